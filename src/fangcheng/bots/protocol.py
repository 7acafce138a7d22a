"""What a bot is: its two methods, the bots that come with the house, how your own is found by `module:Name`."""

import inspect
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from fangcheng.bots import NAMES, STRONG
from fangcheng.bots.aim_worth import worths_for
from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.characters import LEVELS, PLAIN, STRONGEST, character
from fangcheng.bots.fits import fitted
from fangcheng.bots.outsiders import choice_at
from fangcheng.bots.strong import Strong, strong_of
from fangcheng.bots.visitors import checkout_in, visitor
from fangcheng.bots.weights import changes_in, is_setting, read_settings, settings_of, weights_of
from fangcheng.core.dialect.random import seed_words
from fangcheng.errors import FangchengError, UnknownName, nearest
from fangcheng.game.actions import Action
from fangcheng.game.engine import Engine
from fangcheng.game.views import View

HOUSE_NAMES = (NAMES[RANDOM], *LEVELS)  # weakest first; all but the first are steady's kernels
BOT_NAMES = (*HOUSE_NAMES, STRONG)  # the last thinks in worlds of its own, and is asked by its view like any own bot


class Bot(Protocol):
    """A player: anything with this one method.

    A bot may also have `new_match(seed)`, called before each match with a number that is the same whenever that
    match is played again, for those that throw dice or remember; it tells nothing about the wall. And it may have a
    `name`, which results and errors then use; else they use that of its class.
    """

    def act(self, view: View, legal: Sequence[Action]) -> Action | int | str:
        """Answer what the seat owes, with one of `legal`: the action itself, its number or its label."""
        ...


class HouseBot:
    """A bot made of kernels. `play` lets it answer compiled; asked by `act` it gives the same answer from a view."""

    def __init__(self, code: int, weights: Any = None, level: str = STRONGEST, temperament: str = PLAIN) -> None:
        self.code = code  # as the kernels of `bots.batch` number the bots
        self.level, self.temperament = level, temperament  # of steady; `weights` may be others than theirs
        usual = weights_of(character(level, temperament))
        self.weights = usual if weights is None else weights
        self.changes = changes_in(self.weights, usual)
        words = (level if code == STEADY else NAMES[code], temperament, settings_of(self.weights, usual))
        self.name = ":".join(filter(None, words))  # `load_bot` makes the same of it
        self._brains = new_brains(1)
        self._engine: Engine | None = None
        self.new_match(0)

    def play_game(self, engine: Engine) -> None:
        """Weigh by what its weights were fitted to in the engine's game, and aim at what pays there."""
        if engine is not self._engine:
            self._engine = engine
            self._brains["weights"] = fitted(self.weights, engine.ruleset)
            self._brains["worth"] = worths_for(engine, self._brains["weights"][0])

    def new_match(self, seed: int) -> None:
        """Begin its own random numbers anew."""
        self._brains["random"] = seed_words(seed, "bot")

    def act(self, view: View, legal: Sequence[Action]) -> int:
        """Return the number of its answer."""
        self.play_game(view.engine)
        return int(view.ask(choice_at, self._brains, view.seat, self.code))

    def __repr__(self) -> str:
        if self.code != STEADY:
            return "random_bot()"
        told = [repr(self.changes)] if self.changes else []
        return f"{self.level}({', '.join(told + ([f'temperament={self.temperament!r}'] if self.temperament else []))})"


def steady(weights: Mapping[str, Any] | None = None, /, *, temperament: str = PLAIN, **more: Any) -> HouseBot:
    """Return the house bot that plays as well as it can: it counts what it sees and folds before a declared hand.

    `temperament` is a manner of about the same strength: "fast" claims much, "wall" defends, "big" wants large hands,
    "gambler" shuns no danger. `weights`, or weights by name, are whole numbers and arrays of them that it weighs by
    instead: `steady(fold_from=1)`, `steady({"calling.3": 300})`. docs/bots.md lists them with their shapes; nothing is
    compiled. Raises UnknownName for a temperament or weight that is not there, FangchengError for what is no whole
    number or of another shape.
    """
    return of_level(STRONGEST, temperament, {**(weights or {}), **more})


def casual(weights: Mapping[str, Any] | None = None, /, *, temperament: str = PLAIN, **more: Any) -> HouseBot:
    """Return a bot between `beginner` and `steady`: it looks at danger late, plans less and slips now and then.

    Takes and raises what `steady` does.
    """
    return of_level("casual", temperament, {**(weights or {}), **more})


def beginner(weights: Mapping[str, Any] | None = None, /, *, temperament: str = PLAIN, **more: Any) -> HouseBot:
    """Return a bot that sees its own hand only: it fears nobody, counts no tile on the table and often slips.

    Takes and raises what `steady` does.
    """
    return of_level("beginner", temperament, {**(weights or {}), **more})


def of_level(level: str, temperament: str = PLAIN, changes: Mapping[str, Any] | None = None) -> HouseBot:
    """Return the bot of a level and temperament, with some weights changed. Raises UnknownName and FangchengError."""
    weights = weights_of(changes or {}, weights_of(character(level, temperament)))
    return HouseBot(STEADY, weights, level, temperament)


def random_bot() -> HouseBot:
    """Return a bot that takes any legal action, all equally likely."""
    return HouseBot(RANDOM)


def load_bot(name: str) -> Any:
    """Return the bot of a name: random, beginner, casual, steady, strong, or your own as `module:Name`.

    `module` is looked for in the current folder first, and `Name` is a bot, or a class or function that makes one when
    called without arguments. A level may be followed by a temperament and by other weights, `steady:wall`,
    `casual:fast:risk=30`, `steady:weights.json` (see `steady`), `strong` by settings of its own, `strong:worlds=200`
    (see `strong`), and a folder with another checkout of Fangcheng is the steady of that one (`../before`, or
    `../before:BOT` for another bot of its house). What begins with the name of a bot of the house is one, and never a
    module that is called so.
    Raises UnknownName for a name that is none of these, FangchengError where the bot cannot be made.
    """
    if is_of_the_house(name):
        return house_bot(name)
    if is_strong(name):
        return strong_of(name)
    if checkout_in(name) is not None:
        return visitor(name)
    module_name, colon, attribute = name.partition(":")
    if not colon or not module_name or not attribute:
        hint = (
            f"Bots are {', '.join(BOT_NAMES)}, your own as module:Name from the current folder, or the folder of "
            "another checkout."
        )
        raise UnknownName("bot", name, BOT_NAMES, hint)
    module = _imported(name, module_name)
    if not hasattr(module, attribute):
        known = [known for known in vars(module) if not known.startswith("_")]
        raise UnknownName(
            "bot", name, [f"{module_name}:{one}" for one in known], f"{_place(module)} has no {attribute}."
        )
    return checked_bot(_made(name, getattr(module, attribute)), name)


def is_of_the_house(name: str) -> bool:
    """Return True for the name of a bot made of kernels; whatever follows its colon, no module is meant by it."""
    return name.partition(":")[0] in HOUSE_NAMES


def is_strong(name: str) -> bool:
    """Return True for the name of the bot that thinks, with settings or without."""
    return name.partition(":")[0] == STRONG


def house_bot(name: str) -> HouseBot:
    """Return a bot of the house. Raises UnknownName and FangchengError for settings that it has not."""
    house, *words = name.split(":")
    if house not in LEVELS:
        if words:
            raise FangchengError(f'bot "{name}": {house} has no weights')
        return HouseBot(NAMES.index(house))
    temperament = words.pop(0) if words and not is_setting(words[0]) else PLAIN
    usual = weights_of(character(house, temperament))
    return HouseBot(STEADY, read_settings(name, words, usual), house, temperament)


def spelled(bot: Any) -> str:
    """Return the name by which `load_bot` makes the same bot; files of weights are read into it.

    Raises UnknownName and FangchengError for a name that is no bot's, and for a bot that has no such name.
    """
    made = load_bot(str(bot)) if isinstance(bot, (str, os.PathLike)) else checked_bot(bot)
    if isinstance(made, (HouseBot, Strong)):
        return made.name
    if isinstance(bot, (str, os.PathLike)):
        return str(bot)
    raise FangchengError(f"bot {bot!r}: give its name, module:Name, so that it can be made anew for every match")


def _imported(name: str, module_name: str) -> Any:
    """Return the module of an own bot, from the current folder before all others."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return import_module(module_name)
    except ModuleNotFoundError as failure:
        if failure.name is None or not f"{module_name}.".startswith(f"{failure.name}."):
            raise FangchengError(f'bot "{name}": {module_name} cannot be imported: {failure}') from failure
        path, guess = module_name.replace(".", os.sep), nearest(module_name, BOT_NAMES, 1)
        meant = f'. Did you mean "{guess[0]}", a bot of the house?' if guess else ""
        raise FangchengError(
            f'bot "{name}": no module {module_name}; there is no {path}.py in {os.getcwd()}{meant}'
        ) from None
    except (Exception, SystemExit) as failure:  # a script that ends itself is not one that may end us
        what = f"{type(failure).__name__}: {failure}"
        raise FangchengError(f'bot "{name}": {module_name} cannot be imported: {what}') from failure


def _place(module: Any) -> str:
    return getattr(module, "__file__", None) or module.__name__


def _made(name: str, found: Any) -> Any:
    """Return the bot itself; call what was found if it is a class or function that makes one."""
    if not isinstance(found, type) and (hasattr(found, "act") or not callable(found)):
        return found
    try:
        return found()
    except (Exception, SystemExit) as failure:
        what = f"{type(failure).__name__}: {failure}"
        raise FangchengError(f'bot "{name}": it cannot be made without arguments: {what}') from failure


def checked_bot(bot: Any, name: str = "") -> Any:
    """Return the bot, if it is one. Raises FangchengError, which says what it lacks."""
    called = f'bot "{name}"' if name else f"bot {bot!r}"
    if isinstance(bot, HouseBot):
        return bot
    if isinstance(bot, type):
        raise FangchengError(f"bot {bot.__name__} is a class: give one of its objects, {bot.__name__}()")
    if not callable(getattr(bot, "act", None)):
        raise FangchengError(f"{called}: a bot has a method act(view, legal); {type(bot).__name__} has none")
    try:
        inspect.signature(bot.act).bind(None, ())
    except TypeError:
        takes = inspect.signature(bot.act)
        raise FangchengError(f"{called}: act takes the view and the legal actions, not {takes}") from None
    except ValueError:  # built in elsewhere: no signature to look at
        pass
    return bot


def name_of_bot(bot: Any) -> str:
    """Return what results and errors call a bot."""
    return str(getattr(bot, "name", None) or type(bot).__name__)
