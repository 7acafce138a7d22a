"""Events of a Chinese-official hand without flowers from words like `PLAY` and `GANG`: shared by Botzone and IJCAI."""

from fangcheng.records.chinese.tiles import run_around
from fangcheng.records.model import (
    HIDDEN,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    Event,
    OpenKong,
    Pung,
    Seat,
    Tile,
)


class McrEvents:
    """Collects the events of one hand and remembers what a claim or a win would be on."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.tile: Tile = HIDDEN  # last tile drawn, discarded or added to a kong
        self.seat: Seat = 0  # whose it was
        self.replacing = False  # the next draw replaces a kong's tile

    def draw(self, seat: Seat, tile: Tile) -> None:
        """Add a draw from the seat's wall."""
        self.events.append(Draw(seat, tile, self.replacing))
        self.replacing = False
        self.tile, self.seat = tile, seat

    def discard(self, seat: Seat, tile: Tile) -> None:
        """Add a discard; whether an equal tile was the drawn one, these sources do not tell."""
        may_be_drawn = isinstance(self._last(), Draw) and self.seat == seat and self.tile == tile
        self.events.append(Discard(seat, tile, None if may_be_drawn else False))
        self.tile, self.seat = tile, seat

    def chow(self, seat: Seat, middle: Tile) -> None:
        """Add a run around `middle` with the last discard."""
        run = list(run_around(middle))
        called, giver = self._discarded("chi")
        if called not in run:
            raise ValueError(f"chi of {called} into a run around {middle}")
        run.remove(called)
        self.events.append(Chow(seat, tuple(run), called, giver))

    def pung(self, seat: Seat) -> None:
        """Add a triplet with the last discard."""
        called, giver = self._discarded("pon")
        self.events.append(Pung(seat, (called,) * 2, called, giver))

    def open_kong(self, seat: Seat) -> None:
        """Add a kong with the last discard."""
        called, giver = self._discarded("kong")
        self.events.append(OpenKong(seat, (called,) * 3, called, giver))
        self.replacing = True

    def concealed_kong(self, seat: Seat, tile: Tile) -> None:
        """Add a kong of four tiles of one's own."""
        self.events.append(ConcealedKong(seat, (tile,) * 4))
        self.replacing = True

    def added_kong(self, seat: Seat, tile: Tile) -> None:
        """Add a fourth tile to one's own triplet."""
        self.events.append(AddedKong(seat, tile, (tile,) * 3))
        self.replacing = True
        self.tile, self.seat = tile, seat

    def _discarded(self, claim: str) -> tuple[Tile, Seat]:
        last = self._last()
        if not isinstance(last, Discard):
            raise ValueError(f"{claim} without a discard before it")
        return last.tile, last.seat

    def _last(self) -> Event | None:
        return self.events[-1] if self.events else None
