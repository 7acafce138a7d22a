"""How `steady` declares a hand ready in games other than riichi."""

from fangcheng.bots.danger import SURE
from fangcheng.bots.ready_worth import worth_of_waits
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import discards_to_declare
from fangcheng.core.shapes.ready import ready_discards
from fangcheng.core.state.action_codes import NO_ACTION, READY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import EARTHLY_READY, OPEN_READY, READY_DECLARED
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    CHECK_NOTHING,
    HAN_AND_FU,
    READY_ANNOUNCED,
    READY_NONE,
    READY_SHOWN,
    READY_STANDING,
)
from fangcheng.core.table.hand import allowed, is_closed

WAYS = 4  # in which a hand may be declared, at most
# In which a hand of dead waits does better to draw for the treasure than to change. Of nine such hands of jilin, each
# answer tried in 1,000 worlds, the two with 12 tiles left or fewer gained 1.3 and 1.9 points by declaring; the seven
# with 18 or more lost 2.0 on average (-11.1 to +2.2).
LAST_TURNS = 4


@stage("number", when=lambda rules: rules.ready_rule != READY_NONE and rules.method != HAN_AND_FU)
def declaration_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the declaration that the seat makes in its turn, NO_ACTION for none; `look_round` must have looked.

    No hand is declared that could not be won then.
    """
    if table.declared.pending != 0 or not may_declare(table, seat) or not wants_to_declare(table, rules, brain, seat):
        return NO_ACTION
    if brain.weights.declares == 0 and not can_win_declared(table, rules, desk, brain, seat):
        return NO_ACTION
    if rules.ready_rule == READY_STANDING:
        return declaration_face_down(table, seat)
    if allowed(table, seat, READY + 1) and shows_hand(table, rules, brain, seat):
        return READY + 1
    return READY if allowed(table, seat, READY) else NO_ACTION


@kernel
def may_declare(table: Table, seat):
    """Return True if some declaration is open to the seat."""
    for way in range(WAYS):
        if allowed(table, seat, READY + way):
            return True
    return False


@kernel
def wants_to_declare(table: Table, rules: Rules, brain: Brain, seat):
    """Return True if the hand is declared ready: where that only announces it, a closed one, or if it is paid."""
    if brain.weights.declares != 0:
        return brain.weights.declares > 0
    return rules.ready_rule != READY_ANNOUNCED or is_closed(table, seat) or rules.price[READY_DECLARED] > 0


@kernel
def can_win_declared(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return True if a declared hand has enough to win by: an unseen tile, pay at the empty wall, or the treasure.

    The treasure alone is little: it is drawn for only where the turns left are too few to wait for something else.
    """
    if rules.draw_check != CHECK_NOTHING:
        return True
    if rules.treasure != 0 and table.drawable <= LAST_TURNS * table.seats:
        return True
    return has_live_declaration(table, rules, desk, brain, seat)


@stage("truth", when=on("ready_rule"))
def has_live_declaration(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return True if after some discard that declares an unseen tile would win.

    A discard that a hand which lies open is sure to win on declares nothing.
    """
    found, left = False, discards_asked(table, rules, desk, seat) & ~table.banned_discards
    while left != NONE and not found:
        some_face = lowest(left)
        left &= left - ONE
        if brain.danger[some_face] >= SURE:
            continue
        table.hand[seat, some_face] -= 1
        found = worth_of_waits(table, rules, desk, brain, seat) > 0
        table.hand[seat, some_face] += 1
    return found


@kernel
def discards_asked(table: Table, rules: Rules, desk: Desk, seat):
    """Return the faces whose discard may declare, as a mask; where rules ask only for a win, all that leave it ready.

    The latter are found at a fraction of the cost, and whoever asks tries their wins anyway.
    """
    if rules.standing == 0 and rules.ready_number == 0 and rules.demand_ready == 0:
        return ready_discards(table, rules, desk, seat)
    return discards_to_declare(table, rules, desk, seat)


@kernel
def declaration_face_down(table: Table, seat):
    """Return a declaration with the tile face down, where nobody can claim it, else one with the tile on the wall.

    Rules: TAIYUAN-28.
    """
    for way in (1, 2):
        if allowed(table, seat, READY + way):
            return READY + way
    return NO_ACTION


@kernel
def shows_hand(table: Table, rules: Rules, brain: Brain, seat):
    """Return True if the hand is shown with the declaration: if that pays more than to announce it alone.

    Who announces a closed hand with his first discard may be paid for that instead.
    Rules: TAIWAN-49, JINAN-16.
    """
    if rules.ready_rule == READY_SHOWN or brain.weights.shows != 0:
        return rules.ready_rule == READY_SHOWN or brain.weights.shows > 0
    at_once = table.river_count[seat] == 0 and is_closed(table, seat)
    alone = rules.price[EARTHLY_READY] if at_once else rules.price[READY_DECLARED]
    return rules.ready_rule == READY_ANNOUNCED and rules.price[OPEN_READY] > alone
