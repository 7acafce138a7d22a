"""The deal: hands dealt in packets, indicators and jokers turned up, then the choices before play."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.before_play import ask_or_play
from fangcheng.core.state.codes import BETS, FROM_DEAL, FROM_WALL
from fangcheng.core.state.event_rows import DICE_JOKER, E_DEALT, E_DRAW, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    DEAL_AFTER_FLOWERS,
    DEAL_DRAW,
    DEAL_STACK,
    FULL_HAND,
    JOKER_AFTER_TAIL,
    JOKER_AFTER_TURNED,
    JOKER_AFTER_UNTOUCHED,
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    JOKER_STAYS_IN_WALL,
    JOKER_TURNED_AND_NEXT,
)
from fangcheng.core.table.essences import turn_essence
from fangcheng.core.table.hand import add_tile
from fangcheng.core.table.jokers import (
    name_jokers,
    turn_joker,
    turn_joker_at_tail,
    turn_joker_by_throw,
    turn_joker_in_untouched_wall,
)
from fangcheng.core.table.standing_four import stand_four
from fangcheng.core.table.wall import take_head, throw, turn_indicator
from fangcheng.tiles import NO_TILE


@stage()
def deal(table: Table, rules: Rules, desk: Desk):
    """Deal, turn up indicators and jokers, and go on to the choices before play.

    Rules: RIICHI-23, RIICHI-24, SANMA-11, MCR-9, TAIWAN-11, SICHUAN-7, TIANJIN-10, TAIYUAN-8,
    COMMON-24.
    """
    dealer = int(table.dealer)
    if rules.joker_rule == JOKER_BY_THROW:
        name_jokers(table, rules, turn_joker_by_throw(table, rules))
    deal_hands(table, rules)
    if table.drawn == NO_TILE and rules.deal_rule != DEAL_AFTER_FLOWERS:
        table.drawn = deal_one(table, dealer)
    table.drawn_from = FROM_DEAL
    table.draws[dealer] = 1
    tell_deal(table, rules)
    if rules.standing != 0:
        stand_four(table)
    for _ in range(int(rules.indicators)):
        turn_indicator(table, rules)
    if rules.joker_rule == JOKER_TURNED_AND_NEXT:
        turn_up_jokers(table, rules)
    elif rules.joker_rule == JOKER_AFTER_TURNED:
        name_jokers(table, rules, turn_joker(table, int(table.next_tile)))
    elif rules.joker_rule == JOKER_AFTER_TAIL or rules.joker_rule == JOKER_AT_TAIL:
        name_jokers(table, rules, turn_joker_at_tail(table, rules))
    elif rules.joker_rule == JOKER_AFTER_UNTOUCHED:
        thrown = throw(table, dealer, 2, DICE_JOKER)
        name_jokers(table, rules, turn_joker_in_untouched_wall(table, rules, thrown))
    elif rules.joker_rule == JOKER_STAYS_IN_WALL:
        turn_essence(table, rules)
    ask_or_play(table, rules, desk, BETS)


@kernel
def deal_hands(table: Table, rules: Rules):
    """Deal every hand: two stacks at a time while that fits, then one stack, then single tiles.

    Rules: COMMON-24.
    """
    due = tiles_dealt(rules)
    while due > 0:
        packet = 4 if due >= 4 else min(due, 2)
        deal_round(table, rules, packet)
        due -= packet


@kernel
def tiles_dealt(rules: Rules):
    """Return how many tiles a hand is dealt: the size of a resting hand, unless the rules say otherwise.

    Rules: JIANGNAN-9.
    """
    return int(rules.dealt) if rules.dealt != FULL_HAND else 3 * int(rules.sets) + 1 - int(rules.heart)


@kernel
def deal_round(table: Table, rules: Rules, packet):
    """Deal everybody a packet, the dealer first.

    By one rule the dealer takes a whole stack where the others take a single tile.
    Rules: RIICHI-23.
    """
    dealer = int(table.dealer)
    for step in range(int(table.seats)):
        seat = (dealer + step) % int(table.seats)
        for _ in range(packet):
            deal_one(table, seat)
        if packet == 1 and seat == dealer and rules.deal_rule == DEAL_STACK:
            table.drawn = deal_one(table, dealer)


@kernel
def tell_deal(table: Table, rules: Rules):
    """Write the event that all hands are dealt; by one option the dealer's last tile is a draw of its own.

    Rules: RIICHI-24.
    """
    dealer, last = int(table.dealer), int(table.drawn)
    if rules.deal_rule == DEAL_DRAW:
        emit(table, E_DEALT, dealer, NO_TILE, 0, 0, 0)
        emit(table, E_DRAW, dealer, last, FROM_WALL, int(table.next_tile) - 1, 0)
    else:
        emit(table, E_DEALT, dealer, last, 0, 0, 0)


@kernel
def deal_one(table: Table, seat):
    """Give the next tile of the wall to a seat and return its kind."""
    kind = int(table.wall[take_head(table)])
    add_tile(table, seat, kind)
    return kind


@kernel
def turn_up_jokers(table: Table, rules: Rules):
    """Let the player opposite the dealer throw the dice for the stack whose upper tile names the jokers.

    Rules: TIANJIN-11, TIANJIN-12.
    """
    opposite = (int(table.dealer) + 2) % int(table.seats)
    thrown = throw(table, opposite, 2, DICE_JOKER)
    name_jokers(table, rules, turn_joker(table, int(table.wall_size) - 2 * thrown))
