"""Riichi: whether to declare, or to wait in silence where a declaration gains little."""

from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_features import DORAS, TURN
from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.action_codes import DISCARD_DRAWN
from fangcheng.core.state.codes import BY_DISCARD
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.core.table.tile_actions import kind_named
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, FACES

# What is looked at, by its place in `brain.features`.
(
    ALWAYS,  # 1
    LIVE_WAITS,  # unseen winning tiles, 8 at most
    FEW_WAITS,  # so many fewer than four
    WAITED,  # 1: the hand was ready at the last discard already, and was not declared
    YAKU,  # tenths of the unseen winning tiles that win on a discard without riichi
    HAN,  # han of such a win on average, in tenths
    MANGAN,  # 1: it is a mangan or more on average
    HANEMAN,
    READY_TURN,
    DRAWS_LEFT,  # own draws still to come
    LAST_DRAWS,  # so many fewer than three
    THREATS,  # opponents who have declared
    DEALS,  # 1: the seat deals
    FURITEN,  # 1
    HAND_DORAS,
    LAST_LEADING,  # 1: the last hand, and nobody is ahead
    LAST_BEHIND,  # 1: the last hand, and somebody is
    HONOUR_WAIT,  # 1: waits for an honour
    YAKU_FEW,  # FEW_WAITS with a yaku
    NO_YAKU_FEW,  # FEW_WAITS without
) = range(20)
READY_USED = 20


@stage("truth")
def declares(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, action):
    """Return True if the bot declares before the discard `action`; `see_riichi` and `riichi_discard` come first."""
    if not look_at_ready(table, rules, desk, brain, seat, action):
        return False
    if brain.weights.declares != 0:
        return brain.weights.declares > 0
    weights = brain.weights.declaring
    score = 0
    for place in range(READY_USED):
        score += int(weights[place]) * int(brain.features[place])
    return score > 0


@stage("truth")
def look_at_ready(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, action):
    """Fill the features of a declaration with this discard; return False if the hand is not ready after it."""
    kind = int(table.drawn) if action == DISCARD_DRAWN else kind_named(action)
    remove_tile(table, seat, kind)
    waiting = find_waits(table, rules, desk, seat)
    if waiting != NONE:
        for place in range(READY_USED):
            brain.features[place] = 0
        look_at_waits(table, rules, desk, brain, seat, waiting)
        look_at_moment(table, rules, brain, seat, waiting)
    add_tile(table, seat, kind)
    return waiting != NONE


@kernel
def look_at_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, waiting):
    """Fill the features of the wait: tiles, and what they would win without a declaration."""
    x = brain.features
    live, winning, han = 0, 0, 0
    kept = table.waits[seat]
    table.waits[seat] = waiting
    for some_face in range(FACES):
        unseen = int(brain.unseen[some_face])
        if has(waiting, some_face) and unseen > 0:
            live += unseen
            x[HONOUR_WAIT] = 1 if some_face >= EAST else 0
            if value_for(table, rules, desk, seat, some_face, BY_DISCARD, next_seat(table, seat)):
                winning += unseen
                result = desk.work.results[seat]
                han += unseen * (13 if result.yakuman > 0 else int(result.han))
    table.waits[seat] = kept
    x[LIVE_WAITS] = min(live, 8)
    x[FEW_WAITS] = max(0, 4 - live)
    if winning > 0:
        x[YAKU] = 10 * winning // live
        x[HAN] = 10 * han // winning
        x[MANGAN] = 1 if x[HAN] >= 40 else 0
        x[HANEMAN] = 1 if x[HAN] >= 55 else 0
        x[YAKU_FEW] = x[FEW_WAITS]
    else:
        x[NO_YAKU_FEW] = x[FEW_WAITS]


@kernel
def look_at_moment(table: Table, rules: Rules, brain: Brain, seat, waiting):
    """Fill the features of the moment: turn, opponents, scores."""
    x = brain.features
    x[ALWAYS] = 1
    x[WAITED] = 1 if table.waits[seat] != NONE and table.river_count[seat] > 0 else 0
    x[READY_TURN] = brain.hand[TURN]
    x[DRAWS_LEFT] = int(table.drawable) // int(table.seats)
    x[LAST_DRAWS] = max(0, 3 - int(x[DRAWS_LEFT]))
    x[THREATS] = brain.threats
    x[DEALS] = 1 if seat == table.dealer else 0
    x[FURITEN] = 1 if waiting & table.own_river_mask[seat] != NONE else 0
    x[HAND_DORAS] = brain.hand[DORAS]
    if table.round_wind >= rules.rounds - 1 and table.deal_number >= table.seats - 1:
        ahead = 0
        for other in range(int(table.seats)):
            if table.scores[other] > table.scores[seat]:
                ahead = 1
        x[LAST_LEADING], x[LAST_BEHIND] = 1 - ahead, ahead
