"""Tables that go on from the middle of a record: the right seat, kept on disk like any other, undo and record."""

import asyncio

import pytest
from msgspec.structs import replace

from fangcheng import load_bot
from fangcheng.records import records_of
from fangcheng.records.native import read_native
from fangcheng.records.opening import Source
from fangcheng.records.replay.film import Film
from fangcheng.records.verify import verify
from fangcheng.web import messages, wire
from fangcheng.web.replay.frames import frame
from fangcheng.web.store.disk import Disk
from fangcheng.web.store.store import Store
from fangcheng.web.table.figured import READER, games_of
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.resuming import asked_for, begun_at, resumed_match
from fangcheng.web.table.room import Room
from game.players import play
from web.tables import QUICK, Page, decide, run_apart
from web.test_replay import lines_of, played


@pytest.fixture(scope="module")
def games():
    """A match without its seed, as a foreign record would be."""
    return list(read_native(Source("mine", "\n".join(lines_of(played("sichuan", hands=1))))))


async def sit_down(room):
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    return page


def test_a_table_goes_on_at_the_seat_that_was_chosen_and_comes_back_from_disk(games):
    async def scenario():
        store = Store(Disk())
        room = await Room.open(asked_for(games), QUICK, store, begun_at(games, 0, 30, 2))
        page = await sit_down(room)
        assert page.view.seat == 2
        assert [seat.bot for seat in page.view.seats] == [True, True, False, True]
        for _ in range(4):
            if not await decide(room, page):
                break
        while page.version != room.version or not (page.view.choices or page.view.results):
            await asyncio.sleep(0.01)
        room.close(wire.Text("end"))
        again = await Room.restore(await store.load(room.id), QUICK, store)
        assert again.match.check == room.match.check
        assert again.match.actions == room.match.actions
        assert again.seat == 2
        back = await sit_down(again)
        assert len(back.view.hand) == back.view.seats[2].hand_count
        assert back.view.can_undo
        await again.receive(back, messages.Undo())
        assert len(again.match.actions[0]) < len(room.match.actions[0])
        again.close(wire.Text("end"))
        store.close()

    run_apart(scenario())


def test_a_table_that_goes_on_has_a_record(games):
    match = resumed_match(begun_at(games, 0, 30, 2), "interpreted")
    begun = records_of(match)[0].hands[0]
    whole = games[0].hands[0]
    assert begun.events == whole.events[: len(begun.events)]
    assert len(begun.events) > 10


@pytest.mark.by_day
def test_a_match_after_one_that_was_taken_up_has_a_wall_and_a_record_of_its_own(games):
    async def scenario():
        room = await Room.open(asked_for(games), QUICK, None, begun_at(games, 0, 30, 2))
        page = await sit_down(room)
        assert room.walls.commitment == ""  # whoever plays on may have read on
        room.match.call_time()
        while await decide(room, page):
            pass
        promised = room.walls.next
        await room.receive(page, messages.Next("on", page.version))
        first = read_native(Source("taken up", "\n".join(await room.record())))
        assert [game.players.index("player") for game in first] == [2]
        room.match.call_time()
        while await decide(room, page):
            pass
        _, second = read_native(Source("both", "\n".join(await room.record())))
        assert second.commitment == promised
        report = verify(second)
        assert (report.mismatches, report.opened) == ([], 1)
        room.close(wire.Text("end"))

    run_apart(scenario())


@pytest.mark.parametrize(
    ("bots", "asked", "told"),
    [
        ((), ("steady", ""), ("", "")),
        (("", "casual:wall", "casual:wall", "casual:wall"), ("casual", "wall"), ("casual", "wall")),
        (("random", "", "random", "random"), ("random", ""), ("random", "")),
        (("", "mine:Bot", "beginner", "steady"), ("beginner", ""), ("", "")),
        (("", "random:wall", "steady:<b>", "../before:steady"), ("steady", ""), ("", "")),
    ],
)
def test_a_replay_tells_the_bots_and_who_plays_on_sits_with_their_like(games, bots, asked, told):
    game = replace(games[0], bots=bots)
    new = asked_for([game])
    assert (new.bots, new.temperament) == asked
    view = frame(Film([game]), 0, 0, 0, False).view
    assert (view.level, view.temperament) == told
    assert [seat.bot for seat in view.seats] == [bool(bot) for bot in bots or [""] * 4]


def test_the_record_of_a_table_says_how_strong_its_bots_were():
    match = play("changsha", 5, 2000, {"hands": 4})
    assert match.over
    [game] = games_of(match, ["", "Lan", "Mei", "Tao"], Pace(level="casual", temperament="wall").bot_name)
    assert sorted(game.bots) == ["", "casual:wall", "casual:wall", "casual:wall"]
    assert game.bots[game.players.index(READER)] == ""
    assert load_bot("casual:wall").name == "casual:wall"
