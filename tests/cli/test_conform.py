"""`fangcheng conform`: what is wrong with a file or a case is one line each, and never costs the others."""

import json

import pytest

from fangcheng.cli import main

GOOD = (
    "- name: nine gates\n  seat: S\n  hand: 1112345678999m\n  win: {tile: 1m, by: discard, from: N}\n"
    "  expect: {win: true, total: 106}\n"
)


@pytest.fixture
def run(capsys):
    def call(*arguments):
        code = main(["conform", *map(str, arguments)])
        written = capsys.readouterr()
        return code, written.out, written.err

    return call


def written(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_that_cannot_be_read_does_not_end_the_others(run, tmp_path):
    broken = written(tmp_path, "mcr-a.yaml", "- name: [one\n")
    written(tmp_path, "mcr-b.yaml", GOOD)
    code, out, err = run(tmp_path)
    assert code == 2
    assert out == "mcr: 1 passed, 0 failed\n1 passed, 0 failed\n"
    assert err.startswith(f"fangcheng: {broken}: line 2")
    assert err.count("\n") == 1


def test_unreadable_files_are_told_to_programs_too(run, tmp_path):
    broken = written(tmp_path, "mcr.yaml", "name: one\n")
    code, out, _ = run(broken, "--json")
    assert code == 2
    assert json.loads(out)["unreadable"] == [
        {"file": str(broken), "where": "line 1", "reason": "a case file is a list of cases"}
    ]


def test_a_folder_without_cases_is_told(run, tmp_path):
    written(tmp_path, "mcr.txt", GOOD)
    assert run(tmp_path) == (
        2,
        "",
        f"fangcheng: no cases in {tmp_path}; a case file is YAML, a list of cases (docs/cases.md)\n",
    )


def test_an_unknown_variant_is_told_once(run, tmp_path):
    path = written(tmp_path, "mcr.yaml", GOOD * 3)
    code, out, err = run(path, "--variant", "riichy")
    assert (code, out) == (2, "")
    assert 'no variant "riichy". Did you mean "riichi"?' in err


def test_a_case_of_words_that_crash_is_one_failure(run, tmp_path):
    crash = '- name: last\n  seat: S\n  hand: "123456m2346799p"\n  context: [last_tile, last_four]\n'
    text = f"{crash}  win: {{tile: 8p, by: self}}\n  expect: {{win: false}}\n"
    path = written(tmp_path, "sichuan.yaml", text + text.replace("last\n", "again\n"))
    code, out, _ = run(path)
    assert code == 1
    assert out.splitlines() == [
        f'FAIL {path}:1 "last": win: expected false, got true',
        f'FAIL {path}:7 "again": win: expected false, got true',
        "sichuan: 0 passed, 2 failed",
        "0 passed, 2 failed",
    ]


@pytest.mark.parametrize(
    "value", ["2024-02-30x", "2024-02-03", "!!binary aGVsbG8=", ".nan", '"\\ud800"', "0x" + "f" * 9000]
)
def test_values_no_case_has_are_told_in_one_line(run, tmp_path, value):
    path = written(tmp_path, "mcr.yaml", GOOD.replace("106", value))
    code, out, _ = run(path)
    assert code == 1
    assert out.count("\n") == 3
    out.encode()
    code, out, _ = run(path, "--json")
    assert code == 1
    assert json.loads(out, parse_constant=pytest.fail)["failed"] == 1


def test_a_name_of_several_lines_is_shown_in_one(run, tmp_path):
    path = written(tmp_path, "mcr.yaml", GOOD.replace("nine gates", '"nine\\ngates \\e[31m"').replace("106", "88"))
    assert run(path)[1].splitlines()[0] == f'FAIL {path}:1 "nine gates \ufffd[31m": total: expected 88, got 106'
