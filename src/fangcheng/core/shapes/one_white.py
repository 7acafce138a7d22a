"""One White of a hand that may count as the tile turned up, which is wild itself, or as one wild tile more.

It may, it need not, and never more than one of several Whites. As the tile turned up it is a plain tile, where the
others of that kind stand for anything. Two bits of `rules.forms` say so; without a wild kind, and where White itself is
wild, they say nothing.
"""

from fangcheng.core.dialect.bits import NONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.holding import WEIGHT, add_jokers, change_holding
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.fields.forms import ONE_WHITE, WHITE_AS_JOKER, WHITE_AS_TURNED
from fangcheng.core.state.record_types import Rules, Win
from fangcheng.tiles import WHITE


@kernel
def plays_one_white(rules: Rules):
    """Return True if one White may count as the tile turned up, or be a wild tile."""
    return int(rules.forms) & ONE_WHITE != 0


@kernel
def white_changes(wild):
    """Return True if there is a wild kind for which a White may count: one that is not White.

    Rules: JIANGNAN-7.
    """
    return wild != NONE and not has(wild, WHITE)


@kernel
def whites_in(holding):
    """Count the Whites among the plain tiles of a holding."""
    return holding.z // int(WEIGHT[WHITE]) % 5


@kernel
def with_white_changed(holding, forms):
    """Return the holding, which has a White, with one of its Whites as what it may count as.

    Rules: JIANGNAN-7.
    """
    rest = change_holding(holding, WHITE, -1)
    if forms & WHITE_AS_JOKER:
        return add_jokers(rest, 1)
    return change_holding(rest, lowest(holding.wild), 1)


@kernel
def wanted_white(holding, forms, found):
    """Return the mask of White if a first White would help: where the tile turned up is wanted, or any wild tile."""
    if forms & WHITE_AS_JOKER or has(found, lowest(holding.wild)):
        return bit(WHITE)
    return NONE


# --- a White that wins


COUNTS_AS_TURNED, COUNTS_AS_JOKER, WINS_AS_TURNED = 1, 2, 3  # win.white: the last says that it is the winning tile


@kernel
def white_may_change(win: Win, rules: Rules):
    """Return True if a White of the finished hand may count as something else; a discarded one is no wild tile.

    Rules: JIANGNAN-7, JIANGNAN-19, JIANGNAN-10.
    """
    if win.white != 0 or not white_changes(win.wild_mask) or real_whites(win) == 0:
        return False
    given = win.by != BY_SELF and win.tile == WHITE and real_whites(win) == 1
    return int(rules.forms) & WHITE_AS_TURNED != 0 or not given


@kernel
def real_whites(win: Win):
    """Count the Whites of the finished hand that are tiles: one that is imagined is White and nothing else.

    Rules: JIANGNAN-10.
    """
    return int(win.hand[WHITE]) - int(win.heart == 1 + WHITE)


@kernel
def change_white(win: Win, rules: Rules):
    """Let one White of the finished hand count as what it may."""
    win.hand[WHITE] -= 1
    wins = win.tile == WHITE and real_whites(win) == 0
    if int(rules.forms) & WHITE_AS_JOKER:
        win.white = COUNTS_AS_JOKER
        win.jokers += 1
        win.drawn_joker = 1 if wins else win.drawn_joker
        return
    turned = int(lowest(win.wild_mask))
    win.white = WINS_AS_TURNED if wins else COUNTS_AS_TURNED
    win.hand[turned] += 1
    win.tile = turned if wins else win.tile


@kernel
def change_white_back(win: Win, tile, drawn_joker):
    """Let the White that was changed be a White again; `tile` and `drawn_joker` are what won before."""
    if win.white == COUNTS_AS_JOKER:
        win.jokers -= 1
    else:
        win.hand[lowest(win.wild_mask)] -= 1
    win.hand[WHITE] += 1
    win.tile = tile
    win.drawn_joker = drawn_joker
    win.white = 0
