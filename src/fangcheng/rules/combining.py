"""How price rows are combined, in words: the method, what each row does in it, the curve from rows to points."""

from collections.abc import Mapping

import numpy as np

from fangcheng.core.state.fields.scoring import part
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import (
    BEST_ROW,
    CLASSES,
    CURVE,
    CURVE_BY_ROW,
    CURVE_DOUBLING,
    CURVE_NONE,
    CURVE_TABLE,
    KEY_FOR_WINS,
    LIMITS,
    NO_KEY_NEEDED,
    PART_ADD,
    PART_BEST,
    PART_TIMES,
    PRODUCT,
    SUM,
)
from fangcheng.errors import UnknownName

METHODS = {"sum": SUM, "product": PRODUCT, "best_row": BEST_ROW, "limits": LIMITS, "classes": CLASSES}
USUAL = {
    SUM: PART_ADD,
    PRODUCT: PART_TIMES,
    BEST_ROW: PART_BEST,
    LIMITS: PART_TIMES,
    CLASSES: PART_TIMES,
}  # what a row does of which nothing is said
PARTS = {word.word: word.number for word in part.words}
KEY_NAMED = "key named"  # opens a win and is told with the hand, though worth nothing
KEY = "key"  # the part of a row that opens a win: it counts as usual, and where wins are keyed one such row is needed
CURVES = {"": CURVE_NONE, "doubling": CURVE_DOUBLING, "by_row": CURVE_BY_ROW}


def set_combining(rules: np.void, combine: str, curve: str | tuple[int, ...], parts: Mapping[str, str]) -> None:
    """Write method, parts and curve into a rules record. Raises UnknownName for a word that does not exist."""
    rules["method"] = _number("way of combining", combine, METHODS)
    rules["part"] = USUAL[int(rules["method"])]
    for pattern, word in parts.items():
        play_part(rules, PATTERN_IDS[pattern], word)
    if KEY in parts.values() and rules["keyed"] == NO_KEY_NEEDED:
        rules["keyed"] = KEY_FOR_WINS
    if isinstance(curve, str):
        rules["curve_rule"] = _number("curve", curve, CURVES)
    else:
        rules["curve_rule"] = CURVE_TABLE
        rules["curve"] = [*curve, *[curve[-1]] * (CURVE - len(curve))]


def play_part(rules: np.void, pattern: int, word: str) -> None:
    """Let a row play a part, or open a win beside the part that it has, or both.

    Raises UnknownName for an unknown word.
    """
    for each in word.split():
        if each == KEY:
            rules["openers"][pattern // 64] |= np.uint64(1 << pattern % 64)
        else:
            rules["part"][pattern] = _number("part", each, PARTS)


def _number(what: str, word: str, words: Mapping[str, int]) -> int:
    if word not in words:
        raise UnknownName(what, word, words)
    return words[word]
