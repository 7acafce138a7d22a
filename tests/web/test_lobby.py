"""The lobby: which tables stand in it, who sits down there, quick matches, and the way in from the same network."""

import asyncio
import socket

import pytest

from fangcheng.errors import FangchengError
from fangcheng.web import bodies, messages
from fangcheng.web.people import lobby as lobbies
from fangcheng.web.people import nearby
from fangcheng.web.people.lobby import Lobby, quick_terms
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.table.rooms import Rooms
from web.company import Company, Guest, company
from web.tables import FREE, QUICK, run_apart


def who(guest):
    return guest.id, guest.name


async def stranger(there, name="Yan"):
    return Guest(await there.meetings.new_person(name, ""))


async def come(meetings, guest, ticket):
    there = Company(meetings, None, ticket, [guest])
    there.room, _ = await meetings.reach(ticket.room, guest.key)
    await there.room.join(guest.id, guest)
    return there


def rooms_in(page):
    return [[one.room for one in some] for some in (page.own, page.wanting, page.watched)]


def test_a_listed_table_is_joined_by_one_click_and_one_that_is_not_by_none():
    async def work():
        for listed in (True, False):
            async with company("sichuan", 1, listed=listed) as there:
                lobby, yan = Lobby(there.meetings), await stranger(there)
                room = there.ticket.room
                assert rooms_in(lobby.shown(None)) == [[], [room] * listed, []]
                ticket = await lobby.join(who(yan), room, False)
                assert (ticket is not None) == listed
                assert await lobby.join(who(yan), "nowhere", False) is None
                sitting = [place.name for place in there.room.kept.places]
                assert sitting == ["Guest 0", "Yan" if listed else "", "", ""]
                if listed:  # the link itself is told to nobody who came by the lobby
                    assert (ticket.invite, ticket.code, ticket.watch) == ("", "", "")

    run_apart(work())


def test_what_the_lobby_tells_of_a_table():
    async def work():
        async with company("sichuan", 2, listed=True, options={"base": 2}) as there:
            await there.say(there.guests[1], messages.Sit, 2)
            (one,) = Lobby(there.meetings).shown(None).wanting
            assert (one.names, one.free, one.places, one.state) == (["Guest 0", "Guest 1"], 2, 4, "open")
            assert one.game.en == "Sichuan"
            assert one.minutes == 0
            told = str(one)
            for secret in (there.ticket.invite, there.ticket.code, there.ticket.watch, there.guests[0].id):
                assert secret not in told

    run_apart(work())


def test_a_table_whose_owner_is_away_a_full_one_and_an_old_one_want_nobody(monkeypatch):
    async def work():
        async with company("sichuan", 1, listed=True) as there:
            lobby, owner = Lobby(there.meetings), there.guests[0]
            monkeypatch.setattr(lobbies, "COMING", 0.0)
            there.room.part(owner.id, owner)
            assert lobby.shown(None).wanting == []
            await there.come(owner)
            assert len(lobby.shown(None).wanting) == 1
            for place in (1, 2, 3):
                await there.say(owner, messages.SeatBot, place, True)
            assert lobby.shown(None).wanting == []
            await there.say(owner, messages.SeatBot, 3, False)
            assert len(lobby.shown(None).wanting) == 1
            monkeypatch.setattr(lobbies, "OLDEST", 0.0)
            assert lobby.shown(None).wanting == []

    run_apart(work())


def test_who_was_removed_does_not_come_back_by_the_lobby_and_only_one_takes_the_last_place():
    async def work():
        async with company("sanma", 1, listed=True) as there:
            lobby, owner = Lobby(there.meetings), there.guests[0]
            yan, bo = await stranger(there), await stranger(there, "Bo")
            await lobby.join(who(yan), there.ticket.room, False)
            await there.say(owner, messages.Remove, 1)
            with pytest.raises(FangchengError, match="people-barred"):
                await lobby.join(who(yan), there.ticket.room, False)
            await there.say(owner, messages.SeatBot, 1, True)
            late = await stranger(there, "Late")
            answers = await asyncio.gather(
                lobby.join(who(bo), there.ticket.room, False),
                lobby.join(who(late), there.ticket.room, False),
                return_exceptions=True,
            )
            assert sum(isinstance(one, bodies.RoomTicket) for one in answers) == 1
            assert [place.name for place in there.room.kept.places if place.person][1:] in (["Bo"], ["Late"])

    run_apart(work())


def test_a_running_listed_match_may_be_watched_where_its_terms_have_that_and_leads_its_people_back():
    async def work():
        for watch in ("closed", "off"):
            async with company("sichuan", 2, listed=True, watch=watch) as there:
                lobby, room = Lobby(there.meetings), there.ticket.room
                await there.begin()
                yan, may = await stranger(there), watch != "off"
                assert rooms_in(lobby.shown(who(yan))) == [[], [], [room] * may]
                assert rooms_in(lobby.shown(who(there.guests[1]))) == [[room], [], [room] * may]
                assert await lobby.join(who(yan), room, False) is None
                assert (await lobby.join(who(yan), room, True) is not None) == may
                assert yan.id not in there.room.kept.names

    run_apart(work())


# --- quick matches


def test_people_who_want_the_same_quick_match_meet_and_others_do_not():
    async def work():
        meetings = Meetings(Rooms(QUICK, FREE), countdown=0)
        lobby = Lobby(meetings)
        people = [Guest(await meetings.new_person(f"Person {number}", "")) for number in range(6)]
        wanted = ["sanma", "sanma", "riichi", "sanma", "sanma", "riichi"]
        tickets = await asyncio.gather(*(lobby.quick(who(one), game, "") for one, game in zip(people, wanted)))
        rooms = [ticket.room for ticket in tickets]
        assert rooms[0] == rooms[1] == rooms[3]  # three sit at a table of sanma
        assert rooms[4] not in rooms[:4]  # and the fourth waits at the next
        assert rooms[2] == rooms[5]
        again = await lobby.quick(who(people[2]), "riichi", "")
        assert again.room == rooms[2]  # asked twice, he sits there already
        there = await come(meetings, people[0], tickets[0])
        assert [place.name for place in there.room.kept.places] == ["Person 0", "Person 1", "Person 3"]
        assert there.room.kept.terms == quick_terms("sanma")
        assert there.room.kept.state == "gathering"  # nobody has agreed to anything by asking
        with pytest.raises(FangchengError):
            await lobby.quick(who(people[0]), "nowhere", "")
        await meetings.close()
        await meetings.rooms.close()
        meetings.end()

    run_apart(work())


def test_a_quick_match_seats_nobody_at_a_table_with_rules_of_its_own():
    async def work():
        async with company("sichuan", 1, listed=True, options={"exchange3": True}) as there:
            ticket = await Lobby(there.meetings).quick(who(await stranger(there)), "sichuan", "")
            assert ticket.room != there.ticket.room

    run_apart(work())


# --- from the same network


def test_the_terminal_shows_the_address_and_its_picture_where_there_is_a_network(monkeypatch):
    monkeypatch.setattr(nearby, "address_nearby", lambda: "192.168.1.20")
    said = nearby.invitation(8700)
    assert "http://192.168.1.20:8700/#/lobby" in said
    lines = [line for line in said.splitlines() if set(line) <= set("█▀▄ ") and line]
    assert len({len(line) for line in lines}) == 1  # a square: two units of it to a line
    assert len(lines) * 2 in (len(lines[0]), len(lines[0]) + 1)
    monkeypatch.setattr(nearby, "address_nearby", lambda: None)
    assert nearby.invitation(8700) == ""


def test_no_packet_is_sent_to_find_the_own_address(monkeypatch):
    sent = []

    class Asked(socket.socket):
        def send(self, *given):
            sent.append(given)

        def sendto(self, *given):
            sent.append(given)

    monkeypatch.setattr(nearby.socket, "socket", Asked)
    found = nearby.address_nearby()
    assert found is None or not found.startswith("127.")
    assert sent == []
