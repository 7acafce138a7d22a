"""Walkers that lead a hand to where chance alone seldom comes; a wall is changed only where nobody has seen it."""

from bridge import Walker
from fangcheng import Match
from fangcheng.core.state.codes import IN_WALL
from fangcheng.game import event_types as ev
from fangcheng.tiles import EAST, FACES, FLOWER


class TenHonours(Walker):
    """One seat of each hand draws honours, throws them and claims nothing, mostly; in Hangzhou ten of them win."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.asked = 0  # how often that seat was asked about its own discard

    def answer(self, seat: int) -> int:
        """The number of the action the seat takes."""
        chosen = len(self.match.actions) % self.match.seats
        if (int(self.match.table.turn) + 1) % self.match.seats == chosen:
            self.lay_honour()
        number = super().answer(seat)
        legal = self.match.legal(seat)
        if seat != chosen or self.chance.random() < 0.02:
            return number
        passes = [action.number for action in legal if action.kind == "pass"]
        if passes:
            own = int(self.match.table.turn) == seat
            self.asked += own
            return number if own and self.chance.random() < 0.3 else passes[0]
        honours = [action.number for action in legal if action.kind == "discard" and action.label[1] == "z"]
        return self.chance.choice(honours) if honours else number

    def lay_honour(self) -> None:
        """Put an honour from further behind where the next tile is drawn."""
        table = self.match.table
        first = int(table.next_tile)
        for place in range(first, int(table.wall_size)):
            if EAST <= int(table.wall[place]) < FACES:
                table.wall[first], table.wall[place] = int(table.wall[place]), int(table.wall[first])
                return


class Flowers(Walker):
    """One seat draws all flowers, or all but the last; where two have been dealt some, chance goes on."""

    def answer(self, seat: int) -> int:
        """The number of the action the seat takes."""
        table, laid = self.match.table, [one.seat for one in self.match.hand_events if isinstance(one, ev.FlowerLaid)]
        if len({*laid}) < 2:
            chosen = (*laid, len(self.match.actions) % 4)[0]
            turn = (int(table.turn) + 1) % 4
            robs = len(laid) == 7 and len(self.match.actions) % 3  # in two hands of three another lays the last
            self.lay_flowers((turn == chosen) != bool(robs))
        return super().answer(seat)

    def lay_flowers(self, first: bool) -> None:
        """Move flowers to where the next tile is drawn and to the tail, or away from there."""
        table = self.match.table
        lying = [place for place in range(int(table.next_tile), int(table.wall_size)) if table.place[place] == IN_WALL]
        kinds = [int(table.wall[place]) for place in lying]
        flowers = [kind for kind in kinds if kind >= FLOWER]
        others = [kind for kind in kinds if kind < FLOWER]
        front, half = flowers[:first], len(others) // 2
        mixed = [*front, *others[:half], *flowers[len(front) :], *others[half:]]
        for place, kind in zip(lying, mixed, strict=True):
            table.wall[place] = kind
