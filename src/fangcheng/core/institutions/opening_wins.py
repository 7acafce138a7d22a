"""Opening wins (起手胡): what the dealt tiles show is paid before the first discard, and the hand goes on."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.birds import birds_between, forget_birds, note_bird
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT
from fangcheng.core.scoring.combine import points_of
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import NOBODY, OPENING_WINS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import DICE_BIRDS, E_OPENING, emit
from fangcheng.core.state.pattern_ids import FOUR_JOYS, MISSING_SUIT, NO_258, THREE_ALIKE, TWO_TRIPLETS
from fangcheng.core.state.payment_rows import PAY_OPENING, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    OPENING_FOUR_JOYS,
    OPENING_MISSING_SUIT,
    OPENING_NO_258,
    OPENING_THREE_ALIKE,
    OPENING_TWO_TRIPLETS,
)
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_seats
from fangcheng.core.table.wall import note_throw
from fangcheng.tiles import EAST, NO_TILE

OPENINGS = (
    (OPENING_FOUR_JOYS, FOUR_JOYS),
    (OPENING_NO_258, NO_258),
    (OPENING_MISSING_SUIT, MISSING_SUIT),
    (OPENING_TWO_TRIPLETS, TWO_TRIPLETS),
    (OPENING_THREE_ALIKE, THREE_ALIKE),
)


# Answers to the question OPENING_WINS.
SHOWN, SILENT = range(2)


@stage("truth", when=on("opening_silence"))
def ask_for_openings(table: Table, rules: Rules):
    """Ask everybody who has opening wins whether he shows them; return False if nobody has any.

    Rules: HEFEI-20.
    """
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        forbid_all(table, seat)
        if openings_of(table, rules, seat) != 0:
            allow(table, seat, CHOOSE + SHOWN)
            allow(table, seat, CHOOSE + SILENT)
            owed |= 1 << seat
    if owed == 0:
        return False
    ask_seats(table, OPENING_WINS, owed)
    return True


@stage(when=on("opening_wins"))
def pay_opening_wins(table: Table, rules: Rules):
    """Show and pay every opening win, the dealer's first; who has some throws two dice for his birds.

    Where players are asked, those of who keeps silent are not.
    Rules: HEFEI-20, CHANGSHA-5, CHANGSHA-34, CHANGSHA-35, CHANGSHA-36, CHANGSHA-38.
    """
    for step in range(int(table.seats)):
        seat = (int(table.dealer) + step) % int(table.seats)
        if rules.opening_silence == 0 or table.answer[seat] == CHOOSE + SHOWN:
            pay_openings_of(table, rules, seat)


@kernel
def pay_openings_of(table: Table, rules: Rules, seat):
    """Show and pay the opening wins of one seat, with one throw for all of them; fixed prices have no birds.

    Rules: HEFEI-20, HEFEI-29.
    """
    shown = openings_of(table, rules, seat)
    if shown == 0:
        return
    if rules.birds != 0 and rules.opening_points == 0:
        throw_for_birds(table, seat)
    for opening, pattern in OPENINGS:
        if shown & opening != 0:
            show_opening(table, rules, seat, opening, pattern)
            pay_opening(table, rules, seat, pattern)
    forget_birds(table)


@kernel
def openings_of(table: Table, rules: Rules, seat):
    """Return the OPENING_ bits of what the seat's dealt tiles show and these rules pay.

    Rules: CHANGSHA-34, CHANGSHA-F-four_joys, CHANGSHA-F-no_258, CHANGSHA-F-missing_suit, CHANGSHA-F-two_triplets,
    CHANGSHA-F-three_alike, HEFEI-19, HEFEI-F-four_of_a_kind, HEFEI-F-no_258, HEFEI-F-missing_suit_deal.
    """
    found = 0
    if face_with(table, seat, 4, 4, 0) != NO_TILE:
        found |= OPENING_FOUR_JOYS
    if holds_no_258(table, seat):
        found |= OPENING_NO_258
    if suit_without(table, seat) < 3:
        found |= OPENING_MISSING_SUIT
    first = triplet_from(table, rules, seat, 0)
    if first != NO_TILE and triplet_from(table, rules, seat, first + 1) != NO_TILE:
        found |= OPENING_TWO_TRIPLETS
    if number_alike(table, seat) < 9:
        found |= OPENING_THREE_ALIKE
    return found & int(rules.opening_wins)


@kernel
def triplet_from(table: Table, rules: Rules, seat, first):
    """Return the lowest face from `first` on of which the seat holds three, or four where that is a triplet too.

    Rules: CHANGSHA-F-two_triplets, HEFEI-F-two_triplets.
    """
    return face_with(table, seat, 3, 3 + int(rules.opening_quads), first)


@kernel
def face_with(table: Table, seat, least, most, first):
    """Return the lowest face from `first` on of which the seat holds so many, NO_TILE if there is none."""
    for some_face in range(first, EAST):
        if least <= table.hand[seat, some_face] <= most:
            return some_face
    return NO_TILE


@kernel
def holds_no_258(table: Table, seat):
    """Return True if no tile is a 2, 5 or 8."""
    for some_face in range(EAST):
        if table.hand[seat, some_face] > 0 and has(TWO_FIVE_EIGHT, some_face):
            return False
    return True


@kernel
def suit_without(table: Table, seat):
    """Return the first suit of which the seat holds no tile, 3 if it holds all."""
    for suit in range(3):
        held = 0
        for some_face in range(9 * suit, 9 * suit + 9):
            held += int(table.hand[seat, some_face])
        if held == 0:
            return suit
    return 3


@kernel
def number_alike(table: Table, seat):
    """Return the first number, from 0, of which the seat holds two or more in every suit; 9 if there is none."""
    for number in range(9):
        hand = table.hand[seat]
        if hand[number] >= 2 and hand[number + 9] >= 2 and hand[number + 18] >= 2:
            return number
    return 9


@kernel
def throw_for_birds(table: Table, seat):
    """Let the owner throw two dice, each of which is one bird.

    Rules: CHANGSHA-36.
    """
    first = throw_die(table)
    second = throw_die(table)
    note_throw(table, seat, first, second, 0, DICE_BIRDS)
    note_bird(table, (first - 1) % 4)
    note_bird(table, (second - 1) % 4)


@kernel
def show_opening(table: Table, rules: Rules, seat, opening, pattern):
    """Say what the seat shows, and which tiles prove it: one face for four alike and for a number, two for triplets.

    Rules: CHANGSHA-37.
    """
    first, second = NO_TILE, NO_TILE
    if opening == OPENING_FOUR_JOYS:
        first = face_with(table, seat, 4, 4, 0)
    elif opening == OPENING_TWO_TRIPLETS:
        first = triplet_from(table, rules, seat, 0)
        second = triplet_from(table, rules, seat, first + 1)
    elif opening == OPENING_THREE_ALIKE:
        first = number_alike(table, seat)
    elif opening == OPENING_MISSING_SUIT:
        second = 9 * suit_without(table, seat)
    emit(table, E_OPENING, seat, pattern, first, second, 0)


@kernel
def pay_opening(table: Table, rules: Rules, seat, pattern):
    """Let every other player pay for one row."""
    row = open_row(table, PAY_OPENING, seat, NOBODY, pattern)
    for payer in range(int(table.seats)):
        if payer != seat:
            move(table, row, payer, seat, opening_price(table, rules, seat, payer))


@kernel
def opening_price(table: Table, rules: Rules, seat, payer):
    """Return what one payer owes for a row: a fixed price, or that of a small self-draw, doubled by birds.

    Rules: CHANGSHA-34, CHANGSHA-36, HEFEI-29, HEFEI-30.
    """
    if rules.opening_points != 0:
        return int(rules.opening_points)
    dealt = payer == table.dealer or seat == table.dealer
    points = points_of(rules, 0) + (int(rules.dealer_rows) if dealt else 0)
    return points << birds_between(table, rules, seat, payer)
