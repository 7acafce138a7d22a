"""What is asked where sums and heads are played: which heads are laid, and how much is staked on a call."""

from collections.abc import Iterable
from typing import Any

import msgspec

from fangcheng.core.play.egg_tiles import names_egg
from fangcheng.core.play.head_sets import heads_due, heads_held, heads_named, is_naming
from fangcheng.core.shapes.sums import any_heads
from fangcheng.game.actions import Action, asks_tens
from fangcheng.game.match import Match
from fangcheng.tiles import name_of, parse
from fangcheng.web import wire
from fangcheng.web.page.eggs import offer_egg_tiles
from fangcheng.web.page.texts import text_of_page

KONG = 4  # heads of one


def offer_named(match: Match, seat: int, made: Any, actions: list[Action]) -> None:
    """Make a choice for every tile that may be named next: for a set of heads, or for an egg."""
    if actions and names_egg(match.table):
        offer_egg_tiles(match, made, actions)
    else:
        offer_heads(match, seat, made, actions)


def offer_heads(match: Match, seat: int, made: Any, actions: Iterable[Action]) -> None:
    """Make one choice of a hand for every head that may go into the set that is being laid; those named are marked.

    Rules: LUOSHU-13, LUOSHU-15.
    """
    open_now = {action.tiles[0]: action for action in actions}
    if not open_now:
        return
    for number in range(heads_named(match.table, seat)):
        name = name_of(int(match.table.exchange.given[seat, number]))
        next(tile for tile in made.tiles if tile.tile == name and not tile.picked).picked = number + 1
    for position, tile in enumerate(made.tiles):
        action = None if tile.picked else open_now.get(tile.tile)
        if action is None:
            tile.forbidden = _say(match, "heads-first", "heads-first")
            continue
        tile.choice = len(made.choices)
        label = _say(match, "choice-lay-head", "choose-heads", tile=tile.tile)
        made.add("discard", label, [action.number], hand=position)


def without_doubles(match: Match, seat: int, actions: list[Action]) -> list[Action]:
    """Leave one kong of the only four heads of a hand, shown with all its tiles: whichever is named first, it is one.

    Rules: LUOSHU-15.
    """
    kongs = [action for action in actions if action.kind == "concealed_kong"]
    if len(kongs) < 2 or not any_heads(match.engine.numbers) or heads_held(match.table, seat) > KONG:
        return actions
    held = [name for kong in kongs for name in kong.tiles * int(match.table.hand[seat, parse(kong.tiles[0])[0]])]
    only = msgspec.structs.replace(kongs[0], tiles=tuple(held))
    return [only if action is kongs[0] else action for action in actions if action not in kongs[1:]]


def stake_label(match: Match, seat: int, number: int) -> wire.Text:
    """Name a stake, or where the limit is high the tens of one.

    Rules: LUOSHU-21.
    """
    if asks_tens(match.plain, seat):
        return _say(match, "choice-stake-tens", "choose-ready-stake", n=10 * number)
    tens = int(match.table.bets.tens)
    return _say(match, "choice-stake", "choose-ready-stake", n=number + 10 * max(0, tens - 1))


def sum_prompt(match: Match, seat: int, phase: str) -> wire.Text | None:
    """Ask for the stake of a call or the next head to lay; None while neither is due.

    Rules: LUOSHU-13, LUOSHU-15, LUOSHU-21.
    """
    rules: Any = match.engine.numbers
    actions = match.legal(seat)
    if rules.ready_stake and phase == "turn" and any(action.kind == "choose" for action in actions):
        key = "prompt-ready-tens" if asks_tens(match.plain, seat) else "prompt-ready-stake"
        return _say(match, key, "choose-ready-stake")
    if not any_heads(rules) or not actions or not is_naming(match.table, seat):
        return None
    due = int(heads_due(int(match.table.answer[seat])) - heads_named(match.table, seat))
    return _say(match, "prompt-heads", "choose-heads", n=due)


def _say(match: Match, key: str, topic: str, /, **args: int | str | wire.Names) -> wire.Text:
    return text_of_page(match.engine.ruleset, key, match.engine.rule_of(topic), **args)
