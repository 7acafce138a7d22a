"""What the players owe for a win, as settlement wrote it on the desk: why, whose shares, and what these were."""

from typing import Any, NamedTuple

from fangcheng.core.state.due_reasons import DUE_LIABLE, DUE_REASONS, DueReason


class Dues(NamedTuple):
    """The dues of one win, by seat of the payer."""

    reasons: tuple[int, ...]  # DUE_DRAWN ...
    amounts: tuple[int, ...]  # what he owes, where settlement writes that too: in shares, and by tai
    times: tuple[tuple[int, ...], ...]  # of each payer: how often he pays the share of each seat
    shares: tuple[int, ...]  # what the share of each seat was
    cut: tuple[bool, ...]  # whether that was more than one payer may owe

    def reason(self, payer: int) -> DueReason:
        """Return what tells the due of a payer."""
        return DUE_REASONS[self.reasons[payer]]

    def somebody_is_liable(self) -> bool:
        """Return True if some player answers for the win, so that no other pays his usual part."""
        return DUE_LIABLE in self.reasons


def dues_of(work: Any, winner: int) -> Dues:
    """Read the dues of a winner from a desk on which his win has just been paid."""
    return Dues(
        reasons=tuple(work.why[winner].tolist()),
        amounts=tuple(work.due[winner].tolist()),
        times=tuple(map(tuple, work.times[winner].tolist())),
        shares=tuple(work.share[winner].tolist()),
        cut=tuple(map(bool, work.cut[winner].tolist())),
    )
