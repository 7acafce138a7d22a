"""The table of circumstances in docs/library.md, made from the one in the library.

python -m circumstances_page     writes it anew (with src and tests on the path)
"""

from pathlib import Path

from fangcheng.game.circumstances.aliases import ALIASES
from fangcheng.game.circumstances.entry import WAYS
from fangcheng.game.circumstances.meanings import always, means_something, never
from fangcheng.game.circumstances.words import WORDS
from fangcheng.rules.ruleset import Variant
from fangcheng.variants import IDS, load

PAGE = Path(__file__).resolve().parents[1] / "docs" / "library.md"
BEGIN, END = "<!-- made by tests/circumstances_page.py -->", "<!-- end -->"
HEAD = "| word | says | also written | won by | of | asked of |\n|---|---|---|---|---|---|"


def words_of(variant: Variant) -> list[str]:
    """The words that mean something in a variant under some of its options."""
    return [word for word, entry in WORDS.items() if means_something(variant, entry.means)]


def games_of(word: str) -> str:
    """The games that know a word."""
    games = [game for game in IDS if word in words_of(load(game))]
    return "all" if len(games) == len(IDS) else ", ".join(games)


def row_of(word: str) -> str:
    """A word's row of the table."""
    entry = WORDS[word]
    others = [f"`{other}`" for other, alias in ALIASES.items() if alias.words == (word,)]
    ways = "any" if set(entry.ways) == set(WAYS) else ", ".join(entry.ways)
    doors = {never: "all", always: "cases"}.get(entry.of_table, "cases; all where it bars every win")
    doors = "`score`, cases" if entry.goes_by else doors
    return f"| `{word}` | {entry.says} | {' '.join(others)} | {ways} | {games_of(word)} | {doors} |"


def table() -> str:
    """The whole table."""
    return "\n".join([HEAD, *map(row_of, WORDS)])


def on_page() -> str:
    """The table as the page has it."""
    return PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0].strip()


def main() -> None:
    """Write it into the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
