"""Files made after public reports, each as its list says; they lie beside the reference data."""

import os
from pathlib import Path

import pytest

from fangcheng.cli import main
from fangcheng.errors import RecordError
from fangcheng.records import read
from fangcheng.records.figures import figures_of
from fangcheng.records.replay.film import Film
from fangcheng.records.verify import Report, Verifier, verify_or_skip
from fangcheng.web.replay.shelf import Shelf

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "inputs" / "records"
FOLDER = Path(os.environ.get("FANGCHENG_INPUTS") or BESIDE)
PLAYED = (  # no difference, and shown
    *("ms_double_yakuman.json", "tenhou_yakuman_control.json", "en_mangan.json", "en_mangan_jplimit.json"),
    *("en_ura_hit.json", "jp_ura_hit.json", "en_ron3900.json", "en_agari.json", "tensoul14.json", "dr_control.json"),
    *("triple_tensoul.json", "triple_en.json", "triple_tenhou.json", "fourkan_tenhou.json", "triple_on_riichi.json"),
    *("league_no_ura.json", "tenhou_custom_lobby.json", "rule_list.json", "showfu_limit.json", "showfu.json"),
    *("pts_only.json", "name_null.json", "link6.txt", "game.zip", "bom.json", "crlf_lines.json", "pretty.json"),
    *("sanma4_hidden.mjai.jsonl", "sanma4_empty.mjai.jsonl", "sanma.mjai.jsonl", "sanma.jsonl", "xmldecl.mjlog"),
    *("bye_before_init.mjlog", "bye_before_taikyoku.mjlog", "no_shuffle.mjlog", "no_un.mjlog"),
)
SHOWN = ("no_dora.json",)  # its scores are no game's; the hand is shown all the same
BREAKS_OFF = (  # nothing differs but that nobody says how the game ended
    *("mjai_uradora_markers.mjson", "mjai_ura_untold.mjson", "mjai_ura_markers_control.mjson", "mjai_batches.log"),
)
CUT = (
    "len_tenpais3.mjson",
    "len_deltas3.mjson",
    "len_hora_deltas3.mjson",
    "native_deltas1.jsonl",
    "native_final2.jsonl",
)
NAMED = {"kobalab_paipu.json": "this is a Majiang paipu", "utf16.json": "no UTF-8 text. Save it as UTF-8"}
SANMA = ("sanma4_hidden.mjai.jsonl", "sanma4_empty.mjai.jsonl", "sanma.mjai.jsonl")


def file_of(name):
    if not FOLDER.is_dir():
        pytest.skip("no ../shared/inputs: neither there nor where FANGCHENG_INPUTS says")
    return FOLDER / name


def report_of(path, preset=None):
    report, verifier = Report(), Verifier(False, preset, "interpreted")
    for game in read(path):
        report.add(verify_or_skip(verifier, game))
        figures_of(game)
    return report


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_of_others_plays_out_as_told_and_is_shown(name):
    report = report_of(file_of(name))
    assert ([*map(str, report.mismatches)], report.skipped) == ([], [])
    for game in read(file_of(name)):
        Film([game], "interpreted")
    shelf = Shelf("interpreted")
    record = shelf.put(name, file_of(name).read_bytes())
    assert shelf.showing(record, 0).film.reels


def test_a_hand_without_an_indicator_is_shown():
    for name in SHOWN:
        [game] = read(file_of(name))
        assert Film([game], "interpreted").reels[0].moments


@pytest.mark.parametrize("name", BREAKS_OFF)
def test_an_ura_is_read_by_every_name_and_an_untold_one_never_hits(name):
    report = report_of(file_of(name))
    assert {one.what for one in report.mismatches} == {"end of the game", "the match"}  # as it has no end_game
    assert Film(list(read(file_of(name))), "interpreted").reels


@pytest.mark.parametrize("name", SANMA)
def test_three_at_four_chairs_play_sanma(name):
    [game] = read(file_of(name))
    assert (game.variant, len(game.hands[0].dealt), len(game.players)) == ("sanma", 3, 3)
    assert all(len(found) == 3 for found in [figures_of(game)])


@pytest.mark.parametrize("name", CUT)
def test_a_list_of_the_wrong_length_is_refused_at_its_line_and_the_hand_before_it_stays(name, capsys):
    games = []
    with pytest.raises(RecordError, match=r"line \d: \w+: \d entries instead of"):
        games.extend(read(file_of(name)))
    for game in read_until_the_error(file_of(name)):
        assert game.hands
        figures_of(game)
    assert main(["figures", str(file_of(name)), str(file_of("sanma.jsonl"))]) == 2
    assert "sanma" in capsys.readouterr().out  # the other file is counted


def read_until_the_error(path):
    games = read(path)
    while True:
        try:
            yield next(games)
        except (RecordError, StopIteration):
            return


@pytest.mark.parametrize("name", NAMED)
def test_what_is_not_read_is_named_with_what_to_do(name, capsys):
    assert main(["verify", str(file_of(name))]) == 2
    told = capsys.readouterr().err
    assert NAMED[name] in told
    assert "\n" not in told.strip()


def test_a_preset_is_obeyed_or_refused_whatever_the_format(capsys):
    assert not report_of(file_of("ms_double_yakuman.json"), "mahjong_soul").mismatches
    assert report_of(file_of("ms_double_yakuman.json"), "tenhou").mismatches
    for name in ("ms_double_yakuman.json", "xmldecl.mjlog", "ok4.mjson", "ok4.jsonl"):
        assert main(["verify", "--preset", "nonsense", str(file_of(name))]) == 2
        assert 'no preset of any game "nonsense"' in capsys.readouterr().err


def test_every_file_ends_in_words(capsys):
    for path in sorted(file_of("").iterdir()):
        if path.suffix == ".py":
            continue
        for command in (["verify", "--limit", "1"], ["figures"], ["replay"]):
            assert main([*command, str(path)]) in (0, 1, 2)
            said = capsys.readouterr()
            for machine in ("Counter(", "reason=", "Traceback"):
                assert machine not in said.out + said.err
