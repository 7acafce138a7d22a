"""What has changed of late, as git tells: which games, and which rooms of the program.

A game changes with its page, its book, its lessons, its cases, its scorer and its referee: these count for three
commits. It changes with a kernel that cites rules of few games, its own among them; kernels and rooms, of which one
commit in two touches some, count for one commit. What is not committed yet counts too.
"""

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fangcheng.variants import IDS

HOME = Path(__file__).parents[2]
OF_GAMES = "HEAD~3"
OF_ROOMS = "HEAD~1"
KERNELS = "src/fangcheng/core/"
FEW = 6  # a kernel that cites rules of more games is everybody's

_HOMES_OF_GAMES = ("src/fangcheng/variants/", "rules/", "tests/reference/")
# tests/books holds them to the English book every day
_TRANSLATIONS = ("rules/zh-Hans/", "rules/zh-Hant/", "rules/ja/")
_PAGE = ["web/", "src/fangcheng/texts/"]  # the client, and what it and the command line say
_LOOKED_AT_TOO = {
    "web": _PAGE,
    "cli": [*_PAGE, "src/fangcheng/reviewer/"],
    "coach": ["advice/"],
    "core": ["locks/"],  # the compilers
    "trials": ["trials/"],
}
_CITED = re.compile(r"\b([A-Z_]+)-P?\d+")
_IMPORTED = re.compile(r"^ *(?:from|import) ([\w.]+)(?: import (\([^)]*\)|.*))?", re.MULTILINE)


def changed_games() -> list[str]:
    """The games that have changed; none where git cannot tell."""
    own = {game for file in changed_files(OF_GAMES) for game in games_of(file)}
    return sorted(
        own.union(*(games_cited(HOME / file) for file in changed_files(OF_ROOMS) if file.startswith(KERNELS)))
    )


def changed_rooms() -> list[str]:
    """The folders and files that have changed, as paths from the top: `src/fangcheng/web/room/`, `tests/flow/x.py`."""
    files = changed_files(OF_ROOMS)
    return sorted({file if file.startswith("tests/") else file.rpartition("/")[0] + "/" for file in files})


def changed_files(since: str) -> list[str]:
    """Paths of what differs from that commit, or from the last one where history is shorter, and of what is new."""
    told = _git("diff", "--name-only", since) or _git("diff", "--name-only", "HEAD")
    return told + _git("ls-files", "--others", "--exclude-standard")


def _git(*asked: str) -> list[str]:
    try:
        return subprocess.run(("git", *asked), cwd=HOME, capture_output=True, text=True).stdout.splitlines()
    except OSError:
        return []


def games_of(file: str) -> set[str]:
    """The games of which a file is a part; none for one that is about all of them."""
    if not file.startswith(_HOMES_OF_GAMES) or file.startswith(_TRANSLATIONS):
        return set()
    return {game for name in _names(file) if (game := game_of(name)) is not None}


def _names(file: str) -> Iterator[str]:
    """The words of a path that may be a game: tests/reference/hangzhou.py, rules/how_to_play/mcr.en.md."""
    *folders, name = file.split("/")
    yield name.partition(".")[0]
    yield from folders


def game_of(name: str) -> str | None:
    """The game of whose page this file is a part: `taiwan_options` of taiwan."""
    return max((game for game in IDS if name == game or name.startswith(f"{game}_")), key=len, default=None)


def games_cited(kernels: Path) -> set[str]:
    """The games whose rules a file of kernels cites, where they are few."""
    try:
        found = {book.lower() for book in _CITED.findall(kernels.read_text(encoding="utf-8"))} & {*IDS}
    except OSError:  # it was removed
        return set()
    return found if len(found) <= FEW else set()


def is_about(test: str, rooms: Iterable[str]) -> bool:
    """Whether a test file looks at a room that has changed, or uses tools or data of tests that have."""
    folder = test.split("/")[1]
    own = f"src/fangcheng/{folder}/"
    looked_at = [own] if (HOME / own).is_dir() else [KERNELS, "src/fangcheng/game/"]
    looked_at += _LOOKED_AT_TOO.get(folder, [])
    of_tests = {room for room in rooms if room.startswith("tests/") and "/test_" not in room}
    data = [room for room in of_tests if room.startswith(f"tests/{folder}/") and not room.endswith(".py")]
    tools = of_tests and of_tests & tools_of(test)
    return bool(data or tools) or any(room.startswith(tuple(looked_at)) for room in rooms)


@cache
def tools_of(test: str) -> frozenset[str]:
    """The files of tests that one of them imports, and those that these import."""
    found, unread = {test}, [test]
    while unread:
        new = imported_by(unread.pop()) - found
        found |= new
        unread += new
    return frozenset(found - {test})


def imported_by(file: str) -> set[str]:
    """The files of tests that a file names in its imports: `from web import tables` means tests/web/tables.py."""
    names = set()
    for module, listed in _IMPORTED.findall((HOME / file).read_text(encoding="utf-8")):
        names |= {module, *(f"{module}.{word}" for word in re.findall(r"\w+", listed))}
    paths = {f"tests/{name.replace('.', '/')}.py" for name in names}
    return {path for path in paths if (HOME / path).is_file()}
