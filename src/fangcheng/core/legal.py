"""What is open to a seat: in its turn, on another's discard, on a tile that may be robbed."""

from fangcheng.core.actions import (
    ABORT,
    ADDED_KONG,
    CHI,
    CONCEALED_KONG,
    DISCARD_DRAWN,
    LAY_NORTH,
    OPEN_KONG,
    PASS,
    PON,
    READY,
    TILE,
    WATCH,
    WIN,
)
from fangcheng.core.bits import NONE, bit, has
from fangcheng.core.facts import gather_win
from fangcheng.core.hand import allow, face, find_pung, forbid_all, held, is_closed, is_laid_out, red_of
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.passing import barred
from fangcheng.core.ready import always_triplet, kong_keeps_waits, ready_discards, terminals_held
from fangcheng.core.record import (
    BY_DISCARD,
    BY_DRAW,
    BY_OPEN_KONG,
    BY_ROB,
    BY_SELF,
    CONCEALED_KONG_MELD,
    NOBODY,
    READY_EARTHLY,
    READY_FROZEN,
    READY_HEAVENLY,
)
from fangcheng.core.scoring import TERMS, value_win
from fangcheng.core.terms_ahead import is_plain
from fangcheng.tiles import FACES, KINDS, NO_TILE, NORTH

# rules.ready_rule
READY_NONE, READY_RIICHI, READY_ANNOUNCED, READY_DECLARED = range(4)


@kernel
def completes(table, seat, kind):
    """Whether the tile completes the resting hand in shape; a joker completes any ready hand."""
    if has(table.wild_mask, face(kind)):
        return table.waits[seat] != NONE
    return has(table.waits[seat], face(kind))


@stage("truth")
def can_win(table, rules, desk, seat, kind, by, payer):
    """Whether `seat` may win with the tile now; the value is left in `offered_value` and on the desk.

    Rules: RIICHI-64, RIICHI-68, RIICHI-74, MCR-28, TAIWAN-29, SICHUAN-25, TIANJIN-34, TIANJIN-36.
    """
    table.offered_value[seat] = -1
    if not completes(table, seat, kind) or (by != BY_SELF and rules.win_by_discard == 0):
        return False
    if by == BY_SELF and win_barred_this_turn(table, rules):
        return False
    if rules.method == TERMS and by == BY_SELF and is_plain(table, rules, desk, seat, face(kind)):
        return False
    if not value_for(table, rules, desk, seat, kind, by, payer):
        return False
    value = int(desk.work.results[seat].total)
    if barred(table, rules, seat, by, value):
        return False
    table.offered_value[seat] = value
    return True


@stage("truth")
def value_for(table, rules, desk, seat, kind, by, payer):
    """Value the win on the desk (wins[seat], results[seat]) and tell whether it is one under the rules."""
    gather_win(table, rules, desk.work.wins[seat], seat, kind, by, payer)
    value_win(desk.work.wins[seat], rules, desk, desk.work.results[seat])
    return desk.work.results[seat].wins != 0


@kernel
def win_barred_this_turn(table, rules):
    """A turn entered by a claim gives no self-drawn win where the rules say so, nor some kong replacements.

    Rules: TAIWAN-27, TAIWAN-29, TAIWAN-30.
    """
    return (rules.open_kong_no_win != 0 and table.claimed_turn != BY_DRAW) or table.bloom_barred != 0


@stage()
def offer_turn(table, rules, desk, seat):
    """Open everything the player on turn may do."""
    forbid_all(table, seat)
    drawn = int(table.drawn)
    if table.ready_pending != 0:
        allow_ready_discards(table, rules, desk, seat)
        return
    if drawn != NO_TILE and can_win(table, rules, desk, seat, drawn, BY_SELF, NOBODY):
        allow(table, seat, WIN)
        if is_compulsory(table, rules) or table.watching[seat] != 0:
            return
    allow_discards(table, rules, seat)
    if drawn != NO_TILE:
        allow_kongs(table, rules, desk, seat)
        allow_laying(table, rules, seat)
        allow_abort(table, rules, seat)
        allow_watch(table, rules, seat)
    allow_ready(table, rules, desk, seat)


@kernel
def is_compulsory(table, rules):
    """Whether a possible win must be taken.

    Rules: SICHUAN-24.
    """
    return int(table.drawable) < int(rules.compulsory_last)


@kernel
def allow_watch(table, rules, seat):
    """Open the look at all hands to a player who was ready before his draw.

    Rules: TAIWAN-53, TAIWAN-55.
    """
    if rules.watch != 0 and table.watching[seat] == 0 and table.waits[seat] != NONE:
        allow(table, seat, WATCH)


@kernel
def hand_is_fixed(table, seat):
    """Whether the seat discards each tile it draws: riichi, an announcement, a hand frozen by its win, watching.

    Rules: RIICHI-59, TAIWAN-49, TAIWAN-53, SICHUAN-52.
    """
    if table.watching[seat] != 0:
        return True
    ready = int(table.ready[seat])
    return ready not in (0, READY_HEAVENLY, READY_EARTHLY)


@kernel
def allow_discards(table, rules, seat):
    """Open the discards of the hand; a flower that is not laid out, the last tile of all, must go.

    Rules: RIICHI-36, RIICHI-49, RIICHI-59, MCR-60, TAIWAN-19, TAIWAN-21, SICHUAN-17.
    """
    drawn = int(table.drawn)
    if drawn != NO_TILE and (hand_is_fixed(table, seat) or is_laid_out(table, drawn)):
        allow(table, seat, DISCARD_DRAWN)
        return
    only_lack = holds_lack(table, seat)
    for kind in range(KINDS):
        if table.hand[seat, kind] == 0 or (only_lack and not in_suit(kind, int(table.lack[seat]))):
            continue
        if has(table.banned_discards, face(kind)):
            continue
        if kind == drawn:
            allow(table, seat, DISCARD_DRAWN)
        if held(table, seat, kind) > (1 if kind == drawn else 0):
            allow(table, seat, TILE + kind)


@kernel
def in_suit(kind, suit):
    """Whether a kind belongs to suit 0 m, 1 p, 2 s."""
    return face(kind) // 9 == suit and face(kind) < 27


@kernel
def holds_lack(table, seat):
    """Whether a tile of the declared missing suit is still in the hand.

    Rules: SICHUAN-17.
    """
    suit = int(table.lack[seat])
    if suit < 0:
        return False
    for rank in range(9):
        if table.hand[seat, 9 * suit + rank] > 0:
            return True
    return False


@kernel
def allow_ready_discards(table, rules, desk, seat):
    """After READY: the discards that leave the hand ready.

    Rules: RIICHI-57, TAIWAN-49.
    """
    keep = ready_discards(table, rules, desk, seat)
    drawn = int(table.drawn)
    for kind in range(KINDS):
        if table.hand[seat, kind] == 0 or not has(keep, face(kind)) or has(table.banned_discards, face(kind)):
            continue
        if kind == drawn:
            allow(table, seat, DISCARD_DRAWN)
        if held(table, seat, kind) > (1 if kind == drawn else 0):
            allow(table, seat, TILE + kind)


@kernel
def allow_ready(table, rules, desk, seat):
    """Open the declaration of ready.

    Rules: RIICHI-57, SANMA-27, TAIWAN-49, TAIWAN-51, TIANJIN-28, SICHUAN-56.
    """
    if rules.ready_rule == READY_NONE or table.ready[seat] != 0 or table.watching[seat] != 0:
        return
    if rules.ready_rule == READY_RIICHI:
        if not is_closed(table, seat) or table.drawn == NO_TILE:
            return
        if int(table.scores[seat]) < int(rules.ready_min_score) or int(table.drawable) < int(rules.ready_min_tiles):
            return
    if ready_discards(table, rules, desk, seat) & ~table.banned_discards == NONE:
        return
    allow(table, seat, READY)
    if rules.ready_rule == READY_ANNOUNCED:
        allow(table, seat, READY + 1)


@kernel
def kong_possible(table, rules):
    """Whether the table still has a replacement tile and a kong to spare.

    Rules: RIICHI-45, RIICHI-56, SANMA-25, SANMA-26, MCR-19, MCR-23, TAIWAN-35, SICHUAN-19, TIANJIN-26.
    """
    if int(table.drawable) < int(rules.kong_last):
        return False
    return rules.kong_max == 0 or rules.kong_max_rule == 1 or table.kongs_made < rules.kong_max


@kernel
def allow_kongs(table, rules, desk, seat):
    """Open concealed and added kongs of the turn.

    Rules: RIICHI-40, RIICHI-41, RIICHI-42, RIICHI-43, RIICHI-59, RIICHI-60, MCR-17, MCR-18, MCR-19, TAIWAN-23,
    TAIWAN-24, TAIWAN-26, TAIWAN-28, TAIWAN-53, SICHUAN-16, SICHUAN-17, TIANJIN-22, TIANJIN-23, TIANJIN-24.
    """
    if not kong_possible(table, rules) or table.watching[seat] != 0:
        return
    after_open_kong = rules.open_kong_no_win != 0 and table.claimed_turn == BY_OPEN_KONG
    for some_face in range(FACES):
        if table.hand[seat, some_face] == 0 or in_suit(some_face, int(table.lack[seat])):
            continue
        if table.hand[seat, some_face] == 4 and not after_open_kong and may_lay_four(table, rules, some_face):
            if not hand_is_fixed(table, seat) or fixed_kong(table, rules, desk, seat, some_face):
                allow(table, seat, CONCEALED_KONG + some_face)
        if find_pung(table, seat, some_face) >= 0 and not has(table.wild_mask, some_face):
            if not hand_is_fixed(table, seat) or fixed_added_kong(table, rules, desk, seat, some_face):
                allow(table, seat, ADDED_KONG + some_face)


@kernel
def may_lay_four(table, rules, some_face):
    """Whether four of a face may be a concealed kong: jokers only where a gold kong is played.

    Rules: TIANJIN-19, TIANJIN-24.
    """
    return rules.joker_kong != 0 or not has(table.wild_mask, some_face)


@kernel
def fixed_kong(table, rules, desk, seat, some_face):
    """Whether a declared or frozen hand may make this concealed kong.

    Rules: RIICHI-60, TAIWAN-49, SICHUAN-52.
    """
    if rules.ready_kong == 0 or face(int(table.drawn)) != some_face:
        return False
    if not kong_keeps_waits(table, rules, desk, seat, some_face, 4):
        return False
    return rules.ready_kong == 1 or always_triplet(table, rules, desk, seat, some_face)


@kernel
def fixed_added_kong(table, rules, desk, seat, some_face):
    """Whether a declared or frozen hand may add this tile to its pung: only the tile just drawn."""
    return rules.ready_kong == 1 and face(int(table.drawn)) == some_face


@kernel
def allow_laying(table, rules, seat):
    """Open the laying aside of a North.

    Rules: SANMA-16, SANMA-18, SANMA-24, SANMA-25.
    """
    if rules.lay_north == 0 or table.hand[seat, NORTH] == 0 or table.drawable == 0:
        return
    if table.ready[seat] == 0 or table.drawn == NORTH:
        allow(table, seat, LAY_NORTH)


@kernel
def allow_abort(table, rules, seat):
    """Open the call for a new deal with nine different terminals and honours in the first turn.

    Rules: RIICHI-97, SANMA-39.
    """
    if rules.abortive[0] != 0 and table.draws[seat] == 1 and table.any_claim == 0 and terminals_held(table, seat) >= 9:
        allow(table, seat, ABORT)


@stage("truth")
def offer_claim(table, rules, desk, seat):
    """Open what `seat` may do with the offered discard, and tell whether there is anything but to pass."""
    forbid_all(table, seat)
    kind = int(table.offered)
    found = False
    if can_win(table, rules, desk, seat, kind, BY_DISCARD, int(table.offered_by)):
        allow(table, seat, WIN)
        found = True
        if is_compulsory(table, rules) or table.watching[seat] != 0:
            return True
    if not has(table.wild_mask, face(kind)) and may_claim(table, rules, seat, kind):
        found = allow_pung(table, rules, seat, kind) or found
        found = allow_chi(table, rules, seat, kind) or found
    if table.ready[seat] == READY_FROZEN:
        found = allow_frozen_kong(table, rules, desk, seat, kind) or found
    if found:
        allow(table, seat, PASS)
    return found


@kernel
def allow_frozen_kong(table, rules, desk, seat, kind):
    """Open the kong of a discard to a winner who plays on, if it leaves his waits as they are.

    Rules: SICHUAN-52.
    """
    if table.hand[seat, face(kind)] < 3 or not kong_possible(table, rules):
        return False
    if not kong_keeps_waits(table, rules, desk, seat, face(kind), 3):
        return False
    allow(table, seat, OPEN_KONG)
    return True


@kernel
def may_claim(table, rules, seat, kind):
    """Whether the seat may take discards into melds at all now.

    Rules: RIICHI-51, RIICHI-56, RIICHI-59, MCR-23, TAIWAN-32, TAIWAN-49, SICHUAN-17, SICHUAN-55, SICHUAN-P9,
    TIANJIN-48.
    """
    if hand_is_fixed(table, seat) or table.ready[seat] != 0 or in_suit(kind, int(table.lack[seat])):
        return False
    if int(table.drawable) <= int(rules.claims_end):
        return table.drawable == 0 and rules.last_discard_pon != 0
    return rules.recall_own != 0 or not has(table.own_river_mask[seat], face(kind))


@kernel
def allow_pung(table, rules, seat, kind):
    """Open pon and open kong.

    Rules: RIICHI-38, RIICHI-39, RIICHI-49, RIICHI-50, SANMA-14, MCR-16, MCR-17, TAIWAN-21, TAIWAN-22, TAIWAN-25,
    SICHUAN-16, TIANJIN-18, TIANJIN-20, TIANJIN-21.
    """
    some_face = face(kind)
    count = int(table.hand[seat, some_face])
    if count < 2:
        return False
    found = False
    banned = rules.pung_pass_ban != 0 and has(table.passed_pung_mask[seat], some_face)
    if not banned and leaves_discard(table, rules, seat, some_face, some_face, bit(some_face)):
        for reds in range(3):
            if has_fives(table, seat, some_face, 2 - reds, reds):
                allow(table, seat, PON + reds)
                found = True
    if count >= 3 and kong_possible(table, rules) and table.drawable > 0:
        allow(table, seat, OPEN_KONG)
        found = True
    return found


@kernel
def has_fives(table, seat, some_face, plain, reds):
    """Whether the hand has so many plain and so many red tiles of a face."""
    red = red_of(some_face)
    red_count = int(table.hand[seat, red]) if red != NO_TILE else 0
    return red_count >= reds and held(table, seat, some_face) >= plain


@kernel
def allow_chi(table, rules, seat, kind):
    """Open the runs the left neighbour's discard completes.

    Rules: RIICHI-37, RIICHI-49, RIICHI-50, SANMA-14, MCR-15, TAIWAN-18, TAIWAN-20, SICHUAN-15, TIANJIN-17.
    """
    claimed = face(kind)
    if rules.claim_chi == 0 or claimed >= 27 or (int(table.offered_by) + 1) % int(table.seats) != seat:
        return False
    if table.drawable <= rules.claims_end:
        return False
    found = False
    for place in range(3):
        low = claimed - place
        if claimed % 9 < place or low % 9 > 6:
            continue
        found = allow_run(table, rules, seat, claimed, low, place) or found
    return found


@kernel
def allow_run(table, rules, seat, claimed, low, place):
    """Open one run, with a plain and with a red five where the hand has the choice."""
    first = low if place > 0 else low + 1
    second = low + 2 if place < 2 else low + 1
    if natural(table, seat, first) == 0 or natural(table, seat, second) == 0:
        return False
    banned = swap_banned(rules, claimed, low, place)
    if not leaves_discard(table, rules, seat, first, second, banned) or swaps_back(table, rules, seat, banned):
        return False
    five = first if red_of(first) != NO_TILE else second
    red = red_of(five)
    if red == NO_TILE or held(table, seat, five) > 0:
        allow(table, seat, CHI + place)
    if red != NO_TILE and table.hand[seat, red] > 0:
        allow(table, seat, CHI + 3 + place)
    return True


@kernel
def natural(table, seat, some_face):
    """Tiles of a face that may be used in claims: jokers may not."""
    return 0 if has(table.wild_mask, some_face) else int(table.hand[seat, some_face])


@kernel
def swap_banned(rules, claimed, low, place):
    """Faces that may not be discarded straight after a chow: the claimed one and the other end of its two tiles.

    By option of Taiwan all tiles on the line of the claimed one, wherever it stands in the run.

    Rules: RIICHI-49, MCR-20, TAIWAN-19, TAIWAN-31.
    """
    if rules.swap_ban == 0:
        return NONE
    if rules.swap_ban == 3:
        return line_of(claimed)
    mask = bit(claimed)
    if rules.swap_ban == 2:
        if place == 0 and low % 9 + 3 <= 8:
            mask |= bit(low + 3)
        if place == 2 and low % 9 >= 1:
            mask |= bit(low - 1)
    return mask


@kernel
def line_of(some_face):
    """Mask of the three faces of a suit on one line: 1-4-7, 2-5-8 or 3-6-9.

    Rules: TAIWAN-19.
    """
    lowest = some_face - some_face % 9 + some_face % 3
    return bit(lowest) | bit(lowest + 3) | bit(lowest + 6)


@kernel
def swaps_back(table, rules, seat, banned):
    """A chow of one's own last discard, or of its twin.

    Rules: TAIWAN-20.
    """
    if rules.swap_ban_own == 0 or table.river_count[seat] == 0:
        return False
    last = face(int(table.river[seat, int(table.river_count[seat]) - 1]))
    return has(banned, last)


@kernel
def leaves_discard(table, rules, seat, first, second, banned):
    """Whether after giving two tiles a discard is left that the swap ban allows.

    Rules: RIICHI-50.
    """
    if rules.swap_ban == 0:
        return True
    for some_face in range(FACES):
        count = int(table.hand[seat, some_face])
        count -= (1 if some_face == first else 0) + (1 if some_face == second else 0)
        if count > 0 and not has(banned, some_face):
            return True
    return False


@stage("truth")
def offer_robbery(table, rules, desk, seat):
    """Open the robbing of the offered tile.

    Rules: RIICHI-69, RIICHI-70, SANMA-22, MCR-24, TAIWAN-62, SICHUAN-22, TIANJIN-32.
    """
    forbid_all(table, seat)
    kind = int(table.offered)
    if table.offered_meld == CONCEALED_KONG_MELD and not waits_for_orphans(table, seat):
        return False
    if not can_win(table, rules, desk, seat, kind, BY_ROB, int(table.offered_by)):
        return False
    if table.offered_meld == CONCEALED_KONG_MELD and desk.work.results[seat].reading.form != 2:
        return False
    allow(table, seat, WIN)
    if not is_compulsory(table, rules) and table.watching[seat] == 0:
        allow(table, seat, PASS)
    return True


@kernel
def waits_for_orphans(table, seat):
    """Whether the hand is without melds and holds at least twelve different terminals and honours."""
    return table.meld_count[seat] == 0 and terminals_held(table, seat) >= 12


@kernel
def offer_first_ready(table, rules, seat):
    """Before the first turn: announce heavenly ready, or call for a new deal.

    Rules: TAIWAN-50, TAIWAN-82.
    """
    forbid_all(table, seat)
    found = False
    if rules.ready_rule == READY_ANNOUNCED and seat != table.dealer and table.waits[seat] != NONE:
        allow(table, seat, READY + 2)
        found = True
    if rules.abortive[5] != 0 and terminals_held(table, seat) >= 9:
        allow(table, seat, ABORT)
        found = True
    if found:
        allow(table, seat, PASS)
    return found
