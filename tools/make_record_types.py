"""Write `record_types.py` with its stub in each room that declares records: classes whose fields editors complete.

    python tools/make_record_types.py            write the files
    python tools/make_record_types.py --check    only say whether they are up to date

A kernel says `table: Table`, and `table.` lists the fields, each with its width, its shape and what the declaration
says of it. To Python each of these names is NumPy's record, so they cost nothing. Both files are committed; a test
compares.
"""

import ast
import sys
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import wrap

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/fangcheng"
TOOL = "tools/make_record_types.py"
ROOMS = ("core/state", "bots", "trials")
WITHIN = {"STATE", "STEP"}  # the table has their fields one by one
WIDTH = 120
sys.path.insert(0, str(ROOT / "src"))

from fangcheng.core.state.fields.chapters import FIELDS  # noqa: E402

NUMPYS_OWN = frozenset(dir(np.record))  # fields of these names are read as win["flags"]
PLAIN = """\
\"""The types of the records of this room, for editors: what their fields are stands in record_types.pyi.

Written by tools/make_record_types.py from the declarations: edit those.
\"""

import numpy as np

"""
STUB = """\
# The types of the records of this room. Written by tools/make_record_types.py from the declarations: edit those.
"""
BASE = """\
from typing import Any, Generic, TypeVar

import numpy as np

Row = TypeVar("Row")

class Rows(Generic[Row]):
    \"""Records of one kind in a row, or in several.\"""

    shape: tuple[int, ...]
    def __getitem__(self, places: Any) -> Row: ...
    def __setitem__(self, places: Any, row: Any) -> None: ...
    def __len__(self) -> int: ...

class Record:
    \"""What every record can: fields by their names, too, as some names are NumPy's own.\"""

    dtype: np.dtype[np.void]
    def __getitem__(self, name: str) -> Any: ...
    def __setitem__(self, name: str, value: Any) -> None: ...
    def tobytes(self) -> bytes: ...
"""
LEARNED = """\
import numpy as np

from fangcheng.core.state.record_types import Record
"""


class Room:
    """The records that the files of one room declare: constants that are a dtype with fields."""

    def __init__(self, name: str, others: dict[int, str]) -> None:
        self.name = name
        self.folder = SOURCE / name
        self.names = others  # of dtypes of rooms below and of this one, by identity
        self.records: dict[str, np.dtype[np.void]] = {}
        self.comments: dict[str, dict[str, str]] = {}  # of fields, by the constant that lists them
        self.about: dict[str, str] = {}
        for path in sorted(self.folder.glob("*.py")):
            if path.name not in ("record_types.py", "__init__.py"):
                self.read(path)

    def read(self, path: Path) -> None:
        """Note the records that a file declares, and what its comments say of their fields."""
        text = path.read_text(encoding="utf-8")
        if "np.dtype(" not in text and "INSTITUTIONS" not in text:
            return
        comments = comments_of(path)
        tree = ast.parse(text)
        module = import_module(".".join(("fangcheng", *path.relative_to(SOURCE).with_suffix("").parts)))
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                constant = node.targets[0].id
                made = getattr(module, constant, None)
                self.comments[constant] = dict(fields_told(node, comments))
                if isinstance(made, np.dtype) and made.names and constant not in WITHIN:
                    self.records[constant] = made
                    self.names[id(made)] = constant.title().replace("_", "")
                    about = comments.get(node.lineno, "") if node.lineno != node.end_lineno else ""
                    self.about[constant] = f"{constant} in {path.name}{about and f': {about}'}."

    def told(self, constant: str, field: str) -> str:
        """Return what is said of a field where it is declared, in this constant or in one that it takes over."""
        if constant == "RULES":
            return FIELDS[field].meaning
        if field in self.comments[constant]:
            return self.comments[constant][field]
        return next((some[field] for some in self.comments.values() if field in some), "")

    def plain(self) -> str:
        """Return the module: every name is NumPy's record."""
        names = sorted(self.names[id(made)] for made in self.records.values())
        return PLAIN + "".join(f"{name} = np.record\n" for name in names)

    def stub(self) -> str:
        """Return the stub: a class for each record."""
        lines = [line for constant, made in self.records.items() for line in ("", *self.class_of(constant, made))]
        head = BASE if self.name == ROOMS[0] else LEARNED
        if head == LEARNED and any(line.endswith("Any) -> None: ...") for line in lines):
            head = f"from typing import Any\n\n{LEARNED}"
        return "\n".join([STUB, *head.splitlines(), *lines]) + "\n"

    def class_of(self, constant: str, made: np.dtype[np.void]) -> Iterator[str]:
        """Yield the lines of the class of one record."""
        yield f"class {self.names[id(made)]}(Record):"
        yield from docstring(self.about[constant])
        yield ""
        for field in made.names or ():
            kind, width = self.kind_of(made.fields[field][0])
            told = docstring(f"{width}: {self.told(constant, field)}".rstrip(": "))
            yield from written_only(field) if field in NUMPYS_OWN else (f"    {field}: {kind}", *told)

    def kind_of(self, dtype: np.dtype[np.void]) -> tuple[str, str]:
        """Return the type of a field to an editor, and its width with its shape in words."""
        base, shape = dtype.base, f" {dtype.shape}" if dtype.shape else ""
        if base.names:
            name = self.names.get(id(base)) or self.same_as(base)
            return (f"Rows[{name}]" if shape else name), f"{name}{shape}"
        if shape:
            return "np.ndarray", f"{base}{shape}"
        return ("np.uint64" if base == np.uint64 else "int"), str(base)

    def same_as(self, base: np.dtype[np.void]) -> str:
        """Return the name of an equal record: NumPy makes fields anew."""
        return next(self.names[id(made)] for made in self.records.values() if made == base)


def comments_of(path: Path) -> dict[int, str]:
    """Return the comments of a file by their lines."""
    with path.open("rb") as file:
        tokens = list(tokenize.tokenize(file.readline))
    return {one.start[0]: one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT}


def fields_told(node: ast.AST, comments: dict[int, str]) -> Iterator[tuple[str, str]]:
    """Yield the fields that an expression lists as tuples, with the comment on their last line."""
    for one in ast.walk(node):
        match one:
            case ast.Tuple([ast.Constant(str(name)), _, *_]):
                yield name, comments.get(one.end_lineno or 0, "")


def written_only(field: str) -> Iterator[str]:
    """Yield the lines of a field with a name of NumPy's own: by that it can be written, but is read as win["flags"]."""
    yield "    @property"
    yield f"    def {field}(self) -> object: ..."
    yield f"    @{field}.setter"
    yield f"    def {field}(self, value: Any) -> None: ..."


def docstring(text: str) -> list[str]:
    """Return the lines of the docstring of a field."""
    lines = wrap(text, WIDTH - 10)
    if len(lines) == 1:
        return [f'    """{lines[0]}"""']
    return [f'    """{lines[0]}', *(f"    {line}" for line in lines[1:]), '    """']


def main() -> int:
    """Write the files, or check them."""
    named: dict[int, str] = {}
    made: dict[Path, str] = {}
    for name in ROOMS:
        room = Room(name, named)
        made |= {room.folder / "record_types.py": room.plain(), room.folder / "record_types.pyi": room.stub()}
    if "--check" not in sys.argv[1:]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in old:
        print(f"{path.relative_to(ROOT)} is not what the declarations say: python {TOOL}", file=sys.stderr)
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main())
