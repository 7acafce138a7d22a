"""What Gymnasium and PettingZoo check in any environment holds in every game."""

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import fangcheng.envs as envs
from fangcheng.variants import IDS

every_variant = pytest.mark.parametrize("variant", IDS)

# What PettingZoo says of every environment with a mask in its observations, and of all that draw nothing.
EXPECTED = "not a NumPy array|should be gymnasium.spaces.box|not defined a render|Overwriting existing"


@pytest.mark.by_day
@every_variant
def test_gymnasium_finds_no_fault(variant):
    env = gymnasium.make(envs.env_id(variant), illegal="first").unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*infinity")
        check_env(env, skip_render_check=True)


@pytest.mark.by_day
@every_variant
def test_pettingzoo_finds_no_fault(variant):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=f".*({EXPECTED})")
        api_test(envs.aec(variant), num_cycles=60)
        api_test(envs.aec(variant, unit="match", max_hands=2), num_cycles=60)
        seed_test(lambda: envs.aec(variant), num_cycles=30)
