"""The records everything runs on: the table, the rules, a win to be valued, a reading of it, and the desk.

All are NumPy structured dtypes, aligned so that a GPU can read them. A copy of the table record is a
snapshot. "Face" is 0-33, "kind" any tile code of `fangcheng.tiles`; masks of faces are 34 bits wide.
"""

import numpy as np

from fangcheng.core.kernel import name_parameters
from fangcheng.core.pattern_ids import PATTERNS
from fangcheng.core.tables import SHAPES
from fangcheng.tiles import KINDS

SEATS = 4
WALL = 152  # the longest wall of any rulebook is 144; the rest is room
RIVER = 64  # discards of one seat in one hand; two players left in a blood battle reach 45
MELDS = 6  # five sets of a 16-tile hand and one region's laid-out group beside them
EVENTS = 80  # the longest single step is the deal with all eight flowers and their replacements
PAYMENTS = 24  # payment rows of one step
SPARE = 6  # numbers a seat may keep for a region of its own

NOBODY = -1

# What a place in the wall holds.
IN_WALL, GONE, TURNED = 0, 1, 2

# Phases of a hand. In BETS .. FLOWERS some seats owe a decision.
BETS, EXCHANGE, LACK, FIRST_READY, TURN, CLAIM, ROB, SHOW, FLOWERS, HAND_OVER, MATCH_OVER = range(11)

# Where the tile in `drawn` came from.
FROM_NOWHERE, FROM_DEAL, FROM_WALL, FROM_KONG, FROM_FLOWER, FROM_LAY, FROM_OPEN_KONG_FLOWER = range(7)

# How a turn began (`claimed_turn`).
BY_DRAW, BY_CHI, BY_PON, BY_OPEN_KONG = range(4)

# Melds.
CHOW, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD, SPECIAL_MELD = range(6)

# What a seat has declared (`ready`): 1 + n of the READY action, earthly ready, or a hand frozen by its win.
READY_PLAIN, READY_OPEN, READY_HEAVENLY, READY_EARTHLY, READY_FROZEN = range(1, 6)

# Places of a seat's `spare`: 1 + roots and 1 + kongs at its first win in a blood river, 0 before it.
FIRST_ROOTS, FIRST_KONGS = range(2)

# rules.bet_kind
NO_BETS, SIT_AND_PULL, INNER_STAKES = range(3)

# River flags.
CUT_DRAWN, DECLARED_READY, CLAIMED_AWAY, AFTER_KONG_CUT = 1, 2, 4, 8

# Roles a kind can play in one hand (`role` of the table).
PLAIN, WILD, LAID_OUT, ABSENT = range(4)

# How the hand ended (`ending`).
(
    PLAYING,
    WON,
    EXHAUSTED,
    NINE_TERMINALS,
    FOUR_KONGS_DRAW,
    FOUR_WINDS_DRAW,
    FOUR_RIICHI,
    TRIPLE_RON,
    NAGASHI,
    WEST_ROUND,
    FLOWER_LAST,
    VOID,
    FAULTY,  # the wall had wrong tiles; as after a chombo the hand does not count and is dealt again
    CHOMBO,
) = range(14)

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

TABLE = np.dtype(
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
        # --- what happened in the last step
        ("event_count", np.int16),
        ("events", np.int16, (EVENTS, 6)),  # events.py
        ("payment_count", np.int16),
        ("payments", np.int32, (PAYMENTS, 8)),  # cause, seat, other, number, then the change of each seat
    ],
    align=True,
)

# --- a win to be valued: everything about it that no reading can change

BY_SELF, BY_DISCARD, BY_ROB = range(3)

# Circumstances (bits of `flags`).
F_READY = 1 << 0  # riichi, or ready declared
F_DOUBLE_READY = 1 << 1
F_ONE_SHOT = 1 << 2
F_LAST_TILE = 1 << 3  # the winning tile was the last of the wall, or the discard after it
F_KONG_REPLACEMENT = 1 << 4  # won with the replacement of an own kong
F_FLOWER_REPLACEMENT = 1 << 5
F_LAY_REPLACEMENT = 1 << 6  # replacement of a North laid aside
F_FIRST_TURN = 1 << 7  # before the winner's second turn, no claim before
F_LAST_OF_KIND = 1 << 8  # the three other copies are visible in rivers and melds
F_AFTER_KONG_CUT = 1 << 9  # the discard follows the discarder's kong replacement
F_OPEN_READY = 1 << 10
F_HEAVENLY_READY = 1 << 11
F_EARTHLY_READY = 1 << 12
F_OPEN_KONG_REPLACEMENT = 1 << 13  # replacement of a kong of a discard
F_PASSED_WIN = 1 << 14
F_JOKER_DISCARDED = 1 << 15
F_ROB_LAY = 1 << 16  # robbed a North laid aside: no robbing_the_kong
F_EIGHT_FLOWERS = 1 << 17  # a win by flowers alone
F_SEVEN_ROB_ONE = 1 << 18
F_NAGASHI = 1 << 19
F_ROB_CONCEALED = 1 << 20  # robbed a concealed kong

WIN = np.dtype(
    [
        ("flags", np.uint64),
        ("wild_mask", np.uint64),  # faces that are jokers
        ("waits", np.uint64),  # faces that would have completed the hand before the winning tile
        ("hand", np.int8, (34,)),  # concealed natural tiles by face, the winning tile included; jokers not
        ("jokers", np.int8),  # joker tiles among the concealed ones, the winning tile included
        ("drawn_joker", np.int8),  # 1: the winning tile itself is a joker
        ("tile", np.int8),  # face of the winning tile
        ("by", np.int8),  # BY_SELF, BY_DISCARD, BY_ROB
        ("seat", np.int8),
        ("payer", np.int8),  # discarder or kong maker, NOBODY for a self-draw
        ("dealer", np.int8),
        ("seats", np.int8),
        ("round_wind", np.int8),  # 0 E .. 3 N
        ("seat_wind", np.int8),
        ("streak", np.int16),  # repeats of the dealer
        ("counters", np.int16),  # honba
        ("sets", np.int8),  # sets of a full hand: 4, or 5 with 16 tiles
        ("meld_count", np.int8),
        ("meld_kind", np.int8, (MELDS,)),
        ("meld_face", np.int8, (MELDS,)),
        ("flowers", np.uint16),
        ("aside", np.int8),  # North tiles laid aside
        ("reds", np.int8),  # red fives in hand and melds
        ("dora", np.int8, (34,)),  # how often each face is indicated
        ("ura", np.int8, (34,)),
        ("lack", np.int8),  # missing suit declared, -1 none
        ("joker_kongs", np.int8),  # gold kongs (Tianjin) among the melds
        ("first_roots", np.int8),  # blood river: 1 + roots at the seat's first win of the hand, 0 if this is the first
        ("first_kongs", np.int8),  # and 1 + its kongs then
        ("together", np.int8),  # winners on this tile when they are several, 0 else or not known yet
    ],
    align=True,
)

# --- one reading of it

RUN, TRIPLET, KONG, PAIR, KNITTED_RUN = range(5)
(
    STANDARD,
    SEVEN_PAIRS_FORM,
    ORPHANS_FORM,
    KNITTED_FORM,
    LOOSE_FORM,
    EIGHT_PAIRS_FORM,
    ORPHANS_AND_SET_FORM,
    UNRELATED_FORM,
) = range(8)
NO_WAIT, TWO_SIDED, CLOSED, EDGE, PAIR_WAIT, TRIPLET_WAIT = range(6)

READING = np.dtype(
    [
        ("runs", np.int8, (34,)),  # runs by lowest face; knitted runs stand in `form` only
        ("triplets", np.uint64),  # faces of triplets and kongs
        ("kongs", np.uint64),
        ("concealed", np.uint64),  # faces of concealed triplets and kongs (completed by a discard: not)
        ("faces", np.uint64),  # all faces of the hand, melds and pair included
        ("run_starts", np.uint64),  # mask of runs
        ("group_kind", np.int8, (MELDS,)),
        ("group_face", np.int8, (MELDS,)),
        ("group_open", np.int8, (MELDS,)),  # 1 claimed meld (an added kong too), 0 concealed
        ("group_jokers", np.int8, (MELDS,)),
        ("group_wild", np.int8, (MELDS,)),  # bit n: place n of the group is a joker
        ("groups", np.int8),
        ("pair", np.int8),  # face; -1 in forms without one
        ("pair_jokers", np.int8),
        ("form", np.int8),
        ("wait", np.int8),  # how the winning tile joins: TWO_SIDED ... in this reading
        ("won_group", np.int8),  # group the winning tile completes, -1 the pair or none
        ("knitted", np.int8),  # which of the six knitted straights, -1 none
        ("run_count", np.int8),
        ("triplet_count", np.int8),
        ("kong_count", np.int8),
        ("concealed_kongs", np.int8),
        ("concealed_count", np.int8),
        ("closed", np.int8),  # 1: no chow, pung or open kong
        ("won_place", np.int8),  # place of the winning tile in its run, 0 low .. 2 high; 0 elsewhere
        ("pairs", np.uint64),  # faces of the pairs in forms of pairs
        ("fours", np.int8),  # pairs of a face that stands twice in forms of pairs
        ("joker_count", np.int8),  # jokers that stand for a face in this reading
        ("joker_faces", np.int8, (14,)),  # the faces they stand for
    ],
    align=True,
)

# --- the value of the best reading

ANYTHING = ~np.uint64(0)
PARTS = 12

RESULT = np.dtype(  # zeros at first
    [
        ("wins", np.int8),  # 1 the hand wins under the rules
        ("refusal", np.int16),  # why not (refusals.py), 0 it wins
        ("noted", np.uint64),  # by hanfu.py: which of the patterns below 64 it wrote; by others ANYTHING
        ("counts", np.int8, (PATTERNS,)),  # how often each pattern counts
        ("values", np.int16, (PATTERNS,)),  # value each pattern adds in the variant's unit
        ("total", np.int32),  # fan, tai, points: what the combining method makes of it
        ("han", np.int16),
        ("fu", np.int16),
        ("yakuman", np.int8),
        ("limit", np.int8),  # 0 none, 1 mangan .. 5 yakuman
        ("base", np.int32),  # what one unit of payment is worth
        ("parts", np.int16, (PARTS,)),  # how fu or total come about; places in fu.py and terms.py, 0 where no part
        ("reading", READING),
    ],
    align=True,
)

# --- the rules of one table: numbers only, filled by rules/ruleset.py

RULES = np.dtype(
    [
        # equipment and wall
        ("seats", np.int8),
        ("copies", np.int8, (KINDS,)),  # how many of each kind are in the wall
        ("sets", np.int8),  # sets of a full hand; a hand holds 3 * sets + 1 tiles
        ("dice_count", np.int8),
        ("stacks", np.int8, (SEATS,)),  # stacks before each seat, seen from the dealer
        ("break_rule", np.int8),  # wall.py
        ("first_dealer_rule", np.int8),
        ("break_shift", np.int8),  # added to the count of stacks: -1 opens before the counted stack
        ("dead_wall", np.int8),  # tiles of a riichi dead wall, 0 none
        ("replacements", np.int8),  # replacement tiles in the dead wall
        ("reserve", np.int8),  # tiles at the tail nobody draws; it keeps its size, for a replacement moves the limit
        ("replenish", np.int8),  # live tiles that join the dead wall per replacement
        ("replacement_from", np.int8),  # 0 tail, 1 head
        ("deal_rule", np.int8),  # how the dealer takes his last tile; deal.py
        ("indicators", np.int8),  # dora indicators open at the start
        ("kan_dora", np.int8),  # 0 off, 1 immediate, 2 mixed, 3 after the discard
        ("ura", np.int8),
        ("red", np.int8, (3,)),  # red fives of m, p, s
        ("flower_win", np.int8),  # eight flowers, or seven robbing the eighth: 1 win, 2 may win (TAIWAN-63, TAIWAN-P18)
        ("flower_last", np.int8),  # a flower drawn last: 0 is discarded, 1 is laid out and ends the hand
        ("joker_rule", np.int8),  # 0 none, 1 the turned kind and its successor (deal.py)
        ("flower_rule", np.int8),  # 0 no flowers; replaced after the deal: 1 seat by seat, 2 in rounds (flowers.py)
        ("seat_wind_rule", np.int8),  # who is East: 0 the dealer, 1 the seat whose wall was opened (TAIWAN-8)
        # choices before play
        ("bet_kind", np.int8),  # 0 none, 1 sit and pull, 2 inner stakes (TAIWAN-73)
        ("bet_max", np.int8),
        ("outer_bet", np.int8),  # 1: onlookers may follow players with stakes beside the table (TAIWAN-75)
        ("exchange", np.int8),  # tiles exchanged before play
        ("lack_rule", np.int8),  # 0 none, 1 declared, 2 free
        # claims
        ("claim_timing", np.int8),  # 0 all answers to a discard are ranked, 1 first come (live_claims.py)
        ("claim_chi", np.int8),
        ("swap_ban", np.int8),  # 0 none, 1 same tile, 2 same tile and the other end, 3 the whole line of sevens
        ("swap_ban_own", np.int8),  # no chi of the own last discard or its twin in the go-around
        ("recall_own", np.int8),  # 0: a kind one has discarded may not be claimed
        ("pung_pass_ban", np.int8),  # a pung let pass may not be made on the same kind in the go-around
        ("claims_end", np.int8),  # no chi, pon, open kong with this many drawable tiles or fewer
        ("last_discard_pon", np.int8),
        # kongs
        ("kong_max", np.int8),  # kongs of the table, 0 any number
        ("kong_max_rule", np.int8),  # what the one too many does: 0 refused, 1 drawn hand when declared
        ("kong_last", np.int8),  # drawable tiles a kong needs
        ("open_kong_no_win", np.int8),  # the replacement of an open kong may not be won on, nor a concealed kong follow
        ("concealed_kong_no_win", np.int8),  # TAIWAN-30
        ("joker_kong", np.int8),  # 1: four equal jokers may be laid as a concealed kong (TIANJIN-24)
        ("hide_concealed_kong", np.int8),  # 1: the others see only its back until the hand ends (MCR-18)
        ("rob_added", np.int8),
        ("rob_concealed", np.int8),  # 0 nobody, 1 thirteen orphans
        ("lay_north", np.int8),  # sanma: 0 off, 1 dora, 2 a value tile for everybody
        ("lay_rob", np.int8),
        ("lay_bloom", np.int8),
        # declared ready
        ("ready_rule", np.int8),  # 0 none, 1 riichi, 2 Taiwan's announcements, 3 one plain declaration
        ("ready_cost", np.int32),
        ("ready_min_score", np.int32),
        ("ready_min_tiles", np.int8),
        ("ready_kong", np.int8),  # kong after ready: 0 none, 1 waits unchanged, 2 also every reading a triplet
        ("one_shot", np.int8),
        ("watch", np.int8),
        # winning
        ("win_by_discard", np.int8),
        ("winners", np.int8),  # 0 nearest only, 1 all
        ("triple_rule", np.int8),  # three winners: 0 all win, 1 drawn hand
        ("play_on", np.int8),  # winners that end the hand: 1 the first, 3 blood battle, 0 none (blood river)
        ("pass_rule", np.int8),  # passing.py
        ("furiten_release", np.int8),  # 1: any call ends a passed-tile furiten
        ("forms", np.int32),  # allowed shapes (distance.py)
        ("minimum", np.int16),  # value a win needs
        ("minimum_two_from", np.int8),  # counters from which two han are needed, 0 never
        ("compulsory_last", np.int8),  # a possible win is forced in the last so many tiles
        ("own_four", np.int8),  # not ready if one holds all copies of the only waits: 1 melds included, 2 in the hand
        # scoring
        ("method", np.int8),  # scoring.py: 1 han and fu, 2 MCR, 3 tai, 4 fan main and extras, 5 terms and multipliers
        ("price", np.int16, (PATTERNS,)),  # value of each pattern, 0 not in this game
        ("price_open", np.int16, (PATTERNS,)),  # value in an open hand where it differs
        ("yakuman", np.int8, (PATTERNS,)),  # yakuman units
        ("counting", np.uint64, (2,)),  # patterns below 64 with a price or yakuman: open [0], closed [1]
        ("limits", np.uint64),  # and those with yakuman
        ("excludes", np.uint64, (PATTERNS, 4)),  # bit mask of patterns not counted beside this one
        ("cap", np.int16),
        ("base", np.int32),
        ("unit", np.int32),
        ("option", np.int16, (64,)),  # scoring options of one family; named in its module
        # payment
        ("self_draw", np.int8),
        ("counter_value", np.int32),  # per counter and payer on a self-draw
        ("kong_pay", np.int8, (4,)),  # open, added, concealed, special
        ("kong_when", np.int8),  # 0 nothing, 1 at once, 2 at the end of the hand
        ("open_kong_payers", np.int8),  # who pays a kong of a discard: 0 the feeder, 1 everybody
        ("late_added_kong", np.int8),  # 1: a fourth tile added after the turn it was drawn in is paid too
        ("graze", np.int8),
        ("call_transfer", np.int8),  # 0 off, 1 to the winner, 2 back to the payers
        ("follow", np.int8),  # what a followed dealer pays at the end of the hand (Tianjin)
        ("side_pay", np.int8, (8,)),  # paid at once by each, in half bases; places in side_income.py
        ("pulling", np.int8),  # 1: wins on a discard are noted and pulled (pulling.py)
        ("pig_amount", np.int16),
        ("liability", np.int8, (8,)),
        # drawn hands
        ("abortive", np.int8, (8,)),  # nine terminals, four kongs, four winds, four riichi, west round, nine by anybody
        ("abort_keeps_deal", np.int8),
        ("noten_total", np.int32),
        ("noten_declare", np.int8),  # 1: a ready hand may be kept hidden at a draw
        ("nagashi", np.int8),  # 0 off, 1 a win, 2 a drawn hand
        ("draw_check", np.int8),  # 0 nothing, 1 noten payment, 2 Sichuan's checks
        ("teams", np.int8),  # 1: seats across are a team; the hand ends when both of one have won (SICHUAN-P18)
        # dealer and match
        ("start_score", np.int32),
        ("target", np.int32),
        ("return_points", np.int32),
        ("uma", np.int32, (SEATS,)),  # in tenths of 1000 points
        ("oka", np.int8),
        ("yakitori", np.int32),  # what who has won no hand pays each other at the end
        ("chip_value", np.int32),  # points of a chip, 0 none played
        ("chombo", np.int8),  # rulings.py
        ("chombo_points", np.int32),
        ("hands_after_time", np.int8),  # hands played after the one in which time is called
        ("seat_draw", np.int8),  # 0 by wind tiles, 1 as they come
        ("share_ties", np.int8),  # 1: equal points share placement points and the sticks left at the end
        ("dealer_rule", np.int8),  # match.py
        ("draw_rule", np.int8),
        ("rounds", np.int8),  # rounds played, 0 where a match is counted in hands
        ("round_winds", np.int8, (8,)),  # wind of each round: 0 E .. 3 N
        ("hands", np.int16),  # hands of a match counted in hands, 0 else
        ("extension", np.int8),
        ("bust", np.int8),
        ("all_last_stop", np.int8),
        ("all_last_repeat", np.int8),
        ("seat_change", np.int8),
        # time, kept by the server: seconds for a decision and minutes of a match, 0 without a limit
        ("clock_first", np.int16),  # for the dealer up to the first discard of the hand
        ("clock_turn", np.int16),
        ("clock_claim", np.int16),
        ("match_minutes", np.int16),
        ("reseat_rule", np.int8),  # a next match: 0 seats drawn as ever, 1 by the last winner's throw (TAIWAN-6)
        ("leave_rule", np.int8),  # who leaves for good: 0 no rule, 1 ends the match, scores kept (TIANJIN-5)
        ("spare", np.int16, (64,)),  # for regions to come; named where first used
    ],
    align=True,
)

# --- the desk: what a step works with besides table and rules

SEARCH = np.dtype(  # where the enumeration of readings stands; only readings.py knows it
    [
        ("left", np.int8, (34,)),  # concealed tiles not yet in a group
        ("jokers", np.int8),  # jokers not yet in a group
        ("stages", np.uint64),  # forms still to be tried
        ("levels", np.int8),  # groups and pair to be made of the concealed tiles
        ("kind", np.int8, (8,)),  # by level: PAIR, TRIPLET or RUN
        ("start", np.int8, (8,)),  # by level: lowest face of the group
        ("wild", np.int8, (8,)),  # by level: bits of the places that jokers take
        ("depth", np.int8),  # with jokers: levels made so far
        ("paired", np.int8),  # 1: the pair is among them
        ("face", np.int8, (8,)),  # by level: lowest face left when it was made, 34 when only jokers were
        ("choice", np.int8, (8,)),  # by level: what was made of it
        ("thirds", np.int32),  # without jokers: tiles of the suit that has the pair (divisions.py)
        ("settled", np.uint64),  # triplets of the other suits and the honours
        ("settled_runs", np.uint64),  # and the runs
        ("runs", np.uint64),  # of the division with most triplets: its runs
        ("triplet_faces", np.uint64),  # and its triplets
        ("pair", np.int8),  # face of its pair
        ("pair_faces", np.uint64),  # faces still to be tried as the pair
        ("alike", np.uint64),  # faces from which three triplets are still to be read as three runs
        ("pair_level", np.int8),  # level of the pair in this division
        ("spots", np.uint64),  # places of the winning tile still to be tried: bit 3 * level + place in the group
        ("melded", np.int8),  # melds at the head of the groups
        ("triplets", np.uint64),  # the same masks as in the reading, for the melds alone
        ("kongs", np.uint64),
        ("concealed", np.uint64),
        ("faces", np.uint64),
        ("run_starts", np.uint64),
        ("triplet_count", np.int8),
        ("kong_count", np.int8),
        ("concealed_kongs", np.int8),
        ("free_pairs", np.int8, (8,)),  # forms of pairs: faces of the pairs made of two jokers
        ("free_count", np.int8),
    ],
    align=True,
)

WORK = np.dtype(
    [
        ("win", WIN),
        ("search", SEARCH),
        ("reading", READING),
        ("trial", RESULT),  # the reading at hand
        ("results", RESULT, (SEATS,)),  # best results of the winners of this step, by seat
        ("wins", WIN, (SEATS,)),
        ("won", np.uint8),  # bit per seat whose result of this step is valid
        ("asked", RESULT),  # of a win that is only asked about, while the winners' results must stay
    ],
    align=True,
)


DESK = np.dtype([("work", WORK), ("shapes", SHAPES)], align=True)


def new_desk(shapes: np.record) -> np.record:
    """Working space and look-up tables of one worker; the same desk serves many tables of a game.

    `shapes`: the distance tables of the game (tables.shape_tables), copied onto the desk: about 10 MB.
    """
    desk = np.zeros(1, DESK).view(np.recarray)
    desk.shapes = shapes
    made: np.record = desk[0]
    return made


name_parameters(table=TABLE, rules=RULES, desk=DESK, win=WIN, reading=READING, result=RESULT, trial=RESULT)
