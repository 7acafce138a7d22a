"""The question above the choices of a seat."""

from typing import Any

from fangcheng.core.state.codes import TILES_OFFERED
from fangcheng.core.state.rule_codes import SIT_AND_PULL
from fangcheng.game.match import Match
from fangcheng.game.views import View
from fangcheng.tiles import write
from fangcheng.web import wire
from fangcheng.web.page.eggs import egg_prompt
from fangcheng.web.page.flower_choices import flower_question
from fangcheng.web.page.sum_choices import sum_prompt
from fangcheng.web.page.texts import text_of_page

PROMPTS = {
    **{asked: f"prompt-{asked}" for asked in ("raise", "return", "exchange", "heart", "show", "honours")},
    "lack": "prompt-missing",
    "first_ready": "prompt-heavenly",
    "kong_tile": "prompt-kong-tile",
    "opening_wins": "prompt-opening-wins",
}


def prompt_of(match: Match, seat: int, view: View) -> wire.Text | None:
    """Return what the seat is asked, None where its choices say it themselves."""
    if named := egg_prompt(match, seat) or sum_prompt(match, seat, view.phase):
        return named
    if view.phase == "bets":
        return _say(match, _bet_prompt(match, seat, view))
    if view.phase == "flowers":
        return flower_question(match, view)
    if view.phase == "last_tile":
        return _say(match, "prompt-last-tile" if len(match.legal(seat)) > 1 else "prompt-last-tile-unready")
    if view.phase == "rob" and view.offered is not None and view.offered_by is not None:
        return _say(match, "prompt-rob", seat=view.offered_by, tile=view.offered)
    if view.phase in ("treasure", "treasure_again"):
        may_put_back = any(action.kind not in ("pass", "win") for action in match.legal(seat))
        return _say(match, "prompt-treasure_again" if may_put_back else "prompt-treasure", tile=view.treasure or "")
    opened = match.table.opened
    if view.phase == "claim" and opened.stage == TILES_OFFERED:
        turned = write(sorted(opened.tiles[: int(opened.count)].tolist()))
        return _say(match, "prompt-turned", match.engine.rule_of("open-kong"), tiles=turned)
    return _say(match, PROMPTS[view.phase]) if view.phase in PROMPTS else None


def _bet_prompt(match: Match, seat: int, view: View) -> str:
    rules: Any = match.engine.numbers
    if rules.bet_kind != SIT_AND_PULL:
        return "prompt-stakes"
    return "prompt-sit" if seat == view.dealer else "prompt-pull"


def _say(match: Match, key: str, rule: str | None = None, /, **args: int | str | wire.Names) -> wire.Text:
    """Return a sentence by its key, in the variant's own words where its page has some."""
    return text_of_page(match.engine.ruleset, key, rule, **args)
