"""Forty-five thousand hands that other engines have valued, rule-book examples, and hands of played matches."""

import pytest

from mcr.hands import lists_of, records_of, rules_of, value_all, win_of_entry

CORPUS = "cn/mcr_pymahjonggb.jsonl.gz"
# Vectors where the author and PyMahjongGB differ. Two give no wait inside a knitted straight, which MIL allows
# (MCR-P10); one overlooks its single wait; and one has six South tiles (the README beside them: mistyped).
DIFFERING = {"258m23469p14788s+3p": 17, "123555s1z+1z": 9}
IMPOSSIBLE = "44s11122z"


def check(rules, entries):
    """Totals equal, the list of fans one of those accepted, and eight points needed."""
    results = value_all(rules, [win_of_entry(rules, entry) for entry in entries])
    for entry, (total, fans, won) in zip(entries, results, strict=True):
        assert total == entry["total"], (entry, fans)
        assert fans in lists_of(entry), (entry, fans)
        assert won == (entry["total"] - entry["f"] >= 8), entry


@pytest.mark.by_day
@pytest.mark.rule("MCR-27", "MCR-28", "MCR-36", "MCR-37", "MCR-38", "MCR-39", "MCR-40", "MCR-41")
def test_a_sample_of_the_corpus_counts_as_four_other_engines_count_it(shared_data):
    check(rules_of(), list(records_of(shared_data(CORPUS), every=25)))


@pytest.mark.slow
@pytest.mark.rule("MCR-P2", "MCR-P4", "MCR-P6", "MCR-P8", "MCR-P9", "MCR-P11", "MCR-P12", "MCR-P13")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_the_whole_corpus_counts_as_four_other_engines_count_it(shared_data, preset):
    check(rules_of(preset), list(records_of(shared_data(CORPUS))))


@pytest.mark.rule("MCR-31", "MCR-P10", "MCR-P11")
def test_hands_on_which_another_engine_disagrees_follow_the_rulings_of_2025(shared_data):
    """Waits whose tiles are all in one's own hand, waits inside a knitted straight, and two bugs of that engine."""
    check(rules_of("mil_2025"), list(records_of(shared_data("cn/mcr_disputed.jsonl.gz"))))


@pytest.mark.rule("MCR-27")
def test_hands_without_a_shape_do_not_win(shared_data):
    rules = rules_of()
    entries = [{"by": "discard", "sw": 0, "rw": 0, "f": 0, **entry} for entry in not_winning(shared_data, every=8)]
    results = value_all(rules, [win_of_entry(rules, entry) for entry in entries])
    assert not [entry for entry, (total, _, won) in zip(entries, results, strict=True) if won or total >= 0]


@pytest.mark.slow
@pytest.mark.rule("MCR-27")
def test_none_of_eight_thousand_hands_without_a_shape_wins(shared_data):
    rules = rules_of()
    entries = [{"by": "self", "sw": 0, "rw": 0, "f": 0, **entry} for entry in not_winning(shared_data, every=1)]
    results = value_all(rules, [win_of_entry(rules, entry) for entry in entries])
    assert len(results) == 8000
    assert all(total < 0 and not won for total, _, won in results)


def not_winning(shared_data, every):
    return records_of(shared_data("cn/mcr_notwin_pymahjonggb.jsonl.gz"), every)


@pytest.mark.rule("MCR-36", "MCR-40")
def test_hands_of_matches_played_on_botzone_count_as_its_judge_said(shared_data):
    entries = list(records_of(shared_data("cn/botzone_wins.jsonl")))
    assert [entry["official"]["total"] for entry in entries] == [entry["total"] for entry in entries]
    check(rules_of(), entries)


@pytest.mark.rule("MCR-36", "MCR-37", "MCR-41")
def test_examples_written_by_people_count_as_their_authors_said(shared_data):
    rules = rules_of()
    entries = [entry for entry in records_of(shared_data("cn/mcr_vectors/vectors.jsonl")) if entry["h"] != IMPOSSIBLE]
    results = value_all(rules, [win_of_entry(rules, entry) for entry in entries])
    assert len(entries) == 349
    for entry, (total, fans, _) in zip(entries, results, strict=True):
        expected = entry.get("expected_total", entry["total"])
        if entry["pmgb"] == "same":
            assert total == expected, entry
            assert fans in lists_of(entry), (entry, fans)
        else:
            assert total - entry["f"] == DIFFERING[f"{entry['h']}+{entry['w']}"], (entry, fans)
