"""The registrations: all of the house are sound, and each slip has one clear error."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from fangcheng.bots.protocol import load_bot
from fangcheng.coach.items import entry_of
from fangcheng.errors import RecordError, UnknownName
from fangcheng.trials.counts import COUNTS
from fangcheng.trials.names import COUNTED, OF_DICE, OF_HANDS
from fangcheng.trials.registered import read_trial, trial_of, trials, trials_about, trials_folder

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
MEASURES = "E-0"  # asks which clock is best, and tries no advice


def write(folder: Path, **changes: Any) -> Path:
    """A registration with changes to one that is sound; None leaves a field out."""
    sound = yaml.safe_load((trials_folder() / "E-6.yaml").read_text(encoding="utf-8"))
    fields = {key: value for key, value in {**sound, **changes}.items() if value is not None}
    file = folder / "E-6.yaml"
    file.write_text(yaml.safe_dump(fields, allow_unicode=True), encoding="utf-8")
    return file


def test_every_registration_is_sound_and_its_items_name_it():
    assert len(trials()) >= 10
    for name, trial in trials().items():
        assert (trials_folder() / f"{name}.yaml").is_file()
        assert trial.items or name == MEASURES, f"{name} is about nothing"
        for item in trial.items:
            assert trial in trials_about(item)
            assert trial.number in entry_of(item).trials


def test_every_bot_of_a_duel_can_play():
    bots = [trial.condition for trial in trials().values() if trial.design == "duel"]
    assert bots
    for bot in bots:
        assert load_bot(bot).name == bot


def test_every_count_has_its_name_where_readers_look():
    assert (*COUNTS, OF_DICE, OF_HANDS) == COUNTED


def test_a_trial_is_found_by_its_id_in_any_case():
    assert trial_of("e-28A") is trials()["E-28a"]
    with pytest.raises(UnknownName, match='no trial "E-99"'):
        trial_of("E-99")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"id": "E-7"}, "id: E-7 in a file of another name"),
        ({"id": None}, "missing required field `id`"),
        ({"wals": 7}, "unknown field `wals`"),
        ({"hands": "many"}, r"\$.hands: Expected `int`"),
        ({"hands": 0}, "hands, smallest: hands are 1 or more"),
        ({"smallest": 0}, "hands, smallest: hands are 1 or more"),
        ({"supports": ["COACH-999"]}, "no item COACH-999 in the book of advice"),
        ({"supports": ["COACH-1"]}, "COACH-1 names COACH-1 as its trials"),
        ({"design": "guess"}, "design: guess: there are fork, count, duel and read"),
        ({"design": "duel"}, "condition: outside_shape_kept: no steady with other weights"),
        ({"design": "duel", "condition": "steady"}, "condition: steady: no steady with other weights"),
        ({"design": "duel", "condition": "steady:fold_from=1"}, "strata: a duel has one, its hands"),
        ({"condition": "nothing_at_all"}, "condition: no nothing_at_all; there are"),
        ({"condition": "wins_after_streaks"}, "condition: no wins_after_streaks; there are"),  # a count, no fork
        ({"sides": {"advice": "this"}}, "sides: wanted are advice and control"),
        ({"variants": []}, "variants: no game"),
        ({"variants": ["taiwan", "tawian"]}, "variants: no game tawian"),
        ({"strata": {}}, "strata: 0 of them; 1 to 6"),
        ({"strata": {"all": {"en": "all"}}}, "strata.all: wanted in en, zh-Hans, zh-Hant, ja"),
        ({"question": {"en": "Which?"}}, "question: wanted in en, zh-Hans, zh-Hant, ja"),
        ({"unit": "points"}, "unit: points: there are u, chance, share, ratio"),
        ({"continuation": "random"}, "continuation: random: there is steady"),
    ],
)
def test_a_slip_of_a_registration_has_one_error_that_says_where(changes, error, tmp_path):
    with pytest.raises(RecordError, match=error) as raised:
        read_trial(write(tmp_path, **changes))
    assert str(raised.value).startswith("E-6.yaml: ")


@pytest.mark.parametrize(
    "content", [b"id: [", b"id: \xff\xfe", b"seed: 2026-13-45", b"id: " + b"[" * 5000, b"id: !!python/object:x y"]
)
def test_what_is_no_yaml_is_said_to_be_none(content, tmp_path):
    file = tmp_path / "E-6.yaml"
    file.write_bytes(content)
    with pytest.raises(RecordError, match="no YAML"):
        read_trial(file)
