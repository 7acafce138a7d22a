"""The Hong Kong 16-tile game: what is paid beside the wins, the win by flowers, and pulling."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, FLOWERS, TURN, WON
from fangcheng.game import event_types
from fangcheng.game import events as ev
from flow.hongkong16 import BASE, CHOWS, CHOWS_VALUE, DULL, FAN, dealt, notes, open_notes, value_of
from flow.table_of import Table, only

HALF = BASE // 2


def causes(table: Table) -> list[tuple[str, list[int]]]:
    """The payments of the last step: cause, and the change of every seat from the dealer."""
    return [(row.cause, [row.changes[table.seat(letter)] for letter in "ESWN"]) for row in paid(table)]


def paid(table: Table) -> list[event_types.Paid]:
    """The payment rows of the last step."""
    return only(ev.read_events(table.record), event_types.Paid)


def gained(table: Table, before: list[int]) -> list[int]:
    """What every seat has won since."""
    return [now - then for now, then in zip(table.scores(), before)]


# --- flowers


@pytest.mark.rule("TAIWAN-P17")
def test_four_numbers_of_mixed_series_bring_half_a_base_from_each_in_the_deal_too():
    table = dealt({"E": DULL + "7z", "S": "1f6f3f8f258m258p258s123z"}, tail="4z5z6z9p")
    assert causes(table) == [("mixed_flowers", [-HALF, 3 * HALF, -HALF, -HALF])]
    assert table.scores() == [-HALF, 3 * HALF, -HALF, -HALF]


@pytest.mark.rule("TAIWAN-P17", "TAIWAN-P19")
@pytest.mark.parametrize("series", ["1f2f3f4f", "5f6f7f8f"])
def test_a_full_series_brings_one_base_from_each(series):
    first, last = series[:6], series[6:]
    table = dealt({"E": DULL + "7z", "S": first + "2589m258p258s123z"}, wall=last, tail="4z5z6z9p")
    assert int(table.rules.pulling) == 1  # side income is never pulled
    assert causes(table) == []
    table.play("E 7z").wait()
    assert causes(table) == [("flower_series", [-BASE, 3 * BASE, -BASE, -BASE])]
    assert table.drawn() == "9p"


@pytest.mark.rule("TAIWAN-P17")
def test_the_mixed_four_are_paid_once_a_hand_and_not_beside_a_full_series():
    table = dealt({"E": DULL + "7z", "S": "1f6f3f8f258m258p258s123z"}, wall="2f", tail="4z5z6z9p7p")
    table.play("E 7z").wait()
    assert causes(table) == []  # 1 2 3 and 8 are a second mixed four
    table = dealt({"E": DULL + "7z", "S": "1f2f3f4f258m258p258s123z"}, wall="5f", tail="4z5z6z9p7p")
    table.play("E 7z").wait()
    assert causes(table) == []
    # A series completed behind the mixed four is paid still.
    table = dealt({"E": DULL + "7z", "S": "1f2f3f8f258m258p258s123z"}, wall="4f", tail="4z5z6z9p7p")
    assert causes(table) == [("mixed_flowers", [-HALF, 3 * HALF, -HALF, -HALF])]
    table.play("E 7z").wait()
    assert causes(table) == [("flower_series", [-BASE, 3 * BASE, -BASE, -BASE])]


def seven(**more) -> Table:
    """South has laid out seven flowers in the deal; his hand is far from ready."""
    more.setdefault("tail", "1z2z3z4z5z6z9p9p7s")
    return dealt({"E": DULL + "7z", "S": "1f2f3f4f5f6f7f258m258p258s"}, **more)


@pytest.mark.rule("TAIWAN-P17", "TAIWAN-P18")
def test_with_eight_flowers_one_goes_on_for_eight_bases_from_each():
    table = seven(wall="8f")
    table.play("E 7z").wait()
    assert int(table.record.question) == FLOWERS
    assert table.open_to("S") == ["pass", "win"]
    before = table.scores()  # the series have been paid
    table.play("S pass")
    assert [cause for cause, _ in causes(table)] == ["eight_flowers"]
    assert gained(table, before) == [-8 * BASE, 24 * BASE, -8 * BASE, -8 * BASE]
    assert int(table.record.phase) == TURN
    assert table.drawn() == "9p"  # the replacement


@pytest.mark.rule("TAIWAN-P18")
def test_or_wins_forty_fan_as_by_self_draw_and_ends_the_hand():
    table = seven(wall="8f", options={"pulling": False})
    table.play("E 7z").wait()
    before = table.scores()
    table.play("S win")
    due = BASE + FAN * 40
    assert gained(table, before) == [-due - FAN, 3 * due + FAN, -due, -due]  # the dealer pays his fan too
    assert int(table.record.ending) == WON


@pytest.mark.rule("TAIWAN-P17", "TAIWAN-P18")
@pytest.mark.parametrize("wins", [True, False])
def test_with_seven_and_the_eighth_drawn_by_another_one_wins_thirty_fan_or_takes_six_bases_from_him(wins):
    table = seven(wall="6p8f", options={"pulling": False})
    table.play("E 7z", "S 6p").wait()
    assert int(table.record.question) == FLOWERS
    assert int(table.record.turn) == 2  # West drew it, South is asked
    before = table.scores()
    table.play("S win" if wins else "S pass")
    due = BASE + FAN * 30 if wins else 6 * BASE
    assert gained(table, before) == [0, due, -due, 0]
    assert table.over == wins
    if not wins:
        assert int(table.record.turn) == 2
        assert table.drawn() == "9p"


@pytest.mark.rule("TAIWAN-P18")
def test_dealt_flowers_are_asked_about_when_all_are_replaced_and_then_the_hand_begins():
    hands = {"E": DULL + "7z", "S": "1f2f3f4f5f6f7f258m258p258s", "N": "8f2589m258p258s12345z"}
    table = dealt(hands, tail="1z2z3z4z5z6z9p6p")
    assert int(table.record.question) == FLOWERS
    table.play("S pass")
    assert causes(table) == [("seven_flowers", [0, 6 * BASE, 0, -6 * BASE])]
    assert (int(table.record.phase), table.drawn()) == (TURN, "7z")
    assert [event.source for event in only(table.events, event_types.Drew)] == ["wall"]


@pytest.mark.rule("TAIWAN-P18")
def test_who_goes_on_with_the_last_tile_of_the_wall_has_the_hand_drawn():
    table = seven(tail="1z2z3z4z5z6z9p8f", left=1)  # the last tile is the lower one of the stack the tail has come to
    table.play("E 7z").wait().play("S pass")
    assert int(table.record.ending) == EXHAUSTED
    assert [cause for cause, _ in causes(table)] == ["eight_flowers"]


# --- concealed kongs, following


@pytest.mark.rule("TAIWAN-P17")
def test_a_concealed_kong_brings_one_base_from_each_other_kongs_nothing():
    table = dealt({"E": "222258m258p258s12345z"}, tail="9p")
    table.play("E kong 2222m")
    assert causes(table) == [("concealed_kong", [3 * BASE, -BASE, -BASE, -BASE])]
    table = dealt({"E": DULL + "7z", "S": "2589m258p25s1234z777z"}, tail="9p")
    table.play("E 7z", "S kong 777z")
    assert table.drawn() == "9p"
    assert causes(table) == []


@pytest.mark.rule("TAIWAN-P17")
@pytest.mark.parametrize(("kind", "bases"), [("1m", 1), ("9p", 1), ("5z", 1), ("2s", 2), ("8m", 2)])
def test_who_discards_first_what_all_others_discard_after_him_pays_each(kind, bases):
    table = dealt({"E": "347m347p347s1234667z" + kind}, wall=kind * 3)
    table.play(f"E {kind}").throw_drawn(2)
    assert causes(table) == []
    table.play(f"N {kind}")
    assert causes(table) == [("follow", [-3 * bases * BASE, *[bases * BASE] * 3])]


@pytest.mark.rule("TAIWAN-P17")
def test_following_counts_at_any_time_of_the_hand_and_the_first_of_the_four_pays():
    table = dealt({"E": DULL + "7z"}, wall="1z9p9p9p9p")
    table.play("E 7z").throw_drawn(4).play("S 9p")
    assert causes(table) == [("follow", [BASE, BASE, -3 * BASE, BASE])]


@pytest.mark.rule("TAIWAN-P17")
def test_a_discard_of_another_kind_between_is_no_following():
    table = dealt({"E": DULL + "9p"}, wall="9p1z9p9p")
    table.play("E 9p").throw_drawn(3).play("E 9p")
    assert causes(table) == []


# --- pulling

FED = {"E": 3, "W": 5, "N": 6}  # turns between East's first discard and the one South wins on
SOUTH = BASE + FAN * CHOWS_VALUE  # what South's hand costs who does not deal
DRAWN = SOUTH + FAN * 2  # self-draw and fully concealed


def fed_by(letter: str, **amounts: int) -> Table:
    """South wins on 6s of the named seat, with these notes open."""
    tiles = ["1z", "2z", "3z", "4z", "5z", "6z", "7z"]
    tiles[FED[letter]] = "6s"
    table = dealt({"E": DULL + "7z", "S": CHOWS}, "".join(tiles), before_deal=open_notes(**amounts))
    return table.play("E 7z").throw_drawn(FED[letter]).play(f"{letter} 6s", "S win")


def self_drawn(**amounts: int) -> Table:
    """South draws his 6s, with these notes open."""
    table = dealt({"E": DULL + "7z", "S": CHOWS}, "1z2z3z4z6s", before_deal=open_notes(**amounts))
    return table.play("E 7z").throw_drawn(4).play("S win")


@pytest.mark.rule("TAIWAN-P19")
def test_a_win_on_a_discard_is_not_paid_but_noted():
    table = fed_by("W")
    assert value_of(table, "S") == CHOWS_VALUE
    assert table.scores() == [0, 0, 0, 0]
    assert notes(table) == {"SW": SOUTH}
    assert [(row.seat, row.other, row.number) for row in paid(table) if row.cause == "noted"] == [(1, 2, SOUTH)]
    assert notes(fed_by("E")) == {"SE": SOUTH + FAN}


@pytest.mark.rule("TAIWAN-P19")
def test_a_further_win_from_the_same_lets_the_note_grow_by_half_rounded_down():
    assert notes(fed_by("W", SW=41)) == {"SW": 41 + 20 + SOUTH}


@pytest.mark.rule("TAIWAN-P19")
def test_a_self_draw_is_added_to_open_notes_and_paid_by_the_others():
    table = self_drawn(SW=41)
    assert notes(table) == {"SW": 41 + 20 + DRAWN}
    assert table.scores() == [-DRAWN - FAN, 2 * DRAWN + FAN, 0, -DRAWN]


@pytest.mark.rule("TAIWAN-P19")
def test_a_win_from_others_only_leaves_the_note():
    assert notes(fed_by("N", SW=40)) == {"SW": 40, "SN": SOUTH}


@pytest.mark.rule("TAIWAN-P19")
def test_a_debtor_who_wins_from_the_holder_pays_half_and_the_note_is_gone():
    table = fed_by("W", WS=41)
    assert table.scores() == [0, -20, 20, 0]
    assert notes(table) == {"SW": SOUTH}


@pytest.mark.rule("TAIWAN-P19")
def test_a_debtor_who_draws_his_win_pays_half():
    table = self_drawn(WS=41)
    assert table.scores() == [-DRAWN - FAN, 3 * DRAWN + FAN - 20, 20 - DRAWN, -DRAWN]
    assert notes(table) == {}


@pytest.mark.rule("TAIWAN-P19")
def test_when_somebody_else_wins_or_the_debtor_from_another_the_note_is_collected():
    table = fed_by("W", NE=40)
    assert table.scores() == [-40, 0, 0, 40]
    assert notes(table) == {"SW": SOUTH}
    table = fed_by("W", NS=40)
    assert table.scores() == [0, -40, 0, 40]
    assert notes(table) == {"SW": SOUTH}


@pytest.mark.rule("TAIWAN-P19")
def test_of_several_winners_the_holders_own_win_goes_first_then_the_debtors():
    hands = {"E": DULL + "7z", "S": CHOWS, "N": "123789m123789p45s11s"}
    table = dealt(hands, "1z2z3z4z5z6s", before_deal=open_notes(SN=40, WN=30, ES=20))
    table.play("E 7z").throw_drawn(5).play("W 6s", "S win", "N win")
    # South has won: his note stays. North has won from West: half. East has not won, and South not from him: collected.
    assert table.scores() == [20, -20, 15, -15]
    together = FAN * 5
    assert notes(table) == {"SN": 40, "SW": SOUTH + together, "NW": BASE + FAN * (15 + 3) + together}


@pytest.mark.rule("TAIWAN-P19")
def test_a_robbed_kong_is_noted_like_a_discard():
    hands = {"E": DULL + "3s", "S": CHOWS, "N": "2589m258p258s1456z33s"}
    table = dealt(hands, wall="1z2z4z3s")
    table.play("E 3s", "N pon 33s", "N 1z").throw_drawn(3).play("N kong 3333s", "S win")
    assert notes(table) == {"SN": SOUTH + FAN * 10}
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("TAIWAN-P19")
def test_a_flower_win_from_who_has_the_eighth_is_noted_too():
    table = seven(wall="6p8f")
    table.play("E 7z", "S 6p").wait()
    table.play("S win")
    assert notes(table) == {"SW": BASE + FAN * 30}


@pytest.mark.rule("TAIWAN-P19")
def test_a_drawn_hand_leaves_the_notes_and_the_end_of_the_match_collects_them():
    table = dealt({"E": DULL + "7z"}, left=0, before_deal=open_notes(SW=40))
    table.play("E 7z").wait()
    assert int(table.record.ending) == EXHAUSTED
    assert notes(table) == {"SW": 40}
    last = {"round_wind": 1, "deal_number": 3, "dealer": 3, "first_dealer": 0}
    table = dealt({}, before_deal=open_notes(SW=40) | last)
    table.close(WON, "S", "N")
    assert only(table.events, event_types.MatchEnded)
    assert notes(table) == {}
    assert table.record.scores.tolist() == [0, 40, -40, 0]  # by seat: North deals
