"""Which options of a decision are played out: what was done, what steady would do, and the next best by count."""

from collections.abc import Iterable, Sequence

from fangcheng.game.actions import Action
from fangcheng.game.hints import hint_of
from fangcheng.game.views import View
from fangcheng.tiles import plain

MOST = 4  # options that are played out


def distinct(actions: Iterable[Action], chosen: int) -> list[Action]:
    """Return the actions without those that do the same: the tile just drawn and its equal in the hand."""
    found: dict[tuple[object, ...], Action] = {}
    for action in actions:
        same = (action.kind, action.tiles) if action.kind == "discard" else (action.number,)
        if same not in found or action.number == chosen:
            found[same] = action
    return list(found.values())


def candidates(view: View, options: Sequence[Action], chosen: Action, steady: Action) -> list[Action]:
    """Return up to MOST options, the chosen one first, then steady's where that is another."""
    found = [chosen]
    for action in (steady, *_by_count(view, options)):
        if len(found) < MOST and not any(is_same(action, one) for one in found):
            found.append(next(one for one in options if is_same(one, action)))
    return found


def is_same(one: Action, other: Action) -> bool:
    """Return True if two actions do the same."""
    return one.number == other.number or (one.kind == other.kind == "discard" and one.tiles == other.tiles)


def _by_count(view: View, options: Sequence[Action]) -> list[Action]:
    """Return all options: what is no discard first, discards by how near and wide a hand they leave."""
    throws = [one for one in options if one.kind == "discard"]
    others = [one for one in options if one.kind != "discard"]
    if not throws or len(options) <= MOST:
        return [*others, *throws]
    place = {one.after.discard: number for number, one in enumerate(hint_of(view).discards)}
    throws.sort(key=lambda one: place.get(plain(one.tiles[0]), len(place)))
    return [*others, *throws]
