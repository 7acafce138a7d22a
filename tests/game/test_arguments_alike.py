"""What is told of a hand beside its tiles means the same at every door, and where it means nothing it is refused."""

import contextlib
import io

import numpy as np
import pytest

from circumstances_matrix import turned
from fangcheng import IncompatibleCircumstance, score, score_many, wins_of
from fangcheng.cli.score import score as terminal
from fangcheng.game.asking import asker_of
from fangcheng.variants import IDS
from fangcheng.web import bodies
from fangcheng.web.page.analysed import analysed, scored
from fangcheng.web.page.analyser_form import form_of

ROUND_WINDS_COUNT = {  # by the price lists of the books; Guangzhou has Guangdong's, sanma riichi's
    *("riichi", "sanma", "mcr", "taiwan", "hongkong", "guangdong", "classic", "hainan", "guangzhou", "jiangnan"),
}


def resting(variant: str) -> tuple[str, str]:
    """A hand of runs without claims, and a tile that completes it: of sums and heads in luoshu."""
    if variant == "luoshu":
        return "159m267p333a16s44a", "8s"
    more = "789s" * (int(asker_of(variant).engine.rules.sets) - 4)
    return f"123p789p222s56p55s{more}", "4p"


def told(variant: str, **more: object) -> dict[str, object]:
    hand, win = resting(variant)
    return {"hand": hand, "win": win, **({"turned": turned(variant)} if turned(variant) else {}), **more}


def by_library(variant, **more):
    score(variant, mode="interpreted", **told(variant, **more))


def by_records(variant, **more):
    wins_of(variant, [told(variant, **more)], mode="interpreted")


def by_terminal(variant, **more):
    asked = told(variant, **more)
    with contextlib.redirect_stdout(io.StringIO()):
        terminal(variant, asked.pop("hand"), asked.pop("win"), json=True, **asked)


def by_analyser(variant, **more):
    scored(bodies.Question(bodies.Game(variant), **{"seat": "E", **told(variant, **more)}))


def by_analyser_of_waits(variant, **more):
    asked = {"seat": "E", **told(variant, **more)}
    del asked["win"]
    analysed(bodies.Question(bodies.Game(variant), **asked))


DOORS = [by_library, by_records, by_terminal, by_analyser, by_analyser_of_waits]


@pytest.mark.parametrize("variant", IDS)
@pytest.mark.rule("HAINAN-F-all_chows", "RIICHI-83")
def test_a_round_is_told_only_where_its_wind_means_something(variant):
    counts = variant in ROUND_WINDS_COUNT
    for door in DOORS:
        door(variant, round="E")  # the first round may be said in any game
        if counts:
            door(variant, round="S")
            continue
        with pytest.raises(IncompatibleCircumstance, match=f"round means nothing in {variant}: the round wind"):
            door(variant, round="S")
    assert counts or form_of(bodies.Game(variant)).rounds == []


@pytest.mark.parametrize("variant", IDS)
@pytest.mark.rule("HAINAN-F-all_chows", "RIICHI-83")
def test_the_wind_of_a_round_changes_no_win_where_it_is_refused(variant):
    """A program may write any wind into a record: where nobody tells it, winds are worth the same."""
    if variant in ROUND_WINDS_COUNT or not asker_of(variant).engine.rules.copies[27]:
        return
    more = ["789s"] * (int(asker_of(variant).engine.rules.sets) - 4)
    for wind in "1234":
        for runs, tile in (
            (["123p", "456p", "789p", "55s", f"{wind * 2}z"], f"{wind}z"),
            (["123p", "456p", "789p", "234s", f"{wind}z"], f"{wind}z"),
        ):
            hand = "".join([*runs, *more])
            asked = {**told(variant), "hand": hand, "win": tile, "seat": "W"}
            wins = np.concatenate([wins_of(variant, [asked], mode="interpreted")] * 4)
            wins["round_wind"] = range(4)
            assert len({one.tobytes() for one in score_many(variant, wins, mode="interpreted")}) == 1
