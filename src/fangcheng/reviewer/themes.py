"""What a dear decision was about: one theme, read off its two options, the hand and who is to be feared."""

from collections.abc import Sequence

from fangcheng.adviser.answer import KONGS, Advice
from fangcheng.adviser.rivals import rivals_of
from fangcheng.adviser.weighed import Weighed, weigh
from fangcheng.game.actions import Action
from fangcheng.game.views import View
from fangcheng.tiles import plain

CALLS = ("chi", "pon", "open_kong")
THEMES = {  # with the kinds of drills that are about them, the nearest first
    "speed": ("discard", "shanten"),
    "waits": ("wait", "waits", "discard"),
    "danger": ("safe", "discard"),
    "folding": ("discard", "shanten"),
    "value": ("worth", "discard"),
    "call-missed": ("shanten", "discard"),
    "call-needless": ("shanten", "discard"),
    "kongs": ("shanten", "discard"),
    "declaring": ("waits", "wait", "discard"),
    "wins": ("gate", "wait", "discard"),
    "questions": ("shanten", "discard"),
}


def theme_of(view: View, advice: Advice, chosen: Action) -> str:
    """Return the theme of a decision in which the advised action would have been better than the chosen one."""
    kinds = {advice.action.kind, chosen.kind}
    if "win" in kinds:
        return "wins"
    if view.phase not in ("turn", "claim", "rob"):
        return "questions"
    if kinds & {"concealed_kong", "added_kong"} or (chosen.kind in KONGS) != (advice.action.kind in KONGS):
        return "kongs"
    if chosen.kind in CALLS or advice.action.kind in CALLS:
        return "call-missed" if chosen.kind == "pass" else "call-needless"
    if "ready" in kinds:
        return "declaring"
    return _of_discards(view, advice, chosen) if kinds == {"discard"} else "questions"


def _of_discards(view: View, advice: Advice, chosen: Action) -> str:
    dangers = next((one.dangers for one in advice.options if one.dangers), ())
    rivals = rivals_of(view, dangers)
    weighed = weigh(view, advice.options, rivals)
    better, done = _of(weighed, advice.action), _of(weighed, chosen)
    if better is None or done is None:
        return "value"
    if rivals and (better.certain, -better.ways) > (done.certain, -done.ways):
        return "danger"
    if better.away == done.away == 0:
        return "waits"
    if (better.away, -better.count) < (done.away, -done.count):
        return "folding" if rivals else "speed"
    return "value"


def _of(weighed: Sequence[Weighed], action: Action) -> Weighed | None:
    return next((one for one in weighed if one.tile == plain(action.tiles[0])), None)


def drill_about(theme: str, kinds: Sequence[str]) -> str:
    """Return the kind of drill, of those that the game has, that is nearest to a theme; empty where none is."""
    return next((kind for kind in THEMES.get(theme, ()) if kind in kinds), "")
