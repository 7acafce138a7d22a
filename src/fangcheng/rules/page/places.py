"""Where in a page a mistake stands: the names that lead to it, `rules`, 15, `claim_chi`, kept with the error."""

from types import TracebackType

from fangcheng.errors import FangchengError


class at:
    """`with at("rules", 15):` keeps with any error raised within the names that lead to its mistake."""

    __slots__ = ("path",)

    def __init__(self, *path: object) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, FangchengError):
            error.place = (*self.path, *error.place)


def in_page(value: object) -> str:
    """Return a value as a page writes it."""
    return repr(value)  # True and "same", where a host writes on and same
