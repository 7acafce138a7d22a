"""What a hand is worth, read from the question alone and counted by other libraries."""

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
    [won] = [key for key in rows if key.startswith("drill-won-")]
    *concealed, tile = [face for group in rows[won].groups for face in faces(group)]
    melds = [
        (word(group), tuple(faces(group))) for group in (rows["drill-melds"].groups if "drill-melds" in rows else ())
    ]
    winds = {line.key: int(str(line.args["tile"])[0]) - 1 for line in item.told if "tile" in line.args}
    return concealed, tile, melds, won.removeprefix("drill-won-"), winds["drill-worth-seat"], winds["drill-worth-round"]


def word(group):
    """What a meld is called."""
    kind = faces(group)
    return "concealed" if "#" in group else "chi" if kind[0] != kind[-1] else "pon" if len(kind) == 3 else "kong"


@pytest.mark.rule("MCR-31", "MCR-41")
def test_hands_of_chinese_official_count_what_pymahjonggb_says():
    library = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed")
    for seed in range(12):
        item = drill("worth", "mcr", seed)
        concealed, tile, melds, by, seat, round_wind = case(item)
        fans = library.MahjongFanCalculator(
            tuple(their_meld(*meld) for meld in melds),
            tuple(map(their_name, concealed)),
            their_name(tile),
            0,
            by == "self",
            False,
            False,
            False,
            seat,
            round_wind,
        )
        assert item.right == (str(sum(points for points, _ in fans)),), seed


@pytest.mark.rule("RIICHI-91")
def test_hands_of_riichi_bring_what_the_package_mahjong_says():
    for seed in range(12):
        item = drill("worth", "riichi", seed)
        concealed, tile, melds, by, seat, round_wind = case(item)
        hand = Hand(
            concealed=[name_of(face) for face in [*concealed, tile]],
            tile=name_of(tile),
            melds=[(meld, [name_of(face) for face in group]) for meld, group in melds],
            by=by,
            seat_wind=f"{seat + 1}z",
            round_wind=f"{round_wind + 1}z",
        )
        found = ask_mahjong(hand)
        assert found is not None, seed
        config = HandConfig(is_tsumo=by == "self", player_wind=EAST + seat)
        han = 13 * found["yakuman"] or found["han"]
        gain = ScoresCalculator.calculate_scores(han, found.get("fu", 0), config)["total"]
        assert item.right == (str(gain),), (seed, found)


@pytest.mark.parametrize("game", ["riichi", "mcr", "sichuan", "taiwan"])
def test_of_the_values_to_choose_from_one_is_right(game):
    for seed in range(8):
        item = drill("worth", game, seed)
        values = [int(choice.id) for choice in item.choices]
        assert values == sorted(set(values)), (game, seed)
        assert len(values) == 4
        assert len(item.right) == 1
