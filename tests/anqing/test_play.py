"""Anqing: the set, the deal, the drill and the tiles that are laid out, claims and kongs, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, TURNED, WON
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.table.wall import place_in_wall, take_tail
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import NO_TILE
from flow.table_of import only, tables_of
from hangzhou.test_play import lay

DULL = {"E": "1479m2358p1346s29s", "W": "258m147s399p1234z", "N": "369m258s147p1234z"}
SOUTH = "234p789p555s22s46m"  # waits for 5m
HANDS = {**DULL, "S": SOUTH}
at_table = tables_of("anqing", HANDS, joker="5p")  # the drill is the 6p


def laid(table, letter):
    """How many tiles lie open before a seat."""
    return int(count_laid(int(table.record.flowers[table.seat(letter)])))


# --- equipment and set-up


@pytest.mark.rule("ANQING-1", "ANQING-41")
def test_four_of_each_suit_tile_and_honour_in_four_walls_of_seventeen_stacks():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4


@pytest.mark.rule("ANQING-1", "ANQING-2", "ANQING-3", "ANQING-6", "ANQING-41")
def test_seats_by_lot_east_deals_two_throws_for_the_wall_and_a_third_for_the_drill():
    matches = [Match("anqing", seed=seed, mode="interpreted") for seed in range(5)]
    assert len({only(match.events, ev.Seated)[0].persons for match in matches}) > 1
    for match in matches:
        thrown = [one for one in only(match.events, ev.DiceThrown) if one.purpose != "seats"]
        assert [(one.purpose, len(one.dice)) for one in thrown] == [("break", 2), ("break", 2), ("joker", 2)]
        assert thrown[0].seat == thrown[2].seat == 0  # the dealer; who throws between is named by the first sum
        assert thrown[1].seat == (sum(thrown[0].dice) - 1) % 4
        assert (match.scores, match.view().dealer) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("ANQING-5")
def test_two_stacks_three_times_then_single_tiles_and_a_fourteenth_for_the_dealer():
    table = at_table(hands={})  # no kong tile lies among those dealt
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    for seat, tiles in enumerate(dealt):
        assert Counter(tiles) == {kind: int(count) for kind, count in enumerate(table.record.hand[seat]) if count}


@pytest.mark.rule("ANQING-4")
def test_both_throws_are_counted_on_the_wall_of_the_second_thrower_and_run_on_into_the_next():
    ran_on = set()
    for seed in range(25):
        match = Match("anqing", seed=seed, mode="interpreted")
        first, second = (sum(one.dice) for one in only(match.events, ev.DiceThrown) if one.purpose == "break")
        over, stack = divmod(first + second, 17)
        wall = (first - 1 - over) % 4  # clockwise is against the turns
        assert (int(match.table.break_side), int(match.table.break_stack)) == (wall, stack)
        ran_on.add(bool(over))
    assert ran_on == {True, False}


@pytest.mark.rule("ANQING-6")
def test_the_drill_is_turned_in_the_first_wall_nobody_was_dealt_from_counted_from_its_left_end():
    walls = set()
    for seed in range(25):
        match = Match("anqing", seed=seed, mode="interpreted")
        table, rules = match.table, match.engine.rules
        dealer = int(table.dealer)
        [throw] = [one for one in only(match.events, ev.DiceThrown) if one.purpose == "joker"]
        dealt = {int(place_in_wall(table, rules, position)) // 64 for position in range(53)}
        order = [(dealer + step) % 4 for step in (3, 2, 1, 0)]
        wall = next(side for side in order if side not in dealt)
        turned = int(table.indicators.positions[0])
        side, stack = divmod(int(place_in_wall(table, rules, turned)), 64)
        assert (side, stack) == (wall, 17 - sum(throw.dice))  # stacks are numbered from the right end, from 0
        assert turned % 2 == 0  # the upper tile
        walls.add(order.index(wall))
    assert len(walls) > 1


@pytest.mark.rule("ANQING-7")
@pytest.mark.parametrize(
    ("turned", "drill"),
    [("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("9s", "1s"), ("1z", "2z"), ("2z", "3z"), ("3z", "4z"), ("4z", "1z"),
     ("7z", "6z"), ("6z", "5z"), ("5z", "7z")],
)  # fmt: skip
def test_the_drill_follows_the_turned_tile(turned, drill):
    assert at_table(hands={}, joker=turned).view("E").jokers == (drill,)


@pytest.mark.rule("ANQING-8", "ANQING-24", "ANQING-33")
@pytest.mark.parametrize("end", ["all", "indicator"])
def test_the_turned_tile_is_never_drawn_and_the_wall_ends_behind_it_or_by_option_at_it(end):
    table = at_table(left=40, options={"end": end})
    place = int(table.record.indicators.positions[0])
    table.throw_drawn(60)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])
    assert table.record.place[place] == TURNED
    if end == "all":
        assert table.record.drawable == 0
    else:
        assert (int(table.record.next_tile), int(table.record.drawable) > 0) == (place, True)


@pytest.mark.rule("ANQING-8")
def test_replacements_pass_the_turned_tile_over_too():
    table = at_table(hands={})
    turned = int(table.record.indicators.positions[0])
    taken = [int(table.engine.run(take_tail, table.record, table.rules)) for _ in range(136 - 53 - 1)]
    assert sorted([*taken, turned]) == list(range(53, 136))


@pytest.mark.rule("ANQING-24")
def test_by_option_replacements_come_from_the_tail_as_long_as_tiles_lie_behind_the_turned_one():
    table = at_table(hands={}, options={"end": "indicator"})
    turned = int(table.record.indicators.positions[0])
    taken = [int(table.engine.run(take_tail, table.record, table.rules)) for _ in range(135 - turned)]
    assert sorted(taken) == list(range(turned + 1, 136))


# --- the drill and the tiles that are laid out


@pytest.mark.rule("ANQING-10", "ANQING-36")
def test_a_discarded_drill_is_claimed_by_nobody_and_wins_for_nobody():
    hands = {"E": "1479m2356p1346s29s", "S": "234p789p555s22s57p", "W": "258m147s39p12z666p", "N": HANDS["N"]}
    table = at_table("1p", hands).play("E 6p")  # South waits for it, West holds the three others
    assert table.drawn() == "1p"


@pytest.mark.rule("ANQING-9")
def test_a_drill_stands_in_no_claimed_pung_and_in_no_kong():
    hands = {
        "E": "1479m2358p1346s5m2s",
        "S": "147p36p555s369m12z",
        "W": "5m66p147s39p2s1234z",
        "N": "369m258s147p1234z",
    }
    table = at_table("8m", hands).play("E 5m")  # West has one 5m and two drills
    assert table.drawn() == "8m"
    assert [label for label in table.open_to("S") if "kong" in label] == []  # nor three 5s and a drill


@pytest.mark.rule("ANQING-11", "ANQING-12", "ANQING-20")
def test_red_is_claimed_as_the_tile_it_stands_for_and_is_no_drill():
    hands = {**HANDS, "E": "1479m2358p1346s2s7z", "W": "258m147s39p12z777z"}
    table = at_table(hands=hands, tail="8s").play("E 7z")
    assert {"pon 77z", "kong 777z"} <= set(table.open_to("W"))
    assert table.play("W kong 777z").drawn() == "8s"


@pytest.mark.rule("ANQING-13", "ANQING-14", "ANQING-38", "ANQING-39")
def test_green_and_white_are_laid_out_and_replaced_from_the_tail_dealt_or_drawn():
    hands = {**HANDS, "E": "1479m2358p1346s6s6z", "W": "258m147s39p1234z5z"}
    table = at_table("5z", hands, tail="1s2s3s")
    assert [laid(table, letter) for letter in "ESWN"] == [1, 0, 1, 0]
    assert ("1s" in table.view("E").seats[0].hand, table.open_to("E")[:1]) == (True, ["1m"])
    table.play("E 9m")
    assert (laid(table, "S"), table.drawn()) == (1, "3s")


@pytest.mark.rule("ANQING-38")
def test_a_kong_tile_among_the_replacements_of_the_deal_waits_for_a_second_round():
    hands = {**HANDS, "E": "1479m2358p1346s6s6z", "W": "258m147s39p1234z5z"}
    table = at_table(hands=hands, tail="5z2s8s")
    assert [laid(table, letter) for letter in "ESWN"] == [2, 0, 1, 0]
    assert (table.hand("E"), table.hand("W")) == ("1479m2358p134668s", "258m39p1247s1234z")


@pytest.mark.rule("ANQING-38")
def test_a_tile_laid_out_is_no_meld_and_leaves_the_seven_pairs():
    hands = {**HANDS, "E": "11m33m55m77m22p44p7s6z"}
    table = at_table(hands=hands, tail="7s")
    assert (laid(table, "E"), table.may("E", "win")) == (1, True)


@pytest.mark.rule("ANQING-38", "ANQING-F-heavenly_win", "ANQING-F-kong_bloom", "ANQING-F-kong_tile")
def test_the_replacement_of_a_dealt_kong_tile_is_no_kong_bloom():
    hands = {**HANDS, "E": "11m33m55m77m22p44p7s6z"}
    table = at_table(hands=hands, tail="7s", options={"max_doublings": "none"}).play("E win")
    # heavenly 3, self-draw, no drill, seven pairs, Green: seven doublings of the dealer's base 4
    assert table.scores() == [3 * 512, -512, -512, -512]


@pytest.mark.rule("ANQING-15", "ANQING-16")
@pytest.mark.parametrize(("turned", "red", "green", "white"), [("7z", 1, 0, 1), ("6z", 1, 1, 0), ("5z", 0, 1, 1)])
def test_with_a_dragon_as_the_drill_the_two_others_are_laid_out(turned, red, green, white):
    hands = {**HANDS, "E": "1479m2358p1346s2s7z", "W": "258m147s39p123z6z5z"}
    table = at_table(hands=hands, joker=turned)
    assert (laid(table, "E"), laid(table, "W")) == (red, green + white)


@pytest.mark.rule("ANQING-18")
def test_by_missing_suit_play_green_stays_in_the_hand_and_may_be_claimed():
    hands = {**HANDS, "E": "1479m2358p1346s2s6z", "W": "258m147s39p123z66z", "N": "369m258s147p123z5z"}
    table = at_table(hands=hands, options={"daque": True})
    assert [laid(table, letter) for letter in "ESWN"] == [0, 0, 0, 1]
    assert table.play("E 6z").may("W", "pon 66z")


@pytest.mark.rule("ANQING-18")
@pytest.mark.parametrize(("turned", "ordinary", "aside"), [("7z", "7z", "5z"), ("6z", "6z", "7z"), ("5z", "6z", "5z")])
def test_by_missing_suit_play_with_a_dragon_as_the_drill_one_other_stays_and_one_is_laid_out(turned, ordinary, aside):
    """The drill is Green, and Red plays it; White; Red."""
    hands = {**HANDS, "E": f"1479m2358p1346s2s{ordinary}", "W": f"258m147s39p123z9p{aside}"}
    table = at_table(hands=hands, joker=turned, options={"daque": True})
    assert (laid(table, "E"), laid(table, "W")) == (0, 1)


@pytest.mark.rule("ANQING-18")
def test_by_missing_suit_play_a_hand_of_three_suits_does_not_win():
    daque = {"daque": True}
    assert at_table("5m", options=daque).play("E 9s").refusal("S", "win") == "ANQING-18"
    two = {**HANDS, "S": "234p789p333s22s46s"}
    assert at_table("5s", two, options=daque).play("E 9s").may("S", "win")


# --- play


@pytest.mark.rule("ANQING-19", "ANQING-37", "ANQING-36")
def test_no_chow_pungs_of_any_discard_and_turns_counter_clockwise():
    hands = {**HANDS, "W": "258m147s39p12z55m9p", "E": "1479m2358p1346s2s5m"}
    table = at_table("1p2p", hands).play("E 5m")
    assert table.refusal("S", "chi 46m") == "ANQING-19"
    table.play("S pass", "W pon")
    assert (int(table.record.turn), table.record.drawn) == (table.seat("W"), NO_TILE)
    table.play("W 9p")
    assert (int(table.record.turn), table.drawn()) == (table.seat("N"), "1p")


@pytest.mark.rule("ANQING-20", "ANQING-32", "ANQING-42")
def test_a_concealed_kong_takes_its_tile_from_the_tail_costs_four_each_and_needs_a_tile():
    hands = {**HANDS, "S": "234p789p555s22s99m", "N": "369m248s147p1234z"}
    table = at_table("5s", hands, tail="8s").play("E 9s", "S kong 5555s")
    assert (table.drawn(), table.scores()) == ("8s", [-4, 12, -4, -4])
    assert table.throw_drawn(100).scores() == [-4, 12, -4, -4]  # kept in a wash-out
    assert at_table("5s", hands, left=1).play("E 9s").refusal("S", "kong 5555s") == "ANQING-42"


@pytest.mark.rule("ANQING-42")
def test_a_kong_tile_drawn_last_is_laid_out_and_the_hand_is_a_wash_out():
    table = at_table("5z", left=1).play("E 9s")
    assert (table.over, int(table.record.ending), laid(table, "S")) == (True, EXHAUSTED, 1)


@pytest.mark.rule("ANQING-21", "ANQING-30")
@pytest.mark.parametrize(("several", "scores"), [(True, [-16, 8, 8, 0]), (False, [-8, 8, 0, 0])])
def test_all_who_can_win_on_one_discard_or_by_option_the_first(several, scores):
    hands = {**HANDS, "W": "345p111p333s99s46m", "E": "1479m2358p1346s5m2s"}
    table = at_table(hands=hands, options={"multi_win": several}).play("E 5m", "S win", "W win")
    assert table.scores() == scores  # the dealer's base of 4, doubled for no drill


@pytest.mark.rule("ANQING-21")
def test_a_win_goes_before_a_kong():
    hands = {**HANDS, "E": "1479m2358p1346s5m2s", "W": "28m147s39p12z555m9p"}
    table = at_table(hands=hands).play("E 5m")
    assert table.may("W", "kong 555m")
    assert table.play("S win", "W kong 555m").wait().scores() == [-8, 8, 0, 0]


@pytest.mark.rule("ANQING-23")
def test_who_lets_a_win_pass_may_win_on_a_discard_again_after_his_next_draw():
    hands = {**HANDS, "E": "1479m2358p1346s5m2s", "W": "269m147s399p123z5m"}
    table = at_table("1p1p", hands).play("E 5m", "S pass", "S 1p drawn", "W 5m")
    assert table.may("S", "win")


@pytest.mark.rule("ANQING-23")
def test_until_then_he_wins_on_no_other_discard_either():
    hands = {**HANDS, "E": "1479m2358p1346s3m2s", "W": "33m6m147s399p1234z", "S": "234p789p555s22s45m"}
    assert at_table(hands=hands).play("E 3m").may("S", "win")
    table = at_table(hands=hands).play("E 3m", "S pass", "W pon 33m", "W 6m")
    assert (table.may("S", "win"), int(table.record.turn)) == (False, table.seat("N"))


@pytest.mark.rule("ANQING-23", "COMMON-3")
@pytest.mark.parametrize("passes", [True, False])
def test_until_then_he_robs_no_kong_either(passes):
    """West makes a kong of the 3m that South lets pass, or another tile, and adds the replacement to his pung of 6m."""
    thrown = "3m" if passes else "3z"
    hands = {
        "E": "1479m2358p1346s2s" + thrown,
        "S": "234p789p555s22s45m",
        "W": "666m147s39p12z" + 3 * thrown[0] + thrown[1],
        "N": "299m258s147p1224z",
    }
    table = lay(at_table(hands=hands, tail="6m1s"), "W", "pon 666m from N").play(f"E {thrown}")
    assert table.may("S", "win") == passes
    table.play(*["S pass"] * passes, f"W kong {3 * thrown[0]}{thrown[1]}", "W kong 6666m")
    assert table.may("S", "win") != passes


@pytest.mark.rule("ANQING-40", "COMMON-4")
def test_the_discard_after_the_last_tile_may_only_be_won_on_and_nobody_declares_ready():
    hands = {**HANDS, "W": "258m147s99p12z55m9p"}
    assert at_table("5m", {**hands, "S": "234p789p555s22s13m"}, left=2).play("E 9s", "S 5m drawn").may("W", "pon 55m")
    last = at_table("5m", {**hands, "S": "234p789p555s22s13m", "N": "234m789s111p33p46m"}, left=1)
    last.play("E 9s", "S 5m drawn")
    assert (last.may("N", "win"), last.may("W", "pon 55m")) == (True, False)
    assert at_table().play("E 9s").refusal("S", "ready") == "ANQING-40"


# --- the end


@pytest.mark.rule("ANQING-34", "ANQING-29")
def test_the_deal_passes_after_any_win_and_stays_after_a_wash_out_which_raises_the_base():
    table = at_table().close(EXHAUSTED)
    assert int(table.record.coming.dealer) == table.seat("E")
    raised = at_table("5m", before_deal={"wash_out.count": 1}).play("E 9s", "S win")
    assert raised.scores() == [-32, 48, -8, -8]  # self-draw and no drill: 8 x 4, 2 x 4
    assert (int(raised.record.coming.dealer), int(raised.record.wash_out.count)) == (raised.seat("S"), 0)
    own = at_table().close(WON, "E")
    assert int(own.record.coming.dealer) == own.seat("S")


@pytest.mark.rule("ANQING-35")
@pytest.mark.parametrize(("circles", "wind", "over"), [(2, 1, True), (2, 0, False), (1, 0, True), (4, 1, False)])
def test_a_match_ends_when_all_have_passed_on_the_deal_twice(circles, wind, over):
    late = {"round_wind": wind, "deal_number": 3, "dealer": 3, "first_dealer": 0}
    table = at_table(hands={}, options={"circles": circles}, before_deal=late).close(WON, "S")
    assert bool(only(table.events, ev.MatchEnded)) == over


@pytest.mark.rule("ANQING-35")
def test_a_wash_out_of_the_last_deal_is_dealt_again_and_points_rank():
    late = {"round_wind": 1, "deal_number": 3, "dealer": 3, "first_dealer": 0, "scores": [4, -2, 8, -10]}
    table = at_table(hands={}, before_deal=late).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    assert [one.person for one in table.ranking()] == [2, 0, 1, 3]
