"""What the host of a match rules about a seat from outside the game: a chombo, or a fine."""

from typing import Any

from fangcheng.core.state.action_codes import RULE_CHOMBO
from fangcheng.core.state.codes import HAND_OVER
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine


def carry_out(engine: Engine, table: Any, seat: int, number: int) -> None:
    """Carry out a ruling by its number (RULE_CHOMBO, RULE_FINE).

    Raises FangchengError between hands and at tables that know no such ruling.
    """
    word, ruled = ("chombo", engine.rule_chombo) if number == RULE_CHOMBO else ("fine", engine.rule_fine)
    if not ruled(table, seat):
        why = "no hand is being played" if table.phase >= HAND_OVER else f"{engine.ruleset.id} knows none"
        raise FangchengError(f"no {word} can be ruled: {why}")
