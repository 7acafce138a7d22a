"""Does anything work? Each part of the house once, nothing compiled: `python3 test.py --fast` runs this file alone."""

import json
import random
import subprocess
import sys

import pytest
from starlette.testclient import TestClient

from fangcheng import Match, acceptance, score, shanten, waits
from fangcheng.cli import main
from fangcheng.conform.casefile import read_cases
from fangcheng.conform.runner import run_case
from fangcheng.errors import FangchengError, IllegalAction
from fangcheng.rules.shelf import rulebook_folder
from fangcheng.variants import IDS
from fangcheng.web.server import make_app
from fangcheng.web.table.pace import Pace


def test_importing_fangcheng_loads_no_compiler():
    code = "import fangcheng, sys; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def played(variant, seed):
    """A match after its first hand, every decision drawn by lot."""
    match, chance = Match(variant, seed, mode="interpreted"), random.Random(seed)
    while not match.hand_over:
        seat = chance.choice(match.owed)
        match.act(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_hand_is_played_saved_and_played_again_to_the_same_table(variant):
    match = played(variant, 5)
    again = Match.from_json(match.to_json())
    assert again.check == match.check
    assert again.scores == match.scores


@pytest.mark.parametrize("variant", IDS)
def test_a_refusal_says_what_is_open_and_changes_nothing(variant):
    match = Match(variant, 1, mode="interpreted")
    seat, before = match.owed[0], match.check
    with pytest.raises(IllegalAction, match="Open to"):
        match.act(seat, 191)
    assert match.check == before


@pytest.mark.parametrize(
    ("variant", "hand", "win", "how", "total", "changes"),
    [
        ("riichi", "234567m34p678s55p", "2p", {"by": "discard", "context": ["riichi"]}, 3, None),
        ("mcr", "123m456789p78s77z", "9s", {"by": "discard", "source": "W"}, 11, [35, -8, -19, -8]),
        ("sichuan", "123456789m123p5s", "5s", {"by": "discard"}, None, None),
    ],
)
def test_hands_are_worth_what_their_books_say(variant, hand, win, how, total, changes):
    won = score(variant, hand, win, **how)
    if total is None:
        assert not won.wins  # three suits (SICHUAN-15)
        assert won.refusal
    else:
        assert (won.wins, won.total) == (True, total)
    assert changes is None or list(won.changes) == changes


def test_hands_know_how_far_they_are_and_what_helps():
    assert waits("riichi", "123m456p789s1155z") == ["1z", "5z"]
    assert shanten("tianjin", "123m456p789s1155z", jokers="1z2z") == 0
    assert acceptance("mcr", "123m456p789s11556z")[0].discard == "6z"


@pytest.mark.by_day
def test_a_case_of_each_book_passes():
    for variant in IDS:
        outcome = run_case(read_cases(rulebook_folder() / "cases" / f"{variant}.yaml")[0])
        assert outcome.status == "passed", str(outcome)


def test_the_terminal_scores_a_hand_and_refuses_nonsense(capsys):
    assert main(["score", "riichi", "234567m34p67899s", "5p", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wins"]
    assert main(["score", "riichi", "123k", "1m"]) != 0
    assert 'no suit "k"' in capsys.readouterr().err


def test_the_server_opens_a_table_and_shows_a_hand():
    quick = Pace(think=(0, 0), mode="interpreted", window=0)
    with TestClient(make_app(quick), base_url="http://localhost") as client:
        assert {card["id"] for card in client.get("/api/variants").json()} == set(IDS)
        ticket = client.post("/api/tables", json={"variant": "sichuan", "options": {}, "seed": 3}).json()
        spoken = ["fangcheng", f"seat.{ticket['token']}"]
        with client.websocket_connect(f"/ws/{ticket['id']}", subprotocols=spoken) as line:
            line.send_json({"t": "sync", "after": -1})
            assert line.receive_json()["t"] == "hello"
            assert len(line.receive_json()["view"]["hand"]) >= 13
        assert client.post("/api/tables", json={"variant": "chess"}).status_code == 400


def test_errors_are_one_family():
    for wrong in (lambda: Match("chess"), lambda: waits("riichi", "12k"), lambda: score("mcr", "1m")):
        with pytest.raises(FangchengError):
            wrong()
