"""The patterns that counted in a win, as an explanation tells them: what each is worth, and which tiles make it."""

from typing import Any

from msgspec import Struct

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import PART_NAMED
from fangcheng.game.engine import Engine
from fangcheng.game.pattern_tiles import tiles_of
from fangcheng.game.printed import printed_faces
from fangcheng.game.reckoning.methods import multiplies, unit_of_pattern
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.tiles import write


class PatternLine(Struct, frozen=True, kw_only=True):
    """One pattern that counted."""

    id: str
    names: dict[str, str]  # by language
    value: int  # of all `count` together
    count: int
    unit: str
    times: bool = False  # multiplies instead of adding
    opens: bool = False  # opens a win where the game asks for such a pattern, be it worth something or not
    tiles: str = ""  # what makes it; empty: the whole hand
    rule: str = ""


def only_opens(rules: Any, place: int) -> bool:
    """Return True if a pattern opens a win and is worth nothing in itself, nor is told as a row of the book."""
    opens = int(rules["openers"][place // 64]) >> place % 64 & 1 and rules.part[place] != PART_NAMED
    return bool(opens and not rules.price[place] and not rules.price_drawn[place])


def pattern_lines(engine: Engine, win: Any, result: Any) -> tuple[PatternLine, ...]:
    """Return the patterns that counted in the order of the page, or dearest first."""
    rules, ruleset = engine.rules, engine.ruleset
    lines = []
    counts, values = result.counts.tolist(), result["values"].tolist()
    for pattern, place in PATTERN_IDS.items():
        if counts[place] <= 0:
            continue
        faces = printed_faces(win, tiles_of(pattern, win, result.reading))
        lines.append(
            PatternLine(
                id=ruleset.own_name(pattern),
                names={language: ruleset.pattern_name(pattern, language) for language in LANGUAGES},
                value=values[place],
                count=counts[place],
                unit="yakuman" if result.yakuman > 0 else unit_of_pattern(rules, place),
                times=multiplies(rules, result, place),
                opens=only_opens(rules, place),
                tiles=write(faces),
                rule=ruleset.rule_of(ruleset.own_name(pattern)),
            )
        )
    dearest, places = ruleset.told == "dearest", ruleset.places
    last = len(places)
    return tuple(sorted(lines, key=lambda line: (-line.value * dearest, places.get(ruleset.pattern_id(line.id), last))))
