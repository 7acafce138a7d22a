"""What a win open now would bring: its worth; by flowers or honours discarded, what is asked or paid instead."""

from fangcheng.core.play.turned_tiles import tile_won_on
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import BY_DISCARD, BY_ROB, BY_SELF, NOBODY
from fangcheng.game.event_types import Paid
from fangcheng.game.match import Match
from fangcheng.game.reckoning.methods import unit_of
from fangcheng.game.views import View
from fangcheng.tiles import NO_TILE
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


def worth_of_win(match: Match, seat: int, view: View) -> wire.Text | None:
    """Tell what the win open now would bring in the variant's unit."""
    trial = match.copy()
    table, engine = trial.table, trial.engine
    if view.offered is None:
        by, kind, payer = BY_SELF, int(table.drawn), NOBODY
    else:
        by = BY_ROB if view.phase == "rob" else BY_DISCARD
        kind, payer = int(tile_won_on(table, seat)), int(table.offered_by)
    if kind == NO_TILE or not engine.value(table, seat, kind, by, payer):
        return None
    result = engine.desk.work.results[seat]
    if result.yakuman > 0:
        return text_of_page(match.engine.ruleset, "unit-yakuman", n=int(result.yakuman))
    return unit_of_value(unit_of(match.engine.rules), int(result.total))


def flower_income(match: Match, seat: int) -> wire.Text | None:
    """Tell what is paid at once to who goes on instead, if anything is.

    Rules: TAIWAN-P17, TAIWAN-P18.
    """
    happened = match.copy().act(seat, code.PASS)
    rows = [event for event in happened if isinstance(event, Paid) and event.cause in ALL_FLOWERS]
    if not rows:
        return None
    return text_of_page(match.engine.ruleset, "note-at-once", n=sum(row.changes[seat] for row in rows))
