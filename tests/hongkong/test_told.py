"""What is told of a win leads from its rows to the payments."""

import pytest

from fangcheng.game.explain import explanations_of
from flow.table_of import table_of


@pytest.mark.rule("HONGKONG-22", "HONGKONG-23")
@pytest.mark.parametrize(("variant", "steps"), [("hongkong", [10, 64, 64]), ("classic", [8, 256, 256])])
def test_a_row_of_the_limit_is_told_as_what_the_limit_is_worth(variant, steps):
    hands = {"E": "258m258p369s1234z7z", "S": "1112345678999s"}
    table = table_of(variant, hands, "5s").play("E 7z", "S win")
    [told] = explanations_of(table.engine, table.record, table.events, [0, 0, 0, 0])
    if variant == "hongkong":
        assert [pattern.value for pattern in told.patterns] == steps[:1]
    assert [step.value for step in told.steps if step.key.startswith("step")] == steps
