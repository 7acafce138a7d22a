"""`fangcheng play`: sit down to one variant with bots."""

from pathlib import Path
from typing import Any

from fangcheng.bots import STRONG
from fangcheng.bots.characters import LEVELS, PLAIN, STRONGEST, character
from fangcheng.bots.weights import is_setting
from fangcheng.cli.options import FIRST, MaybeWhole, Repeated, Switch, chosen, offered
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.variants import load

RANDOM = "random"
EVERYWHERE = "0.0.0.0"  # listen in every network of this machine


def play(
    variant: str | None = None,
    /,
    *,
    seed: MaybeWhole = None,
    rule: Repeated = None,
    preset: str | None = None,
    bots: str = STRONGEST,
    port: MaybeWhole = None,
    no_open: Switch = False,
    lan: Switch = False,
    store: Path | None = None,
) -> None:
    """Sit down to VARIANT with bots; the table opens in your browser. Without one the first page does.

    There "Play now" deals, and the table you left waits.

    e.g. fangcheng play riichi --rule length=east

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists all. [default: chosen on the page]
    seed
        Play this wall again. [default: a new one]
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    bots
        How the bots play: beginner, casual, steady, strong or random; the first three with a temperament if you like:
        casual:gambler.
    port
        The port of the page. [default: 8700, or a free one where that is taken]
    no_open
        Only print the address.
    lan
        Let others in your network come in: prints an address and a picture of it for their phones.
    store
        The folder where tables are kept. [default: FANGCHENG_STORE, or where your system keeps data of programs]
    """
    options, table = chosen(rule), None
    level, temperament = level_and_temperament(bots)
    named = variant or (FIRST if options or preset or seed is not None or bots != STRONGEST else None)
    if named is not None:
        named = offered(named)
        load(named).choose(options, preset)
    from fangcheng.web.bodies import NewTable
    from fangcheng.web.server import serve

    if named is not None:
        table = NewTable(named, options, seed, preset=preset, bots=level, temperament=temperament)
    host = EVERYWHERE if lan else "127.0.0.1"
    serve(host=host, port=port, open_browser=not no_open, table=table, where=store)


def level_and_temperament(bots: str) -> tuple[Any, Any]:
    """Return the level and the temperament that `--bots LEVEL` or `--bots LEVEL:TEMPERAMENT` names.

    Raises UnknownName, and FangchengError for a temperament of bots that play at random, or that are strong.
    """
    level, _, temperament = bots.partition(":")
    if level in (RANDOM, STRONG) and temperament:
        raise FangchengError(f"--bots {bots}: {level} has no temperament; write --bots {level}")
    if level not in (RANDOM, STRONG):
        if level not in LEVELS:
            known = [RANDOM, *LEVELS, STRONG]
            raise UnknownName("bot", level, known, f"Bots at a table are {', '.join(known)}.")
        if ":" in temperament or is_setting(temperament):
            raise FangchengError(f"--bots {bots}: bots at a table have a level and a temperament, no other weights")
        character(level, temperament)
    return level, temperament or PLAIN
