"""How dangerous a discard is, judged from what everybody sees: declared hands, open melds, rivers, tiles left."""

from fangcheng.bots.dice import happens
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.observe.known import sees_hand
from fangcheng.core.shapes.ready import find_waits, has_tile_to_spare
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.core.table.hand import is_kong
from fangcheng.tiles import EAST, FACES, PLACES

SURE = 100_000  # danger of a tile that an open hand waits for: at the usual risk it costs as much as two tiles lacking


@stage(when=lambda rules: rules.method != HAN_AND_FU)
def judge_danger(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Fill `danger` for every face, count the opponents to be feared, and draw the line from which hands fold.

    Of a hand that lies open only the waits are dangerous, and nobody folds before it.
    """
    draw_fold_line(brain)
    brain.threats = 0
    for some_face in range(PLACES):
        brain.danger[some_face] = 0
    if rules.win_by_discard == 0:
        return
    for other in range(int(table.seats)):
        if other == seat or int(table.in_play) >> other & 1 == 0 or wins_by_drawing_only(table, rules, other):
            continue
        weight = threat_of(table, brain, other)
        if reads_hand(table, rules, brain, seat, other):
            shun_waits(table, rules, desk, brain, other)
        elif weight > 0:
            brain.threats += 1
            for some_face in range(PLACES if plays_sums(rules) else FACES):
                brain.danger[some_face] += weight * danger_against(table, brain, other, some_face)


@kernel
def wins_by_drawing_only(table: Table, rules: Rules, other):
    """Return True if no discard can give another the win, as he has declared where that forgoes them.

    Rules: JINAN-20.
    """
    return rules.ready_draws_only != 0 and table.ready[other] != 0


@kernel
def reads_hand(table: Table, rules: Rules, brain: Brain, seat, other):
    """Return True if the seat looks at the resting hand of another that lies open to it."""
    return (
        brain.weights.looks != 0 and sees_hand(table, rules, seat, other) and not has_tile_to_spare(table, rules, other)
    )


@kernel
def shun_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, other):
    """Add the danger of a sure loss to all that an open hand waits for, but for what it let pass."""
    waiting = find_waits(table, rules, desk, other)
    for some_face in range(PLACES):
        if has(waiting, some_face) and not let_pass(table, other, some_face):
            brain.danger[some_face] += SURE


@kernel
def draw_fold_line(brain: Brain):
    """Note from how many missing tiles on the hand folds: where the weights say, by chance a tile later or sooner."""
    bold, wary = happens(brain, int(brain.weights.bold)), happens(brain, int(brain.weights.wary))
    brain.fold_line = int(brain.weights.fold_from) + int(bold) - int(wary)


@kernel
def threat_of(table: Table, brain: Brain, other):
    """Return how much an opponent is to be feared."""
    if table.ready[other] != 0:
        return int(brain.weights.fear_declared)
    open_melds = 0
    for index in range(int(table.meld_count[other])):
        if not is_kong(int(table.meld_kind[other, index])) or table.meld_from[other, index] != other:
            open_melds += 1
    return int(brain.weights.fear_open) if open_melds >= brain.weights.fear_melds else 0


@kernel
def danger_against(table: Table, brain: Brain, other, some_face):
    """Return the danger of one face against one opponent.

    It is 0 for a tile he has discarded himself, else set by its kind and by the copies left. A number three away from
    his discards is half as dangerous (suji): a two-sided wait on it would have been furiten. A face of which hardly a
    copy is unseen can wait for a pair at most.
    """
    if has(table.own_river_mask[other], some_face) or let_pass(table, other, some_face):
        return 0
    left = int(brain.unseen[some_face])
    if some_face >= EAST:
        return int(brain.weights.danger_honour) * left
    rank = some_face % 9
    danger = int(brain.weights.danger_middle if 2 <= rank <= 6 else brain.weights.danger_outer)
    below = rank < 3 or has(table.own_river_mask[other], some_face - 3)
    above = rank > 5 or has(table.own_river_mask[other], some_face + 3)
    if below and above:
        danger //= 2
    return danger + left


@kernel
def let_pass(table: Table, other, some_face):
    """Return True if an opponent whose declared hand stays as it is let the face pass."""
    return table.ready[other] != 0 and has(table.passed_mask[other], some_face)
