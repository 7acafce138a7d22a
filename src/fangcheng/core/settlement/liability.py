"""Who must pay for a great hand he fed: by the discard for the third dragon set, fourth wind set or fourth kong."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD
from fangcheng.core.state.rule_codes import LIABLE_DRAGONS, LIABLE_KONGS, LIABLE_WINDS
from fangcheng.tiles import EAST, WHITE


@kernel
def note_liability(table, rules, seat, some_face, feeder, is_kong):
    """Note `feeder` as liable if the claim of `some_face` lays out the last dragon set, wind set or kong.

    Rules: RIICHI-90, SANMA-37, HONGKONG-27.
    """
    if some_face >= WHITE and rules.liability[LIABLE_DRAGONS] != 0 and honour_sets(table, seat, WHITE, 3) == 3:
        table.liable[seat, LIABLE_DRAGONS] = feeder
    if EAST <= some_face < WHITE and rules.liability[LIABLE_WINDS] != 0 and honour_sets(table, seat, EAST, 4) == 4:
        table.liable[seat, LIABLE_WINDS] = feeder
    if is_kong and rules.liability[LIABLE_KONGS] != 0 and kong_count(table, seat) == 4:
        table.liable[seat, LIABLE_KONGS] = feeder


@kernel
def honour_sets(table, seat, first, count):
    """Count the melds of the seat among the `count` honours from `first` on."""
    found = 0
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        if table.meld_kind[seat, index] != CHOW and first <= lowest < first + count:
            found += 1
    return found


@kernel
def kong_count(table, seat):
    """Count the kongs of the seat, concealed ones too."""
    found = 0
    for index in range(int(table.meld_count[seat])):
        if 1 < table.meld_kind[seat, index] <= CONCEALED_KONG_MELD:
            found += 1
    return found
