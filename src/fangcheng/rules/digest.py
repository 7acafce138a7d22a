"""A digest of the rules of a game: SHA-256 of its settings by name, the same wherever they were written."""

import hashlib
import json
from typing import Any

import numpy as np

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rules import RULES
from fangcheng.rules.ruleset import DERIVED, Ruleset

# Told by name, of patterns with a price.
BY_PATTERN = ("price", "price_open", "price_drawn", "yakuman", "excludes", "rank", "part")

FIRST_NAMES = {"openers": "keys"}  # of fields that had another name when digests were first kept


def digest(rules: np.ndarray) -> str:
    """Return the SHA-256 of a rules record in hex.

    What is zero is left out, so that a field added later changes no digest of a game that does not use it. So is what
    follows from the rest, for how the engine prepares its work may change while the game stays.
    """
    fields = [field for field in RULES.names or () if field not in DERIVED]
    told = {FIRST_NAMES.get(field, field): _told(rules[0], field) for field in fields}
    text = json.dumps({field: value for field, value in told.items() if value}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def other_rules(ruleset: Ruleset, told: str, found: str, revision: int) -> str:
    """Return a line that says that the rules do not have the digest that was kept with them."""
    page = ruleset.page
    then = "" if revision == page.revision else f"; it was played under revision {revision} of {page.id}"
    return (
        f"{ruleset.id}: these are other rules than it was played by: they came to {told[:12]} and come to "
        f"{found[:12]} under revision {page.revision} of {page.id}{then}"
    )


def _told(rules: np.void, field: str) -> Any:
    if field in BY_PATTERN:
        return {
            name: rules[field][number].tolist()
            for name, number in PATTERN_IDS.items()
            if rules[field][number].any() and _priced(rules, number)
        }
    plain = rules[field].tolist()
    if isinstance(plain, list):
        return {str(place): one for place, one in enumerate(plain) if one}
    return plain


def _priced(rules: np.void, pattern: int) -> bool:
    """Return True if the pattern is worth anything here; what is set for other patterns does nothing."""
    return any(rules[column][pattern] for column in ("price", "price_open", "price_drawn", "yakuman"))
