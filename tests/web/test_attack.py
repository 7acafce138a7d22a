"""A stranger with two addresses does what it can for some minutes: see attack.py."""

import os
import sys

import pytest

from web.attack import at, attack, words

SECONDS = float(os.environ.get("FANGCHENG_ATTACK", "120"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory a process has")
def test_a_stranger_with_two_addresses_takes_nothing_from_anybody(tmp_path):
    told = attack(SECONDS, tmp_path)
    print(words(told))
    assert told.lost == []
    assert told.unanswered == 0
    assert sum(told.statuses.values()) > 5 * SECONDS  # the stranger had the processors to ask
    assert min(len(told.before), len(told.during)) > 40
    for share in (0.5, 0.9):
        assert at(told.during, share) < 2 * at(told.before, share)
    # What stays are look-up tables and code of games, which the next table of the game needs: 156 MB for all 41.
    assert told.memory["after"] < told.memory["before"] + 200
