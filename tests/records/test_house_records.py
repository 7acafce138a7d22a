"""A match of house rules carries them: it is played again anywhere, and not under others."""

import json

import pytest

from fangcheng import Match, variants
from fangcheng.errors import FangchengError, HouseRuleError, UnknownVariant
from fangcheng.records import read
from fangcheng.records.native import write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify

FRIDAY = 'base = "sichuan"\n[options]\nhands = 4\n[prices]\nall_pungs = 3\n[rules]\nclaim_chi = "next"\n'
PAGE = """
from fangcheng.variants.sichuan import RULESET as SICHUAN
RULESET = SICHUAN.vary("qingshi_kept", rules={15: {"claim_chi": "next"}})
"""


@pytest.fixture
def friday(tmp_path):
    file = tmp_path / "friday-table.toml"
    file.write_text(FRIDAY, encoding="utf-8")
    return file


def played(variant, **about):
    """A match some way into its second hand."""
    match = Match(variant, seed=3, mode="interpreted", **about)
    for _ in range(2):
        while not match.hand_over:
            seat = match.owed[0]
            match.act(seat, match.legal(seat)[-1])
        match.next_hand()
    return match


def test_a_saved_match_is_played_again_where_the_file_is_not(friday):
    match = played(friday, options={"cap": 6})
    saved = match.to_json()
    friday.unlink()
    again = Match.from_json(saved, mode="interpreted")
    assert (again.variant, again.check, again.to_json()) == ("friday-table.toml", match.check, saved)
    assert again.engine.ruleset.house == FRIDAY


def test_a_saved_match_of_a_file_on_a_file_carries_both(friday):
    late = friday.with_name("late.toml")
    late.write_text('base = "friday-table.toml"\n[prices]\nfull_flush = 4\n', encoding="utf-8")
    match = played(late)
    saved = match.to_json()
    friday.unlink()
    late.unlink()
    assert Match.from_json(saved, mode="interpreted").check == match.check


def test_a_saved_match_under_other_rules_is_refused_in_one_line(friday):
    saved = json.loads(played(friday).to_json())
    saved["house"] = FRIDAY.replace("all_pungs = 3", "all_pungs = 4")
    with pytest.raises(
        FangchengError, match=r"friday-table\.toml: these are other rules than it was played by"
    ) as caught:
        Match.from_json(json.dumps(saved))
    assert "\n" not in str(caught.value)


def test_house_rules_that_can_no_longer_be_followed_are_told_with_their_line(friday):
    saved = json.loads(played(friday).to_json())
    saved["house"] = FRIDAY.replace("all_pungs", "al_pungs")
    with pytest.raises(HouseRuleError, match=r'line 5: no pattern "al_pungs"'):
        Match.from_json(json.dumps(saved))


def test_a_saved_match_opens_no_file(friday, monkeypatch):
    monkeypatch.chdir(friday.parent)
    saved = json.loads(played(friday).to_json())
    del saved["house"]
    with pytest.raises(UnknownVariant):
        Match.from_json(json.dumps(saved))


def test_saved_matches_and_records_of_our_pages_say_nothing_new():
    match = played("sichuan", options={"hands": 4})
    assert json.loads(match.to_json()).keys().isdisjoint({"house", "digest"})
    assert json.loads(next(write_native(record_of(match)))).keys().isdisjoint({"house", "digest"})


def test_a_page_of_ones_own_is_known_by_its_digest(tmp_path, monkeypatch):
    file = tmp_path / "qingshi_kept.py"
    file.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(variants, "__path__", [*variants.__path__])
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(tmp_path))
    saved = played("qingshi_kept").to_json()
    assert Match.from_json(saved, mode="interpreted").to_json() == saved
    other = tmp_path / "other"
    other.mkdir()
    (other / file.name).write_text(PAGE.replace('{"claim_chi": "next"}', '{"claim_chi": "next", "rob_added": False}'))
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(other))
    with pytest.raises(FangchengError, match="qingshi_kept: these are other rules"):
        Match.from_json(saved)
    monkeypatch.delenv("FANGCHENG_VARIANTS")
    with pytest.raises(UnknownVariant):
        Match.from_json(saved)


def test_a_record_is_played_again_where_the_file_is_not(friday, tmp_path):
    match = played(friday)
    file = tmp_path / "record.jsonl"
    file.write_text("".join(f"{line}\n" for line in write_native(record_of(match))), encoding="utf-8")
    friday.unlink()
    [game] = read(file)
    assert (game.variant, game.house, game.digest) == ("friday-table.toml", FRIDAY, match.digest)
    report = verify(game, mode="interpreted")
    assert (report.mismatches, report.hands) == ([], len(match.actions))


@pytest.mark.by_day
def test_a_record_under_other_rules_differs_from_its_digest(friday, tmp_path):
    lines = [*write_native(record_of(played(friday)))]
    header = json.loads(lines[0])
    header["house"] = FRIDAY.replace("hands = 4", "hands = 8")
    file = tmp_path / "record.jsonl"
    file.write_text("".join(f"{line}\n" for line in (json.dumps(header, separators=(",", ":")), *lines[1:])))
    [game] = read(file)
    found = [one for one in verify(game, mode="interpreted").mismatches if one.what == "rules"]
    assert len(found) == 1
    assert "these are other rules than it was played by" in found[0].got
