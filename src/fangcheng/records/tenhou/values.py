"""What mjlog attributes hold: numbers, tiles 0-135, seats. All raise ValueError for what cannot be."""

import msgspec

from fangcheng import tiles
from fangcheng.records.model import Numbers, Seat, Tile, Tiles

RED_FIVES = {16: tiles.RED_5M, 52: tiles.RED_5P, 88: tiles.RED_5S}


class Table(msgspec.Struct, frozen=True):
    """How many sit at the table and whether they play with red fives."""

    seats: int
    red_fives: bool

    def tile(self, number: int) -> Tile:
        """Return a tile: four numbers for each face: m, p, s, E S W N, White Green Red."""
        if not 0 <= number < 136:
            raise ValueError(f"no tile number {number}; they run from 0 to 135")
        if self.red_fives and number in RED_FIVES:
            return tiles.name_of(RED_FIVES[number])
        return tiles.name_of(number // 4)

    def tiles(self, text: str) -> Tiles:
        """Return the tiles of a comma list."""
        return tuple(self.tile(number) for number in to_numbers(text))

    def seat(self, text: str) -> Seat:
        """Return a seat that exists at this table."""
        return self.require_seat(to_number(text))

    def require_seat(self, seat: int) -> Seat:
        """Return the seat itself, if it exists at this table."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat} at a table of {self.seats}")
        return seat

    def per_seat(self, numbers: tuple[int, ...]) -> Numbers:
        """Return one number a seat; logs of three-player games keep a fourth column, which says nothing."""
        if len(numbers) != self.seats and not (len(numbers) == self.seats + 1 == 4):
            raise ValueError(f"{len(numbers)} numbers for {self.seats} seats")
        return numbers[: self.seats]


def to_number(text: str) -> int:
    """Return one integer of sensible length."""
    if len(text) > 12:
        raise ValueError(f'"{text[:12]}..." is too long for a number')
    return int(text)


def to_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a comma list; empty text is the empty list."""
    return tuple(to_number(part) for part in text.split(",")) if text else ()


def to_exactly(count: int, text: str) -> tuple[int, ...]:
    """Return the numbers of a comma list of a known length."""
    numbers = to_numbers(text)
    if len(numbers) != count:
        raise ValueError(f'"{text[:40]}" should be {count} numbers')
    return numbers
