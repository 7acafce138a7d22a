"""Qingyuan: the set, the deal, what may be claimed and konged, who wins, the end of a hand and of the match."""

from collections import Counter
from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, table_of, tables_of

DULL = {"E": "247p258s1234567z9s", "W": "258p147s1234567z", "N": "369p369s1234567z"}
SOUTH = "123p678p555s23s99p"  # waits for 1s and 4s
HANDS = {**DULL, "S": SOUTH}
at_table = tables_of("qingyuan", HANDS)


# --- equipment and set-up


@pytest.mark.rule("QINGYUAN-1")
def test_a_hundred_tiles_four_of_each_without_characters():
    record = at_table().record
    expected = Counter(dict.fromkeys(parse("123456789p123456789s1234567z"), 4))
    assert Counter(int(kind) for kind in record.wall[: int(record.wall_size)]) == expected
    assert expected.total() == 100


@pytest.mark.rule("QINGYUAN-2")
def test_four_players_throw_three_dice_and_scores_from_0_may_go_below():
    match = Match("qingyuan", seed=1, mode="interpreted")
    assert match.scores == [0, 0, 0, 0]
    assert [len(event.dice) for event in only(match.events, ev.DiceThrown) if event.purpose == "break"] == [3]
    assert at_table("4s").play("E 9s", "S win").scores() == [-3, 9, -3, -3]


@pytest.mark.rule("QINGYUAN-3")
def test_seats_are_drawn_by_winds_and_east_deals_first():
    seen = set()
    for seed in range(6):
        match = Match("qingyuan", seed=seed, mode="interpreted")
        [seated] = only(match.events, ev.Seated)
        seen.add(seated.persons)
        assert match.view().dealer == 0
        assert not [event for event in only(match.events, ev.DiceThrown) if event.purpose == "dealer"]
    assert len(seen) > 1


@pytest.mark.rule("QINGYUAN-3", "QINGYUAN-10")
def test_the_dealer_discards_first_and_turns_go_counter_clockwise():
    table = at_table("1p2p3p")
    table.play("E 9s", "S 1p drawn", "W 2p drawn", "N 3p drawn")
    assert int(table.record.turn) == table.seat("E")


@pytest.mark.rule("QINGYUAN-4")
def test_east_and_west_build_13_stacks_south_and_north_12():
    assert [len(side.stacks) for side in at_table().view().wall.sides] == [13, 12, 13, 12]


@pytest.mark.rule("QINGYUAN-5")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"),
    [
        ([1, 1, 1], "W", 4),  # 3: East, South, West; three stacks are left
        ([2, 3, 4], "E", 10),
        ([6, 6, 2], "E", 3),  # 14 is South, who has 12: two more from the right end of East's wall
    ],
)
def test_one_sum_names_the_wall_and_the_stacks_left_at_its_right_end(dice, wall, first_stack):
    told = {"setup": {"dice": dice}, "expect": {"wall": wall, "first_stack": first_stack}}
    outcome = run_case(Case(Path("test.yaml"), 1, "qingyuan", "break", told))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("QINGYUAN-5")
def test_two_stacks_at_a_time_then_single_tiles_and_the_jump_of_the_dealer():
    table = table_of("qingyuan")
    wall = [int(kind) for kind in table.record.wall]
    dealt = [wall[4 * seat : 4 * seat + 4] + wall[16 + 4 * seat : 20 + 4 * seat] + wall[32 + 4 * seat : 36 + 4 * seat]
             + [wall[48 + seat]] for seat in range(4)]  # fmt: skip
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]


@pytest.mark.rule("QINGYUAN-6")
def test_nothing_is_kept_back_but_the_horses():
    assert at_table().view().tiles_left == 100 - 53
    assert [at_table(options={"horses": count}).view().tiles_left for count in (2, 4, 6)] == [45, 43, 41]


@pytest.mark.rule("QINGYUAN-6", "QINGYUAN-26", "COMMON-5")
def test_horses_stay_at_the_end_and_are_not_drawn():
    table = at_table("7p6p8p", options={"horses": 4}, left=6)
    record = table.record
    standing = [int(record.place[position]) for position in range(96, 100)]
    table.throw_drawn(12)
    assert table.over
    assert [int(record.place[position]) for position in range(96, 100)] == standing


# --- play


ASKED = {**HANDS, "E": "2477p258s123456z1s", "W": "258p114s1234567z"}  # West may pon 1s, South has 23s


@pytest.mark.rule("QINGYUAN-7", "QINGYUAN-32")
def test_a_chow_is_refused():
    table = at_table(hands=ASKED).play("E 1s")
    assert table.refusal("S", "chi 23s") == "QINGYUAN-7"


@pytest.mark.rule("QINGYUAN-8", "QINGYUAN-32", "QINGYUAN-28")
def test_a_discard_may_not_be_won_so_nobody_can_feed_a_friend():
    table = at_table(hands=ASKED).play("E 1s")
    assert table.refusal("S", "win") == "QINGYUAN-8"


@pytest.mark.rule("QINGYUAN-10")
@pytest.mark.parametrize("letter", ["S", "W", "N"])
def test_any_player_may_pon_or_kong_a_discard(letter):
    table = at_table(hands={"E": DULL["E"], letter: "111p13p6p3344s999s"}).play("E 9s")
    assert table.open_to(letter) == ["pass", "pon 99s", "kong 999s"]


KONG = {**DULL, "S": "1111p678p55s23s99p"}
PUNG = {**DULL, "S": "123p6677p55s23s99p"}


@pytest.mark.rule("QINGYUAN-11")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param(HANDS, "", ("E 5s", "S kong 555s"), id="exposed"),
        pytest.param(
            PUNG,
            "7s1s6p5s",
            ("E 5s", "S pon", "S 3s", "W 7s drawn", "N 1s drawn", "E 6p drawn", "S kong 5555s"),
            id="added",
        ),
        pytest.param(KONG, "7p", ("E 9s", "S kong 1111p"), id="concealed"),
    ],
)
def test_the_replacement_of_every_kong_comes_from_the_tail(hands, wall, steps):
    assert at_table(wall, hands, tail="8s").play(*steps).drawn() == "8s"


@pytest.mark.rule("QINGYUAN-26", "QINGYUAN-6", "COMMON-5")
def test_with_horses_it_comes_from_in_front_of_them():
    table = at_table("7p", KONG, tail="8s", reserve="1s1s", options={"horses": 2}).play("E 9s", "S kong 1111p")
    assert table.drawn() == "8s"


@pytest.mark.rule("QINGYUAN-11")
def test_no_kong_when_no_tile_is_left():
    hands = {**DULL, "S": "111p678p555s23s99p"}
    assert at_table("1p", hands, left=2).play("E 9s").may("S", "kong 1111p")
    assert at_table("1p", hands, left=1).play("E 9s").refusal("S", "kong 1111p") == "QINGYUAN-11"


@pytest.mark.rule("QINGYUAN-12")
def test_after_a_pung_a_tile_is_discarded_and_the_fourth_is_added_after_a_later_draw():
    table = at_table("7s1s6p7p").play("E 5s", "S pon")
    assert table.refusal("S", "kong 5555s") == "QINGYUAN-12"
    table.play("S 3s", "W 7s drawn", "N 1s drawn", "E 6p drawn")
    assert table.may("S", "kong 5555s")


@pytest.mark.rule("QINGYUAN-13")
def test_a_self_draw_may_be_declined_and_nothing_is_lost():
    table = at_table("4s1p2p7p1s")
    table.play("E 9s")
    assert table.may("S", "win")
    table.play("S 4s drawn", "W 1p drawn", "N 2p drawn", "E 7p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("QINGYUAN-33")
def test_the_discard_after_the_last_tile_is_claimed_by_nobody():
    hands = {**DULL, "W": "55s258p14s134567z", "S": "123p678p29s23s9p15z"}
    earlier = at_table("5s", hands, left=2).play("E 9s", "S 5s drawn")
    assert earlier.may("W", "pon")
    last = at_table("5s", hands, left=1).play("E 9s", "S 5s drawn")
    assert last.over
    assert int(last.record.ending) == EXHAUSTED


@pytest.mark.rule("QINGYUAN-34")
def test_a_concealed_kong_shows_what_it_is():
    table = at_table("7p", KONG).play("E 9s", "S kong 1111p")
    [meld] = table.view("W").seats[table.seat("S")].melds
    assert meld.tiles == ("1p", "1p", "1p", "1p")


@pytest.mark.rule("QINGYUAN-35")
def test_nobody_declares_ready_and_any_tile_may_be_discarded():
    table = at_table("7p").play("E 9s")
    assert table.refusal("S", "ready") == "QINGYUAN-35"
    assert set(parse(table.discards("S"))) == set(parse(SOUTH))


@pytest.mark.rule("QINGYUAN-14", "QINGYUAN-7")
def test_chows_are_formed_in_the_concealed_hand_only():
    assert at_table("4s").play("E 9s").may("S", "win")
    hands = {**DULL, "S": SOUTH, "W": "44p58p147s123456z"}
    table = at_table(hands=hands).play("E 4p")
    assert table.may("W", "pon 44p")
    assert table.refusal("S", "chi 23p") == "QINGYUAN-7"


@pytest.mark.rule("QINGYUAN-14")
@pytest.mark.parametrize(
    ("south", "drawn", "wins"),
    [
        ("123p678p555s23s99p", "4s", True),
        ("111p666p555s222s9p", "9p", True),  # pungs
        ("123p678p555s22s99p", "3s", False),  # three sets, two pairs and a tile
        ("123p678p555s999p4p", "6z", False),  # four sets without a pair
    ],
)
def test_four_sets_and_a_pair_win_and_nothing_less(south, drawn, wins):
    table = at_table(drawn, {**DULL, "S": south}).play("E 9s").wait()
    assert table.drawn() == drawn
    assert table.may("S", "win") == wins


@pytest.mark.rule("QINGYUAN-15")
def test_seven_pairs_do_not_win():
    table = at_table("6p", {**DULL, "S": "1133p5577s99s22p6p"})
    assert table.play("E 9s", "S pass").refusal("S", "win") == "QINGYUAN-15"


@pytest.mark.rule("QINGYUAN-16")
def test_a_win_ends_the_hand():
    table = at_table("4s").play("E 9s", "S win")
    assert table.over
    assert int(table.record.ending) == WON


# --- the end


@pytest.mark.rule("QINGYUAN-29")
def test_an_empty_wall_is_a_drawn_hand_without_payments():
    table = at_table("7p6p8p", KONG, tail="8s", left=4)
    table.play("E 9s", "S kong 1111p").throw_drawn(8)
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("QINGYUAN-29")
def test_by_option_a_drawn_hand_keeps_the_kongs():
    table = at_table("7p6p8p", KONG, tail="8s", left=4, options={"draw_keeps_kongs": True})
    table.play("E 9s", "S kong 1111p").throw_drawn(8)
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == [-2, 6, -2, -2]


@pytest.mark.rule("QINGYUAN-30")
def test_the_winner_deals_next_and_after_a_drawn_hand_the_same_dealer():
    won = at_table("4s").play("E 9s", "S win")
    assert int(won.record.coming.dealer) == won.seat("S")
    drawn = at_table("7p", left=1).throw_drawn(3)
    assert drawn.over
    assert int(drawn.record.coming.dealer) == drawn.seat("E")


@pytest.mark.rule("QINGYUAN-31")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_a_match_is_eight_hands_or_four_or_sixteen(hands):
    table = at_table(options={"hands": hands} if hands != 8 else {}, before_deal={"hands_played": hands - 2})
    table.close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    assert table.record.hands_played == hands - 1
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("QINGYUAN-31")
def test_the_ranking_is_by_points():
    table = at_table(before_deal={"hands_played": 7, "scores": [5, -9, 20, -16]}).close(EXHAUSTED)
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]
