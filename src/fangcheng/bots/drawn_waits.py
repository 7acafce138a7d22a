"""What a ready hand is worth where only a drawn tile wins and jokers make every reading long (Tianjin).

What a win may hold beside its base is told without reading the hand (core/scoring/terms_ahead.py). Plain hands
may not win and are not read at all; of wins that hold the same and no straight one is read, and stands for the others.
"""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.terms_ahead import STRAIGHT, ahead, ahead_of_draw, is_told_ahead
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import find_waits, sets_to_form
from fangcheng.core.state.codes import BY_SELF, FROM_WALL, NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.tiles import FACES

UNREAD = -1


@kernel
def is_read_ahead(rules: Rules):
    """Return True if only drawn tiles win, and what they are worth can be told without reading."""
    return rules.win_by_discard == 0 and is_told_ahead(rules)


@kernel
def marks_of_win(brain: Brain, worth):
    """Return the marks for one unseen tile that wins so many points."""
    return int(brain.weights.win) + int(brain.weights.point) * worth


@kernel
def forget_read_wins(brain: Brain):
    """Forget the wins read in the last decision."""
    for holds in range(len(brain.read_wins)):
        brain.read_wins[holds] = UNREAD


@stage("number", when=is_read_ahead)
def worth_of_drawn_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the unseen winning tiles times what each would be worth if it were drawn from the wall."""
    kept, source = table.waits[seat], int(table.drawn_from)
    table.waits[seat] = find_waits(table, rules, desk, seat)
    table.drawn_from = FROM_WALL  # the next tile is no replacement, and no dealt one
    table.draws[seat] += 1
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets = sets_to_form(table, rules, seat)
    of_draw = ahead_of_draw(table, desk.shapes, holding, seat, sets)
    worth = 0
    for some_face in range(FACES):
        if has(table.waits[seat], some_face) and brain.unseen[some_face] > 0:
            holds = ahead(desk.shapes, holding, sets, of_draw, some_face)
            worth += int(brain.unseen[some_face]) * worth_of_drawn(table, rules, desk, brain, seat, some_face, holds)
    table.draws[seat] -= 1
    table.drawn_from = source
    table.waits[seat] = kept
    return worth


@kernel
def worth_of_drawn(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face, holds):
    """Return what a win on the face is worth, 0 if it is none.

    Of wins without a straight one is read, and stands for all like it.
    """
    if holds == 0:
        return 0
    if holds & STRAIGHT:
        return read_win(table, rules, desk, brain, seat, some_face)
    if brain.read_wins[holds] == UNREAD:
        brain.read_wins[holds] = read_win(table, rules, desk, brain, seat, some_face)
    return int(brain.read_wins[holds])


@kernel
def read_win(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return what a win on the face is worth by its best reading."""
    add_tile(table, seat, some_face)
    wins = value_for(table, rules, desk, seat, some_face, BY_SELF, NOBODY)
    remove_tile(table, seat, some_face)
    return marks_of_win(brain, int(desk.work.results[seat].total)) if wins else 0
