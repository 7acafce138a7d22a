"""What a hand is worth, or whether it may win, read from the question alone and counted by other libraries."""

import pytest
from mahjong.constants import EAST
from mahjong.hand_calculating.hand_config import HandConfig
from mahjong.hand_calculating.scores import ScoresCalculator

from drills.shown import faces
from fangcheng.drills.kinds import drill
from fangcheng.tiles import name_of
from mcr.test_differential import their_meld, their_name
from reference.riichi_hands import Hand
from riichi.oracle import ask_mahjong


def case(item):
    """Concealed tiles, the winning one, melds as (word, faces), by, seat wind and round wind as numbers."""
    rows = {one.say.key: one for one in item.rows}
    won = next((key for key in rows if key.startswith("drill-won-")), None)
    held = rows[won].groups if won else (*rows["advice-hand"].groups, *rows["drill-offered"].groups)
    *concealed, tile = [face for group in held for face in faces(group)]
    laid = rows["drill-melds"].groups if "drill-melds" in rows else ()
    melds = [(word(group), tuple(faces(group))) for group in laid]
    winds = {line.key: int(str(line.args["tile"])[0]) - 1 for line in item.told if "tile" in line.args}
    by = won.removeprefix("drill-won-") if won else "discard"
    return concealed, tile, melds, by, winds["drill-worth-seat"], winds["drill-worth-round"]


def word(group):
    """What a meld is called."""
    kind = faces(group)
    return "concealed" if "#" in group else "chi" if kind[0] != kind[-1] else "pon" if len(kind) == 3 else "kong"


def points_of(item):
    """Points as PyMahjongGB counts them."""
    library = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed")
    concealed, tile, melds, by, seat, round_wind = case(item)
    told = (0, by == "self", False, False, False, seat, round_wind)
    tiles = tuple(map(their_name, concealed))
    fans = library.MahjongFanCalculator(tuple(their_meld(*meld) for meld in melds), tiles, their_name(tile), *told)
    return sum(points for points, _ in fans)


@pytest.mark.by_day
@pytest.mark.rule("MCR-31", "MCR-41")
def test_hands_of_chinese_official_count_what_pymahjonggb_says():
    for seed in range(12):
        item = drill("worth", "mcr", seed)
        assert item.right == (str(points_of(item)),), seed


@pytest.mark.by_day
@pytest.mark.rule("MCR-28")
def test_hands_of_chinese_official_win_with_eight_points():
    answers = []
    for seed in range(10):
        item = drill("gate", "mcr", seed)
        assert item.right == ("yes" if points_of(item) >= 8 else "no",), seed
        answers.append(item.right)
    assert len(set(answers)) == 2, "an even chance"


def value_of(item):
    """A hand as the package `mahjong` values it, None where it may not win; and whether its player deals."""
    concealed, tile, melds, by, seat, round_wind = case(item)
    hand = Hand(
        concealed=[name_of(face) for face in [*concealed, tile]],
        tile=name_of(tile),
        melds=[(meld, [name_of(face) for face in group]) for meld, group in melds],
        by=by,
        seat_wind=f"{seat + 1}z",
        round_wind=f"{round_wind + 1}z",
    )
    return ask_mahjong(hand), HandConfig(is_tsumo=by == "self", player_wind=EAST + seat)


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-85", "RIICHI-86")
def test_hands_of_riichi_bring_what_the_package_mahjong_says():
    for seed in range(12):
        item = drill("worth", "riichi", seed)
        found, config = value_of(item)
        assert found is not None, seed
        han = 13 * found["yakuman"] or found["han"]
        gain = ScoresCalculator.calculate_scores(han, found.get("fu", 0), config)["total"]
        assert item.right == (str(gain),), (seed, found)


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-64")
def test_hands_of_riichi_win_with_a_yaku():
    answers = []
    for seed in range(12):
        item = drill("gate", "riichi", seed)
        found, _ = value_of(item)
        assert item.right == ("no" if found is None else "yes",), (seed, found)
        answers.append(item.right)
    assert len(set(answers)) == 2, "an even chance"


@pytest.mark.by_day
@pytest.mark.parametrize("game", ["riichi", "mcr", "sichuan", "taiwan"])
def test_of_the_values_to_choose_from_one_is_right(game):
    for seed in range(8):
        item = drill("worth", game, seed)
        values = [int(choice.id) for choice in item.choices]
        assert values == sorted(set(values)), (game, seed)
        assert len(values) == 4
        assert len(item.right) == 1
