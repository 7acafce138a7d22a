"""Tables without a network: a room in this process, and a line that keeps what was sent."""

import asyncio
import contextlib
import itertools
from concurrent.futures import ThreadPoolExecutor

import msgspec

from fangcheng.bots.batch import RANDOM
from fangcheng.web import bodies, messages, wire
from fangcheng.web.table.bounds import Bounds
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room

# A server that refuses nobody who asks for much, however slow the machine is.
SPENT = (
    "rate",
    "burst",
    "rooms",
    "rooms_burst",
    "talk",
    "talk_burst",
    "work",
    "work_burst",
    "play",
    "play_burst",
    "games",
    "games_burst",
    "requests",
    "requests_burst",
)
FREE = Bounds(1000, 0, 1000, at_once=1000, **dict.fromkeys(SPENT, 1e6))
QUICK = Pace(think=(0, 0), bot=RANDOM, mode="interpreted", window=0)


def right(ticket):
    """The headers of who holds the seat of a ticket."""
    return {"Authorization": f"Bearer {ticket['token'] if isinstance(ticket, dict) else ticket.token}"}


def run_apart(work):
    """Run a coroutine to its end in a thread of its own: Playwright keeps a loop running in the main one."""
    with Loop() as loop:
        return loop.run(work)


class Loop:
    """A loop that turns in a thread of its own, for work that comes in parts."""

    def __init__(self):
        self._thread = ThreadPoolExecutor(1)
        self._runner = self._thread.submit(asyncio.Runner).result()

    def run(self, work):
        """Run a coroutine to its end, and return what it returned."""
        return self._thread.submit(self._runner.run, work).result()

    def close(self):
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Page:
    """The other end of a line, as a room sees it."""

    def __init__(self):
        self.messages = []
        self.closed = None

    def put(self, message):
        # the bytes are what counts; a later change of the view must not reach back
        self.messages.append(msgspec.json.decode(msgspec.json.encode(message), type=messages.ServerMessage))

    def leave(self, message, code):
        self.put(message)
        self.closed = code

    @property
    def last(self):
        return self.messages[-1]

    @property
    def view(self):
        return next(message.view for message in reversed(self.messages) if hasattr(message, "view"))

    @property
    def version(self):
        return next(message.v for message in reversed(self.messages) if hasattr(message, "view"))


@contextlib.asynccontextmanager
async def table(variant, options=None, seed=1, pace=QUICK, seconds=0, bank=0):
    """A room with a page that has asked for its first view."""
    room = await Room.open(bodies.NewTable(variant, options or {}, seed, seconds, bank=bank), pace)
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    try:
        yield room, page
    finally:
        room.close(wire.Text("end"))
        await asyncio.sleep(0)


async def until_asked(page):
    """Wait for a decision or the end of the hand."""
    for _ in range(2000):
        if page.view.choices or page.view.results:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing is asked")


NUMBERS = itertools.count()


async def decide(room, page, choose=lambda view: view.choices[0]):
    """Wait for a decision or the end of the hand, and take a choice; False at the end."""
    for _ in range(3000):
        view = page.view
        if view.results:
            return False
        if view.choices and page.version == room.version:
            choice = choose(view)
            await room.receive(page, messages.Act(f"act {next(NUMBERS)}", page.version, choice.index))
            return True
        await asyncio.sleep(0.005)
    raise AssertionError("nothing is asked and the hand does not end")


def prefer(*kinds):
    """A way of choosing: the first choice of the first kind that is there, else the last choice."""

    def choose(view):
        for kind in kinds:
            for choice in view.choices:
                if choice.kind == kind and (kind != "give" or not view.hand[choice.hand].picked):
                    return choice
        return view.choices[-1]

    return choose
