"""Who fed the melds of a written win: laid before the table that pays, where the rules ask for it.

What a claim decides at a table, who becomes liable or bound by it, is decided here by the same kernels, meld by meld in
the order written; an added kong counts as if it had been added before the next claim.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.bonds import clear_bonds, note_bond
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.state.codes import (
    BY_ROB,
    CONCEALED_KONG_MELD,
    F_KONG_OPENED,
    F_OPEN_KONG_REPLACEMENT,
    F_ROB_CONCEALED,
    F_ROB_LAY,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    SEATS,
)
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import ALL_PAY_BLOOM, NO_BONDS, SHARE_CLOSED


@kernel
def asks_who_fed(rules: Rules):
    """Return True if it matters to a payment which melds lie there, and who fed them."""
    for cause in range(rules.liability.shape[0]):
        if rules.liability[cause] != 0:
            return True
    return rules.own_factors != 0 or rules.bonds != NO_BONDS or rules.bloom_payers != ALL_PAY_BLOOM


@stage(when=asks_who_fed)
def lay_fed_melds(table: Table, rules: Rules, win: Win):
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
def asks_of_payers(rules: Rules):
    """Return True if it matters to a payment whether the payer has opened his hand."""
    reason = SHARE_CLOSED
    shares = rules.share_fan[reason] != 0 or rules.share_units[reason] != 0 or rules.share_points[reason] != 0
    return rules.own_factors != 0 or shares or rules.share_times[reason] > 1


@stage(when=asks_of_payers)
def lay_robbed_pung(table: Table, win: Win):
    """Lay the pung to which the robbed tile was being added before who gave it: he has opened his hand.

    Rules: COMMON-6, WUHAN-11, WUHAN-22, NEIMENGGU-25, HARBIN-31.
    """
    if win.by != BY_ROB or win.tile < 0:
        return
    if happened(win, F_ROB_CONCEALED) or happened(win, F_ROB_LAY) or happened(win, F_KONG_OPENED):
        return
    table.meld_kind[win.payer, 0] = PUNG
    table.meld_face[win.payer, 0] = win.tile
    table.meld_from[win.payer, 0] = NOBODY
    table.meld_count[win.payer] = 1


@kernel
def forget_fed(table: Table, seat):
    """Take away what an earlier win has left there."""
    table.meld_count[seat] = 0
    if table.bonds.made != 0:
        clear_bonds(table)
    for cause in range(SEATS):
        table.liable[seat, cause] = NOBODY
