"""Guangdong folk: set and deal, claims, who goes first, kongs, bought horses, the end of a hand and of the match."""

from collections import Counter
from itertools import chain

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, tables_of

DULL = {"E": "247p258s1234567z9s", "W": "258p147s1234567z", "N": "369p369s1234567z"}
SOUTH = "123p678p555s23s99p"  # waits for 1s and 4s
HANDS = {**DULL, "S": SOUTH}
FEEDS = {**HANDS, "E": "247p258s123456z49s"}  # East holds a 4s for South
at_table = tables_of("guangdong_folk", HANDS)


def laid(table, letter):
    return table.view().seats[table.seat(letter)].flowers


# --- equipment and set-up


@pytest.mark.rule("GUANGDONG_FOLK-1", "GUANGDONG_FOLK-6", "GUANGDONG_FOLK-10")
def test_a_hundred_and_forty_four_tiles_in_walls_of_18_all_of_which_are_drawn():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    suits = dict.fromkeys(parse("123456789m123456789p123456789s1234567z"), 4)
    assert tiles == suits | dict.fromkeys(parse("1f2f3f4f5f6f7f8f"), 1)
    assert [len(side.stacks) for side in table.view().wall.sides] == [18] * 4
    assert table.view().tiles_left == 144 - 53


@pytest.mark.rule("GUANGDONG_FOLK-2", "GUANGDONG_FOLK-4", "GUANGDONG_FOLK-5", "GUANGDONG_FOLK-7")
def test_drawn_seats_three_dice_scores_from_0_and_the_sum_opens_the_wall():
    matches = [Match("guangdong_folk", seed=seed, mode="interpreted") for seed in range(6)]
    assert len({only(match.events, ev.Seated)[0].persons for match in matches}) > 1
    for match in matches:
        [thrown] = [one for one in only(match.events, ev.DiceThrown) if one.purpose != "seats"]
        [opened] = only(match.events, ev.WallOpened)
        assert (thrown.purpose, len(thrown.dice)) == ("break", 3)
        assert (opened.seat, opened.stacks % 18) == ((sum(thrown.dice) - 1) % 4, sum(thrown.dice) % 18)
        assert (match.scores, match.view().dealer) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("GUANGDONG_FOLK-8", "GUANGDONG_FOLK-11")
def test_two_stacks_each_time_fourteen_tiles_for_the_dealer_who_discards_first():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    dealt = [[*chain(*packets[step::4]), wall[48 + step]] for step in range(4)]
    dealt[0].append(wall[52])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in dealt]
    assert table.open_to("E")


@pytest.mark.rule("GUANGDONG_FOLK-9", "GUANGDONG_FOLK-14")
def test_flowers_are_replaced_from_the_tail_in_rounds_the_dealer_first_and_drawn_ones_at_once():
    hands = {"E": "1f47m258p369s1234z9s", "S": "5f47m258p369s1234z"}
    table = at_table("3f", hands, tail="2f9p9m7z")  # East takes 2f, South 9p, East 9m for his 2f
    assert (laid(table, "E"), laid(table, "S")) == (("1f", "2f"), ("5f",))
    assert "9m" in table.open_to("E")
    assert table.hand("S") == "47m2589p369s1234z"
    table.play("E 9m").wait()
    assert (laid(table, "S"), table.drawn()) == (("3f", "5f"), "7z")


@pytest.mark.rule("GUANGDONG_FOLK-45")
def test_a_flower_drawn_as_the_last_tile_ends_the_hand():
    table = at_table("1f", left=1).play("E 9s").wait()
    assert (table.over, int(table.record.ending), laid(table, "S")) == (True, EXHAUSTED, ("1f",))


# --- play


@pytest.mark.rule("GUANGDONG_FOLK-12", "GUANGDONG_FOLK-44")
def test_a_chow_is_refused_and_by_option_the_next_player_may_after_a_pung():
    hands = {"E": "247p258s1234567z4s", "S": "123p67p44s356s99p1m", "W": "25p1735s12345z99m", "N": "369p369s1234567z"}
    assert at_table(hands=hands).play("E 4s").refusal("S", "chi 35s") == "GUANGDONG_FOLK-12"
    table = at_table(hands=hands, options={"chi": True}).play("E 4s")
    assert table.may("S", "chi 35s")
    assert not table.may("W", "chi 35s")
    hands["W"] = "258p144s1235667z"
    hands["S"] = "123p67p35699s99p1m"
    table = at_table(hands=hands, options={"chi": True}).play("E 4s", "S chi 35s", "W pon").wait()
    assert int(table.record.turn) == table.seat("W")


KONG = {**DULL, "S": "1111p678p55s23s99p"}
PUNG = {**DULL, "S": "123p6677p55s23s99p"}
ADDED = ("E 5s", "S pon", "S 3s", "W 7s drawn", "N 1s drawn", "E 6p drawn", "S kong 5555s")


@pytest.mark.rule("GUANGDONG_FOLK-13", "GUANGDONG_FOLK-27")
@pytest.mark.parametrize(
    ("hands", "wall", "steps"),
    [
        pytest.param(HANDS, "", ("E 5s", "S kong 555s"), id="exposed"),
        pytest.param(PUNG, "7s1s6p5s", ADDED, id="added"),
        pytest.param(KONG, "7p", ("E 9s", "S kong 1111p"), id="concealed"),
    ],
)
@pytest.mark.parametrize(("stakes", "each"), [("1-2-3", 2), ("5-5-5", 5), ("10-20-30", 20)])
def test_every_kong_is_paid_at_once_by_each_and_replaced_from_the_tail(hands, wall, steps, stakes, each):
    table = at_table(wall, hands, tail="8s", options={"stakes": stakes}).play(*steps).wait()
    assert table.drawn() == "8s"
    assert table.scores() == [-each, 3 * each, -each, -each]


@pytest.mark.rule("GUANGDONG_FOLK-20", "COMMON-4")
def test_no_kong_with_an_empty_wall_and_the_last_discard_may_only_be_won():
    assert at_table("7p", KONG, left=2).play("E 9s").may("S", "kong 1111p")
    assert not at_table("7p", KONG, left=1).play("E 9s").may("S", "kong 1111p")
    hands = {**DULL, "W": "55s258p14s134567z", "S": "123p678p29s23s9p15z", "N": "123p678p46s777s22z"}
    assert at_table("5s", hands, left=2).play("E 9s", "S 5s drawn").may("W", "pon")
    last = at_table("5s", hands, left=1).play("E 9s", "S 5s drawn")
    assert last.open_to("W") == []
    assert set(last.open_to("N")) == {"win", "pass"}


# Both wait for 4s: South with a chicken, West with a full flush.
FLUSH = "12356788899s23s"
BOTH = {"E": "247p25s123456z44s9m", "S": "123p678p23m1m23s99p", "W": FLUSH, "N": "369p369m1234567z"}


@pytest.mark.rule("GUANGDONG_FOLK-15", "GUANGDONG_FOLK-16", "GUANGDONG_FOLK-26")
def test_the_bigger_hand_cuts_off_the_smaller_whoever_is_nearer():
    table = at_table(hands=BOTH).play("E 4s", "S win", "W win")
    assert table.scores() == [-15, 0, 15, 0]
    assert at_table(hands=BOTH).play("E 4s", "S win", "W pass").scores() == [-3, 3, 0, 0]


@pytest.mark.rule("GUANGDONG_FOLK-16")
def test_of_equal_hands_the_nearest_wins_and_flowers_make_none_bigger():
    hands = {**BOTH, "W": "123m678p777m23s7z1f"}  # laid out, the flower is replaced by another 7z
    table = at_table(hands=hands, tail="7z").play("E 4s", "S win", "W win")
    assert table.scores() == [-3, 3, 0, 0]


# South has ponged 5s, for which West and North wait, and adds the fourth.
ROBBERS = {
    "E": "1479p258s1234567z",
    "S": "36p1255s1234567z",
    "W": "123678p777s46s99p",
    "N": "234888p234s46s11p",
}
ROBBED = ("E 5s", "W pass", "N pass", "S pon", "S 1z", "W 3z drawn", "N 4z drawn", "E 5z drawn", "S kong 5555s")


@pytest.mark.rule("GUANGDONG_FOLK-16", "GUANGDONG_FOLK-18", "GUANGDONG_FOLK-26", "GUANGDONG_FOLK-27", "COMMON-6")
def test_a_robbed_kong_is_paid_three_times_by_its_maker_to_one_robber_and_brings_nothing():
    table = at_table("3z4z5z5s", ROBBERS, tail="9s").play(*ROBBED, "W win", "N win")
    assert table.scores() == [0, -9, 9, 0]
    table = at_table("3z4z5z5s", ROBBERS, tail="9s").play(*ROBBED, "W pass", "N win")
    assert table.scores() == [0, -9, 0, 9]


@pytest.mark.rule("GUANGDONG_FOLK-16", "GUANGDONG_FOLK-18")
def test_of_two_robbers_the_bigger_hand_cuts_off_the_nearer():
    """North's mixed suit is worth 6, three times."""
    hands = {**ROBBERS, "N": "123s46s888s999s11z"}
    table = at_table("3z4z5z5s", hands, tail="9s").play(*ROBBED, "W win", "N win")
    assert table.scores() == [0, -18, 0, 18]


@pytest.mark.rule("GUANGDONG_FOLK-18")
def test_a_concealed_kong_is_robbed_by_nobody_not_even_thirteen_orphans():
    hands = {**DULL, "S": "9999p678p55s23s11m", "N": "19m1p19s1234567z1z"}
    assert at_table("7p", hands, tail="8s").play("E 2s", "S kong 9999p").drawn() == "8s"


@pytest.mark.rule("GUANGDONG_FOLK-17")
def test_a_win_goes_before_a_kong_or_pung():
    hands = {**FEEDS, "W": "258p11s12334567z", "E": "247p258s123456z19s"}
    table = at_table(hands=hands).play("E 1s", "W pon", "S win")
    assert (table.over, table.scores()) == (True, [-3, 3, 0, 0])


@pytest.mark.rule("GUANGDONG_FOLK-19", "GUANGDONG_FOLK-44", "COMMON-3")
def test_who_passes_a_win_waits_for_his_own_draw():
    hands = {"E": "247p258s1234567z4s", "S": "258p147s1234567z", "W": SOUTH, "N": "369p3644s123456z"}
    table = at_table("8m7m", hands).play("E 4s", "W pass", "S 4s")
    assert table.refusal("W", "win") == "GUANGDONG_FOLK-19"
    hands = {"E": "247p258s123456z44s", "S": "258p147s1234567z", "W": SOUTH, "N": "369p3699s12345z1s"}
    assert at_table("8m7m", hands).play("E 4s", "S 8m drawn", "W 7m drawn", "N 1s").may("W", "win")


@pytest.mark.rule("GUANGDONG_FOLK-19", "COMMON-3")
def test_his_own_pung_frees_who_passed_a_win():
    hands = {"E": "247p258s123456z47s", "S": "258p1479s12345z9p", "W": SOUTH, "N": "369p369s123456z1s"}
    table = at_table("8m", hands).play("E 4s", "W pass", "S 9p", "W pon", "W 5s", "N 1s")
    assert table.may("W", "win")


@pytest.mark.rule("GUANGDONG_FOLK-26", "GUANGDONG_FOLK-23")
def test_an_own_draw_is_paid_by_each_and_ends_the_hand():
    table = at_table("4s").play("E 9s", "S win")
    assert (table.over, table.scores()) == (True, [-3, 9, -3, -3])


# --- horses

BOUGHT = {"horses": True}


def bought(buyers, horses, hands=HANDS, wall="4s", **more):
    """Those named buy horses, which are the tiles in turn order from the dealer."""
    opening = [f"{letter} stake {int(letter in buyers)}" for letter in "ESWN"]
    return at_table(wall, hands, tail=horses, options=BOUGHT | more.pop("options", {}), opening=opening, **more)


@pytest.mark.rule("GUANGDONG_FOLK-33", "GUANGDONG_FOLK-39", "COMMON-25")
@pytest.mark.parametrize("buyers", ["", "S", "EN", "ESWN"])
def test_the_horses_bought_are_out_of_the_wall_and_shown_when_the_hand_ends(buyers):
    table = bought(buyers, "1p2p3p4p"[: 2 * len(buyers)])
    assert table.view().tiles_left == 144 - 53 - len(buyers)
    table.play("E 9s", "S win")
    turned = only(table.events, ev.HorseTurned)
    assert [one.tile for one in turned] == ["1p", "2p", "3p", "4p"][: len(buyers)]
    assert [one.owner for one in turned] == [table.seat(letter) for letter in "ESWN" if letter in buyers]


@pytest.mark.rule("GUANGDONG_FOLK-33")
def test_flowers_and_kongs_are_replaced_from_in_front_of_the_horses():
    hands = {**DULL, "S": "1111p678p55s23s9p1f"}
    table = bought("EW", "1s4p9p8s", hands, wall="7p").play("E 9s")
    assert "9p" in table.open_to("S")
    assert table.play("S kong 1111p").drawn() == "8s"


@pytest.mark.rule("GUANGDONG_FOLK-32", "GUANGDONG_FOLK-34", "GUANGDONG_FOLK-35")
@pytest.mark.parametrize(
    ("letter", "tiles"),
    [("E", "1m5p9s1z7z1f5f"), ("S", "2m6s2z6z2f6f"), ("W", "3m7s3z5z3f7f"), ("N", "4m8s4z4f8f")],
)
def test_every_tile_points_at_a_player(letter, tiles):
    for tile in (tiles[start : start + 2] for start in range(0, len(tiles), 2)):
        [turned] = only(bought("N", tile).play("E 9s", "S win").events, ev.HorseTurned)
        assert (turned.tile, turned.seat) == (tile, "ESWN".index(letter))


@pytest.mark.rule("GUANGDONG_FOLK-36", "GUANGDONG_FOLK-37", "GUANGDONG_FOLK-38")
@pytest.mark.parametrize(
    ("buyers", "horses", "changes"),
    [
        (
            "W",
            "2m",
            [-3 - 3, 9, -3 + 6, -3 - 3],
        ),  # on the winner: East and North pay West once more, he himself nothing
        ("S", "2m", [-6, 18, -6, -6]),  # the winner on himself
        ("W", "1m", [-3, 9 + 3, -3 - 3, -3]),  # on East, who pays: West pays the winner as much
        ("S", "1m", [-3, 9, -3, -3]),  # the winner on a payer owes himself
        ("EW", "2m2m", [-3 - 3 + 6, 9, -3 - 3 + 6, -3 - 6]),  # horses do not settle with each other
    ],
)
def test_a_horse_gives_what_its_player_gets_and_takes_what_he_pays(buyers, horses, changes):
    assert bought(buyers, horses).play("E 9s", "S win").scores() == changes


@pytest.mark.rule("GUANGDONG_FOLK-37", "GUANGDONG_FOLK-38")
def test_a_player_bought_who_neither_wins_nor_pays_costs_nothing_and_kongs_are_left_out():
    given = bought("N", "3m", FEEDS, wall="8m").play("E 4s", "S win")
    assert given.scores() == [-3, 3, 0, 0]
    konged = bought("N", "2m", HANDS, wall="8m").play("E 5s", "S kong 555s")
    assert konged.scores() == [-2, 6, -2, -2]


@pytest.mark.rule("GUANGDONG_FOLK-39", "GUANGDONG_FOLK-33")
def test_no_horse_is_settled_in_a_drawn_hand_but_they_are_shown():
    table = bought("W", "1m", wall="7p", left=1).play("E 9s").throw_drawn(2)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [0, 0, 0, 0])
    assert [one.tile for one in only(table.events, ev.HorseTurned)] == ["1m"]


@pytest.mark.rule("GUANGDONG_FOLK-33")
def test_nobody_sees_a_horse_before_the_hand_ends():
    one, other = bought("ESWN", "1m2m3m4m"), bought("ESWN", "4m3m2m1m")
    for letter in "ESWN":
        assert one.view(letter).plain() == other.view(letter).plain()


# --- the end


@pytest.mark.rule("GUANGDONG_FOLK-40", "GUANGDONG_FOLK-41", "GUANGDONG_FOLK-27")
def test_in_a_drawn_hand_only_kongs_are_paid_and_the_dealer_stays():
    table = at_table("7p6p8p", KONG, tail="8s", left=4).play("E 9s", "S kong 1111p").throw_drawn(8)
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-2, 6, -2, -2])
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("GUANGDONG_FOLK-42", "GUANGDONG_FOLK-41")
@pytest.mark.parametrize(
    ("dealer", "winner", "next_dealer"),
    [("winner", "W", "W"), ("winner", "E", "E"), ("rotate", "W", "S"), ("rotate", "E", "E")],
)
def test_the_winner_deals_or_by_option_the_next_player_unless_the_dealer_wins(dealer, winner, next_dealer):
    table = at_table(options={"dealer": dealer}).close(WON, winner)
    assert int(table.record.coming.dealer) == table.seat(next_dealer)


@pytest.mark.rule("GUANGDONG_FOLK-43")
@pytest.mark.parametrize("hands", [16, 8])
def test_a_match_is_sixteen_hands_or_eight_and_points_rank(hands):
    before = {"hands_played": hands - 2, "scores": [5, -9, 20, -16]}
    table = at_table(options={"match": f"{hands} hands"}, before_deal=before).close(EXHAUSTED)
    assert not only(table.events, ev.MatchEnded)
    table.next_hand().close(EXHAUSTED)
    assert only(table.events, ev.MatchEnded)
    assert [one.score for one in table.ranking()] == [20, 5, -9, -16]


@pytest.mark.rule("GUANGDONG_FOLK-43")
def test_four_rounds_are_over_when_all_have_dealt_four_times():
    table = at_table(options={"match": "4 rounds"})
    for _ in range(15):
        table.close(WON, "S").next_hand()
        assert not only(table.events, ev.MatchEnded)
    assert only(table.close(WON, "S").events, ev.MatchEnded)


# West has a mixed suit, South three pungs and two pairs; both wait for 4s.
PUNGS_AND_SUIT = {
    "E": "247p258m123456z48s",
    "S": "111p222m999p44s55m",
    "W": "567s678s23s555z77z",
    "N": "369p369m1346z158p",
}


@pytest.mark.rule("GUANGDONG_FOLK-16", "GUANGDONG_FOLK-30")
@pytest.mark.parametrize(("pungs", "scores"), [(False, [-6, 0, 6, 0]), (True, [-9, 9, 0, 0])])
def test_all_pungs_cut_off_a_mixed_suit_where_they_count_and_are_a_chicken_else(pungs, scores):
    table = at_table(hands=PUNGS_AND_SUIT, options={"pungs": pungs}).play("E 4s", "S win", "W win")
    assert table.scores() == scores
