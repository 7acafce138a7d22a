"""A still life of a game: a few tiles that show what is special in it, each with a sentence.

What few other games have, and what one has to learn anew, is painted first. Everything is read from the rules record.
"""

from collections.abc import Callable, Iterable, Mapping
from math import log
from typing import Literal, TypeAlias

import numpy as np

from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import NAMES
from fangcheng.web.page.likeness import portrait
from fangcheng.web.page.traits import SUITED, TRAITS, Rules, Said, Trait
from fangcheng.web.wire import FACE_DOWN
from fangcheng.web.wire.still import StillLife, StillTile

Look: TypeAlias = Literal["", "lying", "standing", "gone", "lit"]
Scene: TypeAlias = tuple[tuple[str, Look], ...]
Painter: TypeAlias = Callable[[Rules], Scene]

MOST = 4  # tiles of a still life
ENOUGH = 3  # of them, from which nothing is added
USUAL_HAND = 13  # tiles, which nobody paints


def _row(tiles: str, look: Look = "") -> Scene:
    return tuple((tile, look) for tile in tiles.split())


def _always(*scenes: Scene) -> Painter:
    whole = tuple(tile for scene in scenes for tile in scene)
    return lambda _: whole


def _joker(rules: Rules) -> Scene:
    """The tile that is always a joker."""
    return _row(NAMES[int(rules["joker_tile"]) - 1], "lit") if rules["joker_tile"] else _row("1j", "lit")


def _left_of_a_suit(rules: Rules) -> Scene:
    """What is left of a suit that is not whole; nothing without suits."""
    suits = [np.flatnonzero(rules["copies"][first : first + 9]) + first for first in range(0, SUITED, 9)]
    short = min((suit for suit in suits if suit.size), key=len, default=())
    return tuple((NAMES[kind], "") for kind in short[:2])


def _suit_left_out(rules: Rules) -> Scene:
    return tuple(
        (NAMES[first + 4], "gone") for first in range(0, SUITED, 9) if not rules["copies"][first : first + 9].any()
    )


def _number_of_dots(rules: Rules) -> Scene:
    return _row(f"{min(int(rules['minimum']), 9)}p", "lit")


PAINTERS: Mapping[tuple[str, str], Painter] = {  # by trait and the word that holds
    ("sums", "on"): _always(_row("4p 9p 2p")),  # a row of the magic square
    ("win-from", "draws"): _always(_row("5p", "standing")),
    ("hand", "tiles"): _always(_row(f"{FACE_DOWN} {FACE_DOWN}", "standing")),
    ("jokers", "fixed"): _joker,
    ("jokers", "flowers"): _always(_row("1f", "lit")),
    ("jokers", "turned"): _always(_row("3s"), _row("4s", "lit")),
    ("suits", "fewer"): _left_of_a_suit,
    ("suits", "two"): _suit_left_out,
    ("honours", "red"): _always(_row("7z")),
    ("lack", "declared"): _always(_row("2s 5s 8s", "gone")),
    ("lack", "free"): _always(_row("1m 5p"), _row("9s", "gone")),
    ("ready", "staked"): _always(_row("4p", "lying")),
    ("ready", "needed"): _always(_row(FACE_DOWN, "lying")),
    ("ready", "declared"): _always(_row("6s", "lying")),
    ("dora", "on"): _always(_row("8s", "lit")),
    ("red-fives", "on"): _always(_row("0p")),
    ("essences", "on"): _always(_row("5m 6m", "lit")),
    ("chickens", "on"): _always(_row("1s", "lit"), _row("8p")),
    ("treasure", "on"): _always(_row(FACE_DOWN, "lit")),
    ("standing", "on"): _always(_row(f"{FACE_DOWN} {FACE_DOWN} {FACE_DOWN} 9p", "standing")),
    ("minimum", "some"): _number_of_dots,
    ("flowers", "some"): _always(_row("1f 5f")),
    ("demand-branches", "on"): _always(_row("2s 4s 8s")),
    ("counting", "limits"): _always(_row("2m 2m")),
    ("counting", "table"): _always(_row("7z 7z")),
    ("counting", "best"): _always(_row("6z 6z")),
    ("after-win", "birds"): _always(_row("1s 5s")),
    ("after-win", "horses"): _always(_row("9p", "lit"), _row(FACE_DOWN)),
    ("after-win", "bought"): _always(_row(FACE_DOWN), _row("5p", "lit")),
    ("after-win", "wake"): _always(_row("6p", "lit")),
    ("demand-opened", "on"): _always(_row("4m"), _row("4m", "lying")),
    ("demand-terminal", "on"): _always(_row("1m 9s")),
    ("demand-triplet", "on"): _always(_row("8m 8m 8m")),
    ("demand-suits", "three"): _always(_row("1m 1p 1s")),
    ("demand-suits", "on"): _always(_row("1m 1p 1s")),
    ("demand-pair", "of_258"): _always(_row("2p 5p 8p")),
    ("demand-pair", "not_28"): _always(_row("2s 8s", "gone")),
    ("keyed", "always"): _always(_row("9m", "lying")),
    ("liability", "on"): _always(_row("5z", "lying")),
    ("win-number", "on"): _always(_row("6s 9s", "lit")),
    ("opening-wins", "on"): _always(_row("2m 2m 2m 2m")),
    ("dragon-flowers", "on"): _always(_row("7z", "lying")),
    ("single-kongs", "on"): _always(_row("7z", "lying")),
    ("honour-runs", "on"): _always(_row("1z 2z 3z")),
    ("exchange", "on"): _always(_row("1p 3p 9p", "lying")),
    ("lay-north", "on"): _always(_row("4z", "lit")),
    ("follow", "on"): _always(_row("3z 3z")),
    ("follow-duty", "on"): _always(_row("2z 2z")),
    ("sea-bed", "on"): _always(_row(FACE_DOWN)),
    ("double-hand", "on"): _always(_row("1f", "lying")),
    ("wash-outs", "on"): _always(_row("1z 1z")),
    ("catch-circle", "on"): _always(_row("1p", "lying")),
    ("thirteen-orphans", "on"): _always(_row("1m 9p 1z")),
    ("misfits", "on"): _always(_row("1p 4s 7m")),
    ("honours-alone", "on"): _always(_row("1z 6z")),
    ("seven-pairs", "on"): _always(_row("3p 3p")),
}
PLAIN: Scene = _row("2m 3m 4m")


def still_life(ruleset: Ruleset, others: Iterable[Ruleset]) -> StillLife:
    """Return the tiles that show what is special in a game beside the others, and what they show."""
    rules = ruleset.record()[0]
    tiles: list[tuple[str, Look]] = []
    told = []
    for trait, said in _special(ruleset, [portrait(other).traits for other in others]):
        scene = PAINTERS[trait.name, said.word](rules)
        if scene and len(tiles) + len(scene) <= MOST and not {*scene} & {*tiles}:
            tiles.extend(scene)
            told.append(trait.told(said))
        if len(tiles) >= ENOUGH:
            break
    return StillLife([StillTile(tile, look) for tile, look in tiles or PLAIN], told)


def _special(ruleset: Ruleset, known: list[tuple[Said | None, ...]]) -> list[tuple[Trait, Said]]:
    """Return what of a game can be painted, first what few have."""

    def worth(at: int, said: Said) -> float:
        as_well = sum(traits[at] == said for traits in known)
        return TRAITS[at].weight * log((len(known) + 1) / (as_well + 1))

    held = [(at, said) for at, said in enumerate(portrait(ruleset).traits) if said]
    painted = [(at, said) for at, said in held if (TRAITS[at].name, said.word) in PAINTERS]
    painted = [(at, said) for at, said in painted if not (TRAITS[at].name == "hand" and said.n == USUAL_HAND)]
    return [(TRAITS[at], said) for at, said in sorted(painted, key=lambda each: -worth(*each))]
