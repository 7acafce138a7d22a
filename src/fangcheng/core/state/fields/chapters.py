"""The chapters together: in the order in which their fields lie in the rules record, with all that they declare."""

from types import ModuleType

from fangcheng.core.state.fields import (
    before_play,
    claims,
    drawn_hands,
    eggs,
    horses,
    jokers,
    kong_income,
    kongs,
    liability,
    match,
    paid_tiles,
    payment,
    ready,
    scoring,
    scoring_options,
    side_payments,
    wall,
    winning,
)
from fangcheng.core.state.fields.kinds import Field, Made, Spelled

CHAPTERS = (
    *(wall, jokers, before_play, claims, kongs, ready, eggs, winning, scoring, payment, kong_income, horses),
    *(paid_tiles, side_payments, liability, drawn_hands, match),
)
OPTION = "option"  # the field in which the settings of scoring_options stand


def declared_in(chapter: ModuleType) -> dict[str, Field]:
    """Return the fields that a chapter declares, by their names and in its order."""
    return {name: one for name, one in vars(chapter).items() if isinstance(one, Field)}


FIELDS: dict[str, Field] = {name: one for chapter in CHAPTERS for name, one in declared_in(chapter).items()}
OPTIONS: dict[str, Field] = {f"{OPTION}.{name}": one for name, one in declared_in(scoring_options).items()}
SPELLED: dict[str, Spelled] = {one.setting or name: one for name, one in FIELDS.items() if isinstance(one, Spelled)}

# All that a page may set, by the name it has there; made and spelled fields are not among them.
SETTINGS: dict[str, Field] = {
    name: one for name, one in {**FIELDS, **OPTIONS}.items() if not isinstance(one, (Made, Spelled))
}
