"""What each aim of a hand pays beside a plain win, found by letting the rules at hand count a sample of each.

Two hands of the same runs and triplet, one in a single suit, tell what a full flush pays here. Worth is a logarithm:
1000 more pay twice as much.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import log2
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine
from fangcheng.game.worth import score

AIMS = 9
PLAIN, FLUSH, HALF_FLUSH, ALL_PUNGS, SEVEN_PAIRS = 0, 1, 4, 7, 8  # of a flush, one for each suit

NO_WORTH = -(1 << 20)
NOTHING = np.full((2, AIMS), NO_WORTH, np.int32)
NOTHING.flags.writeable = False
DOUBLE = 1000  # of worth: twice the points

SUITS = (
    ("s", "m", "p"),
    ("s", "p", "m"),
    ("m", "p", "s"),
)  # of samples, in which the third is the first to be missing; tried in this order
WINDS = "4321"
WORDS: tuple[tuple[str, ...], ...] = ((), ("ready",), ("riichi",))  # said of a win where it may not win without


class Sample(NamedTuple):
    """A hand of four sets and a pair, with a fifth set for games of sixteen tiles."""

    runs: str  # the tiles beside the triplet and the winning tile, the pair among them
    triplet: str  # what an open hand has claimed; empty for pairs
    fifth: str
    win: str  # the winning tile


def worths_for(engine: Engine, weights: Any) -> np.ndarray:
    """Return what each aim is worth to a player of these weights (KNOBS): nothing to one who does not ask."""
    return read_worths(engine) if weights["aim"] != 0 else NOTHING


def read_worths(engine: Engine) -> np.ndarray:
    """Return what each aim is worth under the rules of an engine: shape (2, AIMS) of int32, closed first, then open.

    NO_WORTH stands where no sample wins. An aim that wins only open is worth as much closed: it can still be opened.
    """
    if engine.rules.method == HAN_AND_FU:  # riichi weighs by other things
        return NOTHING
    return _read(engine.ruleset, tuple(sorted(engine.chosen.items())), int(engine.rules.sets))


@lru_cache(maxsize=64)
def _read(game: Any, options: tuple[tuple[str, Any], ...], sets: int) -> np.ndarray:
    found = np.full((2, AIMS), NO_WORTH, np.int32)
    for opened in range(2):
        for aim in (PLAIN, FLUSH, HALF_FLUSH, ALL_PUNGS, SEVEN_PAIRS):
            worth = _worth_of(game, dict(options), sets, aim, opened)
            found[opened, aim : aim + (3 if aim in (FLUSH, HALF_FLUSH) else 1)] = worth
    found[0] = np.where(found[0] == NO_WORTH, found[1], found[0])
    others = found[:, 1:][found[:, 1:] != NO_WORTH]
    if found[0, PLAIN] == NO_WORTH and others.size:  # only certain kinds of hands win: the cheapest is a plain one
        found[:, PLAIN] = others.min()
    found.flags.writeable = False
    return found


def _worth_of(game: Any, options: dict[str, Any], sets: int, aim: int, opened: int) -> int:
    """Return the worth of the first sample of an aim that wins."""
    if aim == SEVEN_PAIRS and (opened or sets != 4):
        return NO_WORTH
    for sample in samples_of(aim):
        for words in WORDS:
            points = _points_of(game, options, sample, sets, opened, words)
            if points > 0:
                return round(DOUBLE * log2(points))
    return NO_WORTH


def _points_of(
    game: Any, options: dict[str, Any], sample: Sample, sets: int, opened: int, words: tuple[str, ...]
) -> float:
    """Return what a sample brings, half of the time by a discard where that wins; 0 where it does not win."""
    hand = sample.runs + ("" if opened else sample.triplet) + (sample.fifth if sets == 5 else "")
    melds = [f"pon {sample.triplet}"] if opened else []
    gains = []
    for by in ("self", "discard"):
        try:
            told = score(
                game, hand, sample.win, by=by, melds=melds, context=words, seat="S", options=options, mode="interpreted"
            )
        except FangchengError:  # tiles, melds or words that the game has not
            continue
        if told.wins and told.changes[1] > 0:
            gains.append(told.changes[1])
    return sum(gains) / len(gains) if gains else 0.0


def samples_of(aim: int) -> Iterator[Sample]:
    """Yield hands of an aim, one in other suits after the other."""
    for one, other, third in SUITS:
        if aim == FLUSH:
            yield Sample(f"12345567{one}22{one}", f"999{one}", f"678{one}", f"3{one}")
        elif aim == HALF_FLUSH:
            for wind in WINDS:
                yield Sample(f"12345567{one}22{one}", f"{3 * wind}z", f"678{one}", f"3{one}")
        elif aim == ALL_PUNGS:
            yield Sample(f"11444{one}777{other}55{other}", f"999{other}", f"333{one}", f"1{one}")
        elif aim == SEVEN_PAIRS:
            yield Sample(f"1135577{one}226699{other}", "", "", f"3{one}")
        else:
            yield Sample(f"12345{one}567{other}22{other}", f"999{other}", f"678{one}", f"3{one}")
            yield Sample(f"12345{one}567{third}22{other}", f"999{other}", f"678{one}", f"3{one}")
            for wind in WINDS:
                yield Sample(f"12345{one}567{third}22{other}", f"{3 * wind}z", f"678{one}", f"3{one}")
