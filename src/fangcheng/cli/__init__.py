"""The command `fangcheng`. The overview is printed without loading anything; each command loads what it needs."""

import sys
from collections.abc import Sequence

from fangcheng.errors import UnknownName

BAD_INPUT = 2

# What is there and what for, in the order of the overview; the module cli/<command>.py has a function of that name.
COMMANDS = {
    "play": "Sit down with three bots; the table opens in your browser.",
    "serve": "Serve the page with all tables.",
    "variants": "List the kinds of mahjong, or the options of one.",
    "rules": "Read a rulebook, or one numbered rule.",
    "score": "Say what a hand is worth, and why.",
    "analyse": "Show how far a hand is from winning, and what each discard would leave.",
    "simulate": "Let bots play many hands, and tally them.",
    "replay": "Tell a recorded game in words.",
    "verify": "Play recorded games again and say where record and rules differ.",
    "bench": "Measure how fast tables are played on this machine.",
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
    if given in ([], ["--help"], ["-h"], ["help"]):
        print(overview())
        return 0
    if given == ["--version"]:
        print(version())
        return 0
    from fangcheng.cli.app import complain, run

    if not given[0].startswith("-") and given[0] not in COMMANDS:
        complain(str(UnknownName("command", given[0], COMMANDS, "`fangcheng --help` lists all.")))
        return BAD_INPUT
    return run(given)


def overview() -> str:
    """The text of `fangcheng --help`."""
    width = max(map(len, COMMANDS))
    lines = ["Usage: fangcheng COMMAND [OPTIONS]", "", "  Mahjong as it is really played.", ""]
    lines += [f"  {name:<{width}}  {about}" for name, about in COMMANDS.items()]
    lines += ["", "  fangcheng COMMAND --help says more.", "", "e.g."]
    return "\n".join([*lines, *(f"  {example}" for example in EXAMPLES)])


def version() -> str:
    """The installed version."""
    from importlib.metadata import version as installed

    return f"fangcheng {installed('fangcheng')}"
