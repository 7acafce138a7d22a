"""Riichi for three at the table: the North laid aside, the last live tiles, two winners, the end of the match."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.game import event_types as ev
from fangcheng.web.page.translate import meld
from flow.table_of import only, table_of

DULL = "19m159p159s12356z"  # with a fourteenth, nothing that matters to anybody
RUNS = "123456s34p67899s"  # waits for 2p and 5p


def at_table(wall="", hands=None, **more):
    return table_of("sanma", {"E": DULL + "7z"} | (hands or {}), wall, **more)


@pytest.mark.rule("SANMA-15")
def test_turns_go_from_east_to_south_to_west_and_back():
    table = at_table("6z7z")
    turns = []
    for step in ("E 7z", "S 6z drawn", "W 7z drawn"):
        turns.append(int(table.play(step).wait().record.turn))
    assert turns == [1, 2, 0]


@pytest.mark.rule("SANMA-15")
@pytest.mark.parametrize(("giver", "place"), [("E", 0), ("W", 2)])
def test_a_called_tile_lies_sideways_on_the_side_of_the_neighbour_who_gave_it(giver, place):
    """East is South's left neighbour and West his right one; nobody sits across."""
    hands = {"E": DULL + "2p", "S": "22p19m36p159s1234z"} if giver == "E" else {"S": "22p19m36p159s1234z"}
    table = at_table("6z2p", hands).play("E 2p" if giver == "E" else "E 7z")
    table.play("S pon 22p") if giver == "E" else table.play("S 6z drawn", "W 2p drawn", "S pon 22p")
    [called] = table.view("S").seats[1].melds
    assert (meld(called, 1, 3, table.rules).turned, called.source) == (place, "ESW".index(giver))


@pytest.mark.rule("SANMA-14")
def test_nobody_chows_and_anybody_may_pung_or_kong():
    hands = {"E": DULL + "2p", "S": "13p19m36p159s1234z", "W": "222p19m6p159s1234z"}
    table = at_table(hands=hands, tail="7z").play("E 2p")
    assert table.refusal("S", "chi 13p") == "SANMA-14"
    assert table.may("W", "pon 22p")
    assert table.play("W kong 222p").drawn() == "7z"


@pytest.mark.rule("SANMA-18", "SANMA-46")
def test_a_north_may_be_kept_or_thrown_and_is_not_laid_straight_after_a_pung():
    table = at_table("6z7z6z", {"E": DULL + "2p", "S": "22p19m36p159s1234z"}).play("E 2p", "S pon 22p")
    assert table.refusal("S", "north") == "SANMA-46"
    assert table.may("S", "4z")
    assert table.refusal("W", "north") == "SANMA-15"  # it is not his turn
    table.play("S 9m", "W 6z drawn", "E 7z drawn").wait()
    assert (table.may("S", "north"), table.may("S", "4z"), table.may("S", "1m")) == (True, True, True)


@pytest.mark.rule("SANMA-20")
@pytest.mark.parametrize("laid", [False, True])
def test_a_north_laid_aside_turns_no_indicator_and_ends_the_first_go_round_of_all(laid):
    ends = {"E": "19m159p159s12346z7z", "S": "19m19p19s123567z2p"}
    table = at_table(hands=ends, tail="3p")
    shown = table.indicators()
    table.play(*(["E north"] if laid else [])).wait()
    table.play("E 3p drawn" if laid else "E 7z")
    assert table.indicators() == shown
    assert table.may("S", "abort") != laid


@pytest.mark.rule("SANMA-20")
@pytest.mark.parametrize("laid", [False, True])
def test_a_north_laid_aside_ends_the_immediate_win(laid):
    table = at_table("6z4z" if laid else "6z5p", {"S": RUNS}, tail="5p")
    table.play("E 7z", "S ready", "S 6z drawn", *(["W north"] if laid else [])).wait()
    table.play("W 5p drawn", "S win")
    counts = table.engine.desk.work.results[table.seat("S")].counts
    assert (int(counts[PATTERN_IDS["double_riichi"]]), int(counts[PATTERN_IDS["ippatsu"]])) == (1, int(not laid))


@pytest.mark.rule("SANMA-20")
@pytest.mark.parametrize("laid", [False, True])
def test_after_a_north_laid_aside_nobody_declares_double_riichi(laid):
    table = at_table("6z5p", {"E": "19m159p159s12346z7z", "S": RUNS}, tail="3p")
    table.play(*(["E north", "E 3p drawn"] if laid else ["E 7z"]), "S ready", "S 6z drawn", "W 5p drawn", "S win")
    counts = table.engine.desk.work.results[table.seat("S")].counts
    assert (int(counts[PATTERN_IDS["riichi"]]), int(counts[PATTERN_IDS["double_riichi"]])) == (int(laid), int(not laid))


@pytest.mark.rule("SANMA-22")
def test_who_laid_the_north_pays_who_wins_on_it_and_nothing_is_drawn_for_it():
    table = at_table("6z7z4z", {"S": "123456s789p11m44z"}, tail="3p").play("E 7z", "S ready", "S 6z drawn")
    table.play("W 7z drawn", "E north", "S win")
    assert only(table.events, ev.Drew) == []
    east, south, west = table.scores()
    assert (west, east + south) == (35000, 70000)
    assert south > 35000


@pytest.mark.rule("SANMA-24")
def test_after_riichi_a_drawn_north_is_laid_and_one_of_the_hand_is_not():
    table = at_table("6z7z1z9m5z1z4z", {"S": "123456s34p678p44z"}).play("E 7z", "S ready", "S 6z drawn")
    table.play("W 7z drawn", "E 1z drawn").wait()
    assert (table.drawn(), table.open_to("S")) == ("9m", ["9m drawn"])
    table.play("S 9m drawn", "W 5z drawn", "E 1z drawn").wait()
    assert table.drawn() == "4z"
    assert table.may("S", "north")


@pytest.mark.rule("SANMA-25")
@pytest.mark.parametrize(("left", "may"), [(1, False), (2, True)])
def test_no_kong_and_no_north_with_the_last_live_tile(left, may):
    table = at_table("9p", {"S": "3333p258p36s1234z"}, left=left).play("E 7z").wait()
    assert (table.may("S", "kong 3333p"), table.may("S", "north")) == (may, may)


@pytest.mark.rule("SANMA-27")
@pytest.mark.parametrize(("left", "may"), [(3, False), (4, True)])
def test_riichi_needs_three_live_tiles(left, may):
    table = at_table("6z", {"S": RUNS}, left=left).play("E 7z").wait()
    assert table.may("S", "ready") == may
    assert may or table.refusal("S", "ready") == "SANMA-27"


@pytest.mark.rule("SANMA-28")
def test_two_win_on_one_tile_and_the_nearer_takes_counters_and_sticks():
    hands = {"E": "19m159p159s12356z7z", "S": "234567s678p34p88s", "W": "234567s678p34p66s"}
    table = at_table(hands=hands, indicators="6z", before_deal={"counters": 1, "sticks": 1})
    table.play("E 5p", "S win", "W win")  # all simples and pinfu, 2000 each
    assert table.scores() == [35000 - 4000 - 200, 35000 + 2000 + 200 + 1000, 35000 + 2000]


@pytest.mark.rule("SANMA-28")
def test_a_win_goes_before_a_pung():
    hands = {"E": "19m159p159s12356z7z", "S": "55p19m36p159s123z2p", "W": "234567s678p34p66s"}
    table = at_table(hands=hands).play("E 5p", "S pon 55p", "W win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("W")]


LAST = {"round_wind": 1, "deal_number": 2, "dealer": 2, "first_dealer": 0}  # the sixth named hand


@pytest.mark.rule("SANMA-41", "SANMA-5")
@pytest.mark.parametrize(
    ("options", "before", "ended"),
    [
        ({}, {**LAST, "scores": [45000, 30000, 30000, 0]}, True),
        ({}, {**LAST, "scores": [39000, 36000, 30000, 0]}, False),  # nobody has 40000: West is played
        ({}, {**LAST, "round_wind": 0, "scores": [45000, 30000, 30000, 0]}, False),
        ({"length": "east"}, {**LAST, "round_wind": 0, "scores": [45000, 30000, 30000, 0]}, True),
        ({"length": "east"}, {**LAST, "round_wind": 0, "scores": [39000, 36000, 30000, 0]}, False),
    ],
)
def test_a_match_is_six_named_hands_or_three_and_goes_on_until_somebody_has_the_target(options, before, ended):
    table = table_of("sanma", options=options, before_deal=before).close(WON, "S", "E")
    assert bool(only(table.events, ev.MatchEnded)) == ended
    if not ended:
        table.next_hand()
        assert (int(table.record.round_wind), int(table.record.dealer)) == (before["round_wind"] + 1, 0)


@pytest.mark.rule("SANMA-42")
def test_the_dealer_repeats_when_he_wins_and_a_counter_is_laid():
    table = table_of("sanma").close(WON, "E")
    assert (int(table.record.coming.dealer), int(table.record.coming.counters)) == (0, 1)
    table = table_of("sanma", before_deal={"counters": 2}).close(WON, "S", "E")
    assert (int(table.record.coming.dealer), int(table.record.coming.counters)) == (1, 0)


@pytest.mark.rule("SANMA-43")
@pytest.mark.parametrize(("points", "ended"), [(-100, True), (0, False)])
def test_who_falls_below_nothing_ends_the_match(points, ended):
    table = table_of("sanma", before_deal={"scores": [50000, points, 55000 - points, 0]}).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == ended
