"""Positions whose better side everybody knows: what a trial must find out, if it measures at all."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import FACES
from fangcheng.trials.fork import ADVICE, CONTROL
from fangcheng.trials.held import NO_FACE, distance_without, stage_by_turns, throw_of, throws
from fangcheng.trials.record_types import Fork

READY = 1  # a tile lacks


@stage("truth")
def ready_kept(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """One discard leaves the hand ready and another does not: throw the one, or the other. The strata: the stages."""
    if not throws(table, seat):
        return False
    keeps, breaks = face_leaving(table, rules, desk, seat, 1), face_leaving(table, rules, desk, seat, 0)
    if keeps == NO_FACE or breaks == NO_FACE:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, keeps), throw_of(table, seat, breaks)
    fork.stratum = stage_by_turns(table, seat)
    return True


@kernel
def face_leaving(table: Table, rules: Rules, desk: Desk, seat, ready):
    """Return the first face whose discard leaves a ready hand, or one a tile farther; NO_FACE for none."""
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            if distance_without(table, rules, desk, seat, some_face) == (READY if ready else READY + 1):
                return some_face
    return NO_FACE
