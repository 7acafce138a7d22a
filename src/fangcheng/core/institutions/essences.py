"""Essences (精): after every hand each player is paid for the jokers he holds, from five points on many times over."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CLAIM, CLAIMED_AWAY, NOBODY, ROB, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_ESSENCES, PAY_FLIP, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import OVERLORD_DOUBLES
from fangcheng.core.table.hand import face
from fangcheng.core.table.jokers import joker_after
from fangcheng.core.table.standing import has_won
from fangcheng.tiles import EAST, FACES, NO_TILE

RUSH = 5  # raw points that rush the pass
UNRUSHED = 3  # they are multiplied by what they have beyond these
MAIN, SIDE = 2, 1  # raw points of a tile
OVERLORD_MORE = 10


@kernel
def clear_essences(table: Table):
    """Forget the jokers and the claims of a hand; what they were counts once more where the rules say so.

    A hand that did not count and is dealt again leaves those of the hand before as they were.
    """
    if table.hands_played == 0:
        table.essences.before = NO_TILE
    table.essences.main = NO_TILE
    for seat in range(SEATS):
        table.essences.feeder[seat] = NOBODY


# --- what tiles count


@kernel
def points_of_tile(table: Table, rules: Rules, some_face):
    """Return the raw points of a tile: as a main or side joker of this hand, and of the hand before by option.

    Rules: NANCHANG-29.
    """
    points = points_as_joker(int(table.essences.main), some_face, rules.essence_suits != 0)
    if rules.essence_before != 0 and table.essences.before != NO_TILE:
        points += points_as_joker(int(table.essences.before), some_face, False)
    return points


@kernel
def points_as_joker(main, some_face, other_suits):
    """Return the raw points of a face where `main` was turned; the same numbers of the other suits count by option.

    Rules: NANCHANG-29.
    """
    return MAIN * int(is_like(main, some_face, other_suits)) + SIDE * int(
        is_like(joker_after(main), some_face, other_suits)
    )


@kernel
def is_like(essence, some_face, other_suits):
    """Return True if a face is this one, or by option has its number in another suit."""
    if essence == some_face:
        return True
    return other_suits and essence < EAST and some_face < EAST and essence % 9 == some_face % 9


@kernel
def raw_points(table: Table, rules: Rules, seat):
    """Return the raw points of hand and melds, a winning tile taken from another included.

    By option discards count too; one that was claimed counts where it lies, and one that was won on for the winner.

    Rules: NANCHANG-27, NANCHANG-29.
    """
    points = 0
    for some_face in range(FACES):
        points += int(table.hand[seat, some_face]) * points_of_tile(table, rules, some_face)
    for index in range(int(table.meld_count[seat])):
        for place in range(4):
            points += points_of_kind(table, rules, int(table.meld_tiles[seat, index, place]))
    if has_won(table, seat) and (table.phase == CLAIM or table.phase == ROB):
        points += points_of_kind(table, rules, int(table.offered))
    if rules.essence_discards != 0:
        for index in range(discards_kept(table, seat)):
            if table.river_flags[seat, index] & CLAIMED_AWAY == 0:
                points += points_of_kind(table, rules, int(table.river[seat, index]))
    return points


@kernel
def discards_kept(table: Table, seat):
    """Return how many discards of the seat may count for it: all but one that the hand was won on.

    Rules: NANCHANG-29.
    """
    given = table.won_count > 0 and table.phase == CLAIM and table.offered_by == seat
    return int(table.river_count[seat]) - int(given)


@kernel
def points_of_kind(table: Table, rules: Rules, kind):
    """Return the raw points of a tile by its kind, none of NO_TILE."""
    return 0 if kind == NO_TILE else points_of_tile(table, rules, face(kind))


# --- before play


@stage(when=on("essence_flip"))
def pay_flip(table: Table):
    """Pay each player for the tile that was turned first and for the next kind, by what he was dealt.

    That tile lies now below the one that names the jokers.
    Rules: NANCHANG-6.
    """
    first = face(int(table.wall[int(table.indicators.positions[0]) + 1]))
    for step in range(int(table.seats)):
        seat = (int(table.dealer) + step) % int(table.seats)
        points = MAIN * int(table.hand[seat, first]) + SIDE * int(table.hand[seat, joker_after(first)])
        let_all_pay(table, PAY_FLIP, seat, NOBODY, points)


@kernel
def let_all_pay(table: Table, cause, seat, alone, points):
    """Let each other player pay the seat so many points, or one player those of all."""
    if points == 0:
        return
    row = open_row(table, cause, seat, alone, points)
    for other in range(int(table.seats)):
        if other != seat:
            move(table, row, other if alone == NOBODY else alone, seat, points)


# --- claims


@stage(when=on("essence_liability"))
def note_feeder(table: Table, rules: Rules, seat, feeder):
    """Note who fed the joker that has just lifted the seat to five raw points or more; the first one answers.

    Rules: NANCHANG-33.
    """
    claimed = face(int(table.offered))
    if table.essences.feeder[seat] != NOBODY or not has(table.wild_mask, claimed):
        return
    points = raw_points(table, rules, seat)
    if points >= RUSH and points - points_of_tile(table, rules, claimed) < RUSH:
        table.essences.feeder[seat] = feeder


# --- after the hand


@stage(when=on("essences"))
def pay_essences(table: Table, rules: Rules):
    """Pay every player for his jokers, won or drawn, and keep the turned one for the next hand.

    Rules: NANCHANG-29, NANCHANG-31, NANCHANG-32, NANCHANG-33, NANCHANG-34, NANCHANG-35.
    """
    holders = 0
    for seat in range(int(table.seats)):
        holders += int(raw_points(table, rules, seat) > 0)
    for seat in range(int(table.seats)):
        points = essence_points(rules, raw_points(table, rules, seat), holders)
        let_all_pay(table, PAY_ESSENCES, seat, int(table.essences.feeder[seat]), points)
    table.essences.before = table.essences.main


@kernel
def essence_points(rules: Rules, raw, holders):
    """Return what each other player pays for so many raw points, where so many players have any.

    Rules: NANCHANG-30, NANCHANG-31, NANCHANG-34.
    """
    points = raw * (raw - UNRUSHED) if raw >= RUSH else raw
    if raw == 0 or holders != 1:
        return points
    return 2 * points if rules.essence_overlord == OVERLORD_DOUBLES else points + OVERLORD_MORE
