"""The words told of a win, read: known to the game, possible together, and what they set in its record."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, NamedTuple

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import (
    F_FIRST_TURN,
    F_KONG_REPLACEMENT,
    F_OPEN_KONG_REPLACEMENT,
    OPEN_KONG_MELD,
)
from fangcheng.errors import IncompatibleCircumstance, UnknownName
from fangcheng.game.circumstances.aliases import ALIASES
from fangcheng.game.circumstances.entry import WAYS, Facts, Need
from fangcheng.game.circumstances.meanings import all_rules, means_something
from fangcheng.game.circumstances.needs import (
    ASK_FOR_THE_TILE,
    KONGS,
    closed,
    closed_for_riichi,
    keeps_first_turn,
    not_in_hand,
)
from fangcheng.game.circumstances.rows import counts_nowhere, meant_by
from fangcheng.game.circumstances.words import WORDS
from fangcheng.rules.ruleset import Ruleset

PAGE = "docs/library.md lists them by game."
SAY = {"self": 'by="self"', "discard": 'by="discard"', "rob": 'by="rob"'}
FIRST_AND_LAST = {"double_riichi", "ippatsu", "last_tile"}  # the go-around after the first discard is not the last


class Told(NamedTuple):
    """What words say of a win: without other names, as flags, and what is still to be asked of the hand."""

    words: frozenset[str]
    flags: int
    winners: int  # on the tile, 0 not told
    needs: tuple[tuple[str, Need], ...]
    after_kong: bool  # the tile drawn replaces a kong, maybe with a flower between
    hangs_on_melds: bool  # the flags do
    goes_by: bool  # a wait was let pass
    asks_tile: bool  # something of the winning tile is to be asked
    asks_melds: bool  # and of the melds alone, so that a hand without any answers it


NOTHING = Told(frozenset(), 0, 0, (), False, False, False, False, False)


def words_under(rules: Any) -> tuple[str, ...]:
    """Return the words that mean something under these rules."""
    return tuple(word for word, entry in WORDS.items() if entry.means(rules))


def told(game: Ruleset, rules: Any, words: tuple[str, ...], by: str) -> Told:
    """Read the words told of a win in this way; what they ask of the hand is left to `check_hand`.

    `rules` is the rules record of the game under the options of the question.

    Raises UnknownName for a word that nobody knows and IncompatibleCircumstance for one that cannot be.
    """
    said = named(game, rules, words, by)
    check_together(rules, said)
    flags = winners = 0
    for word in said:
        flags |= WORDS[word].flags
        winners = max(winners, WORDS[word].winners)
    after_kong = not said.isdisjoint(("kong_replacement", "discard_kong_replacement"))
    if "flower_replacement" in said:
        flags &= ~F_KONG_REPLACEMENT  # the tile won with replaces the flower, whatever that replaced
    needs = tuple((word, need) for word in WORDS if word in said for need in WORDS[word].needs)
    meant = {word: meant_by(game, rules, word) for word in words}
    needs += tuple((word, need) for word, alias in meant.items() if alias is not None for need in alias.needs)
    goes_by = any(WORDS[word].goes_by for word in said)
    asks_tile = any(need in ASK_FOR_THE_TILE for _, need in needs)
    asks_melds = all(need in (closed, closed_for_riichi) for _, need in needs)
    hangs = after_kong or flags & F_FIRST_TURN != 0
    return Told(said, flags, winners, needs, after_kong, hangs, goes_by, asks_tile, asks_melds)


def named(game: Ruleset, rules: Any, words: Iterable[str], by: str) -> frozenset[str]:
    """Return the table's own names of words that mean something under these rules of a game, for a win in this way.

    `by` is self, discard or rob, or empty where no win is asked about.
    """
    found: list[str] = []
    for word in words:
        alias = meant_by(game, rules, word) if isinstance(word, str) else None  # type: ignore[redundant-expr]  # who knows
        if alias is None:
            raise UnknownName("circumstance", word, _guesses(rules), PAGE)
        for meant in alias.words:
            _check_game(game, rules, word, meant)
            _check_way(word, meant, alias.ways, by)
        found.extend(alias.words)
    return frozenset(found)


def _check_game(game: Ruleset, rules: Any, word: str, meant: str) -> None:
    if WORDS[meant].means(rules) and not counts_nowhere(rules, word):
        return
    known = f"{game.id} knows {', '.join(words_under(rules))}"
    if not means_something(game, WORDS[meant].means) or _never_counts(game, word):
        raise IncompatibleCircumstance(word, f"means nothing in {game.id}, where no rule asks about it", f"{known}.")
    why = f"means nothing in {game.id} under these options, where no rule asks about it"
    where = f"Leave it out, or choose others (`fangcheng variants {game.id}` lists them); here {known}."
    raise IncompatibleCircumstance(word, why, where)


def _never_counts(game: Ruleset, word: str) -> bool:
    return all(counts_nowhere(rules, word) for rules in with_attributes(all_rules(game)))


def _check_way(word: str, meant: str, ways: tuple[str, ...], by: str) -> None:
    possible = [way for way in WAYS if way in ways and way in WORDS[meant].ways]
    if by and by not in possible:
        say = " or ".join(SAY[way] for way in possible)
        what = f"is about a win by {' or '.join(possible)}, and this is one by {by}"
        raise IncompatibleCircumstance(word, what, f"Say {say}, or leave {word} out.")


def _guesses(rules: Any) -> list[str]:
    """Return the words that mean something under these rules then what people call them."""
    words = sorted(words_under(rules), key=_is_of_a_table(rules))
    others = (
        other for other, alias in ALIASES.items() if {*alias.words} <= {*words} and not counts_nowhere(rules, other)
    )
    return [*words, *others]


def _is_of_a_table(rules: Any) -> Callable[[str], bool]:
    """Return a key that sorts words of a win before those that only a whole table has, which are guessed last."""
    return lambda word: WORDS[word].of_table(rules)


def check_together(rules: Any, said: frozenset[str]) -> None:
    """Check that words can stand together, and that none lacks what it means nothing without under these rules."""
    order = [word for word in WORDS if word in said]
    for first, second in combinations(order, 2):
        if second in WORDS[first].against or first in WORDS[second].against:
            raise IncompatibleCircumstance(first, f"cannot be beside {second}", "Leave one of the two out.")
    if said >= FIRST_AND_LAST:
        raise IncompatibleCircumstance(
            "ippatsu", "of a double riichi ends long before the last tile", "Leave one of the three out."
        )
    for word in order:
        beside = [other for other in WORDS[word].beside if WORDS[other].means(rules)]
        if beside and said.isdisjoint(beside):
            raise IncompatibleCircumstance(
                word, f"means nothing without one of {', '.join(beside)}", "Add the one that holds."
            )


def check_recorded(rules: Any, read: Told) -> None:
    """Check that all of it can be told of a win alone, without a whole table around it."""
    for word in WORDS:
        if word in read.words and WORDS[word].of_table(rules):
            raise IncompatibleCircumstance(
                word,
                "is about a whole table, not about a win alone",
                "Write it as a case: docs/cases.md, section 4; `fangcheng conform` plays it.",
            )


def check_hand(read: Told, facts: Facts) -> None:
    """Check that the hand shows what the words say of it. Raises IncompatibleCircumstance."""
    for word, need in read.needs:
        why = need(facts)
        if why:
            raise IncompatibleCircumstance(word, f"cannot be: {why}", "Leave it out, or mend the hand.")
    if facts.by == "rob":
        why = not_in_hand(facts)
        if why:
            raise IncompatibleCircumstance("robbed_kong", f"cannot be: {why}", "Mend the hand or the way of winning.")


def flags_beside(read: Told, facts: Facts) -> int:
    """Return the flags of a win beside what the hand shows.

    Of the last kong the replacement tells which it was; a kong or a North laid aside may end the first turn.
    Rules: COMMON-7, TAIWAN-30.
    """
    flags = read.flags
    kongs = [kind for kind in facts.melds if kind in KONGS]
    if read.after_kong and kongs and kongs[-1] == OPEN_KONG_MELD:
        flags |= F_OPEN_KONG_REPLACEMENT
    if flags & F_FIRST_TURN and not keeps_first_turn(facts.rules, facts.by, facts.is_dealer, facts.melds, facts.aside):
        flags &= ~F_FIRST_TURN
    return flags
