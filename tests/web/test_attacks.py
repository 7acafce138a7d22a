"""What no honest page does, at a real server: it answers or closes, tells no traceback, and plays on."""

import contextlib
import json
import time

import httpx2 as httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.sentences import bundle
from fangcheng.web import api, messages, patience
from fangcheng.web.table import line as lines
from fangcheng.web.table.bounds import Bounds, Budget, NoRoom, Openings, party
from fangcheng.web.table.rooms import Rooms
from web.served import served, until_closed
from web.tables import QUICK, Page, right, run_apart

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


@pytest.fixture(scope="module")
def there():
    with served(
        bounds=Bounds(1000, 0, 1000, burst=1000, talk=1e6, talk_burst=1e6, work_burst=1e6, play_burst=1e6, at_once=99)
    ) as there:
        yield there


@pytest.fixture(autouse=True)
def lives_on(there):
    """After whatever was done a stranger is served, and nothing was told with a traceback."""
    yield
    broken = list(there.broken)
    there.broken.clear()
    assert broken == []
    assert b" 404 " in there.answer(b"GET /api/tables/none/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")


@pytest.fixture(scope="module")
def ticket(there):
    return ticket_of(there)


def ticket_of(there):
    return httpx.post(f"http://127.0.0.1:{there.port}/api/tables", json={"variant": "sichuan", "seed": 2}).json()


def line_to(there, ticket, **more):
    return connect(
        f"ws://127.0.0.1:{there.port}/ws/{ticket['id']}", additional_headers=right(ticket), max_size=1 << 24, **more
    )


def heard(line, kind):
    """The next message of a kind; others are passed over."""
    while True:
        said = json.loads(line.recv(timeout=5))
        if said["t"] == kind:
            return said


# --- HTTP

ORIGINS = ["http://[", "http://[::1", "null", "https://elsewhere.example", "://", "http://\xff"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_foreign_or_broken_origin_is_refused(there, origin):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\nOrigin: "
    answer = there.answer(head + origin.encode("latin-1") + b"\r\n\r\n{}")
    assert answer.startswith(b"HTTP/1.1 403")
    assert b"error-origin" in answer


def test_a_body_that_breaks_off_is_nobodys_error(there):
    with there.connect() as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        time.sleep(0.2)


def test_a_body_that_does_not_come_is_given_up(there, monkeypatch):
    monkeypatch.setattr(api, "SLOWEST_BODY", 0.3)
    answer = there.answer(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"error-slow" in answer


WHOLE = b"GET /api/tables/none/record HTTP/1.1\r\nHost: x\r\n\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a header": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    "a refused body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nContent-Length: 9\r\n\r\n{",
    "half a second request": WHOLE + b"GET / HT",
}


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_who_does_not_finish_a_request_is_let_go_also_when_it_drips(there, monkeypatch, sent):
    monkeypatch.setattr(patience, "REQUEST", 0.6)
    monkeypatch.setattr(patience, "LOOK", 0.1)
    began = time.monotonic()
    with there.connect(0.2) as line:
        line.sendall(sent)
        gone = False
        while not gone:
            assert time.monotonic() - began < 4
            with contextlib.suppress(TimeoutError):
                gone = until_closed(line) is not None
            with contextlib.suppress(OSError):
                line.sendall(b"x")
    assert time.monotonic() - began > 0.5


TRICKS = [
    b"GET /../../pyproject.toml HTTP/1.1",
    b"GET /%2e%2e/%2e%2e/pyproject.toml HTTP/1.1",
    b"GET /assets/..%2f..%2f..%2fpyproject.toml HTTP/1.1",
    b"GET /..%5c..%5cpyproject.toml HTTP/1.1",
    b"GET //etc/passwd HTTP/1.1",
    b"GET /%00 HTTP/1.1",
    b"GET /index.html%00.js HTTP/1.1",
    b"GET /%ff%fe HTTP/1.1",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1",
    b"GET /" + b"a/" * 5000 + b" HTTP/1.1",
    b"GET /api/rules/%00 HTTP/1.1",
    b"GET /api/rules/..%2F..%2Fpyproject HTTP/1.1",
    b"GET /api/rules/%ed%a0%80 HTTP/1.1",
    b"GET /api/tables/%00/record?token=%ed%a0%80 HTTP/1.1",
    b"GET /api/tables/x/record?token=%ff HTTP/1.1",
    b"PUT /api/tables HTTP/1.1",
    b"TRACE / HTTP/1.1",
    b"CONNECT elsewhere.example:443 HTTP/1.1",
    b"GET http://elsewhere.example/ HTTP/1.1",
    b"GET nonsense HTTP/1.1",
    b"GET * HTTP/1.1",
    b"GET / HTTP/9.9",
    b"\x16\x03\x01\x02\x00\x01\x00\x01",
]


@pytest.mark.parametrize("first", TRICKS, ids=range(len(TRICKS)))
def test_tricks_with_paths_and_methods_find_nothing(there, first):
    answer = there.answer(first + b"\r\nHost: x\r\nConnection: close\r\n\r\n")
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404, 405, 200)
    assert b"[build-system]" not in answer
    assert b"root:" not in answer
    if status == 200:
        assert b"<!doctype html>" in answer.lower()  # the page itself


BODIES = [
    b'{"variant": "riichi", "seed": %d}' % 2**80,
    b'{"variant": "riichi", "seed": 1e999}',
    b'{"variant": "riichi", "seed": "%s"}' % (b"9" * 5000),
    b'{"variant": "riichi", "options": {"length": %d}}' % 2**80,
    b'{"variant": "riichi", "options": {"length": -1}}',
    b'{"variant": "riichi", "seconds": %d}' % 2**80,
    b'{"variant": "riichi", "seconds": -1}',
    b'{"variant": "\\ud800"}',
    b'{"variant": "%s"}' % (b"a" * 100000),
    b'{"variant": "../../pyproject"}',
    b'{"variant": "riichi", "preset": "%s"}' % (b"x" * 10000),
    b'{"variant": "x", "house": {"name": "../../x.toml", "text": "base = \\"riichi\\""}}',
    b'{"variant": "x", "house": {"name": "\\u0000", "text": "\\u0000"}}',
    b'{"variant": "x", "house": {"name": "x.toml", "text": "%s"}}' % (b"[" * 9000),
    b'{"variant": "x", "house": {"name": "x.toml", "text": "a = %s"}}' % (b"[" * 9000),
    b'{"variant": "x", "house": {"name": "x.toml", "text": "base = \\"riichi\\"\\n[options]\\nlength = %d"}}' % 2**80,
]


@pytest.mark.by_day
@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("path", ["/api/tables", "/api/house/text"])
def test_a_table_of_nonsense_is_opened_or_refused_in_a_sentence(there, path, body):
    answer = httpx.post(f"http://127.0.0.1:{there.port}{path}", content=body)
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        reason = msgspec.json.decode(answer.content, type=api.bodies.Refusal).reason
        assert "\n" not in str(reason.args.get("detail"))


# --- lines


@pytest.mark.parametrize("origin", ORIGINS[:-1])
def test_a_line_from_elsewhere_is_closed(there, ticket, origin):
    with line_to(there, ticket, origin=origin) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=5)
        assert closed.value.rcvd.code == lines.FOREIGN


NO_WAY = ["..%2fx", "x/y", ""]


@pytest.mark.parametrize("path", [*NO_WAY, "x", "%00", "%ff", "x?match=%ed%a0%80"])
def test_tables_that_do_not_exist_are_told_so(there, path):
    address = f"ws://127.0.0.1:{there.port}/ws/{path}"
    if path in NO_WAY:
        with pytest.raises(InvalidStatus) as refused, connect(address):
            pass
        assert refused.value.response.status_code in (403, 404)
        return
    with connect(address) as line:
        assert json.loads(line.recv(timeout=5))["reason"]["key"] == "bye-unknown-table"


FRAMES = [
    '{"t":"act","id":"a","v":1180591620717411303424,"choice":0}',
    '{"t":"act","id":"a","v":-1180591620717411303424,"choice":0}',
    '{"t":"act","id":"a","v":1,"choice":1180591620717411303424}',
    '{"t":"act","id":"a","v":1,"choice":-1180591620717411303424}',
    '{"t":"act","id":"a","v":1e400,"choice":1}',
    '{"t":"act","id":"a","v":1.0,"choice":1.5}',
    '{"t":"act","id":"a","v":true,"choice":null}',
    '{"t":"act","id":"%s","v":1,"choice":1}' % ("x" * 65),
    '{"t":"act","id":"\\ud800","v":1,"choice":1}',
    '{"t":"act","id":"\\u0000","v":0,"choice":1}',
    '{"t":"act"}',
    '{"t":["act"]}',
    '{"t":"hello","table":"x","seat":0,"v":1}',
    '{"t":"sync","after":1180591620717411303424}',
    '{"t":"sync","after":-1180591620717411303424}',
    "[" * 30000,
    '{"a":' * 9000,
    "\x00",
    "",
    "null",
    b"\x00\xff",
    b'{"t":"ping"}',
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_frame_of_nonsense_is_answered_and_the_line_stays(there, ticket, frame):
    room = there.rooms.find(ticket["id"], ticket["token"])
    before = room.match.check
    with line_to(there, ticket) as line:
        line.send(frame)
        line.send('{"t":"ping"}')
        heard(line, "pong")
    assert room.match.check == before


@pytest.mark.parametrize("frame", [b"\x81\x02\xff\xfe", b"\x83\x00", b"\xf1\x00", b"\x81\xfe\xff\xff"])
def test_a_frame_that_is_none_ends_the_line(there, ticket, frame):
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"GET /ws/{ticket['id']} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ticket['token']}\r\n".encode()
    with there.connect() as line:
        line.sendall(head + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + key + b"\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
        line.sendall(bytes([frame[0], frame[1] | 0x80]) + bytes(4) + frame[2:])
        line.sendall(b"\x88\x80" + bytes(4))
        until_closed(line)


def too_much(line):
    """Send a frame above the limit and wait for what comes of it."""
    line.send("x" * (lines.LONGEST_FRAME + 1))
    heard(line, "never")


def test_a_frame_too_large_ends_the_line_and_the_page_may_come_back(there):
    ticket = ticket_of(there)
    with line_to(there, ticket) as line:
        with pytest.raises(ConnectionClosed) as closed:
            too_much(line)
        assert closed.value.rcvd.code == 1009
    with line_to(there, ticket) as line:
        line.send('{"t":"sync","after":-1}')
        heard(line, "snapshot")


def test_who_says_nothing_is_let_go(there, monkeypatch):
    monkeypatch.setattr(lines, "FIRST_WORD", 0.3)
    monkeypatch.setattr(lines, "SILENCE", 0.5)
    for first in (None, '{"t":"ping"}'):
        with line_to(there, ticket_of(there)) as line:
            if first:
                line.send(first)
            bye = heard(line, "bye")
            assert (bye["reason"]["key"], bye["retry_in"]) == ("bye-silent", 5)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=5)
            assert closed.value.rcvd.code == lines.SILENT


def test_who_takes_nothing_is_let_go_and_the_table_is_free(there, monkeypatch):
    monkeypatch.setattr(lines, "STUCK", 0.3)
    monkeypatch.setattr(patience, "FAREWELL", 0.3)
    monkeypatch.setattr(lines, "RATE", 1000)
    monkeypatch.setattr(lines, "BURST", 100000)
    ticket = ticket_of(there)
    room = there.rooms.find(ticket["id"], ticket["token"])
    head = f"GET /ws/{ticket['id']} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ticket['token']}\r\n".encode()
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    sync = b'{"t":"sync","after":-1}'
    frame = bytes([0x81, 0x80 | len(sync)]) + bytes(4) + sync
    with there.connect() as line:
        line.sendall(head + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + key + b"\r\n")
        with contextlib.suppress(OSError):
            for _ in range(3000):  # never reads a byte of the answers
                line.sendall(frame)
        began = time.monotonic()
        while room.line is not None:
            assert time.monotonic() - began < 10
            time.sleep(0.05)


def test_two_windows_that_fight_for_a_table_end_with_one(there):
    ticket = ticket_of(there)
    with contextlib.ExitStack() as stack:
        windows = [stack.enter_context(line_to(there, ticket)) for _ in range(20)]
        for window in windows[:-1]:
            assert heard(window, "bye")["reason"]["key"] == "bye-elsewhere"
        windows[-1].send('{"t":"sync","after":-1}')
        heard(windows[-1], "snapshot")


def test_undo_and_next_in_any_number_do_no_harm(there):
    ticket = ticket_of(there)
    with line_to(there, ticket) as line:
        for _ in range(12):
            line.send('{"t":"undo"}')
            line.send('{"t":"next"}')
        line.send('{"t":"sync","after":-1}')
        heard(line, "snapshot")


@pytest.mark.parametrize("number", [2**70, -(2**70), 2**31, -1])
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_an_action_beyond_all_numbers_is_refused(mode, number):
    match = Match("sichuan", 1, mode=mode)
    before, seat = match.check, match.owed[0]
    with pytest.raises(FangchengError):
        match.act(seat, number)
    assert match.why_not(seat, number) is not None
    assert match.warning(seat, number) is None
    assert match.check == before


# --- how many tables


def room_for(**bounds):
    return Rooms(QUICK, Bounds(**bounds))


def new():
    return api.bodies.NewTable("sichuan", seed=1)


def test_a_table_with_somebody_at_it_is_never_thrown_out():
    async def play():
        rooms = room_for(tables=3, away=0)
        mine = await rooms.open(new(), "10.0.0.1")
        rooms.find(mine.id, mine.token).join(Page())
        others = [await rooms.open(new(), f"10.0.1.{number}") for number in range(5)]
        assert rooms.find(mine.id, mine.token) is not None
        assert [rooms.find(one.id, one.token) is not None for one in others] == [False] * 3 + [True] * 2
        for one in others[-2:]:
            rooms.find(one.id, one.token).join(Page())
        with pytest.raises(NoRoom, match="error-server-full"):
            await rooms.open(new(), "10.0.2.1")
        await rooms.close()

    run_apart(play())


def test_a_table_just_left_is_not_thrown_out_for_a_stranger():
    async def play():
        rooms = room_for(tables=2, away=60)
        left = [await rooms.open(new(), f"10.0.0.{number}") for number in range(2)]
        with pytest.raises(NoRoom, match="error-server-full"):
            await rooms.open(new(), "10.0.1.1")
        rooms.find(left[1].id, left[1].token).used -= 61
        await rooms.open(new(), "10.0.1.1")
        assert [rooms.find(one.id, one.token) is not None for one in left] == [True, False]
        await rooms.close()

    run_apart(play())


def test_one_address_takes_its_own_tables_away_and_nobody_elses():
    async def play():
        rooms = room_for(tables=10, of_address=2)
        mine = await rooms.open(new(), "10.0.0.1")
        others = [await rooms.open(new(), "2001:db8::1" if number % 2 else "2001:db8::2") for number in range(4)]
        assert rooms.find(mine.id, mine.token) is not None
        assert [rooms.find(one.id, one.token) is not None for one in others] == [False, False, True, True]
        for one in others[2:]:
            rooms.find(one.id, one.token).join(Page())
        with pytest.raises(NoRoom, match="error-own-tables"):
            await rooms.open(new(), "2001:db8::3")
        await rooms.close()

    run_apart(play())


def test_tables_are_opened_only_so_fast_from_one_address_and_the_answer_says_when_to_come_again():
    with served(bounds=Bounds(burst=2, rate=0.1)) as there:
        answers = [httpx.post(f"http://127.0.0.1:{there.port}/api/tables", json={"variant": "sichuan"}) for _ in "123"]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        reason = answers[-1].json()["reason"]
        assert (reason["key"], 1 <= reason["args"]["n"] <= 10) == ("error-too-many-tables", True)


def test_a_budget_comes_back_with_time():
    now = [0.0]
    budget = Budget(0.5, 2, lambda: now[0])
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert budget.wait == pytest.approx(2)
    now[0] += 2
    assert [budget.spend() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [budget.spend() for _ in range(3)] == [True, True, False]


def test_addresses_beyond_number_take_no_memory(monkeypatch):
    monkeypatch.setattr("fangcheng.web.table.bounds.ADDRESSES", 10)
    openings = Openings(Bounds())
    for number in range(100):
        openings.spend(str(number))
    assert len(openings._budgets) == 10


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(host, counts_as):
    assert party(host) == counts_as


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_limits_say_has_words(language):
    for key in ("error-too-many-tables", "error-own-tables", "error-server-full", "error-slow", "bye-silent"):
        assert bundle(language).has_message(key)
    assert messages.Bye(api.text("bye-silent")).retry_in is None
