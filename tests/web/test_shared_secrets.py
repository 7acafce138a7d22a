"""At a table of several people no page is told what others hold, nor whether anybody could have claimed.

Two tables of one deal are played alike. At one of them everything is exchanged that one of the people cannot know, so
that others are asked there who are asked nothing here. What he is sent must be the same to the byte, message by
message, as long as nobody does something else in plain sight.
"""

import asyncio
import random
from dataclasses import replace

import msgspec
import pytest

from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import CLAIM, ROB, TURN
from fangcheng.game.seen import sees_hand
from fangcheng.variants import IDS
from fangcheng.web import bodies, messages, wire
from fangcheng.web.people import table as shared
from fangcheng.web.people.passing import LONGEST, MEDIAN, SHORTEST, passing_time, window_time
from fangcheng.web.people.table import SharedTable
from fangcheng.web.people.watching import Onlooker
from fangcheng.web.table.bots import Bots
from web.company import WINDOWS, least
from web.leaks import is_set_up, mix_hands, mix_wall
from web.side_by_side import quiet
from web.tables import run_apart

OPTIONS = [("sichuan", {"exchange3": True}), ("taiwan", {"inner_bet": True}), ("chengdu", {"players": 3})]
GAMES = [*((variant, {}) for variant in IDS), *OPTIONS]
WINDOW = 1.0  # seconds on the clock of a test
ANSWERS = 6  # of the witness after the other world began


class Gate:
    """A clock of the test: a window lasts until the test lets it end."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now

    async def sleep(self, seconds):
        ends = self.now + seconds
        while seconds >= WINDOW / 2 and self.now < ends:
            await asyncio.sleep(0.001)


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


async def sit_down(variant, options, seed, people, watch="off"):
    """A table of this many people, of whom number 0 is the witness, or an onlooker where somebody may look on."""
    new, gate = bodies.NewTable(variant, options, seed), Gate()
    pace = replace(WINDOWS, now=gate, sleep=gate.sleep)
    probe = await SharedTable.open(new, pace, [""] * 7, [False] * 7, None)
    seats = len(probe.match.scores_by_person)
    people = min(people, seats)
    names = ["Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus"][:people] + ["Mei", "Lan", "Zhu", "Ju"][: seats - people]
    bots = [number >= people for number in range(seats)]
    table = await SharedTable.open(new, pace, names[:seats], bots, None, watch)
    table.gate, witness, onlooker = gate, Witness(), Witness()
    await table.start()
    for person in table.game.readers:
        table.join(person, witness if person == 0 else Witness())
    await table.receive(0, witness, messages.Sync(-1))
    if watch == "off":
        return table, witness
    await table.look_on("onlooker", onlooker)
    table.gallery.show(onlooker, "", table.game.walls)
    return table, onlooker


async def answer(table, person, number):
    """Let a person answer what he is asked with what loses least; False where he is asked nothing."""
    async with table._lock:
        reader = table.game.readers[person]
        if not reader.hand.acts or table.match.hand_over:
            return False
        version, choice = reader.v, least(table.match, reader)
    await table.receive(person, table.lines[person], messages.Act(f"{number}", version, choice))
    return True


async def at_rest(table):
    """Wait until nothing goes on but a window; False where something else happened first."""
    for _ in range(3):
        busy = [task for task in table._tasks if task is not table._window]
        if busy or table._lock.locked() or (table._driver is not None and not table._driver.done()):
            return False
        await asyncio.sleep(0.001)
    return True


async def settle(table, secretly=False):
    """Let the others answer and windows end until the witness is asked, or the hand is over.

    `secretly`: person 0 answers at once, too, what nobody else may know that he is asked.
    """
    number = len(table.match.actions[-1]) * 1000
    for _ in range(5000):
        if not await at_rest(table):
            await asyncio.sleep(0.001)
            continue
        moved = False
        for person in table.game.readers:
            number += 1
            answers = person != 0 or (secretly and table.game.is_secret)
            moved |= answers and await answer(table, person, number)
        if moved:
            continue
        if table.game.readers[0].hand.acts or (table.match.hand_over and not table.game.held):
            return
        if table.game.held and not table.game.is_secret:
            table.gate.now = max(table.gate.now, table._window_ends)
        await asyncio.sleep(0.001)
    raise AssertionError("the witness is not asked and the hand does not end")


def in_plain_sight(match):
    return [one for one in match.actions[-1] if one[1] != PASS]


async def side_by_side(variant, options, seed, people, watch="off"):
    """What the witness was sent at both tables while they were alike, and how often others were asked in each."""
    tables = [await sit_down(variant, options, seed, people, watch) for _ in "ab"]
    mixed, sent, asked = 0, ([], []), ([], [])
    wait = 2 * (seed - 7)  # turns; where a rule makes all throw their honours first, that is over then
    for turn in range(wait + 2 * ANSWERS):
        for table, _ in tables:
            await settle(table, secretly=watch != "off")
        (one, here), (other, there) = tables
        if one.match.hand_over or other.match.hand_over or in_plain_sight(one.match) != in_plain_sight(other.match):
            break
        sent = list(here.said), list(there.said)
        reader = other.game.readers[0]
        turn_of_own = other.match.table.phase == TURN and other.match.owed == [reader.seat]
        if not mixed and turn >= wait and is_set_up(other.match) and turn_of_own:
            mixed = len(there.said)
            knows = reader.seat if watch == "off" else None
            mix_hands(other.match, knows, random.Random(seed))
            mix_wall(other.match, knows, 4 * 2 * ANSWERS, random.Random(seed))
            if watch != "off":
                reader.look()  # what he may choose now, with another hand
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
    monkeypatch.setattr(shared, "window_time", lambda seats: WINDOW)


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


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), GAMES, ids=str)
def test_other_hidden_hands_send_onlookers_the_same_messages(quick, variant, options):
    for seed in range(7, 15):
        (here, there), mixed, asked = run_apart(side_by_side(variant, options, seed, 4, "closed"))
        print(f"seed {seed}: {mixed} of {len(here)} messages before, people passed {asked} times")
        assert here == there
        if len(here) > mixed > 0:
            return
    raise AssertionError("in no deal the tables stayed alike")


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_an_onlooker_of_closed_hands_is_sent_no_tile_of_a_hand(quick, variant):
    """What the view says of hands while nothing lies open by the rules: only how many tiles there are."""

    async def work():
        table, onlooker = await sit_down(variant, {}, 11, 4, "closed")
        for turn in range(4):
            await settle(table, secretly=True)
            await answer(table, 0, turn)
        await settle(table, secretly=True)
        said = [msgspec.json.decode(one) for one in onlooker.said]
        open_hands = [sees_hand(table.match.engine, table.match.plain, None, seat) for seat in range(table.match.seats)]
        table.close(wire.Text("end"))
        return said, open_hands

    said, open_hands = run_apart(work())
    views = [one["view"] for one in said if "view" in one]
    assert len(views) > 2
    for view in views:
        assert view["hand"] == []
        assert view["choices"] == []
        assert view["clock"] is None
        for seat in view["seats"]:
            if view["phase"] == "play" and not open_hands[seat["seat"]]:
                assert set(seat["shown"] or []) <= {"#"} or seat["shown"] is None


def test_if_an_onlooker_were_shown_a_hand_the_messages_would_differ(quick, monkeypatch):
    """Else the test of onlookers could not fail."""
    monkeypatch.setattr(Onlooker, "seat", property(lambda self: 1))
    (here, there), mixed, _ = run_apart(side_by_side("riichi", {}, 7, 4, "closed"))
    assert len(here) > mixed > 0
    assert here != there


def test_somewhere_others_are_asked_in_one_world_and_not_in_the_other(quick):
    """Else the test above could not fail."""
    found = [run_apart(side_by_side("riichi", {}, seed, 4))[2] for seed in range(7, 13)]
    assert any(one != other for one, other in found), found


def test_without_windows_the_messages_would_tell_who_was_asked(quick, monkeypatch):
    monkeypatch.setattr(shared, "window_time", lambda seats: 0.0)
    (here, there), mixed, _ = run_apart(side_by_side("riichi", {}, 7, 4))
    assert len(here) > mixed > 0
    assert here != there


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
            await at_rest(table)
            if table.game.held and not table.game.is_secret:
                table.gate.now = table._window_ends
            await asyncio.sleep(0.003)
        table.close(wire.Text("end"))

    run_apart(work())


def test_who_passes_at_once_does_not_end_the_window_and_who_thinks_beyond_it_does(quick):
    async def work():
        table, witness = await sit_down("riichi", {}, 5, 4)
        passed = 0
        for number in range(120):
            if table.match.hand_over or passed > 2:
                break
            await settle_all(table)
            if table.game.is_secret and table.game.readers[0] not in table.game.asked:
                heard = len(witness.said)
                for person in table.game.readers:
                    await answer(table, person, f"{number}-{person}")
                await asyncio.sleep(0.02)
                assert len(witness.said) == heard  # all have answered, and nobody hears of it
                table.gate.now = table._window_ends
                await asyncio.sleep(0.02)
                assert len(witness.said) > heard
                passed += 1
            elif table.game.held and not table.game.is_secret:
                table.gate.now = table._window_ends
            else:
                for person in table.game.readers:
                    await answer(table, person, f"{number}-{person}")
        table.close(wire.Text("end"))
        return passed

    assert run_apart(work()) > 0


async def settle_all(table):
    for _ in range(2000):
        if await at_rest(table):
            return
        await asyncio.sleep(0.001)


def test_times_of_passing_lie_about_their_median_and_between_their_bounds():
    drawn = sorted(passing_time() for _ in range(4000))
    assert drawn[0] >= SHORTEST
    assert drawn[-1] <= LONGEST
    assert abs(drawn[2000] - MEDIAN) < 0.06
    assert window_time(0) == 0
    three = sorted(window_time(3) for _ in range(2000))
    assert three[1000] > drawn[2000]
