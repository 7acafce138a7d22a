"""Recorded games as films: every step is the table as it stood, whichever way one comes to it, and can be played on."""

import random
from itertools import islice

import pytest
from msgspec.structs import replace

from fangcheng.game.match import Match
from fangcheng.records import read, record_of, records_of, write_native
from fangcheng.records.native import read_native
from fangcheng.records.opening import Source
from fangcheng.records.replay.film import CannotFollow, Film, company_of, resumed
from fangcheng.records.verify import verify
from web.test_replay import played

FEW, REST = ("riichi", "tianjin"), ("sanma", "mcr", "sichuan", "taiwan", "chengdu", "hongkong")
SLOW = [pytest.param(variant, marks=pytest.mark.slow) for variant in REST]


def ours(match):
    """The record of a match with its seed, though it is not over."""
    return [replace(game, seed=match.seed) for game in records_of(match)]


def views(match):
    return [match.view(seat).plain() for seat in range(match.seats)]


def play_on(match, hands, seed=3):
    chance = random.Random(seed)
    for _ in range(hands):
        while match.owed:
            legal = match.legal(match.owed[0])
            match.act(match.owed[0], next((one for one in legal if one.kind == "win"), None) or chance.choice(legal))
        if match.over:
            break
        match.next_hand()


@pytest.mark.by_day
@pytest.mark.parametrize("variant", [*FEW, *SLOW])
def test_every_step_shows_what_the_match_showed_then(variant):
    match = played(variant, hands=2 if variant == "riichi" else 1)
    film = Film(ours(match), mode="interpreted")
    assert film.match.events == match.events
    assert film.match.check == match.check
    places = [(hand, step) for hand, reel in enumerate(film.reels) for step in range(len(reel.moments))]
    chance = random.Random(1)
    for hand, step in chance.sample(places, 5):
        shown = film.at(hand, step)
        actions = [*match.actions[:hand], match.actions[hand][: film.reels[hand].moments[step].actions]]
        again = Match(variant, match.seed, mode="interpreted")
        again.replay(actions)
        assert shown.check == again.check
        assert views(shown) == views(again)
        assert shown.hand_events == again.hand_events
        assert shown.explain() == again.explain()


def test_a_step_is_taken_whenever_something_was_seen():
    match = played("sichuan", hands=1)
    film = Film(ours(match), mode="interpreted")
    for reel in film.reels:
        assert all(moment.shown < moment.events for moment in reel.moments)
        assert [moment.shown for moment in reel.moments[1:]] == [moment.events for moment in reel.moments[:-1]]


def test_a_match_without_its_seed_is_shown_hand_by_hand():
    match = played("sichuan", hands=1)
    film = Film(records_of(match), mode="interpreted")
    assert [type(event) for event in film.match.hand_events] == [type(event) for event in match.hand_events]
    assert film.match.table.hand.tolist() == match.table.hand.tolist()
    assert film.match.scores == match.scores


@pytest.mark.by_day
def test_a_match_is_played_on_from_its_middle_as_if_it_had_never_stopped():
    match = played("riichi")
    whole = resumed(ours(match), 1, 20, "any", mode="interpreted")
    again = Match("riichi", match.seed, mode="interpreted")
    again.replay([match.actions[0], match.actions[1][: len(whole.actions[1])]])
    assert whole.check == again.check
    play_on(whole, 2)
    play_on(again, 2)
    assert whole.events == again.events
    assert records_of(whole) == records_of(again)


FOREIGN = {
    "riichi": ("riichi", "dnovikoff/bug4.xml", 0, 3, 20),
    "sanma": ("riichi", "tenhou-phoenix-mjai/2022010102gm-00b9-0000-814b0f6a.jsonl.gz", 0, 2, 20),
    "mcr": ("cn", "ijcai_official_sample/sample.txt", 0, 0, 20),
}


@pytest.mark.by_day
@pytest.mark.parametrize("variant", FOREIGN)
def test_a_foreign_game_is_played_on_and_its_record_can_be_followed(shared_data, variant):
    folder, path, number, hand, step = FOREIGN[variant]
    games = company_of(list(islice(read(shared_data(folder) / path), 1)), number)
    match = resumed(games, hand, step, "chance", mode="interpreted")
    film = Film([replace(games[0], hands=games[0].hands[: hand + 1])], mode="interpreted")
    here, there = views(match), views(film.at(hand, step))
    if games[0].options.get("duplicate"):  # each drew from his own wall; who plays on draws from what is left of all
        here, there = ([view | {"tiles_left": None} for view in one] for one in (here, there))
    assert here == there
    play_on(match, 1)
    record = record_of(match)
    report = verify(next(read_native(Source("written", "\n".join(write_native(record))))))
    assert (report.mismatches, report.skipped) == ([], [])
    assert len(record.hands) == 1 + (not match.over)


def test_another_chance_brings_other_walls_after_a_foreign_hand(shared_data):
    games = list(read(shared_data("riichi") / "dnovikoff/bug4.xml"))
    walls = []
    for chance in ("one", "two"):
        match = resumed(games, 0, 20, chance, mode="interpreted")
        play_on(match, 1)
        walls.append(match.table.wall.tolist())
    assert walls[0] != walls[1]


def test_a_record_with_more_than_any_match_has_is_refused():
    game = records_of(played("sichuan", hands=1))[0]
    with pytest.raises(CannotFollow, match="hands, more than"):
        Film([replace(game, hands=game.hands * 300)])
    long = replace(game.hands[0], events=game.hands[0].events * 20)
    with pytest.raises(CannotFollow, match="events, more than"):
        Film([replace(game, hands=(long,))])
