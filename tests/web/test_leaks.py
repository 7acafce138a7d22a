"""What a page is sent tells nothing of hidden tiles, neither in words nor by the number of messages or their time.

Two tables are played side by side that differ only in what the others hold and in the rest of the wall. Until somebody
does something else in plain sight, the messages must be the same to the byte and leave at the same moments, although at
one of them more bots have to be asked than at the other, and asking takes time.
"""

import json
import random
import statistics
import time

import httpx2 as httpx
import msgspec
import pytest
from websockets.sync.client import connect

from fangcheng.bots.batch import STEADY
from fangcheng.variants import IDS
from fangcheng.web import messages, wire
from fangcheng.web.table.bots import Bots
from fangcheng.web.table.room import Pace
from web.leaks import OtherWorld
from web.served import served
from web.side_by_side import WAY, quiet, side_by_side
from web.tables import prefer, right, run_apart

OPTIONS = [
    ("sichuan", {"exchange3": True}),
    ("taiwan", {"claim_timing": "live"}),
    ("taiwan", {"inner_bet": True}),
    ("riichi", {"noten_declare": True}),
    ("chengdu", {"players": 3, "exchange3": True}),
    ("guangdong_folk", {"horses": True}),
    ("yingkou", {"wild": "indicator"}),
    ("taiyuan", {"players_tiles": 3, "bets": True, "raise_return": True}),
    ("jiangnan", {"heart": True}),
]
GAMES = [*((variant, {}) for variant in IDS), *OPTIONS]


@pytest.fixture
def quiet_bots(monkeypatch):
    monkeypatch.setattr(Bots, "choice", quiet)


@pytest.mark.by_day
@pytest.mark.parametrize(("variant", "options"), GAMES[: len(IDS) + 2], ids=str)
def test_other_hidden_hands_send_the_same_messages_at_the_same_moments(quiet_bots, variant, options):
    for seed in range(7, 13):  # in some deals a bot has to throw a tile of its missing suit at once
        (here, there), mixed, _ = run_apart(side_by_side(variant, options, seed, 2))
        assert here == there
        if len(here) > mixed > 0:
            return
    raise AssertionError("in no deal the tables stayed alike")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 24))
@pytest.mark.parametrize(("variant", "options"), GAMES, ids=str)
def test_other_hidden_hands_send_the_same_messages_at_the_same_moments_for_a_whole_hand(
    quiet_bots, variant, options, seed
):
    (here, there), mixed, _ = run_apart(side_by_side(variant, options, seed, 200))
    assert here == there
    assert len(here) >= mixed > 0


@pytest.mark.by_day
def test_without_a_window_the_moments_would_tell_whom_the_server_asked(quiet_bots):
    (here, there), mixed, asked = run_apart(side_by_side("riichi", {}, 7, 8, window=0))
    assert asked[0] != asked[1]
    assert [said for _, said in here] == [said for _, said in there]
    assert [moment for moment, _ in here[:mixed]] == [moment for moment, _ in there[:mixed]]
    assert here != there
    (here, there), _, again = run_apart(side_by_side("riichi", {}, 7, 8))
    assert again == asked
    assert here == there


# --- off real sockets


class Witness:
    """A page at a real socket that holds every view against the one of another world with the same public story."""

    def __init__(self, there, variant, options, seed):
        self.there = there
        address = f"127.0.0.1:{there.port}"
        body = {"variant": variant, "options": options, "seed": seed}
        ticket = httpx.post(f"http://{address}/api/tables", json=body, timeout=60).json()
        self.room = there.rooms.find(ticket["id"], ticket["token"])
        self.line = connect(f"ws://{address}/ws/{ticket['id']}", additional_headers=right(ticket), max_size=1 << 24)
        self.view, self.log, self.v, self.number, self.compared = {"choices": [], "results": []}, [], -1, 0, 0
        self.answered = -1  # version of the last view that was answered

    def play(self, most):
        """Play and compare until the match is over or so many decisions are made."""
        with self.line:
            self.say(messages.Sync(-1))
            for _ in range(most):
                self.hear()
                self.compare()
                if self.view["phase"] == "over":
                    break
                if self.view["results"]:
                    self.answered = self.v
                    self.say(messages.Next())
                else:
                    self.act(LIVELY(msgspec.convert(self.view, wire.SeatView)).index)
        return self.compared

    def act(self, chosen):
        """Answer the view at hand."""
        self.number, self.answered = self.number + 1, self.v
        self.say(messages.Act(f"act {self.number}", self.v, chosen))

    def say(self, message):
        self.line.send(msgspec.json.encode(message).decode())

    def hear(self):
        """Read until something is asked and nothing more is on its way.

        A view may come twice: what happens while a page asks for all is in both.
        """
        while True:
            said = json.loads(self.line.recv(timeout=20))
            assert said["t"] != "reject"
            if "view" not in said or said["v"] <= self.answered:
                continue
            if said["t"] == "snapshot":
                self.log = said["log"]
            elif any(event["kind"] == "deal" for event in said["events"]):
                self.log = said["events"]
            else:
                self.log = self.log + said["events"]
            self.view, self.v = said["view"], said["v"]
            if (self.view["choices"] or self.view["results"]) and self.room.version == self.v:
                return

    def compare(self):
        """Hold the frame against the same moment in another world."""
        room = self.room
        assert room.version == self.v
        if room.match.hand_over:
            return  # hands lie open, and who shows what is the result
        reader = room.game.reader
        kept = {name: getattr(reader, name) for name in ("told", "log", "log_start", "hand")}
        with OtherWorld(room.match, room.seat):
            events, view = room.game.carry_out(lambda: None, True)
        for name, value in kept.items():
            setattr(reader, name, value)
        shown, seen = json.loads(msgspec.json.encode(view)), dict(self.view)
        shown["clock"] = seen["clock"] = None
        assert shown == seen
        told = json.loads(msgspec.json.encode(events))
        assert self.log[max(0, len(self.log) - len(told)) :] == told[-len(self.log) :]
        self.compared += 1


LIVELY = prefer("win", "flower", "kong", "pon", "option", "give", "discard")


@pytest.fixture(scope="module")
def there():
    with served() as there:
        yield there


@pytest.fixture(scope="module")
def to_the_end():
    """A server with bots that win, and that lets a page say as much a second as a match with them takes."""
    pace = Pace(think=(0, 0), bot=STEADY, mode="auto", window=0)
    with pytest.MonkeyPatch.context() as patch, served(pace) as there:
        patch.setattr("fangcheng.web.table.line.RATE", 1e6)
        yield there


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [("riichi", {}), ("sichuan", {"exchange3": True}), ("mcr", {}), ("taiwan", {"inner_bet": True}), ("tianjin", {})],
    ids=str,
)
def test_what_a_socket_carries_is_the_same_in_another_world(there, variant, options):
    assert Witness(there, variant, options, 5).play(8) >= 6


# A live table moves on while the page answers; its messages and moments are compared above.
IN_TURN = [game for game in GAMES if game[1].get("claim_timing") != "live"]


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "options"), IN_TURN, ids=str)
def test_what_a_socket_carries_is_the_same_in_another_world_to_the_end_of_the_match(to_the_end, variant, options):
    witness = Witness(to_the_end, variant, {**SHORT.get(variant, {}), **options}, 5)
    assert witness.play(4000) > 20
    assert witness.view["phase"] == "over"


SHORT = {  # matches that end sooner
    **{key: {"length": "east"} for key in ("riichi", "sanma")},
    **{key: {"hands": 4} for key in ("mcr", "sichuan", "chengdu", "qingyuan", "shenzhen")},
    **{key: {"match": "8 hands"} for key in ("guangdong", "hainan")},
    **{key: {"rounds": 1} for key in ("hongkong", "classic", "nanjing")},
    "taiwan": {"rounds": 2},
    "shanghai": {"hands": 8},
}


# --- by the clock on the wall


@pytest.mark.slow
def test_answers_to_a_discard_take_as_long_where_bots_could_claim_as_where_not(monkeypatch):
    """Real sockets, real bots, interpreted: means of both kinds of discards differ by no more than chance explains."""
    asked = []
    choose = Bots.choice

    def choice(self, match, seat):
        asked.append(match.table.phase)
        return choose(self, match, seat)

    monkeypatch.setattr(Bots, "choice", choice)
    pace = Pace(think=(0.05, 0.05), bot=STEADY, mode="interpreted")
    silent, claimable = [], []
    with served(pace) as there:
        for seed in range(4):
            witness = Witness(there, "riichi", {}, seed)
            with witness.line:
                witness.say(messages.Sync(-1))
                for _ in range(60):
                    witness.hear()
                    if witness.view["results"]:
                        break
                    chosen = WAY(msgspec.convert(witness.view, wire.SeatView))
                    asked.clear()
                    began = time.perf_counter()
                    witness.act(chosen.index)
                    witness.line.recv(timeout=20)
                    took = time.perf_counter() - began
                    if chosen.kind == "discard":
                        (claimable if asked else silent).append(took)
                    witness.say(messages.Sync(-1))
    assert min(len(silent), len(claimable)) >= 10
    difference = abs(statistics.median(silent) - statistics.median(claimable))
    both, chance, larger = [*silent, *claimable], random.Random(1), 0
    for _ in range(2000):
        chance.shuffle(both)
        one, other = both[: len(silent)], both[len(silent) :]
        larger += abs(statistics.median(one) - statistics.median(other)) >= difference
    assert larger / 2000 > 0.001 or difference < 0.002
