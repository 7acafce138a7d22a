"""Every record that a page can make by itself: for its defaults, each preset, each value of each option."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from fangcheng.core.state.rule_codes import CURVE_DOUBLING, FAN, NO_LIMIT, SUM
from fangcheng.errors import BadOption, FangchengError, UncountedPrice
from fangcheng.rules.limits import MOST_DOUBLED, Unsound, check_sound
from fangcheng.rules.option import Option, Value
from fangcheng.rules.page.needs import check_together, check_won, what_lacks
from fangcheng.rules.page.options import values_of
from fangcheng.rules.page.overruled import is_inherited
from fangcheng.rules.page.places import at, in_page

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

# Settings that decide whether a hand can be dealt at all. Options that make them are also tried two by two.
OF_THE_DEAL = frozenset(
    ("tiles", "stacks", "seats", "sets", "reserve", "dead_wall", "replacements", "horses", "horse_bare", "horse_step")
)

LARGER = 16  # so many times what a hand of house rules may pay, one of a page may


@dataclass(frozen=True)
class Choice:
    """What a table chooses: where in the page it stands, the values, and whether the page varied offers it too."""

    place: tuple[object, ...]
    values: Mapping[str, Value]
    preset: str | None = None
    inherited: bool = False
    paired: bool = False  # two options at once: one may well make the other say nothing, if the book wants it so


def check_records(page: "Ruleset") -> None:
    """Build every record of the page, and raise an error for one that cannot be played.

    What was as wrong in the page that it varies is no mistake of this one.
    """
    book = page.record()
    made = [_record_of(page, Choice((), {}), book)]
    for choice in choices_of(page):
        try:
            with at(*choice.place):
                made.append(_record_of(page, choice, book))
        except FangchengError as error:
            if not choice.inherited:
                raise
            if page.base and _can_be_played(page.base, choice):
                raise _inherited(page.base, choice, error) from error
        if choice.inherited and page.base:
            with at(*choice.place):
                _check_differs(page, page.base, choice, made)
    check_won(page, made)


def choices_of(page: "Ruleset") -> Iterator[Choice]:
    """Yield each preset, each value of each option, and two values at once where both bear on the deal."""
    before = page.base.presets if page.base else {}
    for name, chosen in page.presets.items():
        yield Choice(("presets", name), {}, name, inherited=before.get(name) is chosen)
    for option in page.options:
        for value in values_of(option):
            yield _choice(page, (option, value))
    for one, other in combinations((option for option in page.options if _bears_on_deal(option)), 2):
        yield from (_choice(page, *pair) for pair in _pairs(one, other))


def _pairs(one: Option, other: Option) -> Iterator[tuple[tuple[Option, Value], tuple[Option, Value]]]:
    """Yield the pairs of values of two options, both other than the default, that may stand together."""
    for value in values_of(one):
        for beside in values_of(other):
            apart = one.where.get(other.key, beside) != beside or other.where.get(one.key, value) != value
            if value != one.default and beside != other.default and not apart:
                yield (one, value), (other, beside)


def _choice(page: "Ruleset", *chosen: tuple[Option, Value]) -> Choice:
    values: dict[str, Value] = {}
    for option, value in chosen:
        values |= {**option.where, option.key: value}
    last, value = next(((option, value) for option, value in chosen if not is_inherited(page, option)), chosen[-1])
    inherited = all(is_inherited(page, option) for option, _ in chosen)
    within = ("choices", value) if last.choices else ()
    return Choice(("options", last.key, *within), values, None, inherited, paired=len(chosen) > 1)


def _bears_on_deal(option: Option) -> bool:
    return not OF_THE_DEAL.isdisjoint(key.partition(".")[0] for key in option.sets())


def _can_be_played(page: "Ruleset", choice: Choice) -> bool:
    try:
        _record_of(page, choice, page.record())
    except FangchengError:
        return False
    return True


def _inherited(base: "Ruleset", choice: Choice, error: FangchengError) -> FangchengError:
    """Return an error with what to do about a choice that stands in another page."""
    if choice.preset:
        hint = f"the preset {choice.preset} is that of {base.id}: write presets of your own, or presets={{}}"
    else:
        hint = f'the option is that of {base.id}: without=("{choice.place[1]}",) leaves it out'
    told = FangchengError(f"{error}; {hint}")
    told.place = error.place
    return told


def _record_of(page: "Ruleset", choice: Choice, book: np.ndarray) -> np.ndarray:
    """Return the record of a choice. Raises an error that says of which choice, and of which setting."""
    of = f" with {_written(choice)}" if choice.place else ""
    try:
        record = page.record(choice.values, choice.preset)
        lacking = what_lacks(record[0])
        if lacking:
            raise Unsound(*lacking)
        check_sound(_as_house_rules(record), book)
    except UncountedPrice as error:
        with at(*_where(page, choice, f"price.{error.pattern}")):
            raise
    except BadOption as error:
        with at(*_where(page, choice, error.option)):
            raise
    except Unsound as error:
        with at(*_where(page, choice, error.setting)):
            raise FangchengError(f"{page.id}{of}: {error.setting}: {error}") from None
    told = (check_together(record[0]) if not choice.paired else None) or _doubled(record[0])
    if told:
        with at(*_where(page, choice, told[0])):
            raise FangchengError(f"{page.id}{of}: {told[0]}: {told[1]}")
    return record


def _as_house_rules(record: np.ndarray) -> np.ndarray:
    """Return the record as one that house rules might make.

    A page may leave its dead wall as short as it gets, and count in units as large as still fit into 31 bits.
    """
    same = record.copy()
    if record[0]["dead_wall"] % 2 == 0:
        same["replenish"] = 1
    same["base"] = np.maximum(same["base"] // LARGER, 1)
    return same


def _doubled(record: np.void) -> tuple[str, str] | None:
    """Return what is wrong where rows double nothing, or a single one beyond what scores can hold."""
    doubles = record["method"] == FAN or (record["method"] >= SUM and record["curve_rule"] == CURVE_DOUBLING)
    dearest, cap = int(record["price"].max()), int(record["cap"])
    fan = dearest if cap == NO_LIMIT else min(dearest, cap)
    if doubles and record["base"] == 0:
        return "base", 'every row doubles it, and no rule sets it: write it under rules, "base": 1'
    if doubles and fan + int(record["base"]).bit_length() > MOST_DOUBLED:
        return "cap", f"a row of {dearest} doubles the base as often, more than scores can hold: cap it lower"
    return None


def _where(page: "Ruleset", choice: Choice, setting: str) -> tuple[object, ...]:
    """Return the place of a setting: under the choice if that makes it, else under the page's rule that does."""
    for key, value in choice.values.items():
        option = page.option(key)
        made = option.settings(page.id, value) if not is_inherited(page, option) else {}
        if _same(made, setting):
            return _same(made, setting)
    if choice.place:
        return ()
    for near in (setting, "tiles", "stacks"):
        for number, settings in page.rules.items():
            if _same(settings, near):
                return ("rules", number, *_same(settings, near))
    return ()


def _same(settings: Mapping[str, object], setting: str) -> tuple[str, ...]:
    field = setting.partition(".")[0]
    return next(((key,) for key in settings if key == setting or key.partition(".")[0] == field), ())


def _check_differs(page: "Ruleset", base: "Ruleset", choice: Choice, made: Sequence[np.ndarray]) -> None:
    """Refuse an option that is kept from the page varied, where the page itself now says what it would choose."""
    if choice.preset or choice.paired:
        return
    key = str(choice.place[1])
    if choice.values[key] == page.option(key).default:
        return
    beside = {one: what for one, what in choice.values.items() if one != key}
    without = page.record(beside) if beside else made[0]
    if (
        without.tobytes() == made[-1].tobytes()
        and base.record(beside).tobytes() != base.record(choice.values).tobytes()
    ):
        raise FangchengError(
            f"{page.id}: the option {key} of {base.id} chooses nothing here: what {_written(choice)} would set, the "
            f'page says already. Leave it out: without=("{key}",), or write it anew under options'
        )


def _written(choice: Choice) -> str:
    if choice.preset:
        return f"preset {choice.preset}"
    return ", ".join(f"{key} = {in_page(value)}" for key, value in choice.values.items())
