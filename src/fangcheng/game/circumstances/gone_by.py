"""What went by before the winning tile: the winner's own discards, and a tile that he has let pass."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, lowest
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.passing import barred, note_passed_tile, release_by_draw
from fangcheng.core.questions.written_wins import all_waits_before
from fangcheng.core.state.codes import BY_SELF, F_JOKER_DISCARDED, F_READY, F_THROWN, MOST_THROWN
from fangcheng.core.state.refusals import FURITEN, PASSED_WIN
from fangcheng.core.state.rule_codes import BARS_DISCARDS
from fangcheng.core.state.win import RESULT
from fangcheng.game.engine import copy_of
from fangcheng.game.refusal_words import bar_behind
from fangcheng.tiles import PLACES, face_of


def flags_of_discards(rules: Any, discards: Sequence[int], wild: Sequence[int]) -> int:
    """Return the F_ bits of the jokers among the winner's discards.

    Rules: TIANJIN-29, GUANGDONG-P11.
    """
    thrown = sum(face_of(kind) in {*wild} for kind in discards)
    if not thrown:
        return 0
    return F_JOKER_DISCARDED | (min(thrown, MOST_THROWN) << F_THROWN if rules.thrown_factor else 0)


def refusal_before(
    rules: Any, desk: Any, bare: Any, win: Any, discards: Sequence[int], passed: bool
) -> tuple[int, str]:
    """Return why the win is barred by the winner's discards, or a wait that he let pass, and the topic; 0 if it is not.

    `bare` is a table without the hand, `win` the record of the win, `desk` what it is tried at; refusals are numbers of
    core/state/refusals.py.
    Rules: RIICHI-75, RIICHI-76, RIICHI-77, JIANGNAN-13.
    """
    table, seat = copy_of(bare), int(win.seat)
    waits = table.waits[seat] = all_waits_before(win, rules, desk)
    table.missed_value[:] = -1
    for kind in discards:
        if face_of(kind) < PLACES:
            table.own_river_mask[seat] |= bit(face_of(kind))
    if passed and waits != NONE:
        note_passed_tile(table, rules, seat, int(lowest(waits)))
        if win.by == BY_SELF:
            release_by_draw(table, rules, seat)
    result = with_attributes(np.zeros(1, RESULT))[0]
    if not barred(table, rules, seat, int(win.by), int(win.tile), result):
        return 0, ""
    topic = bar_behind(table, rules, seat)
    if topic == "furiten-passed" and int(win["flags"]) & F_READY:
        topic = "furiten-ready"  # what was let pass before riichi ended with the discard that declared it
    return (FURITEN if rules.pass_bars == BARS_DISCARDS else PASSED_WIN), topic
