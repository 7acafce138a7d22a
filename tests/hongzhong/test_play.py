"""Red Dragon: the set, the deal, what may be claimed and konged, who wins, the end of a hand and of the match."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from fangcheng.web.page.translate import meld as drawn_meld
from flow.table_of import only, paid_for, tables_of

DULL = {"E": "1479m23568p13469s", "W": "235689m1479p258s", "N": "1477m369p124578s"}
SOUTH = "123456m789p5578s"  # waits for 6s and 9s
HANDS = {**DULL, "S": SOUTH}


at_table = tables_of("hongzhong", HANDS)


# --- equipment and set-up


@pytest.mark.rule("HONGZHONG-1")
@pytest.mark.parametrize(("reds", "stacks"), [(4, [14, 14, 14, 14]), (8, [15, 14, 15, 14])])
def test_the_suits_and_four_red_dragons_or_eight(reds, stacks):
    table = at_table(hands={}, options={"red_dragons": reds})
    expected = Counter({**dict.fromkeys(parse("123456789m123456789p123456789s"), 4), parse("7z")[0]: reds})
    assert Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)]) == expected
    assert [len(side.stacks) for side in table.view().wall.sides] == stacks


@pytest.mark.rule("HONGZHONG-2", "HONGZHONG-3")
def test_four_players_at_drawn_seats_two_dice_scores_from_0_and_east_deals():
    matches = [Match("hongzhong", seed=seed, mode="interpreted") for seed in range(6)]
    assert len({only(match.events, ev.Seated)[0].persons for match in matches}) > 1
    for match in matches:
        thrown = only(match.events, ev.DiceThrown)
        assert [(one.purpose, len(one.dice)) for one in thrown if one.purpose != "seats"] == [("break", 2)]
        assert (match.scores, match.view().dealer) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("HONGZHONG-4")
def test_everybody_builds_fourteen_stacks():
    assert [len(side.stacks) for side in at_table().view().wall.sides] == [14, 14, 14, 14]


@pytest.mark.rule("HONGZHONG-5")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"), [([2, 5], "W", 3), ([6, 3], "E", 4), ([6, 6], "N", 7), ([1, 1], "S", 2)]
)
def test_the_sum_names_the_wall_and_the_smaller_die_the_stacks_left(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "hongzhong", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("HONGZHONG-6")
def test_three_times_two_stacks_then_single_tiles_and_the_jump_of_the_dealer():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall]
    dealt = [
        [wall[16 * turn + 4 * seat + tile] for turn in range(3) for tile in range(4)] + [wall[48 + seat]]
        for seat in range(4)
    ]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("HONGZHONG-7", "HONGZHONG-33")
def test_no_tile_is_kept_back_and_an_empty_wall_is_a_drawn_hand_without_payments():
    assert at_table().view().tiles_left == 112 - 53
    table = at_table("1m", left=1).throw_drawn(3)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])


# --- play


@pytest.mark.rule("HONGZHONG-3", "HONGZHONG-8")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table("1p2p3p").play("E 9m", "S 1p drawn", "W 2p drawn", "N 3p drawn")
    assert int(table.record.turn) == table.seat("E")


ASKED = {**HANDS, "E": "1479m23568p34669s", "W": "235689m14p11668s"}  # East has 6s for South, West a pair of them


@pytest.mark.rule("HONGZHONG-9")
def test_no_chow_and_a_pung_of_any_discard():
    table = at_table(hands=ASKED).play("E 6s")
    assert table.refusal("S", "chi 78s") == "HONGZHONG-9"
    assert table.open_to("W") == ["pass", "pon 66s"]


@pytest.mark.rule("HONGZHONG-15", "HONGZHONG-18", "HONGZHONG-36")
def test_nobody_wins_on_a_discard_and_a_false_win_is_refused():
    table = at_table(hands=ASKED).play("E 6s")
    assert table.refusal("S", "win") == "HONGZHONG-15"
    assert at_table("1m").play("E 9m").refusal("S", "win") == "HONGZHONG-18"


FIVES = {"E": "1459m23568p13469s", "S": "555m789p1122378s", "W": "236889m1479p258s", "N": "1477m369p124578s"}
FOUR = {**DULL, "S": "3333m789p112278s", "W": "225689m1479p258s"}
ADDING = {**FIVES, "S": "556m789p1122378s"}
ADDED = ("E 5m", "S pon", "S 6m", "W 1p drawn", "N 1p drawn", "E 4p drawn", "S kong 5555m")


@pytest.mark.rule("HONGZHONG-10", "HONGZHONG-12")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param(FIVES, "", ("E 5m", "S kong 555m"), id="exposed"),
        pytest.param(ADDING, "1p1p4p5m", ADDED, id="added"),
        pytest.param(FOUR, "4p", ("E 9m", "S kong 3333m"), id="concealed"),
    ],
)
def test_three_kinds_of_kong_and_the_replacement_from_the_tail(hands, wall, steps):
    table = at_table(wall, hands, tail="8s").play(*steps)
    assert table.drawn() == "8s"
    drew = only(table.events, ev.Drew)[-1]
    assert (drew.source, drew.position) == ("kong", 110)  # of 112 tiles the upper one of the last stack


@pytest.mark.rule("HONGZHONG-10")
def test_a_concealed_kong_shows_what_it_is():
    table = at_table("4p", FOUR).play("E 9m", "S kong 3333m")
    [meld] = table.view("W").seats[table.seat("S")].melds
    assert meld.tiles == ("3m",) * 4
    assert drawn_meld(meld, table.seat("S"), 4, table.rules).tiles == ["#", "3m", "3m", "#"]


@pytest.mark.rule("HONGZHONG-11")
def test_no_kong_in_the_turn_of_a_pung():
    table = at_table(hands=FIVES).play("E 5m", "S pon")
    assert table.refusal("S", "kong 5555m") == "HONGZHONG-11"
    hands = {"E": "1459m23568p33469s", "S": "55m23789p11118s7p", "W": FIVES["W"], "N": "1477m369p224578s"}
    table = at_table("1p1p4p9p", hands).play("E 5m", "S pon")
    assert table.refusal("S", "kong 1111s") == "HONGZHONG-11"
    table.play("S 2p", "W 1p drawn", "N 1p drawn", "E 4p drawn")
    assert table.may("S", "kong 1111s")  # after his next draw


@pytest.mark.rule("HONGZHONG-13", "COMMON-4")
def test_with_no_tile_left_nobody_makes_a_kong_or_claims_the_discard():
    assert at_table("4p", FOUR, left=2).play("E 9m").may("S", "kong 3333m")
    assert at_table("4p", FOUR, left=1).play("E 9m").refusal("S", "kong 3333m") == "HONGZHONG-13"
    hands = {"E": "1479m23568p13459s", "S": "123456m789p1288s", "W": "235689m14p66658s", "N": DULL["N"]}
    more = at_table("6s", hands, left=2).play("E 9m", "S 6s drawn")
    assert {"pon 66s", "kong 666s"} <= set(more.open_to("W"))
    assert at_table("6s", hands, left=1).play("E 9m", "S 6s drawn").over


@pytest.mark.rule("HONGZHONG-14")
def test_a_red_dragon_may_be_discarded_and_is_claimed_by_nobody():
    hands = {**DULL, "S": "123456m789p58s7z7z", "E": "147m23568p13469s7z"}
    table = at_table("1p", hands)
    assert table.may("E", "7z")
    assert table.play("E 7z").drawn() == "1p"  # South was not asked
    three = at_table("1p", {**hands, "S": "123456m789p8s7z7z7z", "E": "147m23568p13469s7z"})
    assert three.play("E 7z").drawn() == "1p"  # nor about a kong


@pytest.mark.rule("HONGZHONG-14")
def test_where_discards_are_won_on_a_red_dragon_is_not():
    """South, who holds no Red Dragon himself, waits for 6s and 9s."""
    hands = {**HANDS, "E": "147m23568p1346s7z6s"}
    options = {"discard_win": True}
    assert at_table("1p", hands, options=options).play("E 6s").may("S", "win")
    assert at_table("1p", hands, options=options).play("E 7z").drawn() == "1p"


@pytest.mark.rule("HONGZHONG-14")
def test_red_dragons_are_no_kong():
    hands = {**DULL, "S": "123456m89p58s7z7z7z"}
    assert at_table("7z", hands).play("E 9m").refusal("S", "kong 7777z") == "HONGZHONG-14"


@pytest.mark.rule("HONGZHONG-14")
def test_a_red_dragon_does_not_make_a_pung():
    hands = {**ASKED, "W": "235689m14p1168s7z"}
    assert at_table("1p", hands).play("E 6s").drawn() == "1p"


@pytest.mark.rule("HONGZHONG-15")
def test_an_added_kong_is_not_robbed_and_a_self_draw_may_be_declined():
    hands = {**ADDING, "N": "34m22233344666p"}  # waits for 2m and 5m
    table = at_table("1p1p4p5m", hands, tail="8s").play(*ADDED)
    assert table.drawn() == "8s"
    assert at_table("9s1p1p1p6s").play("E 9m", "S 9s drawn", "W 1p drawn", "N 1p drawn", "E 1p drawn").may("S", "win")


@pytest.mark.rule("HONGZHONG-16")
def test_who_holds_three_chooses_between_kong_and_pung():
    table = at_table(hands=FIVES).play("E 5m")
    assert {"pon 55m", "kong 555m"} <= set(table.open_to("S"))


@pytest.mark.rule("HONGZHONG-17")
def test_nobody_declares_ready():
    assert at_table("1p").play("E 9m").refusal("S", "ready") == "HONGZHONG-17"


@pytest.mark.rule("HONGZHONG-17")
def test_several_kongs_may_be_made_in_one_turn_and_the_bloom_counts_once():
    hands = {**DULL, "S": "2222m4444p55678s", "W": "356899m179p2588s", "N": "1477m369p124789s"}
    table = at_table("5s6p6p", hands, tail="9s9s").play("E 9m", "S kong 2222m", "S kong 4444p", "S win")
    assert paid_for(table, "win") == [-4, 12, -4, -4]  # kong bloom and no Red Dragon


# --- the end


@pytest.mark.rule("HONGZHONG-20")
def test_a_win_ends_the_hand():
    table = at_table("9s2m2p").play("E 9m", "S win")
    assert (table.over, int(table.record.ending)) == (True, WON)


@pytest.mark.rule("HONGZHONG-34")
def test_the_winner_deals_next_and_after_a_drawn_hand_the_same_dealer():
    won = at_table("9s2m2p").play("E 9m", "S win")
    assert int(won.record.coming.dealer) == won.seat("S")
    drawn = at_table("7p", left=1).throw_drawn(3)
    assert int(drawn.record.coming.dealer) == drawn.seat("E")


@pytest.mark.rule("HONGZHONG-35")
def test_a_match_is_eight_hands_and_brings_table_points_that_ties_share():
    table = at_table(before_deal={"hands_played": 6, "scores": [8, 8, -6, -10]}).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.points for one in table.ranking()] == [3.5, 3.5, 2, 1]


@pytest.mark.rule("HONGZHONG-35")
def test_when_time_is_called_the_hand_is_finished_and_no_other():
    table = at_table(before_deal={"hands_played": 2})
    table.engine.call_time(table.record)
    table.close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
