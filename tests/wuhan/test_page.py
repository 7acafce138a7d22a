"""Wuhan at the page: why a hand does not win, in the words of its players."""

import pytest

from fangcheng.core.dialect.records import with_attributes
from fangcheng.game.hints import WaitHint
from fangcheng.variants import load
from fangcheng.web.page.hints import wait_line


@pytest.mark.parametrize(
    ("reason", "said"), [("lacks-key", "将不是2、5、8"), ("below-minimum", "不够起胡16分"), ("lacks-opened", None)]
)
def test_a_hint_says_why_a_tile_does_not_win_in_the_words_of_the_page(reason, said):
    page = load("wuhan")
    line = wait_line(
        page,
        with_attributes(page.record({"min_win": 16}))[0],
        WaitHint(tile="9p", left=2, reason=reason, rule="WUHAN-16"),
    )
    assert line.reason.rule == "WUHAN-16"
    if said is None:
        assert line.reason.key == "wait-lacks-opened"
    else:
        assert line.reason.args["words"].zh_hans == said
