"""Compiled kernels are kept by what they are made of and nothing else."""

import ast
import subprocess
import sys
from pathlib import Path

import numpy as np

import fangcheng
from fangcheng.core.record import READING, RESULT, RULES, TABLE, WIN

SCRIPT = """
from fangcheng.core.flow import act
from fangcheng.core.kernel import _digest, stages_below

before = [_digest(stage) for stage in stages_below(act)]
import fangcheng.bots.batch
assert before == [_digest(stage) for stage in stages_below(act)]
"""


def test_the_kept_code_of_the_game_is_the_same_with_bots_and_without():
    """Bots name records of their own; a process without them once compiled the whole game a second time."""
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


def test_no_field_that_numpy_hides_is_read_as_an_attribute():
    """Compiled, `win.flags` is the field; interpreted, NumPy's own attribute. Setting one sets the field both ways."""
    names = {name for record in (TABLE, WIN, READING, RESULT, RULES) for name in record.names}
    hidden = {name for name in names if hasattr(np.record, name)}
    assert hidden == {"flags", "base"}
    home = Path(fangcheng.__file__).parent
    rooms = [path for path in sorted(home.rglob("*.py")) if path.parent.name != "web"]  # seats of its page have flags
    read = [
        f"{path.relative_to(home)}:{node.lineno}"
        for path in rooms
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in hidden and not isinstance(node.ctx, ast.Store)
    ]
    assert read == []


def test_a_field_that_numpy_hides_is_set_as_an_attribute_and_read_by_its_name():
    win = np.zeros(1, WIN).view(np.recarray)[0]
    win.flags = np.uint64(5)
    assert win["flags"] == 5
