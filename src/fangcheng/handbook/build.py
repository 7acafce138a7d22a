"""Makes the site from its sources: by Sphinx, one process at a time, only where something has changed."""

import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from pathlib import Path
from typing import Any

from fangcheng import __version__
from fangcheng.errors import FangchengError
from fangcheng.handbook.layout import lay_out
from fangcheng.handbook.sources import PACKAGE, pages, place_of

GENERATOR = ("sphinx", "myst-parser", "furo")
LOOK = Path(__file__).with_name("look")  # what is shown as it is: colours, the sign of the house
STATE = "state"  # holds the digest of what the site beside it was made from

SETTINGS: dict[str, Any] = {
    "project": "Fangcheng",
    "copyright": "The Fangcheng developers",
    "release": __version__,
    "version": __version__,
    "language": "en",
    "extensions": ["myst_parser", "fangcheng.handbook.margin"],
    "source_suffix": {".md": "markdown"},
    "root_doc": "index",
    "myst_enable_extensions": ["colon_fence"],
    "myst_heading_anchors": 6,  # a heading is known by the name that GitHub gives it
    "myst_links_external_new_tab": False,
    "nitpicky": False,
    "python_use_unqualified_type_names": True,
    "python_maximum_signature_line_length": 88,
    "toc_object_entries_show_parents": "hide",
    "highlight_language": "none",  # a block that names no language is told as it stands
    "pygments_style": "friendly",
    "html_theme": "furo",
    "html_title": f"Fangcheng {__version__}",
    "html_static_path": [str(LOOK)],
    "html_css_files": ["handbook.css"],
    "html_show_sphinx": False,
    "html_copy_source": False,
    "html_last_updated_fmt": None,
    "html_theme_options": {"navigation_with_keys": True},
}


def site(work: Path) -> Path:
    """Return the folder of the site below `work`, made anew where its sources are others.

    Raises FangchengError where the generator is not installed, or complains of anything at all.
    """
    check_generator()
    state = _digest()
    with _alone(work):
        stamp, made = work / STATE, work / "html"
        if not (stamp.is_file() and stamp.read_text() == state):
            stamp.unlink(missing_ok=True)
            lay_out(work / "sources")
            _generate(work)
            stamp.write_text(state)
    return made


def check_generator() -> None:
    """Raise FangchengError where a part of the generator is not installed."""
    for part in GENERATOR:
        try:
            version(part)
        except PackageNotFoundError:
            raise FangchengError(
                f'the handbook needs {part}, which is not installed: pip install "fangcheng[docs]"'
            ) from None


def _generate(work: Path) -> None:
    """Let Sphinx make the pages. Raises FangchengError with all that it warns of."""
    from sphinx.application import Sphinx
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    warned = StringIO()
    level = logging.getLogger("sphinx").level
    with patch_docutils(), docutils_namespace():
        application = Sphinx(
            work / "sources",
            None,
            work / "html",
            work / "read",
            "html",
            SETTINGS,
            status=None,
            warning=warned,
        )
        application.build()
    logging.getLogger("sphinx").setLevel(level)
    if complaints := warned.getvalue().strip():
        raise FangchengError(f"the handbook is not as it should be:\n{complaints}")


def _digest() -> str:
    """Return the SHA-256 of all that the site is made from: pages, what they show, the package, the generator."""
    summed = hashlib.sha256(" ".join(version(part) for part in GENERATOR).encode())
    carried = (path for path in (place_of("docs").rglob("*")) if path.is_file())
    for path in sorted({*map(place_of, pages()), *carried, *PACKAGE.rglob("*.py"), *LOOK.iterdir()}):
        summed.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return summed.hexdigest()


@contextmanager
def _alone(work: Path) -> Iterator[None]:
    """Let one process after the other at the folder; where the system has no locks, all at once."""
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "lock", "w", encoding="utf-8") as lock:
        try:
            import fcntl
        except ImportError:
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
