"""Sealed walls: a seed nobody chose, promised by a SHA-256 before the first tile and opened after the match.

docs/fair-walls.md tells how, and how to check it by hand.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

FORM = "wall 1"  # of the text that is hashed; another text would need another word
BYTES = 16  # of seed and of salt


class Secret(Struct, frozen=True):
    """What makes the walls of one match; without a salt they were promised to nobody."""

    seed: str
    salt: str = ""


def drawn_secret() -> Secret:
    """Draw seed and salt from the system's own randomness."""
    return Secret(secrets.token_hex(BYTES), secrets.token_hex(BYTES))


def opening_text(variant: str, revision: int, options: Mapping[str, Any], house: str, secret: Secret) -> str:
    """Return the line of JSON whose SHA-256 was promised: rules, seed and salt, options sorted by name.

    Of house rules (`house`, their text) it has the SHA-256.
    """
    told = {
        "fangcheng": FORM,
        "variant": variant,
        "revision": revision,
        "options": dict(sorted(options.items())),
        "house": hashlib.sha256(house.encode()).hexdigest() if house else "",
        "seed": secret.seed,
        "salt": secret.salt,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def commitment_to(text: str) -> str:
    """Return the SHA-256 of a text in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def secret_of(match: Any) -> Secret:
    """Return what makes the walls of the present match of a `Match`: not for players while it goes on."""
    own = [start.secret for start in match.matches if start.secret is not None]
    return own[-1] if own else Secret(match.seed, match.salt)


def is_closed(match: Any, number: int) -> bool:
    """Return True while the walls of the present match follow from the seed of match `number`, counted from 1."""
    return not match.over and all(start.secret is None for start in match.matches[number - 1 :])


def chosen_of(match: Any) -> dict[str, Any]:
    """Return what was chosen of the rules of a `Match`, the preset among it, as records write it."""
    return {**match.options, "preset": match.preset} if match.preset else dict(match.options)


def opening_of(match: Any, secret: Secret) -> str:
    """Return the text that promises the walls of a `Match` that this secret makes."""
    ruleset = match.engine.ruleset
    return opening_text(match.variant, ruleset.revision, chosen_of(match), ruleset.house, secret)
