"""What the host of a match rules about a seat from outside the game: a chombo, or a fine."""

from typing import TYPE_CHECKING

from fangcheng.core.state.action_codes import RULE_CHOMBO
from fangcheng.errors import FangchengError
from fangcheng.game.event_types import AnyEvent

if TYPE_CHECKING:
    from fangcheng.game.match import Match


def rule(match: "Match", seat: int, number: int) -> list[AnyEvent]:
    """Carry out a ruling by its number (RULE_CHOMBO, RULE_FINE) and return what happened.

    Raises FangchengError between hands and at tables that know no such ruling.
    """
    match._check_seat(seat)
    before, scores = match._step(), match.scores
    word, carry_out = (
        ("chombo", match.engine.rule_chombo) if number == RULE_CHOMBO else ("fine", match.engine.rule_fine)
    )
    if not carry_out(match.table, seat):
        why = "no hand is being played" if match.hand_over else f"{match.variant} knows none"
        raise FangchengError(f"no {word} can be ruled: {why}")
    return match._went_on(before, scores, seat, number)
