"""Logs of Mahjong Soul as tenhou.net/6 JSON: their signs, rules and words, and what programs write beside the hands."""

import json

import pytest

from fangcheng.errors import FangchengError, RecordError
from fangcheng.records import read_source
from fangcheng.records.opening import Source
from fangcheng.records.replay.film import Film
from fangcheng.records.tenhou.words import limit_of
from fangcheng.records.tenhou.yaku import pattern_id
from fangcheng.records.verify import verify
from records.small_tenhou6 import ENGLISH, MAHJONG_SOUL, TENHOU, double_riichi, four_pungs, sheet, text, three_wins


def game_of(document):
    [game] = read_source(Source("small", document))
    return game


def differences_of(document, preset=None):
    """What differs, and that the game can be watched where nothing does."""
    game = game_of(document)
    report = verify(game, preset=preset, mode="interpreted")
    if not report.mismatches and preset is None:
        Film([game], "interpreted")
    return [f"{one.what}: {one.expected}, {one.got}" for one in [*report.mismatches]] + [*map(str, report.skipped)]


@pytest.mark.parametrize(
    ("fields", "preset"),
    [
        ({"disp": MAHJONG_SOUL}, "mahjong_soul"),
        ({"disp": ENGLISH}, "mahjong_soul"),
        ({"disp": "友人戦東喰"}, "mahjong_soul"),
        ({"disp": "3-Player Throne Room South"}, "mahjong_soul"),
        ({"disp": "金之间"}, "mahjong_soul"),
        ({"disp": "Tounament South Red"}, "mahjong_soul"),  # as tensoul spells it
        ({"rule": {"aka": 1}, "title": ["玉の間南喰赤", "2024-01-01"]}, "mahjong_soul"),
        ({"disp": "", "ref": "210606-01234567-89ab-cdef-0123-456789abcdef"}, "mahjong_soul"),
        ({"disp": TENHOU}, "tenhou"),
        ({"disp": "鳳南喰赤", "ref": "2019112210gm-0029-0000-12345678"}, "tenhou"),
        ({"disp": ""}, "tenhou"),
    ],
)
def test_signs_titles_and_ids_name_the_rules(fields, preset):
    assert game_of(text(double_riichi("満貫12000点"), **fields)).options["preset"] == preset


def test_a_double_yakuman_counts_by_the_rules_of_its_log():
    assert differences_of(text(four_pungs(64000), disp=MAHJONG_SOUL)) == []
    assert differences_of(text(four_pungs(32000), disp=TENHOU)) == []
    assert differences_of(text(four_pungs(64000), disp=TENHOU)) == ["win points: 64000, 32000"]


def test_a_preset_goes_before_what_the_log_names():
    assert differences_of(text(four_pungs(64000), disp=TENHOU), "mahjong_soul") == []
    assert differences_of(text(four_pungs(64000), disp=MAHJONG_SOUL), "tenhou") == ["win points: 64000, 32000"]
    with pytest.raises(FangchengError, match='no preset of riichi "nonsense"'):
        differences_of(text(four_pungs(64000)), "nonsense")


def test_three_wins_are_paid_by_mahjong_soul_and_break_a_hand_off_where_the_log_says_so():
    bills = [
        part
        for seat in (1, 2, 3)
        for part in (
            [-1300 if place == 0 else 1300 * (place == seat) for place in range(4)],
            [seat, 0, seat, "40符1飜1300点", "断幺九(1飜)"],
        )
    ]
    assert differences_of(text(three_wins("和了", *bills), disp=MAHJONG_SOUL)) == []
    assert differences_of(text(three_wins("和了", *bills), disp=TENHOU)) != []
    for word in ("三家和了", "三家和", "Three Ron Abortion", "Sanchahou"):
        for disp in (TENHOU, MAHJONG_SOUL):
            assert differences_of(text(three_wins(word), disp=disp)) == [], word


@pytest.mark.rule("RIICHI-58")
def test_three_wins_on_a_riichi_tile_make_no_stick():
    following = three_wins("三家和了", counters=1)
    assert differences_of(text(three_wins("三家和了", riichi=True), following)) == []


@pytest.mark.by_day
@pytest.mark.parametrize(
    "total",
    [
        "満貫12000点",
        "Mangan 12000点",
        "Mangan 12000Points",
        "满贯12000点",
        "切り上げ満貫12000点",
        "Rounded Mangan 12000Points",
        "40符5飜12000点",
        "40符5飜満貫12000点",
        "40Fu5HanMangan 12000Points",
        "12000点",
        "満貫12000点3枚",
    ],
)
@pytest.mark.parametrize("word", ["和了", "Agari"])
def test_a_sum_is_read_with_its_limit_its_fu_or_neither(total, word):
    assert differences_of(text(double_riichi(total, word=word))) == []


def test_a_sum_that_is_wrong_still_differs():
    assert differences_of(text(double_riichi("跳満12000点"))) == ["win limit: 2, 1"]
    assert differences_of(text(double_riichi("満貫12100点"))) == ["win points: 12100, 12000"]
    assert differences_of(text(double_riichi("30符5飜満貫12000点"))) == ["win fu: 30, 40"]


@pytest.mark.parametrize(
    "lines",
    [
        ("ダブル立直(2飜)", "一発(1飜)", "裏ドラ(2飜)"),
        ("Double Riichi(2飜)", "Ippatsu(1飜)", "Ura Dora(2飜)"),
        ("Double Riichi(2Han)", "Ippatsu(1Han)", "Ura Dora(2Han)"),
        ("两立直(2番)", "一发(1番)", "里宝牌(2番)"),
        ("両立直(2飜)", "一発(1飜1枚)", "裏ドラ(2飜2枚)"),
    ],
)
def test_the_lines_of_a_bill_are_read_in_other_words(lines):
    assert differences_of(text(double_riichi("満貫12000点", *lines))) == []
    wrong = (lines[0], lines[1].replace("1", "2", 1), lines[2].replace("2", "1", 1))
    assert [one.split(":")[0] for one in differences_of(text(double_riichi("満貫12000点", *wrong)))] == ["win patterns"]


# Numbers of Mahjong Soul's own list; what it calls them in Japanese and English, and what Tenhou calls the same.
OF_MAHJONG_SOUL = {
    "門前清自摸和": ("門前清自摸和", "Fully Concealed Hand"),
    "立直": ("立直", "Riichi"),
    "槍槓": ("槍槓", "Robbing a Kan"),
    "嶺上開花": ("嶺上開花", "After a Kan"),
    "海底摸月": ("海底摸月", "Under the Sea"),
    "河底撈魚": ("河底撈魚", "Under the River"),
    "役牌 白": ("役牌 白", "White Dragon"),
    "役牌 發": ("役牌 發", "Green Dragon"),
    "役牌 中": ("役牌 中", "Red Dragon"),
    "自風 東": ("役牌:自風牌", "Seat Wind"),
    "場風 東": ("役牌:場風牌", "Prevalent Wind"),
    "断幺九": ("断幺九", "All Simples"),
    "一盃口": ("一盃口", "Pure Double Sequence"),
    "平和": ("平和", "Pinfu"),
    "混全帯幺九": ("混全帯幺九", "Half Outside Hand"),
    "一気通貫": ("一気通貫", "Pure Straight"),
    "三色同順": ("三色同順", "Mixed Triple Sequence"),
    "両立直": ("ダブル立直", "Double Riichi"),
    "三色同刻": ("三色同刻", "Triple Triplets"),
    "三槓子": ("三槓子", "Three Quads"),
    "対々和": ("対々和", "All Triplets"),
    "三暗刻": ("三暗刻", "Three Concealed Triplets"),
    "小三元": ("小三元", "Little Three Dragons"),
    "混老頭": ("混老頭", "All Terminals and Honors"),
    "七対子": ("七対子", "Seven Pairs"),
    "純全帯幺九": ("純全帯幺九", "Fully Outside Hand"),
    "混一色": ("混一色", "Half Flush"),
    "二盃口": ("二盃口", "Twice Pure Double Sequence"),
    "清一色": ("清一色", "Full Flush"),
    "一発": ("一発", "Ippatsu"),
    "ドラ": ("ドラ", "Dora"),
    "赤ドラ": ("赤ドラ", "Red Five"),
    "裏ドラ": ("裏ドラ", "Ura Dora"),
    "天和": ("天和", "Blessing of Heaven"),
    "地和": ("地和", "Blessing of Earth"),
    "大三元": ("大三元", "Big Three Dragons"),
    "四暗刻": ("四暗刻", "Four Concealed Triplets"),
    "字一色": ("字一色", "All Honors"),
    "緑一色": ("緑一色", "All Green"),
    "清老頭": ("清老頭", "All Terminals"),
    "国士無双": ("国士無双", "Thirteen Orphans"),
    "小四喜": ("小四喜", "Four Little Winds"),
    "四槓子": ("四槓子", "Four Quads"),
    "九蓮宝燈": ("九蓮宝燈", "Nine Gates"),
    "純正九蓮宝燈": ("純正九蓮宝燈", "True Nine Gates"),
    "四暗刻単騎": ("四暗刻単騎", "Single-wait Four Concealed Triplets"),
    "国士無双１３面": ("国士無双十三面待ち", "Thirteen-wait Thirteen Orphans"),
    "大四喜": ("大四喜", "Four Big Winds"),
    "人和": ("人和", "Hand of Man"),
}


def test_every_yaku_of_mahjong_soul_is_one_of_tenhous():
    for tenhou, names in OF_MAHJONG_SOUL.items():
        assert {pattern_id(tenhou), *map(pattern_id, names)} == {pattern_id(tenhou)} != {None}, tenhou
    assert pattern_id("抜きドラ") == pattern_id("Kita") == "kita"
    assert [pattern_id(name) for name in ("燕返し", "Riichi Nomi", "")] == [None] * 3


def test_our_own_names_are_nobody_elses():
    from fangcheng.core.state.pattern_ids import PATTERN_IDS

    assert {pattern_id(name) for name in PATTERN_IDS} - set(PATTERN_IDS) == {None}
    assert all(pattern_id(name) in (None, name) for name in PATTERN_IDS)


def test_limits_have_one_number_in_every_language():
    words = {
        1: ("満貫", "Mangan ", "Kiriage Mangan ", "满贯"),
        2: ("跳満", "Haneman "),
        3: ("倍満", "Baiman "),
        4: ("三倍満", "Sanbaiman "),
        5: ("役満", "Yakuman ", "数え役満", "Counted Yakuman ", "ダブル役満", "2倍役満", "役满"),
    }
    assert all(limit_of(word) == number for number, several in words.items() for word in several)
    assert limit_of("Mangana") is None


@pytest.mark.parametrize(
    "fields",
    [
        {"rule": ["202308", "x"]},
        {"rule": None},
        {"rule": 7},
        {"rule": {"disp": None}},
        {"rule": {"disp": "般南喰赤", "aka": None}},
        {"rule": {"disp": "般南喰赤", "aka51": "1"}},
        {"name": None},
        {"name": [None, 3]},
        {"name": {}},
        {"title": None},
        {"title": "x"},
        {"ref": 5},
        {"sc": None},
        {"csrule": ["", 1]},
        {"name": []},
    ],
)
def test_what_stands_beside_the_hands_never_hides_them(fields):
    assert differences_of(text(double_riichi("満貫12000点"), **fields)) == []


def test_half_a_sign_stands_for_itself_and_whole_ones_stay():
    document = json.dumps(sheet(double_riichi("満貫12000点"), name=["A\ud83c", "\udf00B", "\ud83c\udf00", "\\ud83c"]))
    assert game_of(document).players == ("A\ufffd", "\ufffdB", "\U0001f300", "\\ud83c")


def test_what_is_no_json_says_so():
    document = text(double_riichi("満貫12000点"), rate=[float("nan")])
    with pytest.raises(RecordError, match=r"no known record format, and no readable JSON: .*byte"):
        game_of(document)


def test_a_yaku_or_an_ending_of_an_unknown_name_is_a_note_and_the_game_is_shown():
    for lines in (("Ready twice(2飜)", "一発(1飜)", "裏ドラ(2飜)"), ("Ready twice", "一発(1飜)", "裏ドラ(2飜)")):
        game = game_of(text(double_riichi("満貫12000点", *lines)))
        report = verify(game, mode="interpreted")
        assert (report.mismatches, report.skipped) == ([], [])
        assert any('"Ready twice" is' in note.reason for note in report.open_ends)
        Film([game], "interpreted")
    game = game_of(text(three_wins("Everybody wins"), three_wins("三家和了", counters=1)))
    report = verify(game, mode="interpreted")
    assert (report.mismatches, report.skipped) == ([], [])
    assert 'the ending "Everybody wins" is unknown here' in report.open_ends[0].reason
    assert len(Film([game], "interpreted").reels) == 2


def test_a_yaku_that_is_told_as_a_yakuman_is_none_of_as_many_han():
    """One-shot is one han; as one yakuman it would be one of another kind."""
    told = differences_of(text(double_riichi("満貫12000点", "両立直(2飜)", "一発(役満)", "裏ドラ(2飜)")))
    assert [one.partition(":")[0] for one in told] == ["win patterns"]


def test_a_limit_of_an_unknown_name_is_a_note():
    game = game_of(text(double_riichi("Big win 12000点")))
    report = verify(game, mode="interpreted")
    assert (report.mismatches, report.open_ends[0].reason) == (
        [],
        'of the bill "Big win" is not understood and held against nothing',
    )


@pytest.mark.parametrize("total", ["跳満12000", "12000", "", "満貫12000.0点", "twelve thousand"])
def test_a_sum_that_nobody_understands_is_a_note(total):
    report = verify(game_of(text(double_riichi(total))), mode="interpreted")
    assert (report.mismatches, report.skipped) == ([], [])
    assert "is not understood and held against nothing" in report.open_ends[0].reason


@pytest.mark.parametrize("rule", [None, ["202308"], {"disp": "南"}, {"disp": "南", "aka": None}])
def test_red_fives_are_seen_in_tiles_and_not_in_points(rule):
    plain = double_riichi("満貫12000点")
    plain[1] = [25100, 24900, 25200, 24800]
    shown = double_riichi("満貫12000点")
    shown[4][4] = 51
    assert game_of(text(plain, rule=rule)).options.get("red_fives") is None
    assert game_of(text(shown, rule=rule)).options["red_fives"] is True


def test_known_lines_beside_an_unknown_one_are_still_compared():
    lines = ("Ready twice(2飜)", "一発(2飜)", "裏ドラ(1飜)")
    found = differences_of(text(double_riichi("満貫12000点", *lines)))
    assert found == ["win patterns: ippatsu 2, ura_dora 1, ippatsu 1, ura_dora 2"]
