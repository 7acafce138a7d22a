"""`fangcheng drill`: a question is asked, an answer marked, what is none refused in one line."""

import json

import pytest

from fangcheng.cli import BAD_INPUT, main
from fangcheng.drills.kinds import drill

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


def test_without_a_kind_those_of_the_game_are_listed(capsys):
    assert main(["drill"]) == 0
    assert "safe" in capsys.readouterr().out
    assert main(["drill", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        "waits",
        "shanten",
        "discard",
        "wait",
        "safe",
        "worth",
        "gate",
        "dice",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_told_without_its_answer_and_marked_with_one(language, capsys):
    item = drill("waits", "riichi", 7)
    assert main(["drill", "waits", "riichi", "--seed", "7", "--lang", language]) == 0
    asked = capsys.readouterr().out
    assert all(choice.id in asked for choice in item.choices)
    assert main(["drill", "waits", "riichi", "--seed", "7", "--lang", language, "--answer", ",".join(item.right)]) == 0
    marked = capsys.readouterr().out
    assert marked.startswith(asked.rstrip("\n"))
    assert "fangcheng advice COACH-37" in marked


def test_json_holds_the_answer_only_of_a_marked_question(capsys):
    assert main(["drill", "dice", "mcr", "--seed", "3", "--json"]) == 0
    asked = json.loads(capsys.readouterr().out)
    assert {"right", "is_right", "reasons"} & set(asked) == set()
    assert main(["drill", "dice", "mcr", "--seed", "3", "--json", "--answer", "own"]) == 0
    marked = json.loads(capsys.readouterr().out)
    assert marked["is_right"] == (marked["right"] == ["own"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["shantn"], 'no drill "shantn". Did you mean "shanten"?'),
        (["safe", "mcr"], 'no drill in mcr "safe"'),
        (["waits", "richi"], 'Did you mean "riichi"?'),
        (["waits", "riichi", "--seed", "7", "--answer", "9z"], 'answer "9z": no choice here'),
        (["waits", "riichi", "--seed", "7", "--answer", ""], "no answer; name one or more of"),
        (["waits", "riichi", "--lang", "fr"], 'no language "fr"'),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(words, said, capsys):
    assert main(["drill", *words]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert not out
    assert said in err
    assert err.count("\n") == 1
