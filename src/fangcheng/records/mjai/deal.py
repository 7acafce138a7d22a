"""Reads mjai's start_kyoku: a deal, for four or three; some programs leave the fourth chair of three players empty."""

from collections.abc import Sequence
from typing import TypeVar

from fangcheng.records.mjai import messages as mjai
from fangcheng.records.mjai.messages import present
from fangcheng.records.mjai.tiles import WINDS, all_from_mjai, from_mjai
from fangcheng.records.model import HIDDEN, HandRecord
from fangcheng.records.tenhou import rules as tenhou_rules

CHAIRS = 4
Entry = TypeVar("Entry")


def hand_of(start: mjai.StartKyoku, game: mjai.StartGame) -> HandRecord:
    """Return the hand as it is dealt. Raises ValueError for what cannot be."""
    seats = 3 if _has_empty_chair(start, game) else len(start.tehais)
    if seats not in (3, CHAIRS) or start.oya >= seats:
        raise ValueError(f"{len(start.tehais)} hands dealt, dealer {start.oya}")
    wind = present(start.bakaze) or "E"
    if wind not in WINDS:
        raise ValueError(f'bakaze "{wind[:20]}" is no wind; E, S, W or N')
    number, marker = present(start.kyoku), from_mjai(start.dora_marker)
    return HandRecord(
        round_wind=WINDS.index(wind),
        dealer=start.oya,
        number=start.oya if number is None else number - 1,
        counters=present(start.honba) or 0,
        sticks=present(start.kyotaku) or 0,
        start_scores=per_seat("scores", present(start.scores), seats),
        dealt=tuple(all_from_mjai(hand) for hand in start.tehais[:seats]),
        events=(),
        indicators=(marker,),
    )


def _has_empty_chair(start: mjai.StartKyoku, game: mjai.StartGame) -> bool:
    """Return True if three play at four chairs: the last hand is empty, or hidden and nobody sits there."""
    if len(start.tehais) != CHAIRS or not set(start.tehais[3]) <= {HIDDEN}:
        return False
    if not start.tehais[3]:
        return True
    names, kind = present(game.names) or [], present(game.tenhou_type)
    others_are_told = all(HIDDEN not in hand for hand in start.tehais[:3])
    nobody = len(names) == 3 or (len(names) == CHAIRS and not names[3] and any(names))
    return nobody or others_are_told or (kind is not None and tenhou_rules.is_three_player(kind))


def per_seat(field: str, told: Sequence[Entry] | None, seats: int) -> tuple[Entry, ...] | None:
    """Return what is told of each seat; at a table of three a fourth entry may say nothing, 0 or False."""
    if told is None or len(told) == seats:
        return None if told is None else tuple(told)
    if len(told) == seats + 1 == CHAIRS and not told[seats]:
        return tuple(told[:seats])
    raise ValueError(f"{field}: {len(told)} entries instead of one for each of {seats} seats")
