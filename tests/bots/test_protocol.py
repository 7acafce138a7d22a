"""Bots by name: those of the house, and one's own as module:Name from the current folder."""

import sys

import pytest

from fangcheng.bots.protocol import checked_bot, load_bot, name_of_bot, random_bot, steady
from fangcheng.errors import FangchengError, UnknownName

MINE = """
class MyBot:
    def act(self, view, legal):
        return legal[0]

class Needy:
    def __init__(self, strength):
        self.strength = strength

class Mute:
    pass

class Short:
    def act(self, view):
        return "pass"

ready_made = MyBot()
number = 7

def make():
    return MyBot()
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("my_bots_here", "broken_bots_here", "hungry_bots_here"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    (tmp_path / "my_bots_here.py").write_text(MINE)
    (tmp_path / "ending_bots_here.py").write_text("import sys\nsys.exit('done')\n")
    (tmp_path / "broken_bots_here.py").write_text("1 / 0")
    (tmp_path / "hungry_bots_here.py").write_text("import no_such_library_anywhere")
    return tmp_path


def test_the_bots_of_the_house_have_names():
    assert [name_of_bot(load_bot(name)) for name in ("steady", "random")] == ["steady", "random"]
    assert [name_of_bot(bot) for bot in (steady(), random_bot())] == ["steady", "random"]


@pytest.mark.parametrize("name", ["MyBot", "ready_made", "make"])
def test_a_class_an_object_or_a_function_of_the_current_folder_gives_a_bot(folder, name):
    bot = load_bot(f"my_bots_here:{name}")
    assert bot.act(None, ["pass"]) == "pass"
    assert name_of_bot(bot) == "MyBot"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("my_bots_here:Needy", "cannot be made without arguments"),
        ("my_bots_here:Mute", "Mute has none"),
        ("my_bots_here:Short", "not (view)"),
        ("my_bots_here:number", "int has none"),
        ("broken_bots_here:MyBot", "ZeroDivisionError: division by zero"),
        ("hungry_bots_here:MyBot", "No module named 'no_such_library_anywhere'"),
        ("sys:exit", "cannot be made without arguments: SystemExit"),
        ("ending_bots_here:MyBot", "cannot be imported: SystemExit: done"),
        ("nowhere_here:MyBot", "there is no nowhere_here.py in"),
        ("deeper.nowhere_here:MyBot", "there is no deeper/nowhere_here.py in"),
    ],
)
def test_what_gives_no_bot_is_refused_with_one_line(folder, name, told):
    with pytest.raises(FangchengError) as refused:
        load_bot(name)
    assert told in str(refused.value)
    assert name in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("stedy", 'Did you mean "steady"?'),
        ("my_bots_here:MyBat", 'Did you mean "my_bots_here:MyBot"?'),
        (":MyBot", "module:Name"),
        ("my_bots_here:", "module:Name"),
        ("", "module:Name"),
    ],
)
def test_a_misspelt_name_meets_a_suggestion(folder, name, told):
    with pytest.raises(UnknownName) as refused:
        load_bot(name)
    assert told in str(refused.value)


def test_a_class_given_for_a_bot_is_told_to_be_called():
    class MyBot:
        def act(self, view, legal):
            return legal[0]

    with pytest.raises(FangchengError, match=r"MyBot is a class: give one of its objects, MyBot\(\)"):
        checked_bot(MyBot)
