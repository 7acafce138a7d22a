"""Write `docs/advice.md`: every item of the book of advice with its page, its conditions, its trials, their verdicts.

    python tools/make_item_table.py            write the file
    python tools/make_item_table.py --check    only say whether it is up to date

It is committed; a test compares.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/advice.md"
ENGLISH = "en"
TRIED, WAITING, PEOPLE = "tried", "not tried", "no trial: it is about people at a table, or a screen uses it"
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from coach.board_conditions import CONDITIONS as ON_BOARDS  # noqa: E402
from coach.river_signs import SIGNS as IN_RIVERS  # noqa: E402
from fangcheng.coach.book import advice  # noqa: E402
from fangcheng.coach.items import Entry, entries  # noqa: E402
from fangcheng.trials.registered import Trial, trials_about  # noqa: E402
from fangcheng.trials.results import result_of  # noqa: E402
from fangcheng.trials.together import verdict_of  # noqa: E402
from fangcheng.trials.told import word_of  # noqa: E402

HEADER = """\
# The book of advice, item by item

Every item has a page in four languages: `fangcheng advice 50`, `#/advice/50`. *Games* are those of the 41 in which it
can hold, by their rules. *Condition* is what asks of a position whether the item has something to say: that of a trial
(`src/fangcheng/trials`, tested in `tests/trials` by positions that meet it and by some that do not), and *board* where
the position of the page is counted tile by tile and a tile that the item forbids is refused, *river* where a sign is
seen in what one player of that position has thrown or melded, and not in that of another (`tests/coach`). *Trial* and
*verdict* are those of the page ([trials.md](trials.md)). What no trial has asked is not tried, and says so.

Written by `tools/make_item_table.py`: run it where a trial has been played.
"""


def page() -> str:
    """Return the whole file."""
    rows = [row(item, chapter, entry) for chapter, item, entry in entries()]
    counted = Counter(state_of(item, entry) for _, item, entry in entries())
    asked = sum(bool(conditions_of(item)) for _, item, _ in entries())
    figures = "; ".join(f"{counted[state]} {state}" for state in (TRIED, WAITING, PEOPLE))
    head = ["| item | chapter | games | condition | trial: verdict |", "|---|---|---|---|---|"]
    return "\n".join([HEADER, f"{len(rows)} items: {figures}. {asked} have a condition.", "", *head, *rows, ""])


def row(item: str, chapter: int, entry: Entry) -> str:
    """Return the line of an item."""
    found = advice(item, ENGLISH)
    told = "; ".join(verdicts_of(item)) or state_of(item, entry)
    asked = ", ".join(conditions_of(item)) or "–"
    return f"| {item} {found.title} | {chapter} | {len(found.games)} | {asked} | {told} |"


def state_of(item: str, entry: Entry) -> str:
    """Return whether an item has been tried, waits for it, or is none that can be."""
    if any(result_of(trial) for trial in trials_about(item)):
        return TRIED
    return PEOPLE if entry.screen or (entry.at and not entry.trials) else WAITING


def conditions_of(item: str) -> list[str]:
    """Return what asks whether the item has something to say: names of conditions, and its board."""
    named = dict.fromkeys(f"`{trial.condition}`" for trial in trials_about(item))
    return [*named, *(["board"] if item in ON_BOARDS else []), *(["river"] if item in IN_RIVERS else [])]


def verdicts_of(item: str) -> Iterator[str]:
    """Yield each trial of an item with its verdict."""
    for trial in trials_about(item):
        yield f"{trial.id}: {verdict_in(trial, item)}"


def verdict_in(trial: Trial, item: str) -> str:
    """Return what a trial says of an item, in English."""
    result = result_of(trial)
    found = None if result is None else verdict_of(trial, result, trial.items[item])
    return word_of(found, ENGLISH, trial.unit).rstrip(".").lower()


def main(arguments: list[str]) -> int:
    """Write the file, or only compare it."""
    text = page()
    if "--check" in arguments:
        fresh = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        print("up to date" if fresh else f"{PAGE} is out of date: run tools/make_item_table.py")
        return 0 if fresh else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
