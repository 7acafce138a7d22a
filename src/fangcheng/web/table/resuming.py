"""A table that goes on from the middle of a recorded game: what is kept of it, and the match to be played on."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.game.sealed import Secret, drawn_secret
from fangcheng.records.model import GameRecord
from fangcheng.records.native import read_native, write_native
from fangcheng.records.opening import Source
from fangcheng.records.replay.film import resumed
from fangcheng.records.replay.judged_by import options_of
from fangcheng.records.replay.retold import RetoldMatch
from fangcheng.web import bodies
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.store import kept

RANDOM_BOT = "random"  # it has no temperament


def begun_at(games: Sequence[GameRecord], hand: int, step: int, seat: int) -> kept.Begun:
    """Return what is kept of a table that goes on from a step; `games` as a film takes them."""
    last = replace(games[-1], hands=games[-1].hands[: hand + 1], final=None, ended=None)
    record = "\n".join(line for game in [*games[:-1], last] for line in write_native(game))
    return kept.Begun(record=record, hand=hand, step=step, seat=seat, chance=secrets.token_hex(8))


def resumed_match(begun: kept.Begun, mode: Any) -> RetoldMatch:
    """Return the match at that step. Raises FangchengError where there is none, nor such a seat, or it is over."""
    games = list(read_native(Source("record", begun.record)))
    match = resumed(games, begun.hand, begun.step, begun.chance, mode)
    if begun.seat >= match.seats:
        raise FangchengError(f"no seat {begun.seat} at a table of {match.seats}")
    if match.over:
        raise FangchengError("the match is over there: go back some steps to play on")
    return match


def asked_for(games: Sequence[GameRecord]) -> bodies.NewTable:
    """Return what somebody would ask for who wanted a new table of the rules of a game, against bots like its own."""
    game = games[-1]
    preset = game.options.get("preset")
    house = bodies.House(game.variant, game.house) if game.house else None
    new = bodies.NewTable(game.variant, options_of(game), preset=str(preset) if preset else None, house=house)
    return next((replace(new, **manner) for manner in map(manner_of, game.bots) if manner), new)


def manner_of(bot: str) -> dict[str, str]:
    """Return how a bot of this name is asked for at a table; nothing where a table has none like it."""
    level, _, temperament = bot.partition(":")
    manner = {"bots": level, "temperament": temperament}
    try:
        msgspec.convert({"variant": "any", **manner}, bodies.NewTable)
    except msgspec.ValidationError:
        return {}
    return manner if level != RANDOM_BOT or not temperament else {}


def match_for(new: bodies.NewTable, begun: kept.Begun | None, mode: Any, secret: Secret | None = None) -> Match:
    """Return the match of a new table, or the one that it goes on with. Raises FangchengError.

    Without a `secret` the seed is what was asked for; where nobody asked for one, seed and salt are drawn.
    """
    if begun is not None:
        return resumed_match(begun, mode)
    if secret is None:
        secret = drawn_secret() if new.seed is None else Secret(str(new.seed))
    return Match(ruleset_of(new.variant, new.house), secret.seed, new.options, new.preset, mode, secret.salt)


def first_of_log(match: Match) -> int:
    """Return the number of the event with which the log begins: one that goes on knows the present hand only."""
    return len(match.events) - len(match.hand_events) if isinstance(match, RetoldMatch) else 0
