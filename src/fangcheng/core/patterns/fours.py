"""Patterns of four equal tiles, wherever they stand."""

import numpy as np

from fangcheng.core.dialect.bits import count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.kongs import kongs_counted
from fangcheng.core.patterns.listed import ANY, ONE_PUNG, pattern
from fangcheng.core.state.codes import CHOW, PUNG
from fangcheng.core.state.honour_runs import faces_of_run
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import ROOT_KONGS


@pattern(ANY, many=True)
def tile_hog(win: Win, rules: Rules, reading: Reading):
    """Each face counts of which all four tiles are held but no kong; melds count with the hand, jokers do not."""
    count = 0
    for face in range(34):
        if has(reading.faces, face) and int(win.hand[face]) + tiles_in_melds(win, face) == 4:
            count += 1
    return count


@pattern(ONE_PUNG, many=True)
def four_in_one(win: Win, rules: Rules, reading: Reading):
    """Each face counts that stands as a triplet, no kong, and in a run too.

    Rules: NEIMENGGU-F-four_in_one, YINGKOU-F-four_in_one.
    """
    low = reading.run_starts
    return count_bits(reading.triplets & ~reading.kongs & (low | low << np.uint64(1) | low << np.uint64(2)))


@pattern(ANY, many=True)
def root(win: Win, rules: Rules, reading: Reading):
    """Each face counts of which four tiles are held but no kong; in a blood river those of the first win do.

    Where the game says so a kong is a root too.
    Rules: SICHUAN-F-root, SICHUAN-52, CHENGDU-27.
    """
    return roots_counted(win) + (kongs_counted(win) if rules.option[ROOT_KONGS] != 0 else 0)


@kernel
def roots_counted(win: Win):
    """Count the roots of the winner, melds included, or those he had at his first win of the hand.

    Rules: SICHUAN-F-root, SICHUAN-52.
    """
    if win.first_roots > 0:
        return int(win.first_roots) - 1
    count = 0
    for face in range(34):
        if int(win.hand[face]) + tiles_in_melds(win, face) == 4:
            count += 1
    return count


@kernel
def tiles_in_melds(win: Win, face):
    """Count the tiles of a face in chows and pungs; for a kong's face return -4, so that it makes no four."""
    tiles = 0
    for place in range(int(win.meld_count)):
        kind, low = int(win.meld_kind[place]), int(win.meld_face[place])
        if kind == CHOW:
            tiles += int(has(faces_of_run(low), face))
        elif low == face:
            tiles += 3 if kind == PUNG else -4
    return tiles
