"""Which answers solve a decision: judged by the engine from what the seat itself sees.

Each function takes a match, the seat that owes a decision, and its view, and returns the numbers of the actions that
are right: an empty tuple where the decision is no board of that kind.
"""

from collections.abc import Callable, Iterable
from itertools import chain

from fangcheng.core.state import action_codes as code
from fangcheng.core.table.tile_actions import names_tile
from fangcheng.game.actions import Action
from fangcheng.game.hints import hint_of
from fangcheng.game.match import Match
from fangcheng.game.views import View
from fangcheng.tiles import plain

MOST_RIGHT = 4  # of the tiles that may be thrown: where more are right there is nothing to find
THROWN = ("discard", "ready")  # who may do anything else, lay a North aside or an egg, need not throw a tile
Judge = Callable[[Match, int, View], tuple[int, ...]]


def nearest_discards(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the discards that leave the hand nearest to a win, where others leave it farther."""
    return _discards(match, seat, view, least=1)


def ready_discards(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the discards that leave the hand ready, and announcements of that; others do not."""
    found = _discards(match, seat, view, least=0, most=0)
    return (*found, *declarations(match, seat, view)) if found else ()


def _discards(match: Match, seat: int, view: View, least: int, most: int = 99) -> tuple[int, ...]:
    legal = match.legal(seat)
    thrown = [one for one in legal if one.kind == "discard"]
    if view.phase != "turn" or len(thrown) < 2 or any(one.kind not in THROWN for one in legal):
        return ()
    away = {one.discard: one.away for one in view.outlooks if one.discard}
    known = [steps for steps in away.values() if steps is not None]
    if not known or not least <= min(known) <= most or set(away.values()) == {min(known)}:
        return ()
    best = {face for face, steps in away.items() if steps == min(known)}
    faces = {_face(one) for one in thrown}
    if not faces & best or faces <= best or len(faces & best) > MOST_RIGHT:
        return ()
    return tuple(one.number for one in thrown if _face(one) in best)


def _face(action: Action) -> str:
    return plain(action.tiles[0])


def _wins(legal: Iterable[Action]) -> bool:
    return any(one.kind == "win" for one in legal)


def pungs(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the pungs of two equal tiles that bring the hand nearer to a win."""
    return _nearer(match, seat, view, "pon")


def chows(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the chows that bring the hand nearer to a win."""
    return _nearer(match, seat, view, "chi")


def _nearer(match: Match, seat: int, view: View, kind: str) -> tuple[int, ...]:
    legal = match.legal(seat)
    claims = [one for one in legal if one.kind == kind and (kind != "pon" or _is_triplet(one))]
    if view.phase != "claim" or not claims or _wins(legal) or view.away is None:
        return ()
    after = {one.action: one.after.away for one in hint_of(view).choices}
    steps = {one.number: after.get(one.number) for one in claims}
    return tuple(number for number, left in steps.items() if left is not None and left < view.away)


def _is_triplet(action: Action) -> bool:
    """Return True if two tiles of the hand are like the claimed one; heads that go together are not."""
    return len(action.tiles) == 2 and {plain(tile) for tile in action.tiles} == {plain(action.called or "")}


def kongs(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the kongs of the seat's own tiles that take it no farther from a win."""
    legal = match.legal(seat)
    made = [one.number for one in legal if one.kind in ("concealed_kong", "added_kong")]
    if view.phase != "turn" or not made or _wins(legal) or view.away is None:
        return ()
    after = {one.action: one.after.away for one in hint_of(view).choices}
    steps = {number: after.get(number) for number in made}
    return tuple(number for number, left in steps.items() if left is not None and left <= view.away)


def declarations(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the announcements of a ready hand."""
    legal = match.legal(seat)
    return () if _wins(legal) else tuple(one.number for one in legal if one.kind == "ready")


def missing_suits(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return the suits to do without that leave the hand nearest to a win, where another leaves it farther."""
    if view.phase != "lack":
        return ()
    steps = {one.action: one.after.away for one in hint_of(view).choices}
    known = [left for left in steps.values() if left is not None]
    if not known or set(steps.values()) == {min(known)}:
        return ()
    return tuple(number for number, left in steps.items() if left == min(known))


def asides(match: Match, seat: int, view: View) -> tuple[int, ...]:
    """Return what only this game lets a seat do in its turn: lay tiles aside, open them, put tiles together.

    To look at all hands gives up what a player may do, and is no move to be taught.
    """
    legal = match.legal(seat)
    if view.phase != "turn" or _wins(legal):
        return ()
    found = [one.number for one in legal if code.SPECIAL <= one.number < code.READY and one.number != code.WATCH]
    return tuple(number for number in found if not names_tile(number))


KINDS: dict[str, Judge] = {
    "discard": nearest_discards,
    "pung": pungs,
    "chow": chows,
    "ready": ready_discards,
    "declare": declarations,
    "lack": missing_suits,
    "aside": asides,
    "kong": kongs,
}


def right_answers(kind: str, match: Match, seat: int) -> tuple[int, ...]:
    """Return the numbers of the actions that solve a board of the kind here."""
    return KINDS[kind](match, seat, match.view(seat))


def wrong_answers(match: Match, seat: int, right: Iterable[int]) -> list[int]:
    """Return the numbers of the legal actions that do not solve it."""
    solving = {*right}
    return [one.number for one in chain(match.legal(seat)) if one.number not in solving]
