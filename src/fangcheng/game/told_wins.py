"""A win that a program has told of, checked and made a record: by a kernel, or by Python where that cannot."""

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from fangcheng.core.questions.written_wins import MELD, MOST_COUNTERS, MOST_STICKS, MOST_STREAK, write_written_win
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import BY_ROB, BY_SELF, CHOW, EGG_MELD, MELDS, NOBODY, PUNG
from fangcheng.core.state.honour_runs import face_in_run, is_honour_run
from fangcheng.errors import HandError, UnknownName
from fangcheng.game.arguments import shown
from fangcheng.game.asking import LACKS, Asker, imagined_by, lack_of
from fangcheng.game.circumstances.aliases import WAY_WORDS, way_of
from fangcheng.game.circumstances.arguments import PLAIN, check_under
from fangcheng.game.circumstances.entry import Facts
from fangcheng.game.circumstances.gone_by import flags_of_discards
from fangcheng.game.circumstances.needs import KONGS, ties_up
from fangcheng.game.circumstances.reading import NOTHING, check_hand, flags_beside
from fangcheng.game.circumstances.reading import Told as Read
from fangcheng.game.claims import NeverClaimed
from fangcheng.game.engine import Mode
from fangcheng.game.hand_checks import check_held, check_tiles
from fangcheng.game.hand_input import jokers_named_by, lying_apart, text_of, told_of_numbers
from fangcheng.game.hands import SEAT_LETTERS, WIN_WAYS, Meld, WrittenWin, is_run, meld_of, win_record
from fangcheng.game.workplaces import Workplace
from fangcheng.tiles import FLOWER, NO_TILE, NORTH, RED_3M, RED_FIVE_OF, face_of, is_red, parse

SEAT_NUMBERS = {letter: number for number, letter in enumerate(SEAT_LETTERS)}
WAY_NUMBERS = {word: WIN_WAYS[way] for word, way in WAY_WORDS.items()}
NO_KONG = ("self", "discard")  # ways of winning that ask nothing of the hand
NO_MELDS = (0,) * MELDS
MOST = {"aside": 4, "streak": MOST_STREAK, "counters": MOST_COUNTERS, "deposits": MOST_STICKS}
PLAIN_ROUND = PLAIN["round"]
NO_CODE = -1  # of a meld that Python has to look at
PACK = struct.Struct(f"<{MELD + MELDS}i").pack  # the numbers of core.written


def write_at(place: Workplace, asker: Asker, mode: Mode, told: WrittenWin, discards: Sequence[int] = ()) -> Read:
    """Write a win at a workplace; a kernel does it, and Python where that cannot. Return what its context says.

    Raises IncompatibleCircumstance for what cannot be true of it.
    """
    by, source, jokers = told.by, told.source, told.jokers
    if source is not None and isinstance(by, str) and way_of(by) == "self":
        raise HandError(
            f"source = {shown(source)}: nobody gives a tile that one draws. "
            'Leave source out, or say by="discard", or "rob"'
        )
    read = asker.read(told.context, by) if told.context else NOTHING
    question = _in_bytes(asker, told, read, discards)
    call = asker.call(write_written_win, mode)
    if question is None or not call(question, place.records if call is write_written_win else place.plain):
        try:
            place.wins[0] = _written_by_python(asker, told, read, discards, place.records[0].desk)
        except HandError as error:
            raise told_of_numbers(told.hand, error) from None
    if jokers:
        asker.wild(jokers)  # checks them
    if told.streak or told.counters or told.deposits or told.ura or told.lack is not None or told.round != PLAIN_ROUND:
        _check_arguments(asker, told, read)
    if (read.needs and (told.melds or not read.asks_melds)) or by not in NO_KONG:
        win: Any = place.records[0].win
        facts = _facts(asker, told, read, win.meld_kind[: int(win.meld_count)].tolist(), discards)
        if read.asks_tile or facts.by == "rob":
            laid = win.tile < 0
            held, melded = (0, 0) if laid else copies_beside(asker.engine.rules, win)
            facts = facts._replace(tile=FLOWER if laid else int(win.tile), held=held, copies=held + melded)
        check_hand(read, facts)
    return read


def _check_arguments(asker: Asker, told: WrittenWin, read: Read) -> None:
    names = ("round", "lack", "streak", "counters", "deposits")
    asker.check_told({name: getattr(told, name) for name in names})
    if isinstance(told.dora, str) and isinstance(told.ura, str) and told.ura:
        check_under(asker.engine.rules, told.dora, told.ura, read.flags)


def _facts(asker: Asker, told: WrittenWin, read: Read, melds: Sequence[int], discards: Sequence[int]) -> Facts:
    """Return what circumstances ask about a win with melds of these kinds, the winning tile aside."""
    wild = {*parse(told.jokers)} if discards else set()
    flowers = len(told.flowers) if isinstance(told.flowers, str) else 0
    return Facts(
        asker.engine.rules,
        read.words,
        way_of(told.by) or "",
        told.seat == told.dealer,
        tuple(melds),
        told.aside,
        flowers,
        len(discards),
        NO_TILE,
        0,
        0,
        sum(face_of(kind) in wild for kind in discards),
    )


def copies_beside(rules: Any, win: Any) -> tuple[int, int]:
    """Count the copies of the winning tile that the winner has beside it: in his hand; in melds that tie them up."""
    robbed = win.by == BY_ROB
    tile = int(win.tile)
    held = int(win.hand[tile]) + int(win.joker_kinds[tile]) - 1 - int(win.heart == 1 + tile)
    melded = 0
    for index in range(int(win.meld_count)):
        kind, lowest = int(win.meld_kind[index]), int(win.meld_face[index])
        if not ties_up(kind, robbed):
            continue
        if plays_sums(rules) and kind != EGG_MELD:
            melded += list(win.meld_tiles[index]).count(tile)
        elif kind == CHOW:
            melded += tile in [face_in_run(lowest, place) for place in range(3)]
        elif kind in KONGS:
            melded += 4 * (lowest == tile)
        elif kind == PUNG:
            melded += 3 * (lowest == tile)
    return held, melded


def jokers_of(asker: Asker, jokers: object, turned: object) -> str:
    """Return the jokers that a turned tile names. Raises HandError where jokers are named beside it."""
    if not isinstance(turned, str):
        raise HandError(f"turned = {shown(turned)}: write the tile that names the jokers, like 3m")
    if jokers:
        raise HandError("jokers and turned: name the jokers, or the tile turned, from which they follow")
    return jokers_named_by(turned, asker.engine.rules)


def check_lying(asker: Asker, told: WrittenWin, turned: str, discards: Sequence[int]) -> None:
    """Check that the tiles that lie about, with those of the hand, are no more than the game has. Raises HandError."""
    rules = asker.engine.rules
    concealed, tile = split(text_of(told.hand), told.win)
    laid = [kind for meld in told.melds for kind in meld_of(meld, asker.kinds(told.jokers)).tiles]
    check_held(discards, rules)
    named = parse(lying_apart(turned, rules))
    flowers = parse(told.flowers)
    others = [*parse(told.dora), *parse(told.ura), *flowers, *[NORTH] * told.aside, *discards, *named]
    check_tiles(rules, [*concealed, *([] if tile in flowers else [tile]), *laid, *others])


def _in_bytes(asker: Asker, told: WrittenWin, read: Read, discards: Sequence[int]) -> np.ndarray | None:
    """Return the question as the kernel reads it, None where something is not as it should be."""
    (hand, win, by, source, melds, seat, dealer, round, _, jokers, dora, ura, aside, flowers,
        streak, counters, deposits, lack, heart) = told  # fmt: skip
    try:
        if heart is not None or bool in (type(aside), type(streak), type(counters), type(deposits)):
            return None
        codes = _meld_codes(asker, melds, jokers)
        flags = read.flags
        if read.hangs_on_melds or discards:
            flags = _flags(asker, told, read, [code & 7 for code in codes], discards)
        winner = SEAT_NUMBERS[seat]
        by_number = WAY_NUMBERS[by]
        giver = NOBODY if source is None else SEAT_NUMBERS[source]
        if source is None and by_number != BY_SELF:
            giver = (winner + 1) % asker.seats
        numbers = PACK(
            by_number,
            winner,
            SEAT_NUMBERS[dealer],
            giver,
            SEAT_NUMBERS[round],
            flags,
            read.winners,
            aside,
            streak,
            counters,
            deposits,
            LACKS[lack],
            len(melds),
            *codes,
            *NO_MELDS[len(melds) :],
        )
        text = ";".join((hand, "" if win is None else win or "?", jokers, dora, ura, flowers))
    except (KeyError, TypeError, ValueError, struct.error):
        return None
    return np.frombuffer(numbers + text.encode(errors="replace"), np.uint8)


def _flags(asker: Asker, told: WrittenWin, read: Read, melds: Sequence[int], discards: Sequence[int]) -> int:
    """Return the flags of the words beside melds of these kinds, and of jokers discarded."""
    thrown = flags_of_discards(asker.engine.rules, discards, parse(told.jokers)) if discards else 0
    return flags_beside(read, _facts(asker, told, read, melds, discards)) | thrown


@lru_cache(maxsize=4096)
def meld_code(meld: str | Meld) -> int:
    """Return a meld as one number. Raises HandError, NotationError, UnknownName."""
    return numbered(meld_of(meld))


def numbered(meld: Meld) -> int:
    """Return a meld as one number, NO_CODE where that does not say of which tiles it is: a sum, unlike heads."""
    plain = is_run(meld.faces) or is_honour_run(meld.faces) if meld.kind == CHOW else len({*meld.faces}) == 1
    return meld.code if plain and _tells_reds(meld) else NO_CODE


def _tells_reds(meld: Meld) -> bool:
    """Return True if the number of red tiles says which of a meld are red: beside a five they are fives."""
    has_five = any(face in RED_FIVE_OF for face in meld.faces)
    return not has_five or not any(is_red(tile) and tile >= RED_3M for tile in meld.tiles)


def _meld_codes(asker: Asker, melds: Iterable[str | Meld], jokers: str) -> list[int]:
    """Return melds as numbers, by what their tiles count as beside these jokers."""
    if not asker.stands_in:
        return [meld_code(meld) for meld in melds]
    return [numbered(meld_of(meld, asker.kinds(jokers))) for meld in melds]


def _written_by_python(asker: Asker, told: WrittenWin, read: Read, discards: Sequence[int], desk: Any = None) -> Any:
    """Return the WIN record as Python writes it, which says what is wrong with the question."""
    for what in ("jokers", "dora", "ura", "flowers"):
        if not isinstance(text := getattr(told, what), str):
            raise HandError(f"{what} = {shown(text)}: write tiles, like 3m5z")
    for what, most in MOST.items():
        check_whole(what, getattr(told, what), most)
    by = way_of(told.by) if isinstance(told.by, str) else None
    if by is None:
        raise UnknownName("way of winning", told.by, WAY_WORDS, f"Ways are {', '.join(WIN_WAYS)}.")
    lack_of(told.lack)
    check_seats(asker, told.seat, told.dealer, told.source)
    source = told.source
    if source is None and by != "self":
        source = SEAT_LETTERS[(SEAT_LETTERS.index(told.seat) + 1) % asker.seats]
    concealed, tile = split(text_of(told.hand), told.win)
    sets = [meld_of(meld, asker.kinds(told.jokers)) for meld in told.melds]
    try:
        return win_record(
            asker.engine.rules,
            told._replace(hand=concealed, win=tile, by=by, source=source, melds=sets, context=read.words),
            heart=imagined_by(asker, told.heart),
            flags=_flags(asker, told, read, [meld.kind for meld in sets], discards),
            desk=desk,
        )
    except NeverClaimed as refusal:
        raise refusal.by_option(asker.engine) from None


def check_whole(what: str, number: object, most: int) -> None:
    """Raise HandError unless `number` is a whole one from 0 to `most`."""
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)) or not 0 <= number <= most:
        raise HandError(f"{what} = {shown(number)}: a whole number from 0 to {most} is needed")


def split(hand: str, win: str | None) -> tuple[list[int], int]:
    tiles = parse(hand)
    if win is not None:
        winning = parse(text_of(win, "winning tile"))
        if len(winning) != 1:
            raise HandError(f'winning tile "{win}": one tile is needed')
        return tiles, winning[0]
    if not tiles:
        raise HandError("no tiles: write the hand, then the winning tile")
    return tiles[:-1], tiles[-1]


def check_seats(asker: Asker, *seats: str | None) -> None:
    open_seats = SEAT_LETTERS[: asker.seats]
    for place, letter in enumerate(seats):
        nobody = letter is None and place == len(seats) - 1 > 0
        if not nobody and (not isinstance(letter, str) or len(letter) != 1 or letter not in open_seats):
            told = f'"{letter}"' if isinstance(letter, str) and len(letter) == 1 else shown(letter)
            raise HandError(f"no seat {told} in {asker.engine.ruleset.id}; seats are {' '.join(open_seats)}")
    if len(seats) == 3 and seats[2] == seats[0]:
        raise HandError(f"{seats[0]} cannot win on a tile of {seats[2]}: source is another seat")
