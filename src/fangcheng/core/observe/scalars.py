"""The numbers of an observation: for each its place, its name, what it is divided by for a network, and what it means.

`rel` counts seats from the reader, itself 0; where a seat is told, 4 is nobody. A name that stands for several places
is followed by the rel. Places behind the last name are kept for later and hold 0.
"""

from dataclasses import dataclass

NUMBERS = 224


@dataclass(frozen=True)
class Scalar:
    """One number: its place, its name, what it is usually divided by, and what it means."""

    index: int
    name: str
    scale: int
    meaning: str


_ONE_EACH = [  # place of the first, then names with scale and meaning
    (0, [("game", 41, "number of the game"), ("seats", 4, "players"), ("sets", 5, "sets of a hand")]),
    (3, [("wall_size", 144, "tiles of the wall"), ("phase", 5, "phase of the hand"), ("question", 15, "15 none")]),
    (6, [("turn", 4, "rel on turn"), ("offered_by", 4, "rel that offers a tile"), ("offered_meld", 4, "kong, or -1")]),
    (9, [("owes", 1, "the reader owes an answer"), ("drawable", 84, "tiles still to be drawn")]),
    (11, [("next_tile", 144, "place of the next draw"), ("tail_taken", 20, "replacements taken")]),
    (13, [("hand", 16, "number of this hand"), ("hands", 16, "hands of the match, 0 where rounds are counted")]),
    (15, [("round_wind", 3, "0 east"), ("deal_number", 3, "hands of the round with a new dealer")]),
    (17, [("streak", 4, "repeats of the dealer"), ("counters", 4, "counters"), ("sticks", 4, "riichi sticks")]),
    (20, [("dealer", 4, "rel"), ("first_dealer", 4, "rel"), ("last_winner", 4, "rel of who won last")]),
    (23, [("any_claim", 1, "the first go-around is broken"), ("kongs_made", 4, "by all")]),
    (25, [("kong_chain", 4, "replacements in a row"), ("claimed_turn", 3, "how the turn began")]),
    (27, [("drawn_from", 8, "where the drawn tile came from"), ("bloom_barred", 1, "it may not be won on")]),
    (29, [("after_kong_cut", 1, "the offered discard follows a replacement"), ("time_called", 2, "1 + hands left")]),
    (31, [("ending", 14, "how the hand ended, 0 playing")]),
    (112, [("missed_value", 13, "own: best value let pass"), ("offered_value", 13, "own: of the win offered")]),
    (114, [("offered_class", 4, "own"), ("locked", 2, "own: 2 may not win"), ("locked_for_hand", 2, "own")]),
    (120, [("double_hand", 1, "the hand counts double"), ("wash_out", 4, "drawn hands that still count")]),
    (172, [("pot", 100, "points in the pot"), ("circle_thrower", 4, "rel"), ("circle_acts", 20, "his acts then")]),
    (175, [("drift", 3, "own jokers discarded"), ("last_tile_first", 4, "rel"), ("last_tile_taker", 4, "rel")]),
    (178, [("opened_stage", 3, "of an opened kong"), ("opened_announced", 1, "it is"), ("opened_count", 4, "tiles")]),
    (181, [("last_face", 63, "face of the last discard, 63 none"), ("in_a_row", 4, "discards of it in a row")]),
    (
        183,
        [
            ("treasure_seen", 15, "bits by rel"),
            ("treasure_turned", 15, "bits by rel"),
            ("treasure_thrown", 64, "bits by number"),
        ],
    ),
    (186, [("chicken_first", 4, "rel, of the hero"), ("black_bone_first", 4, "rel"), ("bets_lost", 15, "bits by rel")]),
    (189, [("waiting", 3, "who wait for a seat"), ("roots", 4, "own: 1 + at the first win"), ("kongs_then", 4, "own")]),
    (
        205,
        [
            ("kongs_in_a_row", 8, "of the whole table"),
            ("first_winners", 3, "winners on the first tile"),
            ("watchers", 3, "who look"),
        ],
    ),
]
_BY_REL = [  # four places each, by rel
    (32, [("score", 1000, "points"), ("place", 3, "seats with more points"), ("hand_size", 17, "concealed tiles")]),
    (44, [("meld_count", 6, "melds"), ("river_count", 24, "discards"), ("draws", 24, "tiles taken in own turns")]),
    (56, [("ready", 23, "what was declared; 16 more while its discard is still to come")]),
    (60, [("double", 1, "declared in the first go-around"), ("one_shot", 1, "ippatsu"), ("in_play", 1, "not yet out")]),
    (72, [("won", 4, "place among the winners, 0 none"), ("bound", 1, "discards what it draws")]),
    (80, [("aside", 20, "tiles laid aside"), ("bet", 30, "placed, -1 hidden"), ("chips", 10, "won less lost")]),
    (92, [("kong_income", 100, "points by kongs in this hand"), ("claimed", 8, "own discards claimed")]),
    (100, [("liable", 65535, "four bits a cause: rel 0 to 3 that pays for it"), ("bonds", 255, "as taker, by feeder")]),
    (108, [("hidden_kongs", 4, "face down for the reader")]),
    (124, [("hands_won", 16, "in this match"), ("looks", 1, "at all hands"), ("raised", 2, "1 raised, 2 returned")]),
    (
        136,
        [
            ("wins_in_a_row", 16, "where they count"),
            ("wakes", 8, "of a winner"),
            ("stake_account", 100, "won less lost"),
        ],
    ),
    (164, [("essence_feeder", 4, "rel"), ("side_paid", 31, "bits by group of flowers")]),
    (192, [("penalty", 1000, "points off the final score"), ("outside", 100, "points of outside buyers, by number")]),
]
_OTHERS = [  # longer ones
    *[
        (148 + 4 * winner + payer, f"pulls{winner}.{payer}", 100, "noted, rel to rel")
        for winner in range(4)
        for payer in range(4)
    ],
    *[(200 + place, f"queue{place}", 1000, "points of who waits for a seat") for place in range(5)],
]


def _listed() -> tuple[Scalar, ...]:
    rows = [(first + n, *row) for first, group in _ONE_EACH for n, row in enumerate(group)]
    for first, group in _BY_REL:
        for n, (name, scale, meaning) in enumerate(group):
            rows += [(first + 4 * n + rel, f"rel{rel}.{name}", scale, meaning) for rel in range(4)]
    return tuple(Scalar(*row) for row in sorted([*rows, *_OTHERS]))


ALL_SCALARS = _listed()
assert len({scalar.index for scalar in ALL_SCALARS}) == len(ALL_SCALARS)
