"""What is asked of a reader who waits for a seat: whose result he gets or pays again."""

from fangcheng.core.state.action_codes import FOLLOW
from fangcheng.core.state.codes import SEATS
from fangcheng.game.match import Match
from fangcheng.game.rulings import seats_to_follow
from fangcheng.web.page.choices import Hand
from fangcheng.web.page.texts import text


def whom_to_follow(match: Match, person: int) -> Hand:
    """Return a choice for every player that the person may name, in the order of seats; nothing once he has named one.

    Rules: CHENGDU-10.
    """
    asked = Hand()
    seats = [] if _has_named(match, person) else seats_to_follow(match.engine, match.table, person, match.actions[-1])
    for seat in sorted(seats):
        standing = seat == seats[0]
        note = text("note-follows-now") if standing else None
        asked.add("option", text("choice-follow", seat=seat), [FOLLOW + seat], default=standing, note=note)
    if seats:
        asked.prompt = text("prompt-follow")
    return asked


def _has_named(match: Match, person: int) -> bool:
    return any(who == person and FOLLOW <= number < FOLLOW + SEATS for who, number in match.actions[-1])
