"""A move is told in words of each language, whatever is asked, and a seat by the wind it has in this hand."""

import random
import re
from collections import Counter

import pytest

from fangcheng import Match, advise
from fangcheng.adviser.answer import Advice
from fangcheng.adviser.moves import words_of
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


def told(match, seat, action):
    return Advice(seat=seat, action=action, words=words_of(match.view(seat), action))


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
