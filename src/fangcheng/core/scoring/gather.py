"""The facts of a win, gathered from the table: everything about it that no reading can change."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, flagged, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.trial import ASKS_OTHERS
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_OPEN_KONG,
    BY_ROB,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    F_AFTER_KONG_CUT,
    F_AFTER_WASH_OUT,
    F_DOUBLE_HAND,
    F_DOUBLE_READY,
    F_DRIFT,
    F_EARTHLY_READY,
    F_FIRST_TURN,
    F_FLOWER_REPLACEMENT,
    F_HEAVENLY_READY,
    F_JOKER_DISCARDED,
    F_JOKERS_ELSEWHERE,
    F_KONG_OPENED,
    F_KONG_REPLACEMENT,
    F_KONG_TILE,
    F_LAST_OF_KIND,
    F_LAST_TILE,
    F_LAY_REPLACEMENT,
    F_LUCKY_DICE,
    F_ONE_SHOT,
    F_OPEN_KONG_REPLACEMENT,
    F_OPEN_READY,
    F_OTHERS_IN_PUNG,
    F_PASSED_WIN,
    F_PAYER_DECLARED,
    F_PAYER_MELDED,
    F_READY,
    F_ROB_CONCEALED,
    F_ROB_LAY,
    F_THROWN,
    F_TREASURE,
    F_TREASURE_SEEN,
    FROM_FLOWER,
    FROM_KONG,
    FROM_LAY,
    FROM_OPEN_KONG_FLOWER,
    FROM_OPENED_KONG,
    FROM_TREASURE,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    READY_EARTHLY,
    READY_HARD,
    READY_HEAVENLY,
    READY_OPEN,
    TILES_OFFERED,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.honour_runs import faces_of_run
from fangcheng.core.state.record_types import Rules, Table, Win
from fangcheng.core.state.rule_codes import EAST_OPENED_WALL, FEEDER_AS_DISCARDER, FIRST_TURN_KONGS
from fangcheng.core.table.dora import count_dora
from fangcheng.core.table.eggs import tiles_in_eggs
from fangcheng.core.table.flower_jokers import gather_flower_jokers
from fangcheng.core.table.hand import face, find_pung, is_kong
from fangcheng.core.table.hand_luck import dice_were_lucky, follows_wash_out
from fangcheng.core.table.kong_row import kongs_before
from fangcheng.core.table.ready_stake import stake_to_win
from fangcheng.core.table.reds import count_reds
from fangcheng.core.table.stand_in import face_stood_for
from fangcheng.core.table.thrown_jokers import joker_discarded, jokers_thrown
from fangcheng.core.table.treasure import knows_treasure, treasure_face
from fangcheng.core.table.visible import visible
from fangcheng.tiles import FACES, HEAD, NO_TILE, PLACES


@stage()
def gather_win(table: Table, rules: Rules, win: Win, seat, kind, by, payer):
    """Fill `win` for `seat` and the winning tile `kind`, which is in the hand already only when self-drawn."""
    winning = face(kind)
    win.seat = seat
    win.payer = payer
    win.by = by
    win.tile = winning
    win.dealer = table.dealer
    win.seats = table.seats
    win.round_wind = rules.round_winds[int(table.round_wind) % 8]
    east = int(table.break_side) if rules.seat_wind_rule == EAST_OPENED_WALL else int(table.dealer)
    win.seat_wind = (seat - east) % int(table.seats)
    win.streak = table.streak
    win.counters = table.counters
    win.sticks = table.sticks
    win.first_roots = table.blood_river.roots[seat]
    win.first_kongs = table.blood_river.kongs[seat]
    win.sets = rules.sets
    win.flowers = table.flowers[seat]
    win.aside = table.aside.count[seat]
    win.together = win.white = win.heart = 0
    win.turned = table.opened.fits[seat]
    win.lack = table.lack.suit[seat]
    win.waits = table.waits[seat]
    win.wild_mask = table.wild_mask
    win.stood_for = face_stood_for(table, rules)
    gather_tiles(table, rules, win, seat, winning, by)
    if rules.heart != 0:
        imagine_tile(win, int(table.heart[seat]))
    if has_flower_jokers(rules):
        gather_flower_jokers(table, win, seat, winning, by)
    gather_melds(table, win, seat)
    if rules.eggs != 0:
        gather_eggs(table, win, seat)
    if plays_sums(rules):
        gather_sums(table, win, seat, winning, by)
    win.stake = stake_to_win(table, seat) if rules.ready_stake != 0 else 0
    win.reds = red_tiles(table, seat, kind, by)
    win.flags = circumstances(table, rules, seat, winning, by, payer)
    win.kong_row = kongs_before(table, win["flags"], by) if rules.kong_row != 0 else 0
    count_dora(table, rules, win)


@kernel
def gather_tiles(table: Table, rules: Rules, win: Win, seat, winning, by):
    """Fill in the concealed hand with the winning tile, which by rule counts as printed (JIANGNAN-19)."""
    jokers, printed = 0, int(by != BY_SELF and rules.given_as_printed != 0)
    for some_face in range(FACES):
        count = int(table.hand[seat, some_face])
        if some_face == winning and by != BY_SELF:
            count += 1
        plain = count
        if has(table.wild_mask, some_face):
            plain = printed if some_face == winning else 0
        win.joker_kinds[some_face] = count - plain
        jokers += count - plain
        win.hand[some_face] = plain
    win.jokers = jokers
    win.drawn_joker = 1 if has(table.wild_mask, winning) and printed == 0 else 0


@kernel
def imagine_tile(win: Win, heart):
    """Put the tile that the winner has imagined among his tiles, as what is printed on it; `heart` is 1 + its face.

    Rules: JIANGNAN-10, JIANGNAN-21, JIANGNAN-29.
    """
    win.heart = heart
    if heart > 0:
        win.hand[heart - 1] += 1


@kernel
def gather_melds(table: Table, win: Win, seat):
    """Fill in the kind and lowest face of each meld, and count the kongs of jokers."""
    win.meld_count = table.meld_count[seat]
    win.joker_kongs = 0
    for index in range(int(table.meld_count[seat])):
        win.meld_kind[index] = table.meld_kind[seat, index]
        win.meld_face[index] = table.meld_face[seat, index]
        if has(table.wild_mask, int(table.meld_face[seat, index])) and is_kong(int(table.meld_kind[seat, index])):
            win.joker_kongs += 1


@stage(when=on("eggs"))
def gather_eggs(table: Table, win: Win, seat):
    """Fill in how many tiles of each face lie in the winner's eggs.

    Rules: COMMON-11.
    """
    for some_face in range(FACES):
        win.in_eggs[some_face] = tiles_in_eggs(table, seat, some_face)


@stage(when=plays_sums)
def gather_sums(table: Table, win: Win, seat, winning, by):
    """Fill in the heads of the concealed hand, and the tiles of the melds.

    Rules: LUOSHU-27.
    """
    for head in range(HEAD, PLACES):
        win.hand[head] = int(table.hand[seat, head]) + int(head == winning and by != BY_SELF)
    for index in range(int(table.meld_count[seat])):
        for place in range(4):
            win.meld_tiles[index, place] = table.meld_tiles[seat, index, place]


@kernel
def red_tiles(table: Table, seat, kind, by):
    """Count the red tiles in hand, melds and a claimed winning tile.

    Rules: RIICHI-2.
    """
    count = count_reds(table.hand[seat]) + (1 if by != BY_SELF and face(kind) != kind else 0)
    for index in range(int(table.meld_count[seat])):
        for place in range(4):
            tile = int(table.meld_tiles[seat, index, place])
            if tile != NO_TILE and face(tile) != tile:
                count += 1
    return count


@kernel
def circumstances(table: Table, rules: Rules, seat, winning, by, payer):
    """Return all F_ bits (last tile, robbed kong and the like) that hold for this win."""
    flags = ready_flags(table, seat) | int(table.circle.drift[seat]) << F_DRIFT
    if table.drawable == 0 or int(table.drawable) < int(rules.draw_only_tail):
        flags |= F_LAST_TILE
    if by == BY_SELF:
        flags |= drawn_flags(table, rules)
        if rules.treasure != 0:
            flags |= flags_of_treasure(table, seat, winning)
        if table.draws[seat] == 1 and table.any_claim == 0 and table.drawn_from != FROM_TREASURE:
            flags |= F_FIRST_TURN
    elif table.draws[seat] == 0 and table.any_claim == 0:
        flags |= F_FIRST_TURN
    if rules.option[FIRST_TURN_KONGS] != 0 and only_dealer_has_kongs(table, seat, by, payer):
        flags |= F_FIRST_TURN
    if by != BY_SELF and table.after_kong_cut != 0:
        flags |= F_AFTER_KONG_CUT
    if rules.kong_opens != 0 and by != BY_SELF:
        flags |= flags_of_opened_kong(table, by)
    if by == BY_ROB and table.offered_meld < 0:
        flags |= F_ROB_LAY
    if by == BY_ROB and table.offered_meld == CONCEALED_KONG_MELD:
        flags |= F_ROB_CONCEALED
    if by != BY_ROB and visible(table, winning) == 3 + (1 if by != BY_SELF else 0):
        flags |= F_LAST_OF_KIND
    if table.double_hand.now != 0:
        flags |= F_DOUBLE_HAND
    if table.locked[seat] == 2:
        flags |= F_PASSED_WIN
    if joker_discarded(table, seat):
        flags |= F_JOKER_DISCARDED
        if rules.thrown_factor != 0:
            flags |= jokers_thrown(table, seat) << F_THROWN
    if flagged(rules.trial_stages, ASKS_OTHERS):
        flags |= facts_of_others(table, rules, seat, payer)
        if by != BY_ROB and lies_in_pung(table, winning):
            flags |= F_OTHERS_IN_PUNG
    return np.uint64(flags | luck_of_hand(table, rules))


@kernel
def flags_of_opened_kong(table: Table, by):
    """Return the F_ bit of a win on another's opened kong: on a tile it turned up, or on the one it was to be made of.

    Rules: CHANGSHA-14, CHANGSHA-18.
    """
    if by == BY_ROB:
        return F_KONG_OPENED if table.opened.announced != 0 else 0
    return F_KONG_TILE if table.opened.stage == TILES_OFFERED else 0


@kernel
def flags_of_treasure(table: Table, seat, winning):
    """Return the F_ bits of a drawn tile of the treasure's kind, which the seat must have seen, or of the treasure.

    Rules: HARBIN-21, JILIN-22, CHANGCHUN-27.
    """
    if not knows_treasure(table, seat) or treasure_face(table) != winning:
        return 0
    return F_TREASURE | (F_TREASURE_SEEN if table.drawn_from == FROM_TREASURE else 0)


@kernel
def luck_of_hand(table: Table, rules: Rules):
    """Return the F_ bits of what makes the whole hand dearer, whoever wins it.

    Rules: SHANGHAI-28, SHANGHAI-29, SHANGHAI-30.
    """
    flags = 0
    if rules.lucky_dice != 0 and dice_were_lucky(table, rules):
        flags |= F_LUCKY_DICE
    if rules.wash_outs != 0 and follows_wash_out(table, rules):
        flags |= F_AFTER_WASH_OUT
    return flags


@stage("number", when=lambda rules: int(rules.trial_stages) & ASKS_OTHERS != 0)
def facts_of_others(table: Table, rules: Rules, seat, payer):
    """Return the F_ bits of what the payer and the other players hold or have done.

    Rules: NANNING-F-shot_by_melded, TAIYUAN-F-unready_discard, NANCHANG-F-true_german.
    """
    flags = 0
    if payer != NOBODY:
        if claimed_melds(table, payer) == rules.sets:
            flags |= F_PAYER_MELDED
        if table.ready[payer] != 0:
            flags |= F_PAYER_DECLARED
    for other in range(int(table.seats)):
        if other != seat and holds_joker(table, other):
            flags |= F_JOKERS_ELSEWHERE
    return flags


@kernel
def lies_in_pung(table: Table, some_face):
    """Return True if three tiles of the face lie in the pung of some player, be it the winner.

    Rules: NANJING-F-last_copy.
    """
    for seat in range(int(table.seats)):
        if find_pung(table, seat, some_face) >= 0:
            return True
    return False


@kernel
def claimed_melds(table: Table, seat):
    """Count the melds that the seat has claimed: an added kong is one, a concealed kong is none."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        kind = int(table.meld_kind[seat, index])
        count += int(kind in (CHOW, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD))
    return count


@kernel
def holds_joker(table: Table, seat):
    """Return True if the seat has a joker in its hand or a meld."""
    for some_face in range(PLACES):
        if has(table.wild_mask, some_face) and table.hand[seat, some_face] > 0:
            return True
    for index in range(int(table.meld_count[seat])):
        start = int(table.meld_face[seat, index])
        faces = faces_of_run(start) if table.meld_kind[seat, index] == CHOW else bit(start)
        if faces & table.wild_mask != NONE:
            return True
    return False


@kernel
def only_dealer_has_kongs(table: Table, seat, by, payer):
    """Return True in the dealer's turn before his first discard and upon that discard: only he can have made kongs.

    Rules: HONGKONG-8, HONGKONG-P4.
    """
    dealer = int(table.dealer)
    if table.draws[dealer] != 1:
        return False
    if by == BY_SELF:
        return seat == dealer and table.river_count[dealer] == 0
    return by == BY_DISCARD and payer == dealer and table.river_count[dealer] == 1 and table.draws[seat] == 0


@kernel
def ready_flags(table: Table, seat):
    """Return the F_ bits of a declared hand."""
    flags = 0
    ready = int(table.ready[seat])
    if ready > 0:
        flags |= F_READY
        if table.declared.one_shot[seat] != 0:
            flags |= F_ONE_SHOT
        if table.declared.double[seat] != 0:
            flags |= F_DOUBLE_READY
        if ready == READY_OPEN:
            flags |= F_OPEN_READY
        if ready == READY_HARD or (ready == READY_HEAVENLY and table.locked_for_hand[seat] == 0):
            flags |= F_HEAVENLY_READY
        if ready == READY_EARTHLY and table.locked_for_hand[seat] == 0:
            flags |= F_EARTHLY_READY
    return flags


@kernel
def drawn_flags(table: Table, rules: Rules):
    """Return the F_ bits of a drawn tile that replaced another one."""
    source = int(table.drawn_from)
    if source == FROM_OPENED_KONG:
        return F_KONG_TILE
    if source == FROM_KONG:
        return F_KONG_REPLACEMENT | (F_OPEN_KONG_REPLACEMENT if replaces_open_kong(table, rules) else 0)
    if source == FROM_FLOWER:
        return F_FLOWER_REPLACEMENT
    if source == FROM_LAY:
        return F_LAY_REPLACEMENT
    if source == FROM_OPEN_KONG_FLOWER:
        return F_FLOWER_REPLACEMENT | F_OPEN_KONG_REPLACEMENT
    return 0


@kernel
def replaces_open_kong(table: Table, rules: Rules):
    """Return True in a turn that a kong of a discard began; where its feeder pays, until another kong is made.

    Rules: TAIWAN-30, CHENGDU-33.
    """
    if table.claimed_turn != BY_OPEN_KONG:
        return False
    return rules.bloom_payers != FEEDER_AS_DISCARDER or table.kong_chain == 1
