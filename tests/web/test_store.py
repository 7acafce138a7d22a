"""Tables on disk: what comes back after the server is gone, what cannot, and who is told."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace

import msgspec
import pytest
from msgspec import structs
from starlette.testclient import TestClient

from fangcheng.errors import FangchengError
from fangcheng.variants import IDS
from fangcheng.web import bodies, messages, wire
from fangcheng.web.server import make_app
from fangcheng.web.store import schema
from fangcheng.web.store.disk import Elsewhere, StoreError
from fangcheng.web.store.store import FILE, Store, key_of
from fangcheng.web.table.journal import CannotGoOn
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, Page, decide, prefer, right, run_apart, until_asked

GAMES = [
    ("riichi", {}),
    ("chengdu", {"players": 3, "exchange3": True}),  # somebody waits for a seat
    ("taiwan", {"claim_timing": "live"}),
    *(pytest.param(variant, {}, marks=pytest.mark.slow) for variant in IDS if variant != "riichi"),
    pytest.param("taiwan", {"inner_bet": True}, marks=pytest.mark.slow),
]
WAY = prefer("win", "option", "ready", "kong", "flower", "give", "discard")


@contextlib.contextmanager
def store_in(where):
    """A store of a folder, closed at the end."""
    store = Store.in_folder(where)
    try:
        yield store
    finally:
        store.close()


async def sit_down(rooms, variant, options=None, seed=1, seconds=0, bank=0):
    """A new table with a page that has its first view."""
    ticket = await rooms.open(bodies.NewTable(variant, options or {}, seed, seconds, bank=bank))
    room = await rooms.reach(ticket.id, ticket.token)
    return ticket, room, await look(room)


async def look(room):
    """A page that has asked a room for everything."""
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    return page


async def still(room):
    """Let go of a room and wait until nothing moves at it."""
    room.line = None
    while room._driver is not None and not room._driver.done():
        await asyncio.sleep(0.001)


def told(room):
    """Everything a room would tell its person, and what it knows beside."""
    sent = msgspec.json.encode([room._view, room.game.log])
    return (
        room.version,
        sent,
        room.match.check,
        room.match.actions,
        room.match.matches,
        room.game._decisions,
        room.game._picked,
    )


async def same_after_a_restart(room, ticket, store):
    """Assert that a table comes back from disk as it is; return the room that came back."""
    await still(room)
    other = await Rooms(QUICK, store=store).reach(ticket.id, ticket.token)
    assert other is not room
    assert told(other) == told(room)
    return other


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), GAMES, ids=str)
def test_a_table_comes_back_as_it_was(variant, options, tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), variant, options, seed=7)
            for moves in (0, 4, 300):
                for _ in range(moves):
                    if not await decide(room, page, WAY):
                        break
                room = await same_after_a_restart(room, ticket, store)
                page = await look(room)
            while await decide(room, page, WAY):
                pass
            await room.receive(page, messages.Next())
            await until_asked(page)
            await same_after_a_restart(room, ticket, store)

    run_apart(play())


def test_undo_leads_back_across_a_restart_and_stays_undone(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "riichi", seed=4)
            views = []
            for _ in range(4):
                await until_asked(page)
                views.append(page.view)
                await decide(room, page)
            await until_asked(page)
            for view in reversed(views):
                room = await same_after_a_restart(room, ticket, store)
                page = await look(room)
                await room.receive(page, messages.Undo())
                assert page.view == structs.replace(view, can_redo=True)
            room = await same_after_a_restart(room, ticket, store)
            assert not room._view.can_undo

    run_apart(play())


def test_what_was_taken_back_is_made_again_across_a_restart_until_something_else_is_done(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "riichi", seed=4)
            views, checks = [], []
            for _ in range(3):
                await until_asked(page)
                views.append(page.view)
                checks.append(room.match.check)
                await decide(room, page)
            await until_asked(page)
            for _ in range(3):
                await room.receive(page, messages.Undo())
            for number in (1, 2):
                room = await same_after_a_restart(room, ticket, store)
                page = await look(room)
                await room.receive(page, messages.Redo(f"again {number}"))
                await room.receive(page, messages.Redo(f"again {number}"))  # asked twice, done once
                assert room.match.check == checks[number]
                assert page.view == structs.replace(views[number], can_redo=True)
            await room.receive(page, messages.Undo())
            last = page.view.choices[-1]
            await room.receive(page, messages.Act("otherwise", page.version, last.index))
            await until_asked(page)
            assert not page.view.can_redo
            check = room.match.check
            await room.receive(page, messages.Redo("too late"))
            assert isinstance(page.last, messages.Reject)
            assert room.match.check == check
            await same_after_a_restart(room, ticket, store)

    run_apart(play())


@pytest.mark.by_day
def test_another_match_of_the_company_comes_back(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "mcr", {"hands": "time"}, seed=3)
            await short_match(room, page)
            record = await room.record()
            room = await same_after_a_restart(room, ticket, store)
            assert await room.record() == record
            page = await look(room)
            await room.receive(page, messages.Next())
            await until_asked(page)
            room = await same_after_a_restart(room, ticket, store)
            assert room.match.matches[0].hand == 1

    run_apart(play())


def test_picked_tiles_stay_picked(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "sichuan", {"exchange3": True})
            await decide(room, page, prefer("give"))
            assert room.game._picked
            await same_after_a_restart(room, ticket, store)

    run_apart(play())


def test_an_act_repeated_after_a_restart_is_done_once(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "riichi")
            await until_asked(page)
            act = messages.Act("one", page.version, 0)
            await room.receive(page, act)
            await still(room)
            other = await Rooms(QUICK, store=store).reach(ticket.id, ticket.token)
            page = Page()
            await other.receive(page, act)
            assert page.messages[0] == messages.Ack("one", other.version)
            assert isinstance(page.last, messages.Snapshot)
            assert [seat for seat, _ in other.match.actions[-1]].count(other.seat) == 1

    run_apart(play())


@pytest.mark.by_day
def test_undo_and_next_repeated_are_done_once(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "mcr", {"hands": "time"}, seed=3)
            for _ in range(2):
                await decide(room, page, WAY)
                await until_asked(page)
            await still(room)
            undo = messages.Undo("undo", page.version)
            page = await look(room)
            await room.receive(page, undo)
            assert page.messages[-2] == messages.Ack("undo", room.version)
            left = len(room.game._decisions)
            room = await same_after_a_restart(room, ticket, store)
            await room.receive(page, undo)
            assert len(room.game._decisions) == left
            page = await look(room)
            while await decide(room, page, WAY):
                pass
            before = len(room.match.actions)
            for id in ("next", "next", "other"):
                await room.receive(page, messages.Next(id, page.version))
                await until_asked(page)
            assert len(room.match.actions) == before + 1
            assert messages.Reject("other", wire.Text("illegal-choice")) in page.messages

    run_apart(play())


def test_nothing_is_told_before_it_is_on_disk(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            _, room, page = await sit_down(Rooms(QUICK, store=store), "riichi")
            await until_asked(page)
            wait = asyncio.Event()
            append = store.append

            async def slow(*arguments):
                await wait.wait()
                await append(*arguments)

            store.append = slow
            before = len(page.messages)
            acting = asyncio.create_task(decide(room, page))
            await asyncio.sleep(0.2)
            assert len(page.messages) == before
            wait.set()
            await acting
            assert len(page.messages) > before

    run_apart(play())


def test_a_full_disk_takes_nothing_back_that_was_told(tmp_path):
    """The move is refused and the line closed for a while; then the table is there as it was last told."""

    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            ticket, room, page = await sit_down(rooms, "riichi")
            [pages] = await store._do(lambda one: one.exec_driver_sql("PRAGMA page_count").one())
            await store._do(lambda one: one.exec_driver_sql(f"PRAGMA max_page_count = {pages}").one())
            while page.closed is None:  # until the last page of the file is full
                if page.view.choices:
                    act = messages.Act(f"act {page.version}", page.version, 0)
                    await room.receive(page, act)
                await asyncio.sleep(0.001)
            assert page.last == messages.Bye(wire.Text("bye-not-kept"), retry_in=5)
            await store._do(lambda one: one.exec_driver_sql("PRAGMA max_page_count = 1000000").one())
            again = await look(await rooms.reach(ticket.id, ticket.token))
            assert (again.version, again.view) == (page.version, page.view)
            await until_asked(again)
            assert again.version >= page.version

    run_apart(play())


def test_two_servers_cannot_lead_one_table(tmp_path):
    async def play():
        with store_in(tmp_path) as one, store_in(tmp_path) as other:
            here, there = Rooms(QUICK, store=one), Rooms(QUICK, store=other)
            ticket, room, page = await sit_down(here, "riichi")
            await until_asked(page)
            await still(room)
            elsewhere = await there.reach(ticket.id, ticket.token)
            page = await look(elsewhere)
            await decide(elsewhere, page)
            await still(elsewhere)
            page = await look(room)
            await room.receive(page, messages.Act("late", page.version, 0))
            assert page.last.reason.key == "bye-not-kept"
            room = await here.reach(ticket.id, ticket.token)
            assert told(room) == told(elsewhere)

    run_apart(play())


def test_after_a_restart_nobody_loses_time(tmp_path):
    """The server's absence is nobody's: ten seconds more, and no decision runs out in the first fifteen."""

    async def play():
        with store_in(tmp_path) as store:
            times = [1000.0]
            pace = replace(QUICK, now=lambda: times[0])
            rooms = Rooms(pace, store=store)
            ticket, room, page = await sit_down(rooms, "riichi", {"match_minutes": 60}, seconds=3)
            await until_asked(page)
            times[0] += 2
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            await still(room)
            room.close(wire.Text("end"))
            times[0] += 9999
            room = await Rooms(pace, store=store).reach(ticket.id, ticket.token)
            page = await look(room)
            assert page.view.clock.left_ms == 15_000
            assert page.view.notices[-1].text == wire.Text("notice-more-time", {"n": 10})
            assert room.game.clock.left_of_match == 3600 - 2 + 10
            times[0] += 14
            await room.look_at_clock()
            assert page.view.clock is not None
            await decide(room, page, prefer("pass", "discard"))
            await until_asked(page)
            assert page.view.clock.full_ms == 3000
            assert all(notice.text.key != "notice-more-time" for notice in page.view.notices)
            room.close(wire.Text("end"))

    run_apart(play())


# --- finished matches


async def short_match(room, page):
    """Play a match that is ended by time with its first hand."""
    await decide(room, page, WAY)
    await room._change(room.match.call_time)
    while await decide(room, page, WAY):
        pass
    assert room.match.over


@pytest.mark.by_day
def test_finished_matches_are_listed_with_their_records(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            ticket, room, page = await sit_down(rooms, "mcr", {"hands": "time"}, seed=3)
            [before] = await rooms.listed([ticket])
            assert (before.over, before.matches, before.opening.name.ja) == (
                False,
                [],
                room.match.engine.ruleset.name["ja"],
            )
            await short_match(room, page)
            again = Rooms(QUICK, store=store)
            [over] = await again.listed([ticket, bodies.TableTicket("unknown", "x")])
            [match] = over.matches
            assert over.over
            assert match.ending.players[0] == ""
            assert match.ending.scores == room.match.scores_by_person
            assert sorted(match.ending.places)[0] == 1
            record = await again.record(ticket, 1)
            assert record.splitlines() == await room.record()
            assert await again.record(ticket, 2) is None
            assert await again.listed([bodies.TableTicket(ticket.id, "guess")]) == []
            assert await again.record(bodies.TableTicket(ticket.id, "guess"), 1) is None
            await room.receive(page, messages.Undo())  # the last decision was not meant
            assert [(one.over, one.matches) for one in await again.listed([ticket])] == [(False, [])]
            while await decide(room, page, WAY):
                pass
            await room.receive(page, messages.Next())
            [on] = await again.listed([ticket])
            assert (on.over, len(on.matches)) == (False, 1)
            assert await again.record(ticket, 1) is not None

    run_apart(play())


def test_the_page_is_told_of_its_matches_and_nobody_elses(tmp_path):
    store = Store.in_folder(tmp_path)
    with TestClient(make_app(QUICK, store=store), base_url="http://127.0.0.1") as client:
        mine, other = (client.post("/api/tables", json={"variant": "riichi", "seed": 1}).json() for _ in range(2))
        answer = client.post("/api/matches", json={"tables": [mine, {**other, "token": "guess"}]})
        [listed] = msgspec.json.decode(answer.content, type=list[bodies.KeptTable])
        assert (listed.id, listed.variant, listed.over, listed.matches) == (mine["id"], "riichi", False, [])
        unknown = client.get(f"/api/tables/{mine['id']}/record", params={"match": "1"}, headers=right(mine))
        assert unknown.status_code == 404
        assert client.post("/api/matches", json={"tables": 3}).status_code == 400


# --- what cannot be brought back


def spoil(where, statement, *values):
    """Change a file of tables behind the store's back."""
    with contextlib.closing(sqlite3.connect(where / FILE)) as file, file:
        file.execute(statement, values)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE changes SET body = replace(body, 'state', 'stale') WHERE version = 2",
        "DELETE FROM changes WHERE version = 1",
    ],
    ids=["changed", "missing"],
)
def test_a_damaged_table_is_set_aside_and_told_and_others_go_on(statement, tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            damaged, room, page = await sit_down(rooms, "riichi")
            await decide(room, page)
            await still(room)
            spoil(tmp_path, statement)
            whole, room, _ = await sit_down(rooms, "riichi")
            await still(room)
            again = Rooms(QUICK, store=store)
            with pytest.raises(CannotGoOn, match="cannot be read"):
                await again.reach(damaged.id, damaged.token)
            assert await again.reach(whole.id, whole.token)
            listed = await store.listed((ticket.id, key_of(ticket.token)) for ticket in (damaged, whole))
            assert {one.id: bool(one.trouble) for one in listed} == {damaged.id: True, whole.id: False}

    run_apart(play())


def test_a_table_of_other_rules_is_not_gone_on_with(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, _ = await sit_down(Rooms(QUICK, store=store), "riichi")
            await still(room)
            spoil(tmp_path, """UPDATE tables SET opening = replace(opening, '"revision":', '"revision":90')""")
            with pytest.raises(CannotGoOn, match="revision 90"):
                await Rooms(QUICK, store=store).reach(ticket.id, ticket.token)
            spoil(tmp_path, """UPDATE tables SET opening = replace(opening, '"revision":90', '"revision":')""")
            assert await Rooms(QUICK, store=store).reach(ticket.id, ticket.token)

    run_apart(play())


def test_a_file_of_a_newer_version_is_left_alone(tmp_path):
    Store.in_folder(tmp_path).close()
    spoil(tmp_path, f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(FangchengError, match=r"newer Fangcheng.*--store"):
        Store.in_folder(tmp_path)


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path, monkeypatch):
    Store.in_folder(tmp_path).close()
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    monkeypatch.setitem(schema.UPGRADES, schema.VERSION - 1, ("ALTER TABLE tables ADD COLUMN note VARCHAR",))
    for _ in range(2):
        with store_in(tmp_path) as store:
            run_apart(store._do(lambda one: one.exec_driver_sql("SELECT note FROM tables").all()))


FIRST_VERSION = """
CREATE TABLE tables (id VARCHAR NOT NULL, "key" BLOB NOT NULL, opening BLOB NOT NULL, opened FLOAT NOT NULL,
  used FLOAT NOT NULL, played INTEGER NOT NULL, "over" INTEGER NOT NULL, trouble VARCHAR NOT NULL, PRIMARY KEY (id));
CREATE INDEX tables_by_use ON tables (used);
CREATE TABLE changes ("table" VARCHAR NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL, chain INTEGER NOT NULL,
  PRIMARY KEY ("table", version), FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE) WITHOUT ROWID;
CREATE TABLE matches ("table" VARCHAR NOT NULL, number INTEGER NOT NULL, ended FLOAT NOT NULL, ending BLOB NOT NULL,
  record BLOB, PRIMARY KEY ("table", number), FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE);
PRAGMA application_id = 1178822705; PRAGMA user_version = 1;
"""


def columns_of(where):
    """Tables and indexes of a file, each with its columns."""
    with contextlib.closing(sqlite3.connect(where / FILE)) as file:
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'")]
        return {
            name: [column[1:4] for column in file.execute(f"PRAGMA table_info({name})")]
            or [column[2] for column in file.execute(f"PRAGMA index_info({name})")]
            for name in names
        }


def test_a_file_of_the_first_version_becomes_what_a_new_one_is(tmp_path):
    older, new = tmp_path / "older", tmp_path / "new"
    older.mkdir()
    with contextlib.closing(sqlite3.connect(older / FILE)) as file:
        file.executescript(FIRST_VERSION)
    for where in (older, new):
        Store.in_folder(where).close()
    assert columns_of(older) == columns_of(new)


@pytest.mark.parametrize(
    ("content", "said"), [(b"not a database at all" * 60, "not a database"), (None, "of another program")]
)
def test_a_file_of_something_else_is_left_alone(content, said, tmp_path):
    if content is None:
        spoil(tmp_path, "CREATE TABLE recipes (name)")
    else:
        (tmp_path / FILE).write_bytes(content)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(FangchengError, match=f"{said}.*--store"):
        Store.in_folder(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_folder_that_cannot_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(FangchengError, match=r"no place to keep tables.*--store"):
        Store.in_folder(tmp_path / "file" / "folder")


def test_the_file_holds_no_token(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, _ = await sit_down(Rooms(QUICK, store=store), "riichi")
            await still(room)
            assert await Rooms(QUICK, store=store).reach(ticket.id, "guess") is None
            return ticket

    ticket = run_apart(play())
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ticket.id.encode() in content
    assert ticket.token.encode() not in content


def test_what_fails_in_a_common_commit_spoils_nothing_else(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            _, room, _ = await sit_down(Rooms(QUICK, store=store), "riichi")
            await still(room)
            kept = await store.load(room.id)
            again = [store.append(room.id, 1, kept.changes[0]) for _ in range(3)]
            new = [store.append(room.id, room.version + 1, kept.changes[-1]), store.begin("x", b"", kept.opening)]
            answers = await asyncio.gather(*again, *new, return_exceptions=True)
            assert [type(answer) for answer in answers] == [Elsewhere] * 3 + [type(None)] * 2
            assert len((await store.load(room.id)).changes) == room.version + 1
            assert issubclass(Elsewhere, StoreError)

    run_apart(play())
