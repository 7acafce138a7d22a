"""`fangcheng review`: judge the decisions of a recorded game by what each seat could see."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from fangcheng.books.translated import ENGLISH
from fangcheng.bots.crew import cores
from fangcheng.cli.options import MaybeWhole, Switch, Whole
from fangcheng.cli.output import print_json, print_table
from fangcheng.cli.progress import Progress
from fangcheng.cli.whole_files import check_place
from fangcheng.errors import FangchengError, printable
from fangcheng.game.told import known_language, sentence
from fangcheng.records import read
from fangcheng.records.replay.film import company_of
from fangcheng.reviewer.model import GRADES, Review
from fangcheng.reviewer.played_out import played_out
from fangcheng.reviewer.run import MOST_WORLDS, WORLDS, Reviewing
from fangcheng.reviewer.told import change_told, decision_told, figures_told, points_told

HEAD = ("player", "count", "unmarked", "slips", "mistakes", "blunders", "decisions", "tiles", "points")
FEWEST = 30  # decisions below which no rate is told


def review(
    file: Path,
    /,
    *,
    game: Whole = 1,
    seat: MaybeWhole = None,
    worlds: Whole = WORLDS,
    seed: int = 0,
    keep: Path | None = None,
    workers: MaybeWhole = None,
    lang: str = ENGLISH,
    json: Switch = False,
) -> None:
    """Judge every decision of a recorded game by what its seat could see, and say what it cost.

    e.g. fangcheng review game.mjlog --seat 0

    Parameters
    ----------
    file
        A record; `docs/formats.md` lists the formats.
    game
        Which game of the file, counted from 1.
    seat
        Only the player who sat at this seat in the first hand, from 0. [default: all]
    worlds
        In how many deals that fit the view the options of a decision are compared at first.
    seed
        Other deals.
    keep
        Add every decision to this file; the same command goes on there after a stop.
    workers
        Decisions judged at once; one for each core when left out.
    lang
        In which language: en, zh-Hans, zh-Hant or ja.
    json
        As one JSON document.
    """
    known_language(lang)
    if not 2 <= worlds <= MOST_WORLDS:
        raise FangchengError(f"--worlds {worlds}: a whole number from 2 to {MOST_WORLDS}")
    if workers is not None and workers < 1:
        raise FangchengError(f"--workers {workers}: a whole number from 1 on")
    if keep is not None:
        check_place("--keep", keep)
    games = list(read(file))
    if not 1 <= game <= len(games):
        raise FangchengError(f"--game {game}: this file has games 1 to {len(games)}")
    print("compiling what is not yet compiled; minutes the first time", file=sys.stderr, flush=True)
    reviewing = Reviewing(company_of(games, game - 1), played_out, player=seat, worlds=worlds, seed=seed, keep=keep)
    with closing(reviewing):
        progress = Progress(len(reviewing.due), "decisions")
        try:
            reviewing.go_on(workers or cores(), progress.show)
        finally:
            progress.end()
        made = reviewing.review()
    if json:
        print_json(msgspec.to_builtins(made))
    else:
        tell(made, lang)


def tell(made: Review, lang: str) -> None:
    """Print a table of the players, then the dearest decisions of each."""
    unit = points_told(made.unit, made.unit)
    print(f"{made.variant}: {made.hands} hands, {made.done} decisions; {sentence(lang, 'review-unit', n=unit)}")
    print_table(rows(made), HEAD, right=range(1, len(HEAD)))
    for one in made.people:
        print()
        print("\n".join(map(printable, lines(made, one.player, lang))))


def rows(made: Review) -> Iterator[tuple[str, ...]]:
    """Yield a row for each player."""
    for one in made.people:
        rate = f" {100 * one.right / one.real:.0f} %" if one.real >= FEWEST else ""
        grades = (str(one.grades[grade]) for grade in GRADES)
        sums = (one.decisions, one.tiles, one.end - one.start)
        name = printable(f"{one.player} {one.name}".strip())
        yield (name, str(one.real), f"{one.right}{rate}", *grades, *(change_told(sum, made.unit) for sum in sums))


def lines(made: Review, player: int, lang: str) -> Iterator[str]:
    """Yield what there is to say of a player: figures, the dearest decisions, a drill."""
    one = next(person for person in made.people if person.player == player)
    judged = {decision.number: decision for decision in made.judged}
    yield f"{player} {one.name}".strip()
    yield from (f"  {line}" for line in figures_told(one, made, lang))
    for number in one.dearest:
        decision = judged[number]
        place = sentence(lang, "review-go", hand=decision.hand + 1, step=decision.step + 1)
        yield f"  {place}: {decision_told(decision, made, lang)}"
    if one.drill:
        yield f"  fangcheng drill {one.drill} {made.variant}"
