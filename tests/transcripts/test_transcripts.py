"""Every variant's story and its counts are as they were: a change of rules, or of the page's words, shows here.

After a change that is meant: `PYTHONPATH=tests .venv/bin/python -m transcripts`, and read the difference.
"""

import pytest

from fangcheng.variants import IDS
from transcripts.counts import counts_of, cut
from transcripts.story import HERE, REMAKE, transcript
from yaml_text import read_yaml

every_variant = pytest.mark.parametrize("variant", IDS)


def kept(variant, ending):
    """The file, or how to make it."""
    path = HERE / f"{variant}{ending}"
    assert path.exists(), f"{variant} has no {path.name}; make it by: {REMAKE} {variant}"
    return path.read_text(encoding="utf-8")


@every_variant
def test_the_story_is_as_it_was(variant):
    assert transcript(variant).splitlines() == kept(variant, ".txt").splitlines(), f"if meant: {REMAKE} {variant}"


@pytest.mark.by_day
@every_variant
@pytest.mark.parametrize(("depth", "interpreted"), [(3, False), (2, True)], ids=["compiled", "interpreted"])
def test_there_are_as_many_decision_sequences_as_there_were(variant, depth, interpreted):
    kept_counts = read_yaml(kept(variant, ".counts.yaml"))
    assert counts_of(variant, depth, interpreted) == cut(kept_counts, depth), f"if meant: {REMAKE} {variant}"


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_there_are_as_many_long_decision_sequences_as_there_were(variant, interpreted):
    assert counts_of(variant, interpreted=interpreted) == read_yaml(kept(variant, ".counts.yaml"))


@every_variant
def test_a_story_has_a_win_with_its_reckoning(variant):
    story = kept(variant, ".txt")
    assert "WINS" in story
    assert "pays" in story
