"""Records that are watched again after the server was ended: of one's own matches, and files that were sent."""

import contextlib
import sqlite3

import pytest
from starlette.testclient import TestClient

from fangcheng.web.server import make_app
from fangcheng.web.store.store import FILE, Store
from web.tables import QUICK, right, run_apart
from web.test_figures import played_in
from web.test_store import spoil


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    return played_in(tmp_path_factory.mktemp("store"))


def client_of(where):
    return TestClient(make_app(QUICK, store=Store.in_folder(where)), base_url="http://127.0.0.1")


@pytest.mark.by_day
def test_each_match_is_watched_and_a_link_into_it_works_after_a_restart(tmp_path):
    [(ticket, _)] = played_in(tmp_path)
    watch = f"/api/tables/{ticket.id}/replay"
    with client_of(tmp_path) as client:
        kept = client.post(watch, params={"match": 1}, headers=right(ticket)).json()
        assert (kept["kept"], kept["name"], len(kept["games"])) == (True, "mcr.jsonl", 1)
        step = client.get(f"/api/replays/{kept['id']}/0/0/20?seat=0").json()
        for token, match in (("guess", 1), (ticket.token, 2), ("", 1), (ticket.token, "x")):
            asked = client.post(watch, params={"match": match}, headers=right({"token": token}))
            assert asked.status_code == 404
    with client_of(tmp_path) as client:
        assert client.get(f"/api/replays/{kept['id']}").json() == kept
        assert client.get(f"/api/replays/{kept['id']}/0/0/20?seat=0").json() == step
        assert client.get("/api/replays/aaaaaaaaaaaaaaaa").status_code == 404
    spoil(tmp_path, "DELETE FROM matches")  # the file lies with its match, not a second time
    with client_of(tmp_path) as client:
        assert client.get(f"/api/replays/{kept['id']}").status_code == 404


@pytest.mark.by_day
def test_a_file_that_was_sent_is_there_after_a_restart(tmp_path, played):
    [(_, room)] = played
    text = "\n".join(run_apart(room.record()))
    with client_of(tmp_path) as client:
        sent = client.post("/api/replays?name=mine.jsonl", content=text).json()
        assert sent["kept"]
    with client_of(tmp_path) as client:
        assert client.get(f"/api/replays/{sent['id']}").json() == sent
        assert client.get(f"/api/replays/{sent['id']}/0/0/5?seat=1").status_code == 200


def test_a_file_that_cannot_be_watched_is_not_kept(tmp_path, played):
    [(_, room)] = played
    lines = run_apart(room.record())
    first = next(number for number, line in enumerate(lines) if '"event":"discard"' in line)
    spoilt = "\n".join([*lines[:first], *lines[first + 1 :]])
    with client_of(tmp_path) as client:
        assert client.post("/api/replays?name=mine.jsonl", content=spoilt).status_code == 422
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT count(*) FROM records").fetchone() == (0,)


def test_without_a_disk_a_file_says_that_it_is_not_kept(played):
    [(_, room)] = played
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        sent = client.post("/api/replays?name=mine.jsonl", content="\n".join(run_apart(room.record()))).json()
        assert not sent["kept"]
