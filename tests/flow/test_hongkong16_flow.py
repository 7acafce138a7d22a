"""The Hong Kong 16-tile game: its rounds and deal, wins together, wins let pass, its declaration."""

import pytest

from fangcheng.core.state.codes import BETS, EXHAUSTED, TURN, WON
from fangcheng.game import event_types
from fangcheng.game import events as ev
from fangcheng.game.match import Match
from flow.hongkong16 import BASE, CHOWS, CHOWS_VALUE, DULL, FAN, PRESET, dealt, unpulled, value_of
from flow.table_of import Table, only, table_of

# --- set-up and deal


@pytest.mark.rule("TAIWAN-P11")
def test_a_further_throw_of_the_east_seat_finds_the_dealer():
    match = Match("taiwan", 5, preset=PRESET, mode="interpreted")
    [throw] = [event for event in only(match.events, event_types.DiceThrown) if event.purpose == "dealer"]
    assert throw.seat == 0
    assert int(match.table.first_dealer) == (sum(throw.dice) - 1) % 4
    assert int(match.table.wall_size) == 144


@pytest.mark.rule("TAIWAN-P11")
def test_two_rounds_are_played():
    table = dealt({})
    winds = ""
    for number in range(8):
        winds += "ESWN"[int(table.rules.round_winds[int(table.record.round_wind)])]
        table.close(WON, "S", "W")
        assert bool(only(table.events, event_types.MatchEnded)) == (number == 7)
        if number < 7:
            table.next_hand()
    assert winds == "EEEESSSS"


@pytest.mark.rule("TAIWAN-P11")
@pytest.mark.parametrize(("dealt_before", "may"), [(0, True), (1, False)])
def test_the_first_inner_unit_is_taken_by_the_start_of_the_second_half(dealt_before, may):
    start = {"round_wind": 1, "deal_number": dealt_before}
    options = {"inner_bet": True, "rounds": 2}
    table = table_of("taiwan", {}, options=options, before_deal=start)
    assert (int(table.record.question) == BETS) == may


@pytest.mark.rule("TAIWAN-P12")
def test_the_dealer_takes_his_seventeenth_tile_after_all_have_replaced_flowers():
    table = dealt({"E": "1f2589m258p258s12345z7z", "N": "2f258m258p258s123456z"}, tail="6m4m")
    events = ev.read_events(table.record)
    [deal] = only(events, event_types.Dealt)
    assert deal.drawn is None
    draws = [(event.seat, event.tile, event.source) for event in only(events, event_types.Drew)]
    assert draws == [(0, "6m", "flower"), (3, "4m", "flower"), (0, "7z", "wall")]
    assert table.drawn() == "7z"


@pytest.mark.rule("TAIWAN-P12")
def test_a_flower_drawn_as_the_seventeenth_tile_is_replaced_at_once():
    table = dealt({"E": DULL + "3f"}, tail="9p")
    assert table.drawn() == "9p"
    assert table.view("E").seats[0].flowers == ("3f",)


@pytest.mark.rule("TAIWAN-P12")
def test_no_tile_is_kept_back():
    assert int(dealt({}).record.drawable) == 144 - 65
    table = dealt({"E": DULL + "7z"}, left=1).play("E 7z").throw_drawn(1)
    assert int(table.record.drawable) == 0
    assert int(table.record.ending) == EXHAUSTED


# --- winning together, the dealer


@pytest.mark.rule("TAIWAN-P13", "TAIWAN-P14")
@pytest.mark.parametrize(("winners", "together"), [("S", 0), ("SW", 5), ("SWN", 10)])
def test_each_of_several_winners_is_paid_in_full_by_the_discarder_with_fan_for_winning_together(winners, together):
    hands = {"S": CHOWS, "W": "123456789p123m45s99s", "N": "123789m123789p45s11s"}
    table = unpulled({"E": "2589m258p258s12345z6s7z"} | {letter: hands[letter] for letter in winners}, wall="1z2z3z4z")
    table.play("E 7z").throw_drawn(3).play("E 6s", *(f"{letter} win" for letter in winners))
    values = {"S": CHOWS_VALUE, "W": CHOWS_VALUE, "N": 15 + 3}
    # Each is paid for winning together too, and 1 more because the dealer pays.
    due = [BASE + FAN * (values[letter] + together + 1) if letter in winners else 0 for letter in "SWN"]
    assert table.scores() == [-sum(due), *due]


@pytest.mark.rule("TAIWAN-P13", "TAIWAN-P14")
@pytest.mark.parametrize("streak", [0, 3])
def test_a_self_draw_is_paid_by_all_three_and_the_dealer_adds_one_and_two_a_repeat(streak):
    table = unpulled({"E": DULL + "7z", "S": CHOWS}, wall="1z2z3z4z6s", before_deal={"streak": streak})
    table.play("E 7z").throw_drawn(4).play("S win")
    common = BASE + FAN * (CHOWS_VALUE + 1 + 1)  # self-draw and fully concealed
    dealer = common + FAN * (1 + 2 * streak)
    assert table.scores() == [-dealer, 2 * common + dealer, -common, -common]


@pytest.mark.rule("TAIWAN-P14")
def test_a_winning_dealer_adds_his_fan_to_every_payment():
    table = unpulled({"E": CHOWS + "7z"}, wall="1z2z3z6s", before_deal={"streak": 2})
    table.play("E 7z").throw_drawn(3).play("E win")
    due = BASE + FAN * (CHOWS_VALUE + 1 + 1 + 1 + 2 * 2)
    assert table.scores() == [3 * due, -due, -due, -due]


@pytest.mark.rule("TAIWAN-P13")
def test_a_win_needs_no_fan_and_has_no_cap():
    # A claimed set, a flower, an honour pair: nothing counts, and the discarder does not deal.
    hands = {"E": DULL + "3p", "S": "1f567m789m12p45s999s1z5z"}
    table = unpulled(hands, wall="6z6s", tail="5z")
    table.play("E 3p", "S chi 12p", "S 1z", "W 6z", "N 6s", "S win")
    assert value_of(table, "S") == 0
    assert table.scores() == [0, BASE, 0, -BASE]
    assert int(table.rules.cap) == 0
    assert int(table.rules.minimum) == 0


# --- wins and pungs let pass


@pytest.mark.rule("TAIWAN-P15")
def test_a_win_let_pass_bars_the_self_draw_until_the_own_next_discard_whatever_it_is():
    table = dealt({"E": DULL + "6s", "S": CHOWS}, wall="3s7z6s")
    table.play("E 6s", "S pass")
    assert table.drawn() == "3s"
    assert table.refusal("S", "win") == "TAIWAN-P15"
    table.play("S 3s", "W 7z", "N 6s")  # the own discard would have won, and ends the go-round all the same
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-P15")
def test_within_the_go_round_no_other_discard_is_won_on():
    hands = {"E": DULL + "7z", "S": CHOWS, "W": "2369m147p147s12346z6s", "N": "2589m258p258s12345z3s"}
    table = dealt(hands, wall="1z2z4z")
    table.play("E 7z", "S 1z", "W 6s", "S pass", "N 3s")
    assert not table.may("S", "win")


@pytest.mark.rule("TAIWAN-P15")
@pytest.mark.parametrize("passed", [True, False])
def test_a_kong_is_not_robbed_in_the_go_round_of_a_win_let_pass(passed):
    hands = {"S": CHOWS, "W": "147m147p1479s12346z6s", "N": "2589m258p258s1456z33s"}
    table = dealt({"E": DULL + "3s", **hands}, wall="1z2z4z3s")
    table.play("E 3s", "N pon 33s", "N 1z").throw_drawn(2)  # South's own discard ends what he let pass
    table.play("W 6s" if passed else "W 4z").wait()
    assert table.drawn() == "3s"
    table.play("N kong 3333s")
    assert table.may("S", "win") != passed


@pytest.mark.rule("TAIWAN-P15", "TAIWAN-P16")
def test_after_a_declaration_a_win_let_pass_bars_the_rest_of_the_hand():
    hands = {"E": DULL + "7z", "S": CHOWS, "W": "2369m147p13467s1234z"}
    table = dealt(hands, wall="1z2z4z5z6z6z")
    table.play("E 7z", "S ready", "S 1z", "W 6s", "S pass").throw_drawn(3)  # North, East, and South himself
    table.play("W 3s")
    assert not table.may("S", "win")
    assert int(table.record.locked[1]) == 0  # the go-round has ended


@pytest.mark.rule("TAIWAN-P15")
def test_a_pung_let_pass_may_not_be_made_on_the_same_kind_in_the_go_round():
    hands = {"E": DULL + "7z", "S": "1479m147p147s12346z7z", "N": "258m2589p258s1456z77z"}
    table = dealt(hands, wall="9s")
    table.play("E 7z", "N pass", "S 7z")
    assert not table.may("N", "pon 77z")


@pytest.mark.rule("TAIWAN-P15")
def test_swap_calling_is_barred():
    table = dealt({"E": DULL + "3p", "S": "12456p147m147s12345z"})
    table.play("E 3p", "S chi 45p")
    assert "6p" not in table.discards("S")
    assert table.refusal("S", "6p") == "TAIWAN-19"


# --- the declaration


def frozen(wall: str) -> Table:
    """South has declared, waiting for 3s and 6s, with triplets of 7s and 9s in hand."""
    table = dealt({"E": DULL + "7z", "S": "123456m123p45s777s99s"}, wall)
    return table.play("E 7z", "S ready", "S 1z")


@pytest.mark.rule("TAIWAN-P16")
def test_a_declared_hand_discards_what_it_draws_makes_no_kong_and_claims_nothing():
    table = frozen("1z9s3z4z7s")
    table.play("W 9s")
    assert int(table.record.turn) == 3  # South was not asked
    table.throw_drawn(2)
    assert table.drawn() == "7s"
    assert table.open_to("S") == ["7s drawn"]
    assert table.refusal("S", "kong 7777s") == "TAIWAN-P16"
    assert table.refusal("S", "1m") == "TAIWAN-P16"


@pytest.mark.rule("TAIWAN-P16")
def test_only_the_plain_declaration_is_open_and_nobody_is_asked_before_the_first_turn():
    table = dealt({"E": DULL + "7z", "S": CHOWS}, wall="1z")
    assert int(table.record.phase) == TURN
    table.play("E 7z")
    assert [label for label in table.open_to("S") if label.startswith("ready")] == ["ready"]
    table.play("S ready", "S 1z").wait()
    assert table.view().seats[1].ready == "plain"  # with the first discard too


def declared(wall: str, **hands: str) -> Table:
    """South has declared his concealed hand with 1z, his first discard."""
    table = unpulled({"E": DULL + "7z", "S": CHOWS, **hands}, wall)
    return table.play("E 7z", "S ready", "S 1z")


@pytest.mark.rule("TAIWAN-P16")
def test_a_concealed_declaration_is_ten_fan_and_a_win_in_the_go_round_five_more():
    table = declared("1z6s").play("W 6s", "S win")
    assert value_of(table, "S") == CHOWS_VALUE - 3 + 10 + 5  # the ten take in concealed_hand
    table = declared("1z2z3z4z6s").throw_drawn(3).play("S win")
    assert value_of(table, "S") == CHOWS_VALUE - 3 + 10 + 5 + 1 + 1  # the next own draw belongs to the go-round


@pytest.mark.rule("TAIWAN-P16")
def test_after_the_go_round_or_a_claim_the_five_are_gone():
    table = declared("1z2z3z4z5z6s").throw_drawn(4).play("W 6s", "S win")
    assert value_of(table, "S") == CHOWS_VALUE - 3 + 10
    table = declared("1z2z3z6s", E="2589m2589p258s13224z7z").play("W 2z", "E pon 22z", "E 9m", "S 3z", "W 6s", "S win")
    assert value_of(table, "S") == CHOWS_VALUE - 3 + 10


@pytest.mark.rule("TAIWAN-P16")
def test_a_declaration_of_a_hand_with_a_claim_is_five_fan():
    table = unpulled({"E": DULL + "3p", "S": "123456789m12p45s99s1z"}, wall="2z6s")
    table.play("E 3p", "S chi 12p", "S ready", "S 1z", "W 2z", "N 6s", "S win")
    assert value_of(table, "S") == CHOWS_VALUE - 3 + 5 + 5


@pytest.mark.rule("TAIWAN-P16")
def test_a_concealed_kong_is_not_robbed_even_by_thirteen_orphans():
    table = dealt({"E": "1111z258m258p2589s456z", "S": "19m19p19s2345677z789m"}, tail="2z")
    table.play("E kong 1111z")
    assert not table.may("S", "win")
    assert table.drawn() == "2z"


# --- kongs and the end of the wall, as the league plays them


@pytest.mark.rule("TAIWAN-27")
def test_the_replacement_of_a_discard_kong_may_be_won_on():
    table = unpulled({"E": DULL + "7z", "S": "123456m123p45s99s777z"}, tail="6s").play("E 7z", "S kong 777z")
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-32")
@pytest.mark.parametrize(("left", "claimed"), [(1, True), (0, False)])
def test_the_last_discard_can_only_be_won_on(left, claimed):
    table = dealt({"E": DULL + "7z", "W": "147m147p147s12345z77z"}, left=left)
    table.play("E 7z")
    assert table.may("W", "pon 77z") == claimed
    table = dealt({"E": DULL + "6s", "W": CHOWS}, left=left).play("E 6s")
    assert table.may("W", "win")


@pytest.mark.rule("TAIWAN-80", "TAIWAN-83")
def test_nothing_breaks_a_hand_off():
    table = dealt({"E": "2589m258p258s125677z3z"}, wall="3z3z3z").play("E 3z").throw_drawn(3)
    assert not table.over
    hands = {"E": "1111m2222p3333s4444z7z", "S": "5555m6666p7777s8888s"}
    table = dealt(hands, tail="1z2z3z5z6z")
    table.play("E kong 1111m", "E kong 2222p", "E kong 3333s", "E kong 4444z", "E 7z", "S kong 5555m")
    assert not table.over
