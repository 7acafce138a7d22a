"""The boards of the book of advice: a position in a few lines, and whether it can come up in its game."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import yaml
from msgspec import Struct

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state import rule_codes as code
from fangcheng.core.table.reds import reds_of
from fangcheng.errors import FangchengError, RecordError
from fangcheng.game.questions import waits
from fangcheng.tiles import FLOWER, HEAD, face_of, is_red, name_of, parse
from fangcheng.variants import load

SEATS = ("previous", "across", "next")
RIVERS = ("own", *SEATS)
KEYS = ("game", "hand", "melds", "draw", "offered", "rivers", "melds_of", "answer", "say")
NEEDED = ("game", "hand", "answer", "say")
CLAIMS = ("pung", "kong", "pass", "win")
FORM = f"A board has lines `key: value` with the keys {', '.join(KEYS)}"
_LINE = re.compile(r"(\w+):(?: +(.*))?")
_OFFERED = re.compile(r"(\w+) from (\w+)")


class Board(Struct, frozen=True, kw_only=True):
    """A position of an item. Tiles are written in notation."""

    game: str  # id of a variant
    hand: str  # concealed, without the drawn or offered tile
    answer: tuple[str, ...]  # tiles to throw, any of them; or ("chow 46m",), ("pung",), ("kong",), ("pass",), ("win",)
    say: str  # in Markdown
    melds: tuple[str, ...] = ()
    draw: str = ""  # the drawn tile
    offered: str = ""  # the tile that another has thrown
    source: str = ""  # who: a word of SEATS
    rivers: dict[str, str] = {}  # by a word of RIVERS
    melds_of: dict[str, tuple[str, ...]] = {}  # by a word of SEATS
    line: int = 0  # where it begins in its file

    @property
    def claims(self) -> bool:
        """Whether the answer is a claim, a pass or a win, no tile to throw."""
        return self.answer[0].split()[0] in (*CLAIMS, "chow")


def board_of(path: str, line: int, text: str) -> Board:
    """Return a board from its lines. Raises RecordError."""
    fields: dict[str, str] = {}
    for number, written in enumerate(text.splitlines(), start=line):
        found = _LINE.fullmatch(written.strip())
        if not written.strip():
            continue
        if found is None or found[1] not in KEYS or found[1] in fields:
            raise RecordError(path, f"line {number}", f"no line of a board, or one too many: {written.strip()}", FORM)
        fields[found[1]] = (found[2] or "").strip()
    missing = [key for key in NEEDED if not fields.get(key)]
    if missing:
        raise RecordError(path, f"line {line}", f"a board without {', '.join(missing)}", FORM)
    return Board(
        game=fields["game"],
        hand=fields["hand"].replace(" ", ""),
        answer=_answer(fields["answer"]),
        say=fields["say"],
        melds=_list(path, line, fields.get("melds", "")),
        draw=fields.get("draw", ""),
        rivers={seat: str(tiles) for seat, tiles in _table(path, line, fields, "rivers", RIVERS).items()},
        melds_of={
            seat: tuple(str(meld) for meld in melds)
            for seat, melds in _table(path, line, fields, "melds_of", SEATS).items()
        },
        line=line,
        **_offer(path, line, fields.get("offered", "")),
    )


def _answer(written: str) -> tuple[str, ...]:
    words = written.split()
    return (" ".join(words),) if words[0] in (*CLAIMS, "chow") else tuple(words)


def _offer(path: str, line: int, written: str) -> dict[str, str]:
    if not written:
        return {}
    found = _OFFERED.fullmatch(written)
    if found is None or found[2] not in SEATS:
        raise RecordError(
            path, f"line {line}", f"offered: {written}", f"Write `3m from {SEATS[0]}`, {' or '.join(SEATS[1:])}"
        )
    return {"offered": found[1], "source": found[2]}


def _yaml(path: str, line: int, written: str) -> Any:
    try:
        return yaml.load(written, yaml.BaseLoader)  # strings alone: 1z is a tile, and 12 would be
    except yaml.YAMLError as error:
        raise RecordError(path, f"line {line}", f"no list or table: {written} ({error})") from None


def _list(path: str, line: int, written: str) -> tuple[str, ...]:
    found = _yaml(path, line, written) if written else []
    if not isinstance(found, list):
        raise RecordError(path, f"line {line}", f"no list: {written}", "Write [345p, 777z]")
    return tuple(str(one) for one in found)


def _table(path: str, line: int, fields: Mapping[str, str], key: str, seats: Sequence[str]) -> dict[str, Any]:
    written = fields.get(key, "")
    found = _yaml(path, line, written) if written else {}
    if not isinstance(found, dict) or not set(found) <= set(seats):
        raise RecordError(
            path, f"line {line}", f"{key}: {written}", f"Write {{{seats[-1]}: ...}}; seats are {', '.join(seats)}"
        )
    return found


def check(path: str, board: Board) -> None:
    """Raise RecordError where a board cannot come up in its game, or its answer cannot be given."""
    for wrong in _wrong(board):
        raise RecordError(path, f"board in line {board.line}", wrong, "Change the board, in all languages")


def _wrong(board: Board) -> Iterator[str]:
    """Yield what is wrong with a board; a later question may rest on an earlier one."""
    try:
        rules = with_attributes(load(board.game).record())[0]
        melds = [parse(meld) for meld in board.melds]
        hand, extra = parse(board.hand), parse(board.draw or board.offered)
        lying = [parse(tiles) for tiles in board.rivers.values()]
        lying += [parse(meld) for melds_of in board.melds_of.values() for meld in melds_of]
    except FangchengError as error:
        yield str(error)
        return
    if bool(board.draw) == bool(board.offered) or len(extra) != 1:
        yield "one tile is drawn or one is offered, and not both"
    size = 3 * int(rules["sets"]) + 1 - 3 * len(melds)
    if len(hand) != size:
        yield f"{len(hand)} concealed tiles, {size} are wanted in {board.game} with {len(melds)} melds"
    yield from _wrong_tiles(rules, [*hand, *extra, *chain(*melds, *lying)], board.game)
    yield from (f"{name} is no set" for name, meld in zip(board.melds, melds) if not _is_set(meld))
    if board.claims:
        yield from _wrong_claim(board, rules, Counter(map(face_of, hand)), face_of(extra[0]))
    else:
        yield from _wrong_discards(board, [*hand, *extra])


def _wrong_tiles(rules: Any, tiles: Sequence[int], game: str) -> Iterator[str]:
    reds = Counter(kind for kind in tiles if is_red(kind))
    yield from (f"{n} tiles {name_of(red)}" for red, n in reds.items() if n > reds_of(rules, red))
    for kind, n in Counter(map(face_of, tiles)).items():
        if n > rules["copies"][kind]:
            yield f"{n} tiles {name_of(kind)}, {game} has {rules['copies'][kind]}"
        if FLOWER <= kind < HEAD and rules["joker_rule"] != code.JOKER_FLOWERS:
            yield f"{name_of(kind)} is laid out and replaced in {game}, it does not stay in a hand"


def _is_set(meld: Sequence[int]) -> bool:
    faces = sorted(map(face_of, meld))
    alike = len(set(faces)) == 1 and len(faces) in (3, 4)
    return alike or (len(faces) == 3 and _is_run(faces))


def _is_run(faces: Sequence[int]) -> bool:
    first = min(faces)
    return first < 27 and first % 9 < 7 and sorted(faces) == [first, first + 1, first + 2]


def _wrong_discards(board: Board, held: Sequence[int]) -> Iterator[str]:
    if board.offered:
        yield f"{board.offered} is offered, so the answer is a claim or a pass"
    names = {name_of(kind) for kind in held}
    yield from (f"the answer {tile} is not in the hand" for tile in board.answer if tile not in names)


def _wrong_claim(board: Board, rules: Any, hand: Counter[int], tile: int) -> Iterator[str]:
    word, _, with_tiles = board.answer[0].partition(" ")
    if word == "win":
        possible = _wins(board)
    elif word == "kong":
        possible = hand[tile] == 3 or (bool(board.draw) and (4 in hand.values() or _grows(board, hand, tile)))
    elif not board.offered:
        yield f"{word}: nothing is offered"
        return
    elif word == "pung":
        possible = hand[tile] >= 2 and rules["claim_pon"] != code.PUNG_NOBODY
    elif word == "chow":
        possible = _may_chow(board, rules, hand, tile) and _holds_run(hand, tile, with_tiles)
    else:
        possible = hand[tile] >= 2 or _may_chow(board, rules, hand, tile) or _wins(board)
    if not possible:
        yield f"the answer {board.answer[0]} is not possible"


def _grows(board: Board, hand: Counter[int], tile: int) -> bool:
    """Whether a melded pung can be made a kong."""
    pungs = {face_of(parse(meld)[0]) for meld in board.melds if len({*map(face_of, parse(meld))}) == 1}
    return any(pung == tile or hand[pung] for pung in pungs)


def _may_chow(board: Board, rules: Any, hand: Counter[int], tile: int) -> bool:
    allowed = rules["claim_chi"] == code.CHOW_ANYBODY or (
        rules["claim_chi"] == code.CHOW_NEXT and board.source == "previous"
    )
    pairs = ((-2, -1), (-1, 1), (1, 2))
    return bool(allowed) and any(
        hand[tile + a] and hand[tile + b] and _is_run([tile, tile + a, tile + b]) for a, b in pairs
    )


def _holds_run(hand: Counter[int], tile: int, with_tiles: str) -> bool:
    try:
        kinds = [face_of(kind) for kind in parse(with_tiles)]
    except FangchengError:
        return False
    return len(kinds) == 2 and all(hand[kind] for kind in kinds) and _is_run([tile, *kinds])


def _wins(board: Board) -> bool:
    """Whether the drawn or offered tile completes the hand in shape."""
    faces = [face_of(parse(tile)[0]) for tile in waits(board.game, board.hand)]
    return face_of(parse(board.draw or board.offered)[0]) in faces
