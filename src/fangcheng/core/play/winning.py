"""Whether a seat may win with a tile now."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import wins_no_more
from fangcheng.core.play.passing import barred, is_compulsory, must_take
from fangcheng.core.scoring.factors import reaches_minimum
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.scoring.tally import refuse, way_is_barred
from fangcheng.core.scoring.terms_ahead import is_plain
from fangcheng.core.scoring.value import value_win
from fangcheng.core.scoring.win_class import asks_class, class_of
from fangcheng.core.settlement.settle_shares import points_from_giver
from fangcheng.core.shapes.joker_wins import jokers_that_win
from fangcheng.core.state.codes import BY_DRAW, BY_SELF
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.refusals import BELOW_MINIMUM
from fangcheng.core.state.rule_codes import BARS_POINTS, TERMS
from fangcheng.core.table.garden import is_spared
from fangcheng.core.table.hand import face
from fangcheng.core.table.treasure import knows_treasure, treasure_face
from fangcheng.tiles import PLACES


@kernel
def completes(table: Table, rules: Rules, seat, kind, by):
    """Return True if the tile completes the resting hand in shape; a joker completes any ready hand, as do lucky draws.

    Rules: COMMON-19, HARBIN-21, YINGKOU-14.
    """
    enough = int(jokers_that_win(int(rules.forms)))
    if enough != 0 and by == BY_SELF and jokers_held(table, seat) >= enough:
        return True
    if rules.last_tile_wild != 0 and by == BY_SELF and table.drawable == 0:
        return True
    if rules.treasure != 0 and by == BY_SELF and may_be_lucky(table, rules, seat, face(kind)):
        return True
    if has(table.wild_mask, face(kind)):
        return table.waits[seat] != NONE
    return has(table.waits[seat], face(kind))


@kernel
def may_be_lucky(table: Table, rules: Rules, seat, some_face):
    """Return True if the tile drawn may win whatever the seat waits for; the value of the hand tells.

    Rules: HARBIN-21, JILIN-23, CHANGCHUN-28.
    """
    if table.ready[seat] == 0:
        return False
    return rules.lucky_draws != 0 or (knows_treasure(table, seat) and treasure_face(table) == some_face)


@kernel
def jokers_held(table: Table, seat):
    """Count the jokers in the concealed hand, a drawn one among them."""
    count = 0
    for some_face in range(PLACES):
        if has(table.wild_mask, some_face):
            count += int(table.hand[seat, some_face])
    return count


@kernel
def can_win(table: Table, rules: Rules, desk: Desk, seat, kind, by, payer):
    """Return True if `seat` may win with the tile now; the value is left in `offered_value` and on the desk.

    Nearly always the tile completes nothing, and then no more is called.
    Rules: RIICHI-64, RIICHI-68, RIICHI-74, MCR-28, TAIWAN-29, SICHUAN-25, TIANJIN-34, TIANJIN-36, COMMON-18,
    NANJING-15, NANNING-12.
    """
    table.offered_value[seat] = -1
    if way_is_barred(rules, int(table.streak), by) or is_spared(table, rules, by, payer):
        return False
    if wins_no_more(table, rules, seat):
        return False
    return completes(table, rules, seat, kind, by) and wins_complete(table, rules, desk, seat, kind, by, payer)


@stage("truth")
def wins_complete(table: Table, rules: Rules, desk: Desk, seat, kind, by, payer):
    """Return True if `seat` may win now with a tile that completes its hand; the value is left as `can_win` says."""
    if by != BY_SELF and rules.joker_given == 0 and has(table.wild_mask, face(kind)):
        return False
    if by == BY_SELF and win_barred_this_turn(table, rules):
        return False
    if rules.method == TERMS and by == BY_SELF and is_plain(table, rules, desk, seat, face(kind)):
        return False
    if not value_for(table, rules, desk, seat, kind, by, payer):
        return False
    if rules.min_payment != 0 and not pays_enough(table, rules, desk, seat):
        return False
    note_offer(table, rules, desk, seat)
    if barred(table, rules, seat, by, kind, desk.work.results[seat]):
        table.offered_value[seat] = -1
        return False
    return True


@stage("truth", when=on("min_payment"))
def pays_enough(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if some payment of the win reaches the minimum; else it is refused.

    Rules: WUHAN-28.
    """
    if reaches_minimum(table, rules, desk.work.wins[seat], desk.work.results[seat]):
        return True
    refuse(desk.work.results[seat], BELOW_MINIMUM)
    return False


@kernel
def note_offer(table: Table, rules: Rules, desk: Desk, seat):
    """Note what the win open to the seat is worth, for rules that compare wins or bar passed ones.

    Rules: NANCHANG-14.
    """
    result = desk.work.results[seat]
    table.offered_value[seat] = result.total
    if rules.pass_bars == BARS_POINTS:
        table.offered_value[seat] = points_from_giver(table, rules, desk, seat)
    table.offered_class[seat] = class_of(rules, result) if asks_class(rules) else 0


@stage("truth")
def value_for(table: Table, rules: Rules, desk: Desk, seat, kind, by, payer):
    """Value the win on the desk (wins[seat], results[seat]); return True if it is a win under the rules."""
    gather_win(table, rules, desk.work.wins[seat], seat, kind, by, payer)
    value_win(desk.work.wins[seat], rules, desk, desk.work.results[seat])
    return desk.work.results[seat].wins != 0


@kernel
def win_barred_this_turn(table: Table, rules: Rules):
    """Return True if no self-drawn win is allowed: after some claims, or on some kong replacements.

    Rules: TAIWAN-27, TAIWAN-29, TAIWAN-30.
    """
    return (rules.open_kong_no_win != 0 and table.claimed_turn != BY_DRAW) or table.bloom_barred != 0


@kernel
def must_win(table: Table, rules: Rules, seat):
    """Return True if the seat has to take the win that is open to it, and may do nothing else.

    Rules: SICHUAN-24, SHANXI-19, TAIWAN-53, GUIZHOU-P7.
    """
    if rules.forced_rob != 0 and must_take(table, seat):
        return True
    declared = rules.ready_must_win != 0 and table.ready[seat] != 0
    return is_compulsory(table, rules) or table.bound[seat] != 0 or declared
