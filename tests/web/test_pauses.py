"""A pause of a match: who asks, who consents, what stands still, and how it goes on."""

import asyncio

import pytest

from fangcheng.web import messages
from fangcheng.web.people import motions, pauses, questions
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import AGAIN, KINDS, Motion, Motions
from web.company import company
from web.tables import run_apart
from web.test_onlookers import look_in


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


def done(answer):
    return isinstance(answer, messages.Ack)


async def paused(there):
    """Wait until the match stands still."""
    for _ in range(2000):
        if there.table.paused and not there.room.lock.locked():
            return
        await there.play(1) if not there.table.paused else await asyncio.sleep(0.002)
    raise AssertionError("no pause begins")


# --- asking


def test_one_question_is_asked_at_a_time_and_one_no_is_enough():
    asked = Motions()
    motion = Motion("anna", {"ben", "cem"})
    asked.ask(motion, "match", 0.0)
    with pytest.raises(NotNow, match="people-not-now"):
        asked.ask(Motion("ben", {"anna"}), "match", 1.0)
    for person in ("anna", "nobody"):
        with pytest.raises(NotNow, match="people-not-now"):
            motion.answer(person, True)
    motion.answer("ben", True)
    assert motion.outcome is None
    motion.answer("cem", False)
    assert motion.outcome is False
    asked.close(False, 10.0)
    with pytest.raises(NotNow, match="people-asked-before"):
        asked.ask(Motion("anna", set()), "match", 10.0 + AGAIN - 1)
    asked.ask(Motion("anna", set(), "call"), "match", 10.0)  # that is another question
    asked.close(True, 10.0)
    asked.ask(Motion("anna", set()), "match", 10.0 + AGAIN)
    assert asked.open.outcome is True


def test_a_match_has_so_many_pauses_and_the_next_match_as_many():
    asked = Motions()
    for number in range(KINDS["pause"].most):
        asked.ask(Motion("anna", set()), "match", number)
        asked.close(True, number)
    with pytest.raises(NotNow, match="people-pauses-used"):
        asked.ask(Motion("anna", set()), "match", 100.0)
    asked.ask(Motion("anna", set()), "another", 100.0)
    assert asked.open is not None


# --- at a table


def test_while_all_pause_nobody_plays_not_even_a_bot_and_then_it_goes_on_as_it_was():
    async def work():
        async with company("sichuan", 2) as there:
            owner, guest = there.guests
            await there.begin()
            await there.play(6)
            assert done(await there.say(guest, messages.Ask, "pause"))
            assert owner.state.motion == messages.Motion("pause", "Guest 1", True)
            assert not guest.state.motion.asked
            assert done(await there.say(owner, messages.Answer, True))
            await paused(there)
            assert owner.state.paused
            assert owner.state.motion is None
            before = [list(hand) for hand in there.table.match.actions]
            for one in there.guests:
                reader = there.reader(one)
                assert reason(await there.say(one, messages.Act, reader.v, 0)) == "people-paused"
            await asyncio.sleep(0.05)
            assert [list(hand) for hand in there.table.match.actions] == before
            assert done(await there.say(guest, messages.Resume))
            assert not owner.state.paused
            assert await there.play(6) >= 6

    run_apart(work())


def test_a_no_lets_the_match_go_on_and_silence_is_consent(monkeypatch):
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, cem = there.guests
            await there.begin()
            await there.say(ben, messages.Ask, "pause")
            assert done(await there.say(cem, messages.Answer, True))
            assert reason(await there.say(cem, messages.Answer, False)) == "people-not-now"
            assert done(await there.say(owner, messages.Answer, False))
            assert owner.state.motion is None
            assert not there.table.paused
            assert reason(await there.say(ben, messages.Ask, "pause")) == "people-asked-before"
            monkeypatch.setattr(motions, "AGAIN", 0.0)
            monkeypatch.setattr(questions, "SECONDS", 0.01)
            await there.say(owner, messages.Ask, "pause")
            await asyncio.sleep(0.05)
            await paused(there)
            assert reason(await there.say(cem, messages.Resume)) == "people-not-now"  # he has not asked for it
            assert done(await there.say(owner, messages.Resume))

    run_apart(work())


def test_a_pause_ends_by_itself(monkeypatch):
    async def work():
        monkeypatch.setattr(pauses, "LONGEST_PAUSE", 0.05)
        async with company("sichuan", 1) as there:
            await there.begin()
            await there.say(there.guests[0], messages.Ask, "pause")  # nobody else is asked
            for _ in range(1000):
                if there.table.paused:
                    break
                await there.play(1)
            assert there.table.paused
            await asyncio.sleep(0.2)
            assert not there.table.paused
            assert not there.guests[0].state.paused
            assert await there.play(3) >= 3

    run_apart(work())


def test_no_clock_runs_while_all_pause():
    async def work():
        async with company("sichuan", 1) as there:
            terms = there.room.kept.terms
            terms.table.seconds = 1
            await there.begin()
            guest = there.guests[0]
            await there.say(guest, messages.Ask, "pause")
            await paused(there)
            actions = [list(hand) for hand in there.table.match.actions]
            await asyncio.sleep(1.4)
            await there.table.look_at_clock()
            assert [list(hand) for hand in there.table.match.actions] == actions
            assert all(reader.absence.missed == 0 for reader in there.table.game.readers.values())
            await there.say(guest, messages.Resume)

    run_apart(work())


def test_who_looks_on_and_who_has_no_match_ask_for_no_pause():
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            yan = await look_in(there)
            assert reason(await there.say(there.guests[0], messages.Ask, "pause")) == "people-not-now"
            await there.begin()
            assert reason(await there.say(yan, messages.Ask, "pause")) == "people-not-now"
            await there.say(there.guests[0], messages.Ask, "pause")
            assert not yan.state.motion.asked
            assert reason(await there.say(yan, messages.Answer, False)) == "people-not-now"
            assert reason(await there.say(there.guests[1], messages.Resume)) == "people-not-now"

    run_apart(work())


def test_who_comes_back_in_a_pause_wakes_nothing():
    async def work():
        async with company("sichuan", 2) as there:
            owner, guest = there.guests
            await there.begin()
            await there.play(2)
            await there.say(owner, messages.Ask, "pause")
            await there.say(guest, messages.Answer, True)
            await paused(there)
            time = there.table._time()
            there.room.part(guest.id, guest)
            await there.come(guest)
            await asyncio.sleep(0.03)
            assert there.table._time() == time
            assert guest.state.paused

    run_apart(work())


def test_a_question_that_is_open_when_the_match_ends_is_forgotten():
    async def work():
        async with company("sichuan", 2, {"hands": 4}) as there:
            owner, guest = there.guests
            await there.begin()
            while not there.table.is_over:
                if len(there.table.match.actions) == 4 and there.room.questions.motions.open is None:
                    assert done(await there.say(guest, messages.Ask, "pause"))
                await there.play(1000)
                for person in there.guests:
                    if not there.table.match.over:
                        await there.say(person, messages.Next, v=there.reader(person).v)
            while owner.state.state != "over":
                await asyncio.sleep(0.005)
            assert owner.state.motion is None
            assert reason(await there.say(owner, messages.Answer, True)) == "people-not-now"
            await there.all_ready()
            assert owner.state.motion is None
            assert done(await there.say(owner, messages.Ask, "pause"))  # nobody else's question is open

    run_apart(work())


def test_a_pause_that_all_agreed_to_too_late_is_not_taken_in_the_next_match():
    async def work():
        async with company("sichuan", 2, {"hands": 4}) as there:
            await there.begin()
            while not there.table.match.over:
                await there.play(1000)
                for person in there.guests:
                    if not there.table.match.over:
                        await there.say(person, messages.Next, v=there.reader(person).v)
            await there.table.pause()
            while there.room.kept.state != "over":
                await asyncio.sleep(0.005)
            await there.all_ready()
            assert not there.table.paused
            assert await there.play(3) >= 3

    run_apart(work())
