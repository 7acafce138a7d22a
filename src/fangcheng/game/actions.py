"""Actions in words: what a number of the action space means at a table; the way back is in said.py."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from fangcheng.core.play.head_sets import head_added, head_of_four
from fangcheng.core.play.sum_claims import partner_of
from fangcheng.core.shapes.sums import any_heads, plays_sums
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import (
    BETS,
    EXCHANGE,
    HEART,
    LACK,
    LAST_TILE,
    LOOK_AT_TREASURE,
    MELDS,
    NAME_KONG_TILE,
    OPENING_WINS,
    PUNG,
    RAISE,
    RETURN,
    SHOW,
    THROW_AGAIN,
    TURN,
)
from fangcheng.core.state.honour_runs import face_in_run, run_beside
from fangcheng.core.state.rule_codes import READY_STANDING, SIT_AND_PULL
from fangcheng.core.table.tile_actions import (
    chow_option,
    chow_place,
    given_to_chow,
    is_chow,
    kind_named,
    names_tile,
)
from fangcheng.game.event_types import EGGS
from fangcheng.game.printed import PLAIN, Kinds, kinds_at
from fangcheng.game.single_kongs import laid_singly
from fangcheng.tiles import EAST, FACES, NO_TILE, RED_OF_FACE, face_of, name_of, write

ActionKind = Literal[
    "discard",
    "give",
    "pass",
    "win",
    "chi",
    "pon",
    "open_kong",
    "concealed_kong",
    "added_kong",
    "lay_north",
    "special",
    "ready",
    "abort",
    "choose",
]

READY_WORDS = ("ready", "open ready", "heavenly ready", "ready 3")
STANDING_WORDS = ("open ready", "closed ready", "open racked ready", "closed racked ready")
SPECIAL_WORDS = {
    code.WATCH: "watch",
    code.OPENING: "opening",
    **{code.EGG + family: f"egg {word}" for family, word in enumerate(EGGS)},
}
SUITS = "mps"

DISCARDS = (1 << code.DISCARD_DRAWN) - 1  # bits of a mask
NINE = (1 << 9) - 1


class Action(Struct, frozen=True):
    """One thing a seat may do. Equal actions have equal numbers, tiles and labels."""

    number: int  # in the action space of core/state/action_codes.py, by what tiles count as
    kind: ActionKind
    label: str  # as `Match.act` reads it: "5m", "5m drawn", "chi 46m", "kong 7777z", "win", "stake 2", "imagine 3z"
    tiles: tuple[str, ...] = ()  # own tiles it takes from the hand, or the one it names
    called: str | None = None  # the tile claimed from another
    drawn: bool = False  # discards the tile just drawn
    choice: int | None = None  # number of the answer to a question


def owing(table: Any) -> list[int]:
    """Return the seats that owe a decision now."""
    owed = int(table["owed"])  # read once: a field costs 2 us
    return [seat for seat in range(int(table["seats"])) if owed >> seat & 1]


def actions_of(table: Any, rules: Any, seat: int) -> list[Action]:
    """Return all actions open to `seat`, by rising number; none when it owes nothing."""
    if not int(table["owed"]) >> seat & 1:
        return []
    low, middle, high = table["legal"][seat].tolist()
    thrown = low & DISCARDS
    if not thrown or kinds_at(table) is not PLAIN or _names_tile(table, rules, seat):
        return [action_of(table, rules, seat, number) for number in bits_of(low, middle, high)]
    found = [
        *thrown_together(0, thrown & NINE),
        *thrown_together(9, thrown >> 9 & NINE),
        *thrown_together(18, thrown >> 18 & NINE),
        *thrown_together(27, thrown >> 27),
    ]
    if low > thrown or middle or high:
        found += [action_of(table, rules, seat, number) for number in bits_of(low ^ thrown, middle, high)]
    return found


def numbers_of(table: Any, seat: int) -> list[int]:
    """Return the numbers of the seat's legal mask; none when it owes no decision."""
    if not int(table["owed"]) >> seat & 1:
        return []
    return bits_of(*table["legal"][seat].tolist())


def bits_of(low: int, middle: int, high: int) -> list[int]:
    """Return the numbers of the bits of a mask of three words."""
    mask = low | middle << 64 | high << 128
    numbers = []
    while mask:
        numbers.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return numbers


@lru_cache(1 << 12)  # of nine kinds there are 512 sets, and a hand holds few of the honours and flowers
def thrown_together(first: int, kinds: int) -> tuple[Action, ...]:
    """Return discards from the hand of tiles that are what is printed on them: a mask of kinds from `first` on."""
    return tuple(_thrown(first + place, first + place) for place in bits_of(kinds, 0, 0))


def _names_tile(table: Any, rules: Any, seat: int) -> bool:
    """Return True if the number of a tile discards nothing now, but names the tile, or gives it away."""
    question = table["question"]
    return question in (HEART, EXCHANGE) or _gives(table, rules, seat)


def _gives(table: Any, rules: Any, seat: int) -> bool:
    """Return True if a head or an egg is being told by its tiles."""
    return bool(any_heads(rules) and table["answer"][seat] != code.NO_ACTION) or bool(table["eggs"]["pending"])


def action_of(table: Any, rules: Any, seat: int, number: int) -> Action:
    """Return what the number would mean for the seat now, legal or not."""
    if names_tile(number):
        printed = kinds_at(table)[int(kind_named(number))]
        if table["question"] == HEART:
            return _imagined(number)
        return _given(number, printed) if _names_tile(table, rules, seat) else _thrown(number, printed)
    if number == code.DISCARD_DRAWN:
        return thrown_as_drawn(kinds_at(table)[int(table["drawn"])])
    if number == code.PASS:
        return PASSING
    if number == code.WIN:
        return WINNING
    if plays_sums(rules):
        action = _of_sums_and_heads(table, rules, seat, number)
        if action is not None:
            return action
    if is_chow(number):
        return _chow(table, number)
    if code.CLAIM_PUNG <= number < code.OPEN_KONG:
        return _pung_with_standing(table, seat, number) if rules.standing else _pung(table, number)
    if code.OPEN_KONG <= number < code.SPECIAL:
        return _kong(table, rules, seat, number)
    if number == code.LAY_NORTH:
        return Action(number, "lay_north", "north", ("4z",))
    if number == code.CLAIM_OPENED:
        face = face_of(int(table["offered"]))
        return _claim(table, number, "special", "open kong", _held(table, seat, face)[:3])
    if code.SPECIAL < number < code.READY:
        return Action(number, "special", SPECIAL_WORDS.get(number, f"special {number - code.SPECIAL}"))
    if code.READY <= number < code.ABORT:
        said = STANDING_WORDS if rules.ready_rule == READY_STANDING else READY_WORDS
        return Action(number, "ready", said[number - code.READY], choice=number - code.READY)
    if number == code.ABORT:
        return Action(number, "abort", "abort")
    return Action(number, "choose", _answer(table, rules, seat, number - code.CHOOSE), choice=number - code.CHOOSE)


PASSING = Action(code.PASS, "pass", "pass")
WINNING = Action(code.WIN, "win", "win")


@cache  # one a kind: bots are shown a dozen discards at every turn
def _thrown(number: int, kind: int) -> Action:
    return Action(number, "discard", name_of(kind), (name_of(kind),))


@cache
def thrown_as_drawn(kind: int) -> Action:
    return Action(code.DISCARD_DRAWN, "discard", f"{name_of(kind)} drawn", (name_of(kind),), drawn=True)


@cache
def _given(number: int, kind: int) -> Action:
    return Action(number, "give", f"give {name_of(kind)}", (name_of(kind),))


@cache
def _imagined(number: int) -> Action:
    return Action(number, "choose", f"imagine {name_of(number)}", (name_of(number),), choice=number)


def _chow(table: Any, number: int) -> Action:
    kinds = kinds_at(table)
    return chow_of(number, int(table["offered"]), None if kinds is PLAIN else kinds)


@lru_cache(1 << 10)
def chow_of(number: int, tile: int, kinds: Kinds | None) -> Action:
    option, offered = int(chow_option(number)), face_of(tile)
    place = int(chow_place(option))
    if EAST <= offered < FACES:
        start = int(run_beside(offered, place))
        run = [int(face_in_run(start, step)) for step in range(3)]
        return _claimed(kinds, tile, number, "chi", "chi", [face for face in run if face != offered])
    low = offered - place
    first, second = [face for face in (low, low + 1, low + 2) if face != low + place]
    own = [int(given_to_chow(option, first, second)), int(given_to_chow(option, second, first))]
    return _claimed(kinds, tile, number, "chi", "chi", own)


def chow_with(place: int, own: Sequence[int]) -> int:
    """Return the number of a chow of a suit: the place of the claimed tile, and the kinds that come from the hand."""
    one, other = own
    first, second = face_of(one), face_of(other)
    for number in (*range(code.CLAIM_CHOW, code.CLAIM_CHOW + 6), code.CHOW_RED_BESIDE, code.CHOW_TWO_REDS):
        option = int(chow_option(number))
        given = int(given_to_chow(option, first, second)), int(given_to_chow(option, second, first))
        if int(chow_place(option)) == place and given == (one, other):
            return int(number)
    raise ValueError(f"{write(own)}: no two tiles of a run")


def _of_sums_and_heads(table: Any, rules: Any, seat: int, number: int) -> Action | None:
    """Return an action where sums and heads are played, None for one that every game has.

    Where any three heads are a set, who lays them says afterwards which they are.
    Rules: LUOSHU-12, LUOSHU-13, LUOSHU-15.
    """
    offered, named_later = int(table["offered"]), bool(any_heads(rules))
    if code.CLAIM_CHOW <= number < code.CLAIM_PUNG:
        rank, first = number - code.CLAIM_CHOW, offered - offered % 9
        own = [first + rank, first + int(partner_of(offered, rank))]
        return _claim(table, number, "chi", "sum", [tile if first <= tile < first + 9 else NO_TILE for tile in own])
    if number == code.CLAIM_PUNG:
        return _claim(table, number, "pon", "head", [] if named_later else [offered] * 2)
    if number == code.OPEN_KONG:
        return _claim(table, number, "open_kong", "kong", [] if named_later else [offered] * 3)
    four, added = int(head_of_four(number)), int(head_added(number))
    if four != NO_TILE:
        own = [four] if named_later else [four] * 4
        return Action(number, "concealed_kong", f"kong {write(own)}", tuple(map(name_of, own)))
    if added != NO_TILE:
        sets = [index for index in range(int(table["meld_count"][seat])) if table["meld_kind"][seat, index] == PUNG]
        mine = [index for index in sets if named_later or table["meld_face"][seat, index] == added]
        laid = table["meld_tiles"][seat, mine[0], :3].tolist() if mine else []
        return Action(number, "added_kong", f"kong {write([*laid, added])}", (name_of(added),))
    return None


def _pung(table: Any, number: int) -> Action:
    kinds = kinds_at(table)
    return pung_of(number, int(table["offered"]), None if kinds is PLAIN else kinds)


@lru_cache(1 << 10)
def pung_of(number: int, tile: int, kinds: Kinds | None) -> Action:
    face, reds = face_of(tile), number - code.CLAIM_PUNG
    return _claimed(kinds, tile, number, "pon", "pon", [_red(face)] * reds + [face] * (2 - reds))


def _pung_with_standing(table: Any, seat: int, number: int) -> Action:
    """Return a pung of a game where tiles stand apart; how many of them it takes is said where there is a choice.

    Rules: TAIYUAN-19.
    """
    face = face_of(int(table["offered"]))
    action = _claim(table, number, "pon", "pon", [face] * 2)
    standing = table["standing_four"]["faces"][seat].tolist().count(face)
    free = int(table["hand"][seat, face]) - standing if face < FACES else 0
    given = number - code.CLAIM_PUNG
    if [way for way in range(3) if way <= standing and 2 - way <= free] == [given]:
        return action
    return replace(action, label=f"{action.label} {given} standing", choice=given)


def _kong(table: Any, rules: Any, seat: int, number: int) -> Action:
    if number == code.OPEN_KONG:
        face = face_of(int(table["offered"]))
        return _claim(table, number, "open_kong", "kong", _held(table, seat, face)[:3])
    if number < code.ADDED_KONG:
        face = number - code.CONCEALED_KONG
        own = _printed(table, _held(table, seat, face) or [face] * 4)
        if laid_singly(table, rules, face):
            own = own[:1]
        return Action(number, "concealed_kong", f"kong {write(own)}", tuple(map(name_of, own)))
    face = number - code.ADDED_KONG
    own = _printed(table, (_held(table, seat, face) or [face])[:1])
    pung = _printed(table, [int(tile) for index in range(MELDS) for tile in _pung_tiles(table, seat, index, face)])
    return Action(number, "added_kong", f"kong {write(pung + own)}", tuple(map(name_of, own)))


def _pung_tiles(table: Any, seat: int, index: int, face: int) -> Any:
    is_there = index < table["meld_count"][seat] and table["meld_kind"][seat, index] == PUNG
    return table["meld_tiles"][seat, index, :3] if is_there and table["meld_face"][seat, index] == face else []


def _claim(table: Any, number: int, kind: ActionKind, word: str, own: list[int]) -> Action:
    kinds = kinds_at(table)
    return _claimed(None if kinds is PLAIN else kinds, int(table["offered"]), number, kind, word, own)


def _claimed(kinds: Kinds | None, tile: int, number: int, kind: ActionKind, word: str, own: list[int]) -> Action:
    """Return the claim of a tile; `kinds` is what is printed on each kind, None where it is what they count as."""
    *own, called = _as_printed(kinds, [*own, tile])
    return Action(number, kind, f"{word} {write(own)}".strip(), tuple(map(name_of, own)), called=name_of(called))


def _printed(table: Any, kinds: list[int]) -> list[int]:
    printed = kinds_at(table)
    return _as_printed(None if printed is PLAIN else printed, kinds)


def _as_printed(printed: Kinds | None, kinds: list[int]) -> list[int]:
    if printed is None:  # of an action that is not open some kinds are no tiles
        return kinds
    return [printed[kind] if 0 <= kind < FACES else kind for kind in kinds]


def _red(face: int) -> int:
    return RED_OF_FACE.get(face, face)


def _held(table: Any, seat: int, face: int) -> list[int]:
    """Return the concealed tiles of a face, red ones first; none of NO_TILE."""
    if face >= FACES:
        return []
    red = _red(face)
    reds = int(table["hand"][seat, red]) if red != face else 0
    return [red] * reds + [face] * (int(table["hand"][seat, face]) - reds)


def _answer(table: Any, rules: Any, seat: int, choice: int) -> str:
    question = table["question"]
    if question == RAISE:
        return ("no raise", "raise")[choice] if choice < 2 else f"choose {choice}"
    if question == RETURN:
        return returns_told(table, choice)
    if question == LACK:
        return f"lack {SUITS[choice]}" if choice < 3 else f"choose {choice}"
    if question == BETS and rules.bet_kind != SIT_AND_PULL:
        return f"stake {choice}"
    if question == BETS:
        if seat == table["dealer"]:
            return ("stand", "sit")[choice] if choice < 2 else f"choose {choice}"
        return f"pull {choice}"
    if question == LAST_TILE:
        return ("take", "leave")[choice] if choice < 2 else f"choose {choice}"
    if question == NAME_KONG_TILE and choice < int(table["opened"]["count"]):
        return f"name {name_of(int(table['opened']['tiles'][choice]))}"
    if rules.ready_stake and table["phase"] == TURN:
        return stake_told(table, seat, choice)
    if question in (LOOK_AT_TREASURE, THROW_AGAIN):
        return "throw again" if choice == 0 else f"choose {choice}"
    if question == OPENING_WINS:
        return ("show", "keep silent")[choice] if choice < 2 else f"choose {choice}"
    if question == SHOW:
        return ("show", "hide")[choice] if choice < 2 else f"choose {choice}"
    return f"choose {choice}"


def stake_told(table: Any, seat: int, choice: int) -> str:
    """Return the label of an answer to how much is staked on a call: `stake 7`, `stake tens 2`.

    Rules: LUOSHU-21.
    """
    tens = int(table["bets"]["tens"])
    return f"stake tens {choice}" if asks_tens(table, seat) else f"stake {10 * max(0, tens - 1) + choice}"


def asks_tens(table: Any, seat: int) -> bool:
    """Return True if the tens of a stake are asked for: without any before, they alone may be none."""
    return int(table["bets"]["tens"]) == 0 and code.CHOOSE in numbers_of(table, seat)


def returned_to(table: Any, choice: int) -> list[int]:
    """Return the seats whose raises the dealer answers by a choice; the lowest bit is that of the next player.

    Rules: TAIYUAN-44.
    """
    dealer, seats = int(table["dealer"]), int(table["seats"])
    return [(dealer + 1 + side) % seats for side in range(seats - 1) if choice >> side & 1]


def returns_told(table: Any, choice: int) -> str:
    """Return the label of an answer to the raises: `return sn`, `no return`."""
    dealer, seats = int(table["dealer"]), int(table["seats"])
    letters = "".join("eswn"[(seat - dealer) % seats] for seat in returned_to(table, choice))
    return f"return {letters}" if letters else "no return"
