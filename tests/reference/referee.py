"""A referee: follows a hand from its history alone and says what each player may do.

Actions are written as players say them: `5m`, `5m drawn`, `chi 46m`, `pon 55p`, `kong 7777z`, `win`, `pass`, `ready`.
Here is what every table shares: whose turn it is, which tile lies on offer, who let it pass. What may be done with it
stands in the referee of each variant.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from reference.history import Move, Notebook, Setting
from reference.sheet import Seat, Sheet, Verdict, face, tiles

OFFERS = ("discard", "added", "added_egg", "concealed", "aside")  # moves whose tile others may take


class Referee:
    """The table as the referee sees it. `judge` is the scorer of the variant."""

    def __init__(self, setting: Setting, judge: Callable[[Sheet], Verdict]) -> None:
        self.setting, self.judge = setting, judge
        self.seats = range(setting.seats)
        self.book = Notebook(setting)
        self.turn: Seat | None = setting.dealer  # who must act on his own hand
        self.claimed: Move | None = None  # the claim with which that turn began
        self.offer: Move | None = None  # the tile that others may take
        self.won: set[Seat] = set()  # who has won on it
        self.open_to: dict[Seat, set[str]] = {}  # what was open to each seat when it was laid
        self.silent: set[Seat] = set()  # who has said since that he takes nothing
        self.bidden: set[Seat] = set()  # who has shown a bid of before the deal
        self.is_dealt = False

    # --- following

    def deal(self, hands: Iterable[str], drawn: str) -> None:
        """The hands are dealt."""
        self.book.deal([*hands], drawn)
        self.is_dealt = True

    def see(self, move: Move) -> None:
        """A move is made."""
        if move.what == "won" and self.offer is not None:
            self.won.add(move.seat)
        elif self.offer is not None and move.what not in ("robbed", "left", "turned", "stood", "won"):
            self.close_offer(move)
        if move.what == "draw":
            self.before_draw(move)
        self.book.take(move)
        if move.what == "bet":
            self.bidden.add(move.seat)
        if move.what in OFFERS:
            self.turn, self.claimed, self.offer, self.won, self.silent = None, None, move, set(), set()
            self.open_to = {seat: self.may_take(seat, move) for seat in self.seats if seat != move.seat}
        elif move.what == "draw":
            self.turn, self.claimed = move.seat, None
        elif move.what in ("chi", "pon", "kong"):
            self.turn, self.claimed = (move.seat if move.what != "kong" else None), move
        self.after(move)

    def answered(self, seat: Seat, action: str) -> None:
        """A seat has answered; what it said may be a step only, or lie hidden until others have answered."""
        if action == "pass":
            self.silent.add(seat)

    def close_offer(self, move: Move) -> None:
        """Play goes on: whoever might have taken the tile and has not let it pass."""
        offer, self.offer = self.offer, None
        assert offer is not None
        for seat, actions in self.open_to.items():
            if seat not in self.won:
                self.let_pass(seat, offer, actions)

    def all_passed(self) -> bool:
        """Return True once nobody may take the tile on offer any more."""
        return all(seat in self.silent for seat, actions in self.open_to.items() if actions)

    # --- what a variant says

    def bids(self, seat: Seat) -> set[str]:
        """What a seat may name before the deal."""
        return set()

    def before_draw(self, move: Move) -> None:
        """Something ends with a seat's own draw."""

    def after(self, move: Move) -> None:
        """Something more follows from a move."""

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """A seat has let a tile pass on which these actions were open to it."""

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """What is open to a seat on another's tile, `pass` apart."""
        raise NotImplementedError

    def may_do(self, seat: Seat) -> set[str]:
        """What is open to the seat on turn."""
        raise NotImplementedError

    def allowed(self, seat: Seat) -> set[str]:
        """What a seat may do now; nothing where it is not asked."""
        if self.offer is not None:
            actions = self.open_to.get(seat, set())
            return actions | {"pass"} if actions else set()
        return self.may_do(seat) if seat == self.turn else set()

    # --- words

    def held(self, seat: Seat) -> Counter[int]:
        """Concealed tiles by face."""
        return Counter(map(face, self.book.hands[seat]))

    def drawn(self, seat: Seat) -> str:
        """The tile just drawn, "" where the turn began otherwise."""
        return self.book.drawn[seat] if self.claimed is None else ""

    def thrown(self, seat: Seat, may: Callable[[str], bool] = lambda tile: True) -> set[str]:
        """Discards; a tile just drawn is named apart from others like it."""
        rest, drawn = list(self.book.hands[seat]), self.drawn(seat)
        found = set()
        if drawn:
            rest.remove(drawn)
            found = {f"{drawn} drawn"} if may(drawn) else set()
        return found | {tile for tile in rest if may(tile)}

    def quads(self, seat: Seat) -> list[int]:
        """Faces of which all four are in the hand."""
        return [kind for kind, count in self.held(seat).items() if count == 4]

    def growing(self, seat: Seat) -> list[int]:
        """Faces of own pungs whose fourth is in the hand."""
        pungs = [face(tiles(meld.tiles)[0]) for meld in self.book.melds[seat] if meld.kind == "pon"]
        return [kind for kind in pungs if self.held(seat)[kind]]

    def of_face(self, seat: Seat, kind: int) -> list[str]:
        """The tiles of a face in the hand."""
        return [tile for tile in self.book.hands[seat] if face(tile) == kind]

    def wins(self, seat: Seat, tile: str, by: str, source: Seat | None = None) -> Verdict:
        """What the scorer would say of a win now."""
        return self.judge(self.book.supposing(seat, tile, by, source))


def said(word: str, own: Iterable[str]) -> str:
    """An action with its tiles, as it is said: `pon 55p`."""
    return f"{word} {' '.join(sorted(own))}"
