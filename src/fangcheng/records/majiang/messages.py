"""What a paipu of Majiang says, checked for types: one message a move, each an object with one key."""

from typing import Annotated, Any

import msgspec

from fangcheng.records.model import Amount, Count, Numbers

Chair = Annotated[int, msgspec.Meta(ge=0, le=3)]  # 0 is who deals this hand
Names = dict[str, Any]  # of a line of a bill; programs write more than is read
MOST_MOVES = 400  # of a hand; the longest has some 200


class Deal(msgspec.Struct, frozen=True):
    """`qipai`: a hand is dealt."""

    zhuangfeng: Annotated[int, msgspec.Meta(ge=0, le=3)]  # round wind
    jushu: Chair  # number of the hand in its round
    changbang: Count  # counters
    lizhibang: Count  # sticks
    defen: tuple[Amount, Amount, Amount, Amount]
    baopai: str  # indicator
    shoupai: tuple[str, str, str, str]


class Drawn(msgspec.Struct, frozen=True):
    """`zimo`, `gangzimo`: a tile from the wall, or from its tail."""

    l: Chair  # noqa: E741  # the paipu's own word
    p: str


class Thrown(msgspec.Struct, frozen=True):
    """`dapai`: `_` behind the tile says that it had just been drawn, `*` that it declares riichi."""

    l: Chair  # noqa: E741
    p: str


class Melded(msgspec.Struct, frozen=True):
    """`fulou`, `gang`: `-`, `=` or `+` behind the claimed tile say that it came from the left, across, or right."""

    l: Chair  # noqa: E741
    m: str


class Turned(msgspec.Struct, frozen=True):
    """`kaigang`: another indicator."""

    baopai: str


class Won(msgspec.Struct, frozen=True):
    """`hule`: a win; on a draw of one's own `baojia` is null."""

    l: Chair  # noqa: E741
    baojia: Chair | None = None
    fubaopai: list[str] | None = None
    fu: Count | None = None
    fanshu: Count | None = None
    damanguan: Count | None = None
    defen: Amount | None = None
    hupai: list[Names] | None = None
    fenpei: Numbers | None = None


class NotWon(msgspec.Struct, frozen=True):
    """`pingju`: nobody has won."""

    name: str
    shoupai: list[str] = []
    fenpei: Numbers | None = None


class Move(msgspec.Struct, frozen=True):
    """One message; those of a program that are not read here leave all keys out."""

    qipai: Deal | None = None
    zimo: Drawn | None = None
    gangzimo: Drawn | None = None
    dapai: Thrown | None = None
    fulou: Melded | None = None
    gang: Melded | None = None
    kaigang: Turned | None = None
    hule: Won | None = None
    pingju: NotWon | None = None


class Sheet(msgspec.Struct, frozen=True):
    """The outer object. What stands beside the hands hides none of them."""

    log: list[list[Any]]
    qijia: Any = None  # who deals first
    player: Any = None
    title: Any = None
    defen: Any = None
    point: Any = None
    rank: Any = None
