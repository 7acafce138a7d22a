"""Yingkou: the set, claims, the wild last tile that is offered round, kong points, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from flow.table_of import only, table_of
from hangzhou.test_play import lay

HANDS = {
    "E": "1469m257p3468s773z",
    "S": "123m46p678s99p222s",  # waits for 5p
    "W": "14789m147p159s44z",
    "N": "2589m1369p3579s1z",
}


def at_table(wall="", hands=HANDS, **more):
    """A table of Yingkou where South has claimed a pung of 2s."""
    return lay(table_of("yingkou", hands, wall=wall, **more), "S", "pon 222s from W")


@pytest.mark.rule("YINGKOU-1", "YINGKOU-2", "YINGKOU-3", "YINGKOU-6")
def test_suits_and_honours_in_four_walls_of_seventeen_stacks_thirteen_tiles_each():
    table = table_of("yingkou", HANDS)
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    assert table.scores() == [0] * 4


@pytest.mark.rule("YINGKOU-4", "YINGKOU-5", "YINGKOU-8")
def test_the_first_dealer_is_found_by_chance_and_two_dice_break_the_wall():
    matches = [Match("yingkou", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        dealer = match.view().dealer
        assert (broken.purpose, broken.seat, len(broken.dice)) == ("break", dealer, 2)
        assert (wall.seat, wall.stacks) == ((dealer + sum(broken.dice) - 1) % 4, sum(broken.dice))
        assert match.view().turn == dealer


@pytest.mark.rule("YINGKOU-8")
def test_turns_go_counter_clockwise():
    table = table_of("yingkou", HANDS, wall="1p1z1p").play("E 9m").wait()
    turns = [int(table.record.turn)]
    for _ in range(3):
        turns.append(int(table.throw_drawn(1).record.turn))
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("YINGKOU-9", "YINGKOU-34")
def test_an_open_kong_of_anybody_and_others_after_a_draw_only_and_the_claimed_kind_may_be_discarded():
    hands = {**HANDS, "E": "1469m257p3468s73z5m", "W": "555m1111p159s44z8s", "N": "289m3699p3579s12z"}
    table = table_of("yingkou", hands, wall="3p", tail="8m").play("E 5m")
    assert table.may("W", "kong 555m")
    table.play("W pon 55m")
    assert table.may("W", "5m")
    assert not table.may("W", "kong 1111p")
    assert not table.may("W", "kong 5555m")
    hands = {**HANDS, "W": "14789m1111p15s44z", "N": "289m3699p3579s12z"}
    table = table_of("yingkou", hands, wall="1z3z", tail="8m").play("E 9m").wait().throw_drawn(1)
    assert table.may("W", "kong 1111p")


@pytest.mark.rule("YINGKOU-11")
def test_a_win_goes_before_a_pung():
    hands = {**HANDS, "W": "14789m17p55p15s44z", "E": "1469m257p3468s73z5p"}
    table = at_table(hands=hands).play("E 5p", "W pon 55p", "S win")
    assert (table.over, int(table.record.ending)) == (True, WON)


@pytest.mark.rule("YINGKOU-9", "YINGKOU-11", "YINGKOU-12")
def test_chow_by_the_next_player_pung_by_all_the_pung_first_and_no_ready():
    hands = {"E": "1469m257p3468s73z5m", "S": "46m123p789s2267p5s", "W": "55m147p159s47p99m1s"}
    hands["N"] = "24689m1369p3579s"  # North has 4m and 6m too, but does not come after East
    table = table_of("yingkou", hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    assert table.refusal("W", "ready") == "YINGKOU-12"


@pytest.mark.rule("YINGKOU-35")
def test_a_win_let_pass_bars_discards_until_the_next_draw():
    table = at_table("9s5p1z5p2z5p").play("E 3z", "S 9s drawn", "W 5p drawn").play("S pass").wait()
    assert table.drawn() == "1z"
    table.play("N 1z drawn").wait()
    table.play("E 5p drawn")
    assert not table.may("S", "win")
    table.wait().play("S 2z drawn").wait().play("W 5p drawn")
    assert table.may("S", "win")  # his own draw lies between


# --- the last tile


@pytest.mark.rule("YINGKOU-7", "YINGKOU-10")
def test_the_wall_is_drawn_to_its_end_and_with_one_tile_left_no_kong_is_made():
    hands = {**HANDS, "S": "777m147p159s4799p", "W": "14588m147p159s44z"}
    table = table_of("yingkou", hands, wall="7m", left=2).play("E 9m").wait()
    assert int((table.record.place == IN_WALL).sum()) == 1
    assert table.refusal("S", "kong 7777m") == "YINGKOU-10"
    assert table_of("yingkou", hands, wall="7m", left=3).play("E 9m").wait().may("S", "kong 7777m")


@pytest.mark.rule("YINGKOU-14", "YINGKOU-16", "YINGKOU-17", "YINGKOU-30")
def test_the_last_tile_is_offered_round_face_down_and_left_by_all_it_ends_the_hand():
    table = at_table(left=1).play("E 3z").wait()
    for letter in "SWNE":
        assert table.open_to(letter) == ["take", "leave"]
        table.play(f"{letter} leave")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)


@pytest.mark.rule("YINGKOU-14", "YINGKOU-15", "YINGKOU-17")
@pytest.mark.parametrize(
    ("hand", "tile", "wins"),
    [
        ("123m46p678s99p", "3z", True),  # it stands for 5p
        ("123m46p678s99p", "5p", True),  # and is what it shows
        ("123m456p678s9p", "3z", False),  # it cannot be the nine
        ("123m456p678s9p", "9p", True),  # but shows one
        ("123m456p678s3z", "2z", False),  # nor a wind
    ],
)
def test_who_takes_the_last_tile_wins_with_it_as_any_inner_tile_or_nobody_wins(hand, tile, wins):
    hands = {"S": hand + "222s", "W": HANDS["W"], "N": HANDS["N"]}
    table = at_table(tile, hands, left=1)
    table.play(f"E {table.open_to('E')[0]}").wait()
    table.play("S take")
    assert table.over
    assert int(table.record.ending) == (WON if wins else EXHAUSTED)
    assert len(only(table.events, ev.Discarded)) == 0


@pytest.mark.rule("YINGKOU-36")
def test_the_discard_before_the_last_tile_may_be_claimed_and_the_offer_begins_after_the_claimer():
    table = at_table("4z", left=2).play("E 3z", "S 4z drawn")
    assert table.may("W", "pon 44z")
    table.play("W pon 44z", "W 1m").wait()
    assert table.open_to("N") == ["take", "leave"]


@pytest.mark.parametrize("wild", ["indicator", False])
def test_by_option_the_last_tile_is_an_ordinary_one(wild):
    table = at_table(left=1, options={"wild": wild}).play("E 3z").wait()
    assert table.drawn() != ""
    table.throw_drawn(1)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)


def test_by_option_the_tile_after_the_one_turned_up_is_wild_and_no_terminal():
    hands = {**HANDS, "S": "123m44p678s99p222s", "E": "1469m257p3468s773z"}
    table = at_table("9s5p6p", hands, joker="5z", options={"wild": "indicator"})
    assert table.view().jokers == ("7z",)
    assert table.indicators() == "5z"


# --- payments, dealer and match


@pytest.mark.rule("YINGKOU-28", "YINGKOU-30")
@pytest.mark.parametrize("won", [False, True])
def test_kongs_are_paid_at_the_end_of_a_hand_won_or_drawn(won):
    table = at_table("9s5p" if won else "9s", {**HANDS, "E": "7777z469m3468s3z25p"}, tail="8m", left=4)
    table.play("E kong 7777z")
    assert table.scores() == [0] * 4
    table.play("E 3z", "S 9s drawn").wait()
    if won:
        # East has the concealed kong, 2 from each; South 2 fan by the discard of West, 3 with it and the closed wait
        table.play("W 5p drawn", "S win")
        assert table.scores() == [6, -2 + 4, -2 - 4, -2]
        return
    table.play(f"W {table.open_to('W')[0]}").wait()
    for letter in "NESW":
        table.play(f"{letter} leave")
    assert table.scores() == [6, -2, -2, -2]


@pytest.mark.rule("YINGKOU-31", "YINGKOU-32")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_the_dealer_stays_on_his_win_and_a_drawn_hand_and_a_match_is_so_many_circles(circles):
    table = table_of("yingkou", options={"circles": circles}, before_deal={"hands_played": 0})
    assert int(table.close(WON, "E", "S").record.coming.dealer) == 0
    assert int(table.next_hand().close(EXHAUSTED).record.coming.dealer) == 0
    for hand in range(1, 4 * circles + 1):
        table.next_hand().close(WON, "W", "E")
        assert int(table.record.coming.dealer) == hand % 4  # the next player, not who has won
        assert (table.record.phase == MATCH_OVER) == (hand == 4 * circles)
    table.record.scores[:4] = [-5, 9, -12, 8]
    assert [one.seat for one in table.ranking()] == [1, 3, 0, 2]
