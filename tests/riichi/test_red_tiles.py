"""Red threes and sevens of house rules: in the wall, in hands and claims, in what is counted, seen and kept."""

import random
from collections import Counter
from itertools import product

import pytest

from fangcheng import HandError, Match, Tables, observe_spec, score, shanten, steady, waits
from fangcheng.core.state.action_codes import CHOW_RED_BESIDE, CHOW_TWO_REDS, RED_TILE
from fangcheng.errors import HouseRuleError
from fangcheng.game.told import name_of_tile
from fangcheng.records.mjai.tiles import to_mjai
from fangcheng.records.native import read_native, write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.opening import Source
from fangcheng.records.tenhou.lists import number_of
from fangcheng.records.verify import verify
from fangcheng.tiles import KINDS, name_of, parse, plain, red, write
from fangcheng.variants import from_text
from flow.table_of import table_of

LATE = ("3mr", "3pr", "3sr", "7mr", "7pr", "7sr")
LATE_ACTIONS = {*range(RED_TILE, RED_TILE + 6), CHOW_RED_BESIDE, CHOW_TWO_REDS}
TOLD = 'base = "{}"\n[rules]\nred = [{}]\nred_threes = [{}]\nred_sevens = [{}]\n'
FOUR = from_text("reds.toml", TOLD.format("riichi", "1, 1, 1", "1, 1, 1", "1, 2, 1"))
THREE = from_text("three.toml", TOLD.format("sanma", "0, 1, 1", "0, 1, 1", "0, 2, 0"))
HOUSES = pytest.mark.parametrize("house", [FOUR, THREE], ids=["riichi", "sanma"])


def match_of(house, seed, **settings):
    return Match(house, seed=seed, mode="interpreted", **settings)


def played(house, seed, hands=1):
    """A match played by chance, by whoever calls what he can; yields before each decision."""
    match, chance = match_of(house, seed), random.Random(seed)
    for number in range(hands):
        if number:
            match.next_hand()
        while not match.hand_over:
            seat = chance.choice(match.owed)
            open_now = match.legal(seat)
            yield match, seat, open_now
            calls = [one for one in open_now if one.kind not in ("discard", "pass", "ready", "abort")]
            match.act(seat, chance.choice(calls if calls and chance.random() < 0.7 else open_now))
        if match.over:
            break
    yield match, None, []


# --- the wall


@pytest.mark.rule("RIICHI-2")
def test_red_threes_and_sevens_stand_in_place_of_normal_ones():
    match = match_of(FOUR, 1)
    tiles = Counter(name_of(int(kind)) for kind in match.table["wall"][: match.table["wall_size"]])
    assert tiles.total() == 136
    expected = dict.fromkeys(["0m", "0p", "0s", "3mr", "3pr", "3sr", "7mr", "7sr"], 1) | {"7pr": 2}
    for suit, rank in product("mps", range(1, 10)):
        expected[f"{rank}{suit}"] = 4 - (rank in (3, 5, 7)) - (f"{rank}{suit}" == "7p")
    expected |= {f"{rank}z": 4 for rank in range(1, 8)}
    assert tiles == expected


@pytest.mark.rule("RIICHI-2")
def test_a_wall_without_red_threes_is_the_one_it_always_was():
    plain_house = from_text("none.toml", 'base = "riichi"\n[rules]\nred_threes = [0, 0, 0]\n')
    assert match_of(plain_house, 7).check == Match("riichi", seed=7, mode="interpreted").check


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("red_threes = [5, 0, 0]", "red_threes"),
        ("red_sevens.q = 1", "red_sevens.q"),
        ("red_threes = 1", "red_threes"),
        ('tiles = "suits + honours + 3mr"', "red_threes and red_sevens"),
    ],
)
def test_a_house_that_cannot_be_is_refused_with_its_line(line, said):
    with pytest.raises(HouseRuleError, match=rf"w\.toml, line 3: .*{said}"):
        from_text("w.toml", f'base = "riichi"\n[rules]\n{line}\n')


@pytest.mark.rule("SANMA-3")
def test_a_set_without_a_three_has_no_red_one():
    with pytest.raises(HouseRuleError, match="1 red threes of m, and the wall has 0 of them"):
        from_text("w.toml", 'base = "sanma"\n[rules]\nred_threes = [1, 0, 0]\n')


# --- hands, and what they are worth


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize("hand", ["12m3mr456p789p11z55z", "12m3mr456p7pr89p11z55z", "3sr45s7p7pr7pr111z5566z"])
def test_a_red_three_is_a_three_in_every_respect(hand):
    usual = write(parse("".join(plain(name_of(kind)) for kind in parse(hand))))
    assert shanten(FOUR, hand) == shanten("riichi", usual)
    assert waits(FOUR, hand) == waits("riichi", usual)


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "reds"),
    [
        ("12m3mr456p789s11z55z", "5z", [], 1),
        ("12m3mr406p7sr89s11z55z", "5z", [], 3),
        ("12m456p789s11z555z", "3mr", [], 1),
        ("12m456p789s11z555z", "3m", [], 0),
        ("456p789s1155z", "5z", ["chi 12m3mr from N"], 1),
        ("456p789s1155z", "5z", ["chi 3mr45m from N"], 1),
        ("456p789s1155z", "5z", ["chi 340m from N"], 1),
        ("456p789s1155z", "5z", ["chi 3mr40m from N"], 2),
        ("456p789s1155z", "5z", ["pon 3mr33m from N"], 1),
        ("456p123s1155z", "5z", ["kong 7pr7pr77p from N"], 2),
    ],
)
def test_each_red_tile_is_one_dora(hand, tile, melds, reds):
    win = score(FOUR, hand, tile, melds=melds, by="discard", source="N")
    assert sum(line.value for line in win.patterns if line.id == "red_dora") == reds
    assert [line.id for line in win.patterns if line.id != "red_dora"] == ["dragon_pung"]


@pytest.mark.rule("SANMA-3")
def test_a_kong_of_four_red_fives_counts_all_four():
    options = {"red_fives": "all_fives"}
    win = score("sanma", "789p123s1155z", "5z", melds=["kong 0000p from W"], options=options)
    assert {line.id: line.value for line in win.patterns}["red_dora"] == 4


@pytest.mark.rule("RIICHI-2", "RIICHI-5")
@pytest.mark.parametrize(
    ("game", "hand", "melds"),
    [
        (FOUR, "3mr45m3mr56p789s11z5z", []),
        (FOUR, "3mr12m789s1155z", ["chi 3mr40m from N"]),
        (FOUR, "046m789s1155z", ["chi 3mr40m from N"]),
        (FOUR, "333m3mr3m456p7891s", []),
        ("riichi", "12m3mr456p789s1155z", []),
    ],
)
def test_more_red_tiles_than_there_are_are_refused(game, hand, melds):
    with pytest.raises(HandError, match=r"3mr|0m|3m"):
        score(game, hand, "5z", melds=melds)


# --- claims


def all_ways(hand, first, second):
    """Every choice of two tiles of a hand that count as these, from the names alone."""
    one, other = ([tile for tile in (name, red(name)) if tile in hand] for name in (first, second))
    return {tuple(sorted(pair)) for pair in product(one, other)}


def names(text):
    return [name_of(kind) for kind in parse(text)]


@pytest.mark.rule("RIICHI-2", "RIICHI-37")
@pytest.mark.parametrize(
    ("own", "claimed", "runs"),
    [
        ("3mr3m0m5m", "4m", ["3m 5m"]),
        ("3mr3m5m", "4m", ["3m 5m"]),
        ("3mr0m", "4m", ["3m 5m"]),
        ("3mr5m", "4m", ["3m 5m"]),
        ("3m0m", "4m", ["3m 5m"]),
        ("5p0p7p7pr", "6p", ["5p 7p"]),
        ("0p7pr", "6p", ["5p 7p"]),
        ("1s2s3s3sr4s", "2s", ["1s 3s", "3s 4s"]),
        ("7sr7s8s9s", "6s", ["7s 8s"]),
        ("6m8m9m", "7mr", ["6m 8m", "8m 9m"]),
        ("6m7mr", "8m", ["6m 7m"]),
    ],
)
def test_a_chow_takes_just_the_tiles_that_are_named(own, claimed, runs):
    held = names(own)
    due = set().union(*(all_ways(held, *run.split()) for run in runs))
    rest = "".join(f"{rank}z" for rank in (1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4)[: 13 - len(held)])
    for tiles in sorted(due):
        table = table_of(FOUR, {"E": claimed + "9p9p9p9p1p1p1p1p2p2p2p2p8p", "S": own + rest})
        table.play(f"E {claimed}")
        open_now = [label.removeprefix("chi ") for label in table.open_to("S") if label.startswith("chi")]
        assert sorted(tuple(sorted(names(label))) for label in open_now) == sorted(due)
        label = next(label for label in open_now if tuple(sorted(names(label))) == tiles)
        before = Counter(names(table.hand("S")))
        table.play(f"S chi {label}")
        assert before - Counter(names(table.hand("S"))) == Counter(tiles)
        (meld,) = table.view("S").seats[1].melds
        assert sorted(meld.tiles) == sorted([*tiles, claimed])


@pytest.mark.rule("RIICHI-2", "RIICHI-38")
def test_a_pung_takes_as_many_red_tiles_as_are_named():
    hand = "7pr7pr7p1z2z3z4z5z6z7z1z2z3z"
    for label, taken in {"7pr7p": "7p 7pr", "7pr7pr": "7pr 7pr"}.items():
        table = table_of(FOUR, {"E": "7p9s9s9s9s1p1p1p1p2p2p2p2p8p", "S": hand}).play("E 7p")
        assert [one for one in table.open_to("S") if one[:3] == "pon"] == ["pon 7pr7p", "pon 7pr7pr"]
        before = Counter(names(table.hand("S")))
        table.play(f"S pon {label}")
        assert before - Counter(names(table.hand("S"))) == Counter(taken.split())


@pytest.mark.rule("RIICHI-2", "RIICHI-36")
def test_the_red_and_the_plain_tile_are_discards_of_their_own():
    table = table_of(FOUR, {"E": "3mr3m7sr9s9s9s9s1p1p1p1p2p2p2p"})
    assert {"3mr", "3m", "7sr"} <= set(names(table.discards("E")))
    assert not table.may("E", "7s")
    table.play("E 3mr")
    assert [one.tile for one in table.view("S").seats[0].river] == ["3mr"]
    assert "3m" in names(table.hand("E"))
    assert "3mr" not in names(table.hand("E"))


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize(("alike", "neighbour"), [("3mr3m", "4m"), ("7pr7p", "6p")])
def test_a_player_throws_the_plain_tile_of_two_alike(alike, neighbour):
    table = table_of(FOUR, {"E": alike + neighbour + "2p3p4p1s2s3s6s7s8s1z1z"})
    for _ in range(2):  # it declares ready, then throws
        view = table.view("E")
        number = steady().act(view, view.actions)
        said = next(action.label for action in view.actions if action.number == number)
        table.play(f"E {said}")
    assert [one.tile for one in table.view("S").seats[0].river] == [alike[-2:]]


# --- whole matches


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-2", "SANMA-3")
@pytest.mark.parametrize("seed", range(2))
@HOUSES
def test_a_match_keeps_its_tiles_its_labels_and_its_past(house, seed):
    print("seed", seed)
    thrown = set()
    for match, seat, open_now in played(house, seed):
        before = match.check
        for action in open_now if len(open_now) < 5 else open_now[-2:]:
            match.act(seat, action.label)
            match.undo()
        assert match.check == before
        thrown |= {tile for action in open_now for tile in action.tiles if tile in LATE}
    assert len(thrown) >= 2
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
    game = record_of(match)
    (again,) = read_native(Source("reds", "\n".join(write_native(game))))
    assert again == game
    report = verify(again, mode="interpreted")
    assert report.hands == 1
    assert not report.mismatches + report.skipped


@pytest.mark.by_day("riichi")
@pytest.mark.rule("RIICHI-2")
def test_many_tables_take_every_action_on_red_tiles():
    tables, taken = Tables(FOUR, 64, seed=3), set()
    for _ in range(600):
        actions = tables.random_actions()
        taken |= {*actions.tolist()} & LATE_ACTIONS
        tables.step(actions)
        tables.reset(tables.done | tables.truncated)
    assert taken == LATE_ACTIONS


@pytest.mark.rule("RIICHI-2")
def test_what_programs_see_has_a_column_for_each_red_tile():
    assert observe_spec(FOUR).width == KINDS == 62
    assert observe_spec("riichi").width == 37
    looked = 0
    for match, seat, open_now in played(FOUR, 5):
        if seat is None or len(open_now) < 10:
            continue
        seen, view = match.observe(seat), match.view(seat)
        held = Counter(parse("".join([*view.own.hand, *([view.own.drawn] if view.own.drawn else [])])))
        spec = observe_spec(FOUR)
        planes = spec.planes_of(seen["bits"])
        names_of_planes = [channel.name for channel in spec.channels]
        for kind in map(parse, LATE):
            shown = [int(planes[names_of_planes.index(f"hand.{count}"), kind[0]]) for count in (1, 2)]
            assert shown == [int(held[kind[0]] >= 1), int(held[kind[0]] >= 2)]
            looked += shown[0]
    assert looked > 0


@pytest.mark.rule("RIICHI-2")
@pytest.mark.parametrize("tile", LATE)
def test_formats_without_such_a_tile_say_so(tile):
    with pytest.raises(ValueError, match=f'mjai cannot write "{tile}"'):
        to_mjai(tile)
    with pytest.raises(ValueError, match=f"the format knows no {tile}"):
        number_of(tile)


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "red 3 of characters"), ("zh-Hans", "赤三万"), ("zh-Hant", "赤三萬"), ("ja", "赤三萬")],
)
def test_a_red_three_has_a_name(language, name):
    assert name_of_tile("3mr", language) == name
