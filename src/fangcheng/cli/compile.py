"""`fangcheng compile`: games compiled ahead, so that later programs start compiled."""

from __future__ import annotations

import os
import sys

from fangcheng.cli.options import Switch
from fangcheng.cli.progress import Progress
from fangcheng.core.dialect.cache import cache_folder
from fangcheng.errors import FangchengError
from fangcheng.extras import needed
from fangcheng.variants import load_known, own_names


def compile(*variants: str, bots: Switch = False, all: Switch = False, preset: str | None = None) -> None:
    """Compile games ahead and keep the code, so that programs, tables and bots of later processes start compiled.

    The code is kept in the folder that FANGCHENG_CACHE names, else where your system keeps caches. It holds for this
    version of Fangcheng, Python and Numba and for this kind of processor; elsewhere it is compiled anew. What is there
    already is not compiled again, and several processes may fill one folder at once. A layer of a container:

    RUN FANGCHENG_CACHE=/opt/fangcheng fangcheng compile riichi mcr --bots

    e.g. fangcheng compile riichi sichuan --bots

    Parameters
    ----------
    variants
        Kinds of mahjong, or files of house rules; `fangcheng variants` lists them.
    bots
        The bots of the house too: `fangcheng simulate`, `play`, and tables that are served need them.
    all
        All kinds of mahjong that come with this library.
    preset
        Under this named set of rules, of all the games that are given.
    """
    if all and variants:
        raise FangchengError(f"compile: --all is every game; leave {variants[0]} out, or --all")
    games = sorted(own_names()) if all else list(dict.fromkeys(variants))
    if not games:
        raise FangchengError("compile: which games? e.g. fangcheng compile riichi, or --all")
    for game in games:
        load_known(game).choose({}, preset)
    needed("numba")
    folder = writable_folder()
    from fangcheng.bots.ahead import PARTS, compile_ahead

    parts = len(PARTS) if bots else len(PARTS) - 1
    progress = Progress(len(games) * parts, "parts")
    print("compiling; minutes where nothing is kept yet", file=sys.stderr, flush=True)
    progress.show(0)
    done = 0
    try:
        for game in games:
            for _ in compile_ahead(game, preset=preset, bots=bool(bots)):
                done += 1
                progress.show(done)
    finally:
        progress.end()
    print(f"{', '.join(games)}: compiled code lies in {folder}")


def writable_folder() -> str:
    """Return the folder of compiled code, made if need be. Raises FangchengError where nothing can be written there."""
    folder = cache_folder()
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as failure:
        raise FangchengError(f"{folder}: {failure.strerror or failure}; FANGCHENG_CACHE names another folder") from None
    if not os.access(folder, os.W_OK):
        raise FangchengError(f"{folder}: may not be written; FANGCHENG_CACHE names another folder")
    return folder
