"""Fu of nought, which some programs write for fu that they do not know: told in a note, held against nothing."""

import pytest

from fangcheng.records import read_source, write_mjai
from fangcheng.records.opening import Source
from fangcheng.records.remarks import remarks
from fangcheng.records.verify import verify
from records.samples import SAMPLES
from records.small_tenhou6 import double_riichi, text, three_wins

NOTE = "0 fu, which no hand has, are held against nothing"


def as_tenhou6(fu):
    """A hand of all simples, won on the tile in the middle of a run: 40 fu and one han."""
    return text(three_wins("和了", [-1300, 1300, 0, 0], [1, 0, 1, f"{fu}符1飜1300点", "断幺九(1飜)"]))


def as_mjai(fu):
    """The same in mjai's lines, with a bill."""
    lines = "\n".join(write_mjai(game_of(as_tenhou6(40))))
    assert '"fu":40' in lines
    return lines.replace('"fu":40', f'"fu":{fu}')


def game_of(document):
    [game] = read_source(Source("told", document))
    return game


@pytest.mark.parametrize("form", [as_tenhou6, as_mjai])
@pytest.mark.parametrize(("fu", "differs", "noted"), [(40, [], False), (30, ["win fu"], False), (0, [], True)])
def test_no_fu_below_the_limits_are_a_note_and_wrong_ones_a_difference(form, fu, differs, noted):
    report = verify(game_of(form(fu)), mode="interpreted")
    ours = [one.what for one in report.mismatches if one.what != "the match"]  # which mjai says is over
    assert ours == differs
    assert (NOTE in [note.reason for note in report.open_ends]) == noted


@pytest.mark.parametrize(("ten", "noted"), [("40,3900,0", False), ("0,3900,0", True), ("0,8000,1", False)])
def test_an_mjlog_is_heard_alike(ten, noted):
    game = game_of(SAMPLES["mjlog"].replace("40,8000,1", ten))
    assert (NOTE in [str(remark) for _, remark in remarks(game)]) == noted


def test_a_limit_whose_fu_no_format_tells_is_no_note():
    told = "\n".join(write_mjai(game_of(text(double_riichi("満貫12000点")))))
    assert '"fu":0' in told
    assert [str(remark) for _, remark in remarks(game_of(told))] == []
