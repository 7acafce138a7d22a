"""The rules record: what no kernel and nothing of the game floor reads does not stand in it."""

import ast
from pathlib import Path

import pytest

import fangcheng
from fangcheng.core.state.rules import RULES
from fangcheng.rules.declared import PLACES

SOURCE = Path(fangcheng.__file__).parent
READERS = [*(SOURCE / "core").rglob("*.py"), *(SOURCE / "game").rglob("*.py")]

# The server alone keeps the time: "Software uses one claim window per discard" (MCR-26, RIICHI-P13).
KEPT_BY_THE_CLOCK = {"clock_first", "clock_turn", "clock_claim", "match_minutes"}
CLOCK = SOURCE / "web" / "table" / "clock.py"

ROOM = {"spare"}  # for regions to come


def fields_read(path: Path) -> set[str]:
    """Fields that the code of a file reads of something called rules, as attributes or by their names."""
    return {name for node in ast.walk(ast.parse(path.read_text())) if (name := field_read(node))}


def field_read(node: ast.AST) -> str | None:
    """`rules.cap`, `self.rules.cap` and `rules["base"]` read; writing does not count."""
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and is_rules(node.value):
        return node.attr
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and is_rules(node.value):
        return node.slice.value if isinstance(node.slice, ast.Constant) else None
    return None


def is_rules(node: ast.expr) -> bool:
    """Whether the expression is a rules record by its name."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name == "rules"


@pytest.mark.by_day
def test_every_field_of_the_rules_is_read():
    read = set().union(*(fields_read(path) for path in READERS))
    assert set(RULES.names) - read - ROOM == KEPT_BY_THE_CLOCK
    assert fields_read(CLOCK) >= KEPT_BY_THE_CLOCK


@pytest.mark.parametrize("place", PLACES["option"])
def test_every_scoring_option_is_read(place):
    constant = {"all_chows": "ALL_CHOWS_RULE"}.get(place, place.upper())
    assert any(f"rules.option[{constant}]" in path.read_text() for path in READERS)
