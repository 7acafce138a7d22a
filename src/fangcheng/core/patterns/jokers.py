"""Patterns of jokers: how the drawn tile meets them, and which tile it may be taken for."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import ANY, JOKERS, WAITS, pattern
from fangcheng.core.patterns.masks import OUTER, TERMINALS
from fangcheng.core.state.codes import (
    BY_SELF,
    EIGHT_AND_ONE_FORM,
    F_DRIFT,
    F_FIRST_TURN,
    F_JOKER_FISHES,
    MOST_DRIFT,
    RUN,
    SEVEN_PAIRS_FORM,
    STANDARD,
    WON_BY_JOKERS,
)
from fangcheng.core.state.honour_runs import faces_of_run
from fangcheng.core.state.kong_tiles import kong_tile_faces
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    FOUR_GHOSTS_ALONE,
    HARD_WIN_DRAWN,
    LONE_JOKER_DRAWN,
    NO_JOKER_USED,
    WILD_NO_OUTER,
    WILD_NO_TERMINAL,
)
from fangcheng.tiles import FACES

FOUR_CHARACTERS, FIVE_CHARACTERS = 3, 4
PAIR_COMPLETED = -1  # reading.won_group


@kernel
def jokers_as(win: Win, reading: Reading, face):
    """Count the jokers that stand for `face` in the concealed groups and the pair of this reading."""
    needed = 2 if reading.pair == face else 0
    for group in range(int(win.meld_count), int(reading.groups)):
        low = int(reading.group_face[group])
        if reading.group_kind[group] == RUN:
            needed += int(has(faces_of_run(low), face))
        elif low == face:
            needed += 3
    return needed - int(win.hand[face])


@kernel
def drawn_face(win: Win, reading: Reading, group, place):
    """Return True if the drawn tile can be the one at `place` of a concealed run, be it a joker there."""
    face = int(reading.group_face[group]) + place
    if win.drawn_joker != 0:
        return jokers_as(win, reading, face) > 0
    return win.tile == face


@pattern(ANY)
def catch_five(win: Win, rules: Rules, reading: Reading):
    """The drawn tile is the 5m of a run 4m5m6m.

    Rules: TIANJIN-F-catch_five.
    """
    group = int(reading.won_group)
    if group < int(win.meld_count) or reading.group_kind[group] != RUN:
        return 0
    return int(reading.group_face[group] == FOUR_CHARACTERS and drawn_face(win, reading, group, 1))


@kernel
def straight_suit(reading: Reading):
    """Return the suit of the runs 123, 456 and 789, -1 without them."""
    for suit in range(3):
        first = 9 * suit
        if has(reading.run_starts, first) and has(reading.run_starts, first + 3) and has(reading.run_starts, first + 6):
            return suit
    return -1


@kernel
def printed_on(win: Win, wild_face):
    """Return the face printed on the jokers that are kept under a wild face: another one where a dragon stands for it.

    Rules: WENZHOU-12, WENZHOU-13.
    """
    return int(win.stood_for) - 1 if win.stood_for > 0 else wild_face


@pattern(JOKERS)
def joker_suit_straight(win: Win, rules: Rules, reading: Reading):
    """The straight is in the suit of the jokers; honours as jokers give none.

    Rules: TIANJIN-F-joker_suit_straight.
    """
    if win.wild_mask == NONE:
        return 0
    suit, joker = straight_suit(reading), printed_on(win, lowest(win.wild_mask))
    return int(suit >= 0 and joker < 27 and joker // 9 == suit)


@pattern(JOKERS)
def joker_wait(win: Win, rules: Rules, reading: Reading):
    """The drawn tile makes the pair with a joker that waited alone; a joker drawn to another tile does not.

    Rules: TIANJIN-F-joker_wait, HEBEI-25.
    """
    return int(win.by == BY_SELF and joker_waited(win, reading))


@kernel
def joker_waited(win: Win, reading: Reading):
    """Return True if the winning tile makes the pair with a joker that waited alone."""
    if reading.won_group != PAIR_COMPLETED or reading.pair < 0:
        return False
    return jokers_as(win, reading, int(reading.pair)) > (1 if win.drawn_joker != 0 else 0)


@pattern(JOKERS)
def jing_fishing(win: Win, rules: Rules, reading: Reading):
    """The winner drew a tile to four sets and a joker, which any tile would have paired; pairs are none of that.

    Rules: NANCHANG-F-jing_fishing.
    """
    return int(win.by == BY_SELF and reading.form == STANDARD and happened(win, F_JOKER_FISHES))


@pattern(JOKERS)
def double_joker_wait(win: Win, rules: Rules, reading: Reading):
    """The drawn tile makes a set with two jokers.

    Rules: TIANJIN-F-double_joker_wait.
    """
    group = int(reading.won_group)
    if group < int(win.meld_count):
        return 0
    low = int(reading.group_face[group])
    if reading.group_kind[group] != RUN:
        return int(jokers_as(win, reading, low) >= (3 if win.drawn_joker != 0 else 2))
    for place in range(3):
        face = low + place
        drawn_here = win.drawn_joker == 0 and win.tile == face
        if not drawn_here and jokers_as(win, reading, face) < 1:
            return 0
    return 1


@pattern(ANY)
def no_joker(win: Win, rules: Rules, reading: Reading):
    """The hand and its melds have no joker tile; by option those do not matter that are the tile printed on them.

    Rules: TIANJIN-F-no_joker, JIANGNAN-F-no_joker.
    """
    if rules.option[NO_JOKER_USED] != 0:
        return int(stand_for_themselves(win, reading))
    if win.jokers > 0:
        return 0
    for place in range(int(win.meld_count)):
        if bit(int(win.meld_face[place])) & win.wild_mask != NONE:
            return 0
    return 1


@pattern(JOKERS)
def four_ghosts(win: Win, rules: Rules, reading: Reading):
    """Four jokers in one hand, in the own turn; where the rules allow it they win with any other tiles.

    Rules: COMMON-19, GUANGDONG-P19.
    """
    if rules.option[FOUR_GHOSTS_ALONE] != 0 and reading.form != WON_BY_JOKERS:
        return 0
    return int(win.jokers >= 4 and win.by == BY_SELF)


@kernel
def stand_for_themselves(win: Win, reading: Reading):
    """Return True if every joker of the hand is the tile printed on it in this reading.

    Rules: COMMON-18.
    """
    own, left = 0, win.wild_mask
    while left != NONE:
        face = lowest(left)
        left &= left - ONE
        if standing_for(reading, printed_on(win, face)) != win.joker_kinds[face]:
            return False
        own += int(win.joker_kinds[face])
    return own == win.jokers


@kernel
def standing_for(reading: Reading, face):
    """Return how many jokers stand for a face in this reading."""
    count = 0
    for number in range(int(reading.joker_count)):
        count += int(reading.joker_faces[number] == face)
    return count


@pattern(WAITS)
def drill_fishing(win: Win, rules: Rules, reading: Reading):
    """A joker waited for any tile, and one was drawn.

    Rules: ANQING-F-drill_fishing.
    """
    return int(win.by == BY_SELF and waits_for_any(win, rules))


@kernel
def waits_for_any(win: Win, rules: Rules):
    """Return True if any tile would have completed the hand; a kind of which it holds all four need not.

    Rules: ANQING-26.
    """
    if win.jokers == 0:
        return False
    left_out = kong_tile_faces(rules, win.wild_mask)
    for some_face in range(FACES):
        there = rules.copies[some_face] > 0 and win.hand[some_face] < 4 and not has(left_out, some_face)
        if there and not has(win.waits, some_face):
            return False
    return True


@pattern(JOKERS)
def four_drills(win: Win, rules: Rules, reading: Reading):
    """The hand has four jokers.

    Rules: ANQING-F-four_drills.
    """
    return int(win.jokers >= 4)


@pattern(JOKERS, "hard_win", "no_drill", slow=True)
def german(win: Win, rules: Rules, reading: Reading):
    """No joker stands for another tile; in its own place it may. Where the game says so any self-draw is as good.

    Rules: NANCHANG-F-german, WUHAN-F-hard_win, ANQING-F-no_drill, WENZHOU-27, WENZHOU-F-hard_win.
    """
    drawn = rules.option[HARD_WIN_DRAWN] != 0 and (win.by == BY_SELF or lone_joker_draws(win, rules))
    return int(drawn or stand_for_themselves(win, reading))


@kernel
def lone_joker_draws(win: Win, rules: Rules):
    """Return True if a joker was all that the hand had beside its melds, and such a win counts as a self-draw.

    Rules: WENZHOU-33.
    """
    lone = win.meld_count == win.sets and win.jokers > win.drawn_joker
    return rules.option[LONE_JOKER_DRAWN] != 0 and lone


@pattern(JOKERS)
def soft_win(win: Win, rules: Rules, reading: Reading):
    """The hand is complete, whatever its jokers stand for.

    Rules: WENZHOU-F-soft_win.
    """
    return int(reading.form != WON_BY_JOKERS)


@pattern(JOKERS, slow=True)
def hard_eight_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is eight pairs and a tile, self-drawn, or no joker in it stands for another tile.

    Rules: WENZHOU-F-hard_eight_pairs, WENZHOU-P8.
    """
    if reading.form != EIGHT_AND_ONE_FORM:
        return 0
    return int(win.by == BY_SELF or stand_for_themselves(win, reading))


@pattern(JOKERS)
def three_caishen(win: Win, rules: Rules, reading: Reading):
    """The hand has won by three jokers alone.

    Rules: WENZHOU-25, WENZHOU-F-three_caishen.
    """
    return int(reading.form == WON_BY_JOKERS)


@pattern(JOKERS)
def three_caishen_complete(win: Win, rules: Rules, reading: Reading):
    """The hand is complete, and three jokers are in it.

    Rules: WENZHOU-F-three_caishen_complete.
    """
    return int(win.jokers == 3 and reading.form != WON_BY_JOKERS)


@pattern(JOKERS, slow=True)
def two_caishen_home(win: Win, rules: Rules, reading: Reading):
    """The hand has two jokers, both as the tile printed on them.

    Rules: WENZHOU-F-two_caishen_home.
    """
    return int(win.jokers == 2 and stand_for_themselves(win, reading))


@pattern(JOKERS, slow=True)
def three_caishen_home(win: Win, rules: Rules, reading: Reading):
    """The hand is complete, and its three jokers are the tile printed on them.

    Rules: WENZHOU-F-three_caishen_home.
    """
    return int(win.jokers == 3 and reading.form != WON_BY_JOKERS and stand_for_themselves(win, reading))


@pattern(JOKERS)
def caishen_pair(win: Win, rules: Rules, reading: Reading):
    """The pair is two jokers as the tile printed on them.

    Rules: WENZHOU-F-caishen_pair.
    """
    if win.wild_mask == NONE or reading.pair < 0:
        return 0
    return int(reading.pair_jokers == 2 and reading.pair == printed_on(win, lowest(win.wild_mask)))


@pattern(JOKERS, many=True, slow=True)
def own_wild(win: Win, rules: Rules, reading: Reading):
    """Each joker counts that is the tile printed on it in this reading.

    Rules: WUHAN-43.
    """
    return standing_for(reading, lowest(win.wild_mask)) if win.wild_mask != NONE else 0


@pattern(JOKERS)
def burst(win: Win, rules: Rules, reading: Reading):
    """The winner drew, and any tile would have made this shape with the jokers he held.

    Rules: HANGZHOU-18, HANGZHOU-21, HANGZHOU-37.
    """
    if win.by != BY_SELF:
        return 0
    dealt = happened(win, F_FIRST_TURN) and win.seat == win.dealer
    if reading.form == SEVEN_PAIRS_FORM:
        return int(any_tile_pairs(win, dealt))
    if reading.form != STANDARD:
        return 0
    return int(reading.pair_jokers > 0 if dealt else joker_waited(win, reading))


@kernel
def any_tile_pairs(win: Win, dealt):
    """Return True if six pairs and a joker waited; of tiles that were dealt any one may count as drawn last."""
    if dealt:
        return win.jokers > 0
    lonely = 0
    for some_face in range(FACES):
        drawn = int(win.drawn_joker == 0 and some_face == win.tile)
        lonely += (int(win.hand[some_face]) - drawn) & 1
    return lonely < int(win.jokers) - int(win.drawn_joker)


@pattern(JOKERS, many=True)
def fortune_drift(win: Win, rules: Rules, reading: Reading):
    """Each joker discarded in a row before a burst, in place of a win.

    Rules: HANGZHOU-19, HANGZHOU-F-fortune_drift.
    """
    drifted = int(win["flags"] >> np.uint64(F_DRIFT)) & MOST_DRIFT
    return drifted if burst(win, rules, reading) else 0


@kernel
def stands_for_outer(rules: Rules, win: Win, reading: Reading):
    """Return True if a joker stands for a face that it may not stand for; its own face it always may.

    Rules: YINGKOU-15.
    """
    barred = faces_barred(rules)
    for number in range(int(reading.joker_count)):
        face = int(reading.joker_faces[number])
        if has(barred, face) and not has(win.wild_mask, face):
            return True
    return False


@kernel
def faces_barred(rules: Rules):
    """Return the faces that no joker and no wild last tile may stand for.

    Rules: YINGKOU-15.
    """
    if rules.wild_inner == WILD_NO_OUTER:
        return OUTER
    return TERMINALS if rules.wild_inner == WILD_NO_TERMINAL else NONE
