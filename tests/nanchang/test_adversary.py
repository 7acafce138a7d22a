"""Nanchang: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from flow.table_of import only, paid_for
from nanchang.test_essences import settled
from nanchang.test_play import HANDS, at_table
from nanchang.test_rows import PLAIN, won
from tabletop import payments_of

SELF = {"by": "self"}
FOUR_SETS = "234567m456p567z"
LAID = {"melds": ["chi 124z from E", "pon 222p from W", "concealed 7777z", "chi 123m from E"]}
NO_RON = {"options": {"jing_ron": False}}

# What is told: concealed tiles, the winning one, what else is said (8s and 9s are the jing unless told, and others hold
# some), the factor, and whether five more come from each.
CASES = {
    "a jing drawn to a jing is a pair of itself, and no fishing": (FOUR_SETS + "8s", "8s", SELF, 2, 5),
    "a side jing drawn to a main one": (FOUR_SETS + "8s", "9s", SELF, 2, 0),
    "fishing with four melds": ("8s", "1m", {**SELF, **LAID}, 2, 0),
    "fishing and blooming": ("8s", "1m", {**SELF, **LAID, "context": ["kong_replacement"]}, 4, 0),
    "fishing with another jing in a set": ("234567m45p9s567z8s", "2m", SELF, 2, 0),
    "four winds as pungs": ("111222333444z5z", "5z", {}, 4, 5),
    "a pair of each wind and one more": ("11223344z23467m", "5m", {}, 2, 5),
    "four jing as printed are two pairs": ("1133m5577p8888s9p", "9p", {}, 4, 5),
    "pairs that are runs too": ("112233m112233p5z", "5z", {}, 4, 5),
    "misfits with a jing as printed": ("147m258p258s1234z", "5z", {}, 4, 5),
    "misfits with two jing too near to each other": ("147m258p2589s123z", "4z", {}, 2, 0),
    "seven stars with a jing as an honour": ("147m259p8s9s12345z", "6z", {}, 4, 0),
    "the jing as a fifth tile of a kind": ("2222m8s345p678p11z", "1z", {}, 1, 0),
    "a claimed run of three winds": ("234567m46p99p", "5p", {"melds": ["chi 124z from E"]}, 2, 5),
    "wild winds as themselves": ("234567m46p99p234z", "5p", {"jokers": "4z1z"}, 2, 5),
    "both wild winds as themselves": ("234567m46p99p241z", "5p", {"jokers": "4z1z"}, 2, 5),
    "two wild winds beside a suit tile": ("234567m46p99p441z", "5p", {"jokers": "4z1z"}, 1, 0),
    "a meld of jing is no wild tile": ("234567m46p99p", "5p", {"melds": ["pon 888s from E"]}, 2, 5),
    "the wins of others without jing": (PLAIN, "5p", {"elsewhere": False}, 4, 5),
    "a drawn jing that is none elsewhere": ("234567m67s99p567z", "8s", {**SELF, "elsewhere": False}, 4, 5),
    "a jing as printed where wild ones may not take": ("234567m789s46p55z", "5p", NO_RON, 2, 5),
    "a wild jing is drawn where it may not take": ("234567m4p8s99p567z", "5p", {**SELF, **NO_RON}, 1, 0),
    "pairs with a wild jing, robbing a kong": ("1133m5577p22448s", "9p", {"by": "rob"}, 4, 0),
}


@pytest.mark.by_day
@pytest.mark.rule(
    *("NANCHANG-8", "NANCHANG-11", "NANCHANG-15", "NANCHANG-16", "NANCHANG-17", "NANCHANG-18", "NANCHANG-19"),
    *("NANCHANG-23", "NANCHANG-F-german", "NANCHANG-F-true_german", "NANCHANG-F-jing_fishing"),
)
@pytest.mark.parametrize("told", CASES)
def test_hands_are_worth_what_the_book_says(told):
    hand, tile, more, factor, added = CASES[told]
    answer = won(hand, tile, **more)
    assert (answer.wins, answer.total) == (True, factor)
    # South has won on a tile of West, or drawn it, or robbed it of West; East deals
    times = {"discard": (2, 2, 1), "self": (4, 2, 2), "rob": (0, 8, 0)}[more.get("by", "discard")]
    bonus = (0, 3 * added, 0) if more.get("by") == "rob" else (added,) * 3
    shares = [-(factor * one + five) for one, five in zip(times, bonus)]
    assert [payments_of(answer)[seat] for seat in "EWN"] == shares


@pytest.mark.rule("NANCHANG-22", "NANCHANG-23", "NANCHANG-25", "NANCHANG-F-robbing_kong")
@pytest.mark.parametrize(
    ("winner", "maker", "due"),
    [("S", "E", 16 + 8 + 8 + 15), ("E", "W", 3 * 16 + 15), ("N", "S", 16 + 8 + 8 + 15)],
)
def test_who_is_robbed_pays_the_dealers_doubling_and_all_that_is_added(winner, maker, due):
    answer = won(seat=winner, by="rob", source=maker)
    assert {seat: one for seat, one in payments_of(answer).items() if one} == {winner: due, maker: -due}


@pytest.mark.rule("NANCHANG-24", "NANCHANG-F-earthly_win", "COMMON-8")
def test_a_dear_hand_on_the_first_draw_is_twenty_all_the_same():
    stars = won("147m25p39s123456z", "7z", by="self", jokers="8p9p", elsewhere=False, context=["first_turn"])
    assert payments_of(stars) == {"E": -20, "S": 60, "W": -20, "N": -20}


@pytest.mark.rule("NANCHANG-18", "NANCHANG-24")
def test_a_wild_jing_takes_not_even_the_first_discard_where_it_may_not():
    first = {"source": "E", "context": ["first_turn"]}
    hand = "234567m4p8s99p567z"
    assert payments_of(won(hand, "5p", **first)) == {"E": -20, "S": 60, "W": -20, "N": -20}
    assert not won(hand, "5p", **first, **NO_RON).wins


# --- who holds jing


def jing_of(table):
    """What each seat's jing count by the rows of the last action, before the others' are taken off."""
    rows = [event for event in only(table.events, ev.Paid) if event.cause == "essences"]
    return {table.letters([event.seat]): event.number for event in rows}


@pytest.mark.rule("NANCHANG-25", "NANCHANG-29", "COMMON-6")
def test_a_robbed_tile_is_the_robbers_and_not_its_makers():
    """With same_song the fives count two and the sixes one: the 5p won on is South's, and West keeps a pung."""
    hands = {"E": "2478m2358p3468s12z", "S": HANDS["S"], "W": "258m1479s55p123z3p", "N": HANDS["N"]}
    table = at_table("1p1m1m5p", hands, "5m", options={"same_song": True})
    table.play("E 5p", "W pon 55p", "W 3p", "N 1p drawn", "E 1m drawn", "S 1m drawn", "W kong 5555p", "S win")
    # S: 5m 6m 6p 5p, 6 x 3; W: 5m 555p, 8 x 5; N: 6m 5s 6p; E: 6s
    assert jing_of(table) == {"E": 1, "S": 18, "W": 40, "N": 4}
    # a plain hand without a wild tile, robbing: 4; shares of 16, 8 and 8, and three times five, all from West
    assert paid_for(table, "win") == [0, 47, -47, 0]
    assert table.scores() == [4 - 63, 72 - 63 + 47, 160 - 63 - 47, 16 - 63]


@pytest.mark.rule("NANCHANG-29")
@pytest.mark.parametrize("counted", [False, True])
def test_a_discard_that_was_won_on_counts_for_the_winner_alone(counted):
    """With same_song 5p counts two; North has thrown nothing else of fives and sixes, and holds 5m 6m 6s."""
    hands = {**HANDS, "E": "2478m2378p3478s12z", "W": "138m1279p347s356z"}
    hands["N"] = "2569m378p168s24z7p"
    table = at_table("1p1z5p", hands, "5m", options={"same_song": True, "count_discards": counted})
    table.play("E 1z", "S 1p drawn", "W 1z drawn", "N 5p drawn", "S win")
    # South: 5m 6m 6p and the 5p, six, times three; North: 5m 6m 6s
    assert jing_of(table) == {"S": 18, "N": 4}


NO_JING = {
    "E": "2478m2358p346s12z9s",
    "S": "234567m46p99p567z",
    "W": "258m147s37p1234z1p",
    "N": "36m258p1469p123z1s",
}


@pytest.mark.rule("NANCHANG-F-true_german", "NANCHANG-29")
def test_a_jing_in_a_river_is_held_by_nobody_and_one_in_a_meld_is():
    table = at_table("1m1m1m5p", NO_JING, "8s").play("E 9s", "S 1m drawn", "W 1m drawn", "N 1m drawn", "E 5p drawn")
    # 4, twice from the dealer who throws it: 16; 4 from each other; and 5 from each; nobody holds jing
    assert paid_for(table.play("S win"), "win", "essences") == [-21, 39, -9, -9]
    hands = {**NO_JING, "W": "258m99s147p1234z1p"}
    table = at_table("1m1m1m5p1m5p", hands, "8s").play("E 9s", "W pon 99s", "W 1p", "N 1m drawn", "E 1m drawn")
    table.play("S 1m drawn", "W 5p drawn", "S win").wait()
    # 2: 4 of West who threw it, 4 of the dealer, 2 of North, and 5 of each; West alone has jing: 3, doubled
    assert paid_for(table, "win") == [-9, 25, -9, -7]
    assert paid_for(table, "essences") == [-6, -6, 18, -6]


@pytest.mark.rule("NANCHANG-33", "NANCHANG-31", "NANCHANG-11")
def test_who_feeds_a_chow_that_lifts_to_five_pays_double_points_of_the_only_holder():
    hands = {**NO_JING, "S": "234567m46p789s9s5z", "E": "2478m2358p346s12z8s"}
    table = at_table("1m1m1m1p", hands, "8s", options={"jing_liability": True}).play("E 8s", "S chi 79s")
    # 8s 9s 9s are 4, and 6 with the chow: 18, doubled
    assert settled(table) == [-108, 108, 0, 0]


@pytest.mark.rule("NANCHANG-33", "NANCHANG-27")
def test_who_feeds_a_kong_to_five_that_were_there_already_pays_for_nobody():
    hands = {**NO_JING, "E": "2478m2358p346s12z9s", "W": "258m14s8s999s1234z"}
    table = at_table("1m1m", hands, "8s", options={"jing_liability": True}).play("E 9s", "W kong 999s")
    assert table.scores() == [-10, -10, 30, -10]
    assert settled(table) == [-36, -36, 108, -36]  # 6 x 3, doubled


# --- the first turns


@pytest.mark.rule("NANCHANG-28", "NANCHANG-26")
def test_a_concealed_kong_before_the_first_discard_leaves_the_raid_as_it_is():
    hands = {**NO_JING, "S": "234m46p99p5555z16z"}
    table = at_table("1m", hands, "8s", tail="1m").play("E 1z", "S kong 5555z", "S 1z", "W 1z", "N 1z").wait()
    assert table.scores() == [-2 - 15, 6 + 5, -2 + 5, -2 + 5]


@pytest.mark.rule("NANCHANG-28", "NANCHANG-8", "NANCHANG-F-true_german")
def test_a_win_on_the_fourth_of_a_kind_voids_the_raid():
    hands = {**NO_JING, "S": "258m147s37p234z1z1p", "W": "234567m456p9p123z", "E": "2478m2358p346s12z6z"}
    table = at_table("1m9p1m", hands, "8s").play("E 1z", "S 1z", "W 1z", "N 1z", "W win").wait()
    # a plain hand; nobody has jing: 4; North threw it 8, East 8, South 4, and five from each
    assert table.scores() == [-13, -9, 13 + 13 + 9, -13]


@pytest.mark.rule("NANCHANG-F-earthly_win", "COMMON-7")
def test_a_concealed_kong_spoils_the_first_draw_of_the_others_and_of_its_maker():
    hands = {**NO_JING, "S": "2347m46p99p5555z1s", "W": "234567m46p99p123z", "N": "36m258p146p123z15s"}
    hands["E"] = "2478m2358p346s12z6z"
    steps = ("E 1z", "S kong 5555z")
    table = at_table("1m5p", hands, "8s", tail="1m").play(*steps, "S 1s", "W win")
    assert paid_for(table, "win") == [-21, -13, 47, -13]  # 4, twice as drawn, twice from the dealer, and five
    hands = {**hands, "S": "234567m46p5555z9p"}
    table = at_table("9p", hands, "8s", tail="5p").play(*steps, "S win")
    assert paid_for(table, "win") == [-37, 37 + 21 + 21, -21, -21]  # a bloom: 8


@pytest.mark.rule("NANCHANG-6", "NANCHANG-24", "NANCHANG-F-heavenly_win")
def test_the_first_turned_tile_is_paid_before_a_heavenly_win():
    hands = {**HANDS, "E": "234567m45677p567z"}
    table = at_table(hands=hands, joker="7p", options={"opening_flip": True})
    # East holds two 7p, 4; South none; West one, 2; North none; and nobody an 8p
    assert table.scores() == [4 * 4 - 6, -6, 4 * 2 - 6, -6]
    assert paid_for(table.play("E win"), "win") == [60, -20, -20, -20]


# --- passed wins, the end of the match


@pytest.mark.rule("NANCHANG-14", "COMMON-3")
def test_who_pungs_a_tile_he_could_win_with_has_let_it_pass():
    hands = {**NO_JING, "E": "2478m238p3468s12z7p", "N": "36m258p146p123z15s"}
    hands["S"] = "234567m55p99p567z"  # waits for 5p and 9p
    table = at_table("1m5p1m9p", hands, "8s").play("E 1z", "S 1m drawn", "W 5p drawn")
    assert table.may("S", "win")
    table.play("S pon 55p", "S 7z")
    table.play("W 1m drawn")
    assert not table.play("N 9p drawn").may("S", "win")


@pytest.mark.rule("NANCHANG-37")
def test_a_match_until_a_score_is_below_zero_begins_with_points_to_lose():
    table = at_table(left=6, options={"rounds": "below_zero"})
    assert table.scores() == [100] * 4
    table.throw_drawn(30)
    assert min(table.scores()) < 100  # jing are paid after a drawn hand too
    assert not only(table.events, ev.MatchEnded)


@pytest.mark.rule("NANCHANG-37")
def test_a_match_until_a_score_is_below_zero_ends_with_the_first_hand_that_does_it():
    table = at_table(hands={}, options={"rounds": "below_zero"})
    over = table.close(WON, "S")
    assert not only(over.events, ev.MatchEnded)
    over = over.next_hand()
    over.record.scores[:] = [3, -1, -1, -1]
    assert only(over.close(EXHAUSTED).events, ev.MatchEnded)
