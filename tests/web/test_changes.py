"""Only what has changed of a view is sent: the page can make the view of it, in every game, and it is far less."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from fangcheng.variants import IDS
from fangcheng.web import wire
from fangcheng.web.table.changes import changes_of
from fangcheng.web.table.line import Brief
from web.company import company
from web.tables import run_apart
from web.test_onlookers import look_in

CASES = Path(__file__).parents[2] / "web/tests/changes.json"  # the page takes the same steps (changes.test.ts)


def taken(view, steps):
    """Take steps as they are documented, on what JSON makes of a view."""
    before = []
    for path, *rest in steps:
        told = [int(name) if name.isdigit() else name for name in path.split(".")]
        *way, last = [*before, told[1]] if told[0] == "" else told
        before = way
        part = view
        for name in way:
            part = part[name]
        if len(rest) == 1:
            part[last] = rest[0]
        else:
            start, dropped, items = rest
            part[last][start : start + dropped] = items
    return view


class Reader:
    """A page that keeps the view before, at the end of a line that says what has changed."""

    def __init__(self, guest):
        self.guest, self.line, self.view, self.v, self.sizes = guest, Brief(), None, None, []
        self.put, guest.put = guest.put, self.hear

    def hear(self, message):
        self.put(message)
        said = json.loads(self.line.spelt(message))
        if said["t"] == "ch":
            assert said["base"] == self.v
            self.view = taken(self.view, said["steps"])
        elif said["t"] in ("snapshot", "ev"):
            self.view = said["view"]
        else:
            return
        self.v = said["v"]
        assert self.view == json.loads(msgspec.json.encode(message.view))
        assert said.get("events", []) == json.loads(msgspec.json.encode(getattr(message, "events", [])))
        self.sizes.append((len(json.dumps(said)), len(msgspec.json.encode(message))))


@pytest.mark.parametrize("variant", IDS)
@pytest.mark.by_day
def test_every_view_is_made_of_the_one_before_and_what_has_changed(variant):
    async def work():
        async with company(variant, 2, watch="closed") as there:
            readers = [Reader(guest) for guest in [*there.guests, await look_in(there)]]
            await there.begin()
            await there.play(60)
            while there.table.game.held and not there.table.game.is_secret:
                await asyncio.sleep(0.002)
            for reader in readers:
                brief, whole = (sum(sizes) for sizes in zip(*reader.sizes))
                assert brief < whole / 2

    run_apart(work())


def test_what_is_set_in_a_view_that_was_sent_is_sent_with_the_next():
    """A clock is set anew in the view that was shown last, and sent over another line."""

    async def work():
        async with company("sichuan", 2) as there:
            reader = Reader(there.guests[0])
            await there.begin()
            await there.play(4)
            there.reader(there.guests[0]).view.clock = wire.Clock(left_ms=1, full_ms=2)
            await there.play(4)
            assert len(reader.sizes) > 8

    run_apart(work())


def test_a_list_says_what_came_and_went_and_a_field_its_value():
    old = wire.SeatState(seat=0, place=0, name=None, wind="E", score=5, hand_count=14, aside=["1f", "2f", "3f"])
    new = msgspec.structs.replace(old, score=7, aside=["1f", "4f", "5f", "3f"])
    assert changes_of(old, old) == []
    assert changes_of(old, new) == [["score", 7], ["aside", 1, 1, ["4f", "5f"]]]
    assert changes_of(new, old) == [["score", 5], ["aside", 1, 2, ["2f"]]]
    assert changes_of(old, msgspec.structs.replace(old, aside=["1f", "9f", "3f"])) == [["aside.1", "9f"]]
    assert changes_of(old, msgspec.structs.replace(old, shown=["1m"])) == [["shown", ["1m"]]]


def test_a_path_beside_the_one_before_is_short():
    old = [wire.SeatState(seat=n, place=n, name=None, wind="E", score=5, hand_count=14) for n in range(2)]
    new = [msgspec.structs.replace(one, score=7, hand_count=13, drawn=True) for one in old]
    steps = changes_of(old, new, "seats")
    assert [step[0] for step in steps] == [
        *("seats.0.score", ".hand_count", ".drawn"),
        *("seats.1.score", ".hand_count", ".drawn"),
    ]
    assert taken({"seats": msgspec.to_builtins(old)}, steps)["seats"] == msgspec.to_builtins(new)


def test_the_page_is_tested_with_steps_as_they_are_made():
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        kind = {"seat": wire.SeatState, "hand": list[wire.HandTile]}[case["kind"]]
        old, new = msgspec.convert(case["old"]["part"], kind), msgspec.convert(case["new"]["part"], kind)
        assert msgspec.to_builtins(changes_of(old, new, "part")) == case["steps"]
        assert taken({"part": msgspec.to_builtins(old)}, case["steps"])["part"] == msgspec.to_builtins(new)
