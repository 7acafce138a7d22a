"""The engine asked about reference hands: many at once, compiled."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.hanfu import value_hanfu
from fangcheng.core.scoring.value import value_wins
from fangcheng.core.settlement.settle_riichi import pay_riichi_win
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.core.table.dora import dora_of
from fangcheng.game.circumstances.words import FLAGS
from fangcheng.game.engine import Engine
from fangcheng.game.hands import MELD_WORDS, WIN_WAYS, desk_for_hands, one
from fangcheng.tiles import NAMES
from fangcheng.variants import load
from landed import landed
from reference.riichi_hands import Hand

FACE = {name: face for face, name in enumerate(NAMES[:34])}
NO_WIND = 9  # stands for "not told"; no triplet is ever of it


@cache
def desks() -> Any:
    """An array of one desk."""
    return Engine("riichi", mode="interpreted").arrays()[1]


def rules_of(variant: str, **options: Any) -> Any:
    """The rules record of a variant with options; `preset` is one of them."""
    preset = options.pop("preset", None)
    return one(load(variant).record(options, preset))


def seat_of(hand: Hand) -> int:
    """The winner's seat, the dealer's being 0; a hand without a seat wind sits in the last place."""
    return int(hand.seat_wind[0]) - 1 if hand.seat_wind != "?" else 3


def wins_of(rules: Any, hands: Sequence[Hand]) -> Any:
    """WIN records of reference hands, written by columns: thousands of them take a moment."""
    wins = np.zeros(len(hands), WIN)
    columns: dict[str, Any] = {
        "flags": [reduce(or_, (FLAGS[word] for word in hand.context), 0) for hand in hands],
        "tile": [FACE[hand.tile] for hand in hands],
        "by": [WIN_WAYS[hand.by] for hand in hands],
        "seat": [seat_of(hand) for hand in hands],
        "seats": [hand.players for hand in hands],
        "payer": [NOBODY if hand.by == "self" else (seat_of(hand) + 1) % hand.players for hand in hands],
        "seat_wind": [NO_WIND if hand.seat_wind == "?" else seat_of(hand) for hand in hands],
        "round_wind": [NO_WIND if hand.round_wind == "?" else int(hand.round_wind[0]) - 1 for hand in hands],
        "sets": [4] * len(hands),
        "meld_count": [len(hand.melds) for hand in hands],
        "aside": [hand.kita for hand in hands],
        "reds": [hand.reds for hand in hands],
        "counters": [hand.counters for hand in hands],
    }
    for name, column in columns.items():
        wins[name] = column
    for index, hand in enumerate(hands):
        for name, tiles in (
            ("hand", hand.concealed),
            ("dora", indicated(rules, hand.dora)),
            ("ura", indicated(rules, hand.ura)),
        ):
            row = wins[name][index]
            for tile in tiles:
                row[FACE[tile]] += 1
                if name != "hand":
                    wins["indicated"][index] |= np.uint64(1 << FACE[tile])
        for place, (word, tiles) in enumerate(hand.melds):
            wins["meld_kind"][index, place] = MELD_WORDS[word]
            wins["meld_face"][index, place] = FACE[tiles[0]]
    return wins.view(np.recarray)


def add_tiles(counts: Any, tiles: Sequence[str]) -> None:
    """Count tiles into a row of 34."""
    for tile in tiles:
        counts[FACE[tile]] += 1


def indicated(rules: Any, indicators: Sequence[str]) -> list[str]:
    """The tiles that indicators point at."""
    return [NAMES[dora_of(rules, FACE[indicator])] for indicator in indicators]


def value_hands(rules: Any, hands: Sequence[Hand]) -> tuple[Any, Any]:
    """WIN and RESULT records of many hands under one set of rules, by compiled code."""
    wins, results, ruled = wins_of(rules, hands), np.zeros(len(hands), RESULT), np.zeros(1, RULES)
    ruled[0] = rules
    (value_many,) = landed(rules, value_wins)
    value_many(np.asarray(wins), ruled, desks(), results)
    return wins, results.view(np.recarray)


def value_interpreted(rules: Any, hand: Hand) -> Any:
    """The RESULT of one hand, by the plain Python of the same kernels."""
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    value_hanfu(wins_of(rules, [hand])[0], rules, desk_for_hands(), result)
    return result


def values_of(result: Any) -> dict[str, int]:
    """What each pattern adds, by name."""
    return {PATTERN_NAMES[number]: int(result["values"][number]) for number in np.flatnonzero(result["values"])}


def worth(result: Any) -> dict[str, Any] | None:
    """A result in the words of the reference scorer."""
    if not result["wins"]:
        return None
    if result["yakuman"]:
        return {"yakuman": int(result["yakuman"]), "values": values_of(result), "base": int(result["base"])}
    return {
        "yakuman": 0,
        "values": values_of(result),
        "han": int(result["han"]),
        "fu": int(result["fu"]),
        "base": int(result["base"]),
    }


@kernel
def pay_each(tables, rules, desk, wins, results):
    """Pay one win at every table."""
    for index in range(wins.shape[0]):
        winner = int(wins[index].seat)
        desk.work.wins[winner] = wins[index]
        desk.work.results[winner] = results[index]
        pay_riichi_win(tables[index], rules, desk, winner)


def pay_hands(rules: Any, wins: Any, results: Any, counters: Sequence[int], liable: Any = None) -> list[list[int]]:
    """Change of every seat by each win, by compiled code; `liable` is the field of the table record."""
    tables = np.zeros(len(wins), TABLE).view(np.recarray)
    tables["seats"] = rules.seats
    tables["counters"] = counters
    tables["liable"] = NOBODY if liable is None else liable
    (pay,) = landed(rules, pay_each)
    pay(tables, rules, desk_for_hands(), wins, results)
    return tables["scores"][:, : int(rules.seats)].tolist()
