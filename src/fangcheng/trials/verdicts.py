"""The verdict of a trial: what its intervals say of the advice, by rules fixed before anything is played."""

import math
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from fangcheng.trials.figures import DEVIATIONS, Cell

HOLDS, SOMETIMES, FAILS, OPEN = "holds", "sometimes", "fails", "open"
HARM, NOTHING, NO_GAIN = "harm", "nothing", "no-gain"
MANY = "many"  # decided by itself, and not beyond chance among all that are read at once (together.py)
FORETOLD = 3.0  # standard errors by which a sign must lower the log loss on held-out hands
CHANCE = 0.01  # of so large a difference between cells where there is none, below which it is believed


class Verdict(Struct, frozen=True, kw_only=True):
    """What a trial says of one advice."""

    word: str  # HOLDS, SOMETIMES, FAILS or OPEN
    why: str = (
        ""  # of FAILS: it does harm, it makes no difference, no gain worth it; of OPEN: MANY, told as one of many
    )
    gain: float | None = None  # of a case, all games together, in the unit of the trial
    low: float | None = None  # 99 % interval
    high: float | None = None
    chance: float = 1.0  # that so much would come out where there is nothing; of an open one, at best
    helps: tuple[tuple[str, str], ...] = ()  # of SOMETIMES: games and strata in which it reaches the smallest gain
    fails: tuple[tuple[str, str], ...] = ()  # and in which it surely does not


def verdict(
    games: Sequence[Cell], strata: Sequence[Cell], smallest: float, sign: int = 1, reads: bool = False
) -> Verdict:
    """Return the verdict on an advice for which gains of this sign speak.

    `games` are the cells of whole games, `strata` those of kinds of positions in them. In all games together, each
    case counting the same, the advice

    - holds sometimes, where games or strata differ beyond chance (1 in 100), some of them surely gain with a mean of
      at least `smallest`, and others surely do not reach it;
    - holds, where the interval lies above 0, the mean is at least `smallest`, and no cell lies wholly below
      -`smallest`;
    - does not hold, where the interval lies below `smallest`: it does harm (below 0), makes no difference (within
      `smallest` to either side), or brings no gain;
    - is not decided yet in all other cases.

    A sign that is read must do more: its whole interval lies above `smallest`, and it lowers the log loss on held-out
    hands by FORETOLD standard errors. It tells the contrary, does harm, where the interval lies below -`smallest`.
    """
    floor = smallest if reads else 0.0
    games, strata = _turned(games, sign), _turned(strata, sign)
    cells = [one for one in games if one.error is not None]
    if not cells:
        return Verdict(word=OPEN)
    gain, error = pooled(cells)
    low, high = gain - DEVIATIONS * error, gain + DEVIATIONS * error
    holds, fails_so = above(gain - floor, error), above(smallest - gain, error)
    found = partial(Verdict, gain=gain, low=low, high=high)
    for some in (cells, [one for one in strata if one.error is not None]):
        helps = [one for one in some if _reaches(one, smallest, floor) and (not reads or foretold([one]))]
        fails = [one for one in some if _misses(one, smallest)]
        differ = chance_of_difference(some)
        if helps and fails and differ < CHANCE:
            return found(word=SOMETIMES, helps=_names(helps), fails=_names(fails), chance=differ)
    if low > floor and gain >= smallest and not any(_harms(one, smallest) for one in (*cells, *strata)):
        if not reads or foretold(cells):
            return found(word=HOLDS, chance=holds)
    if high < smallest:
        return found(
            word=FAILS, why=HARM if high < -floor else NOTHING if low > -smallest else NO_GAIN, chance=fails_so
        )
    return found(word=OPEN, chance=min(holds, fails_so))


def above(gain: float, error: float) -> float:
    """Return the chance that a mean lies so far above nothing by accident."""
    if error == 0:
        return 0.0 if gain > 0 else 1.0
    return math.erfc(gain / error / math.sqrt(2)) / 2


def foretold(cells: Sequence[Cell]) -> bool:
    """Return True if a sign lowers the log loss of held-out hands beyond doubt, all these cells together (Stouffer)."""
    sure = [one.foretells for one in cells if one.foretells is not None]
    return bool(sure) and math.fsum(sure) / math.sqrt(len(sure)) > FORETOLD


def pooled(cells: Sequence[Cell]) -> tuple[float, float]:
    """Return mean and standard error of all cells together, each case counting the same."""
    cases = sum(one.cases for one in cells)
    gain = math.fsum(one.cases * (one.gain or 0.0) for one in cells) / cases
    return gain, math.sqrt(math.fsum((one.cases * (one.error or 0.0)) ** 2 for one in cells)) / cases


def chance_of_difference(cells: Sequence[Cell]) -> float:
    """Return how likely cells with one and the same gain differ as much as these, by Cochran's Q."""
    known = [(one.gain or 0.0, one.error) for one in cells if one.error]
    if len(known) < 2:
        return 1.0
    weights = [1 / error**2 for _, error in known]
    mean = math.fsum(weight * gain for weight, (gain, _) in zip(weights, known)) / math.fsum(weights)
    squares = math.fsum(weight * (gain - mean) ** 2 for weight, (gain, _) in zip(weights, known))
    return squares_beyond(squares, len(known) - 1)


def squares_beyond(value: float, freedom: int) -> float:
    """Return the chance that a sum of so many squared normal numbers lies above `value` (Pearson's distribution).

    Abramowitz and Stegun 26.4.4 and 26.4.5.
    """
    if value <= 0:
        return 1.0
    half = value / 2
    if freedom % 2:
        term = math.sqrt(2 * value / math.pi) * math.exp(-half)
        total, first = math.erfc(math.sqrt(half)), 3
    else:
        term = total = math.exp(-half)
        term, first = term * half, 4
    for step in range(first, freedom + 1, 2):
        total += term
        term *= value / step
    return total


def _turned(cells: Sequence[Cell], sign: int) -> list[Cell]:
    """Return cells whose gain has been taken by the sign."""
    return [
        Cell(
            variant=one.variant,
            stratum=one.stratum,
            cases=one.cases,
            per_100_hands=one.per_100_hands,
            gain=None if one.gain is None else sign * one.gain,
            error=one.error,
            foretells=one.foretells,
        )
        for one in cells
    ]


def _reaches(cell: Cell, smallest: float, floor: float) -> bool:
    return cell.low is not None and cell.gain is not None and cell.low > floor and cell.gain >= smallest


def _misses(cell: Cell, smallest: float) -> bool:
    return cell.high is not None and cell.high < smallest


def _harms(cell: Cell, smallest: float) -> bool:
    return cell.high is not None and cell.high < -smallest


def _names(cells: Sequence[Cell]) -> tuple[tuple[str, str], ...]:
    return tuple((one.variant, one.stratum) for one in cells)
