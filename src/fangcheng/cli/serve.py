"""`fangcheng serve`: the page with all variants, for this machine or a local network."""

from pathlib import Path

from fangcheng.cli.app import complain
from fangcheng.cli.options import Switch


def serve(
    *houses: str,
    host: str = "127.0.0.1",
    port: int | None = None,
    no_open: Switch = False,
    store: Path | None = None,
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
    """
    from fangcheng.variants import faults, lay_out
    from fangcheng.web.server import serve as run

    for house in houses:
        lay_out(house)
    for fault in faults():
        complain(f"{fault} (not offered)")
    run(host, port, open_browser=not no_open, where=store)
