"""The words of a case's `context`, each as the state of the table it stands for."""

from collections.abc import Callable, Iterable

from fangcheng.conform.fields import BadCase
from fangcheng.conform.situations import Situation
from fangcheng.core.bits import bit
from fangcheng.core.record import (
    BY_OPEN_KONG,
    FROM_DEAL,
    FROM_FLOWER,
    FROM_KONG,
    FROM_LAY,
    FROM_OPEN_KONG_FLOWER,
    READY_EARTHLY,
    READY_HEAVENLY,
    READY_OPEN,
    READY_PLAIN,
)
from fangcheng.errors import UnknownName
from fangcheng.tiles import FACES

LAST_FOUR_LEFT = 3  # drawable tiles once the fourth-last has been drawn


def set_circumstances(situation: Situation, seat: int, words: Iterable[str], self_drawn: bool) -> None:
    """Bring about what the words say of `seat`. Raises BadCase for an unknown one."""
    for word in words:
        if word in ON_TABLE:
            ON_TABLE[word](situation, seat)
        elif word in FIRST_TURN:
            _first_turn(situation, seat, self_drawn)
        elif word not in AT_THE_TILE:
            known = [*ON_TABLE, *FIRST_TURN, *AT_THE_TILE]
            raise BadCase(f"context: {UnknownName('circumstance', word, known)}")


def _ready(kind: int, double: bool = False) -> Callable[[Situation, int], None]:
    def declare(situation: Situation, seat: int) -> None:
        situation.table.ready[seat] = kind
        if double:
            situation.table.double_ready[seat] = 1

    return declare


def _drawn_from(source: int, after_open_kong: bool = False) -> Callable[[Situation, int], None]:
    def draw(situation: Situation, seat: int) -> None:
        situation.table.drawn_from = source
        situation.table.kong_chain = 1
        if after_open_kong:
            situation.table.claimed_turn = BY_OPEN_KONG

    return draw


def _tiles_left(count: int) -> Callable[[Situation, int], None]:
    def leave(situation: Situation, seat: int) -> None:
        situation.table.drawable = count
        situation.table.next_tile += 40 - count

    return leave


def _one_shot(situation: Situation, seat: int) -> None:
    situation.table.one_shot[seat] = 1


def _after_kong(situation: Situation, seat: int) -> None:
    situation.table.after_kong_cut = 1


def _passed_win(situation: Situation, seat: int) -> None:
    situation.table.locked[seat] = 2


def _joker_discarded(situation: Situation, seat: int) -> None:
    for face in range(FACES):
        if int(situation.table.wild_mask) >> face & 1:
            situation.table.own_river_mask[seat] |= bit(face)
            return


def _first_turn(situation: Situation, seat: int, self_drawn: bool) -> None:
    """Nobody has claimed, and the seat has drawn once, or not yet when it wins on another's tile."""
    table = situation.table
    table.any_claim = 0
    table.draws[:] = 0
    table.draws[int(table.dealer)] = 1
    if self_drawn:
        table.draws[seat] = 1
        if seat == int(table.dealer):
            table.drawn_from = FROM_DEAL


ON_TABLE: dict[str, Callable[[Situation, int], None]] = {
    "riichi": _ready(READY_PLAIN),
    "double_riichi": _ready(READY_PLAIN, double=True),
    "ippatsu": _one_shot,
    "ready_declared": _ready(READY_PLAIN),
    "open_ready": _ready(READY_OPEN),
    "heavenly_ready": _ready(READY_HEAVENLY),
    "earthly_ready": _ready(READY_EARTHLY),
    "kong_replacement": _drawn_from(FROM_KONG),
    "discard_kong_replacement": _drawn_from(FROM_KONG, after_open_kong=True),
    "flower_replacement": _drawn_from(FROM_FLOWER),
    "discard_kong_flower_replacement": _drawn_from(FROM_OPEN_KONG_FLOWER, after_open_kong=True),
    "kita_replacement": _drawn_from(FROM_LAY),
    "after_kong_discard": _after_kong,
    "last_tile": _tiles_left(0),
    "last_four": _tiles_left(LAST_FOUR_LEFT),
    "passed_win": _passed_win,
    "joker_discarded": _joker_discarded,
}
FIRST_TURN = ("first_turn", "first_draw", "heavenly")
AT_THE_TILE = ("fourth_tile", "concealed_kong_robbed")  # seen to where the winning tile is offered
