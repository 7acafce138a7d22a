"""Hainan: hands played where rules meet: late robberies, passed wins, kongs and flowers in one turn, bets."""

import pytest

from fangcheng import Match, score
from fangcheng.cli.app import run
from fangcheng.variants.hainan import RULESET
from fangcheng.web.page import log
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.translate import seat_view
from hainan.test_play import DULL, DULL_NORTH, READY, TWO_6S, dealt, ready


@pytest.mark.rule("HAINAN-45", "HAINAN-34", "COMMON-6")
@pytest.mark.parametrize(("left", "scores"), [(4, [0, 5, -5, 0]), (5, [-2, 5, -2, -1])])
def test_the_maker_of_a_kong_robbed_late_pays_for_all_as_a_discarder_would(left, scores):
    """South robs with more fan than the robbery; when West adds his tile so many are left to draw."""
    hands = {"E": DULL + "6s", "S": READY, "W": TWO_6S}
    table = dealt(hands, "2z5z2z6s", left=left + 4, options={"end_liability": True})
    table.play("E 6s", "S pass", "W pon 66s", "W 1z").throw_drawn(3)
    assert table.view().tiles_left == left
    assert table.play("W kong 6666s", "S win").scores() == scores


@pytest.mark.rule("HAINAN-20", "COMMON-3")
def test_a_pung_of_the_very_tile_one_could_win_with_leaves_nothing_barred():
    """South waits for 2p and 9s, takes 9s as a pung, and then wins on the next discard with a pair of 2p."""
    table = dealt({"E": DULL + "7z", "S": "123m555m678p22p99s", "N": DULL_NORTH}, "4z9s2p")
    table.play("E 7z", "S 4z drawn", "W 9s", "S pon 99s", "S 2p", "W 2p drawn")
    assert table.play("S win").wait().scores() == [-2, 5, -2, -1]


@pytest.mark.rule("HAINAN-F-flower_bloom", "HAINAN-F-kong_bloom", "HAINAN-41")
def test_a_flower_drawn_for_a_kong_is_replaced_and_one_bloom_counts():
    """Three hands and a concealed kong, whose two units are three and four points with the dealer's unit."""
    table = dealt({"E": DULL + "7z", "S": "5555m123678p227s"}, "8s", tail="1f9s")
    table.play("E 7z", "S kong 5555m", "S win")
    assert table.scores() == [-6 - 4, 12 + 8, -3 - 2, -3 - 2]


@pytest.mark.rule("HAINAN-44", "HAINAN-42", "HAINAN-31", "HAINAN-33")
def test_a_followed_dealer_pays_units_with_the_bets_of_both():
    """E 1, W 2: between East and South 3 units, West 5, North 3; between South and West 3, North 1."""
    opening = ("E stake 1", "S stake 0", "W stake 2", "N stake 0")
    table = dealt({"E": DULL + "3z", "S": READY}, "3z3z3z5z6s", options={"follow": True, "ga": True}, opening=opening)
    table.play("E 3z", "S 3z drawn", "W 3z drawn", "N 3z drawn", "E 5z drawn", "S win")
    assert table.scores() == [-6 - 3 - 5 - 3, 6 + 6 + 2 + 3, -6 + 5, -2 + 3]


@pytest.mark.rule("HAINAN-54", "HAINAN-43", "HAINAN-50", "HAINAN-51")
def test_the_seventh_flower_as_the_last_tile_is_paid_by_nobody_and_the_dealer_stays():
    hands = {"E": DULL + "7z", "S": "123456f4689m135p"}
    table = dealt(hands, wall="7f", tail="159s234z", left=1, options={"flower_points": True}).play("E 7z").wait()
    assert (table.over, table.scores()) == (True, [0] * 4)
    table.next_hand()
    assert (int(table.record.dealer), int(table.record.streak)) == (0, 1)


@pytest.mark.rule("HAINAN-21", "HAINAN-45", "HAINAN-33")
def test_the_last_discard_is_won_by_who_has_a_fan_and_paid_by_one():
    table = ready("4z9s", left=2, options={"end_liability": True}).play("S 4z drawn", "W 9s")
    assert table.open_to("S") == ["pass", "win"]
    assert table.play("S win").scores() == [0, 5, -5, 0]


@pytest.mark.rule("HAINAN-F-seat_flower", "HAINAN-22")
def test_who_asks_is_told_that_a_row_opens_the_win_and_not_that_it_is_worth_nothing(capsys):
    asked = ["555m678p33s78s", "9s", "--meld", "chi 123m from E", "--seat", "S", "--from", "W", "--flowers", "2f"]
    assert run(["score", "hainan", *asked]) == 0
    out = capsys.readouterr().out
    assert "opens a win" in out
    assert "0 points" not in out


@pytest.mark.rule("HAINAN-30", "HAINAN-F-heavenly_win")
@pytest.mark.parametrize(("combine", "total"), [("add", 4), ("multiply", 2 * 3)])
def test_a_heavenly_win_after_a_replaced_flower_keeps_its_self_draw(combine, total):
    context = ["first_turn", "flower_replacement"]
    told = {"seat": "E", "flowers": "2f", "context": context, "options": {"combine": combine}, "mode": "interpreted"}
    assert score("hainan", "123m456m789p55s78s", "9s", **told).total == total


@pytest.mark.rule("HAINAN-42", "COMMON-25")
@pytest.mark.parametrize(
    ("language", "none", "two", "flag"),
    [
        ("en", "No bet", "Bet 2", "Bets 2"),
        ("zh_hans", "不上噶", "上噶2", "噶2"),
        ("zh_hant", "不上噶", "上噶2", "噶2"),
        ("ja", "賭けない", "賭け2", "賭け2"),
    ],
)
def test_bets_are_offered_and_told_in_the_browser_in_the_words_of_the_page(language, none, two, flag):
    def said(text):
        return getattr(text.args["words"], language)

    match = Match("hainan", 1, {"ga": True}, mode="interpreted")
    for seat in range(4):
        labels = [said(choice.label) for choice in own_hand(match, seat, match.view(seat)).choices]
        assert (len(labels), labels[0], labels[2]) == (5, none, two)
    for seat, number in enumerate((0, 2, 1, 5)):
        happened = match.act(seat, f"stake {number}")
    lines = [line for line in log.lines(match, happened) if line.kind == "bet"]
    assert [said(line.text) for line in lines][:2] == [none, two]
    view = match.view(0)
    shown = seat_view(match, view, own_hand(match, 0, view), list("abcd"))
    assert [said(one.text) for one in shown.seats[1].flags] == [flag]


def test_every_sentence_of_the_page_takes_its_numbers():
    for sentences in RULESET.texts.values():
        assert not any("$" in said.format(n=2) for said in sentences.values())
