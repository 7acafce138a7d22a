"""The commands, run in-process: words, exit codes, JSON."""

import json
import os
import shlex
import subprocess
import sys
from dataclasses import replace

import pytest

from fangcheng.cli import COMMANDS, main
from fangcheng.cli.glossary import CALLED_HERE
from fangcheng.cli.play import level_and_temperament
from fangcheng.conform import runner
from fangcheng.variants import IDS, load


@pytest.fixture
def run(capsys):
    """Run a command line; exit code, lines of stdout, stderr."""

    def call(*arguments):
        code = main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_the_overview_names_every_command(run):
    code, out, _ = run("--help")
    assert code == 0
    assert all(f"  {name} " in out for name in COMMANDS)
    assert "e.g." in out


def test_the_overview_loads_neither_parser_nor_kernels():
    heavy = "{'cyclopts', 'numpy', 'rich'}"
    code = f"import sys, fangcheng.cli as cli; cli.main(['--help']); sys.exit(bool({heavy} & set(sys.modules)))"
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["compile", "--help"], ["advice"], ["variants"]])
def test_who_has_seen_enough_is_no_failure(arguments):
    """The reader goes before a word is written, as `head` may."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "fangcheng", *arguments]
    ended = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True)
    os.close(write)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="no shell that closes a way out")
@pytest.mark.parametrize("arguments", ["--help", "advice", "advice 50"])
def test_words_may_go_nowhere(arguments):
    command = f"{shlex.quote(sys.executable)} -m fangcheng {arguments} >&-"
    ended = subprocess.run(command, shell=True, stderr=subprocess.PIPE, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert out.startswith(f"Usage: fangcheng {command}")
    assert f"e.g. fangcheng {command}" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["scor"], 'no command "scor". Did you mean "score"?'),
        (["rules"], "VARIANT requires an argument"),
        (["rules", "tianjn"], 'no rulebook "tianjn". Did you mean "tianjin"? There are anqing, beijing,'),
        (["rules", "riichi", "999"], 'no rule of riichi "999"'),
        (["variants", "qingshi"], 'no variant "qingshi"'),
        (["advice", "50", "--chapter", "3"], "--chapter 3 goes without an item"),
        (["advice", "60", "--game", "shanghai"], "COACH-60: nothing of it can hold in shanghai"),
        (["advice", "--chapter", "5", "--game", "luoshu"], "chapter 5: nothing of it can hold in luoshu"),
        (["variants", "--verbose"], "--verbose"),
        (["variants", "--settings", "claim_chee"], 'Did you mean "claim_chi"?'),
        (["variants", "--settings", "new", "sichuan"], "--settings goes with one word"),
        (["variants", "--patterns", "al_pungs"], 'Did you mean "all_pungs"?'),
        (["variants", "--patterns", "--parts"], "--patterns goes with one word"),
        (["variants", "--parts", "timess"], 'no part "timess". Did you mean "times"?'),
        (["score", "riichi", "123m46k", "1m"], 'no suit "k"'),
        (["score", "riichi", "123m", "1m"], "has 3 tiles; without the winning tile it needs 13"),
        (["score", "riichi", "234567m34p67899s", "5p", "--rule", "kuitan"], "write KEY=VALUE"),
        (["score", "riichi", "234567m34p67899s", "5p", "--rule", "kuitn=off"], 'Did you mean "kuitan"?'),
        (["score", "riichi", "234567m34p67899s", "5p", "--rule", "kuitan=maybe"], "riichi allows on, off"),
        (["score", "hongzhong", "123m456m789m11p55p", "1p", "--rule", "cap=--5"], "cap = --5: hongzhong allows 3, 4"),
        (["score", "hongzhong", "123m456m789m11p55p", "1p", "--rule", "cap=\u00b2"], "hongzhong allows 3, 4, 5, none"),
        (["score", "hongzhong", "123m456m789m11p55p", "1p", "--rule", "cap=" + "9" * 5000], "hongzhong allows 3, 4, 5"),
        (["score", "luoshu", "159m", "1m", "--rule", "stake_limit=101"], "luoshu allows 1 to 100 (LUOSHU-21)"),
        (["score", "riichi", "234567m34p67899s", "5p", "--rob"], "Say --from too"),
        (["score", "riichi", "234567m34p67899s", "5p", "--honba", "-1"], "counters = -1: a whole number"),
        (["score", "hangzhou", "123m456m789m33p22p", "2p", "--streak", "-1"], "streak = -1: a whole number"),
        (["analyse", "riichi", "123m"], "has 3 tiles; riichi hands have 13 or 14"),
        (["analyse", "riichi", "123m4p"], "has 4 tiles; without melds a hand has 13 or 14"),
        (["analyse", "sichuan", "1234567m23467p1z"], "1z is no tile of this game"),
        (["analyse", "riichi", "123m456p678s1155z", "--lack", "x"], 'no suit "x"'),
        (["analyse", "riichi", "123m456p678s1155z", "--joker", "5z"], "5z is no joker: this game has none"),
        (["analyse", "tianjin", "123m456p678s1155z", "--joker", "12m"], "one tile is turned"),
        (["analyse", "riichi", "123m456p678s1155z", "--visible", "1z1z1z"], "5 copies of 1z; this game has 4"),
        (["analyse", "jiangnan", "123m456p789s12z9s", "--rule", "heart=on"], "write the tile that the hand imagines"),
        (["analyse", "jiangnan", "123m456p789s123z9s", "--heart", "1z"], "no tile is imagined in this game"),
        (["play", "riichi", "--preset", "tenho"], 'no preset of riichi "tenho". Did you mean "tenhou"?'),
        (["play", "sichuan", "--preset", "tenhou"], "`fangcheng variants sichuan` lists all"),
        (["conform", "nowhere.yaml"], "No such file or directory"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run, arguments, words):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert err.startswith("fangcheng: ")
    assert err.count("\n") == 1


def test_variants_lists_all_with_two_names(run):
    code, out, _ = run("variants")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(IDS)
    assert "Tianjin 天津麻将" in out


def test_variants_shows_the_options_of_one(run):
    _, out, _ = run("variants", "tianjin")
    assert any(line.split()[:2] == ["max_pull", "2"] and "TIANJIN-7" in line for line in out.splitlines())
    _, out, _ = run("variants", "tianjin", "--json")
    assert {"id": "tianjin", "players": 4}.items() <= json.loads(out).items()


def test_variants_lists_all_settings(run):
    code, out, _ = run("variants", "--settings")
    assert code == 0
    assert {"claim_chi", "tiles", "round_winds", "option.kiriage"} <= {line.split()[0] for line in out.splitlines()}


def test_variants_tells_a_setting_with_its_words_and_the_games_that_set_it(run):
    _, out, _ = run("variants", "--settings", "swap_ban_own")
    assert "swap_ban_own: True or False" in out
    assert "set by taiwan" in out
    _, out, _ = run("variants", "--settings", "own discards, as long")  # what a word of pass_counts means
    assert [line.split()[0] for line in out.splitlines() if not line.startswith(" ")] == ["pass_counts:"]
    assert any(line.split()[:2] == ["own_river", "own"] for line in out.splitlines())


def test_settings_are_found_and_told_in_the_languages_of_players(run):
    found = {one["name"] for one in json.loads(run("variants", "--settings", "百搭", "--json")[1])}
    assert "joker_rule" in found
    assert "swap_ban_own" not in found
    assert "always the same kind (joker_tile)" in run("variants", "--settings", "joker_rule")[1]
    _, out, _ = run("variants", "--settings", "joker_rule", "--lang", "zh-Hans")
    assert "哪些牌是百搭" in out
    assert "set by" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--settings", "--lang", "xx"], 'no language "xx"'), (["riichi", "--lang", "ja"], "--lang goes with --settings")],
)
def test_a_language_that_cannot_be_is_refused(run, words, said):
    code, _, err = run("variants", *words)
    assert code
    assert said in err


def test_variants_finds_the_settings_of_a_game(run):
    found = {one["name"]: one for one in json.loads(run("variants", "--settings", "luoshu", "--json")[1])}
    assert found["ready_stake"]["games"] == ["luoshu"]
    assert found["ready_stake"]["may_be"] == "0 to 100 chips; 0: nobody stakes any"
    assert "swap_ban_own" not in found


def test_variants_finds_patterns_by_any_of_their_names_and_says_who_prices_them(run):
    found = {one["name"]: one for one in json.loads(run("variants", "--patterns", "大三元", "--json")[1])}
    assert {"riichi", "mcr", "hongkong", "taiwan"} <= {*found["big_three_dragons"]["games"]}
    assert "sichuan" not in found["big_three_dragons"]["games"]  # plays without honours
    _, out, _ = run("variants", "--patterns", "kita")
    assert out.splitlines()[0] == "kita: North Aside · 拔北 · 北抜き"
    assert out.splitlines()[-1] == "    priced by sanma"


@pytest.mark.parametrize("word", CALLED_HERE)
def test_variants_says_what_a_word_of_other_books_is_called_here_and_that_finds_something(run, word):
    told = [run("variants", f"--{kind}", f"{word.capitalize()}s") for kind in ("patterns", "settings")]
    hints = [shlex.split(err.split("`")[1])[1:] for code, _, err in told if "Here that is called" in err]
    assert hints
    assert [code for code, _, _ in (run(*hint) for hint in hints)] == [0] * len(hints)


def test_variants_lists_every_pattern_that_a_page_prices(run):
    found = {one["name"]: one["games"] for one in json.loads(run("variants", "--patterns", "--json")[1])}
    for game in IDS:
        ruleset = load(game)
        assert all(game in found[ruleset.pattern_id(name)] for name, price in ruleset.prices.items() if price), game


def test_variants_tells_what_a_row_may_be_and_who_has_such_rows(run):
    _, out, _ = run("variants", "--parts", "opens a win")
    assert out.splitlines()[0] == "key: a part of a row"
    found = {one["name"]: one["games"] for one in json.loads(run("variants", "--parts", "--json")[1])}
    for game in IDS:
        words = {each for word in load(game).parts.values() for each in word.split()}
        assert all(game in found[word] for word in words), game


@pytest.mark.parametrize("variant", IDS)
def test_variants_names_every_option_with_its_rule(run, variant):
    _, out, _ = run("variants", variant)
    lines = [line.split() for line in out.splitlines()]
    for option in load(variant).options:
        assert any(line[:1] == [option.key] and option.rule in line for line in lines), option.key


def test_rules_are_read_without_the_notes_on_their_origin(run):
    assert run("rules", "riichi", "62")[1].endswith("thirteen orphans.\n")
    book = run("rules", "riichi")[1]
    assert "RIICHI-62" in book
    assert "[seed]" not in book


def test_the_rules_that_many_books_share_are_read_like_a_book(run):
    assert "COMMON-1 " in run("rules", "common")[1]
    assert "own sentence goes before" in run("rules", "common", "1")[1]
    assert "COMMON-1" in json.loads(run("rules", "common", "--json")[1])


def test_rules_reads_one_rule_by_number_or_pattern(run):
    assert "RIICHI-75  (1) Own discards" in run("rules", "riichi", "75")[1]
    assert "RIICHI-F-pinfu  平和 · Pinfu" in run("rules", "riichi", "pinfu")[1]
    assert "SICHUAN-P3" in run("rules", "sichuan", "p3")[1]
    assert "HONGKONG-20" in json.loads(run("rules", "hongkong", "--json")[1])


def test_score_tells_value_patterns_and_payments(run):
    code, out, _ = run("score", "riichi", "234567m34p67899s", "5p", "--context", "riichi", "--explain")
    assert code == 0
    assert out.splitlines()[0] == "3 han 20 fu"
    assert "RIICHI-F-pinfu" in out
    assert "base points: 20 fu, doubled 2 + 3 times: 640  RIICHI-86" in out
    assert out.splitlines()[-1] == "E +3900  S -1300  W -1300  N -1300"


def test_score_takes_melds_sources_and_rules(run):
    open_hand = [
        "22p56734s",
        "5s",
        "--meld",
        "chi 340p from E",
        "--meld",
        "pon 888m from N",
        "--seat",
        "S",
        "--from",
        "W",
    ]
    assert run("score", "riichi", *open_hand)[1].splitlines()[0] == "2 han 30 fu"
    assert run("score", "riichi", *open_hand, "--rule", "kuitan=off")[1] == "no win: the hand has no yaku (RIICHI-64)\n"
    found = json.loads(run("score", "riichi", *open_hand, "--json")[1])
    assert found["changes"] == {"E": 0, "S": 2000, "W": -2000, "N": 0}


@pytest.mark.parametrize(
    ("variant", "arguments", "first", "last"),
    [
        ("mcr", ["222m444p66p888s99s", "9s", "--seat", "S"], "67 fan", "E -75  S +225  W -75  N -75"),
        (
            "taiwan",
            ["123456m55789p23467s", "8s", "--flowers", "1f3f", "--streak", "1"],
            "9 tai",
            "E +36  S -12  W -12  N -12",
        ),
        ("sichuan", ["123456m2346799p", "8p", "--seat", "S", "--from", "W"], "0 fan", "E +0  S +1  W -1  N +0"),
        ("tianjin", ["123456m789p111s3p", "9s", "--joker", "3p", "--seat", "S"], "2 points", "E -2  S +6  W -2  N -2"),
        ("nanchang", ["123m456p789s1122p", "1p"], "1 point", "E +12  S -4  W -4  N -4"),
        (
            "sanma",
            ["12378p45634599s", "9p", "--kita", "1", "--context", "riichi"],
            "4 han 20 fu",
            "E +5200  S -2600  W -2600",
        ),
    ],
)
def test_score_knows_every_game(run, variant, arguments, first, last):
    _, out, _ = run("score", variant, *arguments)
    assert (out.splitlines()[0], out.splitlines()[-1]) == (first, last)


@pytest.mark.rule("TAIWAN-P14", "TAIWAN-P19")
def test_score_tells_what_is_noted_and_not_paid(run):
    _, out, _ = run(
        *("score", "taiwan", "123m456p789s234s11p22z", "2z", "--seat", "S", "--from", "E"),
        *("--preset", "hkma_2020", "--explain"),
    )
    # concealed 3, South's own and a wind pung, no flowers; the dealer's one; base 10, 2 a fan
    assert out.splitlines()[0] == "6 fan"
    assert out.splitlines()[-4:] == [
        "  E pays 10 + 2 for each of 6 fan and 1 as the dealer: 24  TAIWAN-69",
        "  noted, not paid; E owes: 24  TAIWAN-P19",
        "E +0  S +0  W +0  N +0",
        "noted: E owes 24",
    ]


@pytest.mark.rule("HANGZHOU-24", "WENZHOU-29")
@pytest.mark.parametrize(
    ("game", "hand", "each"),
    [
        ("hangzhou", ["123m456m789m33p22p", "2p"], [4, 8, 16, 16]),  # 2 for no God, the dealer's factor 2, 4, 8
        (
            "wenzhou",
            ["123m456m789m222s33p22p", "2p", "--joker", "5s"],
            [4, 8, 12, 16],
        ),  # 2 for a hard win, times 2(r + 1)
    ],
)
def test_score_counts_the_repeats_of_the_dealer_from_none_on(run, game, hand, each):
    for streak, paid in enumerate(each):
        out = run("score", game, *hand, "--streak", str(streak))[1]
        assert out.splitlines()[-1] == f"E +{3 * paid}  S -{paid}  W -{paid}  N -{paid}"
    assert run("score", game, *hand)[1] == run("score", game, *hand, "--streak", "0")[1]
    longest = run("score", game, *hand, "--streak", "9")[1]
    assert longest == run("score", game, *hand, "--streak", "3")[1]


def test_analyse_of_a_resting_hand_tells_its_waits(run):
    assert run("analyse", "riichi", "123m456p678s1155z")[1] == "ready; waits 15z (4 left)\n"
    assert run("analyse", "riichi", "123m456p678s1155z", "--visible", "5z")[1] == "ready; waits 15z (3 left)\n"


@pytest.mark.rule("JILIN-28", "MCR-28", "WUHAN-13", "SHANXI-22", "JILIN-18")
@pytest.mark.parametrize(
    ("game", "hand", "told"),
    [
        ("jilin", "23m55p789s222z345p", "no win with 14m: the hand has no pattern that opens such a win (JILIN-28)\n"),
        ("jilin", "12m55p789s222z345p", ""),  # an edge wait
        ("mcr", "23m55p789s222z345p", "no win with 14m: the hand is worth less than the minimum of 8 (MCR-28)\n"),
        ("wuhan", "23m456m789m22p345p", "no win with 147m: the hand has not been opened by a claim (WUHAN-13)\n"),
        (
            "shanxi",
            "23m456m789m22p345p",
            "no win with 1m: the number on the drawn tile is too low to win (SHANXI-22)\n",
        ),
        ("riichi", "23m55p789s222z345p", ""),  # by self-draw it has a yaku
    ],
)
def test_analyse_tells_which_waits_would_be_no_win(run, game, hand, told):
    first, *others = run("analyse", game, hand)[1].splitlines(keepends=True)
    assert first.startswith("ready; waits ")
    assert "".join(others) == told
    found = json.loads(run("analyse", game, hand, "--json")[1])["no_win"]
    assert {f"{why}\n" for why in found.values()} == ({told.partition(": ")[2]} if told else set())


@pytest.mark.parametrize("giver", ["", " from E", " from S", " from N"])
@pytest.mark.parametrize("meld", ["pon 888m", "kong 8888m", "chi 789m", "concealed 8888m", "added 8888m"])
def test_analyse_of_a_ready_hand_takes_melds_from_whomever(run, meld, giver):
    """A chow comes from the player before; who that is hangs on the seat, which is not told."""
    code, out, err = run("analyse", "riichi", "456p678s1155z", "--meld", f"{meld}{giver}")
    assert (code, err) == (0, "")
    assert out.startswith("ready; waits 15z (4 left)")


def test_analyse_counts_melds_and_the_turned_tile_as_seen(run):
    _, out, _ = run("analyse", "riichi", "456p678s1155z", "--meld", "pon 888m", "--visible", "1z")
    assert out == "ready; waits 15z (3 left)\n"
    # 3p is turned, so that 3p and 4p are jokers: 11z and 5z with one joker want 1z (2 left), 5z (3) or another joker;
    # of the 3p one lies turned, of the 4p one is in the hand
    _, out, _ = run("analyse", "tianjin", "123m456789s11z4p5z", "--visible", "5", "--joker", "3p")
    assert out == ""
    _, out, _ = run("analyse", "tianjin", "123m456789s11z4p5z", "--joker", "3p")
    assert out == "ready; waits 34p15z (11 left)\n"
    none, empty = (run("analyse", "tianjin", "123m456789s115z34p", *words) for words in ((), ("--turned", "")))
    assert none == empty  # as for `score`
    assert none[0] == 0


@pytest.mark.rule("JIANGNAN-9", "JIANGNAN-10")
def test_analyse_counts_the_tile_that_is_imagined_as_held_and_as_left(run):
    _, out, _ = run("analyse", "jiangnan", "123m456p789s112z", "--rule", "heart=on", "--heart", "2z")
    assert out == "ready; waits 12z (5 left)\n"


@pytest.mark.by_day
@pytest.mark.parametrize("hand", ["123m456p6788s1155z", "123m456p678s1155z"])
def test_analyse_loads_no_compiler(hand):
    code = f"import sys, fangcheng.cli as cli; cli.main(['analyse', 'riichi', '{hand}']); "
    code += "sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_analyse_lists_discards_the_best_first(run):
    _, out, _ = run("analyse", "riichi", "123m456p6788s1155z")
    assert out.splitlines()[0] == "ready"
    assert out.splitlines()[2].split() == ["8s", "ready", "4", "15z"]
    _, out, _ = run("analyse", "riichi", "123m456p6788s1155z", "--json")
    best = {"shanten": 0, "away": 0, "tiles": "15z", "count": 4, "discard": "8s"}
    assert json.loads(out)["discards"][0] == best


def test_analyse_counts_to_wins_that_are_allowed(run):
    """JILIN-25: the shape is ready, and shows neither a triplet nor a 1 or 9."""
    _, out, _ = run("analyse", "jilin", "23456m345678p55s7s")
    assert out.splitlines()[0] == "2 from ready"
    assert out.splitlines()[2].split()[:4] == ["7s", "2", "from", "ready"]


def test_play_sits_down_under_a_preset_and_options_go_before_it(run, monkeypatch):
    opened = []
    monkeypatch.setattr("fangcheng.web.server.serve", lambda **told: opened.append(told["table"]))
    assert run("play", "riichi", "--preset", "ema", "--rule", "red_fives=on")[0] == 0
    assert [(table.variant, table.preset, table.options) for table in opened] == [
        ("riichi", "ema", {"red_fives": True})
    ]


def test_play_opens_the_first_page_unless_something_is_chosen(run, monkeypatch):
    opened = []
    monkeypatch.setattr("fangcheng.web.server.serve", lambda **told: opened.append(told["table"]))
    for arguments in ([], ["taiwan"], ["--seed", "7"]):
        assert run("play", *arguments)[0] == 0
    assert [table and (table.variant, table.seed) for table in opened] == [None, ("taiwan", None), ("riichi", 7)]


def test_play_lets_the_network_in_only_where_that_is_asked_for(run, monkeypatch):
    opened = []
    monkeypatch.setattr("fangcheng.web.server.serve", lambda **told: opened.append(told["host"]))
    for arguments in ([], ["--lan"]):
        assert run("play", *arguments)[0] == 0
    assert opened == ["127.0.0.1", "0.0.0.0"]


def test_conform_counts_and_fails(run, tmp_path):
    good = tmp_path / "mcr.yaml"
    good.write_text(
        "- name: nine gates\n  seat: S\n  hand: 1112345678999m\n  win: {tile: 1m, by: discard, from: N}\n"
        "  expect: {win: true, total: 106}\n"
    )
    assert run("conform", str(good))[:2] == (0, "mcr: 1 passed, 0 failed\n1 passed, 0 failed\n")
    bad = tmp_path / "mcr-bad.yaml"
    bad.write_text(good.read_text().replace("106", "88"))
    code, out, _ = run("conform", str(tmp_path))
    assert code == 1
    assert out.splitlines() == [
        f'FAIL {bad}:1 "nine gates": total: expected 88, got 106',
        "mcr: 1 passed, 1 failed",
        "1 passed, 1 failed",
    ]
    data = json.loads(run("conform", str(bad), "--json")[1])
    assert data["cases"][0]["differences"] == [{"what": "total", "expected": 88, "got": 106}]


def test_conform_counts_what_is_not_supported_apart(run, tmp_path, monkeypatch):
    """No page leaves a preset of its book open any more; one that does says so."""
    leaves_one_open = replace(load("changchun"), open_presets=("to_come",))
    monkeypatch.setattr(runner, "load", lambda variant: leaves_one_open)
    path = tmp_path / "changchun.yaml"
    path.write_text("- name: one\n  seat: S\n  options: {preset: to_come}\n  expect: {win: true}\n")
    assert run("conform", str(path))[:2] == (
        0,
        "changchun: not supported yet (1 cases)\n0 passed, 0 failed, 1 not supported\n",
    )


@pytest.mark.parametrize("number", ["1.5", "1e1", "0x1", "true", ""])
@pytest.mark.parametrize(
    "asked",
    [
        *(
            ["score", "riichi", "123m456p789s1155z", "1z", f"--{name}"]
            for name in ("sticks", "honba", "kita", "streak")
        ),
        ["simulate", "riichi", "--hands"],
        ["simulate", "riichi", "--workers"],
        ["play", "--port"],
        ["play", "--seed"],
        ["serve", "--tables"],
        ["bench", "riichi", "--repeats"],
        ["loadtest", "--tables"],
    ],
)
def test_a_number_of_things_is_whole_and_never_rounded(run, asked, number):
    code, out, err = run(*asked, number)
    assert (code, out) == (2, "")
    assert f'"{number}" is no whole number' in err


def test_score_tells_a_win_in_a_language(run):
    asked = ("score", "riichi", "123m456p789s1155z")
    assert run(*asked, "1z", "--lang", "ja")[1].splitlines()[0] == "東のツモ和了 和了牌 東"
    assert run(*asked, "2z", "--lang", "zh-Hans")[1] != run(*asked, "2z", "--lang", "en")[1]
    assert 'no language "jp". There are en, zh-Hans, zh-Hant, ja.' in run(*asked, "1z", "--lang", "jp")[2]
    assert run(*asked, "1z", "--lang", "ja", "--explain")[0] == 2


def test_rules_are_read_in_the_language_asked_for(run):
    assert run("rules", "hefei", "15", "--lang", "zh-Hans")[1].startswith("HEFEI-15  补张")
    assert run("rules", "hefei", "15", "--lang", "zh-Hant")[1].startswith("HEFEI-15  補張")
    assert run("rules", "hefei", "--lang", "ja")[1].startswith("# Hefei Mahjong")
    assert json.loads(run("rules", "riichi", "--lang", "ja", "--json")[1])["RIICHI-74"].startswith("フリテン")


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("steady", ("steady", "")),
        ("beginner", ("beginner", "")),
        ("casual:gambler", ("casual", "gambler")),
        ("random", ("random", "")),
        ("strong", ("strong", "")),
    ],
)
def test_play_names_a_level_and_a_temperament(bots, told):
    assert level_and_temperament(bots) == told


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("stedy", 'no bot "stedy". Did you mean "steady"?'),
        ("steady:wal", 'no temperament "wal". Did you mean "wall"?'),
        ("random:wall", "--bots random:wall: random has no temperament; write --bots random"),
        ("strong:wall", "--bots strong:wall: strong has no temperament; write --bots strong"),
        ("steady:risk=3", "--bots steady:risk=3: bots at a table have a level and a temperament, no other weights"),
        ("casual:wall:risk=3", "bots at a table have a level and a temperament, no other weights"),
    ],
)
def test_play_refuses_bots_that_are_not_there_before_a_table_opens(run, bots, words):
    code, out, err = run("play", "sichuan", "--no-open", "--bots", bots)
    assert (code, out) == (2, "")
    assert words in err
