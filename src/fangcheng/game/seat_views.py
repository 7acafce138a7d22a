"""What lies before the seats as a view shows it: melds, rivers, flags, and the wall."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from fangcheng.core.observe.see import HIDDEN_TILE
from fangcheng.core.observe.unseen import laid_tile
from fangcheng.core.state import codes as record
from fangcheng.core.state.codes import CLAIM, HAND_OVER, TURN
from fangcheng.core.state.eggs import family_of, member_of
from fangcheng.core.state.laid_out import LAID_OUT_BITS
from fangcheng.core.state.rule_codes import EAST_OPENED_WALL
from fangcheng.core.table.wall import stacks_of, tiles_kept, wall_places
from fangcheng.game.engine import Engine
from fangcheng.game.event_types import MELD_KINDS, READY_MANNERS, MeldKind
from fangcheng.game.events import heart_of, kinds_in_hand
from fangcheng.game.seen import (
    asked_in_secret,
    attributes_of,
    bets_lie_open,
    claims_late,
    essence_tiles,
    hides_kongs,
    open_chickens,
    sees_hand,
    tail_seen,
    treasure_seen,
)
from fangcheng.tiles import NO_TILE, face_of, name_of

FACE_DOWN = "#"
GONE = "."
WINDS = "ESWN"
RAISES = ("", "raise", "return")
READY_STATES = ("", *READY_MANNERS[:4], "frozen", "opened", "heavenly")


class MeldView(Struct, frozen=True, kw_only=True):
    """One meld, tiles in the order of the record: the claimed one first; an egg by its members, 1s that fly last."""

    kind: MeldKind
    tiles: tuple[str, ...]
    source: int | None = None  # seat that fed it
    called: int | None = None  # place of the claimed tile
    added: int | None = None  # place of the tile that made the pung a kong


class RiverView(Struct, frozen=True, kw_only=True):
    """One discard."""

    tile: str
    drawn: bool = False  # discarded as it was drawn
    ready: bool = False  # laid sideways
    called: bool = False  # taken into somebody's meld
    face_down: bool = False  # until the hand ends; who laid it sees it (SHANXI-15)
    racked: bool = False  # laid on the wall, where nobody can claim it (TAIYUAN-27)
    joker: bool = False  # shown darkened (TIANJIN-30)
    last: bool = False  # may be claimed now


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat."""

    seat: int
    person: int
    wind: str  # E S W N, of this hand
    score: int
    yakitori: bool | None = None  # has won no hand yet; None where that costs nothing
    chips: int | None = None  # won less lost; None where none are played
    hand_count: int  # concealed tiles, the drawn one included
    has_drawn: bool = False  # one of them has just been drawn
    hand: tuple[str, ...] | None = None  # sorted, without the drawn tile; None where hidden
    drawn: str | None = None  # the tile just drawn, where it is known
    melds: tuple[MeldView, ...] = ()
    river: tuple[RiverView, ...] = ()
    standing: tuple[str, ...] = ()  # tiles of the hand that stand apart, `#` where hidden (TAIYUAN-9)
    heart: str | None = None  # the tile it imagines, where that is known (JIANGNAN-10)
    raised: str = ""  # raise or return, of a side against the dealer (TAIYUAN-44)
    flowers: tuple[str, ...] = ()
    aside: int = 0  # Norths laid aside
    ready: str = ""  # plain, open, heavenly, earthly, frozen; empty
    won: int | None = None  # place among the winners of this hand, from 1
    in_play: bool = True
    bet: int | None = None
    notes: tuple[int, ...] = ()  # by seat: what that seat owes for wins noted (TAIWAN-P19); empty where none are
    lack: str | None = None  # missing suit, once shown
    watching: bool = False
    owes: bool = False  # a decision all may know of, or one's own


class WallSide(Struct, frozen=True, kw_only=True):
    """The wall before one seat: stacks from its owner's right end, each upper tile then lower."""

    seat: int
    stacks: tuple[tuple[str, str], ...]
    reserved: tuple[int, ...] = ()  # stacks of which no tile is drawn in turn: dead wall or reserve


class WallView(Struct, frozen=True, kw_only=True):
    """The walls, and where they were opened."""

    sides: tuple[WallSide, ...]
    break_side: int
    break_stack: int  # stacks left standing at that side's right end


def seat_view(engine: Engine, table: Any, seat: int, reader: int | None) -> SeatView:
    rules, seats = engine.settings, int(table["seats"])
    known = sees_hand(engine, table, reader, seat)
    drawn = int(table["drawn"])
    asked = table["question"]
    has_drawn = bool(table["turn"] == seat and drawn != NO_TILE and table["phase"] <= TURN)
    has_drawn = has_drawn and bool(asked < record.SHOW or asked == record.HEART)
    hand = kinds_in_hand(table, seat) if known else []
    if known and has_drawn and drawn in hand:
        hand.remove(drawn)
    winners = table["won_order"].tolist()[: int(table["won_count"])]
    lack, flowers = int(table["lack"]["suit"][seat]), int(table["flowers"][seat])
    return SeatView(
        seat=seat,
        person=int(table["person"][seat]),
        wind=WINDS[(seat - east_of(engine, table)) % seats],
        score=int(table["scores"][seat]),
        yakitori=bool(table["hands_won"][seat] == 0) if rules["yakitori"] > 0 else None,
        chips=int(table["tokens"]["chips"][seat]) if rules["chip_value"] > 0 else None,
        hand_count=int(table["hand_size"][seat]),
        has_drawn=has_drawn,
        hand=tuple(map(name_of, hand)) if known else None,
        drawn=name_of(drawn) if has_drawn and drawn != HIDDEN_TILE else None,
        melds=tuple(_meld(engine, table, seat, index, known) for index in range(int(table["meld_count"][seat]))),
        river=_river(table, seat, reader),
        standing=_standing(table, seat) if rules["standing"] else (),
        heart=heart_of(table, seat),
        raised=RAISES[int(table["raising"]["said"][seat])],
        flowers=tuple(name_of(_laid_out(engine, table, bit)) for bit in range(LAID_OUT_BITS) if flowers >> bit & 1),
        aside=int(table["aside"]["count"][seat]),
        ready=READY_STATES[int(table["ready"][seat])],
        won=winners.index(seat) + 1 if seat in winners else None,
        in_play=bool(int(table["in_play"]) >> seat & 1),
        bet=int(table["bets"]["placed"][seat]) if bets_lie_open(engine, table) else None,
        notes=tuple(table["pulling"]["notes"][seat, :seats].tolist()) if rules["pulling"] else (),
        lack="mps"[lack] if lack >= 0 and not asked_in_secret(table) else None,
        watching=bool(table["watch"]["looks"][seat]),
        owes=bool(int(table["owed"]) >> seat & 1),
    )


def east_of(engine: Engine, table: Any) -> int:
    """Return the seat that is East in this hand.

    Rules: TAIWAN-8.
    """
    return int(table["break_side"] if engine.settings["seat_wind_rule"] == EAST_OPENED_WALL else table["dealer"])


def _meld(engine: Engine, table: Any, seat: int, index: int, known: bool) -> MeldView:
    kind = int(table["meld_kind"][seat, index])
    if kind == record.EGG_MELD:
        return MeldView(kind="egg", tiles=tuple(map(name_of, tiles_of_egg(table, seat, index))))
    tiles = [name_of(tile) for tile in table["meld_tiles"][seat, index].tolist() if tile != NO_TILE]
    concealed = kind == record.CONCEALED_KONG_MELD
    if concealed and not known and table["phase"] < HAND_OVER and hides_kongs(engine, table, seat):
        tiles = [FACE_DOWN] * 4
    return MeldView(
        kind=MELD_KINDS[kind],
        tiles=tuple(tiles),
        source=None if concealed else int(table["meld_from"][seat, index]),
        called=None if concealed else int(table["meld_called"][seat, index]),
        added=3 if kind == record.ADDED_KONG_MELD else None,
    )


def tiles_of_egg(table: Any, seat: int, index: int) -> list[int]:
    """Return the tiles of an egg, each of its members as often as it lies there."""
    family = int(family_of(int(table["meld_face"][seat, index])))
    counts = table["eggs"]["tiles"][seat, family].tolist()
    return [int(member_of(family, place)) for place, count in enumerate(counts) for _ in range(count)]


def _standing(table: Any, seat: int) -> tuple[str, ...]:
    left = sorted(int(face) for face in table["standing_four"]["faces"][seat] if face != NO_TILE)
    return tuple(FACE_DOWN if face == HIDDEN_TILE else name_of(face) for face in left)


def _laid_out(engine: Engine, table: Any, number: int) -> int:
    """Return the kind of a tile laid out; where kongs of one tile are laid, that may be any."""
    return int(laid_tile(attributes_of(table), engine.numbers, number))


def _river(table: Any, seat: int, reader: int | None) -> tuple[RiverView, ...]:
    count, wild = int(table["river_count"][seat]), int(table["wild_mask"])
    tiles, flags = table["river"][seat, :count].tolist(), table["river_flags"][seat, :count].tolist()
    claiming = table["phase"] == CLAIM or claims_late(table, reader)
    newest = count - 1 if claiming and table["offered_by"] == seat else None
    return tuple(
        _laid(tile, flag, tile != NO_TILE and bool(wild >> face_of(tile) & 1), index == newest)
        for index, (tile, flag) in enumerate(zip(tiles, flags))
    )


@lru_cache(maxsize=4096)  # a river is shown again and again, and its tiles are few
def _laid(tile: int, flags: int, joker: bool, last: bool) -> RiverView:
    return RiverView(
        tile=FACE_DOWN if tile == NO_TILE else name_of(tile),
        drawn=bool(flags & record.CUT_DRAWN),
        ready=bool(flags & record.DECLARED_READY),
        called=bool(flags & record.CLAIMED_AWAY),
        face_down=bool(flags & record.FACE_DOWN_CUT),
        racked=bool(flags & record.RACKED_CUT),
        joker=joker,
        last=last,
    )


def wall_view(engine: Engine, table: Any, reader: int | None) -> WallView:
    size, known = int(table["wall_size"]), (tail_seen(table, reader), treasure_seen(table, reader))
    places, open_up = places_of(engine, table), (*open_chickens(table), *essence_tiles(table))
    states, tiles = table["place"].tolist(), table["wall"].tolist()
    shown = [FACE_DOWN if state in (record.IN_WALL, record.KEPT) else GONE for state in states]
    for position, state in enumerate(states):
        if state == record.TURNED or position in known or position in open_up:
            shown[position] = name_of(tiles[position])
    kept = int(engine.numbers.dead_wall)
    kept += int(tiles_kept(engine.numbers, int(table["kongs_made"]), int(table["tail_taken"])))
    sides = [[(GONE, GONE)] * count for count in places.stacks]
    reserved: list[set[int]] = [set() for _ in sides]
    for position in range(0, size, 2):
        side, stack = places.of[position] // 64, places.of[position] % 64
        sides[side][stack] = shown[position], shown[position + 1] if position + 1 < size else GONE
        if position + 1 >= size - kept:
            reserved[side].add(stack)
    return WallView(
        sides=tuple(
            WallSide(seat=seat, stacks=tuple(stacks), reserved=tuple(sorted(reserved[seat])))
            for seat, stacks in enumerate(sides)
        ),
        break_side=int(table["break_side"]),
        break_stack=int(table["break_stack"]),
    )


class Places(NamedTuple):
    """Where the tiles of a wall stand: the stacks before each seat, and side and stack of each position."""

    stacks: tuple[int, ...]
    of: tuple[int, ...]  # 64 * side + stack


def places_of(engine: Engine, table: Any) -> Places:
    """Return where the tiles stand; all hands whose walls were opened alike have the same places."""
    names = ("seats", "dealer", "break_side", "break_stack", "wall_size")
    key = tuple(int(table[name]) for name in names)
    found: Places | None = engine.places.get(key)
    if found is None:
        seen, places = attributes_of(table), np.zeros(record.WALL, np.int64)
        engine.run_at(wall_places, table, places)
        stacks = tuple(int(stacks_of(seen, engine.numbers, side)) for side in range(key[0]))
        found = engine.places[key] = Places(stacks, tuple(places.tolist()))
    return found
