#!/usr/bin/env python3
"""Sit down to a game: `python3 play.py`. Installs into .venv the first time; what follows goes to `fangcheng play`."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST_PYTHON = (3, 11)
PACKAGE = (ROOT / "pyproject.toml", ROOT / "hatch_build.py")  # src/ is used where it lies
CLIENT = (ROOT / "web", ROOT / "src/fangcheng/texts")
NOT_SOURCE = {"node_modules", "dist", "coverage"}


def main() -> None:
    """Install what is missing, then become `fangcheng play`."""
    prepare("play")
    become([str(PYTHON), "-m", "fangcheng", "play", *sys.argv[1:]])


def prepare(*locks: str, client: bool = True) -> None:
    """Make .venv hold the packages of locks/<name>.txt and this one, with its web client or without.

    What is there already is not installed again.
    """
    check_folder()
    if not PYTHON.exists():
        say("Making .venv ...")
        make_venv()
    for lock in locks:
        path = ROOT / f"locks/{lock}.txt"
        once(lock, digest(path), "--require-hashes", "-r", str(path))
    if client:
        once("fangcheng", digest(*PACKAGE, *CLIENT), "--no-deps", "-e", str(ROOT))
    else:
        once("library", digest(*PACKAGE), "--no-deps", "-e", str(ROOT), FANGCHENG_CLIENT="skip")


def check_folder() -> None:
    """End the program where the rest of Fangcheng does not lie beside this file."""
    missing = [path for path in (*PACKAGE, ROOT / "locks", ROOT / "src") if not path.exists()]
    if missing:
        sys.exit(f"{Path(__file__).name} needs the whole folder of Fangcheng beside it; {missing[0]} is not there.")


def make_venv() -> None:
    """Make .venv, with uv if it is there, which also brings a Python where ours is too old."""
    new_enough = sys.version_info >= OLDEST_PYTHON
    if shutil.which("uv"):
        python = sys.executable if new_enough else ">=" + dotted(OLDEST_PYTHON)
        check("uv", "venv", "--quiet", "--seed", "--clear", "--python", python, str(VENV))
    elif not new_enough:
        sys.exit(f"Python {dotted(OLDEST_PYTHON)} or newer is needed; this is {sys.version.split()[0]}.")
    elif importlib.util.find_spec("ensurepip") is None:
        sys.exit("Python's venv module is missing: `sudo apt install python3-venv` on Debian or Ubuntu, then again.")
    else:
        check(sys.executable, "-m", "venv", "--clear", str(VENV))


def once(name: str, state: str, *what: str, **variables: str) -> None:
    """Install `what`, under these environment variables, unless it was done for the same state before."""
    stamp = VENV / "installed" / name
    if stamp.is_file() and stamp.read_text() == state:
        return
    say(f"Installing {name} ...")
    if shutil.which("uv"):
        check("uv", "pip", "install", "--quiet", "--python", str(PYTHON), *what, **variables)
    else:
        check(str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what, **variables)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(state)


def digest(*paths: Path) -> str:
    """Return one sha256 over files, and over folders without what tools leave there."""
    summed = hashlib.sha256()
    for path in paths:
        if path.is_file():
            summed.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
        elif path.is_dir():
            summed.update(path.name.encode() + b"/")
            summed.update(digest(*(entry for entry in sorted(path.iterdir()) if is_source(entry))).encode())
    return summed.hexdigest()


def is_source(path: Path) -> bool:
    return path.is_file() or (path.name not in NOT_SOURCE and not path.name.startswith("."))


def check(*command: str, **variables: str) -> None:
    """Run a command; if it fails, end this program too (the command has said why)."""
    code = subprocess.call(command, env={**os.environ, **variables})
    if code:
        sys.exit(f"`{' '.join(command[:4])}` failed (exit code {code}).")


def become(command: list[str]) -> None:
    """Replace this process by the command; Windows cannot, so there wait for it to end."""
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
