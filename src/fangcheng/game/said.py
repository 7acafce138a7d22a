"""Actions as programs and people say them: an Action, its number or notation, and the number that is meant."""

from typing import Any

from fangcheng.core.state import action_codes as code
from fangcheng.errors import UnknownName
from fangcheng.game.actions import Action, action_of, actions_of
from fangcheng.game.arguments import whole_number


def number_of(table: Any, rules: Any, seat: int, action: Action | int | str) -> int:
    """Return the number of an action given as such, as its number or by its label. Raises UnknownName for another."""
    if isinstance(action, Action):
        return action.number
    if isinstance(action, str):
        number = matching(table, rules, seat, action)
        if number is None:
            labels = [one.label for one in actions_of(table, rules, seat)]
            raise UnknownName("action", action, labels, f"Open to seat {seat}: {', '.join(labels) or 'nothing'}.")
        return number
    return whole_number("action", action, "an action of Match.legal, its number or its label")


def matching(table: Any, rules: Any, seat: int, text: str) -> int | None:
    """Return the number `text` means for the seat: a label, a number, a tile, or a kind only one legal action has.

    Actions that are not open are found by their label too, so that a refusal can say why.
    """
    wanted = " ".join(text.lower().split())
    if wanted.isdecimal() and len(wanted) < 9:  # Python refuses to read very many digits
        return int(wanted)
    open_now = actions_of(table, rules, seat)
    for action in open_now:
        if wanted == action.label:
            return action.number
    for action in open_now:
        if action.kind == "discard" and wanted == action.tiles[0]:
            return action.number
    alike = [action.number for action in open_now if wanted in (action.kind, action.label.split()[0])]
    if alike:
        return alike[0] if len(alike) == 1 else None
    return _closed(table, rules, seat, wanted)


def _closed(table: Any, rules: Any, seat: int, wanted: str) -> int | None:
    """Find the number of an action that is not open, by its label or first word."""
    words = {"chi": code.CHI, "pon": code.PON, "kong": code.OPEN_KONG, "drawn": code.DISCARD_DRAWN}
    meant = [action_of(table, rules, seat, number) for number in range(code.ACTIONS)]
    for action in meant:
        if wanted == action.label:
            return action.number
    return words.get(wanted.split()[0]) if wanted else None
