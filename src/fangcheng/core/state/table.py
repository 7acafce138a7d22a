"""The record of a table: its STATE (the match, the wall, the hand, the decision), and what the last STEP did.

STATE says all that the game to come depends on, so undo, search and copies take it alone. STEP is for whoever asks
what has just happened; the next action overwrites it.
"""

from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import EVENTS, MELDS, PAYMENTS, RIVER, SEATS, WALL
from fangcheng.core.state.institution_records import INSTITUTIONS
from fangcheng.tiles import KINDS

COMING = np.dtype(  # what the finished hand makes of the next one; written by next_hand.py and match_end.py
    [
        ("streak", np.int16),  # like the table's own numbers of these names
        ("counters", np.int16),
        ("dealer", np.int8),
        ("round_wind", np.int8),
        ("deal_number", np.int8),
        ("reseat", np.int8),  # 1: all seats are drawn anew first (play/series.py)
    ],
    align=True,
)

INDICATORS = np.dtype(  # tiles of the wall turned over, for dora or jokers; written by wall.py
    [
        ("positions", np.int16, (10,)),  # wall positions in order; -1 none
        ("count", np.int8),
        ("waiting", np.int8),  # kong indicators that the next discard or kong turns over (kongs.py)
    ],
    align=True,
)

LIVE = np.dtype(  # what a draw or claim that may still be taken back has changed; live timing only (live_claims.py)
    [
        ("waits", np.uint64),  # of the player on turn, like all that a seat has
        ("hand", np.int8, (KINDS,)),
        ("draws", np.int16),
        ("flowers", np.uint32),
        ("next_tile", np.int16),
        ("tail_taken", np.int16),
        ("drawable", np.int16),
        ("hand_size", np.int8),
        ("meld_count", np.int8),
        ("any_claim", np.int8),
        ("after_kong_cut", np.int8),
        ("late", np.uint8),  # bit per seat that will owe again once this step is carried out; 0 between steps
    ],
    align=True,
)

DECLARED = np.dtype(  # about declarations of ready, beside `ready` itself
    [
        ("shown", np.int8, (SEATS,)),  # 1: ready at the drawn hand just ended, and shown (endings.py)
        ("double", np.int8, (SEATS,)),  # 1: declared in the unbroken first go-around (turn.py)
        ("one_shot", np.int8, (SEATS,)),  # 1: ippatsu is still possible (turn.py, kongs.py)
        ("pending", np.int8),  # 1 + n of READY chosen, its discard still to come; 0 none (turn.py)
    ],
    align=True,
)


STATE = np.dtype(
    [
        # --- the match; written by next_hand.py where nothing else is said
        ("random", np.uint64, (4,)),  # state of the generator; written by random.py
        ("scores", np.int32, (SEATS,)),  # points, in the variant's unit; written by payment_rows.py
        ("beside", np.int32),  # points that lie beside the table, below 0 if some were taken (payment_rows.py)
        ("person", np.int8, (SEATS,)),  # who sits there: number in the order of joining; written by seating.py
        ("purse", np.int8),  # 1: nobody pays more than he has
        ("seats", np.int8),  # players at the table, 2-4
        ("dealer", np.int8),  # seat
        ("first_dealer", np.int8),  # seat that dealt the first hand of the match
        ("round_wind", np.int8),  # 0 E .. 3 N
        ("deal_number", np.int8),  # hands since the round began that had a new dealer, from 0
        ("hands_played", np.int16),  # finished hands
        ("streak", np.int16),  # repeats of the present dealer
        ("counters", np.int16),  # repeats and drawn hands since the last change by a win
        ("sticks", np.int16),  # riichi sticks on the table
        ("last_winner", np.int8),  # seat that won last, NOBODY before the first win (wins.py)
        ("hands_won", np.int16, (SEATS,)),  # wins of the seat (wins.py)
        ("penalty", np.int32, (SEATS,)),  # points off the final score (rulings.py)
        ("time_called", np.int8),  # 1 + hands after this one once the time is up, 0 before (rulings.py)
        ("coming", COMING),  # the next hand, once this one is over
        # --- the wall; written by wall.py
        ("wall", np.int8, (WALL,)),  # kinds in the order of taking, from the break
        ("place", np.int8, (WALL,)),  # IN_WALL, GONE, TURNED or KEPT
        ("wall_size", np.int16),
        ("next_tile", np.int16),  # next ordinary draw
        ("tail_taken", np.int16),  # replacement tiles taken, the tiles of a fixed reserve counted in
        ("drawable", np.int16),  # tiles that can still be drawn, replacements included where they shorten the wall
        ("break_side", np.int8),  # seat whose wall was opened
        ("break_stack", np.int8),  # stacks left standing at that wall's right end
        ("dice", np.int8, (8,)),  # throws in order: seats, first dealer, break ...; 0 none
        ("indicators", INDICATORS),  # dora indicators, or the tile that names the jokers
        # --- the hand; written by hand.py, melds and rivers by claims.py, kongs.py and turn.py
        ("role", np.int8, (KINDS,)),  # PLAIN, WILD, LAID_OUT, ABSENT; STANDS_IN: the face of a dragon (stand_in.py)
        ("heart", np.int8, (SEATS,)),  # 1 + face that the seat imagines, 0 none written yet (hearts.py)
        ("hand_size", np.int8, (SEATS,)),  # concealed tiles
        ("wild_mask", np.uint64),  # faces that are jokers in this hand
        ("hand", np.int8, (SEATS, KINDS)),  # concealed tiles by face, the drawn one too; red tiles also by kind
        ("drawn", np.int8),  # kind the player on turn has just drawn, else NO_TILE
        ("drawn_from", np.int8),  # FROM_WALL ..., FROM_NOWHERE before (drawing.py)
        ("meld_kind", np.int8, (SEATS, MELDS)),  # CHOW ...; melds from meld_count on are none
        ("meld_face", np.int8, (SEATS, MELDS)),  # lowest face of the meld
        ("meld_tiles", np.int8, (SEATS, MELDS, 4)),  # kinds; NO_TILE in the fourth place of three
        ("meld_called", np.int8, (SEATS, MELDS)),  # index of the claimed tile in meld_tiles, -1 concealed
        ("meld_from", np.int8, (SEATS, MELDS)),  # seat that fed it, the owner for a concealed kong
        ("meld_fresh", np.int8, (SEATS, MELDS)),  # added kong: its tile was drawn in that very turn
        ("meld_count", np.int8, (SEATS,)),
        ("river", np.int8, (SEATS, RIVER)),  # kinds discarded, claimed ones too
        ("river_flags", np.int8, (SEATS, RIVER)),  # CUT_DRAWN ...
        ("river_count", np.int8, (SEATS,)),
        ("flowers", np.uint32, (SEATS,)),  # bit per tile laid out as a flower (laid_out.py)
        # --- the decision; written by the files of core/play
        ("phase", np.int8),  # ASK, TURN, CLAIM ...
        ("question", np.int8),  # BETS, EXCHANGE ... in the phase ASK, NO_QUESTION else (question.py)
        ("turn", np.int8),  # whose turn it is; during claims, the discarder
        ("owed", np.uint8),  # bit per seat that still owes an answer
        ("legal", np.uint64, (SEATS, 3)),  # actions open to the seat (action_codes.py)
        ("answer", np.int16, (SEATS,)),  # given in this decision, NO_ACTION else
        ("offered", np.int8),  # kind that may be claimed or robbed, else NO_TILE
        ("offered_by", np.int8),  # seat it comes from, NOBODY without one
        ("offered_meld", np.int8),  # CONCEALED_KONG_MELD / ADDED_KONG_MELD while a kong may be robbed, -1 else
        ("ending", np.int8),  # how the hand ended, PLAYING before (endings.py)
        ("won_order", np.int8, (SEATS,)),  # seats in order of their first wins in this hand, NOBODY else
        ("live", LIVE),  # what late claims may still take back
        ("in_play", np.uint8),  # bit per seat that has not left the hand by winning
        ("won_count", np.int8),  # how many seats have won
        ("first_win_count", np.int8),  # winners on the first winning tile
        ("first_win_from", np.int8),  # who fed it, NOBODY for a self-draw
        # --- what each seat has done; resets every hand
        ("draws", np.int16, (SEATS,)),  # tiles taken in own turns
        ("any_claim", np.int8),  # a chow, pung, kong or laid-out tile has broken the first go-around
        ("kongs_made", np.int8),  # by the whole table
        ("waits", np.uint64, (SEATS,)),  # faces that complete the concealed hand in any allowed shape
        ("own_river_mask", np.uint64, (SEATS,)),  # faces discarded, claimed ones too
        ("missed_mask", np.uint64, (SEATS,)),  # faces whose win was let pass, until released (passing.py)
        ("banned_discards", np.uint64),  # faces the player on turn may not discard (swap-calling)
        ("recent_mask", np.uint64, (SEATS,)),  # faces others discarded since the own last discard
        ("passed_mask", np.uint64, (SEATS,)),  # faces open to be won on since the hand last changed
        ("passed_pung_mask", np.uint64, (SEATS,)),  # faces whose pung was let pass in this go-around
        ("ready", np.int8, (SEATS,)),  # 0 no, else READY_*
        ("declared", DECLARED),
        (
            "bound",
            np.int8,
            (SEATS,),
        ),  # 1: wins when it can, else discards what it draws (watch.py)
        ("missed_value", np.int16, (SEATS,)),  # best value, or class, let pass, until released; -1 none
        ("offered_value", np.int16, (SEATS,)),  # value of the win offered in this decision, -1 none
        ("offered_class", np.int8, (SEATS,)),  # its class where one is asked for, else 0 (win_class.py)
        ("locked", np.int8, (SEATS,)),  # 2: may win in no way until released
        ("locked_for_hand", np.int8, (SEATS,)),  # 1 no discard win, 2 no win at all
        ("bloom_barred", np.int8),  # the replacement just drawn may not be won on
        ("claimed_turn", np.int8),  # how the turn began: BY_DRAW .. BY_OPEN_KONG
        ("kong_chain", np.int8),  # replacements drawn in a row in this turn
        ("after_kong_cut", np.int8),  # the offered discard follows a kong replacement directly
        ("first_discards", np.int8, (SEATS,)),  # kind of the first discard, NO_TILE else
        ("liable", np.int8, (SEATS, 4)),  # liable[winner][cause]: seat that must pay; causes in liability.py
        ("river_claimed", np.int8, (SEATS,)),  # own discards that were claimed
        # --- what only some regions know
        *INSTITUTIONS,
    ],
    align=True,
)


STEP = np.dtype(  # what happened in the last step: rows counted from 0; those above the count are of earlier steps
    [
        ("payments", np.int32, (PAYMENTS, 9)),  # cause, seat, other, number, then the change of each account
        ("events", np.int16, (EVENTS, 6)),  # event_rows.py
        ("payment_count", np.int16),
        ("event_count", np.int16),
    ],
    align=True,
)


def _in_a_row(*records: np.dtype) -> np.dtype:
    """Return the record that has the fields of the given records one after another, each at its place."""
    whole = np.dtype([(str(number), record) for number, record in enumerate(records)], align=True)
    fields = [
        (name, *place[:2], whole.fields[str(number)][1])  # type: ignore[index]
        for number, record in enumerate(records)
        for name, place in record.fields.items()  # type: ignore[union-attr]
    ]
    names, formats, offsets, begins = zip(*fields)
    places = [offset + begin for offset, begin in zip(offsets, begins)]
    layout = {"names": names, "formats": formats, "offsets": places, "itemsize": whole.itemsize}
    return np.dtype(layout, align=True)  # type: ignore[call-overload]


TABLE = _in_a_row(STATE, STEP)


def states_of(tables: Any) -> Any:
    """Return the states of an array of tables as octets, a row for each; they share their memory with the tables."""
    octets = tables.view(np.ndarray).view(np.uint8).reshape(len(tables), TABLE.itemsize)
    return octets[:, : STATE.itemsize]


name_parameters(table=TABLE)
