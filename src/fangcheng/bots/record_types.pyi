# The types of the records of this room. Written by tools/make_record_types.py from the declarations: edit those.

from typing import Any

import numpy as np

from fangcheng.core.state.record_types import Record

class Brain(Record):
    """BRAIN in brain.py."""

    bot: int
    """int8: who thinks with it: a code of `bots.batch`; minds.py writes it"""
    weights: Knobs
    """Knobs: what steady weighs by (weights.py)"""
    random: np.ndarray
    """uint64 (4,): the bot's own generator; the table's is never touched"""
    unseen: np.ndarray
    """int8 (49,): copies of each face and head the seat cannot see"""
    danger: np.ndarray
    """int32 (49,): how dangerous a discard of the face looks, 0 safe"""
    threats: int
    """int8: opponents who have declared or look close to winning"""
    fold_line: int
    """int32: hands that lack more tiles fold in this decision; danger.py writes it"""
    nearest: int
    """int8: fewest tiles lacking after the discards looked at in this decision"""
    surest: int
    """int64: the best marks that a discard looked at in this decision has for certain"""
    most_helping: int
    """int32: no more unseen tiles help after any of the discards to be looked at"""
    leaves_ready: np.uint64
    """uint64: kinds of which the discard leaves the hand ready (ready_worth.py)"""
    worth: np.ndarray
    """int32 (2, 9): of each aim, closed or open, in thousandths of a doubling (aim_worth.py)"""
    aim: int
    """int8: what the hand aims at in this decision (aims.py)"""
    helping: np.uint64
    """uint64: faces that help after the discard looked at, where a second step is to be looked at"""
    helping_after: np.ndarray
    """uint64 (62,): the same of each discard (second_step.py)"""
    marks_of: np.ndarray
    """int64 (62,): and what it is worth but for the second step"""
    read_wins: np.ndarray
    """int32 (16,): worth of a win by what it holds, once read (drawn_waits.py)"""
    live: np.uint64
    """uint64: faces of which a copy is unseen"""
    held: np.ndarray
    """uint64 (3,): faces of the concealed hand held once, twice, three times"""
    turns: int
    """int8: turns left to the seat"""
    concealed: int
    """int8: 1: nothing has been claimed"""
    open_routes: np.ndarray
    """int8 (97,): routes the melds leave open (mcr_catalogue.py)"""
    open_count: int
    """int8"""
    needs: np.ndarray
    """uint64 (97, 3): by open route: faces needed once, twice, three times beside the melds"""
    free_sets: np.ndarray
    """int8 (97,): and sets beside it that are still to be formed"""
    near: np.ndarray
    """int8 (8,): those of the open routes that are looked at closely, by their place"""
    near_hopes: np.ndarray
    """int64 (8,): what they are worth to the hand as it is"""
    near_count: int
    """int8"""
    hope: int
    """int64: what the best discard leaves the hand worth"""
    safe: np.ndarray
    """uint64 (4,): faces this opponent cannot win on"""
    fear: np.ndarray
    """int16 (4,): how much this opponent is to be feared: 1000 has declared"""
    doubt: np.ndarray
    """int16 (34,): danger against opponents who have not declared"""
    dora: np.ndarray
    """int8 (34,): how often each face is indicated"""
    features: np.ndarray
    """int32 (64,): of the discard looked at"""
    hand: np.ndarray
    """int32 (16,): of the whole hand"""
    before: np.ndarray
    """int32 (2,): a call thought about: tiles missing without it, and unseen tiles that help"""
    acceptance: np.ndarray
    """int16 (34,): unseen tiles that help once the face is thrown, -1: it loses a step"""

class Said(Record):
    """SAID in outsiders.py: who has answered what since somebody was last told."""

    places: int
    """int32: rows that may be written; 0 where nobody is told"""
    count: int
    """int32: rows that have been written"""
    rows: np.ndarray
    """int16 (4096, 2): seat and action, or twice DEALS"""

class Question(Record):
    """QUESTION in outsiders.py: what a table waits for."""

    seat: int
    """int64: that is asked; NOBODY where the match is over, BEGINS before the first call, or REFUSED"""
    answer: int
    """int64: the action that it takes"""

class Wall(Record):
    """WALL in pairing.py."""

    wall: int
    """int64: its number, from 0"""
    points: np.ndarray
    """int64 (2, 7): gained less lost, by person"""
    @property
    def size(self) -> object: ...
    @size.setter
    def size(self, value: Any) -> None: ...
    won_hands: np.ndarray
    """int64 (2,)"""
    dealt_in_hands: np.ndarray
    """int64 (2,): hands with a win that the person fed"""
    ready_hands: np.ndarray
    """int64 (2,)"""
    declared_hands: np.ndarray
    """int64 (2,)"""
    claim_hands: np.ndarray
    """int64 (2,): hands with a claim"""
    wins: np.ndarray
    """int64 (2,): every win; several where play goes on"""
    win_points: np.ndarray
    """int64 (2,): what the wins alone brought, counters and sticks aside"""
    seated: np.ndarray
    """int64 (2,): hands in which the person had a seat"""
    places: np.ndarray
    """int64 (2,): sum of the places of matches played to their end, from 1"""
    finished: np.ndarray
    """int64 (2,): how many such places"""
    hands: np.ndarray
    """int64 (2,): played in all, with A in all seats, with B at the table"""
    drawn: np.ndarray
    """int64 (2,)"""
    decisions: np.ndarray
    """int64 (2,)"""

class Hand(Record):
    """HAND in tally.py."""

    match: int
    """int64: number of the match, from 0; who deals the matches writes it"""
    hand: int
    """int32: number of the hand within the match, from 0"""
    decisions: int
    """int32"""
    round_wind: int
    """int8: 0 E .. 3 N"""
    dealer: int
    """int8: a person, like every place of the arrays below"""
    ending: int
    """int8: how the hand ended (state/codes.py)"""
    counters: int
    """int16"""
    tiles_left: int
    """int16: that could still be drawn"""
    points: np.ndarray
    """int32 (7,): gained less lost since the hand before"""
    wins: np.ndarray
    """int16 (7,): every win; several where play goes on"""
    self_draws: np.ndarray
    """int16 (7,): of these: on an own draw, by flowers alone, or mangan at draw"""
    robs: np.ndarray
    """int16 (7,): of these: by robbing; the rest are by a discard"""
    deal_ins: np.ndarray
    """int16 (7,): wins of others on the person's discard, kong tile or flower"""
    win_points: np.ndarray
    """int32 (7,): what the wins alone brought, counters and sticks aside"""
    ready: np.ndarray
    """int8 (7,): 1: waited for a winning tile at the end, or has won"""
    declared: np.ndarray
    """int8 (7,): 1: declared ready"""
    claims: np.ndarray
    """int8 (7,): melds made of discards"""

class Tally(Record):
    """TALLY in tally.py."""

    hands: int
    """int64"""
    decisions: int
    """int64"""
    matches: int
    """int64: played to their end"""
    drawn: int
    """int64: hands nobody won"""
    wins: np.ndarray
    """int64 (7,): by person, as in HAND, and so on"""
    self_draws: np.ndarray
    """int64 (7,)"""
    robs: np.ndarray
    """int64 (7,)"""
    deal_ins: np.ndarray
    """int64 (7,)"""
    seated: np.ndarray
    """int64 (7,): hands in which the person had a seat"""
    won_hands: np.ndarray
    """int64 (7,): hands with a win of the person"""
    dealt_in_hands: np.ndarray
    """int64 (7,): hands with a win that the person fed"""
    ready_hands: np.ndarray
    """int64 (7,)"""
    declared_hands: np.ndarray
    """int64 (7,)"""
    claim_hands: np.ndarray
    """int64 (7,): hands with a claim"""
    win_points: np.ndarray
    """int64 (7,)"""
    win_points_squared: np.ndarray
    """int64 (7,): sum of the squares, one for each win"""
    hand_points: np.ndarray
    """int64 (7,)"""
    hand_points_squared: np.ndarray
    """int64 (7,): sum of the squares, one for each hand"""
    points: np.ndarray
    """int64 (7,): gained over the matches played to their end"""
    points_squared: np.ndarray
    """int64 (7,): sum of the squares, one for each match"""
    places: np.ndarray
    """int64 (7, 7): [person][place] of these matches"""
    scores: np.ndarray
    """int64 (7,): by person before the present hand; no sum"""
    now: Hand
    """Hand: the present hand; no sum"""

class Thought(Record):
    """THOUGHT in thought.py."""

    random: np.ndarray
    """uint64 (4,): generator of the worlds; rollouts.py seeds it by what the seat sees"""
    left: np.ndarray
    """int16 (62,): copies of each kind that have not been found anywhere yet"""
    bag: np.ndarray
    """int8 (152,): what the seat cannot see; kinds before `used` have been dealt"""
    used: int
    """int16"""
    full: int
    """int16: how many there were"""
    seat: int
    """int8: whose answers they are"""
    answers: np.ndarray
    """int16 (64,): actions compared"""
    count: int
    """int16"""
    alive: np.ndarray
    """int8 (64,): 1: still compared"""
    owed: int
    """int64: who visibly owes an answer, a bit each; worlds.py writes it"""
    sizes: np.ndarray
    """int16 (4,): of hands as they are seen, without what is named for an exchange"""
    worlds: int
    """int64: dealt"""
    decisions: int
    """int64: of all seats in all of them"""

class Knobs(Record):
    """KNOBS in weights.py."""

    step: int
    """int32"""
    help: int
    """int32"""
    deep: int
    """int32"""
    win: int
    """int32"""
    point: int
    """int32"""
    risk: int
    """int32"""
    fold_from: int
    """int32"""
    fear_declared: int
    """int32"""
    fear_open: int
    """int32"""
    fear_melds: int
    """int32"""
    danger_middle: int
    """int32"""
    danger_outer: int
    """int32"""
    danger_honour: int
    """int32"""
    keep_joker: int
    """int32"""
    keep_middle: int
    """int32"""
    keep_pair: int
    """int32"""
    keep_suit: int
    """int32"""
    claim_gain: int
    """int32"""
    kong_cost: int
    """int32"""
    open_kongs: int
    """int32"""
    declares: int
    """int32"""
    shows: int
    """int32"""
    answers: int
    """int32: actions compared"""
    aim: int
    """int32: what the hand aims at in this decision (aims.py)"""
    tile: int
    """int32"""
    late: int
    """int32"""
    narrow: int
    """int32"""
    closed: int
    """int32"""
    way_back: int
    """int32"""
    claim_margin: int
    """int32"""
    passes: int
    """int32"""
    abort_from: int
    """int32"""
    looks: int
    """int32"""
    eager: int
    """int32"""
    bold: int
    """int32"""
    wary: int
    """int32"""
    slips: int
    """int32"""
    plans: int
    """int32"""
    discards: np.ndarray
    """int32 (8, 34)"""
    declaring: np.ndarray
    """int32 (20,)"""
    calling: np.ndarray
    """int32 (28,)"""
    fear: np.ndarray
    """int32 (5, 4): how much this opponent is to be feared: 1000 has declared"""
    feared_from: int
    """int32"""
    danger_of_all: int
    """int32"""
