"""A room driven in any order: coming, sitting, agreeing, playing, going back, leaving, losing the line, being killed.

The model knows who has sat down where, who has agreed, and whether a match goes on; it knows nothing of how a room is
made. After every step each page must show what the model says, and what a page was last shown of the match must be what
its place may see.
"""

import asyncio
import tempfile
from pathlib import Path
from unittest.mock import patch

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fangcheng.web import bodies, messages
from fangcheng.web.people import calls, motions, owners
from fangcheng.web.people import room as rooms
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.store.store import Store
from fangcheng.web.table.rooms import Rooms
from web.company import Company, Guest
from web.tables import FREE, QUICK, Loop

PEOPLE = 3
GAMES = [("chengdu", {"players": 2}, 2), ("sanma", {}, 3), ("sichuan", {}, 4)]
who = st.integers(0, PEOPLE - 1)
places = st.integers(0, 3)


class RoomLife(RuleBasedStateMachine):
    """One room of a game of two, three or four, three people, and a server that is killed at times."""

    @initialize(game=st.sampled_from(GAMES), begun=st.booleans())
    def open(self, game, begun):
        variant, options, self.places = game
        self.loop = Loop()
        self.folder = tempfile.TemporaryDirectory()
        self.seats = [None] * self.places  # a number of a guest, "bot", ("gone", number) or None
        self.agreed, self.there = set(), {0}
        self.inside, self.barred = {0}, set()
        self.owner, self.playing, self.over = 0, False, False
        self.sat = [0]  # in the order of sitting down
        self.done = []  # ids that were acknowledged
        self.looking = False
        self.ended = 0  # matches
        self.covered = set()  # people who have not answered, for whom a bot plays
        self.patches = [
            patch.object(calls, "STILL", 0.0),  # asked at once, and as often as chance has it
            patch.object(motions, "AGAIN", 0.0),
            patch.object(rooms, "SITS", 1e6),
            patch.object(owners, "AWAY", 1e6),  # a rule passes the room on, no clock: an example may take minutes
        ]
        for one in self.patches:
            one.start()
        terms = bodies.RoomTerms(bodies.NewTable(variant, options), cover_after=None, watch="closed")
        self.run(self._open(terms))
        self.seats[0] = 0
        if begun:
            for guest in range(1, min(PEOPLE, self.places)):
                self.come(guest)
                self.sit(guest, guest)
            self.agree_on_a_match()

    def run(self, work):
        return self.loop.run(work)

    async def _open(self, terms):
        self.serve()
        guests = [Guest(await self.meetings.new_person(f"Guest {number}", "")) for number in range(PEOPLE)]
        ticket = await self.meetings.open((guests[0].id, guests[0].name), terms, "")
        self.at = Company(self.meetings, None, ticket, guests)
        await self.at.come(guests[0])
        self.onlooker = Guest(await self.meetings.new_person("Yan", ""))

    def serve(self):
        store = Store.in_folder(Path(self.folder.name))
        self.meetings = Meetings(Rooms(QUICK, FREE, store), countdown=0)

    async def quiet(self):
        """Wait until nothing goes on by itself any more."""
        for _ in range(4000):
            room = self.at.room
            busy = [task for task in room._tasks if task not in room._lost.values()]
            table = room.table
            driven = table is not None and table.lines and (table.game.held and not table.game.is_secret)
            bots = table is not None and table._driver is not None and not table._driver.done()
            if not (busy or driven or bots or room.lock.locked()):
                return
            await asyncio.sleep(0.002)
        raise AssertionError("the room does not come to rest")

    def say(self, guest, kind, *given, **named):
        async def work():
            answer = await self.at.say(self.at.guests[guest], kind, *given, **named)
            await self.quiet()
            return answer

        self.is_heard(guest)
        return isinstance(self.run(work()), messages.Ack)

    def is_heard(self, guest):
        """Whatever somebody does in a match, he plays for himself from then on."""
        if self.playing:
            self.covered.discard(guest)

    def one_there(self, number):
        """Return this one, or in his place another who is there, None where nobody is: who is not can do nothing."""
        there = sorted(self.there)
        return number if number in there else there[number % len(there)] if there else None

    # --- what people do

    @rule(guest=who)
    def come(self, guest):
        if guest in self.barred:
            return

        async def work():
            await self.at.come(self.at.guests[guest])
            await self.quiet()

        self.run(work())
        self.there.add(guest)
        self.inside.add(guest)
        self.covered.discard(guest)

    @rule()
    def look_on(self):
        self.run(self._look_on())
        self.looking = True

    async def _look_on(self):
        guest = self.onlooker
        door = bodies.Door(self.at.ticket.room, self.at.ticket.watch)
        await self.meetings.enter((guest.id, guest.name), door, "")
        self.at.room, _ = await self.meetings.reach(self.at.ticket.room, guest.key)
        guest.messages.clear()
        await self.at.room.join(guest.id, guest)
        await self.at.room.receive(guest.id, guest, messages.Sync(-1))
        await self.quiet()

    @precondition(lambda self: self.looking)
    @rule()
    def look_away(self):
        async def work():
            self.at.room.part(self.onlooker.id, self.onlooker)
            await self.quiet()

        self.run(work())
        self.looking = False

    @precondition(lambda self: self.looking)
    @rule(kind=st.sampled_from(["sit", "bot", "terms", "act", "next"]))
    def who_looks_on_can_do_nothing(self, kind):
        asked = {
            "sit": (messages.Sit, 0),
            "bot": (messages.SeatBot, 0, True),
            "terms": (messages.ChangeTerms, self.at.room.kept.terms),
            "act": (messages.Act, 0, 0),
            "next": (messages.Next,),
        }[kind]

        async def work():
            answer = await self.at.say(self.onlooker, *asked)
            await self.quiet()
            return answer

        assert isinstance(self.run(work()), messages.Reject)

    @rule(guest=st.integers(0, PEOPLE), phrase=st.sampled_from(["hello", "thanks"]))
    def talk(self, guest, phrase):
        """What is said is heard by all who are there, once; unless a hand is played that it could be about."""
        everybody = [self.at.guests[one] for one in sorted(self.there)] + [self.onlooker] * self.looking
        if (guest == PEOPLE and not self.looking) or (guest < PEOPLE and guest not in self.there):
            return
        speaker = self.onlooker if guest == PEOPLE else self.at.guests[guest]
        plays = self.playing and not (self.at.table is not None and self.at.table.shows_results)
        sits = guest in self.seats
        heard = [sum(isinstance(one, messages.Said) for one in listener.messages) for listener in everybody]

        async def work():
            answer = await self.at.say(speaker, messages.Say, phrase)
            await self.quiet()
            return answer

        self.is_heard(guest)
        answer = self.run(work())
        if plays and (phrase != "hello" or not sits):
            assert answer.reason.key == "talk-later"
        elif isinstance(answer, messages.Reject):
            assert answer.reason.key in ("talk-same", "talk-too-much")
        said = isinstance(answer, messages.Ack)
        for listener, before in zip(everybody, heard):
            assert sum(isinstance(one, messages.Said) for one in listener.messages) == before + said

    @precondition(lambda self: self.playing)
    @rule(guest=who, yes=st.booleans())
    def pause(self, guest, yes):
        """All others who play and are there are asked; then it stands still until it goes on, or goes on at once."""
        others = [one for one in sorted(self.there) if one in self.seats and one != guest and one not in self.covered]
        may = guest in self.there and guest in self.seats
        if guest in self.there:
            self.is_heard(guest)

        async def work():
            if guest not in self.there:
                return None
            asked = await self.at.say(self.at.guests[guest], messages.Ask, "pause")
            if isinstance(asked, messages.Reject):
                return asked
            for number, other in enumerate(others):
                answer = await self.at.say(self.at.guests[other], messages.Answer, yes)
                assert isinstance(answer, messages.Ack) == (yes or number == 0)
            await self.quiet()
            stands = self.at.table.paused
            assert stands == (yes or not others) or self.at.table.game.held or self.at.table.match.over
            made = [list(hand) for hand in self.at.table.match.actions]
            if stands:
                await asyncio.sleep(0.01)
                assert [list(hand) for hand in self.at.table.match.actions] == made
            await self.at.table.resume()
            await self.quiet()
            return asked

        asked = self.run(work())
        if isinstance(asked, messages.Reject):
            assert not may or asked.reason.key in ("people-pauses-used", "people-asked-before", "people-not-now")
        else:
            assert asked is None or may
        self.note_the_end()

    @property
    def players(self):
        """Who sits and plays for himself."""
        sitting = {one for one in self.seats if isinstance(one, int)}
        return sitting - self.covered if self.playing else sitting

    @precondition(lambda self: self.playing)
    @rule(guest=who, yes=st.booleans(), most=st.integers(0, 4))
    def take_back(self, guest, yes, most):
        """All others who play are asked, and it goes back only where all of them agree."""
        guest = self.one_there(guest)
        if guest is None:
            return
        self.play(guest, most)
        if not self.playing:
            return
        self.is_heard(guest)
        others, before = sorted(self.players - {guest}), self.actions()
        reader = self.at.reader(self.at.guests[guest]) if guest in self.seats else None

        async def work():
            asked = await self.at.say(self.at.guests[guest], messages.Ask, "undo")
            if isinstance(asked, messages.Ack):
                for other in others:
                    if other in self.there and self.at.room.questions.motions.open is not None:
                        assert isinstance(await self.at.say(self.at.guests[other], messages.Answer, yes), messages.Ack)
            self.at.room.questions.drop()  # whoever is away says nothing
            now = self.actions()
            await self.quiet()
            return asked, now

        asked, now = self.run(work())
        agreed = not others or (yes and set(others) <= self.there)
        if isinstance(asked, messages.Reject):
            assert guest not in self.players or asked.reason.key in ("people-undo-nothing", "people-not-now")
        elif agreed:
            assert now[-1] == before[-1][: len(now[-1])]
            assert len(now[-1]) < len(before[-1])
            assert not reader.hand.acts or reader.seat in self.at.table.match.owed
        else:
            assert now[-1][: len(before[-1])] == before[-1]
        self.note_the_end()

    def actions(self):
        return [list(hand) for hand in self.at.table.match.actions]

    @rule(guest=who, answering=st.sets(who))
    def call(self, guest, answering):
        """Who does not answer is waited for no more."""
        guest = self.one_there(guest)
        if guest is None:
            return
        self.is_heard(guest)
        asked = self.players - {guest}
        may = guest in self.players and bool(asked)
        answering = sorted(asked & answering & self.there)

        async def work():
            said = await self.at.say(self.at.guests[guest], messages.Ask, "call")
            if isinstance(said, messages.Ack):
                for one in answering:
                    assert isinstance(await self.at.say(self.at.guests[one], messages.Answer, True), messages.Ack)
                questions = self.at.room.questions
                if questions.motions.open is not None:
                    async with self.at.room.lock:  # half a minute later
                        await questions._settle(questions.motions.open, False)
                        await self.at.room.tell()
            await self.quiet()
            return isinstance(said, messages.Ack)

        assert self.run(work()) == may
        silent = asked - set(answering) if may else set()
        if silent and self.owner in silent:
            self.owner = guest
        if self.playing:
            self.covered |= silent
        elif silent:
            for one in silent:
                self.seats[self.seats.index(one)] = None
                self.sat.remove(one)
            self.another_company()
        self.note_the_end()

    @precondition(lambda self: self.owner not in self.there)
    @rule()
    def the_owner_is_away_for_long(self):
        async def work():
            await self.at.room.ownership._pass_on()
            await self.quiet()
            return self.at.room.kept.owner

        owner = [one.id for one in self.at.guests].index(self.run(work()))
        heirs = [one for one in self.sat if one in self.there] or sorted(self.there & self.inside)
        if not heirs:
            assert owner == self.owner
        elif self.there & set(self.sat):
            assert owner == heirs[0]
        else:
            assert owner in heirs
        self.owner = owner

    @rule(guest=who, place=places)
    def hand_on_the_room(self, guest, place):
        guest = self.one_there(guest)
        if guest is None:
            return
        sits = place < self.places and isinstance(self.seats[place], int)
        assert self.say(guest, messages.HandOn, place) == (guest == self.owner and sits)
        if guest == self.owner and sits:
            self.owner = self.seats[place]

    @rule(guest=who)
    def draw_lots(self, guest):
        """Nobody is lost, and everybody is where his own page says."""
        guest = self.one_there(guest)
        if guest is None:
            return
        may = guest == self.owner and not self.playing
        assert self.say(guest, messages.DrawLots) == may
        if not may:
            return
        numbers = {one.id: number for number, one in enumerate(self.at.guests)}
        places = self.at.room.kept.places
        seats = ["bot" if place.bot else numbers.get(place.person) for place in places]
        assert sorted(map(str, seats)) == sorted(map(str, self.seats))
        self.seats = seats
        self.sat.sort(key=lambda one: places[seats.index(one)].since)
        self.another_company()

    @precondition(lambda self: self.there)
    @rule(guest=who)
    def move_to_another_device(self, guest):
        guest = self.one_there(guest)
        if guest is None:
            return

        async def work():
            older = self.at.guests[guest]
            code = (await self.meetings.device_code(older.key)).code
            self.at.guests[guest] = Guest(await self.meetings.become(code, ""))
            await self.at.come(self.at.guests[guest])
            self.at.room.part(older.id, older)
            await self.quiet()
            return older

        assert self.run(work()).closed == 4001
        self.covered.discard(guest)

    @precondition(lambda self: self.there)
    @rule(guest=who)
    def lose_the_line(self, guest):
        guest = self.one_there(guest)
        if guest is None:
            return

        async def work():
            self.at.room.part(self.at.guests[guest].id, self.at.guests[guest])
            await self.quiet()

        self.run(work())
        self.there.discard(guest)

    @rule(guest=who, place=places)
    def sit(self, guest, place):
        guest = self.one_there(guest)
        if guest is None:
            return
        free = not self.playing and place < self.places and self.seats[place] in (None, guest)
        assert self.say(guest, messages.Sit, place) == free
        if free and self.seats[place] is None:
            if guest in self.seats:
                self.seats[self.seats.index(guest)] = None
                self.sat.remove(guest)
            self.seats[place] = guest
            self.sat.append(guest)
            self.another_company()

    @rule(guest=who)
    def stand(self, guest):
        guest = self.one_there(guest)
        if guest is None:
            return
        assert self.say(guest, messages.Stand)
        if guest in self.seats:
            place = self.seats.index(guest)
            self.seats[place] = ("gone", guest) if self.playing else None
            self.sat.remove(guest)
            self.covered.discard(guest)
            if not self.playing:
                self.another_company()
        self.hand_on(guest)

    @rule(guest=who, place=places, bot=st.booleans())
    def seat_a_bot(self, guest, place, bot):
        guest = self.one_there(guest)
        if guest is None:
            return
        may = guest == self.owner and not self.playing and place < self.places
        may = may and self.seats[place] in (None, "bot")
        assert self.say(guest, messages.SeatBot, place, bot) == may
        if may and bot != (self.seats[place] == "bot"):
            self.seats[place] = "bot" if bot else None
            self.another_company()

    @rule(guest=who, old=st.booleans(), agreed=st.booleans())
    def agree(self, guest, old, agreed):
        guest = self.one_there(guest)
        if guest is None:
            return
        number = self.at.room.kept.number - old
        may = not self.playing and guest in self.seats and not (old and agreed)
        assert self.say(guest, messages.Ready, number, agreed) == may
        if may and agreed:
            self.agreed.add(guest)
            self.begin_if_all_agree()
        elif may:
            self.agreed.discard(guest)

    @rule(guest=who, hints=st.booleans())
    def change_terms(self, guest, hints):
        guest = self.one_there(guest)
        if guest is None:
            return
        terms = msgspec.structs.replace(self.at.room.kept.terms, hints=hints)
        is_new = terms != self.at.room.kept.terms
        may = guest == self.owner and not self.playing
        assert self.say(guest, messages.ChangeTerms, terms) == may
        if may and is_new:
            self.another_company()

    @precondition(lambda self: not self.playing and self.owner in self.there)
    @rule()
    def agree_on_a_match(self):
        for place, one in enumerate(self.seats):
            if one is None:
                self.seat_a_bot(self.owner, place, True)
        for one in [one for one in self.seats if one in self.there]:
            self.agree(one, False, True)

    @precondition(lambda self: self.playing)
    @rule(guest=who, most=st.integers(1, 6))
    def play(self, guest, most):
        async def work():
            for _ in range(most):
                table = self.at.table
                if guest not in self.there or guest not in self.seats:
                    return
                answer = await self.at.answer(self.at.guests[guest])
                if answer is None and table.match.hand_over and not table.match.over and not table.game.held:
                    reader = self.at.reader(self.at.guests[guest])
                    self.is_heard(guest)
                    await self.at.say(self.at.guests[guest], messages.Next, v=reader.v)
                await self.quiet()
                if answer is not None:
                    assert isinstance(answer, messages.Ack), answer
                    self.done.append((guest, answer.id))

        self.run(work())
        self.note_the_end()

    @precondition(lambda self: self.done)
    @rule(chance=st.randoms(use_true_random=False))
    def say_again_what_was_done(self, chance):
        guest, id = self.done[-1 - chance.randrange(min(8, len(self.done)))]
        if guest not in self.there or guest not in self.seats or not self.playing:
            return
        before = [list(hand) for hand in self.at.table.match.actions]
        self.is_heard(guest)

        async def work():
            reader = self.at.reader(self.at.guests[guest])
            return await self.at.say(self.at.guests[guest], messages.Act, reader.v, 0, id=id)

        assert isinstance(self.run(work()), messages.Ack)
        assert [list(hand) for hand in self.at.table.match.actions] == before

    # --- and what happens to them

    @rule()
    def kill(self):
        """End the server at once; who was there comes back with a page that knows nothing."""
        made = self.at.table and [list(hand) for hand in self.at.table.match.actions]

        async def work():
            room, table = self.at.room, self.at.room.table
            tasks = [*room._tasks, *(table._tasks if table else ()), *([table._driver] if table else ())]
            for task in tasks:
                if task is not None:
                    task.cancel()
            await asyncio.sleep(0)
            self.meetings.rooms.store.close()
            self.serve()
            self.at.meetings = self.meetings
            for guest in sorted(self.there):
                await self.at.come(self.at.guests[guest])
            if self.looking:
                await self._look_on()
            if not self.there:
                self.at.room, _ = await self.meetings.reach(self.at.ticket.room, self.at.guests[0].key)
            if made and self.playing and self.there:
                kept = self.at.table.match.actions
                assert len(kept) >= len(made)
                assert all(kept[n][: len(hand)] == hand for n, hand in enumerate(made))
            await self.quiet()

        self.run(work())
        self.covered.clear()
        self.note_the_end()

    # --- the model

    def another_company(self):
        self.agreed.clear()
        self.over = False

    def hand_on(self, guest):
        """The owner's role goes to who has sat longest, of those who are there if anybody is."""
        if self.owner == guest and self.sat:
            self.owner = ([other for other in self.sat if other in self.there] or self.sat)[0]

    def begin_if_all_agree(self):
        people = {one for one in self.seats if isinstance(one, int)}
        if None not in self.seats and people and people <= self.agreed:
            self.run(self._until_playing())
            self.agreed.clear()
            self.covered -= self.there  # who is there plays for himself
            self.playing, self.over = True, False
            self.note_the_end()

    async def _until_playing(self):
        for _ in range(4000):
            if self.at.room.kept.state == "playing" and self.at.table is not None:
                break
            await asyncio.sleep(0.002)
        there = [self.at.guests[guest] for guest in self.there] + [self.onlooker] * self.looking
        for guest in there:
            await self.at.room.receive(guest.id, guest, messages.Sync(-1))
        await self.quiet()

    def note_the_end(self):
        if self.playing and self.at.table is not None and self.at.table.is_over:
            self.playing, self.over = False, True
            self.ended += 1
            self.seats = [None if isinstance(one, tuple) else one for one in self.seats]

    # --- what must hold

    @invariant()
    def every_page_shows_the_room(self):
        for guest in self.there:
            state = self.at.guests[guest].state
            shown = [place.state if place.state in ("free", "bot", "gone") else place.name for place in state.places]
            assert shown == [self.told(one) for one in self.seats]
            assert state.owner == (guest == self.owner)
            ready = {n for n, place in enumerate(state.places) if place.ready}
            assert ready == {self.seats.index(one) for one in self.agreed}
            assert (state.state == "playing") == self.playing, (state.state, self.playing)
            assert state.own == (self.seats.index(guest) if guest in self.seats else None)

    @invariant()
    def each_match_stands_on_the_sheet_once(self):
        assert len(self.at.room.kept.results) == self.ended

    @invariant()
    def who_looks_on_sees_the_room_and_no_hand(self):
        if not self.looking:
            return
        state = self.onlooker.state
        assert (state.own, state.owner, state.may_sit) == (None, False, False)
        assert [place.state == "free" for place in state.places] == [one is None for one in self.seats]
        assert state.looks_on == (self.playing or self.over)
        table = self.at.room.table
        if self.playing and table is not None and not table.game.held and self.onlooker.has_view:
            assert self.onlooker.view.hand == self.onlooker.view.choices == []
            rivers = [[one.tile for one in seat.river] for seat in table.match.view(None).seats]
            assert [[one.tile for one in seat.river] for seat in self.onlooker.view.seats] == rivers

    def told(self, one):
        if one is None or one == "bot":
            return "free" if one is None else "bot"
        return "gone" if isinstance(one, tuple) else f"Guest {one}"

    @invariant()
    def every_page_shows_what_its_place_may_see(self):
        table = self.at.room.table
        if not self.playing or table is None or table.game.held:
            return
        for guest in self.there:
            if guest in self.seats:
                reader, page = self.at.reader(self.at.guests[guest]), self.at.guests[guest]
                fresh = table.match.view(reader.seat)
                assert page.version == reader.v
                own = [tile.tile for tile in page.view.hand]
                held = [*(fresh.own.hand or ()), *([fresh.own.drawn] if fresh.own.drawn else [])] if fresh.own else []
                assert sorted(own) == sorted(held)
                assert [seat.score for seat in page.view.seats] == table.match.scores

    def teardown(self):
        async def work():
            await self.meetings.close()
            await self.meetings.rooms.close()
            self.meetings.rooms.store.close()

        for one in getattr(self, "patches", ()):
            one.stop()
        if hasattr(self, "loop"):
            self.run(work())
            self.loop.close()
            self.folder.cleanup()


RoomLife.TestCase.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
TestRoomLife = RoomLife.TestCase
