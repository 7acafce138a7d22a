"""Signs that items of advice read in the rivers and melds of a board, counted tile by tile without the engine."""

from collections import Counter
from collections.abc import Callable

from coach.board_conditions import ENDS, HONOURS, Position, Tile

Sign = Callable[[Position, str], bool]  # of a player: next, across, previous
PLAYERS = ("next", "across", "previous")
SOON = 6  # discards within which one comes after another


def numbers(at: Position, seat: str) -> list[Tile]:
    """Return the numbers that a player has thrown, in order."""
    return [tile for tile in at.rivers.get(seat, []) if tile[1] not in HONOURS]


def is_middle(tile: Tile) -> bool:
    """Return True for a 3 to 7."""
    return tile[1] not in HONOURS and 3 <= tile[0] <= 7


def opened_with_a_middle(at: Position, seat: str) -> bool:
    """One of the first two discards is a 3 to 7."""
    return any(map(is_middle, at.rivers.get(seat, [])[:2]))


def opened_with_a_number(at: Position, seat: str) -> bool:
    """The first discard is a number, and the hand has honours."""
    river = at.rivers.get(seat, [])
    return bool(river) and river[0][1] not in HONOURS


def opened_with_a_dragon(at: Position, seat: str) -> bool:
    """One of the first two discards is a dragon."""
    return any(rank >= 5 and suit in HONOURS for rank, suit in at.rivers.get(seat, [])[:2])


def throws_one_suit(at: Position, seat: str) -> bool:
    """Of the last five numbers thrown four or more are of one suit."""
    suits = Counter(suit for _, suit in numbers(at, seat)[-5:])
    return max(suits.values(), default=0) >= 4


def keeps_a_suit(at: Position, seat: str) -> bool:
    """Of eight or more numbers thrown at most one is of some suit."""
    thrown = numbers(at, seat)
    return len(thrown) >= 8 and min(sum(one == suit for _, one in thrown) for suit in "mps") <= 1


def throws_in_turn(*pairs: tuple[int, int], soon: int = SOON, either: bool = False) -> Sign:
    """Return the sign that of one suit the first rank of a pair is thrown and then the second, soon after."""

    def seen(at: Position, seat: str) -> bool:
        river = at.rivers.get(seat, [])
        orders = [*pairs, *((two, one) for one, two in pairs if either)]
        return any(
            suit not in HONOURS and (second, suit) in river[place + 1 : place + 1 + soon]
            for place, (rank, suit) in enumerate(river)
            for first, second in orders
            if rank == first
        )

    return seen


def breaks_an_outer_pair(at: Position, seat: str) -> bool:
    """Two tiles of one honour or end are thrown within four turns."""
    river = at.rivers.get(seat, [])
    return any(
        tile in river[place + 1 : place + 4]
        for place, tile in enumerate(river)
        if tile[1] in HONOURS or tile[0] in ENDS
    )


def end_after_middles(at: Position, seat: str) -> bool:
    """Three numbers from 2 to 8 lie before a 1 or 9."""
    thrown = numbers(at, seat)
    return any(
        tile[0] in ENDS and sum(one[0] not in ENDS for one in thrown[:place]) >= 3 for place, tile in enumerate(thrown)
    )


def missing_between_two(at: Position, seat: str) -> bool:
    """Of some number nothing lies open, three of each neighbour are, and the player has thrown one of these."""
    return any(
        at.seen[rank, suit] == 0
        and all(at.visible((rank + step, suit)) >= 3 for step in (-1, 1))
        and any((rank + step, suit) in at.rivers.get(seat, []) for step in (-1, 1))
        for suit in "mps"
        for rank in range(2, 9)
    )


def three_melds_of_one_kind(at: Position, seat: str) -> bool:
    """Three open pungs."""
    return sum(len({*meld}) == 1 for meld in at.melds.get(seat, [])) == 3


def called_often(at: Position, seat: str) -> bool:
    """Three melds: four tiles are left."""
    return len(at.melds.get(seat, [])) == 3


def threw_beside_the_meld(at: Position, seat: str) -> bool:
    """The last discard lies within two steps of a tile of the last meld."""
    melds, river = at.melds.get(seat, []), at.rivers.get(seat, [])
    last = river[-1] if river else (0, HONOURS)
    return any(suit == last[1] not in HONOURS and abs(rank - last[0]) <= 2 for rank, suit in (melds or [[]])[-1])


def pung_beside_a_gone_tile(at: Position, seat: str) -> bool:
    """A pung of a 7 with two of the 8 seen, or of a 3 with two of the 2."""
    return any(
        len({*meld}) == 1 and meld[0][0] in (3, 7) and at.visible(({3: 2, 7: 8}[meld[0][0]], meld[0][1])) >= 2
        for meld in at.melds.get(seat, [])
        if meld[0][1] not in HONOURS
    )


def melds_a_suit(at: Position, seat: str) -> bool:
    """A meld of numbers."""
    return any(meld[0][1] not in HONOURS for meld in at.melds.get(seat, []))


def feeds_a_flush(at: Position, seat: str) -> bool:
    """Another shows two melds of one suit, and this player has thrown that suit twice."""
    shown = [
        suit
        for other in PLAYERS
        if other != seat
        for suit, melds in Counter(meld[0][1] for meld in at.melds.get(other, [])).items()
        if melds >= 2 and suit not in HONOURS
    ]
    return any(sum(one == suit for _, one in at.rivers.get(seat, [])) >= 2 for suit in shown)


def threw_three_steps_off(at: Position, seat: str) -> bool:
    """A tile three steps from one that is held lies in the river."""
    return any((rank + step, suit) in numbers(at, seat) for rank, suit in at.held for step in (-3, 3))


def followed_across(at: Position, seat: str) -> bool:
    """The player across and then this one have just thrown one tile, of which one is held."""
    across, river = at.rivers.get("across", []), at.rivers.get(seat, [])
    return seat != "across" and bool(across and river) and across[-1] == river[-1] and at.held[river[-1]] > 0


def shows_a_line(at: Position, seat: str) -> bool:
    """Two melds are open, and the last discard is a middle."""
    river = at.rivers.get(seat, [])
    return len(at.melds.get(seat, [])) >= 2 and bool(river) and is_middle(river[-1])


def four_then_two(at: Position, seat: str) -> bool:
    """A 4 and later a 2 of one suit, or a 6 and later an 8, and nothing is seen of the end beside them."""
    return any(
        throws_in_turn(pair, soon=99)(one_suit(at, suit), seat) and at.seen[end, suit] == 0
        for suit in "mps"
        for pair, end in (((4, 2), 1), ((6, 8), 9))
    )


def one_suit(at: Position, suit: str) -> Position:
    """Return a position of whose rivers only one suit is left."""
    left = Position.__new__(Position)
    left.__dict__ |= at.__dict__
    left.rivers = {seat: [tile for tile in river if tile[1] == suit] for seat, river in at.rivers.items()}
    return left


SIGNS: dict[str, tuple[Sign, str]] = {  # by item: the sign, and in whose river it is seen
    "COACH-45": (threw_three_steps_off, "previous"),
    "COACH-50": (followed_across, "previous"),
    "COACH-70": (opened_with_a_middle, "across"),
    "COACH-71": (throws_one_suit, "across"),
    "COACH-73": (throws_in_turn(*((rank, rank + 1) for rank in range(2, 8)), soon=3, either=True), "across"),
    "COACH-74": (throws_in_turn((1, 2), (9, 8), soon=4), "next"),
    "COACH-75": (throws_in_turn((3, 8), soon=8, either=True), "across"),
    "COACH-76": (shows_a_line, "across"),
    "COACH-77": (four_then_two, "next"),
    "COACH-78": (opened_with_a_dragon, "across"),
    "COACH-79": (end_after_middles, "across"),
    "COACH-80": (breaks_an_outer_pair, "next"),
    "COACH-84": (feeds_a_flush, "across"),
    "COACH-85": (threw_beside_the_meld, "next"),
    "COACH-86": (three_melds_of_one_kind, "across"),
    "COACH-87": (keeps_a_suit, "across"),
    "COACH-88": (called_often, "next"),
    "COACH-95": (pung_beside_a_gone_tile, "previous"),
    "COACH-147": (opened_with_a_number, "next"),
    "COACH-149": (throws_in_turn((8, 9), (2, 1), soon=99, either=True), "next"),
    "COACH-153": (throws_in_turn((2, 4), (8, 6), soon=6), "next"),
    "COACH-155": (missing_between_two, "next"),
    "COACH-161": (melds_a_suit, "previous"),
}
