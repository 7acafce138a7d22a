"""The price list of Taiyuan, its stakes and bets, and tables of three; expectations are reckoned by hand."""

import pytest

from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import table_of
from taiyuan.test_play import DULL, WAITING, dealt, declared

PLAIN = "123m45p789s22255z"  # waits for 3p and 6p on both sides, all three suits


def won(hand=PLAIN, tile="6p", by="self", source=None, seat="S", context=("ready_declared",), **more):
    return score("taiyuan", hand, tile, by=by, source=source, seat=seat, context=list(context), **more)


def rows(answer):
    return {line.rule.partition("-F-")[2]: line.value for line in answer.patterns}


@pytest.mark.rule("TAIYUAN-33")
@pytest.mark.parametrize("hand", ["1133m5577p2288s6z", "19m19p19s1234567z", "147m258p369s1235z"])
def test_only_sets_and_a_pair_win(hand):
    assert not won(hand, "6z").wins


@pytest.mark.rule("TAIYUAN-F-base", "TAIYUAN-F-self_draw", "TAIYUAN-40")
def test_a_plain_hand_is_one_point_and_twice_that_by_self_draw():
    assert rows(won(by="discard", source="W")) == {"base": 1}
    assert (rows(won()), won().total) == ({"base": 1, "self_draw": 2}, 2)


@pytest.mark.rule("TAIYUAN-F-missing_suit")
@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ("123m46m789m22255z", False),  # one suit with honours
        ("123m46m78999m555m", False),  # one suit alone
        ("123m46m789s22255z", True),
        (PLAIN, False),
    ],
)
def test_a_missing_suit_is_just_one(hand, counts):
    tile = "6p" if hand == PLAIN else "5m"
    assert ("missing_suit" in rows(won(hand, tile))) == counts


@pytest.mark.rule("TAIYUAN-F-closed_wait", "TAIYUAN-F-edge_wait", "TAIYUAN-F-single_wait", "TAIYUAN-41", "COMMON-10")
@pytest.mark.parametrize(
    ("hand", "tile", "row"),
    [
        ("123m46p789s22255z", "5p", "closed_wait"),
        ("123m12p789s22255z", "3p", "edge_wait"),
        ("123m89p789s22255z", "7p", "edge_wait"),
        ("123m456p789s2225z", "5z", "single_wait"),
        ("123m4456p789s222z", "4p", "single_wait"),  # it waits for 7p too
        ("123m55p22789s222z", "5p", None),  # a third tile of two pairs
    ],
)
def test_the_wait_is_that_of_the_reading(hand, tile, row):
    found = {name for name in rows(won(hand, tile)) if name.endswith("_wait")}
    assert found == ({row} if row else set())


@pytest.mark.rule("TAIYUAN-41")
def test_by_option_a_wait_counts_only_alone():
    options = {"wait_must_be_only": True}
    assert "single_wait" not in rows(won("123m4456p789s222z", "4p", options=options))
    assert "single_wait" in rows(won("123m456p789s2225z", "5z", options=options))


@pytest.mark.rule("TAIYUAN-F-pure_straight")
@pytest.mark.parametrize("points", [20, 5])
def test_a_pure_straight_has_the_points_of_the_table(points):
    answer = won("12345678p66m222z", "9p", options={"pure_straight": points})
    assert rows(answer)["pure_straight"] == points


@pytest.mark.rule("TAIYUAN-F-open_kong", "TAIYUAN-F-concealed_kong", "TAIYUAN-38")
def test_kongs_of_the_winner_are_added_undoubled():
    melds = ["kong 8888s from E", "concealed 1111z"]
    by_discard = won("123m45p55z", by="discard", source="W", melds=melds)
    assert rows(by_discard) == {"base": 1, "open_kong": 1, "concealed_kong": 2}
    assert by_discard.total == 4
    assert won("123m45p55z", melds=melds).total == 2 + 3
    table = declared("6p", {"W": "6666z25m18p369s37z"}, tail="7z").play("W kong 6666z")
    assert table.play("W 6p", "S win").scores() == [-2, 5, -2, -1]


@pytest.mark.rule("TAIYUAN-F-dealer", "TAIYUAN-40")
def test_the_dealer_point_stands_in_payments_with_the_dealer_alone():
    table = declared("2z3z4z6p").throw_drawn(3).play("S win")
    assert table.scores() == [-4, 8, -2, -2]  # twice (1 + 1) from the dealer, twice 1 from the others


@pytest.mark.rule("TAIYUAN-F-dealer", "TAIYUAN-42")
@pytest.mark.parametrize(("stake", "rule"), [("points", "TAIYUAN-F-dealer"), ("dealer5_side3", "TAIYUAN-42")])
def test_a_reckoning_names_the_rule_of_the_dealers_part(stake, rule):
    answer = won(by="discard", source="E", options={"stake": stake})
    assert rule in [step.rule for step in answer.steps]


@pytest.mark.rule("TAIYUAN-F-unready_discard")
def test_a_discarder_who_has_declared_pays_no_more_than_the_others():
    hands = {"E": DULL + "2z", "S": WAITING, "W": "78p7z8m345m666s789s"}
    table = dealt(hands, "1z7z4z5z3z6p").play("E 2z", "S closed ready", "S 9m", "W closed ready", "W 8m")
    table.play("N 4z drawn", "E 5z drawn", "S 3z drawn", "W 6p drawn", "S win")
    assert table.scores() == [-2, 4, -1, -1]


@pytest.mark.rule("TAIYUAN-42", "TAIYUAN-43")
@pytest.mark.parametrize(
    ("stake", "scores"), [("points", [-2, 5, -2, -1]), ("dealer5_side3", [-5, 12, -4, -3]), ("flat5", [-5, 16, -6, -5])]
)
def test_stakes_take_the_place_of_base_and_dealer_point(stake, scores):
    assert declared("6p", options={"stake": stake}).play("W 6p", "S win").scores() == scores


def raised(*answers, winner="S"):
    """The sides answer, then the dealer; South wins on West's 6p."""
    hands = {"E": DULL + "2z", "S": WAITING}
    table = table_of("taiyuan", hands, "1z6p", options={"raise_return": True}, opening=answers)
    return table.play("E 2z", "S closed ready", "S 9m", "W 6p", "S win")


@pytest.mark.rule("TAIYUAN-44")
@pytest.mark.parametrize(
    ("answers", "scores"),
    [
        (("S no raise", "W no raise", "N no raise"), [-2, 5, -2, -1]),
        (("S raise", "W raise", "N no raise", "E no return"), [-4, 7, -2, -1]),
        (("S raise", "W raise", "N no raise", "E return s"), [-8, 11, -2, -1]),
        (("S raise", "W raise", "N raise", "E return wn"), [-4, 7, -2, -1]),
    ],
)
def test_a_raise_doubles_between_the_two_and_a_return_doubles_again(answers, scores):
    assert raised(*answers).scores() == scores


@pytest.mark.rule("TAIYUAN-44", "COMMON-25")
def test_the_sides_raise_together_and_the_dealer_answers_each():
    options = {"raise_return": True, "bets": True}
    table = table_of("taiyuan", {"E": DULL + "2z"}, options=options)
    assert [table.open_to(letter) for letter in "ESWN"] == [[], *[["no raise", "raise"]] * 3]
    table.play("S raise")
    assert table.view("W").seats[1].raised == ""  # shown once all have chosen
    table.play("W no raise", "N raise")
    assert [seat.raised for seat in table.view("E").seats] == ["", "raise", "", "raise"]
    assert table.open_to("E") == ["no return", "return s", "return n", "return sn"]
    table.play("E return n")
    assert [seat.raised for seat in table.view("W").seats] == ["", "raise", "", "return"]
    assert table.open_to("S") == ["stake 0", "stake 1", "stake 2", "stake 3"]
    told = [event for event in table.events if isinstance(event, ev.Returned)]
    assert [(event.seat, event.returned) for event in told] == [(1, False), (3, True)]


@pytest.mark.rule("TAIYUAN-44")
def test_a_raise_leaves_kong_points_as_they_are():
    hands = {"E": DULL + "2z", "S": "45p1z9m123m222s11z8s"}
    opening = ("S raise", "W no raise", "N no raise", "E return s")
    table = table_of("taiyuan", hands, "2s6p", tail="8s", options={"raise_return": True}, opening=opening)
    table.play("E 2z", "S kong 2222s", "S closed ready", "S 9m", "W 6p", "S win")
    assert table.scores() == [-(4 * 2 + 2), 17, -(2 + 2), -(1 + 2)]


@pytest.mark.rule("TAIYUAN-45")
def test_bets_of_both_are_added_and_never_doubled():
    hands = {"E": DULL + "2z", "S": WAITING}
    opening = ("E stake 1", "S stake 2", "W stake 0", "N stake 3")
    table = table_of("taiyuan", hands, "1z2z3z4z6p", options={"bets": True}, opening=opening)
    table.play("E 2z", "S closed ready", "S 9m").throw_drawn(3).play("S win")
    assert table.scores() == [-4 - 3, 8 + 3 + 2 + 5, -2 - 2, -2 - 5]


@pytest.mark.rule("TAIYUAN-F-single_wait")
def test_by_option_a_single_wait_counts_nothing():
    assert "single_wait" not in rows(won("123m456p789s2225z", "5z", options={"single_wait": False}))


@pytest.mark.rule("TAIYUAN-2")
@pytest.mark.parametrize(
    ("hand", "tile", "wins"),
    [
        ("123m45p789s222m55p", "6p", False),  # three suits
        ("123m45m789m22255m", "6m", False),  # one
        ("123m45m789s222m55s", "6m", True),
    ],
)
def test_a_table_of_three_wins_with_two_suits(hand, tile, wins):
    answer = won(hand, tile, options={"players_tiles": 3})
    assert answer.wins == wins
    assert not wins or "missing_suit" not in rows(answer)


@pytest.mark.rule("TAIYUAN-2", "TAIYUAN-23", "COMMON-11")
def test_at_a_table_of_three_a_hand_of_other_suits_cannot_be_declared():
    options = {"players_tiles": 3}
    for run, declares in (("123p", False), ("123m", True)):
        hands = {"E": f"45s8m9m{run}222m789s8m"}
        table = table_of("taiyuan", hands, options=options)
        assert table.may("E", "closed ready") == declares
