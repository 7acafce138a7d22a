"""Matches between bots: the same for the same seed and in both ways to run, each bot told what its seat may see."""

import random
from typing import Any

import numpy as np
import pytest

from fangcheng import BotError, Match, PlayResult, play, random_bot, steady
from fangcheng.bots.driver import Driver
from fangcheng.bots.minds import minds_of
from fangcheng.bots.results import mean_of
from fangcheng.bots.steady import steady_choice
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.actions import Action
from fangcheng.game.engine import Engine
from fangcheng.game.intervals import student
from fangcheng.variants import IDS

every_variant = pytest.mark.parametrize("variant", IDS)


class Dicing:
    """Answers by chance, in every form there is; the dice begin anew with each match."""

    def new_match(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def act(self, view: Any, legal: Any) -> Any:
        action = self.chance.choice(legal)
        return self.chance.choice([action, action.number, np.int64(action.number), action.label.upper()])


class Noting:
    """Takes what is open first, and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def act(self, view: Any, legal: Any) -> Action:
        assert tuple(legal) == view.actions
        self.views.append(view)
        return legal[0]  # type: ignore[no-any-return]


class Asking:
    """Leaves every answer to a bot of the house, which sees the view only."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def act(self, view: Any, legal: Any) -> Any:
        return self.bot.act(view, legal)


class Giving:
    """Gives one answer, or raises it."""

    name = "stubborn"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def act(self, view: Any, legal: Any) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


# --- the same again


@pytest.mark.by_day
@every_variant
def test_the_same_seed_gives_the_same_result(variant):
    first, again = (play(variant, [Dicing(), random_bot()], matches=1, seed=5) for _ in range(2))
    assert first == again
    assert first.matches != play(variant, [Dicing(), random_bot()], matches=1, seed=6).matches


@pytest.mark.by_day
@every_variant
@pytest.mark.parametrize("matches", [1, pytest.param(6, marks=pytest.mark.slow)])
def test_a_bot_of_the_house_plays_the_same_when_it_is_shown_no_more_than_its_view(variant, matches):
    seats = int(Engine(variant).rules.seats)
    asked = play(variant, [Asking(steady()) for _ in range(seats)], matches=matches, seed=3)
    at_the_table = play(variant, [steady() for _ in range(seats)], matches=matches, seed=3)
    assert asked.matches == at_the_table.matches


@pytest.mark.by_day
@every_variant
def test_a_hand_comes_out_the_same_compiled_and_interpreted(variant):
    tables = []
    for mode in ("compiled", "interpreted"):
        driver = Driver(Engine(variant, mode=mode), Engine(variant, mode=mode))
        bots = [random_bot(), Dicing(), Noting(), Asking(random_bot())][: int(driver.engine.rules.seats)]
        driver.begin("both ways", bots)
        driver.play_hand()
        tables.append(driver.table.tobytes())
    assert tables[0] == tables[1]


@pytest.mark.slow
@every_variant
def test_a_hand_of_steady_comes_out_the_same_compiled_and_interpreted(variant):
    tables = []
    for mode in ("compiled", "interpreted"):
        driver = Driver(Engine(variant, mode=mode), Engine(variant, mode=mode))
        bots = [steady(), Asking(steady()), steady(), steady()][: int(driver.engine.rules.seats)]
        driver.begin("both ways", bots)
        driver.play_hand()
        tables.append(driver.table.tobytes())
    assert tables[0] == tables[1]


@pytest.mark.by_day
@every_variant
@pytest.mark.parametrize("often", [30, pytest.param(3, marks=pytest.mark.slow)])
def test_a_bot_of_the_house_leaves_no_trace_on_the_table_and_chooses_the_same_both_ways(variant, often):
    """It may move tiles while it thinks, and puts all of them back; one choice in so many is made interpreted too."""
    match, trial = Match(variant, 15, mode="compiled"), 0
    choose = match.engine.compiled(steady_choice)
    brains: Any = np.repeat(minds_of([steady()], match.engine)[0], 2).view(np.recarray)
    while len(match.actions) < 300 and not match.over:
        if match.hand_over:
            match.next_hand()
            continue
        trial += 1
        seat, place, before = match.owed[0], (match.table, match.engine.rules, match.engine.desk), match.table.tobytes()
        choice = int(choose(*place, brains[0], seat))
        if trial % often == 0:
            assert int(steady_choice(*place, brains[1], seat)) == choice
        assert match.table.tobytes() == before
        match.act(seat, choice)


@pytest.mark.by_day("riichi")
def test_a_match_of_play_has_the_walls_of_the_match_with_its_seed():
    noting = Noting()
    result = play("riichi", [noting], seed=8)
    match = Match("riichi", result.matches[0].seed)
    begun = noting.views[0]
    assert begun.dice == match.view().dice
    assert begun.indicators == match.view().indicators
    assert [seat.person for seat in begun.seats] == match.persons
    assert begun.own.hand == match.view(begun.seat).own.hand


@pytest.mark.by_day("sichuan")
def test_every_bot_takes_every_place_in_the_order_of_joining():
    noting = [Noting() for _ in range(4)]
    play("sichuan", noting, matches=4)
    for one in noting:
        assert {view.own.person for view in one.views} == {0, 1, 2, 3}


# --- results


@pytest.mark.by_day("riichi")
def test_places_scores_and_totals_tell_the_same_story():
    result = play("riichi", ["random"], matches=6, seed=2)
    assert result.bots == ("random", "steady", "steady", "steady")
    for match in result.matches:
        by_place = sorted(zip(match.places, match.scores))
        assert [place for place, _ in by_place] == [1, 2, 3, 4]
        assert [score for _, score in by_place] == sorted(match.scores, reverse=True)
        assert match.points is not None
        assert abs(sum(match.points)) < 1e-6
    last = result.totals[0]
    assert last.place.value == sum(match.places[0] for match in result.matches) / 6
    assert sum(last.places) == 6
    assert last.place.value > 3  # chance alone loses to the house
    assert str(result).splitlines()[2].startswith("random")


@pytest.mark.by_day("riichi")
def test_a_match_that_nobody_ever_ends_is_broken_off(monkeypatch):
    monkeypatch.setattr("fangcheng.bots.play.LONGEST", 3)
    [match] = play("riichi", [Noting() for _ in range(4)]).matches
    assert (match.hands, match.finished) == (3, False)


def test_intervals_are_those_of_students_t():
    # Points 0.975 as printed in statistical tables.
    for freedom, printed in ((4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984), (10_000, 1.960)):
        assert student(freedom) == pytest.approx(printed, abs=0.01)
    mean = mean_of([1, 2, 3, 4, 5])  # s = 1.5811, s / sqrt 5 = 0.7071
    assert mean.value == 3
    assert mean.margin == pytest.approx(2.776 * 0.7071, abs=0.01)
    assert mean_of([1, 2]).margin is None


# --- what is no bot, and what is no answer


NONSENSE = ("9z", "", "²", None, 1.5, True, 999, -1, [], Action(190, "choose", "choose 21"))
FAILURES = (KeyError("mine"), ZeroDivisionError(), ValueError("two\nlines" * 99))


@pytest.mark.by_day("riichi")
@pytest.mark.parametrize("answer", [*NONSENSE, *FAILURES])
def test_a_bot_that_answers_nonsense_or_raises_is_named_with_seat_seed_and_what_was_open(answer):
    with pytest.raises(BotError) as told:
        play("riichi", [Giving(answer)], seed="x")
    error = told.value
    assert error.bot == "stubborn"
    assert error.seed == "x:0"
    assert error.legal
    for part in ("bot stubborn", f"seat {error.seat} ({error.wind})", 'seed "x:0"', f"Open were: {error.legal[0]}"):
        assert part in str(error)
    assert "\n" not in str(error)
    if isinstance(answer, Exception):
        assert type(answer).__name__ in str(error)
        assert error.__cause__ is answer


@pytest.mark.by_day("tianjin")
def test_what_was_open_is_what_the_match_with_that_seed_has_open():
    with pytest.raises(BotError) as told:
        play("tianjin", [Giving("nonsense") for _ in range(4)], seed=4)
    match = Match("tianjin", told.value.seed)
    assert tuple(action.label for action in match.legal(told.value.seat)) == told.value.legal


def test_what_is_no_bot_is_refused_before_anything_is_compiled(monkeypatch):
    def get_ready(driver):
        raise AssertionError("minutes, the first time on a machine")

    monkeypatch.setattr("fangcheng.bots.driver.Driver.get_ready", get_ready)
    with pytest.raises(FangchengError, match="int has none"):
        play("riichi", [3])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"matches": 0}, "matches=0: a whole number from 1 on"),
        ({"matches": 2.0}, "matches=2.0"),
        ({"matches": True}, "matches=True"),
        ({"seed": 1.5}, "seed=1.5"),
        ({"seed": None}, "seed=None"),
        ({"mode": "fast"}, 'no mode "fast"'),
        ({"mode": []}, 'no mode "[]"'),
        ({"bots": ["steady"] * 5}, "5 bots for the 4 seats of riichi"),
        ({"bots": [Noting]}, r"give one of its objects, Noting()"),
        ({"bots": [3]}, "int has none"),
        ({"bots": 3}, "int has none"),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_line(arguments, told):
    with pytest.raises(FangchengError) as refused:
        play("riichi", **{"bots": [], **arguments})
    assert told in str(refused.value)


@pytest.mark.by_day("riichi")
def test_bots_may_be_named():
    with pytest.raises(UnknownName, match='Did you mean "steady"'):
        play("riichi", "stedy,random")
    result = play("sanma", "random, steady", matches=1)
    assert result.bots == ("random", "steady", "steady")
    assert isinstance(result, PlayResult)


class Unwritable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no text of this")

    __repr__ = __str__


class Odd:
    """A bot that answers, or raises, what cannot even be written."""

    def __init__(self, raises: bool) -> None:
        self.raises = raises

    def act(self, view: Any, legal: Any) -> Any:
        if self.raises:
            raise Unwritable
        return Unwritable()


@pytest.mark.parametrize("raises", [True, False])
def test_a_bot_is_named_even_when_what_it_says_cannot_be_written(raises):
    with pytest.raises(BotError, match="Unwritable"):
        play("riichi", [Odd(raises)], mode="interpreted")


class Finder:
    """A bot that looks for the hands of others in the working space that its view was given."""

    def __init__(self) -> None:
        self.found = self.asked = 0
        self.steady = steady()

    def act(self, view: Any, legal: Any) -> Any:
        self.asked += 1
        self.found += int(np.count_nonzero(np.frombuffer(view._engine.desk["work"].tobytes(), np.uint8)))
        return self.steady.act(view, legal)


def test_no_bot_finds_what_the_views_of_others_were_worked_out_with(monkeypatch):
    monkeypatch.setattr("fangcheng.bots.play.LONGEST", 1)
    bots = [Finder() for _ in range(4)]
    play("riichi", bots, mode="interpreted")
    assert sum(bot.asked for bot in bots) > 20
    assert [bot.found for bot in bots] == [0] * 4
