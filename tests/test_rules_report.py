"""The books of rules are read right, and the report on them counts right."""

import re

import pytest

from fangcheng.books.rulebooks import variants_with_book
from fangcheng.conform.casefile import check_variant
from fangcheng.errors import UnknownName
from fangcheng.variants import IDS
from plugins import rulebook
from yaml_text import read_yaml

BOOK = """\
# Qingshi mahjong · `qingshi`
- **QINGSHI-1** 120 tiles. [seed]
- QINGSHI-2 [choice] Two dice, see QINGSHI-1.
- QINGSHI-P1 [MIL] Three dice.
- A remark on QINGSHI-9.

| id | 中文 | value |
|---|---|---|
| half_flush | 混一色 | 2 |
| QINGSHI-F-full_flush | 清一色 | 4 |
| QINGSHI-PF-kong | 杠 | 1 each |

| option | default |
|---|---|
| horse_count | 4 |
""".splitlines()


def test_rules_are_list_items_and_rows_of_id_tables():
    rules = rulebook.parse_rules("qingshi", BOOK)
    assert list(rules) == [
        "QINGSHI-1",
        "QINGSHI-2",
        "QINGSHI-P1",
        "QINGSHI-F-half_flush",
        "QINGSHI-F-full_flush",
        "QINGSHI-PF-kong",
    ]
    assert rules["QINGSHI-1"] == "120 tiles. [seed]"


@pytest.mark.parametrize("book", rulebook.books())
def test_every_book_numbers_its_rules_without_a_gap(book):
    prefix = book.upper()
    plain = [rule for rule in rulebook.rules_of(book) if rule.removeprefix(f"{prefix}-").isdigit()]
    assert {f"{prefix}-{number}" for number in range(1, len(plain) + 1)} == set(plain)


@pytest.mark.parametrize("variant", rulebook.variants())
def test_every_rule_that_a_case_cites_exists(variant):
    cases = read_yaml((rulebook.RULES / f"cases/{variant}.yaml").read_text(encoding="utf-8"))
    cited = {rule for case in cases for rule in case["rules"]}
    assert cited - rulebook.all_rules() == set()


def test_the_book_that_many_share_has_citable_rules_and_is_no_variant():
    shared = rulebook.rules_of(rulebook.COMMON)
    assert "COMMON-1" in shared
    assert shared.keys() <= rulebook.all_rules()
    assert rulebook.COMMON not in {*rulebook.variants(), *variants_with_book(), *IDS}
    assert variants_with_book() == rulebook.variants()
    assert set(IDS) <= set(rulebook.variants())
    with pytest.raises(UnknownName, match='no variant "common"'):
        check_variant(rulebook.COMMON)


@pytest.mark.parametrize("variant", rulebook.variants())
def test_a_book_that_cites_the_shared_one_points_to_it(variant):
    text = rulebook.text_of(variant)
    cited = set(re.findall(r"\bCOMMON-\d+", text))
    assert cited <= rulebook.rules_of(rulebook.COMMON).keys()
    assert not cited or "[common.md](common.md)" in text


def test_every_book_but_the_six_that_stand_alone_points_to_the_shared_one():
    alone = {"riichi", "sanma", "mcr", "taiwan", "sichuan", "tianjin"}  # as common.md says in short
    linking = {name for name in rulebook.variants() if "[common.md](common.md)" in rulebook.text_of(name)}
    assert linking == set(rulebook.variants()) - alone


def test_not_applicable_rules_exist_and_their_books_say_why():
    for rule, reason in rulebook.not_applicable().items():
        assert rule in rulebook.all_rules()
        assert reason in (rulebook.RULES / f"{rule.partition('-')[0].lower()}.md").read_text(encoding="utf-8")


def test_the_report_tells_cited_exempt_and_uncited_rules_apart(pytestconfig, monkeypatch):
    report_plugin = pytestconfig.pluginmanager.get_plugin("plugins.rule_report")
    monkeypatch.setattr(rulebook, "not_applicable", lambda: {"A-2": "Software: unreachable."})
    report = report_plugin.RuleReport(pytestconfig)
    report.add({"test_one": ["A-1"], "test_skipped": ["A-4"]})
    report.ran.add("test_one")
    assert report.about("a", ["A-1", "A-2", "A-3", "A-4"], whole=True) == [
        "a: 4 rules, 2 cited, 1 not applicable, uncited 1 (1 cited only by tests that did not run)",
        "  A-3",
    ]
