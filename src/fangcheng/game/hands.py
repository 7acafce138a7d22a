"""Hands in writing: `123m406p11z`, `pon 888m from N`, and the win records made of them.

    win = win_record(rules, WrittenWin("234567m34p67899s", "5p", context=["riichi"], dora="1z"))

`rules` is a rules record (`Ruleset.record()`). Seats are written E S W N, seen from the hand's dealer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import Any, NamedTuple, cast

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.questions import written_wins
from fangcheng.core.scoring.gather import imagine_tile
from fangcheng.core.shapes.sums import NO_SUM, any_heads, is_head, plays_sums, sum_of
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    MELDS,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.core.state.desk import new_desk
from fangcheng.core.state.eggs import member_of
from fangcheng.core.state.honour_runs import is_honour_run, start_of
from fangcheng.core.state.record_types import Desk
from fangcheng.core.state.shape_tables import SHAPES
from fangcheng.core.state.win import WIN
from fangcheng.errors import HandError, UnknownName
from fangcheng.game.arguments import shown
from fangcheng.game.circumstances.aliases import alias_of
from fangcheng.game.circumstances.words import FLAGS, WORDS
from fangcheng.game.claims import check_claims, check_givers
from fangcheng.game.eggs import check_egg, check_families, family_among
from fangcheng.game.hand_checks import (
    check_aside,
    check_flowers,
    check_held,
    check_indicators,
    check_jokers,
    check_laid_jokers,
    check_size,
    check_tiles,
    check_winning_tile,
    named_jokers,
)
from fangcheng.game.printed import PLAIN, Kinds, kinds_with
from fangcheng.tiles import EAST, KINDS, NO_TILE, NORTH, face_of, is_red, parse, write

SEAT_LETTERS = "ESWN"
SUIT_LETTERS = ("m", "p", "s")
KONGS = (OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD)
MELD_WORDS = {
    "chi": CHOW,
    "pon": PUNG,
    "sum": CHOW,
    "head": PUNG,
    "kong": OPEN_KONG_MELD,
    "added": ADDED_KONG_MELD,
    "concealed": CONCEALED_KONG_MELD,
    "ckong": CONCEALED_KONG_MELD,
    "egg": EGG_MELD,
}
# What people call them beside; the names of a view (`open_kong`) are among them.
OTHER_MELD_WORDS = {
    **dict.fromkeys(("chow", "chii", "吃", "チー"), "chi"),
    **dict.fromkeys(("pung", "碰", "ポン"), "pon"),
    **dict.fromkeys(("kan", "open_kong", "minkan", "daiminkan", "明杠", "明槓", "大明槓"), "kong"),
    **dict.fromkeys(("added_kong", "kakan", "shouminkan", "加杠", "加槓", "补杠", "補槓"), "added"),
    **dict.fromkeys(("concealed_kong", "ankan", "暗杠", "暗槓"), "concealed"),
}
WIN_WAYS = {"self": BY_SELF, "discard": BY_DISCARD, "rob": BY_ROB}

WINS_BY_FLOWERS = {"eight_flowers", "seven_rob_one"}  # the only wins whose tile is a flower


@dataclass(frozen=True)
class Meld:
    """A set on the table, its tiles in rising order."""

    kind: int  # CHOW ... CONCEALED_KONG_MELD
    tiles: tuple[int, ...]
    giver: int = NOBODY  # seat that fed it, NOBODY for a concealed kong or when not written
    kinds: Kinds = field(default=PLAIN, repr=False, compare=False)  # what its tiles count as
    late: bool = field(default=False, repr=False, compare=False)  # a kong whose fourth tile came in an earlier turn
    stands_for: tuple[int, ...] = ()  # of an egg: what its tiles are taken for, where a 1s flies

    @property
    def faces(self) -> list[int]:
        """Return the faces that its tiles count as."""
        return [face_of(self.kinds[tile]) for tile in self.tiles]

    @property
    def face(self) -> int:
        """Return the face that names the meld: the lowest, of three winds the one that is not among them.

        An egg is named by the first member of its family.
        """
        if self.kind == EGG_MELD:
            return int(member_of(family_of_egg(self), 0))
        return start_of(self.faces) if self.kind == CHOW else min(self.faces)

    @property
    def code(self) -> int:
        """Return the kind, face, red tiles and feeder of the meld in one number, as `core.questions` reads it."""
        reds = sum(is_red(tile) for tile in self.tiles)
        return self.kind | self.face << 3 | reds << 9 | 1 + self.giver << 12


Melds = list[str] | list[Meld] | list[str | Meld] | tuple[str | Meld, ...]  # and no meld alone


def seat_of(letter: object) -> int:
    """Return the seat number of E, S, W or N. Raises HandError."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise HandError(f"no seat {shown(letter)}; seats are E S W N, seen from the dealer")
    return SEAT_LETTERS.index(letter)


def round_of(letter: object) -> int:
    """Return the number of the wind E, S, W or N of a round. Raises HandError."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise HandError(f"round = {shown(letter)}: the wind of a round is E, S, W or N")
    return SEAT_LETTERS.index(letter)


def suit_of(letter: object) -> int:
    """Return the number of the suit m, p or s. Raises UnknownName."""
    if not isinstance(letter, str) or letter not in SUIT_LETTERS:
        raise UnknownName("suit", letter, SUIT_LETTERS, "Suits are m, p and s.")
    return SUIT_LETTERS.index(letter)


def meld_of(text: object, kinds: Kinds = PLAIN) -> Meld:
    """Read `chi 340p from E`, `pon 888m`, `kong 4444m from W`, `added 2222z from S` or `concealed 1111p`.

    `kinds` says what tiles count as, where that is not what is printed on them.
    """
    if isinstance(text, Meld):
        return _checked(replace(text, kinds=kinds))
    if not isinstance(text, str):
        raise HandError(f'meld {shown(text)}: write it like "chi 340p from E"')
    words = text.split()
    if words and words[0] == "egg":
        return egg_of(text)
    if len(words) not in (2, 4) or (len(words) == 4 and words[2].lower() != "from"):
        raise HandError(f'meld "{text}": write it like "chi 340p from E"')
    word = words[0].lower()
    word = OTHER_MELD_WORDS.get(word, word)
    if word not in MELD_WORDS:
        raise UnknownName("kind of meld", words[0], MELD_WORDS, f"Melds are {', '.join(MELD_WORDS)}.")
    kind = MELD_WORDS[word]
    tiles = tuple(sorted(parse(words[1]), key=lambda tile: face_of(kinds[tile])))
    meld = Meld(kind, tiles, seat_of(words[3]) if len(words) == 4 else NOBODY, kinds)
    _check_meld(text, kind, meld.faces)
    return meld


def _checked(meld: Meld) -> Meld:
    """Return a meld that a program made, if it is one. Raises HandError."""
    tiles = meld.tiles
    if meld.kind == EGG_MELD:
        family_of_egg(meld)
        return meld
    if meld.kind not in {*MELD_WORDS.values()} or not isinstance(tiles, tuple):
        raise HandError(f"{shown(meld)} is no meld")
    if not all(type(tile) is int and 0 <= tile < KINDS for tile in tiles):
        raise HandError(f"{shown(meld)}: its tiles are kinds, whole numbers from 0 to {KINDS - 1}")
    _check_meld(write(tiles), meld.kind, meld.faces)
    return meld


def _check_meld(text: str, kind: int, faces: list[int]) -> None:
    due = 3 if kind in (CHOW, PUNG) else 4
    if len(faces) != due:
        raise HandError(f'meld "{text}" has {len(faces)} tiles, it needs {due}')
    if kind == CHOW:
        if not (is_run(faces) or is_sum(faces) or is_honour_run(faces)):
            raise HandError(f'meld "{text}": these tiles are no run')
    elif len(set(faces)) != 1 and not all(map(is_head, faces)):
        raise HandError(f'meld "{text}": these tiles are not all equal')


def is_run(faces: Sequence[int]) -> bool:
    """Return True for three faces in rising order that are a run."""
    first = faces[0]
    return list(faces) == [first, first + 1, first + 2] and first < EAST and first % 9 <= 6


def is_sum(faces: Sequence[int]) -> bool:
    """Return True for three numbers of one suit that add up to 15.

    Rules: LUOSHU-27.
    """
    return (
        len({face // 9 for face in faces}) == 1 and faces[0] < EAST and sum_of(*(face % 9 for face in faces)) != NO_SUM
    )


def check_sets(rules: Any, melds: Iterable[Meld]) -> None:
    """Raise HandError for a meld that is a set in other games only: a run or a triplet of numbers where sums are sets,
    a run of honours where these form none.

    Rules: NANCHANG-8, LUOSHU-14, LUOSHU-27, LUOSHU-29.
    """
    sums, mixed, melds = bool(plays_sums(rules)), bool(any_heads(rules)), [*melds]
    check_families(meld for meld in melds if meld.kind == EGG_MELD)
    for meld in melds:
        if meld.kind == EGG_MELD:
            check_egg(rules, meld)
            continue
        equal = len(set(meld.faces)) == 1
        if meld.kind == CHOW:
            honours = bool(rules.honour_runs) and is_honour_run(meld.faces)
            fits = is_sum(meld.faces) if sums else is_run(meld.faces) or honours
        else:
            fits = equal or mixed
            fits = fits and all(map(is_head, meld.faces)) if sums else equal
        if not fits:
            raise HandError(f"meld {write(meld.tiles)}: these tiles are no set in this game")


def egg_of(text: str) -> Meld:
    """Read `egg 5z6z7z`, or `egg 1z2z1s as 1z2z3z` where a 1s flies. Raises HandError."""
    words = text.split()
    if len(words) not in (2, 4) or (len(words) == 4 and words[2] != "as"):
        raise HandError(f'meld "{text}": write it like "egg 5z6z7z" or "egg 1z2z1s as 1z2z3z"')
    meld = Meld(EGG_MELD, tuple(sorted(parse(words[1]))), stands_for=tuple(parse(words[3])) if len(words) == 4 else ())
    family_of_egg(meld)
    return meld


def family_of_egg(meld: Meld) -> int:
    """Return the family of an egg. Raises HandError for tiles that are none."""
    return family_among(meld.tiles, meld.stands_for)


def concealed_of(text: str | Sequence[int]) -> list[int]:
    """Return the kinds of a concealed hand, written or already a list."""
    return parse(text) if isinstance(text, str) else list(text)


class WrittenWin(NamedTuple):
    """A win as programs write it, in the words of `score`; what they say is checked when it is read."""

    hand: Any  # concealed tiles, written or a list of kinds
    win: Any  # the winning tile, written or its kind; None: the last one of the hand
    by: Any = "self"
    source: str | None = None  # seat that gave the tile
    melds: Sequence[str | Meld] = ()
    seat: str = "E"
    dealer: str = "E"
    round: str = "E"
    context: Any = ()  # words
    jokers: Any = ""  # the tiles that are wild: `8s9s`
    dora: Any = ""
    ura: Any = ""
    aside: int = 0
    flowers: Any = ""
    streak: int = 0
    counters: int = 0
    deposits: int = 0
    lack: str | None = None  # letter of a suit
    heart: Any = None  # the tile that is imagined


def win_record(
    rules: Any,
    written: WrittenWin,
    *,
    heart: int = 0,
    waits: int | None = None,
    flags: int | None = None,
    check: bool = True,
    desk: Any = None,
) -> Any:
    """Return the WIN record of a written hand, whose winning tile is written apart.

    `heart` is 1 + the face that is imagined, 0 none; that of `written` is not read here. `waits` is a mask of faces and
    is worked out when not given, at this `desk` or a new one; `flags` are those of the words, where they have been read
    already (game/circumstances).
    Raises HandError, NotationError or UnknownName.
    """
    rules = one(rules)
    concealed = concealed_of(written.hand)
    drawn = parse(written.win)[0] if isinstance(written.win, str) else written.win
    words = _meant(written.context)
    if flags is None:
        flags = reduce(or_, (FLAGS[word] for word in words), 0)
    wild, laid, shown, under = (
        parse(named_jokers(rules, written.jokers)),
        parse(written.flowers),
        parse(written.dora),
        parse(written.ura),
    )
    sets = [meld_of(meld, kinds_with(rules, wild)) for meld in written.melds]
    if check:
        held = [*concealed, *(tile for meld in sets for tile in meld.tiles)]
        check_size(rules, concealed, len(sets))
        check_held(held, rules)
        check_sets(rules, sets)
        check_winning_tile(rules, drawn, WINS_BY_FLOWERS & {*words})
        check_jokers(rules, wild)
        check_laid_jokers(rules, [tile for meld in sets for tile in meld.tiles], wild)
        check_flowers(rules, laid)
        check_indicators(rules, shown, under)
        check_aside(rules, written.aside)
        check_tiles(
            rules, [*held, *([] if drawn in laid else [drawn]), *laid, *shown, *under, *[NORTH] * written.aside]
        )
    check_givers(sets, seat_of(written.seat), int(rules.seats))
    if check:
        check_claims(rules, sets, seat_of(written.seat))
    if len(sets) > MELDS:
        raise HandError(f"{len(sets)} melds; a hand has room for {MELDS}")
    numbers = _numbers_of(written, flags, max((WORDS[word].winners for word in words), default=0), sets)
    lists = (concealed, [drawn], wild, shown, under, laid)
    kinds = np.array([kind for each in lists for kind in each], np.int8)
    ends = np.cumsum([len(each) for each in lists])
    win = with_attributes(np.zeros(1, WIN))[0]
    win.stood_for = written_wins.let_written_stand_in(kinds, ends, rules)
    written_wins.write_win(kinds, ends, numbers, rules, win)
    for place, meld in enumerate(sets if plays_sums(rules) else ()):
        win.meld_tiles[place] = [*meld.tiles, NO_TILE][:4]
    for meld in sets:
        if meld.kind == EGG_MELD:
            np.add.at(win.in_eggs, list(meld.tiles), 1)
    imagine_tile(win, heart)
    if waits is None:
        waits = written_wins.waits_before(win, rules, desk if desk is not None else desk_for_hands())
    win.waits = np.uint64(waits)
    return win


def _numbers_of(written: WrittenWin, flags: int, winners: int, sets: Sequence[Meld]) -> np.ndarray:
    """Return what of a win is told in numbers, as `written_wins.write_win` reads it."""
    numbers = np.zeros(written_wins.NUMBERS, np.int64)
    numbers[: written_wins.MELD] = (
        WIN_WAYS[written.by],
        seat_of(written.seat),
        seat_of(written.dealer),
        seat_of(written.source) if written.source is not None else NOBODY,
        round_of(written.round),
        flags,
        winners,
        written.aside,
        written.streak,
        written.counters,
        written.deposits,
        -1 if written.lack is None else suit_of(written.lack),
        len(sets),
    )
    numbers[written_wins.MELD : written_wins.MELD + len(sets)] = [meld.code for meld in sets]
    return numbers


def _meant(context: Iterable[object]) -> list[str]:
    """Return the table's own names of words. Raises UnknownName for one that nobody knows."""
    found: list[str] = []
    for word in context:
        alias = alias_of(word) if isinstance(word, str) else None
        if alias is None:
            raise UnknownName("circumstance", word, FLAGS, "docs/library.md lists them by game.")
        found.extend(alias.words)
    return found


def one(rules: Any) -> Any:
    """Return the single rules record of an array of one, with its fields as attributes."""
    if isinstance(rules, np.ndarray):
        return with_attributes(rules)[0]
    return with_attributes(rules) if not isinstance(rules, np.record) else rules


def desk_for_hands() -> Desk:
    """Return a desk for scoring alone: its distance tables are empty."""
    return cast(Desk, new_desk(with_attributes(np.zeros(1, SHAPES))[0]))
