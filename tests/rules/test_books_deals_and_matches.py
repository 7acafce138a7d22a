"""What several books say alike of the deal and of a match: four tiles at a time, so many hands, most points first."""

from collections import Counter
from itertools import chain

import pytest

from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, WON
from flow.table_of import table_of

CIRCLES = [
    pytest.param(variant, marks=pytest.mark.rule(rule))
    for variant, rule in (("beijing", "BEIJING-47"), ("harbin", "HARBIN-40"), ("taiyuan", "TAIYUAN-50"))
]
HANDS = [
    pytest.param(variant, hands, marks=pytest.mark.rule(rule))
    for variant, hands, rule in (("hefei", 8, "HEFEI-40"), ("shanghai", 16, "SHANGHAI-46"))
]


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        pytest.param("harbin", {}, marks=pytest.mark.rule("HARBIN-7")),
        pytest.param("hefei", {"profile": "dahu"}, marks=pytest.mark.rule("HEFEI-7")),
        pytest.param("changsha", {"opening_wins": False}, marks=pytest.mark.rule("CHANGSHA-3")),
        pytest.param("guangxi", {}, marks=pytest.mark.rule("GUANGXI-6")),
        pytest.param("guizhou", {}, marks=pytest.mark.rule("GUIZHOU-5")),
        pytest.param("hangzhou", {}, marks=pytest.mark.rule("HANGZHOU-3")),
        pytest.param("changchun", {}, marks=pytest.mark.rule("CHANGCHUN-6")),
        pytest.param("jiangnan", {}, marks=pytest.mark.rule("JIANGNAN-3")),
    ],
)
def test_the_deal_is_four_tiles_three_times_then_one_and_a_fourteenth_for_the_dealer(variant, options):
    table = table_of(variant, options=options, before_deal={"dealer": 2})
    wall = [int(kind) for kind in table.record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    for step in range(4):
        dealt = [*chain(*packets[step::4]), wall[48 + step], *(wall[52:] if step == 0 else [])]
        held = table.record.hand[(2 + step) % 4]
        assert Counter(dealt) == {kind: int(held[kind]) for kind in range(34) if held[kind]}


@pytest.mark.parametrize("variant", CIRCLES)
def test_a_match_is_one_circle_and_most_points_rank_first(variant):
    table = table_of(variant, before_deal={"hands_played": 0, "dealer": 0, "first_dealer": 0})
    for hand in range(4):
        assert table.record.phase != MATCH_OVER
        assert int(table.record.dealer) == hand
        table.close(WON, "S", "E")
        if hand < 3:
            table.next_hand()
    assert table.record.phase == MATCH_OVER
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.seat for one in table.ranking()] == [2, 0, 1, 3]


@pytest.mark.parametrize(("variant", "hands"), HANDS)
def test_a_match_is_so_many_hands_and_most_points_rank_first(variant, hands):
    table = table_of(variant)
    for number in range(hands):
        assert table.record.phase != MATCH_OVER
        table.close(EXHAUSTED)
        if number < hands - 1:
            table.next_hand()
    assert table.record.phase == MATCH_OVER
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.seat for one in table.ranking()] == [2, 0, 1, 3]
