"""What cases of every kind may say of a table: winds, counters, bets, missing suits, jokers, other seats."""

from typing import Any

import numpy as np

from fangcheng.conform.chickens import seat_other
from fangcheng.conform.eggs import lay_told
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.single_kongs import lay_singly
from fangcheng.conform.situations import Situation
from fangcheng.core.dialect.bits import bit
from fangcheng.core.institutions.bonds import bind
from fangcheng.core.institutions.raising import RAISED, RETURNED
from fangcheng.core.play.next_hand import repeats_counted
from fangcheng.core.play.treasure_turn import thrown_in_turn
from fangcheng.core.state.codes import ADDED_KONG_MELD, CONCEALED_KONG_MELD, NOBODY, OPEN_KONG_MELD, PUNG, READY_PLAIN
from fangcheng.core.state.rule_codes import BARS_VALUE, NAMED_BETS
from fangcheng.core.table.hand import is_closed, is_kong
from fangcheng.game.hands import Meld
from fangcheng.tiles import FACES

A_WAIT = 13  # 5p: what a ready hand waits for that nobody has written down
PLENTY = 100_000  # points that no case will pay away
RAISES = {"raise": RAISED, "return": RETURNED}
KONG_KINDS = {
    "open": OPEN_KONG_MELD,
    "exposed": OPEN_KONG_MELD,
    "straight": OPEN_KONG_MELD,
    "added": ADDED_KONG_MELD,
    "concealed": CONCEALED_KONG_MELD,
    "gold": CONCEALED_KONG_MELD,
    "heavenly": CONCEALED_KONG_MELD,  # of the dealer, before his first discard
    "earthly": OPEN_KONG_MELD,  # of the dealer's first discard
}
EARLY = ("heavenly", "earthly")


def set_table(situation: Situation, fields: Fields) -> None:
    """Set everything that is there before the hands are dealt. Raises BadCase."""
    table = situation.table
    table.round_wind = _round(situation, fields)
    table.streak = _repeats(situation, fields)
    table.counters = fields.number("honba", high=1000)
    table.sticks = fields.number("sticks", high=1000)
    indicator = fields.group("jokers")
    if "indicator" in indicator:
        situation.turn_joker(indicator.tile("indicator"))
        fields.kinds = situation.kinds
    indicator.close()
    situation.turn_indicators(fields.tiles("dora_indicators"), fields.tiles("ura_indicators"))
    _set_play(situation, fields.group("table"))
    set_purses(situation, fields)
    set_stakes(situation, fields)
    table.double_hand.now = fields.flag("double")


def set_stakes(situation: Situation, fields: Fields) -> None:
    """Let seats have called ready with the chips they staked, or have named their stakes before the deal.

    Rules: HEFEI-34, LUOSHU-21.
    """
    if situation.rules.bet_kind == NAMED_BETS:
        set_bets(situation, fields, "stakes")
        return
    for seat, chips in fields.numbers_by_seat("stakes").items():
        if not 1 <= chips <= int(situation.rules.ready_stake):
            raise fields.wrong("stakes", f"{SEATS[seat]} may not stake {chips}")
        situation.table.bets.placed[seat] = chips
        situation.table.ready[seat] = READY_PLAIN


def set_bets(situation: Situation, group: Fields, key: str) -> None:
    """Let seats have named the numbers that stand under `key`."""
    for seat, number in group.numbers_by_seat(key).items():
        if not 0 <= number <= int(situation.rules.bet_max):
            raise group.wrong(key, f"{SEATS[seat]} may not bet {number}")
        situation.table.bets.placed[seat] = number


def set_jokers_held(situation: Situation, seat: int, count: int, wrong: BadCase) -> None:
    """Let a seat hold so many jokers of the hand in all; raises `wrong` if it is shown with more.

    Rules: WENZHOU-31.
    """
    table = situation.table
    wild = [face for face in range(FACES) if int(table.wild_mask) >> face & 1]
    more = count - sum(int(table.hand[seat, face]) for face in wild)
    if more < 0 or not wild:
        raise wrong
    table.hand[seat, wild[0]] += more
    situation.shown += [wild[0]] * more


def set_purses(situation: Situation, fields: Fields) -> None:
    """Set what every seat has left; where that bounds payments and nothing is said, it is more than any can cost."""
    table = situation.table
    balance = fields.numbers_by_seat("balance")
    if situation.rules.purse:
        table.scores[: situation.seats] = PLENTY
    for seat, points in balance.items():
        table.scores[seat] = points
    broke = fields.seat("bankrupt")
    if broke is not None:
        table.scores[broke] = 0


def set_others(situation: Situation, fields: Fields, winner: int = NOBODY) -> None:
    """Set other seats' melds, kong income already paid, bets, kongs, follow, burnings, who is bound to the winner."""
    for seat, raw in fields.by_seat("others").items():
        if not isinstance(raw, dict):
            raise fields.wrong("others", f"{SEATS[seat]}: a mapping with melds or discards")
        other = Fields(raw, f"others.{SEATS[seat]}.", situation.seats, situation.kinds)
        if situation.rules.chickens:
            seat_other(situation, seat, other)
        for meld in other.melds():
            situation.lay_meld(seat, meld)
        situation.throw(seat, other.tiles("discards"))
        if situation.rules.single_kongs:
            lay_singly(situation, seat, other)
        if other.flag("ready"):
            situation.table.waits[seat] = bit(A_WAIT)
        other.close()
    for receiver, payers in fields.by_seat("kong_income").items():
        if not isinstance(payers, dict):
            raise fields.wrong("kong_income", f"{SEATS[receiver]}: a mapping from payer to amount")
        paid = Fields({"from": payers}, "kong_income.", situation.seats).numbers_by_seat("from")
        for payer, amount in paid.items():
            situation.table.kong_income.points[receiver, payer] = amount
    for seat in fields.seats_listed("ready"):
        situation.table.ready[seat] = READY_PLAIN
    for place, kind in enumerate(fields.tiles("visible")):
        situation.throw(place % situation.seats, [kind])
    if "passed" in fields and winner != NOBODY:
        _note_passed(situation, fields.group("passed"), winner)
    _set_kongs(situation, fields)
    state = fields.group("state")
    for seat in state.seats_listed("bound_to") if winner != NOBODY else ():
        bind(situation.table, seat, winner)
    _set_state(situation, state)


def _note_passed(situation: Situation, passed: Fields, winner: int) -> None:
    """Note what a win let pass since the last own draw was worth.

    Rules: TUIDAOHU-P12.
    """
    if situation.rules.pass_bars != BARS_VALUE:
        raise passed.wrong("fan", f"its value bars nothing in {situation.ruleset.id} under these options")
    passed.tile("tile")
    situation.table.missed_value[winner] = passed.number("fan", high=99)
    passed.close()


def _repeats(situation: Situation, fields: Fields) -> int:
    """Take the repeats of the deal; where only some are counted `streak` counts the hands of the dealer, the first too.

    Rules: HANGZHOU-24.
    """
    if situation.rules.streak_max and "repeats" not in fields:
        return int(repeats_counted(situation.rules, fields.number("streak", 1, 1, 1000) - 1))
    repeats = fields.number("streak", high=1000) or fields.number("repeats", high=1000)
    return int(repeats_counted(situation.rules, repeats))


def _round(situation: Situation, fields: Fields) -> int:
    wind = fields.choice("round", SEATS, "E")
    winds = [int(number) for number in situation.rules.round_winds]
    number = SEATS.index(wind or "E")
    return winds.index(number) if number in winds else number


def _set_play(situation: Situation, group: Fields) -> None:
    """Set what `table` says: missing suits and who is out of the hand already."""
    table = situation.table
    for seat, suit in group.by_seat("lack").items():
        if suit not in ("m", "p", "s"):
            raise group.wrong("lack", f"{suit!r} is no suit; suits are m p s")
        table.lack.suit[seat] = "mps".index(suit)
    for seat in group.seats_listed("already_won"):
        put_out(situation, seat)
    group.close()


def put_out(situation: Situation, seat: int) -> None:
    """Let a seat have won before in this hand."""
    table = situation.table
    if not int(table.in_play) >> seat & 1:
        raise BadCase(f"{SEATS[seat]} has won already")
    table.in_play = int(table.in_play) & ~(1 << seat)
    table.won_order[int(table.won_count)] = seat
    table.won_count += 1
    table.first_win_count = 1


def _set_kongs(situation: Situation, fields: Fields) -> None:
    """Lay the kongs of all seats from a list, those among the melds counted."""
    told: dict[int, list[str]] = {}
    for entry in fields.groups("kongs"):
        seat, kind, giver = entry.seat("seat"), entry.choice("kind", KONG_KINDS), entry.text("from")
        if seat is None or kind is None:
            raise entry.wrong("seat", "each kong has seat and kind")
        if not entry.flag("fresh", True):
            situation.lay_meld(seat, Meld(KONG_KINDS[kind], (situation.free_face(4),) * 4, NOBODY), fresh=False)
            entry.close()
            continue
        told.setdefault(seat, []).append(f"{kind} from {giver}" if giver else kind)
        if "tile" in entry:
            _lay_named_kong(situation, seat, kind, entry.tile("tile"), giver)
        entry.close()
    for seat, kinds in told.items():
        _lay_kongs(situation, fields, seat, kinds)


def _lay_named_kong(situation: Situation, seat: int, kind: str, tile: int, giver: str | None) -> None:
    """Lay the kong of a tile, if the seat has not shown it among its melds."""
    table = situation.table
    shown = (int(face) for face in table.meld_face[seat, : int(table.meld_count[seat])])
    if tile not in shown:
        source = seat if KONG_KINDS[kind] == CONCEALED_KONG_MELD else SEATS.index(giver) if giver else NOBODY
        situation.lay_meld(seat, Meld(KONG_KINDS[kind], (tile,) * 4, source))


def _set_state(situation: Situation, group: Fields) -> None:
    """Set what `state` says: sitting, pulling, kongs of all seats, who has opened, a followed first discard."""
    table = situation.table
    if group.flag("sit"):
        table.bets.placed[int(table.dealer)] = 1
    for seat, pulls in group.numbers_by_seat("pull").items():
        if seat == int(table.dealer) or not 0 <= pulls <= int(situation.rules.bet_max):
            raise group.wrong("pull", f"{SEATS[seat]} may not pull {pulls} times")
        table.bets.placed[seat] = pulls
    _set_words(situation, group)
    for seat, kinds in group.by_seat("kongs").items():
        if situation.rules.eggs:
            lay_told(situation, group, seat, kinds)
            continue
        _lay_kongs(situation, group, seat, kinds)
    for seat in group.seats_listed("open"):
        if is_closed(table, seat):
            situation.lay_meld(seat, Meld(PUNG, (situation.free_face(4),) * 3, NOBODY))
    if group.flag("follow"):
        for seat in range(situation.seats):
            situation.throw(seat, [situation.free_face(4)] if seat == 0 else [int(table.river[0, 0])])
    for _ in range(group.number("burns", high=6)):
        burnt = situation.free_face(4)
        for seat in range(situation.seats):
            situation.throw(seat, [burnt])
    group.close()


def _set_words(situation: Situation, group: Fields) -> None:
    """Set who else has declared ready and seen the treasure, raises and their answers, bets, kongs of the table."""
    table = situation.table
    for seat in group.seats_listed("ready"):
        table.ready[seat] = READY_PLAIN
    for seat in group.seats_listed("seen"):
        if not thrown_in_turn(situation.rules) or table.ready[seat] == 0:
            raise group.wrong("seen", f"{SEATS[seat]} looks at no treasure in a turn of its own")
        table.treasure.turned = int(table.treasure.turned) | 1 << seat
    for seat, said in group.by_seat("raise").items():
        if said not in RAISES or seat == int(table.dealer):
            raise group.wrong("raise", f"{SEATS[seat]}: raise or return, of a side")
        table.raising.said[seat] = RAISES[said]
    set_bets(situation, group, "bets")
    table.kongs_made = group.number("kongs_on_table", int(table.kongs_made))


def _lay_kongs(situation: Situation, group: Fields, seat: int, told: Any) -> None:
    """Lay kongs named by class (`open from E`); those the seat has shown already are counted among them."""
    if not isinstance(told, list) or any(not isinstance(kong, str) for kong in told):
        raise group.wrong("kongs", f"{SEATS[seat]}: a list of {', '.join(KONG_KINDS)}")
    missing = [_read_kong(situation, group, seat, kong) for kong in told]
    for shown in _kongs_shown(situation, seat):
        same = next((kong for kong in missing if shown in _alike(kong[0])), None)
        if same is None:
            raise group.wrong("kongs", f"{SEATS[seat]} has a {shown} kong among its melds that is not listed")
        missing.remove(same)
    for kind, giver in missing:
        face = _gold_face(situation, group) if kind == "gold" else situation.free_face(4)
        giver = seat if KONG_KINDS[kind] == CONCEALED_KONG_MELD else giver
        situation.lay_meld(seat, Meld(KONG_KINDS[kind], (face,) * 4, giver))
        if kind in EARLY:
            situation.early[seat, face] = kind


def _read_kong(situation: Situation, group: Fields, seat: int, kong: str) -> tuple[str, int]:
    """Return class and feeder of a kong in writing, NOBODY where no feeder is named."""
    kind, _, giver = kong.partition(" from ")
    if kind not in KONG_KINDS or (giver and giver not in situation.letters):
        raise group.wrong("kongs", f'{SEATS[seat]}: "{kong}"; a list of {", ".join(KONG_KINDS)}, with `from E`')
    return kind, SEATS.index(giver) if giver else NOBODY


def _alike(kind: str) -> tuple[str, ...]:
    if kind in ("open", "exposed", "straight", "added", "earthly"):
        return ("open", "added")
    return ("concealed",) if kind == "heavenly" else (kind,)


def _kongs_shown(situation: Situation, seat: int) -> list[str]:
    """Return the classes of the kongs among a seat's melds."""
    table, found = situation.table, []
    for index in range(int(table.meld_count[seat])):
        kind = int(table.meld_kind[seat, index])
        if is_kong(kind):
            gold = int(table.wild_mask) >> int(table.meld_face[seat, index]) & 1
            names = {OPEN_KONG_MELD: "open", ADDED_KONG_MELD: "added", CONCEALED_KONG_MELD: "concealed"}
            found.append("gold" if gold else names[kind])
    return found


def _gold_face(situation: Situation, group: Fields) -> int:
    """Return a face for a gold kong: a joker of the hand, of which no tile lies anywhere yet."""
    if int(situation.table.wild_mask) == 0:
        situation.turn_joker(situation.free_face(4))
    held = np.bincount(np.array(situation.shown, np.int64), minlength=FACES)
    for face in range(FACES):
        if int(situation.table.wild_mask) >> face & 1 and held[face] == 0:
            return face
    raise group.wrong("kongs", "no four jokers are left for a gold kong")
