"""The price list of Guizhou, its pass, payers and options; expectations are reckoned by hand."""

import pytest

from fangcheng import score

PLAIN = "456678m2234p567s"  # waits for 2p and 5p
KONG = ("kong 9999s from W",)
MIL = {"preset": "mil_2023"}


def won(hand=PLAIN, tile="5p", by="self", source="W", seat="S", melds=(), **more):
    return score("guizhou", hand, tile, by=by, source=None if by == "self" else source, seat=seat, melds=melds, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns if line.value or not line.opens}


@pytest.mark.rule("GUIZHOU-19", "GUIZHOU-21")
@pytest.mark.parametrize(
    ("hand", "melds", "why"),
    [
        (PLAIN, (), ""),
        ("1122334455667m", (), ""),
        ("1122334455m", KONG, "GUIZHOU-19"),
        ("456678m2334p567s", (), "GUIZHOU-19"),
    ],
)
def test_four_sets_and_a_pair_or_seven_pairs(hand, melds, why):
    tile = {"1122334455m": "6m", "1122334455667m": "7m"}.get(hand, "5p")
    answer = won(hand, tile, melds=melds)
    assert (answer.wins, answer.refusal_rule) == (not why, why)


@pytest.mark.rule("GUIZHOU-21", "GUIZHOU-22", "GUIZHOU-50", "GUIZHOU-F-plain")
@pytest.mark.parametrize(
    ("melds", "by", "wins"),
    [
        ((), "discard", False),
        ((), "rob", True),
        ((), "self", True),
        (("pon 999s from E",), "discard", False),
        (("kong 9999s from E",), "discard", True),
        (("added 9999s from E",), "discard", True),
        (("concealed 9999s",), "discard", True),
    ],
)
def test_a_plain_hand_wins_on_a_discard_with_a_kong_alone(melds, by, wins):
    answer = won("456678m2234p" if melds else PLAIN, melds=melds, by=by)
    assert (answer.wins, answer.refusal_rule) == (wins, "" if wins else "GUIZHOU-22")
    if wins:
        assert rows(answer)["plain"] == answer.total == 3


@pytest.mark.rule("GUIZHOU-22")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "more"),
    [
        ("444m1199s", "9s", ("pon 333m from N", "pon 777p from E"), {}),
        ("4m", "4m", ("pon 222m from E", "pon 666m from E", "pon 333p from E", "pon 777s from E"), {}),
        ("1133m556699p227s", "7s", (), {}),
        ("2234445556667m", "2m", (), {}),
        (PLAIN, "5p", (), {"context": ["soft_ready"]}),
        (PLAIN, "5p", (), {"context": ["hard_ready"]}),
    ],
)
def test_every_better_hand_wins_on_a_discard_without_one(hand, tile, melds, more):
    assert won(hand, tile, "discard", melds=melds, **more).wins


@pytest.mark.rule(
    "GUIZHOU-F-all_pungs", "GUIZHOU-F-four_melds", "GUIZHOU-F-seven_pairs", "GUIZHOU-F-dragon_seven_pairs",
    "GUIZHOU-F-full_flush",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "expected"),
    [
        ("444m1199s", "9s", ("pon 333m from N", "pon 777p from E"), {"all_pungs": 8}),
        ("4m", "4m", ("pon 222m from E", "concealed 6666m", "pon 333p from N", "kong 7777s from E"),
         {"four_melds": 13}),
        ("4m", "4m", ("pon 222m from E", "pon 666m from E", "pon 333m from N", "pon 777m from E"),
         {"four_melds": 13, "full_flush": 13}),
        ("444m1199m", "9m", ("pon 333m from N", "pon 777m from E"), {"all_pungs": 8, "full_flush": 13}),
        ("1133m556699p227s", "7s", (), {"seven_pairs": 13}),
        ("3333m556699p227s", "7s", (), {"dragon_seven_pairs": 26}),
        ("2233446677889m", "9m", (), {"seven_pairs": 13, "full_flush": 13}),
        ("2234445556667m", "2m", (), {"full_flush": 13}),
    ],
)  # fmt: skip
def test_what_a_hand_is_worth_and_one_suit_beside_it(hand, tile, melds, expected):
    answer = won(hand, tile, melds=melds)
    assert (rows(answer), answer.total) == (expected, sum(expected.values()))


@pytest.mark.rule("GUIZHOU-24")
def test_of_two_readings_the_dearest_counts():
    # three pairs of runs are seven pairs as well
    assert rows(won("223344m556677p9s", "9s")) == {"seven_pairs": 13}


@pytest.mark.rule("GUIZHOU-F-hard_ready", "GUIZHOU-F-soft_ready", "GUIZHOU-F-heavenly_win")
def test_declarations_and_the_dealt_win_stand_in_place_of_a_plain_hand_and_beside_a_better_one():
    assert rows(won(context=["hard_ready"])) == {"hard_ready": 26}
    assert rows(won(context=["soft_ready"])) == {"soft_ready": 13}
    assert rows(won(seat="E", context=["heavenly"])) == {"heavenly_win": 26}
    assert rows(won("1133m556699p227s", "7s", context=["soft_ready"])) == {"seven_pairs": 13, "soft_ready": 13}


@pytest.mark.rule("GUIZHOU-F-kong_bloom", "GUIZHOU-F-hot_discard", "GUIZHOU-F-robbing_kong")
def test_chances_are_told_beside_a_plain_hand():
    bloom = won("456678m2234p", melds=KONG, context=["kong_replacement"])
    assert rows(bloom) == {"plain": 3, "kong_bloom": 1}
    hot = won("456678m2234p", by="discard", melds=KONG, context=["after_kong_discard"])
    assert rows(hot) == {"plain": 3, "hot_discard": 1}
    assert rows(won(by="rob")) == {"plain": 3, "robbing_kong": 0}


@pytest.mark.rule("GUIZHOU-25", "GUIZHOU-26", "GUIZHOU-27", "GUIZHOU-28", "GUIZHOU-P11")
def test_the_discarder_pays_alone_all_pay_a_self_draw_and_a_robbed_kong_costs_three_shares():
    kong = {"hand": "456678m2234p", "melds": KONG}
    assert won(**kong, by="discard").changes == [0, 3, -3, 0]
    assert won(**kong, by="discard", seat="E").changes == [3, 0, -3, 0]
    assert won().changes == [-3, 9, -3, -3]
    assert won(by="rob").changes == [0, 9, -9, 0]
    assert won(by="rob", **MIL).changes == [0, 9, -9, 0]


@pytest.mark.rule("GUIZHOU-23")
@pytest.mark.parametrize(("cap", "total"), [(39, 39), ("none", 52)])
def test_the_cap_bounds_the_sum(cap, total):
    dear = won("2233446677889m", "9m", context=["hard_ready"], options={"cap": cap})
    assert dear.total == total
    assert dear.changes == [-total, 3 * total, -total, -total]


@pytest.mark.rule("GUIZHOU-7")
def test_by_option_a_hand_with_the_missing_suit_does_not_win():
    options = {"lack": "declared"}
    assert won("456678m2234p567p", "5p", options=options, lack="s").wins
    laid = won("456678m2234p", melds=("pon 999s from E",), options=options, lack="s")
    assert (laid.wins, laid.refusal_rule) == (False, "GUIZHOU-7")
    refused = won(options=options, lack="s")
    assert (refused.wins, refused.refusal_rule) == (False, "GUIZHOU-7")
