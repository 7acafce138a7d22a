"""`play`: let bots play whole matches against each other, and see who is better."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fangcheng.bots.ahead import told_if_it_takes_long
from fangcheng.bots.batch import LONGEST
from fangcheng.bots.driver import Driver
from fangcheng.bots.protocol import Bot, checked_bot, load_bot, name_of_bot, steady
from fangcheng.bots.results import MatchResult, PlayResult
from fangcheng.bots.visitors import close_visitors
from fangcheng.core.institutions.rotation import company
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import known_mode, seed_text, whole_number
from fangcheng.game.engine import Engine, Mode
from fangcheng.game.ranking import standings
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant


def play(
    variant: Variant,
    bots: Sequence[Bot | str] | Bot | str = (),
    *,
    matches: int = 1,
    seed: str | int = 1,
    options: Mapping[str, Value] | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> PlayResult:
    """Let bots play whole matches and return who came where.

    `bots` are objects with `act(view, legal)` (see `Bot`), or names as `load_bot` takes them; where fewer are given
    than there are seats, `steady` takes the others. Match number n, from 0, has the seed "<seed>:<n>"; the same
    seed, bots and rules give the same result, and `Match(variant, "<seed>:<n>")` has the same walls. From one match
    to the next every bot moves on by one place in the order of joining, and where the game draws for seats, chance
    seats them besides. A match of more than 256 hands is broken off where it stands.

    `mode` "interpreted" never compiles and takes half a minute a match; both others compile what they need first,
    minutes the first time on a machine, which is told on stderr, and seconds later on; `fangcheng compile --bots` does
    that ahead.
    Raises UnknownVariant, UnknownName, BadOption; FangchengError for what is no bot; BotError when one raises or
    answers something that is not open.

    >>> play("sichuan", ["steady", "random"], matches=2, seed=7).bots  # doctest: +SKIP
    ('steady', 'random', 'steady', 'steady')
    """
    count = whole_number("matches", matches, "a whole number from 1 on")
    if count < 1:
        raise FangchengError(f"matches={count}: a whole number from 1 on")
    text = seed_text(seed)
    if known_mode(mode) == "auto":
        mode = "compiled"  # a match is long enough to wait for the compiler
    engine, eyes = (Engine(variant, options, preset, mode) for _ in range(2))
    driver = Driver(engine, eyes, variant)
    players = seated(bots, driver.engine.ruleset.id, int(company(driver.engine.rules)))  # refused before minutes pass
    try:
        if mode == "compiled":
            with told_if_it_takes_long(driver.engine.ruleset.id):
                driver.get_ready()
        results = tuple(_match(driver, players, f"{text}:{number}", number) for number in range(count))
    finally:
        close_visitors()
    return PlayResult(
        variant=driver.engine.ruleset.id,
        options=driver.engine.chosen,
        preset=preset,
        seed=text,
        bots=tuple(map(name_of_bot, players)),
        matches=results,
    )


def seated(bots: Any, variant: str, persons: int) -> list[Any]:
    """Return one bot for each person: those given, then `steady`. Raises UnknownName and FangchengError."""
    if isinstance(bots, str):
        bots = bots.split(",")
    given = list(bots) if isinstance(bots, Iterable) else [bots]
    if len(given) > persons:
        raise FangchengError(f"{len(given)} bots for the {persons} seats of {variant}")
    made = [load_bot(bot.strip()) if isinstance(bot, str) else checked_bot(bot) for bot in given]
    return made + [steady() for _ in range(persons - len(made))]


def _match(driver: Driver, players: list[Any], seed: str, number: int) -> MatchResult:
    """Play one match, with every player `number` places on in the order of joining."""
    seats = len(players)
    persons = [(player + number) % seats for player in range(seats)]
    driver.begin(seed, [players[(person - number) % seats] for person in range(seats)])
    hands = 0
    while not driver.over and hands < LONGEST:
        driver.play_hand()
        hands += 1
    ranking = {one.person: one for one in standings(driver.engine, driver.table)}
    places = [ranking[person] for person in persons]
    points = [one.points for one in places if one.points is not None]
    return MatchResult(
        seed=seed,
        hands=hands,
        finished=driver.over,
        places=tuple(one.place for one in places),
        scores=tuple(one.score for one in places),
        points=tuple(points) if points else None,
    )
