"""Where in a match of several people each has decided what, so that a decision can be found again."""

from typing import NamedTuple

from fangcheng.web.store import kept

UNDO = "undo"  # the mark of a match in which a decision was taken back


class Decision(NamedTuple):
    """Where a decision of somebody begins: among the actions of a hand, counted over all matches from 0."""

    hand: int
    action: int


class Decisions:
    """The decisions of the people at a table in the hand that is played, and what marks its matches."""

    def __init__(self) -> None:
        self.marks: dict[int, list[str]] = {}  # by number of the match, from 1
        self._match, self._hand, self._length = 1, 0, 0
        self._made: list[tuple[int, int]] = []  # person, and where among the actions
        self._ruled = 0  # actions of the hand behind which the host has ruled last

    def note(self, change: kept.Change) -> None:
        """Note a change, in the order of changes."""
        if change.undone:
            self._length -= change.undone
            self._made = [one for one in self._made if one[1] < self._length]
            self._mark(UNDO)
        if change.dealt:
            self._hand, self._length, self._made, self._ruled = self._hand + 1, 0, [], 0
            self._match += change.match
        if change.by is not None and change.actions:
            self._made.append((change.by, self._length))
        self._length += len(change.actions)
        if change.host:
            self._ruled = self._length

    def last_of(self, person: int) -> Decision | None:
        """Return the last decision of a person in this hand, None where there is none."""
        made = [start for other, start in self._made if other == person]
        return Decision(self._hand, made[-1]) if made else None

    def stands(self, decision: Decision) -> bool:
        """Return True if a decision has been made in this hand and was not taken back."""
        return decision.hand == self._hand and any(start == decision.action for _, start in self._made)

    def was_ruled_since(self, decision: Decision) -> bool:
        """Return True if the host has ruled after a decision: who takes that back would take the ruling back."""
        return self._ruled > decision.action

    def behind(self, decision: Decision) -> int:
        """Return how many actions have been made since a decision, itself among them."""
        return self._length - decision.action

    def _mark(self, mark: str) -> None:
        marks = self.marks.setdefault(self._match, [])
        if mark not in marks:
            marks.append(mark)
