"""tenhou.net/6 lists put back in order, checked against the XML logs of the same games."""

import msgspec
import pytest

from fangcheng.records import read
from fangcheng.records.model import (
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    DrawnHand,
    Left,
    OpenKong,
    Pung,
    ReadyAccepted,
    Returned,
    Win,
)
from fangcheng.records.tenhou.order import Seat6, in_order
from fangcheng.records.tenhou.yaku import YAKU
from records.consistency import check_chain, check_sums, check_tiles
from records.corpora import TENHOU6, sample_of

COUNTERS = ("round_wind", "dealer", "number", "counters", "sticks", "start_scores", "indicators")
EVERY = [pytest.param(4, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)]


@pytest.mark.parametrize("every", EVERY)
def test_every_file_holds_together(every):
    for path in sample_of(TENHOU6, every):
        for game in read(path):
            check_chain(game)
            for hand in game.hands:
                check_tiles(hand)
                assert hand.results
                if "confusing_nakis" not in path.name:  # their sums were never filled in
                    check_sums(hand)


@pytest.mark.parametrize("every", EVERY)
def test_a_game_is_the_same_as_its_xml_log(shared_data, every):
    for path in sample_of(("riichi/mjx/mjscore/2*.json",), every):
        (log,) = read(shared_data("riichi/mjx/mjlog_py") / f"{path.stem}.mjlog")
        hands = [hand for game in read(path) for hand in game.hands]
        assert len(hands) == len(log.hands)
        for hand, other in zip(hands, log.hands, strict=True):
            assert [getattr(hand, name) for name in COUNTERS] == [getattr(other, name) for name in COUNTERS]
            assert [sorted(dealt) for dealt in hand.dealt] == [sorted(dealt) for dealt in other.dealt]
            assert list(map(common, hand.events)) == [
                common(event) for event in other.events if not isinstance(event, (Left, Returned))
            ]


def common(event):
    """An event reduced to what both formats tell."""
    change = msgspec.structs.replace
    match event:
        case Chow() | Pung() | OpenKong():
            return change(event, own=tuple(sorted(event.own)))
        case AddedKong():
            return change(event, pung=tuple(sorted(event.pung)))
        case ConcealedKong():
            return change(event, tiles=tuple(sorted(event.tiles)))
        case DrawnHand() | Abort():
            return change(event, ready=None, shown=(), scores=None, counters=None, sticks=None)
        case ReadyAccepted():
            return change(event, scores=None)
        case Win():
            names = sorted((name_of(pattern), pattern.value) for pattern in event.patterns if pattern.value)
            fu = None if event.limit else event.fu
            return change(event, hand=(), counters=None, sticks=None, scores=None, fu=fu, patterns=tuple(names))
        case _:
            return event


def name_of(pattern) -> str:
    return pattern.id if isinstance(pattern.id, str) else YAKU[pattern.id][0]


def test_the_second_of_two_equal_discards_is_called_when_the_first_cannot_be():
    """Seat 1 discards 5z twice, seat 3 calls it once: called at once, the pon of seat 0 would find no discard."""
    seats = [
        Seat6((11, "13p1313"), (60, 12)),
        Seat6((45, 45), (60, 60)),
        Seat6((13,), (60,)),
        Seat6(("45p4545",), (14,)),
    ]
    events = in_order(seats, dealer=0, indicators=(), taken=False)
    assert [(event.seat, event.tile) for event in events if isinstance(event, Pung)] == [(0, "3m"), (3, "5z")]


def test_lists_that_fit_no_order_are_refused():
    with pytest.raises(ValueError, match="no order"):
        in_order([Seat6((11,), (60,)), Seat6((), (11,)), Seat6((), ()), Seat6((), ())], 0, (), taken=False)


def test_added_kongs_are_robbed_in_the_hard_case(shared_data):
    (game,) = read(shared_data("riichi/mjai-reviewer/double_kakan_then_chankan.json"))
    *_, kong, win = game.hands[0].events
    assert kong == AddedKong(0, "2m", ("2m", "2m", "2m"))
    assert isinstance(win, Win)
    assert (win.seat, win.from_seat, win.tile) == (3, 0, kong.tile)


def test_both_wins_on_one_tile_stand_in_order(shared_data):
    (game,) = read(shared_data("riichi/mjai-reviewer/double_ron.json"))
    assert [(win.seat, win.points) for win in game.hands[0].results] == [(0, 12000), (2, 2000)]
