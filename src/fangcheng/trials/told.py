"""Verdicts in words, in the language of the reader, each with the numbers it stands on."""

import math
from collections.abc import Sequence
from functools import reduce

from fangcheng.sentences import say
from fangcheng.trials.figures import RATIO
from fangcheng.trials.registered import Trial
from fangcheng.trials.results import Again, Result
from fangcheng.trials.together import verdict_of
from fangcheng.trials.verdicts import FAILS, HARM, SOMETIMES, Verdict
from fangcheng.variants import load


def word_of(verdict: Verdict | None, language: str, unit: str = "u") -> str:
    """Return a verdict in a word or two; that it is not tried yet where there is none."""
    if verdict is None:
        return str(say(language, "advice-untried"))
    if verdict.word == FAILS and unit == RATIO:
        return str(say(language, "trial-fails-contrary" if verdict.why == HARM else "trial-fails-says-nothing"))
    return str(say(language, f"trial-{verdict.word}-{verdict.why}" if verdict.why else f"trial-{verdict.word}"))


def told(trial: Trial, result: Result, sign: int, language: str) -> str:
    """Return a verdict as a few sentences: what it is, where it holds, on which numbers it stands."""
    found = verdict_of(trial, result, sign)
    sentences = [word_of(found, language, trial.unit)]
    if found.word == SOMETIMES:
        for key, cells in (("trial-helps", found.helps), ("trial-not-there", found.fails)):
            names = [name_of(trial, variant, stratum, language) for variant, stratum in cells]
            sentences.append(str(say(language, key, where=joined(names, language, "trial-list"))))
    if found.gain is not None and found.low is not None and found.high is not None:
        cases = f"{sum(game.all.cases for game in result.games):,}"
        if trial.unit == RATIO:
            ends = sorted((math.exp(sign * found.low), math.exp(sign * found.high)))
            shown = {"gain": times(sign * found.gain), "low": f"{ends[0]:.2f}", "high": f"{ends[1]:.2f}"}
        else:
            shown = {"gain": hundredths(found.gain), "margin": f"{100 * (found.gain - found.low):.2f}"}
        sentences.append(str(say(language, f"trial-figures-{trial.unit}", cases=cases, **shown)))
    sentences += [told_again(trial, one, sign, language) for one in result.repeated]
    return joined(sentences, language, "trial-sentences")


def told_again(trial: Trial, again: Again, sign: int, language: str) -> str:
    """Return what came of a repetition from another seed."""
    if trial.unit == RATIO:
        ends = [math.exp(again.gain + side * again.margin) for side in (-1, 1)]
        figures = f"{times(again.gain)} ({ends[0]:.2f}-{ends[1]:.2f})"
    else:
        figures = f"{hundredths(sign * again.gain)} ± {100 * again.margin:.2f}"
    key = "trial-again-agrees" if again.agrees else "trial-again-differs"
    return str(say(language, key, cases=f"{again.cases:,}", seed=again.seed, figures=figures))


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


def times(gain: float) -> str:
    """Return a logarithm of a ratio as the ratio."""
    return f"{math.exp(gain):.2f}"


def hundredths(gain: float) -> str:
    """Return a gain in hundredths, with its sign: of a mean win, or of hands."""
    return f"{100 * gain:+.2f}"
