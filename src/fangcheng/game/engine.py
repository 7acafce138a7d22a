"""The engine of one table: makes its records and runs the kernels, interpreted or compiled."""

import threading
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache, partial
from itertools import count
from types import FunctionType, SimpleNamespace
from typing import Any, Literal, cast

import numpy as np

from fangcheng.core.dialect.compiler import compiled, compiled_with, have_landed, stages_needed
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import act_at
from fangcheng.core.play.hints import discards_at, waits_at
from fangcheng.core.play.next_hand import start_match_at, start_next_match
from fangcheng.core.play.opening import begin_hand_at, clear_hand_at, start_hand_at
from fangcheng.core.play.prospect import prospect
from fangcheng.core.play.rulings import (
    book_ruling,
    break_off,
    call_time,
    name_followed,
    rule_chombo,
    rule_fine,
    rule_points,
)
from fangcheng.core.play.safety import exposure
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.outlook import outlook
from fangcheng.core.shapes.sums import any_heads, plays_sums
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.table.wall import wall_places
from fangcheng.game.arguments import known_mode, known_options
from fangcheng.game.desks import Desk, desk_for, desk_here, shapes_of, with_demands
from fangcheng.game.first_calls import ARGUMENTS, learn_types
from fangcheng.game.warming import READY, comes_ready
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset, Variant
from fangcheng.variants import load

Mode = Literal["auto", "interpreted", "compiled"]

# Compiled before an engine in mode "auto" changes over; other kernels stay interpreted there.
STEPS: tuple[Callable[..., Any], ...] = (start_match_at, start_hand_at, act_at)
HINTS: tuple[Callable[..., Any], ...] = (waits_at, discards_at, value_for, outlook, wall_places, prospect, exposure)

FEW = 20  # actions of a process that are taken before any kernel of tables is ordered: short programs need none

_steps = count(1)  # those taken interpreted
_warm: set[Callable[..., Any]] = set()  # kernels compiled for tables, by any engine of this process


class Engine:
    """Rules record and kernels of one variant with its options, and the desk they work at.

    `mode` "auto" begins interpreted, orders what is called again and again (warming.py) and changes over, between two
    calls, when that is there; "interpreted" never compiles; "compiled" compiles at the first call.
    Raises UnknownVariant, UnknownName (option, preset, mode) and BadOption.
    """

    orders_itself = True  # False in processes where `warm_up` is called for all tables, as a server does

    def __init__(
        self,
        variant: Variant,
        options: Mapping[str, Value] | None = None,
        preset: str | None = None,
        mode: Mode = "auto",
    ) -> None:
        self.ruleset = load(variant)
        self.preset = preset
        options = known_options(options)
        self.chosen = self.ruleset.choose(options, preset)
        self.mode: Mode = known_mode(mode)
        octets = _octets_of(self.ruleset, tuple(sorted(options.items())), preset)
        self.rules: Rules = _rules_in(octets)
        self.blind_rules: Rules = _rules_in(octets)  # the same for guesses: they may not look under the indicators
        self.blind_rules["ura"] = 0
        self._shapes = shapes_of(self.rules)
        self._desk: Desk | None = None  # where it has one of its own
        self._dispatchers: dict[Callable[..., Any], Any] = {}  # of kernels that have been asked for
        self._stages: dict[Callable[..., Any], tuple[FunctionType, ...]] = {}  # that these rules need below a kernel
        self.places: dict[tuple[int, ...], Any] = {}  # of walls by the way they were opened (seat_views.py)
        self._cited: dict[str, str] = {}  # rule ids by topic, as they are asked for
        self._orders = False  # it is worth while to order kernels

    def rule_of(self, topic: str) -> str:
        """Return the id of the rule that this table has for a topic of rules/topics.py, empty where there is none."""
        if topic not in self._cited:
            self._cited[topic] = self.ruleset.rule_of_topic(topic, self.chosen)
        return self._cited[topic]

    @property
    def desk(self) -> Any:
        """Return the desk of this thread, which other tables use too: read what a call left there before the next."""
        return (self._desk or desk_here(self._shapes)).record

    def keep_desk(self) -> None:
        """Take a desk of its own, on which no other engine writes and in which nobody else looks."""
        self._desk = desk_for(self._shapes)

    def furnish(self) -> None:
        """Have on the desk what players look up beside what everybody needs: the first time it takes some seconds.

        Only games that demand something of a win have such tables.
        """
        furnished = with_demands(self._shapes, self.rules)
        if furnished != self._shapes:
            self._shapes = furnished
            if self._desk:
                self.keep_desk()

    def arrays(self) -> tuple[Any, Any]:
        """Return the rules record and a new desk as plain arrays of one element, as `core.play.act.act_at` wants them.

        Plain and of the very dtypes RULES and DESK, for Numba looks at an equal but other dtype field by field.
        """
        rules, desk = np.zeros(1, RULES), np.zeros(1, DESK)
        rules[0] = self.rules
        desk[0] = self.desk
        return rules, desk

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel in the present mode."""
        return (self.compiled_now(kernel) or kernel)(*arguments)

    @cached_property
    def settings(self) -> dict[str, Any]:
        """Return the rules as plain numbers and lists, which Python reads ten times as fast as the record."""
        return _settings(self.rules.tobytes())

    @cached_property
    def numbers(self) -> Rules:
        """Return the `settings` with attributes, for who reads them as kernels do."""
        return cast(Rules, SimpleNamespace(**self.settings))

    @cached_property
    def tells_plainly(self) -> bool:
        """Return True for games in which a tile is what is printed on it, and sets are runs, triplets and kongs."""
        rules = self.numbers
        return not (rules.stand_in or rules.standing or plays_sums(rules) or any_heads(rules))

    def run_at(self, kernel: Callable[..., Any], table: Any, *arguments: Any) -> Any:
        """Call a kernel of arrays (see `core.play.act.act_at`) for one table, blind to what lies under indicators.

        It takes tables, the number of one, rules, desks, and the other arguments.
        """
        return self.run_arrays(kernel, *self._arrays(table), *arguments)

    def run_whole(self, kernel: Callable[..., Any], table: Any, *arguments: Any) -> Any:
        """Call a kernel of arrays for one table with all that lies on it, for the game and the bots of the house."""
        return self.run_arrays(kernel, array_of(table, TABLE), 0, *self._own, *arguments)

    def run_arrays(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel of plain arrays in the present mode."""
        dispatcher = self.compiled_now(kernel)
        return dispatcher(*arguments) if dispatcher else kernel(*map(as_interpreted, arguments))

    def _arrays(self, table: Any) -> tuple[Any, int, Any, Any]:
        return array_of(table, TABLE), 0, *self._blind

    @property
    def _own(self) -> tuple[Any, Any]:
        return self._rule_arrays[0], (self._desk or desk_here(self._shapes)).array

    @property
    def _blind(self) -> tuple[Any, Any]:
        return self._rule_arrays[1], (self._desk or desk_here(self._shapes)).array

    @cached_property
    def _rule_arrays(self) -> tuple[Any, Any]:
        return array_of(self.rules, RULES), array_of(self.blind_rules, RULES)

    def compiled(self, kernel: Callable[..., Any]) -> Any:
        """Return the dispatcher of a kernel, compiled or loaded with what these rules need below it and no more."""
        try:
            return self._dispatchers[kernel]
        except KeyError:
            return self._dispatchers.setdefault(kernel, compiled_with(kernel, self._stages_of(kernel)))

    def compiled_now(self, kernel: Callable[..., Any]) -> Any:
        """Return the dispatcher of a kernel that is to run compiled in the present mode, None for one that is not."""
        if self.mode == "compiled" or (self.mode == "auto" and (self._is_warm(kernel) or self._comes(kernel))):
            return self.compiled(kernel)
        return None

    def _is_warm(self, kernel: Callable[..., Any]) -> bool:
        """Return True if some engine of this process has compiled the kernel with all that these rules need."""
        if kernel in self._dispatchers:
            return True
        return (kernel in _warm or kernel in READY) and have_landed(kernel, self._stages_of(kernel))

    def _stages_of(self, kernel: Callable[..., Any]) -> tuple[FunctionType, ...]:
        """Return the stages that these rules need below a kernel."""
        if kernel not in self._stages:
            self._stages[kernel] = _stages_for(kernel, self.rules.tobytes())
        return self._stages[kernel]

    def _comes(self, kernel: Callable[..., Any]) -> bool:
        """Return True if a kernel has come compiled; order it where the table is played on, `act` before all others."""
        if not self._orders or kernel not in ARGUMENTS or not (kernel is act_at or self._is_warm(act_at)):
            return False
        return comes_ready(kernel, partial(learn_types, kernel), self._stages_of(kernel))

    def new_table(self, seed: str | int) -> Any:
        """Return a table before the first hand: seats drawn, first dealer found."""
        table = empty_table()
        table.random[:] = seed_words(seed)
        self.run_arrays(start_match_at, array_of(table, TABLE), 0, self._rule_arrays[0])
        return table

    def next_match(self, table: Any, leaving: bool = False, seed: str | None = None) -> None:
        """Begin another match with the same company; `leaving`: somebody has left for good and been replaced.

        With a `seed` its walls follow from that, and from nothing that fell before.
        """
        if seed is not None:
            table.random[:] = seed_words(seed)
        self.run(start_next_match, table, self.rules, int(leaving))

    def start_hand(self, table: Any) -> None:
        """Deal the next hand, to the first decision."""
        self._own[1]["work"]["won"] = 0  # else the winners of the last step at this desk, of whatever table
        self.run_whole(start_hand_at, table)

    def clear_hand(self, table: Any) -> None:
        """Let what the last hand planned take effect, and clear the table for a wall that is laid by hand."""
        self.run_arrays(clear_hand_at, array_of(table, TABLE), 0, self._rule_arrays[0])

    def begin_hand(self, table: Any) -> None:
        """Deal from the wall that lies there, to the first decision."""
        self.run_whole(begin_hand_at, table)

    def act(self, table: Any, seat: int, action: int) -> bool:
        """Give the answer of a seat; False, with nothing changed, when it is not open to it."""
        return self.act_in(array_of(table, TABLE), seat, action)

    def act_in(self, tables: Any, seat: int, action: int) -> bool:
        """Do the same at the table in an array of one, which `array_of` has made."""
        if not 0 <= action < ACTIONS:  # compiled code takes no number beyond 64 bits
            return False
        step = self._dispatchers.get(act_at)
        if step is not None and self.mode != "interpreted":
            desk = self._desk or desk_here(self._shapes)
            return bool(step(tables, 0, self._rule_arrays[0], desk.array, seat, action))
        if not self._orders:
            self._orders = self.orders_itself and self.mode == "auto" and next(_steps) > FEW
        return bool(self.run_arrays(act_at, tables, 0, *self._own, seat, action))

    def rule_chombo(self, table: Any, seat: int) -> bool:
        """Let the host rule a chombo of a seat; False, with nothing changed, where there can be none."""
        return bool(self.run(rule_chombo, table, self.rules, seat))

    def rule_fine(self, table: Any, seat: int) -> bool:
        """Let the host enter a fine of a seat; False, with nothing changed, where there can be none."""
        return bool(self.run(rule_fine, table, self.rules, seat))

    def rule_points(self, table: Any, seat: int, points: int, to: int) -> bool:
        """Let the host fine a seat; False, with nothing changed, once the match is over."""
        return bool(self.run(rule_points, table, self.rules, seat, points, to))

    def book_ruling(self, table: Any, cause: int, changes: tuple[int, ...]) -> None:
        """Change the accounts of all seats and of what lies beside the table, in one row."""
        self.run(book_ruling, table, cause, *changes)

    def break_off(self, table: Any, ending: int) -> None:
        """End a hand that the host has ruled to be void, or to be dealt again."""
        self.run(break_off, table, self.rules, ending)

    def name_followed(self, table: Any, person: int, seat: int) -> bool:
        """Let a person who waits follow the player at `seat`; False, with nothing changed, where he may not."""
        return bool(self.run(name_followed, table, self.rules, person, seat))

    def call_time(self, table: Any) -> None:
        """Let the host say that the time is up."""
        self.run(call_time, table, self.rules)

    def value(self, table: Any, seat: int, kind: int, by: int, payer: int, blind: bool = True) -> bool:
        """Return True if `seat` would win with the tile; win and result stay on the desk under the seat's number."""
        rules = self.blind_rules if blind else self.rules
        return bool(self.run(value_for, table, rules, self.desk, seat, kind, by, payer))

    def warm_up(self, wait: bool = False) -> threading.Thread:
        """Compile the steps of the game in a thread of their own; with `wait` come back when it is done."""
        thread = threading.Thread(target=self._compile, name="fangcheng-warm-up", daemon=True)
        thread.start()
        if wait:
            thread.join()
        return thread

    @property
    def values_quickly(self) -> bool:
        """Return True if many hands can be valued for a hint: not interpreted with jokers, where one takes a second."""
        return self.numbers.joker_rule == JOKER_NONE or self.compiled_now(value_for) is not None

    @property
    def is_compiled(self) -> bool:
        """Return True if steps run compiled now."""
        return self.mode == "compiled" or (self.mode == "auto" and all(self._is_warm(step) for step in STEPS))

    def learn(self, kernel: Callable[..., Any], table: Any, *arguments: Any) -> None:
        """Compile a kernel of arrays by calling it, and let engines in mode "auto" run it compiled from now on."""
        self.compiled(kernel)(array_of(table, TABLE), 0, *self._own, *arguments)
        _warm.add(kernel)

    def _compile(self) -> None:
        """Compile the steps, then what views ask."""
        for kernels in (STEPS, HINTS):
            for kernel in kernels:
                learn_types(kernel, compiled(kernel, self.rules))
            _warm.update(kernels)


@lru_cache(256)
def _octets_of(ruleset: Ruleset, options: tuple[tuple[str, Value], ...], preset: str | None) -> bytes:
    """Return the rules record of a game with its options, which takes ten times as long to make as a table."""
    return bytes(ruleset.record(dict(options), preset).tobytes())


def _rules_in(octets: bytes) -> Any:
    """Return a rules record of its own."""
    return with_attributes(np.frombuffer(bytearray(octets), RULES))[0]


@lru_cache(1024)
def _stages_for(kernel: Callable[..., Any], rules: bytes) -> tuple[FunctionType, ...]:
    """Return the stages that these rules need below a kernel; engines of the same rules share them."""
    return stages_needed(kernel, _rules_in(rules))


@lru_cache(256)
def _settings(rules: bytes) -> dict[str, Any]:
    """Return the fields of a rules record as plain numbers and lists; tables of the same rules share them."""
    record = np.frombuffer(rules, RULES)[0]
    return {name: record[name].tolist() for name in RULES.names or ()}


def empty_table() -> Any:
    """Return a table record of zeros."""
    return with_attributes(np.zeros(1, TABLE))[0]


def copy_of(record: Any) -> Any:
    """Copy a record to the byte, sharing nothing with it: NumPy's own copy leaves the gaps between fields unset."""
    return with_attributes(np.frombuffer(bytearray(record.tobytes()), record.dtype))[0]


def array_of(record: Any, dtype: np.dtype) -> Any:
    """Return the plain array of one element that a record of its own lies in; they share their memory."""
    base = record.base
    return base if base.dtype is dtype else np.ndarray(base.shape, dtype, base)  # a view would cost forty times as much


def as_interpreted(argument: Any) -> Any:
    """Return an array of records as interpreted kernels read it, in a tuple too, and anything else as it is."""
    if isinstance(argument, tuple):
        return tuple(map(as_interpreted, argument))
    is_records = isinstance(argument, np.ndarray) and argument.dtype.names is not None
    return with_attributes(argument) if is_records else argument
