"""The window in which answers leave: it holds what the machine needs of late, and forgets a slow moment."""

import random

import pytest

from fangcheng.web.table.window import LONGEST, RECENT, Window


class Clock:
    """A window, and a clock that work puts forward."""

    def __init__(self, shortest=0.05):
        self.now = 0.0
        self.waited = 0.0
        self.window = Window(shortest, lambda: self.now, lambda: self.now - self.waited)

    def left_after(self, worked, passed=0.0, waited=0.0):
        """The seconds that the answer to so much work waits, which waited so long for the processor itself."""
        self.window.time(self._pass, worked, waited)
        self.now += passed
        return self.window.close()

    def _pass(self, worked, waited):
        self.now += worked + waited
        self.waited += waited


def test_an_answer_leaves_when_the_window_ends_whatever_the_work_was():
    clock = Clock()
    assert clock.left_after(0.01, 0.01) == pytest.approx(0.03)
    assert clock.left_after(0.03) == pytest.approx(0.02)
    assert clock.left_after(0.07) == pytest.approx(0.03)  # it doubles for what it does not hold
    assert clock.left_after(0.01) == pytest.approx(0.09)
    assert clock.left_after(0.01, 0.5) == 0
    assert Clock(0).left_after(1) == 0


def test_one_stall_costs_a_few_answers_and_not_the_hand():
    clock = Clock()
    for _ in range(10):
        clock.left_after(0.005)
    clock.left_after(2.0)
    assert clock.window.seconds == LONGEST  # it was 3.2 s, for the rest of the hand and half that in the next
    answers = 0
    while clock.window.seconds > 0.05:
        assert clock.left_after(0.005) <= LONGEST
        answers += 1
    assert answers == 4 * RECENT  # of some 70 changes of a hand: 0.8, 0.4, 0.2, 0.1


def test_work_that_only_waited_for_the_processor_opens_the_window_when_that_happens_again():
    clock = Clock()
    for _ in range(10):
        clock.left_after(0.005)
        assert clock.left_after(0.005, waited=1.0) == 0  # this one answer is late
        assert clock.window.seconds == 0.05
        for _ in range(RECENT - 1):
            clock.left_after(0.005)
    clock.left_after(0.005, waited=0.1)
    clock.left_after(0.005, waited=0.1)
    assert clock.window.seconds == 0.2


def test_work_that_is_long_by_itself_opens_the_window_at_once_however_rare():
    clock = Clock()
    clock.left_after(0.06, waited=0.2)
    assert clock.window.seconds == 0.4


def test_a_machine_that_stays_slow_keeps_the_window_that_holds_its_work():
    clock = Clock()
    for _ in range(200):
        clock.left_after(0.3)
        assert clock.window.seconds == 0.4
    for _ in range(5 * RECENT):
        clock.left_after(0.01)
    assert clock.window.seconds == 0.05


def test_work_that_hovers_around_the_window_opens_it_once():
    clock, chance, lengths = Clock(), random.Random(1), []
    for _ in range(400):
        clock.left_after(chance.choice((0.035, 0.055)))  # nobody, and somebody, could have claimed
        lengths.append(clock.window.seconds)
    assert lengths == sorted(lengths)
    assert lengths[-1] == 0.1


def test_rare_long_work_finds_the_window_open_ever_longer_within_a_hand():
    clock, grown = Clock(), 0
    for number in range(100):  # changes of a long hand
        before = clock.window.seconds
        clock.left_after(0.09 if number % 20 == 0 else 0.005)
        grown += clock.window.seconds > before
    assert grown == 4  # at 0, 20, 40 and 80: twice the patience after each
    clock.window.next_hand()
    for _ in range(RECENT):
        clock.left_after(0.005)
    assert clock.window.seconds == 0.05


def test_a_window_is_never_longer_than_it_may_be_unless_it_was_asked_for():
    for shortest in (0.05, 0.3, 2.0):
        clock = Clock(shortest)
        for _ in range(20):
            clock.left_after(10)
            assert clock.window.seconds == max(LONGEST, shortest)
