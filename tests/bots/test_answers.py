"""Choices of steady where hands are shown, and its answers to questions."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.danger import SURE, judge_danger
from fangcheng.bots.steady import steady_choice
from fangcheng.core.play.before_play import ask_first_ready
from fangcheng.game.actions import action_of
from fangcheng.tiles import NAMES
from flow.table_of import Table, table_of

DULL = "2589m258p258s123456z"  # sixteen tiles far from ready
READY = "123456789m123p5z777p"  # waits for 5z alone


def before_declaring(preset: str | None = None, hand: str = READY) -> Table:
    """South comes to his second turn with a ready hand."""
    table = table_of("taiwan", {"E": DULL + "7z", "S": hand}, wall="9s6z6z6z9p1s1s4s", preset=preset)
    return table.play("E 1z", "S drawn", "W drawn", "N drawn", "E drawn").wait()


def steady(**weights: int) -> Any:
    """A brain of steady, with these weights of its own."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    for name, value in weights.items():
        brain.weights[name] = value
    return brain


def choice(table: Table, letter: str, brain: Any) -> str:
    """The label of what steady does."""
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    return action_of(table.record, table.rules, seat, number).label


def danger_to(table: Table, letter: str, brain: Any) -> dict[str, int]:
    """How dangerous each tile is to the seat, but for those that are not."""
    seat, rules = table.seat(letter), table.rules
    look_round(table.record, rules, brain, seat)
    judge_danger(table.record, rules, table.engine.desk, brain, seat)
    return {NAMES[face]: int(danger) for face, danger in enumerate(brain.danger) if danger}


@pytest.mark.parametrize(("weights", "label"), [({}, "open ready"), ({"shows": -1}, "ready"), ({"declares": -1}, None)])
def test_a_hand_that_is_declared_is_shown_for_two_tai_instead_of_one(weights, label):
    told = choice(before_declaring(), "S", steady(**weights))
    assert told == label if label else "ready" not in told


def test_an_announcement_with_the_first_discard_is_worth_more_than_a_hand_that_is_shown():
    table = table_of("taiwan", {"E": DULL + "7z", "S": READY}, wall="9s").play("E 1z").wait()
    assert table.may("S", "open ready")
    assert choice(table, "S", steady()) == "ready"


def test_of_an_open_hand_the_waits_alone_are_dangerous_and_nobody_folds_before_it():
    table, brain = before_declaring().play("S open ready", "S drawn"), steady()
    assert danger_to(table, "W", brain) == {"5z": SURE}
    assert int(brain.threats) == 0


def test_a_hand_that_stays_hidden_is_feared_all_over():
    table, brain = before_declaring().play("S ready", "S drawn"), steady()
    told = danger_to(table, "W", brain)
    assert len(told) > 20
    assert max(told.values()) < SURE
    assert int(brain.threats) == 1


def test_who_does_not_look_sees_no_open_hand_either():
    table, brain = before_declaring().play("S open ready", "S drawn"), steady(looks=0)
    assert len(danger_to(table, "W", brain)) > 20


@pytest.mark.parametrize(("answers", "suit"), [(0, "lack p"), (1, "lack m"), (-1, "lack s")])
def test_a_trial_may_ask_for_the_first_or_the_last_answer(answers, suit):
    table = table_of("sichuan", {"E": "1234567m19p12345s"}, options={"exchange3": False})
    assert choice(table, "E", steady(answers=answers)) == suit


def test_a_far_hand_of_nine_different_outer_tiles_is_dealt_again_before_the_first_draw():
    table = table_of("taiwan", {"E": DULL + "7z", "W": "19m19p1s1234z258m258p5s"})
    assert ask_first_ready(table.record, table.rules)  # once more: the table passes all that can be passed
    assert choice(table, "W", steady()) == "abort"
    assert choice(table, "W", steady(abort_from=14)) == "pass"


@pytest.mark.rule("JINAN-20")
def test_no_discard_is_dangerous_to_who_may_win_by_drawing_alone():
    table, brain = table_of("jinan", {"E": "123456789m123p5z1s"}), steady()
    table.record.meld_count[1] = 3
    assert danger_to(table, "E", brain)
    table.record.ready[1] = 1
    assert danger_to(table, "E", brain) == {}
    assert int(brain.threats) == 0
