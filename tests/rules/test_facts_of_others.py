"""Patterns that ask what others hold or have done, on made-up neighbours of the six until their books come."""

from typing import Any

import pytest

from fangcheng.core.dialect.registry import stages_below
from fangcheng.core.scoring.gather import facts_of_others, gather_win
from fangcheng.core.scoring.trial import ASKS_OTHERS
from fangcheng.core.state.codes import F_JOKERS_ELSEWHERE, NOBODY
from fangcheng.game.engine import Engine
from fangcheng.variants import IDS
from flow.table_of import table_of
from made_up import made_up, rows, ruleset, valued

ASKING = ("nanchang", "nanjing", "nanning")  # games that price such a pattern


@pytest.mark.parametrize(("melds", "points"), [(4, 2), (3, 1)])
def test_the_discard_of_a_player_with_four_exposed_melds_is_worth_more(monkeypatch, melds, points):
    """ "The discarder has four exposed melds": a fan here, which doubles South's base. West feeds South 8s."""
    settings = {"lack_rule": "none", "play_on": "never"}
    game = made_up(monkeypatch, "sichuan", settings, prices={"shot_by_melded": 1})
    hands = {"E": "123479m258p369s14p", "S": "12345699p12367s", "W": "11223344m5p9988s"}
    table = table_of(game, hands, wall="7p8p7p8p7p8p")
    thrown = ["9s", "9s", "5p", "8s"] if melds == 4 else ["9s", "9s", "8s"]
    for number, tile in enumerate(thrown, 1):
        table.play(f"E {number}m", f"W pon {number}{number}m", f"W {tile}")
        if number < melds:
            table.play("N 7p drawn")
    assert table.play("S win").scores() == [0, points, -points, 0]


@pytest.mark.parametrize(("declares", "points"), [(False, 2600), (True, 1300)])
def test_the_discard_of_a_player_who_has_not_declared_is_worth_more(monkeypatch, declares, points):
    """ "The discarder had not declared ready": a han here. South wins all simples by the pair, 40 fu."""
    game = made_up(monkeypatch, "riichi", {}, prices={"unready_discard": 1})
    hands = {"E": "123456789m129p11z", "S": "234m345p7p567678s"}
    table = table_of(game, hands, wall="4z4z4z7p")
    table.play(*(["E ready"] if declares else []), "E 9p", *(f"{seat} 4z drawn" for seat in "SWN"))
    before = table.scores()[0]
    assert before - table.play("E 7p drawn", "S win").scores()[0] == points


def german(hand: str, tile: str, **told: Any) -> set[str]:
    """The jing rows of a hand in a made-up game whose wild tiles are 5m and 6m."""
    game = ruleset(
        {"joker_rule": "turned_and_next", "forms": ["standard", "seven_pairs_alike"]},
        prices={"german": 2, "true_german": 4},
        excludes={"true_german": ("german",)},
        combine="sum",
    )
    _, result = valued(game, hand, tile, jokers="56m", **told)
    assert result.wins == 1
    return {*rows(result)}


@pytest.mark.rule("COMMON-18")
@pytest.mark.parametrize(
    ("hand", "tile", "own_places"),
    [
        ("123m456p78s11z999p", "9s", True),  # none in the hand
        ("456m123p789s1117z", "7z", True),  # both in their own place
        ("46m5m123p789s111z5m", "5m", True),  # 456m and the pair of the other two
        ("466m123p789s1117z", "7z", False),  # one 6m has to be the 5m, for each kind has a place of its own
        ("45m5m123p789s1117z", "7z", False),  # and one 5m the 6m
        ("4m123p789s1117z56m", "7z", True),
    ],
)
def test_a_jing_in_its_own_place_stands_for_no_other_tile(hand, tile, own_places):
    """ "No jing stands for another tile; a jing in its own place is allowed"; nobody else holds one here."""
    assert ("true_german" in german(hand, tile)) == own_places


def test_nobody_else_holds_a_jing():
    assert german("456m123p789s1117z", "7z") == {"true_german"}
    assert german("456m123p789s1117z", "7z", context=["jokers_elsewhere"]) == {"german"}


@pytest.mark.parametrize("holders", ["", "W"])
def test_a_jing_of_another_player_is_seen_in_his_hand(monkeypatch, holders):
    """The jing are 8p and 9p; South's own do not matter. All that nobody holds stand in the wall."""
    dull = {"E": "147m147p258s12344z", "S": "258m259p369s1234z", "W": "369m36p36p47s1235z", "N": "147m14p147s66677z"}
    if holders:
        dull["W"] = dull["W"].replace("36p36p", "368p3p")
    game = made_up(monkeypatch, "tianjin", {}, prices={"true_german": 2})
    table = table_of(game, dull, joker="8p", opening=("E stand", "S pull 0", "W pull 0", "N pull 0"))
    facts = facts_of_others(table.record, table.rules, table.seat("S"), NOBODY)
    assert bool(facts & F_JOKERS_ELSEWHERE) == bool(holders)


@pytest.mark.parametrize("variant", IDS)
def test_only_who_prices_such_a_pattern_asks_for_them(variant):
    rules = Engine(variant, mode="interpreted").rules
    asks = bool(int(rules.trial_stages) & ASKS_OTHERS)
    assert (facts_of_others in stages_below(gather_win, rules)) == asks == (variant in ASKING)
