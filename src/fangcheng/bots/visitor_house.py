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
    """One game at many tables, and one bot for all seats that it is asked for."""

    def game(self, variant: str, options: dict[str, Any], preset: str | None, mode: Any, bot: str) -> dict[str, Any]:
        """Take up a game; say by which rules it is played here."""
        from fangcheng.bots.protocol import HouseBot, load_bot

        made = load_bot(bot)
        if not isinstance(made, HouseBot):
            raise ValueError(f"only bots of its house come from another checkout, and {bot} is none")
        self.bot = made
        self.engine = Engine(variant, options, preset, mode)
        if hasattr(self.engine, "furnish"):  # checkouts of before have no tables that players need
            self.engine.furnish()
        if hasattr(made, "play_game"):  # those of before weigh alike in all games
            made.play_game(self.engine)
        rules = np.ascontiguousarray(array_of(self.engine.rules, RULES))
        return {"digest": digest(rules), "revision": self.engine.ruleset.page.revision}

    def matches(self, seeds: list[str]) -> None:
        """Begin a match of each seed."""
        self.tables = [self.engine.new_table(seed) for seed in seeds]
        self.brains = np.repeat(self.bot._brains, len(seeds))
        for number, seed in enumerate(seeds):
            self.brains["random"][number] = seed_words(seed, "bots")

    def answers(self, told: list[tuple[int, list[int], int]]) -> list[int]:
        """Follow the answers at some tables, and give that of a seat at each."""
        return [self.answer(*one) for one in told]

    def answer(self, number: int, new: list[int], seat: int) -> int:
        """Follow the answers at a table, and give that of a seat."""
        self.follow(number, new)
        brain = self.brains[number : number + 1]
        return int(self.engine.run_whole(choice_at, self.tables[number], brain, seat, self.bot.code))

    def scores(self, new: list[list[int]]) -> Any:
        """Follow the last answers at all tables, and return the scores."""
        for number, rows in enumerate(new):
            self.follow(number, rows)
        return [table["scores"].tolist() for table in self.tables]

    def follow(self, number: int, new: list[int]) -> None:
        """Play answers: seat, action, seat, action ...; a negative one deals a hand."""
        table = self.tables[number]
        for seat, action in zip(new[::2], new[1::2]):
            if seat < 0:
                self.engine.start_hand(table)
            elif not self.engine.act(table, seat, action):
                raise ValueError(f"action {action} of seat {seat} is not open there: the two do not play the same game")


def main() -> None:
    """Do what each line says, and answer where an answer is due, until there are no more lines."""
    house, lines = House(), sys.stdout
    sys.stdout = sys.stderr  # what others print goes not among the answers
    ways: dict[str, Callable[..., Any]] = {
        name: getattr(house, name) for name in ("game", "matches", "answers", "scores")
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
