"""Eggs (旋风杠、喜杠、幺九蛋): sets of winds, dragons, ones or nines laid in the own first turn, and grown later.

Who lays one names its tiles one by one where there is a choice; where there is none they are taken by themselves. A 1s
that flies in stands for a missing member. It is never asked for which: an egg may take any tile of its family in later,
so nothing hangs on it.
"""

from fangcheng.core.dialect.bits import NONE, ONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import wins_by
from fangcheng.core.shapes.ready import in_own_melds
from fangcheng.core.state.action_codes import EGG, PASS, TILE
from fangcheng.core.state.codes import BY_DRAW, BY_OPEN_KONG, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.eggs import (
    DRAGON_EGG,
    FAMILIES,
    FLIER,
    FLYING_TILE,
    ONE_EGG,
    SMALLEST,
    WIND_EGG,
    member_of,
    members_of,
    place_in,
)
from fangcheng.core.state.payment_rows import PAY_EGG, PAY_EGG_TILE, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    EGG_ADDED,
    EGG_DRAGONS,
    EGG_FOUR_WINDS,
    EGG_NINES,
    EGG_OF_FOUR,
    EGG_OF_THREE,
    EGG_ONES,
    EGG_THREE_WINDS,
    READY_KONG_NONE,
)
from fangcheng.core.table.eggs import NO_EGG, find_egg
from fangcheng.core.table.hand import allow, face
from fangcheng.core.table.standing import plays
from fangcheng.tiles import FACES, NO_TILE


@kernel
def in_first_turn(table: Table, rules: Rules, seat):
    """Return True in the own first turn, before the first discard; it must have begun with a draw, or may with a claim.

    Rules: JILIN-14, CHANGCHUN-16, CHANGCHUN-P5.
    """
    if rules.eggs == 0 or table.river_count[seat] != 0:
        return False
    return rules.egg_after_call != 0 or (table.claimed_turn == BY_DRAW and table.draws[seat] == 1)


@kernel
def in_first_turn_with_draw(table: Table, rules: Rules, seat):
    """Return True in a first turn for eggs that has a draw of its own, be its tile in an egg by now.

    Rules: COMMON-5.
    """
    return in_first_turn(table, rules, seat) and table.claimed_turn in (BY_DRAW, BY_OPEN_KONG)


# --- what is open


@stage(when=on("eggs"))
def allow_eggs(table: Table, rules: Rules, desk: Desk, seat, replaced, fixed):
    """Allow the eggs that may be laid, or take one more tile in; `replaced` says that there is a tile to replace it.

    Who is ready (`fixed`) adds the tile just drawn or none, and not the last one that he waited for.
    Rules: JILIN-14, JILIN-15, JILIN-46, JILIN-48, JILIN-50, CHANGCHUN-16, CHANGCHUN-19, CHANGCHUN-24, CHANGCHUN-52.
    """
    for family in range(FAMILIES):
        if find_egg(table, seat, family) >= 0:
            if table.drawn != NO_TILE and may_grow(table, rules, seat, family, replaced, fixed):
                if not fixed or not uses_up_wait(table, rules, desk, seat):
                    allow(table, seat, EGG + family)
        elif not fixed and in_first_turn(table, rules, seat):
            least = least_of(rules, family)
            if least > 0 and (least == SMALLEST or replaced) and tiles_for(table, rules, seat, family) >= least:
                allow(table, seat, EGG + family)


@kernel
def may_grow(table: Table, rules: Rules, seat, family, replaced, fixed):
    """Return True if a tile may be added to the egg of this family now: in a later turn than that of the egg.

    Rules: JILIN-15, JILIN-50, CHANGCHUN-19, CHANGCHUN-24.
    """
    if not replaced or table.river_count[seat] == 0 or (fixed and rules.ready_kong == READY_KONG_NONE):
        return False
    return faces_to_add(table, rules, seat, family, fixed) != NONE


@kernel
def faces_to_add(table: Table, rules: Rules, seat, family, fixed):
    """Return the faces of the hand that the egg of this family may take in; who is ready has the tile just drawn alone.

    Rules: JILIN-15, JILIN-50, CHANGCHUN-19, CHANGCHUN-P4.
    """
    found = NONE
    for place in range(members_of(family)):
        some_face = int(member_of(family, place))
        if table.hand[seat, some_face] > 0:
            found |= bit(some_face)
    if rules.egg_flies != 0 and table.hand[seat, FLYING_TILE] > 0:
        found |= bit(FLYING_TILE)
    return found & bit(face(int(table.drawn))) if fixed else found


@kernel
def uses_up_wait(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if the tile just drawn is the last of its kind, all in the own hand and melds, and would win.

    So one wait is gone; a tile that fits the shape but wins nothing was no wait.
    Rules: JILIN-50, CHANGCHUN-P4, COMMON-11.
    """
    drawn = face(int(table.drawn))
    if not has(table.waits[seat], drawn):
        return False
    table.hand[seat, drawn] -= 1
    own = int(table.hand[seat, drawn]) + in_own_melds(table, rules, seat, drawn)
    last = own == 3 and wins_by(table, rules, desk, seat, drawn)
    table.hand[seat, drawn] += 1
    return last


@kernel
def least_of(rules: Rules, family):
    """Return how many tiles an egg of this family has at least when it is laid, 0 if it is not played.

    Rules: CHANGCHUN-13, JILIN-12.
    """
    if family == WIND_EGG:
        if rules.eggs & EGG_THREE_WINDS:
            return SMALLEST
        return 4 if rules.eggs & EGG_FOUR_WINDS else 0
    asked = EGG_DRAGONS if family == DRAGON_EGG else EGG_ONES if family == ONE_EGG else EGG_NINES
    return SMALLEST if rules.eggs & asked else 0


@kernel
def most_of(rules: Rules, family, replaced):
    """Return how many tiles an egg of this family has at most when it is laid; a fourth one has to be replaced."""
    return 4 if family == WIND_EGG and rules.eggs & EGG_FOUR_WINDS and replaced else SMALLEST


@kernel
def tiles_for(table: Table, rules: Rules, seat, family):
    """Count the tiles that may still be named for an egg of this family, each for another member.

    Rules: JILIN-12, JILIN-13, CHANGCHUN-15, CHANGCHUN-18.
    """
    return min(tiles_that_fit(table, rules, seat, family), int(members_of(family)) - tiles_named(table))


@kernel
def tiles_that_fit(table: Table, rules: Rules, seat, family):
    """Count the tiles of the hand that fit the egg beside those named: members not named yet, and 1s that fly."""
    count = 0
    for place in range(members_of(family)):
        if table.eggs.chosen[place] == 0 and table.hand[seat, member_of(family, place)] > 0:
            count += 1
    if rules.egg_flies != 0:
        own = place_in(family, FLYING_TILE)
        kept = int(own != FLIER and table.hand[seat, FLYING_TILE] > 0)  # this one is a member itself
        count += int(table.hand[seat, FLYING_TILE]) - kept - int(table.eggs.chosen[FLIER])
    return count


# --- naming its tiles


@kernel
def egg_named(table: Table):
    """Return the family of the egg whose tiles are being named; only asked while there is one."""
    return int(table.eggs.pending) - 1


@kernel
def tiles_named(table: Table):
    """Count the tiles named so far."""
    count = 0
    for place in range(FLIER + 1):
        count += int(table.eggs.chosen[place])
    return count


@stage("mask", when=on("eggs"))
def faces_to_name(table: Table, rules: Rules, seat, fixed):
    """Return the faces that may be named next for the egg."""
    family = egg_named(table)
    if find_egg(table, seat, family) >= 0:
        return faces_to_add(table, rules, seat, family, fixed)
    found = NONE
    for some_face in range(FACES):
        if next_place(table, rules, seat, family, some_face) >= 0:
            found |= bit(some_face)
    return found


@kernel
def next_place(table: Table, rules: Rules, seat, family, some_face):
    """Return the place that one more tile of this face would take in the egg being named, -1 if it has none."""
    place = int(place_in(family, some_face))
    if place != FLIER and table.eggs.chosen[place] == 0:
        return place if table.hand[seat, some_face] > 0 else -1
    if rules.egg_flies == 0 or some_face != FLYING_TILE:
        return -1
    used = int(table.eggs.chosen[FLIER]) + int(place != FLIER)
    return FLIER if table.hand[seat, FLYING_TILE] > used else -1


@kernel
def name_egg_tile(table: Table, rules: Rules, seat, some_face):
    """Name a tile of this face for the egg; added to an egg that lies there it takes its own place, or flies."""
    family = egg_named(table)
    if find_egg(table, seat, family) >= 0:
        place = int(place_in(family, some_face))
    else:
        place = int(next_place(table, rules, seat, family, some_face))
    table.eggs.chosen[place] += 1


@kernel
def egg_is_full(table: Table, rules: Rules, seat, replaced):
    """Return True once no further tile may be named for the egg."""
    family, named = egg_named(table), tiles_named(table)
    if find_egg(table, seat, family) >= 0:
        return named == 1
    return named == most_of(rules, family, replaced) or (
        named >= SMALLEST and tiles_for(table, rules, seat, family) == 0
    )


@kernel
def has_no_choice(table: Table, rules: Rules, seat, fixed):
    """Return True if the next tile is clear: only one face can be named, or no more tiles than are needed."""
    family, faces = egg_named(table), faces_to_name(table, rules, seat, fixed)
    if find_egg(table, seat, family) >= 0:
        return faces & (faces - ONE) == NONE
    named, least = tiles_named(table), least_of(rules, family)
    if named < least and faces & (faces - ONE) == NONE:
        return True
    return named + tiles_that_fit(table, rules, seat, family) == least


@stage(when=on("eggs"))
def allow_egg_tiles(table: Table, rules: Rules, seat, fixed):
    """Allow the tiles that may be named next; an egg of three that may have a fourth one may stay as it is.

    Rules: JILIN-12, CHANGCHUN-18.
    """
    faces = faces_to_name(table, rules, seat, fixed)
    for some_face in range(FACES):
        if has(faces, some_face):
            allow(table, seat, TILE + some_face)
    if find_egg(table, seat, egg_named(table)) < 0 and tiles_named(table) >= least_of(rules, egg_named(table)):
        allow(table, seat, PASS)


@kernel
def names_egg(table: Table):
    """Return True while the player on turn names the tiles of an egg."""
    return table.eggs.pending != NO_EGG


# --- pay


@stage(when=on("eggs"))
def pay_egg(table: Table, rules: Rules, seat, laid, added):
    """Let everybody pay the seat for an egg of so many tiles, or for one tile added.

    Rules: JILIN-35, JILIN-36, CHANGCHUN-41, CHANGCHUN-42.
    """
    price = int(rules.egg_pay[EGG_ADDED if added else EGG_OF_FOUR if laid > SMALLEST else EGG_OF_THREE])
    if price == 0:
        return
    row = open_row(table, PAY_EGG_TILE if added else PAY_EGG, seat, NOBODY, laid)
    for step in range(1, int(table.seats)):
        payer = (seat + step) % int(table.seats)
        if plays(table, payer):
            table.kong_income.points[seat, payer] += move(table, row, payer, seat, price)
