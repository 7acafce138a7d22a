"""Cases of the wall: how many tiles of it nobody draws."""

from typing import Any

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.table.wall import tiles_kept


def run_wall(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Tell how many tiles stay behind when so many kongs have been made and replaced."""
    situation = Situation(variant, fields)
    fields.dealer_only("nobody is asked about a wall")
    wall = fields.group("wall")
    kongs = wall.number("kongs", high=16)
    wall.close()
    fields.close()
    return expected, {"kept_tiles": int(tiles_kept(situation.rules, kongs, kongs))}
