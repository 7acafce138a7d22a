"""Whether a joker may be the fifth tile of a kind: a sentence of Hongzhong and Guangdong, on a small made-up game."""

import pytest

from made_up import ruleset, valued


def wins(copies: str, hand: str, tile: str, **told: object) -> bool:
    """Return True if the hand wins in a made-up game whose wild tiles are 7z."""
    game = ruleset(
        {"joker_rule": "turned_and_next", "joker_copies": copies, "forms": ["standard", "seven_pairs_alike"]},
        prices={"plain": 1},
        combine="sum",
    )
    _, result = valued(game, hand, tile, jokers="7z", **told)
    return bool(result.wins)


# HONGZHONG-19: "Among the concealed tiles and the winning tile no kind may occur more than four times, Red Dragons
# counted as what they stand for. Melds are not looked at: with 444 laid down a Red Dragon may be another 4."
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "four_at_most"),
    [
        ("1111z123456p78s7z", "9s", [], False),  # the fourth 1z finds its pair in a fifth only
        ("111z123456p78s77z", "9s", [], True),  # two wild tiles may be the pair of anything
        ("1z123456p78s7z", "9s", ["pon 111z"], True),  # the pair 11z beside the meld
        ("1111m456p789s22z7z", "2z", [], False),  # 111m and 222z, and the same for 1m
    ],
)
def test_no_kind_occurs_more_than_four_times_among_the_concealed_tiles(hand, tile, melds, four_at_most):
    assert wins("any", hand, tile, melds=melds)
    assert wins("four_concealed", hand, tile, melds=melds) == four_at_most
