"""What runs in the process of another checkout (visitors.py): it follows a table by its answers, and gives its own.

Only that checkout's code is imported, which may be older than this file: so little is asked of it, all of which
Fangcheng has had since 0.4.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.rules import RULES
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest

try:
    from fangcheng.bots.outsiders import choice_at
except ImportError:  # where it lay before
    choice_at = import_module("fangcheng.bots.asking").choice_at


class House:
    """One game at one table, and one bot for all seats that it is asked for."""

    def game(self, variant: str, options: dict[str, Any], preset: str | None, mode: Any, bot: str) -> dict[str, Any]:
        """Take up a game; say by which rules it is played here."""
        from fangcheng.bots.protocol import HouseBot, load_bot

        made = load_bot(bot)
        if not isinstance(made, HouseBot):
            raise ValueError(f"only bots of its house come from another checkout, and {bot} is none")
        self.code, self.brains = made.code, made._brains
        self.engine = Engine(variant, options, preset, mode)
        rules = np.ascontiguousarray(array_of(self.engine.rules, RULES))
        return {"digest": digest(rules), "revision": self.engine.ruleset.page.revision}

    def match(self, seed: str) -> None:
        """Begin a match."""
        self.table = self.engine.new_table(seed)
        self.brains["random"] = seed_words(seed, "bots")

    def hand(self) -> None:
        """Deal a hand."""
        self.engine.start_hand(self.table)

    def answer(self, new: list[int], seat: int) -> int:
        """Follow the answers of others, and give that of a seat."""
        self.follow(new)
        return int(self.engine.run_whole(choice_at, self.table, self.brains, seat, self.code))

    def end(self, new: list[int]) -> Any:
        """Follow the last answers of a hand, and return the scores."""
        self.follow(new)
        return self.table["scores"].tolist()

    def follow(self, new: list[int]) -> None:
        """Play answers: seat, action, seat, action ..."""
        for seat, action in zip(new[::2], new[1::2]):
            if not self.engine.act(self.table, seat, action):
                raise ValueError(f"action {action} of seat {seat} is not open there: the two do not play the same game")


def main() -> None:
    """Do what each line says, and answer where an answer is due, until there are no more lines."""
    house, lines = House(), sys.stdout
    sys.stdout = sys.stderr  # what others print goes not among the answers
    ways: dict[str, Callable[..., Any]] = {
        name: getattr(house, name) for name in ("game", "match", "hand", "answer", "end")
    }
    for line in sys.stdin:
        name, *words = json.loads(line)
        try:
            said = ways[name](*words)
        except Exception as failure:
            said = {"error": f"{type(failure).__name__}: {failure}"}
        if said is not None:
            print(json.dumps(said), file=lines, flush=True)


if __name__ == "__main__":
    main()
