"""Options that commands share: what kinds of values they take, how rule changes are read."""

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token

from fangcheng.errors import FangchengError
from fangcheng.rules.option import Value, plain
from fangcheng.variants import TOML, lay_out

FIRST = "riichi"  # the game of `fangcheng play` and `fangcheng bench` that name none

# On when given, without a --no- twin and without a default to show.
Switch = Annotated[bool, Parameter(negative="", show_default=False)]


def whole(_: Any, tokens: Sequence[Token]) -> int:
    """Return the whole number that is written: digits, and nothing that would be rounded. Raises ValueError."""
    written = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,4000}", written):
        raise ValueError(f'"{written}" is no whole number')
    return int(written)


# Numbers of tiles, tables, hands: 1.5 of them is a mistake, not 2.
Whole = Annotated[int, Parameter(converter=whole)]
MaybeWhole = Annotated[int | None, Parameter(converter=whole)]

# May be given several times, with one value each.
Repeated = Annotated[list[str] | None, Parameter(negative="", consume_multiple=False)]


def chosen(rules: Iterable[str] | None) -> dict[str, Value]:
    """Return options from `KEY=VALUE` words; on and off are yes and no, digits numbers."""
    options: dict[str, Value] = {}
    for rule in rules or ():
        key, equals, value = rule.partition("=")
        if not equals or not key:
            raise FangchengError(f'--rule "{rule}": write KEY=VALUE, e.g. --rule kuitan=off')
        options[key] = plain(value)
    return options


def offered(variant: str) -> str:
    """Return the id of a variant; a file of house rules is offered by its name from now on. Raises HouseRuleError."""
    return lay_out(variant).id if variant.endswith(TOML) else variant
