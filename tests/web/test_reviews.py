"""Reviews over HTTP: ordered once, read as they grow, stopped without readers, bounded for one address."""

import io
import threading
import time
from contextlib import closing

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.reviewer.run import Reviewing
from fangcheng.web.page.reviewed import review_page
from fangcheng.web.replay import reviews
from fangcheng.web.replay.reviews import Reviews
from fangcheng.web.replay.shelf import Shelf
from fangcheng.web.server import make_app
from fangcheng.web.table.bounds import Bounds, NoRoom
from fangcheng.web.table.pace import Pace
from reviewer.made_games import by_number, record_of_hands
from web.tables import FREE
from web.test_replay import lines_of, played

WAIT = 20.0


@pytest.fixture(scope="module")
def match():
    return played("sichuan", hands=1)


@pytest.fixture(scope="module")
def made():
    """A whole review, and the same after a few decisions."""
    _, games = record_of_hands("sichuan")
    with closing(Reviewing(games, by_number, mode="interpreted", unit=5.0)) as run:
        for number, _ in enumerate(run.each()):
            if number == 30:
                part = run.review()
        return part, run.review()


class Helper:
    """A helper process that is none: it writes what it is told to, line by line, and waits where that says so."""

    def __init__(self, lines, go_on=None):
        self.stdin, self.killed = io.BytesIO(), False
        self.stdout = self
        self._lines, self._go_on = iter(lines), go_on

    def __iter__(self):
        for number, line in enumerate(self._lines):
            if number and self._go_on is not None:
                self._go_on.wait(WAIT)
            yield line + b"\n"

    def close(self):
        """Nothing is open."""

    def kill(self):
        self.killed = True

    def wait(self):
        return 0


def shown(shelf, match, name="mine.jsonl"):
    record = shelf.put(name, "\n".join(lines_of(match)).encode())
    return shelf.showing(record, 0)


def until(condition):
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_review_grows_and_is_whole_at_its_end(match, made, tmp_path):
    part, whole = made
    go_on, asked = threading.Event(), []

    def start(code, *arguments, answers):
        asked.append((code, arguments))
        return Helper([msgspec.json.encode(part), b"", msgspec.json.encode(whole)], go_on)

    room = Reviews(tmp_path / "reviews", start)
    showing = shown(Shelf("interpreted"), match)
    assert room.find(showing) is None
    job = room.order(showing, "a", lambda: None)
    until(lambda: job.made is not None)
    assert (job.state, job.made) == ("running", part)
    assert room.order(showing, "b", lambda: pytest.fail("who joins pays nothing")) is job
    go_on.set()
    until(lambda: job.state == "done")
    assert job.made == whole
    assert room.find(showing) is job
    room.close()
    [(_, (_file, number, keep, worlds))] = asked
    assert number == "0"
    assert keep.startswith(str(tmp_path / "reviews"))
    assert int(worlds) == reviews.WORLDS


def test_a_review_nobody_reads_stops_and_goes_on_when_somebody_asks(match, made, tmp_path, monkeypatch):
    part, whole = made
    monkeypatch.setattr(reviews, "PATIENCE", 0.05)
    go_on, helpers = threading.Event(), []

    def start(code, *arguments, answers):
        helpers.append(Helper([msgspec.json.encode(whole if helpers else part), b"", b""], go_on))
        return helpers[-1]

    room = Reviews(tmp_path, start)
    showing = shown(Shelf("interpreted"), match)
    job = room.order(showing, "a", lambda: None)
    until(lambda: job.made is not None)
    time.sleep(0.1)
    go_on.set()
    until(lambda: job.state == "stopped")
    assert helpers[0].killed
    monkeypatch.setattr(reviews, "PATIENCE", 60.0)
    assert room.order(showing, "a", lambda: None) is job
    until(lambda: job.state == "done")
    room.close()


def test_a_helper_that_dies_is_told(match, tmp_path):
    room = Reviews(tmp_path, lambda code, *arguments, answers: Helper([b"no review"]))
    job = room.order(shown(Shelf("interpreted"), match), "a", lambda: None)
    until(lambda: job.state == "failed")
    room.close()


def test_one_address_has_one_review_waiting_and_many_wait_for_nobody(match, tmp_path):
    stop = threading.Event()
    room = Reviews(tmp_path, lambda code, *arguments, answers: Helper([b"", b""], stop))
    shelf = Shelf("interpreted")
    showings = [shown(shelf, played("sichuan", hands=1, seed=seed)) for seed in range(reviews.MOST_WAITING + 3)]
    first = room.order(showings[0], "a", lambda: None)
    until(lambda: first.state == "running")
    room.order(showings[1], "a", lambda: None)
    with pytest.raises(NoRoom):
        room.order(showings[2], "a", lambda: None)
    for number, showing in enumerate(showings[2 : reviews.MOST_WAITING + 1]):
        room.order(showing, f"b{number}", lambda: None)
    with pytest.raises(NoRoom):
        room.order(showings[-1], "c", lambda: None)
    room.close()
    stop.set()


def test_a_review_is_ordered_and_read_over_http(match, made, monkeypatch):
    _, whole = made
    monkeypatch.setattr(reviews, "start_helper", None)
    monkeypatch.setattr(
        Reviews.__init__, "__defaults__", (None, lambda code, *told, answers: Helper([msgspec.json.encode(whole)]))
    )
    with TestClient(make_app(Pace(think=(0, 0), mode="interpreted"), bounds=FREE)) as client:
        kept = client.post("/api/replays?name=mine.jsonl", content="\n".join(lines_of(match))).json()
        address = f"/api/replays/{kept['id']}/0/review"
        assert client.get(address).json()["state"] == "none"
        assert client.post(address).json()["state"] in ("waiting", "running", "done")
        until(lambda: client.get(address).json()["state"] == "done")
        told = client.get(address).json()
        assert told == msgspec.to_builtins(review_page(whole, "done"))
        assert told["done"] == told["of"] == whole.decisions
        assert [one["name"] for one in told["players"]]
        assert client.post(f"/api/replays/{kept['id']}/7/review").status_code == 404
        assert client.get("/api/replays/nothing/0/review").status_code == 404


def test_reviews_of_one_address_are_bounded(match, made, monkeypatch):
    _, whole = made
    monkeypatch.setattr(
        Reviews.__init__, "__defaults__", (None, lambda code, *told, answers: Helper([msgspec.json.encode(whole)]))
    )
    bounds = Bounds(work=1000, work_burst=1000, reviews=0.001, reviews_burst=1)
    with TestClient(make_app(Pace(think=(0, 0), mode="interpreted"), bounds=bounds)) as client:
        told = []
        for seed in (1, 2):
            content = "\n".join(lines_of(played("sichuan", hands=1, seed=seed)))
            kept = client.post("/api/replays?name=mine.jsonl", content=content).json()
            answer = client.post(f"/api/replays/{kept['id']}/0/review")
            told.append(answer.status_code)
            until(lambda id=kept["id"]: client.get(f"/api/replays/{id}/0/review").json()["state"] in ("done", "none"))
        assert told == [200, 429]


@pytest.mark.slow
def test_a_real_helper_reviews_a_hand(match, tmp_path):
    room = Reviews(tmp_path)
    job = room.order(shown(Shelf("interpreted"), match), "a", lambda: None)
    end = time.monotonic() + 600
    while job.is_under_way and time.monotonic() < end:
        room.find(job.showing)
        time.sleep(0.5)
    assert job.state == "done"
    assert job.made.done == job.made.decisions > 0
    room.close()
