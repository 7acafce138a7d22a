"""How strong a solver is at a drill: a rating that rises and falls with answers, by the model of OpenSkill.

A question is an opponent with a fixed strength, taken from its level; a right answer is a win over it. Nobody's answers
change what a question is worth, for nothing is kept of anybody here: whoever asks keeps his own rating.
"""

from math import isfinite

from msgspec import Struct

from fangcheng.drills.item import Item, Marked
from fangcheng.errors import FangchengError
from fangcheng.extras import needed

MEAN, SPREAD = 25.0, 25.0 / 3  # of somebody of whom nothing is known, as OpenSkill has them
OF_LEVEL, PER_LEVEL = 15.0, 2.0  # strength of a question: most have levels 2 to 9, and so lie between 19 and 33
SURE = 2.0  # spread of a question, for levels are an estimate
LEAST, MOST, NARROWEST = -100.0, 200.0, 0.1  # ratings outside are no ratings that anybody reached


class Rating(Struct, frozen=True):
    """A strength, and by how much it may be wrong (one standard deviation)."""

    mean: float = MEAN
    spread: float = SPREAD


def difficulty(item: Item) -> float:
    """Return the strength of a question, on the scale of ratings."""
    return OF_LEVEL + PER_LEVEL * item.level


def rated(marked: Marked, before: Rating) -> Rating:
    """Return the rating of a solver after an answer. Raises FangchengError for what is no rating."""
    needed("openskill")
    from openskill.models import PlackettLuce  # a tenth of a second: only who answers waits

    _check(before)
    model = PlackettLuce()
    solver = model.rating(mu=before.mean, sigma=before.spread)
    question = model.rating(mu=difficulty(marked.item), sigma=SURE)
    [[after], _] = model.rate([[solver], [question]], ranks=[1, 2] if marked.is_right else [2, 1])
    return Rating(mean=float(after.mu), spread=max(float(after.sigma), NARROWEST))


def _check(rating: Rating) -> None:
    if not (isfinite(rating.mean) and LEAST <= rating.mean <= MOST):
        raise FangchengError(f"rating {rating.mean}: a number from {LEAST:.0f} to {MOST:.0f}")
    if not (isfinite(rating.spread) and NARROWEST <= rating.spread <= SPREAD):
        raise FangchengError(f"spread of a rating {rating.spread}: a number from {NARROWEST} to {SPREAD:.2f}")
