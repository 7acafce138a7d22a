"""Environments: episodes follow from seeds and answers, rewards are the points, and nothing hidden is told."""

import gc
import sys
import weakref

import gymnasium
import numpy as np
import pytest

import fangcheng.envs as envs
from fangcheng import FangchengError, IllegalAction, Match, UnknownName
from fangcheng.core.state.action_codes import PASS

pytestmark = pytest.mark.by_day("tuidaohu")


def chosen(mask, rng):
    """An action of a mask by chance."""
    return int(rng.choice(np.flatnonzero(mask)))


def walk(env, seed, steps, rng):
    """What steps by chance show: observations, rewards and flags, from a seed on."""
    seen, _ = env.reset(seed=seed)
    told = []
    for _ in range(steps):
        seen, reward, terminated, truncated, info = env.step(chosen(seen["action_mask"], rng))
        told.append(([part.tobytes() for part in seen.values()], reward, terminated, truncated, info))
        if terminated or truncated:
            seen, _ = env.reset()
    return told


@pytest.mark.parametrize("opponents", ["random", "beginner", ("random", "steady", "casual")])
def test_the_same_seed_and_answers_are_the_same_episodes(opponents):
    here, there = (gymnasium.make("fangcheng/Tuidaohu-v0", opponents=opponents) for _ in range(2))
    walk(there, 1, 15, random_generator(4))
    assert walk(here, 9, 60, random_generator(4)) == walk(there, 9, 60, random_generator(4))
    assert walk(here, 8, 60, random_generator(4)) != walk(there, 9, 60, random_generator(4))


def random_generator(seed):
    return np.random.default_rng(seed)


@pytest.mark.parametrize("mode", list(gymnasium.vector.AutoresetMode))
def test_many_tables_are_what_gymnasium_makes_of_single_ones(mode):
    many = gymnasium.make_vec(
        "fangcheng/Tuidaohu-v0",
        num_envs=6,
        vectorization_mode="vector_entry_point",
        autoreset_mode=mode,
        opponents="beginner",
    )
    single = [lambda: envs.OneTable("tuidaohu", opponents="beginner")] * 6
    each = gymnasium.vector.SyncVectorEnv(single, autoreset_mode=mode)
    rng = random_generator(12)
    told = many.reset(seed=3), each.reset(seed=3)
    ended = 0
    for _ in range(80):
        assert_equal(*told)
        seen = told[0][0]
        actions = np.array([chosen(mask, rng) for mask in seen["action_mask"]])
        told = many.step(actions), each.step(actions)
        over = told[0][2] | told[0][3]
        ended += int(over.sum())
        if mode == gymnasium.vector.AutoresetMode.DISABLED and over.any():
            assert_equal(*told)
            told = tuple(vector.reset(options={"reset_mask": over}) for vector in (many, each))
    assert ended > 5


def assert_equal(here, there):
    """Equal arrays, flags and infos, whatever kind of array they are in."""
    assert type(here) is type(there)
    if isinstance(here, dict):
        assert here.keys() == there.keys()
        for name in here:
            assert_equal(here[name], there[name])
    elif isinstance(here, (tuple, list)):
        for one, other in zip(here, there, strict=True):
            assert_equal(one, other)
    elif isinstance(here, np.ndarray) and here.dtype == object:
        assert_equal(list(here), list(there))
    else:
        assert np.array_equal(here, there)


def play_episode(env, rng, **reset):
    """The rewards of an episode played by chance, and what was told last."""
    seen, info = env.reset(**reset)
    rewards, over = [], False
    while not over:
        seen, reward, terminated, truncated, info = env.step(chosen(seen["action_mask"], rng))
        rewards.append(reward)
        over = terminated or truncated
    return rewards, seen, terminated, truncated, info


@pytest.mark.by_day("riichi")
@pytest.mark.parametrize("unit", ["hand", "match"])
def test_rewards_are_the_points_of_the_match_that_was_played(unit):
    rng = random_generator(5)
    env = envs.OneTable("riichi", opponents="steady", unit=unit, seat=2)
    for seed in range(3):
        rewards, seen, terminated, truncated, info = play_episode(env, rng, seed=seed)
        match = env.match()
        assert match.seed == info["match_seed"] == f"{seed}:0"
        assert sum(rewards) == match.scores[match.seat_of(2)] - 25000
        assert (terminated, truncated) == (True, False)
        assert match.over if unit == "match" else match.hand_over
        assert np.flatnonzero(seen["action_mask"]).tolist() == [PASS]
        assert Match.from_json(match.to_json()).scores == match.scores


@pytest.mark.by_day("riichi")
def test_places_bring_what_the_ranking_of_the_match_says():
    for reward, prizes in (("placement", None), ((90, 45, 0, -135), (90, 45, 0, -135))):
        env = envs.OneTable("riichi", opponents="beginner", unit="match", reward=reward, seat=1)
        rewards, *_ = play_episode(env, random_generator(6), seed=4)
        (one,) = [one for one in env.match().ranking() if one.person == 1]
        assert not any(rewards[:-1])
        assert rewards[-1] == pytest.approx(one.points if prizes is None else prizes[one.place - 1])


def test_equal_places_share_what_they_bring():
    env = envs.OneTable("tuidaohu", opponents="random", reward=(9, 4, 1, -14))
    rng = random_generator(3)
    for seed in range(30):
        rewards, *_ = play_episode(env, rng, seed=seed)
        if env.match().scores == [0, 0, 0, 0]:
            assert rewards[-1] == 0
            return
    raise AssertionError("no drawn hand")


def test_limits_cut_an_episode_off_and_nothing_is_paid_for_it():
    env = envs.OneTable("tuidaohu", max_decisions=20)
    rewards, _, terminated, truncated, _ = play_episode(env, random_generator(1), seed=1)
    assert (terminated, truncated) == (False, True)
    assert not any(rewards)
    assert int(env.episodes.tables.taken[0]) == 20
    env = envs.OneTable("tuidaohu", unit="match", max_hands=2)
    _, _, terminated, truncated, _ = play_episode(env, random_generator(1), seed=1)
    assert (terminated, truncated) == (False, True)
    assert len(env.match().actions) == 2


@pytest.mark.parametrize("illegal", ["raise", "first"])
def test_an_episode_cut_off_before_the_learner_is_asked_takes_a_pass(illegal):
    """Of riichi's walls from these seeds, some have the seat asked just where the limit is."""
    met = 0
    for seed in range(8):
        for limit in range(1, 6):
            env = envs.OneTable("riichi", max_decisions=limit, seat=2, illegal=illegal, mode="interpreted")
            seen, _ = env.reset(seed=seed)
            if int(env.episodes.tables.taken[0]) == limit:
                assert [*np.flatnonzero(seen["action_mask"])] == [57]
                met += int(env.episodes.tables.acting[0]) == 2
                _, reward, terminated, truncated, _ = env.step(57 if illegal == "raise" else 0)
                assert (reward, terminated, truncated) == (0, False, True)
    assert met > 0


def test_the_learner_turns_from_seat_to_seat_or_stays():
    env = envs.OneTable("tuidaohu")
    assert learners(env, 5) == [0, 1, 2, 3, 0]
    assert learners(envs.OneTable("tuidaohu", seat=3), 3) == [3, 3, 3]
    by_chance = learners(envs.OneTable("tuidaohu", seat="random"), 40)
    assert {*by_chance} == {0, 1, 2, 3}
    assert by_chance == learners(envs.OneTable("tuidaohu", seat="random"), 40)


def learners(env, episodes):
    """Which person learns in the episodes of a seed."""
    found = []
    for number in range(episodes):
        _, info = env.reset(seed=2 if number == 0 else None)
        found.append(int(env.episodes.learners[0]))
        assert info["seat"] == env.match().seat_of(found[-1])
    return found


def test_an_illegal_answer_is_refused_or_replaced_by_the_lowest_that_is_open():
    env = envs.OneTable("tuidaohu")
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(191)
    lenient = envs.OneTable("tuidaohu", illegal="first")
    lenient.reset(seed=1)
    assert_equal(env.step(int(seen["action_mask"].argmax())), lenient.step(191))


def test_policies_are_asked_with_what_their_seats_see_alone():
    rows = []

    def policy(seen):
        assert seen.keys() == {"bits", "planes", "scalars", "mask"}
        rows.append(len(seen["mask"]))
        return seen["mask"].argmax(axis=1)

    vector = envs.vector("tuidaohu", 8, opponents=("random", policy, "beginner"))
    seen, _ = vector.reset(seed=1)
    for _ in range(10):
        seen, *_ = vector.step(seen["action_mask"].argmax(axis=1))
    assert sum(rows) > 20
    wrong = envs.OneTable("tuidaohu", opponents=lambda seen: [0.5])
    with pytest.raises(FangchengError, match="a policy answered float64"):
        play_episode(wrong, random_generator(1), seed=1)


@pytest.mark.parametrize("wrong", [0, 191, 192, -1])
def test_an_opponents_wrong_answer_is_told_as_its_own(wrong):
    """Stakes come first: 170 to 172 are open then."""
    env = envs.OneTable("tuidaohu", opponents=lambda seen: [wrong], seat=2, illegal="first", mode="interpreted")
    with pytest.raises(FangchengError, match=f"opponents: a policy answered {wrong} at table 0"):
        env.reset(seed=1)


def test_a_critic_is_told_what_is_hidden_from_the_learner():
    one, many = envs.OneTable("tuidaohu", seat=1), envs.vector("tuidaohu", 3, seat=1)
    one.reset(seed=4)
    many.reset(seed=4)
    together = envs.aec("tuidaohu")
    together.reset(seed=4)
    seat = one.step(170)[4]["seat"]  # stakes come before the deal
    many.step(np.array([170] * 3))
    for _ in range(4):
        together.step(170)
    table = one.episodes.tables.records[0]
    held = [sum(int(count) for count in table["hand"][(seat + rel) % 4]) for rel in range(1, 4)]
    planes = one.observe_spec.spread(one.privileged())
    assert [int(planes[8 * rel : 8 * rel + 4].sum()) for rel in range(3)] == held
    assert min(held) > 0
    assert many.privileged().shape == (3, 34)
    assert (many.privileged()[0] == one.privileged()).all()
    for person in range(4):
        seat = int(together.infos[f"player_{person}"]["seat"])
        assert (together.privileged(f"player_{person}") == together.tables.privileged([seat])[0]).all()
    assert len({together.privileged(agent).tobytes() for agent in together.agents}) == 4


def test_who_is_asked_later_learns_nothing_of_earlier_answers():
    rng, compared = random_generator(8), 0
    env = envs.aec("tuidaohu")
    for seed in range(40):
        env.reset(seed=seed)
        for _ in range(60):
            if env.terminations[env.agent_selection]:
                break
            table = env.tables.records[0]
            owing = [seat for seat in range(4) if int(table["owed"]) >> seat & 1]
            if len(owing) > 1:
                later = f"player_{env.tables.persons[0, owing[1]]}"
                told = [tuple(part.tobytes() for part in seen.values()) for seen in answers(env, later)]
                assert len(set(told)) == 1
                compared += len(told) > 1
            env.step(chosen(env.observe(env.agent_selection)["action_mask"], rng))
    assert compared > 3


def answers(env, later):
    """What another agent sees after each answer that is open now."""
    before = env.tables.copy()
    for action in np.flatnonzero(before.legal[0]).tolist():
        env.tables = before.copy()
        env.tables.step([action])
        if env.tables.records[0]["phase"] == before.records[0]["phase"]:
            yield env.observe(later)
    env.tables = before


def test_each_agent_keeps_its_spaces_and_an_environment_is_let_go():
    env = envs.aec("tuidaohu", mode="interpreted")
    for agent in env.possible_agents:
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
    assert env.action_space("player_0") is not env.action_space("player_1")  # each has dice of its own
    left = weakref.ref(env)
    del env
    gc.collect()
    assert left() is None


def test_rewards_of_all_who_play_for_one_another_are_the_points_paid():
    env, rng = envs.aec("tuidaohu", unit="match", max_hands=3), random_generator(2)
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else chosen(seen["action_mask"], rng))
    assert [total[f"player_{person}"] for person in range(4)] == env.match().scores_by_person


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"unit": "round"}, "hand or match"),
        ({"reward": "money"}, "points or placement"),
        ({"reward": (1, 2)}, "a number for each of 4 places"),
        ({"seat": 4}, "a seat from 0 to 3"),
        ({"seat": "dealer"}, "turning or random"),
        ({"opponents": "stedy"}, "steady"),
        ({"opponents": ["steady"]}, "one for each of 3"),
        ({"max_decisions": 0}, "from 1 on"),
        ({"form": "tokens"}, "planes or bits"),
        ({"illegal": "ignore"}, "raise or first"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(arguments, told):
    with pytest.raises((FangchengError, UnknownName), match=told):
        envs.OneTable("tuidaohu", **arguments)


def test_without_the_extra_one_line_says_what_to_install(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("fangcheng.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(FangchengError, match=r'pip install "fangcheng\[rl\]"'):
        __import__("fangcheng.envs")
