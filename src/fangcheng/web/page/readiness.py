"""A hand that nobody won: who was ready and what for, as far as the reader may know."""

from typing import Any

from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.state.rule_codes import JOKER_NONE, READY_MEANS_WINNABLE
from fangcheng.game.event_types import Showed
from fangcheng.game.match import Match
from fangcheng.game.printed import kinds_at
from fangcheng.game.seat_views import SeatView
from fangcheng.game.views import View
from fangcheng.tiles import PLACES, name_of
from fangcheng.web import wire
from fangcheng.web.page.texts import text


def readiness(match: Match, view: View) -> list[wire.Readiness]:
    """Tell it of every seat; empty where the reader knows it of nobody.

    Rules: RIICHI-93, SICHUAN-42.
    """
    showed = {event.seat: event.ready for event in match.hand_events if isinstance(event, Showed)}
    told = [_of_seat(match, seen, showed.get(seen.seat)) for seen in view.seats]
    return told if any(one.state is not None for one in told) else []


def _of_seat(match: Match, seen: SeatView, showed: bool | None) -> wire.Readiness:
    told = wire.Readiness(seat=seen.seat)
    known = seen.hand is not None and (seen.hand_count + int(match.engine.rules.heart)) % 3 == 1
    if seen.won is not None:
        told.state = text("state-won")
        return told
    told.ready = showed if showed is not None else _counts(match, seen.seat) if known else None
    if told.ready is not None:
        told.state = text("state-ready" if told.ready else "state-not-ready")
    if told.ready and known:
        told.waits = _waits(match, seen.seat)
    return told


def _counts(match: Match, seat: int) -> bool | None:
    """Return what the rules say of the hand; None where asking them takes too long, for a hand with jokers."""
    rules: Any = match.engine.rules
    if rules.ready_means == READY_MEANS_WINNABLE and rules.joker_rule != JOKER_NONE:
        return None
    return bool(counts_as_ready(match.copy().table, rules, match.engine.desk, seat))


def _waits(match: Match, seat: int) -> list[wire.Tile]:
    mask, printed = int(match.table.waits[seat]), kinds_at(match.table)
    return [name_of(int(printed[face])) for face in range(PLACES) if mask >> face & 1]
