"""What several books say alike: the deal, claims of a kind one has thrown, drawn hands, the last dealer, a match."""

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
        pytest.param("jilin", {}, marks=pytest.mark.rule("JILIN-6")),
        pytest.param("luoshu", {}, marks=pytest.mark.rule("LUOSHU-9")),
        pytest.param("nanchang", {}, marks=pytest.mark.rule("NANCHANG-2")),
        pytest.param("tuidaohu", {"horses_dealer": 1, "horses_others": 0}, marks=pytest.mark.rule("TUIDAOHU-6")),
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
        assert Counter(dealt) == {kind: int(count) for kind, count in enumerate(held) if count}


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


# --- claims and the drawn hand

READY = "123m46p678s88p222s"  # waits for 5p: three suits, an outer tile, a triplet, a pair of eights
DULL = "1479m258p1369s25m7p"


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(variant, marks=pytest.mark.rule(rule))
        for variant, rule in (
            *(("changsha", "CHANGSHA-7"), ("guangdong", "GUANGDONG-13"), ("guangxi", "GUANGXI-8")),
            *(("guangzhou", "GUANGZHOU-10"), ("guizhou", "GUIZHOU-9"), ("hainan", "HAINAN-14")),
            *(("hangzhou", "HANGZHOU-11"), ("hebei", "HEBEI-10"), ("changchun", "CHANGCHUN-9")),
        )
    ],
)
def test_who_has_thrown_a_kind_may_claim_it_from_another(variant):
    options = {"opening_wins": False} if variant == "changsha" else {}
    hands = {"E": "147m258p1469s258m7p", "S": "99s147m258p368s12m"}
    table = table_of(variant, hands, wall="9s6m3p3m", options=options)
    table.play("E 2m", "S 9s drawn", "W 6m drawn", "N 3p drawn", "E 9s")
    assert table.may("S", "pon 99s")


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(variant, marks=pytest.mark.rule(rule))
        for variant, rule in (
            *(("guangdong", "GUANGDONG-49"), ("guangzhou", "GUANGZHOU-33"), ("hainan", "HAINAN-49")),
            *(("hangzhou", "HANGZHOU-29"), ("hebei", "HEBEI-28"), ("changchun", "CHANGCHUN-44")),
            ("jiangnan", "JIANGNAN-30"),
        )
    ],
)
def test_a_drawn_hand_costs_nothing_though_one_player_is_ready(variant):
    table = table_of(variant, {"E": DULL, "S": READY}, left=4)
    assert int(table.record.waits[1]) != 0
    table.throw_drawn(12)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        pytest.param("changchun", {"circles": 1}, marks=pytest.mark.rule("CHANGCHUN-46", "COMMON-20")),
        pytest.param("guangdong", {"match": "1 round"}, marks=pytest.mark.rule("GUANGDONG-53", "COMMON-20")),
        pytest.param("jiangnan", {"rounds": 1}, marks=pytest.mark.rule("JIANGNAN-31", "COMMON-20")),
    ],
)
def test_the_last_dealer_deals_on_as_long_as_he_keeps_the_deal(variant, options):
    table = table_of(variant, options=options, before_deal={"hands_played": 0, "dealer": 0, "first_dealer": 0})
    for _ in range(3):
        table.close(WON, "S", "E").next_hand()
    for ending, winner, discarder in ((EXHAUSTED, "", ""), (WON, "E", "S")):
        table.close(ending, winner, discarder)
        assert table.record.phase != MATCH_OVER
        table.next_hand()
    assert table.close(WON, "S", "E").record.phase == MATCH_OVER
