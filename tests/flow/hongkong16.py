"""Tables of the Hong Kong 16-tile game (preset hkma_2020) for its tests."""

from typing import Any

import numpy as np

from flow.table_of import Table, table_of

PRESET = "hkma_2020"
BASE, FAN = 10, 2  # in half points (TAIWAN-P13)
DULL = "2589m258p258s123456z"  # sixteen tiles far from ready
# Waits for 3s and 6s: all chows without honours or flowers 15, a concealed straight 20, a concealed hand 3.
CHOWS = "123456789m123p45s99s"
CHOWS_VALUE = 15 + 20 + 3


def dealt(hands: dict[str, str], wall: str = "", **more: Any) -> Table:
    """A table of the preset."""
    return table_of("taiwan", hands, wall, preset=PRESET, **more)


def unpulled(hands: dict[str, str], wall: str = "", **more: Any) -> Table:
    """The same with every win paid at once."""
    return dealt(hands, wall, options={"pulling": False}, **more)


def value_of(table: Table, letter: str) -> int:
    """The fan of the win that the table has just seen."""
    return int(table.engine.desk.work.results[table.seat(letter)].total)


def open_notes(**amounts: int) -> dict[str, Any]:
    """What a table begins with: `SE=40` is what East owes South."""
    matrix = np.zeros((4, 4), np.int32)
    for pair, amount in amounts.items():
        matrix["ESWN".index(pair[0]), "ESWN".index(pair[1])] = amount
    return {"pulling.notes": matrix}


def notes(table: Table) -> dict[str, int]:
    """The open notes: winner, then debtor."""
    rows = enumerate(table.record.pulling.notes.tolist())
    return {"ESWN"[one] + "ESWN"[other]: amount for one, row in rows for other, amount in enumerate(row) if amount}
