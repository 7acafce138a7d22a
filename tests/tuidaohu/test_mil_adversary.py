"""Push-down mahjong by the rules of 2024: cases and hands where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from hangzhou.test_play import lay
from tabletop import a_win
from tuidaohu.test_mil import HANDS, MIL, at_table

OPEN = ["pon 111p from W", "pon 333z from N", "pon 555z from E", "added 1111z from W"]
FOUR = ["concealed 2222m", "concealed 8888p", "concealed 3333z", "concealed 7777s"]


def won(hand, tile, by="self", source="W", melds=(), **more):
    """South wins; another's tile comes from `source`."""
    giver = None if by == "self" else source
    return a_win("S", hand, tile, by, giver, melds=melds, **{"options": dict(MIL), **more})


def drawn(rows, total=None):
    """Each pays the stake 2 and the fan, 32 at most."""
    total = sum(rows.values()) if total is None else total
    base = 2 + total
    return {
        "win": True,
        "patterns": rows,
        "total": total,
        "payments": {"E": -base, "S": 3 * base, "W": -base, "N": -base},
    }


def given(rows, total=None):
    """West pays that twice."""
    total = sum(rows.values()) if total is None else total
    paid = 2 * (2 + total)
    return {"win": True, "patterns": rows, "total": total, "payments": {"E": 0, "S": paid, "W": -paid, "N": 0}}


CASES = {
    "pungs of ends and honours": (
        won("777z99m11p", "1p", "discard", melds=["pon 111s from W", "pon 999p from N"]),
        given({"all_pungs": 6, "outside_hand": 6}),
    ),
    "pungs of one suit and honours, the last tile alone": (
        won("9p", "9p", melds=OPEN),
        drawn({"all_pungs": 6, "outside_hand": 6, "four_melds": 6, "half_flush": 6}),
    ),
    "four concealed kongs wait for the pair alone": (
        won("5p", "5p", "discard", melds=FOUR),
        given({"four_concealed_pungs": 32}),
    ),
    "three of them and a pung of a discard": (
        won("55p44s", "4s", "discard", melds=FOUR[:3]),
        given({"concealed_hand": 2, "all_pungs": 6}),
    ),
    "three of them and a pung drawn": (won("55p44s", "4s", melds=FOUR[:3]), drawn({"four_concealed_pungs": 32})),
    "a discard for the pair leaves four concealed pungs": (
        won("222m444p666s888s5p", "5p", "discard"),
        given({"four_concealed_pungs": 32}),
    ),
    "seven pairs without ends": (
        won("2244m3355p6688s7s", "7s", "discard"),
        given({"seven_pairs": 16, "all_simples": 2}),
    ),
    "seven pairs of one suit": (won("1133445577889p", "9p"), drawn({"seven_pairs": 16, "full_flush": 16})),
    "more than the most": (won("1133335577889p", "9p"), drawn({"luxury_seven_pairs": 24, "full_flush": 16}, 32)),
    "two quads in seven pairs are no more than one": (
        won("2222m3333p5566s7z", "7z", "discard"),
        given({"luxury_seven_pairs": 24}),
    ),
    "seven pairs of honours": (won("1122334455667z", "7z", "discard"), given({"all_honors": 32})),
    "thirteen orphans of a discard": (won("19m19p19s1234567z", "4z", "discard"), given({"thirteen_orphans": 32})),
    # 123 123 123 789 and 99: dearer than 111 222 333
    "three runs of three alike are dearer than pungs": (
        won("1112223337899m", "9m"),
        drawn({"concealed_hand": 2, "all_chows": 2, "outside_hand": 6, "full_flush": 16}),
    ),
    "little three dragons have no row": (
        won("77z12m456s", "3m", melds=["pon 555z from W", "pon 666z from E"]),
        drawn({}),
    ),
    "a straight with a chow, the pair an honour": (
        won("45689p55z678s", "7p", "discard", melds=["chi 123p from E"]),
        given({"pure_straight": 8}),
    ),
    "robbed after declaring": (
        won("123m46p678s99p222s", "5p", "rob", context=["ready_declared"]),
        given({"concealed_hand": 2, "ready_declared": 2, "robbing_kong": 8}),
    ),
    "a bloom after a concealed kong": (
        won("46p678s99p234m", "5p", melds=["concealed 4444z"], context=["kong_replacement"]),
        drawn({"concealed_hand": 2, "kong_bloom": 8}),
    ),
    "a bloom with the last tile": (
        won("46p678s99p234m", "5p", melds=["kong 4444z from W"], context=["kong_replacement", "last_tile"]),
        drawn({"kong_bloom": 8}),
    ),
    "the last discard, declared": (
        won("123m46p678s99p", "5p", "discard", melds=["chi 789s from E"], context=["last_tile", "ready_declared"]),
        given({"last_tile_claim": 8, "ready_declared": 2, "all_chows": 2}),
    ),
    "a dearer win after one let pass": (
        won("123m67p678s99p222s", "5p", "rob", context=["passed_win"], passed={"tile": "8p", "fan": 2}),
        given({"concealed_hand": 2, "robbing_kong": 8}),
    ),
    "an own draw whatever was let pass": (
        won("123m67p678s99p222s", "5p", context=["passed_win"], passed={"tile": "8p", "fan": 32}),
        drawn({"concealed_hand": 2}),
    ),
}


@pytest.mark.rule(
    *("TUIDAOHU-P10", "TUIDAOHU-P12", "TUIDAOHU-P13", "TUIDAOHU-P14", "TUIDAOHU-P15", "TUIDAOHU-P17"),
    *("TUIDAOHU-PF-four_concealed_pungs", "TUIDAOHU-PF-four_melds", "TUIDAOHU-PF-luxury_seven_pairs"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_competition(told):
    fields, expect = CASES[told]
    result = run_case(Case(Path("adversary.yaml"), 1, "tuidaohu", told, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


# --- played hands


@pytest.mark.rule("TUIDAOHU-P9", "TUIDAOHU-P16")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("333m46p678s99p222s", True),  # 5p, with or without the three
        ("33345m678s99p222s", False),  # 3m, 6m and 9p; without them 9p is gone
    ],
)
def test_who_has_declared_makes_a_kong_of_a_discard_that_leaves_his_waits(hand, may):
    hands = {**HANDS, "S": hand}
    table = at_table("1z4z1m3m", hands).play("E 3z", "S ready", "S 1z drawn", "W 4z drawn", "N 1m drawn", "E 3m drawn")
    assert (table.may("S", "kong 333m"), table.may("S", "pon 33m")) == (may, False)
    assert table.refusal("S", "pon 33m") == "TUIDAOHU-P9"
    if may:
        assert table.play("S kong 333m").scores() == [-2, 2, 0, 0]


@pytest.mark.rule("TUIDAOHU-P8", "COMMON-11")
@pytest.mark.parametrize(("four", "may"), [("3", False), ("7", True)])
def test_a_hand_that_waits_for_its_own_four_tiles_alone_is_not_declared_ready(four, may):
    """12m wait for 3m."""
    hands = {**HANDS, "S": f"12{four * 3}m678s99p222s", "E": f"1469{four}m257p346s773z"}
    if four == "7":
        hands["W"] = "14889m147p159s44z"
    table = at_table("", hands, tail="1z").play(f"E {four}m", f"S kong {four * 3}m")
    assert table.drawn() == "1z"
    assert table.may("S", "ready") == may


@pytest.mark.rule("TUIDAOHU-P12", "TUIDAOHU-P15", "TUIDAOHU-P16")
def test_who_let_a_cheap_win_pass_robs_a_kong():
    hands = {**HANDS, "S": "123m67p678s99p222s", "E": "149m2555p3468s773z"}
    table = lay(at_table("1z4z8p5p", hands), "E", "pon 555p from W")
    table.play("E 3z", "S 1z drawn", "W 4z drawn", "N 8p drawn")
    assert table.may("S", "win")
    # 2 for the concealed hand, 8 for the robbed kong, which is not paid
    assert table.play("S pass", "E kong 5555p", "S win").scores() == [-24, 24, 0, 0]


@pytest.mark.rule("TUIDAOHU-P12")
def test_a_pung_that_leaves_the_hand_ready_lifts_no_bar():
    hands = {**HANDS, "S": "123m678p99p222s77z", "E": "1469m257p3468s123z"}
    table = at_table("1z9p5z7z4m6z6z5z4m", hands)
    table.play("E 2z", "S 1z drawn", "W 9p drawn")
    assert table.may("S", "win")
    table.play("S pass", "N 5z drawn", "E 7z drawn")
    assert not table.may("S", "win")
    table.play("S pon 77z", "S 1m", "W 4m drawn")
    assert not table.may("S", "win")
    table.play("N 6z drawn", "E 6z drawn", "S 5z drawn", "W 4m drawn")
    assert table.may("S", "win")


@pytest.mark.rule("TUIDAOHU-PF-heavenly_ready", "TUIDAOHU-PF-ready_declared", "TUIDAOHU-P16")
def test_ready_declared_after_an_own_kong_is_not_heavenly():
    hands = {**HANDS, "S": "3333m46p678s99p22s"}
    table = at_table("9s4z1m1p5p", hands, tail="2s").play("E 3z", "S kong 3333m", "S ready", "S 9s")
    table.play("W 4z drawn", "N 1m drawn", "E 1p drawn", "S win")
    # concealed 2, declared 2, the stake 2; and 2 for the kong
    assert table.scores() == [-8, 24, -8, -8]


DEALER = {"E": "123m46p678s99p222s3z", "S": "1469m257p3468s77z", "W": HANDS["W"], "N": HANDS["N"]}


@pytest.mark.rule("TUIDAOHU-PF-heavenly_ready", "TUIDAOHU-P8", "TUIDAOHU-P19")
def test_the_dealer_declares_with_his_first_discard():
    table = at_table("4z1z1m5p", DEALER).play("E ready", "E 3z drawn").wait().throw_drawn(3).play("E win")
    assert table.scores() == [60, -20, -20, -20]
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("TUIDAOHU-PF-heavenly_win")
def test_the_dealt_hand_is_heavenly_and_the_first_discard_is_not():
    table = at_table(hands={**DEALER, "E": "123m456p678s99p222s"}).play("E win")
    assert table.scores() == [102, -34, -34, -34]
    assert at_table().play("E 5p", "S win").scores() == [-8, 8, 0, 0]


@pytest.mark.rule("TUIDAOHU-P16", "TUIDAOHU-P18")
def test_a_kong_added_at_once_is_paid_though_the_hand_is_drawn():
    table = lay(at_table("3m", {**HANDS, "S": "333m46p678s99p222s"}, left=6), "S", "pon 333m from W")
    table.play("E 3z", "S kong 3333m")
    assert table.scores() == [-1, 3, -1, -1]
    table.throw_drawn(20)
    assert (table.over, table.scores()) == (True, [-1, 3, -1, -1])


@pytest.mark.rule("TUIDAOHU-P7", "COMMON-5")
@pytest.mark.parametrize(("left", "may"), [(2, False), (3, True)])
def test_a_first_kong_needs_a_tile_more_for_the_odd_one_it_leaves(left, may):
    """Thirteen tiles stay once one has gone from the tail: with one left to draw twelve would."""
    table = at_table("1z", {**HANDS, "S": "3333m46p678s99p22s"}, left=left).play("E 3z")
    assert table.wait().may("S", "kong 3333m") == may


@pytest.mark.rule("TUIDAOHU-P12", "TUIDAOHU-PF-four_melds")
def test_who_throws_one_of_two_tiles_left_wins_on_no_other_of_them():
    """By the chow South lets a win of no fan pass, by the 9s one of 6 for the last tile alone."""
    hands = {**HANDS, "S": "46p99s123m555z777z", "E": "1469m257p34688s12z"}
    melds = ("chi 123m from E", "pon 555z from W", "pon 777z from N")
    table = lay(at_table("1z4z8p5z", hands), "S", *melds)
    assert table.play("E 5p").may("S", "win")
    table.play("S chi 46p", "S 9s").wait()
    assert not table.play("W 1z drawn", "N 9s").may("S", "win")


@pytest.mark.rule("TUIDAOHU-3", "TUIDAOHU-P14", "TUIDAOHU-P16")
def test_the_base_multiplies_what_the_competition_pays():
    base = {"options": {"base": 5}}
    assert at_table(**base).play("E 5p", "S win").scores() == [-40, 40, 0, 0]
    hands = {**HANDS, "S": "3333m46p678s99p22s"}
    assert at_table("9s", hands, **base).play("E 3z", "S kong 3333m").scores() == [-10, 30, -10, -10]


@pytest.mark.rule("TUIDAOHU-P12", "TUIDAOHU-P8")
def test_who_throws_a_winning_tile_to_declare_wins_for_as_much_after_his_next_draw():
    """78s wait for 6s and 9s: the hand is concealed and declared either way."""
    hands = {**HANDS, "S": "123m456p78s222p99p", "E": "1469m257p3468s773z", "W": "14789m147p159s44z"}
    table = at_table("6s9s1z1z5z9s", hands).play("E 3z", "S ready", "S 6s drawn")
    assert not table.play("W 9s drawn").may("S", "win")
    table.wait().play("N 1z drawn", "E 1z drawn", "S 5z drawn", "W 9s drawn")
    assert table.may("S", "win")
