"""Another match of the same company: seats, scores and dealers of Taiwan, Tianjin and the rest."""

import pytest

from fangcheng.core.play.next_hand import start_match, start_next_match
from fangcheng.core.play.seating import order_of_play
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, NOBODY
from fangcheng.core.state.event_rows import DICE_SEATS, E_DICE, E_SEATS
from fangcheng.errors import FangchengError
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.match import Match
from flow.table_of import set_field
from game.players import SIX, play

every_variant = pytest.mark.parametrize("variant", SIX)


def finished(variant, **fields):
    """A match whose last hand has been played; `fields` of the record."""
    match = play(variant, 3, 6)
    match.table.owed = 0
    for name, number in {
        "phase": MATCH_OVER,
        "coming.round_wind": 4,
        "hands_played": 40,
        "sticks": 0,
        **fields,
    }.items():
        set_field(match.table, name, number)
    return match


@every_variant
def test_the_next_match_begins_like_the_first(variant):
    match = finished(variant)
    match.table.scores[: match.seats] = [700, -700, 100, -100][: match.seats]
    happened = match.next_match()
    assert [type(event) for event in happened if isinstance(event, ev.Seated)] == [ev.Seated]
    assert match.scores == [int(match.engine.rules.start_score)] * match.seats
    assert sorted(match.persons) == list(range(match.seats))
    view = match.view(0)
    assert (view.hand_number, view.deal_number, view.streak, view.counters) == (1, 0, 0, 0)
    assert view.round_wind == "ESWN"[int(match.engine.rules.round_winds[0])]
    assert int(match.table.dealer) == int(match.table.first_dealer)
    assert not match.over
    assert match.owed


@every_variant
def test_a_match_that_goes_on_has_no_next_one(variant):
    match = play(variant, 3, 4)
    with pytest.raises(FangchengError, match="not over"):
        match.next_match()


@every_variant
def test_a_table_of_bots_begins_anew_after_a_match(variant):
    engine = Engine(variant, mode="interpreted")
    table = engine.new_table(1)
    for name, number in {
        "coming.round_wind": 4,
        "coming.deal_number": 3,
        "coming.counters": 2,
        "hands_played": 40,
        "sticks": 1,
    }.items():
        set_field(table, name, number)
    start_match(table, engine.rules)
    engine.start_hand(table)
    names = ("round_wind", "deal_number", "counters", "streak", "hands_played", "sticks")
    assert [int(table[name]) for name in names] == [0] * 6


def thrown(seed, winner=2, variant="taiwan"):
    """The record of a jiang's end, and of the next one's beginning."""
    engine = Engine(variant, mode="interpreted")
    table = engine.new_table(seed)
    table.phase = MATCH_OVER
    table.won_count = 0 if winner is None else 1
    table.won_order[0] = NOBODY if winner is None else winner
    table.last_winner = 1
    before = copy_of(table)
    start_next_match(table, engine.rules, 0)
    return before, table


@pytest.mark.rule("TAIWAN-6")
def test_the_winner_of_the_last_hand_throws_three_dice_for_the_seats():
    _, table = thrown("a jiang", winner=2)
    kind, thrower, *dice, purpose = (int(number) for number in table.events[0])
    assert (kind, thrower, purpose) == (E_DICE, 2, DICE_SEATS)
    assert all(1 <= die <= 6 for die in dice)


@pytest.mark.rule("TAIWAN-6")
def test_the_new_cyclic_order_is_never_the_old_one_else_it_is_thrown_again():
    orders, repeated = set(), 0
    for seed in range(60):
        before, table = thrown(seed)
        assert order_of_play(table) != order_of_play(before)
        orders.add(int(order_of_play(table)))
        shown = [int(row[0]) for row in table.events[: int(table.event_count)] if int(row[0]) in (E_SEATS, E_DICE)]
        repeated += shown.count(E_DICE) > 2  # the seats once more, then the first dealer
    assert len(orders) == 6  # all orders of four players, whatever the first ones were
    assert repeated > 0


@pytest.mark.rule("TAIWAN-6")
def test_an_order_of_play_does_not_depend_on_where_the_circle_begins():
    engine = Engine("taiwan", mode="interpreted")
    table = engine.new_table(1)
    table.person[:] = [0, 1, 2, 3]
    straight = int(order_of_play(table))
    table.person[:] = [2, 3, 0, 1]
    assert int(order_of_play(table)) == straight
    table.person[:] = [0, 3, 2, 1]
    assert int(order_of_play(table)) != straight


def test_elsewhere_seats_are_drawn_as_for_a_first_match():
    _, table = thrown("riichi", variant="riichi")
    assert DICE_SEATS not in {int(row[5]) for row in table.events[: int(table.event_count)] if row[0] == 1}


# --- leaving


@pytest.mark.rule("TIANJIN-5")
def test_who_leaves_for_good_ends_the_match_and_all_scores_are_kept():
    dealers = set()
    for seed in range(12):
        match = Match("tianjin", seed, mode="interpreted")
        match.table.scores[:] = [9, -4, -6, 1]
        match.table.phase, match.table.owed = HAND_OVER, 0  # between two hands
        match.table.coming.streak, match.table.coming.dealer, match.table.hands_played = 2, match.table.dealer, 5
        persons = match.persons
        match.next_match(leaving=True)
        assert match.scores == [9, -4, -6, 1]
        assert match.persons == persons
        assert int(match.table.streak) == 0
        assert int(match.table.hands_played) == 0
        dealers.add(int(match.table.dealer))
    assert len(dealers) > 2  # the dealer is drawn anew


def test_leaving_waits_for_the_end_of_the_hand_and_for_a_rule():
    with pytest.raises(FangchengError, match="hand is not over"):
        Match("tianjin", 1, mode="interpreted").next_match(leaving=True)
    with pytest.raises(FangchengError, match="no rule"):
        finished("riichi").next_match(leaving=True)


# --- keeping


def to_the_end(match):
    """Play on, letting everything pass that may be passed."""
    while not match.over:
        if match.hand_over:
            match.next_hand()
        seat = match.owed[0]
        legal = match.legal(seat)
        match.act(seat, next((action for action in legal if action.kind == "pass"), legal[0]))


def test_later_matches_are_saved_and_undone_like_the_first():
    match = Match("tianjin", 2, mode="interpreted")
    while not match.hand_over:
        seat = match.owed[0]
        match.act(seat, match.legal(seat)[0])
    ended = match.check
    match.next_match(leaving=True)
    for _ in range(6):
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    again = Match.from_json(match.to_json(), mode="interpreted")
    assert again.check == match.check
    assert again.events == match.events
    match.undo(7)
    assert match.matches == []
    seat = match.owed[0]
    match.act(seat, match.legal(seat)[0])
    assert match.check == ended


@pytest.mark.by_day
def test_a_whole_second_match_can_be_played():
    match = Match("sanma", 5, {"length": "east"}, mode="interpreted")
    to_the_end(match)
    hands = len(match.actions)
    match.next_match()
    to_the_end(match)
    assert len(match.actions) > hands + 1
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
