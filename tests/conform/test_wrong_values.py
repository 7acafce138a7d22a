"""Each key that our cases have is read: with some other value of the same kind, some case that has it fails.

`test_nothing_ignored` tries values that cannot be; these could be, and are only not so. A key that may say anything
without a case noticing stands below with the reason.
"""

from collections import defaultdict
from copy import deepcopy
from random import Random

import pytest

from conform.mutations import CASES, places
from conform.test_nothing_ignored import run
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import not_built
from fangcheng.variants import load

SEATS = "ESWN"
ENOUGH = 40  # cases of a key that are tried
# What our cases say to show that nothing hangs on it, or that only a rule of another setting would ask about.
NOTHING_HANGS_ON_IT = {
    "check.drawn": "which tile was drawn decides nothing of what is asked there",
    "check.holding_single": "mil_2024 does not ask whether a single honour is held",
    "draw.<seat>.context.[]": "soft ready or hard, it is a drawn hand without chickens",
    "draw.<seat>.passive_pig": "mil_2025 knows no passive pig",
    "draw.<seat>.special.[]": "kongs of any tile are paid alike",
    "draw.context.[]": "an abortive draw before the first discard is one in any turn",
    "draw.declared_by": "nobody pays for nine terminals, whoever declares them",
    "draw.seats.<seat>.horses": "horses of a drawn hand count nothing",
    "draw.seats.<seat>.ready": "the unready pay nothing in these games",
    "event.[].followed_discard": "any tile that is followed is paid alike",
    "event.[].kong_tile": "any tile that is a kong by itself is paid alike",
    "layout": "what lies there is tried by its own keys",
    "options.fan_needed": "a robbery is paid alike with and without it",
    "options.winds_count": "a pair of winds does neither way",
    "expect.patterns.four_kongs": "the one word of a limit",
    "expect.next.seats": "its one word",
    "wins.[].context.[]": "no other word goes with the sheet of that winner",
    "wins.[].ura_indicators": "its neighbours indicate nothing that he holds",
}


def name_of(path):
    """A path without the places in lists and the seats."""
    return ".".join("[]" if isinstance(key, int) else "<seat>" if key in SEATS else str(key) for key in path)


def keys_of_cases():
    """Each key with the cases that have it and where, and all values it has there."""
    where, values = defaultdict(list), defaultdict(list)
    for case in CASES:
        fields = {key: value for key, value in case.items() if key not in ("name", "variant")}
        for path in places(fields):
            value = at(fields, path)
            if path[0] != "rules" and not isinstance(value, dict):
                where[name_of(path)].append((case["variant"], fields, path))
                values[name_of(path)].append(value)
    return where, values


def at(fields, path):
    for key in path:
        fields = fields[key]
    return fields


WHERE, VALUES = keys_of_cases()
GROUPS = sorted({name.partition(".")[0] for name in WHERE})


def others(name, value, variant):
    """Values of the same kind that this one is not."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value + 100]
    if name == "options.preset":
        return [preset for preset in load(variant).presets if preset != value]
    if name.count(".") == 1 and name.startswith("options."):
        known = [option for option in load(variant).options if option.key == name.partition(".")[2]]
        if known:
            return [one for one in known[0].choices if one != value]
    if isinstance(value, list):
        ends = [[*value[:-1], one] for last in value[-1:] for one in others(f"{name}.[]", last, variant)]
        return [value[:-1], value[::-1], *ends] if value else []
    if isinstance(value, str):
        elsewhere = [one for one in VALUES[name] if isinstance(one, str) and one != value]
        return [*near(value), *elsewhere[:3]]
    return []


def near(text):
    """Another seat, or the same tiles but for one."""
    if text and text in SEATS:
        return [seat for seat in SEATS if seat != text]
    digits = [place for place, sign in enumerate(text) if sign in "123456789"]
    ends = {place: int(text[place]) for place in (*digits[:1], *digits[-1:])}
    return [
        f"{text[:place]}{other}{text[place + 1 :]}"
        for place, number in ends.items()
        for other in (number % 9 + 1, number - 1 or 9)
    ]


def is_noticed(name):
    cases = Random(name).sample(WHERE[name], len(WHERE[name]))
    for variant, fields, path in cases[:ENOUGH]:
        if not_built(Case("test.yaml", 1, variant, "a case", fields)):
            continue
        for other in others(name, at(fields, path), variant):
            changed = deepcopy(fields)
            at(changed, path[:-1])[path[-1]] = deepcopy(other)
            if run(variant, changed).status != "passed":
                return True
    return False


@pytest.mark.by_day
@pytest.mark.parametrize("group", GROUPS)
def test_some_case_notices_another_value_of_every_key(group):
    names = [name for name in WHERE if name.partition(".")[0] == group]
    ignored = {name for name in names if not is_noticed(name)}
    assert {name for name in ignored if not {name, name.removesuffix(".[]")} & NOTHING_HANGS_ON_IT.keys()} == set()


def test_every_exception_is_a_key_of_a_case():
    assert {*NOTHING_HANGS_ON_IT} <= {*WHERE}
