"""The safe tile: against one declared hand, the tile that it can certainly not win on is to be found among others.

The safe tile lies in that player's own river. Of every other choice a hand is at hand that would win on it, so that
none of them is safe by any proof.
"""

from random import Random
from typing import Any

from fangcheng.core.state.fields.winning import COUNTS_OWN_RIVER, COUNTS_WAITED
from fangcheng.core.state.rule_codes import BARS_NOTHING
from fangcheng.drills.item import Choice, Item, Line
from fangcheng.drills.self_play import Moment, rows_of, turns
from fangcheng.drills.witness import hand_that_wins
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import FACES, name_of

WRONG = 3  # choices that are not safe
ADVICE = "COACH-101"


def holds(rules: Any) -> bool:
    """Return True where hands are declared ready, stay so, and may not win on what their owners have discarded."""
    own_river = rules["pass_counts"][COUNTS_OWN_RIVER] and rules["pass_counts"][COUNTS_WAITED]
    return bool(rules["win_by_discard"] and rules["ready_rule"] and rules["pass_bars"] != BARS_NOTHING and own_river)


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item, None where this deal has no such position."""
    for moment in turns(ruleset, f"drill {random.getrandbits(32)}"):
        declared = [one.seat for one in moment.view.seats if one.ready]
        if len(declared) != 1:
            continue
        item = _item(ruleset, seed, moment, declared[0], random)
        if item is not None and random.random() < 0.5:  # not always the first turn after it was declared
            return item
    return None


def _item(ruleset: Ruleset, seed: str, moment: Moment, declared: int, random: Random) -> Item | None:
    own, passed = _discarded(moment, declared), _passed(moment, declared)
    safe = [face for face in moment.faces if face in own]
    others = [face for face in moment.faces if face not in own | passed]
    if not safe:
        return None
    random.shuffle(others)
    proofs = dict[str, str]()
    for tile in others:
        proof = _proof(ruleset, moment, declared, tile, own | passed, random)
        if proof:
            proofs[tile] = proof
        if len(proofs) == WRONG:
            break
    if len(proofs) < WRONG:
        return None
    right = random.choice(safe)
    choices = [face for face in moment.faces if face == right or face in proofs]
    place = moment.place_of(declared)
    return Item(
        kind="safe",
        game=ruleset.id,
        seed=seed,
        asked=Line(f"drill-safe-ask-{place}"),
        rows=rows_of(moment),
        choices=tuple(Choice(tile, Line("drill-tile", {"tiles": tile}), tile) for tile in choices),
        right=(right,),
        reasons=(
            Line("drill-safe-why", {"tile": right}),
            *(Line("drill-safe-proof", {"tile": tile, "tiles": proofs[tile]}) for tile in choices if tile in proofs),
        ),
        level=4,
        rule=ruleset.rule_of_topic("furiten", ruleset.choose()),
        advice=ADVICE,
    )


def _discarded(moment: Moment, seat: int) -> frozenset[str]:
    return _named(int(moment.match.plain["own_river_mask"][seat]))


def _passed(moment: Moment, seat: int) -> frozenset[str]:
    """Return what the declared hand has let go by, which it may not win on either; a learner need not remember it."""
    return _named(int(moment.match.plain["passed_mask"][seat]))


def _named(mask: int) -> frozenset[str]:
    return frozenset(name_of(face) for face in range(FACES) if mask >> face & 1)


def _proof(ruleset: Ruleset, moment: Moment, declared: int, tile: str, barred: frozenset[str], random: Random) -> str:
    melds = len(moment.view.seats[declared].melds)
    sets = int(ruleset.record()[0]["sets"]) - melds
    return hand_that_wins(ruleset, tile, moment.view.unseen, sets, barred, random)
