"""Write `docs/fields.md` from the declarations of settings in `fangcheng.core.state.fields`.

    python tools/make_fields.py            write the file
    python tools/make_fields.py --check    only say whether it is up to date

It is committed; a test compares. What editors show of a setting, `make_record_types.py` writes.
"""

import ast
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/fangcheng"
PAGE = ROOT / "docs/fields.md"
MANY = 6  # words that are told once only where several settings of a chapter have them
MOST_NAMED = 8  # files that are named one by one
CONDITIONS = ("on", "off")  # of stages: what they name is read (core/state/conditions.py)
READERS = ("core", "game", "web")  # rooms that act by the rules
sys.path.insert(0, str(ROOT / "src"))

from fangcheng.core.state.fields import scoring_options  # noqa: E402
from fangcheng.core.state.fields.chapters import FIELDS, OPTION, OPTIONS  # noqa: E402
from fangcheng.core.state.fields.kinds import Field, Made  # noqa: E402
from fangcheng.rules.setting_text import chapters, may_be, words_of  # noqa: E402

HEADER = """\
# Settings

Everything that a page may set ([new-variant.md](new-variant.md)), and house rules after it
([house-rules.md](house-rules.md)): what it may be, what it means, and which files under `src/fangcheng/` read it.
`fangcheng variants --settings WORD` looks for one, and says which games set it. What stands on the table itself is laid
out in `core/state/table.py` and `core/state/institution_records.py`.

Written by `tools/make_fields.py` from the chapters in `core/state/fields/`: change it there.
"""

TOOL = "tools/make_fields.py"
OPTION_AT = {field.place: name for name, field in OPTIONS.items()}


def readers() -> dict[str, list[str]]:
    """Return which files read each field of the rules, and each place of `rules.option`, by its name on a page."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for room in READERS for path in (SOURCE / room).rglob("*.py")):
        for name in sorted(set(names_read(ast.parse(path.read_text(encoding="utf-8"))))):
            found.setdefault(name, []).append(path.relative_to(SOURCE).with_suffix("").as_posix())
    return found


def names_read(tree: ast.AST) -> Iterator[str]:
    """Yield what a file reads of the rules: `rules.cap`, `rules["base"]`, `rules.option[KIRIAGE]`, `on("cap")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CONDITIONS:
            names = (one.value for one in node.args if isinstance(one, ast.Constant))
            yield from (name if name in OPTIONS else str(name).partition(".")[0] for name in names)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and is_rules(node.value):
            yield node.attr
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            if is_rules(node.value) and isinstance(node.slice, ast.Constant):
                yield str(node.slice.value)
            elif (
                isinstance(node.slice, ast.Name) and isinstance(node.value, ast.Attribute) and node.value.attr == OPTION
            ):
                yield OPTION_AT.get(vars(scoring_options).get(node.slice.id), OPTION)


def is_rules(node: ast.expr) -> bool:
    """Return True if the expression is a rules record by its name."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name == "rules"


def content() -> str:
    """Return the whole page."""
    read_by = readers()
    lines = [HEADER]
    for about, fields in chapters():
        title, _, rest = about.partition(":")
        lines += [f"## {title.strip('.')}", "", *([f"{capital(rest.strip())}", ""] if rest else [])]
        lines += ["| setting | may be | means | read by |", "|---|---|---|---|"]
        lines += [row(name, field, read_by, same_words(name, fields)) for name, field in fields.items()]
        lines.append("")
    return "\n".join(lines)


def same_words(name: str, fields: dict[str, Field]) -> str:
    """Return the first setting of a chapter that has the words of this one, where they are many; else nothing."""
    words = words_of(fields[name])
    first = next(other for other, field in fields.items() if words_of(field) == words)
    return first if first != name and len(words) > MANY else ""


def row(name: str, field: Field, read_by: dict[str, list[str]], words_as: str) -> str:
    """Return the row of one setting: its words with their meanings stand below what it may be."""
    words = f"<br>those of `{words_as}`" if words_as else "".join(f"<br>{line}" for line in word_lines(field))
    means = field.meaning + (" Not set by pages." if isinstance(field, Made) else "")
    return f"| `{name}` | {may_be(field)}{words} | {means} | {files(readers_of(name, field, read_by))} |"


def readers_of(name: str, field: Field, read_by: dict[str, list[str]]) -> list[str]:
    """Return the files that read a field, which a page may know by another name than the record."""
    return read_by.get(next((own for own, each in FIELDS.items() if each is field), name), [])


def files(paths: list[str]) -> str:
    """Return the files in a row, or where many read a field how many there are."""
    return ", ".join(f"`{path}`" for path in paths) if len(paths) <= MOST_NAMED else f"{len(paths)} files"


def word_lines(field: Field) -> Iterator[str]:
    """Yield a line for each word; several in a row that mean the same share one."""
    for meaning, words in groupby(words_of(field), lambda word: word.meaning):
        names = [f"`{word.word}`" for word in words]
        yield f"{names[0]} to {names[-1]} {meaning}" if len(names) > 1 else f"{names[0]} {meaning}"


def capital(text: str) -> str:
    """Return a sentence with its first letter large."""
    return text[:1].upper() + text[1:]


def main() -> int:
    """Write the file, or check it."""
    made = content()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    is_old = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made
    if is_old:
        print(f"{PAGE.relative_to(ROOT)} is not what the declarations say: python {TOOL}", file=sys.stderr)
    return int(is_old)


if __name__ == "__main__":
    sys.exit(main())
