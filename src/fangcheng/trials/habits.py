"""How the seat at a fork plays on where an advice is more than one action: it folds, sits still, collects."""

from fangcheng.bots.brain import look_round
from fangcheng.bots.characters import LEVELS
from fangcheng.bots.claims import first_open
from fangcheng.bots.danger import danger_against, threat_of
from fangcheng.bots.discards import discard_action
from fangcheng.bots.record_types import Brain
from fangcheng.bots.slips import close_discard, discard_anew
from fangcheng.bots.steady import look_at_table, steady_choice
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CLAIM_PUNG, DISCARD_DRAWN, NO_ACTION, PASS, WIN
from fangcheng.core.state.codes import CLAIM, TURN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed, face
from fangcheng.tiles import EAST, FACES, KINDS
from fangcheng.trials.record_types import Fork

FOLDS, SITS_STILL, COLLECTS_SUIT, COLLECTS_PUNGS, PUSHES, TURNS_OF_A_BEGINNER, CALLS_OF_A_BEGINNER = range(1, 8)
NEVER_FOLDS = 99  # tiles missing with which nobody folds
# What a beginner weighs otherwise, riichi and games played by routes aside.
_BEGINNER = LEVELS["beginner"]
LOOKS, SLIPS, AIM, DEEP = (int(_BEGINNER[name]) for name in ("looks", "slips", "aim", "deep"))
FEAR_DECLARED, FEAR_OPEN = int(_BEGINNER["fear_declared"]), int(_BEGINNER["fear_open"])
RISK, POINT, PASSES = (int(_BEGINNER[name]) for name in ("risk", "point", "passes"))


@stage("number")
def choice_by_habit(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, side):
    """Return what the seat does by its habit on this side; `steady` decides where that is silent, but lets no win pass.

    Who has no habit, or that of a beginner, lets wins pass as `steady` or a beginner does.
    """
    habit, suit = int(fork.habits[side]), int(fork.suits[side])
    if FOLDS <= habit <= PUSHES and allowed(table, seat, WIN):
        return WIN
    action = NO_ACTION
    if table.phase == TURN and table.turn == seat:
        action = turn_by_habit(table, rules, desk, brain, seat, fork, habit, suit)
    elif table.phase == CLAIM and allowed(table, seat, PASS):
        action = claim_by_habit(table, rules, desk, brain, seat, fork, habit, suit)
    if action != NO_ACTION:
        return action
    if habit == PUSHES:
        return pushing_choice(table, rules, desk, brain, seat)
    if habit == (CALLS_OF_A_BEGINNER if table.phase == CLAIM else TURNS_OF_A_BEGINNER):
        return choice_of_a_beginner(table, rules, desk, brain, seat)
    return steady_choice(table, rules, desk, brain, seat)


@kernel
def turn_by_habit(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, habit, suit):
    """Return the discard that the habit asks for; NO_ACTION where it asks for none."""
    if habit == FOLDS:
        return safest_discard(table, rules, brain, seat)
    if habit == SITS_STILL and table.drawable > fork.until and allowed(table, seat, DISCARD_DRAWN):
        return DISCARD_DRAWN
    if habit == COLLECTS_SUIT or habit == COLLECTS_PUNGS:
        return discard_of_the_rest(table, rules, desk, brain, seat, habit, suit)
    return NO_ACTION


@kernel
def claim_by_habit(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, habit, suit):
    """Return what the habit says to a discard; NO_ACTION where it says nothing."""
    offered = face(int(table.offered))
    if habit == FOLDS or (habit == SITS_STILL and table.drawable > fork.until):
        return PASS
    if habit == COLLECTS_SUIT and offered < EAST and offered // 9 != suit:
        return PASS
    if habit == COLLECTS_PUNGS:
        pung = first_open(table, seat, CLAIM_PUNG, 3)
        return PASS if pung == NO_ACTION else pung
    return NO_ACTION


@stage("number")
def safest_discard(table: Table, rules: Rules, brain: Brain, seat):
    """Return the discard that looks least dangerous against all others; NO_ACTION where none is open.

    Of equally safe ones that goes of which fewest copies are unseen.
    """
    look_round(table, rules, brain, seat)
    best, least = NO_ACTION, 1 << 30
    for kind in range(KINDS):
        action = discard_action(table, seat, kind, int(table.drawn))
        if action != NO_ACTION:
            danger = danger_to_all(table, brain, seat, face(kind)) if face(kind) < FACES else 0
            if danger < least:
                best, least = action, danger
    return best


@kernel
def danger_to_all(table: Table, brain: Brain, seat, some_face):
    """Return the danger of a face, eight times, with the unseen copies below it; who is near counts more."""
    danger = 0
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1:
            danger += (1 + 4 * threat_of(table, brain, other)) * danger_against(table, brain, other, some_face)
    return 8 * danger + int(brain.unseen[some_face])


@stage("number")
def discard_of_the_rest(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, habit, suit):
    """Return what `steady` would throw of the tiles that are not collected; NO_ACTION where it holds none."""
    low, middle, high = table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2]
    some_left = False
    for kind in range(KINDS):
        action = discard_action(table, seat, kind, int(table.drawn))
        if action != NO_ACTION:
            if is_collected(table, seat, habit, suit, face(kind)):
                close_discard(table, seat, action)
            else:
                some_left = True
    action = NO_ACTION
    if some_left:
        look_at_table(table, rules, desk, brain, seat)
        action = discard_anew(table, rules, desk, brain, seat)
    table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2] = low, middle, high
    return action if action != NO_ACTION and allowed(table, seat, action) else NO_ACTION


@kernel
def is_collected(table: Table, seat, habit, suit, some_face):
    """Return True if the habit keeps a tile of the face: of its suit or an honour, or one that is no single."""
    if some_face >= FACES:
        return False
    if habit == COLLECTS_SUIT:
        return some_face >= EAST or some_face // 9 == suit
    return table.hand[seat, some_face] >= 2


@kernel
def pushing_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what `steady` would do if it never folded and no danger cost a mark (games other than riichi)."""
    line, risk = int(brain.weights.fold_from), int(brain.weights.risk)
    brain.weights.fold_from, brain.weights.risk = NEVER_FOLDS, 0
    action = steady_choice(table, rules, desk, brain, seat)
    brain.weights.fold_from, brain.weights.risk = line, risk
    return action


@kernel
def choice_of_a_beginner(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what the level `beginner` would do (games other than riichi and those played by routes)."""
    weights = brain.weights
    looks, slips, aim, deep = int(weights.looks), int(weights.slips), int(weights.aim), int(weights.deep)
    declared, opened = int(weights.fear_declared), int(weights.fear_open)
    risk, point, passes = int(weights.risk), int(weights.point), int(weights.passes)
    weights.looks, weights.slips, weights.aim, weights.deep = LOOKS, SLIPS, AIM, DEEP
    weights.fear_declared, weights.fear_open = FEAR_DECLARED, FEAR_OPEN
    weights.risk, weights.point, weights.passes = RISK, POINT, PASSES
    action = steady_choice(table, rules, desk, brain, seat)
    weights.looks, weights.slips, weights.aim, weights.deep = looks, slips, aim, deep
    weights.fear_declared, weights.fear_open = declared, opened
    weights.risk, weights.point, weights.passes = risk, point, passes
    return action
