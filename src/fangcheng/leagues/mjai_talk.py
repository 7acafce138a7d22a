"""The words of mjai at our table: what a seat is told, which action an answer means."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from fangcheng.game.actions import Action
from fangcheng.leagues.program import Message
from fangcheng.records.mjai import messages as mjai
from fangcheng.records.mjai.tiles import to_mjai
from fangcheng.records.mjai.writer import message_of, start_kyoku
from fangcheng.records.model import HIDDEN, Draw, Event, HandRecord

ANSWERS = {  # kinds of actions by the type of an answer, where it needs no tiles
    "none": "pass",
    "reach": "ready",
    "hora": "win",
    "ryukyoku": "abort",
    "kita": "lay_north",
    "nukidora": "lay_north",
}
MELDS = {"chi": "chi", "pon": "pon", "daiminkan": "open_kong", "ankan": "concealed_kong"}


def start_of_game(names: Sequence[str], seat: int) -> Message:
    """Return the first message of a match, with the number of the seat that hears it."""
    return {"type": "start_game", "id": seat, "names": list(names)}


def start_of_hand(hand: HandRecord, seat: int) -> Message:
    """Return the deal as a seat sees it."""
    hidden = tuple(tiles if one == seat else (HIDDEN,) * len(tiles) for one, tiles in enumerate(hand.dealt))
    return _plain(start_kyoku(msgspec.structs.replace(hand, dealt=hidden)))


def told_to(seat: int, events: Iterable[Event]) -> Iterator[Message]:
    """Yield what a seat is told of events: not the tile that another has drawn."""
    for event in events:
        if isinstance(event, Draw) and event.seat != seat:
            event = msgspec.structs.replace(event, tile=HIDDEN)
        yield _plain(message_of(event))


def _plain(message: mjai.Message) -> Message:
    return dict(msgspec.to_builtins(message))


def meant(answer: Message, legal: Sequence[Action]) -> Action | None:
    """Return the action that an answer means; None where it is not open."""
    kind = answer["type"]
    if kind in ANSWERS:
        return _only(one for one in legal if one.kind == ANSWERS[kind])
    if kind == "dahai":
        return _thrown(answer, legal)
    if kind == "kakan":
        return _only(one for one in legal if one.kind == "added_kong" and _first(one) == answer.get("pai"))
    if kind in MELDS:
        wanted = answer.get("consumed")
        same = isinstance(wanted, list) and sorted(map(str, wanted))
        return _only(one for one in legal if one.kind == MELDS[kind] and sorted(map(to_mjai, one.tiles)) == same)
    return None


def _thrown(answer: Message, legal: Sequence[Action]) -> Action | None:
    """Return the discard of a tile, the drawn one where the answer says so, or where it does not and no other is."""
    same = [one for one in legal if one.kind == "discard" and _first(one) == answer.get("pai")]
    drawn = bool(answer.get("tsumogiri"))
    return next((one for one in same if one.drawn == drawn), same[0] if same else None)


def _first(action: Action) -> Any:
    return to_mjai(action.tiles[0])


def _only(found: Iterable[Action]) -> Action | None:
    return next(iter(found), None)
