"""`steady`: exact acceptance, the value of ready hands, claims that gain, and folding before a declared hand."""

from fangcheng.bots.aim_worth import PLAIN
from fangcheng.bots.aims import choose_aim, pays_for_an_aim
from fangcheng.bots.answers import answer_question, first_allowed
from fangcheng.bots.brain import look_round
from fangcheng.bots.claims import claim_choice
from fangcheng.bots.danger import judge_danger
from fangcheng.bots.declarations import declaration_choice
from fangcheng.bots.discards import choose_discard
from fangcheng.bots.drawn_waits import forget_read_wins
from fangcheng.bots.eggs import egg_choice
from fangcheng.bots.hearts import heart_choice
from fangcheng.bots.lacking import NO_MELD, missing_tiles, missing_without
from fangcheng.bots.mcr_play import planned_claim, planned_turn, plans_routes
from fangcheng.bots.passed_wins import takes_win
from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_discards import riichi_discard, see_riichi
from fangcheng.bots.riichi_ready import declares
from fangcheng.bots.single_kongs import single_kong_choice
from fangcheng.bots.slips import slipped_discard, slips_now
from fangcheng.bots.standing import kong_keeps_one
from fangcheng.bots.sums import sum_turn
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.single_kongs import is_laid_singly
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import (
    ABORT,
    ADDED_KONG,
    CONCEALED_KONG,
    LAY_NORTH,
    NO_ACTION,
    OPENING,
    PASS,
    READY,
    WIN,
)
from fangcheng.core.state.codes import (
    CLAIM,
    CONCEALED_KONG_MELD,
    HEART,
    ROB,
    TURN,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    HAN_AND_FU,
    READY_NONE,
)
from fangcheng.core.table.hand import allowed
from fangcheng.tiles import FACES

NOT_ASKED = -99


@stage("number")
def steady_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the steady player's answer to whatever the seat owes."""
    if allowed(table, seat, WIN) and takes_win(table, rules, desk, brain, seat):
        return WIN
    phase = int(table.phase)
    if phase == TURN and seat == table.turn:
        return own_turn(table, rules, desk, brain, seat)
    if phase in (TURN, CLAIM):
        if plans_routes(rules):
            return planned_claim(table, rules, desk, brain, seat)
        return claim_choice(table, rules, desk, brain, seat)
    if phase == ROB and rules.egg_claims != 0:
        return claim_choice(table, rules, desk, brain, seat)
    if rules.heart != 0 and table.question == HEART and brain.weights.answers == 0:
        look_round(table, rules, brain, seat)
        return heart_choice(table, rules, desk, brain, seat)
    if phase == ROB:
        return PASS
    if brain.weights.answers == 0 and calls_new_deal(table, rules, desk, brain, seat):
        return ABORT
    return answer_question(table, brain, seat)


@kernel
def own_turn(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the action of an own turn; a flower that stays in the hand is no tile of any plan and goes as it came.

    Rules: MCR-60.
    """
    if rules.kong_opens != 0 and table.opened.announced != 0:
        return first_allowed(table, seat)
    if plans_routes(rules):
        action = planned_turn(table, rules, desk, brain, seat)
    else:
        action = turn_choice(table, rules, desk, brain, seat)
    if slips_now(table, rules, brain, seat, action):
        return slipped_discard(table, rules, desk, brain, seat, action)
    return first_allowed(table, seat) if action == NO_ACTION else action


@stage("number", when=lambda rules: not plans_routes(rules))
def turn_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the action of a turn without a win: lay aside, kong, declare, call for a new deal or discard."""
    if allowed(table, seat, LAY_NORTH):
        return LAY_NORTH
    look_at_table(table, rules, desk, brain, seat)
    if allowed(table, seat, OPENING):
        return OPENING
    if rules.eggs != 0:
        egg = egg_choice(table, rules, desk, seat)
        if egg != NO_ACTION:
            return egg
    if rules.single_kongs != 0:
        laid = single_kong_choice(table, rules, seat)
        if laid != NO_ACTION:
            return laid
    if plays_sums(rules):
        action = sum_turn(table, rules, desk, brain, seat)
        if action != NO_ACTION:
            return action
    kong = NO_ACTION if plays_sums(rules) else kong_choice(table, rules, desk, brain, seat)
    if kong != NO_ACTION:
        return kong
    if rules.method == HAN_AND_FU:
        return riichi_turn(table, rules, desk, brain, seat)
    if rules.ready_rule != READY_NONE:
        declaration = declaration_choice(table, rules, desk, brain, seat)
        if declaration != NO_ACTION:
            return declaration
    if calls_new_deal(table, rules, desk, brain, seat):
        return ABORT
    aim_anew(table, rules, desk, brain, seat)
    return choose_discard(table, rules, desk, brain, seat)


@stage("number")
def steady_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the tile the steady player would discard now, as an action, if he does nothing else."""
    look_at_table(table, rules, desk, brain, seat)
    if rules.method == HAN_AND_FU:
        return riichi_discard(table, rules, desk, brain, seat)
    aim_anew(table, rules, desk, brain, seat)
    return choose_discard(table, rules, desk, brain, seat)


@kernel
def aim_anew(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Note what the seat aims at with the hand it discards from; who has declared keeps it as it is."""
    if brain.weights.aim != 0 and table.ready[seat] == 0 and pays_for_an_aim(brain):
        choose_aim(table, rules, desk, brain, seat, missing_tiles(table, rules, desk, seat))


@kernel
def look_at_table(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Look at the table in the way that this game's choices need."""
    if rules.method == HAN_AND_FU:
        see_riichi(table, rules, brain, seat)
    else:
        look_round(table, rules, brain, seat)
        judge_danger(table, rules, desk, brain, seat)
        forget_read_wins(brain)
        brain.aim = PLAIN


@stage("number", when=on("method.han_and_fu"))
def riichi_turn(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return a declaration, a call for a new deal or a discard; `see_riichi` must have looked."""
    if calls_new_deal(table, rules, desk, brain, seat):
        return ABORT
    action = riichi_discard(table, rules, desk, brain, seat)
    if allowed(table, seat, READY) and declares(table, rules, desk, brain, seat, action):
        return READY
    return action


@kernel
def calls_new_deal(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return True if a new deal may be called, and the hand is far enough from a win for it."""
    return allowed(table, seat, ABORT) and missing_tiles(table, rules, desk, seat) >= brain.weights.abort_from


@kernel
def kong_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return a kong that costs no distance, if nobody is to be feared; NO_ACTION for none."""
    if brain.threats > 0 and table.ready[seat] == 0:
        return NO_ACTION
    most = NOT_ASKED
    for some_face in range(FACES):
        concealed = allowed(table, seat, CONCEALED_KONG + some_face)
        if not concealed and not allowed(table, seat, ADDED_KONG + some_face):
            continue
        if not kong_keeps_one(table, rules, seat, some_face) or is_laid_singly(table, rules, some_face):
            continue
        if most == NOT_ASKED:
            most = missing_tiles(table, rules, desk, seat) + int(brain.weights.kong_cost)
        tiles, meld_kind = (4, CONCEALED_KONG_MELD) if concealed else (1, NO_MELD)
        if missing_without(table, rules, desk, seat, some_face, tiles, meld_kind) <= most:
            return (CONCEALED_KONG if concealed else ADDED_KONG) + some_face
    return NO_ACTION
