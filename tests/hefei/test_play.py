"""Hefei: sets and deals, claims, flowers, opening wins, the wandering last tile, kongs with dice, birds, the match."""

from collections import Counter

import pytest

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.records.replay.wall import KIND
from fangcheng.tiles import parse
from flow.table_of import only, table_of
from hangzhou.test_play import lay

BAZHI = {
    "E": "1469m257p3468s124z",
    "S": "1235699m456p789s",  # waits for 4m and 7m
    "W": "14789m147p159s44z",
    "N": "258m1369p3579s11z",
}
DAHU = {
    "E": "1479m2358p1346s29s",
    "S": "234567m4688p789s",  # waits for 5p, a pair of 8
    "W": "258m147p147s369s9p",
    "N": "369m258p468s147p3m",
}


def bazhi(wall="", hands=BAZHI, **more):
    return table_of("hefei", hands, wall=wall, **more)


def dahu(wall="", hands=DAHU, options=None, **more):
    """A table of the graded game; nobody is dealt what is paid at once, unless `hands` says so."""
    return table_of("hefei", hands, wall=wall, options={"profile": "dahu", "birds": 0, **(options or {})}, **more)


# --- the sets and the deal


@pytest.mark.rule("HEFEI-1", "HEFEI-2", "HEFEI-3", "HEFEI-7", "COMMON-27")
def test_a_hundred_and_forty_four_tiles_with_flowers_or_suits_alone():
    table, suits = bazhi(), dahu()
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert (sum(tiles.values()), [tiles[kind] for kind in range(34)]) == (144, [4] * 34)
    assert [len(side.stacks) for side in table.view().wall.sides] == [18] * 4
    tiles = Counter(int(kind) for kind in suits.record.wall[: int(suits.record.wall_size)])
    assert tiles == dict.fromkeys(range(27), 4)
    sides = [len(side.stacks) for side in suits.view().wall.sides]
    assert [sides[suits.seat(letter)] for letter in "ESWN"] == [14, 13, 14, 13]
    for one in (table, suits):
        assert [int(one.record.hand_size[one.seat(letter)]) for letter in "ESWN"] == [14, 13, 13, 13]
        assert one.scores() == [0] * 4


@pytest.mark.rule("HEFEI-4", "HEFEI-5", "HEFEI-6", "HEFEI-45")
def test_who_sat_down_first_deals_the_sum_names_the_wall_and_the_smaller_die_the_stack_that_is_taken_first():
    for seed in range(6):
        match = Match("hefei", seed=seed, mode="interpreted")
        assert match.persons == [0, 1, 2, 3]  # persons are numbered as they sat down; seat 0 is E
        thrown, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (match.view().dealer, match.view().turn, len(thrown.dice)) == (0, 0, 2)
        assert wall.seat == (sum(thrown.dice) - 1) % 4
        assert wall.stacks == min(thrown.dice) - 1  # skipped before the one that is taken first


@pytest.mark.rule("HEFEI-8", "HEFEI-43")
def test_dealt_flowers_are_replaced_dealer_first_and_once_more_where_a_flower_came():
    hands = {**BAZHI, "E": "1469m257p3468s12z5z", "S": "1235699m456p78s1f"}
    table = bazhi(hands=hands, tail="2f9s4z")
    # East lays 5z and takes 2f, South 1f and 9s; in the second round East lays 2f and takes 4z.
    assert [table.view().seats[table.seat(letter)].flowers for letter in "ES"] == [("2f", "5z"), ("1f",)]
    assert (table.hand("S")[-2:], table.hand("E")[-2:]) == ("9s", "4z")


@pytest.mark.rule("HEFEI-43", "HEFEI-F-kong_bloom")
def test_a_flower_replaced_in_the_deal_brings_no_bloom():
    """The dealer's last tile has come for a flower: eight branches, a flower, a self-draw, one each."""
    hands = {"E": "1235699m456p789s5z", "S": "147m258p369s1122z"}
    assert bazhi(hands=hands, tail="7m").play("E win").scores() == [9, -3, -3, -3]


@pytest.mark.rule("HEFEI-43", "HEFEI-F-flower", "HEFEI-46")
def test_dragons_and_flowers_are_laid_open_and_replaced_from_the_tail():
    table = bazhi("5z3m", tail="1f2m").play("E 1m")
    flowers = [event.tile for event in only(table.events, ev.FlowerLaid)]
    assert flowers == ["5z", "1f"]
    assert (table.drawn(), len(table.view().seats[table.seat("S")].flowers)) == ("2m", 2)
    last = bazhi("7z", left=1).play("E 1m").wait()
    assert (last.over, int(last.record.ending), last.scores()) == (True, last.record.ending, [0] * 4)
    assert last.record.ending != WON


# --- claims of the eight branches


@pytest.mark.rule("HEFEI-9", "HEFEI-10", "HEFEI-38")
def test_a_discard_is_claimed_for_a_win_alone_and_several_may_win_on_it():
    # South waits for 4m and 7m with eight characters, North with nine: 234 567 88m
    hands = {**BAZHI, "E": "1469m257p3468s12z7m", "W": "1489m1147p159s44z", "N": "2345688m345p555s"}
    table = bazhi(hands=hands).play("E 7m")
    assert (table.open_to("S"), table.open_to("W"), table.open_to("N")) == (["pass", "win"], [], ["pass", "win"])
    table.play("S win", "N win")
    # South has eight characters, 1; North eight, too, all simples, a concealed triplet: 1 + 2 + 1
    assert table.scores() == [-5, 1, 0, 4]
    assert int(table.record.coming.dealer) == table.seat("E")
    thrown = bazhi(hands={**BAZHI, "S": "1234567899m456p"}).play("E 9m")
    assert thrown.refusal("S", "pon 99m") == "HEFEI-9"


@pytest.mark.rule("HEFEI-9", "HEFEI-46", "HEFEI-36", "HEFEI-41")
def test_only_a_concealed_kong_is_made_it_costs_nobody_anything_and_needs_a_tile_in_the_wall():
    hands = {**BAZHI, "S": "222m56699m456p78s", "N": "588m1369p3579s11z"}
    for left, may in ((2, True), (1, False)):
        table = bazhi("2m", hands, left=left).play("E 1m").wait()
        assert table.may("S", "kong 2222m") == may
    table = bazhi("2m", hands, tail="5s", left=9).play("E 1m").wait().play("S kong 2222m")
    assert (table.drawn(), table.scores()) == ("5s", [0] * 4)
    assert table.refusal("S", "ready") == "HEFEI-42"
    assert table.refusal("W", "1m") == "HEFEI-42"  # nobody comes to hold a wrong number of tiles


@pytest.mark.rule("HEFEI-13", "HEFEI-44", "HEFEI-37", "HEFEI-39")
def test_a_passed_win_bars_discards_until_the_next_draw_and_the_last_discard_may_be_won_on():
    table = bazhi("7s7m9s4m").play("E 1z", "S 7s drawn", "W 7m drawn").play("S pass").wait()
    table.play("N 9s drawn").wait().play("E 4m drawn")
    assert not table.may("S", "win")
    last = bazhi("7s7m", left=2).play("E 1z", "S 7s drawn", "W 7m drawn")
    assert last.may("S", "win")
    assert last.play("S pass").wait().over
    assert (last.scores(), int(last.record.coming.dealer)) == ([0] * 4, last.seat("E"))


# --- the graded game: claims and kongs


@pytest.mark.rule("HEFEI-14", "HEFEI-42")
def test_chow_by_the_next_player_pung_and_kong_by_all_and_the_claimer_discards_at_once():
    hands = {
        **DAHU,
        "E": "149m23588p1346s29s",
        "N": "36m258p468s147p35m",
        "S": "78m1234567p888s4m",
        "W": "999m147p147s369s2m",
    }
    table = dahu(hands=hands).play("E 9m")
    assert (table.may("S", "chi 78m"), table.may("W", "pon 99m"), table.may("W", "kong 9999m")) == (True, True, True)
    first = {**hands, "N": "234567m78m88p777s"}  # waits for 9m
    won = dahu(hands=first).play("E 9m", "S chi 78m", "W pon 99m", "N win")
    assert (won.over, int(won.record.won_order[0])) == (True, won.seat("N"))  # a win goes first
    table.play("S chi 78m", "W pon 99m")
    assert int(table.record.turn) == table.seat("W")
    assert table.discards("W") == "29m147p134679s"


@pytest.mark.rule("HEFEI-14", "HEFEI-15", "HEFEI-17", "HEFEI-46")
def test_a_supplement_comes_from_the_tail_an_added_kong_may_be_robbed_and_one_tile_stays_behind():
    hands = {"E": "1479m238p1346s299s", "S": DAHU["S"], "W": "555p147m147s3369s", "N": "369m28p468s147p34m"}
    table = lay(dahu("1m5p", hands, tail="3m"), "W", "pon 555p from N").play("E 9s", "S 1m drawn", "W kong 5555p")
    assert table.may("S", "win")
    assert table.play("S win").scores() == [0, 6, -6, 0]
    made = lay(dahu("1m5p", {**hands, "S": "23m67p48p1789s158m"}, tail="3m"), "W", "pon 555p from N")
    assert made.play("E 9s", "S 1m drawn", "W kong 5555p").wait().drawn() == "3m"
    assert len(parse(made.discards("W"))) > 1  # the hand may still be changed
    for left, may in ((3, True), (2, False)):
        table = lay(dahu("1m5p", hands, left=left + 1), "W", "pon 555p from N").play("E 9s", "S 1m drawn").wait()
        assert table.may("W", "kong 5555p") == may


# --- opening wins

DEALT = [  # the row, the tiles of a seat, those that prove it
    ("four_of_a_kind", "6666p346m23679s1p", "6666p"),
    ("no_258", "1346m13479p1467s", ""),
    ("missing_suit_deal", "12345m11234578p", ""),
    ("two_triplets", "111m235p777s2368s", "111m777s"),
    ("two_triplets", "6666p235m777s236s", "666p777s"),
]


@pytest.mark.rule("HEFEI-19", "HEFEI-20", "HEFEI-29", "HEFEI-30", *(f"HEFEI-F-{row[0]}" for row in DEALT))
@pytest.mark.parametrize(("row", "hand", "proof"), DEALT, ids=[f"{row[0]}-{row[1]}" for row in DEALT])
def test_what_was_dealt_is_shown_for_two_from_each_or_kept_silent(row, hand, proof):
    table = dahu(hands={**DAHU, "S": hand})
    assert table.open_to("S") == ["show", "keep silent"]
    assert [table.open_to(letter) for letter in "EWN"] == [[]] * 3
    silent = dahu(hands={**DAHU, "S": hand}).play("S keep silent")
    assert silent.scores() == [0] * 4
    assert "9s drawn" in silent.open_to("E")
    table.play("S show")
    shown = only(table.events, ev.OpeningShown)
    rows = 2 if hand == "6666p235m777s236s" else 1  # four alike are a row, too
    assert len(shown) == rows
    assert shown[-1].tiles == proof
    assert table.scores() == [-2 * rows, 6 * rows, -2 * rows, -2 * rows]


# --- the last tile

LAST = {**DAHU, "N": "123m234m345p79s33p"}


@pytest.mark.rule("HEFEI-18", "HEFEI-37", "HEFEI-39")
def test_the_last_tile_is_offered_once_to_each_ready_or_not_and_left_by_all_it_ends_the_hand():
    table = dahu("1m", LAST, left=2).play("E 9s", "S 1m drawn").wait()
    for letter in "WNES":
        assert table.open_to(letter) == ["take", "leave"]
        table.play(f"{letter} leave")
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("HEFEI-37", "HEFEI-29")
def test_what_was_shown_at_the_deal_stays_paid_in_a_drawn_hand():
    table = dahu("1m", {**DAHU, "S": "6666p346m23679s1p"}, left=2).play("S show", "E 9s", "S 1m drawn").wait()
    table.play(*(f"{letter} leave" for letter in "WNES"))
    assert (int(table.record.ending), table.scores()) == (EXHAUSTED, [-2, 6, -2, -2])


@pytest.mark.rule("HEFEI-18", "HEFEI-39", "HEFEI-F-last_tile_draw")
def test_who_takes_the_last_tile_wins_with_it_or_others_win_on_it():
    table = dahu("1m5p", LAST, left=2).play("E 9s", "S 1m drawn", "W leave", "N leave", "E leave", "S take")
    assert table.play("S win").scores() == [-7, 19, -6, -6]
    thrown = dahu("1m5p", LAST, left=2).play("E 9s", "S 1m drawn", "W leave", "N take")
    assert thrown.play("S win").scores() == [0, 6, 0, -6]
    lost = dahu("1m9m", LAST, left=2).play("E 9s", "S 1m drawn", "W leave", "N take")
    assert (lost.over, int(lost.record.coming.dealer)) == (True, lost.seat("N"))


@pytest.mark.rule("HEFEI-31")
def test_a_passed_win_bars_discards_and_robbed_kongs_until_the_next_draw():
    hands = {**DAHU, "S": "234567m88p23456s", "W": "258m147p148s369s9p", "N": "777s369m28p46s14p3m"}
    table = lay(dahu("1m1s7s", hands), "N", "pon 777s from E")  # South waits for 1s, 4s and 7s
    table.play("E 9s", "S 1m drawn", "W 1s drawn").play("S pass").wait()
    table.play("N kong 7777s")
    assert not table.may("S", "win")
    fresh = lay(dahu("1m9p7s", hands), "N", "pon 777s from E").play("E 9s", "S 1m drawn", "W 9p drawn")
    assert fresh.play("N kong 7777s").may("S", "win")


# --- kongs with dice

KONG = "555s234p789m22s67p"  # waits for 5p and 8p, also beside four 5s
TAIL = "1p1p5p1s9p9p5p3s3p3p8p3s6m6m"  # the first stacks, counted from the tail
WAITS = {13, 16}  # 5p and 8p


def with_dice(south=KONG, wall="5s1m1m9m", **more):
    """South may lay a kong of four 5s with dice."""
    return dahu(wall, {**DAHU, "S": south}, options={"dice_kong": True}, **more).play("E 9s")


def laid_with_dice(number):
    """South has laid it; returned with the tiles of the stack that the dice name, reckoned from the wall before."""
    table = with_dice(tail=TAIL)
    table.record.random[:] = seed_words(f"dice of a kong {number}")
    left = {place for place in range(int(table.record.wall_size)) if table.record.place[place] == IN_WALL}
    table.play("S opening", "S kong 5555s")
    dice = next(one.dice for one in only(table.events, ev.DiceThrown) if one.purpose == "kong")
    full = [place for place in sorted(left, reverse=True) if place % 2 == 0 and place + 1 in left]
    upper = full[(sum(dice) - 1) % len(full)]
    return table, [int(table.record.wall[upper]), int(table.record.wall[upper + 1])]


@pytest.mark.rule("HEFEI-16")
def test_two_dice_turn_up_a_full_stack_that_wins_for_its_owner_or_lies_dead():
    met = set()
    for number in range(16):
        table, turned = laid_with_dice(number)
        assert [KIND[one.tile] for one in only(table.events, ev.KongTileTurned)] == turned
        met.add(bool(WAITS & {*turned}))
        table.wait()
        if WAITS & {*turned}:
            assert (table.over, table.scores()) == (True, [-7, 19, -6, -6])  # kong bloom, one big row
            continue
        assert int(table.record.turn) == table.seat("W")  # no replacement: the next one draws
        river = table.record.river[table.seat("S")][: int(table.record.river_count[table.seat("S")])]
        assert river.tolist() == turned
        table.throw_drawn(3)  # and then South may but discard what it draws, or win
        assert set(table.open_to("S")) <= {f"{table.drawn()} drawn", "win"}
    assert met == {True, False}


@pytest.mark.rule("HEFEI-16", "HEFEI-31")
def test_others_may_win_on_the_turned_tiles_unless_they_let_a_win_pass_and_the_owner_pays_like_a_discarder():
    won = barred = 0
    hands = {**DAHU, "S": "555s67s234m789m22p", "N": "234567m46p88p789s"}  # South waits for 5s and 8s, North for 5p
    for number in range(16):
        for first in ("E 9s", "E 5p"):  # which North lets pass
            table = dahu("5s", hands, options={"dice_kong": True}, tail=TAIL).play(first)
            assert table.may("N", "win") == (first == "E 5p")
            table.wait()
            table.record.random[:] = seed_words(f"dice of a kong {number}")
            table.play("S opening", "S kong 5555s")
            waited = "5p" in {one.tile for one in only(table.events, ev.KongTileTurned)}
            assert table.may("N", "win") == (waited and first == "E 9s")
            if table.may("N", "win"):
                won += 1
                assert table.play("N win").scores() == [0, -6, 0, 6]
            barred += waited and first == "E 5p"
    assert (won > 0, barred > 0) == (True, True)


@pytest.mark.rule("HEFEI-16", "HEFEI-28")
def test_several_may_win_on_a_turned_tile_six_from_its_owner_to_each():
    hands = {**DAHU, "S": "555s67s234m789m22p", "W": "345678m46p12322s", "N": "234567m46p88p789s"}  # both wait for 5p
    both = 0
    for number in range(16):
        table = dahu("5s", hands, options={"dice_kong": True}, tail=TAIL).play("E 9s")
        table.record.random[:] = seed_words(f"dice of a kong {number}")
        table.play("S opening", "S kong 5555s")
        if "5p" in {one.tile for one in only(table.events, ev.KongTileTurned)}:
            both += 1
            assert table.play("W win", "N win").scores() == [0, -12, 6, 6]
    assert both


@pytest.mark.rule("HEFEI-16")
def test_only_a_ready_player_lays_a_kong_with_dice_and_a_full_stack_stays_beside_the_last_tile():
    idle = with_dice("555s234p789m229s6p")
    assert (idle.may("S", "opening"), idle.may("S", "kong 5555s")) == (False, True)
    for left, may in ((4, True), (3, False)):  # South has drawn one of them
        assert with_dice(left=left, wall="5s").may("S", "opening") == may


# --- birds and stakes


@pytest.mark.rule("HEFEI-32", "HEFEI-28")
@pytest.mark.parametrize("birds", [0, 1, 2, 4])
def test_each_bird_on_winner_or_payer_adds_the_amount_once_more(birds):
    table = dahu("5p1m2s6p3m", options={"birds": birds}).play("E 9s").wait()
    assert table.may("S", "win")
    table.play("S win")
    turned = [one.tile for one in only(table.events, ev.HorseTurned)]
    assert turned == ["1m", "2s", "6p", "3m"][:birds]
    on = Counter("SWNE"[(int(tile[0]) - 1) % 4] for tile in turned)
    paid = {letter: 2 * (1 + on["S"] + on[letter]) + (letter == "E") for letter in "EWN"}
    assert table.scores() == [-paid["E"], sum(paid.values()), -paid["W"], -paid["N"]]


@pytest.mark.rule("HEFEI-32")
def test_with_fewer_tiles_left_fewer_birds_are_turned():
    table = dahu("5p3m", left=2, options={"birds": 4}).play("E 9s", "S win")
    assert [one.tile for one in only(table.events, ev.HorseTurned)] == ["3m"]


@pytest.mark.rule("HEFEI-33", "HEFEI-38", "HEFEI-14")
def test_birds_of_several_winners_are_counted_from_the_discarder_who_deals_next():
    hands = {**DAHU, "N": "345678m46p88s123s"}
    table = dahu("9s5p1m2m", {**hands, "W": "258m147p147s3699p"}, options={"birds": 2}).play("E 2p", "S 9s drawn")
    table.play("W 5p drawn", "S win", "N win")
    # 1m sits on West, who gave the tile, 2m on North: South gets 1 x 2, North 1 x 3
    assert table.scores() == [0, 2, -5, 3]
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("HEFEI-34", "COMMON-25")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_stakes_of_winner_and_payer_join_each_payment_once(most):
    match = Match("hefei", seed=3, options={"profile": "dahu", "stake": most}, mode="interpreted")
    assert [one.label for one in match.legal(0)] == [f"stake {number}" for number in range(most + 1)]
    named = ("E stake 0", f"S stake {most}", "W stake 1", "N stake 0")
    table = dahu("5p3m", options={"stake": most, "birds": 1}, opening=named).play("E 9s", "S win")
    # 3m sits on North, two seats after South: its 2 become 4, and points of dealer and stakes are paid once
    paid = {"E": 2 + 1 + most, "W": 2 + most + 1, "N": 2 + most}
    paid["N"] += 2
    assert table.scores() == [-paid["E"], sum(paid.values()), -paid["W"], -paid["N"]]


# --- dealer and match


@pytest.mark.rule("HEFEI-38", "HEFEI-40")
@pytest.mark.parametrize("hands", [4, 8, 16])
def test_the_winner_deals_next_and_a_match_is_so_many_hands(hands):
    table = table_of("hefei", options={"hands": hands})
    assert int(table.close(WON, "W", "S").record.coming.dealer) == 2
    for _ in range(1, hands):
        assert int(table.record.phase) != MATCH_OVER
        table.next_hand().close(EXHAUSTED)
    assert int(table.record.phase) == MATCH_OVER
