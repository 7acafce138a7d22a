"""Drawing a tile: from the head or the tail of the wall, flowers laid out and replaced on the way."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import draw_is_shown
from fangcheng.core.play.endings import abort
from fangcheng.core.play.flowers import find_flower_win, flower_was_last, lay_flower
from fangcheng.core.play.passing import release_by_draw
from fangcheng.core.play.posing import pose_turn
from fangcheng.core.state.codes import (
    BROKE,
    BY_OPEN_KONG,
    FROM_FLOWER,
    FROM_KONG,
    FROM_OPEN_KONG_FLOWER,
    FROM_WALL,
    TURN,
)
from fangcheng.core.state.event_rows import E_DRAW, emit
from fangcheng.core.state.hook_codes import DRAW_SHOWN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import FLOWERS_DO_NOT_WIN, FLOWERS_MAY_WIN, LAST_FLOWER_DISCARDED
from fangcheng.core.table.garden import is_over_at_once
from fangcheng.core.table.hand import add_tile, is_laid_out
from fangcheng.core.table.wall import grow_reserve, take_head, take_tail


@stage()
def draw_tile(table: Table, rules: Rules, desk: Desk, seat, source):
    """Take the next tile, laying out and replacing flowers, and ask for the turn's decision.

    Rules: BEIJING-23, RIICHI-76, MCR-14, MCR-60, TAIWAN-14, TAIWAN-15, SICHUAN-25, NANJING-31, NANJING-39.
    """
    release_by_draw(table, rules, seat)
    position = take_head(table) if source == FROM_WALL else take_replacement(table, rules, source)
    kind = int(table.wall[position])
    while is_laid_out(table, kind):
        if rules.flower_last == LAST_FLOWER_DISCARDED and table.drawable <= 0:
            break  # not laid out: it goes into the hand and must be discarded
        emit(table, E_DRAW, seat, kind, source, position, 0)
        table.drawn_from = source  # who is asked about a flower win now has not been asked while the hands were dealt
        lay_flower(table, rules, seat, kind)
        if rules.flower_win != FLOWERS_DO_NOT_WIN and find_flower_win(table, rules, desk):
            return
        if rules.broke_ends != 0 and is_over_at_once(table, rules):
            abort(table, rules, BROKE)
            return
        if table.drawable <= 0:
            flower_was_last(table, rules, desk)
            return
        source = flower_source(table)
        position = take_replacement(table, rules, source)
        kind = int(table.wall[position])
    shown = 1 if rules.hooks & DRAW_SHOWN and draw_is_shown(table, rules, seat, kind, position) else 0
    emit(table, E_DRAW, seat, kind, source, position, shown)
    add_tile(table, seat, kind)
    table.drawn = kind
    table.drawn_from = source
    table.phase = TURN
    pose_turn(table, rules, desk)


@kernel
def take_replacement(table: Table, rules: Rules, source):
    """Take a replacement tile and return its position; where kongs or single tiles count, the reserve grows by it.

    Rules: COMMON-5.
    """
    position = take_tail(table, rules)
    if rules.reserve_first_kong != 0 or rules.reserve_per_kong != 0 or rules.reserve_whole_stacks != 0:
        grow_reserve(table, rules, int(source == FROM_KONG))
    return position


@kernel
def flower_source(table: Table):
    """Return where the replacement of a flower counts as coming from.

    After an open kong it is a source of its own: by some rules nobody may win on it.
    Rules: TAIWAN-27.
    """
    return FROM_OPEN_KONG_FLOWER if table.claimed_turn == BY_OPEN_KONG else FROM_FLOWER


@stage(when=lambda rules: rules.flower_win >= FLOWERS_MAY_WIN)
def replace_flower(table: Table, rules: Rules, desk: Desk, seat):
    """Draw the replacement of the flower just laid, after a seat was asked whether it wins by its flowers.

    Rules: TAIWAN-105, TAIWAN-P18.
    """
    if table.drawable <= 0:
        flower_was_last(table, rules, desk)
    else:
        draw_tile(table, rules, desk, seat, flower_source(table))
