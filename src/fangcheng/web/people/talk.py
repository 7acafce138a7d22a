"""What people of a room say to each other: phrases that every page says in its own language, tiles, free text.

Nothing of it is kept on disk. Whether something may be said follows from what everybody has been shown.
"""

import time
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

from fangcheng.tiles import NAMES
from fangcheng.web import messages
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.names import seen
from fangcheng.web.table.bounds import ADDRESSES, Budgets

AT_ANY_TIME = ("hello", "moment", "back", "slow", "line")  # phrases that help no hand that is played
PHRASES = (
    *AT_ANY_TIME,
    *("enjoy", "ready", "well", "hand", "congrats", "close", "unlucky", "sorry", "thanks", "again", "bye"),
)
LONGEST = 120  # signs of a text
BURST, EVERY = 3.0, 4.0  # so much may be said at once, and then something every so many seconds
SAME_AGAIN = 15.0  # seconds until the same may be said again
REMEMBERED = 50  # lines of a room that who comes in is told
QUOTED = 20  # lines that a report holds
MOST_REPORTS = 8  # that wait for an owner whose line is lost


class Speaker(NamedTuple):
    """Somebody of a room who says something."""

    id: str  # of the person; nobody is told it
    name: str  # may change
    mark: str  # by which readers know him again


class Complaint(NamedTuple):
    """What somebody complains of, until the owner is told."""

    about: str  # mark of whom
    told: messages.Reported


class Talk:
    """The talk of one room."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.said: deque[messages.Said] = deque(maxlen=REMEMBERED)
        self.reports: deque[Complaint] = deque(maxlen=MOST_REPORTS)
        self._now = now
        self._budgets = Budgets(1 / EVERY, BURST, now)  # by person
        self._latest: OrderedDict[str, tuple[float, str]] = OrderedDict()  # when each said what last
        self._count = time.time_ns() // 1_000_000  # so that it goes on upwards where the server was gone

    def say(self, speaker: Speaker, asked: messages.Say, how: str, quiet: bool, plays: bool) -> messages.Said:
        """Return what somebody says now. Raises NotNow for what he may not say now, a flood among it.

        `how` is what the terms have, `plays`: a hand is played, `quiet`: he says nothing while one is.
        """
        if how == "off":
            raise NotNow("talk-off")
        text = self._what(asked, how)
        if plays and (quiet or asked.tile or (asked.phrase and asked.phrase not in AT_ANY_TIME)):
            raise NotNow("talk-later")
        self._spend(speaker.id, f"{asked.phrase} {asked.tile} {text}")
        self._count += 1
        said = messages.Said(self._count, speaker.name, speaker.mark, asked.phrase, asked.tile, text)
        self.said.append(said)
        return said

    def _what(self, asked: messages.Say, how: str) -> str:
        """Return the text, cleaned. Raises NotNow for anything but one phrase, one tile or one text."""
        text = clean_text(asked.text)
        if [bool(asked.phrase), bool(asked.tile), bool(text)].count(True) != 1:
            raise NotNow("talk-nothing")
        if asked.phrase and asked.phrase not in PHRASES:
            raise NotNow("talk-nothing")
        if asked.tile and asked.tile not in NAMES:
            raise NotNow("talk-nothing")
        if text and how != "text":
            raise NotNow("talk-no-text")
        return text

    def _spend(self, person: str, what: str) -> None:
        now = self._now()
        before, latest = self._latest.get(person, (-SAME_AGAIN, ""))
        if latest == what and now - before < SAME_AGAIN:
            raise NotNow("talk-same")
        if not self._budgets.of(person).spend():
            raise NotNow("talk-too-much")
        self._latest[person] = now, what
        self._latest.move_to_end(person)
        if len(self._latest) > ADDRESSES:
            self._latest.popitem(last=False)

    def report(self, speaker: Speaker, about: str) -> messages.Reported:
        """Return what the owner is told of somebody, by his mark, with what was said last.

        Raises NotNow, for a flood too.
        """
        names = [one.by for one in self.said if one.who == about]
        if not names:
            raise NotNow("talk-nothing")
        self._spend(speaker.id, f"report {about}")
        return messages.Reported(speaker.name, names[-1], list(self.said)[-QUOTED:])


def clean_text(given: str) -> str:
    """Return a text as it is shown: without what nobody sees or what turns lines about, and not longer than it may be.

    Of marks that stand on one sign three are left, for more of them cover the lines above.
    """
    kept, marks = [], 0
    for sign in seen(given[: 4 * LONGEST])[:LONGEST]:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks <= 3:
            kept.append(sign)
    return "".join(kept)
