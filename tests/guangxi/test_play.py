"""Guangxi: the set, the deal, claims, passed wins, kongs, chases, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from flow.table_of import only, table_of
from hangzhou.test_play import lay
from tabletop import pass_case

HANDS = {
    "E": "1479m2358p1346s29s",
    "S": "123m678p555s23s99m",  # waits for 1s and 4s
    "W": "258m147s399p1224z",
    "N": "369m258s147p1224z",
}
LATER = {"hands_played": 1}  # not the first hand of the match
NO_WAKE = {"wake": False}
KONGER = {"E": "1479m2358p1346s59s", "S": "555s234p789m22s67p", "W": "258m147s399p1224z"}


def at_table(wall="", hands=HANDS, **more):
    """A table of Guangxi, in a later hand of the match."""
    return table_of("guangxi", hands, wall=wall, **{"before_deal": LATER, **more})


# --- equipment and set-up


@pytest.mark.rule("GUANGXI-1", "GUANGXI-2", "GUANGXI-3")
def test_four_of_each_suit_tile_and_honour_in_four_walls_of_seventeen_stacks():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("GUANGXI-2", "GUANGXI-3", "GUANGXI-4", "GUANGXI-5", "GUANGXI-6")
def test_the_larger_die_names_the_wall_and_the_sum_the_stacks_left_standing():
    matches = [Match("guangxi", seed=seed, mode="interpreted") for seed in range(12)]
    assert len({match.view().dealer for match in matches}) > 1
    assert {5, 6} & {max(only(match.events, ev.DiceThrown)[-1].dice) for match in matches}
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert len(broken.dice) == 2
        assert wall.seat == (match.view().dealer + max(broken.dice) - 1) % 4
        assert wall.stacks == sum(broken.dice)
        assert int(match.plain["drawable"]) == 136 - 53


@pytest.mark.rule("GUANGXI-4", "GUANGXI-5", "COMMON-20")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"),
    [([5, 2], "E", 8), ([1, 6], "S", 8), ([3, 3], "W", 7), ([4, 2], "N", 7), ([6, 6], "S", 13)],
)
def test_with_five_the_wall_is_the_dealers_with_six_the_next_and_a_double_names_by_its_number(dice, wall, first_stack):
    pass_case("guangxi", {"setup": {"dice": dice}}, {"wall": wall, "first_stack": first_stack}, "the break")


@pytest.mark.rule("GUANGXI-7", "GUANGXI-41", "GUANGXI-42", "GUANGXI-45")
@pytest.mark.parametrize("reserve", [0, 14])
def test_the_wall_is_played_to_its_end_or_to_fourteen_tiles_and_a_drawn_hand_costs_the_dealer(reserve):
    table = at_table(left=4, options={"reserve": reserve})
    kept = int(table.record.wall_size) - int(table.record.next_tile) - int(table.record.drawable)
    assert kept == reserve
    table.throw_drawn(20)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [-6, 2, 2, 2])
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("GUANGXI-42")
def test_kongs_stand_in_a_drawn_hand():
    hands = {**KONGER, "E": HANDS["E"]}
    table = at_table("5s", hands, tail="9m", left=6).play("E 9s", "S kong 5555s").throw_drawn(20)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-6 - 2, 2 + 6, 2 - 2, 2 - 2])


@pytest.mark.rule("GUANGXI-7", "COMMON-5")
def test_fourteen_tiles_stay_behind_with_a_kong_too():
    hands = {**KONGER, "E": HANDS["E"]}
    table = at_table("5s", hands, tail="9m", left=6, options={"reserve": 14}).play("E 9s", "S kong 5555s")
    table.throw_drawn(20)
    assert (table.over, int((table.record.place[:136] == IN_WALL).sum())) == (True, 14)


@pytest.mark.rule("GUANGXI-41", "GUANGXI-42")
def test_the_dealer_of_a_drawn_hand_pays_two_to_each_whether_they_are_ready_or_not():
    table = at_table(left=4)
    assert int(table.record.waits[table.seat("S")]) != 0
    assert table.throw_drawn(8).scores() == [-6, 2, 2, 2]


@pytest.mark.rule("GUANGXI-42", "GUANGXI-34")
@pytest.mark.parametrize("more", [{"before_deal": {}}, {"options": {"style": "liuzhou"}}])
def test_in_the_first_hand_of_a_match_and_in_liuzhou_a_drawn_hand_costs_nothing(more):
    assert at_table(left=2, **more).throw_drawn(8).scores() == [0, 0, 0, 0]


# --- play


CHOWS = {"E": "1479m2358p1346s5m9s", "S": "346m123p789s2267p", "W": "555m147s399p1224z"}


@pytest.mark.rule("GUANGXI-8")
def test_the_next_player_chows_and_pung_and_kong_go_first():
    table = at_table("1p", CHOWS).play("E 5m")
    assert all(table.may(*label.split(" ", 1)) for label in ("S chi 46m", "W pon 55m", "W kong 555m"))
    assert not table.may("W", "chi 46m")
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("GUANGXI-11", "GUANGXI-48")
def test_after_a_chow_neither_the_tile_nor_the_one_for_the_other_end_is_discarded():
    hands = {**CHOWS, "S": "34525m123p789s22p", "W": "258m147s399p1224z"}
    ends = at_table("1p", hands).play("E 5m", "S chi 34m")
    assert not {"5m", "2m"} & set(ends.open_to("S"))
    assert ends.refusal("S", "2m") == ends.refusal("S", "5m") == "GUANGXI-11"
    middle = at_table("1p", {**hands, "S": "34627m123p789s22p"}).play("E 5m", "S chi 46m")
    assert {"2m", "7m"} <= set(middle.open_to("S"))


@pytest.mark.rule("GUANGXI-11")
def test_after_a_pung_any_tile_is_discarded():
    table = at_table("1p", CHOWS).play("E 5m", "W pon 55m").wait()
    assert "5m" in table.open_to("W")


@pytest.mark.rule("GUANGXI-9", "GUANGXI-29")
def test_kongs_are_paid_at_once_by_who_fed_them_or_by_all():
    open_kong = at_table("1p", KONGER, tail="9m").play("E 9s", "S 1p drawn", "W 1s")
    assert open_kong.scores() == [0, 0, 0, 0]
    late = at_table("1p1p1p1p", KONGER, tail="9m").play("E 9s", "S 1p drawn", "W 1p drawn", "N 1p drawn", "E 5s")
    late.play("S kong 555s")
    assert (late.drawn(), late.scores()) == ("9m", [-3, 3, 0, 0])
    concealed = at_table("5s", {**KONGER, "E": HANDS["E"]}, tail="9m").play("E 9s", "S kong 5555s")
    assert concealed.scores() == [-2, 6, -2, -2]
    added = lay(at_table("5s", {**KONGER, "E": HANDS["E"]}, tail="9m"), "S", "pon 555s from W")
    assert added.play("E 9s", "S kong 5555s").scores() == [0, 3, -3, 0]
    assert not at_table("5s", {**KONGER, "E": HANDS["E"]}, left=1).play("E 9s").may("S", "kong 5555s")
    assert at_table("5s", {**KONGER, "E": HANDS["E"]}, left=2).play("E 9s").may("S", "kong 5555s")


@pytest.mark.rule("GUANGXI-30")
def test_kongs_of_the_dealers_first_turn_are_three_times_as_dear():
    heavenly = at_table("1p", {"E": "1111m2222p1346s29s"}, tail="9m8m").play("E kong 1111m", "E kong 2222p")
    assert heavenly.scores() == [36, -12, -12, -12]
    earthly = at_table("1p", KONGER, tail="9m").play("E 5s", "S kong 555s")
    assert earthly.scores() == [-9, 9, 0, 0]


@pytest.mark.rule("GUANGXI-38", "GUANGXI-34")
def test_in_liuzhou_every_kong_costs_one():
    liuzhou = {"options": {"style": "liuzhou"}}
    assert at_table("1p", KONGER, tail="9m", **liuzhou).play("E 5s", "S kong 555s").scores() == [-1, 1, 0, 0]
    added = lay(at_table("5s", {**KONGER, "E": HANDS["E"]}, tail="9m", **liuzhou), "S", "pon 555s from W")
    assert added.play("E 9s", "S kong 5555s").scores() == [0, 1, -1, 0]  # of who fed the pung
    heavenly = at_table("1p", {"E": "1111m2358p1346s29s"}, tail="9m", **liuzhou).play("E kong 1111m")
    assert heavenly.scores() == [3, -1, -1, -1]
    drawn = at_table("1p", KONGER, tail="9m1p", left=5, **liuzhou).play("E 5s", "S kong 555s").throw_drawn(20)
    assert (int(drawn.record.ending), drawn.scores()) == (EXHAUSTED, [-1, 1, 0, 0])  # in a drawn hand too


def test_a_concealed_kong_is_shown():
    table = at_table("5s", {**KONGER, "E": HANDS["E"]}, tail="9m").play("E 9s", "S kong 5555s")
    assert "5s" in table.view("E").seats[table.seat("S")].melds[0].tiles


@pytest.mark.rule("GUANGXI-10", "GUANGXI-27", "GUANGXI-46")
def test_an_added_kong_is_robbed_as_a_discard_and_no_other_is():
    hands = {"E": HANDS["E"], "S": "555s234p789m22s67p", "W": "34s678m345p11199p"}
    table = lay(at_table("5s", hands, options=NO_WAKE), "S", "pon 555s from W").play("E 9s", "S kong 5555s")
    assert table.play("W win").scores() == [0, -10, 10, 0]
    assert int(table.record.coming.dealer) == table.seat("W")
    assert not at_table("5s", hands).play("E 9s", "S kong 5555s").may("W", "win")
    given = at_table("", {**hands, "E": KONGER["E"]}, tail="9m").play("E 5s", "W pass", "S kong 555s")
    assert not given.may("W", "win")  # asked about the discard alone
    two = {**hands, "N": "34s678m345m77799p"}
    both = lay(at_table("5s", two, options=NO_WAKE), "S", "pon 555s from W").play("E 9s", "S kong 5555s")
    assert both.play("W win", "N win").scores() == [0, -20, 10, 10]
    assert int(both.record.coming.dealer) == both.seat("S")  # the robbed player


ROW = {"E": "149m2358p1346s99s1z", "S": "555s666p888m22s24m", "W": "777m147s399p1224z", "N": "369m289s147p1234z"}


def change(before, after):
    """What each seat has gained."""
    return [new - old for old, new in zip(before, after)]


@pytest.mark.rule("GUANGXI-32")
@pytest.mark.parametrize(("chain", "second", "third"), [(False, 2, 3), (True, 4, 12)])
def test_by_option_kongs_in_a_row_double_whoever_makes_them(chain, second, third):
    table = at_table("5s", ROW, tail="6p7m3s", options={"kong_chain": chain}).play("E 9s", "S kong 5555s")
    first = table.scores()
    assert first == [-2, 6, -2, -2]
    two = table.play("S kong 6666p").scores()
    assert change(first, two) == [-second, 3 * second, -second, -second]
    assert change(two, table.play("S 7m drawn", "W kong 777m").scores()) == [0, -third, third, 0]


@pytest.mark.rule("GUANGXI-32")
def test_a_discard_that_nobody_takes_ends_a_row_of_kongs():
    table = at_table("5s1p1p1p6p", ROW, tail="3s9m", options={"kong_chain": True}).play("E 9s", "S kong 5555s")
    table.play("S 3s drawn", "W 1p drawn", "N 1p drawn", "E 1p drawn", "S kong 6666p")
    assert table.scores() == [-4, 12, -4, -4]


@pytest.mark.rule("GUANGXI-32", "GUANGXI-F-kong_bloom")
@pytest.mark.parametrize(("chain", "share"), [(False, 2 * 2), (True, 2 * 4)])
def test_a_bloom_at_the_end_of_a_row_doubles_once_for_each_kong(chain, share):
    hands = {**ROW, "S": "555s666p78m22s1m23m"}
    options = {"kong_chain": chain, **NO_WAKE}
    table = at_table("5s", hands, tail="6p9m", options=options).play("E 9s", "S kong 5555s", "S kong 6666p")
    before = table.scores()
    assert change(before, table.play("S win").scores()) == [-2 * share, 4 * share, -share, -share]  # the dealer 2 more


@pytest.mark.rule("GUANGXI-32", "GUANGXI-F-shot_after_kong")
@pytest.mark.parametrize(("chain", "paid"), [(False, 5 * 2), (True, 5 * 4)])
def test_a_shot_at_the_end_of_a_row_doubles_once_for_each_kong(chain, paid):
    """South makes two kongs and gives West, who waits for 1s and 4s, the tile it throws after them."""
    hands = {**ROW, "W": "123m777m789p23s11z"}
    table = at_table("5s", hands, tail="6p4s", options={"kong_chain": chain, **NO_WAKE})
    before = table.play("E 9s", "S kong 5555s", "S kong 6666p").scores()
    assert change(before, table.play("S 4s drawn", "W win").scores()) == [0, -paid, paid, 0]


CHASE = {"E": "1479m2358p1346s2z9s", "S": "258m147s399p1234z", "W": "369m258s147p1452z", "N": "147m369s258p1562z"}


@pytest.mark.rule("GUANGXI-31")
@pytest.mark.parametrize(("option", "each"), [(False, 2), (True, 4)])
def test_a_dealer_whose_first_discard_all_follow_pays_at_once(option, each):
    table = at_table("1p1p1p", CHASE, options={"follow_any": option}).play("E 2z", "S 2z", "W 2z")
    assert table.scores() == [0, 0, 0, 0]
    assert table.play("N 2z").wait().scores() == [-3 * each, each, each, each]


@pytest.mark.rule("GUANGXI-31")
@pytest.mark.parametrize(("option", "paid"), [(False, [0, 0, 0, 0]), (True, [2, -6, 2, 2])])
def test_later_chases_count_by_option(option, paid):
    table = at_table("1p1p1p5p", CHASE, options={"follow_any": option}).play("E 9s", "S 2z", "W 2z", "N 2z", "E 2z")
    assert table.wait().scores() == paid


@pytest.mark.rule("GUANGXI-31")
def test_nothing_is_paid_if_the_fourth_tile_is_won_on():
    hands = {**CHASE, "W": "147m258p369s1345z"}
    chased = at_table("1p2z", hands, options=NO_WAKE).play("E 2z", "S 2z", "W 2z drawn", "N 2z")
    assert chased.play("W win").scores() == [0, 0, 8, -8]
    let_be = at_table("1p2z", hands, options=NO_WAKE).play("E 2z", "S 2z", "W 2z drawn", "N 2z", "W pass").wait()
    assert let_be.scores() == [-6, 2, 2, 2]


# --- wins


@pytest.mark.rule("GUANGXI-12", "GUANGXI-48", "COMMON-3")
def test_who_lets_a_small_win_pass_wins_on_no_small_one_until_his_own_move():
    hands = {**HANDS, "E": "1479m2358p1346s4s9s", "W": "258m147s399p1224z", "N": "369m258s147p1224z"}
    table = at_table("1p1z", hands).play("E 4s", "S pass", "S 1p drawn", "W 4s")
    assert table.may("S", "win")
    same = at_table("1p", {**hands, "N": "369m258s147p124z4s"}).play("E 9s", "S 1p drawn", "W 4s", "S pass", "N 4s")
    assert same.refusal("S", "win") == "GUANGXI-12"


@pytest.mark.rule("GUANGXI-12", "GUANGXI-34")
@pytest.mark.parametrize(("options", "wins"), [({}, True), ({"style": "liuzhou"}, False)])
def test_a_bigger_hand_than_the_passed_one_is_won_in_guilin_and_not_in_liuzhou(options, wins):
    """South waits for 1p and 4p, a small hand, and for 3p, four triplets."""
    hands = {
        "E": "1479m258p1346s129s",
        "S": "111888m666s2223p",
        "W": "25m147s3699p1234z",
        "N": "2369m258s17p1225z",
    }
    table = at_table("7z4p3p", hands, options=options).play("E 9s", "S 7z drawn", "W 4p drawn", "S pass", "N 3p drawn")
    assert table.may("S", "win") == wins


@pytest.mark.rule("GUANGXI-8")
def test_a_win_goes_before_a_kong_and_a_chow():
    hands = {**CHOWS, "N": "46m345678p234s77z"}  # North waits for 5m
    table = at_table("1p", hands).play("E 5m", "S chi 46m", "W kong 555m", "N win")
    assert (table.over, int(table.record.won_order[0])) == (True, table.seat("N"))


@pytest.mark.rule("GUANGXI-12", "GUANGXI-34")
def test_in_liuzhou_a_passed_win_bars_every_win_on_a_discard():
    hands = {**HANDS, "W": "258m147s399p1224z", "N": "369m258s147p124z4s"}
    table = at_table("1p", hands, options={"style": "liuzhou"}).play("E 9s", "S 1p drawn", "W 4s", "S pass", "N 4s")
    assert table.refusal("S", "win") == "GUANGXI-34"


@pytest.mark.rule("GUANGXI-13", "GUANGXI-28", "GUANGXI-46")
def test_several_win_on_one_discard_and_three_of_them_double_everything():
    hands = {"E": "1479m2358p1346s4s9s", "S": "123m678p555s23s99m", "W": "123p678m999p23s55m", "N": "147m147p159s4567z"}
    two = at_table("1z", hands, options=NO_WAKE).play("E 4s", "S win", "W win")
    assert (two.over, int(two.record.ending), two.scores()) == (True, WON, [-20, 10, 10, 0])
    assert int(two.record.coming.dealer) == two.seat("E")
    rotated = {"S": "1479m2358p1346s4s", "W": hands["S"], "N": hands["W"]}  # he need not have dealt before
    other = at_table("9s1z", {**HANDS, **rotated}, options=NO_WAKE).play("E 9s", "S 4s", "W win", "N win")
    assert int(other.record.coming.dealer) == other.seat("S")
    hands["N"] = "456m456p23s777z88m"
    three = at_table("1z", hands, options=NO_WAKE).play("E 4s", "S win", "W win", "N win")
    assert three.scores() == [-60, 20, 20, 20]


@pytest.mark.rule("GUANGXI-34")
def test_in_liuzhou_neither_three_winners_nor_the_dealers_first_discard_double_anything():
    """Three small hands, 3 points each; the two tiles turned are no fish."""
    hands = {
        "E": "1479m2358p1346s4s9s",
        "S": "123m678p555s23s99m",
        "W": "123p678m999p23s55m",
        "N": "456m456p23s777z88m",
    }
    table = at_table("2z3z", hands, options={"style": "liuzhou"}).play("E 4s", "S win", "W win", "N win")
    assert table.scores() == [-9, 3, 3, 3]


@pytest.mark.rule("GUANGXI-12", "COMMON-3")
@pytest.mark.parametrize("claims", [True, False])
def test_an_own_pung_lifts_the_bar_of_a_small_win_let_pass(claims):
    """South, who waits for 1s and 4s, lets 4s go; with North's 2p it makes a pung, or leaves it. 1s comes next."""
    hands = {"E": "1479m35p13469s567z", "S": "123m22678p23555s", "W": "258m147s399p1224z", "N": "369m258s147p1224z"}
    table = at_table("7z4s2p1s", hands).play("E 6z", "S 7z drawn", "W 4s drawn", "S pass", "N 2p drawn")
    table.play(*(("S pon 22p", "S 5s", "W 1s drawn") if claims else ("S pass", "E 1s drawn")))
    assert table.may("S", "win") == claims


BARRED = {  # South, who waits for 1s and 4s, lets West's 4s go
    "E": "14789m135p139s567z",
    "S": "123m22678p23555s",
    "W": "258m147s399p1224z",
    "N": "369m268s147p1224z",
}
LET_PASS = ("E 6z", "S 7z drawn", "W 4s drawn", "S pass")


@pytest.mark.rule("GUANGXI-12", "COMMON-3")
@pytest.mark.parametrize("claims", [True, False])
def test_an_own_kong_lifts_the_bar_of_a_small_win_let_pass(claims):
    """With North's 5s South makes a kong, or leaves it. 1s comes next."""
    table = at_table("7z4s5s1s", BARRED, tail="9p").play(*LET_PASS, "N 5s drawn")
    table.play(*(("S kong 555s", "S 9p drawn", "W 1s drawn") if claims else ("S pass", "E 1s drawn")))
    assert table.may("S", "win") == claims


@pytest.mark.rule("GUANGXI-12", "COMMON-3")
def test_an_own_chow_lifts_the_bar_of_a_small_win_let_pass():
    """Before it North's 1s comes too soon; behind East's 9p, taken instead of a draw, West's 1s comes in time."""
    hands = {**BARRED, "S": "123m22345678p23s", "W": "258m147s369p1224z"}
    assert not at_table("7z4s1s", hands).play(*LET_PASS, "N 1s drawn").may("S", "win")
    table = at_table("7z4s9m9p1s", hands).play(*LET_PASS, "N 9m drawn", "E 9p drawn", "S chi 78p")
    assert table.play("S 3p", "W 1s drawn").may("S", "win")


@pytest.mark.rule("GUANGXI-14", "GUANGXI-F-last_tile_claim", "GUANGXI-F-last_tile_draw")
def test_the_discard_after_the_last_tile_can_only_be_won():
    hands = {"E": HANDS["E"], "S": HANDS["N"], "W": "123p678m999p23s55m", "N": "44s258m36p17s1234z"}
    assert at_table("4s", hands, left=2, options=NO_WAKE).play("E 9s", "S 4s drawn").may("N", "pon 44s")
    table = at_table("4s", hands, left=1, options=NO_WAKE).play("E 9s", "S 4s drawn")
    assert table.open_to("N") == []
    assert table.play("W win").scores() == [0, -10, 10, 0]
    drawn = at_table("4s", left=1, options=NO_WAKE).play("E 9s", "S win")
    assert drawn.scores() == [-8, 16, -4, -4]


@pytest.mark.rule("GUANGXI-43", "GUANGXI-44")
def test_the_winner_deals_next_and_a_dealer_who_wins_goes_on():
    won = at_table("4s").play("E 9s", "S win")
    assert int(won.record.coming.dealer) == won.seat("S")
    again = at_table(hands={"E": "123m678p555s234s99m"}).play("E win")
    assert int(again.record.coming.dealer) == again.seat("E")


@pytest.mark.rule("GUANGXI-23", "GUANGXI-24", "GUANGXI-7")
def test_with_an_empty_wall_the_winning_tile_wakes_and_a_reserve_is_no_empty_wall():
    empty = at_table("4s", left=1).play("E 9s", "S win")
    assert empty.scores() == [-18, 46, -14, -14]  # 2 and five wakes, doubled; the dealer 2 more
    turned = only(empty.events, ev.HorseTurned)
    assert [event.tile for event in turned] == ["4s"]
    kept = at_table("4s", left=1, options={"reserve": 14}).play("E 9s", "S win")
    assert len(only(kept.events, ev.HorseTurned)) >= 1
    assert int(kept.record.place[: int(kept.record.wall_size)].tolist().count(2)) >= 1


@pytest.mark.rule("GUANGXI-47")
@pytest.mark.parametrize(("hands", "played", "over"), [(8, 7, True), (8, 6, False), (4, 3, True), (16, 15, True)])
def test_a_match_is_eight_hands_or_four_or_sixteen_and_points_rank(hands, played, over):
    late = {"hands_played": played, "scores": [4, -2, 8, -10]}
    table = at_table(hands={}, options={"hands": hands}, before_deal=late).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert [one.person for one in table.ranking()] == [2, 0, 1, 3]
