"""The messages of mjai's JSON lines, as typed structs; fields that some programs leave out have defaults."""

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from fangcheng.records.model import Amount, Count

Pai: TypeAlias = str  # mjai's own tile notation
Actor: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
T = TypeVar("T")
Told: TypeAlias = T | UnsetType | None  # a field that some programs leave out, and others write as null


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Base of all messages; the class name in lower case is the `type`."""


class StartGame(Message, frozen=True, tag="start_game"):
    names: Told[list[str | None]] = UNSET
    aka_flag: Told[bool] = UNSET
    kyoku_first: Told[int] = UNSET  # 0 for two rounds, 4 for the East round alone
    tenhou_type: Told[int] = UNSET
    uri: Told[str] = UNSET


class StartKyoku(Message, frozen=True, tag="start_kyoku"):
    dora_marker: Pai
    tehais: list[list[Pai]]
    oya: Actor
    bakaze: Told[Pai] = UNSET
    kyoku: Told[Annotated[int, msgspec.Meta(ge=1, le=4)]] = UNSET
    honba: Told[Count] = UNSET
    kyotaku: Told[Count] = UNSET
    scores: Told[list[Amount]] = UNSET


class Tsumo(Message, frozen=True):
    actor: Actor
    pai: Pai


class Dahai(Message, frozen=True):
    actor: Actor
    pai: Pai
    tsumogiri: Told[bool] = UNSET


class Call(Message, frozen=True):
    """Base of the calls on a discard."""

    actor: Actor
    target: Actor
    pai: Pai
    consumed: list[Pai]


class Chi(Call, frozen=True):
    pass


class Pon(Call, frozen=True):
    pass


class Daiminkan(Call, frozen=True):
    pass


class Kakan(Message, frozen=True):
    actor: Actor
    pai: Pai
    consumed: list[Pai]


class Ankan(Message, frozen=True):
    actor: Actor
    consumed: list[Pai]


class Kita(Message, frozen=True):
    actor: Actor
    pai: Told[Pai] = UNSET


class Nukidora(Message, frozen=True):
    """A North laid aside: the same as `Kita` in other programs' words."""

    actor: Actor
    pai: Told[Pai] = UNSET


class Reach(Message, frozen=True):
    actor: Actor


class ReachAccepted(Message, frozen=True, tag="reach_accepted"):
    actor: Actor


class Dora(Message, frozen=True):
    dora_marker: Pai


class TenhouBill(msgspec.Struct, frozen=True):
    """What Tenhou said of a win, as our corpus keeps it under `x_tenhou`."""

    fu: Count
    points: Amount
    limit: Count
    yaku: list[tuple[Count | str, Amount]]
    yakuman: list[Count | str]


class Hora(Message, frozen=True):
    actor: Actor
    target: Actor
    pai: Told[Pai] = UNSET
    deltas: Told[list[Amount]] = UNSET
    ura_markers: Told[list[Pai]] = UNSET
    uradora_markers: Told[list[Pai]] = UNSET  # the same in other programs' words
    uradora_marker: Told[list[Pai] | Pai] = UNSET
    x_tenhou: Told[TenhouBill] = UNSET


class Ryukyoku(Message, frozen=True):
    reason: Told[str] = UNSET
    deltas: Told[list[Amount]] = UNSET
    tenpais: Told[list[bool]] = UNSET


class EndKyoku(Message, frozen=True, tag="end_kyoku"):
    pass


class EndGame(Message, frozen=True, tag="end_game"):
    pass


class Hello(Message, frozen=True):
    """Talk between server and program; nothing happens at the table."""


class Null(Message, frozen=True, tag="none"):
    """A program's answer that it does nothing."""


class Error(Message, frozen=True):
    """A server tells why it broke the game off."""

    message: Told[str] = UNSET


AnyMessage: TypeAlias = (
    StartGame
    | StartKyoku
    | Tsumo
    | Dahai
    | Chi
    | Pon
    | Daiminkan
    | Kakan
    | Ankan
    | Kita
    | Nukidora
    | Reach
    | ReachAccepted
    | Dora
    | Hora
    | Ryukyoku
    | EndKyoku
    | EndGame
    | Hello
    | Null
    | Error
)


def present(value: Told[T]) -> T | None:
    """Return the value, or None for a field that the line does not have, or has without a value."""
    return None if isinstance(value, UnsetType) else value
