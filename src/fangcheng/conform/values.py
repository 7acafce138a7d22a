"""The value of a win in the words of a case."""

from typing import Any

from fangcheng.conform.books import WIN_CAUSES
from fangcheng.conform.fields import SEATS
from fangcheng.conform.situations import Situation
from fangcheng.core.scoring.combine import points_of
from fangcheng.core.scoring.grades import BIG, BIGGEST, SMALL, SUPER
from fangcheng.core.state.pattern_ids import DEALER, DEALER_STREAK, PATTERN_IDS
from fangcheng.core.state.rule_codes import (
    HAN_AND_FU,
    LIMITS,
    PART_ADD,
    PART_FLOOR,
    PART_LIMIT,
    PART_LIMITS,
    PART_NAMED,
    PART_TIMES,
    SUM,
)
from fangcheng.game.pattern_lines import only_opens

GRADES = {SMALL: "small", BIG: "big", SUPER: "super", BIGGEST: "biggest"}
NAMES = {number: name for name, number in PATTERN_IDS.items()}


def patterns_of(situation: Situation, result: Any) -> dict[str, Any]:
    """Return what each pattern that counts is worth, by the id that its book gives it.

    One that opens a win and is worth nothing counts among the fan only (`keys_of`), unless the book names it.
    """
    ruleset, limit_hand = situation.ruleset, int(result.yakuman) > 0
    return {
        ruleset.listed_name(NAMES[number]): "yakuman" if limit_hand else _value(situation.rules, result, number)
        for number in NAMES
        if int(result.counts[number]) > 0
        and not (only_opens(situation.rules, number) and int(result.values[number]) == 0)
    }


def keys_of(situation: Situation, result: Any) -> list[str]:
    """Return the patterns that open a win and hold, those too that another one takes in."""
    return [
        situation.ruleset.listed_name(NAMES[number])
        for number in NAMES
        if _opens(situation, number) and int(result.noted[number // 64]) >> number % 64 & 1
    ]


def _opens(situation: Situation, number: int) -> bool:
    return bool(int(situation.rules["openers"][number // 64]) >> number % 64 & 1)


def _value(rules: Any, result: Any, number: int) -> Any:
    """Return the value of a pattern; where hands are counted in limits with what it does: `x2`, `2L`, `floor`."""
    value = int(result.values[number])
    if rules.part[number] == PART_NAMED:  # told for what it is listed with, and worth nothing
        return int(result.counts[number]) * int(rules.price[number])
    if rules.own_factors != 0 and rules.part[number] == PART_TIMES:
        return f"x{value}"
    if rules.method != LIMITS:
        return value
    words = {PART_ADD: f"{value} fan", PART_LIMITS: f"{value}L", PART_FLOOR: "floor"}
    return words.get(int(rules.part[number]), f"x{value}")


def total_of(situation: Situation, result: Any) -> Any:
    """Return the value: han and fu, yakuman, the name of a grade, or the variant's one number."""
    if situation.rules.graded:
        return next(name for rows, name in GRADES.items() if points_of(situation.rules, rows) == result.total)
    if situation.rules.method != HAN_AND_FU:
        return int(result.total)
    if int(result.yakuman):
        return {"yakuman": int(result.yakuman)}
    return {"han": int(result.han), "fu": int(result.fu)}


def is_limit(situation: Situation, result: Any) -> bool:
    """Return True if the hand is worth the cap for a row of that rank, which alone is listed."""
    limits = (situation.rules.part == PART_LIMIT) & (result["counts"] > 0)
    return bool(situation.rules.method >= SUM and limits.any())


def in_numbers(expected: Any, result: Any) -> Any:
    """Return what a case expects of a limit hand with its number in place of the word `limit` or `cap`."""
    if isinstance(expected, dict):
        return {key: in_numbers(value, result) for key, value in expected.items()}
    return int(result.total) if expected in ("limit", "cap") else expected


def owed_by_dealer(situation: Situation, winner: int) -> dict[str, Any]:
    """Return what only the paying dealer owes beside the total."""
    table, price = situation.table, situation.rules.price
    dealer = int(table.dealer)
    paid = situation.paid(WIN_CAUSES)
    if winner == dealer or paid[SEATS[dealer]] >= 0:
        return {}
    extra = {"dealer": int(price[DEALER]), "dealer_streak": int(price[DEALER_STREAK]) * int(table.streak)}
    return {SEATS[dealer]: {name: tai for name, tai in extra.items() if tai}}
