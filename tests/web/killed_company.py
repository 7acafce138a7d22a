"""A company whose server is killed again and again, and which says what was acknowledged to whom.

Each order on standard input, a line of JSON, is played by a fork of this process; test_kills_people.py kills it.
"""

import asyncio
import hashlib
import random
from pathlib import Path
from unittest.mock import patch

import msgspec
from sqlalchemy import create_engine

from fangcheng.game.match import Match
from fangcheng.web import bodies, messages
from fangcheng.web.people import table
from fangcheng.web.people.game import SharedGame
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.store.store import Store
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.rooms import Rooms
from web.company import SHORT, WINDOWS, Company, Guest
from web.killed import say, serve
from web.tables import FREE

read = msgspec.json.Decoder(messages.RoomMessage).decode


def warm_up(variant):
    """Load what every company needs; threads would not outlive a fork, so none may be started here."""
    match = Match(variant, 1, mode="interpreted")
    SharedGame(match, WINDOWS, Limits(), list("ABCDEFG"), [0], lambda: 0.0).tell(False)
    create_engine("sqlite://").connect().close()


async def play(where, ticket, people, seed, pending):
    """Come back to a room, send again what was not answered, and play on, each in turn as chance has it."""
    chance = random.Random(seed)
    meetings = Meetings(Rooms(WINDOWS, FREE, Store.in_folder(Path(where))), countdown=0)
    guests = [Guest(bodies.Person(*person)) for person in people]
    at = Company(meetings, None, bodies.RoomTicket(*ticket), guests)
    with patch.object(table, "window_time", lambda seats: SHORT):
        for guest in guests:
            await at.come(guest)
        for number, text in pending:
            await send(at, number, read(text))
        for turn in range(100_000):
            await asyncio.sleep(0.001)
            number = chance.randrange(len(guests))
            message = await decision(at, guests[number], chance, f"{seed}-{turn}")
            if message is not None:
                await send(at, number, message)


async def decision(at, guest, chance, id):
    """What somebody does next, None where nothing is asked of him."""
    if at.table is None or not guest.has_view:
        return None
    async with at.table._lock:
        reader = at.reader(guest)
        if at.table.match.hand_over and not at.table.game.held:
            return messages.Next(id, reader.v)
        if not reader.hand.acts:
            return None
        return messages.Act(id, reader.v, chance.randrange(len(reader.hand.acts)))


async def send(at, number, message):
    """Send a message of one person and say how it was answered, and what all were shown then."""
    guest = at.guests[number]
    say(sent=message.id, by=number, message=msgspec.json.encode(message).decode())
    await at.room.receive(guest.id, guest, message)
    answer = guest.answer_to(message.id)
    if isinstance(answer, messages.Ack):
        async with at.table._lock:
            rest = not at.table.game.held or at.table.game.is_secret
            shown = [digest(at.reader(one)) for one in at.guests] if rest else None
            say(acked=message.id, by=number, act=isinstance(message, messages.Act), at=at.table.version, shown=shown)
    else:
        say(refused=message.id, by=number)


def digest(reader):
    """A check of what a reader is shown, with its number; the time that is left aside."""
    view = msgspec.structs.replace(reader.view, clock=None)
    return hashlib.sha256(msgspec.json.encode([reader.v >> 8, view, reader.log])).hexdigest()


if __name__ == "__main__":
    serve(warm_up, play)
