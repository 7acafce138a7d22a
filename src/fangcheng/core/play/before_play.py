"""Between the deal and the first turn: exchange, missing suit, flowers, first announcements."""

from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.exchange import highest_tile, offer_exchange
from fangcheng.core.play.asking import pose_turn
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.flowers import replace_dealt_flowers
from fangcheng.core.play.legal_turn import offer_first_ready
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION, PASS
from fangcheng.core.state.codes import EXCHANGE, FIRST_READY, FROM_WALL, LACK, NOBODY, TURN
from fangcheng.core.state.event_rows import (
    DICE_EXCHANGE,
    E_GIVEN,
    E_LACK,
    E_PASSED_ON,
    E_TOOK,
    emit,
)
from fangcheng.core.state.rule_codes import DEAL_AFTER_FLOWERS, READY_ANNOUNCED
from fangcheng.core.table.hand import add_tile, allow, forbid_all, remove_tile
from fangcheng.tiles import NO_TILE


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
def make_exchange(table, rules, desk):
    """A die decides where the tiles go: 1-2 to the next player, 3-4 across, 5-6 to the previous one.

    Rules: SICHUAN-12.
    """
    die = throw_die(table)
    direction = (die + 1) // 2
    emit(table, E_PASSED_ON, NOBODY, direction, die, DICE_EXCHANGE, 0)
    for seat in range(int(table.seats)):
        given = table.exchange.given[seat]
        emit(table, E_GIVEN, seat, int(given[0]), int(given[1]), int(given[2]), 0)
    for seat in range(int(table.seats)):
        receiver = (seat + direction) % int(table.seats)
        given = table.exchange.given[seat]
        for place in range(3):
            add_tile(table, receiver, int(given[place]))
        emit(table, E_TOOK, receiver, int(given[0]), int(given[1]), int(given[2]), 0)
    table.drawn = highest_tile(table, int(table.dealer), int(table.drawn))
    if rules.lack_rule == 1:
        ask_lack(table)
    else:
        lay_flowers_and_open(table, rules, desk)


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
        table.lack.suit[seat] = int(table.answer[seat]) - CHOOSE
        emit(table, E_LACK, seat, int(table.lack.suit[seat]), 0, 0, 0)
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
