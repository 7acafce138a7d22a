"""Walls that were promised before play: what the commitment is of, and what `verify` says of records that tell it."""

import hashlib
import json

import pytest
from msgspec.structs import replace

from fangcheng.cli import main
from fangcheng.game.match import Match
from fangcheng.game.sealed import Secret, commitment_to, drawn_secret, opening_of, secret_of
from fangcheng.records import read, records_of, write_native
from fangcheng.records.replay.film import Film, company_of
from fangcheng.records.verify import Verifier, verify
from records.bots import bots_play

SECRETS = [Secret("5eed", "5a17"), Secret("0ther", "pepper")]


def played(variant, options=None):
    """Two matches of a company, each from a seed of its own."""
    match = Match(variant, SECRETS[0].seed, options, mode="compiled", salt=SECRETS[0].salt)
    for seed, secret in ((11, SECRETS[1]), (12, None)):
        match.call_time()
        bots_play(variant, seed, 9000, match=match)
        if secret is not None:
            match.next_match(secret=secret)
    assert match.over
    return match


@pytest.fixture(scope="module")
def company():
    """Two short matches of a game in which nothing runs on."""
    return played("sichuan", {"hands": 4})


def written(path, games):
    path.write_text("\n".join(line for game in games for line in write_native(game)))
    return path


def test_the_commitment_is_that_of_the_documented_line(company):
    game = records_of(company)[1]
    revision = company.engine.ruleset.revision
    line = (
        f'{{"fangcheng":"wall 1","variant":"sichuan","revision":{revision},"options":{{"hands":4}},"house":"",'
        '"seed":"0ther","salt":"pepper"}'
    )
    assert game.commitment == hashlib.sha256(line.encode()).hexdigest()


@pytest.mark.parametrize("number", [0, 1])
def test_each_match_is_verified_alone_and_the_promise_is_told(company, number, tmp_path, capsys):
    file = written(tmp_path / "record", [records_of(company)[number]])
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "no difference; walls promised before play: 1 of 1 games" in told
    assert "note" not in told


def test_the_next_wall_does_not_follow_from_the_match_before(company):
    first, second = records_of(company)
    alone = Match("sichuan", SECRETS[0].seed, {"hands": 4}, mode="compiled")
    alone.replay(company.actions[: company.matches[0].hand])
    alone.next_match()
    assert second.hands[0].wall != records_of(alone)[1].hands[0].wall
    assert sorted(second.hands[0].wall) == sorted(first.hands[0].wall)


@pytest.mark.parametrize(
    "change",
    [{"seed": "5eee"}, {"salt": "5a18"}, {"commitment": "0" * 64}, {"options": {"hands": 4, "base": 2}}],
    ids=lambda change: next(iter(change)),
)
def test_a_broken_promise_is_told_in_one_sentence(company, change, tmp_path, capsys):
    game = records_of(company)[0]
    assert main(["verify", str(written(tmp_path / "record", [replace(game, **change)]))]) == 1
    told = capsys.readouterr().out
    assert told.count("the walls are not the promised ones") == 1
    assert "walls promised before play" not in told


def test_another_seed_is_found_out_although_the_promise_was_forged_with_it(company):
    forged = replace(records_of(company)[0], seed="mine")
    forged = replace(forged, commitment=hashlib.sha256(forged.opening.encode()).hexdigest())
    assert verify(forged).mismatches


def test_a_salt_without_its_seed_is_a_difference(company):
    assert "salt" in [one.what for one in verify(replace(records_of(company)[0], seed="")).mismatches]


def test_a_match_that_goes_on_tells_neither_seed_nor_salt_and_those_before_it_do():
    match = Match("sichuan", SECRETS[0].seed, {"hands": 4}, mode="compiled", salt=SECRETS[0].salt)
    bots_play("sichuan", 11, 9000, match=match)
    match.next_match(secret=SECRETS[1])
    first, second = records_of(match)
    assert (first.seed, first.salt) == ("5eed", "5a17")
    assert (second.seed, second.salt) == ("", "")
    assert second.commitment == commitment_to(opening_of(match, SECRETS[1]))
    match.matches[-1].seed = None  # as if the generator had run on
    assert [game.seed for game in records_of(match)] == ["", ""]


def test_where_seats_are_thrown_for_by_the_last_winner_the_match_before_is_needed():
    games = records_of(played("taiwan"))
    verifier = Verifier()  # of one file: the second match goes on from the first
    reports = [verifier.verify(game) for game in games]
    assert [(one.mismatches, one.open_ends) for one in reports] == [([], []), ([], [])]
    assert "behind the match before" in verify(games[1]).open_ends[0].reason
    watched = company_of(games, 1)
    assert len(watched) == 2
    assert len(Film(watched, mode="compiled").reels) == len(games[1].hands)


def test_a_saved_company_comes_back_with_all_its_seeds(company):
    again = Match.from_json(company.to_json())
    assert (again.check, secret_of(again)) == (company.check, SECRETS[1])
    assert records_of(again) == records_of(company)


def test_a_record_without_a_salt_is_read_and_verified_as_before(company, tmp_path):
    match = Match("sichuan", "5eed", {"hands": 4}, mode="compiled")
    match.replay(company.actions[: company.matches[0].hand])
    [game] = records_of(match)
    assert game.commitment == hashlib.sha256(b"5eed").hexdigest()
    file = written(tmp_path / "record", [game])
    assert "salt" not in json.loads(file.read_text().splitlines()[0])
    [again] = read(file)
    report = verify(again)
    assert (report.mismatches, report.opened) == ([], 0)


def test_seed_and_salt_have_128_bits_and_are_drawn_anew():
    drawn = [drawn_secret() for _ in range(50)]
    assert len({text for one in drawn for text in (one.seed, one.salt)}) == 100
    assert all(len(bytes.fromhex(text)) == 16 for one in drawn for text in (one.seed, one.salt))
