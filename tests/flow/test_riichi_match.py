"""Riichi: how long a match is, what ends it, what follows the last hand; when kan-dora are turned; five kongs."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, WON
from fangcheng.game.engine import Engine
from flow.table_of import table_of
from plugins.rulebook import text_of

SOUTH_4 = {"round_wind": 1, "deal_number": 3, "dealer": 3, "first_dealer": 0}
NOBODY_THERE = [29000, 28000, 22000, 21000]  # by seat: nobody has the target
DEALER_LEADS = [22000, 24000, 23000, 31000]
DEALER_TRAILS = [36000, 24000, 19000, 21000]


def last_hand(scores, options=None, **fields):
    """The last hand of a half game, with these points by seat; seat 3 deals."""
    return table_of("riichi", options=options or {}, before_deal=SOUTH_4 | {"scores": scores} | fields)


def over(table):
    return table.record.phase == MATCH_OVER


@pytest.mark.rule("RIICHI-16")
@pytest.mark.parametrize(
    ("length", "winds"),
    [
        (None, "EEEESSSS"),
        ("half", "EEEESSSS"),
        ("east", "EEEE"),
        ("full", "EEEESSSSWWWWNNNN"),
        ("east_north", "EEEENNNN"),
        ("east_east", "EEEEEEEE"),
    ],
)
def test_a_match_has_the_named_hands_of_its_length(length, winds):
    options = {} if length is None else {"length": length}
    table = table_of("riichi", options=options, before_deal={"dealer": 1, "first_dealer": 1})
    table.record.scores[:] = [34000, 33000, 17000, 16000]
    found = ""
    for _ in winds:
        assert not over(table)
        found += table.view().round_wind
        table.close(WON, "S", "W")
        if not over(table):
            table.next_hand()
    assert (found, over(table)) == (winds, True)


@pytest.mark.rule("RIICHI-104")
@pytest.mark.parametrize(("least", "bust", "ends"), [(0, True, False), (-100, True, True), (-100, False, False)])
def test_a_player_below_nothing_ends_the_match_and_one_with_nothing_does_not(least, bust, ends):
    scores = [least, 40000 - least, 30000, 30000]
    table = table_of("riichi", options={"bust": bust}, before_deal={"scores": scores})
    assert over(table.close(WON, "S", "W")) == ends


@pytest.mark.rule("RIICHI-105")
def test_the_match_ends_when_the_dealer_of_the_last_hand_loses_the_deal():
    assert over(last_hand(DEALER_LEADS).close(WON, "S", "W"))
    assert over(last_hand(DEALER_TRAILS).close(WON, "S", "W"))


@pytest.mark.rule("RIICHI-105")
@pytest.mark.parametrize(
    ("scores", "options", "ends"),
    [
        (DEALER_LEADS, {}, True),
        (DEALER_TRAILS, {}, False),
        (DEALER_LEADS, {"all_last_stop": False}, False),
        (DEALER_TRAILS, {"all_last_repeat": False}, True),
        ([25000, 24000, 22000, 29000], {}, False),  # first, but without the target
    ],
)
@pytest.mark.parametrize("how", ["win", "ready"])
def test_a_dealer_who_keeps_the_last_deal_ends_the_match_if_he_is_first_with_the_target(scores, options, ends, how):
    table = last_hand(scores, options)
    if how == "win":
        table.close(WON, "E", "S")
    else:
        table.record.declared.shown[table.seat("E")] = 1
        table.close(EXHAUSTED)
    assert over(table) == ends


@pytest.mark.rule("RIICHI-103")
@pytest.mark.parametrize(
    ("ending", "winners", "ready", "counters", "dealer"),
    [
        (WON, "E", "", 3, 0),
        (WON, "ES", "", 3, 0),
        (WON, "S", "", 0, 1),
        (EXHAUSTED, "", "E", 3, 0),
        (EXHAUSTED, "", "S", 3, 1),  # the deal passes, and a counter more all the same
    ],
)
def test_counters_grow_with_each_dealer_win_and_each_draw_and_go_with_another_win(
    ending, winners, ready, counters, dealer
):
    table = table_of("riichi", before_deal={"dealer": 0, "first_dealer": 0, "counters": 2})
    for seat in ready:
        table.record.declared.shown[table.seat(seat)] = 1
    table.close(ending, winners, "W" if winners else "").next_hand()
    assert (int(table.record.counters), int(table.record.dealer)) == (counters, dealer)


@pytest.mark.rule("RIICHI-106")
@pytest.mark.parametrize(("length", "wind"), [("half", "W"), ("east", "S")])
def test_without_the_target_the_next_round_is_played_to_the_first_hand_that_brings_it(length, wind):
    last = SOUTH_4 | {"round_wind": 1 if length == "half" else 0, "scores": NOBODY_THERE}
    table = table_of("riichi", options={"length": length}, before_deal=last).close(WON, "S", "W")
    assert not over(table)
    table.next_hand()
    assert table.view().round_wind == wind
    assert not over(table.close(WON, "S", "W"))
    table.next_hand().record.scores[:] = [30000, 27000, 22000, 21000]
    assert over(table.close(WON, "S", "W"))


@pytest.mark.rule("RIICHI-106")
@pytest.mark.parametrize(
    ("extension", "reached", "hands"),
    [
        ("sudden_death", False, 4),
        ("sudden_death", True, 1),
        ("full_round", True, 4),
        ("go_on", False, 8),
        ("none", False, 0),
    ],
)
def test_the_extension_ends_as_its_option_says(extension, reached, hands):
    """`reached`: somebody has the target from the first hand of the extension on; `go_on` is left after eight hands."""
    table = last_hand(NOBODY_THERE, {"extension": extension}).close(WON, "S", "W")
    played = 0
    while not over(table) and played < 8:
        table.next_hand()
        if reached:
            table.record.scores[:] = [31000, 27000, 21000, 21000]
        table.close(WON, "S", "W")
        played += 1
    assert played == hands
    assert over(table) == (extension != "go_on")


@pytest.mark.rule("RIICHI-108")
def test_every_house_has_the_return_points_and_uma_of_the_table_in_the_book():
    lines = [line.strip("| ") for line in text_of("riichi").splitlines()]
    houses, told = (
        next(line for line in lines if line.startswith(word)).split(" | ")[1:-1]
        for word in ("option | default", "return points, uma")
    )
    assert houses == ["default", "tenhou", "mahjong_soul", "m_league", "ema", "wrc"]
    for house, words in zip(houses, told):
        rules = Engine("riichi", None, None if house == "default" else house, mode="interpreted").rules
        first, second = (int(rules.uma[place]) // 10 for place in range(2))
        assert f"{int(rules.return_points)}, {first}/{second}" == words, house


@pytest.mark.rule("RIICHI-47")
@pytest.mark.parametrize(
    ("when", "concealed", "called"),
    [("immediate", "67z", "67z"), ("mixed", "67z", "6z"), ("after_discard", "6z", "6z")],
)
def test_a_kan_dora_is_turned_at_once_or_with_the_discard(when, concealed, called):
    options = {"kan_dora_time": when}
    own = table_of("riichi", {"E": "1111m258p369s1234z"}, indicators="6z7z", options=options)
    own.play("E kong 1111m").wait()
    assert own.indicators() == concealed
    hands = {"E": "159m159p159s1234z5z", "S": "147m258p36s12555z"}
    other = table_of("riichi", hands, indicators="6z7z", options=options).play("E 5z", "S kong 555z").wait()
    assert other.indicators() == called
    for table, letter in ((own, "E"), (other, "S")):
        table.play(f"{letter} {table.drawn()} drawn").wait()
        assert table.indicators() == "67z"


@pytest.mark.rule("RIICHI-45", "RIICHI-98")
def test_behind_four_kongs_of_one_player_nobody_makes_a_fifth():
    hands = {"E": "1111m2222p3333s44z", "S": "6666m147p258s123z"}
    table = table_of("riichi", hands, tail="4z4z5z5z")
    table.play("E kong 1111m", "E kong 2222p", "E kong 3333s", "E kong 4444z", "E 5z drawn").wait()
    assert not table.over
    assert (int(table.record.turn), "6666" in table.hand("S")) == (1, True)
    assert table.refusal("S", "kong 6666m") in {"RIICHI-45", "RIICHI-98"}
