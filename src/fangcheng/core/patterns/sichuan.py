"""Patterns of Sichuan: roots, kongs, the main patterns of two suits."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.forms import all_terminal_sets, dragon_seven_pairs, seven_pairs, tiles_in_melds
from fangcheng.core.patterns.pungs import all_258_pungs, all_pungs
from fangcheng.core.patterns.suits import full_flush
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CHOW,
    F_AFTER_KONG_CUT,
    F_FIRST_TURN,
    F_KONG_REPLACEMENT,
    F_OPEN_KONG_REPLACEMENT,
    PUNG,
)
from fangcheng.core.state.pattern_ids import (
    ALL_258_PUNGS,
    ALL_PUNGS,
    ALL_TERMINAL_SETS,
    DRAGON_SEVEN_PAIRS,
    EARTHLY_WIN,
    FULL_FLUSH,
    HEAVENLY_WIN,
    PLAIN,
    PURE_ALL_PUNGS,
    PURE_DRAGON_SEVEN_PAIRS,
    PURE_SEVEN_PAIRS,
    PURE_TERMINAL_SETS,
    SEVEN_PAIRS,
)

# Places in rules.option.
OPTIONS = {
    "adding_table": 48,  # 1: no main patterns, all that fit are added (SICHUAN-P2)
}
ADDING_TABLE = OPTIONS["adding_table"]

# Main patterns, of which exactly one counts.
MAINS = (
    PLAIN,
    ALL_PUNGS,
    FULL_FLUSH,
    ALL_TERMINAL_SETS,
    SEVEN_PAIRS,
    PURE_ALL_PUNGS,
    ALL_258_PUNGS,
    DRAGON_SEVEN_PAIRS,
    PURE_SEVEN_PAIRS,
    PURE_TERMINAL_SETS,
    PURE_DRAGON_SEVEN_PAIRS,
    HEAVENLY_WIN,
    EARTHLY_WIN,
)


@kernel
def is_main(win, reading, pattern):
    """Whether the main pattern of that number holds."""
    pure = full_flush(win, reading) == 1
    if pattern == PLAIN:
        return True
    if pattern in (ALL_PUNGS, PURE_ALL_PUNGS):
        return all_pungs(win, reading) == 1 and (pure or pattern == ALL_PUNGS)
    if pattern in (ALL_TERMINAL_SETS, PURE_TERMINAL_SETS):
        return all_terminal_sets(win, reading) == 1 and (pure or pattern == ALL_TERMINAL_SETS)
    if pattern in (SEVEN_PAIRS, PURE_SEVEN_PAIRS):
        return seven_pairs(win, reading) == 1 and (pure or pattern == SEVEN_PAIRS)
    if pattern in (DRAGON_SEVEN_PAIRS, PURE_DRAGON_SEVEN_PAIRS):
        return dragon_seven_pairs(win, reading) == 1 and (pure or pattern == DRAGON_SEVEN_PAIRS)
    if pattern == ALL_258_PUNGS:
        return all_258_pungs(win, reading) == 1
    if pattern == HEAVENLY_WIN:
        return heavenly_win(win)
    if pattern == EARTHLY_WIN:
        return earthly_win(win)
    return pure


@kernel
def heavenly_win(win):
    """The dealer wins with the tiles dealt.

    Rules: SICHUAN-F-heavenly_win.
    """
    return happened(win, F_FIRST_TURN) and win.by == BY_SELF and win.seat == win.dealer


@kernel
def earthly_win(win):
    """Another player wins with the first draw or on the dealer's first discard, no claim before.

    Rules: SICHUAN-F-earthly_win.
    """
    if not happened(win, F_FIRST_TURN) or win.seat == win.dealer:
        return False
    return win.by == BY_SELF or (win.by == BY_DISCARD and win.payer == win.dealer)


# --- extras


@kernel
def roots(win):
    """Four equal tiles, melds included, not made a kong.

    In a blood river they stay as they were at the seat's first win.
    Rules: SICHUAN-F-root, SICHUAN-52.
    """
    if win.first_roots > 0:
        return int(win.first_roots) - 1
    count = 0
    for face in range(34):
        if int(win.hand[face]) + tiles_in_melds(win, face) == 4:
            count += 1
    return count


@kernel
def kongs(win):
    """Kongs of the winner; in a blood river those of the first win.

    Rules: SICHUAN-F-kong, SICHUAN-52.
    """
    if win.first_kongs > 0:
        return int(win.first_kongs) - 1
    count = 0
    for place in range(int(win.meld_count)):
        if win.meld_kind[place] not in (CHOW, PUNG):
            count += 1
    return count


@kernel
def kong_bloom_any(win):
    """Self-drawn with the replacement of any own kong.

    Rules: SICHUAN-F-kong_bloom, SICHUAN-56.
    """
    return int(win.by == BY_SELF and happened(win, F_KONG_REPLACEMENT | F_OPEN_KONG_REPLACEMENT))


@kernel
def shot_after_kong(win, rules):
    """Won on what the payer discards straight after a kong; in the adding table also on what is added to a further one.

    Rules: SICHUAN-F-shot_after_kong, SICHUAN-PF-shot_after_kong.
    """
    if not happened(win, F_AFTER_KONG_CUT):
        return 0
    return int(win.by == BY_DISCARD or (win.by == BY_ROB and rules.option[ADDING_TABLE] != 0))


@kernel
def robbing_kong(win):
    """Won on the tile of an added kong.

    Rules: SICHUAN-F-robbing_kong.
    """
    return int(win.by == BY_ROB)


@kernel
def golden_hook(win):
    """Four melds laid out, one tile in the hand.

    Rules: SICHUAN-F-golden_hook, SICHUAN-PF-golden_hook.
    """
    return int(win.meld_count == win.sets)


# --- the missing suit


@kernel
def tiles_of_suit(win, suit):
    """How many tiles of a suit the hand and its melds hold."""
    count = 0
    for face in range(9 * suit, 9 * suit + 9):
        count += int(win.hand[face])
    for place in range(int(win.meld_count)):
        if int(win.meld_face[place]) // 9 == suit:
            count += 3
    return count


@kernel
def suits_held(win):
    """How many suits the hand and its melds hold."""
    return int(tiles_of_suit(win, 0) > 0) + int(tiles_of_suit(win, 1) > 0) + int(tiles_of_suit(win, 2) > 0)
