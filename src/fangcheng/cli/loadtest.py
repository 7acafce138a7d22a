"""`fangcheng loadtest`: what this machine serves: players at many tables over real sockets."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fangcheng.cli.options import FIRST, Switch, Whole
from fangcheng.cli.output import print_json, print_table
from fangcheng.errors import FangchengError

if TYPE_CHECKING:
    from fangcheng.web.load.measure import Measured


@dataclass(frozen=True)
class Bound:
    """From where to where a number may be."""

    least: float
    most: float


TABLES, SECONDS, THINK = Bound(1, 1000), Bound(1, 600), Bound(0.05, 60)
SOMETHING_LOST = 1


def loadtest(
    variant: str = FIRST,
    /,
    *,
    tables: Whole = 50,
    seconds: float = 20.0,
    think: float = 1.0,
    json: Switch = False,
) -> int:
    """Measure how many tables of VARIANT this machine serves, and how long a player waits for the answer to an act.

    A server of its own is started, which only this machine can reach, and players sit down at all its tables, each with
    three bots at their usual pace. At the end every player compares the view it was told bit by bit with the whole.

    e.g. fangcheng loadtest --tables 200 --seconds 60

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    tables
        Tables, from 1 to 1000.
    seconds
        Time that is measured, up to 600.
    think
        Seconds a player takes for a decision, half as many more or less.
    json
        One JSON document instead of a table.
    """
    for name, value, bound in (("tables", tables, TABLES), ("seconds", seconds, SECONDS), ("think", think, THINK)):
        if not bound.least <= value <= bound.most:
            raise FangchengError(f"--{name} {value}: from {bound.least:g} to {bound.most:g}")
    import msgspec

    from fangcheng.variants import load_known
    from fangcheng.web.load.measure import Plan, measure

    found = measure(Plan(load_known(variant).id, tables, seconds, think), lambda text: print(text, file=sys.stderr))
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print_table(rows(found), head=("what", "measured"), right=(1,))
    if not found.is_sound:
        print("fangcheng: something was lost", file=sys.stderr)
    return 0 if found.is_sound else SOMETHING_LOST


def rows(found: Measured) -> list[tuple[str, str]]:
    """Return the figures in words."""
    return [
        ("acts a second", f"{found.acts:,.1f}"),
        ("from act to event, median", f"{found.median:.1f} ms"),
        ("99 of 100 within", f"{found.p99:.1f} ms"),
        ("longest", f"{found.longest:.1f} ms"),
        ("messages a second", f"{found.messages:,.1f} of {found.octets:,} bytes"),
        ("hands played", f"{found.hands:,}"),
        ("processor", told(found.processor, "of one core", 100, "%")),
        ("memory before the first table", told(found.memory_before, "MB")),
        ("most memory", told(found.memory, "MB")),
        ("acts that came too late", f"{found.stale:,}"),
        ("tables refused, acts lost", f"{found.refused:,}, {found.lost:,}"),
        ("events missed, views apart", f"{found.missed:,}, {found.apart:,}"),
    ]


def told(value: float | None, unit: str, times: int = 1, sign: str = "") -> str:
    """Return a figure with its unit; where the system does not tell it, say so."""
    return "not told by this system" if value is None else f"{times * value:.0f}{sign} {unit}"
