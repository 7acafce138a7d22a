"""A case's `context`: its words checked against the variant and each other, then brought about."""

from collections.abc import Iterable

from fangcheng.conform.context_words import AT_THE_TILE, SETS_UP, Moment
from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.conform.situations import Situation
from fangcheng.errors import IncompatibleCircumstance, UnknownName
from fangcheng.game.circumstances.entry import DRAWN, Facts
from fangcheng.game.circumstances.needs import ties_up
from fangcheng.game.circumstances.reading import check_hand, check_together, named, told
from fangcheng.game.circumstances.words import WORDS
from fangcheng.tiles import NO_TILE, PLACES, face_of, is_flower


def set_circumstances(situation: Situation, words: Iterable[str], moment: Moment) -> None:
    """Bring about what the words say, whatever their order.

    Raises BadCase for a word nobody knows, one that means nothing in this game or here, and for two that exclude
    each other.
    """
    said = read(situation, words, moment)
    if "heavenly" in said and moment.seat != int(situation.table.dealer):
        raise BadCase(f"context: heavenly: only the dealer has it, not {SEATS[moment.seat]}")
    for word, sets_up in SETS_UP.items():
        if word in said:
            sets_up(situation, moment)


def read(situation: Situation, words: Iterable[str], moment: Moment) -> frozenset[str]:
    """Return the words as the table names them. Raises BadCase."""
    try:
        said = named(situation.ruleset, situation.rules, words, moment.way)
        check_together(situation.rules, said)
    except (IncompatibleCircumstance, UnknownName) as error:
        raise BadCase(f"context: {error}") from error
    for word in sorted(said) if not moment.way else ():
        _check_outside_wins(word, moment)
    return said


def _check_outside_wins(word: str, moment: Moment) -> None:
    """Check that a word has a place where no win is offered, and that the tile came the way it speaks of."""
    ways = WORDS[word].ways
    if word in AT_THE_TILE or ways == ("rob",):
        raise BadCase(f"context: {word} is about a win by {' or '.join(ways)}, which this is not")
    if ways == DRAWN and not moment.self_drawn:
        raise BadCase(f"context: {word} is about a tile one draws; here it is another's")
    if "self" not in ways and moment.self_drawn:
        raise BadCase(f"context: {word} is about another's tile; here it is drawn")


def check_word(situation: Situation, word: str) -> frozenset[str]:
    """Return the table's names of a word. Raises BadCase for one that means nothing in the game."""
    try:
        return named(situation.ruleset, situation.rules, (word,), "")
    except (IncompatibleCircumstance, UnknownName) as error:
        raise BadCase(f"context: {error}") from error


def check_shown(situation: Situation, words: Iterable[str], moment: Moment) -> None:
    """Check that the hand of a winner, all that the case lays out beside it, is one of which the words can be true."""
    table, seat = situation.table, moment.seat
    count = int(table.meld_count[seat])
    try:
        said = told(situation.ruleset, situation.rules, tuple(words), moment.way)
    except IncompatibleCircumstance as error:
        raise BadCase(f"context: {error}") from error
    face = face_of(moment.kind)
    held = int(table.hand[seat, face]) if face < PLACES else 0
    facts = Facts(
        situation.rules,
        said.words,
        moment.way,
        seat == int(table.dealer),
        tuple(int(kind) for kind in table.meld_kind[seat, :count]),
        int(table.aside.count[seat]),
        int(table.flowers[seat]).bit_count(),
        int(table.river_count[seat]),
        moment.kind if is_flower(moment.kind) else face_of(moment.kind),
        held,
        held + copies_melded(situation, moment, seat),
        jokers_thrown(situation, seat),
    )
    try:
        check_hand(said, facts)
    except IncompatibleCircumstance as error:
        raise BadCase(f"context: {error}") from error


def jokers_thrown(situation: Situation, seat: int) -> int:
    """Count the jokers among a seat's discards."""
    table = situation.table
    river = (int(table.river[seat, place]) for place in range(int(table.river_count[seat])))
    return sum(int(table.wild_mask) >> face_of(kind) & 1 for kind in river)


def copies_melded(situation: Situation, moment: Moment, seat: int) -> int:
    """Count the copies of the winning tile in a seat's chows and kongs; in pungs where it is robbed."""
    table, face = situation.table, face_of(moment.kind)
    count = 0
    for index in range(int(table.meld_count[seat])):
        if ties_up(int(table.meld_kind[seat, index]), moment.way == "rob"):
            count += sum(int(face_of(int(one)) == face) for one in table.meld_tiles[seat, index] if one != NO_TILE)
    return count
