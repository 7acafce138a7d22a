"""What items of advice say of their boards, counted tile by tile without the engine."""

from collections import Counter
from collections.abc import Callable

from fangcheng.coach.boards import Board

ENDS, EDGES, HONOURS = (1, 9), (1, 2, 8, 9), "z"
WINDS = 4  # honours up to this one are winds
EAST, WEST, RED = (1, HONOURS), (3, HONOURS), (7, HONOURS)
Tile = tuple[int, str]  # rank and suit
Condition = Callable[["Position", Tile], bool]


def tiles(written: str) -> list[Tile]:
    """Return the tiles of a notation: 12m3z is 1m 2m 3z."""
    found: list[Tile] = []
    ranks = ""
    for sign in written:
        if sign.isdigit():
            ranks += sign
        else:
            found += [(int(rank), sign) for rank in ranks]
            ranks = ""
    return found


class Position:
    """A board as a player sees it."""

    def __init__(self, board: Board):
        self.held = Counter(tiles(board.hand + board.draw))  # concealed tiles, the drawn one among them
        self.rivers = {seat: tiles(river) for seat, river in board.rivers.items()}
        self.melds = {seat: [tiles(meld) for meld in melds] for seat, melds in board.melds_of.items()}
        lying = [*self.rivers.values(), *(meld for melds in self.melds.values() for meld in melds)]
        self.seen = Counter(tile for place in lying for tile in place)  # what everybody sees
        self.offered = tiles(board.offered)[0] if board.offered else None

    def beside(self, tile: Tile) -> int:
        """Count held tiles of other ranks of its suit that lie within two steps."""
        rank, suit = tile
        return 0 if suit in HONOURS else sum(self.held[rank + step, suit] for step in (-2, -1, 1, 2))

    def loose(self, tile: Tile) -> bool:
        """Whether nothing held can make a shape or a pair with it."""
        return self.held[tile] == 1 and not self.beside(tile)

    def visible(self, tile: Tile) -> int:
        """Count its copies in rivers, open melds and the own hand."""
        return self.seen[tile] + self.held[tile]

    def pairs(self) -> list[Tile]:
        """Return kinds held twice."""
        return [tile for tile, n in self.held.items() if n == 2]

    def of_suit(self, suit: str) -> int:
        """Count held tiles of a suit."""
        return sum(n for (_, one), n in self.held.items() if one == suit)

    def after(self, tile: Tile) -> "Position":
        """Return the position once a tile is thrown."""
        left = Position.__new__(Position)
        left.__dict__ |= self.__dict__ | {"held": +(self.held - Counter([tile]))}
        return left


def partners(tile: Tile) -> int:
    """Count kinds with which a tile makes a shape, or a pair."""
    rank, suit = tile
    return 1 if suit in HONOURS else 1 + sum(1 <= rank + step <= 9 for step in (-2, -1, 1, 2))


def nobody_can_use(at: Position, tile: Tile) -> bool:
    """Whether no hand but the own can make a pair, a triplet or a run with it."""
    rank, suit = tile
    runs = [[(first + step, suit) for step in range(3)] for first in range(rank - 2, rank + 1) if 1 <= first <= 7]
    blocked = (any(at.visible(one) == 4 for one in run if one != tile) for run in runs)
    return at.visible(tile) == 4 and (suit in HONOURS or all(blocked))


def meets_fewest(at: Position, tile: Tile) -> bool:
    """No other loose tile meets fewer kinds."""
    return at.loose(tile) and partners(tile) == min(partners(one) for one in at.held if at.loose(one))


def nine_of_six_nine(at: Position, tile: Tile) -> bool:
    """It is an end, and a tile three steps inside is loose as well."""
    rank, suit = tile
    inner = (4 if rank == 1 else 6, suit)
    return rank in ENDS and suit not in HONOURS and at.loose(tile) and at.loose(inner)


def live_before_dead(at: Position, tile: Tile) -> bool:
    """It is loose and unseen, and another loose tile has been seen twice."""
    return at.loose(tile) and not at.seen[tile] and any(at.loose(one) and at.seen[one] >= 2 for one in at.held)


def dead_loose(at: Position, tile: Tile) -> bool:
    """It is loose and seen twice or more, and no other loose tile has been seen as often."""
    return at.loose(tile) and at.seen[tile] >= 2 and all(at.seen[one] < at.seen[tile] for one in others(at, tile))


def most_seen(at: Position, tile: Tile) -> bool:
    """No held tile has been seen more often, and this one three times."""
    return at.seen[tile] == 3 == max(at.seen[one] for one in at.held)


def others(at: Position, tile: Tile) -> list[Tile]:
    """Return the loose tiles beside this one."""
    return [one for one in at.held if one != tile and at.loose(one)]


def orphan(at: Position, tile: Tile) -> bool:
    """One copy is held, two have been thrown: no pung and no run is possible."""
    return tile[1] in HONOURS and at.held[tile] == 1 and at.seen[tile] == 2


def opens_with_a_suit(at: Position, tile: Tile) -> bool:
    """Eight tiles or more are of one suit, and it is none of them."""
    most = max("mps", key=at.of_suit)
    return at.of_suit(most) >= 8 and tile[1] not in (most, HONOURS)


def from_the_suit_without_pairs(at: Position, tile: Tile) -> bool:
    """Two suits differ by one tile at most, and its suit has fewer pairs."""
    kept = max("mps", key=lambda suit: (at.of_suit(suit), len([one for one in at.pairs() if one[1] == suit])))
    pairs = Counter(suit for _, suit in at.pairs())
    near = abs(at.of_suit(kept) - at.of_suit(tile[1])) <= 1
    return tile[1] != kept and near and pairs[tile[1]] < pairs[kept]


def from_the_shortest_suit(at: Position, tile: Tile) -> bool:
    """Its suit has fewest tiles of the three."""
    return at.of_suit(tile[1]) == min(map(at.of_suit, "mps"))


def keeps_many_honours(at: Position, tile: Tile) -> bool:
    """Eight or nine honours with three pairs are held, and it is a number."""
    return at.of_suit("z") in (8, 9) and len(at.pairs()) >= 3 and tile[1] != "z"


def breaks_the_end_of(*shapes: tuple[int, ...]) -> Condition:
    """Return the condition that it is the first rank of one of these shapes, all of which are held."""

    def met(at: Position, tile: Tile) -> bool:
        return any(
            tile[0] == shape[0] and all(at.held[rank, tile[1]] for rank in shape)
            for shape in shapes
            if tile[1] in "mps"
        )

    return met


def breaks_a_shape(*shapes: tuple[int, int]) -> Condition:
    """Return the condition that it belongs to one of these shapes, and the other tile of that is held."""

    def met(at: Position, tile: Tile) -> bool:
        return tile[1] in "mps" and any(
            tile[0] in shape and all(at.held[rank, tile[1]] == 1 for rank in shape) for shape in shapes
        )

    return met


def leaves_eyes_of(ranks: tuple[int, ...], honours: bool) -> Condition:
    """Return the condition that it breaks one of two pairs, and the other is of these ranks, or of honours."""

    def met(at: Position, tile: Tile) -> bool:
        left = at.after(tile).pairs()
        return len(at.pairs()) == 2 and len(left) == 1 and (left[0][0] in ranks if left[0][1] in "mps" else honours)

    return met


def slides_to_the_seen(at: Position, tile: Tile) -> bool:
    """The two ends of four in a row, or of 689: it has been seen more often than the other end."""
    rank, suit = tile
    ends = [(rank + step, suit) for step in (-3, 3) if all(at.held[rank + step * n // 3, suit] for n in (2, 3))]
    return any(at.seen[tile] > at.seen[other] for other in ends)


def thrown_by(seat: str) -> Condition:
    """Return the condition that this player has thrown it."""
    return lambda at, tile: tile in at.rivers[seat]


def of_a_suit_that_he_throws(seat: str) -> Condition:
    """Return the condition that this player throws its suit, and another of the three never."""

    def met(at: Position, tile: Tile) -> bool:
        thrown = {suit for _, suit in at.rivers[seat]}
        return tile[1] in thrown and not {"m", "p", "s"} <= thrown

    return met


def changes_the_suit(at: Position, tile: Tile) -> bool:
    """Two of the last four own discards are of one suit, and it is of another."""
    (suit, n), *_ = Counter(suit for _, suit in at.rivers["own"][-4:] if suit in "mps").most_common()
    return n >= 2 and tile[1] != suit


def keeps_78_of_a_gone_8(at: Position, tile: Tile) -> bool:
    """All four 8 of a suit are visible, 78 of it is held, and it is neither of the two."""
    gone = [suit for suit in "mps" if at.visible((8, suit)) == 4 and at.held[7, suit] and at.held[8, suit]]
    return bool(gone) and all(tile not in ((7, suit), (8, suit)) for suit in gone)


def loose_end_or_honour(at: Position, tile: Tile) -> bool:
    """It is loose, a 1 or 9 or an honour."""
    return at.loose(tile) and (tile[1] in HONOURS or tile[0] in ENDS)


def loose_edge(at: Position, tile: Tile) -> bool:
    """It is a loose 1, 2, 8 or 9."""
    return at.loose(tile) and tile[1] not in HONOURS and tile[0] in EDGES


def wind_before_dragon(at: Position, tile: Tile) -> bool:
    """It is a loose wind, and a loose dragon is held."""
    rank, suit = tile
    dragon = any(at.loose(one) for one in at.held if one[1] in HONOURS and one[0] > WINDS)
    return suit in HONOURS and rank <= WINDS and at.loose(tile) and dragon


def red_before_winds(at: Position, tile: Tile) -> bool:
    """It is a loose Red, nothing of the own has been thrown, and a loose wind is held."""
    winds = any(at.loose(one) for one in at.held if one[1] in HONOURS and one[0] <= WINDS)
    return tile == RED and at.loose(tile) and winds and not at.rivers.get("own")


def number_before_winds(at: Position, tile: Tile) -> bool:
    """It is a loose number, and one or two loose winds are held."""
    winds = sum(at.loose(one) for one in at.held if one[1] in HONOURS and one[0] <= WINDS)
    return tile[1] not in HONOURS and at.loose(tile) and 1 <= winds <= 2


def other_wind_than_a_live_east(at: Position, tile: Tile) -> bool:
    """No East lies open, a loose one is held, and it is another loose wind."""
    wind = tile[1] in HONOURS and tile[0] <= WINDS
    return not at.seen[EAST] and at.loose(EAST) and wind and tile != EAST and at.loose(tile)


def west_after_an_east(at: Position, tile: Tile) -> bool:
    """The player before has thrown an East, a loose one is held, and it is the West, of which none lies open."""
    return EAST in at.rivers["previous"] and at.loose(EAST) and tile == WEST and not at.seen[WEST]


def keeps_the_only_live_wind(at: Position, tile: Tile) -> bool:
    """Of one wind alone none lies open, one is held, and it is not that one."""
    live = [(rank, HONOURS) for rank in range(1, WINDS + 1) if not at.seen[rank, HONOURS]]
    return len(live) == 1 and at.held[live[0]] == 1 and tile != live[0]


def keeps_a_live_end(at: Position, tile: Tile) -> bool:
    """A loose 1 or 9 is held of which none lies open, and it is another tile."""
    live = [one for one in at.held if one[1] not in HONOURS and one[0] in ENDS and at.loose(one) and not at.seen[one]]
    return bool(live) and tile not in live


def outside_the_most_held_suit(at: Position, tile: Tile) -> bool:
    """It is a 1 or 9 of a suit of which fewer tiles are held than of another."""
    most = max(map(at.of_suit, "mps"))
    return tile[1] not in HONOURS and tile[0] in ENDS and at.of_suit(tile[1]) < most


def only_end_among_simples(at: Position, tile: Tile) -> bool:
    """It is an end or an honour, and all else held is a 2 to 8."""
    outer = [one for one in at.held.elements() if one[1] in HONOURS or one[0] in ENDS]
    return outer == [tile]


def one_of_several_pairs(at: Position, tile: Tile) -> bool:
    """It is one of a pair, and there is another."""
    return at.held[tile] == 2 and len(at.pairs()) >= 2


def luxury(at: Position, tile: Tile) -> bool:
    """It is a 3 to 7, and the two tiles below or above that make a two-sided shape are held without it."""
    rank, suit = tile
    sides = ((-3, -2), (2, 3))
    return (
        suit not in HONOURS
        and 3 <= rank <= 7
        and any(all(at.held[rank + step, suit] for step in side) for side in sides)
    )


def seen_twice(at: Position, tile: Tile) -> bool:
    """Two of it or more lie open."""
    return at.seen[tile] >= 2


def on_a_line_of(seat: str) -> Condition:
    """Return the condition that this player has thrown a tile three steps from it."""
    return lambda at, tile: (
        tile[1] not in HONOURS and any((tile[0] + step, tile[1]) in at.rivers[seat] for step in (-3, 3))
    )


CONDITIONS: dict[str, Condition] = {
    "COACH-20": meets_fewest,
    "COACH-24": meets_fewest,
    "COACH-25": nine_of_six_nine,
    "COACH-2": live_before_dead,
    "COACH-3": dead_loose,
    "COACH-94": orphan,
    "COACH-101": dead_loose,
    "COACH-103": most_seen,
    "COACH-89": nobody_can_use,
    "COACH-9": opens_with_a_suit,
    "COACH-15": from_the_suit_without_pairs,
    "COACH-16": from_the_shortest_suit,
    "COACH-17": from_the_shortest_suit,
    "COACH-11": keeps_many_honours,
    "COACH-4": breaks_the_end_of((1, 2, 4), (9, 8, 6)),
    "COACH-30": breaks_the_end_of((1, 2, 4), (9, 8, 6)),
    "COACH-34": breaks_a_shape((1, 2), (8, 9)),
    "COACH-39": breaks_a_shape((3, 4), (3, 5), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7)),
    "COACH-42": breaks_a_shape((2, 4), (3, 5), (4, 6), (5, 7), (6, 8)),
    "COACH-46": breaks_a_shape((3, 4), (4, 5), (5, 6), (6, 7)),
    "COACH-40": leaves_eyes_of((1, 2, 5, 8, 9), honours=True),
    "COACH-41": leaves_eyes_of((3, 4, 5, 6, 7), honours=False),
    "COACH-31": slides_to_the_seen,
    "COACH-36": slides_to_the_seen,
    "COACH-156": slides_to_the_seen,
    "COACH-92": keeps_78_of_a_gone_8,
    "COACH-47": thrown_by("next"),
    "COACH-6": thrown_by("next"),
    "COACH-38": thrown_by("next"),
    "COACH-90": thrown_by("across"),
    "COACH-115": thrown_by("across"),
    "COACH-114": thrown_by("across"),
    "COACH-72": of_a_suit_that_he_throws("next"),
    "COACH-162": changes_the_suit,
    "COACH-5": seen_twice,
    "COACH-127": seen_twice,
    "COACH-7": meets_fewest,
    "COACH-19": loose_end_or_honour,
    "COACH-33": loose_edge,
    "COACH-21": wind_before_dragon,
    "COACH-23": red_before_winds,
    "COACH-22": number_before_winds,
    "COACH-105": other_wind_than_a_live_east,
    "COACH-106": west_after_an_east,
    "COACH-96": keeps_the_only_live_wind,
    "COACH-28": keeps_a_live_end,
    "COACH-26": outside_the_most_held_suit,
    "COACH-27": only_end_among_simples,
    "COACH-43": one_of_several_pairs,
    "COACH-35": luxury,
    "COACH-49": on_a_line_of("next"),
}
