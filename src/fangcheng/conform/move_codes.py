"""The words of moves, as numbers of the action space."""

from fangcheng.conform.fields import BadCase
from fangcheng.core.state import action_codes as code
from fangcheng.core.table.tile_actions import action_on
from fangcheng.game.actions import chow_with
from fangcheng.tiles import EAST, face_of, is_red, write

CLAIMS = ("pass", "win", "chi", "pon", "kong")
TURNS = ("win", "discard", "concealed_kong", "added_kong", "ready", "declare", "riichi", "kita", "abort")
DECLARE = "declare"  # ready, with the discard that the case names
WITH_TILES = {"chi": 2, "pon": 2, "kong": 3}  # claims that may name their own tiles, and how many they are


def codes_of(move: str, kind: int | None, drawn: int, own: list[int]) -> list[int]:
    """Return the numbers a word may stand for; `own` are the tiles named for a claim, none when any will do.

    Raises BadCase when they cannot be laid with the claimed tile.
    """
    if own:
        return _claim_with(move, drawn, own)
    if kind is None and move in ("discard", "concealed_kong", "added_kong"):
        raise BadCase(f"check.tile: which tile? {move} needs one")
    face = 0 if kind is None else face_of(kind)
    return {
        "pass": [code.PASS],
        "win": [code.WIN],
        "chi": [*range(code.CLAIM_CHOW, code.CLAIM_PUNG), code.CHOW_RED_BESIDE, code.CHOW_TWO_REDS],
        "pon": list(range(code.CLAIM_PUNG, code.OPEN_KONG)),
        "kong": [code.OPEN_KONG],
        "discard": [int(action_on(kind or 0))] + ([code.DISCARD_DRAWN] if kind == drawn else []),
        "concealed_kong": [code.CONCEALED_KONG + face],
        "added_kong": [code.ADDED_KONG + face],
        "ready": [code.READY, code.READY + 1],
        DECLARE: [int(action_on(kind or 0)), code.DISCARD_DRAWN],
        "riichi": [code.READY],
        "kita": [code.LAY_NORTH],
        "abort": [code.ABORT],
    }[move]


def _claim_with(move: str, claimed: int, own: list[int]) -> list[int]:
    """Return the number of a claim with just these tiles."""
    if len(own) != WITH_TILES[move]:
        raise BadCase(f"check.with: {move} takes {WITH_TILES[move]} tiles of the hand, not {len(own)}")
    reds = sum(is_red(kind) for kind in own)
    if move == "chi":
        place = _place_in_run(claimed, own)
        return [chow_with(place, own) if face_of(claimed) < EAST else code.CLAIM_CHOW + place]
    if any(face_of(kind) != face_of(claimed) for kind in own):
        raise BadCase(f"check.with: {write(own)} and {write([claimed])} are not alike")
    return [code.CLAIM_PUNG + reds] if move == "pon" else [code.OPEN_KONG]


def _place_in_run(claimed: int, own: list[int]) -> int:
    """Return where the claimed tile stands in the run; honours stand nowhere, the rules will refuse them."""
    faces = sorted(face_of(kind) for kind in (claimed, *own))
    low = faces[0]
    if low >= EAST:
        return 0
    if faces != [low, low + 1, low + 2] or low % 9 > 6:
        raise BadCase(f"check.with: {write(own)} and {write([claimed])} are no run")
    return face_of(claimed) - low
