"""A table set as a case describes it: rules, hands, melds, rivers, counters, circumstances."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.known_keys import refuse_foreign
from fangcheng.conform.onlookers import Onlookers
from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.institutions.bonds import note_bond
from fangcheng.core.play.opening import clear_hand
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import CLAIMED_AWAY, CONCEALED_KONG_MELD, EGG_MELD, NOBODY
from fangcheng.core.state.eggs import family_of, place_in
from fangcheng.core.state.laid_out import with_laid
from fangcheng.core.state.payment_rows import PAY_BOUGHT
from fangcheng.core.state.rule_codes import JOKER_STAYS_IN_WALL, NO_BONDS, SUM, URA_FIRST, URA_OFF
from fangcheng.core.table.eggs import find_egg
from fangcheng.core.table.hand import add_tile, is_kong, meld_tile, new_meld, to_river
from fangcheng.core.table.jokers import name_jokers
from fangcheng.core.table.reds import reds_of
from fangcheng.core.table.single_kongs import kept_faces
from fangcheng.core.table.wall import build_wall, indicator_position, ready_wall, tiles_reserved
from fangcheng.errors import HandError
from fangcheng.game.circumstances.meanings import minds_first_hand
from fangcheng.game.claims import check_after_ready, check_left
from fangcheng.game.eggs import MORE_EGGS
from fangcheng.game.engine import Engine, empty_table
from fangcheng.game.hand_checks import check_flowers, check_held, check_indicators, check_jokers, check_size
from fangcheng.game.hands import Meld, check_sets
from fangcheng.game.printed import Kinds, kinds_at
from fangcheng.game.worth import MOST_BET
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import FACES, KINDS, NORTH, RED_5M, face_of, is_red, is_red_name, kinds_of_face, name_of

TILES_LEFT = 40  # drawable tiles in the middle of a hand
TURNS = 5  # turns every seat has had by then


class Situation:
    """One table and its rules; seats are numbers, 0 the dealer."""

    def __init__(self, variant: str, fields: Fields) -> None:
        options, special = _options(fields)
        self.engine = Engine(variant, options, special.text("preset"), mode="interpreted")
        self.ruleset: Ruleset = self.engine.ruleset
        self.rules, self.desk = self.engine.rules, self.engine.desk
        self.seats = int(self.rules.seats)
        fields.seats = special.seats = self.seats
        refuse_foreign(self.ruleset, self.rules, {**fields.values, "options": special.values})
        self.table: Any = empty_table()
        self.shown: list[int] = []  # every tile put anywhere, to be counted
        self.laid: list[list[Meld]] = [[] for _ in range(self.seats)]  # melds by seat, in the order they were made
        self.horses = 0  # horses that the case names
        self.to_turn: dict[str, int] = {}  # how many tiles it names by each word, to be turned up after the win
        self.eggs: list[tuple[int, int, int]] = []  # seat, tiles and 1 if added: what is paid for eggs (eggs.py)
        self.early: dict[tuple[int, int], str] = {}  # kongs of the first turn, by seat and face (setting.py)
        self._begin()
        self._take_special(special)
        special.close()
        resting = 3 * int(self.rules.sets) + 1 - int(self.rules.heart)
        if self.rules.heart and fields.number("hand_size", resting) != resting:
            raise fields.wrong("hand_size", f"a hand that imagines a tile has {resting}")

    @property
    def letters(self) -> str:
        """Return the seat letters of this table."""
        return SEATS[: self.seats]

    def _begin(self) -> None:
        """Set the middle of a first hand: dealer East, five turns played, a shuffled wall with tiles left."""
        table, rules = self.table, self.rules
        table.seats = rules.seats
        table.random[:] = seed_words("conform")
        table.last_winner = NOBODY
        table.scores[: self.seats] = rules.start_score
        clear_hand(table, rules)
        build_wall(table, rules)
        ready_wall(table, rules)
        self.leave_tiles(TILES_LEFT)
        table.draws[:] = TURNS
        table.hands_played = int(minds_first_hand(rules))

    def leave_tiles(self, count: int) -> None:
        """Let so many tiles be left to draw."""
        table, rules = self.table, self.rules
        table.next_tile = int(table.wall_size) - int(rules.dead_wall) - int(tiles_reserved(table, rules)) - count
        table.drawable = count

    def _take_special(self, special: Fields) -> None:
        """Take options that say something about this table only."""
        break_seat = special.seat("break_seat")
        if break_seat is not None:
            self.table.break_side = break_seat
        for seat, bases in special.numbers_by_seat("inner_bet").items():
            if not 0 <= bases <= MOST_BET:
                raise special.wrong("inner_bet", f"{bases} bases; 0 to {MOST_BET} can be staked")
            self.table.bets.placed[seat] = bases
        self.onlookers = Onlookers(self.engine, self.table, special)
        if "red_fives" in special and "red_fives" not in [option.key for option in self.ruleset.options]:
            raise special.wrong("red_fives", f"no five is red in {self.ruleset.id}; leave it out")
        for red, count in special.group("red_fives").values.items():
            if not is_red_name(red) or not isinstance(count, int) or not 0 <= count <= 4:
                raise special.wrong("red_fives", f"{red}: {count!r} is no number of red tiles")
            self.rules[{"0": "red", "3": "red_threes", "7": "red_sevens"}[red[0]]]["mps".index(red[1])] = count
        special.take("red_fives")

    # --- tiles

    @property
    def kinds(self) -> Kinds:
        """Return what tiles count as, and what is printed on them; where a dragon stands for a joker they differ."""
        return kinds_at(self.table)

    def take_hand(self, seat: int, kinds: Sequence[int], melds: Sequence[Meld], drawn: int | None = None) -> None:
        """Give a seat its resting hand and melds, note its waits, then let it draw."""
        check_size(self.rules, kinds, len(melds))
        for meld in melds:
            self.lay_meld(seat, meld)
        for kind in kinds:
            self.hold(seat, kind)
        self.rest(seat)
        if drawn is not None:
            self.hold(seat, drawn)
            self.table.drawn = drawn

    def imagine(self, seat: int, fields: Fields) -> None:
        """Let the seat have written down the tile that it imagines, where that is played.

        Rules: JIANGNAN-10.
        """
        if self.rules.heart:
            self.table.heart[seat] = 1 + fields.tile("heart")

    def hold(self, seat: int, kind: int) -> None:
        """Give a seat one more concealed tile. Raises HandError for one that it holds too often.

        That is not left to `count_tiles`: what is asked of a hand before looks it up where no row is for a fifth copy.
        """
        check_held([kind], self.rules)
        add_tile(self.table, seat, kind)
        self.shown.append(kind)
        face = face_of(kind)
        count, room = int(self.table.hand[seat, face]), int(self.rules.copies[face])
        if count > room:
            raise HandError(f"{count} copies of {name_of(face)}; this game has {room}")

    def rest(self, seat: int) -> None:
        """Note the waits of a hand that has come to rest."""
        keep_waits(self.table, self.rules, self.desk, seat)

    def lay_meld(self, seat: int, meld: Meld, fresh: bool = True) -> int:
        """Put a meld before a seat and return its index."""
        table = self.table
        check_held(meld.tiles, self.rules)
        check_sets(self.rules, [meld])
        if int(table.meld_count[seat]) >= int(self.rules.sets):
            raise HandError(f"{SEATS[seat]} has no room for another meld")
        if meld.kind == EGG_MELD:
            return self._lay_egg(seat, meld)
        concealed = meld.kind == CONCEALED_KONG_MELD
        if meld.giver == seat and not concealed:
            raise HandError(f"{SEATS[seat]} cannot claim from itself")
        check_left(self.rules, meld, seat)
        check_after_ready(self.rules, [*self.laid[seat], meld], seat)
        self.laid[seat].append(meld)
        giver = meld.giver if meld.giver != NOBODY else (seat if concealed else (seat - 1) % self.seats)
        index = int(new_meld(table, seat, meld.kind, meld.face, giver))
        kinds = [self.kinds[tile] for tile in meld.tiles]
        for place, kind in enumerate(kinds):
            meld_tile(table, seat, index, kind, place == 0 and not concealed)
        table.meld_fresh[seat, index] = fresh and not meld.late
        if not concealed and self.rules.method >= SUM:
            note_liability(table, self.rules, seat, meld.face, giver, is_kong(meld.kind))
        table.any_claim = 1
        if is_kong(meld.kind):
            table.kongs_made += 1
        if not concealed and self.rules.bonds != NO_BONDS:
            note_bond(table, self.rules, seat, giver)
        self.shown.extend(kinds)
        return index

    def _lay_egg(self, seat: int, meld: Meld) -> int:
        """Put an egg before a seat and return its index among the melds; of each family there is one."""
        family = int(family_of(meld.face))
        if find_egg(self.table, seat, family) >= 0:
            raise HandError(MORE_EGGS)
        for kind in meld.tiles:
            self.table.eggs.tiles[seat, family, place_in(family, kind)] += 1
        self.table.any_claim = 1
        self.shown.extend(meld.tiles)
        return int(new_meld(self.table, seat, EGG_MELD, meld.face, seat))

    def throw(self, seat: int, kinds: Iterable[int], claimed: bool = False) -> None:
        """Lay discards of a seat, in order."""
        table = self.table
        for kind in kinds:
            check_held([kind], self.rules)  # nor thrown
            if table.river_count[seat] == 0:
                table.first_discards[seat] = kind
            to_river(table, seat, kind, CLAIMED_AWAY if claimed else 0)
            table.own_river_mask[seat] |= bit(face_of(kind))
            if not claimed:
                self.shown.append(kind)

    def free_face(self, count: int) -> int:
        """Return a face of which so many tiles lie nowhere yet, no joker and none that has to be laid aside."""
        held = np.bincount(np.array(self.shown, np.int64), minlength=KINDS)
        kept = self.table.wild_mask | kept_faces(self.rules, self.table.wild_mask)
        for face in range(FACES - 1, -1, -1):
            if not has(kept, face) and int(self.rules.copies[face]) - held[face] >= count:
                return face
        raise BadCase(f"no face has {count} free tiles: the case lays out too many")

    def turn_indicators(self, dora: Sequence[int], ura: Sequence[int]) -> None:
        """Lay dora indicators and the tiles under them into the dead wall."""
        table = self.table
        check_indicators(self.rules, dora, ura)
        if not ura:
            self.rules.ura = URA_OFF  # nobody says what lies under them
        elif len(ura) == 1 < len(dora):
            self.rules.ura = URA_FIRST
            self.rules.indicators = 1
        elif len(ura) != len(dora):
            raise BadCase("ura_indicators: one, or one under each dora indicator")
        for number, kind in enumerate(dora):
            place = int(indicator_position(table, self.rules, number))
            table.indicators.positions[number] = place
            table.wall[place] = kind
            if number < len(ura):
                table.wall[place + 1] = ura[number]
        table.indicators.count = len(dora)
        self.shown.extend([*dora, *ura])

    def turn_joker(self, indicator: int) -> None:
        """Turn up the tile that names the jokers of the hand."""
        check_jokers(self.rules, [indicator])
        table, first = self.table, indicator
        name_jokers(table, self.rules, first)
        table.indicators.positions[0], table.indicators.count = int(table.wall_size) - 4, 1
        table.wall[int(table.indicators.positions[0])] = self.kinds[first]
        if self.rules.joker_rule == JOKER_STAYS_IN_WALL:
            table.essences.main = first  # a tile like others, that somebody may have drawn
        else:
            self.shown.append(self.kinds[first])

    def lay_flowers(self, seat: int, kinds: Iterable[int]) -> None:
        """Lay flowers before a seat."""
        kinds = [*kinds]
        check_flowers(self.rules, kinds)
        for kind in kinds:
            self.table.flowers[seat] = with_laid(int(self.table.flowers[seat]), kind)
            self.table.side_income.last_flower = kind
            self.shown.append(kind)

    def lay_norths(self, seat: int, count: int) -> None:
        """Lay Norths aside."""
        self.table.aside.count[seat] = count
        if count:
            self.table.aside.faces[seat] = bit(NORTH)
            self.table.any_claim = 1  # SANMA-20
        self.shown.extend([NORTH] * count)

    def count_tiles(self, *more: int) -> None:
        """Raise HandError when more of a tile lies on the table, `more` with it, than the game has."""
        held = np.bincount(np.array([*self.shown, *more], np.int64), minlength=KINDS)
        for face in range(FACES):
            count, room = sum(int(held[kind]) for kind in kinds_of_face(face)), int(self.rules.copies[face])
            if count > room:
                raise HandError(f"{count} copies of {name_of(face)}; this game has {room}")
        for kind in range(RED_5M, KINDS):
            room = int(reds_of(self.rules, kind) if is_red(kind) else self.rules.copies[kind])
            if held[kind] > room:
                raise HandError(f"{held[kind]} copies of {name_of(kind)}; this game has {room}")

    def paid(self, causes: Iterable[int], about: Iterable[int] | None = None) -> dict[str, int]:
        """Return changes of all seats by payment rows of some causes, or of those about some seats."""
        table, wanted = self.table, set(causes)
        changes = np.zeros(4, np.int64)
        beside: dict[str, int] = {}
        for row in table.payments[: int(table.payment_count)]:
            if int(row[0]) in wanted and (about is None or int(row[1]) in about):
                changes += row[4:8]
                if int(row[0]) == PAY_BOUGHT and int(row[3]) > 0:
                    beside[f"X{int(row[3])}"] = int(row[8])  # of who bought horses beside the table
        return {letter: int(changes[seat]) for seat, letter in enumerate(self.letters)} | beside


def _options(fields: Fields) -> tuple[dict[str, Value], Fields]:
    """Return the options of the variant, and what is said about this table only."""
    group = fields.group("options")
    options: dict[str, Value] = {}
    if "players" in fields:
        options["players"] = fields.number("players")
    if "heart" in fields:
        options["heart"] = True
    elif "hand_size" in fields:
        options["hand_size"] = fields.number("hand_size")
    special: dict[str, Any] = {}
    for key, value in group.values.items():
        if key in ("preset", "break_seat") or (
            key in ("inner_bet", "outer_bet", "red_fives") and isinstance(value, dict)
        ):
            special[key] = value
            if key in ("inner_bet", "outer_bet"):
                options[key] = True
        elif isinstance(value, str | int | bool):
            options[key] = value
        else:
            raise group.wrong(key, f"{value!r:.40} is no value of an option")
    return options, Fields(special, "options.", fields.seats)
