"""What records tell, in words: an event, a bill, whatever two sides of a difference may be."""

from collections import Counter
from functools import singledispatch
from typing import Any

from fangcheng.records import model
from fangcheng.records.tenhou.yaku import pattern_id


def said(value: Any) -> str:
    """Say one side of a difference: events in words, a bill as a list, everything else as it is."""
    if isinstance(value, model.Line):
        return words(value)
    if isinstance(value, Counter):
        return ", ".join(f"{name} {count}" for name, count in sorted(value.items())) or "none"
    if isinstance(value, list | tuple) and value and all(isinstance(one, model.Line) for one in value):
        return "; ".join(map(words, value))
    return str(value)


@singledispatch
def words(event: model.Line) -> str:
    """Tell an event in a few words; its name alone where nothing needs to be added."""
    seat = getattr(event, "seat", None)
    tile = getattr(event, "tile", "")
    return " ".join(str(part) for part in (seat, event.word, tile) if part not in (None, ""))


@words.register
def _(event: model.Draw) -> str:
    return f"{event.seat} draws {event.tile}{' as replacement' if event.replacement else ''}"


@words.register
def _(event: model.Discard) -> str:
    return (
        f"{event.seat} discards {event.tile}{', just drawn' if event.drawn else ''}{', ready' if event.ready else ''}"
    )


@words.register
def _(event: model.Claim) -> str:
    call = {model.Chow: "chi", model.Pung: "pon", model.OpenKong: "kong"}[type(event)]
    return f"{event.seat} {call} {event.tile} with {' '.join(event.own)} from {event.from_seat}"


@words.register
def _(event: model.ConcealedKong) -> str:
    return f"{event.seat} concealed kong {' '.join(event.tiles)}"


@words.register
def _(event: model.AddedKong) -> str:
    return f"{event.seat} adds {event.tile} to the pung"


@words.register
def _(event: model.Ready) -> str:
    return f"{event.seat} ready{'' if event.manner == 'plain' else f', {event.manner}'}"


@words.register
def _(event: model.ReadyAccepted) -> str:
    return f"{event.seat} is ready: nobody has won on the discard"


@words.register
def _(event: model.Watch) -> str:
    return f"{event.seat} looks at all hands"


@words.register
def _(event: model.TakenIn) -> str:
    return f"{event.seat} takes the drawn tile into the hand"


@words.register
def _(event: model.TakenBack) -> str:
    if event.tile is None:
        return f"{event.seat} takes {' '.join(event.own)} back into the hand"
    return f"{event.seat} puts {event.tile} back on the wall"


@words.register
def _(event: model.Dice) -> str:
    return f"dice for the {event.purpose}: {' '.join(map(str, event.dice))}"


@words.register
def _(event: model.Bet) -> str:
    return f"{event.seat} {event.what} {event.number}"


@words.register
def _(event: model.MissingSuit) -> str:
    return f"{event.seat} lacks {event.suit}"


@words.register
def _(event: model.Reveal) -> str:
    return f"{event.what}: {' '.join(event.tiles)} turned up"


@words.register
def _(event: model.Payment) -> str:
    about = "" if event.seat is None else f" of {event.seat}"
    return f"{event.what}{about}{changes(event.deltas)}"


@words.register
def _(event: model.Noted) -> str:
    return f"noted: {event.from_seat} owes {event.seat} {event.amount}"


@words.register
def _(event: model.TimeCalled) -> str:
    return "the time is up"


@words.register
def _(event: model.Ruled) -> str:
    about = "" if event.seat is None else f" of {event.seat}"
    points = f", {event.points} to {event.to}" if event.points else ""
    why = " ".join(filter(None, (event.rule, event.note)))
    return f"the host rules: {event.ruling}{about}{points} ({why})"


@words.register
def _(event: model.RulingBack) -> str:
    return f"the host takes ruling {event.number} back"


@words.register
def _(event: model.Followed) -> str:
    return f"person {event.person} follows {event.seat}"


@words.register
def _(event: model.Exchange) -> str:
    return f"{event.seat} hands {' '.join(event.tiles)} to {event.to_seat}"


@words.register
def _(event: model.Indicator) -> str:
    return f"indicator {event.tile}"


@words.register
def _(event: model.Win) -> str:
    how = "self-draw" if event.from_seat == event.seat else f"from {event.from_seat}"
    bill = ", ".join(f"{pattern_name(line)} {worth(line)}" for line in event.patterns)
    return f"{event.seat} WINS on {event.tile}, {how}{f': {bill}' if bill else ''}{changes(event.deltas)}"


@words.register(model.DrawnHand)
@words.register(model.Abort)
def _(event: model.DrawnHand | model.Abort) -> str:
    return f"no win: {event.reason}{changes(event.deltas)}"


def pattern_name(line: model.Pattern) -> str:
    """Return the rulebook's id of a riichi pattern, else what the source calls it."""
    known = pattern_id(line.id) if line.unit != "fan" else None
    return known or str(line.id)


def worth(line: model.Pattern) -> str:
    """Tell what a pattern adds, or by how much it multiplies."""
    if line.unit == model.UNTOLD_UNIT:
        return "(not understood)"
    return f"times {line.value}" if line.unit == "times" else f"{line.value} {line.unit}"


def changes(deltas: tuple[int, ...] | None) -> str:
    """Tell the change of every seat's points."""
    return f"; {' '.join(f'{delta:+d}' for delta in deltas)}" if deltas else ""
