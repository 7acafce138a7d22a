"""Hints for views: what a hand would wait for and be worth, asked from Python with plain arrays.

The table is what a seat sees of it; whatever a question changes there is put back.
"""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.prospect import QUIET
from fangcheng.core.play.winning import pays_enough, value_for
from fangcheng.core.scoring.readiness import discards_to_declare
from fangcheng.core.scoring.tally import discards_win
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.wall import next_seat

# Columns of an answer about one face.
WINS, TOTAL, REFUSAL = 0, 1, 2
ANSWERS = 3


@kernel
def discards_at(tables, number, rules, desks, seat):
    """Return the mask of faces whose discard leaves a hand that may be declared ready."""
    return discards_to_declare(tables[number], rules[0], desks[0], seat)


@kernel
def waits_at(tables, number, rules, desks, seat, valued, answers):
    """Return the mask of faces that complete the resting hand; with `valued` fill a row of `answers` for each of them.

    A row says whether a win with the tile in a quiet moment would count, its total, and why not.
    """
    table = tables[number]
    mask = find_waits(table, rules[0], desks[0], seat)
    if valued != 0 and mask != NONE:
        value_waits(table, rules[0], desks[0], seat, mask, answers)
    return mask


@kernel
def value_waits(table: Table, rules: Rules, desk: Desk, seat, mask, answers):
    """Value a win on a discard of each face in the mask; where only self-draws win, a self-draw.

    The moment is a quiet one: nothing of what made the present turn or the end of the wall special counts.
    """
    waits, drawable, drawn_from = table.waits[seat], int(table.drawable), int(table.drawn_from)
    after_kong_cut, claimed_turn = int(table.after_kong_cut), int(table.claimed_turn)
    any_claim, offered_meld = int(table.any_claim), int(table.offered_meld)
    table.waits[seat] = mask
    table.drawable, table.any_claim, table.offered_meld = QUIET, 1, -1
    table.drawn_from, table.after_kong_cut, table.claimed_turn = 0, 0, 0
    for some_face in range(answers.shape[0]):
        if has(mask, some_face):
            value_wait(table, rules, desk, seat, some_face, answers)
    table.waits[seat] = waits
    table.drawable, table.any_claim, table.offered_meld = drawable, any_claim, offered_meld
    table.drawn_from, table.after_kong_cut, table.claimed_turn = drawn_from, after_kong_cut, claimed_turn


@kernel
def value_wait(table: Table, rules: Rules, desk: Desk, seat, some_face, answers):
    """Fill the row of one face."""
    if discards_win(rules, int(table.streak)):
        value_given(table, rules, desk, seat, some_face)
    else:
        table.hand[seat, some_face] += 1
        table.hand_size[seat] += 1
        if value_for(table, rules, desk, seat, some_face, BY_SELF, NOBODY) and rules.min_payment != 0:
            pays_enough(table, rules, desk, seat)
        table.hand[seat, some_face] -= 1
        table.hand_size[seat] -= 1
    result = desk.work.results[seat]
    answers[some_face, WINS] = result.wins
    answers[some_face, TOTAL] = result.total
    answers[some_face, REFUSAL] = result.refusal


@kernel
def value_given(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Value a win on a discard of the face; where a win must cost so much, the first giver counts from whom it does.

    Rules: WUHAN-28.
    """
    giver = next_seat(table, seat)
    for _ in range(1, int(table.seats)):
        wins = value_for(table, rules, desk, seat, some_face, BY_DISCARD, giver)
        if rules.min_payment == 0 or not wins or pays_enough(table, rules, desk, seat):
            return
        giver = next_seat(table, giver)
