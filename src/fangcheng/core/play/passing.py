"""Wins let pass: furiten, missed wins, the Taiwanese lock. Each variant names one rule (rules.pass_rule)."""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import BY_SELF, READY_EARTHLY, READY_HEAVENLY
from fangcheng.core.state.rule_codes import (
    PASS_FURITEN,
    PASS_GO_ROUND,
    PASS_LOCK,
    PASS_MISSED,
    PASS_MISSED_OWN,
    RELEASE_ANY_CALL,
)
from fangcheng.core.table.hand import face

# table.locked
LOCKED_DISCARD, LOCKED_ALL = 1, 2


@kernel
def is_furiten(table, seat):
    """Own discards, a passed tile, or a tile passed after riichi.

    Rules: RIICHI-74, RIICHI-75, RIICHI-76, RIICHI-77, SANMA-23.
    """
    if table.locked_for_hand[seat] != 0 or table.missed_mask[seat] != NONE:
        return True
    return (table.own_river_mask[seat] & table.waits[seat]) != NONE


@kernel
def barred(table, rules, seat, by, value):
    """Whether the pass rule forbids `seat` this win of `value`; 0 when it is free.

    Rules: RIICHI-74, MCR-25, SICHUAN-25, SICHUAN-P11, TAIWAN-44, TAIWAN-47, TAIWAN-P15, TIANJIN-31.
    """
    rule = int(rules.pass_rule)
    if rule == PASS_FURITEN:
        return by != BY_SELF and is_furiten(table, seat)
    if rule in (PASS_MISSED, PASS_MISSED_OWN):
        return by != BY_SELF and table.missed_value[seat] >= value
    if rule in (PASS_LOCK, PASS_GO_ROUND):
        return table.locked[seat] != 0 or table.locked_for_hand[seat] == LOCKED_ALL
    return False


@kernel
def note_passed_tile(table, rules, seat, some_face):
    """A tile the seat waits for went by without its win, whatever the reason.

    Rules: RIICHI-76, RIICHI-77.
    """
    if rules.pass_rule == PASS_FURITEN and has(table.waits[seat], some_face):
        table.missed_mask[seat] |= bit(some_face)
        if table.ready[seat] != 0:
            table.locked_for_hand[seat] = 1


@kernel
def note_passed_win(table, rules, seat):
    """The seat was offered a win and did not take it; `offered_value` says how much it was worth.

    Rules: RIICHI-67, SICHUAN-25, SICHUAN-P11, TAIWAN-44, TAIWAN-45, TAIWAN-P15.
    """
    if rules.pass_rule in (PASS_MISSED, PASS_MISSED_OWN):
        table.missed_value[seat] = max(int(table.missed_value[seat]), int(table.offered_value[seat]))
    elif rules.pass_rule == PASS_LOCK:
        table.locked[seat] = LOCKED_ALL
        if table.ready[seat] in (READY_HEAVENLY, READY_EARTHLY):
            table.locked_for_hand[seat] = 1
    elif rules.pass_rule == PASS_GO_ROUND:
        table.locked[seat] = LOCKED_ALL
        if table.ready[seat] != 0:
            table.locked_for_hand[seat] = LOCKED_ALL


@kernel
def locks_own_draw(rules):
    """Whether a self-drawn win let pass counts as one, as it does in Taiwan.

    Rules: TAIWAN-44, TAIWAN-P15.
    """
    return rules.pass_rule in (PASS_LOCK, PASS_GO_ROUND)


@kernel
def release_by_discard(table, rules, seat):
    """An own discard ends the go-round, and with it the lock of a win let pass in it.

    Rules: TAIWAN-P15.
    """
    if rules.pass_rule == PASS_GO_ROUND:
        table.locked[seat] = 0


@kernel
def release_by_draw(table, rules, seat):
    """An own draw, a replacement too, ends temporary furiten and the missed-win rule.

    In Sichuan's competition so does a pon after which the hand waits for nothing.

    Rules: RIICHI-76, SICHUAN-25, SICHUAN-P11.
    """
    table.missed_mask[seat] = NONE
    table.missed_value[seat] = -1


@kernel
def release_by_call(table, rules):
    """Under an option any call, kong or North laid aside ends the passed-tile furiten of all.

    Rules: RIICHI-35, RIICHI-76, SANMA-20.
    """
    if rules.furiten_release == RELEASE_ANY_CALL:
        for seat in range(int(table.seats)):
            table.missed_mask[seat] = NONE


@kernel
def release_by_tile(table, rules, seat, kind):
    """Discarding, or adding to a kong, a tile that would not have won clears the Taiwanese lock.

    `waits` still holds the waits before the draw when this is asked.
    Rules: TAIWAN-44, TAIWAN-46.
    """
    if rules.pass_rule == PASS_LOCK and not has(table.waits[seat], face(kind)):
        table.locked[seat] = 0
