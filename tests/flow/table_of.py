"""A table in notation: who holds what, which tiles come next; played by labels, one seat after another.

    table = table_of("riichi", hands={"S": "123m456p789s11z55p"}, wall="3z5p")
    table.play("E 9m", "S 3z", "W 5p drawn", "S win")

Seats are letters seen from the dealer of the hand. A seat that is asked and not mentioned passes.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.random import seed_words, throw_die
from fangcheng.core.play.next_hand import end_hand
from fangcheng.core.play.opening import begin_hand, clear_hand
from fangcheng.core.state.codes import CLAIM, FIRST_READY, GONE, HAND_OVER, LACK, LAID_OUT, NOBODY, ROB
from fangcheng.core.state.kong_tiles import kong_tile_faces
from fangcheng.core.state.rule_codes import (
    JOKER_AFTER_TAIL,
    JOKER_AFTER_UNTOUCHED,
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    RESERVE_FIXED,
)
from fangcheng.core.table.hand import allowed, is_laid_out
from fangcheng.core.table.jokers import joker_after
from fangcheng.core.table.wall import build_wall, indicator_position, tail_position, tiles_reserved
from fangcheng.game.actions import actions_of
from fangcheng.game.engine import Engine, copy_of, empty_table
from fangcheng.game.event_types import AnyEvent, Paid
from fangcheng.game.events import kinds_in_hand, read_events
from fangcheng.game.printed import as_printed
from fangcheng.game.ranking import Standing, standings
from fangcheng.game.reasons import why_not
from fangcheng.game.said import matching
from fangcheng.game.views import View, view_of
from fangcheng.rules.option import Value
from fangcheng.tiles import CARD, FLOWER, HEAD, KINDS, RED, RED_3M, WHITE, name_of, parse, write

LETTERS = "ESWN"
AT_TAIL = (JOKER_AFTER_TAIL, JOKER_AT_TAIL)  # the upper tile of the last stack is turned
SOUTH_ENDS = 120  # position behind the last stack of South's wall, which the deal of a table here leaves untouched


def set_field(record: Any, path: str, value: Any) -> None:
    """Set a field of the record, or one of a record in it: "coming.dealer"."""
    *records, name = path.split(".")
    for part in records:
        record = record[part]
    record[name] = value


class Table:
    """One table and its players."""

    def __init__(self, engine: Engine, record: Any) -> None:
        self.engine, self.rules, self.record = engine, engine.rules, record
        self.events: list[AnyEvent] = []  # of the last action

    # --- seats

    def seat(self, letter: str) -> int:
        """Number of the seat the letter names."""
        return (LETTERS.index(letter) + int(self.record.dealer)) % int(self.record.seats)

    def letters(self, seats: Iterable[int]) -> str:
        """Letters of seats, in turn order."""
        count = int(self.record.seats)
        return "".join(sorted((LETTERS[(seat - int(self.record.dealer)) % count] for seat in seats), key=LETTERS.index))

    # --- playing

    def play(self, *steps: str) -> "Table":
        """Play `S 5m`, `W pon`, `N win` ...: who is asked before and not named passes."""
        for step in steps:
            letter, _, label = step.partition(" ")
            while not self.may(letter, label):
                self._pass_for_one(step)
            self._act(self.seat(letter), matching(self.record, self.rules, self.seat(letter), label))
        return self

    def wait(self) -> "Table":
        """Everybody who is asked about a tile or an announcement passes."""
        while self._waits_for_passes():
            self._pass_for_one("wait")
        return self

    def throw_drawn(self, turns: int) -> "Table":
        """So many turns: everybody discards what he draws (a dealt hand or a claim: his last tile) and passes."""
        for _ in range(turns):
            self.wait()
            if self.over:
                break
            seat = int(self.record.turn)
            discards = [action for action in actions_of(self.record, self.rules, seat) if action.kind == "discard"]
            drawn = [action for action in discards if action.drawn]
            self._act(seat, (drawn or discards[-1:])[0].number)
        return self.wait()

    def _waits_for_passes(self) -> bool:
        return self.record.phase in (CLAIM, ROB) or self.record.question == FIRST_READY

    def _pass_for_one(self, step: str) -> None:
        owed = [seat for seat in range(int(self.record.seats)) if int(self.record.owed) >> seat & 1]
        if not self._waits_for_passes() or not owed:
            shown = {
                self.letters([seat]): [action.label for action in actions_of(self.record, self.rules, seat)]
                for seat in owed
            }
            raise AssertionError(f"{step!r} is not open; open are {shown}")
        self._act(owed[0], matching(self.record, self.rules, owed[0], "pass"))

    def _act(self, seat: int, number: int | None) -> None:
        assert number is not None
        assert self.engine.act(self.record, seat, number)
        self.events = read_events(self.record)

    def next_hand(self) -> "Table":
        """Deal the next hand."""
        self.engine.start_hand(self.record)
        self.events = read_events(self.record)
        return self

    def close(self, ending: int, winners: str = "", discarder: str = "") -> "Table":
        """End the hand as if it had been played: `winners` in their order, on a tile of `discarder`."""
        record = self.record
        record.won_count = len(winners)
        for place, letter in enumerate(winners):
            record.won_order[place] = self.seat(letter)
        record.first_win_count = len(winners)
        record.first_win_from = self.seat(discarder) if discarder else NOBODY
        end_hand(record, self.rules, ending)
        self.events = read_events(record)
        return self

    # --- looking

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return bool(self.record.phase >= HAND_OVER)

    def may(self, letter: str, label: str) -> bool:
        """Whether the seat owes a decision and this is open to it."""
        seat = self.seat(letter)
        if not int(self.record.owed) >> seat & 1:
            return False
        number = matching(self.record, self.rules, seat, label)
        return number is not None and bool(allowed(self.record, seat, number))

    def open_to(self, letter: str) -> list[str]:
        """Labels of everything open to a seat."""
        return [action.label for action in actions_of(self.record, self.rules, self.seat(letter))]

    def discards(self, letter: str) -> str:
        """Kinds a seat may discard, once each."""
        seat = self.seat(letter)
        names = [action.tiles[0] for action in actions_of(self.record, self.rules, seat) if action.kind == "discard"]
        return write(dict.fromkeys(sorted(parse("".join(names)))))

    def refusal(self, letter: str, label: str) -> str:
        """The rule that closes an action to a seat."""
        seat = self.seat(letter)
        assert not self.may(letter, label), f"{letter} {label} is open"
        number = matching(self.record, self.rules, seat, label)
        assert number is not None, label
        return why_not(self.engine, self.record, seat, number).rule

    def hand(self, letter: str) -> str:
        """Concealed tiles of a seat."""
        return write(kinds_in_hand(as_printed(self.record), self.seat(letter)))

    def scores(self) -> list[int]:
        """Points in the order of the seats from the dealer."""
        count = int(self.record.seats)
        return [int(self.record.scores[(int(self.record.dealer) + step) % count]) for step in range(count)]

    def drawn(self) -> str:
        """The tile just drawn."""
        return name_of(int(as_printed(self.record).drawn))

    def indicators(self) -> str:
        """The tiles turned over."""
        record = as_printed(self.record)
        return write(int(record.wall[place]) for place in record.indicators.positions[: int(record.indicators.count)])

    def view(self, letter: str | None = None) -> View:
        """What a seat sees, or an onlooker."""
        seat = None if letter is None else self.seat(letter)
        return view_of(self.engine, self.record, seat, [])

    def ranking(self) -> list[Standing]:
        """All persons from first to last."""
        return standings(self.engine, self.record)


def table_of(
    variant: str,
    hands: Mapping[str, str] | None = None,
    wall: str = "",
    *,
    tail: str = "",
    reserve: str = "",
    indicators: str = "",
    joker: str = "",
    left: int | None = None,
    options: Mapping[str, Value] | None = None,
    preset: str | None = None,
    opening: Iterable[str] = (),
    lack: str = "",
    before_deal: Mapping[str, Any] | None = None,
) -> Table:
    """A table after the deal. Hands are as dealt, the dealer's last tile his fourteenth (or seventeenth).

    `wall`: the next tiles to be drawn; `tail`: the replacement tiles; `reserve`: those of a fixed reserve;
    `indicators`: dora indicators, in their order;
    `joker`: the tile turned for jokers; `left`: only so many tiles can still be drawn once the hand is dealt.
    `opening`: answers to what is asked before the dealer's first turn, `lack`: the missing suits of E S W N.
    `before_deal`: fields of the record. The rest of every hand and of the wall is whatever is left.
    """
    engine = Engine(variant, options, preset, mode="interpreted")
    record, rules = empty_table(), engine.rules
    record.seats = rules.seats
    record.random[:] = seed_words("flow")
    record.last_winner = NOBODY
    record.scores[: int(rules.seats)] = rules.start_score
    record.person[:] = range(4)
    for name, value in (before_deal or {}).items():
        set_field(record, name, value)
    clear_hand(record, rules)
    build_wall(record, rules)
    table = Table(engine, record)
    _arrange(table, hands or {}, parse(wall), parse(tail), parse(reserve), parse(indicators), parse(joker), left)
    record.break_side = record.dealer
    record.break_stack = 8
    if rules.joker_rule == JOKER_BY_THROW:
        record.dice[:2] = 3  # at the sixth stack of South's wall
    begin_hand(record, rules, engine.desk)
    table.play(*opening)
    if record.question == LACK and lack:
        table.play(*(f"{letter} lack {suit}" for letter, suit in zip(LETTERS, lack)))
    table.wait()
    if left is not None:
        _skip_to(table, left)
    return table


def _arrange(
    table: Table,
    hands: Mapping[str, str],
    wall: list[int],
    tail: list[int],
    reserve: list[int],
    indicators: list[int],
    joker: list[int],
    left: int | None,
) -> None:
    """Put every tile that is named where it will be taken, the others behind, flowers last of all."""
    record, rules = table.record, table.rules
    size = int(record.wall_size)
    places: dict[int, int] = {}
    dealt = _deal_places(int(rules.seats), 3 * int(rules.sets) + 1 - int(rules.heart))
    for letter, text in hands.items():
        tiles = parse(text)
        own = dealt["ESWN".index(letter)]
        assert len(tiles) == len(own), f"{letter} is dealt {len(own)} tiles, not {len(tiles)}"
        places |= dict(zip(own, tiles))
    kept = int(tiles_reserved(record, rules))
    end = size - int(rules.dead_wall) - kept
    if joker and rules.kong_tiles:
        _lay_out_dragons(record, rules, int(joker_after(joker[0])))
    held = [kind for text in hands.values() for kind in parse(text)]
    # The tiles of flowers come from the tail.
    flowers = sum(bool(is_laid_out(record, kind)) for kind in held)
    slides = rules.joker_rule in AT_TAIL and rules.reserve_at != RESERVE_FIXED
    turned = int(rules.joker_rule == JOKER_AFTER_UNTOUCHED or slides)
    first = sum(map(len, dealt)) if left is None else end - left - flowers - turned
    places |= {first + number: kind for number, kind in enumerate(wall)}
    first = kept + int(rules.joker_rule in AT_TAIL) if rules.reserve_at == RESERVE_FIXED else int(slides)
    places |= {int(tail_position(record, number)): kind for number, kind in enumerate(tail, first)}
    places |= {size - kept + number: kind for number, kind in enumerate(reserve)}
    for number, kind in enumerate(indicators):
        places[int(indicator_position(record, rules, number))] = kind
    if joker and rules.joker_rule in AT_TAIL:
        places[size - 2] = joker[0]
    elif joker and rules.joker_rule == JOKER_BY_THROW:
        places[SOUTH_ENDS - 24] = joker[0]
    elif joker:
        dice = copy_of(record)
        thrown = int(throw_die(dice)) + int(throw_die(dice))
        places[(SOUTH_ENDS if turned else size) - 2 * thrown] = joker[0]
    _fill(record, places, size, set().union(*dealt))


def _lay_out_dragons(record: Any, rules: Any, joker: int) -> None:
    """Kong tiles have their role before the joker is named, so that they are put far from any hand."""
    kept = RED if joker < WHITE else joker  # stands for the joker's face, or is the joker
    for kind in range(WHITE, RED + 1):
        if has(kong_tile_faces(rules, bit(kept)), kind):
            record.role[kind] = LAID_OUT


def _fill(record: Any, places: dict[int, int], size: int, dealt: set[int]) -> None:
    """The named tiles at their places, the rest of the set where nothing is named; flowers far from any hand."""
    pool = Counter(int(kind) for kind in record.wall[:size])
    for kind in places.values():
        assert pool[kind] > 0, f"more {name_of(kind)} than the game has"
        pool[kind] -= 1
    # Neighbours seven apart: hands of what is left are far from ready.
    laid_out = [kind for kind in range(HEAD) if kind >= FLOWER or is_laid_out(record, kind)]
    plain_kinds = [*(step * 7 % 34 for step in range(34)), *range(34, 37), *range(HEAD, CARD), *range(RED_3M, KINDS)]
    plain_kinds = [kind for kind in plain_kinds if kind not in laid_out]
    rest = [kind for copy in range(max(pool.values())) for kind in plain_kinds if pool[kind] > copy]
    middle = [place for place in range(size) if place not in places and place not in dealt]
    middle.sort(key=lambda place: abs(place - (size + 2 * len(dealt)) // 3))
    flowers = [kind for kind in laid_out for _ in range(pool[kind])]
    places |= dict(zip(middle, flowers))
    rest_of_set = iter(rest)
    for place in range(size):
        record.wall[place] = places[place] if place in places else next(rest_of_set)


def _deal_places(seats: int, tiles: int) -> list[list[int]]:
    """Wall positions each seat from the dealer on takes at the deal."""
    taken: list[list[int]] = [[] for _ in range(seats)]
    place = 0
    for size in [4] * (tiles // 4) + [2] * (tiles % 4 // 2) + [1] * (tiles % 2):
        for own in taken:
            own += range(place, place + size)
            place += size
    taken[0].append(place)
    return taken


def _skip_to(table: Table, left: int) -> None:
    """Take tiles out of the wall unseen until `left` can be drawn."""
    record = table.record
    while record.drawable > left:
        record.place[int(record.next_tile)] = GONE
        record.next_tile += 1
        record.drawable -= 1


def tables_of(
    variant: str, hands: Mapping[str, str] | None = None, wall: str = "", joker: str = "", **usual: Any
) -> Callable[..., Table]:
    """`at_table(wall, hands, joker, **more)` of one game: whoever sits down says what is not as usual there."""

    def at_table(wall: str = wall, hands: Mapping[str, str] | None = hands, joker: str = joker, **more: Any) -> Table:
        return table_of(variant, hands, wall, joker=joker, **{**usual, **more})

    return at_table


def paid_for(table: Table, *causes: str) -> list[int]:
    """What the last action brought the seats by these causes."""
    rows = [event.changes for event in only(table.events, Paid) if event.cause in causes]
    return [sum(column) for column in zip(*rows, strict=True)] or [0, 0, 0, 0]


def only(events: Iterable[AnyEvent], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
