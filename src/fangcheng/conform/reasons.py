"""Why a win or a move is refused: the engine's own reason, and the rules that say the same of it."""

from fangcheng.conform.situations import Situation
from fangcheng.game import reasons as engine_reasons


class Reason:
    """A refusal: words, and the rules that say so. The engine names one rule; a case may cite any of those like it."""

    def __init__(self, words: str, rules: frozenset[str]) -> None:
        self.words, self.rules = words, rules

    def __str__(self) -> str:
        return self.words


def why_not(situation: Situation, seat: int, number: int) -> Reason:
    """Return the engine's reason against an action, by its number."""
    return _told(situation, engine_reasons.why_not(situation.engine, situation.table, seat, number))


def because(situation: Situation, key: str, **args: str) -> Reason:
    """Return a reason named by its key."""
    rule = engine_reasons.rule_behind(situation.engine, key)
    return _told(situation, engine_reasons.Reason(key=key, args=dict(args), rule=rule))


def _told(situation: Situation, reason: engine_reasons.Reason) -> Reason:
    cited = f" ({reason.rule})" if reason.rule else ""
    return Reason(f"{reason.text}{cited}", situation.ruleset.rules_like(reason.rule))
