"""What the page tells of the tile that a player imagines."""

import pytest

from fangcheng.game.match import Match
from fangcheng.web.page.choices import own_hand


@pytest.mark.rule("JIANGNAN-10")
def test_the_tile_imagined_is_told_beside_the_own_hand_alone():
    match = Match("jiangnan", 4, {"heart": True}, mode="interpreted")
    assert told_to(match, 0) == []
    for seat in range(4):
        match.act(seat, f"imagine {seat + 1}z")
    assert [told_to(match, seat) for seat in range(4)] == [[("indicator-heart", [f"{n}z"])] for n in range(1, 5)]


def told_to(match, seat):
    """The notices beside the hand of a seat, each with its tiles."""
    return [(notice.text.key, notice.tiles) for notice in own_hand(match, seat, match.view(seat)).notices]
