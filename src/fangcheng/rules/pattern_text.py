"""Patterns and the parts of rows told to a person: what each is called, when it holds, what it does in a result."""

from collections.abc import Iterator

from fangcheng.core.patterns.listed import PREDICATES, Predicate
from fangcheng.core.scoring.trial import TRIABLE
from fangcheng.core.state.fields.scoring import openers, part
from fangcheng.core.state.pattern_ids import PATTERN_IDS, PATTERN_NAMES
from fangcheng.rules.catalogue import NAMES
from fangcheng.rules.setting_text import Told

# Rows that no predicate finds in a won hand: whoever pays for them lists them.
LISTED_ELSEWHERE = {
    "discard": "The hand was won by a discard.",
    "four_joys": "The hand as dealt holds four tiles alike.",
    "horse": "Each tile turned after the win counts that hits the winner.",
    "missing_suit": "The hand as dealt lacks a suit.",
    "nagashi_mangan": "The hand is drawn, and all discards of a player were terminals and honours that nobody claimed.",
    "no_258": "The hand as dealt holds no 2, 5 or 8.",
    "three_alike": "The hand as dealt holds a pair of the same number in each suit.",
    "two_triplets": "The hand as dealt holds two triplets.",
    "wake": "Each tile of the winner counts that a tile turned after the win wakes.",
}


def patterns() -> Iterator[Told]:
    """Yield every pattern of the catalogue in the order of the ids, with its four names in place of what it may be."""
    predicates = {number: one for one in PREDICATES for number in one.patterns}
    for name, number in sorted(PATTERN_IDS.items()):
        meaning = meaning_of(predicates[number], number) if number in TRIABLE else LISTED_ELSEWHERE[name]
        yield Told(name, " · ".join(dict.fromkeys(NAMES[name])), meaning, {})


def parts() -> Iterator[Told]:
    """Yield every part that a page may give to a row of its price list."""
    for word in (*part.words, *openers.words):
        yield Told(word.word, "a part of a row", word.meaning, {})


def meaning_of(predicate: Predicate, number: int) -> str:
    """Return when a pattern holds, by the first sentences of its predicate, and which others hold with it."""
    meaning = " ".join((predicate.function.__doc__ or "").partition("\n\n")[0].split())
    twins = ", ".join(PATTERN_NAMES[one] for one in predicate.patterns if one != number)
    return f"{meaning} The same as {twins}, for books with another name for it." if twins else meaning
