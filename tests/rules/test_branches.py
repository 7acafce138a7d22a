"""Branches (HEFEI-11) in a made-up game: what a win needs, what counts, what is a wait, what bots strive for."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from every_hand import fewest
from fangcheng import score, variants, waits
from fangcheng.cli.simulate import simulate
from fangcheng.core.scoring.away import away
from fangcheng.core.state.rules import RULES
from fangcheng.game.pattern_tiles import tiles_of
from fangcheng.tiles import face_of, parse, write
from flow.table_of import table_of
from made_up import made_up, rows, ruleset, valued
from tabletop import win_of

DEMANDS = [name for name in RULES.names if name.startswith("demand_") and name != "demand_branches"]
ROWS = {"eight_branches": 1, "extra_branch": 1, "concealed_pung": 1, "concealed_kong": 2, "one_wait": 1}
GAME = ruleset(
    {"forms": ["standard", "seven_pairs_alike"], "demand_branches": True},
    prices={**ROWS, "seven_pairs": 5},
    combine="sum",
)


def counted(hand: str, tile: str, **told: Any) -> dict[str, int]:
    """The rows of a hand that wins."""
    _, result = valued(GAME, hand, tile, **told)
    assert result.wins == 1
    return rows(result)


# The first five are cases of Hefei's book without the rows that other games have too.


def test_eight_tiles_of_a_suit_are_enough():
    assert counted("1235699m456p789s", "7m", by="discard", source="W") == {"eight_branches": 1}


def test_every_further_tile_counts():
    assert counted("234345678m5556p", "7p") == {"eight_branches": 1, "extra_branch": 1}
    found = counted("1234567892225m", "5m", by="discard", source="E", seat="N")
    assert found == {"eight_branches": 1, "extra_branch": 6, "concealed_pung": 1, "one_wait": 1}


def test_a_concealed_kong_is_four_tiles_and_no_concealed_pung():
    found = counted("4699m234p111z", "5m", melds=["concealed 3333m"])
    wanted = {"eight_branches": 1, "extra_branch": 1, "concealed_pung": 1, "concealed_kong": 1, "one_wait": 1}
    assert found == wanted


def test_seven_tiles_of_a_suit_do_not_win(monkeypatch):
    """A kong of four and three more."""
    game = made_up(monkeypatch, "yingkou", {"demand_branches": True})
    told = score(game, "123m45688p78s", "9s", melds=["concealed 7777m"], mode="interpreted")
    assert (told.wins, told.refusal) == (False, "lacks-branches")
    assert counted("1234m456p678s", "4m", melds=["concealed 7777m"])


def test_a_triplet_that_a_discard_completes_is_no_concealed_pung():
    drawn, discarded = {"by": "self"}, {"by": "discard", "source": "S"}
    hand = "11m22233345m789s", "1m"
    assert counted(*hand, **drawn)["concealed_pung"] == 2
    assert counted(*hand, **discarded).get("concealed_pung", 0) == 1


def test_pairs_have_no_concealed_pungs():
    assert counted("1111444466m22p3s", "3s") == {
        "eight_branches": 1,
        "extra_branch": 2,
        "seven_pairs": 1,
        "one_wait": 1,
    }


def shown(pattern: str, hand: str, tile: str, **told: Any) -> str:
    """The tiles that the page shows for a row."""
    rules, result = valued(GAME, hand, tile, **told)
    return write(tiles_of(pattern, win_of(rules, hand, tile, **told), result.reading))


def test_the_page_shows_the_whole_suit_and_the_concealed_triplets():
    hand = "4699m234p111z", "5m"
    assert shown("extra_branch", *hand, melds=["concealed 3333m"]) == "333345699m"
    assert shown("concealed_pung", *hand, melds=["concealed 3333m"]) == "111z"
    assert shown("eight_branches", "1235699m234p111z", "7m", by="discard") == "12356799m"


# --- against tiles counted one by one


def complete_hand(random: Random) -> list[str]:
    """Four sets and a pair that four copies of each tile allow, mostly of one suit."""
    while True:
        tiles: list[str] = []
        for _ in range(4):
            suit, first = random.choice("mmmps"), random.randint(1, 9)
            run = first <= 7 and random.random() < 0.6
            tiles += [f"{first + step * run}{suit}" for step in range(3)]
        tiles += [f"{random.randint(1, 4)}{random.choice('mz')}"] * 2
        if max(Counter(tiles).values()) <= 4:
            return tiles


def longest(tiles: list[str]) -> int:
    return max(sum(tile[1] == suit for tile in tiles) for suit in "mps")


@pytest.mark.by_day
def test_branches_are_the_tiles_of_the_longest_suit():
    random = Random(8)
    seen = Counter[bool]()
    for _ in range(60):
        tiles = complete_hand(random)
        random.shuffle(tiles)
        _, result = valued(GAME, "".join(tiles[1:]), tiles[0])
        most = longest(tiles)
        assert bool(result.wins) == (most >= 8)
        seen[most >= 8] += 1
        if result.wins:
            assert rows(result).get("extra_branch", 0) == most - 8
    assert min(seen[True], seen[False]) > 5


def test_no_hand_has_a_wait_that_brings_eight_branches_and_one_that_does_not():
    """So that "kinds that would not reach eight branches are no waits" never changes how many a winning hand has."""
    random = Random(11)
    seen = Counter[bool]()
    for _ in range(250):
        tiles = complete_hand(random)
        meld: list[str] = []
        if tiles[0] == tiles[1] and tiles.count(tiles[0]) == 3 and random.random() < 0.8:
            meld, tiles = [tiles[0]] * 4, tiles[3:]
        tiles.pop(random.randrange(len(tiles)))
        found = waits("anqing", "".join(tiles), mode="interpreted")
        reached = {longest([*meld, *tiles, wait]) >= 8 for wait in found}
        assert len(reached) == 1
        if len(found) > 1 and longest([*meld, *tiles]) == 7:
            seen[reached.pop()] += 1
    assert min(seen[True], seen[False]) > 3


# --- bots


@pytest.mark.by_day
@pytest.mark.parametrize("hand", ["1235699m456p789s", "147m258p369s1234z", "1234567899m11z2z", "147m25p369s12345z"])
def test_bots_look_for_sets_with_eight_tiles_of_one_suit(monkeypatch, hand):
    game = made_up(monkeypatch, "yingkou", {key: [] for key in DEMANDS} | {"demand_branches": True})
    table = table_of(game, {"S": hand})
    engine = table.engine
    engine.furnish()
    held = [face_of(tile) for tile in parse(hand)]
    assert engine.run(away, table.record, engine.rules, engine.desk, 1) == fewest(held, [], {}, branches=True)


PLAYED = {
    "stacks": [17, 17, 17, 17],
    "dice_count": 2,
    "start_score": 0,
    "hands": 8,
    "replacement_from": "tail",
    "claim_chi": "nobody",
    "claims_end": 100,  # no claim but to win
    "winners": "all",
    "discard_payers": "discarder",
    "ready_rule": "none",
    "play_on": "never",
    "draw_check": "nothing",
    "dealer_rule": "first_winner",
    "draw_rule": "stays",
}


@pytest.mark.slow
def test_steady_players_mostly_end_a_hand_by_a_win(monkeypatch, capsys):
    """Without a plan for branches 60 hands in 100 end so."""
    page = ruleset({**PLAYED, "demand_branches": True}, prices=ROWS, combine="sum")
    monkeypatch.setitem(variants._read, page.id, page)
    simulate(page.id, hands=400, workers=1, json=True)
    assert json.loads(capsys.readouterr().out)["draw_rate"]["mean"] < 0.15
