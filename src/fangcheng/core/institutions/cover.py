"""Who pays the shares of all: the maker of a robbed kong, the feeder of a kong whose replacement won, the discarder."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.state.codes import BY_ROB, BY_SELF, F_OPEN_KONG_REPLACEMENT, NOBODY
from fangcheng.core.state.rule_codes import DISCARDER_PAYS_ALL, FEEDER_PAYS_ALL, MAKER_PAYS_ALL


@kernel
def who_pays_all(table, rules, win, winner):
    """Return the seat that pays every share of this win, NOBODY where each payer pays his own.

    Rules: COMMON-14, GUANGDONG-38, GUANGDONG-39, JINAN-31, QINGYUAN-9, QINGYUAN-24.
    """
    if win.by == BY_ROB:
        return int(win.payer) if pays_robbed_kong(rules) else NOBODY
    if win.by != BY_SELF:
        return int(win.payer) if rules.discard_payers == DISCARDER_PAYS_ALL else NOBODY
    if rules.bloom_payers == FEEDER_PAYS_ALL and is_fed_bloom(table, win):
        return feeder_of_last_meld(table, winner)
    return NOBODY


@kernel
def pays_robbed_kong(rules):
    """Return True if the maker of a robbed kong pays all shares."""
    return rules.robbed_payers == MAKER_PAYS_ALL or rules.discard_payers == DISCARDER_PAYS_ALL


@kernel
def is_fed_bloom(table, win):
    """Return True if the winning tile replaced a kong of a discard, with no other kong between.

    Rules: GUANGDONG-P16.
    """
    return happened(win, F_OPEN_KONG_REPLACEMENT) and table.kong_chain == 1


@kernel
def feeder_of_last_meld(table, seat):
    """Return the seat whose discard the last meld of `seat` was made of."""
    return int(table.meld_from[seat, int(table.meld_count[seat]) - 1])
