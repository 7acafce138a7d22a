"""The PyPI package `mahjong` as a second opinion."""

from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

from reference.riichi_hands import TILES, Hand
from reference.riichi_value import dora_after


def ask_mahjong(hand: Hand, double_yakuman: bool = False) -> dict[str, Any] | None:
    """han, fu, yakuman of a four-player hand without red fives, None for a hand that may not win."""
    held = [0] * 34

    def take(tile: str) -> int:
        face = TILES.index(tile)
        held[face] += 1
        return 4 * face + held[face] - 1

    concealed = [take(tile) for tile in hand.concealed]
    win_tile = next(tile for tile in concealed if tile // 4 == TILES.index(hand.tile))
    melds = []
    for word, tiles in hand.melds:
        kind = {"chi": Meld.CHI, "pon": Meld.PON}.get(word, Meld.KAN)
        melds.append(Meld(kind, [take(tile) for tile in tiles], opened=word != "concealed"))
    first = "first_turn" in hand.context
    config = HandConfig(
        is_tsumo=hand.by == "self",
        is_riichi="riichi" in hand.context,
        is_daburu_riichi="double_riichi" in hand.context,
        is_ippatsu="ippatsu" in hand.context,
        is_rinshan="kong_replacement" in hand.context and hand.by == "self",
        is_chankan=hand.by == "rob",
        is_haitei="last_tile" in hand.context and hand.by == "self",
        is_houtei="last_tile" in hand.context and hand.by == "discard",
        is_tenhou=first and hand.by == "self" and hand.seat_wind == "1z",
        is_chiihou=first and hand.by == "self" and hand.seat_wind != "1z",
        player_wind=EAST + int(hand.seat_wind[0]) - 1,
        round_wind=EAST + int(hand.round_wind[0]) - 1,
        options=OptionalRules(has_open_tanyao=True, has_double_yakuman=double_yakuman, has_aka_dora=False),
    )
    tiles = concealed + [tile for meld in melds for tile in meld.tiles]
    answer = HandCalculator().estimate_hand_value(tiles, win_tile, melds, config=config)
    if answer.error:
        return None
    dora = sum(hand.tiles().count(dora_after(hand, indicator)) for indicator in hand.dora)
    if hand.context & {"riichi", "double_riichi"}:
        dora += sum(hand.tiles().count(dora_after(hand, indicator)) for indicator in hand.ura)
    yakuman = any(yaku.is_yakuman for yaku in answer.yaku)
    if yakuman:
        return {"yakuman": answer.han // 13}
    return {"yakuman": 0, "han": answer.han + dora + hand.reds, "fu": answer.fu}
