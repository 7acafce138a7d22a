"""The conditions of trials by their number: whether an advice has something to say here, and what it says."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.trials.claim_conditions import closed_chow_at_the_tail, middle_pung, opening_call
from fangcheng.trials.gauge import ready_kept
from fangcheng.trials.order_conditions import (
    ends_before_inner,
    honours_before_ends,
    honours_before_inner,
    no_third_follower,
    red_before_guest_winds,
)
from fangcheng.trials.shape_conditions import (
    few_groups_outer_loose,
    many_groups_middle_broken,
    outside_shape_kept,
)


@kernel
def finds_fork(table, rules, desk, brain, seat, fork, condition):
    """Return True if the condition of this place in CONDITIONS (names.py) is met, and note in `fork` what to play."""
    if condition == 0:
        return ready_kept(table, rules, desk, brain, seat, fork)
    if condition == 1:
        return honours_before_ends(table, rules, desk, brain, seat, fork)
    if condition == 2:
        return honours_before_inner(table, rules, desk, brain, seat, fork)
    if condition == 3:
        return ends_before_inner(table, rules, desk, brain, seat, fork)
    if condition == 4:
        return red_before_guest_winds(table, rules, desk, brain, seat, fork)
    if condition == 5:
        return outside_shape_kept(table, rules, desk, brain, seat, fork)
    if condition == 6:
        return no_third_follower(table, rules, desk, brain, seat, fork)
    if condition == 7:
        return middle_pung(table, rules, desk, brain, seat, fork)
    if condition == 8:
        return closed_chow_at_the_tail(table, rules, desk, brain, seat, fork)
    if condition == 9:
        return opening_call(table, rules, desk, brain, seat, fork)
    if condition == 10:
        return few_groups_outer_loose(table, rules, desk, brain, seat, fork)
    return many_groups_middle_broken(table, rules, desk, brain, seat, fork)
