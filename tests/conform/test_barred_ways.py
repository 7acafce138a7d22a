"""Why a hand does not win where nobody wins by a discard: the same reason and rule in the library and in a case."""

import random

import pytest

from fangcheng import score, score_many, wins_of
from fangcheng.conform.fields import Fields
from fangcheng.conform.wins import play_win
from fangcheng.conform.words_of_score import in_own_words
from fangcheng.core.scoring.tally import discards_win
from fangcheng.game.asking import asker_of
from fangcheng.game.refusal_words import REFUSALS
from fangcheng.tiles import FACES, name_of
from fangcheng.variants import IDS

PAIRS = "1133m5577p2288s6z"  # with 6z seven pairs
PRESETS = {"hangzhou": "mil_2025"}


def by_library(game, question, preset=None):
    found = score(game, mode="interpreted", preset=preset, **question)
    assert not found.wins
    [batch] = score_many(game, wins_of(game, [question], preset=preset), preset=preset, mode="interpreted")
    assert REFUSALS[int(batch["refusal"])] == found.refusal
    return found.refusal, found.refusal_rule


def by_case(game, question, preset=None):
    told = dict(question)
    told["win"] = {"tile": told["win"], "by": told.pop("by")}
    if "source" in told:
        told["win"]["from"] = told.pop("source")
    if preset is not None:
        told["options"] = {"preset": preset}
    _, [winner, *_], _ = play_win(game, Fields(in_own_words(told)), {})
    return winner.refusal.engine.key, winner.refusal.rule


def scattered(chance, rules):
    """Tiles of the game that are far from a hand, and one to win on."""
    tiles = [face for face in range(FACES) for _ in range(int(rules.copies[face]))]
    size = 3 * int(rules.sets) + 1 - int(rules.heart)
    *hand, win = chance.sample(tiles, size + 1)
    return "".join(map(name_of, hand)), name_of(win)


@pytest.mark.rule("TIANJIN-33", "TIANJIN-34")
@pytest.mark.parametrize(
    ("by", "told"),
    [
        ({"by": "self"}, ("no-seven-pairs", "TIANJIN-33")),
        ({"by": "discard", "source": "E"}, ("no-discard-win", "TIANJIN-34")),
    ],
)
def test_seven_pairs_of_tianjin_are_refused_for_their_way_before_their_shape(by, told):
    question = {"hand": PAIRS, "win": "6z", "seat": "S", "turned": "4p", **by}
    found = by_library("tianjin", question), by_case("tianjin", question)
    assert found == (told, told)


def games_without_discard_wins():
    def bars(game):
        return not discards_win(asker_of(game, None, PRESETS.get(game)).engine.rules, 0)

    return [game for game in IDS if bars(game)]


def test_where_no_discard_wins_every_shapeless_hand_is_refused_for_its_way():
    """At a table the way is asked before the tiles."""
    seed, games = "barred ways 1", games_without_discard_wins()
    assert {"tianjin", "qingyuan", "hongzhong", "shenzhen", "hangzhou"} <= {*games}
    print("seed:", seed)
    chance = random.Random(seed)
    for game in games:
        preset = PRESETS.get(game)
        for _ in range(3):
            hand, win = scattered(chance, asker_of(game, None, preset).engine.rules)
            question = {"hand": hand, "win": win, "seat": "S", "by": "discard", "source": "E"}
            turned = {"turned": "9m"} if game == "tianjin" else {}
            found = by_library(game, question | turned, preset)
            assert found == by_case(game, question | turned, preset), (game, question)
            assert found[0] == "no-discard-win", (game, question)
