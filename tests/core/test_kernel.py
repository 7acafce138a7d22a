"""Compiled kernels are kept by what they are made of and nothing else."""

import ast
import inspect
import re
import subprocess
import sys
import textwrap
from collections import Counter
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import numpy as np
import pytest

import fangcheng
import fangcheng.bots.crew
import fangcheng.bots.tried
import fangcheng.core.play.many
import fangcheng.core.questions.asked_hands
import fangcheng.trials.both_ways
from fangcheng.bots.brain import BRAIN
from fangcheng.core.dialect.cache import _digest
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.dialect.registry import kernels
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.scoring.value import value_wins
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import READING, RESULT, WIN
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, empty_table

SCRIPT = """
from fangcheng.core.play.act import act
from fangcheng.core.dialect.cache import _digest
from fangcheng.core.dialect.registry import stages_below

before = [_digest(stage) for stage in stages_below(act)]
import fangcheng.bots.batch
assert before == [_digest(stage) for stage in stages_below(act)]
"""


def test_the_kept_code_of_the_game_is_the_same_with_bots_and_without():
    """Bots name records of their own; a process without them once compiled the whole game a second time."""
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


def test_code_that_reads_places_by_names_is_another_where_these_stand_in_another_order():
    def first(pair):
        return Pair(*pair).one  # noqa: F821  # given below

    orders = [NamedTuple("Pair", [(name, int) for name in order]) for order in (("one", "two"), ("two", "one"))]
    one, other = (_digest(FunctionType(first.__code__, {"Pair": order})) for order in orders)
    assert one != other
    assert one == _digest(FunctionType(first.__code__, {"Pair": orders[0]}))


@pytest.mark.by_day("mcr")
@pytest.mark.parametrize(
    ("place", "given", "words"),
    [
        (0, np.zeros(1, RULES), "^value_wins: wins = dtype .*: records of the dtype WIN are needed"),
        (0, np.zeros((3, 34), np.int8), "^value_wins: wins = dtype int8: records of the dtype WIN"),
        (0, [1, 2], "^value_wins: wins = type list: "),
        (0, np.zeros(1, WIN).astype(WIN.newbyteorder()), "dtype WIN are needed"),
        (1, np.zeros(1, TABLE), "dtype RULES are needed"),
        (2, np.zeros(1), "desks = dtype float64: records of the dtype DESK"),
        (3, np.zeros(1, WIN), "dtype RESULT are needed"),
    ],
    ids=["rules", "counts", "list", "bytes swapped", "table", "floats", "wins"],
)
def test_an_array_of_another_dtype_than_a_kernel_takes_gets_one_clear_line(place, given, words):
    engine = Engine("mcr", mode="interpreted")
    rules, desks = engine.arrays()
    arguments = [np.zeros(0, WIN), rules, desks, np.zeros(0, RESULT)]
    compiled(value_wins, engine.rules)(*arguments)
    arguments[place] = given
    with pytest.raises(FangchengError, match=words) as refused:
        compiled(value_wins, engine.rules)(*arguments)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_a_stage_that_python_enters_refuses_what_it_cannot_read_too():
    with pytest.raises(FangchengError, match=r"^start_match: rules = dtype .* RULES are needed"):
        compiled(start_match, Engine("mcr").rules)(empty_table(), empty_table())
    assert (
        Engine("mcr", mode="compiled").new_table("1").tobytes()
        == Engine("mcr", mode="interpreted").new_table("1").tobytes()
    )


MARKED = re.compile(r"^ *@(kernel|inlined|stage|pattern)\b", re.MULTILINE)


def decorators_of(node):
    """Names of the decorators of a function; `@stage()` is named stage."""
    return {getattr(mark.func if isinstance(mark, ast.Call) else mark, "id", "") for mark in node.decorator_list}


@cache
def kernels_in(text):
    """The syntax trees of the kernels of a module; most of the house has none."""
    if not MARKED.search(text):
        return []
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if decorators_of(function) & {"kernel", "inlined", "stage", "pattern"}]


def hidden_reads(text, hidden):
    """Line numbers where a kernel of a module reads one of the names as an attribute.

    Functions that are no kernels run in Python only: there `array.flags` and `record.base` mean NumPy's own.
    """
    return [
        node.lineno
        for function in kernels_in(text)
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and node.attr in hidden and not isinstance(node.ctx, ast.Store)
    ]


# What a kernel may not have (docs/design.md, section 3): memory, exceptions, objects, numbers that are no integers.
FOREIGN = (
    *(ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.JoinedStr),
    *(ast.Try, ast.Raise, ast.Assert, ast.With, ast.Yield, ast.YieldFrom, ast.Lambda, ast.ClassDef),
    *(ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Starred, ast.Delete, ast.Div, ast.Pow),
)
WIDTHS = {f"np.{sign}int{width}" for sign in ("", "u") for width in (8, 16, 32, 64)}  # the only calls into NumPy


def foreign_parts(text):
    """Line numbers where a kernel of a module leaves the dialect."""
    return [
        node.lineno if hasattr(node, "lineno") else function.lineno
        for function in kernels_in(text)
        for node in parts_of(function)
        if isinstance(node, FOREIGN)
        or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes, float, complex)))
        or (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func) not in WIDTHS
        )
        or (isinstance(node, ast.Compare) and any(map(is_mixed, node.comparators)))
    ]


def is_mixed(node):
    """Return True for a tuple of anything but constants.

    What is no constant has a width of its own, and the compiler of a GPU looks into tuples of one type only.
    """
    return isinstance(node, ast.Tuple) and any(
        not isinstance(element, ast.Constant) and not (isinstance(element, ast.Name) and element.id.isupper())
        for element in node.elts
    )


def parts_of(function):
    """Nodes of a kernel's body but its docstring and names of fields (`win["flags"]`)."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for statement in body:
        nodes = list(ast.walk(statement))
        fields = {id(node.slice) for node in nodes if isinstance(node, ast.Subscript)}
        yield from (
            node
            for node in nodes
            if not (id(node) in fields and isinstance(node, ast.Constant) and isinstance(node.value, str))
        )


def test_no_kernel_leaves_the_dialect():
    home = Path(fangcheng.__file__).parent
    texts = {path.relative_to(home): path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py"))}
    assert sum(len(kernels_in(text)) for text in texts.values()) > 900
    assert [f"{path}:{line}" for path, text in texts.items() for line in foreign_parts(text)] == []


@pytest.mark.parametrize(
    "line",
    [
        *("return [seat]", "return np.zeros(4)", "return table.hand.sum()", 'return "east"', "return seat / 2"),
        *("raise ValueError", "assert seat", "return 0.5 * seat", "return {seat: 1}", 'return f"{seat}"'),
        "return table.turn in (NOBODY, seat)",
    ],
)
def test_what_is_foreign_to_the_dialect_is_found(line):
    assert foreign_parts(f'@kernel\ndef ask(table, seat):\n    """Words."""\n    {line}\n') != []


def test_fields_docstrings_and_widths_belong_to_the_dialect():
    line = 'win["flags"] = np.uint64(win["flags"]) | np.uint64(seat in (EAST, WHITE, 3))'
    assert foreign_parts(f'@stage("truth")\ndef ask(win, seat):\n    """Words."""\n    {line}\n    return True\n') == []


def names_in(record):
    """The names of the fields of a record, and of those of the records in it."""
    for name in record.names:
        yield name
        if record[name].names:
            yield from names_in(record[name])


@pytest.mark.by_day
def test_no_field_that_numpy_hides_is_read_as_an_attribute():
    """Compiled, `win.flags` is the field; interpreted, NumPy's own attribute. Setting one sets the field both ways."""
    names = {name for record in (TABLE, WIN, READING, RESULT, RULES, BRAIN) for name in names_in(record)}
    hidden = {name for name in names if hasattr(np.record, name)}
    assert hidden == {"flags", "base"}
    home = Path(fangcheng.__file__).parent
    read = [
        f"{path.relative_to(home)}:{line}"
        for path in sorted(home.rglob("*.py"))
        for line in hidden_reads(path.read_text(encoding="utf-8"), hidden)
    ]
    assert read == []


@pytest.mark.parametrize("mark", ["kernel", "inlined", "pattern(SUITS)", "stage()", 'stage("truth")'])
def test_a_kernel_that_reads_such_a_field_is_found(mark):
    text = f"@{mark}\ndef one(win):\n    win.flags = 1\n    return win.flags\n\ndef other(win):\n    return win.flags\n"
    assert hidden_reads(text, {"flags"}) == [4]


def test_a_field_that_numpy_hides_is_set_as_an_attribute_and_read_by_its_name():
    win = np.zeros(1, WIN).view(np.recarray)[0]
    win.flags = np.uint64(5)
    assert win["flags"] == 5


@pytest.mark.by_day
def test_kernels_are_short_and_each_has_a_name_of_its_own():
    """Whoever reads one rule finds it on one screen, and a name means one thing in the whole house."""
    rooms = tuple(f"fangcheng.{room}." for room in ("core", "bots", "trials"))
    found = [kernel for kernel in kernels() if kernel.__module__.startswith(rooms)]
    names = Counter(kernel.__name__ for kernel in found)
    assert [name for name, number in names.items() if number > 1] == []
    lengths = sorted(body_length(kernel) for kernel in found if "<" not in kernel.__code__.co_filename)
    assert len(lengths) > 1000
    assert lengths[len(lengths) // 2] <= 6
    assert lengths[9 * len(lengths) // 10] <= 14
    assert lengths[-1] <= 43


def body_length(kernel):
    """Lines of a kernel behind its docstring."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(kernel))).body
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return body[-1].end_lineno - body[0].lineno + 1
