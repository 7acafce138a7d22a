"""Walls kept in a file of their own: one JSON object a hand, dice with them, joined to the games they belong to."""

from pathlib import Path
from typing import TypeAlias

import msgspec

from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.opening import open_source
from fangcheng.records.tenhou.values import Table


class WallLine(msgspec.Struct, frozen=True):
    """One hand: tile numbers 0..135 in the order of taking from the break, and two dice."""

    game: str
    hand: int  # from 0
    wall: list[int]
    dice: tuple[int, int]


Walls: TypeAlias = dict[str, list[WallLine]]


def walls_of(path: str | Path) -> Walls:
    """Return the hands of every game, by the game's name without its ending. Raises RecordError."""
    source = open_source(path)
    found: Walls = {}
    for where, text in source.lines():
        line = source.decode(where, text, WallLine)
        found.setdefault(_stem(line.game), []).append(line)
    return found


def with_walls(game: GameRecord, name: str, walls: Walls) -> GameRecord:
    """Return the game called `name` with its walls and dice, where all of them are known."""
    lines = walls.get(_stem(name), [])
    if len(lines) != len(game.hands):
        return game
    hands = tuple(_joined(hand, line, game) for hand, line in zip(game.hands, lines))
    return msgspec.structs.replace(game, hands=hands)


def _joined(hand: HandRecord, line: WallLine, game: GameRecord) -> HandRecord:
    table = Table(len(hand.dealt), bool(game.options.get("red_fives", True)))
    return msgspec.structs.replace(hand, wall=tuple(map(table.tile, line.wall)), dice=line.dice)


def _stem(name: str) -> str:
    return name.partition(".")[0]
