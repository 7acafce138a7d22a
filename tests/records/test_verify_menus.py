"""Eight hundred thousand legal menus of another program (riichienv 0.4.11) beside ours, in real games."""

from collections import Counter

import pytest

from records.corpora import sample_of
from records.menus import compare, our_menus, their_menus

PHOENIX = ("riichi/tenhou-phoenix-mjai/*.gz",)
MENUS = "riichi/riichienv-menus.jsonl.gz"

# What the peer does otherwise. It offers a win on a discard to a player who let a tile he waits for go by, without a
# yaku or after his riichi (RIICHI-76, RIICHI-77); none of those 22 players won. The others are in the data's README.
EXPLAINED = {
    "only theirs: hora": 8,
    "menu only theirs: hora none": 14,
    "only ours: hora": 1,  # on the replacement for a kong in a three-player game
    "robbing menu only ours": 3,  # the peer has no menu for robbing an added kong
}


@pytest.mark.slow
@pytest.mark.rule(
    "RIICHI-35", "RIICHI-36", "RIICHI-37", "RIICHI-38", "RIICHI-39", "RIICHI-40", "RIICHI-41", "RIICHI-49", "RIICHI-50",
    "RIICHI-51", "RIICHI-56", "RIICHI-57", "RIICHI-59", "RIICHI-60", "RIICHI-64", "RIICHI-74", "RIICHI-75", "RIICHI-76",
    "RIICHI-77", "RIICHI-97", "SANMA-14", "SANMA-16", "SANMA-18", "SANMA-24", "SANMA-25", "SANMA-27",
)  # fmt: skip
def test_menus_are_those_of_another_program(shared_data):
    theirs = their_menus(shared_data(MENUS))
    found: Counter[str] = Counter()
    for path in sample_of(PHOENIX):
        ours, robbing = our_menus(path, "compiled")
        found += compare(ours, theirs[path.name.partition(".")[0]], robbing)
    compared = found.pop("compared")
    assert compared == 807_809
    assert found == EXPLAINED
