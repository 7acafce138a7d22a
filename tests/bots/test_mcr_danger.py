"""What discards of Chinese Official risk, and how steady sets that against its hopes."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.mcr_danger import LOSS, judge_risk
from fangcheng.bots.steady import steady_choice
from fangcheng.core.state.action_codes import DISCARD_DRAWN
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, PUNG
from fangcheng.game.actions import action_of
from fangcheng.tiles import name_of, parse
from flow.table_of import Table, table_of

DULL = "147m258p369s1234z"
TURNS = 12  # discards that West has made


def against_west(melds: str, thrown: str = "9p", hand: str = DULL, **options: Any) -> Table:
    """East is to throw; West has pungs of these tiles and has thrown so often, last this tile."""
    table = table_of("mcr", {"E": hand + "5z"}, options=options)
    record, west = table.record, table.seat("W")
    for index, tile in enumerate(parse(melds)):
        record.meld_kind[west, index], record.meld_face[west, index] = PUNG, tile
    record.meld_count[west] = len(parse(melds))
    record.river_count[west] = TURNS
    record.river[west, :TURNS] = parse(thrown)[0]
    record.own_river_mask[west] = np.uint64(1) << np.uint64(parse(thrown)[0])
    return table


def risks(table: Table) -> dict[str, int]:
    """What each tile risks when East throws it."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat("E")
    look_round(table.record, table.rules, brain, seat)
    judge_risk(table.record, table.rules, brain, seat)
    return {name_of(face): int(brain.danger[face]) for face in range(34)}


def thrown_by_east(table: Table, **weights: int) -> str:
    """The tile that steady throws."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    for name, value in weights.items():
        brain.weights[name] = value
    seat = table.seat("E")
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    if number == DISCARD_DRAWN:
        return name_of(int(table.record.drawn))
    return action_of(table.record, table.rules, seat, number).label


def test_what_a_player_has_thrown_is_safest_and_the_middle_of_a_suit_is_not():
    told = risks(against_west("1m9s"))
    assert told["9p"] < told["1s"] < told["2s"] < told["5p"]
    assert told["9p"] * 4 < told["1s"]


def test_more_melds_and_more_discards_risk_more():
    few, many = risks(against_west("")), risks(against_west("1m9s"))
    assert all(few[tile] <= many[tile] for tile in few)
    assert few["5p"] < many["5p"]
    early = against_west("1m9s")
    early.record.river_count[early.seat("W")] = 3
    assert risks(early)["5p"] < many["5p"]


def test_three_melds_of_one_suit_make_the_others_nearly_safe():
    mixed, flush = risks(against_west("1m9s2z")), risks(against_west("1s9s2z"))
    assert flush["5p"] * 5 < mixed["5p"]
    assert flush["5s"] > mixed["5s"]


def beside_a_kong(hidden: str, **options: Any) -> dict[str, int]:
    """What tiles risk where West has two pungs of bamboos beside a concealed kong of this tile."""
    table = against_west("1s9s" + hidden, **options)
    table.record.meld_kind[table.seat("W"), 2] = CONCEALED_KONG_MELD
    return risks(table)


@pytest.mark.rule("MCR-18")
def test_a_kong_that_lies_face_down_does_not_tell_its_suit():
    assert beside_a_kong("5s") == beside_a_kong("5p") == beside_a_kong("1m")
    shown = {"concealed_kong_visible": "shown"}
    bamboos, dots = beside_a_kong("5s", **shown), beside_a_kong("5p", **shown)
    assert bamboos["7p"] * 5 < dots["7p"]


def test_an_honour_of_which_no_copy_is_unseen_is_safe():
    table = against_west("1m9s", hand="147m258p369s5557z")
    assert risks(table)["5z"] == 0


def test_no_tile_risks_more_than_a_deal_in_costs():
    assert max(risks(against_west("1s4s9s2z")).values()) < LOSS * 1024


def test_a_hand_without_hope_late_throws_what_is_safe_and_one_that_fears_nobody_does_not():
    table = against_west("1m9s6p", thrown="5p", hand="147m258p345s1234z")
    table.record.drawable = 4
    told = risks(table)
    chosen = thrown_by_east(table)
    assert told[chosen] == min(told[tile] for tile in held(table))
    assert told[thrown_by_east(table, risk=0)] > told[chosen]


def held(table: Table) -> set[str]:
    """The tiles that East holds."""
    return {name_of(face) for face in range(34) if table.record.hand[table.seat("E"), face]}


@pytest.mark.rule("MCR-28")
def test_a_hand_ready_for_many_points_throws_what_is_not_quite_safe():
    table = against_west("1m9s6p", thrown="2z", hand="123456789p2255m")
    assert thrown_by_east(table) == "5z"
