"""Where conditions on breaking, waits, safety and pungs are met and where not: positions written down."""

import pytest

from fangcheng.core.dialect.bits import bit
from fangcheng.tiles import parse
from flow.table_of import Table, table_of
from trials.test_conditions import DULL, fork_at

# --- which pair or shape is broken: East is on turn with fourteen tiles, a group more than five


@pytest.mark.parametrize(
    ("condition", "hand", "advice", "control"),
    [
        ("edge_before_middle_pair", "12m55p567m34s88s99p1z", "1m 2m", "5p"),
        ("middle_pair_before_closed", "55p24m789m34s88s99p1z", "5p", "2m 4m"),
        ("closed_before_two_sided", "24m78p56s11s99p11z22z", "2m 4m", "7p 8p 5s 6s"),
        ("run_pair_broken", "44m88p123s67s11z22z3z", "4m", "8p 1z 2z"),
        ("outer_closed_kept", "24m13p567s99s67p115z", "2m 4m", "1p 3p"),
    ],
)
def test_one_shape_or_pair_is_broken_or_the_other(condition, hand, advice, control):
    found = fork_at(table_of("riichi", {"E": hand}), "E", condition)
    assert found is not None
    assert found[0] in advice.split()
    assert found[1] in control.split()
    assert found[2] == 0


@pytest.mark.parametrize(
    ("condition", "hand"),
    [
        ("edge_before_middle_pair", "12m55p567m34s8s9p126z"),  # four groups: none too many
        ("edge_before_middle_pair", "12m556p789m34s88s99p"),  # the fives are not alone
        ("middle_pair_before_closed", "55p13m789m34s88s99p1z"),  # the closed shape is an outer one
        ("closed_before_two_sided", "245m78p56s11s99p112z"),  # the 24 is not alone
        ("run_pair_broken", "44m66p123s67s12345z"),  # both pairs are of the ranks of runs
        ("outer_closed_kept", "24m35p68s99s67p1157z"),  # all are inner ones
    ],
)
def test_other_shapes_are_no_case(condition, hand):
    assert fork_at(table_of("riichi", {"E": hand}), "E", condition) is None


@pytest.mark.parametrize(("thrown", "met"), [("1m", True), ("4m", True), ("5m", False)])
def test_a_shape_is_kept_whose_tile_the_player_before_has_thrown(thrown, met):
    hand = "23m78p12s99s11z22z5z7z"
    table = table_of("riichi", {"E": hand}, wall="8s9s" + thrown + "3z").play("E 7z").throw_drawn(3)
    found = fork_at(table, "E", "shape_near_the_feeder_kept")
    assert (found is not None) == met
    if found:
        assert found[0] in ("7p", "8p")
        assert found[1] in ("2m", "3m")
        assert found[2] == 0


# --- waits


def ready_after(first: str, hand: str, drawn: str) -> Table:
    """East in his second turn, with the tile drawn, having thrown another first."""
    table = table_of("classic", {"E": hand + first}, wall="9s9s9s" + drawn)
    return table.play(f"E {first}").throw_drawn(3)


def test_of_two_single_waits_one_lies_on_the_own_line():
    found = fork_at(ready_after("4p", "123m456m789m123s1p", "8s"), "E", "waits_on_the_line")
    assert found == ("8s", "1p", 0)  # who throws the 8s waits for the 1p
    assert fork_at(ready_after("5p", "123m456m789m123s1p", "8s"), "E", "waits_on_the_line") is None
    assert (
        fork_at(ready_after("4p", "123m456m789m123s7p", "4z"), "E", "waits_on_the_line") is None
    )  # an honour is no number


def test_of_two_single_waits_one_is_an_outer_tile():
    found = fork_at(ready_after("5z", "123m456m789m123s1p", "5s"), "E", "waits_on_the_outside")
    assert found is not None
    assert found == ("5s", "1p", 1)
    found = fork_at(ready_after("5z", "123m456m789m123s4z", "5s"), "E", "waits_on_the_outside")
    assert found == ("5s", "4z", 0)
    assert fork_at(ready_after("5z", "123m456m789m123s4p", "6s"), "E", "waits_on_the_outside") is None  # both inner


@pytest.mark.parametrize(
    ("thrown", "fork"),
    [("5p", ("win", "pass", 0)), ("4p", None)],
)
def test_a_win_that_is_offered_is_taken_or_let_pass(thrown, fork):
    table = table_of("riichi", {"E": DULL + thrown, "S": "55p123m789s55577z"}).play(f"E {thrown}")
    assert fork_at(table, "S", "win_offered") == fork


@pytest.mark.parametrize(
    ("melds", "dropped", "fork"),
    [
        (3, "4p", ("9m", "2p", 0)),
        (2, "4p", None),  # nobody is to be feared
        (3, "2p", None),  # what keeps most waits is no danger
    ],
)
def test_a_threatened_ready_hand_keeps_most_waits_or_throws_the_safer_tile(melds, dropped, fork):
    """East throws the 9m and waits for the 2p alone, or throws the 2p and waits for 6m 9m beside the pair of 9m."""
    table = table_of("classic", {"E": "123m789m78m99m2p123s"})
    record = table.record
    record.river_count[0] = 5
    record.meld_count[1], record.meld_from[1, :melds] = melds, 2
    record.own_river_mask[1] |= bit(parse("9m")[0]) | bit(parse(dropped)[0])
    found = fork_at(table, "E", "wait_changed_for_safety")
    assert found == fork


# --- safe and dangerous tiles


def thrown_honours(count: int, turns: int) -> Table:
    """East in a turn, so many Greens having been thrown before; he holds one, a White and a Red."""
    wall = ("6z" * count + "9s9s9s"[: 6 - 2 * count] + "1p")[:8] + "8p9p6p7p" * (turns - 2)
    table = table_of("classic", {"E": "123m456m7m3s99s1p567z"}, wall=wall).play("E 1p").throw_drawn(4 * turns - 5)
    assert table.record.turn == 0
    assert table.record.river_count[0] == turns - 1
    return table


@pytest.mark.parametrize(("condition", "turns"), [("live_before_dead", 2), ("dead_before_live", 6)])
def test_a_dead_tile_goes_first_or_a_live_one(condition, turns):
    found = fork_at(thrown_honours(2, turns), "E", condition)
    assert found is not None
    live, dead = found[:2] if condition == "live_before_dead" else found[1::-1]
    assert live in ("5z", "7z")
    assert dead == "6z"
    if turns == 2:
        assert fork_at(thrown_honours(1, turns), "E", condition) is None  # seen once: neither dead nor live
    other = "dead_before_live" if condition == "live_before_dead" else "live_before_dead"
    assert fork_at(thrown_honours(2, turns), "E", other) is None  # another stage


@pytest.mark.parametrize(
    ("hand", "fork"),
    [
        ("123m456m78m23s99s5p1z", ("5p", "1z", 0)),
        ("123m456m78m99s23z5p1z", None),  # four groups
        ("123m456m78m23s99s55p", None),  # no loose tile
        ("123m456m78m23s99s12z", None),  # no loose 3 to 7
    ],
)
def test_a_spare_middle_tile_goes_first_or_another(hand, fork):
    assert fork_at(table_of("classic", {"E": hand}), "E", "luxury_first") == fork


@pytest.mark.parametrize(
    ("letter", "hand", "fork"),
    [
        ("S", "123m456m78m3s99s14z", ("4z", "1z", 0)),
        ("W", "123m456m78m3s99s14z", ("4z", "1z", 1)),
        ("S", "123m456m78m3s99s12z", None),  # South is his own wind
        ("S", "123m456m78m3s99s11z", None),  # East is a pair
        ("E", "123m456m78m3s99s147z", None),  # the dealer himself
    ],
)
def test_east_is_held_back_for_another_wind_or_not(letter, hand, fork):
    table = table_of("classic", {letter: hand}, wall="9s9p8p")
    table.throw_drawn({"E": 0, "S": 1, "W": 2}[letter])
    assert fork_at(table, letter, "other_wind_before_east") == fork


@pytest.mark.parametrize(("shown", "met"), [("2z3z4z", True), ("2z3z9s", False)])
def test_the_only_wind_not_seen_is_kept_or_thrown(shown, met):
    wall = shown + "1p" + "8p9p6p7p" * 4
    table = table_of("classic", {"E": "123m456m7m3s99s1p157z"}, wall=wall).play("E 1p").throw_drawn(19)
    assert table.record.turn == 0
    found = fork_at(table, "E", "last_live_wind_kept")
    assert (found is not None) == met
    if found:
        assert found[0] != "1z"
        assert found[1:] == ("1z", 0)


def threatened(east: int, north: int, hand: str, thrown: tuple[str, str]) -> Table:
    """South on turn; so many of East's and North's melds lie open, and each has thrown a tile."""
    table = table_of("classic", {"S": hand}, wall="9s")
    table.throw_drawn(1)
    assert table.record.turn == 1
    for seat, melds, tile in ((0, east, thrown[0]), (3, north, thrown[1])):
        table.record.meld_count[seat] = melds
        table.record.meld_from[seat, :melds] = (seat + 1) % 4
        table.record.own_river_mask[seat] |= bit(parse(tile)[0])
    return table


@pytest.mark.parametrize(
    ("east", "north", "thrown", "fork"),
    [
        (3, 3, ("4z", "7z"), ("4z", "7z", 0)),
        (3, 2, ("4z", "7z"), None),  # one threat
        (3, 3, ("4z", "3z"), None),  # nothing that only North has thrown
    ],
)
def test_a_tile_is_safe_against_the_dealer_or_against_another(east, north, thrown, fork):
    table = threatened(east, north, "147m258p36s1147z9m", thrown)
    assert fork_at(table, "S", "safe_against_the_dealer") == fork


# --- pungs


def test_a_pung_the_player_would_not_make():
    table = table_of("taiwan", {"E": DULL + "145m5p", "S": "55p123m456m789m12459s"}).play("E 5p")
    assert fork_at(table, "S", "pung_the_player_would_not") == ("pon 55p", "pass", 0)
    table = table_of("taiwan", {"E": DULL + "145m5p", "S": "55p123m789s11z258s369m"}).play("E 5p")
    assert fork_at(table, "S", "pung_the_player_would_not") is None  # he would call it


@pytest.mark.parametrize(
    ("hand", "stratum"),
    [
        ("55p67p11m22s33z4z9m9s147s", 1),
        ("55p67p11m22s36z4z9m9s147s", 0),
        ("55p67p11m2s36z47z9m9s147s", None),  # two pairs
        ("55p11m22s33z4z9m9s147s12z", None),  # no chow
    ],
)
def test_a_tile_is_ponned_or_chowed(hand, stratum):
    found = fork_at(table_of("taiwan", {"E": DULL + "145m5p", "S": hand}).play("E 5p"), "S", "pung_or_chow")
    if stratum is None:
        assert found is None
    else:
        assert found is not None
        assert found[0] == "pon 55p"
        assert found[1].startswith("chi ")
        assert found[2] == stratum


@pytest.mark.parametrize(
    ("thrown", "waiting", "stratum"),
    [(7, False, 2), (7, True, 5), (6, False, None)],
)
def test_a_late_pung_counts_by_its_source_and_by_the_next_player(thrown, waiting, stratum):
    table = table_of("riichi", {"E": DULL + "5p", "S": "55p123m789s1122z9m"}).play("E 5p")
    table.record.river_count[1] = thrown
    table.record.waits[2] = bit(8) if waiting else bit(0) ^ bit(0)
    found = fork_at(table, "S", "late_pung")
    assert found == (None if stratum is None else ("pass", "pon 55p", stratum))


# --- first tiles


@pytest.mark.parametrize(
    ("hand", "fork"),
    [
        ("46p123m789s1z258s9p369m", ("pass", "chi 46p", 0)),
        ("456p123m789s11z25s369m", None),  # the call brings nothing nearer
    ],
)
def test_the_first_discard_of_all_is_called_or_let_go(hand, fork):
    table = table_of("taiwan", {"E": DULL + "145m5p", "S": hand}).play("E 5p")
    assert fork_at(table, "S", "first_discard_let_go") == fork
    table.record.river_count[3] = 1
    assert fork_at(table, "S", "first_discard_let_go") is None  # it is the second


@pytest.mark.parametrize(
    ("hand", "thrown", "fork"),
    [
        ("67p123m789s1z258s9p369m", 0, ("pass", "chi 67p", 0)),
        ("34p123m789s1z258s369m9p", 2, ("pass", "chi 34p", 2)),
        ("34p123m789s1z258s369m9p", 3, None),  # the fourth turn
        ("46p123m789s1z258s9p369m", 0, None),  # a closed shape
    ],
)
def test_a_two_sided_shape_is_chowed_early_or_not(hand, thrown, fork):
    table = table_of("taiwan", {"E": DULL + "145m5p", "S": hand}).play("E 5p")
    table.record.river_count[1] = thrown
    assert fork_at(table, "S", "early_two_sided_chow") == fork


@pytest.mark.parametrize(
    ("thrown", "hand", "met"),
    [
        ("9s9p1z", "123m456m78m3s99s13z", True),
        ("9p1z9s", "123m456m78m3s99s13z", False),  # another threw it
        ("3z9p1z", "123m456m78m3s99s13z", False),  # West is seen too
        ("9s9p1z", "123m456m78m3s99s12z", False),  # no West
    ],
)
def test_west_goes_before_east_once_the_player_before_has_thrown_east(thrown, hand, met):
    table = table_of("classic", {"E": hand + "7z"}, wall=thrown + "1p").play("E 7z").throw_drawn(3)
    found = fork_at(table, "E", "west_before_east")
    assert found == (("3z", "1z", 0) if met else None)


@pytest.mark.parametrize(
    ("drawn", "melds", "fork"),
    [
        ("5p", 3, ("9m", "5p", 0)),
        ("5p", 2, None),  # nobody is to be feared
        ("1z", 3, None),  # the tile drawn is not the most dangerous
    ],
)
def test_a_dangerous_tile_is_kept_or_thrown(drawn, melds, fork):
    hand = "123m456m79m99s234s7z"
    table = table_of("classic", {"E": hand}, wall="8p8p8p" + drawn).play("E 7z").throw_drawn(3)
    record = table.record
    record.river_count[0] = 5
    record.meld_count[1], record.meld_from[1, :melds] = melds, 2
    record.own_river_mask[1] |= bit(parse("9m")[0])
    assert fork_at(table, "E", "dangerous_tile_woven_in") == fork


@pytest.mark.parametrize(
    ("hand", "sides"),
    [
        ("1133m1379p12345z", ("p", "m")),
        ("1133m1379s12345z", ("s", "m")),
        ("1379m1379p123456z"[:-1] + "z", None),
        ("113355m13p123456z", None),  # too few of another suit
    ],
)
def test_the_suit_with_more_pairs_is_collected_or_the_other(hand, sides):
    tiles = hand if len(parse(hand)) == 14 else hand.replace("12345z", "123456z")
    found = fork_at(table_of("guangdong", {"E": tiles}), "E", "suit_with_most_pairs")
    if sides is None:
        assert found is None
    else:
        assert found is not None
        assert (found[0][-1], found[1][-1]) == sides  # who collects the one throws the other


@pytest.mark.parametrize(
    ("scores", "melds", "stratum"),
    [((0, 5, 5, 5), 3, 1), ((0, 5, 5, -5), 3, 0), ((0, 5, -5, -5), 3, None), ((0, 5, 5, 5), 2, None)],
)
def test_who_trails_in_the_last_hand_pushes_or_folds(scores, melds, stratum):
    table = table_of("guangdong", {"E": "258m258p258s12345z"})
    record = table.record
    record.scores[:] = scores
    record.meld_count[1], record.meld_from[1, :melds] = melds, 2
    found = fork_at(table, "E", "last_hand_pushed")
    assert (None if found is None else found[2]) == stratum
