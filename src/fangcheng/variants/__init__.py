"""One page a variant, in a file of its own: it declares, it never computes. Whatever page lies here is found.

A file whose name ends in `_options` or `_names` is no page; it holds the long list of options or names of one. More
pages, with their rulebooks beside them, and house rules lie in the folder that FANGCHENG_VARIANTS names; house rules
may also lie anywhere and are then asked for by their file.
"""

import os
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from fangcheng.errors import FangchengError, HouseRuleError, UnknownVariant, nearest

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset, Variant

FOLDER = "FANGCHENG_VARIANTS"
HERE = str(Path(__file__).parent)
TOML = ".toml"
PARTS_OF_PAGES = ("_options", "_names")
DEEPEST = 16  # files of house rules that stand on one another
MOST_FOLLOWED = 64

_read: dict[str, "Ruleset"] = {}  # pages of this package
_added: dict[Path, "Ruleset"] = {}  # pages of a folder
_refused: dict[str, tuple[object, FangchengError]] = {}  # pages of a folder that are wrong, and when they were
_followed: dict[tuple[Path, str], "tuple[Ruleset, Path | None]"] = {}  # house rules by what they say, and their base
_laid_out: dict[str, Path] = {}  # house rules that a server or a person at the command line offers beside the pages

IDS: tuple[str, ...]  # all ids in the order of the lists; reads every page, and so only where it is asked for


def names() -> frozenset[str]:
    """Return the ids of all pages and of the house rules beside them, without reading one."""
    return names_of_pages() | _house_files().keys()


def names_of_pages() -> frozenset[str]:
    """Return the ids of all pages, without the house rules beside them."""
    return own_names() | _added_pages().keys()


@cache
def own_names() -> frozenset[str]:
    """Return the ids of the pages of this package."""
    return frozenset(file.name for file in iter_modules([HERE]) if not file.name.endswith(PARTS_OF_PAGES))


def ids() -> tuple[str, ...]:
    """Return all ids in the order of the lists: by the place that each page names."""
    return tuple(page.id for page in _in_order(names()))


def readable() -> list["Ruleset"]:
    """Return the pages in list order, without those of a folder that cannot be read; `faults` tells of them."""
    return _in_order(name for name in names() if name in own_names() or not _fault(name))


def faults() -> list[str]:
    """Return what is wrong with pages and house rules beside those of this package."""
    return [fault for name in sorted(names() - own_names()) if (fault := _fault(name))]


def _fault(name: str) -> str:
    try:
        load_known(name)
    except FangchengError as error:
        return str(error)
    return ""


def _in_order(known: Iterable[str]) -> list["Ruleset"]:
    return sorted(map(load_known, known), key=lambda page: (page.place, page.id))


def load(variant: "Variant") -> "Ruleset":
    """Return the ruleset of a variant id or of a file of house rules; a ruleset is given back as it is.

    Raises UnknownVariant with the nearest id, HouseRuleError for a file that cannot be followed.
    """
    if isinstance(variant, str):
        if variant in _read:
            return _read[variant]
        return _house_of(Path(variant), ()) if _is_path(variant) else load_known(variant)
    if isinstance(variant, os.PathLike):
        return _house_of(Path(variant), ())
    return _checked(variant)


def _is_path(variant: str) -> bool:
    """Return True if a name is that of a file: of house rules that nobody has laid out under it."""
    if not variant.endswith(TOML) or variant in _laid_out:
        return False
    return Path(variant).exists() or variant not in _house_files()


def load_known(name: str) -> "Ruleset":
    """Return the ruleset of an id from `names`, and of nothing else: no file is opened because somebody names it."""
    if name in _read:
        return _read[name]
    if name in own_names():
        return _read.setdefault(name, import_module(f"fangcheng.variants.{name}").RULESET)
    if name in (pages := _added_pages()):
        return _added.get(pages[name]) or _added.setdefault(pages[name], _added_page(name, pages[name]))
    if name in (files := _house_files()):
        return _house_of(files[name], ())
    raise UnknownVariant(name, sorted(names()))


def is_own(ruleset: "Ruleset") -> bool:
    """Return True if a page of this package says it all, so that its revision names the rules."""
    return not ruleset.house and ruleset.id in own_names() and load_known(ruleset.id) is ruleset


def is_known(ruleset: "Ruleset") -> bool:
    """Return True if the id of the ruleset names it here, and nothing else."""
    return ruleset.id in names() and not _fault(ruleset.id) and load_known(ruleset.id) is ruleset


def lay_out(file: str | Path) -> "Ruleset":
    """Offer a file of house rules under its name beside the pages, and return what it says."""
    ruleset = load(file)
    _laid_out[ruleset.id] = Path(file)
    return ruleset


def from_text(name: str, text: str) -> "Ruleset":
    """Return the ruleset of house rules sent or kept with a match; they stand on a page or on a file laid out."""
    from fangcheng.rules.house import ruleset_of

    return ruleset_of(file_name(name), text, load_known)


def of_record(variant: str, house: str) -> "Ruleset":
    """Return the ruleset that a saved match or record names: that of the house rules it carries, else a known one."""
    return from_text(variant, house) if house else load_known(variant)


def file_name(name: str) -> str:
    """Return the last part of a name of a file, with its ending, so that it is nobody's id."""
    last = "".join(letter for letter in name.replace("\\", "/").rpartition("/")[2] if letter.isprintable())[:80]
    return last if last.endswith(TOML) and last != TOML else f"{last or 'house'}{TOML}"


# --- the folder of the person


def folder() -> Path | None:
    """Return where further variants lie. Raises FangchengError where that is no folder."""
    told = os.environ.get(FOLDER)
    if not told:
        return None
    if not Path(told).is_dir():
        raise FangchengError(f"{FOLDER}: there is no folder {told}")
    return Path(told)


def _added_pages() -> dict[str, Path]:
    """Return the pages of that folder. Raises FangchengError for one that is named like a page of this package."""
    lying = folder()
    if lying is None:
        return {}
    found = {file.stem: file for file in lying.glob("*.py") if not file.stem.startswith("_")}
    for name in sorted(found.keys() & own_names()):
        raise FangchengError(f"{found[name]}: there is a variant {name} already; give the file another name")
    return {name: file for name, file in found.items() if not name.endswith(PARTS_OF_PAGES)}


def _house_files() -> dict[str, Path]:
    lying = folder()
    return {file.name: file for file in lying.glob(f"*{TOML}")} | _laid_out if lying else dict(_laid_out)


def _added_page(name: str, file: Path) -> "Ruleset":
    """Read a page of the folder, as part of this package: it may import its neighbours there and here.

    One that was refused is read again only when something in its folder has changed, for it is checked whole.
    """
    from fangcheng.rules.page.reading import read_page

    if str(file.parent) not in __path__:
        __path__.append(str(file.parent))
    now = _stamp(file.parent)
    if name in _refused and _refused[name][0] == now:
        raise _refused[name][1].with_traceback(None)
    try:
        page = read_page(name, file, names_of_pages())
    except FangchengError as error:
        _refused[name] = now, error
        raise
    _refused.pop(name, None)
    return page


def _stamp(lying: Path) -> tuple[tuple[str, int, int], ...]:
    """Return what tells one state of a folder from another: names, times and sizes of pages and books."""
    there = [(one, one.stat()) for ending in ("*.py", "*.md") for one in sorted(lying.glob(ending))]
    return tuple((str(one), told.st_mtime_ns, told.st_size) for one, told in there)


# --- house rules in files


def _house_of(file: Path, before: tuple[Path, ...]) -> "Ruleset":
    """Follow a file; `before` are those that stand on it. It is read each time, and followed anew where it changed."""
    from fangcheng.rules.house import ruleset_of

    key, chain = (file, _text_of(file)), (*before, file.resolve())
    if key in _followed:
        made, below = _followed[key]
        if below is None or _house_of(below, chain) is made.base:
            return made
    below = None

    def base_of(name: str) -> "Ruleset":
        nonlocal below
        if not name.endswith(TOML):
            return load(name)
        below = file.parent / name
        _check_chain(below, chain)
        return _house_of(below, chain)

    made = ruleset_of(file.name, key[1], base_of)
    if len(_followed) >= MOST_FOLLOWED:
        _followed.clear()
    _followed[key] = made, below
    return made


def _check_chain(below: Path, chain: tuple[Path, ...]) -> None:
    """Raise FangchengError for a base that stands on this file itself, or on too many."""
    if below.resolve() in chain:
        told = " stands on ".join(one.name for one in (*chain, below))
        raise FangchengError(f"base: house rules cannot stand on themselves: {told}")
    if len(chain) == DEEPEST:
        raise FangchengError(f"base: {DEEPEST} files that stand on one another are too many")


def _text_of(file: Path) -> str:
    """Return what a file says. Raises HouseRuleError where it cannot be read."""
    from fangcheng.rules.house import LARGEST

    try:
        if file.is_dir():
            raise HouseRuleError(str(file), 0, "a folder; house rules are a file")
        if not file.exists():
            raise HouseRuleError(str(file), 0, f"there is no such file.{_nearest_file(file)}")
        if not file.is_file() or file.stat().st_size > LARGEST:
            raise HouseRuleError(str(file), 0, f"no file of house rules, which has at most {LARGEST >> 10} kB")
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise HouseRuleError(str(file), line, "not UTF-8: save it as UTF-8") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise HouseRuleError(str(file), 0, f"it cannot be read: {reason}") from None


def _nearest_file(file: Path) -> str:
    try:
        there = [one.name for one in file.parent.iterdir() if one.name.endswith(TOML)]
    except OSError:
        there = []
    close = nearest(file.name, there, 1)
    return f' Did you mean "{close[0]}"?' if close else ""


def _checked(variant: Any) -> "Ruleset":
    from fangcheng.rules.ruleset import Ruleset

    if not isinstance(variant, Ruleset):
        raise UnknownVariant(variant, sorted(names()))
    return variant


def __getattr__(name: str) -> Any:
    if name != "IDS":
        raise AttributeError(f"module fangcheng.variants has no attribute {name}")
    return ids()
