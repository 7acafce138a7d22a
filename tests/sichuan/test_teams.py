"""Teams of Sichuan, two against two: what the trial rules of 2025 let go, and when such a hand is over."""

import pytest

from flow.table_of import table_of

SOUTH = "123m46p678p99p222m"  # waits for 5p, without bamboos
NORTH = "456m46p789p11m789m"
EAST = "456s46p123p11s789s9m"  # with its 9m gone it waits for 5p, without characters
DULL = {"E": "1469m257p3468s138s", "W": "3478m147p159s269s", "N": "3589m1369p3579s4s"}


def teams(hands, wall="", **options):
    return table_of("sichuan", hands, wall=wall, preset="mil_2025", options={"teams": "pairs", **options})


@pytest.mark.rule("SICHUAN-P18")
def test_no_suit_is_lacked_and_any_tile_may_be_discarded():
    table = teams({**DULL, "S": SOUTH})
    assert set(table.discards("E")) >= set("mps")
    assert table.may("E", "9m")
    assert table.may("E", "5p")
    assert table.may("E", "8s")


@pytest.mark.rule("SICHUAN-P18")
@pytest.mark.parametrize(("south", "may"), [(SOUTH, True), ("123m46p678p99p222s", False)])
def test_a_winning_hand_must_lack_a_suit(south, may):
    table = teams({**DULL, "S": south}, "1s5p").play("E 9m").play("S 1s drawn").play("W 5p drawn")
    assert table.may("S", "win") == may


@pytest.mark.rule("SICHUAN-P18", "SICHUAN-P11")
@pytest.mark.parametrize(("by_teams", "may"), [(True, True), (False, False)])
def test_who_let_a_win_pass_may_win_for_as_much_at_any_time(by_teams, may):
    options = {} if by_teams else {"teams": "none", "lack": "free"}
    table = teams({**DULL, "S": SOUTH}, "1s5p5p", **options).play("E 9m").play("S 1s drawn").play("W 5p drawn")
    table.play("S pass").play("N 5p drawn")
    assert table.may("S", "win") == may


@pytest.mark.rule("SICHUAN-P18")
@pytest.mark.parametrize(
    ("winners", "over"),
    [("S", False), ("SN", True), ("ES", False), ("EN", False), ("ESN", True)],
)
def test_the_hand_ends_when_both_of_a_team_have_won(winners, over):
    hands = {"E": EAST, "S": SOUTH, "W": "3478m147p259s269s", "N": NORTH}
    table = teams(hands, "3s5p").play("E 9m").play("S 3s drawn").play("W 5p drawn")
    for letter in "NES":
        table.play(f"{letter} {'win' if letter in winners else 'pass'}")
    assert table.over == over
    if over:  # without any check for the other two: nobody pays but who gave the tile
        assert [score for letter, score in zip("ESWN", table.scores()) if letter not in winners + "W"] in ([], [0])
