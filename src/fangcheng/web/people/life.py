"""The life of a room: what its people may do when, and what comes of it. Nothing here waits or tells anybody.

Every verb either changes the room as a whole or raises NotNow and changes nothing. Said twice it does no more.
"""

import hashlib
import random
from collections.abc import Collection

from fangcheng.errors import FangchengError
from fangcheng.web import bodies
from fangcheng.web.people.names import told_apart
from fangcheng.web.store.kept_rooms import KeptRoom, Place, Result

MOST_RESULTS = 60  # of matches of a room
MOST_NAMES = 60  # of people who have come in


CHANCE = random.SystemRandom()  # never that of the walls


class NotNow(FangchengError):
    """The room stays as it is; the message is the key of the sentence that says why."""


def new_room(id: str, owner: str, name: str, terms: bodies.RoomTerms, places: int) -> KeptRoom:
    """Return a room whose owner has taken the first place."""
    room = KeptRoom(id=id, owner=owner, terms=terms, places=[Place() for _ in range(places)], names={owner: name})
    sit(room, owner, 0)
    return room


def place_of(room: KeptRoom, person: str) -> int | None:
    """Return where somebody sits, None for who does not; who has left a match for good sits no more."""
    return next((n for n, one in enumerate(room.places) if one.person == person and not one.gone), None)


def enter(room: KeptRoom, person: str, name: str, there: Collection[str] = ()) -> None:
    """Let somebody come in who has the link or the code. `there` are the people whose lines are up."""
    refuse_barred(room, person)
    sitting = {place.person for place in room.places} | {room.owner, room.referee}
    _make_room_for_names(room.names, {*sitting, *there})
    room.onlookers.pop(person, None)
    if place_of(room, person) is None or room.state != "playing":
        room.names[person] = _own_name(room, person, name)
        if (place := place_of(room, person)) is not None:
            room.places[place].name = room.names[person]


def look_in(room: KeptRoom, person: str, name: str, there: Collection[str] = ()) -> None:
    """Let somebody look on who has the link for that; who may sit may look on in any case."""
    refuse_barred(room, person)
    if room.terms.watch == "off":
        raise NotNow("people-no-watching")
    if person not in room.names:
        _make_room_for_names(room.onlookers, {room.referee, *there})
        room.onlookers[person] = _own_name(room, person, name)


def name_of(room: KeptRoom, person: str) -> str:
    """Return what somebody is called here, empty for who has never come in."""
    return room.names.get(person) or room.onlookers.get(person, "")


def mark_of(room: KeptRoom, person: str) -> str:
    """Return by what all in a room know somebody again, whatever he is called there; it tells nothing elsewhere."""
    return hashlib.sha256(f"{room.id} {person}".encode()).hexdigest()[:12]


def _own_name(room: KeptRoom, person: str, name: str) -> str:
    everybody = [*room.names.items(), *room.onlookers.items()]
    return told_apart(name, [other for id, other in everybody if id != person])


def _make_room_for_names(names: dict[str, str], staying: Collection[str]) -> None:
    """Forget who came in longest ago and does not stay; he may use the link again."""
    for other in [id for id in names if id not in staying][: max(len(names) - MOST_NAMES, 0)]:
        del names[other]


def sit(room: KeptRoom, person: str, number: int) -> None:
    """Take a free place, or another one than before."""
    _refuse_in_match(room)
    if not 0 <= number < len(room.places) or person not in room.names:
        raise NotNow("people-not-now")
    place = room.places[number]
    if place.person == person:
        return
    if place.person or place.bot:
        raise NotNow("people-taken")
    own = place_of(room, person)
    if own is not None:
        room.places[own] = Place()
    room.sat += 1
    room.places[number] = Place(person=person, name=room.names[person], since=room.sat)
    regather(room)


def sit_anywhere(room: KeptRoom, person: str) -> None:
    """Take the first free place, unless somebody sits already."""
    if place_of(room, person) is not None:
        return
    free = [number for number, place in enumerate(room.places) if not place.person and not place.bot]
    if not free:
        raise NotNow("people-taken")
    sit(room, person, free[0])


def stand(room: KeptRoom, person: str, there: Collection[str] = ()) -> None:
    """Leave the own place; in a match a bot plays on to its end. `there` are the people whose lines are up."""
    number = place_of(room, person)
    if number is None:
        return
    if room.state == "playing":
        room.places[number].gone = True
    else:
        room.places[number] = Place()
        regather(room)
    pass_on(room, person, there)


def agree(room: KeptRoom, person: str, number: int, agreed: bool = True) -> None:
    """Agree to the terms of a number, or take that back."""
    _refuse_in_match(room)
    own = place_of(room, person)
    if own is None:
        raise NotNow("people-not-now")
    if agreed and number != room.number:
        raise NotNow("people-terms-changed")
    room.places[own].agreed = room.number if agreed else 0


def change_terms(room: KeptRoom, person: str, terms: bodies.RoomTerms, places: int) -> None:
    """Play by other terms from now on, to which nobody has agreed; a game of fewer needs the last places free."""
    refuse_stranger(room, person)
    _refuse_in_match(room)
    if any(place.person for place in room.places[places:]):
        raise NotNow("people-too-many")
    if terms == room.terms and places == len(room.places):
        return
    room.terms = terms
    room.number += 1
    if places != len(room.places):
        room.first = -1
    room.places = [*room.places[:places], *(Place() for _ in range(places - len(room.places)))]
    regather(room)


def seat_bot(room: KeptRoom, person: str, number: int, bot: bool) -> None:
    """Seat a bot at a free place, or send it away."""
    refuse_stranger(room, person)
    _refuse_in_match(room)
    if not 0 <= number < len(room.places):
        raise NotNow("people-not-now")
    place = room.places[number]
    if place.person:
        raise NotNow("people-taken")
    if place.bot != bot:
        room.places[number] = Place(bot=bot)
        regather(room)


def draw_lots(room: KeptRoom, person: str) -> None:
    """Let everybody sit where a lot says, and a lot say who is the first person of the match."""
    refuse_stranger(room, person)
    _refuse_in_match(room)
    CHANCE.shuffle(room.places)
    taken = [number for number, place in enumerate(room.places) if place.person or place.bot]
    room.first = CHANCE.choice(taken) if taken else -1
    regather(room)


def remove(room: KeptRoom, person: str, number: int, there: Collection[str]) -> None:
    """Send away who sits at a place; in a match only somebody whose line is lost."""
    refuse_stranger(room, person)
    other = room.places[number].person if 0 <= number < len(room.places) else ""
    if not other or other == person or place_of(room, other) is None:
        raise NotNow("people-not-now")
    if room.state == "playing" and other in there:
        raise NotNow("people-still-there")
    stand(room, other)
    if other == room.referee:
        room.referee = ""
    room.barred.append(other)


def name_referee(room: KeptRoom, person: str, name: str) -> None:
    """Let somebody who has come in rule beside the owner; without a name nobody does."""
    refuse_stranger(room, person)
    named = [id for id in [*room.names, *room.onlookers] if name and name_of(room, id) == name]
    if name and (not named or named[0] == room.owner):
        raise NotNow("people-not-now")
    room.referee = named[0] if named else ""


def role_of(room: KeptRoom, person: str) -> str:
    """Return as what somebody rules here, empty for who may not."""
    if person == room.owner:
        return "owner"
    return "referee" if room.referee and person == room.referee else ""


def send_out(room: KeptRoom, person: str, name: str) -> None:
    """Send away somebody who is here and does not sit."""
    refuse_stranger(room, person)
    named = [id for id in [*room.names, *room.onlookers] if name_of(room, id) == name]
    if not named or named[0] == person or place_of(room, named[0]) is not None:
        raise NotNow("people-not-now")
    if named[0] == room.referee:
        room.referee = ""
    room.names.pop(named[0], None)
    room.onlookers.pop(named[0], None)
    room.barred.append(named[0])


def lose(room: KeptRoom, person: str) -> None:
    """Note that somebody's line is lost who has agreed: he might not be back when the match begins."""
    own = place_of(room, person)
    if own is not None and room.state != "playing":
        room.places[own].agreed = 0


def may_begin(room: KeptRoom) -> bool:
    """Return True if every place is taken and every person has agreed to the terms as they are."""
    taken = all(place.person or place.bot for place in room.places)
    people = [place for place in room.places if place.person]
    agreed = all(place.agreed == room.number for place in people)
    return room.state != "playing" and taken and agreed and bool(people)


def begin(room: KeptRoom, table: str, order: list[int]) -> None:
    """Begin a match at a table; `order` are the places by person of the match."""
    room.state, room.table, room.order, room.played = "playing", table, order, room.number
    for place in room.places:
        place.agreed = 0


def order_of(room: KeptRoom) -> list[int]:
    """Return the places by person: in order of play, from where a lot says, else from that of who sat down first."""
    first = room.first
    if first < 0:
        first = min((place.since, number) for number, place in enumerate(room.places) if place.person)[1]
    return [(first + step) % len(room.places) for step in range(len(room.places))]


def end(room: KeptRoom, result: Result | None = None) -> None:
    """The match is over: the company stays together, and places of who has left are free."""
    room.state = "over"
    if result is not None:
        room.results = [*room.results, result][-MOST_RESULTS:]
    room.places = [Place() if place.gone else place for place in room.places]


def is_same_company(room: KeptRoom) -> bool:
    """Return True if the match that is over may be followed by another at the same table."""
    return room.state == "over" and bool(room.table) and room.played == room.number


def heir_of(room: KeptRoom, there: Collection[str]) -> str:
    """Return who owns the room after its owner: who has sat longest of who is there, else who came first; or empty."""
    sitting = sorted((place.since, place.person) for place in room.places if place.person and not place.gone)
    heirs = [person for _, person in sitting] + list(room.names)
    return next((one for one in heirs if one in there and one != room.owner and one not in room.barred), "")


def hand_on(room: KeptRoom, person: str, number: int) -> None:
    """Let who sits at a place be the owner from now on."""
    refuse_stranger(room, person)
    place = room.places[number] if 0 <= number < len(room.places) else Place()
    if not place.person or place.gone:
        raise NotNow("people-not-now")
    room.owner = place.person


def pass_on(room: KeptRoom, away: str, there: Collection[str]) -> None:
    """Let another be the owner in place of one who is gone: of who is there the one who has sat longest."""
    sitting = [place for place in room.places if place.person and place.person != away and not place.gone]
    sitting.sort(key=lambda place: (place.person not in there, place.since))
    if room.owner == away and sitting:
        room.owner = sitting[0].person


def regather(room: KeptRoom) -> None:
    """Nobody has agreed any more: the company or what it plays is another one."""
    room.state = "gathering"
    for place in room.places:
        place.agreed = 0


def _refuse_in_match(room: KeptRoom) -> None:
    if room.state == "playing":
        raise NotNow("people-not-now")


def refuse_barred(room: KeptRoom, person: str) -> None:
    """Raise NotNow for who was removed."""
    if person in room.barred:
        raise NotNow("people-barred")


def refuse_stranger(room: KeptRoom, person: str) -> None:
    """Raise NotNow for anybody but the owner."""
    if person != room.owner:
        raise NotNow("people-not-owner")
