"""A case's `context`: its words checked against the variant and each other, then brought about."""

from collections.abc import Iterable
from functools import cache

from fangcheng.conform.context_words import DECLARATIONS, RIICHI, WORDS, Moment
from fangcheng.conform.fields import BadCase
from fangcheng.conform.meanings import means_something
from fangcheng.conform.situations import Situation
from fangcheng.errors import UnknownName
from fangcheng.rules.ruleset import Ruleset


def set_circumstances(situation: Situation, words: Iterable[str], moment: Moment) -> None:
    """Bring about what the words say, whatever their order.

    Raises BadCase for a word nobody knows, one that means nothing in this game or here, and for two that exclude
    each other.
    """
    said = set(words)
    for word in sorted(said):
        check_word(situation, word)
        _check_place(word, said, moment)
    if "last_tile" in said and moment.way == "discard":
        _check_last_discard(situation)
    _check_declarations(said)
    for word, circumstance in WORDS.items():
        if word in said:
            circumstance.sets_up(situation, moment)


def check_word(situation: Situation, word: str) -> None:
    """Raise BadCase for a word nobody knows, or that no rule of this game asks about."""
    game = situation.ruleset
    known = words_of(game)
    if word not in WORDS:
        raise BadCase(f"context: {UnknownName('circumstance', word, known, _listed(game))}")
    if word not in known:
        raise BadCase(f"context: {word} means nothing in {game.id}: no rule of it asks. {_listed(game)}")


@cache
def words_of(variant: str | Ruleset) -> tuple[str, ...]:
    """Return the words that mean something in a variant."""
    return tuple(word for word, circumstance in WORDS.items() if means_something(variant, circumstance.means))


def _listed(game: Ruleset) -> str:
    return f"{game.id} knows {', '.join(words_of(game))}."


def _check_place(word: str, said: set[str], moment: Moment) -> None:
    """Check that the tile came the way the word speaks of, and the words it needs stand beside it."""
    circumstance = WORDS[word]
    if circumstance.source == "own" and not moment.self_drawn:
        raise BadCase(f"context: {word} is about a tile one draws; here it is another's")
    if circumstance.source == "other" and moment.self_drawn:
        raise BadCase(f"context: {word} is about another's tile; here it is drawn")
    if circumstance.ways and moment.way not in circumstance.ways:
        raise BadCase(f"context: {word} is about a win by {' or '.join(circumstance.ways)}, which this is not")
    if circumstance.beside and said.isdisjoint(circumstance.beside):
        raise BadCase(f"context: {word} means nothing without one of {', '.join(circumstance.beside)}")


def _check_last_discard(situation: Situation) -> None:
    """Check that somebody discards after the last tile.

    Rules: WENZHOU-10, WUHAN-20, YINGKOU-17.
    """
    if situation.rules.draw_only_tail or situation.rules.last_tile_wild:
        game = situation.ruleset.id
        raise BadCase(f"context: last_tile: nobody discards after the last tile in {game}; let it be drawn (by: self)")


def _check_declarations(said: set[str]) -> None:
    """Check that a seat declares once; double riichi is riichi. A treasure is waited for, or it is not."""
    if "treasure_match" in said and not said.isdisjoint(("treasure", "treasure_draw")):
        raise BadCase("context: treasure_match and treasure_draw exclude each other")
    declared = [word for word in DECLARATIONS if word in said]
    if len(declared) > 1 and declared != list(RIICHI):
        raise BadCase(f"context: {' and '.join(declared)} exclude each other")
