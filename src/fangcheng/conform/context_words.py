"""What the words of a case's `context` set up, in the order of the table (game/circumstances/words.py)."""

from collections.abc import Callable
from dataclasses import dataclass

from fangcheng.conform.declarations import declare_first
from fangcheng.conform.essences import hold_joker
from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.conform.situations import Situation
from fangcheng.conform.thrown_jokers import throw_jokers
from fangcheng.core.dialect.bits import bit, has, lowest
from fangcheng.core.institutions.bonds import bind
from fangcheng.core.play.drawing import flower_source
from fangcheng.core.play.kongs import bar_bloom, void_announcement
from fangcheng.core.play.passing import note_passed_chance, note_passed_tile, release_by_draw
from fangcheng.core.play.winning import note_offer, value_for
from fangcheng.core.settlement.liability import note_last_meld
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_OPEN_KONG,
    BY_ROB,
    FROM_DEAL,
    FROM_KONG,
    FROM_LAY,
    FROM_TREASURE,
    KEPT,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    READY_EARTHLY,
    READY_HARD,
    READY_OPEN,
    READY_PLAIN,
)
from fangcheng.core.state.rule_codes import BARS_EVERY_WIN, FED_FOURTH, KEY_FOR_THROWN
from fangcheng.core.table.hand import is_kong
from fangcheng.game.circumstances import meanings
from fangcheng.game.circumstances.words import DRIFTS, THROWN
from fangcheng.game.hands import Meld
from fangcheng.tiles import FACES, NO_TILE, face_of, name_of

LAST_FOUR_LEFT = 3  # drawable tiles once the fourth-last has been drawn


@dataclass(frozen=True)
class Moment:
    """Whom the case is about, and the tile in question."""

    seat: int
    kind: int  # drawn, discarded or laid open; NO_TILE at the end of the wall
    giver: int = NOBODY  # seat it came from, NOBODY when drawn
    way: str = ""  # of a win that will be offered: self, discard or rob

    @property
    def self_drawn(self) -> bool:
        """Return True if the seat has drawn the tile itself."""
        return self.giver == NOBODY


SetUp = Callable[[Situation, Moment], None]


# --- declarations


def _ready(kind: int, double: bool = False, of_giver: bool = False) -> SetUp:
    def declare(situation: Situation, moment: Moment) -> None:
        situation.table.ready[moment.giver if of_giver else moment.seat] = kind
        if of_giver:
            situation.table.treasure.turned = 1 << moment.giver
            situation.table.waits[moment.giver] |= bit(situation.free_face(1))  # some wait, where payments ask for one
        if double:
            situation.table.declared.double[moment.seat] = 1

    return declare


def _one_shot(situation: Situation, moment: Moment) -> None:
    situation.table.declared.one_shot[moment.seat] = situation.rules.one_shot


# --- what went by


def _pass_wait(situation: Situation, moment: Moment) -> None:
    note_passed_tile(situation.table, situation.rules, moment.seat, _some_wait(situation, moment, "passed_wait"))
    _end_with_draw(situation, moment)


def _pass_wait_in_riichi(situation: Situation, moment: Moment) -> None:
    if not situation.table.ready[moment.seat]:
        situation.table.ready[moment.seat] = READY_PLAIN
    _pass_wait(situation, moment)


def _pass_win(situation: Situation, moment: Moment) -> None:
    table, rules = situation.table, situation.rules
    if rules.pass_bars != BARS_EVERY_WIN:
        _offer_on_discard(situation, moment)
    note_passed_chance(table, rules, moment.seat, face_of(max(moment.kind, 0)))
    _end_with_draw(situation, moment)


def _offer_on_discard(situation: Situation, moment: Moment) -> None:
    """Note what the hand would have been worth on the same tile, discarded in the middle of the hand."""
    table, rules, desk, seat = situation.table, situation.rules, situation.desk, moment.seat
    giver = (seat + 1) % situation.seats if moment.self_drawn else moment.giver
    if moment.kind == NO_TILE:
        raise BadCase(f"context: passed_win: no tile is named that {SEATS[seat]} has let pass")
    by = BY_ROB if rules.keyed == KEY_FOR_THROWN else BY_DISCARD  # it may have been one that asks for no key
    if not value_for(table, rules, desk, seat, moment.kind, by, giver):
        tile = name_of(situation.kinds[moment.kind])
        raise BadCase(f"context: passed_win: {SEATS[seat]} has no win on {tile} to let pass")
    note_offer(table, rules, desk, seat)


def _pass_class(passed: int) -> SetUp:
    def let_pass(situation: Situation, moment: Moment) -> None:
        """Let a win of this class have been passed since the last own move."""
        situation.table.missed_value[moment.seat] = passed
        _end_with_draw(situation, moment)

    return let_pass


def _begin_match(situation: Situation, moment: Moment) -> None:
    """Let this be the first hand of the match."""
    situation.table.hands_played = 0


def _feed_another_first(situation: Situation, moment: Moment) -> None:
    """Let who fed the seat's last meld have fed another player's before."""
    table = situation.table
    feeder = int(table.meld_from[moment.seat, max(0, int(table.meld_count[moment.seat]) - 1)])
    other = next(seat for seat in range(situation.seats) if seat not in (moment.seat, feeder))
    table.liable[moment.seat, FED_FOURTH] = NOBODY
    table.liable[other, FED_FOURTH] = feeder
    note_last_meld(table, situation.rules, moment.seat, feeder)


def _end_with_draw(situation: Situation, moment: Moment) -> None:
    """Lift whatever an own draw lifts, which it has done by the time a drawn tile is asked about."""
    if moment.self_drawn:
        release_by_draw(situation.table, situation.rules, moment.seat)


def _see_wait_discarded(situation: Situation, moment: Moment) -> None:
    wait = _some_wait(situation, moment, "wait_discarded_this_go_around")
    situation.table.recent_mask[moment.seat] |= bit(wait)


def _some_wait(situation: Situation, moment: Moment, word: str) -> int:
    wait = int(lowest(situation.table.waits[moment.seat]))
    if wait < 0:
        raise BadCase(f"context: {word}: the hand of {SEATS[moment.seat]} waits for nothing")
    return wait


# --- wall and turn


def _tiles_left(count: int) -> SetUp:
    def leave(situation: Situation, moment: Moment) -> None:
        situation.leave_tiles(count)

    return leave


def _first_turn(situation: Situation, moment: Moment) -> None:
    """Let the seat have drawn once, or not yet when it is asked about another's tile; claims show in the melds."""
    table = situation.table
    table.draws[:] = 0
    table.draws[int(table.dealer)] = 1
    if moment.self_drawn:
        table.draws[moment.seat] = 1
        if moment.seat == int(table.dealer):
            table.drawn_from = FROM_DEAL


# --- where the tile came from


def _replace_kong(situation: Situation, moment: Moment) -> None:
    situation.table.drawn_from = FROM_KONG
    situation.table.kong_chain = 1
    if _last_kong(situation, moment.seat) == OPEN_KONG_MELD:
        situation.table.claimed_turn = BY_OPEN_KONG


def _last_kong(situation: Situation, seat: int) -> int:
    """Return the kind of the last kong among the melds of a seat, NOBODY if it has none."""
    kinds = situation.table.meld_kind[seat, : int(situation.table.meld_count[seat])]
    return next((int(kind) for kind in kinds[::-1] if is_kong(int(kind))), NOBODY)


def _replace_open_kong(situation: Situation, moment: Moment) -> None:
    situation.table.claimed_turn = BY_OPEN_KONG
    _replace_kong(situation, moment)


def _replace_north(situation: Situation, moment: Moment) -> None:
    situation.table.drawn_from = FROM_LAY
    situation.table.kong_chain = situation.rules.lay_bloom


def _replace_flower(situation: Situation, moment: Moment) -> None:
    situation.table.drawn_from = flower_source(situation.table)


def _join_drawn_tile(situation: Situation, moment: Moment) -> None:
    """Let a drawn tile have gone into the hand: with a kong's replacement, the one drawn before that kong."""
    void_announcement(situation.table, moment.seat, False)
    if situation.table.kong_chain:
        bar_bloom(situation.table, situation.rules, moment.seat, True)


def _after_kong(situation: Situation, moment: Moment) -> None:
    situation.table.after_kong_cut = 1


def _meld_discarder(situation: Situation, moment: Moment) -> None:
    """Let who gives the tile have claimed all his sets, from the others in turn; a robbed kong is one of them."""
    sets = int(situation.rules.sets) - int(moment.way == "rob")
    for number in range(int(situation.table.meld_count[moment.giver]), sets):
        feeder = (moment.giver + 1 + number % (situation.seats - 1)) % situation.seats
        situation.lay_meld(moment.giver, Meld(PUNG, (situation.free_face(3),) * 3, feeder))


def _seal(situation: Situation, moment: Moment) -> None:
    """Let the seat have fed another player as many melds as bind it."""
    bind(situation.table, (moment.seat + 1) % situation.seats, moment.seat)


def _discard_joker(situation: Situation, moment: Moment) -> None:
    for face in range(FACES):
        if has(situation.table.wild_mask, face):
            situation.table.own_river_mask[moment.seat] |= bit(face)
            return
    raise BadCase("context: joker_discarded: the case names no jokers (jokers: {indicator: ...})")


def _throw_jokers(count: int) -> SetUp:
    def throw(situation: Situation, moment: Moment) -> None:
        throw_jokers(situation, moment.seat, count)

    return throw


def _throw_luckily(situation: Situation, moment: Moment) -> None:
    """Let two equal dice have opened the wall."""
    situation.table.dice[3] = situation.table.dice[4] = 1


def _follow_wash_out(situation: Situation, moment: Moment) -> None:
    situation.table.wash_out.count = 1


def _count_double(situation: Situation, moment: Moment) -> None:
    """Let the hand count double."""
    situation.table.double_hand.now = 1


def _open_the_kong(situation: Situation, moment: Moment) -> None:
    """Let the kong that is robbed be an opened one."""
    situation.table.opened.announced = 1


def _pass_small_win(situation: Situation, moment: Moment) -> None:
    """Let the seat have passed a small win: where values bar others one that is worth no row, else one of its class."""
    if meanings.opens_kongs(situation.rules):
        situation.table.missed_value[moment.seat] = 0
    else:
        _pass_class(0)(situation, moment)


def _draw_treasure(situation: Situation, moment: Moment) -> None:
    """Let the treasure, at which the seat has looked, be of the kind that it draws."""
    table = situation.table
    position = int(table.wall_size) - 2
    table.wall[position] = moment.kind
    table.place[position] = KEPT
    table.treasure.position = position
    table.treasure.seen = 1 << moment.seat


def _match_treasure(situation: Situation, moment: Moment) -> None:
    _draw_treasure(situation, moment)
    situation.table.drawn_from = FROM_TREASURE


def _at_the_tile(situation: Situation, moment: Moment) -> None:
    """Do nothing here: it is seen to where the winning tile is offered (offers.py)."""


def _give_joker(situation: Situation, moment: Moment) -> None:
    hold_joker(situation, (moment.seat + 1) % situation.seats, 1)


def _drift(count: int) -> SetUp:
    def throw(situation: Situation, moment: Moment) -> None:
        """Let the seat have discarded so many jokers in a row while any tile would have won."""
        situation.table.circle.drift[moment.seat] = count

    return throw


SETS_UP: dict[str, SetUp] = {
    "riichi": _ready(READY_PLAIN),
    "double_riichi": _ready(READY_PLAIN, double=True),
    "ready_declared": _ready(READY_PLAIN),
    "open_ready": _ready(READY_OPEN),
    "open_draw": _ready(READY_PLAIN),
    "open_hand": _ready(READY_OPEN),
    "hard_ready": _ready(READY_HARD),
    "soft_ready": _ready(READY_PLAIN),
    "heavenly_ready": declare_first,
    "earthly_ready": _ready(READY_EARTHLY),
    "ippatsu": _one_shot,
    "payer_ready": _ready(READY_PLAIN, of_giver=True),
    "passed_wait": _pass_wait,
    "passed_wait_in_riichi": _pass_wait_in_riichi,
    "not_called": _at_the_tile,
    "passed_win": _pass_win,
    "passed_small": _pass_small_win,
    "passed_big": _pass_class(1),
    "first_hand": _begin_match,
    "wait_discarded_this_go_around": _see_wait_discarded,
    "feeder_liable_elsewhere": _feed_another_first,
    "last_four": _tiles_left(LAST_FOUR_LEFT),
    "last_tile": _tiles_left(0),
    "wild_last": _tiles_left(0),
    "first_turn": _first_turn,
    "first_draw": _first_turn,
    "before_first_draw": _first_turn,
    "heavenly": _first_turn,
    "self_drawn": _at_the_tile,
    "discarded": _at_the_tile,
    "robbed_kong": _at_the_tile,
    "kong_replacement": _replace_kong,
    "discard_kong_replacement": _replace_open_kong,
    "kita_replacement": _replace_north,
    "flower_replacement": _replace_flower,
    "drawn_tile_joined_hand": _join_drawn_tile,
    "after_kong_discard": _after_kong,
    "payer_melded": _meld_discarder,
    "sealed": _seal,
    "joker_discarded": _discard_joker,
    **{word: _throw_jokers(count) for count, word in enumerate(THROWN, start=1)},
    **{word: _drift(count) for count, word in enumerate(DRIFTS, start=1)},
    "treasure_draw": _draw_treasure,
    "treasure_match": _match_treasure,
    "fourth_tile": _at_the_tile,
    "last_copy": _at_the_tile,
    "concealed_kong_robbed": _at_the_tile,
    "opened_kong_robbed": _open_the_kong,
    "north_robbed": _at_the_tile,
    "eight_flowers": _at_the_tile,
    "seven_rob_one": _at_the_tile,
    "jokers_elsewhere": _give_joker,
    "double_hand": _count_double,
    "lucky_dice": _throw_luckily,
    "wash_out": _follow_wash_out,
    "double_win": _at_the_tile,
    "triple_win": _at_the_tile,
    "earlier_winner": _at_the_tile,
    "bigger_win_elsewhere": _at_the_tile,
}
AT_THE_TILE = frozenset(word for word, sets_up in SETS_UP.items() if sets_up is _at_the_tile)
