"""House rules in TOML: a file is a variant wherever one is asked for, and what is wrong in it is told with its line."""

import os
import re
from pathlib import Path

import numpy as np
import pytest

from fangcheng import Match, Tables, analyse, play, score, variants, waits
from fangcheng.cli import main
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.errors import BadOption, FangchengError, HouseRuleError, UnknownName, UnknownVariant
from fangcheng.rules.digest import digest
from fangcheng.rules.house_text import commented, text_of
from fangcheng.rules.ruleset import DERIVED
from fangcheng.variants import IDS, from_text, load

FRIDAY = """
# Fridays at Lan's.
base = "sichuan"

[options]
cap = 6
exchange3 = true

[prices]
full_flush = 4      # the book has 2
golden_hook = 0     # nobody plays it

[rules]
claim_chi = "next"
kong_pay.open = 3

[names]
name = "Friday table"
about = { en = "Chows and dear flushes.", zh-Hans = "可吃，清一色四番。" }
all_pungs = "Bumps"
"""


@pytest.fixture
def friday(tmp_path):
    file = tmp_path / "friday-table.toml"
    file.write_text(FRIDAY, encoding="utf-8")
    return file


def record(variant, **options):
    return load(variant).record(options)[0]


def changed(one, other):
    return {field for field in one.dtype.names if not np.array_equal(one[field], other[field])}


# --- what a file says


def test_a_file_changes_what_it_names_and_nothing_else(friday):
    ours, book = record(friday), record("sichuan")
    assert changed(ours, book) == {
        *("cap", "exchange", "claim_chi", "price", "price_open", "kong_pay"),
        *("priced", "looked_for"),  # follow from the others
    }
    differing = {name for name, number in PATTERN_IDS.items() if ours["price"][number] != book["price"][number]}
    assert differing == {"full_flush", "golden_hook"}
    assert (ours["cap"], ours["exchange"], ours["price"][PATTERN_IDS["golden_hook"]]) == (6, 3, 0)


def test_options_of_a_file_are_defaults_that_may_still_be_changed(friday):
    assert load(friday).choose()["cap"] == 6
    assert record(friday, cap=3)["cap"] == 3


def test_a_preset_is_played_before_the_defaults_of_the_table(friday):
    assert load(friday).choose(preset="mil_2025")["cap"] == load("sichuan").presets["mil_2025"]["cap"]


def test_a_file_may_stand_on_a_preset():
    house = from_text("mil.toml", 'base = "sichuan"\npreset = "mil_2025"\n[options]\nhands = 4\n')
    assert digest(house.record()) == digest(load("sichuan").record({"hands": 4}, "mil_2025"))


def test_settings_win_over_what_options_set():
    book = load("sichuan").record({"blood_river": True})[0]
    house = from_text("short.toml", 'base = "sichuan"\n[rules]\nready_kong = "none"\n').record({"blood_river": True})[0]
    assert changed(house, book) == {"ready_kong"}


def test_an_option_that_the_house_has_settled_is_no_longer_offered():
    house = from_text("fixed.toml", 'base = "sichuan"\n[rules]\nexchange = 3\n')
    assert "exchange3" not in [option.key for option in house.options]
    assert "exchange3" not in house.presets["mil_2025"]
    house.record(preset="mil_2025")
    with pytest.raises(UnknownName):
        house.choose({"exchange3": False})


def test_a_price_leaves_alone_what_the_book_pays_open_hands():
    """In riichi a full flush is worth 6 han, 5 when open (RIICHI-F-full_flush); pinfu is for concealed hands."""
    house = from_text("r.toml", 'base = "riichi"\n[prices]\nfull_flush = 7\npinfu = 2\nhalf_flush.open = 3\n').record()[
        0
    ]
    worth = {name: (house["price"][n], house["price_open"][n]) for name, n in PATTERN_IDS.items()}
    assert (worth["full_flush"], worth["pinfu"], worth["half_flush"]) == ((7, 5), (2, 0), (3, 3))


def test_a_price_of_nothing_takes_a_pattern_away_however_it_is_paid():
    house = from_text("r.toml", 'base = "riichi"\n[prices]\nbig_four_winds = 0\nfull_flush = 0\n').record()[0]
    for name in ("big_four_winds", "full_flush"):
        assert not any(house[column][PATTERN_IDS[name]] for column in ("price", "price_open", "yakuman"))


def test_a_pattern_that_the_base_does_not_price_may_be_added():
    """Blood battle has no fan for a self-draw by itself; no rule of its book is cited for one that the house gives."""
    house = from_text("s.toml", 'base = "sichuan"\n[prices]\nself_draw = 2\n')
    assert house.record()[0]["price"][PATTERN_IDS["self_draw"]] == 2
    riichi = from_text("r.toml", 'base = "riichi"\n[prices]\nkita = 1\n')
    assert riichi.record()[0]["price"][PATTERN_IDS["kita"]] == 1
    assert riichi.rule_of("kita") == ""


def test_names_are_the_tables_own(friday):
    house = load(friday)
    assert (house.name["ja"], house.about["en"], house.about["zh-Hans"]) == (
        "Friday table",
        "Chows and dear flushes.",
        "可吃，清一色四番。",
    )
    assert house.pattern_name("all_pungs", "zh-Hant") == "Bumps"
    assert house.pattern_name("root", "ja") == load("sichuan").pattern_name("root", "ja")


def test_without_a_name_a_table_is_called_by_its_base_and_file():
    assert from_text("sunday.toml", 'base = "sichuan"\n').name["en"] == "Sichuan · sunday"


def test_rules_keep_the_numbers_of_their_book(friday):
    house = load(friday)
    assert house.rule_of("full_flush") == "SICHUAN-F-full_flush"
    assert house.rule_of_setting("claim_chi") == "SICHUAN-15"


def test_a_value_that_cannot_be_played_with_the_house_is_no_longer_offered():
    house = from_text("dear.toml", 'base = "sichuan"\n[prices]\nroot = 20\n')
    assert list(house.option("cap").choices) == [3, 4, 5, 6]  # without a cap a hand would pay 2 to the 80
    with pytest.raises(BadOption):
        house.choose({"cap": "none"})
    assert "none" in from_text("friday.toml", FRIDAY).option("cap").choices


# --- files on files


def test_a_file_may_stand_on_another(friday):
    late = friday.with_name("late.toml")
    late.write_text('base = "friday-table.toml"\n[prices]\nfull_flush = 5\n[options]\ncap = 4\n', encoding="utf-8")
    ours, below = record(late), record(friday)
    assert changed(ours, below) == {"cap", "price", "price_open"}
    assert load(late).page is load("sichuan")
    again = from_text("late.toml", load(late).house)  # kept with a match it is whole
    assert digest(again.record()) == digest(load(late).record())
    assert again.name == load(late).name


def test_a_file_that_changes_below_is_followed_anew(friday):
    late = friday.with_name("late.toml")
    late.write_text('base = "friday-table.toml"\n', encoding="utf-8")
    assert record(late)["cap"] == 6
    assert load(late) is load(late)
    friday.write_text(FRIDAY.replace("cap = 6", "cap = 3"), encoding="utf-8")
    assert record(late)["cap"] == 3


@pytest.mark.parametrize("around", [["one.toml"], ["two.toml", "one.toml"]])
def test_files_cannot_stand_on_themselves(tmp_path, around):
    for name, below in zip(["one.toml", *around], around):
        (tmp_path / name).write_text(f'base = "{below}"\n', encoding="utf-8")
    with pytest.raises(HouseRuleError, match=r"line 1: .*cannot stand on themselves: one\.toml stands on "):
        load(tmp_path / "one.toml")


def test_what_is_wrong_below_is_told_with_its_own_file_and_line(friday):
    friday.write_text(FRIDAY.replace("cap = 6", "cop = 6"), encoding="utf-8")
    late = friday.with_name("late.toml")
    late.write_text('base = "friday-table.toml"\n', encoding="utf-8")
    with pytest.raises(
        HouseRuleError, match=r'friday-table\.toml, line 6: no option of sichuan "cop"\. Did you mean "cap"'
    ):
        load(late)


# --- what is wrong is told with its line

WRONG = {
    'base = "sichaun"': (1, 'no variant "sichaun". Did you mean "sichuan"'),
    "": (0, "base is missing"),
    "base = 3": (1, "the id of a variant in quotes"),
    "[options]\nhorsez = 6\n": (3, 'no option of sichuan "horsez"'),
    "[options]\n\nexchange = true\n": (4, 'Did you mean "exchange3"'),
    "[options]\ncap = 7\n": (3, "cap = 7: sichuan allows 3, 4, 5, 6, none (SICHUAN-32)"),
    "[options]\ncap = 5.0\n": (3, "cap: sichuan allows 3, 4, 5, 6, none"),
    "[options]\ncap = [5]\n": (3, "cap: sichuan allows 3, 4, 5, 6, none"),
    "[options]\nbase = 2000\n": (3, "base = 2000: sichuan allows 1 to 1000"),
    "[optoins]\ncap = 5\n": (2, 'no section "optoins". Did you mean "options"'),
    "options = 4": (2, "write [options] on a line of its own"),
    'preset = "mil"': (2, 'no preset of sichuan "mil". Did you mean "mil_2025"'),
    "preset = 2025": (2, "the name of one, in quotes"),
    "[prices]\nfull_flsh = 3\n": (3, 'no pattern "full_flsh". Did you mean "full_flush"'),
    '[prices]\nfull_flush = "3"\n': (3, "price.full_flush = '3': it takes a number. Did you mean 3?"),
    "[rules]\nseats = [4]\n": (3, "seats = [4]: it takes a number. Did you mean 4?"),
    "[prices]\nfull_flush = true\n": (3, "it takes a number"),
    "[prices]\nfull_flush = 100000\n": (3, "-1000 to 1000"),
    "[prices]\nfull_flush = { clsed = 3 }\n": (3, 'no price "clsed". Did you mean "closed"'),
    "[rules]\nrank.full_flush = 300\n": (3, "rank.full_flush = 300: it takes 0 to 100"),
    "[rules]\noption.double_wind_fu = 4000\n": (3, "option.double_wind_fu = 4000: it takes 0 to 100"),
    "[prices]\nroot = 1\n\nno_258 = 1\n": (5, "no_258"),
    "[prices]\nfull_flush.open = 3\n": (3, "for open hands"),
    "[prices]\nroot = 20\n[options]\ncap = 'none'\n": (5, "every fan doubles a hand"),
    "[prices]\nroot = 20\n[rules]\n\ncap = 100\n": (6, "every fan doubles a hand"),
    '[rules]\nclaim_chi = "nxt"\n': (3, "Did you mean next"),
    '[rules]\nclaim_chii = "next"\n': (3, 'no setting "claim_chii". Did you mean "claim_chi"'),
    "[rules]\nclaim_chi = 1\n": (3, "claim_chi = 1: it takes nobody, next, anybody. Did you mean next"),
    "[rules]\ngraze = 1\n": (3, "Did you mean True"),
    "[rules]\nseats = 7\n": (3, "seats = 7: it takes 3 to 4"),
    "[rules]\nseats = 3\n": (3, "a wall before each of the 3 seats"),
    "[rules]\nstacks = [17, 17, 17]\n": (3, "4 numbers"),
    '[rules]\ntiles = "suits + honours"\n': (3, "136 tiles stand in 68 stacks, not 54"),
    '[rules]\ntiles = "suts"\n': (3, "Did you mean suits"),
    '[rules]\ntiles = "19m"\nstacks = [1, 1, 1, 1]\n': (3, "8 tiles are too few"),
    "[rules]\nreserve = 60\n": (3, "too few"),
    "[rules]\nexchange = 2\n": (3, "exchange = 2: it takes 0 or 3"),
    "[rules]\nkong_last = 0\n": (3, "1 to 100"),
    "[rules]\ndead_wall = 14\n": (3, "replenish = 1"),
    "[rules]\ntiles = 'suits + honours'\nstacks = [17, 17, 17, 17]\nexchange = 3\n": (
        5,
        "no three of one suit to exchange",
    ),
    "[rules]\nkong_pay.opn = 3\n": (3, 'no setting "kong_pay.opn". Did you mean "kong_pay.open"'),
    '[rules]\n"excludes.root" = "kong"\n': (3, "a list of patterns"),
    '[rules]\n"excludes.root" = ["kog"]\n': (3, 'Did you mean "kong"'),
    '[names]\nnam = "x"\n': (3, 'Did you mean "name"'),
    "[names]\nname = 3\n": (3, "a name in quotes"),
    '[names]\nname = ""\n': (3, "a name in quotes"),
    '[names]\nname = "a\\u001b[2J"\n': (3, "a name in quotes, on one line"),
    '[names]\nname = { fr = "Vendredi" }\n': (3, 'no language "fr"'),
    f'[names]\nname = "{"x" * 61}"\n': (3, "at most 60 letters"),
    "[rules\nseats = 4": (2, "no TOML: expected ']'"),
    "[options]\ncap = 5\ncap = 6\n": (4, "no TOML: cannot overwrite a value"),
    "[options]\ncap = \n": (3, "no TOML: invalid value"),
    '[options]\ncap = """': (3, "no TOML"),
    "x = " + "[" * 5000: (0, "nested too deeply"),
    "x = " + "9" * 5000: (0, "no TOML"),
    "[rules.seats]": (2, "seats = {}: it takes a number"),
    "[rules.sets.x]": (2, 'no setting "sets.x"'),
    "# \u2028 \x85\n[options]\ncup = 6": (4, 'Did you mean "cap"'),
    f"# {'x' * 9000}": (2, "more than 8192 letters on one line"),
    f'[options]\ncap = "{"x" * 5000}"': (3, "cap = xxx"),
}


@pytest.mark.by_day
@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_told_with_file_and_line(text):
    line, told = WRONG[text]
    whole = text if not text or text.startswith("base =") else f'base = "sichuan"\n{text}'
    with pytest.raises(HouseRuleError) as caught:
        from_text("w.toml", whole)
    where = f"w.toml, line {line}: " if line else "w.toml: "
    assert str(caught.value).startswith(where), str(caught.value)
    assert told in str(caught.value), str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_line_is_found_among_texts_and_lists_of_several_lines():
    text = (
        'base = "sichuan"\n[names]\nabout = { en = "[rules] seats = 9" }\n'
        '[rules]\nforms = [\n  "standard",\n]\n"claim_chi" = \'next\'\n\n  seats   =   9\n'
    )
    with pytest.raises(HouseRuleError, match=r"line 10: seats = 9"):
        from_text("w.toml", text)


def test_the_same_checker_speaks_to_pages_and_at_the_command_line(friday, capsys):
    with pytest.raises(HouseRuleError) as caught:
        from_text("w.toml", 'base = "sichuan"\n[options]\ncap = 7\n')
    with pytest.raises(BadOption) as plain:
        load("sichuan").choose({"cap": 7})
    assert str(caught.value) == f"w.toml, line 3: {plain.value}"
    assert main(["score", str(friday), "123m456m789m11m55m", "1m", "--rule", "cap=7"]) == 2
    assert "cap = 7: friday-table.toml allows 3, 4, 5, 6, none (SICHUAN-32)" in capsys.readouterr().err


# --- files that are none


def test_files_that_cannot_be_read_are_told_in_one_line(tmp_path, friday):
    (tmp_path / "latin.toml").write_bytes(b'base = "sichuan"\n[names]\nname = "Caf\xe9"\n')
    (tmp_path / "huge.toml").write_text("#" * (1 << 16) + '\nbase = "sichuan"')
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "nothing.toml").write_bytes(b"")
    told = {
        "latin.toml": "line 3: not UTF-8",
        "huge.toml": "at most 64 kB",
        "folder.toml": "a folder",
        "nothing.toml": "base is missing",
        "fridaytable.toml": 'there is no such file. Did you mean "friday-table.toml"?',
    }
    if os.name == "posix":
        os.mkfifo(tmp_path / "pipe.toml")
        told["pipe.toml"] = "no file of house rules"
    for name, reason in told.items():
        with pytest.raises(HouseRuleError, match=re.escape(reason)):
            load(str(tmp_path / name))


def test_what_is_no_variant_at_all_is_refused():
    for nothing in (None, 3, b"sichuan", ["sichuan"], ""):
        with pytest.raises(UnknownVariant):
            load(nothing)


def test_a_byte_order_mark_is_no_letter(tmp_path):
    (tmp_path / "bom.toml").write_bytes(b'\xef\xbb\xbfbase = "sichuan"\n')
    assert load(tmp_path / "bom.toml").page.id == "sichuan"


# --- wherever a variant is asked for


def test_the_library_takes_a_file_wherever_it_takes_an_id(friday):
    hand, tile = "123m456m789m11m55m", "1m"
    prices = {variant: score(variant, hand, tile, by="self").total for variant in ("sichuan", friday, str(friday))}
    assert prices[friday] == prices[str(friday)] == prices["sichuan"] + 2  # 4 fan instead of 2
    assert waits(friday, hand) == waits("sichuan", hand)
    assert analyse(str(friday), hand).shanten == 0
    assert {action.label for action in Match(friday, seed=1).legal(0)} == {
        action.label for action in Match("sichuan", seed=1, options={"exchange3": True}).legal(0)
    }


def test_tables_and_bots_play_a_file(friday):
    tables = Tables(friday, 3, seed=1, mode="interpreted")
    for _ in range(30):
        tables.step(tables.random_actions())
    assert tables.match(1).variant == tables.variant == "friday-table.toml"
    assert tables.match(1).engine.ruleset is load(friday)


def test_the_command_line_takes_a_file(friday, capsys, monkeypatch):
    monkeypatch.setattr(variants, "_laid_out", {})
    assert not main(["variants", str(friday)])
    assert "Friday table" in (told := capsys.readouterr().out)
    assert "full_flush = 4" in told
    assert not main(["rules", str(friday)])
    assert "full_flush = 4" in (told := capsys.readouterr().out)
    assert "SICHUAN-15 " in told
    assert not main(["rules", str(friday), "15"])
    assert capsys.readouterr().out.startswith("SICHUAN-15")
    case = friday.with_name("cases.yaml")
    case.write_text(
        "- name: a full flush is worth 4 here\n  seat: E\n  hand: 123m456m789m11m55m\n  win: {tile: 1m, by: self}\n"
        "  expect: {total: 5}\n",
        encoding="utf-8",
    )
    assert main(["conform", str(case), "--variant", str(friday)]) == 0, capsys.readouterr().out
    assert main(["conform", str(case), "--variant", "sichuan"]) == 1


def test_the_same_hand_is_dealt_by_a_file_from_anywhere(friday, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for variant in ("friday-table.toml", "./friday-table.toml", Path("friday-table.toml"), friday):
        assert Match(variant, seed=5).check == Match(friday, seed=5).check
    assert Match("friday-table.toml").variant == "friday-table.toml"


def test_a_hand_priced_below_nothing_is_doubled_no_time():
    """A root that takes nine fan away leaves the base of 1; where a minimum of fan is asked there is no win."""
    cheap = from_text("low.toml", 'base = "sichuan"\n[prices]\nroot = -9\n')
    won = score(cheap, "11123456m44p234p", "1m", by="discard")
    assert [payment.change for payment in won.payments] == [1, -1, 0, 0]
    small = from_text("low.toml", 'base = "classic"\n[prices]\nall_chows = -9\n')
    assert not score(small, "123456m78999p23s", "4s", by="discard").wins


def test_shares_and_stakes_that_scores_could_not_hold_are_refused():
    with pytest.raises(HouseRuleError, match="a hand would pay too much"):
        from_text("dear.toml", 'base = "qingyuan"\n[rules]\nshare_points.discarder = 10000\nunit = 10000\n')
    with pytest.raises(HouseRuleError, match="a hand would pay too much"):
        from_text("dear.toml", 'base = "classic"\n[rules]\nbase = 10000\nshare_units.repeats = 10\n')


# --- the digest

COLUMNS = ("price", "price_open", "yakuman")


@pytest.mark.by_day
@pytest.mark.parametrize("name", IDS)
def test_two_digests_are_equal_where_the_rules_are(name):
    page = load(name)
    told = [page.record({**option.where, option.key: value}) for option in page.options for value in option.choices]
    by_content = {record.tobytes(): digest(record) for record in told}
    assert len(by_content) > 5
    assert len(set(by_content.values())) == len(by_content)


@pytest.mark.by_day
@pytest.mark.parametrize("name", IDS)
def test_a_digest_knows_the_game_and_not_how_the_engine_prepares_it(name):
    """What follows from the rest may be counted otherwise, and a pattern without a price may be told about."""
    played = load(name).record()
    told = digest(played)
    nothing = next(number for number in PATTERN_IDS.values() if not any(played[0][c][number] for c in COLUMNS))
    for field in DERIVED:
        played[0][field] = np.zeros_like(played[0][field])
    played["part"][0, nothing] = played["rank"][0, nothing] = 1
    assert digest(played) == told
    played["price"][0, nothing] = 1
    assert digest(played) != told


# --- a file to begin with

PLAYED = [(name, preset) for name in IDS for preset in (None, *load(name).presets)]


@pytest.mark.by_day
@pytest.mark.parametrize(("name", "preset"), PLAYED)
def test_a_new_file_changes_nothing(name, preset):
    text = commented(load(name), preset)
    assert digest(from_text("new.toml", text).record()) == digest(load(name).record(preset=preset))


@pytest.mark.by_day
@pytest.mark.parametrize(("name", "preset"), PLAYED)
def test_a_new_file_without_its_comments_changes_nothing_either(name, preset):
    """Every value that stands there is that of the base, and may stand there."""
    page = load(name)
    text = re.sub(r"^# (?=(?!name|about)[\w.]+ = )", "", commented(page, preset), flags=re.MULTILINE)
    house = from_text("new.toml", text)
    assert digest(house.record()) == digest(page.record(preset=preset))
    assert house.house.count("\n") > 100


@pytest.mark.parametrize("name", IDS)
def test_a_new_file_names_every_option_price_and_setting_with_its_rule(name):
    page, text = load(name), commented(load(name))
    sections = dict(re.findall(r"^\[(\w+)\](.*?)(?=^\[|\Z)", text, flags=re.MULTILINE | re.DOTALL))
    lines = {name: {line.split()[1]: line for line in told.splitlines()[1:] if line} for name, told in sections.items()}
    for option in page.options:
        assert f"({option.rule})" in lines["options"][option.key] or not option.rule
        assert option.text["en"] in lines["options"][option.key]
    for pattern in (*page.prices, *page.yakuman):
        assert page.rule_of(pattern) in lines["prices"][pattern]
    for key in page.settings:
        assert key in lines["rules"] or key.partition(".")[0] in lines["rules"]


def test_a_new_file_is_written_once(tmp_path, capsys):
    file = tmp_path / "friday-table.toml"
    assert not main(["variants", "new", "taiwan", "--preset", "sml_2026", "-o", str(file)])
    assert digest(load(file).record()) == digest(load("taiwan").record(preset="sml_2026"))
    file.write_text("base = 'riichi'\n")
    capsys.readouterr()
    assert main(["variants", "new", "taiwan", "-o", str(file)]) == 2
    assert "nothing was written" in capsys.readouterr().err
    assert file.read_text() == "base = 'riichi'\n"


def test_a_new_file_may_stand_on_house_rules(friday, tmp_path):
    file = tmp_path / "deeper" / "late.toml"
    file.parent.mkdir()
    assert not main(["variants", "new", str(friday), "-o", str(file)])
    assert digest(load(file).record()) == digest(load(friday).record())


def test_new_says_what_it_wants(tmp_path, capsys):
    for wrong in (
        ["new"],
        ["new", "sichaun"],
        ["new", "sichuan", "-o", str(tmp_path / "x.txt")],
        ["sichuan", "riichi"],
    ):
        assert main(["variants", *wrong]) == 2
    assert main(["variants", "new", "sichuan", "--preset", "mill_2025"]) == 2
    assert 'Did you mean "mil_2025"' in capsys.readouterr().err


def test_written_down_a_table_is_the_same_table(friday):
    text = text_of(load(friday), {"cap": 3})
    again = from_text("again.toml", text)
    assert digest(again.record()) == digest(load(friday).record({"cap": 3}))
    assert (again.name, again.about, again.pattern_name("all_pungs")) == (
        load(friday).name,
        load(friday).about,
        "Bumps",
    )


# --- names from far away


def test_no_file_is_opened_because_its_name_was_sent(friday, monkeypatch):
    monkeypatch.chdir(friday.parent)
    for name in ("friday-table.toml", str(friday), "../friday-table.toml"):
        with pytest.raises(UnknownVariant):
            variants.load_known(name)
    with pytest.raises(HouseRuleError, match="line 1: no variant"):
        from_text("sent.toml", 'base = "friday-table.toml"\n')


@pytest.mark.parametrize("name", ["../../etc/x.toml", "C:\\x.toml", "a\x1b[2J.toml", "", "riichi", "x" * 500])
def test_a_name_that_was_sent_is_a_plain_name_of_a_file(name):
    found = from_text(name, 'base = "sichuan"\n').id
    assert found.endswith(".toml")
    assert len(found) <= 85
    assert found.isprintable()
    assert "/" not in found
    assert "\\" not in found


def test_a_folder_that_is_not_there_is_told(monkeypatch):
    monkeypatch.setenv("FANGCHENG_VARIANTS", "/nowhere")
    with pytest.raises(FangchengError, match="there is no folder /nowhere"):
        variants.ids()


@pytest.mark.slow
def test_bots_play_matches_of_a_file(friday):
    result = play(str(friday), ["random"], matches=2, seed=1, options={"hands": 4})
    assert result.variant == "friday-table.toml"
    assert all(match.finished for match in result.matches)


def test_a_list_that_the_house_settles_as_a_whole_leaves_no_switch_for_one_of_its_places():
    made = from_text("w.toml", 'base = "riichi"\n[rules]\nabortive = ["four_winds"]\n')
    assert {option.key for option in made.options if option.key.startswith("abort")} == {"abort_keeps_deal"}
    one = from_text("w.toml", 'base = "riichi"\n[rules.abortive]\nfour_winds = false\n')
    assert {"abortive_draws", "abort_four_kongs"} <= {option.key for option in one.options}
    assert [int(flag) for flag in one.record()[0]["abortive"][:4]] == [1, 1, 0, 1]
