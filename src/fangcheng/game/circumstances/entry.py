"""One word of the table of circumstances: what is said of it, what a hand must be for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from fangcheng.game.circumstances.meanings import Meaning, never

WAYS = ("self", "discard", "rob")
DRAWN, GIVEN, OF_A_KONG = ("self",), ("discard", "rob"), ("rob",)
DRAWN_OR_DISCARDED = ("self", "discard")


class Facts(NamedTuple):
    """What a word may ask about a written win."""

    rules: Any  # a rules record
    words: frozenset[str]  # all that are told
    by: str  # self, discard or rob
    is_dealer: bool  # the winner
    melds: tuple[int, ...]  # kinds of the winner's melds, in their order
    aside: int  # Norths that the winner has laid aside
    flowers: int  # tiles that he has laid out singly
    discards: int  # tiles that he has discarded, as far as told
    tile: int  # the winning tile; any flower for one that is laid out
    held: int  # copies of its face that he has in hand beside it
    copies: int  # those, and the ones in his chows and kongs; in a pung they lie open
    thrown: int  # jokers among the discards that are told


Need = Callable[[Facts], str]  # why the word cannot be true of such a win; empty where it can


@dataclass(frozen=True)
class Circumstance:
    """A word: what it says, where it means anything, what it sets in the record of a win, and what it asks."""

    says: str
    means: Meaning
    flags: int = 0  # F_ bits of a win
    ways: tuple[str, ...] = WAYS  # of winning
    beside: tuple[str, ...] = ()  # it means nothing without one of these words
    against: tuple[str, ...] = ()  # words that cannot be true with it
    needs: tuple[Need, ...] = ()
    winners: int = 0  # on the one tile
    of_table: Meaning = never  # where it is no part of a win: only a whole table has it
    goes_by: bool = False  # it bars wins by what went by before the tile (gone_by.py)
