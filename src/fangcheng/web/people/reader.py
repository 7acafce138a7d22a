"""One place of a shared table as its page follows it: what it was shown last, under which number.

Numbers follow from what the reader was told and from nothing else: the changes that all were told, and those since
that were told to him alone. What others have answered in a window counts for nobody.
"""

from fangcheng.core.state.codes import ASK, CLAIM, ROB
from fangcheng.game.event_types import Discarded
from fangcheng.game.match import Match
from fangcheng.game.seen import asked_in_secret
from fangcheng.web import wire
from fangcheng.web.page.choices import Hand
from fangcheng.web.people.preview import discard_in, with_discard, without_question
from fangcheng.web.table.audience import Audience

OWN = 8  # bits of a number for what was told to the reader alone


def is_secret(match: Match) -> bool:
    """Return True while somebody is asked of whom others may not know it."""
    table = match.plain
    asks = table["phase"] in (CLAIM, ROB) or (table["phase"] == ASK and not asked_in_secret(table))
    return bool(asks and match.owed)


class Reader(Audience):
    """A person at a shared table."""

    view: wire.SeatView | None = None  # shown last
    published = 0  # changes that all were told of when it was shown
    own = 0  # messages since then that went to this reader alone

    @property
    def v(self) -> int:
        """Return the number of what is shown."""
        return self.published << OWN | self.own

    def show_all(self, published: int, told_anew: bool = False) -> list[wire.Event]:
        """Show everything that the person may know; return what has happened."""
        events = self.hear(told_anew)
        self.view = self.look()
        self.published, self.own = published, 0
        return events

    def show_discard(self) -> list[wire.Event] | None:
        """Show the discard that was just made and nothing that came of it; None where there is none to show."""
        since = self.match.events_for(self.seat, self.told)
        place = discard_in(since)
        if place is None or self.view is None:
            return None
        discard = since[place]
        assert isinstance(discard, Discarded)
        events = self.hear(until=self.told + place + 1)
        self._show_own(with_discard(self.view, discard))
        return events

    def show_question(self) -> list[wire.Event]:
        """Show what the person is asked while others may not know it."""
        events = self.hear()
        self.view = self.look()
        self.own += 1
        return events

    def show_answered(self) -> None:
        """Show that the person has answered, and nothing of what came of it."""
        if self.view is not None:
            self._show_own(without_question(self.view))

    def show_picks(self) -> None:
        """Show what the person has picked for himself."""
        self.view = self.look()
        self.own += 1

    def _show_own(self, view: wire.SeatView) -> None:
        self.view, self.hand = view, Hand()
        self.clock.stop()
        self.own += 1
