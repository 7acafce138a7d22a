"""Abortive draws of a case, brought about the way the rules do."""

from collections.abc import Callable

from fangcheng.conform.circumstances import check_word, set_circumstances
from fangcheng.conform.context_words import Moment
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.reasons import why_not
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import count_bits, has, lowest
from fangcheng.core.play.claims import let_ready_stand, resolve_claims
from fangcheng.core.play.endings import abort, abort_after_discard
from fangcheng.core.play.legal_claim import offer_claim
from fangcheng.core.play.legal_turn import offer_first_ready, offer_turn
from fangcheng.core.state.action_codes import ABORT, PASS, WIN
from fangcheng.core.state.codes import (
    ASK,
    CLAIM,
    CONCEALED_KONG_MELD,
    FIRST_READY,
    FOUR_KONGS_DRAW,
    FOUR_RIICHI,
    FOUR_WINDS_DRAW,
    FROM_DEAL,
    FROM_WALL,
    NINE_TERMINALS,
    PLAYING,
    READY_PLAIN,
    TRIPLE_RON,
    TURN,
    WEST_ROUND,
)
from fangcheng.core.state.rule_codes import ABORT_NINE_BY_ANYBODY, THREE_DRAW
from fangcheng.core.table.hand import allowed
from fangcheng.game.circumstances.words import FIRST_TURN
from fangcheng.game.hands import Meld
from fangcheng.tiles import EAST, FACES, NO_TILE, WEST, face_of, name_of

Bring = Callable[[Situation, Fields], bool]


def bring_about(situation: Situation, draw: Fields, kind: str) -> bool:
    """Set up what the draw needs, let the rules decide, and tell whether they end the hand by it."""
    return ABORTIVE[kind](situation, draw)


# --- nine terminals and honours


def _nine_terminals(situation: Situation, draw: Fields) -> bool:
    """Set up nine terminals; the drawn tile, where there is one, is a second copy of one of the hand's."""
    seat = draw.seat("declared_by")
    if seat is None:
        raise draw.wrong("declared_by", "missing; the seat that calls for a new deal")
    kinds, melds = draw.tiles("hand"), draw.melds()
    if not kinds:
        raise draw.wrong("hand", "missing; the hand of the seat that calls, without the drawn tile")
    first = _in_first_turn(situation, draw)
    if situation.rules.abortive[ABORT_NINE_BY_ANYBODY]:
        open_to_call = first and _before_any_draw(situation, draw, seat, kinds, melds)
    else:
        open_to_call = _in_own_turn(situation, draw, seat, kinds, melds, first)
    if open_to_call:
        abort(situation.table, situation.rules, NINE_TERMINALS)
    return open_to_call


def _in_first_turn(situation: Situation, draw: Fields) -> bool:
    words = draw.words("context")
    for word in words:
        if not check_word(situation, word) <= {*FIRST_TURN}:
            raise draw.wrong("context", f"{word} does not matter here; {FIRST_TURN[0]} does")
    return bool(words)


def _in_own_turn(
    situation: Situation, draw: Fields, seat: int, kinds: list[int], melds: list[Meld], first: bool
) -> bool:
    """Let the seat have drawn; in its first turn nobody has claimed but as its melds show."""
    table = situation.table
    _take_with_drawn(situation, draw, seat, kinds, melds)
    table.draws[seat] = 1 if first else 2
    table.turn, table.phase = seat, TURN
    table.drawn_from = FROM_DEAL if first and seat == int(table.dealer) else FROM_WALL
    offer_turn(table, situation.rules, situation.desk, seat)
    return bool(allowed(table, seat, ABORT))


def _before_any_draw(situation: Situation, draw: Fields, seat: int, kinds: list[int], melds: list[Meld]) -> bool:
    """Set up hands that are dealt with their flowers replaced; the dealer alone holds a tile more."""
    table = situation.table
    if seat == int(table.dealer):
        _take_with_drawn(situation, draw, seat, kinds, melds)
    else:
        situation.take_hand(seat, kinds, melds)
    table.phase, table.question = ASK, FIRST_READY
    offer_first_ready(table, situation.rules, seat)
    return bool(allowed(table, seat, ABORT))


def _take_with_drawn(situation: Situation, draw: Fields, seat: int, kinds: list[int], melds: list[Meld]) -> None:
    drawn = draw.tile("drawn") if "drawn" in draw else _spare_tile(situation, kinds)
    situation.take_hand(seat, kinds, melds, drawn)


def _spare_tile(situation: Situation, kinds: list[int]) -> int:
    """Return a further copy of a held face, so that no new terminal or honour comes in."""
    faces = [face_of(kind) for kind in kinds]
    return next((face for face in faces if faces.count(face) < int(situation.rules.copies[face])), faces[0])


# --- what a discard brings about


def _four_winds(situation: Situation, draw: Fields) -> bool:
    return _same_wind(situation, draw, EAST, FOUR_WINDS_DRAW)


def _four_west(situation: Situation, draw: Fields) -> bool:
    """Discard four West: they end the hand where any four equal winds do, too."""
    return _same_wind(situation, draw, WEST, WEST_ROUND)


def _same_wind(situation: Situation, draw: Fields, wind: int, ending: int) -> bool:
    """Make everybody's first discards, from the dealer on."""
    thrown = draw.tiles("discards") if "discards" in draw else [wind] * situation.seats
    if len(thrown) != situation.seats:
        raise draw.wrong("discards", f"one of each of the {situation.seats} seats, from the dealer on")
    for step, face in enumerate(thrown):
        situation.throw((int(situation.table.dealer) + step) % situation.seats, [face])
    return _end_after_discard(situation, draw, (ending, FOUR_WINDS_DRAW))


def _four_kongs(situation: Situation, draw: Fields) -> bool:
    owners = draw.seats_listed("owners") or [0, 0, 1, 1]
    if len(owners) != 4:
        raise draw.wrong(
            "owners", f"four kongs have four owners, not {len(owners)}; name a seat once for each of its kongs"
        )
    for number, seat in enumerate(owners):
        situation.lay_meld(seat, Meld(CONCEALED_KONG_MELD, (9 + number,) * 4, seat))
    discarder = draw.seat("discarder")
    if discarder is not None:
        situation.throw(discarder, [situation.free_face(1)])
    return _end_after_discard(situation, draw, (FOUR_KONGS_DRAW,))


def _four_riichi(situation: Situation, draw: Fields) -> bool:
    """Let all have declared; of the discarder, where he is named, it is the declaration that now stands."""
    table, discarder = situation.table, draw.seat("discarder")
    table.ready[: situation.seats] = READY_PLAIN
    if discarder is not None:
        situation.throw(discarder, [situation.free_face(1)])
        table.declared.pending = READY_PLAIN
        let_ready_stand(table, situation.rules, discarder)
    return _end_after_discard(situation, draw, (FOUR_RIICHI,))


def _end_after_discard(situation: Situation, draw: Fields, wanted: tuple[int, ...]) -> bool:
    """End the hand where the discard has not been won on and the rules say so."""
    ending = int(abort_after_discard(situation.table, situation.rules))
    if ending == PLAYING:
        return False
    if ending not in wanted:
        raise draw.wrong("kind", "what the case sets up ends the hand by another draw")
    abort(situation.table, situation.rules, ending)
    return True


# --- three winners


def _triple_ron(situation: Situation, draw: Fields) -> bool:
    """Let three claim one discard; without hands only the rule is asked."""
    table, rules = situation.table, situation.rules
    hands, discarder = draw.by_seat("hands"), draw.seat("discarder")
    tile = draw.tile("tile") if "tile" in draw else NO_TILE
    if not hands:
        if tile != NO_TILE or discarder is not None:
            raise draw.wrong("hands", "missing; without three hands only the rule is asked, and no tile is discarded")
        if rules.triple_rule == THREE_DRAW:
            abort(table, rules, TRIPLE_RON)
        return bool(rules.triple_rule == THREE_DRAW)
    others = [seat for seat in range(situation.seats) if seat not in hands]
    if others != ([discarder] if discarder is not None else others[:1]):
        raise draw.wrong("hands", "a hand of each seat but the discarder's")
    contexts = _take_hands(situation, hands)
    kind = tile if tile != NO_TILE else _common_wait(situation, draw, list(hands))
    for seat, words in contexts.items():
        set_circumstances(situation, words, Moment(seat, kind, others[0]))
    _claim_wins(situation, others[0], kind, list(hands))
    return bool(table.ending == TRIPLE_RON)


def _take_hands(situation: Situation, hands: dict[int, object]) -> dict[int, list[str]]:
    """Give each of them its hand; return what is said of their circumstances."""
    contexts = {}
    for seat, raw in hands.items():
        written = raw if isinstance(raw, dict) else {"hand": raw}
        entry = Fields(written, f"draw.hands.{SEATS[seat]}.", situation.seats, situation.kinds)
        situation.take_hand(seat, entry.tiles("hand"), entry.melds())
        contexts[seat] = entry.words("context")
        entry.close()
    return contexts


def _common_wait(situation: Situation, draw: Fields, seats: list[int]) -> int:
    """Return the one tile all of them wait for."""
    common = situation.table.waits[seats[0]]
    for seat in seats[1:]:
        common &= situation.table.waits[seat]
    if int(count_bits(common)) != 1:
        waits = " ".join(name_of(situation.kinds[face]) for face in range(FACES) if has(common, face)) or "nothing"
        raise draw.wrong("tile", f"missing; the three hands wait for {waits} together")
    return int(lowest(common))


def _claim_wins(situation: Situation, discarder: int, kind: int, seats: list[int]) -> None:
    """Let all of them call the win on the discard, and the rules resolve it."""
    table, rules, desk = situation.table, situation.rules, situation.desk
    situation.throw(discarder, [kind])
    situation.count_tiles()
    table.offered, table.offered_by, table.offered_meld = kind, discarder, -1
    table.phase, table.turn = CLAIM, discarder
    table.answer[:] = PASS
    for seat in seats:
        offer_claim(table, rules, desk, seat)
        if not allowed(table, seat, WIN):
            tile = name_of(situation.kinds[kind])
            raise BadCase(f"draw.hands.{SEATS[seat]}: no win on {tile}: {why_not(situation, seat, WIN)}")
        table.answer[seat] = WIN
    resolve_claims(table, rules, desk)


ABORTIVE: dict[str, Bring] = {
    "nine_terminals": _nine_terminals,
    "four_winds": _four_winds,
    "four_west": _four_west,
    "four_kongs": _four_kongs,
    "four_riichi": _four_riichi,
    "triple_ron": _triple_ron,
}
