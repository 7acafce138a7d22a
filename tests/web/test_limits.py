"""What one address may ask of a server, who finds room at it, and what is shown to whom on the way."""

import asyncio
import contextlib
import dataclasses
import json
import sys
import threading
import time
from collections import OrderedDict

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from websockets.sync.client import connect

from fangcheng.cli import main
from fangcheng.game import engine
from fangcheng.game.asking import Asker
from fangcheng.web import bodies, compiling, messages
from fangcheng.web.askers import Askers
from fangcheng.web.replay import routes as replays
from fangcheng.web.server import make_app
from fangcheng.web.store.store import Store, key_of
from fangcheng.web.table import bots
from fangcheng.web.table import room as rooms_of
from fangcheng.web.table.bounds import Bounds, Budget, NoRoom, Openings, Payer, payer
from fangcheng.web.table.rooms import Rooms
from fangcheng.web.table.work import FairThreads, at_leisure, at_work
from web.served import served
from web.tables import QUICK, Page, decide, right, run_apart
from web.test_attacks import heard
from web.test_store import sit_down, still

STRANGER, OTHER = {"X-Forwarded-For": "10.0.9.9"}, {"X-Forwarded-For": "10.0.8.8"}


def new(seed=1):
    return bodies.NewTable("sichuan", seed=seed)


@contextlib.contextmanager
def store_in(where):
    store = Store.in_folder(where)
    try:
        yield store
    finally:
        store.close()


# --- a price for what is asked

COSTLY = {
    "/api/analyse": {"game": {"variant": "mcr"}, "hand": "123m456p789s1155z"},
    "/api/score": {"game": {"variant": "mcr"}, "hand": "123m456p789s1155z", "win": "5z"},
    "/api/analyse/form": {"variant": "mcr"},
    "/api/house": {"name": "f.toml", "text": 'base = "mcr"\n'},
    "/api/house/text": {"variant": "mcr"},
}


@pytest.mark.by_day
@pytest.mark.parametrize("path", COSTLY)
def test_who_asks_too_much_is_told_when_to_come_again_and_others_are_answered(path):
    with served(bounds=Bounds(work=0.0001, work_burst=0.002)) as there:
        address = f"http://127.0.0.1:{there.port}{path}"
        answers = []
        while not answers or answers[-1].status_code != 429:
            assert len(answers) < 40
            answers.append(httpx.post(address, json=COSTLY[path], headers=STRANGER, timeout=60))
        refused = answers[-1]
        assert (refused.json()["reason"]["key"], int(refused.headers["retry-after"]) >= 1) == ("error-too-busy", True)
        assert httpx.post(address, json=COSTLY[path], headers=OTHER, timeout=60).status_code != 429


GETS = ["/api/variants/mcr", "/api/variants/mcr/near", "/api/rules/mcr", "/api/rules/mcr/options", "/api/learn/mcr/en"]


def test_every_question_that_costs_time_has_a_price():
    async def refuse(*_, **__):
        raise NoRoom("error-too-busy", 7)

    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        askers = client.app.state.askers
        askers.work = askers.work_in = refuse
        askers.charge = lambda *_: (_ for _ in ()).throw(NoRoom("error-too-busy", 7))
        asked = [client.get(path) for path in [*GETS, "/api/replays/a", "/api/replays/a/0", "/api/replays/a/0/0/0"]]
        asked += [client.get(path) for path in ("/api/replays/a/0/as/mjai", "/api/tables/a/record")]
        asked += [client.post(path, json=body) for path, body in COSTLY.items()]
        asked += [client.post("/api/tables", json={"variant": "mcr"}), client.post("/api/replays", content=b"x")]
        asked += [client.post(path, json={"tables": []}) for path in ("/api/matches", "/api/figures")]
        asked += [client.post("/api/tables/a/replay"), client.post("/api/replays/a/0/0/0/play", json={"seat": 0})]
    assert {(answer.status_code, answer.headers.get("retry-after")) for answer in asked} == {(429, "7")}


def test_the_price_is_the_time_of_the_work_and_is_earned_back():
    now = [0.0]
    askers = Askers(Bounds(work=0.5, work_burst=0.2), lambda: now[0])

    def busy(seconds):
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def play():
        await askers.work("10.0.0.1", busy, 0.4)  # into debt: 0.2 seconds, earned in 0.4
        with pytest.raises(NoRoom):
            await askers.work("10.0.0.1", busy, 0)
        await askers.work("10.0.0.2", busy, 0)
        now[0] += 0.3
        with pytest.raises(NoRoom):
            askers.charge("10.0.0.1", 0.1)
        now[0] += 0.3
        await askers.work("10.0.0.1", busy, 0)

    run_apart(play())


def test_one_address_waits_for_so_many_answers_at_once_and_work_that_fails_costs_too():
    async def play():
        askers, go = Askers(Bounds(at_once=3)), threading.Event()
        waiting = [asyncio.create_task(askers.work("10.0.0.1", go.wait, 10)) for _ in "123"]
        await asyncio.sleep(0.05)
        with pytest.raises(NoRoom, match="error-too-busy"):
            await askers.work("10.0.0.1", go.wait)
        other = asyncio.create_task(askers.work("10.0.0.2", go.wait))
        go.set()
        await asyncio.gather(*waiting, other)
        assert not +askers._waiting
        with pytest.raises(ZeroDivisionError):
            await askers.work("10.0.0.1", lambda: 1 // 0)
        assert not +askers._waiting

    run_apart(play())


def test_the_list_of_games_is_made_once_and_not_sent_to_who_has_it(monkeypatch):
    made = []
    monkeypatch.setattr("fangcheng.web.api.cards", lambda: made.append(1) or [{"id": "qingshi"}])
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        first = client.get("/api/variants")
        again = client.get("/api/variants", headers={"If-None-Match": first.headers["etag"]})
        weak = client.get("/api/variants", headers={"If-None-Match": f'"x", W/{first.headers["etag"]}'})
        other = client.get("/api/variants", headers={"If-None-Match": '"other"', "Accept-Encoding": "identity"})
        assert first.json() == other.json() == [{"id": "qingshi"}]
        assert [(one.status_code, one.content) for one in (again, weak)] == [(304, b"")] * 2
        assert (first.headers["content-encoding"], "content-encoding" in other.headers) == ("gzip", False)
    assert made == [1]


def test_all_lines_of_an_address_together_may_say_so_much_and_then_wait():
    with served(bounds=Bounds(talk=20, talk_burst=10)) as there:
        address = f"http://127.0.0.1:{there.port}/api/tables"
        tickets = [httpx.post(address, json={"variant": "sichuan"}, headers=STRANGER, timeout=60).json() for _ in "123"]
        with contextlib.ExitStack() as stack:
            lines = [
                stack.enter_context(
                    connect(
                        f"ws://127.0.0.1:{there.port}/ws/{ticket['id']}",
                        additional_headers={**right(ticket), **STRANGER},
                        max_size=1 << 24,
                    )
                )
                for ticket in tickets
            ]
            began = time.monotonic()
            for line in lines:
                for _ in range(5):
                    line.send('{"t":"sync","after":-1}')
            for line in lines:
                for _ in range(5):
                    heard(line, "snapshot")
        assert time.monotonic() - began > 0.8  # 15 at the price of two, ten of them at once and 20 a second


def test_a_hint_of_the_same_view_is_worked_out_once(monkeypatch):
    made, real = [], rooms_of.seat_hint

    def counted(*asked):
        made.append(1)
        return real(*asked)

    monkeypatch.setattr(rooms_of, "seat_hint", counted)

    async def play():
        rooms = Rooms(QUICK)
        ticket = await rooms.open(new())
        room, page = rooms.find(ticket.id, ticket.token), Page()
        room.join(page)
        await room.receive(page, messages.Sync(-1))
        await decide(room, page)
        room.line = None
        await still(room)
        for _ in range(5):
            await room.receive(page, messages.AskHint())
        hints = [said.hint for said in page.messages if isinstance(said, messages.Hinted)]
        assert len(hints) == 5
        return all(hint == hints[0] for hint in hints), hints[0].pending

    same, pending = run_apart(play())
    assert same
    assert len(made) == (5 if pending else 1)


# --- a price for what tables take


def busy(seconds):
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_tables_take_is_charged_to_the_address_also_where_it_fails():
    async def play():
        mine, other = Budget(1, 5, lambda: 0.0), Budget(1, 5, lambda: 0.0)
        payer.set(Payer(play=mine))
        await asyncio.gather(*(do(busy, 0.1) for do in (at_work, at_leisure) for _ in "12"))
        with pytest.raises(ZeroDivisionError):
            await at_work(lambda: (busy(0.1), 1 // 0))
        payer.set(Payer())
        await at_work(busy, 0.1)
        assert (mine.left, other.left) == (pytest.approx(4.5, abs=0.1), 5)

    run_apart(play())


def test_a_table_in_debt_answers_pings_and_nothing_else_until_that_is_earned_and_others_are_answered():
    now = [0.0]

    async def play():
        rooms = Rooms(QUICK, Bounds(play=1, play_burst=30), now=lambda: now[0])
        pages = {}
        for host in ("10.0.9.9", "10.0.8.8"):
            ticket, pages[host] = await rooms.open(new(), host), Page()
            pages[host].room = await rooms.reach(ticket.id, ticket.token, host)
            pages[host].room.join(pages[host])
            await pages[host].room.receive(pages[host], messages.Sync(-1))
        rooms._play.of("10.0.9.9").charge(1000)
        rooms.work_for("10.0.9.9")
        page = pages["10.0.9.9"]
        said = len(page.messages)
        asked = asyncio.create_task(page.room.receive(page, messages.AskHint()))
        await asyncio.sleep(0.05)
        assert len(page.messages) == said
        await page.room.receive(page, messages.Ping())
        assert isinstance(page.last, messages.Pong)
        rooms.work_for("10.0.8.8")
        await pages["10.0.8.8"].room.receive(pages["10.0.8.8"], messages.AskHint())
        assert isinstance(pages["10.0.8.8"].last, messages.Hinted)
        asked.cancel()  # the line is gone, and nothing stays behind that waits
        await asyncio.sleep(0)
        assert not page.room._tasks
        now[0] += 1000
        rooms.work_for("10.0.9.9")
        await page.room.receive(page, messages.AskHint())
        assert isinstance(page.last, messages.Hinted)
        await rooms.close()

    run_apart(play())


@pytest.mark.by_day
def test_an_opening_costs_the_time_it_takes_and_none_is_opened_or_brought_back_in_debt(tmp_path, monkeypatch):
    now, real = [0.0], rooms_of.match_for
    monkeypatch.setattr(rooms_of, "match_for", lambda *given: (busy(0.4), real(*given))[1])

    async def play():
        with store_in(tmp_path) as store:
            mine, room, _ = await sit_down(Rooms(QUICK, store=store), "sichuan")
            await still(room)
            rooms = Rooms(QUICK, Bounds(play=0.5, play_burst=0.3), store, lambda: now[0])
            await rooms.open(new(), "10.0.9.9")
            with pytest.raises(NoRoom, match="error-too-busy"):
                await rooms.open(new(), "10.0.9.9")
            with pytest.raises(NoRoom, match="error-too-busy"):
                await rooms.reach(mine.id, mine.token, "10.0.9.9")
            await rooms.open(new(), "10.0.8.8")
            now[0] += 10
            await rooms.open(new(), "10.0.9.9")
            assert await rooms.reach(mine.id, mine.token, "10.0.7.7") is not None
            await rooms.close()

    run_apart(play())


def test_one_address_opens_ten_tables_at_once_and_then_one_in_two_seconds():
    openings = Openings(Bounds(), lambda: 0.0)
    for _ in range(10):
        openings.spend("10.0.9.9")
    with pytest.raises(NoRoom, match="error-too-many-tables"):
        openings.spend("10.0.9.9")


# --- what is compiled for one address


def test_an_address_has_so_many_games_compiled_and_another_what_it_likes_and_what_is_ordered_stays_so(monkeypatch):
    monkeypatch.setattr(compiling, "_ordered", OrderedDict())
    now = [0.0]

    async def play():
        rooms = Rooms(QUICK, Bounds(games=0.5, games_burst=2), now=lambda: now[0])
        rooms.work_for("10.0.9.9")
        assert [compiling.may_order(game) for game in "aabc"] == [True, True, True, False]
        rooms.work_for("10.0.8.8")
        assert compiling.may_order("c")
        rooms.work_for("10.0.9.9")
        assert [compiling.may_order(game) for game in "cd"] == [True, False]
        now[0] += 2
        assert compiling.may_order("d")
        rooms.work_for("")
        assert all(compiling.may_order(game) for game in "efghi")

    run_apart(play())


def test_games_are_compiled_for_each_address_in_turn_and_a_refused_one_at_the_next_hand(monkeypatch):
    made, go = [], threading.Event()
    monkeypatch.setattr(compiling, "_ordered", OrderedDict())
    monkeypatch.setattr(engine, "_warm", set())
    monkeypatch.setattr(engine, "READY", {})  # of tests before in this process
    monkeypatch.setattr(bots, "_compile", lambda game, ruleset: (go.wait(10), made.append(ruleset.id)))

    async def play():
        rooms = Rooms(dataclasses.replace(QUICK, mode="auto"), Bounds(games=1e-9, games_burst=2))
        for variant in ("riichi", "mcr", "taiwan"):
            ticket = await rooms.open(bodies.NewTable(variant, seed=1), "10.0.9.9")
        await rooms.open(bodies.NewTable("sichuan", seed=1), "10.0.8.8")
        worker = bots._worker
        go.set()
        await asyncio.to_thread(worker.join, 10)
        assert made == ["riichi", "sichuan", "mcr"]
        room = rooms.find(ticket.id, ticket.token)
        rooms._games.of("10.0.9.9").charge(-1)
        rooms.work_for("10.0.9.9")
        room._order()
        await asyncio.to_thread(bots._worker.join, 10)
        assert made[3:] == ["taiwan"]
        await rooms.close()

    run_apart(play())


@pytest.mark.parametrize("path", ["/api/analyse", "/api/score"])
def test_the_analyser_orders_for_an_address_too_and_answers_interpreted_where_it_may_not(path, monkeypatch):
    monkeypatch.setattr(compiling, "_ordered", OrderedDict())
    monkeypatch.setattr("fangcheng.web.page.analysed.is_ready", lambda *_: False)
    modes, real = [], Asker.scorer
    monkeypatch.setattr(Asker, "scorer", lambda self, mode: modes.append(mode) or real(self, "interpreted"))
    with TestClient(make_app(QUICK, bounds=Bounds(games_burst=1)), base_url="http://127.0.0.1") as client:
        for variant in ("mcr", "mcr", "taiwan"):
            hand = COSTLY[path]["hand"] + ("789p" if variant == "taiwan" else "")
            asked = {**COSTLY[path], "hand": hand, "game": {"variant": variant}}
            assert client.post(path, json=asked).status_code == 200
            said, modes[:] = {*modes}, []
            assert said == {"auto" if variant == "mcr" else "interpreted"}


# --- turns


def test_who_has_asked_for_much_waits_for_who_has_asked_for_little():
    threads, go, done = FairThreads(1, "fair"), threading.Event(), []

    async def play():
        payer.set(Payer("10.0.9.9"))
        first = threads.submit(go.wait, 10)
        theirs = [threads.submit(done.append, f"stranger {n}") for n in range(20)]
        payer.set(Payer("10.0.0.1"))
        mine = [threads.submit(done.append, f"mine {n}") for n in range(3)]
        go.set()
        await asyncio.gather(*map(asyncio.wrap_future, [first, *theirs, *mine]))

    run_apart(play())
    assert max(done.index(f"mine {n}") for n in range(3)) <= 5  # each after one of the stranger's at the most
    assert len(done) == 23


def test_work_of_one_address_that_takes_long_keeps_no_thread_from_another():
    threads, go, done = FairThreads(2, "fair"), threading.Event(), []

    async def play():
        payer.set(Payer("10.0.9.9"))
        theirs = [threads.submit(go.wait, 10) for _ in range(5)]
        payer.set(Payer("10.0.0.1"))
        await asyncio.wrap_future(threads.submit(done.append, "mine"))
        assert not any(one.done() for one in theirs)
        go.set()
        await asyncio.gather(*map(asyncio.wrap_future, theirs))

    run_apart(play())
    assert done == ["mine"]


def test_a_server_lets_its_event_loop_in_between_busy_threads():
    before = sys.getswitchinterval()
    try:
        with TestClient(make_app(QUICK), base_url="http://127.0.0.1"):
            assert sys.getswitchinterval() == pytest.approx(0.0005)
    finally:
        sys.setswitchinterval(before)


def test_work_that_fails_ends_no_thread():
    threads = FairThreads(1, "fair")
    with pytest.raises(ZeroDivisionError):
        threads.submit(lambda: 1 // 0).result(10)
    assert threads.submit(lambda: 7).result(10) == 7


# --- off the event loop


def test_a_record_is_read_for_playing_on_off_the_event_loop_and_not_for_who_asked_too_much(monkeypatch):
    where = []

    def showing(self, request):
        where.append(threading.current_thread().name)
        raise replays.NotThere

    monkeypatch.setattr(replays.Replays, "_showing", showing)
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        assert client.post("/api/replays/a/0/0/1/play", json={"seat": 0}).status_code == 404
        client.app.state.askers.work_in = None
        client.app.state.askers._budgets.of("testclient").charge(1e6)
        del client.app.state.askers.work_in
        assert client.post("/api/replays/a/0/0/1/play", json={"seat": 0}).status_code == 429
    assert len(where) == 1
    assert where[0].startswith("fangcheng-replay")


# --- room


def test_who_comes_back_to_a_kept_table_finds_room_where_a_new_one_does_not(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            mine, room, page = await sit_down(Rooms(QUICK, store=store), "sichuan")
            await decide(room, page)
            await still(room)
            rooms = Rooms(QUICK, Bounds(tables=4, returning=1), store)
            for number in range(3):
                ticket = await rooms.open(new(), f"10.0.1.{number}")
                rooms.find(ticket.id, ticket.token).join(Page())
            with pytest.raises(NoRoom, match="error-server-full"):
                await rooms.open(new(), "10.0.2.1")
            assert await rooms.reach(mine.id, mine.token, "10.0.0.1") is not None
            await rooms.close()

    run_apart(play())


def test_where_even_that_room_is_taken_who_has_most_makes_room_for_who_comes_back(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            mine, room, page = await sit_down(Rooms(QUICK, store=store), "sichuan")
            await decide(room, page)
            await still(room)
            rooms = Rooms(QUICK, Bounds(tables=4, returning=0, of_address=4, away=5), store)
            club, page = await rooms.open(new(), "10.0.3.3"), Page()
            rooms.find(club.id, club.token).join(page)
            theirs = [await rooms.open(new(), "10.0.9.9") for _ in range(3)]
            pages = [Page() for _ in theirs]
            for ticket, stranger in zip(theirs, pages):
                rooms.find(ticket.id, ticket.token).join(stranger)
            with pytest.raises(NoRoom, match="error-server-full"):
                await rooms.reach(mine.id, mine.token, "10.0.0.1")  # all have just sat down
            for table in rooms._rooms.values():
                table.decided -= 6
            with pytest.raises(NoRoom):
                await rooms.open(new(), "10.0.2.1")
            assert await rooms.reach(mine.id, mine.token, "10.0.0.1") is not None
            assert page.closed is None
            [told] = [stranger.last for stranger in pages if stranger.closed]
            assert (told.reason.key, told.retry_in) == ("bye-made-room", None)
            await rooms.close()

    run_apart(play())


def test_a_line_that_only_pings_keeps_no_table_from_others(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, Bounds(tables=2, returning=0), store)
            asleep, awake = [await rooms.open(new(seed), f"10.0.0.{seed}") for seed in (1, 2)]
            pages = [Page(), Page()]
            for ticket, page in zip((asleep, awake), pages):
                room = rooms.find(ticket.id, ticket.token)
                room.join(page)
                room.decided -= 3600
                await room.receive(page, messages.Sync(-1))
            await decide(rooms.find(awake.id, awake.token), pages[1])
            for page in pages:
                await rooms.find(asleep.id, asleep.token).receive(page, messages.Ping())
            await rooms.open(new(), "10.0.0.3")
            assert [page.closed is None for page in pages] == [False, True]
            with pytest.raises(NoRoom):
                await rooms.open(new(), "10.0.0.4")
            assert (await rooms.store.load(asleep.id)) is not None  # it is kept
            await rooms.close()

    run_apart(play())


def test_a_table_that_is_not_kept_is_not_taken_from_who_looks_at_it():
    async def play():
        rooms = Rooms(QUICK, Bounds(tables=1, returning=0))
        ticket = await rooms.open(new(), "10.0.0.1")
        room = rooms.find(ticket.id, ticket.token)
        room.join(Page())
        room.decided -= 1e6
        with pytest.raises(NoRoom):
            await rooms.open(new(), "10.0.0.2")
        await rooms.close()

    run_apart(play())


# --- rights


def test_who_knows_an_id_but_not_its_token_fails_nobodys_return(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            mine, room, _ = await sit_down(Rooms(QUICK, store=store), "sichuan")
            await still(room)
            for _ in range(5):
                rooms = Rooms(QUICK, store=store)
                guesses = [asyncio.create_task(rooms.reach(mine.id, f"guess {n}", "10.0.9.9")) for n in range(5)]
                await asyncio.sleep(0)
                own = asyncio.create_task(rooms.reach(mine.id, mine.token, "10.0.0.1"))
                assert await asyncio.gather(*guesses) == [None] * 5
                assert (await own).id == mine.id

    run_apart(play())


def test_a_wrong_token_reads_no_more_than_the_key(tmp_path, monkeypatch):
    async def play():
        with store_in(tmp_path) as store:
            mine, room, _ = await sit_down(Rooms(QUICK, store=store), "sichuan")
            await still(room)
            assert await store.key(mine.id) == key_of(mine.token)
            monkeypatch.setattr(store, "load", None)
            assert await Rooms(QUICK, store=store).reach(mine.id, "guess") is None
            assert await Rooms(QUICK, store=store).reach("none", "guess") is None

    run_apart(play())


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        yield client


def test_the_right_to_a_seat_is_shown_in_headers_alone(client):
    ticket = client.post("/api/tables", json={"variant": "sichuan", "seed": 1}).json()
    options = f"/api/tables/{ticket['id']}/options"
    assert client.get(options, headers=right(ticket)).status_code == 200
    assert client.get(options, params={"token": ticket["token"]}).status_code == 404
    assert client.get(options, headers={"Authorization": ticket["token"]}).status_code == 404


def test_a_page_shows_it_among_the_subprotocols_which_are_not_told_back(client):
    ticket = client.post("/api/tables", json={"variant": "sichuan", "seed": 1}).json()
    with client.websocket_connect(f"/ws/{ticket['id']}", subprotocols=["fangcheng", f"seat.{ticket['token']}"]) as line:
        assert line.accepted_subprotocol == "fangcheng"
        line.send_json({"t": "sync", "after": -1})
        assert line.receive_json()["t"] == "hello"


def test_a_page_of_an_older_server_is_asked_to_load_again_and_keeps_its_right(client):
    ticket = client.post("/api/tables", json={"variant": "sichuan", "seed": 1}).json()
    with client.websocket_connect(f"/ws/{ticket['id']}?token={ticket['token']}") as line:
        bye = line.receive_json()
        # "bye-unknown-table" would make it forget the seat
        assert (bye["reason"]["key"], bye["retry_in"]) == ("bye-bad-messages", None)


# --- the command


def test_serve_tells_its_limits_and_refuses_what_makes_no_sense(capsys):
    with contextlib.suppress(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    for option in (
        "tables",
        "returning",
        "of-address",
        "kept",
        "kept-of-address",
        "uploads",
        "think",
        "idle",
        "work",
        "play",
        "requests",
    ):
        assert f"--{option}" in said
    for wrong in (["--tables", "0"], ["--think", "fast"], ["--think", "2-1"], ["--think", "0-99"], ["--idle", "0"]):
        assert main(["serve", "--no-open", *wrong]) != 0
        told = capsys.readouterr().err
        assert wrong[0] in told
        assert "Traceback" not in told


def test_serve_passes_its_limits_on(monkeypatch, tmp_path):
    given = {}
    monkeypatch.setattr("fangcheng.web.server.serve", lambda *_, **more: given.update(more, pace=_[3]))
    words = (
        "--tables 200 --returning 20 --of-address 50 --kept 1000 --uploads 8 --think 0-0.1 --idle 5 --work 40 --play 60"
        " --requests 90"
    )
    main(["serve", "--no-open", "--store", str(tmp_path), *words.split()])
    bounds, limits = given["bounds"], given["limits"]
    assert (bounds.tables, bounds.for_new, bounds.of_address) == (200, 180, 50)
    assert (bounds.undecided, bounds.work, bounds.play, bounds.requests) == (300, 0.4, 0.6, 90)
    assert (limits.tables, limits.of_party, limits.octets, limits.octets_of_party) == (1000, 250, 8 << 20, 2 << 20)
    assert given["pace"].think == (0, 0.1)
    assert json.dumps(given["pace"].think) == "[0.0, 0.1]"
