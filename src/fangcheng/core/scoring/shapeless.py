"""Why a hand has no winning shape, where a rule has a sentence of its own for such tiles."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.tally import refuse
from fangcheng.core.shapes.joker_wins import jokers_that_win
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.fields.forms import SEVEN_PAIRS, SEVEN_PAIRS_ALIKE
from fangcheng.core.state.record_types import Desk, Result, Rules, Win
from fangcheng.core.state.refusals import FIVE_ALIKE, JOKERS_IN_OWN_TURN, NO_SEVEN_PAIRS, NO_SHAPE
from fangcheng.tiles import FACES


@kernel
def name_shapeless(win: Win, rules: Rules, desk: Desk, result: Result):
    """Put the narrower reason in the place of "no shape" where there is one; any other result stays as it is.

    Rules: GUANGDONG_FOLK-22, HONGZHONG-19, GUANGDONG-P4, QINGYUAN-15, TUIDAOHU-26, WENZHOU-25, COMMON-19.
    """
    if result.wins != 0 or result.refusal != NO_SHAPE:
        return
    enough = int(jokers_that_win(int(rules.forms)))
    if enough != 0 and win.by != BY_SELF and win.jokers >= enough:
        refuse(result, JOKERS_IN_OWN_TURN)
    elif int(rules.forms) & (SEVEN_PAIRS | SEVEN_PAIRS_ALIKE) == 0 and are_seven_pairs(win):
        refuse(result, NO_SEVEN_PAIRS)
    elif desk.work.search.five_alike != 0:
        refuse(result, FIVE_ALIKE)


@kernel
def are_seven_pairs(win: Win):
    """Return True if fourteen concealed tiles are seven pairs: four alike are two, and odd ones have a joker each."""
    if win.meld_count != 0 or win.sets != 4:
        return False
    tiles, odd = int(win.jokers), 0
    for some_face in range(FACES):
        tiles += int(win.hand[some_face])
        odd += int(win.hand[some_face]) & 1
    return tiles == 14 and odd <= win.jokers
