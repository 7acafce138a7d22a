"""The unit of a game: what a win brings on average where four of the house's best play by its rules."""

from fangcheng.bots.driver import Driver
from fangcheng.bots.protocol import steady
from fangcheng.core.institutions.rotation import company
from fangcheng.game.engine import Engine

HANDS = 200  # enough for a twentieth of the mean
SEED = "unit"


def unit_of(engine: Engine, hands: int = HANDS) -> float:
    """Return u, the points of a mean win, counters and sticks aside; 1 where nobody wins."""
    eyes = Engine(engine.ruleset, engine.chosen, engine.preset, engine.mode)  # of bots that are asked: there are none
    driver = Driver(engine, eyes)
    players = [steady() for _ in range(int(company(engine.rules)))]
    wins, points, played, number = 0, 0, 0, 0
    while played < hands:
        driver.begin(f"{SEED}:{number}", players)
        while not driver.over and played < hands:
            driver.play_hand()
            played += 1
        wins, points = wins + int(driver.tally["wins"].sum()), points + int(driver.tally["win_points"].sum())
        number += 1
    return points / wins if wins and points > 0 else 1.0
