"""Why a claim, a kong, a pass, a declaration or the answer to a question is advised."""

from collections import Counter
from collections.abc import Sequence

from fangcheng.adviser.answer import KONGS, Args, Option, Reason
from fangcheng.adviser.book import item_if_it_holds
from fangcheng.adviser.rivals import Rival
from fangcheng.adviser.waits import declared_reason, ready_reason
from fangcheng.adviser.weighed import Weighed, held
from fangcheng.game.actions import Action
from fangcheng.game.hints import Hint
from fangcheng.game.own_hand import OutlookView
from fangcheng.game.views import View

CLAIMS = ("chi", "pon", "open_kong")
LEAST_GIVEN = 3  # tiles of a suit from which three may be handed over
HABIT = Reason(key="advise-habit")


def reasons_to_win(view: View) -> tuple[Reason, ...]:
    """Return why a win is taken: it is there."""
    return (Reason(key="advise-win", item=item_if_it_holds(view, "COACH-123")),)


def reasons_to_pass_win() -> tuple[Reason, ...]:
    """Return why a win on another's tile is let pass: drawn, it is paid by all who still play."""
    return (Reason(key="advise-pass-win"),)


def reasons_to_call(view: View, hint: Hint, option: Option) -> tuple[Reason, ...]:
    """Return what a claim or a kong leaves; of hands with tiles that stand apart that is not counted."""
    before, after = _as_it_is(hint), option.after
    if _stand_apart(view):
        return (Reason(key="advise-estimate"),)
    if before is None or after is None:
        return (HABIT,)
    if after.away is None:
        return (Reason(key="advise-estimate"),)
    if before.away is None:
        return (Reason(key="advise-call-opens-way"), *_then(after))
    gain = before.away - after.away
    if gain > 0:
        return (Reason(key="advise-call-nearer", args={"n": gain}), *_then(after))
    if gain < 0:
        return (Reason(key="advise-call-farther", args={"n": -gain}), Reason(key="advise-estimate"))
    return (_keeps(before, after) if option.action.kind in KONGS else Reason(key="advise-call-keeps"), *_then(after))


def _keeps(before: OutlookView, after: OutlookView) -> Reason:
    """Say whether a kong that leaves the hand as near costs tiles that would help it."""
    if after.count >= before.count:
        return Reason(key="advise-kong-keeps")
    return Reason(key="advise-kong-fewer", args={"n": before.count})


def _stand_apart(view: View) -> bool:
    own = view.own_hand()
    return own is not None and bool(own.rules.standing)


def _then(after: OutlookView) -> tuple[Reason, ...]:
    """Say what helps a hand after a call, and after the discard that leaves most where one is due."""
    if not after.count:
        return ()
    args: Args = {"n": after.count}
    if after.away == 0:
        args["tile"] = "".join(after.tiles)
    if after.discard is not None:
        args["tile_cut"] = after.discard
    key = "advise-then-waits" if after.away == 0 else "advise-then-helped"
    return (Reason(key=key + ("" if after.discard is None else "-after"), args=args),)


def _as_it_is(hint: Hint) -> OutlookView | None:
    """Return the hand without the call: as it rests, or after the discard that leaves it nearest."""
    return hint.now or (hint.discards[0].after if hint.discards else None)


def reasons_to_pass(view: View, hint: Hint, options: Sequence[Option], rivals: Sequence[Rival]) -> tuple[Reason, ...]:
    """Return why every claim is left."""
    now = hint.now
    if _stand_apart(view):
        return (Reason(key="advise-estimate"),)
    claims = [one for one in options if one.action.kind in CLAIMS and one.after is not None]
    if now is None or not claims:
        return (HABIT,)
    aways = [one.after.away for one in claims if one.after is not None and one.after.away is not None]
    if not aways:
        key = "advise-pass-barred" if now.away is not None else "advise-pass-lost"
        return (Reason(key=key),)
    if now.away is not None and min(aways) >= now.away:
        return (Reason(key="advise-pass-no-nearer", item=_room_to_defend(view)),)
    found = [Reason(key="advise-pass-nearer", args={"n": now.away - min(aways)})] if now.away is not None else []
    if rivals:
        return (*found, Reason(key="advise-pass-rival", args={**rivals[0].args, "n": min(aways)}))
    own = view.own
    closed = own is not None and not any(meld.source is not None for meld in own.melds)
    return (*found, Reason(key="advise-pass-closed" if closed else "advise-estimate"))


def _room_to_defend(view: View) -> str:
    """Return the item on keeping room to defend, with two melds open and a claim that leads no nearer."""
    own = view.own
    opened = own is not None and sum(meld.source is not None for meld in own.melds) >= 2
    return item_if_it_holds(view, "COACH-62") if opened else ""


def reasons_to_declare(view: View, me: Weighed | None) -> tuple[Reason, ...]:
    """Return what a declared hand waits for, and what declaring adds; `me` is the discard that goes with it."""
    if me is None or not me.option.waits:
        return (Reason(key="advise-declare"),)
    more = declared_reason(view, me)
    return (ready_reason(view, me), *([more] if more else []))


def reasons_to_answer(view: View, hint: Hint, action: Action) -> tuple[Reason, ...]:
    """Return why a question is answered so, as far as the hand tells."""
    tiles = Counter(tile[1] for tile in held(view))
    if view.phase == "lack" and action.choice is not None:
        suit = "mps"[action.choice]
        if tiles[suit] == min(tiles[one] for one in "mps"):
            return (Reason(key="advise-lack", args={"suit": suit, "n": tiles[suit]}),)
    if view.phase == "exchange":
        suit = action.tiles[0][1]
        if all(tiles[suit] <= tiles[one] for one in "mps" if tiles[one] >= LEAST_GIVEN):
            return (Reason(key="advise-exchange", args={"suit": suit, "n": tiles[suit]}),)
    if action.kind == "lay_north":
        return (Reason(key="advise-north"),)
    if action.kind == "abort" and hint.away is not None:
        return (Reason(key="advise-abort", args={"n": hint.away}),)
    return (HABIT,)
