"""`fangcheng docs`: the handbook in your browser, or as a folder of pages."""

import sys
from pathlib import Path

from fangcheng.cli.options import MaybeWhole, Switch


def docs(*, out: Path | None = None, port: MaybeWhole = None, no_open: Switch = False) -> None:
    """Read the handbook; it opens in your browser.

    e.g. fangcheng docs

    Parameters
    ----------
    out
        Write its pages into this new folder instead of serving them.
    port
        The port. [default: 8710, or a free one where that is taken]
    no_open
        Only print the address.
    """
    import shutil

    from fangcheng.core.dialect.cache import cache_folder
    from fangcheng.errors import FangchengError
    from fangcheng.handbook.build import site
    from fangcheng.handbook.serve import serve

    if out is not None and out.exists():
        raise FangchengError(f"{out}: is there already; name a folder that is not")
    made = site(Path(cache_folder()) / "handbook", say_so)
    if out is None:
        serve(made, port, not no_open)
    else:
        shutil.copytree(made, out)
        print(f"{out / 'index.html'}")


def say_so() -> None:
    """Tell the person what takes half a minute, once for each version."""
    print("Making the handbook; half a minute, once ...", file=sys.stderr, flush=True)
