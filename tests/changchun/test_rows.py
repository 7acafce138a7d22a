"""The fan of Changchun, what a hand must show, caps and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import HandError, score
from tabletop import payments_of

READY = ("ready_declared",)
WIND = ("pon 222z from E",)
OPEN = "123m45p678s88p"  # waits for 3p and 6p beside a triplet
CLOSED = "123m46p678s88p"


def won(hand=OPEN, tile="6p", by="discard", source="W", seat="S", melds=WIND, context=READY, **more):
    given = None if by == "self" else source
    return score("changchun", hand, tile, by=by, source=given, seat=seat, melds=melds, context=context, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2] or line.id: line.value for line in answer.patterns}


LAID = ("pon 222m from E", "pon 777p from E", "pon 999s from W", "pon 333s from E")


@pytest.mark.rule(
    *("CHANGCHUN-30", "CHANGCHUN-34"),
    *(f"CHANGCHUN-F-{row}" for row in ("plain_hand", "concealed_hand", "narrow_wait", "all_pungs", "seven_pairs")),
    *(f"CHANGCHUN-F-{row}" for row in ("luxury_seven_pairs", "treasure_match", "treasure_draw")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "melds", "more"),
    [
        ({"plain_hand": 0}, OPEN, "6p", WIND, {}),
        ({"concealed_hand": 1}, OPEN + "222z", "6p", (), {}),
        ({"concealed_hand": 1}, OPEN, "6p", ("concealed 2222z",), {}),
        ({"narrow_wait": 1}, CLOSED, "5p", WIND, {}),
        ({"narrow_wait": 1}, "12m456p678s88p", "3m", WIND, {}),
        ({"narrow_wait": 1}, "123m456p678s8p", "8p", WIND, {}),
        ({"narrow_wait": 1}, "12345m678s88p", "3m", WIND, {}),  # 6m would do as well
        ({"narrow_wait": 1, "concealed_hand": 1}, CLOSED + "222z", "5p", (), {}),
        ({"all_pungs": 2}, "222m777p99s55s", "5s", ("pon 333z from E",), {}),
        ({"all_pungs": 2}, "222m5p888p", "5p", ("egg 9m9p9s", "pon 444s from E"), {}),  # and no narrow wait beside it
        ({"all_pungs": 2, "concealed_hand": 1}, "222m777p99s55s333z", "5s", (), {}),
        ({"seven_pairs": 3}, "1199m3377p55s22z4s", "4s", (), {}),
        ({"seven_pairs": 3}, "1199m3377p5555s2z", "2z", (), {}),
        ({"luxury_seven_pairs": 4}, "1199m3377p555s22z", "5s", (), {}),
        ({"narrow_wait": 1, "treasure_match": 2}, CLOSED, "5p", WIND, {"by": "self", "context": "treasure_match"}),
        ({"narrow_wait": 1, "treasure_draw": 1}, CLOSED, "9m", WIND, {"by": "self", "context": "treasure"}),
        ({"plain_hand": 0}, OPEN, "6p", WIND, {"by": "self"}),  # drawn like any other tile
    ],
)
def test_the_fan_of_a_hand_are_added(told, hand, tile, melds, more):
    if more.get("context"):
        more = {**more, "context": (*READY, more["context"])}
    answer = won(**{"hand": hand, "tile": tile, "melds": melds, **more})
    assert rows(answer) == told
    assert answer.total == sum(told.values())


@pytest.mark.rule("CHANGCHUN-F-narrow_wait")
def test_the_only_kind_that_wins_is_a_narrow_wait_in_any_place():
    open_wait = {"hand": "23m777p789s88p", "tile": "1m"}
    assert rows(won(**open_wait, melds=("concealed 5555s",))) == {"concealed_hand": 1}
    # all four 4m are his own, so that 1m is the only kind
    assert rows(won(**open_wait, melds=("concealed 4444m",))) == {"concealed_hand": 1, "narrow_wait": 1}


@pytest.mark.rule(
    *("CHANGCHUN-22", "CHANGCHUN-31", "CHANGCHUN-32", "CHANGCHUN-33", "CHANGCHUN-35", "CHANGCHUN-47"),
)
@pytest.mark.parametrize(
    ("why", "hand", "tile", "melds", "said"),
    [
        ("CHANGCHUN-22", OPEN, "6p", WIND, ()),
        ("CHANGCHUN-31", "123m45p678p88m", "6p", WIND, READY),
        ("CHANGCHUN-31", "123456p45p77z", "6p", WIND, READY),  # one suit is no more than two are
        ("CHANGCHUN-32", "234m45p678s88p", "6p", ("pon 222s from E",), READY),
        ("CHANGCHUN-33", OPEN, "6p", ("chi 789s from E",), READY),
        ("CHANGCHUN-33", "123m45p678s33z", "6p", ("chi 789s from E",), READY),  # winds are no dragons
        ("CHANGCHUN-35", "5z", "5z", (*LAID[:3], "chi 345s from E"), READY),
        ("CHANGCHUN-35", "5z", "5z", ("egg 1z2z3z", *LAID[1:3], "chi 345m from E"), READY),
    ],
)
def test_a_hand_that_lacks_what_the_book_asks_does_not_win(why, hand, tile, melds, said):
    answer = won(hand, tile, melds=melds, context=said)
    assert (answer.wins, answer.refusal_rule) == (False, why)


@pytest.mark.rule("CHANGCHUN-35", "CHANGCHUN-33", "CHANGCHUN-20")
@pytest.mark.parametrize(
    ("hand", "tile", "melds"),
    [
        ("5z", "5z", LAID),
        ("5z", "5z", (*LAID[:2], "chi 345s from E", "concealed 4444z")),  # not all of them lie open
        ("123m45p678s77z", "6p", ("chi 789s from E",)),
        ("123m45p678s88p", "6p", ("egg 5z6z7z",)),
        ("234p45p678p88p", "6p", ("egg 1m1p1s",)),  # which shows all three suits
        ("2277m3377p55s99s6z", "6z", ()),  # seven pairs need no triplet
    ],
)
def test_what_meets_the_demands(hand, tile, melds):
    assert won(hand, tile, melds=melds).wins


@pytest.mark.rule("CHANGCHUN-37", "CHANGCHUN-38", "CHANGCHUN-39")
@pytest.mark.parametrize(
    ("more", "payments"),
    [
        ({"context": (*READY, "payer_ready")}, {"E": -2, "S": 5, "W": -2, "N": -1}),
        ({}, {"E": 0, "S": 5, "W": -5, "N": 0}),
        ({"by": "rob"}, {"E": 0, "S": 5, "W": -5, "N": 0}),
        ({"by": "self"}, {"E": -4, "S": 8, "W": -2, "N": -2}),
        ({"options": {"discarder_covers": "never"}}, {"E": -2, "S": 5, "W": -2, "N": -1}),
        (
            {"options": {"discarder_covers": "always"}, "context": READY},
            {"E": 0, "S": 5, "W": -5, "N": 0},
        ),
    ],
)
def test_dealer_and_giver_or_self_draw_add_a_fan_and_the_unready_discarder_pays_for_all(more, payments):
    assert payments_of(won(**more)) == payments


@pytest.mark.rule("CHANGCHUN-37")
@pytest.mark.parametrize("cap", [4, 5, 6])
def test_the_cap_bounds_the_fan_of_each_payment(cap):
    hand = {"hand": "1199m3377p555s22z", "tile": "5s", "melds": (), "by": "self"}
    points = payments_of(won(**hand, options={"cap_fan": cap}))
    assert (points["E"], points["W"]) == (-(2 ** min(6, cap)), -(2 ** min(5, cap)))
    matched = won(**{**hand, "context": (*READY, "treasure_match")}, options={"cap_fan": cap})
    assert matched.total == 6  # the fan of the hand are told, beyond the cap too


@pytest.mark.rule("CHANGCHUN-21")
def test_an_egg_ends_the_standing_hand_but_by_option():
    egg = {"melds": ("egg 5z6z7z",)}
    assert rows(won(**egg)) == {"plain_hand": 0}
    assert rows(won(**egg, options={"eggs_keep_standing": True})) == {"concealed_hand": 1}


@pytest.mark.rule("CHANGCHUN-13", "CHANGCHUN-15", "CHANGCHUN-18")
def test_which_eggs_there_are():
    assert won(melds=("egg 1z2z1s as 1z2z3z",)).wins
    for egg, options in (
        ("egg 1z2z3z", {"wind_egg": "four"}),
        ("egg 1m1p1s", {"yao_jiu_eggs": False}),
        ("egg 1z2z1s as 1z2z3z", {"flying_egg": False}),
    ):
        with pytest.raises(HandError):
            won(melds=(egg,), options=options)
    assert won(melds=("egg 1z2z3z4z",), options={"wind_egg": "four"}).wins


@pytest.mark.rule("CHANGCHUN-30", "CHANGCHUN-35", "CHANGCHUN-F-all_pungs")
def test_with_ten_tiles_three_sets_and_a_pair_win():
    options = {"hand_size": 10}
    assert rows(won("45p678s88p", "6p", melds=("pon 111m from E",), options=options)) == {"plain_hand": 0}
    assert rows(won("777p44s55z", "5z", melds=("pon 222m from E",), options=options)) == {"all_pungs": 2}
    three = {"hand": "5z", "tile": "5z", "options": options}
    assert not won(**three, melds=(*LAID[:2], "chi 345s from E")).wins
    assert won(**three, melds=LAID[:3]).wins
