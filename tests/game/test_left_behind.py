"""What one match leaves behind does not reach the next one of the same company."""

import pytest

from bridge import Chooser
from fangcheng import Match


def play_out(match):
    """Bots play the match to its end."""
    chooser = Chooser(match, "ssss")
    while not match.over:
        while not match.hand_over:
            seat = match.owed[0]
            match.act(seat, chooser.answer(seat))
        if not match.over:
            match.next_hand()
    return match


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["shenzhen", "guangzhou"])
def test_a_row_of_wins_ends_with_the_match(variant):
    """Whoever has won the last hand would turn more horses, and so more tiles would be kept back."""
    options = {"horses_step": True, "hands": 4}
    fresh = Match(variant, 1, options).view().tiles_left
    match = play_out(Match(variant, 5, options, mode="compiled"))
    assert match.explain()[-1].winner is not None
    match.next_match()
    assert match.view().tiles_left == fresh


@pytest.mark.by_day("tuidaohu")
@pytest.mark.rule("TUIDAOHU-3")
def test_onlookers_begin_a_match_with_nothing():
    match = play_out(Match("tuidaohu", 5, {"outside_buyers": 2, "horses_dealer": 1, "hands": 4}, mode="compiled"))
    assert any(match.view().outside)
    match.next_match()
    assert match.view().outside == (0, 0)
