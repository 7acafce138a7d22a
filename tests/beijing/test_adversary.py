"""Beijing: hands played where rules meet: burning beside wins, kongs and passes, two bonds, kongs robbed or not."""

import pytest

from fangcheng.core.institutions.bonds import bind
from flow.table_of import table_of, tables_of

DULL = {"E": "147m25p369s12345z9p", "S": "258m147p258s1234z", "N": "369m147p147s1234z"}
STRAIGHT = "123456789m78p55z"  # waits for 6p and 9p
BURNT = ("E 9p", "S 9p drawn", "W 9p drawn", "N 9p drawn")
at_table = tables_of("beijing", DULL)


def gains(table):
    return [score - 25_000 for score in table.scores()]


@pytest.mark.rule("BEIJING-25", "BEIJING-19", "COMMON-3")
def test_a_win_let_pass_on_the_tile_does_not_break_the_chain():
    """West lets 9p pass three times, throws it himself, and draws 6p: base, self-draw, concealed hand, straight."""
    table = at_table("9p9p9p6z9s6p", {**DULL, "W": STRAIGHT}).play(*BURNT, "E 6z drawn", "S 9s drawn", "W win")
    assert gains(table) == [-16_000 - 3000, -8000 + 1000, 32_000 + 1000, -8000 + 1000]


@pytest.mark.rule("BEIJING-25", "BEIJING-27")
def test_the_eighth_discard_won_leaves_the_first_burning():
    hands = {**DULL, "W": "123m444789s67p55z"}
    table = at_table("9p9p9p8p8p8p8p", hands)
    table.play(*BURNT, "E 8p drawn", "S 8p drawn", "W 8p drawn", "N 8p drawn", "W win")
    assert gains(table) == [-3000, 1000, 2000 + 1000, -2000 + 1000]


@pytest.mark.rule("BEIJING-25", "BEIJING-21")
def test_a_concealed_kong_between_leaves_the_chain_whole():
    hands = {**DULL, "S": "258m147p8888s123z", "W": STRAIGHT}
    table = at_table("6z9p9p6z9s6p", hands, tail="9p")
    table.play("E 9p", "S kong 8888s", "S 9p", "W 9p drawn", "N 9p drawn", "E 6z drawn", "S 9s drawn", "W win")
    assert gains(table) == [-16_000 - 3000, -8000 + 1000, 32_000 + 1000, -8000 + 1000]


@pytest.mark.rule("BEIJING-21")
def test_the_dealers_kong_before_his_first_discard_leaves_the_duty():
    hands = {"E": "147m25p8888s12345z", "S": "258m147p69s12346z", "W": "258m369p25s12347z", "N": DULL["N"]}
    table = at_table("9m", hands, tail="6z").play("E kong 8888s", "E 1z")
    assert table.discards("S") == "1z"


FED = {"E": "258m147p258s1234z9m", "S": "123456p78m66s789s", "W": "147m25p369s12345z", "N": "36m47p147s12346z9p"}


@pytest.mark.rule("BEIJING-30", "BEIJING-32")
@pytest.mark.parametrize(("first", "scores"), [("E", [-4000, 4000, 0, 0]), ("W", [0, 4000, -4000, 0])])
def test_bound_to_two_the_first_pays_whoever_took_the_melds(first, scores):
    """South wins with the dealer's 9m: the dealer's amount, 4,000, is owed by whom it was bound to first."""
    table = table_of("beijing", FED, options={"follow_duty": False})
    seats = {letter: table.seat(letter) for letter in "ESW"}
    pairs = [("S", "E"), ("W", "S")] if first == "E" else [("W", "S"), ("S", "E")]
    for taker, feeder in pairs:
        bind(table.record, seats[taker], seats[feeder])
    assert gains(table.play("E 9m", "S win")) == scores


PUNG = {"E": "147m258p369s12345z", "S": "123m456p78s33s55z6z", "W": "258m369p147s1234z"}
ADDED = ("E 3s", "S pon", "S 6z", "W 1m drawn", "N 1p drawn", "E 2p drawn", "S kong 3333s")


@pytest.mark.rule("BEIJING-19", "BEIJING-36", "COMMON-3")
def test_a_kong_not_robbed_is_a_win_let_pass():
    table = at_table("1m1p2p3s", {**PUNG, "N": "123p456m789s45s99m"}, tail="6s").play(*ADDED)
    assert table.may("N", "win")
    table.play("N pass", "S 6s")
    assert not table.may("N", "win")


@pytest.mark.rule("BEIJING-37", "BEIJING-19", "COMMON-3")
def test_who_may_not_rob_a_concealed_kong_has_let_nothing_pass():
    hands = {"E": "147m258p369s12345z", "S": "9999m147p258s555z", "W": "78m123456p789s11z", "N": "36m47p147s12346z9p"}
    table = at_table("6z", hands, tail="6m").play("E 4z", "S kong 9999m", "S 6m")
    assert table.may("W", "win")


@pytest.mark.rule("BEIJING-F-heavenly_hand", "BEIJING-F-kong_bloom", "COMMON-7")
def test_a_dealer_who_kongs_first_has_a_bloom_and_no_heavenly_hand():
    hands = {"E": "6666z456p78s222s55z", "S": "258m369p147s1234z", "W": "369m147p258s1234z", "N": "147m258p369s1234z"}
    table = at_table("", hands, tail="9s").play("E kong 6666z", "E win")
    each = 500 << (1 + 1 + 1 + 2 + 1)  # base, self-draw, concealed hand, bloom; the dealer
    assert gains(table) == [3 * each, -each, -each, -each]


@pytest.mark.rule("BEIJING-F-earthly_hand", "COMMON-7")
@pytest.mark.parametrize(("kong", "fan"), [(True, 3), (False, 7)])
def test_the_concealed_kong_of_another_takes_the_earthly_hand_away(kong, fan):
    hands = {**DULL, "S": "258m69p147s6666z1z", "W": "123m456p78s222s55z", "N": "369m147p147s1234z"}
    steps = ("S kong 6666z", "S 8m") if kong else ("S 9p drawn",)
    table = at_table("9p9s", hands, tail="8m").play("E 2z", *steps, "W win")
    share = 500 << fan
    dealer = min(500 << fan + 1, 64_000)
    assert gains(table) == [-dealer, -share, dealer + 2 * share, -share]


@pytest.mark.rule("BEIJING-8", "BEIJING-52", "COMMON-5")
@pytest.mark.parametrize(("left", "open_"), [(4, True), (3, False)])
def test_a_third_kong_needs_two_tiles_more_that_stay_back(left, open_):
    """16 tiles stay back with two kongs, 19 with three: with so many left after the draw one is the replacement."""
    hands = {
        "E": "147m25p369s12345z9p",
        "S": "8888m6666p6666z3s",
        "W": "2599m14p258s1234z",
        "N": "369m14p147s12347z",
    }
    table = at_table("5z", hands, tail="7z1z", left=left + 5).play("E 9p")
    table.play("S kong 8888m", "S kong 6666p")
    assert table.view().tiles_left == left
    assert table.may("S", "kong 6666z") == open_
