"""The engine of one table: makes its records and desk, and runs the kernels, interpreted or compiled."""

import threading
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Literal

import numpy as np

from fangcheng.core.dialect.compiler import compiled, has_landed
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.play.act import act_at
from fangcheng.core.play.next_hand import start_match_at, start_next_match
from fangcheng.core.play.opening import start_hand_at
from fangcheng.core.play.rulings import call_time, rule_chombo, rule_fine
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.readiness import discards_to_declare
from fangcheng.core.shapes.lookup import shape_tables
from fangcheng.core.shapes.outlook import outlook
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import WALL
from fangcheng.core.state.desk import DESK, new_desk
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.table.wall import wall_places
from fangcheng.game.arguments import known_mode, known_options
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import FACES, RED_5M, face_of
from fangcheng.variants import load

Mode = Literal["auto", "interpreted", "compiled"]

# Compiled before an engine in mode "auto" changes over; other kernels stay interpreted there.
STEPS: tuple[Callable[..., Any], ...] = (start_match_at, start_hand_at, act_at)
HINTS: tuple[Callable[..., Any], ...] = (find_waits, discards_to_declare, value_for, outlook, wall_places)

_warm: set[Callable[..., Any]] = set()  # kernels compiled for tables, by any engine of this process


class Engine:
    """Rules record, desk and kernels of one variant with its options.

    `mode` "auto" begins interpreted and changes over once `warm_up` has compiled; "interpreted" never compiles;
    "compiled" compiles at the first call.
    Raises UnknownVariant, UnknownName (option, preset, mode) and BadOption.
    """

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
        rules = self.ruleset.record(options, preset).view(np.recarray)
        self.rules: Any = rules[0]
        blind = rules.copy()
        blind.ura = 0
        self.blind_rules: Any = blind[0]  # the same rules for guesses: they may not look under the indicators
        self.desk = desk_for(self.rules)
        self._dispatchers: dict[Callable[..., Any], Any] = {}  # of kernels that have been asked for
        self._cited: dict[str, str] = {}  # rule ids by topic, as they are asked for

    def rule_of(self, topic: str) -> str:
        """Return the id of the rule that this table has for a topic of rules/topics.py, empty where there is none."""
        if topic not in self._cited:
            self._cited[topic] = self.ruleset.rule_of_topic(topic, self.chosen)
        return self._cited[topic]

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
        return {name: self.rules[name].tolist() for name in RULES.names or ()}

    def run_at(self, kernel: Callable[..., Any], table: Any, *arguments: Any) -> Any:
        """Call a kernel of arrays (see `core.play.act.act_at`) for one table, blind to what lies under indicators.

        It takes tables, the number of one, rules, desks, and the other arguments.
        """
        return self.run_arrays(kernel, *self._arrays(table), *arguments)

    def run_arrays(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel of plain arrays in the present mode."""
        dispatcher = self.compiled_now(kernel)
        return dispatcher(*arguments) if dispatcher else kernel(*map(with_attributes, arguments))

    def _arrays(self, table: Any) -> tuple[Any, int, Any, Any]:
        return array_of(table, TABLE), 0, *self._blind

    @cached_property
    def _own(self) -> tuple[Any, Any]:
        return array_of(self.rules, RULES), array_of(self.desk, DESK)

    @cached_property
    def _blind(self) -> tuple[Any, Any]:
        return array_of(self.blind_rules, RULES), array_of(self.desk, DESK)

    def compiled(self, kernel: Callable[..., Any]) -> Any:
        """Return the dispatcher of a kernel, compiled or loaded with what these rules need below it and no more."""
        try:
            return self._dispatchers[kernel]
        except KeyError:
            return self._dispatchers.setdefault(kernel, compiled(kernel, self.rules))

    def compiled_now(self, kernel: Callable[..., Any]) -> Any:
        """Return the dispatcher of a kernel that is to run compiled in the present mode, None for one that is not."""
        if self.mode == "compiled" or (self.mode == "auto" and self._is_warm(kernel)):
            return self.compiled(kernel)
        return None

    def _is_warm(self, kernel: Callable[..., Any]) -> bool:
        """Return True if some engine of this process has compiled the kernel with all that these rules need."""
        return kernel in self._dispatchers or (kernel in _warm and has_landed(kernel, self.rules))

    def new_table(self, seed: str | int) -> Any:
        """Return a table before the first hand: seats drawn, first dealer found."""
        table = empty_table()
        table.random[:] = seed_words(seed)
        self.run_arrays(start_match_at, array_of(table, TABLE), 0, self._own[0])
        return table

    def next_match(self, table: Any, leaving: bool = False) -> None:
        """Begin another match with the same company; `leaving`: somebody has left for good and been replaced."""
        self.run(start_next_match, table, self.rules, int(leaving))

    def start_hand(self, table: Any) -> None:
        """Deal the next hand, to the first decision."""
        self.run_arrays(start_hand_at, array_of(table, TABLE), 0, *self._own)

    def act(self, table: Any, seat: int, action: int) -> bool:
        """Give the answer of a seat; False, with nothing changed, when it is not open to it."""
        return bool(self.run_arrays(act_at, array_of(table, TABLE), 0, *self._own, seat, action))

    def rule_chombo(self, table: Any, seat: int) -> bool:
        """Let the host rule a chombo of a seat; False, with nothing changed, where there can be none."""
        return bool(self.run(rule_chombo, table, self.rules, seat))

    def rule_fine(self, table: Any, seat: int) -> bool:
        """Let the host enter a fine of a seat; False, with nothing changed, where there can be none."""
        return bool(self.run(rule_fine, table, self.rules, seat))

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
        return self.rules.joker_rule == JOKER_NONE or self.compiled_now(value_for) is not None

    @property
    def is_compiled(self) -> bool:
        """Return True if steps run compiled now."""
        return self.mode == "compiled" or (self.mode == "auto" and all(self._is_warm(step) for step in STEPS))

    def _compile(self) -> None:
        """Compile the steps by playing on a table nobody sees."""
        table, desk = empty_table(), desk_for(self.rules)
        table.random[:] = seed_words("warm up")
        tables, rules, desks = array_of(table, TABLE), self._own[0], array_of(desk, DESK)
        begin, deal, step = (compiled(kernel, self.rules) for kernel in STEPS)
        begin(tables, 0, rules)
        deal(tables, 0, rules, desks)
        step(tables, 0, rules, desks, 0, -1)
        _warm.update(STEPS)
        waits, discards, value, look, places = (compiled(kernel, self.rules) for kernel in HINTS)
        waits(table, self.rules, desk, 0)
        discards(table, self.rules, desk, 0)
        value(table, self.rules, desk, 0, 0, 0, -1)
        look(*self._arrays(table), 0, 0, np.zeros(FACES + 1, np.int64), np.zeros(FACES + 1, np.uint64))
        places(*self._arrays(table), np.zeros(WALL, np.int64))
        _warm.update(HINTS)


def empty_table() -> Any:
    """Return a table record of zeros."""
    return np.zeros(1, TABLE).view(np.recarray)[0]


def copy_of(record: Any) -> Any:
    """Copy a record to the byte, sharing nothing with it: NumPy's own copy leaves the gaps between fields unset."""
    return np.frombuffer(bytearray(record.tobytes()), record.dtype).view(np.recarray)[0]


def array_of(record: Any, dtype: np.dtype) -> Any:
    """Return the plain array of one element that a record of its own lies in; they share their memory."""
    base = record.base
    return base if base.dtype is dtype else base.view(np.ndarray).view(dtype)


def with_attributes(argument: Any) -> Any:
    """Return an array of records as interpreted kernels read it, and anything else as it is."""
    is_records = isinstance(argument, np.ndarray) and argument.dtype.names is not None
    return argument.view(np.recarray) if is_records else argument


def desk_for(rules: Any) -> np.record:
    """Return a new desk for tables with these rules; the look-up tables of shapes are shared."""
    faces = 0
    for kind in range(RED_5M + 3):
        if rules.copies[kind] > 0:
            faces |= 1 << face_of(kind)
    shapes = shape_tables(jokers=bool(rules.joker_rule != JOKER_NONE), faces=faces & ((1 << FACES) - 1))
    return new_desk(shapes)  # type: ignore[arg-type]  # NumPy's stubs call its element an array
