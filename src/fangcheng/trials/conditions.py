"""The conditions of trials by their number: whether an advice has something to say here, and what it says."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.trials.break_conditions import (
    closed_before_two_sided,
    edge_before_middle_pair,
    middle_pair_before_closed,
    outer_closed_kept,
    run_pair_broken,
    shape_near_the_feeder_kept,
)
from fangcheng.trials.claim_conditions import (
    closed_chow_at_the_tail,
    early_two_sided_chow,
    first_discard_let_go,
    middle_pung,
    opening_call,
)
from fangcheng.trials.gauge import ready_kept
from fangcheng.trials.lack_conditions import suit_to_lack_first, suits_switched
from fangcheng.trials.leader_conditions import leader_refused
from fangcheng.trials.narrow_conditions import (
    bad_hand_folded,
    east_held_back_on_a_streak,
    eight_of_a_suit_collected,
    four_pairs_collected,
    late_pung_before_a_ready_player,
    late_win_offered,
    live_first_in_a_good_hand,
    wide_ready_hand_left,
)
from fangcheng.trials.order_conditions import (
    ends_before_inner,
    honours_before_ends,
    honours_before_inner,
    no_third_follower,
    red_before_guest_winds,
)
from fangcheng.trials.plan_conditions import (
    calls_of_a_beginner,
    far_hand_folded,
    last_hand_pushed,
    pungs_collected,
    ready_hand_folded,
    suit_collected,
    suit_with_most_pairs,
    threatened_hand_folded,
    three_stacks_let_pass,
)
from fangcheng.trials.pung_conditions import (
    late_pung,
    pung_or_chow,
    pung_the_player_would_not,
)
from fangcheng.trials.record_types import Fork
from fangcheng.trials.safety_conditions import (
    dangerous_tile_woven_in,
    dead_before_live,
    last_live_wind_kept,
    live_before_dead,
    luxury_first,
    other_wind_before_east,
    safe_against_the_dealer,
    west_before_east,
)
from fangcheng.trials.shape_conditions import (
    few_groups_outer_loose,
    many_groups_middle_broken,
    outside_shape_kept,
)
from fangcheng.trials.wait_conditions import (
    wait_changed_for_safety,
    waits_on_the_line,
    waits_on_the_outside,
    win_offered,
)


@kernel
def finds_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if the condition of this place in CONDITIONS (names.py) is met, and note in `fork` what to play."""
    if condition < 12:
        return finds_first_fork(table, rules, desk, brain, seat, fork, condition)
    if condition < 22:
        return finds_shape_fork(table, rules, desk, brain, seat, fork, condition)
    if condition < 43:
        return finds_plan_fork(table, rules, desk, brain, seat, fork, condition)
    if condition < 51:
        return finds_narrow_fork(table, rules, desk, brain, seat, fork, condition)
    return finds_late_fork(table, rules, desk, brain, seat, fork, condition)


@kernel
def finds_first_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if a condition one of the first dozen is met."""
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


@kernel
def finds_shape_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if a condition on shapes or waits is met."""
    if condition == 12:
        return edge_before_middle_pair(table, rules, desk, brain, seat, fork)
    if condition == 13:
        return middle_pair_before_closed(table, rules, desk, brain, seat, fork)
    if condition == 14:
        return closed_before_two_sided(table, rules, desk, brain, seat, fork)
    if condition == 15:
        return run_pair_broken(table, rules, desk, brain, seat, fork)
    if condition == 16:
        return outer_closed_kept(table, rules, desk, brain, seat, fork)
    if condition == 17:
        return shape_near_the_feeder_kept(table, rules, desk, brain, seat, fork)
    if condition == 18:
        return waits_on_the_line(table, rules, desk, brain, seat, fork)
    if condition == 19:
        return waits_on_the_outside(table, rules, desk, brain, seat, fork)
    if condition == 20:
        return wait_changed_for_safety(table, rules, desk, brain, seat, fork)
    return win_offered(table, rules, desk, brain, seat, fork)


@kernel
def finds_plan_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if a condition on safety, pungs, plans or first tiles is met."""
    if condition == 22:
        return dead_before_live(table, rules, desk, brain, seat, fork)
    if condition == 23:
        return live_before_dead(table, rules, desk, brain, seat, fork)
    if condition == 24:
        return luxury_first(table, rules, desk, brain, seat, fork)
    if condition == 25:
        return other_wind_before_east(table, rules, desk, brain, seat, fork)
    if condition == 26:
        return last_live_wind_kept(table, rules, desk, brain, seat, fork)
    if condition == 27:
        return safe_against_the_dealer(table, rules, desk, brain, seat, fork)
    if condition == 28:
        return pung_the_player_would_not(table, rules, desk, brain, seat, fork)
    if condition == 29:
        return late_pung(table, rules, desk, brain, seat, fork)
    if condition == 30:
        return pung_or_chow(table, rules, desk, brain, seat, fork)
    if condition == 31:
        return suit_collected(table, rules, desk, brain, seat, fork)
    if condition == 32:
        return pungs_collected(table, rules, desk, brain, seat, fork)
    if condition == 33:
        return three_stacks_let_pass(table, rules, desk, brain, seat, fork)
    if condition == 34:
        return far_hand_folded(table, rules, desk, brain, seat, fork)
    if condition == 35:
        return threatened_hand_folded(table, rules, desk, brain, seat, fork)
    if condition == 36:
        return ready_hand_folded(table, rules, desk, brain, seat, fork)
    if condition == 37:
        return first_discard_let_go(table, rules, desk, brain, seat, fork)
    if condition == 38:
        return early_two_sided_chow(table, rules, desk, brain, seat, fork)
    if condition == 39:
        return west_before_east(table, rules, desk, brain, seat, fork)
    if condition == 40:
        return dangerous_tile_woven_in(table, rules, desk, brain, seat, fork)
    if condition == 41:
        return suit_with_most_pairs(table, rules, desk, brain, seat, fork)
    return last_hand_pushed(table, rules, desk, brain, seat, fork)


@kernel
def finds_narrow_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if a condition narrower than another is met."""
    if condition == 43:
        return eight_of_a_suit_collected(table, rules, desk, brain, seat, fork)
    if condition == 44:
        return four_pairs_collected(table, rules, desk, brain, seat, fork)
    if condition == 45:
        return bad_hand_folded(table, rules, desk, brain, seat, fork)
    if condition == 46:
        return late_pung_before_a_ready_player(table, rules, desk, brain, seat, fork)
    if condition == 47:
        return late_win_offered(table, rules, desk, brain, seat, fork)
    if condition == 48:
        return live_first_in_a_good_hand(table, rules, desk, brain, seat, fork)
    if condition == 49:
        return wide_ready_hand_left(table, rules, desk, brain, seat, fork)
    return east_held_back_on_a_streak(table, rules, desk, brain, seat, fork)


@kernel
def finds_late_fork(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, condition):
    """Return True if a condition on a missing suit, the leader or who plays on as a beginner is met."""
    if condition == 51:
        return suit_to_lack_first(table, rules, desk, brain, seat, fork)
    if condition == 52:
        return suits_switched(table, rules, desk, brain, seat, fork)
    if condition == 53:
        return leader_refused(table, rules, desk, brain, seat, fork)
    return calls_of_a_beginner(table, rules, desk, brain, seat, fork)
