"""`fangcheng play`: sit down to one variant with bots."""

from fangcheng.cli.options import FIRST, Repeated, Switch, chosen, offered
from fangcheng.variants import load


def play(
    variant: str = FIRST,
    /,
    *,
    seed: int | None = None,
    rule: Repeated = None,
    preset: str | None = None,
    port: int | None = None,
    no_open: Switch = False,
) -> None:
    """Sit down to VARIANT with bots; the table opens in your browser.

    e.g. fangcheng play riichi --rule length=east

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists all.
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
    """
    options, variant = chosen(rule), offered(variant)
    load(variant).choose(options, preset)
    from fangcheng.web.bodies import NewTable
    from fangcheng.web.server import serve

    serve(port=port, open_browser=not no_open, table=NewTable(variant, options, seed, preset=preset))
