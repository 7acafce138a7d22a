"""The names under which Gymnasium makes the games: `fangcheng/Riichi-v0`, one for each."""

import gymnasium

from fangcheng.variants import IDS

VERSION = 0  # raised when what is observed, paid or ended by itself changes


def env_id(variant: str) -> str:
    """Return the name of a game in Gymnasium's registry.

    >>> env_id("guangdong_folk")
    'fangcheng/GuangdongFolk-v0'
    """
    return f"fangcheng/{''.join(word.capitalize() for word in variant.split('_'))}-v{VERSION}"


def register_games() -> None:
    """Register all games; once they are there, nothing happens."""
    for variant in IDS:
        if env_id(variant) not in gymnasium.registry:
            gymnasium.register(
                env_id(variant),
                entry_point="fangcheng.envs.one_table:OneTable",
                vector_entry_point="fangcheng.envs.many_tables:ManyTables",
                kwargs={"variant": variant},
            )
