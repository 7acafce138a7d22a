"""What stands beside the hands of riichi: faulty sets, chombo, time, hidden ready hands, chips and yakitori."""

import numpy as np
import pytest

from fangcheng.core.play.opening import begin_hand, clear_hand
from fangcheng.core.state.codes import CHOMBO, EXHAUSTED, FAULTY, HAND_OVER, MATCH_OVER, TURN, WON
from fangcheng.core.table.wall import build_wall, open_wall
from fangcheng.errors import FangchengError
from fangcheng.game import event_types
from fangcheng.game import events as ev
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.records.model import Abort
from fangcheng.records.replay.told_events import told
from fangcheng.tiles import RED_5M
from flow.table_of import only, table_of

DULL = "159m159p159s1234z"  # far from ready
READY = "234m406m34p67899s"  # with a red five, waits for 2p and 5p
ALL_LAST = {"round_wind": 1, "deal_number": 3, "dealer": 3, "scores": [31000, 29000, 20000, 20000]}


# --- a faulty set


def a_fifth_tile(table):
    table.wall[:4] = 0
    table.wall[4:8] = 0


def a_tile_too_few(table):
    table.wall_size -= 1


def a_second_red_five(table):
    plain = next(place for place in range(136) if table.wall[place] == 4)
    table.wall[plain] = RED_5M


@pytest.mark.rule("RIICHI-5")
@pytest.mark.parametrize("spoil", [a_fifth_tile, a_tile_too_few, a_second_red_five])
def test_a_hand_from_a_faulty_set_is_void_and_dealt_again(spoil):
    engine = Engine("riichi", mode="interpreted")
    table = engine.new_table(5)
    table.coming.counters, table.coming.streak, table.sticks = 2, 1, 1
    clear_hand(table, engine.rules)
    build_wall(table, engine.rules)
    open_wall(table, engine.rules)
    spoil(table)
    dealer = int(table.dealer)
    begin_hand(table, engine.rules, engine.desk)
    assert (table.phase, table.ending) == (HAND_OVER, FAULTY)
    assert only(ev.read_events(table), event_types.Drawn)[0].reason == "faulty_set"
    assert list(told(table, engine.rules, engine.desk))[-1] == Abort("faulty_set", (0, 0, 0, 0))
    assert list(table.scores) == [25000] * 4
    engine.start_hand(table)
    assert table.phase == TURN
    assert (table.dealer, table.counters, table.streak, table.sticks) == (dealer, 2, 1, 1)


@pytest.mark.rule("RIICHI-5")
def test_a_sound_set_is_played():
    table = Match("riichi", 3, mode="interpreted").table
    assert table.phase == TURN
    assert table.hands_played == 0


# --- chombo


def riichi_table():
    """S is in riichi, his stick lies beside an older one; two counters."""
    table = table_of(
        "riichi",
        {"E": DULL + "6z", "S": READY},
        wall="9m6z6z",
        before_deal={"counters": 2, "sticks": 1},
    )
    return table.play("E 6z", "S ready", "S drawn", "W drawn").wait()


@pytest.mark.rule("RIICHI-101", "RIICHI-111")
def test_a_chombo_is_a_mangan_the_wrong_way_round_and_the_hand_is_dealt_again():
    table = riichi_table()
    assert table.scores() == [25000, 24000, 25000, 25000]
    assert table.record.sticks == 2
    assert table.engine.rule_chombo(table.record, table.seat("W"))
    assert table.scores() == [25000 + 4000, 25000 + 2000, 25000 - 8000, 25000 + 2000]
    assert (table.record.ending, table.record.sticks) == (CHOMBO, 1)  # the stick of an earlier hand stays
    [drawn] = only(ev.read_events(table.record), event_types.Drawn)
    assert (drawn.reason, drawn.seat) == ("chombo", table.seat("W"))
    dealer = int(table.record.dealer)
    table.next_hand()
    assert (table.record.dealer, table.record.counters, table.record.deal_number) == (dealer, 2, 0)


@pytest.mark.rule("RIICHI-111")
def test_a_dealer_pays_four_thousand_to_each():
    table = riichi_table()
    assert table.engine.rule_chombo(table.record, table.seat("E"))
    assert table.scores() == [25000 - 12000, 25000 + 4000, 25000 + 4000, 25000 + 4000]


@pytest.mark.rule("RIICHI-111")
def test_who_has_not_laid_his_stick_gets_none_back():
    table = table_of("riichi", {"E": DULL + "6z", "S": READY, "W": "222m" + "345678p" + "33s77z"}, wall="9m")
    table.play("E 6z", "S ready")
    assert table.engine.rule_chombo(table.record, table.seat("N"))
    assert table.scores() == [29000, 27000, 27000, 17000]


@pytest.mark.rule("SANMA-46")
@pytest.mark.parametrize(("offender", "change"), [("E", [-8000, 4000, 4000]), ("S", [4000, -6000, 2000])])
def test_a_chombo_of_three_players(offender, change):
    table = table_of("sanma")
    assert table.engine.rule_chombo(table.record, table.seat(offender))
    assert table.scores() == [35000 + points for points in change]


@pytest.mark.rule("RIICHI-111")
def test_a_chombo_may_cost_points_of_the_final_score():
    table = table_of("riichi", options={"chombo_points": "final_score"}, before_deal=ALL_LAST)
    plain = table_of("riichi", before_deal=ALL_LAST).close(WON, "S", "E").ranking()
    assert table.engine.rule_chombo(table.record, 1)
    assert list(table.record.scores) == ALL_LAST["scores"]
    table.next_hand().close(WON, "S", "E")
    for before, after in zip(plain, table.ranking()):
        assert after.points == before.points - (20 if after.seat == 1 else 0)


@pytest.mark.rule("RIICHI-111")
def test_a_match_keeps_a_chombo_undoes_it_and_refuses_it_where_there_is_none():
    match = Match("riichi", 8, mode="interpreted")
    before = match.check
    happened = match.rule_chombo(2)
    assert only(happened, event_types.Paid)[0].cause == "chombo"
    assert [part.kind for part in match.explain()] == ["abort"]
    assert sum(match.explain()[0].changes) == 0
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
    with pytest.raises(FangchengError, match="no hand is being played"):
        match.rule_chombo(2)
    match.undo()
    assert match.check == before
    with pytest.raises(FangchengError, match="mcr knows none"):
        Match("mcr", 1, mode="interpreted").rule_chombo(0)


# --- time


@pytest.mark.rule("RIICHI-P13")
def test_when_time_is_up_the_hand_is_finished_and_one_more_is_played():
    match = Match("riichi", 4, preset="rcr_2024", mode="interpreted")
    match.call_time()
    match.call_time()
    assert match.hands_to_go == 1
    assert [len(hand) for hand in match.actions] == [1]
    for over in (False, True):
        match.rule_chombo(0)  # a hand that does not count
        match.next_hand()
        play_out(match)
        assert match.over == over
        if not over:
            assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
            match.next_hand()


@pytest.mark.rule("RIICHI-P13")
def test_no_hand_is_added_to_south_4():
    record = ALL_LAST | {"scores": [36000, 34000, 25000, 25000]}
    table = table_of("riichi", preset="rcr_2024", before_deal=record)
    table.engine.call_time(table.record)
    assert table.close(WON, "S", "E").record.phase == MATCH_OVER


@pytest.mark.rule("MCR-P17")
def test_in_mcr_the_hand_in_play_is_the_last_unless_time_ends_between_hands():
    table = table_of("mcr", preset="mil_2025")
    table.engine.call_time(table.record)
    assert table.close(WON, "S", "E").record.phase == MATCH_OVER
    table = table_of("mcr", preset="mil_2025").close(WON, "S", "E")
    table.engine.call_time(table.record)
    assert table.next_hand().record.phase == TURN
    assert table.close(WON, "S", "E").record.phase == MATCH_OVER


def play_out(match):
    """Finish the hand: everybody discards what he draws and claims nothing."""
    while not match.hand_over:
        seat = match.owed[0]
        actions = match.legal(seat)
        quiet = [action for action in actions if action.kind == "pass" or action.drawn]
        match.act(seat, (quiet or actions)[0])


# --- hidden ready hands


def drawn_hand(options):
    """E and S are ready when the wall ends, neither in riichi."""
    table = table_of(
        "riichi",
        {"E": READY + "6z", "S": "234678m567s34p88s"},
        left=3,
        wall="1z2z3z",
        options=options | {"nagashi_mangan": False},
    )
    return table.play("E 6z", "S drawn", "W drawn", "N drawn").wait()


@pytest.mark.rule("RIICHI-94")
def test_ready_hands_are_all_shown_by_default():
    table = drawn_hand({})
    assert table.record.ending == EXHAUSTED
    assert table.scores() == [26500, 26500, 23500, 23500]


@pytest.mark.rule("RIICHI-94")
@pytest.mark.parametrize(
    ("told", "scores"),
    [
        ("show show", [26500, 26500, 23500, 23500]),
        ("show hide", [28000, 24000, 24000, 24000]),
        ("hide show", [24000, 28000, 24000, 24000]),
        ("hide hide", [25000] * 4),
    ],
)
def test_a_ready_hand_may_be_kept_hidden(told, scores):
    table = drawn_hand({"noten_declare": True})
    first, second = told.split()
    assert table.open_to("E") == table.open_to("S") == ["show", "hide"]
    assert table.open_to("W") == []
    table.play(f"E {first}", f"S {second}")
    assert table.record.ending == EXHAUSTED
    assert table.scores() == scores
    shown = {table.letters([event.seat]) for event in only(table.events, event_types.Showed) if event.ready}
    assert shown == {letter for letter, word in (("E", first), ("S", second)) if word == "show"}
    assert (int(table.record.coming.dealer) == table.seat("E")) == (first == "show")  # RIICHI-102


@pytest.mark.rule("RIICHI-94")
def test_a_player_in_riichi_must_show():
    table = table_of(
        "riichi",
        {"E": DULL + "6z", "S": READY},
        left=5,
        wall="9m1z2z3z6z",
        options={"noten_declare": True, "nagashi_mangan": False},
    )
    table.play("E 6z", "S ready", "S drawn", "W drawn", "N drawn", "E drawn", "S drawn").wait()
    assert table.record.ending == EXHAUSTED
    assert [event.ready for event in only(table.events, event_types.Showed)] == [False, True, False, False]


# --- tokens


@pytest.mark.rule("RIICHI-6")
def test_chips_go_from_the_discarder_or_from_everybody_to_the_winner():
    table = table_of("riichi", {"E": DULL + "5p", "S": READY}, options={"chips": 500})
    assert [seat.chips for seat in table.view().seats] == [0, 0, 0, 0]
    table.play("E 5p", "S win")
    assert [seat.chips for seat in table.view().seats] == [-1, 1, 0, 0]  # the red five
    assert [(event.number, event.source) for event in only(table.events, event_types.ChipsTaken)] == [
        (1, table.seat("E"))
    ]
    round_about = ("E 6z", "S drawn", "W drawn", "N drawn", "E drawn", "S win")
    table = table_of("riichi", {"E": DULL + "6z", "S": READY}, wall="9m7z7z7z5p", options={"chips": 500})
    table.play(*round_about)
    assert [seat.chips for seat in table.view().seats] == [-1, 3, -1, -1]
    plain = table_of("riichi", {"E": DULL + "6z", "S": READY}, wall="9m7z7z7z5p").play(*round_about)
    assert table.scores() == plain.scores()  # they are paid out at the end
    assert plain.view().seats[1].chips is None


@pytest.mark.rule("RIICHI-6")
def test_chips_are_paid_out_when_the_match_ends():
    record = ALL_LAST | {"tokens.chips": [4, -1, -1, -2]}
    table = table_of("riichi", before_deal=record, options={"chips": 500}).close(WON, "S", "E")
    assert table.record.phase == MATCH_OVER
    assert list(table.record.scores) == [33000, 28500, 19500, 19000]
    assert only(table.events, event_types.Paid)[-1].cause == "chips"


@pytest.mark.rule("RIICHI-6")
def test_who_has_won_no_hand_pays_everybody_at_the_end():
    record = ALL_LAST | {"hands_won": [1, 0, 0, 2]}
    table = table_of("riichi", before_deal=record, options={"yakitori": True})
    assert [seat.yakitori for seat in table.view().seats] == [False, True, True, False]
    table.close(WON, "S", "E")
    assert list(table.record.scores) == [33000, 27000, 18000, 22000]
    assert [event.cause for event in only(table.events, event_types.Paid)] == ["yakitori", "yakitori"]


@pytest.mark.rule("RIICHI-6")
def test_a_win_turns_the_yakitori_and_a_mangan_at_draw_is_one():
    table = table_of("riichi", {"E": DULL + "5p", "S": READY}, options={"yakitori": True})
    table.play("E 5p", "S win")
    assert [seat.yakitori for seat in table.view().seats] == [True, False, True, True]


# --- seats


@pytest.mark.rule("RIICHI-8")
def test_who_just_sits_down_sits_as_he_came():
    orders = {tuple(Match("riichi", seed, mode="interpreted").persons) for seed in range(12)}
    assert len(orders) > 6
    for how in ("choose", "free"):
        persons = {tuple(Match("riichi", seed, {"seat_draw": how}, mode="interpreted").persons) for seed in range(12)}
        assert persons == {(0, 1, 2, 3)}


def test_no_ruling_is_ever_in_a_mask():
    match = Match("riichi", 1, mode="interpreted")
    above = np.uint64(0b11) << np.uint64(185 - 128)
    assert all(int(match.table.legal[seat, 2] & above) == 0 for seat in range(4))
