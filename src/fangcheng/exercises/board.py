"""One board: a position at the table, what is to be done there, and what an answer comes to."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from fangcheng.conform.wins import Offered
from fangcheng.core.state.action_codes import WIN
from fangcheng.errors import FangchengError, printable
from fangcheng.exercises.kept_hands import KeptHand, match_of
from fangcheng.exercises.laid_match import LaidMatch, laid
from fangcheng.exercises.payers import ALL_ALIKE, ALL_UNLIKE, GIVER, who_pays
from fangcheng.exercises.worked_wins import WorkedWin
from fangcheng.game.hands import SEAT_LETTERS
from fangcheng.game.match import Match
from fangcheng.game.reasons import Reason
from fangcheng.rules.ruleset import Ruleset

Asks = Literal["move", "wins", "pays"]  # for a move at the table, whether a hand wins, who pays for it
YES, NO = "yes", "no"
ANSWERS: dict[Asks, tuple[str, ...]] = {"move": (), "wins": (YES, NO), "pays": (GIVER, ALL_ALIKE, ALL_UNLIKE)}
# Where How to play tells what a board of this kind is about.
SECTIONS = {
    "discard": "turn",
    "ready": "win",
    "declare": "special",
    "lack": "turn",
    "aside": "special",
} | dict.fromkeys(("pung", "chow", "kong"), "claims")


class Position(Struct, frozen=True):
    """A match at a decision. `offered` is the worked win that was laid, None in a hand that was played."""

    match: Match
    seat: int
    offered: Offered | None = None


class Answered(Struct, frozen=True):
    """What an answer comes to. A right one has been played on `position`; `reason` says why a hand does not win."""

    is_right: bool
    position: Position
    before: int  # events of the match before the answer
    reason: Reason | None = None


class Board(Struct, frozen=True):
    """A board of a game, taken from a hand that was played or from a worked win."""

    kind: str
    ruleset: Ruleset
    asks: Asks
    hand: KeptHand | None = None
    case: WorkedWin | None = None

    @property
    def section(self) -> str:
        """Return the section of How to play that tells of it."""
        return (self.case.section if self.case else SECTIONS.get(self.kind)) or "win"

    def position(self) -> Position:
        """Lay it anew. Raises FangchengError where the rules have changed since it was kept."""
        if self.hand is not None:
            return Position(match_of(self.ruleset, self.hand), self.hand.seat)
        assert self.case is not None  # a board is taken from one of the two
        offered = laid(self.ruleset.id, self.case.fields)
        return Position(LaidMatch(offered), offered.winners[0].seat, offered)

    def answer(self, given: Sequence[int] | str) -> Answered:
        """Take an answer: the numbers of the actions of a move, one after the other, or a word of ANSWERS.

        Raises FangchengError for what is no answer here, IllegalAction for a move that is not open.
        """
        position = self.position()
        if isinstance(given, str):
            return self._said(position, given)
        if self.asks != "move" or not given:
            raise FangchengError(f"a board that asks for one of {' '.join(ANSWERS[self.asks]) or 'the moves'}")
        match, seat, before = position.match, position.seat, len(position.match.events)
        is_right = given[0] in (self.hand.right if self.hand is not None else (WIN,))
        if is_right or all(one.number != given[0] for one in match.legal(seat)):
            for number in given:
                match.act(seat, number)
        return Answered(is_right, position, before)

    def _said(self, position: Position, word: str) -> Answered:
        if word not in ANSWERS[self.asks]:
            known = " ".join(ANSWERS[self.asks])
            raise FangchengError(
                f"answer {printable(word[:20])!r}: {f'one of {known}' if known else 'a move is wanted'}"
            )
        assert position.offered is not None
        refusal, before = position.offered.winners[0].refusal, len(position.match.events)
        if refusal is not None:
            return Answered(word == NO, position, before, refusal.engine)
        is_right = word == (YES if self.asks == "wins" else self.payers())
        if is_right:
            position.match.act(position.seat, WIN)
        return Answered(is_right, position, before)

    def payers(self) -> str:
        """Return who pays for the worked win."""
        assert self.case is not None
        fields: Any = self.case.fields
        giver = fields["win"].get("from")
        seats = SEAT_LETTERS[: int(self.ruleset.record()[0]["seats"])]
        payments = dict.fromkeys(seats, 0) | dict(fields["expect"].get("payments", {}))
        return who_pays(payments, str(fields["seat"]), giver)
