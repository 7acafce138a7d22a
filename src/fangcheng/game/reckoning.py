"""The arithmetic of a win, step by step, for every method of scoring; each step with the rule it follows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from fangcheng.core.fu import pair_fu
from fangcheng.core.pattern_ids import PATTERN_IDS
from fangcheng.core.patterns.masks import OUTER
from fangcheng.core.patterns.taiwan import HONGKONG
from fangcheng.core.record import (
    BY_SELF,
    CLOSED,
    EDGE,
    NOBODY,
    ORPHANS_FORM,
    PAIR_WAIT,
    SEVEN_PAIRS_FORM,
)
from fangcheng.core.scoring import FAN, HAN_AND_FU, MCR_POINTS, TAI
from fangcheng.core.settle_tai import dealer_tai, due_from
from fangcheng.core.sit_pull import pair_multiplier
from fangcheng.tiles import write

LIMITS = ("", "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
UNITS = {HAN_AND_FU: "han", MCR_POINTS: "fan", TAI: "tai", FAN: "fan"}
PINFU = PATTERN_IDS["pinfu"]


def unit_of(rules: Any) -> str:
    """What patterns are counted in: han, fan, tai or points; fan in the Hong Kong game of 16 tiles too."""
    if rules.method == TAI and rules.option[HONGKONG]:
        return "fan"
    return UNITS.get(int(rules.method), "points")


class Step(Struct, frozen=True, kw_only=True):
    """One line of the reckoning: a key with arguments (words.py has the English), its result, the rule behind it."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    value: int | None = None  # the part it adds, or the running result
    depth: int = 0  # 1 below the line it explains
    rule: str = ""


def steps_of(rules: Any, win: Any, result: Any, prefix: str) -> list[Step]:
    """From the patterns to what one unit of payment is worth."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        return _hanfu_steps(rules, win, result)
    if method == MCR_POINTS:
        return [_total("fan", result, "MCR-36")]
    if method == TAI:
        return [*_capped(rules, result, "TAIWAN-66"), _total(unit_of(rules), result, "TAIWAN-66")]
    if method == FAN:
        return _fan_steps(rules, result)
    return _term_steps(result)


def _total(unit: str, result: Any, rule: str) -> Step:
    return Step(key="step-total", args={"unit": unit}, value=int(result.total), rule=rule)


def _capped(rules: Any, result: Any, rule: str) -> list[Step]:
    added = sum(int(value) for value in result.values)
    if added == int(result.total):
        return []
    return [
        Step(key="step-sum", value=added, rule=rule),
        Step(key="step-cap", args={"cap": int(rules.cap)}, value=int(result.total), rule=rule),
    ]


# --- han and fu


def _hanfu_steps(rules: Any, win: Any, result: Any) -> list[Step]:
    base = int(result["base"])
    if result.yakuman > 0:
        units = int(result.yakuman)
        return [Step(key="step-yakuman", args={"units": units}, value=base, rule="RIICHI-86")]
    han, fu = int(result.han), int(result.fu)
    steps = [
        Step(key="step-fu", value=fu, rule="RIICHI-85"),
        *fu_steps(rules, win, result.reading, result.counts[PINFU] > 0),
        Step(key="step-han", value=han, rule="RIICHI-86"),
    ]
    if result.limit > 0:
        steps.append(Step(key="step-limit", args={"limit": LIMITS[int(result.limit)]}, value=base, rule="RIICHI-86"))
    else:
        steps.append(Step(key="step-base", args={"fu": fu, "han": han}, value=base, rule="RIICHI-86"))
    return steps


def fu_steps(rules: Any, win: Any, reading: Any, is_pinfu: bool) -> list[Step]:
    """The parts of the fu, which add up to the fu of the result.

    Rules: RIICHI-81, RIICHI-82, RIICHI-83, RIICHI-84, RIICHI-85.
    """
    if reading.form == SEVEN_PAIRS_FORM:
        return [_fu("fu-seven-pairs", 25, "RIICHI-81")]
    if reading.form == ORPHANS_FORM:
        return [_fu("fu-orphans", 30, "RIICHI-85")]
    self_drawn = win.by == BY_SELF
    if is_pinfu:
        return [_fu("fu-pinfu", 20 if self_drawn else 30, "RIICHI-85")]
    steps = [_fu("fu-base", 20, "RIICHI-81")]
    if not self_drawn and reading.closed == 1:
        steps.append(_fu("fu-closed", 10, "RIICHI-81"))
    if self_drawn:
        steps.append(_fu("fu-self-draw", 2, "RIICHI-81"))
    steps += _triplet_steps(reading)
    pair = int(pair_fu(win, rules, int(reading.pair)))
    if pair:
        steps.append(_fu("fu-pair", pair, "RIICHI-83", tiles=write([int(reading.pair)] * 2)))
    if reading.wait in (CLOSED, EDGE, PAIR_WAIT):
        word = {CLOSED: "closed", EDGE: "edge", PAIR_WAIT: "single"}[int(reading.wait)]
        steps.append(_fu("fu-wait", 2, "RIICHI-84", wait=word))
    total = sum(step.value or 0 for step in steps)
    rounded = max((total + 9) // 10 * 10, 30)
    if rounded != total:
        steps.append(_fu("fu-round", rounded - total, "RIICHI-85", fu=total))
    return steps


def _triplet_steps(reading: Any) -> list[Step]:
    steps = []
    for face in range(34):
        if int(reading.triplets) >> face & 1:
            concealed, kong = int(reading.concealed) >> face & 1, int(reading.kongs) >> face & 1
            fu = (4 if int(OUTER) >> face & 1 else 2) * (2 if concealed else 1) * (4 if kong else 1)
            word = f"fu-{'concealed' if concealed else 'open'}-{'kong' if kong else 'triplet'}"
            steps.append(_fu(word, fu, "RIICHI-82", tiles=write([face] * (4 if kong else 3))))
    return steps


def _fu(key: str, value: int, rule: str, **args: int | str) -> Step:
    return Step(key=key, args=dict(args), value=value, depth=1, rule=rule)


# --- fan, and terms with multipliers


def _fan_steps(rules: Any, result: Any) -> list[Step]:
    fan = int(result.total)
    base = int(rules["base"])
    return [
        *_capped(rules, result, "SICHUAN-32"),
        _total("fan", result, "SICHUAN-31"),
        Step(key="step-doubled", args={"base": base, "fan": fan}, value=int(result["base"]), rule="SICHUAN-33"),
    ]


def _term_steps(result: Any) -> list[Step]:
    """The base terms added, then every multiplier.

    Rules: TIANJIN-39.
    """
    terms = ("plain_hand", "catch_five", "pure_straight")
    running = sum(int(result.values[PATTERN_IDS[name]]) for name in terms if result.counts[PATTERN_IDS[name]] > 0)
    steps = [Step(key="step-terms", value=running, rule="TIANJIN-39")]
    for name, number in PATTERN_IDS.items():
        factor = int(result.values[number])
        if result.counts[number] > 0 and name not in terms and factor > 0:
            running *= factor
            steps.append(Step(key="step-times", args={"factor": factor, "pattern": name}, value=running, depth=1))
    total = int(result.total)
    if running != total:  # a heavenly hand may have one value, whatever it holds
        steps.append(Step(key="step-flat", value=total, rule="TIANJIN-F-heavenly_hand"))
    steps.append(Step(key="step-total", args={"unit": "points"}, value=total, rule="TIANJIN-39"))
    return steps


# --- what each player pays


def payment_steps(
    rules: Any, table: Any, win: Any, result: Any, changes: Sequence[int], notes: Mapping[int, int]
) -> list[Step]:
    """How every payer's amount comes about: one line of who pays, two of who owes it (`notes`, by debtor)."""
    winner = int(win.seat)
    steps: list[Step] = []
    for payer in range(int(table.seats)):
        if payer in notes:
            steps += _noted(rules, table, win, result, payer, notes[payer])
        elif payer != winner and changes[payer] < 0:
            steps.append(_payment(rules, table, win, result, payer, -changes[payer]))
    return steps


def _noted(rules: Any, table: Any, win: Any, result: Any, debtor: int, owed: int) -> Iterator[Step]:
    """What the win is worth to the debtor, and what he owes with it: an open note has grown by half before.

    Rules: TAIWAN-P19.
    """
    amount = int(due_from(table, rules, int(win.seat), debtor, int(result.total)))
    yield _payment(rules, table, win, result, debtor, amount)
    if owed == amount:
        yield Step(key="step-noted", args={"seat": debtor}, value=owed, rule="TAIWAN-P19")
        return
    before = (2 * (owed - amount) + 2) // 3  # the note that with its half, rounded down, makes the rest
    args: dict[str, int | str] = {"seat": debtor, "note": before, "half": before // 2, "amount": amount}
    yield Step(key="step-note-grown", args=args, value=owed, rule="TAIWAN-P19")


def _payment(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int) -> Step:
    method = int(rules.method)
    args: dict[str, int | str] = {"seat": payer}
    if method == HAN_AND_FU:
        base = int(result["base"])
        exact = base and amount % base == 0
        args |= {"base": base, "times": amount // base} if exact else {"base": base}
        return Step(key="pays-times" if exact else "pays-rounded", args=args, value=amount, rule="RIICHI-87")
    if method == MCR_POINTS:
        args["base"] = int(rules["base"])
        in_full = win.by == BY_SELF or win.payer == payer
        args["fan"] = int(result.total) if in_full else 0
        return Step(key="pays-sum", args=args, value=amount, rule="MCR-43" if win.payer == NOBODY else "MCR-42")
    if method == TAI:
        return _tai_payment(rules, table, result, payer, amount, args)
    if method == FAN:
        args["base"] = int(result["base"])
        args["more"] = amount - int(result["base"])
        key = "pays-more" if args["more"] else "pays"
        return Step(key=key, args=args, value=amount, rule="SICHUAN-34" if win.by == BY_SELF else "SICHUAN-33")
    factor = int(pair_multiplier(table, rules, payer, int(win.seat)))
    args |= {"base": int(result.total) * int(rules["base"]), "times": factor}
    return Step(key="pays-times" if factor > 1 else "pays", args=args, value=amount, rule="TIANJIN-43")


def _tai_payment(rules: Any, table: Any, result: Any, payer: int, amount: int, args: dict[str, int | str]) -> Step:
    more = int(dealer_tai(table, rules, NOBODY, payer))
    args |= {
        "base": int(rules["base"]),
        "unit": int(rules.unit),
        "tai": int(result.total),
        "dealer": more,
        "word": unit_of(rules),
    }
    return Step(key="pays-tai-dealer" if more else "pays-tai", args=args, value=amount, rule="TAIWAN-69")
