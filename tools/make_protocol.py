"""Write `web/src/protocol.ts` from the types in `fangcheng.web`: wire/, messages.py, bodies/.

    python tools/make_protocol.py            write the file
    python tools/make_protocol.py --check    only say whether it is up to date

The written file is committed; a test compares.
"""

import inspect as python_inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

ROOT = Path(__file__).resolve().parent.parent
WIRE = tuple(f"wire.{name}" for name in ("words", "still", "table", "hand", "results", "view", "events"))
BODIES = tuple(f"bodies.{file.stem}" for file in sorted((ROOT / "src/fangcheng/web/bodies").glob("[a-z]*.py")))
FILES = (*WIRE, "messages", *BODIES, "people.asked")  # of src/fangcheng/web, in the order they are written
TARGET = ROOT / "web/src/protocol.ts"
UNIONS = ("ServerMessage", "ClientMessage", "Arranging", "RoomMessage")
HEADER = """\
// The messages between page and server. Written by tools/make_protocol.py from src/fangcheng/web/wire: edit that.

/** A tile in notation: "5m", "0p" (red five), "1z", "3f", "2a", or the name of a joker. */
export type Tile = string;
/** A tile lying face up, or FACE_DOWN, or GONE. */
export type Spot = string;
export const FACE_DOWN = "{face_down}";
export const GONE = "{gone}";
"""


def load() -> list[ModuleType]:
    """Load the files that declare what travels; they need msgspec and nothing else that is installed."""
    sys.path.insert(0, str(ROOT / "src"))
    return [import_module(f"fangcheng.web.{name}") for name in FILES]


def structs_of(module: ModuleType) -> list[type]:
    """Return all types that a file declares, in the order they are written."""
    return [
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__
    ]


def ts_type(kind: inspect.Type) -> str:
    """Spell one type in TypeScript."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(ts_type(each) for each in types)
        case inspect.ListType(item_type=item):
            inner = ts_type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return "[" + ", ".join(ts_type(item) for item in items) + "]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{ts_type(key)}, {ts_type(value)}>"
    raise TypeError(f"make_protocol.py cannot spell {kind} in TypeScript; teach ts_type")


def first_line(struct: type) -> str:
    return python_inspect.getdoc(struct).splitlines()[0]


def interface(struct: type) -> str:
    """Spell one struct as a TypeScript interface; the server always sends every field."""
    info = inspect.type_info(struct)
    lines = [f"/** {first_line(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [f"  {each.encode_name}: {ts_type(each.type)};" for each in info.fields]
    return "\n".join([*lines, "}"])


def union(messages: ModuleType, name: str) -> str:
    members = " | ".join(member.__name__ for member in getattr(messages, name).__args__)
    return f"export type {name} = {members};"


def protocol() -> str:
    """Return the text of the whole file."""
    modules = dict(zip(FILES, load(), strict=True))
    words, messages = modules["wire.words"], modules["messages"]
    header = HEADER.format(face_down=words.FACE_DOWN, gone=words.GONE)
    structs = [struct for module in modules.values() for struct in structs_of(module)]
    blocks = [header.rstrip(), *map(interface, structs), *(union(messages, name) for name in UNIONS)]
    return "\n\n".join(blocks) + "\n"


def main() -> int:
    text = protocol()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/make_protocol.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
