"""Records of others played by a file of house rules: obeyed in every format, or refused in a sentence."""

from itertools import islice

import pytest

from fangcheng.cli import main
from fangcheng.errors import FangchengError
from fangcheng.records import read, read_source, write_mjai
from fangcheng.records.opening import Source
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.verify import Verifier, verify, verify_or_skip
from fangcheng.rules.settings import pattern_number
from records.corpora import BOTZONE, IJCAI, MJLOG, sample_of
from records.samples import SAMPLES
from records.small_tenhou6 import MAHJONG_SOUL, TENHOU, double_riichi, four_pungs, text

OTHERS = [form for form in SAMPLES if form != "native"]
BASES = {"mjlog": "riichi", "majiang": "riichi", "tenhou6": "riichi", "mjai": "sanma", "botzone": "mcr", "ijcai": "mcr"}


PRESET = {"mcr": "", "riichi": 'preset = "tenhou"\n'}
DEAR = {"mcr": "all_chows = 9\nfull_flush = 88\nmixed_triple_chow = 9\nmixed_straight = 9\n", "riichi": "riichi = 7\n"}


@pytest.fixture
def house(tmp_path):
    """Writes a file of house rules, and gives its path."""

    def written(text, name="friday-table.toml"):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return str(file)

    return written


def games_of(document):
    return list(read_source(Source("small", document)))


def differences_of(document, preset):
    report = verify(games_of(document)[0], preset=preset, mode="interpreted")
    return [f"{one.what}: {one.expected}, {one.got}" for one in report.mismatches] + [*map(str, report.skipped)]


@pytest.mark.by_day
def test_house_rules_go_before_the_rules_that_a_log_names(house):
    double = house('base = "riichi"\npreset = "mahjong_soul"\n')
    single = house('base = "riichi"\npreset = "tenhou"\n', "single.toml")
    assert differences_of(text(four_pungs(64000), disp=TENHOU), double) == []
    assert differences_of(text(four_pungs(64000), disp=MAHJONG_SOUL), single) == ["win points: 64000, 32000"]
    dear = house('base = "riichi"\npreset = "tenhou"\n[prices]\ndouble_riichi = 4\n', "dear.toml")
    told = text(double_riichi("満貫12000点"), disp=TENHOU)
    assert differences_of(told, single) == []
    assert (
        "double_riichi 2, ippatsu 1, ura_dora 2, double_riichi 4, ippatsu 1, ura_dora 2"
        in differences_of(told, dear)[0]
    )
    mjai = "\n".join(write_mjai(games_of(told)[0]))
    assert not any(one.startswith("win") for one in differences_of(mjai, single))
    assert (
        "double_riichi 2, ippatsu 1, ura_dora 2, double_riichi 4, ippatsu 1, ura_dora 2"
        in differences_of(mjai, dear)[0]
    )


@pytest.mark.by_day
@pytest.mark.parametrize("files", [BOTZONE, IJCAI, MJLOG])
def test_a_price_of_the_house_shows_where_a_real_game_was_won(house, files):
    """A house in which all fans or yaku of a win are worth more bills it otherwise, and one that says nothing alike."""
    plain, seen = {}, 0
    for base in ("mcr", "riichi"):
        plain[base] = house(f'base = "{base}"\n{PRESET[base]}', f"{base}.toml")
    for path in sample_of(files)[:2]:
        for game in islice(read(path), 4):
            usual = verify(game, mode="interpreted")
            assert verify(game, preset=plain[game.variant], mode="interpreted") == usual
            dear = house(f'base = "{game.variant}"\n{PRESET[game.variant]}[prices]\n{DEAR[game.variant]}')
            seen += verify(game, preset=dear, mode="interpreted") != usual
    assert seen


@pytest.mark.by_day
@pytest.mark.parametrize("form", OTHERS)
def test_house_rules_are_obeyed_in_every_format(house, form):
    cheap = {"mcr": "all_pungs", "riichi": "pinfu", "sanma": "pinfu"}[BASES[form]]
    file = house(f'base = "{BASES[form]}"\n[prices]\n{cheap} = 3\n')
    for game in games_of(SAMPLES[form]):
        engine = engine_of(game, file, "interpreted")
        assert engine.ruleset.id == "friday-table.toml"
        assert engine.rules.price[pattern_number(cheap)] == 3


@pytest.mark.parametrize("form", OTHERS)
def test_house_rules_of_another_game_are_refused_in_every_format(house, form):
    file = house('base = "taiwan"\n')
    for game in games_of(SAMPLES[form]):
        told = f"friday-table.toml: house rules of taiwan, but this is a record of {BASES[form]}"
        assert [one.reason for one in verify_or_skip(Verifier(preset=file), game).skipped] == [told]


def test_the_record_is_heard_where_the_house_rules_are_silent(house):
    game = games_of(text(double_riichi("満貫12000点"), disp="般東喰赤"))[0]
    assert engine_of(game, house('base = "riichi"\n'), "interpreted").chosen["length"] == "east"
    half = house('base = "riichi"\n[options]\nlength = "half"\n')
    assert engine_of(game, half, "interpreted").chosen["length"] == "half"
    gone = house('base = "riichi"\n[rules]\nred = [0, 2, 0]\n')  # leaves nothing to say for red_fives
    engine = engine_of(game, gone, "interpreted")
    assert tuple(engine.rules.red) == (0, 2, 0)


def test_a_record_of_ours_keeps_its_own_rules(house):
    game = games_of(SAMPLES["native"])[0]
    with pytest.raises(FangchengError, match=r"names its own rules.*friday-table\.toml is for records of others"):
        engine_of(game, house('base = "sichuan"\n'), "interpreted")


def test_a_file_that_cannot_be_followed_is_refused_before_anything_is_read(house, tmp_path, capsys):
    log = tmp_path / "log.json"
    log.write_text(text(four_pungs(64000), disp=TENHOU), encoding="utf-8")
    for file, told in (
        (house('base = "riichi"\n[options]\nkuitann = true\n'), 'line 3: no option of riichi "kuitann"'),
        (str(tmp_path / "none.toml"), "there is no such file"),
    ):
        assert main(["verify", "--preset", file, str(log)]) == 2
        said = capsys.readouterr()
        assert told in said.err
        assert said.out == ""
    assert main(["verify", "--preset", house('base = "riichi"\npreset = "mahjong_soul"\n'), str(log)]) == 0
    assert main(["verify", "--preset", house('base = "riichi"\npreset = "tenhou"\n'), str(log)]) == 1
