"""The results of trials: small files beside the registrations, read back only where they belong to them."""

import hashlib
import math
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from fangcheng.errors import FangchengError, RecordError
from fangcheng.trials.figures import DEVIATIONS, PLACES, Played
from fangcheng.trials.registered import READ, Trial, trials_about, trials_folder
from fangcheng.trials.verdicts import Verdict, pooled, verdict


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trial played once more from another seed, all games together."""

    seed: str
    code: str  # digest of the code that played
    hands: int
    cases: int
    gain: float
    error: float  # standard error
    agrees: bool  # the difference from the first lies within its 99 % interval

    @property
    def margin(self) -> float:
        """Return half of the 99 % interval."""
        return DEVIATIONS * self.error


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of a file `trials/results/<id>.json`."""

    trial: str
    registration: str  # digest of the registration it was played by
    seed: str
    code: str  # digest of the code that played
    games: tuple[Played, ...]  # in the order of the registration
    repeated: tuple[Again, ...] = ()  # the same trial from other seeds

    def verdict(self, trial: Trial, sign: int = 1) -> Verdict:
        """Return the verdict on an advice for which gains of this sign speak."""
        strata = [cell for game in self.games for cell in game.strata] if len(trial.strata) > 1 else []
        return verdict([game.all for game in self.games], strata, trial.smallest, sign, trial.design == READ)

    @property
    def whole(self) -> tuple[float, float] | None:
        """Return mean gain and standard error of all games together; None where there were few cases."""
        known = [game.all for game in self.games if game.all.error is not None]
        return pooled(known) if known else None


def registration_of(trial: Trial) -> str:
    """Return the digest of what a registration fixes; words for its readers may be mended afterwards."""
    fixed = {name: value for name, value in msgspec.to_builtins(trial).items() if name not in ("question", "strata")}
    return hashlib.sha256(msgspec.json.encode([fixed, list(trial.strata)])).hexdigest()[:16]


def result_of(trial: Trial) -> Result | None:
    """Return what came of a trial; None where it has not been played. Raises RecordError."""
    file = result_file(trial)
    return read_result(file, trial) if file.is_file() else None


def result_file(trial: Trial) -> Path:
    """Return where the result of a trial lies."""
    return trials_folder() / "results" / f"{trial.id}.json"


def read_result(file: Path, trial: Trial) -> Result:
    """Return a result from its file. Raises RecordError where it does not belong to the registration."""
    try:
        result = msgspec.json.decode(file.read_bytes(), type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(file.name, "file", f"no result of a trial: {error}") from None
    wrong = _wrong(result, trial)
    if wrong:
        raise RecordError(file.name, "file", wrong, f"Play it again: fangcheng trial {trial.id} --out {file.name}")
    return result


def _wrong(result: Result, trial: Trial) -> str:
    """Say why a result does not belong to a registration; nothing where it does."""
    if result.trial != trial.id or result.registration != registration_of(trial):
        return "the result of another registration"
    if result.seed != trial.seed:
        return f"played from the seed {result.seed}, registered is {trial.seed}"
    if [game.variant for game in result.games] != trial.variants:
        return f"it has not just the games {', '.join(trial.variants)}"
    few = [game.variant for game in result.games if game.hands < trial.hands]
    if few:
        return f"fewer than {trial.hands} hands of {', '.join(few)}"
    return next((f"{game.variant}: {wrong}" for game in result.games if (wrong := _wrong_game(game, trial))), "")


def _wrong_game(game: Played, trial: Trial) -> str:
    """Say what figures of a game cannot be; nothing where they can."""
    if [cell.stratum for cell in (game.all, *game.strata)] != ["", *trial.strata]:
        return f"it has not just the kinds of positions {', '.join(trial.strata)}"
    for cell in (game.all, *game.strata):
        if cell.variant != game.variant:
            return f"figures of {cell.variant} among its own"
        if cell.cases < 0 or (cell.error is not None and cell.error < 0):
            return f"{cell.cases} cases with an error of {cell.error}"
    return ""


def beside(first: Result, again: Result) -> Result:
    """Return a result with another run of its trial beside it, in place of one from the same seed.

    Raises FangchengError where the two cannot be compared.
    """
    if again.registration != first.registration or again.seed == first.seed:
        raise FangchengError(f"{first.trial}: a repetition is the same registration, from another seed")
    one, other = first.whole, again.whole
    if one is None or other is None:
        raise FangchengError(f"{first.trial}: too few cases to compare two runs")
    difference, error = other[0] - one[0], math.hypot(one[1], other[1])
    noted = Again(
        seed=again.seed,
        code=again.code,
        hands=sum(game.hands for game in again.games),
        cases=sum(game.all.cases for game in again.games),
        gain=round(other[0], PLACES),
        error=round(other[1], PLACES),
        agrees=abs(difference) <= DEVIATIONS * error,
    )
    others = tuple(one for one in first.repeated if one.seed != again.seed)
    return structs.replace(first, repeated=(*others, noted))


def written(result: Result) -> bytes:
    """Return a result as its file has it: JSON in lines, the same for the same result."""
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"


def played_about(item: str) -> list[tuple[Trial, Result]]:
    """Return the trials of an item of the book of advice that have been played, each with what came of it."""
    found = [(trial, result_of(trial)) for trial in trials_about(item)]
    return [(trial, result) for trial, result in found if result is not None]
