"""Play every game with every level of the bots, and write what they do: `docs/levels.json`, `docs/levels.md`.

    python tools/make_levels.py --hands 4000        play, and write both files
    python tools/make_levels.py riichi mcr          play these games anew and keep the others as they are
    python tools/make_levels.py --page              only write the page from the file of figures
    python tools/make_levels.py --check             only say whether the page is that of the figures

All seats have the same level, and every game the rules of its book. The same hands and seed give the same figures.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from fangcheng.bots.characters import LEVELS  # noqa: E402
from fangcheng.bots.crew import Run, cores  # noqa: E402
from fangcheng.bots.matches import Setting  # noqa: E402
from fangcheng.core.institutions.rotation import company  # noqa: E402
from fangcheng.game.engine import Engine  # noqa: E402
from fangcheng.variants import IDS  # noqa: E402

FIGURES, PAGE = ROOT / "docs/levels.json", ROOT / "docs/levels.md"
SEED = "levels"
HEAD = """\
# What the levels do

Hands of every game, all seats with bots of one level, under the rules of the book. Written by `tools/make_levels.py`
from `docs/levels.json`; the seed is "{seed}", so that match m is `Match(game, "{seed}:m")`. Which of two levels plays
better, a duel tells ([bots.md](bots.md#levels)), not these figures: here everybody plays alike.

Of 100 hands of a seat: won, dealt in (paid for a win of another as who discarded), ready at the end, and with a claim.
Of 100 hands: without a win. A mean win in points of the game, and the decisions and the tiles left of a hand. With n
hands half of the 95 % interval of a rate is at most 98 / root of n: {half:.1f} of 100 for {hands:,} hands.

"""
COLUMNS = {
    "hands": "hands",
    "won": "won",
    "dealt_in": "dealt in",
    "drawn": "nobody won",
    "claimed": "claim",
    "ready": "ready",
    "value": "points of a win",
    "decisions": "decisions a hand",
    "tiles_left": "tiles left",
}


def figures_of(game: str, level: str, hands: int, workers: int) -> dict[str, Any]:
    """Play hands of a game with one level in all seats and return their figures."""
    engine = Engine(game, None, None, mode="interpreted")
    bots = (level,) * int(company(engine.rules))
    run = Run(Setting(game, tuple(engine.chosen.items()), None, bots, SEED, keep_hands=True))
    left = sum(int(block.hands["tiles_left"].sum()) for block in run.play(hands, workers))
    return told(run.tally, left)


def told(tally: Any, tiles_left: int) -> dict[str, Any]:
    """Return the figures of a tally: rates of 100 hands and means; `tiles_left` is a sum over its hands."""
    hands, seated, wins = int(tally.hands), int(tally.seated.sum()), int(tally.wins.sum())
    of_seats = {
        "won": "won_hands",
        "dealt_in": "dealt_in_hands",
        "claimed": "claim_hands",
        "ready": "ready_hands",
    }
    rates = {name: round(100 * int(tally[field].sum()) / seated, 1) for name, field in of_seats.items()}
    return {
        "hands": hands,
        **rates,
        "drawn": round(100 * int(tally.drawn) / hands, 1),
        "value": round(int(tally.win_points.sum()) / wins, 1) if wins else None,
        "decisions": round(int(tally.decisions) / hands, 1),
        "tiles_left": round(tiles_left / hands, 1),
    }


def page_of(figures: dict[str, Any]) -> str:
    """Return the page: a table for each game, a line for each level."""
    games = figures["games"]
    least = min(row["hands"] for levels in games.values() for row in levels.values())
    head = HEAD.format(seed=figures["seed"], half=98 / least**0.5, hands=least)
    lines = ["| game | level | " + " | ".join(COLUMNS.values()) + " |", "|---" * (2 + len(COLUMNS)) + "|"]
    for game in sorted(games):
        for level, row in games[game].items():
            cells = ["-" if row[key] is None else f"{row[key]:,}" for key in COLUMNS]
            lines.append(f"| {game} | {level} | " + " | ".join(cells) + " |")
    return head + "\n".join(lines) + "\n"


def read() -> dict[str, Any]:
    """Return the figures that are kept; none where there is no file yet."""
    if not FIGURES.exists():
        return {"seed": SEED, "games": {}}
    found: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return found


def write(figures: dict[str, Any]) -> None:
    """Write both files."""
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page_of(figures), encoding="utf-8")


def play(games: Iterable[str], hands: int, workers: int) -> None:
    """Play these games with all levels; what is done is written after each game."""
    figures = read()
    for game in games:
        figures["games"][game] = {level: figures_of(game, level, hands, workers) for level in LEVELS}
        print(game, figures["games"][game], file=sys.stderr, flush=True)
        write(figures)


def main() -> int:
    """Do what the command line says; 1 where --check finds another page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to play [default: all]")
    parser.add_argument("--hands", type=int, default=4000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    unknown = [game for game in given.games if game not in IDS]
    if unknown or given.hands < 1 or given.workers < 1:
        parser.error(f"no game {unknown[0]}" if unknown else "--hands and --workers are at least 1")
    if given.check:
        return int(PAGE.read_text(encoding="utf-8") != page_of(read()))
    if given.page:
        write(read())
    else:
        play(given.games or IDS, given.hands, given.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
