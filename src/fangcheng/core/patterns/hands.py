"""Patterns of what was claimed and what was drawn, of who deals and who wins with whom."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import HANDS, pattern
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT, face_mask
from fangcheng.core.patterns.suits import full_flush
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_ROB,
    BY_SELF,
    CHOW,
    EGG_MELD,
    F_READY,
    OPEN_KONG_MELD,
    PUNG,
    STANDARD,
)
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    ADDED_KONG_MELDED_HAND,
    CONCEALED_HAND_DRAWN,
    CONCEALED_KONG_OPENS,
    CONCEALED_ONLY_DRAWN,
    MELDED_HAND_258,
    MELDED_HAND_DRAWN,
    MELDED_HAND_KONGS,
    MELDED_HAND_LAID,
    MELDED_HAND_PUNGS,
    MELDED_HAND_SUITED,
    OPEN_KONG_CONCEALED,
    ROBBING_IS_SELF_DRAW,
)
from fangcheng.tiles import EAST


@pattern(HANDS, "chicken_hand", "plain_hand", "base")
def plain(win: Win, rules: Rules, reading: Reading):
    """Any complete hand fits."""
    return 1


@pattern(HANDS)
def small_win(win: Win, rules: Rules, reading: Reading):
    """The hand is sets and a pair of 2, 5 or 8.

    Rules: CHANGSHA-27, CHANGSHA-F-small_win.
    """
    return int(reading.form == STANDARD and face_mask(int(reading.pair)) & TWO_FIVE_EIGHT != NONE)


@pattern(HANDS)
def self_draw(win: Win, rules: Rules, reading: Reading):
    """The winner drew the winning tile; where the game says so a robbed kong counts like that.

    Rules: BEIJING-42, BEIJING-F-self_draw.
    """
    return int(win.by == BY_SELF or (win.by == BY_ROB and rules.option[ROBBING_IS_SELF_DRAW] != 0))


@pattern(HANDS)
def discard_win(win: Win, rules: Rules, reading: Reading):
    """The winning tile came from another player."""
    return int(win.by != BY_SELF)


@pattern(HANDS)
def concealed_hand(win: Win, rules: Rules, reading: Reading):
    """No chow, pung or melded kong lies out and another's tile won; where the game says so self-drawn too, or only.

    Rules: MCR-F-concealed_hand, TAIWAN-F-concealed_hand.
    """
    if rules.option[CONCEALED_ONLY_DRAWN] != 0:
        return int(win.by == BY_SELF and is_concealed(win, rules, reading))
    if win.by == BY_SELF and rules.option[CONCEALED_HAND_DRAWN] == 0:
        return 0
    return int(is_concealed(win, rules, reading))


@pattern(HANDS)
def fully_concealed(win: Win, rules: Rules, reading: Reading):
    """No chow, pung or melded kong lies out, and the winner drew the last tile himself.

    Rules: TAIWAN-F-fully_concealed.
    """
    return int(win.by == BY_SELF and is_concealed(win, rules, reading))


@inlined
def is_concealed(win: Win, rules: Rules, reading: Reading):
    """Return True if no set was claimed; options say whether concealed kongs break this too, and kongs of a discard.

    Rules: NANJING-13.
    """
    if rules.option[CONCEALED_KONG_OPENS] != 0:
        return win.meld_count == 0
    if rules.option[OPEN_KONG_CONCEALED] != 0:
        return claimed_sets(win) == open_kongs(win)
    return reading.closed == 1


@pattern(HANDS)
def concealed_ready(win: Win, rules: Rules, reading: Reading):
    """The winner declared ready with a concealed hand.

    Rules: TAIWAN-P16.
    """
    return int(happened(win, F_READY) and reading.closed == 1)


@pattern(HANDS)
def melded_hand(win: Win, rules: Rules, reading: Reading):
    """Every set was claimed and the pair won from somebody else; where the game says so self-drawn too.

    A pung made a kong may spoil it, a run where all sets must be triplets, a pair that is no 2, 5 or 8, or an honour.
    Where the game says so a concealed kong is as good as a claimed set, beside one that is claimed.
    Rules: GUANGXI-F-melded_hand, MCR-P7, HEBEI-F-melded_hand, NEIMENGGU-F-melded_hand, COMMON-12.
    """
    laid = claimed_sets(win)
    if rules.option[MELDED_HAND_LAID] != 0 and laid > 0:
        laid = int(win.meld_count)
    elif rules.option[MELDED_HAND_KONGS] != 0:
        laid = int(win.meld_count)
    if laid != win.sets or (win.by == BY_SELF and rules.option[MELDED_HAND_DRAWN] == 0):
        return 0
    if rules.option[MELDED_HAND_SUITED] != 0 and reading.pair >= EAST:
        return 0
    if rules.option[MELDED_HAND_PUNGS] != 0 and reading.triplet_count != win.sets:
        return 0
    if rules.option[MELDED_HAND_258] != 0 and face_mask(int(reading.pair)) & TWO_FIVE_EIGHT == NONE:
        return 0
    return int(rules.option[ADDED_KONG_MELDED_HAND] == 1 or added_kongs(win) == 0)


@pattern(HANDS)
def pure_melded_hand(win: Win, rules: Rules, reading: Reading):
    """Every set was claimed and the pair won from somebody else, and all tiles are of one suit.

    Rules: NANNING-F-pure_melded_hand.
    """
    return int(melded_hand(win, rules, reading) == 1 and full_flush(win, rules, reading) == 1)


@pattern(HANDS)
def half_melded_hand(win: Win, rules: Rules, reading: Reading):
    """Every set was claimed, and the winner drew the tile of the pair himself."""
    return int(claimed_sets(win) == win.sets and win.by == BY_SELF)


@pattern(HANDS)
def golden_hook(win: Win, rules: Rules, reading: Reading):
    """Every set is laid out, and one tile is left in the hand.

    Rules: SICHUAN-F-golden_hook, SICHUAN-PF-golden_hook.
    """
    return int(win.meld_count == win.sets)


@kernel
def claimed_sets(win: Win):
    """Count the chows, pungs, open and added kongs, and the eggs, which lie open like them.

    Rules: COMMON-12.
    """
    count = 0
    for place in range(int(win.meld_count)):
        kind = int(win.meld_kind[place])
        if kind in (CHOW, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD, EGG_MELD):
            count += 1
    return count


@kernel
def open_kongs(win: Win):
    """Count the kongs made of a discard at once."""
    count = 0
    for place in range(int(win.meld_count)):
        count += int(win.meld_kind[place] == OPEN_KONG_MELD)
    return count


@kernel
def added_kongs(win: Win):
    """Count the pungs that were made kongs."""
    count = 0
    for place in range(int(win.meld_count)):
        count += int(win.meld_kind[place] == ADDED_KONG_MELD)
    return count


# --- who wins


@pattern(HANDS)
def dealer(win: Win, rules: Rules, reading: Reading):
    """The winner deals; what a paying dealer adds belongs to the settlement.

    Rules: TAIWAN-F-dealer.
    """
    return int(win.seat == win.dealer)


@pattern(HANDS, many=True)
def dealer_streak(win: Win, rules: Rules, reading: Reading):
    """Each time that the winner has repeated his deal counts.

    Rules: TAIWAN-F-dealer_streak.
    """
    return int(win.streak) if win.seat == win.dealer else 0


@pattern(HANDS)
def double_win(win: Win, rules: Rules, reading: Reading):
    """Two players win on the tile.

    Rules: TAIWAN-P13.
    """
    return int(win.together == 2)


@pattern(HANDS)
def triple_win(win: Win, rules: Rules, reading: Reading):
    """All three others win on the tile.

    Rules: TAIWAN-P13.
    """
    return int(win.together == 3)
