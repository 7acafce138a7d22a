"""Shares owed to a winner who is bound to somebody: each bond is settled by itself, by who gave the tile."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.bonds import bond_between, bound_first, feeder_bound_first
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import (
    BOND_DISCARD,
    BOND_OTHERS,
    BOND_READY,
    BOND_ROBBED,
    BOND_SELF_DRAW,
    BOND_UNREADY,
    BOUND_PAYS_CHOWS,
    BOUND_PAYS_SHARES,
    FEEDER_BOUND,
)


@kernel
def pays_by_bonds(table: Table, rules: Rules, winner):
    """Return True if the winner is bound to somebody, and this changes who pays how many shares."""
    return rules.bonds == BOUND_PAYS_SHARES and bound_first(table, winner) != NOBODY


@kernel
def pays_by_chows(table: Table, rules: Rules, winner):
    """Return True if chows of the winner bind who fed them, or chows of another, fed by the winner, bind that one."""
    if rules.bonds != BOUND_PAYS_CHOWS:
        return False
    bound = 0
    for seat in range(int(table.seats)):
        bound += shares_by_chows(table, winner, seat)
    return bound > 0


@kernel
def shares_by_chows(table: Table, winner, payer):
    """Return how many times a player owes the shares of all: once for chows he has fed, twice for chows he was fed.

    Rules: HANGZHOU-25, HANGZHOU-26, HANGZHOU-27.
    """
    return int(table.bonds.order[winner, payer] > 0) + 2 * int(table.bonds.order[payer, winner] > 0)


@kernel
def pays_by_feeding(table: Table, rules: Rules, winner):
    """Return True if somebody has fed the winner so many melds that he answers for the win."""
    return rules.bonds == FEEDER_BOUND and feeder_bound_first(table, winner) != NOBODY


@kernel
def times_for_feeding(table: Table, rules: Rules, win: Win, payer):
    """Return how often a player owes what the win brings: a discarder's share, or of a self-draw the shares of all.

    Who has fed the winner pays twice for a tile that he gives. For one that another gives he pays as much as that one,
    for a self-draw all; these two are doubled by option. Of several the first bound pays a self-draw.
    Rules: NANNING-12, NANNING-27, NANNING-28, NANNING-29, NANNING-30.
    """
    bound = table.bonds.order[int(win.seat), payer] > 0
    for_others = 1 + int(rules.bond_doubled)
    if win.by == BY_SELF:
        return for_others if payer == feeder_bound_first(table, int(win.seat)) else 0
    if payer == win.payer:
        return 2 if bound else 1
    return for_others if bound else 0


@kernel
def bonded_shares(table: Table, rules: Rules, win: Win, ready, winners, payer):
    """Return how many shares a player owes a winner who is bound to somebody.

    `ready` says whether the discarder was, `winners` who wins on this tile. A bound discarder pays alone.
    Rules: SHANGHAI-36, SHANGHAI-37, SHANGHAI-42.
    """
    winner, shares = int(win.seat), 0
    if payer == winner:
        return 0
    if win.by == BY_DISCARD and bond_between(table, winner, int(win.payer)) > 0:
        return doubled(table, rules, winner, payer, BOND_DISCARD) if payer == win.payer else 0
    for other in range(int(table.seats)):
        if other != winner and bond_between(table, winner, other) > 0:
            shares += shares_of_bond(table, rules, win, ready, winners, other, payer)
    if win.by == BY_SELF and bond_between(table, winner, payer) == 0:
        shares += int(rules.bond_shares[BOND_OTHERS])
    return shares


@kernel
def shares_of_bond(table: Table, rules: Rules, win: Win, ready, winners, other, payer):
    """Return how many shares a player owes for the bond of the winner and `other`.

    If `other` wins on the same tile the two do not pay each other.
    Rules: SHANGHAI-37, SHANGHAI-38, SHANGHAI-39, SHANGHAI-40.
    """
    winner, wins_too = int(win.seat), winners >> other & 1 == 1
    if win.by == BY_SELF:
        return doubled(table, rules, winner, other, BOND_SELF_DRAW) if payer == other else 0
    if win.by == BY_DISCARD:
        if payer == win.payer:
            return int(rules.bond_shares[BOND_READY if ready else BOND_UNREADY])
        pays_beside = payer == other and ready and not wins_too
        return doubled(table, rules, winner, other, BOND_READY) if pays_beside else 0
    shares = int(table.seats) - 1 if payer == win.payer else 0  # who makes a kong that is robbed pays for all
    if payer != other or wins_too:
        return shares
    return (shares + int(rules.bond_shares[BOND_ROBBED])) * times_bound(table, winner, other)


@kernel
def doubled(table: Table, rules: Rules, winner, other, place):
    """Return the shares that fall on the bound player: twice as many if each of the two has bound the other.

    Rules: SHANGHAI-41.
    """
    return int(rules.bond_shares[place]) * times_bound(table, winner, other)


@kernel
def times_bound(table: Table, one, other):
    """Return 2 if each of the two has taken enough melds from the other, else 1."""
    return 2 if table.bonds.order[one, other] > 0 and table.bonds.order[other, one] > 0 else 1
