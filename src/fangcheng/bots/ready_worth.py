"""What ready hands can expect: unseen winning tiles times what each wins.

Winning hands are dear to count, so a ready hand is only asked when another could still be the better choice.
"""

from fangcheng.bots.danger import wins_by_drawing_only
from fangcheng.bots.drawn_waits import is_read_ahead, marks_of_win, worth_of_drawn_waits
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, ONE, bit, has, holds_one, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.readiness import wins_with
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, READY_PLAIN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.refusals import (
    BELOW_MINIMUM,
    FISHING_DRAWS_ONLY,
    JOKER_DRAWS_ONLY,
    LACKS_KEY,
    LOW_DISCARD,
    OPEN_HAND_DRAWS_ONLY,
    READY_DRAWS_ONLY,
)
from fangcheng.core.state.rule_codes import READY_STANDING
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import PLACES

# Why a discard does not win with which the hand may win by drawing that tile.
OPEN_TO_DRAWS = (
    BELOW_MINIMUM,
    LACKS_KEY,
    LOW_DISCARD,
    JOKER_DRAWS_ONLY,
    FISHING_DRAWS_ONLY,
    READY_DRAWS_ONLY,
    OPEN_HAND_DRAWS_ONLY,
)


@kernel
def best_with_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, best_kind, best_marks):
    """Return the best discard, by what ready hands can expect too; `best_kind` is the best of those that leave none.

    A single ready hand that is ahead without its waits stays so with them, for no wait takes marks away.
    """
    rest = brain.leaves_ready
    if rest == NONE:
        return best_kind
    first = lowest(rest)
    if holds_one(rest) and brain.marks_of[first] > best_marks and waits_only_add(brain):
        return first
    found, most = best_kind, best_marks
    while rest != NONE:
        kind = lowest(rest)
        rest &= rest - ONE
        remove_tile(table, seat, kind)
        marks = int(brain.marks_of[kind]) + worth_of_waits(table, rules, desk, brain, seat)
        add_tile(table, seat, kind)
        if marks > most or (marks == most and kind < found):
            found, most = kind, marks
    return found


@kernel
def forget_ready(brain: Brain):
    """Note that no discard leaves the hand ready."""
    brain.leaves_ready = NONE


@kernel
def note_ready(brain: Brain, kind):
    """Note that this discard leaves the hand ready, and that its marks are without its waits."""
    brain.leaves_ready |= bit(kind)


@kernel
def waits_only_add(brain: Brain):
    """Return True if no wait is worth less than nothing by these weights."""
    return brain.weights.win >= 0 and brain.weights.point >= 0


@stage("number")
def worth_of_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what a ready hand can expect: unseen winning tiles times the value each would have.

    Where only who has declared wins, or the declaration is made with this discard, it counts as declared.
    """
    if is_read_ahead(rules):
        return worth_of_drawn_waits(table, rules, desk, brain, seat)
    worth = 0
    waiting = find_waits(table, rules, desk, seat)
    kept, ready = table.waits[seat], table.ready[seat]
    table.waits[seat] = waiting
    table.ready[seat] = ready_then(table, rules, seat)
    for some_face in range(PLACES):
        if has(waiting, some_face) and brain.unseen[some_face] > 0:
            worth += int(brain.unseen[some_face]) * worth_of_win(table, rules, desk, brain, seat, some_face)
    table.waits[seat], table.ready[seat] = kept, ready
    return worth


@kernel
def ready_then(table: Table, rules: Rules, seat):
    """Return the READY_ code that the seat will have when its hand wins."""
    if table.ready[seat] != 0 or (rules.ready_needed == 0 and table.declared.pending == 0):
        return int(table.ready[seat])
    return READY_PLAIN if rules.ready_rule == READY_STANDING else max(READY_PLAIN, int(table.declared.pending))


@kernel
def worth_of_win(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return the value of a win on the face, by a discard where that wins, else drawn; 0 if it is no win.

    Beside waits that win by discards, with a chance for each seat, one that wins only when drawn has one. All waits of
    a hand that has declared to win by drawing alone are such, and count whole. A joker that nobody may claim counts
    nothing: it wins whatever is thrown, and hands with one more are dear to read.
    """
    share = 1
    if rules.win_by_discard != 0 and not wins_by_drawing_only(table, rules, seat):
        if value_for(table, rules, desk, seat, some_face, BY_DISCARD, next_seat(table, seat)):
            return marks_of_win(brain, int(desk.work.results[seat].total))
        if desk.work.results[seat].refusal not in OPEN_TO_DRAWS:
            return 0
        share = int(table.seats)
    add_tile(table, seat, some_face)
    wins = wins_with(table, rules, desk, seat, some_face, BY_SELF)  # not as a dealt tile, nor as that of a kong
    remove_tile(table, seat, some_face)
    return marks_of_win(brain, int(desk.work.asked.total)) // share if wins else 0
