"""Between the deal and the first turn: exchange, missing suit, flowers, first announcements."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import ask_after_deal, ask_before_play, before_play
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.flowers import replace_dealt_flowers
from fangcheng.core.play.legal_turn import offer_first_ready
from fangcheng.core.play.posing import pose_turn
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import FIRST_READY, FROM_WALL, TURN
from fangcheng.core.state.hook_codes import AFTER_DEAL, BEFORE_PLAY
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    ABORT_NINE_BY_ANYBODY,
    DEAL_AFTER_FLOWERS,
    NO_FLOWERS,
    READY_ANNOUNCED,
    READY_EARLY,
)
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.core.table.question import ask_seats
from fangcheng.tiles import NO_TILE


@kernel
def ask_or_play(table: Table, rules: Rules, desk: Desk, asked):
    """Ask the next question about the dealt hand after `asked`; after the last one lay flowers and begin play."""
    if rules.hooks & AFTER_DEAL and ask_after_deal(table, rules, asked):
        return
    lay_flowers_and_open(table, rules, desk)


@stage()
def lay_flowers_and_open(table: Table, rules: Rules, desk: Desk):
    """Replace the dealt flowers and go on to play, unless somebody may win by his flowers first.

    Rules: MCR-10, TAIWAN-12, TAIWAN-13.
    """
    if rules.flower_rule == NO_FLOWERS or not replace_dealt_flowers(table, rules, desk):
        go_on_to_play(table, rules, desk)


@kernel
def go_on_to_play(table: Table, rules: Rules, desk: Desk):
    """Note the waits of all dealt hands, ask who announces something, and begin play if nobody may."""
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
def ask_first_ready(table: Table, rules: Rules):
    """Ask each seat that may say something before the first turn; return True if there is any.

    Rules: TAIWAN-50, TAIWAN-82, GUIZHOU-16.
    """
    if (
        rules.ready_rule != READY_ANNOUNCED
        and rules.ready_rule != READY_EARLY
        and rules.abortive[ABORT_NINE_BY_ANYBODY] == 0
    ):
        return False
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = PASS
        if offer_first_ready(table, rules, seat):
            owed |= 1 << seat
    if owed == 0:
        return False
    ask_seats(table, FIRST_READY, owed)
    return True


@kernel
def open_play(table: Table, rules: Rules, desk: Desk):
    """Begin the dealer's first turn: he discards without drawing, or draws the tile that the deal left out.

    Before it some may be asked what they show of the deal.

    Rules: RIICHI-32, MCR-59, TAIWAN-104, TAIWAN-P12, SICHUAN-14, TIANJIN-15.
    """
    table.turn = table.dealer
    if rules.hooks & BEFORE_PLAY and ask_before_play(table, rules):
        return
    begin_play(table, rules, desk)


@kernel
def begin_play(table: Table, rules: Rules, desk: Desk):
    """Pay what the dealt tiles show, and let the dealer begin."""
    table.phase = TURN
    if rules.hooks & BEFORE_PLAY:
        before_play(table, rules)
    if rules.deal_rule == DEAL_AFTER_FLOWERS:
        draw_tile(table, rules, desk, int(table.dealer), FROM_WALL)
    else:
        pose_turn(table, rules, desk)
