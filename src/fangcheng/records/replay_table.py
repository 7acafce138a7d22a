"""A table set as a recorded hand begins: rules from the game's options, winds, counters, scores, wall and break."""

from functools import lru_cache
from typing import Any

from fangcheng.core.deal import begin_hand, clear_hand
from fangcheng.core.events import DICE_BREAK
from fangcheng.core.record import NOBODY, SEATS, TURN
from fangcheng.core.wall import BREAK_SUM, note_throw, set_break
from fangcheng.game.engine import Engine, Mode
from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.replay_wall import Unplayable, lay_wall
from fangcheng.rules.ruleset import Value
from fangcheng.tiles import CARD, FLOWER

UNHEARD = ("tenhou_type", "duplicate", "flowers", "start")  # options of a record that are no options of a variant


def engine_of(game: GameRecord, preset: str | None, mode: Mode) -> Engine:
    """The engine for a game; a record that names no preset is played under `preset`."""
    options = {key: value for key, value in game.options.items() if key not in (*UNHEARD, "preset")}
    if "start" in game.options and game.variant == "mcr":
        options["start_points"] = game.options["start"]
    named = str(game.options.get("preset") or preset or "")
    flowers = bool(game.options.get("flowers", True))
    return _engine(game.variant, tuple(sorted(options.items())), named or None, flowers, mode)


@lru_cache(maxsize=64)
def _engine(
    variant: str, options: tuple[tuple[str, Value], ...], preset: str | None, flowers: bool, mode: Mode
) -> Engine:
    engine = Engine(variant, dict(options), preset, mode)
    if not flowers:
        engine.rules.copies[FLOWER:CARD] = 0
        engine.rules.stacks[:] = int(engine.rules.copies.sum()) // 8
    return engine


def begin(engine: Engine, table: Any, hand: HandRecord, fresh: bool) -> None:
    """Deal this hand; `fresh`: all that earlier hands left behind is taken from the record, else from the table."""
    table.seats = engine.rules.seats
    if len(hand.dealt) != table.seats or hand.dealer >= table.seats:
        raise Unplayable(f"{len(hand.dealt)} hands and dealer {hand.dealer} in a game for {int(table.seats)}")
    if fresh:
        _place(engine, table, hand)
    engine.run(clear_hand, table, engine.rules)
    lay_wall(table, engine.rules, hand)
    _open(engine, table, hand)
    engine.run(begin_hand, table, engine.rules, engine.desk)


def _place(engine: Engine, table: Any, hand: HandRecord) -> None:
    """Dealer, round, counters, sticks and scores as the hand begins."""
    seats = int(table.seats)
    table.phase = TURN  # not HAND_OVER: there is no plan of an earlier hand to apply
    table.dealer = hand.dealer
    table.first_dealer = (hand.dealer - hand.number) % seats
    table.round_wind = hand.round_wind
    table.deal_number = hand.number
    table.counters = hand.honba
    table.streak = 0
    table.sticks = hand.sticks
    table.last_winner = NOBODY
    scores = hand.start_scores or (int(engine.rules.start_score),) * seats
    table.scores[:] = [*scores, *[0] * (SEATS - seats)]
    table.person[:] = range(SEATS)


def _open(engine: Engine, table: Any, hand: HandRecord) -> None:
    """Open the wall by the recorded dice; where they are not told the place does not matter."""
    side, stacks = hand.dealer, 0
    if hand.dice is not None and engine.rules.break_rule == BREAK_SUM:
        note_throw(table, hand.dealer, *hand.dice, 0, DICE_BREAK)
        stacks = sum(hand.dice) + int(engine.rules.break_shift)
        side = (hand.dealer + sum(hand.dice) - 1) % int(table.seats)
    set_break(table, engine.rules, side, stacks)
