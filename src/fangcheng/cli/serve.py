"""`fangcheng serve`: the page with all variants, for this machine or a local network."""

from fangcheng.cli.options import Switch


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    no_open: Switch = False,
) -> None:
    """Serve the page; it opens in your browser.

    e.g. fangcheng serve --port 8700

    Parameters
    ----------
    host
        Where to listen; 0.0.0.0 lets others in your network play too.
    port
        The port. [default: 8700, or a free one where that is taken]
    no_open
        Only print the address.
    """
    from fangcheng.web.server import serve as run

    run(host, port, open_browser=not no_open)
