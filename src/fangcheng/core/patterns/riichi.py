"""Patterns that riichi alone knows, or understands more narrowly than the shared catalogue."""

from fangcheng.core.dialect.bits import NONE, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.chows import pure_double_chow as equal_pairs
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.masks import DRAGONS, HONOURS, OUTER, SUITED, TERMINAL_RUNS, TERMINALS, face_mask, within
from fangcheng.core.state.codes import F_DOUBLE_READY, F_ONE_SHOT, F_READY, ORPHANS_FORM, PAIR_WAIT, STANDARD, TWO_SIDED
from fangcheng.tiles import EAST


@kernel
def riichi(win, reading):
    """Declared, not in the unbroken first go-around."""
    return int(happened(win, F_READY) and not happened(win, F_DOUBLE_READY))


@kernel
def double_riichi(win, reading):
    """Declared with the first discard, no call before it."""
    return int(happened(win, F_DOUBLE_READY))


@kernel
def ippatsu(win, reading):
    """Within the unbroken go-around after the declaration."""
    return int(happened(win, F_READY) and happened(win, F_ONE_SHOT))


# --- runs


@kernel
def pinfu(win, reading):
    """Four runs, a pair of no value and a two-sided wait, closed."""
    if reading.closed == 0 or reading.run_count != 4 or reading.wait != TWO_SIDED:
        return 0
    return int(not is_value_tile(win, int(reading.pair)))


@kernel
def is_value_tile(win, face):
    """Dragons, the seat's wind and the round's wind."""
    return has(DRAGONS, face) or face == EAST + win.seat_wind or face == EAST + win.round_wind


@kernel
def pure_double_chow(win, reading):
    """Two equal runs once; four equal runs are twice two."""
    return int(pairs_of_runs(win, reading) == 1)


@kernel
def two_pure_double_chows(win, reading):
    """Twice two equal runs."""
    return int(pairs_of_runs(win, reading) == 2)


@kernel
def pairs_of_runs(win, reading):
    """How many pairs of equal runs; asked only when some run is repeated, for speed."""
    if count_bits(reading.run_starts) == reading.run_count:
        return 0
    return equal_pairs(win, reading)


# --- terminals and honours


@kernel
def outside_hand(win, reading):
    """A terminal or honour in every group and the pair, a run and an honour among them."""
    return int(every_group_outer(reading) and reading.faces & HONOURS != NONE)


@kernel
def pure_outside_hand(win, reading):
    """A terminal in every group and the pair, a run among them."""
    return int(every_group_outer(reading) and within(reading.faces, SUITED))


@kernel
def every_group_outer(reading):
    """Whether every group and the pair hold a terminal or honour, and one is a run."""
    if reading.form != STANDARD or reading.run_count == 0:
        return False
    same = reading.triplets | face_mask(int(reading.pair))
    return within(reading.run_starts, TERMINAL_RUNS) and within(same, OUTER)


@kernel
def all_terminals_and_honors(win, reading):
    """Only terminals and honours, both present."""
    faces = reading.faces
    return int(within(faces, OUTER) and faces & TERMINALS != NONE and faces & HONOURS != NONE)


# --- gates, and the waits that some rules pay double


@kernel
def nine_gates(win, reading):
    """Closed 1112345678999 of one suit and one more tile of it, whichever was the last."""
    if win.meld_count > 0 or reading.form != STANDARD or reading.faces & HONOURS != NONE:
        return 0
    first = int(win.tile) // 9 * 9
    for number in range(9):
        if win.hand[first + number] < (3 if number == 0 or number == 8 else 1):
            return 0
    return 1


@kernel
def waits_on_thirteen(win, reading):
    """Thirteen orphans that had all thirteen faces before the winning tile."""
    return int(reading.form == ORPHANS_FORM and win.hand[win.tile] == 2)


@kernel
def four_concealed_pungs_pair_wait(win, reading):
    """Four concealed triplets and the pair won last."""
    return int(reading.concealed_count == 4 and reading.wait == PAIR_WAIT)
