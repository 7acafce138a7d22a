"""Changsha from outside: what the page offers with opened kongs and the last tile, and records that play again."""

import pytest

from bridge import Chooser
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.records.native import read_native, write_native
from fangcheng.records.of_match import record_of
from fangcheng.records.opening import Source
from fangcheng.records.verify import verify
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.log import lines

# The first words of labels that are looked for, and a win on a tile of an opened kong.
MOMENTS = ("opening", "name", "take", "leave", "turned")


def moment_of(match, seat):
    """The moment of a decision, if it is one of those looked for."""
    labels = [action.label for action in match.legal(seat)]
    if "win" in labels and match.view(seat).phase == "claim" and match.table.opened.count and "pass" in labels:
        return "turned" if int(match.table.opened.stage) == 1 else ""
    return next((label.split()[0] for label in labels if label.split()[0] in MOMENTS), "")


@pytest.fixture(scope="module")
def met():
    """A copy of a match at each of the moments, and matches that have met them, played by bots."""
    found, played = {}, []
    for number in range(60):
        match = Match("changsha", f"whole:{number}", mode="compiled")
        chooser = Chooser(match, "ssss")
        while not match.over:
            while not match.hand_over:
                seat = match.owed[0]
                moment = moment_of(match, seat)
                if moment and moment not in found:
                    found[moment] = (match.copy(), seat)
                match.act(seat, chooser.answer(seat))
            if not match.over:
                match.next_hand()
        if any(isinstance(event, ev.KongTileTurned) for event in match.events):
            played.append(match)
        if len(found) == len(MOMENTS):
            return found, played[:3]
    raise AssertionError(f"only {sorted(found)} were met")


@pytest.mark.rule("CHANGSHA-9", "CHANGSHA-12")
def test_the_page_offers_to_open_a_kong_as_one_choice_which_turns_tiles_up(met):
    match, seat = met[0]["opening"]
    made = own_hand(match, seat, match.view(seat))
    choice = next(choice for choice in made.choices if choice.label.key == "choice-open-kong")
    trial = match.copy()
    happened = [event for act in made.acts[choice.index] for event in trial.act(seat, act)]
    assert len([event for event in happened if isinstance(event, ev.KongTileTurned)]) == 2
    told = [line.text.key for line in lines(trial, happened)]
    assert told[:3] == ["ev-kong-opened", "ev-kong-tile", "ev-kong-tile"]


@pytest.mark.rule("CHANGSHA-15", "CHANGSHA-22")
@pytest.mark.parametrize(
    ("moment", "prompt", "keys"),
    [
        ("name", "prompt-kong-tile", {"choice-name-tile"}),
        ("take", "prompt-last-tile", {"choice-take-last", "choice-leave-last"}),
        ("leave", "prompt-last-tile-unready", {"choice-leave-last"}),
        ("turned", "prompt-turned", {"choice-win", "choice-pass"}),
    ],
)
def test_the_page_asks_which_tile_is_named_who_takes_the_last_and_who_wins_on_a_turned_one(met, moment, prompt, keys):
    match, seat = met[0][moment]
    made = own_hand(match, seat, match.view(seat))
    assert made.prompt is not None
    assert (made.prompt.key, {choice.label.key for choice in made.choices}) == (prompt, keys)


@pytest.mark.by_day
def test_a_match_with_opened_kongs_plays_again_from_its_record(met):
    for match in met[1]:
        (game,) = read_native(Source("written", "\n".join(write_native(record_of(match)))))
        found = verify(game)
        assert (found.mismatches, found.skipped, len(game.hands)) == ([], [], 8)
