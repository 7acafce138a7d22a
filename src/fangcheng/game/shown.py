"""A match or a view shown to somebody at a console or in a notebook: one line of text, a small table of HTML.

`match` is a `game.match.Match`, `view` a `game.views.View`; both ask here how they print themselves.
"""

from collections.abc import Sequence
from html import escape
from typing import Any

from fangcheng.game.events import kinds_in_hand
from fangcheng.game.printed import as_printed
from fangcheng.tiles import name_of, parse, write

HIDDEN = "hidden"
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
    """Write a plain HTML table: it has no colours of its own, so it reads on light pages and dark ones."""
    rows = [_row("th", COLUMNS)]
    rows += [_row("td", _cells(view, one, hand)) for one, hand in zip(view.seats, hands)]
    turned = [("indicators", view.indicators), ("jokers", view.jokers)]
    notes = [f"{name} {' '.join(tiles)}" for name, tiles in turned if tiles]
    notes += [foot] if foot else []
    below = f"<div>{escape('; '.join(notes))}</div>" if notes else ""
    return f"<div><table><caption>{escape(caption)}</caption>{''.join(rows)}</table>{below}</div>"


def _cells(view: Any, one: Any, hand: str) -> tuple[str, ...]:
    marks = [one.ready and f"ready ({one.ready})", "turn" if one.seat == view.turn and view.phase == "turn" else ""]
    marks += ["dealer" if one.seat == view.dealer else "", f"won ({one.won})" if one.won else ""]
    marks += [f"flowers {_written(one.flowers)}" if one.flowers else "", f"{one.aside} aside" if one.aside else ""]
    melds = " ".join(_written(meld.tiles) for meld in one.melds)
    river = _written(discard.tile for discard in one.river if not discard.called)
    return f"{one.seat} {one.wind}", str(one.score), hand, melds, river, ", ".join(filter(None, marks))


def _row(cell: str, texts: Sequence[str]) -> str:
    style = ' style="text-align:left"'
    return f"<tr>{''.join(f'<{cell}{style}>{escape(text)}</{cell}>' for text in texts)}</tr>"
