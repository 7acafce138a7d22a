"""What speaks for the better option: the adviser's sentences that are counted, without those of the bot's estimate."""

from collections.abc import Sequence

from fangcheng.adviser.answer import Reason

# A review has played the options out: what steady would estimate or is used to do says nothing beside that.
GUESSES = (
    "advise-estimate",
    "advise-estimate-risk",
    "advise-habit",
    "advise-pass-closed",
    "advise-pass-rival",
    "advise-pass-win",
)
COSTS = (  # what an option costs; alone it would speak for the other one
    "advise-fewer",
    "advise-farther",
    "advise-farther-dead",
    "advise-farther-barred",
    "advise-ready-fewer",
    "advise-ready-barred",
    "advise-ready-draws",
    "advise-risk",
    "advise-risk-all",
    "advise-call-farther",
    "advise-kong-fewer",
    "advise-pass-nearer",
)


def speaking_for(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons that are counted; none where these only say what the option costs."""
    counted = tuple(one for one in reasons if one.key not in GUESSES)
    return counted if any(one.key not in COSTS for one in counted) else ()
