"""Whose wall is opened: the dice have fallen, and the wall that they name is to be found."""

from random import Random
from typing import Any

from fangcheng.core.state.fields.wall import BREAK_OWN
from fangcheng.drills.item import Choice, Item, Line
from fangcheng.drills.self_play import PLACES, place_of
from fangcheng.game.event_types import DiceThrown
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Ruleset

ADVICE = "COACH-144"


def holds(rules: Any) -> bool:
    """Return True where dice say whose wall is opened."""
    return bool(rules["break_rule"] != BREAK_OWN)


def make(ruleset: Ruleset, seed: str, random: Random) -> Item | None:
    """Return an item: the throws that open the wall of a hand, seen from some seat."""
    match = Match(ruleset, f"drill {random.getrandbits(32)}", mode="interpreted", undo=False)
    throws = [event for event in match.events if isinstance(event, DiceThrown) and event.purpose == "break"]
    reader = random.randrange(match.seats)
    wall = match.view(reader).wall
    dealer = int(match.table.dealer)

    def place(seat: int) -> str:
        return place_of(seat, reader, match.seats)

    told = [_thrown(one, place(one.seat)) for one in throws if one.seat is not None]
    return Item(
        kind="dice",
        game=ruleset.id,
        seed=seed,
        asked=Line("drill-dice-ask"),
        rows=(),
        told=(Line(f"drill-dice-dealer-{place(dealer)}"), *told),
        choices=tuple(Choice(where, Line(f"drill-wall-{where}")) for where in PLACES[match.seats]),
        right=(place(wall.break_side),),
        reasons=(Line(f"drill-opened-{place(wall.break_side)}", {"n": wall.break_stack}),),
        level=1 + 2 * len(throws),
        rule=ruleset.rule_of_setting("break_rule", ruleset.choose()),
        advice=ADVICE,
    )


def _thrown(event: DiceThrown, place: str) -> Line:
    dice = " ".join(map(str, event.dice))
    return Line(f"drill-dice-throw-{place}", {"dice": dice, "n": sum(event.dice)})
