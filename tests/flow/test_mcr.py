"""Chinese Official: flowers, claims without bans, the end of the wall, rounds and places, refused calls."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, WON
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of

DULL = "147m258p369s1234z"
STRAIGHT = "123456789m123p5z"  # pure straight: waits for 5z


@pytest.mark.rule("MCR-10", "MCR-11")
def test_the_dealer_replaces_all_his_flowers_before_south_begins():
    hands = {"E": "12f147m258p369s123z", "S": "4f147m258p369s123z"}
    table = table_of("mcr", hands, tail="3f5m6m7m")
    # East lays 1f and 2f, draws 3f and 5m, lays 3f and draws 6m; only then South lays 4f and draws 7m.
    assert table.hand("E") == "14567m258p369s123z"
    assert table.hand("S") == "1477m258p369s123z"
    assert [seat.flowers for seat in table.view("E").seats[:2]] == [("1f", "2f", "3f"), ("4f",)]
    record = table.record
    assert [int(record.place[place]) for place in (142, 143, 140, 141, 138)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("MCR-14")
def test_a_win_with_the_tile_for_a_flower_is_a_self_draw_and_no_kong_bloom():
    """Pure straight 16, fully concealed 4, mixed double chow, single wait, one voided suit 1 each, flower 1."""
    table = table_of("mcr", {"E": DULL + "6z", "S": STRAIGHT}, wall="1f", tail="5z")
    table.play("E 6z").wait()
    assert table.view("W").seats[1].flowers == ("1f",)
    assert table.drawn() == "5z"
    table.play("S win")
    assert table.scores() == [500 - 32, 500 + 96, 500 - 32, 500 - 32]


@pytest.mark.rule("MCR-29")
def test_the_tile_that_was_drawn_for_a_win_is_told_apart_from_the_hand():
    table = table_of("mcr", {"E": DULL + "6z", "S": STRAIGHT}, wall="5z").play("E 6z").wait()
    assert table.view("S").seats[1].drawn == "5z"
    won = only(table.play("S win").events, ev.Won)[0]
    assert (won.tile, won.hand) == ("5z", STRAIGHT)


@pytest.mark.rule("MCR-60", "MCR-P16")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_a_flower_drawn_last_is_laid_out_and_the_hand_is_drawn(preset):
    table = table_of("mcr", {"E": DULL + "6z"}, wall="1f", left=1, preset=preset)
    table.play("E 6z").wait()
    assert int(table.record.ending) == EXHAUSTED
    assert table.view(None).seats[1].flowers == ("1f",)
    assert table.scores() == [500] * 4


@pytest.mark.rule("MCR-60")
def test_by_an_option_a_flower_drawn_last_must_be_discarded_and_nobody_can_win_on_it():
    hands = {"E": DULL + "6z", "W": STRAIGHT}
    table = table_of("mcr", hands, wall="1f", left=1, options={"last_tile_flower": "discard"})
    table.play("E 6z").wait()
    assert (table.drawn(), table.open_to("S")) == ("1f", ["1f drawn"])
    assert table.view("E").seats[1].flowers == ()
    table.play("S 1f drawn")
    assert int(table.record.ending) == EXHAUSTED
    assert [discard.tile for discard in table.view(None).seats[1].river] == ["1f"]
    assert table.scores() == [500] * 4


@pytest.mark.rule("MCR-60")
def test_by_an_option_the_flower_that_replaces_a_flower_as_the_last_tile_must_be_discarded():
    options = {"last_tile_flower": "discard"}
    table = table_of("mcr", {"E": DULL + "6z"}, tail="1f2f", left=2, options=options)
    table.play("E 6z").wait()
    assert (table.drawn(), table.view("E").seats[1].flowers) == ("2f", ("1f",))
    assert int(table.play("S 2f drawn").record.ending) == EXHAUSTED


@pytest.mark.rule("MCR-19")
def test_no_kong_in_the_turn_of_a_pung_or_chow():
    table = table_of("mcr", {"E": DULL + "7z", "S": "999923m258p4577z"}, wall="6z6z6z9s")
    table.play("E 7z", "S pon 77z")
    assert table.refusal("S", "kong 9999m") == "MCR-19"
    table.play("S 5z", "W drawn", "N drawn", "E drawn").wait()
    assert table.may("S", "kong 9999m")


@pytest.mark.rule("MCR-19", "MCR-P16")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_a_kong_is_refused_when_the_wall_is_empty(preset):
    table = table_of("mcr", {"E": DULL + "6z", "S": "9999m258p369s567z"}, wall="9p", left=1, preset=preset)
    table.play("E 6z").wait()
    assert table.refusal("S", "kong 9999m") == "MCR-19"


@pytest.mark.rule("MCR-20")
def test_the_same_tile_or_the_other_end_of_the_run_may_be_discarded_at_once():
    table = table_of("mcr", {"E": DULL + "6z", "S": "11234m258p36s567z"})
    table.play("E 1m", "S chi 23m")
    assert table.may("S", "1m")
    assert table.may("S", "4m")


@pytest.mark.rule("MCR-23", "MCR-P16")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_the_discard_after_the_last_tile_can_only_be_won_on(preset):
    hands = {"E": DULL + "6z", "W": "46m55z258p369s667z", "N": STRAIGHT}
    table = table_of("mcr", hands, wall="5z", left=1, preset=preset)
    table.play("E 6z").wait().play("S drawn")
    assert table.refusal("W", "pon 55z") == "MCR-23"
    assert table.open_to("N") == ["pass", "win"]


@pytest.mark.rule("MCR-15", "MCR-16", "MCR-17")
@pytest.mark.parametrize("claim", ["pon 22m", "kong 222m"])
def test_a_chow_is_the_next_players_a_pung_or_kong_anybodys_and_goes_before_it(claim):
    held = "1378m147p147s123z"
    table = table_of("mcr", {"E": DULL + "2m", "S": held, "W": held, "N": "22258m258p36s567z"}).play("E 2m")
    assert (table.may("S", "chi 13m"), table.may("W", "chi 13m")) == (True, False)
    table.play("S chi 13m", f"N {claim}")
    assert [event.seat for event in only(table.events, ev.Melded)] == [table.seat("N")]


@pytest.mark.rule("MCR-17", "MCR-18", "MCR-19", "MCR-44")
def test_kongs_of_a_turn_after_drawing_are_replaced_from_the_end_and_not_paid():
    hands = {"E": DULL + "7z", "S": "999923m258p4577z"}
    table = table_of("mcr", hands, wall="6z6z6z7z", tail="9s8s").play("E 7z", "S pon 77z", "S 5z")
    table.play("W drawn", "N drawn", "E drawn").wait()
    assert table.play("S kong 7777z").wait().drawn() == "9s"
    assert table.play("S kong 9999m").wait().drawn() == "8s"
    assert table.scores() == [500] * 4


@pytest.mark.rule("MCR-22", "MCR-30")
def test_hu_goes_before_a_nearer_pung_and_of_two_the_first_after_the_discarder_wins_alone():
    hands = {"E": DULL + "5z", "S": "147m258p369s1255z", "N": STRAIGHT}
    table = table_of("mcr", hands).play("E 5z", "S pon 55z", "N win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("N")]
    hands = {"E": DULL + "5z", "S": STRAIGHT, "W": STRAIGHT}
    table = table_of("mcr", hands).play("E 5z", "W win", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
    assert (table.over, int(table.record.ending)) == (True, WON)


@pytest.mark.rule("MCR-24", "MCR-42")
def test_an_added_kong_may_be_won_on_and_a_concealed_one_may_not():
    """Pure straight 16, robbing 8, concealed 2, mixed double chow, edge wait and one voided suit 1 each."""
    south = "123456789m12p66z"
    hands = {"E": "147m2583p369s1234z", "S": south, "W": "258m33p147s12457z"}
    table = table_of("mcr", hands, wall="9s9p6s3p").play("E 3p", "S pass", "W pon 33p", "W 7z").throw_drawn(3)
    table.play("W kong 3333p", "S win")
    assert table.scores() == [500 - 8, 500 + 24 + 29, 500 - 8 - 29, 500 - 8]
    hidden = table_of("mcr", {"E": "147m3333p258s1234z", "S": south}).play("E kong 3333p")
    assert hidden.open_to("S") == []


@pytest.mark.rule("MCR-25")
def test_a_win_let_pass_has_no_consequence():
    hands = {"E": DULL + "5z", "S": STRAIGHT}
    table = table_of("mcr", hands, wall="5z5z")
    table.play("E 5z", "S pass")
    assert table.drawn() == "5z"
    assert table.may("S", "win")
    table.play("S drawn", "W 5z drawn")
    assert table.may("S", "win")


@pytest.mark.rule("MCR-5", "MCR-46", "MCR-47", "MCR-48")
def test_sixteen_hands_four_to_a_round_and_the_players_change_places():
    table = table_of("mcr")
    winds, persons = [], []
    for number in range(16):
        record = table.record
        assert int(record.dealer) == number % 4
        winds.append(table.view("E").round_wind)
        if number % 4 == 0:
            persons.append("".join(str(int(person) + 1) for person in record.person))
        assert not only(table.events, ev.MatchEnded)
        table.close(WON if number % 2 else EXHAUSTED, "E" if number % 2 else "")
        if number < 15:
            table.next_hand()
    assert "".join(winds) == "EEEESSSSWWWWNNNN"
    assert persons == ["1234", "2143", "3421", "4312"]
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("MCR-49", "MCR-43")
def test_what_a_hand_brings_is_added_to_what_the_game_has_brought_so_far():
    """Pure straight 16, fully concealed 4, mixed double chow, single wait, one voided suit 1 each: 23."""
    before = {"scores": [600, 420, 510, 470]}
    table = table_of("mcr", {"E": DULL + "6z", "S": STRAIGHT}, wall="5z", before_deal=before).play("E 6z", "S win")
    assert table.scores() == [600 - 31, 420 + 93, 510 - 31, 470 - 31]
    assert sorted(int(score) for score in table.next_hand().record.scores[:4]) == [439, 479, 513, 569]


@pytest.mark.rule("MCR-P1")
def test_the_preset_of_2025_leaves_the_hands_of_a_game_and_its_standard_points():
    table = table_of("mcr", preset="mil_2025")
    for number in range(16):
        assert not only(table.events, ev.MatchEnded)
        table.close(EXHAUSTED)
        if number < 15:
            table.next_hand()
    assert only(table.events, ev.MatchEnded)
    table.record.scores[:4] = [450, 620, 500, 430]
    assert [one.points for one in table.ranking()] == [4, 2, 1, 0]


@pytest.mark.rule("MCR-52")
def test_hu_below_eight_points_or_on_a_tile_that_does_not_win_is_refused():
    hands = {"E": DULL + "6z", "S": "123456m234p67s55z"}  # all chows without a double: below 8
    table = table_of("mcr", hands, wall="8s")
    table.play("E 1m").wait()
    assert table.refusal("S", "win") == "MCR-28"
    table = table_of("mcr", {"E": DULL + "6z", "S": STRAIGHT}, wall="9s")
    table.play("E 6z").wait()
    assert table.refusal("S", "win") == "MCR-27"


@pytest.mark.rule("MCR-53")
def test_hu_of_a_hand_that_is_not_ready_is_refused():
    table = table_of("mcr", {"E": DULL + "6z", "S": DULL}, wall="9s")
    table.play("E 6z").wait()
    assert table.refusal("S", "win") == "MCR-27"


@pytest.mark.rule("MCR-54")
def test_wrong_chow_pung_and_kong_are_refused():
    hands = {"E": DULL + "6z", "S": "147m258p369s667z1m", "W": "23m258p369s12477z"}
    table = table_of("mcr", hands)
    before = table.play("E 6z").record.tobytes()
    assert table.may("S", "pon 66z")
    assert table.refusal("S", "kong 666z") == "MCR-17"
    assert table.refusal("W", "pon 66z") == "MCR-16"
    assert table.refusal("W", "chi") == "MCR-15"
    assert table.record.tobytes() == before
