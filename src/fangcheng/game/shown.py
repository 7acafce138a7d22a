"""What a console or a notebook shows: a match or a view in a line or a small table, a win with what it is worth.

`match` is a `game.match.Match`, `view` a `game.views.View`; both ask here how they print themselves.
"""

from collections.abc import Sequence
from html import escape
from typing import Any

from fangcheng.errors import NotationError
from fangcheng.game.drawn import Sheet
from fangcheng.game.events import kinds_in_hand
from fangcheng.game.printed import as_printed
from fangcheng.game.words import text_of
from fangcheng.tiles import name_of, parse, write

HIDDEN = "hidden"
TABLE = '<table style="color:inherit">'  # old pages, and some of today, have black tables on dark ground
COLUMNS = ("seat", "score", "hand", "melds", "river", "")


def line_of(match: Any) -> str:
    """Write variant, seed, hand, scores and who owes a decision in one line."""
    scores = " ".join(map(str, match.scores))
    return f"<Match {match.variant}, seed {match.seed!r}: {_moment(match.view())}, scores {scores}, {_waiting(match)}>"


def html_of_match(match: Any) -> str:
    """Show all seats with their hands open: a match is the table itself, and its owner may see everything."""
    view = match.view()
    table = as_printed(match.table)
    hands = [_written(map(name_of, kinds_in_hand(table, seat))) for seat in range(match.seats)]
    return _table(f'{match.variant}, seed "{match.seed}": {_moment(view)}', view, hands, _waiting(match))


def html_of_view(view: Any) -> str:
    """Show all seats as the reader sees them."""
    who = "an onlooker" if view.seat is None else f"seat {view.seat}"
    hands = [_hand(one) for one in view.seats]
    open_now = ", ".join(action.label for action in view.actions)
    return _table(f"{view.variant} seen by {who}: {_moment(view)}", view, hands, open_now and f"open: {open_now}")


def _moment(view: Any) -> str:
    """Name the round and hand, or say how far the match is."""
    place = f"{view.round_wind}{view.deal_number + 1}, hand {view.hand_number}"
    return f"{place}, {view.tiles_left} tiles left" if view.phase not in ("hand_over", "match_over") else place


def _waiting(match: Any) -> str:
    if match.over:
        return "match over"
    if match.hand_over:
        return "hand over"
    owed = [str(seat) for seat in match.owed]
    return f"seat {owed[0]} owes a decision" if len(owed) == 1 else f"seats {', '.join(owed)} owe decisions"


def _hand(seat: Any) -> str:
    if seat.hand is None:
        return f"{seat.hand_count} {HIDDEN}"
    return _written([*seat.hand, *([seat.drawn] if seat.drawn else [])])


def _written(names: Any) -> str:
    """Write tiles by name in one piece: 123m5p; those that lie face down stand alone."""
    names = list(names)
    return write(parse("".join(names))) if all(name[-1].isalpha() for name in names) else " ".join(names)


def _table(caption: str, view: Any, hands: Sequence[str], foot: str) -> str:
    """Write an HTML table: its words have the colours of the page around it, light or dark, its tiles their own."""
    sheet = Sheet()
    rows = [_row("th", COLUMNS)]
    rows += [_row("td", _cells(view, one, hand), sheet) for one, hand in zip(view.seats, hands)]
    turned = [("indicators", view.indicators), ("jokers", view.jokers)]
    notes = [f"{name} {' '.join(tiles)}" for name, tiles in turned if tiles]
    notes += [foot] if foot else []
    below = f"<div>{escape('; '.join(notes))}</div>" if notes else ""
    return sheet.whole(f"{TABLE}<caption>{escape(caption)}</caption>{''.join(rows)}</table>{below}")


def _cells(view: Any, one: Any, hand: str) -> tuple[str, ...]:
    marks = [one.ready and f"ready ({one.ready})", "turn" if one.seat == view.turn and view.phase == "turn" else ""]
    marks += ["dealer" if one.seat == view.dealer else "", f"won ({one.won})" if one.won else ""]
    marks += [f"flowers {_written(one.flowers)}" if one.flowers else "", f"{one.aside} aside" if one.aside else ""]
    melds = " ".join(_written(meld.tiles) for meld in one.melds)
    river = _written(discard.tile for discard in one.river if not discard.called)
    return f"{one.seat} {one.wind}", str(one.score), hand, melds, river, ", ".join(filter(None, marks))


DRAWN = ("hand", "melds", "river")  # columns of tiles


def _row(cell: str, texts: Sequence[str], sheet: Sheet | None = None) -> str:
    style = ' style="text-align:left"'
    drawn = [_drawn(text, sheet) if sheet and column in DRAWN else escape(text) for column, text in zip(COLUMNS, texts)]
    return f"<tr>{''.join(f'<{cell}{style}>{text}</{cell}>' for text in drawn)}</tr>"


def _drawn(written: str, sheet: Sheet) -> str:
    """Draw the tiles of a cell; sets stand apart, hidden tiles are backs."""
    if written.endswith(HIDDEN):
        return sheet.tiles([HIDDEN] * int(written.split()[0]), written)
    return " ".join(sheet.tiles(names_in(part), part) for part in written.split())


def names_in(written: str) -> list[str]:
    """Return the tiles of a notation one by one; what cannot be read is one tile that lies face down."""
    try:
        return [name_of(kind) for kind in parse(written)]
    except NotationError:
        return [HIDDEN]


def html_of_explanation(one: Any) -> str:
    """Show a settlement: the hand in tiles, the patterns, what they are worth and who pays; or why it does not win."""
    sheet = Sheet()
    title, *_ = one.text("en").split("\n")
    groups = "&ensp;".join(sheet.tiles(names_in(group.tiles), group.tiles) for group in one.groups)
    body = [f"<p><b>{escape(title)}</b></p>", f"<p>{groups}</p>" if groups else ""]
    if one.tile and not one.groups:
        body.append(f"<p>{sheet.tiles([one.tile], one.tile)}</p>")
    lines = [(line.names["en"], line.names.get("zh-Hans", ""), _worth(line), line.rule) for line in one.patterns]
    steps = [(f"{'· ' * step.depth}{_said(step)}", "", _value(step), step.rule) for step in one.steps]
    changes = [(SEATS[each.seat], "", f"{each.change:+,}", "") for each in one.payments if each.change]
    for rows in (lines, steps, changes):
        if rows:
            body.append(f"{TABLE}{''.join(map(_plain_row, rows))}</table>")
    return sheet.whole("".join(body))


SEATS = ("East", "South", "West", "North")


def _worth(line: Any) -> str:
    return f"×{line.value}" if line.times else f"{line.value} {line.unit}"


def _said(step: Any) -> str:
    args = {name: SEATS[value] if name == "seat" and type(value) is int else value for name, value in step.args.items()}
    return text_of(step.key, args).replace("seat ", "")


def _value(step: Any) -> str:
    return "" if step.value is None else f"{step.value:,}"


def _plain_row(texts: Sequence[str]) -> str:
    style = ' style="text-align:left"'
    return f"<tr>{''.join(f'<td{style}>{escape(text)}</td>' for text in texts)}</tr>"
