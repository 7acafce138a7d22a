"""A damaged row, a file that was cut off, a disk that fails: told, and nothing else hidden."""

import shutil

import pytest
from starlette.testclient import TestClient

from fangcheng.errors import FangchengError
from fangcheng.web import messages
from fangcheng.web.server import make_app
from fangcheng.web.store import store as stores
from fangcheng.web.store.disk import StoreError
from fangcheng.web.store.store import FILE, Store
from fangcheng.web.table.rooms import Rooms
from records.small_tenhou6 import double_riichi, text
from web.tables import QUICK, right, run_apart
from web.test_store import short_match, sit_down, spoil, still


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A store with two tables, each with a finished match, and their tickets."""
    where = tmp_path_factory.mktemp("played")
    return where, play_in(where)


@pytest.fixture
def tickets(played, tmp_path):
    """The tickets of the same two tables in a copy of the store, at `tmp_path`."""
    where, sold = played
    shutil.copytree(where, tmp_path, dirs_exist_ok=True)
    return sold


def play_in(where):

    async def play():
        store = Store.in_folder(where)
        tickets = []
        for seed in (3, 4):
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "mcr", {"hands": "time"}, seed=seed)
            await short_match(room, page)
            await room.receive(page, messages.Ping())
            await still(room)
            tickets.append({"id": ticket.id, "token": ticket.token})
        store.close()
        return tickets

    return run_apart(play())


def client_of(where, **more):
    store = Store.in_folder(where)
    return TestClient(make_app(QUICK, store=store, **more), base_url="http://127.0.0.1", raise_server_exceptions=False)


DAMAGE = {
    "opening": "UPDATE tables SET opening = x'7b226e' WHERE id = ?",
    "opening without a text": "UPDATE tables SET opening = x'ff00fe' WHERE id = ?",
    "opening of something else": "UPDATE tables SET opening = '{}' WHERE id = ?",
    "opening as a number": "UPDATE tables SET opening = 7 WHERE id = ?",
    "ending": "UPDATE matches SET ending = x'7b' WHERE \"table\" = ?",
    "ending of something else": "UPDATE matches SET ending = '[]' WHERE \"table\" = ?",
    "figures": "UPDATE matches SET figures = x'ff7b' WHERE \"table\" = ?",
    "record": "UPDATE matches SET record = x'789c00', figures = NULL WHERE \"table\" = ?",
}


@pytest.mark.by_day
@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
def test_one_damaged_row_hides_nothing_else(statement, tmp_path, tickets):
    damaged, whole = tickets
    spoil(tmp_path, statement, damaged["id"])
    with client_of(tmp_path) as client:
        answer = client.post("/api/matches", json={"tables": tickets})
        assert answer.status_code == 200
        listed = {table["id"]: table for table in answer.json()}
        assert set(listed) == {damaged["id"], whole["id"]}
        assert [len(listed[whole["id"]]["matches"]), listed[whole["id"]]["trouble"]] == [1, ""]
        if "opening" in statement or "ending" in statement:
            assert "cannot be read" in listed[damaged["id"]]["trouble"]
        figures = client.post("/api/figures", json={"tables": tickets})
        assert figures.status_code == 200
        [game] = figures.json()
        assert game["variant"] == "mcr"
        assert game["hands"] >= 1
        record = client.get(f"/api/tables/{whole['id']}/record", params={"match": 1}, headers=right(whole))
        assert record.status_code == 200
        broken = client.get(f"/api/tables/{damaged['id']}/record", params={"match": 1}, headers=right(damaged))
        assert broken.status_code in (200, 404, 409)
        assert broken.status_code != 409 or "cannot be read" in str(broken.json())


FILE_SENT = text(double_riichi("満貫12000点")).encode()
BESIDE = {  # damage that is no match of anybody
    "key": "UPDATE tables SET key = 'x' WHERE id = ?",
    "key that is a number": "UPDATE tables SET key = 7 WHERE id = ?",
    "size of a file": "UPDATE records SET size = 'x' WHERE ? != ''",
    "last use of a file": "UPDATE records SET used = 'x' WHERE ? != ''",
    "name of a file": "UPDATE records SET name = 7 WHERE ? != ''",
    "owner of a file": "UPDATE records SET party = 7 WHERE ? != ''",
    "clock": "UPDATE clock SET seen = 'x' WHERE ? != ''",
    "clock that never ends": "UPDATE clock SET steady = 1e999 WHERE ? != ''",
    "two clocks": "INSERT INTO clock SELECT seen, 1.0 FROM clock WHERE ? != ''",
}


@pytest.mark.by_day
@pytest.mark.parametrize("statement", BESIDE.values(), ids=BESIDE)
def test_a_damaged_row_beside_the_matches_fails_nobody(statement, tmp_path, tickets):
    damaged, whole = tickets
    with client_of(tmp_path) as client:
        sent = client.post("/api/replays", params={"name": "a"}, content=FILE_SENT)
        assert sent.status_code == 200
    spoil(tmp_path, statement, damaged["id"])
    with client_of(tmp_path) as client:
        listed = {table["id"] for table in client.post("/api/matches", json={"tables": tickets}).json()}
        assert whole["id"] in listed
        for ticket, statuses in ((whole, (200, 409)), (damaged, (200, 404, 409))):
            for match in ({}, {"match": 1}):
                path = f"/api/tables/{ticket['id']}/record"
                assert client.get(path, params=match, headers=right(ticket)).status_code in statuses
        assert client.get(f"/api/replays/{sent.json()['id']}").status_code == 200
        assert client.post("/api/replays", params={"name": "b"}, content=FILE_SENT + b" ").status_code == 200
        assert client.post("/api/tables", json={"variant": "sichuan"}).status_code == 200


def test_a_table_whose_opening_is_damaged_says_so_at_its_line(tmp_path, tickets):
    damaged, _ = tickets
    spoil(tmp_path, DAMAGE["opening"], damaged["id"])
    with (
        client_of(tmp_path) as client,
        client.websocket_connect(f"/ws/{damaged['id']}", headers=right(damaged)) as line,
    ):
        bye = line.receive_json()
        assert bye["reason"]["key"] == "bye-set-aside"
        assert "cannot be read" in bye["reason"]["args"]["reason"]


@pytest.mark.usefixtures("tickets")
def test_a_file_without_a_byte_is_no_new_store(tmp_path, monkeypatch):
    monkeypatch.setattr(stores, "WAIT_FOR_OTHER", 1)
    for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
        if (tmp_path / name).exists():
            (tmp_path / name).write_bytes(b"")
    with pytest.raises(FangchengError, match=r"empty; it was cut off.*--store"):
        Store.in_folder(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b""


def test_a_failing_disk_is_told_as_503_without_its_path(tmp_path, monkeypatch, tickets):
    ticket, _ = tickets
    with client_of(tmp_path) as client:

        async def fail(*_):
            raise StoreError(f"{tmp_path / FILE}: database or disk is full.")

        monkeypatch.setattr(client.app.state.rooms.store, "_do", fail)
        answers = [
            client.post("/api/tables", json={"variant": "sichuan"}),
            client.post("/api/matches", json={"tables": [ticket]}),
            client.post("/api/figures", json={"tables": [ticket]}),
            client.get(f"/api/tables/{ticket['id']}/record", headers=right(ticket)),
            client.get(f"/api/tables/{ticket['id']}/record", params={"match": 1}, headers=right(ticket)),
            client.post(f"/api/tables/{ticket['id']}/replay", headers=right(ticket)),
            client.post(f"/api/tables/{ticket['id']}/replay", params={"match": 1}, headers=right(ticket)),
        ]
    for answer in answers:
        assert (answer.status_code, answer.json()["reason"]["key"]) == (503, "error-not-kept")
        assert str(tmp_path) not in answer.text
        assert int(answer.headers["retry-after"]) >= 1
