"""Makes the site from its sources: by Sphinx, one process at a time, only where something has changed."""

import hashlib
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from pathlib import Path
from typing import Any

from fangcheng import __version__
from fangcheng.errors import FangchengError
from fangcheng.handbook.layout import lay_out

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


def site(work: Path, when_made: Callable[[], object] | None = None) -> Path:
    """Return the folder of the site below `work`, made anew where its sources are others.

    `when_made` is called before it is made, for that takes a while.
    Raises FangchengError where the generator is not installed, or complains of anything at all.
    """
    check_generator()
    with _alone(work):
        lay_out(work / "sources")
        state, stamp = _digest(work / "sources"), work / STATE
        if not (stamp.is_file() and stamp.read_text() == state):
            stamp.unlink(missing_ok=True)
            if when_made is not None:
                when_made()
            _generate(work)
            stamp.write_text(state)
    return work / "html"


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
    """Let Sphinx make the pages. Raises FangchengError with all that it warns of.

    Pages that have not changed are not read again. All are written: a link may have lost the heading it leads to.
    """
    from sphinx.application import Sphinx
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    warned = StringIO()
    shutil.rmtree(work / "html", ignore_errors=True)
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
        application.build(force_all=True)
    if complaints := _plain(warned.getvalue()):
        shutil.rmtree(work / "read")  # what has been read is not complained of again
        raise FangchengError(f"the handbook is not as it should be:\n{complaints}")


def _plain(complaints: str) -> str:
    """Return what Sphinx says without the colours it says it in."""
    return re.sub(r"\x1b\[[0-9;]*m", "", complaints).strip()


def _digest(laid_out: Path) -> str:
    """Return the SHA-256 of all that the site is made from: its sources, what makes it, and the generator."""
    summed = hashlib.sha256(" ".join(version(part) for part in GENERATOR).encode())
    for folder in (laid_out, LOOK, LOOK.parent):
        for path in sorted(folder.rglob("*.py" if folder == LOOK.parent else "*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix().encode()
                summed.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
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
