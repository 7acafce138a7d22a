"""The opening of a hand: the table is cleared, the wall built and opened, questions asked before the deal."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import ask_before_deal, clear_institutions, take_answers
from fangcheng.core.play.deal import deal
from fangcheng.core.play.endings import abort
from fangcheng.core.play.next_hand import apply_plan
from fangcheng.core.state.codes import FAULTY, HAND_OVER, LAID_OUT, PLAIN, SEATS
from fangcheng.core.state.event_rows import E_HAND, emit
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.hook_codes import BEFORE_DEAL
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import JOKER_FIXED, NO_FLOWERS
from fangcheng.core.table.clearing import clear_common, clear_seat
from fangcheng.core.table.flower_jokers import make_flowers_wild
from fangcheng.core.table.jokers import make_wild
from fangcheng.core.table.opened import clear_opened
from fangcheng.core.table.question import answered
from fangcheng.core.table.sea_bed import clear_sea_bed
from fangcheng.core.table.treasure import clear_treasure
from fangcheng.core.table.wall import build_wall, open_wall, ready_wall, wall_is_sound
from fangcheng.tiles import FLOWER, HEAD, KINDS, RED, WHITE


@stage()
def start_hand(table: Table, rules: Rules, desk: Desk):
    """Clear the table, build and open the wall, and run to the first decision.

    Rules: RIICHI-18, RIICHI-30, MCR-6, TAIWAN-9, TIANJIN-2.
    """
    clear_hand(table, rules)
    build_wall(table, rules)
    open_wall(table, rules)
    begin_hand(table, rules, desk)


@kernel
def start_hand_at(tables, number, rules, desks):
    """Call `start_hand` for one of an array of tables; plain arrays enter compiled code quicker, see `act.act_at`."""
    start_hand(tables[number], rules[0], desks[0])


@kernel
def clear_hand_at(tables, number, rules):
    """Call `clear_hand` for one of an array of tables."""
    clear_hand(tables[number], rules[0])


@kernel
def begin_hand_at(tables, number, rules, desks):
    """Call `begin_hand` for one of an array of tables."""
    begin_hand(tables[number], rules[0], desks[0])


@kernel
def clear_hand(table: Table, rules: Rules):
    """Let what the last hand planned take effect, and clear everything that belongs to one hand."""
    table.event_count = 0
    table.payment_count = 0
    if table.phase == HAND_OVER:
        apply_plan(table, rules)
    for die in range(8):
        table.dice[die] = 0
    table.purse = rules.purse
    table.wild_mask = NONE
    for kind in range(KINDS):
        table.role[kind] = LAID_OUT if is_flower_kind(rules, kind) else PLAIN
    if rules.joker_rule == JOKER_FIXED and rules.joker_tile > 0:
        make_wild(table, int(rules.joker_tile) - 1)
    if has_flower_jokers(rules):
        make_flowers_wild(table, rules)
    for seat in range(SEATS):
        clear_seat(table, seat)
    clear_common(table)
    clear_opened(table)
    clear_sea_bed(table)
    clear_treasure(table)
    clear_institutions(table, rules)
    emit(table, E_HAND, table.dealer, table.round_wind, table.deal_number, table.counters, table.streak)


@kernel
def is_flower_kind(rules: Rules, kind):
    """Return True if tiles of this kind are laid out and replaced: flowers, in some games dragons too.

    Rules: NANJING-2.
    """
    if rules.flower_rule == NO_FLOWERS:
        return False
    return FLOWER <= kind < HEAD or (rules.dragon_flowers != 0 and WHITE <= kind <= RED)


@kernel
def begin_hand(table: Table, rules: Rules, desk: Desk):
    """Ask for bets, or deal and run on to the first decision; a faulty wall ends the hand.

    Rules: RIICHI-5.
    """
    ready_wall(table, rules)
    if not wall_is_sound(table, rules):
        abort(table, rules, FAULTY)
        return
    if rules.hooks & BEFORE_DEAL:
        ask_before_deal(table, rules)
        if table.owed != 0:
            return
        take_answers(table, rules, answered(table))
    deal(table, rules, desk)
