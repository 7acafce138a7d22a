"""The matches that a company has played in its room: how each ended, and the sheet of them all."""

from fangcheng.web import messages
from fangcheng.web.page.words import names_of
from fangcheng.web.people import life
from fangcheng.web.people.table import SharedTable
from fangcheng.web.store.kept_rooms import KeptRoom, Result
from fangcheng.web.table.bots import NAMES

COLUMNS = 8  # matches that the sheet shows one by one; older ones stand in the sums


def result_of(room: KeptRoom, table: SharedTable) -> Result:
    """Return how the match that is over has ended."""
    ranked = sorted(table.match.ranking(), key=lambda one: one.person)
    people = [room.places[place] for place in room.order]
    return Result(
        variant=room.terms.table.variant,
        who=[people[one.person].person for one in ranked],
        names=[table.game.names[one.person] for one in ranked],
        places=[one.place for one in ranked],
        scores=[float(one.score if one.points is None else one.points) for one in ranked],
        marked=bool(table.marks_of(1 + len(table.match.matches))),
    )


def sheet_of(room: KeptRoom) -> messages.Sheet | None:
    """Return the sheet of the game that is played, None before anything was played of it."""
    played = [one for one in room.results if one.variant == room.terms.table.variant]
    if not played:
        return None
    first = max(len(played) - COLUMNS, 0)
    names: dict[str, str] = {}  # by person, or by name of a bot
    for one in played:
        names |= {who or name: life.name_of(room, who) or name for who, name in zip(one.who, one.names)}
    lines = [_line(key, name, played, first) for key, name in names.items()]
    lines.sort(key=lambda line: (-line.total, line.name))
    return messages.Sheet(first=1 + first, marked=[one.marked for one in played[first:]], lines=lines)


def _line(key: str, name: str, played: list[Result], first: int) -> messages.SheetLine:
    found = [_of(key, one) for one in played]
    own = [one for one in found if one is not None]
    return messages.SheetLine(
        name=name,
        bot=names_of(f"bot-{name.lower()}") if key in NAMES else None,
        matches=len(own),
        firsts=sum(place == 1 for place, _ in own),
        place=sum(place for place, _ in own) / len(own),
        total=round(sum(score for _, score in own), 1),
        scores=[None if one is None else one[1] for one in found[first:]],
    )


def _of(key: str, result: Result) -> tuple[int, float] | None:
    """Return place and score of a person or bot in a match, None where he did not play in it."""
    for who, name, place, score in zip(result.who, result.names, result.places, result.scores):
        if (who or name) == key:
            return place, score
    return None
