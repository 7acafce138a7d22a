"""Luoshu: the set and the deal, sums and heads claimed and laid, calls and their stakes, the end of hand and match."""

from collections import Counter

import pytest

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.play.opening import clear_hand
from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, WON
from fangcheng.core.table.wall import build_wall
from fangcheng.game import event_types as ev
from fangcheng.game.engine import Engine, empty_table
from fangcheng.game.match import Match
from flow.table_of import only, table_of
from hangzhou.test_play import lay
from tabletop import pass_case

READY = "159m168p34579s33a"  # waits for 2s
HANDS = {
    "E": "2366m2367p1166s9s1a",
    "S": READY,
    "W": "4488m4488p1199s1z",
    "N": "7788m5577p8888s2z",
}
HEADS = ("1z", "2z", "3z", "4z", "7z", "1a", "2a", "3a", "4a")


OTHERS = {"E": "2366m2367p1166s9s1z", "N": "7788m5577p8888s3z"}


def at_table(wall="", options=None, hands=None, **more):
    return table_of("luoshu", {**HANDS, **(hands or {})}, wall, options=options, **more)


def called(stake=5, wall="9p", **more):
    """A table at which South has called ready with this stake on the first tile drawn; West is on turn."""
    return at_table(wall, **more).play("E 1a", "S ready", f"S stake {stake}", f"S {wall[:2]} drawn").wait()


# --- the set and the deal


@pytest.mark.rule("LUOSHU-1", "LUOSHU-2", "LUOSHU-4", "LUOSHU-7", "LUOSHU-10")
@pytest.mark.parametrize("winds", [True, False])
def test_four_of_each_number_and_head_in_four_walls_and_nothing_is_laid_out(winds):
    table = table_of("luoshu", options={"winds_as_heads": winds})
    tiles = Counter(name for place in table.record.wall[: int(table.record.wall_size)] for name in [int(place)])
    heads = [27, 28, 29, 30, 33, 45, 46, 47, 48] if winds else [33, 45, 46, 47, 48]
    assert tiles == dict.fromkeys([*range(27), *heads], 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [18 if winds else 16] * 4
    assert table.scores() == [100] * 4
    dealt = at_table(hands={"S": "159m168p345s1234a"})
    assert dealt.hand("S").endswith("1234a")
    assert not any(seat.flowers for seat in dealt.view().seats)


@pytest.mark.rule("LUOSHU-3", "LUOSHU-5", "LUOSHU-6", "LUOSHU-8", "LUOSHU-9", "LUOSHU-11")
def test_the_dealer_is_drawn_by_lot_three_dice_break_the_wall_and_he_discards_first():
    matches = [Match("luoshu", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    assert len({match.plain["wall"].tobytes() for match in matches}) == 8
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (broken.purpose, len(broken.dice)) == ("break", 3)
        assert wall.seat == (match.view().dealer + sum(broken.dice) - 1) % 4
        assert wall.stacks == sum(broken.dice) % 18 or sum(broken.dice) == 18
        assert sorted(seat.hand_count for seat in match.view().seats) == [13, 13, 13, 14]
        assert match.view().turn == match.view().dealer


@pytest.mark.rule("LUOSHU-6")
def test_every_tile_is_as_likely_at_every_place():
    """36 kinds of four tiles: the sum of squares at a place is 35 in the mean with a spread of some 8."""
    engine, walls = Engine("luoshu", mode="interpreted"), []
    for seed in range(720):
        record = empty_table()
        record.random[:], record.seats = seed_words(seed), 4
        clear_hand(record, engine.rules)
        build_wall(record, engine.rules)
        walls.append([int(kind) for kind in record.wall[: int(record.wall_size)]])
    for place in (0, 1, 52, 71, 142, 143):
        found = Counter(wall[place] for wall in walls)
        assert len(found) == 36
        assert 10 < sum((number - 20) ** 2 / 20 for number in found.values()) < 75, place
    beside = Counter(wall[0] == wall[1] for wall in walls)
    assert 2 < beside[True] < 35  # 720 * 3 / 143 = 15


@pytest.mark.rule("LUOSHU-11")
def test_turns_go_counter_clockwise():
    table, turns = at_table("9p1z7z2z").play("E 1a").wait(), []
    for _ in range(4):
        turns.append(table.letters([int(table.record.turn)]))
        table.throw_drawn(1)
    assert turns == ["S", "W", "N", "E"]


@pytest.mark.rule("LUOSHU-8")
@pytest.mark.parametrize(
    ("dice", "wall", "first_stack"),
    [([1, 2, 2], "E", 6), ([2, 2, 2], "S", 7), ([6, 6, 5], "E", 18), ([6, 6, 6], "E", 1)],
)
def test_so_many_stacks_are_counted_and_the_dealer_takes_the_next_even_of_the_next_wall(dice, wall, first_stack):
    """Eighteen name South's wall and count it through; the wall to its left, clockwise, is East's."""
    pass_case("luoshu", {"setup": {"dice": dice}}, {"wall": wall, "first_stack": first_stack})


# --- claims


@pytest.mark.rule("LUOSHU-12", "LUOSHU-18", "LUOSHU-38")
def test_the_next_player_takes_a_discard_with_two_tiles_that_make_fifteen_with_it():
    hands = {"E": "2366m2367p1166s9m1a", "S": "15999m168p3457s3a", "W": "1155m4488p1199s1z"}
    table = at_table(hands=hands).play("E 9m")
    assert (table.may("S", "sum 15m"), table.may("W", "sum 15m")) == (True, False)
    assert table.refusal("W", "sum 15m") == "LUOSHU-12"
    table.play("S sum 15m")
    assert table.view().seats[table.seat("S")].melds[0].tiles == ("9m", "1m", "5m")
    assert table.refusal("S", "9m") == "LUOSHU-18"
    assert table.may("S", "3a")
    free = at_table(hands=hands).play("E 6m").wait()
    assert free.record.turn == free.seat("S")


@pytest.mark.rule("LUOSHU-14", "LUOSHU-27")
def test_three_equal_numbers_are_laid_only_as_fives():
    hands = {"E": "2366m2367p116s95m1a", "S": "5579m1168p3457s3a", "N": "7788m5577p8888s2z"}
    assert at_table(hands=hands).play("E 5m").open_to("S") == ["pass", "sum 55m"]
    hands = {"E": "2366m2367p116s97m1a", "S": "7749m1168p3457s3a", "N": "5588m5577p8888s2z"}
    table = at_table(hands=hands).play("E 7m")
    assert (table.record.turn, int(table.record.meld_count.sum())) == (table.seat("S"), 0)


@pytest.mark.rule("LUOSHU-12", "LUOSHU-19")
def test_by_option_anybody_takes_a_sum_and_the_nearest_goes_first():
    hands = {"E": "2366m2367p1166s9m1a", "S": "15799m168p3457s3a", "W": "1155m4488p1199s1z"}
    table = at_table(hands=hands, options={"sum_claim_from": "any"}).play("E 9m")
    assert (table.may("W", "sum 15m"), table.may("N", "sum 15m")) == (True, False)
    table.play("W sum 15m", "S sum 15m")
    assert table.record.turn == table.seat("S")


@pytest.mark.rule("LUOSHU-13")
def test_anybodys_head_is_taken_with_two_equal_ones():
    hands = {"E": "2366m2367p1166s9s4a", "N": "7788m557p8888s44a"}
    table = at_table(hands=hands).play("E 4a")
    assert table.open_to("S") == []
    table.play("N head 44a")
    seen = table.view().seats[table.seat("N")]
    assert (seen.melds[0].tiles, table.record.turn) == (("4a", "4a", "4a"), table.seat("N"))
    lone = at_table(hands={**hands, "N": "7788m5577p8888s4a"}).play("E 4a").wait()
    assert lone.record.turn == lone.seat("S")


@pytest.mark.rule("LUOSHU-13", "LUOSHU-15", "LUOSHU-29")
def test_by_option_any_two_heads_take_another_and_their_owner_says_which():
    hands = {"E": "2366m2367p1166s9s4a", "N": "7788m557p88s112z7z"}
    table = at_table(hands=hands, options={"head_set": "mixed"}).play("E 4a")
    assert table.open_to("N") == ["pass", "head", "kong"]
    table.play("N head")
    assert table.open_to("N") == ["give 1z", "give 2z", "give 7z"]
    table.play("N give 2z", "N give 7z").wait()
    assert table.view().seats[table.seat("N")].melds[0].tiles == ("4a", "2z", "7z")
    assert table.hand("N") == "7788m557p88s11z"
    two = (
        at_table(hands={**hands, "N": "7788m557p8888s3a7z"}, options={"head_set": "mixed"})
        .play("E 4a", "N head")
        .wait()
    )
    assert two.view().seats[two.seat("N")].melds[0].tiles == ("4a", "7z", "3a")


@pytest.mark.rule("LUOSHU-19")
def test_by_option_a_kong_of_any_heads_goes_before_a_nearer_set():
    hands = {"E": "2366m2367p1166s9s4a", "S": "159m168p3457s337z", "N": "7788m557p888s123z"}
    table = at_table(hands=hands, options={"head_set": "mixed"}, tail="9s").play("E 4a", "S head")
    while table.may("S", "give 3z") or table.may("S", "give 7z"):
        table.play("S give 3z" if table.may("S", "give 3z") else "S give 7z")
    table.play("N kong")
    assert table.view().seats[table.seat("N")].melds[0].tiles == ("4a", "1z", "2z", "3z")
    assert table.drawn() == "9s"


# --- kongs


@pytest.mark.rule("LUOSHU-15", "LUOSHU-34")
def test_four_equal_heads_are_a_kong_from_the_hand_of_a_discard_or_added_to_three():
    hands = {"S": "15m168p3459s333a7z"}
    table = at_table("3a", hands=hands, tail="4a").play("E 1a", "S kong 3333a")
    assert (table.drawn(), table.view().seats[table.seat("S")].melds[0].kind) == ("4a", "concealed_kong")
    given = at_table(hands={**hands, "E": "2366m2367p1166s9s3a"}, tail="4a").play("E 3a", "S kong 333a")
    assert given.drawn() == "4a"
    added = at_table("3a", hands=hands, tail="4a")
    lay(added, "S", "head 333a from W").play("E 1a", "S kong 3333a")
    assert (added.drawn(), added.view().seats[added.seat("S")].melds[0].kind) == ("4a", "added_kong")
    assert [one.scores() for one in (table, given, added)] == [[100] * 4] * 3  # no kong is paid


@pytest.mark.rule("LUOSHU-15", "LUOSHU-16")
def test_numbers_make_no_kong_none_follows_a_claim_and_none_is_made_without_a_replacement():
    numbers = at_table("5m", hands={"S": "555m168p34579s33a", "N": "7788m667p8888s12z"}).play("E 1a").wait()
    assert numbers.refusal("S", "kong 5555m") == "LUOSHU-15"
    hands = {"E": "2366m2367p116s9m49s", "S": "15m168p34s3333a7z7s"}
    claimed = at_table(hands=hands).play("E 9m", "S sum 15m")
    assert claimed.refusal("S", "kong 3333a") == "LUOSHU-16"
    last = at_table("3a", hands={"S": "15m168p3459s333a7z"}, left=1).play("E 1a").wait()
    assert last.refusal("S", "kong 3333a") == "LUOSHU-16"


@pytest.mark.rule("LUOSHU-17")
def test_by_option_an_added_head_may_be_robbed_and_its_maker_pays_like_a_discarder():
    hands = {"E": "2366m2367p1166s9s1a", "S": "159m168p249357s3a", "N": "7788m557p888s123z"}
    table = at_table("9p2m3a", hands=hands, options={"head_set": "mixed", "must_ready": False})
    lay(table, "N", "head 123z from W")
    table.play("E 1a").throw_drawn(2).play("N kong 123z3a", "S win")
    assert only(table.events, ev.KongRobbed)
    assert table.scores() == [100, 101, 100, 99]
    (meld,) = table.view().seats[table.seat("N")].melds
    assert (meld.kind, meld.tiles) == ("pon", ("1z", "2z", "3z"))


@pytest.mark.rule("LUOSHU-29")
def test_by_option_a_hand_has_one_set_of_heads():
    hands = {"E": "2366m2367p1166s9s4a", "S": "159m168p34579s44a", "N": "77m8888s4333a7z44m"}
    table = at_table(hands=hands, options={"heads_only_once": True})
    lay(table, "N", "head 333a from W").play("E 4a")
    assert table.refusal("N", "head 44a") == "LUOSHU-29"
    hands = {"E": "2366m2367p1166s9s4a", "S": "159m168p34579s22a", "N": "77m8888s44333a7z4m"}
    assert lay(at_table(hands=hands), "N", "head 333a from W").play("E 4a").may("N", "head 44a")


# --- calling and staking


@pytest.mark.rule("LUOSHU-21", "LUOSHU-24", "LUOSHU-38")
def test_who_calls_names_a_stake_up_to_the_limit_and_his_chips_and_discards_what_leaves_him_ready():
    table = at_table("9p").play("E 1a")
    table.play("S ready")
    assert table.open_to("S") == [f"stake {chips}" for chips in range(1, 11)]
    assert table.refusal("S", "9p drawn") == "LUOSHU-21"
    table.play("S stake 7")
    assert table.discards("S") == "9p"
    table.play("S 9p drawn").throw_drawn(3)
    assert table.view("E").seats[table.seat("S")].bet == 7
    assert table.refusal("S", "ready") == "LUOSHU-24"


@pytest.mark.rule("LUOSHU-21")
@pytest.mark.parametrize(("chips", "most"), [(4, 4), (1, 1), (0, 1), (-30, 1)])
def test_nobody_stakes_more_than_he_owns_but_one_chip_always(chips, most):
    table = at_table("9p", before_deal={"scores": [chips] * 4}).play("E 1a", "S ready")
    assert table.open_to("S") == [f"stake {one}" for one in range(1, most + 1)]


@pytest.mark.rule("LUOSHU-21")
@pytest.mark.parametrize(("limit", "steps", "stake"), [(40, ("tens 4",), 40), (47, ("tens 4", "47"), 47)])
def test_a_high_limit_is_named_by_tens_and_ones(limit, steps, stake):
    table = at_table("9p", options={"stake_limit": limit}).play("E 1a", "S ready")
    assert table.open_to("S") == [f"stake tens {tens}" for tens in range(5)]
    table.play(*(f"S stake {step}" for step in steps), "S 9p drawn")
    assert table.view().seats[table.seat("S")].bet == stake
    low = at_table("9p", options={"stake_limit": limit}).play("E 1a", "S ready", "S stake tens 0")
    assert low.open_to("S") == [f"stake {chips}" for chips in range(1, 10)]


@pytest.mark.rule("LUOSHU-21", "COMMON-11")
def test_one_calls_after_a_claim_too_and_not_for_a_kind_of_which_one_holds_all():
    near = {"E": "2366m2367p1166s9m1a", "S": "15m168p34579s33a7z"}
    table = at_table(hands=near).play("E 9m", "S sum 15m", "S ready", "S stake 1")
    assert table.discards("S") == "7z"
    full = at_table("9p", hands={"S": "159m168p357s2222a"}).play("E 1a").wait()
    assert full.refusal("S", "ready") == "LUOSHU-21"


@pytest.mark.rule("LUOSHU-22")
def test_only_who_has_called_wins_but_by_option_anybody_for_one_chip():
    hands = {"N": "7788m557p58888s2z"}  # may take 2s for a sum, so that South is asked too
    silent = at_table("9p2s", hands=hands).play("E 1a", "S 9p drawn", "W 2s drawn")
    assert silent.refusal("S", "win") == "LUOSHU-22"
    free = at_table("9p2s", options={"must_ready": False}).play("E 1a", "S 9p drawn", "W 2s drawn", "S win")
    assert free.scores() == [100, 101, 99, 100]


@pytest.mark.rule("LUOSHU-22")
def test_a_complete_hand_dealt_to_the_dealer_wins_one_chip_from_each():
    table = at_table(hands={"E": READY + "2s", "S": "2366m2367p1166s9s"}).play("E win")
    assert table.scores() == [103, 99, 99, 99]
    later = at_table("9p9p9p", hands={"E": "159m168p34579s33a9p", "S": "2366m2367p1166s9s"})
    later.play("E 9p").throw_drawn(3)
    assert not later.may("E", "win")


@pytest.mark.rule("LUOSHU-23")
def test_who_has_called_discards_what_he_draws_and_claims_nothing():
    table = called(wall="9p6m7m4p5p3a").throw_drawn(3)
    assert table.open_to("S") == ["5p drawn"]
    hands = {"W": "4488m4488p1199s3a", "N": "7788m5577p888s12z"}
    table = called(hands=hands, options={"head_set": "mixed"}).play("W 3a")
    assert table.refusal("S", "head") == "LUOSHU-23"


@pytest.mark.rule("LUOSHU-23", "LUOSHU-15")
@pytest.mark.parametrize(
    ("head_set", "hand", "drawn", "label", "left"),
    [
        ("equal", "159m168p357s1a222z", "2z", "kong 2222z", "159m168p357s1a"),
        ("mixed", "159m168p34s11234a", "2a", "kong 2a", "159m168p34s11a"),  # the pair must stay for 8s to win
        ("mixed", "159m168p1447z114a", "4a", "kong 4a", "159m168p7z114a"),  # any head wins, before and behind it
    ],
)
def test_a_called_hand_lays_a_kong_with_the_drawn_head_where_its_waits_stay(head_set, hand, drawn, label, left):
    table = at_table(f"9p6m7m4m{drawn}", {"head_set": head_set}, {"S": hand, **OTHERS}, tail="9p")
    waiting = table.play("E 1z", "S ready", "S stake 1", "S 9p drawn").view("S").waits
    table.throw_drawn(3)
    assert (table.may("S", label), table.may("S", "ready")) == (True, False)
    table.play(f"S {label}")
    table.play("S 9p drawn")
    assert table.hand("S") == left
    assert [wait.tile for wait in table.view("S").waits] == [wait.tile for wait in waiting]


@pytest.mark.rule("LUOSHU-25")
def test_a_called_player_who_lets_a_win_pass_wins_on_no_discard_until_his_next_draw():
    hands = {"E": "2366m2367p116s79s1a"}  # may take 2s for a sum, so that South is asked too
    table = called(wall="9p2s2s6m7m2s", hands=hands).play("W 2s drawn").wait()
    table.play("N 2s drawn")
    assert table.refusal("S", "win") == "LUOSHU-25"
    table.throw_drawn(2).play("W 2s drawn")
    assert table.may("S", "win")


# --- wins, payments, the end


@pytest.mark.rule("LUOSHU-30", "LUOSHU-32", "LUOSHU-36")
def test_the_discarder_pays_the_stake_and_the_next_player_deals():
    table = called(wall="9p2s").play("W 2s drawn", "S win")
    assert (table.scores(), int(table.record.ending)) == ([100, 105, 95, 100], WON)
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("LUOSHU-32", "LUOSHU-33")
def test_others_who_have_called_lose_their_stakes_besides():
    hands = {"N": "159p168m34579p44a", "W": "4488m4488p1199s1z"}
    table = called(4, wall="9p3z9m", hands=hands).play("W 3z drawn", "N ready", "N stake 6", "N 9m drawn")
    drawn = table.throw_drawn(1)
    assert drawn.record.turn == drawn.seat("S")
    rows = at_table("9p3z9m1m2s", hands=hands).play("E 1a", "S ready", "S stake 4", "S 9p drawn", "W 3z drawn")
    rows.play("N ready", "N stake 6", "N 9m drawn", "E 1m drawn", "S win")
    assert rows.scores() == [96, 118, 96, 90]
    paid = only(rows.events, ev.Paid)
    assert [(row.cause, row.number) for row in paid] == [("win", 4), ("lost_stake", 6)]


@pytest.mark.rule("LUOSHU-19", "LUOSHU-30")
def test_of_two_winners_the_nearest_after_the_discarder_wins():
    hands = {"N": "159p168m34579s44a", "E": "2366m2367p1156s1a2z"}
    table = called(4, wall="9p3z9m2s", hands=hands).play("W 3z drawn", "N ready", "N stake 6", "N 9m drawn")
    table.play("E 2s drawn", "N win", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
    assert table.scores() == [96, 110, 100, 94]


@pytest.mark.rule("LUOSHU-19")
def test_a_win_goes_before_a_sum_and_before_a_head():
    for south, given, north, claim in (
        (READY, "2s", "7788m557p58888s2z", "sum 58s"),
        ("159m168p249357s3a", "3a", "7788m557p8888s33a", "head 33a"),
    ):
        hands = {"S": south, "N": north}
        table = called(5, wall=f"9p{given}", hands=hands).play(f"W {given} drawn")
        assert table.may("N", claim)
        table.play(f"N {claim}", "S win")
        assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
        assert table.scores() == [100, 105, 95, 100]


@pytest.mark.rule("LUOSHU-20", "LUOSHU-35", "LUOSHU-36")
def test_the_wall_is_played_to_its_end_the_last_discard_is_only_won_on_and_stakes_go_back():
    hands = {"N": "7788m557p8888s11z"}
    table = called(9, wall="9p1z", hands=hands, left=2)
    table.play("W 1z drawn").wait()
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [100] * 4)
    assert int(table.record.coming.dealer) == int(table.record.dealer)
    won = called(9, wall="9p2s", left=2).play("W 2s drawn", "S win")
    assert won.scores() == [100, 109, 91, 100]


@pytest.mark.rule("LUOSHU-36")
def test_a_winning_dealer_stays():
    table = at_table(hands={"E": READY + "2s", "S": "2366m2367p1166s9s"}).play("E win")
    assert int(table.record.coming.dealer) == int(table.record.dealer)


@pytest.mark.rule("LUOSHU-37")
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_a_match_is_so_many_rounds_of_four_deals_each(rounds):
    table = table_of("luoshu", options={"rounds": rounds})
    for deal in range(4 * rounds):
        assert int(table.record.deal_number) == deal % 4
        table.close(WON, "S", "E")
        if deal < 4 * rounds - 1:
            table.next_hand()
    assert int(table.record.phase) == MATCH_OVER
    table.record.scores[:] = [90, 140, 60, 110]
    assert [one.score for one in table.ranking()] == [140, 110, 90, 60]
