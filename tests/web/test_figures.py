"""Figures of a reader: counted when a match ends, later for older matches, and told to nobody else."""

import msgspec
import pytest
from starlette.testclient import TestClient

from fangcheng.game import event_types as game
from fangcheng.records.native import read_native
from fangcheng.records.opening import Source
from fangcheng.web import bodies
from fangcheng.web.server import make_app
from fangcheng.web.store.store import Store
from fangcheng.web.table.resuming import asked_for, begun_at
from fangcheng.web.table.rooms import Rooms
from web.tables import QUICK, run_apart
from web.test_store import look, short_match, sit_down, spoil, store_in


def played_in(where, variant="mcr", seeds=(3,), options=None):
    """Matches of one hand each, played to their end; tickets and rooms."""

    async def play():
        with store_in(where) as store:
            rooms = Rooms(QUICK, store=store)
            found = []
            for seed in seeds:
                ticket, room, page = await sit_down(rooms, variant, options or {"hands": "time"}, seed=seed)
                await short_match(room, page)
                await room.keep_record(1)
                found.append((ticket, room))
            return found

    return run_apart(play())


def figures_in(where, tickets):
    store = Store.in_folder(where)
    with TestClient(make_app(QUICK, store=store), base_url="http://127.0.0.1") as client:
        body = {"tables": [msgspec.to_builtins(ticket) for ticket in tickets]}
        answer = client.post("/api/figures", json=body)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=list[bodies.GameFigures])


def seen(rooms, kind, **wanted):
    """How many matches have such an event of the person."""
    found = 0
    for room in rooms:
        told = [event for event in room.match.events if isinstance(event, kind) and event.person == room.game.person]
        found += any(all(getattr(event, key) == value for key, value in wanted.items()) for event in told)
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    where = tmp_path_factory.mktemp("store")
    return where, played_in(where, seeds=(3, 4))


@pytest.mark.by_day
def test_figures_are_what_the_events_of_the_matches_tell(played):
    where, tables = played
    tickets, rooms = zip(*tables)
    [mcr] = figures_in(where, tickets)
    lines = {line.key: line for line in mcr.lines}
    places = [next(one.place for one in room.match.ranking() if one.person == room.game.person) for room in rooms]
    assert (mcr.variant, mcr.hands, mcr.uncounted) == ("mcr", 2, 0)
    assert mcr.places == [places.count(place) for place in range(1, 5)]
    assert (lines["place"].value, lines["place"].of) == (sum(places) / 2, 2)
    assert (lines["won"].count, lines["won"].of) == (seen(rooms, game.Won), 2)
    claims = [event for room in rooms for event in room.match.events if isinstance(event, game.Melded)]
    assert claims
    claimed = sum(
        any(
            isinstance(event, game.Melded) and event.person == room.game.person and event.source is not None
            for event in room.match.events
        )
        for room in rooms
    )
    assert (lines["claimed"].count, lines["claimed"].of) == (claimed, 2)
    assert lines["won"].low <= lines["won"].value <= lines["won"].high < 1
    assert "declared" not in lines  # nobody declares in Chinese Official


def test_matches_from_before_there_were_figures_are_counted_from_their_records(played):
    where, tables = played
    tickets = [ticket for ticket, _ in tables]
    before = figures_in(where, tickets)
    spoil(where, "UPDATE matches SET figures = NULL")
    assert figures_in(where, tickets) == before
    spoil(where, "UPDATE matches SET record = NULL")  # they were kept when they had been counted
    assert figures_in(where, tickets) == before


@pytest.mark.by_day
def test_a_match_without_figures_and_record_still_has_its_place(tmp_path):
    [(ticket, _)] = played_in(tmp_path)
    spoil(tmp_path, "UPDATE matches SET figures = NULL, record = NULL")
    spoil(tmp_path, "UPDATE tables SET over = 0")
    [mcr] = figures_in(tmp_path, [ticket])
    assert (mcr.hands, mcr.uncounted, sum(mcr.places)) == (0, 1, 1)
    assert [line.key for line in mcr.lines] == ["place"]


def test_figures_are_told_to_who_holds_the_seat_only(played):
    where, [(ticket, _), *_] = played
    assert figures_in(where, [bodies.TableTicket(ticket.id, "guess"), bodies.TableTicket("unknown", "x")]) == []
    assert figures_in(where, []) == []


@pytest.mark.by_day
def test_who_plays_on_from_a_replay_is_not_counted(tmp_path):
    async def play():
        with store_in(tmp_path) as store:
            rooms = Rooms(QUICK, store=store)
            _, room, page = await sit_down(rooms, "mcr", {"hands": "time"}, seed=3)
            await short_match(room, page)
            games = list(read_native(Source("record", "\n".join(await room.record()))))
            ticket = await rooms.open(asked_for(games), "", begun_at(games, 0, 12, 1))
            again = await rooms.reach(ticket.id, ticket.token)
            await short_match(again, await look(again))
            return ticket

    ticket = run_apart(play())
    assert figures_in(tmp_path, [ticket]) == []
