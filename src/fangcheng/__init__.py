"""Mahjong as it is really played: engine, library, learning environments and a table in the browser."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fangcheng.adviser.advise import advise
    from fangcheng.adviser.answer import Advice
    from fangcheng.books.single_rules import Rule, rule
    from fangcheng.bots.duel import duel
    from fangcheng.bots.pair_figures import DuelResult
    from fangcheng.bots.play import play
    from fangcheng.bots.protocol import Bot, beginner, casual, load_bot, random_bot, steady
    from fangcheng.bots.results import PlayResult
    from fangcheng.bots.strong import strong
    from fangcheng.bots.tables import Tables, worlds
    from fangcheng.coach.book import advice
    from fangcheng.drills.kinds import drill
    from fangcheng.errors import (
        BadOption,
        BotError,
        FangchengError,
        HandError,
        HouseRuleError,
        IllegalAction,
        IncompatibleCircumstance,
        NotationError,
        PageError,
        RecordError,
        UnknownName,
        UnknownVariant,
    )
    from fangcheng.game.actions import Action
    from fangcheng.game.batches import acceptance_of, discards_of, score_many, shanten_of, wins_of
    from fangcheng.game.event_types import AnyEvent, Event
    from fangcheng.game.explain import Explanation
    from fangcheng.game.hands import Meld
    from fangcheng.game.listed_games import Game, games
    from fangcheng.game.match import Match
    from fangcheng.game.observations import ObservationSpec, observe_spec
    from fangcheng.game.questions import Acceptance, Analysis, Wait, acceptance, analyse, shanten, waits
    from fangcheng.game.told import refusal_text
    from fangcheng.game.views import View
    from fangcheng.game.worth import score
    from fangcheng.leagues.arena import ArenaResult, arena
    from fangcheng.reviewer.model import Review
    from fangcheng.reviewer.review import review
    from fangcheng.tiles import tiles_of_136
    from fangcheng.variants import load

# Where each name lives; it is imported when it is first asked for, so that `import fangcheng` is quick.
_HOMES = {
    "Match": "game.match",
    "Action": "game.actions",
    "Tables": "bots.tables",
    "worlds": "bots.tables",
    "ObservationSpec": "game.observations",
    "observe_spec": "game.observations",
    "View": "game.views",
    "Explanation": "game.explain",
    "Acceptance": "game.questions",
    "Analysis": "game.questions",
    "acceptance_of": "game.batches",
    "discards_of": "game.batches",
    "score_many": "game.batches",
    "shanten_of": "game.batches",
    "wins_of": "game.batches",
    "acceptance": "game.questions",
    "analyse": "game.questions",
    "score": "game.worth",
    "shanten": "game.questions",
    "waits": "game.questions",
    "Wait": "game.questions",
    "load": "variants",
    "Event": "game.event_types",
    "AnyEvent": "game.event_types",
    "Meld": "game.hands",
    "HouseRuleError": "errors",
    "PageError": "errors",
    "rule": "books.single_rules",
    "Rule": "books.single_rules",
    "advice": "coach.book",
    "drill": "drills.kinds",
    "advise": "adviser.advise",
    "Advice": "adviser.answer",
    "review": "reviewer.review",
    "Review": "reviewer.model",
    "refusal_text": "game.told",
    "games": "game.listed_games",
    "Game": "game.listed_games",
    "tiles_of_136": "tiles",
    "Bot": "bots.protocol",
    "ArenaResult": "leagues.arena",
    "arena": "leagues.arena",
    "DuelResult": "bots.pair_figures",
    "duel": "bots.duel",
    "PlayResult": "bots.results",
    "play": "bots.play",
    "beginner": "bots.protocol",
    "casual": "bots.protocol",
    "load_bot": "bots.protocol",
    "random_bot": "bots.protocol",
    "steady": "bots.protocol",
    "strong": "bots.strong",
    "BotError": "errors",
    "FangchengError": "errors",
    "NotationError": "errors",
    "HandError": "errors",
    "IncompatibleCircumstance": "errors",
    "UnknownName": "errors",
    "UnknownVariant": "errors",
    "BadOption": "errors",
    "IllegalAction": "errors",
    "RecordError": "errors",
}

__version__ = "0.7.0"
__all__ = [
    "Acceptance",
    "Action",
    "Advice",
    "Analysis",
    "AnyEvent",
    "ArenaResult",
    "BadOption",
    "Bot",
    "BotError",
    "DuelResult",
    "Event",
    "Explanation",
    "FangchengError",
    "Game",
    "HandError",
    "HouseRuleError",
    "IllegalAction",
    "IncompatibleCircumstance",
    "Match",
    "Meld",
    "NotationError",
    "ObservationSpec",
    "PageError",
    "PlayResult",
    "RecordError",
    "Review",
    "Rule",
    "Tables",
    "UnknownName",
    "UnknownVariant",
    "View",
    "Wait",
    "acceptance",
    "acceptance_of",
    "advice",
    "advise",
    "analyse",
    "arena",
    "beginner",
    "casual",
    "discards_of",
    "drill",
    "duel",
    "games",
    "load",
    "load_bot",
    "observe_spec",
    "play",
    "random_bot",
    "refusal_text",
    "review",
    "rule",
    "score",
    "score_many",
    "shanten",
    "shanten_of",
    "steady",
    "strong",
    "tiles_of_136",
    "waits",
    "wins_of",
    "worlds",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module fangcheng has no attribute {name}")
    value = globals()[name] = getattr(_home(_HOMES[name]), name)
    return value


def _home(path: str) -> Any:
    """Return a module of this package. Raises FangchengError where it needs an extra that is not installed."""
    try:
        return import_module(f"fangcheng.{path}")
    except ModuleNotFoundError as failure:
        from fangcheng.extras import told_missing

        told = told_missing(failure)
        if told is None:
            raise
        raise told from None


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
