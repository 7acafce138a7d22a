"""The price list of Nanchang, jing as wild tiles, and who pays; expectations are reckoned by hand."""

import pytest

from fangcheng import score, waits
from tabletop import payments_of

PLAIN = "234567m46p99p567z"  # waits for 5p


def won(hand=PLAIN, tile="5p", by="discard", source="W", seat="S", jokers="8s9s", elsewhere=True, **more):
    """A win; others hold jing unless said otherwise."""
    given = None if by == "self" else source
    context = [*more.pop("context", ()), *(["jokers_elsewhere"] if elsewhere else [])]
    return score("nanchang", hand, tile, by=by, source=given, seat=seat, jokers=jokers, context=context, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2] or line.id: line.value for line in answer.patterns}


@pytest.mark.rule(
    *("NANCHANG-15", "NANCHANG-16", "NANCHANG-17", "NANCHANG-19"),
    *(f"NANCHANG-F-{row}" for row in ("standard", "seven_pairs", "all_pungs", "thirteen_misfits", "seven_stars")),
    *(f"NANCHANG-F-{row}" for row in ("german", "true_german", "jing_fishing", "kong_bloom", "robbing_kong")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "more"),
    [
        ({"standard": 1, "german": 2}, PLAIN, "5p", {}),
        ({"standard": 1, "true_german": 4}, PLAIN, "5p", {"elsewhere": False}),
        ({"standard": 1}, "234567m4p8s99p567z", "5p", {}),
        ({"standard": 1, "german": 2}, "234567m67s99p567z", "8s", {"by": "self"}),  # the jing is 8s itself
        ({"seven_pairs": 2, "german": 2}, "1133m5577p2244s9p", "9p", {}),
        ({"seven_pairs": 2}, "1133m5577p224s8s9p", "9p", {}),
        ({"seven_pairs": 2, "german": 2}, "1111m5577p2244s9p", "9p", {}),  # four equal tiles are two pairs
        ({"all_pungs": 2, "german": 2}, "222m444p7z", "7z", {"melds": ["pon 333m from E", "pon 666s from W"]}),
        ({"all_pungs": 2}, "22m8s444p666s333m7z", "7z", {}),
        ({"thirteen_misfits": 2, "german": 2}, "147m258p369s1234z", "5z", {"jokers": "2s3s"}),
        ({"thirteen_misfits": 2}, "147m258p36s8s123z4z", "5z", {"jokers": "8s9s"}),
        ({"seven_stars": 4, "german": 2}, "147m25p39s123456z", "7z", {"jokers": "8p9p"}),
        ({"seven_stars": 4}, "147m25p6s8s123456z", "7z", {}),  # 8s is too near to 6s to be itself
        ({"standard": 1, "jing_fishing": 2}, "234567m456p567z8s", "2s", {"by": "self"}),
        ({"standard": 1, "kong_bloom": 2, "german": 2}, "4567m456p6z", "6z", {"by": "self", "bloom": True}),
        ({"standard": 1, "robbing_kong": 2, "german": 2}, PLAIN, "5p", {"by": "rob"}),
    ],
)
def test_factors_multiply_and_the_dearest_reading_counts(told, hand, tile, more):
    more = dict(more)
    if more.pop("bloom", False):
        hand, more["melds"] = "4567m456p", ["concealed 2222s", "pon 333z from E"]
        tile, more["context"] = "7m", ["kong_replacement"]
    answer = won(hand, tile, **more)
    assert rows(answer) == told
    total = 1
    for factor in told.values():
        total *= factor
    assert answer.total == total


@pytest.mark.rule("NANCHANG-8", "NANCHANG-15")
@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        ("234567m456p99s12z", ["3z", "4z"]),  # any wind beside two others
        ("234567m456p99s13z", ["2z", "4z"]),
        ("234567m456p99s56z", ["7z"]),
        ("234567m456p99s15z", []),
        ("123124567567z2s", ["2s"]),
        ("1234123412z234m", ["1z", "2z", "3z", "4z"]),  # a pair of any wind leaves three runs
    ],
)
def test_any_three_winds_and_the_three_dragons_are_runs(hand, kinds):
    found = waits("nanchang", hand, jokers="8p9p")
    assert [one for one in found if one not in ("8p", "9p")] == kinds


@pytest.mark.rule("NANCHANG-16")
@pytest.mark.parametrize("hand", ["147m35p369s1234z5z", "1147m25p369s1234z"])
def test_misfits_are_three_apart_and_all_different(hand):
    assert not won(hand, "8p", jokers="8s9s").wins


@pytest.mark.rule("NANCHANG-16")
def test_a_claimed_run_of_winds_is_no_part_of_misfits():
    assert won("147m258p369s1234z", "5z", jokers="2s3s").wins
    assert not won("147m258p369s4z", "5z", jokers="2s3s", melds=["chi 123z from E"]).wins


@pytest.mark.rule("NANCHANG-F-jing_fishing")
@pytest.mark.parametrize(
    ("hand", "tile", "by", "told"),
    [
        ("1133m5577p2244s9s", "6z", "self", {"seven_pairs": 2}),  # six pairs and a jing
        ("234567m456p567z8s", "2s", "discard", {"standard": 1}),
        ("222m444p666s333m8s", "7z", "self", {"all_pungs": 2, "jing_fishing": 2}),
    ],
)
def test_only_four_sets_and_a_jing_fish_and_only_for_the_own_draw(hand, tile, by, told):
    assert rows(won(hand, tile, by=by)) == told


@pytest.mark.rule("NANCHANG-20", "NANCHANG-21", "NANCHANG-22", "NANCHANG-23", "NANCHANG-25")
@pytest.mark.parametrize(
    ("more", "shares"),
    [
        ({}, {"E": -9, "S": 0, "W": -9, "N": -7}),  # german 2: West threw it, East deals
        ({"source": "E"}, {"E": -13, "W": -7, "N": -7}),
        ({"by": "self"}, {"E": -13, "W": -9, "N": -9}),
        ({"seat": "E", "source": "S"}, {"S": -13, "W": -9, "N": -9}),
        ({"seat": "E", "by": "self"}, {"S": -13, "W": -13, "N": -13}),
        ({"by": "rob"}, {"E": 0, "W": -47, "N": 0}),  # 21, 13 and 13, all by West
    ],
)
def test_shares_double_for_the_dealer_the_thrower_and_a_self_draw_and_five_is_added_last(more, shares):
    answer, winner = won(**more), more.get("seat", "S")
    shares = {**dict.fromkeys("ESWN", 0), **shares}
    shares[winner] = -sum(share for seat, share in shares.items() if seat != winner)
    assert payments_of(answer) == shares


@pytest.mark.rule("NANCHANG-19", "NANCHANG-23", "NANCHANG-F-all_pungs")
@pytest.mark.parametrize(
    ("factor", "by", "told"),
    [
        (2, "discard", {"standard": 1, "german": 2}),  # 2 and 5 from each go before 2
        (4, "discard", {"standard": 1, "german": 2}),  # 4 x 5 is less than 2 x 5 and 15
        (4, "self", {"all_pungs": 4}),  # 4 x 8 is more than 2 x 8 and 15
    ],
)
def test_of_two_readings_the_one_that_brings_more_in_all_counts(factor, by, told):
    """112233m with the jing 3m as itself are two runs; as 1m and 2m it makes pungs."""
    hand = "112233m777p888s9s"
    answer = won(hand, "9s", by=by, jokers="3m4m", options={"all_pungs_factor": factor})
    assert rows(answer) == told


@pytest.mark.rule("NANCHANG-12")
def test_a_discarded_jing_wins_for_nobody():
    assert not won("234567m67s99p567z", "8s").wins
    assert won("234567m67s99p567z", "8s", by="self").wins
