"""What becomes of the treasure in a turn: won with, put back and thrown for again, or left, and the turn goes on."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.treasure import win_with_treasure
from fangcheng.core.play.treasure_turn import asks_about_treasure, put_treasure_back, throw_in_turn, thrown_in_turn
from fangcheng.core.play.turn import draw_in_turn
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION, WIN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import forbid_all


@stage(when=thrown_in_turn)
def answer_about_treasure(table: Table, rules: Rules, desk: Desk):
    """Carry out the answer of who was asked about the treasure before his draw.

    Rules: CHANGCHUN-P8, CHANGCHUN-P9.
    """
    seat, action = int(table.turn), int(table.answer[table.turn])
    forbid_all(table, seat)
    table.answer[seat] = NO_ACTION
    if action == WIN:
        win_with_treasure(table, rules, desk, seat, int(table.wall[table.treasure.position]))
    elif action != CHOOSE or not throws_again(table, rules, desk, seat):
        draw_in_turn(table, rules, desk, seat)


@kernel
def throws_again(table: Table, rules: Rules, desk: Desk, seat):
    """Put the treasure back and throw for another; return True if the seat is asked about that one.

    Rules: CHANGCHUN-P9.
    """
    put_treasure_back(table, seat)
    throw_in_turn(table, seat)
    return asks_about_treasure(table, rules, desk, seat)
