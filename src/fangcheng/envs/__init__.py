"""Learning environments of Gymnasium and PettingZoo, registered when this is imported; the extra `rl` brings both."""

from typing import TYPE_CHECKING, Any

from fangcheng.extras import needed

needed("gymnasium")

from fangcheng.envs.many_tables import ManyTables  # noqa: E402
from fangcheng.envs.one_table import OneTable  # noqa: E402
from fangcheng.envs.registered import env_id, register_games  # noqa: E402
from fangcheng.envs.setting import Setting  # noqa: E402
from fangcheng.rules.ruleset import Variant  # noqa: E402

if TYPE_CHECKING:
    from fangcheng.envs.together import Together
    from fangcheng.envs.turns import Turns

__all__ = ["ManyTables", "OneTable", "Setting", "aec", "env_id", "openspiel", "parallel", "vector"]

register_games()


def aec(variant: Variant, **arguments: Any) -> "Turns":
    """Return a PettingZoo environment in which everybody at the table learns.

    Arguments are those of `Setting` but `opponents` and `seat`. Raises FangchengError where PettingZoo is missing.
    """
    needed("pettingzoo")
    from fangcheng.envs.turns import Turns

    return Turns(variant, **arguments)


def openspiel(variant: str, **parameters: Any) -> Any:
    """Return a game as a `pyspiel.Game`: one hand, whose wall is the only thing that chance draws.

    `parameters`: `preset`, `seed` (a number), `walls` (how many there are to draw from, 1,000 unless said otherwise),
    `most_decisions`. `pyspiel.load_game("fangcheng", {"variant": ...})` gives the same once this module is loaded.
    Raises FangchengError where OpenSpiel is missing, UnknownVariant, and UnknownName for a preset.
    """
    pyspiel = needed("pyspiel")
    from fangcheng.envs.spiel import NAME, checked

    return pyspiel.load_game(NAME, checked({"variant": variant, **parameters}))


def parallel(variant: Variant, **arguments: Any) -> "Together":
    """Return a PettingZoo environment in which all who owe an answer give it in one step.

    Arguments are those of `Setting` but `opponents` and `seat`. Raises FangchengError where PettingZoo is missing, and
    where claims are taken first come, first served.
    """
    needed("pettingzoo")
    from fangcheng.envs.together import Together

    return Together(variant, **arguments)


def vector(variant: Variant, num_envs: int, **arguments: Any) -> ManyTables:
    """Return many tables of a game, as `gymnasium.make_vec` makes them, for any variant or file of house rules."""
    return ManyTables(variant, num_envs, **arguments)
