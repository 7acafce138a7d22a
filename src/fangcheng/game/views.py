"""`View`: everything one seat may know of its table, as plain data; what is hidden is not in it.

Tiles are notation, FACE_DOWN lies with its back up, GONE is an empty place.
"""

from typing import Any

import numpy as np
from msgspec import Struct, field
from msgspec.structs import replace

from fangcheng.core import record
from fangcheng.core.distance import distance
from fangcheng.core.dora import dora_of
from fangcheng.core.endings import CHECK_SICHUAN
from fangcheng.core.passing import LOCKED_ALL, PASS_FURITEN, is_furiten
from fangcheng.core.ready import find_waits, ready_discards
from fangcheng.core.record import (
    BETS,
    BY_DISCARD,
    BY_SELF,
    CLAIM,
    EXCHANGE,
    HAND_OVER,
    INNER_STAKES,
    LACK,
    NOBODY,
    TURN,
)
from fangcheng.core.refusals import WINS
from fangcheng.core.shapes import hold
from fangcheng.core.standing import has_won
from fangcheng.core.wall import next_replacement, place_in_wall, stacks_of, tail_position
from fangcheng.game.actions import Action, actions_of
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.events import ENDINGS, MELD_KINDS, READY_MANNERS, kinds_in_hand
from fangcheng.game.explain import Explanation
from fangcheng.game.reasons import REFUSALS, refusal_rule
from fangcheng.tiles import FACES, FLOWER, NO_TILE, face_of, name_of

FACE_DOWN = "#"
GONE = "."
PHASES = (
    "bets",
    "exchange",
    "lack",
    "first_ready",
    "turn",
    "claim",
    "rob",
    "show",
    "flowers",
    "hand_over",
    "match_over",
)
WINDS = "ESWN"


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


class WaitView(Struct, frozen=True, kw_only=True):
    """A tile that completes the hand in shape."""

    tile: str
    left: int  # copies the reader cannot see
    wins: bool | None  # whether it could be won on, a present furiten aside; None: not worked out
    value: int | None = None  # total of such a win, in the variant's unit; of a self-draw where discards never win
    reason: str = ""  # key of words.py: why it would be no win
    rule: str = ""


class DiscardView(Struct, frozen=True, kw_only=True):
    """What the hand would wait for after a discard."""

    tile: str
    waits: tuple[WaitView, ...]


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


class FuritenView(Struct, frozen=True, kw_only=True):
    """Why discards cannot be won on; all false where they can."""

    own_river: bool = False  # RIICHI-75
    passed: bool = False  # RIICHI-76, SICHUAN-25, TAIWAN-44
    for_hand: bool = False  # RIICHI-77, TAIWAN-P15
    tiles: tuple[str, ...] = ()  # those that bar it


class View(Struct, frozen=True, kw_only=True):
    """All that a seat may know; `seat` None is an onlooker who sees no hand."""

    variant: str
    seat: int | None
    phase: str
    hand_number: int  # from 1
    round_wind: str
    deal_number: int
    dealer: int
    turn: int
    counters: int
    streak: int
    sticks: int
    tiles_left: int  # that can still be drawn
    hand_size: int  # tiles of a full hand with the drawn one
    seats: tuple[SeatView, ...]
    wall: WallView
    dice: tuple[int, ...]  # of the break, in order of the throws
    indicators: tuple[str, ...] = ()
    dora: tuple[str, ...] = ()  # the kinds they point at
    jokers: tuple[str, ...] = ()
    ending: str = ""
    offered: str | None = None  # tile that may be claimed or robbed now
    offered_by: int | None = None
    actions: tuple[Action, ...] = ()
    shanten: int | None = None  # -1 complete, 0 ready; of the own hand
    waits: tuple[WaitView, ...] = ()  # of the resting hand, the drawn tile aside
    discards: tuple[DiscardView, ...] = ()  # discards that leave the hand ready
    furiten: FuritenView = field(default_factory=FuritenView)
    given: tuple[str, ...] = ()  # tiles named for the exchange so far
    results: tuple[Explanation, ...] = ()


def view_of(engine: Engine, table: Any, seat: int | None, results: list[Explanation], hints: bool = True) -> View:
    """What `seat` may know of the table now."""
    rules = engine.rules
    own = _Own(engine, table, seat) if seat is not None and hints and table.phase < HAND_OVER else None
    indicators = [int(table.wall[place]) for place in table.indicators[: int(table.indicator_count)]]
    claiming = table.offered != NO_TILE and (table.phase in (CLAIM, record.ROB) or claims_late(table, seat))
    return View(
        variant=engine.ruleset.id,
        seat=seat,
        phase=PHASES[int(table.phase)],
        hand_number=int(table.hands_played) + (0 if table.phase >= HAND_OVER else 1),
        round_wind=WINDS[int(rules.round_winds[int(table.round_wind) % 8])],
        deal_number=int(table.deal_number),
        dealer=int(table.dealer),
        turn=int(table.turn),
        counters=int(table.counters),
        streak=int(table.streak),
        sticks=int(table.sticks),
        tiles_left=int(table.drawable),
        hand_size=3 * int(rules.sets) + 2,
        seats=tuple(_seat(engine, table, number, seat) for number in range(int(table.seats))),
        wall=_wall(engine, table, seat),
        dice=tuple(int(die) for die in table.dice if die),
        indicators=tuple(map(name_of, indicators)),
        dora=tuple(name_of(int(dora_of(rules, kind))) for kind in indicators) if rules.indicators else (),
        jokers=tuple(name_of(face) for face in range(FACES) if int(table.wild_mask) >> face & 1),
        ending=ENDINGS[int(table.ending)] if table.ending else "",
        offered=name_of(int(table.offered)) if claiming else None,
        offered_by=int(table.offered_by) if claiming else None,
        actions=tuple(actions_of(table, rules, seat)) if seat is not None else (),
        shanten=own.shanten() if own else None,
        waits=own.waits() if own else (),
        discards=own.after_discards() if own else (),
        furiten=furiten_of(engine, table, seat) if seat is not None else FuritenView(),
        given=_given(table, seat),
        results=tuple(_shown_result(result, table, seat) for result in results),
    )


def claims_late(table: Any, seat: int | None) -> bool:
    """Whether the seat may still claim what was discarded before the turn now begun: live timing, his business only.

    Rules: TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-42, TAIWAN-43.
    """
    return seat is not None and table.phase == TURN and seat != table.turn and bool(int(table.owed) >> seat & 1)


def _given(table: Any, seat: int | None) -> tuple[str, ...]:
    if seat is None or table.phase != EXCHANGE:
        return ()
    return tuple(name_of(int(kind)) for kind in table.given[seat] if kind != NO_TILE)


def _shown_result(result: Explanation, table: Any, seat: int | None) -> Explanation:
    """A winner lays the hand open, but face down while the others play on: then only its value is told.

    Rules: SICHUAN-27, SICHUAN-P14.
    """
    if result.kind != "win" or table.phase >= HAND_OVER or result.winner == seat:
        return result
    patterns = tuple(replace(line, tiles="") for line in result.patterns)
    return replace(result, groups=(), patterns=patterns)


# --- seats


def sees_hand(engine: Engine, table: Any, seat: int | None, other: int) -> bool:
    """Whether the concealed tiles of `other` are known to `seat`.

    Rules: RIICHI-93, SICHUAN-27, SICHUAN-42, TAIWAN-49, TAIWAN-53.
    """
    if seat == other or table.ready[other] == record.READY_OPEN:
        return True
    if seat is not None and table.watching[seat]:
        return True
    if table.phase >= HAND_OVER:
        checked = engine.rules.draw_check == CHECK_SICHUAN and table.drawable == 0
        return bool(table.shown_ready[other]) or checked or has_won(table, other)
    return False


def _seat(engine: Engine, table: Any, number: int, reader: int | None) -> SeatView:
    known = sees_hand(engine, table, reader, number)
    has_drawn = bool(table.turn == number and table.drawn != NO_TILE and table.phase <= TURN)
    hand = kinds_in_hand(table, number) if known else []
    if known and has_drawn and int(table.drawn) in hand:
        hand.remove(int(table.drawn))
    winners = [int(seat) for seat in table.won_order[: int(table.won_count)]]
    ready = int(table.ready[number])
    return SeatView(
        seat=number,
        person=int(table.person[number]),
        wind=WINDS[(number - _east(engine, table)) % int(table.seats)],
        score=int(table.scores[number]),
        yakitori=bool(table.hands_won[number] == 0) if engine.rules.yakitori > 0 else None,
        chips=int(table.chips[number]) if engine.rules.chip_value > 0 else None,
        hand_count=int(table.hand_size[number]),
        has_drawn=has_drawn,
        hand=tuple(map(name_of, hand)) if known else None,
        drawn=name_of(int(table.drawn)) if known and has_drawn else None,
        melds=tuple(_meld(engine, table, number, index, known) for index in range(int(table.meld_count[number]))),
        river=tuple(_discard(table, number, index, reader) for index in range(int(table.river_count[number]))),
        flowers=tuple(name_of(FLOWER + bit) for bit in range(8) if int(table.flowers[number]) >> bit & 1),
        aside=int(table.aside[number]),
        ready=(*("", *READY_MANNERS), "frozen")[ready],
        won=winners.index(number) + 1 if number in winners else None,
        in_play=bool(int(table.in_play) >> number & 1),
        bet=int(table.bet[number]) if _bets_lie_open(engine, table) else None,
        notes=tuple(table.notes[number, : int(table.seats)].tolist()) if engine.rules.pulling else (),
        lack="mps"[int(table.lack[number])] if table.lack[number] >= 0 and table.phase > LACK else None,
        watching=bool(table.watching[number]),
        owes=_owes(table, number, reader),
    )


def _bets_lie_open(engine: Engine, table: Any) -> bool:
    """Bets are shown once all have chosen; inner stakes stay from hand to hand and lie there all the time.

    Rules: TIANJIN-7, TAIWAN-74.
    """
    kind = int(engine.rules.bet_kind)
    return kind == INNER_STAKES or (kind != 0 and bool(table.phase > BETS))


def _east(engine: Engine, table: Any) -> int:
    """The seat that is East in this hand.

    Rules: TAIWAN-8.
    """
    return int(table.break_side if engine.rules.seat_wind_rule == 1 else table.dealer)


def _owes(table: Any, number: int, reader: int | None) -> bool:
    """Who could claim a tile or announce ready is nobody's business but his own."""
    owed = bool(int(table.owed) >> number & 1)
    own_turn = bool(table.phase == TURN and number == table.turn)
    return owed and (number == reader or own_turn or table.phase in (BETS, EXCHANGE, LACK))


def _meld(engine: Engine, table: Any, seat: int, index: int, known: bool) -> MeldView:
    kind = int(table.meld_kind[seat, index])
    tiles = [name_of(int(tile)) for tile in table.meld_tiles[seat, index] if tile != NO_TILE]
    concealed = kind == record.CONCEALED_KONG_MELD
    if concealed and engine.rules.hide_concealed_kong and not known and table.phase < HAND_OVER:
        tiles = [FACE_DOWN] * 4
    return MeldView(
        kind=MELD_KINDS[kind],
        tiles=tuple(tiles),
        source=None if concealed else int(table.meld_from[seat, index]),
        called=None if concealed else int(table.meld_called[seat, index]),
        added=3 if kind == record.ADDED_KONG_MELD else None,
    )


def _discard(table: Any, seat: int, index: int, reader: int | None) -> RiverView:
    flags = int(table.river_flags[seat, index])
    newest = index == int(table.river_count[seat]) - 1
    claiming = table.phase == CLAIM or claims_late(table, reader)
    return RiverView(
        tile=name_of(int(table.river[seat, index])),
        drawn=bool(flags & record.CUT_DRAWN),
        ready=bool(flags & record.DECLARED_READY),
        called=bool(flags & record.CLAIMED_AWAY),
        joker=bool(int(table.wild_mask) >> face_of(int(table.river[seat, index])) & 1),
        last=bool(newest and claiming and table.offered_by == seat),
    )


# --- the wall


def _wall(engine: Engine, table: Any, reader: int | None) -> WallView:
    rules, seen = engine.rules, tail_seen(table, reader)
    sides = [[[GONE, GONE] for _ in range(int(stacks_of(table, rules, side)))] for side in range(int(table.seats))]
    reserved: list[set[int]] = [set() for _ in sides]
    for position in range(int(table.wall_size)):
        code = int(place_in_wall(table, rules, position))
        side, stack = code // 64, code % 64
        known = position == seen
        sides[side][stack][position % 2] = name_of(int(table.wall[position])) if known else _wall_tile(table, position)
        if position >= int(table.wall_size) - int(rules.dead_wall) - int(rules.reserve):
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
        break_side=int(table.break_side),
        break_stack=int(table.break_stack),
    )


def tail_seen(table: Any, reader: int | None) -> int | None:
    """Position of the wall tile that only a watcher knows: the next one to be taken from the tail.

    Rules: TAIWAN-53.
    """
    if reader is None or not table.watching[reader] or table.drawable <= 0:
        return None
    return int(tail_position(table, next_replacement(table)))


def _wall_tile(table: Any, position: int) -> str:
    state = int(table.place[position])
    if state == record.TURNED:
        return name_of(int(table.wall[position]))
    return FACE_DOWN if state == record.IN_WALL else GONE


# --- the own hand


def seen_tiles(engine: Engine, table: Any, seat: int | None) -> list[int]:
    """How many copies of each face `seat` can see: own hand, rivers, melds, indicators, shown hands."""
    counts = [0] * FACES
    for other in range(int(table.seats)):
        if sees_hand(engine, table, seat, other):
            for face in range(FACES):
                counts[face] += int(table.hand[other, face])
        for index in range(int(table.river_count[other])):
            if not int(table.river_flags[other, index]) & record.CLAIMED_AWAY:
                counts[face_of(int(table.river[other, index]))] += 1
        for index in range(int(table.meld_count[other])):
            for tile in _meld(engine, table, other, index, sees_hand(engine, table, seat, other)).tiles:
                if tile != FACE_DOWN:
                    counts[_face_named(tile)] += 1
        counts[30] += int(table.aside[other])
    tail = tail_seen(table, seat)
    for position in range(int(table.wall_size)):
        if (table.place[position] == record.TURNED or position == tail) and table.wall[position] < FLOWER:
            counts[face_of(int(table.wall[position]))] += 1
    return counts


def _face_named(tile: str) -> int:
    number = 5 if tile[0] == "0" else int(tile[0])
    return "mpsz".index(tile[1]) * 9 + number - 1


def furiten_of(engine: Engine, table: Any, seat: int) -> FuritenView:
    """What keeps the seat from winning on discards.

    Rules: RIICHI-74, RIICHI-75, RIICHI-76, RIICHI-77, SICHUAN-25, TAIWAN-44, TAIWAN-P15.
    """
    waits, river = int(table.waits[seat]), int(table.own_river_mask[seat])
    missed = int(table.missed_mask[seat])
    if engine.rules.pass_rule == PASS_FURITEN:
        if table.phase >= HAND_OVER or not is_furiten(table, seat):
            return FuritenView()
        bars = (waits & river) | missed
        return FuritenView(
            own_river=bool(waits & river),
            passed=missed != 0 and not table.locked_for_hand[seat],
            for_hand=bool(table.locked_for_hand[seat]),
            tiles=tuple(name_of(face) for face in range(FACES) if bars >> face & 1),
        )
    passed = bool(table.locked[seat]) or int(table.missed_value[seat]) >= 0
    return FuritenView(passed=passed, for_hand=bool(table.locked_for_hand[seat] == LOCKED_ALL))


class _Own:
    """What a seat may work out about its own hand."""

    def __init__(self, engine: Engine, table: Any, seat: int) -> None:
        self.engine, self.seat = engine, seat
        self.table = copy_of(table)  # questions are asked of a copy
        self.rules = engine.rules
        seen = seen_tiles(engine, table, seat)
        self.left = [max(copies_of(self.rules, face) - seen[face], 0) for face in range(FACES)]
        self.acting = table.turn == seat and table.phase == TURN
        self.full = int(table.hand_size[seat]) % 3 == 2

    def shanten(self) -> int | None:
        """Tiles to go until ready: riichi's shanten."""
        if self.table.phase in (BETS,) or not self.table.hand_size[self.seat]:
            return None
        sets = int(self.rules.sets) - int(self.table.meld_count[self.seat])
        shapes = self.engine.desk.shapes
        lack = int(self.table.lack[self.seat])
        holding = hold(shapes, self.table.hand[self.seat], self.table.wild_mask, lack)
        return int(distance(shapes, holding, sets, int(self.rules.forms))) - 1

    def waits(self) -> tuple[WaitView, ...]:
        """Of the resting hand; with a drawn tile, of the hand without it."""
        if self.table.phase in (BETS, EXCHANGE):
            return ()
        if not self.full:
            return self._waits(self._mask())
        drawn = int(self.table.drawn)
        if not self.acting or drawn == NO_TILE:
            return ()
        self._take(drawn, -1)
        found = self._waits(self._mask())
        self._take(drawn, 1)
        return found

    def after_discards(self) -> tuple[DiscardView, ...]:
        """The discards that leave the hand ready, each with its waits."""
        if not self.acting or not self.full:
            return ()
        rules, desk = self.rules, self.engine.desk
        keep = int(self.engine.run(ready_discards, self.table, rules, desk, self.seat))
        found = []
        for face in range(FACES):
            if keep >> face & 1:
                self._take(face, -1)
                found.append(DiscardView(tile=name_of(face), waits=self._waits(self._mask(), thrown=face)))
                self._take(face, 1)
        return tuple(found)

    def _take(self, kind: int, count: int) -> None:
        face = face_of(kind)
        self.table.hand[self.seat, face] += count
        if face != kind:
            self.table.hand[self.seat, kind] += count
        self.table.hand_size[self.seat] += count

    def _mask(self) -> int:
        return int(self.engine.run(find_waits, self.table, self.rules, self.engine.desk, self.seat))

    def _waits(self, mask: int, thrown: int | None = None) -> tuple[WaitView, ...]:
        before = self.table.waits[self.seat]
        self.table.waits[self.seat] = np.uint64(mask)
        found = tuple(self._wait(face) for face in range(FACES) if mask >> face & 1)
        self.table.waits[self.seat] = before
        return found

    def _wait(self, face: int) -> WaitView:
        """A win on a discard of the tile in a quiet moment; where only self-draws win, a self-draw."""
        if not self.engine.values_quickly:
            return WaitView(tile=name_of(face), left=self.left[face], wins=None)
        table, seat = self.table, self.seat
        kept = [int(table[name]) for name in QUIET]
        for name, value in QUIET.items():
            table[name] = value
        by = BY_DISCARD if self.rules.win_by_discard else BY_SELF
        if by == BY_SELF:
            self._take(face, 1)
        payer = (seat + 1) % int(table.seats) if by == BY_DISCARD else NOBODY
        wins = self.engine.value(table, seat, face, by, payer)
        if by == BY_SELF:
            self._take(face, -1)
        for name, value in zip(QUIET, kept):
            table[name] = value
        result = self.engine.desk.work.results[seat]
        refusal = int(result.refusal)
        return WaitView(
            tile=name_of(face),
            left=self.left[face],
            wins=wins,
            value=int(result.total) if wins else None,
            reason="" if refusal == WINS else REFUSALS[refusal],
            rule=refusal_rule(self.engine, refusal),
        )


# Fields of the present moment, as a win some time later finds them.
QUIET = {"drawable": 1, "drawn_from": 0, "after_kong_cut": 0, "claimed_turn": 0, "any_claim": 1, "offered_meld": -1}


def copies_of(rules: Any, face: int) -> int:
    """Copies of a face in the wall, red ones among them."""
    return int(rules.copies[face])
