"""The walk through a record: every answer of the match, each with the view that the match showed then."""

import pytest
from msgspec.structs import replace

from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_PUNG, OPEN_KONG, PASS, WIN
from fangcheng.game.match import Match
from fangcheng.records.replay.film import Film
from fangcheng.reviewer.walk import CHOWS, LET_GO, SETS, WINS, Walk, rank_of
from reviewer.made_games import record_of_hands


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sichuan", "mcr", "chengdu"])
def test_the_walk_has_the_answers_of_the_match_with_the_views_of_their_seats(variant):
    match, games = record_of_hands(variant, hands=2)
    walk = Walk(games, mode="interpreted")
    again, seen, compared = Match(variant, match.seed, mode="interpreted"), {}, 0
    for hand, actions in enumerate(match.actions):
        if hand:
            again.next_hand()
        for seat, action in actions:
            before = seen.setdefault((hand, seat), [])
            before.append((action, again.view(seat).plain() if len(before) % 5 == 0 else None))
            again.act(seat, action)
    for decision in walk.decisions:
        action, view = seen[decision.hand, decision.seat].pop(0)
        assert decision.action == action or not decision.is_told
        if view is not None:
            compared += 1
            assert {**walk.view(decision).plain(), "results": view["results"]} == view
    assert compared > 20
    assert not any(seen.values())


def test_the_step_of_a_decision_shows_the_table_before_it():
    _, games = record_of_hands("sichuan")
    walk, film = Walk(games, mode="interpreted"), Film(games, mode="interpreted")
    for decision in walk.decisions[::5]:
        shown, seen = film.at(decision.hand, decision.step), walk.view(decision)
        assert shown.view(decision.seat).own.hand == seen.own.hand
        assert shown.view(decision.seat).tiles_left == seen.tiles_left


def test_scores_run_from_hand_to_hand():
    match, games = record_of_hands("riichi", hands=3)
    walk = Walk(games, mode="interpreted")
    assert len(walk.scores) == 4
    assert sorted(walk.scores[-1]) == sorted(match.scores)
    assert walk.scores[0] == (25000,) * 4


def test_answers_to_a_tile_rank_as_in_the_rules():
    assert [rank_of(action) for action in (PASS, CLAIM_CHOW, CLAIM_PUNG, OPEN_KONG, WIN)] == [
        LET_GO,
        CHOWS,
        SETS,
        SETS,
        WINS,
    ]


@pytest.mark.by_day("riichi")
def test_who_let_a_tile_go_that_another_took_is_judged_only_where_the_record_tells():
    """Of a pass the record tells nothing where another took the tile, unless the own claim went before that one."""
    found = {True: 0, False: 0}
    for seed in range(6):
        _, games = record_of_hands("riichi", hands=2, seed=seed)
        walk = Walk(games, mode="interpreted")
        for one, other in zip(walk.decisions, walk.decisions[1:]):
            if (one.hand, one.step) != (other.hand, other.step) or {one.action, other.action} == {PASS}:
                continue
            left, taken = (one, other) if one.action == PASS else (other, one)
            if left.action != PASS or rank_of(taken.action) == LET_GO:
                continue
            wanted = [rank_of(action.number) for action in walk.view(left).actions if action.number != PASS]
            assert left.is_told == (min(wanted) > rank_of(taken.action))
            found[left.is_told] += 1
    assert found[True] + found[False] > 0


def test_games_of_others_keep_their_scores():
    _, games = record_of_hands("sichuan")
    told = tuple(score + 7 for score in games[0].hands[0].start_scores)
    other = [replace(games[0], hands=(replace(games[0].hands[0], start_scores=told),))]
    with pytest.raises(Exception, match="scores"):
        Walk(other, mode="interpreted")
