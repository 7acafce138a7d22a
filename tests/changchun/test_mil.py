"""Changchun by the trial rules of 2024: wins undeclared, the treasure in turn, eggs claimed, the last tiles."""

from collections import Counter

import pytest

from changchun.test_play import HANDS, eggs_open
from fangcheng.core.dialect.random import throw_die
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.core.table.treasure import knows_treasure
from fangcheng.game import event_types as ev
from fangcheng.game.engine import copy_of
from fangcheng.game.explain import explanations_of
from fangcheng.game.match import Match
from fangcheng.game.seen import seen_record
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.web.page import log
from flow.table_of import only, tables_of
from hangzhou.test_play import has_thrown, lay
from harbin.test_play import declared, next_treasure
from jilin.test_play import melds, rows

TURNS = ("W 3p drawn", "N 4m drawn", "E 3m drawn")  # after South has declared, until it is South's turn again
WALL = "9s3p4m3m2p"
at_table = tables_of("changchun", HANDS, preset="mil_2024")


def before_look(treasure, wall=WALL, hands=HANDS, thrown=""):
    """South has declared and is about to begin its next turn, the treasure is what the next throw will find."""
    table = has_thrown(at_table(wall, hands), "E", thrown).play("E 4m")
    return next_treasure(declared(table, tile="9s").play(*TURNS[:2]), treasure)


def at_look(treasure, **more):
    """South has just looked at the treasure."""
    return before_look(treasure, **more).play(TURNS[2]).wait()


# --- set-up and match


@pytest.mark.rule("CHANGCHUN-P1")
def test_one_throw_names_the_wall_by_its_sum_and_the_stacks_by_the_smaller_die():
    for seed in range(6):
        match = Match("changchun", seed=seed, preset="mil_2024", mode="interpreted")
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == min(broken.dice)


@pytest.mark.rule("CHANGCHUN-P16")
def test_the_dealer_stays_on_a_win_and_a_drawn_hand_and_a_game_is_sixteen_hands():
    table = at_table(before_deal={"hands_played": 0})
    for ending, winners in ((WON, "E"), (EXHAUSTED, "")):
        assert int(table.close(ending, winners, "S" if winners else "").record.coming.dealer) == 0
        table.next_hand()
    for hand in range(3, 17):
        assert table.record.phase != MATCH_OVER
        table.close(WON, "S", "E")
        if hand < 16:
            table.next_hand()
    assert table.record.phase == MATCH_OVER


# --- winning and declaring


@pytest.mark.rule("CHANGCHUN-P2", "CHANGCHUN-P10")
def test_who_has_not_declared_may_win_and_an_undeclared_discarder_pays_for_all():
    table = at_table(hands={**HANDS, "E": "1469m257p3468s44z5p"}).play("E 5p", "S win")
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1}
    assert table.scores() == [-(16 + 4 + 4), 24, 0, 0]


@pytest.mark.rule("CHANGCHUN-P2", "CHANGCHUN-P17")
def test_what_does_not_meet_the_demands_is_no_win_and_no_declaration():
    table = at_table("5p9p", {**HANDS, "S": "123m46p678p88p222z"}).play("E 4m").wait()
    assert table.refusal("S", "win") == "CHANGCHUN-31"
    assert not table.may("S", "ready")


@pytest.mark.rule("CHANGCHUN-P3")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("123m46p678s88p222z", True),  # a triplet
        ("123m46p678s345s77z", True),  # a dragon pair
        ("123m456p678s99p11z", True),  # two pairs wait
        ("1133m5577p2299s4z", True),  # six pairs
        ("123m456p678s345s7z", False),  # the dragon that would make the pair is not there
        ("123m46p678s345s88p", False),  # nothing shows a set, and no tile would
        ("234m46p678s88p222s", False),  # no terminal and no honour
        ("234m78p678s88p222s", False),  # one that comes with the win is not there yet
    ],
)
def test_declaring_asks_for_three_suits_an_outer_tile_and_a_set_that_is_there(hand, may):
    table = at_table("2p", {**HANDS, "S": hand, "E": "1469m28p3468s4443z", "W": "14789m147p59s69m3z"})
    table.play("E 4m").wait()
    assert table.may("S", "ready") == may


@pytest.mark.rule("CHANGCHUN-P3")
def test_a_hand_without_an_outer_tile_wins_on_one_though_it_may_not_declare():
    hands = {**HANDS, "S": "234m78p678s88p222s", "E": "1469m257p3468s44z9p"}
    assert at_table(hands=hands).may("S", "win") is False
    assert at_table(hands=hands).play("E 9p").may("S", "win")


# --- after declaring

KONGS = "123m46p88s222z777s"  # waits for 5p; 777s and 222z are fit for kongs


@pytest.mark.rule("CHANGCHUN-P4")
def test_after_declaring_kongs_of_every_kind_are_made_while_the_waits_stay():
    hands = {**HANDS, "S": KONGS, "W": "14789m147p259s66m", "N": "2589m1369p359s16z"}
    table = at_table("9p7s", hands, tail="9m3s").play("E 4m")
    declared(table, tile="9p").play("W 7s drawn")
    assert (table.may("S", "kong 777s"), table.may("S", "pon 77s")) == (True, False)
    table.play("S kong 777s")
    assert (table.drawn(), table.open_to("S")) == ("9m", ["9m drawn"])
    table = at_table("9p3p4m3m2z", {**hands, "E": "1469m257p3468s44z4m"}).play("E 4m")
    declared(table, tile="9p").play(*TURNS).wait().play("S pass", "S kong 2222z")
    assert melds(table, "S") == [("2z2z2z2z", "concealed_kong")]


@pytest.mark.rule("CHANGCHUN-P4")
def test_a_kong_that_changes_the_waits_is_not_made_nor_a_chow_or_pung():
    hands = {
        **HANDS,
        "S": "123m678p222z7778s",
        "W": "14789m147p259s66m",
        "N": "2589m1369p359s16z",
    }  # waits for 6s, 8s and 9s
    table = at_table("9p7s", hands).play("E 4m")
    declared(table, tile="9p").play("W 7s drawn").wait()
    assert int(table.record.turn) == table.seat("N")


@pytest.mark.rule("CHANGCHUN-P4")
def test_after_declaring_the_tile_drawn_may_be_added_to_an_egg():
    hands = {**HANDS, "E": "567z123m46p678s88p4z", "S": "1469m257p3468s44z", "N": "2589m1369p3579s1z"}
    table = at_table("9p9p9p5z", hands).play("E egg dragons", "E ready", "E 4z").wait()
    table.throw_drawn(3).play("E pass")
    assert table.open_to("E") == ["5z drawn", "egg dragons"]


# --- eggs


@pytest.mark.rule("CHANGCHUN-P5")
def test_eggs_are_laid_in_a_first_turn_that_a_claim_has_begun_and_nothing_is_added_then():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m12356z888p7z3s1z", "W": "14789m147p259s69m"}
    table = at_table("8p", hands).play("E 5m", "S chi 46m")
    assert eggs_open(table, "S") == ["egg winds", "egg dragons"]
    table.play("S egg winds")
    assert eggs_open(table, "S") == ["egg dragons"]
    assert table.play("S egg dragons").scores() == [-2, 6, -2, -2]


@pytest.mark.rule("CHANGCHUN-P5")
def test_after_a_chow_no_kong_is_made_though_eggs_are_laid():
    hands = {**HANDS, "E": "1469m257p3468s44z5m", "S": "46m123z8888p1357s"}
    table = at_table(hands=hands).play("E 5m", "S chi 46m")
    assert (table.may("S", "egg winds"), table.may("S", "kong 8888p")) == (True, False)
    assert not table.play("S egg winds").may("S", "kong 8888p")


@pytest.mark.rule("CHANGCHUN-P6", "CHANGCHUN-42")
def test_a_tile_added_to_an_egg_is_ponged_and_who_added_it_has_no_turn_any_more():
    hands = {**HANDS, "E": "567z8m24579p367s44z", "W": "1489m147p259s6m55z"}
    table = at_table("9p8p8p5z", hands).play("E egg dragons", "E 8m").throw_drawn(3)
    table.play("E egg dragons")
    assert table.open_to("W") == ["pass", "pon 55z"]
    table.play("W pon 55z")
    assert (melds(table, "E"), melds(table, "W")) == ([("5z6z7z", "egg")], [("5z5z5z", "pon")])
    assert (int(table.record.turn), table.scores()) == (table.seat("W"), [3, -1, -1, -1])
    assert int(table.record.hand_size[table.seat("E")]) == 10
    assert [one.source for one in only(table.events, ev.Melded)] == [table.seat("E")]
    told = [line.text.key for line in log.lines(Match("changchun", 1, mode="interpreted"), table.events)]
    assert ("ev-egg-robbed" in told, "ev-kong-robbed" in told) == (True, False)
    assert int(table.play("W 6m").wait().record.turn) == table.seat("N")


@pytest.mark.rule("CHANGCHUN-P6")
def test_a_1s_that_flies_into_an_egg_is_ponged_as_a_1s_and_others_are_konged():
    hands = {**HANDS, "E": "67z1s8m24579p367s44z", "W": "1489m147p29s6m555z", "N": "2589m1369p357s11s"}
    table = at_table("9p8p8p5z", hands, tail="2m").play("E egg dragons", "E 8m").throw_drawn(3)
    table.play("E egg dragons", "W kong 555z")
    assert (melds(table, "W"), table.drawn()) == ([("5z5z5z5z", "open_kong")], "2m")
    table = at_table("9p8p8p1s", hands).play("E egg dragons", "E 8m").throw_drawn(3)
    table.play("E egg dragons", "N pon 11s")
    assert melds(table, "N") == [("1s1s1s", "pon")]


@pytest.mark.rule("CHANGCHUN-P6")
@pytest.mark.parametrize("claims", [True, False])
def test_where_the_option_is_off_an_egg_tile_is_only_won_on(claims):
    hands = {**HANDS, "E": "567z8m24579p367s44z", "W": "1489m147p259s6m55z"}
    table = at_table("9p8p8p5z", hands, options={"egg_claims": claims})
    table.play("E egg dragons", "E 8m").throw_drawn(3).play("E egg dragons")
    assert table.may("W", "pon 55z") == claims


@pytest.mark.rule("CHANGCHUN-P2")
@pytest.mark.parametrize(("hand", "may"), [("567z123m46p678s88p5p", True), ("123m456p678s88p567z", False)])
def test_who_lays_the_tile_he_has_drawn_into_an_egg_of_three_wins_nothing_with_what_is_left(hand, may):
    """The last tile is the one drawn: 5p completes what is left of the hand, 7z is in the egg."""
    hands = {"E": hand, "S": "1469m257p3468s44z", "W": "14789m147p59s369m", "N": "2589m1369p3579s6z"}
    table = at_table(hands=hands).play("E egg dragons")
    assert table.may("E", "win") == may
    assert table.may("E", "1m")


@pytest.mark.rule("CHANGCHUN-13", "CHANGCHUN-P2")
def test_the_replacement_of_a_fourth_wind_may_win_at_once():
    """The tile that East was dealt last rests in his hand then, which waits for 5p."""
    hands = {**HANDS, "E": "1234z123m46p678s99p", "S": "1469m257p3468s77z", "W": "14789m14p159s456z"}
    table = at_table(hands=hands, tail="5p", options={"wind_egg": "four"}).play("E egg winds")
    assert (table.drawn(), table.may("E", "win")) == ("5p", True)


# --- the treasure


@pytest.mark.rule("CHANGCHUN-P7", "CHANGCHUN-P8")
def test_the_treasure_is_thrown_for_at_the_start_of_the_declarers_next_turn_and_he_alone_sees_it():
    table = before_look("1p")
    assert [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"] == []
    assert table.view("S").treasure is None
    table.play(TURNS[2]).wait()
    (thrown,) = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "treasure"]
    (aside,) = only(table.events, ev.TreasureAside)
    assert aside.position == int(table.record.wall_size) - 2 * thrown.dice[0]
    assert {letter: table.view(letter).treasure for letter in "ESWN"} == {"E": "#", "S": "1p", "W": "#", "N": "#"}
    assert (table.view("S").phase, table.open_to("S"), table.record.drawn) == ("treasure", ["pass"], 63)
    for letter in "EWN":
        told = only(list(seen_by(table.events, table.seat(letter), hiding_of(table.rules))), ev.TreasureSeen)
        assert [event.tile for event in told] == [None]
    assert table.play("S pass").drawn() == "2p"


@pytest.mark.rule("CHANGCHUN-P8", "CHANGCHUN-F-treasure_match")
def test_who_waits_for_it_may_win_at_once_or_go_on():
    table = at_look("5p")
    assert table.open_to("S") == ["pass", "win"]
    going_on = table.engine.copy(table.record) if hasattr(table.engine, "copy") else copy_of(table.record)
    table.play("S win")
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1, "treasure_match": 2}
    assert table.scores() == [-64, 128, -32, -32]
    table.record = going_on
    assert table.play("S pass").drawn() == "2p"


@pytest.mark.rule("CHANGCHUN-P8")
def test_another_who_has_declared_sees_it_from_his_own_next_turn_only():
    hands = {**HANDS, "W": "123p46m678m99s333z"}
    table = at_table("9s9p4m3m2p8p", hands).play("E 4m")
    declared(table, tile="9s").play("W ready", "W 9p drawn", "N 4m drawn")
    next_treasure(table, "1p").play("E 3m drawn").wait()
    assert (table.view("S").treasure, table.view("W").treasure) == ("1p", "#")
    table.play("S pass", "S 2p drawn").wait()
    assert (table.view("W").phase, table.view("W").treasure) == ("treasure", "1p")
    assert table.open_to("W") == ["pass"]


@pytest.mark.rule("CHANGCHUN-28", "CHANGCHUN-P8")
def test_its_kind_drawn_later_wins_for_who_has_seen_it():
    table = at_look("2p").play("S pass")
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1, "treasure_draw": 1}


@pytest.mark.rule("CHANGCHUN-28")
def test_a_treasure_that_counts_as_the_best_wait_lies_in_the_part_it_fills_the_pair_too():
    for hand, part, place in (("123m46p678s88p222z", "456p", 1), ("1237m456p678s222z", "77m", 1)):
        table = at_look("2p", hands={**HANDS, "S": hand}).play("S pass")
        told = explanations_of(table.engine, table.record, table.events, [0, 0, 0, 0])
        (won,) = [one for one in told if one.kind == "win"]
        assert [(one.tiles, one.win) for one in won.groups if one.win is not None] == [(part, place)]


@pytest.mark.rule("CHANGCHUN-P9")
def test_with_its_three_others_open_he_may_put_it_back_and_throw_again():
    table = at_look("1p", thrown="1p1p1p")
    first = int(table.record.treasure.position)
    assert table.open_to("S") == ["pass", "throw again"]
    next_treasure_again(table, "6s").play("S throw again")
    (back,), (aside,) = only(table.events, ev.TreasurePutBack), only(table.events, ev.TreasureAside)
    assert back.position == first
    assert (int(table.record.place[first]), aside.position) == (IN_WALL, int(table.record.treasure.position))
    assert (table.view("S").treasure, table.open_to("S")) == ("6s", ["pass"])
    assert {table.view(letter).treasure for letter in "EWN"} == {"#"}


def next_treasure_again(table, tile):
    """Let the next throw be a number that has not been thrown yet, and find this tile."""
    while int(table.record.treasure.thrown) >> int(throw_die(copy_of(table.record))) & 1:
        throw_die(table.record)
    record = table.record
    record.place[record.treasure.position] = IN_WALL  # it is put back before the throw
    next_treasure(table, tile)
    record.place[record.treasure.position] = 3
    return table


@pytest.mark.rule("CHANGCHUN-P9")
def test_in_a_later_turn_the_others_cannot_tell_that_he_is_asked_about_it():
    table = at_look("1p", thrown="1p1p", wall="9s3p4m3m2p1p7m5s").play(
        "S pass", "S 2p drawn", "W 1p drawn", "N 7m drawn"
    )
    table.play("E 5s drawn").wait()
    assert (table.view("S").phase, table.open_to("S")) == ("treasure_again", ["pass", "throw again"])
    seen = {letter: seen_record(table.engine, table.record, table.seat(letter)) for letter in "EWN"}
    assert {table.view(letter).phase for letter in "EWN"} == {"claim"}
    assert {int(one["turn"]) for one in seen.values()} == {table.seat("E")}
    assert {int(one["owed"]) for one in seen.values()} == {0}


@pytest.mark.rule("CHANGCHUN-P9")
def test_a_number_is_thrown_once_and_after_all_six_there_is_no_treasure():
    table = at_look("1p", thrown="1p1p1p")
    seen = Counter()
    while table.record.question != -1:
        record = table.record
        seen[int(record.wall_size) - int(record.treasure.position)] += 1
        record.wall[int(record.treasure.position)] = 9  # its three others lie open
        table.play("S " + ("throw again" if "throw again" in table.open_to("S") else "win"))
        if table.record.question != -1:
            table.record.wall[int(table.record.treasure.position)] = 9
            table.record.legal[table.seat("S"), 2] |= table.record.legal.dtype.type(1 << (169 - 128))
    assert seen == dict.fromkeys((2, 4, 6, 8, 10, 12), 1)
    assert (table.view("S").treasure, table.view("S").phase) == (None, "turn")


# --- payment


@pytest.mark.rule("CHANGCHUN-P10")
@pytest.mark.parametrize("turn", ["declaring", "later"])
def test_a_declared_discarder_pays_for_all_until_he_has_seen_the_treasure(turn):
    hands = {**HANDS, "W": "123m46p678s88p333z", "E": "1469m257p3468s44z4m"}
    wall = "5p" if turn == "declaring" else "9s3p4m3m5p"
    hands["S"] = "456m13p345s99p222z"
    table = at_table(wall, hands).play("E 4m")
    if turn == "declaring":
        declared(table.wait(), tile="5p")
    else:
        declared(table, tile="9s").play(*TURNS).wait().play("S pass", "S 5p drawn")
    table.play("W win")
    fan = sum(rows(table).values())
    shares = {"E": 2 ** (fan + 1), "S": 2 ** (fan + 1), "N": 2**fan}
    if turn == "declaring":
        assert table.scores() == [0, -sum(shares.values()), sum(shares.values()), 0]
    else:
        assert table.scores() == [-shares["E"], -shares["S"], sum(shares.values()), -shares["N"]]


@pytest.mark.rule("CHANGCHUN-P10")
def test_with_no_treasure_left_a_declared_discarder_counts_as_having_seen_it_from_his_next_turn_on():
    table = before_look("1p", wall="9s3p4m3m5s", hands={**HANDS, "W": "123m46s678p99p333z"})
    table.record.treasure.thrower, table.record.treasure.thrown = table.seat("N"), 126
    table.play(TURNS[2]).wait()
    assert (table.view("S").phase, table.view("S").treasure) == ("turn", None)
    table.play("S 5s drawn", "W win")
    assert table.scores()[0] < 0


@pytest.mark.rule("CHANGCHUN-P14")
@pytest.mark.parametrize(("tile", "price"), [("5p", 1), ("1p", 2), ("1s", 2), ("5z", 2), ("6z", 2), ("7z", 2)])
def test_kongs_cost_one_or_two_twice_for_1p_1s_and_dragons_and_eggs_one(tile, price):
    number, suit = tile
    table = at_table(hands={"E": f"{number * 4}{suit}22366z369s36m"} if tile != "6z" else {"E": "6666z223p369s36m99s"})
    assert table.play("E kong").scores() == [6 * price, *[-2 * price] * 3]
    assert at_table(hands={**HANDS, "E": "123z28m2457p367s57z"}).play("E egg winds").scores() == [3, -1, -1, -1]


@pytest.mark.rule("CHANGCHUN-P15")
def test_the_middle_of_a_run_counts_though_the_hand_has_other_waits_but_not_beside_all_pungs():
    hands = {**HANDS, "S": "12345p66m555m999s", "E": "1469m27p3468s44z3p3z", "W": "14789m147p25s69m3s"}
    table = at_table(hands=hands).play("E 3p", "S win")
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1}
    hands = {**HANDS, "S": "222m555m777p999s5z", "E": "1469m25p3468s44z5z3z", "W": "14789m147p25s69m3s"}
    table = at_table(hands=hands).play("E 5z", "S win")
    assert rows(table) == {"concealed_hand": 1, "all_pungs": 2}


# --- claims


@pytest.mark.rule("CHANGCHUN-P11")
@pytest.mark.parametrize(
    ("laid", "may"),
    [
        (["chi 123m from E", "pon 444p from W", "pon 999p from N"], False),
        (["pon 666m from E", "pon 444p from W", "pon 999p from N"], True),  # nothing chowed
        (["chi 123m from E", "pon 444p from W", "concealed 9999p"], True),  # a concealed kong counts as hand tiles
        (["chi 123m from E", "pon 444p from W"], True),
    ],
)
def test_who_has_chowed_makes_no_call_that_leaves_one_tile(laid, may):
    tiles = "".join(text.split()[1][:3] if not text.startswith("concealed") else text.split()[1] for text in laid)
    hand = {3: "77s5z8m", 2: "77s5z8m26p1z"}[len(laid)]
    hand = "77s5z" if any("concealed" in text for text in laid) else hand
    hands = {"S": tiles + hand, "E": "1469m28p348s44z7s2z3p", "W": "158m147p259s36m3z1z", "N": "789m123p55z222z68s"}
    table = lay(at_table(hands=hands), "S", *laid)
    table.play("E 7s")
    assert table.may("S", "pon 77s") == may
    if not may:
        assert table.refusal("S", "pon 77s") == "CHANGCHUN-P11"


@pytest.mark.rule("CHANGCHUN-P11")
def test_a_chow_that_would_leave_one_tile_is_none_either_unless_the_table_plays_without_the_rule():
    laid = ["pon 666m from E", "pon 444p from W", "pon 999p from N"]
    hands = {"S": "666m444p999p68s5z8m", "E": "1469m28p348s44z7s23z", "W": "158m147p259s33m3z1z"}
    for options, may in (({}, False), ({"last_hand_tile": False}, True)):
        table = lay(at_table(hands=hands, options=options), "S", *laid).play("E 7s")
        assert table.may("S", "chi 68s") == may


@pytest.mark.rule("CHANGCHUN-P13")
def test_a_win_let_go_bars_those_of_the_same_fan_or_less_until_the_next_draw():
    hands = {**HANDS, "E": "1469m257p3468s44z5p", "W": "1478m147p2259s96m", "S": "123m46p678s88p222z"}
    waits = {**hands, "S": hands["W"], "W": "123m46p678s88p333z"}
    table = at_table("5p", waits).play("E 5p", "W pass", "S 5p drawn")
    assert not table.may("W", "win")
    table = at_table("9m8s5p", {**hands, "N": "2589m1369p3579s6z"}).play("E 5p", "S pass").wait()
    table.play("S 9m drawn").wait()
    assert table.may("W", "8s drawn")
    table.play("W 8s drawn").wait()
    table.play("N 5p drawn")
    assert table.may("S", "win")  # his own draw was between


@pytest.mark.rule("CHANGCHUN-P13")
def test_an_own_discard_of_a_winning_tile_is_let_go_too():
    table = at_table("5p5p", {**HANDS, "W": "14789m147p2259s6m"}).play("E 4m").wait()
    assert table.may("S", "win")
    table.play("S 5p drawn").wait().play("W 5p drawn")
    assert not table.may("S", "win")
    assert int(table.record.turn) == table.seat("N")


@pytest.mark.rule("CHANGCHUN-P13")
@pytest.mark.parametrize(("thrown", "discarded", "may"), [("5p", "4p", False), ("5p", "1m", True), ("7z", "4p", True)])
def test_a_pung_lifts_the_bar_only_where_the_hand_after_it_waits_for_nothing(thrown, discarded, may):
    """With its 4p gone the pung leaves a wait for 6p, with its 1m none; a chow without a draw then waits for 6p too."""
    hands = {
        "E": "1469m257p3468s44z1p",
        "S": "123m46p678s88p222z",  # waits for 5p
        "W": "14789m147p2259s1z",
        "N": "2589m1369p3579s6z",
    }
    table = at_table(f"9p{thrown}8p7z7z4m6p" if discarded == "1m" else f"9p{thrown}8p6p", hands)
    table.play("E 1p").wait().play("S 9p drawn").wait().play(f"W {thrown} drawn")
    assert table.may("S", "pass") == (thrown == "5p")  # he might win
    table.wait()
    table.play("N 8p drawn", "S pon 88p", f"S {discarded}").wait()
    if discarded == "1m":
        table.play("W 7z drawn").wait().play("N 7z drawn").wait().play("E 4m drawn", "S chi 23m", "S 4p").wait()
    table.play("W 6p drawn")
    assert table.may("S", "win") == may


# --- the last tiles


@pytest.mark.rule("CHANGCHUN-P12")
def test_with_nine_stacks_left_four_tiles_are_drawn_by_one_each_without_discards():
    table = at_table(left=5).play("E 4m").wait()
    table.throw_drawn(1)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert [event.seat for event in only(table.events, ev.Drew)] == [table.seat(letter) for letter in "WNES"]
    assert int((table.record.place == IN_WALL).sum()) == 14


@pytest.mark.rule("CHANGCHUN-P12")
def test_who_completes_his_hand_in_them_wins_by_self_draw():
    table = at_table("3m7m2m8m5p", left=5, hands=HANDS)
    table.play("E 4m").wait().play("S 3m drawn").wait()
    assert rows(table) == {"concealed_hand": 1, "narrow_wait": 1}
    assert only(table.events, ev.Won)[0].source is None


@pytest.mark.rule("CHANGCHUN-P12")
def test_no_kong_when_only_these_are_left_but_the_discard_before_may_be_ponged():
    hands = {**HANDS, "W": "777m147p259s4799p", "S": "14689m147p259s69p"}
    table = at_table("7m", hands, left=5).play("E 4m").wait().play("S 7m drawn")
    assert (table.may("W", "kong 777m"), table.may("W", "pon 77m")) == (False, True)


@pytest.mark.rule("CHANGCHUN-P12")
@pytest.mark.parametrize(("kongs", "kept"), [(0, 14), (1, 15), (2, 14)])
def test_a_single_tile_at_the_tail_is_not_counted_be_the_treasure_there_or_not(kongs, kept):
    hands = {"E": "1111m2222p369s36m1z", "S": "24689m147p259s69p"}
    for aside in (None, 0, 1):
        table = at_table(hands=hands, tail="4z4z", left=30)
        if aside is not None:
            position = int(table.record.wall_size) - 2 + aside
            table.record.place[position], table.record.treasure.position = 3, position
        for label in ("E kong 1111m", "E kong 2222p")[:kongs]:
            table.play(label)
        in_wall = int((table.record.place == IN_WALL).sum()) + (aside is not None)
        assert in_wall - int(table.record.drawable) == kept
        assert not knows_treasure(table.record, 0)
