"""What a reading brings its winner where rows add points to every share: more than its factors tell.

So of two readings the one with fewer factors may be the dearer.
"""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_DISCARD
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.record_types import Result, Rules, Win
from fangcheng.core.state.rule_codes import SHARE_DEALER, SHARE_DISCARDER, SHARE_SELF_DRAW

TAKEN = 10  # place of result.parts: what all shares come to


@kernel
def added_by_rows(rules: Rules, result: Result):
    """Return what the rows of a hand add to each share.

    Rules: NANCHANG-23.
    """
    points = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            if result.counts[pattern] > 0:
                points += int(rules.share_added[pattern])
            left = left & (left - ONE)
    return points


@stage(when=on("takes_most"))
def note_taken(win: Win, rules: Rules, result: Result):
    """Note what all shares of a win come to together, for comparing readings.

    Rules: NANCHANG-19.
    """
    points = 0
    for seat in range(int(win.seats)):
        if seat != win.seat:
            points += int(result["base"]) * factors_of_share(win, rules, seat) + added_by_rows(rules, result)
    result.parts[TAKEN] = points


@kernel
def factors_of_share(win: Win, rules: Rules, seat):
    """Return what a share is multiplied by: as of the dealer, of a self-draw, of who discarded the tile.

    Rules: NANCHANG-20, NANCHANG-21, NANCHANG-22, NANCHANG-25.
    """
    times = 1
    if win.seat == win.dealer or seat == win.dealer:
        times *= max(1, int(rules.share_times[SHARE_DEALER]))
    if win.by != BY_DISCARD:
        times *= max(1, int(rules.share_times[SHARE_SELF_DRAW]))
    elif seat == win.payer:
        times *= max(1, int(rules.share_times[SHARE_DISCARDER]))
    return times
