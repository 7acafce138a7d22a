"""The flow that rules/common.md and most of its books share; a referee of one game says what its book has otherwise."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.sheet import Meld, Seat, Sheet, Verdict, face, name, spoken, tiles
from reference.words import is_outer, is_pairs, is_sets_and_pair, lonely

CLAIMS = ("chi", "pon", "kong")
ORPHANS = {kind for kind in range(34) if is_outer(kind)}


class Common(Referee):
    """A table where a tile is drawn and thrown, claimed or won on, and flowers go aside by themselves."""

    chi = True
    robbable: ClassVar[tuple[str, ...]] = ("added",)
    barred = "any"  # who lets a win pass: `any` win on others' tiles is barred, that `kind` alone, or `none`
    calls_lift = False  # COMMON-3: the bar ends with the own call too
    defaults: ClassVar[Mapping[str, str]] = {}  # options that touch what is open, as the book prints them

    def __init__(self, setting: Setting, judge: Callable[[Sheet], Verdict]) -> None:
        super().__init__(setting, judge)
        self.options = {**self.defaults, **{key: spoken(value) for key, value in setting.options.items()}}
        self.missed: dict[Seat, set[int]] = {seat: set() for seat in self.seats}
        self.dealt = ""  # the tile the dealer was dealt last

    # --- following

    def deal(self, hands: Sequence[str], drawn: str) -> None:
        super().deal(hands, drawn)
        self.dealt = drawn

    def before_draw(self, move: Move) -> None:
        """The own next draw, of a replacement too, ends the bar."""
        self.missed[move.seat].clear()

    def after(self, move: Move) -> None:
        if move.what in CLAIMS and self.calls_lift:
            self.missed[move.seat].clear()
        if move.what == "draw" and all(what == "flower" for what, _, _ in self.book.course):
            self.open_play()

    def open_play(self) -> None:
        """Flowers of the deal are replaced by turns; whoever drew last, the dealer opens."""
        dealer = self.setting.dealer
        self.turn = dealer
        if self.dealt in self.book.hands[dealer]:
            self.book.drawn[dealer] = self.dealt

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """COMMON-3: calling the tile is letting it pass too."""
        if "win" in actions:
            self.missed[seat].add(face(offer.tile))

    # --- facts

    def next_to(self, seat: Seat) -> Seat:
        """Whose turn follows."""
        return (seat + 1) % len(self.seats)

    def kong_is_left(self) -> bool:
        """COMMON-5: a replacement can be drawn, counted as it will be after this kong."""
        keep = self.setting.kongs_keep
        more = keep[len(self.book.kongs)] if keep else 0
        return self.book.left > 0 and self.book.left - more > 0

    def is_barred(self, seat: Seat, tile: str) -> bool:
        """Return True if the seat has let a win pass that bars this one."""
        missed = self.missed[seat]
        return {"any": bool(missed), "kind": face(tile) in missed, "none": False}[self.barred]

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        found = self.discards(seat)
        if not self.drawn(seat):
            return found
        found |= {"win"} if self.wins_by_draw(seat) else set()
        return found | (self.kongs(seat) if self.kong_is_left() else set())

    def discards(self, seat: Seat) -> set[str]:
        """Every tile may be thrown."""
        return self.thrown(seat)

    def wins_by_draw(self, seat: Seat) -> bool:
        return self.wins(seat, self.drawn(seat), "self").wins

    def kongs(self, seat: Seat) -> set[str]:
        """Concealed and added ones."""
        quads = {said("kong", self.of_face(seat, kind)) for kind in self.quads(seat) if self.may_kong(seat, kind)}
        return quads | {
            said("kong", self.of_face(seat, kind) * 4) for kind in self.growing(seat) if self.may_kong(seat, kind)
        }

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """Every four of a kind may be laid down."""
        return True

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        found = {"win"} if self.may_win(seat, offer) else set()
        return found | (self.claims(seat, offer) if offer.what == "discard" and self.book.left else set())  # COMMON-4

    def may_win(self, seat: Seat, offer: Move) -> bool:
        if offer.what not in ("discard", *self.robbable) or self.is_barred(seat, offer.tile):
            return False
        return self.wins(seat, offer.tile, "discard" if offer.what == "discard" else "rob", offer.seat).wins

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """Chi from the player before, pon and kong from anybody."""
        kind = face(offer.tile)
        own = self.of_face(seat, kind)
        found = {said("pon", own[:2])} if len(own) >= 2 and self.may_pon(seat, kind) else set()
        if len(own) == 3 and self.kong_is_left() and self.may_claim_kong(seat, kind):
            found.add(said("kong", own))
        return found | (set(self.chis(seat, kind)) if self.chi and self.next_to(offer.seat) == seat else set())

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """Every discard may be claimed for a pung."""
        return True

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """And for a kong."""
        return True

    def chis(self, seat: Seat, called: int) -> Iterator[str]:
        """Runs that the tile completes."""
        for low in range(called - 2, called + 1):
            if low >= 0 and low % 9 <= 6 and called < 27 and low // 9 == called // 9:
                own = [self.of_face(seat, kind)[:1] for kind in range(low, low + 3) if kind != called]
                if all(own) and self.may_chi(seat, called, low):
                    yield said("chi", [tile for (tile,) in own])

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """Every run may be claimed."""
        return True

    # --- readiness

    @contextmanager
    def supposed(self, seat: Seat, hand: Sequence[str], melds: Sequence[Meld] | None = None) -> Iterator[None]:
        """For a while the seat holds these tiles and has laid these melds."""
        known = self.book.hands[seat], self.book.melds[seat]
        self.book.hands[seat] = list(hand)
        self.book.melds[seat] = known[1] if melds is None else list(melds)
        yield
        self.book.hands[seat], self.book.melds[seat] = known

    def with_kong(self, seat: Seat, kind: int) -> tuple[list[str], list[Meld]]:
        """The hand and the melds of a seat once it has laid down all it has of a kind."""
        rest = [tile for tile in self.book.hands[seat] if face(tile) != kind]
        melds = [meld for meld in self.book.melds[seat] if face(tiles(meld.tiles)[0]) != kind or meld.kind == "chi"]
        word = "concealed" if len(melds) == len(self.book.melds[seat]) else "added"
        return rest, [*melds, Meld(word, name(kind) * 4)]

    def would_win(self, seat: Seat, kind: int) -> bool:
        """Return True if the seat, with one tile less than whole, would win by drawing this kind."""
        tile = name(kind)
        with self.supposed(seat, [*self.book.hands[seat], tile]):
            return self.wins(seat, tile, "self").wins

    def held_kinds(self, seat: Seat) -> list[int]:
        """The faces a seat holds and has laid down."""
        melds = [tile for meld in self.book.melds[seat] for tile in tiles(meld.tiles)]
        return list(map(face, [*self.book.hands[seat], *melds]))

    def shape_waits(self, seat: Seat) -> list[int]:
        """What would complete the hand to a shape, of kinds the seat does not hold four of (COMMON-11)."""
        held = self.held_kinds(seat)
        shapes = shape_waits(tuple(sorted(map(face, self.book.hands[seat]))), not self.book.melds[seat])
        return [kind for kind in shapes if held.count(kind) < 4]


@lru_cache(maxsize=100_000)
def shape_waits(rest: tuple[int, ...], whole: bool) -> tuple[int, ...]:
    """Faces that make sets and a pair; of a hand without melds also seven pairs or thirteen orphans."""
    if lonely(rest) > 1 and len(set(rest)) > 7 and len(set(rest) & ORPHANS) < 12:
        return ()  # in sets and a pair one tile can stand alone, and wait for its like
    near = {kind + step for kind in rest for step in (-2, -1, 0, 1, 2)} if len(set(rest) & ORPHANS) < 12 else range(34)
    return tuple(kind for kind in range(34) if kind in near and is_shape(sorted([*rest, kind]), whole))


def after(turned: str) -> str:
    """COMMON-18: the tile after the one turned; 9 is followed by 1, E S W N E, 7z 6z 5z 7z."""
    kind = face(turned)
    if kind < 27:
        return name(kind - 8 if kind % 9 == 8 else kind + 1)
    return name(27 + (kind - 26) % 4 if kind < 31 else 31 + (kind - 32) % 3)


def with_wild(judge: Callable[[Sheet], Verdict], option: str) -> Callable[[Sheet], Verdict]:
    """A scorer that is told the wild tile: where a tile is turned up (`flip`) the one after it."""
    return lambda sheet: judge(replace(sheet, wild=wild_tile(sheet, option)))


def wild_tile(sheet: Sheet, option: str) -> str:
    """The wild tile of the hand by the option `red`, `flip` or none."""
    if option == "red":
        return "7z"
    return after(sheet.turned) if option == "flip" and sheet.turned else ""


def is_shape(hand: list[int], whole: bool) -> bool:
    """Return True if the tiles are complete in one of the three shapes."""
    if is_sets_and_pair(hand):
        return True
    return whole and (is_pairs(hand) or (len(hand) == 14 and set(hand) == ORPHANS))


def but(hand: Sequence[str], *gone: str) -> list[str]:
    """The tiles without these."""
    rest = list(hand)
    for tile in gone:
        rest.remove(tile)
    return rest
