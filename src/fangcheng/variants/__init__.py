"""One file a variant: it declares, it never computes. `load` finds a ruleset by id."""

from importlib import import_module

from fangcheng.errors import UnknownVariant
from fangcheng.rules.ruleset import Ruleset

IDS = ("riichi", "sanma", "mcr", "taiwan", "sichuan", "tianjin")


def load(variant: str) -> Ruleset:
    """The ruleset of a variant id. Raises UnknownVariant with the nearest id."""
    if not isinstance(variant, str) or variant not in IDS:  # type: ignore[redundant-expr]  # who knows
        raise UnknownVariant(variant, IDS)
    ruleset: Ruleset = import_module(f"fangcheng.variants.{variant}").RULESET
    return ruleset
