"""Laying a tile aside as a kong of one (红中杠、赖子杠): its replacement is drawn at once."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.kongs import break_go_around
from fangcheng.core.play.passing import release_by_claim
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import FROM_KONG
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_FLOWER, emit
from fangcheng.core.state.laid_out import with_single
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import remove_tile
from fangcheng.core.table.single_kongs import faces_laid_singly, place_laid
from fangcheng.tiles import NO_TILE


@kernel
def is_laid_singly(table: Table, rules: Rules, some_face):
    """Return True if a kong of this face is one of a single tile."""
    return rules.single_kongs != 0 and has(faces_laid_singly(table, rules), some_face)


@stage(when=on("single_kongs"))
def make_single_kong(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Lay one tile aside and draw another from the tail; it cannot be robbed.

    Rules: WUHAN-7, WUHAN-39, WUHAN-40.
    """
    remove_tile(table, seat, some_face)
    table.flowers[seat] = with_single(int(table.flowers[seat]), place_laid(table, rules, some_face))
    table.drawn = NO_TILE
    emit(table, E_FLOWER, seat, some_face, 0, 0, 0)
    keep_waits(table, rules, desk, seat)
    break_go_around(table, rules)
    release_by_claim(table, rules, seat)
    table.kongs_made += 1
    table.kong_chain += 1
    draw_tile(table, rules, desk, seat, FROM_KONG)
