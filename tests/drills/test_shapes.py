"""Questions about shapes, answered a second time: by trying everything, and by the package `mahjong`."""

import pytest
from mahjong.shanten import Shanten

from drills import slow_waits
from drills.shown import FACES, counts, hand, row, seen
from fangcheng.drills.kinds import drill
from fangcheng.tiles import face_of, name_of, parse

FIRST_OF_SUIT = {"m": 0, "p": 9, "s": 18}


@pytest.mark.by_day
@pytest.mark.parametrize("game", ["riichi", "hongkong", "taiwan"])
def test_the_waits_of_a_suit_are_those_that_trying_finds(game):
    for seed in range(40):
        item = drill("waits", game, seed)
        tiles, first = row(item, "advice-hand"), FIRST_OF_SUIT[item.choices[0].id[1]]
        # In Hong Kong's game and in Taiwan's of 16 tiles seven pairs are no hand.
        found = slow_waits.waits(tiles, range(first, first + 9), seven_pairs=game == "riichi")
        assert [name_of(face) for face in found] == list(item.right), (game, seed)
        assert [choice.id for choice in item.choices] == [name_of(face) for face in range(first, first + 9)]


@pytest.mark.by_day("riichi")
def test_a_hand_is_as_far_from_ready_as_the_package_mahjong_says():
    for seed in range(12):
        item = drill("shanten", "riichi", seed)
        assert item.right == (str(Shanten.calculate_shanten(counts(hand(item)))),), seed


def helping(item, discard):
    """How far the hand is without a tile, and how many tiles that nobody has shown bring it nearer."""
    tiles, shown = hand(item), seen(item)
    tiles.remove(face_of(parse(discard)[0]))
    away = Shanten.calculate_shanten(counts(tiles))
    nearer = [face for face in FACES if Shanten.calculate_shanten(counts([*tiles, face])) < away]
    held = [face for face in nearer if tiles.count(face) + row(item, "advice-melds-own").count(face) < 4]
    return away, -sum(max(4 - shown[face], 0) for face in held)


@pytest.mark.by_day("riichi")
@pytest.mark.parametrize("kind", ["discard", "wait"])
def test_the_best_discards_are_those_of_the_package_mahjong_and_all_of_them(kind):
    for seed in range(12):
        item = drill(kind, "riichi", seed)
        ranks = {choice.id: helping(item, choice.id) for choice in item.choices}
        best = [one for one, rank in ranks.items() if rank == min(ranks.values())]
        assert sorted(best) == sorted(item.right), (kind, seed, ranks)
        assert kind == "discard" or {away for away, _ in ranks.values()} == {0}
