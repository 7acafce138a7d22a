"""Records whose fields are read as attributes, as interpreted kernels read them.

NumPy's own `np.record` raises and catches an error for each field that is read, and half of the time of an interpreted
game went with that. These look the field up at once; whatever NumPy itself calls by a name, `size` or `copy` for
example, still comes first.
"""

from functools import cache
from typing import Any

import numpy as np

_OF_NUMPY = frozenset(dir(np.record))
_own = np.void.__getattribute__
_field = np.void.__getitem__
_write = np.void.__setitem__


class Record(np.record):  # type: ignore[misc]
    """One element of an array that `with_attributes` has viewed; it shares its memory with the array."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        if name in _OF_NUMPY:
            return _own(self, name)
        try:
            return _field(self, name)
        except ValueError:
            raise AttributeError(f"a record without a field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            _write(self, name, value)
        except ValueError:
            if name in (_own(self, "dtype").names or ()):
                raise  # of a value that does not fit the field
            raise AttributeError(f"a record without a field {name!r}") from None


def with_attributes(records: Any) -> Any:
    """Return an array of records, or one record, whose elements have attributes; the memory is the same."""
    return records.view(_attributed(records.dtype))


@cache
def _attributed(dtype: Any) -> Any:
    """Return the same dtype with `Record` as the type of its elements, and of the records within them."""
    if dtype.subdtype is not None:
        return np.dtype((_attributed(dtype.base), dtype.shape))
    if dtype.names is None:
        return dtype
    places = [dtype.fields[name] for name in dtype.names]
    layout: Any = {
        "names": list(dtype.names),
        "formats": [_attributed(place[0]) for place in places],
        "offsets": [place[1] for place in places],
        "itemsize": dtype.itemsize,
        "aligned": dtype.isalignedstruct,
    }
    return np.dtype((Record, np.dtype(layout)))
