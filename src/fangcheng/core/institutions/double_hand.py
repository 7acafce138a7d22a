"""The double hand (比下胡): certain events of a hand let the next one count double, side payments with it."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.win_class import class_of
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import DOUBLE_BIG, DOUBLE_DEALER, DOUBLE_DRAWN
from fangcheng.core.table.standing import has_won


@kernel
def hand_factor(table: Table):
    """Return what everything in this hand is multiplied by.

    Rules: NANJING-18.
    """
    return 1 + int(table.double_hand.now)


@kernel
def note_reason(table: Table, rules: Rules, reason):
    """Note that the next hand counts double if the game knows this reason (DOUBLE_BIG ...); several are as one.

    Rules: NANJING-28.
    """
    if rules.double_after[reason] != 0:
        table.double_hand.noted = 1


@stage(when=on("double_after.big_win"))
def note_big_win(table: Table, rules: Rules, desk: Desk, winner):
    """Note a win of a class above 0.

    Rules: NANJING-28.
    """
    if class_of(rules, desk.work.results[winner]) > 0:
        note_reason(table, rules, DOUBLE_BIG)


@kernel
def settle_double(table: Table, rules: Rules):
    """Decide at the end of a hand whether the next one counts double.

    Rules: NANJING-28.
    """
    if table.won_count == 0:
        note_reason(table, rules, DOUBLE_DRAWN)
    elif has_won(table, int(table.dealer)):
        note_reason(table, rules, DOUBLE_DEALER)
    table.double_hand.coming = table.double_hand.noted


@kernel
def clear_double(table: Table):
    """Let the next hand be as the last one decided, the first of a match single.

    A hand that did not count and is dealt again stays what it was.
    Rules: NANJING-18.
    """
    table.double_hand.now = table.double_hand.coming if table.hands_played > 0 else 0
    table.double_hand.noted = 0
