"""Five to seven persons at a table of four: who leaves, who sits down, and what goes with them."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from fangcheng import Match
from fangcheng.bots.matches import Setting
from fangcheng.bots.play import play as play_bots
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.errors import FangchengError
from fangcheng.game import event_types as ev
from fangcheng.records.native import write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify
from fangcheng.web import messages
from flow.table_of import only, table_of
from web.tables import decide, prefer, run_apart, table

SEATS = "ESWN"


def opened(persons, seed="rotation", **options):
    return Match("chengdu", seed, {"players": persons, **options}, mode="interpreted")


def finish_hand(match, chance):
    while not match.hand_over:
        seat = match.owed[0]
        legal = match.legal(seat)
        wins = [action for action in legal if action.kind == "win"]
        match.act(seat, (wins or [chance.choice(legal)])[0])


def hands_of(match, seed=0):
    """Play the match to its end by chance; yield its hands as lists of events."""
    chance = random.Random(seed)
    while True:
        finish_hand(match, chance)
        yield list(match.hand_events)
        if match.over:
            return
        match.next_hand()


def played(persons, seed="rotation", **options):
    match = opened(persons, seed, **options)
    return match, list(hands_of(match))


def by_the_book(events):
    """Return the seat that CHENGDU-9 lets go after a hand of these events."""
    dealer = next(event.seat for event in events if isinstance(event, ev.HandBegan))
    winners = {event.seat for event in events if isinstance(event, ev.Won)}
    paid = [event.changes for event in events if isinstance(event, ev.Paid)]
    result = [sum(changes[seat] for changes in paid) for seat in range(4)]
    going = [seat for seat in range(4) if seat not in winners] or range(4)
    return max(going, key=lambda seat: (-result[seat], (seat - dealer) % 4))


def case(**fields):
    """Whether a situation comes out as it should."""
    outcome = run_case(Case("", 1, "chengdu", "", fields))
    assert outcome.status == "passed", str(outcome)
    return True


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-2", "CHENGDU-8", "CHENGDU-9")
@pytest.mark.parametrize("persons", [5, 6, 7])
def test_after_each_hand_the_head_of_the_queue_takes_the_seat_of_who_leaves(persons):
    match = opened(persons)
    assert sorted(match.persons) == [0, 1, 2, 3]
    queue, seated = list(range(4, persons)), match.persons
    assert match.waiting == queue
    for before, after in pairwise(hands_of(match)):
        seat = by_the_book(before)
        [taken] = [event for event in after if isinstance(event, ev.SeatTaken)]
        assert (taken.seat, taken.person, taken.left) == (seat, queue[0], seated[seat])
        queue = [*queue[1:], seated[seat]]
        seated[seat] = taken.person
    assert match.waiting == queue
    assert match.persons == seated


@pytest.mark.rule("CHENGDU-2")
def test_an_eighth_person_is_refused():
    with pytest.raises(FangchengError, match=r"players.*7"):
        opened(8)


@pytest.mark.rule("CHENGDU-9")
def test_of_several_who_did_not_win_the_one_with_the_lowest_result_leaves():
    results = {"E": 8, "S": -6, "W": 3, "N": -5}
    assert case(
        rotation={"queue": ["P5"], "results": results, "winners": ["E"]}, expect={"leaves": "S", "enters": "P5"}
    )
    lost_most = {"E": -9, "S": 8, "W": 1, "N": 0}  # but he has won
    assert case(
        rotation={"queue": ["P5"], "results": lost_most, "winners": ["E", "S", "W"]},
        expect={"leaves": "N", "enters": "P5"},
    )


@pytest.mark.rule("CHENGDU-9")
def test_of_equal_ones_the_farthest_from_the_dealer_leaves_and_the_dealer_last():
    nothing = dict.fromkeys(SEATS, 0)
    for winners, leaves in [([], "N"), (["N"], "W"), (["N", "W"], "S"), (["S", "W", "N"], "E")]:
        assert case(
            rotation={"queue": ["P5"], "results": nothing, "winners": winners},
            expect={"leaves": leaves, "enters": "P5"},
        )


@pytest.mark.rule("CHENGDU-9", "CHENGDU-26")
def test_where_all_four_have_won_the_same_order_holds_for_all():
    for results, leaves in [((5, -3, 1, -3), "N"), ((-9, 3, 3, 3), "E"), ((1, -2, 1, 0), "S")]:
        assert case(
            options={"players": 5, "blood_river": True},
            rotation={"queue": ["P5"], "results": dict(zip(SEATS, results)), "winners": list("SENW")},
            expect={"leaves": leaves, "enters": "P5"},
        )


@pytest.mark.rule("CHENGDU-8")
def test_with_several_who_wait_the_head_of_the_queue_sits_down():
    won = {"E": 1, "S": -1, "W": 0, "N": 0}
    fields = {"results": won, "winners": ["E"]}
    assert case(rotation={"queue": ["P6", "P5"], **fields}, expect={"leaves": "S", "enters": "P6"})
    for wrong in (["P4"], ["X"], [], ["P5", "P6", "P7", "P8", "P9", "P10"]):
        outcome = run_case(
            Case("", 1, "chengdu", "", {"rotation": {"queue": wrong, **fields}, "expect": {"leaves": "S"}})
        )
        assert outcome.status == "failed"
        assert "queue" in outcome.trouble


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-11", "CHENGDU-43", "CHENGDU-46")
@pytest.mark.parametrize("persons", [5, 7])
def test_the_deal_goes_to_a_seat_whoever_takes_it(persons):
    _, hands = played(persons)
    for before, after in pairwise(hands):
        named = next(event.seat for event in before if isinstance(event, ev.HandClosed))
        assert next(event.seat for event in after if isinstance(event, ev.HandBegan)) == named


@pytest.mark.rule("CHENGDU-11", "CHENGDU-43", "CHENGDU-46")
def test_who_takes_the_seat_of_the_next_dealer_deals():
    hands = {"E": "147m25589p258899s", "S": "123456789m46p99p", "W": "123456789s46p11p", "N": "333666999m22s77s"}
    table = table_of("chengdu", hands, options={"players": 5})
    table.record.person[:] = range(4)
    table.record.rotation.count, table.record.rotation.person[0] = 1, 4
    table.play("E 5p", "S win", "W win").throw_drawn(80)  # two on one tile: their discarder deals, and he lost most
    table.next_hand()
    assert (table.record.dealer, table.record.person[0], table.record.rotation.person[0]) == (0, 4, 0)
    assert only(table.events, ev.HandBegan)[0].person == 4


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-44")
@pytest.mark.parametrize("persons", [5, 6, 7])
def test_a_match_is_two_hands_for_each_person_whatever_the_option_says(persons):
    for hands in (4, 8, 16):
        match = opened(persons, hands=hands)
        assert int(match.engine.rules.hands) == 2 * persons
    assert len(played(persons)[1]) == 2 * persons


@pytest.mark.rule("CHENGDU-8", "CHENGDU-45")
def test_points_go_with_their_persons_and_all_are_ranked():
    match = opened(6)
    points = dict.fromkeys(range(6), 0)
    for events in hands_of(match, 5):
        seated = match.persons
        for paid in (event for event in events if isinstance(event, ev.Paid)):
            for person, change in zip(seated, paid.changes):
                points[person] += change
        assert match.scores_by_person == [points[person] for person in range(6)]
        assert sum(match.scores_by_person) == 0
    ranked = match.ranking()
    assert [one.score for one in ranked] == sorted(points.values(), reverse=True)
    assert {one.person: one.score for one in ranked} == points
    assert sorted(one.person for one in ranked if one.seat is None) == sorted(match.waiting)
    for one in ranked:
        assert one.place == 1 + sum(score > one.score for score in points.values())
    assert any(points.values())


@pytest.mark.rule("CHENGDU-8")
def test_who_waits_has_no_seat_and_all_may_know_it():
    match = opened(5)
    with pytest.raises(FangchengError, match="person 4 waits for a seat"):
        match.seat_of(4)
    with pytest.raises(FangchengError, match="persons 0 to 4"):
        match.seat_of(5)
    for seat in (None, 0, 3):
        assert match.view(seat).waiting == {4: 0}
    assert all(one.hand is None for one in match.view().seats)
    assert opened(4).waiting == []
    assert opened(4).view(0).waiting == {}


def state(match):
    return match.persons, match.waiting, match.scores_by_person, match.check


@pytest.mark.by_day
def test_a_match_is_saved_and_copied_with_its_queue():
    match, _ = played(6)
    assert state(Match.from_json(match.to_json(), mode="interpreted")) == state(match.copy()) == state(match)


def test_to_take_back_goes_behind_a_change_of_persons():
    match, chance, states = opened(6), random.Random(3), []
    for _ in range(3):
        while not match.hand_over:
            states.append(state(match))
            match.act(match.owed[0], chance.choice(match.legal(match.owed[0])))
        match.next_hand()
    assert len({tuple(waiting) for _, waiting, *_ in states}) == 3
    for before in reversed(states):
        match.undo()
        assert state(match) == before


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-8")
def test_another_match_begins_with_the_first_four_and_no_points():
    match, _ = played(5)
    match.next_match()
    assert sorted(match.persons) == [0, 1, 2, 3]
    assert match.waiting == [4]
    assert match.scores_by_person == [0] * 5


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-8", "CHENGDU-9")
@pytest.mark.parametrize("persons", [5, pytest.param(7, marks=pytest.mark.slow)])
def test_records_tell_who_sits_and_who_waits_and_are_played_again(persons):
    match, hands = played(persons)
    game = record_of(match, [f"p{number}" for number in range(persons)])
    assert game.players == tuple(f"p{number}" for number in range(persons))
    assert game.final.scores == tuple(match.scores_by_person)
    assert len({hand.persons for hand in game.hands}) > 1
    assert any("waiting_scores" in line for line in write_native(game))
    for one, forward in ((game, False), (replace(game, seed=""), False), (replace(game, seed=""), True)):
        report = verify(one, forward)
        assert not report.mismatches
        assert not report.skipped
        assert report.hands == len(hands)


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-8", "CHENGDU-9")
def test_a_record_that_seats_the_wrong_person_is_found():
    game = record_of(played(5)[0])
    third = game.hands[2]
    first, *rest = third.persons
    swapped = (rest[0], first, *rest[1:])
    named = (
        replace(third, persons=swapped),
        replace(third, waiting_scores=(third.waiting_scores[0] + 1,)),
        replace(third, persons=None, waiting_scores=None),
        replace(third, persons=(0, 1, 2, 3)),
        replace(third, persons=(0, 0, 1, 2, 3)),
    )
    for wrong in named:
        for seed in (game.seed, "") if wrong is named[0] else (game.seed,):  # to look for the dice takes time
            spoiled = replace(game, seed=seed, hands=(*game.hands[:2], wrong, *game.hands[3:]))
            report = verify(spoiled)
            assert report.mismatches or report.skipped


@pytest.mark.by_day
def test_bots_of_all_persons_play_and_are_counted():
    setting = Setting("chengdu", (("players", 5),), None, ("random",) * 5, "tally", keep_hands=True, mode="interpreted")
    block = setting.worker().play(0, 2)
    for tally in block.tallies:
        assert tally["hands"] == 10
        assert tally["seated"].sum() == 40
        assert tally["points"].sum() == 0
        assert [sum(tally["places"][person]) for person in range(7)] == [1, 1, 1, 1, 1, 0, 0]
        assert tally["places"].sum(axis=0).tolist() == [1, 1, 1, 1, 1, 0, 0]
        assert tally["hand_points"].tolist() == tally["points"].tolist()
    for hand in block.hands:
        assert hand["points"].sum() == 0
    assert all((block.tallies["seated"][:, :5] < 10).any(axis=1))


@pytest.mark.by_day
def test_play_takes_a_bot_for_each_person():
    result = play_bots("chengdu", ["random"] * 6, options={"players": 6}, seed=2, mode="interpreted")
    [match] = result.matches
    assert len(result.bots) == len(match.places) == len(match.scores) == 6
    assert (match.hands, sum(match.scores)) == (12, 0)
    with pytest.raises(FangchengError, match="7 bots"):
        play_bots("chengdu", ["random"] * 7, options={"players": 6}, mode="interpreted")


@pytest.mark.by_day
@pytest.mark.rule("CHENGDU-8", "CHENGDU-45")
@pytest.mark.parametrize(("seed", "at_the_end"), [(3, "step-place-waiting"), (7, "step-place-own")])
def test_in_the_browser_who_waits_watches_until_he_sits_again(seed, at_the_end):
    async def play():
        async with table("chengdu", {"players": 5}, seed=seed) as (room, page):
            watched, sat_again = 0, False
            for _ in range(10):
                while await decide(room, page, prefer("discard", "pass")):
                    assert page.view.seat is not None
                view = page.view
                assert view.phase in ("result", "over")
                if view.seat is None:
                    watched += 1
                    assert not view.hand
                    assert not view.choices
                    assert all(seat.name for seat in view.seats)
                elif watched:
                    sat_again = True
                if view.phase == "result":
                    await room.receive(page, messages.Next())
                    keys = [notice.text.key for notice in page.view.notices]
                    assert ("notice-waiting" in keys) == (page.view.seat is None)
                    leaves = page.view.seat is None and view.seat is not None
                    told = [key for key in (event.text.key for event in page.last.events) if "seat" in key]
                    assert told == ["ev-seat-left" if leaves else "ev-seat-taken"]
            assert watched > 0
            assert sat_again
            last = page.view.results[-1]
            assert sorted(last.ranking) == [-1, 0, 1, 2, 3]
            assert [step.text.key for step in last.steps] == [at_the_end]
            assert last.steps[0].text.args["place"] <= last.ranking.index(-1) + 1
            assert len(await room.record()) > 10
            await room.receive(page, messages.Next())
            assert page.view.phase == "play"
            assert page.view.seat is not None

    run_apart(play())
