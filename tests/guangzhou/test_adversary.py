"""Guangzhou: cases reckoned by hand where rules meet, and hands played to them."""

import pytest

from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import only
from guangzhou.test_guangzhou import NO_HIT, at_table

# Each: hand, tile, more, M. A discard brings the winner M, an own draw three times 2M.
CASES = {
    "anything complete": ("123m456p789s22z67p", "8p", {}, 1),
    "pungs of one suit and honours": ("111m222m999m333z4z", "4z", {}, 4),
    "pungs of one suit": ("111m222m444m999m5m", "5m", {}, 10),
    "pairs of one suit and honours": ("1122m3399m44z55z6z", "6z", {}, 6),
    "pairs of one suit with a quad": ("1111m2233m5566m8m", "8m", {}, 30),
    "a quad laid as a kong is none": ("123m456p22z67p", "8p", {"melds": ["concealed 9999s"]}, 1),
    "three dragons and a run": ("555z666z777z12m44p", "3m", {}, 10),
    "three dragons, one suit": ("555z666z777z12m44m", "3m", {}, 10),
    "outer tiles in pairs": ("1199m1199p11z22z3z", "3z", {}, 7),
    "outer tiles in pungs": ("111m999p111s222z3z", "3z", {}, 7),
    "ones and nines in pungs": ("111m999m111p999p1s", "1s", {}, 9),
    "honours in seven pairs": ("11z22z33z44z55z66z7z", "7z", {}, 9),
    "four winds and honours": ("111z222z333z444z5z", "5z", {}, 10),
    "orphans": ("19m19p19s1234567z", "5z", {}, 13),
    "a flush under the limit of orphans": ("1122m33m55m66m88m9m", "9m", {}, 15),
    "a bloom by option": (
        "123m456p22z67p", "8p",
        {"by": "self", "melds": ["concealed 9999s"], "context": ["kong_replacement"],
         "options": {"kong_bloom_double": True}}, 2,
    ),
    "an earthly win": ("123m456p789s22z67p", "8p", {"by": "self", "context": ["first_turn"]}, 13),
    "a wild tile in a flush": ("123m456m78m22m99m7z", "9m", {"options": {"joker": "red"}}, 5),
    "four wild tiles and anything": ("147m258p369s7777z", "1z", {"by": "self", "options": {"joker": "red"}}, 1),
}  # fmt: skip


@pytest.mark.rule("GUANGZHOU-20", "GUANGZHOU-22", "GUANGZHOU-23", "GUANGZHOU-24", "GUANGZHOU-31", "GUANGZHOU-19")
@pytest.mark.parametrize(("hand", "tile", "more", "times"), CASES.values(), ids=list(CASES))
def test_a_hand_is_worth_what_the_book_makes_of_it(hand, tile, more, times):
    told = {"by": "discard", "source": "W", "seat": "S", "dealer": "E", "mode": "interpreted", **more}
    if told["by"] == "self":
        del told["source"]
    found = score("guangzhou", hand, tile, **told)
    share = 2 * times
    drawn = [-share, 3 * share, -share, -share]
    assert (found.wins, found.total) == (True, share if told["by"] == "self" else times)
    assert list(found.changes) == (drawn if told["by"] == "self" else [0, times, -times, 0])


@pytest.mark.rule("GUANGZHOU-27", "GUANGZHOU-26", "COMMON-14")
@pytest.mark.parametrize(
    ("melds", "context", "changes"),
    [
        (["pon 111m from E", "pon 222p from E", "pon 333s from E", "pon 999m from N"], [], [0, 12, 0, -12]),
        (["pon 111m from N", "pon 222p from E", "concealed 3333s", "pon 999m from N"], [], [-4, 12, -4, -4]),
        (
            ["pon 111m from E", "pon 222p from E", "pon 333s from N", "kong 9999m from W"],
            ["discard_kong_replacement"],
            [0, 12, -12, 0],
        ),
    ],
)
def test_who_feeds_the_fourth_open_meld_pays_for_all_unless_one_is_concealed(melds, context, changes):
    """All pungs: 2M is 4 from each, 12 from one."""
    found = score("guangzhou", "5z", "5z", seat="S", dealer="E", melds=melds, context=context, mode="interpreted")
    assert list(found.changes) == changes


@pytest.mark.rule("GUANGZHOU-28", "GUANGZHOU-24")
def test_kongs_of_who_does_not_win_are_paid_with_the_hand_too():
    """West's concealed kong costs each 2; South's plain draw 2 from each."""
    hands = {"E": "1479m2358p1346s29s", "S": "123m456p789s22z67p", "W": "555m147s399p1344z", "N": "369m258s147p1334z"}
    table = at_table("1p5m1s1z8p", hands, reserve=NO_HIT, tail="3s")
    table.play("E 9m", "S 1p drawn", "W kong 5555m", "W 3s drawn", "N 1s drawn", "E 1z drawn", "S win")
    assert table.scores() == [-4, 4, 4, -4]


@pytest.mark.rule("GUANGZHOU-21", "GUANGZHOU-29", "GUANGZHOU-30", "GUANGZHOU-23")
def test_two_winners_read_the_same_horses_each_for_his_own_seat():
    """Turned are 2m and 6z for South, 3p for West and 9s for nobody of them: South M + 2, West M + 1."""
    hands = {"E": "1479m235p1346s98s1p", "S": "123m456p789s22z67s", "W": "234m567p678s33z67s", "N": "369m258s147p1144z"}
    table = at_table("1p", hands, reserve="2m6z3p9s").play("E 8s", "S win", "W win")
    assert table.scores() == [-5, 3, 2, 0]


@pytest.mark.rule("GUANGZHOU-31", "GUANGZHOU-24", "GUANGZHOU-29")
def test_a_bloom_doubles_the_hand_and_not_the_horses():
    """Plain, doubled by the bloom and by the draw: 4; two horses cost 2 each; the kong 2."""
    hands = {"E": "247p258s1234567z9s", "S": "1111p678p234s23s9p", "W": "258p147s1234567z", "N": "369p369s1234567z"}
    table = at_table("9p", hands, tail="4s", reserve="2m6p3s9m", options={"kong_bloom_double": True})
    assert table.play("E 9s", "S kong 1111p", "S win").scores() == [-10, 30, -10, -10]


@pytest.mark.rule("GUANGZHOU-38", "GUANGZHOU-9")
def test_beside_the_chicken_table_options_whose_rules_do_not_apply_change_nothing():
    options = {"fan_table": "chicken", "horses": 8, "win_on_discard": False, "horses_step": True, "joker": "red"}
    hands = {"E": "247p258s1234566z4s", "S": "123p678p555s23s99p", "W": "258p147s123456z3m", "N": "369p369s123456z3m"}
    table = at_table(hands=hands, options=options)
    assert table.view().tiles_left == 136 - 53
    table.play("E 4s", "S win")
    assert not only(table.events, ev.HorseTurned)
