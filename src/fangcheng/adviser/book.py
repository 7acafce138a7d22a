"""What the rules of a game make of advice: which items of the book can hold, which honours are worth a triplet."""

from fangcheng.coach.items import entry_of
from fangcheng.coach.scope import holds
from fangcheng.game.seat_views import WINDS
from fangcheng.game.views import View


def item_if_it_holds(view: View, item: str) -> str:
    """Return the id of an item that can hold in the game of a view, else an empty one."""
    own = view.own_hand()
    return item if own is not None and holds(entry_of(item).scope, own.engine.ruleset) else ""


def counts_as_triplet(view: View, tile: str) -> bool:
    """Return True for an honour of which the game prices a triplet: a dragon, the own wind or that of the round."""
    own, seat = view.own_hand(), view.own
    if own is None or seat is None or tile[1] != "z":
        return False
    number = int(tile[0])
    wind = WINDS[number - 1] if number <= len(WINDS) else ""
    priced = ["priced dragon_pung"] if not wind else []
    priced += ["priced seat_wind"] if wind and wind == seat.wind else []
    priced += ["priced round_wind"] if wind and wind == view.round_wind else []
    return any(holds([one], own.engine.ruleset) for one in priced)
