"""Case files are read strictly: one clear error with file, case and line."""

import pytest

from fangcheng.conform.casefile import read_cases
from fangcheng.errors import RecordError


def written(tmp_path, text, name="riichi.yaml"):
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_case_knows_its_line_and_its_variant(tmp_path):
    path = written(tmp_path, "# two cases\n- name: one\n\n- name: two\n", "sanma-extra.yaml")
    assert [(case.line, case.name, case.variant) for case in read_cases(path)] == [
        (2, "one", "sanma"),
        (4, "two", "sanma"),
    ]


def test_a_case_may_name_its_variant(tmp_path):
    path = written(tmp_path, "- name: one\n  variant: mcr\n", "strange.yaml")
    assert [case.variant for case in read_cases(path)] == ["mcr"]
    assert read_cases(written(tmp_path, "- name: one\n", "strange.yaml"), "taiwan")[0].variant == "taiwan"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("- name: one\n  seat: E\n  seat: S\n", "line 3: seat stands there twice"),
        ("- name: one\n  1: E\n", "line 2: a key is one word"),
        ("- seat: E\n", "name: every case needs one"),
        ("- just words\n", "a case is a mapping"),
        (
            "- name: one\n  seat: !!python/object:os.system x\n",
            "the tag !!python/object:os.system is not for case files",
        ),
        ("- name: one\n  seat: !!int _\n", "the tag !!int is not for case files"),
        ("- *a\n", "line 1: the alias *a is not for case files"),
        ("- name: one\n  hand: *a\n", "line 2: the alias *a is not for case files"),
        ("- name: one\n  variant: riichy\n", 'Did you mean "riichi"?'),
    ],
)
def test_trouble_in_one_case_stays_with_it(tmp_path, text, words):
    cases = read_cases(written(tmp_path, f"{text}- name: good\n"))
    assert words in cases[0].trouble
    assert cases[1].trouble == ""


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name: one\n", "line 1: a case file is a list of cases"),
        ("- name: [one\n", "line 2"),
        (b"- name: \xff\n", "not UTF-8"),
        ("[" * 5000, "nested too deeply"),
        ("- name: one\x00\n", "special characters"),
    ],
)
def test_a_broken_file_is_one_error_that_names_it(tmp_path, text, words):
    path = written(tmp_path, text)
    with pytest.raises(RecordError) as caught:
        read_cases(path)
    assert str(path) in str(caught.value)
    assert words in str(caught.value)


def test_an_empty_file_has_no_cases(tmp_path):
    assert read_cases(written(tmp_path, "# nothing yet\n")) == []


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(RecordError, match="No such file"):
        read_cases(tmp_path / "nowhere.yaml")
