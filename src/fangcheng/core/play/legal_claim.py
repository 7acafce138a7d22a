"""What a seat may do with another's tile: a discard, or one that may be robbed."""

from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import faces_left, must_throw_draw, pung_offers
from fangcheng.core.play.head_sets import allow_head_claims
from fangcheng.core.play.honour_chows import allow_honour_chow
from fangcheng.core.play.legal_turn import hand_is_fixed, kong_possible
from fangcheng.core.play.opened_kongs import offer_open_claim
from fangcheng.core.play.sum_claims import allow_sums
from fangcheng.core.play.swap_ban import swap_banned, swap_banned_by_pung
from fangcheng.core.play.winning import can_win, must_win
from fangcheng.core.scoring.readiness import claimed_kong_keeps_waits, discards_to_declare, kong_keeps_number
from fangcheng.core.shapes.ready import kong_keeps_waits, terminals_held
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import (
    CHOW_RED_BESIDE,
    CHOW_TWO_REDS,
    CLAIM_CHOW,
    CLAIM_PUNG,
    OPEN_KONG,
    PASS,
    WIN,
)
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_PUNG,
    BY_ROB,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    OPEN_KONG_MELD,
    ORPHANS_FORM,
    READY_FROZEN,
    TILE_NAMED,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.hook_codes import HELD_BACK
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    CHOW_NOBODY,
    PUNG_NOBODY,
    READY_KONG_CLAIMED_TOO,
    READY_KONG_STILL_READY,
    ROB_WITH_ORPHANS,
    SWAP_FREE,
)
from fangcheng.core.table.hand import allow, allowed, face, forbid_all, held, red_of
from fangcheng.core.table.single_kongs import kept_faces
from fangcheng.core.table.tile_actions import red_first
from fangcheng.core.table.wall import next_seat, tiles_ahead
from fangcheng.tiles import EAST, FACES, NO_TILE


@stage("truth")
def offer_claim(table: Table, rules: Rules, desk: Desk, seat):
    """Allow what `seat` may do with the offered discard; return True if that is more than to pass."""
    forbid_all(table, seat)
    kind = int(table.offered)
    found = False
    named = table.opened.stage == TILE_NAMED
    if not named and can_win(table, rules, desk, seat, kind, BY_DISCARD, int(table.offered_by)):
        allow(table, seat, WIN)
        found = True
        if must_win(table, rules, seat):
            return True
    if may_be_laid(table, rules, face(kind)) and may_claim(table, rules, seat, kind):
        if plays_sums(rules):
            found = allow_head_claims(table, rules, seat, kind, kong_possible(table, rules)) or found
            found = (table.drawable > 0 and allow_sums(table, rules, seat, kind)) or found
        else:
            found = allow_pung(table, rules, desk, seat, kind) or found
        if rules.kong_opens != 0:
            found = offer_open_claim(table, rules, desk, seat, kind) or found
        if not plays_sums(rules):
            found = allow_chow(table, rules, desk, seat, kind) or found
        if rules.honour_runs != 0:
            found = allow_honour_chow(table, rules, seat, face(kind)) or found
    if table.ready[seat] == READY_FROZEN:
        found = allow_frozen_kong(table, rules, desk, seat, kind) or found
    elif table.ready[seat] != 0 and rules.ready_kong in (READY_KONG_STILL_READY, READY_KONG_CLAIMED_TOO):
        found = allow_declared_kong(table, rules, desk, seat, kind) or found
    if found:
        allow(table, seat, PASS)
    return found


@kernel
def may_be_laid(table: Table, rules: Rules, some_face):
    """Return True if tiles of the face may be claimed and laid down: jokers only where they count as what is printed.

    Rules: NANCHANG-11, COMMON-18.
    """
    return rules.joker_claims != 0 or not has(table.wild_mask, some_face)


@kernel
def allow_frozen_kong(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Allow the kong of a discard to a winner who plays on, if it leaves his waits as they are.

    Rules: SICHUAN-52.
    """
    if table.hand[seat, face(kind)] < 3 or not kong_possible(table, rules):
        return False
    if not kong_keeps_waits(table, rules, desk, seat, face(kind), 3):
        return False
    allow(table, seat, OPEN_KONG)
    return True


@kernel
def allow_declared_kong(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Allow who has declared the kong of a discard, if his hand could still be declared after it, or waits as before.

    Rules: SHANXI-12, SHANXI-18, TUIDAOHU-P9.
    """
    if table.hand[seat, face(kind)] < 3 or not kong_possible(table, rules):
        return False
    if rules.ready_kong == READY_KONG_CLAIMED_TOO:
        if not claimed_kong_keeps_waits(table, rules, desk, seat, face(kind)):
            return False
    elif not kong_keeps_number(table, rules, desk, seat, face(kind), 3, OPEN_KONG_MELD):
        return False
    allow(table, seat, OPEN_KONG)
    return True


@kernel
def may_claim(table: Table, rules: Rules, seat, kind):
    """Return True if the seat may take discards into melds at all now.

    Rules: RIICHI-51, RIICHI-56, RIICHI-59, MCR-23, TAIWAN-32, TAIWAN-49, SICHUAN-17, SICHUAN-55, SICHUAN-P9,
    TIANJIN-48, HANGZHOU-9, GUIZHOU-P5, WUHAN-7.
    """
    if hand_is_fixed(table, seat) or table.ready[seat] != 0:
        return False
    if rules.hooks & HELD_BACK and (has(faces_left(table, seat), face(kind)) or must_throw_draw(table, rules, seat)):
        return False
    if rules.single_kongs != 0 and has(kept_faces(rules, table.wild_mask), face(kind)):
        return False
    if tiles_ahead(table, rules) <= int(rules.claims_end):
        return table.drawable == 0 and rules.last_discard_pon != 0 and table.claimed_turn != BY_PUNG
    return rules.recall_own != 0 or not has(table.own_river_mask[seat], face(kind))


@kernel
def allow_pung(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Allow pung and open kong; return True if either is open.

    Rules: RIICHI-38, RIICHI-39, RIICHI-49, RIICHI-50, SANMA-14, MCR-16, MCR-17, TAIWAN-21, TAIWAN-22, TAIWAN-25,
    SICHUAN-16, TIANJIN-18, TIANJIN-20, TIANJIN-21, CHENGDU-17,
    TAIYUAN-17, TAIYUAN-20, TUIDAOHU-14, HEFEI-9.
    """
    some_face = face(kind)
    count = int(table.hand[seat, some_face])
    if (
        count < 2
        or rules.claim_pon == PUNG_NOBODY
        or (rules.meld_suits != 0 and spreads_suits(table, rules, seat, some_face))
        or (rules.last_hand_tile != 0 and leaves_last_tile(table, rules, seat, False))
    ):
        return False
    found = False
    banned = rules.pung_pass_ban != 0 and has(table.passed_pung_mask[seat], some_face)
    banned = banned or (rules.three_for_kong != 0 and count >= 3)
    if rules.standing != 0:
        found = not banned and pung_offers(table, rules, desk, seat, some_face)
    elif not banned and leaves_discard(table, rules, seat, some_face, some_face, swap_banned_by_pung(rules, some_face)):
        for reds in range(3):
            if has_tiles(table, seat, some_face, 2 - reds, reds):
                allow(table, seat, CLAIM_PUNG + reds)
                found = True
    if count >= 3 and kong_possible(table, rules) and table.drawable > 0:
        allow(table, seat, OPEN_KONG)
        found = True
    return found


@stage("truth", when=on("meld_suits"))
def spreads_suits(table: Table, rules: Rules, seat, some_face):
    """Return True if with a meld of this face the melds of the seat would be of more suits than the rules allow.

    Rules: CHENGDU-17.
    """
    suits = suit_bit(some_face)
    for index in range(int(table.meld_count[seat])):
        suits |= suit_bit(int(table.meld_face[seat, index]))
    return count_bits(suits) > rules.meld_suits


@kernel
def suit_bit(some_face):
    """Return the bit of the suit of a face, none for an honour."""
    return bit(some_face // 9) if some_face < EAST else NONE


@kernel
def has_tiles(table: Table, seat, some_face, plain, reds):
    """Return True if the hand has `plain` plain tiles of a face and `reds` red ones."""
    return reds_held(table, seat, some_face) >= reds and held(table, seat, some_face) >= plain


@kernel
def allow_chow(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Allow the chows that the discard of the left neighbour completes; return True if there is any.

    Where the rules say so another's discard may be taken by who can then declare ready.

    Rules: RIICHI-37, RIICHI-49, RIICHI-50, SANMA-14, MCR-15, TAIWAN-18, TAIWAN-20, SICHUAN-15, TIANJIN-17,
    HANGZHOU-13, HARBIN-12, JIANGNAN-12.
    """
    claimed = face(kind)
    is_next = next_seat(table, table.offered_by) == seat
    if rules.claim_chi == CHOW_NOBODY or claimed >= 27 or not (is_next or rules.chow_to_ready != 0):
        return False
    if tiles_ahead(table, rules) <= rules.claims_end:
        return False
    if rules.own_river_chow != 0 and has(table.own_river_mask[seat], claimed):
        return False
    if rules.chow_limit != 0 and chows_made(table, seat) >= rules.chow_limit:
        return False
    if rules.last_hand_tile != 0 and leaves_last_tile(table, rules, seat, True):
        return False
    found = False
    for place in range(3):
        low = claimed - place
        if claimed % 9 < place or low % 9 > 6:
            continue
        if not is_next and not chow_lets_declare(table, rules, desk, seat, claimed, low):
            continue
        found = allow_run(table, rules, seat, claimed, low, place) or found
    return found


@stage("truth", when=on("chow_to_ready"))
def chow_lets_declare(table: Table, rules: Rules, desk: Desk, seat, claimed, low):
    """Return True if the seat could declare ready with the discard after this chow.

    Rules: HARBIN-12.
    """
    for some_face in range(low, low + 3):
        if some_face != claimed and table.hand[seat, some_face] == 0:
            return False
    index = int(table.meld_count[seat])
    for some_face in range(low, low + 3):
        table.hand[seat, some_face] -= int(some_face != claimed)
        table.meld_tiles[seat, index, some_face - low] = some_face
    table.meld_tiles[seat, index, 3] = NO_TILE
    table.meld_kind[seat, index] = CHOW
    table.meld_face[seat, index] = low
    table.meld_count[seat] = index + 1
    lets = discards_to_declare(table, rules, desk, seat) != NONE
    table.meld_count[seat] = index
    for some_face in range(low, low + 3):
        table.hand[seat, some_face] += int(some_face != claimed)
        table.meld_tiles[seat, index, some_face - low] = NO_TILE
    return lets


@kernel
def chows_made(table: Table, seat):
    """Count the chows that the seat has claimed in this hand."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        count += int(table.meld_kind[seat, index] == CHOW)
    return count


@kernel
def leaves_last_tile(table: Table, rules: Rules, seat, chows):
    """Return True if one claim more would leave who has chowed, or `chows` by it, one tile of the hand.

    Concealed kongs count as tiles of the hand.
    Rules: CHANGCHUN-P11.
    """
    laid = 1
    for index in range(int(table.meld_count[seat])):
        laid += int(table.meld_kind[seat, index] != CONCEALED_KONG_MELD)
    return laid >= rules.sets and (chows or chows_made(table, seat) > 0)


@kernel
def allow_run(table: Table, rules: Rules, seat, claimed, low, place):
    """Allow one chow, with plain and with red tiles where the hand has the choice.

    Rules: RIICHI-2.
    """
    first = low if place > 0 else low + 1
    second = low + 2 if place < 2 else low + 1
    if natural(table, rules, seat, first) == 0 or natural(table, rules, seat, second) == 0:
        return False
    banned = swap_banned(rules, claimed, low, place)
    if not leaves_discard(table, rules, seat, first, second, banned) or swaps_back(table, rules, seat, banned):
        return False
    leading = red_first(first, second)
    beside = first + second - leading
    if held(table, seat, beside) > 0:
        if held(table, seat, leading) > 0:
            allow(table, seat, CLAIM_CHOW + place)
        if reds_held(table, seat, leading) > 0:
            allow(table, seat, CLAIM_CHOW + 3 + place)
    if reds_held(table, seat, beside) > 0:
        if held(table, seat, leading) > 0:
            allow(table, seat, CHOW_RED_BESIDE)
        if reds_held(table, seat, leading) > 0:
            allow(table, seat, CHOW_TWO_REDS)
    return True


@kernel
def reds_held(table: Table, seat, some_face):
    """Count the concealed red tiles of a face."""
    red = red_of(some_face)
    return int(table.hand[seat, red]) if red != NO_TILE else 0


@kernel
def natural(table: Table, rules: Rules, seat, some_face):
    """Return how many tiles of a face may be used in claims, none of a joker."""
    return int(table.hand[seat, some_face]) if may_be_laid(table, rules, some_face) else 0


@kernel
def swaps_back(table: Table, rules: Rules, seat, banned):
    """Return True if the chow would take back the seat's own last discard or its twin.

    Rules: TAIWAN-20.
    """
    if rules.swap_ban_own == 0 or table.river_count[seat] == 0:
        return False
    last = face(int(table.river[seat, int(table.river_count[seat]) - 1]))
    return has(banned, last)


@kernel
def leaves_discard(table: Table, rules: Rules, seat, first, second, banned):
    """Return True if after giving two tiles a discard is left that the swap ban allows.

    Rules: RIICHI-50.
    """
    if rules.swap_ban == SWAP_FREE:
        return True
    for some_face in range(FACES):
        count = int(table.hand[seat, some_face])
        count -= (1 if some_face == first else 0) + (1 if some_face == second else 0)
        if count > 0 and not has(banned, some_face):
            return True
    return False


@stage("truth")
def offer_robbery(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the seat to win on the tile that may be robbed, or to claim one added to an egg; return True if it can.

    Rules: RIICHI-69, CHANGCHUN-P6.
    """
    forbid_all(table, seat)
    found = offer_robbing_win(table, rules, desk, seat)
    if rules.egg_claims != 0 and table.offered_meld == EGG_MELD and not (found and must_win(table, rules, seat)):
        found = allow_egg_tile(table, rules, desk, seat) or found
    if found and not (allowed(table, seat, WIN) and must_win(table, rules, seat)):
        allow(table, seat, PASS)
    return found


@stage("truth", when=on("egg_claims"))
def allow_egg_tile(table: Table, rules: Rules, desk: Desk, seat):
    """Allow pung and kong of a tile added to an egg; return True if either is open.

    Rules: CHANGCHUN-P4, CHANGCHUN-P6.
    """
    kind = int(table.offered)
    if may_be_laid(table, rules, face(kind)) and may_claim(table, rules, seat, kind):
        return allow_pung(table, rules, desk, seat, kind)
    if table.ready[seat] != 0 and rules.ready_kong in (READY_KONG_STILL_READY, READY_KONG_CLAIMED_TOO):
        return allow_declared_kong(table, rules, desk, seat, kind)
    return False


@kernel
def offer_robbing_win(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the seat to win on the tile that may be robbed; return True if it can.

    Rules: RIICHI-69, RIICHI-70, SANMA-22, MCR-24, TAIWAN-62, SICHUAN-22, TIANJIN-32.
    """
    kind = int(table.offered)
    orphans_rob = rules.rob_concealed == ROB_WITH_ORPHANS and table.offered_meld == CONCEALED_KONG_MELD
    if orphans_rob and not waits_for_orphans(table, seat):
        return False
    if not can_win(table, rules, desk, seat, kind, BY_ROB, int(table.offered_by)):
        return False
    if orphans_rob and desk.work.results[seat].reading.form != ORPHANS_FORM:
        return False
    allow(table, seat, WIN)
    return True


@kernel
def waits_for_orphans(table: Table, seat):
    """Return True if the hand is without melds and holds at least twelve different terminals and honours."""
    return table.meld_count[seat] == 0 and terminals_held(table, seat) >= 12
