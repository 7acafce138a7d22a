"""Plant the faults of faults.toml one by one, and tell which of them the tests of the day find.

    python tools/plant_faults.py                    all of them, in the code and by the tests of the last commit
    python tools/plant_faults.py --at v0.5          by another one's: what is found must be found afterwards
    python tools/plant_faults.py --told FILE        what found a fault, by an earlier output, looks first
    python tools/plant_faults.py --only NAME ...    some of them
    python tools/plant_faults.py --list             what each breaks

Each is planted in a copy of the repository and looked for by the tests of the rooms that its file is about, as they run
on a day: the file counts as changed, what is dear comes by `--day`. First those tests run without any fault: what fails
then finds nothing. A fault takes as long as the tests up to the first that fails. Browsers look for none, as the client
is not built in the copy.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 900  # seconds for the tests of one fault
sys.path.insert(0, str(ROOT))


@dataclass(frozen=True)
class Fault:
    """What is written instead of what in a file, what that breaks, and the tests that look for it."""

    name: str
    breaks: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def of_client(self) -> bool:
        """Return True for a fault that vitest looks for, not pytest."""
        return self.file.startswith("web/")

    def planted(self, text: str) -> str:
        """Return the text of the file with the fault in it. Raises ValueError unless the place stands there once."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.file} holds {text.count(self.old)} times {self.old!r}")
        return text.replace(self.old, self.new)


def faults() -> tuple[Fault, ...]:
    """Return all faults of the list."""
    listed = tomllib.loads((ROOT / "tools/faults.toml").read_text(encoding="utf-8"))
    return tuple(Fault(name, **{**told, "tests": tuple(told["tests"])}) for name, told in listed.items())


@contextmanager
def copy_of(commit: str) -> Iterator[Path]:
    """Give a copy of the repository at a commit, with our packages beside it, until the block ends."""
    with tempfile.TemporaryDirectory(prefix="faults-") as above:
        copy = Path(above) / "copy"
        git("worktree", "add", "--quiet", "--detach", str(copy), commit)
        try:
            for packages in (".venv", "web/node_modules"):
                if (ROOT / packages).exists():
                    (copy / packages).symlink_to((ROOT / packages).resolve())
            yield copy
        finally:
            git("worktree", "remove", "--force", str(copy))


def git(*asked: str) -> None:
    """Run git here; raises CalledProcessError when it fails."""
    subprocess.run(("git", *asked), cwd=ROOT, check=True)


@contextmanager
def planted(fault: Fault, copy: Path) -> Iterator[None]:
    """Leave a fault in the copy until the block ends."""
    file = copy / fault.file
    text = file.read_text(encoding="utf-8")
    file.write_text(fault.planted(text), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(text, encoding="utf-8")


def found_by(copy: Path, fault: Fault, day: int, before: str) -> str | None:
    """Return the test that finds a planted fault, None if none does; that which found it `before` looks first."""
    with planted(fault, copy):
        earlier = failing(copy, [before], False, day) if before.startswith("tests/") else None
        return earlier or failing(copy, fault.tests, fault.of_client, day)


def told_before(output: str) -> dict[str, str]:
    """Return the tests that an earlier run told, by the name of the fault that they found."""
    lines = (line.partition(" FAILED ") for line in output.splitlines())
    return {name.strip(): test for name, found, test in lines if found}


def failing(copy: Path, tests: Sequence[str], of_client: bool, day: int) -> str | None:
    """Run tests in the copy up to the first that fails; return its name, None if all pass."""
    try:
        return failing_of_client(copy, tests) if of_client else failing_of_day(copy, tests, day)
    except subprocess.TimeoutExpired:
        return f"no end after {LONGEST} s"


def failing_of_day(copy: Path, tests: Sequence[str], day: int) -> str | None:
    """Run tests of pytest as on a day."""
    there = [test for test in tests if (copy / test.partition("::")[0]).exists()]
    if not there:
        return None
    command = [sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "--tb=no", f"--day={day}", *there]
    # Bytecode is told apart by second and size: a fault of the same length would not be seen.
    more = {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return first_failed(command, copy, {**os.environ, **more}, ("FAILED ", "ERROR "))


def failing_of_client(copy: Path, tests: Sequence[str]) -> str | None:
    """Run tests of vitest."""
    from hatch_build import environment, install_packages, npm_command

    install_packages(copy)
    files = [test.removeprefix("web/") for test in tests]
    command = [*npm_command(), "run", "test", "--", "--bail=1", *files]
    return first_failed(command, copy / "web", {**environment(), "NO_COLOR": "1"}, ("FAIL ",))


def first_failed(command: Sequence[str], where: Path, variables: dict[str, str], signs: tuple[str, ...]) -> str | None:
    """Run a command of tests; return the first line that tells a failure, the last line if none does, None if all pass.

    Pytest that found nothing to run has passed: all waits for its day, or the one that is asked for is gone.
    """
    done = subprocess.run(command, cwd=where, env=variables, capture_output=True, text=True, timeout=LONGEST)
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    if done.returncode in (0, 5) or any(line.startswith("ERROR: not found: ") for line in lines):
        return None
    told = next((line for line in lines if line.startswith(signs)), lines[-1] if lines else "nothing was told")
    test, parameters, _ = told.partition("] - ")  # of a name with parameters, which may hold a dash
    return test + "]" if parameters else told.split(" - ")[0]


def rooms_of(chosen: Sequence[Fault], of_client: bool) -> list[str]:
    """Return all tests that look for some faults, of one kind, each once."""
    return sorted({test for fault in chosen if fault.of_client == of_client for test in fault.tests})


def main() -> int:
    """Plant what is asked for and say what was found; return 1 where tests fail without a fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", default="HEAD", metavar="COMMIT", help="whose code and tests [default: the last one's]")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=[one.name for one in faults()], help="some faults")
    parser.add_argument("--day", type=int, default=date.today().toordinal(), help="whose tests [default: today's]")
    parser.add_argument("--told", type=Path, metavar="FILE", help="output of an earlier run: its tests look first")
    parser.add_argument("--sound", action="store_true", help="take for granted that all passes without a fault")
    parser.add_argument("--list", action="store_true", help="say what each fault breaks")
    asked = parser.parse_args()
    chosen = [one for one in faults() if asked.only is None or one.name in asked.only]
    if asked.list:
        print("\n".join(f"{one.name:28}{one.breaks}" for one in chosen))
        return 0
    before = {} if asked.told is None else told_before(asked.told.read_text(encoding="utf-8"))
    with copy_of(asked.at) as copy:
        if not asked.sound and not is_sound(copy, chosen, asked.day):
            return 1
        found = 0
        for fault in chosen:
            told = found_by(copy, fault, asked.day, before.get(fault.name, ""))
            found += told is not None
            print(f"{fault.name:28}{'not found' if told is None else told}", flush=True)
    print(f"{found} of {len(chosen)} found on day {asked.day}, by the tests of {asked.at}")
    return 0


def is_sound(copy: Path, chosen: Sequence[Fault], day: int) -> bool:
    """Return True if the tests pass without a fault; say what fails."""
    for of_client in (False, True):
        if rooms := rooms_of(chosen, of_client):
            told = failing(copy, rooms, of_client, day)
            if told is not None:
                print(f"without a fault: {told}")
                return False
    return True


if __name__ == "__main__":
    sys.exit(main())
