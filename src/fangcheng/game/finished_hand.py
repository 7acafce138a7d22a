"""A finished hand divided into its parts, as the reading that counted does: the groups of an explanation."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from fangcheng.core.shapes.one_white import COUNTS_AS_TURNED, WINS_AS_TURNED
from fangcheng.core.shapes.sums import SUMS
from fangcheng.core.state.codes import (
    ALL_258_FORM,
    HONOURS_FORM,
    KNITTED_FORM,
    KONG,
    LOOSE_FORM,
    MISFITS_FORM,
    NOBODY,
    ORPHANS_AND_SET_FORM,
    ORPHANS_FORM,
    RUN,
    STANDARD,
    SUMS_FORM,
    TRIPLET,
    UNRELATED_FORM,
    WON_BY_JOKERS,
)
from fangcheng.game.eggs import eggs_of_win
from fangcheng.game.pattern_tiles import group_faces
from fangcheng.game.printed import kinds_of_win, printed_faces
from fangcheng.tiles import EAST, FLOWER, HEAD, NO_TILE, PLACES, WHITE, write

GROUP_WORDS = {RUN: "run", TRIPLET: "triplet", KONG: "kong"}


class Group(Struct, frozen=True, kw_only=True):
    """One part of a finished hand."""

    kind: Literal["run", "triplet", "kong", "pair", "single", "flowers"]
    tiles: str
    open: bool = False
    win: int | None = None  # place of the winning tile in it
    jokers: tuple[int, ...] = ()  # places that jokers fill


class _Part(NamedTuple):
    """A part by its faces, before it is written."""

    kind: str
    faces: Sequence[int]
    open: bool = False
    win: int | None = None
    jokers: tuple[int, ...] = ()
    own: bool = False  # its tiles lie in their own places, dragons before jokers (printed_faces)


def groups_of(win: Any, reading: Any) -> tuple[Group, ...]:
    """Divide the finished hand into its parts, as the reading that counted does."""
    parts = _with_eggs(win, [_printed(win, part) for part in _parts_of(win, reading)])
    if win["white"] in (COUNTS_AS_TURNED, WINS_AS_TURNED):
        parts = _with_white(win, parts)
    return tuple(
        Group(kind=part.kind, tiles=write(part.faces), open=part.open, win=part.win, jokers=part.jokers)  # type: ignore[arg-type]
        for part in parts
    )


def _printed(win: Any, part: _Part) -> _Part:
    """Return a part by what is printed on its tiles, those in the places of jokers by what the jokers stand for."""
    if part.own:
        return part._replace(faces=printed_faces(win, part.faces))
    kinds = kinds_of_win(win)
    return part._replace(faces=[face if place in part.jokers else kinds[face] for place, face in enumerate(part.faces)])


def _with_eggs(win: Any, parts: list[_Part]) -> list[_Part]:
    """Show the tiles of eggs, which a reading takes for kongs."""
    eggs = eggs_of_win(win)
    return [part._replace(faces=eggs[place]) if place in eggs else part for place, part in enumerate(parts)]


def _with_white(win: Any, parts: list[_Part]) -> list[_Part]:
    """Put the White that counts as the tile turned up where it lies in the hand.

    Rules: JIANGNAN-7.
    """
    turned, wins = int(win["wild_mask"]).bit_length() - 1, win["white"] == WINS_AS_TURNED
    for number, part in enumerate(parts):
        for place, face in enumerate(part.faces):
            plain = face == turned and place not in part.jokers and number >= int(win["meld_count"])
            if plain and (place == part.win) == wins:
                shown = part._replace(faces=[*part.faces[:place], WHITE, *part.faces[place + 1 :]])
                return [*parts[:number], shown, *parts[number + 1 :]]
    return parts


def _parts_of(win: Any, reading: Any) -> tuple[_Part, ...]:
    form = int(reading.form)
    if form in (ORPHANS_FORM, LOOSE_FORM, UNRELATED_FORM, MISFITS_FORM):
        return (_singles(_concealed(win), int(win.tile)),)
    if form in (HONOURS_FORM, WON_BY_JOKERS, ALL_258_FORM):
        laid = [_group(reading, place) for place in range(int(reading.groups))]
        held = _jokers(win) if form == WON_BY_JOKERS else []
        return (*laid, _singles(_concealed(win) + held, int(win.tile)))
    if form == SUMS_FORM:
        return _sums_and_heads(win, reading)
    if form == ORPHANS_AND_SET_FORM:
        return _orphans_and_set(win, reading)
    if form not in (STANDARD, KNITTED_FORM):
        return _pairs_with_jokers(win, reading) if win.jokers else _pairs(win, reading)
    groups = [_group(reading, place) for place in range(int(reading.groups))]
    if form == KNITTED_FORM:
        groups = _knitted(reading) + groups
    if reading.pair >= 0:
        pair = int(reading.pair)
        place = 1 if _pair_won(win, reading) else None
        jokers = tuple(range(2 - int(reading.pair_jokers), 2))
        groups.append(_Part("pair", [pair] * 2, win=place, jokers=jokers))
    return tuple(groups)


def _pair_won(win: Any, reading: Any) -> bool:
    """Return True if the winning tile lies in the pair, be it as itself, as a joker or as a tile that it counts as.

    Rules: HARBIN-36, JILIN-23, CHANGCHUN-28, YINGKOU-14.
    """
    if reading.won_group >= 0:
        return False
    if reading.form == STANDARD:  # one of its parts is won, if any tile is
        return int(win.tile) >= 0
    return bool(reading.pair == win.tile or win.drawn_joker == 1)


def _group(reading: Any, place: int) -> _Part:
    faces = group_faces(reading, place)
    kind = int(reading.group_kind[place])
    won = None
    if int(reading.won_group) == place:
        won = int(reading.won_place) if kind == RUN else len(faces) - 1
    wild = int(reading.group_wild[place])
    jokers = tuple(number for number in range(len(faces)) if wild >> number & 1)
    return _Part(GROUP_WORDS.get(kind, "pair"), faces, bool(reading.group_open[place]), won, jokers)


def _knitted(reading: Any) -> list[_Part]:
    """Return the three knitted runs; its number says which suit has 147, 258, 369 (readings.py)."""
    first = int(reading.knitted) // 2
    second = (first + 1 + int(reading.knitted) % 2) % 3
    suits = (first, second, 3 - first - second)
    return [_Part("run", [9 * suit + start + step for step in (0, 3, 6)], own=True) for start, suit in enumerate(suits)]


def _concealed(win: Any) -> list[int]:
    return [face for face in range(34) for _ in range(int(win.hand[face]))]


def _jokers(win: Any) -> list[int]:
    """Return the jokers of the hand, flowers among them (GUANGDONG-P1)."""
    wild = [face for face in range(34) if int(win.wild_mask) >> face & 1]
    return [kind for kind in (*wild, *range(FLOWER, HEAD)) for _ in range(int(win.joker_kinds[kind]))]


def _sums_and_heads(win: Any, reading: Any) -> tuple[_Part, ...]:
    """Return melds, concealed sums, sets of heads and the pair; the winning tile is marked where it first lies.

    Rules: LUOSHU-26.
    """
    melded, found = int(win.meld_count), []
    for place in range(melded):
        tiles = [tile for tile in win.meld_tiles[place].tolist() if tile != NO_TILE]
        kind = int(reading.group_kind[place])
        found.append(_Part(GROUP_WORDS[kind], tiles, bool(reading.group_open[place])))
    concealed: list[tuple[str, list[int]]] = []
    for place in range(melded, int(reading.groups)):
        first = int(reading.group_face[place]) // 9 * 9
        concealed.append(("run", [first + int(number) - 1 for number in SUMS[int(reading.group_sum[place])]]))
    heads = [head for head in range(EAST, PLACES) for _ in range(int(win.hand[head]))]
    pair = [int(reading.pair)] * 2
    for head in pair:
        heads.remove(head)
    concealed += [("triplet", heads[start : start + 3]) for start in range(0, len(heads), 3)]
    won = False
    for word, tiles in [*concealed, ("pair", pair)]:
        here = not won and int(win.tile) in tiles
        won = won or here
        where = tiles.index(int(win.tile)) if here else None
        found.append(_Part(word, tiles, win=where))
    return tuple(found)


def _singles(faces: list[int], tile: int) -> _Part:
    return _Part("single", faces, win=faces.index(tile) if tile in faces else None)


def _orphans_and_set(win: Any, reading: Any) -> tuple[_Part, ...]:
    rest = _concealed(win)
    for face in group_faces(reading, 0):
        rest.remove(face)
    return _singles(rest, NOBODY if reading.won_group == 0 else int(win.tile)), _group(reading, 0)


def _pairs_with_jokers(win: Any, reading: Any) -> tuple[_Part, ...]:
    """Divide a hand of pairs by what its jokers stand for; a tile that stays alone comes where its face does."""
    filled = [int(face) for face in reading.joker_faces[: int(reading.joker_count)]]
    groups: list[_Part] = []
    won = False
    for face in range(34):
        natural, tiles = int(win.hand[face]), int(win.hand[face]) + filled.count(face)
        for start in range(0, tiles, 2):
            size, own = min(2, tiles - start), min(2, max(0, natural - start))
            places = tuple(range(own, size))
            drawn = bool(places) if win.drawn_joker else own > 0 and face == win.tile and start + 2 >= natural
            here = drawn and not won
            won = won or here
            kind = "pair" if size == 2 else "single"
            place = (places[0] if win.drawn_joker else own - 1) if here else None
            groups.append(_Part(kind, [face] * size, win=place, jokers=places))
    return tuple(groups)


def _pairs(win: Any, reading: Any) -> tuple[_Part, ...]:
    groups, left, won = [], [int(count) for count in win.hand], False
    for face in range(34):
        size = 3 if left[face] == 3 else 2
        while left[face] > 0:
            taken = min(size, left[face])
            left[face] -= taken
            here = face == win.tile and not won and left[face] == 0
            won = won or here
            kind = {1: "single", 2: "pair", 3: "triplet"}[taken]
            groups.append(_Part(kind, [face] * taken, win=taken - 1 if here else None))
    return tuple(groups)
