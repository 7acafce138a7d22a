"""Why a win or a move is refused: the engine's own reason, and the rule that it names."""

from fangcheng.conform.situations import Situation
from fangcheng.game import reasons as engine_reasons


class Reason:
    """A refusal: words, and the rule that says so, which a case must name; empty where no book has one.

    `engine` is the engine's own, from which pages make the sentence in their language; None where it has none.
    """

    def __init__(self, words: str, rule: str = "", engine: engine_reasons.Reason | None = None) -> None:
        self.words, self.rule, self.engine = words, rule, engine

    def __str__(self) -> str:
        return self.words


def why_not(situation: Situation, seat: int, number: int) -> Reason:
    """Return the engine's reason against an action, by its number."""
    return _told(situation, engine_reasons.why_not(situation.engine, situation.table, seat, number))


def because(situation: Situation, key: str, topic: str = "", **args: str) -> Reason:
    """Return a reason named by its key; `topic` is a narrower one than the key's."""
    rule = engine_reasons.rule_behind(situation.engine, topic or key)
    return _told(situation, engine_reasons.Reason(key=key, args=dict(args), rule=rule))


def _told(situation: Situation, reason: engine_reasons.Reason) -> Reason:
    cited = f" ({reason.rule})" if reason.rule else ""
    return Reason(f"{reason.text}{cited}", reason.rule, reason)
