"""The arithmetic of a win, step by step, for every method of scoring; each step with the rule it follows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field

from fangcheng.core.institutions.sit_pull import pair_multiplier
from fangcheng.core.scoring import fu, terms
from fangcheng.core.settlement.settle_tai import dealer_tai, due_from
from fangcheng.core.state.codes import BY_SELF, CLOSED, EDGE, NOBODY, PAIR_WAIT
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import CURVE_NONE, FAN, HAN_AND_FU, MCR_POINTS, PART_TIMES, SUM, TAI, TERMS
from fangcheng.core.state.scoring_options import HONGKONG
from fangcheng.tiles import FACES, write

LIMITS = ("", "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
UNITS = {HAN_AND_FU: "han", MCR_POINTS: "fan", TAI: "tai", FAN: "fan", SUM: "fan"}
PATTERN_NAMES = {number: name for name, number in PATTERN_IDS.items()}
WAITS = {CLOSED: "closed", EDGE: "edge", PAIR_WAIT: "single"}

# The fu in the order they are told: place in result.parts, key, rule.
FU_LINES = (
    (fu.SEVEN_PAIRS, "fu-seven-pairs", "RIICHI-81"),
    (fu.ORPHANS, "fu-orphans", "RIICHI-85"),
    (fu.FLAT_PINFU, "fu-pinfu", "RIICHI-85"),
    (fu.BASE, "fu-base", "RIICHI-81"),
    (fu.CLOSED_HAND, "fu-closed", "RIICHI-81"),
    (fu.SELF_DRAWN, "fu-self-draw", "RIICHI-81"),
    (fu.TRIPLETS, "", "RIICHI-82"),
    (fu.PAIR, "fu-pair", "RIICHI-83"),
    (fu.WAIT, "fu-wait", "RIICHI-84"),
)


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


def steps_of(rules: Any, result: Any) -> list[Step]:
    """From the patterns to what one unit of payment is worth."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        return _hanfu_steps(result)
    if method == MCR_POINTS:
        return [_total("fan", result, "MCR-36")]
    if method == TAI:
        return [*_capped(rules, result, "TAIWAN-66"), _total(unit_of(rules), result, "TAIWAN-66")]
    if method == FAN:
        return _fan_steps(rules, result)
    if method >= SUM:
        return _combined_steps(rules, result)
    return _term_steps(result)


def _total(unit: str, result: Any, rule: str) -> Step:
    return Step(key="step-total", args={"unit": unit}, value=int(result.total), rule=rule)


def _capped(rules: Any, result: Any, rule: str) -> list[Step]:
    added = sum(result.values.tolist())
    if added == int(result.total):
        return []
    return [
        Step(key="step-sum", value=added, rule=rule),
        Step(key="step-cap", args={"cap": int(rules.cap)}, value=int(result.total), rule=rule),
    ]


# --- han and fu


def _hanfu_steps(result: Any) -> list[Step]:
    base = int(result["base"])
    if result.yakuman > 0:
        units = int(result.yakuman)
        return [Step(key="step-yakuman", args={"units": units}, value=base, rule="RIICHI-86")]
    han, points = int(result.han), int(result.fu)
    steps = [
        Step(key="step-fu", value=points, rule="RIICHI-85"),
        *fu_steps(result),
        Step(key="step-han", value=han, rule="RIICHI-86"),
    ]
    if result.limit > 0:
        steps.append(Step(key="step-limit", args={"limit": LIMITS[int(result.limit)]}, value=base, rule="RIICHI-86"))
    else:
        steps.append(Step(key="step-base", args={"fu": points, "han": han}, value=base, rule="RIICHI-86"))
    return steps


def fu_steps(result: Any) -> list[Step]:
    """The parts of the fu as the kernel left them, and what rounding adds."""
    steps = []
    for place, key, rule in FU_LINES:
        if place == fu.TRIPLETS:
            steps += _triplet_steps(result)
        elif result.parts[place]:
            steps.append(_fu(key, int(result.parts[place]), rule, **_detail(key, result.reading)))
    total = sum(step.value or 0 for step in steps)
    if int(result.fu) != total:
        steps.append(_fu("fu-round", int(result.fu) - total, "RIICHI-85", fu=total))
    return steps


def _detail(key: str, reading: Any) -> dict[str, str]:
    if key == "fu-pair":
        return {"tiles": write([int(reading.pair)] * 2)}
    return {"wait": WAITS[int(reading.wait)]} if key == "fu-wait" else {}


def _triplet_steps(result: Any) -> list[Step]:
    steps = []
    faces = [face for face in range(FACES) if int(result.reading.triplets) >> face & 1]
    for face, part in zip(faces, result.parts[fu.TRIPLETS :], strict=False):
        concealed, kong = (int(mask) >> face & 1 for mask in (result.reading.concealed, result.reading.kongs))
        word = f"fu-{'concealed' if concealed else 'open'}-{'kong' if kong else 'triplet'}"
        if part:
            steps.append(_fu(word, int(part), "RIICHI-82", tiles=write([face] * (4 if kong else 3))))
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
    """The base terms added, then every multiplier that holds.

    Rules: TIANJIN-39.
    """
    steps = [Step(key="step-terms", value=int(result.parts[terms.SUM]), rule="TIANJIN-39")]
    for number, pattern in enumerate(terms.MULTIPLIERS):
        running = int(result.parts[terms.FIRST_PRODUCT + number])
        if running:
            args: dict[str, int | str] = {"factor": int(result.values[pattern]), "pattern": PATTERN_NAMES[pattern]}
            steps.append(Step(key="step-times", args=args, value=running, depth=1))
    total = int(result.total)
    if result.parts[terms.FLAT]:
        steps.append(Step(key="step-flat", value=total, rule="TIANJIN-F-heavenly_hand"))
    steps.append(Step(key="step-total", args={"unit": "points"}, value=total, rule="TIANJIN-39"))
    return steps


def _combined_steps(rules: Any, result: Any) -> list[Step]:
    """Rows added, floor and cap, the points they make, every multiplier, what comes last."""
    rows, counted, running, _, last = result.parts.tolist()[:5]
    steps = [Step(key="step-sum", value=rows)]
    if counted > rows:
        steps.append(Step(key="step-floor", value=counted))
    elif counted < rows:
        steps.append(Step(key="step-cap", args={"cap": int(rules.cap)}, value=counted))
    if rules.curve_rule != CURVE_NONE:
        steps.append(Step(key="step-curve", args={"rows": counted}, value=running))
    for pattern in np.flatnonzero(result["counts"]).tolist():
        if multiplies(rules, result, pattern):
            factor = int(result.values[pattern])
            running *= factor
            args: dict[str, int | str] = {"factor": factor, "pattern": PATTERN_NAMES[pattern]}
            steps.append(Step(key="step-times", args=args, value=running, depth=1))
    if running + last > int(result["base"]):
        steps.append(Step(key="step-cap", args={"cap": int(rules.cap)}, value=int(rules.cap)))
    if last:
        steps.append(Step(key="step-added-last", value=last, depth=1))
    return [*steps, Step(key="step-total", args={"unit": "points"}, value=int(result["base"]))]


def multiplies(rules: Any, result: Any, pattern: int) -> bool:
    """Whether a pattern that holds multiplies instead of adding."""
    if rules.method >= SUM:
        return bool(rules.part[pattern] == PART_TIMES)
    return bool(
        rules.method == TERMS
        and pattern in terms.MULTIPLIERS
        and result.parts[terms.FIRST_PRODUCT + terms.MULTIPLIERS.index(pattern)]
    )


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
    if method == FAN or method >= SUM:
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
