"""The hint of a seat as the page draws it: the advised move, what each choice leaves, would bring and risks."""

from typing import Any

from fangcheng.game.hints import Brings, Danger, DiscardHint, WaitHint, hint_of
from fangcheng.game.match import Match
from fangcheng.game.own_hand import OutlookView
from fangcheng.game.reckoning.methods import unit_of
from fangcheng.game.refusal_words import least_worth
from fangcheng.game.views import View
from fangcheng.rules.ruleset import Ruleset
from fangcheng.web import wire
from fangcheng.web.page.advised import advised_move
from fangcheng.web.page.choices import Hand
from fangcheng.web.page.texts import text, text_of_page, unit_of_value

NOBODY_ON_DISCARDS = "no-discard-win"


def seat_hint(match: Match, seat: int, hand: Hand) -> wire.Hint:
    """Return the hint for the seat that holds the hand, made of its own view alone."""
    view = match.view(seat)
    told = hint_of(view)
    ruleset, rules = match.engine.ruleset, match.engine.rules
    lines = [_discard(ruleset, rules, one) for one in told.discards]
    for choice in told.choices:
        index = next((n for n, acts in enumerate(hand.acts) if acts == (choice.action,)), None)
        if index is not None:
            lines.append(line_of(choice.after, choice=index))
    now = None if told.now is None else line_of(told.now)
    if now is not None:
        now.waits = [wait_line(ruleset, rules, wait) for wait in told.waits]
    made = wire.Hint(
        away=None if told.shanten is None else away(told.away),
        now=now,
        lines=lines,
        pending=any(
            not wait.worked_out for wait in (*told.waits, *(wait for one in told.discards for wait in one.waits))
        ),
    )
    if view.actions:
        made.advice = advised_move(view, told, hand)
    made.notes = _notes(view, made, told.discards)
    return made


def away(shanten: int | None) -> wire.Text:
    """Tell how far a hand is from a win that is allowed; None: none is left."""
    if shanten is None:
        return text("hint-barred")
    if shanten < 1:
        return text("hint-ready" if shanten == 0 else "hint-complete")
    return text("hint-away", n=shanten)


def line_of(after: OutlookView, choice: int | None = None) -> wire.HintLine:
    return wire.HintLine(
        tile=after.discard,
        choice=choice,
        away=away(after.away),
        steps=after.rank[0],
        accepts=[wire.Accepted(tile=tile, left=left) for tile, left in after.tiles.items()],
        count=after.count,
    )


def _discard(ruleset: Ruleset, rules: Any, one: DiscardHint) -> wire.HintLine:
    made = line_of(one.after)
    made.waits = [wait_line(ruleset, rules, wait) for wait in one.waits]
    if any(danger.safe != NOBODY_ON_DISCARDS for danger in one.dangers):
        made.dangers = [_danger(danger) for danger in one.dangers]
    return made


def _danger(danger: Danger) -> wire.HintDanger:
    if danger.safe:
        reasons = [text(f"hint-safe-{danger.safe}", danger.rule)]
    else:
        ways = text("hint-ways", n=danger.ways) if danger.ways else text("hint-no-ways")
        reasons = [ways, *(text(f"hint-seen-{key}") for key in danger.seen)]
    return wire.HintDanger(seat=danger.seat, safe=danger.safe != "", ways=danger.ways, reasons=reasons)


# --- what wins bring


def wait_line(ruleset: Ruleset, rules: Any, wait: WaitHint) -> wire.HintWait:
    """Return one wait with what it is worth and would bring."""
    reason = None
    if wait.reason:
        least = least_worth(rules)
        reason = text_of_page(ruleset, f"wait-{wait.reason}", wait.rule, minimum=least, tile=wait.tile)
    return wire.HintWait(
        tile=wait.tile,
        left=wait.left,
        value=None if wait.value is None else unit_of_value(unit_of(rules), wait.value),
        brings=brings(wait.brings),
        declared=brings(wait.declared),
        reason=reason,
    )


def brings(one: Brings | None) -> wire.Text | None:
    """Tell what a win brings on a discard and by self-draw, as far as either is a win."""
    if one is None:
        return None
    if one.low is None or one.high is None:
        return text("hint-brings-drawn", drawn=one.drawn or 0)
    args = {"low": one.low, "high": one.high, **({} if one.drawn is None else {"drawn": one.drawn})}
    way = "discard" if one.low == one.high else "range"
    return text(f"hint-brings-{way}" + ("" if one.drawn is None else "-drawn"), **args)


def _notes(view: View, made: wire.Hint, discards: tuple[DiscardHint, ...]) -> list[wire.Text]:
    """Say what the numbers leave out, where that is something."""
    notes = []
    dangers = [danger for one in discards for danger in one.dangers]
    if dangers and all(danger.safe == NOBODY_ON_DISCARDS for danger in dangers):
        notes.append(text("hint-safe-no-discard-win", dangers[0].rule))
    elif dangers:
        notes.append(text("hint-note-ways-jokers" if view.jokers else "hint-note-ways"))
    if any(wait.brings for line in [*made.lines, *([made.now] if made.now else [])] for wait in line.waits):
        notes.append(text("hint-note-brings"))
    if made.pending:
        notes.append(text("hint-note-pending"))
    return notes
