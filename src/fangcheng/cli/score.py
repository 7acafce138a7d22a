"""`fangcheng score`: what a hand is worth, and why."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Annotated, Any, cast

import msgspec
from cyclopts import Parameter

from fangcheng.cli.options import Repeated, Switch, Whole, chosen, whole
from fangcheng.cli.output import print_json, print_table
from fangcheng.errors import HandError
from fangcheng.game.asking import Asker, asker_of
from fangcheng.game.circumstances.aliases import By
from fangcheng.game.explain import Explanation
from fangcheng.game.hands import SEAT_LETTERS as SEATS
from fangcheng.game.refusal_words import least_worth
from fangcheng.game.told import known_language
from fangcheng.game.words import text_of
from fangcheng.game.worth import score as ask


@dataclass(frozen=True)
class Around:
    """What is told of the hand, and of the table around it.

    Parameters
    ----------
    seat
        The winner's seat.
    dealer
        The dealer's seat.
    round
        The round wind.
    context
        A circumstance: riichi, last_tile, kong_replacement, treasure ...; docs/library.md lists them by game.
    dora
        Dora indicators.
    ura
        The tiles under them.
    turned
        The turned tile that names the jokers.
    jokers
        The kinds that are wild, where no tile is turned.
    flowers
        Flowers laid out: 1f3f.
    aside
        Norths laid aside.
    discards
        The winner's own discards.
    lack
        The suit the winner does without: m, p or s.
    heart
        The tile that the winner imagines, where that is played.
    bets
        A stake, SEAT=NUMBER, where seats raise their own.
    counters
        Counters on the table.
    deposits
        Riichi sticks on the table, the winner's own among them.
    streak
        Repeats of the dealer.
    """

    seat: str = "E"
    dealer: str = "E"
    round: str = "E"
    context: Repeated = None
    dora: str = ""
    ura: str = ""
    turned: Annotated[str, Parameter(name=["--turned", "--joker"])] = ""
    jokers: str = ""
    flowers: str = ""
    aside: Annotated[int, Parameter(name=["--aside", "--kita"], converter=whole)] = 0
    discards: str = ""
    lack: str | None = None
    heart: str | None = None
    bets: Annotated[Repeated, Parameter(name=["--bets", "--bet"])] = None
    counters: Annotated[int, Parameter(name=["--counters", "--honba"], converter=whole)] = 0
    deposits: Annotated[int, Parameter(name=["--deposits", "--sticks"], converter=whole)] = 0
    streak: Whole = 0

    def told(self) -> dict[str, Any]:
        """Return it as the library's `score` takes it. Raises HandError."""
        words = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**words, "context": self.context or [], "bets": staked(self.bets)}


def score(
    variant: str,
    hand: str,
    tile: str,
    /,
    *,
    meld: Annotated[Repeated, Parameter(name=["--meld", "--melds"])] = None,
    source: Annotated[str | None, Parameter(name=["--from", "--source"])] = None,
    rob: Switch = False,
    way: Annotated[str | None, Parameter(name="--by")] = None,
    around: Annotated[Around, Parameter(name="*")] = Around(),
    rule: Repeated = None,
    preset: str | None = None,
    lang: str | None = None,
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
    way
        How it is won: self, discard or rob, or tsumo, ron, chankan. [default: by --from and --rob]
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    lang
        Tell it in words: en, zh-Hans, zh-Hant or ja. [default: a table]
    explain
        Show the groups and every step, with the rules.
    json
        One JSON document instead of words.
    """
    if rob and source is None:
        raise HandError("--rob: from whom? Say --from too")
    if lang is not None and explain and known_language(lang):
        raise HandError("--explain: the steps are written in English, without --lang; leave out one of the two")
    given: By = "rob" if rob else "self" if source is None else "discard"
    asker = asker_of(variant, chosen(rule), preset)
    found = ask(
        variant,
        hand,
        tile,
        by=cast(By, way) if way is not None else given,
        source=source,
        melds=meld or [],
        **around.told(),
        options=chosen(rule),
        preset=preset,
        mode="interpreted",  # loading the compiler takes longer than the answer
    )
    if lang is not None:
        tell_in_words(found, known_language(lang), json)
    elif not found.wins:
        say_no(asker, found, tile, json)
    else:
        tell(found, explain, json)


def staked(bets: Iterable[str] | None) -> dict[str, int]:
    """Return stakes by seat from `SEAT=NUMBER` words. Raises HandError."""
    found = {}
    for bet in bets or ():
        seat, equals, number = bet.partition("=")
        if not equals or not number.isascii() or not number.isdigit() or len(number) > 9:
            raise HandError(f'--bets "{bet}": write SEAT=NUMBER, e.g. --bets S=3')
        found[seat] = int(number)
    return found


def tell_in_words(found: Explanation, language: str, json: bool) -> None:
    """Print the win, or why there is none, in sentences of a language."""
    text = found.text(language)
    if json:
        print_json({"wins": found.wins, "language": language, "text": text})
    else:
        print(text)


def say_no(asker: Asker, found: Explanation, tile: str, json: bool) -> None:
    """Say why the hand does not win."""
    why = why_no_win(asker, found, tile)
    if json:
        rules = [found.refusal_rule] if found.refusal_rule else []
        print_json({"wins": False, "why": why, "rules": rules})
    else:
        print(f"no win: {why}")


def why_no_win(asker: Asker, found: Explanation, tile: str) -> str:
    """Return why a hand does not win with a tile, with the rule."""
    cited = f" ({found.refusal_rule})" if found.refusal_rule else ""
    return text_of(found.refusal, {"minimum": least_worth(asker.engine.rules), "tile": tile}) + cited


def tell(found: Explanation, explain: bool, json: bool) -> None:
    """Print the value and the payments."""
    changes = {SEATS[payment.seat]: payment.change for payment in found.payments}
    if json:
        print_json({**msgspec.to_builtins(found), "changes": changes})
        return
    print(headline(found))
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


def headline(found: Explanation) -> str:
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
        value = "" if step.value is None else f": {step.value}"
        yield f"{'  ' * (1 + step.depth)}{words(step.key, step.args)}{value}{cited}"


def words(key: str, args: Any) -> str:
    """Say a step in English; seats by their letters."""
    lettered = {
        name: SEATS[value] if name == "seat" and isinstance(value, int) else value for name, value in args.items()
    }
    return text_of(key, lettered).replace("seat ", "")
