"""What trials can be about, by name: who only reads of trials need not load what plays them."""

PLAIN = "steady"  # who plays all seats

# Of forks: the kernels of conditions.py, each at its number.
CONDITIONS = (
    "ready_kept",
    "honours_before_ends",
    "honours_before_inner",
    "ends_before_inner",
    "red_before_guest_winds",
    "outside_shape_kept",
    "no_third_follower",
    "middle_pung",
    "closed_chow_at_the_tail",
    "opening_call",
    "few_groups_outer_loose",
    "many_groups_middle_broken",
    "edge_before_middle_pair",
    "middle_pair_before_closed",
    "closed_before_two_sided",
    "run_pair_broken",
    "outer_closed_kept",
    "shape_near_the_feeder_kept",
    "waits_on_the_line",
    "waits_on_the_outside",
    "wait_changed_for_safety",
    "win_offered",
    "dead_before_live",
    "live_before_dead",
    "luxury_first",
    "other_wind_before_east",
    "last_live_wind_kept",
    "safe_against_the_dealer",
    "pung_the_player_would_not",
    "late_pung",
    "pung_or_chow",
    "suit_collected",
    "pungs_collected",
    "three_stacks_let_pass",
    "far_hand_folded",
    "threatened_hand_folded",
    "ready_hand_folded",
    "first_discard_let_go",
    "early_two_sided_chow",
    "west_before_east",
    "dangerous_tile_woven_in",
    "suit_with_most_pairs",
    "last_hand_pushed",
    "eight_of_a_suit_collected",
    "four_pairs_collected",
    "bad_hand_folded",
    "late_pung_before_a_ready_player",
    "late_win_offered",
    "live_first_in_a_good_hand",
    "wide_ready_hand_left",
    "east_held_back_on_a_streak",
    "suit_to_lack_first",
    "suits_switched",
    "leader_refused",
    "calls_of_a_beginner",
)

# Hands of a match played before the one that is tried.
HANDS_BEFORE = {"last_hand_pushed": 3, "leader_refused": 3, "east_held_back_on_a_streak": 1}
LAST_HANDS = ("last_hand_pushed", "leader_refused")  # of these places count, as if the match ended

# Of readings: the kernels of cues.py, each at its number.
SIGNS = (
    "middle_among_the_first_two",
    "middle_first_and_outer_pairs",
    "throws_beside_what_was_thrown",
    "live_tile_late",
    "wait_beside_a_late_live_tile",
    "neighbour_after_a_call",
    "line_of_the_next_player",
    "end_then_next_to_it",
    "three_and_eight",
    "lines_of_the_last_cut",
    "safety_grown_old",
    "half_live_at_the_tail",
    "late_by_a_clock",
    "half_of_the_hand_is_safe",
    "dot_from_the_right_half",
)

OF_DICE = "rhyme_of_the_dice"  # counted by rhyme.py

OF_HANDS = "half_of_the_hand_is_safe"  # counted like a sign

# Of counts: the functions of counts.py, and these two.
COUNTED = (
    "wins_after_streaks",
    "wins_after_wins_by_seat",
    "points_at_a_quarter",
    "better_bot_leads",
    OF_DICE,
    OF_HANDS,
)
