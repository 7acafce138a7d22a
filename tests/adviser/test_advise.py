"""`advise`: the move is steady's, it comes from what the seat sees, and it says what cannot be asked of it."""

import numpy as np
import pytest
from msgspec.structs import replace

import fangcheng
from adviser.borne_out import check
from adviser.players import follow, walk
from fangcheng import FangchengError, Match, UnknownName, advise
from fangcheng.adviser.advise import advice_on
from fangcheng.adviser.answer import Advice, Reason
from fangcheng.coach.items import entry_of
from fangcheng.coach.scope import holds
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.game.hints import hint_of
from fangcheng.game.views import view_of
from fangcheng.tiles import parse
from fangcheng.variants import IDS, load
from fangcheng.web.table.bots import Bots
from flow.table_of import table_of
from game.worlds import another_world


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_the_move_is_what_the_bots_of_a_table_would_do(variant):
    for match, advice in walk(variant)[::2]:
        bots = Bots(match.engine, "any")
        trial = match.copy()
        for action in (advice.action, *advice.then):
            assert bots.choice(trial, advice.seat) == action.number
            if action != (advice.action, *advice.then)[-1]:
                trial.act(advice.seat, action)


def test_three_tiles_that_are_handed_over_are_told_together():
    match = Match("sichuan", 5, {"exchange3": True}, mode="interpreted")
    told = advise(match, 0)
    given = [one.tiles[0] for one in (told.action, *told.then)]
    assert len(given) == 3
    assert len({tile[1] for tile in given}) == 1
    for tile in given:
        match.act(0, next(one for one in match.legal(0) if one.tiles == (tile,)))
    assert 0 not in match.owed


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_the_advice_stays_the_same_when_hidden_tiles_change_places(variant):
    for match, advice in walk(variant)[::8]:
        world = another_world(match, advice.seat)
        world.random[:] = np.uint64(7)
        world.legal[advice.seat] = match.table.legal[advice.seat]
        assert advise(view_of(match.engine, world, advice.seat, [])) == advice


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_items_of_the_book_can_hold_in_the_game(variant):
    for _, advice in walk(variant):
        for reason in advice.reasons:
            if reason.item:
                assert holds(entry_of(reason.item).scope, load(variant))


def test_tiles_that_are_the_same_are_told_as_one_advice():
    told = []

    def look(match, advice):
        if advice.same:
            told.append(advice)

    follow("riichi", 7, 60, look)
    assert told
    for advice in told:
        names = [one.tiles[0] for one in (advice.action, *advice.same)]
        assert len({*names}) == len(names)
        assert " or " in advice.move()
        assert " or " not in replace(advice, same=()).move()


def test_a_seat_that_owes_nothing_gets_no_advice():
    match = Match("riichi", seed=7, mode="interpreted")
    asked = match.owed[0]
    assert isinstance(advise(match), Advice)
    assert advise(match) == advise(match, asked) == advise(match.view(asked))
    assert advise(match, (asked + 1) % 4) is None
    assert advise(match.view()) is None


def test_what_cannot_be_advised_is_refused():
    match = Match("sichuan", seed=5, mode="interpreted")
    with pytest.raises(FangchengError, match="asked at once; say for which"):
        advise(match)
    with pytest.raises(FangchengError, match="a view advises its own reader"):
        advise(match.view(1), 2)
    with pytest.raises(FangchengError, match="seat 9"):
        advise(match, 9)
    with pytest.raises(UnknownName):
        advise(match, 0).text("fr")
    with pytest.raises(UnknownName):
        advise(match, 0).reasons[0].text("fr")


def test_a_match_is_as_it_was_after_advice():
    match = Match("riichi", seed=7, mode="interpreted")
    before = match.check
    for _ in range(3):
        fangcheng.advise(match)
    assert match.check == before


@pytest.mark.rule("MCR-28")
def test_a_ready_hand_too_small_for_a_discard_is_told_to_win_drawn_alone():
    """After 9m the hand wins on 7p: eight points drawn with all tiles concealed, and fewer on a discard."""
    match = dealt_in_mcr("11188m12389p123s9m")
    advice = advice_of_discard(match, "9m")
    assert [reason.key for reason in advice.reasons] == ["advise-ready", "advise-ready-draws"]
    assert advice.reasons[1].args == {"tile": "7p"}
    assert check(match, advice) == ["ready", "ready-draws"]
    other = replace(advice, reasons=(Reason(key="advise-ready-draws", args={"tile": "1s"}),))
    with pytest.raises(AssertionError):
        check(match, other)
    large = dealt_in_mcr("111222333m56s77z9p")  # pure shifted pungs win on anything
    assert "advise-ready-draws" not in [one.key for one in advice_of_discard(large, "9p").reasons]


def dealt_in_mcr(hand):
    """A match whose dealer holds these tiles, the last one drawn."""
    match = Match("mcr", 5, mode="interpreted")
    while match.view().phase != "turn":
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    seat = match.table.turn
    match.table.hand[seat] = 0
    for kind in parse(hand):
        match.table.hand[seat, kind] += 1
    match.table.drawn = parse(hand)[-1]
    offer_turn(match.table, match.engine.rules, match.engine.desk, seat)
    return match


def advice_of_discard(match, tile):
    view = match.view(match.table.turn)
    number = next(one.number for one in view.actions if one.kind == "discard" and one.tiles == (tile,))
    return advice_on(view, hint_of(view), number)


@pytest.mark.rule("SICHUAN-30", "SICHUAN-33", "SICHUAN-34")
@pytest.mark.parametrize(("left", "reason"), [(50, "advise-pass-win"), (8, "advise-win")])
def test_a_win_that_is_let_pass_is_told_by_who_would_pay_for_it(left, reason):
    hands = {"E": "147m25589p258899s", "S": "123456789m46p99p"}  # South waits for 5p
    table = table_of("sichuan", hands, wall="7s1s1s5p", lack="psss")
    table.play("E 2p", "S drawn", "W drawn", "N drawn", "E 5p")
    table.record.drawable = left
    advice = advise(table.view("S"))
    assert advice is not None
    assert [one.key for one in advice.reasons] == [reason]
    assert advice.action.kind == ("win" if reason == "advise-win" else "pass")


@pytest.mark.rule("SICHUAN-30", "SICHUAN-33", "SICHUAN-34")
def test_a_win_that_is_let_pass_for_a_pung_is_told_beside_what_the_pung_leaves():
    hands = {"E": "147m22589p258899s", "S": "123456789m55p99p"}  # South waits for 5p and 9p
    table = table_of("sichuan", hands, wall="7s1s1s5p", lack="psss")
    table.play("E 2p", "S drawn", "W drawn", "N drawn", "E 5p")
    table.record.drawable = 50
    advice = advise(table.view("S"))
    assert advice is not None
    assert advice.action.kind == "pon"
    assert [one.key for one in advice.reasons] == ["advise-pass-win", "advise-call-keeps"]
