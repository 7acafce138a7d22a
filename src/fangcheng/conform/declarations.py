"""Ready before anything else: announced before the first turn, or declared with the first discard."""

from typing import Any

from fangcheng.conform.situations import Situation
from fangcheng.core.state.codes import READY_HEAVENLY, READY_PLAIN
from fangcheng.core.state.rule_codes import READY_DECLARED


def declare_first(situation: Situation, moment: Any) -> None:
    """Let the seat of the moment have been ready before anything else, in the way of its game.

    Rules: TUIDAOHU-PF-heavenly_ready.
    """
    declared = situation.rules.ready_rule == READY_DECLARED
    situation.table.ready[moment.seat] = READY_PLAIN if declared else READY_HEAVENLY
    if declared:
        situation.table.declared.double[moment.seat] = 1
