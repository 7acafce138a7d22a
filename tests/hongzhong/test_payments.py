"""Red Dragon: what a win costs, kongs, birds, wins on discards by option. Amounts of E S W N, from the book."""

import pytest

from fangcheng.game import event_types as ev
from flow.table_of import only, paid_for
from hongzhong.test_play import ADDED, ADDING, DULL, FIVES, FOUR, HANDS, at_table

WIN = ("E 9m", "S win")
MISSES = "2m2p"  # two birds that hit nothing


@pytest.mark.rule("HONGZHONG-29", "HONGZHONG-2")
def test_each_of_the_three_pays_the_doubled_point_and_the_dealer_no_more():
    assert at_table("9s" + MISSES).play(*WIN).scores() == [-2, 6, -2, -2]  # no Red Dragon: one fan
    plain = {**DULL, "S": "123456m789p578s7z"}
    assert at_table("5s" + MISSES, plain).play(*WIN).scores() == [-1, 3, -1, -1]
    hands = {"E": "123456m789p55678s", "S": "1479m23568p1346s"}
    assert at_table(MISSES, hands).play("E win").scores() == [6, -2, -2, -2]


# --- kongs


@pytest.mark.rule("HONGZHONG-26", "HONGZHONG-27", "HONGZHONG-29")
def test_an_exposed_kong_costs_its_feeder_three_and_a_bloom_on_it_no_more():
    hands = {**FIVES, "S": "555m123789p1178s"}
    table = at_table(MISSES, hands, tail="9s").play("E 5m", "S kong 555m", "S win")
    assert paid_for(table, "win") == [-4, 12, -4, -4]
    assert table.scores() == [-4 - 3, 12 + 3, -4, -4]


@pytest.mark.rule("HONGZHONG-27", "HONGZHONG-28")
def test_a_concealed_kong_costs_each_two_whoever_wins():
    hands = {**DULL, "S": "3333m789p112278s", "W": "456789m789p5578s", "N": "77m369p1245678s7p"}
    table = at_table("4p6s" + MISSES, hands, tail="8m").play("E 9m", "S kong 3333m", "S 8m drawn", "W win")
    assert paid_for(table, "win") == [-2, -2, 6, -2]
    assert table.scores() == [-2 - 2, -2 + 6, 6 - 2, -2 - 2]


@pytest.mark.rule("HONGZHONG-27")
def test_an_added_kong_costs_each_one_if_the_tile_was_drawn_in_this_turn():
    hands = {**ADDING, "S": "556m123789p1178s"}
    table = at_table("1p1p4p5m" + MISSES, hands, tail="9s").play(*ADDED, "S win")
    assert paid_for(table, "added_kong") == [-1, 3, -1, -1]


@pytest.mark.rule("HONGZHONG-27")
@pytest.mark.parametrize(("late", "amount"), [(0, 0), (1, 1)])
def test_a_fourth_tile_that_was_held_back_brings_nothing_or_by_option_one(late, amount):
    hands = {**FIVES, "S": "555m123789p1178s"}
    table = at_table("1p1p4p8s" + MISSES, hands, tail="9s", options={"late_added_kong": late})
    table.play("E 5m", "S pon", "S 8s", "W 1p drawn", "N 1p drawn", "E 4p drawn", "S kong 5555m", "S win")
    assert paid_for(table, "added_kong") == [-amount, 3 * amount, -amount, -amount]


@pytest.mark.rule("HONGZHONG-28")
@pytest.mark.parametrize(("option", "scores"), [("void", [0, 0, 0, 0]), ("paid", [-2, 6, -2, -2])])
def test_kongs_of_a_drawn_hand_are_void_or_by_option_paid(option, scores):
    table = at_table("4p6p8p", FOUR, tail="8s", left=4, options={"drawn_kongs": option})
    assert table.play("E 9m", "S kong 3333m").throw_drawn(8).scores() == scores


# --- birds


@pytest.mark.rule("HONGZHONG-30", "HONGZHONG-31")
@pytest.mark.parametrize(
    ("birds", "hits"), [("2m2p", 0), ("1m2p", 1), ("9s5p", 2), ("7z1s", 2), ("3m8s", 0), ("4p6p", 0), ("7m7z", 1)]
)
def test_the_next_two_tiles_are_turned_and_ones_fives_nines_and_red_dragons_hit(birds, hits):
    table = at_table("9s" + birds).play(*WIN)
    assert "".join(one.tile for one in only(table.events, ev.HorseTurned)) == birds
    assert table.scores() == [-2 - hits, 6 + 3 * hits, -2 - hits, -2 - hits]


@pytest.mark.rule("HONGZHONG-29", "HONGZHONG-31")
def test_by_option_a_hit_is_two_points_and_is_not_doubled_with_the_hand():
    assert at_table("9s1m5p", options={"bird_points": 2}).play(*WIN).scores() == [-6, 18, -6, -6]


@pytest.mark.rule("HONGZHONG-30")
@pytest.mark.parametrize(("birds", "hits"), [(0, 0), (1, 1), (4, 4), (6, 5)])
def test_by_option_there_are_none_one_four_or_six(birds, hits):
    table = at_table("9s1m5p9p1s2p7z", options={"birds": birds}).play(*WIN)
    assert len(only(table.events, ev.HorseTurned)) == birds
    assert table.scores()[0] == -2 - hits


@pytest.mark.rule("HONGZHONG-31")
@pytest.mark.parametrize(
    ("birds", "hits"), [("2m6s", 2), ("1m5p", 0), ("3p7m", 0), ("4p8s", 0), ("7z2p", 2), ("9p6p", 1)]
)
def test_by_option_the_birds_of_the_winners_seat_and_red_dragons_hit(birds, hits):
    """South is next after the dealer: 2 and 6 are his."""
    assert at_table("9s" + birds, options={"bird_mode": "seat"}).play(*WIN).scores()[0] == -2 - hits


@pytest.mark.rule("HONGZHONG-31")
@pytest.mark.parametrize(("bird", "hits"), [("1m", 1), ("8s", 8), ("7z", 10)])
def test_by_option_one_bird_hits_by_its_number(bird, hits):
    options = {"bird_mode": "all", "birds": 6}
    table = at_table("9s" + bird + "9p", options=options).play(*WIN)
    assert [one.tile for one in only(table.events, ev.HorseTurned)] == [bird]
    assert table.scores()[0] == -2 - hits
    assert at_table("9s" + bird, options={**options, "birds": 0}).play(*WIN).scores()[0] == -2


@pytest.mark.rule("HONGZHONG-30", "HONGZHONG-32")
@pytest.mark.parametrize(("left", "birds"), [(3, 2), (2, 1), (1, 0)])
def test_there_are_no_more_birds_than_tiles(left, birds):
    table = at_table("9s1m1p"[: 2 * left], left=left).play(*WIN)
    assert len(only(table.events, ev.HorseTurned)) == birds
    assert table.scores()[0] == -2 - birds


@pytest.mark.rule("HONGZHONG-32")
@pytest.mark.parametrize(("tile", "left", "hits"), [("9s", 1, 1), ("6s", 1, 0), ("9s", 2, 0)])
def test_by_option_the_winning_tile_is_the_bird_if_the_wall_is_empty(tile, left, hits):
    table = at_table((tile + "2m")[: 2 * left], left=left, options={"last_bird": "own_tile"}).play(*WIN)
    assert table.scores()[0] == -2 - hits


# --- by option: wins on discards

ON = {"discard_win": True}
ASKED = {**HANDS, "E": "1479m23568p34669s", "W": "235689m14p11668s"}


@pytest.mark.rule("HONGZHONG-15")
def test_by_option_the_discarder_alone_pays_the_hand_and_the_birds():
    assert at_table("1m2m", ASKED, options=ON).play("E 6s", "S win").wait().scores() == [-2 - 1, 3, 0, 0]


@pytest.mark.rule("HONGZHONG-15")
def test_who_holds_a_red_dragon_wins_by_his_own_draw_only():
    hands = {**DULL, "S": "123456m789p578s7z"}
    assert at_table(hands=hands).play("E 6s").wait().scores() == [0, 0, 0, 0]
    table = at_table("6s", hands, options=ON).play("E 6s")
    assert table.drawn() == "6s"  # South was not asked
    assert table.may("S", "win")
    asked = at_table(hands={**DULL, "S": "123456m789p566s7z"}, options=ON).play("E 6s")  # he may pon it
    assert asked.refusal("S", "win") == "HONGZHONG-15"


ROBBER = {**ADDING, "N": "34m22233344666p"}  # waits for 2m and 5m


@pytest.mark.rule("HONGZHONG-15", "COMMON-6")
def test_by_option_an_added_kong_is_robbed_and_its_maker_pays_three_shares_and_their_birds():
    table = at_table("1p1p4p5m1s2s", ROBBER, tail="8s", options=ON).play(*ADDED, "N win")
    assert table.scores() == [0, -3 * (2 + 1), 0, 9]
    assert not [one for one in only(table.events, ev.Paid) if one.cause == "added_kong"]


@pytest.mark.rule("HONGZHONG-15", "HONGZHONG-20")
def test_of_two_who_could_win_the_nearest_does():
    hands = {"E": "1479m23568p12346s", "S": "123456m789p5578s", "W": "123789m456p1178s", "N": "4578m369p124458s"}
    table = at_table("2p2m", hands, options=ON).play("E 6s", "S win", "W win")
    assert table.scores() == [-2, 2, 0, 0]


@pytest.mark.rule("HONGZHONG-15", "COMMON-3")
def test_a_win_let_pass_is_barred_until_the_own_next_draw():
    table = at_table("1m6s9s2p1p9s", options=ON).play("E 9m", "S 1m drawn", "W 6s drawn", "S pass", "N 9s drawn")
    assert not table.may("S", "win")
    assert table.play("E 2p drawn", "S 1p drawn", "W 9s drawn").may("S", "win")


@pytest.mark.rule("HONGZHONG-13", "HONGZHONG-15")
def test_by_option_the_last_discard_may_be_won_on_and_nothing_else():
    hands = {"E": "1479m23568p13469s", "S": "235689m1479p258s", "W": "123456m789p5578s", "N": "1477m369p12458s66s"}
    hands["N"] = "1477m369p1258p66s"
    table = at_table("6s", hands, left=1, options=ON).play("E 9m", "S 6s drawn")
    assert set(table.open_to("W")) == {"win", "pass"}
    assert table.open_to("N") == []
