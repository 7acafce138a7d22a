"""`advise`: one move for a seat, what the strongest bot of the house would do there, with reasons that hold."""

from msgspec.structs import replace

from fangcheng.adviser import calls
from fangcheng.adviser.answer import KONGS, Advice, Option, Reason
from fangcheng.adviser.discards import reasons_to_discard, same_as
from fangcheng.adviser.moves import called_by_players, words_of
from fangcheng.adviser.rivals import Rival, rivals_of
from fangcheng.adviser.weighed import Weighed, weigh
from fangcheng.bots.protocol import steady
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action
from fangcheng.game.engine import copy_of
from fangcheng.game.hints import Hint, hint_of
from fangcheng.game.match import Match
from fangcheng.game.views import View
from fangcheng.tiles import plain

EXCHANGED = 3  # tiles that are handed over


def advise(at: View | Match, seat: int | None = None) -> Advice | None:
    """Return one move for a seat with one or two reasons, None where the seat owes no decision.

    The move is that of `steady`; reasons are counted on what the seat sees, so nothing hidden is in them. Of a match
    the seat may be left out where one alone is asked; a view has its own. Raises FangchengError for a seat that is not
    there, for a match that asks several, and for a view that is another seat's.
    """
    view = at if isinstance(at, View) else at.view(_asked(at) if seat is None else seat)
    if seat is not None and view.seat != seat:
        raise FangchengError(f"seat {seat}: the view is that of {view!r}; a view advises its own reader")
    return advice_on(view, hint_of(view)) if view.actions else None


def _asked(match: Match) -> int | None:
    """Return the one seat that owes a decision, None without one. Raises FangchengError where several do."""
    owed = match.owed
    if len(owed) > 1:
        raise FangchengError(f"seats {', '.join(map(str, owed))} are asked at once; say for which, advise(match, seat)")
    return owed[0] if owed else None


def advice_on(view: View, hint: Hint, number: int | None = None) -> Advice:
    """Return the advice for the reader of a view who owes a decision; `hint` is that of the view.

    `number` is that of the action to be advised, where somebody else has found it; steady's where it is left out.
    """
    assert view.seat is not None, "who owes a decision has a seat"
    if number is None:
        number = steady().act(view, view.actions)
    action = next(one for one in view.actions if one.number == number)
    then = _going_on(view, action)
    options = _options(view, hint)
    rivals = rivals_of(view, hint.discards[0].dangers) if hint.discards else rivals_of(view, ())
    weighed = weigh(view, options, rivals)
    cut = next((one for one in (action, *then) if one.kind == "discard"), None)
    me = next((one for one in weighed if cut is not None and one.tile == plain(cut.tiles[0])), None)
    same: tuple[Weighed, ...] = ()
    if action.kind == "discard" and me is not None:
        others = [one for one in weighed if one is not me]
        same = same_as(me, others)
        reasons = reasons_to_discard(view, me, others, rivals)
    else:
        reasons = _reasons(view, hint, action, options, me, rivals)
    words = words_of(view, action)
    return Advice(
        seat=view.seat,
        action=action,
        then=then,
        same=tuple(one.option.action for one in same),
        words=words,
        called=called_by_players(view, words[0]),
        reasons=tuple(_with_winds(view, one) for one in reasons),
        options=options,
    )


def _with_winds(view: View, reason: Reason) -> Reason:
    """Return a reason with the winds of the seats where its sentence names one."""
    winds = tuple(seat.wind or "" for seat in view.seats)
    names_seats = any(name.startswith("seat") for name in reason.args)
    return replace(reason, winds=winds) if names_seats and all(winds) else reason


def _options(view: View, hint: Hint) -> tuple[Option, ...]:
    """Return every choice with what it leaves."""
    discards = {one.after.discard: one for one in hint.discards}
    others = {one.action: one.after for one in hint.choices}
    found = []
    for action in view.actions:
        one = discards.get(plain(action.tiles[0])) if action.kind == "discard" else None
        if one is None:
            found.append(Option(action=action, after=others.get(action.number)))
        else:
            found.append(Option(action=action, after=one.after, waits=one.waits, dangers=one.dangers))
    return tuple(found)


def _reasons(
    view: View, hint: Hint, action: Action, options: tuple[Option, ...], me: Weighed | None, rivals: tuple[Rival, ...]
) -> tuple[Reason, ...]:
    """Return the reasons for what is no discard."""
    if action.kind == "win":
        return calls.reasons_to_win(view)
    if action.kind == "ready":
        return calls.reasons_to_declare(view, me)
    passes_win = view.phase != "turn" and any(one.action.kind == "win" for one in options)
    if action.kind in (*KONGS, "chi", "pon"):
        told = calls.reasons_to_call(view, hint, next(one for one in options if one.action == action))
        return (*calls.reasons_to_pass_win(), told[0]) if passes_win else told
    if action.kind == "pass" and passes_win:
        return calls.reasons_to_pass_win()
    if action.kind == "pass" and view.phase == "claim":
        return calls.reasons_to_pass(view, hint, options, rivals)
    return calls.reasons_to_answer(view, hint, action)


def _going_on(view: View, action: Action) -> tuple[Action, ...]:
    """Return what a move goes on with: the discard of a declaration, the other tiles that are handed over.

    It is played on a copy of what the seat sees, and never so far that others come into it.
    """
    if action.kind == "give" and view.phase == "exchange":
        steps = EXCHANGED - 1 - len(view.given)
    else:
        steps = int(action.kind == "ready" and view.phase == "turn")
    own, found = view.own_hand(), [action]
    if own is None or steps <= 0:
        return ()
    table = copy_of(own.table)
    for _ in range(steps):
        if not own.engine.act(table, own.seat, found[-1].number):
            break
        after = View(own.engine, table, own.seat)
        if after.phase != view.phase or not after.actions:
            break
        number = steady().act(after, after.actions)
        found.append(next(one for one in after.actions if one.number == number))
        if found[-1].kind != ("give" if action.kind == "give" else "discard"):
            found.pop()
            break
    return tuple(found[1:])
