"""The units between two players: some payments grow with the dealer, repeats of his deal, and what both have bet."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.rows import power
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import SHARE_BETS, SHARE_DEALER, SHARE_REPEATS


@kernel
def pair_units(table: Table, rules: Rules, one, other):
    """Return how many units one of two seats pays the other: one, more if one of them deals, and what both have bet.

    Rules: HAINAN-31, HAINAN-42, WENZHOU-29, WENZHOU-32.
    """
    units = 1 + int(rules.share_units[SHARE_BETS]) * (int(table.bets.placed[one]) + int(table.bets.placed[other]))
    if one != table.dealer and other != table.dealer:
        return units
    units += int(rules.share_units[SHARE_DEALER]) + int(table.streak) * int(rules.share_units[SHARE_REPEATS])
    units *= max(1, int(rules.share_times[SHARE_DEALER]))
    units *= power(max(1, int(rules.share_times[SHARE_REPEATS])), int(table.streak))
    return units * bid_times(table, rules, one, other)


@kernel
def bid_times(table: Table, rules: Rules, one, other):
    """Return what the numbers that both have named multiply between the dealer and another: 1 and these.

    Rules: WENZHOU-34.
    """
    if rules.bet_times == 0 or (one != table.dealer and other != table.dealer):
        return 1
    return 1 + int(table.bets.placed[one]) + int(table.bets.placed[other])


@kernel
def side_units(table: Table, rules: Rules, one, other):
    """Return what a payment beside the hand is multiplied by between two seats: their units where a game says so.

    Rules: HAINAN-41, HAINAN-43, HAINAN-44.
    """
    return pair_units(table, rules, one, other) if rules.kong_units != 0 else 1
