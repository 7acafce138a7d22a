"""Shanxi at the table: set-up, passed pungs, kongs and who pays for them, drawn hands, dealer and match."""

from collections import Counter
from functools import partial
from itertools import chain

import pytest

from fangcheng import Match
from fangcheng.core.institutions.kong_income import pay_all_kongs
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.core.table.wall import stacks_of
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
READY = "234m567m777s56p55z"  # waits for 4p and 7p
dealt = partial(table_of, "shanxi")


def declared(wall="", hands=None, **more):
    """South has drawn 1z, declared and laid it face down; the next of `wall` is West's."""
    table = dealt({"E": DULL + "7z", "S": READY, **(hands or {})}, "1z" + wall, **more)
    return table.play("E 7z", "S ready", "S 1z drawn")


def reason(table, letter, label):
    """Key of the refusal and the rule it cites."""
    seat = table.seat(letter)
    told = why_not(table.engine, table.record, seat, matching(table.record, table.rules, seat, label))
    return told.key, told.rule


# --- equipment and set-up


@pytest.mark.rule("SHANXI-1")
def test_the_set_has_four_of_each_suit_tile_and_honour():
    record = dealt().record
    assert Counter(int(kind) for kind in record.wall[: int(record.wall_size)]) == dict.fromkeys(range(34), 4)


@pytest.mark.rule("SHANXI-2")
def test_four_players_and_scores_that_go_below_nothing():
    table = declared("7p")
    assert len(table.view().seats) == 4
    assert table.scores() == [0] * 4
    assert min(table.play("W 7p").scores()) < 0


@pytest.mark.rule("SHANXI-4", "SHANXI-8")
def test_seats_are_by_lot_and_east_deals_and_discards_first():
    persons = set()
    for seed in range(30):
        match = Match("shanxi", seed, mode="interpreted")
        assert int(match.table.dealer) == 0
        persons.add(tuple(int(person) for person in match.table.person))
    assert len(persons) > 5
    table = dealt({"E": DULL + "7z"})
    turns = [int(table.record.turn)]
    table.play("E 7z").wait()
    for _ in range(4):
        turns.append(int(table.record.turn))
        table.throw_drawn(1)
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.rule("SHANXI-2", "SHANXI-5")
def test_the_sum_of_two_dice_names_the_wall_and_the_smaller_the_stacks_left_standing():
    for seed in range(20):
        match = Match("shanxi", seed, mode="interpreted")
        [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
        [wall] = only(match.events, ev.WallOpened)
        assert len(throw.dice) == 2
        assert (wall.seat, wall.stacks) == ((sum(throw.dice) - 1) % 4, min(throw.dice))
    table = dealt()
    assert [int(stacks_of(table.record, table.rules, side)) for side in range(4)] == [17] * 4


@pytest.mark.rule("SHANXI-6")
def test_two_stacks_three_times_then_the_dealer_takes_the_first_and_third_top():
    record = dealt().record
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    hands[0].append(wall[52])
    for seat, hand in enumerate(hands):
        assert Counter(hand) == {kind: int(record.hand[seat, kind]) for kind in range(34) if record.hand[seat, kind]}


@pytest.mark.rule("SHANXI-7")
def test_fourteen_tiles_stay_and_fifteen_if_a_single_one_stands_at_the_tail():
    assert int(dealt().record.drawable) == 136 - 53 - 14
    hands = {"E": "1111m2222p69s1234z"}
    table = dealt(hands, tail="6z7z", left=20).play("E kong 1111m")
    assert int(table.record.drawable) == 18  # the replacement, and its fellow that stays
    table.play("E kong 2222p")
    assert int(table.record.drawable) == 18  # the fellow has been drawn, and fourteen stay again


# --- play


@pytest.mark.rule("SHANXI-9")
def test_nobody_chows_and_anybody_may_pung():
    hands = {"E": DULL + "8m", "S": "79m1258p369s1235z", "N": "88m147p258s12355z"}
    table = dealt(hands).play("E 8m")
    assert table.refusal("S", "chi 79m") == "SHANXI-9"
    assert table.may("N", "pon 88m")


@pytest.mark.rule("SHANXI-10")
def test_kongs_of_three_kinds_and_none_straight_after_a_pung():
    hands = {"E": DULL + "7z", "S": "1111p258m36s1277z"}
    table = dealt(hands, wall="5z5z5z7z", tail="6z4z").play("E 7z", "S pon 77z")
    assert reason(table, "S", "kong 1111p") == ("kong-fresh", "SHANXI-10")
    table.play("S 1z").throw_drawn(3)
    assert table.play("S kong 7777z").drawn() == "6z"  # the upper tile of the last stack, then the lower
    assert table.play("S kong 1111p").drawn() == "4z"
    assert [meld.kind for meld in table.view("E").seats[1].melds] == ["added_kong", "concealed_kong"]
    assert table.view("E").seats[1].melds[1].tiles == ("1p",) * 4
    table = dealt({"E": DULL + "7z", "W": "147m258p36s12777z"}, tail="6z").play("E 7z", "W kong 777z")
    assert table.drawn() == "6z"


@pytest.mark.rule("SHANXI-11")
def test_a_pung_let_pass_is_barred_until_the_next_own_draw():
    hands = {"E": "147m258p369s123z5z6z", "W": "147m258p36s1255z7z"}
    table = dealt(hands, wall="5z").play("E 5z", "W pass", "S 5z drawn")
    assert int(table.record.turn) == 2  # he was not asked again
    assert table.record.phase == 1
    # After his own draw he may.
    table = dealt(hands, wall="4z4z7z3z5z").play("E 5z", "W pass").throw_drawn(4)
    assert table.drawn() == "5z"
    table.play("S 5z drawn")
    assert table.may("W", "pon 55z")


@pytest.mark.rule("SHANXI-11")
def test_a_pung_of_another_kind_and_its_discard_do_not_lift_the_bar():
    hands = {"E": "147m258p369s123z56z", "W": "147m258p36s5566z4z"}
    # West lets the pung of 5z pass, takes 6z from South and discards; North throws 5z: still barred.
    table = dealt(hands, wall="6z5z").play("E 5z", "W pass", "S 6z drawn", "W pon 66z", "W 4z").wait()
    table.play("N 5z drawn")
    assert int(table.record.turn) == 0  # West is not asked
    assert table.record.phase == 1


@pytest.mark.rule("SHANXI-12", "SHANXI-31")
def test_after_the_last_tile_no_kong_and_no_pung_only_a_win():
    table = dealt({"E": DULL + "7z", "S": "1111p258m36s1234z"}, wall="6z", left=1).play("E 7z")
    assert reason(table, "S", "kong 1111p")[1] == "SHANXI-12"
    for hand in ("147m258p36s12777z", "147m258p369s1277z"):
        assert dealt({"E": DULL + "7z", "W": hand}, left=0).play("E 7z").over
    table = declared("7p", left=2).play("W 7p")
    assert [event.seat for event in only(table.events, ev.Won)] == [1]


@pytest.mark.rule("SHANXI-13")
def test_a_win_goes_before_a_pung_and_a_pung_before_the_next_draw():
    table = declared("3z7p", {"E": "147m25p369s1234z57z", "N": "77p147m25p36s1234z", "S": READY})
    table.play("W 3z drawn", "N 7p drawn")
    assert table.over  # South has won on it
    table = dealt({"E": DULL + "7z", "N": "77z147m258p36s123z"}).play("E 7z", "N pon 77z")
    assert int(table.record.turn) == 3


@pytest.mark.rule("SHANXI-13")
@pytest.mark.parametrize(("robbing", "robbed"), [(False, False), (True, True)])
def test_by_option_an_added_kong_is_robbed_and_paid_as_a_discard_of_its_maker(robbing, robbed):
    # East throws 7p before South has declared; West claims it and adds the fourth.
    hands = {"E": "147m258p369s123z7p7z", "S": READY, "W": "77p14m25p36s12344z"}
    table = dealt(hands, "4z2z7z1z3z4z2z7p", options={"robbing": robbing})
    table.play("E 7p", "W pon 77p", "W 1z").throw_drawn(2)
    drawn = table.drawn()
    table.play("S ready", f"S {drawn} drawn")
    table.throw_drawn(4)
    assert (table.drawn(), int(table.record.turn)) == ("7p", 2)
    table.play("W kong 7777p")
    assert table.over is robbed
    if robbed:  # West has not declared: seven for each, twelve for the dealer, and no kong is made
        assert table.scores() == [0, 26, -26, 0]


@pytest.mark.rule("SHANXI-23")
def test_the_nearest_declared_player_wins_and_the_hand_ends():
    hands = {"E": DULL + "7z", "S": READY, "W": "234p567m888s56p22z"}
    table = dealt(hands, "1z3z4z7p").play("E 7z", "S ready", "S 1z drawn", "W ready", "W 3z drawn").throw_drawn(1)
    table.play("E 7p drawn")
    assert [event.seat for event in only(table.events, ev.Won)] == [1]
    assert table.over


# --- payment of kongs


@pytest.mark.rule("SHANXI-3", "SHANXI-28", "SHANXI-30")
def test_kongs_cost_their_number_and_concealed_ones_twice_when_somebody_wins():
    # South's concealed 7s: 14 from each; he wins by himself on 7p: 14 from each, 24 from the dealer.
    table = declared("3z4z4z7s", tail="9s").throw_drawn(3).play("S kong 7777s")
    assert table.scores() == [0] * 4  # not before the hand ends
    table = declared("3z4z4z7s", tail="7p").throw_drawn(3).play("S kong 7777s")
    assert table.over
    assert table.scores() == [-24 - 14, 52 + 42, -14 - 14, -14 - 14]


@pytest.mark.rule("SHANXI-28", "SHANXI-29")
def test_the_undeclared_discarder_pays_the_kongs_of_the_others_and_his_own_count_nothing():
    # West lays four White, an honour: twice ten; North four 9m, twice nine. West throws 7p.
    hands = {"W": "6666z14m25p36s123z", "N": "9999m14p25p36s234z"}
    table = declared("3z9s", hands, tail="7z7p4z").play("W kong 6666z", "W 7z drawn")
    assert int(table.record.turn) == 3
    table.play("N kong 9999m", "N 7p drawn")
    # North pays all: the shares 12 + 7 + 7 and West's kong three times; his own is not paid.
    assert table.scores() == [0, 26, 60, -86]


@pytest.mark.rule("SHANXI-29")
def test_without_cover_everybody_pays_kongs_and_shares():
    hands = {"W": "6666z14m25p36s123z", "N": "9999m14p25p36s234z"}
    options = {"cover_all": "never"}
    table = declared("3z9s", hands, tail="7z7p4z", options=options).play("W kong 6666z", "W 7z drawn")
    table.play("N kong 9999m", "N 7p drawn")
    # Win 12 7 7; West's kong 20 from each; North's 18 from each.
    assert table.scores() == [-12 - 38, 26 - 38, 60 - 7 - 18, 54 - 7 - 20]


@pytest.mark.rule("SHANXI-25", "SHANXI-29")
def test_the_discard_of_a_declared_player_leaves_everybody_his_own():
    # West declares too and throws 7p; North's four 9m cost eighteen from each.
    hands = {"E": DULL + "7z", "S": READY, "W": "234p888s78m222z44s", "N": "9999m14p25p36s134z"}
    table = dealt(hands, "1z3z4s6z1s7p", tail="1z").play("E 7z", "S ready", "S 1z drawn", "W ready", "W 3z drawn")
    table.play("N kong 9999m", "N 1z drawn").throw_drawn(3)
    assert table.over
    assert [event.tile for event in only(table.events, ev.Won)] == ["7p"]
    assert table.scores() == [-12 - 18, 26 - 18, -7 - 18, -7 + 54]


@pytest.mark.rule("SHANXI-28")
def test_an_added_kong_costs_its_number_also_when_it_is_added_late():
    # West claims 8s, draws the fourth, keeps it for a turn and adds it then; South wins a hand later on East's 7p.
    hands = {"E": "147m258p369s123z8s7z", "S": READY, "W": "88s14m25p36s12344z"}
    table = dealt(hands, "1z4z2z8s3z4z6z2z", tail="6z").play("E 8s", "W pon 88s", "W 1z").throw_drawn(2)
    table.play("S ready", f"S {table.drawn()} drawn")
    assert table.drawn() == "8s"
    table.play("W 4z").throw_drawn(3)
    table.play("W kong 8888s").throw_drawn(1)
    assert table.scores() == [0] * 4
    kongs_of_west = 3 * 8
    table.record.won_count, table.record.first_win_from = 1, -1
    pay_all_kongs(table.record, table.rules)
    assert table.scores() == [-8, -8, kongs_of_west, -8]


@pytest.mark.rule("SHANXI-30", "SHANXI-31")
def test_nothing_is_settled_of_a_drawn_hand():
    hands = {"E": "1111m258p369s1234z"}
    table = dealt(hands, tail="6z", left=3).play("E kong 1111m").throw_drawn(4)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0] * 4


# --- dealer and match


@pytest.mark.rule("SHANXI-32", "SHANXI-34")
@pytest.mark.parametrize(("winner", "after"), [("E", 0), ("S", 1), ("W", 1), ("N", 1)])
def test_the_dealer_stays_if_he_wins_else_the_next_player_deals(winner, after):
    assert int(dealt().close(WON, winner).record.coming.dealer) == after


@pytest.mark.rule("SHANXI-33")
@pytest.mark.parametrize(
    ("rule", "kong", "after"),
    [("kong_passes", False, 0), ("kong_passes", True, 1), ("stays", False, 0), ("stays", True, 0)],
)
def test_after_a_drawn_hand_a_kong_passes_the_deal(rule, kong, after):
    table = dealt({"E": "1111m258p369s1234z"}, left=3, options={"dealer_after_draw": rule})
    if kong:
        table.play("E kong 1111m")
    table.throw_drawn(4)
    assert table.over
    assert int(table.record.coming.dealer) == after


@pytest.mark.rule("SHANXI-35", "SHANXI-36")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_a_match_is_so_many_circles_and_places_bring_table_points(circles):
    table = dealt(options={"circles": circles})
    hands = 0
    while int(table.record.phase) != 5:
        table.close(WON, "E" if hands == 2 else "S", "W")
        hands += 1
        if int(table.record.phase) != 5:
            table.next_hand()
    assert hands == 4 * circles + 1  # the dealer of the third hand stays once
    table.record.scores[:4] = [30, -50, 30, -10]
    assert {one.score: one.points for one in table.ranking()} == {30: 3.5, -10: 2.0, -50: 1.0}
    table.record.scores[:4] = [40, 30, -20, -50]
    assert [one.points for one in table.ranking()] == [4.0, 3.0, 2.0, 1.0]


def test_every_option_of_the_book_is_there():
    assert set(Engine("shanxi", mode="interpreted").chosen) == {
        *("discard_min", "self_draw_min", "dealer_points", "declare_face_down", "cover_all", "robbing"),
        *("dealer_after_draw", "circles"),
    }
