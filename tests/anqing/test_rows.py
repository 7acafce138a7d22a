"""Anqing: rows and options of a win, each a hand as the book words it. Amounts from the book."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

PAIRS = {"seat": "S", "hand": "1133m5577p2244s1z", "win": {"tile": "1z", "by": "discard", "from": "W"}}
FLUSH = {"seat": "S", "hand": "1111335577889s", "win": {"tile": "9s", "by": "self"}}
GREENS = {"seat": "S", "hand": "23488m34p456789s", "win": {"tile": "2p", "by": "discard", "from": "W"}}


def check(told, turned="5m", **expected):
    """Play the win with this tile turned up, and look at what comes out."""
    told = {"jokers": {"indicator": turned}, **told, "expect": expected}
    outcome = run_case(Case(Path("test.yaml"), 1, "anqing", "a hand", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("ANQING-F-seven_pairs", "ANQING-25", "ANQING-30")
def test_seven_pairs_are_a_doubling():
    check(PAIRS, win=True, patterns={"seven_pairs": 1, "no_drill": 1}, total=2, payments={"W": -8, "S": 8})


@pytest.mark.rule("ANQING-F-dragon_seven_pairs", "COMMON-21")
def test_a_drill_may_be_the_fourth_of_a_quad():
    drawn = {"seat": "S", "hand": "1133m5577p22444s", "win": {"tile": "6m", "by": "self"}}
    check(drawn, win=True, patterns={"dragon_seven_pairs": 2, "self_draw": 1}, total=3)


HOUSE = """base = "anqing"
[options]
max_doublings = "none"
[prices]
drill_fishing = 0
"""


@pytest.mark.rule("ANQING-F-dragon_seven_pairs")
def test_four_drills_as_drills_are_no_quad(tmp_path):
    """As a quad they would be worth two doublings beside the one for no drill used: six, where nothing else tells.

    Two of them may still be the other half of a quad, for as much as seven pairs without a drill used.
    """
    friday = tmp_path / "friday.toml"
    friday.write_text(HOUSE, encoding="utf-8")
    drawn = score(str(friday), "6666m11335577p9s", "9s", seat="S", turned="5m", mode="interpreted")
    assert drawn.total == 5
    assert {line.id: line.value for line in drawn.patterns} in (
        {"seven_pairs": 1, "no_drill": 1, "four_drills": 2, "self_draw": 1},
        {"dragon_seven_pairs": 2, "four_drills": 2, "self_draw": 1},
    )


@pytest.mark.rule("ANQING-F-all_winds", "ANQING-12")
def test_all_winds_with_a_red_that_plays_one():
    drawn = {"seat": "S", "hand": "1112223334z777z", "win": {"tile": "4z", "by": "self"}}
    rows = {"all_winds": 3, "all_pungs": 1, "drill_fishing": 1, "self_draw": 1}
    check(drawn, "3z", win=True, patterns=rows, total=5)


@pytest.mark.by_day
@pytest.mark.rule("ANQING-F-four_drills", "ANQING-27", "ANQING-F-drill_fishing")
def test_four_drills_are_two_doublings():
    told = {"seat": "S", "hand": "6666m123p456p789s", "win": {"tile": "1z", "by": "self"}}
    check(told, win=True, patterns={"four_drills": 2, "drill_fishing": 1, "self_draw": 1}, total=4)


@pytest.mark.rule("ANQING-F-kong_bloom", "ANQING-F-self_draw")
@pytest.mark.parametrize("context", ["kong_replacement", "flower_replacement"])
def test_a_win_with_any_replacement_blooms(context):
    melds = ["concealed 9999m"] if context == "kong_replacement" else []
    hand = "88m34p456789s" if melds else "23488m34p456789s"
    flowers = "" if melds else "5z"  # the tile that was laid out and replaced, which counts by itself
    told = {"seat": "S", "hand": hand, "melds": melds, "win": {"tile": "2p", "by": "self"}, "context": [context]}
    rows = {"kong_bloom": 1, "self_draw": 1, "no_drill": 1} | ({} if melds else {"kong_tile": 1})
    check(told | {"flowers": flowers}, win=True, patterns=rows, total=sum(rows.values()))


@pytest.mark.rule("ANQING-28", "ANQING-29")
@pytest.mark.parametrize(
    ("bases", "raised", "dealer", "other"),
    [("4/2", 8, 32, 8), ("2/1", 6, 24, 4), ("10/5", 14, 56, 20), ("20/10", 24, 96, 40)],
)
def test_two_bases_and_four_more_for_the_dealers_after_a_wash_out(bases, raised, dealer, other):
    told = {**PAIRS, "win": {"tile": "1z", "by": "self"}, "options": {"bases": bases, "max_doublings": 4}}
    told |= {"hand": "23488m34p456789s", "win": {"tile": "2p", "by": "self"}, "dealer_base": raised}
    payments = {"E": -dealer, "W": -other, "N": -other, "S": dealer + 2 * other}
    check(told, win=True, total=2, payments=payments)


@pytest.mark.rule("ANQING-27")
@pytest.mark.parametrize(("most", "total", "other"), [(4, 4, 32), (5, 5, 64), (6, 6, 128), ("none", 6, 128)])
def test_at_most_so_many_doublings(most, total, other):
    check({**FLUSH, "options": {"max_doublings": most}}, win=True, total=total,
          payments={"E": -2 * other, "W": -other, "N": -other, "S": 4 * other})  # fmt: skip


@pytest.mark.rule("ANQING-17", "ANQING-16", "ANQING-15")
@pytest.mark.parametrize(
    ("which", "turned", "laid", "count"),
    [
        ("all kong tiles", "5m", "566z", 3),
        ("all kong tiles", "7z", "577z", 3),
        ("all kong tiles", "6z", "677z", 3),
        ("green", "5m", "566z", 2),
        ("green", "7z", "577z", 2),
        ("green", "6z", "677z", 1),
    ],
)
def test_each_kong_tile_laid_out_doubles_or_only_green_and_red_that_plays_it(which, turned, laid, count):
    told = {**GREENS, "kong_tiles": [laid], "options": {"kong_tile_doubling": which}}
    check(told, turned, win=True, patterns={"kong_tile": count, "no_drill": 1})


@pytest.mark.rule("ANQING-18")
def test_by_missing_suit_play_green_doubles_nothing_and_white_still_does():
    told = {"seat": "S", "hand": "23488m456789m66z", "kong_tiles": ["5z"], "options": {"daque": True}}
    check({**told, "win": {"tile": "6z", "by": "self"}}, "4p", win=True,
          patterns={"kong_tile": 1, "half_flush": 1, "no_drill": 1, "self_draw": 1})  # fmt: skip


@pytest.mark.rule("ANQING-26")
def test_who_waits_for_any_tile_robs_no_kong():
    told = {"seat": "S", "hand": "234m6789p345999s", "win": {"tile": "1m", "by": "rob", "from": "W"}}
    told["others"] = {"W": {"melds": ["pon 111m from N"]}}
    check(told, "5p", win=False, why="ANQING-26")


@pytest.mark.rule("ANQING-F-basic", "ANQING-F-half_flush", "ANQING-F-all_pungs", "ANQING-F-full_flush")
@pytest.mark.parametrize(
    ("hand", "tile", "rows"),
    [
        ("23488m34p456789s", "2p", {"basic": 0, "no_drill": 1}),
        ("234m678m999m1122z", "1z", {"half_flush": 1}),
        ("222m777p999s33z11s", "3z", {"all_pungs": 1}),
        ("1112344567899s", "9s", {"full_flush": 2, "no_drill": 1}),
    ],
)
def test_a_hand_is_basic_where_nothing_names_its_tiles(hand, tile, rows):
    told = {"seat": "S", "hand": hand, "win": {"tile": tile, "by": "discard", "from": "W"}}
    check(told, "3p", win=True, patterns={"no_drill": 1, **rows})


@pytest.mark.rule("ANQING-29")
def test_score_is_told_of_wash_outs_by_the_repeats_of_the_dealer():
    told = score("anqing", "1133m5577p2244s1z", "1z", by="discard", source="E", seat="S", jokers="6m", streak=2)
    assert [one.change for one in told.payments][:2] == [-4 * (4 + 4 + 4), 4 * (4 + 4 + 4)]
