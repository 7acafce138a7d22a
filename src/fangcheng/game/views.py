"""`View`: everything one seat may know of its table; what is hidden is not in it.

Tiles are notation, FACE_DOWN lies with its back up, GONE is an empty place. A view holds a copy of the table in which
all hidden is blank (`seen_record`), and each part is worked out when it is first read.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from msgspec import Struct, structs

from fangcheng.core.state import codes as record
from fangcheng.core.state.codes import CLAIM, EXCHANGE, HAND_OVER, TURN
from fangcheng.core.state.rule_codes import EAST_OPENED_WALL
from fangcheng.core.table.dora import dora_of
from fangcheng.core.table.wall import stacks_of, wall_places
from fangcheng.game.actions import Action, actions_of
from fangcheng.game.engine import Engine
from fangcheng.game.events import ENDINGS, MELD_KINDS, READY_MANNERS, kinds_in_hand
from fangcheng.game.explain import Explanation
from fangcheng.game.own_hand import DiscardView, FuritenView, OutlookView, OwnHand, WaitView, seen_tiles
from fangcheng.game.seen import (
    BEFORE_PLAY,
    attributes_of,
    bets_lie_open,
    claims_late,
    seen_record,
    sees_hand,
    tail_seen,
)
from fangcheng.game.shown import html_of_view
from fangcheng.tiles import FACES, FLOWER, NAMES, NO_TILE, face_of, name_of

FACE_DOWN = "#"
GONE = "."
PHASES = ("ask", "turn", "claim", "rob", "hand_over", "match_over")
QUESTIONS = ("bets", "exchange", "lack", "first_ready", "show", "flowers")
WINDS = "ESWN"
READY_STATES = ("", *READY_MANNERS, "frozen")


class MeldView(Struct, frozen=True, kw_only=True):
    """One meld, tiles in the order of the record: the claimed one first."""

    kind: str  # chi, pon, open_kong, added_kong, concealed_kong, special
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
    drawn: str | None = None  # the tile just drawn, where the hand is known
    melds: tuple[MeldView, ...] = ()
    river: tuple[RiverView, ...] = ()
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


class View:
    """All that `seat` may know of its table at one moment; `seat` None is an onlooker who sees no hand.

    A view is read, never written, and stays as it is when the game goes on. `plain` gives all of it as plain data.
    """

    variant: str
    seat: int | None
    results: tuple[Explanation, ...]  # what was settled in this hand, where the table keeps account of it
    _engine: Engine
    _table: Any  # what the seat sees

    def __init__(self, engine: Engine, table: Any, seat: int | None, results: tuple[Explanation, ...] = ()) -> None:
        """Look at a table made by `seen_record` for the seat."""
        self.__dict__.update(variant=engine.ruleset.id, seat=seat, results=results, _engine=engine, _table=table)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a view is read, not written: {name}")

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.variant} for {who}: hand {self.hand_number}, {self.phase}>"

    def _repr_html_(self) -> str:
        return html_of_view(self)

    def plain(self) -> dict[str, Any]:
        """Every part by its name: strings, numbers, tuples and structs, ready for msgspec."""
        return {name: getattr(self, name) for name in PARTS}

    def ask(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel with what the reader sees; see `Engine.run_at` for its parameters."""
        return self._engine.run_at(kernel, self._table, *arguments)

    # --- where the game stands

    @cached_property
    def phase(self) -> str:
        """One of PHASES, or the question that is asked, one of QUESTIONS."""
        if self._table["phase"] == record.ASK:
            return QUESTIONS[int(self._table["question"])]
        return PHASES[int(self._table["phase"])]

    @cached_property
    def hand_number(self) -> int:
        """The hand being played, from 1."""
        return int(self._table["hands_played"]) + (0 if self._table["phase"] >= HAND_OVER else 1)

    @cached_property
    def round_wind(self) -> str:
        """E, S, W or N."""
        return WINDS[self._engine.settings["round_winds"][int(self._table["round_wind"]) % 8]]

    @cached_property
    def deal_number(self) -> int:
        """Hands since the round began that had a new dealer, from 0."""
        return int(self._table["deal_number"])

    @cached_property
    def dealer(self) -> int:
        """The dealer's seat."""
        return int(self._table["dealer"])

    @cached_property
    def turn(self) -> int:
        """Whose turn it is; during claims, who discarded."""
        return int(self._table["turn"])

    @cached_property
    def counters(self) -> int:
        """Repeats and drawn hands since the last change by a win: riichi's honba."""
        return int(self._table["counters"])

    @cached_property
    def streak(self) -> int:
        """Repeats of the present dealer."""
        return int(self._table["streak"])

    @cached_property
    def sticks(self) -> int:
        """Riichi sticks on the table."""
        return int(self._table["sticks"])

    @cached_property
    def tiles_left(self) -> int:
        """Tiles that can still be drawn."""
        return int(self._table["drawable"])

    @cached_property
    def hand_size(self) -> int:
        """Tiles of a full hand with the drawn one."""
        return 3 * int(self._engine.settings["sets"]) + 2

    @cached_property
    def ending(self) -> str:
        """How the hand ended; empty while it goes on."""
        return ENDINGS[int(self._table["ending"])] if self._table["ending"] else ""

    # --- what lies on the table

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Everybody, by seat."""
        return tuple(_seat(self._engine, self._table, seat, self.seat) for seat in range(int(self._table["seats"])))

    @cached_property
    def own(self) -> SeatView | None:
        """The reader's own seat."""
        return None if self.seat is None else _seat(self._engine, self._table, self.seat, self.seat)

    @cached_property
    def wall(self) -> WallView:
        """The walls, and where they were opened."""
        return _wall(self._engine, self._table, self.seat)

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """Of the break, in order of the throws."""
        return tuple(die for die in self._table["dice"].tolist() if die)

    @cached_property
    def indicators(self) -> tuple[str, ...]:
        """Tiles turned over."""
        return tuple(map(name_of, self._indicators))

    @cached_property
    def dora(self) -> tuple[str, ...]:
        """The tiles they point at."""
        rules = self._engine.rules
        return tuple(name_of(int(dora_of(rules, kind))) for kind in self._indicators) if rules.indicators else ()

    @cached_property
    def _indicators(self) -> list[int]:
        places = self._table["indicators"]["positions"][: int(self._table["indicators"]["count"])]
        return [int(self._table["wall"][place]) for place in places]

    @cached_property
    def jokers(self) -> tuple[str, ...]:
        """Tiles that stand for any other."""
        wild = int(self._table["wild_mask"])
        return tuple(name_of(face) for face in range(FACES) if wild >> face & 1)

    @cached_property
    def unseen(self) -> dict[str, int]:
        """Copies of each tile that the reader cannot see; red fives count as fives."""
        copies = self._engine.settings["copies"]
        return {NAMES[face]: left for face, left in enumerate(self._left) if copies[face]}

    @cached_property
    def _left(self) -> tuple[int, ...]:
        copies = self._engine.settings["copies"]
        return tuple(max(all_of - seen, 0) for all_of, seen in zip(copies, seen_tiles(self._table)))

    # --- what may be done

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Everything open to the reader now; empty when it owes nothing."""
        return () if self.seat is None else tuple(actions_of(self._table, self._engine.rules, self.seat))

    @cached_property
    def offered(self) -> str | None:
        """The tile that may be claimed or robbed now."""
        return name_of(int(self._table["offered"])) if self._claiming else None

    @cached_property
    def offered_by(self) -> int | None:
        """Who offers it."""
        return int(self._table["offered_by"]) if self._claiming else None

    @cached_property
    def _claiming(self) -> bool:
        table = self._table
        claimed = table["phase"] in (CLAIM, record.ROB) or claims_late(table, self.seat)
        return bool(table["offered"] != NO_TILE and claimed)

    @cached_property
    def given(self) -> tuple[str, ...]:
        """Tiles named for the exchange so far."""
        if self.seat is None or self._table["question"] != EXCHANGE:
            return ()
        return tuple(name_of(kind) for kind in self._table["exchange"]["given"][self.seat].tolist() if kind != NO_TILE)

    # --- the own hand

    @cached_property
    def shanten(self) -> int | None:
        """-1 complete, 0 ready; of the own hand."""
        return self._own_hand.shanten() if self._own_hand else None

    @cached_property
    def outlooks(self) -> tuple[OutlookView, ...]:
        """How far the own hand is after each discard and which tiles it then wants, nearest and widest first.

        While there is nothing to discard, one answer for the hand as it is.
        """
        return self._own_hand.outlooks() if self._own_hand else ()

    @cached_property
    def waits(self) -> tuple[WaitView, ...]:
        """Of the resting hand, the drawn tile aside."""
        return self._own_hand.waits() if self._own_hand else ()

    @cached_property
    def discards(self) -> tuple[DiscardView, ...]:
        """Discards that leave the hand ready."""
        return self._own_hand.after_discards() if self._own_hand else ()

    @cached_property
    def furiten(self) -> FuritenView:
        """Why the reader may not win on discards."""
        return FuritenView() if self.seat is None else OwnHand(self._engine, self._table, self.seat, ()).furiten()

    @cached_property
    def _own_hand(self) -> OwnHand | None:
        if self.seat is None or self._table["phase"] >= HAND_OVER:
            return None
        return OwnHand(self._engine, self._table, self.seat, self._left)


PARTS = (
    "variant",
    "seat",
    *(name for name, part in vars(View).items() if isinstance(part, cached_property) and name[0] != "_"),
    "results",
)


def view_of(engine: Engine, table: Any, seat: int | None, results: list[Explanation]) -> View:
    """What `seat` may know of the table now."""
    shown = tuple(_shown_result(result, table, seat) for result in results)
    return View(engine, seen_record(engine, table, seat), seat, shown)


def _shown_result(result: Explanation, table: Any, seat: int | None) -> Explanation:
    """A winner lays the hand open, but face down while the others play on: then only its value is told.

    Rules: SICHUAN-27, SICHUAN-P14.
    """
    if result.kind != "win" or table.phase >= HAND_OVER or result.winner == seat:
        return result
    patterns = tuple(structs.replace(line, tiles="") for line in result.patterns)
    return replace(result, groups=(), patterns=patterns)


# --- seats


def _seat(engine: Engine, table: Any, seat: int, reader: int | None) -> SeatView:
    rules, seats = engine.settings, int(table["seats"])
    known = sees_hand(engine, table, reader, seat)
    drawn = int(table["drawn"])
    has_drawn = bool(
        table["turn"] == seat and drawn != NO_TILE and table["phase"] <= TURN and table["question"] < record.SHOW
    )
    hand = kinds_in_hand(table, seat) if known else []
    if known and has_drawn and drawn in hand:
        hand.remove(drawn)
    winners = table["won_order"].tolist()[: int(table["won_count"])]
    lack, flowers = int(table["lack"]["suit"][seat]), int(table["flowers"][seat])
    return SeatView(
        seat=seat,
        person=int(table["person"][seat]),
        wind=WINDS[(seat - _east(engine, table)) % seats],
        score=int(table["scores"][seat]),
        yakitori=bool(table["hands_won"][seat] == 0) if rules["yakitori"] > 0 else None,
        chips=int(table["tokens"]["chips"][seat]) if rules["chip_value"] > 0 else None,
        hand_count=int(table["hand_size"][seat]),
        has_drawn=has_drawn,
        hand=tuple(map(name_of, hand)) if known else None,
        drawn=name_of(drawn) if known and has_drawn else None,
        melds=tuple(_meld(engine, table, seat, index, known) for index in range(int(table["meld_count"][seat]))),
        river=_river(table, seat, reader),
        flowers=tuple(name_of(FLOWER + bit) for bit in range(8) if flowers >> bit & 1),
        aside=int(table["aside"]["count"][seat]),
        ready=READY_STATES[int(table["ready"][seat])],
        won=winners.index(seat) + 1 if seat in winners else None,
        in_play=bool(int(table["in_play"]) >> seat & 1),
        bet=int(table["bets"]["placed"][seat]) if bets_lie_open(engine, table) else None,
        notes=tuple(table["pulling"]["notes"][seat, :seats].tolist()) if rules["pulling"] else (),
        lack="mps"[lack] if lack >= 0 and table["question"] not in BEFORE_PLAY else None,
        watching=bool(table["watch"]["looks"][seat]),
        owes=bool(int(table["owed"]) >> seat & 1),
    )


def _east(engine: Engine, table: Any) -> int:
    """The seat that is East in this hand.

    Rules: TAIWAN-8.
    """
    return int(table["break_side"] if engine.settings["seat_wind_rule"] == EAST_OPENED_WALL else table["dealer"])


def _meld(engine: Engine, table: Any, seat: int, index: int, known: bool) -> MeldView:
    kind = int(table["meld_kind"][seat, index])
    tiles = [name_of(tile) for tile in table["meld_tiles"][seat, index].tolist() if tile != NO_TILE]
    concealed = kind == record.CONCEALED_KONG_MELD
    if concealed and engine.settings["hide_concealed_kong"] and not known and table["phase"] < HAND_OVER:
        tiles = [FACE_DOWN] * 4
    return MeldView(
        kind=MELD_KINDS[kind],
        tiles=tuple(tiles),
        source=None if concealed else int(table["meld_from"][seat, index]),
        called=None if concealed else int(table["meld_called"][seat, index]),
        added=3 if kind == record.ADDED_KONG_MELD else None,
    )


def _river(table: Any, seat: int, reader: int | None) -> tuple[RiverView, ...]:
    count, wild = int(table["river_count"][seat]), int(table["wild_mask"])
    tiles, flags = table["river"][seat, :count].tolist(), table["river_flags"][seat, :count].tolist()
    claiming = table["phase"] == CLAIM or claims_late(table, reader)
    newest = count - 1 if claiming and table["offered_by"] == seat else None
    return tuple(
        _laid(tile, flag, bool(wild >> face_of(tile) & 1), index == newest)
        for index, (tile, flag) in enumerate(zip(tiles, flags))
    )


@lru_cache(maxsize=4096)  # a river is shown again and again, and its tiles are few
def _laid(tile: int, flags: int, joker: bool, last: bool) -> RiverView:
    return RiverView(
        tile=name_of(tile),
        drawn=bool(flags & record.CUT_DRAWN),
        ready=bool(flags & record.DECLARED_READY),
        called=bool(flags & record.CLAIMED_AWAY),
        joker=joker,
        last=last,
    )


# --- the wall


def _wall(engine: Engine, table: Any, reader: int | None) -> WallView:
    rules, size, tail = engine.rules, int(table["wall_size"]), tail_seen(table, reader)
    seen = attributes_of(table)
    sides = [[[GONE, GONE] for _ in range(int(stacks_of(seen, rules, side)))] for side in range(int(table["seats"]))]
    reserved: list[set[int]] = [set() for _ in sides]
    states, tiles = table["place"].tolist(), table["wall"].tolist()
    places = np.zeros(record.WALL, np.int64)
    engine.run_at(wall_places, table, places)
    for position, code in enumerate(places.tolist()[:size]):
        side, stack = code // 64, code % 64
        known = position == tail or states[position] == record.TURNED
        face_down = FACE_DOWN if states[position] == record.IN_WALL else GONE
        sides[side][stack][position % 2] = name_of(tiles[position]) if known else face_down
        if position >= size - int(rules.dead_wall) - int(rules.reserve):
            reserved[side].add(stack)
    return WallView(
        sides=tuple(
            WallSide(
                seat=seat,
                stacks=tuple((upper, lower) for upper, lower in stacks),
                reserved=tuple(sorted(reserved[seat])),
            )
            for seat, stacks in enumerate(sides)
        ),
        break_side=int(table["break_side"]),
        break_stack=int(table["break_stack"]),
    )
