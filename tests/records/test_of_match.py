"""Matches of ours as records: written, read again, and played again by the same program that replays strangers'."""

import hashlib

import pytest
from msgspec.structs import replace

from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.records import read, record_of, write_native
from fangcheng.records.model import Flower
from fangcheng.records.verify import verify
from game.players import play

CASES = [
    ("riichi", None, {}),
    ("riichi", "tenhou", {"length": "east"}),
    ("riichi", "rcr_2024", {"dealer_deal": "draw_14th"}),
    ("sanma", None, {"length": "east"}),
    ("mcr", None, {}),
    ("mcr", "mil_2025", {"seat_change": False}),
]


@pytest.mark.parametrize(("variant", "preset", "options"), CASES)
def test_a_match_written_and_read_again_plays_out_the_same(variant, preset, options, tmp_path):
    match = play(variant, 21, 900, options, preset=preset)
    game = record_of(match, ["Ann", "Bo", "Cy", "Di"][: match.seats])
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(write_native(game)))
    [again] = read(file)
    assert again == game
    assert len(again.hands) == len(match.actions) > 1
    for forward in (False, True):
        report = verify(again, forward=forward, mode="interpreted")
        assert report.skipped == []
        assert [str(mismatch) for mismatch in report.mismatches] == []
        assert report.hands == len(again.hands)
        assert report.events == sum(len(hand.events) for hand in again.hands)


def test_a_changed_record_is_found_out():
    game = record_of(play("riichi", 21, 200))
    hand = game.hands[0]
    scores = (hand.start_scores[0] + 100, *hand.start_scores[1:])
    wrong = replace(game, hands=(replace(hand, start_scores=scores), *game.hands[1:]))
    assert verify(wrong, mode="interpreted").mismatches != []


def test_flowers_are_told():
    game = record_of(play("mcr", 21, 150))
    assert any(isinstance(event, Flower) for hand in game.hands for event in hand.events)


def test_the_seed_stays_secret_until_the_end_and_can_then_be_checked():
    going_on = record_of(Match("riichi", "secret", mode="interpreted"))
    assert (going_on.seed, going_on.final) == ("", None)
    assert going_on.commitment == hashlib.sha256(b"secret").hexdigest()


def test_a_variant_whose_events_are_not_told_is_refused():
    with pytest.raises(FangchengError, match="records of tianjin are not written yet"):
        record_of(play("tianjin", 1, 5))
