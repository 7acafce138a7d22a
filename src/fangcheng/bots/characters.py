"""Characters of steady: how strong it plays and in which manner, each a few weights that differ from the house's."""

from collections.abc import Mapping
from typing import Any

from fangcheng.bots.riichi_weights import WEIGHTS
from fangcheng.errors import UnknownName

STRONGEST = "steady"  # the level that plays by the weights of the house
PLAIN = ""  # no temperament

FARTHEST = 4  # rows of `discards` before anybody has declared in riichi, and as many after
DANGER, DANGER_ROOT, CERTAIN, GENBUTSU = 29, 30, 31, 33  # columns of `discards` (riichi_features.py)


def _danger_of_riichi(tenths: int) -> dict[str, int]:
    """Return the weights of danger and safety against declared hands of riichi, in tenths of the house's."""
    columns = (DANGER, DANGER_ROOT, CERTAIN)
    rows = range(FARTHEST, 2 * FARTHEST)
    return {f"discards.{row}.{column}": int(WEIGHTS[row, column]) * tenths // 10 for row in rows for column in columns}


# Weights that a level changes, by name or element (weights.py), weakest level first.
LEVELS: dict[str, dict[str, Any]] = {
    # Sees its own hand only: counts no tile before the others, fears nobody, plays for any win, takes each, and misses
    # one good discard in three.
    "beginner": {
        "looks": 0,
        "slips": 330,
        "aim": 0,
        "deep": 0,
        "fear_declared": 0,
        "fear_open": 0,
        "risk": 0,
        "point": 0,
        "passes": 0,
        "plans": 1,
        "feared_from": 1001,  # in riichi nobody is, not even who has declared
        **{f"discards.{row}.{GENBUTSU}": 0 for row in range(2 * FARTHEST)},
    },
    # Looks at danger late: at declared hands and four open melds; plans less, and slips now and then.
    "casual": {
        "slips": 120,
        "deep": 0,
        "fear_open": 1,
        "fear_melds": 4,
        "risk": 10,
        "point": 20,
        "plans": 3,
        "feared_from": 1000,
    },
    STRONGEST: {},
}

# Weights that a temperament changes on top of those of a level. Each is so mild that steady loses or gains by it no
# more than a twentieth of the mean win or loss (docs/bots.md tells the duels).
TEMPERAMENTS: dict[str, dict[str, Any]] = {
    PLAIN: {},
    "fast": {"eager": 80, "calling.0": 0},
    "wall": {"wary": 150, "risk": 100, **_danger_of_riichi(13), "calling.0": -900},
    "big": {"keep_suit": 600, "point": 240, "calling.0": -900},
    "gambler": {"bold": 300, "risk": 5, "kong_cost": 1, "declares": 1, **_danger_of_riichi(8)},
}


def character(level: str = STRONGEST, temperament: str = PLAIN) -> dict[str, Any]:
    """Return the weights in which a character differs from the house, as `weights_of` takes them.

    Raises UnknownName.
    """
    return _known("level", level, LEVELS) | _known("temperament", temperament, TEMPERAMENTS)


def _known(what: str, name: str, names: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    if str(name) not in names:
        listed = ", ".join(filter(None, names))
        raise UnknownName(what, name, list(filter(None, names)), f"The {what}s are {listed}.")
    return names[str(name)]
