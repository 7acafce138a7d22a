"""What cases of every kind may say of a table: winds, counters, bets, missing suits, jokers, other seats."""

from collections.abc import Collection

from fangcheng.conform.chickens import seat_other
from fangcheng.conform.eggs import lay_told
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.single_kongs import lay_singly
from fangcheng.conform.situations import Situation
from fangcheng.conform.told_kongs import KONG_KINDS, ToldKong, lay_kongs, read_kongs
from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.institutions.bonds import bind
from fangcheng.core.institutions.raising import RAISED, RETURNED
from fangcheng.core.play.next_hand import streak_counted
from fangcheng.core.play.treasure_turn import thrown_in_turn
from fangcheng.core.state.codes import NOBODY, PUNG, READY_PLAIN
from fangcheng.core.state.rule_codes import BARS_VALUE, NAMED_BETS
from fangcheng.core.table.hand import is_closed
from fangcheng.game.hands import Meld
from fangcheng.tiles import FACES, face_of, name_of

A_WAIT = 13  # 5p: what a ready hand waits for that nobody has written down
PLENTY = 100_000  # points that no case will pay away
RAISES = {"raise": RAISED, "return": RETURNED}


def set_table(situation: Situation, fields: Fields) -> None:
    """Set everything that is there before the hands are dealt. Raises BadCase."""
    table = situation.table
    table.round_wind = _round(situation, fields)
    table.streak = _streak(situation, fields)
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
    if more < 0 or (more > 0 and not wild):
        raise wrong
    if more == 0:
        return
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
        if balance.get(broke):
            raise fields.wrong("bankrupt", f"{SEATS[broke]} has {balance[broke]} left in `balance`; say one of the two")
        table.scores[broke] = 0


def set_others(situation: Situation, fields: Fields, winner: int = NOBODY, asked: Collection[int] = ()) -> None:
    """Set other seats' melds, kong income already paid, bets, kongs, follow, burnings, who is bound to the winner.

    Tiles that are visible lie in the rivers of seats that are not asked about, whose own discards bar them.
    """
    for seat, raw in fields.by_seat("others").items():
        if not isinstance(raw, dict):
            raise fields.wrong("others", f"{SEATS[seat]}: a mapping with melds or discards")
        if seat == winner or seat in asked:
            raise fields.wrong("others", f"{SEATS[seat]} is whom the case is about; say `melds` and `discards` of it")
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
            if payer == receiver:
                raise fields.wrong("kong_income", f"{SEATS[payer]} pays itself nothing; name another payer")
            situation.table.kong_income.points[receiver, payer] = amount
    for seat in fields.seats_listed("ready"):
        situation.table.ready[seat] = READY_PLAIN
    throwers = [seat for seat in range(situation.seats) if seat not in {winner, *asked}]
    for place, kind in enumerate(fields.tiles("visible")):
        situation.throw(throwers[place % len(throwers)], [kind])
    if "passed" in fields and winner != NOBODY:
        _note_passed(situation, fields.group("passed"), winner)
    _set_kongs(situation, fields)
    state = fields.group("state")
    for seat in state.seats_listed("bound_to") if winner != NOBODY else ():
        bind(situation.table, seat, winner)
    _set_state(situation, state, winner)


def _note_passed(situation: Situation, passed: Fields, winner: int) -> None:
    """Note what a win let pass since the last own draw was worth.

    Rules: TUIDAOHU-P12.
    """
    if situation.rules.pass_bars != BARS_VALUE:
        raise passed.wrong("fan", f"its value bars nothing in {situation.ruleset.id} under these options")
    tile = passed.tile("tile")
    if not has(situation.table.waits[winner], face_of(tile)):
        raise passed.wrong("tile", f"{SEATS[winner]} does not wait for {name_of(tile)}, so it could not let it pass")
    situation.table.missed_value[winner] = passed.number("fan", high=99)
    passed.close()


def _streak(situation: Situation, fields: Fields) -> int:
    """Take the repeats of the deal; where only some are counted `streak` counts the hands of the dealer, the first too.

    Rules: HANGZHOU-24.
    """
    if situation.rules.streak_max and "repeats" not in fields:
        return int(streak_counted(situation.rules, fields.number("streak", 1, 1, 1000) - 1))
    repeats = fields.number("streak", high=1000) or fields.number("repeats", high=1000)
    return int(streak_counted(situation.rules, repeats))


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
    told: dict[int, list[ToldKong]] = {}
    for entry in fields.groups("kongs"):
        seat, kind, giver = entry.seat("seat"), entry.choice("kind", KONG_KINDS), entry.seat("from")
        if seat is None or kind is None:
            raise entry.wrong("seat", "each kong has seat and kind")
        tile = entry.tile("tile") if "tile" in entry else None
        fresh = entry.flag("fresh", True)
        if not fresh and kind != "added":
            raise entry.wrong("fresh", f"only a tile added to a pung was drawn before; this kong is {kind}")
        entry.close()
        told.setdefault(seat, []).append(ToldKong(kind, NOBODY if giver is None else giver, tile, fresh))
    for seat, kongs in told.items():
        lay_kongs(situation, fields, seat, kongs)


def _set_state(situation: Situation, group: Fields, winner: int) -> None:
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
        lay_kongs(situation, group, seat, read_kongs(situation, group, seat, kinds))
    for seat in group.seats_listed("open"):
        if seat == winner:
            raise group.wrong("open", f"{SEATS[seat]} wins; what it has claimed stands in its melds")
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
    laid = int(table.kongs_made)
    table.kongs_made = group.number("kongs_on_table", laid)
    if int(table.kongs_made) < laid:
        raise group.wrong("kongs_on_table", f"{int(table.kongs_made)}, but {laid} lie among the melds of the case")
