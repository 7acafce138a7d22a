"""What a player may do unasked: in his turn, or as an announcement before the first one."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import (
    adds_to_no_pung,
    faces_held_back,
    faces_left,
    must_throw_draw,
    stake_offers,
    turn_offers,
)
from fangcheng.core.play.egg_tiles import (
    allow_egg_tiles,
    allow_eggs,
    in_first_turn,
    in_first_turn_with_draw,
    names_egg,
)
from fangcheng.core.play.head_sets import allow_head_kongs
from fangcheng.core.play.opened_kongs import may_open_added, may_open_four, offer_opening
from fangcheng.core.play.winning import can_win, must_win
from fangcheng.core.scoring.lucky_draw import is_lucky
from fangcheng.core.scoring.readiness import (
    discards_to_declare,
    kong_keeps_number,
    kong_keeps_wins,
    ready_beside_added,
    waits_for_number,
)
from fangcheng.core.shapes.ready import always_triplet, is_ready, kong_keeps_waits, terminals_held
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import (
    ABORT,
    ADDED_KONG,
    CONCEALED_KONG,
    DISCARD_DRAWN,
    PASS,
    READY,
    WIN,
)
from fangcheng.core.state.codes import (
    BY_OPEN_KONG,
    BY_SELF,
    CONCEALED_KONG_MELD,
    NOBODY,
    PUNG,
    READY_EARTHLY,
    READY_HEAVENLY,
    READY_OPENED,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.hook_codes import HELD_BACK, TURN_OFFERS
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    ABORT_NINE_BY_ANYBODY,
    ABORT_NINE_TERMINALS,
    KONG_ENDS_HAND,
    MANNERS_CLOSED,
    MANNERS_OPEN,
    NO_LIMIT,
    READY_ANNOUNCED,
    READY_EARLY,
    READY_KONG_CLAIMED_TOO,
    READY_KONG_NONE,
    READY_KONG_SAME_WAITS,
    READY_KONG_STILL_READY,
    READY_MEANS_WINNABLE,
    READY_NONE,
    READY_RIICHI,
    READY_SHOWN,
    READY_STANDING,
)
from fangcheng.core.table.hand import (
    allow,
    face,
    faces_of_four,
    forbid_all,
    held,
    is_closed,
    is_laid_out,
    kinds_to_give,
)
from fangcheng.core.table.ready_stake import has_staked
from fangcheng.core.table.single_kongs import faces_laid_singly
from fangcheng.core.table.standing_four import kinds_beside_standing
from fangcheng.core.table.tile_actions import allow_kinds
from fangcheng.core.table.wall import kong_shortens
from fangcheng.tiles import FACES, NO_TILE


@stage()
def offer_turn(table: Table, rules: Rules, desk: Desk, seat):
    """Allow everything that the player on turn may do; a lucky draw wins by itself.

    Rules: HARBIN-21, CHANGCHUN-27.
    """
    forbid_all(table, seat)
    drawn = int(table.drawn)
    if table.declared.pending != 0 and rules.ready_stake != 0 and not has_staked(table, seat):
        stake_offers(table, rules, seat)
        return
    if table.declared.pending != 0:
        allow_ready_discards(table, rules, desk, seat)
        return
    if rules.eggs != 0 and names_egg(table):
        allow_egg_tiles(table, rules, seat, int(hand_is_fixed(table, seat)))
        return
    if table.opened.announced != 0:
        allow_opened_kongs(table, rules, desk, seat)
        return
    if drawn != NO_TILE and can_win(table, rules, desk, seat, drawn, BY_SELF, NOBODY):
        allow(table, seat, WIN)
        if must_win(table, rules, seat) or (rules.treasure != 0 and is_lucky(desk.work.wins[seat])):
            return
    allow_discards(table, rules, seat)
    if rules.single_kongs != 0:
        allow_single_kongs(table, rules, seat)
    if drawn != NO_TILE or rules.kong_after_claim != 0 or in_first_turn_with_draw(table, rules, seat):
        allow_kongs(table, rules, desk, seat)
    if rules.eggs != 0 and (drawn != NO_TILE or in_first_turn(table, rules, seat)):
        allow_eggs(table, rules, desk, seat, int(kong_possible(table, rules)), int(hand_is_fixed(table, seat)))
    if drawn != NO_TILE:
        allow_abort(table, rules, seat)
        if rules.hooks & TURN_OFFERS:
            turn_offers(table, rules, seat)
        if rules.kong_opens != 0:
            offer_opening(table, rules, desk, seat)
    allow_ready(table, rules, desk, seat)


@stage(when=on("single_kongs"))
def allow_single_kongs(table: Table, rules: Rules, seat):
    """Allow the kongs of one tile, after a claim too; they need as many tiles in the wall as any other.

    Rules: WUHAN-7, WUHAN-39, WUHAN-45.
    """
    if not kong_possible(table, rules):
        return
    faces = faces_laid_singly(table, rules)
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and has(faces, some_face):
            allow(table, seat, CONCEALED_KONG + some_face)


@kernel
def hand_is_fixed(table: Table, seat):
    """Return True if the seat must discard each tile it draws: it is ready, frozen by a win, or looks at all hands.

    Rules: RIICHI-59, TAIWAN-49, TAIWAN-53, SICHUAN-52.
    """
    if table.bound[seat] != 0:
        return True
    ready = int(table.ready[seat])
    return ready not in (0, READY_HEAVENLY, READY_EARTHLY)


@kernel
def allow_discards(table: Table, rules: Rules, seat):
    """Allow the discards of the hand; a flower that comes as the last tile of all must be discarded.

    Tiles that stand apart stay, while an equal one of the hand may go.
    Rules: RIICHI-36, RIICHI-49, RIICHI-59, MCR-60, TAIWAN-19, TAIWAN-21, SICHUAN-17, HANGZHOU-9, HANGZHOU-38,
    TAIYUAN-16, TAIYUAN-19.
    """
    drawn = int(table.drawn)
    caught = rules.hooks & HELD_BACK and must_throw_draw(table, rules, seat)
    if drawn != NO_TILE and (caught or hand_is_fixed(table, seat) or is_laid_out(table, drawn)):
        allow(table, seat, DISCARD_DRAWN)
        return
    banned = table.banned_discards | (faces_held_back(table, rules, seat) if rules.hooks & HELD_BACK else NONE)
    kinds = allow_drawn(table, seat, kinds_to_give(table, seat, ~banned), drawn)
    allow_kinds(table, seat, kinds_beside_standing(table, seat, kinds, drawn) if rules.standing != 0 else kinds)


@kernel
def allow_drawn(table: Table, seat, kinds, drawn):
    """Allow the discard of the drawn tile if its kind is among `kinds`; return those that the hand has beside it."""
    if drawn == NO_TILE or not has(kinds, drawn):
        return kinds
    allow(table, seat, DISCARD_DRAWN)
    return kinds if held(table, seat, drawn) > 1 else kinds & ~bit(drawn)


@kernel
def allow_ready_discards(table: Table, rules: Rules, desk: Desk, seat):
    """Allow only the discards that leave the hand ready, after READY was declared.

    The drawn tile never stands apart.
    Rules: RIICHI-57, TAIWAN-49, TAIYUAN-23.
    """
    keep = discards_to_declare(table, rules, desk, seat)
    drawn = int(table.drawn) if rules.standing == 0 else NO_TILE
    kinds = kinds_to_give(table, seat, keep & ~table.banned_discards)
    allow_kinds(table, seat, allow_drawn(table, seat, kinds, drawn))


@kernel
def allow_ready(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the declaration of ready, where the rules and the hand permit it.

    Rules: RIICHI-57, SANMA-27, TAIWAN-49, TAIWAN-51, TIANJIN-28, SICHUAN-56, JINAN-15, JINAN-16, GUIZHOU-16.
    """
    if rules.ready_rule == READY_NONE or table.ready[seat] != 0 or table.bound[seat] != 0:
        return
    if rules.ready_rule == READY_EARLY and (table.river_count[seat] > 0 or table.meld_count[seat] > 0):
        return
    if rules.ready_after_draw != 0 and table.drawn == NO_TILE:
        return
    if rules.ready_rule == READY_RIICHI:
        if not is_closed(table, seat) or table.drawn == NO_TILE:
            return
        if int(table.scores[seat]) < int(rules.ready_min_score) or int(table.drawable) < int(rules.ready_min_tiles):
            return
    if discards_to_declare(table, rules, desk, seat) & ~table.banned_discards == NONE:
        return
    if rules.ready_rule == READY_STANDING:
        allow_manners(table, rules, seat)
        return
    allow(table, seat, READY)
    if rules.ready_rule in (READY_ANNOUNCED, READY_SHOWN):
        allow(table, seat, READY + 1)


@kernel
def allow_manners(table: Table, rules: Rules, seat):
    """Allow the ways in which the tile that declares may be laid: face up or down, each among the discards or racked.

    Rules: TAIYUAN-26, TAIYUAN-27.
    """
    for way in (0, 2):
        if rules.ready_manners != MANNERS_CLOSED:
            allow(table, seat, READY + way)
        if rules.ready_manners != MANNERS_OPEN:
            allow(table, seat, READY + way + 1)


@kernel
def kong_possible(table: Table, rules: Rules):
    """Return True if the table still has a replacement tile and a kong to spare.

    Rules: RIICHI-45, RIICHI-56, SANMA-25, SANMA-26, MCR-19, MCR-23, TAIWAN-35, SICHUAN-19, TIANJIN-26.
    """
    if int(table.drawable) < tiles_for_kong(table, rules):
        return False
    return rules.kong_max == NO_LIMIT or rules.kong_max_rule == KONG_ENDS_HAND or table.kongs_made < rules.kong_max


@kernel
def tiles_for_kong(table: Table, rules: Rules):
    """Return how many drawable tiles a kong needs; a reserve that grows is counted as it will be after this one.

    It may grow over the last tiles that are only drawn.
    Rules: COMMON-5, BEIJING-8, WENZHOU-17.
    """
    least = 1 if rules.draw_only_tail != 0 else int(rules.kong_last)
    return max(int(rules.kong_last), least - 1 + kong_shortens(table, rules))


@kernel
def allow_kongs(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the concealed and added kongs that may be made in this turn.

    Rules: RIICHI-40, RIICHI-41, RIICHI-42, RIICHI-43, RIICHI-59, RIICHI-60, MCR-17, MCR-18, MCR-19, TAIWAN-23,
    TAIWAN-24, TAIWAN-26, TAIWAN-28, TAIWAN-53, SICHUAN-16, SICHUAN-17, TIANJIN-22, TIANJIN-23, TIANJIN-24.
    """
    if not kong_possible(table, rules) or table.bound[seat] != 0 or table.ready[seat] == READY_OPENED:
        return
    if plays_sums(rules):
        allow_head_kongs(table, rules, desk, seat, hand_is_fixed(table, seat))
        return
    open_faces = ~faces_left(table, seat) if rules.hooks & HELD_BACK else ~NONE
    if rules.open_kong_no_win == 0 or table.claimed_turn != BY_OPEN_KONG:
        allow_concealed_kongs(table, rules, desk, seat, open_faces)
    if not rules.hooks & HELD_BACK or not adds_to_no_pung(table, rules, seat):
        allow_added_kongs(table, rules, desk, seat, open_faces)


@kernel
def allow_concealed_kongs(table: Table, rules: Rules, desk: Desk, seat, open_faces):
    """Allow the concealed kongs of these faces, of which the hand has all four tiles."""
    fours = faces_of_four(table, seat) & open_faces
    while fours != NONE:
        some_face = lowest(fours)
        fours &= fours - ONE
        if may_lay_four(table, rules, some_face):
            if not hand_is_fixed(table, seat) or fixed_kong(table, rules, desk, seat, some_face):
                allow(table, seat, CONCEALED_KONG + some_face)


@kernel
def allow_added_kongs(table: Table, rules: Rules, desk: Desk, seat, open_faces):
    """Allow the kongs of these faces that a tile of the hand makes of a pung."""
    for index in range(int(table.meld_count[seat])):
        some_face = int(table.meld_face[seat, index])
        if table.meld_kind[seat, index] != PUNG or table.hand[seat, some_face] == 0 or not has(open_faces, some_face):
            continue
        if may_lay_four(table, rules, some_face):
            if not hand_is_fixed(table, seat) or fixed_added_kong(table, rules, desk, seat, some_face):
                allow(table, seat, ADDED_KONG + some_face)


@stage(when=on("kong_opens"))
def allow_opened_kongs(table: Table, rules: Rules, desk: Desk, seat):
    """Allow the kongs that the seat may open, after it has said that it opens one.

    Rules: CHANGSHA-11, CHANGSHA-17, CHANGSHA-47.
    """
    for some_face in range(FACES):
        if table.hand[seat, some_face] == 4 and may_open_four(table, rules, desk, seat, some_face):
            allow(table, seat, CONCEALED_KONG + some_face)
        if may_open_added(table, rules, desk, seat, some_face):
            allow(table, seat, ADDED_KONG + some_face)


@kernel
def may_lay_four(table: Table, rules: Rules, some_face):
    """Return True if four of a face may be a concealed kong: jokers only where a gold kong is played.

    Rules: TIANJIN-19, TIANJIN-24.
    """
    return rules.joker_kong != 0 or not has(table.wild_mask, some_face)


@kernel
def fixed_kong(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if a declared or frozen hand may make this concealed kong.

    Rules: RIICHI-60, TAIWAN-49, SICHUAN-52, JINAN-19, JILIN-50.
    """
    if rules.ready_kong == READY_KONG_NONE or face(int(table.drawn)) != some_face:
        return False
    if rules.ready_kong == READY_KONG_STILL_READY:
        return kong_keeps_number(table, rules, desk, seat, some_face, 4, CONCEALED_KONG_MELD)
    same_waits = rules.ready_kong in (READY_KONG_SAME_WAITS, READY_KONG_CLAIMED_TOO)
    if same_waits and rules.ready_means == READY_MEANS_WINNABLE:
        return kong_keeps_wins(table, rules, desk, seat, some_face)
    if not kong_keeps_waits(table, rules, desk, seat, some_face, 4):
        return False
    return same_waits or always_triplet(table, rules, desk, seat, some_face)


@kernel
def fixed_added_kong(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if a declared or frozen hand may add this tile to its pung: only the tile just drawn.

    Where ready means that some tile would win, one must be left that does: it is none of the four of the kong.
    Rules: SHANXI-18, JINAN-19, JILIN-50, COMMON-11.
    """
    if rules.ready_kong == READY_KONG_STILL_READY:
        return face(int(table.drawn)) == some_face and waits_for_number(table, rules, seat, NO_TILE, True)
    same_waits = rules.ready_kong in (READY_KONG_SAME_WAITS, READY_KONG_CLAIMED_TOO)
    if not same_waits or face(int(table.drawn)) != some_face:
        return False
    return rules.ready_means != READY_MEANS_WINNABLE or ready_beside_added(table, rules, desk, seat, some_face)


@kernel
def allow_abort(table: Table, rules: Rules, seat):
    """Allow the call for a new deal with nine different terminals and honours in the first turn.

    Rules: RIICHI-97, SANMA-39.
    """
    if (
        rules.abortive[ABORT_NINE_TERMINALS] != 0
        and table.draws[seat] == 1
        and table.any_claim == 0
        and terminals_held(table, seat) >= 9
    ):
        allow(table, seat, ABORT)


@kernel
def offer_first_ready(table: Table, rules: Rules, seat):
    """Allow heavenly ready, or the call for a new deal, before the first turn; return True if one is open.

    Rules: TAIWAN-50, TAIWAN-82, GUIZHOU-16.
    """
    forbid_all(table, seat)
    found = False
    announces = rules.ready_rule == READY_ANNOUNCED or rules.ready_rule == READY_EARLY
    if announces and seat != table.dealer and is_ready(table, rules, seat):
        allow(table, seat, READY + 2)
        found = True
    if rules.abortive[ABORT_NINE_BY_ANYBODY] != 0 and terminals_held(table, seat) >= 9:
        allow(table, seat, ABORT)
        found = True
    if found:
        allow(table, seat, PASS)
    return found
