"""The hands that boards are taken from: a seed and the actions up to a decision, kept for each game.

`tools/make_exercises.py` finds them; they hold as long as the rules play the same.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from fangcheng.errors import RecordError
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Ruleset

FOLDER = Path(__file__).parent / "kept"


class KeptHand(Struct, frozen=True):
    """A decision of a hand that players of the house have played."""

    kind: str  # of the board
    seed: str
    seat: int  # whose decision it is
    played: str  # the actions before it, `seat:number` each
    right: tuple[int, ...]  # numbers of the actions that solve the board

    def actions(self) -> list[tuple[int, int]]:
        """Return seat and number of every action before the decision."""
        return [(int(seat), int(number)) for seat, _, number in (one.partition(":") for one in self.played.split())]


def written(actions: list[tuple[int, int]]) -> str:
    """Return actions as `KeptHand.played` holds them."""
    return " ".join(f"{seat}:{number}" for seat, number in actions)


@cache
def kept_hands(variant: str, folder: Path = FOLDER) -> tuple[KeptHand, ...]:
    """Return the hands kept for a variant, none where there is no file. Raises RecordError for one that is broken."""
    file = folder / f"{variant}.json"
    if not file.is_file():
        return ()
    try:
        return msgspec.json.decode(file.read_bytes(), type=tuple[KeptHand, ...])
    except msgspec.MsgspecError as error:
        raise RecordError(file.name, "the file", str(error), "Make it again with tools/make_exercises.py") from None


def match_of(ruleset: Ruleset, hand: KeptHand) -> Match:
    """Return the match as it stands at the decision. Raises IllegalAction where the rules play otherwise now."""
    match = Match(ruleset, hand.seed, mode="interpreted", undo=False)
    match.replay([hand.actions()])
    return match
