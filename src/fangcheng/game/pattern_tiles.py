"""Which tiles of a finished hand make a pattern, for showing it; nothing where the whole hand does."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from fangcheng.core.patterns.branches import branches_of
from fangcheng.core.state.codes import KONG, RUN, TRIPLET
from fangcheng.core.state.honour_runs import face_in_run
from fangcheng.core.state.laid_out import LAID_OUT_BITS, laid_kind
from fangcheng.tiles import EAST, WHITE

ONE_SUIT, OTHER_SUITS = range(2)

# Patterns of so many runs or triplets whose numbers rise by equal steps: how many, suits, steps.
RUN_STAIRS: dict[str, tuple[int, int, tuple[int, ...]]] = {
    "pure_double_chow": (2, ONE_SUIT, (0,)),
    "mixed_double_chow": (2, OTHER_SUITS, (0,)),
    "short_straight": (2, ONE_SUIT, (3,)),
    "two_terminal_chows": (2, ONE_SUIT, (6,)),
    "pure_triple_chow": (3, ONE_SUIT, (0,)),
    "mixed_triple_chow": (3, OTHER_SUITS, (0,)),
    "pure_shifted_chows": (3, ONE_SUIT, (1, 2)),
    "mixed_shifted_chows": (3, OTHER_SUITS, (1,)),
    "pure_straight": (3, ONE_SUIT, (3,)),
    "joker_suit_straight": (3, ONE_SUIT, (3,)),
    "concealed_straight": (3, ONE_SUIT, (3,)),
    "mixed_straight": (3, OTHER_SUITS, (3,)),
    "quadruple_chow": (4, ONE_SUIT, (0,)),
    "four_pure_shifted_chows": (4, ONE_SUIT, (1, 2)),
}
TRIPLET_STAIRS: dict[str, tuple[int, int, tuple[int, ...]]] = {
    "double_pung": (2, OTHER_SUITS, (0,)),
    "triple_pung": (3, OTHER_SUITS, (0,)),
    "mixed_shifted_pungs": (3, OTHER_SUITS, (1,)),
    "pure_shifted_pungs": (3, ONE_SUIT, (1,)),
    "four_pure_shifted_pungs": (4, ONE_SUIT, (1,)),
}
DRAGON_PATTERNS = ("dragon_pung", "two_dragon_pungs", "little_three_dragons", "big_three_dragons")
WIND_PATTERNS = ("little_three_winds", "big_three_winds", "little_four_winds", "big_four_winds")
WINNING_TILE = (
    "self_draw",
    "kong_bloom",
    "flower_bloom",
    "double_win",
    "triple_win",
    "robbing_the_kong",
    "robbing_kong",
    "last_tile",
    "last_tile_draw",
    "last_tile_claim",
    "shot_after_kong",
)
BRANCHES = ("eight_branches", "extra_branch")
WAITS = ("edge_wait", "closed_wait", "single_wait", "one_wait", "joker_wait", "double_joker_wait", "catch_five")


def tiles_of(pattern: str, win: Any, reading: Any) -> list[int]:
    """Return the faces (kinds for flowers) of the tiles that make the pattern; none where it is the whole hand."""
    if pattern in RUN_STAIRS:
        return _stair(reading, (RUN,), *RUN_STAIRS[pattern])
    if pattern in TRIPLET_STAIRS:
        return _stair(reading, (TRIPLET, KONG), *TRIPLET_STAIRS[pattern])
    if pattern in DRAGON_PATTERNS:
        return _honours(reading, range(WHITE, WHITE + 3), with_pair=pattern == "little_three_dragons")
    if pattern == "wind_pung" or pattern in WIND_PATTERNS:
        return _honours(reading, range(EAST, WHITE), with_pair=pattern.startswith("little"))
    if pattern == "seat_wind":
        return _honours(reading, [EAST + int(win.seat_wind)], with_pair=False)
    if pattern == "round_wind":
        return _honours(reading, [EAST + int(win.round_wind)], with_pair=False)
    if pattern in WINNING_TILE:
        return [int(win.tile)]
    if pattern in WAITS:
        place = int(reading.won_group)
        return group_faces(reading, place) if place >= 0 else [int(win.tile)] * 2
    if "flower" in pattern and pattern not in ("no_flowers", "soft_flowers", "flower_bloom"):
        return [laid_kind(number) for number in range(LAID_OUT_BITS) if int(win.flowers) >> number & 1]
    if "kong" in pattern or pattern == "kong":
        return _groups(reading, (KONG,), concealed="concealed" in pattern and "mixed" not in pattern)
    if pattern == "concealed_pung":
        return _groups(reading, (TRIPLET,), concealed=True)
    if pattern in BRANCHES:
        return _longest_branch(win, reading)
    if "concealed_pungs" in pattern:
        return _groups(reading, (TRIPLET, KONG), concealed=True)
    return []


def group_faces(reading: Any, place: int) -> list[int]:
    """Return the faces of one group of a reading."""
    face, kind = int(reading.group_face[place]), int(reading.group_kind[place])
    if kind == RUN:
        return [int(face_in_run(face, number)) for number in range(3)]
    return [face] * {TRIPLET: 3, KONG: 4}.get(kind, 2)


def _stair(reading: Any, kinds: Sequence[int], size: int, suits: int, steps: Sequence[int]) -> list[int]:
    places = [place for place in range(int(reading.groups)) if int(reading.group_kind[place]) in kinds]
    for chosen in combinations(sorted(places, key=lambda place: int(reading.group_face[place]) % 9), size):
        faces = [int(reading.group_face[place]) for place in chosen]
        if max(faces) >= EAST:
            continue
        rises = {after % 9 - before % 9 for before, after in pairwise(faces)}
        colours = {face // 9 for face in faces}
        right_suits = len(colours) == (1 if suits == ONE_SUIT else size)
        if right_suits and len(rises) == 1 and rises.pop() in steps:
            return [face for place in chosen for face in group_faces(reading, place)]
    return []


def _honours(reading: Any, faces: Sequence[int], with_pair: bool) -> list[int]:
    found = [
        face
        for place in range(int(reading.groups))
        if int(reading.group_kind[place]) in (TRIPLET, KONG) and int(reading.group_face[place]) in faces
        for face in group_faces(reading, place)
    ]
    if with_pair and int(reading.pair) in faces:
        found += [int(reading.pair)] * 2
    return found


def _longest_branch(win: Any, reading: Any) -> list[int]:
    suit = max(range(3), key=lambda suit: int(branches_of(win, suit)))
    return [face for face in _all_faces(win, reading) if face // 9 == suit]


def _all_faces(win: Any, reading: Any) -> list[int]:
    melds = range(int(win.meld_count))
    laid = [face for place in melds for face in group_faces(reading, place)]
    return sorted([*laid, *(face for face in range(EAST) for _ in range(int(win.hand[face])))])


def _groups(reading: Any, kinds: Sequence[int], concealed: bool) -> list[int]:
    found = []
    for place in range(int(reading.groups)):
        face = int(reading.group_face[place])
        if int(reading.group_kind[place]) in kinds:
            if concealed and not int(reading.concealed) >> face & 1:
                continue
            found += group_faces(reading, place)
    return found
