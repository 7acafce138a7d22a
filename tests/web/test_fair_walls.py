"""Walls that are promised: the commitment before the first tile, its opening after the match, and no seed meanwhile."""

import hashlib
import json

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.errors import FangchengError
from fangcheng.records.native import read_native
from fangcheng.records.opening import Source
from fangcheng.records.verify import Verifier
from fangcheng.web import bodies, messages
from fangcheng.web.server import make_app
from fangcheng.web.store import kept
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, decide, right, run_apart
from web.test_store import WAY, look, short_match, sit_down, still, store_in

SHORT = {"hands": "time"}  # Chinese Official, ended by the host's call


def games(text):
    return list(read_native(Source("record", text)))


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def promises(page):
    """What the page was told of the walls, each with its place among the messages."""
    return [(place, message.walls) for place, message in enumerate(page.messages) if hasattr(message, "walls")]


def first_with_tiles(page, start=0):
    return next(place for place, message in enumerate(page.messages) if place >= start and hasattr(message, "view"))


@pytest.mark.by_day
def test_a_socket_is_promised_the_wall_before_it_sees_a_tile_and_the_record_opens_it():
    async def play():
        rooms = Rooms(QUICK)
        ticket = await rooms.open(bodies.NewTable("mcr", SHORT))
        room = rooms.find(ticket.id, ticket.token)
        page = await look(room)
        (place, before), *_ = promises(page)
        assert place < first_with_tiles(page)
        assert (len(before.commitment), before.opening, before.next) == (64, "", "")
        await short_match(room, page)
        _, after = promises(page)[-1]
        assert after.commitment == before.commitment == sha256(after.opening)
        [game] = games("\n".join(await room.record()))
        told = json.loads(after.opening)
        assert (told["seed"], told["salt"], game.commitment) == (game.seed, game.salt, before.commitment)
        report = Verifier().verify(game)
        assert (report.mismatches, report.open_ends, report.opened) == ([], [], 1)
        return room, page, after

    async def and_again():
        room, page, after = await play()
        start = len(page.messages)
        await room.receive(page, messages.Next("on", page.version))
        (place, second), *_ = [one for one in promises(page) if one[0] >= start]
        assert place < first_with_tiles(page, start)
        assert (second.match, second.commitment, second.opening) == (2, after.next, "")
        assert second.commitment != after.commitment
        await short_match(room, page)
        first, later = games("\n".join(await room.record()))
        assert later.commitment == after.next
        assert later.seed not in ("", first.seed)
        assert Verifier().verify(later).opened == 1

    run_apart(and_again())


@pytest.mark.by_day
def test_the_wall_stays_shut_while_the_match_goes_on_and_is_final_once_open(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            ticket, room, page = await sit_down(rooms, "mcr", SHORT, seed=None)
            await decide(room, page, WAY)
            secrets = {room.match.seed, room.match.salt}
            sent = msgspec.json.encode(page.messages).decode()
            assert not any(secret in sent for secret in secrets)
            with pytest.raises(FangchengError, match="error-match-goes-on"):
                await room.record()
            assert await rooms.record(ticket, 1) is None
            await short_match(room, page)
            assert all(secret in msgspec.json.encode(page.messages).decode() for secret in secrets)
            assert not page.view.can_undo
            await room.receive(page, messages.Undo("back", page.version))
            assert isinstance(page.last, messages.Reject)
            assert room.match.over

    run_apart(play())


@pytest.mark.by_day
def test_a_finished_record_is_handed_out_while_the_next_match_goes_on(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            ticket, room, page = await sit_down(rooms, "mcr", SHORT, seed=None)
            await short_match(room, page)
            await room.receive(page, messages.Next("on", page.version))
            [first] = games(await rooms.record(ticket, 1))
            assert "\n".join(await room.record()) == (await rooms.record(ticket, 1)).strip()
            assert await rooms.record(ticket, 2) is None
            going_on = {room.match.matches[0].seed, room.match.matches[0].salt}
            record = await rooms.record(ticket, 1)
            assert not any(secret in record for secret in going_on)
            assert first.seed == room.match.seed

    run_apart(play())


@pytest.mark.by_day
@pytest.mark.parametrize("moment", ["before the deal", "after the deal"])
def test_a_promise_outlives_a_restart(moment, tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            ticket, room, page = await sit_down(Rooms(QUICK, store=store), "mcr", SHORT, seed=None)
            await short_match(room, page)
            promised = room.walls
            if moment == "after the deal":
                await room.receive(page, messages.Next("on", page.version))
            await still(room)
            again = await Rooms(QUICK, store=store).reach(ticket.id, ticket.token)
            assert again is not room
            assert again.walls == room.walls
            page = await look(again)
            assert promises(page)[0][1] == room.walls
            if moment == "before the deal":
                await again.receive(page, messages.Next("on", page.version))
            assert again.walls.commitment == promised.next

    run_apart(play())


@pytest.mark.by_day
def test_a_chosen_wall_is_promised_to_nobody_but_the_next_one_is():
    async def play():
        rooms = Rooms(QUICK)
        ticket = await rooms.open(bodies.NewTable("mcr", SHORT, 3))
        room = rooms.find(ticket.id, ticket.token)
        page = await look(room)
        assert room.walls == messages.Walls(match=1, commitment="")
        await short_match(room, page)
        assert (room.walls.commitment, room.walls.opening) == ("", "")
        await room.receive(page, messages.Undo("back", page.version))  # whoever chose the wall knew it before
        assert not room.match.over
        assert room.walls.next == ""
        while await decide(room, page, WAY):
            pass
        promised = room.walls.next
        await room.receive(page, messages.Next("on", page.version))
        assert room.walls.commitment == promised != ""

    run_apart(play())


def test_a_table_kept_when_one_seed_served_all_its_matches_hands_no_record_out_before_the_last_is_over():
    running_on = [kept.Change(dealt=True, match=True), kept.Change(dealt=True, match=True)]
    table = kept.KeptTable("id", b"", None, running_on)
    assert kept.is_closed(table, 1)
    running_on[1].begins = kept.Secret("own", "salt")
    assert not kept.is_closed(table, 1)
    assert not kept.is_closed(table, 2)
    assert kept.is_closed(table, 3)


def test_nothing_sent_over_http_tells_the_seed(caplog):
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        ticket = client.post("/api/tables", json={"variant": "riichi"}).json()
        match = client.app.state.rooms.find(ticket["id"], ticket["token"]).match
        here, token = f"/api/tables/{ticket['id']}", right(ticket)
        answers = [
            client.get(f"{here}/options", headers=token),
            client.get(f"{here}/record", headers=token),
            client.get(f"{here}/record", params={"match": "1"}, headers=token),
            client.post(f"{here}/replay", headers=token),
            client.post("/api/matches", json={"tables": [ticket]}),
        ]
        told = [json.dumps(ticket), caplog.text, *(answer.text + str(answer.headers) for answer in answers)]
        assert not any(secret in text for secret in (match.seed, match.salt) for text in told)
