"""The safe tile: what is called safe is so by the rule, what is not called so is not."""

import pytest

from drills import slow_waits
from drills.shown import FACES, faces, row, seen
from fangcheng.drills.kinds import drill
from fangcheng.tiles import name_of


def proofs(item):
    """The hands that would win, by the tile they win on."""
    return {one.args["tile"]: one.args["tiles"] for one in item.reasons if one.key == "drill-safe-proof"}


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-74", "RIICHI-75")
@pytest.mark.parametrize("game", ["riichi", "sanma"])
def test_one_tile_is_safe_and_each_other_wins_some_hand_that_may_be_there(game):
    for seed in range(10):
        item = drill("safe", game, seed)
        place = item.asked.key.removeprefix("drill-safe-ask-")
        river = row(item, f"advice-river-{place}")
        [right] = item.right
        lies_in_melds = [face for one in item.rows if "melds" in one.say.key for face in map_faces(one.groups)]
        assert faces(right)[0] in river + lies_in_melds, (game, seed)  # what was called lies in a meld
        found = proofs(item)
        assert {right, *found} == {choice.id for choice in item.choices}, (game, seed)
        for tile, hand in found.items():
            waited = slow_waits.waits(faces(hand), FACES, seven_pairs=False)
            assert faces(tile)[0] in waited, (game, seed, tile, hand)
            assert set(waited) & set(river) == set(), (game, seed, tile, hand)  # furiten: it could not win
            held = seen(item)
            held.update(faces(hand))
            assert {name_of(face): n for face, n in held.items() if n > 4} == {}, (game, seed, tile, hand)


def map_faces(groups):
    return [face for group in groups for face in faces(group)]
