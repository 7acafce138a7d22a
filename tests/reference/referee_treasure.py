"""Where the first to declare throws for a treasure that all ready players look at, and win with if they wait for it.

Nobody chooses anything of it, so the referee says what must come next, and stops the game where something else does.
"""

from collections.abc import Sequence

from reference.history import Move
from reference.referee_common import Common, but
from reference.sheet import Meld, Seat, face, faces, tiles

SHOWING = ("discard", "chi", "pon", "kong", "added", "egg", "added_egg")  # moves that lay tiles face up


class Treasure(Common):
    """Declaring, looking, and a treasure that is renewed once the three others of its kind lie open."""

    treasured = True
    thrower: Seat | None = None  # who was the first to declare
    fresh: Seat | None = None  # who has declared and has not looked yet
    lookers: tuple[Seat, ...] = ()
    matching: Seat | None = None  # who has seen what he waits for
    shower: Seat = 0  # who laid the last tiles face up

    # --- following

    def see(self, move: Move) -> None:
        if move.what not in ("robbed", "stood") and not (move.what == "won" and move.word != "self"):
            self.check(move)
        declares = move.what == "discard" and self.book.declaring == move.seat
        super().see(move)
        if declares and self.treasured:
            self.fresh = move.seat

    def check(self, move: Move) -> None:
        """What is due comes before anything else, and nothing of it at another time."""
        due = self.due()
        assert due is None or (move.what, move.seat) == due, f"{move} came where {due} was due"
        assert due or (move.what not in ("treasure", "look") and move.place != "treasure"), f"{move} was not due"

    def due(self) -> tuple[str, Seat] | None:
        """What must come before anything else, once nobody wins on the tile last laid."""
        if self.matching is not None:
            return "draw", self.matching
        if self.lookers:
            return "look", self.lookers[0]
        if self.fresh is not None:
            return ("treasure", self.fresh) if self.thrower is None else ("look", self.fresh)
        if self.thrower is not None and self.is_shown_up():
            return "treasure", self.thrower
        return None

    def is_shown_up(self) -> bool:
        """Return True once the three other tiles of the treasure's kind lie open."""
        return bool(self.book.treasure) and self.lying_open().count(face(self.book.treasure)) == 3

    def lying_open(self) -> list[int]:
        """All tiles in rivers, open melds and eggs."""
        rivers = [cut.tile for river in self.book.rivers for cut in river if not cut.claimed]
        melds = [meld.tiles for row in self.book.melds for meld in row if meld.kind != "concealed"]
        return faces("".join(rivers + melds))

    def after(self, move: Move) -> None:
        super().after(move)
        self.shower = move.seat if move.what in SHOWING else self.shower
        if move.what == "treasure":
            self.lookers = self.who_look()
            self.thrower, self.fresh = move.seat, None
        elif move.what == "look":
            self.looked(move)
        elif move.place == "treasure":
            self.matching = self.thrower = None  # it is won with, and no other one is thrown for

    def who_look(self) -> tuple[Seat, ...]:
        """The first treasure is looked at by who has thrown, another one by all who are ready."""
        turns = [(self.shower + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        return tuple(seat for seat in turns if self.is_ready(seat))

    def looked(self, move: Move) -> None:
        """Whoever waits for the treasure wins."""
        self.lookers, self.fresh = self.lookers[1:], None
        if face(move.tile) in self.waits(self.book.hands[move.seat], self.book.melds[move.seat]):
            self.matching, self.lookers = move.seat, ()

    # --- what makes ready

    def waits(self, rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
        """What makes a hand that may win, but for kinds of which he holds four (COMMON-11)."""
        raise NotImplementedError

    def is_ready(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def is_waiting(self, rest: Sequence[str], melds: Sequence[Meld]) -> bool:
        """Return True if who holds these may declare."""
        return bool(self.waits(rest, melds))

    def ready_discards(self, seat: Seat) -> set[str]:
        """The tiles with which a seat may declare."""
        hand, melds = self.book.hands[seat], self.book.melds[seat]
        return {tile for tile in set(hand) if self.is_waiting(but(hand, tile), melds)}

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        if self.must_win(seat):
            return {"win"}
        found = super().may_do(seat)
        throws = not self.book.declared[seat] and any(self.is_discard(action) for action in found)
        return found | ({"ready"} if throws and self.ready_discards(seat) else set())

    @staticmethod
    def is_discard(action: str) -> bool:
        """Return True for a tile thrown."""
        return action[0].isdigit()

    def must_win(self, seat: Seat) -> bool:
        """The treasure, and a tile of its kind that the seat draws, win by themselves."""
        drawn = self.drawn(seat)
        if not drawn or not self.is_ready(seat) or face(drawn) not in map(face, tiles(self.book.treasure)):
            return False
        return seat in self.book.seen and self.wins(seat, drawn, "self").wins

    def discards(self, seat: Seat) -> set[str]:
        """Who is ready throws what he draws; who declares, a tile that leaves him waiting."""
        if self.is_ready(seat):
            return {f"{self.drawn(seat)} drawn"}
        if self.book.declaring != seat:
            return super().discards(seat)
        ready = self.ready_discards(seat)
        return self.thrown(seat, lambda tile: tile in ready)

    # --- on a tile of another

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """Who is ready claims nothing but a win."""
        return set() if self.is_ready(seat) else super().claims(seat, offer)
