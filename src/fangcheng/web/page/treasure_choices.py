"""What is asked about the treasure before a draw."""

from fangcheng.game.actions import Action
from fangcheng.game.match import Match
from fangcheng.web import wire
from fangcheng.web.page.texts import text_of_page


def treasure_label(match: Match, action: Action) -> wire.Text:
    """Name putting the treasure back, and going on without that.

    Rules: CHANGCHUN-P8, CHANGCHUN-P9.
    """
    key = "choice-draw-on" if action.kind == "pass" else "choice-throw-again"
    return text_of_page(match.engine.ruleset, key, match.engine.rule_of("choose-treasure"))
