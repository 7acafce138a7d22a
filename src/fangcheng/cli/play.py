"""`fangcheng play`: sit down to one variant with bots."""

from pathlib import Path

from fangcheng.cli.options import FIRST, MaybeWhole, Repeated, Switch, chosen, offered
from fangcheng.variants import load


def play(
    variant: str | None = None,
    /,
    *,
    seed: MaybeWhole = None,
    rule: Repeated = None,
    preset: str | None = None,
    port: MaybeWhole = None,
    no_open: Switch = False,
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
    port
        The port of the page. [default: 8700, or a free one where that is taken]
    no_open
        Only print the address.
    store
        The folder where tables are kept. [default: FANGCHENG_STORE, or where your system keeps data of programs]
    """
    options, table = chosen(rule), None
    named = variant or (FIRST if options or preset or seed is not None else None)
    if named is not None:
        named = offered(named)
        load(named).choose(options, preset)
    from fangcheng.web.bodies import NewTable
    from fangcheng.web.server import serve

    if named is not None:
        table = NewTable(named, options, seed, preset=preset)
    serve(port=port, open_browser=not no_open, table=table, where=store)
