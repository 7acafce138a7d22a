"""Kongs of a single tile as views and actions tell them: which tile lies there, and which may be laid."""

from typing import Any

from fangcheng.core.state.rule_codes import SINGLE_TURNED
from fangcheng.core.table.single_kongs import kept_faces
from fangcheng.tiles import NO_TILE, face_of


def turned(table: Any) -> int:
    """Return the face that was turned up to name the joker, NO_TILE while there is none."""
    indicators = table["indicators"]
    return face_of(int(table["wall"][int(indicators["positions"][0])])) if indicators["count"] else NO_TILE


def laid_singly(table: Any, rules: Any, face: int) -> bool:
    """Return True if a kong of this face is one of a single tile.

    Rules: WUHAN-7.
    """
    if not rules.single_kongs:
        return False
    kept = int(kept_faces(rules, table["wild_mask"]))
    return bool(kept >> face & 1) or bool(rules.single_kongs & SINGLE_TURNED and face == turned(table))
