"""Kongs of a single tile as a bot lays them: what spoils the hand at once, jokers beyond those of a small hand."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import stage
from fangcheng.core.play.winning import jokers_held
from fangcheng.core.state.action_codes import CONCEALED_KONG, NO_ACTION
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.single_kongs import spoiling_faces
from fangcheng.tiles import FACES


@stage("number", when=on("single_kongs"))
def single_kong_choice(table: Table, rules: Rules, seat):
    """Return the kong of one tile that a bot lays now, NO_ACTION for none.

    Rules: WUHAN-14, WUHAN-15.
    """
    spoiling = spoiling_faces(rules, table.wild_mask)
    spare = jokers_held(table, seat) > rules.small_jokers
    for some_face in range(FACES):
        if allowed(table, seat, CONCEALED_KONG + some_face):
            if has(spoiling, some_face) or (spare and has(table.wild_mask, some_face)):
                return CONCEALED_KONG + some_face
    return NO_ACTION
