"""Shadows: who waits for a seat gets, or pays, the result of a player again."""

import random

import pytest

from chengdu.test_rotation import finish_hand
from fangcheng import Match
from fangcheng.errors import FangchengError
from fangcheng.game import event_types as ev
from fangcheng.records.native import write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify

RULE = pytest.mark.rule("CHENGDU-10")


def opened(persons=6, seed="shadow", mode="interpreted", **options):
    return Match("chengdu", seed, {"players": persons, "shadow": True, **options}, mode=mode)


def flows(events):
    """Who paid whom how much in a hand, from the payments told; in Chengdu each has one payer or one receiver."""
    found = [[0] * 4 for _ in range(4)]
    for event in events:
        if not isinstance(event, ev.Paid) or event.cause == "shadow":
            continue
        gained = [seat for seat in range(4) if event.changes[seat] > 0]
        lost = [seat for seat in range(4) if event.changes[seat] < 0]
        assert len(gained) <= 1 or len(lost) <= 1, event
        for payer in lost:
            for receiver in gained:
                found[payer][receiver] += min(-event.changes[payer], event.changes[receiver])
    return found


def shadows(events):
    return [event for event in events if isinstance(event, ev.Paid) and event.cause == "shadow"]


@pytest.mark.by_day
@RULE
@pytest.mark.parametrize(("persons", "seed"), [(5, 1), (6, 2), (7, 3)])
def test_a_shadow_is_paid_by_those_who_paid_his_player_and_pays_those_whom_he_paid(persons, seed):
    match, chance = opened(persons, seed), random.Random(seed)
    moved = 0
    while True:
        seated, waiting, before = match.persons, match.waiting, dict(enumerate(match.scores_by_person))
        dealer = int(match.table.dealer)
        named = {person: chance.randrange(4) for person in waiting if chance.random() < 0.7}
        if not match.table.hands_played:
            followed = dict.fromkeys(range(persons))
        for person, seat in named.items():
            match.follow(person, seat)
            followed[person] = seated[seat]
        finish_hand(match, chance)
        paid = flows(match.hand_events)
        told = {event.number: event for event in shadows(match.hand_events)}
        points = dict(enumerate(match.scores_by_person))
        due = dict.fromkeys(points, 0)
        for person in waiting:
            seat = seated.index(followed[person]) if followed[person] in seated else dealer
            net = [paid[other][seat] - paid[seat][other] for other in range(4)]
            assert told[person].seat == seat
            assert list(told[person].changes) == [-one for one in net], f"seed {seed}"
            due[person] += sum(net)
            for other in range(4):
                due[seated[other]] -= net[other]
        for seat in range(4):
            due[seated[seat]] += sum(paid[other][seat] - paid[seat][other] for other in range(4))
        assert {person: points[person] - before[person] for person in points} == due, f"seed {seed}"
        assert sum(points.values()) == sum(before.values())
        moved += any(any(event.changes) for event in told.values())
        if match.over:
            assert moved
            return
        match.next_hand()


@pytest.mark.by_day
@RULE
@pytest.mark.rule("CHENGDU-9")
def test_shadows_do_not_decide_who_leaves():
    """The same hands with and without shadows: the same persons sit."""
    with_shadows, without = opened(7, 5), Match("chengdu", 5, {"players": 7}, mode="interpreted")
    for match in (with_shadows, without):
        chance = random.Random(5)
        match.told = []
        while True:
            finish_hand(match, chance)
            match.told.append((match.persons, match.waiting))
            if match.over:
                break
            match.next_hand()
    assert with_shadows.told == without.told
    assert with_shadows.scores_by_person != without.scores_by_person


@RULE
def test_a_player_is_named_after_the_deal_by_who_waits_and_before_any_decision():
    match = opened(5)
    state = match.check
    for person, seat, why in [
        (0, 1, "persons who wait for a seat: 4"),
        (9, 1, "persons who wait for a seat: 4"),
        (4, 4, "seat"),
        (4, -1, "seat"),
        ("4", 1, "person"),
    ]:
        with pytest.raises(FangchengError, match=why):
            match.follow(person, seat)
    assert match.check == state
    [told] = match.follow(4, 2)
    assert (told.seat, told.person, told.shadow) == (2, match.persons[2], 4)
    match.follow(4, 3)  # he may think better of it
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    with pytest.raises(FangchengError, match="before anybody has made a decision"):
        match.follow(4, 1)
    finish_hand(match, random.Random(1))
    assert shadows(match.hand_events)[0].seat == 3
    with pytest.raises(FangchengError, match="after the deal"):
        match.follow(4, 1)
    with pytest.raises(FangchengError, match="nobody follows a player in chengdu"):
        Match("chengdu", 1, {"players": 5}, mode="interpreted").follow(4, 1)
    with pytest.raises(FangchengError, match="nobody follows a player in riichi"):
        Match("riichi", 1, mode="interpreted").follow(4, 1)


@RULE
def test_a_name_holds_for_further_hands_until_that_person_leaves():
    match, chance = opened(7, 8), random.Random(8)
    last = match.waiting[-1]  # waits longest
    match.follow(last, 0)
    followed = match.persons[0]
    while last in match.waiting:
        seated, dealer = match.persons, int(match.table.dealer)
        finish_hand(match, chance)
        seat = seated.index(followed) if followed in seated else dealer
        assert {event.number: event.seat for event in shadows(match.hand_events)}[last] == seat
        match.next_hand()


@pytest.mark.by_day
@RULE
def test_shadows_are_kept_in_records_saved_matches_and_undone(tmp_path):
    match, chance = opened(6, "kept"), random.Random(6)
    checks = []
    while True:
        match.follow(match.waiting[0], chance.randrange(4))
        checks.append(match.check)
        match.follow(match.waiting[1], chance.randrange(4))
        finish_hand(match, chance)
        if match.over:
            break
        match.next_hand()
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
    game = record_of(match)
    path = tmp_path / "shadow.jsonl"
    path.write_text("\n".join(write_native(game)) + "\n")
    assert not verify(game).mismatches
    names = [event for hand in game.hands for event in hand.events if type(event).__name__ == "Followed"]
    assert len(names) == 2 * len(game.hands)
    assert game.hands[-1].named is not None
    steps = len(match.actions[-1])
    match.undo(steps - 1)
    assert match.check == checks[-1]
