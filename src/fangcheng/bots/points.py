"""Whether a hand promises the points that a win needs, where these grow with jokers done without or thrown away."""

from fangcheng.bots.plans import is_flush, is_pungs
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import jokers_held
from fangcheng.core.scoring.rows import power
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import ALL_PUNGS, CONCEALED_HAND, HALF_FLUSH, SELF_DRAW
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import is_closed
from fangcheng.core.table.thrown_jokers import jokers_thrown
from fangcheng.tiles import FACES

DEAR = 2  # tiles that a hand without the points counts as being further away


@stage("number", when=on("minimum_points"))
def points_short(table: Table, rules: Rules, seat):
    """Return 0 if a self-draw of the hand would likely be worth enough to win, else how much further away it counts."""
    rows = rows_promised(table, rules, seat)
    enough = rows >= rules.minimum and rows * factor_promised(table, rules, seat) >= rules.minimum_points
    return 0 if enough else DEAR


@kernel
def rows_promised(table: Table, rules: Rules, seat):
    """Return the rows of a self-draw: a closed hand, a flush and pungs counted as what they look like becoming."""
    rows = int(rules.price[SELF_DRAW])
    if is_closed(table, seat):
        rows += int(rules.price[CONCEALED_HAND])
    if is_flush(table, seat):
        rows += int(rules.price[HALF_FLUSH])
    if is_pungs(table, seat) or groups_begun(table, seat) + jokers_held(table, seat) > 4:
        rows += int(rules.price[ALL_PUNGS])
    return rows


@kernel
def groups_begun(table: Table, seat):
    """Count the pairs and triplets held, and the melds."""
    count = int(table.meld_count[seat])
    for some_face in range(FACES):
        count += int(table.hand[seat, some_face] > 1)
    return count


@kernel
def factor_promised(table: Table, rules: Rules, seat):
    """Return what the jokers held and thrown would multiply the rows by."""
    factor = power(max(1, int(rules.thrown_factor)), jokers_thrown(table, seat))
    return factor * max(1, int(rules.bare_factor)) if jokers_held(table, seat) == 0 else factor
