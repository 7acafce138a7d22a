"""Trials of the book of advice as the browser draws them: verdict, numbers, and what a chart shows."""

from collections.abc import Iterator

from fangcheng.coach import book
from fangcheng.trials.figures import RATIO, Cell
from fangcheng.trials.registered import FORK, Trial, trials
from fangcheng.trials.results import Result, played_about, result_of
from fangcheng.trials.together import verdict_of
from fangcheng.trials.told import game_of, told
from fangcheng.web import bodies

HUNDREDTHS = 100  # gains are shown in these


def trials_page(language: str) -> list[bodies.TriedAdvice]:
    """Return all trials that have been played, in the order of their numbers. Raises UnknownName."""
    written = {one.id: one for number in book.chapters_in(language) for one in book.chapter(number, language).items}
    found = []
    for trial in trials().values():
        result = result_of(trial)
        links = [bodies.AdviceLink(id=one, title=written[one].title) for one in trial.items if one in written]
        if result is not None and links:  # one that tries no advice has no verdict to show
            item = links[0]
            contrary = [one for one in links if trial.items[one.id] != trial.items[item.id]]
            told_of = _told(trial, result, item.id, language)
            found.append(bodies.TriedAdvice(item=item, contrary=contrary, trial=told_of))
    return found


def trials_of(item: str, language: str) -> list[bodies.AdviceTrial]:
    """Return the trials of an item that have been played."""
    return [_told(trial, result, item, language) for trial, result in played_about(item)]


def _told(trial: Trial, result: Result, item: str, language: str) -> bodies.AdviceTrial:
    sign = trial.items[item]
    return bodies.AdviceTrial(
        id=trial.id,
        question=trial.question[language],
        word=verdict_of(trial, result, sign).word,
        told=told(trial, result, sign, language),
        unit=trial.unit,
        smallest=HUNDREDTHS * trial.smallest,
        cells=[*_cells(trial, result, sign, language)],
        command=f"fangcheng trial {trial.id} --again",
        show=f"fangcheng trial {trial.id} --show hands" if trial.design == FORK else "",
    )


def _cells(trial: Trial, result: Result, sign: int, language: str) -> Iterator[bodies.TrialCell]:
    """Yield the games, each followed by its kinds of positions where there are several; a ratio is told as it is."""
    sign = 1 if trial.unit == RATIO else sign
    for game in result.games:
        yield _cell(game_of(game.variant, language), game.all, sign, part=False)
        if len(trial.strata) > 1:
            yield from (_cell(trial.strata[one.stratum][language], one, sign, part=True) for one in game.strata)


def _cell(name: str, cell: Cell, sign: int, part: bool) -> bodies.TrialCell:
    gain = None if cell.gain is None else sign * HUNDREDTHS * cell.gain
    margin = None if cell.margin is None else HUNDREDTHS * cell.margin
    return bodies.TrialCell(
        name=name,
        part=part,
        cases=cell.cases,
        per_100_hands=cell.per_100_hands,
        gain=_rounded(gain),
        low=None if gain is None or margin is None else _rounded(gain - margin),
        high=None if gain is None or margin is None else _rounded(gain + margin),
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)
