"""The heads of rules/cases name words and keys that the form knows, so that who reads one can write the next case."""

import re
from pathlib import Path

import pytest

from circumstances_page import words_of
from conform.test_page import MARKED
from fangcheng.game.circumstances.aliases import alias_of
from fangcheng.variants import IDS, load

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "cases"
CONTEXT = re.compile(r"[Cc]ontext(?: [Ff]lags)?: (.*?)(?:\. |\.$|$)", re.DOTALL)


def heads(variant):
    """All lines of remarks of a file, those between cases too, without the marks; a block a string."""
    text = (FOLDER / f"{variant}.yaml").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^#.*\n)+", text, re.MULTILINE)
    return [" ".join(line.lstrip("#").strip() for line in block.splitlines()) for block in blocks]


def named_words(head):
    """The words after `context:` or `context flags:`, without what is told of them."""
    for told in CONTEXT.findall(re.sub(r"\([^()]*\)", "", head)):
        for part in told.split(";"):
            for word in re.split(r"[,/]", part.split(" = ")[0]):
                if ":" not in word:  # that is another key
                    yield word.strip(" .`")


@pytest.mark.parametrize("variant", IDS)
def test_every_circumstance_of_a_head_is_known_to_its_game(variant):
    known = words_of(variant)
    for head in heads(variant):
        for word in named_words(head):
            meant = alias_of(word)
            assert meant is not None, (word, head)
            assert set(meant.words) <= set(known), (word, head)


@pytest.mark.parametrize("variant", IDS)
def test_every_key_of_a_head_is_one_that_a_case_may_have(variant):
    keys = MARKED | {option.key for option in load(variant).options}
    for head in heads(variant):
        for key in re.findall(r"`([a-z_.]+)` (?:=|and|says)|([a-z_]+\.[a-z_]+) =", head):
            for part in (key[0] or key[1]).split("."):
                assert part in keys, (part, head)
