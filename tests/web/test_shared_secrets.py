"""At a table of several people no page is told what others hold, nor whether anybody could have claimed.

Two tables of one deal are played alike. At one of them everything is exchanged that one of the people cannot know, so
that others are asked there who are asked nothing here. What he is sent must be the same to the byte, message by
message, as long as nobody does something else in plain sight.
"""

import asyncio
import random

import msgspec
import pytest

from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import CLAIM, ROB, TURN
from fangcheng.variants import IDS
from fangcheng.web import bodies, messages, wire
from fangcheng.web.people import table as shared
from fangcheng.web.people.passing import LONGEST, MEDIAN, SHORTEST, passing_time, window_time
from fangcheng.web.people.table import SharedTable
from fangcheng.web.table.bots import Bots
from web.company import SHORT, WINDOWS, least
from web.leaks import is_set_up, mix_hands, mix_wall
from web.side_by_side import quiet
from web.tables import run_apart

OPTIONS = [("sichuan", {"exchange3": True}), ("taiwan", {"inner_bet": True}), ("chengdu", {"players": 3})]
GAMES = [*((variant, {}) for variant in IDS), *OPTIONS]
ANSWERS = 6  # of the witness after the other world began


class Witness:
    """The line of who must not know; everybody else at the table answers at once with what loses least."""

    def __init__(self):
        self.said = []

    def put(self, message):
        if isinstance(message, messages.Hello):
            message.table = ""
        self.said.append(msgspec.json.encode(message))

    def leave(self, message, code):
        self.put(message)


async def sit_down(variant, options, seed, people):
    """A table of this many people, of whom number 0 is the witness."""
    new = bodies.NewTable(variant, options, seed)
    probe = await SharedTable.open(new, WINDOWS, [""] * 7, [False] * 7, None)
    seats = len(probe.match.scores_by_person)
    people = min(people, seats)
    names = ["Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus"][:people] + ["Mei", "Lan", "Zhu", "Ju"][: seats - people]
    table = await SharedTable.open(new, WINDOWS, names[:seats], [number >= people for number in range(seats)], None)
    table.changed = lambda: None
    witness = Witness()
    await table.start()
    for person in table.game.readers:
        table.join(person, witness if person == 0 else Witness())
    await table.receive(0, witness, messages.Sync(-1))
    return table, witness


async def answer(table, person, number):
    """Let a person answer what he is asked with what loses least; False where he is asked nothing."""
    async with table._lock:
        reader = table.game.readers[person]
        if not reader.hand.acts or table.match.hand_over:
            return False
        version, choice = reader.v, least(table.match, reader)
    await table.receive(person, table.lines[person], messages.Act(f"{number}", version, choice))
    return True


async def settle(table):
    """Wait until the witness is asked, or the hand is over, and everything has been told."""
    number = len(table.match.actions[-1]) * 1000
    for _ in range(3000):
        moved = False
        for person in table.game.readers:
            number += 1
            moved |= person != 0 and await answer(table, person, number)
        witness = table.game.readers[0]
        if not moved and not table._lock.locked():
            over = table.match.hand_over and not table.game.held
            if over or (witness.hand.acts and not moved and (table.game.is_secret or not table.game.held)):
                return
        await asyncio.sleep(0.001)
    raise AssertionError("the witness is not asked and the hand does not end")


def in_plain_sight(match):
    return [one for one in match.actions[-1] if one[1] != PASS]


async def side_by_side(variant, options, seed, people):
    """What the witness was sent at both tables while they were alike, and how often others were asked in each."""
    tables = [await sit_down(variant, options, seed, people) for _ in "ab"]
    mixed, sent, asked = 0, ([], []), ([], [])
    for turn in range(ANSWERS + 4):
        for table, _ in tables:
            await settle(table)
        (one, here), (other, there) = tables
        if one.match.hand_over or other.match.hand_over or in_plain_sight(one.match) != in_plain_sight(other.match):
            break
        sent = list(here.said), list(there.said)
        reader = other.game.readers[0]
        turn_of_own = other.match.table.phase == TURN and other.match.owed == [reader.seat]
        if not mixed and is_set_up(other.match) and turn_of_own:
            mixed = len(there.said)
            mix_hands(other.match, reader.seat, random.Random(seed))
            mix_wall(other.match, reader.seat, 4 * (ANSWERS + 2), random.Random(seed))
        for table, _ in tables:
            await answer(table, 0, turn)
    asked = tuple(
        sum(action == PASS and seat != table.game.readers[0].seat for seat, action in table.match.actions[-1])
        for table, _ in tables
    )
    for table, _ in tables:
        table.close(wire.Text("end"))
    return sent, mixed, asked


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(Bots, "choice", quiet)
    monkeypatch.setattr(shared, "window_time", lambda seats: SHORT)


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), GAMES, ids=str)
def test_other_hidden_hands_send_a_person_the_same_messages(quick, variant, options):
    for seed in range(7, 15):
        (here, there), mixed, asked = run_apart(side_by_side(variant, options, seed, 4))
        print(f"seed {seed}: {mixed} of {len(here)} messages before, others passed {asked} times")
        assert here == there
        if len(here) > mixed > 0:
            return
    raise AssertionError("in no deal the tables stayed alike")


def test_somewhere_others_are_asked_in_one_world_and_not_in_the_other(quick):
    """Else the test above could not fail."""
    found = [run_apart(side_by_side("riichi", {}, seed, 4))[2] for seed in range(7, 13)]
    assert any(one != other for one, other in found), found


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_nobody_is_seen_to_think_about_a_claim_but_by_himself(quick, variant):
    async def work():
        table, _ = await sit_down(variant, {}, 5, 4)
        windows = 0
        for number in range(60):
            if table.match.hand_over or windows > 3:
                break
            async with table._lock:
                if table.match.table.phase in (CLAIM, ROB) and table.match.owed:
                    windows += 1
                    for reader in table.game.readers.values():
                        others = [one for one in reader.view.seats if one.seat != reader.seat]
                        assert not any(one.thinking for one in others)
            for person in table.game.readers:
                await answer(table, person, f"{number}-{person}")
            await asyncio.sleep(2 * SHORT)
        table.close(wire.Text("end"))

    run_apart(work())


def test_a_window_lasts_as_long_whether_or_not_somebody_could_claim(monkeypatch):
    """The one who may claim passes at once: what others see does not come a moment sooner for it."""
    monkeypatch.setattr(Bots, "choice", quiet)
    monkeypatch.setattr(shared, "window_time", lambda seats: 0.3)

    async def work():
        table, _ = await sit_down("riichi", {}, 5, 4)
        lengths = {True: [], False: []}
        for number in range(80):
            if table.match.hand_over or min(map(len, lengths.values())) > 1:
                break
            began = asyncio.get_running_loop().time()
            ends = table._window_ends
            for person in table.game.readers:
                await answer(table, person, f"{number}-{person}")
            if table._window_ends != ends:
                was_asked = table.game.is_secret
                while table.game.held:
                    for person in table.game.readers:
                        await answer(table, person, f"{number}-again-{person}")
                    await asyncio.sleep(0.002)
                lengths[was_asked].append(asyncio.get_running_loop().time() - began)
            await asyncio.sleep(0.005)
        table.close(wire.Text("end"))
        return lengths

    lengths = run_apart(work())
    assert lengths[True]
    assert lengths[False]
    assert min(lengths[True] + lengths[False]) >= 0.29


def test_times_of_passing_lie_about_their_median_and_between_their_bounds():
    drawn = sorted(passing_time() for _ in range(4000))
    assert drawn[0] >= SHORTEST
    assert drawn[-1] <= LONGEST
    assert abs(drawn[2000] - MEDIAN) < 0.06
    assert window_time(0) == 0
    three = sorted(window_time(3) for _ in range(2000))
    assert three[1000] > drawn[2000]
