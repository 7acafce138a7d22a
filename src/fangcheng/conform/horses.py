"""The tiles of a case that are turned up after its win: horses of the reserve, or birds from the front of the wall."""

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.state.rule_codes import FROM_WALL


def set_horses(situation: Situation, fields: Fields) -> None:
    """Lay the named horses or birds where they will be turned; where none are named none are played.

    Of birds there may be fewer than are due: then no more tiles are left to draw.
    """
    table, rules = situation.table, situation.rules
    from_wall = rules.horses_from == FROM_WALL
    name = "birds" if from_wall else "horses"
    if name not in fields:
        rules.horses = 0
    kinds = fields.tiles("birds") if from_wall else fields.tiles("horses")
    if len(kinds) > int(rules.horses):
        raise fields.wrong(name, f"{len(kinds)} are named, and {int(rules.horses)} turned")
    if from_wall and len(kinds) < int(rules.horses):
        situation.leave_tiles(len(kinds))
    first = int(table.next_tile) if from_wall else int(table.wall_size) - int(rules.reserve)
    for place, kind in enumerate(kinds):
        table.wall[first + place] = kind
    situation.shown.extend(kinds)
