"""Guizhou: the set, claims, declaring in the first turn, kongs, missed wins, the drawn hand, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.game.said import matching
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.tiles import parse
from flow.table_of import only, tables_of
from hangzhou.test_play import lay
from tabletop import pass_case

HANDS = {
    "E": "1469m2579p3469s2m7s",
    "S": "456678m2234p567s",  # waits for 2p and 5p
    "W": "1379m1469p2589s3m",
    "N": "2358m1359p2479s8m",
}
PAIRS = {"E": "1469m247p3469s258m", "S": "1133m556699p227s"}  # waits for 7s
MIL = {"preset": "mil_2023"}
at_table = tables_of("guizhou", HANDS)


def throw(table, letter, label):
    """The seat on turn discards, and nobody is made to pass."""
    seat = table.seat(letter)
    assert int(table.record.turn) == seat
    table.engine.act(table.record, seat, matching(table.record, table.rules, seat, label))


# --- equipment and set-up


@pytest.mark.rule("GUIZHOU-1", "GUIZHOU-2", "GUIZHOU-5", "GUIZHOU-6")
def test_suits_alone_in_walls_of_fourteen_and_thirteen_stacks_all_of_which_are_drawn():
    table = at_table(hands={})
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys(range(27), 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [14, 13, 14, 13]
    assert [int(table.record.hand_size[table.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
    assert (int(table.record.drawable), table.scores()) == (108 - 53, [0] * 4)


@pytest.mark.rule("GUIZHOU-3", "GUIZHOU-4")
def test_the_first_dealer_is_found_by_chance_and_two_dice_break_the_wall():
    matches = [Match("guizhou", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == min(broken.dice)


@pytest.mark.rule("GUIZHOU-P1")
def test_by_preset_the_wall_is_opened_opposite_or_beside_the_dealer_never_his_own():
    steps = {**dict.fromkeys((3, 5, 7, 9, 11), 2), **dict.fromkeys((2, 6, 10), 1), **dict.fromkeys((4, 8, 12), 3)}
    thrown = set()
    for seed in range(12):
        match = Match("guizhou", seed=seed, preset="mil_2023", mode="interpreted")
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (wall.seat - match.view().dealer) % 4 == steps[sum(broken.dice)]
        assert wall.stacks == min(broken.dice)
        thrown.add(steps[sum(broken.dice)])
    assert thrown == {1, 2, 3}


@pytest.mark.rule("GUIZHOU-9", "GUIZHOU-13", "GUIZHOU-50", "GUIZHOU-51")
def test_no_chow_a_pung_takes_the_turn_and_a_win_goes_before_it():
    hands = {**PAIRS, "E": "1469m247p346s258m7s", "W": "1379m1469p28s77s3m"}
    table = at_table(hands=hands).play("E 7s")
    assert table.may("W", "pon 77s")
    assert table.may("S", "win")
    table.play("W pon 77s", "S win")
    assert table.over
    ponged = at_table(hands=hands).play("E 7s", "W pon 77s").wait()
    assert (int(ponged.record.turn), len(parse(ponged.hand("W")))) == (ponged.seat("W"), 11)  # nothing is drawn
    assert ponged.may("W", "3m")
    table = at_table(hands={**hands, "S": "1133m55669p2568s"}).play("E 7s")
    assert table.refusal("S", "chi 56s") == "GUIZHOU-9"


# --- ready


@pytest.mark.rule("GUIZHOU-16", "GUIZHOU-P9")
@pytest.mark.parametrize("rules", [{}, MIL])
def test_hard_ready_is_asked_of_the_ready_non_dealers_before_the_dealer_discards(rules):
    hands = {"E": "456678p2234s567m9p", "S": HANDS["S"]}
    match = at_table(hands=hands, opening=("S heavenly ready",), **rules)
    assert int(match.record.turn) == match.seat("E")
    assert [int(match.record.ready[match.seat(letter)]) > 0 for letter in "ESWN"] == [False, True, False, False]
    assert match.may("E", "ready")  # his own declaration is the soft one


@pytest.mark.rule("GUIZHOU-16", "GUIZHOU-44")
@pytest.mark.parametrize(("hand", "asked"), [("456678m2234567p", True), ("456678m2234p567s", False)])
def test_the_missing_suits_are_named_before_anybody_declares_and_leave_a_hand_that_holds_one_unready(hand, asked):
    hands = {**HANDS, "S": hand, "E": "1469m257p3469s2m57s"}
    table = at_table(hands=hands, options={"lack": "declared"})
    assert table.open_to("S") == ["lack m", "lack p", "lack s"]
    table.play("E lack m", "S lack s", "W lack m", "N lack m")
    assert table.open_to("S") == (["pass", "heavenly ready"] if asked else [])
    assert int(table.record.owed) == 1 << table.seat("S" if asked else "E")


@pytest.mark.rule("GUIZHOU-16", "GUIZHOU-22")
def test_who_is_hard_ready_wins_on_the_dealers_discard_and_who_is_not_does_not():
    hands = {**HANDS, "E": "1469m2579p3469s57p"}
    declared = at_table(hands=hands, opening=("S heavenly ready",)).play("E 5p")
    assert declared.may("S", "win")
    silent = at_table(hands=hands).play("E 5p")
    assert not silent.may("S", "win")


@pytest.mark.rule("GUIZHOU-16")
def test_soft_ready_goes_with_the_first_discard_and_never_later():
    table = at_table("9m1m1m1p9s", {letter: HANDS[letter] for letter in "ES"}).play("E 9s").wait()
    assert table.may("S", "ready")
    table.play("S 9m drawn").throw_drawn(3)
    assert table.drawn() == "9s"
    assert table.refusal("S", "ready") == "GUIZHOU-16"


@pytest.mark.rule("GUIZHOU-16")
def test_who_has_laid_a_kong_declares_no_more():
    hands = {"E": "1469m2579p346s278s", "S": "5556m234p567999s"}
    table = at_table("9s", hands, tail="8m").play("E 1m").wait()
    assert table.may("S", "ready")
    table.play("S kong 9999s")
    assert table.refusal("S", "ready") == "GUIZHOU-16"


@pytest.mark.rule("GUIZHOU-17", "GUIZHOU-50")
def test_a_declared_hand_discards_what_it_draws_even_the_fourth_of_a_triplet():
    hands = {"E": HANDS["E"], "S": "456m2234p567888s"}
    table = at_table("8s", hands, opening=("S heavenly ready",)).play("E 9p").wait()
    assert table.open_to("S") == ["8s drawn"]
    assert table.refusal("S", "kong 8888s") == "GUIZHOU-17"


# --- kongs


@pytest.mark.rule("GUIZHOU-12", "GUIZHOU-52")
def test_with_no_tile_left_there_is_no_kong_and_the_last_discard_is_only_won_on():
    hands = {**HANDS, "S": "456777m2234p567s", "W": "1399m1469p2589s3m"}
    table = at_table("7m", hands, left=1).play("E 4m").wait()
    assert table.refusal("S", "kong 7777m") == "GUIZHOU-12"
    table = at_table("9m", hands, left=1).play("E 4m", "S 9m drawn")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)


@pytest.mark.rule("GUIZHOU-52")
def test_who_waits_for_the_last_discard_may_win_on_it_and_who_has_two_is_not_asked():
    hands = {"E": PAIRS["E"], "S": "1469m11469p2589s", "W": PAIRS["S"], "N": "2358m1379p2477s8m"}
    for left, pungs in ((1, []), (2, ["pass", "pon 77s"])):
        table = at_table("7s", hands, left=left).play("E 8m", "S 7s drawn")
        assert (table.open_to("W"), table.open_to("N")) == (["pass", "win"], pungs)


@pytest.mark.rule("GUIZHOU-P5")
def test_by_preset_the_last_discard_is_not_konged_but_may_be_ponged_and_that_of_the_pung_won_on():
    """West has three 9m; North waits for 7s with seven pairs, which may win on a discard."""
    hands = {"E": "12468m2579p34689s", "S": "13478m1469p2589s", "W": "4999m146p235789s", "N": PAIRS["S"]}
    for left, kongs in ((1, False), (2, True)):
        table = at_table("9m", hands, left=left, **MIL).play("E 8m", "S 9m drawn")
        assert (table.may("W", "pon 99m"), table.may("W", "kong 999m")) == (True, kongs)
    last = at_table("9m", hands, left=1, **MIL).play("E 8m", "S 9m drawn", "W pon 99m", "W 7s")
    assert last.open_to("N") == ["pass", "win"]


@pytest.mark.rule("GUIZHOU-P5")
def test_by_preset_the_last_discard_may_be_ponged_and_the_next_one_only_won_on():
    hands = {**HANDS, "W": "1199m1469p2589s3m", "N": "2358m113p59p2479s", "E": "1469m2579p3469s2m7s"}
    table = at_table("9m", hands, left=1, **MIL).play("E 4m", "S 9m drawn")
    assert table.may("W", "pon 99m")
    table.play("W pon 99m", "W 1p")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)


FIVES = {**HANDS, "E": "1469m279p3469s2m78s", "N": "2358m1379p2479s8m"}  # no 5p


@pytest.mark.rule("GUIZHOU-15", "GUIZHOU-21")
def test_an_added_kong_may_be_robbed_by_any_hand_and_is_then_not_made():
    table = lay(at_table("9m5p", {**FIVES, "W": "1379m149p28s555p3m"}), "W", "pon 555p from E")
    table.play("E 2m", "S 9m drawn", "W kong 5555p", "S win")
    assert [meld.kind for meld in table.view().seats[table.seat("W")].melds] == ["pon"]
    assert [row.changes for row in only(table.events, ev.Paid) if row.cause == "win"] == [(0, 9, -9, 0)]


@pytest.mark.rule("GUIZHOU-15")
def test_a_concealed_kong_is_not_robbed():
    table = at_table("9m9s", {**FIVES, "W": "1379m14p28s5555p3m"}, tail="9p")
    table.play("E 2m", "S 9m drawn", "W kong 5555p")
    assert (int(table.record.turn), table.drawn()) == (table.seat("W"), "9p")


@pytest.mark.rule("GUIZHOU-15")
def test_nobody_robs_a_kong_of_a_discard():
    robbed = {"tile": "5p", "by": "rob", "from": "W", "kong": "exposed"}
    told = {"seat": "S", "hand": HANDS["S"], "melds": [], "context": [], "win": robbed}
    pass_case("guizhou", told, {"win": False, "why": "GUIZHOU-15"})


def kong_pay(table):
    """What kongs have brought each seat."""
    rows = [row.changes for row in only(table.events, ev.Paid) if row.cause.endswith("_kong")]
    return [sum(changes) for changes in zip((0, 0, 0, 0), *rows)]


NINES = {
    **HANDS,
    "S": "456678m2234p999s",
    "E": "1469m2579p346s22m7s",
    "N": "2358m1359p247s88m",
    "W": "1379m1469p258s33m",
}


@pytest.mark.rule("GUIZHOU-10", "GUIZHOU-11", "GUIZHOU-41")
@pytest.mark.parametrize("late", [False, True])
def test_a_fourth_tile_added_in_a_later_turn_makes_a_kong_that_is_worth_nothing(late):
    table = lay(at_table("9s1m1p4p5s", NINES, tail="5s" if late else "5p"), "S", "pon 999s from W").play("E 2m")
    if late:
        table.play("S 2p", "W 1m drawn", "N 1p drawn", "E 4p drawn")
    table.play("S kong 9999s")
    assert kong_pay(table) == [0] * 4  # not at once
    table.play("S win")
    assert kong_pay(table) == ([0] * 4 if late else [-3, 9, -3, -3])


@pytest.mark.rule("GUIZHOU-11")
def test_a_fourth_tile_that_was_held_at_the_pung_makes_a_kong_that_is_worth_nothing():
    hands = {**NINES, "E": "1469m257p346s22m79s"}
    table = at_table("1m1p4p5s", hands, tail="5s").play("E 9s", "S pon 99s", "S 2p")
    table.play("W 1m drawn", "N 1p drawn", "E 4p drawn", "S kong 9999s", "S win")
    assert kong_pay(table) == [0] * 4


@pytest.mark.rule("GUIZHOU-P2")
@pytest.mark.parametrize(("preset", "late", "pays"), [
    (None, False, 3), (None, True, 3), ("mil_2023", False, 3), ("mil_2023", True, 0),
])  # fmt: skip
def test_by_preset_a_concealed_kong_laid_late_is_worth_nothing(preset, late, pays):
    table = at_table("9s1m1p4p5s", NINES, tail="5s" if late else "5p", preset=preset).play("E 2m")
    if late:
        table.play("S 2p", "W 1m drawn", "N 1p drawn", "E 4p drawn")
    table.play("S kong 9999s", "S win")
    assert kong_pay(table) == [-pays, 3 * pays, -pays, -pays]


@pytest.mark.rule("GUIZHOU-P2")
def test_four_dealt_tiles_are_in_time_in_the_own_first_turn():
    table = at_table("5s", {**NINES, "S": "456678m34p59999s"}, tail="5p", **MIL).play("E 2m", "S kong 9999s", "S win")
    assert kong_pay(table) == [-3, 9, -3, -3]


@pytest.mark.rule("GUIZHOU-P3")
@pytest.mark.parametrize(("preset", "hides"), [("mil_2023", True), (None, False)])
def test_by_preset_a_concealed_kong_of_the_deal_lies_face_down_until_all_others_have_discarded(preset, hides):
    hands = {**HANDS, "E": "146m9999m2579p34s5s", "W": "137m1469p2589s33m"}
    table = at_table("1s1m1p", hands, tail="8s", preset=preset).play("E kong 9999m")
    seen = [table.view(letter).seats[table.seat("E")].melds[0].tiles for letter in "ES"]
    assert seen == [("9m",) * 4, ("#",) * 4 if hides else ("9m",) * 4]
    told = only(list(seen_by(table.events, table.seat("S"), hiding_of(table.rules))), ev.Melded)
    assert [event.tiles for event in told] == [None if hides else "9999m"]
    table.play("E 8s", "S 1s drawn", "W 1m drawn").wait()
    assert ("#" in table.view("S").seats[0].melds[0].tiles) == hides
    table.play("N 1p drawn").wait()
    assert table.view("S").seats[0].melds[0].tiles == ("9m",) * 4


@pytest.mark.rule("GUIZHOU-P3")
def test_there_is_no_kong_in_the_turn_of_a_pung():
    hands = {**HANDS, "W": "44m169p2589s7777m", "S": "5668m2234p56888s"}
    table = at_table(hands=hands, **MIL).play("E 4m", "W pon 44m")
    assert table.refusal("W", "kong 7777m") == "GUIZHOU-51"


# --- what was let pass


@pytest.mark.rule("GUIZHOU-18")
def test_a_win_let_pass_bars_discards_until_the_own_draw():
    table = at_table("9s8m7s7s", PAIRS).play("E 1m", "S 9s drawn", "W 8m drawn", "N 7s drawn")
    table.play("S pass").wait()
    assert table.drawn() == "7s"
    table.play("E 7s drawn")
    assert not table.may("S", "win")
    later = at_table("9s8m7s1p9m7s", PAIRS).play("E 1m", "S 9s drawn", "W 8m drawn", "N 7s drawn", "S pass")
    assert later.play("E 1p drawn", "S 9m drawn", "W 7s drawn").may("S", "win")
    own = at_table("9s8m7s1p7s", PAIRS).play("E 1m", "S 9s drawn", "W 8m drawn", "N 7s drawn", "S pass")
    assert own.play("E 1p drawn").may("S", "win")  # "Self-draw is always free"


@pytest.mark.rule("GUIZHOU-18", "GUIZHOU-P6")
@pytest.mark.parametrize(("preset", "may"), [(None, True), ("mil_2023", False)])
def test_by_preset_the_own_discard_of_a_winning_tile_bars_as_many_points(preset, may):
    table = at_table("7s7s", PAIRS, preset=preset).play("E 9s").wait()
    assert table.may("S", "win")
    table.play("S 7s drawn").wait()
    throw(table, "W", "7s drawn")
    assert table.may("S", "win") == may


@pytest.mark.rule("GUIZHOU-18", "GUIZHOU-P6")
@pytest.mark.parametrize(
    ("preset", "first", "second", "may"),
    [
        ("mil_2023", "4m", "3m", True),  # 13 points let pass, 21 to be won
        ("mil_2023", "3m", "4m", False),
        ("mil_2023", "4m", "4m", False),
        (None, "4m", "3m", False),
    ],
)
def test_by_preset_more_points_than_those_let_pass_may_be_won(preset, first, second, may):
    hands = {
        "E": "67m2579p13469s78m1p",
        "S": "111222555999m3m",  # one suit: with 4m 13 points, with 3m 8 more for pungs
        "W": "36m1469p2589s8m47s",
        "N": "367m1359p2479s88m",
    }
    table = at_table(f"9s{first}{second}", hands, preset=preset).play("E 1p", "S 9s drawn", f"W {first} drawn")
    assert table.may("S", "win")
    assert table.play("S pass", f"N {second} drawn").may("S", "win") == may


@pytest.mark.rule("GUIZHOU-P8")
@pytest.mark.parametrize(("preset", "may"), [(None, True), ("mil_2023", False)])
def test_by_preset_who_has_declared_and_passes_a_win_wins_by_self_draw_alone(preset, may):
    hands = {**HANDS, "E": "1469m2579p3469s57p"}
    table = at_table("9s5p", hands, opening=("S heavenly ready",), preset=preset).play("E 5p")
    table.play("S pass")
    assert table.drawn() == "9s"
    table.play("S 9s drawn")
    throw(table, "W", "5p drawn")
    assert table.may("S", "win") == may


@pytest.mark.rule("GUIZHOU-P6")
@pytest.mark.parametrize(("pass_rule", "may"), [("all_wins", True), ("same_or_fewer", False)])
def test_where_a_declared_player_waits_for_his_draw_his_own_discard_bars_as_many_points(pass_rule, may):
    """South has declared and throws the 7s it draws; West throws another."""
    options = {"pass_rule": pass_rule, "declared_pass": "own_draw"}
    table = at_table("7s7s", PAIRS, options=options, opening=("S heavenly ready",)).play("E 9s").wait()
    assert table.may("S", "win")
    table.play("S 7s drawn").wait()
    throw(table, "W", "7s drawn")
    assert table.may("S", "win") == may


@pytest.mark.rule("GUIZHOU-P7")
@pytest.mark.parametrize("preset", [None, "mil_2023"])
def test_by_preset_the_discard_after_a_kong_is_won_on_whether_one_wants_or_not(preset):
    hands = {**PAIRS, "E": "146m2222s2579p346s", "S": "1133m556699p447s"}
    table = at_table("", hands, tail="7s", preset=preset).play("E kong 2222s", "E 7s drawn")
    assert table.over == (preset is not None)
    if preset is None:
        assert sorted(table.open_to("S")) == ["pass", "win"]


@pytest.mark.rule("GUIZHOU-P7")
@pytest.mark.parametrize("preset", [None, "mil_2023"])
def test_by_preset_a_kong_is_robbed_whether_one_wants_or_not(preset):
    table = lay(at_table("9m5p", {**FIVES, "W": "1379m149p28s555p3m"}, preset=preset), "W", "pon 555p from E")
    table.play("E 2m", "S 9m drawn", "W kong 5555p")
    assert table.over == (preset is not None)


@pytest.mark.rule("GUIZHOU-P4")
@pytest.mark.parametrize(("preset", "may"), [(None, True), ("mil_2023", False)])
@pytest.mark.parametrize("tile", ["4m", "1s"])
def test_by_preset_a_pung_let_pass_is_barred_until_the_own_draw(preset, may, tile):
    hands = {
        "E": f"169m2579p3469s72s{tile}",
        "S": "567m2234p568s358s",
        "W": HANDS["W"],
        "N": "44m135p247s118s5m9p",
    }
    table = at_table(tile, hands, preset=preset).play(f"E {tile}", "N pass").wait()
    assert table.drawn() == tile
    throw(table, "S", f"{tile} drawn")
    pung = f"pon {tile[0] * 2}{tile[1]}"
    assert table.may("N", pung) == may


@pytest.mark.rule("GUIZHOU-P4")
@pytest.mark.parametrize(("tile", "may"), [("4m", False), ("1s", True)])
def test_by_preset_who_discards_one_of_three_does_not_pong_it_unless_it_is_a_chicken(tile, may):
    hands = {**HANDS, "E": "69m257p346s98s1p" + tile * 3, "S": "567m2234p568s358s"}
    table = at_table(tile, hands, **MIL).play(f"E {tile}").wait()
    assert table.drawn() == tile
    throw(table, "S", f"{tile} drawn")
    assert table.may("E", f"pon {tile[0] * 2}{tile[1]}") == may


# --- several winners, the drawn hand, dealer and match


@pytest.mark.rule("GUIZHOU-14", "GUIZHOU-20")
def test_all_who_win_on_a_discard_are_paid():
    hands = {**PAIRS, "W": "2244m113377p447s", "E": "1469m2579p346s57m7s"}
    table = at_table(hands=hands).play("E 7s", "S win", "W win")
    assert [table.letters([win.seat]) for win in only(table.events, ev.Won)] == ["S", "W"]
    paid = [row.changes for row in only(table.events, ev.Paid) if row.cause == "win"]
    assert paid == [(-13, 13, 0, 0), (-13, 0, 13, 0)]
    assert table.over


@pytest.mark.rule("GUIZHOU-44", "GUIZHOU-45", "GUIZHOU-46", "GUIZHOU-47")
@pytest.mark.parametrize(
    ("opening", "hands", "scores"),
    [
        ((), HANDS, [-3, 9, -3, -3]),  # the pass is not asked for
        (("S heavenly ready",), HANDS, [-26, 78, -26, -26]),
        ((), {**HANDS, "S": "458678m2234p567s"}, [0] * 4),
        ((), {**HANDS, "S": "456678m567s3333p", "N": "23588m159p22479s"},
         [0] * 4),  # the one tile waited for is the fourth the hand holds
    ],
)  # fmt: skip
def test_at_the_empty_wall_the_unready_pay_the_ready_what_their_hand_could_reach(opening, hands, scores):
    table = at_table("9m", hands, left=1, opening=opening).play("E 4m", "S 9m drawn")
    assert (table.over, table.scores()) == (True, scores)
    assert int((table.record.place == IN_WALL).sum()) == 0
    assert only(table.events, ev.HorseTurned) == []


@pytest.mark.rule("GUIZHOU-46")
def test_at_the_empty_wall_nobody_pays_where_all_are_ready():
    hands = {
        "E": "456678p2234s567m9p",
        "S": HANDS["S"],
        "W": "77888m23344888s",
        "N": "234999m34567p11s",
    }
    table = at_table("9m", hands, left=1).play("E 9p", "S 9m drawn")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert [int(table.record.waits[seat]) != 0 for seat in range(4)] == [True] * 4


@pytest.mark.rule("GUIZHOU-48", "GUIZHOU-P15")
@pytest.mark.parametrize("preset", [None, "mil_2023"])
@pytest.mark.parametrize(
    ("ending", "winners", "payer", "dealer"),
    [(WON, "W", "E", 2), (WON, "W", "", 2), (WON, "SW", "N", 3), (EXHAUSTED, "", "", 0)],
)
def test_the_winner_deals_next_the_payer_after_several_and_the_same_after_a_drawn_hand(
    preset, ending, winners, payer, dealer
):
    table = at_table(preset=preset).close(ending, winners, payer)
    assert int(table.record.coming.dealer) == dealer


@pytest.mark.rule("GUIZHOU-49", "GUIZHOU-P15")
@pytest.mark.parametrize(("rules", "hands"), [
    ({}, 8), ({"options": {"hands": 4}}, 4), ({"options": {"hands": 12}}, 12), (MIL, 16),
])  # fmt: skip
def test_a_match_is_so_many_hands(rules, hands):
    table = at_table(before_deal={"hands_played": 0}, **rules)
    for hand in range(1, hands + 1):
        table.close(EXHAUSTED)
        assert (table.record.phase == MATCH_OVER) == (hand == hands)
        if hand < hands:
            table.next_hand()
    table.record.scores[:] = (3, -1, 5, -7)
    assert [one.seat for one in table.ranking()] == [2, 0, 1, 3]


@pytest.mark.rule("GUIZHOU-7")
def test_by_option_a_suit_is_named_after_the_deal_and_goes_first():
    table = at_table(options={"lack": "declared"}, lack="pmmm")
    assert table.discards("E") == "2579p"
    assert table.refusal("E", "1m") == "GUIZHOU-7"
    hands = {**HANDS, "E": "146m2579p3469s29m7s", "W": "1399m14469p2589s"}
    pung = at_table(hands=hands, options={"lack": "declared"}, lack="mpmp").play("E 9m")
    assert not pung.may("W", "pon 99m")  # a tile of his missing suit
    assert at_table(hands=hands, options={"lack": "declared"}, lack="mppp").play("E 9m").may("W", "pon 99m")
    hands = {**HANDS, "E": "146m2579p3469s27m7s", "W": "9999m1469p2589s3s"}
    for lacks, may in (("ppmp", False), ("pppp", True)):
        kong = at_table("1p1s", hands, options={"lack": "declared"}, lack=lacks).play("E 2p", "S 2p").wait()
        assert kong.may("W", "kong 9999m") == may
