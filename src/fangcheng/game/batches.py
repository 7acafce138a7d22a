"""The questions about hands asked of thousands at once, on NumPy arrays and at the speed of the kernels.

A *hand* is a row of 34 counts by face (0-8 1m-9m, 9-17 p, 18-26 s, 27-33 z; red fives count as fives; in luoshu of 49,
heads 45-48): the concealed tiles, three less for each meld. A *win* is a WIN record (`wins_of` makes them of written
hands). Arrays of other whole numbers, or that are not contiguous, are converted. Up to 50 rows are answered
interpreted while the compiler is at work; more wait for it, and so does mode "compiled".
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.questions.asked_hands import ask_acceptances, ask_discards, ask_distances
from fangcheng.core.questions.asked_wins import SCORE
from fangcheng.core.questions.sound_wins import claims_sound, first_unsound
from fangcheng.core.questions.written_wins import MOST_COUNTERS, MOST_STICKS, MOST_STREAK
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.win import WIN
from fangcheng.errors import FangchengError, HandError, IncompatibleCircumstance, UnknownName
from fangcheng.game.arguments import known_mode, listed, shown
from fangcheng.game.asking import NO_BETS, NO_RESULTS, Asker, Options, asker_of, way
from fangcheng.game.engine import Mode
from fangcheng.game.hand_checks import check_tiles
from fangcheng.game.hand_rows import Jokers, Lack, Rows, by_what_they_count_as, faces_counted, rows_of, whole_numbers
from fangcheng.game.hands import WrittenWin
from fangcheng.game.told_wins import check_lying, jokers_of, write_at
from fangcheng.game.warming import Kernel
from fangcheng.game.worth import MOST_BET, check_staked, score
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import FACES

FEW = 50  # rows that interpreted kernels answer in a second or so


def shanten_of(
    variant: Variant,
    hands: np.ndarray,
    *,
    jokers: Jokers = "",
    lack: Lack = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> np.ndarray:
    """Return the shanten of many hands: 0 ready, -1 complete.

    `hands`: shape (n, 34), int8. Returns shape (n,), int8. `jokers` and `lack` are those of `shanten`, or an array with
    one entry for each row: masks of faces (uint64), 0 where what is always wild need not be named, and suits 0, 1, 2,
    or -1 for none (int8).
    Raises HandError for a wrong array or a row that is no hand of the game, and what `shanten` raises.
    """
    asker = asker_of(variant, options, preset)
    rows = rows_of(asker, hands, jokers, lack)
    out = np.empty(len(rows[0]), np.int8)
    _ask(asker, ask_distances, mode, rows, (out,), sizes=(1, 2))
    return out


def acceptance_of(
    variant: Variant,
    hands: np.ndarray,
    *,
    jokers: Jokers = "",
    lack: Lack = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> np.ndarray:
    """Tell which tiles bring many hands of 3n + 1 tiles nearer, and how many of each are not in the hand.

    Returns shape (n, 34), int8: 0 where a face is not accepted (or all its copies are in the hand), so that sums over
    rows are the counts of accepted tiles. Arguments and errors are those of `shanten_of`.
    """
    asker = asker_of(variant, options, preset)
    rows = rows_of(asker, hands, jokers, lack)
    out = np.empty((len(rows[0]), asker.width), np.int8)
    _ask(asker, ask_acceptances, mode, rows, (out,), sizes=(1,))
    places = faces_counted(asker, rows[1])
    return out if places is None else np.take_along_axis(out, places, 1)


def discards_of(
    variant: Variant,
    hands: np.ndarray,
    *,
    jokers: Jokers = "",
    lack: Lack = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> tuple[np.ndarray, np.ndarray]:
    """Tell what every discard of many hands of 3n + 2 tiles leaves.

    Returns the shanten after each discard, shape (n, 34), int8, 127 for a face that the hand does not hold; and what is
    then accepted, shape (n, 34, 34), int8: [row, discarded face, accepted face] as in `acceptance_of`.
    Arguments and errors are those of `shanten_of`.
    """
    asker = asker_of(variant, options, preset)
    rows = rows_of(asker, hands, jokers, lack)
    width = asker.width
    shanten = np.empty((len(rows[0]), width), np.int8)
    left = np.empty((len(rows[0]), width, width), np.int8)
    work = np.empty(width, np.int64), np.empty(width, np.uint64)
    _ask(asker, ask_discards, mode, rows, (*work, shanten, left), sizes=(2,))
    places = faces_counted(asker, rows[1])
    if places is None:
        return shanten, left
    left = np.take_along_axis(np.take_along_axis(left, places[:, :, None], 1), places[:, None, :], 2)
    return np.take_along_axis(shanten, places, 1), left


def wins_of(
    variant: Variant,
    hands: Iterable[str | Mapping[str, Any]],
    *,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> np.ndarray:
    """Return an array of WIN records for `score_many`, from written hands.

    Each is a dictionary of the arguments of `score`, {"hand": "234567m34p678s55p", "win": "2p", "by": "discard"}, or
    just the tiles, the winning one last. Returns shape (n,), dtype WIN (core/state/win.py names its fields; programs
    may fill them themselves). Raises what `score` raises, with the number of the hand before it.
    """
    asker = asker_of(variant, options, preset)
    given = listed(hands, "hands")
    wins = np.zeros(len(given), WIN)
    place = asker.take_workplace()
    try:
        for number, hand in enumerate(given):
            told, turned = _told(asker, hand)
            if write_at(place, asker, mode, told).goes_by:
                raise IncompatibleCircumstance("passed_wait", *NOT_RECORDED)
            if turned:
                check_lying(asker, told, turned, ())
            wins[number] = place.wins[0]
    except FangchengError as error:
        error.args = (f"hands[{number}]: {error}",)
        raise
    finally:
        asker.give_workplace(place)
    return wins


def score_many(
    variant: Variant,
    wins: np.ndarray,
    *,
    bets: np.ndarray | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> np.ndarray:
    """Tell what many wins are worth and who pays.

    `wins`: shape (n,), dtype WIN, of `wins_of` for the same game and options, or filled by a program; `bets`: what each
    seat staked, shape (n, 4), whole numbers. Returns shape (n,), dtype SCORE: `wins`, `refusal` (a number of
    core/state/refusals.py), `total`, `han`, `fu`, `yakuman`, `limit`, `base`, `changes` (4 seats) and `counts` (by the
    numbers of core/state/pattern_ids.py). Raises HandError for a wrong array or a record that no table could have.
    """
    asker = asker_of(variant, options, preset)
    rows = _wins(wins)
    staked = NO_BETS if bets is None else _bets(asker, bets, rows)
    asker.check_told({"lack": bool((rows["lack"] >= 0).any())})
    scores = np.zeros(len(rows), SCORE)
    place = asker.take_workplace()
    try:
        bad = _run(first_unsound, mode, len(rows), rows, place.plain)
        if bad >= 0:
            raise HandError(f"wins[{bad}] is no win of {asker.engine.ruleset.id}: {_fault(asker, rows[bad])}")
        call = asker.scorer(_patient(mode, len(rows)))
        _call(asker.score_kernel, call, (rows, place.plain, staked, NO_RESULTS, scores))
        shared = np.flatnonzero(rows["together"] != 0)
        if shared.size:
            alone, found = rows[shared], np.zeros(shared.size, SCORE)
            alone["together"] = 0
            bets_of_those = staked[shared] if len(staked) else staked
            _call(asker.score_kernel, call, (alone, place.plain, bets_of_those, NO_RESULTS, found))
            scores[shared[found["wins"] == 0]] = found[found["wins"] == 0]  # each has to stand alone (GUANGDONG-30)
    finally:
        asker.give_workplace(place)
    return scores


# --- arrays in


def _wins(wins: object) -> np.ndarray:
    if not isinstance(wins, np.ndarray) or wins.dtype != WIN or wins.ndim != 1:
        what = f"dtype {wins.dtype}, shape {wins.shape}" if isinstance(wins, np.ndarray) else shown(wins)
        what = what if len(what) <= 60 else what[:57] + "..."
        raise HandError(f"wins: {what}; an array of WIN records, shape (n,), is needed: wins_of makes it")
    rows = np.ascontiguousarray(wins)
    return (rows if rows.flags.writeable else rows.copy()).view(np.ndarray).view(WIN)


def _bets(asker: Asker, bets: np.ndarray, wins: np.ndarray) -> np.ndarray:
    staked = whole_numbers(bets, "bets", np.int16)
    if staked.shape != (len(wins), SEATS):
        raise HandError(f"bets: shape {staked.shape}; ({len(wins)}, {SEATS}) is needed, a column for each seat")
    if staked.size and not 0 <= staked.min() <= staked.max() <= MOST_BET:
        raise HandError(f"bets: from {staked.min()} to {staked.max()}; 0 to {MOST_BET} can be staked")
    deals = np.arange(SEATS) == wins["dealer"][:, None]
    for is_dealer, who in ((True, "dealers"), (False, "others")):
        most = int(staked.max(initial=0, where=deals == is_dealer))
        check_staked(asker, f"bets: {who} stake up to {most}", most, is_dealer)
    return staked if staked.flags.writeable else staked.copy()


NOT_RECORDED = "is no part of the record of a win", "Ask `score` about this one hand."
TOLD = {
    name: parameter.default
    for name, parameter in inspect.signature(score).parameters.items()
    if name not in ("variant", "discards", "bets", "options", "preset", "mode")
}


def _told(asker: Asker, hand: Any) -> tuple[WrittenWin, str]:
    """Return what is told of one hand in the words of `score`, and the tile that is turned, empty if none is."""
    if isinstance(hand, str):
        hand = {"hand": hand}
    if not isinstance(hand, Mapping) or "hand" not in hand:
        raise HandError(f"{shown(hand)}: write tiles, or a dictionary of what `score` takes")
    for name in hand:
        if name not in TOLD:
            raise UnknownName("part of a win", name, TOLD)
    told = {**TOLD, **hand}
    turned = told.pop("turned")
    if turned:
        told["jokers"] = jokers_of(asker, told["jokers"], turned)
    elif told["jokers"] == "":
        told["jokers"] = asker.fixed_joker
    told["melds"], told["context"] = listed(told["melds"], "melds"), listed(told["context"], "context")
    return WrittenWin(**told), turned


# --- kernels called


def _run(kernel: Kernel, mode: Mode, rows: int, *arrays: np.ndarray) -> Any:
    """Call a kernel in this mode; with many rows "auto" waits for the compiler."""
    return _call(kernel, way(kernel, _patient(mode, rows)), arrays)


def _patient(mode: Mode, rows: int) -> Mode:
    """Return the mode in which so many rows are asked."""
    return "compiled" if known_mode(mode) == "auto" and rows > FEW else mode


def _call(kernel: Kernel, call: Callable[..., Any], arrays: tuple[np.ndarray, ...]) -> Any:
    """Call a kernel or its dispatcher with arrays as it takes them."""
    if call is not kernel:
        return call(*arrays)
    return call(*(with_attributes(array) if array.dtype.names else array for array in arrays))


def _ask(
    asker: Asker, kernel: Kernel, mode: Mode, rows: Rows, out: tuple[np.ndarray, ...], sizes: tuple[int, ...]
) -> None:
    """Ask about all rows, which hold 3n + 1 or 3n + 2 tiles as `sizes` says. Raises HandError for the first wrong."""
    bad = _run(kernel, mode, len(rows[0]), *by_what_they_count_as(asker, rows), asker.games, *out)
    if bad < 0:
        return
    row = rows[0][bad]
    where, size = f"hands[{bad}]", int(row.sum(dtype=np.int64))
    if row.min() < 0:
        raise HandError(f"{where}: counts by face cannot be below 0")
    try:
        check_tiles(asker.engine.rules, [face for face in range(asker.width) for _ in range(int(row[face]))])
    except HandError as error:
        raise HandError(f"{where}: {error}") from None
    due = [f"{3 * int(asker.engine.rules.sets) + rest}" for rest in sizes]
    raise HandError(f"{where} has {size} tiles; {' or '.join(due)} are needed, three less per meld")


def _fault(asker: Asker, win: np.void) -> str:
    """Say what is wrong with a record that no table could have."""
    rules = asker.engine.rules
    seats, sets = asker.seats, int(rules.sets)
    allowed = {"seats": (seats, seats), "sets": (sets, sets), "seat": (0, seats - 1), "dealer": (0, seats - 1)}
    allowed |= {"by": (0, 2), "payer": (-1, seats - 1), "seat_wind": (0, 3), "round_wind": (0, 3), "lack": (-1, 2)}
    allowed |= {"meld_count": (0, sets), "tile": (-1, asker.width - 1), "jokers": (0, 127), "streak": (0, MOST_STREAK)}
    allowed |= {"counters": (0, MOST_COUNTERS), "sticks": (0, MOST_STICKS), "aside": (0, 4), "drawn_joker": (0, 1)}
    for field, (least, most) in allowed.items():
        if not least <= int(win[field]) <= most:
            return f"{field} = {win[field]}; {least} to {most} is possible"
    if (int(win["by"]) == 0) != (int(win["payer"]) < 0) or win["payer"] == win["seat"]:
        return f"by = {win['by']} and payer = {win['payer']}: another seat pays what was not drawn by oneself (-1)"
    size = int(win["hand"].sum(dtype=np.int64)) + int(win["jokers"]) + 3 * int(win["meld_count"])
    if size != 3 * sets + 2:
        return f"it has {size} tiles, a kong counted as three; {3 * sets + 2} are needed"
    if not claims_sound(with_attributes(np.array([win], WIN))[0], rules):
        return "a meld that nobody claims so: meld_fed is 1 + the seat that may feed it, 0 if not told, in their order"
    if any((win["dora"] + win["ura"] > 0) != [bool(int(win["indicated"]) >> face & 1) for face in range(FACES)]):
        return "indicated is not the mask of the faces in dora and ura"
    return "a tile too often, a winning tile that is not in the hand, or a meld that there is not"
