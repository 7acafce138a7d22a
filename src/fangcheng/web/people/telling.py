"""How a room looks to one of its people."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fangcheng.web import bodies, messages
from fangcheng.web.page.cards import book_of, ruleset_of
from fangcheng.web.page.in_force import in_force
from fangcheng.web.page.ruled import form_of, rulings_of, warned
from fangcheng.web.page.texts import names
from fangcheng.web.people import life
from fangcheng.web.people.motions import Motion
from fangcheng.web.people.series import sheet_of
from fangcheng.web.people.table import SharedTable
from fangcheng.web.store.kept_rooms import KeptRoom


@dataclass
class Shown:
    """What is told of the terms: name and book of the game, and what is otherwise than there."""

    game: Any
    book: str
    differs: Any


def shown_of(terms: bodies.RoomTerms) -> Shown:
    """Return what is told of these terms."""
    ruleset = ruleset_of(terms.table.variant, terms.table.house)
    chosen = ruleset.choose(terms.table.options, terms.table.preset)
    return Shown(names(ruleset.name), book_of(ruleset), [one for one in in_force(ruleset, chosen) if one.changed])


@dataclass
class Told:
    """A room at a moment; `there` are the people whose lines are up, `starting`: all have agreed."""

    room: KeptRoom
    table: SharedTable | None
    there: Collection[str]
    starting: bool
    shown: Shown
    motion: Motion | None = None

    def to(self, person: str) -> messages.RoomState:
        """Return what a person is told."""
        room, sitting = self.room, {place.person for place in self.room.places if not place.gone}
        beside = [other for other in self.there if other not in sitting]
        return messages.RoomState(
            room=room.id,
            state="starting" if self.starting else room.state,
            places=[self._place(number) for number in range(len(room.places))],
            own=life.place_of(room, person),
            owner=person == room.owner,
            me=life.name_of(room, person),
            who=life.mark_of(room, person),
            terms=room.terms,
            number=room.number,
            game=self.shown.game,
            book=self.shown.book,
            differs=self.shown.differs,
            others=sorted(room.names[other] for other in beside if other in room.names),
            onlookers=sorted(room.onlookers[other] for other in beside if other in room.onlookers),
            may_sit=person in room.names,
            looks_on=room.state != "gathering" and self.table is not None and person in self.table.gallery.lines,
            table=room.table,
            motion=self._motion(person),
            paused=self.table is not None and self.table.paused,
            host=self._form(person),
            referee=life.name_of(room, room.referee),
            rulings=self._rulings,
            sheet=self._sheet,
            marks=self._marks,
        )

    def _form(self, person: str) -> messages.HostForm | None:
        """Return what somebody may rule now."""
        room = self.room
        if self.table is None or room.state != "playing" or not life.role_of(room, person):
            return None
        place = life.place_of(room, person)
        return form_of(self.table.match, alone=place is None or place not in room.order)

    @cached_property
    def _rulings(self) -> list[messages.RulingSeen]:
        if self.table is None or self.room.state == "gathering" or not self.table.match.rulings:
            return []
        return rulings_of(self.table.match)

    @cached_property
    def _warned(self) -> dict[int, int]:
        if self.table is None or not self.table.match.rulings:
            return {}
        return dict(warned(self.table.match))

    @cached_property
    def _sheet(self) -> messages.Sheet | None:
        """Return the sheet, the same for all; while a match is played nobody reads it, and much is told."""
        return sheet_of(self.room) if self.room.state != "playing" else None

    @property
    def _marks(self) -> Any:
        """Return what marks the match: a list of the words that a page knows."""
        if self.table is None or self.room.state == "gathering":
            return []
        return list(self.table.marks_of(1 + len(self.table.match.matches)))

    def _motion(self, person: str) -> messages.Motion | None:
        one = self.motion
        if one is None:
            return None
        return messages.Motion(one.what, life.name_of(self.room, one.by), person in one.asked, one.says)

    def _place(self, number: int) -> messages.RoomPlace:
        room, place = self.room, self.room.places[number]
        person = room.order.index(number) if number in room.order else None
        plays = self.table is not None and person is not None and room.state != "gathering"
        shown = messages.RoomPlace(name=place.name, state="free")
        shown.referee = bool(place.person) and place.person == room.referee
        if plays and person is not None:
            shown.warned = self._warned.get(person, 0)
        if plays and self.table is not None and person is not None and person not in self.table.match.waiting:
            shown.seat = self.table.match.seat_of(person)
        if place.bot:
            shown.state = "bot"
            if plays and self.table is not None and person is not None:
                shown.name = self.table.game.names[person]
        elif place.person:
            shown.owner = place.person == room.owner and not place.gone
            shown.ready = place.agreed == room.number
            covered = plays and self.table is not None and person in self.table.game.covered
            shown.read = plays and self.table is not None and person in self.table.read
            shown.state = "here" if place.person in self.there else "away"
            shown.state = "gone" if place.gone else "covered" if covered else shown.state
        return shown
