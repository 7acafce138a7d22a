"""What a seat sees as numbers, for programs that learn: one scheme for all games, described by a spec."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.core.observe.channels import ALL_CHANNELS, CHANNELS, VERSION, Channel
from fangcheng.core.observe.hidden import observe_hidden
from fangcheng.core.observe.hidden_channels import HIDDEN_CHANNELS, HIDDEN_WORDS
from fangcheng.core.observe.many import observe_tables
from fangcheng.core.observe.scalars import ALL_SCALARS, NUMBERS, Scalar
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import STATE, TABLE
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, array_of
from fangcheng.game.seen import mask_of
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import FLOWER, HEAD, KINDS, PLACES, RED_5M
from fangcheng.variants import IDS

Observation = dict[str, npt.NDArray[Any]]
WORDS_OF_STATE = STATE.itemsize // 8
PARTS = {"bits": ((CHANNELS,), np.uint64), "scalars": ((NUMBERS,), np.int32), "mask": ((ACTIONS,), np.int8)}


@dataclass(frozen=True)
class ObservationSpec:
    """What the arrays of an observation mean in one game.

    `channels` are the planes of the game in their order; `bits` holds the words of all channels at `channel.index`.
    Planes have `width` columns, one a tile kind: 34 faces, 37 with red fives, 45 with flowers, 49 with heads,
    62 with red threes or sevens.
    `scalars` are by name. `digest` changes when any name, place or meaning changes.
    """

    variant: str
    channels: tuple[Channel, ...]
    width: int

    @property
    def version(self) -> int:
        """Return the version of the scheme: within it nothing changes its place or meaning."""
        return VERSION

    @property
    def privileged(self) -> tuple[Channel, ...]:
        """Return the channels of `Tables.privileged`, the same for all games: what is hidden from a seat."""
        return HIDDEN_CHANNELS

    @cached_property
    def scalars(self) -> dict[str, Scalar]:
        """Return the numbers by name: `.index`, `.scale`, `.meaning`."""
        return {scalar.name: scalar for scalar in ALL_SCALARS}

    @cached_property
    def scales(self) -> npt.NDArray[np.float32]:
        """Return (224,) float32: what each number is usually divided by, 1 for places that are not used."""
        scales = np.ones(NUMBERS, np.float32)
        scales[[scalar.index for scalar in ALL_SCALARS]] = [scalar.scale for scalar in ALL_SCALARS]
        return scales

    @cached_property
    def digest(self) -> str:
        """Return the SHA-256 of all names, places and meanings, in hexadecimal."""
        channels = [f"{one.index} {one.name} {one.meaning}" for one in ALL_CHANNELS]
        scalars = [f"{one.index} {one.name} {one.meaning}" for one in ALL_SCALARS]
        return hashlib.sha256("\n".join([str(VERSION), *channels, *scalars]).encode()).hexdigest()

    def planes_of(self, bits: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint8]:
        """Return words of shape (..., 192) as planes of shape (..., len(channels), width), 0 or 1."""
        return self.spread(np.asarray(bits)[..., [channel.index for channel in self.channels]])

    def spread(self, words: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint8]:
        """Return words of shape (..., n) as planes of shape (..., n, width), 0 or 1."""
        spread = words[..., None] >> np.arange(self.width, dtype=np.uint64) & np.uint64(1)
        return np.asarray(spread, np.uint8)


def observe_spec(
    variant: Variant, options: Mapping[str, Value] | None = None, preset: str | None = None
) -> ObservationSpec:
    """Return what the observations of a game mean under its options.

    Raises UnknownVariant, UnknownName and BadOption.

    >>> spec = observe_spec("riichi")
    >>> spec.width, spec.channels[0].name, spec.scalars["drawable"].index
    (37, 'hand.1', 10)
    """
    return spec_of(Engine(variant, options, preset))


def spec_of(engine: Engine) -> ObservationSpec:
    """Return the spec of a table."""
    channels = tuple(channel for channel in ALL_CHANNELS if channel.is_in(engine.numbers))
    return ObservationSpec(engine.ruleset.id, channels, _width(engine.settings))


def _width(settings: Mapping[str, Any]) -> int:
    """Return the columns that hold all kinds of a game."""
    if any(settings["red_threes"]) or any(settings["red_sevens"]):
        return KINDS
    if any(settings["copies"][HEAD:PLACES]):
        return PLACES
    if any(settings["copies"][FLOWER:HEAD]):
        return HEAD
    return FLOWER if any(settings["red"]) else RED_5M


class Eyes:
    """The arrays with which one worker looks at tables of one game: what a seat sees, and what it counts."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.spec = engine, spec_of(engine)
        self.seen, self.counts = np.zeros(1, TABLE), np.zeros(PLACES, np.int8)
        self.channels = np.array([channel.index for channel in self.spec.channels], np.int16)
        self.game = IDS.index(engine.ruleset.id) if engine.ruleset.id in IDS else -1
        self.rules = array_of(engine.rules, RULES)

    def room_for(self, rows: int, planes: bool) -> Observation:
        """Return arrays for so many observations, all zeros."""
        room = {name: np.zeros((rows, *shape), dtype) for name, (shape, dtype) in PARTS.items()}
        return {**room, "planes": np.zeros((rows, *self._planes), np.uint8)} if planes else room

    @property
    def _planes(self) -> tuple[int, int]:
        return len(self.channels), self.spec.width

    def look(self, run: Any, tables: npt.NDArray[Any], seats: npt.NDArray[np.int8], out: Observation) -> None:
        """Write what the seats of the tables see into `out`; `run` calls the kernel. Raises FangchengError.

        Nothing is written where an array of `out` has another shape or dtype, or is not contiguous.
        """
        sheets = tuple(self._checked(name, len(tables), out) for name in ("bits", "planes", "scalars", "mask"))
        eyes = _masks(), self.seen, _octets(self.seen), self.counts, self.channels, self.game
        run(observe_tables, tables, _octets(tables), self.rules, seats, eyes, sheets)

    def look_behind(
        self, run: Any, tables: npt.NDArray[Any], seats: npt.NDArray[np.int8], out: npt.NDArray[np.uint64]
    ) -> None:
        """Write what is hidden from the seats of the tables into `out`, (rows, 34) uint64. Raises FangchengError."""
        _check_array("privileged", out, (len(tables), HIDDEN_WORDS), np.uint64)
        run(observe_hidden, tables, self.rules, seats, out)

    def _checked(self, name: str, rows: int, out: Observation) -> npt.NDArray[Any]:
        """Return one array of `out`, without rows where planes are not wanted."""
        shape, dtype = (self._planes, np.uint8) if name == "planes" else PARTS[name]
        if name == "planes" and name not in out:
            return np.zeros((0, *shape), dtype)
        return _check_array(name, out.get(name), (rows, *shape), dtype)


def _check_array(name: str, given: Any, shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """Return an array to be written. Raises FangchengError for one that a kernel cannot write."""
    if not isinstance(given, np.ndarray) or given.shape != shape or given.dtype != dtype:
        told = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else f"{type(given).__name__}"
        raise FangchengError(f"{name}: {told}; these tables write {np.dtype(dtype)} {shape}")
    if not given.flags.c_contiguous:
        raise FangchengError(f"{name}: an array that is not contiguous; make one by `observation`")
    return given


def _octets(tables: npt.NDArray[Any]) -> npt.NDArray[np.uint64]:
    """Return table records as rows of 64-bit words; they share their memory."""
    return tables.view(np.uint64).reshape(len(tables), -1)


@cache
def _masks() -> npt.NDArray[np.uint64]:
    """Return a row of 64-bit words for each reader, and one for an onlooker: what it may always know of a state."""
    rows = [mask_of(seat)[: STATE.itemsize].view(np.uint64) for seat in (*range(SEATS), None)]
    return np.ascontiguousarray(np.stack(rows))
