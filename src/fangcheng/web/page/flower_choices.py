"""A win by flowers or by honours discarded: what is asked about it, what it would bring, what is paid instead."""

from fangcheng.core.state import action_codes as code
from fangcheng.game.event_types import Paid
from fangcheng.game.match import Match
from fangcheng.game.views import View
from fangcheng.web import wire
from fangcheng.web.page.texts import text_of_page, unit_of_value

ALL_FLOWERS = ("seven_flowers", "eight_flowers")  # what is paid to who does not win by them


def flower_question(match: Match, view: View) -> wire.Text:
    """Ask about eight flowers, or seven and somebody else with the eighth.

    Rules: TAIWAN-P18.
    """
    ruleset, rule = match.engine.ruleset, match.engine.rule_of("choose-flower-win")
    others = [one.seat for one in view.seats if one.flowers and one.seat != view.seat]
    if others:
        return text_of_page(ruleset, "prompt-seven-flowers", rule, seat_from=others[0])
    return text_of_page(ruleset, "prompt-eight-flowers", rule)


def tried_worth(match: Match, seat: int) -> wire.Text:
    """Tell what a win by flowers, or by honours discarded, would be worth.

    Rules: TAIWAN-P18, HANGZHOU-P8.
    """
    trial = match.copy()
    trial.act(seat, code.WIN)
    win = next(one for one in trial.explain() if one.kind == "win")
    return unit_of_value(win.unit, win.total)


def flower_income(match: Match, seat: int) -> wire.Text | None:
    """Tell what is paid at once to who goes on instead, if anything is.

    Rules: TAIWAN-P17, TAIWAN-P18.
    """
    happened = match.copy().act(seat, code.PASS)
    rows = [event for event in happened if isinstance(event, Paid) and event.cause in ALL_FLOWERS]
    if not rows:
        return None
    return text_of_page(match.engine.ruleset, "note-at-once", n=sum(row.changes[seat] for row in rows))
