"""Several people at one table: coming in, sitting down, agreeing, playing, going and coming back."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from fangcheng.errors import FangchengError
from fangcheng.game.sealed import commitment_to
from fangcheng.variants import IDS
from fangcheng.web import bodies, messages
from fangcheng.web.people import doors
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.people.names import clean_name, told_apart
from fangcheng.web.store.store import Store
from fangcheng.web.table.bounds import NoRoom
from fangcheng.web.table.rooms import Rooms
from web.company import WINDOWS, company
from web.tables import FREE, QUICK, run_apart

MANY = [("chengdu", {"players": 2}, 2), ("sanma", {}, 3), ("chengdu", {"players": 7}, 7)]


THINK = 0.0123  # seconds that a bot takes where a test may hold it


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


# --- names


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Mei   Ling ", "Mei Ling"),
        ("e\u0301a", "\u00e9a"),
        ("To\u3164m\ufe0f\u2800\U000e0100", "Tom"),  # else another Tom for all who read it
        ("a\u202eb\u0000c", "a b c"),
        ("<b>&amp;", "<b>&amp;"),
        ("方城", "方城"),
    ],
)
def test_a_name_is_cleaned_of_what_nobody_sees_and_else_stays_text(given, name):
    assert clean_name(given) == name


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("", "people-name-empty"),
        (" \u200b\u2066 ", "people-name-empty"),
        ("\u3164", "people-name-empty"),  # a letter by its category, and nothing to the eye
        ("\u2800\u2800", "people-name-empty"),
        ("\u0301\u0301", "people-name-empty"),
        ("x" * 17, "people-name-long"),
        ("x" + "\u0323" * 60, "people-name-long"),
        ("MEI", "people-name-bot"),
        ("ｍｅｉ", "people-name-bot"),
    ],
)
def test_a_name_that_nobody_may_have_is_refused_with_its_reason(given, why):
    with pytest.raises(FangchengError, match=why):
        clean_name(given)


def test_two_who_are_called_the_same_are_told_apart():
    assert told_apart("Tom", ["tom", "TOM 2", "Ann"]) == "Tom 3"


# --- coming in


def test_a_link_and_a_code_lead_into_the_room_and_nothing_else_does():
    async def work():
        async with company("riichi", 1) as there:
            meetings, ticket = there.meetings, there.ticket
            other = await meetings.new_person("Other", "")
            who = other.id, other.name
            for door in (
                bodies.Door(ticket.room, "x" * 22),
                bodies.Door("nowhere", ticket.invite),
                bodies.Door(ticket.room),
            ):
                assert await meetings.enter(who, door, "") is None
            assert await meetings.reach(ticket.room, other.key) is None  # who has not come in has no line
            assert await meetings.enter(who, bodies.Door(code=ticket.code.lower() + " "), "") is not None
            assert (await meetings.reach(ticket.room, other.key))[1] == other.id
            new = await meetings.new_doors(there.guests[0].id, ticket.room)
            assert await meetings.new_doors(other.id, ticket.room) is None
            for old in (bodies.Door(ticket.room, ticket.invite), bodies.Door(code=ticket.code)):
                assert await meetings.enter(who, old, "") is None
            assert await meetings.enter(who, bodies.Door(code=new.code), "") is not None

    run_apart(work())


def test_ten_wrong_codes_of_one_address_are_enough_and_links_go_on_leading_in():
    async def work():
        async with company("riichi", 1) as there:
            guest = there.guests[0]
            who = guest.id, guest.name
            for _ in range(int(doors.TRIES)):
                assert await there.meetings.enter(who, bodies.Door(code="BBBBBB"), "192.0.2.1") is None
            with pytest.raises(NoRoom):
                await there.meetings.enter(who, bodies.Door(code=there.ticket.code), "192.0.2.1")
            assert await there.meetings.enter(who, bodies.Door(code=there.ticket.code), "192.0.2.2") is not None
            link = bodies.Door(there.ticket.room, there.ticket.invite)
            assert await there.meetings.enter(who, link, "192.0.2.1") is not None

    run_apart(work())


# --- sitting down and agreeing


def test_a_change_of_what_is_played_makes_nobody_ready_and_an_old_number_agrees_to_nothing():
    async def work():
        async with company("riichi", 2) as there:
            owner, guest = there.guests
            await there.say(guest, messages.Sit, 1)
            number = there.room.kept.number
            await there.say(guest, messages.Ready, number)
            assert guest.state.places[1].ready
            terms = bodies.RoomTerms(bodies.NewTable("riichi", {"red_fives": 0}))
            assert reason(await there.say(guest, messages.ChangeTerms, terms)) == "people-not-owner"
            assert isinstance(await there.say(owner, messages.ChangeTerms, terms), messages.Ack)
            assert not any(place.ready for place in guest.state.places)
            assert [one.label.en for one in guest.state.differs]
            assert reason(await there.say(guest, messages.Ready, number)) == "people-terms-changed"
            assert isinstance(await there.say(guest, messages.Ready, number + 1), messages.Ack)
            assert reason(await there.say(guest, messages.Sit, 0)) == "people-taken"
            for wrong in ({"seed": 1}, {"variant": "nowhere"}, {"bots": "random", "temperament": "fast"}):
                terms = bodies.RoomTerms(bodies.NewTable(**{"variant": "riichi", **wrong}))
                assert isinstance(await there.say(owner, messages.ChangeTerms, terms), messages.Reject)
            assert guest.state.number == number + 1
            live = bodies.RoomTerms(bodies.NewTable("taiwan", {"claim_timing": "live"}))
            assert reason(await there.say(owner, messages.ChangeTerms, live)) == "people-no-live"

    run_apart(work())


def test_the_match_begins_only_when_every_place_is_taken_and_everybody_has_agreed():
    async def work():
        async with company("sichuan", 2) as there:
            owner, guest = there.guests
            await there.say(guest, messages.Sit, 2)
            for person in there.guests:
                await there.say(person, messages.Ready, 1)
            await asyncio.sleep(0.05)
            assert owner.state.state == "gathering"
            await there.say(owner, messages.SeatBot, 1, True)
            await there.say(owner, messages.SeatBot, 3, True)
            await there.say(owner, messages.Ready, 1)
            await asyncio.sleep(0.05)
            assert owner.state.state == "gathering"  # another company: the guest has to agree anew
            await there.say(guest, messages.Ready, 1)
            while owner.state.state != "playing":
                await asyncio.sleep(0.005)
            assert [place.state for place in owner.state.places] == ["here", "bot", "here", "bot"]
            assert there.room.kept.order == [0, 1, 2, 3]
            assert reason(await there.say(guest, messages.Sit, 1)) == "people-not-now"

    run_apart(work())


# --- playing


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_two_people_and_bots_play_on_in_every_game_each_seeing_his_own_hand(variant):
    async def work():
        async with company(variant, 2, pace=WINDOWS) as there:
            await there.begin()
            await there.play(12)
            one, other = (guest.view for guest in there.guests)
            assert one.seat != other.seat
            assert {seat.place for seat in one.seats if seat.name is None} == {0}
            named = {seat.name.en for seat in one.seats if seat.name and not seat.bot}
            assert named == {"Guest 1"}

    run_apart(work())


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options", "people"), MANY, ids=str)
def test_as_many_people_as_a_game_seats_play_without_a_bot(variant, options, people):
    async def work():
        async with company(variant, people, options, pace=WINDOWS) as there:
            await there.begin()
            assert len(there.room.kept.places) == people
            await there.play(12)
            assert len(there.table.game.readers) == people

    run_apart(work())


def test_an_act_is_done_once_however_often_it_is_sent_and_by_nobody_else():
    async def work():
        async with company("riichi", 2) as there:
            await there.begin()
            await there.play(3)
            while not any(there.reader(one).hand.acts for one in there.guests):
                await asyncio.sleep(0.005)
            guest = next(one for one in there.guests if there.reader(one).hand.acts)
            other = next(one for one in there.guests if one is not guest)
            seat, version = there.reader(guest).seat, there.reader(guest).v

            def made():
                return sum(one == seat for one, _ in there.table.match.actions[-1])

            before = made()
            first = await there.say(guest, messages.Act, version, 0, id="twice")
            after = made()
            again = await there.say(guest, messages.Act, version, 0, id="twice")
            assert isinstance(first, messages.Ack)
            assert isinstance(again, messages.Ack)
            assert before < after == made()
            # The same id of another person is another act, and this one is not his to make.
            assert isinstance(
                await there.say(other, messages.Act, version, 0, id="twice"), messages.Reject | messages.Ack
            )
            assert reason(await there.say(guest, messages.Undo, v=None)) == "illegal-choice"

    run_apart(work())


def test_the_walls_are_promised_before_the_deal_and_opened_to_everybody_after_the_match():
    async def work():
        async with company("sichuan", 2, {"hands": 4}) as there:
            await there.begin()
            promised = [
                next(one for one in guest.messages if isinstance(one, messages.Hello)).walls for guest in there.guests
            ]
            assert len({one.commitment for one in promised}) == 1
            while not there.table.is_over:
                await there.play(1000)
                for guest in there.guests:
                    if not there.table.match.over:
                        await there.say(guest, messages.Next, v=there.reader(guest).v)
            for guest in there.guests:
                opened = [one.walls for one in guest.messages if isinstance(one, messages.Promised)][-1]
                assert commitment_to(opened.opening) == promised[0].commitment

    run_apart(work())


# --- going and coming back


def test_a_lost_line_is_covered_after_the_owners_time_and_who_returns_plays_his_next_decision():
    async def work():
        async with company("riichi", 2, cover_after=0) as there:
            await there.begin()
            owner, guest = there.guests
            there.room.part(guest.id, guest)
            while owner.state.places[1].state != "covered":
                await asyncio.sleep(0.005)
            await there.play(4, [owner])
            await there.come(guest)
            assert owner.state.places[1].state == "here"
            made = await there.play(30)
            assert made
            assert any(
                getattr(one, "id", "").startswith("m") for one in guest.messages if isinstance(one, messages.Ack)
            )

    run_apart(work())


def test_who_leaves_for_good_is_played_for_to_the_end_and_the_room_has_another_owner():
    async def work():
        async with company("riichi", 2) as there:
            await there.begin()
            owner, guest = there.guests
            assert reason(await there.say(owner, messages.Remove, 1)) == "people-still-there"
            await there.say(owner, messages.Stand)
            assert guest.state.owner
            assert guest.state.places[0].state == "gone"
            heard = len(owner.messages)
            await there.play(4, [guest])
            assert not [one for one in owner.messages[heard:] if hasattr(one, "view")]
            await there.come(owner)
            assert owner.state.own is None

    run_apart(work())


def test_nobody_at_the_table_stops_its_bots_and_its_clocks():
    async def work():
        async with company("riichi", 2, cover_after=None) as there:
            await there.begin()
            for guest in there.guests:
                there.room.part(guest.id, guest)
            await asyncio.sleep(0.05)
            made, time = len(there.table.match.actions[-1]), there.table._time()
            await asyncio.sleep(0.1)
            assert (len(there.table.match.actions[-1]), there.table._time()) == (made, time)

    run_apart(work())


@pytest.mark.parametrize("variant", ["sichuan"])
def test_after_the_match_the_company_plays_another_one_and_each_has_its_record(tmp_path, variant):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company(variant, 2, {"hands": 4}, store=store) as there:
            await there.begin()
            while not there.table.is_over:
                await there.play(1000)
                for guest in there.guests:
                    if not there.table.match.over:
                        await there.say(guest, messages.Next, v=there.reader(guest).v)
            while there.guests[0].state.state != "over":
                await asyncio.sleep(0.005)
            rooms, id = there.meetings.rooms, there.table.id
            places = {}
            for guest in there.guests:
                [kept] = await rooms.listed([bodies.TableTicket(id, guest.key)])
                ending = kept.matches[0].ending
                assert ending.players[0] == ""
                assert (sum(ending.scores), sorted(ending.places)[0]) == (0, 1)
                places[guest.id] = ending.scores[0]
                for _ in range(200):
                    record = await rooms.record(bodies.TableTicket(id, guest.key), 1)
                    if record:
                        break
                    await asyncio.sleep(0.02)
                assert guest.name in record
            assert set(places.values()) <= set(there.table.match.scores)
            assert await rooms.listed([bodies.TableTicket(id, "x" * 43)]) == []
            for guest in there.guests:
                await there.say(guest, messages.Next, v=there.reader(guest).v)
            while not there.table.match.matches:
                await asyncio.sleep(0.005)
            assert there.table.id == id
            await there.play(3)
        store.close()

    run_apart(work())


# --- restarts


def test_after_a_restart_everybody_finds_what_he_was_shown_and_goes_on(tmp_path):
    async def work():
        gate, windows, secret = asyncio.Event(), 0, 0

        async def sleep(seconds):
            await (gate.wait() if seconds == THINK else asyncio.sleep(seconds))

        pace = replace(WINDOWS, think=(THINK, THINK), sleep=sleep)
        async with company("riichi", 3, store=Store.in_folder(tmp_path), pace=pace) as there:
            await there.begin()
            for number in range(20):
                gate.set()
                await there.play(1)
                while number % 2 and there.table.game.held and not there.table.game.is_secret:
                    await asyncio.sleep(0.002)
                gate.clear()
                async with there.table._lock:
                    runs = there.table.game.held and not there.table.game.is_secret
                    windows, secret = windows + runs, secret + there.table.game.is_secret
                    shown = [(there.reader(guest).v, without_time(there.reader(guest).view)) for guest in there.guests]
                    actions = [list(hand) for hand in there.table.match.actions]
                    await restart(there, tmp_path, pace)
                assert there.table.match.actions == actions
                for guest, (version, view) in zip(there.guests, shown):
                    if not runs:  # a window that runs is over when the server is back
                        assert (guest.version, without_time(guest.view)) == (version, view)
            gate.set()
            await there.play(5)
        print(f"{windows} in a window, {secret} while somebody was asked in secret")

    run_apart(work())


def without_time(view):
    return msgspec.to_builtins(msgspec.structs.replace(view, clock=None))


async def restart(there, where, pace):
    """End everything as a kill would, and let all come again."""
    for task in [*there.room._tasks, *there.table._tasks, there.table._driver]:
        if task is not None:
            task.cancel()
    there.meetings.rooms.store.close()
    there.meetings = Meetings(Rooms(pace, FREE, Store.in_folder(where)), countdown=0)
    for guest in there.guests:
        await there.come(guest)


def test_who_has_agreed_has_still_agreed_after_a_restart(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("riichi", 2, store=store) as there:
            await there.say(there.guests[1], messages.Sit, 1)
            await there.say(there.guests[1], messages.Ready, 1)
            for task in there.room._tasks:
                task.cancel()
            store.close()
            there.meetings = Meetings(Rooms(QUICK, FREE, Store.in_folder(tmp_path)), countdown=0)
            await there.come(there.guests[1])
            place = there.guests[1].state.places[1]
            assert (place.name, place.ready) == ("Guest 1", True)

    run_apart(work())
