"""Fit steady to games by its own play, and write `src/fangcheng/bots/fits.json`.

    python tools/fit_bots.py classic guangdong      fit these games anew and keep the others as they are
    python tools/fit_bots.py --all                  fit all games that routes and riichi's own player leave
    python tools/fit_bots.py sichuan --walls 5000   on more walls a trial, for games in which little is gained

One change after the other is tried in one seat against three players of before, on equal walls. It stays if what it
gains is more than four fifths of the margin of its 95 % interval. At the end all that stayed is tried at once on walls
that no trial has seen; it is kept if it gains more than half of the margin there. The figures of that last trial are
kept beside the weights. The same walls give the same fit.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fangcheng import duel  # noqa: E402
from fangcheng.bots.aim_worth import NO_WORTH, read_worths  # noqa: E402
from fangcheng.bots.passed_wins import others_play_on  # noqa: E402
from fangcheng.bots.protocol import steady  # noqa: E402
from fangcheng.bots.weights import GENERAL  # noqa: E402
from fangcheng.game.engine import Engine  # noqa: E402
from fangcheng.variants import IDS  # noqa: E402

FITS = ROOT / "src/fangcheng/bots/fits.json"
SEED, HELD_OUT = "fit", "held out"
WALLS, HELD_OUT_WALLS = 1500, 4000
ENOUGH, CONFIRMED = 0.8, 0.5  # of the margin
WORTH_HAVING = 0.002  # of the points that change hands a hand and seat

# What is tried first, where some win pays more than others: the best of these stays.
AIMS = ({"aim": 1000, "narrow": 700}, {"aim": 1000, "narrow": 300}, {"aim": 1000, "narrow": 1200})
# Then one after the other, each on top of what stayed; the second list only where something is aimed at.
OTHERS = (
    {"kong_cost": 9, "open_kongs": 1},
    {"claim_margin": -100},
    {"fold_from": 99},
    {"fold_from": 3},
    {"deep": 400},
    {"deep": 20},
    {"point": 300},
    {"risk": 5},
    {"risk": 60},
)
FOR_AIMS = (
    {"closed": 0},
    {"closed": 700},
    {"tile": 1000},
    {"tile": 500},
    {"late": 6000},
    {"late": 0},
    {"claim_margin": 600},
)
FOR_PLAYING_ON = ({"passes": 450}, {"passes": 750})  # where the hand goes on after a win


class Trial:
    """Duels of a game, each of some weights against others."""

    def __init__(self, game: str, workers: int | None) -> None:
        self.game, self.workers = game, workers

    def gain(self, before: dict[str, int], after: dict[str, int], seed: str, walls: int) -> tuple[float, float, float]:
        """Return a seat's gain by the weights, half of its 95 % interval, and the points that change hands."""
        known = {name: before.get(name, GENERAL[name]) for name in before | after}
        result = duel(
            self.game, steady(known), steady({**known, **after}), walls=walls, seed=seed, workers=self.workers
        )
        points, size = result.points.difference, result.size
        if points is None or size is None:
            raise SystemExit(f"{self.game}: no points were counted")
        return points.value, points.margin or 0.0, size


def fit(game: str, walls: int, workers: int | None) -> dict[str, Any]:
    """Return the weights that a game is fitted to, none if nothing gained, and how the last trial went."""
    trial, found = Trial(game, workers), dict[str, int]()
    tried = []
    for change in AIMS if pays_for_aims(game) else ():
        value, margin, _ = trial.gain({"aim": 0}, change, SEED, walls)
        tried.append((value - 0.3 * margin, value > ENOUGH * margin, change))
    won = [(worth, number) for number, (worth, enough, _) in enumerate(tried) if enough]
    if won:
        found |= tried[max(won)[1]][2]
    passes = FOR_PLAYING_ON if others_play_on(Engine(game, mode="interpreted").rules) else ()
    for change in (*passes, *OTHERS, *(FOR_AIMS if "aim" in found else ())):
        value, margin, size = trial.gain(found, change, SEED, walls)
        if value > ENOUGH * margin and value > WORTH_HAVING * size:
            found |= change
    if not found:
        return {"weights": {}}
    value, margin, size = trial.gain({}, found, HELD_OUT, HELD_OUT_WALLS)
    told = {"gain": round(value, 3), "margin": round(margin, 3), "size": round(size, 2)}
    return {"weights": found if value > CONFIRMED * margin else {}, "held_out": told}


def pays_for_aims(game: str) -> bool:
    """Return True if some aim pays more than any win."""
    worths = read_worths(Engine(game, mode="interpreted"))
    return bool(((worths[:, 1:] > worths[:, :1]) & (worths[:, 1:] != NO_WORTH)).any())


def main() -> None:
    """Fit, and write the file anew after each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*IDS, []], metavar="GAME")
    parser.add_argument("--all", action="store_true", help="all games")
    parser.add_argument("--walls", type=int, default=WALLS, help=f"walls of a trial, by default {WALLS:,}")
    parser.add_argument("--workers", type=int, help="how many cores, by default all")
    asked = parser.parse_args()
    for game in IDS if asked.all else asked.games:
        found = fit(game, asked.walls, asked.workers)
        fits = json.loads(FITS.read_text(encoding="utf-8")) | {game: found}
        print(game, json.dumps(found), flush=True)
        known = {one: fits[one] for one in IDS if one in fits}
        lines = ",\n".join(f"{json.dumps(one)}: {json.dumps(known[one])}" for one in known)
        FITS.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
