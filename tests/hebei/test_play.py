"""Hebei: the set, the deal, claims and kongs, wins let pass, the end of a hand, a match, and the turned joker."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, HAND_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, tables_of
from hangzhou.test_play import lay

DULL = {"E": "147m258p369s12345z", "W": "258m369p147s1234z", "N": "369m147p258s1234z"}
SOUTH = "123m456p78s222s55z"  # waits for 6s and 9s
HANDS = {**DULL, "S": SOUTH}
EVERY = parse("123456789m123456789p123456789s1234567z")
at_table = tables_of("hebei", HANDS)


# --- equipment and set-up


@pytest.mark.rule("HEBEI-1", "HEBEI-2")
def test_136_tiles_four_of_each_and_no_flower_by_option_108():
    def tiles(**options):
        record = at_table(hands={}, options=options).record
        return Counter(int(kind) for kind in record.wall[: int(record.wall_size)])

    assert tiles() == Counter(dict.fromkeys(EVERY, 4))
    assert tiles(honours=False) == Counter(dict.fromkeys(EVERY[:27], 4))


@pytest.mark.rule("HEBEI-1", "HEBEI-4", "HEBEI-2")
def test_two_dice_scores_from_0_and_nothing_is_replaced_at_the_start():
    match = Match("hebei", seed=1, mode="interpreted")
    assert match.scores == [0, 0, 0, 0]
    assert [len(event.dice) for event in only(match.events, ev.DiceThrown) if event.purpose == "break"] == [2]
    assert not only(match.events, ev.Drew)


@pytest.mark.rule("HEBEI-3", "COMMON-27")
def test_seventeen_stacks_before_each_player_without_honours_14_13_14_13():
    def stacks(**options):
        return [len(side.stacks) for side in at_table(hands={}, options=options).view().wall.sides]

    assert stacks() == [17, 17, 17, 17]
    assert stacks(honours=False) == [14, 13, 14, 13]


@pytest.mark.rule("HEBEI-5")
def test_the_first_dealer_is_anybody():
    assert {Match("hebei", seed=seed, mode="interpreted").view().dealer for seed in range(16)} == {0, 1, 2, 3}


@pytest.mark.rule("HEBEI-6")
@pytest.mark.parametrize(("dice", "wall", "first_stack"), [([3, 4], "W", 8), ([1, 1], "S", 3), ([6, 6], "N", 13)])
def test_the_sum_names_the_wall_counted_from_the_dealer_and_the_stacks_from_its_right_end(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "hebei", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("HEBEI-7")
def test_the_deal_in_fours_then_singles_fourteen_for_the_dealer():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


KONG = {**DULL, "S": "123m456p78s6666z5z"}


@pytest.mark.rule("HEBEI-8")
def test_the_last_fourteen_tiles_are_not_drawn_with_a_kong_neither():
    def undrawn(table):
        return sum(int(place) == 0 for place in table.record.place[:136])

    plain = at_table(left=3).throw_drawn(4)
    assert (plain.over, undrawn(plain)) == (True, 14)
    table = at_table("1m", KONG, tail="1p", left=3).play("E 1z", "S kong 6666z")
    assert (table.drawn(), table.view().tiles_left) == ("1p", 1)
    table.throw_drawn(4)
    assert (table.over, undrawn(table)) == (True, 14)


# --- play


@pytest.mark.rule("HEBEI-9")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table("1m2m3m").play("E 1z", "S 1m drawn", "W 2m drawn", "N 3m drawn")
    assert int(table.record.turn) == table.seat("E")


CLAIMS = {
    "E": "147m258p369s12345z",
    "S": "258m46p147s12346z",
    "W": "369m55p258s12346z",
    "N": "123m46p789s111s99p",
}


@pytest.mark.rule("HEBEI-10")
def test_chow_from_the_player_before_and_pung_from_anyone():
    table = at_table(hands=CLAIMS).play("E 5p")
    assert "chi 46p" in table.open_to("S")
    assert table.open_to("W") == ["pass", "pon 55p"]
    assert "chi 46p" not in table.open_to("N")
    assert at_table(hands=CLAIMS, options={"chi": False}).play("E 5p").refusal("S", "chi 46p") == "HEBEI-10"
    often = {"E": "147m258p369s1234z5p", "S": "123m46p123s789s5z2m", "W": "55p123m234s789s67z"}
    table = at_table(hands=often)
    lay(table, "S", "chi 123m from E", "chi 123s from E", "chi 789s from E")
    lay(table, "W", "chi 123m from S", "chi 234s from S", "chi 789s from S")
    table.play("E 5p")
    assert table.may("S", "chi 46p")  # the fourth
    assert table.may("W", "pon 55p")


@pytest.mark.rule("HEBEI-12")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N pass")
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N win")
    assert int(table.record.won_order[0]) == table.seat("N")


@pytest.mark.rule("HEBEI-13")
def test_after_a_claim_any_tile_may_be_discarded():
    table = at_table(hands={**CLAIMS, "S": "258m467p47s12346z"}).play("E 5p", "S chi 46p").wait()
    assert set(parse(table.discards("S"))) == set(parse("258m7p47s12346z"))
    table = at_table(hands={**CLAIMS, "S": "258m456p47s12346z"}).play("E 5p", "S chi 46p").wait()
    assert table.may("S", "5p")
    table = at_table(hands={**CLAIMS, "W": "369m555p58s12346z"}).play("E 5p", "W pon").wait()
    assert table.may("W", "5p")


PUNG = {**DULL, "S": "123m456p78s33s55z6z"}
ADDED = ("E 3s", "S pon", "S 6z", "W 1m drawn", "N 1p drawn", "E 2p drawn", "S kong 3333s")


@pytest.mark.rule("HEBEI-11")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param({**DULL, "S": "123m456p78s333s55z"}, "", ("E 3s", "S kong 333s"), id="open"),
        pytest.param(PUNG, "1m1p2p3s", ADDED, id="added"),
        pytest.param(KONG, "1m", ("E 1z", "S kong 6666z"), id="concealed"),
    ],
)
def test_the_replacement_of_every_kong_comes_from_the_tail(hands, wall, steps):
    assert at_table(wall, hands, tail="8p").play(*steps).drawn() == "8p"


@pytest.mark.rule("HEBEI-11", "COMMON-5")
def test_no_kong_directly_after_a_pung():
    table = at_table(hands={**DULL, "S": "123m456p78s333s55z"}).play("E 3s", "S pon")
    assert table.refusal("S", "kong 3333s") == "HEBEI-11"


@pytest.mark.rule("HEBEI-14")
def test_nobody_declares_ready():
    assert at_table("1m").play("E 1z").refusal("S", "ready") == "HEBEI-14"


@pytest.mark.rule("HEBEI-33")
def test_the_last_discard_can_only_be_won_on():
    hands = {**CLAIMS, "S": "258m4679p47s1234z"}
    last = at_table("5p", hands, left=1).play("E 4z", "S 5p drawn")
    assert last.open_to("W") == []
    assert set(last.open_to("N")) == {"win", "pass"}
    earlier = at_table("5p", hands, left=2).play("E 4z", "S 5p drawn")
    assert earlier.may("W", "pon")


@pytest.mark.rule("HEBEI-34")
def test_no_kong_when_no_replacement_can_be_drawn():
    assert at_table("1m", KONG, left=2).play("E 1z").may("S", "kong 6666z")
    assert at_table("1m", KONG, left=1).play("E 1z").refusal("S", "kong 6666z") == "HEBEI-34"


# --- winning


@pytest.mark.rule("HEBEI-16", "COMMON-3")
def test_who_passes_a_win_on_a_discard_cannot_win_on_one_before_his_next_draw():
    table = at_table("1m9s6s2p1m9s").play("E 1z", "S 1m drawn", "W 9s drawn", "S pass", "N 6s drawn")
    assert not table.may("S", "win")
    table.play("E 2p drawn", "S 1m drawn", "W 9s drawn")
    assert table.may("S", "win")


@pytest.mark.rule("HEBEI-16", "COMMON-3")
def test_a_self_draw_is_never_barred():
    table = at_table("1m9s6p2p9s").play("E 1z", "S 1m drawn", "W 9s drawn", "S pass", "N 6p drawn", "E 2p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("HEBEI-20")
def test_wins_on_a_discard_or_an_own_draw_by_option_on_an_own_draw_only():
    assert at_table("1m9s").play("E 1z", "S 1m drawn", "W 9s drawn").may("S", "win")
    assert at_table("9s").play("E 1z").may("S", "win")
    options = {"discard_win": False}
    assert not at_table("1m9s", options=options).play("E 1z", "S 1m drawn", "W 9s drawn").may("S", "win")
    assert at_table("9s", options=options).play("E 1z").may("S", "win")


TWO = {**DULL, "N": "456m78s333p99p777m"}  # South and North wait for 9s


@pytest.mark.rule("HEBEI-21")
def test_of_two_who_claim_the_same_tile_the_first_after_the_discarder_wins():
    table = at_table(hands={**TWO, "S": SOUTH}).play("E 9s", "S win", "N win")
    assert (int(table.record.won_count), int(table.record.won_order[0])) == (1, table.seat("S"))


@pytest.mark.rule("HEBEI-22")
def test_the_hand_ends_with_the_win():
    table = at_table(hands={**TWO, "S": SOUTH}).play("E 9s", "S win", "N pass")
    assert (table.over, int(table.record.ending)) == (True, WON)


@pytest.mark.rule("HEBEI-32")
def test_a_false_win_and_a_wrong_claim_are_refused():
    table = at_table("1m").play("E 1z")
    assert table.refusal("S", "win") == "HEBEI-18"
    assert at_table(hands=CLAIMS).play("E 5p").refusal("N", "pon") == "HEBEI-10"


# --- the end


@pytest.mark.rule("HEBEI-28")
def test_drawn_when_the_last_discard_is_not_won_on_and_nothing_is_paid():
    table = at_table("1m", left=1).play("E 1z", "S 1m drawn")
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("HEBEI-29")
@pytest.mark.parametrize(("ending", "winner", "next_dealer"), [(WON, "E", "E"), (WON, "W", "S"), (EXHAUSTED, "", "E")])
def test_the_dealer_stays_by_a_win_or_a_draw_else_the_next_player_deals(ending, winner, next_dealer):
    table = at_table().close(ending, winner)
    assert int(table.record.coming.dealer) == table.seat(next_dealer)


@pytest.mark.rule("HEBEI-30")
def test_who_leaves_ends_the_match_and_a_new_one_begins_with_any_dealer():
    dealers = set()
    for seed in range(12):
        match = Match("hebei", seed, mode="interpreted")
        match.table.phase, match.table.owed = HAND_OVER, 0  # between two hands
        match.table.hands_played = 5
        match.next_match(leaving=True)
        assert int(match.table.hands_played) == 0
        dealers.add(int(match.table.dealer))
    assert len(dealers) > 2


@pytest.mark.rule("HEBEI-31", "COMMON-20")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_a_match_is_over_when_every_seat_has_lost_the_deal_so_often(circles):
    table = at_table(options={"circles": circles})
    for lost in range(4 * circles):
        table.close(EXHAUSTED)  # the dealer stays, the last one too
        assert not only(table.events, ev.MatchEnded)
        table.next_hand().close(WON, "S")
        assert bool(only(table.events, ev.MatchEnded)) == (lost == 4 * circles - 1)
        if not only(table.events, ev.MatchEnded):
            table.next_hand()


@pytest.mark.rule("HEBEI-31")
def test_the_ranking_is_by_score():
    table = at_table(before_deal={"scores": [5, -9, 20, -16]})
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]


# --- the joker: the next tile of the wall is turned

JOKER = {"joker": True}


@pytest.mark.rule("HEBEI-25", "COMMON-18")
def test_the_tile_after_the_deal_is_turned_stays_out_of_play_and_the_next_number_is_the_joker():
    table = at_table("6z1m", options=JOKER)
    assert table.indicators() == "6z"
    assert table.view().jokers == ("5z",)
    assert table.view().tiles_left == 136 - 53 - 14 - 1
    assert table.play("E 1z").wait().drawn() == "1m"


@pytest.mark.rule("HEBEI-25", "COMMON-18")
@pytest.mark.parametrize(
    ("turned", "joker"),
    [("1m", "2m"), ("9p", "1p"), ("1z", "2z"), ("4z", "1z"), ("7z", "6z"), ("6z", "5z"), ("5z", "7z")],
)
def test_numbers_winds_and_dragons_go_in_rings(turned, joker):
    told = {"options": JOKER, "setup": {"indicator": turned}, "expect": {"jokers": joker}}
    outcome = run_case(Case(Path("test.yaml"), 1, "hebei", "joker", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("HEBEI-25", "COMMON-18")
def test_a_discarded_joker_is_claimed_by_nobody_not_even_for_a_win():
    hands = {**DULL, "S": "123m456p78s222s55z", "W": "258m369p147s5z123z"}
    table = at_table("6z1m", hands, options=JOKER).play("E 5z")
    assert table.drawn() == "1m"  # nobody was asked, though South has a pair of it and waits


@pytest.mark.by_day
@pytest.mark.rule("HEBEI-25", "COMMON-18")
def test_four_jokers_are_no_kong():
    hands = {"E": "147m258p369s12346z", "S": "123m456p78s66z555z"}
    table = at_table("6z5z", hands, options=JOKER).play("E 1z", "S pass")
    assert table.refusal("S", "kong 5555z") == "HEBEI-25"
