"""What a win would bring: valued and paid on a table that is thrown away afterwards."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.winning import pays_enough, value_for
from fangcheng.core.settlement.pay import pay_win

NO_WIN = -1
QUIET = 40  # drawable tiles, more than any rule about the end of a wall asks for


@kernel
def prospect(tables, number, rules, desks, seat, kind, by, payer):
    """Return what the seat would gain by a win on the tile, NO_WIN where it is none; the table is spoilt by it.

    The moment is a quiet one: nothing of what made the present turn or the end of the wall special counts. Sticks that
    lie on the table and what is turned up after a win are not in it. Value and refusal stay on the desk.
    Takes plain arrays, one table and one desk (see `core.play.act.act_at`).
    Rules: WUHAN-5, WUHAN-28, WENZHOU-10, HAINAN-45.
    """
    table = tables[number]
    table.drawable, table.any_claim, table.offered_meld = QUIET, 1, -1
    table.drawn_from, table.after_kong_cut, table.claimed_turn = 0, 0, 0
    before = int(table.scores[seat])
    desks[0].work.won = 1 << seat
    if not value_for(table, rules[0], desks[0], seat, kind, by, payer):
        return NO_WIN
    if rules[0].min_payment != 0 and not pays_enough(table, rules[0], desks[0], seat):
        return NO_WIN
    pay_win(table, rules[0], desks[0], seat)
    return int(table.scores[seat]) - before
