"""What the bare numbers of a rules record mean: one group of names for each field, values in order.

The words that variant pages use for them stand in rules/enumerations.py.
"""

# --- wall and deal

# How the dice open the wall (rules.break_rule).
BREAK_SUM, BREAK_SECOND_SUM, BREAK_TWICE, BREAK_SMALLER, BREAK_OWN, BREAK_LARGER_SIDE, BREAK_NOT_OWN = range(7)
BREAK_NAMED = 7

# rules.break_from: the dealer is one, or the player on his left.
FROM_DEALER, FROM_LEFT = range(2)

# Who deals first (rules.first_dealer_rule).
FIRST_EAST, FIRST_ONE_THROW, FIRST_TWO_THROWS, FIRST_BY_CHANCE = range(4)

# rules.deal_rule: the dealer's last two tiles with a jump; the same, the last one as a draw; both of one stack;
# the last one drawn when all have replaced their flowers.
DEAL_JUMP, DEAL_DRAW, DEAL_STACK, DEAL_AFTER_FLOWERS = range(4)

# rules.dealt: as many tiles as a resting hand holds.
FULL_HAND = 0

# rules.replacement_from
FROM_TAIL, FROM_HEAD = range(2)

# rules.reserve_at: a replacement is the last tile of all, and the reserve slides; or it is the tile in front of the
# reserve, which stays.
RESERVE_SLIDES, RESERVE_FIXED = range(2)

# rules.kan_dora: when the indicator of a kong is turned.
KAN_DORA_OFF, KAN_DORA_AT_ONCE, KAN_DORA_MIXED, KAN_DORA_AFTER = range(4)

# rules.ura: under no indicator, under all, only under the first.
URA_OFF, URA_ALL, URA_FIRST = range(3)

# rules.joker_rule: the tile turned up at the tail and its successor; always the kind of rules.joker_tile; the successor
# of the next tile of the wall, which is turned up after the deal; that of the upper tile of its last stack; that of a
# tile of a wall from which nothing was dealt, found by a throw of the dealer; the upper tile of the last stack itself;
# a tile turned before the deal, where the first throw points.
JOKER_NONE, JOKER_TURNED_AND_NEXT, JOKER_FIXED, JOKER_AFTER_TURNED, JOKER_AFTER_TAIL, JOKER_AFTER_UNTOUCHED = range(6)
JOKER_AT_TAIL, JOKER_BY_THROW = 6, 7
JOKER_FLOWERS = 8  # the flowers of the set: none is laid out, they are held like other tiles
# Or, found by a throw, a tile at the tail that stays in the wall and is drawn in its turn, and its successor.
JOKER_STAYS_IN_WALL = 9

# rules.kong_tiles: which dragons are laid out singly once the jokers are named: none; those that are no jokers; all of
# these but Green, or Red where Green is the joker.
NO_KONG_TILES, KONG_TILES_DRAGONS, KONG_TILES_BUT_GREEN = range(3)

# rules.stand_in_for: for which jokers a dragon stands in, where one does.
STAND_IN_FOR_ANY, STAND_IN_NOT_FOR_DRAGONS = range(2)

# rules.joker_copies: a joker stands for anything, a fifth tile of a kind too; or among the concealed tiles, what jokers
# stand for counted in, no kind occurs more than four times.
COPIES_ANY, COPIES_FOUR = range(2)

# rules.flower_rule: how dealt flowers are replaced.
NO_FLOWERS, FLOWERS_PER_SEAT, FLOWERS_IN_ROUNDS = range(3)

# rules.flower_win: what eight flowers do, or seven that rob the eighth: nothing, they win, their owner is asked; eight
# win, and the owner of seven is asked when another lays out the eighth; only all eight count, and their owner is asked.
FLOWERS_DO_NOT_WIN, FLOWERS_WIN, FLOWERS_MAY_WIN, EIGHT_WIN_SEVEN_MAY, EIGHT_MAY_WIN = range(5)

# rules.flower_last: what becomes of a flower drawn as the last tile.
LAST_FLOWER_DISCARDED, LAST_FLOWER_ENDS_HAND = range(2)

# rules.seat_wind_rule: who is East.
EAST_DEALS, EAST_OPENED_WALL = range(2)

# --- choices before play

# rules.bet_kind: none; the dealer sits, others pull; stakes that stay; a number that all name anew before each deal.
NO_BETS, SIT_AND_PULL, INNER_STAKES, NAMED_BETS = range(4)

# rules.lack_rule
LACK_NONE, LACK_DECLARED, LACK_FREE = range(3)

# --- claims and kongs

# rules.claim_timing
WINDOW, LIVE = range(2)

# rules.claim_pon: anybody may make pungs and kongs of discards, or nobody.
PON_ANYBODY, PON_NOBODY = range(2)

# rules.claim_chi: who may make a run, or a sum, of a discard.
CHI_NOBODY, CHI_NEXT, CHI_ANYBODY = range(3)

# rules.swap_ban: what may not be discarded after a claim: the same kind, also the other end, the whole line of sevens;
# the same kind after a chow and nothing after a pung; the same kind and the other end after a chow, nothing after a
# pung.
SWAP_FREE, SWAP_SAME, SWAP_BOTH_ENDS, SWAP_LINE, SWAP_SAME_AFTER_CHOW, SWAP_ENDS_AFTER_CHOW = range(6)

# rules.kong_max_rule: what a kong beyond rules.kong_max does.
KONG_REFUSED, KONG_ENDS_HAND = range(2)

# rules.rob_concealed: nobody robs a concealed kong; thirteen orphans do; a hand with a straight of that suit, which the
# robbed tile completes.
ROB_NO_CONCEALED, ROB_WITH_ORPHANS, ROB_WITH_STRAIGHT = range(3)

# rules.lay_north
NORTH_STAYS, NORTH_DORA, NORTH_VALUE = range(3)

# --- declared ready

# rules.ready_rule
READY_NONE, READY_RIICHI, READY_ANNOUNCED, READY_DECLARED, READY_SHOWN, READY_STANDING = range(6)
READY_EARLY = 6  # with the dealt tiles before the first turn, or with the first discard; never later

# rules.ready_manners, how who declares lays his tile: as he likes, face up, face down; on the wall or not in each case.
MANNERS_ALL, MANNERS_OPEN, MANNERS_CLOSED = range(3)

# rules.ready_kong: the kongs of who has declared; CLAIMED_TOO allows those of discards beside SAME_WAITS.
READY_KONG_NONE, READY_KONG_SAME_WAITS, READY_KONG_ALWAYS_TRIPLET, READY_KONG_STILL_READY = range(4)
READY_KONG_CLAIMED_TOO = 4

# --- winning

# rules.winners: whose win counts on one tile; of equally dear ones, or of one class, the nearest after the discarder.
WINNER_NEAREST, WINNERS_ALL, WINNER_DEAREST, WINNER_HIGHEST_CLASS = range(4)

# rules.triple_rule: what three winners of one discard get.
THREE_WIN, THREE_DRAW = range(2)

# rules.play_on: after how many winners the hand ends, 0 never.
BLOOD_RIVER, FIRST_WIN_ENDS, SECOND_WIN_ENDS, THIRD_WIN_ENDS = range(4)

# rules.pass_bars, what a win let pass bars: on tiles of others wins with the same kind, those of the same or lower
# value, of the same or a lower class, all of them; self-draws too.
BARS_NOTHING, BARS_KIND, BARS_VALUE, BARS_CLASS, BARS_DISCARDS, BARS_EVERY_WIN = range(6)

# Or wins that cost who gives the tile no more than the dearest of those let pass.
BARS_POINTS = 6

# Places of rules.pass_counts, what counts as letting a win pass: one open on the tile of another, an own draw, the own
# discard of a winning tile, any tile waited for that goes by, own discards as long as one waits for them, the own
# discard of a winning tile for what it would have brought as another's.
COUNTS_CHANCE, COUNTS_SELF_DRAW, COUNTS_OWN_DISCARD, COUNTS_WAITED, COUNTS_OWN_RIVER, COUNTS_AS_GIVEN = range(6)

# Places of rules.pass_until, what lifts the bar before the hand ends; the last but one keeps it for who has declared
# ready, the last lifts it while wins are compulsory.
UNTIL_OWN_DRAW, UNTIL_OWN_CLAIM, UNTIL_OWN_DISCARD, UNTIL_SAFE_DISCARD = range(4)
UNTIL_UNREADY_PUNG, UNTIL_ANY_CLAIM, UNTIL_HAND_IF_READY, UNTIL_COMPULSORY = range(4, 8)

# rules.class_from: the value of a win says nothing about its class.
NO_CLASS = 0

# Bits of rules.demand_triplet and the other demands: what a complete hand may show to meet one.
SHOWS_OPENED = 1  # a chow, pung or kong of a discard lies before it
SHOWS_TRIPLET = 2  # a triplet or kong
SHOWS_DRAGON_TRIPLET = 4
SHOWS_DRAGON_PAIR = 8
SHOWS_TERMINAL = 16  # a 1 or 9, somewhere
SHOWS_WIND = 32
SHOWS_THREE_SUITS = 64
SHOWS_PAIR_258 = 128  # the pair, or one of seven, is a 2, 5 or 8 of a suit
SHOWS_SETS = 256  # it is sets and a pair
SHOWS_SUIT_MISSING = 512  # it has no tile of one suit at least
SHOWS_TWO_SUITS = 1024  # it has tiles of two suits, not one, not three
SHOWS_RUN = 2048
SHOWS_ONE_TRIPLET = 4096  # one triplet or kong, no more
SHOWS_PAIR_NOT_28 = 8192  # the pair is no 2 and no 8
SHOWS_ONE_SUIT = 1 << 14  # it has tiles of one suit, not two, not three, not none
SHOWS_HONOUR = 1 << 15  # a wind or dragon, somewhere
SHOWS_PLAIN_HONOUR = 1 << 16  # the same, and it is neither triplets alone nor seven pairs
SHOWS_WIND_PAIR = 1 << 17
SHOWS_PAIRS = 1 << 18  # it is seven pairs
SHOWS_HIDDEN = 1 << 19  # not all of its sets lie open
SHOWS_ALL_PUNGS = 1 << 20  # triplets, kongs, eggs and a pair

# rules.ready_means: a hand counts as ready as what is paid for it has it, a fixed sum for its shape, a value if it has
# one on another's tile; if some tile would make a win under all demands; by its shape.
READY_MEANS_PAID, READY_MEANS_WINNABLE, READY_MEANS_SHAPE = range(3)

# rules.own_four: whether a wait counts whose copies one holds all oneself, for readiness and for patterns of the wait.
OWN_FOUR_WAIT, OWN_FOUR_NO_WAIT, OWN_FOUR_CONCEALED = range(3)

# --- scoring and payment

# rules.method
HAN_AND_FU, MCR_POINTS, TAI, FAN, TERMS = range(1, 6)
SUM, PRODUCT, BEST_ROW = range(6, 9)  # methods that any price list may be counted by (combine.py)
LIMITS = 9  # and the same in limits (limits.py)
CLASSES = 10  # or by the class of the hand, which sets what it begins with (classes.py)

# rules.part: what a pattern does in a sum, a product or a best row.
(
    PART_ADD,  # its price is added, as often as it holds
    PART_TIMES,  # it multiplies, once for each time it holds
    PART_BEST,  # of these only the dearest is added
    PART_FLOOR,  # the rows are worth at least so much
    PART_LIMIT,  # the hand is worth the cap, and no other row is listed
    PART_FLAT,  # it is added when all else is done
    PART_MORE,  # it multiplies by one more than its price
    PART_ALONE,  # it counts where nothing else does, even for nothing
    PART_BIG,  # it competes; if it is the dearest it counts alone, whatever the cap, in a product in place of that
    PART_OTHERWISE,  # it counts where none of those that compete holds, even for nothing
    PART_LIMITS,  # the hand is worth so many limits; the dearest counts
    PART_WITHIN,  # it multiplies what is limited already, up to as many limits
    PART_PAST,  # it multiplies last, beyond all limits
    PART_NAMED,  # it is told and counts nothing
    PART_BESIDE,  # it is added when all else is done, beside a row that competes
    PART_BARE,  # the dearest counts where none of those that compete holds; beside rows that add it is told for nothing
) = range(16)

# Places of rules.class_points: small, loose and big hands, drawn by the winner himself or given by another.
SMALL_DRAWN, SMALL_GIVEN, LOOSE_DRAWN, LOOSE_GIVEN, BIG_DRAWN, BIG_GIVEN = range(6)

# rules.keyed: wins that need a pattern of rules.keys: none, all, those on tiles of others, those on discards alone.
NO_KEY_NEEDED, KEY_FOR_WINS, KEY_FOR_DISCARDS, KEY_FOR_THROWN = range(4)

# rules.curve_rule: what the rows are worth in points: themselves, a table, the base doubled once for each, so much
# for each.
CURVE_NONE, CURVE_TABLE, CURVE_DOUBLING, CURVE_BY_ROW = range(4)
CURVE = 24  # places of such a table; the last one that is set goes on

# rules.discard_payers, who pays a win on a discard: who discarded it; everybody his own share; he those of all; he his
# own for each opponent; he those of all if he has not declared ready, else everybody his own.
DISCARDER_PAYS, ALL_PAY_DISCARD, DISCARDER_PAYS_ALL, DISCARDER_PAYS_EACH, UNREADY_PAYS_ALL = range(5)

# rules.robbed_payers: a robbed kong is paid like a discard, its maker pays the shares of all, or he does so only where
# nothing but the robbery opens the win.
AS_DISCARD, MAKER_PAYS_ALL, MAKER_PAYS_BARE = range(3)

# rules.bloom_payers, who pays a win with the replacement of a kong of a discard: everybody, who fed the kong for all,
# or he as if he had discarded the tile.
ALL_PAY_BLOOM, FEEDER_PAYS_ALL, FEEDER_AS_DISCARDER = range(3)

# Places of rules.liability: who fed the third dragon set, the fourth wind set, the fourth kong answers for it; one who
# is liable for one limit hand answers for all of them; who fed the fourth exposed meld of a flush, half or full, pays a
# self-draw alone; who fed the fourth exposed meld of any hand does, unless he answers for that of another already. The
# first three are places of table.liable[winner] too, FED_FOURTH is that of the last; the flush is told by the melds.
LIABLE_DRAGONS, LIABLE_WINDS, LIABLE_KONGS, LIABLE_FOR_ALL, LIABLE_FLUSH, LIABLE_FOURTH = range(6)
FED_FOURTH = 3

# rules.liable_sets: which dragon and wind sets make the last one fed a great hand: all, or those claimed from others.
LIABLE_ANY_SET, LIABLE_EXPOSED = range(2)

# rules.liable_wins: which wins a liable player pays: all, or self-draws only.
LIABLE_EVERY_WIN, LIABLE_SELF_DRAWS = range(2)

# Further places, told by the melds too: who fed three melds of the winner, the third meld of a full flush, the fourth
# meld of who has laid down four. The first of three, fourth, third that applies counts. The last place: who fed the
# fourth exposed meld of any hand pays a self-draw alone, whomever else he answers for; who fed the third exposed pung
# of a hand of one suit and pungs does.
LIABLE_THREE_FED, LIABLE_THIRD_FLUSH, LIABLE_FOURTH_LAID, LIABLE_FOURTH_EXPOSED, LIABLE_NINE_FED = range(6, 11)
LIABLE_BEFORE_DEALER = 11  # where the dealer wins: the player before him, fed pungs and kongs by him or the next

# Places of rules.double_after, what lets the next hand count double: a drawn hand, a win of the dealer, one of a class
# above 0, four flowers paid, four winds, a followed discard, four alike discarded.
DOUBLE_DRAWN, DOUBLE_DEALER, DOUBLE_BIG, DOUBLE_FLOWERS, DOUBLE_WINDS, DOUBLE_FOLLOWED, DOUBLE_ALIKE = range(7)

# rules.bonds, what players owe who are bound by melds taken from each other: nobody is bound; all points that the other
# wins; the shares of all where one gives the tile that the other wins with; so many shares of his win (bond_shares);
# all shares, by chows alone: once for chows taken from him, twice for chows that he has taken; who has fed the melds
# pays beside a discarder, or all shares of a self-draw, and may not win himself; twice what is due between the two, and
# a self-draw alone (doubled_bonds.py).
NO_BONDS, BOUND_PAYS_ALL, BOUND_PAYS_GIVEN, BOUND_PAYS_SHARES, BOUND_PAYS_CHOWS, FEEDER_BOUND = range(6)
BOUND_PAYS_DOUBLE = 6

# Places of rules.bond_shares, what is owed to a bound winner: by who is bound to him for a self-draw, and by each other
# player then; by a bound discarder; by who is bound, beside the maker of a robbed kong; by a discarder who is neither,
# if he was not ready, and if he was by him and the bound player each.
BOND_SELF_DRAW, BOND_OTHERS, BOND_DISCARD, BOND_ROBBED, BOND_UNREADY, BOND_READY = range(6)

# Places of rules.share_fan, share_units, share_points, share_times, share_half: reasons why a share is another than
# the rest. Winner or payer is the dealer, the same for each repeat of the deal, a self-draw, who gave the tile, who did
# not, who has no open meld; the same for each unit that winner and payer have bet; the same as of the dealer for each
# drawn hand that is counted; who gave the tile and had not declared ready; the dealer wins, or owes a share of a
# self-draw, and it is not the first hand of the match; three win on the tile; who has no open meld pays a self-draw;
# nobody who pays a self-draw has one.
SHARE_DEALER, SHARE_REPEATS, SHARE_SELF_DRAW, SHARE_DISCARDER, SHARE_BYSTANDER, SHARE_CLOSED, SHARE_BETS = range(7)
SHARE_WASH_OUTS, SHARE_UNREADY, SHARE_SURCHARGE, SHARE_TRIPLE, SHARE_CLOSED_DRAW, SHARE_ALL_CLOSED = range(7, 13)
SHARE_REASONS = 13

# rules.self_draw: what a self-draw adds; a fan instead of a base is the price of the pattern self_draw.
NO_ADDITION, ADD_BASE = range(2)

# rules.cap and rules.kong_max: no limit.
NO_LIMIT = 0

# rules.minimum_two_from
NEVER = 0

# rules.option[SELF_DRAW_SHARE]: what becomes of the part of a self-draw that a fourth player would pay.
SHARE_LOST, SHARE_SPLIT, SHARE_FIXED = range(3)

# rules.option[ALL_CHOWS_RULE]: what all_chows wants beside the runs; the last a pair that is no value tile.
ANY_CHOWS, STRICT_CHOWS, SML_CHOWS, SUITED_CHOWS, PLAIN_PAIR_CHOWS = range(5)

# rules.option[ONE_WAIT_MELDED]: whether one_wait counts beside claimed sets only; not on a discard; never.
ONE_WAIT_COUNTS, ONE_WAIT_NOT_CLAIMED, ONE_WAIT_NEVER = range(3)

# rules.option[NARROW_WAITS]: edge, middle and pair count as the only wait; by the reading, whatever else completes the
# hand; by the reading, and for narrow_wait the only wait of any other place too.
NARROW_ONLY, NARROW_READ, NARROW_READ_OR_ONLY = range(3)

# rules.kong_when: never, as soon as the kong stands, when the hand ends, when it ends by a win; kong by kong when it
# ends by a win or without one.
KONGS_UNPAID, AT_ONCE, AT_THE_END, WITH_A_WIN, WITH_THE_HAND = range(5)

# rules.added_kong_payers: everybody, or who fed the pung that became a kong.
ALL_PAY_ADDED, PUNG_FEEDER_PAYS = range(2)

# rules.follow_when: a followed dealer pays at the end of any hand, or of one that is won.
FOLLOW_AT_THE_END, FOLLOW_WITH_A_WIN = range(2)

# rules.kong_worth: the price of its class, or that times the number on its tiles.
KONG_FLAT, KONG_BY_NUMBER = range(2)

# Bits of rules.lucky_dice: throws for the break of the wall that make the hand a lucky one.
LUCKY_DOUBLES = 1
LUCKY_ONE_FOUR = 2

# rules.lucky_draws: tiles that win for who is ready, whatever it waits for (lucky_draw.py).
LUCKY_RED, LUCKY_FOURTH = 1, 2

# rules.wild_inner: a joker stands for anything; for no terminal and no honour but its own face; for no terminal.
WILD_ANYTHING, WILD_NO_OUTER, WILD_NO_TERMINAL = range(3)

# rules.demand_ready: what the tiles of a hand to be declared must already show.
HELD_TERMINAL, HELD_THREE_SUITS, HELD_SET = 1, 2, 4
TREASURE_AT_ONCE, TREASURE_IN_TURN = range(2)  # rules.treasure_time: thrown for and seen on declaring, or a turn later

# rules.horse_hits, which horses hit: those that point at the winner's seat, by their number and honours too, or by
# their number alone; ones, fives, nines and jokers whoever wins; those of the seat by number, and jokers; one tile is
# turned instead of all, and hits as often as the number on it says, ten times as a joker; those that would point at the
# dealer, whoever wins; those of the seat, of which the dealer has no dragon and the next player the red one.
HORSES_ALL, HORSES_SUITED, HORSES_ONE_FIVE_NINE, HORSES_SUITED_AND_JOKERS, HORSES_NUMBER, HORSES_OF_DEALER = range(6)
HORSES_DRAGONS_FROM_NEXT = 6

# rules.bird_start: birds are counted from the dealer, or each winner counts them from himself, or one winner does so
# and several count them from who gave the tile.
BIRDS_FROM_DEALER, BIRDS_FROM_WINNER, BIRDS_FROM_FEEDER = range(3)

# Bits of rules.opening_wins: what dealt tiles are paid for.
OPENING_FOUR_JOYS, OPENING_NO_258, OPENING_MISSING_SUIT, OPENING_TWO_TRIPLETS, OPENING_THREE_ALIKE = 1, 2, 4, 8, 16

# rules.horses_from: the reserve, or the next tiles of the wall, as many as can still be drawn.
HORSES_FROM_RESERVE, HORSES_FROM_WALL = range(2)

# rules.wake: no tile is turned; it wakes its own kind and both neighbours; its neighbours alone.
NO_WAKE, WAKE_THREE_KINDS, WAKE_NEIGHBOURS = range(3)
CHICKEN_AFTER_ANY, CHICKEN_AFTER_DRAW = range(2)  # rules.chicken_turn: wins after which a tile is turned

# rules.follow_duty: nobody need follow the dealer's first discard; any honour; winds alone.
FOLLOW_FREE, FOLLOW_HONOURS, FOLLOW_WINDS = range(3)
# rules.burn_chain: every further burning doubles the sum; the doubled sums are paid beside each other.
BURNING_DOUBLES, BURNINGS_ADD_UP = range(2)

# rules.open_kong_payers
FEEDER_PAYS, EVERYBODY_PAYS = range(2)
# rules.call_transfer
KONGS_KEPT, TO_THE_WINNER, BACK = range(3)
# rules.pig_amount
CAP_VALUE = -1
AS_UNREADY = 0

# --- drawn hands

# rules.draw_check
CHECK_NOTHING, CHECK_NOTEN, CHECK_SICHUAN, CHECK_FACTORS = range(4)

# rules.joker_cycle: winds and dragons each go round by themselves; winds, Green, White together, and Red names Green;
# winds, Red, Green, White in one round.
HONOURS_APART, HONOURS_WITHOUT_RED, HONOURS_IN_ONE_ROUND = range(3)
# Bits of rules.single_kongs: Red, jokers, Green where it is none, tiles of the turned kind that are none of these.
SINGLE_RED, SINGLE_WILD, SINGLE_GREEN, SINGLE_TURNED = 1, 2, 4, 8
# rules.own_factors: nothing multiplies; an opened hand counts twice, or twice for each meld that opens it.
NO_FACTORS, OPENED_ONCE, OPENED_EACH = range(3)

# rules.nagashi: mangan at draw is a win, a drawn hand with counters paid, or one without.
NAGASHI_OFF, NAGASHI_WINS, NAGASHI_DRAWN, NAGASHI_PLAIN = range(4)

# --- what does not fit elsewhere

# rules.ready_min_score: a score nobody falls under.
ANY_SCORE = -1_000_000

# option.luxury_pairs, what luxury_seven_pairs counts: the pairs, and once more each four alike; four alike, once; that
# the winning tile is one of four alike, which goes for dragon_seven_pairs too; four alike that are not
# jokers as themselves; four alike that no joker fills up, or jokers as themselves.
LUXURY_EACH_FOUR, LUXURY_ONCE, LUXURY_BY_TILE, LUXURY_NOT_OF_JOKERS, LUXURY_NATURAL = range(5)

# option.earthly_on: the first own draw, the dealer's first discard too, only that; any tile before the own first
# discard.
FIRST_DRAW, FIRST_DRAW_OR_DISCARD, FIRST_DISCARD, BEFORE_OWN_DISCARD = range(4)

# rules.catch_circle: a discarded joker bars nothing; until its thrower discards another tile the others claim nothing,
# add to no pung and discard what they draw; the same until he draws or claims, and they may add to pungs.
NO_CIRCLE, CIRCLE_TO_DISCARD, CIRCLE_TO_TURN = range(3)

# rules.essence_overlord: what the points of the only player who has any become: twice as many, or ten more.
OVERLORD_DOUBLES, OVERLORD_ADDS_TEN = range(2)

# rules.honour_run: ten honours discarded first are nothing special; they win; their player is asked.
NO_HONOUR_RUN, HONOUR_RUN_WINS, HONOUR_RUN_MAY_WIN = range(3)
