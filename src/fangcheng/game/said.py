"""Actions as programs and people say them: an Action, its number or notation, and the number that is meant."""

from typing import Any

from fangcheng.core.state import action_codes as code
from fangcheng.errors import NotationError, UnknownName
from fangcheng.game.actions import Action, action_of, actions_of
from fangcheng.game.arguments import whole_number
from fangcheng.game.circumstances.aliases import OTHER_WORDS as DECLARED
from fangcheng.tiles import parse, write


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


THROWING = ("discard", "dahai", "throw", "cut", "打", "切")
OTHER_WORDS = {
    **dict.fromkeys(("ron", "tsumo", "hu", "hora", "ロン", "ツモ", "和", "胡", "自摸"), "win"),
    **dict.fromkeys(("chii", "chow", "吃", "チー"), "chi"),
    **dict.fromkeys(("pung", "peng", "碰", "ポン"), "pon"),
    **dict.fromkeys(("kan", "gang", "杠", "槓", "カン"), "kong"),
    **dict.fromkeys(("skip", "none", "过", "過"), "pass"),
    **dict.fromkeys(("riichi", *DECLARED["riichi"], *DECLARED["ready_declared"]), "ready"),
}


def matching(table: Any, rules: Any, seat: int, text: str) -> int | None:
    """Return the number `text` means for the seat: a label, a number, a tile, or a kind only one legal action has.

    Tiles are read in all spellings of docs/library.md. Actions that are not open are found by their label too, so that
    a refusal can say why.
    """
    wanted = " ".join(text.lower().split())
    if wanted.isdecimal() and len(wanted) < 9:  # Python refuses to read very many digits
        return int(wanted)
    open_now, respelled = actions_of(table, rules, seat), as_labelled(text)
    for said in (wanted, respelled):
        for action in open_now:
            if said == action.label:
                return action.number
        for action in open_now:
            if action.kind == "discard" and said == action.tiles[0]:
                return action.number
        alike = [action.number for action in open_now if said in (action.kind, action.label.split()[0])]
        if alike:
            return alike[0] if len(alike) == 1 else None
    return _closed(table, rules, seat, respelled)


def as_labelled(text: str) -> str:
    """Return an action with its tiles and words as labels have them: `E` is `1z`, `5mr drawn` is `0m drawn`."""
    words = text.split()
    if len(words) > 1 and words[0].lower() in THROWING:
        del words[0]  # a discard is said by its tile
    return " ".join(map(_own_word, words))


def _own_word(word: str) -> str:
    small = word.lower()
    if small in OTHER_WORDS:
        return OTHER_WORDS[small]
    try:
        return write(parse(word)) or small
    except NotationError:
        return small


def _closed(table: Any, rules: Any, seat: int, wanted: str) -> int | None:
    """Find the number of an action that is not open, by its label or first word."""
    words = {"chi": code.CLAIM_CHOW, "pon": code.CLAIM_PUNG, "kong": code.OPEN_KONG, "drawn": code.DISCARD_DRAWN}
    meant = [action_of(table, rules, seat, number) for number in range(code.ACTIONS)]
    for action in meant:
        if wanted == action.label:
            return action.number
    return words.get(wanted.split()[0]) if wanted else None
