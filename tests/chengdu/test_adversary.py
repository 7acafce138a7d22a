"""Chengdu: hands played where rules meet: first turns after a win, the last discard won, transfers, passed wins."""

import pytest

from chengdu.test_play import LOOSE, PONGER, SWAIT, WAIT, at_table
from fangcheng.game.explain import explanations_of

FIRST = "78911p34567678s"  # waits for 2s 5s 8s
WEST = "258m1377p2358m19s"


@pytest.mark.rule("CHENGDU-F-earthly_win", "COMMON-7", "COMMON-8")
def test_a_win_before_is_no_claim_and_leaves_the_earthly_win():
    table = at_table({"E": "1477m25589p12449s", "S": WAIT, "W": WEST, "N": FIRST}, "9s8s")
    table.play("E 5p", "S win", "W 9s drawn", "N win")
    assert table.scores() == [-16 - 16, 16, -16, 32]


@pytest.mark.rule("CHENGDU-F-earthly_win", "COMMON-7")
def test_a_pung_before_the_first_draw_takes_the_earthly_win_away():
    """A closed hand drawn by oneself is left: two fan."""
    hands = {"E": "147m25589p258899s", "S": WAIT, "N": "258m147p1355799s"}
    table = at_table(hands, "1m5p").play("E 9s", "N pon 99s", "N 1s", "E 1m drawn", "S win")
    assert table.scores() == [-4, 12, -4, -4]


@pytest.mark.rule("CHENGDU-F-earthly_win", "CHENGDU-F-heavenly_win", "CHENGDU-31")
def test_an_earthly_win_follows_a_heavenly_one():
    table = at_table({"E": "123567m22256799p", "S": FIRST}, "8s").play("E win", "S win")
    assert table.scores() == [48, -16 + 32, -16 - 16, -16 - 16]


@pytest.mark.rule("CHENGDU-37", "CHENGDU-38", "CHENGDU-40", "CHENGDU-22")
def test_the_first_win_on_the_last_discard_leaves_a_check_among_the_three_others():
    """West gets 4 of South (closed, last discard); South and North owe East's two fan."""
    hands = {"E": "222p678p345s88s46s1m", "S": "147s2588s2477p13p", "W": WAIT, "N": "22555m88m114799s"}
    table = at_table(hands, "5p", left=1).play("E 1m").wait().play("S 5p drawn").wait()
    assert table.over
    assert table.scores() == [4 + 4, -4 - 4, 4, -4]


@pytest.mark.rule("CHENGDU-35", "CHENGDU-41")
def test_income_that_went_to_a_winner_is_not_returned_again():
    """East pays South 2 for the kong; South's 9s is won with two fan and takes the 2 along; South ends unready."""
    hands = {
        "E": "114477258m12895p",
        "S": "5551133p124689s",
        "W": "12345678s11999m",
        "N": "2255883369m147p",
    }
    table = at_table(hands, "4m", tail="9s", left=2).play("E 5p", "S kong 555p", "S 9s").wait()
    table.throw_drawn(1)
    assert table.over
    assert table.scores() == [-2, 2 - 4 - 2, 4 + 2, 0]


@pytest.mark.rule("CHENGDU-21", "COMMON-3")
def test_a_pung_of_a_winning_tile_passes_the_win_until_the_next_draw():
    """South could win on 5p with one fan and pungs it; open, 8p is worth none."""
    hands = {"E": "1467m2579p258999s", "S": "123456789m55p88p"}
    table = at_table(hands, "8p1s1s1s8p").play("E 5p", "S pon 55p", "S 8p").wait()
    table.play("W 8p drawn")
    assert not table.may("S", "win")
    table.wait().play("N 1s drawn", "E 1s drawn", "S 1s drawn", "W 8p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("CHENGDU-43", "CHENGDU-20", "CHENGDU-51", "COMMON-6")
def test_whose_kong_two_robbed_first_deals_next():
    table = at_table({"E": LOOSE, "S": PONGER, "W": WAIT, "N": SWAIT}, wall="9s3m3m5p")
    table.play("E 5p", "W pass", "N pass", "S pon 55p", "S 2m", "W drawn", "N drawn", "E 2p").wait()
    table.play("S kong 5555p", "W win", "N win").throw_drawn(80)
    assert table.over
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("CHENGDU-F-heavenly_win", "CHENGDU-F-kong_bloom", "COMMON-7")
def test_a_dealer_who_kongs_first_has_a_bloom_and_no_heavenly_win():
    """Rain 2; root, bloom, self-draw, closed: 16."""
    table = at_table({"E": "1111m234567m5699p"}, tail="7p").play("E kong 1111m", "E win")
    assert table.scores() == [3 * (2 + 16), -18, -18, -18]


@pytest.mark.rule("CHENGDU-28", "CHENGDU-31", "CHENGDU-33")
@pytest.mark.parametrize(
    ("options", "payers", "rule"),
    [
        ({}, "EWN", "CHENGDU-31"),
        ({"self_draw": "add_base"}, "EWN", "CHENGDU-28"),
        ({"fed_kong_bloom": "feeder"}, "E", "CHENGDU-33"),
    ],
)
def test_a_payment_is_told_with_the_rule_that_names_its_payer(options, payers, rule):
    """South makes a kong of East's 5p and wins with the replacement."""
    table = at_table({"E": LOOSE, "S": "123567m555p1199p"}, tail="9p", options=options).play("E 5p", "S kong 555p")
    before = [int(score) for score in table.record.scores]
    told = explanations_of(table.engine, table.record, table.play("S win").events, before)[-1].steps
    paid = [("ESWN"[int(step.args["seat"])], step.rule) for step in told if step.key.startswith("pays")]
    assert paid == [(payer, rule) for payer in payers]
