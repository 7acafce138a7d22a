# The types of the records of this room. Written by tools/make_record_types.py from the declarations: edit those.

import numpy as np

from fangcheng.core.state.record_types import Record

class Fork(Record):
    """FORK in fork.py."""

    seat: int
    """int8: that stands at it"""
    actions: np.ndarray
    """int16 (2,): what the advice asks for, and what is played against it"""
    stratum: int
    """int8: which kind of position it is, from 0, as the registration names them"""
    habits: np.ndarray
    """int8 (2,): how the seat plays on, on either side (habits.py)"""
    until: int
    """int16: tiles left in the wall with which a habit ends"""
    suits: np.ndarray
    """int8 (2,): which a habit collects, on either side"""
    best: np.ndarray
    """int16 (2, 25): room for groups.py"""

class Look(Record):
    """LOOK in look.py."""

    claimed_turn: int
    """int8: how the turn began that ends with the discard"""
    recent: np.uint64
    """uint64: faces that the others had thrown since the seat's discard before"""

class Tried(Record):
    """TRIED in rows.py."""

    wall: int
    """int64: its number, from 0"""
    hands: int
    """int64: of it"""
    wins: int
    """int64: of the hand as it is played without a trial"""
    won_points: int
    """int64: what these brought"""
    refused: int
    """int64: forks with an action that was not open; there must be none"""
    count: np.ndarray
    """int64 (6,): forks, or cases counted, by stratum, and so on"""
    gain: np.ndarray
    """int64 (6,): points with the advice less those with the control; of a count as it says"""
    won: np.ndarray
    """int64 (6, 2): hands won by the seat, by side"""
    dealt: np.ndarray
    """int64 (6, 2): hands in which it fed a win"""
    drawn: np.ndarray
    """int64 (6, 2): hands nobody won"""
    base_count: np.ndarray
    """int64 (6,): of a count: what it is compared with; a fork has it in its gain"""
    base_gain: np.ndarray
    """int64 (6,)"""
    seen: np.ndarray
    """int64 (6, 2, 2): of a reading: cases by the sign, there or not, and by what it means, true or not"""
