"""Bonds (互包): who has taken so many melds from one opponent is bound to him, and he to him, until the hand ends."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_SELF, CHOW, CONCEALED_KONG_MELD, NOBODY, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import (
    BOUND_PAYS_ALL,
    BOUND_PAYS_CHOWS,
    BOUND_PAYS_DOUBLE,
    FEEDER_BOUND,
    NO_BONDS,
)


@kernel
def clear_bonds(table: Table):
    """Let nobody be bound at the beginning of a hand."""
    table.bonds.made = 0
    for taker in range(SEATS):
        for feeder in range(SEATS):
            table.bonds.order[taker, feeder] = 0


@kernel
def melds_taken(table: Table, taker, feeder):
    """Count the melds that `taker` has made of discards of `feeder`; a pung that became a kong is still one.

    Rules: BEIJING-29, BEIJING-30, SHANGHAI-35.
    """
    count = 0
    for index in range(int(table.meld_count[taker])):
        claimed = table.meld_kind[taker, index] < CONCEALED_KONG_MELD
        count += int(claimed and table.meld_from[taker, index] == feeder)
    return count


@kernel
def chows_taken(table: Table, taker, feeder):
    """Count the chows that `taker` has made of discards of `feeder`.

    Rules: HANGZHOU-25, HANGZHOU-26.
    """
    count = 0
    for index in range(int(table.meld_count[taker])):
        count += int(table.meld_kind[taker, index] == CHOW and table.meld_from[taker, index] == feeder)
    return count


@stage(when=on("bonds"))
def note_bond(table: Table, rules: Rules, taker, feeder):
    """Bind two players once one has taken enough melds from the other; `taker` has just taken one.

    Rules: BEIJING-29, BEIJING-30, HANGZHOU-25.
    """
    by_chows = rules.bonds == BOUND_PAYS_CHOWS
    taken = chows_taken(table, taker, feeder) if by_chows else melds_taken(table, taker, feeder)
    if table.bonds.order[taker, feeder] == 0 and taken >= rules.bond_melds:
        bind(table, taker, feeder)


@kernel
def bind(table: Table, taker, feeder):
    """Note that `taker` has bound `feeder`, and in which order the bonds of the hand were made."""
    table.bonds.made += 1
    table.bonds.order[taker, feeder] = table.bonds.made


@kernel
def bond_between(table: Table, one, other):
    """Return the number of the bond between two players in the order of making, 0 if they are not bound.

    Who of the two took the melds does not matter; if both did, the earlier bond counts.
    Rules: BEIJING-29, SHANGHAI-35.
    """
    first, second = int(table.bonds.order[one, other]), int(table.bonds.order[other, one])
    return min(first, second) if first > 0 and second > 0 else max(first, second)


@kernel
def bound_first(table: Table, seat):
    """Return the player whom the seat has been bound to for longest, NOBODY if it is bound to nobody.

    Rules: BEIJING-32.
    """
    found, earliest = NOBODY, 0
    for other in range(int(table.seats)):
        number = bond_between(table, seat, other) if other != seat else 0
        if number > 0 and (found == NOBODY or number < earliest):
            found, earliest = other, number
    return found


@kernel
def is_sealed(table: Table, rules: Rules, seat):
    """Return True if the seat may not win in this hand, as it has fed another so many melds (封胡).

    Rules: NANNING-12.
    """
    if rules.bonds != FEEDER_BOUND:
        return False
    for taker in range(int(table.seats)):
        if table.bonds.order[taker, seat] > 0:
            return True
    return False


@kernel
def feeder_bound_first(table: Table, winner):
    """Return who was the first to feed the winner so many melds, NOBODY if nobody has.

    Rules: NANNING-12.
    """
    found = NOBODY
    for feeder in range(int(table.seats)):
        number = table.bonds.order[winner, feeder]
        if number > 0 and (found == NOBODY or number < table.bonds.order[winner, found]):
            found = feeder
    return found


@kernel
def bound_last(table: Table, seat):
    """Return the player whom the seat was bound to last, NOBODY if it is bound to nobody.

    Rules: COMMON-14, GUANGXI-33.
    """
    found, latest = NOBODY, 0
    for other in range(int(table.seats)):
        number = bond_between(table, seat, other) if other != seat else 0
        if number > latest:
            found, latest = other, number
    return found


@kernel
def who_is_bound(table: Table, rules: Rules, win: Win, winner):
    """Return the player who answers for a win as he is bound to the winner, NOBODY if none does.

    Where bonds are for given tiles he answers for the tile he gives, and for a self-draw if he has fed enough melds.
    Rules: BEIJING-30, HAINAN-37, HAINAN-39.
    """
    if rules.bonds in (NO_BONDS, BOUND_PAYS_CHOWS, FEEDER_BOUND, BOUND_PAYS_DOUBLE):
        return NOBODY
    if rules.bonds == BOUND_PAYS_ALL:
        return bound_first(table, winner)
    if win.by != BY_SELF:
        payer = int(win.payer)
        return payer if bond_between(table, winner, payer) > 0 else NOBODY
    if rules.bond_draw_melds == 0:
        return NOBODY
    for feeder in range(int(table.seats)):
        if feeder != winner and melds_taken(table, winner, feeder) >= rules.bond_draw_melds:
            return feeder
    return NOBODY
