"""Tiles that are laid aside as kongs of one are not discarded, as long as one can be laid or another tile thrown."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import stage
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.single_kongs import kept_faces
from fangcheng.tiles import FACES


@stage("mask", when=on("single_kongs"))
def singles_to_keep(table: Table, rules: Rules, seat):
    """Return the faces that the seat may not discard: all that are laid singly, unless it is stuck with them.

    Rules: WUHAN-7, WUHAN-45.
    """
    kept = kept_faces(rules, table.wild_mask)
    if int(table.drawable) >= int(rules.kong_last):
        return kept
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and not has(kept, some_face):
            return kept
    return NONE
