"""A move is told in words of each language, whatever is asked, and a seat by the wind it has in this hand."""

import random
import re
from collections import Counter

import pytest

from fangcheng import Match, advise
from fangcheng.adviser.answer import Advice
from fangcheng.adviser.moves import called_by_players, words_of
from fangcheng.game.actions import Action
from fangcheng.game.told import SEAT_NAMES, sentence
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import is_key
from fangcheng.variants import IDS

EVERYDAY = ("discard", "pass", "chi", "pon")
MORE = {  # what is asked at tables with these options only
    "sichuan": {"exchange3": True},
    "taiwan": {"inner_bet": True},
    "changchun": {"treasure": True},
}


def told(match, seat, action, then=()):
    words = words_of(view := match.view(seat), action)
    return Advice(seat=seat, action=action, then=then, words=words, called=called_by_players(view, words[0]))


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_every_action_has_words(variant):
    chance, found = random.Random(f"moves {variant}"), Counter()
    match = Match(variant, 3, MORE.get(variant), mode="interpreted")
    for _ in range(250):
        if match.hand_over and not match.over:
            match.next_hand()
        if not match.owed:
            break
        seat = chance.choice(match.owed)
        legal = match.legal(seat)
        for action in legal:
            if action.kind in EVERYDAY and found[action.kind] > 5:
                continue
            found[action.kind] += 1
            advice = told(match, seat, action)
            assert is_key(advice.words[0]), action
            for language in LANGUAGES:
                said = advice.move(language)
                assert said
                assert "{" not in said, said
                if language != "en":
                    assert not re.search("[a-z]", said), (action.label, said)
        rare = [one for one in legal if one.kind not in EVERYDAY]
        match.act(seat, chance.choice(rare if rare and chance.random() < 0.7 else legal))


def test_answers_are_told_as_the_page_calls_them():
    match = Match("sichuan", 3, mode="interpreted")
    [lack, *_] = match.legal(0)
    assert lack.label == "lack m"
    assert told(match, 0, lack).move("zh-Hans") == sentence("zh-Hans", "choice-missing", suit="m")


def test_players_of_a_game_have_their_own_words_for_a_move():
    """Luoshu claims sums, not chows; Jinan shows its draws."""
    for variant, kind, words in [
        ("luoshu", "chi", ("Sum", "合")),
        ("jinan", "ready", ("Draw openly", "明摸")),
    ]:
        match, seat, action = first_of(variant, kind)
        assert told(match, seat, action).move().startswith(words[0])
        assert told(match, seat, action).move("zh-Hans").startswith(words[1])


def first_of(variant, kind):
    for seed in range(200):
        match, chance = Match(variant, seed, mode="interpreted"), random.Random(seed)
        for _ in range(90):
            if not match.owed:
                break
            seat = match.owed[0]
            found = [one for one in match.legal(seat) if one.kind == kind]
            if found:
                return match, seat, found[0]
            match.act(seat, chance.choice(match.legal(seat)))
    pytest.fail(f"{variant}: no {kind}")


def test_what_a_declaration_goes_on_with_is_told_after_it():
    match, seat, ready = first_of("jinan", "ready")
    cut = Action(number=0, kind="discard", label="1m", tiles=("1m",))
    assert told(match, seat, ready, (cut,)).move() == "Draw openly, discarding 1 of characters"
    match, seat, north = first_of("sanma", "lay_north")
    assert told(match, seat, north).move() == "North"


def test_a_seat_is_named_by_its_wind_in_this_hand():
    """Seat 0 is not East where another deals."""
    seen, number = 0, 0
    while not seen:
        number += 1
        match, chance = Match("taiwan", number, mode="interpreted"), random.Random(number)
        print("seed", number)
        while match.owed and not seen:
            seat = chance.choice(match.owed)
            advice = advise(match, seat)
            for reason in advice.reasons:
                other = reason.args.get("seat")
                wind = None if other is None else match.view(seat).seats[other].wind
                if wind is not None and "ESWN".index(wind) != other:
                    seen += 1
                    for language in LANGUAGES:
                        name, wrong = (sentence(language, SEAT_NAMES[one]) for one in ("ESWN".index(wind), other))
                        assert name in reason.text(language)
                        assert wrong not in reason.text(language)
                    assert "Lan" in reason.text("en", ["Lan"] * match.seats)
            match.act(seat, advice.action)


@pytest.mark.parametrize(("variant", "said"), [("riichi", "立直"), ("jilin", "报听")])
def test_ready_is_called_as_its_players_call_it(variant, said):
    match, chance = Match(variant, 11, mode="interpreted"), random.Random(1)
    for _ in range(2000):
        if match.hand_over:
            match.next_hand()
        seat = match.owed[0]
        ready = [one for one in match.legal(seat) if one.kind == "ready"]
        if ready:
            assert told(match, seat, ready[0]).move("zh-Hans").startswith(said)
            return
        match.act(seat, advise(match, seat).action if chance.random() < 0.9 else chance.choice(match.legal(seat)))
    pytest.fail("nobody was ready")
