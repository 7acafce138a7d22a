"""Lists that hold something for each seat: one that is too short or too long is refused where it stands."""

from collections.abc import Sequence

from fangcheng.records.model import Final, HandRecord, Line
from fangcheng.records.opening import Source

PER_SEAT = (  # fields of hands and events that have one entry a seat where they are told
    *("start_scores", "start_chips", "stakes", "notes", "own_walls"),
    *("deltas", "ready", "shown", "scores", "chips"),
)


def require_lengths(source: Source, where: str, item: Line, hand: HandRecord) -> None:
    """Raise RecordError for a list of a line that has not one entry for each seat of its hand."""
    seats = len(hand.dealt)
    for field in PER_SEAT:
        told = getattr(item, field, None)
        if isinstance(told, tuple) and told and len(told) != seats:
            raise source.error(where, f"{field}: {len(told)} entries instead of one for each of {seats} seats")
    waiting = len(hand.persons or ()) - seats
    for field, due in {"waiting_scores": waiting, "named": len(hand.persons or ())}.items():
        told = getattr(item, field, None)
        if told and len(told) != due:
            raise source.error(where, f"{field}: {len(told)} entries instead of {max(due, 0)}")


def require_standing(source: Source, where: str, final: Final, hands: Sequence[HandRecord], players: int) -> None:
    """Raise RecordError for a standing that does not name everybody: all seats, or all persons where some wait."""
    if not hands:
        return
    due = {len(hands[-1].dealt), len(hands[-1].persons or hands[-1].dealt), players or len(hands[-1].dealt)}
    for field in ("scores", "points", "chips"):
        told = getattr(final, field)
        if told is not None and len(told) not in due:
            raise source.error(where, f"{field}: {len(told)} entries instead of {' or '.join(map(str, sorted(due)))}")
