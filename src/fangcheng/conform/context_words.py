"""The words of a case's `context`, in the order they take effect: what each sets up, and to whom it means anything."""

from collections.abc import Callable
from dataclasses import dataclass

from fangcheng.conform import meanings
from fangcheng.conform.declarations import declare_first
from fangcheng.conform.essences import hold_joker
from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.conform.first_hand import minds_first_hand
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


@dataclass(frozen=True)
class Circumstance:
    """A word of a `context`: what it sets up, and where it means anything."""

    sets_up: SetUp
    means: meanings.Meaning
    source: str = ""  # "own": only of a tile drawn, "other": only of another's tile
    beside: tuple[str, ...] = ()  # it means nothing without one of these
    ways: tuple[str, ...] = ()  # it is about wins in one of these ways, and nothing else


# --- declarations


def _ready(kind: int, double: bool = False, of_giver: bool = False) -> SetUp:
    def declare(situation: Situation, moment: Moment) -> None:
        situation.table.ready[moment.giver if of_giver else moment.seat] = kind
        if of_giver:
            situation.table.treasure.turned = 1 << moment.giver
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


def _heavenly(situation: Situation, moment: Moment) -> None:
    if moment.seat != int(situation.table.dealer):
        raise BadCase(f"context: heavenly: only the dealer has it, not {SEATS[moment.seat]}")
    _first_turn(situation, moment)


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


def _replace_open_kong_and_flower(situation: Situation, moment: Moment) -> None:
    _replace_open_kong(situation, moment)
    _replace_flower(situation, moment)


def _join_drawn_tile(situation: Situation, moment: Moment) -> None:
    """Let a drawn tile have gone into the hand: with a kong's replacement, the one drawn before that kong."""
    void_announcement(situation.table, moment.seat, False)
    if situation.table.kong_chain:
        bar_bloom(situation.table, situation.rules, moment.seat, True)


def _after_kong(situation: Situation, moment: Moment) -> None:
    situation.table.after_kong_cut = 1


def _meld_discarder(situation: Situation, moment: Moment) -> None:
    """Let who gives the tile have claimed all his sets, from the others in turn."""
    for number in range(int(situation.table.meld_count[moment.giver]), int(situation.rules.sets)):
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


RIICHI = ("riichi", "double_riichi")
DECLARATIONS = (*RIICHI, "open_ready", "heavenly_ready", "earthly_ready", "open_draw", "open_hand")
EARLY = ("hard_ready", "soft_ready")
DECLARED = ("ready_declared", *DECLARATIONS, "passed_wait_in_riichi", "ready")
FIRST_TURN = ("first_turn", "first_round_no_calls", "first_draw", "before_first_draw", "heavenly", "dealt_hand")
CONCEALED_KONG_ROBBED = ("concealed_kong_robbed", "robbed_kong_concealed")
TRIPLE_WIN = "triple_win"
THROWN = {1: "joker_thrown", 2: "two_jokers_thrown", 3: "three_jokers_thrown", 4: "four_jokers_thrown"}

WORDS: dict[str, Circumstance] = {
    "riichi": Circumstance(_ready(READY_PLAIN), meanings.declares_riichi),
    "double_riichi": Circumstance(_ready(READY_PLAIN, double=True), meanings.declares_riichi),
    "ready_declared": Circumstance(_ready(READY_PLAIN), meanings.declares),
    "ready": Circumstance(_ready(READY_PLAIN), meanings.declares),
    "payer_ready": Circumstance(_ready(READY_PLAIN, of_giver=True), meanings.minds_unready_payer, "other"),
    "open_ready": Circumstance(_ready(READY_OPEN), meanings.announces),
    "open_draw": Circumstance(_ready(READY_PLAIN), meanings.shows_draws),
    "open_hand": Circumstance(_ready(READY_OPEN), meanings.shows_draws),
    "hard_ready": Circumstance(_ready(READY_HARD), meanings.declares_early),
    "soft_ready": Circumstance(_ready(READY_PLAIN), meanings.declares_early),
    "heavenly_ready": Circumstance(declare_first, meanings.announces_first),
    "earthly_ready": Circumstance(_ready(READY_EARTHLY), meanings.announces),
    "ippatsu": Circumstance(_one_shot, meanings.has_one_shot, beside=DECLARED),
    "passed_wait": Circumstance(_pass_wait, meanings.knows_furiten),
    "passed_wait_in_riichi": Circumstance(_pass_wait_in_riichi, meanings.knows_furiten),
    "not_called": Circumstance(_at_the_tile, meanings.stakes_calls, ways=("self", "discard", "rob")),
    "passed_win": Circumstance(_pass_win, meanings.knows_missed_wins),
    "passed_small": Circumstance(_pass_small_win, meanings.minds_small_wins, "other"),
    "passed_big": Circumstance(_pass_class(1), meanings.bars_classes, "other"),
    "first_hand": Circumstance(_begin_match, minds_first_hand),
    "passed": Circumstance(_pass_win, meanings.bars_same_tile, "other"),
    "wait_discarded_this_go_around": Circumstance(
        _see_wait_discarded, meanings.bars_replacements, "own", ("kong_replacement",)
    ),
    "passed_same_tile": Circumstance(_pass_win, meanings.bars_same_tile, "other"),
    "feeder_liable_elsewhere": Circumstance(_feed_another_first, meanings.minds_last_meld),
    "last_four": Circumstance(_tiles_left(LAST_FOUR_LEFT), meanings.minds_last_four),
    "last_tile": Circumstance(_tiles_left(0), meanings.always),
    "first_turn": Circumstance(_first_turn, meanings.minds_first_turn),
    "first_round_no_calls": Circumstance(_first_turn, meanings.minds_first_turn),
    "first_draw": Circumstance(_first_turn, meanings.minds_first_turn, "own"),
    "before_first_draw": Circumstance(_first_turn, meanings.minds_first_turn, "other"),
    "heavenly": Circumstance(_heavenly, meanings.minds_first_turn, "own"),
    "dealt_hand": Circumstance(_heavenly, meanings.minds_first_turn, "own"),
    "heavenly_win": Circumstance(_heavenly, meanings.prices("heavenly_hand", "heavenly_win"), "own"),
    "discard_kong_replacement": Circumstance(_replace_open_kong, meanings.always, "own"),
    "kong_replacement": Circumstance(_replace_kong, meanings.always, "own"),
    "kong_bloom": Circumstance(_replace_kong, meanings.prices("kong_bloom"), "own"),
    "kita_replacement": Circumstance(_replace_north, meanings.lays_norths, "own"),
    "flower_replacement": Circumstance(_replace_flower, meanings.has_flowers, "own"),
    "discard_kong_flower_replacement": Circumstance(_replace_open_kong_and_flower, meanings.has_flowers, "own"),
    "drawn_tile_joined_hand": Circumstance(
        _join_drawn_tile,
        meanings.minds_joined_tiles,
        beside=("kong_replacement", "heavenly_ready", "earthly_ready"),
    ),
    "after_kong_discard": Circumstance(_after_kong, meanings.minds_kong_discards, "other"),
    "after_kong": Circumstance(_after_kong, meanings.minds_kong_discards, "other"),
    "discarder_melded": Circumstance(_meld_discarder, meanings.prices("shot_by_melded"), "other"),
    "sealed": Circumstance(_seal, meanings.seals_feeders),
    "joker_discarded": Circumstance(_discard_joker, meanings.minds_joker_discards),
    **{word: Circumstance(_throw_jokers(count), meanings.multiplies_for_thrown) for count, word in THROWN.items()},
    "double_hand": Circumstance(_count_double, meanings.doubles_hands),
    "wild_last": Circumstance(_tiles_left(0), meanings.takes_wild_last, "own"),
    "treasure": Circumstance(_draw_treasure, meanings.throws_for_treasure, "own", DECLARED),
    "treasure_draw": Circumstance(_draw_treasure, meanings.throws_for_treasure, "own", DECLARED),
    "treasure_match": Circumstance(_match_treasure, meanings.matches_treasure, "own", DECLARED),
    "opened_kong_robbed": Circumstance(_open_the_kong, meanings.opens_kongs, ways=("rob",)),
    "supplement": Circumstance(_replace_kong, meanings.opens_kongs, "own"),
    "earlier_winner": Circumstance(_at_the_tile, meanings.lets_one_win, "other"),
    "bigger_win_elsewhere": Circumstance(_at_the_tile, meanings.lets_biggest_win, "other"),
    "lucky_dice": Circumstance(_throw_luckily, meanings.knows_lucky_dice),
    "wash_out": Circumstance(_follow_wash_out, meanings.counts_wash_outs),
    "eight": Circumstance(_at_the_tile, meanings.wins_by_flowers, "own"),
    "fourth_tile": Circumstance(_at_the_tile, meanings.minds_last_of_kind, ways=("self", "discard", "rob")),
    "last_copy": Circumstance(_at_the_tile, meanings.minds_last_copy, ways=("self", "discard")),
    "jokers_elsewhere": Circumstance(_give_joker, meanings.minds_jokers_elsewhere),
    "concealed_kong_robbed": Circumstance(_at_the_tile, meanings.always, ways=("rob",)),
    "robbed_kong_concealed": Circumstance(_at_the_tile, meanings.always, ways=("rob",)),
    TRIPLE_WIN: Circumstance(_at_the_tile, meanings.minds_triple_wins, ways=("discard",)),
}
