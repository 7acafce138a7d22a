"""Side stakes: when they may be begun, raised, moved and left. Inner stakes are asked for here, outer ones elsewhere.

Questions about "now" are about the hand to come: between two hands the next one, before a deal this one.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import BETS, HAND_OVER, SEATS
from fangcheng.core.state.conditions import called_at, on
from fangcheng.core.state.hook_codes import BEFORE_MATCH
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_seats

# --- the hand to come


@kernel
def coming_streak(table: Table):
    """Return how often the dealer of the hand to come has repeated."""
    return int(table.coming.streak) if table.phase == HAND_OVER else int(table.streak)


@kernel
def coming_round(table: Table):
    """Return the number of the round of the hand to come, from 0."""
    return int(table.coming.round_wind) if table.phase == HAND_OVER else int(table.round_wind)


@kernel
def begins_round(table: Table):
    """Return True if the hand to come is the first of its round."""
    deal = int(table.coming.deal_number) if table.phase == HAND_OVER else int(table.deal_number)
    return deal == 0 and coming_streak(table) == 0


@kernel
def full_rounds_left(table: Table, rules: Rules):
    """Return how many whole rounds of the match are still to be played."""
    left = int(rules.rounds) - coming_round(table)
    return left if begins_round(table) else left - 1


# --- what a stake may do


@kernel
def stake_was_lost(table: Table, seat):
    """Return True if a stake on this seat has just been lost: the seat paid for a win in the last hand.

    Rules: TAIWAN-77.
    """
    return int(table.bets.lost) >> seat & 1 == 1


@kernel
def may_begin_stake(table: Table, rules: Rules):
    """Return True if a stake may be begun: the dealer does not repeat, and a full round remains.

    Rules: TAIWAN-77.
    """
    return coming_streak(table) == 0 and full_rounds_left(table, rules) >= 1


@kernel
def may_leave_stake(table: Table, seat):
    """Return True if a stake on this seat may be given up: the dealer does not repeat, and it was just lost.

    Rules: TAIWAN-77.
    """
    return coming_streak(table) == 0 and stake_was_lost(table, seat)


@kernel
def may_move_stake(table: Table, rules: Rules, seat):
    """Return True if a stake on this seat may go to another one: it was just lost, and a full round remains.

    Rules: TAIWAN-77.
    """
    return stake_was_lost(table, seat) and full_rounds_left(table, rules) >= 1


# --- inner stakes


@stage(when=on("bet_kind.inner_stakes"))
def ask_inner_stakes(table: Table, rules: Rules):
    """Ask every seat that has a choice, before the deal, how many bases it stakes; other stakes stay.

    Rules: TAIWAN-73, TAIWAN-74.
    """
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        if offer_stakes(table, rules, seat) > 1:
            owed |= 1 << seat
        else:
            table.answer[seat] = CHOOSE + int(table.bets.placed[seat])
    ask_seats(table, BETS, owed)


@kernel
def offer_stakes(table: Table, rules: Rules, seat):
    """Allow the stakes that the seat may have in the hand to come, and return how many there are."""
    forbid_all(table, seat)
    count = 0
    for bases in range(int(rules.bet_max) + 1):
        if may_stake(table, rules, seat, bases):
            allow(table, seat, CHOOSE + bases)
            count += 1
    return count


@kernel
def may_stake(table: Table, rules: Rules, seat, bases):
    """Return True if the seat may stake this many bases now.

    The first unit is taken by the start of the second half of the match and stays to its end; the others come and go
    like outer stakes.
    Rules: TAIWAN-74, TAIWAN-77.
    """
    staked = int(table.bets.placed[seat])
    if bases == staked:
        return True
    if bases < staked:
        return bases >= 1 and may_leave_stake(table, seat)
    if staked == 0 and not first_unit_is_open(table, rules):
        return False
    return (staked == 0 and bases == 1) or may_begin_stake(table, rules)


@kernel
def first_unit_is_open(table: Table, rules: Rules):
    """Return True if a first unit may still be taken: until the second half of the rounds has begun.

    Rules: TAIWAN-74, TAIWAN-P11.
    """
    number, half = coming_round(table), int(rules.rounds) // 2
    return number < half or (number == half and begins_round(table))


# --- from match to match


@stage("number", when=called_at(BEFORE_MATCH))
def kept_stakes(table: Table):
    """Return the persons whose first unit stays for the next match as a mask: it has not lost in this one.

    Rules: TAIWAN-74.
    """
    kept = 0
    for seat in range(int(table.seats)):
        if table.bets.placed[seat] > 0 and table.bets.account[seat] >= 0:
            kept |= 1 << int(table.person[seat])
    return kept


@stage(when=called_at(BEFORE_MATCH))
def place_stakes(table: Table, kept):
    """Begin a match with one unit staked by each person of the mask and none by the others."""
    table.bets.lost = 0
    for seat in range(SEATS):
        table.bets.account[seat] = 0
        table.bets.placed[seat] = kept >> int(table.person[seat]) & 1
