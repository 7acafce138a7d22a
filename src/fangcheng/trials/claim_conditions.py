"""Positions at which sayings on calls have something to say."""

from fangcheng.bots.claims import first_open
from fangcheng.bots.lacking import missing_beside, missing_tiles
from fangcheng.bots.record_types import Brain
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_PUNG, NO_ACTION, PASS
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed, face
from fangcheng.tiles import EAST
from fangcheng.trials.fork import ADVICE, CONTROL, part_ways
from fangcheng.trials.held import OPENING, may_call, stage_by_turns
from fangcheng.trials.look import thrown_by_all
from fangcheng.trials.record_types import Fork

TAIL = 16  # tiles left with which the tail of the wall begins
STEPS = 4  # tiles left in one stratum of the tail
READY_NOW = 1  # tile that a ready hand lacks
EARLY = 3  # own turns in which it is early
MIDDLE_PLACE = 1  # of the claimed tile in its run


@stage("truth")
def middle_pung(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A 3 to 7 of which a pair is held is thrown: pung, or pass. The strata: the stages by own turns."""
    if not may_call(table, seat):
        return False
    offered = face(int(table.offered))
    if offered >= EAST or not 2 <= offered % 9 <= 6 or table.hand[seat, offered] != 2:
        return False
    pung = first_open(table, seat, CLAIM_PUNG, 3)
    if pung == NO_ACTION:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = pung, PASS
    fork.stratum = stage_by_turns(table, seat)
    return True


@stage("truth")
def closed_chow_at_the_tail(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """At most sixteen tiles left, and a chow fills a closed shape and makes ready a hand that is not: chow, or pass.

    The strata: how many tiles are left, 13 to 16, 9 to 12, 5 to 8, fewer.
    """
    if not may_call(table, seat) or table.drawable > TAIL:
        return False
    chow = closed_chow(table, seat)
    if chow == NO_ACTION or missing_tiles(table, rules, desk, seat) <= READY_NOW:
        return False
    offered = face(int(table.offered))
    if offered >= EAST or missing_after_closed_chow(table, rules, desk, seat, offered) != READY_NOW:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = chow, PASS
    fork.stratum = min(3, (TAIL - int(table.drawable)) // STEPS)
    return True


@stage("truth")
def opening_call(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the fifth turn, nothing called yet, and the player would chow or pung: let it go, or call.

    The strata: before the first own discard, after one or two, after three or four.
    """
    if not may_call(table, seat) or table.meld_count[seat] > 0 or stage_by_turns(table, seat) != OPENING:
        return False
    call = int(steady_choice(table, rules, desk, brain, seat))
    if not CLAIM_CHOW <= call < CLAIM_PUNG + 3:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = PASS, call
    fork.stratum = (int(table.river_count[seat]) + 1) // 2
    return True


@stage("truth")
def first_discard_let_go(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The first discard of the hand, which the player would chow or pung: let it go, or call. One stratum."""
    if not may_call(table, seat) or thrown_by_all(table) != 1:
        return False
    call = int(steady_choice(table, rules, desk, brain, seat))
    if not CLAIM_CHOW <= call < CLAIM_PUNG + 3:
        return False
    return part_ways(fork, PASS, call, 0)


@stage("truth")
def early_two_sided_chow(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the third turn the player would chow into a two-sided shape: let the tile go, or chow.

    The strata: turn 1, 2, 3.
    """
    if not may_call(table, seat) or table.river_count[seat] >= EARLY:
        return False
    call, offered = int(steady_choice(table, rules, desk, brain, seat)), face(int(table.offered))
    if not CLAIM_CHOW <= call < CLAIM_CHOW + 6 or offered >= EAST:
        return False
    place = (call - CLAIM_CHOW) % 3
    if place == MIDDLE_PLACE:
        return False
    lower = offered % 9 + (1 if place == 0 else -2)
    if not 1 <= lower <= 6:
        return False
    return part_ways(fork, PASS, call, int(table.river_count[seat]))


@kernel
def closed_chow(table: Table, seat):
    """Return the chow in which the claimed tile is the middle one, a red five given if there is one; else NO_ACTION."""
    for action in (CLAIM_CHOW + 3 + MIDDLE_PLACE, CLAIM_CHOW + MIDDLE_PLACE):
        if allowed(table, seat, action):
            return action
    return NO_ACTION


@kernel
def missing_after_closed_chow(table: Table, rules: Rules, desk: Desk, seat, offered):
    """Return how many tiles the hand lacks once the number offered lies between its two neighbours."""
    table.hand[seat, offered - 1] -= 1
    table.hand[seat, offered + 1] -= 1
    missing = missing_beside(table, rules, desk, seat, offered - 1, CHOW)
    table.hand[seat, offered - 1] += 1
    table.hand[seat, offered + 1] += 1
    return missing
