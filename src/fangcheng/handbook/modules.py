"""The modules of the package, read as text: what each defines, and where the names it uses come from."""

import ast
from dataclasses import dataclass
from functools import cache, cached_property

from fangcheng.handbook.sources import PACKAGE

NAME = "fangcheng"


@dataclass(frozen=True)
class Module:
    """A module as its text has it; nothing of it is run, so that no extra need be installed."""

    name: str  # dotted
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Return its syntax tree."""
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> list[str]:
        """Return its lines, the first one at 0."""
        return self.text.splitlines()

    @cached_property
    def defined(self) -> dict[str, ast.stmt]:
        """Return what its body binds by a class, a function or a plain assignment, by name."""
        found: dict[str, ast.stmt] = {}
        for node in self.tree.body:
            for name in _bound(node):
                found[name] = node
        return found

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """Return the names that come from our own modules, each with its module and its name there."""
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == NAME:
                for alias in node.names:
                    found[alias.asname or alias.name] = (node.module, alias.name)
        return found

    @cached_property
    def public(self) -> list[str]:
        """Return the names of its `__all__`, in their order."""
        listed = self.defined.get("__all__")
        return list(ast.literal_eval(listed.value)) if isinstance(listed, ast.Assign) else []


def _bound(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        return [node.target.id]
    return []


@cache
def module(name: str) -> Module:
    """Return a module by its dotted name. Raises FileNotFoundError where there is none."""
    path = PACKAGE.joinpath(*name.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Module(name, file.read_text(encoding="utf-8"))


def home_of(name: str, seen_in: str) -> tuple[str, str] | None:
    """Return the module that defines a name, with its name there; None for what is not ours.

    `seen_in` is the module that uses the name; imports are followed from module to module.
    """
    where = seen_in
    while True:
        there = module(where)
        if name in there.defined:
            return where, name
        if name not in there.imported:
            return None
        where, name = there.imported[name]
