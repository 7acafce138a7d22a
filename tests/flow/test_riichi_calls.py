"""Riichi at the table: swapped tiles, claims side by side, the riichi bet, what a call ends, kongs in riichi."""

import pytest

from fangcheng.core.state.codes import FOUR_KONGS_DRAW, WON
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.game import event_types as ev
from fangcheng.tiles import parse
from flow.table_of import only, table_of

DULL = "159m159p159s1234z"  # far from ready
PINFU = "234567m34p67899s"  # waits for 2p and 5p


def yaku(table, letter, *names):
    """How often each of these yaku counted in the seat's win."""
    counts = table.engine.desk.work.results[table.seat(letter)].counts
    return tuple(int(counts[PATTERN_IDS[name]]) for name in names)


# --- claims


@pytest.mark.rule("RIICHI-49")
@pytest.mark.parametrize(
    ("thrown", "claim", "barred", "free"),
    [
        ("7s", "chi 56s", "47s", "8s"),  # the same tile, and the other end of the run
        ("4s", "chi 56s", "47s", "8s"),
        ("6s", "chi 57s", "6s", "4s8s"),  # the middle has no other end
    ],
)
def test_straight_after_a_chow_the_same_tile_and_the_other_end_stay(thrown, claim, barred, free):
    table = table_of("riichi", {"E": DULL + thrown, "S": "45678s147m258p1z5z"}, wall="6z6z7z7z")
    table.play(f"E {thrown}", f"S {claim}")
    for number in barred.removesuffix("s"):
        assert table.refusal("S", f"{number}s") == "RIICHI-49"
    assert all(table.may("S", f"{number}s") for number in free.replace("s", ""))
    table.play("S 5z", "W drawn", "N drawn", "E drawn").wait()
    left = set("45678") - set(claim.removeprefix("chi ").removesuffix("s"))
    assert all(table.may("S", f"{number}s") for number in left)  # from his next draw on


@pytest.mark.rule("RIICHI-49")
def test_a_pung_out_of_a_triplet_keeps_the_fourth_for_that_turn():
    table = table_of("riichi", {"E": DULL + "5z", "S": "147m258p36s12555z"}, wall="6z6z7z7z").play("E 5z", "S pon 55z")
    assert table.refusal("S", "5z") == "RIICHI-49"
    table.play("S 1z", "W drawn", "N drawn", "E drawn").wait()
    assert table.may("S", "5z")


@pytest.mark.rule("RIICHI-51")
@pytest.mark.parametrize(("recall", "may"), [("allowed", True), ("forbidden", False)])
def test_a_kind_one_has_thrown_may_be_claimed_unless_the_house_forbids_it(recall, may):
    hands = {"E": "159m159p159s123z7z8p", "S": "888p147m258s1234z"}
    table = table_of("riichi", hands, wall="5z6z6z", options={"recall_own_kind": recall})
    table.play("E 7z", "S 8p", "W drawn", "N drawn", "E 8p")
    assert table.may("S", "pon 88p") == may


@pytest.mark.rule("RIICHI-54", "RIICHI-73")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    hands = {"E": DULL + "2p", "S": "34p147m258s12346z", "W": "258m369s147p1237z", "N": "22p369m147s12346z"}
    table = table_of("riichi", hands).play("E 2p", "S chi 34p")
    assert not only(table.events, ev.Melded)  # North has not said anything yet
    table.play("N pon 22p")
    assert [(event.seat, event.kind) for event in only(table.events, ev.Melded)] == [(3, "pon")]
    table = table_of("riichi", {**hands, "W": PINFU}).play("E 2p", "S chi 34p", "N pon 22p")
    assert not only(table.events, ev.Melded)
    table.play("W win")
    assert (table.over, [event.seat for event in only(table.events, ev.Won)]) == (True, [2])
    assert [seat.melds for seat in table.view().seats] == [()] * 4


@pytest.mark.rule("RIICHI-48", "RIICHI-69")
def test_a_robbed_kong_is_not_made_and_turns_no_indicator():
    """The second 6m makes West's hand a robbed kong, one han of 40 fu; of the first he had no yaku."""
    hands = {"E": DULL + "6m", "S": "66m147p258s12345z", "W": "45m22789p123999s"}
    table = table_of("riichi", hands, wall="6z7z7z6m", indicators="6z7z")
    table.play("E 6m", "S pon 66m", "S 1z", "W drawn", "N drawn", "E drawn", "S kong 6666m", "W win")
    assert table.scores() == [25000, 23700, 26300, 25000]
    assert [meld.kind for meld in table.view().seats[1].melds] == ["pon"]
    assert table.indicators() == "6z"
    assert int(table.record.kongs_made) == 0


# --- the riichi bet


@pytest.mark.rule("RIICHI-57")
@pytest.mark.parametrize(("points", "left", "may"), [(1000, 4, True), (900, 4, False), (1000, 3, False)])
def test_riichi_needs_a_thousand_points_and_four_live_tiles(points, left, may):
    start = {"scores": [35000 - points, points, 32500, 32500]}
    table = table_of("riichi", {"E": DULL + "5p", "S": PINFU}, wall="1z", left=left + 1, before_deal=start)
    table.play("E 9m").wait()
    assert table.may("S", "ready") == may
    assert may or table.refusal("S", "ready") == "RIICHI-57"


@pytest.mark.rule("RIICHI-58")
def test_a_riichi_tile_that_is_won_on_lays_no_stick():
    hands = {"E": DULL + "7z", "S": PINFU, "W": "1133m5577p22s44z6z"}
    table = table_of("riichi", hands, wall="6z", indicators="6z").play("E 1z", "S ready", "S 6z drawn", "W win")
    assert table.scores() == [25000, 23400, 26600, 25000]  # seven pairs, 25 fu
    assert int(table.record.sticks) == 0


@pytest.mark.rule("RIICHI-58")
@pytest.mark.parametrize("called", [False, True])
def test_the_stick_lies_after_the_riichi_tile_and_where_that_is_called_the_next_lies_sideways(called):
    hands = {"E": DULL + "5p", "S": PINFU, "N": "66z147m258p369s12z"}
    table = table_of("riichi", hands, wall="6z" + ("7z7z" if called else "7z7z5z7z")).play("E 1z", "S ready")
    table.play("S 6z drawn", *(["N pon 66z", "N 1m"] if called else ["W drawn", "N drawn"]), "E drawn", "S drawn")
    assert table.scores() == [25000, 24000, 25000, 25000]
    assert int(table.record.sticks) == 1
    sideways = [tile.tile for tile in table.view().seats[1].river if tile.ready]
    assert (len(sideways), sideways[-1] != "6z") == ((2, True) if called else (1, False))


@pytest.mark.rule("RIICHI-59")
@pytest.mark.parametrize(("thrown", "claim"), [("9s", "pon 99s"), ("8m", "chi 67m"), ("7s", "kong 777s")])
def test_after_riichi_only_the_drawn_tile_is_thrown_and_nothing_is_claimed(thrown, claim):
    hands = {"E": "159m159p15s1234z8m" + thrown, "S": "567m34p777s99s234m" if "kong" in claim else PINFU}
    table = table_of("riichi", hands, wall="6z")
    assert table.play(f"E {thrown}").may("S", claim)
    table = table_of("riichi", hands, wall="6z5z6z5z6z").play("E 1z", "S ready", "S 6z drawn", "W drawn", "N drawn")
    table.play(f"E {thrown}")
    assert (table.drawn(), table.open_to("S")) == ("6z", ["6z drawn"])  # he has not been asked


@pytest.mark.rule("RIICHI-60")
@pytest.mark.parametrize(
    ("hand", "drawn", "may"),
    [
        ("111m456p789s23s55z", "1m", True),  # 1s and 4s, whatever becomes of the 1m
        ("2223m456p789s555z", "2m", False),  # it waits for 1m and 4m beside 3m, and with the kong for 3m alone
        ("111222333m78s99p", "1m", False),  # 6s and 9s as before, but the 1m may be ends of three runs
    ],
)
def test_a_concealed_kong_after_riichi_changes_neither_waits_nor_readings(hand, drawn, may):
    table = table_of("riichi", {"E": "59m159p159s12346z7z", "S": hand}, wall="6z7z7z6z" + drawn)
    table.play("E 7z", "S ready", "S 6z drawn", "W drawn", "N drawn", "E drawn").wait()
    assert table.drawn() == drawn
    label = f"kong {drawn[0] * 4}m"
    assert table.may("S", label) == may
    assert may or table.refusal("S", label) == "RIICHI-60"


# --- what a call ends


@pytest.mark.rule("RIICHI-35", "RIICHI-F-ippatsu", "RIICHI-F-double_riichi")
@pytest.mark.parametrize(
    ("steps", "one_shot"),
    [
        (("W 7z", "N 2p"), 1),
        (("W 7z", "N pon 77z", "N 2p"), 0),
        (("W 4m", "N chi 35m", "N 2p"), 0),
        (("W kong 4444s", "W 2p drawn"), 0),
    ],
    ids=["no call", "pon", "chi", "concealed kong"],
)
def test_any_call_ends_the_immediate_win(steps, one_shot):
    hands = {"E": DULL + "5z", "S": PINFU, "W": "4444s4m7z369p258s3z", "N": "77z35m2p17s14p12z89m"}
    table = table_of("riichi", hands, wall="6z5z6z", tail="2p").play("E 5z", "S ready", "S 6z drawn", *steps, "S win")
    assert yaku(table, "S", "double_riichi", "ippatsu") == (1, one_shot)


@pytest.mark.rule("RIICHI-35", "RIICHI-F-double_riichi")
@pytest.mark.parametrize("called", [False, True])
def test_after_a_call_nobody_declares_double_riichi(called):
    hands = {"E": DULL + "7z", "S": PINFU, "N": "77z35m2p147s14p12z9m"}
    table = table_of("riichi", hands, wall="6z5z6z6z").play(
        "E 7z", *(["N pon 77z", "N 9m", "E drawn"] if called else [])
    )
    table.wait()
    drawn = table.drawn()
    table.play("S ready", f"S {drawn} drawn", "W drawn", "N 2p", "S win")
    assert yaku(table, "S", "riichi", "double_riichi") == ((1, 0) if called else (0, 1))


@pytest.mark.rule("RIICHI-98")
@pytest.mark.parametrize("wins", [False, True])
def test_four_kongs_of_two_players_draw_the_hand_unless_the_discard_is_won_on(wins):
    hands = {"E": "1111m2222p3333s44z", "S": "6666m147p258s123z"}
    hands["N"] = "456p789p55678s78m" if wins else "147s359p59m12355z"
    table = table_of("riichi", hands, tail="5z5z6z9m")
    table.play("E kong 1111m", "E kong 2222p", "E kong 3333s", "E 6z drawn").wait().play("S kong 6666m")
    assert not table.over
    table.play("S 9m drawn", *(["N win"] if wins else [])).wait()
    assert (table.over, int(table.record.ending)) == (True, WON if wins else FOUR_KONGS_DRAW)


@pytest.mark.rule("RIICHI-79")
@pytest.mark.parametrize(
    ("options", "dora", "ura"),
    [
        ({}, 4, 5),
        ({"kan_dora": False}, 0, 4),
        ({"ura": "first"}, 4, 4),
        ({"ura": False}, 4, 0),
    ],
)
def test_a_kind_of_dora_counts_unless_it_is_switched_off(options, dora, ura):
    """The kong of 1m turns 9m beside 6z; under the 6z lies 9m, under the 9m a 3p, and South holds one 4p."""
    hands = {"E": "59m159p159s12346z7z", "S": "111m456p789s23s55z"}
    table = table_of("riichi", hands, wall="6z7z7z6z1m", tail="4s", indicators="6z9m", options=options)
    for place, tile in zip((131, 129), ["9m", "3p"], strict=True):
        table.record.wall[place] = parse(tile)[0]
    table.play("E 7z", "S ready", "S 6z drawn", "W drawn", "N drawn", "E drawn", "S kong 1111m", "S win")
    assert yaku(table, "S", "dora", "ura_dora") == (dora, ura)
