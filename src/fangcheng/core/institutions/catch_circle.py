"""The catch circle (抓打圈): once somebody discards a joker the others claim nothing and discard what they draw."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CIRCLE_TO_DISCARD, CIRCLE_TO_TURN, NO_CIRCLE
from fangcheng.core.table.hand import face


@kernel
def clear_circle(table: Table):
    """Begin a hand without a circle."""
    table.circle.thrower = NOBODY
    table.circle.acts = 0


@kernel
def acts_of(table: Table, seat):
    """Count the draws and melds of a seat: the count changes when it next acts."""
    return int(table.draws[seat]) + int(table.meld_count[seat])


@stage(when=on("catch_circle"))
def note_circle(table: Table, seat, kind):
    """Open a circle of the seat if it has discarded a joker; end its own with any other discard.

    A joker that another discards inside a circle replaces it by his own.
    Rules: HANGZHOU-8, HANGZHOU-10.
    """
    if has(table.wild_mask, face(kind)):
        table.circle.thrower = seat
        table.circle.acts = acts_of(table, seat)
    elif table.circle.thrower == seat:
        table.circle.thrower = NOBODY


@kernel
def is_caught(table: Table, rules: Rules, seat):
    """Return True inside the circle of somebody else.

    Rules: HANGZHOU-9, HANGZHOU-10, HANGZHOU-P5.
    """
    thrower = int(table.circle.thrower)
    if rules.catch_circle == NO_CIRCLE or thrower == NOBODY or thrower == seat:
        return False
    return rules.catch_circle != CIRCLE_TO_TURN or acts_of(table, thrower) == table.circle.acts


@kernel
def bars_added_kong(table: Table, rules: Rules, seat):
    """Return True if the seat may add to no pung, because of the circle of somebody else.

    Rules: HANGZHOU-9, HANGZHOU-P4.
    """
    return rules.catch_circle == CIRCLE_TO_DISCARD and is_caught(table, rules, seat)
