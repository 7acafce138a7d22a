"""A stranger with two addresses does what it can for some minutes: see attack.py."""

import os
import statistics
import sys

import pytest

from web.attack import attack, words

SECONDS = float(os.environ.get("FANGCHENG_ATTACK", "120"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory a process has")
def test_a_stranger_with_two_addresses_takes_nothing_from_anybody(tmp_path):
    told = attack(SECONDS, tmp_path)
    print(words(told))
    assert told.lost == []
    assert told.unanswered == 0
    assert len(told.during) > 20
    assert statistics.median(told.during) < 2 * statistics.median(told.before)
    assert told.memory["after"] < told.memory["before"] + 300  # look-up tables and code of games stay
