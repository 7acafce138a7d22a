"""Whatever a case file holds, the suite answers with outcomes or one of our errors, never a traceback."""

import tempfile
from copy import deepcopy
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from fangcheng.conform import Case, read_cases, run_case
from fangcheng.errors import RecordError
from fangcheng.variants import IDS

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "cases"
TEXTS = [(variant, (FOLDER / f"{variant}.yaml").read_text(encoding="utf-8")) for variant in IDS]
CASES = [(variant, case) for variant, text in TEXTS for case in yaml.safe_load(text)]

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.floats(),
    st.sampled_from(
        ["E", "N", "X", "", "5p", "0m", "8f", "1a", "123m", "99999z", "pon 555z from E", "chi 123z", "self"]
    ),
    st.text(max_size=6),
    st.lists(st.sampled_from(["E", "1z", "pon 111m", "riichi"]), max_size=3),
    st.dictionaries(st.sampled_from(["E", "tile", "by", "kind", "preset"]), st.integers(-3, 9), max_size=2),
)


def places(value, path=()):
    """Paths of everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


@st.composite
def mutated_cases(draw):
    """A real case with a few values replaced, dropped or added."""
    variant, case = draw(st.sampled_from(CASES))
    case = deepcopy(case)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(list(places(case)) or [("name",)]))
        parent = case
        for key in path[:-1]:
            parent = parent[key]
        change = draw(st.sampled_from(["replace", "drop", "add"]))
        if change == "replace":
            parent[path[-1]] = draw(SCRAPS)
        elif change == "drop":
            del parent[path[-1]]
        elif isinstance(parent, dict):
            parent[draw(st.sampled_from(["seat", "hand", "win", "draw", "table", "state", "kita", "x"]))] = draw(SCRAPS)
    return Case("fuzz.yaml", 1, draw(st.sampled_from([variant, variant, variant, *IDS])), "mutated", case)


@given(mutated_cases())
@settings(max_examples=100)
def test_a_mutated_case_has_an_outcome(case):
    outcome = run_case(case)
    assert outcome.status in ("passed", "failed")
    assert "\n" not in str(outcome)


@given(st.sampled_from(TEXTS), st.data())
@settings(max_examples=30)
def test_a_mutated_file_is_read_or_refused(text, data):
    variant, content = text
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, min(len(content), start + 40)))
    junk = data.draw(
        st.one_of(st.text(max_size=8), st.sampled_from(["\t", "- ", ": ", "{", "]", "&a ", "*a", "!!int ", "%"]))
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{variant}.yaml"
        path.write_text(content[:start] + junk + content[end:], encoding="utf-8", newline="")
        for case in cases_or_none(path)[:3]:
            run_case(case)


def cases_or_none(path):
    """The cases of a file, none when it is refused."""
    try:
        return read_cases(path)
    except RecordError:
        return []


@pytest.mark.parametrize("variant", IDS)
def test_every_case_in_the_words_of_another_game_has_an_outcome(variant):
    for _, case in CASES[::7]:
        assert run_case(Case("fuzz.yaml", 1, variant, "foreign", deepcopy(case))).status in ("passed", "failed")
