"""How far from ready: a hand of self-play, of which the missing tiles are to be counted."""

from random import Random
from typing import Any

from fangcheng.drills.item import Choice, Item, Line
from fangcheng.drills.self_play import Moment, rows_of, turns
from fangcheng.rules.ruleset import Ruleset

FARTHEST = 6  # tiles from ready that may be answered
WANTED = (0, 1, 1, 2, 2, 3, 3, 4)  # distances aimed at, so that far ones are not the rule
ADVICE = "COACH-33"


def holds(rules: Any) -> bool:
    """Return True: hands are some way from ready in every game."""
    return True


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item, None where no hand of this deal is as far as it is wanted."""
    wanted, rest = random.choice(WANTED), random.random()
    found = None
    for moment in turns(ruleset, f"drill {random.getrandbits(32)}"):
        shape = moment.view.shanten
        if shape is None or shape > wanted:  # quick to know; a win that is allowed is never nearer than its shape
            continue
        if moment.view.away == wanted and moment.view.outlooks[0].away == wanted:
            found = moment
            if random.random() < rest:  # not always the first of its kind
                break
    return None if found is None else _item(ruleset, seed, found, wanted)


def _item(ruleset: Ruleset, seed: str, moment: Moment, away: int) -> Item:
    view = moment.view
    best = view.outlooks[0]
    reasons = [Line(f"drill-far-{'ready' if away == 0 else 'why'}", {"n": away, "tile": best.discard or ""})]
    reasons.append(Line("drill-wants", {"tiles": "".join(best.tiles), "n": best.count}))
    if view.shanten != away:
        reasons.append(Line("drill-far-shape", {"n": view.shanten or 0}))
    return Item(
        kind="shanten",
        game=ruleset.id,
        seed=seed,
        asked=Line("drill-far-ask"),
        rows=rows_of(moment),
        choices=tuple(
            Choice(str(n), Line("drill-far-0" if n == 0 else "drill-far-n", {"n": n})) for n in range(FARTHEST + 1)
        ),
        right=(str(away),),
        reasons=tuple(reasons),
        level=2 + 2 * away,
        advice=ADVICE,
    )
