"""Why a claim, a kong or a win is not open, as keys of words.py: runs, sums, heads and eggs where those are played."""

from typing import Any

from fangcheng.core.institutions.lack import holds_lack, is_lacking
from fangcheng.core.play.egg_tiles import may_grow, names_egg
from fangcheng.core.play.head_sets import (
    head_added,
    head_of_four,
    heads_held,
    is_naming,
    may_lay_set,
    set_to_add_to,
)
from fangcheng.core.play.legal_turn import hand_is_fixed, kong_possible, tiles_for_kong
from fangcheng.core.play.sum_claims import partner_of
from fangcheng.core.scoring.readiness import numbered_discards
from fangcheng.core.shapes.ready import ready_discards
from fangcheng.core.shapes.sums import any_heads, is_head
from fangcheng.core.state import action_codes as code
from fangcheng.core.state.honour_runs import face_in_run, run_beside
from fangcheng.core.table.eggs import find_egg
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.ready_stake import has_staked
from fangcheng.core.table.tile_actions import chow_option, chow_place
from fangcheng.game.engine import Engine
from fangcheng.tiles import EAST, FACES, NO_TILE


def why_no_kong(table: Any, rules: Any) -> str:
    """Say why nobody makes a kong now: the wall is too short, or there are enough of them."""
    return "kong-wall" if table.drawable < tiles_for_kong(table, rules) else "kong-max"


def why_no_run(table: Any, rules: Any, seat: int, number: int, face: int) -> str:
    """Say why a run may not be made of a discard."""
    option = int(chow_option(number))
    place = int(chow_place(option))
    if rules.honour_runs and EAST <= face < FACES:
        start = int(run_beside(face, place))
        run = [int(face_in_run(start, step)) for step in range(3)]
        held = all(table.hand[seat, tile] > 0 for tile in run if tile != face)
        return "no-discard-left" if held else "chi-tiles"
    low = face - place
    own = [tile for tile in (low, low + 1, low + 2) if tile != face]
    fits = face < EAST and low >= 0 and low // 9 == face // 9 and low % 9 <= 6
    if not fits or any(table.hand[seat, tile] == 0 for tile in own):
        return "chi-tiles"
    wild = not rules.joker_claims and any(int(table.wild_mask) >> tile & 1 for tile in own)
    if option >= 3 or wild:
        return "chi-tiles"
    with_red = code.CLAIM_CHOW + 3 + place, code.CHOW_RED_BESIDE, code.CHOW_TWO_REDS
    if any(allowed(table, seat, one) and chow_place(chow_option(one)) == place for one in with_red):  # with red only
        return "chi-tiles"
    return "no-discard-left"


def what_is_named_first(table: Any, rules: Any, seat: int) -> str:
    """Return the key of what the player on turn has begun and must end first: an egg, heads to lay, a stake; else "".

    Rules: LUOSHU-13, LUOSHU-15, LUOSHU-21.
    """
    if rules.eggs and names_egg(table):
        return "egg-tiles"
    if any_heads(rules) and is_naming(table, seat):
        return "heads-first"
    staking = rules.ready_stake and table.declared.pending and not has_staked(table, seat)
    return "stake-first" if staking else ""


def why_incomplete(table: Any, rules: Any, seat: int, kind: int) -> str:
    """Say why the tile completes nothing: the missing suit is in the way, the tile imagined does not fit, or no shape.

    Rules: SICHUAN-17, JIANGNAN-29.
    """
    if holds_lack(table, seat) or is_lacking(table, seat, kind):
        return "holds-lack"
    return "not-with-heart" if rules.heart else "no-shape"


def why_not_declared(engine: Engine, table: Any, seat: int, face: int | None = None) -> str:
    """Say why a hand may not be declared with the discard of a face, or of any tile.

    Rules: SHANXI-16, SHANXI-17.
    """
    thrown = -1 if face is None else 1 << face
    asked = table, engine.rules, engine.desk, seat
    if engine.rules.ready_number == 0 or not int(engine.run(ready_discards, *asked)) & thrown:
        return "ready-discard" if face is not None else "not-ready"
    numbered = int(engine.run(numbered_discards, *asked, False)) & thrown
    return "ready-unseen" if numbered else "ready-number"


def why_no_egg(table: Any, rules: Any, seat: int, number: int) -> str:
    """Say why no egg of a family is laid, or no tile added to that which lies there.

    Rules: JILIN-14, JILIN-15, JILIN-20, JILIN-46, JILIN-50, CHANGCHUN-16, CHANGCHUN-19, CHANGCHUN-24, CHANGCHUN-50,
    CHANGCHUN-P4.
    """
    family = number - code.EGG
    if find_egg(table, seat, family) < 0:
        return "no-egg"
    if hand_is_fixed(table, seat):
        fits = kong_possible(table, rules) and may_grow(table, rules, seat, family, True, True)
        return "kong-ready" if fits else "ready-lock"
    return "egg-later" if kong_possible(table, rules) else why_no_kong(table, rules)


def is_kong_action(number: int) -> bool:
    """Return True for the actions of the own turn that make a kong, where heads are laid."""
    return bool(head_of_four(number) != NO_TILE or head_added(number) != NO_TILE)


def why_no_head_kong(table: Any, rules: Any, seat: int, number: int) -> str:
    """Say why a kong of heads is not open in the own turn.

    Rules: LUOSHU-15, LUOSHU-16, LUOSHU-23, LUOSHU-29.
    """
    if table.drawn == NO_TILE:
        return "kong-fresh"
    if not kong_possible(table, rules):
        return why_no_kong(table, rules)
    four, added = int(head_of_four(number)), int(head_added(number))
    if added != NO_TILE:
        has_it = table.hand[seat, added] > 0 and is_head(added) and set_to_add_to(table, rules, seat, added) >= 0
    else:
        has_it = is_head(four) and _held(table, rules, seat, four) >= 4
    if not has_it:
        return "head-tiles"
    return "head-once" if added == NO_TILE and not may_lay_set(table, rules, seat) else "kong-ready"


def why_no_sum_claim(table: Any, rules: Any, seat: int, number: int, kind: int) -> str:
    """Say why a discard may not be claimed for a sum or a set of heads.

    Rules: LUOSHU-12, LUOSHU-13, LUOSHU-18, LUOSHU-29.
    """
    if number < code.CLAIM_PUNG:
        return "no-discard-left" if _makes_sum(table, seat, number - code.CLAIM_CHOW, kind) else "sum-tiles"
    if is_head(kind) and not may_lay_set(table, rules, seat):
        return "head-once"
    lays_kong = number == code.OPEN_KONG and is_head(kind) and _held(table, rules, seat, kind) >= 3
    return why_no_kong(table, rules) if lays_kong else "head-tiles"


def _held(table: Any, rules: Any, seat: int, kind: int) -> int:
    return int(heads_held(table, seat) if any_heads(rules) else table.hand[seat, kind])


def _makes_sum(table: Any, seat: int, rank: int, kind: int) -> bool:
    other, first = int(partner_of(kind, rank)), kind - kind % 9
    if kind >= EAST or not rank <= other <= 8:
        return False
    held = min(int(table.hand[seat, first + rank]), int(table.hand[seat, first + other]))
    return held > int(rank == other)
