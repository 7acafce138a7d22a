"""Hands of other sizes than thirteen and sixteen: who takes which tiles of the wall at the deal."""

import pytest

from fangcheng.core.state.codes import FROM_WALL
from fangcheng.game.engine import Engine
from fangcheng.tiles import face_of
from made_up import made_up


def packets_of_seats(size: int) -> list[list[int]]:
    """Wall places of each seat from the dealer on, as the book divides the hand into packets, dealer's last one too."""
    packets = {7: (4, 2, 1), 10: (4, 4, 2), 12: (4, 4, 4), 13: (4, 4, 4, 1), 16: (4, 4, 4, 4)}[size]
    seats: list[list[int]] = [[], [], [], []]
    place = 0
    for packet in packets:
        for own in seats:
            own += range(place, place + packet)
            place += packet
    seats[0].append(place)
    return seats


def tiles_at(table, places) -> list[int]:
    """The faces that lie at these places of the wall, in order."""
    return sorted(face_of(int(table.wall[place])) for place in places)


def tiles_held(table, seat) -> list[int]:
    """The faces a seat holds, in order."""
    return [face for face in range(34) for _ in range(int(table.hand[seat, face]))]


def dealt(variant, options=None):
    """A table just dealt."""
    engine = Engine(variant, options, mode="interpreted")
    table = engine.new_table("a deal")
    engine.start_hand(table)
    return table


@pytest.mark.rule("COMMON-24")
@pytest.mark.parametrize(
    ("size", "settings"),
    [
        pytest.param(7, {"sets": 2}, id="7"),
        pytest.param(10, {"sets": 3}, id="10"),
        pytest.param(12, {"dealt": 12}, id="12"),
        pytest.param(13, {"sets": 4}, id="13"),
        pytest.param(16, {"sets": 5}, id="16"),
    ],
)
def test_a_hand_is_dealt_in_stacks_while_they_fit_and_then_in_single_tiles(monkeypatch, size, settings):
    table = dealt(made_up(monkeypatch, "sichuan", {"lack_rule": "none"} | settings))
    for step, places in enumerate(packets_of_seats(size)):
        seat = (int(table.dealer) + step) % 4
        assert tiles_held(table, seat) == tiles_at(table, places), f"seat {step} from the dealer"
    last = packets_of_seats(size)[0][-1]
    assert face_of(int(table.drawn)) == face_of(int(table.wall[last]))
    assert table.next_tile == 4 * size + 1


@pytest.mark.rule("COMMON-24")
@pytest.mark.parametrize("sets", [2, 4])
def test_a_dealer_who_takes_a_whole_stack_does_so_for_his_last_single_tile(monkeypatch, sets):
    whole_stack_taken(dealt(made_up(monkeypatch, "sichuan", {"sets": sets, "deal_rule": "stack"})), sets)


@pytest.mark.rule("RIICHI-24")
def test_by_option_the_dealer_takes_both_tiles_of_one_stack_as_his_last_two():
    whole_stack_taken(dealt("riichi", {"dealer_deal": "stack"}), 4)


def whole_stack_taken(table, sets):
    """The dealer's last two lie beside each other, and the next player's last one behind them."""
    single = 4 * 3 * sets  # place of the first single tile
    own = packets_of_seats(3 * sets + 1)[0][: 3 * sets]
    following = packets_of_seats(3 * sets + 1)[1][: 3 * sets]
    dealer = int(table.dealer)
    assert tiles_held(table, dealer) == tiles_at(table, [*own, single, single + 1])
    assert tiles_held(table, (dealer + 1) % 4) == tiles_at(table, [*following, single + 2])


@pytest.mark.rule("COMMON-24")
def test_a_dealer_who_draws_his_last_tile_after_the_flowers_is_not_dealt_it(monkeypatch):
    table = dealt(made_up(monkeypatch, "sichuan", {"lack_rule": "none", "sets": 3, "deal_rule": "after_flowers"}))
    assert table.drawn_from == FROM_WALL
    assert table.drawn == table.wall[40]  # ten tiles each are dealt before
