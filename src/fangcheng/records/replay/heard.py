"""One recorded hand played again while every answer is heard: what each seat did, and whether the record proves it.

A log tells calls, never refusals. Who was asked and took nothing let it pass, if anything it could have taken would
have made another story; where a stronger claim would have hidden its wish, nobody knows what that was.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fangcheng.core.state.action_codes import PASS, RULE_CHOMBO
from fangcheng.core.state.codes import ASK, SHOW
from fangcheng.game.actions import numbers_of
from fangcheng.game.engine import Engine, copy_of
from fangcheng.records.model import DrawnHand, Event, HandRecord, Win
from fangcheng.records.replay.choices import Answers
from fangcheng.records.replay.hand import Replay
from fangcheng.records.replay.step import take_step


class Answer(NamedTuple):
    """An answer of a seat, with the table as it stood before it."""

    seat: int
    action: int
    known: bool  # False: the record would tell the same whatever the seat wished
    table: bytes  # the octets of a TABLE
    score: int  # of the seat then


class Heard(Replay):
    """One hand played again; `answers` and `wins` are those of the whole hand once it has run."""

    def __init__(self, engine: Engine, table: Any, hand: HandRecord, duplicate: bool, ours: bool) -> None:
        super().__init__(engine, table, hand, duplicate, ours)
        self.answers: list[Answer] = []
        self.wins: list[Win] = []  # in the words of our rulebook, whatever the source calls their patterns
        self._hidden: set[int] = set()  # seats whose wishes in the present question the record does not tell

    def _give(self, due: Answers) -> None:
        self._hidden = {seat for place, (seat, _) in enumerate(due) if not self._is_told(due, place)}
        super()._give(due)

    def _act(self, seat: int, action: int) -> None:
        if 0 <= action < RULE_CHOMBO:  # not a ruling of the host
            fields = self.fields
            known, score = seat not in self._hidden, int(fields.scores[seat])
            self.answers.append(Answer(seat, action, known, fields.array.tobytes(), score))
        super()._act(seat, action)

    def _compare(self, recorded: Event) -> None:
        if self.played and isinstance(self.played[0], Win):
            self.wins.append(self.played[0])
        super()._compare(recorded)

    def _is_told(self, due: Answers, place: int) -> bool:
        """Return True if any other wish of a seat would have made another story."""
        seat, action = due[place]
        fields = self.fields
        if fields.phase[0] == ASK and fields.question[0] == SHOW:
            return any(isinstance(event, DrawnHand) and event.ready is not None for event in self.events)
        if action != PASS or all(other == PASS for _, other in due):
            return True
        told = self._story(due)
        wishes = (number for number in numbers_of(self.table, seat) if number != PASS)
        return all(self._story([*due[:place], (seat, wish), *due[place + 1 :]]) != told for wish in wishes)

    def _story(self, due: Sequence[tuple[int, int]]) -> list[Event] | None:
        """Return what would happen by these answers; None where one of them would be refused."""
        trial = copy_of(self.table)
        story: list[Event] = []
        for seat, action in due:
            happened = take_step(self.engine, trial, seat, action)
            if happened is None:
                return None
            story += happened
        return story
