"""Who waits for a seat at Chengdu's table is asked whose result he shares (买马); nobody plays before he has said."""

import json
import urllib.request

import pytest
from websockets.sync.client import connect

from fangcheng.game import event_types as ev
from fangcheng.web.server import STATIC
from fangcheng.web.store.store import Store
from web.served import served
from web.tables import right
from web.test_browser import accessible, quiet_page
from web.test_restart import state, until

__all__ = ["quiet_page"]  # a fixture

TABLE = {
    "variant": "chengdu",
    "options": {"players": 5, "shadow": True},
    "seed": 8,
}  # where who passes all leaves first
FOLLOWED = 0


def seat_at(there, ticket):
    """A line to a table."""
    return connect(f"ws://127.0.0.1:{there.port}/ws/{ticket['id']}", additional_headers=right(ticket))


def open_table(port):
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(TABLE).encode())
    return json.load(urllib.request.urlopen(asked, timeout=30))


def do(socket, kind, shown, **more):
    """Send a message about what is shown, and return what came of it."""
    socket.send(json.dumps({"t": kind, "id": f"{kind} {shown['v']}", "v": shown["v"], **more}))
    return until(socket, "ev")


def liked(view):
    """The first discard, else the last choice: as in the search for the seed."""
    choices = view["choices"]
    return next((one for kind in ("discard", "pass") for one in choices if one["kind"] == kind), choices[-1])["index"]


def to_the_result(socket, shown):
    while not shown["view"]["results"]:
        choices = shown["view"]["choices"]
        shown = do(socket, "act", shown, choice=liked(shown["view"])) if choices else until(socket, "ev")
    return shown


def discards(shown):
    return sum(len(seat["river"]) for seat in shown["view"]["seats"])


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-8", "CHENGDU-10")
def test_who_waits_names_a_player_which_holds_over_a_restart_and_is_paid(tmp_path):
    with served(store=Store.in_folder(tmp_path)) as there:
        ticket = open_table(there.port)
        with seat_at(there, ticket) as socket:
            asked = do(socket, "next", to_the_result(socket, state(socket)))
            assert asked["view"]["seat"] is None
            assert [one["label"]["args"]["seat"] for one in asked["view"]["choices"]] == [0, 1, 2, 3]
            [standing] = [one for one in asked["view"]["choices"] if one["default"]]
            assert standing["index"] == asked["view"]["dealer"] != FOLLOWED
    with served(store=Store.in_folder(tmp_path)) as there, seat_at(there, ticket) as socket:
        still = state(socket)
        assert still["view"]["prompt"]["key"] == "prompt-follow"
        assert discards(still) == 0
        named = do(socket, "act", still, choice=FOLLOWED)
        told = named["events"][-1]
        assert (told["text"]["key"], told["text"]["args"]["seat"]) == ("ev-followed-own", FOLLOWED)
        assert not named["view"]["choices"]
        while discards(named) == 0:
            named = until(socket, "ev")
        socket.send(json.dumps({"t": "undo", "id": "undo"}))
        again = until(socket, "snapshot")
        assert again["view"]["prompt"]["key"] == "prompt-follow"
        do(socket, "act", again, choice=FOLLOWED)
    with served(store=Store.in_folder(tmp_path)) as there, seat_at(there, ticket) as socket:
        shown = state(socket)
        assert not shown["view"]["prompt"]
        assert "ev-followed-own" in [event["text"]["key"] for event in shown["log"]]
        shown = to_the_result(socket, shown)
        [room] = there.rooms._rooms.values()
        paid = [one for one in room.match.hand_events if isinstance(one, ev.Paid) and one.cause == "shadow"]
        assert {(one.number, one.seat) for one in paid} == {(0, FOLLOWED)}


@pytest.mark.rule("CHENGDU-10")
@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_the_players_stand_there_to_be_clicked(quiet_page):
    page = quiet_page
    with served() as there:
        ticket = open_table(there.port)
        with seat_at(there, ticket) as socket:
            to_the_result(socket, state(socket))
        page.goto(f"http://127.0.0.1:{there.port}/#/t/{ticket['id']}/{ticket['token']}/chengdu")
        page.locator(".result footer .gold:enabled").click()
        page.locator(".prompt", has_text="Whose result do you share this hand?").wait_for()
        assert accessible(page) == []
        names = page.locator(".plate .name").all_inner_texts()
        offered = page.locator(".calls button").all_inner_texts()
        assert sorted(name.split(" ")[0] for name in names) == sorted(one.split()[1] for one in offered)
        page.locator(".calls button").nth(FOLLOWED).click()
        page.locator(".log li", has_text=f"You wait and follow {offered[FOLLOWED].split()[1]}").wait_for()
        assert page.locator(".calls button").count() == 0
