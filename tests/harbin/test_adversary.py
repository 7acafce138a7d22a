"""Harbin: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import IN_WALL
from fangcheng.core.table.wall import take_tail
from fangcheng.game.engine import copy_of
from fangcheng.tiles import parse
from flow.table_of import table_of
from hangzhou.test_play import lay
from harbin.test_play import HANDS, at_table, declared, next_treasure, rows

PUNG = "pon 222s from W"
WIDE, CLOSED = "123m45p678s88p", "123m46p678s88p"  # wait for 3p and 6p, for 5p
MIXED = "123m678s3334p"  # waits for 4p alone, and for 2p and 5p beside a pair of 3p
BARE = "1112m"  # beside three pungs: 2m would leave no run, 3m makes the hand
PUNGS = [PUNG, "pon 555p from W", "pon 777s from N"]
FOURTH = [PUNG, "pon 444p from N"]


def drawn(hand, tile, *context, melds=(PUNG,), by="self", **more):
    """South, who has declared, draws the tile, or wins it `by` other means; only he has opened."""
    win = {"tile": tile, "by": by} | ({"from": more.pop("source")} if "source" in more else {})
    return {"seat": "S", "hand": hand, "melds": [*melds], "win": win, "context": ["ready", *context], **more}


def paid(rows, payments, **more):
    return {"win": True, "patterns": rows, "total": sum(rows.values()), "payments": dict(zip("ESWN", payments)), **more}


# What is told, and what comes of it. Where nobody else has opened each pays a fan more, and the dealer two.
CASES = {
    # 6p is the middle of 57p beside 456p, and an end of 45p beside 567p
    "closed by one of two readings": (
        drawn("123m45567p88s", "6p"),
        paid({"closed_wait": 1, "self_draw": 1}, (-16, 32, -8, -8)),
    ),
    "the treasure closed by one of two readings": (
        drawn("123m45567p88s", "6p", "treasure"),
        paid({"treasure_in_treasure": 4}, (-64, 128, -32, -32)),
    ),
    "the treasure at the other end": (
        drawn("123m45567p88s", "3p", "treasure"),
        paid({"treasure_side": 3}, (-32, 64, -16, -16)),
    ),
    # four of 4p are his own: he waits for 2p and 5p alone
    "the treasure beside a wait he holds four of": (
        drawn("123m3334p", "9s", "treasure", melds=FOURTH),
        paid({"treasure_draw": 2}, (-16, 32, -8, -8)),
    ),
    "the treasure, with a single wait among three": (
        drawn(MIXED, "9s", "treasure"),
        paid({"treasure_draw": 2, "single_wait": 1}, (-32, 64, -16, -16)),
    ),
    "only closed waits, on the single one": (
        drawn(MIXED, "4p", options={"only_closed": True}),
        paid({"self_draw": 1, "single_wait": 1}, (-16, 32, -8, -8)),
    ),
    "only closed waits, on a wide one": (
        drawn(MIXED, "5p", options={"only_closed": True}),
        {"win": False, "why": "HARBIN-16"},
    ),
    "only closed waits, a red dragon flies": (
        drawn(MIXED, "7z", options={"only_closed": True, "red_flies": True}),
        paid({"red_flies": 2, "single_wait": 1}, (-32, 64, -16, -16)),
    ),
    "no run without the tile that makes it": (
        drawn(BARE, "2m", melds=PUNGS),
        {"win": False, "why": "HARBIN-27"},
    ),
    # 3m on 12m is an edge
    "the treasure that completes the shape only": (
        drawn(BARE, "2m", "treasure", melds=PUNGS),
        paid({"treasure_draw": 2}, (-16, 32, -8, -8)),
    ),
    "the same where edges are closed": (
        drawn(BARE, "2m", "treasure", melds=PUNGS, options={"three_seven": True}),
        paid({"treasure_draw": 2, "closed_wait": 1}, (-32, 64, -16, -16)),
    ),
    "strong wind by a triplet of the hand, edges closed": (
        drawn(BARE, "1m", melds=PUNGS, options={"strong_wind": True, "three_seven": True}),
        paid({"strong_wind": 2, "closed_wait": 1}, (-32, 64, -16, -16)),
    ),
    "strong wind that is a wait is a self-draw": (
        drawn("123m678p13s99p", "2s", options={"strong_wind": True}),
        paid({"self_draw": 1, "closed_wait": 1}, (-16, 32, -8, -8)),
    ),
    "strong wind of a wide hand": (
        drawn(WIDE, "2s", options={"strong_wind": True}),
        paid({"strong_wind": 2}, (-16, 32, -8, -8)),
    ),
    "no strong wind by another's tile": (
        drawn(WIDE, "2s", by="discard", source="W", options={"strong_wind": True}),
        {"win": False},
    ),
    "the triplet comes with the winning tile": (
        drawn("123m678p99s22p", "9s", by="discard", source="W", melds=["chi 345s from E"], state={"ready": ["W"]}),
        paid({"plain_hand": 0}, (-4, 8, -2, -2)),
    ),
    "the run comes with the winning tile": (
        drawn("999m13s77z", "2s", melds=["pon 222p from W", "pon 555p from W"]),
        paid({"self_draw": 1, "closed_wait": 1}, (-16, 32, -8, -8)),
    ),
    # 2 of the hand; East 2 more, North 1, West has opened and is not ready: 1
    "a kong robbed of who is not ready": (
        drawn(CLOSED, "5p", by="rob", source="W", state={"open": ["W"]}),
        paid({"robbing_kong": 1, "closed_wait": 1}, (0, 32, -32, 0)),
    ),
    "a kong robbed of who is ready": (
        drawn(
            CLOSED,
            "5p",
            by="rob",
            source="W",
            options={"kongs_after_ready": True},
            state={"open": ["W"], "ready": ["W"]},
        ),
        paid({"robbing_kong": 1, "closed_wait": 1}, (-16, 28, -4, -8)),
    ),
    "an unready dealer pays for all": (
        drawn(CLOSED, "5p", by="discard", source="E", state={"open": ["N"]}),
        paid({"closed_wait": 1}, (-16 - 4 - 2, 22, 0, 0)),
    ),
    "the cap is asked of each share": (
        drawn(CLOSED, "5p", "treasure", options={"cap": 32}, state={"open": ["W"]}),
        paid({"treasure_in_treasure": 4}, (-32, 80, -16, -32)),
    ),
    "no win on the treasure another throws": (
        drawn(WIDE, "9m", by="discard", source="W", visible="99m"),
        {"win": False},
    ),
}


@pytest.mark.rule(
    *("HARBIN-13", "HARBIN-16", "HARBIN-21", "HARBIN-22", "HARBIN-26", "HARBIN-27", "HARBIN-30", "HARBIN-31"),
    *("HARBIN-32", "HARBIN-33", "HARBIN-34", "HARBIN-36", "COMMON-10", "COMMON-11"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, expect = CASES[told]
    result = run_case(Case(Path("adversary.yaml"), 1, "harbin", told, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


@pytest.mark.rule("HARBIN-16", "COMMON-11")
@pytest.mark.parametrize(("option", "discards"), [(False, "9m4p"), (True, "4p")])
def test_a_wait_he_holds_four_of_lets_nobody_declare(option, discards):
    """Without 9m the hand waits for 2p and 5p, wide; without 4p for 9m alone."""
    turn = {"hand": "1239m3334p", "melds": FOURTH}
    fields = {"seat": "S", "turn": turn, "options": {"only_closed": option}, "expect": {"ready_with": discards}}
    result = run_case(Case(Path("adversary.yaml"), 1, "harbin", "four of 4p", fields))
    assert result.status == "passed", result.trouble


# --- played hands

MATCH = {"treasure_match": True}
PAIR_OF_1P = {**HANDS, "W": "14789m11p159s669m", "N": "2589m2369p3579s7z"}


@pytest.mark.rule("HARBIN-18", "HARBIN-20", "HARBIN-31")
def test_a_pung_that_shows_the_third_brings_a_new_treasure_before_the_discard():
    table = next_treasure(at_table("9s3m3m1p", PAIR_OF_1P, options=MATCH).play("E 4m"), "1p")
    declared(table, tile="9s").play("W 3m drawn", "N 3m drawn", "E 1p drawn")
    next_treasure(table, "5p").play("W pon")
    # West has opened by then: 2^4; North 2^5, East 2^6
    assert (table.over, table.scores()) == (True, [-64, 112, -16, -32])
    assert rows(table) == {"treasure_in_treasure": 4}


@pytest.mark.rule("HARBIN-20")
def test_of_two_who_wait_for_the_new_treasure_the_next_after_the_pung_wins():
    hands = {**PAIR_OF_1P, "N": "11789m46p345999s", "E": "2469m257p3468s77z4m"}
    table = lay(at_table("9p3m2m1p", hands, options=MATCH), "N", "pon 999s from W").play("E 4m")
    declared(next_treasure(table, "1p"), tile="9p").play("W 3m drawn", "N ready", "N 2m drawn", "E 1p drawn")
    next_treasure(table, "5p").play("W pon")
    assert (table.over, table.scores()) == (True, [-64, -16, -16, 96])


@pytest.mark.rule("HARBIN-16", "HARBIN-18", "HARBIN-F-treasure_draw")
@pytest.mark.parametrize(
    ("hand", "melds", "treasure", "option", "scores"),
    [
        # 2m would leave no run
        ("1112m222s555p777s", PUNGS, "2m", "treasure_match", [-16, 32, -8, -8]),
        # only 4p wins
        ("123m678s3334p222s", [PUNG], "5p", "only_closed", [-32, 64, -16, -16]),
    ],
)
def test_the_treasure_that_is_no_winning_wait_does_not_win_at_first_sight(hand, melds, treasure, option, scores):
    hands = {**HANDS, "S": hand, "E": "4669m257p3468s77z4m"}
    wall = f"9s3m3m4m{treasure}"
    table = lay(at_table(wall, hands, options=MATCH | {option: True}), "S", *melds[1:]).play("E 4m")
    declared(next_treasure(table, treasure), tile="9s").wait()
    assert not table.over
    table.play("W 3m drawn", "N 3m drawn", "E 4m drawn").wait()
    assert (table.over, table.scores()) == (True, scores)


@pytest.mark.rule("HARBIN-15", "HARBIN-18", "HARBIN-31", "HARBIN-34")
def test_who_declares_with_the_tile_another_wins_on_has_declared():
    table = lay(at_table("9s", {**HANDS, "W": "123m456p78s99p555s"}), "W", "pon 555s from N")
    table.record.ready[table.seat("W")] = 1
    declared(table.play("E 4m"), tile="9s").play("W win")
    # nothing for the hand; East closed and dealer, South open, North closed
    assert table.scores() == [-4, -1, 7, -2]
    assert table.record.treasure.position < 0


@pytest.mark.rule("HARBIN-18", "HARBIN-19")
def test_who_declares_later_wins_with_the_treasure_he_waits_for():
    table = lay(at_table("9s9m", {**HANDS, "W": "123m456p78s99p555s"}, options=MATCH), "W", "pon 555s from N")
    declared(next_treasure(table.play("E 4m"), "6s"), tile="9s").wait()
    assert not table.over
    declared(table, "W", "9m").wait()
    # 3 for a wide wait; South has opened
    assert (table.over, table.scores()) == (True, [-32, -8, 56, -16])


@pytest.mark.rule("HARBIN-14", "COMMON-3")
def test_a_passed_win_bars_the_next_discards_until_the_own_draw():
    hands = {**HANDS, "E": "1469m237p3468s77z4m"}
    table = next_treasure(at_table("9s5p5p4m3m5p", hands).play("E 4m"), "1p")
    declared(table, tile="9s").play("W 5p drawn")
    assert table.may("S", "win")
    table.play("S pass", "N 5p drawn")
    assert not table.may("S", "win")
    table.play("E 4m drawn", "S 3m drawn", "W 5p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("HARBIN-13", "HARBIN-33", "HARBIN-35", "COMMON-6")
def test_a_robbed_kong_is_not_paid_and_its_unready_maker_pays_for_all():
    hands = {**HANDS, "E": "1469m237p3468s77z4m", "W": "1478m555p159s669m"}
    table = lay(at_table("9s5p", hands, options={"kong_points": True}), "W", "pon 555p from N")
    declared(next_treasure(table.play("E 4m"), "1p"), tile="9s").play("W kong 5555p", "S win")
    assert table.scores() == [0, 32, -32, 0]
    assert int(table.record.coming.dealer) == table.seat("S")


TWO_CHOWS = {
    "E": "1469m257p3468s77z2m",
    "S": "22589m1369p357s7z",
    "W": "13m45688p222678s",
    "N": "13m11789p345999s",
}


@pytest.mark.rule("HARBIN-12", "HARBIN-16", "HARBIN-18")
def test_of_two_chows_that_make_ready_the_nearest_is_made_and_declares():
    table = table_of("harbin", TWO_CHOWS, options={"chi_to_ready": True}).play(
        "E 2m", "S pass", "W chi 13m", "N chi 13m"
    )
    assert table.discards("W") == "4568p2678s"
    assert table.record.treasure.position < 0
    table.play("W 8p").wait()
    assert (int(table.record.ready[table.seat("W")]), int(table.record.treasure.position) >= 0) == (1, True)
    assert table.view("W").treasure != "#"


@pytest.mark.rule("HARBIN-12")
def test_a_pung_goes_before_a_chow_that_makes_ready():
    table = table_of("harbin", TWO_CHOWS, options={"chi_to_ready": True}).play(
        "E 2m", "S pon", "W chi 13m", "N chi 13m"
    )
    assert int(table.record.turn) == table.seat("S")


def next_replacement(table, tile):
    """Let the next replacement be this tile: it changes places with the one that lies there."""
    record, (kind,) = table.record, parse(tile)
    place = int(table.engine.run(take_tail, copy_of(record), table.rules))
    standing = record.place == IN_WALL
    other = max(at for at in range(int(record.wall_size)) if standing[at] and record.wall[at] == kind)
    record.wall[other], record.wall[place] = record.wall[place], kind
    return table


@pytest.mark.rule("HARBIN-17", "HARBIN-21", "HARBIN-F-kong_bloom")
@pytest.mark.parametrize(
    ("tile", "found", "scores"),
    [
        ("5p", {"closed_wait": 1, "kong_bloom": 1}, [-16, 32, -8, -8]),
        ("9s", {"closed_wait": 1, "treasure_draw": 2}, [-32, 64, -16, -16]),
    ],
)
def test_after_declaring_the_replacement_of_a_kong_blooms_or_is_the_treasure(tile, found, scores):
    hands = {**HANDS, "S": "111m46p678s99p222s", "W": "24789m147p159s69m", "E": "2469m257p3468s77z4m"}
    table = at_table("3m3m3p4m1m", hands, options={"kongs_after_ready": True}).play("E 4m")
    declared(next_treasure(table, "9s"), tile="3m").play("W 3m drawn", "N 3p drawn", "E 4m drawn")
    next_replacement(table, tile).play("S kong 1111m")
    if tile == "5p":
        table.play("S win")
    assert (table.over, rows(table), table.scores()) == (True, found, scores)


@pytest.mark.rule("HARBIN-17", "HARBIN-F-strong_wind", "HARBIN-36")
def test_strong_wind_wins_by_itself_where_a_kong_could_be_made():
    options = {"kongs_after_ready": True, "strong_wind": True}
    table = at_table("9s3m3m4m2s", options=options).play("E 4m")
    declared(next_treasure(table, "1p"), tile="9s").play("W 3m drawn", "N 3m drawn", "E 4m drawn").wait()
    assert (table.over, table.scores()) == (True, [-32, 64, -16, -16])
    assert rows(table) == {"strong_wind": 2, "closed_wait": 1}


@pytest.mark.rule("HARBIN-10", "HARBIN-11", "HARBIN-16")
def test_a_concealed_kong_lets_nobody_declare():
    hands = {**HANDS, "S": "123m46p678s88p222s"}
    table = table_of("harbin", hands, wall="2s", tail="9s").play("E 4m", "S kong 2222s")
    assert table.drawn() == "9s"  # the replacement, from the tail
    assert not table.may("S", "ready")
