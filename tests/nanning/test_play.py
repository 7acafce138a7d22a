"""Nanning: the set, the deal, claims, sealed players, horses and jokers, the end of hand and match."""

from collections import Counter
from itertools import chain

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, tables_of
from hangzhou.test_play import lay

HANDS = {
    "E": "1479m2358p1346s29s",
    "S": "1133m5577p99s11z3z",  # waits for 3z
    "W": "258m147s399p1224z",
    "N": "369m258s147p1224z",
}
at_table = tables_of("nanning", HANDS)


@pytest.mark.rule("NANNING-1", "NANNING-2", "NANNING-4")
def test_four_of_each_suit_tile_and_honour_in_four_walls_of_seventeen_stacks():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("NANNING-3", "NANNING-4", "NANNING-2")
def test_the_first_dealer_is_found_by_chance_and_the_smaller_die_names_the_stack():
    matches = [Match("nanning", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == min(broken.dice)


@pytest.mark.rule("NANNING-4")
def test_two_stacks_at_a_time_to_twelve_tiles_then_the_dealer_jumps_for_two():
    table = at_table(hands={})
    wall = [int(kind) for kind in table.record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    hands = [[*chain(*packets[seat::4]), wall[48 + seat]] for seat in range(4)]
    hands[0].append(wall[52])  # the top of the first stack left, and that of the third
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(tiles) for tiles in hands]


@pytest.mark.rule("NANNING-5", "NANNING-32")
@pytest.mark.parametrize("horses", [0, 2, 4, 6, 8, 10])
def test_as_many_tiles_as_horses_stay_behind_and_a_drawn_hand_costs_nothing(horses):
    table = at_table(left=4, options={"horses": horses})
    kept = int(table.record.wall_size) - int(table.record.next_tile) - int(table.record.drawable)
    assert kept == horses
    table.throw_drawn(20)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])


@pytest.mark.rule("NANNING-24")
def test_horses_are_turned_after_a_self_draw_and_after_no_other_win():
    drawn = at_table("3z", reserve="1m2m6z4p5p7p").play("E 9s", "S win")
    assert len(only(drawn.events, ev.HorseTurned)) == 6
    assert drawn.scores() == [-24, 72, -24, -24]  # eight from each, and two horses of South's
    given = at_table("1m", {**HANDS, "E": "1479m2358p1346s3z9s"}).play("E 3z", "S win")
    assert only(given.events, ev.HorseTurned) == []
    assert given.scores() == [-9, 9, 0, 0]


@pytest.mark.rule("NANNING-8")
def test_a_win_goes_before_a_pung():
    hands = {**HANDS, "E": "1479m2358p1346s3z9s", "W": "258m147s399p1233z"}
    assert at_table(hands=hands).play("E 3z", "W pon 33z", "S win").scores() == [-9, 9, 0, 0]


@pytest.mark.rule("NANNING-14")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_the_discard_after_the_last_drawable_tile_makes_no_pung(left, may):
    hands = {**HANDS, "E": "1479m2358p1346s29s", "S": "147m258p369s1235z", "W": "258m147s399p1233z"}
    table = at_table("3z", hands, left=left).play("E 9s", "S 3z drawn")
    assert table.may("W", "pon 33z") == may


@pytest.mark.rule("NANNING-14")
def test_the_discard_after_the_last_drawable_tile_may_be_won_on():
    hands = {**HANDS, "S": "147m258p369s1235z", "W": HANDS["S"]}
    table = at_table("3z", hands, left=1).play("E 9s", "S 3z drawn")
    assert table.play("W win").scores() == [0, -9, 9, 0]


@pytest.mark.rule("NANNING-F-shot_by_melded", "NANNING-16")
@pytest.mark.parametrize("melds", [4, 3])
def test_the_discard_of_a_player_with_four_exposed_melds_opens_a_plain_hand_for_nine(melds):
    hands = {**HANDS, "S": "34m567p888p22s456s", "W": "111p666m999s333z7z"}  # South waits for 2m and 5m
    exposed = ("pon 111p from E", "pon 666m from N", "pon 999s from E", "pon 333z from S")[:melds]
    table = lay(at_table("1z5m", hands), "W", *exposed).play("E 9m", "S 1z drawn", "W 5m drawn")
    if melds == 4:
        assert table.play("S win").scores() == [0, 9, -9, 0]
    else:
        assert not table.may("S", "win")


@pytest.mark.rule("NANNING-25")
def test_horses_multiply_no_kong():
    hands = {"E": HANDS["E"], "S": "555s234p789m22s67p"}
    table = at_table("5s", hands, tail="5p", reserve="1m2m6z4p5p7p").play("E 9s", "S kong 5555s", "S win")
    # a kong bloom of 6, three times that for two horses of South's; the kong 1 from each as ever
    assert table.scores() == [-19, 57, -19, -19]


@pytest.mark.rule("NANNING-6", "NANNING-8", "NANNING-37")
def test_pung_and_kong_by_all_and_no_chow():
    hands = {**HANDS, "E": "1479m2358p1346s5m9s", "S": "46m123p789s2267p5z", "W": "555m147s399p1224z"}
    table = at_table("1p", hands).play("E 5m")
    assert (table.may("W", "pon 55m"), table.may("W", "kong 555m")) == (True, True)
    assert table.refusal("S", "chi 46m") == "NANNING-6"
    table.play("W pon 55m")
    assert all(tile in table.open_to("W") for tile in ("5m", "4z"))


@pytest.mark.rule("NANNING-7", "NANNING-26")
def test_kongs_are_paid_at_once_by_who_fed_them_or_by_all():
    hands = {"E": "1479m2358p1346s59s", "S": "555s234p789m22s67p", "W": "555m147s399p1224z"}
    open_kong = at_table("1p", hands, tail="9m").play("E 5s", "S kong 555s")
    assert (open_kong.drawn(), open_kong.scores()) == ("9m", [-1, 1, 0, 0])
    hands["E"] = "1479m2358p1346s29s"
    concealed = at_table("5s", hands, tail="9m").play("E 9s", "S kong 5555s")
    assert concealed.scores() == [-1, 3, -1, -1]
    added = lay(at_table("5s", hands, tail="9m"), "S", "pon 555s from W").play("E 9s", "S kong 5555s")
    assert added.scores() == [0, 1, -1, 0]
    assert not at_table("5s", hands, left=1).play("E 9s").may("S", "kong 5555s")


@pytest.mark.rule("NANNING-7")
def test_a_concealed_kong_is_not_shown():
    hands = {"E": HANDS["E"], "S": "555s234p789s22s67p"}
    table = at_table("5s", hands, tail="9m").play("E 9s", "S kong 5555s")
    meld = table.view("E").seats[table.seat("S")].melds[0]
    assert "5s" not in meld.tiles
    assert table.view("S").seats[table.seat("S")].melds[0].tiles == ("5s",) * 4


@pytest.mark.rule("NANNING-9", "NANNING-22")
def test_an_added_kong_is_robbed_by_a_plain_hand_and_not_paid():
    hands = {"E": HANDS["E"], "S": "555s234p789m22s67p", "W": "34s678m345p11199p"}
    table = lay(at_table("5s", hands), "S", "pon 555s from W").play("E 9s", "S kong 5555s")
    assert table.may("W", "win")
    assert table.play("W win").scores() == [0, -9, 9, 0]
    concealed = at_table("5s", hands).play("E 9s", "S kong 5555s")
    assert not concealed.may("W", "win")


@pytest.mark.rule("NANNING-10", "NANNING-18", "NANNING-35", "NANNING-20")
def test_several_win_on_one_discard_which_ends_the_hand_and_the_discarder_deals():
    hands = {"E": "1479m2358p1346s3z9s", "S": HANDS["S"], "W": "2244m668s8s99p113z"}
    table = at_table("1p", hands).play("E 3z", "S win", "W win")
    assert (table.over, int(table.record.ending), table.scores()) == (True, WON, [-18, 9, 9, 0])
    assert int(table.record.coming.dealer) == table.seat("E")
    rotated = {**HANDS, "S": "1479m2358p1346s3z", "W": hands["S"], "N": hands["W"]}  # he need not have dealt before
    other = at_table("9s1p", rotated).play("E 9s", "S 3z", "W win", "N win")
    assert int(other.record.coming.dealer) == other.seat("S")


@pytest.mark.rule("NANNING-33", "NANNING-34")
def test_the_winner_deals_next_and_a_drawn_hand_keeps_the_dealer_or_goes_to_the_last_drawer():
    won = at_table("3z").play("E 9s", "S win")
    assert int(won.record.coming.dealer) == won.seat("S")
    given = at_table(hands={**HANDS, "E": "1479m2358p1346s3z9s", "S": HANDS["W"], "W": HANDS["S"]})
    assert int(given.play("E 3z", "W win").record.coming.dealer) == given.seat("W")
    drawn = at_table(left=2).play("E 9s").throw_drawn(6)
    assert int(drawn.record.coming.dealer) == drawn.seat("E")
    last = at_table(left=2, options={"draw_dealer": "last drawer"}).throw_drawn(6)
    assert (last.over, int(last.record.coming.dealer)) == (True, last.seat("W"))


@pytest.mark.rule("NANNING-11", "COMMON-3")
def test_who_lets_a_win_pass_wins_on_no_discard_before_his_next_turn():
    waits = {**HANDS, "E": "1479m2358p1346s3z9s", "S": "147m258p369s1235z", "N": HANDS["S"]}
    assert not at_table("1p", waits).play("E 3z", "N pass", "S 3z").may("N", "win")
    assert at_table("1p", waits).play("E 9s", "S 3z").may("N", "win")  # nothing went by
    # South has had a turn of his own since.
    hands = {"E": "1479m2358p1346s3z9s", "S": HANDS["S"], "W": "258m147s399p1223z"}
    assert at_table("1p", hands).play("E 3z", "S pass", "S 1p drawn", "W 3z").may("S", "win")


@pytest.mark.rule("NANNING-12", "NANNING-37")
def test_who_has_fed_three_pungs_to_one_player_may_not_win_in_any_way():
    hands = {**HANDS, "E": "1479m2358p1346s3z9s", "W": "222p666s888m1224z"}
    for melds, sealed in ((3, True), (2, False)):
        fed = [f"pon {tiles} from S" for tiles in ("222p", "666s", "888m")][:melds]
        on_discard = lay(at_table("1p", hands), "W", *fed).play("E 3z")
        own_draw = lay(at_table("3z", hands), "W", *fed).play("E 8p")
        assert (on_discard.may("S", "win"), own_draw.may("S", "win")) == (not sealed, not sealed)
        if sealed:
            assert on_discard.refusal("S", "win") == own_draw.refusal("S", "win") == "NANNING-12"


JOKER = {"options": {"joker": True}, "joker": "3z"}


@pytest.mark.rule("NANNING-13", "COMMON-18")
def test_by_option_a_turned_tile_is_wild_and_is_neither_discarded_nor_laid_down():
    hands = {"E": "147m2358p1346s333z", "S": "123m456p789s22s67p"}
    table = at_table("1p", hands, **JOKER)
    assert int(table.record.wild_mask) == 1 << 29
    assert "3z" not in table.discards("E")
    assert table.refusal("E", "3z") == "NANNING-13"
    assert table.play("E 1m").open_to("W") == []


@pytest.mark.rule("NANNING-13", "COMMON-18")
def test_who_holds_nothing_but_jokers_discards_one_which_nobody_claims():
    hands = {"E": "55m111p999p111s33z9s", "S": "1379m258p369s166z", "W": "2558m147s37p1224z"}
    table = lay(at_table("1m", hands, **JOKER), "E", "pon 111p from S", "pon 999p from S", "pon 111s from N")
    table.play("E 9s", "S 1m drawn", "W 5m", "E pon 55m")
    assert table.discards("E") == "3z"
    table.play("E 3z")
    assert int(table.record.turn) == table.seat("S")


@pytest.mark.rule("NANNING-36")
@pytest.mark.parametrize(("hands", "played", "over"), [(8, 7, True), (8, 6, False), (4, 3, True), (16, 15, True)])
def test_a_match_is_eight_hands_or_four_or_sixteen_and_points_rank(hands, played, over):
    late = {"hands_played": played, "scores": [4, -2, 8, -10]}
    table = at_table(hands={}, options={"hands": hands}, before_deal=late).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert [one.person for one in table.ranking()] == [2, 0, 1, 3]


@pytest.mark.rule("NANNING-31")
def test_the_dealer_pays_and_gets_no_more_than_others():
    for dealt in (0, 3):
        table = at_table("3z", reserve="1m1p1s5m5p5s", before_deal={"streak": dealt}).play("E 9s", "S win")
        assert table.scores() == [-8, 24, -8, -8]
