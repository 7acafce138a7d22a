"""Choices of `steady` where sums and heads are played: which claims gain, which heads are laid, how much is staked."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.head_sets import (
    four_heads,
    fourth_head,
    heads_free,
    is_naming,
)
from fangcheng.core.play.sum_claims import partner_of
from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.shapes.sums import any_heads, is_head, plays_sums
from fangcheng.core.state.action_codes import CHOOSE, CLAIM_CHOW, CLAIM_PUNG, NO_ACTION, OPEN_KONG, PASS, TILE
from fangcheng.core.state.codes import CHOW, OPEN_KONG_MELD, PUNG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.tiles import EAST, PLACES

ANSWERS = 16  # of a question
BOLD = 3  # with so many live waits, or more, it stakes all that it may


@kernel
def missing_now(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the concealed hand lacks to a win."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    return distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))


@kernel
def missing_with_set(table: Table, rules: Rules, desk: Desk, seat, meld_kind, face):
    """Return how many tiles lack beside one more set of this kind, whose tiles have left the hand."""
    index = int(table.meld_count[seat])
    kind, some_face = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
    table.meld_kind[seat, index], table.meld_face[seat, index] = meld_kind, face
    table.meld_count[seat] = index + 1
    missing = missing_now(table, rules, desk, seat)
    table.meld_count[seat] = index
    table.meld_kind[seat, index], table.meld_face[seat, index] = kind, some_face
    return missing


@stage("number", when=plays_sums)
def sum_claim(table: Table, rules: Rules, desk: Desk, seat):
    """Return the claim that brings the hand nearest, PASS if none does."""
    offered = int(table.offered)
    best, choice = missing_now(table, rules, desk, seat), PASS
    for action, tiles, meld_kind in ((CLAIM_PUNG, 2, PUNG), (OPEN_KONG, 3, OPEN_KONG_MELD)):
        if allowed(table, seat, action):
            after = missing_after_heads(table, rules, desk, seat, offered, tiles, meld_kind)
            if after < best:
                best, choice = after, action
    for rank in range(9):
        if allowed(table, seat, CLAIM_CHOW + rank):
            after = missing_after_sum(table, rules, desk, seat, offered, rank)
            if after < best:
                best, choice = after, CLAIM_CHOW + rank
    return choice


@kernel
def missing_after_heads(table: Table, rules: Rules, desk: Desk, seat, offered, tiles, meld_kind):
    """Return how many tiles lack once so many heads lie beside the offered one: equal ones, or the most lonely."""
    first = lonely_head(table, seat) if any_heads(rules) else offered
    table.hand[seat, first] -= 1
    second = lonely_head(table, seat) if any_heads(rules) else offered
    table.hand[seat, second] -= 1
    third = NO_ACTION
    if tiles == 3:
        third = lonely_head(table, seat) if any_heads(rules) else offered
        table.hand[seat, third] -= 1
    given = (first, second, third)
    missing = missing_with_set(table, rules, desk, seat, meld_kind, offered)
    for place in range(tiles):
        table.hand[seat, given[place]] += 1
    return missing


@kernel
def missing_after_sum(table: Table, rules: Rules, desk: Desk, seat, offered, rank):
    """Return how many tiles lack once the sum with the lower own number lies on the table."""
    first, other = offered - offered % 9, partner_of(offered, rank)
    table.hand[seat, first + rank] -= 1
    table.hand[seat, first + other] -= 1
    missing = missing_with_set(table, rules, desk, seat, CHOW, offered)
    table.hand[seat, first + rank] += 1
    table.hand[seat, first + other] += 1
    return missing


@kernel
def lonely_head(table: Table, seat):
    """Return the head of which the seat has the fewest left to name; a pair goes last."""
    best, fewest = EAST, 99
    for kind in range(EAST, PLACES):
        count = heads_free(table, seat, kind) if is_head(kind) else 0
        rank = 9 if count == 2 else count
        if count > 0 and rank < fewest:
            best, fewest = kind, rank
    return best


@stage("number", when=plays_sums)
def sum_turn(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what a turn asks besides a discard: a head to lay, a stake, a kong that costs nothing; else NO_ACTION."""
    if is_naming(table, seat):
        return TILE + lonely_head(table, seat)
    if table.declared.pending != 0:
        return chosen_stake(table, brain, seat)
    before = missing_now(table, rules, desk, seat)
    for kind in range(EAST, PLACES):
        if not is_head(kind):
            continue
        if allowed(table, seat, fourth_head(kind)):
            table.hand[seat, kind] -= 1
            after = missing_now(table, rules, desk, seat)
            table.hand[seat, kind] += 1
            if after <= before:
                return fourth_head(kind)
        if table.hand[seat, kind] == 4 and allowed(table, seat, four_heads(kind)):
            return four_heads(kind)
    return NO_ACTION


@kernel
def chosen_stake(table: Table, brain: Brain, seat):
    """Return the stake named with a call: the highest answer where nobody has called before, else the lowest."""
    lowest, highest = NO_ACTION, NO_ACTION
    for number in range(ANSWERS):
        if allowed(table, seat, CHOOSE + number):
            lowest = CHOOSE + number if lowest == NO_ACTION else lowest
            highest = CHOOSE + number
    return highest if brain.threats == 0 else lowest
