"""The answers that make a recorded event happen: which action it is, what every seat says to it."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any

from fangcheng.core.play.egg_tiles import names_egg
from fangcheng.core.play.live_claims import next_in_play
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state import action_codes as act
from fangcheng.core.state.codes import ASK, CLAIM, EGG_MELD, ROB, TILE_NAMED
from fangcheng.core.state.eggs import member_of
from fangcheng.core.state.event_rows import FIRST_OF_STANDING
from fangcheng.core.state.honour_runs import run_number
from fangcheng.core.state.rule_codes import LIVE
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.tile_actions import action_on
from fangcheng.game.actions import chow_with, owing
from fangcheng.game.event_types import EGGS, READY_MANNERS
from fangcheng.game.printed import PLAIN, Kinds, kinds_at
from fangcheng.records.model import (
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    Dice,
    Discard,
    Event,
    Flower,
    Indicator,
    LayAside,
    Left,
    Noted,
    OpenKong,
    Payment,
    Pung,
    Ready,
    ReadyAccepted,
    Returned,
    Reveal,
    TakenBack,
    TakenIn,
    Watch,
    Win,
)
from fangcheng.records.replay.choices import Answers, choices
from fangcheng.records.replay.sum_answers import sum_action
from fangcheng.records.replay.wall import KIND
from fangcheng.tiles import EAST, face_of, is_red_name

# Happens by itself between a discard and what is done with it.
FOLLOWS = (Indicator, ReadyAccepted, Payment, Noted, Dice, Reveal, Left, Returned)
CLAIMS = (Chow, Pung, OpenKong)
LOOK_AHEAD = 5  # a draw taken back, three wins on one tile, and what comes after them


def answers(table: Any, rules: Any, events: Sequence[Event]) -> Answers:
    """Return seat and action of the answers due now, in the order to be given; none when the record gives none.

    `events` is what is still to come. Who is asked and does nothing that the record tells lets it pass.
    """
    phase = int(table.phase)
    if phase == ASK:
        return choices(table, events)
    to_come = list(islice((event for event in events if not isinstance(event, FOLLOWS)), LOOK_AHEAD))
    if not to_come:
        return []
    if (phase == CLAIM or isinstance(to_come[0], TakenBack)) and rules.claim_timing == LIVE:
        return _live(table, to_come)
    if phase in (CLAIM, ROB):
        return _claims(table, rules, to_come)
    action = sum_action(table, rules, to_come[0]) if plays_sums(rules) else None
    if action is None:
        action = own_action(table, to_come[0])
    return [] if action is None else [(int(table.turn), action)]


def _claims(table: Any, rules: Any, to_come: Sequence[Event]) -> Answers:
    """Return all answers to a discard or a kong tile at once; the heads of a set are named one by one."""
    taking = _taking(table, to_come)
    first = to_come[0]
    if plays_sums(rules) and isinstance(first, CLAIMS) and first.seat in taking:
        taking[first.seat] = sum_action(table, rules, first) or act.PASS
    passing = {seat: act.PASS for seat in owing(table) if seat not in taking}
    return [*passing.items(), *taking.items()]


def _taking(table: Any, to_come: Sequence[Event]) -> dict[int, int]:
    """Tell who does what with the tile that lies there; compulsory wins have answered themselves."""
    deciding = to_come[0]
    if isinstance(deciding, Win):
        wins = {win.seat: act.WIN for win in _wins(to_come) if win.seat != win.from_seat}
        return {seat: action for seat, action in wins.items() if table.answer[seat] != act.WIN}
    if isinstance(deciding, Abort) and deciding.reason == "triple_ron":
        return {seat: act.WIN for seat in owing(table) if allowed(table, seat, act.WIN)}
    if isinstance(deciding, CLAIMS) and (table.phase != ROB or table.offered_meld == EGG_MELD):
        return {deciding.seat: claim(deciding, kinds_at(table))}
    if isinstance(deciding, ConcealedKong) and table.opened.stage == TILE_NAMED and table.phase != ROB:
        return {deciding.seat: act.CLAIM_OPENED}
    return {}


def _live(table: Any, to_come: Sequence[Event]) -> Answers:
    """Return the next single answer where claims are first come, for each changes who is asked.

    Whoever takes the tile says so at once, then who was asked lets it go; where nobody takes it the next player
    reaches for the wall.
    """
    asked = owing(table)
    if isinstance(to_come[0], TakenBack):
        return _taking_back(table, to_come[1:], [seat for seat in asked if seat != table.turn])
    taking = _taking(table, to_come)
    for seat, action in taking.items():
        if seat in asked:
            return [(seat, action)]
    reaching = int(next_in_play(table))
    return [(reaching if not taking and reaching in asked else asked[0], act.PASS)]


def _taking_back(table: Any, to_come: Sequence[Event], late: Sequence[int]) -> Answers:
    """Return the claim that undoes a draw or another claim.

    One that waits for others may be untold where a record ends."""
    if to_come:
        return [(seat, action) for seat, action in _taking(table, to_come).items() if seat in late][:1]
    waiting = [(seat, action) for action in (act.WIN, act.OPEN_KONG) for seat in late if allowed(table, seat, action)]
    return waiting[:1]


def _wins(to_come: Sequence[Event]) -> list[Win]:
    """Return the wins on one tile, which stand together."""
    found: list[Win] = []
    for event in to_come:
        if not isinstance(event, Win):
            break
        found.append(event)
    return found


def claim(event: Chow | Pung | OpenKong, kinds: Kinds = PLAIN) -> int:
    """Return the action of a call; `kinds` says what its tiles count as."""
    reds = sum(is_red_name(tile) for tile in event.own)
    if isinstance(event, OpenKong):
        return act.CLAIM_OPENED if event.opened else act.OPEN_KONG
    if isinstance(event, Pung):
        return act.CLAIM_PUNG + reds + event.standing
    called = face_of(kinds[KIND[event.tile]])
    if called >= EAST:
        return act.CLAIM_CHOW + run_number(called, [face_of(kinds[KIND[tile]]) for tile in event.own])
    own = [kinds[KIND[tile]] for tile in event.own]
    return chow_with(sum(face_of(tile) < called for tile in own), own)


def own_action(table: Any, event: Event) -> int | None:
    """Return the action of what the player on turn does, None when the event is no such thing."""
    match event:
        case AddedKong(egg=family) | ConcealedKong(egg=family) if family:
            return _of_egg(table, event)
        case AddedKong(opened=True) | ConcealedKong(opened=True) if table.opened.announced == 0:
            return act.OPENING
        case Discard():
            return _discard(table, event)
        case Ready() if event.manner in READY_MANNERS:
            return act.READY + READY_MANNERS.index(event.manner) % FIRST_OF_STANDING
        case AddedKong():
            return act.ADDED_KONG + face_of(kinds_at(table)[KIND[event.tile]])
        case ConcealedKong():
            return act.CONCEALED_KONG + face_of(kinds_at(table)[KIND[event.tiles[0]]])
        case Flower():  # a kong of one tile; flowers are laid out without being asked for
            laid = act.CONCEALED_KONG + face_of(kinds_at(table)[KIND[event.tile]])
            return laid if allowed(table, event.seat, laid) else None
        case LayAside():
            return act.LAY_NORTH
        case Watch():
            return act.WATCH
        case TakenIn():
            return act.PASS
        case Win() if event.seat == event.from_seat:
            return act.WIN
        case Abort(reason="nine_terminals"):
            return act.ABORT
    return None


def _of_egg(table: Any, event: AddedKong | ConcealedKong) -> int:
    """Return what comes next of laying an egg: to say so, the tiles in question one by one, or that it stays so."""
    if not names_egg(table):
        return act.EGG + EGGS.index(event.egg)
    tiles = event.tiles if isinstance(event, ConcealedKong) else (event.tile,)
    family, named = EGGS.index(event.egg), table.eggs.chosen.tolist()
    left = Counter(KIND[tile] for tile in tiles)
    left -= Counter({int(member_of(family, place)): count for place, count in enumerate(named) if count})
    open_now = [act.TILE + kind for kind in left if allowed(table, event.seat, act.TILE + kind)]
    return open_now[0] if open_now else act.PASS


def _discard(table: Any, event: Discard) -> int:
    kind = kinds_at(table)[KIND[event.tile]]
    drawn = event.drawn
    if drawn is None:
        drawn = int(table.drawn) == kind
    return act.DISCARD_DRAWN if drawn else int(action_on(kind))
