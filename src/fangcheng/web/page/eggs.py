"""What is asked while the tiles of an egg are named."""

from collections.abc import Iterable
from typing import Any

from fangcheng.core.play.egg_tiles import egg_named, names_egg
from fangcheng.core.state.eggs import FLIER, FLYING_TILE, place_in
from fangcheng.game.actions import Action
from fangcheng.game.match import Match
from fangcheng.tiles import FACES, name_of
from fangcheng.web import wire
from fangcheng.web.page.texts import text_of_page


def egg_prompt(match: Match, seat: int) -> wire.Text | None:
    """Ask for the next tile of the egg that is being laid; None while there is none.

    Rules: JILIN-12, CHANGCHUN-18.
    """
    if match.table.turn != seat or not names_egg(match.table):
        return None
    return text_of_page(match.engine.ruleset, "prompt-egg", match.engine.rule_of("egg"))


def offer_egg_tiles(match: Match, made: Any, actions: Iterable[Action]) -> None:
    """Make one choice of a hand for every tile that may go into the egg; those named are marked."""
    open_now = {action.tiles[0]: action for action in actions}
    ruleset, rule = match.engine.ruleset, match.engine.rule_of("egg")
    for number, name in enumerate(tiles_of_egg(match.table), 1):
        next(tile for tile in made.tiles if tile.tile == name and not tile.picked).picked = number
    for position, tile in enumerate(made.tiles):
        action = None if tile.picked else open_now.get(tile.tile)
        if action is None:
            tile.forbidden = text_of_page(ruleset, "egg-tiles", rule)
            continue
        tile.choice = len(made.choices)
        label = text_of_page(ruleset, "choice-egg-tile", rule, tile=tile.tile)
        made.add("discard", label, [action.number], hand=position)


def tiles_of_egg(table: Any) -> list[str]:
    """Return the tiles named so far for the egg that is being laid, those that fly last.

    Rules: CHANGCHUN-18.
    """
    places = [(face, int(place_in(egg_named(table), face))) for face in range(FACES)]
    members = [name_of(face) for face, place in places if place != FLIER and table.eggs.chosen[place]]
    return members + [name_of(FLYING_TILE)] * int(table.eggs.chosen[FLIER])
