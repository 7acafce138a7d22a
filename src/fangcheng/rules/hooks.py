"""Which settings switch on which hook of a hand's course: an institution that is off is never asked.

A setting switches its hook on by any value but 0, or by some of its words; core/state/fields/ declares which.
"""

import numpy as np

from fangcheng.core.state.fields.chapters import FIELDS
from fangcheng.core.state.fields.kinds import Field

HOOKS = 32  # bits that rules.hooks has room for


def _values_with(field: Field, bit: int) -> tuple[int, ...] | None:
    """Return the values of a field that switch on a hook, None where any but 0 does."""
    return None if field.hooks & bit else tuple(word.number for word in field.words if word.hooks & bit)


def _switching_on(bit: int) -> dict[str, tuple[int, ...] | None]:
    values = {name: _values_with(field, bit) for name, field in FIELDS.items()}
    return {name: some for name, some in values.items() if some != ()}


SWITCHES = {bit: _switching_on(bit) for bit in (1 << number for number in range(HOOKS)) if _switching_on(bit)}


def hooks_of(rules: np.void) -> int:
    """Return the bits of the hooks that a rules record uses."""
    hooks = 0
    for bit, settings in SWITCHES.items():
        if any(
            np.any(rules[name] != 0 if value is None else np.isin(rules[name], value))
            for name, value in settings.items()
        ):
            hooks |= bit
    return hooks
