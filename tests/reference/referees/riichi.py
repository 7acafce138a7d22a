"""Riichi's flow by rules/riichi.md: calls, swap-calling, riichi, kongs after it, furiten, nine terminals."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from reference import riichi
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.sheet import Seat, face, tiles
from reference.words import is_outer, is_sets_and_pair, lonely, splits

HANDS = 40  # so many show wins let pass, and others barred for it
MIXED = False  # the default rules alone are followed
STAKE = 1000
ORPHANS = tuple(kind for kind in range(34) if is_outer(kind))


class Table(Referee):
    """A table of four, or of three with `kita` and without chi."""

    least_left = 4  # RIICHI-57
    chi = True

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, riichi.verdict)
        self.missed: set[Seat] = set()  # RIICHI-76: until the own next draw
        self.locked: set[Seat] = set()  # RIICHI-77: to the end of the hand

    def before_draw(self, move: Move) -> None:
        self.missed.discard(move.seat)

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """RIICHI-76, RIICHI-77: whatever the reason, he did not win on a tile he waits for."""
        if face(offer.tile) in self.waits(seat) and (offer.what != "concealed" or "win" in actions):
            self.missed.add(seat)
            if self.in_riichi(seat):
                self.locked.add(seat)

    # --- facts

    def in_riichi(self, seat: Seat) -> bool:
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def waits(self, seat: Seat) -> frozenset[int]:
        """What completes the hand at rest."""
        return waits_of(tuple(sorted(map(face, self.book.hands[seat]))), bool(self.book.melds[seat]))

    def is_closed(self, seat: Seat) -> bool:
        return all(meld.kind == "concealed" for meld in self.book.melds[seat])

    def is_furiten(self, seat: Seat) -> bool:
        """RIICHI-75 to RIICHI-77."""
        thrown = {face(cut.tile) for cut in self.book.rivers[seat]}
        return bool(thrown & self.waits(seat)) or seat in self.missed | self.locked

    def kong_is_left(self) -> bool:
        """RIICHI-45, RIICHI-56."""
        return len(self.book.kongs) < 4 and self.book.left > 0

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        drawn = self.drawn(seat)
        if self.book.declaring == seat:
            return self.thrown(seat, lambda tile: tile in self.ready_discards(seat))
        if not drawn:
            return self.thrown(seat, lambda tile: face(tile) not in forbidden(self.claimed))
        found = {f"{drawn} drawn"} if self.in_riichi(seat) else self.thrown(seat)
        found |= {"win"} if self.wins_by_draw(seat, drawn) else set()
        found |= self.kongs(seat, drawn) if self.kong_is_left() else set()
        found |= {"ready"} if self.may_declare(seat) else set()
        return found | ({"abort"} if self.has_nine(seat) else set()) | self.lays(seat, drawn)

    def lays(self, seat: Seat, drawn: str) -> set[str]:
        """Only three players lay a North aside."""
        return set()

    def wins_by_draw(self, seat: Seat, drawn: str) -> bool:
        whole = tuple(sorted(map(face, self.book.hands[seat])))
        return is_complete(whole, bool(self.book.melds[seat])) and self.wins(seat, drawn, "self").wins

    def kongs(self, seat: Seat, drawn: str) -> set[str]:
        """RIICHI-40 to RIICHI-43, RIICHI-60."""
        quads = self.quads(seat)
        if self.in_riichi(seat):
            return {said("kong", self.of_face(seat, kind)) for kind in quads if self.keeps_waits(seat, kind, drawn)}
        found = {said("kong", self.of_face(seat, kind)) for kind in quads}
        for meld in self.book.melds[seat]:
            for tile in self.of_face(seat, face(tiles(meld.tiles)[0])) if meld.kind == "pon" else ():
                found.add(said("kong", [*tiles(meld.tiles), tile]))
        return found

    def keeps_waits(self, seat: Seat, kind: int, drawn: str) -> bool:
        """RIICHI-60: with the tile just drawn, the waits as before, and always a triplet."""
        if face(drawn) != kind:
            return False
        hand = sorted(map(face, self.book.hands[seat]))
        hand.remove(kind)
        laid = bool(self.book.melds[seat])
        before = waits_of(tuple(hand), laid)
        after = waits_of(tuple(other for other in hand if other != kind), True)
        readings = [sets for wait in before for sets, _ in splits(sorted([*hand, wait]))]
        return before == after and all((kind,) * 3 in sets for sets in readings)

    def may_declare(self, seat: Seat) -> bool:
        """RIICHI-57."""
        if self.book.declared[seat] or not self.is_closed(seat) or self.book.left < self.least_left:
            return False
        return self.setting.scores[seat] >= STAKE and bool(self.ready_discards(seat))

    def ready_discards(self, seat: Seat) -> set[str]:
        """Tiles whose discard leaves the hand ready."""
        hand = self.book.hands[seat]
        return {tile for tile in set(hand) if waits_of(rest_of(hand, tile), bool(self.book.melds[seat]))}

    def has_nine(self, seat: Seat) -> bool:
        """RIICHI-97."""
        different = {kind for kind in self.held(seat) if is_outer(kind)}
        return not self.book.broken and not self.book.rivers[seat] and len(different) >= 9

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        found = {"win"} if self.may_win(seat, offer) else set()
        if offer.what != "discard" or self.in_riichi(seat) or not self.book.left or self.is_over(offer):
            return found
        if self.chi and (offer.seat + 1) % len(self.seats) == seat:
            found |= set(self.chis(seat, offer))
        own = self.of_face(seat, face(offer.tile))
        found |= {said("pon", two) for two in combinations(own, 2) if self.leaves_a_discard(seat, two, "pon", offer)}
        return found | ({said("kong", own)} if len(own) == 3 and self.kong_is_left() else set())

    def is_over(self, offer: Move) -> bool:
        """RIICHI-98, RIICHI-100: a discard after which the hand is drawn unless it is won on."""
        makers = {kong.seat for kong in self.book.kongs}
        return (len(self.book.kongs) == 4 and len(makers) > 1) or all(self.book.declared[: len(self.seats)])

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """RIICHI-68 to RIICHI-70, RIICHI-74."""
        if face(offer.tile) not in self.waits(seat) or self.is_furiten(seat):
            return False
        verdict = self.wins(seat, offer.tile, "discard" if offer.what == "discard" else "rob", offer.seat)
        return verdict.wins and (offer.what != "concealed" or "thirteen_orphans" in verdict.rows)

    def chis(self, seat: Seat, offer: Move) -> Iterator[str]:
        """RIICHI-37, RIICHI-49, RIICHI-50."""
        called = face(offer.tile)
        for low in range(called - 2, called + 1):
            run = [low, low + 1, low + 2]
            if low < 0 or low % 9 > 6 or called >= 27 or low // 9 != called // 9:
                continue
            first, second = (kind for kind in run if kind != called)
            for one in set(self.of_face(seat, first)):
                for other in set(self.of_face(seat, second)):
                    if self.leaves_a_discard(seat, (one, other), "chi", offer):
                        yield said("chi", (one, other))

    def leaves_a_discard(self, seat: Seat, own: tuple[str, ...], what: str, offer: Move) -> bool:
        """RIICHI-50."""
        rest = list(self.book.hands[seat])
        for tile in own:
            rest.remove(tile)
        claim = Move(what, seat, offer.tile, "".join([*own, offer.tile]), offer.seat)
        return any(face(tile) not in forbidden(claim) for tile in rest)


def forbidden(claim: Move | None) -> set[int]:
    """RIICHI-49: what may not be thrown straight after a claim."""
    if claim is None or claim.what not in ("chi", "pon"):
        return set()
    called = face(claim.tile)
    low, _, high = sorted(map(face, tiles(claim.tiles)))
    other = called
    if claim.what == "chi" and called == low and high % 9 < 8:
        other = high + 1
    if claim.what == "chi" and called == high and low % 9 > 0:
        other = low - 1
    return {called, other}


def rest_of(hand: list[str], tile: str) -> tuple[int, ...]:
    rest = list(hand)
    rest.remove(tile)
    return tuple(sorted(map(face, rest)))


@lru_cache(maxsize=200_000)
def waits_of(rest: tuple[int, ...], laid: bool) -> frozenset[int]:
    """RIICHI-63: what completes the shape, even where no such tile is left."""
    if is_far(rest):
        return frozenset()
    return frozenset(kind for kind in near(rest) if is_complete(tuple(sorted([*rest, kind])), laid))


def is_far(rest: tuple[int, ...]) -> bool:
    """Return True if two tiles stand alone: in groups and a pair only one can, which waits for its like."""
    return lonely(rest) > 1 and len(set(rest)) > 7 and not nearly_orphans(rest)


def near(rest: tuple[int, ...]) -> set[int]:
    """Tiles that can touch a tile of the hand, and all that orphans may lack."""
    touching = {kind + step for kind in rest for step in (-2, -1, 0, 1, 2) if 0 <= kind + step < 34}
    return touching | (set(ORPHANS) if nearly_orphans(rest) else set())


def nearly_orphans(rest: tuple[int, ...]) -> bool:
    return len(set(rest) & set(ORPHANS)) > 11


def is_complete(whole: tuple[int, ...], laid: bool) -> bool:
    """RIICHI-62: four groups and a pair, seven different pairs, thirteen orphans."""
    if is_sets_and_pair(whole):
        return True
    if laid:
        return False
    pairs = len(set(whole)) == 7 and all(whole.count(kind) == 2 for kind in set(whole))
    return pairs or (len(whole) == 14 and set(whole) == set(ORPHANS))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
