"""Which line of a page's file a mistake stands on: the names that lead to it are followed through the text."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

DECLARED = "RULESET"
# What the first arguments of these are called, where they are not named.
POSITIONS = {
    "Option": ("key", "default", "choices", "text", "rule"),
    "LocalPattern": ("of", "names"),
    "vary": ("id", "without"),
    "words": ("en", "zh-Hans", "zh-Hant", "ja"),
}


@dataclass
class Source:
    """The text of one file, its names, and the folder where files lie that it imports names from."""

    file: Path
    tree: ast.Module
    names: dict[str, ast.expr] = field(default_factory=dict)
    imported: dict[str, Path] = field(default_factory=dict)

    @classmethod
    def of(cls, file: Path) -> "Source":
        """Read a file. Raises SyntaxError, OSError or ValueError where that cannot be done."""
        source = cls(file, ast.parse(file.read_text(encoding="utf-8"), str(file)))
        for node in source.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                source.names[node.targets[0].id] = node.value
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                source.names[node.target.id] = node.value
            elif isinstance(node, ast.ImportFrom) and node.module:
                beside = file.parent / f"{node.module.rpartition('.')[2]}.py"
                source.imported |= {one.asname or one.name: beside for one in node.names if beside.is_file()}
        return source


def line_of(file: Path, path: Sequence[object]) -> tuple[Path, int]:
    """Return the file and line where a mistake stands; it may be a list in a file beside. Line 0 if nobody can say."""
    try:
        source = Source.of(file)
    except (SyntaxError, OSError, ValueError):
        return file, 0
    node = source.names.get(DECLARED)
    if node is None:
        return file, 0
    found, line = source, node.lineno
    for one in path:
        step = _step(found, node, one)
        if step is None:  # it stands in the page that this one varies, or is reckoned: no other of that name will do
            break
        found, node, line = step
    return found.file, line


def line_of_name(file: Path, name: str) -> int:
    """Return the line where a file gives a name its value, 0 where it does not."""
    try:
        return getattr(Source.of(file).names.get(name), "lineno", 0)
    except (SyntaxError, OSError, ValueError):
        return 0


Step = tuple[Source, ast.expr, int]


def _step(source: Source, node: ast.expr, name: object) -> Step | None:
    """Return what stands under a name within a node, and on which line; None if it is not to be found there."""
    source, node = _resolved(source, node)
    for number, argument in enumerate(node.args if isinstance(node, ast.Call) else ()):
        if isinstance(node, ast.Call) and _position(node, number) == name:
            return source, argument, argument.lineno
    for key, value in _named(node):
        if key is not None and _is(key, name):
            return source, value, key.lineno
    for inner in _within(node):
        step = _step(source, inner, name)
        if step is not None:
            return step
    return (source, node, node.lineno) if _is(node, name) else None


def _resolved(source: Source, node: ast.expr) -> tuple[Source, ast.expr]:
    """Follow a name to what it was given, in this file or in one beside it."""
    for _ in range(8):
        if not isinstance(node, ast.Name):
            break
        if node.id in source.names:
            node = source.names[node.id]
        elif node.id in source.imported:
            try:
                source = Source.of(source.imported[node.id])
            except (SyntaxError, OSError, ValueError):
                break
            node = source.names.get(node.id, node)
        else:
            break
    return source, node


def _position(call: ast.Call, number: int) -> str | None:
    names = POSITIONS.get(_called(call), ())
    return names[number] if number < len(names) else None


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _named(node: ast.expr) -> Iterator[tuple[ast.expr | ast.keyword | None, ast.expr]]:
    """Yield what stands under a name: keyword arguments, entries of a mapping, options by their key."""
    if isinstance(node, ast.Call):
        yield from ((keyword, keyword.value) for keyword in node.keywords if keyword.arg)
    elif isinstance(node, ast.Dict):
        yield from zip(node.keys, node.values, strict=True)
    elif isinstance(node, (ast.Tuple, ast.List)):
        for one in node.elts:
            key = _key_of(one)
            if key is not None:
                yield key, one


def _key_of(option: ast.expr) -> ast.expr | None:
    """Return what names an option: the first argument of `Option("cap", ...)`, of `OTHER.option("cap")`."""
    if not isinstance(option, ast.Call):
        return None
    if _called(option) == "vary" and isinstance(option.func, ast.Attribute):
        return _key_of(option.func.value)
    if _called(option) in ("Option", "option"):
        named = [keyword.value for keyword in option.keywords if keyword.arg == "key"]
        return next(iter([*option.args, *named]), None)
    return None


def _within(node: ast.expr) -> Iterator[ast.expr]:
    """Yield what a search goes on in: the parts of a node that are no names of their own."""
    if isinstance(node, ast.Call):
        yield from node.args
        yield from (keyword.value for keyword in node.keywords if keyword.arg is None)
        yield from (keyword.value for keyword in node.keywords if keyword.arg)
    elif isinstance(node, ast.Dict):
        yield from (key for key in node.keys if key is not None)
        yield from node.values
    else:
        yield from (one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr))


def _is(node: ast.AST, name: object) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg == name
    written = _constant(node)
    return type(written) is type(name) and written == name


NOT_WRITTEN = object()


def _constant(node: ast.AST | None) -> object:
    """Return a text, number or switch as it is written, -1 among them; NOT_WRITTEN for anything else."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _constant(node.operand)
        return -number if isinstance(number, int) else NOT_WRITTEN
    return node.value if isinstance(node, ast.Constant) else NOT_WRITTEN


def twice(file: Path) -> tuple[str, int, int] | None:
    """Return the first key that stands twice in one mapping, and its two lines: Python keeps the last in silence."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, OSError, ValueError):
        return None
    for node in ast.walk(tree):
        seen: dict[object, int] = {}
        for key in node.keys if isinstance(node, ast.Dict) else ():
            written = _constant(key)
            if key is not None and written is not NOT_WRITTEN:
                if written in seen:
                    return str(written), seen[written], key.lineno
                seen[written] = key.lineno
    return None
