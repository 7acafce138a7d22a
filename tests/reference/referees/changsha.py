"""Changsha's flow: kongs supplemented or opened, tiles turned up, the last tile taken or left (rules/changsha.md).

Opening a kong in the own turn is said in two steps, `opening` and which; of a tile of another it is `open kong`. Of the
tiles turned up the opener says one as `name 9p`, where they differ.
"""

from collections.abc import Sequence
from typing import ClassVar

from reference import changsha
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import but
from reference.referee_last import LastTile
from reference.sheet import Meld, Seat, Verdict, Win, face, faces, name
from reference.words import Hand

KINDS = range(27)


class Table(LastTile):
    """CHANGSHA-6 to CHANGSHA-25; CHANGSHA-20: a win let pass bars wins worth no more to the own next discard."""

    defaults: ClassVar = {**changsha.OPTIONS, "chow": "on"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, changsha.verdict)
        self.chi = self.options["chow"] == "on"
        self.turned_up = int(self.options["kong_tiles"])
        self.opening: Seat | None = None  # who has said that he opens
        self.frozen: set[Seat] = set()  # who has opened
        self.worth: dict[Seat, int] = {}  # of the win that lies open to a seat
        self.let_go: dict[Seat, int] = {}  # the most that a seat has let pass

    # --- following

    def answered(self, seat: Seat, action: str) -> None:
        if action == "opening":
            self.opening = seat
        super().answered(seat, action)

    def see(self, move: Move) -> None:
        self.opening = None
        super().see(move)

    def before_draw(self, move: Move) -> None:
        """The own draw ends nothing (CHANGSHA-20)."""

    def after(self, move: Move) -> None:
        super().after(move)
        if move.word == "opened":
            self.frozen.add(move.seat)
        if move.what == "discard":
            self.let_go.pop(move.seat, None)
            if self.book.named == move.seat:
                self.open_to[move.seat] = self.further_kong(move.seat, move.tile)
        if move.what == "kong_tile" and len(self.book.kong_tiles) == self.turned_up:
            self.turn_up(move)

    def turn_up(self, move: Move) -> None:
        """CHANGSHA-13, CHANGSHA-14: the opener wins by himself, or the others are asked."""
        self.offer, self.won, self.silent, self.open_to = move, set(), set(), {}
        if self.on_kong_tiles(move.seat, None).wins:
            return
        for seat in self.seats:
            found = self.on_kong_tiles(seat, move.seat) if seat != move.seat else Verdict(False)
            self.open_to[seat] = {"win"} if self.is_worth(seat, found) else set()

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """CHANGSHA-20, COMMON-3: of several the highest."""
        if "win" in actions:
            self.let_go[seat] = max(self.worth[seat], self.let_go.get(seat, -1))

    # --- facts

    def on_kong_tiles(self, seat: Seat, opener: Seat | None) -> Verdict:
        """What a win on the tiles turned up would be worth."""
        up = self.book.kong_tiles
        by = "self" if opener is None else "discard"
        win = Win(seat, up[0], by, opener, frozenset(), beside=(seat,), opened="".join(up))
        return self.judge(self.book.sheet(win))

    def is_worth(self, seat: Seat, found: Verdict) -> bool:
        """Return True for a win that is dearer than those let pass."""
        self.worth[seat] = found.total
        return found.wins and found.total > self.let_go.get(seat, -1)

    def waits(self, rest: Sequence[str], melds: Sequence[Meld], any_pair: bool = False) -> set[int]:
        """COMMON-11: kinds that would win, but for those of which he holds four."""
        laid = tuple((meld.kind, tuple(sorted(faces(meld.tiles)))) for meld in melds)
        held = [*map(face, rest), *(kind for _, group in laid for kind in group)]
        found = set()
        for kind in KINDS:
            hand = Hand(tuple(sorted([*map(face, rest), kind])), laid, kind, "self")
            ways = changsha.readings(hand) if held.count(kind) < 4 else ()
            if any(any_pair or rows or changsha.is_258(pair) for rows, pair in ways):
                found.add(kind)
        return found

    def is_left(self, tiles: int) -> bool:
        """CHANGSHA-19: so many tiles besides the last one."""
        return self.book.left > tiles

    def kong_is_left(self) -> bool:
        """CHANGSHA-19."""
        return self.is_left(1)

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        if self.opening == seat:
            return {said("kong", [name(kind)] * 4) for kind in self.openable(seat)}
        if self.taken:
            return {f"{self.drawn(seat)} drawn"} | ({"win"} if self.wins_by_draw(seat) else set())
        return super().may_do(seat)

    def discards(self, seat: Seat) -> set[str]:
        """CHANGSHA-17."""
        return {f"{self.drawn(seat)} drawn"} if seat in self.frozen else super().discards(seat)

    def kongs(self, seat: Seat) -> set[str]:
        """CHANGSHA-9, CHANGSHA-11."""
        return super().kongs(seat) | ({"opening"} if self.openable(seat) else set())

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """CHANGSHA-17: behind an opened kong every other is opened."""
        return seat not in self.frozen

    def openable(self, seat: Seat) -> list[int]:
        """CHANGSHA-11, CHANGSHA-17, CHANGSHA-19: kinds of which a kong may be opened."""
        if not self.is_left(self.turned_up):
            return []
        if seat in self.frozen:
            fresh = face(self.drawn(seat))
            return [kind for kind in self.quads(seat) if kind == fresh and self.keeps_waits(seat, kind)]
        kinds = [*self.quads(seat), *self.growing(seat)]
        return [kind for kind in kinds if self.waits(*self.with_kong(seat, kind))]

    def keeps_waits(self, seat: Seat, kind: int) -> bool:
        """CHANGSHA-17: with three in hand and the fourth, the waits stay the same."""
        hand = self.book.hands[seat]
        rest = but(hand, name(kind)) if len(hand) % 3 == 2 else hand
        before = self.waits(rest, self.book.melds[seat]) - {kind}
        return bool(before) and before == self.waits(*self.with_kong(seat, kind))

    # --- on a tile of another

    def allowed(self, seat: Seat) -> set[str]:
        offer = self.offer
        if offer is None or offer.what != "kong_tile" or not self.all_passed():
            return super().allowed(seat)
        names = {f"name {tile}" for tile in self.book.kong_tiles}  # CHANGSHA-15
        return names if seat == offer.seat and len(names) > 1 else set()

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """CHANGSHA-15: nobody wins on the tile that is named; CHANGSHA-17."""
        found = super().may_take(seat, offer)
        return found & {"win"} if seat in self.frozen else found

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """CHANGSHA-18, CHANGSHA-20."""
        if offer.what not in ("discard", "added") or self.book.named == offer.seat:
            return False
        by = "discard" if offer.what == "discard" else "rob"
        return self.is_worth(seat, self.wins(seat, offer.tile, by, offer.seat))

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """CHANGSHA-9, CHANGSHA-11: a kong may be opened too."""
        found = super().claims(seat, offer)
        own = self.of_face(seat, face(offer.tile))
        if len(own) == 3 and self.is_left(self.turned_up) and self.waits(*self.with_kong(seat, face(offer.tile))):
            found.add(open_kong(offer.tile))
        return found

    def further_kong(self, seat: Seat, tile: str) -> set[str]:
        """CHANGSHA-16: the opener's own with the tile that he has named."""
        whole = len(self.of_face(seat, face(tile))) == 3 and self.is_left(self.turned_up)
        return {open_kong(tile)} if whole and self.keeps_waits(seat, face(tile)) else set()

    # --- the last tile

    def last_answers(self, seat: Seat) -> set[str]:
        """CHANGSHA-22: any pair, since the last tile is a big win itself."""
        may = self.waits(self.book.hands[seat], self.book.melds[seat], any_pair=True)
        return {"take", "leave"} if may else {"leave"}


def open_kong(tile: str) -> str:
    """A kong of another's tile that is opened."""
    return f"open kong {tile[0] * 3}{tile[1]}"


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
