"""What to discard: of a hand of self-play the discard after which the most tiles help is to be found.

The second kind asks the same of hands that are ready after several discards: which of these waits is wider.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from fangcheng.core.state.fields import forms
from fangcheng.drills.item import Choice, Item, Line
from fangcheng.drills.self_play import Moment, rows_of, turns
from fangcheng.game.own_hand import OutlookView
from fangcheng.rules.ruleset import Ruleset

MOST_RIGHT = 3  # discards that are equally good; where there are more, there is little to find
LEAST_WRONG = 2  # discards that keep the hand as near and less wide
WIDEST, WIDER_WAIT = "COACH-37", "COACH-118"


def holds(rules: Any) -> bool:
    """Return True: tiles are discarded in every game."""
    return True


def holds_waits(rules: Any) -> bool:
    """Return True where sets are runs and triplets; with sums hardly a hand is ready by several discards."""
    return not int(rules["forms"]) & forms.SUM_SETS


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item on the discard that keeps the most tiles that help, None where this deal has none."""
    skipped = random.randrange(24)  # turns of the table, so that all stages come
    for number, moment in enumerate(turns(ruleset, f"drill {random.getrandbits(32)}")):
        if number < skipped:
            continue
        best, near = _best_and_near(_open(moment))
        if best and best[0].away and len(best) <= MOST_RIGHT and len(near) >= LEAST_WRONG:
            return _item("discard", ruleset, seed, moment, moment.faces, best, near, WIDEST)
    return None


def make_waits(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item on the wider of several waits, None where no hand of this deal has such a choice."""
    for moment in turns(ruleset, f"drill {random.getrandbits(32)}"):
        if moment.view.shanten != 0:  # quick to know; what every discard leaves takes three times as long
            continue
        best, near = _best_and_near(_open(moment))
        if best and best[0].away == 0 and near:
            ready = {one.discard for one in (*best, *near)}
            choices = [face for face in moment.faces if face in ready]
            return _item("wait", ruleset, seed, moment, choices, best, near, WIDER_WAIT)
    return None


def _open(moment: Moment) -> list[OutlookView]:
    """Return what each discard leaves that is open to the player, nearest and widest first."""
    faces = moment.faces
    return [one for one in moment.view.outlooks if one.discard in faces]


def _best_and_near(outlooks: Sequence[OutlookView]) -> tuple[list[OutlookView], list[OutlookView]]:
    """Return the discards that leave the hand nearest and widest, and those that leave it as near and less wide."""
    if not outlooks or outlooks[0].away is None or outlooks[0].away < 0 or not outlooks[0].count:
        return [], []
    best = [one for one in outlooks if (one.away, one.count) == (outlooks[0].away, outlooks[0].count)]
    return best, [one for one in outlooks if one.away == outlooks[0].away and one.count < outlooks[0].count]


def _item(
    kind: str,
    ruleset: Ruleset,
    seed: str,
    moment: Moment,
    choices: Sequence[str],
    best: Sequence[OutlookView],
    near: Sequence[OutlookView],
    advice: str,
) -> Item:
    reasons = [_reason(one) for one in (*best, *near)]
    if len(choices) > len(reasons):
        reasons.append(Line("drill-farther"))
    return Item(
        kind=kind,
        game=ruleset.id,
        seed=seed,
        asked=Line(f"drill-{kind}-ask"),
        rows=rows_of(moment),
        choices=tuple(Choice(tile, Line("drill-tile", {"tiles": tile}), tile) for tile in choices),
        right=tuple(one.discard for one in best if one.discard),
        reasons=tuple(reasons),
        level=2 + len(near),
        advice=advice,
    )


def _reason(one: OutlookView) -> Line:
    return Line(
        "drill-after-ready" if one.away == 0 else "drill-after",
        {"tile": one.discard or "", "tiles": "".join(one.tiles), "left": one.count, "n": one.away or 0},
    )
