"""Items of the book of advice behind a reason, as far as they can hold in the game."""

from fangcheng.coach.items import entry_of
from fangcheng.coach.scope import holds
from fangcheng.game.views import View


def item_if_it_holds(view: View, item: str) -> str:
    """Return the id of an item that can hold in the game of a view, else an empty one."""
    own = view.own_hand()
    return item if own is not None and holds(entry_of(item).scope, own.engine.ruleset) else ""
