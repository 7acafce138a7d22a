"""What a hand of ours begins with, in the words of records: dealt by the engine from a seed, or read off a table."""

from typing import Any

from fangcheng.core.state.rule_codes import INNER_STAKES, RESEAT_BY_WINNER
from fangcheng.game.engine import Engine
from fangcheng.game.printed import as_printed
from fangcheng.records.replay.payments import payments, summed
from fangcheng.records.replay.table import losers_of, notes_of, outside_of, queue_of, throws_are_told
from fangcheng.tiles import name_of


def begins_anew(rules: Any) -> bool:
    """Return True if nothing of a match reaches into the next one of the company, which can then be dealt alone.

    Rules: TAIWAN-6, TAIWAN-74, SHANGHAI-31.
    """
    return rules.reseat_rule != RESEAT_BY_WINNER and rules.bet_kind != INNER_STAKES and not rules.wash_outs


def start_of(engine: Engine, table: Any) -> dict[str, Any]:
    """Deal the next hand, to the first decision, and return the fields of its HandRecord known before anybody acts."""
    lost = losers_of(engine, table)
    engine.start_hand(table)
    return {
        **beginning_of(engine, table),
        "lost": lost,
        "dice": _opening_throws(table) if throws_are_told(engine.rules) else None,
        "wall": tuple(name_of(kind) for kind in as_printed(table).wall[: int(table.wall_size)].tolist()),
    }


def beginning_of(engine: Engine, table: Any) -> dict[str, Any]:
    """Return winds, counters, scores, stakes and notes as they stand when a hand begins.

    What dealt tiles are paid in the same step (CHANGSHA-34) is told behind it, and no part of these scores.
    """
    seats = int(table.seats)
    paid = summed(table, payments(table))
    return {
        "round_wind": int(table.round_wind),
        "dealer": int(table.dealer),
        "number": int(table.deal_number),
        "counters": int(table.counters),
        "sticks": int(table.sticks),
        "start_scores": tuple(score - change for score, change in zip(table.scores[:seats].tolist(), paid)),
        "streak": int(table.streak),
        "stakes": tuple(table.bets.placed[:seats].tolist()) if engine.rules.bet_kind == INNER_STAKES else None,
        "notes": notes_of(table) if engine.rules.pulling else None,
        "outside": outside_of(engine.rules, table),
        **queue_of(engine.rules, table),
    }


def _opening_throws(table: Any) -> tuple[int, ...]:
    return tuple(die for die in table.dice[:6].tolist() if die)
