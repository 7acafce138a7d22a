"""What commands print: tables for a person, JSON for a program."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from fangcheng.game.intervals import Figure

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: Any) -> None:
    """Print one JSON document."""
    print(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))


def print_table(rows: Iterable[Sequence[object]], head: Sequence[str] = (), right: Iterable[int] = ()) -> None:
    """Print columns side by side, the last one wrapped where it must; `right` columns hold numbers."""
    from rich.table import Table

    flush_right = set(right)
    table = Table(box=None, pad_edge=False, show_header=bool(head), header_style="bold")
    cells = [[str(cell) for cell in row] for row in rows]
    for column in range(max((len(row) for row in [head, *cells]), default=0)):
        last = column == max(len(row) for row in [head, *cells]) - 1
        name = head[column] if column < len(head) else ""
        justify = "right" if column in flush_right else "left"
        table.add_column(name, justify=justify, no_wrap=not last)  # type: ignore[arg-type]
    for row in cells:
        table.add_row(*(escape(cell) for cell in row))
    console(soft_wrap=False, highlight=False, width=None if sys.stdout.isatty() else 200).print(table)


def console(**settings: Any) -> "Console":
    """Return a console of rich that tells when nobody reads on, instead of ending the program as if it had failed."""
    from rich.console import Console

    class Pipe(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Pipe(**settings)


def escape(text: str) -> str:
    """Escape text with brackets, so that rich leaves them alone."""
    from rich.markup import escape as escaped

    return escaped(text)


def half(one: Figure, factor: int, digits: int) -> str:
    """Write half the interval of a rate or mean, behind it."""
    low, high = one["low"], one["high"]
    return "" if low is None or high is None else f" ±{factor * (high - low) / 2:.{digits}f}"
