"""What makes a whole hand dearer: the dice that opened its wall, and drawn hands before it that still count."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import LUCKY_DOUBLES, LUCKY_ONE_FOUR


@kernel
def dice_were_lucky(table: Table, rules: Rules):
    """Return True if the two dice that opened the wall fell as the rules call lucky.

    Rules: SHANGHAI-29.
    """
    return are_lucky(int(table.dice[3]), int(table.dice[4]), rules)


@kernel
def are_lucky(first, second, rules: Rules):
    """Return True if two dice are lucky: equal, or a 1 and a 4; 0 is a die not thrown.

    Rules: SHANGHAI-29.
    """
    if first == second:
        return first != 0 and rules.lucky_dice & LUCKY_DOUBLES != 0
    return rules.lucky_dice & LUCKY_ONE_FOUR != 0 and first * second == 4


@kernel
def follows_wash_out(table: Table, rules: Rules):
    """Return True if a drawn hand before this one still makes it dearer.

    Rules: SHANGHAI-30.
    """
    return rules.wash_outs != 0 and table.wash_out.count > 0
