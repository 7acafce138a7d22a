"""Nanchang: the set, the deal, the jing, claims of honours and jing, kongs, passed wins, the end of hand and match."""

import random
from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, GONE, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from flow.table_of import only, paid_for, tables_of

HANDS = {
    "E": "2478m2358p3468s12z",
    "S": "234567m46p99p567z",  # waits for 5p, all natural
    "W": "258m1479s37p1234z",
    "N": "36m258s1469p1234z",
}

FIVES = "555m234678p11s56z"
at_table = tables_of("nanchang", HANDS, joker="8s")  # 8s and 9s are the jing


# --- equipment and set-up


@pytest.mark.rule("NANCHANG-1", "NANCHANG-2", "NANCHANG-7")
def test_136_tiles_stand_in_walls_of_seventeen_stacks_and_none_is_kept_back():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert int(table.record.drawable) == 136 - 53
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("NANCHANG-1", "NANCHANG-2", "NANCHANG-43")
def test_the_first_dealer_is_drawn_by_chance_and_one_throw_names_wall_and_stacks():
    matches = [Match("nanchang", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken = next(event for event in only(match.events, ev.DiceThrown) if event.purpose == "break")
        wall = only(match.events, ev.WallOpened)[0]
        assert (len(broken.dice), len(only(match.events, ev.Seated)[0].persons), match.scores) == (2, 4, [0] * 4)
        assert (wall.seat, wall.stacks) == ((match.view().dealer + sum(broken.dice) - 1) % 4, sum(broken.dice))
        assert match.owed == [match.view().dealer]


@pytest.mark.rule("NANCHANG-3", "NANCHANG-4", "NANCHANG-5")
@pytest.mark.parametrize(
    ("turned", "jing"),
    [("3s", "3s4s"), ("9m", "9m1m"), ("4z", "4z1z"), ("2z", "2z3z"), ("7z", "7z6z"), ("6z", "6z5z"), ("5z", "5z7z")],
)
def test_the_turned_tile_and_the_next_kind_are_wild(turned, jing):
    table = at_table(hands={}, joker=turned)
    assert sorted(table.view().jokers) == sorted([jing[:2], jing[2:]])


@pytest.mark.rule("NANCHANG-3")
def test_a_second_throw_finds_the_turned_tile_which_stays_in_the_wall_and_is_seen_when_it_is_drawn():
    match = Match("nanchang", seed=3, mode="interpreted")
    turned = only(match.events, ev.IndicatorTurned)[0]
    thrown = next(event for event in only(match.events, ev.DiceThrown) if event.purpose == "joker")
    assert turned.position == 136 - 2 * sum(thrown.dice)
    assert any(turned.tile in stack for side in match.view().wall.sides for stack in side.stacks)
    chance, drawn = random.Random(1), None
    while drawn is None and not match.hand_over:
        seat = match.owed[0]
        quiet = [one for one in match.legal(seat) if one.kind in ("pass", "discard")]
        for event in only(match.act(seat, chance.choice(quiet)), ev.Drew):
            drawn = event if event.position == turned.position else drawn
    assert drawn is not None
    assert (drawn.tile, drawn.shown) == (turned.tile, True)
    assert int(match.table.place[turned.position]) == GONE


@pytest.mark.rule("NANCHANG-7", "NANCHANG-42")
def test_a_kong_takes_the_last_tile_of_the_wall_and_needs_one():
    hands = {"E": HANDS["E"], "S": FIVES}
    table = at_table("5m", hands, tail="3z", left=8).play("E 1z", "S kong 5555m")
    assert (table.drawn(), int(table.record.drawable)) == ("3z", 6)
    last = at_table("5m", hands, left=1).play("E 1z")
    assert last.refusal("S", "kong 5555m") == "NANCHANG-42"


# --- runs of honours


@pytest.mark.rule("NANCHANG-8", "NANCHANG-9", "NANCHANG-40")
@pytest.mark.parametrize(
    ("tile", "held", "chows"),
    [
        ("1z", "234z", ["chi 23z", "chi 24z", "chi 34z"]),
        ("3z", "124z", ["chi 12z", "chi 14z", "chi 24z"]),
        ("4z", "113z", ["chi 13z"]),
        ("5z", "677z", ["chi 67z"]),
        ("7z", "556z", ["chi 56z"]),
        ("6z", "124z", []),
    ],
)
def test_three_different_winds_and_the_three_dragons_are_chowed(tile, held, chows):
    table = at_table(hands={"E": "2478m2358p3468s9m" + tile, "S": "2469m1357p36s" + held}, joker="8p")
    table.play(f"E {tile}")
    assert sorted(one for one in table.open_to("S") if one.startswith("chi")) == chows
    if chows:
        table.play(f"S {chows[0]}")
        assert table.view().seats[table.seat("S")].melds[0].tiles[0] == tile
        assert len(table.discards("S")) > 0  # any tile may follow


@pytest.mark.rule("NANCHANG-40")
def test_after_a_chow_a_tile_is_thrown_without_a_draw_the_same_or_the_other_end_of_the_run_too():
    hands = {"E": "278m2358p3468s12z4m", "S": "12344m1357p369s7z"}
    table = at_table(hands=hands).play("E 4m", "S chi 23m")
    assert only(table.events, ev.Drew) == []
    assert int(table.record.turn) == table.seat("S")
    assert (table.may("S", "1m"), table.may("S", "4m")) == (True, True)
    table.play("S 4m").wait()
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("NANCHANG-9")
def test_only_the_next_player_chows_and_a_pung_goes_before_it():
    hands = {"E": "2478m2358p3468s8m1z", "S": "2469m1357p36s234z", "W": "258m1479s37p1134z"}
    table = at_table(hands=hands).play("E 1z")
    assert table.refusal("W", "chi 34z") == "NANCHANG-9"
    table.play("S chi 23z", "W pon 11z")
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("NANCHANG-9")
def test_a_win_goes_before_a_nearer_pung():
    hands = {"E": "2478m2358p3468s12z", "S": "258m1479s55p123z3p", "W": HANDS["S"]}
    table = at_table(hands=hands).play("E 5p")
    assert table.may("S", "pon 55p")
    table.play("S pon 55p", "W win")
    assert [won.seat for won in only(table.events, ev.Won)] == [table.seat("W")]


@pytest.mark.rule("NANCHANG-8")
def test_a_claimed_run_of_honours_counts_in_the_hand():
    hands = HANDS | {"E": "2478m2358p3468s9m1z", "S": "234567m46p9p9p34z2s"}
    table = at_table("8p8p8p5p", hands).play("E 1z", "S chi 34z", "S 2s")
    table.play("W 8p drawn", "N 8p drawn", "E 8p drawn", "S win")
    assert only(table.events, ev.Won)[0].seat == table.seat("S")


# --- jing in play


@pytest.mark.rule("NANCHANG-11", "NANCHANG-12", "NANCHANG-41", "NANCHANG-39")
def test_a_discarded_jing_is_a_tile_of_its_face_and_is_not_won_on():
    hands = {"E": "2478m2358p346s9s12z", "S": "234567m78s99p567z", "W": "258m14799s37p124z"}
    table = at_table(hands=hands, joker="9s").play("E 9s")
    assert table.refusal("S", "win") == "NANCHANG-12"
    assert "chi 78s" in table.open_to("S")
    assert "pon 99s" in table.open_to("W")
    table.play("S chi 78s").wait()
    assert table.refusal("S", "ready") == "NANCHANG-41"


@pytest.mark.rule("NANCHANG-39", "NANCHANG-11")
def test_in_a_chow_an_own_jing_is_its_own_face_and_no_other():
    hands = HANDS | {"E": "2478m2358p346s7s12z", "S": "234567m89s99p567z"}
    table = at_table(hands=hands, joker="9s").play("E 7s")
    assert "chi 89s" in table.open_to("S")
    hands["E"] = "2478m2358p3466s12z"
    assert not at_table(hands=hands, joker="9s").play("E 6s").may("S", "chi 89s")


@pytest.mark.rule("NANCHANG-13")
@pytest.mark.parametrize(("joker", "robbed"), [("9s", True), ("4p", False)])
def test_a_kong_is_robbed_but_not_with_a_jing(joker, robbed):
    hands = {"E": "2478m2358p3468s12z", "S": HANDS["S"], "W": "258m1479s55p123z3p"}
    table = at_table("1p1m1m5p", hands, joker=joker)
    table.play("E 5p", "W pon 55p", "W 3p", "N 1p drawn", "E 1m drawn", "S 1m drawn", "W kong 5555p")
    assert table.may("S", "win") == robbed


# --- passed wins


@pytest.mark.rule("NANCHANG-14")
def test_a_win_let_pass_bars_cheaper_ones_until_the_own_draw_and_a_dearer_one_is_free():
    hands = {"E": "2478m238p3468s123z", "S": HANDS["S"], "W": "258m1479s7p124z2s1p", "N": "36m258s1469p134z2m"}
    table = at_table("1p5p5p5p1p5p", hands).play("E 1z", "S 1p drawn", "W 5p drawn")
    assert table.may("S", "win")
    table.play("N 5p drawn")  # who is asked and not mentioned passes
    assert not table.may("S", "win")
    table.play("E 5p drawn")  # the dealer pays twice as much
    assert table.may("S", "win")


@pytest.mark.rule("NANCHANG-10")
def test_of_two_who_can_win_the_nearer_one_wins_alone():
    hands = {"E": HANDS["E"], "S": HANDS["S"], "W": "234567s46p11p555z", "N": "36m258s1469p1234z"}
    table = at_table("1m1m1m5p", hands, joker="9s").play("E 2z", "S 1m drawn", "W 1m drawn", "N 1m drawn")
    table.play("E 5p drawn", "S win", "W win")
    assert [won.seat for won in only(table.events, ev.Won)] == [table.seat("S")]


# --- kongs, the raid


@pytest.mark.by_day
@pytest.mark.rule("NANCHANG-26", "NANCHANG-27")
@pytest.mark.parametrize(
    ("joker", "concealed", "open_kong"),
    [("1m", [-2, 6, -2, -2], [-1, 3, -1, -1]), ("4m", [-10, 30, -10, -10], [-10, 30, -10, -10])],
)
def test_kongs_are_paid_at_once_by_all_and_four_jing_cost_ten(joker, concealed, open_kong):
    hands = {"E": HANDS["E"], "S": FIVES}
    assert at_table("5m", hands, joker=joker).play("E 1z", "S kong 5555m").scores() == concealed
    fed = {"E": "2457m2358p3468s12z", "S": FIVES}
    assert at_table(hands=fed, joker=joker).play("E 5m", "S kong 555m").scores() == open_kong
    two = {"E": "2457m2358p3468s12z", "S": "55m3z" + FIVES[4:]}
    added = at_table("1p1p1p5m", two, joker=joker)
    added.play("E 5m", "S pon 55m", "S 3z", "W 1p drawn", "N 1p drawn", "E 1p drawn", "S kong 5555m")
    assert added.scores() == open_kong


RAID = {"E": "2478m2358p3468s17z", "S": "234567m46p99p156z", "W": "258m147s37p1234z3m", "N": "36m258s1469p1234z"}


@pytest.mark.rule("NANCHANG-28")
def test_four_first_discards_of_a_kind_cost_the_dealer_five_to_each():
    table = at_table(hands=RAID).play("E 1z", "S 1z", "W 1z", "N 1z").wait()
    assert table.scores() == [-15, 5, 5, 5]
    chowed = at_table(hands=RAID | {"E": "1478m2358p346s123z"}).play("E 1z", "S 1z", "W 1z", "N 1z")
    chowed.play("E chi 23z")
    assert chowed.scores() == [0, 0, 0, 0]


# --- winning


@pytest.mark.rule("NANCHANG-18")
@pytest.mark.parametrize(("allowed", "joker"), [(True, "3p"), (False, "3p"), (False, "7z")])
def test_a_wild_jing_may_win_on_a_discard_unless_the_option_forbids_it(allowed, joker):
    hands = HANDS | {"S": "234567m3p46p99p56z"}  # 3p stands for the missing Red
    hands |= {"W": "258m1479s7p1234z2s", "E": "2478m258p3468s122z"}
    table = at_table(
        "1m1m1m5p", hands | ({"S": HANDS["S"]} if joker == "7z" else {}), joker, options={"jing_ron": allowed}
    )
    table.play("E 1z", "S 1m drawn", "W 1m drawn", "N 1m drawn")
    table.play("E 5p drawn")
    assert table.may("S", "win") == (allowed or joker == "7z")


@pytest.mark.rule("NANCHANG-16", "NANCHANG-18", "NANCHANG-F-german")
def test_misfits_with_a_jing_in_its_place_win_on_a_discard_whatever_hands_with_other_jing_came_before():
    others = {"E": "1478m2358p3468s11z", "W": "14577m147p37799s", "N": "146m146p167899s7z"}
    for joker, south in (("9m", "369m259p18s23456z"), ("3m", "38m259p18s234567z")):
        table = at_table("7p7p7p4s", others | {"S": south}, joker, options={"jing_ron": False})
        table.play("E 1z").throw_drawn(3).play("E 4s drawn", "S win")
        assert [event.by for event in only(table.events, ev.Won)] == ["discard"]


@pytest.mark.rule("NANCHANG-F-heavenly_win", "NANCHANG-F-earthly_win", "NANCHANG-24")
def test_heavenly_and_earthly_wins_bring_twenty_from_each_whoever_deals():
    dealt = HANDS | {"E": "234567m456p99p567z", "S": "2478m2358p3468s1z"}
    heaven = at_table(hands=dealt, joker="9s").play("E win")
    assert paid_for(heaven, "win") == [60, -20, -20, -20]
    on_discard = at_table(hands=HANDS | {"E": "2478m235p3468s5p12z"}, joker="9s").play("E 5p", "S win")
    assert paid_for(on_discard, "win") == [-20, 60, -20, -20]
    drawn = at_table("5p", joker="9s").play("E 1z", "S win")
    assert paid_for(drawn, "win") == [-20, 60, -20, -20]


# --- the end of hand and match


@pytest.mark.rule("NANCHANG-35", "NANCHANG-36", "NANCHANG-42")
def test_the_hand_is_drawn_when_the_wall_is_empty_and_the_deal_passes():
    table = at_table(left=6).throw_drawn(30)
    assert (table.over, int(table.record.ending), int(table.record.drawable)) == (True, EXHAUSTED, 0)
    assert int(table.record.coming.dealer) == table.seat("S")
    won = at_table().close(WON, "E")
    assert int(won.record.coming.dealer) == won.seat("E")
    lost = at_table().close(WON, "S")
    assert int(lost.record.coming.dealer) == lost.seat("S")


@pytest.mark.rule("NANCHANG-35")
def test_a_kong_stays_paid_in_a_drawn_hand():
    table = at_table("5m", {"E": HANDS["E"], "S": FIVES}, tail="3z", left=8).play("E 1z", "S kong 5555m")
    paid = table.scores()
    assert paid == [-2, 6, -2, -2]
    table.throw_drawn(30)
    jing = paid_for(table, "essences")
    assert int(table.record.ending) == EXHAUSTED
    assert any(jing)
    assert table.scores() == [kong + points for kong, points in zip(paid, jing)]


@pytest.mark.rule("NANCHANG-42")
def test_the_discard_after_the_last_tile_may_only_be_won_on():
    hands = {"E": HANDS["E"], "S": HANDS["S"], "W": "258m14479s37p224z"}
    last = at_table("4s", hands, left=1).play("E 1z", "S 4s drawn")  # West holds two of them
    assert (last.over, int(last.record.ending)) == (True, EXHAUSTED)
    won = at_table("1p5p", {"E": HANDS["E"], "S": HANDS["S"]}, left=2).play("E 1z", "S 1p drawn", "W 5p drawn", "S win")
    assert only(won.events, ev.Won)[0].seat == won.seat("S")


@pytest.mark.rule("NANCHANG-37", "NANCHANG-36")
@pytest.mark.parametrize(
    ("rounds", "wind", "winner", "over"), [(2, 1, "S", True), (2, 1, "E", False), (2, 0, "S", False), (1, 0, "S", True)]
)
def test_a_match_is_two_rounds_or_one_and_a_winning_dealer_goes_on(rounds, wind, winner, over):
    late = {"round_wind": wind, "deal_number": 3, "dealer": 3, "first_dealer": 0}
    table = at_table(hands={}, options={"rounds": rounds}, before_deal=late).close(WON, winner)
    assert bool(only(table.events, ev.MatchEnded)) == over


@pytest.mark.rule("NANCHANG-37")
@pytest.mark.parametrize(("wind", "over"), [(6, False), (7, True)])
def test_after_eight_rounds_such_a_match_ends_as_well(wind, over):
    late = {"round_wind": wind, "deal_number": 3, "dealer": 3, "first_dealer": 0}
    table = at_table(hands={}, options={"rounds": "below_zero"}, before_deal=late).close(WON, "S")
    assert bool(only(table.events, ev.MatchEnded)) == over


@pytest.mark.rule("NANCHANG-37", "NANCHANG-38")
@pytest.mark.parametrize(("scores", "over"), [([4, -2, 8, -10], True), ([0, 0, 0, 0], False)])
def test_or_a_match_goes_on_until_a_score_is_below_zero_and_points_rank(scores, over):
    table = at_table(hands={}, options={"rounds": "below_zero"}, before_deal={"scores": scores})
    table.close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    if over:
        assert [one.person for one in table.ranking()] == [2, 0, 1, 3]
