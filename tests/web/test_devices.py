"""A seat moves to another device by a code that works once, and links are drawn for cameras."""

import asyncio
import re

import pytest

from fangcheng.web import bodies, messages
from fangcheng.web.people import devices, doors
from fangcheng.web.people.devices import DeviceCodes
from fangcheng.web.people.pictures import BORDER, drawn, in_terminal
from fangcheng.web.store.people import MOST_KEYS
from fangcheng.web.table.bounds import Bounds, NoRoom
from web.company import Guest, company
from web.tables import run_apart

FINDER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]  # ISO/IEC 18004, 6.3.3


def test_a_code_makes_another_device_that_of_the_same_person_once():
    async def work():
        async with company("riichi", 1) as there:
            meetings, guest = there.meetings, there.guests[0]
            code = (await meetings.device_code(guest.key)).code
            other = await meetings.become(f"{code[:5].lower()} {code[5:]}", "")
            assert (other.id, other.name) == (guest.id, guest.name)
            assert other.key != guest.key
            assert await meetings.who(other.key) == await meetings.who(guest.key) == (guest.id, guest.name)
            assert await meetings.become(code, "") is None
            assert await meetings.device_code("nobody's key") is None

    run_apart(work())


def test_a_code_ends_after_its_time_and_with_the_next_one():
    now = [0.0]
    codes = DeviceCodes(lambda: now[0])
    first, second = codes.make("anna"), codes.make("anna")
    assert codes.take(first) is None
    now[0] = devices.SECONDS
    assert codes.take(second) is None
    assert codes.take(codes.make("anna")) == "anna"


def test_more_codes_at_once_than_could_be_guessed_at_are_refused():
    codes = DeviceCodes(lambda: 0.0)
    for number in range(devices.MOST):
        codes.make(f"person {number}")
    with pytest.raises(NoRoom):
        codes.make("one more")


def test_one_address_cannot_take_all_codes_that_there_are():
    """Each person has one code at a time, and an address makes so many people in the time of a code."""
    bounds = Bounds()
    assert bounds.burst + bounds.rate * devices.SECONDS < devices.MOST / 10


def test_wrong_codes_for_a_device_count_as_wrong_codes_of_rooms_do():
    async def work():
        async with company("riichi", 1) as there:
            for _ in range(int(doors.TRIES)):
                assert await there.meetings.become("B" * devices.LENGTH, "192.0.2.1") is None
            with pytest.raises(NoRoom):
                await there.meetings.become("B" * devices.LENGTH, "192.0.2.1")
            with pytest.raises(NoRoom):
                await there.meetings.enter(("x", "X"), bodies.Door(code="BBBBBB"), "192.0.2.1")

    run_apart(work())


async def until_his_turn(there, guest):
    """Let the others play until somebody is asked what he does, and everybody sees all that has happened."""
    for _ in range(4000):
        if there.reader(guest).hand.acts and not there.table.game.held:
            return
        answers = [await there.answer(one) for one in there.guests if one is not guest or there.table.game.held]
        if not any(answers):
            await asyncio.sleep(0.002)
    raise AssertionError("he is not asked")


def test_the_seat_moves_in_the_middle_of_a_decision_and_the_old_line_hears_why():
    async def work():
        async with company("sichuan", 2) as there:
            await there.begin()
            await there.play(6)
            guest = there.guests[0]
            await until_his_turn(there, guest)
            code = (await there.meetings.device_code(guest.key)).code
            other = Guest(await there.meetings.become(code, ""))
            room, person = await there.meetings.reach(there.ticket.room, other.key)
            await room.join(person, other)
            await room.receive(person, other, messages.Sync(-1))
            told = guest.messages[-1]
            assert told.reason.key == "bye-elsewhere"
            assert told.retry_in is None  # an old page that came back would take the seat again
            own = there.table.match.view(there.reader(guest).seat).own
            held = [*own.hand, *([own.drawn] if own.drawn else [])]
            assert sorted(tile.tile for tile in other.view.hand) == sorted(held)
            there.guests[0] = other
            room.part(guest.id, guest)  # the old device is gone, and nobody notices
            assert await there.play(4) >= 4

    run_apart(work())


def test_of_too_many_devices_the_oldest_is_signed_out():
    async def work():
        async with company("riichi", 1) as there:
            meetings, guest = there.meetings, there.guests[0]
            made = [guest.key]
            for _ in range(MOST_KEYS):
                made.append((await meetings.become((await meetings.device_code(made[-1])).code, "")).key)
            known = [await meetings.who(key) is not None for key in made]
            assert known == [False] + [True] * MOST_KEYS

    run_apart(work())


# --- pictures


def units(picture):
    """The dark units of a picture as lines of text, its border cut off."""
    grid = [[" "] * picture.size for _ in range(picture.size)]
    for across, down, long, back in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", picture.path):
        assert long == back
        for step in range(int(long)):
            grid[int(down)][int(across) + step] = "#"
    return ["".join(line)[BORDER:-BORDER] for line in grid[BORDER:-BORDER]], grid


def test_a_picture_has_the_marks_by_which_a_camera_finds_it_and_a_quiet_border():
    picture = drawn("http://192.168.1.20:8700/#/room/abcdefghij/ABCDEFGHIJKLMNOPQRSTUV")
    lines, whole = units(picture)
    size = len(lines)
    assert (size - 17) % 4 == 0  # of version v: 17 + 4 v units
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert [line[left : left + 7] for line in lines[top : top + 7]] == FINDER
    assert [lines[6][place] for place in range(8, size - 8)] == [" #"[place % 2 == 0] for place in range(8, size - 8)]
    assert not any("#" in line[:BORDER] + line[-BORDER:] for line in whole)


def test_other_links_have_other_pictures_and_a_terminal_shows_the_same_one():
    one, other = drawn("http://192.168.1.20:8700/"), drawn("http://192.168.1.21:8700/")
    assert one.path != other.path
    assert in_terminal("http://192.168.1.20:8700/").count("\n") > 10
