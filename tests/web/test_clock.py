"""The clock of a table: how long a decision may take, and what is answered when time runs out. Nobody sleeps here."""

from dataclasses import replace

import pytest

from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.variants import IDS
from fangcheng.web import messages, wire
from fangcheng.web.table.clock import Clock, Limits, answer_for
from web.tables import QUICK, Page, decide, prefer, run_apart, table, until_asked

CLOCK = {"clock": True}


class Time:
    """Seconds that pass when the test says so."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


def timed(variant, options=None, seed=1, seconds=0, bank=0):
    """A table with a clock of its own, and that clock."""
    time = Time()
    return time, table(variant, options, seed, replace(QUICK, now=time), seconds, bank)


def seed_where_the_person_deals(variant, options):
    """The first seed that makes the person the dealer."""
    for seed in range(1, 40):
        match = Match(variant, seed, options, mode="interpreted")
        if match.seat_of(0) == match.table.dealer:
            return seed
    raise AssertionError("the person never deals")


def full(page):
    """Seconds the present decision may take."""
    return page.view.clock.full_ms / 1000


@pytest.mark.rule("MCR-26", "MCR-P17")
def test_the_dealer_has_thirty_seconds_up_to_the_first_discard_then_fifteen_a_turn_and_three_for_a_claim():
    async def play():
        _, opened = timed("mcr", CLOCK, seed_where_the_person_deals("mcr", CLOCK))
        async with opened as (room, page):
            await until_asked(page)
            assert full(page) == 30
            seen = set()
            for _ in range(40):
                if not await decide(room, page, prefer("pass", "discard")):
                    break
                await until_asked(page)
                if page.view.choices:
                    claim = any(choice.kind == "pass" for choice in page.view.choices)
                    assert full(page) == (3 if claim else 15)
                    seen.add(claim)
            assert seen == {True, False}

    run_apart(play())


@pytest.mark.rule("RIICHI-P13")
def test_in_competition_a_discard_may_take_fifteen_seconds():
    async def play():
        _, opened = timed("riichi", CLOCK)
        async with opened as (_, page):
            await until_asked(page)
            assert full(page) == 15

    run_apart(play())
    assert Match("riichi", 1, preset="rcr_2024", mode="interpreted").engine.rules.clock_turn == 15


def test_without_a_limit_there_is_no_clock():
    async def play():
        time, opened = timed("mcr")
        async with opened as (room, page):
            await until_asked(page)
            assert page.view.clock is None
            version = page.version
            time.now += 1_000_000
            await room.look_at_clock()
            assert page.version == version

    run_apart(play())


def test_when_a_turn_runs_out_the_drawn_tile_is_discarded_and_not_a_moment_before():
    async def play():
        time, opened = timed("taiwan", {}, seed=2, seconds=10)
        async with opened as (room, page):
            while not any(tile.drawn and tile.choice is not None for tile in page.view.hand):
                assert await decide(room, page, prefer("pass", "discard"))
                await until_asked(page)
            drawn = page.view.hand[-1].tile
            version, before = page.version, len(own(page).river)
            time.now += 9.9
            await room.look_at_clock()
            assert page.version == version
            time.now += 0.1
            await room.look_at_clock()
            assert page.version > version
            thrown = own(page).river[before]
            assert (thrown.tile, thrown.drawn) == (drawn, True)

    run_apart(play())


def own(page):
    """The reader's seat."""
    return page.view.seats[page.view.seat]


def test_when_a_claim_runs_out_it_is_passed():
    async def play():
        time, opened = timed("mcr", CLOCK, seed=1)
        async with opened as (room, page):
            while not any(choice.kind == "pass" for choice in page.view.choices):
                assert await decide(room, page, prefer("pass", "discard"))
                await until_asked(page)
            melds = own(page).melds
            asked = len(room.match.actions[-1])
            time.now += 3
            await room.look_at_clock()
            seat, number = room.match.actions[-1][asked]
            assert (seat, number) == (room.seat, 57)  # PASS, docs/design.md section 5
            assert own(page).melds == melds

    run_apart(play())


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [(variant, {}) for variant in IDS] + [("sichuan", {"exchange3": True}), ("taiwan", {"inner_bet": True})],
    ids=str,
)
def test_who_never_answers_plays_a_legal_hand_to_its_end(variant, options):
    async def play():
        time, opened = timed(variant, options, seed=5, seconds=4)
        async with opened as (room, page):
            answered = 0
            await until_asked(page)
            while not page.view.results:
                assert full(page) == 4
                time.now += 4
                await room.look_at_clock()
                answered += 1
                await until_asked(page)
            assert page.view.clock is None
            assert answered > 3

    run_apart(play())


def test_picking_tiles_and_coming_back_do_not_stop_the_clock():
    async def play():
        time, opened = timed("sichuan", {"exchange3": True}, seconds=20)
        async with opened as (room, page):
            give = next(choice for choice in page.view.choices if choice.kind == "give")
            time.now += 5
            await room.receive(page, messages.Act("pick", page.version, give.index))
            assert page.view.clock == wire.Clock(left_ms=15_000, full_ms=20_000)
            time.now += 8
            second = Page()
            room.join(second)
            await room.receive(second, messages.Sync(-1))
            assert second.view.clock == wire.Clock(left_ms=7_000, full_ms=20_000)

    run_apart(play())


async def finish_hand(room, page):
    """Play the hand to its results, and go on to the next one of the match."""
    while await decide(room, page, prefer("pass", "discard")):
        pass
    if not room.match.over:
        await room.receive(page, messages.Next())


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-P13")
def test_when_the_time_of_a_match_is_up_the_hand_is_finished_and_one_more_played():
    async def play():
        time, opened = timed("riichi", {"match_minutes": 60, "length": "half"})
        async with opened as (room, page):
            await until_asked(page)
            time.now += 3599
            await room.look_at_clock()
            assert page.view.notices == []
            time.now += 1
            await room.look_at_clock()
            assert page.view.notices[-1].text == wire.Text("notice-time-up", {"n": 1})
            await finish_hand(room, page)
            assert not room.match.over
            assert page.view.notices[-1].text == wire.Text("notice-time-up", {"n": 0})
            await finish_hand(room, page)
            assert room.match.over
            assert page.view.phase == "over"
            await room.receive(page, messages.Next())  # the same company once more, with all its time
            time.now += 3599
            await room.look_at_clock()
            assert room.match.hands_to_go is None

    run_apart(play())


@pytest.mark.by_day
@pytest.mark.rule("MCR-47")
def test_a_match_by_time_ends_with_the_hand_in_which_three_hours_are_up():
    async def play():
        time, opened = timed("mcr", {"hands": "time"})
        async with opened as (room, page):
            await until_asked(page)
            time.now += 3 * 3600
            await room.look_at_clock()
            assert page.view.notices[-1].text == wire.Text("notice-time-up", {"n": 0})
            await finish_hand(room, page)
            assert room.match.over

    run_apart(play())


def test_taking_back_a_decision_does_not_win_time_for_the_match():
    async def play():
        time, opened = timed("riichi", {"match_minutes": 60}, seconds=30)
        async with opened as (room, page):
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            time.now += 20
            running = page.view.clock
            time.now += 3580
            assert room.match.hands_to_go is None
            await room.look_at_clock()
            assert room.match.hands_to_go == 1
            assert running.full_ms == 30_000
            await room.receive(page, messages.Undo())
            await room.look_at_clock()
            assert room.match.hands_to_go == 1

    run_apart(play())


def test_an_answer_out_of_time_keeps_the_jokers():
    for seed in range(1, 60):
        match = Match("tianjin", seed, {"sit_pull": False}, mode="interpreted")
        dealer = int(match.table.dealer)
        view = match.view(dealer)
        if view.seats[dealer].drawn in view.jokers:
            number = answer_for(match, dealer)
            match.act(dealer, number)
            thrown = match.view(dealer).seats[dealer].river[-1].tile
            assert thrown not in view.jokers
            return
    raise AssertionError("no dealer begins with a joker")


def test_a_bank_is_spent_after_the_seconds_of_a_decision_and_only_then_time_is_up():
    async def play():
        time, opened = timed("riichi", seconds=5, bank=20)
        async with opened as (room, page):
            await until_asked(page)
            assert page.view.clock == wire.Clock(left_ms=5_000, full_ms=5_000, bank_ms=20_000)
            time.now += 12
            await room.look_at_clock()
            await room.receive(page, messages.Sync(-1))
            assert page.view.clock == wire.Clock(left_ms=0, full_ms=5_000, bank_ms=13_000)
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            assert page.view.clock == wire.Clock(left_ms=5_000, full_ms=5_000, bank_ms=13_000)
            version = page.version
            time.now += 17.9
            await room.look_at_clock()
            assert page.version == version
            time.now += 0.1
            await room.look_at_clock()
            assert page.version > version
            await until_asked(page)
            assert page.view.clock == wire.Clock(left_ms=5_000, full_ms=5_000, bank_ms=0)

    run_apart(play())


def test_every_hand_has_the_bank_anew():
    async def play():
        time, opened = timed("riichi", seconds=5, bank=20)
        async with opened as (room, page):
            await until_asked(page)
            time.now += 25
            await room.look_at_clock()
            await finish_hand(room, page)
            await until_asked(page)
            assert page.view.clock.bank_ms == 20_000

    run_apart(play())


def test_taking_back_a_decision_does_not_fill_the_bank():
    async def play():
        time, opened = timed("riichi", seconds=5, bank=20)
        async with opened as (room, page):
            await until_asked(page)
            time.now += 15
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            await room.receive(page, messages.Undo())
            assert page.view.clock == wire.Clock(left_ms=5_000, full_ms=5_000, bank_ms=10_000)

    run_apart(play())


def test_waiting_where_only_other_decisions_have_a_limit_costs_no_bank():
    time = Time()
    match = Match("riichi", 1, mode="interpreted")
    clock = Clock(Limits(claim=3, bank=20), time)
    seat = next(seat for seat in range(4) if seat in match.owed)
    clock.set(match, seat)
    time.now += 12
    assert clock.shown() is None
    match.act(seat, answer_for(match, seat))
    clock.set(match, seat)
    assert clock.bank == 20


def test_a_bank_stands_beside_the_seconds_that_the_rules_give():
    match = Match("mcr", 1, CLOCK, mode="interpreted")
    assert Limits.of(match, bank=60) == Limits(30, 15, 3, 0, 60)


def test_a_bank_with_no_seconds_beside_it_is_refused():
    with pytest.raises(FangchengError, match="error-bank-alone"):
        Limits.of(Match("mcr", 1, mode="interpreted"), bank=60)
