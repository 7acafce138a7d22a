"""Decision sequences: how many there are from a fixed position, answer by answer, each seat in its turn.

Like perft in chess: a rule that opens or closes one action anywhere changes a number.
"""

from collections.abc import Iterator
from typing import Any

from fangcheng.core.play.act import act
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.game.actions import action_of
from fangcheng.game.engine import copy_of
from properties.walks import Walk

# Positions: answers given before, by players who call whatever they can.
POSITIONS = {"opening": 1, "early": 24, "middle": 50}
SEED = 1
DEPTH = 4


def counts_of(variant: str, depth: int = DEPTH, interpreted: bool = False) -> dict[str, Any]:
    """By position: sequences of 1 .. depth answers, in all and by the first of them."""
    found = {}
    for name, steps in POSITIONS.items():
        walk = Walk(variant, SEED, "eeee").go(steps=steps, watched=False, interpreted=True)
        first = counts_by_first(walk, depth, interpreted)
        lengths = [sum(numbers[length] for numbers in first.values()) for length in range(depth)]
        found[name] = {"sequences": lengths, "by_first": first}
    return found


def cut(counts: dict[str, Any], depth: int) -> dict[str, Any]:
    """The same counts, no further than `depth` answers."""
    return {
        name: {
            "sequences": found["sequences"][:depth],
            "by_first": {label: numbers[:depth] for label, numbers in found["by_first"].items()},
        }
        for name, found in counts.items()
    }


def counts_by_first(walk: Walk, depth: int, interpreted: bool) -> dict[str, list[int]]:
    """By label of the first answer: sequences of 1, 2 .. depth answers that begin with it."""
    step = act if interpreted else walk.engine.compiled(act)
    seat = next(asked(walk.table))
    labels = {
        action: action_of(walk.table, walk.engine.rules, seat, action).label for action in open_to(walk.table, seat)
    }
    return {
        label: [1, *counts_after(walk, step, walk.table, seat, action, depth - 1)] for action, label in labels.items()
    }


def counts_after(walk: Walk, step: Any, table: Any, seat: int, action: int, depth: int) -> list[int]:
    """Sequences of 1 .. depth further answers once this one is given; none after the end of the hand."""
    counts = [0] * depth
    if depth == 0:
        return counts
    after = copy_of(table)
    assert step(after, walk.engine.rules, walk.engine.desk, seat, action) == 1
    following = next(asked(after), None)
    if following is None:
        return counts
    for answer in open_to(after, following):
        counts[0] += 1
        for length, number in enumerate(counts_after(walk, step, after, following, answer, depth - 1), start=1):
            counts[length] += number
    return counts


def asked(table: Any) -> Iterator[int]:
    """Seats that owe a decision, lowest first."""
    return (seat for seat in range(4) if int(table.owed) >> seat & 1)


def open_to(table: Any, seat: int) -> list[int]:
    """Numbers of the actions open to the seat."""
    return [action for action in range(ACTIONS) if int(table.legal[seat, action // 64]) >> action % 64 & 1]
