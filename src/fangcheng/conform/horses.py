"""The tiles of a case that are turned up after its win: horses of the reserve, or birds from the front of the wall."""

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.horses import front_of_reserve, turns_any
from fangcheng.core.state.rule_codes import HORSES_FROM_WALL


def set_horses(situation: Situation, fields: Fields) -> None:
    """Lay the named horses or birds where they will be turned; where none are named none are played.

    Of birds there may be fewer than are due: then no more tiles are left to draw.
    """
    table, rules = situation.table, situation.rules
    from_wall = rules.horses_from == HORSES_FROM_WALL
    name = "birds" if from_wall else "horses"
    if name not in fields:
        rules.horses = rules.horse_bare = rules.horse_step = 0
    kinds = fields.tiles("birds") if from_wall else fields.tiles("horses")
    if kinds and not turns_any(rules):
        raise fields.wrong(name, "none are turned at this table")
    if from_wall and len(kinds) < int(rules.horses):
        situation.leave_tiles(len(kinds))
    first = int(table.next_tile) if from_wall else int(front_of_reserve(table, rules))
    for place, kind in enumerate(kinds):
        table.wall[first + place] = kind
    situation.shown.extend(kinds)
