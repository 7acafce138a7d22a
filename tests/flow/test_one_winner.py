"""Several players could win on one tile: whose win counts, as books to come have it."""

import pytest

from flow.table_of import table_of
from made_up import made_up

DEALER = "17m1139p12335566s"
NEAR = "123456789m4599p"  # a plain hand on 3p
FAR = "1245667878955p"  # a full flush on 3p
FAR_PLAIN = "123456789s4588p"


@pytest.fixture
def winners(monkeypatch):
    """Who wins when West throws 3p, North, who sits next to him, and South, who sits farthest, wait for it."""

    def play(rule, south=FAR, called=("N", "S"), **more):
        base = {"lack_rule": "none", "play_on": "never", "winners": rule}
        made_up(monkeypatch, "sichuan", base | more)
        table = table_of("made_up", {"E": DEALER, "S": south, "N": NEAR}, wall="1s3p")
        table.play("E 7m", "S 1s drawn", "W 3p drawn")
        assert table.may("N", "win")
        assert table.may("S", "win")
        table.play(*(f"{letter} win" for letter in called)).wait()
        order = table.record.won_order[: int(table.record.won_count)]
        return table.letters(int(seat) for seat in order)

    return play


@pytest.mark.parametrize(("rule", "who"), [("nearest", "N"), ("all", "SN"), ("dearest", "S")])
def test_the_book_says_whose_win_counts(winners, rule, who):
    assert winners(rule) == who


def test_of_equally_dear_wins_the_nearest_counts(winners):
    assert winners("dearest", south=FAR_PLAIN) == "N"


def test_a_dear_win_that_nobody_calls_cuts_nobody_off(winners):
    assert winners("dearest", called=("N",)) == "N"


@pytest.mark.parametrize(("class_from", "who"), [(2, "S"), (3, "N")])
def test_a_hand_of_so_much_goes_before_smaller_ones(winners, class_from, who):
    assert winners("highest_class", class_from=class_from) == who  # a full flush has two fan


def test_of_two_hands_of_one_class_the_nearest_counts(winners):
    assert winners("highest_class", **{"rank.full_flush": 1}) == "S"
    assert winners("highest_class", **{"rank.all_pungs": 1}) == "N"
