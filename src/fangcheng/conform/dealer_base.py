"""What the dealer stakes against each other player, which drawn hands raise."""

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.state.rule_codes import SHARE_DEALER, SHARE_WASH_OUTS


def set_dealer_base(situation: Situation, fields: Fields) -> None:
    """Let as many hands have been drawn as make the dealer's base what is said."""
    if "dealer_base" not in fields:
        return
    base, rules = fields.number("dealer_base", high=1000), situation.rules
    drawn, rest = divmod(base - first_base(situation), int(rules.share_units[SHARE_WASH_OUTS]) or base + 1)
    if rest or drawn < 0:
        raise fields.wrong("dealer_base", f"{base} is no base of the dealer in this game")
    situation.table.wash_out.count = drawn


def dealer_base(situation: Situation) -> int:
    """Return what the dealer stakes against each other player."""
    return first_base(situation) + int(situation.rules.share_units[SHARE_WASH_OUTS]) * int(
        situation.table.wash_out.count
    )


def first_base(situation: Situation) -> int:
    """Return what he stakes when no drawn hand counts."""
    return int(situation.rules.common_units) + int(situation.rules.share_units[SHARE_DEALER])
