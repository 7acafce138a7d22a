"""`fangcheng score`: what a hand is worth, and why."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fangcheng.cli.options import Repeated, Switch, chosen, setting
from fangcheng.cli.output import print_json, print_table
from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.offers import Winner
from fangcheng.conform.situations import Situation
from fangcheng.conform.wins import play_win
from fangcheng.errors import HandError
from fangcheng.game.event_types import Paid
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation, explanations_of
from fangcheng.game.words import text_of


def score(
    variant: str,
    hand: str,
    tile: str,
    /,
    *,
    meld: Repeated = None,
    source: Annotated[str | None, Parameter(name="--from")] = None,
    rob: Switch = False,
    seat: str = "E",
    round: str = "E",
    context: Repeated = None,
    dora: str = "",
    ura: str = "",
    joker: str | None = None,
    flowers: str = "",
    kita: int = 0,
    discards: str = "",
    lack: str | None = None,
    heart: str | None = None,
    honba: int = 0,
    streak: int = 0,
    rule: Repeated = None,
    preset: str | None = None,
    explain: Switch = False,
    json: Switch = False,
) -> None:
    """Say what HAND is worth when it wins with TILE, and who pays.

    e.g. fangcheng score riichi "22p56734s" 5s --meld "chi 340p from E" --meld "pon 888m from N" --seat S --from W

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    hand
        The concealed tiles without the winning one: 234567m34p67899s. Suits are m p s z, red fives 0, flowers f.
    tile
        The winning tile.
    meld
        A meld: "chi 340p from E", "pon 888m", "kong 4444m from W", "added 2222z from S", "concealed 1111p"; in Luoshu
        "sum 159m from N", "head 444a from E", with eggs "egg 5z6z7z" or "egg 1z2z1s as 1z2z3z".
    source
        The seat that discarded the tile. [default: drawn by oneself]
    rob
        With --from: the tile of that seat's kong, or a North laid aside, is robbed.
    seat
        The winner's seat, seen from the dealer E.
    round
        The round wind.
    context
        A circumstance: riichi, last_tile, kong_replacement, treasure ...; a wrong word lists those of the game.
    dora
        Dora indicators.
    ura
        The tiles under them.
    joker
        The turned tile that names the jokers.
    flowers
        Flowers laid out: 1f3f.
    kita
        Norths laid aside.
    discards
        The winner's own discards.
    lack
        The suit the winner does without: m, p or s.
    heart
        The tile that the winner imagines, where that is played.
    honba
        Counters on the table.
    streak
        Repeats of the dealer.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    explain
        Show the groups and every step, with the rules.
    json
        One JSON document instead of words.
    """
    if rob and source is None:
        raise HandError("--rob: from whom? Say --from too")
    if not 0 <= streak <= MOST_STREAK:
        raise HandError(f"streak: {streak} is not between 0 and {MOST_STREAK}")
    way = "rob" if rob else "self" if source is None else "discard"
    win = {"tile": tile, "by": way} | ({"from": source} if source is not None else {})
    case: dict[str, Any] = {
        "seat": seat,
        "round": round,
        "hand": hand,
        "melds": meld or [],
        "win": win,
        "context": context or [],
        "dora_indicators": dora,
        "ura_indicators": ura,
        "flowers": flowers,
        "kita": kita,
        "discards": discards,
        "honba": honba,
        "repeats": streak,  # `streak` of a case counts the first hand too where only some repeats count (HANGZHOU-24)
        "options": setting(variant, chosen(rule), preset),
    }
    if joker is not None:
        case["jokers"] = {"indicator": joker}
    if lack is not None:
        case["table"] = {"lack": {seat: lack}}
    if heart is not None:
        case["heart"] = heart
    situation, winners, _ = play_win(variant, Fields(case), {})
    winner = winners[0]
    if winner.refusal is not None:
        say_no(winner, json)
    else:
        tell(situation, explained(situation, winner), explain, json)


MOST_STREAK = 1000
TURNED = ("horses", "fly")  # paid for tiles turned after the win


def say_no(winner: Winner, json: bool) -> None:
    """Say why the hand does not win."""
    if json:
        print_json({"wins": False, "why": str(winner.refusal), "rules": sorted(winner.refusal.rules)})  # type: ignore[union-attr]
    else:
        print(f"no win: {winner.refusal}")


def explained(situation: Situation, winner: Winner) -> Explanation:
    """Return the engine's own account of the win just settled, without horses: nobody has named the tiles turned."""
    table, engine = situation.table, situation.engine
    engine.desk.work.results[winner.seat] = winner.result
    before = [int(table.scores[seat]) for seat in range(situation.seats)]
    for row in table.payments[: int(table.payment_count)]:
        before = [points - int(row[4 + seat]) for seat, points in enumerate(before)]
    events = [event for event in read_events(table) if not (isinstance(event, Paid) and event.cause in TURNED)]
    told = explanations_of(engine, table, events, before)
    return next(one for one in told if one.kind == "win" and one.winner == winner.seat)


def tell(situation: Situation, found: Explanation, explain: bool, json: bool) -> None:
    """Print the value and the payments."""
    changes = {SEATS[payment.seat]: payment.change for payment in found.payments}
    if json:
        print_json({**msgspec.to_builtins(found), "changes": changes})
        return
    print(headline(situation, found))
    print_table(
        [
            (one.id, one.names.get("en", ""), one.names.get("zh-Hans", ""), worth(one), one.rule)
            for one in found.patterns
        ]
    )
    if explain:
        print("\n".join(account(found)))
    print("  ".join(f"{seat} {change:+d}" for seat, change in changes.items()))
    for line in notes(found):
        print(line)


def notes(found: Explanation) -> Iterator[str]:
    """Yield what is not paid but noted, a line for each debtor.

    Rules: TAIWAN-P19.
    """
    for payment in found.payments:
        for part in payment.parts:
            if part.cause == "noted" and part.other == payment.seat:
                yield f"noted: {SEATS[payment.seat]} owes {part.number}"


def headline(situation: Situation, found: Explanation) -> str:
    """Write the value: `3 han 20 fu`, `8 fan`, `yakuman`."""
    if found.unit == "yakuman":
        return "yakuman" if found.total <= 1 else f"{found.total} yakuman"
    if found.fu:
        return f"{found.han} han {found.fu} fu" + (f", {found.limit}" if found.limit else "")
    return counted(found.total, found.unit)


def counted(value: int, unit: str) -> str:
    """Write so many of a unit: `1 point`, `2 points`, `8 fan`."""
    return f"{value} {'point' if unit == 'points' and value == 1 else unit}"


def worth(line: Any) -> str:
    """Write what a pattern is worth: `2 han`, `x2`; of a row that is worth nothing and opens a win just that."""
    if line.opens and line.value == 0:
        return "opens a win"
    if line.times:
        return f"x{line.value}"
    return counted(line.value, line.unit)


def account(found: Explanation) -> Iterator[str]:
    """Yield groups and steps, a line each."""
    if found.groups:
        yield "hand: " + "  ".join(f"({one.tiles})" if one.open else one.tiles for one in found.groups)
    for step in found.steps:
        cited = f"  {step.rule}" if step.rule else ""
        value = "" if step.value is None else f" {step.value}"
        yield f"{'  ' * (1 + step.depth)}{words(step.key, step.args)}:{value}{cited}"


def words(key: str, args: Any) -> str:
    """Say a step in English; seats by their letters."""
    lettered = {
        name: SEATS[value] if name == "seat" and isinstance(value, int) else value for name, value in args.items()
    }
    return text_of(key, lettered).replace("seat ", "")
