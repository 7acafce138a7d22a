"""Hangzhou: the set, the deal, claims, the catch circle, drift, ten honours, the wall, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.institutions.bonds import note_bond
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.core.table.hand import meld_tile, new_meld, remove_tile, to_river
from fangcheng.game import event_types as ev
from fangcheng.game.hands import meld_of
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, tables_of

HANDS = {
    "E": "1479m2358p1346s29s",
    "S": "123m456p789s22s67p",  # waits for 5p and 8p
    "W": "258m147s399p1234z",
    "N": "369m258s147p1234z",
}
MIL = {"preset": "mil_2025"}
at_table = tables_of("hangzhou", HANDS)


def lay(table, letter, *melds):
    """Let the seat have claimed these melds of tiles in its hand, which keeps three fewer for each."""
    seat = table.seat(letter)
    for text in melds:
        meld = meld_of(text)
        giver = (meld.giver + int(table.record.dealer)) % 4
        index = new_meld(table.record, seat, meld.kind, meld.face, giver)
        for number, tile in enumerate(meld.tiles):
            remove_tile(table.record, seat, tile)
            meld_tile(table.record, seat, index, tile, number == 0)
        note_bond(table.record, table.rules, seat, giver)
    keep_waits(table.record, table.rules, table.engine.desk, seat)
    return table


def has_thrown(table, letter, tiles):
    """Let the seat have discarded these tiles."""
    for kind in parse(tiles):
        to_river(table.record, table.seat(letter), kind, 0)
    return table


# --- equipment and set-up


@pytest.mark.rule("HANGZHOU-1", "HANGZHOU-3")
def test_four_of_each_suit_tile_and_honour_in_four_walls_of_seventeen_stacks():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(34), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [17] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("HANGZHOU-2", "HANGZHOU-3", "HANGZHOU-P1", "HANGZHOU-P13")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_the_first_dealer_is_found_by_chance_or_is_east_and_one_throw_breaks_the_wall(preset):
    matches = [Match("hangzhou", seed=seed, preset=preset, mode="interpreted") for seed in range(8)]
    dealers = {match.view().dealer for match in matches}
    assert dealers == {0} if preset else len(dealers) > 1
    for match in matches:
        broken = only(match.events, ev.DiceThrown)[-1]
        wall = only(match.events, ev.WallOpened)[0]
        assert (broken.purpose, len(broken.dice)) == ("break", 2)
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == (min(broken.dice) if preset else sum(broken.dice))


@pytest.mark.rule("HANGZHOU-4")
def test_only_the_dealer_has_fourteen_tiles_and_discards_first():
    table = at_table()
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    assert (int(table.record.turn), "9m" in table.open_to("E")) == (table.seat("E"), True)


@pytest.mark.rule("HANGZHOU-5", "HANGZHOU-29", "HANGZHOU-36", "HANGZHOU-P12")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_twenty_tiles_stay_behind_and_a_drawn_hand_costs_nothing(preset):
    table = at_table(left=8, preset=preset)
    kept = int(table.record.wall_size) - int(table.record.next_tile) - int(table.record.drawable)
    assert kept == 20
    table.throw_drawn(30)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0, 0, 0, 0])


@pytest.mark.rule("HANGZHOU-5", "HANGZHOU-12", "HANGZHOU-39")
def test_a_kong_is_free_takes_the_last_tile_of_the_wall_and_needs_a_drawable_one():
    hands = {"E": HANDS["E"], "S": "555m234p789s22s67p"}
    table = at_table("5m", hands, tail="1z", left=20).play("E 9s", "S kong 5555m")
    assert (table.drawn(), table.scores(), int(table.record.drawable)) == ("1z", [0, 0, 0, 0], 18)
    assert at_table("5m", hands, left=1).play("E 1m").refusal("S", "kong 5555m") == "HANGZHOU-39"
    assert at_table("5m", hands, left=2).play("E 1m").may("S", "kong 5555m")


@pytest.mark.rule("HANGZHOU-P2")
def test_by_the_official_rules_a_kong_takes_the_lower_tile_of_the_last_stack_and_both_are_gone():
    hands = {"E": HANDS["E"], "S": "555m234p789s22s67p"}
    table = at_table("5m", hands, tail="1z2z", left=20, **MIL).play("E 9s", "S kong 5555m")
    assert (table.drawn(), int(table.record.drawable)) == ("2z", 17)
    assert not at_table("5m", hands, left=2, **MIL).play("E 9s").may("S", "kong 5555m")


# --- claims


@pytest.mark.rule("HANGZHOU-11", "HANGZHOU-34")
def test_chow_by_the_next_player_pung_and_kong_by_all_and_any_discard_after_it():
    hands = {**HANDS, "E": "1479m2358p1346s5m9s", "S": "46m123p789s2267p5z", "W": "55m147s399p1234z5z"}
    table = at_table("1p", hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("W", "chi 46m")) == (True, True, False)
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")  # the pung goes first
    assert "5z" in table.discards("W")


@pytest.mark.rule("HANGZHOU-11", "HANGZHOU-34")
def test_any_of_the_three_kongs_a_discard_and_a_claimed_kind_may_be_thrown_at_once():
    three = {"S": "555m34m789s2267p5z", "W": "555m147s399p1234z", "N": "555m147s399p1234z"}
    for letter, hand in three.items():
        hands = {"E": "1479m2358p1346s5m9s", letter: hand}
        assert at_table("1p", hands).play("E 5m").may(letter, "kong 555m")
        assert at_table("1p", hands).play("E 5m", f"{letter} pon 55m").may(letter, "5m")
    hands = {"E": "1479m2358p1346s5m9s", "S": "3456m789s2267p55z"}
    assert at_table("1p", hands).play("E 5m", "S chi 34m").may("S", "5m")
    assert at_table("1p", hands).play("E 5m", "S chi 46m").may("S", "5m")


@pytest.mark.rule("HANGZHOU-13", "HANGZHOU-P6")
@pytest.mark.parametrize("limit", [3, "none"])
def test_nobody_chows_four_times_unless_there_is_no_limit(limit):
    hands = {"S": "4556m123p456s789s", "E": "1479m2358p1346s5m9s"}
    table = at_table("", hands, options={"chow_limit": limit})
    lay(table, "S", "chi 123p from E", "chi 456s from E", "chi 789s from E").play("E 5m")
    assert table.may("S", "chi 46m") == (limit == "none")
    if limit == 3:
        assert table.refusal("S", "chi 46m") == "HANGZHOU-13"
    official = lay(at_table("", hands, **MIL), "S", "chi 123p from E", "chi 456s from E", "chi 789s from E")
    assert official.play("E 5m").may("S", "chi 46m")


@pytest.mark.rule("HANGZHOU-36")
def test_the_last_discard_is_claimed_by_nobody():
    hands = {**HANDS, "W": "55m147s399p1234z5z"}
    assert at_table("5m", hands, left=2).play("E 9s", "S 5m drawn").may("W", "pon 55m")
    table = at_table("5m", hands, left=1).play("E 9s", "S 5m drawn")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    hands = {**HANDS, "S": HANDS["W"], "W": HANDS["S"], "N": "55p36m258s147p123z", "E": "1479m238p1346s299s"}
    more = {"options": {"discard_win": "third_streak"}, "before_deal": {"streak": 2}, "left": 1}
    last = at_table("5p", hands, **more).play("E 9s", "S 5p drawn")
    assert (last.open_to("W"), last.open_to("N")) == (["pass", "win"], [])


@pytest.mark.rule("HANGZHOU-P3", "HANGZHOU-34")
@pytest.mark.parametrize(("preset", "may"), [(None, False), ("mil_2025", True)])
def test_by_the_official_rules_a_kong_may_follow_a_chow_or_pung_at_once(preset, may):
    hands = {"E": "1479m2358p1346s5m9s", "S": "4666m123p7777s22p"}
    table = at_table("", hands, tail="1z2z", preset=preset).play("E 5m", "S chi 46m")
    assert table.may("S", "kong 7777s") == may
    if may:
        assert table.play("S kong 7777s").drawn() == "2z"


# --- the God of Fortune


FEW = {"E": "1479m2358p1346s5z9s", "S": "555m234p789s22s67p"}
CAUGHT = {**HANDS, "E": "1479m2358p1346s5z9s", "S": "555m234p789s22s67p", "W": "258m147s99p12z777z"}


@pytest.mark.rule("HANGZHOU-7", "HANGZHOU-8")
def test_a_discarded_god_is_claimed_by_nobody_and_gods_are_laid_down_by_nobody():
    hands = {**CAUGHT, "W": "258m147s99p12z55z7z"}
    table = at_table("1p", hands).play("E 5z")
    assert (table.drawn(), int(table.record.turn)) == ("1p", table.seat("S"))
    gods = at_table("", {**HANDS, "E": "123m456p789s15555z"})
    assert not gods.may("E", "kong 5555z")
    hands = {**HANDS, "E": "1479m2358p1346s5m9s", "S": "4m13p789s22667p55z", "W": "5m147s399p1234z55z"}
    assert at_table("1p", hands).play("E 5m").drawn() == "1p"  # and stand in for no tile of a claim


@pytest.mark.rule("HANGZHOU-8", "HANGZHOU-9", "HANGZHOU-33")
def test_inside_a_catch_circle_the_others_claim_nothing_and_discard_what_they_draw():
    table = at_table("9p7z", CAUGHT).play("E 5z")
    assert table.discards("S") == "9p"
    assert table.refusal("S", "2s") == "HANGZHOU-9"
    table.play("S 9p drawn")  # West has two of them
    assert (table.drawn(), int(table.record.turn)) == ("7z", table.seat("W"))


@pytest.mark.rule("HANGZHOU-9", "HANGZHOU-38")
def test_inside_a_circle_a_concealed_kong_is_free_and_its_replacement_is_discarded():
    table = at_table("5m", FEW, tail="8m").play("E 5z")
    assert table.may("S", "kong 5555m")
    table.play("S kong 5555m")
    assert (table.drawn(), table.discards("S")) == ("8m", "8m")


@pytest.mark.rule("HANGZHOU-9")
def test_inside_a_circle_who_draws_his_tile_wins():
    hands = {**CAUGHT, "S": HANDS["S"]}
    assert at_table("5p", hands).play("E 5z").may("S", "win")


@pytest.mark.rule("HANGZHOU-9", "HANGZHOU-P4")
@pytest.mark.parametrize(("preset", "may"), [(None, False), ("mil_2025", True)])
def test_inside_a_circle_nobody_adds_to_his_pung_but_by_the_official_rules(preset, may):
    table = lay(at_table("5m", FEW, preset=preset), "S", "pon 555m from W").play("E 5z")
    assert table.may("S", "kong 5555m") == may


@pytest.mark.rule("HANGZHOU-10")
def test_a_circle_ends_with_the_throwers_next_plain_discard_which_may_be_claimed():
    hands = {"E": CAUGHT["E"], "S": "99m234p789s22s678p"}
    table = at_table("1p1s1z9m", hands).play("E 5z", "S 1p drawn", "W 1s drawn", "N 1z drawn")
    assert "1m" in table.open_to("E")  # the thrower is free
    table.play("E 9m")
    assert table.may("S", "pon 99m")


@pytest.mark.rule("HANGZHOU-10")
def test_another_god_begins_a_circle_of_its_own_even_when_it_has_to_be_discarded():
    table = at_table("5z7z1p4m", {**CAUGHT, "W": HANDS["W"]}).play("E 5z")
    assert table.discards("S") == "5z"
    table.play("S 5z drawn", "W 7z drawn", "N 1p drawn")
    assert table.discards("E") == "4m"  # caught in South's circle now
    table.play("E 4m drawn")
    assert len(table.discards("S")) > 4


@pytest.mark.rule("HANGZHOU-P4", "HANGZHOU-P5")
def test_the_circle_of_the_official_rules():
    hands = {"E": CAUGHT["E"], "S": "99m234p789s22s678p"}
    table = at_table("1p1s1z9m", hands, **MIL).play("E 5z")
    assert table.discards("S") == "1p"
    table.play("S 1p drawn", "W 1s drawn", "N 1z drawn")
    assert len(table.discards("E")) > 4
    assert table.play("E 9m").may("S", "pon 99m")


# --- winning


@pytest.mark.rule("HANGZHOU-17", "HANGZHOU-33", "HANGZHOU-P7")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_only_own_draws_win_and_no_kong_is_robbed(preset):
    table = at_table("1p", {**HANDS, "E": "1479m2358p1346s5p9s"}, preset=preset).play("E 5p")
    assert table.refusal("S", "win") == "HANGZHOU-17"
    hands = {"E": HANDS["E"], "S": "555m234p789s22s67p", "W": "67m123p456s99s111z"}
    table = lay(at_table("5m", hands, tail="1s1s", preset=preset), "S", "pon 555m from W")
    table.play("E 9s", "S kong 5555m")
    assert (table.drawn(), table.open_to("W")) == ("1s", [])


@pytest.mark.rule("HANGZHOU-17", "HANGZHOU-28")
@pytest.mark.parametrize(("repeats", "wins"), [(1, False), (2, True)])
def test_by_option_discards_win_while_the_dealer_has_his_third_hand_in_a_row(repeats, wins):
    options = {"discard_win": "third_streak"}
    hands = {**HANDS, "E": "1479m2358p1346s5p9s"}
    table = at_table("1p", hands, options=options, before_deal={"streak": repeats}).play("E 5p")
    assert table.may("S", "win") == wins
    if wins:  # no God: two points, four times eight from the dealer, and the discarder pays for the others
        assert table.play("S win").scores() == [-(2 * 8 + 2 + 2), 20, 0, 0]


@pytest.mark.rule("HANGZHOU-17")
def test_of_two_who_could_win_on_a_discard_the_nearer_wins_alone():
    hands = {"E": "1479m2358p1346s5p9s", "S": HANDS["S"], "W": "123456789m67p33s"}
    hands["E"] = "14m12358p1346s5p96s"
    more = {"options": {"discard_win": "third_streak"}, "before_deal": {"streak": 2}}
    table = at_table("1p", hands, **more).play("E 5p")
    assert table.may("W", "win")
    table.play("S win", "W win")
    assert (table.over, [event.seat for event in only(table.events, ev.Won)]) == (True, [table.seat("S")])


@pytest.mark.rule("HANGZHOU-17", "COMMON-3")
def test_who_lets_a_discard_pass_wins_on_none_before_his_next_draw():
    hands = {"E": "1479m1238p1346s5p9s", "S": HANDS["S"], "N": "557p36m258s18p123z"}
    more = {"options": {"discard_win": "third_streak"}, "before_deal": {"streak": 2}}
    table = at_table("1z1m8p", hands, **more).play("E 5p", "S pass", "N pon 55p", "N 8p")
    assert not table.may("S", "win")
    table = at_table("1z1m8p", hands, **more).play("E 9m", "S 1z drawn", "W 1m drawn", "N 8p drawn")
    assert table.may("S", "win")


@pytest.mark.rule("HANGZHOU-37")
def test_the_dealer_may_win_with_the_tiles_dealt_and_names_the_best_as_drawn():
    table = at_table("", {"E": "123m456p789s1115z9m"}).play("E win")
    assert table.scores() == [4 * 3, -4, -4, -4]  # burst: two points, twice each


BURST = "123m456p789s111z5z"


@pytest.mark.rule("HANGZHOU-19", "HANGZHOU-18")
def test_gods_discarded_in_place_of_a_win_count_until_another_tile_goes():
    hands = {**HANDS, "S": BURST, "E": "1479m2358p1346s9s2s", "W": "258m147s399p2344z", "N": "369m258s147p2344z"}
    calm = "6p8p3z"  # what West, North and East draw and have to discard
    table = at_table("5z" + calm + "9m", hands)
    table.play("E 9s", "S 5z", "W 6p drawn", "N 8p drawn", "E 3z drawn", "S win")
    assert table.scores() == [-8, 16, -4, -4]  # burst and a drift
    ended = at_table("5z" + calm + "9p6p8p3z9m", hands)
    ended.play("E 9s", "S 5z", "W 6p drawn", "N 8p drawn", "E 3z drawn", "S 9p drawn")
    ended.play("W 6p drawn", "N 8p drawn", "E 3z drawn", "S win")
    assert ended.scores() == [-4, 8, -2, -2]


@pytest.mark.rule("HANGZHOU-19")
def test_a_kong_in_between_ends_no_drift():
    hands = {"E": "1479m2358p1346s2s7z", "S": "123m456p999s111z5z"}
    table = at_table("5z6p8p3z9s", hands, tail="7z")
    table.play("E 2s", "S 5z", "W 6p drawn", "N 8p drawn", "E 3z drawn", "S kong 9999s", "S win")
    assert table.scores() == [-16, 32, -8, -8]  # burst, a drift, kong bloom


@pytest.mark.rule("HANGZHOU-19")
def test_a_god_after_a_pung_is_no_drift_but_ends_none():
    hands = {"E": "1479m2358p1346s2s1z", "S": "123m456p789s1155z", "W": "258m147s399p2344z", "N": "369m258s147p2344z"}
    table = at_table("6p8p3z9m", hands).play("E 1z", "S pon 11z", "S 5z")
    assert int(table.record.circle.drift[table.seat("S")]) == 0
    table.play("W 6p drawn", "N 8p drawn", "E 3z drawn", "S win")
    assert table.scores() == [-4, 8, -2, -2]  # burst alone


@pytest.mark.rule("HANGZHOU-19", "HANGZHOU-P3")
def test_after_a_pung_and_a_kong_a_win_was_possible_and_a_god_is_a_drift():
    hands = {"E": "3479m2358p1346s2s3z", "S": "1111m123p456s33z5z", "W": "258m147s399p2244z", "N": "369m258s147p2244z"}
    table = at_table("6p8p1z9m", hands, tail="5z", options={"kong_after_claim": True})
    table.play("E 3z", "S pon 33z", "S kong 1111m")
    assert table.may("S", "win")
    table.play("S 5z drawn", "W 6p drawn", "N 8p drawn", "E 1z drawn", "S win")
    assert table.scores() == [-8, 16, -4, -4]  # burst and a drift


# --- ten honours


NINE = "2z3z6z6z7z7z2z3z6z"
TENTH = {**HANDS, "S": "1479m258p36s17m8p1z", "W": "258m147s399p11z24z"}


@pytest.mark.rule("HANGZHOU-22", "HANGZHOU-F-ten_winds", "HANGZHOU-23")
@pytest.mark.parametrize(("river", "fan"), [(NINE, 4), ("2z3z6z6z7z7z2z3z5z", 5)])
def test_the_tenth_honour_wins_before_anybody_claims_it_dearer_with_a_god_among_them(river, fan):
    table = has_thrown(at_table("9p", TENTH, options={"cap": "none"}), "S", river).play("E 9s", "S 1z")
    assert (table.over, int(table.record.ending)) == (True, WON)
    value = 2**fan  # one fan of them for no God in the hand
    assert table.scores() == [-2 * value, 4 * value, -value, -value]


@pytest.mark.rule("HANGZHOU-22")
@pytest.mark.parametrize(
    ("river", "melds", "options", "over"),
    [
        ("2z3z6z6z7z7z2z3z1p", [], {}, False),
        ("2z3z6z6z7z7z2z3z", [], {}, False),
        (NINE, ["pon 777m from W"], {}, False),
        (NINE, [], {"ten_winds": False}, False),
        (NINE, [], {}, True),
    ],
)
def test_a_suit_tile_a_meld_or_one_honour_less_is_no_run(river, melds, options, over):
    hands = {**TENTH, "S": "14777m258p36s8p9m1z"}
    table = has_thrown(lay(at_table("9p", hands, options=options), "S", *melds), "S", river)
    assert table.play("E 9s", "S 1z").over == over


@pytest.mark.rule("HANGZHOU-P8")
def test_by_the_official_rules_who_has_ten_honours_is_asked_and_may_play_on():
    table = has_thrown(at_table("9p", TENTH, **MIL), "S", NINE).play("E 9s", "S 1z")
    assert (table.open_to("S"), table.open_to("W")) == (["pass", "win"], [])
    table.play("S pass")
    assert table.may("W", "pon 11z")
    won = has_thrown(at_table("9p", TENTH, **MIL), "S", NINE).play("E 9s", "S 1z", "S win")
    assert won.scores() == [-32, 64, -16, -16]


# --- dealer and match


@pytest.mark.rule("HANGZHOU-30", "HANGZHOU-31", "HANGZHOU-24", "HANGZHOU-P11", "HANGZHOU-P10")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_the_dealer_stays_after_his_win_or_a_drawn_hand_and_his_factor_grows_to_eight(rules):
    for repeats, factor in ((0, 2), (1, 4), (2, 8), (2, 8)):
        own = at_table("", {"E": "123m456p789s22s678p"}, before_deal={"streak": repeats}, **rules)
        own.play("E win")
        assert own.scores() == [3 * 2 * factor, -2 * factor, -2 * factor, -2 * factor]
        assert (int(own.record.coming.dealer), int(own.record.coming.streak)) == (own.seat("E"), min(repeats + 1, 2))
    other = at_table("5p", before_deal={"streak": 2}, **rules).play("E 9s", "S win")
    assert other.scores() == [-16, 20, -2, -2]
    assert (int(other.record.coming.dealer), int(other.record.coming.streak)) == (other.seat("S"), 0)
    drawn = at_table(**rules).close(EXHAUSTED)
    assert (int(drawn.record.coming.dealer), int(drawn.record.coming.streak)) == (drawn.seat("E"), 1)


@pytest.mark.rule("HANGZHOU-32", "HANGZHOU-P13")
@pytest.mark.parametrize(
    ("rules", "played", "over"),
    [
        ({}, 15, True),
        ({}, 14, False),
        (MIL, 15, True),
        (MIL, 14, False),
        ({"options": {"hands": 8}}, 7, True),
    ],
)
def test_a_match_is_sixteen_hands_or_eight_and_points_rank(rules, played, over):
    late = {"hands_played": played, "scores": [4, -2, 8, -10]}
    table = at_table(hands={}, before_deal=late, **rules).close(EXHAUSTED)
    assert bool(only(table.events, ev.MatchEnded)) == over
    assert [one.person for one in table.ranking()] == [2, 0, 1, 3]
