"""Passed wins, in three questions: what they bar, until when, and what counts as letting a win pass."""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.win_class import class_of
from fangcheng.core.shapes.ready import is_ready
from fangcheng.core.state.codes import BLACK_BONE, BY_PUNG, BY_SELF, CLAIM, HERO, READY_EARTHLY, READY_HEAVENLY, ROB
from fangcheng.core.state.record_types import Result, Rules, Table
from fangcheng.core.state.rule_codes import (
    BARS_CLASS,
    BARS_DISCARDS,
    BARS_EVERY_WIN,
    BARS_KIND,
    BARS_NOTHING,
    BARS_POINTS,
    BARS_VALUE,
    COUNTS_CHANCE,
    COUNTS_OWN_DISCARD,
    COUNTS_OWN_RIVER,
    COUNTS_SELF_DRAW,
    COUNTS_WAITED,
    UNTIL_ANY_CLAIM,
    UNTIL_COMPULSORY,
    UNTIL_HAND_IF_READY,
    UNTIL_OWN_CLAIM,
    UNTIL_OWN_DISCARD,
    UNTIL_OWN_DRAW,
    UNTIL_SAFE_DISCARD,
    UNTIL_UNREADY_PUNG,
)
from fangcheng.core.table.hand import face

# table.locked and table.locked_for_hand
LOCKED_DISCARD, LOCKED_ALL = 1, 2


# --- what is barred


@kernel
def barred(table: Table, rules: Rules, seat, by, kind, result: Result):
    """Return True if a passed win forbids `seat` to win with this tile; `result` is what the win would be worth.

    Rules: RIICHI-74, MCR-25, SICHUAN-25, SICHUAN-P11, TAIWAN-44, TAIWAN-47, TAIWAN-P15, TIANJIN-31, CHENGDU-22,
    GUIZHOU-P7, NANCHANG-14, JIANGNAN-13, COMMON-3.
    """
    if rules.own_river_draw != 0 and by == BY_SELF and has(table.own_river_mask[seat], face(kind)):
        return True
    if rules.pass_until[UNTIL_COMPULSORY] != 0 and is_compulsory(table, rules):
        return False
    if rules.forced_rob != 0 and must_take(table, seat):
        return False
    bars = int(rules.pass_bars)
    if bars == BARS_EVERY_WIN:
        return table.locked[seat] != 0 or table.locked_for_hand[seat] == LOCKED_ALL
    if by == BY_SELF or bars == BARS_NOTHING:
        return False
    if bars == BARS_DISCARDS:
        return is_furiten(table, rules, seat)
    if table.locked_for_hand[seat] != 0:
        return True
    if bars == BARS_KIND:
        return has(table.missed_mask[seat] | thrown(table, rules, seat), face(kind))
    if bars == BARS_POINTS:
        return table.missed_value[seat] >= table.offered_value[seat]
    worth = class_of(rules, result) if bars == BARS_CLASS else int(result.total)
    return table.missed_value[seat] >= worth


@kernel
def is_compulsory(table: Table, rules: Rules):
    """Return True if a possible win must be taken.

    Rules: SICHUAN-24, CHENGDU-22.
    """
    return int(table.drawable) < int(rules.compulsory_last)


@kernel
def must_take(table: Table, seat):
    """Return True if who has not declared must win on the tile at stake: a robbed kong, or the discard after a kong.

    Rules: GUIZHOU-P7.
    """
    after_kong = table.phase == CLAIM and table.after_kong_cut != 0
    return table.ready[seat] == 0 and (table.phase == ROB or after_kong)


@kernel
def is_furiten(table: Table, rules: Rules, seat):
    """Return True if a passed tile, or a wait that lies among the own discards, bars wins on all discards.

    Rules: RIICHI-74, RIICHI-75, RIICHI-76, RIICHI-77, SANMA-23.
    """
    if table.locked_for_hand[seat] != 0 or table.missed_mask[seat] != NONE:
        return True
    return (thrown(table, rules, seat) & table.waits[seat]) != NONE


@kernel
def thrown(table: Table, rules: Rules, seat):
    """Return the faces that the seat has discarded, if the rules count them as passed while it waits for them."""
    return table.own_river_mask[seat] if rules.pass_counts[COUNTS_OWN_RIVER] != 0 else NONE


# --- what counts as letting a win pass


@kernel
def note_passed_tile(table: Table, rules: Rules, seat, some_face):
    """Note a tile that the seat waits for and does not win on, whatever the reason.

    Rules: RIICHI-76, RIICHI-77.
    """
    if rules.pass_counts[COUNTS_WAITED] != 0 and has(table.waits[seat], some_face):
        bar(table, rules, seat, bit(some_face))


@kernel
def note_passed_chance(table: Table, rules: Rules, seat, some_face):
    """Note that the seat did not win on another's tile though it could; to claim the tile is to pass the win.

    Rules: RIICHI-67, SICHUAN-25, SICHUAN-P11, TAIWAN-44, TAIWAN-45, TAIWAN-P15, COMMON-3.
    """
    if rules.pass_counts[COUNTS_CHANCE] != 0:
        bar(table, rules, seat, bit(some_face))


@kernel
def note_passed_self_draw(table: Table, rules: Rules, seat):
    """Note that the seat did not win by self-draw though it could, if the rules count that.

    Rules: SICHUAN-25, TAIWAN-44, TAIWAN-P15, TAIYUAN-32.
    """
    if rules.pass_counts[COUNTS_SELF_DRAW] != 0:
        bar(table, rules, seat, bit(face(int(table.drawn))))


@kernel
def note_own_discard(table: Table, rules: Rules, seat, mark):
    """Note that the seat discarded a winning tile, if the rules count that as a passed win.

    The waits are those after the discard; `mark` is the bit of its face. Where a declared hand is barred for good, only
    a tile of another does that.
    Rules: SICHUAN-P11, GUIZHOU-P6, GUIZHOU-P8.
    """
    if rules.pass_until[UNTIL_HAND_IF_READY] != 0 and table.ready[seat] != 0:
        return
    if rules.pass_counts[COUNTS_OWN_DISCARD] != 0 and table.waits[seat] & mark != NONE:
        bar(table, rules, seat, mark)


@kernel
def note_own_pung(table: Table, seat, some_face):
    """Note the pung that the seat gives away as it has just discarded one of three alike, chickens excepted.

    Rules: GUIZHOU-P4.
    """
    if table.hand[seat, some_face] == 2 and some_face != HERO and some_face != BLACK_BONE:
        table.passed_pung_mask[seat] |= bit(some_face)


@kernel
def bar(table: Table, rules: Rules, seat, mark):
    """Note what the rules bar after a passed win; of several the dearest counts. `mark` is the bit of the face.

    Rules: RIICHI-77, TAIWAN-44, TAIWAN-50, TAIWAN-P15, COMMON-3.
    """
    bars = int(rules.pass_bars)
    if bars == BARS_NOTHING:
        return
    if bars == BARS_EVERY_WIN:
        table.locked[seat] = LOCKED_ALL
    elif bars in (BARS_VALUE, BARS_POINTS):
        table.missed_value[seat] = max(int(table.missed_value[seat]), int(table.offered_value[seat]))
    elif bars == BARS_CLASS:
        table.missed_value[seat] = max(int(table.missed_value[seat]), int(table.offered_class[seat]))
    else:
        table.missed_mask[seat] |= mark
    if rules.pass_until[UNTIL_HAND_IF_READY] != 0 and table.ready[seat] != 0:
        table.locked_for_hand[seat] = LOCKED_ALL if bars == BARS_EVERY_WIN else LOCKED_DISCARD
    elif bars == BARS_EVERY_WIN and table.ready[seat] in (READY_HEAVENLY, READY_EARTHLY):
        table.locked_for_hand[seat] = LOCKED_DISCARD  # bars nothing here: it takes the tai of the announcement


# --- until when


@kernel
def release(table: Table, seat):
    """Forget the wins that the seat has let pass; what bars it for the whole hand stays."""
    table.missed_mask[seat] = NONE
    table.missed_value[seat] = -1
    table.locked[seat] = 0


@kernel
def release_by_draw(table: Table, rules: Rules, seat):
    """Forget passed wins when the seat draws, a replacement too, and passed pungs, if the rules say so.

    Rules: RIICHI-76, SHANXI-11, SICHUAN-25, SICHUAN-P11.
    """
    if rules.pass_until[UNTIL_OWN_DRAW] != 0:
        release(table, seat)
    if rules.pung_pass_draw != 0:
        table.passed_pung_mask[seat] = NONE


@kernel
def release_by_discard(table: Table, rules: Rules, seat, mark):
    """Forget passed wins when the seat discards, or discards a tile that would not have won, by the rules.

    Rules: TAIWAN-44, TAIWAN-P15.
    """
    if rules.pass_until[UNTIL_OWN_DISCARD] != 0:
        release(table, seat)
    release_by_tile(table, rules, seat, mark)


@kernel
def release_by_tile(table: Table, rules: Rules, seat, mark):
    """Forget passed wins when a tile goes that would not have won, by a discard or an added kong.

    `mark` is the bit of its face; `waits` still holds the waits before the draw when this is asked.
    Rules: TAIWAN-44, TAIWAN-46.
    """
    if rules.pass_until[UNTIL_SAFE_DISCARD] != 0 and table.waits[seat] & mark == NONE:
        release(table, seat)


@kernel
def release_by_unready_pung(table: Table, rules: Rules, seat):
    """Forget passed wins after a pung whose discard leaves the hand unready, if the rules say so.

    Rules: SICHUAN-P11.
    """
    if rules.pass_until[UNTIL_UNREADY_PUNG] == 0 or table.claimed_turn != BY_PUNG:
        return
    if not is_ready(table, rules, seat):
        release(table, seat)


@kernel
def release_by_claim(table: Table, rules: Rules, seat):
    """Forget passed wins when the seat claims or makes a kong, even by the claim that let the win pass.

    Rules: CLASSIC-25, GUANGDONG-20, SHANGHAI-16, COMMON-3, GUIZHOU-P4.
    """
    if rules.pung_pass_own != 0:
        table.passed_pung_mask[seat] = NONE
    if rules.pass_until[UNTIL_OWN_CLAIM] != 0:
        release(table, seat)


@kernel
def release_by_any_claim(table: Table, rules: Rules):
    """Forget the passed wins of all when anybody claims, makes a kong or lays a North aside, by the rules.

    Rules: RIICHI-35, RIICHI-76, SANMA-20.
    """
    if rules.pass_until[UNTIL_ANY_CLAIM] != 0:
        for seat in range(int(table.seats)):
            release(table, seat)
