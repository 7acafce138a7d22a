"""The registrations of trials: what is asked, where it is tried and how often, written down before it is played."""

from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from fangcheng.coach.items import entries
from fangcheng.errors import RecordError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.trials.fork import STRATA
from fangcheng.trials.names import CONDITIONS, COUNTED, PLAIN, SIGNS
from fangcheng.variants import ids

_PACKAGE = Path(__file__).resolve().parents[1]
CONTINUATIONS = (PLAIN,)
# Of a gain: the mean win of the game; a share of hands; a share of cases; a logarithm (ratios.py).
UNITS = ("u", "chance", "share", "ratio")
FORK, READ = "fork", "read"  # designs: of positions played both ways, of signs


class Trial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of a file `trials/<id>.yaml`. A changed registration is another trial."""

    id: str  # E-6; E-28a where several trials answer one question
    question: dict[str, str]  # by language
    supports: list[str] = []  # ids of items that hold if the gain is above 0
    opposes: list[str] = []  # and of items that hold if it is below
    design: str  # fork: one position both ways; count: plain statistics; duel: a way of playing; read: a sign
    condition: str  # of conditions.py, counts.py or cues.py; of a duel, the bot that plays so, for `fangcheng duel`
    sides: dict[str, str]  # what is compared, in English: advice and control
    variants: list[str]
    strata: dict[str, dict[str, str]]  # kinds of positions in the order of the condition: key, then name by language
    hands: int  # of each game, fixed before
    seed: str
    smallest: float  # a smaller gain matters to nobody
    unit: str  # of UNITS
    continuation: str  # who plays on, in all seats

    @property
    def number(self) -> str:
        """Return the question's id in the book of advice: E-28 of E-28a."""
        return self.id.rstrip(ascii_lowercase)

    @property
    def items(self) -> dict[str, int]:
        """Return the items it tries, each with the sign of the gain that speaks for it."""
        return {**dict.fromkeys(self.supports, 1), **dict.fromkeys(self.opposes, -1)}


@cache
def trials_folder() -> Path:
    """Return the folder of registrations: in the wheel fangcheng/trial_book, here beside src.

    Raises FileNotFoundError in a broken installation.
    """
    for place in (_PACKAGE / "trial_book", _PACKAGE.parents[1] / "trials"):
        if (place / "results").is_dir():
            return place
    raise FileNotFoundError("the trials are not where they were installed")


@cache
def trials() -> dict[str, Trial]:
    """Return all registered trials by id, in the order of their numbers. Raises RecordError."""
    files = sorted(trials_folder().glob("*.yaml"), key=lambda file: _order(file.stem))
    return {file.stem: read_trial(file) for file in files}


def _order(name: str) -> tuple[int, str]:
    digits = "".join(filter(str.isdigit, name))
    return int(digits or 0), name


def trial_of(name: str) -> Trial:
    """Return a trial by its id, written `E-6` or `e-6`. Raises UnknownName."""
    known = trials()
    found = next((key for key in known if key.lower() == name.lower()), None)
    if found is None:
        raise UnknownName("trial", name, known, f"Registered are {', '.join(known)}.")
    return known[found]


def trials_about(item: str) -> list[Trial]:
    """Return the trials of an item of the book of advice."""
    return [trial for trial in trials().values() if item in trial.items]


def read_trial(file: Path) -> Trial:
    """Return a trial from its file. Raises RecordError."""
    try:
        trial = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Trial)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise RecordError(file.name, where.strip("`") or "file", what) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # YAML has dates, which may be none
        raise RecordError(file.name, "file", f"no YAML: {error}") from None
    for where, what in _wrong(file, trial):
        raise RecordError(file.name, where, what, "Mend the registration before anything is played")
    return trial


def _wrong(file: Path, trial: Trial) -> Any:
    """Yield what is wrong with a registration: where, and what."""
    if trial.id != file.stem:
        yield "id", f"{trial.id} in a file of another name"
    told_of = {item: entry for _, item, entry in entries()}
    for item in trial.items:
        if item not in told_of:
            yield "supports, opposes", f"no item {item} in the book of advice"
        elif trial.number not in told_of[item].trials:
            yield "supports, opposes", f"{item} names {', '.join(told_of[item].trials)} as its trials in items.yaml"
    yield from _wrong_words(trial)
    if trial.design == "duel":
        yield from _wrong_bot(trial)
    else:
        known: Any = {FORK: CONDITIONS, "count": COUNTED, READ: SIGNS}.get(trial.design)
        if known is None:
            yield "design", f"{trial.design}: there are fork, count, duel and read"
        elif trial.condition not in known:
            yield "condition", f"no {trial.condition}; there are {', '.join(known)}"
    for variant in trial.variants or [""]:
        if variant not in ids():
            yield "variants", f"no game {variant}"
    if trial.continuation not in CONTINUATIONS:
        yield "continuation", f"{trial.continuation}: there is {', '.join(CONTINUATIONS)}"
    if trial.unit not in UNITS:
        yield "unit", f"{trial.unit}: there are {', '.join(UNITS)}"
    elif (trial.unit == "ratio") != (trial.design == READ):
        yield "unit", "a reading is told in ratio, and nothing else is"
    if trial.hands < 1 or not 0 < trial.smallest < 1:
        yield "hands, smallest", "hands are 1 or more, the smallest gain lies between 0 and 1"


def _wrong_bot(trial: Trial) -> Any:
    """Yield what is wrong with the bot of a duel, as far as its name tells: its weights are looked up when it plays."""
    if not trial.condition.startswith(f"{PLAIN}:"):
        yield "condition", f"{trial.condition}: no {PLAIN} with other weights"
    if len(trial.strata) > 1:
        yield "strata", "a duel has one, its hands"


def _wrong_words(trial: Trial) -> Any:
    """Yield what is wrong with names and texts."""
    if set(trial.question) != set(LANGUAGES):
        yield "question", f"wanted in {', '.join(LANGUAGES)}"
    if set(trial.sides) != {"advice", "control"}:
        yield "sides", "wanted are advice and control"
    if not 1 <= len(trial.strata) <= STRATA:
        yield "strata", f"{len(trial.strata)} of them; 1 to {STRATA}"
    for key, names in trial.strata.items():
        if set(names) != set(LANGUAGES):
            yield f"strata.{key}", f"wanted in {', '.join(LANGUAGES)}"
