"""A tile of the own hand tells how many of its copies its owner cannot see: counted here from what lies open."""

from collections import Counter

import pytest

from fangcheng.game.match import Match
from fangcheng.web.page.choices import own_hand


@pytest.mark.parametrize(("variant", "seed"), [("riichi", 3), ("mcr", 4), ("taiwan", 5), ("sanma", 6)])
def test_the_copies_unseen_are_all_but_those_in_hand_rivers_melds_and_indicators(variant, seed):
    match = Match(variant, seed, mode="interpreted")
    for _ in range(30):
        if match.hand_over:
            break
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    for seat in range(match.seats):
        view = match.view(seat)
        hand = own_hand(match, seat, view).tiles
        seen = Counter(tile.tile.replace("0", "5") for tile in hand)
        for other in view.seats:
            # a claimed discard lies in a meld and is marked in its river
            seen.update(one.tile.replace("0", "5") for one in other.river if not one.called)
            seen.update(tile.replace("0", "5") for meld in other.melds for tile in meld.tiles if tile != "#")
        seen.update(tile.replace("0", "5") for tile in view.indicators)
        seen["4z"] += sum(other.aside for other in view.seats)
        assert hand
        for tile in hand:
            assert tile.unseen == 4 - seen[tile.tile.replace("0", "5")], tile.tile
