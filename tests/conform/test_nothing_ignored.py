"""Nothing that a case says is taken in silence: it is refused, it changes something, or it is so anyway.

Every case of rules/cases is tried with each of its keys null, renamed and of a type that cannot be, and with each key
that any case of another game has. By day a few cases of each game, all of them in the slow run.
"""

from copy import deepcopy
from random import Random

import pytest

from conform.looking import look
from conform.mutations import CASES, places
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import INTERNAL, not_built, run_case
from fangcheng.variants import IDS

EVERY = [pytest.param(40, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)]
NULL_SAYS_NONE = {("flip",)}  # no tile is left to be turned (GUIZHOU-33)
# What may stand beside a case and change nothing, as it says what is so already, and is checked to be so.
SO_ANYWAY = {
    "bankrupt": "the seat has nothing left by the balance of the case",
    "caishen": "the seats hold as many already",
    "draw.kind": "an exhaustive draw is the draw of a case that says no kind",
    "hand_size": "the hand has that size already",
    "kongs": "the case has laid the kong already",
    "state.bound_to": "the seat is bound by its melds already",
    "state.kongs_on_table": "as many lie there already",
    "state.open": "the seat has claimed already",
    "state.ready": "the seat has declared already",
    "streak": "the hand of the dealer is his first already",
    "turn.seat": "it is the seat of the case",
    "win.kong": "a robbed kong is an added one",
    "with": "the only tiles with which the claim can be made",
}


def of_game(variant, every):
    """The cases of a game without name and variant; one in so many, another for each game."""
    cases = [case for case in CASES if case["variant"] == variant]
    for case in cases[IDS.index(variant) % min(every, len(cases)) :: every]:
        rest = {key: value for key, value in case.items() if key not in ("name", "variant")}
        if not not_built(Case("test.yaml", 1, variant, "a case", rest)):
            yield case["name"], rest


def changed(fields, path, change):
    """A copy of the fields with one place changed."""
    other = deepcopy(fields)
    parent = other
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return other


def run(variant, fields):
    outcome = run_case(Case("test.yaml", 1, variant, "a case", fields))
    assert INTERNAL not in outcome.trouble, (variant, fields)
    return outcome


@pytest.mark.by_day
@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("variant", IDS)
def test_null_is_refused_with_its_place(variant, every):
    def empty(parent, key):
        parent[key] = None

    for name, fields in of_game(variant, every):
        for path in places(fields):
            if path not in NULL_SAYS_NONE:
                outcome = run(variant, changed(fields, path, empty))
                assert outcome.status == "failed", (name, path)
                assert "null" in outcome.trouble or path == ("expect",), (name, path, outcome.trouble)


@pytest.mark.by_day
@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("variant", IDS)
def test_a_key_that_nobody_knows_is_refused(variant, every):
    def rename(parent, key):
        parent[f"{key}_x"] = parent.pop(key)

    for name, fields in of_game(variant, every):
        for path in places(fields):
            if isinstance(path[-1], str):
                outcome = run(variant, changed(fields, path, rename))
                assert outcome.status == "failed", (name, path)


@pytest.mark.by_day
@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("variant", IDS)
def test_a_value_that_cannot_be_is_refused(variant, every):
    def confuse(parent, key):
        parent[key] = {"x": 1} if not isinstance(parent[key], dict) else ["E"]

    for name, fields in of_game(variant, every):
        for path in places(fields):
            outcome = run(variant, changed(fields, path, confuse))
            assert outcome.status == "failed", (name, path)


ALONE = ("state", "table")  # groups that need no other key; each of theirs is tried by itself


def foreign_keys():
    """Every key of a case, or of a group in it, with the values that cases give it."""
    found = {}
    for case in CASES:
        for key, value in case.items():
            if key in ("name", "variant", "rules", "expect", "options"):
                continue
            if key not in ALONE:
                found.setdefault((key,), []).append(value)
            if key in ("win", "check", "draw", "state", "table", "setup", "turn") and isinstance(value, dict):
                for inner, told in value.items():
                    if len(inner) > 1:  # no seat
                        found.setdefault((key, inner), []).append(told)
    return found


FOREIGN = foreign_keys()


def says_something(value):
    """Whether a value says more than that there is none, or that it is East or an added kong."""
    if isinstance(value, dict):
        return any(says_something(item) for item in value.values())
    if isinstance(value, list):
        return any(says_something(item) for item in value)
    return value not in (0, "", False, "E")


@pytest.mark.by_day
@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("variant", IDS)
def test_a_key_of_another_game_is_refused_or_changes_something(variant, every):
    for name, fields in of_game(variant, every):
        before = look(variant, fields)
        assert before.status == "passed", (name, before.told)
        share = (
            1 if every == 1 else 6
        )  # by day each game meets some of the keys, so that all games together meet them all
        for path in [*FOREIGN][IDS.index(variant) % share :: share]:
            values = FOREIGN[path]
            parent = fields if len(path) == 1 else fields.get(path[0], {} if path[0] in ALONE else None)
            if not isinstance(parent, dict) or path[-1] in parent:
                continue
            value = Random(f"{name} {path}").choice(values)
            if not says_something(value) or ".".join(path) in SO_ANYWAY or path[-1] in SO_ANYWAY:
                continue
            other = deepcopy(fields)
            (other if len(path) == 1 else other.setdefault(path[0], {}))[path[-1]] = deepcopy(value)
            after = look(variant, other)
            assert INTERNAL not in after.told, (name, path, value)
            assert (after.status, after.came_out) != ("passed", before.came_out), (name, path, value)
