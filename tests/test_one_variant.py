"""`--variant ID`: which tests concern a game, and what is said of an id that nobody declares."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from plugins.one_variant import variants_of


def item(nodeid, params=None, shown="", rules=()):
    """What pytest knows of a test."""
    call = {"callspec": SimpleNamespace(params=params, id=shown)} if params is not None else {}
    marks = [SimpleNamespace(args=rules)] if rules else []
    return SimpleNamespace(nodeid=nodeid, name=nodeid.rpartition("::")[2], iter_markers=lambda name: marks, **call)


@pytest.mark.parametrize(
    ("test", "variants"),
    [
        (item("tests/game/test_match.py::test_undo[mcr]", {"variant": "mcr"}, "mcr"), {"mcr"}),
        (item("tests/proof/test_scorers.py::test_wins[a-b]", {"table": ("mcr", None)}, "mcr-default"), {"mcr"}),
        (item("tests/sichuan/test_cases.py::test_worked_hand"), {"sichuan"}),
        (item("tests/flow/test_taiwan_flow.py::test_a_lock"), {"taiwan"}),
        (item("tests/bots/test_choices.py::test_sanma_is_played"), {"sanma"}),
        (item("tests/flow/test_setup.py::test_the_wall", rules=("TIANJIN-2", "MCR-P16")), {"tianjin", "mcr"}),
        (item("tests/riichi/test_hands.py::test_hands[sanma]", {"variant": "sanma"}, "sanma"), {"sanma"}),
        (item("tests/core/test_kernel.py::test_a_stage"), set()),
    ],
    ids=lambda value: value.nodeid if isinstance(value, SimpleNamespace) else "",
)
def test_a_test_says_which_game_it_concerns(test, variants):
    assert variants_of(test) == variants


@pytest.mark.by_day
def test_an_unknown_variant_gets_one_line_with_the_nearest_id():
    command = [sys.executable, "-m", "pytest", "--variant", "taiwna", "-n", "0", "-q"]
    done = subprocess.run(command, capture_output=True, text=True)
    said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    assert said == ['ERROR: no variant "taiwna". Did you mean "taiwan"? `fangcheng variants` lists all.']
    assert done.returncode == 4
