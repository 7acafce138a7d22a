"""What is told of a win beside words: numbers and tiles that mean something in some games only."""

from typing import Any

from fangcheng.core.state.codes import F_READY
from fangcheng.core.state.rule_codes import URA_OFF
from fangcheng.errors import IncompatibleCircumstance
from fangcheng.game.circumstances import meanings
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import parse

PLAIN = {"round": "E"}  # beside none and nought: what is so at any table may be said in any game
ASKED = {
    "round": (meanings.minds_round_wind, "the round wind changes no hand's worth"),
    "lack": (meanings.declares_lack, "no missing suit is declared"),
    "streak": (meanings.counts_streak, "the dealer's repeats count nothing"),
    "counters": (meanings.counts_counters, "no counters lie on the table"),
    "deposits": (meanings.lays_sticks, "no riichi sticks lie on the table"),
    "bets": (meanings.takes_stakes, "nobody raises his stake"),
    "discards": (meanings.minds_own_discards, "a win told by itself is not asked what its winner discarded"),
}


def asked_by(rules: Any) -> frozenset[str]:
    """Return the arguments that a game asks about under its options."""
    return frozenset(name for name, (means, _) in ASKED.items() if means(rules))


def check_arguments(game: Ruleset, asked: frozenset[str], told: dict[str, Any]) -> None:
    """Check that each argument that is told is one of those `asked`, or says nothing.

    Raises IncompatibleCircumstance.
    """
    for name, value in told.items():
        if value and name not in asked and value != PLAIN.get(name):
            raise _meaningless(game, name)


def _meaningless(game: Ruleset, name: str) -> IncompatibleCircumstance:
    means, why = ASKED[name]
    if not meanings.means_something(game, means):
        return IncompatibleCircumstance(name, f"means nothing in {game.id}: {why}", "Leave it out.")
    what_now = f"Leave it out, or choose others: `fangcheng variants {game.id}` lists them."
    return IncompatibleCircumstance(name, f"means nothing in {game.id} under these options: {why}", what_now)


def check_under(rules: Any, dora: str, ura: str, flags: int) -> None:
    """Check that there are no more tiles under the indicators than indicators, and that the winner looks at them.

    A kong turns one more of both.
    Rules: RIICHI-27, RIICHI-47, RIICHI-78.
    """
    if rules.ura == URA_OFF:
        raise IncompatibleCircumstance("ura", "counts nothing under these options", "Leave it out.")
    check_looks_under("ura", flags)
    shown, under = len(parse(dora)), len(parse(ura))
    if under > shown:
        raise IncompatibleCircumstance(
            "ura", f"names {under} tiles under {shown} indicator{'s' * (shown != 1)}", "Name them all under dora."
        )


def check_looks_under(name: str, flags: int) -> None:
    """Check that a winner with these flags looks under the indicators; `name` is the word that told what lies there.

    Raises IncompatibleCircumstance.
    Rules: RIICHI-78.
    """
    if not flags & F_READY:
        why = "is looked at by who has declared riichi alone"
        raise IncompatibleCircumstance(name, why, "Say riichi in context, or leave it out.")
