"""The wall of a recorded hand: as recorded, or one that gives every tile the record names, in the order of taking."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from fangcheng.core.institutions.horses import turns_any
from fangcheng.core.play.deal import tiles_dealt
from fangcheng.core.state.rule_codes import FROM_TAIL, JOKER_FIXED, JOKER_NONE, RESERVE_FIXED
from fangcheng.core.table.reds import copies_in_set
from fangcheng.core.table.wall import indicator_position, tail_position, tiles_reserved
from fangcheng.records.model import HIDDEN, Draw, HandRecord, Indicator, Stood, Win
from fangcheng.records.replay.held import harmless_indicators
from fangcheng.tiles import KINDS, NAMES

MOST_INDICATORS = 5  # the first and one for each of four kongs (RIICHI-44)
KIND = {name: kind for kind, name in enumerate(NAMES)}


class Unplayable(Exception):
    """A record that does not tell enough, or tells of other tiles than the game has; the reason in words."""


def kinds_of(tiles: Iterable[str]) -> list[int]:
    """Return the kinds of tiles in notation; Unplayable where one is hidden."""
    found = list(tiles)
    if HIDDEN in found:
        raise Unplayable("the record hides tiles")
    return [KIND[tile] for tile in found]


def set_of(rules: Any) -> Counter[int]:
    """Count how many tiles of each kind the game has."""
    fields = (*rules.copies, *rules.red, *rules.red_threes, *rules.red_sevens)
    if fields not in _sets:
        _sets[fields] = +Counter({kind: int(copies_in_set(rules, kind)) for kind in range(KINDS)})
    return _sets[fields].copy()


_sets: dict[tuple[int, ...], Counter[int]] = {}  # by all that it hangs on: a folder has hands by the thousand


def turns_tiles(rules: Any) -> bool:
    """Return True if the game turns up tiles of the wall that are no draws: wild tiles, horses, tiles that wake."""
    names_jokers = rules.joker_rule not in (JOKER_NONE, JOKER_FIXED)
    return bool(names_jokers or turns_any(rules) or rules.bought_horses or rules.wake)


def lay_wall(table: Any, rules: Any, hand: HandRecord) -> None:
    """Fill the table's wall for this hand."""
    tiles = set_of(rules)
    table.wall_size = tiles.total()
    if hand.wall is not None:
        kinds = kinds_of(hand.wall)
        if Counter(kinds) != tiles:
            raise Unplayable("the recorded wall has other tiles than the game")
    else:
        if rules.sets != 4 or turns_tiles(rules) or rules.replacement_from != FROM_TAIL:
            raise Unplayable("the record does not tell the wall, and in this game it cannot be made up from the draws")
        kinds = _rebuilt(table, rules, hand, tiles)
    table.wall[: len(kinds)] = kinds


def _rebuilt(table: Any, rules: Any, hand: HandRecord, tiles: Counter[int]) -> list[int]:
    """Build a wall consistent with deal, draws, replacements and indicators; the rest lies in places nobody saw."""
    wall: list[int | None] = [None] * tiles.total()
    draws = [event for event in hand.events if isinstance(event, Draw)]
    ordinary = [draw.tile for draw in draws if not draw.replacement]
    replaced = [draw.tile for draw in draws if draw.replacement]
    kept = int(tiles_reserved(table, rules)) if rules.reserve_at == RESERVE_FIXED else 0
    for number, kind in enumerate(kinds_of(replaced), kept):
        _put(wall, tail_position(table, number), kind)
    free = (position for position, kind in enumerate(wall) if kind is None)
    for kind in [*_dealt(rules, hand), *kinds_of(ordinary)]:
        _put(wall, next(free, len(wall)), kind)
    if rules.indicators:
        shown = [*hand.indicators, *(event.tile for event in hand.events if isinstance(event, Indicator))]
        under = next((event.ura for event in hand.events if isinstance(event, Win) and event.ura), ())
        for number, kind in enumerate(kinds_of(shown)):
            _put(wall, indicator_position(table, rules, number), kind)
        for number, kind in enumerate(kinds_of(under)):
            _put(wall, indicator_position(table, rules, number) + 1, kind)
        if not shown:
            _put_indicators(wall, table, rules, hand, tiles)
    left = tiles - Counter(kind for kind in wall if kind is not None)
    if left.total() != wall.count(None):
        raise Unplayable("the record has other tiles than the game")
    rest = sorted(left.elements())
    Random(repr(hand.dealt)).shuffle(rest)  # nobody saw these, and whoever plays on must not guess them
    unseen = iter(rest)
    return [next(unseen) if kind is None else kind for kind in wall]


def _put_indicators(wall: list[int | None], table: Any, rules: Any, hand: HandRecord, tiles: Counter[int]) -> None:
    """Lay tiles where the record tells no indicator: those that change no win's worth, as far as there are any."""
    places = [indicator_position(table, rules, number) for number in range(MOST_INDICATORS)]
    left = tiles - Counter(kind for kind in wall if kind is not None)
    for place, kind in zip(places, harmless_indicators(rules, hand, left)):
        _put(wall, place, kind)


def _put(wall: list[int | None], position: int, kind: int) -> None:
    if not 0 <= position < len(wall) or wall[position] is not None:
        raise Unplayable("the record draws more tiles than the wall has")
    wall[position] = kind


def _dealt(rules: Any, hand: HandRecord) -> list[int]:
    """Return the dealt tiles in the order of taking: three packets of four a seat, then one tile each, if any."""
    seats = len(hand.dealt)
    order = [(hand.dealer + step) % seats for step in range(seats)]
    standing = {event.seat: event.tiles for event in hand.events if isinstance(event, Stood)}
    hands = [_first_dealt(kinds_of(tiles), kinds_of(standing.get(seat, ()))) for seat, tiles in enumerate(hand.dealt)]
    due = int(tiles_dealt(rules))
    if any(len(tiles) != due for tiles in hands):
        raise Unplayable(f"{due} tiles are dealt to each")
    packets = [kind for start in (0, 4, 8) for seat in order for kind in hands[seat][start : start + 4]]
    return packets + [kind for seat in order for kind in hands[seat][12:]]


def _first_dealt(hand: list[int], first: list[int]) -> list[int]:
    """Return a hand with the tiles at its head that were dealt first; Unplayable where it does not hold them."""
    rest = Counter(hand)
    rest.subtract(first)
    if min(rest.values(), default=0) < 0:
        raise Unplayable("tiles stand apart that were not dealt")
    return [*first, *rest.elements()] if first else hand


def own_walls_agree(hand: HandRecord) -> bool:
    """Return True if deal and draws of duplicate play are the seats' own walls from their beginning."""
    for seat, wall in enumerate(hand.own_walls or ()):
        draws = [event.tile for event in hand.events if isinstance(event, Draw) and event.seat == seat]
        taken = [*hand.dealt[seat], *draws]
        if list(wall[: len(taken)]) != taken:
            return False
    return True
