"""Rulings of a host in every game: what the preview says is done, a ruling taken back leaves no trace, all is kept."""

import json
import random

import numpy as np
import pytest
from msgspec.structs import replace

from fangcheng.bots.protocol import load_bot
from fangcheng.core.state.table import STATE, TABLE, states_of
from fangcheng.errors import FangchengError
from fangcheng.game.engine import array_of, copy_of
from fangcheng.game.event_types import HandClosed, Paid, Ruled
from fangcheng.game.match import Match
from fangcheng.game.ruled import Ruling
from fangcheng.records.model import Abort, Payment
from fangcheng.records.model import Ruled as Told
from fangcheng.records.native import read_native, write_native
from fangcheng.records.of_match import record_of, records_of
from fangcheng.records.opening import Source
from fangcheng.records.replay.film import CannotFollow, Film, resumed
from fangcheng.records.verify import verify
from fangcheng.variants import IDS

SEED = "a host rules"
DECISIONS = 45  # of a hand before the host speaks: kongs, flowers and dealt hands have been paid by then in some games


def begun(game, seed=SEED, **more):
    """Return a match in the middle of its second hand, or of a later one."""
    match = Match(game, seed, mode="interpreted", **more)
    dice = random.Random(seed)
    while not match.hand_over:
        decide(match, dice)
    while match.hand_over:
        match.next_hand()
        for _ in range(DECISIONS):
            if not match.hand_over:
                decide(match, dice)
    print("seed", seed, "actions", match.actions)
    return match


def decide(match, dice):
    """Let a seat do anything, but a kong or a win where it can: these are paid."""
    seat = dice.choice(match.owed)
    legal = match.legal(seat)
    paid = [action for action in legal if "kong" in action.kind or action.kind == "win"]
    match.act(seat, dice.choice(paid or legal))


def state(match):
    """Return the STATE of the table, without what the last step did."""
    return states_of(array_of(match.table, TABLE)).tobytes()


def points_together(match):
    return sum(match.scores_by_person) + int(match.table.beside) + int(match.table.outside.points.sum())


def rulings(match):
    """Every ruling that this game can take now."""
    yield Ruling(ruling="fine", seat=1, points=8, to="nobody", note="late")
    yield Ruling(ruling="fine", seat=0, points=5, to="each", note="late")
    yield Ruling(ruling="fine", seat=1, points=3, to=0, note="late")
    yield Ruling(ruling="warn", seat=0, note="talks")
    yield Ruling(ruling="note", note="the window was opened")
    yield Ruling(ruling="void", note="a tile fell")
    yield Ruling(ruling="redeal", note="a tile fell")
    yield Ruling(ruling="time", note="ten o'clock")
    if match.engine.numbers.chombo:
        yield Ruling(ruling="chombo", seat=1)


@pytest.mark.rule("MCR-57", "MCR-P18")
@pytest.mark.parametrize("game", IDS)
def test_what_the_preview_says_is_done_and_taken_back_without_a_trace(game):
    match = begun(game)
    before, together, told = state(match), points_together(match), len(match.events)
    for ruling in rulings(match):
        seen = match.preview(ruling)
        assert state(match) == before
        assert len(match.rulings) == len(match.struck)
        was = match.scores
        happened = match.rule(ruling)
        assert isinstance(happened[0], Ruled)
        assert happened[0].ruling == ruling.ruling
        rows = [event.changes for event in happened if isinstance(event, Paid)]
        assert [sum(changes) for changes in zip(*rows)] == list(seen.changes) if rows else not any(seen.changes)
        assert [now - had for now, had in zip(match.scores, was)] == list(seen.changes)
        assert (list(seen.scores), seen.hand_over, seen.over) == (match.scores, match.hand_over, match.over)
        closed = [event.seat for event in happened if isinstance(event, HandClosed)]
        assert closed == ([] if not seen.hand_over else [match.table.coming.dealer])
        assert seen.next_dealer == (None if seen.over or not closed else closed[0])
        assert points_together(match) == together
        match.take_back(match.open_rulings[-1])
        assert state(match) == before, ruling
    assert len(match.struck) == len(match.rulings) == len([*rulings(match)])
    assert sum(sum(event.changes) for event in match.events[told:] if isinstance(event, Paid)) == 0
    assert Match.from_json(match.to_json(), mode="interpreted").to_json() == match.to_json()
    match.undo(2 * len(match.rulings))
    assert (state(match), match.rulings, len(match.events)) == (before, [], told)


@pytest.mark.rule("RIICHI-5", "RIICHI-101", "TAIWAN-84")
@pytest.mark.parametrize("game", IDS)
def test_a_redealt_hand_leaves_everything_as_it_was_before_its_deal(game):
    match = begun(game)
    engine = match.engine
    as_dealt = copy_of(match.table)
    array_of(as_dealt, TABLE).view(np.uint8)[:] = np.frombuffer(match._hosted.before_deal, np.uint8)
    engine.clear_hand(as_dealt)
    match.rule("redeal", note="a tile fell")
    engine.clear_hand(again := copy_of(match.table))
    differ = [name for name in STATE.names if again[name].tobytes() != as_dealt[name].tobytes()]
    assert differ in (["random"], [])
    wall = bytes(match.table.wall)
    match.next_hand()
    assert bytes(match.table.wall) != wall
    assert (match.table.dealer, match.table.streak) == (as_dealt.dealer, as_dealt.streak)


@pytest.mark.parametrize("game", IDS)
def test_a_match_with_rulings_is_recorded_verified_and_shown(game, tmp_path):
    match = begun(game)
    match.rule("fine", seat=1, points=8, note="late")
    match.rule("void", note="a tile fell")
    match.take_back(1)
    dice = random.Random(SEED)
    for _ in range(20):
        if not match.hand_over:
            decide(match, dice)
    if not match.hand_over:
        match.rule("fine", seat=0, points=4, to="each", note="late")
        match.rule("redeal", note="a tile fell")
    match.next_hand()
    match.rule("warn", seat=1, note="talks")
    for _ in range(30):
        if not match.hand_over:
            decide(match, dice)
    [game_record] = [record_of(match)]
    assert [hand.fined for hand in game_record.hands][-1] == 8
    text = "\n".join(write_native(game_record))
    [again] = read_native(Source("again", text))
    assert again == game_record
    report = verify(again, mode="interpreted")
    assert (report.mismatches, report.skipped) == ([], [])
    film = Film([again], mode="interpreted")
    assert film.match.scores == match.scores
    shown = film.match.rulings
    assert [replace(one, person=None) for one in shown] == [replace(one, person=None) for one in match.rulings]
    named = [again.players[one.person] for one in shown if one.person is not None]  # a record has its own order
    assert named == [f"player {one.person + 1}" for one in match.rulings if one.person is not None]


@pytest.mark.rule("RIICHI-5", "RIICHI-111")
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("kind", ["void", "redeal", "chombo"])
def test_a_stick_that_comes_back_with_a_ruling_is_none_that_nobody_got(kind, back):
    match, steady = Match("riichi", SEED, mode="interpreted"), load_bot("steady")
    while match.table.sticks == 0:
        if match.hand_over:
            match.next_hand()
        seat = match.owed[0]
        match.act(seat, steady.act(match.view(seat), match.legal(seat)))
    match.rule("fine", seat=0, points=300, note="late")
    match.rule(kind, seat=2 if kind == "chombo" else None, note="a tile fell")
    if back:
        match.take_back(1)
        match.rule("redeal", note="a tile fell")
    match.next_hand()
    told = verified(match)
    assert (told.hands[-2].to_nobody, told.hands[-1].fined) == (300, 300)


@pytest.mark.rule("BEIJING-17", "BEIJING-50")
def test_a_fine_that_is_taken_back_from_the_pot_is_none_that_nobody_got():
    match = Match("beijing", SEED, {"manual_table": True}, mode="interpreted")
    for seat in (2, 3):
        match.rule_fine(seat)
    match.take_back(0)
    match.rule("void", note="a tile fell")
    match.next_hand()
    told = verified(match)
    assert (told.hands[0].to_nobody, told.hands[1].fined) == (0, 0)
    again = Film([told], mode="interpreted").match.table
    assert (int(again.pot.points), int(again.beside)) == (1000, 1000)


@pytest.mark.rule("RIICHI-111")
def test_a_film_shows_no_end_of_a_hand_that_goes_on():
    match = Match("riichi", SEED, mode="interpreted")
    match.rule("fine", seat=1, points=300, note="late")
    match.rule_chombo(3)
    match.take_back(1)
    film = Film([record_of(match)], mode="interpreted")
    told = [[(part.kind, [*part.changes]) for part in one.explain()] for one in (match, film.match)]
    assert told == [[("side", [0, -300, 0, 0])]] * 2
    assert film.match.hand_over is False


def test_a_record_counts_its_rulings_from_0():
    match = Match("mcr", SEED, mode="interpreted")
    match.rule("warn", seat=1, note="late")
    told = record_of(match)
    [hand] = told.hands
    wrong = replace(hand, events=tuple(replace(e, number=3) if isinstance(e, Told) else e for e in hand.events))
    [found] = verify(replace(told, hands=(wrong,)), mode="interpreted").mismatches
    assert "number of a ruling" in str(found)
    with pytest.raises(CannotFollow, match="number of a ruling"):
        Film([replace(told, hands=(wrong,))], mode="interpreted")


def test_a_game_taken_up_from_a_record_counts_its_own_rulings():
    match = begun("mcr")
    ended = len(match.actions) - 2
    match.rule("warn", seat=1, note="talks")
    match.rule("redeal", note="a tile fell")
    match.next_hand()
    match.rule("fine", seat=0, points=4, note="late")
    told = replace(record_of(match), seed="", salt="")
    again = resumed([told], ended + 2, 1, "chance", mode="interpreted")
    again.rule("warn", seat=2, note="talks")
    while not again.hand_over:
        again.act(again.owed[0], again.legal(again.owed[0])[0])
    again.next_hand()
    again.rule("note", note="the window was opened")
    taken_up = records_of(again)[0]
    rulings = [event for hand in taken_up.hands for event in hand.events if isinstance(event, Told)]
    assert [(one.number, one.ruling) for one in rulings] == [(0, "fine"), (1, "warn"), (2, "note")]
    assert Film([taken_up], mode="interpreted").match.rulings == again.rulings[-3:]


def verified(match):
    """Return the record of a match, which says what was played and reads as it is written."""
    told = records_of(match)[0]
    [again] = read_native(Source("again", "\n".join(write_native(told))))
    report = verify(again, mode="interpreted")
    assert (report.mismatches, report.skipped) == ([], [])
    return again


# --- what is refused


def test_a_ruling_cites_a_rule_or_gives_its_reason():
    match = Match("sichuan", SEED, mode="interpreted")
    with pytest.raises(FangchengError, match="cite a rule of its book, or give the reason as a note"):
        match.rule("fine", seat=1, points=8)
    assert match.rulings == []
    [ruled, _] = match.rule("fine", seat=1, points=8, rule="SICHUAN-P17")
    assert ruled.rule == "SICHUAN-P17"


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"ruling": "spoil", "seat": 0}, "ruling='spoil': one of chombo, fine"),
        ({"ruling": "fine", "seat": 9, "points": 1}, "no seat 9"),
        ({"ruling": "fine", "points": 1}, "seat=None"),
        ({"ruling": "fine", "seat": 0}, "points=0: a fine of 1 to"),
        ({"ruling": "fine", "seat": 0, "points": 1, "to": 0}, "nobody pays a fine to himself"),
        ({"ruling": "fine", "seat": 0, "points": 1, "to": "bank"}, "to='bank': a seat, or one of"),
        ({"ruling": "fine", "seat": 0, "points": 1, "to": 4}, "to=4: a seat, or one of"),
        ({"ruling": "fine", "seat": 0, "points": 1, "to": None}, "to=None: a seat, or one of"),
        ({"ruling": "fine", "seat": 0, "points": 1, "to": "pot"}, "mcr knows none"),
        ({"ruling": "warn", "seat": 0, "points": 5}, "a warn moves what its rule says"),
        ({"ruling": "void", "seat": 0}, "about no single player"),
        ({"ruling": "chombo", "seat": 0}, "mcr knows none"),
        ({"ruling": "warn", "seat": 0, "rule": "rule one"}, "the id of a rule"),
        ({"ruling": "warn", "seat": 0, "note": "two\nlines"}, "one line of at most"),
        ({"ruling": "warn", "seat": 0, "note": "x" * 201}, "one line of at most"),
        ({"ruling": "note"}, "in mcr: cite a rule"),
    ],
)
def test_what_is_no_ruling_is_refused_and_changes_nothing(told, message):
    match = Match("mcr", SEED, mode="interpreted")
    before = match.check
    with pytest.raises(FangchengError, match=message):
        match.rule(**({"note": "so"} if told["ruling"] != "note" else {}) | told)
    with pytest.raises(FangchengError, match=message):
        match.preview(**({"note": "so"} if told["ruling"] != "note" else {}) | told)
    assert (match.check, match.rulings, match.actions) == (before, [], [[]])


def test_nothing_is_taken_back_once_something_was_dealt():
    match = Match("mcr", SEED, mode="interpreted")
    match.rule("void", note="a tile fell")
    match.rule("fine", seat=0, points=10, note="late")
    with pytest.raises(FangchengError, match="take back ruling 1 first"):
        match.take_back(0)
    match.next_hand()
    with pytest.raises(FangchengError, match="ruling 0 cannot be taken back: none can"):
        match.take_back(0)
    match.undo()
    with pytest.raises(FangchengError, match="those that can are 0"):
        match.take_back(7)


def test_what_was_ruled_before_the_hand_was_ended_is_taken_back_behind_that():
    """The table that an end gives back has what was moved before; else a fine taken back would be paid after all."""
    match = begun("tuidaohu")
    before = state(match)
    match.rule("fine", seat=1, points=8, note="late")
    match.rule("warn", seat=2, note="talks")
    match.rule("void", note="a tile fell")
    check = match.check
    with pytest.raises(FangchengError, match="ruling 2 ended the hand of ruling 0: take back ruling 2 first"):
        match.take_back(0)
    assert match.check == check
    for number in (1, 2, 0):  # a warning has moved nothing
        match.take_back(number)
    assert state(match) == before


def test_no_fine_goes_into_the_pot_between_hands_and_refusing_it_changes_nothing():
    match = Match("beijing", SEED, {"manual_table": True}, mode="interpreted")
    match.rule("void", note="a tile fell")
    check = match.check
    with pytest.raises(FangchengError, match="no fine can be ruled: no hand is being played"):
        match.rule_fine(2)
    assert match.check == check
    assert Match.from_json(match.to_json(), mode="interpreted").check == check


@pytest.mark.parametrize(
    ("rulings", "message"),
    [
        ([{"ruling": "fine", "seat": 7, "points": 8, "note": "late"}], "no seat 7"),
        ([{"ruling": "fine", "seat": 1, "points": -8, "note": "late"}], "points=-8: a fine of 1 to"),
        ([{"ruling": "fine", "seat": 1, "points": 8, "to": "bank", "note": "late"}], "to='bank': a seat, or one of"),
        ([{"ruling": "warn", "seat": 1, "note": "late"}] * 2, "a ruling more than there are among its actions"),
        ([], "ruling 0 stands among its actions and not among its rulings"),
    ],
)
def test_rulings_of_a_saved_match_are_held_to_what_can_be_ruled(rulings, message):
    match = Match("mcr", SEED, mode="interpreted")
    match.rule("warn", seat=1, note="late")
    saved = json.dumps(json.loads(match.to_json()) | {"rulings": rulings})
    with pytest.raises(FangchengError, match=message):
        Match.from_json(saved, mode="interpreted")


def test_no_hand_is_ruled_upon_between_hands():
    match = Match("mcr", SEED, mode="interpreted")
    match.rule("void", note="a tile fell")
    for kind in ("void", "redeal"):
        with pytest.raises(FangchengError, match=f"no {kind} can be ruled: no hand is being played"):
            match.rule(kind, note="a tile fell")


# --- what the books say


@pytest.mark.rule("MCR-57")
def test_in_mcr_the_book_has_a_rule_for_fines_and_warnings():
    match = Match("mcr", SEED, mode="interpreted")
    match.rule("warn", seat=1)
    match.rule("fine", seat=1, points=10)
    assert [ruling.rule for ruling in match.rulings] == ["MCR-57", "MCR-57"]
    [told] = match.explain()
    assert [(part.cause, part.amount, part.rule) for part in told.payments[1].parts] == [("ruling", -10, "MCR-57")]


@pytest.mark.rule("RIICHI-5", "RIICHI-111")
def test_in_riichi_the_stick_of_a_hand_that_is_dealt_again_goes_back_and_no_counter_is_added():
    match = Match("riichi", SEED, mode="interpreted")
    dealer, table = int(match.table.dealer), match.table
    table.sticks, table.beside, table.scores[2] = 1, 1000, 24000  # as if he had declared
    match.rule("redeal")
    assert match.scores == [25000] * 4
    assert (int(table.sticks), int(table.beside), int(table.coming.counters)) == (0, 0, 0)
    assert (int(table.coming.dealer), match.rulings[0].rule) == (dealer, "RIICHI-5")


@pytest.mark.rule("RIICHI-102", "RIICHI-103")
def test_a_void_hand_of_riichi_is_an_abortive_draw():
    match = Match("riichi", SEED, mode="interpreted")
    dealer = int(match.table.dealer)
    [_, drawn, closed] = match.rule("void", rule="RIICHI-103")
    assert (drawn.reason, closed.seat, closed.counters) == ("voided", dealer, 1)


@pytest.mark.rule("TAIWAN-84")
def test_a_void_hand_of_taiwan_leaves_the_streak_as_it_is():
    match = Match("taiwan", SEED, mode="interpreted")
    dealer = int(match.table.dealer)
    [ruled, _, closed] = match.rule("void")
    assert (ruled.rule, closed.seat, closed.streak) == ("TAIWAN-84", dealer, 0)


@pytest.mark.rule("CHANGSHA-45")
def test_who_deals_in_changsha_deals_again_when_nobody_has_taken_the_last_tile():
    match = Match("changsha", SEED, mode="interpreted")
    dealer = int(match.table.dealer)
    assert match.preview("void", note="a tile fell").next_dealer == dealer


@pytest.mark.rule("MCR-P18")
def test_in_mcr_a_fine_goes_to_nobody():
    match = Match("mcr", SEED, preset="mil_2025", mode="interpreted")
    start = match.scores
    match.rule("fine", seat=2, points=40, rule="MCR-P18")
    assert match.scores == [start[0], start[1], start[2] - 40, start[3]]
    assert int(match.table.beside) == 40


@pytest.mark.rule("BEIJING-17", "BEIJING-50")
def test_a_fine_into_the_pot_of_beijing_is_taken_back_from_the_pot():
    match = Match("beijing", SEED, {"manual_table": True}, mode="interpreted")
    before = state(match)
    [ruled, paid] = match.rule_fine(2)
    assert (ruled.rule, paid.changes) == ("BEIJING-50", (0, 0, -1000, 0))
    assert int(match.table.pot.points) == 1000
    seen = match.preview("void", note="a tile fell")
    assert seen.changes == (0, 0, 0, 0)  # the fine stands
    match.rule("void", note="a tile fell")
    assert int(match.table.pot.points) == 1000
    match.take_back(1)
    match.take_back(0)
    assert state(match) == before


@pytest.mark.rule("RIICHI-111", "RIICHI-101")
def test_a_chombo_taken_back_gives_back_hand_and_points():
    match = begun("riichi")
    before = state(match)
    match.rule_chombo(3)
    assert match.hand_over
    assert match.rulings[0].rule == "RIICHI-111"
    assert [part.kind for part in match.explain()] == ["abort"]
    match.take_back(0)
    assert (state(match), match.explain()) == (before, [])
    record = record_of(match)
    assert [one for one in record.hands[-1].events if isinstance(one, Abort)]
    assert record.hands[-1].results == ()
    back = [one for one in record.hands[-1].events if isinstance(one, Payment)]
    assert [one.what for one in back] == ["ruling"]


@pytest.mark.rule("RIICHI-P13", "MCR-P17")
def test_time_that_was_called_may_be_taken_back_while_the_hand_goes_on():
    match = Match("mcr", SEED, preset="mil_2025", mode="interpreted")
    match.rule("time", rule="MCR-P17")
    assert match.hands_to_go == 0
    with pytest.raises(FangchengError, match="time is called already"):
        match.rule("time", rule="MCR-P17")
    match.take_back(0)
    assert match.hands_to_go is None
    match.rule("time", rule="MCR-P17")
    match.rule("void", note="a tile fell")
    assert match.over
    with pytest.raises(FangchengError, match="the hand in which time was called is over"):
        match.take_back(1)


@pytest.mark.rule("MCR-P17")
def test_time_that_a_clock_has_called_since_holds_in_the_hand_that_comes_back():
    match = Match("mcr", SEED, preset="mil_2025", mode="interpreted")
    match.rule("void", note="a tile fell")
    match.call_time()
    match.take_back(0)
    assert (match.hand_over, match.hands_to_go) == (False, 0)
    assert Match.from_json(match.to_json(), mode="interpreted").hands_to_go == 0


@pytest.mark.by_day("riichi")
@pytest.mark.parametrize("game", ["riichi", "sichuan"])
def test_rulings_are_the_same_interpreted_and_compiled(game):
    match = begun(game)
    compiled = Match.from_json(match.to_json(), mode="compiled")
    for ruling in rulings(match):
        for one in (match, compiled):
            one.rule(ruling)
        assert state(match) == state(compiled), ruling
        for one in (match, compiled):
            one.take_back(one.open_rulings[-1])
        assert state(match) == state(compiled), ruling
    assert match.check == compiled.check
