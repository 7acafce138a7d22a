"""The arithmetic of a win, step by step, for every method of scoring; each step with the rule it follows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
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

# The fu in the order they are told: place in result.parts, key.
FU_LINES = (
    (fu.SEVEN_PAIRS, "fu-seven-pairs"),
    (fu.ORPHANS, "fu-orphans"),
    (fu.FLAT_PINFU, "fu-pinfu"),
    (fu.BASE, "fu-base"),
    (fu.CLOSED_HAND, "fu-closed"),
    (fu.SELF_DRAWN, "fu-self-draw"),
    (fu.TRIPLETS, "fu-triplets"),
    (fu.PAIR, "fu-pair"),
    (fu.WAIT, "fu-wait"),
)

Cite = Callable[[str], str]  # the rule id of a topic of rules/topics.py


def unit_of(rules: Any) -> str:
    """Name what patterns are counted in: han, fan, tai or points; fan in the Hong Kong game of 16 tiles too."""
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


def steps_of(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the steps from the patterns to what one unit of payment is worth."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        return _hanfu_steps(result, cite)
    if method == MCR_POINTS:
        return [_total("fan", result, cite)]
    if method == TAI:
        return [*_capped(rules, result, cite), _total(unit_of(rules), result, cite)]
    if method == FAN:
        return _fan_steps(rules, result, cite)
    if method >= SUM:
        return _combined_steps(rules, result, cite)
    return _term_steps(result, cite)


def _cited(cite: Cite, key: str, value: int, depth: int = 0, /, **args: int | str) -> Step:
    """Return a step under the rule of its own key."""
    return Step(key=key, args=dict(args), value=value, depth=depth, rule=cite(key))


def _total(unit: str, result: Any, cite: Cite) -> Step:
    return _cited(cite, "step-total", int(result.total), unit=unit)


def _capped(rules: Any, result: Any, cite: Cite) -> list[Step]:
    added = sum(result.values.tolist())
    if added == int(result.total):
        return []
    return [
        _cited(cite, "step-sum", added),
        _cited(cite, "step-cap", int(result.total), cap=int(rules.cap)),
    ]


# --- han and fu


def _hanfu_steps(result: Any, cite: Cite) -> list[Step]:
    base = int(result["base"])
    if result.yakuman > 0:
        units = int(result.yakuman)
        return [_cited(cite, "step-yakuman", base, units=units)]
    han, points = int(result.han), int(result.fu)
    steps = [
        _cited(cite, "step-fu", points),
        *fu_steps(result, cite),
        _cited(cite, "step-han", han),
    ]
    if result.limit > 0:
        steps.append(_cited(cite, "step-limit", base, limit=LIMITS[int(result.limit)]))
    else:
        steps.append(_cited(cite, "step-base", base, fu=points, han=han))
    return steps


def fu_steps(result: Any, cite: Cite) -> list[Step]:
    """Return the parts of the fu as the kernel left them, and what rounding adds."""
    steps: list[Step] = []
    for place, key in FU_LINES:
        if place == fu.TRIPLETS:
            steps += _triplet_steps(result, cite(key))
        elif result.parts[place]:
            steps.append(_cited(cite, key, int(result.parts[place]), 1, **_detail(key, result.reading)))
    total = sum(step.value or 0 for step in steps)
    if int(result.fu) != total:
        steps.append(_cited(cite, "fu-round", int(result.fu) - total, 1, fu=total))
    return steps


def _detail(key: str, reading: Any) -> dict[str, str]:
    if key == "fu-pair":
        return {"tiles": write([int(reading.pair)] * 2)}
    return {"wait": WAITS[int(reading.wait)]} if key == "fu-wait" else {}


def _triplet_steps(result: Any, rule: str) -> list[Step]:
    steps = []
    faces = [face for face in range(FACES) if int(result.reading.triplets) >> face & 1]
    for face, part in zip(faces, result.parts[fu.TRIPLETS :], strict=False):
        concealed, kong = (int(mask) >> face & 1 for mask in (result.reading.concealed, result.reading.kongs))
        word = f"fu-{'concealed' if concealed else 'open'}-{'kong' if kong else 'triplet'}"
        if part:
            tiles = write([face] * (4 if kong else 3))
            steps.append(Step(key=word, args={"tiles": tiles}, value=int(part), depth=1, rule=rule))
    return steps


# --- fan, and terms with multipliers


def _fan_steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    fan = int(result.total)
    base = int(rules["base"])
    return [
        *_capped(rules, result, cite),
        _total("fan", result, cite),
        _cited(cite, "step-doubled", int(result["base"]), base=base, fan=fan),
    ]


def _term_steps(result: Any, cite: Cite) -> list[Step]:
    """Add the base terms, then multiply by every multiplier that holds.

    Rules: TIANJIN-39.
    """
    steps = [_cited(cite, "step-terms", int(result.parts[terms.SUM]))]
    for number, pattern in enumerate(terms.MULTIPLIERS):
        running = int(result.parts[terms.FIRST_PRODUCT + number])
        if running:
            args: dict[str, int | str] = {"factor": int(result.values[pattern]), "pattern": PATTERN_NAMES[pattern]}
            steps.append(Step(key="step-times", args=args, value=running, depth=1))
    if result.parts[terms.FLAT]:
        steps.append(_cited(cite, "step-flat", int(result.total)))
    return [*steps, _total("points", result, cite)]


def _combined_steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return rows added, floor and cap, the points they make, every multiplier, what comes last."""
    rows, counted, running, _, last = result.parts.tolist()[:5]
    steps = [_cited(cite, "step-sum", rows)]
    if counted > rows:
        steps.append(_cited(cite, "step-floor", counted))
    elif counted < rows:
        steps.append(_cited(cite, "step-cap", counted, cap=int(rules.cap)))
    if rules.curve_rule != CURVE_NONE:
        steps.append(_cited(cite, "step-curve", running, rows=counted))
    for pattern in np.flatnonzero(result["counts"]).tolist():
        if multiplies(rules, result, pattern):
            factor = int(result.values[pattern])
            running *= factor
            args: dict[str, int | str] = {"factor": factor, "pattern": PATTERN_NAMES[pattern]}
            steps.append(Step(key="step-times", args=args, value=running, depth=1))
    if running + last > int(result["base"]):
        steps.append(_cited(cite, "step-cap", int(rules.cap), cap=int(rules.cap)))
    if last:
        steps.append(_cited(cite, "step-added-last", last, 1))
    return [*steps, _cited(cite, "step-total", int(result["base"]), unit="points")]


def multiplies(rules: Any, result: Any, pattern: int) -> bool:
    """Return True if a pattern that holds multiplies instead of adding."""
    if rules.method >= SUM:
        return bool(rules.part[pattern] == PART_TIMES)
    return bool(
        rules.method == TERMS
        and pattern in terms.MULTIPLIERS
        and result.parts[terms.FIRST_PRODUCT + terms.MULTIPLIERS.index(pattern)]
    )


# --- what each player pays


def payment_steps(
    rules: Any, table: Any, win: Any, result: Any, changes: Sequence[int], notes: Mapping[int, int], cite: Cite
) -> list[Step]:
    """Tell how every payer's amount comes about: one line of who pays, two of who owes it (`notes`, by debtor)."""
    winner = int(win.seat)
    steps: list[Step] = []
    for payer in range(int(table.seats)):
        if payer in notes:
            steps += _noted(rules, table, win, result, payer, notes[payer], cite)
        elif payer != winner and changes[payer] < 0:
            steps.append(_payment(rules, table, win, result, payer, -changes[payer], cite))
    return steps


def _noted(rules: Any, table: Any, win: Any, result: Any, debtor: int, owed: int, cite: Cite) -> Iterator[Step]:
    """Tell what the debtor has to pay for the win, and what he owes with it: an open note has grown by half before.

    Rules: TAIWAN-P19.
    """
    amount = int(due_from(table, rules, int(win.seat), debtor, int(result.total)))
    yield _payment(rules, table, win, result, debtor, amount, cite)
    if owed == amount:
        yield Step(key="step-noted", args={"seat": debtor}, value=owed, rule=cite("notes"))
        return
    before = (2 * (owed - amount) + 2) // 3  # the note that with its half, rounded down, makes the rest
    args: dict[str, int | str] = {"seat": debtor, "note": before, "half": before // 2, "amount": amount}
    yield Step(key="step-note-grown", args=args, value=owed, rule=cite("notes"))


def _payment(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int, cite: Cite) -> Step:
    """Tell what one player pays, and how that comes about."""
    rule = cite("pays-self-draw" if win.by == BY_SELF else "pays-discard")
    key, args = _way_of_paying(rules, table, win, result, payer, amount)
    return Step(key=key, args={"seat": payer, **args}, value=amount, rule=rule)


def _way_of_paying(
    rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int
) -> tuple[str, dict[str, int | str]]:
    """Return the sentence of a payment and its numbers."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        base = int(result["base"])
        exact = base and amount % base == 0
        return ("pays-times", {"base": base, "times": amount // base}) if exact else ("pays-rounded", {"base": base})
    if method == MCR_POINTS:
        in_full = win.by == BY_SELF or win.payer == payer
        return "pays-sum", {"base": int(rules["base"]), "fan": int(result.total) if in_full else 0}
    if method == TAI:
        return _tai_payment(rules, table, result, payer)
    if method == FAN or method >= SUM:
        more = amount - int(result["base"])
        return "pays-more" if more else "pays", {"base": int(result["base"]), "more": more}
    factor = int(pair_multiplier(table, rules, payer, int(win.seat)))
    return "pays-times" if factor > 1 else "pays", {"base": int(result.total) * int(rules["base"]), "times": factor}


def _tai_payment(rules: Any, table: Any, result: Any, payer: int) -> tuple[str, dict[str, int | str]]:
    more = int(dealer_tai(table, rules, NOBODY, payer))
    return "pays-tai-dealer" if more else "pays-tai", {
        "base": int(rules["base"]),
        "unit": int(rules.unit),
        "tai": int(result.total),
        "dealer": more,
        "word": unit_of(rules),
    }
