"""Names of ours in annotations: where each is told, and which types come with those that are public."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from fangcheng.handbook.entries import Entry, entry
from fangcheng.handbook.modules import Module, home_of, module

PUBLIC = ("fangcheng", "fangcheng.envs", "fangcheng.records", "fangcheng.conform")
_INNER = ("fangcheng.core", "fangcheng.handbook")  # rooms whose classes nobody outside is handed


class Home(NamedTuple):
    """Where a name is defined."""

    module: str
    name: str


class Told(NamedTuple):
    """A name of the reference."""

    module: str  # from where it is imported
    entry: Entry


def reference() -> dict[Home, Told]:
    """Return every public name once, then the types that they take and give, by where they are defined."""
    told: dict[Home, Told] = {}
    for place in PUBLIC:
        for name in module(place).public:
            home = home_of(name, place)
            if home is not None and Home(*home) not in told:
                told[Home(*home)] = Told(place, entry(name, place))
    waiting = list(told.values())
    while waiting:
        for home in _types_of(waiting.pop().entry):
            if home not in told and not home.module.startswith(_INNER):
                told[home] = Told(home.module, entry(home.name, home.module))
                waiting.append(told[home])
    return told


def _types_of(one: Entry) -> Iterator[Home]:
    """Yield what the annotations of an entry and its parts name, of ours and not private."""
    parts = [value for value in (one.takes, one.gives, one.value) if value is not None]
    for found in _names(parts):
        home = home_of(found, one.module.name)
        if home is not None and not home[1].startswith("_") and _is_type(Home(*home)):
            yield Home(*home)
    for part in one.parts:
        yield from _types_of(part)


def _is_type(home: Home) -> bool:
    """Return True for a class, and for another name of types; a plain constant has a name in capitals."""
    node = module(home.module).defined[home.name]
    return isinstance(node, ast.ClassDef) or (not isinstance(node, ast.FunctionDef) and not home.name.isupper())


def _names(parts: Iterable[ast.AST]) -> Iterator[str]:
    for part in parts:
        for node in ast.walk(_read(part)):
            if isinstance(node, ast.Name):
                yield node.id


class _Reading(ast.NodeTransformer):
    """Reads annotations that are written as texts."""

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, str) and node.value.isidentifier() and node.value[:1].isupper():
            return ast.Name(node.value)
        return node


def _read(part: ast.AST) -> ast.AST:
    read: ast.AST = _Reading().visit(part)
    return ast.fix_missing_locations(read)


class _Naming(ast.NodeTransformer):
    """Names types by where the reference tells them."""

    def __init__(self, there: Module, told: Mapping[Home, Told]) -> None:
        self.there, self.told = there, told

    def visit_Name(self, node: ast.Name) -> ast.AST:
        home = home_of(node.id, self.there.name)
        known = self.told.get(Home(*home)) if home is not None else None
        return node if known is None else ast.Name(f"{known.module}.{known.entry.name}")

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        for one in (*node.posonlyargs, *node.args, *node.kwonlyargs):
            if one.annotation is not None:
                one.annotation = self.visit(_read(one.annotation))
        node.defaults = [self._plain(one) for one in node.defaults]
        node.kw_defaults = [None if one is None else self._plain(one) for one in node.kw_defaults]
        return node

    def _plain(self, default: ast.expr) -> ast.expr:
        """Return a default as its value where it is the name of a number or a text."""
        home = home_of(default.id, self.there.name) if isinstance(default, ast.Name) else None
        value = None if home is None else getattr(module(home[0]).defined[home[1]], "value", None)
        return value if isinstance(value, ast.Constant) else default


def written(part: ast.AST | None, there: Module, told: Mapping[Home, Told]) -> str:
    """Write arguments or a type as the source has it, each type of ours by its full name."""
    if part is None:
        return ""
    return ast.unparse(_Naming(there, told).visit(_copy(part)))


def _copy(part: ast.AST) -> ast.AST:
    """Return the same again, to be changed: what is read is shared by all who ask."""
    if not isinstance(part, ast.arguments):
        return _read(ast.parse(ast.unparse(part), mode="eval").body)
    [function] = ast.parse(f"def told({ast.unparse(part)}): ...").body
    assert isinstance(function, ast.FunctionDef)
    return function.args
