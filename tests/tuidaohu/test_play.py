"""Guangdong push-down: set and deal, who buys horses, claims, kongs, missed wins, the end of the hand and the match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from fangcheng.web.table.clock import answer_for
from flow.table_of import only, table_of
from hangzhou.test_play import lay

SOUTH = "123p678p555s23s99p"  # waits for 1s and 4s
DULL = {"E": "1479m2358p136s289s", "W": "1258m147s3468p26s", "N": "369m28s147p36m779s"}
HANDS = {**DULL, "S": SOUTH}
FEEDS = {**HANDS, "E": "1479m2358p136s489s"}  # East holds a 4s for South
BUY = {"horses_dealer": 3, "horses_others": 2}


def at_table(wall="", hands=HANDS, **more):
    """A table of one horse, so that nobody is asked before the first discard; options say otherwise."""
    options = {"horses_dealer": 1, "horses_others": 0} | more.pop("options", {})
    return table_of("tuidaohu", hands, wall=wall, options=options, **more)


def started(seed=1, **options):
    return Match("tuidaohu", seed=seed, options=options, mode="interpreted")


def labels(match, seat):
    return [action.label for action in match.legal(seat)]


# --- equipment and set-up


@pytest.mark.rule("TUIDAOHU-1", "TUIDAOHU-3", "TUIDAOHU-5", "TUIDAOHU-28")
def test_a_hundred_and_eight_tiles_or_with_honours_a_hundred_and_thirty_six():
    suits = dict.fromkeys(parse("123456789m123456789p123456789s"), 4)
    for tiles, kinds, stacks in (
        (108, suits, [14, 13, 14, 13]),
        (136, suits | dict.fromkeys(parse("1234567z"), 4), [17] * 4),
    ):
        table = at_table(hands={}, options={"tiles": tiles})
        found = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
        assert found == kinds
        dealer = int(table.record.dealer)
        sides = table.view().wall.sides
        assert [len(sides[(dealer + step) % 4].stacks) for step in range(4)] == stacks
        assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("TUIDAOHU-2", "TUIDAOHU-3", "TUIDAOHU-4", "TUIDAOHU-6", "TUIDAOHU-7")
def test_chance_finds_the_dealer_and_the_sum_of_three_dice_opens_the_wall():
    matches = [started(seed, horses_dealer=1, horses_others=0) for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        dealer = match.view().dealer
        assert len(broken.dice) == 3
        seat, stacks = sum(broken.dice) - 1, sum(broken.dice)
        while stacks > (long := 14 - seat % 2):  # on into the next wall clockwise
            seat, stacks = seat - 1, stacks - long
        assert (wall.seat, wall.stacks) == ((dealer + seat) % 4, stacks)
        held = [int(match.table.hand_size[(dealer + step) % 4]) for step in range(4)]
        assert held == [14, 13, 13, 13]


@pytest.mark.rule("TUIDAOHU-9", "TUIDAOHU-49", "COMMON-25")
def test_the_dealer_names_his_horses_first_at_least_one_then_the_others_together():
    match = started(**BUY)
    dealer = match.view().dealer
    others = [seat for seat in range(4) if seat != dealer]
    assert (list(match.owed), labels(match, dealer)) == ([dealer], ["stake 1", "stake 2", "stake 3"])
    match.act(dealer, "stake 3")
    assert sorted(match.owed) == others
    assert all(labels(match, seat) == ["stake 0", "stake 1", "stake 2"] for seat in others)
    match.act(others[0], "stake 2")
    assert [(one.seat, one.number) for one in only(match.events, ev.BetShown)] == [(dealer, 3)]
    match.act(others[1], "stake 0")
    match.act(others[2], "stake 1")
    assert Counter((one.seat, one.number) for one in only(match.events, ev.BetShown)) == Counter(
        [(dealer, 3), (others[0], 2), (others[1], 0), (others[2], 1)]
    )
    assert match.view().tiles_left == 108 - 53 - 6


@pytest.mark.rule("TUIDAOHU-49")
def test_a_dealer_who_names_no_horse_in_time_is_given_one_and_the_others_none():
    match = started(**BUY)
    while "stake" in labels(match, match.owed[0])[0]:
        seat = match.owed[0]
        match.act(seat, answer_for(match, seat))
    dealer = match.view().dealer
    assert match.view().tiles_left == 108 - 53 - 1
    assert (list(match.owed), labels(match, dealer)[0].startswith("stake")) == ([dealer], False)


@pytest.mark.rule("TUIDAOHU-9")
@pytest.mark.parametrize(
    ("options", "asked"), [({"horses_dealer": 1, "horses_others": 0}, 0), ({"horses_dealer": 1}, 3), ({}, 1)]
)
def test_nobody_is_asked_who_has_no_choice(options, asked):
    match = started(**options)
    before = match.view().phase
    assert sum(any("stake" in label for label in labels(match, seat)) for seat in match.owed) == asked, before


@pytest.mark.rule("TUIDAOHU-8", "TUIDAOHU-10", "TUIDAOHU-11", "TUIDAOHU-2")
@pytest.mark.parametrize(("buyers", "each"), [(0, 2), (1, 1), (4, 2)])
def test_the_horses_of_players_and_of_outside_buyers_are_taken_from_the_tail(buyers, each):
    table = at_table(options={"outside_buyers": buyers, "outside_horses": each})
    assert table.view().tiles_left == 108 - 53 - 1 - buyers * each
    assert len(table.view().outside) == buyers
    assert not only(table.events, ev.HorseTurned)  # they stay face down
    shown = [tile for side in table.view("E").wall.sides for stack in side.stacks for tile in stack]
    assert {*shown} == {".", "#"}  # gone, or face down


@pytest.mark.rule("TUIDAOHU-11")
def test_nobody_draws_the_horse_that_lies_on_the_last_tile():
    table = at_table("1s", left=1, tail="4m").play("E 9m")
    assert table.drawn() == "1s"
    assert [one.tile for one in only(table.play("S win").events, ev.HorseTurned)] == ["4m"]


# --- play

CLAIMS = {"E": "1479m2358p136s589s", "S": "46s123p789p22m67p1m", "W": "555s147m346p1m46s2p", "N": "369m258m147p36m77s"}


@pytest.mark.rule("TUIDAOHU-12", "TUIDAOHU-13", "TUIDAOHU-14", "TUIDAOHU-49")
def test_no_chow_and_who_holds_three_may_only_make_a_kong():
    table = at_table("1p", CLAIMS).play("E 5s")
    assert (table.may("W", "kong 555s"), table.may("W", "pass"), table.may("W", "pon 55s")) == (True, True, False)
    assert (table.refusal("W", "pon 55s"), table.refusal("S", "chi 46s")) == ("TUIDAOHU-14", "TUIDAOHU-12")
    pair = at_table("1p", {**CLAIMS, "W": "55s147m3469p1m46s2p"}).play("E 5s")
    assert pair.play("W pon 55s").may("W", "1m")
    assert not pair.may("W", "5s drawn")


@pytest.mark.rule("TUIDAOHU-15", "TUIDAOHU-16", "TUIDAOHU-35", "TUIDAOHU-37", "COMMON-5")
def test_a_pung_becomes_a_kong_in_a_later_turn_and_is_paid_with_a_won_hand_only():
    hands = {**HANDS, "S": "55s12367p678m23s9p", "E": "1479m2358p136s589s"}
    table = at_table("1m1p9m5s", hands, tail="1p7m").play("E 5s", "S pon 55s")
    assert not [label for label in table.open_to("S") if "kong" in label]
    table.play("S 9p", "W 1m drawn", "N 1p drawn", "E 9m drawn")
    assert table.play("S kong 5555s").scores() == [0, 0, 0, 0]


@pytest.mark.rule("TUIDAOHU-17", "TUIDAOHU-18")
def test_a_concealed_kong_shows_its_tile_and_the_replacement_lies_before_the_horses():
    hands = {**HANDS, "S": "555s123p678m236s9p"}
    table = at_table("5s", hands, tail="7m9m").play("E 9m", "S kong 5555s")
    assert (table.drawn(), set(table.view("W").seats[table.seat("S")].melds[0].tiles)) == ("9m", {"5s"})
    last = at_table("", {**HANDS, "S": "5555s123p678m23s9p"}, left=1).play("E 9m")
    assert not [label for label in last.open_to("S") if "kong" in label]


@pytest.mark.rule("TUIDAOHU-19", "TUIDAOHU-25", "TUIDAOHU-26", "TUIDAOHU-47")
@pytest.mark.parametrize(("rule", "dealer"), [("discarder", "E"), ("nearest winner", "S")])
def test_all_winners_go_before_a_kong_and_each_is_paid_in_full(rule, dealer):
    hands = {**FEEDS, "W": "234m678m66p23s789s", "N": "369m25s147p36m444s"}
    table = at_table("1m", hands, tail="4m", options={"next_dealer_multi": rule}).play("E 4s")
    assert table.may("N", "kong 444s")
    table.play("N kong 444s", "S win", "W win")
    assert (table.over, table.scores()) == (True, [-2, 1, 1, 0])
    assert int(table.record.coming.dealer) == table.seat(dealer)


ROBBED = {**HANDS, "W": "1258m17s3468p444s", "S": "123p678p555s23s99p"}


@pytest.mark.rule("TUIDAOHU-20", "TUIDAOHU-31", "COMMON-6")
def test_an_added_kong_is_robbed_for_three_drawn_shares_and_not_paid():
    table = lay(at_table("6m4s", ROBBED, tail="4m"), "W", "pon 444s from N")
    table.play("E 9m", "S 6m drawn", "W kong 4444s")
    assert table.play("S win").scores() == [0, 6, -6, 0]


@pytest.mark.rule("TUIDAOHU-20")
def test_neither_a_concealed_kong_nor_one_of_a_discard_is_robbed():
    table = at_table("6m4s", ROBBED).play("E 9m", "S 6m drawn", "W kong 4444s")
    assert not table.may("S", "win")
    table = at_table("1m", {**ROBBED, "E": FEEDS["E"]}).play("E 4s", "S pass", "W kong 444s")
    assert not table.may("S", "win")


NORTH = {"E": FEEDS["E"], "S": "1258m14s3468p267s", "W": "369m28s147p36m779s", "N": SOUTH}


@pytest.mark.rule("TUIDAOHU-21", "TUIDAOHU-22", "TUIDAOHU-49")
@pytest.mark.parametrize("tile", ["1s", "4s"])
def test_who_lets_a_win_pass_wins_on_no_tile_in_the_same_go_round(tile):
    table = at_table("1m", NORTH).play("E 4s", "N pass", f"S {tile}")
    assert not table.may("N", "win")
    assert at_table("1m", {**NORTH, "E": DULL["E"]}).play("E 9s", f"S {tile}").may("N", "win")


@pytest.mark.rule("TUIDAOHU-21", "TUIDAOHU-22")
def test_a_pung_frees_who_let_a_win_pass():
    """North waits for 5s and 9p, lets 5s pass, may not win on 9p, pungs it and waits for 5s alone."""
    hands = {"E": "1479m2358p136558s", "S": "1258m14s3468p269p", "W": DULL["N"], "N": "12367899p23455s"}
    table = at_table("1m", hands).play("E 5s", "N pass", "S 9p")
    assert not table.may("N", "win")
    assert table.play("N pon 99p", "N 5s").wait().play("E 5s").may("N", "win")


@pytest.mark.rule("TUIDAOHU-23")
def test_the_ban_includes_robbing_a_kong():
    hands = {**NORTH, "E": "1479m2358p36s4889s", "S": "1258m111s3468p26s"}
    for first, may in (("4s", False), ("9s", True)):
        table = lay(at_table("1s", hands), "S", "pon 111s from W").play(f"E {first}")
        table.play("N pass") if first == "4s" else table
        assert table.play("S kong 1111s").may("N", "win") == may


@pytest.mark.rule("TUIDAOHU-21", "TUIDAOHU-23", "COMMON-3")
def test_the_own_draw_frees_and_is_never_barred():
    table = at_table("6m", FEEDS).play("E 4s", "S pass", "S 6m drawn")
    assert not table.over
    table = at_table("6m9m", FEEDS).play("E 4s", "S pass", "S 6m drawn", "W 1s")
    assert table.may("S", "win")
    assert at_table("4s", FEEDS).play("E 4s", "S pass").may("S", "win")


# --- wins and kongs


@pytest.mark.rule("TUIDAOHU-24", "TUIDAOHU-29", "TUIDAOHU-30", "TUIDAOHU-3")
@pytest.mark.parametrize("base", [1, 5])
def test_a_discard_costs_its_giver_one_and_a_draw_costs_all_two(base):
    options = {"base": base}
    given = at_table("1m", FEEDS, tail="4m", options=options).play("E 4s", "S win")
    assert given.scores() == [-base, base, 0, 0]
    [drawn] = only(at_table("4s", tail="4m", options=options).play("E 9m", "S win").events, ev.Won)
    table = at_table("4s", tail="4m", options=options).play("E 9m", "S win")
    won = next(one for one in only(table.events, ev.Paid) if one.cause == "win")
    assert (won.changes, drawn.by) == ((-2 * base, 6 * base, -2 * base, -2 * base), "self")


@pytest.mark.rule("TUIDAOHU-32", "TUIDAOHU-33", "TUIDAOHU-34", "COMMON-14")
def test_who_fed_a_straight_kong_pays_its_bloom_for_all():
    hands = {**HANDS, "E": "1479m2358p136s589s"}
    table = at_table("1m", hands, tail="4m4s").play("E 5s", "S kong 555s")
    assert table.play("S win").scores() == [-3 - 6, 9, 0, 0]


@pytest.mark.rule("TUIDAOHU-34", "TUIDAOHU-35", "TUIDAOHU-36", "TUIDAOHU-37")
@pytest.mark.parametrize(
    ("meld", "changes"),
    [
        ("kong 8888m from N", [0, 0, 3, -3]),
        ("added 8888m from N", [-1, -1, 3, -1]),
        ("concealed 8888m", [-2, -2, 6, -2]),
    ],
)
def test_the_kongs_of_those_who_have_not_won_are_settled_with_the_win(meld, changes):
    hands = {**FEEDS, "W": "125888m14s346p26s"}
    table = at_table("1m", hands, tail="4m")
    table.record.hand[table.seat("W"), parse("8m")[0]] += 1
    lay(table, "W", meld).play("E 4s", "S win")
    [paid] = [one for one in only(table.events, ev.Paid) if one.cause.endswith("_kong")]
    assert list(paid.changes) == changes


# --- the end


@pytest.mark.rule("TUIDAOHU-46", "TUIDAOHU-47", "TUIDAOHU-37")
def test_a_drawn_hand_is_not_settled_and_the_dealer_stays():
    hands = {**HANDS, "W": "1258m17s3468p444s"}
    table = lay(at_table("", hands, tail="1m", left=4), "W", "pon 444s from N").throw_drawn(20)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [0, 0, 0, 0])
    assert only(table.events, ev.HorseTurned) == []
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("TUIDAOHU-46")
def test_the_last_discard_can_only_be_won():
    table = at_table("", {**FEEDS, "N": "369m258s147p36m44s"}, left=0).play("E 4s")
    assert table.may("S", "win")
    assert not table.may("N", "pon 44s")


@pytest.mark.rule("TUIDAOHU-47")
@pytest.mark.parametrize("winner", "ESWN")
def test_the_winner_deals_next(winner):
    table = at_table().close(WON, winner)
    assert int(table.record.coming.dealer) == table.seat(winner)


@pytest.mark.rule("TUIDAOHU-48")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_is_so_many_hands_and_outside_buyers_are_in_no_place(hands):
    before = {"hands_played": hands - 2, "scores": [5, -9, 20, -16]}
    table = at_table(options={"hands": hands, "outside_buyers": 2}, before_deal=before).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]
    assert table.view().outside == (0, 0)
