"""Single-tile kongs (红中杠、赖子杠): which tiles they are made of, and how they lie beside a hand.

They lie among the tiles laid out (core/state/laid_out.py): jokers in the place of the first four flowers, tiles of the
turned kind in that of the next four, dragons in their own.
"""

from fangcheng.core.dialect.bits import NONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.laid_out import FLOWER_BITS, first_bit, laid_kind
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import SINGLE_GREEN, SINGLE_RED, SINGLE_TURNED, SINGLE_WILD
from fangcheng.core.table.hand import face
from fangcheng.tiles import GREEN, NO_TILE, RED

WILD_PLACE, TURNED_PLACE = 0, 4  # first bits of the two that may be any face


@kernel
def faces_laid_singly(table: Table, rules: Rules):
    """Return the faces of which a tile may be laid aside as a kong, as a mask.

    Rules: WUHAN-7.
    """
    faces = kept_faces(rules, table.wild_mask)
    turned = face_turned_up(table)
    if rules.single_kongs & SINGLE_TURNED and turned != NO_TILE:
        faces |= bit(turned)
    return faces


@kernel
def kept_faces(rules: Rules, wild):
    """Return the faces that are neither discarded nor claimed, as a mask; Green only where it is no joker.

    Rules: WUHAN-7.
    """
    faces = NONE
    if rules.single_kongs & SINGLE_RED:
        faces |= bit(RED)
    if rules.single_kongs & SINGLE_GREEN:
        faces |= bit(GREEN)
    if rules.single_kongs & SINGLE_WILD:
        faces |= wild
    return faces


@kernel
def spoiling_faces(rules: Rules, wild):
    """Return the faces that no winning hand holds, as a mask: those kept that are no jokers.

    Rules: WUHAN-14.
    """
    return kept_faces(rules, wild) & ~wild


@kernel
def face_turned_up(table: Table):
    """Return the face that was turned up to name the joker, NO_TILE while there is none."""
    if table.indicators.count == 0:
        return NO_TILE
    return face(int(table.wall[int(table.indicators.positions[0])]))


@kernel
def kind_at(table: Table, number):
    """Return the kind of the tile that has this bit among those laid out, where kongs of one tile are laid."""
    if number >= FLOWER_BITS:
        return laid_kind(number)
    return face_turned_up(table) if number >= TURNED_PLACE else lowest(table.wild_mask)


@kernel
def place_laid(table: Table, rules: Rules, some_face):
    """Return the first bit of this face among the tiles laid out."""
    return written_place(rules, table.wild_mask, some_face)


@kernel
def written_place(rules: Rules, wild, some_face):
    """Return the same where these faces are jokers."""
    if has(wild, some_face):
        return WILD_PLACE
    if has(spoiling_faces(rules, wild), some_face):
        return first_bit(some_face)
    return TURNED_PLACE
