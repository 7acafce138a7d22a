"""The price lists of Hefei's two ways of playing, grades and payments; expectations are reckoned by hand."""

import pytest

from fangcheng import score
from fangcheng.game.explain import explanations_of
from hefei.test_play import LAST, bazhi, dahu
from tabletop import payments_of

DAHU = {"profile": "dahu", "dealer_point": False}
OPEN = ("chi 789s from E",)
BLOOM = {"by": "self", "melds": ("kong 7777s from E",), "context": ["kong_replacement"]}
PUNGS = ("pon 222m from S", "pon 555p from E", "pon 888p from N", "pon 222s from S")


def mouths(hand, tile, by="discard", source="N", seat="S", **more):
    """A win of eight branches."""
    return score("hefei", hand, tile, by=by, source=None if by == "self" else source, seat=seat, **more)


def big(hand, tile, by="discard", source="N", seat="S", options=None, **more):
    """A win of the graded game, between players who do not deal."""
    given = None if by == "self" else source
    return score("hefei", hand, tile, by=by, source=given, seat=seat, options={**DAHU, **(options or {})}, **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


# --- eight branches


@pytest.mark.rule("HEFEI-11", "HEFEI-12", "HEFEI-F-eight_branches", "HEFEI-F-extra_branch")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "extra"),
    [
        ("1235699m456p789s", "7m", (), 0),
        ("1234569m456p789s", "9m", (), 0),
        ("123456m45p789s99p", "6p", (), None),  # six of characters, five of dots
        ("12345699m45p789m", "6p", (), 3),  # eleven
        ("123m45688p78s", "9s", ("concealed 7777m",), None),  # seven, the kong counting four
        ("12345m45688p", "6m", ("concealed 7777m",), 2),
        ("1122334455m66p7p", "7p", (), 2),  # seven pairs
        ("1122m3344556p99s", "6p", (), 0),
    ],
)
def test_a_win_shows_eight_tiles_of_a_suit_and_each_further_one_counts(hand, tile, melds, extra):
    answer = mouths(hand, tile, melds=melds)
    assert answer.wins == (extra is not None)
    if extra is None:
        assert answer.refusal_rule == "HEFEI-11"
    else:
        assert (rows(answer)["eight_branches"], rows(answer).get("extra_branch", 0)) == (1, extra)


@pytest.mark.rule(
    *(f"HEFEI-F-{row}" for row in ("all_simples", "one_suit_missing", "concealed_pung", "concealed_kong", "flower")),
    *(f"HEFEI-F-{row}" for row in ("single_wait", "pure_straight", "seven_pairs", "full_flush", "self_draw")),
    *(f"HEFEI-F-{row}" for row in ("kong_bloom", "last_tile_draw")),
)
@pytest.mark.parametrize(
    ("told", "hand", "tile", "more"),
    [
        ({}, "1235699m456p789s", "7m", {}),
        ({"all_simples": 2, "one_suit_missing": 1, "extra_branch": 1}, "234345678m5556p", "7p", {}),
        ({"one_suit_missing": 1, "extra_branch": 1, "flower": 1}, "234345678m5556p", "7p", {"flowers": "1f"}),
        ({"one_suit_missing": 1, "extra_branch": 1}, "23434567m44z789p", "8m", {}),
        (
            {"concealed_pung": 1, "self_draw": 1, "extra_branch": 3, "one_suit_missing": 1},
            "12356m44499m789s",
            "7m",
            {"by": "self"},
        ),
        (
            {"concealed_pung": 1, "extra_branch": 1, "one_suit_missing": 1},
            "12356799m44488s",
            "9m",
            {},
        ),  # a pair waits too: the discard makes the triplet
        ({"single_wait": 1}, "12367899m46p789s", "5p", {}),
        ({"pure_straight": 5, "extra_branch": 1, "single_wait": 1}, "12345679m99p789s", "8m", {}),
        (
            {"pure_straight": 5, "extra_branch": 6, "full_flush": 10, "one_suit_missing": 1, "concealed_pung": 1},
            "1234567892255m",
            "5m",
            {},
        ),
        ({"seven_pairs": 5, "single_wait": 1}, "1122334m5566p88s", "4m", {}),
        (
            {"kong_bloom": 2, "self_draw": 1, "flower": 1},
            "1235699m456p789s",
            "7m",
            {"by": "self", "flowers": "1f", "context": ["flower_replacement"]},
        ),
        ({"last_tile_draw": 2, "self_draw": 1}, "1235699m456p789s", "7m", {"by": "self", "context": ["last_tile"]}),
        ({}, "1235699m456p789s", "7m", {"context": ["last_tile"]}),  # the discard after it is no row
    ],
)
def test_each_row_of_eight_branches_counts_its_mouths(told, hand, tile, more):
    answer = mouths(hand, tile, **more)
    assert {row: value for row, value in rows(answer).items() if row != "eight_branches"} == told
    assert answer.total == 1 + sum(told.values())


@pytest.mark.rule("HEFEI-F-concealed_kong", "HEFEI-43", "HEFEI-F-kong_bloom")
def test_a_concealed_kong_counts_by_its_own_row_and_the_bloom_once():
    answer = mouths(
        "123m456p89m99s",
        "7m",
        by="self",
        melds=("concealed 4444m",),
        flowers="1f",
        context=["kong_replacement", "flower_replacement"],
    )
    assert rows(answer) == {
        "eight_branches": 1,
        "extra_branch": 2,
        "concealed_kong": 2,
        "flower": 1,
        "single_wait": 1,
        "self_draw": 1,
        "kong_bloom": 2,
    }


@pytest.mark.rule("HEFEI-23", "HEFEI-24")
@pytest.mark.parametrize("stake", [0, 5, 10, 15, 20])
def test_the_discarder_or_each_opponent_pays_the_mouths_and_the_dealer_stake_beside(stake):
    options = {"dealer_stake": stake}
    assert payments_of(mouths("1235699m456p789s", "7m", options=options)) == {"E": 0, "S": 1, "W": 0, "N": -1}
    given = mouths("1235699m456p789s", "7m", source="E", options=options)
    assert payments_of(given) == {"E": -1 - stake, "S": 1 + stake, "W": 0, "N": 0}
    drawn = mouths("1235699m456p789s", "7m", by="self", options=options)  # 2 mouths
    assert payments_of(drawn) == {"E": -2 - stake, "S": 6 + stake, "W": -2, "N": -2}


# --- the graded game


@pytest.mark.rule("HEFEI-21", "HEFEI-22", "HEFEI-25", "HEFEI-F-small_win")
@pytest.mark.parametrize(
    ("hand", "tile", "more", "told"),
    [
        ("234567m4688p", "5p", {}, {"small_win": 0}),
        ("234567m4699p", "5p", {}, None),
        ("234567m4699p", "5p", BLOOM, None),
        ("234567m4688p", "5p", BLOOM, {"kong_bloom": 1}),
        ("234567m4688p", "5p", {"context": ["last_tile"]}, {"last_tile_draw": 1}),
        ("234567m4688p", "5p", {"by": "rob"}, {"robbing_kong": 1}),
    ],
)
def test_a_small_win_keeps_a_pair_of_2_5_or_8_whatever_the_moment_adds(hand, tile, more, told):
    answer = big(hand, tile, **{"melds": OPEN, **more})
    assert answer.wins == (told is not None)
    if told is None:
        assert answer.refusal_rule == "HEFEI-21"
    else:
        assert rows(answer) == told
        assert answer.total == (6 if sum(told.values()) else 1)


@pytest.mark.rule(
    *(f"HEFEI-F-{row}" for row in ("all_pungs", "all_258", "all_from_others", "dragon_seven_pairs", "robbing_kong")),
    *("HEFEI-22", "HEFEI-25", "HEFEI-26", "HEFEI-27", "HEFEI-28"),
)
@pytest.mark.parametrize(
    ("total", "told", "hand", "tile", "melds", "more"),
    [
        (6, {"all_pungs"}, "3344m111p", "3m", ("pon 666s from E", "pon 999p from S"), {}),
        (6, {"all_258"}, "2258m25588p2558s", "8s", (), {}),
        (6, {"full_flush"}, "1112345678999m", "5m", (), {}),
        (
            6,
            {"all_from_others"},
            "9s",
            "9s",
            ("pon 222m from E", "chi 789s from S", "pon 444p from N", "pon 666p from N"),
            {},
        ),
        (6, {"seven_pairs"}, "1133m5577p99s224p", "4p", (), {}),
        (12, {"dragon_seven_pairs"}, "1111446m223399p", "6m", (), {}),
        (12, {"all_pungs", "full_flush"}, "4446699p", "9p", ("pon 222p from E", "concealed 7777p"), {}),
        (12, {"seven_pairs", "full_flush"}, "1133557799224p", "4p", (), {}),
        (12, {"seven_pairs", "all_258"}, "2255m2288p5588s2s", "2s", (), {}),
        (12, {"dragon_seven_pairs", "full_flush"}, "1111557799224p", "4p", (), {}),
        (12, {"all_pungs", "all_258", "all_from_others"}, "8s", "8s", PUNGS, {}),
        (12, {"full_flush", "robbing_kong"}, "2345566788999m", "1m", (), {"by": "rob"}),
        (
            24,
            {"dragon_seven_pairs", "full_flush", "last_tile_draw"},
            "1111557799224p",
            "4p",
            (),
            {"context": ["last_tile"]},
        ),
        (
            24,
            {"all_pungs", "all_258", "all_from_others", "last_tile_draw"},
            "8s",
            "8s",
            PUNGS,
            {"context": ["last_tile"]},
        ),
        (
            24,
            {"all_pungs", "all_258", "all_from_others", "kong_bloom"},
            "8s",
            "8s",
            ("kong 2222m from S", *PUNGS[1:]),
            {"by": "self", "context": ["kong_replacement"]},
        ),
        (12, {"all_258", "robbing_kong"}, "2258m25588p2255s", "8s", (), {"by": "rob"}),
    ],
)
def test_big_rows_make_a_big_a_super_or_the_biggest_win(total, told, hand, tile, melds, more):
    answer = big(hand, tile, melds=melds, seat="W", source="N", **more)
    assert (set(rows(answer)), answer.total) == (told, total)
    payers = 3 if more.get("by") == "self" else 1
    assert payments_of(answer)["W"] == total * payers
    added = big(hand, tile, melds=melds, seat="W", source="N", options={"grades": "add"}, **more)
    assert added.total == 6 * (len(told) + ("dragon_seven_pairs" in told))


@pytest.mark.rule("HEFEI-28", "HEFEI-30")
def test_a_small_self_draw_brings_two_from_each_and_the_dealer_pays_or_gets_one_more():
    drawn = big("234567m4688p", "5p", melds=OPEN, by="self")
    assert payments_of(drawn) == {"E": -2, "S": 6, "W": -2, "N": -2}
    more = {"options": {"dealer_point": True}}
    assert payments_of(big("234567m4688p", "5p", melds=OPEN, by="self", **more)) == {"E": -3, "S": 7, "W": -2, "N": -2}
    assert payments_of(big("234567m4688p", "5p", melds=("chi 789s from N",), seat="E", **more))["N"] == -2


@pytest.mark.rule("HEFEI-35")
def test_the_maker_of_a_robbed_kong_pays_like_a_discarder():
    answer = big("234567m4688p", "5p", melds=OPEN, by="rob", source="W")
    assert payments_of(answer) == {"E": 0, "S": 6, "W": -6, "N": 0}


@pytest.mark.rule("HEFEI-25", "HEFEI-28", "HEFEI-23")
@pytest.mark.parametrize(
    ("table", "rules"),
    [
        (
            lambda: dahu("1m5p", LAST, left=2).play("E 9s", "S 1m drawn", "W leave", "N leave", "E leave", "S take"),
            ["HEFEI-25", "HEFEI-28", "HEFEI-28", "HEFEI-28", "HEFEI-30", "HEFEI-28", "HEFEI-28"],
        ),
        (lambda: bazhi("4m").play("E 1z"), ["HEFEI-23", "HEFEI-23", "HEFEI-23", "HEFEI-23", "HEFEI-23"]),
    ],
)
def test_a_reckoning_names_the_rules_of_the_way_of_playing(table, rules):
    table = table().play("S win")
    told = explanations_of(table.engine, table.record, table.events, [0] * 4)
    (won,) = [one for one in told if one.kind == "win"]
    assert [step.rule for step in won.steps] == rules


@pytest.mark.rule("HEFEI-12", "HEFEI-22")
def test_refusals_name_the_rules_of_the_way_of_playing():
    big, mouths = dahu("1m").play("E 9s"), bazhi("1m").play("E 1z")
    assert [table.refusal("S", "kong 4444m") for table in (big, mouths)] == ["HEFEI-14", "HEFEI-9"]
    assert [table.refusal("S", "win") for table in (big, mouths)] == ["HEFEI-22", "HEFEI-12"]
