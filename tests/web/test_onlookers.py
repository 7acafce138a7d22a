"""Looking on at a match of several people: who may, what is shown, and that it changes nothing."""

import asyncio

import pytest

from fangcheng.web import bodies, messages
from fangcheng.web.people import life
from fangcheng.web.people import room as rooms
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.store.store import Store
from fangcheng.web.table.rooms import Rooms
from web.company import Company, Guest, company
from web.tables import FREE, QUICK, run_apart


async def look_in(there, name="Yan"):
    """Somebody who has come by the link for onlookers."""
    guest = Guest(await there.meetings.new_person(name, ""))
    await there.meetings.enter((guest.id, guest.name), bodies.Door(there.ticket.room, there.ticket.watch), "")
    await come(there, guest)
    return guest


async def come(there, guest):
    found = await there.meetings.reach(there.ticket.room, guest.key)
    assert found is not None
    await there.room.join(guest.id, guest)
    await there.room.receive(guest.id, guest, messages.Sync(-1))


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


async def caught_up(there, guest):
    """Wait until nothing goes on by itself any more, and all of it is told to an onlooker."""
    for _ in range(2000):
        table = there.table
        waits = not table.game.held or table.game.is_secret  # for somebody's answer, if for anything
        rests = not table._lock.locked() and (table._driver is None or table._driver.done())
        if waits and rests and guest.version == table.game.onlooker.v:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the onlooker is not told")


def test_an_onlooker_sees_what_lies_open_and_can_do_nothing():
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            guest = await look_in(there)
            assert guest.state.onlookers == ["Yan"]
            assert not guest.state.may_sit
            for kind, given in ((messages.Sit, [2]), (messages.Ready, [1]), (messages.SeatBot, [2, True])):
                assert isinstance(await there.say(guest, kind, *given), messages.Reject)
            await there.begin()
            assert guest.state.looks_on
            await there.room.receive(guest.id, guest, messages.Sync(-1))
            await there.play(10)
            await caught_up(there, guest)
            fresh = there.table.match.view(None)
            assert [len(seat.river) for seat in guest.view.seats] == [len(seat.river) for seat in fresh.seats]
            assert guest.view.seat is None
            assert guest.view.hand == guest.view.choices == []
            assert all(seat.shown is None for seat in guest.view.seats)
            before = [list(hand) for hand in there.table.match.actions]
            assert reason(await there.say(guest, messages.Act, guest.version, 0)) == "people-not-now"
            assert reason(await there.say(guest, messages.Next)) == "people-not-now"
            assert [list(hand) for hand in there.table.match.actions] == before

    run_apart(work())


def test_who_looks_on_comes_and_goes_without_anybody_being_asked_or_waited_for():
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            guest = await look_in(there)
            await there.begin()
            told = [len(one.messages) for one in there.guests]
            there.room.part(guest.id, guest)
            await asyncio.sleep(0.02)
            for one, before in zip(there.guests, told):
                assert all(isinstance(said, messages.RoomState | messages.Happened) for said in one.messages[before:])
            assert await there.play(4) >= 4
            await come(there, guest)
            await caught_up(there, guest)
            for one in there.guests:
                there.room.part(one.id, one)
            await asyncio.sleep(0.02)
            assert not there.table.is_watched  # with no player there it sleeps, however many look on

    run_apart(work())


def test_nobody_looks_on_where_the_terms_do_not_have_it_and_who_was_removed_does_not():
    async def work():
        async with company("sichuan", 2) as there:
            guest = Guest(await there.meetings.new_person("Yan", ""))
            door = bodies.Door(there.ticket.room, there.ticket.watch)
            with pytest.raises(rooms.FangchengError, match="people-no-watching"):
                await there.meetings.enter((guest.id, guest.name), door, "")
            assert await there.meetings.reach(there.ticket.room, guest.key) is None
            assert (
                await there.meetings.enter((guest.id, guest.name), bodies.Door(there.ticket.room, "x" * 22), "") is None
            )
            await there.begin()
            late = Guest(await there.meetings.new_person("Late", ""))
            there.guests.append(late)
            await there.come(late)
            assert not late.state.looks_on
            assert not late.has_view
            there.room.kept.barred.append(guest.id)
            there.room.kept.terms.watch = "closed"
            with pytest.raises(rooms.FangchengError, match="people-barred"):
                await there.meetings.enter((guest.id, guest.name), door, "")

    run_apart(work())


def test_who_comes_in_mid_match_looks_on_and_so_does_who_has_left_it():
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            await there.begin()
            late = Guest(await there.meetings.new_person("Late", ""))
            there.guests.append(late)
            await there.come(late)
            assert late.state.looks_on
            assert late.view.seat is None
            await there.say(there.guests[1], messages.Stand)
            assert there.guests[1].state.looks_on
            await there.room.receive(there.guests[1].id, there.guests[1], messages.Sync(-1))
            assert there.guests[1].view.hand == []

    run_apart(work())


def test_a_new_link_for_onlookers_ends_the_old_one_and_who_is_let_in_may_sit():
    async def work():
        async with company("sichuan", 1, watch="closed") as there:
            guest = await look_in(there)
            new = await there.meetings.new_doors(there.guests[0].id, there.ticket.room)
            other = Guest(await there.meetings.new_person("Other", ""))
            old, now = (bodies.Door(there.ticket.room, one) for one in (there.ticket.watch, new.watch))
            assert await there.meetings.enter((other.id, other.name), old, "") is None
            ticket = await there.meetings.enter((other.id, other.name), now, "")
            assert (ticket.invite, ticket.watch) == ("", new.watch)  # so that his page knows what kind of link it is
            await there.meetings.enter((guest.id, guest.name), bodies.Door(there.ticket.room, new.invite), "")
            assert guest.state.may_sit
            assert guest.state.onlookers == []
            assert isinstance(await there.say(guest, messages.Sit, 1), messages.Ack)

    run_apart(work())


def test_fifty_may_be_beside_the_table_and_players_come_in_all_the_same(monkeypatch):
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            await there.say(there.guests[1], messages.Sit, 1)
            seen = [await look_in(there, f"Onlooker {number}") for number in range(3)]
            assert [one.closed for one in seen] == [None, None, 4001]
            assert seen[-1].messages[0].reason.key == "people-full"
            there.room.part(there.guests[1].id, there.guests[1])
            await there.come(there.guests[1])
            assert there.guests[1].closed is None

    monkeypatch.setattr(rooms, "MOST_BESIDE", 2)
    run_apart(work())


def test_who_looks_on_is_not_forgotten_however_many_come_and_go(monkeypatch):
    monkeypatch.setattr(life, "MOST_NAMES", 2)

    async def work():
        async with company("sichuan", 1, watch="closed") as there:
            first = await look_in(there)
            for number in range(4):
                guest = await look_in(there, f"Onlooker {number}")
                there.room.part(guest.id, guest)
            assert first.state.me == "Yan"
            assert await there.meetings.reach(there.ticket.room, first.key) is not None
            assert len(there.room.kept.onlookers) <= 3

    run_apart(work())


# --- a hand late


async def read_all(there):
    """Let all go on to the next hand, if there is one."""
    while there.table.game.held:
        await asyncio.sleep(0.002)
    if there.table.match.over:
        return
    hands = len(there.table.match.actions)
    for guest in there.guests:
        await there.say(guest, messages.Next, v=there.reader(guest).v)
    for _ in range(2000):
        if len(there.table.match.actions) > hands or there.room.kept.state == "over":
            return
        await asyncio.sleep(0.002)
    raise AssertionError("no next hand is dealt")


def test_hands_lie_open_to_onlookers_once_the_next_one_is_dealt_and_not_before():
    async def work():
        async with company("sichuan", 2, watch="after", options={"hands": 4}) as there:
            guest = await look_in(there)
            await there.begin()
            await there.room.receive(guest.id, guest, messages.Sync(-1))
            await there.play(1000)
            while there.table.game.held:
                await asyncio.sleep(0.002)
            assert there.table.match.hand_over
            assert not guest.has_view  # nothing at all of the hand that is just over
            scores, played = there.table.match.scores, len(there.table.match.actions[-1])
            dealt = [sorted(hand) for hand in first_hands(there.table.match)]
            await read_all(there)
            for _ in range(4000):
                if there.table.game.later.wait is None:
                    break
                await asyncio.sleep(0.002)
            views = [one.view for one in guest.messages if isinstance(one, messages.Happened)]
            assert [sorted(seat.shown) for seat in views[0].seats] == dealt
            assert views[-1].results
            assert [seat.score for seat in views[-1].seats] == scores
            assert len(views) > played / 3
            now = there.table.match.view(None)
            assert [len(seat.river) for seat in views[-1].seats] != [len(seat.river) for seat in now.seats]
            there.room.part(guest.id, guest)
            await come(there, guest)
            assert guest.view.results  # who comes later sees where it stands

    run_apart(work())


def first_hands(match):
    dealt = next(event for event in match.hand_events if type(event).__name__ == "Dealt")
    return [tiles_of(hand) for hand in dealt.hands]


def tiles_of(text):
    found, numbers = [], ""
    for sign in text:
        if sign.isdigit():
            numbers += sign
        else:
            found += [number + sign for number in numbers]
            numbers = ""
    return found


def test_the_last_hand_is_shown_to_onlookers_once_the_match_is_over():
    async def work():
        async with company("sichuan", 2, watch="after", options={"hands": 4}) as there:
            guest = await look_in(there)
            await there.begin()
            for _ in range(4):
                await there.play(1000)
                await read_all(there)
            for _ in range(4000):
                if there.room.kept.state == "over" and there.table.game.later.wait is None:
                    break
                await asyncio.sleep(0.002)
            assert guest.view.phase == "over"
            assert all(seat.shown is not None for seat in guest.view.seats)

    run_apart(work())


# --- the server ends


def test_onlookers_find_their_match_again_after_the_server_was_gone(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("sichuan", 2, watch="closed", store=store) as there:
            guest = await look_in(there)
            await there.begin()
            await there.play(8)
            await caught_up(there, guest)
            seen, version = guest.view, guest.version
            ticket, people = there.ticket, there.guests
        store.close()
        store = Store.in_folder(tmp_path)
        meetings = rooms_again(store)
        again = Company(meetings, None, ticket, people)
        again.room, _ = await meetings.reach(ticket.room, guest.key)
        guest.messages.clear()
        await come(again, guest)
        assert guest.version == version
        assert guest.view == seen
        await meetings.close()
        await meetings.rooms.close()
        store.close()

    run_apart(work())


def rooms_again(store):
    return Meetings(Rooms(QUICK, FREE, store), countdown=0)
