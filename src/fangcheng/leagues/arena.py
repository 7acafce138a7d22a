"""`arena`: a league of bots on equal walls, each rated by all the others that it has met."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins

from fangcheng.bots.ahead import told_if_it_takes_long
from fangcheng.bots.crew import blocks_in_order, cores
from fangcheng.bots.duel import checked_numbers
from fangcheng.bots.kept_rows import KeptRows
from fangcheng.bots.kept_walls import code_in, code_of
from fangcheng.bots.matches import warm_up
from fangcheng.bots.played_walls import PlayedWalls
from fangcheng.bots.protocol import Bot, spelled
from fangcheng.bots.visitors import checkout_in
from fangcheng.core.institutions.rotation import company
from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import known_mode, seed_text
from fangcheng.game.engine import Engine, Mode, array_of
from fangcheng.leagues.league import LEAGUE_WALL, League
from fangcheng.leagues.program import check_name, close_programs, code_of_program, is_program
from fangcheng.leagues.ratings import Rated, rated
from fangcheng.records.mjai.writer import GAMES
from fangcheng.rules.digest import digest
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset, Variant

VERSION = 1  # of the form of kept walls
HEAD = ("bot", "rating", "±", "walls", "points a hand", "place")


class ArenaResult(Struct, frozen=True, kw_only=True):
    """What a league came to."""

    variant: str
    seed: str
    walls: int
    matches: bool
    bots: list[Rated]  # from best to weakest

    def plain(self) -> dict[str, Any]:
        """Return everything as plain data, ready for JSON."""
        return dict(to_builtins(self))

    def rows(self) -> list[tuple[str, ...]]:
        """Return a line of words for each bot, in the order of HEAD."""
        return [
            (one.bot, f"{one.rating:.1f}", f"{one.spread:.1f}", f"{one.walls:,}", _told(one.points), _told(one.place))
            for one in self.bots
        ]

    def __str__(self) -> str:
        lines = [HEAD, *self.rows()]
        widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
        return "\n".join(
            "  ".join([line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:]))])
            for line in lines
        )


def _told(mean: object) -> str:
    return "-" if mean is None else str(mean)


class ArenaRun(PlayedWalls):
    """Walls from number 0 on, and what has been played of them, whoever did it and however many at once."""

    def __init__(self, league: League, walls: Any = None) -> None:
        super().__init__(LEAGUE_WALL, walls)
        self.league = league

    def play(self, walls: int, workers: int) -> Iterator[Any]:
        """Play until there are `walls` walls, and yield the new ones as they come in. Raises FangchengError."""
        if self.played >= walls:
            self.cut(walls)
            return
        try:
            with closing(blocks_in_order(self.league, self.played, walls, workers)) as blocks:
                for block in blocks:
                    self.add(block.walls)
                    yield block.walls
        finally:
            close_programs()

    def result(self) -> ArenaResult:
        """Return what the walls played so far come to."""
        league = self.league
        return ArenaResult(
            variant=league.variant,
            seed=league.seed,
            walls=self.played,
            matches=league.matches,
            bots=rated(league, self.walls),
        )


def arena(
    variant: Variant,
    bots: Sequence[Bot | str | os.PathLike[str]],
    *,
    walls: int = 1000,
    seed: str | int = 1,
    options: Mapping[str, Value] | None = None,
    preset: str | None = None,
    matches: bool = False,
    keep: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    mode: Mode = "compiled",
) -> ArenaResult:
    """Let a league of bots play the same walls, and rate each by the others that it has met.

    Every wall has a line-up; all choices of bots come in turn. It plays the wall once for each seat, moving on by one,
    and who did best over all seats has won it. Ratings are OpenSkill's (Plackett-Luce), made of the walls in their
    order. A wall is the first hand of `Match(variant, "<seed>:<n>")`, n from 0; with `matches` it is the whole match,
    and places count before points.

    `bots` are at least two different ones, as `duel` takes them, or in riichi and sanma programs that speak mjai, by
    their command or address: "mjai:python3 bot.py", "mjai:tcp://127.0.0.1:11700" (docs/bots.md). `keep` is a file to
    which every wall is added; a run that was broken off, or more walls, go on there. The result depends on the seed,
    the bots and the walls, never on `workers`. Raises what `duel` does, and FangchengError for fewer than two bots or
    two of a name.

    >>> print(arena("sichuan", ["steady", "casual", "beginner", "random"], walls=200))  # doctest: +SKIP
    """
    league = league_of(variant, bots, seed=seed, options=options, preset=preset, matches=matches, mode=mode)
    wanted, at_once = checked_numbers(walls, None, workers)
    with kept_arena(league, keep) as (run, kept):
        if run.played < wanted:
            get_ready(league)
        for fresh in run.play(wanted, at_once or (cores() if league.all_of_the_house else 1)):
            if kept is not None:
                kept.add(fresh)
        return run.result()


def league_of(
    variant: Variant,
    bots: Sequence[Any],
    *,
    seed: str | int,
    options: Mapping[str, Value] | None,
    preset: str | None,
    matches: bool,
    mode: Mode = "compiled",
) -> League:
    """Return what is to be played. Raises FangchengError for what is not there."""
    engine = Engine(variant, options, preset, "interpreted")
    names = tuple(map(_named, bots))
    if len(names) < 2:
        raise FangchengError(f"bots: {len(names)}; a league has at least two")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise FangchengError(f"bots: {', '.join(twice)} is there more than once; name each bot once")
    if any(map(is_program, names)):
        check_programs(names, engine.ruleset.page.id)
    return League(
        variant=variant.id if isinstance(variant, Ruleset) else str(variant),
        options=tuple(engine.chosen.items()),
        preset=preset,
        bots=names,
        seed=seed_text(seed),
        persons=int(company(engine.rules)),
        matches=matches,
        mode="compiled" if known_mode(mode) == "auto" else mode,
    )


def _named(bot: Any) -> str:
    """Return the name by which every worker makes the same bot. Raises FangchengError for what is none."""
    if not isinstance(bot, str) or not is_program(bot):
        return spelled(bot)
    check_name(bot)
    return bot


def check_programs(names: Sequence[str], game: str) -> None:
    """Raise FangchengError where programs that speak mjai do not know the game, or cannot sit with another bot."""
    if game not in GAMES:
        raise FangchengError(f"mjai has words for {' and '.join(GAMES)}, not for {game}")
    for name in names:
        if not is_program(name) and checkout_in(name) is not None:
            raise FangchengError(f'bots: "{name}", another checkout, cannot sit with a program that speaks mjai')


def get_ready(league: League) -> None:
    """Compile what the bots play by, before workers do."""
    if league.mode == "interpreted":
        return
    with told_if_it_takes_long(league.variant):
        warm_up(league.setting(tuple(league.bots[number] for number in league.lineup(0))))


@contextmanager
def kept_arena(league: League, keep: str | os.PathLike[str] | None) -> Iterator[tuple[ArenaRun, KeptRows | None]]:
    """Yield a run, begun with what a file keeps of it, and that file. Raises FangchengError and OSError."""
    if keep is None:
        yield ArenaRun(league), None
        return
    kept = KeptRows(Path(keep), plan_of(league), LEAGUE_WALL, "arena", VERSION)
    try:
        yield ArenaRun(league, kept.walls), kept
    finally:
        kept.close()


def plan_of(league: League) -> dict[str, Any]:
    """Return what two runs must share for one to go on with the other, the code of the bots included."""
    engine = Engine(league.variant, dict(league.options), league.preset, "interpreted")
    return {
        "variant": league.variant,
        "options": [list(pair) for pair in league.options],
        "preset": league.preset,
        "bots": list(league.bots),
        "seed": league.seed,
        "matches": league.matches,
        "digest": digest(array_of(engine.rules, RULES)),
        "code": code_in(Path(__file__).parents[1]),
        "bots_code": [code_of_program(bot) if is_program(bot) else code_of(bot) for bot in league.bots],
    }
