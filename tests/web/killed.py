"""A player whose process is killed again and again, and who says what was acknowledged; test_kills.py does the killing.

Each order on standard input, a line of JSON, is played by a fork of this process, which has imported everything.
"""

import asyncio
import hashlib
import json
import os
import random
import sys
import traceback
from pathlib import Path

import msgspec
from sqlalchemy import create_engine

from fangcheng.game.match import Match
from fangcheng.web import messages
from fangcheng.web.store.store import Store
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.game import Game
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, Page, until_asked

UNDO = 0.15  # of all decisions are followed by taking one back

read = msgspec.json.Decoder(messages.ClientMessage).decode


def serve(warm_up, play):
    """Play one order after the other, each until it is killed; `warm_up` loads what all of them need."""
    warm_up(sys.argv[1])
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(play(**json.loads(line)))
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)  # nobody plays to an end
        say(pid=child)
        os.waitpid(child, 0)
        say(dead=child)


def warm_up(variant):
    """Load what every player needs; threads would not outlive a fork, so none may be started here."""
    Game(Match(variant, 1, mode="interpreted"), QUICK, Limits()).carry_out(lambda: None, True)
    create_engine("sqlite://").connect().close()


def say(**what):
    """Write a line at once and as a whole: what is said was true before the process could be killed."""
    os.write(1, json.dumps(what).encode() + b"\n")


async def play(where, table, token, seed, pending):
    """Sit down at a kept table, send again what was not answered, and play on."""
    chance = random.Random(seed)
    rooms = Rooms(QUICK, store=Store.in_folder(Path(where)))
    room = await rooms.reach(table, token)
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    if pending:
        await send(room, page, read(pending))
    for number in range(100_000):
        await until_asked(page)
        await send(room, page, decision(page, chance, f"{seed}-{number}"))


def decision(page, chance, id):
    """Return what the person does next."""
    if page.view.can_undo and chance.random() < UNDO:
        return messages.Undo(id, page.version)
    if page.view.results:
        return messages.Next(id, page.version)
    return messages.Act(id, page.version, chance.choice(page.view.choices).index)


async def send(room, page, message):
    """Send a message and say how it was answered."""
    say(sent=message.id, message=msgspec.json.encode(message).decode())
    before = len(page.messages)
    await room.receive(page, message)
    answers = page.messages[before:]
    for answer in answers:
        if isinstance(answer, messages.Reject):
            say(refused=answer.id)
        elif isinstance(answer, messages.Ack):
            view = next(one.view for one in answers if getattr(one, "view", None) and one.v == answer.v)
            say(acked=answer.id, v=answer.v, told=digest(view))


def digest(view):
    """Return a check of a view as it is sent."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()


if __name__ == "__main__":
    serve(warm_up, play)
