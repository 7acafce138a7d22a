"""Shenzhen: the set, the deal, what may be claimed and konged, who wins, the end of a hand and of the match."""

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
SUITS = "123456789m123456789p123456789s"
NO_HIT = "1m5p3s9m"  # nothing of South's 2 and 6
at_table = tables_of("shenzhen", HANDS)


# --- equipment and set-up


@pytest.mark.rule("SHENZHEN-1", "COMMON-27")
@pytest.mark.parametrize(
    ("honours", "faces", "stacks"),
    [
        (True, "123456789m123456789p123456789s1234567z", [17] * 4),
        (False, "123456789m123456789p123456789s", [14, 13] * 2),
    ],
)
def test_four_of_each_suit_tile_and_honour_or_by_option_no_honours(honours, faces, stacks):
    table = at_table(hands={}, options={"honours": honours})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(parse(faces), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == stacks


@pytest.mark.rule("SHENZHEN-2", "SHENZHEN-3")
def test_four_players_at_drawn_seats_three_dice_scores_from_0_and_east_deals():
    matches = [Match("shenzhen", seed=seed, mode="interpreted") for seed in range(6)]
    assert len({only(match.events, ev.Seated)[0].persons for match in matches}) > 1
    for match in matches:
        thrown = [one for one in only(match.events, ev.DiceThrown) if one.purpose != "seats"]
        assert [(one.purpose, len(one.dice)) for one in thrown] == [("break", 3)]
        assert (match.scores, match.view().dealer) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("SHENZHEN-3")
def test_turns_go_from_east_to_south_west_and_north():
    table = at_table("1m1p2p3p").play("E 9s")
    for letter, tile in zip("SWNE", ("1m", "1p", "2p", "3p")):
        assert (int(table.record.turn), table.drawn()) == (table.seat(letter), tile)
        table.play(f"{letter} {tile} drawn") if letter != "E" else None


@pytest.mark.rule("SHENZHEN-4", "SHENZHEN-5")
def test_thirteen_tiles_each_and_fourteen_for_the_dealer_two_stacks_at_a_time():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("SHENZHEN-5")
@pytest.mark.parametrize(("dice", "wall", "first_stack"), [([1, 2, 4], "W", 8), ([6, 6, 6], "E", 2)])
def test_the_sum_names_the_wall_and_the_stacks_left(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "shenzhen", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("SHENZHEN-6")
@pytest.mark.parametrize(
    ("options", "kept"),
    [({}, 4), ({"horses": 2}, 2), ({"horses": 6}, 6), ({"joker": "red"}, 6), ({"joker": "flip"}, 6 + 1)],
)
def test_the_horses_are_not_drawn_two_more_with_a_joker_and_the_turned_tile_besides(options, kept):
    assert at_table(hands={}, options=options).view().tiles_left == 136 - 53 - kept


# --- play

ASKED = {**HANDS, "E": "2477p258s123456z1s", "W": "258p114s1234567z"}  # West may pon 1s, South has 23s


@pytest.mark.rule("SHENZHEN-7", "SHENZHEN-29")
def test_a_chow_is_refused_and_by_option_the_next_player_may_after_a_pung():
    assert at_table(hands=ASKED).play("E 1s").wait().drawn()
    hands = {**ASKED, "S": "123p678p115s23s99p"}
    assert at_table(hands={**hands, "W": DULL["W"]}).play("E 1s").refusal("S", "chi 23s") == "SHENZHEN-7"
    table = at_table(hands={**ASKED}, options={"chi": True}).play("E 1s", "S chi 23s", "W pon")
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands={**ASKED}, options={"chi": True}).play("E 1s", "S chi 23s").wait()
    assert int(table.record.turn) == table.seat("S")
    both = {**ASKED, "N": "369p239s1234567z"}  # North has the tiles, but sits on the other side of East
    table = at_table(hands=both, options={"chi": True}).play("E 1s")
    assert (table.may("S", "chi 23s"), table.may("N", "chi 23s")) == (True, False)


@pytest.mark.rule("SHENZHEN-8")
def test_the_dealer_discards_first_and_anybody_may_pon_or_kong():
    for letter in "SWN":
        table = at_table(hands={"E": DULL["E"], letter: "111p13p6p3344s999s"}).play("E 9s")
        assert table.open_to(letter) == ["pass", "pon 99s", "kong 999s"]


KONG = {**DULL, "S": "1111p678p55s23s99p"}
PUNG = {**DULL, "S": "123p6677p55s23s99p"}
ADDED = ("E 5s", "S pon", "S 3s", "W 7s drawn", "N 1s drawn", "E 6p drawn", "S kong 5555s")


@pytest.mark.rule("SHENZHEN-9", "COMMON-5")
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


@pytest.mark.rule("SHENZHEN-9", "SHENZHEN-30")
def test_no_kong_with_no_tile_left_to_draw():
    assert at_table("7p", KONG, left=2).play("E 9s").may("S", "kong 1111p")
    assert at_table("7p", KONG, left=1).play("E 9s").refusal("S", "kong 1111p") == "SHENZHEN-9"


@pytest.mark.rule("SHENZHEN-30", "COMMON-4")
def test_the_last_discard_is_claimed_by_nobody_and_by_option_only_won_on():
    hands = {**DULL, "W": "55s258p14s134567z", "S": "123p678p29s23s9p15z"}
    assert at_table("5s", hands, left=2).play("E 9s", "S 5s drawn").may("W", "pon")
    assert at_table("5s", hands, left=1).play("E 9s", "S 5s drawn").over
    hands = {**hands, "N": "123p678p46s777s22z"}
    last = at_table("5s", hands, left=1, options={"win_on_discard": True}).play("E 1z", "S 5s drawn")
    assert last.open_to("W") == []
    assert set(last.open_to("N")) == {"win", "pass"}


@pytest.mark.rule("SHENZHEN-10", "SHENZHEN-29")
def test_a_discard_may_not_be_won_unless_the_option_is_on():
    hands = {**ASKED, "W": DULL["W"], "S": "123p678p11s23s999p"}
    assert at_table(hands=hands).play("E 1s").refusal("S", "win") == "SHENZHEN-10"
    assert at_table(hands=ASKED, options={"win_on_discard": True}).play("E 1s").may("S", "win")


# --- robbing: South has ponged 5s, for which West and North wait, and adds the fourth

ROBBERS = {
    "E": "1479p258s1234567z",
    "S": "36p1255s1234567z",
    "W": "123678p777s46s99p",
    "N": "234888p234s46s11p",
}
ROBBED = ("E 5s", "S pon", "S 1z", "W 3z drawn", "N 4z drawn", "E 5z drawn", "S kong 5555s")


def robbed(reserve=NO_HIT, hands=ROBBERS, **options):
    return table_of("shenzhen", hands, "3z4z5z5s", tail="9s", reserve=reserve, options=options).play(*ROBBED)


@pytest.mark.rule("SHENZHEN-11", "SHENZHEN-14", "SHENZHEN-20", "SHENZHEN-F-robbing_kong", "COMMON-6")
def test_an_added_kong_is_robbed_its_maker_pays_three_shares_with_horses_and_the_kong_is_not_made():
    """Of 3m, 7s and 4s West has two hits."""
    table = robbed("3m7s4s1z").play("W win").wait()
    assert table.scores() == [0, -3 * (2 + 2 * 2), 3 * (2 + 2 * 2), 0]


@pytest.mark.rule("SHENZHEN-16", "SHENZHEN-20", "SHENZHEN-27", "COMMON-16")
def test_several_robbers_all_win_each_with_his_horses_and_the_robbed_player_deals():
    table = robbed("3m7s4s1z").play("W win", "N win")
    assert table.scores() == [0, -18 - 12, 18, 12]
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("SHENZHEN-11")
def test_exposed_and_concealed_kongs_are_not_robbed():
    assert at_table("7p", KONG, tail="8s").play("E 9s", "S kong 1111p").drawn() == "8s"
    hands = {**HANDS, "N": "123p678p46s999s22z"}
    assert at_table(hands=hands, tail="8s").play("E 5s", "S kong 555s").drawn() == "8s"


@pytest.mark.rule("SHENZHEN-12", "COMMON-3")
@pytest.mark.parametrize(("discard", "open_to_west"), [("4z drawn", True), ("2s", False)])
def test_by_option_who_passes_a_win_waits_for_his_next_draw_robbed_kongs_too(discard, open_to_west):
    """West waits for 2s and 5s; he lets North's 2s pass and would rob South of 5s before he has drawn."""
    hands = {**ROBBERS, "W": "123678p34678s99p"}
    table = table_of("shenzhen", hands, "3z4z5z5s", tail="9s", options={"win_on_discard": True})
    table.play("E 5s", "S pon", "S 1z", "W 3z drawn", f"N {discard}", "E 5z drawn", "S kong 5555s")
    assert table.may("W", "win") == open_to_west


@pytest.mark.rule("SHENZHEN-12")
def test_after_his_own_draw_he_may_win_again():
    hands = {**ROBBERS, "W": "123678p34678s99p"}
    table = table_of("shenzhen", hands, "3z4z5z5s6z3m4m6m", tail="9s", options={"win_on_discard": True})
    table.play("E 5s", "S pon", "S 1z", "W 3z drawn", "N 2s", "W pass", "E 5z drawn", "S 2z")
    table.play("W 6z drawn", "N 3m drawn", "E 4m drawn", "S kong 5555s")
    assert table.may("W", "win")


@pytest.mark.rule("SHENZHEN-23")
def test_a_discarder_alone_pays_half_and_one_for_each_hit_to_every_winner_and_deals():
    hands = {**HANDS, "E": "2477p258s123456z4s", "W": "123p678p23s777z99m"}
    by_discard = {"reserve": "2p6s3m4z", "options": {"win_on_discard": True}}
    table = at_table(hands=hands, **by_discard).play("E 4s", "S win", "W win")
    assert table.scores() == [-(1 + 2) - (1 + 1), 3, 2, 0]
    assert int(table.record.coming.dealer) == table.seat("E")
    rotated = {**HANDS, "S": "4466p788s12345z4s", "W": SOUTH, "N": hands["W"]}  # he need not have dealt before
    other = at_table("1m", hands=rotated, **by_discard).play("E 9s", "S 4s", "W win", "N win")
    assert int(other.record.coming.dealer) == other.seat("S")


# --- jokers

RED = {"joker": "red"}


@pytest.mark.rule("SHENZHEN-13", "COMMON-18")
@pytest.mark.parametrize(
    ("south", "horses"),
    [(SOUTH, 6), ("123p678p555s2s99p7z", 4), ("123p678p777z23s99p", 6), ("23p678p7z555s23s99p", 4)],
)
def test_a_win_without_wild_tiles_turns_two_horses_more(south, horses):
    """Three Red Dragons as what is printed on them are no wild tiles; one that is the 1 of a run is."""
    hands = {"E": "247p258s1234566z9s", "S": south, "W": "258p147s123456z3m", "N": "369p369s123456z3m"}
    table = at_table("4s", hands, options=RED).play("E 9s", "S win")
    assert len(only(table.events, ev.HorseTurned)) == horses


@pytest.mark.rule("SHENZHEN-13")
def test_without_honours_no_tile_is_wild_and_every_win_turns_two_horses_more():
    hands = {"E": "247p258s147m258m99s", "S": SOUTH, "W": "147m369m258p147s9p"}
    table = at_table("4s", hands, options={**RED, "honours": False}).play("E 9s", "S win")
    assert len(only(table.events, ev.HorseTurned)) == 6


@pytest.mark.rule("SHENZHEN-13")
def test_wild_tiles_are_neither_ponged_nor_konged():
    hands = {"E": "247p258s1234567z9s", "S": "123p678p555s2s9p77z"}
    hands |= {"W": "258p147s123456z3m", "N": "369p369s123456z3m"}
    assert at_table("7p", hands, options=RED).play("E 7z").drawn() == "7p"
    hands |= {"E": "247p258s1234566z9s", "S": "123p678p55s2s7777z"}
    table = at_table("4p", hands, options=RED).play("E 9s").wait()
    assert table.refusal("S", "kong 7777z") == "SHENZHEN-13"


@pytest.mark.rule("SHENZHEN-13", "COMMON-19")
def test_four_wild_tiles_win_by_self_draw_for_two_at_least():
    hands = {"E": "247p258s1234566z9s", "S": "147m258p149s1z777z", "W": "258p147s123456z3m"}
    table = at_table("7z", {**hands, "N": "369p369s123456z3m"}, reserve="1m5p3s4z1p1s", options=RED)
    table.play("E 9s", "S win")
    assert table.scores() == [-2, 6, -2, -2]


@pytest.mark.rule("SHENZHEN-13", "COMMON-18")
def test_flipped_the_tile_after_the_one_turned_is_wild():
    table = table_of("shenzhen", joker="6p", options={"joker": "flip"})
    assert table.view().jokers == ("7p",)
    assert table.indicators() == "6p"


# --- payments


@pytest.mark.rule("SHENZHEN-18", "SHENZHEN-19", "SHENZHEN-25", "SHENZHEN-F-horse")
@pytest.mark.parametrize(
    ("reserve", "hits"), [(NO_HIT, 0), ("2m6p3s9m", 2), ("2s6s2p6m", 4), ("2z6z1z3z", 0), ("1m5m9m7z", 0)]
)
def test_each_pays_the_value_and_two_for_each_suit_tile_of_the_winners_seat(reserve, hits):
    share = 2 + 2 * hits
    table = at_table("4s", reserve=reserve).play("E 9s", "S win")
    assert table.scores() == [-share, 3 * share, -share, -share]


@pytest.mark.rule("SHENZHEN-19", "SHENZHEN-25")
def test_one_five_and_nine_are_the_dealers_who_gets_no_more_for_dealing():
    hands = {"E": "123p678p555s23s99p4s", "S": "258p147s1234567z"}
    assert at_table(hands=hands, reserve="1m5m9s2z").play("E win").scores() == [24, -8, -8, -8]


@pytest.mark.rule("SHENZHEN-21")
def test_kongs_are_paid_with_a_win_whoever_wins():
    fed = at_table(hands={**HANDS, "S": "123p678p555s23s99p"}, tail="4s", reserve=NO_HIT)
    assert fed.play("E 5s", "S kong 555s", "S win").scores() == [-2 - 3, 6 + 3, -2, -2]
    concealed = at_table("9p", {**DULL, "S": "1111p678p234s23s9p"}, tail="4s", reserve=NO_HIT)
    assert concealed.play("E 9s", "S kong 1111p", "S win").scores() == [-4, 12, -4, -4]
    added = at_table("7s8s6p5s", {**DULL, "S": "123p678p55s23s99p4z"}, tail="4s", reserve=NO_HIT)
    added.play("E 5s", "S pon", "S 4z", "W 7s drawn", "N 8s drawn", "E 6p drawn", "S kong 5555s", "S win")
    assert added.scores() == [-3, 9, -3, -3]


@pytest.mark.rule("SHENZHEN-22", "SHENZHEN-F-kong_bloom")
def test_a_bloom_brings_nothing_and_by_option_who_fed_the_kong_pays_it_for_all_with_the_horses():
    table = at_table(tail="4s", reserve="2m6p3s9m", options={"bloom_liability": True})
    assert table.play("E 5s", "S kong 555s", "S win").scores() == [-3 * (2 + 4) - 3, 21, 0, 0]
    plain = at_table(tail="4s", reserve="2m6p3s9m").play("E 5s", "S kong 555s", "S win")
    assert plain.scores() == [-6 - 3, 18 + 3, -6, -6]


@pytest.mark.rule("SHENZHEN-24")
def test_by_option_each_further_win_in_a_row_brings_two_horses_more():
    options = {"horses_step": True}
    first = at_table("4s", options=options).play("E 9s", "S win")
    assert len(only(first.events, ev.HorseTurned)) == 4
    second = at_table("4s", options=options, before_deal={"horses.run": first.record.horses.run})
    assert second.view().tiles_left == 136 - 53 - 6
    assert len(only(second.play("E 9s", "S win").events, ev.HorseTurned)) == 6
    assert len(only(at_table("4s").play("E 9s", "S win").events, ev.HorseTurned)) == 4


def kept(table):
    """How many tiles the next hand of this table keeps back."""
    return 136 - 53 - int(table.next_hand().view().tiles_left)


@pytest.mark.rule("SHENZHEN-6", "SHENZHEN-24")
def test_the_third_win_in_a_row_brings_four_horses_more_and_a_hand_not_won_ends_the_row():
    row = [at_table("4s", options={"horses_step": True}).play("E 9s", "S win")]
    for _ in range(2):
        run = row[-1].record.horses.run.copy()
        row.append(at_table("4s", options={"horses_step": True}, before_deal={"horses.run": run}).play("E 9s", "S win"))
    assert [len(only(table.events, ev.HorseTurned)) for table in row] == [4, 6, 8]
    of_two = {"options": {"horses_step": True}, "before_deal": {"horses.run": row[1].record.horses.run.copy()}}
    drawn = at_table(left=1, **of_two).play("E 9s").throw_drawn(1)
    assert (int(drawn.record.ending), kept(drawn)) == (EXHAUSTED, 4)
    hands = {**DULL, "W": SOUTH, "S": "258p147s1234567z"}
    other = at_table("9m4s", hands, **of_two).play("E 9s", "S 9m drawn", "W win")
    assert len(only(other.events, ev.HorseTurned)) == 4
    assert kept(other) == 6  # West's next, if he wins again
    third = at_table("4s", options={"horses_step": True}, before_deal={"horses.run": other.record.horses.run.copy()})
    assert len(only(third.play("E 9s", "S win").events, ev.HorseTurned)) == 4  # South's row has ended


# --- the end


@pytest.mark.rule("SHENZHEN-26", "SHENZHEN-27")
def test_with_only_the_horses_left_the_hand_is_drawn_kongs_are_void_and_the_dealer_stays():
    table = at_table("7p6p8p", KONG, tail="8s", left=4).play("E 9s", "S kong 1111p").throw_drawn(8)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [0, 0, 0, 0])
    assert int(table.record.coming.dealer) == table.seat("E")
    assert not only(table.events, ev.HorseTurned)


@pytest.mark.rule("SHENZHEN-27")
def test_the_winner_deals_next():
    won = at_table("4s").play("E 9s", "S win")
    assert int(won.record.coming.dealer) == won.seat("S")


@pytest.mark.rule("SHENZHEN-28")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_is_eight_hands_or_four_or_sixteen_and_points_rank(hands):
    before = {"hands_played": hands - 2, "scores": [5, -9, 20, -16]}
    table = at_table(options={"hands": hands}, before_deal=before).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]
