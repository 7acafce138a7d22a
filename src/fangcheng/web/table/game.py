"""The game at one table as its person plays it: match, hand, log, clock and bots, worked at off the event loop."""

from collections.abc import Callable, Sequence

from fangcheng.bots.batch import RANDOM
from fangcheng.bots.characters import PLAIN
from fangcheng.core.state.action_codes import FOLLOW
from fangcheng.core.state.codes import EXCHANGE, TURN
from fangcheng.game.match import Match
from fangcheng.game.sealed import Secret, drawn_secret, secret_of
from fangcheng.web import messages, wire
from fangcheng.web.page.choices import Hand, own_hand
from fangcheng.web.page.following import whom_to_follow
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import text
from fangcheng.web.page.translate import seat_view
from fangcheng.web.store import kept
from fangcheng.web.table.absent import Absence
from fangcheng.web.table.bots import NAMES, Bots
from fangcheng.web.table.clock import MORE_TIME, Clock, Limits, answer_for
from fangcheng.web.table.journal import Before, deal, play_again, sealed_after
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.promise import walls_of
from fangcheng.web.table.resuming import first_of_log
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
        self.hand = Hand()  # what the person may choose now
        self.log: list[wire.Event] = []
        self.window = Window(pace.window, pace.now)
        self.clock = Clock(limits, pace.now)
        self._absence = Absence()
        self._bots = bots_for(match, pace, match.seed)
        self._sealed: Secret | None = None  # what will make the walls of the next match, once this one is over
        self._decisions: list[int] = []  # where the person's decisions of this hand begin among its actions
        self._undone: list[list[tuple[int, int]]] = []  # actions taken back that can be made again, the last one first
        self._picked: list[int] = []  # positions chosen for an exchange
        self._told = first_of_log(match)  # events already in the log
        self._log_start = self._told  # number of the first event in it

    @property
    def seat(self) -> int | None:
        """Return where the person sits now; None while he waits for a seat and watches.

        Rules: CHENGDU-8.
        """
        return None if self.person in self.match.waiting else self.match.seat_of(self.person)

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
        change.sealed, change.missed = self._sealed, self._absence.missed
        return change

    def resume(self, changes: Sequence[kept.Change]) -> wire.SeatView:
        """Make these changes again and return the view after them. Raises CannotGoOn."""
        again, last = play_again(self.match, changes), changes[-1]
        self.clock.resume(last.left, last.bank)
        self._absence.missed = last.missed
        self._decisions, self._picked, self._log_start = again.decisions, last.picked, again.log_start
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
        match, seat = self.match, self.seat
        if match.over and self._sealed is None:
            self._sealed = drawn_secret()
        hand_start = len(match.events) - len(match.hand_events)
        if not told_anew and self._told <= hand_start:
            self._log_start = self._told
        start = self._log_start if told_anew else self._told
        begins = start == self._log_start
        events = lines(match, match.events_for(seat, start), self.people)
        self.log = events if begins else [*self.log, *events]
        self._told = len(match.events)
        seen = match.view(seat)
        self.hand = self._asked() if seat is None else own_hand(match, seat, seen, self._picked)
        view = seat_view(match, seen, self.hand, self.people)
        view.level, view.temperament = self._told_of_bots
        view.can_undo, view.can_redo = self.may_undo, self.may_redo
        self.clock.set(match, seat, asked=seat is None and bool(self.hand.choices))
        view.clock, view.automatic = self.clock.shown(), self._absence.automatic
        if self.clock.granted:
            view.notices.append(wire.Notice(tone="info", text=text("notice-more-time", n=MORE_TIME)))
        if match.hands_to_go is not None and not match.hand_over:
            view.notices.append(wire.Notice(tone="info", text=text("notice-time-up", n=match.hands_to_go)))
        if seat is None and not match.hand_over:
            place = 1 + match.waiting.index(self.person)
            view.notices.append(wire.Notice(tone="info", text=text("notice-waiting", n=place, of=len(match.waiting))))
        return events, view

    def play(self, choice: int) -> None:
        """Take a choice for the person."""
        if choice in self.hand.picks:
            position = self.hand.picks[choice]
            self._picked = [one for one in self._picked if one != position] + (
                [] if position in self._picked else [position]
            )
            return
        self._picked = []
        self._decisions.append(len(self.match.actions[-1]))
        for number in self.hand.acts[choice]:
            if self.seat is None:
                self.match.follow(self.person, number - FOLLOW)
            else:
                self.match.act(self.seat, number)
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
        return 0 <= choice < len(self.hand.acts)

    def take_back(self) -> None:
        """Take the person's last decision back, with what others did after it."""
        start = self._decisions.pop()
        self._picked = []
        self._undone.append(self.match.actions[-1][start:])
        self.match.undo(len(self.match.actions[-1]) - start)

    def do_again(self) -> None:
        """Make the decision again that was taken back last, with what others did after it."""
        self._picked = []
        self._decisions.append(len(self.match.actions[-1]))
        self.match.replay([self._undone.pop()])

    def _asked(self) -> Hand:
        """Return what is asked of a person who waits for a seat, before anybody has made a decision."""
        return whom_to_follow(self.match, self.person) if self.seat is None else Hand()

    def answer_silently(self) -> None:
        """Let the bots answer everything but their own turns; they wait for who waits himself and is asked."""
        if not self._asked().choices:
            self._bots.answer_silently(self.match, self.seat)

    def time_out(self) -> None:
        """Answer for the person who has taken too long."""
        self._absence.miss()
        self._answer_for_person()

    def _answer_for_person(self) -> None:
        """Answer for the person with what loses least; of an exchange with all tiles."""
        if self.seat is None:
            self.play(next(choice.index for choice in self.hand.choices if choice.default))
            return
        match, seat = self.match, self.match.seat_of(self.person)
        self._picked = []
        self._decisions.append(len(match.actions[-1]))
        match.act(seat, answer_for(match, seat))
        while match.table.question == EXCHANGE and seat in match.owed:
            match.act(seat, answer_for(match, seat))
        self.answer_silently()

    # --- turns that come by themselves

    @property
    def plays_by_itself(self) -> bool:
        """Return True if the person's seat plays by itself, for the person is away."""
        return self._absence.automatic

    def come_back(self) -> None:
        """Note that the person is there."""
        self._absence.end()

    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself: the turn of a bot, or the person's where a declared hand leaves no choice.

        The seat of a person who is away plays by itself throughout.
        """
        match = self.match
        if self._absence.automatic and self.hand.choices:
            return self._answer_for_person
        if self._asked().choices:
            return None
        bots = self._bots.in_no_hurry(match, self.seat)
        if bots:
            return lambda: self._bots.take_turn(match, bots[0], self.seat)
        if match.plain["phase"] != TURN:
            return None
        seat = self.seat
        if len(self.hand.acts) == 1 and match.plain["ready"][seat] and self.hand.choices[0].kind == "discard":
            return lambda: self._person_turn(self.hand.acts[0][0])
        return None

    def _person_turn(self, number: int) -> None:
        self.match.act(self.match.seat_of(self.person), number)
        self.answer_silently()
