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
)

# Of counts: the functions of counts.py.
COUNTED = ("wins_after_streaks", "wins_after_wins_by_seat", "points_at_a_quarter")
