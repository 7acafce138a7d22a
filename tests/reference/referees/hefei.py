"""Hefei's two flows: eight branches without a claim; openings, kongs with dice, the last tile (rules/hefei.md).

Who keeps an opening silent is not told of: a referee sees that a seat has answered.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from reference import hefei
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common
from reference.referee_last import LastTile
from reference.sheet import Meld, Seat, Verdict, Win, face, faces, name
from reference.words import Hand

STACK = 2  # tiles that two dice turn up


class Branches(Common):
    """HEFEI-9, HEFEI-13: nothing is claimed but a win; one let pass bars others' tiles to the own next draw."""

    chi = False
    robbable = ()

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hefei.verdict)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """HEFEI-9."""
        return False

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """HEFEI-9."""
        return False


class Table(LastTile):
    """The graded game (HEFEI-14 to HEFEI-20, HEFEI-31)."""

    defaults: ClassVar = hefei.OPTIONS

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hefei.verdict)
        self.heard: set[Seat] = set()  # who has answered what he was dealt
        self.throwing: Seat | None = None  # who has said that he lays a kong with dice
        self.frozen: set[Seat] = set()  # who has laid one

    # --- following

    def answered(self, seat: Seat, action: str) -> None:
        if self.is_dealt and self.opening():
            self.heard.add(seat)
        if action == "opening":
            self.throwing = seat
        super().answered(seat, action)

    def see(self, move: Move) -> None:
        self.throwing = None
        super().see(move)

    def after(self, move: Move) -> None:
        super().after(move)
        if move.word == "opened":
            self.frozen.add(move.seat)
        if move.what == "kong_tile" and len(self.book.kong_tiles) == STACK:
            self.turn_up(move)

    def turn_up(self, move: Move) -> None:
        """HEFEI-16: the owner wins by himself, or the others are asked; behind them the next player draws."""
        self.offer, self.won, self.silent, self.open_to = move, set(), set(), {}
        if self.on_turned(move.seat, None).wins:
            return
        for seat in self.seats:
            free = seat != move.seat and not self.missed[seat]  # HEFEI-31
            self.open_to[seat] = {"win"} if free and self.on_turned(seat, move.seat).wins else set()
        self.begin_offer(move.seat if self.book.left == self.last else None)

    # --- facts

    def on_turned(self, seat: Seat, owner: Seat | None) -> Verdict:
        """What a win on the tiles that dice have turned up would be worth."""
        up = self.book.kong_tiles
        by = "self" if owner is None else "discard"
        return self.judge(self.book.sheet(Win(seat, up[0], by, owner, beside=(seat,), opened="".join(up))))

    def is_ready(self, rest: Sequence[str], melds: Sequence[Meld]) -> bool:
        """Some kind would win of which he does not hold four (COMMON-11)."""
        laid = tuple((meld.kind, tuple(sorted(faces(meld.tiles)))) for meld in melds)
        held = [*map(face, rest), *(kind for _, group in laid for kind in group)]
        hands = (
            Hand(tuple(sorted([*map(face, rest), kind])), laid, kind, "self")
            for kind in range(27)
            if held.count(kind) < 4
        )
        return any(rows or hefei.is_258(pair) for hand in hands for rows, pair in hefei.readings(hand))

    def kong_is_left(self) -> bool:
        """HEFEI-46: besides the last tile."""
        return self.book.left > 1

    def may_throw_dice(self, seat: Seat, kind: int, word: str = "") -> bool:
        """HEFEI-16: ready behind the kong, and a full stack besides the last tile; `word`: what it is, if claimed."""
        if self.options["dice_kong"] == "off" or self.book.left <= STACK or seat in self.frozen:
            return False
        rest, melds = self.with_kong(seat, kind)
        return self.is_ready(rest, [*melds[:-1], replace(melds[-1], kind=word or melds[-1].kind)])

    def opening(self) -> set[Seat]:
        """HEFEI-19, HEFEI-20: who may yet show what he was dealt."""
        if self.book.course:
            return set()
        shown = {seat for seat in self.seats if any(hefei.openings("".join(self.book.hands[seat])))}
        return shown - self.heard

    # --- what may be done

    def bids(self, seat: Seat) -> set[str]:
        """HEFEI-34, COMMON-25."""
        most = self.options["stake"]
        return set() if most == "off" else {f"stake {number}" for number in range(int(most) + 1)}

    def allowed(self, seat: Seat) -> set[str]:
        opening = self.opening()
        if opening:
            return {"show", "keep silent"} if seat in opening else set()
        return super().allowed(seat)

    def may_do(self, seat: Seat) -> set[str]:
        if self.throwing == seat:
            return {said("kong", [name(kind)] * 4) for kind in self.with_dice(seat)}
        return super().may_do(seat)

    def discards(self, seat: Seat) -> set[str]:
        """HEFEI-16, HEFEI-18: what was drawn, once he is frozen or has taken the last tile."""
        return {f"{self.drawn(seat)} drawn"} if self.taken or seat in self.frozen else super().discards(seat)

    def kongs(self, seat: Seat) -> set[str]:
        """HEFEI-14, HEFEI-16."""
        return super().kongs(seat) | ({"opening"} if self.with_dice(seat) else set())

    def with_dice(self, seat: Seat) -> list[int]:
        """Kinds of which a kong may be laid with dice."""
        return [kind for kind in (*self.quads(seat), *self.growing(seat)) if self.may_throw_dice(seat, kind)]

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """HEFEI-16."""
        return seat not in self.frozen

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """HEFEI-16."""
        found = super().may_take(seat, offer)
        return found & {"win"} if seat in self.frozen else found

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """HEFEI-14, HEFEI-16: a kong with dice too."""
        kind = face(offer.tile)
        dice = len(self.of_face(seat, kind)) == 3 and self.may_throw_dice(seat, kind, "kong")
        return super().claims(seat, offer) | ({f"open kong {name(kind)[0] * 3}{name(kind)[1]}"} if dice else set())


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return (Table if hefei.told_of(setting.options)["profile"] == "dahu" else Branches)(setting)
