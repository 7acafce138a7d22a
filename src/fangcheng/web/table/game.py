"""The game at one table as its person plays it: match, hand, log, clock and bots, worked at off the event loop."""

from collections.abc import Callable, Sequence

from fangcheng.bots.batch import RANDOM
from fangcheng.bots.characters import PLAIN
from fangcheng.core.state.codes import TURN
from fangcheng.game.match import Match
from fangcheng.game.sealed import Secret, drawn_secret, secret_of
from fangcheng.web import messages, wire
from fangcheng.web.page.choices import Hand
from fangcheng.web.store import kept
from fangcheng.web.table.audience import Audience
from fangcheng.web.table.bots import NAMES, Bots
from fangcheng.web.table.clock import Clock, Limits
from fangcheng.web.table.journal import Before, deal, play_again, sealed_after
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.promise import walls_of
from fangcheng.web.table.window import Window


def bots_for(match: Match, pace: Pace, seed: str) -> Bots:
    """Return the bots of a table; the first of a game may take half a second (bots/aim_worth.py)."""
    return Bots(match.engine, seed, pace.bot, pace.level, pace.temperament)


class Game:
    """A match of one person and bots, with what the person has been told of it.

    It knows of no line and keeps nothing: whoever holds it lets one work at it at a time, off the event loop.
    """

    def __init__(self, match: Match, pace: Pace, limits: Limits, begun: kept.Begun | None = None) -> None:
        self.pace = pace
        self.match = match
        self.person = match.persons[begun.seat] if begun else 0
        self.people = [*NAMES[: self.person], "", *NAMES[self.person :]]  # by person
        self.reader = Audience(match, self.person, self.people, limits, pace.now)
        self.window = Window(pace.window, pace.now)
        self._bots = bots_for(match, pace, match.seed)
        self._sealed: Secret | None = None  # what will make the walls of the next match, once this one is over
        self._decisions: list[int] = []  # where the person's decisions of this hand begin among its actions
        self._undone: list[list[tuple[int, int]]] = []  # actions taken back that can be made again, the last one first

    @property
    def seat(self) -> int | None:
        """Return where the person sits now; None while he waits for a seat and watches."""
        return self.reader.seat

    @property
    def _seats_of_people(self) -> tuple[int, ...]:
        return () if self.seat is None else (self.seat,)

    @property
    def hand(self) -> Hand:
        """Return what the person may choose now."""
        return self.reader.hand

    @property
    def log(self) -> list[wire.Event]:
        """Return what the person has been told of this hand."""
        return self.reader.log

    @property
    def clock(self) -> Clock:
        """Return the person's clock."""
        return self.reader.clock

    @property
    def _picked(self) -> list[int]:
        return self.reader.picked

    @property
    def _told_of_bots(self) -> tuple[str, str]:
        """Return the level and the temperament of the bots, as the page names them."""
        return ("random", PLAIN) if self.pace.bot == RANDOM else (self._bots.level, self.pace.temperament)

    @property
    def walls(self) -> messages.Walls:
        """Return what the person is told of the walls."""
        return walls_of(self.match, self._sealed)

    # --- working at it

    def before(self) -> Before:
        """Return where the game stands, to tell later what has changed."""
        return Before.of(self.match, self._decisions)

    def change_since(self, before: Before) -> kept.Change:
        """Return what has to be kept to make again what has been done since."""
        change = before.change_to(self.match, self._decisions, self._picked)
        change.left, change.bank = self.clock.left_of_match, self.clock.bank
        change.sealed, change.missed = self._sealed, self.reader.absence.missed
        return change

    def resume(self, changes: Sequence[kept.Change]) -> wire.SeatView:
        """Make these changes again and return the view after them. Raises CannotGoOn."""
        again, last = play_again(self.match, changes), changes[-1]
        self.clock.resume(last.left, last.bank)
        self.reader.absence.missed = last.missed
        self._decisions, self.reader.picked, self.reader.log_start = again.decisions, last.picked, again.log_start
        self._undone = again.undone
        self._bots = bots_for(self.match, self.pace, secret_of(self.match).seed)
        view = self.carry_out(lambda: None, True)[1]
        self._sealed = sealed_after(changes)  # not one that was drawn just now, which is not kept
        return view

    @property
    def _length(self) -> tuple[int, int]:
        """Return how many hands there are, and actions in the last one."""
        return len(self.match.actions), len(self.match.actions[-1])

    def carry_out(self, work: Callable[[], None], told_anew: bool) -> tuple[list[wire.Event], wire.SeatView]:
        """Do some work, one of the verbs below, and return what the person is told of it; `told_anew` the whole log."""
        before = self._length
        work()
        if not told_anew and before != self._length:
            self._undone = []
        if self.match.over and self._sealed is None:
            self._sealed = drawn_secret()
        events = self.reader.hear(told_anew)
        view = self.reader.look()
        view.level, view.temperament = self._told_of_bots
        view.can_undo, view.can_redo = self.may_undo, self.may_redo
        return events, view

    def play(self, choice: int) -> None:
        """Take a choice for the person."""
        if not self.reader.pick(choice):
            self._decisions.append(len(self.match.actions[-1]))
            self.reader.decide(choice)
            self.answer_silently()

    def deal(self) -> None:
        """Deal the next hand, after the last one the first of another match."""
        self._decisions = []
        self.window.next_hand()
        self.clock.begin_hand()
        secret = None
        if self.match.over:
            self.clock.begin_match()
            secret, self._sealed = self._sealed or drawn_secret(), None
            self._bots = bots_for(self.match, self.pace, secret.seed)
        self.match.forget_undo()  # nobody takes back what a hand before this one has brought
        deal(self.match, secret)
        self.answer_silently()

    @property
    def may_undo(self) -> bool:
        """Return True if a decision may be taken back: not once a match is over and its wall has been opened."""
        return bool(self._decisions) and not (self.match.over and secret_of(self.match).salt)

    @property
    def may_redo(self) -> bool:
        """Return True if a decision was taken back that can be made again."""
        return bool(self._undone)

    def may_choose(self, choice: int) -> bool:
        """Return True if the person has this choice now."""
        return self.reader.may_choose(choice)

    def take_back(self) -> None:
        """Take the person's last decision back, with what others did after it."""
        start = self._decisions.pop()
        self.reader.picked = []
        self._undone.append(self.match.actions[-1][start:])
        self.match.undo(len(self.match.actions[-1]) - start)

    def do_again(self) -> None:
        """Make the decision again that was taken back last, with what others did after it."""
        self.reader.picked = []
        self._decisions.append(len(self.match.actions[-1]))
        self.match.replay([self._undone.pop()])

    def answer_silently(self) -> None:
        """Let the bots answer everything but their own turns; they wait for who waits himself and is asked."""
        if not self.reader.asked.choices:
            self._bots.answer_silently(self.match, self._seats_of_people)

    def time_out(self) -> None:
        """Answer for the person who has taken too long."""
        self.reader.absence.miss()
        self._answer_for_person()

    def _answer_for_person(self) -> None:
        """Answer for the person with what loses least; of an exchange with all tiles."""
        if self.seat is None:
            self.play(self.reader.usual_following)
            return
        self._decisions.append(len(self.match.actions[-1]))
        self.reader.answer_safely()
        self.answer_silently()

    # --- turns that come by themselves

    @property
    def plays_by_itself(self) -> bool:
        """Return True if the person's seat plays by itself, for the person is away."""
        return self.reader.absence.automatic

    def come_back(self) -> None:
        """Note that the person is there."""
        self.reader.absence.end()

    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself: the turn of a bot, or the person's where a declared hand leaves no choice.

        The seat of a person who is away plays by itself throughout.
        """
        match = self.match
        if self.reader.absence.automatic and self.hand.choices:
            return self._answer_for_person
        if self.reader.asked.choices:
            return None
        bots = self._bots.in_no_hurry(match, self._seats_of_people)
        if bots:
            return lambda: self._bots.take_turn(match, bots[0], self._seats_of_people)
        if match.plain["phase"] != TURN:
            return None
        seat = self.seat
        if len(self.hand.acts) == 1 and match.plain["ready"][seat] and self.hand.choices[0].kind == "discard":
            return lambda: self._person_turn(self.hand.acts[0][0])
        return None

    def _person_turn(self, number: int) -> None:
        self.match.act(self.match.seat_of(self.person), number)
        self.answer_silently()
