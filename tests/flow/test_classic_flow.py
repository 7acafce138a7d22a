"""The base game at the table: deal, flowers, claims, kongs, wins let pass, deal and match."""

from collections import Counter

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.tiles import parse
from flow.table_of import only, table_of

DULL = "258m258p369s1234z"  # thirteen tiles far from ready
CHOWS = "234m567p44p67s789s"  # concealed, waits for 5s and 8s


def classic(hands=None, wall="", **more):
    return table_of("classic", hands, wall, **more)


def opened(match):
    """The throw that opens the wall."""
    [throw] = [event for event in only(match.events, ev.DiceThrown) if event.purpose == "break"]
    return throw.dice


# --- set-up


@pytest.mark.rule("CLASSIC-1", "CLASSIC-2", "CLASSIC-3", "CLASSIC-4", "CLASSIC-7")
@pytest.mark.parametrize(("flowers", "tiles", "stacks"), [(True, 144, 18), (False, 136, 17)])
def test_the_set_its_walls_and_the_chips(flowers, tiles, stacks):
    match = Match("classic", 5, options={"flowers": flowers}, mode="interpreted")
    copies = Counter(int(number) for number in match.engine.rules.copies if number)
    assert copies == ({4: 34, 1: 8} if flowers else {4: 34})
    assert int(match.table.wall_size) == tiles
    assert [int(number) for number in match.engine.rules.stacks] == [stacks] * 4
    assert len(opened(match)) == 3
    assert [int(score) for score in match.table.scores] == [1000] * 4


@pytest.mark.rule("CLASSIC-4")
def test_accounts_may_become_negative():
    table = classic({"E": DULL + "7z", "S": "1112345678999s"}, wall="5s", before_deal={})
    table.record.scores[:4] = [10, 10, 10, 10]
    table.play("E 7z", "S win")
    assert table.scores() == [-246, 778, -246, -246]


@pytest.mark.rule("CLASSIC-5")
def test_seats_are_drawn_and_east_deals():
    seen = set()
    for seed in range(12):
        match = Match("classic", seed, mode="interpreted")
        seen.add(tuple(int(person) for person in match.table.person))
        assert int(match.table.dealer) == 0
    assert len(seen) > 6


@pytest.mark.rule("CLASSIC-6")
def test_the_tiles_are_mixed():
    walls = [Match("classic", seed, mode="interpreted").table.wall[:144].tolist() for seed in range(8)]
    assert len({tuple(wall) for wall in walls}) == 8
    assert all(sorted(wall) == sorted(walls[0]) for wall in walls)


@pytest.mark.rule("CLASSIC-8", "CLASSIC-9")
def test_the_sum_of_the_dice_names_the_wall_and_the_stacks_left():
    for seed in range(40):
        match = Match("classic", seed, mode="interpreted")
        total = sum(opened(match))
        side = (total - 1) % 4
        # After 18 stacks the first two of the wall to its left are taken.
        found = (side, total) if total < 18 else ((side + 3) % 4, 0)
        assert (int(match.table.break_side), int(match.table.break_stack)) == found


@pytest.mark.rule("CLASSIC-10", "CLASSIC-11", "COMMON-24")
@pytest.mark.parametrize(("size", "tiles"), [(13, [14, 13, 13, 13]), (16, [17, 16, 16, 16])])
def test_the_deal(size, tiles):
    table = classic(options={"hand_size": size, "flowers": False})
    assert [int(number) for number in table.record.hand_size] == tiles
    assert int(table.record.drawable) == 136 - sum(tiles)
    packets = size // 4
    wall = [int(kind) for kind in table.record.wall[: sum(tiles)]]
    dealt = [[wall[16 * turn + 4 * seat + tile] for turn in range(packets) for tile in range(4)] for seat in range(4)]
    if size == 13:  # the dealer jumps: the upper tiles of the first and the third stack
        for seat in range(4):
            dealt[seat].append(wall[48 + seat])
        dealt[0].append(wall[52])
    else:
        dealt[0].append(wall[64])
    assert [sorted(parse(table.hand(letter))) for letter in "ESWN"] == [sorted(hand) for hand in dealt]


@pytest.mark.rule("CLASSIC-12")
def test_every_hand_lies_sorted():
    table = classic({"E": "2z9s1m5p3m258p258s13z7z"})
    shown = list(table.view("E").seats[0].hand)
    held = [tile for tile in shown if tile != "7z"]
    order = {suit: place for place, suit in enumerate("mpsz")}
    assert held == sorted(held, key=lambda tile: (order[tile[1]], tile[0]))


@pytest.mark.rule("CLASSIC-13")
def test_flowers_among_the_replacements_wait_for_a_second_round():
    hands = {"E": "12f58m258p36s1234z7z", "S": "4f58m258p369s1234z"}
    table = classic(hands, tail="3f7m6m4m")
    # East draws 3f and 7m for his two, South 6m; in the second round East lays 3f and draws 4m.
    assert table.hand("E") == "4578m258p36s12347z"
    assert table.hand("S") == "568m258p369s1234z"


# --- play


@pytest.mark.rule("CLASSIC-14", "CLASSIC-15")
def test_the_dealer_opens_by_discarding_and_the_turn_goes_counter_clockwise():
    table = classic({"E": DULL + "7z"}).play("E 7z").wait()
    assert int(table.record.turn) == table.seat("S")
    assert [one.tile for one in table.view("W").seats[0].river] == ["7z"]
    table.throw_drawn(1)
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("CLASSIC-16")
def test_a_drawn_flower_is_replaced_at_once_from_the_end():
    table = classic({"E": DULL + "7z", "S": DULL}, wall="1f", tail="9p").play("E 7z").wait()
    assert table.drawn() == "9p"
    [flower, tile] = only(table.events, ev.Drew)
    assert (flower.tile, flower.source, tile.source, tile.position) == ("1f", "wall", "flower", 142)


@pytest.mark.rule("CLASSIC-17", "CLASSIC-18")
@pytest.mark.parametrize("chow", [True, False])
def test_only_the_left_neighbour_feeds_a_chow_and_anybody_a_pung(chow):
    hands = {"E": DULL + "7z", "S": "13m147p147s12345z", "W": "1322m47p147s1236z"}
    table = classic(hands, options={"chow": chow}).play("E 2m")
    assert table.refusal("W", "chi 13m") == "CLASSIC-17"
    assert table.may("S", "chi 13m") == chow
    table.play(*(["S pass"] if chow else []), "W pon 22m")
    assert table.may("W", "1z")


@pytest.mark.rule("CLASSIC-19", "CLASSIC-20", "COMMON-5")
def test_kongs_are_made_after_a_draw_and_replaced_from_the_end():
    hands = {"E": DULL + "6z", "S": "66z1111m47p147s67z"}
    table = classic(hands, wall="9m9p9s1p", tail="3m").play("E 6z", "S pon 66z")
    assert table.refusal("S", "kong 1111m") == table.refusal("S", "kong 6666z") == "CLASSIC-19"
    table.play("S 7s").throw_drawn(3)
    assert table.may("S", "kong 6666z")
    table.play("S kong 1111m")
    assert table.drawn() == "3m"
    assert list(table.view("E").seats[1].melds[1].tiles) == ["1m"] * 4  # the others see which four they are


@pytest.mark.rule("CLASSIC-19")
def test_an_open_kong_takes_a_discard():
    hands = {"E": DULL + "6z", "W": "666z147m147p147s1z"}
    table = classic(hands, tail="3m").play("E 6z", "W kong 666z")
    assert table.drawn() == "3m"


BOTH = {"E": DULL + "7z", "S": CHOWS, "N": "123m567p22p67s456s"}


@pytest.mark.rule("CLASSIC-21", "CLASSIC-27", "COMMON-2", "COMMON-16")
@pytest.mark.parametrize(
    ("winners", "pays", "amounts"),
    [
        ("one", "double", [0, 0, -16, 16]),
        ("several", "double", [0, 16, -32, 16]),
        ("several", "all_three", [0, 24, -48, 24]),
        ("several", "half", [-8, 12, -16, 12]),  # winners do not pay each other
    ],
)
def test_the_nearest_wins_or_all(winners, pays, amounts):
    table = classic(BOTH, wall="9m9p1z9m9p8s", options={"winners": winners, "discard_pays": pays})
    table.play("E 7z").throw_drawn(5).play("W 8s", "N win", "S win")
    assert (table.over, int(table.record.ending)) == (True, WON)
    assert [score - 1000 for score in table.scores()] == amounts  # three fan each: chows, concealed, no flowers


@pytest.mark.rule("CLASSIC-21")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    hands = {"E": DULL + "8s", "S": "79s147m147p12345z", "W": "88s147m47p123456z", "N": CHOWS.replace("789s", "456s")}
    table = classic(hands).play("E 8s", "S chi 79s", "W pon 88s", "N win")
    assert int(table.record.won_order[0]) == table.seat("N")
    table = classic(hands).play("E 8s", "S chi 79s", "W pon 88s", "N pass")
    assert int(table.record.turn) == table.seat("W")


@pytest.mark.rule("CLASSIC-22")
@pytest.mark.parametrize("swap", ["allowed", "forbidden"])
def test_swap_calling(swap):
    hands = {"E": DULL + "1m", "S": "12344m17p14s667z1z", "W": "258m258p258s1236z"}
    table = classic(hands, options={"swap": swap}).play("E 1m", "S chi 23m")
    assert [table.may("S", tile) for tile in ("1m", "4m", "7p")] == [swap == "allowed"] * 2 + [True]
    hands = {"E": DULL + "6z", "S": "666z147m147p14s1z2z"}
    table = classic(hands, options={"swap": swap}).play("E 6z", "S pon 66z")
    assert table.may("S", "6z") == (swap == "allowed")


@pytest.mark.rule("CLASSIC-23", "CLASSIC-33", "COMMON-6")
def test_an_added_kong_is_robbed_and_stays_a_pung():
    hands = {"E": DULL + "8s", "S": CHOWS.replace("789s", "234s"), "N": "88s147m147p12345z"}
    table = classic(hands, wall="9m9p1z8s").play("E 8s", "S pass", "N pon 88s", "N 5z").throw_drawn(3)
    table.play("N kong 8888s", "S win")
    assert len(table.view("E").seats[3].melds[0].tiles) == 3
    assert [score - 1000 for score in table.scores()] == [0, 32, 0, -32]


@pytest.mark.rule("CLASSIC-24", "COMMON-4")
def test_the_last_discard_is_only_won_on_and_a_kong_needs_a_tile():
    hands = {"E": DULL + "7z", "S": "1111m258p25s2345z", "W": "88s47m147p123456z", "N": CHOWS}
    table = classic(hands, wall="8s", left=1).play("E 7z").wait()
    assert table.refusal("S", "kong 1111m") == "CLASSIC-19"
    table.play("S 8s")
    assert table.refusal("W", "pon 88s") == "CLASSIC-24"
    assert table.may("N", "win")


@pytest.mark.rule("CLASSIC-24", "CLASSIC-36")
@pytest.mark.parametrize("kept", [0, 14, 16])
def test_the_whole_wall_is_played_but_for_what_is_kept(kept):
    table = classic({"E": "1111z258m258p258s8s"}, tail="9m", left=4, options={"reserve": kept})
    table.play("E kong 1111z", "E 9m drawn").throw_drawn(3)
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    wall = table.record.place[: int(table.record.wall_size)]
    assert sum(int(place) == IN_WALL for place in wall) == kept
    assert table.scores() == [1000] * 4


@pytest.mark.rule("CLASSIC-36")
def test_four_equal_winds_thrown_first_do_not_end_the_hand():
    table = classic({"E": DULL + "7z", "S": DULL, "W": DULL, "N": DULL}, wall="9m9p1m")
    table.play("E 1z", "S 1z", "W 1z", "N 1z").wait()
    assert (table.over, int(table.record.turn)) == (False, table.seat("E"))


@pytest.mark.rule("CLASSIC-40")
def test_a_flower_drawn_last_is_not_replaced():
    table = classic({"E": DULL + "7z"}, wall="1f", left=1).play("E 7z").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.view("S").seats[1].flowers == ("1f",)


@pytest.mark.rule("CLASSIC-25", "COMMON-3")
@pytest.mark.parametrize(
    ("rule", "same", "other"), [(False, True, True), ("equal_tile", False, True), ("any", False, False)]
)
def test_a_win_let_pass(rule, same, other):
    """South lets West's 5s go by; then East throws 5s, or 8s."""
    for thrown, may in (("5s", same), ("8s", other)):
        hands = {"E": DULL + "7z", "S": CHOWS, "W": DULL, "N": "258m258p369s1235z"}
        table = classic(hands, wall=f"9m5s9p{thrown}", options={"missed_win": rule})
        table.play("E 7z", "S 9m", "W 5s", "S pass", "N 9p", f"E {thrown}")
        assert table.may("S", "win") == may


@pytest.mark.rule("CLASSIC-25")
@pytest.mark.parametrize("rule", ["equal_tile", "any"])
def test_the_bar_ends_with_an_own_draw_and_an_own_claim(rule):
    hands = {"E": DULL + "8s", "S": CHOWS, "W": "258m258p369s1235z"}
    table = classic(hands, wall="9m8s", options={"missed_win": rule}).play("E 8s", "S pass", "S 9m", "W 8s")
    assert table.may("S", "win")
    hands = {"E": DULL + "7z", "S": "234m567p99p45678s", "W": "258m258p369s1235z"}
    table = classic(hands, wall="6s", options={"missed_win": rule}).play("E 6s")
    assert table.may("S", "win")
    table.play("S chi 78s", "S 6s", "W 6s drawn")
    assert table.may("S", "win")


# --- wins


@pytest.mark.rule("CLASSIC-26", "CLASSIC-28", "CLASSIC-39")
def test_wrong_wins_and_turns_are_refused():
    table = classic({"E": DULL + "7z", "S": CHOWS})
    assert table.refusal("E", "win") == "CLASSIC-26"
    assert table.refusal("S", "4p") == "CLASSIC-15"
    hands = {"E": DULL + "8s", "S": "1f34m567p44p67s222s"}
    table = classic(hands, tail="2m", options={"min_fan": 3}, wall="9m9p1z9m8s").play("E 4z").throw_drawn(4)
    assert table.refusal("S", "win") == "CLASSIC-28"


@pytest.mark.rule("CLASSIC-F-heavenly_hand", "COMMON-7")
@pytest.mark.parametrize(
    ("hand", "steps", "paid"),
    [
        ("1f23m234p678s99s456m", ["E win"], 256),
        ("1111m234p678s99s45m", ["E kong 1111m", "E win"], 16),
    ],
)
def test_flowers_leave_the_heavenly_hand_and_a_kong_spoils_it(hand, steps, paid):
    table = classic({"E": hand}, tail="1m" if "f" in hand else "6m").play(*steps)
    assert table.scores() == [1000 + 3 * paid, *[1000 - paid] * 3]


@pytest.mark.rule("CLASSIC-F-earthly_hand", "CLASSIC-F-human_hand", "COMMON-7", "COMMON-8")
def test_a_claim_spoils_the_wins_before_and_with_the_first_draw():
    hands = {"E": DULL + "7z", "S": "234m567p44p67s123s", "N": "77z147m147p1234z9m"}
    table = classic(hands, wall="5s").play("E 7z", "N pass", "S win")
    assert table.scores() == [744, 1768, 744, 744]
    table = classic(hands, wall="1m5s").play("E 7z", "N pon 77z", "N 9m", "E 1m drawn", "S win")
    assert table.scores() == [984, 1048, 984, 984]  # concealed, all chows, no flowers, self-draw: 16
    table = classic({**hands, "E": DULL + "5s"}).play("E 5s", "S win")
    assert table.scores() == [488, 1512, 1000, 1000]


# --- deal and match


@pytest.mark.rule("CLASSIC-37", "COMMON-16")
@pytest.mark.parametrize(
    ("ending", "winners", "next_dealer"),
    [(WON, "E", 0), (EXHAUSTED, "", 0), (WON, "S", 1), (WON, "SE", 0), (WON, "SN", 1)],
)
def test_the_dealer_stays_when_he_wins_or_nobody_does(ending, winners, next_dealer):
    table = classic().close(ending, winners, "W" if winners else "")
    assert int(table.record.coming.dealer) == next_dealer


@pytest.mark.rule("CLASSIC-38")
@pytest.mark.parametrize(("rounds", "winds"), [(4, "EEEESSSSWWWWNNNN"), (2, "EEEESSSS"), (1, "EEEE")])
def test_rounds_of_a_match(rounds, winds):
    table = classic(options={"rounds": rounds})
    seen = ""
    for number in range(len(winds)):
        seen += "ESWN"[int(table.rules.round_winds[int(table.record.round_wind)])]
        table.close(WON, "S", "W")
        assert bool(only(table.events, ev.MatchEnded)) == (number == len(winds) - 1)
        if number < len(winds) - 1:
            table.next_hand()
    assert seen == winds


@pytest.mark.rule("CLASSIC-38")
def test_a_match_is_ranked_by_chips():
    table = classic()
    table.record.scores[:4] = [1100, 800, 1200, 900]
    assert [one.seat for one in table.ranking()] == [2, 0, 3, 1]
