"""Hands of Nanjing where rules meet: purses emptied by side payments, chances that were none, flowers at the end."""

from functools import partial

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import BROKE, EXHAUSTED
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
PLAIN = "23456m123p789s44z"  # waits for 1m, 4m and 7m
dealt = partial(table_of, "nanjing")


@pytest.mark.rule("NANJING-11", "NANJING-15", "COMMON-3")
@pytest.mark.parametrize("points", [0, 100])
def test_a_bankrupts_discard_is_no_chance_let_pass(points):
    scores = [points, 100, 100, 200 - points]
    hands = {"E": DULL + "1m", "S": DULL, "N": PLAIN}
    table = dealt(hands, wall="4m", before_deal={"scores": scores}).play("E 1m").wait()
    table.play("S 4m")
    assert table.may("N", "win") == (points == 0)


@pytest.mark.rule("NANJING-11", "COMMON-3")
def test_a_pung_of_a_tile_one_could_win_on_is_a_win_let_pass():
    hands = {"E": DULL + "1m", "N": "11234m567789p44s"}
    table = dealt(hands, wall="4s", options={"flower_threshold": 0}).play("E 1m", "N pon 11m", "N 4s").wait()
    table.play("E 4s")
    assert not table.may("N", "win")
    # Not so where no win went by: the same hand, the first tile out of a pair of its own.
    table = dealt({"E": DULL + "1m", "N": "11247m567789p44s"}, wall="3m", options={"flower_threshold": 0})
    table.play("E 1m", "N pon 11m", "N 7m").wait()
    table.play("E 3m")
    assert table.may("N", "win")


@pytest.mark.rule("NANJING-26", "NANJING-28", "NANJING-29", "NANJING-30", "NANJING-36", "NANJING-39")
def test_the_last_tile_replaces_a_kong_completes_a_flower_kong_and_ends_the_hand():
    hands = {"E": DULL + "1m", "S": "5z5z5z1111p25m36s12z"}
    table = dealt(hands, wall="9s", tail="9m9m8m5z", left=2).play("E 1m").wait()
    table.play("S kong 1111p")
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [85, 145, 85, 85]  # 5 and 10 from each
    dealer = int(table.record.dealer)
    table.next_hand()
    assert int(table.record.dealer) == dealer
    assert int(table.record.double_hand.now) == 1


@pytest.mark.rule("NANJING-15", "NANJING-21", "NANJING-27", "NANJING-31", "COMMON-15")
@pytest.mark.parametrize(
    ("scores", "after", "refused"),
    [
        ([16, 184, 100, 100], [1, 189, 105, 105], ""),
        # His last points go with the fourth discard, which then cannot be won on.
        ([15, 185, 100, 100], [0, 190, 105, 105], "no win"),
        # The side payment brings West back into play: one bankrupt, the hand goes on.
        ([15, 285, 0, 100], [0, 290, 5, 105], "no win"),
        # South is served first, nothing is left for West: two bankrupts, the hand is broken off.
        ([5, 295, 0, 100], [0, 300, 0, 100], "over"),
    ],
)
def test_what_a_discard_costs_is_paid_before_anybody_wins_on_it(scores, after, refused):
    hands = {"E": "9999p8888m47m1234z", "S": "123m78p456789s44z"}
    table = dealt(hands, wall="1s7m7s6m2s1z5m6m3s1z2z5m", before_deal={"scores": scores})
    for _ in range(3):
        table.play("E 9p").wait().throw_drawn(3)
    table.play("E 9p")
    assert table.scores() == after
    if refused == "over":
        assert table.over
        assert int(table.record.ending) == BROKE
        assert only(table.events, ev.MatchEnded)
    elif refused:
        assert not table.may("S", "win")
        assert not table.over
    else:
        table.play("S win").wait()
        assert table.scores() == [0, 190, 105, 105]


@pytest.mark.rule("NANJING-15", "NANJING-27")
def test_four_winds_bring_a_bankrupt_back_and_his_discard_is_won_on():
    hands = {"E": DULL + "9p", "S": "234567m123p789s4z"}
    scores = {"before_deal": {"scores": [0, 200, 100, 100]}}
    table = dealt(hands, wall="9s8m7s6m9m6p6s5m5s", **scores)
    for tile in ("1z", "2z", "3z"):
        table.play(f"E {tile}").throw_drawn(3)
    table.play("E 4z")
    assert table.scores() == [15, 195, 95, 95]
    table.play("S win").wait()
    assert table.scores() == [0, 210, 95, 95]


@pytest.mark.rule("NANJING-18", "NANJING-36")
def test_a_flower_kong_of_the_deal_counts_double_in_a_double_hand():
    start = {"double_hand.coming": 1, "hands_played": 1}
    table = dealt({"E": DULL + "9p", "S": "5555z47m258p36s12z"}, tail="9m9m8m8m", before_deal=start)
    assert table.scores() == [80, 160, 80, 80]


@pytest.mark.rule("NANJING-10", "NANJING-26", "NANJING-31", "COMMON-6")
def test_a_robbed_kong_is_not_paid_and_two_emptied_purses_end_the_match():
    hands = {"E": DULL + "9p", "S": "11m258p369s12334z", "W": PLAIN.replace("123p", "777p")}
    scores = {"before_deal": {"scores": [0, 60, 240, 100]}}
    table = dealt(hands, wall="8m8m8m1m", **scores).play("E 1m", "S pon 11m", "S 2p")
    table.wait().throw_drawn(3).play("S kong 1111m", "W win").wait()
    assert table.scores() == [0, 0, 300, 100]
    assert "added_kong" not in {row.cause for row in only(table.events, ev.Paid)}
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANJING-18")
def test_a_circumstance_says_that_the_hand_counts_double():
    case = {"seat": "S", "hand": PLAIN, "flowers": "1f", "context": ["double_hand"]}
    case |= {"win": {"tile": "1m", "by": "discard", "from": "W"}}
    case |= {"expect": {"win": True, "total": 44, "payments": {"E": 0, "S": 44, "W": -44, "N": 0}}}
    outcome = run_case(Case("test_adversary.py", 1, "nanjing", "a double hand", case))
    assert outcome.status == "passed", str(outcome)
