"""Patterns of flowers laid out. No reading changes them."""

from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import FLOWERS, pattern
from fangcheng.core.state.codes import F_EIGHT_FLOWERS, F_SEVEN_ROB_ONE
from fangcheng.core.state.kong_tiles import green_or_who_plays_it
from fangcheng.core.state.laid_out import FOUR, count_laid, group_laid, group_of
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import FLOWER_SET_WHOLE, FLOWERS_TWICE, GREEN_KONG_TILES

NO_SET = -1  # no mask of four flowers


@pattern(FLOWERS, many=True)
def flower(win: Win, rules: Rules, reading: Reading):
    """Each flower laid out counts."""
    return count_laid(int(win.flowers))


@pattern(FLOWERS, many=True)
def hard_flowers(win: Win, rules: Rules, reading: Reading):
    """Each flower laid out counts, where the game says so double; dragons laid out are flowers too.

    Rules: NANJING-2, NANJING-17, NANJING-F-hard_flowers.
    """
    return count_laid(int(win.flowers)) * (1 + int(rules.option[FLOWERS_TWICE]))


@pattern(FLOWERS, many=True)
def kong_tile(win: Win, rules: Rules, reading: Reading):
    """Each kong tile laid out counts; where the game says so only Green, or Red where it plays Green.

    Rules: ANQING-F-kong_tile, ANQING-16, ANQING-17.
    """
    if rules.option[GREEN_KONG_TILES] == 0:
        return count_laid(int(win.flowers))
    return count_laid(group_laid(int(win.flowers), group_of(green_or_who_plays_it(win.wild_mask))))


@pattern(FLOWERS)
def no_flowers(win: Win, rules: Rules, reading: Reading):
    """The winner has laid out no flower.

    Rules: TAIWAN-P20.
    """
    return int(win.flowers == 0)


@pattern(FLOWERS, many=True)
def seat_flower(win: Win, rules: Rules, reading: Reading):
    """Each flower of the own seat counts: 1f and 5f for East, 2f and 6f for South, and so on.

    Where the game says so a complete set of four takes in the own one.
    Rules: TAIWAN-F-seat_flower, HONGKONG-F-flower_set, CLASSIC-F-flower_set.
    """
    seasons, plants = group_laid(int(win.flowers), 0), group_laid(int(win.flowers), 1)
    own = int(win.seat_wind)
    whole = FOUR if rules.option[FLOWER_SET_WHOLE] != 0 else NO_SET
    return int(seasons != whole and seasons >> own & 1 == 1) + int(plants != whole and plants >> own & 1 == 1)


@pattern(FLOWERS, many=True)
def flower_kong(win: Win, rules: Rules, reading: Reading):
    """All four seasons count as one, and so do all four plants.

    Rules: TAIWAN-F-flower_kong.
    """
    flowers = int(win.flowers)
    return int(group_laid(flowers, 0) == FOUR) + int(group_laid(flowers, 1) == FOUR)


@pattern(FLOWERS)
def eight_flowers(win: Win, rules: Rules, reading: Reading):
    """The winner wins by having all eight flowers.

    Rules: TAIWAN-F-eight_flowers.
    """
    return int(happened(win, F_EIGHT_FLOWERS))


@pattern(FLOWERS)
def seven_rob_one(win: Win, rules: Rules, reading: Reading):
    """The winner has seven flowers and wins with another player's eighth.

    Rules: TAIWAN-F-seven_rob_one.
    """
    return int(happened(win, F_SEVEN_ROB_ONE))
