"""Files made after public reports, each as its list says; they lie beside the reference data."""

import os
import re
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
NAMED = {"utf16.json": "no UTF-8 text. Save it as UTF-8"}
PART = "kobalab_paipu.json"  # one hand of a game, with the standing of all
ALIKE = {  # neighbours of those, right before and to stay so: where each first differs, for they are made up
    "chankan_control.mjson": "hand 1, event 17: win deltas",
    "chankan_furiten.mjson": "hand 1, event 17: event",
    "chankan_rob.mjson": "hand 1, event 17: win deltas",
    "k4_abort.mjson": "hand 1, event 17: the match",
    "k4_goes_on.mjson": "hand 1, event 17: event",
    "k4_riichi_abort.mjson": "hand 1, event 19: the match",
    "k4_riichi_abort_nostick.mjson": "hand 1, event 18: event",
    "len_names2.mjson": "hand 1, event 3: event",
    "len_names5.mjson": "hand 1, event 3: event",
    "mjai_uradora_markers2.mjson": "hand 1, event 0: number of the first hand",
    "native_players2.jsonl": "hand 1, event 3: event",
    "native_sanma_disc3.jsonl": "hand 1, event 4: discard seat",
    "native_sanma_from3.jsonl": "hand 1, event 73: event",
    "native_sanma_win3.jsonl": "hand 1, event 73: event",
    "ok4.jsonl": "hand 1, event 3: event",
    "ok4.mjson": "hand 1, event 3: event",
    "s_furiten.mjson": "hand 1, event 18: action of seat 0",
    "s_kita_then_reach.mjson": "hand 1, event 6: events",
    "s_reach_then_kita.mjson": "hand 1, event 2: action of seat 0",
    "s_riichi_newN.mjson": "hand 1, event 12: events",
    "s_riichi_oldN.mjson": "hand 1, event 9: action of seat 0",
    "s_rob_north_noyaku.mjson": "hand 1, event 3: event",
    "s_rob_north_riichi.mjson": "hand 1, event 11: the match",
    "s_ron2.mjson": "hand 1, event 19: the match",
}
REFUSED = {  # at their place
    "len_scores3.mjson": "line 2: scores: 3 entries instead of one for each of 4 seats",
    "native_scores1.jsonl": "line 2: start_scores: 1 entries instead of one for each of 4 seats",
    "native_seat7.jsonl": "line 4: seat: a whole number of at most 3 expected",
    "native_seatneg.jsonl": "line 4: seat: a whole number of at least 0 expected",
    "no_go.mjlog": "a deal before <GO>",
}
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


@pytest.mark.by_day
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


@pytest.mark.by_day
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


def test_a_paipu_of_majiang_plays_out_as_told():
    report = report_of(file_of(PART))
    assert ([one.what for one in report.mismatches], report.skipped) == (["final scores"], [])
    [game] = read(file_of(PART))
    assert game.hands[0].start_scores == (25000,) * 4  # and the one hand moved 9000 of them, not what the end tells
    assert Film([game], "interpreted").reels[0].moments


@pytest.mark.by_day
@pytest.mark.parametrize("name", ALIKE)
def test_a_neighbour_of_what_was_wrong_is_judged_as_before(name):
    report = report_of(file_of(name))
    assert report.skipped == []
    assert f"{report.mismatches[-1]}".startswith(f": {ALIKE[name]}: expected ")


@pytest.mark.parametrize("name", REFUSED)
def test_nonsense_is_refused_at_its_place(name):
    with pytest.raises(RecordError) as refusal:
        list(read(file_of(name)))
    assert REFUSED[name] in str(refusal.value)


def test_every_file_and_every_name_of_the_list_has_its_test():
    tested = {PART, *PLAYED, *SHOWN, *BREAKS_OFF, *CUT, *NAMED, *ALIKE, *REFUSED}
    assert {path.name for path in file_of("").iterdir() if path.suffix != ".py"} == tested
    told = file_of("").with_name("README.md").read_text(encoding="utf-8")
    listed = {*re.findall(r"[\w.]+\.(?:json|jsonl|mjson|mjlog|txt|zip|log)\b", told)}
    assert listed
    assert listed <= tested


@pytest.mark.parametrize(("name", "line"), [("en_ura_hit.json", "Ura Dora(1"), ("jp_ura_hit.json", "裏ドラ(1")])
def test_the_han_of_a_word_is_compared_in_each_language(name, line, tmp_path):
    told = file_of(name).read_text(encoding="utf-8")
    assert line in told
    changed = tmp_path / name
    changed.write_text(told.replace(line, line[:-1] + "2").replace("符4飜", "符5飜"), encoding="utf-8")
    [difference, *_] = report_of(changed).mismatches
    assert difference.what.startswith("win")


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


@pytest.mark.by_day
def test_every_file_ends_in_words(capsys):
    for path in sorted(file_of("").iterdir()):
        if path.suffix == ".py":
            continue
        for command in (["verify", "--limit", "1"], ["figures"], ["replay"]):
            assert main([*command, str(path)]) in (0, 1, 2)
            said = capsys.readouterr()
            for machine in ("Counter(", "reason=", "Traceback"):
                assert machine not in said.out + said.err
