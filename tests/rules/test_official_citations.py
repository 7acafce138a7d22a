"""What the competition rules of a game replace is told by their own rules, not by those that they replace."""

import pytest

from fangcheng import score
from flow.table_of import table_of

GATES = "1112345678999s"
CHOWS = "234567m345p678s5p"
DEALT = "13579m13579p1257s"
QUAD = "2222m46p3677789s"
RECKONED = [  # game, preset, hand, tile, how it is won; the rules that its reckoning stands on
    ("guangdong", "mil_2023", GATES, "5s", "self", "P10 P11 P14"),
    ("guangdong", "mil_2023", GATES, "5s", "discard", "P10 P11 P14"),
    ("guangdong", "mil_2023", "123456m2346799p", "8p", "rob", "P10 P11 P14 P15"),
    ("tuidaohu", "mil_2024", CHOWS, "5p", "self", "P13 P14"),
    ("tuidaohu", "mil_2024", CHOWS, "5p", "discard", "P13 P14"),
    ("sichuan", "mil_2025", "234567m34678p55p", "2p", "self", "P2 P3"),
    ("sichuan", "mil_2025", "234567m34678p55p", "2p", "discard", "P2 P3"),
    ("changchun", "mil_2024", "123m123456p99s77s", "7s", "discard", "37 P10"),
]


@pytest.mark.parametrize(("variant", "preset", "hand", "tile", "by", "rules"), RECKONED)
def test_a_reckoning_stands_on_the_rules_of_the_competition(variant, preset, hand, tile, by, rules):
    answer = score(variant, hand, tile, by=by, preset=preset)
    told = {step.rule.removeprefix(f"{variant.upper()}-") for step in answer.steps}
    assert told == set(rules.split())


@pytest.mark.rule(
    *("GUANGDONG-P6", "TUIDAOHU-P7", "GUIZHOU-P5", "CHANGCHUN-P12", "HANGZHOU-P2", "WENZHOU-P2"),
)
@pytest.mark.parametrize(
    ("variant", "preset", "left", "rule"),
    [
        ("guangdong", "mil_2023", 1, "GUANGDONG-P6"),
        ("tuidaohu", "mil_2024", 1, "TUIDAOHU-P7"),
        ("guizhou", "mil_2023", 1, "GUIZHOU-P5"),
        ("changchun", "mil_2024", 5, "CHANGCHUN-P12"),
        ("hangzhou", "mil_2025", 2, "HANGZHOU-P2"),
        ("wenzhou", "mil_2024", 1, "WENZHOU-P2"),
    ],
)
def test_so_is_a_kong_refused_that_the_wall_does_not_allow(variant, preset, left, rule):
    hands = {"E": DEALT, "S": QUAD}
    if variant == "wenzhou":  # hands of seventeen
        hands = {"E": f"{DEALT}258s", "S": f"{QUAD}369p"}
    table = table_of(variant, hands, left=left, preset=preset).play("E 9p").wait()
    assert table.refusal("S", "kong 2222m") == rule


@pytest.mark.rule("GUANGDONG-P5", "TUIDAOHU-P5")
@pytest.mark.parametrize(
    ("variant", "preset", "rule"),
    [("guangdong", "mil_2023", "GUANGDONG-P5"), ("tuidaohu", "mil_2024", "TUIDAOHU-P5")],
)
def test_so_is_a_kong_refused_after_a_pung(variant, preset, rule):
    table = table_of(variant, {"E": DEALT, "S": QUAD}, preset=preset).play("E 7s", "S pon 77s")
    assert table.refusal("S", "kong 2222m") == rule


@pytest.mark.parametrize(
    ("options", "pung", "kong"),
    [
        ({"options": {"horses_dealer": 1, "horses_others": 0}}, "TUIDAOHU-12", "TUIDAOHU-17"),
        ({"preset": "mil_2024"}, "TUIDAOHU-P3", "TUIDAOHU-P5"),
    ],
)
def test_no_pung_is_refused_for_want_of_chows_where_they_are_played(options, pung, kong):
    """TUIDAOHU-12 says that there are no chows, TUIDAOHU-17 that a concealed kong shows a tile."""
    table = table_of("tuidaohu", {"E": DEALT, "S": QUAD}, **options).play("E 7s")
    assert table.refusal("W", "pon 77s") == pung
    assert table.play("S pass").wait().refusal("S", "kong 6666m") == kong


@pytest.mark.rule("CHANGCHUN-P4", "CHANGCHUN-24")
@pytest.mark.parametrize(
    ("options", "lock", "twice"),
    [({}, "CHANGCHUN-24", "CHANGCHUN-22"), ({"preset": "mil_2024"}, "CHANGCHUN-P4", "CHANGCHUN-P3")],
)
def test_a_declared_hand_is_bound_by_the_rule_that_lets_it_kong(options, lock, twice):
    """CHANGCHUN-24 says that there are no kongs behind a declaration, CHANGCHUN-22 that only who has declared wins."""
    hands = {"E": "1469m257p3468s44z4m", "S": "123m46p678s88p222z", "W": "14789m18p159s69m5s", "N": "2589m1379p3579s6z"}
    table = table_of("changchun", hands, wall="9s3p4m3m1p", options={"treasure": False}, **options).play(
        "E 4m", "S ready", "S 9s drawn"
    )
    table.play("W 8p")
    assert table.refusal("S", "pon 88p") == lock
    table.play("N 4m drawn", "E 3m drawn").wait()
    assert (table.refusal("S", "8p"), table.refusal("S", "ready")) == (lock, twice)
