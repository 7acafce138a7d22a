"""Pulling (拉): a win on a discard is noted, not paid; the note grows by further wins until somebody else wins."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_SELF, NOBODY, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_NOTE, PAY_NOTE_HALVED, PAY_NOTED, move, open_row
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.table.standing import has_won


@kernel
def is_noted(table: Table, rules: Rules, win: Win, winner, payer):
    """Return True if what `payer` owes for this win is noted: he gave the tile, or a note of the winner is open.

    Rules: TAIWAN-P19.
    """
    if rules.pulling == 0:
        return False
    return win.by != BY_SELF or table.pulling.notes[winner, payer] > 0


@stage(when=on("pulling"))
def note_debt(table: Table, winner, payer, amount):
    """Let an open note grow by half, rounded down, and add the new amount to it.

    Rules: TAIWAN-P19.
    """
    note = int(table.pulling.notes[winner, payer])
    table.pulling.notes[winner, payer] = note + note // 2 + amount
    open_row(table, PAY_NOTED, winner, payer, int(table.pulling.notes[winner, payer]))


@stage(when=on("pulling"))
def settle_notes(table: Table):
    """Pay the notes of seats without a win after all wins of a hand; a debtor who beat the holder pays half.

    Rules: TAIWAN-P19.
    """
    for holder in range(int(table.seats)):
        for debtor in range(int(table.seats)):
            if table.pulling.notes[holder, debtor] > 0 and not has_won(table, holder):
                pay_note(table, holder, debtor, beat(table, debtor, holder))


@kernel
def beat(table: Table, winner, loser):
    """Return True if `winner` has won this hand by self-draw or on a tile of `loser`."""
    by_himself = table.first_win_from == NOBODY
    return has_won(table, winner) and (by_himself or table.first_win_from == loser)


@stage(when=on("pulling"))
def collect_notes(table: Table):
    """Pay all open notes in full at the end of the match.

    Rules: TAIWAN-P19.
    """
    for holder in range(int(table.seats)):
        for debtor in range(int(table.seats)):
            if table.pulling.notes[holder, debtor] > 0:
                pay_note(table, holder, debtor, False)


@kernel
def pay_note(table: Table, holder, debtor, halved):
    """Pay a note, or half of it rounded down, and delete it."""
    note = int(table.pulling.notes[holder, debtor])
    table.pulling.notes[holder, debtor] = 0
    row = open_row(table, PAY_NOTE_HALVED if halved else PAY_NOTE, holder, debtor, note)
    move(table, row, debtor, holder, note // 2 if halved else note)


@kernel
def clear_notes(table: Table):
    """Delete all notes at the beginning of a match."""
    for holder in range(SEATS):
        for debtor in range(SEATS):
            table.pulling.notes[holder, debtor] = 0
