"""Rooms over real sockets: who has no key gets nowhere, and no secret of one person travels to another."""

import json
import time
from collections import Counter

import httpx2 as httpx
import pytest
from websockets.sync.client import connect

from web.served import served
from web.test_changes import taken

HOSTILE = ['<img src=x onerror="alert(1)">', "a\r\nSet-Cookie: b", "=1+1", "\u202etxt", "'); DROP TABLE people;--"]


class Client:
    """A program that plays as a person."""

    def __init__(self, port, name):
        self.port, self.base = port, f"http://127.0.0.1:{port}"
        self.me = httpx.post(f"{self.base}/api/me", json={"name": name}).json()
        self.heard, self.line = [], None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.line is not None:
            self.line.close()

    @property
    def right(self):
        return {"Authorization": f"Bearer {self.me['key']}"}

    def ask(self, path, body, method="POST", **headers):
        return httpx.request(method, self.base + path, json=body, headers={**self.right, **headers})

    def come(self, room, key=None, spoken=None):
        right = {"Authorization": f"Bearer {self.me['key'] if key is None else key}"}
        way = f"ws://127.0.0.1:{self.port}/ws/room/{room}"
        self.line = connect(way, additional_headers=right, subprotocols=spoken, max_size=1 << 24).__enter__()

    def say(self, t, **more):
        self.line.send(json.dumps({"t": t, **more}))

    def hear(self, *kinds):
        """The next message of a kind; all that comes is kept as it came."""
        while True:
            self.heard.append(self.line.recv(20))
            message = json.loads(self.heard[-1])
            if message["t"] in kinds:
                return message

    def room(self, holds):
        while not holds(state := self.hear("room")):
            pass
        return state


TERMS = {"table": {"variant": "sichuan"}}


@pytest.fixture(scope="module")
def there():
    with served() as running:
        running.app.state.meetings.countdown = 0
        yield running


def reason(answer):
    return answer.json()["reason"]["key"]


def test_who_shows_no_key_opens_no_room_and_comes_into_none(there):
    one = Client(there.port, "One")
    room = one.ask("/api/rooms", TERMS).json()
    watch = room.pop("watch")
    for key in ("x" * 43, room["invite"], watch, one.me["id"]):
        right = {"Authorization": f"Bearer {key}"}
        for path, body in (
            ("/api/rooms", TERMS),
            ("/api/rooms/enter", room),
            ("/api/rooms/link", {"room": room["room"]}),
        ):
            answer = httpx.post(one.base + path, json=body, headers=right)
            assert (answer.status_code, reason(answer)) == (404, "people-no-door"), path
        with Client(there.port, "Stranger") as stranger:
            stranger.come(room["room"], key)
            assert stranger.hear("bye")["reason"]["key"] == "bye-unknown-room"
    with Client(there.port, "Stranger") as stranger:
        stranger.come(room["room"])  # a key of his own, but he has never been let in
        assert stranger.hear("bye")["reason"]["key"] == "bye-unknown-room"
    assert stranger.ask("/api/rooms/link", {"room": room["room"]}).status_code == 404
    assert one.ask("/api/rooms", TERMS, Origin="http://elsewhere.example").status_code == 403


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_text_or_refused_in_words(there, name):
    answer = httpx.post(f"http://127.0.0.1:{there.port}/api/me", json={"name": name})
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert not {"\r", "\n", "\u202e"} & set(answer.json()["name"])
    else:
        assert reason(answer).startswith("people-name-")


@pytest.mark.parametrize(
    ("terms", "status"),
    [
        ({"table": {"variant": "nowhere"}}, 400),
        ({"table": {"variant": "sichuan", "seed": 1}}, 400),
        ({"table": {"variant": "sichuan", "bank": 10}}, 400),
        ({"table": {"variant": "sichuan"}, "cover_after": -1}, 400),
        ({"table": {"variant": "sichuan"}, "unknown": 1}, 400),
        ({"table": {"variant": "sichuan", "house": {"name": "x.toml", "text": "x" * 100}}}, 400),
        (TERMS, 200),
    ],
)
def test_terms_that_cannot_be_played_by_are_refused(there, terms, status):
    assert Client(there.port, "One").ask("/api/rooms", terms).status_code == status


def test_two_people_play_over_real_lines_and_nothing_secret_of_one_reaches_the_other(there):
    with Client(there.port, "One") as one, Client(there.port, "Other") as other:
        play_together(there, one, other)


def play_together(there, one, other):
    ticket = one.ask("/api/rooms", TERMS).json()
    assert one.ask("/api/rooms/enter", {"room": ticket["room"], "invite": ticket["invite"]}).status_code == 200
    untold = {"invite": "", "code": "", "watch": ""}
    assert other.ask("/api/rooms/enter", {"code": ticket["code"]}).json() == ticket | untold
    for client in (one, other):
        client.come(ticket["room"])
        client.hear("room")
    other.say("sit", id="sit", place=1)
    assert other.hear("ack")["id"] == "sit"
    other.say("bot", id="not mine", place=2, bot=True)
    assert other.hear("reject")["reason"]["key"] == "people-not-owner"
    for place in (2, 3):
        one.say("bot", id=f"bot {place}", place=place, bot=True)
        assert one.hear("ack")["id"] == f"bot {place}"
    for client in (other, one):
        client.say("ready", id="ready", terms=1)
    for client in (one, other):
        client.room(lambda state: state["state"] == "playing")
        client.say("sync", after=-1)
        hello = client.hear("hello")
    for told in ({"t": "act", "id": "x", "v": 0, "choice": 99}, {"t": "next", "id": "y"}, {"t": "undo", "id": "z"}):
        other.line.send(json.dumps(told))
        assert other.hear("reject")["id"] == told["id"]
    other.line.send("nonsense")
    assert other.hear("reject")["reason"]["key"] == "illegal-message"
    played = number = 0
    for _ in range(200):
        time.sleep(0.15)  # a line that says more than 20 messages a second is closed
        for client in (one, other):
            view = next((json.loads(said)["view"] for said in reversed(client.heard) if '"view"' in said), None)
            version = next((json.loads(said)["v"] for said in reversed(client.heard) if '"view"' in said), 0)
            if view and view["choices"]:
                client.say("act", id=f"act {number}", v=version, choice=view["choices"][-1]["index"])
                played += client.hear("ack", "reject")["t"] == "ack"
                number += 1
            client.say("ping")
            client.hear("pong")
        if played > 12:
            break
    assert played > 12
    for client, secret_of in ((one, other), (other, one)):
        said = "".join(client.heard)
        assert secret_of.me["key"] not in said
        assert secret_of.me["id"] not in said
        assert ticket["invite"] not in said
        assert ticket["watch"] not in said
        assert ticket["code"] not in said
    # The key of a person opens no line as that of one person's table does.
    with connect(f"ws://127.0.0.1:{there.port}/ws/{hello['table']}", additional_headers=one.right) as line:
        assert json.loads(line.recv(10))["reason"]["key"] == "bye-unknown-table"
    options = httpx.get(f"{one.base}/api/tables/{hello['table']}/options", headers=one.right)
    assert options.status_code == 200
    assert httpx.get(f"{one.base}/api/tables/{hello['table']}/options").status_code == 404
    record = httpx.get(f"{one.base}/api/tables/{hello['table']}/record", headers=one.right)
    assert reason(record) == "error-match-goes-on"


def test_only_a_page_that_says_so_is_sent_what_has_changed_instead_of_views(there):
    with Client(there.port, "One") as one:
        room = one.ask("/api/rooms", TERMS).json()["room"]
        one.come(room, spoken=["fangcheng", "brief"])
        assert one.line.subprotocol == "fangcheng"
        for place in (1, 2, 3):
            one.say("bot", id=f"bot {place}", place=place, bot=True)
        one.say("ready", id="ready", terms=1)
        one.room(lambda state: state["state"] == "playing")
        assert play_by(one, 4)["ch"] > 4
        one.line.close()
        one.come(room)
        kinds = play_by(one, 4)
        assert kinds["ch"] == 0
        assert kinds["ev"] > 4


def play_by(client, most):
    """Let somebody act on the views that he was sent, or makes of what he was sent; count the kinds of messages."""
    client.say("sync", after=-1)
    kinds, view, done = Counter(), None, 0
    while done < most:
        message = client.hear("snapshot", "ev", "ch", "ack")
        kinds[message["t"]] += 1
        done += message["t"] == "ack"
        if message["t"] == "ack":
            continue
        view = taken(view, message["steps"]) if message["t"] == "ch" else message["view"]
        if view["choices"]:
            time.sleep(0.1)
            client.say("act", id=f"act {message['v']}", v=message["v"], choice=view["choices"][-1]["index"])
    return kinds


def test_the_lobby_seats_who_shows_a_key_and_answers_who_shows_none(there):
    one, other = Client(there.port, "One"), Client(there.port, "Other")
    room = one.ask("/api/rooms", {"table": {"variant": "sichuan"}, "listed": True}).json()["room"]
    with one:
        one.come(room)
        one.hear("room")
        found = httpx.get(f"{one.base}/api/lobby").json()
        assert room in [line["room"] for line in found["wanting"]]
        nobody = httpx.post(f"{one.base}/api/lobby/join", json={"room": room})
        assert (nobody.status_code, reason(nobody)) == (404, "people-no-door")
        assert other.ask("/api/lobby/join", {"room": room}, Origin="http://elsewhere.example").status_code == 403
        assert other.ask("/api/lobby/join", {"room": room}).json()["room"] == room
        sitting = one.room(lambda state: state["places"][1]["name"])
        assert sitting["places"][1]["name"] == "Other"
    refused = other.ask("/api/lobby/quick", {"variant": "nowhere"})
    assert refused.status_code == 400
