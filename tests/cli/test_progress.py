"""How far a long run is, told by a clock that the tests turn."""

import sys

import pytest

from fangcheng.cli import progress
from fangcheng.cli.progress import Progress


@pytest.fixture
def told(monkeypatch, capsys):
    """What is written to stderr for pairs of seconds and pieces done, of 400."""

    def run(*news, terminal=False):
        shown = Progress(400, "hands")
        monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
        for seconds, done in news:
            monkeypatch.setattr(progress.time, "monotonic", lambda seconds=seconds: seconds)
            shown.show(done)
        shown.end()
        return capsys.readouterr().err

    return run


def test_the_first_line_tells_no_speed_for_the_time_before_it_may_have_gone_into_compiling(told):
    assert told((90.0, 294)) == "294 of 400 hands\n"


def test_speed_counts_from_the_first_news(told):
    assert told((90.0, 20), (95.0, 120), (102.0, 260)) == "20 of 400 hands\n260 of 400 hands, 20 a second, 7 s left\n"


def test_plain_lines_come_every_ten_seconds_and_not_at_the_end(told):
    assert told((5.0, 1), (6.0, 50), (14.0, 90), (300.0, 400)) == "1 of 400 hands\n"


def test_a_slow_run_tells_parts_of_a_piece(told):
    assert told((0.0, 1), (40.0, 2)).endswith("2 of 400 hands, 0.025 a second, 15920 s left\n")


def test_a_terminal_keeps_one_line_and_leaves_it_at_the_end(told):
    shown = told((90.0, 200), (91.0, 400), terminal=True)
    assert (
        shown == f"\r\033[K[{15 * '#'}{15 * '.'}] 200 of 400 hands\r\033[K[{30 * '#'}] 400 of 400 hands, 200 a second\n"
    )
