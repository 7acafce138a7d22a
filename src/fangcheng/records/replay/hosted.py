"""The rulings of a host in one hand that is played again, each told in the words of records."""

from typing import Any

from msgspec import structs

from fangcheng.game import hosting
from fangcheng.game.engine import Engine
from fangcheng.game.ruled import NONE_RULED, Hosted, Ruling
from fangcheng.records.model import Event, Ruled, RulingBack
from fangcheng.records.replay.told_events import told


class Host:
    """Who rules at a table while a hand is played again."""

    def __init__(self, engine: Engine, table: Any) -> None:
        self.engine, self.table = engine, table
        self.hosted = NONE_RULED

    def begin(self, before_deal: bytes) -> None:
        """Take in that a hand is dealt at a table that stood so before."""
        self.hosted = Hosted(before_deal=before_deal)

    def rule(self, ruling: Ruling, number: int) -> list[Event]:
        """Carry a ruling out. Raises FangchengError for what cannot be ruled."""
        ruling = hosting.checked(self.engine, self.table, ruling)
        self.hosted = hosting.carry_out(self.engine, self.table, self.hosted, ruling, number)
        return [ruled_of(ruling, number), *told(self.table, self.engine.rules, self.engine.desk)]

    def back(self, number: int) -> list[Event]:
        """Take a ruling back. Raises FangchengError for one that does not stand."""
        self.hosted = hosting.take_back(self.engine, self.table, self.hosted, number)
        return [RulingBack(number), *told(self.table, self.engine.rules, self.engine.desk)]


def ruled_of(ruling: Ruling, number: int) -> Ruled:
    """Return a ruling as a line of a record."""
    told = {name: value for name, value in structs.asdict(ruling).items() if name != "person"}
    return Ruled(number=number, **told)


def ruling_of(recorded: Ruled) -> Ruling:
    """Return the ruling that a line of a record tells."""
    return Ruling(**{name: value for name, value in structs.asdict(recorded).items() if name != "number"})
