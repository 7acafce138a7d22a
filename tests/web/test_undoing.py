"""A decision is taken back where all agree: where the match stands then, who sees what, and that it is marked."""

import asyncio
import random
from dataclasses import replace

import msgspec
import pytest

from fangcheng.web import bodies, messages
from fangcheng.web.figures import figures_by_game
from fangcheng.web.people import motions, questions
from fangcheng.web.people.decisions import Decisions
from fangcheng.web.store import kept
from fangcheng.web.store.store import Store
from web.company import WINDOWS, company
from web.tables import run_apart
from web.test_people import restart, without_time


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


def done(answer):
    return isinstance(answer, messages.Ack)


def news(guest):
    return [one.text.key for one in guest.messages if isinstance(one, messages.News)]


def made(there):
    return [list(hand) for hand in there.table.match.actions]


async def rests(there):
    """Wait until nothing goes on by itself any more."""
    for _ in range(4000):
        table = there.table
        driven = table._driver is not None and not table._driver.done()
        waits = table.game.held and not table.game.is_secret
        if not (driven or waits or table._tasks or table._lock.locked() or there.room.lock.locked()):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


async def agree(there, by):
    """Let somebody ask to take his last decision back, and all others agree."""
    assert done(await there.say(by, messages.Ask, "undo"))
    for guest in there.guests:
        if guest is not by:
            assert done(await there.say(guest, messages.Answer, True))
    return news(by)[-1]


async def play_out(there):
    while not there.table.is_over:
        await there.play(1000)
        for guest in there.guests:
            if not there.table.match.over:
                await there.say(guest, messages.Next, v=there.reader(guest).v)
    while there.guests[0].state.state != "over":
        await asyncio.sleep(0.005)


# --- where decisions are


def test_decisions_are_found_by_what_was_kept():
    found = Decisions()
    for change in (
        kept.Change(actions=[(1, 5)]),  # of a bot
        kept.Change(by=0, actions=[(0, 3), (1, 4), (2, 9)]),  # bots have answered to it
        kept.Change(by=0, picked=[1]),
        kept.Change(by=3, actions=[(3, 1)], hidden=True),
        kept.Change(by=0, actions=[(0, 7)]),
    ):
        found.note(change)
    last = found.last_of(0)
    assert (last, found.behind(last), found.last_of(2)) == ((0, 5), 1, None)
    assert found.behind(found.last_of(3)) == 2
    first = found.last_of(3)
    found.note(kept.Change(undone=2))
    assert found.last_of(3) is None
    assert found.last_of(0) == (0, 1)
    assert not found.stands(first)
    assert found.marks == {1: ["undo"]}
    found.note(kept.Change(dealt=True, match=True, actions=[(1, 2)]))
    assert found.last_of(0) is None
    assert found.marks == {1: ["undo"]}
    found.note(kept.Change(by=0, actions=[(0, 2)]))
    assert found.last_of(0) == (1, 1)


# --- at a table


@pytest.mark.parametrize(
    ("variant", "options"), [("sichuan", {}), ("riichi", {}), ("chengdu", {"players": 2}), ("taiwan", {})]
)
@pytest.mark.by_day
def test_the_match_goes_back_and_each_sees_what_he_may_see_there(variant, options):
    """Wherever it is asked, in windows too. Prints its seed."""
    seed = random.SystemRandom().randrange(1 << 32)
    chance = random.Random(seed)
    print("seed", seed)

    async def work():
        async with company(variant, 2, options, pace=replace(WINDOWS, think=(0.0, 0.0))) as there:
            await there.begin()
            backs = windows = 0
            for _ in range(12):
                await there.play(chance.randrange(1, 5))
                windows += there.table.game.held
                by = chance.choice(there.guests)
                number, decisions = there.room.number_of(by.id), there.table.game.decisions
                wanted = decisions.last_of(number)
                if wanted is None or there.table.match.hand_over:
                    continue
                for one in there.guests:
                    one.messages = [message for message in one.messages if not isinstance(message, messages.News)]
                if await agree(there, by) == "people-undo-late":
                    continue
                backs += 1
                await rests(there)
                reader = there.reader(by)
                assert reader.hand.acts, "who has taken back is asked again"
                assert made(there)[wanted.hand][wanted.action :] == []
                assert there.table.match.owed
                for guest in there.guests:
                    own = there.reader(guest)
                    assert guest.version == own.v
                    fresh = there.table.match.view(own.seat)
                    held = [*(fresh.own.hand or ()), *([fresh.own.drawn] if fresh.own.drawn else [])]
                    assert sorted(tile.tile for tile in guest.view.hand) == sorted(held)
                    rivers = [[one.tile for one in seat.river] for seat in fresh.seats]
                    assert [[one.tile for one in seat.river] for seat in guest.view.seats] == rivers
                    assert bool(guest.view.choices) == (own.seat in there.table.match.owed)
                    assert guest.state.marks == ["undo"]
                    if there.table.game.is_secret:  # who else is asked beside him who has gone back, no view tells
                        assert not any(seat.thinking for seat in guest.view.seats if seat.seat != own.seat)
            print(backs, "taken back,", windows, "in windows")
            assert backs
            await there.play(3)  # it goes on, or the hand is over

    run_apart(work())


def test_one_no_is_enough_and_silence_is_one(monkeypatch):
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, cem = there.guests
            await there.begin()
            await there.play(6)
            await there.say(ben, messages.Ask, "undo")
            before = made(there)
            assert owner.state.motion == messages.Motion("undo", "Guest 1", True)
            await there.say(cem, messages.Answer, True)
            await there.say(owner, messages.Answer, False)
            assert news(ben) == ["people-undo-refused"]
            assert [hand[: len(old)] for hand, old in zip(made(there), before)] == before
            assert reason(await there.say(ben, messages.Ask, "undo")) == "people-asked-before"
            monkeypatch.setattr(motions, "AGAIN", 0.0)
            monkeypatch.setattr(questions, "SECONDS", 0.03)
            await there.say(ben, messages.Ask, "undo")
            await there.say(cem, messages.Answer, True)
            while ben.state.motion is not None:
                await asyncio.sleep(0.005)
            assert news(ben) == ["people-undo-refused"] * 2
            assert ben.state.marks == []

    run_apart(work())


def test_a_lost_line_does_not_agree_and_a_bot_is_not_asked():
    async def work():
        async with company("sichuan", 2, cover_after=0) as there:
            owner, ben = there.guests
            await there.begin()
            await there.play(4)
            there.room.kept.terms.cover_after = None
            there.room.part(owner.id, owner)
            assert done(await there.say(ben, messages.Ask, "undo"))
            assert ben.state.motion is not None  # it waits for who is away
            there.room.questions.drop()
            await there.table.cover(there.room.number_of(owner.id))
            await there.play(1, [ben])
            assert done(await there.say(ben, messages.Ask, "undo"))
            assert ben.state.motion is None
            await rests(there)
            assert "people-undo-done" in news(ben)

    run_apart(work())


def test_it_goes_back_to_the_decision_that_was_asked_about_whatever_came_after_it():
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.begin()
            await there.play(6)
            wanted = there.table.game.decisions.last_of(there.room.number_of(ben.id))
            await there.say(ben, messages.Ask, "undo")
            await there.play(6)
            assert there.table.game.decisions.last_of(there.room.number_of(ben.id)) != wanted
            await there.say(owner, messages.Answer, True)
            await rests(there)
            assert news(ben)[-1] == "people-undo-done"
            assert len(made(there)[wanted.hand]) == wanted.action

    run_apart(work())


def test_a_question_that_is_refused_changes_nothing_of_the_one_that_is_open():
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, cem = there.guests
            await there.begin()
            await there.play(9)
            wanted = there.table.game.decisions.last_of(there.room.number_of(ben.id))
            assert done(await there.say(ben, messages.Ask, "undo"))
            await there.play(9)
            for guest in (cem, ben):
                assert there.table.game.decisions.last_of(there.room.number_of(guest.id)) != wanted
                assert reason(await there.say(guest, messages.Ask, "undo")) == "people-not-now"
            for guest in (owner, cem):
                assert done(await there.say(guest, messages.Answer, True))
            await rests(there)
            assert news(cem)[-1] == "people-undo-done"
            assert len(made(there)[wanted.hand]) == wanted.action

    run_apart(work())


def test_what_was_decided_in_a_hand_that_is_over_stands_and_so_does_all_after_the_match():
    async def work():
        async with company("sichuan", 2, {"hands": 4}) as there:
            owner, ben = there.guests
            await there.begin()
            assert reason(await there.say(ben, messages.Ask, "undo")) == "people-undo-nothing"
            await there.play(4)
            await there.say(ben, messages.Ask, "undo")
            await there.play(1000)
            await rests(there)
            for guest in there.guests:
                await there.say(guest, messages.Next, v=there.reader(guest).v)
            await rests(there)
            before = made(there)
            await there.say(owner, messages.Answer, True)
            assert news(ben)[-1] == "people-undo-late"
            assert made(there) == before
            await play_out(there)
            assert reason(await there.say(ben, messages.Ask, "undo")) == "people-not-now"
            assert there.table.game.decisions.marks == {}

    run_apart(work())


def test_a_pause_that_waits_for_a_window_begins_when_the_match_has_gone_back():
    async def work():
        async with company("sichuan", 2) as there:
            await there.begin()
            await there.play(6)
            await rests(there)
            there.table.game.held = True  # as while a window runs
            await there.table.pause()
            assert not there.table.paused
            assert await agree(there, there.guests[1]) == "people-undo-done"
            assert there.table.paused

    run_apart(work())


def test_results_that_are_shown_may_be_taken_back_until_the_next_hand():
    async def work():
        async with company("sichuan", 2) as there:
            ben = there.guests[1]
            await there.begin()
            await there.play(1000)
            await rests(there)
            assert ben.view.results
            assert await agree(there, ben) == "people-undo-done"
            await rests(there)
            assert not ben.view.results
            assert not there.table.match.hand_over
            await there.play(1000)
            await rests(there)
            assert ben.view.results

    run_apart(work())


def test_an_onlooker_sees_the_table_go_back():
    async def work():
        from web.test_onlookers import caught_up, look_in

        async with company("sichuan", 2, watch="closed") as there:
            await there.begin()
            yan = await look_in(there)
            await there.play(8)
            await agree(there, there.guests[1])
            await rests(there)
            await caught_up(there, yan)
            fresh = there.table.match.view(None)
            assert [len(seat.river) for seat in yan.view.seats] == [len(seat.river) for seat in fresh.seats]
            assert yan.view.hand == yan.view.choices == []

    run_apart(work())


# --- what is kept


def test_the_mark_stands_in_lists_and_record_and_the_match_counts_in_no_figures(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("sichuan", 2, {"hands": 4}, store=store) as there:
            await there.begin()
            await there.play(6)
            await agree(there, there.guests[1])
            await play_out(there)
            ticket = bodies.TableTicket(there.table.id, there.guests[0].key)
            [listed] = await there.meetings.rooms.listed([ticket])
            assert listed.matches[0].ending.marks == ["undo"]
            await there.table.keep_record(1)
            record = await there.meetings.rooms.record(ticket, 1)
            assert msgspec.json.decode(record.splitlines()[0])["marks"] == ["undo"]
            [game] = await figures_by_game(there.meetings.rooms, [ticket])
            assert (game.marked, game.hands, game.places) == (1, 0, [])
            await there.all_ready()  # the next match of the company is another one
            assert there.guests[0].state.marks == []
            await play_out(there)
            [listed] = await there.meetings.rooms.listed([ticket])
            assert [one.ending.marks for one in listed.matches] == [["undo"], []]
        store.close()

    run_apart(work())


def test_after_a_restart_it_is_where_it_went_back_to(tmp_path):
    async def work():
        pace = replace(WINDOWS, think=(0.0, 0.0))
        async with company("sichuan", 2, store=Store.in_folder(tmp_path), pace=pace) as there:
            await there.begin()
            for number in range(4):
                await there.play(5)
                await agree(there, there.guests[number % 2])
                await rests(there)
                async with there.table._lock:
                    shown = [(there.reader(guest).v, without_time(there.reader(guest).view)) for guest in there.guests]
                    actions = made(there)
                    await restart(there, tmp_path, pace)
                await rests(there)
                assert made(there) == actions
                for guest, (version, view) in zip(there.guests, shown):
                    assert (guest.version, without_time(guest.view)) == (version, view)
                    assert guest.state.marks == ["undo"]
            assert await there.play(3) >= 3
            there.meetings.rooms.store.close()

    run_apart(work())
