"""Wenzhou: the set, the deal, caishen and White, claims, kongs, bids, the last tiles, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.core.table.wall import place_in_wall
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import GREEN, RED, parse
from flow.table_of import only, table_of, tables_of
from hangzhou.test_play import lay

EIGHT_DOTS = 16
HANDS = {  # the dealer's seventeenth tile is his last; nobody has a single honour
    "E": "1469m2579p34689s3344z",
    "S": "123m456p789s222z67p99m",  # waits for 5p and 8p
    "W": "1477m1358p1257s1166z",
    "N": "2688m1369p14569s777z",
}
MIL = {"preset": "mil_2024"}
at_table = tables_of("wenzhou", HANDS, joker="5m")


# --- equipment and set-up


@pytest.mark.rule("WENZHOU-1", "WENZHOU-2", "WENZHOU-4", "WENZHOU-7")
def test_suits_and_honours_in_four_walls_and_hands_of_sixteen():
    table = at_table()
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [17, 16, 16, 16]
    assert table.scores() == [0] * 4


@pytest.mark.rule("WENZHOU-7", "WENZHOU-P1")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_sixteen_tiles_are_dealt_by_fours_and_the_dealer_takes_one_more(rules):
    table = at_table(hands={}, joker="5z", **rules)  # White stands for nothing else
    turned = int(table.record.indicators.positions[0])  # it stays where it is (WENZHOU-8)
    wall = [int(kind) for place, kind in enumerate(table.record.wall[:66]) if place != turned]
    dealt = [[wall[16 * turn + 4 * seat + tile] for turn in range(4) for tile in range(4)] for seat in range(4)]
    dealt[0].append(wall[64])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("WENZHOU-2")
def test_turns_go_counter_clockwise_and_scores_below_nothing():
    table = at_table("1m1p9s").play("E 4m").wait()
    turns = [int(table.record.turn)]
    for _ in range(3):
        turns.append(int(table.throw_drawn(1).record.turn))
    assert turns == [1, 2, 3, 0]
    assert min(at_table("8p").play("E 4m").wait().play("S win").scores()) < 0


@pytest.mark.rule("WENZHOU-16")
def test_a_win_goes_before_a_pung():
    hands = {**HANDS, "E": "1469m257p34689s3344z8p", "W": "1477m1388p1257s1166z"}
    table = at_table(hands=hands).play("E 8p", "W pon 88p", "S win")
    assert int(table.record.ending) == WON


@pytest.mark.by_day
@pytest.mark.rule("WENZHOU-1")
def test_by_option_green_and_red_are_left_out():
    table = table_of("wenzhou", {}, options={"fewer_honours": True})
    kinds = {int(kind) for kind in table.record.wall[: int(table.record.wall_size)]}
    assert (int(table.record.wall_size), kinds & {GREEN, RED}) == (128, set())
    assert [len(side.stacks) for side in table.view().wall.sides] == [16] * 4


@pytest.mark.rule("WENZHOU-3", "WENZHOU-5", "WENZHOU-6", "WENZHOU-8", "WENZHOU-P1")
def test_the_first_throw_turns_a_tile_and_the_second_by_who_was_named_opens_the_wall():
    seated = set()
    for seed in range(12):
        match = Match("wenzhou", seed=seed, preset="mil_2024" if seed % 2 else None, mode="interpreted")
        first, second = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        opened, named = only(match.events, ev.WallOpened)[0], sum(first.dice) - 1
        seated.add(tuple(int(person) for person in match._table.person))
        assert (len(first.dice), len(second.dice), int(match._table.dealer)) == (2, 2, 0)
        assert (first.seat, second.seat) == (0, named % 4)
        assert (opened.seat, opened.stacks) == ((named + sum(second.dice) - 1) % 4, sum(second.dice))
        turned = int(match._table.indicators.positions[0])
        place = int(place_in_wall(match._table, match.engine.rules, turned))
        assert (place // 64, place % 64) == (named % 4, named)
        assert turned % 2 == 0  # the upper tile
    assert len(seated) > 6


@pytest.mark.rule("WENZHOU-8", "WENZHOU-9", "WENZHOU-P2")
@pytest.mark.parametrize(("rules", "kept"), [({}, 14), ({"options": {"reserve": 4}}, 4), (MIL, 4)])
def test_the_turned_tile_is_never_drawn_and_no_tile_of_the_reserve(rules, kept):
    table = at_table(**rules)
    assert int((table.record.place == IN_WALL).sum()) == 136 - 65 - 1
    assert int(table.record.drawable) == 136 - 65 - 1 - kept
    assert (table.indicators(), table.view().jokers) == ("5m", ("5m",))


KONG = {**HANDS, "E": "1469m2579p3468s3333z4z", "N": "2688m1369p1459s44z77z"}
FREE = {"honour_discipline": False}


@pytest.mark.rule("WENZHOU-9", "WENZHOU-17", "WENZHOU-32")
def test_a_replacement_comes_from_before_the_reserve_which_kongs_make_longer():
    table = at_table(hands=KONG, tail="9s1p", options=FREE)
    before = int(table.record.drawable)
    table.play("E kong 3333z")
    assert (table.drawn(), int(table.record.drawable)) == ("9s", before - 1 - 4)
    assert table.scores() == [12, -4, -4, -4]  # 2, twice with the dealer


@pytest.mark.rule("WENZHOU-9")
def test_the_reserve_grows_by_four_with_the_first_kong_and_by_two_with_every_further_one():
    hands = {**HANDS, "E": "4444m2579p3468s3333z4z", "W": "1177m1358p1257s1166z", "N": "2688m1369p1459s44z77z"}
    table = at_table(hands=hands, tail="9s1p", options=FREE)
    left = int(table.record.drawable)
    assert int(table.play("E kong 3333z").record.drawable) == left - 1 - 4
    assert int(table.play("E kong 4444m").record.drawable) == left - 1 - 4 - 1 - 2


@pytest.mark.rule("WENZHOU-17")
def test_a_kong_needs_its_replacement_and_what_the_reserve_grows_by_beyond_the_last_four():
    hands = {**HANDS, "S": "123m456p7777s22z6799m", "W": "1477m1358p1256s1166z"}
    for left, may in ((6, True), (5, False)):  # South draws one of them
        table = at_table(hands=hands, left=left, options=FREE).play("E 4m").wait()
        assert table.may("S", "kong 7777s") == may
    assert table.refusal("S", "kong 7777s") == "WENZHOU-17"


@pytest.mark.rule("WENZHOU-10", "WENZHOU-36")
def test_the_last_four_tiles_are_drawn_without_discards_and_the_discard_before_is_not_konged():
    hands = {**HANDS, "E": "1467m2579p34689s3344z", "W": "1777m135p12578s1166z"}
    table = at_table(hands=hands, left=4).play("E 7m")
    assert (table.may("W", "pon 77m"), table.may("W", "kong 777m")) == (True, False)
    assert table.refusal("W", "kong 777m") == "WENZHOU-17"
    table.wait()
    assert int(table.record.ending) == EXHAUSTED
    assert [event.seat for event in only(table.events, ev.Drew)] == [(table.seat("S") + step) % 4 for step in range(4)]
    assert table.scores() == [0] * 4


@pytest.mark.rule("WENZHOU-10")
def test_who_completes_his_hand_with_one_of_the_last_four_wins():
    table = at_table(left=4)
    table.record.wall[int(table.record.next_tile)] = EIGHT_DOTS
    table.play("E 4m").wait()
    assert int(table.record.ending) == WON
    assert table.scores() == [-4, 8, -2, -2]  # hard, the dealer twice


@pytest.mark.rule("WENZHOU-10")
def test_the_discard_before_the_last_four_is_won_on_or_chowed_as_usual():
    hands = {**HANDS, "E": "1469m257p34689s3344z8p"}
    assert at_table(hands=hands, left=4).play("E 8p").may("S", "win")
    hands = {**HANDS, "E": "1469m2579p3468s3344z7m", "S": "68m1234p789s222z67p99m"}
    assert at_table(hands=hands, left=4).play("E 7m").may("S", "chi 68m")


@pytest.mark.rule("WENZHOU-P2")
def test_the_trial_rules_discard_to_the_last_tile():
    table = at_table(left=4, **MIL).play("E 4m").wait()
    assert (table.over, int(table.record.turn)) == (False, table.seat("S"))


@pytest.mark.rule("WENZHOU-P2")
def test_the_turned_tile_is_passed_over_and_stays_behind_the_two_stacks_that_are_left():
    """It lies where tiles are drawn: "if it would be reached it is moved to be the very last tile"."""
    table = at_table(**MIL)
    turned = int(table.record.indicators.positions[0])
    assert table.record.next_tile < turned < int(table.record.wall_size) - 4
    shown, left = int(table.record.place[turned]), int(table.record.drawable)
    drawn = 0
    while not table.over:
        table.throw_drawn(1)
        drawn += len(only(table.events, ev.Drew))
    assert (int(table.record.ending), drawn) == (EXHAUSTED, left)
    assert int(table.record.place[turned]) == shown != IN_WALL
    standing = [place for place in range(int(table.record.wall_size)) if table.record.place[place] == IN_WALL]
    assert len(standing) == 4


# --- caishen and White


@pytest.mark.rule("WENZHOU-14", "WENZHOU-15", "WENZHOU-31", "WENZHOU-42", "WENZHOU-F-earthly_win")
def test_a_discarded_caishen_is_claimed_by_nobody_but_may_win():
    hands = {**HANDS, "E": "1469m2579p3468s3344z5m", "W": "1477m135p125s1166z55m"}
    table = at_table(hands=hands).play("E 5m")
    assert (table.may("S", "win"), table.may("W", "pon 55m")) == (True, False)
    chow = {**hands, "S": "46m3456p789s222z67p99m"}  # 4m and 6m, and no win
    assert not at_table(hands=chow).play("E 5m").may("S", "chi 46m")
    table.play("S win")
    # earthly 4, twice from the dealer; of three caishen S has taken one and W holds two: each gets 4 for his, less 3
    assert table.scores() == [-8 - 3, 16 + 1, -4 + 5, -4 - 3]


@pytest.mark.rule("WENZHOU-14")
def test_white_is_claimed_as_the_tile_it_plays():
    hands = {**HANDS, "E": "1469m2579p3468s3344z5z", "S": "46m3456p789s222z67p99m"}
    table = at_table(hands=hands).play("E 5z", "S chi 46m")
    assert sorted(only(table.events, ev.Melded)[0].tiles) == sorted("5z46m")


@pytest.mark.rule("WENZHOU-25", "WENZHOU-26", "WENZHOU-31")
def test_three_caishen_win_in_the_own_turn_or_are_kept():
    hands = {
        "E": "1469m2579p34689s3366z",
        "S": "147m258p369s2244z55m1s",
        "W": "1477m1358p1257s1177z",
        "N": "2688m1369p14569s66z4z",
    }
    table = at_table("5m", hands)
    table.play("E 4m").wait()
    assert (table.drawn(), table.may("S", "win")) == ("5m", True)
    assert {"4m", "1s"} <= set(table.open_to("S"))
    table.play("S win")
    assert table.scores() == [-4 - 3, 8 + 9, -2 - 3, -2 - 3]


@pytest.mark.rule("WENZHOU-24", "WENZHOU-25")
@pytest.mark.parametrize(
    ("held", "refused"),
    [
        ("55m3s", "WENZHOU-24"),  # two caishen are two tiles that help
        ("555m", "WENZHOU-25"),
    ],
)
def test_three_caishen_win_nothing_in_the_turn_of_another(held, refused):
    hands = {"E": "1469m2579p34689s336z6z", "S": "147m258p369s2244z" + held, "W": "1447m1358p1257s1166z"}
    table = at_table("9p", hands).play("E 4m")
    assert table.may("W", "pon 44m")
    assert table.refusal("S", "win") == refused


@pytest.mark.rule("WENZHOU-31", "WENZHOU-P10")
def test_by_option_caishen_in_hand_are_not_paid():
    hands = {**HANDS, "W": "1477m135p125s1166z55m"}
    scores = [at_table("8p", hands, **more).play("E 4m", "S win").scores() for more in ({}, MIL)]
    assert scores == [[-4 - 2, 8 - 2, -2 + 6, -2 - 2]] * 2
    assert at_table("8p", hands, options={"caishen_money": False}).play("E 4m", "S win").scores() == [-4, 8, -2, -2]


# --- claims


@pytest.mark.rule("WENZHOU-16")
def test_chow_by_the_next_player_pung_by_all_the_pung_first():
    hands = {**HANDS, "E": "1469m2579p3468s3344z7m", "S": "68m1234p789s222z67p99m", "N": "2668m1369p14569s777z"}
    table = at_table(hands=hands).play("E 7m")
    assert (table.may("S", "chi 68m"), table.may("W", "pon 77m"), table.may("N", "chi 68m")) == (True, True, False)
    table.play("S chi 68m", "W pon 77m")
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("WENZHOU-17", "WENZHOU-P4")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_after_a_claim_no_kong_is_made(rules):
    hands = {**HANDS, "E": "1469m2579p3468s3344z7m", "W": "77m1358p1257s116666z"}
    table = at_table(hands=hands, **rules).play("E 7m", "W pon 77m")
    assert table.refusal("W", "kong 6666z") == "WENZHOU-17"


ADDING = {**HANDS, "W": "1477m1888p1257s1166z"}


@pytest.mark.rule("WENZHOU-18", "WENZHOU-P4")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_an_added_kong_may_be_robbed_and_is_then_not_made(rules):
    table = lay(at_table("1m8p", ADDING, **rules), "W", "pon 888p from E").play("E 4m", "S 1m drawn", "W kong 8888p")
    assert table.play("S win").scores() == [-4, 8, -2, -2]


@pytest.mark.rule("WENZHOU-18")
def test_neither_a_kong_of_a_discard_nor_a_concealed_one_is_robbed():
    hands = {**ADDING, "E": "1469m2579p3468s3344z8p"}
    table = at_table(hands=hands, tail="1m", options=FREE).play("E 8p", "S pass", "W kong 888p")
    assert (table.may("S", "win"), table.drawn()) == (False, "1m")
    hands = {**HANDS, "W": "1477m8888p1257s1166z"}
    table = at_table("3m9p", hands, tail="1m", options=FREE).play("E 4m", "S 3m drawn", "W kong 8888p")
    assert (table.may("S", "win"), table.drawn()) == (False, "1m")


@pytest.mark.rule("WENZHOU-32", "WENZHOU-P5")
@pytest.mark.parametrize(
    ("rules", "scores"), [({}, [-2, -1, 4, -1]), ({"options": {"added_kong": 0}}, [0] * 4), (MIL, [0] * 4)]
)
def test_an_added_kong_is_paid_by_all_or_brings_nothing(rules, scores):
    hands = {**ADDING, "S": "123m456p789s222z12p99m"}
    table = lay(at_table("1m8p", hands, **rules), "W", "pon 888p from E").play("E 4m", "S 1m drawn", "W kong 8888p")
    assert table.scores() == scores


@pytest.mark.rule("WENZHOU-32", "WENZHOU-P5")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_kongs_are_paid_by_all_and_the_dealer_pays_and_gets_twice(rules):
    table = at_table(hands={**HANDS, "E": "1469m2579p34689s3347z"}, **rules).play("E 7z", "N kong 777z")
    assert table.scores() == [-2, -1, -1, 4]
    assert at_table(hands=KONG, tail="9s1p", **rules).play("E kong 3333z").scores() == [12, -4, -4, -4]


@pytest.mark.rule("WENZHOU-19", "WENZHOU-20")
def test_single_honours_are_discarded_first():
    hands = {**HANDS, "E": "1469m2579p34689s3341z"}
    table = at_table(hands=hands)
    assert table.discards("E") == "14z"
    assert table.refusal("E", "4m") == "WENZHOU-19"
    assert at_table(hands=hands, options=FREE).may("E", "4m")


@pytest.mark.rule("WENZHOU-P3", "WENZHOU-P13", "WENZHOU-42")
def test_the_trial_rules_know_no_discipline_and_a_wrong_win_is_refused():
    table = at_table(hands={**HANDS, "E": "1469m2579p34689s3341z"}, **MIL)
    assert table.may("E", "4m")
    assert table.refusal("E", "win") == "WENZHOU-24"


@pytest.mark.rule("WENZHOU-21", "WENZHOU-P3")
def test_a_pung_let_pass_is_barred_until_the_own_draw():
    hands = {**HANDS, "E": "1479m2579p34689s3344z"}
    table = at_table("7m", hands).play("E 7m").wait().play("S 7m drawn")
    assert not table.may("W", "pon 77m")
    assert at_table("7m", hands, **MIL).play("E 7m").wait().play("S 7m drawn").may("W", "pon 77m")


@pytest.mark.rule("WENZHOU-22", "WENZHOU-P11")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_a_win_let_pass_bars_wins_of_no_higher_multiplier(rules):
    hands = {**HANDS, "N": HANDS["S"], "S": HANDS["N"], "E": "1469m2579p3468s3344z8p"}
    assert at_table(hands=hands, **rules).play("E 8p").may("N", "win")
    assert not at_table("8p", hands, **rules).play("E 8p").wait().play("S 8p drawn").may("N", "win")


@pytest.mark.rule("WENZHOU-22")
def test_after_the_own_draw_one_may_win_again():
    hands = {**HANDS, "E": "1469m2579p3468s3344z8p"}
    table = at_table("1s5p", hands).play("E 8p").wait().play("S 1s drawn").wait().play("W 5p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("WENZHOU-P11")
def test_by_the_trial_rules_an_own_discard_lets_its_win_pass():
    steps = ("E 4m", "S 8p drawn", "W 5p drawn")
    assert at_table("8p5p").play(*steps).may("S", "win")
    assert not at_table("8p5p", **MIL).play(*steps).may("S", "win")


@pytest.mark.rule("WENZHOU-23", "WENZHOU-P11")
@pytest.mark.parametrize(
    ("rules", "winner"), [({}, "N"), ({"options": {"several_claimants": "nearest"}}, "W"), (MIL, "W")]
)
def test_one_wins_four_or_more_before_less(rules, winner):
    hands = {
        "E": "2689m1259p34699s3344z",
        "S": "4799m1259p1357s1122z",
        "W": "123m456p789s666z67p11m",
        "N": "2244m3377p2266s88s8p5s",  # eight pairs with 8p, and 5s beside them
    }
    table = at_table("8p", hands, **rules).play("E 9p").wait().play("S 8p drawn", "W win", "N win")
    assert int(table.record.won_order[0]) == table.seat(winner)


# --- what players pay


@pytest.mark.rule("WENZHOU-34")
def test_the_dealer_bids_first_and_bids_multiply_all_but_caishen_money_with_the_dealer():
    bids = {"stake_bids": True}
    hands = {**HANDS, "W": "1477m135p125s1166z55m"}
    opened = table_of("wenzhou", hands, wall="8p", joker="5m", options=bids, opening=("E stake 1",))
    assert {letter for letter in "ESWN" if int(opened.record.owed) >> opened.seat(letter) & 1} == set("SWN")
    opened.play("S stake 1", "W stake 0", "N stake 0", "E 4m", "S win")
    # hard 2, E twice, and three times that as both have bid; W and N as ever; caishen as ever
    assert opened.scores() == [-12 - 2, 12 + 4 - 2, -2 + 6, -2 - 2]


@pytest.mark.rule("WENZHOU-35")
@pytest.mark.parametrize(("option", "scores"), [(False, [12, -4, -4, -4]), (True, [12, 0, 0, -12])])
def test_by_option_who_plays_before_the_dealer_pays_for_all_after_pungs_fed_by_the_two_next_to_him(option, scores):
    hands = {
        "E": "123m456p789s222z678p9m9m",
        "S": "1469m2579p3468s3344z",
        "W": HANDS["W"],
        "N": "8888m1369p14569s777z",
    }
    options = {"north_pays": option, "heavenly_earthly": False}
    table = lay(at_table(hands=hands, options=options), "N", "pon 777z from E", "kong 8888m from S")
    assert table.play("E win").scores() == scores


# --- dealer and match


@pytest.mark.rule("WENZHOU-37", "WENZHOU-38", "WENZHOU-39", "WENZHOU-P12")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_the_deal_goes_round_and_stays_after_his_win_or_a_drawn_hand_which_is_no_repeat(rules):
    table = at_table(**rules)
    table.record.streak = 2
    table.close(EXHAUSTED)
    assert (int(table.record.coming.dealer), int(table.record.coming.streak)) == (0, 2)
    won = at_table(**rules).close(WON, "E", "S")
    assert (int(won.record.coming.dealer), int(won.record.coming.streak)) == (0, 1)
    lost = at_table(**rules).close(WON, "W", "E")
    assert (int(lost.record.coming.dealer), int(lost.record.coming.streak)) == (1, 0)


@pytest.mark.rule("WENZHOU-40")
@pytest.mark.parametrize(
    ("options", "repeats", "ends"),
    [
        ({}, 2, False),
        ({}, 3, True),
        ({"redraw_after": "4 kept deals"}, 3, False),
        ({"redraw_after": "4 kept deals"}, 4, True),
        ({"redraw_after": "never"}, 3, False),
    ],
)
def test_after_four_wins_of_the_dealer_all_seats_are_drawn_anew_with_their_points(options, repeats, ends):
    table = at_table(options=options)
    record = table.record
    record.streak = repeats
    record.scores[:] = [30, -10, -20, 0]
    owner = dict(zip(record.person.tolist(), record.scores.tolist()))
    table.close(WON, "E", "S").next_hand()
    assert bool(only(table.events, ev.Moved)) == ends
    assert dict(zip(record.person.tolist(), record.scores.tolist())) == owner
    assert int(record.streak) == (0 if ends else min(repeats + 1, 3 if options.get("redraw_after") == "never" else 4))
    assert int(record.deal_number) == int(ends)


@pytest.mark.rule("WENZHOU-P12")
def test_by_the_trial_rules_a_throw_names_the_dealer_then_and_seats_stay():
    table = at_table(**MIL)
    table.record.streak = 3
    table.close(WON, "E", "S")
    thrown = only(table.events, ev.DiceThrown)[-1]
    assert (thrown.seat, thrown.purpose) == (0, "dealer")
    assert int(table.record.coming.dealer) == (sum(thrown.dice) - 1) % 4
    assert (int(table.record.coming.streak), int(table.record.coming.reseat)) == (0, 0)


@pytest.mark.rule("WENZHOU-41")
@pytest.mark.parametrize(("options", "changes"), [({}, 16), ({"rounds": 1}, 4), ({"rounds": 3}, 12)])
def test_a_match_is_so_many_changes_of_dealer_a_redraw_among_them(options, changes):
    table = at_table(options=options)
    for number in range(changes):
        assert table.record.phase != MATCH_OVER
        table.record.streak = 3 if number == 2 else 0
        table.close(WON, "E" if number == 2 else "S", "W")
        if table.record.phase != MATCH_OVER:
            table.next_hand()
    assert table.record.phase == MATCH_OVER
    table.record.scores[:] = [-5, 9, -12, 8]
    assert [one.score for one in table.ranking()] == [9, 8, -5, -12]
