"""Guangdong: the set, the deal, claims and kongs, wins let pass, the end of a hand, a match."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, tables_of

DULL = {"E": "147m258p369s12345z", "W": "258m369p147s1234z", "N": "369m147p258s1234z"}
SOUTH = "123m456p78s222s55z"  # waits for 6s and 9s
HANDS = {**DULL, "S": SOUTH}
EXPOSED = {**DULL, "S": "123m456p78s333s55z"}
CONCEALED = {**DULL, "S": "123m456p78s666z55z"}
PUNG = {**DULL, "S": "123m456p78s33s55z6z"}
ADDED = ("E 3s", "S pon", "S 6z", "W 1m drawn", "N 1p drawn", "E 2p drawn", "S kong 3333s")
EVERY = parse("123456789m123456789p123456789s1234567z")
at_table = tables_of("guangdong", HANDS)


def match_of(seed=1, **options):
    return Match("guangdong", seed, options, mode="interpreted")


# --- equipment and set-up


@pytest.mark.rule("GUANGDONG-1", "GUANGDONG-2", "GUANGDONG-7")
def test_136_tiles_four_players_and_seventeen_stacks_before_each():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == Counter(dict.fromkeys(EVERY, 4))
    assert [len(side.stacks) for side in table.view().wall.sides] == [17, 17, 17, 17]


@pytest.mark.rule("GUANGDONG-7")
def test_the_tiles_are_mixed():
    assert len({tuple(match_of(seed).table.wall[:136].tolist()) for seed in range(6)}) == 6


def opening_dice(match):
    [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
    return throw.dice


@pytest.mark.rule("GUANGDONG-3", "GUANGDONG-4", "GUANGDONG-6")
def test_three_dice_open_the_wall_scores_begin_at_0_and_the_first_wind_is_east():
    match = match_of()
    assert len(opening_dice(match)) == 3
    assert match.scores == [0, 0, 0, 0]
    assert match.view().round_wind == "E"


@pytest.mark.rule("GUANGDONG-4")
@pytest.mark.parametrize("base", [1, 2, 1000])
def test_a_score_may_go_below_0_by_points_times_base(base):
    table = at_table("1m9s", options={"base": base}).play("E 1z", "S 1m drawn", "W 9s drawn", "S win")
    assert table.scores() == [0, base, -base, 0]


@pytest.mark.rule("GUANGDONG-5", "GUANGDONG-6")
def test_seats_are_drawn_and_east_deals_first():
    matches = [match_of(seed) for seed in range(12)]
    assert len({tuple(int(person) for person in match.table.person) for match in matches}) > 6
    assert {(int(match.table.dealer), int(match.table.round_wind)) for match in matches} == {(0, 0)}


@pytest.mark.rule("GUANGDONG-8", "COMMON-20")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"),
    [([1, 2, 4], "W", 8), ([1, 1, 1], "W", 4), ([6, 6, 4], "N", 17), ([6, 6, 6], "E", 2)],
)
def test_the_sum_names_the_wall_and_the_stacks_and_runs_on_beyond_17(dice, wall, first_stack):
    """7 counted from the dealer is West; 18 stacks of South's wall are all 17 and one of the next one clockwise."""
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangdong", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("GUANGDONG-9")
def test_the_deal_in_fours_then_singles_fourteen_for_the_dealer():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("GUANGDONG-10", "GUANGDONG-49")
def test_every_tile_of_the_wall_may_be_drawn_then_the_hand_is_drawn_and_free():
    table = at_table(left=3).throw_drawn(4)
    places = table.record.place[: int(table.record.wall_size)]
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert not any(int(place) == IN_WALL for place in places)
    assert table.scores() == [0, 0, 0, 0]


# --- play


@pytest.mark.rule("GUANGDONG-11", "GUANGDONG-2")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table("1m2m3m").play("E 1z", "S 1m drawn", "W 2m drawn", "N 3m drawn")
    assert int(table.record.turn) == table.seat("E")


CLAIMS = {
    "E": "147m258p369s12345z",
    "S": "258m46p147s12346z",
    "W": "369m55p258s12346z",
    "N": "123m46p789s111s99p",
}


@pytest.mark.rule("GUANGDONG-12", "GUANGDONG-13")
def test_chow_from_the_player_before_and_pung_from_anyone():
    table = at_table(hands=CLAIMS).play("E 5p")
    assert "chi 46p" in table.open_to("S")
    assert table.open_to("W") == ["pass", "pon 55p"]
    assert table.refusal("N", "chi 46p") == "GUANGDONG-12"


@pytest.mark.rule("GUANGDONG-12")
def test_honours_are_no_chow():
    hands = {**CLAIMS, "S": "258m46p147s13467z"}
    asked = at_table(hands=hands).play("E 5z")
    assert int(asked.record.turn) == asked.seat("S")  # nobody was asked: South has drawn
    assert not [one for one in asked.open_to("S") if one.startswith("chi")]
    assert not [one for one in at_table(hands=hands).play("E 2z").open_to("S") if one.startswith("chi")]


@pytest.mark.rule("GUANGDONG-13", "GUANGDONG-14")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N pass")
    assert int(table.record.turn) == table.seat("W")
    table = at_table(hands=CLAIMS).play("E 5p", "S chi 46p", "W pon", "N win")
    assert int(table.record.won_order[0]) == table.seat("N")


@pytest.mark.rule("GUANGDONG-23")
def test_after_a_claim_any_tile_may_be_discarded():
    table = at_table(hands={**CLAIMS, "S": "258m467p47s12346z"}).play("E 5p", "S chi 46p").wait()
    assert set(parse(table.discards("S"))) == set(parse("258m7p47s12346z"))
    table = at_table(hands={**CLAIMS, "W": "369m555p58s12346z"}).play("E 5p", "W pon").wait()
    assert table.may("W", "5p")


@pytest.mark.rule("GUANGDONG-15", "GUANGDONG-16")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param(EXPOSED, "", ("E 3s", "S kong 333s"), id="exposed"),
        pytest.param(PUNG, "1m1p2p3s", ADDED, id="added"),
        pytest.param(CONCEALED, "6z", ("E 1z", "S kong 6666z"), id="concealed"),
    ],
)
def test_the_replacement_of_every_kong_comes_from_the_tail(hands, wall, steps):
    assert at_table(wall, hands, tail="8p").play(*steps).drawn() == "8p"


@pytest.mark.rule("GUANGDONG-15", "COMMON-5")
def test_own_kongs_are_made_after_a_draw_only():
    table = at_table(hands={**DULL, "S": "123m45p78s33s6666z"}).play("E 3s", "S pon")
    assert table.refusal("S", "kong 6666z") == "GUANGDONG-15"
    assert at_table(hands=EXPOSED).play("E 3s", "S pon").refusal("S", "kong 3333s") == "GUANGDONG-15"


@pytest.mark.rule("GUANGDONG-17", "COMMON-4")
def test_the_last_discard_can_only_be_won_on():
    hands = {**CLAIMS, "S": "258m4679p47s1234z"}
    last = at_table("5p", hands, left=1).play("E 4z", "S 5p drawn")
    assert last.open_to("W") == []
    assert set(last.open_to("N")) == {"win", "pass"}
    assert at_table("5p", hands, left=2).play("E 4z", "S 5p drawn").may("W", "pon")


@pytest.mark.rule("GUANGDONG-17")
def test_no_kong_when_no_replacement_can_be_drawn():
    assert at_table("6z", CONCEALED, left=2).play("E 1z").may("S", "kong 6666z")
    assert at_table("6z", CONCEALED, left=1).play("E 1z").refusal("S", "kong 6666z") == "GUANGDONG-17"


@pytest.mark.rule("GUANGDONG-18")
def test_an_added_kong_is_robbed_a_concealed_one_never():
    robbers = {**DULL, "S": "123m456p789m12s66z", "W": "33s258m69p147s234z"}
    steps = ("E 3s", "W pon", "W 2z", "N 9p drawn", "E 7p drawn", "S 7p drawn", "W kong 3333s")
    assert at_table("9p7p7p3s", robbers).play(*steps).may("S", "win")
    orphans = {**DULL, "S": "119m19p19s123457z", "W": "258m369p147s666z1z"}
    table = at_table("1p6z", orphans, tail="8p").play("E 1z", "S 1p drawn", "W kong 6666z")
    assert table.drawn() == "8p"


@pytest.mark.rule("GUANGDONG-19", "COMMON-6")
def test_who_waits_for_the_tile_of_an_exposed_kong_wins_on_the_discard_or_not_at_all():
    hands = {**EXPOSED, "N": "123p456m789m12s77z"}
    table = at_table(hands=hands, tail="8p").play("E 3s")
    assert table.may("N", "win")
    table.play("N pass", "S kong 333s")
    assert table.drawn() == "8p"


# --- wins let pass


@pytest.mark.rule("GUANGDONG-20", "GUANGDONG-21", "GUANGDONG-22", "COMMON-3", "GUANGDONG-55")
def test_a_passed_tile_wins_from_nobody_before_the_own_next_draw():
    table = at_table("1m9s9s2p1m9s").play("E 1z", "S 1m drawn", "W 9s drawn", "S pass", "N 9s drawn")
    assert not table.may("S", "win")
    table.play("E 2p drawn", "S 1m drawn", "W 9s drawn")
    assert table.may("S", "win")


@pytest.mark.rule("GUANGDONG-22")
def test_the_bar_is_for_that_kind_only_and_never_for_a_self_draw():
    start = ("E 1z", "S 1m drawn", "W 9s drawn", "S pass")
    assert at_table("1m9s6s").play(*start, "N 6s drawn").may("S", "win")
    table = at_table("1m9s6p2p9s").play(*start, "N 6p drawn", "E 2p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("GUANGDONG-22")
def test_the_bar_is_for_a_robbed_kong_too():
    """West pongs the 3s that South lets pass, and adds the fourth before South has moved."""
    hands = {**DULL, "S": "123m456p789m12s66z", "W": "33s777p258m14s123z", "N": "369m149p258s1234z"}
    table = at_table("9p7p", hands, tail="3s8p").play("E 3s", "S pass", "W pon", "W 2z", "N 9p drawn", "E 7p drawn")
    table.play("W kong 777p").wait()
    assert table.drawn() == "3s"
    assert table.play("W kong 3333s").drawn() == "8p"


@pytest.mark.rule("GUANGDONG-21", "COMMON-3")
@pytest.mark.parametrize(
    "steps",
    [("N 5z drawn", "S pon 55z", "S 2s"), ("N 2s", "S kong 222s", "S 1p"), ("N 2s", "S pon 22s", "S 2s")],
)
def test_an_own_claim_lifts_the_bar(steps):
    table = at_table("1m9s5z9s", tail="1p").play("E 1z", "S 1m drawn", "W 9s drawn", "S pass", *steps)
    assert table.play("W 9s drawn").may("S", "win")


@pytest.mark.rule("GUANGDONG-21", "COMMON-3")
def test_the_very_call_that_passes_the_win_leaves_nothing_barred():
    """South could win on 6s; he chows it, and wins on the next one."""
    hands = {**DULL, "S": "123m456p99p45678s"}
    table = at_table("6s", hands).play("E 6s")
    assert table.may("S", "win")
    table.play("S chi 78s", "S 6s", "W 6s drawn")
    assert table.may("S", "win")


@pytest.mark.rule("GUANGDONG-24")
def test_nobody_declares_ready():
    assert at_table("1m").play("E 1z").refusal("S", "ready") == "GUANGDONG-24"


# --- winning


@pytest.mark.rule("GUANGDONG-26")
def test_wins_on_a_discard_or_an_own_draw():
    assert at_table("1m9s").play("E 1z", "S 1m drawn", "W 9s drawn").may("S", "win")
    assert at_table("9s").play("E 1z").may("S", "win")


@pytest.mark.rule("GUANGDONG-28")
def test_a_win_ends_the_hand():
    table = at_table("1m9s").play("E 1z", "S 1m drawn", "W 9s drawn", "S win")
    assert (table.over, int(table.record.ending)) == (True, WON)


@pytest.mark.rule("GUANGDONG-55", "GUANGDONG-25", "GUANGDONG-11")
def test_false_wins_and_wrong_claims_are_refused():
    table = at_table("1m").play("E 1z")
    assert table.refusal("S", "win") == "GUANGDONG-25"
    assert table.refusal("W", "1m") == "GUANGDONG-11"
    assert at_table(hands=CLAIMS).play("E 5p").refusal("N", "pon") == "GUANGDONG-13"


@pytest.mark.rule("GUANGDONG-F-heavenly_win", "GUANGDONG-F-earthly_win", "GUANGDONG-F-human_win", "COMMON-7")
def test_the_wins_of_the_first_go_round_and_the_calls_that_spoil_them():
    east = {**DULL, "S": "147m258p369s1234z", "E": "123m456p789s222s55z"}
    assert at_table(hands=east).play("E win").scores() == [192, -64, -64, -64]
    east["E"] = "6666z456p78s222s55z"
    assert at_table(hands=east, tail="9s").play("E kong 6666z", "E win").scores() == [24, -8, -8, -8]
    assert at_table("9s").play("E 1z", "S win").scores() == [-64, 192, -64, -64]
    assert at_table(hands=HANDS).play("E 9s", "S win").scores() == [-64, 64, 0, 0]
    late = {**DULL, "W": SOUTH, "S": "258m369p147s1234z", "E": "147m258p369s12335z"}
    assert at_table("9s", late).play("E 1z", "S 9s drawn", "W win").scores() == [0, -64, 64, 0]
    called = {**late, "N": "369m147p258s1123z"}
    steps = ("E 1z", "N pon", "N 3z", "E 1m drawn", "S 9s drawn", "W win")
    assert at_table("1m9s", called).play(*steps).scores() == [0, -1, 1, 0]


# --- flowers by option

FLOWERS = {"options": {"flowers": True}}


@pytest.mark.rule("GUANGDONG-48", "GUANGDONG-7")
def test_by_option_144_tiles_in_stacks_of_18_with_eight_flowers():
    table = at_table(hands={}, **FLOWERS)
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert (sum(tiles.values()), sorted(tiles.values()).count(1)) == (144, 8)
    assert [len(side.stacks) for side in table.view().wall.sides] == [18, 18, 18, 18]


@pytest.mark.rule("GUANGDONG-48")
def test_flowers_are_replaced_from_the_tail_dealer_first_and_later_ones_in_a_second_round():
    hands = {"E": "12f58m258p36s1234z7z", "S": "4f58m258p369s1234z"}
    table = at_table(hands=hands, tail="3f7m6m4m", **FLOWERS)
    assert table.hand("E") == "4578m258p36s12347z"
    assert table.hand("S") == "568m258p369s1234z"
    table = at_table("1f", {"E": "258m258p369s1234z7z"}, tail="9p", **FLOWERS).play("E 7z").wait()
    assert table.drawn() == "9p"


@pytest.mark.rule("GUANGDONG-48", "GUANGDONG-F-heavenly_win")
def test_flowers_are_worth_nothing_and_leave_the_heavenly_win():
    table = at_table(hands={"E": "1f23m456p789s22255z"}, tail="1m", **FLOWERS).play("E win")
    assert table.scores() == [192, -64, -64, -64]
    hands = {**HANDS, "S": "1f23m456p78s222s55z"}
    table = at_table("1p9s", hands, tail="1m", **FLOWERS).play("E 1z", "S 1p drawn", "W 9s drawn", "S win")
    assert table.scores() == [0, 1, -1, 0]


@pytest.mark.rule("GUANGDONG-48", "GUANGDONG-49")
def test_a_flower_drawn_last_leaves_no_tile():
    table = at_table("1f", {"E": "258m258p369s1234z7z"}, left=1, **FLOWERS).play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)


# --- dealer and match


@pytest.mark.rule("GUANGDONG-50", "GUANGDONG-51", "GUANGDONG-52", "COMMON-16")
@pytest.mark.parametrize(
    ("ending", "winners", "next_dealer"),
    [(WON, "E", "E"), (EXHAUSTED, "", "E"), (WON, "W", "S"), (WON, "SE", "E"), (WON, "SN", "S")],
)
def test_the_dealer_stays_by_a_win_or_a_draw_else_the_next_player_deals(ending, winners, next_dealer):
    table = at_table().close(ending, winners, "W" if winners else "")
    assert int(table.record.coming.dealer) == table.seat(next_dealer)


@pytest.mark.rule("GUANGDONG-53", "GUANGDONG-54")
@pytest.mark.parametrize(
    ("length", "winds"),
    [
        ("4 rounds", "EEEESSSSWWWWNNNN"),
        ("2 rounds", "EEEESSSS"),
        ("1 round", "EEEE"),
        ("8 hands", "EEEESSSS"),
        ("16 hands", "EEEESSSSWWWWNNNN"),
    ],
)
def test_the_round_wind_turns_with_the_fourth_deal_and_the_match_has_an_end(length, winds):
    table, seen = at_table(options={"match": length}), ""
    for number in range(len(winds)):
        seen += table.view().round_wind
        table.close(WON, "S", "W")
        assert bool(only(table.events, ev.MatchEnded)) == (number == len(winds) - 1)
        if number < len(winds) - 1:
            table.next_hand()
    assert seen == winds


@pytest.mark.rule("GUANGDONG-53", "GUANGDONG-54", "COMMON-20")
@pytest.mark.parametrize(("length", "over"), [("1 round", False), ("8 hands", True)])
def test_kept_deals_count_as_hands_and_not_for_the_round(length, over):
    table = at_table(options={"match": length})
    for _ in range(7):
        table.close(EXHAUSTED).next_hand()
    table.close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over


@pytest.mark.rule("GUANGDONG-54")
def test_the_ranking_is_by_points_and_equal_points_share_the_place():
    table = at_table(before_deal={"scores": [5, -9, 5, -1]})
    assert [(one.score, one.place) for one in table.ranking()] == [(5, 1), (5, 1), (-1, 3), (-9, 4)]
