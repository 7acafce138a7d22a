"""The page of what the levels do is that of its figures, and these are of every game and level."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fangcheng.bots.characters import LEVELS
from fangcheng.variants import IDS

ROOT = Path(__file__).resolve().parent.parent
GAMES = json.loads((ROOT / "docs/levels.json").read_text(encoding="utf-8"))["games"]


def test_the_page_is_up_to_date():
    ran = subprocess.run([sys.executable, ROOT / "tools/make_levels.py", "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("variant", IDS)
def test_every_level_has_figures_that_can_be(variant):
    assert set(GAMES[variant]) == set(LEVELS)
    for row in GAMES[variant].values():
        assert row["hands"] >= 4000
        assert all(0 <= row[rate] <= 100 for rate in ("won", "dealt_in", "drawn", "claimed", "ready"))
        assert row["won"] <= row["ready"] + 0.1  # who has won was ready
        assert row["value"] > 0
        assert row["decisions"] > 0
