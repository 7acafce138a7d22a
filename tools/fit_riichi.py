"""Fit the weights of the steady bot's riichi to what players of recorded games did, and write riichi_weights.py.

    python tools/fit_riichi.py PATH [--skip 150] [--games 150]

Every decision of a game (cli/bench_agreement.py collects them) is a choice among a few actions, each described by the
features that the bot itself looks at. The weights are those of a multinomial logit: the chance of an action goes with
e to the power of its marks, and the weights make the choices that were made as likely as can be. A small penalty on
their squares holds weights at 0 that the games say little about.
"""

import argparse
import ast
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from fangcheng.bots import riichi_claims, riichi_features, riichi_ready
from fangcheng.bots.brain import new_brains
from fangcheng.bots.riichi_claims import CLAIM_USED, is_worth_a_look, look_at_claim, look_before_claim
from fangcheng.bots.riichi_discards import (
    SITUATIONS,
    discard_of,
    look_at_kind,
    see_riichi,
    situation_of,
    weigh_routes,
)
from fangcheng.bots.riichi_features import USED
from fangcheng.bots.riichi_ready import READY_USED, look_at_ready
from fangcheng.cli.bench_agreement import CLAIMS, DECLARATIONS, DISCARDS, games_of, positions_of
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_PUNG, DISCARD_DRAWN, PASS, READY
from fangcheng.core.table.hand import allowed, face
from fangcheng.tiles import RED_5S

MOST_DISCARDS, MOST_CALLS = 14, 8
PENALTY = 10.0
ROUNDS = 25  # of Newton's method; it needs about ten
SCALE = 1000  # a weight of 1000 makes an action e times as likely
WEIGHTS_FILE = Path(inspect.getfile(riichi_features)).with_name("riichi_weights.py")


# --- what the bot sees of each choice


@kernel
def see_discards(table: Any, rules: Any, desk: Any, brain: Any, seat: int, actions: Any, marks: Any) -> int:
    """Fill in actions and features of the possible discards; return the situation."""
    see_riichi(table, rules, brain, seat)
    weigh_routes(table, rules, desk, brain, seat)
    count = 0
    for kind in range(RED_5S + 1):
        if discard_of(table, seat, kind) >= 0 and count < MOST_DISCARDS:
            look_at_kind(table, rules, brain, seat, kind)
            actions[count] = kind
            for place in range(USED):
                marks[count, place] = brain.features[place]
            count += 1
    return int(situation_of(brain))


@kernel
def see_calls(table: Any, rules: Any, desk: Any, brain: Any, seat: int, actions: Any, marks: Any) -> None:
    """Fill in actions and features of the possible calls; letting the tile go comes first and has no features."""
    actions[0] = PASS
    if not is_worth_a_look(table, rules, desk, seat):
        return
    see_riichi(table, rules, brain, seat)
    look_before_claim(table, rules, desk, brain, seat)
    count = 1
    for action in range(CLAIM_CHOW, CLAIM_PUNG + 3):
        if allowed(table, seat, action) and count < MOST_CALLS:
            look_at_claim(table, rules, desk, brain, seat, action)
            actions[count] = action
            for place in range(CLAIM_USED):
                marks[count, place] = brain.features[place]
            count += 1


@kernel
def see_declaration(table: Any, rules: Any, desk: Any, brain: Any, seat: int, actions: Any, marks: Any) -> None:
    """Fill in silence and riichi as actions, with the features of riichi on the discard that leaves the best wait."""
    see_riichi(table, rules, brain, seat)
    weigh_routes(table, rules, desk, brain, seat)
    action, most = -1, -1
    for kind in range(RED_5S + 1):
        if discard_of(table, seat, kind) >= 0 and int(brain.acceptance[face(kind)]) > most:
            action, most = discard_of(table, seat, kind), int(brain.acceptance[face(kind)])
    if action >= 0 and look_at_ready(table, rules, desk, brain, seat, action):
        actions[0], actions[1] = PASS, READY
        for place in range(READY_USED):
            marks[1, place] = brain.features[place]


@kernel
def see_all(
    tables: Any, rules: Any, desk: Any, brain: Any, seats: Any, asked: int, actions: Any, marks: Any, situations: Any
) -> None:
    """Fill in actions, features and situation of many decisions of one sort."""
    for number in range(seats.shape[0]):
        table, seat = tables[number], int(seats[number])
        if asked == DISCARDS:
            situations[number] = see_discards(table, rules, desk, brain, seat, actions[number], marks[number])
        elif asked == CLAIMS:
            see_calls(table, rules, desk, brain, seat, actions[number], marks[number])
        else:
            see_declaration(table, rules, desk, brain, seat, actions[number], marks[number])


class Choices:
    """Decisions of one sort: for each its actions, their features, the action that was taken, and the situation."""

    def __init__(self, asked: int, most: int, used: int) -> None:
        self.asked, self.most, self.used = asked, most, used
        self.parts: list[tuple[Any, Any, Any, Any]] = []

    def add(self, engine: Any, tables: Any, seats: Any, asked: Any, done: Any) -> None:
        """Collect the decisions of a game."""
        mine = asked == self.asked
        tables, seats, done = np.ascontiguousarray(tables[mine]), seats[mine], done[mine]
        actions = np.full((len(seats), self.most), -1)
        marks = np.zeros((len(seats), self.most, self.used), np.int32)
        situations = np.zeros(len(seats), np.int64)
        brain: Any = new_brains(1).view(np.recarray)[0]
        compiled(see_all)(tables, engine.rules, engine.desk, brain, seats, self.asked, actions, marks, situations)
        if self.asked == DISCARDS:
            done = np.where(done == DISCARD_DRAWN, tables["drawn"], done)
        elif self.asked == DECLARATIONS:
            done = np.where(done == READY, READY, PASS)
        told = (actions == done[:, None]).any(1)
        chosen = np.argmax(actions == done[:, None], 1)
        self.parts.append((actions[told], marks[told], chosen[told], situations[told]))

    def arrays(self) -> tuple[Any, Any, Any, Any]:
        """Return all decisions together: which actions were possible, features, place of the one taken, situations."""
        actions, marks, chosen, situations = (np.concatenate(part) for part in zip(*self.parts, strict=True))
        return actions >= 0, marks, chosen, situations


# --- the fit


def fit(possible: Any, marks: Any, chosen: Any) -> Any:
    """Return the weights of a multinomial logit, found by Newton's method, as whole numbers in thousandths."""
    spread = marks[possible].std(0)
    spread[spread == 0] = 1
    x = np.where(possible[:, :, None], marks / spread, 0).astype(np.float32)
    weights = np.zeros(x.shape[2])
    for _ in range(ROUNDS):
        chances = np.where(possible, np.exp(np.clip(x @ weights.astype(np.float32), -50, 50)), 0)
        chances /= chances.sum(1, keepdims=True)
        mean = np.einsum("nc,ncf->nf", chances, x)
        slope = (x[np.arange(len(x)), chosen] - mean).sum(0) - PENALTY * weights
        rooted = (x * np.sqrt(chances)[:, :, None]).reshape(-1, x.shape[2])
        curve = rooted.T @ rooted - mean.T @ mean + PENALTY * np.eye(x.shape[2])
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-3:
            break
    return np.rint(SCALE * weights / spread).astype(int)


def as_often(possible: Any, marks: Any, chosen: Any, weights: Any) -> int:
    """Return what to add to the first weight, that of acting at all, so that the bot acts as often as the players did.

    The likeliest answer alone would act too seldom: nearly even chances would all go one way.
    """
    scores = np.where(possible, marks @ weights, -(1 << 40))
    margins = np.sort(scores[:, 1:].max(1))
    return -int(margins[len(margins) - np.count_nonzero(chosen)]) + 1


# --- what is written


def names_in(module: ModuleType, first: str) -> list[str]:
    """Return the names of a module's features, in order, from the assignment that begins with `first`."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            names = [name.id for name in node.targets[0].elts if isinstance(name, ast.Name)]
            if names[0] == first:
                return names
    raise LookupError(first)


def table_text(title: str, names: list[str], columns: Any) -> str:
    """Write a table of numbers as source, one feature a line."""
    width = max(len(str(number)) for number in columns.flat) + 1
    lines = [f"{title} = ("]
    for name, row in zip(names, columns, strict=True):
        numbers = ",".join(str(number).rjust(width) for number in row)
        lines.append(f"    ({numbers}),  # {name.lower()}")
    return "\n".join([*lines, ")"])


def line_text(title: str, names: list[str], weights: Any) -> str:
    """Write a list of numbers as source, one feature a line."""
    return "\n".join(
        [f"{title} = (", *(f"    {one},  # {name.lower()}" for one, name in zip(weights, names, strict=True)), ")"]
    )


HEAD = '''"""Riichi: what each feature is worth. Written by tools/fit_riichi.py after {games} phoenix games.

Marks are thousandths: with 1000 more a player is e times as likely to choose so. `DISCARDS` has a column for every
situation: tiles missing to a win once the tile is thrown, 1 to 4 or more, before anybody has declared, then the same
after. `FARTHER` against `DANGER` and `CERTAIN` is how far to push.
"""

import numpy as np
'''

FOOT = """
WEIGHTS = np.ascontiguousarray(np.array(DISCARDS, np.int32).T)  # [situation][feature]
READY_WEIGHTS = np.array(DECLARING, np.int32)
CLAIM_WEIGHTS = np.array(CALLING, np.int32)
"""


def write(discards: Choices, ready: Choices, claims: Choices, games: int) -> None:
    """Fit the weights of discards, declarations and calls, and write the file."""
    possible, marks, chosen, situations = discards.arrays()
    here = [situations == one for one in range(SITUATIONS)]
    columns = np.stack([fit(possible[one], marks[one], chosen[one]) for one in here], axis=1)
    lists = []
    for choices in (ready, claims):
        possible, marks, chosen, _ = choices.arrays()
        weights = fit(possible, marks, chosen)
        weights[0] += as_often(possible, marks, chosen, weights)
        lists.append(weights)
    parts = [
        HEAD.format(games=games),
        table_text("DISCARDS", names_in(riichi_features, "FARTHER"), columns),
        "\n# Declaring riichi, against silence.\n" + line_text("DECLARING", names_in(riichi_ready, "ALWAYS"), lists[0]),
        "\n# Calling a discard, against letting it go.\n"
        + line_text("CALLING", names_in(riichi_claims, "ANY_CALL"), lists[1]),
        FOOT,
    ]
    WEIGHTS_FILE.write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Read the command line and the games, and write the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("path", type=Path)
    parser.add_argument("--skip", type=int, default=150, help="games left out at the beginning, for measuring")
    parser.add_argument("--games", type=int, default=150)
    asked = parser.parse_args()
    discards = Choices(DISCARDS, MOST_DISCARDS, USED)
    ready = Choices(DECLARATIONS, 2, READY_USED)
    claims = Choices(CLAIMS, MOST_CALLS, CLAIM_USED)
    games = 0
    for game in games_of(asked.path, "riichi", asked.skip, asked.games):
        engine, kept = positions_of(game)
        for choices in (discards, ready, claims):
            choices.add(engine, *kept.arrays())
        games += 1
    write(discards, ready, claims, games)


if __name__ == "__main__":
    main()
