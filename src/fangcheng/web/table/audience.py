"""One reader of a table: what he has been told of it, what he may choose, his clock."""

from collections.abc import Callable, Sequence

from fangcheng.core.state.action_codes import FOLLOW
from fangcheng.core.state.codes import EXCHANGE
from fangcheng.game.match import Match
from fangcheng.web import wire
from fangcheng.web.page.choices import Hand, own_hand
from fangcheng.web.page.following import whom_to_follow
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import text
from fangcheng.web.page.translate import seat_view
from fangcheng.web.table.absent import Absence
from fangcheng.web.table.clock import MORE_TIME, Clock, Limits, answer_for
from fangcheng.web.table.resuming import first_of_log


class Audience:
    """One person of a match as its player reads it. `people` are names by person, empty for the reader."""

    def __init__(
        self, match: Match, person: int, people: Sequence[str], limits: Limits, now: Callable[[], float]
    ) -> None:
        self.match, self.person, self.people = match, person, list(people)
        self.bots = [other for other, name in enumerate(people) if name]  # persons that are drawn as bots
        self.hand = Hand()  # what the person may choose now
        self.log: list[wire.Event] = []
        self.picked: list[int] = []  # positions chosen for an exchange
        self.clock = Clock(limits, now)
        self.absence = Absence()
        self.told = first_of_log(match)  # events already in the log
        self.log_start = self.told  # number of the first event in it

    # --- reading

    @property
    def seat(self) -> int | None:
        """Return where the person sits now; None while he waits for a seat and watches.

        Rules: CHENGDU-8.
        """
        return None if self.person in self.match.waiting else self.match.seat_of(self.person)

    @property
    def asked(self) -> Hand:
        """Return what is asked of a person who waits for a seat, before anybody has made a decision."""
        return whom_to_follow(self.match, self.person) if self.seat is None else Hand()

    def hear(self, told_anew: bool = False, until: int | None = None) -> list[wire.Event]:
        """Return the lines of what has happened since, up to event `until`; `told_anew`: of all the hand."""
        match = self.match
        hand_start = len(match.events) - len(match.hand_events)
        if not told_anew and self.told <= hand_start:
            self.log_start = self.told
        start = self.log_start if told_anew else self.told
        self.told = len(match.events) if until is None else until
        events = lines(match, match.events_for(self.seat, start)[: self.told - start], self.people)
        self.log = events if start == self.log_start else [*self.log, *events]
        return events

    def look(self) -> wire.SeatView:
        """Return all that the person may know, and note what he may choose now; his clock begins or goes on."""
        match, seat = self.match, self.seat
        seen = match.view(seat)
        self.hand = self.asked if seat is None else own_hand(match, seat, seen, self.picked)
        view = seat_view(match, seen, self.hand, self.people, self.bots)
        self.clock.set(match, seat, asked=seat is None and bool(self.hand.choices))
        view.clock, view.automatic = self.clock.shown(), self.absence.automatic
        view.notices += [wire.Notice(tone="info", text=said) for said in self._noticed(seat)]
        return view

    def _noticed(self, seat: int | None) -> list[wire.Text]:
        match, said = self.match, []
        if self.clock.granted:
            said.append(text("notice-more-time", n=MORE_TIME))
        if match.hands_to_go is not None and not match.hand_over:
            said.append(text("notice-time-up", n=match.hands_to_go))
        if self.person in match.waiting and not match.hand_over:
            place = 1 + match.waiting.index(self.person)
            said.append(text("notice-waiting", n=place, of=len(match.waiting)))
        return said

    # --- deciding

    def may_choose(self, choice: int) -> bool:
        """Return True if the person has this choice now."""
        return 0 <= choice < len(self.hand.acts)

    def pick(self, choice: int) -> bool:
        """Pick a tile for an exchange, or put it back; False where the choice decides something."""
        position = self.hand.picks.get(choice)
        if position is None:
            self.picked = []
            return False
        others = [one for one in self.picked if one != position]
        self.picked = others if position in self.picked else [*others, position]
        return True

    def decide(self, choice: int) -> None:
        """Carry out a choice that decides something."""
        for number in self.hand.acts[choice]:
            if self.seat is None:
                self.match.follow(self.person, number - FOLLOW)
            else:
                self.match.act(self.seat, number)

    @property
    def usual_following(self) -> int:
        """Return the choice of who waits for a seat and names nobody."""
        return next(choice.index for choice in self.hand.choices if choice.default)

    def answer_safely(self) -> None:
        """Answer for the person at his seat with what loses least; of an exchange with all tiles."""
        match, seat = self.match, self.match.seat_of(self.person)
        self.picked = []
        match.act(seat, answer_for(match, seat))
        while match.table.question == EXCHANGE and seat in match.owed:
            match.act(seat, answer_for(match, seat))
