"""The units between two players: payments of some games grow with the dealer and with the repeats of his deal."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.rule_codes import SHARE_DEALER, SHARE_REPEATS


@kernel
def pair_units(table, rules, one, other):
    """Return how many units one of two seats pays the other: one, and more if one of them deals.

    Rules: HAINAN-31.
    """
    if one != table.dealer and other != table.dealer:
        return 1
    return 1 + int(rules.share_units[SHARE_DEALER]) + int(table.streak) * int(rules.share_units[SHARE_REPEATS])
