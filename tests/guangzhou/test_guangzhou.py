"""Guangzhou: set and deal, what may be claimed and konged, who wins and pays, the end of a hand and of the match."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, table_of, tables_of

DULL = {"E": "247p258s1234567z9s", "W": "258p147s1234567z", "N": "369p369s1234567z"}
SOUTH = "123p678p555s23s99p"  # waits for 1s and 4s
HANDS = {**DULL, "S": SOUTH}
NO_HIT = "1m5p3s9m"  # nothing of South's 2 and 6
LATER = "1m2m3m4m"  # each draws once, so that no win is an earthly one
OWN_DRAW = ("E 9s", "S 1m drawn", "W 2m drawn", "N 3m drawn", "E 4m drawn", "S win")
FEEDS = {**HANDS, "E": "247p258s123456z49s"}  # East holds a 4s for South
at_table = tables_of("guangzhou", HANDS)


def own_draw(hands=HANDS, **more):
    return at_table(LATER + "4s", hands, **more).play(*OWN_DRAW)


# --- equipment and set-up


@pytest.mark.rule("GUANGZHOU-2", "GUANGZHOU-5")
def test_four_of_each_suit_tile_and_honour_in_walls_of_17():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(parse("123456789m123456789p123456789s1234567z"), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4


@pytest.mark.rule("GUANGZHOU-1", "GUANGZHOU-3", "GUANGZHOU-4")
def test_four_players_at_drawn_seats_three_dice_scores_from_0_and_east_deals():
    matches = [Match("guangzhou", seed=seed, mode="interpreted") for seed in range(6)]
    assert len({only(match.events, ev.Seated)[0].persons for match in matches}) > 1
    for match in matches:
        thrown = [one for one in only(match.events, ev.DiceThrown) if one.purpose != "seats"]
        assert [(one.purpose, len(one.dice)) for one in thrown] == [("break", 3)]
        assert (match.scores, match.view().dealer) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("GUANGZHOU-6", "GUANGZHOU-7", "GUANGZHOU-8")
def test_two_stacks_each_time_the_dealer_jumps_a_stack_the_others_take_one():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]
    assert [len(tiles) for tiles in dealt] == [14, 13, 13, 13]


@pytest.mark.rule("GUANGZHOU-6", "COMMON-20")
@pytest.mark.parametrize(("dice", "wall", "first_stack"), [([1, 2, 4], "W", 8), ([6, 6, 6], "E", 2)])
def test_the_sum_names_the_wall_and_the_stacks_left_running_on_into_the_next(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangzhou", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("GUANGZHOU-9", "COMMON-18")
@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, 4),
        ({"horses": 0}, 0),
        ({"horses": 8}, 8),
        ({"joker": "red"}, 6),
        ({"joker": "flip"}, 6 + 1),
        ({"fan_table": "chicken", "horses": 0}, 0),
    ],
)
def test_the_horses_are_not_drawn_two_more_with_a_joker_and_the_turned_tile_besides(options, kept):
    assert at_table(hands={}, options=options).view().tiles_left == 136 - 53 - kept


# --- play


@pytest.mark.rule("GUANGZHOU-11", "GUANGZHOU-37")
def test_only_the_next_player_chows_and_by_option_nobody():
    hands = {"E": "247p258s1234567z4s", "S": "123p67p44s356s99p1m", "W": "2589p1735s12345z", "N": "369p369s1234567z"}
    table = at_table(hands=hands).play("E 4s")
    assert table.may("S", "chi 35s")
    assert table.may("S", "chi 56s")
    assert not table.may("W", "chi 35s")
    assert at_table(hands=hands, options={"chi": False}).play("E 4s").refusal("S", "chi 35s") == "GUANGZHOU-11"


@pytest.mark.rule("GUANGZHOU-10", "GUANGZHOU-12")
def test_win_goes_before_kong_and_pung_and_these_before_chow():
    hands = {"E": "247p258s123456z74s", "S": "123p789p115s56s99p", "W": "258p1444s123567z", "N": "123p678p234m23s77z"}
    three = ("E 4s", "S chi 56s")
    table = at_table(hands=hands).play(*three, "W kong 444s")
    assert not table.over
    table.play("N win")
    assert table.over
    table = at_table(hands=hands).play(*three, "W pon").wait()
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands=hands).play(*three).wait()
    assert int(table.record.turn) == table.seat("S")


@pytest.mark.rule("GUANGZHOU-13")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table(LATER).play("E 9s", "S 1m drawn", "W 2m drawn", "N 3m drawn")
    assert int(table.record.turn) == table.seat("E")


KONG = {**DULL, "S": "1111p678p55s23s99p"}
PUNG = {**DULL, "S": "123p6677p55s23s99p"}
ADDED = ("E 5s", "S pon", "S 3s", "W 7s drawn", "N 1s drawn", "E 6p drawn", "S kong 5555s")


@pytest.mark.rule("GUANGZHOU-14", "COMMON-5")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param(HANDS, "", ("E 5s", "S kong 555s"), id="exposed"),
        pytest.param(PUNG, "7s1s6p5s", ADDED, id="added"),
        pytest.param(KONG, "7p", ("E 9s", "S kong 1111p"), id="concealed"),
    ],
)
def test_the_replacement_comes_from_in_front_of_the_horses(hands, wall, steps):
    table = at_table(wall, hands, tail="8s", reserve=NO_HIT)
    assert table.play(*steps).drawn() == "8s"


@pytest.mark.rule("GUANGZHOU-14", "GUANGZHOU-37")
def test_no_kong_with_no_tile_left_to_draw():
    assert at_table("7p", KONG, left=2).play("E 9s").may("S", "kong 1111p")
    assert at_table("7p", KONG, left=1).play("E 9s").refusal("S", "kong 1111p") == "GUANGZHOU-14"


@pytest.mark.rule("GUANGZHOU-18", "COMMON-4")
def test_the_last_discard_may_only_be_won():
    hands = {**DULL, "W": "55s258p14s134567z", "S": "123p678p29s23s9p15z", "N": "123p678p46s777s22z"}
    assert at_table("5s", hands, left=2).play("E 9s", "S 5s drawn").may("W", "pon")
    last = at_table("5s", hands, left=1).play("E 9s", "S 5s drawn")
    assert last.open_to("W") == []
    assert set(last.open_to("N")) == {"win", "pass"}


@pytest.mark.rule("GUANGZHOU-16", "GUANGZHOU-37")
@pytest.mark.parametrize("options", [{}, {"fan_table": "chicken", "horses": 0}])
def test_after_a_chow_the_same_tile_may_not_be_discarded_but_the_other_end_and_after_a_pung_any(options):
    hands = {**DULL, "E": "247p258s123456z41s", "S": "123p78p155s1234s9p"}
    table = at_table(hands=hands, options=options).play("E 4s", "S chi 23s")
    assert table.refusal("S", "4s") == "GUANGZHOU-16"
    assert table.may("S", "1s")
    table = at_table(hands={**DULL, "S": "123p78p555s1234s9p"}).play("E 5s", "S pon")
    assert table.may("S", "5s")


@pytest.mark.rule("GUANGZHOU-17", "COMMON-3", "GUANGZHOU-37")
def test_who_passes_a_win_wins_on_no_discard_until_his_own_draw_or_claim():
    hands = {**FEEDS, "W": "258p147s123456z1s", "N": "369p3699s123456z"}
    passed = at_table(hands=hands).play("E 4s", "S pass")
    assert int(passed.record.turn) == passed.seat("S")  # who draws, and is free again
    hands = {"E": "247p258s123456z44s", "S": "258p147s1234567z", "W": SOUTH, "N": "369p3699s12345z1s"}
    table = at_table("8m7m", hands).play("E 4s", "S 8m drawn", "W 7m drawn", "N 1s")
    assert table.may("W", "win")
    hands = {"E": "247p258s123456z44s", "S": "258p1447s123456z", "W": SOUTH, "N": "369p369s1234567z"}
    table = at_table("8m7m", hands).play("E 4s", "W pass", "S 4s")
    assert table.refusal("W", "win") == "GUANGZHOU-17"
    hands |= {"S": "258p1417s123456z"}  # nor on the other tile that he waits for
    assert at_table("8m7m", hands).play("E 4s", "W pass", "S 1s").refusal("W", "win") == "GUANGZHOU-17"


@pytest.mark.rule("GUANGZHOU-17", "COMMON-3")
@pytest.mark.parametrize(
    "steps",
    [
        ("S 9p", "W pon", "W 5s"),
        ("S 9p", "W chi 78p", "W 6p"),
        ("S 5s", "W kong 555s", "W 7m drawn"),
    ],
)
def test_his_own_pung_chow_or_kong_frees_who_passed_a_win(steps):
    """West passes 4s, claims what South throws and may win on 1s again, which North discards next."""
    hands = {"E": "247p289s123456z47s", "S": "2589p1457s12345z", "W": "123p678p555s23s99p", "N": "369p369s123456z1s"}
    table = at_table("8m", hands, tail="7m", reserve=NO_HIT).play("E 4s", "W pass", *steps, "N 1s")
    assert table.may("W", "win")


@pytest.mark.rule("GUANGZHOU-17", "COMMON-3")
def test_a_passed_win_bars_a_robbed_kong_too():
    """West waits for 5s; South pungs it, and draws the fourth before West has moved."""
    hands = {
        "E": "11z258p147s23456z5s",
        "S": "1z55s36p12s4567z89m",
        "W": "123678p777s46s99p",
        "N": "369p369s1234567z",
    }
    table = at_table("5s", hands, tail="8m").play("E 5s", "W pass", "S pon 55s", "S 1z", "E pon 11z", "E 2z")
    table.play("S kong 5555s")
    assert (table.open_to("W"), table.drawn()) == ([], "8m")


@pytest.mark.rule("GUANGZHOU-19", "COMMON-18")
def test_a_discarded_wild_tile_is_not_won_on_either():
    hands = {"E": "247p258s1234566z7z", "S": "123p678p55s23s99p7z", "W": NO_RED["W"], "N": NO_RED["N"]}
    table = at_table("7p", hands, options=RED).play("E 7z")
    assert table.drawn() == "7p"


# --- robbing: South has ponged 5s, for which West and North wait, and adds the fourth

ROBBERS = {
    "E": "1479p258s1234567z",
    "S": "36p1255s1234567z",
    "W": "123678p777s46s99p",
    "N": "234888p234s46s11p",
}
ROBBED = ("E 5s", "W pass", "N pass", "S pon", "S 1z", "W 3z drawn", "N 4z drawn", "E 5z drawn", "S kong 5555s")


def robbed(reserve=NO_HIT, hands=ROBBERS, **options):
    return table_of("guangzhou", hands, "3z4z5z5s", tail="9s", reserve=reserve, options=options).play(*ROBBED)


@pytest.mark.rule("GUANGZHOU-15", "GUANGZHOU-25", "GUANGZHOU-F-robbing_kong", "COMMON-6", "COMMON-22")
def test_who_is_robbed_pays_three_shares_of_an_own_draw_and_the_kong_is_not_made():
    """Of 3m, 7s and 4s West has two hits."""
    table = robbed("3m7s4s1z").play("W win").wait()
    assert table.scores() == [0, -3 * (2 + 2 * 2), 3 * (2 + 2 * 2), 0]


@pytest.mark.rule("GUANGZHOU-21", "GUANGZHOU-25", "GUANGZHOU-30", "GUANGZHOU-35", "COMMON-16")
def test_several_robbers_all_win_each_with_his_horses_and_the_robbed_player_deals():
    table = robbed("3m7s4s1z").play("W win", "N win")
    assert table.scores() == [0, -18 - 12, 18, 12]
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("GUANGZHOU-15")
def test_exposed_and_concealed_kongs_are_not_robbed():
    assert at_table("7p", KONG, tail="8s").play("E 9s", "S kong 1111p").drawn() == "8s"
    hands = {**HANDS, "N": "123p678p46s999s22z"}
    assert at_table(hands=hands, tail="8s").play("E 5s", "N pass", "S kong 555s").drawn() == "8s"


def test_by_option_only_own_draws_and_robbed_kongs_win():
    options = {"win_on_discard": False}
    assert at_table(hands=FEEDS).play("E 4s").may("S", "win")
    assert at_table(hands=FEEDS, options=options).play("E 4s").refusal("S", "win") == "GUANGZHOU-23"
    assert own_draw(options=options).over
    table = table_of("guangzhou", ROBBERS, "3z4z5z5s", tail="9s", reserve=NO_HIT, options=options)
    assert table.play(*(step for step in ROBBED if "pass" not in step)).may("W", "win")


# --- jokers

RED = {"joker": "red"}
NO_RED = {"E": "247p258s1234566z9s", "W": "258p147s123456z3m", "N": "369p369s123456z3m"}


@pytest.mark.rule("GUANGZHOU-19")
@pytest.mark.parametrize(("south", "horses"), [(SOUTH, 6), ("123p678p555s2s99p7z", 4)])
def test_a_win_without_wild_tiles_turns_two_horses_more(south, horses):
    table = at_table("4s", {**NO_RED, "S": south}, options=RED).play("E 9s", "S win")
    assert len(only(table.events, ev.HorseTurned)) == horses


@pytest.mark.rule("GUANGZHOU-19", "GUANGZHOU-37")
def test_wild_tiles_are_neither_ponged_nor_konged():
    hands = {"E": "247p258s1234567z9s", "S": "123p678p555s2s9p77z"}
    hands |= {"W": NO_RED["W"], "N": NO_RED["N"]}
    assert at_table("7p", hands, options=RED).play("E 7z").drawn() == "7p"
    hands |= {"E": NO_RED["E"], "S": "123p678p55s2s7777z"}
    table = at_table("4p", hands, options=RED).play("E 9s").wait()
    assert table.refusal("S", "kong 7777z") == "GUANGZHOU-19"


@pytest.mark.rule("GUANGZHOU-19", "COMMON-19")
@pytest.mark.parametrize(("options", "share"), [(RED, 2), ({**RED, "fan_table": "chicken", "horses": 0}, 2)])
def test_four_wild_tiles_win_by_own_draw_as_the_plainest_hand(options, share):
    hands = {**NO_RED, "S": "147m258p149s1z777z"}
    wall = "5m5m6m6m7z"
    table = at_table(wall, hands, reserve="1m5p3s4z1p1s" if "fan_table" not in options else "", options=options)
    table.play("E 9s", "S 5m drawn", "W 5m drawn", "N 6m drawn", "E 6m drawn", "S win")
    assert table.scores() == [-share, 3 * share, -share, -share]


@pytest.mark.rule("GUANGZHOU-19", "COMMON-18")
def test_flipped_the_tile_after_the_one_turned_is_wild():
    table = table_of("guangzhou", joker="6p", options={"joker": "flip"})
    assert table.view().jokers == ("7p",)
    assert table.indicators() == "6p"


# --- payments


@pytest.mark.rule("GUANGZHOU-24", "GUANGZHOU-29", "GUANGZHOU-32", "GUANGZHOU-F-horse", "GUANGZHOU-F-self_draw")
@pytest.mark.parametrize(
    ("reserve", "hits"), [(NO_HIT, 0), ("2m6p3s9m", 2), ("2s6s2p6m", 4), ("2z6z1z3z", 2), ("1m5m9m7z", 0)]
)
def test_each_pays_two_for_the_hand_and_for_each_tile_of_the_winners_seat(reserve, hits):
    share = 2 + 2 * hits
    assert own_draw(reserve=reserve).scores() == [-share, 3 * share, -share, -share]


@pytest.mark.rule("GUANGZHOU-29")
@pytest.mark.parametrize("tiles", ["1m2m3m4m5m6m7m8m", "9m1z2z3z4z5z6z7z"])
@pytest.mark.parametrize(("letter", "own"), [("E", "159m1z7z"), ("S", "26m2z6z"), ("W", "37m3z5z"), ("N", "48m4z")])
def test_every_horse_belongs_to_one_seat(letter, own, tiles):
    hands = {**DULL, "S": "258p147s1234567z", letter: SOUTH + ("9s" if letter == "E" else "")}
    draws = 4 + "SWNE".index(letter)
    table = at_table("1m2m3m4m5m6m7m"[: 2 * draws] + "4s", hands, reserve=tiles, options={"horses": 8})
    table.play("E 9s").throw_drawn(draws).play(f"{letter} win")
    hits = sum(kind in parse(own) for kind in parse(tiles))
    assert table.scores()["ESWN".index(letter)] == 3 * (2 + 2 * hits)


@pytest.mark.rule("GUANGZHOU-23", "GUANGZHOU-21", "GUANGZHOU-30", "GUANGZHOU-35")
def test_a_discarder_alone_pays_one_for_the_hand_and_each_hit_to_every_winner_and_deals():
    hands = {"E": "2477p258s123456z4s", "S": SOUTH, "W": "123p678p23s777z99m", "N": DULL["N"].replace("7z", "6z")}
    table = at_table(hands=hands, reserve="2p6s3m4z").play("E 4s", "S win", "W win")
    assert table.scores() == [-(1 + 2) - (1 + 1), 3, 2, 0]
    assert int(table.record.coming.dealer) == table.seat("E")
    rotated = {**DULL, "S": "4466p788s12345z4s", "W": SOUTH, "N": hands["W"]}  # he need not have dealt before
    other = at_table("1m", hands=rotated, reserve="2p6s3m4z").play("E 9s", "S 4s", "W win", "N win")
    assert int(other.record.coming.dealer) == other.seat("S")


@pytest.mark.rule("GUANGZHOU-26", "GUANGZHOU-28", "GUANGZHOU-F-kong_bloom", "COMMON-14", "COMMON-22")
def test_who_fed_the_kong_pays_a_bloom_for_all_with_the_horses_and_own_kongs_are_paid_by_all():
    table = at_table(tail="4s", reserve="2m6p3s9m").play("E 5s", "S kong 555s", "S win")
    assert table.scores() == [-3 * (2 + 4) - 3, 21, 0, 0]
    concealed = at_table("9p", {**DULL, "S": "1111p678p234s23s9p"}, tail="4s", reserve=NO_HIT)
    assert concealed.play("E 9s", "S kong 1111p", "S win").scores() == [-4, 12, -4, -4]
    added = at_table("7s8s6p5s", {**DULL, "S": "123p678p55s23s99p4z"}, tail="4s", reserve=NO_HIT)
    added.play("E 5s", "S pon", "S 4z", "W 7s drawn", "N 8s drawn", "E 6p drawn", "S kong 5555s", "S win")
    assert added.scores() == [-3, 9, -3, -3]


@pytest.mark.rule("GUANGZHOU-27", "COMMON-14")
@pytest.mark.parametrize(("twelve_down", "scores"), [(True, [0, 12, 0, -12]), (False, [-4, 12, -4, -4])])
def test_who_feeds_the_fourth_exposed_meld_pays_an_own_draw_for_all(twelve_down, scores):
    """East feeds three pungs, North the fourth; South then draws his pair."""
    hands = {
        "E": "12p47p2589s12346z3s",
        "S": "11p22p33s77s1234m5z",
        "W": "479p259s1234567z",
        "N": "4689p469s13467z7s",
    }
    wall = "8m9m8m9m8m9m8m6m6m7m6m5z"
    table = at_table(wall, hands, reserve=NO_HIT, options={"twelve_down": twelve_down})
    table.play("E 1p", "S pon", "S 1m", "W 8m drawn", "N 9m drawn", "E 2p", "S pon", "S 2m", "W 9m drawn", "N 8m drawn")
    table.play("E 3s", "S pon", "S 3m", "W 8m drawn", "N 7s", "S pon", "S 4m")
    table.throw_drawn(3)
    assert table.may("S", "win")
    assert table.play("S win").scores() == scores


@pytest.mark.rule("GUANGZHOU-31")
def test_by_option_each_further_win_in_a_row_brings_two_horses_more():
    options = {"horses_step": True}
    first = own_draw(options=options)
    assert len(only(first.events, ev.HorseTurned)) == 4
    again = {"options": options, "before_deal": {"horses.run": first.record.horses.run}}
    assert at_table(**again).view().tiles_left == 136 - 53 - 6
    assert len(only(own_draw(**again).events, ev.HorseTurned)) == 6
    assert len(only(own_draw().events, ev.HorseTurned)) == 4


@pytest.mark.rule("GUANGZHOU-31", "GUANGZHOU-9")
def test_the_third_win_in_a_row_brings_four_horses_more_and_a_hand_not_won_ends_the_row():
    """The run of a seat is how many hands it has won one after another."""
    options = {"horses_step": True}
    third = {"options": options, "before_deal": {"horses.run": [0, 2, 0, 0]}}  # South has won two
    assert at_table(**third).view().tiles_left == 136 - 53 - 8
    won = own_draw(**third)
    assert len(only(won.events, ev.HorseTurned)) == 8
    others = {"options": options, "before_deal": {"horses.run": [0, 0, 2, 0]}}  # West has
    lost = own_draw(**others)
    assert len(only(lost.events, ev.HorseTurned)) == 4  # South's are those of his own row
    assert list(lost.record.horses.run) == [0, 1, 0, 0]
    drawn = at_table(left=4, **third).throw_drawn(8)
    assert (int(drawn.record.ending), list(drawn.record.horses.run)) == (EXHAUSTED, [0] * 4)


@pytest.mark.rule("GUANGZHOU-3", "GUANGZHOU-28")
def test_the_base_multiplies_wins_horses_and_kongs():
    table = at_table(tail="4s", reserve="2m6p3s9m", options={"base": 5}).play("E 5s", "S kong 555s", "S win")
    assert table.scores() == [5 * (-3 * (2 + 4) - 3), 5 * 21, 0, 0]
    chicken = own_draw(options={"base": 5, "fan_table": "chicken", "horses": 0})
    assert chicken.scores() == [-10, 30, -10, -10]


@pytest.mark.rule("GUANGZHOU-F-earthly_win", "GUANGZHOU-F-heavenly_win", "GUANGZHOU-24", "COMMON-7", "COMMON-8")
def test_who_wins_with_his_first_tile_gets_the_limit_doubled_unless_somebody_called():
    assert at_table("4s", reserve=NO_HIT).play("E 9s", "S win").scores() == [-26, 78, -26, -26]
    dealer = {"E": "123p678p555s23s99p4s", "S": "258p147s1234567z"}
    assert at_table(hands=dealer, reserve="2m2p2s3m").play("E win").scores() == [78, -26, -26, -26]
    called = at_table("5m4s", {**HANDS, "N": "369p3699s123456z"}, reserve=NO_HIT)
    called.play("E 9s", "N pon", "N 1z", "E 5m drawn", "S win")
    assert called.scores() == [-2, 6, -2, -2]


# --- the end


@pytest.mark.rule("GUANGZHOU-33", "GUANGZHOU-34")
def test_with_only_the_horses_left_the_hand_is_drawn_kongs_are_void_and_the_dealer_stays():
    table = at_table("7p6p8p", KONG, tail="8s", left=4).play("E 9s", "S kong 1111p").throw_drawn(8)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [0, 0, 0, 0])
    assert int(table.record.coming.dealer) == table.seat("E")
    assert not only(table.events, ev.HorseTurned)


@pytest.mark.rule("GUANGZHOU-34")
def test_the_winner_deals_next():
    won = own_draw()
    assert int(won.record.coming.dealer) == won.seat("S")
    again = at_table(hands={"E": SOUTH + "4s", "S": DULL["W"]}).play("E win")
    assert int(again.record.coming.dealer) == again.seat("E")  # a dealer who wins stays


@pytest.mark.rule("GUANGZHOU-36")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_is_eight_hands_or_four_or_sixteen_and_points_rank(hands):
    before = {"hands_played": hands - 2, "scores": [5, -9, 20, -16]}
    table = at_table(options={"hands": hands}, before_deal=before).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]


# --- the preset

CHICKEN = {"preset": "chicken"}


@pytest.mark.rule("GUANGZHOU-38", "GUANGDONG-39", "GUANGDONG-47")
def test_with_the_preset_no_horses_no_kong_money_and_a_fed_bloom_is_three_fan_for_all():
    table = at_table(tail="4s", **CHICKEN).play("E 5s", "S kong 555s", "S win")
    assert table.scores() == [-3 * 8, 24, 0, 0]
    assert not only(table.events, ev.HorseTurned)


@pytest.mark.rule("GUANGZHOU-38", "GUANGDONG-20", "GUANGDONG-22")
def test_with_the_preset_a_passed_win_bars_its_own_tile_alone():
    hands = {"E": "247p258s123456z47s", "S": "258p1447s123456z", "W": SOUTH, "N": "369p369s1234567z"}
    assert at_table("8m7m", hands, **CHICKEN).play("E 4s", "W pass", "S 4s").refusal("W", "win") == "GUANGZHOU-38"
    hands["S"] = "258p1417s123456z"
    assert at_table("8m7m", hands, **CHICKEN).play("E 4s", "W pass", "S 1s").may("W", "win")


@pytest.mark.rule("GUANGZHOU-38", "GUANGDONG-50", "GUANGDONG-51", "GUANGZHOU-36")
def test_with_the_preset_the_deal_passes_when_another_wins_and_a_match_is_still_eight_hands():
    won = own_draw(**CHICKEN)
    assert int(won.record.coming.dealer) == won.seat("S")
    west = {"E": "247p258s1234567z9s", "S": "258p147s1234567z", "W": SOUTH, "N": "369p369s1234567z"}
    won = at_table("1m4s", west, **CHICKEN).play("E 9s", "S 1m drawn", "W win")
    assert int(won.record.coming.dealer) == won.seat("S")
    assert int(at_table(**CHICKEN).close(WON, "E", "W").record.coming.dealer) == 0
    assert int(at_table(**CHICKEN).close(EXHAUSTED).record.coming.dealer) == 0
    table = at_table(before_deal={"hands_played": 7}, **CHICKEN).close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
