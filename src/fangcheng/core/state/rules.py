"""The record of the rules of one table: numbers only, filled by rules/ruleset.py.

Where a number stands for a word, its name is in rule_codes.py or match_codes.py and the word in rules/enumerations.py.
"""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.pattern_ids import PATTERNS, WORDS
from fangcheng.core.state.rule_codes import CURVE
from fangcheng.tiles import FACES, KINDS

RULES = np.dtype(
    [
        # equipment and wall
        ("seats", np.int8),
        ("copies", np.int8, (KINDS,)),  # how many of each kind are in the wall
        ("sets", np.int8),  # sets of a full hand; a hand holds 3 * sets + 1 tiles
        ("dice_count", np.int8),
        ("stacks", np.int8, (SEATS,)),  # stacks before each seat, seen from the dealer
        ("break_rule", np.int8),
        ("break_from", np.int8),  # who is one where the sum of the dice is counted
        ("first_dealer_rule", np.int8),
        ("break_shift", np.int8),  # added to the count of stacks: -1 opens before the counted stack
        ("dead_wall", np.int8),  # tiles of a riichi dead wall, 0 none
        ("replacements", np.int8),  # replacement tiles in the dead wall
        ("reserve", np.int8),  # tiles at the tail nobody draws
        ("reserve_at", np.int8),
        ("reserve_first_kong", np.int8),  # tiles it grows by with the first kong of the table
        ("reserve_per_kong", np.int8),  # and with every further one
        ("reserve_whole_stacks", np.int8),  # 1: a single tile at the very tail stays besides
        ("replenish", np.int8),  # live tiles that join the dead wall per replacement
        ("replacement_from", np.int8),
        ("dealt", np.int8),  # tiles dealt to each, FULL_HAND: as many as a resting hand holds
        ("deal_rule", np.int8),  # how the dealer takes his last tile; deal.py
        ("indicators", np.int8),  # dora indicators open at the start
        ("kan_dora", np.int8),
        ("ura", np.int8),
        ("red", np.int8, (3,)),  # red fives of m, p, s
        ("dragon_flowers", np.int8),  # 1: dragons are laid out and replaced like flowers
        ("flower_win", np.int8),  # eight flowers, or seven robbing the eighth
        ("flower_last", np.int8),  # a flower drawn last
        ("joker_rule", np.int8),
        ("joker_cycle", np.int8),  # which honour follows the turned one
        ("joker_tile", np.int8),  # 1 + face of the joker that is always the same, 0 none
        ("stand_in", np.int8),  # 1 + face of the dragon that stands for the joker's own face, 0 none (stand_in.py)
        ("stand_in_for", np.int8),
        ("kong_tiles", np.int8),  # dragons laid out singly once the jokers are named (kong_tiles.py)
        ("joker_given", np.int8),  # 1: a joker that another discards may complete a win
        ("given_as_printed", np.int8),  # 1: there it is the tile printed on it, and stands for nothing else
        ("turned_ends", np.int8),  # 1: no tile is drawn from the head beyond the one that was turned up
        ("joker_draws_only", np.int8),  # 1: who holds a joker wins with what he draws himself, and nothing else
        ("fishing_draws_only", np.int8),  # 1: who waits for any tile wins with what he draws himself, and nothing else
        ("joker_kept", np.int8),  # 1: a joker is discarded by who holds nothing else, and by nobody else
        ("joker_claims", np.int8),  # 1: jokers are claimed and laid down as the tile printed on them
        ("joker_copies", np.int8),  # what jokers may stand for beside tiles of the kind
        ("flower_rule", np.int8),  # how flowers are replaced after the deal
        ("seat_wind_rule", np.int8),  # who is East (TAIWAN-8)
        # choices before play
        ("bet_kind", np.int8),
        ("bet_max", np.int8),
        ("bet_dealer", np.int8),  # the dealer names 1 to so many before the others are asked, 0 together with them
        ("bet_dealer_asked", np.int8),  # 1: he is asked before them, and may name any number that they may
        ("bet_times", np.int8),  # 1: what the dealer and another pay each other counts 1 + their numbers times
        ("bet_numbers", np.int32),  # numbers that may be named, a bit for each, 0 any up to bet_max
        ("raise_return", np.int8),  # 1: sides may raise against the dealer, who may return (raising.py)
        ("outer_bet", np.int8),  # 1: onlookers may follow players with stakes beside the table (TAIWAN-75)
        ("heart", np.int8),  # 1: each is dealt a tile less, and writes down one that he imagines (hearts.py)
        ("exchange", np.int8),  # tiles exchanged before play
        ("lack_rule", np.int8),
        # claims
        ("claim_timing", np.int8),
        ("claim_pon", np.int8),
        ("claim_chi", np.int8),
        ("swap_ban", np.int8),
        ("swap_ban_own", np.int8),  # no chi of the own last discard or its twin in the go-around
        ("recall_own", np.int8),  # 0: a kind one has discarded may not be claimed
        ("own_river_chow", np.int8),  # 1: nor by a chow, though by a pung or kong
        ("own_river_draw", np.int8),  # 1: nor does one win on it, be it one's own draw
        ("chow_between", np.int8),  # 1: the claimed tile lies between its neighbours, not sideways (game/laid_melds.py)
        ("chow_limit", np.int8),  # chows that one player may make in a hand, 0 any number
        ("catch_circle", np.int8),  # what a discarded joker bars for the others, and until when (catch_circle.py)
        ("three_for_kong", np.int8),  # 1: who holds three may take the fourth for a kong, not for a pung
        ("pung_pass_ban", np.int8),  # a pung let pass may not be made on the same kind in the go-around
        ("meld_suits", np.int8),  # suits that the melds of a hand may be of after a claim, 0 any
        ("last_hand_tile", np.int8),  # 1: who has chowed claims nothing that leaves him one tile in hand
        ("pung_pass_own", np.int8),  # 1: who discards one of three alike has let their pung pass; any claim lifts it
        ("pung_pass_draw", np.int8),  # 1: that ban ends with the next own draw, no sooner
        ("claims_end", np.int8),  # no chi, pon, open kong with this many drawable tiles or fewer
        ("last_discard_pon", np.int8),
        # kongs
        ("kong_max", np.int8),  # kongs of the table, 0 any number
        ("kong_max_rule", np.int8),  # what the one too many does
        ("kong_last", np.int8),  # drawable tiles a kong needs
        ("kong_drops", np.int8),  # 1: the upper tile of the last stack stays behind, its lower one replaces a kong
        ("kong_after_claim", np.int8),  # 1: a concealed or added kong may follow a chow or pung at once
        ("open_kong_no_win", np.int8),  # the replacement of an open kong may not be won on, nor a concealed kong follow
        ("concealed_kong_no_win", np.int8),  # TAIWAN-30
        ("joker_kong", np.int8),  # 1: four equal jokers may be laid as a concealed kong (TIANJIN-24)
        ("hide_concealed_kong", np.int8),  # 1: the others see only its back until the hand ends (MCR-18)
        ("hide_dealt_kong", np.int8),  # 1: so it is until all other players have discarded
        ("single_kongs", np.int8),  # SINGLE_ bits: tiles laid aside one by one as kongs (single_kongs.py)
        ("kong_opens", np.int8),  # tiles that an opened kong turns up, 0 kongs are not opened (opened_kongs.py)
        ("kong_dice", np.int8),  # 1: two dice say which stack it turns up, and nobody claims these tiles but to win
        ("rob_added", np.int8),
        ("rob_concealed", np.int8),
        ("lay_north", np.int8),
        ("lay_rob", np.int8),
        ("lay_bloom", np.int8),
        # declared ready
        ("ready_rule", np.int8),
        ("ready_cost", np.int32),
        ("ready_min_score", np.int32),
        ("ready_min_tiles", np.int8),
        ("ready_kong", np.int8),  # kongs after ready
        ("ready_after_draw", np.int8),  # 1: not with the discard after a chow or pung
        ("ready_needed", np.int8),  # 1: only who has declared wins
        ("ready_must_win", np.int8),  # 1: who has declared wins when he can
        ("ready_face_down", np.int8),  # 1: the tile that declares lies face down and is claimed by nobody
        ("ready_number", np.int8),  # number that some tile waited for must reach, one of its tiles unseen; 0 none
        ("ready_draws_only", np.int8),  # 1: who has declared wins with what he draws himself, and nothing else
        (
            "ready_stake",
            np.int8,
        ),  # most chips that who declares may stake, 0 none (ready_stakes.py)
        ("ready_dealt", np.int8),  # 1: a complete hand dealt to the dealer counts as declared
        ("ready_manners", np.int8),  # how the tile that declares may be laid
        ("standing", np.int8),  # tiles of the deal that stand apart: only one is ever discarded, to declare; 0 none
        ("demand_ready", np.int8),  # HELD_ bits: what the tiles must show already when they are declared (readiness.py)
        ("chow_to_ready", np.int8),  # 1: a chow that lets one declare may be taken from anybody
        ("treasure", np.int8),  # 1: the first to declare throws for a tile that wins for the ready (play/treasure.py)
        ("treasure_match", np.int8),  # 1: who waits for it wins when he first sees it
        ("treasure_time", np.int8),  # when it is thrown for and seen (play/treasure_turn.py)
        ("lucky_draws", np.int8),  # LUCKY_ bits: what else wins for the ready, whatever they wait for (lucky_draw.py)
        ("one_shot", np.int8),
        ("watch", np.int8),
        ("eggs", np.int8),  # EGG_ bits: which may be laid in the own first turn (play/egg_tiles.py)
        ("egg_flies", np.int8),  # 1: 1s stands for a missing member
        ("egg_suits", np.int8),  # 1: ones and nines in an egg show their suits; 0: they count as honours
        ("egg_opens", np.int8),  # 1: an egg spoils concealed_hand
        ("egg_after_call", np.int8),  # 1: they may be laid in a first turn that began with a claim, too
        ("egg_claims", np.int8),  # 1: a tile added to one is claimed for pungs and kongs as a discard is
        ("egg_pay", np.int8, (3,)),  # paid by each at once: for an egg of three, of four, for a tile added
        # winning
        ("win_by_discard", np.int8),
        ("discard_win_streak", np.int8),  # repeats of the dealer from which another's tile may be won on, 0 always
        ("winners", np.int8),
        ("triple_rule", np.int8),  # three winners
        ("play_on", np.int8),  # winners that end the hand: 1 the first, 2 or 3 blood battle, 0 none (blood river)
        ("pass_bars", np.int8),  # what a win let pass bars (passing.py)
        ("pass_counts", np.int8, (8,)),  # 1: what counts as letting a win pass
        ("pass_until", np.int8, (8,)),  # 1: what lifts the bar before the hand ends
        ("class_from", np.int16),  # value from which a win is of class 1, NO_CLASS: value makes none (win_class.py)
        ("forms", np.int32),  # allowed shapes (forms.py)
        ("pairs_first", np.int8),  # 1: a hand that is seven pairs is read as nothing else
        ("drift", np.int8),  # 1: jokers discarded while any tile would win are counted (drift.py)
        ("honour_runs", np.int8),  # 1: three different winds are a run, and the three dragons (honour_runs.py)
        ("honour_run", np.int8),  # what ten honours discarded first bring (honour_run.py)
        ("honour_run_joker", np.int8),  # rows more if a joker is among them
        ("minimum", np.int16),  # value a win needs
        ("discard_number", np.int8),  # number that another's tile must reach to be won on, honours ten; 0 none
        ("self_draw_number", np.int8),  # the same of a drawn tile
        ("minimum_points", np.int16),  # points a win needs beside, before the base and who pays them count
        ("minimum_two_from", np.int8),  # counters from which two han are needed, 0 never
        ("demand_triplet", np.int32),  # SHOWS_ bits of which a complete hand must show one, 0 no demand (demands.py)
        ("demand_opened", np.int32),
        ("demand_terminal", np.int32),
        ("demand_suits", np.int32),
        ("demand_run", np.int32),
        ("demand_pair", np.int32),
        ("demand_hidden", np.int32),
        ("demand_branches", np.int8),  # 1: a win needs eight tiles of one suit (patterns/branches.py)
        ("small_win_flowers", np.int8),  # flowers laid out that an open win of class 0 needs (win_class.py)
        ("forced_rob", np.int8),  # 1: who has not declared wins on a robbed kong and on the discard after a kong
        ("compulsory_last", np.int8),  # a possible win is forced in the last so many tiles
        ("ready_means", np.int8),  # what makes a hand ready where payments hang on it (readiness.py)
        ("own_four", np.int8),  # whether a kind of which one holds all copies oneself is a wait
        # scoring
        ("method", np.int8),
        ("price", np.int16, (PATTERNS,)),  # value of each pattern, 0 not in this game
        ("price_open", np.int16, (PATTERNS,)),  # value in an open hand where it differs
        ("price_drawn", np.int16, (PATTERNS,)),  # value in a self-drawn hand where it differs, 0 the same
        ("yakuman", np.int8, (PATTERNS,)),  # yakuman units
        ("rank", np.int8, (PATTERNS,)),  # class of a win with this pattern, 0 the lowest (win_class.py)
        ("counting", np.uint64, (2, WORDS)),  # mask of patterns with a price or yakuman: open [0], closed [1]
        ("limits", np.uint64),  # and of those below 64 with yakuman
        ("tried", np.uint64, (WORDS,)),  # of those looked for in a hand; the method itself counts the others (trial.py)
        ("words", np.int8),  # words of such a mask that can hold a bit
        ("stages", np.uint64),  # stages of the trial that have a pattern to try
        ("excludes", np.uint64, (PATTERNS, WORDS)),  # bit mask of patterns not counted beside this one
        ("part", np.int8, (PATTERNS,)),  # PART_ADD ...: what each pattern does in a sum, a product or a best row
        ("keys", np.uint64, (WORDS,)),  # mask of patterns that open a win, whether they are worth something or not
        ("keyed", np.int8),  # which wins need one of them
        ("curve_rule", np.int8),
        ("curve", np.int32, (CURVE,)),
        ("row_points", np.int16, (2,)),  # points of a hand without rows, and of each row, where the curve says so
        ("bare_draw_points", np.int16),  # and of a self-draw without rows, 0 as of any hand
        ("cap", np.int16),
        ("cap_given", np.int16),  # classes: the cap of a win on another's tile
        ("class_points", np.int16, (6,)),  # classes: points of a win by its class and how it was won (classes.py)
        ("add_number", np.int8),  # 1: the number on the winning tile is added last
        ("tells_points", np.int8),  # 1: a hand is told by its points, though a curve makes them of rows
        ("own_factors", np.int8),  # what a player has laid multiplies what he gets and pays (settle_factors.py)
        ("payer_cap", np.int16),  # the most one payer of a win owes, 0 any amount
        ("payer_cap_more", np.int16),  # and so much more where all three owe the cap or beyond
        ("min_payment", np.int16),  # the dearest payment of a win must reach it
        ("lone_joker_draws", np.int8),  # 1: a joker that is all of the hand wins on own draws only
        ("small_jokers", np.int8),  # most jokers of a hand without a big row, 0 any number
        ("bare_factor", np.int8),  # multiplies a hand without any joker, 0 as 1 (joker_factors.py)
        ("thrown_factor", np.int8),  # and once for each joker that the winner has discarded
        ("graded", np.int8),  # 1: big rows make a grade, which counts so many rows (grades.py)
        ("count_past_cap", np.int8),  # 1: rows beyond the cap are told, though worth no more
        ("base", np.int32),
        ("set_units", np.int8, (16,)),  # limits: units of a flower and of sets beside the base; places in limits.py
        ("lucky_dice", np.int8),  # LUCKY_ bits: throws that make the hand a lucky one (hand_luck.py)
        ("wash_outs", np.int8),  # 1: drawn hands are counted, and each of them makes one won hand dearer (wash_out.py)
        ("wash_outs_end", np.int8),  # 1: a won hand ends them all
        ("unit", np.int32),  # tai: what each is worth; shares: what each point costs, 0 as 1
        ("option", np.int16, (64,)),  # scoring options of one family; named in its module
        # payment
        ("self_draw", np.int8),
        ("discard_payers", np.int8),  # settle_shares.py, like those that follow
        ("robbed_payers", np.int8),
        ("robbed_drawn", np.int8),  # 1: a robbed kong is reckoned as a self-draw
        ("limit_flat", np.int8),  # 1: a limit hand costs each player the same, whoever deals or gave the tile
        ("bloom_payers", np.int8),
        (
            "late_tiles",
            np.int8,
        ),  # with so many drawable tiles or fewer who gives the winning tile pays for all, 0 never
        (
            "share_fan",
            np.int16,
            (13,),
        ),  # by reason (SHARE_DEALER ...): rows of the share before points are made of them
        ("common_fan", np.int16),  # rows that every share has beside those of the hand
        ("common_units", np.int16),  # units that every share has, 0 as 1
        ("share_units", np.int16, (13,)),  # units beside these
        ("share_points", np.int32, (13,)),  # points added to the units
        ("share_times", np.int16, (13,)),  # factors of all that, 0 none
        ("share_half", np.int8, (13,)),  # 1: half of it, rounded up
        ("dealer_rows", np.int16),  # points more for each row between the dealer and another, once without any
        ("takes_most", np.int8),  # 1: rows add points to shares, and the reading counts that brings most (taken.py)
        ("share_added", np.int8, (PATTERNS,)),  # points that the row adds to each share when all else is done
        ("dealer_twice", np.int8, (PATTERNS,)),  # 1: the row counts twice between the dealer and another
        ("purse", np.int8),  # 1: nobody pays more than he has
        ("broke_safe", np.int8),  # 1: nobody wins on a tile of who has nothing left (garden.py)
        ("broke_ends", np.int8),  # the match is over when so many have nothing left, 0 never
        ("double_after", np.int8, (8,)),  # 1: what lets the next hand count double (double_hand.py)
        ("counter_value", np.int32),  # per counter and payer on a self-draw
        ("kong_pay", np.int8, (4,)),  # open, added, concealed, special
        ("kong_factor", np.int8, (FACES,)),  # multiplies that by the face of the kong, 0 as 1
        ("kong_when", np.int8),  # when kongs are paid
        ("open_kong_payers", np.int8),  # who pays a kong of a discard
        ("added_kong_payers", np.int8),  # who pays a kong of a pung
        ("kong_cover", np.int8),  # 1: who discards the winning tile unready pays the kongs of all others, has none paid
        ("kong_early", np.int8),  # times: a kong of the dealer before his first discard, or of that discard; 0 as any
        ("kong_row", np.int8),  # 1: each kong of a row of them doubles what the next is worth (kong_row.py)
        ("kong_worth", np.int8),  # 1: times the number on its tiles
        ("horses", np.int8),  # tiles turned up after a win (horses.py)
        ("horse_hits", np.int8),  # which of them hit, and for whom
        ("horses_from", np.int8),  # where they are taken from
        ("horse_own_tile", np.int8),  # 1: with no tile left to draw the winning tile itself is the only horse
        ("horse_points", np.int32),  # what each hit costs every payer of a share of the win
        ("horse_points_given", np.int32),  # the same of a win on a discard, 0 as much
        ("horse_shares", np.int8),  # 1: each hit costs a payer as much as he pays for the win
        ("horse_draws_only", np.int8),  # 1: none are turned for a win on the tile of another
        ("horse_bare", np.int8),  # horses more for a win without jokers; the reserve holds them too
        ("horse_step", np.int8),  # and for each earlier win of the winner in a row
        ("wake", np.int8),  # tiles turned after a win wake those of the winner (wake.py)
        ("wake_points", np.int8, (2,)),  # what each costs every payer of a share: of a self-draw, of a tile given
        ("bought_horses", np.int8),  # a seat may buy so many before the deal (bought_horses.py), 0 none
        ("horse_flows", np.int8),  # 1: a horse repeats all that its player gets and pays in the hand, kongs too
        ("outside_buyers", np.int8),  # persons beside the table who buy horses, at most four
        ("outside_horses", np.int8),  # and how many each
        ("birds", np.int8),  # tiles turned after a win that double what their seats get and pay (birds.py)
        ("bird_start", np.int8),
        ("bird_adds", np.int8),  # 1: each adds the amount once more, and none stands for those that are missing
        ("opening_wins", np.int8),  # OPENING_ bits: what dealt tiles are paid for (opening_wins.py)
        ("opening_quads", np.int8),  # 1: four alike are one of two triplets too
        ("opening_silence", np.int8),  # 1: each player says whether he shows them
        ("opening_points", np.int16),  # what each pays for one of them, 0: as for a small self-draw
        ("essences", np.int8),  # 1: jokers are paid for after every hand, won or drawn (essences.py)
        ("essence_flip", np.int8),  # 1: a first tile is turned and paid before play, that below it names the jokers
        ("essence_discards", np.int8),  # 1: those that a player has discarded count for him too
        ("essence_overlord", np.int8),  # what the points of the only player who has some become
        ("essence_liability", np.int8),  # 1: who feeds a claim that lifts its maker to 5 points pays them for all
        ("essence_before", np.int8),  # 1: those of the hand before are paid for too
        ("essence_suits", np.int8),  # 1: so are the same numbers of the two other suits
        ("chickens", np.int8),  # 1: 1s, 8p and what a turned tile names are paid for after a win (chickens.py)
        ("black_chicken", np.int8),  # what 8p counts, 0: it is a tile like others
        ("chicken_turn", np.int8),  # after which wins a tile is turned
        ("chicken_open", np.int8),  # 1: tiles lie turned from the deal on, one more with each kong (open_chickens.py)
        ("chicken_own", np.int8),  # 1: a turned tile is a chicken itself
        ("chicken_sides", np.int8),  # 1: and so is the kind before it
        ("chicken_all", np.int8),  # 1: chickens cost twice as much where every player has some
        ("weekday", np.int8),  # number that is a chicken in every suit, 0 none
        ("joker_pay", np.int8),  # what each pays at the end of a won hand for a joker in hand (joker_pay.py)
        ("fly", np.int8),  # the next tile, turned after a win, adds its number to each share, an honour this; 0 none
        ("kong_units", np.int8),  # 1: times the units between the pair (share_units), and so flowers and follow
        ("late_added_kong", np.int8),  # 1: a fourth tile added after the turn it was drawn in is paid too
        ("late_concealed_kong", np.int8),  # 1: so is a concealed kong laid after the turn that completed it
        ("graze", np.int8),
        ("call_transfer", np.int8),
        ("follow", np.int8),  # what a dealer pays whose first discard was followed
        ("follow_when", np.int8),
        ("chase", np.int8, (2,)),  # paid at once to each by who was followed: as dealer at once, at any time (chase.py)
        ("drawn_hand_pay", np.int8),  # what the dealer pays each when nobody has won, not in the first hand
        ("flower_pay", np.int8, (2,)),  # due with a won hand from each to who has seven flowers, or all eight
        ("follow_duty", np.int8),  # who holds the honour that the dealer discards first must follow (follow_duty.py)
        ("honour_discipline", np.int8),  # 1: single honours are discarded first (honour_discipline.py)
        ("burn", np.int16),  # what a dealer pays each when all have followed him and the hand is won (burning.py)
        ("burn_chain", np.int8),  # what he pays who is burnt again
        ("fine", np.int32),  # points of a fine that the host enters, 0 none; it goes into a pot (pot.py)
        ("side_pay", np.int8, (8,)),  # paid at once by each, in half bases; places in side_income.py
        ("side_pay_once", np.int8),  # 1: for discards once a player and hand, followed ones only without a pause
        ("pulling", np.int8),  # 1: wins on a discard are noted and pulled (pulling.py)
        ("pig_amount", np.int16),
        ("liability", np.int8, (12,)),
        ("liable_sets", np.int8),  # which sets count for the last dragon or wind fed (liability.py)
        ("liable_wins", np.int8),  # which wins a liable player pays (cover.py)
        ("bonds", np.int8),  # what players owe who are bound to each other (bonds.py)
        ("bond_melds", np.int8),  # melds taken from one opponent that bind the two
        ("bond_draw_melds", np.int8),  # melds fed by one player that let him pay a self-draw alone, 0 never
        ("bond_doubled", np.int8),  # 1: who is bound pays twice what he owes for others (FEEDER_BOUND)
        ("bond_shares", np.int8, (8,)),  # shares owed to a bound winner, by BOND_ place (settle_bonds.py)
        # drawn hands
        ("abortive", np.int8, (8,)),  # nine terminals, four kongs, four winds, four riichi, west round, nine by anybody
        ("abort_keeps_deal", np.int8),
        ("noten_total", np.int32),
        ("noten_declare", np.int8),  # 1: a ready hand may be kept hidden at a draw
        ("nagashi", np.int8),
        ("last_tile_wild", np.int8),  # 1: whoever takes the last tile wins with it as any inner tile, or nobody does
        ("wild_inner", np.int8),  # what jokers and the wild last tile may not stand for
        ("draw_only_tail", np.int8),  # the last so many tiles are drawn in turn, and nobody discards (draw_only.py)
        ("sea_bed", np.int8),  # 1: the last tile is offered round, and who takes it wins or lays it (sea_bed.py)
        ("sea_bed_free", np.int8),  # 1: nobody need be ready to take it
        ("draw_check", np.int8),
        ("teams", np.int8),  # 1: seats across are a team; the hand ends when both of one have won (SICHUAN-P18)
        # dealer and match
        ("start_score", np.int32),
        ("target", np.int32),
        ("return_points", np.int32),
        ("uma", np.int32, (SEATS,)),  # in tenths of 1000 points
        ("oka", np.int8),
        ("yakitori", np.int32),  # what who has won no hand pays each other at the end
        ("chip_value", np.int32),  # points of a chip, 0 none played
        ("chombo", np.int8),
        ("chombo_points", np.int32),
        ("hands_after_time", np.int8),  # hands played after the one in which time is called
        ("seat_draw", np.int8),
        ("share_ties", np.int8),  # 1: equal points share placement points and the sticks left at the end
        ("table_points", np.int8),  # 1: a match brings 4, 3, 2, 1 by place; equal scores share (game/ranking.py)
        ("dealer_rule", np.int8),
        ("draw_rule", np.int8),
        ("draw_no_repeat", np.int8),  # 1: a drawn hand leaves the repeats of a dealer who stays as they were
        ("series", np.int8),  # repeats with which a win of the dealer ends his series, 0 never (play/series.py)
        ("series_dice", np.int8),  # 1: a throw then names the next dealer; 0: all seats are drawn anew
        ("streak_max", np.int8),  # repeats of a dealer that are counted, 0 all
        ("rounds", np.int8),  # rounds played, 0 where a match is counted in hands
        ("round_winds", np.int8, (8,)),  # wind of each round: 0 E .. 3 N
        ("hands", np.int16),  # hands of a match counted in hands, 0 else
        ("extension", np.int8),
        ("bust", np.int8),
        ("all_last_stop", np.int8),
        ("all_last_repeat", np.int8),
        ("seat_change", np.int8),
        ("winds_anew", np.int8),  # 1: after each round all draw their seats anew
        ("persons", np.int8),  # who take turns at the seats of the table, 0 where nobody waits for a seat (rotation.py)
        ("shadow", np.int8),  # 1: who waits follows a player and gets or pays his result again (shadow.py)
        # time, kept by the server: seconds for a decision and minutes of a match, 0 without a limit
        ("clock_first", np.int16),  # for the dealer up to the first discard of the hand
        ("clock_turn", np.int16),
        ("clock_claim", np.int16),
        ("match_minutes", np.int16),
        ("reseat_rule", np.int8),  # the seats of a next match (TAIWAN-6)
        ("leave_rule", np.int8),  # what it means that somebody leaves for good (TIANJIN-5)
        ("hooks", np.uint32),  # hooks of the flow that an institution of these rules uses (hook_codes.py)
        ("spare", np.int16, (64,)),  # for regions to come; named where first used
    ],
    align=True,
)


name_parameters(rules=RULES)
