"""Settings are words: a bare number where a word belongs is refused at import, with the word that was meant."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from fangcheng.core.state.fields.chapters import SPELLED
from fangcheng.errors import BadSetting, UnknownName
from fangcheng.rules.declared import ENUMERATIONS, NO_NUMBERS, SETS, SWITCHES
from fangcheng.rules.words import READ_APART
from fangcheng.variants import IDS, load


def settings_of(ruleset: Any) -> Iterator[tuple[str, str, Any]]:
    """Every setting that a page or one of its options' values names, with where it stands."""
    for key, value in ruleset.settings.items():
        yield ruleset.id, key, value
    for option in ruleset.options:
        for choice, settings in option.choices.items():
            for key, value in settings.items():
                yield f"{ruleset.id}, {option.key} = {choice}", key, value


def bare_codes(ruleset: Any) -> list[tuple[str, str, Any]]:
    """Settings that stand for a word but hold a number."""
    return [one for one in settings_of(ruleset) if stands_for_a_word(*one[1:]) and isinstance(one[2], int)]


def stands_for_a_word(key: str, value: Any) -> bool:
    """Whether this value of the setting is no quantity."""
    field = key.partition(".")[0]
    if key in SWITCHES or (field in SETS and "." in key):
        return type(value) is not bool
    return key in ENUMERATIONS or key in SETS or value in NO_NUMBERS.get(key, {}).values()


@pytest.mark.parametrize("variant", IDS)
def test_no_page_holds_a_bare_number_where_a_word_belongs(variant):
    ruleset = load(variant)
    assert bare_codes(ruleset) == []
    for preset in ruleset.presets:
        ruleset.record(preset=preset)  # presets hold option values, each of them checked above


def test_a_bare_number_would_be_found():
    bare = {"break_rule": 3, "graze": 1, "cap": 0}
    page = SimpleNamespace(id="house", settings={**bare, "seats": 4, "cap": 0}, options=())
    assert [key for _, key, _ in bare_codes(page)] == ["break_rule", "graze", "cap"]
    option = SimpleNamespace(key="lack", choices={"free": bare})
    page = SimpleNamespace(id="house", settings={}, options=(option,))
    assert [key for _, key, _ in bare_codes(page)] == ["break_rule", "graze", "cap"]


def test_every_setting_that_is_spelled_in_a_way_of_its_own_has_a_reader():
    assert set(READ_APART) == set(SPELLED)


def test_every_word_of_a_field_has_a_number_of_its_own():
    for key, words in {**ENUMERATIONS, **SETS, **NO_NUMBERS}.items():
        assert len(set(words.values())) == len(words), key


@pytest.mark.parametrize(
    ("key", "value", "nearest"),
    [
        ("swap_ban", 3, "line"),
        ("swap_ban", "lines", "line"),
        ("claim_chi", False, ""),
        ("graze", 1, "True"),
        ("graze", "on", ""),
        ("cap", 0, "none"),
        ("cap", True, ""),
        ("seats", "four", ""),
        ("forms", ["standard", "seven_pair"], "seven_pairs"),
        ("forms.seven_pairs", 1, "True"),
        ("abortive", ["four_wind"], "four_winds"),
        ("tiles", "suits + honors", "honours"),
        ("tiles", [4] * 34, ""),
        ("round_winds", "EX", ""),
        ("kong_pay.open", "2", ""),
        ("price.root", "one", ""),
    ],
)
def test_what_is_no_word_of_a_setting_is_refused_at_import_with_the_nearest_one(key, value, nearest):
    guess = re.escape(f" Did you mean {nearest}?") if nearest else r"\w[^?]*$"
    with pytest.raises(BadSetting, match=f"^house, SICHUAN-15: {key} = .*{guess}") as caught:
        load("sichuan").vary("house", rules={15: {key: value}})
    assert caught.value.nearest == nearest


def test_a_value_of_an_option_is_checked_at_import_too():
    lack = load("sichuan").option("lack")
    with pytest.raises(BadSetting, match=r"house, lack = 'none': lack_rule = 0: .*Did you mean none\?"):
        load("sichuan").vary("house", options=(lack.vary(choices={"none": {"lack_rule": 0}}, default="none"),))


@pytest.mark.parametrize("key", ["claim_chow", "kong_pay.opened", "option.kiriag", "price.al_pungs", "excludes.rot"])
def test_a_setting_nobody_knows_is_refused_at_import_with_the_nearest_one(key):
    with pytest.raises(UnknownName, match="Did you mean"):
        load("sichuan").vary("house", rules={15: {key: ()}})
