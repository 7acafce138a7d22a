"""A public name as the reference tells it: its kind, what it takes and gives, its words, its parts."""

import ast
import inspect
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from io import StringIO

from fangcheng.handbook.modules import Module, home_of, module

ERRORS = "fangcheng.errors"


@dataclass(frozen=True)
class Entry:
    """One name; `parts` are the public members of a class, those of its bases among them."""

    name: str
    role: str  # class, exception, function, method, property, attribute or data
    words: str  # its docstring or the comment beside it
    module: Module  # where it is defined
    node: ast.stmt
    takes: ast.arguments | None = None  # without the object itself
    gives: ast.expr | None = None  # what it returns or is, as annotated
    value: ast.expr | None = None  # of data
    bases: tuple[tuple[str, str], ...] = ()  # module and name of those of ours
    parts: tuple["Entry", ...] = field(default=())


def entry(name: str, seen_in: str) -> Entry:
    """Return the entry of a name that a module has. Raises LookupError where no module of ours defines it."""
    home = home_of(name, seen_in)
    if home is None:
        raise LookupError(f"{seen_in} has no {name} of its own or of ours")
    there, defined = module(home[0]), home[1]
    node = there.defined[defined]
    if isinstance(node, ast.ClassDef):
        return _class(name, there, node)
    if isinstance(node, ast.FunctionDef):
        return _function(name, there, node, "function")
    return _data(name, there, node)


def _class(name: str, there: Module, node: ast.ClassDef) -> Entry:
    family = list(_family(there, node))
    parts: dict[str, Entry] = {}
    for home, one in family:
        for part in _parts(home, one):
            parts.setdefault(part.name, part)
    beginning = next((found for _, one in family if (found := _beginning(one)) is not None), None)
    words = next((text for _, one in family if (text := ast.get_docstring(one))), "")
    return Entry(
        name,
        "exception" if there.name == ERRORS else "class",
        words,
        there,
        node,
        takes=beginning,
        bases=tuple(base for one in node.bases if (base := _home_of_base(there, one)) is not None),
        parts=tuple(parts.values()),
    )


def _family(there: Module, node: ast.ClassDef) -> Iterator[tuple[Module, ast.ClassDef]]:
    """Yield the class and its bases of ours, nearest first."""
    yield there, node
    for base in node.bases:
        found = _base(there, base)
        if found is not None:
            yield from _family(*found)


def _base(there: Module, base: ast.expr) -> tuple[Module, ast.ClassDef] | None:
    home = _home_of_base(there, base)
    if home is None:
        return None
    found = module(home[0]).defined[home[1]]
    return (module(home[0]), found) if isinstance(found, ast.ClassDef) else None


def _home_of_base(there: Module, base: ast.expr) -> tuple[str, str] | None:
    """Return where a base of ours is defined, also one written `plain.Tables` with the module imported."""
    if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
        package, name = there.imported.get(base.value.id, ("", ""))
        return home_of(base.attr, f"{package}.{name}") if package else None
    return home_of(base.id, there.name) if isinstance(base, ast.Name) else None


def _beginning(node: ast.ClassDef) -> ast.arguments | None:
    """Return the arguments of `__init__`, None where the class has none of its own."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            return _arguments(one, skip=1)
    return None


def _parts(there: Module, node: ast.ClassDef) -> Iterator[Entry]:
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and not one.name.startswith("_") and not _is_setter(one):
            is_read = {"property", "cached_property"} & _decorators(one)
            yield _function(one.name, there, one, "property" if is_read else "method")
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and not one.target.id.startswith("_"):
            yield Entry(one.target.id, "attribute", _comment(there, one), there, one, gives=one.annotation)


def _function(name: str, there: Module, node: ast.FunctionDef, role: str) -> Entry:
    skip = 1 if role in ("method", "property") and "staticmethod" not in _decorators(node) else 0
    takes = None if role == "property" else _arguments(node, skip)
    return Entry(name, role, ast.get_docstring(node) or "", there, node, takes=takes, gives=node.returns)


def _data(name: str, there: Module, node: ast.stmt) -> Entry:
    return Entry(name, "data", _comment(there, node), there, node, value=getattr(node, "value", None))


def _arguments(node: ast.FunctionDef, skip: int) -> ast.arguments:
    """Return the arguments without the first `skip`."""
    taken = ast.parse(f"def told({ast.unparse(node.args)}): ...").body[0]
    assert isinstance(taken, ast.FunctionDef)
    order = taken.args.posonlyargs or taken.args.args
    del order[:skip]
    return taken.args


def _decorators(node: ast.FunctionDef) -> set[str]:
    return {one.id for one in node.decorator_list if isinstance(one, ast.Name)}


def _is_setter(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Attribute) for one in node.decorator_list)


def _comment(there: Module, node: ast.stmt) -> str:
    """Return the comment behind a line, which tells what an attribute is."""
    return _comments(there).get(node.end_lineno or node.lineno, "")


@cache
def _comments(there: Module) -> dict[int, str]:
    """Return the comments of a module by their lines, those that stand behind code."""
    found = {}
    for token in tokenize.generate_tokens(StringIO(there.text).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found[token.start[0]] = token.string.removeprefix("#").strip()
    return {line: inspect.cleandoc(text) for line, text in found.items()}
