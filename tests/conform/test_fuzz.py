"""Whatever a case file holds, the suite answers with outcomes or one of our errors, never a traceback.

A failure names its seed and number; `FANGCHENG_FUZZ_SEED=<seed>` repeats the slow run.
"""

import json
import os
import tempfile
from copy import deepcopy
from pathlib import Path
from random import Random, SystemRandom

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from conform.mutations import CASES, mutated_case, mutated_text
from fangcheng.cli import main
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import INTERNAL, not_built, run_case
from fangcheng.variants import IDS

QUICK, FULL, PARTS = 40, 2000, 4
SOUND = yaml.safe_dump([{**CASES[0], "name": "sound"}], allow_unicode=True)


def mutated_file(random):
    """A file of one mutated case and a sound one, at times with broken text; and whether it was left unbroken."""
    text = yaml.safe_dump([mutated_case(random)], allow_unicode=True, sort_keys=False) + SOUND
    return (mutated_text(random, text), False) if random.random() < 0.4 else (text, True)


def check_file(seed, number, folder, capsys):
    """Run one mutated file through the command, as a person would."""
    random = Random(f"{seed}:{number}")
    text, whole = mutated_file(random)
    as_json = random.random() < 0.3
    path = folder / f"{random.choice(IDS)}.yaml"
    path.write_text(text, encoding="utf-8", errors="replace", newline="")
    code = main(["conform", str(path), *(["--json"] if as_json else [])])
    written = capsys.readouterr()
    told = f"seed {seed}, number {number}:\n{text}\n{written.out}{written.err}"
    assert code in (0, 1, 2), told
    assert INTERNAL not in written.out, told
    assert all(line.startswith("fangcheng: ") for line in written.err.splitlines()), told
    assert (code == 2) == bool(written.err), told
    if as_json and written.out:
        passed = json.loads(written.out)["passed"]
    else:
        lines = written.out.splitlines()
        passed = int(lines[-1].split()[0]) if lines else 0
        assert all(line.startswith("FAIL ") or " passed, " in line or "not supported" in line for line in lines), told
    assert passed >= 1 or not whole, told


def check_files(seed, numbers, folder, capsys):
    with capsys.disabled():
        print(f"\nmutated case files: seed {seed}, numbers {numbers.start} to {numbers.stop - 1}")
    for number in numbers:
        check_file(seed, number, folder, capsys)


@pytest.mark.by_day
def test_mutated_files_leave_no_traceback(tmp_path, capsys):
    check_files(8, range(QUICK), tmp_path, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_mutated_files_leave_no_traceback(tmp_path, capsys, part):
    seed = os.environ.get("FANGCHENG_FUZZ_SEED") or str(SystemRandom().randrange(10**9))
    share = FULL // PARTS
    check_files(seed, range(part * share, (part + 1) * share), tmp_path, capsys)


@given(st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_a_mutated_case_has_an_outcome(random):
    case = mutated_case(random)
    variant = random.choice([case.pop("variant", "riichi"), *IDS])
    outcome = run_case(Case("fuzz.yaml", 1, variant if variant in IDS else "riichi", "mutated", case))
    assert outcome.status in (("unsupported",) if not_built(outcome.case) else ("passed", "failed"))
    assert INTERNAL not in outcome.trouble
    assert "\n" not in str(outcome)


@given(st.binary(max_size=200), st.sampled_from(["riichi.yaml", "x.yaml", "taiwan-1.yaml"]))
@settings(max_examples=30)
def test_bytes_are_read_or_refused(content, name):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(content)
        assert main(["conform", str(path)]) in (1, 2)


@pytest.mark.by_day
@pytest.mark.parametrize("every", [len(IDS), pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("variant", IDS)
def test_every_case_in_the_words_of_another_game_has_an_outcome(variant, every):
    """Each game meets other cases, so that all games together meet them all."""
    for case in CASES[IDS.index(variant) % every :: every]:
        rest = {key: value for key, value in deepcopy(case).items() if key not in ("name", "variant")}
        outcome = run_case(Case("fuzz.yaml", 1, variant, "foreign", rest))
        assert outcome.status in (("unsupported",) if not_built(outcome.case) else ("passed", "failed"))
        assert INTERNAL not in outcome.trouble
