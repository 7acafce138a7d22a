"""Which files of the reference data hold which format, and how many of them a quick run reads."""

from pathlib import Path

import pytest

from plugins.shared_data import find_shared_data

MJLOG = (
    "riichi/tenhou-python-bot/*.txt",
    "riichi/dnovikoff/*.xml*",
    "riichi/mjx/mjlog_py/*",
    "riichi/mjx/mjlog_cpp/*",
    "riichi/gimite-mjai/*.mjlog",
)
MJAI = ("riichi/tenhou-phoenix-mjai/*.gz", "riichi/riichienv/*.jsonl", "riichi/gimite-mjai/*.mjson")
TENHOU6 = ("riichi/mjai-reviewer/*.json", "riichi/akochan-reviewer/*.json", "riichi/mjx/mjscore/*.json")
BOTZONE = ("cn/botzone_matches/*.gz",)
IJCAI = ("cn/ijcai_official_sample/sample.txt",)


def sample_of(patterns: tuple[str, ...], every: int = 1) -> list[Path]:
    """Every n-th file; skips the test where the reference data is absent."""
    files = files_of(patterns)
    if not files:
        pytest.skip(f"no reference data {patterns[0]!r}: neither ../shared/data nor FANGCHENG_DATA has it")
    return files[::every]


def files_of(patterns: tuple[str, ...]) -> list[Path]:
    """All files of a corpus, in a fixed order; none where the reference data is absent."""
    root = find_shared_data()
    return [] if root is None else [path for pattern in patterns for path in sorted(root.glob(pattern))]
