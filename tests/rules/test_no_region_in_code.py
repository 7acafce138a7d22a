"""Outside the variant pages no code knows a region: no rule id, no variant's id, name or prefix, no test of them.

Docstrings and comments may cite rules; they are not looked at. Names of modules and constants are not either.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fangcheng
from fangcheng.variants import IDS, load

SOURCE = Path(fangcheng.__file__).parent
PREFIXES = sorted({load(variant).prefix for variant in IDS})
NAMES = sorted({name for variant in IDS for name in load(variant).name.values()})

RULE_ID = re.compile(rf"\b({'|'.join(PREFIXES)})-(F-|P?\d)")
DECLARATION = "riichi"  # also what a player declares, a pattern, an event: as a word of a sentence it is no variant
WHOLE = re.compile(rf"\b({'|'.join([*(one for one in IDS if one != DECLARATION), *PREFIXES])})\b")

RIICHI_IS_DECLARED = "the declaration, not the game"
MAY_NAME = {
    "records/tenhou/rules.py": "Tenhou's formats are about two games, named once",
    "records/mjai/writer.py": "so is mjai",
    "records/chinese/tiles.py": "Botzone and the IJCAI competition play one game, named once",
    "cli/options.py": "the game of a command that names none",
    "cli/bench.py": "riichienv plays one game, named once",
    "exercises/first_game.py": "the game of who has never played, named once",
    "bots/aim_worth.py": RIICHI_IS_DECLARED,
    "core/state/fields/ready.py": RIICHI_IS_DECLARED,
    "records/tenhou/yaku.py": RIICHI_IS_DECLARED,
    "web/page/circumstances.py": RIICHI_IS_DECLARED,
    "web/page/log.py": RIICHI_IS_DECLARED,
    "web/page/results.py": RIICHI_IS_DECLARED,
    "game/circumstances/aliases.py": RIICHI_IS_DECLARED,
    "game/circumstances/rows.py": RIICHI_IS_DECLARED,
    "game/circumstances/words.py": RIICHI_IS_DECLARED,
    "conform/context_words.py": RIICHI_IS_DECLARED,
    "conform/move_codes.py": RIICHI_IS_DECLARED,
    "conform/moves.py": RIICHI_IS_DECLARED,
    "game/said.py": RIICHI_IS_DECLARED,
}
LISTS = ("variants", "rules")  # the pages, and the words and names that all pages share


def code_files() -> Iterator[Path]:
    """All files of the package that are no page."""
    return (path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] not in LISTS)


def regions_in(source: str) -> list[str]:
    """What code says of a region, in its strings or by reading a prefix."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            if names_a_region(node.value):
                found.append(node.value)
        elif isinstance(node, ast.Attribute) and node.attr == "prefix":
            found.append(".prefix")
    return found


def names_a_region(text: str) -> bool:
    """Whether a string is, or holds, a rule id or the id, prefix or name of a variant."""
    return bool(RULE_ID.search(text) or WHOLE.search(text) or text == DECLARATION or any(map(text.__contains__, NAMES)))


@pytest.mark.by_day
def test_no_code_outside_the_pages_names_a_region():
    found = {str(path.relative_to(SOURCE)): regions_in(path.read_text(encoding="utf-8")) for path in code_files()}
    assert {path: said for path, said in found.items() if said and path not in MAY_NAME} == {}
    for path, reason in MAY_NAME.items():
        few = {DECLARATION} if reason == RIICHI_IS_DECLARED else set(IDS)
        assert found[path], f"{path} needs no exception"
        assert set(found[path]) <= few, path


def test_what_names_a_region_would_be_found():
    code = '''
"""A docstring may cite RIICHI-74."""
if engine.ruleset.prefix in ("RIICHI", "SANMA") or match.variant == "sichuan":  # a comment may cite SICHUAN-17
    say("furiten", "RIICHI-74", f"not in {seat}'s Taiwanese game")
'''
    said = [".prefix", "RIICHI", "SANMA", "sichuan", "RIICHI-74", "'s Taiwanese game"]
    assert sorted(regions_in(code)) == sorted(said)
    assert regions_in('say("after riichi the hand is fixed", "ready")') == []
