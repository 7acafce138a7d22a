"""Taiwan's payments and options, one rule at a time."""

import pytest

from fangcheng.core.settlement.settle_tai import pay_tai_win
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.payment_rows import PAY_SIDE_BET, PAY_WATCH, PAY_WIN
from flow.table_of import set_field, table_of
from tabletop import SEATS, paid, patterns, rules_of, scores, settle, table, value, win_of

PLAIN = {"hand": "46m789m33p678s", "tile": "5m", "melds": ["chi 123p", "pon 999s"]}


def settled(rules, win, **fields):
    there = table()
    for name, number in fields.items():
        set_field(there, name, number)
    settle(pay_tai_win, there, rules, win, value(win, rules))
    return there


@pytest.mark.rule("TAIWAN-69")
def test_a_discard_is_paid_by_the_discarder_alone_and_a_self_draw_by_all():
    rules = rules_of("taiwan")
    discard = settled(rules, win_of(rules, **PLAIN, seat="N", by="discard", source="S"))
    assert scores(discard) == {"E": 0, "S": -4, "W": 0, "N": 4}  # base 3, one_wait 1
    drawn = settled(rules, win_of(rules, **PLAIN, seat="N"))
    assert scores(drawn) == {"E": -6, "S": -5, "W": -5, "N": 16}  # self_draw 1 more, the dealer 1 more


@pytest.mark.rule("TAIWAN-70", "TAIWAN-F-dealer", "TAIWAN-F-dealer_streak")
@pytest.mark.parametrize(("streak", "option", "extra"), [(0, "2n", 1), (3, "2n", 7), (3, "n", 4), (3, "off", 1)])
def test_dealer_tai_belong_to_the_pair_of_winner_and_payer(streak, option, extra):
    rules = rules_of("taiwan", streak=option)
    dealer_wins = settled(rules, win_of(rules, **PLAIN, seat="E", streak=streak), streak=streak)
    assert scores(dealer_wins) == {"E": 3 * (5 + extra), **dict.fromkeys("SWN", -5 - extra)}
    dealer_pays = settled(rules, win_of(rules, **PLAIN, seat="S", streak=streak), streak=streak)
    assert scores(dealer_pays) == {"E": -5 - extra, "S": 15 + extra, "W": -5, "N": -5}


@pytest.mark.rule("TAIWAN-54")
def test_a_watcher_pays_another_winner_one_tai_more():
    rules = rules_of("taiwan")
    win = win_of(rules, **PLAIN, seat="N", by="discard", source="S")
    there = settled(rules, win, **{"watch.looks": [0, 0, 1, 1]})
    assert paid(there, PAY_WATCH) == {"E": 0, "S": 0, "W": -1, "N": 1}
    assert paid(there, PAY_WIN) == {"E": 0, "S": -4, "W": 0, "N": 4}


@pytest.mark.rule("TAIWAN-73")
def test_inner_stakes_are_added_by_the_winner_and_by_each_payer():
    rules = rules_of("taiwan", inner_bet=True)
    there = settled(rules, win_of(rules, **PLAIN, seat="N"), **{"bets.placed": [0, 2, 0, 1]})
    assert paid(there, PAY_SIDE_BET) == {"E": -3, "S": -9, "W": -3, "N": 15}
    off = settled(rules_of("taiwan"), win_of(rules, **PLAIN, seat="N"), **{"bets.placed": [0, 2, 0, 1]})
    assert paid(off, PAY_SIDE_BET) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("TAIWAN-63", "TAIWAN-F-eight_flowers", "TAIWAN-F-flower_kong", "TAIWAN-F-seat_flower")
def test_eight_flowers_are_paid_by_all_and_take_in_the_other_flower_tai():
    rules = rules_of("taiwan")
    win = win_of(rules, "1479m258p369s123567z", "7z", seat="S", flowers="12345678f", context=["eight_flowers"])
    result = value(win, rules)
    assert patterns(result) == {"eight_flowers": 8}
    there = table()
    settle(pay_tai_win, there, rules, win, result)
    assert scores(there) == {"E": -12, "S": 34, "W": -11, "N": -11}


@pytest.mark.rule("TAIWAN-64", "TAIWAN-F-seven_rob_one")
def test_seven_flowers_rob_the_eighth_from_one_player_alone():
    rules = rules_of("taiwan")
    win = win_of(
        rules,
        "1479m258p369s123567z",
        "4z",
        seat="E",
        by="discard",
        source="W",
        flowers="1234567f",
        context=["seven_rob_one"],
    )
    result = value(win, rules)
    assert patterns(result) == {"seven_rob_one": 8, "dealer": 1}
    there = table()
    settle(pay_tai_win, there, rules, win, result)
    assert scores(there) == {"E": 12, "S": 0, "W": -12, "N": 0}


@pytest.mark.rule("TAIWAN-60")
def test_a_hand_without_any_tai_wins_its_base():
    rules = rules_of("taiwan")
    win = win_of(rules, "34m789m33p678s", "5m", melds=["chi 123p", "pon 999s"], seat="N", by="discard", source="S")
    result = value(win, rules)
    assert result.wins
    assert result.total == 0
    assert scores(settled(rules, win)) == {"E": 0, "S": -3, "W": 0, "N": 3}


@pytest.mark.rule("TAIWAN-57", "TAIWAN-F-eight_pairs")
@pytest.mark.parametrize("option", [True, False])
def test_seven_pairs_and_a_triplet_win_unless_the_table_says_no(option):
    rules = rules_of("taiwan", eight_pairs=option)
    result = value(win_of(rules, "1133m5577p2299s4455z", "5z", seat="N", by="discard", source="S"), rules)
    assert bool(result.wins) == option
    assert ("eight_pairs" in patterns(result)) == option


@pytest.mark.rule("TAIWAN-3")
@pytest.mark.parametrize(("stakes", "paid_by_s"), [("3/1", 4), ("1/1", 2), ("2/1", 3), ("5/1", 6), ("5/2", 7)])
def test_stakes_are_an_option(stakes, paid_by_s):
    rules = rules_of("taiwan", stakes=stakes)
    there = settled(rules, win_of(rules, **PLAIN, seat="N", by="discard", source="S"))
    assert scores(there)["S"] == -paid_by_s


@pytest.mark.rule("TAIWAN-72")
def test_kongs_and_flowers_are_not_paid_by_themselves():
    rules = rules_of("taiwan")
    assert rules.kong_when == 0
    assert list(rules.kong_pay) == [0, 0, 0, 0]
    hands = {"E": "12f2222m58m258p258s123z", "S": "3f4f147m147p147s12345z"}
    played = table_of("taiwan", hands, left=4).play("E kong 2222m")
    assert played.throw_drawn(9).over
    assert played.scores() == [0, 0, 0, 0]


CHOWS = {"hand": "78p55s", "melds": ["chi 123m from N", "chi 456m from N", "chi 345s from N", "chi 789s from N"]}


@pytest.mark.rule("TAIWAN-68", "TAIWAN-F-all_chows")
@pytest.mark.parametrize(
    ("by", "tile", "flowers", "counts"),
    [
        ("discard", "6p", "", True),
        ("discard", "9p", "", True),
        ("self", "9p", "", False),
        ("discard", "9p", "2f", False),
    ],
)
def test_strict_all_chows_want_no_flower_and_a_discard(by, tile, flowers, counts):
    for option, due in (("strict", counts), ("seed", True)):
        rules = rules_of("taiwan", all_chows=option)
        win = win_of(rules, tile=tile, by=by, source="S", flowers=flowers, **CHOWS)
        assert ("all_chows" in patterns(value(win, rules))) == due


@pytest.mark.rule("TAIWAN-68")
def test_strict_all_chows_want_no_honours_and_two_sides():
    rules = rules_of("taiwan", all_chows="strict")
    honours = win_of(rules, "78p55z", "9p", by="discard", source="S", melds=CHOWS["melds"])
    middle = win_of(rules, "79p55s", "8p", by="discard", source="S", melds=CHOWS["melds"])
    for win in (honours, middle):
        assert "all_chows" not in patterns(value(win, rules))


@pytest.mark.rule("TAIWAN-F-melded_hand", "TAIWAN-F-half_melded_hand", "TAIWAN-F-one_wait")
@pytest.mark.parametrize(("option", "discard", "drawn"), [("counts", 3, 3), ("excluded", 2, 3), ("never", 2, 2)])
def test_one_wait_beside_five_claimed_sets_is_an_option(option, discard, drawn):
    rules = rules_of("taiwan", one_wait_with_melded_hand=option)
    melds = ["chi 123m from E", "chi 678p from E", "pon 888s from E", "pon 999m from N", "chi 234p from E"]
    for by, total in (("discard", discard), ("self", drawn)):
        win = win_of(rules, "5s", "5s", melds=melds, by=by, source="N", seat="S")
        assert value(win, rules).total == total


@pytest.mark.rule("TAIWAN-F-concealed_hand", "TAIWAN-F-fully_concealed")
@pytest.mark.parametrize(("option", "total"), [(True, 4), (False, 2)])
def test_a_concealed_kong_keeps_the_hand_concealed_unless_the_table_says_no(option, total):
    rules = rules_of("taiwan", concealed_kong_keeps_concealed_hand=option)
    win = win_of(rules, "46m789m33p678s234p", "5m", melds=["concealed 9999s"], seat="S")
    assert value(win, rules).total == total  # self_draw, one_wait; concealed_hand, fully_concealed


@pytest.mark.rule("TAIWAN-F-little_four_winds", "TAIWAN-F-seat_wind", "TAIWAN-F-round_wind")
@pytest.mark.parametrize(("option", "winds"), [("counts", {"seat_wind": 1, "round_wind": 1}), ("excluded", {})])
def test_winds_beside_little_four_winds_are_an_option(option, winds):
    rules = rules_of("taiwan", wind_with_little_four=option)
    win = win_of(
        rules,
        "23m44z",
        "1m",
        melds=["pon 111z from W", "pon 222z from W", "pon 333z from E", "pon 999s from E"],
        seat="S",
        by="discard",
        source="N",
    )
    assert patterns(value(win, rules)) == {"little_four_winds": 8, **winds}


@pytest.mark.rule("TAIWAN-F-four_concealed_pungs", "TAIWAN-F-five_concealed_pungs", "TAIWAN-F-full_flush")
def test_prices_of_other_tables_are_options():
    rules = rules_of("taiwan", concealed_pungs="6/16", full_flush=8, flower_kong=2, all_honors_deduct=4)
    usual = {
        "four_concealed_pungs": 5,
        "five_concealed_pungs": 12,
        "full_flush": 12,
        "flower_kong": 1,
        "all_honors": 16,
    }
    assert {name: int(rules_of("taiwan").price[PATTERN_IDS[name]]) for name in usual} == usual
    due = {"four_concealed_pungs": 6, "five_concealed_pungs": 16, "full_flush": 8, "flower_kong": 2, "all_honors": 12}
    assert {name: int(rules.price[PATTERN_IDS[name]]) for name in due} == due


def test_a_limit_cuts_what_each_pays():
    rules = rules_of("taiwan", limit=40)
    win = win_of(rules, "111222333444z55z66z", "5z", seat="S", streak=9, context=["heavenly_ready"], round="W")
    result = value(win, rules)
    assert result.total == 40
    assert scores(settled(rules, win, streak=9)) == {"E": -43, "S": 129, "W": -43, "N": -43}
