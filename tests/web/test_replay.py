"""Records over HTTP: kept, shown step by step, refused with one sentence, handed out."""

import gzip
import json
import random
import re

import pytest
from starlette.testclient import TestClient

from fangcheng.game.match import Match
from fangcheng.records import write_native
from fangcheng.records.of_match import records_of
from fangcheng.sentences import say
from fangcheng.web.server import make_app
from fangcheng.web.table.pace import Pace
from records import small_tenhou6
from web.tables import FREE, right


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(Pace(think=(0, 0), mode="interpreted"), bounds=FREE)) as client:
        yield client


def played(variant, hands=2, seed=5, **options):
    """A match in which chance decides, but wins are taken."""
    match, chance = Match(variant, seed, options, mode="interpreted"), random.Random(seed)
    while True:
        while match.owed:
            seat = match.owed[0]
            legal = match.legal(seat)
            match.act(seat, next((one for one in legal if one.kind == "win"), None) or chance.choice(legal))
        if match.over or len(match.actions) == hands:
            return match
        match.next_hand()


def lines_of(match):
    return [line for game in records_of(match) for line in write_native(game)]


@pytest.fixture(scope="module")
def match():
    return played("sichuan")


@pytest.fixture(scope="module")
def kept(client, match):
    """A record that the server keeps."""
    return client.post("/api/replays?name=mine.jsonl", content="\n".join(lines_of(match))).json()


def frame(client, kept, hand, step, seat=0, all_open=True):
    answer = client.get(f"/api/replays/{kept['id']}/0/{hand}/{step}?seat={seat}&open={int(all_open)}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_record_is_listed_with_its_hands_and_steps(client, match, kept):
    assert kept["games"][0]["hands"] == 2
    told = client.get(f"/api/replays/{kept['id']}/0").json()
    assert told["players"] == [f"player {person + 1}" for person in match.persons]
    assert [hand["steps"] > 40 for hand in told["hands"]] == [True, True]
    assert {mark["kind"] for hand in told["hands"] for mark in hand["marks"]} >= {"call"}
    assert "native" in told["exports"]


def test_the_last_step_of_a_hand_shows_its_result(client, match, kept):
    told = client.get(f"/api/replays/{kept['id']}/0").json()
    last = frame(client, kept, 1, told["hands"][1]["steps"] - 1)
    assert last["view"]["phase"] == "result"
    assert last["view"]["results"]
    assert [seat["score"] for seat in last["view"]["seats"]] == match.scores


def test_all_hands_lie_open_or_only_one_does(client, kept):
    whole = frame(client, kept, 0, 20, seat=1)
    alone = frame(client, kept, 0, 20, seat=1, all_open=False)
    others = [seat for seat in whole["view"]["seats"] if seat["seat"] != 1]
    assert all(len(seat["shown"]) == seat["hand_count"] for seat in others)
    assert [seat["shown"] for seat in alone["view"]["seats"] if seat["seat"] != 1] == [None, None, None]
    assert whole["view"]["hand"] == alone["view"]["hand"]
    assert [
        tile for line in alone["log"] if line["kind"] == "draw" and line["seat"] != 1 for tile in line["tiles"]
    ] == []
    assert whole["view"]["choices"] == []


def test_a_step_is_the_same_from_whichever_side_it_is_reached(client, kept):
    steps = list(range(0, 40, 7))
    there = [frame(client, kept, 0, step) for step in steps]
    back = [frame(client, kept, 0, step) for step in reversed(steps)]
    assert there == back[::-1]


def test_the_log_grows_by_what_a_step_brought(client, kept):
    before, after = frame(client, kept, 0, 10), frame(client, kept, 0, 11)
    assert after["log"][: -after["fresh"]] == before["log"]


def test_a_packed_record_is_read_too(client, match):
    answer = client.post("/api/replays?name=mine.gz", content=gzip.compress("\n".join(lines_of(match)).encode()))
    assert answer.json()["games"][0]["hands"] == 2


def test_what_is_no_record_is_refused(client):
    answer = client.post("/api/replays?name=letter.txt", content=b"Dear Mei")
    assert answer.status_code == 400
    assert "letter.txt: beginning: no known record format" in answer.json()["reason"]["args"]["detail"]


def test_a_record_that_cannot_be_followed_is_refused_with_its_line(client, match):
    lines = lines_of(match)
    number = next(i for i, line in enumerate(lines) if i > 60 and line.startswith('{"event":"draw"'))
    lines[number] = re.sub('"tile":"..', '"tile":"1z', lines[number])  # a wind, which this game has not
    answer = client.post("/api/replays?name=bent.jsonl", content="\n".join(lines))
    assert answer.status_code == 422
    reason = answer.json()["reason"]
    assert reason["key"] == "replay-differs"
    assert reason["args"]["place"]["en"] == f"line {number + 1}"
    sentence = say("en", reason["key"], **{**reason["args"], "place": "line 1"})
    assert sentence.startswith("bent.jsonl, line 1: ")


def test_a_record_that_hides_tiles_is_refused(client):
    hidden = [["?"] * 13] * 4
    start = {"type": "start_kyoku", "bakaze": "E", "dora_marker": "1m", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0}
    start |= {"scores": [25000] * 4, "tehais": hidden}
    messages = [{"type": "start_game", "names": ["a", "b", "c", "d"]}, start, {"type": "end_kyoku"}]
    content = "\n".join(map(json.dumps, messages))
    answer = client.post("/api/replays?name=own.mjai", content=content)
    assert answer.status_code == 422
    assert answer.json()["reason"]["key"] == "replay-unplayable"


@pytest.mark.parametrize(
    "path", ["nothing", "{id}/1", "{id}/0/2/0", "{id}/0/0/9999", "{id}/0/0/0?seat=4", "{id}/0/as/mjai"]
)
def test_what_is_not_there_is_said_to_be_gone(client, kept, path):
    answer = client.get("/api/replays/" + path.format(id=kept["id"]))
    assert answer.status_code == 404
    assert answer.json()["reason"]["key"] == "replay-gone"


def test_a_file_that_is_too_large_is_not_read(client):
    answer = client.post("/api/replays?name=big", content=b" " * (3 << 20))
    assert answer.status_code == 413
    assert answer.json()["reason"]["key"] == "error-record-size"


def test_a_small_file_that_unpacks_to_a_large_one_is_refused(client):
    answer = client.post("/api/replays?name=bomb.gz", content=gzip.compress(b" " * (20 << 20)))
    assert answer.status_code == 400
    assert "unpacked" in answer.json()["reason"]["args"]["detail"]


def test_a_foreign_page_may_not_send_records(client):
    answer = client.post("/api/replays", content=b"{}", headers={"origin": "http://elsewhere"})
    assert answer.status_code == 403


def test_a_game_is_handed_out_again(client, match, kept):
    answer = client.get(f"/api/replays/{kept['id']}/0/as/native")
    assert answer.text.splitlines() == lines_of(match)
    assert 'filename="mine-1.jsonl"' in answer.headers["content-disposition"]


def test_a_match_is_played_on_from_its_middle_at_the_seat_that_was_asked_for(client, kept):
    place = f"/api/replays/{kept['id']}/0/1/30/play"
    ticket = client.post(place, json={"seat": 2}).json()
    shown = frame(client, kept, 1, 30, seat=2, all_open=False)
    with client.websocket_connect(f"/ws/{ticket['id']}", headers=right(ticket)) as socket:
        socket.send_json({"t": "sync", "after": -1})
        snapshot = next(message for message in iter(socket.receive_json, None) if message["t"] == "snapshot")
    assert snapshot["view"]["seat"] == 2
    assert snapshot["log"][: len(shown["log"])] == shown["log"]  # the bots may have moved on since
    for wrong, status in (({"seat": 4}, 400), ({}, 400)):
        assert client.post(place, json=wrong).status_code == status
    assert client.post(f"/api/replays/{kept['id']}/0/9/30/play", json={"seat": 2}).status_code == 404


def in_one_language(note, language):
    """A note as it is read in a language."""
    field = language.lower().replace("-", "_")
    args = {key: one[field] if isinstance(one, dict) else one for key, one in note["args"].items()}
    return say(language, note["key"], **args)


def test_a_record_of_others_is_shown_with_notes_on_what_is_unknown_or_lost(client):
    strange = small_tenhou6.double_riichi("満貫12000点", "Ready twice(2飜)", "一発(1飜)", "裏ドラ(2飜)")
    answer = client.post("/api/replays?name=strange.json", content=small_tenhou6.text(strange))
    assert (answer.status_code, answer.json()["notes"]) == (200, [])
    [note] = client.get(f"/api/replays/{answer.json()['id']}/0").json()["notes"]
    told = {language: in_one_language(note, language) for language in ("en", "zh-Hans", "zh-Hant", "ja")}
    assert told["en"] == 'hand 1: the pattern "Ready twice" is unknown here and held against nothing.'
    assert len(set(told.values())) == 4
    for language in ("zh-Hans", "zh-Hant", "ja"):
        assert re.findall("[A-Za-z]+", told[language]) == ["Ready", "twice"]  # what the record says
    damaged = small_tenhou6.text(small_tenhou6.three_wins("三家和了"), [[0, 1, 0], [25000] * 4, [21]])
    answer = client.post("/api/replays?name=damaged.json", content=damaged)
    assert answer.status_code == 200, answer.text
    assert [game["hands"] for game in answer.json()["games"]] == [1]
    [lost] = answer.json()["notes"]
    assert lost["args"] == {"reason": "object, hand 2: 3 parts instead of 17"}
    assert client.get(f"/api/replays/{answer.json()['id']}/0").json()["notes"] == [lost]
