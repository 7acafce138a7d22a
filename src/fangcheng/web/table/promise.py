"""What a page is told of the walls: promised before the first tile, opened after the match (docs/fair-walls.md)."""

from fangcheng.game.match import Match
from fangcheng.game.sealed import Secret, commitment_to, opening_of, secret_of
from fangcheng.web import messages


def walls_of(match: Match, sealed: Secret | None) -> messages.Walls:
    """Return what is promised of the present match; `sealed` makes the walls of the next, and is not opened."""
    secret = secret_of(match)
    opening = opening_of(match, secret)
    promised = bool(secret.salt)
    return messages.Walls(
        match=len(match.matches) + 1,
        commitment=commitment_to(opening) if promised else "",
        opening=opening if promised and match.over else "",
        next=commitment_to(opening_of(match, sealed)) if sealed and match.over else "",
    )
