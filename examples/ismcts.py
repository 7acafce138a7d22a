"""Information set tree search: a bot that thinks in worlds dealt from what its seat sees, and in nothing else.

    python examples/ismcts.py --game sichuan --level casual --walls 50

Each search deals worlds that the seat cannot tell from the true one (`fangcheng.worlds`), as many tables at once, and
walks one tree through them. A node is what the seat can tell: its answers so far, what it holds, what it is offered. So
one node gathers many worlds, and no answer hangs on a tile that is hidden. The others answer as a level of the house
does, each by what its own seat sees; below the tree everybody does. Only what some adviser would answer is tried.
"""

import argparse
import math

import numpy as np

import fangcheng
from fangcheng import FangchengError, duel, load_bot, worlds

PASS = 57  # Action.number
ADVISERS = ("steady", "steady:fast", "steady:wall", "steady:big", "casual", "beginner")  # whose answers are tried
SURE = 2.0  # standard errors by which an answer must be better than the first adviser's
EXPLORE = 0.5  # of the spread of results, for upper bounds
HELD, OFFERED = slice(0, 4), 5  # channels of what is held and offered, see docs/observations.md


class Node:
    """What has come of the answers at one information set: how often each was given, and the points it brought."""

    def __init__(self):
        self.tried, self.points, self.nodes = {}, {}, {}

    def choose(self, advised, width):
        """Return an answer: one that is advised and untried, else the one of the highest upper bound."""
        for action in advised:
            if action not in self.tried:
                return action
        width *= math.sqrt(math.log(sum(self.tried.values())))
        return max(self.tried, key=lambda one: self.mean(one) + width / math.sqrt(self.tried[one]))

    def mean(self, action):
        """Return the points that an answer has brought on average."""
        return self.points[action] / self.tried[action]

    def doubt(self, action, other):
        """Return the standard error of the difference of two means, for results that are 1 apart."""
        return math.sqrt(1 / self.tried[action] + 1 / self.tried[other])

    def note(self, action, visits, points):
        """Count visits of an answer, and points that it has brought."""
        self.tried[action] = self.tried.get(action, 0) + visits
        self.points[action] = self.points.get(action, 0.0) + points


class Searcher:
    """A bot as `play`, `duel` and `arena` take it. `rounds` times it deals `together` worlds and walks the tree."""

    name = "ismcts"

    def __init__(self, rounds=4, together=64, level="steady", advisers=ADVISERS, mode="compiled"):
        self.rounds, self.together, self.level, self.advisers, self.mode = rounds, together, level, advisers, mode
        self.house, self.seed = load_bot(level), 0

    def new_match(self, seed):
        self.seed = seed
        self.house.new_match(seed)

    def act(self, view, legal):
        """Return the number of the first adviser's answer, or of one that the tree is sure to be better."""
        if len(legal) == 1:
            return legal[0].number
        try:
            root, spread = self.search(view)
        except FangchengError:  # questions before the deal, for which there are no worlds
            return self.house.act(view, legal)
        usual = next(iter(root.tried))
        by = {one: root.mean(one) - root.mean(usual) - SURE * spread * root.doubt(one, usual) for one in root.tried}
        return max(by, key=lambda one: 0.0 if one == usual else by[one])

    def search(self, view):
        """Return the root of a tree grown for the decision of a view, and how far apart hands end."""
        root, results = Node(), []
        for number in range(self.rounds):
            tables = worlds(view, self.together, f"{self.seed}:{number}", self.mode)
            results += self.walk(root, tables, view.seat, results)
        return root, float(np.std(results))

    def walk(self, root, tables, seat, results):
        """Go down the tree at all tables at once, each to its first new node; play out and return what that brought."""
        nodes, paths = [root] * len(tables), [[] for _ in range(len(tables))]
        others = np.where(np.arange(7) == tables.persons[0, seat], -1, 0)[None].repeat(len(tables), 0)
        spread = float(np.std(results)) if results else 1.0
        loss = float(np.mean(results)) - spread if results else 0.0  # of a walk under way: those beside it go elsewhere
        walking = np.ones(len(tables), bool)
        while walking.any():
            advised = np.stack([tables.policy_actions(one, where=walking) for one in self.advisers])
            answers = np.full(len(tables), PASS)
            for row in np.flatnonzero(walking).tolist():
                answers[row] = nodes[row].choose(advised[:, row].tolist(), EXPLORE * spread)
                nodes[row].note(int(answers[row]), 1, loss)
                paths[row].append((nodes[row], int(answers[row])))
            tables.step(answers, where=walking)
            tables.play_on([self.level], others, where=walking)
            walking &= tables.acting == seat
            seen = tables.observe(np.where(walking, seat, -1))
            for row in np.flatnonzero(walking).tolist():
                bits, mask = seen["bits"][row], seen["mask"][row]
                told = int(answers[row]), bits[HELD].tobytes(), int(bits[OFFERED]), mask.tobytes()
                walking[row] = told in nodes[row].nodes
                nodes[row] = nodes[row].nodes.setdefault(told, Node())
        brought = tables.play_out(self.level).hand_changes[:, seat].tolist()
        for path, points in zip(paths, brought):
            for node, action in path:
                node.note(action, 0, points - loss)
        return brought


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="sichuan")
    parser.add_argument("--level", default="casual", help="whom it plays against")
    parser.add_argument("--walls", type=int, default=50, help="each is played five times")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"Fangcheng {fangcheng.__version__}, {given.game}: one seat searches, three are {given.level}")
    print(duel(given.game, given.level, "ismcts:Searcher", walls=given.walls, seed=given.seed))


if __name__ == "__main__":
    main()
