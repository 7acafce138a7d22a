"""Two tables played side by side on clocks of the test, one of which hides other tiles; all they send is kept.

Bots let everything pass and take their time for it; a test may say what some of them would rather do.
"""

import asyncio
from dataclasses import replace

import msgspec

from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import TURN
from fangcheng.core.table.hand import allowed
from fangcheng.game.said import matching
from fangcheng.web import bodies, messages, wire
from fangcheng.web.table.clock import answer_for
from fangcheng.web.table.room import Room
from fangcheng.web.table.window import SHORTEST
from web.leaks import is_set_up, mix_hands, mix_wall
from web.tables import QUICK, prefer

ASKING = 0.014  # seconds a bot takes here, on a clock of the test
WAY = prefer("pass", "option", "give", "discard")


class Moments:
    """A clock that only moves when somebody sleeps or a bot is asked; everything sent is kept with its moment."""

    def __init__(self):
        self.now, self.kept, self.asked = 0.0, [], 0

    def __call__(self):
        return self.now

    async def sleep(self, seconds):
        self.now += seconds
        await asyncio.sleep(0)

    def put(self, message):
        if isinstance(message, messages.Hello):
            message.table = ""  # the one thing that is each table's own
        self.kept.append((round(self.now, 6), msgspec.json.encode(message)))

    def leave(self, message, code):
        self.put(message)

    @property
    def view(self):
        said = (msgspec.json.decode(text, type=messages.ServerMessage) for _, text in reversed(self.kept))
        return next(message.view for message in said if hasattr(message, "view"))


def quiet(self, match, seat):
    """A bot that lets everything pass and discards what it draws, and takes its time for that."""
    clock = getattr(self, "clock", None)
    if clock is not None:
        clock.now += ASKING
        clock.asked += 1
    return answer_for(match, seat)


def wishing(wishes):
    """Bots that do what is wished of their seats, by letter, as soon as it is open, and else are quiet."""

    def choice(self, match, seat):
        number = quiet(self, match, seat)
        for label in wishes.get("ESWN"[seat], ()):
            wished = matching(match.table, match.engine.rules, seat, label)
            if wished is not None and allowed(match.table, seat, wished):
                return wished
        return number

    return choice


async def sit_down(variant, options, seed, window):
    """A table whose time is the test's."""
    clock = Moments()
    pace = replace(QUICK, think=(0.5, 0.5), window=window, now=clock, sleep=clock.sleep)
    room = await Room.open(bodies.NewTable(variant, options, seed), pace)
    room.game._bots.clock = clock
    room.join(clock)
    await room.receive(clock, messages.Sync(-1))
    return room, clock


async def settle(room):
    """Wait until the person is asked or the hand is over."""
    while room._driver is not None and not room._driver.done():
        await asyncio.sleep(0.0005)


async def answer(room, clock, turn, way):
    """Let the person answer what is asked."""
    await room.receive(clock, messages.AskHint())
    await room.receive(clock, messages.Act(f"act {turn}", room.version, way(clock.view).index))


def in_plain_sight(match):
    """What has been done in this hand, but for what was let pass."""
    return [one for one in match.actions[-1] if one[1] != PASS]


def is_own_turn(room):
    match = room.match
    return is_set_up(match) and match.table.phase == TURN and match.owed == [room.seat]


def mix_all(match, seat, most):
    """Exchange all that the seat cannot know and that does not come to light before so many of its answers."""
    mix_hands(match, seat)
    mix_wall(match, seat, 4 * (most + 1))


async def side_by_side(
    variant, options, seed, most, window=SHORTEST, ripe=is_own_turn, mix=mix_all, ending=False, way=WAY
):
    """Play two tables of one deal alike, of which one comes to hide other tiles; return what both sent while alike.

    That is done by `mix` at one of them as soon as it is `ripe`; `most` answers are given after that. What the end of
    the hand says belongs to it where `ending` asks for that.
    """
    (one, here), (other, there) = tables = [await sit_down(variant, options, seed, window) for _ in "ab"]
    mixed, turn, sent, asked = 0, 0, ([], []), (0, 0)
    while most:
        for room, _ in tables:
            await settle(room)
        over = one.match.hand_over or other.match.hand_over
        if (over and not ending) or in_plain_sight(one.match) != in_plain_sight(other.match):
            break
        sent, asked = (list(here.kept), list(there.kept)), (here.asked, there.asked)
        if not mixed and ripe(other):
            mixed = len(there.kept)
            mix(other.match, other.seat, most)
        turn += 1
        if not here.view.choices:
            break
        most -= bool(mixed)
        for room, clock in tables:
            await answer(room, clock, turn, way)
    for room, _ in tables:
        room.close(wire.Text("end"))
    return sent, mixed, asked


async def play_on(variant, options, answers, seed=1, way=WAY):
    """Let the person of one table give so many answers, and return what it was sent."""
    room, clock = await sit_down(variant, options, seed, SHORTEST)
    for turn in range(answers):
        await settle(room)
        if room.match.hand_over:
            break
        await answer(room, clock, turn, way)
    await settle(room)
    room.close(wire.Text("end"))
    return clock.kept
