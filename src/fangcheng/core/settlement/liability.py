"""Who must pay for a hand he fed: by the discard for third dragon set, fourth wind set, fourth kong or last meld."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.gather import claimed_melds
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    FED_FOURTH,
    LIABLE_DRAGONS,
    LIABLE_EXPOSED,
    LIABLE_FOURTH,
    LIABLE_KONGS,
    LIABLE_WINDS,
)
from fangcheng.tiles import EAST, WHITE


@kernel
def note_liability(table: Table, rules: Rules, seat, some_face, feeder, is_kong):
    """Note `feeder` as liable if the claim of `some_face` lays out the last dragon set, wind set, kong or meld.

    Rules: RIICHI-90, SANMA-37, HONGKONG-27, GUANGDONG-40, GUANGDONG-43, GUANGDONG-44.
    """
    if some_face >= WHITE and rules.liability[LIABLE_DRAGONS] != 0 and honour_sets(table, rules, seat, WHITE, 3) == 3:
        table.liable[seat, LIABLE_DRAGONS] = feeder
    if EAST <= some_face < WHITE and rules.liability[LIABLE_WINDS] != 0:
        if honour_sets(table, rules, seat, EAST, 4) == 4:
            table.liable[seat, LIABLE_WINDS] = feeder
    if is_kong and rules.liability[LIABLE_KONGS] != 0 and kong_count(table, seat) == 4:
        table.liable[seat, LIABLE_KONGS] = feeder
    if rules.liability[LIABLE_FOURTH] != 0:
        note_last_meld(table, rules, seat, feeder)


@kernel
def note_last_meld(table: Table, rules: Rules, seat, feeder):
    """Note `feeder` as liable if all melds of a full hand were claimed now, and he answers for no other player yet.

    Rules: GUANGDONG-40, GUANGDONG-41, GUANGDONG-42.
    """
    if claimed_melds(table, seat) != rules.sets:
        return
    for other in range(int(table.seats)):
        if table.liable[other, FED_FOURTH] == feeder:
            return
    table.liable[seat, FED_FOURTH] = feeder


@kernel
def honour_sets(table: Table, rules: Rules, seat, first, count):
    """Count the melds of the seat among the `count` honours from `first` on; by the rules those claimed alone."""
    found = 0
    for index in range(int(table.meld_count[seat])):
        lowest, kind = int(table.meld_face[seat, index]), int(table.meld_kind[seat, index])
        counts = kind != CHOW and (kind != CONCEALED_KONG_MELD or rules.liable_sets != LIABLE_EXPOSED)
        found += int(counts and first <= lowest < first + count)
    return found


@kernel
def kong_count(table: Table, seat):
    """Count the kongs of the seat, concealed ones too."""
    found = 0
    for index in range(int(table.meld_count[seat])):
        if 1 < table.meld_kind[seat, index] <= CONCEALED_KONG_MELD:
            found += 1
    return found
