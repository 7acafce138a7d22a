"""Patterns that only Taiwan reads this way: dealer, flowers, announcements, its concealed hand and one-tile wait."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.forms import claimed_sets
from fangcheng.core.patterns.pungs import round_wind, seat_wind
from fangcheng.core.patterns.waits import waited_for_one
from fangcheng.core.state.codes import (
    BY_SELF,
    EIGHT_PAIRS_FORM,
    F_EARTHLY_READY,
    F_FLOWER_REPLACEMENT,
    F_HEAVENLY_READY,
    F_KONG_REPLACEMENT,
    F_OPEN_READY,
    F_READY,
    STANDARD,
    TWO_SIDED,
)
from fangcheng.core.state.rule_codes import ANY_CHOWS, ONE_WAIT_NEVER, ONE_WAIT_NOT_CLAIMED, STRICT_CHOWS
from fangcheng.tiles import EAST, RED, WHITE

# Places in rules.option.
OPTIONS = {
    "all_chows": 32,  # 0 any five runs, 1 strict (TAIWAN-68), 2 of the SML table (TAIWAN-P5)
    "one_wait_melded": 33,  # one_wait beside five claimed sets: 0 counts, 1 not on a discard, 2 not at all
    "concealed_kong_opens": 34,  # 1: a concealed kong spoils concealed_hand
    "bloom_by_flower": 35,  # 1: the replacement of a flower blooms too
    "hongkong": 36,  # 1: the patterns of the Hong Kong game count, and are counted in fan
}
ALL_CHOWS_RULE = OPTIONS["all_chows"]
ONE_WAIT_MELDED = OPTIONS["one_wait_melded"]
CONCEALED_KONG_OPENS = OPTIONS["concealed_kong_opens"]
BLOOM_BY_FLOWER = OPTIONS["bloom_by_flower"]
HONGKONG = OPTIONS["hongkong"]


@kernel
def dealer(win):
    """The winner deals; what a paying dealer adds belongs to the settlement.

    Rules: TAIWAN-F-dealer.
    """
    return int(win.seat == win.dealer)


@kernel
def dealer_streak(win):
    """How often the winner has repeated his deal.

    Rules: TAIWAN-F-dealer_streak.
    """
    return dealer(win) * int(win.streak)


# --- concealed


@kernel
def keeps_concealed(win, rules, reading):
    """No chow, pung or melded kong; a concealed kong is drawn oneself and spoils it under an option only.

    Rules: TAIWAN-F-concealed_hand.
    """
    if rules.option[CONCEALED_KONG_OPENS] != 0:
        return int(win.meld_count == 0)
    return int(reading.closed == 1)


@kernel
def drawn_concealed(win, rules, reading):
    """Concealed and self-drawn.

    Rules: TAIWAN-F-fully_concealed.
    """
    return int(keeps_concealed(win, rules, reading) == 1 and win.by == BY_SELF)


# --- runs and waits


@kernel
def all_chows_tai(win, rules, reading):
    """Five runs and a pair; strict tables want more.

    Rules: TAIWAN-F-all_chows, TAIWAN-68, TAIWAN-P5.
    """
    if reading.form != STANDARD or reading.run_count != win.sets:
        return 0
    rule = int(rules.option[ALL_CHOWS_RULE])
    if rule == ANY_CHOWS:
        return 1
    if win.by == BY_SELF or reading.wait != TWO_SIDED:
        return 0
    if rule == STRICT_CHOWS:
        return int(win.flowers == 0 and reading.pair < EAST)
    return int(reading.closed == 0)


@kernel
def one_wait_tai(win, rules, reading):
    """Waiting for one kind only, tiles one holds all of included.

    Rules: TAIWAN-F-one_wait, TAIWAN-P4, TAIWAN-P6.
    """
    rule = int(rules.option[ONE_WAIT_MELDED])
    barred = rule == ONE_WAIT_NEVER or (rule == ONE_WAIT_NOT_CLAIMED and win.by != BY_SELF)
    if barred and claimed_sets(win) == win.sets:
        return 0
    return int(waited_for_one(win))


@kernel
def bloom(win, rules):
    """Self-drawn with the replacement of a kong, under most tables also of a flower.

    Rules: TAIWAN-F-kong_bloom, TAIWAN-P2, TAIWAN-P3.
    """
    if win.by != BY_SELF:
        return 0
    by_flower = rules.option[BLOOM_BY_FLOWER] != 0 and happened(win, F_FLOWER_REPLACEMENT)
    return int(by_flower or happened(win, F_KONG_REPLACEMENT))


# --- honours; the triplet of eight pairs is none of the reading's sets


@kernel
def loose_triplet(win, reading):
    """Face of the triplet beside seven pairs, -1 in other forms."""
    if reading.form == EIGHT_PAIRS_FORM:
        for face in range(34):
            if win.hand[face] == 3:
                return face
    return -1


@kernel
def dragon_pungs(win, reading):
    """Each dragon triplet.

    Rules: TAIWAN-F-dragon_pung.
    """
    return pungs_from(win, reading, WHITE, RED)


@kernel
def pungs_from(win, reading, first, last):
    """Triplets of the honours from `first` to `last`."""
    count = 0
    for face in range(first, last + 1):
        count += int(has(reading.triplets, face) or loose_triplet(win, reading) == face)
    return count


@kernel
def round_wind_pung(win, reading):
    """A triplet of the round wind.

    Rules: TAIWAN-F-round_wind.
    """
    return int(round_wind(win, reading) == 1 or loose_triplet(win, reading) == EAST + int(win.round_wind))


@kernel
def seat_wind_pung(win, reading):
    """A triplet of the winner's wind.

    Rules: TAIWAN-F-seat_wind.
    """
    return int(seat_wind(win, reading) == 1 or loose_triplet(win, reading) == EAST + int(win.seat_wind))


# --- flowers


@kernel
def seat_flower(win):
    """Each flower of the own seat: 1f and 5f for East, 2f and 6f for South, and so on.

    Rules: TAIWAN-F-seat_flower.
    """
    flowers = int(win.flowers) >> int(win.seat_wind)
    return (flowers & 1) + (flowers >> 4 & 1)


@kernel
def flower_kong(win):
    """All four seasons, all four plants, each.

    Rules: TAIWAN-F-flower_kong.
    """
    flowers = int(win.flowers)
    return int(flowers & 15 == 15) + int(flowers >> 4 == 15)


# --- announcements


@kernel
def ready_declared(win):
    """Ready was announced."""
    return int(happened(win, F_READY | F_OPEN_READY | F_HEAVENLY_READY | F_EARTHLY_READY))


@kernel
def open_ready(win):
    """Ready was announced and the hand shown."""
    return int(happened(win, F_OPEN_READY))


@kernel
def heavenly_ready(win):
    """Ready was announced before the first turn."""
    return int(happened(win, F_HEAVENLY_READY))


@kernel
def earthly_ready(win):
    """Ready was announced with the first discard."""
    return int(happened(win, F_EARTHLY_READY))


@kernel
def eight_pairs(win, reading):
    """Seven pairs and a triplet, all concealed.

    Rules: TAIWAN-F-eight_pairs.
    """
    return int(reading.form == EIGHT_PAIRS_FORM)
