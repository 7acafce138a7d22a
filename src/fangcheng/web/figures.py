"""The figures of a reader: of all matches that are kept of the tables whose seats the page holds, by game."""

from collections.abc import Iterable
from itertools import zip_longest

from msgspec.structs import replace

from fangcheng.core.state.rule_codes import READY_NONE
from fangcheng.errors import FangchengError
from fangcheng.game.intervals import Figure, mean_of_few, rate
from fangcheng.records.figures import Figures, means, rates
from fangcheng.web import bodies
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.store import kept
from fangcheng.web.table.figured import READER, figures_of_text
from fangcheng.web.table.rooms import Rooms
from fangcheng.web.table.work import at_leisure

LINES = ("place", "won", "self_drawn", "dealt_in", "declared", "claimed", "ready", "drawn", "value", "cost")


async def figures_by_game(rooms: Rooms, tickets: Iterable[bodies.TableTicket]) -> list[bodies.GameFigures]:
    """Return the figures of every game of which a match is over, the one played last first. Raises StoreError.

    Tables that went on from a replay are left out: others played the hands before.
    """
    held = {ticket.id: ticket for ticket in tickets}
    games: dict[str, list[kept.Listed]] = {}
    for table in await rooms.listed(held.values()):
        if table.matches and table.opening.begun is None and table.opening is not kept.BLANK:
            games.setdefault(table.opening.new.variant, []).append(table)
    return [await _of_game(rooms, tables, held) for tables in games.values()]


async def _of_game(rooms: Rooms, tables: list[kept.Listed], held: dict[str, bodies.TableTicket]) -> bodies.GameFigures:
    together, uncounted, marked = Figures(), 0, 0
    places: list[int] = []
    for table in tables:
        for match in table.matches:
            if match.ending.marks:  # who has seen a tile has seen it
                marked += 1
                continue
            found = match.figures or await _counted_now(rooms, held[table.id], table, match.number)
            together, uncounted = together + (found or Figures()), uncounted + (found is None)
            places = [sum(pair) for pair in zip_longest(places, _place(match.ending), fillvalue=0)]
    new = tables[0].opening.new
    return bodies.GameFigures(
        variant=new.variant,
        name=tables[0].opening.name,
        hands=together.hands,
        places=places,
        uncounted=uncounted,
        marked=marked,
        lines=_lines(replace(together, places=places), _may_declare(new)),
    )


async def _counted_now(rooms: Rooms, ticket: bodies.TableTicket, table: kept.Listed, number: int) -> Figures | None:
    """Count a match that was kept without figures, and keep those of who plays alone; None where it has no record."""
    if rooms.store is None:
        return None
    try:
        record = await rooms.store.record(ticket.id, number)
        if record is None and table.over:
            record = await rooms.record(ticket, number)
    except FangchengError:  # it is damaged, or cannot be played again under the rules of today
        return None
    name = READER if table.person is None else table.name
    found = None if record is None else await at_leisure(figures_of_text, record, name)
    if found is not None and table.person is None:
        await rooms.store.keep_figures(ticket.id, number, found)
    return found


def _place(ending: kept.Ending) -> list[int]:
    """Return the place of the reader, who stands first in lists, as a count of places."""
    return [int(place == ending.places[0]) for place in range(1, len(ending.places) + 1)]


def _may_declare(new: bodies.NewTable) -> bool:
    """Return True if players of the game declare ready."""
    try:
        ruleset = ruleset_of(new.variant, new.house)
        rules = ruleset.record(ruleset.choose(new.options, new.preset))[0]
    except FangchengError:  # it is gone
        return False
    return bool(rules["ready_rule"] != READY_NONE)


def _lines(together: Figures, may_declare: bool) -> list[bodies.FigureLine]:
    """Return rates and means with their intervals, in the order of the page; nothing without an occasion."""
    told = {}
    for key, (count, of) in rates(together).items():
        if count or may_declare or key != "declared":
            told[key] = _line(key, rate(count, of), of, count)
    for key, amounts in means(together).items():
        told[key] = _line(key, mean_of_few(amounts.total, amounts.squares, amounts.count), amounts.count)
    if "place" in told:
        _within(told["place"], 1, len(together.places))
    return [told[key] for key in LINES if key in told]


def _within(line: bodies.FigureLine, least: float, most: float) -> None:
    """Cut the interval of a mean where no value can lie."""
    if line.low is not None and line.high is not None:
        line.low, line.high = max(line.low, least), min(line.high, most)


def _line(key: str, one: Figure, of: int, count: int | None = None) -> bodies.FigureLine:
    """Return a line of the page. Where all numbers were equal so far, nothing tells how far others may lie."""
    low, high = (one["low"], one["high"]) if one["low"] != one["high"] else (None, None)
    return bodies.FigureLine(key=key, value=one["mean"] or 0.0, low=low, high=high, of=of, count=count)
