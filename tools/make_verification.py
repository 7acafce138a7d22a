"""Write `docs/verification.md` from what was measured once, `docs/verification/*.toml`, and what the repository holds.

    python tools/make_verification.py            write the file
    python tools/make_verification.py --check    only say whether it is up to date

Rules, cases, scorers and referees are counted here. What somebody measured or found is data: a new figure, or a new
fault, goes there. The page is committed; a test compares.
"""

import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/verification.md"
DATA = ROOT / "docs/verification"
TOOL = "tools/make_verification.py"
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]  # the counts are those of the report behind the tests

from plugins.rulebook import not_applicable, rules_of  # noqa: E402
from yaml_text import read_yaml  # noqa: E402

HEAD = """\
# Verification

{intro}

Written by `{tool}` from the files in `docs/verification/`: change those. How fast things are is told in
[performance.md](performance.md).

## By game

{columns}

"""
COLUMNS = (
    "game",
    "rules",
    "cases",
    "wins beside the scorer",
    "hands beside the referee",
    "adversary",
    "marks",
    "steady, points a hand",
    "won, drawn of 100",
)
WIDTH = 124
NOTHING = ""
WHOLE = ""  # the part of a game that is played where nothing is said of a preset or an option

Table = Mapping[str, Any]


def read(name: str) -> Any:
    """Return one of the files of data."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


# --- the table


def rows(games: Mapping[str, Table]) -> Iterator[list[str]]:
    """Yield a row for each game, and one for each preset or option of it that was measured by itself."""
    for game, told in games.items():
        yield [game, rules(game), cases(game), *measured(game, told, WHOLE)]
        for part in dict.fromkeys(one["part"] for kind in told.values() for one in listed(kind) if "part" in one):
            yield [f"{game}, `{part}`", NOTHING, NOTHING, *measured(game, told, part)]


def listed(kind: Any) -> list[Table]:
    """Return what was measured of a game several times over."""
    return kind if isinstance(kind, list) else []


def rules(game: str) -> str:
    """Count the numbered rules of a book, and those among them that software has no occasion to keep."""
    numbered = rules_of(game)
    idle = sum(rule in not_applicable() for rule in numbered)
    return f"{len(numbered)}, {idle} not of software" if idle else str(len(numbered))


def cases(game: str) -> str:
    """Count the worked cases of a book."""
    path = ROOT / f"rules/cases/{game}.yaml"
    return str(len(read_yaml(path.read_text(encoding="utf-8")))) if path.exists() else NOTHING


def measured(game: str, told: Table, part: str) -> list[str]:
    """Return the other cells of a row."""
    compared = of_part(told.get("compared", ()), part)
    steady = of_part(told.get("steady", ()), part)
    adversary = of_part(told.get("attacks", ()), part)
    marks = told.get("marks") if part == WHOLE else None
    return [
        wins(game, compared, part),
        hands(game, compared, part),
        "{cases}, {hands}, {faults}".format(**adversary) if adversary else NOTHING,
        "{read}, {half}, {hollow}".format(**marks) if marks else NOTHING,
        f"{steady['points']:+,.2f} ±{steady['half']:.2f}" if steady else NOTHING,
        f"{steady['won']}, {steady['drawn']}" if steady else NOTHING,
    ]


def of_part(measurements: Iterable[Table], part: str) -> Table:
    """Return the measurement of this part of a game, empty if there is none."""
    return next((one for one in measurements if one.get("part", WHOLE) == part), {})


def wins(game: str, compared: Table, part: str) -> str:
    """Tell how many wins were held against the scorer; of a game that has one, that it has one."""
    if not compared:
        return NOTHING if part or not proven(game, "tests/reference") else "has one"
    return "; ".join(filter(None, [f"{compared['wins']:,}", compared.get("more", "")]))


def hands(game: str, compared: Table, part: str) -> str:
    """Tell how many hands were walked beside the referee."""
    told = [
        f"{compared[key]:,}{words}"
        for key, words in (("hands", ""), ("preset", " with its preset"), ("options", " under options"))
        if key in compared
    ]
    return ", ".join(told) or (NOTHING if part or not proven(game, "tests/reference/referees") else "has one")


def proven(game: str, folder: str) -> bool:
    """Return True if a game has a scorer or a referee of its own, written from its book alone."""
    return (ROOT / folder / f"{game}.py").exists()


def table(lines: Iterable[Iterable[str]]) -> str:
    """Return rows as a Markdown table under the heads of the columns."""
    return "\n".join(
        f"| {' | '.join(cell)} |".replace("|  |", "| |").replace("|  |", "| |")
        for cell in (COLUMNS, ["---"] * len(COLUMNS), *lines)
    )


# --- the history


def history(found: Iterable[Table], games: Iterable[str]) -> Iterator[str]:
    """Yield what was found in each game, by whom, in the order of the table."""
    place = {game: number for number, game in enumerate(games)}
    for one in sorted(found, key=lambda one: place[one["games"][0]]):
        part = f" ({one['part']})" if "part" in one else ""
        text = f"- **{', '.join(one['games'])}**{part}, {one['by']}: {' '.join(one['text'].split())}"
        yield fill(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def content() -> str:
    """Return the whole page."""
    games = read("games")
    everywhere = read("everywhere")
    read_marks = [told["marks"] for told in games.values() if "marks" in told]
    sums = {key: f"{sum(marks[key] for marks in read_marks):,}" for key in read_marks[0]}
    parts = [
        HEAD.format(intro=everywhere["intro"].strip(), tool=TOOL, columns=everywhere["columns"].strip()),
        table(rows({game: told for game, told in games.items() if (ROOT / f"rules/{game}.md").exists()})),
        f"\n\n## {everywhere['marks']['title']}\n\n{everywhere['marks']['text'].strip().format(**sums)}\n",
        "\n## What was found, and when\n",
    ]
    for one in everywhere["history"]:
        parts.append(f"\n### {one['title']}\n\n{one['text'].strip()}\n")
    parts.append(f"\n### In each game\n\n{everywhere['each_game'].strip()}\n\n")
    parts.append("\n".join(history(read("found")["found"], games)) + "\n")
    return "".join(parts)


def main() -> int:
    """Write the page, or check it."""
    text = content()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{PAGE.relative_to(ROOT)} is not what its data and the repository say: python {TOOL}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
