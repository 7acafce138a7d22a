"""A match as it is saved: what its JSON says, and how it is written and read."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fangcheng.errors import FangchengError
from fangcheng.game.outer_stakes import OuterOrder
from fangcheng.game.ruled import Ruling
from fangcheng.game.sealed import Secret
from fangcheng.rules.option import Value

FORMAT = "fangcheng-match"
VERSIONS = (1, 2, 3, 4)


class MatchStart(Struct, kw_only=True):
    """A later match of the same company."""

    hand: int  # number of its first hand, counted over all matches from 0
    leaving: bool = False  # somebody had left for good
    seed: str | None = None  # None where the generator of the match before ran on
    salt: str = ""

    @classmethod
    def of(cls, hand: int, leaving: bool, secret: Secret | None) -> "MatchStart":
        """Return where a match begins, with what makes its walls."""
        if secret is None:
            return cls(hand=hand, leaving=leaving)
        return cls(hand=hand, leaving=leaving, seed=secret.seed, salt=secret.salt)

    @property
    def secret(self) -> Secret | None:
        """Return what makes the walls of this match; None where the generator ran on."""
        return None if self.seed is None else Secret(self.seed, self.salt)


class SavedMatch(Struct, kw_only=True):
    """A match as `to_json` writes it: what it takes to play it again, and what it must come to."""

    format: str = FORMAT
    version: int = 4  # 1 had neither `matches` nor `outer`, 2 neither salts nor seeds of later matches, 3 no rulings
    variant: str
    revision: int  # of the variant's rules; under another one the same actions may end otherwise
    seed: str
    salt: str = ""
    options: dict[str, Value]
    preset: str | None = None
    hands: list[list[tuple[int, int]]]  # by hand: seat and number of every action
    matches: list["MatchStart"] = []  # matches of the same company after the first
    outer: list[OuterOrder] = []  # orders for stakes beside the table
    rulings: list[Ruling] = []  # of the host, in the order in which they stand among the actions
    check: str  # SHA-256 of the table record
    house: str | UnsetType = UNSET  # the text of house rules, so that they can be played by anywhere
    digest: str | UnsetType = UNSET  # of the rules with these options, where no page of ours says them all


def saved_of(match: Any) -> SavedMatch:
    """Return what is saved of a `Match`."""
    ruleset = match.engine.ruleset
    return SavedMatch(
        variant=match.variant,
        revision=ruleset.revision,
        seed=match.seed,
        salt=match.salt,
        options=match.options,
        preset=match.preset,
        hands=match.actions,
        matches=match.matches,
        outer=match.outer.orders,
        rulings=match.rulings,
        check=match.check,
        house=ruleset.house or UNSET,
        digest=match.digest or UNSET,
    )


def write_saved(saved: SavedMatch) -> str:
    """Return a match as JSON."""
    return msgspec.json.encode(saved).decode()


def read_saved(text: str | bytes) -> SavedMatch:
    """Return what `to_json` wrote. Raises FangchengError for anything else."""
    if not isinstance(text, (str, bytes)):
        raise FangchengError(f"no saved match: {type(text).__name__}, not the text that to_json wrote")
    try:
        saved = msgspec.json.decode(text, type=SavedMatch)
    except (msgspec.DecodeError, UnicodeError) as failure:
        raise FangchengError(f"no saved match: {failure}") from None
    if saved.format != FORMAT or saved.version not in VERSIONS:
        known = " or ".join(map(str, VERSIONS))
        raise FangchengError(f"no saved match: format {saved.format} {saved.version}, not {FORMAT} {known}")
    return saved
