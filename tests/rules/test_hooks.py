"""Hooks: the flow of a hand knows no institution by name, and asks only those that the rules have switched on."""

import ast
from pathlib import Path

import numpy as np
import pytest

import fangcheng
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import CONDITIONS, kernels, stages_below
from fangcheng.core.institutions import hooks
from fangcheng.core.state import hook_codes
from fangcheng.core.state.fields.chapters import FIELDS
from fangcheng.core.state.fields.kinds import Made
from fangcheng.core.state.rules import RULES
from fangcheng.rules.hooks import SWITCHES, hooks_of
from fangcheng.variants import load

CORE = Path(fangcheng.__file__).parent / "core"
HOOKS = {name: bit for name, bit in vars(hook_codes).items() if name.isupper()}


def used(variant, options=None, preset=None):
    """Names of the hooks that a game uses."""
    hooks = int(load(variant).record(options, preset)["hooks"][0])
    return {name for name, bit in HOOKS.items() if hooks & bit}


def imported(path):
    """The modules of the core that a file imports from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_the_flow_of_a_hand_knows_institutions_by_their_hooks_alone():
    named = {
        f"{path.name}: {module}"
        for path in (CORE / "play").glob("*.py")
        for module in imported(path)
        if module.startswith("fangcheng.core.institutions") and module != "fangcheng.core.institutions.hooks"
    }
    assert named == set()


def test_every_hook_has_a_bit_of_its_own_a_switch_and_a_place_in_the_flow():
    assert sorted(HOOKS.values()) == [1 << number for number in range(len(HOOKS))]
    assert set(SWITCHES) == set(HOOKS.values())
    flow = "".join(path.read_text(encoding="utf-8") for path in (CORE / "play").glob("*.py"))
    assert [name for name in HOOKS if f"rules.hooks & {name}" not in flow and f"| {name})" not in flow] == []


# A hook calls these stages only beside another setting, which switches it on: without that they change nothing.
BESIDE = {
    ("ask_on_before_deal", "bet_dealer"): "bet_kind",
    ("ask_on_before_deal", "bet_dealer_asked"): "bet_kind",
    ("take_answers", "bought_horses"): "bet_kind",
    ("ask_before_play", "opening_silence"): "opening_wins",
    ("hand_won", "horse_shares"): "horses",
    ("hand_won", "follow"): "follow_when",
    ("wall_empty", "kong_when"): "kong_when",  # paid with a win it is paid at HAND_WON, with the hand at both
}


def alone():
    """Every setting alone in a record of rules, by name, with each number that it has a word for, else with 1."""
    for name, field in ((name, one) for name, one in FIELDS.items() if not isinstance(one, Made)):
        for value in sorted({word.number for word in field.words} - {0}) or [1]:
            rules = with_attributes(np.zeros(1, RULES))
            rules[name] = value
            yield name, rules[0]


def at_hooks():
    """The functions that are called at hooks, with the bits of those: their docstrings begin with the hooks' names."""
    for function in (one for one in kernels() if one.__module__ == hooks.__name__):
        names = (function.__doc__ or "").partition(":")[0].split(", ")
        if set(names) <= HOOKS.keys():
            yield function, sum(HOOKS[name] for name in names)


@pytest.mark.by_day
def test_a_setting_that_needs_a_stage_behind_a_hook_switches_the_hook_on():
    found = set()
    for function, bits in at_hooks():
        needed = [CONDITIONS[one] for one in stages_below(function) if one in CONDITIONS and is_institution(one)]
        for name, rules in alone():
            if not hooks_of(rules) & bits and any(condition(rules) for condition in needed):
                found.add((function.__name__, name))
    assert found == BESIDE.keys()
    for function, bits in at_hooks():
        for (place, _), other in BESIDE.items():
            assert place != function.__name__ or any(hooks_of(rules) & bits for name, rules in alone() if name == other)


def is_institution(stage):
    """Whether a stage is of an institution, not a verb of the table that one calls."""
    return stage.__module__.startswith("fangcheng.core.institutions")


@pytest.mark.by_day
@pytest.mark.parametrize("bit", SWITCHES)
def test_a_hook_is_used_when_one_of_its_settings_is_switched_on_and_no_other(bit):
    assert hooks_of(np.zeros(1, RULES)[0]) == 0
    for name, value in ((name, one) for name, some in SWITCHES[bit].items() for one in np.ravel(some)):
        rules = np.zeros(1, RULES)
        rules[name] = 1 if value is None else value
        assert hooks_of(rules[0]) & bit
        others = {other for other, settings in SWITCHES.items() if name in settings}
        assert all(other in others for other in SWITCHES if hooks_of(rules[0]) & other)


def test_a_game_without_institutions_uses_no_hook():
    assert used("riichi") == used("mcr") == set()


def test_an_option_switches_on_the_hooks_of_its_institution():
    assert used("riichi", {"chips": 500}) == {"BEFORE_MATCH", "AFTER_WIN", "MATCH_END"}
    assert used("riichi", {"yakitori": True}) == {"MATCH_END"}
    assert used("sichuan") - used("sichuan", {"lack": "free"}) == {"AFTER_DEAL", "HELD_BACK"}
    assert used("tianjin") == {"BEFORE_DEAL", "HAND_END"}
