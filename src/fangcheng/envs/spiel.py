"""Games as OpenSpiel has them: `pyspiel.load_game("fangcheng", {"variant": "tuidaohu"})`, `fangcheng.envs.openspiel`.

OpenSpiel's own names are kept where it calls a method: it finds `_legal_actions`, `_apply_action` and the like by name.
"""

from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.core.state.codes import NOBODY
from fangcheng.envs.setting import MOST_DECISIONS
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.arguments import shown
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.game.observations import spec_of
from fangcheng.game.tables import acting_seat

NAME = "fangcheng"
PARAMETERS = {"variant": "tuidaohu", "preset": "", "seed": 0, "walls": 1000, "most_decisions": MOST_DECISIONS}
FURTHEST = 1e6  # points that no hand moves: OpenSpiel wants bounds, and no game states them
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Fangcheng: a hand of mahjong",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,  # kongs and fines are paid in mid-hand
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


def checked(parameters: dict[str, Any]) -> dict[str, Any]:
    """Return parameters of a game that can be. Raises before OpenSpiel does, which ends the process for some."""
    for name, value in parameters.items():
        if name not in PARAMETERS:
            raise UnknownName("parameter", name, tuple(PARAMETERS), f"They are {', '.join(PARAMETERS)}.")
        if type(value) is not type(PARAMETERS[name]):
            raise FangchengError(f"{name}={shown(value)}: like {PARAMETERS[name]!r}")
        if isinstance(value, int) and name != "seed" and value < 1:
            raise FangchengError(f"{name}={value}: a whole number from 1 on")
    Engine(parameters["variant"], None, parameters.get("preset") or None, "interpreted")
    return parameters


@cache
def _engine(variant: str, preset: str | None) -> Engine:
    """Return what tells of the rules of a game; OpenSpiel pickles its games, and this cannot be."""
    return Engine(variant, None, preset, "interpreted")


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the list, a hand at a time. Chance draws one of `walls` walls first, nothing else is left to it.

    Wall k is the first hand of `Match(variant, f"{seed}:{k}")`. Players are seats. After `most_decisions` a hand that
    goes on ends as it stands. Raises UnknownVariant, and UnknownName for a preset.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.variant, self.preset = str(given["variant"]), str(given["preset"]) or None
        self.walls, self.most_decisions = int(given["walls"]), int(given["most_decisions"])
        self.seed = int(given["seed"])
        engine = _engine(self.variant, self.preset)
        self.start_score = int(engine.rules.start_score)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.walls,
            num_players=int(engine.rules.seats),
            min_utility=-FURTHEST,
            max_utility=FURTHEST,
            utility_sum=None,
            max_game_length=self.most_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """Return a state before the wall is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: after the wall nothing is left to chance."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what turns states into what a player sees. Raises ValueError for parameters."""
        if params:
            raise ValueError(f"observers of {NAME} take no parameters: {params}")
        return SpielObserver(self, iig_obs_type is not None and bool(iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A hand at one moment; `match` is None until its wall is drawn. Several who owe are asked one after another."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: Match | None = None
        self.paid = [0.0] * game.num_players()  # to each player by the last step
        self.answers: list[list[int]] = [[] for _ in range(game.num_players())]  # of each player, passes too

    def current_player(self) -> int:
        """Return who answers next, or chance, or that the hand is over."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else acting_seat(self.match)

    def is_terminal(self) -> bool:
        """Return True once the hand is over, or has gone on for too long."""
        if self.match is None:
            return False
        return self.match.hand_over or sum(map(len, self.answers)) >= self.get_game().most_decisions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the walls, all equally likely."""
        walls = self.get_game().walls
        return [(wall, 1 / walls) for wall in range(walls)]

    def returns(self) -> list[float]:
        """Return the points that each player has won less lost."""
        if self.match is None:
            return [0.0] * self.num_players()
        return [float(points - self.get_game().start_score) for points in self.match.scores]

    def rewards(self) -> list[float]:
        """Return the points that the last step has brought each player."""
        return list(self.paid)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(action.number for action in self.match.legal(player))

    def _apply_action(self, action: int) -> None:
        before = self.returns()
        self._go_on(action)
        self.paid = [now - then for now, then in zip(self.returns(), before)]

    def _go_on(self, action: int) -> None:
        if self.match is None:
            game = self.get_game()
            self.match = Match(game.variant, f"{game.seed}:{action}", preset=game.preset, undo=False)
            return
        seat = acting_seat(self.match)
        self.match.act(seat, action)
        self.answers[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"wall {action}"
        labels = {one.number: one.label for one in self.match.legal(player)}
        return labels.get(action, f"action {action}")

    def __str__(self) -> str:
        return "before the wall is drawn" if self.match is None else repr(self.match)


class SpielObserver:
    """What a player sees: numbers as `Match.observe` writes them; as text also all that it has seen and answered."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.spec, self.recalls = spec_of(_engine(game.variant, game.preset)), recalls
        planes = (len(self.spec.channels), self.spec.width)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not recalls:
            size = planes[0] * planes[1]
            self.tensor = np.zeros(size + len(self.spec.scales), np.float32)
            self.dict = {"planes": self.tensor[:size].reshape(planes), "scalars": self.tensor[size:]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees in a state into `tensor`; zeros before the wall is drawn."""
        assert self.tensor is not None
        self.tensor.fill(0)
        if state.match is not None and player != NOBODY:
            seen = state.match.observe(player, planes=True)
            self.dict["planes"][:] = seen["planes"]
            self.dict["scalars"][:] = seen["scalars"] / self.spec.scales

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a text that is equal where a player cannot tell two states apart."""
        if state.match is None:
            return ""
        if self.recalls:
            told = {"events": state.match.events_for(player), "answers": state.answers[player]}
            return msgspec.json.encode(told).decode()
        seen = state.match.observe(player)
        return f"{seen['bits'].tobytes().hex()} {seen['scalars'].tobytes().hex()}"


pyspiel.register_game(GAME_TYPE, SpielGame)
