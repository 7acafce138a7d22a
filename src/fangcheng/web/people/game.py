"""A match of several people and bots: each with his own view, hand, picks and clock.

It knows of no line and keeps nothing, as the game of one person (table/game.py).
"""

from collections.abc import Callable, Sequence
from typing import Any

from fangcheng.bots.batch import RANDOM
from fangcheng.bots.characters import PLAIN
from fangcheng.core.state.codes import TURN
from fangcheng.game.match import Match
from fangcheng.game.ruled import Ruling
from fangcheng.game.sealed import Secret, drawn_secret, secret_of
from fangcheng.web import messages, wire
from fangcheng.web.page.ruled import foreseen, foreseen_back
from fangcheng.web.people.decisions import Decision, Decisions
from fangcheng.web.people.later import Later
from fangcheng.web.people.reader import Reader, is_secret
from fangcheng.web.people.watching import Onlooker
from fangcheng.web.store import kept
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.game import bots_for
from fangcheng.web.table.journal import (
    Before,
    CannotGoOn,
    PlayedAgain,
    comes_out_otherwise,
    deal,
    play_again,
    sealed_after,
)
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.promise import walls_of
from fangcheng.web.table.window import Window

Told = list[tuple[Reader, list[wire.Event]]]  # who is shown something new, and what has happened


class SharedGame:
    """A match of a company. `names` are by person; `people` those that are no bots."""

    def __init__(
        self,
        match: Match,
        pace: Pace,
        limits: Limits,
        names: Sequence[str],
        people: Sequence[int],
        now: Callable[[], float],
        watch: str = "off",
    ) -> None:
        self.match, self.pace, self.names = match, pace, list(names)
        self.readers: dict[int, Reader] = {}
        for person in people:
            others = ["" if number == person else name for number, name in enumerate(names)]
            self.readers[person] = Reader(match, person, others, limits, now)
            self.readers[person].bots = [number for number in range(len(names)) if number not in people]
        self.onlooker = Onlooker(match, names, people, now) if watch == "closed" else None
        bots = [number for number in range(len(names)) if number not in people]
        self.later = Later(match, names, bots, now) if watch == "after" else None
        self.watched = False  # somebody looks on: else nothing is made for him
        self._onlooker_behind = False  # what onlookers were shown last is not what is shown now
        self.decisions = Decisions()
        self.covered: set[int] = set()  # people for whom a bot plays
        self.published = 0  # changes that everybody is told of, or may be
        self.held = False  # something has happened that not everybody has been shown
        self.window = Window(pace.window, pace.now)
        self._bots = bots_for(match, pace, match.seed)
        self._sealed: Secret | None = None  # what will make the walls of the next match, once this one is over

    # --- where it stands

    @property
    def walls(self) -> messages.Walls:
        """Return what everybody is told of the walls."""
        return walls_of(self.match, self._sealed)

    @property
    def is_turn(self) -> bool:
        """Return True if it is somebody's turn: what he does may be claimed."""
        return bool(self.match.plain["phase"] == TURN)

    @property
    def is_secret(self) -> bool:
        """Return True while somebody is asked of whom others may not know it."""
        return is_secret(self.match)

    @property
    def playing(self) -> list[Reader]:
        """Return the people who play for themselves."""
        return [reader for person, reader in self.readers.items() if person not in self.covered]

    @property
    def _seats(self) -> list[int]:
        return [reader.seat for reader in self.playing if reader.seat is not None]

    @property
    def asked(self) -> list[Reader]:
        """Return the people who owe a decision now."""
        owed = self.match.owed
        return [reader for reader in self.playing if reader.seat in owed]

    @property
    def _waits_for_followers(self) -> bool:
        """Return True while somebody without a seat is asked whom he follows: bots leave him the time."""
        return any(reader.asked.choices for reader in self.playing)

    # --- verbs

    def begin(self) -> None:
        """Let the bots answer what the first deal asks of them."""
        self._answer_silently()

    def play(self, person: int, choice: int) -> None:
        """Take a choice for a person."""
        reader = self.readers[person]
        if not reader.pick(choice):
            reader.decide(choice)
            self._answer_silently()

    def deal(self) -> None:
        """Deal the next hand, after the last one the first of another match."""
        if self.onlooker is not None and not self.watched:
            self.onlooker.log_start = len(self.match.events)
        if self.later is not None:
            self.later.end_hand()
        self.window.next_hand()
        secret = None
        for reader in self.readers.values():
            reader.clock.begin_hand()
            reader.picked = []
            if self.match.over:
                reader.clock.begin_match()
        if self.match.over:
            secret, self._sealed = self._sealed or drawn_secret(), None
            self._bots = bots_for(self.match, self.pace, secret.seed)
        self.match.forget_undo()
        deal(self.match, secret)
        self._answer_silently()

    def take_back(self, decision: Decision) -> None:
        """Go back to where somebody made a decision of this hand; what others have answered before it stands."""
        for reader in self.readers.values():
            reader.picked = []
        self.match.undo(self.decisions.behind(decision))

    def rule(self, order: Ruling | int) -> None:
        """Carry a ruling of the host out, or take back the one of this number."""
        for reader in self.readers.values():
            reader.picked = []
        if isinstance(order, Ruling):
            self.match.rule(order)
        else:
            self.match.take_back(order)
        self._answer_silently()

    def foresee(self, order: Ruling | int) -> list[wire.Text]:
        """Tell what that would do, found on a copy. Raises FangchengError where it cannot be done now."""
        if isinstance(order, Ruling):
            return foreseen(self.match.preview(order))
        after = self.match.copy()
        after.take_back(order)
        return foreseen_back(self.match, order, after)

    def time_out(self, person: int) -> None:
        """Answer for a person who has taken too long."""
        self.readers[person].absence.miss()
        self._answer_for(self.readers[person])

    def _answer_for(self, reader: Reader) -> None:
        if reader.seat is None:
            reader.decide(reader.usual_following)
        else:
            reader.answer_safely()
        self._answer_silently()

    def cover(self, person: int) -> None:
        """Let a bot play for a person from here on."""
        self.covered.add(person)
        self.readers[person].picked = []
        self._answer_silently()

    def _answer_silently(self) -> None:
        if not self._waits_for_followers:
            self._bots.answer_silently(self.match, self._seats)
        if self.match.over and self._sealed is None:
            self._sealed = drawn_secret()

    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself: a bot's turn, somebody's who is away, or one that leaves no choice."""
        for reader in self.playing:
            if reader.absence.automatic and reader.hand.acts:
                return lambda reader=reader: self._answer_for(reader)  # type: ignore[misc]
        if self.held or self._waits_for_followers:
            return None
        match, seats = self.match, self._seats
        if bots := self._bots.in_no_hurry(match, seats):
            return lambda: self._bots.take_turn(match, bots[0], seats)
        return self._forced_turn()

    def _forced_turn(self) -> Callable[[], None] | None:
        """Return the turn of a person whose declared hand leaves no choice."""
        match = self.match
        if match.plain["phase"] != TURN:
            return None
        for reader in self.asked:
            alone = len(reader.hand.acts) == 1 and reader.hand.choices[0].kind == "discard"
            if alone and match.plain["ready"][reader.seat]:
                return lambda person=reader.person: self.play(person, 0)  # type: ignore[misc]
        return None

    # --- telling

    def tell(self, running: bool) -> Told:
        """Show everybody what he may see now; `running`: the window of the last turn has not ended.

        While something is held back, all see the same discard, who is asked sees his question, and who has answered
        sees that.
        """
        self._note_for_onlookers()
        if not running and not self.is_secret:
            self.held = False
            if self.later is not None and self.match.over:
                self.later.end_hand()
            return [(reader, self._finish(reader, reader.show_all(self.published))) for reader in self._everybody]
        self.held = True
        told: Told = []
        asked = self.asked if self.is_secret else []
        for reader in self._everybody:
            is_new = reader.told < len(self.match.events)
            if reader in asked:
                if is_new or not reader.hand.acts:
                    told.append((reader, self._finish(reader, reader.show_question())))
            elif (seen := reader.show_discard()) is not None:
                told.append((reader, self._finish(reader, seen)))
            elif reader.hand.acts:
                reader.show_answered()
                told.append((reader, []))
        return told

    def tell_anew(self) -> None:
        """Let everybody see where the match has gone back to, and nothing of what was.

        Who is asked sees his question; that he is asked, all know who have agreed to go back there. Of others who are
        asked beside him no view tells.
        """
        self.held = False
        for reader in self._everybody:
            self._finish(reader, reader.show_all(self.published, told_anew=True))
        if self.later is not None:
            self.later.skip()
        self._note_for_onlookers()

    def _note_for_onlookers(self) -> None:
        """Keep the moment for who looks on a hand late; note that nobody is shown this one."""
        if not self.watched:
            self._onlooker_behind = True
        if self.later is not None and self.watched:
            self.later.note(self._manner)
        elif self.later is not None:
            self.later.skip()

    def catch_up(self) -> bool:
        """Let onlookers see what is shown to all, the first who comes after a while without any.

        Return True if there is something new; while a window runs they wait for its end, as nothing was made for them.
        """
        behind, one = self._onlooker_behind, self.onlooker
        if one is None or not behind or self.held:
            return False
        self._onlooker_behind = False
        self._finish(one, one.show_all(self.published, told_anew=True))
        return True

    def tell_picks(self, person: int) -> Told:
        """Show a person what he has picked; nobody else is told."""
        reader = self.readers[person]
        reader.show_picks()
        return [(reader, self._finish(reader, []))]

    def _finish(self, reader: Reader, events: list[wire.Event]) -> list[wire.Event]:
        if reader.view is not None:
            reader.view.level, reader.view.temperament = self._manner
            reader.view.automatic = reader.absence.automatic or reader.person in self.covered
        return events

    @property
    def _manner(self) -> tuple[Any, Any]:
        """Return how the bots play, as pages tell it."""
        return ("random", PLAIN) if self.pace.bot == RANDOM else (self.pace.level, self.pace.temperament)

    @property
    def _everybody(self) -> list[Reader]:
        """Return all who are told of the match as it is played."""
        looks_on = self.onlooker is not None and self.watched and not self._onlooker_behind
        return [*self.readers.values(), *([self.onlooker] if looks_on and self.onlooker is not None else [])]

    # --- keeping

    def before(self) -> Before:
        """Return where the game stands, to tell later what has changed."""
        return Before.of(self.match, ())

    def change_since(self, before: Before, by: int | None) -> kept.Change:
        """Return what has to be kept to make again what has been done since, and by whom it was begun."""
        change = before.change_to(self.match, (), self.readers[by].picked if by is not None else ())
        change.by, change.own = by, by is not None
        change.hidden = self.is_secret and not change.undone
        clocks = [reader.clock for reader in self.readers.values()]
        change.left = clocks[0].left_of_match if clocks else None
        change.banks = [clock.bank for clock in clocks if clock.bank is not None]
        if any(reader.absence.missed for reader in self.readers.values()):
            change.misses = [reader.absence.missed for reader in self.readers.values()]
        change.sealed = self._sealed
        return change

    def count(self, change: kept.Change) -> None:
        """Count a change among those that everybody may be told of, if it is one."""
        self.decisions.note(change)
        self.published += not change.hidden and bool(change.actions or change.dealt or change.undone)

    def resume(self, changes: Sequence[kept.Change]) -> None:
        """Make these changes again, and show everybody what he had been shown, onlookers too. Raises CannotGoOn."""
        self.watched = True
        open_ones = len(changes)
        while open_ones and changes[open_ones - 1].hidden:
            open_ones -= 1
        again = play_again(self.match, changes[:open_ones])
        for change in changes[:open_ones]:
            self.count(change)
        self._take_up(changes, again)
        if open_ones:
            for reader in self._everybody:
                self._finish(reader, reader.show_all(self.published, told_anew=True))
        if self.later is not None:
            self.later.skip()
        self._make_hidden(changes[open_ones:], again)
        self._sealed = sealed_after(changes)
        self.watched = False

    def _take_up(self, changes: Sequence[kept.Change], again: PlayedAgain) -> None:
        last = changes[-1]
        for reader in self._everybody:
            reader.log_start = again.log_start
        for number, reader in enumerate(self.readers.values()):
            reader.picked = _picked(changes, reader.person)
            reader.absence.missed = last.misses[number] if last.misses else 0
            reader.clock.resume(last.left, last.banks[number] if last.banks else None)
        self._bots = bots_for(self.match, self.pace, secret_of(self.match).seed)

    def _make_hidden(self, changes: Sequence[kept.Change], again: PlayedAgain) -> None:
        """Make those changes again that not everybody was told of."""
        for change in changes:
            self.decisions.note(change)
            again.take(self.match, change)
            if comes_out_otherwise(self.match, change):
                raise CannotGoOn("the table comes out otherwise")
            self.tell(True)


def _picked(changes: Sequence[kept.Change], person: int) -> list[int]:
    """Return what a person has picked since he last decided something."""
    for change in reversed(changes):
        if change.by == person or change.dealt or change.undone:
            return [] if change.undone else list(change.picked)
    return []
