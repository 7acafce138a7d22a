"""Patterns of luck: the last tile, kong bloom, robbing, the first go-around. No reading changes them."""

from fangcheng.core.dialect.bits import flagged
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.listed import CHANCES, pattern
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    F_AFTER_KONG_CUT,
    F_FIRST_TURN,
    F_FLOWER_REPLACEMENT,
    F_HONOUR_RUN,
    F_KONG_OPENED,
    F_KONG_REPLACEMENT,
    F_KONG_TILE,
    F_LAST_OF_KIND,
    F_LAST_TILE,
    F_LAY_REPLACEMENT,
    F_OPEN_KONG_REPLACEMENT,
    F_ROB_LAY,
)
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    ADDING_TABLE,
    BEFORE_OWN_DISCARD,
    BLOOM_ANY_KONG,
    BLOOM_BY_FLOWER,
    EARTHLY_ON,
    FIRST_DISCARD,
    FIRST_DRAW,
    HEAVENLY_ANYBODY,
    KITA_BLOOM,
    LAST_DRAW_GIVEN,
    LAST_TILE_OF_WALL,
)


@inlined
def happened(win: Win, which):
    """Return True if one of the circumstances `which` (F_READY ...) belongs to the win."""
    return flagged(win["flags"], which)  # win.flags would be NumPy's own attribute when interpreted


@inlined
def is_last_drawn(win: Win):
    """Return True if the winner drew the last tile of the wall."""
    return win.by == BY_SELF and happened(win, F_LAST_TILE)


@pattern(CHANCES)
def last_tile_draw(win: Win, rules: Rules, reading: Reading):
    """The winner draws the last tile of the wall and wins with it; where the game says so it is won on, too.

    Rules: HEFEI-18, HEFEI-F-last_tile_draw.
    """
    given = rules.option[LAST_DRAW_GIVEN] != 0 and win.by == BY_DISCARD and happened(win, F_LAST_TILE)
    return int(given or is_last_drawn(win))


@pattern(CHANCES)
def last_tiles(win: Win, rules: Rules, reading: Reading):
    """The winner draws one of the last tiles, which are drawn in turn.

    Rules: WUHAN-20, WUHAN-32, WUHAN-F-last_tiles.
    """
    return int(is_last_drawn(win))


@pattern(CHANCES)
def last_tile_wild(win: Win, rules: Rules, reading: Reading):
    """The winner takes the last tile of the wall, which is wild, whatever it stands for.

    Rules: YINGKOU-F-last_tile_wild.
    """
    return int(rules.last_tile_wild != 0 and is_last_drawn(win))


@pattern(CHANCES)
def last_tile_claim(win: Win, rules: Rules, reading: Reading):
    """The winner takes the discard that follows the last tile of the wall."""
    return int(win.by == BY_DISCARD and happened(win, F_LAST_TILE))


@pattern(CHANCES, many=True)
def kong_bloom(win: Win, rules: Rules, reading: Reading):
    """The winner draws the replacement of his own kong; where the game says so that of a flower or a North too.

    Where kongs are opened each tile turned up that completes his hand counts, and a tile drawn instead does not; what
    two dice turn up counts once, for others who win on it too.
    Rules: HEFEI-16, CHANGSHA-10, CHANGSHA-F-kong_bloom,
    SANMA-21, TAIWAN-F-kong_bloom, TAIWAN-P2, TAIWAN-P3, SICHUAN-F-kong_bloom, SICHUAN-56, TIANJIN-F-kong_bloom.
    """
    if rules.kong_dice != 0 and happened(win, F_KONG_TILE):
        return 1
    if rules.kong_opens != 0 and rules.kong_dice == 0:
        return int(win.turned) if win.by == BY_SELF and happened(win, F_KONG_TILE) else 0
    return int(win.by == BY_SELF and happened(win, blooming(rules)))


@pattern(CHANCES, many=True)
def kong_shot(win: Win, rules: Rules, reading: Reading):
    """Tiles that another's opened kong turns up complete the hand; each of them counts.

    Rules: CHANGSHA-14, CHANGSHA-F-kong_shot.
    """
    return int(win.turned) if win.by == BY_DISCARD and happened(win, F_KONG_TILE) else 0


@kernel
def blooming(rules: Rules):
    """Return the circumstances (F_KONG_REPLACEMENT ...) that count as kong bloom in this game."""
    which = F_KONG_REPLACEMENT
    if rules.option[KITA_BLOOM] == 1:
        which |= F_LAY_REPLACEMENT
    if rules.option[BLOOM_BY_FLOWER] != 0:
        which |= F_FLOWER_REPLACEMENT
    if rules.option[BLOOM_ANY_KONG] == 1:
        which |= F_OPEN_KONG_REPLACEMENT
    return which


@pattern(CHANCES, "flower_smash")
def flower_bloom(win: Win, rules: Rules, reading: Reading):
    """The winner draws the replacement of a flower and wins with it; flowers replaced in the deal bring none.

    Rules: TAIWAN-P20, JINAN-F-flower_smash, HAINAN-F-heavenly_win.
    """
    dealt = happened(win, F_FIRST_TURN) and win.seat == win.dealer
    return int(win.by == BY_SELF and happened(win, F_FLOWER_REPLACEMENT) and not dealt)


@pattern(CHANCES, "robbing_kong")
def robbing_the_kong(win: Win, rules: Rules, reading: Reading):
    """The winner takes the tile with which somebody makes a kong; a North laid aside is no kong.

    Where kongs are opened only the tile of an opened one counts, unless dice say what they turn up.
    Rules: SICHUAN-F-robbing_kong, CHANGSHA-10, CHANGSHA-F-robbing_kong.
    """
    if rules.kong_opens != 0 and rules.kong_dice == 0 and not happened(win, F_KONG_OPENED):
        return 0
    return int(win.by == BY_ROB and not happened(win, F_ROB_LAY))


@pattern(CHANCES)
def shot_after_kong(win: Win, rules: Rules, reading: Reading):
    """The payer's discard straight after a kong wins; in the adding table the tile added to a further kong too.

    Rules: SICHUAN-F-shot_after_kong, SICHUAN-PF-shot_after_kong.
    """
    if not happened(win, F_AFTER_KONG_CUT):
        return 0
    return int(win.by == BY_DISCARD or (win.by == BY_ROB and rules.option[ADDING_TABLE] != 0))


@pattern(CHANCES)
def last_tile(win: Win, rules: Rules, reading: Reading):
    """The three other copies of the winning tile lie open; or it is the wall's last, or the discard after that.

    Rules: HONGKONG-F-last_tile.
    """
    if rules.option[LAST_TILE_OF_WALL] != 0:
        return int(win.by != BY_ROB and happened(win, F_LAST_TILE))
    return int(happened(win, F_LAST_OF_KIND))


@pattern(CHANCES)
def ten_winds(win: Win, rules: Rules, reading: Reading):
    """Ten honours were discarded first, and no meld made.

    Rules: HANGZHOU-22.
    """
    return int(happened(win, F_HONOUR_RUN))


# --- the first go-around


@pattern(CHANCES, "heavenly_win")
def heavenly_hand(win: Win, rules: Rules, reading: Reading):
    """The dealer wins with the tiles dealt; where the game says so, anybody with his first draw.

    Rules: SICHUAN-F-heavenly_win, TUIDAOHU-PF-heavenly_win.
    """
    his_own = win.seat == win.dealer or rules.option[HEAVENLY_ANYBODY] != 0
    return int(happened(win, F_FIRST_TURN) and win.by == BY_SELF and his_own)


@pattern(CHANCES, "earthly_win")
def earthly_hand(win: Win, rules: Rules, reading: Reading):
    """A non-dealer wins with his first draw and before any claim; games differ about the dealer's first discard.

    Rules: SICHUAN-F-earthly_win, CHANGSHA-F-earthly_win, COMMON-8.
    """
    if not happened(win, F_FIRST_TURN) or win.seat == win.dealer:
        return 0
    if rules.option[EARTHLY_ON] == BEFORE_OWN_DISCARD:
        return 1
    if win.by == BY_SELF:
        return int(rules.option[EARTHLY_ON] != FIRST_DISCARD)
    return int(rules.option[EARTHLY_ON] != FIRST_DRAW and win.by == BY_DISCARD and win.payer == win.dealer)


@pattern(CHANCES)
def human_hand(win: Win, rules: Rules, reading: Reading):
    """A non-dealer wins on a discard before his first draw and before any claim."""
    return int(happened(win, F_FIRST_TURN) and win.by == BY_DISCARD and win.seat != win.dealer)
