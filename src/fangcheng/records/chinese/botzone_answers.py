"""What a seat may answer to a request of Botzone's: who is not asked says `PASS`, anything else is a penalty."""

from collections.abc import Mapping, Sequence

SEATS = 4
OWN_DRAW = ("PLAY", "GANG", "BUGANG", "HU")
ON_DISCARD = ("PASS", "PENG", "CHI", "GANG", "HU")
ON_ADDED_KONG = ("PASS", "HU")
NOT_ASKED = ("PASS",)


def strange_answer(requests: Mapping[int, Sequence[str]], answers: Sequence[str]) -> str:
    """Return what is wrong with the answers to a request, in words; empty where nothing is.

    Whether a tile is held, or a claim loses to another, is not looked at.
    """
    if len(answers) != SEATS:
        return f"{len(answers)} answers instead of {SEATS}"
    for seat, answer in enumerate(answers):
        word = (answer.split() or [""])[0]
        if word not in _may_answer(seat, requests.get(seat, ())):
            return f"seat {seat} answered {answer[:20]!r}, which it is not asked"
    return ""


def _may_answer(seat: int, request: Sequence[str]) -> Sequence[str]:
    match request:
        case ["2", _]:
            return OWN_DRAW
        case ["3", maker, "PLAY" | "PENG" | "CHI", *_] if maker != str(seat):
            return ON_DISCARD
        case ["3", maker, "BUGANG", *_] if maker != str(seat):
            return ON_ADDED_KONG
    return NOT_ASKED
