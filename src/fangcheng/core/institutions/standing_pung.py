"""Pungs of standing tiles: a player says how many of them he gives, and something must be left for him to do."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import discards_to_declare
from fangcheng.core.state.action_codes import CLAIM_PUNG
from fangcheng.core.state.codes import PUNG
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow
from fangcheng.core.table.standing_four import count_standing, take_standing, tiles_standing
from fangcheng.tiles import NO_TILE


@stage("truth", when=on("standing"))
def allow_standing_pung(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Allow a pung for each number of standing tiles that it can take; return True if there is any.

    Rules: TAIYUAN-17, TAIYUAN-19, TAIYUAN-53.
    """
    standing = int(tiles_standing(table, seat, some_face))
    free = int(table.hand[seat, some_face]) - standing
    found = False
    for given in range(3):
        if given <= standing and 2 - given <= free and can_go_on(table, rules, desk, seat, some_face, given):
            allow(table, seat, CLAIM_PUNG + given)
            found = True
    return found


@kernel
def can_go_on(table: Table, rules: Rules, desk: Desk, seat, some_face, given):
    """Return True if after the pung some tile may be discarded: one that does not stand, or one that declares.

    Rules: TAIYUAN-53, TAIYUAN-56.
    """
    free = int(table.hand_size[seat]) - count_standing(table, seat)
    if free > 2 - given:
        return True
    row = table.standing_four.faces[seat]
    first, second, third, fourth = int(row[0]), int(row[1]), int(row[2]), int(row[3])
    index = int(table.meld_count[seat])
    take_standing(table, seat, some_face, given)
    table.hand[seat, some_face] -= 2
    table.meld_kind[seat, index], table.meld_face[seat, index] = PUNG, some_face
    table.meld_tiles[seat, index, :3] = some_face
    table.meld_count[seat] = index + 1
    declares = discards_to_declare(table, rules, desk, seat) != NONE
    table.meld_count[seat] = index
    table.meld_tiles[seat, index, :] = NO_TILE
    table.hand[seat, some_face] += 2
    row[0], row[1], row[2], row[3] = first, second, third, fourth
    return declares
