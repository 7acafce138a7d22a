"""Quantities read off a view."""

import pytest

from fangcheng.analysis.position import danger, genbutsu, suji, tiles_left, visible_counts
from fangcheng.game.own_hand import seen_tiles
from fangcheng.game.seen import seen_record
from fangcheng.tiles import NAMES
from game.players import SIX, play


@pytest.mark.parametrize("variant", SIX)
def test_a_view_shows_as_many_tiles_as_the_table_lets_the_seat_see(variant):
    match = play(variant, 2, 70)
    for seat in range(match.seats):
        counts = seen_tiles(seen_record(match.engine, match.table, seat))
        assert visible_counts(match.view(seat)) == dict(zip(NAMES, counts))


@pytest.mark.rule("RIICHI-75")
def test_what_a_seat_has_discarded_is_safe_against_it():
    view = play("riichi", 2, 60).view(0)
    for seat in range(1, 4):
        for tile in genbutsu(view, seat):
            assert danger(view, seat, tile) == 0
        assert all(0 < danger(view, seat, tile) <= 1 for tile in suji(view, seat) - genbutsu(view, seat))
    assert 0 <= tiles_left(view, "5z") <= 4
