"""Guangdong by the competition rules: ghosts, claims, wins let pass, payments, horses, the next deal."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from fangcheng.tiles import parse
from flow.table_of import only, paid_for, tables_of

DULL = {"E": "1479m23568p1346s9s", "W": "235689m1479p258s", "N": "1477m369p124578s"}
SOUTH = "123456s78s222z55z"  # waits for 6s and 9s, Half Flush
HANDS = {**DULL, "S": SOUTH}
ROUND = ("E 1m", "S 1m drawn", "W 1p drawn", "N 2p drawn")
OWN = ("E 3p drawn", "S win")  # 12 points: Half Flush, Concealed Hand, Self-Draw, twice without a ghost
MISSES = "5f6f7f8f"
at_table = tables_of("guangdong", HANDS, preset="mil_2023")


def outcome(told):
    found = run_case(Case(Path("test.yaml"), 1, "guangdong", "mil", {"options": {"preset": "mil_2023"}, **told}))
    assert found.status == "passed", str(found)


# --- tiles and deal


@pytest.mark.rule("GUANGDONG-P1")
def test_140_tiles_with_four_flowers_that_are_the_ghosts():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    expected = Counter(dict.fromkeys(parse("123456789m123456789p123456789s1234567z"), 4))
    assert tiles == expected + Counter(parse("5678f"))
    assert [len(side.stacks) for side in table.view().wall.sides] == [18, 17, 18, 17]
    assert table.view("S").jokers == ("5f", "6f", "7f", "8f")


@pytest.mark.rule("GUANGDONG-P2")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"), [([2, 5], "W", 3), ([6, 3], "E", 4), ([6, 6], "N", 7), ([1, 1], "S", 2)]
)
def test_the_sum_of_two_dice_names_the_wall_and_the_smaller_the_stacks_left(dice, wall, first_stack):
    outcome({"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}})


@pytest.mark.by_day
@pytest.mark.rule("GUANGDONG-P2")
def test_dealt_and_drawn_flowers_belong_to_the_hand():
    table = at_table("8f", {**DULL, "S": "123456s78s22z567f"}).play("E 1m")
    assert (table.hand("S"), table.drawn()) == ("12345678s22z5678f", "8f")
    assert [seat.flowers for seat in table.view("S").seats] == [()] * 4
    assert [len(parse(table.hand(letter))) for letter in "ESWN"] == [13, 14, 13, 13]


# --- ghosts


GHOSTLY = {"E": "1479m2356p1346s9s5f", "S": "123456s78s22z55z6f", "W": DULL["W"], "N": DULL["N"]}


@pytest.mark.rule("GUANGDONG-P3")
def test_a_ghost_may_be_thrown_and_nobody_claims_it():
    table = at_table("1m", GHOSTLY).play("E 5f")
    assert table.drawn() == "1m"  # South draws at once, though any tile would complete the hand
    assert table.may("S", "6f")
    assert not table.may("S", "win")


@pytest.mark.rule("GUANGDONG-P3")
def test_a_ghost_is_no_tile_of_a_pung_or_kong():
    table = at_table("", {**GHOSTLY, "S": "123456s78s2z555z6f", "E": "1479m2356p1346s9s2z"}).play("E 2z")
    assert not table.may("S", "pon")
    table = at_table("1m", {**GHOSTLY, "S": "123456s78s22z55z6f", "E": "1479m2356p1346s9s2z"}).play("E 2z")
    assert "pon 22z" in table.open_to("S")


@pytest.mark.rule("GUANGDONG-P3")
def test_a_ghost_drawn_completes_a_hand():
    table = at_table("1m1p2p3p5f" + "6f7f8f9p").play(*ROUND, "E 3p drawn", "S win")
    assert table.scores() == [-6, 18, -6, -6]


@pytest.mark.rule("GUANGDONG-P11")
def test_a_ghost_thrown_in_this_hand_doubles_the_win_of_who_threw_it():
    hands = {**DULL, "S": "123456s78s222z5z5f"}
    table = at_table("5z1p2p3p9s" + "6f7f8f9p", hands).play("E 1m", "S 5f", "W 1p drawn", "N 2p drawn", *OWN)
    assert table.scores() == [-24, 72, -24, -24]


@pytest.mark.rule("GUANGDONG-P9")
def test_a_hand_of_four_ghosts_is_shown_whole():
    (shown,) = score("guangdong", "12m4589p1278s567f", "8f", preset="mil_2023").groups
    assert (shown.tiles, shown.win) == ("12m4589p1278s5678f", 13)


@pytest.mark.rule("GUANGDONG-P9", "GUANGDONG-P19")
def test_four_ghosts_may_be_declared_in_any_own_turn_while_they_are_held():
    hands = {**DULL, "S": "1369s147p25z567f1m"}
    table = at_table("1z1p2p3p8f1m1z2z4m3z5p6p7p9m", hands)
    table.play("E 1m", "S 1z drawn", "W 1p drawn", "N 2p drawn", "E 3p drawn")
    assert table.may("S", "win")
    table.play("S 1m").wait()
    table.throw_drawn(3)
    assert table.may("S", "win")
    table.play("S win")
    assert only(table.events, ev.Won)


@pytest.mark.rule("GUANGDONG-P19")
def test_four_ghosts_are_gone_once_one_is_thrown():
    hands = {**DULL, "S": "1369s147p25z567f1m"}
    table = at_table("1z1p2p3p8f1m1z2z4m3z5p6p7p9m", hands)
    table.play("E 1m", "S 1z drawn", "W 1p drawn", "N 2p drawn", "E 3p drawn", "S 5f").throw_drawn(3)
    assert not table.may("S", "win")


# --- claims


@pytest.mark.rule("GUANGDONG-P5")
def test_there_is_no_chow():
    table = at_table("1m", {**DULL, "S": "23m456789s222z55z"}).play("E 1m")
    assert table.drawn() == "1m"
    assert at_table("", {**DULL, "S": "23m456789s222z55z"}, options={"chi": True}).play("E 1m").may("S", "chi 123m")


KONGS = {**DULL, "S": "3333z25m22z55z368p"}


@pytest.mark.rule("GUANGDONG-P5")
def test_kongs_in_the_own_turn_need_a_draw_and_a_concealed_one_is_seen():
    table = at_table("1z", {**KONGS, "E": "1479m2356p1346s9s2z"}).play("E 2z", "S pon 22z")
    assert "kong 3333z" not in table.open_to("S")
    table = at_table("1z", KONGS).play("E 1m", "S kong 3333z")
    assert table.view("N").seats[1].melds[0].tiles.count("3z") >= 2


@pytest.mark.rule("GUANGDONG-P6", "GUANGDONG-P22")
def test_the_last_tile_allows_no_kong_and_its_discard_only_a_win():
    table = at_table("3z", {**DULL, "S": "333z456s78s22z555z"}, left=1).play("E 1m")
    assert (table.drawn(), int(table.record.drawable)) == ("3z", 0)
    assert "kong 3333z" not in table.open_to("S")
    hands = {**DULL, "W": "23568m147p258s22z", "S": "123456s78s14z555z"}
    table = at_table("2z", hands, left=1).play("E 1m", "S 2z drawn")
    assert table.over
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("GUANGDONG-P7")
@pytest.mark.parametrize(("winners", "scores"), [("all", [-20, 10, 10, 0]), ("one", [-10, 10, 0, 0])])
def test_of_two_who_claim_the_tile_the_nearer_wins_alone(winners, scores):
    hands = {**DULL, "S": SOUTH, "W": "78s444z111z666z33s"}
    table = at_table("", hands, options={"winners": winners}).play("E 9s", "S win", "W win")
    assert table.scores() == scores


@pytest.mark.rule("GUANGDONG-P8")
def test_a_win_let_pass_bars_as_much_and_less_until_the_next_own_draw():
    table = at_table("1m9s6s").play("E 1m", "S 1m drawn", "W 9s drawn").wait().play("N 6s drawn")
    assert not table.may("S", "win")
    told = {"seat": "S", "hand": SOUTH, "win": {"tile": "9s", "by": "discard", "from": "W"}}
    outcome({**told, "context": ["passed_win"], "expect": {"win": False, "why": "GUANGDONG-P8"}})
    table = at_table("1m9s1p2p1m6s").play("E 1m", "S 1m drawn", "W 9s drawn").wait()
    table.play("N 1p drawn", "E 2p drawn", "S 1m drawn", "W 6s drawn")
    assert table.may("S", "win")


@pytest.mark.rule("GUANGDONG-P8")
def test_a_winning_tile_that_one_discards_oneself_bars_too():
    table = at_table("1m1p2p3p9s6s").play(*ROUND, "E 3p drawn", "S 9s drawn", "W 6s drawn")
    assert not table.may("S", "win")


@pytest.mark.rule("GUANGDONG-P24")
def test_a_false_win_is_refused_and_nobody_is_punished():
    table = at_table("1m9s").play("E 1m")
    assert table.refusal("S", "win").startswith("GUANGDONG")
    assert table.scores() == [0, 0, 0, 0]
    assert table.play("S 1m drawn", "W 9s drawn", "S win").scores() == [0, 10, -10, 0]


# --- payments


@pytest.mark.rule("GUANGDONG-P14")
def test_the_discarder_pays_the_points_and_a_self_draw_is_paid_by_each():
    assert at_table("1m9s").play("E 1m", "S 1m drawn", "W 9s drawn", "S win").scores() == [0, 10, -10, 0]
    assert at_table("1m1p2p3p9s" + MISSES).play(*ROUND, *OWN).scores() == [-12, 36, -12, -12]


@pytest.mark.rule("GUANGDONG-P15", "GUANGDONG-P20")
def test_the_maker_of_a_robbed_kong_pays_three_times_and_no_horse_is_turned():
    hands = {**DULL, "S": "12s456789s222z55z", "W": "33s258m69p147s234z", "E": "1479m2356p1346s9s1m"}
    hands["N"] = "1477m369p12578s6m"
    table = at_table("9p7p7p3s" + "1m", hands).play(
        "E 3s", "W pon", "W 2z", "N 9p drawn", "E 7p drawn", "S 7p drawn", "W kong 3333s", "S win"
    )
    assert table.scores() == [0, 54, -54, 0]  # Half Flush, Robbing the Kong, Concealed Hand
    assert only(table.events, ev.HorseTurned) == []


FED = {**DULL, "E": "1479m23568p134s9s2z"}


@pytest.mark.rule("GUANGDONG-P16", "GUANGDONG-P18", "GUANGDONG-P20")
def test_who_fed_an_exposed_kong_pays_all_of_its_bloom_horses_too():
    table = at_table("2m6s3p4z", {**FED, "S": SOUTH}, tail="9s").play("E 2z", "S kong 222z", "S win")
    assert (paid_for(table, "win"), paid_for(table, "horses")) == ([-54, 54, 0, 0], [-6, 6, 0, 0])
    assert paid_for(table, "open_kong") == [-3, 3, 0, 0]


@pytest.mark.rule("GUANGDONG-P16", "GUANGDONG-P18")
def test_after_a_further_kong_its_bloom_is_an_ordinary_self_draw():
    table = at_table("5678f", {**FED, "S": "222z3333z78s456s5z"}, tail="5z9s")
    table.play("E 2z", "S kong 222z", "S kong 3333z", "S win")
    assert paid_for(table, "win") == [-18, 54, -18, -18]  # Half Flush, Kong Bloom
    assert paid_for(table, "open_kong") == [-3, 3, 0, 0]
    assert paid_for(table, "concealed_kong") == [-2, 6, -2, -2]


@pytest.mark.rule("GUANGDONG-P17")
@pytest.mark.parametrize(
    ("hand", "melds", "tile", "share"),
    [
        ("5m", ["pon 111m from E", "pon 333p from N", "pon 555s from E", "pon 777z from E"], "5m", 2 * (4 + 1)),
        ("5m", ["pon 111z from E", "pon 222z from E", "pon 333z from N", "pon 444z from W"], "5m", 2 * (16 + 4 + 1)),
        ("12m88s", ["pon 555z from E", "pon 666z from E", "pon 777z from W"], "3m", 2 * (16 + 1)),
    ],
    ids=["twelve tiles", "winds", "dragons"],
)
def test_who_feeds_a_dear_hand_its_last_meld_answers_for_nothing(hand, melds, tile, share):
    told = {"seat": "S", "hand": hand, "melds": melds, "win": {"tile": tile, "by": "self"}}
    outcome({**told, "expect": {"win": True, "payments": dict(zip("ESWN", [-share, 3 * share, -share, -share]))}})


@pytest.mark.rule("GUANGDONG-P18")
@pytest.mark.parametrize(
    ("hand", "wall", "then", "each"),
    [
        ("123456s78s22z55z1p", "1p2p3p2z5f6f7f8f", (), 1),
        ("12345s78s22z55z1p9m", "1p2p3p2z4z1m5p6s5f6f7f8f", ("S 9m", "W 4z drawn", "N 1m drawn", "E 5p drawn"), 0),
    ],
)
@pytest.mark.parametrize("late_is_paid", [False, True])
def test_an_added_kong_is_paid_by_each_only_in_the_turn_its_tile_was_drawn(hand, wall, then, each, late_is_paid):
    hands = {**FED, "S": hand}
    table = at_table(wall, hands, tail="9s", options={"late_added_kong": late_is_paid})
    table.play("E 2z", "S pon 22z", "S 1p", "W 1p drawn", "N 2p drawn", "E 3p drawn", *then)
    table.play("S kong 2222z", "S win")
    each = 1 if late_is_paid else each
    assert paid_for(table, "added_kong") == [-each, 3 * each, -each, -each]


@pytest.mark.rule("GUANGDONG-P18", "GUANGDONG-P22")
def test_nothing_is_paid_in_a_drawn_hand_kongs_neither():
    table = at_table("1z", KONGS).play("E 1m", "S kong 3333z").throw_drawn(90)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.scores() == [0, 0, 0, 0]


# --- horses


@pytest.mark.rule("GUANGDONG-P21")
@pytest.mark.parametrize(
    ("seat", "hits", "more"), [("E", "1m5p9s1z", "5m"), ("S", "2m6s2z7z", "6p"), ("W", "3m7p3z6z", "7m"),
                               ("N", "4m8p4z5z", "8m")]
)  # fmt: skip
def test_horses_hit_by_number_wind_and_dragon_for_the_seat_and_a_ghost_misses(seat, hits, more):
    told = {"hand": "234m567p67s99s333p", "win": {"tile": "8s", "by": "self"}, "melds": []}
    tiles = [hits[place : place + 2] for place in range(0, 8, 2)]
    for letter in "ESWN":
        count = 4 if letter == seat else 0
        horses = dict.fromkeys("ESWN", -count) | {letter: 3 * count}
        outcome({**told, "seat": letter, "horses": tiles, "expect": {"side": {"horses": horses}}})
    with_ghost = dict.fromkeys("ESWN", -1) | {seat: 3}
    outcome({**told, "seat": seat, "horses": [more, "7f", "8f", "5f"], "expect": {"side": {"horses": with_ghost}}})


@pytest.mark.rule("GUANGDONG-P20")
@pytest.mark.parametrize("count", [4, 2, 0])
def test_a_self_drawing_winner_turns_the_next_four_tiles_or_as_many_as_are_left(count):
    horses = ["2m", "6s", "1p", "4z"][:count]
    table = at_table("1m1p2p3p9s" + "".join(horses), left=5 + count).play(*ROUND, *OWN)
    assert [one.tile for one in only(table.events, ev.HorseTurned)] == horses


# --- the next hand


@pytest.mark.rule("GUANGDONG-P23")
def test_the_winner_deals_next_and_nobody_else_after_a_drawn_hand():
    table = at_table("1m9s").play("E 1m", "S 1m drawn", "W 9s drawn", "S win")
    assert int(table.record.coming.dealer) == 1
    assert int(at_table().close(EXHAUSTED).record.coming.dealer) == 0


@pytest.mark.rule("GUANGDONG-P23")
def test_a_game_is_sixteen_hands():
    table = at_table()
    for number in range(1, 17):
        table.close(EXHAUSTED)
        assert bool(only(table.events, ev.MatchEnded)) == (number == 16)
        if number < 16:
            table.next_hand()
