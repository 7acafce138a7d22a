"""Who lets time run out three times in a row is away: the seat plays by itself until the person is back."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from fangcheng.web import messages, wire
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, Page, decide, prefer, run_apart, table, until_asked
from web.test_clock import Time, timed
from web.test_store import sit_down as open_at
from web.test_store import store_in

THINKING = 1.0  # seconds, of which none passes


async def run_out(room, page, time, times, seconds=5):
    """Let the time of so many decisions run out; return how many have, the hand may end before."""
    for done in range(times):
        await until_asked(page)
        if page.view.results:
            return done
        time.now += seconds
        await room.look_at_clock()
    return times


async def until_over(page):
    """Wait for the end of the hand while nobody does anything."""
    for _ in range(2000):
        if page.view.results:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the hand does not end")


def test_after_three_time_outs_in_a_row_the_seat_plays_the_hand_to_its_end_in_no_time():
    async def play():
        time, opened = timed("riichi", seconds=5)
        async with opened as (room, page):
            assert await run_out(room, page, time, 2) == 2
            await until_asked(page)
            assert not page.view.automatic
            assert await run_out(room, page, time, 1) == 1
            assert page.view.automatic
            await until_over(page)  # no second passes

    run_apart(play())


def test_two_time_outs_do_not_count_where_a_decision_lies_between():
    async def play():
        time, opened = timed("riichi", seconds=5)
        async with opened as (room, page):
            for _ in range(2):
                assert await run_out(room, page, time, 2) == 2
                assert not page.view.automatic
                assert await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            assert not page.view.automatic

    run_apart(play())


@pytest.mark.parametrize("how", ["here", "act", "stale act", "next"])
def test_a_message_or_an_act_takes_the_seat_back(how):
    async def play():
        time, gate, seen = Time(), asyncio.Event(), []

        async def sleep(seconds):
            """Let nobody think while the seat plays by itself, until the gate is open."""
            if seconds == THINKING and seen and seen[0].view.automatic:
                await gate.wait()

        pace = replace(QUICK, now=time, sleep=sleep, think=(THINKING, THINKING))
        async with table("riichi", {}, 1, pace, 5) as (room, page):
            seen.append(page)
            assert await run_out(room, page, time, 3) == 3
            assert page.view.automatic
            if how == "next":
                gate.set()
                await until_over(page)
                assert page.view.automatic
                await room.receive(page, messages.Next("on", page.version))
                assert not page.view.automatic
                return
            if how == "here":
                await room.receive(page, messages.Here())
            elif how == "stale act":
                await room.receive(page, messages.Act("late", page.version - 1, 0))
                assert any(isinstance(one, messages.Reject) for one in page.messages)
            else:
                while not page.view.choices:  # one turn after the other
                    gate.set()
                    await asyncio.sleep(0)
                    gate.clear()
                    await asyncio.sleep(0.05)
                choice = next(one for one in page.view.choices if one.kind in ("discard", "pass"))
                await room.receive(page, messages.Act("back", page.version, choice.index))
            assert not page.view.automatic
            gate.set()
            await until_asked(page)
            version = page.version
            await asyncio.sleep(0.05)
            assert page.version == version  # the seat waits for its person again
            assert page.view.choices or page.view.results

    run_apart(play())


def test_who_is_not_away_is_told_nothing_by_saying_so():
    async def play():
        _, opened = timed("riichi", seconds=5)
        async with opened as (room, page):
            await until_asked(page)
            told = len(page.messages)
            await room.receive(page, messages.Here())
            assert len(page.messages) == told

    run_apart(play())


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["mcr", "chengdu"])
def test_a_hand_without_its_person_goes_on_to_its_end(variant):
    async def play():
        time, opened = timed(variant, seed=3, seconds=5)
        async with opened as (room, page):
            await run_out(room, page, time, 3)
            await until_over(page)

    run_apart(play())


def kept_state(page):
    """What the page is told of clock and seat."""
    return page.view.automatic, page.view.clock.bank_ms


def test_a_restart_brings_back_the_count_of_time_outs_and_the_bank(tmp_path):
    async def play():
        time = Time()
        pace = replace(QUICK, now=time)
        with store_in(tmp_path) as store:
            ticket, room, page = await open_at(Rooms(pace, store=store), "riichi", seed=1, seconds=5, bank=20)
            await until_asked(page)
            time.now += 12  # five of its own and seven of the bank
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            assert kept_state(page) == (False, 13_000)
            room.close(wire.Text("end"))
            room = await Rooms(pace, store=store).reach(ticket.id, ticket.token)
            page = await sit_down(room)
            assert kept_state(page) == (False, 13_000)
            assert await run_out(room, page, time, 2, 15 + 13) == 2
            room.close(wire.Text("end"))
            room = await Rooms(pace, store=store).reach(ticket.id, ticket.token)
            page = await sit_down(room)
            await until_asked(page)
            assert kept_state(page) == (False, 0)
            room.line = None  # the page is gone: nobody plays on
            time.now += 15
            await room.look_at_clock()
            room.close(wire.Text("end"))
            room = await Rooms(pace, store=store).reach(ticket.id, ticket.token)
            page = await sit_down(room)
            assert page.view.automatic
            room.close(wire.Text("end"))

    run_apart(play())


async def sit_down(room):
    """A page that has asked for its first view."""
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    await until_asked(page)
    return page


def test_a_page_says_that_the_person_is_back_in_one_word():
    read = msgspec.json.decode(b'{"t":"here"}', type=messages.ClientMessage)
    assert isinstance(read, messages.Here)
