"""Guangdong's flow: a win let pass bars its own kind until one moves, or by the preset as much and less."""

from dataclasses import replace

from reference import guangdong, guangdong_mil
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

PRESETS = ("mil_2023",)


class Table(Common):
    """GUANGDONG-20 to GUANGDONG-22: the bar ends with the own draw, chi, pon or kong."""

    barred = "kind"
    calls_lift = True

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangdong.verdict)
        self.chi = has_chi(setting)


class Competition(Common):
    """The table of mil_2023: ghosts that nobody claims, and wins let pass that bar by their points."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangdong.verdict)
        self.chi = has_chi(setting)
        self.passed: dict[Seat, int] = {}  # the most points let pass since the own last draw

    def before_draw(self, move: Move) -> None:
        """GUANGDONG-P8."""
        self.passed.pop(move.seat, None)

    def see(self, move: Move) -> None:
        """GUANGDONG-P8: who throws a tile of a complete hand has let it go by."""
        if move.what == "discard":
            self.note(move.seat, self.thrown_away(move.seat, move.tile))
        super().see(move)

    def thrown_away(self, seat: Seat, tile: str) -> int:
        """The points of a whole hand: as it was drawn, or after a claim as if another had thrown this tile of it."""
        if self.drawn(seat):
            return self.points_of(seat, self.drawn(seat), "self")
        sheet = self.book.supposing(seat, tile, "self")
        assert sheet.win is not None
        win = replace(sheet.win, by="discard", source=self.next_to(seat), circumstances=frozenset())
        verdict = self.judge(replace(sheet, win=win))
        return verdict.total if verdict.wins else -1

    def note(self, seat: Seat, points: int) -> None:
        """A win of so many points has been let go."""
        self.passed[seat] = max(points, self.passed.get(seat, -1))

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """GUANGDONG-P8."""
        if "win" in actions:
            self.note(seat, self.offered(seat, offer))

    def points_of(self, seat: Seat, tile: str, by: str, source: Seat | None = None) -> int:
        """What a win now would bring, -1 for none."""
        verdict = self.wins(seat, tile, by, source)
        return verdict.total if verdict.wins else -1

    def offered(self, seat: Seat, offer: Move) -> int:
        """What a win on the tile of another would bring."""
        return self.points_of(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """GUANGDONG-P8; a concealed kong is not robbed."""
        return offer.what in ("discard", "added") and self.offered(seat, offer) > self.passed.get(seat, -1)

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """GUANGDONG-P3."""
        return set() if offer.tile.endswith("f") else super().claims(seat, offer)


def has_chi(setting: Setting) -> bool:
    """GUANGDONG-12, GUANGDONG-P5."""
    return bool(setting.options.get("chi", setting.options.get("preset") != "mil_2023"))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return (Competition if guangdong_mil.is_played(setting.options) else Table)(setting)
