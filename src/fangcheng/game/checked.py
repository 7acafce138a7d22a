"""The check of a match: a digest of its table, laid out once for all saved matches, whatever becomes of the record."""

import hashlib
from typing import Any

import numpy as np

from fangcheng.core.state.codes import (
    ASK,
    BETS,
    CLAIM,
    EXCHANGE,
    FIRST_READY,
    FLOWERS,
    HAND_OVER,
    HEART,
    HONOURS,
    LACK,
    LAST_TILE,
    LOOK_AT_TREASURE,
    MATCH_OVER,
    NAME_KONG_TILE,
    OPENING_WINS,
    RAISE,
    RETURN,
    ROB,
    SHOW,
    THROW_AGAIN,
    TURN,
)
from fangcheng.tiles import KINDS

KEPT_KINDS = 56  # kinds when saved matches were first checked; what came behind them is checked where there is any

# Format versions 1 and 2: where each number stands in the record of today, its type and shape, in the order in which
# they are checked; "-" is a gap. What moves in the record gets another name here and keeps its place.
LAYOUT = """
random u8 4; scores i4 4; person i1 4; seats i1; dealer i1; first_dealer i1; round_wind i1; deal_number i1;
hands_played i2; streak i2; counters i2; sticks i2; last_winner i1; hands_won i2 4; tokens.chips i2 4; penalty i4 4;
time_called i1; coming.dealer i1; coming.round_wind i1; coming.deal_number i1; coming.streak i2; coming.counters i2;
bets.lost u1; bets.account i4 4; pulling.notes i4 4 4; wall i1 152; place i1 152; wall_size i2; next_tile i2;
tail_taken i2; drawable i2; break_side i1; break_stack i1; dice i1 8; indicators.positions i2 10; indicators.count i1;
indicators.waiting i1; role i1 56; wild_mask u8; aside.faces u8 4; hand i1 4 56; hand_size i1 4; drawn i1; drawn_from
i1; meld_kind i1 4 6; meld_face i1 4 6; meld_tiles i1 4 6 4; meld_called i1 4 6; meld_from i1 4 6; meld_fresh i1 4 6;
meld_count i1 4; river i1 4 64; river_flags i1 4 64; river_count i1 4; flowers u2 4; aside.count i1 4; phase i1; turn
i1; owed u1; legal u8 4 3; answer i2 4; offered i1; offered_by i1; offered_meld i1; live.late u1; live.waits u8;
live.hand i1 56; live.draws i2; live.flowers u2; live.next_tile i2; live.tail_taken i2; live.drawable i2;
live.hand_size i1; live.meld_count i1; live.any_claim i1; live.after_kong_cut i1; - i1 2; ending i1; in_play u1;
won_order i1 4; won_count i1; first_win_count i1; first_win_from i1; draws i2 4; any_claim i1; kongs_made i1; waits u8
4; own_river_mask u8 4; missed_mask u8 4; banned_discards u8; recent_mask u8 4; passed_mask u8 4; passed_pung_mask u8
4; ready i1 4; declared.pending i1; declared.shown i1 4; declared.double i1 4; declared.one_shot i1 4; missed_value i2
4; offered_value i2 4; locked i1 4; locked_for_hand i1 4; bloom_barred i1; claimed_turn i1; kong_chain i1;
after_kong_cut i1; first_discards i1 4; liable i1 4 4; river_claimed i1 4; bets.placed i1 4; lack.suit i1 4;
exchange.given i1 4 4; kong_income.points i4 4 4; kong_income.last i4 4; kong_income.last_by i1; side_income.paid u1
4; side_income.last_flower i1; side_income.asked i1; watch.looks i1 4; blood_river i2 4 6; event_count i2; events i2
80 6; payment_count i2; payments i4 24 8
"""


# What stands for a phase and for the question of the phase ASK.
PHASES = {TURN: 4, CLAIM: 5, ROB: 6, HAND_OVER: 9, MATCH_OVER: 10}
QUESTIONS = {
    BETS: 0,
    EXCHANGE: 1,
    LACK: 2,
    FIRST_READY: 3,
    SHOW: 7,
    FLOWERS: 8,
    HONOURS: 11,
    RAISE: 12,
    RETURN: 13,
    NAME_KONG_TILE: 14,
    LAST_TILE: 15,
    OPENING_WINS: 16,
    LOOK_AT_TREASURE: 17,
    THROW_AGAIN: 18,
    HEART: 19,
}


def check_of(table: Any) -> str:
    """Return the SHA-256 of a table, the rows of its last steps included: equal tables have equal ones."""
    content = np.zeros((), CHECKED)
    for name in CHECKED.names or ():
        if name not in ("-", "blood_river"):
            content[name] = _read(table, name)[:, :8] if name == "payments" else _kept(_read(table, name))
    content["phase"] = QUESTIONS[table["question"]] if table["phase"] == ASK else PHASES[table["phase"]]
    content["blood_river"][:, 0] = table["blood_river"]["roots"]
    content["blood_river"][:, 1] = table["blood_river"]["kongs"]
    behind = [_read(table, name)[..., KEPT_KINDS:] for name in BY_KIND]
    late = b"".join(one.tobytes() for one in behind) if any(one.any() for one in behind) else b""
    return hashlib.sha256(content.tobytes() + late).hexdigest()


def _kept(numbers: Any) -> Any:
    """Return what is checked of a field: where it has a number for each kind, those of the kinds of the time."""
    by_kind = getattr(numbers, "shape", ())[-1:] == (KINDS,)
    return numbers[..., :KEPT_KINDS] if by_kind else numbers


def _read(table: Any, path: str) -> Any:
    for name in path.split("."):
        table = table[name]
    return table


def _dtype_of(layout: str) -> np.dtype[Any]:
    fields = [(name, kind, tuple(map(int, shape))) for name, kind, *shape in map(str.split, layout.split(";"))]
    return np.dtype(fields, align=True)


CHECKED = _dtype_of(LAYOUT)
BY_KIND = ("hand", "live.hand")
