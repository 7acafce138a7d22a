"""What the first hand of a match has of its own."""

from typing import Any

from fangcheng.core.state.rule_codes import SHARE_SURCHARGE


def minds_first_hand(rules: Any) -> bool:
    """Return True if something is paid in every hand but the first of a match."""
    return bool(rules.drawn_hand_pay or rules.share_fan[SHARE_SURCHARGE])
