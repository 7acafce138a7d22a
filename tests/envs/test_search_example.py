"""The search of examples/ismcts.py thinks in what its seat sees alone: other hidden tiles, same tree."""

import importlib.util
from pathlib import Path

import pytest

from fangcheng import Match
from game.worlds import another_world

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ismcts.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("ismcts", EXAMPLE)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def moments(most):
    """Some decisions between several answers, each with its seat."""
    match, found = Match("tuidaohu", 12, mode="interpreted"), 0
    while found < most and not match.hand_over:
        seat = match.owed[0]
        legal = match.legal(seat)
        if match.view(seat).phase in ("turn", "claim") and len(legal) > 1:
            yield match, seat
            found += 1
        match.act(seat, legal[len(legal) // 2])


def tree(node):
    """A tree as plain data."""
    return node.tried, node.points, {key: tree(below) for key, below in node.nodes.items()}


@pytest.mark.by_day("tuidaohu")
def test_another_world_behind_the_same_view_grows_the_same_tree(example):
    looked = 0
    for match, seat in moments(6):
        other = Match("tuidaohu", "other", mode="interpreted")
        other.table = another_world(match, seat)
        other.table.random[:] = 7
        assert other.table.tobytes() != match.table.tobytes()
        grown = []
        for one in (match, other):
            bot = example.Searcher(rounds=2, together=16, level="beginner")
            bot.new_match(5)
            grown.append((tree(bot.search(one.view(seat))[0]), bot.act(one.view(seat), one.legal(seat))))
        assert grown[0] == grown[1]
        assert sum(grown[0][0][0].values()) == 32
        looked += 1
    assert looked == 6


@pytest.mark.by_day("tuidaohu")
def test_the_search_gives_answers_that_are_open(example):
    bot = example.Searcher(rounds=1, together=16)
    bot.new_match(3)
    for match, seat in moments(5):
        legal = match.legal(seat)
        assert bot.act(match.view(seat), legal) in [action.number for action in legal]


def test_before_the_deal_the_house_answers(example):
    match = Match("tuidaohu", 12, mode="interpreted")
    seat = match.owed[0]
    assert match.view(seat).phase == "bets"
    assert example.Searcher(mode="interpreted").act(match.view(seat), match.legal(seat)) in range(169, 186)


def test_the_example_is_as_long_as_the_page_says():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 150
