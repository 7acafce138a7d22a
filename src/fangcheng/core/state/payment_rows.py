"""Payment rows: who pays whom for what. Every change of scores passes through here, so every row sums to zero.

Money moves between accounts: those of the seats, and one beside the table for what lies there, such as riichi sticks.
"""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import PAYMENTS, SEATS
from fangcheng.core.state.record_types import Table

# Causes of a payment row.
(
    PAY_WIN,  # a hand's value
    PAY_COUNTERS,  # for the counters on the table
    PAY_STICKS,  # riichi sticks put on the table, or taken from it
    PAY_NOTEN,  # ready and unready players at a drawn hand
    PAY_NAGASHI,
    PAY_OPEN_KONG,
    PAY_ADDED_KONG,
    PAY_CONCEALED_KONG,
    PAY_SPECIAL_KONG,
    PAY_TRANSFER,  # kong income moved on to the winner of the next discard
    PAY_REFUND,  # kong income given back
    PAY_PIG,  # flower pigs
    PAY_UNREADY,  # ready check
    PAY_FOLLOW,  # a discard was followed
    PAY_WATCH,
    PAY_SIDE_BET,
    PAY_LEFT_STICKS,  # sticks left at the end of the match
    PAY_YAKITORI,  # by who has won no hand
    PAY_CHIPS,
    PAY_CHOMBO,
    PAY_MIXED_FLOWERS,  # flowers 1 to 4 of both series; `number` of this and the next: the flower laid last
    PAY_FLOWER_SERIES,  # four of a series, or of a dragon laid out
    PAY_SEVEN_FLOWERS,  # by who has the eighth
    PAY_EIGHT_FLOWERS,
    PAY_NOTED,  # nothing yet: a win is noted; `number` is what `other` now owes
    PAY_NOTE_HALVED,  # the debtor has won: half the note, and it is gone
    PAY_NOTE,  # a note collected
    PAY_HORSES,  # tiles turned after a win that point at the winner; `number` says how many
    PAY_FOUR_WINDS,  # the first four discards of a player are the four winds
    PAY_FOUR_ALIKE,  # by who has discarded four tiles of one face
    PAY_BURNING,  # all have followed the dealer; `number` says how often
    PAY_FINE,  # into the pot
    PAY_POT,  # the pot taken
    PAY_FLY,  # a tile turned after a win; `number` is what it adds to every share
    PAY_SHADOW,  # the result of a player again, to or from who follows him; `number` is that person
    PAY_WAKE,  # tiles of the winner woken by those turned; `number` says how many
    PAY_DRAWN_HAND,  # by the dealer, as nobody has won
    PAY_OPENING,  # for what the dealt tiles show; `number` is the pattern
    PAY_BOUGHT,  # all that a player got and paid, to and from who bought a horse on him; `number`: who beside the table
    PAY_LOST_STAKE,  # his own stake, by `other` who had called ready; `number` is the stake
    PAY_CHICKENS,  # for the chickens of a player; `number` is what they count
    PAY_CHARGE,  # for the first 1s or 8p, which nobody has claimed; `number` is the face
    PAY_DUTY,  # the same, claimed, by who discarded it
    PAY_JOKERS,  # for the jokers that a player holds; `number` says how many
    PAY_ESSENCES,  # for the jokers of a player after the hand; `number` is what they count, `other` who pays it alone
    PAY_FLIP,  # for tiles of the kind turned first, and of the next kind, in a dealt hand; `number` is what they count
    PAY_EGG,  # for an egg laid; `number` says of how many tiles
    PAY_EGG_TILE,  # for a tile added to one
    PAY_RULING,  # what the host has ruled, or taken back (play/rulings.py)
) = range(49)

# Accounts: 0 to 3 the seats, and one more.
BESIDE = SEATS  # what lies beside the table and belongs to nobody
ACCOUNTS = SEATS + 1
FIRST_ACCOUNT = 4  # place in a payment row

MOST_PAID = 1 << 30


@kernel
def open_row(table: Table, cause, seat, other, number):
    """Begin a payment row and return its index.

    `seat` is who it is about, `other` the feeder or NOBODY, `number` what the cause counts (fan, kongs, faces).
    """
    row = min(int(table.payment_count), PAYMENTS - 1)
    table.payment_count = row + 1
    table.payments[row, 0] = cause
    table.payments[row, 1] = seat
    table.payments[row, 2] = other
    table.payments[row, 3] = number
    for account in range(ACCOUNTS):
        table.payments[row, FIRST_ACCOUNT + account] = 0
    return row


@kernel
def move(table: Table, row, payer, receiver, amount):
    """Let one account pay another, note it in the row and return what was paid: from a purse no more than it holds.

    Rules: NANJING-21.
    """
    paid = min(amount, payable(table, payer))
    book(table, row, payer, -paid)
    book(table, row, receiver, paid)
    if table.rotation.count > 0 and payer != BESIDE and receiver != BESIDE:
        table.shadow.flow[payer, receiver] += paid
    return paid


@kernel
def payable(table: Table, payer):
    """Return the most that an account can pay now."""
    if payer == BESIDE or table.purse == 0:
        return MOST_PAID
    return max(0, int(table.scores[payer]))


@kernel
def book(table: Table, row, account, amount):
    """Change one account alone and note it in the row; whoever books must let the row sum to zero."""
    table.payments[row, FIRST_ACCOUNT + account] += amount
    if account == BESIDE:
        table.beside += amount
    else:
        table.scores[account] += amount
