"""Beijing: the fan of a hand, row by row, from the table of the book."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

SIDE = "123m456p78s222s55z"  # waits on two sides
CHOW = "chi 123m from E"


def rows(hand, tile, **told):
    given = {"source": "W"} if told.get("by", "self") != "self" else {}
    found = score("beijing", hand, tile, **{"seat": "S", **given, **told})
    assert found.wins
    return {line.id: line.value for line in found.patterns}, found.total


FOUR = ["pon 999m from W", CHOW, "chi 345p from E", "pon 777s from N"]
OPEN = {"melds": [CHOW], "by": "discard"}
CLOSED = {"base": 1, "concealed_hand": 1}
ROWS = [
    ("base", "456p78s22255z", "9s", OPEN, {"base": 1}),
    ("self_draw", "456p78s22255z", "9s", {"melds": [CHOW]}, {"base": 1, "self_draw": 1}),
    ("self_draw", "456p78s22255z", "9s", {"melds": [CHOW], "by": "rob"}, {"base": 1, "self_draw": 1}),
    ("concealed_hand", SIDE, "9s", {"by": "discard"}, CLOSED),
    ("concealed_hand", SIDE, "9s", {}, {**CLOSED, "self_draw": 1}),
    ("concealed_hand", "456p78s55z222s", "9s", {"melds": ["concealed 1111m"], "by": "discard"}, CLOSED),
    ("concealed_hand", "456p78s55z222s", "9s", {"melds": ["added 1111m from W"], "by": "discard"}, {"base": 1}),
    ("concealed_hand", "456p78s55z222s", "9s", {"melds": ["kong 1111m from W"], "by": "discard"}, {"base": 1}),
    ("all_pungs", "222m777p88p333z55z", "5z", {"by": "discard"}, {**CLOSED, "all_pungs": 1}),
    (
        "all_pungs",
        "777p88p55z",
        "5z",
        {"melds": ["kong 1111m", "pon 222m"], "by": "discard"},
        {"base": 1, "all_pungs": 1},
    ),
    ("melded_hand", "5z", "5z", {"melds": FOUR, "by": "discard"}, {"base": 1, "melded_hand": 1}),
    ("melded_hand", "5z", "5z", {"melds": FOUR}, {"base": 1, "self_draw": 1, "melded_hand": 1}),
    (
        "melded_hand",
        "5z",
        "5z",
        {"melds": ["added 9999m from W", *FOUR[1:]], "by": "discard"},
        {"base": 1, "melded_hand": 1},
    ),
    ("melded_hand", "5z", "5z", {"melds": ["concealed 9999m", *FOUR[1:]], "by": "discard"}, {"base": 1}),  # COMMON-12
    ("catch_five", "46m123p789s33355z", "5m", {"by": "discard"}, {**CLOSED, "catch_five": 1}),
    ("catch_five", "46p123m789s33355z", "5p", {"by": "discard"}, CLOSED),
    ("catch_five", "34m123p789s33355z", "5m", {"by": "discard"}, CLOSED),
    ("catch_five", "44566m123p789s33z", "5m", {"by": "discard"}, {**CLOSED, "catch_five": 1}),
    ("pure_straight", "12345678p234s88m", "9p", {"by": "discard"}, {**CLOSED, "pure_straight": 1}),
    (
        "pure_straight",
        "4568p234s88m7p",
        "9p",
        {"melds": ["chi 123p"], "by": "discard"},
        {"base": 1, "pure_straight": 1},
    ),
    ("half_flush", "123456p44p22255z", "4p", {"by": "discard"}, {**CLOSED, "half_flush": 1}),
    ("full_flush", "123345p5578999p", "6p", {"by": "discard"}, {**CLOSED, "full_flush": 2}),
    ("seven_pairs", "1133m5577p99s224z", "4z", {"by": "discard"}, {"base": 1, "seven_pairs": 1}),
    ("luxury_seven_pairs", "1133m5555p99s224z", "4z", {"by": "discard"}, {"base": 1, "luxury_seven_pairs": 2}),
    ("luxury_seven_pairs", "1111m5555p99s224z", "4z", {"by": "discard"}, {"base": 1, "luxury_seven_pairs": 3}),
    ("luxury_seven_pairs", "1111m5555p2222s4z", "4z", {"by": "discard"}, {"base": 1, "luxury_seven_pairs": 4}),
    ("thirteen_orphans", "19m19p19s1234567z", "9s", {"by": "discard"}, {"base": 1, "thirteen_orphans": 4}),
    (
        "kong_bloom",
        "456p78s55z222s",
        "9s",
        {"melds": ["concealed 1111m"], "context": ["kong_replacement"]},
        {**CLOSED, "self_draw": 1, "kong_bloom": 2},
    ),
    (
        "kong_bloom",
        "456p78s55z222s",
        "9s",
        {"melds": ["concealed 1111m"], "context": ["kong_replacement", "last_tile"]},
        {**CLOSED, "self_draw": 1, "kong_bloom": 2},
    ),  # COMMON-17
    (
        "last_tile_draw",
        "456p78s22255z",
        "9s",
        {"melds": [CHOW], "context": ["last_tile"]},
        {"base": 1, "self_draw": 1, "last_tile_draw": 1},
    ),
    ("last_tile_draw", "456p78s22255z", "9s", {**OPEN, "context": ["last_tile"]}, {"base": 1}),
    ("earthly_hand", SIDE, "9s", {"context": ["first_turn"]}, {**CLOSED, "self_draw": 1, "earthly_hand": 4}),
    ("earthly_hand", SIDE, "9s", {"by": "discard", "context": ["first_turn"]}, CLOSED),  # COMMON-8
    (
        "heavenly_hand",
        SIDE,
        "9s",
        {"seat": "E", "context": ["first_turn"]},
        {**CLOSED, "self_draw": 1, "heavenly_hand": 4},
    ),
]


@pytest.mark.parametrize(
    ("hand", "tile", "told", "expected"),
    [
        pytest.param(*row[1:], id=f"{row[0]}-{number}", marks=pytest.mark.rule(f"BEIJING-F-{row[0]}"))
        for number, row in enumerate(ROWS)
    ],
)
def test_the_rows_of_a_hand(hand, tile, told, expected):
    assert rows(hand, tile, **told) == (expected, sum(expected.values()))


@pytest.mark.rule("BEIJING-33", "COMMON-21")
@pytest.mark.parametrize(
    ("hand", "tile", "wins"),
    [
        (SIDE, "9s", True),
        ("1133m5577p99s224z", "4z", True),
        ("1133m5555p99s224z", "4z", True),
        ("19m19p19s1234567z", "9s", True),
        ("1133m5577p99s224z", "5z", False),
        ("147m258p369s1234z", "5z", False),
    ],
)
def test_sets_and_a_pair_seven_pairs_or_thirteen_orphans_win(hand, tile, wins):
    assert bool(score("beijing", hand, tile).wins) == wins


@pytest.mark.rule("BEIJING-34")
def test_a_plain_claimed_hand_of_three_suits_wins_on_a_discard():
    assert rows("456p78s22255z", "9s", **OPEN) == ({"base": 1}, 1)


@pytest.mark.rule("BEIJING-43")
def test_one_reading_serves_all_rows_and_the_best_counts():
    # 111222333p and 123 123 123: as triplets all pungs; the runs bring nothing
    found, _ = rows("111222333p7p555z", "7p", by="discard")
    assert found == {**CLOSED, "all_pungs": 1, "half_flush": 1}
    # 2233445566778p and 8p: seven pairs, or a full flush of runs with the hand concealed: both are full flushes
    found, total = rows("2233445566778p", "8p", by="discard")
    assert total == 1 + 2 + 1


@pytest.mark.rule("BEIJING-40")
@pytest.mark.parametrize(("cap", "each"), [(7, 64_000), (5, 16_000), (6, 32_000), ("none", 128_000)])
def test_a_payer_owes_500_doubled_for_each_fan_his_own_for_the_dealer_counted_up_to_the_cap(cap, each):
    """The dealer's full flush of seven pairs with two fours, self-drawn: seven fan and one as the dealer."""
    told = {
        "seat": "E",
        "hand": "1111222233445m",
        "win": {"tile": "5m", "by": "self"},
        "options": {"cap_fan": cap},
        "expect": {"total": 7, "payments": {"E": 3 * each, "S": -each, "W": -each, "N": -each}},
    }
    outcome = run_case(Case(str(Path("test.yaml")), 1, "beijing", "cap", told))
    assert outcome.status == "passed", str(outcome)
