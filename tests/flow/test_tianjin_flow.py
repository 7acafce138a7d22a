"""Tianjin: bets before the deal, jokers that stand for nothing in claims, the little husband, kongs, the deal."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
PLAIN = ("E stand", "S pull 0", "W pull 0", "N pull 0")


def tianjin(hands=None, wall="", **more):
    """A table where nobody sits or pulls; the jokers are 8p and 9p."""
    more.setdefault("joker", "8p")
    more.setdefault("opening", PLAIN)
    return table_of("tianjin", hands, wall, **more)


@pytest.mark.rule("TIANJIN-6", "TIANJIN-7")
def test_before_any_tile_is_taken_the_dealer_may_sit_and_the_others_pull_all_shown_together():
    table = table_of("tianjin")
    assert [seat.hand_count for seat in table.view("E").seats] == [0] * 4
    assert table.open_to("E") == ["stand", "sit"]
    assert table.open_to("S") == table.open_to("N") == ["pull 0", "pull 1", "pull 2"]
    table.play("S pull 2", "W pull 0", "N pull 1")
    assert [seat.bet for seat in table.view("E").seats] == [None] * 4
    table.play("E sit")
    assert [seat.bet for seat in table.view("E").seats] == [1, 2, 0, 1]
    assert [(event.seat, event.number) for event in only(table.events, ev.BetShown)] == [(0, 1), (1, 2), (2, 0), (3, 1)]


@pytest.mark.rule("TIANJIN-11")
def test_the_player_opposite_the_dealer_throws_for_the_stack_from_the_tail():
    table = table_of("tianjin", before_deal={"dealer": 1})
    table.play("E stand", "S pull 0", "W pull 0", "N pull 0")
    [throw] = [event for event in only(table.events, ev.DiceThrown) if event.purpose == "joker"]
    [turned] = only(table.events, ev.IndicatorTurned)
    assert throw.seat == 3
    assert len(throw.dice) == 2
    assert turned.position == 136 - 2 * sum(throw.dice)  # the upper tile of that stack


@pytest.mark.rule("TIANJIN-13")
def test_the_turned_tile_never_comes_into_play():
    table = tianjin()
    place = int(table.record.indicators.positions[0])
    assert int(table.record.place[place]) == 2
    assert table.view("E").jokers == ("8p", "9p")
    table.throw_drawn(200)
    assert table.over
    assert int(table.record.place[place]) == 2
    held = sum(int(table.record.hand[seat, 16]) for seat in range(4))
    thrown = sum(one.tile == "8p" for seat in table.view(None).seats for one in seat.river)
    assert held + thrown == 3


@pytest.mark.rule("TIANJIN-16")
def test_who_drew_or_ponged_and_does_not_win_discards_one_tile():
    table = tianjin({"E": DULL + "7z", "W": "147m258p369s3477z"})
    held = {"1m", "4m", "7m", "2p", "5p", "8p", "3s", "6s", "9s", "1z", "2z", "3z", "4z", "7z drawn"}
    assert set(table.open_to("E")) == held  # no pass among them
    table.play("E 7z", "W pon 77z")
    held = {"1m", "4m", "7m", "2p", "5p", "8p", "3s", "6s", "9s", "3z", "4z"}
    assert set(table.open_to("W")) == held
    table.play("W 3z")
    assert [seat.hand_count for seat in table.view("E").seats][2] == 10


@pytest.mark.rule("TIANJIN-16")
def test_who_konged_and_does_not_win_discards_one_tile():
    table = tianjin({"E": "1111m25p369s12347z"}, tail="6z").play("E kong 1111m")
    assert set(table.open_to("E")) - {"6z drawn"} == {"2p", "5p", "3s", "6s", "9s", "1z", "2z", "3z", "4z", "7z"}
    assert "6z drawn" in table.open_to("E")


@pytest.mark.rule("TIANJIN-18", "TIANJIN-19")
def test_a_pon_needs_two_natural_tiles_a_joker_does_not_help():
    hands = {"E": DULL + "7z", "S": "147m25p369s3477z2p", "W": "147m258p369s347z9p"}
    table = tianjin(hands).play("E 7z")
    assert table.may("S", "pon 77z")
    assert table.refusal("W", "pon 77z") == "TIANJIN-18"  # 7z, 8p and 9p: one natural tile and two jokers


@pytest.mark.rule("TIANJIN-21")
def test_three_equal_tiles_and_a_discard_make_an_open_kong():
    table = tianjin({"E": DULL + "7z", "W": "147m257p369s3777z"}, tail="6z").play("E 7z", "W kong 777z")
    assert table.view("E").seats[2].melds[0].kind == "open_kong"
    assert table.drawn() == "6z"


@pytest.mark.rule("TIANJIN-20", "TIANJIN-52")
def test_a_discarded_joker_is_neither_ponged_nor_konged_by_who_holds_three_of_its_kind():
    hands = {"E": "147m25p369s12345z9p", "W": "147m25p369s12z999p"}
    table = tianjin(hands).play("E 9p")
    assert int(table.record.turn) == table.seat("S")  # nobody was asked
    check = tianjin(hands)
    check.record.wild_mask = 0  # the same tiles where they are no jokers
    check.play("E 9p")
    assert (check.may("W", "pon 99p"), check.may("W", "kong 999p")) == (True, True)


@pytest.mark.rule("TIANJIN-22")
@pytest.mark.parametrize("later", [False, True])
def test_the_drawn_fourth_tile_joins_a_pung_at_once_or_in_a_later_turn_after_a_draw(later):
    hands = {"E": DULL + "7z", "S": "147m25p369s12377z"}
    table = tianjin(hands, wall="1s2s4s7z1s2s4s5s", tail="6z").play("E 7z", "S pon 77z")
    assert not [label for label in table.open_to("S") if "kong" in label]
    table.play("S 1z").throw_drawn(3).wait()
    assert table.drawn() == "7z"
    if later:
        table.play("S 2z").throw_drawn(3).wait()
        assert table.drawn() == "5s"
    table.play("S kong 7777z")
    assert (table.view("E").seats[1].melds[0].kind, table.drawn()) == ("added_kong", "6z")


@pytest.mark.rule("TIANJIN-48")
@pytest.mark.parametrize(("left", "claimed"), [(2, True), (1, False)])
def test_the_discard_of_the_last_tile_is_claimed_by_nobody(left, claimed):
    hands = {"E": DULL + "7z", "S": "147m25p369s12346z", "N": "147m25p369s1266z4z"}
    table = tianjin(hands, left=left).play("E 7z").wait().play("S 6z")
    assert (table.may("N", "pon 66z"), table.over) == (claimed, not claimed)


@pytest.mark.rule("TIANJIN-F-heavenly_hand", "TIANJIN-43", "TIANJIN-44")
@pytest.mark.parametrize(("first", "each"), [(("E win",), 8), (("E kong 1111m", "E win"), 4 + 2)])
def test_the_dealt_hand_is_heavenly_and_after_a_kong_it_is_not(first, each):
    """No joker 2, heavenly 4 times that; with the kong no joker 2 and its bloom 2, and 2 for the kong."""
    dealt = "123456m234p99s567s" if len(first) == 1 else "1111m234567p99s78s"
    table = table_of("tianjin", {"E": dealt}, tail="9s", joker="1z", options={"sit_pull": False})
    assert table.play(*first).scores() == [3 * each, -each, -each, -each]


@pytest.mark.rule("TIANJIN-23", "TIANJIN-26")
def test_a_concealed_kong_is_voluntary_and_several_may_follow_in_one_turn():
    table = tianjin({"E": "1111m2222p36s1234z"}, tail="6z7z")
    assert "1m" in table.open_to("E")
    table.play("E kong 1111m")
    assert table.drawn() == "6z"
    table.play("E kong 2222p")
    assert table.drawn() == "7z"
    assert len(table.view("E").seats[0].melds) == 2


@pytest.mark.rule("TIANJIN-23")
@pytest.mark.parametrize(("hand", "drawn"), [("9999m257p369s347z", "6z"), ("999m257p3699s347z", "9m")])
def test_a_concealed_kong_needs_four_equal_tiles_the_drawn_one_counting_too(hand, drawn):
    table = tianjin({"E": DULL + "7z", "S": hand}, wall=drawn).play("E 7z").wait()
    assert table.may("S", "kong 9999m")


@pytest.mark.rule("TIANJIN-26")
def test_no_kong_when_no_tile_is_left():
    table = tianjin({"E": DULL + "7z", "S": "9999m257p369s347z"}, wall="6z", left=1).play("E 7z").wait()
    assert table.refusal("S", "kong 9999m") == "TIANJIN-26"


@pytest.mark.rule("TIANJIN-24")
def test_four_jokers_of_a_kind_may_be_laid_as_a_gold_kong():
    table = tianjin({"E": "147m25p36s123z9999p"}, tail="6z")
    assert table.may("E", "kong 9999p")
    table.play("E kong 9999p")
    assert table.drawn() == "6z"
    assert table.view("S").seats[0].melds[0].tiles == ("9p",) * 4


@pytest.mark.rule("TIANJIN-24", "TIANJIN-19")
def test_without_the_gold_kong_four_jokers_may_not_be_laid():
    table = tianjin({"E": "147m25p6s1234z9999p"}, tail="6z", options={"gold_kong": False})
    assert not table.may("E", "kong 9999p")
    assert table.refusal("E", "kong 9999p") == "TIANJIN-20"


@pytest.mark.rule("TIANJIN-25")
def test_replacements_come_from_the_tail_and_skip_only_the_turned_tile():
    table = tianjin({"E": "1111m2222p36s1234z"}, tail="6z7z")
    turned = int(table.record.indicators.positions[0])
    table.record.tail_taken = 134 - turned  # the next stack at the tail is the one with the turned tile
    table.record.place[turned + 2 :] = 1
    table.play("E kong 1111m")
    [drew] = only(table.events, ev.Drew)
    assert drew.position == turned + 1  # its lower tile
    table.play("E kong 2222p")
    assert only(table.events, ev.Drew)[0].position == turned - 2


@pytest.mark.rule("TIANJIN-27")
def test_if_nobody_claims_the_next_player_draws():
    hands = {"E": DULL + "7z", "W": "147m257p369s3777z"}
    table = tianjin(hands).play("E 7z")
    assert table.open_to("W") == ["pass", "pon 77z", "kong 777z"]
    assert not table.open_to("S")
    assert not table.open_to("N")
    table.play("W pass")
    assert int(table.record.turn) == 1
    assert table.drawn() != "?"


@pytest.mark.rule("TIANJIN-28")
def test_nobody_declares_ready():
    table = tianjin({"E": "123456789m123p57z"})
    assert table.refusal("E", "ready") == "TIANJIN-28"


@pytest.mark.rule("TIANJIN-29")
def test_who_discards_a_joker_cannot_win_but_may_still_pon():
    table = tianjin({"E": "123456789m46p77s8p"}, wall="7s6z6z5p").play("E 8p").wait()
    table.play("S 7s drawn")
    assert table.may("E", "pon 77s")
    table.play("E pass", "W drawn", "N drawn").wait()
    assert table.drawn() == "5p"
    assert table.refusal("E", "win") == "TIANJIN-29"


@pytest.mark.rule("TIANJIN-29", "TIANJIN-45")
def test_who_discards_a_joker_may_kong_and_keeps_its_points_in_a_drawn_hand():
    table = tianjin({"E": "1111m46p369s1234z8p"}, wall="5z5z5z7z", tail="6z", left=6)
    table.play("E 8p").wait().throw_drawn(3)
    table.play("E kong 1111m")
    assert table.scores() == [0, 0, 0, 0]  # not before the hand ends
    table.throw_drawn(10)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.scores() == [6, -2, -2, -2]


@pytest.mark.rule("TIANJIN-46", "TIANJIN-47")
@pytest.mark.parametrize(
    ("south", "paid"),
    [("7z", 14), ("6z", 0)],  # followed by all: 2 + 4 + 8 from a sitting dealer; not by South: nothing
)
def test_the_first_round_alone_is_followed_and_paid_with_the_pulls_when_the_hand_ends(south, paid):
    """With 6z from South, the second round is all of one kind, and is not paid."""
    opening = ("E sit", "S pull 0", "W pull 1", "N pull 2")
    hands = {"E": "147m258p369s1234z7z", "S": "147m258p369s1236z", "W": "258m147p258s1236z", "N": "258m147p258s1234z"}
    wall = f"{south}7z7z5z5z5z5z"
    table = tianjin(hands, wall, opening=opening).play("E 7z").wait()
    for _ in range(7):
        table.throw_drawn(1)
    assert table.scores() == [0, 0, 0, 0]
    table.throw_drawn(200)
    assert int(table.record.ending) == EXHAUSTED
    assert table.scores() == ([-paid, 2, 4, 8] if paid else [0, 0, 0, 0])


@pytest.mark.rule("TIANJIN-12")
@pytest.mark.parametrize(
    ("turned", "following"),
    [("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("9s", "1s"), ("1z", "2z"), ("2z", "3z"), ("3z", "4z"), ("4z", "1z"),
     ("7z", "6z"), ("6z", "5z"), ("5z", "7z")],
)  # fmt: skip
def test_the_jokers_are_the_turned_kind_and_the_next_in_its_ring(turned, following):
    assert {*tianjin(joker=turned).view("E").jokers} == {turned, following}


@pytest.mark.rule("TIANJIN-31")
def test_a_declined_win_costs_nothing():
    hands = {"E": DULL + "7z", "S": "123456789m46p77s"}
    table = tianjin(hands, wall="5p6z6z5z5p").play("E 7z").wait()
    assert table.may("S", "win")
    table.play("S 5p drawn", "W drawn", "N drawn", "E drawn").wait()
    assert table.drawn() == "5p"
    assert table.may("S", "win")


@pytest.mark.rule("TIANJIN-32")
def test_an_added_kong_is_not_robbed():
    hands = {"E": DULL + "7z", "S": "147m55p369s12347z", "N": "123456789m46p77s"}
    table = tianjin(hands, wall="6z6z7z5p", tail="1m")
    table.play("E 5p", "S pon 55p", "S 7z", "W drawn", "N drawn", "E drawn").wait()
    table.play("S kong 5555p")
    assert int(table.record.turn) == 1
    assert table.drawn() == "1m"
    assert not table.open_to("N")


@pytest.mark.rule("TIANJIN-37")
def test_one_player_wins_and_the_hand_ends():
    table = tianjin({"E": DULL + "7z", "S": "123456789m46p77s"}, wall="5p").play("E 7z").wait().play("S win")
    assert table.over
    assert int(table.record.won_count) == 1


@pytest.mark.rule("TIANJIN-49", "TIANJIN-50")
def test_the_dealer_stays_when_he_wins_or_the_hand_is_drawn_and_a_circle_is_the_match():
    table = tianjin()
    dealers = []
    for winners in ("E", "", "S", "W", "N", "S"):
        dealers.append(int(table.record.dealer))
        assert not only(table.events, ev.MatchEnded)
        table.close(WON if winners else EXHAUSTED, winners)
        if not only(table.events, ev.MatchEnded):
            table.next_hand()
    assert dealers == [0, 0, 0, 1, 2, 3]
    assert only(table.events, ev.MatchEnded)  # all four have passed the deal


@pytest.mark.rule("TIANJIN-50")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_a_match_is_one_circle_or_by_option_two_or_four(circles):
    table, hands = tianjin(options={"circles": circles}), 0
    while not only(table.events, ev.MatchEnded):
        table.close(WON, "W")
        hands += 1
        if not only(table.events, ev.MatchEnded):
            table.next_hand()
    assert hands == 4 * circles


@pytest.mark.rule("TIANJIN-51")
def test_ties_share_the_place_and_nobody_goes_bust():
    table = tianjin()
    table.record.scores[:] = [7, -900, 7, 886]
    assert not only(table.close(WON, "E").events, ev.MatchEnded)
    assert [(one.seat, one.place) for one in table.ranking()] == [(3, 1), (0, 2), (2, 2), (1, 4)]


@pytest.mark.rule("TIANJIN-36", "TIANJIN-F-kong_bloom")
def test_a_plain_hand_may_win_on_the_replacement_of_a_kong_only():
    """Runs, and 2s with a joker as the pair: plain, so 9p from the wall is no win, and from behind a kong it is."""
    hands = {"E": "147m258p369s34567z", "S": "1111s123456m78p2z"}
    table = table_of("tianjin", hands, wall="2s", tail="9p", joker="1z", options={"sit_pull": False})
    table.play("E 7z", "S kong 1111s")
    assert table.drawn() == "9p"
    assert table.may("S", "win")
    hands = {"E": "147m258p369s34567z", "S": "111s123456m78p2s2z"}
    table = table_of("tianjin", hands, wall="9p", joker="1z", options={"sit_pull": False})
    table.play("E 7z").wait()
    assert table.drawn() == "9p"
    assert not table.may("S", "win")
