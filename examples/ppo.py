"""PPO in NumPy: learns to beat the level `beginner` of the house at Guangdong push-down mahjong, on one core.

    python examples/ppo.py --minutes 2 --seed 1 --curve ppo.csv

A network scores every action that is open by what the hand is after it (how far from winning, how many unseen tiles
bring it nearer), by its tile and by the table; another guesses how the hand ends. Nothing but points is rewarded. The
curve has the mean points a hand of the policy, and half of the 95 % interval, on walls that are never learnt from.
"""

import argparse
import csv
import time

import numpy as np

import fangcheng.envs as envs
from fangcheng import discards_of, shanten_of

GAME, LEVEL = "tuidaohu", "beginner"
TABLES, STEPS, PASSES, TOGETHER = 256, 48, 3, 6  # tables; steps a round; times each is learnt from; steps a gradient
CLIP, LAMBDA, ENTROPY, RATE, SCALE = 0.2, 0.95, 0.01, 2e-3, 10.0  # SCALE: points that count as 1
FAR, HIDDEN, KINDS = 9, 64, 34  # distance of what is no hand; size of a network; faces
DRAWN, PASS, WIN, PUNG, OPEN, CONCEALED, ADDED, CHOOSE = 56, 57, 58, 68, 71, 72, 106, 169  # Action.number


class Eyes:
    """Turns observations into features of each open action: flat arrays, and where the actions of each row begin."""

    def __init__(self, spec):
        self.at = {channel.name: place for place, channel in enumerate(spec.channels)}
        self.drawable, self.melds = (spec.scalars[name].index for name in ("drawable", "rel0.meld_count"))

    def counts(self, planes, name):
        return sum(planes[:, self.at[f"{name}.{copies}"]].astype(np.int8) for copies in range(1, 5))

    def look(self, seen):
        planes, mask = seen["observation"], seen["action_mask"]
        hand, unseen = self.counts(planes, "hand"), self.counts(planes, "unseen")
        rows, actions = np.nonzero(mask)
        drawn, offered = (planes[:, self.at[name]].argmax(axis=1)[rows] for name in ("drawn", "offered"))
        claimed, discard = (actions == PUNG) | (actions == OPEN), actions <= DRAWN
        kong = (actions == OPEN) | ((actions >= CONCEALED) & (actions < ADDED + KINDS))
        tiles = [actions, drawn, offered, (actions - CONCEALED) % KINDS]
        tile = np.select([actions < KINDS, discard, claimed, kong], tiles, 0)
        away, live = after(hand, unseen, rows, actions, tile, discard, kong)
        starts = np.flatnonzero(np.r_[True, rows[1:] != rows[:-1]])
        least = np.minimum.reduceat(away, starts)[rows]
        most = np.maximum.reduceat(np.where(away == least, live, 0), starts)[rows]
        face, here = tile % 9, seen["scalars"].astype(np.float32)
        melds = here[:, self.melds : self.melds + 4] / 4
        table = np.c_[here[:, self.drawable] / 84, melds[:, 0], melds[:, 1:].max(axis=1)]
        state = np.c_[table, np.minimum.reduceat(away, starts) / 4, most[starts] / 40, hand.sum(axis=1) % 3 == 2]
        kinds = [discard, actions == PASS, actions == WIN, actions == PUNG, kong, actions >= CHOOSE]
        each = [away / 4, live / 40, away - least, live / (most + 1), (actions - CHOOSE) / 4 * (actions >= CHOOSE)]
        of_tile = [unseen[rows, tile] / 4, hand[rows, tile] / 4, np.abs(face - 4) / 4]
        features = np.stack([*kinds, *each, *(part * discard for part in of_tile)], axis=1)
        return np.c_[features, table[rows]].astype(np.float32), starts, actions, state.astype(np.float32)


def after(hand, unseen, rows, actions, tile, discard, kong):
    """How far each action leaves the hand, and how many unseen tiles bring it nearer then."""
    away, live = np.full(len(rows), FAR), np.zeros(len(rows))
    held, number = hand[rows].copy(), np.arange(len(rows))
    gone = np.select([actions == PUNG, actions == OPEN, kong & (actions < ADDED), kong], [2, 3, 4, 1], 0)
    held[number, tile] -= gone.astype(np.int8)
    away[actions == WIN] = -1
    size = held.sum(axis=1)
    for group in (discard, (actions == PUNG) & (size % 3 == 2)):  # a discard follows
        if group.any():
            owners, back = np.unique(np.where(discard, rows, -1 - number)[group], return_inverse=True)
            first = np.zeros(len(owners), int)
            first[back[::-1]] = np.flatnonzero(group)[::-1]
            distance, left = discards_of(GAME, held[first])
            nearer = ((left > 0) * unseen[rows[first], None, :]).sum(axis=2)
            least = distance.min(axis=1)
            best = np.where(distance == least[:, None], nearer, 0).max(axis=1)
            away[group] = distance[back, tile[group]] if group is discard else least[back]
            live[group] = nearer[back, tile[group]] if group is discard else best[back]
    resting = ~discard & (actions != WIN) & (actions != PUNG) & (actions < CHOOSE) & (size % 3 == 1)
    if resting.any():
        away[resting] = shanten_of(GAME, held[resting])
    return away, live


class Net:
    """Two layers with Adam; what it is trained on, it keeps from `forward` to `learn`."""

    def __init__(self, inputs, rng):
        drawn = rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.parts = [drawn, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)]
        self.means, self.squares, self.steps = [0.0] * 3, [0.0] * 3, 0

    def forward(self, given):
        self.given, self.hidden = given, np.tanh(given @ self.parts[0] + self.parts[1])
        return self.hidden @ self.parts[2]

    def learn(self, slope):
        back = np.outer(slope, self.parts[2]) * (1 - self.hidden**2)
        slopes, self.steps = [self.given.T @ back, back.sum(axis=0), self.hidden.T @ slope], self.steps + 1
        for place, one in enumerate(slopes):
            self.means[place] = 0.9 * self.means[place] + 0.1 * one
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * one**2
            size = np.sqrt(self.squares[place] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[place] -= (RATE * self.means[place] / (1 - 0.9**self.steps) / size).astype(np.float32)


def chances(scores, starts):
    """Softmax over the open actions of each row, and the number of actions of each."""
    many = np.diff(np.r_[starts, len(scores)])
    grown = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), many))
    return grown / np.repeat(np.add.reduceat(grown, starts), many), many


def choose(chance, starts, many, rng):
    """The place of an action for each row, by its chances."""
    total = np.cumsum(chance)
    drawn = np.r_[0, total[starts[1:] - 1]] + rng.random(len(starts)) * np.add.reduceat(chance, starts)
    return np.clip(np.searchsorted(total, drawn), starts, starts + many - 1)


def learn(policy, guess, steps, gains, returns, rng):
    """Some passes of PPO over a round."""
    for _ in range(PASSES):
        for batch in np.array_split(rng.permutation(STEPS), STEPS // TOGETHER):
            offsets = np.cumsum([0] + [len(steps[step][0]) for step in batch])
            starts = np.concatenate([steps[step][1] + offset for step, offset in zip(batch, offsets)])
            taken = np.concatenate([steps[step][3] + offset for step, offset in zip(batch, offsets)])
            chance, many = chances(policy.forward(np.concatenate([steps[step][0] for step in batch])), starts)
            gain = gains[batch].ravel()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = chance[taken] / np.concatenate([steps[step][4] for step in batch])
            slope = -gain * ratio * ~(((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0)))
            each = -np.repeat(slope, many) * chance
            each[taken] += slope
            spread = np.log(chance + 1e-9)
            each += ENTROPY * chance * (spread - np.repeat(np.add.reduceat(chance * spread, starts), many))
            policy.learn((each / len(starts)).astype(np.float32))
            error = guess.forward(np.concatenate([steps[step][2] for step in batch])) - returns[batch].ravel()
            guess.learn(error.astype(np.float32) / len(starts))


def measured(policy, eyes, seed, hands=4000):
    """Mean points a hand of the policy, and half of the 95 % interval: whole hands, the first ones of each table."""
    tables, rng = envs.vector(GAME, 500, opponents=LEVEL, autoreset_mode="SameStep"), np.random.default_rng(seed)
    seen, _ = tables.reset(seed=1_000_000 + seed)
    points, totals, wanted = [[] for _ in range(500)], np.zeros(500), hands // 500
    while min(map(len, points)) < wanted:
        features, starts, actions, _ = eyes.look(seen)
        chance, many = chances(policy.forward(features), starts)
        seen, rewards, ended, cut, _ = tables.step(actions[choose(chance, starts, many, rng)])
        totals += rewards
        for table in np.flatnonzero(ended | cut):
            points[table].append(totals[table])
        totals[ended | cut] = 0
    played = np.array([one[:wanted] for one in points])
    return played.mean(), 1.96 * played.std() / played.size**0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2.0, help="processor time to learn for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="ppo.csv", help="file for the points by decisions learnt from")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    tables = envs.vector(GAME, TABLES, opponents=LEVEL, autoreset_mode="SameStep")
    eyes, (seen, _) = Eyes(tables.observe_spec), tables.reset(seed=given.seed * 10_000)
    features, _, _, state = eyes.look(seen)
    policy, guess = Net(features.shape[1], rng), Net(state.shape[1], rng)
    rows, began, spent, decisions, due = [], time.process_time(), 0.0, 0, 0.0
    while True:
        if spent >= due or spent >= given.minutes * 60:
            before = time.process_time()
            rows.append([given.seed, decisions, round(spent), *(round(float(x), 3) for x in measured(policy, eyes, 7))])
            print(*rows[-1], flush=True)
            began, due = began + time.process_time() - before, due + given.minutes * 60 / 8
            with open(given.curve, "w", newline="") as file:
                csv.writer(file).writerows([["seed", "decisions", "seconds", "points", "interval"], *rows])
            if spent >= given.minutes * 60:
                return
        steps, rewards, overs, values = [], [], [], []
        for _ in range(STEPS):
            features, starts, actions, state = eyes.look(seen)
            chance, many = chances(policy.forward(features), starts)
            taken = choose(chance, starts, many, rng)
            values.append(guess.forward(state))
            seen, reward, ended, cut, _ = tables.step(actions[taken])
            steps.append((features, starts, state, taken, chance[taken]))
            rewards, overs = [*rewards, reward / SCALE], [*overs, ended | cut]
        values.append(guess.forward(eyes.look(seen)[3]))
        gains, gain = np.zeros((STEPS, TABLES), np.float32), np.zeros(TABLES)
        for step in reversed(range(STEPS)):
            gain = rewards[step] + ~overs[step] * (values[step + 1] + LAMBDA * gain) - values[step]
            gains[step] = gain
        learn(policy, guess, steps, gains, gains + np.array(values[:-1]), rng)
        decisions, spent = decisions + STEPS * TABLES, time.process_time() - began


if __name__ == "__main__":
    main()
