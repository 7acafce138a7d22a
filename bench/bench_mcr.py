"""How many Chinese Official hands a second are counted, in a batch on one core, beside PyMahjongGB.

    python bench/bench_mcr.py [hands]

Times are of this thread alone, so a busy machine does little harm. Both count all fans of the best reading of the
same hands, ../shared/data/cn/mcr_pymahjonggb.jsonl.gz. PyMahjongGB works out the waits from the hand; a table of
ours has them at hand, so both numbers are given.
"""

import gzip
import json
import sys
import time
from pathlib import Path

import numpy as np
from numba import njit

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.scoring.mcr import stands_before, value_mcr
from fangcheng.core.shapes.distance import waits
from fangcheng.core.shapes.holding import NO_LACK, hold
from fangcheng.core.shapes.lookup import shape_tables
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.shapes.ready import formal_waits
from fangcheng.core.state.desk import new_desk
from fangcheng.core.state.win import WIN
from fangcheng.game.hands import WrittenWin, one, win_record
from fangcheng.variants.mcr import RULESET

DATA = Path(__file__).resolve().parents[2] / "shared" / "data" / "cn" / "mcr_pymahjonggb.jsonl.gz"
CONTEXT = {"last_of_kind": "fourth_tile", "kong_replacement": "kong_replacement", "last_tile": "last_tile"}
REPEATS = 5

start, following, value, before = (
    compiled(kernel) for kernel in (start_readings, next_reading, value_mcr, stands_before)
)
hold_tiles, waits_of, fifth_copies = compiled(hold), compiled(waits), compiled(formal_waits)


@njit(nogil=True)
def find_waits(win, rules, desk):
    """Faces that would have completed the hand, as a table finds them."""
    sets = win.sets - win.meld_count
    win.hand[win.tile] -= 1
    holding = hold_tiles(desk.shapes, win.hand, NONE, NO_LACK)
    found = waits_of(desk.shapes, holding, sets, rules.forms)
    win.waits = found | fifth_copies(desk, win.hand, NONE, NO_LACK, sets)
    win.hand[win.tile] += 1


@njit(nogil=True)
def count_all(wins, rules, desk, totals, with_waits):
    """Count every hand; the best reading's result is left on the desk."""
    readings = 0
    for number in range(len(wins)):
        win, best, trial = wins[number], desk.work.results[0], desk.work.trial
        if with_waits:
            find_waits(win, rules, desk)
        best.total = -1
        start(win, rules, desk)
        while following(win, rules, desk):
            readings += 1
            value(win, rules, desk.work.reading, trial)
            if trial.total > best.total or (trial.total == best.total and before(trial, best)):
                best.total, best.wins = trial.total, trial.wins
                for pattern in range(256):
                    best.counts[pattern] = trial.counts[pattern]
        totals[number] = best.total
    return readings


def entries(number: int) -> list[dict]:
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line, _ in zip(lines, range(number), strict=False)]


def written_win(rules, entry: dict):
    written = WrittenWin(
        entry["h"],
        entry["w"],
        melds=[" ".join(meld.split()[:2]) for meld in entry["m"]],
        by=entry["by"],
        source="W",
        seat="ESWN"[entry["sw"]],
        round="ESWN"[entry["rw"]],
        context=[CONTEXT[flag] for flag in entry.get("fl", [])],
        flowers="".join(f"{flower}f" for flower in range(1, entry["f"] + 1)),
    )
    return win_record(rules, written, waits=0)


def best_time(work) -> float:
    times = []
    for _ in range(REPEATS):
        begin = time.thread_time()
        work()
        times.append(time.thread_time() - begin)
    return min(times)


def bench_fangcheng(found: list[dict]) -> None:
    rules, desk = one(RULESET.record()), new_desk(shape_tables())
    wins = np.zeros(len(found), WIN).view(np.recarray)
    for number, entry in enumerate(found):
        wins[number] = written_win(rules, entry)
    totals = np.zeros(len(found), np.int32)
    readings = count_all(wins, rules, desk, totals, True)
    assert totals.tolist() == [entry["total"] for entry in found]
    for text, with_waits in (("waits given", False), ("waits worked out", True)):
        seconds = best_time(lambda flag=with_waits: count_all(wins, rules, desk, totals, flag))
        print(f"fangcheng, {text}: {len(found) / seconds / 1000:,.0f} thousand hands/s")
    print(f"  ({readings / len(found):.2f} readings a hand)")


def their_tile(name: str) -> str:
    number, suit = int(name[0]), name[1]
    if suit != "z":
        return {"m": "W", "p": "B", "s": "T"}[suit] + name[0]
    return f"F{number}" if number < 5 else f"J{8 - number}"


def their_tiles(text: str) -> tuple[str, ...]:
    tiles, digits = [], ""
    for character in text:
        if character.isdigit():
            digits += character
        else:
            tiles += [their_tile(digit + character) for digit in digits]
            digits = ""
    return tuple(tiles)


def their_arguments(entry: dict) -> tuple:
    melds = []
    for meld in entry["m"]:
        word, text, *_ = meld.split()
        tiles = their_tiles(text)
        kind = {"chi": "CHI", "pon": "PENG"}.get(word, "GANG")
        melds.append((kind, tiles[1], 0 if word == "ckong" else 1))
    flags = entry.get("fl", [])
    about_kong = entry["by"] == "rob" or "kong_replacement" in flags
    wins = (entry["f"], entry["by"] == "self", "last_of_kind" in flags, about_kong, "last_tile" in flags)
    winds = (entry["sw"], entry["rw"])
    return (tuple(melds), their_tiles(entry["h"]), their_tile(entry["w"]), *wins, *winds)


def bench_pymahjonggb(found: list[dict]) -> None:
    from MahjongGB import MahjongFanCalculator

    arguments = [their_arguments(entry) for entry in found]

    def count() -> None:
        for each in arguments:
            MahjongFanCalculator(*each)

    print(f"PyMahjongGB: {len(found) / best_time(count) / 1000:,.0f} thousand hands/s")


if __name__ == "__main__":
    hands = entries(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
    bench_fangcheng(hands)
    bench_pymahjonggb(hands)
