"""One table over its line: acts, versions, reconnecting, undo, what is hidden, and bad messages."""

import json
import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from fangcheng.bots.batch import RANDOM
from fangcheng.core.play.seating import order_of_play
from fangcheng.core.state.codes import BETS, IN_WALL, MATCH_OVER, TURN
from fangcheng.game.engine import Engine
from fangcheng.game.event_types import Dealt, Moved, Won
from fangcheng.game.match import Match
from fangcheng.sentences import say
from fangcheng.tiles import parse
from fangcheng.variants import IDS, load
from fangcheng.web import messages, wire
from fangcheng.web.page import log
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.results import settlements
from fangcheng.web.page.translate import meld, place_of, seat_view
from fangcheng.web.server import make_app
from fangcheng.web.table import line as lines
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room
from game import players
from web.tables import QUICK, Page, decide, prefer, right, run_apart, table, until_asked

WHOLE_HANDS = [(variant, {}) for variant in IDS] + [
    ("sichuan", {"exchange3": True}),
    ("chengdu", {"players": 3, "exchange3": True}),
    ("chengdu", {"players": 2, "hand_size": 7}),
    ("taiwan", {"inner_bet": True}),
    ("taiwan", {"claim_timing": "live"}),
    pytest.param("taiwan", dict(load("taiwan").presets["hkma_2020"]), id="taiwan-hkma_2020"),
]


# --- playing


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), WHOLE_HANDS, ids=lambda value: str(value))
def test_a_hand_is_played_to_its_result(variant, options):
    async def play():
        async with table(variant, options, seed=7) as (room, page):
            while await decide(room, page, prefer("win", "option", "ready", "kong", "flower", "give", "discard")):
                check_view(page.view)
            view = page.view
            assert view.phase == "result"
            for result in view.results:
                for payment in result.payments:
                    assert payment.after == payment.before + payment.change
                    assert sum(part.amount for part in payment.parts) == payment.change
                    if result.kind == "kong":
                        assert sum(line.changes[payment.seat] for line in result.beside) == payment.change
            finals = {payment.seat: payment.after for payment in view.results[-1].payments}
            assert finals == {seat.seat: seat.score for seat in view.seats}
            await room.receive(page, messages.Next())
            assert page.view.phase in ("setup", "play")
            assert page.last.events[0].kind in ("deal", "note", "dice")

    run_apart(play())


@pytest.mark.parametrize(("seed", "winners", "nobody"), [(0, 0, True), (8, 2, False)])
def test_nobody_wins_is_said_of_an_empty_wall_only_where_nobody_has_won(seed, winners, nobody):
    match, chance = Match("sichuan", seed, mode="interpreted"), random.Random(seed)
    while not match.hand_over:
        seat = chance.choice(match.owed)
        match.act(seat, players.choose(match, seat, chance))
    assert sum(isinstance(event, Won) for event in match.hand_events) == winners
    pages = [page for page in settlements(match, match.view(0)) if page.kind == "draw"]
    told = [line for line in log.lines(match, match.hand_events) if line.kind == "draw_game"]
    assert len(pages) == len(told) == 1
    for ending in (pages[0].title, told[0].text):
        assert ("nobody wins" in (say("en", ending.key) or "")) == nobody


@pytest.mark.rule("TAIWAN-40")
def test_in_live_timing_the_person_may_pung_what_a_bot_has_drawn_past():
    async def play():
        pace = Pace(think=(60, 60), bot=RANDOM, mode="interpreted", window=0)  # pauses end when the test says so
        async with table("taiwan", {"claim_timing": "live"}, seed=1, pace=pace) as (room, page):
            while True:
                kinds = [choice.kind for choice in page.view.choices]
                late = room.match.table.phase == TURN and room.match.table.turn != room.seat
                if late and "pon" in kinds:
                    break
                turn = room.game.automatic_turn()
                if turn is not None:
                    await room._change(turn)
                else:
                    assert await decide(room, page, prefer("discard", "pass"))
            await room.receive(page, messages.Act("late", page.version, kinds.index("pon")))
            assert [meld.kind for meld in page.view.seats[room.seat].melds] == ["pon"]
            assert [event.text.key for event in page.last.events][:2] == ["ev-taken-back", "ev-pon"]

    run_apart(play())


@pytest.mark.rule("TAIWAN-6")
def test_after_the_last_hand_the_same_company_plays_another_match():
    async def play():
        async with table("taiwan", seed=3) as (room, page):
            while await decide(room, page, prefer("win", "discard", "pass")):
                pass
            there = room.match.table
            there.phase, there.last_winner, there.won_count = MATCH_OVER, 1, 0
            before = int(order_of_play(there))
            await room.receive(page, messages.Next())
            assert not room.match.over
            assert int(order_of_play(room.match.table)) != before
            assert page.view.seat == room.seat == room.match.seat_of(0)
            assert [seat.score for seat in page.view.seats] == [0] * 4
            assert not page.view.can_undo
            assert room.match.matches[0].hand == 1

    run_apart(play())


@pytest.mark.rule("RIICHI-6")
def test_tokens_lie_beside_every_player():
    async def play():
        async with table("riichi", {"yakitori": True, "chips": 500}) as (_, page):
            for seat in page.view.seats:
                assert [(flag.kind, flag.text.key) for flag in seat.flags] == [
                    ("note", "flag-yakitori"),
                    ("note", "flag-chips"),
                ]
        async with table("riichi") as (_, page):
            assert [flag for seat in page.view.seats for flag in seat.flags] == []

    run_apart(play())


def check_view(view):
    """What must hold of every view."""
    indices = [choice.index for choice in view.choices]
    assert indices == list(range(len(indices)))
    for tile in view.hand:
        assert tile.choice is None or tile.choice in indices
        assert tile.choice is None or tile.forbidden is None
    places = [seat.place for seat in view.seats]
    assert places == [place_of(seat.seat, view.seat, len(view.seats)) for seat in view.seats]
    own = view.seats[view.seat]
    assert own.place == 0
    assert own.hand_count == len(view.hand)
    assert sum(choice.default for choice in view.choices) <= 1


def test_an_act_is_done_once():
    async def play():
        async with table("riichi") as (room, page):
            await until_asked(page)
            act = messages.Act("one", page.version, 0)
            await room.receive(page, act)
            discards = len(room.match.actions[-1])
            await room.receive(page, act)
            assert isinstance(page.last, messages.Snapshot)
            assert len(room.match.actions[-1]) >= discards
            mine = [seat for seat, _ in room.match.actions[-1] if seat == room.seat]
            assert len(mine) == 1

    run_apart(play())


def test_an_act_for_an_older_view_changes_nothing():
    async def play():
        async with table("riichi") as (room, page):
            await until_asked(page)
            before = room.match.check
            await room.receive(page, messages.Act("old", page.version - 1, 0))
            assert page.last == messages.Reject("old", wire.Text("illegal-stale"))
            await room.receive(page, messages.Act("high", page.version, 999))
            assert page.last == messages.Reject("high", wire.Text("illegal-choice"))
            await room.receive(page, messages.Act("low", page.version, -1))
            assert page.last == messages.Reject("low", wire.Text("illegal-choice"))
            assert room.match.check == before

    run_apart(play())


def test_undo_takes_back_to_the_own_last_decision():
    async def play():
        async with table("riichi", seed=4) as (room, page):
            await until_asked(page)
            assert not page.view.can_undo
            first = page.view
            await decide(room, page)
            await until_asked(page)
            assert page.view.can_undo
            await room.receive(page, messages.Undo())
            assert isinstance(page.last, messages.Snapshot)
            back = replace(first, can_redo=True)
            assert page.view == back
            await room.receive(page, messages.Undo())  # nothing is left to take back
            assert page.view == back

    run_apart(play())


def test_three_tiles_are_picked_and_handed_over_together():
    async def play():
        async with table("sichuan", {"exchange3": True}) as (room, page):
            assert page.view.prompt == wire.Text("prompt-exchange")
            gives = [choice for choice in page.view.choices if choice.kind == "give"]
            suit = page.view.hand[gives[0].hand].tile[1]
            positions = [choice.hand for choice in gives if page.view.hand[choice.hand].tile[1] == suit][:3]
            for number, position in enumerate(positions):
                await room.receive(page, messages.Act(f"pick {number}", page.version, page.view.hand[position].choice))
            assert [page.view.hand[position].picked for position in positions] == [1, 2, 3]
            confirm = next(choice for choice in page.view.choices if choice.kind == "option")
            await room.receive(page, messages.Act("back", page.version, page.view.hand[positions[0]].choice))
            assert [page.view.hand[position].picked for position in positions] == [0, 1, 2]
            assert all(choice.kind == "give" for choice in page.view.choices)
            await room.receive(page, messages.Act("again", page.version, page.view.hand[positions[0]].choice))
            await room.receive(page, messages.Act("confirm", page.version, confirm.index))
            assert page.view.prompt == wire.Text("prompt-missing")
            given = sorted(event.tiles for event in page.last.events if event.kind == "exchange" and event.tiles)
            assert len(given[0]) == 3

    run_apart(play())


async def own_joker(room, page):
    """Play until a joker may be discarded, without discarding one; the position of its tile in the hand."""
    for _ in range(60):
        await until_asked(page)
        view = page.view
        plain = None
        for position, tile in enumerate(view.hand):
            if tile.choice is not None and tile.tile in view.bright:
                return position
            plain = tile.choice if plain is None else plain
        choice = view.choices[-1] if plain is None else view.choices[plain]
        await room.receive(page, messages.Act(f"turn {page.version}", page.version, choice.index))
    raise AssertionError("no joker comes")


@pytest.mark.rule("TIANJIN-53")
def test_before_a_joker_is_discarded_the_page_has_to_ask():
    async def play():
        async with table("tianjin", {"sit_pull": False}, seed=3) as (room, page):
            position = await own_joker(room, page)
            for tile in page.view.hand:
                warned = page.view.choices[tile.choice].confirm
                assert (warned is not None) == (tile.tile in page.view.bright)
            asked = page.view.choices[page.view.hand[position].choice].confirm
            assert (asked.key, asked.rule) == ("confirm-joker-discarded", "TIANJIN-29")
            assert asked.args == {"tile": page.view.hand[position].tile}

    run_apart(play())


@pytest.mark.rule("TIANJIN-30")
def test_discarded_jokers_lie_darkened_in_the_river():
    async def play():
        async with table("tianjin", {"sit_pull": False}, seed=3) as (room, page):
            position = await own_joker(room, page)
            tile = page.view.hand[position]
            await room.receive(page, messages.Act("joker", page.version, tile.choice))
            own = page.view.seats[page.view.seat].river
            assert (own[-1].tile, own[-1].dark) == (tile.tile, True)
            assert not any(one.dark for one in own[:-1])

    run_apart(play())


@pytest.mark.rule("RIICHI-24")
def test_a_dealer_who_draws_his_fourteenth_tile_is_seen_to_draw_it():
    def drawn_by(option):
        match = Match("riichi", 5, {"dealer_deal": option}, mode="interpreted")
        dealer = int(match.table.dealer)
        own = log.lines(match, match.events_for(dealer))
        other = log.lines(match, match.events_for((dealer + 1) % 4))
        return match, dealer, [[one for one in seen if one.kind == "draw"] for seen in (own, other)]

    match, dealer, [own, other] = drawn_by("draw_14th")
    assert [one.seat for one in own] == [one.seat for one in other] == [dealer]
    assert own[0].tiles == [match.view(dealer).seats[dealer].drawn]
    assert other[0].tiles == []
    [dealt] = [event for event in match.hand_events if isinstance(event, Dealt)]
    assert [len(parse(hand)) for hand in dealt.hands] == [13] * 4
    assert drawn_by("jump")[2] == [[], []]


# --- where things lie


@pytest.mark.rule("RIICHI-37", "RIICHI-38", "RIICHI-39", "RIICHI-40", "RIICHI-41")
def test_a_claimed_tile_lies_where_it_came_from():
    from fangcheng.game.seat_views import MeldView

    rules = Engine("riichi").numbers

    def lying(kind, tiles, source, added=None):
        made = meld(MeldView(kind=kind, tiles=tiles, source=source, called=0, added=added), 0, 4, rules)
        return made.tiles, made.turned, made.added

    assert lying("chi", ("4m", "2m", "3m"), 3) == (["4m", "2m", "3m"], 0, None)
    assert lying("pon", ("5p", "0p", "5p"), 2) == (["0p", "5p", "5p"], 1, None)
    assert lying("pon", ("5p", "0p", "5p"), 1) == (["0p", "5p", "5p"], 2, None)
    assert lying("open_kong", ("7z",) * 4, 3)[1] == 0
    assert lying("open_kong", ("7z",) * 4, 2)[1] == 1
    assert lying("open_kong", ("7z",) * 4, 1)[1] == 3
    assert lying("added_kong", ("7z",) * 4, 1, added=3) == (["7z"] * 4, 2, 3)
    concealed = MeldView(kind="concealed_kong", tiles=("5m", "5m", "0m", "5m"))
    assert meld(concealed, 0, 4, rules).tiles == ["#", "0m", "5m", "#"]


def said(language, words):
    return say(language, words.key, **words.args)


@pytest.mark.rule("TAIWAN-73")
@pytest.mark.parametrize(
    ("language", "asked", "none", "two"),
    [
        (
            "en",
            ["No stake", "Stake one base", "Stake 2 bases", "Stake 3 bases"],
            "seat: no stake",
            "seat: stakes 2 bases",
        ),
        ("zh-Hans", ["不插", "插1底", "飘2底", "飞3底"], "seat不插", "seat飘2底"),
        ("zh-Hant", ["不插", "插1底", "飄2底", "飛3底"], "seat不插", "seat飄2底"),
        ("ja", ["内挿しなし", "内挿し1底", "内挿し2底", "内挿し3底"], "seat：内挿しなし", "seat：内挿し2底"),
    ],
)
def test_an_inner_stake_is_offered_and_told_in_bases(language, asked, none, two):
    match = Match("taiwan", seed=1, options={"inner_bet": True}, mode="interpreted")
    for seat in range(4):
        choices = own_hand(match, seat, match.view(seat)).choices
        assert [said(language, choice.label) for choice in choices] == asked
    for seat, bases in enumerate((0, 2, 1, 3)):
        happened = match.act(seat, f"stake {bases}")
    told = [line.text for line in log.lines(match, happened) if line.kind == "bet"]
    sentences = [said(language, wire.Text(text.key, text.args | {"seat": "seat"})) for text in told]
    assert sentences[:2] == [none, two]
    view = match.view(0)
    shown = seat_view(match, view, own_hand(match, 0, view), list("abcd"))
    assert [[flag.text for flag in seat.flags] for seat in shown.seats[:2]] == [
        [],
        [wire.Text("flag-stakes", {"n": 2})],
    ]


def test_with_three_players_nobody_sits_across():
    assert [place_of(seat, 1, 3) for seat in (1, 2, 0)] == [0, 1, 3]
    assert [place_of(seat, 1, 4) for seat in (1, 2, 3, 0)] == [0, 1, 2, 3]
    assert [place_of(seat, 1, 2) for seat in (1, 0)] == [0, 3]


# --- what is hidden


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_worlds_that_differ_only_in_hidden_tiles_look_the_same(variant):
    """Hands of others and the wall are exchanged: not a byte of what is sent may change."""

    async def sent(shift):
        pace = Pace(think=(60, 60), bot=RANDOM, mode="interpreted", window=0)  # nobody moves meanwhile
        async with table(variant, seed=11, pace=pace) as (room, _):
            if room.match.table.question == BETS:
                return None  # nothing is dealt before the bets
            hide(room.match.table, room.seat, shift)
            room.game.carry_out(lambda: None, True)
            page = Page()
            room.join(page)
            view = room.game.carry_out(lambda: None, True)
            return msgspec.json.encode(view)

    async def both():
        one, other = await sent(0), await sent(1)
        assert one == other

    run_apart(both())


def hide(record, own, shift):
    """Exchange tiles the seat cannot see: two other hands, and the order of the untouched wall."""
    if not shift:
        return
    others = [seat for seat in range(int(record.seats)) if seat != own]
    one, other = [seat for seat in others if record.hand_size[seat] % 3 == 1][:2]
    record.hand[[one, other]] = record.hand[[other, one]]
    turned = record.indicators.positions[: int(record.indicators.count)]  # one that stays in the wall lies face up
    places = [place for place in range(int(record.wall_size)) if record.place[place] == IN_WALL and place not in turned]
    record.wall[places] = record.wall[list(reversed(places))]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sichuan"])
def test_only_known_tiles_are_named(variant):
    """Copies of each kind named by the view never exceed those the seat sees by the rules of the game."""

    async def play():
        async with table(variant, seed=5) as (room, page):
            while await decide(room, page, prefer("pass", "option", "discard")):
                view = page.view
                if view.phase != "play":
                    continue
                named = [tile.tile for tile in view.hand]
                for seat in view.seats:
                    assert seat.shown is None
                    named += [one.tile for one in seat.river if not one.called]
                    named += [tile for one in seat.melds for tile in one.tiles if tile != "#"]
                turned = [tile for side in view.wall.sides for stack in side.stacks for tile in stack]
                named += [tile for tile in turned if tile not in ("#", ".")]
                plain = ["5" + tile[1] if tile[0] == "0" else tile for tile in named]
                assert all(plain.count(tile) <= 4 for tile in plain)
                for event in page.last.events if isinstance(page.last, messages.Happened) else ():
                    if event.kind == "draw" and event.seat != view.seat:
                        assert event.tiles == []

    run_apart(play())


# --- lines


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def ticket(client):
    return client.post("/api/tables", json={"variant": "sichuan", "seed": 2}).json()


def line_to(client, ticket, **headers):
    return client.websocket_connect(f"/ws/{ticket['id']}", headers={**right(ticket), **headers})


def test_a_page_says_hello_and_gets_everything(client, ticket):
    with line_to(client, ticket) as socket:
        socket.send_json({"t": "sync", "after": -1})
        hello = socket.receive_json()
        assert (hello["t"], hello["table"], hello["protocol"]) == ("hello", ticket["id"], 1)
        snapshot = msgspec.convert(socket.receive_json(), messages.Snapshot)
        assert snapshot.v == hello["v"]
        assert snapshot.log[0].kind == "deal" or snapshot.log
        socket.send_json({"t": "ping"})
        assert socket.receive_json() == {"t": "pong"}


def test_a_page_that_comes_back_is_sent_what_it_missed_and_no_more():
    async def play():
        async with table("riichi", seed=4) as (room, page):
            await until_asked(page)
            missed_from, log = page.version, list(room.game.log)
            room.part(page)
            for _ in range(2):
                await decide(room, page_of(room), prefer("pass", "discard"))
            back = Page()
            room.join(back)
            await room.receive(back, messages.Sync(missed_from))
            hello, missed = back.messages
            assert isinstance(hello, messages.Hello)
            assert isinstance(missed, messages.Happened)
            assert (missed.v, missed.view) == (room.version, back.view)
            assert len(missed.events) >= 2
            assert log + missed.events == decoded(room.game.log)
            await room.receive(back, messages.Sync(room.version))
            assert back.messages[2:] == [hello]
            for unknown in (-1, missed_from - 99, room.version + 1, 2**70):
                await room.receive(back, messages.Sync(unknown))
                assert isinstance(back.last, messages.Snapshot)
            await room.receive(back, messages.Undo())
            await room.receive(back, messages.Sync(missed_from))  # what happened then is no longer true
            assert isinstance(back.last, messages.Snapshot)

    run_apart(play())


def page_of(room):
    """A page that has just come and been told everything, as the table itself sees it."""
    page = Page()
    room.join(page)
    page.put(messages.Snapshot(room.version, room._view))
    return page


def decoded(events):
    return msgspec.json.decode(msgspec.json.encode(events), type=list[wire.Event])


def test_the_newest_page_has_the_table(client, ticket):
    with line_to(client, ticket) as older, line_to(client, ticket) as newer:
        bye = older.receive_json()
        assert (bye["t"], bye["reason"]["key"], bye["retry_in"]) == ("bye", "bye-elsewhere", None)
        with pytest.raises(WebSocketDisconnect):
            older.receive_json()
        newer.send_json({"t": "sync", "after": -1})
        assert newer.receive_json()["t"] == "hello"


@pytest.mark.parametrize(("table", "token"), [("nothing", "x"), (None, "wrong"), (None, "")])
def test_without_its_token_a_table_does_not_exist(client, ticket, table, token):
    with line_to(client, {"id": table or ticket["id"], "token": token}) as socket:
        assert socket.receive_json()["reason"]["key"] == "bye-unknown-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == lines.UNKNOWN


def test_other_sites_may_not_listen(client, ticket):
    with line_to(client, ticket, Origin="https://elsewhere.example") as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == lines.FOREIGN


def test_bad_frames_are_refused_and_then_the_line_is_closed(client, ticket):
    with line_to(client, ticket) as socket:
        for _ in range(lines.MOST_BAD):
            socket.send_text('{"t":"act"')
            assert socket.receive_json() == {
                "t": "reject",
                "id": "",
                "reason": {"key": "illegal-message", "args": {}, "rule": None},
            }
        assert socket.receive_json()["reason"]["key"] == "bye-bad-messages"


def test_a_flood_is_stopped(client, ticket):
    with line_to(client, ticket) as socket:
        for _ in range(int(lines.BURST) + 20):
            socket.send_json({"t": "ping"})
        answer = socket.receive_json()
        while answer["t"] == "pong":
            answer = socket.receive_json()
        assert (answer["reason"]["key"], answer["retry_in"]) == ("bye-too-fast", 5)


MESSAGES = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=40),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"t": st.sampled_from(["act", "sync", "next", "undo", "redo", "ping", "hello", "ev"])},
        optional={
            "id": st.text(max_size=5) | st.integers(),
            "v": st.integers(-5, 2**70) | st.none(),
            "choice": st.integers(-300, 300) | st.text(max_size=3),
            "after": st.integers(-5, 99) | st.floats(allow_nan=False),
        },
    ).map(json.dumps),
)


@pytest.mark.by_day
@given(st.lists(MESSAGES, max_size=8))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_is_sent_the_table_lives(client, ticket, frames):
    room: Room = client.app.state.rooms.find(ticket["id"], ticket["token"])
    with line_to(client, ticket) as socket:
        try:
            for frame in frames:
                if isinstance(frame, bytes):
                    socket.send_bytes(frame)
                else:
                    socket.send_text(frame)
        except WebSocketDisconnect:
            pass
    with line_to(client, ticket) as socket:
        socket.send_json({"t": "sync", "after": -1})
        hello = socket.receive_json()
        while hello["t"] != "hello":
            hello = socket.receive_json()
        snapshot = socket.receive_json()
        assert snapshot["t"] == "snapshot"
        assert snapshot["v"] >= hello["v"]
    assert room.match.table.phase >= 0


def test_a_change_of_seats_is_told_without_naming_one():
    match = Match("mcr", 1, mode="interpreted")
    [told] = log.lines(match, [Moved(persons=(1, 0, 3, 2))])
    assert (told.text, told.seat) == (wire.Text("ev-moved"), None)
