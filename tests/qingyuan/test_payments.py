"""Qingyuan: what a win costs, kongs, robbed kongs, horses, the joker. Amounts of E S W N, from the book."""

import pytest

from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import only
from qingyuan.test_play import DULL, at_table

WIN = ("E 9s", "S win")
ALL_3 = [-3, 9, -3, -3]


@pytest.mark.rule("QINGYUAN-19", "QINGYUAN-25")
def test_each_opponent_pays_the_value_and_the_dealer_no_more():
    assert at_table("4s").play(*WIN).scores() == ALL_3


@pytest.mark.rule("QINGYUAN-25")
def test_a_winning_dealer_gets_no_more():
    hands = {"E": "123p678p555s23s99p4s", "S": "258p147s1234567z"}
    assert at_table(hands=hands).play("E win").scores() == [9, -3, -3, -3]


@pytest.mark.rule("QINGYUAN-24")
def test_the_last_tile_brings_nothing():
    assert at_table("4s", left=1).play(*WIN).scores() == ALL_3


@pytest.mark.rule("QINGYUAN-36", "QINGYUAN-17")
@pytest.mark.parametrize(
    ("hand", "tile", "total"),
    [
        ("555666z77z222p88s", "7z", 6),  # big three dragons
        ("111222333z44z88s", "8s", 6),  # little four winds
        ("111222333444z8s", "8s", 6),  # big four winds
        ("555666z7z222p888s", "7z", 6),  # little three dragons
        ("555666z77z123p99s", "7z", 3),
        ("123456p789p11z22z", "1z", 3),  # half flush
    ],
)
def test_dragons_winds_and_a_half_flush_have_no_value_of_their_own(hand, tile, total):
    assert score("qingyuan", hand, tile).total == total


# --- kongs


@pytest.mark.rule("QINGYUAN-20", "QINGYUAN-37", "QINGYUAN-24")
def test_who_fed_a_kong_loses_3_more_added_to_the_hand():
    """And a bloom on it brings nothing."""
    assert at_table(tail="4s").play("E 5s", "S kong 555s", "S win").scores() == [-3 - 3, 9 + 3, -3, -3]


CONCEALED = {**DULL, "S": "1111p678p234s23s9p"}
BLOOM = ("E 9s", "S kong 1111p", "S win")


@pytest.mark.rule("QINGYUAN-21", "QINGYUAN-37")
def test_a_concealed_kong_costs_each_2_more_added_to_the_hand():
    assert at_table("9p", CONCEALED, tail="4s").play(*BLOOM).scores() == [-5, 15, -5, -5]


@pytest.mark.rule("QINGYUAN-22", "QINGYUAN-37")
@pytest.mark.parametrize(("option", "amounts"), [("all pay 1", [-4, 12, -4, -4]), ("feeder pays 3", [-6, 12, -3, -3])])
def test_an_added_kong_costs_each_1_or_who_fed_the_pung_3(option, amounts):
    hands = {**DULL, "S": "123p678p55s23s99p4z"}
    table = at_table("7s8s6p5s", hands, tail="4s", options={"added_kong": option})
    table.play("E 5s", "S pon", "S 4z", "W 7s drawn", "N 8s drawn", "E 6p drawn", "S kong 5555s", "S win")
    assert table.scores() == amounts


@pytest.mark.rule("QINGYUAN-23")
def test_kong_points_go_to_who_made_the_kong_whoever_wins_and_are_settled_with_the_hand():
    hands = {"E": "247p258s234567z99s", "S": "123p678p555s23s99p", "W": "258p147s111z2345z", "N": "3689p369s234567z"}
    table = at_table("8s1z6p6s4s", hands, tail="7s")
    table.play("E 9s", "S 8s drawn", "W kong 1111z", "W 7s drawn", "N 6p drawn", "E 6s drawn")
    assert table.scores() == [0, 0, 0, 0]
    assert table.play("S win").scores() == [-3 - 2, 9 - 2, -3 + 6, -3 - 2]


@pytest.mark.rule("QINGYUAN-24", "COMMON-22")
def test_by_option_who_fed_the_kong_pays_a_bloom_for_all_and_the_horses_too():
    """3 x (V + 2 x hits), and 3 for the kong; of the horses 2p and 6s are South's."""
    options, fed = {"bloom_liability": True}, ("E 5s", "S kong 555s", "S win")
    assert at_table(tail="4s", options=options).play(*fed).scores() == [-9 - 3, 12, 0, 0]
    table = at_table(tail="4s", reserve="2p6s8p9s", options={**options, "horses": 4})
    assert table.play(*fed).scores() == [-3 * (3 + 2 * 2) - 3, 24, 0, 0]


@pytest.mark.rule("QINGYUAN-24")
def test_a_bloom_on_a_concealed_kong_is_paid_by_all_whatever_the_option():
    table = at_table("9p", CONCEALED, tail="4s", options={"bloom_liability": True})
    assert table.play(*BLOOM).scores() == [-5, 15, -5, -5]


# --- robbing: South has ponged 5s, for which West and North wait, and adds the fourth

ROBBERS = {
    "E": "1479p258s1234567z",
    "S": "36p1255s1234567z",
    "W": "123678p777s46s99p",
    "N": "234888p234s46s11p",
}
ROBBED = ("E 5s", "S pon", "S 1z", "W 3z drawn", "N 4z drawn", "E 5z drawn", "S kong 5555s")


def robbed(reserve="", **options):
    return at_table("3z4z5z5s", ROBBERS, tail="8s", reserve=reserve, options=options).play(*ROBBED)


@pytest.mark.rule("QINGYUAN-9")
def test_an_added_kong_is_not_robbed_unless_the_option_is_on():
    assert robbed().drawn() == "8s"
    assert robbed(rob_kong=True).may("W", "win")


@pytest.mark.rule("QINGYUAN-9", "COMMON-6")
def test_the_maker_of_a_robbed_kong_pays_all_three_shares_and_the_kong_is_not_made():
    assert robbed(rob_kong=True).play("W win").wait().scores() == [0, -9, 9, 0]


@pytest.mark.rule("QINGYUAN-9", "COMMON-16")
def test_several_robbers_all_win_and_the_robbed_player_deals():
    table = robbed(rob_kong=True).play("W win", "N win")
    assert table.scores() == [0, -18, 9, 9]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("QINGYUAN-9", "QINGYUAN-26", "COMMON-22")
def test_the_maker_pays_the_horses_of_all_shares_and_each_robber_counts_them_for_himself():
    """3p and 7s are West's, so 3 x (3 + 2 x 2) to him; North has none."""
    table = robbed("3p7s", rob_kong=True, horses=2).play("W win", "N win")
    assert table.scores() == [0, -21 - 9, 21, 9]


@pytest.mark.rule("QINGYUAN-8", "QINGYUAN-9")
def test_who_may_rob_a_kong_may_still_not_win_on_a_discard():
    hands = {**DULL, "S": "123p678p555s23s99p", "E": "2477p258s123456z1s", "W": "258p114s1234567z"}
    assert at_table(hands=hands, options={"rob_kong": True}).play("E 1s").refusal("S", "win") == "QINGYUAN-8"


# --- horses


@pytest.mark.rule("QINGYUAN-26")
@pytest.mark.parametrize(
    ("tiles", "seats"),
    [("1p5p9p2s6p3s", "EEESSW"), ("7p4s8s1z2z3z", "WNNESW"), ("4z5z6z7z4p8p", "NWSENN")],
)
def test_which_tile_is_whose(tiles, seats):
    table = at_table("4s", reserve=tiles, options={"horses": 6}).play(*WIN)
    assert "".join(table.letters([event.seat]) for event in only(table.events, ev.HorseTurned)) == seats
    assert "".join(event.tile for event in only(table.events, ev.HorseTurned)) == tiles


@pytest.mark.rule("QINGYUAN-26")
def test_the_seats_are_counted_from_the_dealer_of_the_hand():
    table = at_table("4s", reserve="2p6s", options={"horses": 2}, before_deal={"dealer": 2, "coming.dealer": 2})
    assert table.play(*WIN).scores() == [-7, 21, -7, -7]


@pytest.mark.rule("QINGYUAN-26")
@pytest.mark.parametrize(("reserve", "share"), [("2p6s", 3 + 4), ("2p7s", 3 + 2), ("3p9s", 3), ("2p6s2z6z", 3 + 8)])
def test_each_hit_is_two_points_from_each_opponent(reserve, share):
    table = at_table("4s", reserve=reserve, options={"horses": len(reserve) // 2}).play(*WIN)
    assert table.scores() == [-share, 3 * share, -share, -share]


@pytest.mark.rule("QINGYUAN-26")
def test_with_an_empty_wall_the_horses_are_still_there():
    table = at_table("4s", reserve="2p6s", options={"horses": 2}, left=1).play(*WIN)
    assert table.scores() == [-7, 21, -7, -7]


@pytest.mark.rule("QINGYUAN-26", "QINGYUAN-29")
def test_a_drawn_hand_turns_no_horses():
    table = at_table("7p", reserve="2p6s", options={"horses": 2}, left=1).throw_drawn(3)
    assert table.over
    assert not only(table.events, ev.HorseTurned)


# --- White as the joker

JOKER = {"white_joker": True}


@pytest.mark.rule("QINGYUAN-27")
def test_white_stands_for_anything():
    hands = {**DULL, "S": "123p678p555s2s99p5z"}
    assert at_table("4s", hands, options=JOKER).play(*WIN).scores() == ALL_3
    assert not at_table("4s", hands).play("E 9s").may("S", "win")


@pytest.mark.rule("QINGYUAN-27")
def test_a_win_without_white_is_doubled_and_nothing_but_its_value():
    assert at_table("4s", options=JOKER).play(*WIN).scores() == [-6, 18, -6, -6]
    table = at_table("9p", CONCEALED, tail="4s", reserve="2p8s", options={**JOKER, "horses": 2}).play(*BLOOM)
    share = 2 * 3 + 2 + 2  # the kong, one horse
    assert table.scores() == [-share, 3 * share, -share, -share]


@pytest.mark.rule("QINGYUAN-27")
@pytest.mark.parametrize("hand", ["123p678p555s23s5z5z", "555z678p123p23s99p"])
def test_white_as_itself_is_no_win_without_white(hand):
    assert score("qingyuan", hand, "4s", options=JOKER).total == 3


@pytest.mark.rule("QINGYUAN-27")
def test_a_wild_white_may_be_in_all_honours():
    hands = {"E": "24791p258s1346s39p", "S": "111222333444z5z"}
    table = at_table("6z", hands, options=JOKER).play("E 2s", "S win")
    assert table.scores() == [-18, 54, -18, -18]


@pytest.mark.rule("QINGYUAN-27", "COMMON-18")
def test_white_is_not_ponged_or_konged():
    hands = {**DULL, "S": "123p678p555s23s55z", "W": "258p1479s123467z", "N": "3689p369s123467z"}
    table = at_table("7p", hands, options=JOKER).play("E 5z")
    assert table.drawn() == "7p"  # South was not asked
    hands = {"E": "24791p258s1346s39p", "S": "123p678p55s2s5555z"}
    table = at_table("7p", hands, options=JOKER).play("E 9p").wait()
    assert table.refusal("S", "kong 5555z") == "QINGYUAN-27"
