"""Decisions of recorded games: those that were taken, passes too, and never one that nobody can know."""

import gzip
import json
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from fangcheng import FangchengError
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.records import WRITERS, decisions, read, records_of
from fangcheng.records.folders import files_in
from fangcheng.variants import IDS
from records.bots import bots_play
from records.corpora import sample_of
from records.samples import SAMPLES

RULINGS = 185  # numbers from here on are said by the host, not by a seat
SEEDS = (4, 5, 7)  # each another mixture of bots that claim and bots that choose at random


def taken(match):
    """What was answered in a match by hand, in the order of play: seat and action."""
    return [[one for one in hand if one[1] < RULINGS] for hand in match.actions]


def written(tmp_path, game, form="native"):
    path = tmp_path / f"game.{form}"
    path.write_text("".join(f"{line}\n" for line in WRITERS[form].write(game)), encoding="utf-8")
    return path


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_what_is_known_was_done_and_what_is_not_known_was_a_pass_under_a_claim(variant, tmp_path):
    match = bots_play(variant, 4, 400)
    [game] = records_of(match)[:1]
    left_out = []
    found = list(decisions(written(tmp_path, game), unknown=True, left_out=left_out, mode="compiled"))
    assert all("breaks off" in one.reason for one in left_out)  # the last hand, at which the bots were stopped
    ours = taken(match)
    hands = {one.hand for one in found}
    assert hands
    assert hands == set(range(1, len(game.hands) + 1)) - {one.hand for one in left_out}
    for hand in hands:
        told = [one for one in found if one.hand == hand]
        assert Counter((one.seat, one.action) for one in told if one.action is not None) <= Counter(ours[hand - 1])
        unknown = Counter(one.seat for one in told if one.action is None)
        rest = Counter(ours[hand - 1]) - Counter((one.seat, one.action) for one in told if one.action is not None)
        # What is left of the true answers is what the unknown ones were: claims that gave way, and passes.
        assert Counter(seat for seat, _ in rest.elements()) == unknown
        assert len(told) == len(ours[hand - 1])


@pytest.mark.by_day
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("form", WRITERS)
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_every_format_tells_the_same_decisions(variant, form, seed, tmp_path):
    match = bots_play(variant, seed, 600, {"length": "east"}, "tenhou")
    [game] = records_of(match)
    left_out = []
    found = list(decisions(written(tmp_path, game, form), unknown=True, left_out=left_out, mode="compiled"))
    assert [one.reason for one in left_out] in ([], ["breaks off before its end"])  # where the bots were stopped
    # tenhou6 counts seats from the first dealer; ours stay with the players
    turned = game.hands[0].dealer if form == "tenhou6" else 0
    seats = len(game.players)
    assert found
    for hand in {one.hand for one in found}:
        told = [one for one in found if one.hand == hand]
        known = Counter(((one.seat + turned) % seats, one.action) for one in told if one.action is not None)
        assert known <= Counter(taken(match)[hand - 1])
        assert len(told) == len(taken(match)[hand - 1])


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_patterns_have_one_name_in_every_format(variant, tmp_path):
    """Ours are ids, mjai has numbers of Tenhou, tenhou6 its Japanese words; what is told are ids of the catalogue."""
    match = bots_play(variant, 4, 10_000, {"length": "east"}, "tenhou")  # two bots that know how to win
    [game] = records_of(match)
    told = {}
    for form in WRITERS:
        found = decisions(written(tmp_path, game, form), mode="compiled")
        told[form] = sorted({(one.hand, one.outcome.patterns) for one in found if one.outcome.won})
    assert told["native"]
    assert told["mjai"] == told["tenhou6"] == told["native"]
    assert {name for _, names in told["native"] for name in names} <= set(PATTERN_NAMES)


@pytest.mark.by_day
def test_a_hidden_wish_is_left_out_unless_it_is_asked_for(tmp_path):
    match = bots_play("mcr", 6, 4000)
    path = written(tmp_path, records_of(match)[0])
    every = list(decisions(path, unknown=True, left_out=[], mode="compiled"))
    known = list(decisions(path, left_out=[], mode="compiled"))
    hidden = [one for one in every if one.action is None]
    assert hidden, "no claim has hidden another in this match"
    assert len(known) == len(every) - len(hidden)
    for one in hidden:  # only a claim can be hidden: who was asked could take the discard
        assert one.view.phase in ("claim", "rob")
        assert (one.chosen, one.passed) == (None, False)
    assert any(one.passed for one in known)


def test_points_of_decisions_add_up_to_those_of_the_hand(tmp_path):
    match = bots_play("sichuan", 5, 500)
    [game] = records_of(match)
    found = list(decisions(written(tmp_path, game), unknown=True, left_out=[], mode="compiled"))
    for number in {one.hand for one in found}:
        following = game.hands[number].start_scores if number < len(game.hands) else None
        for seat in range(4):
            own = [one for one in found if (one.hand, one.seat) == (number, seat)]
            assert sum(one.outcome.next_points for one in own) == own[0].outcome.hand_points
            if following is not None:
                assert own[0].outcome.hand_points == following[seat] - game.hands[number - 1].start_scores[seat]
            wins = [event for event in game.hands[number - 1].results if getattr(event, "from_seat", None) is not None]
            assert own[0].outcome.won == any(win.seat == seat for win in wins)
            assert own[0].outcome.fed == any(win.from_seat == seat != win.seat for win in wins)


def test_the_standing_is_told_where_the_match_came_to_its_end(tmp_path):
    match = bots_play("riichi", 5, 10_000, {"length": "east"}, "tenhou")
    [game] = records_of(match)
    found = list(decisions(written(tmp_path, game), left_out=[], mode="compiled"))
    for standing in match.ranking():
        own = [one.outcome for one in found if game.players[one.person] == f"player {standing.person + 1}"]
        assert {(one.place, one.final_score, one.final_points) for one in own} == {
            (standing.place, standing.score, standing.points)
        }
    [last] = {one.hand for one in found if one.hand == len(game.hands)}
    begun = replace(game, final=None, hands=game.hands[: last - 1])
    cut = list(decisions(written(tmp_path, begun), left_out=[], mode="compiled"))
    assert {one.outcome.place for one in cut} == {None}


def test_a_decision_is_seen_as_the_seat_saw_it(tmp_path):
    match = bots_play("riichi", 4, 120)
    [game] = records_of(match)
    again = type(match)("riichi", match.seed, mode="interpreted")
    for one in decisions(written(tmp_path, game), unknown=True, left_out=[], mode="interpreted"):
        if one.hand > 1:
            break
        theirs = again.view(one.seat)
        seats = tuple(replace(seat, person=seat.seat) for seat in theirs.seats)  # a record has its players by seat
        assert one.view.plain() == {**theirs.plain(), "seats": seats, "own": seats[one.seat], "results": ()}
        assert list(one.legal) == again.legal(one.seat)
        for name, values in again.observe(one.seat).items():
            np.testing.assert_array_equal(one.observe()[name], values)
        again.act(one.seat, PASS if one.action is None else one.action)


def test_what_is_lost_is_told_or_refused(tmp_path):
    match = bots_play("sichuan", 5, 300)
    path = written(tmp_path, records_of(match)[0])
    (tmp_path / "broken.mjlog").write_text(SAMPLES["mjlog"][:200], encoding="utf-8")
    left_out = []
    found = list(decisions(tmp_path, left_out=left_out, mode="compiled"))
    assert {one.game.variant for one in found} == {"sichuan"}
    assert [one.file for one in left_out if one.game == 0] == ["broken.mjlog"]
    with pytest.raises(FangchengError, match="left_out"):
        list(decisions(tmp_path, mode="compiled"))
    assert list(decisions(path, left_out=[], mode="compiled"))
    (tmp_path / "empty").mkdir()
    with pytest.raises(FangchengError, match="a folder without records"):
        list(decisions(tmp_path / "empty"))


def test_what_is_hidden_in_a_folder_is_no_record(tmp_path):
    for place in (".git", "a/.cache", "a/b"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "x").write_text("", encoding="utf-8")
    (tmp_path / ".hidden").write_text("", encoding="utf-8")
    assert files_in(tmp_path) == [tmp_path / "a" / "b" / "x"]
    assert files_in(tmp_path / ".hidden") == [tmp_path / ".hidden"]  # who names it wants it


def test_a_file_that_is_not_there_is_told_in_words(tmp_path):
    left_out = []
    assert list(decisions(tmp_path / "missing", left_out=left_out)) == []
    assert [str(one) for one in left_out] == ["missing: no such file or directory"]


def test_a_match_in_which_a_decision_was_taken_back_is_left_out(tmp_path):
    """Who takes a decision again has seen what came of the first one, and his view does not show that."""
    [game] = records_of(bots_play("sichuan", 5, 400))
    left_out = []
    path = written(tmp_path, replace(game, marks=("undo",)))
    assert list(decisions(path, left_out=left_out, mode="compiled")) == []
    assert [(one.game, one.hand) for one in left_out] == [(1, 0)]
    assert "taken back" in left_out[0].reason


@pytest.mark.parametrize("every", [pytest.param(12, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_real_games_give_every_draw_a_decision(every):
    for path in sample_of(("riichi/mjx/mjlog_py/*.mjlog",), every):
        [game] = read(path)
        found = list(decisions(path, mode="compiled"))
        for number, hand in enumerate(game.hands, start=1):
            thrown = [event for event in hand.events if type(event).__name__ == "Discard"]
            own = [one for one in found if one.hand == number and one.chosen.kind == "discard"]
            assert [(one.seat, one.chosen.tiles) for one in own] == [(one.seat, (one.tile,)) for one in thrown]


def responses_of(steps):
    """What each seat answered to each discard of a Botzone match, by the number of the discard."""
    found, discarded = [], False
    for step in steps:
        if "res" in step:
            if discarded:
                found.append(step["res"])
            discarded = False
        else:
            told = next((words.split() for words in map(str, step["req"].values()) if words.startswith("3 ")), [])
            discarded = told[2:3] in (["PLAY"], ["PENG"], ["CHI"])
    return found


WORDS = {"pass": "PASS", "pon": "PENG", "chi": "CHI", "open_kong": "GANG", "win": "HU"}


@pytest.mark.parametrize("every", [pytest.param(6, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_botzone_tells_every_answer_and_what_we_know_is_what_was_answered(every, tmp_path):
    """Its judge writes down what all four seats answered, those that gave way too; we read only what came of it."""
    [path] = sample_of(("cn/botzone_matches/matches.jsonl.gz",))
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        chosen = [*lines][::every]
    hidden = Counter()
    for line in chosen:
        (tmp_path / "match.json").write_text(line, encoding="utf-8")
        answered = responses_of(json.loads(line)["steps"])
        for one in decisions(tmp_path / "match.json", unknown=True, left_out=[], mode="compiled"):
            if one.view.phase != "claim":
                continue
            discard = sum(len(seat.river) for seat in one.view.seats) - 1
            word = answered[discard][one.seat].split()[0]
            if one.action is None:
                hidden[word] += 1
            else:
                assert word == WORDS[one.chosen.kind], (one.game.id, discard, one.seat)
    print(hidden)
    assert hidden["PASS"]
