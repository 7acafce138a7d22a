"""The host of a room rules: who may, who is asked first, what all are told, and that it is done once."""

import asyncio

import pytest

from fangcheng.game.ruled import Ruling
from fangcheng.web import bodies, messages
from fangcheng.web.people import host, life, questions
from fangcheng.web.people.life import NotNow
from fangcheng.web.store.store import Store
from web.company import WINDOWS, company
from web.tables import QUICK, run_apart
from web.test_people import restart, without_time
from web.test_undoing import done, made, news, reason, rests

FINE = messages.Ordered(ruling="fine", seat=1, points=8, note="late")
WARNING = messages.Ordered(ruling="warn", seat=0, rule="RIICHI-112")
VOID = messages.Ordered(ruling="void", note="a tile fell")


def scores(there):
    return there.table.match.scores


def says(found):
    return [one.key for one in found.says]


async def play_to_a_turn(there, most):
    """Play on, to a moment at which nobody is asked of whom others may not know it."""
    await there.play(most)
    await rests(there)
    while there.table.game.is_secret:
        await there.play(1)
        await rests(there)
    assert not there.table.match.hand_over


async def with_referee(there):
    """Let all but the last sit and play; the last looks on from the room as the referee."""
    *players, referee = there.guests
    there.guests = players
    await there.begin()
    assert done(await there.say(players[0], messages.NameReferee, referee.name))
    return [*players, referee]


def test_a_referee_who_does_not_play_rules_alone_and_all_are_told():
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, referee = await with_referee(there)
            called = {place.seat: place.name for place in referee.state.places}
            seat_of = there.table.match.seat_of
            assert called == {seat_of(n): name for n, name in enumerate(there.table.game.names)}  # bots, too
            assert referee.state.host is not None
            assert referee.state.host.alone
            assert "chombo" not in referee.state.host.kinds
            assert (owner.state.referee, ben.state.host) == ("Guest 2", None)
            await play_to_a_turn(there, 4)
            before = scores(there)
            assert done(await there.say(referee, messages.Rule, FINE))
            await rests(there)
            assert [now - was for now, was in zip(scores(there), before)] == [0, -8, 0, 0]
            for guest in (owner, ben):
                assert [(one.by, one.open) for one in guest.state.rulings] == [("referee", True)]
                assert [seat.score for seat in guest.view.seats] == scores(there)
                told = [line.text.key for line in there.reader(guest).log]
                assert told.count("ruled-fine-nobody") == 1
                assert news(guest)[-1] == "ruled-fine-nobody"
            assert done(await there.say(referee, messages.Rule, back=0))
            await rests(there)
            assert scores(there) == before
            assert [(one.struck, one.open) for one in owner.state.rulings] == [(True, False)]

    run_apart(work())


def test_what_is_foreseen_is_what_is_done_and_nobody_else_is_told_of_it():
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, referee = await with_referee(there)
            await play_to_a_turn(there, 5)
            others = [len(guest.messages) for guest in (owner, ben)]
            found = await there.say(referee, messages.Foresee, FINE)
            assert says(found) == ["ruled-fine-nobody", "ruled-reason", "ruled-moves", "ruled-goes-on"]
            assert found.says[2].args == {"seat": 1, "n": "−8"}
            assert says(await there.say(referee, messages.Foresee, VOID))[-1] == "ruled-hand-ends"
            assert [len(guest.messages) for guest in (owner, ben)] == others
            assert there.table.match.rulings == []
            await there.say(referee, messages.Rule, FINE)
            await rests(there)
            back = await there.say(referee, messages.Foresee, back=0)
            assert says(back) == ["ruled-back", "ruled-moves", "ruled-goes-on"]

    run_apart(work())


def test_an_owner_who_plays_asks_the_others_and_one_no_is_enough(monkeypatch):
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.begin()
            await play_to_a_turn(there, 4)
            assert not owner.state.host.alone
            before = scores(there)
            assert done(await there.say(owner, messages.Rule, FINE))
            assert scores(there) == before
            asked = ben.state.motion
            assert (asked.what, asked.by, asked.asked) == ("ruling", "Guest 0", True)
            assert says(asked) == ["ruled-fine-nobody", "ruled-reason", "ruled-moves", "ruled-goes-on"]
            await there.say(ben, messages.Answer, False)
            assert scores(there) == before
            assert news(owner)[-1] == "people-ruling-refused"
            assert reason(await there.say(owner, messages.Rule, FINE)) == "people-asked-before"
            monkeypatch.setattr("fangcheng.web.people.motions.AGAIN", 0.0)
            await there.say(owner, messages.Rule, FINE)
            await there.say(ben, messages.Answer, True)
            await rests(there)
            assert scores(there)[1] == before[1] - 8
            monkeypatch.setattr(questions, "SECONDS", 0.03)
            await there.say(owner, messages.Rule, back=0)
            while owner.state.motion is not None:  # silence is consent
                await asyncio.sleep(0.005)
            await rests(there)
            assert scores(there) == before

    run_apart(work())


def test_who_has_lost_his_line_is_asked_too_and_may_say_no_when_he_is_back():
    async def work():
        async with company("sichuan", 2) as there:
            owner, ben = there.guests
            await there.begin()
            await play_to_a_turn(there, 4)
            before = scores(there)
            there.room.part(ben.id, ben)
            await rests(there)
            assert done(await there.say(owner, messages.Rule, FINE))
            assert scores(there) == before
            await there.come(ben)
            assert ben.state.motion.asked
            await there.say(ben, messages.Answer, False)
            assert (scores(there), news(owner)[-1]) == (before, "people-ruling-refused")

    run_apart(work())


@pytest.mark.parametrize("door", [life.enter, life.look_in])
def test_a_referee_is_not_forgotten_however_many_come_in_after_him(door, monkeypatch):
    monkeypatch.setattr(life, "MOST_NAMES", 2)
    terms = bodies.RoomTerms(bodies.NewTable("riichi"), watch="closed")
    room = life.new_room("r", "owner", "Anna", terms, 4)
    door(room, "referee", "Ben")
    life.name_referee(room, "owner", "Ben")
    for number in range(5):
        door(room, f"person {number}", f"Person {number}")
    assert life.name_of(room, "person 0") == ""
    assert life.name_of(room, "referee") == "Ben"


def test_an_owner_among_bots_rules_at_once():
    async def work():
        async with company("riichi", 1) as there:
            [owner] = there.guests
            await there.begin()
            await play_to_a_turn(there, 2)
            assert done(await there.say(owner, messages.Rule, WARNING))
            await rests(there)
            assert owner.state.motion is None
            assert [place.warned for place in owner.state.places if place.seat == 0] == [1]
            assert sum(place.warned for place in owner.state.places) == 1

    run_apart(work())


@pytest.mark.parametrize("kind", [messages.Rule, messages.Foresee])
def test_nobody_but_the_host_rules(kind):
    async def work():
        async with company("sichuan", 4) as there:
            owner, ben, referee, stranger = there.guests
            there.guests = [owner, ben]
            await there.begin()
            await play_to_a_turn(there, 3)
            before = made(there), scores(there)
            for guest in (ben, referee, stranger):
                assert reason(await there.say(guest, kind, FINE)) == "people-not-host"
                assert reason(await there.say(guest, kind, back=0)) == "people-not-host"
            for guest in (ben, stranger):
                assert reason(await there.say(guest, messages.NameReferee, guest.name)) == "people-not-owner"
            assert done(await there.say(owner, messages.NameReferee, referee.name))
            assert reason(await there.say(stranger, kind, FINE)) == "people-not-host"
            assert done(await there.say(owner, messages.SendOut, referee.name))
            await there.room.receive(referee.id, referee, kind("late", FINE))
            assert owner.state.referee == ""
            assert (made(there), scores(there), there.table.match.rulings) == (*before, [])

    run_apart(work())


def test_what_cannot_be_ruled_is_refused_and_changes_nothing():
    async def work():
        async with company("sichuan", 3) as there:
            *_, referee = await with_referee(there)
            await play_to_a_turn(there, 3)
            before = made(there)
            wrong = [
                messages.Ordered(ruling="chombo", seat=0, note="x"),
                messages.Ordered(ruling="fine", seat=9, points=5, note="x"),
                messages.Ordered(ruling="fine", seat=1, points=0, note="x"),
                messages.Ordered(ruling="fine", seat=1, points=5, to=1, note="x"),
                messages.Ordered(ruling="fine", seat=1, points=5),
                messages.Ordered(ruling="warn", seat=1, rule="<b>"),
            ]
            for order in wrong:
                for kind in (messages.Foresee, messages.Rule):
                    assert reason(await there.say(referee, kind, order)) == "refused-other"
            for kind in (messages.Foresee, messages.Rule):
                assert reason(await there.say(referee, kind)) == "people-not-now"
                assert reason(await there.say(referee, kind, FINE, 0)) == "people-not-now"
                assert reason(await there.say(referee, kind, back=3)) == "refused-other"
            assert made(there) == before
            assert not there.table.lost

    run_apart(work())


def test_rulings_in_a_row_are_bounded():
    async def work():
        async with company("sichuan", 3) as there:
            *_, referee = await with_referee(there)
            await play_to_a_turn(there, 3)
            note = messages.Ordered(ruling="note", note="so")
            answers = [await there.say(referee, messages.Rule, note) for _ in range(14)]
            refused = [one for one in answers if not done(one)]
            assert {reason(one) for one in refused} == {"people-rules-too-often"}
            assert len(there.table.match.rulings) == len(answers) - len(refused) == 10

    run_apart(work())


def test_a_match_has_room_for_so_many_rulings_and_each_can_be_taken_back(monkeypatch):
    monkeypatch.setattr(host, "MOST_RULINGS", 2)

    async def work():
        async with company("sichuan", 3) as there:
            *_, referee = await with_referee(there)
            await play_to_a_turn(there, 3)
            note = messages.Ordered(ruling="note", note="so")
            answers = [await there.say(referee, messages.Rule, note) for _ in range(3)]
            assert [done(one) for one in answers] == [True, True, False]
            assert reason(answers[-1]) == "people-rules-too-many"
            assert done(await there.say(referee, messages.Rule, back=0))
            assert says(referee.state.rulings[0]) == ["ruled-note", "ruled-words"]  # a note is no reason

    run_apart(work())


def test_a_void_hand_is_dealt_on_and_one_taken_back_is_played_on():
    async def work():
        async with company("sichuan", 3) as there:
            owner, _, referee = await with_referee(there)
            await play_to_a_turn(there, 6)
            before = made(there)
            assert done(await there.say(referee, messages.Rule, VOID))
            await rests(there)
            assert owner.view.results
            assert done(await there.say(referee, messages.Rule, back=0))
            await rests(there)
            assert not owner.view.results
            assert made(there)[0][: len(before[0])] == before[0]
            assert await there.play(4)
            assert done(await there.say(referee, messages.Rule, VOID))
            await rests(there)
            for guest in there.guests:
                await there.say(guest, messages.Next, v=there.reader(guest).v)
            await rests(there)
            assert len(made(there)) == 2
            assert reason(await there.say(referee, messages.Rule, back=1)) == "refused-other"

    run_apart(work())


def test_a_decision_before_a_ruling_is_not_taken_back():
    async def work():
        async with company("sichuan", 3) as there:
            owner, ben, referee = await with_referee(there)
            await play_to_a_turn(there, 4)
            assert done(await there.say(owner, messages.Ask, "undo"))
            assert done(await there.say(referee, messages.Rule, FINE))
            await rests(there)
            await there.say(ben, messages.Answer, True)
            await rests(there)
            assert news(owner)[-1] == "people-undo-late"
            assert len(there.table.match.rulings) == 1

    run_apart(work())


def test_a_ruling_is_done_once_whatever_becomes_of_the_server(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("sichuan", 3, store=store) as there:
            there.guests = everybody = await with_referee(there)
            referee = everybody[-1]
            there.guests = everybody[:-1]
            await play_to_a_turn(there, 4)
            await there.say(referee, messages.Rule, FINE, id="once")
            await rests(there)
            ruled, stood = scores(there), made(there)
            rulings = there.table.match.rulings
            there.guests = everybody
            await restart(there, tmp_path, QUICK)
            assert there.table.match.rulings == rulings
            assert (scores(there), made(there)[0][: len(stood[0])]) == (ruled, stood[0])
            assert done(await there.say(referee, messages.Rule, FINE, id="once"))
            assert len(there.table.match.rulings) == 1
            assert done(await there.say(referee, messages.Rule, back=0, id="back"))
            await rests(there)
            await restart(there, tmp_path, QUICK)
            assert there.table.match.struck == [0]
            assert done(await there.say(referee, messages.Rule, back=0, id="back"))
            assert there.table.match.struck == [0]

    run_apart(work())


def test_while_a_window_runs_nothing_is_foreseen_whoever_is_asked():
    async def work():
        async with company("sichuan", 3, pace=WINDOWS) as there:
            *_, referee = await with_referee(there)
            await play_to_a_turn(there, 2)
            there.table._window_ends = there.table.pace.now() + 0.05
            order = Ruling(ruling="fine", seat=1, points=8, note="late")
            with pytest.raises(NotNow, match="people-host-wait"):
                await there.table.foresee(order)
            assert says(await there.say(referee, messages.Foresee, FINE))  # it has waited
            assert there.table.pace.now() >= there.table._window_ends

    run_apart(work())


def test_a_ruling_waits_for_the_end_of_a_window_that_began_before_its_turn():
    async def work():
        async with company("sichuan", 3, pace=WINDOWS) as there:
            await with_referee(there)
            await play_to_a_turn(there, 2)
            table, order = there.table, Ruling(ruling="fine", seat=1, points=8, note="late")
            async with table._lock:
                ruling = asyncio.create_task(table.rule(order, "referee", "one"))
                await asyncio.sleep(0.02)  # it waits for the lock
                table._window_ends = ends = table.pace.now() + 0.1
            await ruling
            assert table.pace.now() >= ends
            assert len(table.match.rulings) == 1

    run_apart(work())


def test_a_hand_that_returns_while_somebody_is_asked_in_secret_is_there_after_a_restart(tmp_path):
    async def work():
        store = Store.in_folder(tmp_path)
        async with company("sichuan", 3, store=store) as there:
            everybody = await with_referee(there)
            there.guests, referee = everybody[:-1], everybody[-1]
            while not there.table.game.is_secret:
                assert await there.play(1)
                await rests(there)
            for asked in ({"ruling": VOID}, {"back": 0}):
                assert done(await there.say(referee, messages.Rule, **asked))
                await rests(there)
            assert there.table.game.is_secret
            seen = [(there.reader(guest).v, without_time(there.reader(guest).view)) for guest in there.guests]
            assert any(view["choices"] for _, view in seen)
            assert not any(view["results"] for _, view in seen)
            players, there.guests = there.guests, everybody
            await restart(there, tmp_path, QUICK)
            there.guests = players
            assert [(there.reader(guest).v, without_time(there.reader(guest).view)) for guest in players] == seen
            assert await there.play(3)

    run_apart(work())
