"""What editors and type checkers know of records: the stubs say what the dtypes are, and kernels say what they take."""

import ast
import inspect
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import fangcheng.bots.batch
import fangcheng.game.engine
import fangcheng.trials.run
from fangcheng.core.dialect.registry import PARAMETERS, kernels

SOURCE = Path(fangcheng.__file__).parent
ROOMS = ("core.state", "bots", "trials")
SEVERAL = {"tables", "wins", "desks"}  # who takes rows of these takes a row of rules with them
NUMBERS = {("fangcheng.trials.groups", "value_of_groups", "shapes")}  # sets and shapes are counted there


WITH_KERNELS = ("fangcheng.core", "fangcheng.bots", "fangcheng.trials")

# Above its own room such a name may stand for something else.
OF_ROOM = {
    **dict.fromkeys(("brain", "tally", "thought"), ("fangcheng.bots", "fangcheng.trials")),
    **dict.fromkeys(("fork", "look", "row"), ("fangcheng.trials",)),
}


def stub(room):
    """The classes of a room's stub, with the types of their fields as they are written."""
    tree = ast.parse((SOURCE / room.replace(".", "/") / "record_types.pyi").read_text(encoding="utf-8"))
    return {one.name: dict(fields_of(one)) for one in tree.body if isinstance(one, ast.ClassDef)}


def fields_of(node):
    """The fields of a class in order; one that is only written is a property."""
    for one in node.body:
        if isinstance(one, ast.AnnAssign):
            yield one.target.id, ast.unparse(one.annotation)
        elif isinstance(one, ast.FunctionDef) and [ast.unparse(mark) for mark in one.decorator_list] == ["property"]:
            yield one.name, "property"


STUBS = {room: stub(room) for room in ROOMS}
CLASSES = {name: fields for classes in STUBS.values() for name, fields in classes.items()}


def type_of(name, dtype):
    """What a stub must say of a field."""
    if hasattr(np.record, name):
        return "property"
    if dtype.base.names:
        return None  # looked at by its own fields
    if dtype.shape:
        return "np.ndarray"
    return "np.uint64" if dtype == np.uint64 else "int"


def differences(path, fields, dtype):
    """Where a class of a stub and a dtype say different things, within its records too."""
    if list(fields) != list(dtype.names):
        yield path, set(fields) ^ set(dtype.names)
    for name in dtype.names:
        one, told = dtype[name], fields.get(name, "")
        if (expected := type_of(name, one)) is not None:
            if told != expected:
                yield f"{path}.{name}", told
        elif told.startswith("Rows[") != bool(one.shape):
            yield f"{path}.{name}", told
        else:
            yield from differences(f"{path}.{name}", CLASSES[told.removeprefix("Rows[").removesuffix("]")], one.base)


@pytest.mark.parametrize("parameter", sorted(PARAMETERS))
def test_the_stub_of_a_record_has_the_fields_of_its_dtype_and_of_the_records_within(parameter):
    name = {"trial": "Result", "row": "Tried"}.get(parameter, parameter.capitalize())
    assert list(differences(name, CLASSES[name], PARAMETERS[parameter])) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_class_of_a_stub_is_a_record_to_python(room):
    module = import_module(f"fangcheng.{room}.record_types")
    names = {name for name, value in vars(module).items() if value is np.record}
    assert names == STUBS[room].keys() - {"Record", "Rows"}


def is_silent(kernel, name, names):
    """Whether a parameter is a record by its name, and the kernel does not say so."""
    path = kernel.__module__
    if name in kernel.__annotations__ or (name == "rules" and names & SEVERAL):
        return False
    return path.startswith(OF_ROOM.get(name, WITH_KERNELS)) and (path, kernel.__name__, name) not in NUMBERS


def test_every_kernel_says_which_record_a_parameter_is_that_bears_the_name_of_one():
    """Kernels of the dialect lie below all records, and those of scoring/trial.py are put together there as text."""
    silent = []
    for one in kernels():
        names = inspect.signature(one).parameters.keys()
        if ".dialect." not in one.__module__ and not one.__code__.co_filename.startswith("<"):
            silent += [
                f"{one.__module__}:{one.__name__}: {name}" for name in names & PARAMETERS if is_silent(one, name, names)
            ]
    assert silent == [], "say which record each is, as in `table: Table`: core/state/record_types.py has the names"
