"""Where a locked hand may lay kongs and egg tiles with the tile just drawn, as long as its waits stay the same."""

from collections.abc import Collection
from dataclasses import replace

from reference.referee_common import but
from reference.referee_eggs import Eggs
from reference.referee_treasure import Treasure
from reference.sheet import Meld, Seat, face


class Locked(Treasure, Eggs):
    """Eggs, a treasure, and what may be laid behind a declaration."""

    def keeps_with_kong(self, seat: Seat, kind: int, free: Collection[int] = ()) -> bool:
        """Return True if a kong of the tile just drawn leaves the waits alone, but for kinds that do not matter."""
        before = self.waits_before(seat) - {*free}
        return face(self.drawn(seat)) == kind and bool(before) and before == self.waits(*self.with_kong(seat, kind))

    def keeps_with_food(self, seat: Seat, tile: str) -> bool:
        """Return True if the tile just drawn may go into an egg and leaves the waits alone."""
        rest = but(self.book.hands[seat], self.drawn(seat))
        return tile == self.drawn(seat) and self.waits_before(seat) == self.waits(rest, self.with_food(seat, tile))

    def waits_before(self, seat: Seat) -> set[int]:
        """Those of a ready hand without the tile just drawn."""
        return self.waits(but(self.book.hands[seat], self.drawn(seat)), self.book.melds[seat])

    def with_food(self, seat: Seat, tile: str) -> list[Meld]:
        """The melds of a seat with one egg more of this tile; in which egg it lies is the same to a wait."""
        melds = list(self.book.melds[seat])
        index = next(number for number, meld in enumerate(melds) if meld.kind == "egg")
        stands = melds[index].stands_for
        melds[index] = replace(
            melds[index], tiles=melds[index].tiles + tile, stands_for=stands and stands + stands[-2:]
        )
        return melds
