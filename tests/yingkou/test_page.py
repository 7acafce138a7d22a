"""What the page shows of a win with the wild last tile: the tile that was taken, in the place that it fills."""

import pytest

from bridge import Chooser
from fangcheng.game.match import Match
from fangcheng.web.page.results import won_page


def first_win(variant, row):
    """A finished hand of bots that was won with this row, and its explanation."""
    for number in range(60):
        match = Match(variant, f"page:{number}", mode="compiled")
        chooser = Chooser(match, "ssss")
        while not match.over:
            while not match.hand_over:
                seat = match.owed[0]
                match.act(seat, chooser.answer(seat))
            for one in match.explain():
                if one.kind == "win" and any(line.id == row for line in one.patterns):
                    return match, one
            if not match.over:
                match.next_hand()
    raise AssertionError(f"no {row} was met")


@pytest.mark.parametrize(("variant", "row"), [("yingkou", "last_tile_wild"), ("harbin", "treasure_draw")])
def test_the_page_shows_the_tile_that_was_drawn_where_it_stands_for_another(variant, row):
    match, one = first_win(variant, row)
    shown = won_page(match, match.view(0), one)
    (won,) = [group for group in shown.groups if group.win is not None]
    assert won.tiles[won.win] == one.tile
    melds = [tile for meld in match.view(0).seats[one.winner].melds for tile in meld.tiles]
    concealed = [tile for group in shown.groups if not group.open for tile in group.tiles]
    held = [*(match.view(one.winner).seats[one.winner].hand or ()), match.view(one.winner).seats[one.winner].drawn]
    assert sorted(concealed) == sorted(tile for tile in held if tile)
    assert len(melds) + len(concealed) >= 14
