"""The generator against its inventors' published output, and walls against what was dealt from them."""

import gzip
import json
import random

import msgspec
import pytest

from fangcheng import tiles
from fangcheng.records import read
from fangcheng.records.model import Tiles
from fangcheng.records.tenhou.values import Table
from fangcheng.records.tenhou.wall import Shuffle, mersenne_twister
from records.consistency import check_wall
from records.corpora import sample_of

PUBLISHED_KEY = (0x123, 0x234, 0x345, 0x456)
PUBLISHED = [1067595299, 955945823, 477289528, 4107218783, 4228976476]  # mt19937ar.out, 2002


def test_the_generator_gives_its_inventors_numbers():
    word = mersenne_twister(PUBLISHED_KEY)
    assert [word() for _ in PUBLISHED] == PUBLISHED


def test_the_generator_agrees_with_the_standard_library_past_two_refills():
    key = list(range(1, 625))
    word, other = mersenne_twister(key), random.Random(sum(part << 32 * place for place, part in enumerate(key)))
    assert [word() for _ in range(2000)] == [other.getrandbits(32) for _ in range(2000)]


@pytest.mark.parametrize("seed", ["0.76546", "mt19937ar,", "mt19937ar,XYZ", "mt19937ar-sha512-n288-base64,AAA", ""])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(ValueError, match="shuffle"):
        Shuffle(seed, three_players=False)


@pytest.mark.parametrize("three_players", [False, True])
def test_a_wall_holds_every_tile_once(three_players):
    shuffle = Shuffle("mt19937ar-sha512-n288,1,2,3", three_players)
    for _ in range(3):
        wall, dice = shuffle.next_wall()
        assert sorted(wall) == sorted(shuffle.tiles)
        assert len(wall) == (108 if three_players else 136)
        assert all(1 <= die <= 6 for die in dice)


@pytest.mark.rule("RIICHI-22", "RIICHI-26", "RIICHI-27", "RIICHI-28", "SANMA-12")
@pytest.mark.parametrize("every", [pytest.param(40, id="sample"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def test_phoenix_walls_lie_as_the_rulebook_says(shared_data, every):
    games = {
        path.name.removesuffix(".jsonl.gz"): path for path in sample_of(("riichi/tenhou-phoenix-mjai/*.gz",), every)
    }
    walls = walls_of(shared_data("riichi/tenhou-phoenix-walls.jsonl.gz"), set(games))
    for name, path in games.items():
        (game,) = read(path)
        for index, hand in enumerate(game.hands):
            check_wall(replace_wall(hand, walls[name, index]))


def walls_of(path, names) -> dict[tuple[str, int], Tiles]:
    table = Table(4, red_fives=True)
    walls = {}
    with gzip.open(path, "rt") as lines:
        for line in lines:
            deal = json.loads(line)
            if (name := deal["game"].removesuffix(".txt")) in names:
                walls[name, deal["hand"]] = tuple(table.tile(number) for number in deal["wall"])
    return walls


def replace_wall(hand, wall):
    return msgspec.structs.replace(hand, wall=wall)


def test_red_fives_are_named_only_where_they_are_played():
    assert Table(4, red_fives=True).tile(16) == tiles.name_of(tiles.RED_5M)
    assert Table(4, red_fives=False).tile(16) == "5m"
