"""Own factors (口口翻、杠翻): what a player has laid multiplies what he gets for a win and what he pays for one."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.rows import power
from fangcheng.core.state.codes import ADDED_KONG_MELD, BY_ROB, BY_SELF, CHOW, CONCEALED_KONG_MELD, PUNG
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.state.pattern_ids import SMALL_WIN
from fangcheng.core.state.record_types import Result, Rules, Table, Win
from fangcheng.core.state.rule_codes import CONCEALED_KONG_OPENS, OPENED_EACH
from fangcheng.core.table.single_kongs import spoiling_faces
from fangcheng.tiles import FACES

WILD_TILES = 15  # the first four of the tiles laid out


@kernel
def own_factor(table: Table, rules: Rules, seat):
    """Return the factor of what a player has opened and konged.

    Rules: WUHAN-22.
    """
    factor, opened = 1, melds_opened(table, rules, seat)
    for index in range(int(table.meld_count[seat])):
        kind = int(table.meld_kind[seat, index])
        factor *= 1 if kind in (CHOW, PUNG) else 4 if kind == CONCEALED_KONG_MELD else 2
    laid = int(table.flowers[seat])
    factor *= power(2, count_laid(laid) + count_laid(laid & WILD_TILES))
    return factor * power(2, opened if rules.own_factors == OPENED_EACH else min(opened, 1))


@kernel
def melds_opened(table: Table, rules: Rules, seat):
    """Count the melds that open the hand; a concealed kong is one by option only.

    Rules: WUHAN-9.
    """
    opened = 0
    for index in range(int(table.meld_count[seat])):
        concealed = table.meld_kind[seat, index] == CONCEALED_KONG_MELD
        opened += int(not concealed or rules.option[CONCEALED_KONG_OPENS] != 0)
    return opened


@kernel
def is_small(result: Result):
    """Return True if no big row holds."""
    return result.counts[SMALL_WIN] > 0


@kernel
def factor_owed(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return what multiplies the worth of a win between the winner and one payer, times two: a half may be in it.

    A kong that is being robbed is none, though it lies there until the robber has answered.
    Rules: COMMON-6, WUHAN-22, WUHAN-23, WUHAN-24, WUHAN-25, WUHAN-44.
    """
    factor = 2 * own_factor(table, rules, int(win.seat)) * own_factor(table, rules, seat)
    if win.by == BY_ROB and seat == win.payer and lays_kong_of(table, seat, int(win.tile)):
        factor //= 2
    if win.by == BY_SELF or seat == win.payer:
        factor = 2 * factor if is_small(result) else factor // 2 * 3
    if is_small(result) and (seat == table.dealer or win.seat == table.dealer):
        factor *= 2
    return factor


@kernel
def lays_kong_of(table: Table, seat, some_face):
    """Return True if an added kong of the face lies before the seat."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == ADDED_KONG_MELD and table.meld_face[seat, index] == some_face:
            return True
    return False


@kernel
def uncapped(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return what the win is worth between the winner and one payer, before the cap.

    Rules: WUHAN-26.
    """
    return int(result["base"]) * factor_owed(table, rules, win, result, seat) // 2


@kernel
def cap_owed(table: Table, rules: Rules, win: Win, result: Result):
    """Return the most that one payer owes; more where all of them owe the cap or beyond.

    Rules: WUHAN-27.
    """
    cap = int(rules.payer_cap)
    for seat in range(int(table.seats)):
        if seat != win.seat and uncapped(table, rules, win, result, seat) < cap:
            return cap
    return cap + int(rules.payer_cap_more)


@kernel
def owed(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return what the win costs between the winner and one payer.

    Rules: WUHAN-26, WUHAN-27.
    """
    amount = uncapped(table, rules, win, result, seat)
    return min(amount, cap_owed(table, rules, win, result)) if rules.payer_cap != 0 else amount


@kernel
def reaches_minimum(table: Table, rules: Rules, win: Win, result: Result):
    """Return True if the dearest payment of the win is enough to win at all.

    Rules: WUHAN-28.
    """
    for seat in range(int(table.seats)):
        if seat != win.seat and owed(table, rules, win, result, seat) >= rules.min_payment:
            return True
    return False


@kernel
def waits_in_shape(table: Table, rules: Rules, seat):
    """Return True if some tile completes the shape of the hand, and it holds nothing that has to be laid aside.

    Rules: WUHAN-34.
    """
    if table.waits[seat] == NONE:
        return False
    spoiling = spoiling_faces(rules, table.wild_mask)
    for some_face in range(FACES):
        if int(spoiling >> some_face) & 1 == 1 and table.hand[seat, some_face] > 0:
            return False
    return True
