"""How often `steady` would have acted as the players of recorded games did: `python bench/bench_players.py PATH ...`.

Every hand is played again; wherever a seat had a choice, the bot is asked on its own seat first. Discards and claims
(chi, pon, kong or pass, where no win was open) are counted apart, and how many seats opened their hand.
"""

import argparse
from collections import Counter

import numpy as np

from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.bits import count_bits
from fangcheng.core.state.action_codes import DISCARD_DRAWN, PASS, TILE, WIN
from fangcheng.core.state.codes import SEATS, TURN
from fangcheng.core.table.hand import allowed, is_closed
from fangcheng.game.engine import empty_table
from fangcheng.records import read
from fangcheng.records.replay.hand import Differs, Replay
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.replay.wall import Unplayable

counts: Counter[str] = Counter()
brain = new_brains(1).view(np.recarray)[0]


class Watched(Replay):
    """A replay that asks the bot before each answer."""

    def _act(self, seat: int, action: int) -> None:
        choices = sum(int(count_bits(mask)) for mask in self.table.legal[seat])
        if choices > 1 and not allowed(self.table, seat, WIN):
            self.ask(seat, action)
        super()._act(seat, action)

    def ask(self, seat: int, action: int) -> None:
        """Count the bot's answer and the player's."""
        engine, table = self.engine, self.table
        answer = int(engine.run(steady_choice, table, engine.rules, engine.desk, brain, seat))
        if table.phase == TURN and seat == table.turn:
            counts["turns"] += 1
            counts["turns alike"] += tile_of(table, answer) == tile_of(table, action)
        else:
            word = "taken" if action != PASS else "passed"
            counts[f"claims {word}"] += 1
            counts[f"claims {word} alike"] += answer == action
            counts["claims the bot takes"] += answer != PASS


def tile_of(table, action: int) -> int:
    """The kind discarded, or the action itself where it is no discard."""
    return TILE + int(table.drawn) if action == DISCARD_DRAWN else action


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("paths", nargs="+")
    for path in arguments.parse_args().paths:
        for game in read(path):
            engine, table = engine_of(game, None, "compiled"), empty_table()
            for number, hand in enumerate(game.hands):
                try:
                    Watched(engine, table, hand, bool(game.options.get("duplicate"))).run(fresh=number == 0)
                except (Differs, Unplayable) as problem:
                    counts[f"not played: {type(problem).__name__}"] += 1
                counts["seats"] += SEATS
                counts["seats opened"] += sum(not is_closed(table, seat) for seat in range(SEATS))
    for name in ("turns", "claims taken", "claims passed"):
        print(f"{name}: {counts[name]}, alike {counts[name + ' alike'] / max(1, counts[name]):.1%}")
    print(f"claims the bot takes: {counts['claims the bot takes']}")
    print(f"players open {counts['seats opened'] / max(1, counts['seats']):.1%} of {counts['seats']} seats")
    print({name: count for name, count in counts.items() if name.startswith("not played")})


if __name__ == "__main__":
    main()
