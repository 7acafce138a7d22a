"""What people at one table who mean ill, or have bad luck, cannot do to the others."""

import asyncio
import time
from dataclasses import replace
from unittest.mock import patch

import pytest
from sqlalchemy import update

from fangcheng.web import bodies, messages
from fangcheng.web.page.texts import text
from fangcheng.web.people import life
from fangcheng.web.people import room as rooms_of_people
from fangcheng.web.people.doors import Tries
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.store import people as people_store
from fangcheng.web.store import removal, schema
from fangcheng.web.store.people import PeopleStore
from fangcheng.web.store.removal import DAY
from fangcheng.web.store.store import Store, key_of
from fangcheng.web.table.bounds import Budget, NoRoom
from fangcheng.web.table.line import MISBEHAVED, SocketLine
from fangcheng.web.table.rooms import Rooms
from web.company import WINDOWS, company
from web.tables import FREE, QUICK, run_apart


async def seconds_pass(until, most=5.0):
    """Wait until something holds; fail where it does not come."""
    async with asyncio.timeout(most):
        while not until():
            await asyncio.sleep(0.005)


def test_a_line_lost_while_the_start_is_counted_down_is_covered_as_one_lost_in_the_match():
    async def work():
        with patch.object(rooms_of_people, "UNREADY_AFTER", 0.5):
            async with company("riichi", 2, cover_after=0) as there:
                there.meetings.countdown = 0.1
                owner, guest = there.guests
                await there.say(guest, messages.Sit, 1)
                for place in (2, 3):
                    await there.say(owner, messages.SeatBot, place, True)
                for person in (guest, owner):
                    await there.say(person, messages.Ready, there.room.kept.number)
                there.room.part(guest.id, guest)
                await seconds_pass(lambda: owner.state.state == "playing")
                await seconds_pass(lambda: owner.state.places[1].state == "covered")

    run_apart(work())


def test_a_match_whose_company_comes_back_to_a_full_server_is_not_lost(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("riichi", 2, store=store) as there:
            await there.begin()
            await there.play(3)
            played = there.room.kept.table
        full = replace(FREE, tables=1)
        store = Store.in_folder(tmp_path)
        meetings = Meetings(Rooms(QUICK, full, store), countdown=0)
        ticket = await meetings.rooms.open(bodies.NewTable("riichi", {}))
        solo = await meetings.rooms.reach(ticket.id, ticket.token)
        solo.line = object()  # somebody plays at the only table there is
        guest = there.guests[0]
        room, person = await meetings.reach(there.ticket.room, guest.key)
        try:
            await room.join(person, guest)
        except NoRoom:
            assert not room.lines  # no line stays that nobody reads
        assert (room.kept.state, room.kept.table) == ("playing", played)
        solo.line = None
        meetings.rooms._forget(solo)
        await room.join(person, guest)
        assert room.table is not None
        assert room.table.id == played
        await meetings.close()
        await meetings.rooms.close()
        store.close()

    run_apart(work())


def test_lists_say_nothing_of_who_has_answered_since_the_deal(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("riichi", 3, pace=WINDOWS, store=store) as there:
            await there.begin()

            async def used():
                [kept] = await there.meetings.rooms.listed([bodies.TableTicket(there.table.id, there.guests[0].key)])
                return kept.used

            before, version = await used(), there.table.version
            made = await there.play(8)
            assert made >= 8
            assert there.table.version >= version + made  # kept one by one
            assert await used() == before

    run_apart(work())


class SlowPage:
    """A socket that takes nothing before it is asked to."""

    def __init__(self):
        self.took, self.closed = 0, None
        self._reads = asyncio.Event()

    async def send_text(self, said):
        await self._reads.wait()
        self.took += len(said)

    async def close(self, code):
        self.closed = code

    async def receive(self):
        await asyncio.sleep(60)

    def read_on(self):
        self._reads.set()


class Nobody:
    def join(self, line):
        pass

    part = join


def test_a_page_that_reads_nothing_is_given_up_before_it_has_much_memory():
    """Rooms that play by a long file of rules say 60 KB with every change of theirs, to 60 people."""

    async def work():
        page = SlowPage()
        line = SocketLine(page, Budget(1, 1))
        serving = asyncio.create_task(line.run(Nobody()))
        for _ in range(200):
            line.put(messages.Reject("", text("x" * 60_000)))
            await asyncio.sleep(0)
        page.read_on()
        await serving
        assert page.closed == MISBEHAVED
        assert 1_000_000 < page.took < 3_000_000

    run_apart(work())


def test_who_comes_again_and_again_is_not_forgotten_after_a_year(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        people = PeopleStore(store)
        now = time.time()
        for name in ("Comes", "Stays away"):
            await people.add_person(name, name, key_of(name))
        # A clock that went on steadily for two years, of which both were here a year ago for the last time.
        long_ago = {"used": now - 390 * DAY}
        await people._do(lambda connection: connection.execute(update(schema.people).values(long_ago)))
        assert await people.person_with(key_of("Comes")) == ("Comes", "Comes")
        room = life.new_room("room", "Comes", "Comes", bodies.RoomTerms(bodies.NewTable("riichi")), 4)
        with patch.object(people_store.time, "time", lambda: now + 20 * DAY):
            steady = {"seen": now + 20 * DAY, "steady": now - 700 * DAY}
            await people._do(lambda connection: removal.steady_since(connection, now))
            await people._do(lambda connection: connection.execute(update(schema.clock).values(steady)))
            await people.add_room(room, b"", b"")
        assert await people.person_with(key_of("Comes")) == ("Comes", "Comes")
        assert await people.person_with(key_of("Stays away")) is None
        store.close()

    run_apart(work())


def test_one_address_fills_the_disk_with_rooms_no_faster_than_one_a_minute():
    """A room may hold 60 KB of house rules and lies there for a month: at one in two seconds that were 80 GB."""

    async def work():
        bounds = replace(FREE, rooms=1 / 60, rooms_burst=3)
        meetings = Meetings(Rooms(QUICK, bounds))
        person = await meetings.new_person("One", "")
        terms = bodies.RoomTerms(bodies.NewTable("sichuan"))
        for _ in range(3):
            await meetings.open((person.id, "One"), terms, "192.0.2.1")
        with pytest.raises(NoRoom) as full:
            await meetings.open((person.id, "One"), terms, "192.0.2.1")
        assert 50 < full.value.wait <= 61
        await meetings.open((person.id, "One"), terms, "192.0.2.2")
        await meetings.close()
        meetings.end()

    run_apart(work())


def test_to_have_read_a_hand_is_not_to_agree_to_another_match():
    """A page whose line was lost says again what was not answered, also after the match has ended without it."""

    async def work():
        async with company("sichuan", 2, {"hands": 4}) as there:
            await there.begin()
            owner, guest = there.guests
            read = []
            while not there.table.is_over:
                await there.play(1000)
                read.append(there.reader(guest).v)
                for person in there.guests:
                    if not there.table.match.over:
                        await there.say(person, messages.Next, v=there.reader(person).v)
            await seconds_pass(lambda: owner.state.state == "over")
            late = await there.say(guest, messages.Next, v=read[-2])
            assert isinstance(late, messages.Reject)
            assert not guest.state.places[1].ready
            assert isinstance(await there.say(guest, messages.Next, v=there.reader(guest).v), messages.Ack)
            assert guest.state.places[1].ready

    run_apart(work())


def test_who_guesses_codes_from_many_addresses_shuts_nobody_out_who_gave_a_right_one():
    now = [1e6]
    tries = Tries(lambda: now[0])
    tries.admit("192.0.2.1")
    tries.hit("192.0.2.1")
    for guesser in range(20):
        for _ in range(10):
            tries.miss(f"198.51.100.{guesser}")
    with pytest.raises(NoRoom):
        tries.admit("192.0.2.2")
    tries.admit("192.0.2.1")
    for _ in range(10):
        tries.miss("192.0.2.1")
    with pytest.raises(NoRoom):
        tries.admit("192.0.2.1")  # his own are counted as before
    now[0] += 3 * 24 * 3600
    for guesser in range(20):
        for _ in range(10):
            tries.miss(f"198.51.100.{guesser}")
    with pytest.raises(NoRoom):
        tries.admit("192.0.2.1")  # that was long ago
