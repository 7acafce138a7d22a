"""What a player may not discard now: the duties of all institutions that hold tiles back, taken together."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.follow_duty import faces_not_followed
from fangcheng.core.institutions.honour_discipline import faces_behind_honours
from fangcheng.core.institutions.joker_duty import jokers_to_keep
from fangcheng.core.institutions.lack import faces_to_keep
from fangcheng.core.institutions.singles_kept import singles_to_keep
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import FOLLOW_FREE, LACK_DECLARED


@kernel
def faces_of_duties(table: Table, rules: Rules, seat):
    """Return the faces that the seat may not discard now.

    Honour discipline comes last: it passes over what the others hold back.
    """
    held_back = NONE
    if rules.lack_rule == LACK_DECLARED:
        held_back |= faces_to_keep(table, seat)
    if rules.joker_kept != 0:
        held_back |= jokers_to_keep(table, seat)
    if rules.follow_duty != FOLLOW_FREE:
        held_back |= faces_not_followed(table, rules, seat)
    if rules.single_kongs != 0:
        held_back |= singles_to_keep(table, rules, seat)
    if rules.honour_discipline != 0:
        held_back |= faces_behind_honours(table, seat, held_back | table.banned_discards)
    return held_back
