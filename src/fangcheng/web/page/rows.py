"""The rows of a result: what each pattern is called, in the reader's language and in that of its players."""

from collections.abc import Iterator
from itertools import groupby

from fangcheng.game.pattern_lines import PatternLine as Line
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.option import Names
from fangcheng.rules.ruleset import Ruleset
from fangcheng.web import wire
from fangcheng.web.page.texts import names, text, tiles_of

COUNTED_IN_ITSELF = ("dora", "ura_dora", "red_dora", "kita", "stake")  # worth one each: the value says how many
CHINESE = ("zh-Hans", "zh-Hant")


def rows_of(ruleset: Ruleset, line: Line) -> Iterator[wire.PatternLine]:
    """Yield the row of a pattern; where it is named by its tiles, one for each of them."""
    by_tile = ruleset.tile_names.get(line.id, {})
    made_of = [tile for tile, _ in groupby(tiles_of(line.tiles))]
    if made_of and len(made_of) == line.count and all(tile in by_tile for tile in made_of):
        for tile in made_of:
            tiles = [one for one in tiles_of(line.tiles) if one == tile]
            yield _row(ruleset, line, by_tile[tile], line.value // line.count, tiles)
    else:
        times = f" ×{line.count}" if line.count > 1 and line.id not in COUNTED_IN_ITSELF else ""
        yield _row(ruleset, line, line.names, line.value, tiles_of(line.tiles), times)


def _row(
    ruleset: Ruleset, line: Line, called: Names, value: int, tiles: list[wire.Tile], times: str = ""
) -> wire.PatternLine:
    return wire.PatternLine(
        id=line.id,
        name=names({language: name + times for language, name in called.items()}),
        plain=ruleset.plain_name(ruleset.pattern_id(line.id)) + times,
        original=original_of(called, ruleset.script),
        script=ruleset.script,
        value=value,
        unit=_unit(line),
        tiles=tiles,
        rule=line.rule or None,
        times=line.times,
    )


def _unit(line: Line) -> wire.Text | None:
    """Return what the value is counted in, nothing for a factor; a row that only opens a win says so instead of 0."""
    if line.opens and line.value == 0:
        return text("unit-opens")
    return None if line.times or line.unit == "points" else text(f"unit-{line.unit}")


def original_of(called: Names, script: str) -> wire.Names:
    """Return the name as the game's own players write it, empty where a reader has as good as the same before him."""
    own = {language: _beside(called, language, script) for language in LANGUAGES}
    return wire.Names(own["en"], own["zh-Hans"], own["zh-Hant"], own["ja"])


def _beside(called: Names, language: str, script: str) -> str:
    if language == "en":
        return called.get(script, "")
    if language == script or language in CHINESE:  # a Chinese reader has the same characters, or nearly
        return ""
    own = called.get(language, "")
    return "" if any(_alike(own, called.get(one, "")) for one in CHINESE) else called.get(script, "")


def _alike(own: str, other: str) -> bool:
    """Return True if at least half of the shorter name's characters are in both."""
    return 2 * len({*own} & {*other}) >= min(len({*own}), len({*other}))
