"""Which values of other options leave an option without a say: they set all that it sets, and come after it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fangcheng.rules.option import Option, Value

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset


def overrulers(ruleset: "Ruleset", option: Option) -> dict[str, list[Value]]:
    """Return by the key of another option those of its values beside which this option does not count.

    Options set the record in their order, and a list set as a whole leaves no place of it as it was.
    """
    places = [other.key for other in ruleset.options]
    later = ruleset.options[places.index(option.key) + 1 :]
    found = {other.key: [value for value, made in other.choices.items() if _makes_all(made, option)] for other in later}
    return {key: values for key, values in found.items() if values}


def is_overruled(ruleset: "Ruleset", option: Option, chosen: Mapping[str, Value]) -> bool:
    """Return True if another option leaves this one without a say at a table with these option values."""
    found = overrulers(ruleset, option).items()
    return any(chosen[key] in values and ruleset.option(key).counts(chosen) for key, values in found)


def _makes_all(made: Mapping[str, object], option: Option) -> bool:
    """Return True if settings leave nothing of what an option makes; one that makes nothing stays as it is."""
    return bool(option.sets()) and all(key in made or key.partition(".")[0] in made for key in option.sets())
