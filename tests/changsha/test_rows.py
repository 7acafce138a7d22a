"""Changsha: rows, shapes and payments of a win, each a hand as the book words it. Amounts from the book."""

from pathlib import Path

import pytest

from changsha.test_play import HANDS, at_table
from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.errors import HouseRuleError
from fangcheng.game.explain import explanations_of
from hangzhou.test_rows import lines_of
from tabletop import a_win

PLAIN = "123m234m345p79s"  # with any pair it waits for 8s
ROWS = [  # row, hand, melds, tile, how many big wins
    ("all_pungs", "444m1199p", ["pon 333m from N", "pon 777p from E"], "9p", 1),
    ("all_258", "2588m2558p25588s", [], "2s", 1),
    ("full_flush", "1233456899m", ["pon 777m from E"], "7m", 1),
    ("melded_hand", "9m", ["chi 123s from S", "pon 666p from N", "concealed 4444m", "pon 111p from E"], "9m", 1),
    ("seven_pairs", "1133m5577p9922s4m", [], "4m", 1),
    ("luxury_seven_pairs", "1111m5577p99s334m", [], "4m", 2),
    ("luxury_seven_pairs", "1111m5555p99s334m", [], "4m", 3),
    ("luxury_seven_pairs", "1111m5555p9999s4m", [], "4m", 4),
]


def check(told, **expected):
    """Play the win, and look at what comes out; who is not named pays and gets nothing."""
    if "payments" in expected:
        expected["payments"] = {**dict.fromkeys("ESWN", 0), **expected["payments"]}
    outcome = run_case(Case(Path("test.yaml"), 1, "changsha", "a hand", {**told, "expect": expected}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("CHANGSHA-26", "CHANGSHA-28", "CHANGSHA-30", "CHANGSHA-32", *{f"CHANGSHA-F-{row[0]}" for row in ROWS})
@pytest.mark.parametrize(("row", "hand", "melds", "tile", "big"), ROWS)
def test_a_big_win_costs_six_and_with_the_dealer_seven(row, hand, melds, tile, big):
    check(
        a_win("W", hand, tile, "discard", "S", melds=melds),
        win=True,
        patterns={row: big},
        total=big,
        payments={"S": -6 * big, "W": 6 * big},
    )
    check(
        a_win("W", hand, tile, melds=melds),
        win=True,
        patterns={row: big},
        total=big,
        payments={"E": -7 * big, "S": -6 * big, "N": -6 * big, "W": 19 * big},
    )


@pytest.mark.rule("CHANGSHA-31")
def test_flat_values_do_not_know_a_dealer():
    flat = {"options": {"scoring": "flat"}}
    hand = a_win("W", PLAIN + "22p", "8s", **flat)
    check(hand, win=True, patterns={}, total=0, payments={"E": -2, "S": -2, "N": -2, "W": 6})
    pairs = a_win("E", "1133m5577p9922s4m", "4m", **flat)
    check(pairs, win=True, patterns={"seven_pairs": 1}, total=1, payments={"S": -8, "W": -8, "N": -8, "E": 24})


@pytest.mark.rule("CHANGSHA-31")
@pytest.mark.parametrize(("hand", "tile", "each"), [(PLAIN + "22p", "8s", 3), ("1133m5577p9922s4m", "4m", 9)])
def test_a_house_may_set_both_flat_values(tmp_path, hand, tile, each):
    house = tmp_path / "dear.toml"
    house.write_text('base = "changsha"\n[options]\nscoring = "flat"\n[rules]\nrow_points = [3, 9]\n')
    assert [one.change for one in score(house, hand, tile, seat="S").payments] == [-each, 3 * each, -each, -each]


@pytest.mark.rule("CHANGSHA-31")
@pytest.mark.parametrize("points", [[0, 8], [2, 0], [-1, 8]])
def test_a_flat_value_is_one_at_least(tmp_path, points):
    house = tmp_path / "free.toml"
    house.write_text(f'base = "changsha"\n[options]\nscoring = "flat"\n[rules]\nrow_points = {points}\n')
    with pytest.raises(HouseRuleError, match="row_points"):
        score(house, PLAIN + "22p", "8s", seat="S")


@pytest.mark.rule("CHANGSHA-27", "CHANGSHA-F-small_win", "CHANGSHA-47", "CHANGSHA-30")
@pytest.mark.parametrize("number", range(1, 10))
def test_a_small_win_needs_a_pair_of_2_5_or_8(number):
    hand = a_win("S", f"{PLAIN}{number}{number}p", "8s", "discard", "W")
    if number in (2, 5, 8):
        check(hand, win=True, patterns={}, total=0, payments={"S": 1, "W": -1})
        check(a_win("S", f"{PLAIN}{number}{number}p", "8s", "discard", "E"), win=True, payments={"S": 2, "E": -2})
    else:
        check(hand, win=False, why="CHANGSHA-27")


@pytest.mark.rule("CHANGSHA-28", "CHANGSHA-33")
def test_big_wins_add_up_as_far_as_the_cap():
    hand = a_win("W", "1111335577889s", "9s", "discard", "S")
    check(hand, win=True, patterns={"full_flush": 1, "luxury_seven_pairs": 2}, total=3, payments={"S": -18, "W": 18})
    capped = {**hand, "options": {"cap": 2}}
    check(capped, win=True, total=2, payments={"S": -12, "W": 12})


@pytest.mark.rule("CHANGSHA-F-heavenly_win", "COMMON-7", "COMMON-9")
def test_a_dealer_who_is_complete_with_his_dealt_tiles_wins_by_self_draw():
    hand = a_win("E", PLAIN + "11p", "8s", context=["first_turn"])
    check(hand, win=True, patterns={"heavenly_win": 1}, total=1, payments={"E": 21, "S": -7, "W": -7, "N": -7})


@pytest.mark.rule("CHANGSHA-F-heavenly_win", "COMMON-7")
def test_a_dealer_who_opens_a_kong_first_has_its_bloom_and_no_heavenly_win():
    hands = {"E": "5555s234p789m22s67p", "S": "1479m2358p1346s9s", "W": HANDS["W"], "N": HANDS["N"]}
    table = at_table("", hands, {"birds": 0}, tail="5p1m")
    table.record.any_claim = 0
    assert table.play("E opening", "E kong 5555s").scores() == [21, -7, -7, -7]


@pytest.mark.rule("CHANGSHA-F-earthly_win", "COMMON-8")
def test_any_win_before_the_own_first_discard_is_earthly_until_somebody_claims():
    hands = {
        "E": "1479m2358p146799s",
        "S": "1357m1369p12689s",
        "W": "123m678m46p345s33s",
        "N": "2369m2589p14789s",
    }
    table = at_table("1p5p", hands, {"birds": 0})
    table.record.any_claim = 0
    table.play("E 9s drawn", "S 1p drawn")
    assert table.play("W win").scores() == [-7, -6, 19, -6]
    later = at_table("1p5p", hands).play("E 9s drawn", "S 1p drawn")
    assert not later.may("W", "win")  # a claim came before, and the pair is no 2, 5 or 8


@pytest.mark.rule("CHANGSHA-30", "CHANGSHA-40")
def test_the_lines_below_a_payment_make_its_amount():
    table = at_table("5p1m1m", {"E": "1479m2358p1346s29s", "S": "555s234p789m22s67p"}).play("E 9s", "S win")
    told = explanations_of(table.engine, table.record, table.events, [0, 0, 0, 0])
    win = next(one for one in told if one.kind == "win")
    assert [(step.key, step.value, step.args.get("effect")) for step in lines_of(win, table.seat("E"))] == [
        ("pays", 2, None),
        ("share-points", None, "+1"),
    ]
    parts = {payment.seat: [(part.cause, part.amount) for part in payment.parts] for payment in win.payments}
    assert parts[0] == [("win", -2), ("horses", -6)]
