"""Who fed the melds of a written win: laid before the table that pays, where the rules ask for it.

What a claim decides at a table, who becomes liable or bound by it, is decided here by the same kernels, meld by meld in
the order written; an added kong counts as if it had been added before the next claim.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.bonds import clear_bonds, note_bond
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, F_OPEN_KONG_REPLACEMENT, NOBODY, OPEN_KONG_MELD, SEATS
from fangcheng.core.state.rule_codes import ALL_PAY_BLOOM, NO_BONDS


@kernel
def asks_who_fed(rules):
    """Return True if it matters to a payment which melds lie there, and who fed them."""
    for cause in range(rules.liability.shape[0]):
        if rules.liability[cause] != 0:
            return True
    return rules.own_factors != 0 or rules.bonds != NO_BONDS or rules.bloom_payers != ALL_PAY_BLOOM


@stage(when=asks_who_fed)
def lay_fed_melds(table, rules, win):
    """Lay the melds of the winner before him, each from who fed it, and note who is liable or bound by that."""
    seat = int(win.seat)
    forget_fed(table, seat)
    for index in range(int(win.meld_count)):
        kind, lowest, feeder = int(win.meld_kind[index]), int(win.meld_face[index]), int(win.meld_fed[index]) - 1
        table.meld_kind[seat, index] = kind
        table.meld_face[seat, index] = lowest
        table.meld_from[seat, index] = seat if kind == CONCEALED_KONG_MELD else feeder
        table.meld_count[seat] = index + 1
        if feeder != NOBODY:
            note_liability(table, rules, seat, lowest, feeder, kind == OPEN_KONG_MELD)
            if rules.bonds != NO_BONDS:
                note_bond(table, rules, seat, feeder)
    table.kong_chain = int(happened(win, F_OPEN_KONG_REPLACEMENT))


@kernel
def forget_fed(table, seat):
    """Take away what an earlier win has left there."""
    table.meld_count[seat] = 0
    if table.bonds.made != 0:
        clear_bonds(table)
    for cause in range(SEATS):
        table.liable[seat, cause] = NOBODY
