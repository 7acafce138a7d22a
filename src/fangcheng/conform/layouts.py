"""Cases of how melds lie: `layout: [{meld: "pon 555m from N", owner: W, sideways: middle}]`."""

from typing import Any

from fangcheng.conform.fields import Fields
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import NOBODY
from fangcheng.game.event_types import MELD_KINDS
from fangcheng.game.hands import meld_of
from fangcheng.game.laid_melds import lie
from fangcheng.game.seat_views import MeldView
from fangcheng.tiles import write
from fangcheng.variants import load

LETTERS = "ESWN"
NEAREST = {0: "nearest_previous", 1: "middle", 2: "nearest_next"}


def run_layout(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Lay each meld before its owner, and tell which of them lie otherwise than the case says."""
    told = fields.take("layout")
    fields.close()
    if not isinstance(told, list) or not all(isinstance(one, dict) for one in told) or not told:
        raise fields.wrong("layout", "a list of melds, each with its owner and how it lies")
    ways = {way: with_attributes(load(variant).record({"chow_layout": way}))[0] for way in ("side", "between")}
    wrong: dict[str, dict[str, str]] = {}
    for number, one in enumerate(told):
        found = _lies(Fields(one, f"layout[{number}].", fields.seats), ways)
        if found != {key: str(one.get(key)) for key in found}:
            wrong[str(one.get("meld"))] = found
    return expected, {"ok": wrong or True}


def _lies(meld: Fields, ways: dict[str, Any]) -> dict[str, str]:
    """Return where the claimed tile lies sideways, or which it is; for a chow that tells it also in the middle."""
    written, owner = meld.text("meld") or "", meld.text("owner") or ""
    named, tells = meld_of(written), meld.text("between")
    meld.take("sideways")
    claimed = meld.text("claimed") or write(named.tiles[:1])
    meld.close()
    tiles = [write([tile]) for tile in named.tiles]
    if owner not in LETTERS or not owner or named.giver == NOBODY or claimed not in tiles:
        raise meld.wrong("meld", 'like "pon 555m from N", with its owner, and of a chow the claimed tile')
    tiles.remove(claimed)
    kind = MELD_KINDS[named.kind]
    seen = MeldView(kind=kind, tiles=(claimed, *tiles), source=named.giver, called=0)
    lying = lie(seen, LETTERS.index(owner), len(LETTERS), ways["side"])
    assert lying.turned is not None
    found = {"sideways": lying.tiles[lying.turned] if kind == "chi" else NEAREST[lying.turned]}
    if tells:
        middle = lie(seen, LETTERS.index(owner), len(LETTERS), ways["between"]).tiles
        found["between"] = "".join(tile[0] for tile in middle) + claimed[1]
    return found
