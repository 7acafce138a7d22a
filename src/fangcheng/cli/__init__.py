"""The command `fangcheng`. The overview is printed without loading anything; each command loads what it needs."""

import os
import sys
from collections.abc import Sequence

from fangcheng.errors import UnknownName
from fangcheng.extras import told_missing

BAD_INPUT = 2
FOLDER = "FANGCHENG_VARIANTS"

# What is there and what for, in the order of the overview; the module cli/<command>.py has a function of that name.
COMMANDS = {
    "play": "Sit down with three bots; the table opens in your browser.",
    "serve": "Serve the page with all tables.",
    "variants": "List the kinds of mahjong, or the options of one.",
    "rules": "Read a rulebook, or one numbered rule.",
    "docs": "Read the handbook in your browser.",
    "advice": "Read what old books advise on playing well.",
    "drill": "Ask a short question that has one certain answer.",
    "score": "Say what a hand is worth, and why.",
    "analyse": "Show how far a hand is from winning, and what each discard would leave.",
    "simulate": "Let bots play many hands, and tally them.",
    "duel": "Let two bots play the same walls, and say which is better, and by how much.",
    "arena": "Let a league of bots play the same walls, and rate each.",
    "trial": "Put an old saying on trial: many hands, each played both ways.",
    "replay": "Tell a recorded game in words.",
    "review": "Judge every decision of a recorded game by what its seat could see.",
    "figures": "Count what players did in recorded games: wins, deal-ins, claims, places.",
    "dataset": "Write every decision of recorded games to a Parquet file.",
    "convert": "Write recorded games in another format.",
    "verify": "Play recorded games again and say where record and rules differ.",
    "compile": "Compile games ahead, so that later programs start compiled.",
    "bench": "Measure how fast tables are played on this machine.",
    "loadtest": "Measure how many tables this machine serves.",
    "conform": "Run case files: worked hands with their values and payments.",
}
EXAMPLES = (
    "fangcheng play riichi",
    'fangcheng score riichi "234567m34p67899s" 5p --context riichi --explain',
    "fangcheng rules riichi 75",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 well, 1 something failed, 2 bad input."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_what_is_closed()
    try:
        return run_command(given)
    except ModuleNotFoundError as failure:
        told = told_missing(failure)
        if told is None:
            raise
        print(f"fangcheng: {told}", file=sys.stderr)
        return BAD_INPUT


def run_command(given: list[str]) -> int:
    """Run the command that these words are and return its exit code."""
    if not take_folder(given):
        return BAD_INPUT
    if given in ([], ["--help"], ["-h"], ["help"]):
        return show(overview())
    if given == ["--version"]:
        return show(version())
    from fangcheng.cli.app import complain, run

    if not given[0].startswith("-") and given[0] not in COMMANDS:
        complain(str(UnknownName("command", given[0], COMMANDS, "`fangcheng --help` lists all.")))
        return BAD_INPUT
    return run(given)


def open_what_is_closed() -> None:
    """Let words go nowhere where the caller has closed the way out: `fangcheng ... >&-`."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))


def show(text: str) -> int:
    """Print a text, which nobody need read to its end, and return the exit code."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        leave_unread()
    except OSError as error:
        from fangcheng.cli.app import complain, reason_of

        leave_unread()
        complain(reason_of(error))
        return BAD_INPUT
    return 0


def leave_unread() -> None:
    """Throw away what is not yet written, so that nothing is left to write when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def take_folder(given: list[str]) -> bool:
    """Take `--variants FOLDER` out of the arguments, wherever it stands; False where the folder is missing."""
    place = next((place for place, word in enumerate(given) if word.partition("=")[0] == "--variants"), None)
    if place is None:
        return True
    word, equals, told = given.pop(place).partition("=")
    if not equals and place < len(given):
        told = given.pop(place)
    if not told:
        from fangcheng.cli.app import complain

        complain(f"{word}: which folder? --variants FOLDER")
        return False
    os.environ[FOLDER] = told  # so that helper processes look there too
    return True


def overview() -> str:
    """Return the text of `fangcheng --help`."""
    width = max(map(len, COMMANDS))
    lines = ["Usage: fangcheng COMMAND [OPTIONS]", "", "  Mahjong as it is really played.", ""]
    lines += [f"  {name:<{width}}  {about}" for name, about in COMMANDS.items()]
    lines += [
        "",
        "  fangcheng COMMAND --help says more.",
        "  --variants FOLDER  looks there for further kinds of mahjong.",
        "",
        "e.g.",
    ]
    return "\n".join([*lines, *(f"  {example}" for example in EXAMPLES)])


def version() -> str:
    """Return the installed version."""
    from importlib.metadata import version as installed

    return f"fangcheng {installed('fangcheng')}"
