#!/usr/bin/env python3
"""Check everything, the same for a person and for CI: `python3 test.py`.

Format, lint, types, floors, web client, handbook, tests: all are run even if one fails, and what the tests do not
need runs beside them. What is dear takes turns by day (CONTRIBUTING.md, Tests); `--all` leaves nothing out.
With `--variant ID` only the tests that concern one game are run.
What follows `--` goes to pytest: python3 test.py -- -k furiten -n 0
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import play

ROOT = play.ROOT
BROWSER = Path("/usr/bin/chromium")
FAST = ("tests/test_smoke.py", "tests/test_house.py")  # collected alone with --fast
HANDBOOK = "build/handbook"  # made anew where pages, rulebooks or docstrings have changed
MOST_CORES = 3  # that tests run on, with one process more: some wait for pages and servers
BROWSER_PACKAGES = ("chromium", "fonts-noto-cjk")  # without the fonts CJK text is boxes


def main() -> int:
    """Install, move into .venv, run the checks, sum up; return the exit code."""
    options = read_options()
    play.prepare("test", *(["cuda"] if options.cuda or options.all else []), client=False)
    if Path(sys.prefix).resolve() != play.VENV.resolve():
        play.become([str(play.PYTHON), __file__, *sys.argv[1:]])
    if complaint := unknown_variant(options.variant):
        print(complaint)
        return 2
    if options.all or "CI" in os.environ:
        install_browser()
    return Checks(options).run()


def read_options() -> argparse.Namespace:
    """Read the command line; the part after `--` is kept as `pytest`."""
    ours, theirs = split(sys.argv[1:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast", action="store_true", help="lint, smoke tests and the look of files only (20 seconds)")
    parser.add_argument("--variant", metavar="ID", help="only the tests that concern one game (two minutes)")
    parser.add_argument("--all", action="store_true", help="also slow tests; installs a browser and --cuda")
    parser.add_argument("--cuda", action="store_true", help="install what compiles for a GPU (none need be there)")
    return parser.parse_args(ours, argparse.Namespace(pytest=theirs))


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return what stands before and after the first `--`."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:end]), list(arguments[end + 1 :])


def unknown_variant(variant: str | None) -> str | None:
    """Say what is wrong with an id that nobody declares; return None if all is well."""
    from fangcheng.errors import UnknownVariant
    from fangcheng.variants import IDS

    return None if variant is None or variant in IDS else str(UnknownVariant(variant, IDS))


def install_browser() -> None:
    """Install Chromium and fonts, on Debian as root; elsewhere the browser tests skip and say so."""
    if BROWSER.exists() or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    play.say("Installing a browser ...")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quietly, check=False)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *BROWSER_PACKAGES]
    if subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, check=False).returncode:
        play.say("No browser: its tests will be skipped.")


class Checks:
    """The checks to be run, and how each went."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.results: list[str] = []
        self.failed = False
        self.closing_line = ""

    def run(self) -> int:
        """Run all, print one line each; return 1 if any failed."""
        self.check("format", ran(tool("ruff"), "format", "--check", "--quiet"))
        self.check("lint", ran(tool("ruff"), "check", "--quiet"))
        if self.options.fast or self.options.variant is not None:
            self.check("tests", self.run_pytest)
        else:
            self.check_whole()
        print("\n" + "\n".join(self.results))
        print(self.closing_line, flush=True)
        return int(self.failed)

    def check_whole(self) -> None:
        """Check the house: what tests do not need goes on beside them, one after another."""
        with ThreadPoolExecutor(1) as beside:
            others = {
                "types": beside.submit(timed, ran(tool("mypy"), "--no-error-summary")),
                "floors": beside.submit(timed, ran(tool("lint-imports"), "--no-logo")),
            }
            self.check("client", build_client)
            others["web"] = beside.submit(timed, check_web)
            others["handbook"] = beside.submit(timed, build_handbook)
            self.check("tests", self.run_pytest)
            for name, done in others.items():
                self.note(name, *done.result())

    def check(self, name: str, work: Callable[[], str | None]) -> None:
        """Do the work in sight and note how it went; `work` returns None if all is well, else what is wrong."""
        print(f"{name} ...", flush=True)
        self.note(name, *timed(work))

    def note(self, name: str, complaint: str | None, seconds: float) -> None:
        """Note how a check went, and say at once what is wrong."""
        if complaint is not None:
            self.failed = True
            print(complaint, flush=True)
        verdict = "ok  " if complaint is None else "FAIL"
        self.results.append(f"{verdict}  {name:<9}{seconds:6.1f} s")

    def run_pytest(self) -> str | None:
        """Run pytest, pass its output through, and keep its closing line to end with."""
        command = [str(play.PYTHON), "-m", "pytest", "-n", str(1 + min(os.cpu_count() or 1, MOST_CORES))]
        command += ["--color=yes"] if sys.stdout.isatty() else []
        command += ["--slow"] if self.options.all else []
        command += ["--variant", self.options.variant] if self.options.variant else []
        command += FAST if self.options.fast else []
        code, tail = pass_through([*command, *self.options.pytest], without("PYTHONDONTWRITEBYTECODE"))
        self.closing_line = tail.strip().rpartition("\n")[2]
        return None if code == 0 else f"pytest ended with {code}"


def timed(work: Callable[[], str | None]) -> tuple[str | None, float]:
    """Do some work; return what it complains of, and how many seconds it took."""
    start = time.monotonic()
    return work(), time.monotonic() - start


def ran(*command: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Callable[[], str | None]:
    """Return a check that runs a command and shows its output only if it fails."""

    def work() -> str | None:
        pipe = subprocess.PIPE
        done = subprocess.run(command, cwd=cwd, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True)
        return None if done.returncode == 0 else done.stdout.rstrip()

    return work


def build_client() -> str | None:
    """Build the web client for the tests, once per change of its files."""
    import hatch_build

    try:
        if hatch_build.is_stale(ROOT):
            hatch_build.build(ROOT)
    except subprocess.CalledProcessError as error:
        return str(error)
    return None


def check_web() -> str | None:
    """Run the client's own checks (`npm run check`), once per change of its files."""
    import hatch_build

    if not hatch_build.has_client(ROOT):
        return None
    state = hatch_build.digest(ROOT, tests=True)
    stamp = play.VENV / "installed" / "web-checked"
    if stamp.is_file() and stamp.read_text() == state:
        return None
    try:
        hatch_build.install_packages(ROOT)
    except subprocess.CalledProcessError as error:
        return str(error)
    command = [*hatch_build.npm_command(), "run", "check"]
    complaint = ran(*command, cwd=ROOT / "web", env=hatch_build.environment())()
    if complaint is None:
        stamp.write_text(state)
    return complaint


def build_handbook() -> str | None:
    """Make the handbook, once per change of its pages; complain of all that its generator complains of."""
    command = (str(play.PYTHON), "-m", "fangcheng.handbook", HANDBOOK)
    return ran(*command, env=without("PYTHONDONTWRITEBYTECODE"))()


def without(variable: str) -> dict[str, str]:
    """The environment with a variable less.

    Without bytecode on disk every worker, and every program that a test starts, compiles all sources anew: half of the
    time in which tests are collected.
    """
    return {name: value for name, value in os.environ.items() if name != variable}


def pass_through(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run a command in sight; return its exit code and the end of what it printed."""
    tail = b""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        while piece := os.read(process.stdout.fileno(), 65536):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()
            tail = (tail + piece)[-4096:]
    return process.returncode, tail.decode(errors="replace")


def tool(name: str) -> str:
    return str(play.PYTHON.with_name(name))


if __name__ == "__main__":
    sys.exit(main())
