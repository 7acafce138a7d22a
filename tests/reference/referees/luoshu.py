"""Luoshu's flow: sums, heads, calls and the stakes named with them (rules/luoshu.md).

A call is said in steps: `ready`, the stake (where it may be high, the tens before the number), the discard.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, NamedTuple

from reference import luoshu
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common, but
from reference.sheet import Meld, Seat, face, faces, tiles

KINDS = (*range(27), *luoshu.HEADS)
SIZES = {"head": 2, "kong": 3}  # own heads beside a discard of another
PLAIN = 15  # the highest stake up to which the question comes in one step; no book says so, it is how it is asked


class Table(Common):
    """LUOSHU-12 to LUOSHU-25."""

    defaults: ClassVar = luoshu.OPTIONS

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, luoshu.verdict)
        self.tens: int | None = None  # of the stake that is being named

    def see(self, move: Move) -> None:
        self.tens = None
        super().see(move)

    def answered(self, seat: Seat, action: str) -> None:
        if action.startswith("stake tens "):
            self.tens = int(action.split()[2])
        super().answered(seat, action)

    # --- facts

    def has_called(self, seat: Seat) -> bool:
        """Return True if the seat has called, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def sets_of_heads(self, seat: Seat) -> int:
        """How many the seat has laid down."""
        return sum(face(tiles(meld.tiles)[0]) in luoshu.HEADS for meld in self.book.melds[seat])

    def may_lay_heads(self, seat: Seat) -> bool:
        """Option heads_only_once."""
        return self.options["heads_only_once"] == "off" or not self.sets_of_heads(seat)

    def waits(self, seat: Seat, rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
        """COMMON-11: kinds that complete the shape, but for those of which he holds four."""
        held = [*map(face, rest), *(kind for meld in melds for kind in faces(meld.tiles))]
        laid = sum(face(tiles(meld.tiles)[0]) in luoshu.HEADS for meld in melds)
        return {kind for kind in KINDS if held.count(kind) < 4 and self.completes([*map(face, rest), kind], laid)}

    def completes(self, kinds: Sequence[int], laid: int) -> bool:
        """Return True if the tiles are sets and a head, beside so many sets of heads laid down."""
        suited = [[kind % 9 + 1 for kind in kinds if kind // 9 == suit] for suit in range(3)]
        if any(sum(numbers) != 5 * len(numbers) for numbers in suited):
            return False  # three tiles make 15
        ways = luoshu.divisions(sorted(kinds), self.options)
        if self.options["heads_only_once"] == "off":
            return any(True for _ in ways)
        return any(laid + way.count("head_triplet") <= 1 for way in ways)

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat) if self.book.bets[seat] else set(self.stakes(seat))
        found = super().may_do(seat)
        return found | ({"ready"} if not self.book.declared[seat] and self.ready_discards(seat) else set())

    def stakes(self, seat: Seat) -> Iterator[str]:
        """LUOSHU-21: up to the limit and to what he owns, but always 1; high ones by tens and ones."""
        most = max(1, min(int(self.options["stake_limit"]), self.setting.scores[seat]))
        if most <= PLAIN:
            yield from (f"stake {chips}" for chips in range(1, most + 1))
        elif self.tens is None:
            yield from (f"stake tens {tens}" for tens in range(most // 10 + 1))
        else:
            first = self.tens * 10
            yield from (f"stake {chips}" for chips in range(max(1, first), min(most, first + 9) + 1))

    def discards(self, seat: Seat) -> set[str]:
        """LUOSHU-18, LUOSHU-21, LUOSHU-23."""
        if self.has_called(seat):
            return {f"{self.drawn(seat)} drawn"}
        ready = self.ready_discards(seat) if self.book.declaring == seat else set(self.book.hands[seat])
        return self.thrown(seat, lambda tile: tile in ready and self.may_throw(tile))

    def may_throw(self, tile: str) -> bool:
        """LUOSHU-18."""
        return self.claimed is None or self.claimed.what != "chi" or tile != self.claimed.tile

    def ready_discards(self, seat: Seat) -> set[str]:
        """LUOSHU-21."""
        hand, melds = self.book.hands[seat], self.book.melds[seat]
        return {tile for tile in set(hand) if self.may_throw(tile) and self.waits(seat, but(hand, tile), melds)}

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """LUOSHU-15; LUOSHU-23: once called, with the tile just drawn, if the waits stay the same."""
        if kind not in luoshu.HEADS or not (kind in self.growing(seat) or self.may_lay_heads(seat)):
            return False
        if not self.has_called(seat):
            return True
        hand, drawn = self.book.hands[seat], self.drawn(seat)
        if face(drawn) != kind:
            return False
        before = self.waits(seat, but(hand, drawn), self.book.melds[seat]) - {kind}
        return before == self.waits(seat, *self.with_kong(seat, kind))

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        found = super().may_take(seat, offer)
        return found & {"win"} if self.has_called(seat) else found

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """LUOSHU-12, LUOSHU-13, LUOSHU-15."""
        kind = face(offer.tile)
        if kind not in luoshu.HEADS:
            near = self.options["sum_claim_from"] == "any" or self.next_to(offer.seat) == seat
            return set(self.sums(seat, kind)) if near else set()
        own = self.of_face(seat, kind)
        if not self.may_lay_heads(seat):
            return set()
        found = {said("head", own[:2])} if len(own) >= 2 else set()
        return found | ({said("kong", own)} if len(own) == 3 and self.kong_is_left() else set())

    def sums(self, seat: Seat, called: int) -> Iterator[str]:
        """Two tiles of its suit that make 15 with it, if one is left that may be thrown (LUOSHU-18)."""
        number, hand = called % 9 + 1, self.book.hands[seat]
        suited = [tile for tile in hand if face(tile) < 27 and face(tile) // 9 == called // 9]
        for low in range(1, 10):
            high = 15 - number - low
            if low <= high <= 9:
                pair = [f"{low}{offered_suit(called)}", f"{high}{offered_suit(called)}"]
                held = all(suited.count(tile) >= pair.count(tile) for tile in pair)
                if held and set(map(face, but(hand, *pair))) != {called}:
                    yield said("sum", pair)


def offered_suit(kind: int) -> str:
    """The letter of a number tile's suit."""
    return "mps"[kind // 9]


class Gift(NamedTuple):
    """Heads that a seat names for a set, one after another."""

    size: int  # how many it has to name
    named: tuple[str, ...] = ()


class Mixed(Table):
    """Option head_set: any three heads are a set and any four a kong; which of his own, their owner says."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.gifts: dict[Seat, Gift] = {}

    def see(self, move: Move) -> None:
        self.gifts.clear()
        super().see(move)

    def answered(self, seat: Seat, action: str) -> None:
        super().answered(seat, action)
        word, _, own = action.partition(" ")
        if word == "give":
            self.gifts[seat] = Gift(self.gifts[seat].size, (*self.gifts[seat].named, own))
        elif action in ("head", "kong"):
            self.gifts[seat] = Gift(SIZES[action])
        elif word == "kong" and len(tiles(own)) == 1:
            self.gifts[seat] = Gift(4, (own,))

    def allowed(self, seat: Seat) -> set[str]:
        """Where there is more than one way to go on he is asked; behind a call all ways come to the same."""
        if seat not in self.gifts:
            return super().allowed(seat)
        if self.has_called(seat):
            return set()
        ways = self.ways(seat, self.gifts[seat])
        named = self.gifts[seat].named
        return {f"give {tile}" for way in ways for tile in but(way, *named)} if len(ways) > 1 else set()

    def heads(self, seat: Seat) -> list[str]:
        """The heads in the hand."""
        return sorted(tile for tile in self.book.hands[seat] if face(tile) in luoshu.HEADS)

    def ways(self, seat: Seat, gift: Gift) -> set[tuple[str, ...]]:
        """What the named ones can become, where the seat has called without another wait (LUOSHU-23)."""
        rest = but(self.heads(seat), *gift.named)
        found = {tuple(sorted([*gift.named, *more])) for more in combinations(rest, gift.size - len(gift.named))}
        return {way for way in found if not self.has_called(seat) or self.keeps(seat, way)}

    def keeps(self, seat: Seat, way: Sequence[str]) -> bool:
        """Return True if the waits stay the same when these four are laid down."""
        hand, melds = self.book.hands[seat], self.book.melds[seat]
        before = self.waits(seat, but(hand, self.drawn(seat)), melds)
        whole = {kind for kind in before if self.held_kinds(seat).count(kind) == 4}
        return before - whole == self.waits(seat, but(hand, *way), [*melds, Meld("concealed", "".join(way))])

    def kongs(self, seat: Seat) -> set[str]:
        """LUOSHU-15: any four of the hand, and any head beside an open set; once called with the tile just drawn."""
        heads = set(self.heads(seat))
        if self.has_called(seat):
            heads &= {self.drawn(seat)}
        found = {f"kong {tile}" for tile in heads if self.may_lay_heads(seat) and self.ways(seat, Gift(4, (tile,)))}
        sets = [tiles(meld.tiles) for meld in self.book.melds[seat] if meld.kind == "pon"][:1]  # any, so the first
        return found | {said("kong", [*heads_laid, tile]) for heads_laid in sets for tile in heads}

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """LUOSHU-13, LUOSHU-15."""
        if face(offer.tile) not in luoshu.HEADS:
            return super().claims(seat, offer)
        if not self.may_lay_heads(seat):
            return set()
        many = len(self.heads(seat))
        return {word for word in SIZES if many >= SIZES[word] and (word == "head" or self.kong_is_left())}


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Mixed(setting) if luoshu.told_of(setting.options)["head_set"] == "mixed" else Table(setting)
