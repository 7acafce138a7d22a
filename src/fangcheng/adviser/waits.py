"""What the adviser says of a ready hand: its waits, the tiles left of them, what a win would bring."""

from collections.abc import Sequence

from fangcheng.adviser.answer import Args, Reason
from fangcheng.adviser.weighed import Weighed, left
from fangcheng.game.hints import Brings, WaitHint


def ready_reason(wins: Sequence[WaitHint], waits: Sequence[WaitHint]) -> Reason:
    """Say what a ready hand waits for; `wins` are those of its waits that would be a win in some way."""
    if not wins:
        return Reason(key="advise-ready-barred", args={"tile": _tiles(waits)})
    return Reason(key="advise-ready", args={"tile": _tiles(wins), "n": left(wins)}, item="COACH-118")


def dearer(wins: Sequence[WaitHint], other: Weighed) -> Reason | None:
    """Say that the best win is worth more than any after another discard, where it is."""
    mine, theirs = _most(wins), _most(other.wins)
    if mine is None or theirs is None or mine <= theirs:
        return None
    args: Args = {"tile": other.tile, "m": left(other.wins), "p": mine, "q": theirs}
    return Reason(key="advise-ready-dearer", args=args, item="COACH-117")


def declared_reason(wins: Sequence[WaitHint]) -> Reason | None:
    """Say what declaring ready adds to a win on the wait of which most tiles are left, where it adds something."""
    best = max(wins, key=lambda wait: wait.left, default=None)
    if best is None or best.declared is None or best.declared.low is None:
        return None
    if best.brings is None or best.brings.low is None:
        return Reason(key="advise-declared-only", args={"tile": best.tile})
    if best.declared.low <= best.brings.low:
        return None
    args: Args = {"tile": best.tile, "n": best.declared.low, "m": best.brings.low}
    return Reason(key="advise-declared-more", args=args)


def _tiles(waits: Sequence[WaitHint]) -> str:
    return "".join(wait.tile for wait in waits)


def _most(wins: Sequence[WaitHint]) -> int | None:
    """Return the most points that a win with an unseen tile would bring; None where some have not been worked out."""
    if not all(wait.worked_out for wait in wins):
        return None
    return max((most_of(one) for wait in wins if wait.left for one in (wait.brings, wait.declared)), default=0)


def most_of(one: Brings | None) -> int:
    """Return the most points that a win would bring."""
    return 0 if one is None else max(one.high or 0, one.drawn or 0)
