"""What people of a room say to each other: what may be said when, how much of it, and that nothing of it does harm."""

import asyncio
import json
import logging
import random

import pytest

from fangcheng.web import messages
from fangcheng.web.people import talk
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.talk import AT_ANY_TIME, PHRASES, Speaker, Talk, clean_text
from fangcheng.web.store.store import Store
from web.company import company
from web.tables import run_apart
from web.test_onlookers import look_in

HOSTILE = [
    '<img src=x onerror="alert(1)">',
    "a\r\nSet-Cookie: b",
    "\u202ecba\u2066",
    "=HYPERLINK(1)",
    "'); DROP TABLE rooms;--",
    "{$name}",
    "\x00\x1b[2J",
    "e" + "\u0323" * 400,
    "\U0001f469\u200d\U0001f469",
]


def reason(answer):
    assert isinstance(answer, messages.Reject), answer
    return answer.reason.key


def said_to(guest):
    return [one for one in guest.messages if isinstance(one, messages.Said)]


def say(room, what, how="phrases", quiet=False, plays=False, person="anna"):
    return room.say(Speaker(person, person.title(), person), messages.Say("", **what), how, quiet, plays)


def refused(room, what, **more):
    with pytest.raises(NotNow) as why:
        say(room, what, **more)
    return str(why.value)


# --- what may be said


def test_there_are_sixteen_phrases_and_each_has_a_sentence_in_four_languages():
    from fangcheng.web.page.words import names_of

    assert len(set(PHRASES)) == 16
    for phrase in PHRASES:
        told = names_of(f"phrase-{phrase}")
        assert len({told.en, told.zh_hans, told.ja}) == 3
        assert told.zh_hant


def test_while_a_hand_is_played_only_what_helps_nobody_may_be_said():
    for phrase in PHRASES:
        room = Talk()
        if phrase in AT_ANY_TIME:
            assert say(room, {"phrase": phrase}, plays=True).phrase == phrase
        else:
            assert refused(room, {"phrase": phrase}, plays=True) == "talk-later"
        assert refused(room, {"phrase": phrase}, plays=True, quiet=True) == "talk-later"
        assert say(Talk(), {"phrase": phrase}).phrase == phrase
    assert refused(Talk(), {"tile": "5m"}, plays=True) == "talk-later"
    assert refused(Talk(), {"text": "5m!"}, how="text", plays=True, quiet=True) == "talk-later"
    assert say(Talk(), {"tile": "5m"}).tile == "5m"


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"phrase": "nonsense"},
        {"tile": "9x"},
        {"tile": "<b>"},
        {"phrase": "hello", "tile": "1m"},
        {"text": " \u200b "},
        {"text": "\u3164\u2800\ufe0f"},  # a filler of Hangul, the empty pattern of Braille, a variant of nothing
    ],
)
def test_what_is_no_phrase_no_tile_and_no_text_is_not_said(what):
    room = Talk()
    assert refused(room, what, how="text") == "talk-nothing"
    assert not room.said


def test_free_text_and_all_talk_are_the_owners_to_allow():
    assert refused(Talk(), {"text": "hello"}) == "talk-no-text"
    assert refused(Talk(), {"phrase": "hello"}, how="off") == "talk-off"
    assert say(Talk(), {"text": "hello"}, how="text").text == "hello"


@pytest.mark.parametrize("given", HOSTILE)
def test_a_hostile_text_comes_out_as_one_short_line(given):
    shown = clean_text(given)
    assert len(shown) <= talk.LONGEST
    assert not set(shown) & set("\r\n\x00\x1b\u202e\u2066\u200d")
    assert shown.count("\u0323") <= 3
    assert clean_text(shown) == shown


def test_any_text_is_bounded_and_cleaned_but_once():
    chance = random.Random(5)
    for _ in range(2000):
        given = "".join(
            chr(chance.choice([chance.randrange(0x20, 0x3000), chance.randrange(0x300, 0x36F)])) for _ in range(300)
        )
        shown = clean_text(given)
        assert len(shown) <= talk.LONGEST
        assert shown.isprintable()


# --- how much


def test_a_flood_costs_the_flooder_only():
    now = [0.0]
    room = Talk(lambda: now[0])
    for phrase in PHRASES[:3]:
        say(room, {"phrase": phrase})
    assert refused(room, {"phrase": PHRASES[3]}) == "talk-too-much"
    assert say(room, {"phrase": "hello"}, person="ben").by == "Ben"
    now[0] += talk.EVERY
    assert refused(room, {"phrase": PHRASES[2]}) == "talk-same"
    assert say(room, {"phrase": PHRASES[3]})
    assert refused(room, {"phrase": PHRASES[4]}) == "talk-too-much"
    now[0] += talk.SAME_AGAIN
    assert say(room, {"phrase": PHRASES[3]})


def test_what_is_remembered_is_bounded():
    now = [0.0]
    room = Talk(lambda: now[0])
    for number in range(3 * talk.REMEMBERED):
        now[0] += talk.EVERY
        say(room, {"text": f"line {number}"}, how="text")
    assert [one.text for one in room.said] == [f"line {n}" for n in range(2 * talk.REMEMBERED, 3 * talk.REMEMBERED)]
    numbers = [one.n for one in room.said]
    assert numbers == sorted(set(numbers))


# --- in a room


def test_all_in_the_room_hear_it_once_and_who_comes_in_hears_what_was_said():
    async def work():
        async with company("sichuan", 3, watch="closed") as there:
            anna, ben, late = there.guests
            assert isinstance(await there.say(anna, messages.Say, "hello", id="once"), messages.Ack)
            assert isinstance(await there.say(anna, messages.Say, "hello", id="once"), messages.Ack)
            assert [(one.by, one.phrase) for one in said_to(ben)] == [("Guest 0", "hello")]
            there.room.part(late.id, late)
            await there.say(ben, messages.Say, phrase="thanks")
            await there.come(late)
            assert [one.phrase for one in said_to(late)] == ["hello", "thanks"]
            assert reason(await there.say(anna, messages.Say, text="free")) == "talk-no-text"

    run_apart(work())


def test_an_onlooker_is_silent_while_a_hand_is_played():
    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            yan = await look_in(there)
            assert isinstance(await there.say(yan, messages.Say, phrase="hello"), messages.Ack)
            await there.begin()
            assert reason(await there.say(yan, messages.Say, phrase="back")) == "talk-later"
            assert isinstance(await there.say(there.guests[0], messages.Say, phrase="back"), messages.Ack)
            assert reason(await there.say(there.guests[0], messages.Say, tile="1m")) == "talk-later"
            await there.play(1000)
            while there.table.game.held:
                await there.table.pace.sleep(0)
            assert isinstance(await there.say(there.guests[1], messages.Say, tile="1m"), messages.Ack)
            assert said_to(yan)[-1].tile == "1m"

    run_apart(work())


def test_talk_lies_on_no_disk(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("sichuan", 2, store=store, talk="text") as there:
            assert isinstance(await there.say(there.guests[0], messages.Say, text="Zweibrückener"), messages.Ack)
            await there.begin()
            await there.play(4)
        store.close()
        for file in tmp_path.iterdir():
            assert "Zweibrückener".encode() not in file.read_bytes()

    run_apart(work())


def test_the_owner_is_told_of_a_complaint_with_what_was_said_also_when_he_comes_back():
    async def work():
        async with company("sichuan", 3, talk="text") as there:
            owner, bad, good = there.guests
            await there.say(bad, messages.Say, text="rude")
            assert reason(await there.say(good, messages.Report, "Nobody")) == "talk-nothing"
            assert isinstance(await there.say(good, messages.Report, bad.state.who), messages.Ack)
            told = [one for one in owner.messages if isinstance(one, messages.Reported)]
            assert [(one.by, one.about, one.lines[-1].text) for one in told] == [("Guest 2", "Guest 1", "rude")]
            assert not any(isinstance(one, messages.Reported) for one in bad.messages + good.messages)
            there.room.part(owner.id, owner)
            await there.say(bad, messages.Report, bad.state.who)
            await there.come(owner)
            assert sum(isinstance(one, messages.Reported) for one in owner.messages) == 1
            await there.come(owner)
            assert not any(isinstance(one, messages.Reported) for one in owner.messages)  # told once

    run_apart(work())


def test_a_complaint_of_the_owner_is_for_who_runs_the_server_on_one_line_of_the_log(caplog):
    async def work():
        async with company("sichuan", 2, talk="text") as there:
            owner, guest = there.guests
            await there.say(owner, messages.Say, text="first\nERROR second\u2028third")
            with caplog.at_level(logging.WARNING, "fangcheng"):
                owner.name = "Otto"
                await there.come(owner)  # under another name, of which nothing was said
                await there.say(guest, messages.Report, said_to(guest)[-1].who)
            assert not any(isinstance(one, messages.Reported) for one in owner.messages)

    run_apart(work())
    (line,) = [record.getMessage() for record in caplog.records if "complaint" in record.getMessage()]
    assert "\n" not in line
    assert json.loads(line.partition(": a complaint of its owner: ")[2])["about"] == "Guest 0"


def test_what_waits_for_an_owner_is_for_the_next_one_but_not_what_is_said_of_himself(caplog):
    async def work():
        async with company("sichuan", 4, talk="text") as there:
            owner, bad, worse, good = there.guests
            for guest in (bad, worse):
                await there.say(guest, messages.Say, text=f"rude {guest.name}")
            there.room.part(owner.id, owner)
            for guest in (bad, worse):
                assert isinstance(await there.say(good, messages.Report, guest.state.who), messages.Ack)
            with caplog.at_level(logging.WARNING, "fangcheng"):
                await there.room.ownership._pass_on()  # to who came in first of those who are there
            assert bad.state.owner
            told = [one.about for one in bad.messages if isinstance(one, messages.Reported)]
            assert told == ["Guest 2"]
            assert not any(isinstance(one, messages.Reported) for one in worse.messages + good.messages)

    run_apart(work())
    (line,) = [record.getMessage() for record in caplog.records if "complaint" in record.getMessage()]
    assert '"about": "Guest 1"' in line


def test_whoever_is_called_otherwise_is_the_same_to_who_has_muted_him():
    async def work():
        async with company("sichuan", 3) as there:
            anna, ben, cem = there.guests
            await there.say(ben, messages.Say, phrase="hello")
            ben.name = "Somebody else"
            await there.come(ben)
            await there.say(ben, messages.Say, phrase="thanks")
            await there.say(cem, messages.Say, phrase="thanks")
            first, second, other = said_to(anna)
            assert [first.by, second.by] == ["Guest 1", "Somebody else"]
            assert first.who == second.who == ben.state.who
            assert other.who != first.who
            assert ben.id not in first.who

    run_apart(work())


def test_the_owner_sends_out_who_does_not_sit_and_nobody_else_does():
    async def work():
        async with company("sichuan", 3, watch="closed") as there:
            owner, sits, stands = there.guests
            yan = await look_in(there)
            await there.say(sits, messages.Sit, 1)
            assert reason(await there.say(stands, messages.SendOut, "Yan")) == "people-not-owner"
            for name in ("Guest 1", "Guest 0", "Nobody"):
                assert reason(await there.say(owner, messages.SendOut, name)) == "people-not-now"
            for name, guest in (("Yan", yan), ("Guest 2", stands)):
                assert isinstance(await there.say(owner, messages.SendOut, name), messages.Ack)
                assert guest.closed == 4001
                assert await there.meetings.reach(there.ticket.room, guest.key) is None

    run_apart(work())


def test_whoever_was_sent_away_is_heard_no_more_though_his_page_does_not_close():
    """A page that takes nothing keeps its line open for a while; what it says meanwhile is said by nobody."""

    async def work():
        async with company("sichuan", 2, watch="closed") as there:
            owner, guest = there.guests
            yan = await look_in(there)
            await there.say(guest, messages.Sit, 1)
            await there.say(owner, messages.Remove, 1)
            await there.say(owner, messages.SendOut, "Yan")
            for one in (guest, yan):
                assert await there.say(one, messages.Say, phrase="hello") is None
                assert await there.say(one, messages.Sit, 1) is None
            assert said_to(owner) == []
            assert [place.name for place in there.room.kept.places] == ["Guest 0", "", "", ""]

    run_apart(work())


def test_what_somebody_asked_just_before_he_was_sent_away_is_refused():
    async def work():
        async with company("sichuan", 2) as there:
            owner, guest = there.guests
            await there.say(guest, messages.Sit, 1)
            async with there.room.lock:
                waiting = [
                    asyncio.create_task(there.say(owner, messages.Remove, 1)),
                    asyncio.create_task(there.say(guest, messages.Sit, 2)),
                ]
                await asyncio.sleep(0.02)  # both wait for the lock now
            removed, answer = await asyncio.gather(*waiting)
            assert isinstance(removed, messages.Ack)
            assert reason(answer) == "people-barred"
            assert [place.name for place in there.room.kept.places] == ["Guest 0", "", "", ""]

    run_apart(work())
