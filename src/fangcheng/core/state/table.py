"""The record of a table: its STATE (the match, the wall, the hand, the decision), and what the last STEP did.

STATE says all that the game to come depends on, so undo, search and copies take it alone. STEP is for whoever asks
what has just happened; the next action overwrites it.
"""

from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import EVENTS, MELDS, PAYMENTS, RIVER, SEATS, SPARE, WALL
from fangcheng.tiles import KINDS

BEFORE = np.dtype(  # what a draw or claim that may still be taken back has changed (live_claims.py)
    [
        ("waits", np.uint64),  # of the player on turn, like all that a seat has
        ("hand", np.int8, (KINDS,)),
        ("draws", np.int16),
        ("flowers", np.uint16),
        ("next_tile", np.int16),
        ("tail_taken", np.int16),
        ("drawable", np.int16),
        ("hand_size", np.int8),
        ("meld_count", np.int8),
        ("any_claim", np.int8),
        ("after_kong_cut", np.int8),
    ],
    align=True,
)


STATE = np.dtype(
    [
        # --- the match; written by match.py
        ("random", np.uint64, (4,)),  # state of the generator (random.py)
        ("scores", np.int32, (SEATS,)),  # points of the seat, in the variant's unit
        ("person", np.int8, (SEATS,)),  # who sits there: number in the order of joining; moves with seat changes
        ("seats", np.int8),  # players at the table, 2-4
        ("dealer", np.int8),
        ("first_dealer", np.int8),  # dealer of the match's first hand
        ("round_wind", np.int8),  # 0 E .. 3 N
        ("deal_number", np.int8),  # hands since the round began that had a new dealer, from 0
        ("hands_played", np.int16),  # finished hands
        ("streak", np.int16),  # repeats of the present dealer
        ("counters", np.int16),  # honba: repeats and drawn hands since the last change by a win
        ("sticks", np.int16),  # riichi sticks on the table
        ("last_winner", np.int8),  # NOBODY before the first win
        ("hands_won", np.int16, (SEATS,)),
        ("chips", np.int16, (SEATS,)),  # won less lost
        ("penalty", np.int32, (SEATS,)),  # points off the final score
        ("time_called", np.int8),  # 1 + hands after this one once the time is up, 0 before
        ("next_dealer", np.int8),  # what the finished hand makes of the next one; match.py
        ("next_round", np.int8),
        ("next_deal", np.int8),
        ("next_streak", np.int16),
        ("next_counters", np.int16),
        ("lost_to_win", np.uint8),  # bit per seat that paid a win in the last hand, until the next is dealt
        ("stake_account", np.int32, (SEATS,)),  # what the seat's own inner stake has won and lost in this match
        ("notes", np.int32, (SEATS, SEATS)),  # [winner][payer] of wins noted and not yet paid (pulling.py)
        # --- the wall; written by wall.py
        ("wall", np.int8, (WALL,)),  # kinds in the order of taking, from the break
        ("place", np.int8, (WALL,)),  # IN_WALL, GONE or TURNED
        ("wall_size", np.int16),
        ("next_tile", np.int16),  # next ordinary draw
        ("tail_taken", np.int16),  # replacement tiles taken
        ("drawable", np.int16),  # tiles that can still be drawn, replacements included where they shorten the wall
        ("break_side", np.int8),  # seat whose wall was opened
        ("break_stack", np.int8),  # stacks left standing at that wall's right end
        ("dice", np.int8, (8,)),  # throws in order: seats, first dealer, break ...; 0 none
        ("indicators", np.int16, (10,)),  # wall positions turned over, in order; -1 none
        ("indicator_count", np.int8),
        ("indicators_waiting", np.int8),  # kan-dora to be turned later
        # --- the hand
        ("role", np.int8, (KINDS,)),  # PLAIN, WILD, LAID_OUT or ABSENT in this hand
        ("wild_mask", np.uint64),  # faces that are jokers in this hand
        ("aside_mask", np.uint64, (SEATS,)),  # kinds laid aside
        (
            "hand",
            np.int8,
            (SEATS, KINDS),
        ),  # concealed tiles by face, the drawn one too; red-five columns: how many are red
        ("hand_size", np.int8, (SEATS,)),  # concealed tiles
        ("drawn", np.int8),  # kind the player on turn has just drawn, else NO_TILE
        ("drawn_from", np.int8),
        ("meld_kind", np.int8, (SEATS, MELDS)),
        ("meld_face", np.int8, (SEATS, MELDS)),  # lowest face of the meld
        ("meld_tiles", np.int8, (SEATS, MELDS, 4)),  # kinds; NO_TILE in the fourth place of three
        ("meld_called", np.int8, (SEATS, MELDS)),  # index of the claimed tile in meld_tiles, -1 concealed
        ("meld_from", np.int8, (SEATS, MELDS)),  # seat that fed it, the owner for a concealed kong
        ("meld_fresh", np.int8, (SEATS, MELDS)),  # added kong: its tile was drawn in that very turn
        ("meld_count", np.int8, (SEATS,)),
        ("river", np.int8, (SEATS, RIVER)),  # kinds discarded, claimed ones too
        ("river_flags", np.int8, (SEATS, RIVER)),
        ("river_count", np.int8, (SEATS,)),
        ("flowers", np.uint16, (SEATS,)),  # bit n: flower n+1 is laid out
        ("aside", np.int8, (SEATS,)),  # North tiles laid aside (sanma); laid kong tiles elsewhere
        # --- the decision; written by flow.py
        ("phase", np.int8),
        ("turn", np.int8),  # whose turn it is; during claims, the discarder
        ("owed", np.uint8),  # bit per seat that still owes an answer
        ("legal", np.uint64, (SEATS, 3)),  # actions open to the seat (actions.py)
        ("answer", np.int16, (SEATS,)),  # given in this decision, NO_ACTION else
        ("offered", np.int8),  # kind that may be claimed or robbed, else NO_TILE
        ("offered_by", np.int8),
        ("offered_meld", np.int8),  # CONCEALED_KONG_MELD / ADDED_KONG_MELD while a kong may be robbed, -1 else
        ("late", np.uint8),  # bit per seat that will owe again once this step is carried out; 0 between steps
        ("before", BEFORE),  # before the turn that late claims may still take back; live timing only
        ("ending", np.int8),
        ("in_play", np.uint8),  # bit per seat that has not left the hand by winning
        ("won_order", np.int8, (SEATS,)),  # seats in order of their first wins in this hand, NOBODY else
        ("won_count", np.int8),  # how many seats have won
        ("first_win_count", np.int8),  # winners on the first winning tile
        ("first_win_from", np.int8),  # who fed it, NOBODY for a self-draw
        # --- what each seat has done; resets every hand
        ("draws", np.int16, (SEATS,)),  # tiles taken in own turns
        ("any_claim", np.int8),  # a chi, pon, kong or laid-out tile has broken the first go-around
        ("kongs_made", np.int8),  # by the whole table
        ("waits", np.uint64, (SEATS,)),  # faces that complete the concealed hand in any allowed shape
        ("own_river_mask", np.uint64, (SEATS,)),  # faces discarded, claimed ones too
        ("missed_mask", np.uint64, (SEATS,)),  # faces let pass since the own last draw
        ("banned_discards", np.uint64),  # faces the player on turn may not discard (swap-calling)
        ("recent_mask", np.uint64, (SEATS,)),  # faces others discarded since the own last discard
        ("passed_mask", np.uint64, (SEATS,)),  # faces open to be won on since the hand last changed
        ("passed_pung_mask", np.uint64, (SEATS,)),  # faces whose pung was let pass in this go-around
        ("ready", np.int8, (SEATS,)),  # 0 no, else READY_*
        ("ready_pending", np.int8),  # READY chosen, its discard still to come: 1 + n
        ("shown_ready", np.int8, (SEATS,)),  # ready at the drawn hand just ended, and shown
        ("double_ready", np.int8, (SEATS,)),  # declared in the unbroken first go-around
        ("one_shot", np.int8, (SEATS,)),  # ippatsu still possible
        ("missed_value", np.int16, (SEATS,)),  # best value let pass since then; -1 none
        ("offered_value", np.int16, (SEATS,)),  # value of the win offered in this decision, -1 none
        ("locked", np.int8, (SEATS,)),  # may not win by discard (1) or at all (2) until the rule's release
        ("locked_for_hand", np.int8, (SEATS,)),  # 1 no discard win, 2 no win at all
        ("bloom_barred", np.int8),  # the replacement just drawn may not be won on
        ("claimed_turn", np.int8),  # BY_DRAW .. BY_OPEN_KONG
        ("kong_chain", np.int8),  # replacements drawn in a row in this turn
        ("after_kong_cut", np.int8),  # the offered discard follows a kong replacement directly
        ("first_discards", np.int8, (SEATS,)),  # kind of the first discard, NO_TILE else
        ("liable", np.int8, (SEATS, 4)),  # liable[winner][cause]: seat that must pay; causes in liability.py
        ("river_claimed", np.int8, (SEATS,)),  # own discards that were claimed
        # --- choices before play
        ("bet", np.int8, (SEATS,)),  # pulls, sits, drifts, horses; meaning by rules.bet_kind; inner stakes stay
        ("lack", np.int8, (SEATS,)),  # missing suit 0-2, -1 none
        ("given", np.int8, (SEATS, 4)),  # tiles handed over in an exchange
        # --- side income inside the hand
        ("kong_income", np.int32, (SEATS, SEATS)),  # [receiver][payer] kong points settled or due in this hand
        ("last_kong_income", np.int32, (SEATS,)),  # income of the last kong, by payer
        ("last_kong_by", np.int8),
        ("flowers_paid", np.uint8, (SEATS,)),  # bit per group of flowers already paid for (side_income.py)
        ("last_flower", np.int8),  # kind laid out last, NO_TILE before
        ("flowers_asked", np.int8),  # 1: somebody has let a win by flowers be in this hand
        ("watching", np.int8, (SEATS,)),  # looks at all hands (Taiwan)
        ("spare", np.int16, (SEATS, SPARE)),  # for regions to come; named where first used
    ],
    align=True,
)


STEP = np.dtype(  # what happened in the last step: rows counted from 0; those above the count are of earlier steps
    [
        ("payments", np.int32, (PAYMENTS, 8)),  # cause, seat, other, number, then the change of each seat
        ("events", np.int16, (EVENTS, 6)),  # event_rows.py
        ("payment_count", np.int16),
        ("event_count", np.int16),
    ],
    align=True,
)


def _in_a_row(*records: np.dtype) -> np.dtype:
    """Return the record that has the fields of these one after another, each at its place."""
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
    """The states of an array of tables as octets, a row for each; they share their memory with the tables."""
    octets = tables.view(np.ndarray).view(np.uint8).reshape(len(tables), TABLE.itemsize)
    return octets[:, : STATE.itemsize]


name_parameters(table=TABLE)
