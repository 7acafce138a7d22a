"""The flowers of a set as jokers of the hand: made wild at the deal, counted for a winner."""

from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.registry import stage
from fangcheng.core.state.codes import BY_SELF, WILD
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.tiles import FLOWER, HEAD


@stage(when=has_flower_jokers)
def make_flowers_wild(table: Table, rules: Rules):
    """Make each flower of the set a joker.

    Rules: GUANGDONG-P1.
    """
    for kind in range(FLOWER, HEAD):
        if rules.copies[kind] > 0:
            table.wild_mask |= bit(kind)
            table.role[kind] = WILD


@stage(when=has_flower_jokers)
def gather_flower_jokers(table: Table, win: Win, seat, winning, by):
    """Add the flowers of a concealed hand to its jokers, the winning tile included.

    Rules: GUANGDONG-P3.
    """
    for kind in range(FLOWER, HEAD):
        if has(table.wild_mask, kind):
            count = int(table.hand[seat, kind]) + int(kind == winning and by != BY_SELF)
            win.joker_kinds[kind] = count
            win.jokers += count
