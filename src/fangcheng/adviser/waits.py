"""What the adviser says of a ready hand: its waits, the tiles left of them, what a win would bring."""

from collections.abc import Sequence

from fangcheng.adviser.answer import Args, Reason
from fangcheng.adviser.book import item_if_it_holds
from fangcheng.adviser.weighed import Weighed, left
from fangcheng.core.play.passing import is_compulsory, thrown
from fangcheng.core.state.rule_codes import BARS_DISCARDS, BARS_KIND, COUNTS_OWN_RIVER, UNTIL_COMPULSORY
from fangcheng.game.hints import Brings, WaitHint
from fangcheng.game.reasons import rule_behind
from fangcheng.game.views import View
from fangcheng.tiles import parse, plain


def ready_reason(view: View, me: Weighed) -> Reason:
    """Say what the hand waits for after a discard, and whether a tile thrown before leaves it own draws alone."""
    wins, waits = me.wins, me.option.waits
    if not wins:
        return Reason(key="advise-ready-barred", args={"tile": _tiles(waits)})
    args: Args = {"tile": _tiles(wins), "n": left(wins)}
    lying = own_discards_that_bar(view, me)
    if not all(wait.worked_out for wait in wins) or view.furiten.for_hand:
        return Reason(key="advise-then-waits", args=args)
    if lying:
        own = view.own_hand()
        rule = "" if own is None else rule_behind(own.engine, "furiten-own")
        item = item_if_it_holds(view, "COACH-125")
        return Reason(key="advise-ready-furiten", args={**args, "tile_own": _tiles(lying)}, rule=rule, item=item)
    return Reason(key="advise-ready", args=args, item="COACH-118")


def drawn_only(me: Weighed) -> tuple[Reason, ...]:
    """Say which waits after a discard win only when drawn, too small on another's tile or barred; nothing for none."""
    found = [wait for wait in me.wins if wait.left and wait.reason and _wins_drawn_alone(wait)]
    return (Reason(key="advise-ready-draws", args={"tile": _tiles(found)}),) if found else ()


def _wins_drawn_alone(wait: WaitHint) -> bool:
    known = [one for one in (wait.brings, wait.declared) if one is not None]
    return wait.worked_out and bool(known) and all(one.low is None for one in known)


def own_discards_that_bar(view: View, me: Weighed) -> tuple[WaitHint, ...]:
    """Return the waits after a discard that lie among the own discards, where the rules let them bar wins."""
    own = view.own_hand()
    if own is None or int(own.rules.pass_bars) not in (BARS_DISCARDS, BARS_KIND):
        return ()
    if own.rules.pass_until[UNTIL_COMPULSORY] and is_compulsory(own.record, own.rules):
        return ()
    barring = int(thrown(own.record, own.rules, own.seat))
    if own.rules.pass_counts[COUNTS_OWN_RIVER]:
        barring |= 1 << own.printed[parse(me.tile)[0]]
    return tuple(wait for wait in me.option.waits if barring >> own.printed[parse(plain(wait.tile))[0]] & 1)


def dearer(wins: Sequence[WaitHint], other: Weighed) -> Reason | None:
    """Say that the best win is worth more than any after another discard, where it is."""
    mine, theirs = _most(wins), _most(other.wins)
    if mine is None or theirs is None or mine <= theirs:
        return None
    args: Args = {"tile": other.tile, "m": left(other.wins), "p": mine, "q": theirs}
    return Reason(key="advise-ready-dearer", args=args, item="COACH-117")


def declared_reason(view: View, me: Weighed) -> Reason | None:
    """Say what declaring ready adds to a win on the wait of which most tiles are left, where it adds something."""
    if own_discards_that_bar(view, me) or view.furiten.for_hand:
        return None
    best = max(me.wins, key=lambda wait: wait.left, default=None)
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
