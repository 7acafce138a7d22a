"""Compiled kernels are kept by what they are made of and nothing else."""

import subprocess
import sys

SCRIPT = """
from fangcheng.core.flow import act
from fangcheng.core.kernel import _digest, stages_below

before = [_digest(stage) for stage in stages_below(act)]
import fangcheng.bots.batch
assert before == [_digest(stage) for stage in stages_below(act)]
"""


def test_the_kept_code_of_the_game_is_the_same_with_bots_and_without():
    """Bots name records of their own; a process without them once compiled the whole game a second time."""
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)
