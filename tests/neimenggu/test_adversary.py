"""Hands of Inner Mongolia where rules meet: chances that were none, robbers side by side, the last tiles."""

from functools import partial

import pytest

from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
dealt = partial(table_of, "neimenggu")


@pytest.mark.rule("NEIMENGGU-20", "NEIMENGGU-34", "COMMON-3")
def test_a_tile_that_a_closed_hand_could_not_win_on_is_no_win_let_pass():
    """South lacks only the opening when North discards 6s; he opens with a chi, and West discards the next 6s."""
    hands = {"E": DULL + "9p", "S": "22288789m456p78s"}
    table = dealt(hands, wall="1z2z6s8m6s").play("E 9p").wait().throw_drawn(2)
    table.play("N 6s")
    assert not table.may("S", "win")
    table.wait().play("E 8m", "S chi 79m", "S 8m").wait()
    table.play("W 6s")
    assert table.may("S", "win")
    table.play("S win")
    # Plain; West discarded and is closed.
    assert table.scores() == [0, 4, -4, 0]


# West and North wait for 3m and 6m and are closed when East discards the first 6m.
ROBBERS = {
    "E": "147m258p369s234z9s6m",
    "S": "66m147p258s234z9m5z",
    "W": "45m123p789p33s551z",
    "N": "45m456p111s22s11z9p",
}


@pytest.mark.rule("NEIMENGGU-17", "NEIMENGGU-23", "NEIMENGGU-25", "NEIMENGGU-34", "COMMON-3", "COMMON-6")
@pytest.mark.parametrize(("robs", "scores"), [("W", [0, -8, 8, 0]), ("N", [0, -4, 0, 4])])
def test_of_two_robbers_the_first_after_the_maker_wins_and_the_second_if_he_passes(robs, scores):
    table = dealt(ROBBERS, wall="9m6m")
    table.play("E 6m", "S pon 66m", "S 5z", "W pon 55z", "W 1z", "N pon 11z", "N 9p").wait()
    table.play("E 9m").wait().play("S kong 6666m")
    assert table.may("W", "win")
    # The robbed kong 1, of West a dragon triplet 1; the maker 1, he has opened.
    table.play(f"{robs} win").wait()
    assert table.scores() == scores
    assert len(only(table.events, ev.Won)) == 1
    assert [meld.kind for meld in table.view().seats[1].melds] == ["pon"]


@pytest.mark.rule("NEIMENGGU-7", "NEIMENGGU-28", "NEIMENGGU-30", "NEIMENGGU-31", "NEIMENGGU-36")
def test_a_kong_takes_the_last_drawable_tile_and_the_drawn_hand_pays_nothing():
    hands = {"E": DULL + "8m", "S": "1111p25m369s1234z"}
    table = dealt(hands, wall="9s", left=2).play("E 8m").wait()
    table.play("S kong 1111p")
    assert int(table.record.drawable) == 0
    dealer = int(table.record.dealer)
    table.throw_drawn(1)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0] * 4
    table.next_hand()
    assert int(table.record.dealer) == dealer


@pytest.mark.rule("NEIMENGGU-26", "NEIMENGGU-28", "NEIMENGGU-F-kong_bloom")
def test_a_bloom_after_a_kong_of_a_discard_is_paid_by_all_three():
    hands = {"E": DULL + "8m", "S": "888345m123678p3s"}
    table = dealt(hands, tail="3s").play("E 8m", "S kong 888m")
    table.play("S win")
    # Self-draw 1, narrow 1, open kong 1, bloom 1; all closed, East the dealer.
    assert table.scores() == [-64, 128, -32, -32]
