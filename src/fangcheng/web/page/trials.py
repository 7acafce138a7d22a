"""The trials of an item of the book of advice as the browser draws them: verdict, numbers, and what its chart shows."""

from collections.abc import Iterator

from fangcheng.trials.figures import Cell
from fangcheng.trials.registered import Trial
from fangcheng.trials.results import Result, played_about
from fangcheng.trials.told import game_of, told
from fangcheng.web import bodies

HUNDREDTHS = 100  # gains are shown in these


def trials_of(item: str, language: str) -> list[bodies.AdviceTrial]:
    """Return the trials of an item that have been played."""
    return [
        bodies.AdviceTrial(
            id=trial.id,
            question=trial.question[language],
            word=result.verdict(trial, trial.items[item]).word,
            told=told(trial, result, trial.items[item], language),
            smallest=HUNDREDTHS * trial.smallest,
            cells=[*_cells(trial, result, trial.items[item], language)],
            command=f"fangcheng trial {trial.id} --again",
        )
        for trial, result in played_about(item)
    ]


def _cells(trial: Trial, result: Result, sign: int, language: str) -> Iterator[bodies.TrialCell]:
    """Yield the games, each followed by its kinds of positions where there are several."""
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
