"""The price list of Wuhan, factors, caps and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import score
from tabletop import payments_of

OPEN = ("pon 333s from E",)
KONG = ("kong 3333s from E",)
SMALL = "23455m56778p"  # waits for 6p and 9p beside a pung
FED = ("chi 123p from E", "pon 777p from W", "pon 444s from N", "chi 567m from E")


def won(hand=SMALL, tile="9p", by="discard", source="W", seat="S", melds=OPEN, jokers="2z", **more):
    given = None if by == "self" else source
    return score("wuhan", hand, tile, by=by, source=given, seat=seat, melds=melds, jokers=jokers, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2] or line.id: line.value for line in answer.patterns}


@pytest.mark.rule(
    *("WUHAN-17", "WUHAN-18", "WUHAN-21", "WUHAN-43"),
    *(f"WUHAN-F-{row}" for row in ("small_win", "all_pungs", "all_258", "full_flush", "all_winds", "hard_win")),
    *(f"WUHAN-F-{row}" for row in ("all_from_others", "kong_bloom", "last_tiles", "robbing_kong")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "melds", "more"),
    [
        ({"small_win": 1, "hard_win": 2}, SMALL, "9p", OPEN, {}),
        ({"small_win": 1}, "2345m2z56778p", "9p", OPEN, {}),
        ({"all_pungs": 10, "hard_win": 2}, "222m11p77p999s", "1p", OPEN, {}),
        ({"all_258": 10, "hard_win": 2}, "8m25588p2558s", "8s", ("pon 222m from W",), {}),
        ({"full_flush": 10, "hard_win": 2}, "1145678789m", "9m", ("pon 333m from E",), {}),
        ({"all_winds": 10, "hard_win": 2}, "1122445566z", "1z", ("pon 333z from E",), {"jokers": "9s"}),
        ({"all_from_others": 10, "hard_win": 2}, "3m", "3m", FED, {}),
        ({"kong_bloom": 10, "hard_win": 2}, SMALL, "9p", KONG, {"by": "self", "context": ["kong_replacement"]}),
        ({"last_tiles": 10, "hard_win": 2}, SMALL, "9p", OPEN, {"by": "self", "context": ["last_tile"]}),
        ({"robbing_kong": 10, "hard_win": 2}, SMALL, "9p", OPEN, {"by": "rob"}),
        (
            {"all_pungs": 10, "full_flush": 10, "hard_win": 2},
            "2224466m",
            "4m",
            ("pon 333m from E", "pon 999m from E"),
            {},
        ),
    ],
)
def test_a_win_is_small_or_adds_ten_for_each_big_row_and_doubles_when_hard(told, hand, tile, melds, more):
    answer = won(hand, tile, melds=melds, **more)
    assert rows(answer) == told
    assert answer.total == sum(value for row, value in told.items() if row != "hard_win")


@pytest.mark.rule("WUHAN-9", "WUHAN-13", "WUHAN-14", "WUHAN-15", "WUHAN-16", "WUHAN-19", "WUHAN-37")
@pytest.mark.parametrize(
    ("why", "hand", "tile", "melds", "more"),
    [
        ("WUHAN-13", SMALL, "9p", ("concealed 3333s",), {}),
        ("WUHAN-13", SMALL + "333s", "9p", (), {"flowers": "2z7z"}),  # kongs of single tiles do not open
        ("WUHAN-13", "1145678789m333m", "9m", (), {}),  # nor does a big win without opening
        ("WUHAN-14", "1122445557z", "1z", ("pon 333z from E",), {"by": "self", "jokers": "4m"}),
        ("WUHAN-15", "34m222z55678p", "5m", OPEN, {"by": "self"}),
        ("WUHAN-16", "23499m56778p", "9p", OPEN, {}),
        ("WUHAN-16", "23499m56778p", "9p", KONG, {"by": "self", "context": ["kong_replacement"]}),
        ("WUHAN-19", "1133m5577p9944s6z", "6z", (), {"by": "self"}),  # no seven pairs
        ("WUHAN-19", "2z", "3m", FED, {}),  # a wild tile that waits for any
    ],
)
def test_a_hand_must_be_open_without_red_and_a_small_one_with_one_wild_tile_and_a_pair_of_2_5_8(
    why, hand, tile, melds, more
):
    answer = won(hand, tile, melds=melds, **more)
    assert (answer.wins, answer.refusal_rule) == (False, why)


@pytest.mark.rule("WUHAN-15", "WUHAN-18")
def test_a_big_row_lets_any_number_of_wild_tiles_win_and_chance_keeps_the_pair():
    assert won("234m22z56778p", "9p", by="self", melds=KONG, context=["kong_replacement"]).wins
    assert not won("234m456s67p99p", "8p", by="self", melds=KONG, context=["kong_replacement"]).wins
    assert won("234m456s67p88p", "8p", by="self", melds=KONG, context=["kong_replacement"]).wins
    assert rows(won("22m2z11p77p999s", "1p")) == {"all_pungs": 10}


def test_by_option_a_concealed_kong_opens_the_hand():
    options = {"concealed_kong_opens": True}
    answer = won(melds=("concealed 3333s",), options=options)
    assert answer.wins
    # 1 x hard 2 x opened 2 x kong 4 = 16; East twice for the dealer, West twice for the discard
    assert payments_of(answer) == {"E": -32, "S": 80, "W": -32, "N": -16}


@pytest.mark.rule("WUHAN-22", "WUHAN-23", "WUHAN-24", "WUHAN-25", "WUHAN-26", "WUHAN-44")
@pytest.mark.parametrize(
    ("melds", "flowers", "mode", "own"),
    [
        (OPEN, "", "open", 2),
        (("pon 333s from E", "chi 123m from E"), "", "open", 2),
        (("pon 333s from E", "chi 123m from E"), "", "each", 4),
        (("kong 3333s from E",), "", "open", 4),
        (("added 3333s from E",), "", "each", 4),
        (("pon 333s from E", "concealed 1111m"), "", "each", 8),
        (OPEN, "7z", "open", 4),
        (OPEN, "7z7z", "open", 8),
        (OPEN, "2z", "open", 8),
        (OPEN, "2z7z", "each", 16),
    ],
)
def test_what_the_winner_has_opened_and_konged_multiplies(melds, flowers, mode, own):
    hand = SMALL if len(melds) == 1 else "55m56778p"
    answer = won(hand, melds=melds, flowers=flowers, options={"open_mode": mode})
    # hard; East pays twice as dealer, West as discarder
    assert payments_of(answer) == {"E": -4 * own, "S": 10 * own, "W": -4 * own, "N": -2 * own}
    drawn = won(hand, melds=melds, flowers=flowers, by="self", options={"open_mode": mode})
    assert payments_of(drawn) == {"E": -8 * own, "S": 16 * own, "W": -4 * own, "N": -4 * own}


@pytest.mark.rule("WUHAN-23", "WUHAN-24", "WUHAN-25", "WUHAN-44")
def test_a_big_win_knows_no_dealer_and_half_as_much_again_for_the_feeder_or_a_self_draw():
    hand = "222m11p77p999s"
    assert payments_of(won(hand, "1p")) == {"E": -40, "S": 140, "W": -60, "N": -40}
    assert payments_of(won(hand, "1p", by="self")) == {"E": -60, "S": 180, "W": -60, "N": -60}


@pytest.mark.rule("WUHAN-27")
@pytest.mark.parametrize(
    ("cap", "mode", "golden"), [(300, "open", 400), (300, "each", 500), (500, "open", 600), (800, "each", 1000)]
)
def test_a_payer_owes_the_cap_at_most_and_more_where_all_three_reach_it(cap, mode, golden):
    options = {"cap": cap, "open_mode": mode}
    melds = ("pon 222p from S", "concealed 7777p")
    flowers = "2z2z2z"  # 20 x 2 opened x 4 kong x 64 wild kongs x hard 2 x 1.5, far beyond any cap
    answer = won("4446699p", "9p", by="self", seat="W", melds=melds, flowers=flowers, options=options)
    assert payments_of(answer) == {"E": -golden, "S": -golden, "W": 3 * golden, "N": -golden}
    # hard 20 x 2 x 4 x 2 = 320, from the discarder 480: all reach 300, none 500
    given = won("4446699p", "9p", seat="W", source="N", melds=melds, options=options)
    assert (payments_of(given)["E"], payments_of(given)["N"]) == (-320, -min(480, golden))


@pytest.mark.rule("WUHAN-28")
@pytest.mark.parametrize(("least", "wins"), [(0, True), (16, False), (32, False), (64, False)])
def test_by_option_the_dearest_payment_must_reach_a_minimum(least, wins):
    answer = won(options={"min_win": least})  # 8 from the dealer and from the discarder
    assert (answer.wins, answer.refusal_rule) == (wins, "" if wins else "WUHAN-28")
    assert won(flowers="7z", options={"min_win": 16}).wins
    assert won("222m11p77p999s", "1p", options={"min_win": 32}).wins


@pytest.mark.rule("WUHAN-29", "WUHAN-11")
def test_the_maker_of_a_robbed_kong_pays_all_three():
    """South, opened and hard, takes 40 for East and for West, and of North, who has opened too, 120 with his half."""
    assert payments_of(won(by="rob", source="N")) == {"E": 0, "S": 200, "W": 0, "N": -200}


@pytest.mark.rule("WUHAN-30")
@pytest.mark.parametrize("ready", [False, True])
def test_who_feeds_the_last_of_four_melds_unready_pays_for_all(ready):
    answer = won("3m", "3m", melds=FED, context=["payer_ready"] if ready else [])
    assert payments_of(answer) == (
        {"E": -40, "S": 140, "W": -60, "N": -40} if ready else {"E": 0, "S": 140, "W": -140, "N": 0}
    )


@pytest.mark.rule("WUHAN-31")
def test_who_fed_the_third_open_meld_of_a_flush_pays_for_all():
    melds = ("pon 222p from E", "pon 444p from E", "pon 777p from N")
    assert payments_of(won("6699p", "9p", by="self", melds=melds, seat="S"))["N"] < 0
    two = won("6667799p", "9p", by="self", melds=melds[:2], seat="S")
    assert all(payments_of(two)[seat] < 0 for seat in "EWN")
    concealed = won("6699p", "9p", by="self", melds=(*melds[:2], "concealed 7777p"), seat="S")
    assert all(payments_of(concealed)[seat] < 0 for seat in "EWN")
    three = payments_of(won("6699p", "9p", by="self", melds=melds, seat="S"))
    assert (three["E"], three["W"]) == (0, 0)
    assert three["N"] == -three["S"]


@pytest.mark.rule("WUHAN-43")
def test_by_option_wild_tiles_that_are_themselves_double_once_each():
    hand = {"hand": "23455m5677p8p", "jokers": "5p"}  # the 5p is wild and its own tile
    assert payments_of(won(**hand)) == {"E": -8, "S": 20, "W": -8, "N": -4}
    assert payments_of(won(**hand, options={"original_wild": True})) == {"E": -16, "S": 40, "W": -16, "N": -8}
