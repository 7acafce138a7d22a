"""Where eggs are laid: sets of winds, dragons, ones or nines that grow, and into which a 1s may fly."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from reference.history import EGGS, Move
from reference.referee_common import Common
from reference.sheet import Seat, tiles

FLYING = "1s"
FAMILIES = tuple(EGGS)


class Eggs(Common):
    """Eggs are laid in the own first turn and fed in later ones; who could do so in several ways names the tiles."""

    robbable = ("added", "added_egg")
    flies = False
    families: Iterable[str] = ("winds", "dragons")
    sizes: Mapping[str, tuple[int, ...]] = {}  # how many tiles are laid at once, where not three
    naming: str = ""  # the family whose tiles are being named
    named: tuple[str, ...] = ()

    # --- following

    def answered(self, seat: Seat, action: str) -> None:
        word, _, what = action.partition(" ")
        if word == "egg":
            self.naming, self.named = what, ()
        elif self.naming:
            self.named += (what,) if word == "give" else ()
        else:
            super().answered(seat, action)
            return
        self.name_the_rest(seat)

    def name_the_rest(self, seat: Seat) -> None:
        """Where but one tile is left to be named nobody is asked."""
        while len(steps := self.steps(seat)) == 1 and steps != {"pass"}:
            self.named += (steps.pop().split()[1],)

    def see(self, move: Move) -> None:
        self.naming = ""
        super().see(move)

    # --- facts

    def drawn(self, seat: Seat) -> str:
        """The tile just drawn, unless it has been laid into an egg since."""
        tile = super().drawn(seat)
        return tile if tile in self.book.hands[seat] else ""

    def has_thrown(self, seat: Seat) -> bool:
        """Return True behind the own first turn."""
        return bool(self.book.rivers[seat])

    def laid(self, seat: Seat) -> set[str]:
        """The families of which an egg lies before a seat."""
        eggs = [tiles(meld.stands_for)[0] for meld in self.book.melds[seat] if meld.kind == "egg"]
        return {family for family in FAMILIES for tile in eggs if tile in tiles(EGGS[family])}

    # --- what may be laid

    def may_do(self, seat: Seat) -> set[str]:
        if self.naming:
            return self.steps(seat)
        found = self.discards(seat) | {f"egg {family}" for family in self.families if self.ways(seat, family)}
        if self.claimed is not None:
            return found
        found |= {"win"} if self.drawn(seat) and self.wins_by_draw(seat) else set()
        return found | (self.kongs(seat) if self.kong_is_left() else set())

    def steps(self, seat: Seat) -> set[str]:
        """The tiles that may be named next; `pass` where those named are enough."""
        ways = self.ways(seat, self.naming)
        more = [rest for way in ways if (rest := beside(way, self.named)) is not None]
        return {f"give {tile}" for rest in more for tile in rest} | ({"pass"} if () in more else set())

    def ways(self, seat: Seat, family: str) -> set[tuple[str, ...]]:
        """The tiles of each egg of a family that may be laid, or fed, now."""
        if family in self.laid(seat):
            may_feed = self.claimed is None and self.has_thrown(seat) and self.kong_is_left()
            return {(tile,) for tile in self.food(seat, family) if self.may_feed(seat, tile)} if may_feed else set()
        if self.has_thrown(seat) or not self.may_lay(seat):
            return set()
        sizes = self.sizes.get(family, (3,))
        return {egg for size in sizes if size == 3 or self.kong_is_left() for egg in self.eggs(seat, family, size)}

    def eggs(self, seat: Seat, family: str, size: int) -> Iterator[tuple[str, ...]]:
        """Different members, and a 1s for each that is missing."""
        hand, members = self.book.hands[seat], tiles(EGGS[family])
        for number in range(size + 1):
            for own in combinations([tile for tile in members if tile in hand], number):
                left = hand.count(FLYING) - own.count(FLYING)
                if size - number <= (left if self.flies else 0):
                    yield tuple(sorted([*own, *[FLYING] * (size - number)]))

    def food(self, seat: Seat, family: str) -> set[str]:
        """What may be added to an egg."""
        members = {*tiles(EGGS[family])} | ({FLYING} if self.flies else set())
        return members & {*self.book.hands[seat]}

    def may_lay(self, seat: Seat) -> bool:
        """Eggs come before any own call."""
        return all(caller != seat for caller, _ in self.book.calls)

    def may_feed(self, seat: Seat, tile: str) -> bool:
        """Every tile of the family may be added."""
        return True


def beside(way: tuple[str, ...], named: tuple[str, ...]) -> tuple[str, ...] | None:
    """What is left of an egg behind the tiles named; None where one of them is none of it."""
    rest = list(way)
    for tile in named:
        if tile not in rest:
            return None
        rest.remove(tile)
    return tuple(rest)
