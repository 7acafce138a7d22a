"""Sichuan's payments one rule at a time: wins, kongs, transfers, the empty wall, blood river."""

import numpy as np
import pytest

from fangcheng.core.institutions.empty_wall import check_empty_wall
from fangcheng.core.institutions.kong_income import pay_transfer
from fangcheng.core.play.wins import book_win
from fangcheng.core.settlement.settle_fan import pay_fan_win
from fangcheng.core.state.payment_rows import PAY_PIG, PAY_REFUND, PAY_TRANSFER, PAY_UNREADY
from tabletop import (
    SEATS,
    desk,
    give,
    make_kong,
    note_waits,
    paid,
    patterns,
    quick_win,
    rules_of,
    scores,
    settle,
    table,
    value,
)

PLAIN = {"hand": "123456m2346799p", "tile": "5p"}
PUNGS = {"hand": "444m3888p", "tile": "3p", "melds": ["pon 222m", "pon 777p"]}


def leave(there, *seats):
    for seat in seats:
        there.in_play = int(there.in_play) & ~(1 << SEATS.index(seat))
        there.won_order[int(there.won_count)] = SEATS.index(seat)
        there.won_count += 1


def after_win(rules, there=None, **hand):
    there = table() if there is None else there
    win = quick_win(rules, **hand)
    settle(pay_fan_win, there, rules, win, value(win, rules))
    return scores(there)


# --- wins


@pytest.mark.rule("SICHUAN-34")
@pytest.mark.parametrize(("option", "each"), [("add_base", 3), ("add_fan", 4), ("none", 2)])
def test_what_a_self_draw_adds(option, each):
    rules = rules_of("sichuan", self_draw=option)
    assert after_win(rules, **PUNGS, seat="S") == {"E": -each, "S": 3 * each, "W": -each, "N": -each}


@pytest.mark.rule("SICHUAN-34", "SICHUAN-32")
def test_the_fan_added_by_a_self_draw_stays_within_the_cap():
    rules = rules_of("sichuan", self_draw="add_fan", cap=3)
    win = quick_win(rules, "1133446677889s", "9s", seat="S")
    assert value(win, rules).total == 3


@pytest.mark.rule("SICHUAN-32")
@pytest.mark.parametrize(("cap", "fan"), [(3, 3), (4, 4), (5, 5), (6, 6), ("none", 6)])
def test_the_cap_is_an_option(cap, fan):
    rules = rules_of("sichuan", cap=cap)
    win = quick_win(rules, "1111333377889s", "9s", seat="N", by="discard", source="E")
    result = value(win, rules)
    assert result.total == fan
    assert result["base"] == 2**fan


@pytest.mark.rule("SICHUAN-3", "SICHUAN-33", "SICHUAN-41")
def test_the_base_multiplies_everything_and_the_dealer_pays_no_more():
    rules = rules_of("sichuan", base=5)
    for payer in "ESW":
        there = after_win(rules, **PUNGS, seat="N", by="discard", source=payer)
        assert there == {**dict.fromkeys(SEATS, 0), payer: -10, "N": 10}
    assert after_win(rules, **PUNGS, seat="N") == {"E": -15, "S": -15, "W": -15, "N": 45}


@pytest.mark.rule("SICHUAN-27", "SICHUAN-P14")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_who_has_won_pays_no_more(preset):
    rules, there = rules_of("sichuan", preset), table()
    leave(there, "E", "W")
    assert after_win(rules, there, **PUNGS, seat="N") == {"E": 0, "S": -3, "W": 0, "N": 3}


@pytest.mark.rule("SICHUAN-35", "SICHUAN-F-robbing_kong")
def test_a_robbed_kong_is_paid_by_its_maker_alone():
    rules = rules_of("sichuan")
    assert after_win(rules, **PLAIN, seat="N", by="rob", source="S") == {"E": 0, "S": -2, "W": 0, "N": 2}


@pytest.mark.rule("SICHUAN-F-earthly_win", "SICHUAN-F-heavenly_win")
@pytest.mark.parametrize(
    ("seat", "by", "source", "name"),
    [
        ("E", "self", None, "heavenly_win"),
        ("W", "self", None, "earthly_win"),
        ("W", "discard", "E", "earthly_win"),
        ("W", "discard", "S", "plain"),
    ],
)
def test_wins_of_the_first_turn(seat, by, source, name):
    rules = rules_of("sichuan")
    win = quick_win(rules, **PLAIN, seat=seat, by=by, source=source, context=["first_turn"])
    assert name in patterns(value(win, rules))


@pytest.mark.rule("SICHUAN-56", "SICHUAN-F-kong_bloom")
@pytest.mark.parametrize("context", ["kong_replacement", "discard_kong_replacement"])
def test_every_kong_blooms_and_once(context):
    rules = rules_of("sichuan")
    hand = {"hand": "23m44p", "tile": "4m", "melds": ["kong 9999p from E", "concealed 1111m", "pon 222p from W"]}
    win = quick_win(rules, **hand, seat="S", context=[context])
    assert patterns(value(win, rules)) == {"plain": 0, "kong": 2, "kong_bloom": 1}


@pytest.mark.rule("SICHUAN-9", "SICHUAN-11")
def test_a_free_hand_must_lack_a_suit_all_the_same():
    rules = rules_of("sichuan", lack="free")
    assert value(quick_win(rules, **PLAIN), rules).wins
    assert not value(quick_win(rules, "123456m23467p99s", "5p"), rules).wins
    assert not value(quick_win(rules, "123456m67p99s", "5p", melds=["pon 111s"]), rules).wins


# --- kongs


@pytest.mark.rule("SICHUAN-37")
@pytest.mark.parametrize(("graze", "others"), [(False, 0), (True, 1)])
def test_an_exposed_kong(graze, others):
    there, rules = table(), rules_of("sichuan", graze=graze)
    make_kong(there, rules, "E", "kong 3333m from S")
    assert scores(there) == {"E": 2 + 2 * others, "S": -2, "W": -others, "N": -others}


@pytest.mark.rule("SICHUAN-36", "SICHUAN-38", "SICHUAN-39")
def test_kong_income_is_noted_by_payer():
    there, rules = table(), rules_of("sichuan", base=3)
    leave(there, "N")
    make_kong(there, rules, "W", "concealed 3333m")
    make_kong(there, rules, "W", "added 4444m from N", fresh=False)
    assert scores(there) == {"E": -9, "S": -9, "W": 18, "N": 0}
    assert list(there.kong_income.points[2]) == [9, 9, 0, 0]
    assert list(there.kong_income.last) == [3, 3, 0, 0]


@pytest.mark.rule("SICHUAN-P5")
@pytest.mark.parametrize(("fresh", "each"), [(True, 1), (False, 0)])
def test_a_late_added_kong_is_worth_nothing_in_competition(fresh, each):
    there, rules = table(), rules_of("sichuan", "mil_2025")
    make_kong(there, rules, "W", "added 4444m from N", fresh=fresh)
    assert scores(there) == {"E": -each, "S": -each, "W": 3 * each, "N": -each}


# --- the discard after a kong


def shoot(rules, there, *winners, source="E"):
    """All `winners` win on what `source` discards straight after a kong."""
    on_desk = desk()
    for seat in winners:
        win = quick_win(rules, **PLAIN, seat=seat, by="discard", source=source, context=["after_kong_discard"])
        number = SEATS.index(seat)
        on_desk.work.wins[number], on_desk.work.results[number] = win, value(win, rules)
        on_desk.work.won |= np.uint8(1 << number)
        pay_fan_win(there, rules, on_desk, number)
    pay_transfer(there, rules, on_desk)


@pytest.mark.rule("SICHUAN-40")
@pytest.mark.parametrize(
    ("kong", "winners", "share"),
    [
        ("concealed 1111s", "W", 6),
        ("concealed 1111s", "SW", 3),
        ("concealed 1111s", "SWN", 2),
        ("added 1111s from S", "SW", 1),  # a rest of 1 stays
        ("kong 1111s from S", "SWN", 0),  # all of it
    ],
)
def test_the_income_of_the_last_kong_is_shared_by_the_winners_and_its_rest_is_never_refunded(kong, winners, share):
    rules, there = rules_of("sichuan"), table()
    make_kong(there, rules, "E", "concealed 9999s")
    make_kong(there, rules, "E", kong)
    shoot(rules, there, *winners)
    moved = paid(there, PAY_TRANSFER)
    assert {seat: moved[seat] for seat in winners} == dict.fromkeys(winners, share)
    assert sum(there.kong_income.last) == 0
    assert sum(there.kong_income.points[0]) == 6  # the first kong's income is untouched


@pytest.mark.rule("SICHUAN-40")
def test_no_transfer_without_the_option_or_without_a_kong():
    for rules, context in ((rules_of("sichuan", call_transfer=False), True), (rules_of("sichuan"), False)):
        there = table()
        make_kong(there, rules, "E", "concealed 9999s")
        if context:
            shoot(rules, there, "W")
        else:
            win = quick_win(rules, **PLAIN, seat="W", by="discard", source="E")
            on_desk = desk()
            on_desk.work.wins[2], on_desk.work.results[2] = win, value(win, rules)
            on_desk.work.won = np.uint8(4)
            pay_transfer(there, rules, on_desk)
        assert paid(there, PAY_TRANSFER) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("SICHUAN-P6")
def test_in_competition_the_income_goes_back_and_the_kong_still_counts():
    rules, there = rules_of("sichuan", "mil_2025"), table()
    make_kong(there, rules, "E", "kong 9999s from S")
    shoot(rules, there, "W", "N")
    assert paid(there, PAY_REFUND) == {"E": -2, "S": 2, "W": 0, "N": 0}
    assert there.kong_income.points.sum() == 0
    win = quick_win(rules, "123456s2377p", "1p", melds=["kong 9999s from S"])
    assert patterns(value(win, rules)) == {"kong": 1}


# --- the empty wall

READY_HAND = ("3366p444777s", ["pon 222p from S"])  # all pungs: 2


def empty_wall(rules, hands, lack=None, won=(), before=None):
    there = table()
    for seat, suit in (lack or {}).items():
        there.lack.suit[SEATS.index(seat)] = "mps".index(suit)
    leave(there, *won)
    for seat, (hand, melds) in hands.items():
        give(there, seat, hand, melds)
    if before:
        before(there)
    note_waits(there, rules)
    check_empty_wall(there, rules, desk())
    return there


UNREADY = ("147m1358p2469m11p", [])
PLAINLY_READY = ("34m345678p567p11p", [])  # for 2m and 5m, no fan
PIG = ("147m1358p2469m1s1p", [])


@pytest.mark.rule("SICHUAN-43", "SICHUAN-44")
@pytest.mark.parametrize(("option", "amount"), [(16, 16), ("cap", 32)])
def test_a_pig_pays_everybody_still_in_the_hand_who_is_none(option, amount):
    rules = rules_of("sichuan", lack="free", pig_amount=option)
    there = empty_wall(rules, {"E": READY_HAND, "S": UNREADY, "W": PIG, "N": PIG})
    assert paid(there, PAY_PIG) == {"E": 2 * amount, "S": 2 * amount, "W": -2 * amount, "N": -2 * amount}
    assert paid(there, PAY_UNREADY) == {"E": 2, "S": -2, "W": 0, "N": 0}


@pytest.mark.rule("SICHUAN-43")
def test_a_pig_amount_at_the_cap_follows_the_cap():
    rules = rules_of("sichuan", lack="free", pig_amount="cap", cap=3, base=2)
    there = empty_wall(rules, {"E": UNREADY, "S": UNREADY, "W": UNREADY, "N": PIG})
    assert paid(there, PAY_PIG) == {"E": 16, "S": 16, "W": 16, "N": -48}


@pytest.mark.rule("SICHUAN-43")
def test_melds_make_a_pig_too_and_so_does_a_tile_of_the_declared_suit():
    rules = rules_of("sichuan", lack="free")
    hands = {"E": ("147m1358p246m", ["pon 555s from S"]), "S": UNREADY, "W": UNREADY, "N": UNREADY}
    assert paid(empty_wall(rules, hands), PAY_PIG)["E"] == -48
    rules = rules_of("sichuan")
    lack = dict.fromkeys(SEATS, "s") | {"N": "p"}
    assert paid(empty_wall(rules, dict.fromkeys(SEATS, UNREADY), lack), PAY_PIG)["N"] == -48


@pytest.mark.rule("SICHUAN-44")
def test_the_ready_check_takes_the_largest_wait_without_circumstances_and_with_the_cap():
    rules = rules_of("sichuan", lack="free", cap=3)
    nine = ("1112345678999m", [])  # full flush at least: 2 fan; 9m or 1m: a root more
    there = empty_wall(rules, {"E": nine, "S": UNREADY, "W": READY_HAND, "N": UNREADY})
    assert paid(there, PAY_UNREADY) == {"E": 16, "S": -10, "W": 4, "N": -10}


@pytest.mark.rule("SICHUAN-45")
@pytest.mark.parametrize(
    ("hand", "preset", "ready"),
    [
        (("2m456789p", ["pon 222m from E", "pon 333m from S"]), None, False),  # waits for 2m only, all four its own
        (("2m456789p", ["pon 222m from E", "pon 333m from S"]), "mil_2025", True),  # not four of them concealed
        (("2222m456789p", ["pon 333m from S"]), "mil_2025", False),  # here they are
    ],
)
def test_a_wait_on_four_own_tiles_is_none(hand, preset, ready):
    rules = rules_of("sichuan", preset, lack="free", pig_amount="as_unready")
    there = empty_wall(rules, {"E": hand, "S": UNREADY, "W": UNREADY, "N": UNREADY})
    assert (paid(there, PAY_UNREADY)["E"] > 0) == ready


@pytest.mark.rule("SICHUAN-46", "SICHUAN-P7")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_the_unready_give_back_their_kong_income_to_winners_too(preset):
    rules = rules_of("sichuan", preset)

    def kongs(there):
        make_kong(there, rules, "W", "concealed 9999p")
        make_kong(there, rules, "E", "concealed 8888p")
        leave(there, "N")

    hands = {"E": ("3366p444777s", []), "S": ("147m1358p2469m11p", []), "W": ("147m1368m12p9m", [])}
    there = empty_wall(rules, hands, {"E": "m", "S": "s", "W": "s"}, before=kongs)
    assert paid(there, PAY_REFUND) == {"E": 2, "S": 2, "W": -6, "N": 2}


@pytest.mark.rule("SICHUAN-42")
def test_the_check_comes_in_the_order_pigs_ready_refund():
    rules = rules_of("sichuan", lack="free")

    def kong(there):
        make_kong(there, rules, "S", "concealed 9999p")

    hands = {"E": READY_HAND, "S": ("147m1368m12p", []), "W": PIG, "N": READY_HAND}
    there = empty_wall(rules, hands, before=kong)
    causes = [int(row[0]) for row in there.payments[: int(there.payment_count)]]
    found = [cause for cause in dict.fromkeys(causes) if cause in (PAY_PIG, PAY_UNREADY, PAY_REFUND)]
    assert found == [PAY_PIG, PAY_UNREADY, PAY_REFUND]


@pytest.mark.rule("SICHUAN-47")
def test_after_three_wins_nothing_is_checked():
    rules = rules_of("sichuan", lack="free")
    there = empty_wall(rules, {"N": PIG}, won="ESW")
    assert scores(there) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("SICHUAN-P12", "SICHUAN-P13")
def test_players_in_the_same_state_pay_nothing():
    rules = rules_of("sichuan", "mil_2025")
    lack = dict.fromkeys(SEATS, "s")
    for hand in (UNREADY, ("1112345678999m", [])):
        there = empty_wall(rules, dict.fromkeys(SEATS, hand), lack)
        assert scores(there) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("SICHUAN-P12")
@pytest.mark.parametrize(
    ("hand", "lack", "each"),
    [
        (("22234m456789p11p", []), "s", 2),  # with 5m plain, with 2m a root
        (("34m456789p11p", ["concealed 2222s"]), "m", 0),  # a tile of the lacked suit: not ready
        (("34m456789p11p", ["concealed 2222m"]), "s", 2),  # a kong, and no root beside it
        (("2222m456789p", ["pon 333m from S"]), "s", 0),  # the one tile it waits for: four are concealed
        (("1112345678999m", []), "s", 8),  # full flush and a root on 1m or 9m
    ],
)
def test_each_unready_player_pays_each_ready_one_his_dearest_win_of_the_trial_rules(hand, lack, each):
    rules = rules_of("sichuan", "mil_2025")
    there = empty_wall(rules, {"E": hand, "S": UNREADY, "W": UNREADY, "N": UNREADY}, {"E": lack})
    assert paid(there, PAY_UNREADY) == {"E": 3 * each, "S": -each, "W": -each, "N": -each}


@pytest.mark.rule("SICHUAN-P12")
def test_in_the_trial_rules_each_ready_player_gets_what_his_own_hand_is_worth():
    hands = {"E": ("22234m456789p11p", []), "S": PLAINLY_READY, "W": UNREADY, "N": UNREADY}
    there = empty_wall(rules_of("sichuan", "mil_2025"), hands)
    assert paid(there, PAY_UNREADY) == {"E": 4, "S": 2, "W": -3, "N": -3}


@pytest.mark.rule("SICHUAN-P12")
def test_how_the_last_tile_came_is_worth_nothing_in_the_ready_check():
    """South has thrown the replacement of its kong, the last tile of the wall: for a win on it two fan."""

    def after_kong(there):
        there.drawable, there.after_kong_cut, there.offered_by = 0, 1, SEATS.index("S")

    rules = rules_of("sichuan", "mil_2025")
    hands = {"E": PLAINLY_READY, "S": UNREADY, "W": UNREADY, "N": UNREADY}
    assert paid(empty_wall(rules, hands, before=after_kong), PAY_UNREADY) == {"E": 3, "S": -1, "W": -1, "N": -1}
    shot = quick_win(
        rules, PLAINLY_READY[0], "5m", by="discard", source="S", context=["last_tile", "after_kong_discard"]
    )
    assert value(shot, rules).total == 2


@pytest.mark.rule("SICHUAN-P13")
def test_a_passive_pig_is_merely_unready():
    rules = rules_of("sichuan", "mil_2025")
    hands = {"E": READY_HAND, "S": PIG, "W": READY_HAND, "N": UNREADY}
    there = empty_wall(rules, hands, dict.fromkeys(SEATS, "m") | {"S": "s"})
    assert paid(there, PAY_PIG) == dict.fromkeys(SEATS, 0)
    assert paid(there, PAY_UNREADY) == {"E": 4, "S": -4, "W": 4, "N": -4}


# --- blood river


@pytest.mark.rule("SICHUAN-52")
def test_in_a_blood_river_winners_go_on_paying_and_there_is_no_heavenly_win():
    rules, there = rules_of("sichuan", blood_river=True), table()
    there.won_order[0], there.won_count = 0, 1  # E has won and stays
    assert after_win(rules, there, **PUNGS, seat="S") == {"E": -3, "S": 9, "W": -3, "N": -3}
    win = quick_win(rules, **PLAIN, seat="E", context=["first_turn"])
    assert patterns(value(win, rules)) == {"plain": 0}


@pytest.mark.rule("SICHUAN-52")
def test_roots_and_kongs_stay_as_they_were_at_the_first_win():
    rules, there = rules_of("sichuan", blood_river=True), table()
    first = quick_win(rules, "5678m456678p", "8m", melds=["pon 555m from S"], seat="W", by="discard", source="S")
    settle(pay_fan_win, there, rules, first, value(first, rules))
    assert (there.blood_river.roots[2], there.blood_river.kongs[2]) == (2, 1)  # one root, no kong, each one more
    later = quick_win(rules, "67m45666678p", "8m", melds=["added 5555m from S"], seat="W", by="discard", source="S")
    later.first_roots, later.first_kongs = there.blood_river.roots[2], there.blood_river.kongs[2]
    assert patterns(value(later, rules)) == {"plain": 0, "root": 1}
    settle(pay_fan_win, there, rules, later, value(later, rules))
    assert (there.blood_river.roots[2], there.blood_river.kongs[2]) == (2, 1)


@pytest.mark.rule("SICHUAN-53")
def test_at_the_empty_wall_of_a_blood_river_winners_receive_and_do_not_pay():
    rules = rules_of("sichuan", blood_river=True, lack="free")

    def won(there):
        there.won_order[0], there.won_count = 0, 1

    there = empty_wall(rules, {"E": READY_HAND, "S": UNREADY, "W": PIG, "N": READY_HAND}, before=won)
    assert paid(there, PAY_PIG) == {"E": 16, "S": 16, "W": -48, "N": 16}
    assert paid(there, PAY_UNREADY) == {"E": 2, "S": -4, "W": 0, "N": 2}


@pytest.mark.rule("SICHUAN-52", "SICHUAN-53")
def test_who_wins_only_after_others_have_won_time_and_again_is_a_winner_too():
    rules = rules_of("sichuan", blood_river=True, lack="free")

    def wins(there):
        for seat in (0, 1, 0, 1, 0, 2):
            book_win(there, seat, 3, 1)

    there = empty_wall(rules, {"E": UNREADY, "S": UNREADY, "W": UNREADY, "N": READY_HAND}, before=wins)
    assert [int(seat) for seat in there.won_order[: int(there.won_count)]] == [0, 1, 2]
    assert paid(there, PAY_UNREADY) == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("SICHUAN-53")
def test_the_ready_check_leaves_the_result_of_a_winner_who_plays_on():
    rules = rules_of("sichuan", blood_river=True, lack="free")
    desk().work.results[0].total = 5

    def won(there):
        book_win(there, 0, 3, 1)

    there = empty_wall(rules, {"E": READY_HAND, "S": UNREADY}, before=won)
    assert paid(there, PAY_UNREADY)["E"] > 0
    assert desk().work.results[0].total == 5


# --- teams


@pytest.mark.rule("SICHUAN-P18")
def test_teams_fine_a_pig_unless_all_its_discards_were_of_one_suit():
    rules = rules_of("sichuan", "mil_2025", teams="pairs")

    def discards(there):
        for seat, kinds in ((2, (0, 20)), (3, (20, 21))):
            there.river[seat, :2], there.river_count[seat] = kinds, 2

    hands = {"E": READY_HAND, "S": UNREADY, "W": PIG, "N": PIG}
    there = empty_wall(rules, hands, before=discards)
    assert paid(there, PAY_PIG) == {"E": 0, "S": 12, "W": -24, "N": 12}
    assert paid(there, PAY_UNREADY) == {"E": 4, "S": -2, "W": 0, "N": -2}


@pytest.mark.rule("SICHUAN-P18")
def test_no_check_once_both_players_of_a_team_have_won():
    rules = rules_of("sichuan", "mil_2025", teams="pairs")
    assert scores(empty_wall(rules, {"E": READY_HAND, "W": UNREADY}, won="SN")) == dict.fromkeys(SEATS, 0)
