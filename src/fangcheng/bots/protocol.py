"""What a bot is: its two methods, the bots that come with the house, how your own is found by `module:Name`."""

import inspect
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from fangcheng.bots import NAMES
from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.bots.brain import BRAIN
from fangcheng.bots.outsiders import choice_at
from fangcheng.core.dialect.random import seed_words
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.actions import Action
from fangcheng.game.views import View


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

    def __init__(self, code: int) -> None:
        self.code = code  # as the kernels of `bots.batch` number the bots
        self.name = NAMES[code]
        self._brains = np.zeros(1, BRAIN)
        self.new_match(0)

    def new_match(self, seed: int) -> None:
        """Begin its own random numbers anew."""
        self._brains["random"] = seed_words(seed, "bot")

    def act(self, view: View, legal: Sequence[Action]) -> int:
        """Return the number of its answer."""
        return int(view.ask(choice_at, self._brains, view.seat, self.code))

    def __repr__(self) -> str:
        return f"{self.name if self.code == STEADY else 'random_bot'}()"


def steady() -> HouseBot:
    """Return the strongest bot of the house: it counts what it sees and folds before a declared hand."""
    return HouseBot(STEADY)


def random_bot() -> HouseBot:
    """Return a bot that takes any legal action, all equally likely."""
    return HouseBot(RANDOM)


def load_bot(name: str) -> Any:
    """Return the bot of a name: steady, random, or your own as `module:Name` from the current folder.

    `Name` is a bot, or a class or function that makes one when called without arguments.
    Raises UnknownName for a name that is neither, FangchengError where the bot cannot be made.
    """
    if name in NAMES:
        return HouseBot(NAMES.index(name))
    module_name, colon, attribute = name.partition(":")
    if not colon or not module_name or not attribute:
        hint = f"Bots are {', '.join(NAMES)}, or your own as module:Name from the current folder."
        raise UnknownName("bot", name, NAMES, hint)
    module = _imported(name, module_name)
    if not hasattr(module, attribute):
        known = [known for known in vars(module) if not known.startswith("_")]
        raise UnknownName(
            "bot", name, [f"{module_name}:{one}" for one in known], f"{_place(module)} has no {attribute}."
        )
    return checked_bot(_made(name, getattr(module, attribute)), name)


def _imported(name: str, module_name: str) -> Any:
    """Return the module of an own bot, from the current folder before all others."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return import_module(module_name)
    except ModuleNotFoundError as failure:
        if failure.name is None or not f"{module_name}.".startswith(f"{failure.name}."):
            raise FangchengError(f'bot "{name}": {module_name} cannot be imported: {failure}') from failure
        path = module_name.replace(".", os.sep)
        raise FangchengError(f'bot "{name}": no module {module_name}; there is no {path}.py in {os.getcwd()}') from None
    except Exception as failure:
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
    except Exception as failure:
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
