"""The boards of a game: which there are, in the order in which somebody learns."""

from collections.abc import Iterator
from functools import cache

from fangcheng.exercises.board import Board
from fangcheng.exercises.kept_hands import KeptHand, kept_hands
from fangcheng.exercises.payers import SOME
from fangcheng.exercises.worked_wins import WorkedWin, worked_wins
from fangcheng.rules.ruleset import Ruleset

MOST = 7
CLAIMS = ("pung", "chow")
READY = ("declare", "ready")  # who declares has to be ready, so one board shows both
LEAST_NEEDED = "counts"  # asked last, where there is room: so that not every hand in doubt is one that does not win
SPECIAL = ("lack", "aside", "kong")


@cache
def boards(ruleset: Ruleset) -> tuple[Board, ...]:
    """Return the boards of a game, none where nothing is kept of it and it has no worked wins."""
    found = [
        *_of_hand(ruleset, "discard"),
        *_of_hand(ruleset, *CLAIMS),
        *_of_hand(ruleset, *READY),
        *_of_wins(ruleset),
        *_of_hand(ruleset, *SPECIAL),
    ]
    return tuple(sorted(found, key=lambda one: one.kind == LEAST_NEEDED)[:MOST])


def _of_hand(ruleset: Ruleset, *kinds: str) -> Iterator[Board]:
    """Yield the board of the first of these kinds that came up."""
    kept: dict[str, KeptHand] = {hand.kind: hand for hand in kept_hands(ruleset.id)}
    for kind in kinds:
        if kind in kept:
            yield Board(kind, ruleset, "move", hand=kept[kind])
            return


def _of_wins(ruleset: Ruleset) -> Iterator[Board]:
    """Yield a win to take, one that is none, one of which is asked who pays, and one of which is asked whether it is.

    What How to play tells is before the cases of the file, of which those are best that hang on nothing hidden.
    """
    worked = worked_wins(ruleset)
    wins = [one for one in worked if one.wins and (one.section or one.is_plain)]
    wins += [one for one in worked if one.wins and one not in wins]
    barred = [one for one in worked if not one.wins]
    barred.sort(key=lambda one: not one.is_plain)
    if wins:
        yield Board("win", ruleset, "move", case=wins[0])
    if barred:
        yield Board("barred", ruleset, "wins", case=barred[0])
    paid = next((one for one in wins[1:] if _is_asked(ruleset, one)), None)
    if paid is not None:
        yield Board("pays", ruleset, "pays", case=paid)
    other = next((one for one in wins[1:] if one is not paid), None)
    if other is not None:
        yield Board("counts", ruleset, "wins", case=other)


def _is_asked(ruleset: Ruleset, one: WorkedWin) -> bool:
    """Return True if who pays for the win is one of the answers."""
    return "payments" in one.fields["expect"] and Board("pays", ruleset, "pays", case=one).payers() != SOME
