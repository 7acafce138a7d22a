"""Somebody who is not there keeps nobody waiting: the call for all, the owner's role, sitting down again and again."""

import asyncio

import pytest

from fangcheng.web import messages
from fangcheng.web.people import calls, motions, owners, questions
from fangcheng.web.people import room as rooms
from fangcheng.web.people.motions import Motion
from web.company import company
from web.tables import run_apart


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


def done(answer):
    return isinstance(answer, messages.Ack)


def news(guest):
    return [(one.text.key, one.text.args) for one in guest.messages if isinstance(one, messages.News)]


async def until(holds):
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("that does not come")


@pytest.fixture
def short(monkeypatch):
    """Silence counts at once, and a match may be asked about at once."""
    monkeypatch.setattr(questions, "SECONDS", 0.05)
    monkeypatch.setattr(calls, "STILL", 0.0)


def test_a_call_counts_who_answers_and_a_no_is_an_answer_too():
    motion = Motion("anna", {"ben", "cem"}, "call")
    motion.answer("ben", False)
    assert motion.outcome is None
    motion.answer("cem", True)
    assert motion.outcome is True


# --- before a match


def test_who_does_not_answer_before_a_match_stands_up_and_owns_the_room_no_more(short):
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, cem = there.guests
            await there.say(ben, messages.Sit, 1)
            assert reason(await there.say(cem, messages.Ask, "call")) == "people-not-now"  # he does not sit
            await there.say(cem, messages.Sit, 2)
            assert done(await there.say(ben, messages.Ask, "call"))
            assert owner.state.motion == messages.Motion("call", "Guest 1", True)
            assert done(await there.say(cem, messages.Ready, there.room.kept.number))  # whatever he does is an answer
            assert not cem.state.motion.asked
            await until(lambda: owner.state.motion is None)
            assert [place.name for place in cem.state.places] == ["", "Guest 1", "Guest 2", ""]
            assert ben.state.owner
            assert not owner.state.owner
            assert news(cem) == [
                ("people-owner-now", {"old": "Guest 0", "name": "Guest 1"}),
                ("people-call-silent", {"names": "Guest 0"}),
            ]
            assert done(await there.say(owner, messages.Sit, 0))  # he may come back, and asks nobody
            assert not owner.state.owner

    run_apart(work())


def test_who_has_asked_and_gone_is_not_given_the_room(short):
    async def work():
        async with company("sichuan", 3) as there:
            _, ben, cem = there.guests
            for number, guest in enumerate((ben, cem), start=1):
                await there.say(guest, messages.Sit, number)
            assert done(await there.say(ben, messages.Ask, "call"))
            there.room.part(ben.id, ben)
            assert done(await there.say(cem, messages.Answer, True))
            await until(lambda: cem.state.motion is None)
            assert cem.state.owner  # of who sits and is there he has sat longest
            assert [one for one in news(cem) if one[0] == "people-owner-now"] == []

    run_apart(work())


def test_where_all_answer_nothing_changes_and_the_next_call_waits(short):
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.say(ben, messages.Sit, 1)
            await there.say(ben, messages.Ask, "call")
            assert done(await there.say(owner, messages.Answer, True))
            assert news(ben) == [("people-call-all", {})]
            assert owner.state.owner
            assert reason(await there.say(ben, messages.Ask, "call")) == "people-asked-before"

    run_apart(work())


# --- in a match


def test_a_match_is_asked_about_only_once_it_has_stood_still(monkeypatch):
    async def work():
        async with company("sichuan", 2) as there:
            await there.begin()
            await there.play(4)
            assert reason(await there.say(there.guests[0], messages.Ask, "call")) == "people-call-soon"
            monkeypatch.setattr(calls, "STILL", 0.0)
            assert done(await there.say(there.guests[0], messages.Ask, "call"))

    run_apart(work())


async def covered_by_a_call(there):
    """Begin a match, and let the second guest call until a bot plays for the first; return both."""
    owner, ben = there.guests
    await there.begin()
    await there.play(4)
    await there.say(ben, messages.Ask, "call")
    number = there.room.number_of(owner.id)
    await until(lambda: number in there.table.game.covered and not there.table._lock.locked())
    await until(lambda: ben.state.places[0].state == "covered")
    return owner, ben


def test_a_bot_plays_for_who_does_not_answer_and_whatever_he_does_brings_him_back(short):
    """His line is up all the time, and nobody has a clock: nothing else would end the waiting."""

    async def work():
        async with company("sichuan", 2, cover_after=None) as there:
            owner, ben = await covered_by_a_call(there)
            await there.play(6, [ben])  # the match goes on
            assert owner.view.automatic
            assert ben.state.owner
            await there.room.receive(owner.id, owner, messages.Here())
            assert there.table.game.covered == set()
            await until(lambda: not owner.view.automatic or there.table.game.held)
            assert owner.state.places[0].state == "here"
            assert await there.play(4) >= 4

    run_apart(work())


def test_a_word_brings_back_too_for_whom_a_bot_plays(short):
    async def work():
        async with company("sichuan", 2, cover_after=None) as there:
            owner, ben = await covered_by_a_call(there)
            assert done(await there.say(owner, messages.Say, phrase="back"))
            assert there.table.game.covered == set()
            assert ben.state.places[0].state == "here"
            assert await there.play(4) >= 4

    run_apart(work())


def test_an_act_is_an_answer_to_the_call(monkeypatch):
    monkeypatch.setattr(calls, "STILL", 0.0)

    async def work():
        async with company("sichuan", 2) as there:
            await there.begin()
            owner, ben = there.guests
            await there.say(ben, messages.Ask, "call")
            await there.play(1, [owner])
            await until(lambda: ben.state.motion is None)
            assert news(ben) == [("people-call-all", {})]

    run_apart(work())


def test_a_lost_line_is_called_too_where_the_terms_let_no_bot_play(short):
    async def work():
        async with company("sichuan", 3, cover_after=None) as there:
            owner, ben, cem = there.guests
            await there.begin()
            there.room.part(cem.id, cem)
            await there.say(ben, messages.Ask, "call")
            await there.say(owner, messages.Answer, True)
            await until(lambda: owner.state.places[2].state == "covered")
            await there.come(cem)
            assert owner.state.places[2].state == "here"

    run_apart(work())


# --- the owner


def test_the_room_of_who_has_lost_his_line_passes_to_who_has_sat_longest_of_those_who_are_there(monkeypatch):
    monkeypatch.setattr(owners, "AWAY", 0.03)

    async def work():
        async with company("sichuan", 4) as there:
            owner, ben, cem, dan = there.guests
            await there.say(dan, messages.Sit, 3)
            await there.say(cem, messages.Sit, 2)
            there.room.part(dan.id, dan)
            there.room.part(owner.id, owner)
            assert not cem.state.owner
            await until(lambda: cem.state.owner)
            assert news(ben)[-1] == ("people-owner-now", {"old": "Guest 0", "name": "Guest 2"})
            await there.come(owner)
            assert not owner.state.owner
            assert done(await there.say(cem, messages.HandOn, 0))  # and gives it back
            assert owner.state.owner
            assert reason(await there.say(cem, messages.HandOn, 2)) == "people-not-owner"
            for place in (1, 7, -1):
                assert reason(await there.say(owner, messages.HandOn, place)) == "people-not-now"

    run_apart(work())


def test_who_comes_back_in_time_owns_the_room_still_and_nobody_gets_an_empty_one(monkeypatch):
    monkeypatch.setattr(owners, "AWAY", 0.1)

    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            there.room.part(owner.id, owner)
            await asyncio.sleep(0.02)
            await there.come(owner)
            await asyncio.sleep(0.15)
            assert owner.state.owner
            there.room.part(ben.id, ben)
            there.room.part(owner.id, owner)
            await asyncio.sleep(0.15)
            assert there.room.kept.owner == owner.id
            await there.come(ben)  # who comes when the owner has been away for long need not wait again
            await until(lambda: ben.state.owner)

    run_apart(work())


# --- sitting down again and again


def test_who_sits_and_stands_again_and_again_does_not_keep_all_others_unready():
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            taken = 0
            for number in range(40):
                answer = await there.say(ben, messages.Sit, 1 + number % 2)
                if isinstance(answer, messages.Reject):
                    assert reason(answer) == "people-sits-too-often"
                    break
                taken += 1
                await there.say(ben, messages.Stand)
            assert taken == rooms.SITS
            await there.say(owner, messages.Ready, there.room.kept.number)
            await there.say(ben, messages.Sit, 1)
            await there.say(ben, messages.Stand)
            assert owner.state.places[0].ready
            assert done(await there.say(owner, messages.Sit, 3))  # others may sit all the same

    run_apart(work())


def test_sitting_where_one_sits_costs_nothing():
    async def work():
        async with company("sichuan", 1) as there:
            for _ in range(20):
                assert done(await there.say(there.guests[0], messages.Sit, 0))

    run_apart(work())


def test_a_question_of_before_is_forgotten_when_the_match_begins(monkeypatch):
    monkeypatch.setattr(motions, "AGAIN", 0.0)

    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.say(ben, messages.Sit, 1)
            await there.say(ben, messages.Ask, "call")
            for number in (2, 3):
                await there.say(owner, messages.SeatBot, number, True)
            await there.say(ben, messages.Ask, "call")
            await there.all_ready()
            assert owner.state.motion is None

    run_apart(work())
