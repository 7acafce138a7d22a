"""What a case says of bonds: who is bound to the winner, and whether a discarder who is not was ready."""

from collections.abc import Sequence

from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.bonds import bond_between
from fangcheng.core.state.codes import NOBODY, PUNG
from fangcheng.core.state.rule_codes import NO_BONDS
from fangcheng.game.hands import Meld
from fangcheng.tiles import FACES


def set_bonds(situation: Situation, fields: Fields, winners: Sequence[int], payer: int) -> None:
    """Bind the seats that the case names, and make the discarder ready or not.

    Those of a list have taken melds of the winner; a single seat does so where no melds of the case bind the two.
    Rules: HAINAN-37, SHANGHAI-35.

    Raises BadCase where players are not bound to each other, or nobody has discarded.
    """
    bound, mutual = fields.take("bound", []), fields.flag("mutual")
    listed = bound if isinstance(bound, list) else [bound]
    if mutual and not listed:
        raise fields.wrong("mutual", "nobody is bound here; name him with `bound`, or leave it out")
    for seat in (fields.seat_number("bound", letter) for letter in listed):
        if situation.rules.bonds == NO_BONDS:
            raise BadCase(f"bound: nobody is bound to another in {situation.ruleset.id}")
        if isinstance(bound, list) or mutual or not bond_between(situation.table, winners[0], seat):
            _bind(situation, seat, winners[0])
    if "feeder_ready" in fields:
        ready = fields.flag("feeder_ready")
        if payer == NOBODY:
            raise fields.wrong("feeder_ready", "nobody has discarded the tile")
        _hold(situation, payer, ready)


def _bind(situation: Situation, taker: int, feeder: int) -> None:
    """Let a seat have claimed as many pungs from another as bind the two."""
    for _ in range(int(situation.rules.bond_melds)):
        situation.lay_meld(taker, Meld(PUNG, (situation.free_face(3),) * 3, feeder))


def _hold(situation: Situation, seat: int, ready: bool) -> None:
    """Give a seat a resting hand: all triplets and one tile, ready in every game, or tiles that go together nowhere."""
    if int(situation.table.hand_size[seat]):
        raise BadCase(f"feeder_ready: {SEATS[seat]} has a hand already")
    free = 3 * (int(situation.rules.sets) - int(situation.table.meld_count[seat])) + 1
    if ready:
        for _ in range(free // 3):
            face = situation.free_face(3)
            for _ in range(3):
                situation.hold(seat, face)
        situation.hold(seat, situation.free_face(2))
    else:
        for step in range(free):
            situation.hold(seat, _next_free(situation, 7 * step % FACES))
    situation.rest(seat)


def _next_free(situation: Situation, face: int) -> int:
    """Return the face, or the next one of which a tile lies nowhere yet."""
    while situation.shown.count(face) >= int(situation.rules.copies[face]):
        face = (face + 1) % FACES
    return face
