"""Which discards of others `steady` claims: those that better what its hand may hope for, and kongs that pay."""

from fangcheng.bots.aims import choose_aim, cost_of_tile
from fangcheng.bots.brain import look_round
from fangcheng.bots.danger import judge_danger
from fangcheng.bots.dice import happens
from fangcheng.bots.keys import opens
from fangcheng.bots.lacking import missing_tiles, missing_without
from fangcheng.bots.mcr_play import plans_routes
from fangcheng.bots.plans import open_hand_may_win
from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_claims import riichi_claim
from fangcheng.bots.standing import kong_keeps_one, pung_that_keeps_one
from fangcheng.bots.sums import lonely_head, sum_claim
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.head_sets import is_naming
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import (
    CHOW_RED_BESIDE,
    CHOW_TWO_REDS,
    CLAIM_CHOW,
    CLAIM_OPENED,
    CLAIM_PUNG,
    NO_ACTION,
    OPEN_KONG,
    PASS,
    TILE,
)
from fangcheng.core.state.codes import (
    CHOW,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.core.state.honour_runs import face_in_run, run_beside
from fangcheng.core.state.pattern_ids import KONG, MELDED_KONG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    HAN_AND_FU,
    KONGS_UNPAID,
    LIMITS,
    NO_KEY_NEEDED,
    SUM,
)
from fangcheng.core.table.hand import allowed, face
from fangcheng.core.table.tile_actions import MIDDLE
from fangcheng.tiles import EAST


@stage("number", when=lambda rules: not plans_routes(rules))
def claim_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return a claim that betters what the hand may hope for, if it can still win when opened; else PASS."""
    if rules.method == HAN_AND_FU:
        return riichi_claim(table, rules, desk, brain, seat)
    if allowed(table, seat, CLAIM_OPENED):
        return CLAIM_OPENED
    if plays_sums(rules):
        return claim_of_sums(table, rules, desk, brain, seat)
    look_round(table, rules, brain, seat)
    judge_danger(table, rules, desk, brain, seat)
    before = missing_tiles(table, rules, desk, seat)
    if brain.threats > 0 and before > brain.fold_line:
        return PASS
    offered = face(int(table.offered))
    if takes_open_kong(table, rules, desk, brain, seat, before):
        return OPEN_KONG
    if not open_hand_may_win(table, rules, seat):
        return PASS
    enough = choose_aim(table, rules, desk, brain, seat, before) + gain_asked(table, brain)
    pung = pung_that_keeps_one(table, seat) if rules.standing != 0 else first_open(table, seat, CLAIM_PUNG, 3)
    if pung != NO_ACTION:
        table.hand[seat, offered] -= 2
        hope = hope_beside(table, rules, desk, brain, seat, offered, PUNG)
        table.hand[seat, offered] += 2
        if hope >= enough:
            return pung
    return chow_choice(table, rules, desk, brain, seat, offered, enough)


@kernel
def gain_asked(table: Table, brain: Brain):
    """Return by how much a claim must better the hope of the hand."""
    tiles = int(brain.weights.claim_gain) - 1 - int(happens(brain, int(brain.weights.eager)))
    return int(brain.weights.claim_margin) + tiles * cost_of_tile(table, brain)


@kernel
def takes_open_kong(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, before):
    """Return True if the tile offered makes a kong that leaves the hand near enough; it lacks `before` tiles now."""
    offered = face(int(table.offered))
    if not allowed(table, seat, OPEN_KONG) or not takes_open_kongs(rules, brain):
        return False
    if not kong_keeps_one(table, rules, seat, offered):
        return False
    return missing_without(table, rules, desk, seat, offered, 3, OPEN_KONG_MELD) <= before + brain.weights.kong_cost


@kernel
def hope_of(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what the seat may hope for by its best aim."""
    return choose_aim(table, rules, desk, brain, seat, missing_tiles(table, rules, desk, seat))


@kernel
def hope_beside(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, lowest, meld_kind):
    """Return what the hand may hope for beside one more meld, of which `lowest` is the lowest face."""
    index = int(table.meld_count[seat])
    kind, some_face = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
    table.meld_kind[seat, index], table.meld_face[seat, index] = meld_kind, lowest
    table.meld_count[seat] += 1
    hope = hope_of(table, rules, desk, brain, seat)
    table.meld_count[seat] -= 1
    table.meld_kind[seat, index], table.meld_face[seat, index] = kind, some_face
    return hope


@kernel
def chow_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, offered, enough):
    """Return the chow that betters the hope of the hand most, PASS if none does as much as is enough."""
    best = enough - 1
    choice = PASS
    for place in range(3):
        action = chow_open(table, seat, place)
        if action == NO_ACTION:
            continue
        start = run_beside(offered, place) if offered >= EAST else offered - place
        after = hope_after_chow(table, rules, desk, brain, seat, offered, start)
        if after > best:
            best = after
            choice = action
    return choice


@kernel
def chow_open(table: Table, seat, place):
    """Return the legal chow of a place that gives most red tiles, of one the five; NO_ACTION if none is open."""
    if place == MIDDLE:
        for action in (CHOW_TWO_REDS, CLAIM_CHOW + 3 + MIDDLE, CHOW_RED_BESIDE):
            if allowed(table, seat, action):
                return action
    for action in (CLAIM_CHOW + 3 + place, CLAIM_CHOW + place):
        if allowed(table, seat, action):
            return action
    return NO_ACTION


@kernel
def hope_after_chow(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, offered, start):
    """Return what the hand may hope for once the chow of this start lies on the table."""
    for place in range(3):
        tile = face_in_run(start, place)
        table.hand[seat, tile] -= int(tile != offered)
    hope = hope_beside(table, rules, desk, brain, seat, start, CHOW)
    for place in range(3):
        tile = face_in_run(start, place)
        table.hand[seat, tile] += int(tile != offered)
    return hope


@kernel
def claim_of_sums(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return a head to name, or a claim of a sum or heads; who is far away claims nothing once others have called."""
    if is_naming(table, seat):
        return TILE + lonely_head(table, seat)
    look_round(table, rules, brain, seat)
    judge_danger(table, rules, desk, brain, seat)
    if brain.threats > 0 and missing_tiles(table, rules, desk, seat) > brain.fold_line:
        return PASS
    return sum_claim(table, rules, desk, seat)


@kernel
def takes_open_kongs(rules: Rules, brain: Brain):
    """Return True if kongs of discards are made at all."""
    return kongs_are_worth(rules) if brain.weights.open_kongs == 0 else brain.weights.open_kongs > 0


@kernel
def kongs_are_worth(rules: Rules):
    """Return True if a kong of a discard is paid, counts in the hand, or lets it win where little else does."""
    if rules.method == LIMITS or (rules.keyed != NO_KEY_NEEDED and opens(rules, KONG)):
        return True
    return rules.kong_when != KONGS_UNPAID or (rules.method >= SUM and rules.price[MELDED_KONG] > 0)


@kernel
def first_open(table: Table, seat, first, count):
    """Return the last legal action of a small range (red tiles go into the meld), NO_ACTION for none."""
    found = NO_ACTION
    for action in range(first, first + count):
        if allowed(table, seat, action):
            found = action
    return found
