"""Wins in a row by the same player, after which more horses are turned (SHENZHEN-24, GUANGZHOU-31)."""

from collections.abc import Mapping

from reference.sheet import Seat, Sheet, spoken

PLACE = 100  # what a scorer carries from hand to hand has two digits for each seat
STEP = 2  # horses more for each win before


def row_of(carry: int, seat: Seat) -> int:
    """How many hands in a row the seat has won."""
    return carry // PLACE**seat % PLACE


def carried(sheet: Sheet, carry: int) -> int:
    """The rows after this hand: who has not won it has none."""
    return sum((row_of(carry, seat) + 1) * PLACE**seat for seat in {win.seat for win in sheet.wins})


def kept_more(options: Mapping[str, object], carry: int) -> int:
    """How many tiles more are kept back for the longest row (SHENZHEN-6, GUANGZHOU-9)."""
    steps = spoken(options.get("horses_step", "off")) == "on"
    return STEP * max(row_of(carry, seat) for seat in range(4)) if steps else 0
