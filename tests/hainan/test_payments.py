"""Who pays in Hainan: those bound by three melds, for kongs, flowers, a followed dealer, late discards and bets."""

from functools import partial

import pytest

from fangcheng.core.institutions.bonds import bind
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from tabletop import pass_case

DULL = "4689m1359p135s44z"  # thirteen tiles far from ready
READY = "123555m678p22s78s"  # concealed, waits for 6s and 9s
WON = [-2, 5, -2, -1]  # South wins on West's discard; the dealer pays two units, the discarder one point more
dealt = partial(table_of, "hainan")


def ready(wall="4z9s", hands=None, **more):
    """East has thrown 7z, and South holds READY; it draws first."""
    return dealt({"E": DULL + "7z", "S": READY, **(hands or {})}, wall, **more).play("E 7z")


def won(table):
    """South lets its first draw go and wins on West's 9s."""
    return table.play("S 4z drawn", "W 9s", "S win")


def plus(*payments):
    return [sum(seat) for seat in zip(*payments)]


# --- bound by melds

# East feeds South three chows; South then waits for 6p and 9p with a pair of Wests. The others throw what they draw.
FEEDER = "1m3p8s4689m9p135s144z"
TAKER = "23m4578p67s33567z"
FILL = "1z2z5z1z2z7z"
THREE = (
    *("E 1m", "S chi 23m", "S 5z", "W 1z drawn", "N 2z drawn", "E 3p", "S chi 45p", "S 6z", "W 1z drawn", "N 2z drawn"),
    *("E 8s", "S chi 67s", "S 7z"),
)


def taken(wall, **more):
    hands = {"E": FEEDER, "S": TAKER, "W": "2479m1249p4699s6z", "N": "2479m1249p4699s6z"}
    return dealt(hands, FILL + wall, **more).play(*THREE)


@pytest.mark.rule("HAINAN-37", "HAINAN-40")
def test_who_has_fed_three_melds_pays_for_all_when_his_discard_wins():
    table = taken("7s8m9p").play("W 7s drawn", "N 8m drawn", "E 9p drawn", "S win")
    assert table.scores() == [-(2 + 1 + 1 + 1), 5, 0, 0]


@pytest.mark.rule("HAINAN-38")
@pytest.mark.parametrize(
    ("melds", "payments"),
    [
        (["chi 123m from S", "pon 444s from S", "kong 8888p from S"], [0, -5, 5, 0]),
        (["chi 123m from S", "pon 444s from N", "kong 8888p from S"], [-2, -2, 5, -1]),
        (["chi 123m from S", "pon 444s from S", "concealed 8888p"], [-2, -2, 5, -1]),
    ],
)
def test_chows_pungs_and_kongs_taken_from_one_player_count_together(melds, payments):
    told = {"seat": "W", "hand": "22m56p", "melds": melds, "win": {"tile": "7p", "by": "discard", "from": "S"}}
    pass_case("hainan", told, {"win": True, "payments": dict(zip("ESWN", payments))})


@pytest.mark.rule("HAINAN-37", "HAINAN-40")
@pytest.mark.parametrize(("giver", "payments"), [("E", [-5, 0, 5, 0]), ("N", [0, 0, 5, -5])])
def test_three_pungs_taken_from_anybody_bind_to_him(giver, payments):
    """West's upper seat is South; the dealer's share is two units, and the one who is bound pays a point more."""
    melds = [f"pon {tiles} from {giver}" for tiles in ("444s", "888p", "999m")]
    told = {"seat": "W", "hand": "22m56p", "melds": melds, "win": {"tile": "7p", "by": "discard", "from": giver}}
    pass_case("hainan", told, {"win": True, "payments": dict(zip("ESWN", payments))})


@pytest.mark.rule("HAINAN-37")
def test_a_discard_of_somebody_else_is_paid_by_all_as_ever():
    assert taken("9p").play("W 9p drawn", "S win").scores() == WON


@pytest.mark.rule("HAINAN-39")
def test_three_melds_bind_nobody_to_a_self_draw():
    assert taken("7s8m7s9p").throw_drawn(3).play("S win").scores() == [-4, 8, -2, -2]


@pytest.mark.rule("HAINAN-37", "HAINAN-40")
@pytest.mark.parametrize(("taker", "scores"), [("S", [7, -7, 0, 0]), ("W", [7, -3, -2, -2])])
def test_who_has_taken_three_melds_pays_for_all_when_he_discards_the_other_s_tile(taker, scores):
    """East deals and waits for 6s and 9s; South throws 9s, and it or West has taken three of East's discards."""
    table = dealt({"E": READY + "7z"}, "9s")
    bind(table.record, table.seat(taker), table.seat("E"))
    assert table.play("E 7z", "S 9s drawn", "E win").scores() == scores


@pytest.mark.rule("HAINAN-34", "HAINAN-37", "COMMON-14")
@pytest.mark.parametrize(("bound", "scores"), [("W", [0, 5, -5, 0]), ("E", [-2, 5, -2, -1])])
def test_a_bound_maker_of_a_robbed_kong_pays_for_all_too(bound, scores):
    hands = {"E": DULL + "6s", "S": READY, "W": "469m135p1366s133z"}
    table = dealt(hands, "2z5z2z6s")
    bind(table.record, table.seat(bound), table.seat("S"))
    table.play("E 6s", "S pass", "W pon 66s", "W 1z").throw_drawn(3)
    assert table.play("W kong 6666s", "S win").scores() == scores


# South takes three chows of East and makes a kong of 7z; then it waits for 9p.
CHOWS = (
    *("E 1m", "S chi 23m", "S 4z", "W 1z drawn", "N 2z drawn", "E 3p", "S chi 45p", "S 5z", "W 1z drawn", "N 2z drawn"),
    *("E 8s", "S chi 67s", "S 6z", "W 7s drawn"),
)
BY_EAST = (*CHOWS, "N 8m drawn", "E 7z", "S kong 777z", "S 2s drawn")
BY_NORTH = (*CHOWS, "N 7z", "S kong 777z", "S 2s drawn")


@pytest.mark.rule("HAINAN-38", "HAINAN-39", "HAINAN-40")
@pytest.mark.parametrize(
    ("east", "north", "steps", "scores"),
    [
        ("17z", "6z", BY_EAST, [-(4 + 2 + 2) - 2, 8 + 4, -1, -1]),
        ("12z", "7z", BY_NORTH, [-4 - 2, 8 + 4, -2 - 1, -2 - 1]),
    ],
    ids=["four of one", "three of one"],
)
def test_who_has_fed_four_melds_a_kong_among_them_pays_a_self_draw_alone(east, north, steps, scores):
    """The win is two hands; the kong costs each one unit whoever pays for the win."""
    hands = {
        "E": "1m3p8s4689m2p135s4z" + east,
        "S": "23m45p67s9p456777z",
        "W": "2479m1249p4699s6z",
        "N": "2479m1249p4699s" + north,
    }
    drawn = "7p7s8m7p9p" if steps == BY_EAST else "7s7p8m9p"
    table = dealt(hands, "1z2z1s1z2z2m7s8m" + drawn, tail="2s").play(*steps).throw_drawn(3)
    assert table.play("S win").scores() == scores


# --- kongs


@pytest.mark.rule("HAINAN-41")
def test_a_concealed_kong_brings_two_units_of_each_whoever_wins():
    hands = {"E": "4444m1359p135s123z"}
    table = dealt({**hands, "S": READY}, "4z9s", tail="7z").play("E kong 4444m", "E 7z")
    assert won(table).scores() == plus(WON, [12, -4, -4, -4])


@pytest.mark.rule("HAINAN-41")
def test_an_open_kong_brings_one_unit_of_each():
    hands = {"N": "4689m1359p13s777z"}
    table = dealt({"E": DULL + "7z", "S": READY, **hands}, "2z4z9s", tail="3z").play(
        "E 7z", "N kong 777z", "N 3z drawn"
    )
    table.throw_drawn(1)  # East
    assert won(table).scores() == plus(WON, [-2, -1, -1, 4])


@pytest.mark.rule("HAINAN-41")
def test_an_added_kong_brings_one_unit_of_each():
    """West pungs East's 7z and adds the fourth; then it throws South the 9s that replaced it."""
    hands = {"E": DULL + "7z", "S": READY, "W": "4689m135p13s3377z"}
    table = dealt(hands, "4z1m2z7z", tail="9s").play("E 7z", "W pon 77z", "W 1s", "N 4z drawn", "E 1m drawn")
    table.play("S 2z drawn", "W kong 7777z", "W 9s drawn", "S win")
    assert table.scores() == plus(WON, [-2, -1, 4, -1])


@pytest.mark.rule("HAINAN-41")
def test_a_tile_added_in_a_later_turn_brings_as_much():
    """West holds three 7z, pungs with two of them, and adds the third only after it has drawn again."""
    hands = {"E": DULL + "7z", "S": READY, "W": "4689m135p13s3777z"}
    table = dealt(hands, "4z1m2z5z", tail="9s").play("E 7z", "W pon 77z", "W 1s", "N 4z drawn", "E 1m drawn")
    table.play("S 2z drawn", "W kong 7777z", "W 9s drawn", "S win")
    assert table.scores() == plus(WON, [-2, -1, 4, -1])


@pytest.mark.rule("HAINAN-43")
@pytest.mark.parametrize(
    ("flowers", "tail", "paid"),
    [
        ("1234567f123555m", "678p2278s", [-2, 4, -1, -1]),
        ("12345678f12355m", "5m678p2278s", [-4, 8, -2, -2]),
        ("123456f123555m6p", "78p2278s", [0] * 4),
    ],
)
def test_seven_and_eight_flowers_are_paid_with_a_won_hand(flowers, tail, paid):
    for option, due in ((True, paid), (False, [0] * 4)):
        table = ready(hands={"S": flowers}, tail=tail, options={"flower_points": option})
        assert won(table).scores() == plus(WON, due)


@pytest.mark.rule("HAINAN-43", "HAINAN-41")
def test_flowers_are_paid_to_who_has_them_whoever_wins_and_not_in_a_drawn_hand():
    hands = {"N": "1234567f4689m66z"}
    table = ready(hands=hands, tail="1359p135s", options={"flower_points": True})
    assert won(table).scores() == plus(WON, [-2, -1, -1, 4])
    table = ready("4z", hands, tail="1359p135s", options={"flower_points": True}, left=3).throw_drawn(5)
    assert (table.over, table.scores()) == (True, [0] * 4)


@pytest.mark.rule("HAINAN-44", "HAINAN-41")
@pytest.mark.parametrize(("follow", "due"), [(True, [-6, 2, 2, 2]), (False, [0] * 4)])
def test_a_dealer_whose_first_discard_all_repeat_pays_each(follow, due):
    table = dealt({"E": DULL + "3z", "S": READY}, "3z3z3z5z6s", options={"follow": follow})
    table.play("E 3z", "S 3z drawn", "W 3z drawn", "N 3z drawn", "E 5z drawn", "S win")
    assert table.scores() == plus([-4, 8, -2, -2], due)


@pytest.mark.rule("HAINAN-44", "HAINAN-41")
def test_a_dealer_pays_nothing_if_one_throws_another_tile_or_nobody_wins():
    options = {"follow": True}
    table = dealt({"E": DULL + "3z", "S": READY}, "3z3z5z5z6s", options=options)
    table.play("E 3z", "S 3z drawn", "W 3z drawn", "N 5z drawn", "E 5z drawn", "S win")
    assert table.scores() == [-4, 8, -2, -2]
    table = dealt({"E": DULL + "3z"}, "3z3z3z", options=options, left=3).play("E 3z").throw_drawn(5)
    assert (table.over, table.scores()) == (True, [0] * 4)


@pytest.mark.rule("HAINAN-45", "HAINAN-40")
@pytest.mark.parametrize(
    ("left", "option", "scores"), [(4, True, [0, 5, -5, 0]), (5, True, WON), (4, False, WON), (0, True, [0, 5, -5, 0])]
)
def test_late_discards_pay_for_all(left, option, scores):
    """South has drawn, and West draws what it throws; so many tiles are left to draw then."""
    table = ready(left=left + 2, options={"end_liability": option})
    assert won(table).scores() == scores


# --- bets


@pytest.mark.rule("HAINAN-42", "COMMON-25")
@pytest.mark.parametrize(("ga", "numbers"), [(True, "01235"), ("free", "012345")])
def test_all_bet_together_before_the_deal_and_bets_are_shown_when_all_have_chosen(ga, numbers):
    table = dealt({"S": READY}, options={"ga": ga})
    assert [table.open_to(letter) for letter in "ESWN"] == [[f"stake {number}" for number in numbers]] * 4
    table.play("W stake 5")
    assert {seat.bet for seat in table.view("S").seats} == {None}
    table.play("E stake 0", "N stake 1", "S stake 2")
    assert [seat.bet for seat in table.view("S").seats] == [0, 2, 5, 1]
    assert [(event.seat, event.number) for event in only(table.events, ev.BetShown)] == [(0, 0), (1, 2), (2, 5), (3, 1)]


@pytest.mark.rule("HAINAN-42", "COMMON-25")
def test_bets_count_in_every_unit_kongs_too_and_are_named_anew():
    opening = ("E stake 0", "S stake 2", "W stake 3", "N stake 0")
    table = ready(options={"ga": True}, opening=opening)
    # Two units with the dealer, one with others, and what both have bet.
    assert won(table).scores() == [-4, 4 + 7 + 3, -7, -3]
    table.next_hand()
    assert [table.open_to(letter)[0] for letter in "ESWN"] == ["stake 0"] * 4
