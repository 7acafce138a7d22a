"""What the numbers of a rules record mean that say who deals next, who sits where, and when a match is over."""

# Who deals next after a win (rules.dealer_rule): the winner who dealt; the next player; the first winner, by one of
# three rules. Of several winners on one tile: the discarder; the nearest to him in turn order; the one after that.
# The next player after a hand that is won, whoever wins it.
DEALER_STAYS_ON_WIN, DEALER_PASSES, DEALER_FIRST_WINNER, DEALER_NEAREST_WINNER, DEALER_AFTER_NEAREST = range(5)
DEALER_PASSES_ON_WIN = 5

# Who deals next after a drawn hand (rules.draw_rule).
DRAW_STAYS, DRAW_PASSES, DRAW_STAYS_READY, DRAW_STAYS_WITHOUT_KONG, DRAW_LAST_DRAWER, DRAW_LAST_TAKER = range(6)
# rules.extension
NO_EXTENSION, SUDDEN_DEATH, FULL_ROUND, GO_ON = range(4)
# rules.seat_draw
SEATS_BY_WIND_TILES, SEATS_AS_THEY_COME = range(2)
# rules.reseat_rule
RESEAT_AS_EVER, RESEAT_BY_WINNER = range(2)

# rules.leave_rule: what it means when somebody leaves for good: nothing is said of it; a new match begins with the
# scores as they are; who takes the seat goes on, and what counts for the same company alone is void.
LEAVING_CHANGES_NOTHING, LEAVING_ENDS_MATCH, LEAVING_VOIDS_COUNTS = range(3)

# rules.chombo: not known to the variant; a mangan the wrong way round; points off the final score.
CHOMBO_NONE, CHOMBO_MANGAN, CHOMBO_FINAL = range(3)

# rules.hands: as many as the time allows.
HANDS_UNTIL_TIME = 32767
