"""What steady weighs by: numbers in its brain. Another set of them is another player, and compiles nothing."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots.riichi_weights import CLAIM_WEIGHTS, READY_WEIGHTS
from fangcheng.bots.riichi_weights import WEIGHTS as DISCARD_WEIGHTS
from fangcheng.errors import FangchengError, UnknownName

# How often, of a thousand, a player of riichi who has not declared waits: by open melds, and by own discards in steps
# of five. Counted over 85 phoenix games, 107,000 looks at an opponent; where there were few, rounded.
FEAR = (
    (0, 20, 80, 120),
    (40, 190, 380, 500),
    (200, 420, 670, 750),
    (820, 820, 940, 940),
    (950, 950, 950, 950),
)

# Riichi is declared sooner than the players of the fit did. In the points that change hands, of one seat among three
# that weigh less by as much (6,000 walls, seed "confirm31"): the first half +1.0 +- 0.5 %, the second +0.5 +- 0.4 %.
SOONER = np.array([1015] + [0] * (len(READY_WEIGHTS) - 1), np.int32)

AS_FITTED = -(1 << 24)  # in place of a number: what the weight was fitted to in the game at hand (fits.py)

# Where a game was never fitted.
GENERAL = {
    "deep": 100,
    "point": 60,
    "risk": 20,
    "fold_from": 4,
    "claim_gain": 1,
    "kong_cost": 0,
    "open_kongs": 0,
    "aim": 0,
    "tile": 700,
    "late": 3000,
    "narrow": 300,
    "closed": 300,
    "claim_margin": 300,
    "passes": 600,
}

# Name, what it is in steady, and what it does. Marks of a discard are added up; the highest are taken.
HOUSE: dict[str, Any] = {
    # --- games other than riichi; those with routes (Chinese Official) ask only some of them
    "step": 1_000_000,  # marks that a tile farther from a win costs
    "help": 200,  # marks for an unseen tile that brings the hand nearer
    "deep": AS_FITTED,  # two tiles from a win: marks for each ordered pair of unseen tiles that would complete it
    "win": 100,  # marks for an unseen tile that wins
    "point": AS_FITTED,  # and for each point that such a win is worth
    "risk": AS_FITTED,  # marks that a point of danger costs
    "fold_from": AS_FITTED,  # with a threat on the table, hands missing more tiles than this fold
    "fear_declared": 3,  # weight of an opponent who has declared
    "fear_open": 2,  # weight of one with `fear_melds` open melds
    "fear_melds": 3,
    "danger_middle": 12,  # of a number 3 to 7 against a weight of 1
    "danger_outer": 8,  # of 1, 2, 8, 9
    "danger_honour": 2,  # of an honour, for each unseen copy
    "keep_joker": 100_000,  # marks that throwing a joker costs
    "keep_middle": 4,  # for each step of a number from the end of its suit
    "keep_pair": 40,  # for an honour of which two or more are held
    "keep_suit": 0,  # for a number of the suit of which the seat has most, in hand and melds
    "claim_gain": AS_FITTED,  # tiles that a chow or pung must bring the hand nearer; 99 never claims
    "kong_cost": AS_FITTED,  # tiles that a kong may take the hand farther; -99 never makes one
    "open_kongs": AS_FITTED,  # kongs of discards: 0 where the game pays them, 1 always, -1 never
    "declares": 0,  # 1: whenever it may; -1: never; 0: as the game asks, in riichi by `declaring`
    "shows": 0,  # a hand is shown with its declaration: 0 where that pays more, 1 where it may be, -1 never
    "answers": 0,  # to questions outside turns and claims: 0 as judged, 1 the first that is open, -1 the last
    "aim": AS_FITTED,  # thousandths of what dearer wins pay more that count; 0 aims at any win
    "tile": AS_FITTED,  # what each tile lacking costs of a hope, in thousandths of a doubling of points
    "late": AS_FITTED,  # and this much more, divided by the turns left
    "narrow": AS_FITTED,  # and this much more where only the tiles of an aim help
    "closed": AS_FITTED,  # thousandths of what a win pays more if closed that count before the hand is opened
    "way_back": 2000,  # marks that a tile farther from any win costs a hand with an aim
    "claim_margin": AS_FITTED,  # that a claim must better a hope by
    "passes": AS_FITTED,  # where others play on: thousandths of a hope to draw that outweigh a win on a discard; 0 none
    "abort_from": 5,  # tiles missing from which a new deal is called
    # --- in all games
    "looks": 1,  # 1: copies that lie before others are counted as gone; 0: only what the seat itself holds or threw
    "eager": 0,  # of a thousand claims so many are taken for less: a tile fewer, of a route three quarters (not riichi)
    "bold": 0,  # of a thousand decisions so many fold a tile later than `fold_from` (not riichi, not by routes)
    "wary": 0,  # and so many a tile sooner
    "slips": 0,  # of a thousand own discards so many are the second or third best
    "plans": 8,  # where routes are planned: how many are looked at closely, 8 at most
    # --- riichi and sanma: thousandths of a mark (riichi_weights.py)
    "discards": DISCARD_WEIGHTS,  # (8, 34) by situation and feature (riichi_features.py)
    "declaring": READY_WEIGHTS + SOONER,  # (20,) by feature (riichi_ready.py)
    "calling": CLAIM_WEIGHTS,  # (28,) by feature (riichi_claims.py)
    "fear": FEAR,  # (5, 4) by open melds and discards
    "feared_from": 150,  # thousandths of readiness below which an opponent is not looked at
    "danger_of_all": 2000,  # the dangers of all faces against a declared hand: it waits for about two
}

KNOBS = np.dtype([(name, np.int32, np.shape(value)) for name, value in HOUSE.items()], align=True)
LEAST, MOST = AS_FITTED, 1 << 24  # of a weight: sums of many stay within 64 bits
ENDING = ".json"
SETTINGS = f"write WEIGHT=NUMBER, or a file FILE{ENDING}; a temperament stands first, straight after the level"


def house_weights() -> Any:
    """Return a new record (KNOBS) of the weights that steady plays by."""
    record = np.zeros((), KNOBS)
    for name, value in HOUSE.items():
        record[name] = value
    return record


def general_weights() -> Any:
    """Return a new record of the weights of the house for a game that was never fitted: no AS_FITTED in it."""
    record = house_weights()
    for name, value in GENERAL.items():
        record[name] = value
    return record


def weights_of(changes: Mapping[str, Any], character: Any = None) -> Any:
    """Return the weights (KNOBS) of steady, or of another character of it, with some of them changed.

    `changes` has whole numbers or arrays of them by the names of HOUSE, in the shape found there; `"calling.3"` is the
    element [3] of an array, `"discards.2.13"` the element [2, 13]. All are whole numbers of at most 2**24 either way.
    Raises UnknownName for other names, FangchengError for what is no such number or has another shape.
    """
    record = house_weights() if character is None else character.copy()
    for key, value in changes.items():
        name, *places = str(key).split(".")
        if name not in HOUSE:
            raise UnknownName("weight", name, HOUSE, f"The weights of steady are {', '.join(HOUSE)}.")
        if places:
            _set_element(record[name], key, places, value)
        else:
            record[name] = _numbers(key, value, record[name].shape)
    return record


def _set_element(array: Any, key: str, places: Sequence[str], value: Any) -> None:
    where = tuple(int(place) if re.fullmatch("[0-9]{1,8}", place) else -1 for place in places)
    if len(where) != array.ndim or any(not 0 <= at < size for at, size in zip(where, array.shape)):
        raise FangchengError(f"weight {key}: {_shape_told(key.split('.')[0], array.shape)}")
    array[where] = _numbers(key, value, ())


def _shape_told(name: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"{name} is one number"
    most = ".".join(str(size - 1) for size in shape)
    return f"{name} has the shape {shape}: its elements are {name}.{'.'.join('0' * len(shape))} to {name}.{most}"


def _numbers(key: str, value: Any, shape: tuple[int, ...]) -> Any:
    """Return whole numbers of that shape. Raises FangchengError."""
    try:
        given = np.asarray(value)
        whole = given.dtype.kind in "iu" or (given.dtype.kind == "f" and bool((given == np.floor(given)).all()))
        whole = whole or (given.size > 0 and all(type(one) is int for one in given.ravel().tolist()))  # of many digits
    except ValueError:  # rows of several lengths
        raise FangchengError(f"weight {key}: {_shape_told(key, shape)}") from None
    if not whole:
        raise FangchengError(f"weight {key}: whole numbers, not {_in_short(value)}")
    if given.shape != shape:
        raise FangchengError(f"weight {key}: {_shape_told(key, shape)}; the shape given is {given.shape}")
    if given.size and not (given.min() >= LEAST and given.max() <= MOST):
        raise FangchengError(f"weight {key}: {_in_short(value)} is beyond {MOST} either way")
    return given.astype(np.int32)


def _in_short(value: Any) -> str:
    text = " ".join(repr(value).split())
    return text if len(text) <= 60 else text[:57] + "..."


# --- as words


def changes_in(weights: Any, character: Any = None) -> dict[str, int]:
    """Return every number that differs from a character's or the house's weights, by name or element (`calling.3`)."""
    house, found = house_weights() if character is None else character, {}
    for name in HOUSE:
        for place in np.argwhere(np.atleast_1d(weights[name] != house[name])).tolist():
            at = place if weights[name].ndim else []
            found[".".join(map(str, [name, *at]))] = int(weights[name][tuple(at)])
    return found


def settings_of(weights: Any, character: Any = None) -> str:
    """Return the words by which `read_settings` comes from a character (the house's) to these weights."""
    return ":".join(f"{key}={value}" for key, value in changes_in(weights, character).items())


def read_settings(bot: str, settings: Sequence[str], character: Any = None) -> Any:
    """Return the weights that words like `fold_from=1`, `calling.3=300` and `weights.json` make of a character's.

    A file holds an object of numbers and arrays, as `weights_of` takes them; what comes later changes what came before.
    Raises UnknownName and FangchengError; `bot` is how the error calls the whole.
    """
    changes: dict[str, Any] = {}
    for word in settings:
        key, equals, value = word.partition("=")
        if word.endswith(ENDING) and not equals:
            changes |= _from_file(bot, Path(word))
        elif equals and key:
            changes[key.strip()] = _number(value.strip())
        else:
            raise FangchengError(f'bot "{bot}": "{word}" is no setting; {SETTINGS}')
    return weights_of(changes, character)


def is_setting(word: str) -> bool:
    """Return True for a word that sets weights, well or badly: `fold_from=1`, `fold_from`, `weights.json`."""
    return "=" in word or word.endswith(ENDING) or word.split(".")[0] in HOUSE


def _number(value: str) -> int | str:
    """Return the number that is written; what is none stays as it is, for `weights_of` to refuse by its name."""
    return int(value) if re.fullmatch("[+-]?[0-9]{1,4000}", value) else value


def _from_file(bot: str, path: Path) -> dict[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as failure:
        raise FangchengError(f'bot "{bot}": {path}: {(failure.strerror or str(failure)).lower()}') from None
    except (ValueError, RecursionError) as failure:
        raise FangchengError(f'bot "{bot}": {path}: no JSON: {failure}') from None
    if not isinstance(content, dict):
        raise FangchengError(f'bot "{bot}": {path}: an object of weights is needed, {{"fold_from": 1}}')
    return content
