"""Whom questions about hands are put to: the rules and look-up tables of one game, in the form that kernels take.

Numba takes a plain array within 0.1 microseconds where a record needs 5, and interpreted kernels want records; so both
forms are kept. What a kernel works on is lent to one question at a time, so that threads may ask at once.
"""

import os
import threading
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cached_property, lru_cache, partial
from typing import Any, cast

import numpy as np

from fangcheng.core.dialect.compiler import Stages, kernel_at, stages_needed
from fangcheng.core.dialect.helper import collect_rarely, end_with_parent
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.questions import asked_hands, asked_wins, sound_wins, written, written_wins
from fangcheng.core.questions.asked_hands import GAME
from fangcheng.core.questions.asked_wins import SCORERS
from fangcheng.core.shapes.sums import is_head
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.fields.forms import HONOURS_ALONE, NO_HEAD_SET, ONE_HEAD_SET
from fangcheng.core.state.win import RESULT
from fangcheng.errors import HandError, UnknownName, UnknownVariant
from fangcheng.game.arguments import known_mode, shown
from fangcheng.game.circumstances.aliases import WAY_WORDS, way_of
from fangcheng.game.circumstances.arguments import asked_by, check_arguments
from fangcheng.game.circumstances.entry import WAYS
from fangcheng.game.circumstances.reading import Told, check_recorded, told
from fangcheng.game.desks import shapes_of, view_of_one
from fangcheng.game.engine import Engine, Mode
from fangcheng.game.first_calls import learn_types
from fangcheng.game.hand_checks import check_jokers, named_jokers, places_of
from fangcheng.game.printed import PLAIN, Kinds, kinds_with
from fangcheng.game.warming import READY, Kernel, comes_ready, get_ready
from fangcheng.game.workplaces import Workplace, note_asked
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset, Variant
from fangcheng.tiles import EAST, FACES, face_of, parse
from fangcheng.variants import is_own, load, names, own_names

Options = Mapping[str, Value]
LACKS = {None: -1, "m": 0, "p": 1, "s": 2}
NO_BETS = np.zeros((0, SEATS), np.int16)
MOST_READ = 4096  # lists of circumstances kept with what they say
NO_RESULTS = np.zeros(0, RESULT)


class Asker:
    """One game with its options, ready to be asked by several threads at once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.games = view_of_one(shapes_of(engine.rules), GAME, lambda: _game_with(engine.desk.shapes))
        self.games["rules"] = engine.rules
        self.games_of_records = with_attributes(self.games)
        self.seats = int(engine.rules.seats)
        self.width = places_of(engine.rules)  # of rows of counts
        self.copies = [int(engine.rules.copies[face]) for face in range(self.width)]
        self.faces = sum(1 << face for face, copies in enumerate(self.copies) if copies > 0)
        self.stands_in = bool(engine.rules.stand_in)  # a dragon may count as the joker's face
        self.score_kernel = SCORERS[int(engine.rules.method)]
        self._called: dict[Kernel, Callable[..., Any]] = {}  # kernels of one hand: dispatchers, once they may be called
        self._stages: dict[Kernel, Stages] = {}  # and which stages this game needs below them
        self._idle: list[Workplace] = []
        self._read: dict[tuple[tuple[str, ...], str], Told] = {}  # circumstances read before
        self._wild: dict[str, np.uint64] = {}
        self.fixed_joker = named_jokers(engine.rules, "")
        self.always_wild = self.wild("")

    def way(self, kernel: Kernel, mode: Mode) -> tuple[Callable[..., Any], Any]:
        """Return what to call for a kernel of hands in this mode now, and the game in the form it wants."""
        call = way(kernel, mode)
        return call, self.games_of_records if call is kernel else self.games

    def beside(self, laid_out: Iterable[int]) -> "Asker":
        """Return the asker for a hand beside melds of these tiles: one of a suit bars honours alone.

        Where a hand has one set of heads at most, one that lies there bars others.
        Rules: SHANGHAI-20, LUOSHU-29.
        """
        if int(self.engine.rules.forms) & ONE_HEAD_SET and any(map(is_head, laid_out := [*laid_out])):
            return self._without_head_sets
        if not int(self.engine.rules.forms) & HONOURS_ALONE:
            return self
        return self._without_honours if any(face_of(tile) < EAST for tile in laid_out) else self

    @cached_property
    def _without_honours(self) -> "Asker":
        other = copy(self)
        other.games = self.games.copy()
        other.games["rules"]["forms"] &= ~HONOURS_ALONE
        other.games_of_records = with_attributes(other.games)
        return other

    @cached_property
    def _without_head_sets(self) -> "Asker":
        other = copy(self)
        other.games = self.games.copy()
        other.games["rules"]["forms"] |= NO_HEAD_SET
        other.games_of_records = with_attributes(other.games)
        return other

    def stages(self, kernel: Kernel) -> Stages:
        """Return the stages that this game needs below a kernel."""
        if kernel not in self._stages:
            self._stages[kernel] = stages_needed(kernel, self.engine.rules)
        return self._stages[kernel]

    def call(self, kernel: Kernel, mode: Mode) -> Callable[..., Any]:
        """Return what to call in this mode now for a kernel of one hand: itself, or its dispatcher.

        Raises UnknownName for the mode.
        """
        if kernel not in self._called:
            found = way(kernel, mode, self.stages(kernel))
            if found is not kernel:
                self._called[kernel] = found
            return found
        return kernel if known_mode(mode) == "interpreted" else self._called[kernel]

    def scorer(self, mode: Mode) -> Callable[..., Any]:
        """Return what to call in this mode now to score wins. Raises UnknownName for the mode."""
        return self.call(self.score_kernel, mode)

    def wild(self, jokers: object) -> np.uint64:
        """Return the mask of the faces that a list of jokers names. Raises NotationError and HandError."""
        if not isinstance(jokers, str):
            raise HandError(f"jokers = {shown(jokers)}: write tiles, like 5z6z")
        if jokers not in self._wild:
            kinds = parse(named_jokers(self.engine.rules, jokers))
            check_jokers(self.engine.rules, kinds)
            self._wild[jokers] = np.uint64(sum(1 << kind for kind in {*kinds}))
        return self._wild[jokers]

    def kinds(self, jokers: str) -> Kinds:
        """Return what tiles count as beside these jokers. Raises NotationError."""
        if not self.stands_in:
            return PLAIN
        return kinds_with(self.engine.rules, parse(named_jokers(self.engine.rules, jokers)))

    def read(self, words: tuple[str, ...], by: str) -> Told:
        """Return what circumstances say of a win in this way: self, discard or rob, or what people call them.

        Raises UnknownName and IncompatibleCircumstance.
        """
        try:
            return self._read[words, by]
        except (KeyError, TypeError):  # not asked before, or something that is no word
            way = way_of(by) if isinstance(by, str) else None  # type: ignore[redundant-expr]  # who knows
        if way is None:
            raise UnknownName("way of winning", by, WAY_WORDS, f"Ways are {', '.join(WAYS)}.")
        found = told(self.engine.ruleset, self.engine.rules, words, way)
        check_recorded(self.engine.rules, found)
        if len(self._read) < MOST_READ:
            self._read[words, by] = found
        return found

    def check_told(self, told: dict[str, Any]) -> None:
        """Check that each argument told means something here, or says nothing. Raises IncompatibleCircumstance."""
        check_arguments(self.engine.ruleset, self._asked, told)

    @cached_property
    def _asked(self) -> frozenset[str]:
        return asked_by(self.engine.rules)

    def take_workplace(self) -> Workplace:
        """Return a workplace that is idle, or a new one: there are as many as threads have asked at once."""
        try:
            return self._idle.pop()
        except IndexError:
            return Workplace(self.engine)

    def give_workplace(self, place: Workplace) -> None:
        """Give back a workplace that was taken; it lies idle while this game is among those asked last."""
        self._idle.append(place)
        note_asked(self._idle)


def _game_with(shapes: Any) -> Any:
    """Return a game of no rules with these look-up tables."""
    games = np.zeros(1, GAME)
    games["shapes"] = shapes
    return games


def way(kernel: Kernel, mode: Mode, needed: Stages | None = None) -> Callable[..., Any]:
    """Return what to call for a kernel in this mode now: itself, or its dispatcher with the stages needed or all.

    Raises UnknownName for the mode.
    """
    if type(mode) is str and mode == "auto":
        ready = comes_ready(kernel, EXAMPLES[kernel], needed)
        return cast(Callable[..., Any], READY[kernel]) if ready else kernel
    known_mode(mode)
    return get_ready(kernel, EXAMPLES[kernel], needed) if mode == "compiled" else kernel


_plain: dict[str, Asker] = {}  # of the games as they are


def asker_of(variant: Variant, options: Options | None = None, preset: str | None = None) -> Asker:
    """Return the shared asker of a game. Raises UnknownVariant, UnknownName (option, preset) and BadOption."""
    as_it_is = preset is None and (options is None or (type(options) is dict and not options))
    if as_it_is:
        try:
            return _plain[variant]  # type: ignore[index]  # a path is simply not there
        except (KeyError, TypeError):
            pass
    check_setting(variant, options, preset)
    ruleset = load(variant)
    asker = _kept(ruleset, tuple(sorted((options or {}).items())), preset)
    if as_it_is and is_own(ruleset):
        _plain[ruleset.id] = asker
    return asker


def check_setting(variant: object, options: object, preset: object) -> None:
    """Raise an error for what names no game, no options, or no name of a preset."""
    if not isinstance(variant, (str, os.PathLike, Ruleset)):
        raise UnknownVariant(variant, sorted(names()))
    if options is not None and not isinstance(options, Mapping):
        raise HandError(f"options = {shown(options)}: write a dictionary, {{'red_fives': 0}}")
    if preset is not None and not isinstance(preset, str):
        raise UnknownName("preset", preset, ())
    for name, value in (options or {}).items():
        if not isinstance(name, str):
            raise UnknownName("option", name, ())
        if not isinstance(value, (str, int)):
            raise HandError(f"options: {name} = {shown(value)}: a value is a word or a whole number")


@lru_cache(maxsize=16)
def _kept(variant: Ruleset, options: tuple[tuple[str, Value], ...], preset: str | None) -> Asker:
    return Asker(Engine(variant, dict(options), preset, mode="interpreted"))


def as_bytes(text: str) -> np.ndarray:
    """Return a text as the bytes that a kernel reads."""
    return np.frombuffer(text.encode(errors="replace"), np.uint8)


def scratch_row() -> np.ndarray:
    """Return the scratch row of this thread, for one question at a time."""
    try:
        return _own.row
    except AttributeError:
        _own.row = np.empty(written.SCRATCH, np.int8)
        return _own.row


class _Own(threading.local):
    row: np.ndarray


_own = _Own()


def imagined_by(asker: Asker, heart: object) -> int:
    """Return 1 + the face that a hand imagines, 0 in games where it imagines none. Raises HandError, NotationError.

    Rules: JIANGNAN-10.
    """
    if not asker.engine.rules.heart:
        if heart is None:
            return 0
        raise HandError(f"heart = {shown(heart)}: no tile is imagined in this game, or not under these options")
    if not isinstance(heart, str):
        raise HandError(f"heart = {shown(heart)}: write the tile that the hand imagines, like 3z")
    kinds = parse(heart)
    if len(kinds) != 1 or kinds[0] >= FACES or not asker.faces >> kinds[0] & 1:
        raise HandError(f'heart = "{heart}": one tile is imagined, of a kind that is in the game')
    return 1 + kinds[0]


def lack_of(lack: str | None) -> int:
    """Return the number of a missing suit, -1 for none. Raises UnknownName."""
    try:
        return LACKS[lack]
    except (KeyError, TypeError):
        raise UnknownName("suit", lack, ("m", "p", "s"), "Suits are m, p and s.") from None


# --- what makes the compiler compile a kernel for the arguments it will get

TEXT = np.frombuffer(b"?", np.uint8)  # cannot be written to, as no text of a question can


def frozen(array: np.ndarray) -> np.ndarray:
    """Return a view that cannot be written to: Numba tells the two apart, and each would be compiled."""
    view = array.view()
    view.flags.writeable = False
    return view


def _hand(call: Kernel) -> None:
    asker = asker_of(min(own_names()))
    call(TEXT, np.empty(written.SCRATCH, np.int8), np.uint64(0), -1, 0, asker.games)


def _waits(call: Kernel) -> None:
    asker = asker_of(min(own_names()))
    call(TEXT, np.empty(written.SCRATCH, np.int8), np.uint64(0), -1, 0, asker.games, np.empty(1, np.uint64))


def _acceptance(call: Kernel) -> None:
    asker, scratch = asker_of(min(own_names())), np.empty(written.SCRATCH, np.int8)
    call(TEXT, scratch, np.uint64(0), -1, 0, asker.games, np.empty(FACES, np.int64), np.empty(FACES, np.uint64))


def _rows() -> tuple[Any, ...]:
    hands, wilds, lacks = np.zeros((0, FACES), np.int8), np.zeros(0, np.uint64), np.zeros(0, np.int8)
    return frozen(hands), frozen(wilds), frozen(lacks), asker_of(min(own_names())).games


def _distances(call: Kernel) -> None:
    call(*_rows(), np.zeros(0, np.int8))


def _acceptances(call: Kernel) -> None:
    call(*_rows(), np.zeros((0, FACES), np.int8))


def _discards(call: Kernel) -> None:
    work = np.empty(FACES, np.int64), np.empty(FACES, np.uint64)
    call(*_rows(), *work, np.zeros((0, FACES), np.int8), np.zeros((0, FACES, FACES), np.int8))


def _written_win(call: Kernel) -> None:
    call(frozen(np.zeros(4 * written_wins.NUMBERS, np.uint8)), Workplace(asker_of(min(own_names())).engine).plain)


def _score(call: Kernel) -> None:
    place = Workplace(asker_of(min(own_names())).engine)
    call(place.wins[:0], place.plain, NO_BETS, NO_RESULTS, place.scores[:0])


def _unsound(call: Kernel) -> None:
    place = Workplace(asker_of(min(own_names())).engine)
    call(place.wins[:0], place.plain)


EXAMPLES: dict[Kernel, Callable[[Kernel], None]] = {
    asked_hands.ask_distance: _hand,
    asked_hands.ask_waits: _waits,
    asked_hands.ask_acceptance: _acceptance,
    asked_hands.ask_distances: _distances,
    asked_hands.ask_acceptances: _acceptances,
    asked_hands.ask_discards: _discards,
    written_wins.write_written_win: _written_win,
    sound_wins.first_unsound: _unsound,
    asked_wins.score_hanfu: _score,
    asked_wins.score_mcr: _score,
    asked_wins.score_tai: _score,
    asked_wins.score_fan: _score,
    asked_wins.score_terms: _score,
    asked_wins.score_combined: _score,
}


def compile_for_cache(path: str, *needed: str) -> None:
    """Compile a kernel and stages below it, named as module:function, in a helper process that ends with its parent."""
    end_with_parent()
    collect_rarely()
    if hasattr(os, "nice"):
        os.nice(10)
    kernel = kernel_at(path)
    example = EXAMPLES.get(kernel) or partial(learn_types, kernel)
    get_ready(kernel, example, tuple(kernel_at(one) for one in needed) or None)
