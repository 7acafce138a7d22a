"""Hints: what every choice of a decision leaves and risks, in quantities; which of them is best, a hint never says.

All is worked out on a copy of what the seat sees (`seen_record`), so a hint knows no more than its reader.
"""

import sys
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct

from fangcheng.core.play.hints import discards_at
from fangcheng.core.play.prospect import NO_WIN, prospect
from fangcheng.core.play.safety import (
    SEEN_LINE,
    SEEN_NO_CHANCE,
    SEEN_ONE_CHANCE,
    SEEN_OWN_RIVER,
    SEEN_PASSED,
    exposure,
)
from fangcheng.core.play.swap_ban import swap_banned, swap_banned_by_pung
from fangcheng.core.shapes.ready import has_tile_to_spare
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    LACK,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    READY_OPEN,
    READY_PLAIN,
    SEATS,
)
from fangcheng.core.state.honour_runs import start_of
from fangcheng.core.state.refusals import WINS
from fangcheng.core.state.table import TABLE
from fangcheng.core.table.hand import find_pung
from fangcheng.game.actions import Action
from fangcheng.game.own_hand import OutlookView, OwnHand
from fangcheng.game.reasons import refusal_rule, rule_behind
from fangcheng.game.refusal_words import REFUSALS
from fangcheng.tiles import RED_OF_FACE, face_of, parse, plain

SAFE = (  # keys by the SAFE_ numbers of core/play/safety.py
    "",
    "no-discard-win",
    "left",
    "payer-broke",
    "sealed",
    "not-declared",
    "ready-draws-only",
    "joker",
    "low-discard",
    "lack",
    "own-river",
    "passed-ready",
    "passed-round",
)
SEEN = {  # keys by the SEEN_ bits, in the order they are told
    SEEN_OWN_RIVER: "own-river",
    SEEN_PASSED: "passed",
    SEEN_NO_CHANCE: "no-chance",
    SEEN_LINE: "line",
    SEEN_ONE_CHANCE: "one-chance",
}
SAFE_TOPICS = {  # topics of rules/topics.py whose rule stands behind a reason
    "lack": "holds-lack",
    "own-river": "furiten-own",
    "passed-ready": "furiten-ready",
    "passed-round": "furiten-passed",
}
BY_HAND = 24  # wins that one hint tries while kernels are interpreted, where each takes milliseconds
MELDS = {
    "chi": CHOW,
    "pon": PUNG,
    "open_kong": OPEN_KONG_MELD,
    "concealed_kong": CONCEALED_KONG_MELD,
    "added_kong": ADDED_KONG_MELD,
}


class Danger(Struct, frozen=True, kw_only=True):
    """What one opponent could do with a discard, as far as the reader can see."""

    seat: int
    safe: str = ""  # key of a reason why it cannot win on it, empty where it may
    rule: str = ""
    seen: tuple[str, ...] = ()  # keys of what else is seen of the tile
    ways: int = 0  # ways in which unseen tiles can wait for it, jokers and special hands not counted; 0 where safe


class Brings(Struct, frozen=True, kw_only=True):
    """Points that a win would bring the seat, sticks on the table and what is turned up after a win left out."""

    low: int | None = None  # on a discard, from whom it brings least; None where that is no win
    high: int | None = None  # from whom it brings most
    drawn: int | None = None  # by self-draw


class WaitHint(Struct, frozen=True, kw_only=True):
    """A tile that would complete the hand, and what it would bring in a quiet moment."""

    tile: str
    left: int  # copies the reader cannot see
    value: int | None = None  # in the variant's unit, on a discard where that wins, else by self-draw; None: no win
    brings: Brings | None = None  # None: no win, or not worked out
    declared: Brings | None = None  # the same once ready is declared, where it may be declared now
    reason: str = ""  # why it would be no win on a discard, or where that never wins by self-draw
    rule: str = ""
    worked_out: bool = True


class DiscardHint(Struct, frozen=True, kw_only=True):
    """What one discard leaves, and what it risks."""

    after: OutlookView
    waits: tuple[WaitHint, ...] = ()  # of a hand that it leaves ready in shape
    dangers: tuple[Danger, ...] = ()


class ChoiceHint(Struct, frozen=True, kw_only=True):
    """What a claim, a kong or a missing suit leaves; with a tile to discard, by the discard nearest and widest."""

    action: int
    after: OutlookView


class Hint(Struct, frozen=True, kw_only=True):
    """The hand as it lies, and what each choice would leave."""

    shanten: int | None = None  # None while there is no hand to speak of
    away: int | None = None  # the same to a win that is allowed; None too where no such win is left
    now: OutlookView | None = None  # of a hand with nothing to discard
    waits: tuple[WaitHint, ...] = ()  # of such a hand, where it is ready in shape
    discards: tuple[DiscardHint, ...] = ()  # nearest and widest first
    choices: tuple[ChoiceHint, ...] = ()


def hint_of(view: Any) -> Hint:
    """Return the hint of a `game.views.View` for its reader; an onlooker gets an empty one."""
    own = view.own_hand()
    return own_hint(own, view) if own is not None and own.dealt else Hint()


def own_hint(own: OwnHand, view: Any) -> Hint:
    """Work out the hint of a hand that is being played."""
    asked = _Asked(own)
    outlooks = own.outlooks()
    discards = _discards(asked, view, outlooks)
    now = outlooks[0] if outlooks and not own.full else None
    return Hint(
        shanten=own.shanten(),
        away=own.away(),
        now=now,
        waits=asked.waits() if now is not None and now.shanten == 0 else (),
        discards=discards,
        choices=tuple(_choices(own, view)),
    )


def _discards(asked: "_Asked", view: Any, outlooks: tuple[OutlookView, ...]) -> tuple[DiscardHint, ...]:
    """Return a hint for every face that may be discarded now."""
    open_now = {plain(action.tiles[0]) for action in view.actions if action.kind == "discard"}
    if not open_now:
        return ()
    declares = asked.may_declare if any(action.kind == "ready" for action in view.actions) else 0
    return tuple(
        DiscardHint(
            after=one,
            waits=asked.after(one, declares) if one.shanten == 0 else (),
            dangers=asked.dangers(one.discard or ""),
        )
        for one in outlooks
        if one.discard in open_now
    )


class _Asked:
    """A hand that is asked what its wins would bring, and about opponents."""

    def __init__(self, own: OwnHand) -> None:
        self.own, self.engine, self.seat = own, own.engine, own.seat
        self.trial: Any = np.zeros(1, TABLE)
        quick = self.engine.compiled_now(prospect) is not None
        self.tries_left = sys.maxsize if quick else BY_HAND * int(self.engine.values_quickly)

    # --- wins

    @cached_property
    def may_declare(self) -> int:
        """Return the mask of the faces whose discard may declare ready."""
        return int(self.engine.run_at(discards_at, self.own.table, self.seat))

    def after(self, one: OutlookView, declares: int) -> tuple[WaitHint, ...]:
        """Return the waits that a discard leaves."""
        face = _face(self.own, one.discard or "")
        kind = self._held(face)
        self.own.take(kind, -1)
        found = self.waits(declares=bool(declares >> face & 1))
        self.own.take(kind, 1)
        return found

    def _held(self, face: int) -> int:
        """Return the kind that is discarded of a face: the red one where no other is left."""
        hand = self.own.table["hand"][self.seat]
        red = RED_OF_FACE.get(face)
        return red if red is not None and hand[red] == hand[face] else face

    def waits(self, declares: bool = False) -> tuple[WaitHint, ...]:
        """Return the waits of the resting hand, valued besides as declared ready where that is open."""
        table, mask = self.own.table, self.own.mask()
        kept = int(table["waits"][self.seat])
        table["waits"][self.seat] = np.uint64(mask)
        with self.own.as_declared():
            found = tuple(self._wait(face, declares) for face in range(self.own.places) if mask >> face & 1)
        table["waits"][self.seat] = np.uint64(kept)
        return found

    def _wait(self, face: int, declares: bool) -> WaitHint:
        own = self.own
        tile, left = own.name(face), own.left[own.printed[face]]
        if self.tries_left <= 0:
            return WaitHint(tile=tile, left=left, worked_out=False)
        brings, value, refusal = self._brings(face)
        declared = None
        if declares and own.table["ready"][self.seat] == 0:
            own.table["ready"][self.seat] = READY_PLAIN
            declared = self._brings(face)[0]
            own.table["ready"][self.seat] = 0
        return WaitHint(
            tile=tile,
            left=left,
            value=value,
            brings=brings,
            declared=declared,
            reason="" if refusal == WINS else REFUSALS[refusal],
            rule=refusal_rule(self.engine, refusal),
        )

    def _brings(self, face: int) -> tuple[Brings | None, int | None, int]:
        """Return what wins on a face bring, their value in the variant's unit, and why the first way is none."""
        self.own.take(face, 1)
        drawn: int | None = self._try(face, BY_SELF, NOBODY)
        self.own.take(face, -1)
        refusal, value = int(self._result.refusal), int(self._result.total)
        gains = []
        if self.own.rules.win_by_discard:
            gains = self._on_discards(face)
            refusal = WINS if gains else int(self._result.refusal)
            value = int(self._result.total) if gains else value
        drawn = None if drawn == NO_WIN else drawn
        if not gains and drawn is None:
            return None, None, refusal
        low, high = (min(gains), max(gains)) if gains else (None, None)
        return Brings(low=low, high=high, drawn=drawn), value, refusal

    def _on_discards(self, face: int) -> list[int]:
        """Return what the tile brings from each opponent whose discard of it would be a win."""
        gains = []
        for payer in self._payers():
            gain = self._try(face, BY_DISCARD, payer)
            if gain != NO_WIN:
                gains.append(gain)
            elif not self.own.rules.min_payment:
                return []  # who gives it makes no difference
        return gains

    @property
    def _result(self) -> Any:
        return self.engine.desk.work.results[self.seat]

    def _payers(self) -> list[int]:
        seats, playing = int(self.own.table["seats"]), int(self.own.table["in_play"])
        return [seat for seat in range(seats) if seat != self.seat and playing >> seat & 1]

    def _try(self, face: int, by: int, payer: int) -> int:
        """Return what the win would bring on a table that is thrown away, NO_WIN where it is none."""
        self.tries_left -= 1
        self.trial[0] = self.own.table
        return int(self.engine.run_at(prospect, self.trial[0], self.seat, face, by, payer))

    # --- opponents

    @cached_property
    def _exposure(self) -> tuple[Any, Any, Any]:
        own = self.own
        left = np.array([own.left[own.printed[face]] for face in range(own.places)], np.int64)
        safe, seen, ways = (np.zeros((SEATS, own.places), np.int64) for _ in range(3))
        self.engine.run_at(exposure, own.table, self.seat, left, safe, seen, ways)
        return safe, seen, ways

    def dangers(self, tile: str) -> tuple[Danger, ...]:
        """Return what each opponent could do with a discard."""
        face = _face(self.own, tile)
        seats = range(int(self.own.table["seats"]))
        return tuple(self._danger(other, face) for other in seats if other != self.seat)

    def _danger(self, other: int, face: int) -> Danger:
        safe, seen, ways = self._exposure
        key = SAFE[int(safe[other, face])]
        if key == "ready-draws-only" and int(self.own.table["ready"][other]) == READY_OPEN:
            key = "open-hand-draws-only"  # JINAN-21
        if key:
            return Danger(seat=other, safe=key, rule=rule_behind(self.engine, SAFE_TOPICS.get(key, key)))
        marks = tuple(name for mark, name in SEEN.items() if int(seen[other, face]) & mark)
        return Danger(seat=other, seen=marks, ways=int(ways[other, face]))


# --- claims, kongs, and the missing suit


def _choices(own: OwnHand, view: Any) -> Iterator[ChoiceHint]:
    """Yield what the other choices leave, as far as they change the hand."""
    for action in view.actions:
        if action.kind in MELDS and action.tiles:  # which heads go into a set is said later (LUOSHU-13)
            yield ChoiceHint(action=action.number, after=_claimed(own, action))
        elif action.kind == "choose" and own.table["question"] == LACK:
            yield ChoiceHint(action=action.number, after=_without(own, int(action.choice or 0)))


def _trial_of(own: OwnHand) -> OwnHand:
    table: Any = np.zeros(1, TABLE)
    table[0] = own.table
    return OwnHand(own.engine, table[0], own.seat, own.left)


def _claimed(own: OwnHand, action: Action) -> OutlookView:
    """Return what a claim or a kong leaves."""
    after = _trial_of(own)
    table, seat = after.table, own.seat
    for tile in action.tiles:
        after.take(own.printed[parse(tile)[0]], -1)
    faces = [face_of(own.printed[parse(tile)[0]]) for tile in action.tiles]
    if action.kind == "added_kong":
        table["meld_kind"][seat, int(find_pung(after.record, seat, faces[0]))] = ADDED_KONG_MELD
    else:
        claimed = [face_of(int(table["offered"]))] if action.called else []
        place = int(table["meld_count"][seat])
        table["meld_kind"][seat, place] = MELDS[action.kind]
        table["meld_face"][seat, place] = start_of(sorted(faces + claimed))
        table["meld_count"][seat] = place + 1
    after.full = bool(has_tile_to_spare(after.record, own.rules, seat))
    banned = _banned(own, action)
    return next(one for one in after.outlooks() if one.discard is None or not banned >> _face(own, one.discard) & 1)


def _face(own: OwnHand, tile: str) -> int:
    return own.printed[parse(tile)[0]]


def _banned(own: OwnHand, action: Action) -> int:
    """Return the faces that may not be discarded straight after a claim, as a mask."""
    claimed = face_of(int(own.table["offered"]))
    if action.kind == "chi" and plays_sums(own.rules):
        return 1 << claimed
    if action.kind == "chi":
        place = (action.number - code.CLAIM_CHOW) % 3
        return int(swap_banned(own.rules, claimed, claimed - place, place))
    return int(swap_banned_by_pung(own.rules, claimed)) if action.kind == "pon" else 0


def _without(own: OwnHand, suit: int) -> OutlookView:
    """Return what is left of the hand once a suit is given up."""
    after = _trial_of(own)
    after.table["lack"]["suit"][own.seat] = suit
    return after.outlooks()[0]
