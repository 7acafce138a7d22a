"""What a seat can work out about its own hand: how far it is, what helps it, what it waits for, what bars it.

All is asked of the table as the seat sees it (`seen_record`), where a question may try tiles and put them back.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct

from fangcheng.core.play.hints import ANSWERS, REFUSAL, TOTAL, discards_at, waits_at
from fangcheng.core.play.hints import WINS as WON
from fangcheng.core.play.passing import LOCKED_ALL, is_furiten
from fangcheng.core.scoring.away import asks_more
from fangcheng.core.scoring.away_outlook import allowed_outlook
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.outlook import outlook
from fangcheng.core.shapes.ready import has_tile_to_spare
from fangcheng.core.state.codes import BETS, EXCHANGE, HAND_OVER, RAISE, READY_PLAIN, RETURN, TURN
from fangcheng.core.state.refusals import WINS
from fangcheng.core.state.rule_codes import COUNTS_WAITED, READY_STANDING
from fangcheng.game.engine import Engine
from fangcheng.game.hand_checks import places_of
from fangcheng.game.printed import kinds_at
from fangcheng.game.reasons import refusal_rule
from fangcheng.game.refusal_words import REFUSALS
from fangcheng.game.seen import attributes_of
from fangcheng.tiles import NO_TILE, PLACES, face_of, is_flower, name_of

FACE_NAMES = tuple(name_of(face) for face in range(PLACES))


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


class OutlookView(Struct, frozen=True, kw_only=True):
    """How far the hand is after a discard, and what it then wants."""

    discard: str | None  # red fives as fives; None: the hand as it is, with nothing to discard
    shanten: int  # of its shape: 0 ready, -1 complete
    away: int | None  # the same to a win that is allowed, where a game demands more; None: no such win is left
    tiles: dict[str, int]  # tiles that bring it nearer to that win, and how many of each the reader cannot see
    count: int  # their sum

    @property
    def rank(self) -> tuple[int, int]:
        """Return what sorts outlooks, best first."""
        return rank_of(self.away, self.count)


def rank_of(away: int | None, count: int) -> tuple[int, int]:
    """Return what sorts hands, best first: how far, one that nothing helps being a step farther, then how wide."""
    if away is None:
        return OUT_OF_REACH, 0
    return away + int(away >= 0 and count == 0), -count


class FuritenView(Struct, frozen=True, kw_only=True):
    """Why discards cannot be won on; all false where they can."""

    own_river: bool = False  # RIICHI-75
    passed: bool = False  # RIICHI-76, SICHUAN-25, TAIWAN-44
    for_hand: bool = False  # RIICHI-77, TAIWAN-P15
    tiles: tuple[str, ...] = ()  # those that bar it


class OwnHand:
    """The concealed hand of `seat`; `table` is what the seat sees."""

    def __init__(self, engine: Engine, table: Any, seat: int, left: tuple[int, ...]) -> None:
        self.engine, self.table, self.seat = engine, table, seat
        self.left = left  # copies of each printed face that the seat cannot see
        self.printed = kinds_at(table)
        self.rules = engine.numbers
        self.acting = table["turn"] == seat and table["phase"] == TURN
        self.full = bool(has_tile_to_spare(self.record, engine.numbers, seat))
        self.places = places_of(engine.numbers)  # of rows by face

    @cached_property
    def record(self) -> Any:
        """Return the table as kernels read it."""
        return attributes_of(self.table)

    @property
    def dealt(self) -> bool:
        """Return True if the seat holds a hand and the hand goes on."""
        return bool(
            self.table["question"] != BETS and self.table["phase"] < HAND_OVER and self.table["hand_size"][self.seat]
        )

    def shanten(self) -> int | None:
        """Return how many tiles the hand is from ready: riichi's shanten."""
        if not self.dealt:
            return None
        return int(self._shapes(discards=False)[0][self.places]) - 1

    def away(self) -> int | None:
        """Return the same to a win that is allowed; None where the melds bar every one, too."""
        if not self.dealt:
            return None
        if not asks_more(self.rules):
            return self.shanten()
        missing = self._allowed(*self._rows(), discards=False)[0][self.places]
        return missing - 1 if missing < OUT_OF_REACH else None

    def outlooks(self) -> tuple[OutlookView, ...]:
        """Look at every discard, nearest and widest first; a hand with nothing to discard gives one answer."""
        if not self.dealt:
            return ()
        shapes, masks = self._shapes(discards=True)
        distances = shapes.tolist()
        allowed, wanted = self._allowed(shapes, masks, discards=True)
        faces = range(self.places) if self.full else (self.places,)
        found = [
            self._after(face, distances[face] - 1, allowed[face], wanted[face])
            for face in faces
            if distances[face] >= 0
        ]
        return tuple(sorted(found, key=lambda one: one.rank))

    def name(self, face: int) -> str:
        """Return what is printed on the tiles that count as a face."""
        return FACE_NAMES[self.printed[face]]

    def _shapes(self, discards: bool) -> tuple[Any, Any]:
        """Return how far from a shape the hand is and what it wants, by face discarded and in a last place as it is."""
        distances, masks = self._rows()
        self.engine.run_at(outlook, self.table, self.seat, int(discards), distances, masks)
        return distances, masks

    def _rows(self) -> tuple[Any, Any]:
        """Return two rows to be filled: distances and masks of faces, each with a last place for the hand as it is."""
        return np.zeros(self.places + 1, np.int64), np.zeros(self.places + 1, np.uint64)

    def _allowed(self, distances: Any, masks: Any, discards: bool) -> tuple[list[int], list[int]]:
        """Turn rows of shapes into those of wins that are allowed, which are all where a game demands nothing."""
        if asks_more(self.rules):
            self.engine.furnish()
            self.engine.run_at(allowed_outlook, self.table, self.seat, int(discards), distances, masks)
        return distances.tolist(), masks.tolist()

    def _after(self, face: int, shanten: int, missing: int, mask: int) -> OutlookView:
        tiles = {}
        while mask:
            wanted = (mask & -mask).bit_length() - 1
            tiles[self.name(wanted)] = self.left[self.printed[wanted]]
            mask &= mask - 1
        discard = self.name(face) if face < self.places else None
        away = missing - 1 if missing < OUT_OF_REACH else None
        return OutlookView(discard=discard, shanten=shanten, away=away, tiles=tiles, count=sum(tiles.values()))

    def waits(self) -> tuple[WaitView, ...]:
        """Return the waits of the resting hand; with a drawn tile, of the hand without it."""
        if self.table["question"] in (BETS, EXCHANGE, RAISE, RETURN):
            return ()
        if not self.full:
            return self._waits()
        drawn = int(self.table["drawn"])
        if not self.acting or drawn == NO_TILE:
            return ()
        self.take(drawn, -1)
        found = self._waits()
        self.take(drawn, 1)
        return found

    def after_discards(self) -> tuple[DiscardView, ...]:
        """Return the discards that leave the hand ready, each with its waits."""
        if not self.acting or not self.full:
            return ()
        keep = int(self.engine.run_at(discards_at, self.table, self.seat))
        found = []
        for face in range(self.places):
            if keep >> face & 1:
                self.take(face, -1)
                found.append(DiscardView(tile=self.name(face), waits=self._waits()))
                self.take(face, 1)
        return tuple(found)

    def take(self, kind: int, count: int) -> None:
        """Put tiles of a kind into the hand, or with a negative count take them out."""
        face = face_of(kind)
        self.table["hand"][self.seat, face] += count
        if face != kind:
            self.table["hand"][self.seat, kind] += count
        self.table["hand_size"][self.seat] += count

    def mask(self) -> int:
        """Return the faces that the resting hand waits for, as a mask."""
        return int(self.engine.run_at(waits_at, self.table, self.seat, 0, np.zeros((self.places, ANSWERS), np.int64)))

    @contextmanager
    def as_declared(self) -> Iterator[None]:
        """Let the hand count as declared for a while, where it has announced that and its discard is still to come."""
        ready, pending = self.table["ready"], int(self.table["declared"]["pending"])
        before = int(ready[self.seat])
        if self.acting and pending and not before:
            ready[self.seat] = READY_PLAIN if self.rules.ready_rule == READY_STANDING else pending
        try:
            yield
        finally:
            ready[self.seat] = before

    def _waits(self) -> tuple[WaitView, ...]:
        with self.as_declared():
            return self._waits_now()

    def _waits_now(self) -> tuple[WaitView, ...]:
        valued = self.engine.values_quickly
        answers = np.zeros((self.places, ANSWERS), np.int64)
        mask = int(self.engine.run_at(waits_at, self.table, self.seat, int(valued), answers))
        if mask == 0:
            return ()
        told = answers.tolist()
        waits = (face for face in range(self.places) if mask >> face & 1 and not self.is_gone(face))
        return tuple(self._wait(face, told[face] if valued else None) for face in waits)

    def is_gone(self, face: int) -> bool:
        """Return True for a flower that is a joker and has been seen: there is one of each, and it is no wait."""
        return is_flower(face) and self.left[face] == 0

    def _wait(self, face: int, answer: list[int] | None) -> WaitView:
        """Tell of a tile what a win on it in a quiet moment would be; nothing where that was not worked out."""
        tile, left = self.name(face), self.left[self.printed[face]]
        if answer is None:
            return WaitView(tile=tile, left=left, wins=None)
        wins, refusal = bool(answer[WON]), answer[REFUSAL]
        return WaitView(
            tile=tile,
            left=left,
            wins=wins,
            value=answer[TOTAL] if wins else None,
            reason="" if refusal == WINS else REFUSALS[refusal],
            rule=refusal_rule(self.engine, refusal),
        )

    def furiten(self) -> FuritenView:
        """Tell what keeps the seat from winning on discards.

        Rules: RIICHI-74, RIICHI-75, RIICHI-76, RIICHI-77, SICHUAN-25, TAIWAN-44, TAIWAN-P15.
        """
        table, seat = self.table, self.seat
        for_hand, missed = int(table["locked_for_hand"][seat]), int(table["missed_mask"][seat])
        if not self.rules.pass_counts[COUNTS_WAITED]:
            passed = missed != 0 or bool(table["locked"][seat]) or int(table["missed_value"][seat]) >= 0
            return FuritenView(passed=passed, for_hand=for_hand == LOCKED_ALL)
        if table["phase"] >= HAND_OVER or not is_furiten(self.record, self.rules, seat):
            return FuritenView()
        own = int(table["waits"][seat]) & int(table["own_river_mask"][seat])
        bars = own | missed
        return FuritenView(
            own_river=own != 0,
            passed=missed != 0 and not for_hand,
            for_hand=for_hand != 0,
            tiles=tuple(self.name(face) for face in range(self.places) if bars >> face & 1),
        )
