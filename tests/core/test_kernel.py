"""Compiled kernels are kept by what they are made of and nothing else."""

import ast
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fangcheng
from fangcheng.bots.brain import BRAIN
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


def decorators_of(node):
    """Names of the decorators of a function; `@stage()` is named stage."""
    return {getattr(mark.func if isinstance(mark, ast.Call) else mark, "id", "") for mark in node.decorator_list}


def hidden_reads(text, hidden):
    """Line numbers where a kernel of a module reads one of the names as an attribute.

    Functions that are no kernels run in Python only: there `array.flags` and `record.base` mean NumPy's own.
    """
    return [
        node.lineno
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef) and decorators_of(function) & {"kernel", "inlined", "stage"}
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and node.attr in hidden and not isinstance(node.ctx, ast.Store)
    ]


def test_no_field_that_numpy_hides_is_read_as_an_attribute():
    """Compiled, `win.flags` is the field; interpreted, NumPy's own attribute. Setting one sets the field both ways."""
    names = {name for record in (TABLE, WIN, READING, RESULT, RULES, BRAIN) for name in record.names}
    hidden = {name for name in names if hasattr(np.record, name)}
    assert hidden == {"flags", "base"}
    home = Path(fangcheng.__file__).parent
    read = [
        f"{path.relative_to(home)}:{line}"
        for path in sorted(home.rglob("*.py"))
        for line in hidden_reads(path.read_text(encoding="utf-8"), hidden)
    ]
    assert read == []


@pytest.mark.parametrize("mark", ["kernel", "inlined", "stage()", 'stage("truth")'])
def test_a_kernel_that_reads_such_a_field_is_found(mark):
    text = f"@{mark}\ndef one(win):\n    win.flags = 1\n    return win.flags\n\ndef other(win):\n    return win.flags\n"
    assert hidden_reads(text, {"flags"}) == [4]


def test_a_field_that_numpy_hides_is_set_as_an_attribute_and_read_by_its_name():
    win = np.zeros(1, WIN).view(np.recarray)[0]
    win.flags = np.uint64(5)
    assert win["flags"] == 5
