"""Why a win or a move is refused: the engine's own reason, and the rules that say the same of it."""

from collections.abc import Iterable

from fangcheng.conform.situations import Situation
from fangcheng.game import reasons as engine_reasons

# The engine names one rule; a case may cite any other of its line.
SAME = (
    ("RIICHI-64", "SANMA-22", "SANMA-29"),
    ("RIICHI-62", "SANMA-29"),
    ("RIICHI-65", "RIICHI-64"),
    ("RIICHI-74", "RIICHI-75", "RIICHI-76", "RIICHI-77", "SANMA-23", "SANMA-29"),
    ("RIICHI-70", "RIICHI-P10", "SANMA-22"),
    ("RIICHI-66", "RIICHI-68"),
    ("TAIWAN-27", "TAIWAN-29"),
    ("TAIWAN-44", "TAIWAN-45", "TAIWAN-47"),
    ("TAIWAN-56", "TAIWAN-57"),
    ("SICHUAN-17", "SICHUAN-9"),
    ("SICHUAN-9", "SICHUAN-11", "SICHUAN-28"),
    ("SICHUAN-28", "SICHUAN-29"),
    ("SICHUAN-25", "SICHUAN-P11"),
    ("TIANJIN-33", "TIANJIN-36"),
    ("TIANJIN-34", "TIANJIN-32"),
)


class Reason:
    """A refusal: words, and the rules that say so."""

    def __init__(self, words: str, rules: Iterable[str]) -> None:
        self.words, self.rules = words, frozenset(rules)

    def __str__(self) -> str:
        return self.words


def why_not(situation: Situation, seat: int, number: int) -> Reason:
    """The engine's reason against an action, by its number."""
    return _told(engine_reasons.why_not(situation.engine, situation.table, seat, number))


def because(situation: Situation, key: str, **args: str) -> Reason:
    """A reason named by its key."""
    rule = engine_reasons.rule_behind(situation.engine, key)
    return _told(engine_reasons.Reason(key=key, args=dict(args), rule=rule))


def _told(reason: engine_reasons.Reason) -> Reason:
    cited = f" ({reason.rule})" if reason.rule else ""
    return Reason(
        f"{reason.text}{cited}", {reason.rule, *(rule for line in SAME if reason.rule in line for rule in line)}
    )
