"""Strong at served tables: it thinks in its own turns, a few at once, and steady answers for it else."""

import pytest

from fangcheng import Match
from fangcheng.core.state.codes import CLAIM, TURN
from fangcheng.web.table import thinking
from fangcheng.web.table.bots import Bots
from fangcheng.web.table.thinking import AT_ONCE, BUDGET, Thinker


class Last:
    """A bot that gives the last answer of those open to it."""

    def act(self, view, legal):
        return legal[-1].number


@pytest.fixture
def bots(monkeypatch):
    """Bots of level strong at a table of sichuan; they think at once, and give the last answer."""
    monkeypatch.setattr(thinking, "can_run_compiled", lambda engine: True)
    made = Bots(Match("sichuan", 4, mode="interpreted").engine, "1", level="strong")
    made._thinker = Thinker(sleep=lambda seconds: None)
    made._thinker.bot = Last()
    return made


def table_at(phase):
    """Return a match of sichuan in a phase with several answers open, and a seat that owes one."""
    match, plain = Match("sichuan", 4, mode="interpreted"), Bots(Match("sichuan", 4, mode="interpreted").engine, "1")
    while match.plain["phase"] != phase or len(match.legal(match.owed[0])) < 2:
        plain.answer(match, match.owed[0])
    return match, match.owed[0]


def test_it_thinks_in_its_own_turn(bots):
    match, seat = table_at(TURN)
    assert bots.choice(match, seat) == match.legal(seat)[-1].number
    assert bots.level == "strong"


def test_what_others_discard_it_answers_like_steady_at_once(bots, monkeypatch):
    monkeypatch.setattr(bots._thinker, "answer", lambda match, seat: pytest.fail("it thinks about a claim"))
    match, seat = table_at(CLAIM)
    assert bots.choice(match, seat) == Bots(match.engine, "1").choice(match, seat)


def test_while_too_many_think_steady_answers_and_the_page_is_told(bots):
    match, seat = table_at(TURN)
    for _ in range(AT_ONCE):
        assert thinking._places.acquire(blocking=False)
    try:
        assert bots.choice(match, seat) == Bots(match.engine, "1").choice(match, seat)
        assert bots.level == "steady"
    finally:
        for _ in range(AT_ONCE):
            thinking._places.release()
    bots.choice(match, seat)
    assert bots.level == "strong"


def test_before_the_game_is_compiled_steady_answers(bots, monkeypatch):
    monkeypatch.setattr(thinking, "can_run_compiled", lambda engine: False)
    match, seat = table_at(TURN)
    assert bots.choice(match, seat) == Bots(match.engine, "1").choice(match, seat)
    assert bots.level == "steady"


def test_a_place_is_free_again_after_a_failure(bots):
    match, seat = table_at(TURN)
    bots._thinker.bot = None
    for _ in range(AT_ONCE + 1):
        with pytest.raises(AttributeError):
            bots.choice(match, seat)


def test_a_turn_takes_the_same_time_whatever_there_is_to_think_about(bots):
    slept, now, takes = [], [0.0], [0.0, BUDGET / 4, 2 * BUDGET]
    bots._thinker = Thinker(sleep=slept.append, now=lambda: now[0])

    class Slow:
        def act(self, view, legal):
            now[0] += takes.pop(0)
            return legal[0].number

    bots._thinker.bot = Slow()
    match, seat = table_at(TURN)
    while takes:
        bots.choice(match, seat)
    assert slept == pytest.approx([BUDGET, 3 * BUDGET / 4, 0.0])
