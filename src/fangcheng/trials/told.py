"""Verdicts in words, in the language of the reader, each with the numbers it stands on."""

from collections.abc import Sequence
from functools import reduce

from fangcheng.sentences import say
from fangcheng.trials.registered import Trial
from fangcheng.trials.results import Result
from fangcheng.trials.verdicts import FAILS, SOMETIMES, Verdict
from fangcheng.variants import load


def word_of(verdict: Verdict | None, language: str) -> str:
    """Return a verdict in a word or two; that it is not tried yet where there is none."""
    if verdict is None:
        return str(say(language, "advice-untried"))
    return str(
        say(language, f"trial-{verdict.word}-{verdict.why}" if verdict.word == FAILS else f"trial-{verdict.word}")
    )


def told(trial: Trial, result: Result, sign: int, language: str) -> str:
    """Return a verdict as a few sentences: what it is, where it holds, on which numbers it stands."""
    found = result.verdict(trial, sign)
    sentences = [word_of(found, language)]
    if found.word == SOMETIMES:
        for key, cells in (("trial-helps", found.helps), ("trial-not-there", found.fails)):
            names = [name_of(trial, variant, stratum, language) for variant, stratum in cells]
            sentences.append(str(say(language, key, where=joined(names, language, "trial-list"))))
    if found.gain is not None and found.low is not None:
        sentences.append(
            str(
                say(
                    language,
                    f"trial-figures-{trial.unit}",
                    cases=f"{sum(game.all.cases for game in result.games):,}",
                    gain=hundredths(found.gain),
                    margin=f"{100 * (found.gain - found.low):.2f}",
                )
            )
        )
    return joined(sentences, language, "trial-sentences")


def about(trial: Trial, language: str) -> str:
    """Return what gains of a trial are measured in."""
    return str(say(language, f"trial-unit-{trial.unit}"))


def name_of(trial: Trial, variant: str, stratum: str, language: str) -> str:
    """Return the name of a cell: the game, and the kind of position where there are several."""
    game = game_of(variant, language)
    return str(say(language, "trial-cell", game=game, stratum=trial.strata[stratum][language])) if stratum else game


def game_of(variant: str, language: str) -> str:
    """Return what a game is called."""
    names = load(variant).name
    return names.get(language) or names["en"]


def joined(texts: Sequence[str], language: str, key: str) -> str:
    """Return texts one after the other, set apart as the sentence of the key does with two of them."""
    return reduce(lambda a, b: str(say(language, key, a=a, b=b)), texts)


def hundredths(gain: float) -> str:
    """Return a gain in hundredths, with its sign: of a mean win, or of hands."""
    return f"{100 * gain:+.2f}"
