"""Melds that a written win tells of: whether somebody in the game could have claimed them so."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    MELDS,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import (
    CHOW_ANYBODY,
    CHOW_NOBODY,
    PUNG_NOBODY,
    READY_KONG_CLAIMED_TOO,
    READY_KONG_NONE,
)
from fangcheng.tiles import EAST, FACES

CLAIMABLE, NO_CHOWS, NO_PUNGS, NOT_FROM_THE_LEFT = range(4)


@kernel
def meld_fits(code, winner, rules: Rules):
    """Return True if a meld is a set of the game, and fed by another player who may, or by nobody that was told."""
    fed, kind, lowest = code >> 12, code & 7, code >> 3 & 63
    if lowest >= FACES or fed > int(rules.seats) or fed == 1 + winner or kind == EGG_MELD:
        return False  # a number does not say of which tiles an egg is
    if kind == CHOW and lowest >= EAST and rules.honour_runs == 0:
        return False
    if fault_of_claim(kind, fed - 1, winner, rules) != CLAIMABLE:
        return False
    return fed == 0 or kind != CONCEALED_KONG_MELD


@kernel
def fault_of_claim(meld_kind, giver, winner, rules: Rules):
    """Return CLAIMABLE, or what stands against a meld of this kind that `giver` fed; NOBODY is any that could have.

    Rules: SICHUAN-15, HEFEI-9, RIICHI-37, MCR-15, HARBIN-12, LUOSHU-12.
    """
    if meld_kind == CHOW:
        if rules.claim_chi == CHOW_NOBODY:
            return NO_CHOWS
        anybody = giver == NOBODY or rules.claim_chi == CHOW_ANYBODY or rules.chow_to_ready != 0
        return CLAIMABLE if anybody or (giver + 1) % int(rules.seats) == winner else NOT_FROM_THE_LEFT
    claimed = meld_kind == PUNG or meld_kind == OPEN_KONG_MELD or meld_kind == ADDED_KONG_MELD
    return NO_PUNGS if claimed and rules.claim_pon == PUNG_NOBODY else CLAIMABLE


@kernel
def takes_to_ready(meld_kind, giver, winner, rules: Rules):
    """Return True for a chow that only who declares ready with it may take: of another than the left neighbour.

    Rules: HARBIN-12.
    """
    told = rules.chow_to_ready != 0 and meld_kind == CHOW and giver != NOBODY
    return told and (giver + 1) % int(rules.seats) != winner


@kernel
def may_follow_ready(meld_kind, rules: Rules):
    """Return True if who has declared ready may still make such a meld: a kong, where the rules let him.

    Rules: HARBIN-17.
    """
    if meld_kind == CONCEALED_KONG_MELD or meld_kind == ADDED_KONG_MELD:
        return rules.ready_kong != READY_KONG_NONE
    return meld_kind == OPEN_KONG_MELD and rules.ready_kong == READY_KONG_CLAIMED_TOO


@kernel
def chows_allowed(rules: Rules):
    """Return how many chows one hand may have.

    Rules: HANGZHOU-13.
    """
    return int(rules.chow_limit) if rules.chow_limit != 0 else MELDS
