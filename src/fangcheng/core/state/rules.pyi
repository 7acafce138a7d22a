# The types of core/state/rules.py. Written by tools/make_fields.py from the chapters in core/state/fields/: edit those.

from typing import Any

import numpy as np

RULES: np.dtype[np.void]

class Rules:
    """The rules of one table, by attributes: what kernels and the game read."""

    def __getitem__(self, name: str) -> Any: ...
    def __setitem__(self, name: str, value: Any) -> None: ...
    def tobytes(self) -> bytes: ...

    seats: int
    """How many play at the table."""
    copies: np.ndarray
    """How many of each kind are in the wall."""
    sets: int
    """Sets of a full hand; in hand lie three tiles for each, and one more."""
    dice_count: int
    """Dice thrown at once."""
    stacks: np.ndarray
    """Stacks before each seat, counted from the dealer on."""
    break_rule: int
    """How the dice open the wall."""
    break_from: int
    """Who is one where the sum of the dice is counted round the table."""
    first_dealer_rule: int
    """Who deals the first hand of a match."""
    break_shift: int
    """Added to the counted stack: with -1 the wall opens one stack before it."""
    dead_wall: int
    """Tiles set apart at the end of the wall, with indicators and replacements."""
    replacements: int
    """Replacement tiles of kongs in the dead wall."""
    reserve: int
    """Tiles at the end of the wall that nobody draws."""
    reserve_at: int
    """Where the tiles kept back lie when replacements are drawn."""
    reserve_first_kong: int
    """Tiles that the reserve grows by with the first kong of the table."""
    reserve_per_kong: int
    """Tiles that the reserve grows by with every further kong."""
    reserve_whole_stacks: int
    """A single tile at the very end of the wall stays besides the reserve."""
    replenish: int
    """Tiles of the wall that join the dead wall for each replacement drawn."""
    replacement_from: int
    """Where replacements are drawn."""
    dealt: int
    """Tiles dealt to each player."""
    deal_rule: int
    """How the dealer takes his last tile."""
    indicators: int
    """Dora indicators that lie open from the start."""
    kan_dora: int
    """When the indicator of a kong is turned."""
    ura: int
    """Under which indicators who has declared ready looks when he wins."""
    red: np.ndarray
    """Red fives among the fives of each suit."""
    red_threes: np.ndarray
    """Red threes among the threes of each suit."""
    red_sevens: np.ndarray
    """Red sevens among the sevens of each suit."""
    dragon_flowers: int
    """Dragons are laid out and replaced like flowers."""
    flower_win: int
    """What eight flowers do, and seven when another lays out the eighth."""
    flower_last: int
    """What becomes of a flower that is drawn as the last tile."""
    joker_rule: int
    """Which tiles are jokers."""
    joker_cycle: int
    """Which honour follows the one that was turned up."""
    joker_tile: int
    """The joker where it is always the same tile."""
    stand_in: int
    """The dragon that stands for the face printed on the jokers."""
    stand_in_for: int
    """For which jokers a dragon stands in."""
    kong_tiles: int
    """Which dragons are laid out one by one once the jokers are named."""
    joker_given: int
    """A joker that another discards may complete a win."""
    given_as_printed: int
    """A joker that another discards completes a win as the tile printed on it, and stands for nothing else."""
    turned_ends: int
    """The wall ends at the tile that was turned up; none is drawn beyond it."""
    joker_draws_only: int
    """Who holds a joker wins with what he draws himself, and with nothing else."""
    fishing_draws_only: int
    """Who waits for any tile wins with what he draws himself, and with nothing else."""
    joker_kept: int
    """A joker is discarded by who holds nothing else, and by nobody else."""
    joker_claims: int
    """Jokers are claimed and laid down as the tile printed on them."""
    joker_copies: int
    """Whether a joker may stand for a fifth tile of a kind."""
    flower_rule: int
    """How flowers are replaced after the deal."""
    seat_wind_rule: int
    """Who is East."""
    bet_kind: int
    """What players stake before the deal."""
    bet_max: int
    """The most that a player may bet."""
    bet_dealer: int
    """The most that the dealer bets before the others are asked, 1 at least."""
    bet_dealer_asked: int
    """The dealer names his bet before the others, and may name any number that they may."""
    bet_times: int
    """What the dealer and another pay each other counts 1 + their numbers times."""
    bet_numbers: int
    """Numbers that may be named as a bet; with none of them, any up to the most (bet_max)."""
    raise_return: int
    """Each side may raise against the dealer before the deal, who may return each raise."""
    outer_bet: int
    """Onlookers may follow players with stakes beside the table."""
    heart: int
    """Each is dealt a tile less, and writes down one that he imagines."""
    exchange: int
    """Tiles that are exchanged before play."""
    lack_rule: int
    """Whether a hand must lack a suit to win."""
    claim_timing: int
    """How long a discard may be claimed."""
    claim_pon: int
    """Who may make a pung or a kong of a discard."""
    claim_chi: int
    """Who may make a chow, or a sum, of a discard."""
    swap_ban: int
    """What may not be discarded right after a claim."""
    swap_ban_own: int
    """In the go-around one does not chow what one has just discarded, nor its twin at the other end of the chow."""
    recall_own: int
    """A kind that one has discarded oneself may be made a pung or a kong."""
    own_river_chow: int
    """A kind that one has discarded oneself is not chowed."""
    own_river_draw: int
    """One does not win with a kind that one has discarded oneself, not even by drawing it."""
    chow_between: int
    """The claimed tile of a chow lies between its neighbours, not sideways."""
    chow_limit: int
    """Chows that one player may make in a hand."""
    catch_circle: int
    """What a discarded joker bars for the others, and until when."""
    three_for_kong: int
    """Who holds three alike may take the fourth for a kong, not for a pung."""
    pung_pass_ban: int
    """A pung that was let pass may not be made of the same kind in the go-around."""
    meld_suits: int
    """Suits that the melds of a hand may be of after a claim."""
    last_hand_tile: int
    """Who has chowed claims nothing that leaves him one tile in hand."""
    pung_pass_own: int
    """Who discards one of three alike has let their pung pass; any claim lifts the ban."""
    pung_pass_draw: int
    """The ban on a passed pung ends with the next own draw, no sooner."""
    claims_end: int
    """With this many drawable tiles or fewer a discard is claimed for nothing but a win."""
    last_discard_pon: int
    """The discard after the last tile may be made a pung, unless a pung began that turn."""
    kong_max: int
    """Kongs that the players of a table may make together."""
    kong_max_rule: int
    """What the one kong too many does."""
    kong_last: int
    """Drawable tiles that there must be for a kong."""
    kong_drops: int
    """The upper tile of the last stack stays behind, and its lower one replaces a kong."""
    kong_after_claim: int
    """A concealed or added kong may follow a chow or pung at once."""
    open_kong_no_win: int
    """The replacement of a kong of a discard may not be won on, nor may a concealed kong follow it."""
    concealed_kong_no_win: int
    """After a concealed kong without the drawn tile a win on its replacement is barred if a waited tile went by."""
    joker_kong: int
    """Four equal jokers may be laid down as a concealed kong."""
    hide_concealed_kong: int
    """The others see only the back of a concealed kong until the hand ends."""
    hide_dealt_kong: int
    """The others see only the back of a concealed kong until they have all discarded."""
    single_kongs: int
    """Tiles that are laid aside one by one as kongs."""
    kong_opens: int
    """Tiles that a kong which is opened turns up."""
    kong_dice: int
    """Two dice say which stack an opened kong turns up, and these tiles are claimed only to win."""
    rob_added: int
    """A fourth tile added to a pung may be robbed."""
    rob_concealed: int
    """Which hand may rob a concealed kong."""
    lay_north: int
    """Whether a North may be laid aside, and what it then is."""
    lay_rob: int
    """A North laid aside may be robbed."""
    lay_bloom: int
    """A win on the replacement of a North laid aside counts as one on that of a kong."""
    ready_rule: int
    """How a player declares that his hand is ready."""
    ready_cost: int
    """Points that who declares puts on the table."""
    ready_min_score: int
    """Points that a player must have to declare."""
    ready_min_tiles: int
    """Drawable tiles that there must be to declare."""
    ready_kong: int
    """Which kongs who has declared may make."""
    ready_after_draw: int
    """One does not declare with the discard after a chow or pung."""
    ready_needed: int
    """Only who has declared wins."""
    ready_must_win: int
    """Who has declared wins when he can."""
    ready_face_down: int
    """The tile that declares lies face down and is claimed by nobody."""
    ready_number: int
    """Number that some tile waited for must reach, of which one at least is unseen."""
    ready_draws_only: int
    """Who has declared wins with what he draws himself, and with nothing else."""
    ready_stake: int
    """The most chips that who declares may stake."""
    ready_dealt: int
    """A complete hand that is dealt to the dealer counts as declared."""
    ready_manners: int
    """How who declares may lay his tile, each on the wall or not."""
    standing: int
    """Tiles of the deal that stand apart: only one of them is ever discarded, to declare."""
    demand_ready: int
    """What the tiles must show already when a hand is declared."""
    chow_to_ready: int
    """A chow after which one can declare may be taken from anybody."""
    treasure: int
    """The first to declare throws for a tile, the treasure, which wins for all who are ready."""
    treasure_match: int
    """Who waits for the treasure wins when he first sees it."""
    treasure_time: int
    """When the treasure is thrown for and seen."""
    lucky_draws: int
    """Draws that win for who is ready, whatever he waits for."""
    one_shot: int
    """A win within the go-around after declaring is told apart, until somebody claims."""
    watch: int
    """Who is ready may look at all hands; he discards what he draws, wins when he can, and pays others dearer."""
    eggs: int
    """Which eggs may be laid in the own first turn."""
    egg_flies: int
    """The one of bamboo stands for a member that an egg lacks."""
    egg_suits: int
    """Ones and nines in an egg show their suits; otherwise they count as honours."""
    egg_opens: int
    """An egg spoils a concealed hand."""
    egg_after_call: int
    """Eggs may be laid in a first turn that began with a claim, too."""
    egg_claims: int
    """A tile added to an egg may be claimed for a pung or kong as a discard is."""
    egg_pay: np.ndarray
    """What each pays at once for an egg."""
    win_by_discard: int
    """A discard may be won on."""
    discard_win_streak: int
    """Repeats of the dealer from which another's tile may be won on."""
    winners: int
    """Whose win counts where several win on one tile."""
    triple_rule: int
    """What happens where three win on one tile."""
    play_on: int
    """Whether the others play on after a win."""
    pass_bars: int
    """What a win that one has let pass bars."""
    pass_counts: np.ndarray
    """What counts as letting a win pass."""
    pass_until: np.ndarray
    """What lifts the bar before the hand ends."""
    class_from: int
    """Value from which a win is of class 1."""
    forms: int
    """The shapes with which a hand wins."""
    pairs_first: int
    """A hand that is seven pairs is read as nothing else."""
    drift: int
    """Jokers that are discarded while any tile would win are counted."""
    honour_runs: int
    """Three different winds are a run, and so are the three dragons."""
    honour_run: int
    """What ten honours bring to who discards nothing else first."""
    honour_run_joker: int
    """Rows more for a win by ten honours discarded first, if a joker is among them."""
    minimum: int
    """Value that a win needs."""
    discard_number: int
    """Number that another's tile must reach to be won on, an honour being ten."""
    self_draw_number: int
    """Number that a drawn tile must reach to be won on, an honour being ten."""
    minimum_points: int
    """Points that a win needs beside its minimum, before the base and who pays them count."""
    minimum_two_from: int
    """Counters on the table from which a win needs two han."""
    demand_triplet: int
    """A win shows one of these; without, its player is told that it has no triplet."""
    demand_opened: int
    """A win shows one of these; without, its player is told that the hand is not opened."""
    demand_terminal: int
    """A win shows one of these; without, its player is told that it has no terminal."""
    demand_suits: int
    """A win shows one of these; without, its player is told which suits it lacks."""
    demand_run: int
    """A win shows one of these; without, its player is told that it has no run, or no terminal where that would do."""
    demand_pair: int
    """A win shows one of these; without, its player is told that its pair is not the right one."""
    demand_hidden: int
    """A win shows one of these; without, its player is told that all of its sets lie open."""
    demand_branches: int
    """A win needs eight tiles of one suit."""
    small_win_flowers: int
    """Flowers laid out that an open win of class 0 needs."""
    forced_rob: int
    """Who has not declared ready wins when he can on a robbed kong and on the discard after a kong."""
    compulsory_last: int
    """A win that is possible is forced in the last so many tiles."""
    ready_means: int
    """What makes a hand ready where payments hang on it."""
    own_four: int
    """Whether a kind is waited for of which one holds all tiles oneself."""
    method: int
    """How a hand is counted."""
    price: np.ndarray
    """Value of each pattern, 0 where the game has it not."""
    price_open: np.ndarray
    """Value of each pattern in an open hand, where it differs."""
    price_drawn: np.ndarray
    """Value of each pattern in a self-drawn hand where it differs, else 0."""
    yakuman: np.ndarray
    """Yakuman that each pattern is worth."""
    rank: np.ndarray
    """Class of a win with each pattern, 0 the lowest."""
    priced: np.ndarray
    """Mask of the patterns with a price or yakuman: of open hands, of closed ones."""
    limits: int
    """Mask of the patterns below 64 that are yakuman."""
    looked_for: np.ndarray
    """Mask of the patterns that are looked for in a hand; the method itself counts the others."""
    mask_words: int
    """Words of a mask of patterns that can hold a bit."""
    trial_stages: int
    """Stages of the trial that have a pattern to try."""
    excludes: np.ndarray
    """Mask of the patterns that are not counted beside each."""
    part: np.ndarray
    """What each pattern does in a sum, a product or a best row."""
    openers: np.ndarray
    """Mask of the patterns that open a win, be they worth something or not."""
    keyed: int
    """Which wins need a row that opens them (part key)."""
    curve_rule: int
    """What the rows are worth in points."""
    curve: np.ndarray
    """Points for 0, 1, 2 and more rows, where a table says them."""
    row_points: np.ndarray
    """Points by the row, where the curve says so."""
    bare_draw_points: int
    """Points of a self-draw without rows."""
    cap: int
    """The most that a hand is worth."""
    cap_given: int
    """By classes: the most that a win on another's tile is worth."""
    class_points: np.ndarray
    """By classes: the points that a win begins with."""
    add_number: int
    """The number on the winning tile is added last."""
    tells_points: int
    """A hand is told by its points, though a curve makes them of rows."""
    own_factors: int
    """What a player has laid multiplies what he gets and pays."""
    payer_cap: int
    """The most that one payer of a win owes."""
    payer_cap_more: int
    """So much more does each owe where all three owe the most that one may (payer_cap) or beyond."""
    min_payment: int
    """Points that the dearest payment of a win must reach."""
    lone_joker_draws: int
    """A joker that is all of the hand wins on own draws only."""
    small_jokers: int
    """The most jokers of a hand without a big row."""
    bare_factor: int
    """Multiplies a hand without any joker."""
    thrown_factor: int
    """Multiplies once for each joker that the winner has discarded."""
    graded: int
    """Big rows make a grade, which counts so many rows."""
    count_past_cap: int
    """Rows beyond the cap are told, though they are worth no more."""
    set_units: np.ndarray
    """In limits: the units that come to the base."""
    lucky_dice: int
    """Throws for the break of the wall that make the hand a lucky one."""
    wash_outs: int
    """Each drawn hand makes one won hand dearer."""
    wash_outs_end: int
    """A won hand ends all that drawn hands have made dearer."""
    unit: int
    """Points of each tai, or of each point of a share."""
    option: np.ndarray
    """Settings of scoring, each at its place (scoring_options.py)."""
    self_draw: int
    """What a self-draw adds; a fan for it is the price of the pattern self_draw."""
    discard_payers: int
    """Who pays a win on a discard."""
    bystander_most: int
    """The most that a player pays for a win on a tile that another gave; who gave it pays the rest."""
    robbed_payers: int
    """Who pays a win on a robbed kong."""
    robbed_drawn: int
    """A robbed kong is reckoned as a self-draw."""
    limit_flat: int
    """A limit hand costs each player the same, whoever deals or gave the tile."""
    bloom_payers: int
    """Who pays a win with the replacement of a kong of a discard."""
    late_tiles: int
    """With so many drawable tiles or fewer who gives the winning tile pays for all."""
    share_fan: np.ndarray
    """Rows that a share has beside those of the hand, by reason."""
    common_fan: int
    """Rows that every share has beside those of the hand."""
    common_units: int
    """Units that every share has."""
    share_units: np.ndarray
    """Units that a share has beside those of every share, by reason."""
    share_points: np.ndarray
    """Points added to the units of a share, by reason."""
    share_times: np.ndarray
    """Factors of a share, its units and its points, by reason."""
    share_half: np.ndarray
    """Reasons for which half of a share is due, rounded up."""
    dealer_rows: int
    """Points more for each row between the dealer and another, once where there is none."""
    takes_most: int
    """Rows add points to shares, and of a hand's readings the one counts that brings most."""
    share_added: np.ndarray
    """Points that each pattern adds to every share when all else is done."""
    dealer_twice: np.ndarray
    """1 where the row of a pattern counts twice between the dealer and another."""
    purse: int
    """Nobody pays more than he has."""
    broke_safe: int
    """Nobody wins on a tile of who has nothing left."""
    broke_ends: int
    """The match is over when so many have nothing left."""
    double_after: np.ndarray
    """What lets the next hand count double."""
    counter_value: int
    """Points of a counter, from each payer of a self-draw."""
    kong_pay: np.ndarray
    """What a kong is paid, in bases."""
    kong_factor: np.ndarray
    """Multiplies what a kong is paid by its face."""
    kong_when: int
    """When kongs are paid."""
    open_kong_payers: int
    """Who pays a kong of a discard."""
    added_kong_payers: int
    """Who pays a kong that was a pung."""
    kong_cover: int
    """Who discards the winning tile unready pays the kongs of all others, and none is paid to him."""
    kong_early: int
    """Multiplies what a kong is paid that the dealer makes before his first discard, or another of that discard."""
    kong_row: int
    """Each kong of several in a row doubles what the next is worth."""
    kong_worth: int
    """Whether the tiles of a kong count."""
    horses: int
    """Tiles turned up after a win, as horses."""
    horse_hits: int
    """Which horses hit, and for whom."""
    horses_from: int
    """Where horses are taken from."""
    horse_own_tile: int
    """With no tile left to draw the winning tile itself is the only horse."""
    horse_points: int
    """Points that each hit costs every payer of a share of the win."""
    horse_points_given: int
    """Points that a hit costs where the win is on a discard."""
    horse_shares: int
    """Each hit costs a payer as much as he pays for the win."""
    horse_draws_only: int
    """No horses are turned for a win on the tile of another."""
    horse_bare: int
    """Horses more for a win without jokers; the reserve holds them too."""
    horse_step: int
    """Horses more for each earlier win of the winner in a row."""
    wake: int
    """Which tiles of the winner a tile turned up after his win wakes."""
    wake_points: np.ndarray
    """Points that each tile awake costs every payer of a share."""
    bought_horses: int
    """Horses that a seat may buy before the deal."""
    horse_flows: int
    """A horse repeats all that its player gets and pays in the hand, kongs too."""
    outside_buyers: int
    """Persons beside the table who buy horses."""
    outside_horses: int
    """Horses that each person beside the table buys."""
    birds: int
    """Tiles turned after a win that double what their seats get and pay."""
    bird_start: int
    """From whom birds are counted round the table."""
    bird_adds: int
    """Each bird adds what is paid once more, and none stands for birds that are missing."""
    opening_wins: int
    """What dealt tiles are paid for."""
    opening_quads: int
    """Four alike are one of two triplets, too, where opening wins are paid."""
    opening_silence: int
    """Each player says whether he shows his opening wins."""
    opening_points: int
    """What each pays for an opening win."""
    essences: int
    """Jokers are paid for after every hand, won or drawn."""
    essence_flip: int
    """A first tile is turned and paid before play; the one below it names the jokers."""
    essence_discards: int
    """Jokers that a player has discarded are paid for, too."""
    essence_overlord: int
    """What the points of the only player who has any joker become."""
    essence_liability: int
    """Who feeds a claim that lifts its maker to five points of jokers pays them for all."""
    essence_before: int
    """The jokers of the hand before are paid for, too."""
    essence_suits: int
    """Tiles of the jokers' numbers in the two other suits are paid for, too."""
    chickens: int
    """Ones of bamboo, eights of dots and what a turned tile names are paid for after a win."""
    black_chicken: int
    """Chickens that an eight of dots counts."""
    chicken_turn: int
    """After which wins a tile is turned that names chickens."""
    chicken_open: int
    """Chickens lie turned in the wall from the deal on, one more with each kong."""
    chicken_own: int
    """A turned tile is a chicken itself."""
    chicken_sides: int
    """The kind before a turned tile is a chicken, too."""
    chicken_all: int
    """Chickens cost twice as much where every player has some."""
    weekday: int
    """Number that is a chicken in every suit."""
    joker_pay: int
    """What each pays at the end of a won hand for a joker in another's hand."""
    fly: int
    """What an honour adds to each share as the next tile, turned after a win; a number adds itself."""
    kong_units: int
    """Kongs, flowers and followed discards count times the units between the pair (share_units)."""
    late_added_kong: int
    """A fourth tile added after the turn it was drawn in is paid, too."""
    late_concealed_kong: int
    """A concealed kong that is laid after the turn that completed it is paid, too."""
    graze: int
    """Where who fed a kong pays it, the others pay one base each."""
    call_transfer: int
    """What becomes of the income of a kong when the discard after it is won on."""
    follow: int
    """What a dealer pays each whose first discard all have followed."""
    follow_when: int
    """When a dealer pays whose first discard all have followed."""
    chase: np.ndarray
    """What who was followed pays each at once, unless the last of the four tiles is won on."""
    drawn_hand_pay: int
    """What the dealer pays each when nobody has won, not in the first hand."""
    flower_pay: np.ndarray
    """What each owes, with a won hand, to who has laid out flowers."""
    follow_duty: int
    """Whether who holds the honour that the dealer has discarded first must discard it too."""
    honour_discipline: int
    """Single honours are discarded first."""
    burn: int
    """What a dealer pays each when all have followed him and the hand is won."""
    burn_chain: int
    """What a dealer pays who is followed again with his next discards."""
    fine: int
    """Points of a fine that the host enters; it goes into a pot for the next winner."""
    side_pay: np.ndarray
    """What each pays at once, in half bases."""
    side_pay_once: int
    """Discards are paid at once no more than once a player and hand, followed ones only if none broke the row."""
    pulling: int
    """Wins on a discard are noted and pulled."""
    pig_amount: int
    """What who holds three suits at the empty wall pays each other, in bases."""
    liability: np.ndarray
    """What makes a player answer for the win of another."""
    liable_sets: int
    """Which sets of dragons and winds count where the last of them is fed."""
    liable_wins: int
    """Which wins of who was fed the liable player pays."""
    bonds: int
    """What players owe who are bound by melds taken from each other."""
    bond_melds: int
    """Melds taken from one opponent that bind the two."""
    bond_draw_melds: int
    """Melds fed by one player that let him pay a self-draw alone."""
    bond_doubled: int
    """Who is bound as a feeder pays twice what he owes for others."""
    bond_shares: np.ndarray
    """Shares of his win that are owed to a bound winner."""
    abortive: np.ndarray
    """What ends a hand without a win before the wall does."""
    abort_keeps_deal: int
    """After an abortive draw the dealer stays."""
    noten_total: int
    """Points that the unready pay the ready at the empty wall, all together."""
    noten_declare: int
    """A ready hand may be kept hidden at the empty wall."""
    nagashi: int
    """What it brings to have discarded terminals and honours alone, none of them claimed."""
    last_tile_wild: int
    """Whoever takes the last tile wins with it as any inner tile, or nobody does."""
    wild_inner: int
    """What jokers and a wild last tile stand for."""
    draw_only_tail: int
    """The last tiles that are drawn in turn while nobody discards."""
    sea_bed: int
    """The last tile is offered round, and who takes it wins with it or lays it down."""
    sea_bed_free: int
    """Nobody need be ready to take the last tile that is offered round."""
    draw_check: int
    """What is looked at when the wall is empty."""
    teams: int
    """Seats across are a team, and the hand ends when both of one have won."""
    start_score: int
    """Points with which each begins."""
    target: int
    """Points that the first must have when the match ends."""
    return_points: int
    """Points from which final scores are reckoned."""
    uma: np.ndarray
    """What each place adds to a final score, from first to last, in tenths of 1000 points."""
    oka: int
    """The first gets what return points exceed start points by, for each player."""
    yakitori: int
    """What who has won no hand pays each other at the end."""
    chip_value: int
    """Points of a chip."""
    chombo: int
    """What a foul costs on which the host rules."""
    chombo_points: int
    """Points that a foul takes off the final score."""
    hands_after_time: int
    """Hands that are played after the one in which time is called."""
    seat_draw: int
    """How seats are taken before a match."""
    share_ties: int
    """Equal points share placement points, and the sticks left at the end."""
    table_points: int
    """A match brings 4, 3, 2 and 1 points by place, which equal scores share."""
    dealer_rule: int
    """Who deals after a hand that was won."""
    draw_rule: int
    """Who deals after a drawn hand."""
    draw_no_repeat: int
    """A drawn hand leaves the repeats of a dealer who stays as they were."""
    series: int
    """Repeats with which a win of the dealer ends his series."""
    series_dice: int
    """After a dealer's series a throw names the next dealer; otherwise all draw their seats anew."""
    streak_max: int
    """Repeats of a dealer that are counted."""
    rounds: int
    """Rounds of a match."""
    round_winds: np.ndarray
    """The wind of each round."""
    hands: int
    """Hands of a match that is counted in hands."""
    extension: int
    """What follows the planned rounds where nobody has reached the target."""
    bust: int
    """A match is over when somebody has less than nothing."""
    all_last_stop: int
    """In the last hand a dealer who stays and leads ends the match."""
    all_last_repeat: int
    """A dealer who stays in the last hand plays another."""
    seat_change: int
    """After each round the players change seats."""
    winds_anew: int
    """After each round all draw their seats anew."""
    persons: int
    """Who take turns at the seats of the table."""
    shadow: int
    """Who waits for a seat follows a player, and gets or pays his result again."""
    clock_first: int
    """Time of the dealer up to the first discard of a hand."""
    clock_turn: int
    """Time for a turn."""
    clock_claim: int
    """Time to claim a tile."""
    match_minutes: int
    """Time of a match."""
    reseat_rule: int
    """How the seats of a next match are taken."""
    leave_rule: int
    """What it means that somebody leaves for good."""
    hooks: int
    """Bits of the hooks that these rules use (hook_codes.py)."""
    spare: np.ndarray
    """Room for regions to come."""
