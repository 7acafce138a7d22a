"""Case files gone wrong: real cases with a few things changed, and their text with a piece of junk."""

import re
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from fangcheng.game.circumstances.words import WORDS
from fangcheng.variants import IDS
from yaml_text import read_yaml

ROOT = Path(__file__).resolve().parents[2]
BLOCKS = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / "cases.md").read_text(encoding="utf-8"), re.DOTALL)
CASES: list[dict[str, Any]] = [  # each with its variant
    *(
        {"variant": variant, **case}
        for variant in IDS
        for case in read_yaml((ROOT / "rules" / "cases" / f"{variant}.yaml").read_text(encoding="utf-8"))
    ),
    *(case for block in BLOCKS for case in read_yaml(block)),
]
SCRAPS: list[Any] = [
    *(None, True, False, 0, 1, -1, 3, 40, 10**12, -(10**19), 0.5, float("nan"), float("inf")),
    *("", "E", "N", "X", "EE", "5p", "0m", "8f", "1a", "123m", "99999z", "19m19p19s1234567z", "pon 555z from E"),
    *("chi 123z", "concealed 1111p", "self", "rob", "exhaustive", "tenhou", "\u6771", "a\nb", "\x85", "{", "~"),
    *([], {}, ["E"], ["1z", "pon 111m"], [["riichi"]], {"E": 1}, {"tile": "5p", "by": "self"}, {"kind": "four_kongs"}),
    *([3, 2], [6, 6, 6], {"indicator": "9s"}, {"S": {"hand": "5p"}}, {"E": {"won": True}}, [1] * 200),
]
JUNK = ["", "\t", "- ", ": ", "{", "]", "&a ", "*a", "!!int ", "%", "\x00", "\ufeff", "'", '"', "\n", "? ", "<<: ", "é"]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths of everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in inside for place in ((*path, key), *places(item, (*path, key)))]


def mutated_case(random: Random) -> dict[str, Any]:
    """A real case with one to four changes."""
    case = deepcopy(random.choice(CASES))
    for _ in range(random.randint(1, 4)):
        path = random.choice(places(case) or [("name",)])
        parent = case
        for key in path[:-1]:
            parent = parent[key]
        if path[-1] in parent if isinstance(parent, dict) else True:
            random.choice(CHANGES)(random, parent, path[-1])
    return case


def mutated_text(random: Random, text: str) -> str:
    """The text with up to forty characters replaced by junk."""
    start = random.randint(0, len(text))
    end = random.randint(start, min(len(text), start + random.choice([0, 1, 5, 40])))
    return text[:start] + random.choice(JUNK) + text[end:]


# --- changes; each of the value at `key` of `parent`, a mapping or a list


def _replace(random: Random, parent: Any, key: Any) -> None:
    parent[key] = deepcopy(random.choice(SCRAPS))


def _drop(random: Random, parent: Any, key: Any) -> None:
    del parent[key]


def _add(random: Random, parent: Any, key: Any) -> None:
    """Something another case says, moved here."""
    other = random.choice(CASES)
    name = random.choice(list(other))
    if isinstance(parent, dict):
        parent[name] = deepcopy(other[name])
    else:
        parent.append(deepcopy(other[name]))


def _graft(random: Random, parent: Any, key: Any) -> None:
    """What another case says at the same key."""
    others = [case[key] for case in CASES if isinstance(key, str) and key in case]
    parent[key] = deepcopy(random.choice(others or SCRAPS))


def _change_context(random: Random, parent: Any, key: Any) -> None:
    words = random.choices(list(WORDS), k=random.randint(0, 4))
    if isinstance(parent, dict):
        parent["context"] = words
    else:
        parent[key] = random.choice([*WORDS])


def _tweak(random: Random, parent: Any, key: Any) -> None:
    """A letter or digit, or a number, a little off; the items of a list in another order, one of them twice."""
    value = parent[key]
    if isinstance(value, str) and value:
        place = random.randrange(len(value))
        parent[key] = value[:place] + random.choice("0123456789mpszfESWN ") + value[place + random.randint(0, 1) :]
    elif isinstance(value, int):
        parent[key] = value + random.choice([-1, 1, 100, -1000])
    elif isinstance(value, list) and value:
        value.append(deepcopy(random.choice(value)))
        random.shuffle(value)


CHANGES = (_replace, _drop, _add, _graft, _change_context, _tweak, _tweak)
