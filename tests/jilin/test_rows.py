"""The price list of Jilin, what a hand must show, factors, caps and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import HandError, score
from tabletop import payments_of

READY = ("ready_declared",)
WIND = ("pon 222z from E",)
KONG = ("kong 2222z from E",)
PUNG = ("pon 333z from E",)
CLOSED = "123m46p678s88p"  # waits for 5p beside a triplet


def won(hand=CLOSED, tile="5p", by="discard", source="W", seat="S", melds=WIND, context=READY, **more):
    given = None if by == "self" else source
    return score("jilin", hand, tile, by=by, source=given, seat=seat, melds=melds, context=context, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2] or line.id: line.value for line in answer.patterns}


@pytest.mark.rule("JILIN-33")
@pytest.mark.parametrize(("hand", "melds", "cut"), [("222m777p99s55s333z", (), True), ("222m777p99s55s", PUNG, False)])
def test_a_share_beyond_the_cap_is_told_as_cut(hand, melds, cut):
    """The dealer gave the tile: sixteen times four are 64, and cut at 32; eight times four are 32, and are not."""
    answer = won(hand, "5s", melds=melds, source="E")
    assert payments_of(answer)["E"] == -32
    told = [(line.args, line.rule) for line in answer.steps if line.key == "share-cap"]
    assert told == ([({"cap": 32}, "JILIN-33")] if cut else [])


OPENED = ("pon 222m from E", "pon 777p from E", "pon 999s from W", "pon 333s from E")


@pytest.mark.rule(
    *("JILIN-24", "JILIN-29", "JILIN-31", "JILIN-37"),
    *(f"JILIN-F-{row}" for row in ("closed_wait", "single_wait", "edge_wait", "all_pungs", "concealed_hand")),
    *(f"JILIN-F-{row}" for row in ("one_suit", "melded_hand", "kong_bloom", "robbing_kong")),
    *(f"JILIN-F-{row}" for row in ("treasure_draw", "treasure_match")),
)
@pytest.mark.parametrize(
    ("told", "worth", "hand", "tile", "melds", "more"),
    [
        ({"closed_wait": 2}, 2, CLOSED, "5p", WIND, {}),
        ({"single_wait": 2}, 2, "123m456p678s8p", "8p", WIND, {}),
        ({"edge_wait": 4}, 4, "12m456p678s88p", "3m", WIND, {}),
        ({"edge_wait": 4}, 4, "123m456p89s88p", "7s", WIND, {}),
        ({"edge_wait": 4}, 4, "12345m678s88p", "3m", WIND, {}),  # 6m would do as well: the reading is enough
        ({"all_pungs": 8}, 8, "222m777p99s55s", "5s", ("pon 333z from E",), {}),
        ({"all_pungs": 8, "concealed_hand": 2}, 16, "222m777p99s55s333z", "5s", (), {}),
        ({"closed_wait": 2, "concealed_hand": 2}, 4, CLOSED, "5p", ("concealed 2222z",), {}),
        ({"closed_wait": 2, "concealed_hand": 2}, 4, CLOSED, "5p", ("egg 1z2z3z",), {}),
        ({"edge_wait": 4, "one_suit": 2}, 8, "12345689p77z", "7p", WIND, {}),
        ({"edge_wait": 4, "one_suit": 2, "concealed_hand": 2}, 16, "1234568999p22p2p", "7p", (), {}),
        ({"all_pungs": 8, "melded_hand": 2}, 16, "5z", "5z", OPENED, {}),
        ({"all_pungs": 8, "melded_hand": 2}, 16, "5z", "5z", (*OPENED[:3], "egg 1z2z3z"), {}),
        ({"all_pungs": 8}, 8, "5z", "5z", (*OPENED[:3], "concealed 4444z"), {}),
        ({"single_wait": 2, "melded_hand": 2}, 4, "5z", "5z", (*OPENED[:3], "chi 345s from E"), {}),
        ({"closed_wait": 2, "kong_bloom": 2}, 4, CLOSED, "5p", KONG, {"by": "self", "context": "kong_replacement"}),
        ({"closed_wait": 2, "robbing_kong": 2}, 4, CLOSED, "5p", WIND, {"by": "rob"}),
        ({"closed_wait": 2, "treasure_draw": 2}, 4, CLOSED, "9m", WIND, {"by": "self", "context": "treasure"}),
        ({"edge_wait": 4, "treasure_draw": 2}, 8, "12m456p678s88p", "9m", WIND, {"by": "self", "context": "treasure"}),
        ({"closed_wait": 2, "treasure_match": 4}, 8, CLOSED, "5p", WIND, {"by": "self", "context": "treasure_match"}),
    ],
)
def test_one_base_counts_and_is_multiplied(told, worth, hand, tile, melds, more):
    if more.get("context"):
        more = {**more, "context": (*READY, more["context"])}
    answer = won(**{"hand": hand, "tile": tile, "melds": melds, **more})
    assert rows(answer) == told
    assert answer.total == worth


@pytest.mark.rule("JILIN-23", "JILIN-F-treasure_draw")
def test_a_replacement_of_the_treasures_kind_blooms_beside_it():
    answer = won(tile="9m", by="self", melds=KONG, context=(*READY, "treasure", "kong_replacement"))
    assert rows(answer) == {"closed_wait": 2, "treasure_draw": 2, "kong_bloom": 2}


@pytest.mark.rule("JILIN-18", "JILIN-25", "JILIN-26", "JILIN-27", "JILIN-28", "JILIN-42")
@pytest.mark.parametrize(
    ("why", "hand", "tile", "melds", "said"),
    [
        ("JILIN-18", CLOSED, "5p", WIND, ()),
        ("JILIN-25", "123m46p678p88m", "5p", WIND, READY),
        ("JILIN-25", "111222333z44z55z", "5z", (), READY),  # honours are no suit
        ("JILIN-26", "234m46p678s88p", "5p", ("pon 222s from E",), READY),
        ("JILIN-27", CLOSED, "5p", ("chi 789s from E",), READY),
        ("JILIN-28", "123m45p678s88p", "6p", WIND, READY),
        ("JILIN-28", "22m456p678s88p", "2m", WIND, READY),  # a triplet is made of two pairs
    ],
)
def test_a_hand_that_lacks_what_the_book_asks_does_not_win(why, hand, tile, melds, said):
    answer = won(hand, tile, melds=melds, context=said)
    assert (answer.wins, answer.refusal_rule) == (False, why)


@pytest.mark.rule("JILIN-17", "JILIN-27")
@pytest.mark.parametrize(
    ("hand", "tile", "melds"),
    [
        ("123m456p678s3z", "3z", ("chi 789s from E",)),  # a pair of winds frees of the triplet
        ("123m456p678s6z", "6z", ("chi 789s from E",)),
        (CLOSED, "5p", ("kong 9999s from E",)),
        ("234m46p678s88p", "5p", ("egg 5z6z7z",)),  # the egg is kong and honour
    ],
)
def test_kongs_eggs_and_pairs_of_honours_free_of_the_triplet(hand, tile, melds):
    assert won(hand, tile, melds=melds).wins


@pytest.mark.rule("JILIN-F-seven_pairs", "JILIN-F-heavenly_hand", "JILIN-33")
def test_seven_pairs_and_the_heavenly_hand_cost_each_the_cap():
    pairs = won("1199m3377p55s22z4s", "4s", melds=())
    assert (rows(pairs), payments_of(pairs)) == ({"seven_pairs": 32}, {"E": -32, "S": 96, "W": -32, "N": -32})
    heavenly = {"seat": "E", "by": "self", "context": ("first_draw",)}
    dealt = won("123m456p678s45p22z", "6p", melds=(), **heavenly)  # open-ended, and not declared
    assert (rows(dealt), payments_of(dealt)) == ({"heavenly_hand": 32}, {"E": 96, "S": -32, "W": -32, "N": -32})
    assert not won("123m456p678s45p22m", "6p", melds=(), **heavenly).wins  # no triplet and no pair of honours


@pytest.mark.rule("JILIN-32", "JILIN-33")
@pytest.mark.parametrize(
    ("seat", "by", "payments"),
    [
        ("S", "discard", {"E": -4, "S": 10, "W": -4, "N": -2}),
        ("E", "discard", {"E": 16, "S": -4, "W": -8, "N": -4}),
        ("S", "self", {"E": -8, "S": 16, "W": -4, "N": -4}),
        ("S", "rob", {"E": -8, "S": 20, "W": -8, "N": -4}),
    ],
)
def test_the_dealer_doubles_and_so_does_who_gave_the_tile_or_a_self_draw(seat, by, payments):
    melds = ("pon 222z from N",)
    assert payments_of(won(by=by, seat=seat, melds=melds)) == payments


@pytest.mark.rule("JILIN-33")
def test_by_option_the_discarder_pays_the_three_payments_each_with_its_own_cap():
    options = {"discarder_covers": True}
    assert payments_of(won(options=options)) == {"E": 0, "S": 10, "W": -10, "N": 0}
    assert payments_of(won("5z", "5z", melds=(*OPENED[:2], "pon 999s from N", "pon 333s from E"), options=options)) == {
        "E": 0,
        "S": 80,
        "W": -80,
        "N": 0,
    }  # 16: the dealer 32, the discarder 32, North 16


@pytest.mark.rule("JILIN-33", "JILIN-41")
@pytest.mark.parametrize(
    ("options", "cap"),
    [({"cap": 16}, 16), ({"cap": 64}, 64), ({"pot": 50}, 16), ({"pot": 100}, 32), ({"pot": 200}, 64)],
)
def test_the_cap_bounds_each_payment_and_a_pot_has_its_own(options, cap):
    points = payments_of(won("1199m3377p55s22z4s", "4s", melds=(), options=options))
    assert points["N"] == -min(cap, 200) if options.get("pot") != 50 else -16


@pytest.mark.rule("JILIN-28")
def test_by_option_an_open_wait_wins_one_point():
    answer = won("123m45p678s88p", "6p", options={"plain_win": True})
    assert ([line.value for line in answer.patterns], answer.total) == ([1], 1)
    assert rows(won(options={"plain_win": True})) == {"closed_wait": 2}


@pytest.mark.rule("JILIN-26")
def test_by_option_all_pungs_and_seven_pairs_need_a_real_one_or_nine():
    options = {"strict_terminals": True}
    plain = {"hand": "222m77p333s55s", "tile": "7p", "melds": ("pon 333z from E",)}
    assert rows(won(**plain)) == {"all_pungs": 8}
    assert not won(**plain, options=options).wins
    single = {**plain, "hand": "222m777p333s5s", "tile": "5s"}  # is All Pungs though it waits for its pair alone
    assert (won(**single).wins, won(**single, options=options).wins) == (True, False)
    nine = {**plain, "hand": "999m77p333s55s"}
    assert rows(won(**nine, options=options)) == {"all_pungs": 8}
    pairs = {"hand": "2288m3377p55s22z4s", "tile": "4s", "melds": ()}
    assert won(**pairs).wins
    assert not won(**pairs, options=options).wins


@pytest.mark.rule("JILIN-12", "JILIN-13", "JILIN-17", "JILIN-26")
def test_by_option_ones_and_nines_are_eggs_that_count_as_terminal_and_show_no_suit():
    hand = {"hand": "234p46p678p88p", "tile": "5p", "melds": ("egg 1m1p1s",)}
    with pytest.raises(HandError):
        won(**hand)
    answer = won(**hand, options={"yao_jiu_eggs": True})
    assert rows(answer) == {"closed_wait": 2, "one_suit": 2, "concealed_hand": 2}
    strict = {"hand": "222m77p333s55s", "tile": "7p", "melds": ("egg 9m9p9s",)}
    assert won(**strict, options={"yao_jiu_eggs": True, "strict_terminals": True}).wins


@pytest.mark.rule("JILIN-12", "JILIN-13")
def test_by_option_a_1s_stands_for_a_missing_member():
    hand = {"melds": ("egg 1z2z1s as 1z2z3z",)}
    with pytest.raises(HandError):
        won(**hand)
    assert won(**hand, options={"flying_egg": True}).wins
    for egg in ("egg 1z1z2z", "egg 5z6z1z", "egg 1z2z"):
        with pytest.raises(HandError):
            won(melds=(egg,), options={"flying_egg": True})
