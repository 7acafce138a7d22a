"""The opening of a hand: clear the table, deal in packets, choices before play, flowers, the dealer's first turn."""

from fangcheng.core.actions import CHOOSE, NO_ACTION, PASS, TILE
from fangcheng.core.asking import pose_turn
from fangcheng.core.bits import NONE, bit
from fangcheng.core.drawing import draw_tile
from fangcheng.core.endings import abort
from fangcheng.core.events import (
    DICE_EXCHANGE,
    DICE_JOKER,
    E_BET,
    E_DEALT,
    E_DRAW,
    E_GIVEN,
    E_HAND,
    E_LACK,
    E_PASSED_ON,
    E_TOOK,
    emit,
)
from fangcheng.core.flowers import replace_dealt_flowers
from fangcheng.core.hand import add_tile, allow, face, forbid_all, remove_tile
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.legal import READY_ANNOUNCED, offer_first_ready
from fangcheng.core.match import apply_plan
from fangcheng.core.random import throw_die
from fangcheng.core.ready import keep_waits
from fangcheng.core.record import (
    BETS,
    EXCHANGE,
    FAULTY,
    FIRST_READY,
    FROM_DEAL,
    FROM_NOWHERE,
    FROM_WALL,
    HAND_OVER,
    INNER_STAKES,
    LACK,
    LAID_OUT,
    NOBODY,
    PLAIN,
    PLAYING,
    SEATS,
    SPARE,
    TURN,
    WILD,
)
from fangcheng.core.stakes import ask_inner_stakes
from fangcheng.core.wall import (
    build_wall,
    open_wall,
    ready_wall,
    successor,
    take_head,
    throw,
    turn_indicator,
    turn_joker,
    wall_is_sound,
)
from fangcheng.tiles import FACES, FLOWER, HEAD, KINDS, NO_TILE

# rules.deal_rule: the dealer's last two tiles with a jump; the same, the last one as a draw; both of one stack;
# the last one drawn when all have replaced their flowers.
DEAL_JUMP, DEAL_DRAW, DEAL_STACK, DEAL_AFTER_FLOWERS = range(4)

# rules.joker_rule
JOKER_NONE, JOKER_TURNED_AND_NEXT = range(2)


@stage()
def start_hand(table, rules, desk):
    """Clear the table, build and open the wall, and run to the first decision.

    Rules: RIICHI-18, RIICHI-30, MCR-6, TAIWAN-9, TIANJIN-2.
    """
    clear_hand(table, rules)
    build_wall(table, rules)
    open_wall(table, rules)
    begin_hand(table, rules, desk)


@kernel
def clear_hand(table, rules):
    """Apply what the last hand planned and wipe everything that belongs to one hand."""
    table.event_count = 0
    table.payment_count = 0
    if table.phase == HAND_OVER:
        apply_plan(table, rules)
    for die in range(8):
        table.dice[die] = 0
    table.wild_mask = NONE
    for kind in range(KINDS):
        table.role[kind] = LAID_OUT if FLOWER <= kind < HEAD and rules.flower_rule != 0 else PLAIN
    for seat in range(SEATS):
        clear_seat(table, seat)
        if rules.bet_kind != INNER_STAKES:
            table.bet[seat] = 0
    clear_common(table)
    emit(table, E_HAND, table.dealer, table.round_wind, table.deal_number, table.counters, table.streak)


@kernel
def clear_seat(table, seat):
    """Wipe what one seat holds and has done."""
    for kind in range(KINDS):
        table.hand[seat, kind] = 0
    table.hand_size[seat] = 0
    table.meld_count[seat] = 0
    table.river_count[seat] = 0
    table.flowers[seat] = 0
    table.flowers_paid[seat] = 0
    table.aside[seat] = 0
    table.aside_mask[seat] = NONE
    table.answer[seat] = NO_ACTION
    table.draws[seat] = 0
    table.waits[seat] = NONE
    table.ready[seat] = 0
    table.shown_ready[seat] = 0
    table.double_ready[seat] = 0
    table.one_shot[seat] = 0
    table.own_river_mask[seat] = NONE
    table.missed_mask[seat] = NONE
    table.missed_value[seat] = -1
    table.offered_value[seat] = -1
    table.locked[seat] = 0
    table.locked_for_hand[seat] = 0
    table.recent_mask[seat] = NONE
    table.passed_mask[seat] = NONE
    table.passed_pung_mask[seat] = NONE
    table.first_discards[seat] = NO_TILE
    table.river_claimed[seat] = 0
    table.lack[seat] = -1
    table.watching[seat] = 0
    table.won_order[seat] = NOBODY
    table.last_kong_income[seat] = 0
    for other in range(SEATS):
        table.liable[seat, other] = NOBODY
        table.kong_income[seat, other] = 0
        table.given[seat, other] = NO_TILE
    for place in range(SPARE):
        table.spare[seat, place] = 0
    forbid_all(table, seat)


@kernel
def clear_common(table):
    """Wipe what belongs to the table as a whole."""
    table.drawn = NO_TILE
    table.drawn_from = FROM_NOWHERE
    table.phase = TURN
    table.owed = 0
    table.offered = NO_TILE
    table.offered_by = NOBODY
    table.offered_meld = -1
    table.ending = PLAYING
    table.in_play = (1 << int(table.seats)) - 1
    table.won_count = 0
    table.first_win_count = 0
    table.first_win_from = NOBODY
    table.any_claim = 0
    table.kongs_made = 0
    table.ready_pending = 0
    table.banned_discards = NONE
    table.claimed_turn = 0
    table.kong_chain = 0
    table.bloom_barred = 0
    table.after_kong_cut = 0
    table.last_kong_by = NOBODY
    table.last_flower = NO_TILE
    table.flowers_asked = 0
    table.turn = table.dealer


@kernel
def begin_hand(table, rules, desk):
    """From an opened wall to the first decision: bets, or the deal and what follows it.

    Rules: RIICHI-5.
    """
    ready_wall(table, rules)
    if not wall_is_sound(table, rules):
        abort(table, rules, FAULTY)
        return
    if rules.bet_kind == INNER_STAKES:
        ask_inner_stakes(table, rules)
    elif rules.bet_kind != 0:
        ask_bets(table, rules)
    if rules.bet_kind == 0:
        deal(table, rules, desk)
    elif table.owed == 0:
        take_bets(table, rules, desk)


@kernel
def ask(table, phase):
    """Let every seat owe an answer in `phase`."""
    table.phase = phase
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        owed |= 1 << seat
    table.owed = owed


@kernel
def ask_bets(table, rules):
    """Before any tile is taken the dealer may sit and the others may pull.

    Rules: TIANJIN-6, TIANJIN-7.
    """
    ask(table, BETS)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        highest = 1 if seat == table.dealer else int(rules.bet_max)
        for number in range(highest + 1):
            allow(table, seat, CHOOSE + number)


@kernel
def take_bets(table, rules, desk):
    """All have chosen: show the bets and deal.

    Rules: TIANJIN-7.
    """
    for seat in range(int(table.seats)):
        table.bet[seat] = int(table.answer[seat]) - CHOOSE
        emit(table, E_BET, seat, int(table.bet[seat]), 0, 0, 0)
    deal(table, rules, desk)


@kernel
def deal(table, rules, desk):
    """Deal, turn indicators and jokers, and go on to the choices before play.

    Rules: RIICHI-23, RIICHI-24, SANMA-11, MCR-9, TAIWAN-11, SICHUAN-7, TIANJIN-10.
    """
    table.lost_to_win = 0
    dealer = int(table.dealer)
    seats = int(table.seats)
    packets = 4 if rules.sets == 5 else 3
    for _ in range(packets):
        for step in range(seats):
            for _ in range(4):
                deal_one(table, (dealer + step) % seats)
    if rules.deal_rule == DEAL_STACK:
        deal_one(table, dealer)
        table.drawn = deal_one(table, dealer)
    elif rules.sets == 4:
        deal_one(table, dealer)
    if rules.sets == 4:
        for step in range(1, seats):
            deal_one(table, (dealer + step) % seats)
    if rules.deal_rule in (DEAL_JUMP, DEAL_DRAW):
        table.drawn = deal_one(table, dealer)
    table.drawn_from = FROM_DEAL
    table.draws[dealer] = 1
    tell_deal(table, rules)
    for _ in range(int(rules.indicators)):
        turn_indicator(table, rules)
    if rules.joker_rule == JOKER_TURNED_AND_NEXT:
        turn_up_jokers(table, rules)
    after_deal(table, rules, desk)


@kernel
def tell_deal(table, rules):
    """Say that all hands are dealt; by one option the dealer's last tile is a draw of its own.

    Rules: RIICHI-24.
    """
    dealer, last = int(table.dealer), int(table.drawn)
    if rules.deal_rule == DEAL_DRAW:
        emit(table, E_DEALT, dealer, NO_TILE, 0, 0, 0)
        emit(table, E_DRAW, dealer, last, FROM_WALL, int(table.next_tile) - 1, 0)
    else:
        emit(table, E_DEALT, dealer, last, 0, 0, 0)


@kernel
def deal_one(table, seat):
    """Give the next tile of the wall to a seat and return its kind."""
    kind = int(table.wall[take_head(table)])
    add_tile(table, seat, kind)
    return kind


@kernel
def turn_up_jokers(table, rules):
    """The player opposite the dealer throws for the stack whose upper tile names the jokers.

    Rules: TIANJIN-11, TIANJIN-12.
    """
    opposite = (int(table.dealer) + 2) % int(table.seats)
    thrown = throw(table, opposite, 2, DICE_JOKER)
    first = turn_joker(table, rules, thrown)
    second = successor(first)
    table.wild_mask = bit(first) | bit(second)
    table.role[first] = WILD
    table.role[second] = WILD


@kernel
def after_deal(table, rules, desk):
    """The choices that follow the deal, in order: exchange, missing suit, flowers, first announcements."""
    if rules.exchange != 0:
        ask_exchange(table)
    elif rules.lack_rule == 1:
        ask_lack(table)
    else:
        lay_flowers_and_open(table, rules, desk)


@kernel
def ask_exchange(table):
    """Each player names three tiles of one suit, one after another; nobody sees them until all have chosen.

    Rules: SICHUAN-12, SICHUAN-13.
    """
    ask(table, EXCHANGE)
    for seat in range(int(table.seats)):
        offer_exchange(table, seat)


@kernel
def given_count(table, seat):
    """Tiles the seat has named for the exchange so far."""
    count = 0
    while count < 3 and table.given[seat, count] != NO_TILE:
        count += 1
    return count


@kernel
def offer_exchange(table, seat):
    """Open the tiles that may be given next: of the suit begun, else of any suit with three tiles.

    Rules: SICHUAN-12, SICHUAN-13.
    """
    forbid_all(table, seat)
    begun = given_count(table, seat)
    for kind in range(27):
        if table.hand[seat, kind] == 0:
            continue
        if begun > 0 and kind // 9 != int(table.given[seat, 0]) // 9:
            continue
        if begun > 0 or suit_size(table, seat, kind // 9) >= 3:
            allow(table, seat, TILE + kind)


@kernel
def suit_size(table, seat, suit):
    """Concealed tiles of a suit."""
    count = 0
    for rank in range(9):
        count += int(table.hand[seat, 9 * suit + rank])
    return count


@kernel
def name_given(table, seat, kind):
    """Put a tile aside for the exchange; tell whether the seat has to name another."""
    table.given[seat, given_count(table, seat)] = kind
    remove_tile(table, seat, kind)
    if given_count(table, seat) < 3:
        offer_exchange(table, seat)
        return True
    return False


@kernel
def make_exchange(table, rules, desk):
    """A die decides where the tiles go: 1-2 to the next player, 3-4 across, 5-6 to the previous one.

    Rules: SICHUAN-12.
    """
    die = throw_die(table)
    direction = (die + 1) // 2
    emit(table, E_PASSED_ON, NOBODY, direction, die, DICE_EXCHANGE, 0)
    for seat in range(int(table.seats)):
        given = table.given[seat]
        emit(table, E_GIVEN, seat, int(given[0]), int(given[1]), int(given[2]), 0)
    for seat in range(int(table.seats)):
        receiver = (seat + direction) % int(table.seats)
        given = table.given[seat]
        for place in range(3):
            add_tile(table, receiver, int(given[place]))
        emit(table, E_TOOK, receiver, int(given[0]), int(given[1]), int(given[2]), 0)
    table.drawn = highest_tile(table, int(table.dealer), int(table.drawn))
    if rules.lack_rule == 1:
        ask_lack(table)
    else:
        lay_flowers_and_open(table, rules, desk)


@kernel
def highest_tile(table, seat, drawn):
    """The dealt fourteenth tile if it is still in the hand, else the last tile of the sorted hand."""
    if table.hand[seat, face(drawn)] > 0:
        return drawn
    for kind in range(FACES - 1, -1, -1):
        if table.hand[seat, kind] > 0:
            return kind
    return NO_TILE


@kernel
def ask_lack(table):
    """Each player chooses the suit he will do without, all in secret.

    Rules: SICHUAN-9, SICHUAN-10.
    """
    ask(table, LACK)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        for suit in range(3):
            allow(table, seat, CHOOSE + suit)


@kernel
def take_lack(table, rules, desk):
    """All have chosen: show the missing suits.

    Rules: SICHUAN-10.
    """
    for seat in range(int(table.seats)):
        table.lack[seat] = int(table.answer[seat]) - CHOOSE
        emit(table, E_LACK, seat, int(table.lack[seat]), 0, 0, 0)
    lay_flowers_and_open(table, rules, desk)


@stage()
def lay_flowers_and_open(table, rules, desk):
    """Replace the dealt flowers, note the waits of all, and come to announcements or the dealer's turn.

    Rules: MCR-10, TAIWAN-12, TAIWAN-13.
    """
    if rules.flower_rule == 0 or not replace_dealt_flowers(table, rules, desk):
        go_on_to_play(table, rules, desk)


@kernel
def go_on_to_play(table, rules, desk):
    """All hands are as they will be played: note their waits, let who may announce, and begin."""
    dealer = int(table.dealer)
    drawn = int(table.drawn)
    if drawn != NO_TILE:
        remove_tile(table, dealer, drawn)
    for seat in range(int(table.seats)):
        keep_waits(table, rules, desk, seat)
    if drawn != NO_TILE:
        add_tile(table, dealer, drawn)
    if not ask_first_ready(table, rules):
        open_play(table, rules, desk)


@kernel
def ask_first_ready(table, rules):
    """Ask who has something to say before the first turn; tell whether anybody has.

    Rules: TAIWAN-50, TAIWAN-82.
    """
    if rules.ready_rule != READY_ANNOUNCED and rules.abortive[5] == 0:
        return False
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = PASS
        if offer_first_ready(table, rules, seat):
            owed |= 1 << seat
    if owed == 0:
        return False
    table.phase = FIRST_READY
    table.owed = owed
    return True


@kernel
def open_play(table, rules, desk):
    """The dealer's first turn: he discards without drawing, or draws the tile he did not get in the deal.

    Rules: RIICHI-32, MCR-59, TAIWAN-104, TAIWAN-P12, SICHUAN-14, TIANJIN-15.
    """
    table.phase = TURN
    table.turn = table.dealer
    if rules.deal_rule == DEAL_AFTER_FLOWERS:
        draw_tile(table, rules, desk, int(table.dealer), FROM_WALL)
    else:
        pose_turn(table, rules, desk)
