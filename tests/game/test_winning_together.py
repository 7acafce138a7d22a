"""A win on a tile that others win on too has to stand by itself, at every door."""

import pytest
from starlette.testclient import TestClient

from fangcheng import score, score_many, wins_of
from fangcheng.cli import main
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.web.server import make_app
from web.tables import FREE

TRIPLE = {"by": "discard", "source": "W", "melds": ["pon 222s from W"], "context": ["triple_win"]}
CHICKEN = ("123456789p5s", "5s")
WITHOUT, LEAST = {"fan_table": "standard"}, {"fan_table": "standard", "minimum_fan": 1}


@pytest.mark.rule("GUANGDONG-30", "GUANGDONG-34")
def test_the_floor_of_a_triple_win_lifts_no_hand_over_the_minimum(capsys):
    hand, win = CHICKEN
    lifted = score("guangdong", hand, win, options=WITHOUT, mode="interpreted", **TRIPLE)
    assert (lifted.wins, lifted.total) == (True, 3)
    found = score("guangdong", hand, win, options=LEAST, mode="interpreted", **TRIPLE)
    assert (found.wins, found.refusal, found.refusal_rule) == (False, "below-minimum", "GUANGDONG-30")
    wins = wins_of("guangdong", [{"hand": hand, "win": win, **TRIPLE}] * 2, options=LEAST, mode="interpreted")
    wins["together"][1] = 0
    both = score_many("guangdong", wins, options=LEAST, mode="interpreted")
    assert both["wins"].tolist() == [0, 0]
    many = score_many("guangdong", wins, options=WITHOUT, mode="interpreted")
    assert many["total"].tolist() == [3, 0]
    words = ["score", "guangdong", hand, win, "--from", "W", "--meld", "pon 222s from W", "--context", "triple_win"]
    main([*words, "--rule", "fan_table=standard", "--rule", "minimum_fan=1"])
    assert "GUANGDONG-30" in capsys.readouterr().out
    case = {
        "rules": ["GUANGDONG-30"],
        "seat": "E",
        "hand": hand,
        "melds": TRIPLE["melds"],
        "context": TRIPLE["context"],
        "options": LEAST,
        "win": {"tile": win, "by": "discard", "from": "W"},
        "expect": {"win": False, "why": "GUANGDONG-30"},
    }
    assert run_case(Case("together.yaml", 1, "guangdong", "together", case)).status == "passed"


@pytest.mark.rule("GUANGDONG-30")
def test_the_analyser_asks_that_too():
    hand, win = CHICKEN
    asked = {"game": {"variant": "guangdong", "options": LEAST}, "hand": hand, "win": win, "seat": "E", **TRIPLE}
    with TestClient(make_app(bounds=FREE)) as client:
        told = client.post("/api/score", json=asked).json()
    assert (told["result"], told["reason"]["rule"]) == (None, "GUANGDONG-30")


@pytest.mark.rule("GUANGDONG-34")
def test_who_reaches_the_minimum_alone_is_lifted_as_before():
    told = {**TRIPLE, "melds": ["pon 222z from W", "pon 666z from W"]}
    alone = score("guangdong", "123m456p5s", "5s", options=LEAST, mode="interpreted", **{**told, "context": []})
    assert alone.wins
    lifted = score("guangdong", "123m456p5s", "5s", options=LEAST, mode="interpreted", **told)
    assert (lifted.wins, lifted.total) == (True, max(3, alone.total))
