"""Which tiles a bot looks at as discards: those that a person at its seat may throw, and no other action."""

import random

import pytest

from fangcheng import Match
from fangcheng.bots.discards import open_kinds
from fangcheng.tiles import name_of
from fangcheng.variants import from_text

REDS = from_text("reds.toml", 'base = "riichi"\n[rules]\nred_threes = [4, 4, 4]\nred_sevens = [2, 2, 2]\n')
SEED = 5


def own_turns(variant, hands):
    """Yield a match and the seat on turn before each of its moves, played by chance; wins are passed by."""
    print(f"seed {SEED}")
    chance = random.Random(SEED)
    for hand in range(hands):
        match = Match(variant, seed=f"{SEED}:{hand}", mode="interpreted")
        while not match.hand_over:
            seat = match.owed[0]
            open_now = match.legal(seat)
            if any(one.kind == "discard" for one in open_now):
                yield match, seat, open_now
            match.act(seat, chance.choice([one for one in open_now if one.kind != "win"] or open_now))


@pytest.mark.parametrize(
    ("variant", "hands"), [("guangdong", 2), ("sichuan", 2), (REDS, 3)], ids=["guangdong", "sichuan", "reds"]
)
def test_a_bot_looks_at_the_tiles_that_may_be_thrown(variant, hands):
    seen = set()
    for match, seat, open_now in own_turns(variant, hands):
        mask = int(open_kinds(match.table, seat))
        looked_at = {name_of(kind) for kind in range(64) if mask >> kind & 1}
        thrown = {one.tiles[0] for one in open_now if one.kind == "discard"}
        assert looked_at == thrown
        seen |= thrown
    assert {"1m", "9s"} <= seen
    assert (variant is REDS) == ("3mr" in seen)
