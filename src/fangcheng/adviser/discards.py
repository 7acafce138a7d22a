"""Why one discard is advised: what it leaves, who cannot win on it, what it costs beside the other discards."""

from collections.abc import Sequence

from fangcheng.adviser.answer import Args, Reason
from fangcheng.adviser.book import counts_as_triplet, item_if_it_holds
from fangcheng.adviser.rivals import Rival, danger_of, is_certain
from fangcheng.adviser.waits import dearer, drawn_only, ready_reason
from fangcheng.adviser.weighed import NO_WIN_LEFT, Weighed, left
from fangcheng.game.views import View
from fangcheng.tiles import plain

MOST_REASONS = 2
ENDS = "19"


def same_as(me: Weighed, others: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """Return the other discards that are the same in everything that is looked at."""
    looked = (me.away, me.count, me.alone, me.beside, me.likeness)
    return tuple(one for one in others if (one.away, one.count, one.alone, one.beside, one.likeness) == looked)


def reasons_to_discard(
    view: View, me: Weighed, others: Sequence[Weighed], rivals: Sequence[Rival]
) -> tuple[Reason, ...]:
    """Return one or two reasons for a discard; `others` are the other faces that may be discarded."""
    if not others:
        return (Reason(key="advise-forced"),)
    nearest = min(one.away for one in others)
    safe = _danger(view, me, others, rivals)
    if me.away > nearest:
        found = [*safe, _farther(me, others), *([] if safe else [Reason(key="advise-estimate")])]
    else:
        found = _speed(view, me, others)
        if found[0].key == "advise-fewer":
            found = [*(safe or _what_outweighs(view, me, others, rivals)), *found]
        else:
            found += [*safe, *_risk(me, others, rivals), *_place_in_hand(view, me, others)]
    return tuple(found[:MOST_REASONS])


# --- how near a win


def _farther(me: Weighed, others: Sequence[Weighed]) -> Reason:
    """Say what a discard costs that does not leave the hand as near as another."""
    near = min(others, key=lambda one: (one.away, -one.count))
    if me.away == NO_WIN_LEFT:
        return Reason(key="advise-farther-barred", args={"tile": near.tile})
    key = "advise-farther" if near.count else "advise-farther-dead"
    return Reason(key=key, args={"tile": near.tile, "n": me.away - near.away})


def _speed(view: View, me: Weighed, others: Sequence[Weighed]) -> list[Reason]:
    """Say what a discard leaves that keeps the hand as near a win as any other."""
    peers = [one for one in others if one.away == me.away]
    if me.away == NO_WIN_LEFT:
        return [Reason(key="advise-barred")]
    if me.away == 0 and me.option.waits:
        return _ready(view, me, peers)
    if not peers:
        return [Reason(key="advise-nearest", args={"n": me.count})]
    widest = max(peers, key=lambda one: one.count)
    if me.count < widest.count:
        return [Reason(key="advise-fewer", args={"n": me.count, "tile": widest.tile, "m": widest.count})]
    if me.count == 0:
        return [Reason(key="advise-dead")]
    key = "advise-most" if me.count > widest.count else "advise-as-many"
    return [Reason(key=key, args={"n": me.count})]


def _ready(view: View, me: Weighed, peers: Sequence[Weighed]) -> list[Reason]:
    """Say what a discard waits for that leaves the hand ready, and what more or dearer wins there are."""
    ready = ready_reason(view, me)
    wide = max((left(one.wins) for one in peers), default=0)
    if ready.key != "advise-ready":
        return [ready]
    draws = drawn_only(me)
    if not wide:
        return [ready, *draws]
    if left(me.wins) >= wide:
        more = "advise-ready-most" if left(me.wins) > wide else "advise-ready-as-many"
        return [Reason(key=more, args=ready.args, item="COACH-118"), *draws]
    if draws:
        return [ready, *draws]
    widest = max(peers, key=lambda one: left(one.wins))
    costs = dearer(me.wins, widest)
    return [ready, costs or Reason(key="advise-ready-fewer", args={"tile": widest.tile, "m": left(widest.wins)})]


# --- who may win on it


def _danger(view: View, me: Weighed, others: Sequence[Weighed], rivals: Sequence[Rival]) -> list[Reason]:
    """Say that the discard is safe, or as safe as can be had, where that tells it from others."""
    if not rivals or all((one.certain, one.ways) == (me.certain, me.ways) for one in others):
        return []
    if me.certain == len(rivals):
        if len(rivals) > 1:
            return [Reason(key="advise-safe-all", args={"n": len(rivals)}, item="COACH-89")]
        danger = danger_of(me.option.dangers, rivals[0])
        return [Reason(key=f"advise-safe-{danger.safe}", args=rivals[0].args, rule=danger.rule, item="COACH-89")]
    if me.certain:
        sure = next(one for one in rivals if is_certain(me.option.dangers, one))
        unsure = next(one for one in rivals if not is_certain(me.option.dangers, one))
        return [Reason(key="advise-safe-some", args={**sure.args, "seat_other": unsure.seat}, item="COACH-90")]
    if any(one.certain for one in others) or me.ways > min(one.ways for one in others):
        return []
    args = {**rivals[0].args, "n": me.ways}
    return [
        Reason(key="advise-risk-least" if len(rivals) == 1 else "advise-risk-least-all", args=args, item="COACH-90")
    ]


def _risk(me: Weighed, others: Sequence[Weighed], rivals: Sequence[Rival]) -> list[Reason]:
    """Say what a discard risks that is neither safe nor the least dangerous one."""
    if not rivals or me.certain or not (any(one.certain for one in others) or me.ways > min(o.ways for o in others)):
        return []
    args = {**rivals[0].args, "n": me.ways}
    return [Reason(key="advise-risk" if len(rivals) == 1 else "advise-risk-all", args=args)]


def _what_outweighs(view: View, me: Weighed, others: Sequence[Weighed], rivals: Sequence[Rival]) -> list[Reason]:
    """Say why fewer tiles that help are put up with: what is kept for it, what goes, else the estimate of the bot."""
    kept = max((one for one in others if one.away == me.away), key=lambda one: one.count)
    if _risk(me, others, rivals):
        return [Reason(key="advise-estimate-risk")]
    if kept.tile in view.dora and me.tile not in view.dora:
        return [Reason(key="advise-keeps-dora", args={"tile": kept.tile})]
    if counts_as_triplet(view, kept.tile) and not counts_as_triplet(view, me.tile):
        item = item_if_it_holds(view, "COACH-21") if me.tile[1] == "z" else ""  # it is about which honour goes first
        return [Reason(key="advise-keeps-value", args={"tile": kept.tile}, item=item)]
    return ([] if kept.alone else _place_in_hand(view, me, others)) or [Reason(key="advise-estimate")]


# --- how the tile stands in the hand


def _place_in_hand(view: View, me: Weighed, others: Sequence[Weighed]) -> list[Reason]:
    """Say that the tile has to go, or that it stands alone, and has fewer partners than another that does."""
    own = view.own
    if own is not None and own.lack == me.tile[1]:
        return [Reason(key="advise-lack-first", item=item_if_it_holds(view, "COACH-16"))]
    if not me.alone or me.beside is None:
        return []
    peers = [one for one in others if one.alone and (one.away, one.count) == (me.away, me.count)]
    richer = max(peers, key=lambda one: one.beside or 0, default=None)
    if richer is None or (richer.beside or 0) <= me.beside:
        return [Reason(key="advise-alone", item=_item_of_loose(view, me))]
    args: Args = {"n": me.beside, "tile": richer.tile, "m": richer.beside or 0}
    return [Reason(key="advise-partners", args=args, item=_item_of_loose(view, me))]


def _item_of_loose(view: View, me: Weighed) -> str:
    """Return the item on loose tiles of this class: honours first, then ends."""
    tile = plain(me.tile)
    if tile[1] == "z":
        return item_if_it_holds(view, "COACH-20")
    return item_if_it_holds(view, "COACH-24") if tile[0] in ENDS else ""
