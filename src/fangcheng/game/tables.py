"""`Tables`: many matches of one game stepped together, on NumPy arrays, for programs that learn or search."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.observe.hidden_channels import HIDDEN_WORDS
from fangcheng.core.play.act import owing_seat
from fangcheng.core.play.given_walls import begin_on_walls
from fangcheng.core.play.many import (
    LOGGED_SEAT,
    NOTICE,
    begin_tables,
    choose_by_chance,
    notice_tables,
    step_tables,
    turn_to_seats,
)
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.table import STATE, TABLE, states_of
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.arguments import MOST_HANDS, hands_wanted, known_options, seed_text, shown
from fangcheng.game.engine import Engine, Mode, as_interpreted
from fangcheng.game.match import Match
from fangcheng.game.observations import Eyes, Observation, ObservationSpec
from fangcheng.game.reasons import refusal_of
from fangcheng.game.views import View, view_of
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant

MODES = ("compiled", "interpreted")
EVERYWHERE = np.zeros(0, np.uint8)  # a `where` that leaves no table out
FIRST_ROOM = 256  # actions of a match kept at first; the room doubles when it is full

Which = npt.ArrayLike | slice | None  # tables: numbers, a mask of n truths, a slice, or None for all


class Tables:
    """`n` matches of one variant, each from its own seed, stepped together by one compiled call.

    At every table one seat decides at a time, `acting`; where several owe an answer (claims, bets, an exchange) they
    are asked one after another and none of them learns what the others said. `step` takes an action for each table.
    Between two hands nobody acts: the table stands as the hand ended, and the next step deals. After the match it
    stays as it is until `reset`. Where nobody acts the action 57 (pass) is open and nothing else, so that no row of
    `legal` is ever empty.

    Table i plays the game of `Match(variant, tables.seeds[i])`. `seed` is any text or number, drawn when left out.
    `options` and `preset` are the variant's. A table takes 4 KB, and two bytes for each action of its match unless
    `keep_actions` is off; then `match` cannot tell how a table came about. A match that goes on after `max_hands` hands
    is `truncated`: nothing is refused there.

    Tables and their copies belong to one thread; `step` holds no interpreter lock, so several threads may step tables
    of their own.

    Raises UnknownVariant, UnknownName and BadOption, FangchengError where `n` is below 1.
    """

    def __init__(
        self,
        variant: Variant,
        n: int,
        seed: str | int | None = None,
        options: Mapping[str, Value] | None = None,
        preset: str | None = None,
        *,
        keep_actions: bool = True,
        max_hands: int = MOST_HANDS,
        mode: Mode = "compiled",
    ) -> None:
        if not _is_whole(n) or n < 1:
            raise FangchengError(f"{n!r} tables: a whole number from 1 on")
        if mode not in MODES:
            raise UnknownName("mode", str(mode), MODES, f"Modes of Tables are {', '.join(MODES)}.")
        self.options, self.preset = known_options(options), preset
        self.engine = Engine(variant, options, preset, mode)
        self.variant = self.engine.ruleset.id
        self.seed = seed_text(secrets.token_hex(8) if seed is None else seed)
        self.keep_actions = keep_actions
        self.max_hands = hands_wanted(max_hands)
        self.seeds: list[str] = [""] * int(n)  # of the match at each table
        self._matches = np.zeros(int(n), np.int64)  # matches begun at each table
        self._tables = np.zeros(int(n), TABLE)
        self._notices = np.zeros(int(n), NOTICE)
        self._log = np.zeros((int(n), FIRST_ROOM if keep_actions else 0), np.int16)
        self._rules, self._desk = self.engine.arrays()
        self._eyes = Eyes(self.engine)
        self._seed_chance(self.seed)
        self.reset()

    def _seed_chance(self, seed: str | int) -> None:
        """Begin the generators of `random_actions`."""
        for number, words in enumerate(self._notices["random"]):
            words[:] = seed_words(f"{seed}:{number}", "chance")

    def _run(self, kernel: Any, *arguments: Any) -> Any:
        """Call a kernel; an interpreted one reads the fields of records as attributes."""
        if self.engine.mode == "compiled":
            return self.engine.compiled(kernel)(*arguments)
        return kernel(*map(as_interpreted, arguments))

    @property
    def _arrays(self) -> tuple[Any, ...]:
        return self._tables, self._rules, self._desk, self._notices

    # --- where the games stand; all arrays are copies

    def __len__(self) -> int:
        return len(self._tables)

    def __repr__(self) -> str:
        over = int(self.done.sum())
        return f"<Tables {self.variant}: {len(self)} from seed {self.seed!r}, {over} of them over>"

    @property
    def seats(self) -> int:
        """Return the number of players at each table."""
        return int(self.engine.rules.seats)

    @property
    def acting(self) -> npt.NDArray[np.int8]:
        """Return (n,) int8: the seat that decides next, -1 between hands and after the match."""
        return self._notices["acting"].copy()

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """Return (n, 192) bool: the actions open to the acting seat, by `Action.number`; pass where nobody acts."""
        octets = np.ascontiguousarray(self._notices["legal"]).astype("<u8", copy=False).view(np.uint8)
        return np.unpackbits(octets.reshape(len(self), ACTIONS // 8), axis=1, bitorder="little").view(np.bool_)

    @property
    def owing(self) -> npt.NDArray[np.bool_]:
        """Return (n, seats) bool: all seats that owe an answer now; more than a player may know of the others."""
        owed = np.where(self._notices["hand_over"] != 0, 0, self._tables["owed"].astype(np.int64))
        owing: npt.NDArray[np.bool_] = (owed[:, None] >> np.arange(self.seats) & 1).astype(np.bool_)
        return owing

    @property
    def hand_over(self) -> npt.NDArray[np.bool_]:
        """Return (n,) bool: the hand has ended; the next step deals another unless the match is over."""
        return self._notices["hand_over"].astype(np.bool_)

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Return (n,) bool: the match is over; `reset(tables.done)` begins another there."""
        return self._notices["done"].astype(np.bool_)

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """Return (n,) bool: the match has had its `max_hands` hands without an end; the next step deals another.

        By chance some games never end: `reset(tables.done | tables.truncated)` begins other matches there.
        """
        played: npt.NDArray[np.bool_] = self._tables["hands_played"] >= self.max_hands
        return played & self.hand_over & ~self.done

    @property
    def taken(self) -> npt.NDArray[np.int32]:
        """Return (n,) int32: answers given since the match began."""
        return self._notices["taken"].copy()

    @property
    def changes(self) -> npt.NDArray[np.int32]:
        """Return (n, seats) int32: points by seat won less lost in the last step, in the variant's unit."""
        return self._notices["changes"][:, : self.seats].copy()

    @property
    def hand_changes(self) -> npt.NDArray[np.int32]:
        """Return (n, seats) int32: points by seat won less lost since the hand began; where it is over, its result."""
        return self._notices["hand_changes"][:, : self.seats].copy()

    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """Return (n, seats) int32: points by seat."""
        return self._tables["scores"][:, : self.seats].copy()

    @property
    def persons(self) -> npt.NDArray[np.int8]:
        """Return (n, seats) int8: who sits at each seat, by order of joining; some games change seats between hands."""
        return self._tables["person"][:, : self.seats].copy()

    @property
    def records(self) -> npt.NDArray[Any]:
        """Return (n,) records of the structured dtype `fangcheng.core.state.table.TABLE`: a copy of everything.

        Hidden tiles are in it too. After `copy` what the last step was is blank until the next one.
        """
        return _copied(self._tables)

    # --- playing

    def step(self, actions: npt.ArrayLike, where: Which = None) -> None:
        """Let the acting seat of every table take its action, and go on to the next decision.

        `actions`: (n,) of any integer dtype. Where the hand is over, pass deals the next one. `where` names the tables
        that go on, by numbers, a mask or a slice: the others stand still, whatever their actions, and have no changes.
        Raises IllegalAction with the number of the first table whose action is not open, and FangchengError for
        an array of another kind; nothing has changed anywhere then.
        """
        chosen, meant = self._checked(actions), self._meant(where)
        self._make_room()
        refused = int(self._run(step_tables, *self._arrays, meant, chosen, self._log))
        if refused != NOBODY:
            raise self._refusal(refused, int(chosen[refused]))

    def turn_to(self, seats: npt.ArrayLike) -> None:
        """Let another of the seats that owe an answer be the acting one at each table: as if it were asked first.

        `seats`: (n,) whole numbers; -1 leaves a table as it is. After the next step there the lowest of those who still
        owe is asked again. Raises FangchengError for a seat that owes nothing; nothing has changed then.
        """
        wanted = np.asarray(seats)
        self._check_seats(wanted)
        refused = int(self._run(turn_to_seats, self._tables, self._notices, wanted.astype(np.int64)))
        if refused != NOBODY:
            raise FangchengError(f"table {refused}: seat {int(wanted[refused])} owes no answer")

    def reset(self, which: Which = None, seed: str | int | None = None) -> None:
        """Begin a new match at some tables, or at all: numbers, a mask or a slice of them.

        Every match has a seed of its own, see `seeds`. With `seed` tables begin again as those of a new object do.
        """
        numbers = self._numbers(which)
        if seed is not None:
            self.seed = seed_text(seed)
            self._matches[numbers] = 0
        self._begin(numbers, [f"{self.seed}:{number}:{self._matches[number]}" for number in numbers.tolist()])
        self._matches[numbers] += 1

    def begin(self, seeds: Sequence[str | int], which: Which = None, walls: npt.ArrayLike | None = None) -> None:
        """Begin the match of `Match(variant, seed)` at some tables, or at all; equal seeds have equal walls.

        `seeds` has one for each of the tables named. What the tables throw dice by follows from their seeds alone.
        `walls`: (tables, tiles) kinds of tile, those of the first hand in the order of taking; later hands, and dice,
        follow from the seed. A match on a given wall is none that `match` can play again.
        Raises FangchengError for another number of seeds, and for walls that are not the tiles of the game.
        """
        numbers = self._numbers(which)
        if isinstance(seeds, str) or len(seeds) != len(numbers):
            raise FangchengError(f"seeds={shown(seeds)}: a list with one for each of {len(numbers)} tables")
        texts = [seed_text(seed) for seed in seeds]
        laid = None if walls is None else self._walls(np.asarray(walls), len(numbers))
        for number, text in zip(numbers.tolist(), texts):
            self._notices["random"][number] = seed_words(text, "chance")
        self._begin(numbers, texts, laid)

    def _begin(
        self, numbers: npt.NDArray[np.int64], seeds: list[str], walls: npt.NDArray[np.int8] | None = None
    ) -> None:
        """Begin matches of these seeds at these tables, on these walls."""
        for number, seed in zip(numbers.tolist(), seeds):
            self.seeds[number] = seed
            self._tables[number] = np.zeros((), TABLE)
            self._tables["random"][number] = seed_words(seed)
        if walls is None:
            self._run(begin_tables, *self._arrays, numbers)
        else:
            self._run(begin_on_walls, *self._arrays, numbers, walls)

    def _walls(self, walls: npt.NDArray[Any], rows: int) -> npt.NDArray[np.int8]:
        """Return walls as kernels take them. Raises FangchengError where they are not the tiles of the game."""
        size = int(self._tables["wall_size"][0])
        if walls.shape != (rows, size) or walls.dtype.kind not in "iu":
            raise FangchengError(f"walls: {walls.dtype} of shape {walls.shape}; whole numbers ({rows}, {size})")
        tiles = np.sort(self._tables["wall"][0, :size])
        for row in np.flatnonzero((np.sort(walls, axis=1) != tiles).any(axis=1)).tolist():
            raise FangchengError(f"walls[{row}]: other tiles than those of {self.variant}, each as often as there")
        return np.ascontiguousarray(walls, np.int8)

    def random_actions(self, where: Which = None) -> npt.NDArray[np.int64]:
        """Return (n,) int64: for each table one of its legal actions by chance, the same from the same seed.

        `where` names tables, by numbers, a mask or a slice: elsewhere it is pass, and no chance is used.
        """
        actions = np.zeros(len(self), np.int64)
        self._run(choose_by_chance, self._notices, self._meant(where), actions)
        return actions

    # --- what seats see, as numbers

    @property
    def observe_spec(self) -> ObservationSpec:
        """Return what the arrays of `observe` mean."""
        return self._eyes.spec

    def observation(self, planes: bool = False) -> Observation:
        """Return arrays for `observe_into`, all zeros.

        `bits` (n, 192) uint64, `scalars` (n, 224) int32, `mask` (n, 192) int8, and on request `planes`
        (n, channels, width) uint8.
        """
        return self._eyes.room_for(len(self), planes)

    def observe_into(self, out: Observation, seats: npt.ArrayLike | None = None) -> None:
        """Write what one seat of each table sees, and which actions are open to it, into the arrays of `observation`.

        `seats`: (n,) whole numbers; None takes those that act. Where it is -1 the row is zero, and pass alone is open.
        The row of a seat that owes nothing has pass alone too.
        Raises FangchengError for other seats or arrays; nothing is written then.
        """
        readers = self._notices["acting"] if seats is None else np.asarray(seats)
        self._check_seats(readers)
        self._eyes.look(self._run, self._tables, np.ascontiguousarray(readers, np.int8), out)

    def observe(self, seats: npt.ArrayLike | None = None, planes: bool = False) -> Observation:
        """Return new arrays with what `observe_into` writes."""
        out = self.observation(planes)
        self.observe_into(out, seats)
        return out

    def privileged(
        self, seats: npt.ArrayLike | None = None, out: npt.NDArray[np.uint64] | None = None
    ) -> npt.NDArray[np.uint64]:
        """Return (n, 34) uint64: what is hidden from one seat of each table, for a critic while it learns.

        `observe_spec.privileged` says what the words are, `observe_spec.spread` makes planes of them. `seats` are those
        of `observe_into`; where it is -1 the row is zero. `out` is written and returned where it is given.
        Raises FangchengError for other seats or arrays; nothing is written then.
        """
        readers = self._notices["acting"] if seats is None else np.asarray(seats)
        self._check_seats(readers)
        words = np.zeros((len(self), HIDDEN_WORDS), np.uint64) if out is None else out
        self._eyes.look_behind(self._run, self._tables, np.ascontiguousarray(readers, np.int8), words)
        return words

    # --- copies and single tables

    @classmethod
    def of_match(cls, match: Match, n: int, seed: str | int | None = None, mode: Mode = "compiled") -> Self:
        """Return `n` tables that all stand as a match stands now, its wall and all hidden tiles included.

        They go on apart: `seed` is that of `random_actions`. Whoever plays them on knows more than a player may;
        `fangcheng.worlds` deals what a player cannot see anew. Points count from here, and `match` cannot play again
        how these tables came about.
        """
        engine = match.engine
        tables = cls(engine.ruleset, n, seed, engine.chosen, engine.preset, keep_actions=False, mode=mode)
        tables._lay(np.frombuffer(match.table.tobytes(), TABLE))
        return tables

    def _lay(self, record: npt.NDArray[Any]) -> None:
        """Let every table stand as one record does."""
        states_of(self._tables)[:] = states_of(record)
        self._run(notice_tables, self._tables, self._notices)

    def copy(self, which: Which = None, seed: str | int | None = None) -> Self:
        """Return independent tables at the same point; of all, or of those named, each as often as it is named.

        `seed`: of `random_actions` there; without one copies choose as their originals will.
        """
        numbers = self._numbers(which)
        other: Self = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._eyes = Eyes(self.engine)  # the copies may belong to another thread
        other.seeds = [self.seeds[number] for number in numbers.tolist()]
        other._matches = self._matches[numbers]
        other._tables, other._notices = _played_on(self._tables, numbers), _copied(self._notices, numbers)
        other._log = self._log[numbers]
        if seed is not None:
            other._seed_chance(seed)
        return other

    def match(self, number: int) -> Match:
        """Return the match at one table as a `Match`, played again from its seed: with events, undo, JSON, records.

        Raises FangchengError where actions are not kept.
        """
        number = self._number(number)
        if not self.keep_actions:
            raise FangchengError(f"table {number}: its actions were not kept; use Tables(..., keep_actions=True)")
        match = Match(self.engine.ruleset, self.seeds[number], self.options, self.preset, self.engine.mode)
        for logged in self._log[number, : self._notices["taken"][number]].tolist():
            if match.hand_over:
                match.next_hand()
            seat, action = divmod(logged, LOGGED_SEAT)
            match.act(seat, action)
        if match.hand_over and not self.hand_over[number]:
            match.next_hand()
        if match.table.tobytes()[: STATE.itemsize] != self._tables[number].tobytes()[: STATE.itemsize]:
            raise FangchengError(f"table {number} is not what its seed and actions come to")
        return match

    def view(self, number: int, seat: int | None = None) -> View:
        """Return what a seat of one table may know, as `Match.view` tells it; None for an onlooker."""
        number = self._number(number)
        if seat is not None and not 0 <= seat < self.seats:
            raise FangchengError(f"no seat {seat}: these tables have seats 0 to {self.seats - 1}")
        return view_of(self.engine, self.record_at(number), seat, [])

    # --- inside

    def record_at(self, number: int) -> Any:
        """Return the record of one table as interpreted kernels read it; no copy, and never to be written."""
        return with_attributes(self._tables)[number]

    def _check_seats(self, seats: npt.NDArray[Any]) -> None:
        """Raise FangchengError for anything but a seat for each table, or -1."""
        if seats.shape != (len(self),) or seats.dtype.kind not in "iu":
            raise FangchengError(f"seats: {seats.dtype} of shape {seats.shape}; whole numbers ({len(self)},)")
        if len(self) and not -1 <= int(seats.min()) <= int(seats.max()) < self.seats:
            raise FangchengError(f"seats: these tables have seats 0 to {self.seats - 1}, and -1 for nobody")

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the actions as kernels take them. Raises FangchengError for anything but n whole numbers."""
        try:
            given = np.asarray(actions)
        except ValueError as failure:
            raise FangchengError(f"actions: no array: {failure}") from None
        if given.shape != (len(self),):
            raise FangchengError(f"actions: shape {given.shape}; {len(self)} tables take ({len(self)},)")
        if given.dtype.kind not in "iu":
            raise FangchengError(f"actions: {_not_whole(given)}whole numbers are wanted, not {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def _make_room(self) -> None:
        """Double the room for actions where a table could not note another one."""
        room = self._log.shape[1]
        if self.keep_actions and int(self._notices["taken"].max()) >= room:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)

    def _numbers(self, which: Which) -> npt.NDArray[np.int64]:
        """Return the numbers of the tables meant. Raises FangchengError for what names none."""
        everything = np.arange(len(self))
        if which is None:
            return everything
        if isinstance(which, slice):
            return everything[which]
        given = np.atleast_1d(np.asarray(which))
        if given.size == 0:
            return everything[:0]
        if given.dtype == np.bool_ and given.shape != everything.shape:
            raise FangchengError(f"tables: a mask of shape {given.shape}; {len(self)} tables take ({len(self)},)")
        if given.ndim != 1 or given.dtype.kind not in "biu":
            raise FangchengError(f"tables: numbers or a mask are wanted, not {given.dtype} of shape {given.shape}")
        if given.dtype != np.bool_:
            for number in given[(given < 0) | (given >= len(self))][:1].tolist():
                raise FangchengError(f"no table {number}: there are tables 0 to {len(self) - 1}")
        named: npt.NDArray[np.int64] = everything[given]
        return named

    def _meant(self, where: Which) -> npt.NDArray[np.uint8]:
        """Return which tables are meant as kernels take it: a 1 for each, or no places for all."""
        if where is None:
            return EVERYWHERE
        if isinstance(where, np.ndarray) and where.dtype == np.bool_ and where.shape == (len(self),):
            return np.ascontiguousarray(where).view(np.uint8)  # what programs that step thousands give
        meant = np.zeros(len(self), np.uint8)
        meant[self._numbers(where)] = 1
        return meant

    def _number(self, number: int) -> int:
        if not _is_whole(number):
            raise FangchengError(f"table {number!r}: a whole number is wanted")
        return int(self._numbers([number])[0])

    def _refusal(self, number: int, action: int) -> FangchengError:
        """Return the error that says why an action is not open at a table."""
        seat = int(self._notices["acting"][number])
        if seat != NOBODY:
            return refusal_of(self.engine, self.record_at(number), seat, action, where=f"table {number}")
        stage = "the match is over" if self.done[number] else "the hand is over"
        return FangchengError(f"table {number}: action {action}: {stage}, so that only 57 (pass) is open")


def acting_seat(match: Match) -> int:
    """Return the seat that `Tables` would ask next at the table of a match, -1 between hands."""
    return NOBODY if match.hand_over else int(owing_seat(match.table))


def _played_on(tables: npt.NDArray[Any], which: Any) -> npt.NDArray[Any]:
    """Return tables in the states of some of these; what their last steps were is not told again."""
    copied = np.zeros(len(which), TABLE)
    states_of(copied)[:] = states_of(tables)[which]
    return copied


def _copied(records: npt.NDArray[Any], which: Any = slice(None)) -> npt.NDArray[Any]:
    """Copy records to the byte: NumPy's own copy leaves the gaps between fields unset."""
    octets = records.view(np.uint8).reshape(len(records), records.itemsize)[which]
    copied: npt.NDArray[Any] = octets.copy().view(records.dtype).reshape(len(octets))
    return copied


def _is_whole(number: object) -> bool:
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


def _not_whole(given: npt.NDArray[Any]) -> str:
    """Name the first table whose number is nan; empty where there is none."""
    if given.dtype.kind != "f" or not np.isnan(given).any():
        return ""
    return f"table {int(np.flatnonzero(np.isnan(given))[0])} has nan; "
