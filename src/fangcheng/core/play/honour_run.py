"""Ten honours (十风): who discards ten honours before anything else and has no meld wins at once, whatever he holds."""

import numpy as np

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.endings import finish_won
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.scoring.value import value_win
from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state.action_codes import NO_ACTION, PASS, WIN
from fangcheng.core.state.codes import BY_SELF, F_HONOUR_RUN, F_HONOUR_RUN_JOKER, HONOURS, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_WIN, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import HONOUR_RUN_WINS
from fangcheng.core.table.hand import allow, face, forbid_all
from fangcheng.core.table.question import ask_seats
from fangcheng.core.table.standing import book_win
from fangcheng.tiles import EAST

NEEDED = 10  # honours


@stage("truth", when=on("honour_run"))
def has_honour_run(table: Table, rules: Rules, seat):
    """Return True if all that the seat has discarded are honours, ten of them, and it has no meld.

    Who may choose has the right until he discards something else.
    Rules: HANGZHOU-22, HANGZHOU-P8.
    """
    count = int(table.river_count[seat])
    too_late = rules.honour_run == HONOUR_RUN_WINS and count > NEEDED
    if table.meld_count[seat] != 0 or count < NEEDED or too_late:
        return False
    for index in range(count):
        if face(int(table.river[seat, index])) < EAST:
            return False
    return True


@stage(when=on("honour_run.may_win"))
def ask_honour_win(table: Table, seat):
    """Ask the seat whether it wins by its run, before anybody may claim the last tile of it.

    Rules: HANGZHOU-P8.
    """
    for other in range(int(table.seats)):
        forbid_all(table, other)
    allow(table, seat, WIN)
    allow(table, seat, PASS)
    table.answer[seat] = NO_ACTION
    table.turn = seat
    ask_seats(table, HONOURS, 1 << seat)


@kernel
def joker_in_run(table: Table, seat):
    """Return True if one of the ten was a joker."""
    for index in range(NEEDED):
        if has(table.wild_mask, face(int(table.river[seat, index]))):
            return True
    return False


@stage(when=on("honour_run"))
def win_by_honours(table: Table, rules: Rules, desk: Desk, seat):
    """Value and pay a win by ten honours; the last one discarded is told as the winning tile.

    Rules: HANGZHOU-22.
    """
    last = int(table.river[seat, int(table.river_count[seat]) - 1])
    value_ten_honours(table, rules, desk, seat, last)
    desk.work.won = 1 << seat
    emit(table, E_WIN, seat, NOBODY, last, BY_SELF, 0)
    book_win(table, seat, NOBODY, 1)
    pay_win(table, rules, desk, seat)
    finish_won(table, rules, desk)


@kernel
def value_ten_honours(table: Table, rules: Rules, desk: Desk, seat, last):
    """Value a win by ten honours on the desk."""
    win = desk.work.wins[seat]
    gather_win(table, rules, win, seat, last, BY_SELF, NOBODY)
    win.drawn_joker = 0
    win.flags = np.uint64(F_HONOUR_RUN | (F_HONOUR_RUN_JOKER if joker_in_run(table, seat) else 0))
    value_win(win, rules, desk, desk.work.results[seat])
