"""The verdicts of all trials read at once, so that of many none is believed for having been many.

By Holm's rule the chances of error are put in order, the least first: the first must not exceed 5 % divided by how many
there are, the second 5 % by one fewer, and so on to the first that does.
"""

from collections.abc import Sequence
from functools import cache

from msgspec import structs

from fangcheng.trials.figures import DEVIATIONS
from fangcheng.trials.registered import Trial, trials
from fangcheng.trials.results import Result, result_of
from fangcheng.trials.verdicts import HARM, MANY, NO_GAIN, OPEN, Verdict, above

WHOLE_ERROR = 0.05  # chance that any verdict of the page is one of accident


def verdict_of(trial: Trial, result: Result, sign: int = 1) -> Verdict:
    """Return the verdict on an advice for which gains of this sign speak, held against all other trials.

    One that is not beyond chance among so many is not decided; one that does harm only by itself brings no gain.
    """
    found = result.verdict(trial, sign)
    if found.word == OPEN or result != result_of(trial):
        return found
    if (trial.id, sign) in believed():
        doubtful = found.why == HARM and chance_of_harm(found) > WHOLE_ERROR / (2 * len(trials()))
        return structs.replace(found, why=NO_GAIN) if doubtful else found
    return structs.replace(found, word=OPEN, why=MANY, helps=(), fails=())


def chance_of_harm(found: Verdict) -> float:
    """Return the chance that a mean lies so far below 0 by accident."""
    if found.gain is None or found.low is None:
        return 1.0
    return above(-found.gain, (found.gain - found.low) / DEVIATIONS)


@cache
def believed() -> frozenset[tuple[str, int]]:
    """Return the decided verdicts of all trials played that stand together, each by its trial and its sign."""
    chances = {}
    for trial in trials().values():
        result = result_of(trial)
        if result is not None:
            for sign in set(trial.items.values()):
                chances[trial.id, sign] = result.verdict(trial, sign).chance
    keys = sorted(chances, key=lambda key: chances[key])
    return frozenset(keys[: stand_together([chances[key] for key in keys])])


def stand_together(chances: Sequence[float], error: float = WHOLE_ERROR) -> int:
    """Return how many of these chances, the least first, stand by Holm's rule."""
    for place, chance in enumerate(chances):
        if chance > error / (len(chances) - place):
            return place
    return len(chances)
