"""`fangcheng serve`: the page with all variants, for this machine or a local network."""

import math
import re
from pathlib import Path
from typing import TypeVar

from fangcheng.cli.app import complain
from fangcheng.cli.options import MaybeWhole, Switch, Whole
from fangcheng.errors import FangchengError

SLOWEST_BOT = 60  # seconds that a bot may take


def serve(
    *houses: str,
    host: str = "127.0.0.1",
    port: MaybeWhole = None,
    no_open: Switch = False,
    store: Path | None = None,
    tables: Whole = 64,
    returning: MaybeWhole = None,
    of_address: Whole = 16,
    kept: Whole = 20_000,
    kept_of_address: MaybeWhole = None,
    uploads: Whole = 256,
    think: str = "0.35-0.9",
    idle: float = 10.0,
    work: float = 10.0,
    play: float = 15.0,
    requests: float = 20.0,
) -> None:
    """Serve the page; it opens in your browser.

    e.g. fangcheng serve --port 8700

    Parameters
    ----------
    houses
        Files of house rules to offer beside the variants: friday-table.toml.
    host
        Where to listen; 0.0.0.0 lets others in your network play too.
    port
        The port. [default: 8700, or a free one where that is taken]
    no_open
        Only print the address.
    store
        The folder where tables are kept. [default: FANGCHENG_STORE, or where your system keeps data of programs]
    tables
        How many tables may be open at once.
    returning
        How many of them are left for who comes back to a table that is kept. [default: a quarter]
    of_address
        How many of them one address may have; a club behind one router has one address.
    kept
        How many played tables the folder may hold. None of them makes room for a new one within 90 days.
    kept_of_address
        How many of them one address may have; of more its own oldest go. [default: a quarter]
    uploads
        MiB of files sent to be watched that the folder may hold, packed; one address has a quarter of it.
    think
        Seconds a bot takes in its turn, from-to, e.g. 0-0.
    idle
        Minutes without a decision after which a table makes room for others where there is no other room.
    work
        Percent of a core that one address may take in the long run by what it asks beside its tables.
    play
        Percent of a core that the tables of one address may take in the long run; of more they wait.
    requests
        Requests a second that are let in from one address in the long run; more wait.
    """
    from fangcheng.variants import faults, lay_out
    from fangcheng.web.server import serve as run
    from fangcheng.web.store.removal import Limits
    from fangcheng.web.table.bounds import Bounds
    from fangcheng.web.table.pace import Pace

    for house in houses:
        lay_out(house)
    for fault in faults():
        complain(f"{fault} (not offered)")
    bounds = Bounds(
        tables=at_least(1, tables, "--tables"),
        returning=None if returning is None else at_least(0, returning, "--returning"),
        of_address=at_least(1, of_address, "--of-address"),
        undecided=60 * at_least(1, idle, "--idle"),
        work=at_least(1, work, "--work") / 100,
        play=at_least(1, play, "--play") / 100,
        requests=at_least(1, requests, "--requests"),
    )
    octets = at_least(1, uploads, "--uploads") << 20
    limits = Limits(
        tables=at_least(1, kept, "--kept"),
        of_party=max(1, kept // 4) if kept_of_address is None else at_least(1, kept_of_address, "--kept-of-address"),
        octets=octets,
        octets_of_party=octets // 4,
    )
    run(host, port, not no_open, Pace(think=span(think)), where=store, bounds=bounds, limits=limits)


Number = TypeVar("Number", int, float)


def at_least(least: int, said: Number, option: str) -> Number:
    """Return a number that is large enough. Raises FangchengError."""
    if not least <= said < math.inf:
        raise FangchengError(f"{option} {said:g}: at least {least}")
    return said


def span(said: str) -> tuple[float, float]:
    """Return the seconds of `0.35-0.9`. Raises FangchengError."""
    found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)-([0-9]+(?:\.[0-9]+)?)", said)
    if found is None or not float(found[1]) <= float(found[2]) <= SLOWEST_BOT:
        raise FangchengError(f'--think "{said}": two numbers of seconds up to {SLOWEST_BOT}, e.g. 0.35-0.9')
    return float(found[1]), float(found[2])
