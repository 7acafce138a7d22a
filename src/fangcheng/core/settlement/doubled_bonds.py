"""Bonds that double (互包): what is due between two bound players counts twice, and one pays a self-draw alone."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bonds import bond_between, bound_last
from fangcheng.core.institutions.cover import feeder_of_last_meld, is_fed_bloom
from fangcheng.core.settlement.settle_bonds import times_bound
from fangcheng.core.state.codes import BY_SELF, NOBODY
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import (
    ALL_PAY_BLOOM,
    BOND_OTHERS,
    BOND_SELF_DRAW,
    BOUND_PAYS_DOUBLE,
    FEEDER_PAYS_ALL,
)


@kernel
def pays_doubled(table: Table, rules: Rules, winner):
    """Return True if the winner is bound to somebody, and what is due between the two counts twice."""
    return rules.bonds == BOUND_PAYS_DOUBLE and bound_last(table, winner) != NOBODY


@kernel
def doubled_share(table: Table, rules: Rules, win: Win, winners, payer, seat):
    """Return how often `payer` pays the share that belongs to `seat`.

    Of several who are bound to the winner the one bound last answers for others; each pays for his own tile twice.

    Rules: GUANGXI-22, GUANGXI-33, GUANGXI-38, GUANGXI-39, COMMON-14.
    """
    winner, giver = int(win.seat), giver_of(table, rules, win)
    if payer == winner or seat == winner:
        return 0
    if giver == NOBODY:
        return drawn_share(table, rules, winner, payer, seat)
    if win.by == BY_SELF and rules.bloom_payers == FEEDER_PAYS_ALL:
        return times_between(table, rules, winner, giver) if payer == giver else 0
    if seat != giver:
        return 0
    if payer == giver:
        return times_between(table, rules, winner, giver)
    beside = rules.bond_shares[BOND_SELF_DRAW] == 0 and winners >> payer & 1 == 0
    return int(beside and payer == bound_last(table, winner))


@kernel
def giver_of(table: Table, rules: Rules, win: Win):
    """Return who gave the winning tile, or fed the kong whose replacement it is where he pays for it; else NOBODY."""
    if win.by != BY_SELF:
        return int(win.payer)
    fed = rules.bloom_payers != ALL_PAY_BLOOM and is_fed_bloom(table, rules, win)
    return feeder_of_last_meld(table, int(win.seat)) if fed else NOBODY


@kernel
def drawn_share(table: Table, rules: Rules, winner, payer, seat):
    """Return how often a player pays a share of a self-draw: all of them alone, or his own so many times.

    Rules: GUANGXI-33, GUANGXI-39.
    """
    own, bound = int(rules.bond_shares[BOND_SELF_DRAW]), bound_last(table, winner)
    if own == 0:
        return times_between(table, rules, winner, bound) if payer == bound else 0
    if payer != seat:
        return 0
    return own if payer == bound else int(rules.bond_shares[BOND_OTHERS])


@kernel
def times_between(table: Table, rules: Rules, winner, other):
    """Return 2 if the two are bound, 4 if each has bound the other and the game counts that, else 1."""
    if bond_between(table, winner, other) == 0:
        return 1
    return 2 * (times_bound(table, winner, other) if rules.bond_shares[BOND_SELF_DRAW] == 0 else 1)
