"""Han and fu: the parts of the fu, the han, and the base or the limit they make."""

from typing import Any

from fangcheng.core.scoring import fu
from fangcheng.core.settlement.settle_riichi import discard_shares, self_draw_part
from fangcheng.core.state.codes import CLOSED, EDGE, NOBODY, PAIR_WAIT
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.step import Cite, Step, Way, cited
from fangcheng.tiles import FACES, write

LIMITS = ("", "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
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


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return fu, han and what they make, or the yakuman."""
    base = int(result["base"])
    if result.yakuman > 0:
        units = int(result.yakuman)
        return [cited(cite, "step-yakuman", base, units=units)]
    han, points = int(result.han), int(result.fu)
    lines = [
        cited(cite, "step-fu", points),
        *fu_lines(result, cite),
        cited(cite, "step-han", han),
    ]
    if result.limit > 0:
        lines.append(cited(cite, "step-limit", base, limit=LIMITS[int(result.limit)]))
    else:
        lines.append(cited(cite, "step-base", base, fu=points, han=han))
    return lines


def fu_lines(result: Any, cite: Cite) -> list[Step]:
    """Return the parts of the fu as the kernel left them, and what rounding adds."""
    lines: list[Step] = []
    for place, key in FU_LINES:
        if place == fu.TRIPLETS:
            lines += _triplet_lines(result, cite(key))
        elif result.parts[place]:
            lines.append(cited(cite, key, int(result.parts[place]), 1, **_detail(key, result.reading)))
    total = sum(step.value or 0 for step in lines)
    if int(result.fu) != total:
        lines.append(cited(cite, "fu-round", int(result.fu) - total, 1, fu=total))
    return lines


def _detail(key: str, reading: Any) -> dict[str, str]:
    if key == "fu-pair":
        return {"tiles": write([int(reading.pair)] * 2)}
    return {"wait": WAITS[int(reading.wait)]} if key == "fu-wait" else {}


def _triplet_lines(result: Any, rule: str) -> list[Step]:
    lines = []
    faces = [face for face in range(FACES) if int(result.reading.triplets) >> face & 1]
    for face, part in zip(faces, result.parts[fu.TRIPLETS :], strict=False):
        concealed, kong = (int(mask) >> face & 1 for mask in (result.reading.concealed, result.reading.kongs))
        word = f"fu-{'concealed' if concealed else 'open'}-{'kong' if kong else 'triplet'}"
        if part:
            tiles = write([face] * (4 if kong else 3))
            lines.append(Step(key=word, args={"tiles": tiles}, value=int(part), depth=1, rule=rule))
    return lines


def way_of_paying(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int, dues: Dues) -> Way:
    """Tell a payment: so many times the base, as it is or rounded up; where somebody is liable it is no such part.

    Rules: RIICHI-87, SANMA-34, SANMA-35.
    """
    base = int(result["base"])
    if dues.somebody_is_liable():
        return ("pays-times", {"base": base, "times": amount // base}) if amount % base == 0 else ("pays", {})
    if win.payer == NOBODY:
        part = int(self_draw_part(table, rules, payer, int(win.seat), base))
    else:
        part = base * int(discard_shares(table, int(win.seat)))
    told: dict[str, int | str] = {"base": base, "times": _written(2 * part // base)}
    return ("pays-times", told) if amount == part else ("pays-rounded", {**told, "product": part})


def _written(halves: int) -> int | str:
    """Write a number of halves; a missing player's part is shared."""
    return f"{halves / 2:g}" if halves % 2 else halves // 2
