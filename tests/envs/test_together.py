"""All at once: a parallel environment plays what the one of turns plays, and everybody answers what is asked of it."""

import hashlib
import warnings

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

import fangcheng.envs as envs
from fangcheng import FangchengError, IllegalAction
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.table import states_of
from fangcheng.variants import IDS

every_variant = pytest.mark.parametrize("variant", IDS)
FIRST_COME = {"options": {"claim_timing": "live"}}


def answer(seen):
    """An open action that hangs on all that is seen and on nothing else."""
    digest = hashlib.sha256(b"".join(np.ascontiguousarray(part).tobytes() for part in seen.values())).digest()
    open_now = np.flatnonzero(seen["action_mask"])
    return int(open_now[int.from_bytes(digest[:4], "big") % len(open_now)])


def played_in_turn(env, seed):
    """What each agent wins, and how the table stands at the end."""
    env.reset(seed=seed)
    won = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        env.step(None if terminated or truncated else answer(seen))
    return won, states_of(env.tables.records).tobytes(), env.match().scores


def played_at_once(env, seed):
    """The same, and in how many steps several agents had to answer."""
    seen, _ = env.reset(seed=seed)
    won, several = dict.fromkeys(env.agents, 0.0), 0
    while env.agents:
        several += int(
            sum(not part["action_mask"][PASS] or part["action_mask"].sum() > 1 for part in seen.values()) > 1
        )
        seen, rewards, terminated, truncated, infos = env.step({agent: answer(seen[agent]) for agent in env.agents})
        assert seen.keys() == rewards.keys() == terminated.keys() == truncated.keys() == infos.keys() == won.keys()
        for agent, reward in rewards.items():
            won[agent] += reward
    return (won, states_of(env.tables.records).tobytes(), env.match().scores), several


@pytest.mark.by_day
@every_variant
def test_the_same_seed_and_answers_make_the_same_match_as_in_turn(variant):
    arguments = {"unit": "match", "max_hands": 2, "form": "bits"}
    in_turn, at_once = envs.aec(variant, **arguments), envs.parallel(variant, **arguments)
    for seed in range(3):
        assert played_at_once(at_once, seed)[0] == played_in_turn(in_turn, seed), seed


@pytest.mark.by_day("sichuan")
@pytest.mark.rule("SICHUAN-12")
def test_all_who_are_asked_before_play_answer_in_the_same_step():
    env = envs.parallel("sichuan", options={"exchange3": True}, form="bits")
    seen, _ = env.reset(seed=1)
    for _ in range(3):  # three tiles each
        assert sum(part["action_mask"][PASS] == 0 for part in seen.values()) == 4
        seen, *_ = env.step({agent: answer(seen[agent]) for agent in env.agents})
    assert env.tables.taken[0] == 12


@pytest.mark.by_day
@every_variant
def test_pettingzoo_finds_no_fault_in_a_parallel_environment(variant):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(not a NumPy array|should be gymnasium.spaces.box)")
        parallel_api_test(envs.parallel(variant), num_cycles=60)
        parallel_api_test(envs.parallel(variant, unit="match", max_hands=2), num_cycles=60)
        parallel_seed_test(lambda: envs.parallel(variant, illegal="first"), num_cycles=30)  # it looks at no mask


@pytest.mark.by_day("taiwan")
@pytest.mark.rule("TAIWAN-36")
def test_where_the_first_comer_is_served_nothing_is_at_once():
    with pytest.raises(FangchengError, match="first come, first served"):
        envs.parallel("taiwan", mode="interpreted", **FIRST_COME)


def test_a_wrong_answer_is_refused_and_nothing_changes():
    env = envs.parallel("tuidaohu", mode="interpreted")
    seen, _ = env.reset(seed=1)
    while sum(part["action_mask"][PASS] == 0 for part in seen.values()) != 1:
        seen, *_ = env.step({agent: answer(seen[agent]) for agent in env.agents})
    (asked,) = [agent for agent in env.agents if not seen[agent]["action_mask"][PASS]]
    other = next(agent for agent in env.agents if agent != asked)
    right = {agent: answer(seen[agent]) for agent in env.agents}
    before = env.tables.records.tobytes(), env.tables.acting[0], env.tables.taken[0]
    for wrong, error, told in (
        ({asked: 191}, IllegalAction, "Open to"),
        ({asked: 400}, IllegalAction, "400"),
        ({other: 3}, FangchengError, f"{other}: action 3, but it owes nothing"),
        ({other: "pass"}, FangchengError, "the number of an action"),
    ):
        with pytest.raises(error, match=told):
            env.step({**right, **wrong})
        assert (env.tables.records.tobytes(), env.tables.acting[0], env.tables.taken[0]) == before
    with pytest.raises(FangchengError, match=f"{asked}: no answer"):
        env.step({agent: action for agent, action in right.items() if agent != asked})
    env.step(right)
    assert env.tables.taken[0] == before[2] + 1


def test_an_episode_that_is_over_takes_no_answers():
    env = envs.parallel("tuidaohu", max_decisions=5, mode="interpreted")
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, _, terminated, truncated, _ = env.step({agent: answer(seen[agent]) for agent in env.agents})
    assert not any(terminated.values())
    assert all(truncated.values())
    with pytest.raises(FangchengError, match="reset begins"):
        env.step({})
