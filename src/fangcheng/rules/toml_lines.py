"""TOML read strictly, with the line of each key, which the reader of the standard library does not tell."""

import re
import tomllib
from typing import Any

from fangcheng.errors import HouseRuleError

LONGEST_KEY = 400
LONGEST_LINE = 1 << 13  # letters; the time to read a key grows with the square of its length

_AT = re.compile(r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$")


def parsed(name: str, text: str) -> dict[str, Any]:
    """Return what a text says. Raises HouseRuleError with the place where it is no TOML."""
    for place, each in enumerate(text.split("\n"), start=1):
        if len(each) > LONGEST_LINE:
            raise HouseRuleError(name, place, f"more than {LONGEST_LINE} letters on one line")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise HouseRuleError(name, 0, "nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError, and numbers of more digits than Python reads
        found = _AT.search(str(error))
        reason = _AT.sub("", str(error))
        if found is None:
            raise HouseRuleError(name, 0, f"no TOML: {reason}") from None
        line = int(found["line"]) if found["line"] else text.rstrip().count("\n") + 1
        column = f", column {found['column']}" if found["column"] else ""
        raise HouseRuleError(name, line, f"no TOML: {reason[:1].lower()}{reason[1:]}{column}") from None


def line_of(text: str, *path: str) -> int:
    """Return the line where a key of a table stands, else that of the table; 0 where neither does.

    The text has been parsed. A line within a text or list of several lines is told from a key by reading what stands
    before it: that is no whole document then.
    """
    table: tuple[str, ...] = ()
    found, before = 0, ""
    for number, line in enumerate(text.split("\n"), start=1):
        header = line.lstrip().startswith("[")
        here = _header(line) if header else table + _key(line)
        if here and (header or here[: len(path)] == path) and _is_whole(before):
            if header:
                table = here
            if here[: len(path)] == path:
                return number
            if header and path[: len(here)] == here:
                found = number
        before += f"{line}\n"
    return found


def _header(line: str) -> tuple[str, ...]:
    """Return the path that a line names as a table; empty where it is none."""
    try:
        return _path(tomllib.loads(line))
    except ValueError:
        return ()


def _key(line: str) -> tuple[str, ...]:
    """Return the path left of the equals sign; empty where there is none."""
    for place, letter in enumerate(line[:LONGEST_KEY]):
        if letter == "=":
            try:
                return _path(tomllib.loads(f"{line[:place]}=0"))
            except ValueError:
                continue  # within a quoted key
    return ()


def _path(document: Any) -> tuple[str, ...]:
    path: tuple[str, ...] = ()
    while isinstance(document, (dict, list)) and document:
        if isinstance(document, list):
            document = document[0]
            continue
        [(key, document)] = document.items()
        path += (key,)
    return path


def _is_whole(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True
