"""A case may call what it tells as `score` does: other names of keys, and of ways of winning."""

from collections.abc import Mapping
from typing import Any

from fangcheng.conform.fields import BadCase
from fangcheng.game.circumstances.aliases import way_of

KEYS = {
    "counters": "honba",
    "deposits": "sticks",
    "aside": "kita",
    "dora": "dora_indicators",
    "ura": "ura_indicators",
    "turned": "jokers",
}
WINNERS = ("wins", "winners")
NONE_IF_EMPTY = ("turned", "dora_indicators", "ura_indicators", "kong_tiles")  # as `score` has them where none are told


def in_own_words(case: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a case tells under the keys that the suite asks for. Raises BadCase for a thing told twice."""
    found = _renamed(case)
    if isinstance(found.get("win"), Mapping):
        found["win"] = _of_a_win(found["win"])
    for key in WINNERS:
        if isinstance(found.get(key), list):
            found[key] = [_renamed(one, f"{key}.") if isinstance(one, Mapping) else one for one in found[key]]
    if isinstance(found.get("also"), Mapping):
        found["also"] = _renamed(found["also"], "also.")
    return found


def _renamed(told: Mapping[str, Any], place: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in told.items():
        own = KEYS.get(key, key)
        if own != key and own in told:
            raise BadCase(f"{place}{key}: the same as {own}; give one")
        if value in ("", []) and (key in NONE_IF_EMPTY or own in NONE_IF_EMPTY):
            continue
        found[own] = {"indicator": value} if key == "turned" else value
    return found


def _of_a_win(told: Mapping[str, Any]) -> dict[str, Any]:
    found = {"from" if key == "source" else key: value for key, value in told.items()}
    if len(found) < len(told):
        raise BadCase("win.source: the same as win.from; give one")
    if isinstance(found.get("by"), str):
        found["by"] = way_of(found["by"]) or found["by"]
    return found
