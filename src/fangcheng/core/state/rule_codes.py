"""What the bare numbers of a rules record mean: one group of names for each field, values in order."""

# rules.deal_rule: the dealer's last two tiles with a jump; the same, the last one as a draw; both of one stack;
# the last one drawn when all have replaced their flowers.
DEAL_JUMP, DEAL_DRAW, DEAL_STACK, DEAL_AFTER_FLOWERS = range(4)

# rules.joker_rule
JOKER_NONE, JOKER_TURNED_AND_NEXT = range(2)

# How the dice open the wall (rules.break_rule).
BREAK_SUM, BREAK_SECOND_SUM, BREAK_TWICE, BREAK_SMALLER, BREAK_OWN = range(5)

# Who deals first (rules.first_dealer_rule).
FIRST_EAST, FIRST_ONE_THROW, FIRST_TWO_THROWS, FIRST_BY_CHANCE = range(4)

# rules.bet_kind
NO_BETS, SIT_AND_PULL, INNER_STAKES = range(3)

# rules.claim_timing
WINDOW, LIVE = range(2)

# rules.kan_dora: when the indicator of a kong is turned.
KAN_DORA_OFF, KAN_DORA_AT_ONCE, KAN_DORA_MIXED, KAN_DORA_AFTER = range(4)

# rules.ura: under no indicator, under all, only under the first.
URA_OFF, URA_ALL, URA_FIRST = range(3)

# rules.ready_rule
READY_NONE, READY_RIICHI, READY_ANNOUNCED, READY_DECLARED = range(4)

# rules.winners
WINNER_NEAREST, WINNERS_ALL = range(2)

# rules.pass_rule
PASS_FREE, PASS_FURITEN, PASS_MISSED, PASS_MISSED_OWN, PASS_LOCK, PASS_GO_ROUND = range(6)

# rules.method
HAN_AND_FU, MCR_POINTS, TAI, FAN, TERMS = range(1, 6)
SUM, PRODUCT, BEST_ROW = range(6, 9)  # methods that any price list may be counted by (combine.py)

# rules.part: what a pattern does in a sum, a product or a best row.
(
    PART_ADD,  # its price is added, as often as it holds
    PART_TIMES,  # it multiplies, once for each time it holds
    PART_BEST,  # of these only the dearest is added
    PART_FLOOR,  # the rows are worth at least so much
    PART_LIMIT,  # the hand is worth the cap, and no other row is listed
    PART_FLAT,  # it is added when all else is done
    PART_KEY,  # it is added, and a hand without any such pattern does not win
) = range(7)

# rules.curve_rule: what the rows are worth in points: themselves, a table, the base doubled once for each.
CURVE_NONE, CURVE_TABLE, CURVE_DOUBLING = range(3)
CURVE = 24  # places of such a table; the last one that is set goes on

# rules.self_draw: what a self-draw adds; a fan instead of a base is the price of the pattern self_draw.
NO_ADDITION, ADD_BASE = range(2)

# rules.play_on
BLOOD_RIVER = 0

# rules.kong_when
AT_ONCE, AT_THE_END = 1, 2

# rules.call_transfer
TO_THE_WINNER, BACK = 1, 2

# rules.pig_amount
CAP_VALUE = -1
AS_UNREADY = 0

# rules.draw_check
CHECK_NOTHING, CHECK_NOTEN, CHECK_SICHUAN = range(3)

# rules.nagashi: mangan at draw is a win, a drawn hand with counters paid, or one without.
NAGASHI_OFF, NAGASHI_WINS, NAGASHI_DRAWN, NAGASHI_PLAIN = range(4)

# Who deals next after a win (rules.dealer_rule).
DEALER_STAYS_ON_WIN, DEALER_PASSES, DEALER_FIRST_WINNER = range(3)

# Who deals next after a drawn hand (rules.draw_rule).
DRAW_STAYS, DRAW_PASSES, DRAW_STAYS_READY = range(3)

# rules.extension
NO_EXTENSION, SUDDEN_DEATH, FULL_ROUND, GO_ON = range(4)

# rules.reseat_rule
RESEAT_AS_EVER, RESEAT_BY_WINNER = range(2)

# rules.chombo: not known to the variant; a mangan the wrong way round; points off the final score.
CHOMBO_NONE, CHOMBO_MANGAN, CHOMBO_FINAL = range(3)
