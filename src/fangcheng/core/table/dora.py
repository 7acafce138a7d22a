"""Dora: which face an indicator points at, and what the turned tiles of a table are worth to a winner."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.state.codes import F_READY
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import URA_ALL, URA_FIRST
from fangcheng.core.table.hand import face
from fangcheng.tiles import EAST, FACES, WHITE

DRAGON_COUNT, WIND_COUNT = 3, 4


@kernel
def dora_of(rules: Rules, indicator):
    """Return the face after an indicator in its circle; faces the game does not have are skipped.

    Rules: RIICHI-78, SANMA-31.
    """
    following = successor(face(indicator))
    while not in_game(rules, following):
        following = successor(following)
    return following


@kernel
def successor(some_face):
    """Return the next face in its circle: numbers 1 to 9 in their suit, winds E S W N, dragons White Green Red."""
    if some_face >= WHITE:
        return WHITE + (some_face - WHITE + 1) % DRAGON_COUNT
    if some_face >= EAST:
        return EAST + (some_face - EAST + 1) % WIND_COUNT
    return some_face - 8 if some_face % 9 == 8 else some_face + 1


@kernel
def in_game(rules: Rules, some_face):
    """Return True if the wall has tiles of this face."""
    return rules.copies[some_face] > 0


@kernel
def count_dora(table: Table, rules: Rules, win: Win):
    """Note in `win` how often each face is dora and, for a winner in riichi, ura dora.

    Rules: RIICHI-78, RIICHI-79.
    """
    for some_face in range(FACES):
        win.dora[some_face] = 0
        win.ura[some_face] = 0
    win.indicated = NONE
    for number in range(int(table.indicators.count)):
        place = int(table.indicators.positions[number])
        point_at(win, win.dora, dora_of(rules, int(table.wall[place])))
        if happened(win, F_READY) and sees_ura(rules, number):
            point_at(win, win.ura, dora_of(rules, int(table.wall[place + 1])))


@inlined
def point_at(win: Win, times, some_face):
    """Note that an indicator makes a face dora once more; `times` is win.dora or win.ura."""
    times[some_face] += 1
    win.indicated |= bit(some_face)


@kernel
def sees_ura(rules: Rules, number):
    """Return True if the tile under indicator `number` counts as ura indicator."""
    return rules.ura == URA_ALL or (rules.ura == URA_FIRST and number < rules.indicators)
