"""The table as one seat sees it: a copy of the record in which everything is blank that the seat may not know.

Views, and bots that ask kernels, work on such a copy, so nothing they do can come upon a hidden tile. A field is
blank unless it is listed here.
"""

from functools import cache
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.institutions.open_chickens import FIRST_OPEN, MOST_OPEN
from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.state import codes as record
from fangcheng.core.state.codes import (
    BETS,
    CLAIM,
    CONCEALED_KONG_MELD,
    EXCHANGE,
    HAND_OVER,
    HEART,
    IN_WALL,
    LACK,
    NO_QUESTION,
    RAISE,
    RETURN,
    THROW_AGAIN,
    TURN,
    TURNED,
    WON,
)
from fangcheng.core.state.rule_codes import CHECK_SICHUAN, INNER_STAKES, READY_SHOWN, READY_STANDING
from fangcheng.core.state.table import TABLE
from fangcheng.core.table.wall import next_replacement, tail_position
from fangcheng.game.engine import Engine
from fangcheng.tiles import NO_TILE

BEFORE_PLAY = (BETS, EXCHANGE, LACK, RAISE, RETURN, HEART)  # questions that all answer in secret

HIDDEN_TILE = 62  # somebody has drawn, and only he knows what; no kind

# What lies on the table or has been said; a dot leads into a record inside the record.
FOR_ALL = (
    "scores person seats dealer first_dealer round_wind deal_number hands_played streak counters sticks last_winner "
    "hands_won tokens penalty time_called coming bets.lost bets.account pulling place wall_size next_tile tail_taken "
    "drawable break_side break_stack dice indicators role wild_mask hand_size drawn_from meld_kind meld_face "
    "meld_tiles meld_called meld_from meld_fresh meld_count river river_flags river_count flowers aside phase "
    "question turn offered offered_by offered_meld ending in_play won_order won_count first_win_count first_win_from "
    "draws any_claim kongs_made ready bound declared.pending declared.shown declared.double declared.one_shot "
    "own_river_mask banned_discards recent_mask passed_mask bloom_barred claimed_turn kong_chain after_kong_cut "
    "first_discards liable river_claimed kong_income side_income.paid side_income.last_flower side_income.last_face "
    "side_income.in_a_row double_hand watch bonds circle.acts circle.thrower pot horses wake "
    "wash_out rotation raising opened.announced opened.stage opened.tiles opened.count sea_bed outside treasure "
    "chickens essences eggs.tiles eggs.last"
)
# What only the seat itself knows, in the row of the seat.
FOR_ITSELF = (
    "hand legal answer waits missed_mask missed_value offered_value offered_class locked locked_for_hand "
    "passed_pung_mask bets.placed lack heart exchange circle.drift blood_river.roots blood_river.kongs standing_four "
    "opened.best opened.fits"
)


def seen_record(engine: Engine, table: Any, seat: int | None) -> Any:
    """Return a copy of the table record with what `seat` may know and nothing more; None is an onlooker.

    Hidden tiles of the wall are NO_TILE, a tile another has drawn is HIDDEN_TILE, hidden hands are all zeros. The copy
    is a plain element of an array, quick to read by field; kernels take it as `attributes_of`.
    """
    content = table.tobytes()
    table = np.frombuffer(content, TABLE)[0]  # plain as well
    seen = np.frombuffer(np.frombuffer(content, np.uint8) & _mask(seat), TABLE)[0]
    _show_wall(table, seen, seat)
    _show_hands(engine, table, seen, seat)
    _show_choices(engine, table, seen, seat)
    seen["owed"] = _owed(table, seat)
    if engine.settings["heart"]:
        for winner in table["won_order"].tolist()[: int(table["won_count"])]:
            seen["heart"][winner] = table["heart"][winner]  # JIANGNAN-10, JIANGNAN-29
    if engine.settings["standing"]:
        _show_standing(table, seen, seat)
    if table["question"] == THROW_AGAIN and seat != table["turn"]:
        _hide_question(seen)
    lies_down = engine.settings["ready_face_down"] or engine.settings["ready_rule"] == READY_STANDING
    if lies_down and table["phase"] < HAND_OVER:
        _turn_face_down(table, seen, seat)
    if table["phase"] < HAND_OVER:
        _hide_kongs(engine, table, seen, seat)
    return seen


def attributes_of(seen: Any) -> Any:
    """Return what a seat sees as interpreted kernels read it; both share their memory."""
    return with_attributes(seen.base)[0]


@cache
def _mask(seat: int | None) -> Any:
    """Return a byte of ones for every byte of the record that the seat may always know, and zeros elsewhere."""
    mask: Any = np.zeros(1, TABLE)
    whole = mask.view(np.uint8)
    for name in FOR_ALL.split():
        _open(whole, name, 0, 1)
    for name in FOR_ITSELF.split() if seat is not None else ():
        _open(whole, name, seat, record.SEATS)
    return whole


def _open(whole: Any, name: str, row: int | None, rows: int) -> None:
    """Set all bits in one of the rows of a field."""
    dtype, begin = TABLE, 0
    for part in name.split("."):
        dtype, offset = dtype.fields[part][:2]  # type: ignore[index]
        begin += offset
    size = dtype.itemsize // rows
    begin += size * (row or 0)
    whole[begin : begin + size] = 0xFF


def _show_wall(table: Any, seen: Any, seat: int | None) -> None:
    """Show tiles turned over, to a watcher the next one of the tail, and to who has looked at it the treasure.

    Rules: TAIWAN-53, HARBIN-19, GUIZHOU-8, NANCHANG-3.
    """
    wall = np.where(table["place"] == TURNED, table["wall"], NO_TILE)
    for position in (*open_chickens(table), *essence_tiles(table)):
        wall[position] = table["wall"][position]
    tail = tail_seen(table, seat)
    if tail is not None:
        wall[tail] = table["wall"][tail]
    treasure = treasure_seen(table, seat)
    if treasure is not None:
        wall[treasure] = table["wall"][treasure]
    seen["wall"] = wall


def _show_hands(engine: Engine, table: Any, seen: Any, seat: int | None) -> None:
    """Show hands that lie open, and whether somebody has drawn."""
    turn, phase = int(table["turn"]), table["phase"]
    if phase >= HAND_OVER or table["ready"].any() or table["watch"]["looks"].any():
        for other in range(int(table["seats"])):
            if other != seat and sees_hand(engine, table, seat, other):
                seen["hand"][other] = table["hand"][other]
    seen["drawn"] = table["drawn"]
    if table["drawn"] != NO_TILE and not (sees_hand(engine, table, seat, turn) or draws_openly(engine, table, turn)):
        seen["drawn"] = HIDDEN_TILE


def _show_choices(engine: Engine, table: Any, seen: Any, seat: int | None) -> None:
    """Show bets and missing suits once all have chosen; inner stakes stay from hand to hand and lie there all the time.

    Rules: TIANJIN-7, TAIWAN-74.
    """
    if seat == table["turn"]:
        seen["eggs"] = table["eggs"]  # which tiles are named for one
    if bets_lie_open(engine, table):
        seen["bets"]["placed"] = table["bets"]["placed"]
    if table["question"] not in BEFORE_PLAY:
        seen["lack"]["suit"] = table["lack"]["suit"]
    elif seat is None:
        seen["lack"]["suit"] = NO_LACK
    else:
        seen["lack"]["suit"] = np.where(np.arange(record.SEATS) == seat, table["lack"]["suit"], NO_LACK)


def _hide_question(seen: Any) -> None:
    """Show a question that only who sees the treasure can be asked as one about the last discard.

    Rules: CHANGCHUN-P9.
    """
    seen["phase"], seen["question"], seen["turn"] = CLAIM, NO_QUESTION, seen["offered_by"]


def _owed(table: Any, seat: int | None) -> int:
    """Return the seats that visibly owe a decision, and the reader's own."""
    owed = int(table["owed"])
    if table["question"] in BEFORE_PLAY:
        return owed
    visible = 1 << int(table["turn"]) if table["phase"] == TURN else 0
    return owed & (visible | (1 << seat if seat is not None else 0))


def _show_standing(table: Any, seen: Any, seat: int | None) -> None:
    """Show of the tiles that stand before others how many they are, and what they are once the hand is won.

    Rules: TAIYUAN-9, TAIYUAN-37.
    """
    for other in range(record.SEATS):
        faces = table["standing_four"]["faces"][other]
        if table["phase"] >= HAND_OVER and table["ending"] == WON:
            seen["standing_four"]["faces"][other] = faces
        elif other != seat:
            left = int((faces != NO_TILE).sum())
            seen["standing_four"]["faces"][other] = [HIDDEN_TILE] * left + [NO_TILE] * (len(faces) - left)


def _turn_face_down(table: Any, seen: Any, seat: int | None) -> None:
    """Hide the discards of others that lie face down until the hand ends.

    Rules: SHANXI-15, TAIYUAN-26.
    """
    for other in range(int(table["seats"])):
        if other != seat:
            seen["river"][other][table["river_flags"][other] & record.FACE_DOWN_CUT != 0] = NO_TILE


def _hide_kongs(engine: Engine, table: Any, seen: Any, seat: int | None) -> None:
    """Hide concealed kongs of others that lie face down.

    Rules: MCR-18, TAIWAN-23, GUIZHOU-P3.
    """
    for other in range(int(table["seats"])):
        if not hides_kongs(engine, table, other):
            continue
        hidden = table["meld_kind"][other] == CONCEALED_KONG_MELD
        if hidden.any() and not sees_hand(engine, table, seat, other):
            seen["meld_face"][other][hidden] = 0
            seen["meld_tiles"][other][hidden] = NO_TILE


# --- who may know what


def sees_hand(engine: Engine, table: Any, seat: int | None, other: int) -> bool:
    """Return True if the concealed tiles of `other` are known to `seat`.

    Rules: RIICHI-93, SICHUAN-27, SICHUAN-42, TAIWAN-49, TAIWAN-53.
    """
    if seat == other or table["ready"][other] == record.READY_OPEN:
        return True
    if seat is not None and table["watch"]["looks"][seat]:
        return True
    if table["phase"] >= HAND_OVER:
        if engine.settings["chickens"]:
            return True  # all are looked at: who is ready, and what chickens they hold
        if engine.settings["joker_pay"] and table["ending"] == record.WON:
            return True  # all show the jokers they are paid for
        checked = engine.settings["draw_check"] == CHECK_SICHUAN and table["drawable"] == 0
        won = other in table["won_order"].tolist()[: int(table["won_count"])]
        return bool(table["declared"]["shown"][other]) or checked or won
    return False


def hides_kongs(engine: Engine, table: Any, seat: int) -> bool:
    """Return True if the concealed kongs of a seat lie face down: always, or until all others have discarded.

    Rules: MCR-18, TAIWAN-23, GUIZHOU-P3.
    """
    if engine.settings["hide_concealed_kong"]:
        return True
    seats = [other for other in range(int(table["seats"])) if other != seat]
    return bool(engine.settings["hide_dealt_kong"] and min(table["river_count"][seats]) == 0)


def open_chickens(table: Any) -> list[int]:
    """Return the positions of tiles that lie face up in the wall and are drawn like others.

    Rules: GUIZHOU-8.
    """
    opened = int(table["chickens"]["opened"])
    found = [int(table["wall_size"]) - 2 * (FIRST_OPEN + number) for number in range(MOST_OPEN) if opened >> number & 1]
    return [position for position in found if table["place"][position] == IN_WALL]


def essence_tiles(table: Any) -> list[int]:
    """Return the position of the tile that names the jokers, while it stands in the wall face up and waits to be drawn.

    Rules: NANCHANG-3.
    """
    position = int(table["indicators"]["positions"][0])
    named = table["essences"]["main"] != NO_TILE and position >= 0
    return [position] if named and table["place"][position] == IN_WALL else []


def draws_openly(engine: Engine, table: Any, seat: int) -> bool:
    """Return True if everybody sees what the seat draws, as it has announced.

    Rules: JINAN-17, JINAN-18.
    """
    return bool(engine.settings["ready_rule"] == READY_SHOWN and table["ready"][seat] != 0)


def tail_seen(table: Any, reader: int | None) -> int | None:
    """Return the position of the wall tile that only a watcher knows: the next one to be taken from the tail.

    Rules: TAIWAN-53.
    """
    if reader is None or not table["watch"]["looks"][reader] or table["drawable"] <= 0:
        return None
    table = attributes_of(table)
    return int(tail_position(table, next_replacement(table)))


def treasure_seen(table: Any, reader: int | None) -> int | None:
    """Return the position of the treasure if the reader has looked at it.

    Rules: HARBIN-19, CHANGCHUN-26.
    """
    if reader is None or not int(table["treasure"]["seen"]) >> reader & 1:
        return None
    return int(table["treasure"]["position"])


def claims_late(table: Any, seat: int | None) -> bool:
    """Return True if the seat may still claim what was discarded before this turn: live timing, his business only.

    Rules: TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-42, TAIWAN-43.
    """
    return (
        seat is not None and table["phase"] == TURN and seat != table["turn"] and bool(int(table["owed"]) >> seat & 1)
    )


def bets_lie_open(engine: Engine, table: Any) -> bool:
    """Return True if all have chosen their bets, or these stay on the table from hand to hand.

    Rules: TIANJIN-7, TAIWAN-74, LUOSHU-21.
    """
    if engine.settings["ready_stake"]:
        return True
    kind = engine.settings["bet_kind"]
    return kind == INNER_STAKES or (kind != 0 and bool(table["question"] != BETS))
