"""Setting up: the set of tiles, seats, first dealer, walls, break, deal."""

import operator
from collections import Counter
from functools import cache, reduce

import pytest

from fangcheng.core.dialect.random import seed_words
from fangcheng.core.play.opening import clear_hand
from fangcheng.core.play.seating import draw_seats
from fangcheng.core.table.wall import build_wall, draw_first_dealer, open_wall, place_in_wall, stacks_of, tail_position
from fangcheng.errors import BadOption, HouseRuleError
from fangcheng.game import event_types
from fangcheng.game import events as ev
from fangcheng.game.engine import Engine, empty_table
from fangcheng.rules.option import Value
from fangcheng.tiles import name_of, parse, write
from fangcheng.variants import from_text
from flow.table_of import only, table_of

SUITS = "123456789m123456789p123456789s"
FLOWERS = "12345678f"


@cache
def engine(variant: str, option: tuple[str, Value] | None = None) -> Engine:
    """An engine with at most one option changed."""
    return Engine(variant, dict([option]) if option else None, mode="interpreted")


def fresh(made: Engine, seed: int):
    """A cleared table with a seeded generator; East deals."""
    record = empty_table()
    record.random[:] = seed_words(seed)
    record.seats = made.rules.seats
    clear_hand(record, made.rules)
    return record


# --- the set and the walls


@pytest.mark.parametrize(
    ("variant", "fours", "reds", "singles"),
    [
        pytest.param("riichi", SUITS + "1234567z", "0m0p0s", "", marks=pytest.mark.rule("RIICHI-1", "RIICHI-2")),
        pytest.param("sanma", "19m" + SUITS[10:] + "1234567z", "0p0s", "", marks=pytest.mark.rule("SANMA-2")),
        pytest.param("mcr", SUITS + "1234567z", "", FLOWERS, marks=pytest.mark.rule("MCR-1")),
        pytest.param("taiwan", SUITS + "1234567z", "", FLOWERS, marks=pytest.mark.rule("TAIWAN-1")),
        pytest.param("sichuan", SUITS, "", "", marks=pytest.mark.rule("SICHUAN-1")),
        pytest.param("tianjin", SUITS + "1234567z", "", "", marks=pytest.mark.rule("TIANJIN-1")),
    ],
)
def test_the_set_has_four_of_each_kind_and_one_of_each_flower(variant, fours, reds, singles):
    expected = Counter(dict.fromkeys(parse(fours), 4)) + Counter(parse(reds)) + Counter(parse(singles))
    for red in parse(reds):
        expected[parse("5" + name_of(red)[1])[0]] -= 1
    for seed in range(3):
        record = fresh(engine(variant), seed)
        build_wall(record, engine(variant).rules)
        assert Counter(int(kind) for kind in record.wall[: int(record.wall_size)]) == expected


@pytest.mark.rule("RIICHI-18")
def test_every_seed_mixes_the_tiles_in_another_order():
    walls = set()
    for seed in range(20):
        record = fresh(engine("riichi"), seed)
        build_wall(record, engine("riichi").rules)
        walls.add(record.wall[: int(record.wall_size)].tobytes())
    assert len(walls) == 20


@pytest.mark.parametrize(
    ("variant", "stacks"),
    [
        pytest.param("riichi", [17, 17, 17, 17], marks=pytest.mark.rule("RIICHI-19")),
        pytest.param("sanma", [18, 18, 18], marks=pytest.mark.rule("SANMA-9")),
        pytest.param("mcr", [18, 18, 18, 18], marks=pytest.mark.rule("MCR-6")),
        pytest.param("taiwan", [18, 18, 18, 18], marks=pytest.mark.rule("TAIWAN-9")),
        pytest.param("sichuan", [14, 13, 14, 13], marks=pytest.mark.rule("SICHUAN-5", "SICHUAN-P1")),
        pytest.param("tianjin", [17, 17, 17, 17], marks=pytest.mark.rule("TIANJIN-2")),
    ],
)
def test_the_players_build_walls_of_so_many_stacks_the_dealer_first(variant, stacks):
    made = engine(variant)
    record = fresh(made, 1)
    record.dealer = 1
    sides = [(1 + step) % len(stacks) for step in range(len(stacks))]
    assert [int(stacks_of(record, made.rules, side)) for side in sides] == stacks
    build_wall(record, made.rules)
    assert int(record.wall_size) == 2 * sum(stacks)


# --- seats and the first dealer


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        pytest.param("riichi", 4, marks=pytest.mark.rule("RIICHI-7", "RIICHI-8", "RIICHI-114")),
        pytest.param("sanma", 3, marks=pytest.mark.rule("SANMA-4", "SANMA-6")),
        pytest.param("mcr", 4, marks=pytest.mark.rule("MCR-4")),
        pytest.param("taiwan", 4, marks=pytest.mark.rule("TAIWAN-5")),
        pytest.param("sichuan", 4, marks=pytest.mark.rule("SICHUAN-2", "SICHUAN-4")),
        pytest.param("tianjin", 4, marks=pytest.mark.rule("TIANJIN-1", "TIANJIN-4")),
    ],
)
def test_chance_gives_every_person_every_seat(variant, seats):
    assert int(engine(variant).rules.seats) == seats
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        record = fresh(engine(variant), seed)
        draw_seats(record, engine(variant).rules)
        found[tuple(int(person) for person in record.person[:seats])] += 1
    orders = 24 if seats == 4 else 6
    assert len(found) == orders
    assert all(0.5 < number * orders / 1200 < 1.6 for number in found.values())  # none likelier than another


# Who a sum points at, as the books list it: thrower, right, opposite, left.
FOUR = {
    **dict.fromkeys((5, 9, 13, 17), 0),
    **dict.fromkeys((2, 6, 10, 14, 18), 1),
    **dict.fromkeys((3, 7, 11, 15), 2),
    **dict.fromkeys((4, 8, 12, 16), 3),
}
THREE = {**dict.fromkeys((4, 7, 10), 0), **dict.fromkeys((2, 5, 8, 11), 1), **dict.fromkeys((3, 6, 9, 12), 2)}


@pytest.mark.parametrize(
    ("variant", "option", "dice", "throws"),
    [
        pytest.param("riichi", None, 2, 2, marks=pytest.mark.rule("RIICHI-3", "RIICHI-11", "RIICHI-12")),
        pytest.param("riichi", ("first_dealer", "one_throw"), 2, 1, marks=pytest.mark.rule("RIICHI-13")),
        pytest.param("riichi", ("first_dealer", "east_drawer"), 2, 0, marks=pytest.mark.rule("RIICHI-13")),
        pytest.param("sanma", None, 2, 2, marks=pytest.mark.rule("SANMA-7", "SANMA-8")),
        pytest.param("mcr", None, 2, 0, marks=pytest.mark.rule("MCR-4")),
        pytest.param("taiwan", None, 3, 1, marks=pytest.mark.rule("TAIWAN-2", "TAIWAN-7")),
    ],
)
def test_throws_from_the_east_seat_name_the_first_dealer(variant, option, dice, throws):
    made = engine(variant, option)
    points_at = THREE if variant == "sanma" else FOUR
    for seed in range(40):
        record = fresh(made, seed)
        record.event_count = 0
        dealer = int(draw_first_dealer(record, made.rules))
        thrown = only(ev.read_events(record), event_types.DiceThrown)
        assert len(thrown) == throws
        seat = 0
        for throw in thrown:
            assert throw.seat == seat
            assert len(throw.dice) == dice
            assert all(1 <= die <= 6 for die in throw.dice)
            seat = (seat + points_at[sum(throw.dice)]) % len(set(points_at.values()))
        assert dealer == seat


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("sichuan", marks=pytest.mark.rule("SICHUAN-4")),
        pytest.param("tianjin", marks=pytest.mark.rule("TIANJIN-4")),
    ],
)
def test_anybody_may_be_drawn_as_first_dealer(variant):
    dealers = {int(draw_first_dealer(fresh(engine(variant), seed), engine(variant).rules)) for seed in range(60)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("variant", "start"),
    [
        pytest.param("riichi", 25000, marks=pytest.mark.rule("RIICHI-4")),
        pytest.param("sanma", 35000, marks=pytest.mark.rule("SANMA-5")),
        pytest.param("mcr", 500, marks=pytest.mark.rule("MCR-3")),
        pytest.param("taiwan", 0, marks=pytest.mark.rule("TAIWAN-3")),
        pytest.param("sichuan", 0, marks=pytest.mark.rule("SICHUAN-3")),
        pytest.param("tianjin", 0, marks=pytest.mark.rule("TIANJIN-3")),
    ],
)
def test_a_match_starts_with_so_many_points(variant, start):
    record = engine(variant).new_table(1)
    seats = int(record.seats)
    assert [int(score) for score in record.scores[:seats]] == [start] * seats


@pytest.mark.rule("MCR-3")
def test_a_game_may_start_at_nothing():
    assert [int(score) for score in engine("mcr", ("start_points", 0)).new_table(1).scores] == [0] * 4


# --- the break


def opened(made: Engine, seed: int, dealer: int):
    """Throws for the break as (thrower, dice), and side and stacks of the opened wall."""
    record = fresh(made, seed)
    record.dealer = dealer
    record.event_count = 0
    open_wall(record, made.rules)
    events = ev.read_events(record)
    [wall] = only(events, event_types.WallOpened)
    return [(throw.seat, throw.dice) for throw in only(events, event_types.DiceThrown)], (wall.seat, wall.stacks)


def counted(seat: int, dice: tuple[int, ...], seats: int = 4) -> int:
    """The player a throw of `seat` points at."""
    return (seat + (THREE if seats == 3 else FOUR)[sum(dice)]) % seats


@pytest.mark.rule("RIICHI-11", "RIICHI-20")
def test_one_sum_names_the_wall_and_the_stacks_counted_from_its_right_end():
    for seed in range(40):
        [(thrower, dice)], wall = opened(engine("riichi"), seed, seed % 4)
        assert thrower == seed % 4
        assert wall == (counted(thrower, dice), sum(dice))


@pytest.mark.rule("SANMA-7", "SANMA-10")
def test_one_sum_names_one_of_three_walls():
    for seed in range(40):
        [(thrower, dice)], wall = opened(engine("sanma"), seed, seed % 3)
        assert wall == (counted(thrower, dice, 3), sum(dice))


@pytest.mark.rule("RIICHI-21")
def test_the_player_named_throws_too_and_a_count_beyond_17_goes_on_in_the_next_wall_clockwise():
    beyond = 0
    for seed in range(60):
        [(_, first), (second_thrower, second)], wall = opened(
            engine("riichi", ("break", "second_player_sum")), seed, seed % 4
        )
        side, stacks = counted(seed % 4, first), sum(first) + sum(second)
        assert second_thrower == side
        if stacks >= 17:
            side, stacks, beyond = (side - 1) % 4, stacks - 17, beyond + 1
        assert wall == (side, stacks)
    assert beyond > 0


@pytest.mark.rule("RIICHI-21")
def test_the_dealer_may_throw_twice_first_for_the_wall_then_for_the_stacks():
    for seed in range(30):
        [(one, first), (other, second)], wall = opened(engine("riichi", ("break", "dealer_twice")), seed, seed % 4)
        assert (one, other) == (seed % 4, seed % 4)
        assert wall == (counted(seed % 4, first), sum(second))


@pytest.mark.rule("RIICHI-21")
def test_the_opening_may_lie_to_the_right_of_the_stack_counted():
    for seed in range(30):
        [(_, dice)], wall = opened(engine("riichi", ("break_at", "before_d")), seed, 0)
        assert wall == (counted(0, dice), sum(dice) - 1)


@pytest.mark.rule("MCR-2", "MCR-7", "MCR-8")
def test_the_second_thrower_opens_his_wall_after_both_sums_beyond_18_the_wall_to_his_left():
    beyond = 0
    for seed in range(60):
        [(first_thrower, first), (second_thrower, second)], wall = opened(engine("mcr"), seed, seed % 4)
        assert first_thrower == seed % 4
        assert len(first) == len(second) == 2
        side, stacks = counted(first_thrower, first), sum(first) + sum(second)
        assert second_thrower == side
        if stacks >= 18:
            side, stacks, beyond = (side - 1) % 4, stacks - 18, beyond + 1
        assert wall == (side, stacks)
    assert beyond > 0


@pytest.mark.rule("TAIWAN-2", "TAIWAN-10")
def test_three_dice_name_wall_and_stacks_and_a_sum_of_18_opens_the_next_wall():
    eighteens = 0
    for seed in range(400):
        [(thrower, dice)], wall = opened(engine("taiwan"), seed, seed % 4)
        assert len(dice) == 3
        if sum(dice) == 18:
            eighteens += 1
            assert wall == ((counted(thrower, dice) - 1) % 4, 0)
        else:
            assert wall == (counted(thrower, dice), sum(dice))
    assert eighteens > 0


@pytest.mark.rule("SICHUAN-2", "SICHUAN-6", "SICHUAN-P1")
def test_the_sum_names_the_wall_and_the_smaller_die_the_stacks_left_standing():
    for seed in range(40):
        [(thrower, dice)], wall = opened(engine("sichuan"), seed, seed % 4)
        assert wall == (counted(thrower, dice), min(dice))


@pytest.mark.rule("TIANJIN-8")
def test_the_dealer_opens_his_own_wall():
    for seed in range(30):
        [(thrower, dice)], wall = opened(engine("tianjin"), seed, seed % 4)
        assert thrower == seed % 4
        assert wall == (thrower, sum(dice))


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("riichi", marks=pytest.mark.rule("RIICHI-22")),
        pytest.param("tianjin", marks=pytest.mark.rule("TIANJIN-9")),
    ],
)
def test_tiles_are_taken_clockwise_from_the_break(variant):
    record, rules = fresh(engine(variant), 1), engine(variant).rules
    build_wall(record, rules)
    record.break_side, record.break_stack = 1, 15
    where = [divmod(int(place_in_wall(record, rules, position)), 64) for position in range(0, 136, 2)]
    # Stacks 16 and 17 of South's wall, then East's from its right end on, then North's, West's, and South's first 15.
    assert where[:3] == [(1, 15), (1, 16), (0, 0)]
    assert where[19:21] == [(3, 0), (3, 1)]
    assert where[-1] == (1, 14)


# --- the deal


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        pytest.param("riichi", {}, marks=pytest.mark.rule("RIICHI-23")),
        pytest.param("riichi", {"dealer_deal": "draw_14th"}, marks=pytest.mark.rule("RIICHI-24")),
        pytest.param("mcr", {}, marks=pytest.mark.rule("MCR-9")),
        pytest.param("sichuan", {}, marks=pytest.mark.rule("SICHUAN-7")),
        pytest.param("tianjin", {"sit_pull": False}, marks=pytest.mark.rule("TIANJIN-10")),
    ],
)
def test_four_tiles_at_a_time_three_times_then_one_each_and_one_more_for_the_dealer(variant, options):
    record = table_of(variant, options=options, before_deal={"dealer": 2}).record
    wall = [int(kind) for kind in record.wall[:53]]
    packets = [wall[start : start + 4] for start in range(0, 48, 4)]
    expected = [[*reduce(operator.iadd, packets[step::4], []), wall[48 + step]] for step in range(4)]
    expected[0].append(wall[52])
    for step, tiles in enumerate(expected):
        assert sorted(write([kind]) for kind in tiles) == sorted(names(record, (2 + step) % 4))
    assert [int(size) for size in record.hand_size] == [13, 13, 14, 13]


def names(record, seat: int) -> list[str]:
    """Concealed tiles of a seat, one by one."""
    return [name_of(kind) for kind in ev.kinds_in_hand(record, seat)]


@pytest.mark.rule("RIICHI-24")
def test_the_dealer_may_take_both_tiles_of_one_stack_as_his_last():
    record = table_of("riichi", options={"dealer_deal": "stack"}).record
    wall = [name_of(int(kind)) for kind in record.wall[:53]]
    assert sorted(names(record, 0)) == sorted(wall[0:4] + wall[16:20] + wall[32:36] + wall[48:50])
    assert sorted(names(record, 1)) == sorted(wall[4:8] + wall[20:24] + wall[36:40] + wall[50:51])
    assert sorted(names(record, 3)) == sorted(wall[12:16] + wall[28:32] + wall[44:48] + wall[52:53])


@pytest.mark.rule("SANMA-11")
def test_three_players_are_dealt_14_13_13_and_54_live_tiles_remain():
    record = table_of("sanma").record
    wall = [name_of(int(kind)) for kind in record.wall[:40]]
    assert sorted(names(record, 0)) == sorted(wall[0:4] + wall[12:16] + wall[24:28] + wall[36:37] + wall[39:40])
    assert [int(size) for size in record.hand_size[:3]] == [14, 13, 13]
    assert int(record.drawable) == 54


@pytest.mark.rule("TAIWAN-11")
def test_four_packets_of_four_make_16_tiles_and_the_dealer_takes_the_door_tile():
    table = table_of("taiwan", {"E": "1479m258p369s123456z" + "7z"})
    record = table.record
    assert [int(size) for size in record.hand_size] == [17, 16, 16, 16]
    wall = [name_of(int(kind)) for kind in record.wall[:65]]
    assert sorted(names(record, 1)) == sorted(wall[4:8] + wall[20:24] + wall[36:40] + wall[52:56])
    assert table.drawn() == wall[64] == "7z"


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("riichi", marks=pytest.mark.rule("RIICHI-32", "RIICHI-33", "RIICHI-114")),
        pytest.param("mcr", marks=pytest.mark.rule("MCR-12", "MCR-59")),
        pytest.param("taiwan", marks=pytest.mark.rule("TAIWAN-104")),
        pytest.param("tianjin", marks=pytest.mark.rule("TIANJIN-15")),
        pytest.param("sichuan", marks=pytest.mark.rule("SICHUAN-14")),
    ],
)
def test_the_dealer_opens_with_a_discard_and_then_turns_go_to_the_right(variant):
    options = {"sit_pull": False} if variant == "tianjin" else {}
    table = table_of(variant, options=options, lack="mmmm", before_deal={"dealer": 1})
    record = table.record
    assert int(record.owed) == 0b0010
    assert not table.open_to("S")
    assert table.view("E").seats[1].wind == "E"
    before = int(record.drawable)
    for letter in "ESWNE":
        assert int(record.turn) == table.seat(letter)
        assert int(record.draws[table.seat(letter)]) >= 1
        table.play(f"{letter} {table.discards(letter)[0]}{table.discards(letter).lstrip('0123456789')[0]}").wait()
    assert before - int(record.drawable) == 5


@pytest.mark.rule("MCR-59")
def test_the_dealer_may_open_with_a_concealed_kong_or_a_win():
    assert table_of("mcr", {"E": "1111m258p369s1234z"}).may("E", "kong 1111m")
    assert table_of("mcr", {"E": "123456789m123p55z"}).may("E", "win")


# --- what is set apart


@pytest.mark.rule("RIICHI-25", "RIICHI-27")
def test_the_last_seven_stacks_are_the_dead_wall():
    table = table_of("riichi", indicators="6z")
    assert int(table.record.drawable) == 136 - 53 - 14
    assert int(table.record.indicators.positions[0]) == 130
    assert table.indicators() == "6z"
    wall = table.view("E").wall
    assert sum(len(side.reserved) for side in wall.sides) == 7


@pytest.mark.parametrize(
    ("variant", "hand", "places"),
    [
        pytest.param(
            "riichi", "1111m2222p3333s44z", [134, 135, 132, 133], marks=pytest.mark.rule("RIICHI-26", "RIICHI-28")
        ),
        pytest.param("sanma", "1111p2222p3333s44z", [106, 107, 104, 105], marks=pytest.mark.rule("SANMA-12")),
    ],
)
def test_replacements_come_from_the_end_and_indicators_before_them(variant, hand, places):
    """The upper tile of the last stack, the lower, the next; each kong turns the stack before the last one turned."""
    table = table_of(variant, {"E": hand}, tail="4z4z5z5z")
    size = int(table.record.wall_size)
    assert [int(tail_position(table.record, number)) for number in range(4)] == places
    if variant == "sanma":  # eight of them
        more = [int(tail_position(table.record, number)) for number in range(4, 8)]
        assert more == [102, 103, 100, 101]
    live = int(table.record.drawable)
    for number, four in enumerate((hand[:5], hand[5:10], hand[10:15], "4444z"), 1):
        taken = int(table.record.wall[places[number - 1]])
        assert table.play(f"E kong {four}").drawn() == name_of(taken)
        assert int(table.record.drawable) == live - number  # the last live tile has joined the dead wall
    first = size - 6 if variant == "riichi" else size - 10
    turned = table.record.indicators.positions[: int(table.record.indicators.count)]
    assert [int(place) for place in turned] == [first - 2 * number for number in range(5)]


@pytest.mark.rule("RIICHI-46")
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_so_many_live_tiles_join_the_dead_wall_for_each_kong(tiles):
    table = table_of("riichi", {"E": "1111m258p369s1234z"}, options={"replenish": tiles})
    live = int(table.record.drawable)
    table.play("E kong 1111m").wait()
    assert live - int(table.record.drawable) == tiles


@pytest.mark.rule("RIICHI-29")
def test_two_indicators_may_be_open_from_the_start_and_kan_dora_go_on_behind_them():
    table = table_of("riichi", {"E": "1111m258p369s1234z"}, indicators="6z7z5z", options={"initial_indicators": 2})
    assert table.indicators() == "67z"
    assert [int(place) for place in table.record.indicators.positions[:2]] == [130, 128]
    table.play("E kong 1111m").wait()
    assert table.indicators() == "675z"
    assert int(table.record.indicators.positions[2]) == 126


@pytest.mark.rule("RIICHI-29", "RIICHI-46")
def test_beside_two_indicators_the_fourth_kong_turns_the_sixth():
    hands = {"E": "1111m2222p3333s44z"}
    table = table_of("riichi", hands, tail="4z4z5z5z", options={"initial_indicators": 2})
    table.play("E kong 1111m", "E kong 2222p", "E kong 3333s", "E kong 4444z").wait()
    count = int(table.record.indicators.count)
    assert [int(place) for place in table.record.indicators.positions[:count]] == [130, 128, 126, 124, 122, 120]
    assert len(parse(table.indicators())) == 6
    one = table_of("riichi", hands, tail="4z4z5z5z")
    one.play("E kong 1111m", "E kong 2222p", "E kong 3333s", "E kong 4444z").wait()
    assert int(one.record.indicators.count) == 5


@pytest.mark.rule("RIICHI-29")
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_a_dead_wall_that_is_not_replenished_is_refused_beside_two_indicators(variant):
    with pytest.raises(BadOption, match=r"replenish = 0: .* allows 1 or 2 beside two indicators.*\(RIICHI-29\)"):
        Engine(variant, {"initial_indicators": 2, "replenish": 0}, mode="interpreted")
    told = f'base = "{variant}"\n[options]\ninitial_indicators = 2\nreplenish = 0\n'
    with pytest.raises(HouseRuleError, match=r"w\.toml, line 4: replenish = 0"):
        from_text("w.toml", told)
    house = from_text("w.toml", f'base = "{variant}"\n[rules]\nindicators = 2\n')
    with pytest.raises(BadOption, match="beside two indicators"):
        house.record({"replenish": 0})
    assert Engine(variant, {"replenish": 0}, mode="interpreted").rules.replenish == 0


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize(
    ("value", "reds"),
    [("one_two_one", "0m0p0p0s"), ("two_0p", "0p0p"), (True, "0m0p0s"), (2, "0m0m0p0p0s0s"), (False, "")],
)
def test_red_fives_are_as_many_of_each_suit_as_the_host_says(value, reds):
    record = fresh(engine("riichi", ("red_fives", value)), 1)
    build_wall(record, engine("riichi", ("red_fives", value)).rules)
    faces = [name_of(int(kind)) for kind in record.wall[: int(record.wall_size)]]
    assert sorted(face for face in faces if face[0] == "0") == sorted(name_of(kind) for kind in parse(reds))
    for suit in "mps":
        assert faces.count(f"5{suit}") + faces.count(f"0{suit}") == 4


@pytest.mark.parametrize(
    ("variant", "drawable"),
    [
        pytest.param("mcr", 144 - 53, marks=pytest.mark.rule("MCR-11")),
        pytest.param("sichuan", 108 - 53, marks=pytest.mark.rule("SICHUAN-8")),
        pytest.param("tianjin", 82, marks=pytest.mark.rule("TIANJIN-13", "TIANJIN-14")),
    ],
)
def test_no_tile_is_set_apart(variant, drawable):
    options = {"sit_pull": False} if variant == "tianjin" else {}
    assert int(table_of(variant, options=options).record.drawable) == drawable


@pytest.mark.rule("RIICHI-31")
def test_a_seat_sees_its_own_tiles_sorted_and_nobody_elses():
    table = table_of("riichi", {"E": "7z1s9p1z3m5z0p2m5p9s4z1m1p8m"})
    view = table.view("E")
    assert "".join(view.seats[0].hand) == "1m2m3m1p0p5p9p1s9s1z4z5z7z"
    assert view.seats[0].drawn == "8m"
    assert [seat.hand for seat in view.seats[1:]] == [None, None, None]
