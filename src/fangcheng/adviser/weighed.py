"""A discard as the adviser weighs it: distance, tiles that help, waits, danger, and how the tile stands in the hand."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from fangcheng.adviser.answer import Option
from fangcheng.adviser.rivals import Rival, danger_of, is_certain
from fangcheng.core.shapes.sums import any_heads, plays_sums
from fangcheng.game.hints import WaitHint
from fangcheng.game.own_hand import OwnHand
from fangcheng.game.views import View
from fangcheng.tiles import is_red_name, plain

NO_WIN_LEFT = 99  # how far a hand is that can no longer win
NEAR = 2  # numbers so close can be in one run


class Weighed(Struct, frozen=True, kw_only=True):
    """One face that may be discarded."""

    tile: str  # as it is printed, a red five as a five
    option: Option
    away: int  # 0 ready; NO_WIN_LEFT where no win is left
    count: int  # unseen tiles that bring the hand nearer
    wins: tuple[WaitHint, ...]  # waits that would be a win in some way, or of which that is not known
    certain: int  # rivals that a rule keeps from winning on it
    ways: int  # for the other rivals to wait for it, together
    alone: bool  # no equal tile and none within two of it is in the hand
    beside: int | None  # kinds that can be in a run with it; None where this is another matter
    likeness: tuple[Any, ...]  # what else two tiles must have in common to be the same


def weigh(view: View, options: Iterable[Option], rivals: Sequence[Rival]) -> tuple[Weighed, ...]:
    """Return every face that may be discarded now, each once."""
    own = view.own_hand()
    assert own is not None, "who may discard holds a hand"
    found: dict[str, Weighed] = {}
    for option in options:
        if option.action.kind == "discard" and option.after is not None:
            tile = plain(option.action.tiles[0])
            if tile not in found:
                found[tile] = _weighed(view, own, option, tile, rivals)
    return tuple(found.values())


def _weighed(view: View, own: OwnHand, option: Option, tile: str, rivals: Sequence[Rival]) -> Weighed:
    after, dangers = option.after, option.dangers
    assert after is not None, "discards are looked at"
    unsure = [danger_of(dangers, rival) for rival in rivals if not is_certain(dangers, rival)]
    return Weighed(
        tile=tile,
        option=option,
        away=NO_WIN_LEFT if after.away is None else after.away,
        count=after.count,
        wins=tuple(wait for wait in option.waits if may_win(wait)),
        certain=len(rivals) - len(unsure),
        ways=sum(danger.ways for danger in unsure),
        alone=_stands_alone(view, tile),
        beside=_kinds_beside(own, view, tile),
        likeness=_likeness(view, option, tile, rivals),
    )


def may_win(wait: WaitHint) -> bool:
    """Return True if a wait would be a win in some way, or that has not been worked out."""
    return not wait.worked_out or wait.brings is not None or wait.declared is not None


def left(wins: Iterable[WaitHint]) -> int:
    """Count the unseen tiles of some waits."""
    return sum(wait.left for wait in wins)


def held(view: View) -> list[str]:
    """Return the concealed tiles of the reader, red fives as fives."""
    own = view.own
    assert own is not None, "the reader has a seat"
    return [plain(tile) for tile in [*(own.hand or ()), *([own.drawn] if own.drawn else [])]]


def _stands_alone(view: View, tile: str) -> bool:
    others = held(view)
    others.remove(tile)
    return not any(one == tile or _are_near(one, tile) for one in others)


def _are_near(one: str, other: str) -> bool:
    return one[1] == other[1] and one[1] in "mps" and abs(int(one[0]) - int(other[0])) <= NEAR


def _kinds_beside(own: OwnHand, view: View, tile: str) -> int | None:
    """Count the kinds of this game that can be in a run with a tile; None where runs or sets are of another sort."""
    rules = own.rules
    if view.jokers or plays_sums(rules) or any_heads(rules) or rules.stand_in:
        return None
    if tile[1] == "z":
        return None if rules.honour_runs or rules.eggs else 0
    if tile[1] not in "mps":
        return None
    near = (f"{rank}{tile[1]}" for rank in range(int(tile[0]) - NEAR, int(tile[0]) + NEAR + 1) if 1 <= rank <= 9)
    return sum(one in view.unseen and one != tile for one in near)


def _likeness(view: View, option: Option, tile: str, rivals: Sequence[Rival]) -> tuple[Any, ...]:
    """Return what two discards must have in common, beside distance and tiles that help, to be called the same."""
    tiles, own = held(view), view.own
    assert own is not None, "the reader has a seat"
    honour = tile[1] not in "mps"
    return (
        tuple(sorted((wait.left, wait.value or 0, str(wait.brings), str(wait.declared)) for wait in option.waits)),
        tuple((one.safe, one.ways, one.seen) for one in (danger_of(option.dangers, rival) for rival in rivals)),
        tiles.count(tile),
        view.unseen.get(tile),
        tile in view.jokers,
        view.dora.count(tile),
        any(is_red_name(one) and plain(one) == tile for one in (*(own.hand or ()), own.drawn or "1z")),
        own.lack == tile[1],
        _worth_as_honour(view, tile) if honour else sum(one[1] == tile[1] for one in tiles),
        honour,
    )


def _worth_as_honour(view: View, tile: str) -> tuple[Any, ...]:
    """Return what tells honours apart: own wind, wind of the round, dragon; a flower is like itself alone."""
    wind = "ESWN"[int(tile[0]) - 1] if tile[1] == "z" and int(tile[0]) <= 4 else ""
    own = view.own
    assert own is not None, "the reader has a seat"
    return (wind == own.wind, wind == view.round_wind, tile if tile[1] != "z" or not wind else "wind")
