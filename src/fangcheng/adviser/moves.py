"""What a move is called: the key of its words by what is asked of the seat, with their arguments."""

from typing import Any

from fangcheng.adviser.answer import KONGS, Words
from fangcheng.core.state.rule_codes import READY_STANDING
from fangcheng.game.actions import Action
from fangcheng.game.views import View

READY_LABELS = ("ready", "ready-shown", "ready-heavenly", "ready")
STANDING_LABELS = ("ready-up", "ready-down", "ready-up-racked", "ready-down-racked")
# Answers that have no number, by their label and where one label answers two questions by the question.
ANSWERS = {
    "raise": "raise",
    "no raise": "no-raise",
    "no return": "no-return",
    "sit": "sit",
    "stand": "stand",
    "take": "take-last",
    "leave": "leave-last",
    "throw again": "throw-again",
    "show opening_wins": "show-opening",
    "keep silent": "silent",
    "show": "show",
    "hide": "hide",
}
PASSES = {"flowers": "go-on", "honours": "go-on", "treasure": "draw-on", "treasure_again": "draw-on"}
SPECIAL = {"watch": "special", "opening": "open-kong", "open kong": "open-kong"}


def words_of(view: View, action: Action) -> Words:
    """Return what a move of the reader of a view is called; tiles it takes from the hand are told beside it."""
    kind, phase = action.kind, view.phase
    if kind == "discard":
        return "choice-discard", {}
    if kind == "give":
        return _named_tile(view), {}
    if kind in KONGS:
        return "choice-kong", {}
    if kind == "ready":
        return _ready(view, action), {}
    if kind == "win":
        return _win(view), {}
    if kind == "pass":
        return f"choice-{'egg-done' if _names_egg(view) else PASSES.get(phase, 'pass')}", {}
    if kind == "special":
        return f"choice-{SPECIAL.get(action.label) or action.label.replace(' ', '-')}", {}
    if kind == "choose":
        return _answer(action.label, phase)
    return f"choice-{'north' if kind == 'lay_north' else kind}", {}


def called_by_players(view: View, key: str) -> dict[str, str]:
    """Return what the players of the game say instead of the words of a key, by language; nothing where they do not."""
    own = view.own_hand()
    return {} if own is None else dict(own.engine.ruleset.texts.get(key, {}))


def ready_label(rules: Any, choice: int) -> str:
    """Return the key of a way to declare ready."""
    labels = STANDING_LABELS if rules.ready_rule == READY_STANDING else READY_LABELS
    return f"choice-{labels[choice]}"


def _ready(view: View, action: Action) -> str:
    own = view.own_hand()
    if own is None or own.engine.ruleset.calls == "japanese":
        return "choice-riichi"
    return ready_label(own.rules, action.choice or 0)


def _win(view: View) -> str:
    own = view.own_hand()
    if view.phase in ("flowers", "honours"):
        return f"choice-win-{view.phase}"
    if own is None or own.engine.ruleset.calls != "japanese":
        return "choice-win"
    return "choice-tsumo" if view.phase == "turn" else "choice-ron"


def _named_tile(view: View) -> str:
    """Return what naming a tile is called: for the exchange, for an egg, for a set of heads."""
    if view.phase == "exchange":
        return "choice-give"
    return "choice-egg-tile" if _names_egg(view) else "choice-lay-head"


def _names_egg(view: View) -> bool:
    own = view.own_hand()
    return own is not None and own.record.eggs.pending != 0


def _answer(label: str, phase: str) -> Words:
    """Return what the answer to a question is called, by its label (game/actions.py)."""
    key = ANSWERS.get(f"{label} {phase}") or ANSWERS.get(label)
    if key:
        return f"choice-{key}", {}
    word, said = label.partition(" ")[0], label.rpartition(" ")[2]
    match word:
        case "lack":
            return "choice-missing", {"suit": said}
        case "imagine":
            return "choice-heart", {"tile": said}
        case "name":
            return "choice-name-tile", {"tile": said}
        case "return":
            return "choice-return", {"who": said.upper()}
        case "stake" if "tens" in label:
            return "choice-stake-tens", {"n": 10 * int(said)}
        case "stake" | "pull":
            return (f"choice-{word}", {"n": int(said)}) if int(said) else (f"choice-no-{word}", {})
    return label, {}
