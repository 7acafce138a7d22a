"""What a type checker says of programs that use the library: nothing of right ones, one error for each slip."""

import pytest
from mypy import api

RIGHT = """
from collections.abc import Sequence
from fangcheng import Action, AnyEvent, Event, Game, HouseRuleError, Match, Meld, Rule, View
from fangcheng import Wait, games, play, rule, score, steady, waits
from fangcheng.game.engine import Engine

class Mine:
    def act(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]

play("riichi", [Mine(), steady(), "steady"])
play("riichi", Mine())
score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"], melds=["pon 222m"]).text("ja")
score("riichi", "11m", by="ron")
score("riichi", "11m", by="自摸")
score("riichi", ["E", "E"], melds=[Meld(1, (1, 1, 1))], context=("riichi",))
match = Match("riichi", seed=1)
happened: list[AnyEvent] = match.act(match.owed[0], match.legal(match.owed[0])[0])
base: Event = happened[0]
tiles: list[str] = waits("riichi", "11m")
worths: list[Wait] = waits("riichi", "11m", worth=True, context=["riichi"])
chows: int = Engine("riichi").rules.claim_chi
names: list[str] = [game.names["ja"] for game in games()] + [rule("RIICHI-75").text, base.event]
"""
WRONG = {
    'play("riichi", [object()])': "List item 0",
    'play("riichi", [1])': "List item 0",
    'score("riichi", "11m", context="riichi")': '"context"',
    'score("riichi", "11m", melds="pon 222m")': '"melds"',
    'analyse("riichi", "11m", melds="pon 222m")': '"melds"',
    'score("riichi", "11m", by="rno")': '"by"',
    'Engine("riichi").rules.claim_chy': '"Rules" has no attribute',
    "def lies(table: Table, win: Win): return table.rivr[win.seat]": '"Table" has no attribute "rivr"; maybe "river"?',
    "def bets(table: Table): return table.bets.plced[0]": '"Bets" has no attribute "plced"; maybe "placed"?',
    "def flag(win: Win): return win.flags & 1": 'operand types for & ("object"',  # NumPy's own: read as win["flags"]
}
IMPORTS = (
    "from fangcheng import analyse, play, score; from fangcheng.game.engine import Engine; "
    "from fangcheng.core.state.record_types import Table, Win\n"
)


@pytest.mark.slow
def test_right_programs_are_clean_and_each_slip_is_found(tmp_path):
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(RIGHT)
    wrong.write_text(IMPORTS + "\n".join(WRONG))
    told, _, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(right), str(wrong)])
    lines = [line for line in told.splitlines() if "error:" in line]
    assert not [line for line in lines if "right.py" in line]
    for number, (program, piece) in enumerate(WRONG.items(), start=2):
        assert any(f"wrong.py:{number}:" in line and piece in line for line in lines), (program, lines)
