"""Ratings of solvers: right answers raise them, hard questions more; what is no rating is refused."""

import math

import pytest
from msgspec import structs

from drills.test_items import ITEM
from fangcheng.drills.rating import LEAST, MEAN, SPREAD, Rating, difficulty, rated
from fangcheng.errors import FangchengError

HARD = structs.replace(ITEM, level=10)


def test_a_right_answer_raises_a_rating_and_a_wrong_one_lowers_it():
    new = Rating()
    assert rated(ITEM.mark("1m"), new).mean > MEAN > rated(ITEM.mark("2m"), new).mean
    assert rated(ITEM.mark("1m"), new).spread < SPREAD


def test_a_hard_question_brings_more_and_costs_less():
    assert difficulty(HARD) > difficulty(ITEM)
    new = Rating()
    assert rated(HARD.mark("1m"), new).mean > rated(ITEM.mark("1m"), new).mean
    assert rated(HARD.mark("2m"), new).mean > rated(ITEM.mark("2m"), new).mean


def test_who_answers_half_of_the_hard_questions_comes_near_their_strength():
    rating = Rating()
    for number in range(400):
        rating = rated(HARD.mark("1m" if number % 2 else "2m"), rating)
    assert rating.mean == pytest.approx(difficulty(HARD), abs=1.5)


@pytest.mark.parametrize(
    "rating",
    [Rating(mean=math.nan), Rating(mean=LEAST - 1), Rating(mean=1e300), Rating(spread=0.0), Rating(spread=math.inf)],
)
def test_what_is_no_rating_is_refused(rating):
    with pytest.raises(FangchengError, match="a number from"):
        rated(ITEM.mark("1m"), rating)
