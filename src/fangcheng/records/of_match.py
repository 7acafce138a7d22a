"""A match of ours as a record: played once more from its seed, and every step told in the words of records."""

import hashlib
from collections.abc import Sequence
from typing import Any

from fangcheng.core.actions import CALL_TIME, RULE_CHOMBO
from fangcheng.core.wall import BREAK_SUM
from fangcheng.errors import FangchengError
from fangcheng.game.events import Dealt, read_events
from fangcheng.game.match import Match
from fangcheng.records.model import Event, Final, GameRecord, HandRecord, Indicator, Tiles
from fangcheng.records.replay_events import told
from fangcheng.records.verify import REPLAYED
from fangcheng.tiles import name_of, parse


def record_of(match: Match, players: Sequence[str] = ()) -> GameRecord:
    """The whole match so far, walls included: not for players while it goes on.

    `players`: names by person. The seed is told when the match is over, its SHA-256 (`commitment`) at once.
    Raises FangchengError for variants whose events records cannot tell yet, and for a second match of one company.
    """
    if match.variant not in REPLAYED:
        raise FangchengError(f"records of {match.variant} are not written yet; {', '.join(REPLAYED)} are")
    if match.matches:
        raise FangchengError("a record holds one match: this company has begun another")
    table = match.engine.new_table(match.seed)
    names = list(players) or [f"player {person + 1}" for person in range(match.seats)]
    return GameRecord(
        variant=match.variant,
        options=match.options | ({"preset": match.preset} if match.preset else {}),
        source_format="native",
        players=tuple(names[int(person)] for person in table.person[: match.seats]),
        hands=tuple(_hand(match.engine, table, actions) for actions in match.actions),
        final=_final(match) if match.over else None,
        revision=match.engine.ruleset.revision,
        seed=match.seed if match.over else "",
        commitment=hashlib.sha256(match.seed.encode()).hexdigest(),
    )


def _final(match: Match) -> Final:
    standings = sorted(match.ranking(), key=lambda one: one.seat)
    return Final(tuple(match.scores), tuple(one.points for one in standings if one.points is not None) or None)


def _hand(engine: Any, table: Any, actions: Sequence[tuple[int, int]]) -> HandRecord:
    """Play one hand again, from its deal."""
    engine.start_hand(table)
    wall = tuple(name_of(kind) for kind in table.wall[: int(table.wall_size)].tolist())
    first = [*told(table, engine.rules, engine.desk)]
    opened = tuple(event.tile for event in first if isinstance(event, Indicator))
    dealt = _dealt(table)
    begun: dict[str, Any] = {
        "round_wind": int(table.round_wind),
        "dealer": int(table.dealer),
        "number": int(table.deal_number),
        "honba": int(table.counters),
        "sticks": int(table.sticks),
        "start_scores": tuple(table.scores[: len(dealt)].tolist()),
    }
    events: list[Event] = [event for event in first if not isinstance(event, Indicator)]
    for seat, action in actions:
        events += _step(engine, table, seat, action)
    return HandRecord(
        **begun,
        dealt=dealt,
        events=tuple(events),
        indicators=opened,
        dice=(int(table.dice[3]), int(table.dice[4])) if engine.rules.break_rule == BREAK_SUM else None,
        wall=wall,
    )


def _step(engine: Any, table: Any, seat: int, action: int) -> list[Event]:
    """Take one action, or what the host ruled, and tell what came of it."""
    if action == CALL_TIME:
        engine.call_time(table)
        return []
    if action == RULE_CHOMBO:
        engine.rule_chombo(table, seat)
    else:
        engine.act(table, seat, action)
    return [*told(table, engine.rules, engine.desk)]


def _dealt(table: Any) -> tuple[Tiles, ...]:
    """The hands before the dealer's first draw."""
    [dealt] = [event for event in read_events(table) if isinstance(event, Dealt)]
    hands = [parse(hand or "") for hand in dealt.hands]
    if dealt.drawn is not None:
        hands[int(table.dealer)].remove(parse(dealt.drawn)[0])
    return tuple(tuple(map(name_of, hand)) for hand in hands)
