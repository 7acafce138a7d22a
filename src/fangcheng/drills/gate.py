"""The gate: whether a ready hand of self-play may win on a tile that it waits for, or is worth too little."""

from collections.abc import Iterator
from random import Random
from typing import Any

from fangcheng.coach.scope import WORDS
from fangcheng.core.state.fields.before_play import LACK_DECLARED
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.drills.item import Choice, Item, Line, Row
from fangcheng.drills.self_play import Moment, by_suit, turns
from fangcheng.drills.worth import CONCEALED, SEATS, circumstances, laid, patterns_told
from fangcheng.errors import FangchengError
from fangcheng.game.explain import Explanation
from fangcheng.game.questions import waits
from fangcheng.game.seat_views import MeldView
from fangcheng.game.worth import score
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import face_of, name_of, parse

MOST = 12  # wins that are valued in one deal; interpreted each takes a twentieth of a second
YES, NO = "yes", "no"
ADVICE = "COACH-13"


def holds(rules: Any) -> bool:
    """Return True where some complete hands may not win, and a question can tell all that decides it."""
    named = rules["joker_rule"] != JOKER_NONE or rules["lack_rule"] == LACK_DECLARED or rules["heart"]
    return bool(rules["win_by_discard"] and WORDS["gate"](rules) and not named and not rules["ready_needed"])


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item whose answer is yes or no, by an even chance; None where this deal has none of that answer."""
    wanted, tried = random.random() < 0.5, 0
    for moment in turns(ruleset, f"drill {random.getrandbits(32)}"):
        if moment.view.shanten != 0:
            continue
        for case, tile in _waits(ruleset, moment):
            found = _asked(ruleset, case, tile)
            if found is not None and found.wins == wanted:
                return _item(ruleset, seed, case, tile, found)
            tried += 1
            if tried >= MOST:
                return None
    return None


def _waits(ruleset: Ruleset, moment: Moment) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the resting hands that discards leave ready, as `score` is asked about them, with each live wait."""
    own, view = moment.seat, moment.view
    held = [name_of(face_of(parse(tile)[0])) for tile in (*(own.hand or ()), own.drawn or "")]
    for outlook in view.outlooks:
        if outlook.shanten != 0 or outlook.discard not in moment.faces:
            continue
        rest = list(held)
        rest.remove(outlook.discard)
        case = {
            "hand": "".join(by_suit(rest)),
            "melds": [_written(meld) for meld in own.melds],
            "seat": SEATS[(own.seat - view.dealer) % len(view.seats)],
            "round": view.round_wind,
        }
        yield from ((case, tile) for tile in _waits_in_shape(ruleset, case) if view.unseen.get(tile))


def _waits_in_shape(ruleset: Ruleset, case: dict[str, Any]) -> list[str]:
    """Return what a hand waits for, whatever it would be worth; nothing of one with melds that cannot be written."""
    try:
        return waits(ruleset, case["hand"], melds=case["melds"], mode="interpreted")
    except FangchengError:
        return []


def _written(meld: MeldView) -> str:
    word = CONCEALED if meld.kind == "concealed_kong" else meld.kind
    return f"{word} {''.join(by_suit(name_of(face_of(parse(tile)[0])) for tile in meld.tiles))}"


def _asked(ruleset: Ruleset, case: dict[str, Any], tile: str) -> Explanation | None:
    """Return what a win on the tile would be, None where it cannot be asked about so."""
    try:
        return score(ruleset, case["hand"], tile, by="discard", mode="interpreted", **_but_hand(case))
    except FangchengError:
        return None


def _but_hand(case: dict[str, Any]) -> dict[str, Any]:
    return {word: value for word, value in case.items() if word != "hand"}


def _item(ruleset: Ruleset, seed: str, case: dict[str, Any], tile: str, found: Explanation) -> Item:
    melds = [Row(Line("drill-melds"), tuple(map(laid, case["melds"])))] if case["melds"] else []
    why = Line(found.refusal, {"tile": tile, "minimum": found.minimum})
    return Item(
        kind="gate",
        game=ruleset.id,
        seed=seed,
        asked=Line("drill-gate-ask"),
        told=circumstances(case["seat"], case["round"]),
        rows=(
            *melds,
            Row(Line("advice-hand"), by_suit(name_of(kind) for kind in parse(case["hand"]))),
            Row(Line("drill-offered"), (tile,)),
        ),
        choices=(Choice(YES, Line("drill-yes")), Choice(NO, Line("drill-no"))),
        right=(YES if found.wins else NO,),
        reasons=(*patterns_told(found), Line("drill-worth-total", {"n": found.total})) if found.wins else (why,),
        level=5,
        rule=found.refusal_rule or next((line.rule for line in found.patterns if line.rule), ""),
        advice=ADVICE,
    )
