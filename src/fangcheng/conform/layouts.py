"""Cases of how melds lie: `layout: [{meld: "pon 555m from N", owner: W, sideways: middle}]`."""

from typing import Any

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.game.laid_melds import lie
from fangcheng.game.seat_views import MeldView
from fangcheng.tiles import parse, write

NEAREST = {0: "nearest_previous", 1: "middle", 2: "nearest_next"}


def run_layout(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Lay each meld before its owner, and tell which of them lie otherwise than the case says."""
    told = fields.take("layout")
    fields.close()
    if not isinstance(told, list) or not told:
        raise fields.wrong("layout", "a list of melds")
    situation = Situation(variant, Fields({}))
    wrong = {one["meld"]: found for one in told if (found := _lies(situation, one)) != _said(one)}
    return expected, {"ok": wrong or True}


def _said(one: dict[str, Any]) -> dict[str, str]:
    return {key: str(one[key]) for key in ("sideways", "between") if key in one}


def _lies(situation: Situation, one: dict[str, Any]) -> dict[str, str]:
    kind, notation, _, source = str(one["meld"]).split()
    tiles = [write([tile]) for tile in parse(notation)]
    claimed = str(one.get("claimed", tiles[0]))
    tiles.remove(claimed)
    seen = MeldView(kind=kind, tiles=(claimed, *tiles), source=situation.letters.index(source), called=0)
    owner, seats = situation.letters.index(one["owner"]), len(situation.letters)
    lying = lie(seen, owner, seats)
    assert lying.turned is not None
    sideways = lying.tiles[lying.turned] if kind == "chi" else NEAREST[lying.turned]
    between = "".join(tile[0] for tile in lie(seen, owner, seats, between=True).tiles) + claimed[1]
    return {"sideways": sideways, "between": between} if "between" in one else {"sideways": sideways}
