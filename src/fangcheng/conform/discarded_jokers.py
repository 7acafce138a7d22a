"""What a case says of jokers discarded and chows that bind: the catch circle, drift, ten honours."""

from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.conform.thrown_jokers import throw_jokers
from fangcheng.core.institutions.catch_circle import acts_of
from fangcheng.core.play.honour_run import has_honour_run, win_by_honours
from fangcheng.core.state.codes import CHOW, MOST_DRIFT, MOST_THROWN
from fangcheng.core.state.rule_codes import BOUND_PAYS_CHOWS, NO_CIRCLE
from fangcheng.game.hands import Meld
from fangcheng.tiles import EAST

CIRCLE_KEYS = ("catch_circle_of", "circle_of")  # of a check


def open_circle(situation: Situation, check: Fields) -> None:
    """Open the catch circle of the seat that the case names. Raises BadCase where none is played.

    Rules: HANGZHOU-8.
    """
    for key in CIRCLE_KEYS:
        seat = check.seat(key)
        if seat is not None:
            if situation.rules.catch_circle == NO_CIRCLE:
                raise check.wrong(key, f"{situation.ruleset.id} has no catch circle under these options")
            situation.table.circle.thrower = seat
            situation.table.circle.acts = acts_of(situation.table, seat)


def note_gods(situation: Situation, fields: Fields, winner: int) -> None:
    """Note the drift of the winner, and his ghosts thrown, and lay the chows that the next player has taken.

    Rules: HANGZHOU-19, HANGZHOU-26, GUANGDONG-P11.
    """
    if "drift" in fields:
        if not situation.rules.drift:
            raise fields.wrong("drift", f"{situation.ruleset.id} counts no drift")
        situation.table.circle.drift[winner] = fields.number("drift", high=MOST_DRIFT)
    if "thrown_ghosts" in fields:
        throw_jokers(situation, winner, fields.number("thrown_ghosts", high=MOST_THROWN))
    if "next_chows" in fields:
        if situation.rules.bonds != BOUND_PAYS_CHOWS:
            raise fields.wrong("next_chows", f"chows bind nobody in {situation.ruleset.id} under these options")
        taker = (winner + 1) % situation.seats
        for _ in range(fields.number("next_chows", high=4)):
            situation.lay_meld(taker, _free_chow(situation, winner))


def _free_chow(situation: Situation, giver: int) -> Meld:
    """Return a chow whose tiles lie nowhere yet."""
    for low in range(EAST):
        tiles = (low, low + 1, low + 2)
        if low % 9 < 7 and all(situation.shown.count(tile) < int(situation.rules.copies[tile]) for tile in tiles):
            return Meld(CHOW, tiles, giver)
    raise BadCase("next_chows: no chow has free tiles: the case lays out too many")


def win_by_discards(situation: Situation, seat: int) -> bool:
    """Let the seat win by the honours it has discarded; return False if it does not.

    Rules: HANGZHOU-22.
    """
    if not situation.rules.honour_run or not has_honour_run(situation.table, situation.rules, seat):
        return False
    situation.table.payment_count = situation.table.event_count = 0
    situation.table.turn = seat
    win_by_honours(situation.table, situation.rules, situation.desk, seat)
    return True
