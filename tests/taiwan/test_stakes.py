"""Taiwan's side stakes: inner ones asked before the deal, outer ones in accounts beside the table."""

import random

import numpy as np
import pytest

from fangcheng.core.play.next_hand import start_next_match
from fangcheng.core.settlement.settle_tai import pay_tai_win
from fangcheng.core.state.codes import EXHAUSTED, HAND_OVER, WON
from fangcheng.errors import FangchengError, StakeRefused
from fangcheng.game.event_types import Paid
from fangcheng.game.match import Match
from flow.table_of import set_field, table_of
from game.players import choose
from tabletop import rules_of, settle, table, value, win_of

# --- inner stakes

INNER = {"inner_bet": True}


def before(bets="0000", paid="", **fields):
    """The table before a deal: units staked by E S W N, and who paid a win in the hand before."""
    staked = np.array([int(units) for units in bets], np.int8)
    lost = sum(1 << "ESWN".index(letter) for letter in paid)
    return table_of("taiwan", options=INNER, before_deal={"bets.placed": staked, "bets.lost": lost, **fields})


def units(table, letter):
    """How many bases a seat may stake now."""
    number = table.seat(letter)
    if not int(table.record.owed) >> number & 1:
        return [int(table.record.bets.placed[number])]
    return [bases for bases in range(4) if int(table.record.legal[number, 2]) >> (169 + bases - 128) & 1]


@pytest.mark.rule("TAIWAN-73", "TAIWAN-74")
def test_the_first_unit_is_taken_by_the_start_of_the_west_round():
    assert units(before(), "S") == [0, 1, 2, 3]
    assert units(before(round_wind=1, deal_number=3, streak=2), "S") == [0, 1]  # further units: no streak
    assert units(before(round_wind=2), "S") == [0, 1, 2, 3]  # the West round is about to begin
    assert units(before(round_wind=2, streak=1), "S") == [0]
    assert units(before(round_wind=2, deal_number=1), "S") == [0]
    assert units(before(round_wind=3), "S") == [0]


@pytest.mark.rule("TAIWAN-74")
def test_the_first_unit_stays_to_the_end_of_the_jiang():
    table = before().play("S stake 1", "E stake 0", "W stake 0", "N stake 0").close(WON, "E", "S").next_hand()
    assert int(table.record.bets.placed[1]) == 1
    assert 0 not in units(table, "S")
    assert before("0100", "S", round_wind=3).record.bets.placed[1] == 1
    assert units(before("0100", "S"), "S") == [1, 2, 3]
    assert table.view("W").seats[1].bet == 1


@pytest.mark.rule("TAIWAN-74", "TAIWAN-77")
def test_further_units_are_taken_with_no_streak_and_a_full_round_left():
    assert units(before("0100"), "S") == [1, 2, 3]
    assert units(before("0100", streak=1), "S") == [1]
    assert units(before("0100", round_wind=3), "S") == [1, 2, 3]  # the whole North round remains
    assert units(before("0100", round_wind=3, deal_number=1), "S") == [1]
    assert units(before("0100", round_wind=2, deal_number=1), "S") == [1, 2, 3]


@pytest.mark.rule("TAIWAN-74", "TAIWAN-77")
def test_further_units_are_given_up_with_no_streak_after_a_win_was_paid():
    assert units(before("0300", "S", round_wind=3, deal_number=2), "S") == [1, 2, 3]
    assert units(before("0300", "E", round_wind=3, deal_number=2), "S") == [3]
    assert units(before("0300", "S", streak=1), "S") == [3]


@pytest.mark.rule("TAIWAN-73")
@pytest.mark.parametrize("letter", "ES")
def test_dealer_and_others_name_their_stakes_in_bases(letter):
    assert before().open_to(letter) == ["stake 0", "stake 1", "stake 2", "stake 3"]
    assert before("1111").open_to(letter) == ["stake 1", "stake 2", "stake 3"]


@pytest.mark.rule("TAIWAN-73")
@pytest.mark.parametrize(("most", "named"), [(True, 3), (4, 4), (9, 9), (15, 15)])
def test_stakes_of_three_bases_and_more_are_named_by_their_number(most, named):
    table = table_of("taiwan", options={"inner_bet": most}, before_deal={"round_wind": 0})
    assert table.open_to("S") == [f"stake {bases}" for bases in range(named + 1)]
    table.play(f"S stake {named}", "E stake 0", "W stake 0", "N stake 0")
    assert int(table.record.bets.placed[1]) == named
    assert table.view("W").seats[1].bet == named


@pytest.mark.rule("TAIWAN-74")
def test_who_has_no_choice_is_not_asked():
    table = before("0100", round_wind=3, deal_number=1)
    assert table.record.hand_size[1] == 16  # dealt at once
    assert int(table.record.bets.placed[1]) == 1


def stake_table(bets):
    """A table where North wins on South's discard with so many units staked."""
    rules = rules_of("taiwan", inner_bet=True)
    there = table()
    there.bets.placed[:] = bets
    there.person[:] = [2, 0, 3, 1]
    win = {"hand": "46m789m33p678s", "tile": "5m", "melds": ["chi 123p from W", "pon 999s from W"]}
    won = win_of(rules, **win, seat="N", by="discard", source="S")
    settle(pay_tai_win, there, rules, won, value(won, rules))
    return there, rules


@pytest.mark.rule("TAIWAN-77")
def test_a_stake_is_lost_to_a_win_by_who_pays_it():
    there, _ = stake_table([0, 2, 1, 1])
    assert int(there.bets.lost) == 0b0010
    table = before("0200", "S").play("E 169", "S 171", "W 169", "N 169")
    assert int(table.record.bets.lost) == 0  # the next hand is dealt
    table.close(EXHAUSTED).next_hand()
    assert units(table, "S") == [2]


@pytest.mark.rule("TAIWAN-74")
def test_the_first_unit_stays_the_next_jiang_unless_it_lost():
    there, rules = stake_table([0, 2, 1, 1])
    assert there.bets.account.tolist() == [0, -6, 0, 3]  # his own stake of two bases, and North's of one
    there.random[0] = 1
    start_next_match(there, rules, 0)
    kept = {int(there.person[seat]): int(there.bets.placed[seat]) for seat in range(4)}
    assert kept == {2: 0, 0: 0, 3: 1, 1: 1}  # West neither won nor lost
    assert there.bets.account.tolist() == [0] * 4


# --- outer stakes


def match_of(**fields):
    """A match with outer stakes between two hands; `fields` of the record."""
    match = Match("taiwan", 5, {"outer_bet": True}, mode="interpreted")
    match.actions[-1].append((0, 0))
    for name, number in {
        "phase": HAND_OVER,
        "coming.round_wind": 0,
        "coming.deal_number": 1,
        "coming.streak": 0,
        **fields,
    }.items():
        set_field(match.table, name, number)
    return match


def won(match, winner, payers):
    """The payment row of a win between persons."""
    changes = [0] * match.seats
    for payer in payers:
        changes[match.seat_of(payer)] = -7
    changes[match.seat_of(winner)] = 7 * len(payers)
    return Paid(seat=match.seat_of(winner), person=winner, cause="win", changes=tuple(changes))


@pytest.mark.rule("TAIWAN-75", "TAIWAN-76")
def test_the_onlooker_receives_from_all_who_pay_his_player_and_have_accepted():
    match = match_of()
    match.outer.start("Hua", person=2, amount=2)
    match.outer.accept("Hua", 0)
    match.outer.accept("Hua", 1)
    match.outer.settle([won(match, 2, [0, 1, 3])])  # a self-draw: person 3 has not accepted
    assert match.outer.accounts == {"Hua": 12}  # two bases of three chips from each of two
    assert match.outer.accounts_by_person == [-6, -6, 0, 0]
    assert sorted((one.person, one.amount) for one in match.outer.payments) == [(0, 6), (1, 6)]


@pytest.mark.rule("TAIWAN-75", "TAIWAN-76")
def test_the_onlooker_pays_whenever_his_player_pays():
    match = match_of()
    match.outer.start("Hua", person=2, amount=2)
    match.outer.accept("Hua", 0)
    match.outer.settle([won(match, 0, [2])])
    assert match.outer.accounts == {"Hua": -6}
    match.outer.settle([won(match, 3, [0, 1, 2])])  # person 3 has not accepted
    match.outer.settle([won(match, 0, [1])])  # his player does not pay
    assert match.outer.accounts == {"Hua": -6}
    assert match.outer.accounts_by_person == [6, 0, 0, 0]


@pytest.mark.rule("TAIWAN-75", "TAIWAN-P19")
def test_a_win_that_is_noted_settles_the_stakes_like_one_that_is_paid():
    match = match_of()
    match.outer.start("Hua", person=2, amount=2)
    match.outer.accept("Hua", 0)
    seat = [match.seat_of(person) for person in range(4)]
    noted = Paid(seat=seat[2], cause="noted", changes=(0,) * 4, other=seat[0], number=40)
    match.outer.settle([won(match, 2, []), noted])
    assert match.outer.accounts == {"Hua": 6}


@pytest.mark.rule("TAIWAN-75")
@pytest.mark.parametrize(("unit", "stakes", "worth"), [("bases", "5/2", 15), ("tai", "5/2", 6), ("chips", "5/2", 3)])
def test_a_stake_is_in_bases_tai_or_a_fixed_sum(unit, stakes, worth):
    match = Match("taiwan", 5, {"outer_bet": True, "stakes": stakes}, mode="interpreted")
    assert match.outer.value(match.outer.start("Hua", 1, 3, unit)) == worth


@pytest.mark.rule("TAIWAN-75")
def test_an_onlooker_follows_one_player_with_a_real_stake_where_the_option_is_on():
    match = match_of()
    match.outer.start("Hua", 1, 1)
    for refused in (
        lambda: match.outer.start("Hua", 2, 1),
        lambda: match.outer.start("Bo", 2, 0),
        lambda: match.outer.start("Bo", 2, 1, "pounds"),
        lambda: match.outer.start("Bo", 4, 1),
        lambda: match.outer.leave("Bo"),
        lambda: Match("taiwan", 1, mode="interpreted").outer.start("Bo", 2, 1),
    ):
        with pytest.raises(StakeRefused) as refusal:
            refused()
        assert refusal.value.rule == "TAIWAN-75"
    assert list(match.outer.stakes) == ["Hua"]


@pytest.mark.rule("TAIWAN-76")
def test_only_opponents_accept_a_stake():
    match = match_of()
    match.outer.start("Hua", 1, 1)
    with pytest.raises(StakeRefused) as refusal:
        match.outer.accept("Hua", 1)
    assert refusal.value.rule == "TAIWAN-76"
    assert match.outer.accept("Hua", 3).accepted == (3,)
    assert match.outer.accept("Hua", 3).accepted == (3,)


@pytest.mark.rule("TAIWAN-77")
@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ({"coming.streak": 0, "coming.round_wind": 2, "coming.deal_number": 3}, True),
        ({"coming.streak": 1, "coming.round_wind": 0, "coming.deal_number": 0}, False),
        ({"coming.round_wind": 3, "coming.deal_number": 0}, True),
        ({"coming.round_wind": 3, "coming.deal_number": 1}, False),
    ],
)
def test_a_stake_starts_with_no_streak_and_a_full_round_left(fields, allowed):
    match = match_of(**fields)
    if allowed:
        match.outer.start("Hua", 1, 1)
        return
    with pytest.raises(StakeRefused) as refusal:
        match.outer.start("Hua", 1, 1)
    assert refusal.value.rule == "TAIWAN-77"
    assert match.outer.stakes == {}


@pytest.mark.rule("TAIWAN-77")
@pytest.mark.parametrize(("streak", "lost", "leaves"), [(0, True, True), (1, True, False), (0, False, False)])
def test_a_stake_is_left_with_no_streak_when_it_was_just_lost_to_a_win(streak, lost, leaves):
    match = match_of()
    match.outer.start("Hua", 1, 1)
    match.table.coming.streak = streak
    match.table.bets.lost = 1 << match.seat_of(1 if lost else 2)
    if leaves:
        match.outer.leave("Hua")
        assert match.outer.stakes == {}
        return
    with pytest.raises(StakeRefused) as refusal:
        match.outer.leave("Hua")
    assert refusal.value.rule == "TAIWAN-77"


@pytest.mark.rule("TAIWAN-76", "TAIWAN-77")
@pytest.mark.parametrize(
    ("streak", "lost", "deal", "changes"), [(1, True, 0, True), (0, False, 0, False), (0, True, 1, False)]
)
def test_a_stake_moves_whenever_it_was_just_lost_while_a_full_round_is_left(streak, lost, deal, changes):
    match = match_of()
    match.outer.start("Hua", 1, 1)
    match.outer.accept("Hua", 0)
    match.table.coming.streak, match.table.coming.deal_number = streak, deal
    match.table.coming.round_wind = 2 if changes else 3
    match.table.bets.lost = 1 << match.seat_of(1) if lost else 0
    if changes:
        moved = match.outer.change("Hua", 3)
        assert (moved.person, moved.accepted) == (3, ())
        return
    with pytest.raises(StakeRefused) as refusal:
        match.outer.change("Hua", 3)
    assert refusal.value.rule == "TAIWAN-77"
    assert match.outer.stakes["Hua"].person == 1


@pytest.mark.rule("TAIWAN-77")
def test_stakes_are_spoken_of_between_hands_only():
    match = Match("taiwan", 5, {"outer_bet": True}, mode="interpreted")
    match.outer.start("Hua", 1, 1)  # nobody has acted yet
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    with pytest.raises(StakeRefused, match="between hands"):
        match.outer.accept("Hua", 2)


def play_hand(match):
    """A hand of the test players; with seed 0 person 1 wins it from person 0."""
    chance = random.Random(0)
    while not match.hand_over:
        seat = match.owed[0]
        match.act(seat, choose(match, seat, chance))


@pytest.mark.rule("TAIWAN-75", "TAIWAN-76")
def test_a_played_match_keeps_its_outer_accounts_through_saving_and_undo():
    match = Match("taiwan", 0, {"outer_bet": True}, mode="interpreted")
    match.outer.start("Hua", 1, 2, "tai")
    match.outer.start("Bo", 0, 1, "bases")
    for person in (0, 2, 3):
        match.outer.accept("Hua", person)
    match.outer.accept("Bo", 1)
    play_hand(match)
    assert [(one.onlooker, one.person, one.amount) for one in match.outer.payments] == [("Hua", 0, 2), ("Bo", 1, -3)]
    assert match.outer.accounts == {"Hua": 2, "Bo": -3}
    assert match.outer.accounts_by_person == [-2, 3, 0, 0]
    match.outer.change("Bo", 2)
    match.next_hand()
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    again = Match.from_json(match.to_json(), mode="interpreted")
    assert again.outer.accounts == match.outer.accounts
    assert again.outer.stakes == match.outer.stakes
    assert again.outer.orders == match.outer.orders
    twin = match.copy()
    twin.outer.accounts["Hua"] += 1
    assert match.outer.accounts == again.outer.accounts
    match.undo(sum(map(len, match.actions)))
    assert match.outer.accounts == {"Hua": 0, "Bo": 0}
    assert match.outer.payments == []
    assert match.outer.stakes["Hua"].accepted == (0, 2, 3)


def test_a_match_saved_before_there_were_stakes_is_read():
    match = Match("taiwan", 8, mode="interpreted")
    saved = match.to_json()
    text = saved.replace('"version":4', '"version":1').replace('"matches":[],"outer":[],"rulings":[],', "")
    assert '"version":1' in text
    assert "outer" not in text.replace("outer_bet", "")
    assert Match.from_json(text, mode="interpreted").check == match.check
    with pytest.raises(FangchengError, match="5, not fangcheng-match 1 or 2 or 3 or 4"):
        Match.from_json(saved.replace('"version":4', '"version":5'))
