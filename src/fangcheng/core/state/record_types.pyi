# The types of the records of this room. Written by tools/make_record_types.py from the declarations: edit those.

from typing import Any, Generic, TypeVar

import numpy as np

Row = TypeVar("Row")

class Rows(Generic[Row]):
    """Records of one kind in a row, or in several."""

    shape: tuple[int, ...]
    def __getitem__(self, places: Any) -> Row: ...
    def __setitem__(self, places: Any, row: Any) -> None: ...
    def __len__(self) -> int: ...

class Record:
    """What every record can: fields by their names, too, as some names are NumPy's own."""

    dtype: np.dtype[np.void]
    def __getitem__(self, name: str) -> Any: ...
    def __setitem__(self, name: str, value: Any) -> None: ...
    def tobytes(self) -> bytes: ...

class Demanded(Record):
    """DEMANDED in demand_tables.py."""

    told: int
    """int32: bits of the demands (scoring/owed.py) that the tables know; 0: there are no tables"""
    choices: int
    """int32: how many choices of demands a row tells apart: 2, 4 or 8"""
    alone: int
    """int32: of these, bit of the one that a second triplet breaks, by its place in a row; 0: none"""
    suit: np.ndarray
    """int16 (3906251,): class of a suit's key"""
    honour: np.ndarray
    """int16 (78125,): class of the honours' key"""
    rows: np.ndarray
    """int64 (32768, 8): by demands met, tiles missing to so many sets and pairs: lanes"""

class Search(Record):
    """SEARCH in desk.py: where the enumeration of readings stands; only readings.py knows it."""

    left: np.ndarray
    """int8 (34,): concealed tiles not yet in a group"""
    jokers: int
    """int8: jokers not yet in a group"""
    stages: np.uint64
    """uint64: forms still to be tried"""
    levels: int
    """int8: groups and pair to be made of the concealed tiles"""
    kind: np.ndarray
    """int8 (8,): by level: PAIR, TRIPLET or RUN"""
    start: np.ndarray
    """int8 (8,): by level: lowest face of the group"""
    wild: np.ndarray
    """int8 (8,): by level: bits of the places that jokers take"""
    depth: int
    """int8: with jokers: levels made so far"""
    paired: int
    """int8: 1: the pair is among them"""
    face: np.ndarray
    """int8 (8,): by level: lowest face left when it was made, 34 when only jokers were"""
    choice: np.ndarray
    """int8 (8,): by level: what was made of it"""
    thirds: int
    """int32: without jokers: tiles of the suit that has the pair (divisions.py)"""
    settled: np.uint64
    """uint64: triplets of the other suits and the honours"""
    settled_runs: np.uint64
    """uint64: and the runs"""
    runs: np.uint64
    """uint64: of the division with most triplets: its runs"""
    triplet_faces: np.uint64
    """uint64: and its triplets"""
    pair: int
    """int8: face of its pair"""
    pair_faces: np.uint64
    """uint64: faces still to be tried as the pair"""
    alike: np.uint64
    """uint64: faces from which three triplets are still to be read as three runs"""
    pair_level: int
    """int8: level of the pair in this division"""
    spots: np.uint64
    """uint64: places of the winning tile still to be tried: bit 3 * level + place in the group"""
    melded: int
    """int8: melds at the head of the groups"""
    triplets: np.uint64
    """uint64: the same masks as in the reading, for the melds alone"""
    kongs: np.uint64
    """uint64"""
    concealed: np.uint64
    """uint64"""
    faces: np.uint64
    """uint64"""
    run_starts: np.uint64
    """uint64"""
    triplet_count: int
    """int8"""
    kong_count: int
    """int8"""
    concealed_kongs: int
    """int8"""
    free_pairs: np.ndarray
    """int8 (8,): forms of pairs: faces of the pairs made of two jokers"""
    free_count: int
    """int8"""
    five_alike: int
    """int8: 1: a reading was left out because a joker would be the fifth tile of a kind"""

class Nearest(Record):
    """NEAREST in desk.py."""

    fewest: int
    """int64: tiles lacking before jokers are used"""
    count: int
    """int64: divisions noted"""
    divisions: np.ndarray
    """int32 (16384,)"""
    lanes: np.ndarray
    """int64 (4, 8): by part and demands met: lanes that such divisions use"""
    wanted: np.uint64
    """uint64: faces that lower them, of the whole hand"""
    raised: np.ndarray
    """int64 (8,): by demands met: lanes that a discard raises"""
    jokers: int
    """int64: held, of the whole hand"""
    parting: np.uint64
    """uint64: faces that no such division needs"""
    forms: int
    """int64: forms of no sets that lack no more (fields/forms.py)"""
    lacking: np.ndarray
    """int8 (34,): by face: tiles lacking after its discard, jokers used"""

class Work(Record):
    """WORK in desk.py."""

    win: Win
    """Win"""
    search: Search
    """Search"""
    reading: Reading
    """Reading"""
    trial: Result
    """Result: the reading at hand"""
    luck: np.ndarray
    """uint64 (4,): han and fu: patterns that no reading changes"""
    results: Rows[Result]
    """Result (4,): best results of the winners of this step, by seat"""
    wins: Rows[Win]
    """Win (4,)"""
    won: int
    """uint8: bit per seat whose result of this step is valid"""
    due: np.ndarray
    """int32 (4, 4): [winner][payer]: what the win on this tile brought (settle_shares.py)"""
    beside: np.ndarray
    """int32 (4, 4): [winner][payer]: the part of it that no bird repeats"""
    shares: np.ndarray
    """int8 (4, 4): [winner][payer]: how many shares that was, where each hit costs for one"""
    share: np.ndarray
    """int32 (4, 4): [winner][seat]: the share that belongs to a seat, 0 where none was asked"""
    cut: np.ndarray
    """int8 (4, 4): [winner][seat]: 1 if that share is more than one payer may owe, and was cut"""
    times: np.ndarray
    """int8 (4, 4, 4): [winner][payer][seat]: how often a payer pays the share of a seat"""
    why: np.ndarray
    """int8 (4, 4): [winner][payer]: why he owes what he owes (due_reasons.py), else NO_DUE"""
    nearest: Nearest
    """Nearest: of a hand as it is"""
    after: Nearest
    """Nearest: of a hand with a tile too many, and what its discards make of it"""
    asked: Result
    """Result: of a win that is only asked about, while the winners' results must stay"""

class Desk(Record):
    """DESK in desk.py."""

    work: Work
    """Work"""
    shapes: Shapes
    """Shapes"""
    demanded: Demanded
    """Demanded"""

class Bets(Record):
    """BETS in institution_records.py: sit_pull.py, stakes.py, named_bets.py, and stakes of a call (ready_stakes.py)."""

    account: np.ndarray
    """int32 (4,): points that the seat's inner stake has won and lost in this match"""
    placed: np.ndarray
    """int8 (4,): units by rules.bet_kind, 0 none; inner stakes stay from hand to hand"""
    lost: int
    """uint8: bit per seat that paid a win in the last hand, until the next is dealt (settle_tai.py)"""
    tens: int
    """int8: 1 + tens of a stake whose ones are still to be named, 0 none (ready_stakes.py)"""

class Pulling(Record):
    """PULLING in institution_records.py."""

    notes: np.ndarray
    """int32 (4, 4): [winner][payer]: points noted, not yet paid"""

class Exchange(Record):
    """EXCHANGE in institution_records.py."""

    given: np.ndarray
    """int8 (4, 4): kinds named by the seat in order, NO_TILE none"""

class Lack(Record):
    """LACK in institution_records.py."""

    suit: np.ndarray
    """int8 (4,): missing suit 0 m, 1 p, 2 s; -1 none"""

class KongIncome(Record):
    """KONG_INCOME in institution_records.py."""

    points: np.ndarray
    """int32 (4, 4): [receiver][payer]: settled or due in this hand"""
    last: np.ndarray
    """int32 (4,): points of the last kong, by payer"""
    last_by: int
    """int8: seat that made it, NOBODY before"""
    row: int
    """int8: kongs in a row, the last one counted (kong_row.py)"""

class SideIncome(Record):
    """SIDE_INCOME in institution_records.py."""

    paid: np.ndarray
    """uint8 (4,): bit per group of flowers that has been paid"""
    last_flower: int
    """int8: kind laid out last, NO_TILE before (flowers.py)"""
    asked: int
    """int8: 1: somebody has let a win by flowers be in this hand (flowers.py)"""
    last_face: int
    """int8: face of the last discard, NO_TILE before"""
    in_a_row: int
    """int8: discards of it without another face between"""

class DoubleHand(Record):
    """DOUBLE_HAND in institution_records.py."""

    now: int
    """int8: 1: this hand counts double"""
    coming: int
    """int8: 1: the next one will, once this one is over"""
    noted: int
    """int8: 1: something in this hand lets the next one count double"""

class Watch(Record):
    """WATCH in institution_records.py."""

    looks: np.ndarray
    """int8 (4,): 1: the seat looks at all hands"""

class Tokens(Record):
    """TOKENS in institution_records.py."""

    chips: np.ndarray
    """int16 (4,): chips won less lost in this match"""

class Aside(Record):
    """ASIDE in institution_records.py."""

    faces: np.ndarray
    """uint64 (4,): faces of the tiles that the seat has laid aside"""
    count: np.ndarray
    """int8 (4,): how many they are"""

class Pot(Record):
    """POT in institution_records.py."""

    points: int
    """int32: fines that nobody has taken yet (pot.py)"""

class Bonds(Record):
    """BONDS in institution_records.py."""

    order: np.ndarray
    """int8 (4, 4): [taker][feeder]: its number in the order of making, 0 no bond"""
    made: int
    """int8: bonds made in this hand"""

class BloodRiver(Record):
    """BLOOD_RIVER in institution_records.py: written by settle_fan.py."""

    roots: np.ndarray
    """int16 (4,): 1 + roots at the first win of the seat in this hand, 0 before it"""
    kongs: np.ndarray
    """int16 (4,): 1 + its kongs then, 0 before it"""

class Horses(Record):
    """HORSES in institution_records.py."""

    hits: np.ndarray
    """int8 (4,): of the horses turned in this hand, by winner"""
    due: np.ndarray
    """int8 (4,): how many of them each winner counts"""
    run: np.ndarray
    """int8 (4,): hands before this one that the seat has won in a row, counted where they matter"""

class Wake(Record):
    """WAKE in institution_records.py."""

    count: np.ndarray
    """int16 (4,): wakes of each winner of this hand"""

class WashOut(Record):
    """WASH_OUT in institution_records.py."""

    count: int
    """int16: drawn hands that still make a won hand dearer"""

class Circle(Record):
    """CIRCLE in institution_records.py."""

    acts: int
    """int16: draws and melds of the thrower when he opened it"""
    thrower: int
    """int8: seat whose discarded joker opened a catch circle, NOBODY none (catch_circle.py)"""
    drift: np.ndarray
    """int8 (4,): jokers discarded in a row while any tile would still have won (drift.py)"""

class Rotation(Record):
    """ROTATION in institution_records.py: those who wait for a seat, from the head of the queue on."""

    points: np.ndarray
    """int32 (5,): of each who waits; at least two sit"""
    start: np.ndarray
    """int32 (4,): points of each seat when the hand began"""
    hands_won: np.ndarray
    """int16 (5,)"""
    person: np.ndarray
    """int8 (5,)"""
    count: int
    """int8: how many wait"""

class Shadow(Record):
    """SHADOW in institution_records.py: stakes of those who wait on a player of the table (shadow.py)."""

    flow: np.ndarray
    """int32 (4, 4): points paid in this hand, by payer and receiver"""
    named: np.ndarray
    """int8 (7,): by person: 1 + the person followed, 0 nobody named yet"""

class StandingFour(Record):
    """STANDING_FOUR in institution_records.py."""

    faces: np.ndarray
    """int8 (4, 4): tiles that stand apart, NO_TILE gone"""

class Raising(Record):
    """RAISING in institution_records.py."""

    said: np.ndarray
    """int8 (4,): by side: NOT_RAISED, RAISED, RETURNED"""

class Opened(Record):
    """OPENED in institution_records.py: an opened kong (opened_kongs.py)."""

    announced: int
    """int8: 1: the kong to be laid is opened"""
    stage: int
    """int8: what is asked about the tiles turned up: NOT_ASKED ..."""
    tiles: np.ndarray
    """int8 (4,): kinds turned up by the last one, NO_TILE else"""
    count: int
    """int8: how many"""
    best: np.ndarray
    """int8 (4,): kind that would win most for the seat, NO_TILE none"""
    fits: np.ndarray
    """int8 (4,): how many of the tiles complete its hand"""

class LastTile(Record):
    """LAST_TILE in institution_records.py: who is asked for the last tile (sea_bed.py)."""

    first: int
    """int8: seat asked first, NOBODY before"""
    taker: int
    """int8: seat that took it, NOBODY else"""

class Treasure(Record):
    """TREASURE in institution_records.py: a tile put aside for those who are ready (treasure.py)."""

    position: int
    """int16: in the wall, NO_TREASURE none"""
    thrower: int
    """int8: seat that declared first and throws for it, or has thrown last, NOBODY before"""
    seen: int
    """uint8: bit per seat that has looked at it"""
    turned: int
    """uint8: bit per seat that has had a turn since it declared (treasure_turn.py)"""
    thrown: int
    """uint8: bit per number that has been thrown for it in this hand (treasure_turn.py)"""

class Chickens(Record):
    """CHICKENS in institution_records.py: chickens.py, open_chickens.py."""

    opened: int
    """uint32: bit per stack, from the third at the tail on, whose upper tile has been turned up"""
    first: np.ndarray
    """int8 (2,): seat that first discarded 1s, and 8p, NOBODY before"""

class Essences(Record):
    """ESSENCES in institution_records.py: essences.py."""

    main: int
    """int8: face of the turned joker of this hand, NO_TILE before"""
    before: int
    """int8: that of the hand before, NO_TILE in the first"""
    feeder: np.ndarray
    """int8 (4,): who fed the claim that lifted the seat to 5 points, NOBODY none"""

class Eggs(Record):
    """EGGS in institution_records.py: eggs.py."""

    tiles: np.ndarray
    """int8 (4, 4, 5): in the egg of each family: members by place, then 1s that fly"""
    chosen: np.ndarray
    """int8 (5,): tiles named so far for the egg that is being laid"""
    pending: int
    """int8: 1 + family of that egg while its tiles are named, 0 none"""
    last: int
    """int8: 5 * family + place of the tile added last"""

class Outside(Record):
    """OUTSIDE in institution_records.py."""

    points: np.ndarray
    """int32 (4,): of those who buy horses beside the table"""

class Rules(Record):
    """RULES in rules.py."""

    seats: int
    """int8: How many play at the table."""
    copies: np.ndarray
    """int8 (62,): How many of each kind are in the wall."""
    sets: int
    """int8: Sets of a full hand; in hand lie three tiles for each, and one more."""
    dice_count: int
    """int8: Dice thrown at once."""
    stacks: np.ndarray
    """int8 (4,): Stacks before each seat, counted from the dealer on."""
    break_rule: int
    """int8: How the dice open the wall."""
    break_from: int
    """int8: Who is one where the sum of the dice is counted round the table."""
    first_dealer_rule: int
    """int8: Who deals the first hand of a match."""
    break_shift: int
    """int8: Added to the counted stack: with -1 the wall opens one stack before it."""
    dead_wall: int
    """int8: Tiles set apart at the end of the wall, with indicators and replacements."""
    replacements: int
    """int8: Replacement tiles of kongs in the dead wall."""
    reserve: int
    """int8: Tiles at the end of the wall that nobody draws."""
    reserve_at: int
    """int8: Where the tiles kept back lie when replacements are drawn."""
    reserve_first_kong: int
    """int8: Tiles that the reserve grows by with the first kong of the table."""
    reserve_per_kong: int
    """int8: Tiles that the reserve grows by with every further kong."""
    reserve_whole_stacks: int
    """int8: A single tile at the very end of the wall stays besides the reserve."""
    replenish: int
    """int8: Tiles of the wall that join the dead wall for each replacement drawn."""
    replacement_from: int
    """int8: Where replacements are drawn."""
    dealt: int
    """int8: Tiles dealt to each player."""
    deal_rule: int
    """int8: How the dealer takes his last tile."""
    indicators: int
    """int8: Dora indicators that lie open from the start."""
    kan_dora: int
    """int8: When the indicator of a kong is turned."""
    ura: int
    """int8: Under which indicators who has declared ready looks when he wins."""
    red: np.ndarray
    """int8 (3,): Red fives among the fives of each suit."""
    red_threes: np.ndarray
    """int8 (3,): Red threes among the threes of each suit."""
    red_sevens: np.ndarray
    """int8 (3,): Red sevens among the sevens of each suit."""
    dragon_flowers: int
    """int8: Dragons are laid out and replaced like flowers."""
    flower_win: int
    """int8: What eight flowers do, and seven when another lays out the eighth."""
    flower_last: int
    """int8: What becomes of a flower that is drawn as the last tile."""
    joker_rule: int
    """int8: Which tiles are jokers."""
    joker_cycle: int
    """int8: Which honour follows the one that was turned up."""
    joker_tile: int
    """int8: The joker where it is always the same tile."""
    stand_in: int
    """int8: The dragon that stands for the face printed on the jokers."""
    stand_in_for: int
    """int8: For which jokers a dragon stands in."""
    kong_tiles: int
    """int8: Which dragons are laid out one by one once the jokers are named."""
    joker_given: int
    """int8: A joker that another discards may complete a win."""
    given_as_printed: int
    """int8: A joker that another discards completes a win as the tile printed on it, and stands for nothing else."""
    turned_ends: int
    """int8: The wall ends at the tile that was turned up; none is drawn beyond it."""
    joker_draws_only: int
    """int8: Who holds a joker wins with what he draws himself, and with nothing else."""
    fishing_draws_only: int
    """int8: Who waits for any tile wins with what he draws himself, and with nothing else."""
    joker_kept: int
    """int8: A joker is discarded by who holds nothing else, and by nobody else."""
    joker_claims: int
    """int8: Jokers are claimed and laid down as the tile printed on them."""
    joker_copies: int
    """int8: Whether a joker may stand for a fifth tile of a kind."""
    flower_rule: int
    """int8: How flowers are replaced after the deal."""
    seat_wind_rule: int
    """int8: Who is East."""
    bet_kind: int
    """int8: What players stake before the deal."""
    bet_max: int
    """int8: The most that a player may bet."""
    bet_dealer: int
    """int8: The most that the dealer bets before the others are asked, 1 at least."""
    bet_dealer_asked: int
    """int8: The dealer names his bet before the others, and may name any number that they may."""
    bet_times: int
    """int8: What the dealer and another pay each other counts 1 + their numbers times."""
    bet_numbers: int
    """int32: Numbers that may be named as a bet; with none of them, any up to the most (bet_max)."""
    raise_return: int
    """int8: Each side may raise against the dealer before the deal, who may return each raise."""
    outer_bet: int
    """int8: Onlookers may follow players with stakes beside the table."""
    heart: int
    """int8: Each is dealt a tile less, and writes down one that he imagines."""
    exchange: int
    """int8: Tiles that are exchanged before play."""
    lack_rule: int
    """int8: Whether a hand must lack a suit to win."""
    claim_timing: int
    """int8: How long a discard may be claimed."""
    claim_pon: int
    """int8: Who may make a pung or a kong of a discard."""
    claim_chi: int
    """int8: Who may make a chow, or a sum, of a discard."""
    swap_ban: int
    """int8: What may not be discarded right after a claim."""
    swap_ban_own: int
    """int8: In the go-around one does not chow what one has just discarded, nor its twin at the other end of the
    chow.
    """
    recall_own: int
    """int8: A kind that one has discarded oneself may be made a pung or a kong."""
    own_river_chow: int
    """int8: A kind that one has discarded oneself is not chowed."""
    own_river_draw: int
    """int8: One does not win with a kind that one has discarded oneself, not even by drawing it."""
    chow_between: int
    """int8: The claimed tile of a chow lies between its neighbours, not sideways."""
    chow_limit: int
    """int8: Chows that one player may make in a hand."""
    catch_circle: int
    """int8: What a discarded joker bars for the others, and until when."""
    three_for_kong: int
    """int8: Who holds three alike may take the fourth for a kong, not for a pung."""
    pung_pass_ban: int
    """int8: A pung that was let pass may not be made of the same kind in the go-around."""
    meld_suits: int
    """int8: Suits that the melds of a hand may be of after a claim."""
    last_hand_tile: int
    """int8: Who has chowed claims nothing that leaves him one tile in hand."""
    pung_pass_own: int
    """int8: Who discards one of three alike has let their pung pass; any claim lifts the ban."""
    pung_pass_draw: int
    """int8: The ban on a passed pung ends with the next own draw, no sooner."""
    claims_end: int
    """int8: With this many drawable tiles or fewer a discard is claimed for nothing but a win."""
    last_discard_pon: int
    """int8: The discard after the last tile may be made a pung, unless a pung began that turn."""
    kong_max: int
    """int8: Kongs that the players of a table may make together."""
    kong_max_rule: int
    """int8: What the one kong too many does."""
    kong_last: int
    """int8: Drawable tiles that there must be for a kong."""
    kong_drops: int
    """int8: The upper tile of the last stack stays behind, and its lower one replaces a kong."""
    kong_after_claim: int
    """int8: A concealed or added kong may follow a chow or pung at once."""
    open_kong_no_win: int
    """int8: The replacement of a kong of a discard may not be won on, nor may a concealed kong follow it."""
    concealed_kong_no_win: int
    """int8: After a concealed kong without the drawn tile a win on its replacement is barred if a waited tile went
    by.
    """
    joker_kong: int
    """int8: Four equal jokers may be laid down as a concealed kong."""
    hide_concealed_kong: int
    """int8: The others see only the back of a concealed kong until the hand ends."""
    hide_dealt_kong: int
    """int8: The others see only the back of a concealed kong until they have all discarded."""
    single_kongs: int
    """int8: Tiles that are laid aside one by one as kongs."""
    kong_opens: int
    """int8: Tiles that a kong which is opened turns up."""
    kong_dice: int
    """int8: Two dice say which stack an opened kong turns up, and these tiles are claimed only to win."""
    rob_added: int
    """int8: A fourth tile added to a pung may be robbed."""
    rob_concealed: int
    """int8: Which hand may rob a concealed kong."""
    lay_north: int
    """int8: Whether a North may be laid aside, and what it then is."""
    lay_rob: int
    """int8: A North laid aside may be robbed."""
    lay_bloom: int
    """int8: A win on the replacement of a North laid aside counts as one on that of a kong."""
    ready_rule: int
    """int8: How a player declares that his hand is ready."""
    ready_cost: int
    """int32: Points that who declares puts on the table."""
    ready_min_score: int
    """int32: Points that a player must have to declare."""
    ready_min_tiles: int
    """int8: Drawable tiles that there must be to declare."""
    ready_kong: int
    """int8: Which kongs who has declared may make."""
    ready_after_draw: int
    """int8: One does not declare with the discard after a chow or pung."""
    ready_needed: int
    """int8: Only who has declared wins."""
    ready_must_win: int
    """int8: Who has declared wins when he can."""
    ready_face_down: int
    """int8: The tile that declares lies face down and is claimed by nobody."""
    ready_number: int
    """int8: Number that some tile waited for must reach, of which one at least is unseen."""
    ready_draws_only: int
    """int8: Who has declared wins with what he draws himself, and with nothing else."""
    ready_stake: int
    """int8: The most chips that who declares may stake."""
    ready_dealt: int
    """int8: A complete hand that is dealt to the dealer counts as declared."""
    ready_manners: int
    """int8: How who declares may lay his tile, each on the wall or not."""
    standing: int
    """int8: Tiles of the deal that stand apart: only one of them is ever discarded, to declare."""
    demand_ready: int
    """int8: What the tiles must show already when a hand is declared."""
    chow_to_ready: int
    """int8: A chow after which one can declare may be taken from anybody."""
    treasure: int
    """int8: The first to declare throws for a tile, the treasure, which wins for all who are ready."""
    treasure_match: int
    """int8: Who waits for the treasure wins when he first sees it."""
    treasure_time: int
    """int8: When the treasure is thrown for and seen."""
    lucky_draws: int
    """int8: Draws that win for who is ready, whatever he waits for."""
    one_shot: int
    """int8: A win within the go-around after declaring is told apart, until somebody claims."""
    watch: int
    """int8: Who is ready may look at all hands; he discards what he draws, wins when he can, and pays others dearer."""
    eggs: int
    """int8: Which eggs may be laid in the own first turn."""
    egg_flies: int
    """int8: The one of bamboo stands for a member that an egg lacks."""
    egg_suits: int
    """int8: Ones and nines in an egg show their suits; otherwise they count as honours."""
    egg_opens: int
    """int8: An egg spoils a concealed hand."""
    egg_after_call: int
    """int8: Eggs may be laid in a first turn that began with a claim, too."""
    egg_claims: int
    """int8: A tile added to an egg may be claimed for a pung or kong as a discard is."""
    egg_pay: np.ndarray
    """int8 (3,): What each pays at once for an egg."""
    win_by_discard: int
    """int8: A discard may be won on."""
    discard_win_streak: int
    """int8: Repeats of the dealer from which another's tile may be won on."""
    winners: int
    """int8: Whose win counts where several win on one tile."""
    triple_rule: int
    """int8: What happens where three win on one tile."""
    play_on: int
    """int8: Whether the others play on after a win."""
    pass_bars: int
    """int8: What a win that one has let pass bars."""
    pass_counts: np.ndarray
    """int8 (8,): What counts as letting a win pass."""
    pass_until: np.ndarray
    """int8 (8,): What lifts the bar before the hand ends."""
    class_from: int
    """int16: Value from which a win is of class 1."""
    forms: int
    """int32: The shapes with which a hand wins."""
    pairs_first: int
    """int8: A hand that is seven pairs is read as nothing else."""
    drift: int
    """int8: Jokers that are discarded while any tile would win are counted."""
    honour_runs: int
    """int8: Three different winds are a run, and so are the three dragons."""
    honour_run: int
    """int8: What ten honours bring to who discards nothing else first."""
    honour_run_joker: int
    """int8: Rows more for a win by ten honours discarded first, if a joker is among them."""
    minimum: int
    """int16: Value that a win needs."""
    discard_number: int
    """int8: Number that another's tile must reach to be won on, an honour being ten."""
    self_draw_number: int
    """int8: Number that a drawn tile must reach to be won on, an honour being ten."""
    minimum_points: int
    """int16: Points that a win needs beside its minimum, before the base and who pays them count."""
    minimum_two_from: int
    """int8: Counters on the table from which a win needs two han."""
    demand_triplet: int
    """int32: A win shows one of these; without, its player is told that it has no triplet."""
    demand_opened: int
    """int32: A win shows one of these; without, its player is told that the hand is not opened."""
    demand_terminal: int
    """int32: A win shows one of these; without, its player is told that it has no terminal."""
    demand_suits: int
    """int32: A win shows one of these; without, its player is told which suits it lacks."""
    demand_run: int
    """int32: A win shows one of these; without, its player is told that it has no run, or no terminal where that
    would do.
    """
    demand_pair: int
    """int32: A win shows one of these; without, its player is told that its pair is not the right one."""
    demand_hidden: int
    """int32: A win shows one of these; without, its player is told that all of its sets lie open."""
    demand_branches: int
    """int8: A win needs eight tiles of one suit."""
    small_win_flowers: int
    """int8: Flowers laid out that an open win of class 0 needs."""
    forced_rob: int
    """int8: Who has not declared ready wins when he can on a robbed kong and on the discard after a kong."""
    compulsory_last: int
    """int8: A win that is possible is forced in the last so many tiles."""
    ready_means: int
    """int8: What makes a hand ready where payments hang on it."""
    own_four: int
    """int8: Whether a kind is waited for of which one holds all tiles oneself."""
    method: int
    """int8: How a hand is counted."""
    price: np.ndarray
    """int16 (256,): Value of each pattern, 0 where the game has it not."""
    price_open: np.ndarray
    """int16 (256,): Value of each pattern in an open hand, where it differs."""
    price_drawn: np.ndarray
    """int16 (256,): Value of each pattern in a self-drawn hand where it differs, else 0."""
    yakuman: np.ndarray
    """int8 (256,): Yakuman that each pattern is worth."""
    rank: np.ndarray
    """int8 (256,): Class of a win with each pattern, 0 the lowest."""
    priced: np.ndarray
    """uint64 (2, 4): Mask of the patterns with a price or yakuman: of open hands, of closed ones."""
    limits: np.uint64
    """uint64: Mask of the patterns below 64 that are yakuman."""
    looked_for: np.ndarray
    """uint64 (4,): Mask of the patterns that are looked for in a hand; the method itself counts the others."""
    mask_words: int
    """int8: Words of a mask of patterns that can hold a bit."""
    trial_stages: np.uint64
    """uint64: Stages of the trial that have a pattern to try."""
    excludes: np.ndarray
    """uint64 (256, 4): Mask of the patterns that are not counted beside each."""
    part: np.ndarray
    """int8 (256,): What each pattern does in a sum, a product or a best row."""
    openers: np.ndarray
    """uint64 (4,): Mask of the patterns that open a win, be they worth something or not."""
    keyed: int
    """int8: Which wins need a row that opens them (part key)."""
    curve_rule: int
    """int8: What the rows are worth in points."""
    curve: np.ndarray
    """int32 (24,): Points for 0, 1, 2 and more rows, where a table says them."""
    row_points: np.ndarray
    """int16 (2,): Points by the row, where the curve says so."""
    bare_draw_points: int
    """int16: Points of a self-draw without rows."""
    cap: int
    """int16: The most that a hand is worth."""
    cap_given: int
    """int16: By classes: the most that a win on another's tile is worth."""
    class_points: np.ndarray
    """int16 (6,): By classes: the points that a win begins with."""
    add_number: int
    """int8: The number on the winning tile is added last."""
    tells_points: int
    """int8: A hand is told by its points, though a curve makes them of rows."""
    own_factors: int
    """int8: What a player has laid multiplies what he gets and pays."""
    payer_cap: int
    """int16: The most that one payer of a win owes."""
    payer_cap_more: int
    """int16: So much more does each owe where all three owe the most that one may (payer_cap) or beyond."""
    min_payment: int
    """int16: Points that the dearest payment of a win must reach."""
    lone_joker_draws: int
    """int8: A joker that is all of the hand wins on own draws only."""
    small_jokers: int
    """int8: The most jokers of a hand without a big row."""
    bare_factor: int
    """int8: Multiplies a hand without any joker."""
    thrown_factor: int
    """int8: Multiplies once for each joker that the winner has discarded."""
    graded: int
    """int8: Big rows make a grade, which counts so many rows."""
    count_past_cap: int
    """int8: Rows beyond the cap are told, though they are worth no more."""
    @property
    def base(self) -> object: ...
    @base.setter
    def base(self, value: Any) -> None: ...
    set_units: np.ndarray
    """int8 (16,): In limits: the units that come to the base."""
    lucky_dice: int
    """int8: Throws for the break of the wall that make the hand a lucky one."""
    wash_outs: int
    """int8: Each drawn hand makes one won hand dearer."""
    wash_outs_end: int
    """int8: A won hand ends all that drawn hands have made dearer."""
    unit: int
    """int32: Points of each tai, or of each point of a share."""
    option: np.ndarray
    """int16 (64,): Settings of scoring, each at its place (scoring_options.py)."""
    self_draw: int
    """int8: What a self-draw adds; a fan for it is the price of the pattern self_draw."""
    discard_payers: int
    """int8: Who pays a win on a discard."""
    bystander_most: int
    """int16: The most that a player pays for a win on a tile that another gave; who gave it pays the rest."""
    robbed_payers: int
    """int8: Who pays a win on a robbed kong."""
    robbed_drawn: int
    """int8: A robbed kong is reckoned as a self-draw."""
    limit_flat: int
    """int8: A limit hand costs each player the same, whoever deals or gave the tile."""
    bloom_payers: int
    """int8: Who pays a win with the replacement of a kong of a discard."""
    late_tiles: int
    """int8: With so many drawable tiles or fewer who gives the winning tile pays for all."""
    share_fan: np.ndarray
    """int16 (13,): Rows that a share has beside those of the hand, by reason."""
    common_fan: int
    """int16: Rows that every share has beside those of the hand."""
    common_units: int
    """int16: Units that every share has."""
    share_units: np.ndarray
    """int16 (13,): Units that a share has beside those of every share, by reason."""
    share_points: np.ndarray
    """int32 (13,): Points added to the units of a share, by reason."""
    share_times: np.ndarray
    """int16 (13,): Factors of a share, its units and its points, by reason."""
    share_half: np.ndarray
    """int8 (13,): Reasons for which half of a share is due, rounded up."""
    dealer_rows: int
    """int16: Points more for each row between the dealer and another, once where there is none."""
    takes_most: int
    """int8: Rows add points to shares, and of a hand's readings the one counts that brings most."""
    share_added: np.ndarray
    """int8 (256,): Points that each pattern adds to every share when all else is done."""
    dealer_twice: np.ndarray
    """int8 (256,): 1 where the row of a pattern counts twice between the dealer and another."""
    purse: int
    """int8: Nobody pays more than he has."""
    broke_safe: int
    """int8: Nobody wins on a tile of who has nothing left."""
    broke_ends: int
    """int8: The match is over when so many have nothing left."""
    double_after: np.ndarray
    """int8 (8,): What lets the next hand count double."""
    counter_value: int
    """int32: Points of a counter, from each payer of a self-draw."""
    kong_pay: np.ndarray
    """int8 (4,): What a kong is paid, in bases."""
    kong_factor: np.ndarray
    """int8 (34,): Multiplies what a kong is paid by its face."""
    kong_when: int
    """int8: When kongs are paid."""
    open_kong_payers: int
    """int8: Who pays a kong of a discard."""
    added_kong_payers: int
    """int8: Who pays a kong that was a pung."""
    kong_cover: int
    """int8: Who discards the winning tile unready pays the kongs of all others, and none is paid to him."""
    kong_early: int
    """int8: Multiplies what a kong is paid that the dealer makes before his first discard, or another of that
    discard.
    """
    kong_row: int
    """int8: Each kong of several in a row doubles what the next is worth."""
    kong_worth: int
    """int8: Whether the tiles of a kong count."""
    horses: int
    """int8: Tiles turned up after a win, as horses."""
    horse_hits: int
    """int8: Which horses hit, and for whom."""
    horses_from: int
    """int8: Where horses are taken from."""
    horse_own_tile: int
    """int8: With no tile left to draw the winning tile itself is the only horse."""
    horse_points: int
    """int32: Points that each hit costs every payer of a share of the win."""
    horse_points_given: int
    """int32: Points that a hit costs where the win is on a discard."""
    horse_shares: int
    """int8: Each hit costs a payer as much as he pays for the win."""
    horse_draws_only: int
    """int8: No horses are turned for a win on the tile of another."""
    horse_bare: int
    """int8: Horses more for a win without jokers; the reserve holds them too."""
    horse_step: int
    """int8: Horses more for each earlier win of the winner in a row."""
    wake: int
    """int8: Which tiles of the winner a tile turned up after his win wakes."""
    wake_points: np.ndarray
    """int8 (2,): Points that each tile awake costs every payer of a share."""
    bought_horses: int
    """int8: Horses that a seat may buy before the deal."""
    horse_flows: int
    """int8: A horse repeats all that its player gets and pays in the hand, kongs too."""
    outside_buyers: int
    """int8: Persons beside the table who buy horses."""
    outside_horses: int
    """int8: Horses that each person beside the table buys."""
    birds: int
    """int8: Tiles turned after a win that double what their seats get and pay."""
    bird_start: int
    """int8: From whom birds are counted round the table."""
    bird_adds: int
    """int8: Each bird adds what is paid once more, and none stands for birds that are missing."""
    opening_wins: int
    """int8: What dealt tiles are paid for."""
    opening_quads: int
    """int8: Four alike are one of two triplets, too, where opening wins are paid."""
    opening_silence: int
    """int8: Each player says whether he shows his opening wins."""
    opening_points: int
    """int16: What each pays for an opening win."""
    essences: int
    """int8: Jokers are paid for after every hand, won or drawn."""
    essence_flip: int
    """int8: A first tile is turned and paid before play; the one below it names the jokers."""
    essence_discards: int
    """int8: Jokers that a player has discarded are paid for, too."""
    essence_overlord: int
    """int8: What the points of the only player who has any joker become."""
    essence_liability: int
    """int8: Who feeds a claim that lifts its maker to five points of jokers pays them for all."""
    essence_before: int
    """int8: The jokers of the hand before are paid for, too."""
    essence_suits: int
    """int8: Tiles of the jokers' numbers in the two other suits are paid for, too."""
    chickens: int
    """int8: Ones of bamboo, eights of dots and what a turned tile names are paid for after a win."""
    black_chicken: int
    """int8: Chickens that an eight of dots counts."""
    chicken_turn: int
    """int8: After which wins a tile is turned that names chickens."""
    chicken_open: int
    """int8: Chickens lie turned in the wall from the deal on, one more with each kong."""
    chicken_own: int
    """int8: A turned tile is a chicken itself."""
    chicken_sides: int
    """int8: The kind before a turned tile is a chicken, too."""
    chicken_all: int
    """int8: Chickens cost twice as much where every player has some."""
    weekday: int
    """int8: Number that is a chicken in every suit."""
    joker_pay: int
    """int8: What each pays at the end of a won hand for a joker in another's hand."""
    fly: int
    """int8: What an honour adds to each share as the next tile, turned after a win; a number adds itself."""
    kong_units: int
    """int8: Kongs, flowers and followed discards count times the units between the pair (share_units)."""
    late_added_kong: int
    """int8: A fourth tile added after the turn it was drawn in is paid, too."""
    late_concealed_kong: int
    """int8: A concealed kong that is laid after the turn that completed it is paid, too."""
    graze: int
    """int8: Where who fed a kong pays it, the others pay one base each."""
    call_transfer: int
    """int8: What becomes of the income of a kong when the discard after it is won on."""
    follow: int
    """int8: What a dealer pays each whose first discard all have followed."""
    follow_when: int
    """int8: When a dealer pays whose first discard all have followed."""
    chase: np.ndarray
    """int8 (2,): What who was followed pays each at once, unless the last of the four tiles is won on."""
    drawn_hand_pay: int
    """int8: What the dealer pays each when nobody has won, not in the first hand."""
    flower_pay: np.ndarray
    """int8 (2,): What each owes, with a won hand, to who has laid out flowers."""
    follow_duty: int
    """int8: Whether who holds the honour that the dealer has discarded first must discard it too."""
    honour_discipline: int
    """int8: Single honours are discarded first."""
    burn: int
    """int16: What a dealer pays each when all have followed him and the hand is won."""
    burn_chain: int
    """int8: What a dealer pays who is followed again with his next discards."""
    fine: int
    """int32: Points of a fine that the host enters; it goes into a pot for the next winner."""
    side_pay: np.ndarray
    """int8 (8,): What each pays at once, in half bases."""
    side_pay_once: int
    """int8: Discards are paid at once no more than once a player and hand, followed ones only if none broke the row."""
    pulling: int
    """int8: Wins on a discard are noted and pulled."""
    pig_amount: int
    """int16: What who holds three suits at the empty wall pays each other, in bases."""
    liability: np.ndarray
    """int8 (12,): What makes a player answer for the win of another."""
    liable_sets: int
    """int8: Which sets of dragons and winds count where the last of them is fed."""
    liable_wins: int
    """int8: Which wins of who was fed the liable player pays."""
    bonds: int
    """int8: What players owe who are bound by melds taken from each other."""
    bond_melds: int
    """int8: Melds taken from one opponent that bind the two."""
    bond_draw_melds: int
    """int8: Melds fed by one player that let him pay a self-draw alone."""
    bond_doubled: int
    """int8: Who is bound as a feeder pays twice what he owes for others."""
    bond_shares: np.ndarray
    """int8 (8,): Shares of his win that are owed to a bound winner."""
    abortive: np.ndarray
    """int8 (8,): What ends a hand without a win before the wall does."""
    abort_keeps_deal: int
    """int8: After an abortive draw the dealer stays."""
    noten_total: int
    """int32: Points that the unready pay the ready at the empty wall, all together."""
    noten_declare: int
    """int8: A ready hand may be kept hidden at the empty wall."""
    nagashi: int
    """int8: What it brings to have discarded terminals and honours alone, none of them claimed."""
    last_tile_wild: int
    """int8: Whoever takes the last tile wins with it as any inner tile, or nobody does."""
    wild_inner: int
    """int8: What jokers and a wild last tile stand for."""
    draw_only_tail: int
    """int8: The last tiles that are drawn in turn while nobody discards."""
    sea_bed: int
    """int8: The last tile is offered round, and who takes it wins with it or lays it down."""
    sea_bed_free: int
    """int8: Nobody need be ready to take the last tile that is offered round."""
    draw_check: int
    """int8: What is looked at when the wall is empty."""
    teams: int
    """int8: Seats across are a team, and the hand ends when both of one have won."""
    start_score: int
    """int32: Points with which each begins."""
    target: int
    """int32: Points that the first must have when the match ends."""
    return_points: int
    """int32: Points from which final scores are reckoned."""
    uma: np.ndarray
    """int32 (4,): What each place adds to a final score, from first to last, in tenths of 1000 points."""
    oka: int
    """int8: The first gets what return points exceed start points by, for each player."""
    yakitori: int
    """int32: What who has won no hand pays each other at the end."""
    chip_value: int
    """int32: Points of a chip."""
    chombo: int
    """int8: What a foul costs on which the host rules."""
    chombo_points: int
    """int32: Points that a foul takes off the final score."""
    hands_after_time: int
    """int8: Hands that are played after the one in which time is called."""
    seat_draw: int
    """int8: How seats are taken before a match."""
    share_ties: int
    """int8: Equal points share placement points, and the sticks left at the end."""
    table_points: int
    """int8: A match brings 4, 3, 2 and 1 points by place, which equal scores share."""
    dealer_rule: int
    """int8: Who deals after a hand that was won."""
    draw_rule: int
    """int8: Who deals after a drawn hand."""
    draw_no_repeat: int
    """int8: A drawn hand leaves the repeats of a dealer who stays as they were."""
    series: int
    """int8: Repeats with which a win of the dealer ends his series."""
    series_dice: int
    """int8: After a dealer's series a throw names the next dealer; otherwise all draw their seats anew."""
    streak_max: int
    """int8: Repeats of a dealer that are counted."""
    rounds: int
    """int8: Rounds of a match."""
    round_winds: np.ndarray
    """int8 (8,): The wind of each round."""
    hands: int
    """int16: Hands of a match that is counted in hands."""
    extension: int
    """int8: What follows the planned rounds where nobody has reached the target."""
    bust: int
    """int8: A match is over when somebody has less than nothing."""
    all_last_stop: int
    """int8: In the last hand a dealer who stays and leads ends the match."""
    all_last_repeat: int
    """int8: A dealer who stays in the last hand plays another."""
    seat_change: int
    """int8: After each round the players change seats."""
    winds_anew: int
    """int8: After each round all draw their seats anew."""
    persons: int
    """int8: Who take turns at the seats of the table."""
    shadow: int
    """int8: Who waits for a seat follows a player, and gets or pays his result again."""
    clock_first: int
    """int16: Time of the dealer up to the first discard of a hand."""
    clock_turn: int
    """int16: Time for a turn."""
    clock_claim: int
    """int16: Time to claim a tile."""
    match_minutes: int
    """int16: Time of a match."""
    reseat_rule: int
    """int8: How the seats of a next match are taken."""
    leave_rule: int
    """int8: What it means that somebody leaves for good."""
    hooks: int
    """uint32: Bits of the hooks that these rules use (hook_codes.py)."""
    spare: np.ndarray
    """int16 (64,): Room for regions to come."""

class Shapes(Record):
    """SHAPES in shape_tables.py."""

    suit: np.ndarray
    """int16 (3906251,): class of a suit's key"""
    honour: np.ndarray
    """int16 (78125,): class of the honours' key"""
    joined: np.ndarray
    """int64 (512, 512): row of two classes together"""
    low_ranks: np.ndarray
    """uint64 (3125,): ranks 1-5 held once, twice .. four times: 16 bits each"""
    high_ranks: np.ndarray
    """uint64 (1251,): ranks 6-9 likewise, by key // LOW_KEYS"""
    no_characters: int
    """int32: key of characters without a tile; that of the other suits is 0"""
    apart: np.ndarray
    """int16 (512,): ranks held -> how many of them fit one, two, three misfits (three bits each)"""
    best_apart: np.ndarray
    """int16 (512,): ranks held -> all ranks of the threes apart that most of them fit"""
    faces: np.uint64
    """uint64: faces in the game"""
    heads: int
    """int8: 1: heads are tiles of a hand; they share the key of the honours (holding.py)"""
    fifth: int
    """int8: 1: a joker may stand for a fifth copy"""

class Coming(Record):
    """COMING in table.py: what the finished hand makes of the next one; written by next_hand.py and match_end.py."""

    streak: int
    """int16: like the table's own numbers of these names"""
    counters: int
    """int16"""
    dealer: int
    """int8"""
    round_wind: int
    """int8"""
    deal_number: int
    """int8"""
    reseat: int
    """int8: 1: all seats are drawn anew first (play/series.py)"""

class Indicators(Record):
    """INDICATORS in table.py: tiles of the wall turned over, for dora or jokers; written by wall.py."""

    positions: np.ndarray
    """int16 (10,): wall positions in order; -1 none"""
    count: int
    """int8"""
    waiting: int
    """int8: kong indicators that the next discard or kong turns over (kongs.py)"""

class Live(Record):
    """LIVE in table.py: what a draw or claim that may still be taken back has changed; live timing only
    (live_claims.py).
    """

    waits: np.uint64
    """uint64: of the player on turn, like all that a seat has"""
    hand: np.ndarray
    """int8 (62,)"""
    draws: int
    """int16"""
    flowers: int
    """uint32"""
    next_tile: int
    """int16"""
    tail_taken: int
    """int16"""
    drawable: int
    """int16"""
    hand_size: int
    """int8"""
    meld_count: int
    """int8"""
    any_claim: int
    """int8"""
    after_kong_cut: int
    """int8"""
    late: int
    """uint8: bit per seat that will owe again once this step is carried out; 0 between steps"""

class Declared(Record):
    """DECLARED in table.py: about declarations of ready, beside `ready` itself."""

    shown: np.ndarray
    """int8 (4,): 1: ready at the drawn hand just ended, and shown (endings.py)"""
    double: np.ndarray
    """int8 (4,): 1: declared in the unbroken first go-around (turn.py)"""
    one_shot: np.ndarray
    """int8 (4,): 1: ippatsu is still possible (turn.py, kongs.py)"""
    pending: int
    """int8: 1 + n of READY chosen, its discard still to come; 0 none (turn.py)"""

class Table(Record):
    """TABLE in table.py."""

    random: np.ndarray
    """uint64 (4,): state of the generator; written by random.py"""
    scores: np.ndarray
    """int32 (4,): points, in the variant's unit; written by payment_rows.py"""
    beside: int
    """int32: [winner][payer]: the part of it that no bird repeats"""
    person: np.ndarray
    """int8 (4,)"""
    purse: int
    """int8: 1: nobody pays more than he has"""
    seats: int
    """int8: players at the table, 2-4"""
    dealer: int
    """int8"""
    first_dealer: int
    """int8: seat that dealt the first hand of the match"""
    round_wind: int
    """int8"""
    deal_number: int
    """int8"""
    hands_played: int
    """int16: finished hands"""
    streak: int
    """int16: like the table's own numbers of these names"""
    counters: int
    """int16"""
    sticks: int
    """int16: riichi sticks on the table"""
    last_winner: int
    """int8: seat that won last, NOBODY before the first win (wins.py)"""
    hands_won: np.ndarray
    """int16 (4,)"""
    penalty: np.ndarray
    """int32 (4,): points off the final score (rulings.py)"""
    time_called: int
    """int8: 1 + hands after this one once the time is up, 0 before (rulings.py)"""
    coming: Coming
    """Coming: 1: the next one will, once this one is over"""
    wall: np.ndarray
    """int8 (152,): kinds in the order of taking, from the break"""
    place: np.ndarray
    """int8 (152,): IN_WALL, GONE, TURNED or KEPT"""
    wall_size: int
    """int16"""
    next_tile: int
    """int16"""
    tail_taken: int
    """int16"""
    drawable: int
    """int16"""
    break_side: int
    """int8: seat whose wall was opened"""
    break_stack: int
    """int8: stacks left standing at that wall's right end"""
    dice: np.ndarray
    """int8 (8,): throws in order: seats, first dealer, break ...; 0 none"""
    indicators: Indicators
    """Indicators: dora indicators, or the tile that names the jokers"""
    role: np.ndarray
    """int8 (62,): PLAIN, WILD, LAID_OUT, ABSENT; STANDS_IN: the face of a dragon (stand_in.py)"""
    heart: np.ndarray
    """int8 (4,): 1 + face that the seat imagines, 0 none written yet (hearts.py)"""
    hand_size: np.ndarray
    """int8 (4,)"""
    wild_mask: np.uint64
    """uint64: faces that are jokers in this hand"""
    hand: np.ndarray
    """int8 (4, 62)"""
    drawn: int
    """int8: kind the player on turn has just drawn, else NO_TILE"""
    drawn_from: int
    """int8: FROM_WALL ..., FROM_NOWHERE before (drawing.py)"""
    meld_kind: np.ndarray
    """int8 (4, 6): CHOW ...; melds from meld_count on are none"""
    meld_face: np.ndarray
    """int8 (4, 6): lowest face of the meld"""
    meld_tiles: np.ndarray
    """int8 (4, 6, 4): kinds; NO_TILE in the fourth place of three"""
    meld_called: np.ndarray
    """int8 (4, 6): index of the claimed tile in meld_tiles, -1 concealed"""
    meld_from: np.ndarray
    """int8 (4, 6): seat that fed it, the owner for a concealed kong"""
    meld_fresh: np.ndarray
    """int8 (4, 6): added kong: its tile was drawn in that very turn"""
    meld_count: np.ndarray
    """int8 (4,)"""
    river: np.ndarray
    """int8 (4, 64): kinds discarded, claimed ones too"""
    river_flags: np.ndarray
    """int8 (4, 64): CUT_DRAWN ..."""
    river_count: np.ndarray
    """int8 (4,)"""
    flowers: np.ndarray
    """uint32 (4,)"""
    phase: int
    """int8: ASK, TURN, CLAIM ..."""
    question: int
    """int8: BETS, EXCHANGE ... in the phase ASK, NO_QUESTION else (question.py)"""
    turn: int
    """int8: whose turn it is; during claims, the discarder"""
    owed: int
    """uint8: bit per seat that still owes an answer"""
    legal: np.ndarray
    """uint64 (4, 3): actions open to the seat (action_codes.py)"""
    answer: np.ndarray
    """int16 (4,): given in this decision, NO_ACTION else"""
    offered: int
    """int8: kind that may be claimed or robbed, else NO_TILE"""
    offered_by: int
    """int8: seat it comes from, NOBODY without one"""
    offered_meld: int
    """int8: CONCEALED_KONG_MELD / ADDED_KONG_MELD while a kong may be robbed, -1 else"""
    ending: int
    """int8: how the hand ended, PLAYING before (endings.py)"""
    won_order: np.ndarray
    """int8 (4,): seats in order of their first wins in this hand, NOBODY else"""
    live: Live
    """Live: what late claims may still take back"""
    in_play: int
    """uint8: bit per seat that has not left the hand by winning"""
    won_count: int
    """int8: how many seats have won"""
    first_win_count: int
    """int8: winners on the first winning tile"""
    first_win_from: int
    """int8: who fed it, NOBODY for a self-draw"""
    draws: np.ndarray
    """int16 (4,)"""
    any_claim: int
    """int8"""
    kongs_made: int
    """int8: by the whole table"""
    waits: np.ndarray
    """uint64 (4,): of the player on turn, like all that a seat has"""
    own_river_mask: np.ndarray
    """uint64 (4,): faces discarded, claimed ones too"""
    missed_mask: np.ndarray
    """uint64 (4,): faces whose win was let pass, until released (passing.py)"""
    banned_discards: np.uint64
    """uint64: faces the player on turn may not discard (swap-calling)"""
    recent_mask: np.ndarray
    """uint64 (4,): faces others discarded since the own last discard"""
    passed_mask: np.ndarray
    """uint64 (4,): faces open to be won on since the hand last changed"""
    passed_pung_mask: np.ndarray
    """uint64 (4,): faces whose pung was let pass in this go-around"""
    ready: np.ndarray
    """int8 (4,): 0 no, else READY_*"""
    declared: Declared
    """Declared"""
    bound: np.ndarray
    """int8 (4,): 1: wins when it can, else discards what it draws (watch.py)"""
    missed_value: np.ndarray
    """int16 (4,): best value, or class, let pass, until released; -1 none"""
    offered_value: np.ndarray
    """int16 (4,): value of the win offered in this decision, -1 none"""
    offered_class: np.ndarray
    """int8 (4,): its class where one is asked for, else 0 (win_class.py)"""
    locked: np.ndarray
    """int8 (4,): 2: may win in no way until released"""
    locked_for_hand: np.ndarray
    """int8 (4,): 1 no discard win, 2 no win at all"""
    bloom_barred: int
    """int8: the replacement just drawn may not be won on"""
    claimed_turn: int
    """int8: how the turn began: BY_DRAW .. BY_OPEN_KONG"""
    kong_chain: int
    """int8: replacements drawn in a row in this turn"""
    after_kong_cut: int
    """int8"""
    first_discards: np.ndarray
    """int8 (4,): kind of the first discard, NO_TILE else"""
    liable: np.ndarray
    """int8 (4, 4): liable[winner][cause]: seat that must pay; causes in liability.py"""
    river_claimed: np.ndarray
    """int8 (4,): own discards that were claimed"""
    wash_out: WashOut
    """WashOut: before the next, for its length; so the bonds further down"""
    bets: Bets
    """Bets"""
    pulling: Pulling
    """Pulling"""
    exchange: Exchange
    """Exchange"""
    lack: Lack
    """Lack"""
    kong_income: KongIncome
    """KongIncome"""
    side_income: SideIncome
    """SideIncome"""
    double_hand: DoubleHand
    """DoubleHand"""
    watch: Watch
    """Watch"""
    tokens: Tokens
    """Tokens"""
    aside: Aside
    """Aside"""
    blood_river: BloodRiver
    """BloodRiver"""
    pot: Pot
    """Pot"""
    horses: Horses
    """Horses"""
    wake: Wake
    """Wake"""
    circle: Circle
    """Circle"""
    rotation: Rotation
    """Rotation"""
    shadow: Shadow
    """Shadow"""
    standing_four: StandingFour
    """StandingFour"""
    raising: Raising
    """Raising"""
    opened: Opened
    """Opened: bit per stack, from the third at the tail on, whose upper tile has been turned up"""
    sea_bed: LastTile
    """LastTile"""
    treasure: Treasure
    """Treasure: before the next, for its length"""
    outside: Outside
    """Outside"""
    chickens: Chickens
    """Chickens"""
    essences: Essences
    """Essences"""
    bonds: Bonds
    """Bonds"""
    eggs: Eggs
    """Eggs"""
    payments: np.ndarray
    """int32 (24, 9): cause, seat, other, number, then the change of each account"""
    events: np.ndarray
    """int16 (80, 6): event_rows.py"""
    payment_count: int
    """int16"""
    event_count: int
    """int16"""

class Win(Record):
    """WIN in win.py."""

    @property
    def flags(self) -> object: ...
    @flags.setter
    def flags(self, value: Any) -> None: ...
    wild_mask: np.uint64
    """uint64: faces that are jokers"""
    waits: np.uint64
    """uint64: faces that would have completed the hand before the winning tile"""
    indicated: np.uint64
    """uint64: faces that are dora or ura dora, or both"""
    hand: np.ndarray
    """int8 (49,): concealed natural tiles by face, the winning tile included; jokers not"""
    jokers: int
    """int8: joker tiles among the concealed ones, the winning tile included"""
    joker_kinds: np.ndarray
    """int8 (49,): of these, by the wild face, or by the kind of a flower; 0 for every other"""
    stood_for: int
    """int8: 1 + face that a dragon stands for: the jokers are kept as the dragon then; 0 none"""
    heart: int
    """int8: 1 + face that the winner has imagined, which is among his tiles; 0 none"""
    white: int
    """int8: what a White of the hand counts as (one_white.py), 0: each is a White"""
    drawn_joker: int
    """int8: 1: the winning tile itself is a joker"""
    tile: int
    """int8: face of the winning tile"""
    by: int
    """int8: BY_SELF, BY_DISCARD, BY_ROB"""
    seat: int
    """int8"""
    payer: int
    """int8: discarder or kong maker, NOBODY for a self-draw"""
    dealer: int
    """int8"""
    seats: int
    """int8"""
    round_wind: int
    """int8: 0 E .. 3 N"""
    seat_wind: int
    """int8"""
    streak: int
    """int16: repeats of the dealer"""
    counters: int
    """int16: repeats and drawn hands since the last change by a win"""
    sticks: int
    """int16: riichi sticks on the table, the winner's own among them"""
    sets: int
    """int8: sets of a full hand: 4, or 5 with 16 tiles"""
    meld_count: int
    """int8"""
    meld_kind: np.ndarray
    """int8 (6,)"""
    meld_face: np.ndarray
    """int8 (6,)"""
    meld_tiles: np.ndarray
    """int8 (6, 4): kinds, where sums are played; NO_TILE in the fourth place of three"""
    in_eggs: np.ndarray
    """int8 (34,): tiles of each face that lie in eggs, where these are laid"""
    meld_fed: np.ndarray
    """int8 (6,): of a written win: 1 + the seat that fed it, 0 not told"""
    flowers: int
    """uint32: bit per tile laid out as a flower (laid_out.py)"""
    aside: int
    """int8: North tiles laid aside"""
    reds: int
    """int8: red tiles in hand and melds"""
    dora: np.ndarray
    """int8 (34,): how often each face is indicated"""
    ura: np.ndarray
    """int8 (34,)"""
    lack: int
    """int8: missing suit declared, -1 none"""
    joker_kongs: int
    """int8: gold kongs (Tianjin) among the melds"""
    first_roots: int
    """int8: blood river: 1 + roots at the seat's first win of the hand, 0 if this is the first"""
    first_kongs: int
    """int8: and 1 + its kongs then"""
    kong_row: int
    """int8: kongs in a row, the last of them before the winning tile; 0 not counted (kong_row.py)"""
    turned: int
    """int8: tiles turned up by an opened kong that complete the hand, where it wins on one; else 0"""
    stake: int
    """int8: chips staked with the call, 0 where none are"""
    together: int
    """int8: winners on this tile when they are several, 0 else or not known yet"""

class Reading(Record):
    """READING in win.py."""

    runs: np.ndarray
    """int8 (34,): runs by lowest face, or sums by number; knitted runs stand in `form` only"""
    triplets: np.uint64
    """uint64: faces of triplets and kongs"""
    kongs: np.uint64
    """uint64"""
    concealed: np.uint64
    """uint64: faces of concealed triplets and kongs (completed by a discard: not)"""
    faces: np.uint64
    """uint64: all faces of the hand, melds and pair included"""
    run_starts: np.uint64
    """uint64: mask of runs"""
    group_kind: np.ndarray
    """int8 (6,)"""
    group_face: np.ndarray
    """int8 (6,)"""
    group_open: np.ndarray
    """int8 (6,): 1 claimed meld (an added kong too), 0 concealed"""
    group_jokers: np.ndarray
    """int8 (6,)"""
    group_wild: np.ndarray
    """int8 (6,): bit n: place n of the group is a joker"""
    group_sum: np.ndarray
    """int8 (6,): number of a sum, where sums are played (sum_readings.py)"""
    groups: int
    """int8"""
    pair: int
    """int8: face; -1 in forms without one"""
    pair_jokers: int
    """int8"""
    form: int
    """int8"""
    wait: int
    """int8: how the winning tile joins: TWO_SIDED ... in this reading"""
    won_group: int
    """int8: group the winning tile completes, -1 the pair or none"""
    knitted: int
    """int8: which of the six knitted straights, -1 none"""
    run_count: int
    """int8"""
    triplet_count: int
    """int8"""
    kong_count: int
    """int8"""
    concealed_kongs: int
    """int8"""
    concealed_count: int
    """int8"""
    closed: int
    """int8: 1: no chow, pung or open kong"""
    won_place: int
    """int8: place of the winning tile in its run, 0 low .. 2 high; 0 elsewhere"""
    pairs: np.uint64
    """uint64: faces of the pairs in forms of pairs"""
    fours: int
    """int8: pairs of a face that stands twice in forms of pairs"""
    joker_count: int
    """int8: jokers that stand for a face in this reading"""
    joker_faces: np.ndarray
    """int8 (14,): the faces they stand for"""

class Result(Record):
    """RESULT in win.py: zeros at first."""

    wins: int
    """int8: 1 the hand wins under the rules"""
    refusal: int
    """int16: why not (refusals.py), 0 it wins"""
    noted: np.ndarray
    """uint64 (4,): mask of patterns: counts and values of all others are 0"""
    counted: np.ndarray
    """uint64 (4,): han and fu: those noted that have a price and no other takes in"""
    counts: np.ndarray
    """int8 (256,): how often each pattern counts"""
    values: np.ndarray
    """int16 (256,): value each pattern adds in the variant's unit"""
    total: int
    """int32: fan, tai, points: what the combining method makes of it"""
    han: int
    """int16"""
    fu: int
    """int16"""
    yakuman: int
    """int8"""
    limit: int
    """int8: 0 none, 1 mangan .. 5 yakuman"""
    @property
    def base(self) -> object: ...
    @base.setter
    def base(self, value: Any) -> None: ...
    parts: np.ndarray
    """int32 (12,): how fu or total come about; places in fu.py and terms.py, 0 where no part"""
    reading: Reading
    """Reading"""
