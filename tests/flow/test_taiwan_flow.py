"""Taiwan: flowers, claims and their bans, kongs, the lock of a win let pass, abortive draws, the jiang."""

import pytest

from fangcheng.core.state import action_codes as code
from fangcheng.core.state.codes import EXHAUSTED, FOUR_KONGS_DRAW, FOUR_WINDS_DRAW, IN_WALL, VOID, WEST_ROUND, WON
from fangcheng.game import event_types as ev
from fangcheng.game.match import Match
from fangcheng.game.reasons import warning
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.tiles import parse
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.translate import meld as drawn_meld
from flow.table_of import only, table_of

DULL = "2589m258p258s123456z"  # sixteen tiles far from ready


def kinds(text: str) -> set[int]:
    """Kinds in notation."""
    return set(parse(text))


# --- flowers


@pytest.mark.rule("TAIWAN-12")
def test_flowers_among_the_replacements_wait_for_a_second_round():
    hands = {"E": "12f2589m258p258s1234z5z", "S": "4f258m258p258s123456z"}
    table = table_of("taiwan", hands, tail="3f7m6m4m")
    # East draws 3f and 7m for his two, South 6m; in the second round East lays 3f and draws 4m.
    assert table.hand("E") == "245789m258p258s12345z"
    assert table.hand("S") == "2568m258p258s123456z"
    assert [seat.flowers for seat in table.view("E").seats[:2]] == [("1f", "2f", "3f"), ("4f",)]


@pytest.mark.rule("TAIWAN-13")
def test_the_door_tile_is_taken_before_flowers_are_replaced():
    table = table_of("taiwan", {"E": DULL + "1f"}, tail="7z")
    assert table.drawn() == "7z"
    assert int(table.record.hand_size[0]) == 17
    assert table.view("E").seats[0].flowers == ("1f",)


@pytest.mark.rule("TAIWAN-14")
def test_a_drawn_flower_is_laid_out_and_replaced_at_once_from_the_tail():
    table = table_of("taiwan", {"E": DULL + "7z", "S": DULL}, wall="1f", tail="9p")
    table.play("E 7z").wait()
    assert table.drawn() == "9p"
    assert table.hand("S") == "2589m2589p258s123456z"
    [flower, tile] = only(table.events, ev.Drew)
    assert (flower.tile, flower.source, tile.source, tile.position) == ("1f", "wall", "flower", 142)


@pytest.mark.rule("TAIWAN-105")
def test_a_flower_drawn_as_the_last_tile_ends_the_hand_unless_it_is_the_eighth():
    table = table_of("taiwan", {"E": DULL + "7z"}, wall="1f", left=1)
    assert int(table.play("E 7z").wait().record.ending) == EXHAUSTED
    hands = {"E": DULL + "7z", "S": "1234567f258m258p258s"}
    table = table_of("taiwan", hands, wall="8f", left=1, tail="1z2z3z4z5z6z9p")
    table.play("E 7z").wait()
    assert int(table.record.ending) == WON
    assert only(table.events, ev.FlowerWon)[0].seat == 1
    table = table_of("taiwan", hands, wall="9m8f", left=2, tail="1z2z3z4z5z6z9p")
    table.play("E 7z", "S 9m drawn").wait()  # West draws it, and South has the other seven
    assert int(table.record.ending) == WON
    assert [(won.seat, won.source) for won in only(table.events, ev.FlowerWon)] == [(1, 2)]


@pytest.mark.rule("TAIWAN-15", "TAIWAN-79")
def test_sixteen_tiles_remain_however_many_replacements_were_taken():
    table = table_of("taiwan", {"E": "2222m58m258p258s12345z"}, left=4, tail="7z")
    assert int(table_of("taiwan").record.drawable) == 144 - 65 - 16
    table.play("E kong 2222m", "E 7z drawn").throw_drawn(3)
    assert table.over
    assert int(table.record.ending) == EXHAUSTED
    assert (table.scores(), int(table.record.coming.dealer)) == ([0] * 4, int(table.record.dealer))
    wall = table.record.place[: int(table.record.wall_size)]
    assert sum(int(place) == IN_WALL for place in wall) == 16


# --- turns and claims


@pytest.mark.rule("TAIWAN-17", "TAIWAN-104")
def test_after_drawing_or_claiming_one_concealed_tile_goes_to_the_sea():
    table = table_of("taiwan", {"E": DULL + "7z", "W": "147m147p147s77z33z456z"}, wall="1z2z")
    table.play("E 7z", "W pon 77z")
    assert table.drawn() == "?"
    assert "7z" not in list(table.open_to("W"))
    table.play("W 4z").wait()
    assert int(table.record.turn) == table.seat("N")  # South was skipped: the turn goes on to West's right
    assert [one.tile for one in table.view("E").seats[2].river] == ["4z"]
    assert [seat.hand_count for seat in table.view("E").seats] == [16, 16, 13, 17]


@pytest.mark.rule("TAIWAN-18")
def test_only_the_left_neighbours_discard_is_chowed_and_the_tiles_are_shown():
    hands = {"E": DULL + "7z", "S": "13m147p147s1234567z9p", "W": "13m147p147s1234567z9p"}
    table = table_of("taiwan", hands)
    table.play("E 2m")
    assert table.refusal("W", "chi 13m") == "TAIWAN-18"
    table.play("S chi 13m")
    [meld] = table.view("N").seats[1].melds
    assert sorted(meld.tiles) == ["1m", "2m", "3m"]
    assert meld.source == 0
    assert meld.tiles[meld.called] == "2m"


@pytest.mark.rule("TAIWAN-18")
def test_the_claimed_tile_of_a_chow_lies_in_the_middle():
    table = table_of("taiwan", {"E": DULL + "1m", "S": "23m147p147s1234567z9p"}).play("E 1m", "S chi 23m")
    [meld] = table.view("N").seats[1].melds
    laid = drawn_meld(meld, 1, 4, table.engine.rules)
    assert ("".join(tile[0] for tile in laid.tiles), laid.turned) == ("213", None)


@pytest.mark.rule("TAIWAN-19", "TAIWAN-31")
def test_after_a_chow_neither_the_claimed_tile_nor_its_twin_is_discarded():
    hands = {"E": DULL + "1m", "S": "11234m147p147s34567z"}
    table = table_of("taiwan", hands).play("E 1m", "S chi 23m")
    assert table.refusal("S", "1m") == table.refusal("S", "4m") == "TAIWAN-19"
    assert table.may("S", "3z")


@pytest.mark.rule("TAIWAN-20", "TAIWAN-31")
@pytest.mark.parametrize(("thrown", "chow"), [("1m", False), ("4m", False), ("7m", True)])
def test_no_chow_of_ones_own_last_discard_or_its_twin(thrown, chow):
    """South has just thrown the tile; East's 1m would make a run with his 2m and 3m."""
    hands = {"E": DULL + "1m", "S": f"23m{thrown}258p258s1234567z"}
    table = table_of("taiwan", hands, wall="9p6z6z9s")
    table.play("E 5z", f"S {thrown}", "W drawn", "N drawn", "E 1m")
    assert table.may("S", "chi 23m") == chow


@pytest.mark.rule("TAIWAN-19", "TAIWAN-31")
@pytest.mark.parametrize(("thrown", "chow"), [("4m", "56m"), ("4m", "35m"), ("7m", "56m"), ("1m", "23m")])
def test_by_option_the_whole_line_of_the_claimed_tile_is_barred_after_a_chow(thrown, chow):
    hands = {"E": DULL + thrown, "S": "1234567m147p147s345z"}
    table = table_of("taiwan", hands, options={"suji": "line"}).play(f"E {thrown}", f"S chi {chow}")
    assert kinds(table.discards("S")) == kinds("2356m147p147s345z") - kinds(chow)


@pytest.mark.rule("TAIWAN-20", "TAIWAN-31")
@pytest.mark.parametrize(("suji", "chow"), [("twin", True), ("line", False)])
def test_by_option_no_chow_of_a_tile_on_the_line_of_ones_own_last_discard(suji, chow):
    """South has just thrown 1m; East's 4m would make a run with his 5m and 6m."""
    hands = {"E": DULL + "4m", "S": "156m258p258s1234567z"}
    table = table_of("taiwan", hands, wall="9p6z6z9s", options={"suji": suji})
    table.play("E 5z", "S 1m", "W drawn", "N drawn", "E 4m")
    assert table.may("S", "chi 56m") == chow


@pytest.mark.rule("TAIWAN-21", "TAIWAN-31")
def test_the_discard_after_a_pung_is_not_the_same_tile():
    table = table_of("taiwan", {"E": DULL + "7z", "S": "147m147p147s777z1234z"}).play("E 7z", "S pon 77z")
    assert not table.may("S", "7z")
    assert table.may("S", "1z")


@pytest.mark.rule("TAIWAN-22")
def test_who_let_the_first_pass_may_not_pung_the_second_equal_tile_of_the_go_around():
    hands = {"E": DULL + "7z", "W": "147m147p147s77z12345z"}
    table = table_of("taiwan", hands, wall="7z")
    table.play("E 7z", "W pass", "S 7z drawn")
    assert not table.may("W", "pon 77z")


@pytest.mark.rule("TAIWAN-22")
def test_after_ones_own_discard_the_pung_is_free_again():
    hands = {"E": DULL + "7z", "W": "147m147p147s77z12345z"}
    table = table_of("taiwan", hands, wall="9p9s6z6z7z")
    table.play("E 7z", "W pass", "S drawn", "W drawn", "N drawn", "E drawn", "S 7z drawn")
    assert table.may("W", "pon 77z")


@pytest.mark.rule("TAIWAN-32")
@pytest.mark.parametrize(("left", "allowed"), [(4, True), (3, False)])
def test_no_claim_while_three_or_fewer_tiles_can_be_drawn(left, allowed):
    hands = {"E": DULL + "7z", "S": "13m147p147s1234566z9p", "W": "147m147p147s777z1234z"}
    table = table_of("taiwan", hands, left=left).play("E 7z")
    assert table.may("W", "pon 77z") == table.may("W", "kong 777z") == allowed
    table = table_of("taiwan", hands, left=left).play("E 2m")
    assert table.may("S", "chi 13m") == allowed


@pytest.mark.rule("TAIWAN-29", "TAIWAN-34")
def test_a_turn_entered_by_a_pung_has_no_draw_and_no_self_drawn_win():
    hands = {"E": DULL + "7z", "S": "123456789m11p777z11s"}
    table = table_of("taiwan", hands)
    before = int(table.record.drawable)
    table.play("E 7z", "S pon 77z")
    assert int(table.record.drawable) == before
    assert table.drawn() == "?"
    assert table.refusal("S", "win") == "TAIWAN-29"


@pytest.mark.rule("TAIWAN-36", "TAIWAN-37")
def test_within_the_window_a_win_goes_before_a_pung_and_a_pung_before_a_chow():
    hands = {
        "E": DULL + "7p",
        "S": "68p147m147s12346677z",
        "W": "77p147m147s11223344z",
        "N": "123456789m123s55z68p",
    }
    table = table_of("taiwan", hands).play("E 7p", "S chi 68p")
    assert table.view("E").seats[1].melds == ()  # the window is open: nothing is laid down yet
    table.play("W pon 77p")
    assert table.view("E").seats[2].melds == ()
    table.play("N win")
    assert int(table.record.won_order[0]) == 3
    table = table_of("taiwan", hands).play("E 7p", "S chi 68p", "W pon 77p", "N pass")
    assert [len(seat.melds) for seat in table.view("E").seats] == [0, 0, 1, 0]


TWO_WAIT = {"E": DULL + "7p", "S": "234567m68p345s11122z", "W": "345678m68p345s33344z"}


@pytest.mark.rule("TAIWAN-61", "TAIWAN-65")
def test_only_the_nearest_to_the_discarder_wins_and_the_hand_ends():
    table = table_of("taiwan", {**TWO_WAIT, "E": "2589m258p258s45566z7z7p"}).play("E 7p", "S win", "W win")
    assert int(table.record.won_count) == 1
    assert int(table.record.won_order[0]) == 1
    assert table.over
    assert table.scores()[2] == 0


@pytest.mark.rule("TAIWAN-61")
def test_by_option_several_win():
    hands = {**TWO_WAIT, "E": "2589m258p258s45566z7z7p"}
    table = table_of("taiwan", hands, options={"winners": "several"}).play("E 7p", "S win", "W win")
    assert int(table.record.won_count) == 2


# --- kongs


@pytest.mark.rule("TAIWAN-23")
def test_a_concealed_kong_needs_four_equal_tiles_after_a_draw():
    table = table_of("taiwan", {"E": "2222m58m258p258s12345z"}, tail="9p")
    assert table.refusal("E", "kong 3333m") == "TAIWAN-23"
    table.play("E kong 2222m").wait()
    [meld] = table.view("E").seats[0].melds
    assert (meld.kind, meld.source, meld.tiles) == ("concealed_kong", None, ("2m",) * 4)
    assert table.drawn() == "9p"
    assert only(table.events, ev.Drew)[0].position == 142
    held = table_of("taiwan", {"E": "589m258p258s1234567z9p", "S": "2222m147p147s123456z"}, wall="9s")
    assert not held.may("S", "kong 2222m")  # nothing drawn yet
    assert held.play("E 9p", "S kong 2222m").wait().view("S").seats[1].melds[0].kind == "concealed_kong"


@pytest.mark.rule("TAIWAN-23")
@pytest.mark.parametrize("preset", [None, "home", "sml_2026", "hkma_2020"])
def test_a_concealed_kong_lies_face_down_before_its_owner_until_the_hand_ends(preset):
    """The others see that it is one, by the back of its tiles and the draw that follows."""
    hands = {"E": "2222m58m258p258s12345z", "S": "147m147p147s1234567z"}
    table = table_of("taiwan", hands, tail="9p", left=9, preset=preset).play("E kong 2222m")
    seat = table.seat("E")
    told = [one.tiles for one in seen_by(table.events, None, hiding_of(table.rules)) if isinstance(one, ev.Melded)]
    assert told == [None]
    for reader in "SWN":
        [meld] = table.view(reader).seats[seat].melds
        assert meld.kind == "concealed_kong"
        assert "2m" not in meld.tiles
    assert table.throw_drawn(40).over
    assert table.view("S").seats[seat].melds[0].tiles == ("2m",) * 4


@pytest.mark.rule("TAIWAN-24", "TAIWAN-26")
def test_the_fourth_tile_joins_a_pung_in_a_later_turn_after_a_draw():
    hands = {"E": DULL + "7z", "S": "147m147p147s777z1234z"}
    table = table_of("taiwan", hands, wall="6z6z9p9s", tail="8p")
    table.play("E 7z", "S pon 77z")
    assert table.refusal("S", "kong 7777z") == "TAIWAN-26"
    table.play("S 1z", "W drawn", "N drawn", "E drawn").wait()
    table.play("S kong 7777z").wait()
    assert table.drawn() == "8p"
    assert table.view("E").seats[1].melds[0].kind == "added_kong"


@pytest.mark.rule("TAIWAN-25")
def test_a_discard_kong_lies_open_and_takes_a_replacement():
    hands = {"E": DULL + "7z", "W": "147m147p147s777z1234z"}
    table = table_of("taiwan", hands, tail="8p").play("E 7z", "W kong 777z")
    [meld] = table.view("N").seats[2].melds
    assert (meld.kind, meld.source, meld.tiles) == ("open_kong", 0, ("7z",) * 4)
    assert table.drawn() == "8p"
    assert int(table.record.turn) == 2


@pytest.mark.rule("TAIWAN-26")
def test_no_concealed_kong_in_the_turn_of_a_chow():
    hands = {"E": DULL + "7z", "S": "13m1111p147s1234567z"}
    table = table_of("taiwan", hands).play("E 2m", "S chi 13m")
    assert table.refusal("S", "kong 1111p") == "TAIWAN-26"


@pytest.mark.rule("TAIWAN-28")
@pytest.mark.parametrize("tail", ["9p", "1f9p"])
def test_no_concealed_kong_after_the_replacement_of_a_discard_kong_nor_after_a_flower_there(tail):
    hands = {"E": DULL + "7z", "S": "1111m47p147s777z1234z"}
    table = table_of("taiwan", hands, tail=tail).play("E 7z", "S kong 777z")
    assert table.drawn() == "9p"
    assert not table.may("S", "kong 1111m")


@pytest.mark.rule("TAIWAN-30")
@pytest.mark.parametrize(("thrown", "wins"), [("5z", False), ("6z", True)])
def test_a_kong_beside_the_drawn_tile_bars_a_win_on_what_went_by_since_the_own_discard(thrown, wins):
    """South draws 5z, keeps it as his wait, lays down 1111m and takes another 5z from the tail."""
    hands = {"E": "2589m258p258s123456z7z", "S": "1111m456789p456789s"}
    table = table_of("taiwan", hands, wall="5z", tail="5z").play(f"E {thrown}").wait()
    table.play("S kong 1111m").wait()
    assert table.drawn() == "5z"
    assert table.may("S", "win") == wins
    if not wins:
        assert table.refusal("S", "win") == "TAIWAN-30"


@pytest.mark.rule("TAIWAN-30")
def test_a_further_kong_with_the_replacement_may_bring_the_win_that_the_first_one_could_not():
    """South takes 5z in before 1111m, which bars a win on its replacement; that is 7z and goes to his pung."""
    hands = {"E": DULL + "7z", "S": "1111m456789p456s77z9s"}
    table = table_of("taiwan", hands, wall="6z6z6z5z", tail="7z5z").play("E 7z", "S pon 77z", "S 9s")
    table.play("W drawn", "N drawn", "E 5z").wait().play("S kong 1111m", "S kong 7777z").wait()
    assert table.drawn() == "5z"
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-27", "TAIWAN-29")
@pytest.mark.parametrize("tail", ["5z", "1f5z"])
def test_a_win_on_the_replacement_of_a_discard_kong_or_of_a_flower_there_is_refused_by_its_own_rule(tail):
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777z"}
    table = table_of("taiwan", hands, tail=tail).play("E 7z", "S kong 777z")
    assert table.drawn() == "5z"
    assert table.refusal("S", "win") == "TAIWAN-27"


@pytest.mark.rule("TAIWAN-35")
def test_no_kong_after_the_last_tile():
    table = table_of("taiwan", {"E": DULL + "7z", "S": "1111m47p147s1234567z"}, wall="9p", left=1)
    table.play("E 7z").wait()
    assert table.refusal("S", "kong 1111m") == "TAIWAN-35"


# --- a win let pass, and what is no win


@pytest.mark.rule("TAIWAN-46")
def test_the_lock_ends_with_the_discard_of_a_tile_that_does_not_win():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p"}
    table = table_of("taiwan", hands, wall="9s5z").play("E 5z", "S pass")
    assert int(table.record.locked[1]) != 0
    table.play("S 9s drawn", "W 5z drawn")
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-46")
def test_the_lock_ends_with_an_added_kong_and_its_replacement_may_be_won_on():
    hands = {"E": "2589m258p258s123456z7z", "S": "123456789m123p5z9s77z"}
    table = table_of("taiwan", hands, wall="6z6z9p7z", tail="5z")
    table.play("E 7z", "S pon 77z", "S 9s", "W drawn", "N drawn", "E 5z", "S pass")
    assert table.drawn() == "7z"
    assert int(table.record.locked[1]) != 0
    table.play("S kong 7777z").wait()
    assert table.drawn() == "5z"
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-44", "TAIWAN-46", "TAIWAN-P22")
@pytest.mark.parametrize(("preset", "free"), [(None, False), ("home", True)])
def test_who_throws_the_very_tile_he_could_have_drawn_his_win_with_stays_locked_but_at_home(preset, free):
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p", "W": "147m147p1469s123456z"}
    table = table_of("taiwan", hands, wall="5z", preset=preset).play("E 7z").wait()
    assert table.may("S", "win")
    table.play("S 5z drawn", "W 5z")
    assert table.may("S", "win") == free


@pytest.mark.rule("TAIWAN-47")
def test_a_concealed_kong_does_not_end_the_lock():
    hands = {"E": DULL + "6z", "S": "123456789m123p777z5z"}
    table = table_of("taiwan", hands, wall="7z", tail="5z").play("E 5z", "S pass")
    table.play("S kong 7777z").wait()
    assert table.drawn() == "5z"
    assert table.refusal("S", "win") == "TAIWAN-44"


@pytest.mark.rule("TAIWAN-48")
def test_a_hand_that_was_never_announced_wins():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p"}
    table = table_of("taiwan", hands).play("E 5z")
    assert int(table.record.ready[1]) == 0
    assert table.may("S", "win")


@pytest.mark.rule("TAIWAN-58", "TAIWAN-91")
def test_a_win_that_is_not_allowed_is_refused_and_the_hand_stays_closed():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p"}
    table = table_of("taiwan", hands, wall="9s").play("E 7z").wait()
    before = table.record.tobytes()
    assert table.refusal("S", "win") == "TAIWAN-56"
    assert not table.engine.act(table.record, 1, 58)
    assert table.record.tobytes() == before
    assert table.view("E").seats[1].hand is None


# --- announcements


def announced(hand: str, wall: str, manner: str = "ready"):
    """South throws his first tile, announces with his second, and comes to his third turn."""
    table = table_of("taiwan", {"E": DULL + "7z", "S": hand}, wall=f"9s6z6z6z9p{wall}")
    table.play("E 1z", "S drawn", "W drawn", "N drawn", "E drawn").wait()
    return table.play(f"S {manner}", "S drawn", "W drawn", "N drawn")


@pytest.mark.rule("TAIWAN-49")
def test_an_announced_hand_is_fixed_but_for_kongs_that_leave_the_waits():
    table = announced("123456789m123p5z777p", "1s1s4s7p").play("E 4s drawn")
    assert not table.may("S", "pass")
    assert table.drawn() == "7p"
    assert table.open_to("S") == ["7p drawn", "kong 7777p", "watch"]
    table = announced("123456789m123s4445p", "1s1s4s4p").play("E drawn").wait()
    assert table.refusal("S", "kong 4444p") == "TAIWAN-49"  # 3p and 6p would be waits no more


@pytest.mark.rule("TAIWAN-49")
@pytest.mark.parametrize(("manner", "shown"), [("ready", False), ("open ready", True)])
def test_open_ready_shows_the_hand(manner, shown):
    table = announced("123456789m123p5z777p", "1s1s4s", manner)
    assert (table.view("W").seats[1].hand is not None) == shown
    assert table.view("W").seats[1].ready == {"ready": "plain", "open ready": "open"}[manner]


@pytest.mark.rule("TAIWAN-51")
def test_earthly_ready_is_announced_with_the_first_discard_whatever_others_claimed():
    hands = {"E": DULL + "7z", "S": "123456789m123p5z777p", "W": "147m147p147s77z11223z"}
    table = table_of("taiwan", hands, wall="9s9p9s")
    table.play("E 7z", "W pon 77z", "W 3z", "N drawn", "E drawn").wait()
    table.play("S ready", "S drawn")
    assert int(table.record.ready[1]) == 4
    table = table_of("taiwan", {"E": "123456789m123p5z777p9s"})
    table.play("E ready", "E 9s")
    assert int(table.record.ready[0]) == 4


@pytest.mark.rule("TAIWAN-51")
def test_a_concealed_kong_is_no_claim_and_earthly_ready_may_be_announced_with_the_first_discard_after_it():
    """Base 3, earthly ready 6, one wait 1, dealer 1."""
    table = table_of("taiwan", {"E": "1111m456789p456789s5z"}, wall="5z", tail="9s")
    table.play("E kong 1111m", "E ready", "E 9s drawn").wait()
    assert table.view("W").seats[0].ready == "earthly"
    table.play("S 5z drawn", "E win")
    assert table.scores() == [11, -11, 0, 0]


@pytest.mark.rule("TAIWAN-50")
@pytest.mark.parametrize(
    ("hand", "drawn", "kong", "wait", "value"),
    [
        pytest.param("111m456789p456789s5z", "1m", "1111m", "5z", 12, id="the drawn tile goes into the kong"),
        pytest.param("111123m456789p456s5z", "4m", "1111m", "5z", 5, id="the drawn tile is taken into the hand"),
        pytest.param("123456789m4445p123s", "4p", "4444p", "5p", 5, id="the kong changes the waits"),
    ],
)
def test_heavenly_ready_is_void_after_a_concealed_kong_that_changes_the_hand(hand, drawn, kong, wait, value):
    """Base 3, one wait 1, and heavenly ready 8, or without it a concealed hand 1."""
    hands = {"E": "2589m258p258s12346z7z6z", "S": hand}
    table = table_of("taiwan", hands, wall=drawn + wait, tail="9s", opening=("S heavenly ready",)).play("E 7z").wait()
    table.play(f"S kong {kong}", "S 9s drawn", f"W {wait} drawn", "S win")
    assert table.scores() == [0, value, -value, 0]


@pytest.mark.rule("TAIWAN-52")
@pytest.mark.parametrize("passes", [False, True])
def test_heavenly_ready_loses_its_bonus_when_a_win_was_passed_but_the_win_stands(passes):
    """Heavenly ready 8 and one wait 1; without the 8 the announced, concealed hand has 1 and 1 and one wait 1."""
    hands = {"E": "2589m258p258s12346z57z", "S": "123456789m123p5z777p"}
    table = table_of("taiwan", hands, wall="9s5z", opening=("S heavenly ready",))
    table.play("E 5z" if passes else "E 7z").wait().play("S 9s drawn", "W 5z drawn", "S win")
    assert table.scores() == ([0, 6, -6, 0] if passes else [0, 12, -12, 0])


# --- watching


READY = "123456789m123p5z777p"  # waits for 5z


def watching(wall: str, **more):
    """South, ready, draws 9s and looks at all hands."""
    table = table_of("taiwan", {"E": DULL + "7z", "S": READY}, wall="9s" + wall, **more)
    return table.play("E 7z").wait().play("S watch")


@pytest.mark.rule("TAIWAN-53", "TAIWAN-55")
def test_a_ready_player_may_look_at_all_hands_and_he_alone_sees_them():
    table = table_of("taiwan", {"E": DULL + "7z", "S": READY}, wall="9s")
    assert not table.may("E", "watch")  # not ready
    table.play("E 7z").wait()
    assert [seat.hand is None for seat in table.view("S").seats] == [True, False, True, True]
    table.play("S watch")
    assert [seat.hand is None for seat in table.view("S").seats] == [False] * 4
    assert [seat.hand is None for seat in table.view("W").seats] == [True, True, False, True]
    assert only(table.events, ev.Watched)[0].seat == 1
    assert not table_of("taiwan", {"E": READY + "9s"}, options={"watch": False}).may("E", "watch")


@pytest.mark.rule("TAIWAN-53")
def test_a_watcher_discards_what_he_draws_makes_no_kong_and_claims_nothing():
    table = watching("1s1s4s7p1s")
    assert table.open_to("S") == ["9s drawn"]
    table.play("S 9s drawn", "W drawn", "N drawn", "E 4s drawn").wait()
    assert table.drawn() == "7p"
    assert table.open_to("S") == ["7p drawn"]


@pytest.mark.rule("TAIWAN-53")
def test_a_watcher_does_not_let_a_win_pass():
    table = watching("5z").play("S 9s drawn", "W 5z drawn")
    assert table.over
    assert int(table.record.won_order[0]) == 1
    table = watching("1s1s4s5z").play("S 9s drawn", "W drawn", "N drawn", "E 4s drawn").wait()
    assert table.over
    assert int(table.record.won_order[0]) == 1


def faces_in_wall(view):
    """Tiles of the wall that lie open to the reader."""
    spots = [spot for side in view.wall.sides for stack in side.stacks for spot in stack]
    return [spot for spot in spots if spot not in "#."]


@pytest.mark.rule("TAIWAN-53", "TAIWAN-55")
def test_a_watcher_alone_also_sees_the_first_tail_tile_and_then_the_next():
    table = table_of("taiwan", {"E": DULL + "7z", "S": READY}, wall="9s1f", tail="8m3z")
    table.play("E 7z").wait()
    assert faces_in_wall(table.view("S")) == []
    table.play("S watch")
    assert faces_in_wall(table.view("S")) == ["8m"]
    assert [faces_in_wall(table.view(letter)) for letter in ("E", "W", "N", None)] == [[]] * 4
    table.play("S 9s drawn").wait()  # West draws a flower and replaces it
    assert table.drawn() == "8m"
    assert faces_in_wall(table.view("S")) == ["3z"]


@pytest.mark.rule("TAIWAN-53")
def test_a_watcher_discards_a_replacement_that_does_not_win():
    table = watching("1s1s4s1f", tail="7p").play("S 9s drawn", "W drawn", "N drawn", "E 4s drawn").wait()
    assert table.drawn() == "7p"
    assert table.open_to("S") == ["7p drawn"]


@pytest.mark.rule("TAIWAN-53")
def test_a_watcher_draws_the_last_tile_when_it_is_his_turn():
    table = watching("1s1s4s7p", left=5).play("S 9s drawn", "W drawn", "N drawn", "E 4s drawn").wait()
    assert int(table.record.drawable) == 0
    assert table.open_to("S") == ["7p drawn"]
    live = table_of(
        "taiwan", {"E": DULL + "7z", "S": READY}, wall="9s1s1s4s7p", left=5, options={"claim_timing": "live"}
    )
    live.play("E 7z", "S pass", "S watch", "S 9s drawn", "W pass", "W 1s", "N pass", "N 1s", "E pass", "E 4s")
    assert live.open_to("S") == ["pass"]  # he reaches for it: nothing else is open to him
    assert live.play("S pass").drawn() == "7p"


@pytest.mark.rule("TAIWAN-55")
def test_earthly_and_heavenly_ready_do_not_oblige_to_watch():
    hands = {"E": DULL + "7z", "S": READY}
    table = table_of("taiwan", hands, wall="9s", opening=("S heavenly ready",)).play("E 7z").wait()
    assert table.may("S", "9s drawn")
    assert table.may("S", "watch")


# --- drawn hands, dealer, match


@pytest.mark.rule("TAIWAN-80", "TAIWAN-81")
@pytest.mark.parametrize("wind", ["1z", "2z", "3z", "4z"])
def test_four_equal_winds_in_a_row_are_dealt_again(wind):
    hand = "2589m258p258s1234z56z"
    table = table_of("taiwan", {"E": hand + "7z", "S": hand, "W": hand, "N": hand.replace("56z", "5z7p")})
    table.play(*(f"{letter} {wind}" for letter in "ESWN")).wait()
    assert int(table.record.ending) in (FOUR_WINDS_DRAW, WEST_ROUND)
    assert (int(table.record.coming.dealer), int(table.record.coming.streak)) == (0, 0)
    assert table.scores() == [0] * 4


@pytest.mark.rule("TAIWAN-80", "TAIWAN-81")
def test_four_equal_winds_later_in_the_hand_or_one_missing_break_nothing_off():
    hand = "2589m258p258s1234z56z"
    hands = {"E": hand + "7z", "S": hand, "W": hand, "N": hand.replace("56z", "5z7p")}
    steps = [f"{letter} 3z" for letter in "ESWN"]
    assert not table_of("taiwan", hands).play(*steps[:3], "N 4z").wait().over
    first = [f"{letter} {tile}" for letter, tile in zip("ESWN", ("2m", "2p", "2s", "7p"))]
    assert not table_of("taiwan", hands, wall="1m1m1m1m").play(*first, *steps).wait().over


@pytest.mark.rule("TAIWAN-85")
@pytest.mark.parametrize(("winner", "dealer", "streak"), [("E", 0, 2), ("S", 1, 0), ("W", 1, 0), ("N", 1, 0)])
def test_the_dealer_stays_when_he_wins_and_otherwise_his_right_neighbour_deals(winner, dealer, streak):
    coming = table_of("taiwan", before_deal={"streak": 1}).close(WON, winner).record.coming
    assert (int(coming.dealer), int(coming.streak)) == (dealer, streak)


@pytest.mark.rule("TAIWAN-82")
def test_nine_different_terminals_and_honours_may_have_the_hand_dealt_again_before_any_draw():
    hands = {"E": DULL + "7z", "W": "19m19p1s1234z258m258p5s"}
    table = table_of("taiwan", hands, opening=("W abort",))
    assert int(table.record.ending) == VOID
    assert int(table.record.coming.dealer) == 0
    hands["W"] = "19m19p1s123z258m2588p5s"
    assert not table_of("taiwan", hands).over


@pytest.mark.rule("TAIWAN-83")
@pytest.mark.parametrize(("option", "made", "ends"), [("fifth", 4, True), ("fifth", 3, False), ("fourth", 3, True)])
def test_the_kong_too_many_has_the_hand_dealt_again(option, made, ends):
    table = table_of("taiwan", {"E": "2222m58m258p258s12345z"}, options={"abort_kongs": option})
    table.record.kongs_made = made
    table.play("E kong 2222m").wait()
    assert (int(table.record.ending) == FOUR_KONGS_DRAW) == ends
    if ends:
        assert int(table.record.coming.dealer) == 0
        assert int(table.record.coming.streak) == 0


@pytest.mark.rule("TAIWAN-16", "TAIWAN-85", "TAIWAN-86", "TAIWAN-87")
def test_four_dealers_are_a_round_and_four_rounds_a_jiang():
    table = table_of("taiwan", before_deal={"dealer": 1, "first_dealer": 1})
    winds = []
    for number in range(16):
        assert int(table.record.dealer) == (1 + number) % 4
        assert int(table.record.first_dealer) == 1
        winds.append(table.view("E").round_wind)
        table.close(WON, "W")  # who wins does not deal
        if number < 15:
            assert not only(table.events, ev.MatchEnded)
            table.next_hand()
    assert "".join(winds) == "EEEESSSSWWWWNNNN"
    assert only(table.events, ev.MatchEnded)


@pytest.mark.rule("TAIWAN-88")
def test_ranking_is_by_chips_and_nobody_goes_bust():
    table = table_of("taiwan")
    table.record.scores[:] = [-5000, 4000, 900, 100]
    assert not only(table.close(WON, "S").events, ev.MatchEnded)
    assert [(one.seat, one.place) for one in table.ranking()] == [(1, 1), (2, 2), (3, 3), (0, 4)]


@pytest.mark.rule("TAIWAN-53", "TAIWAN-54")
def test_before_a_player_looks_at_all_hands_he_is_told_what_it_costs():
    table = table_of("taiwan", {"E": DULL + "7z", "S": READY}, wall="9s").play("E 7z").wait()
    told = warning(table.engine, table.record, 1, code.WATCH)
    assert (told.key, told.rule) == ("watch-binds", "TAIWAN-53")
    assert "1 tai more" in told.text
    assert warning(table.engine, table.record, 1, code.DISCARD_DRAWN) is None
    match = Match("taiwan", 1, mode="interpreted")
    match.table = table.record
    choices = own_hand(match, 1, match.view(1)).choices
    asked = {choice.label.key: choice.confirm for choice in choices if choice.confirm}
    assert [text.key for text in asked.values()] == ["confirm-watch-binds"]


HOME = {"E": DULL + "5z", "S": READY}


@pytest.mark.rule("TAIWAN-P22")
def test_at_a_home_table_a_win_let_pass_bars_others_tiles_until_the_own_draw():
    hands = {
        "E": "2589m258p258s12346z5z7z",
        "S": "123456789m123p5z777p",
        "W": "147m147p1469s123456z".replace("6z", "5z"),
    }
    table = table_of("taiwan", hands, wall="9s", preset="home").play("E 5z")
    assert table.may("S", "win")
    table.play("S pass").wait()
    assert table.drawn() == "9s"
    table.play("S 9s drawn", "W 5z")
    assert table.may("S", "win")  # he has drawn in between


@pytest.mark.rule("TAIWAN-P22")
def test_at_a_home_table_no_other_discard_is_won_on_before_the_own_draw():
    hands = {"E": DULL + "3s", "S": "123456789m123p45s99s", "W": "147m147p336s1234567z"}
    table = table_of("taiwan", hands, preset="home").play("E 3s", "S pass", "W pon 33s", "W 6s")
    assert not table.may("S", "win")


@pytest.mark.rule("TAIWAN-P22", "TAIWAN-44")
@pytest.mark.parametrize(("preset", "free"), [("home", True), (None, False)])
def test_at_a_home_table_the_own_draw_stays_free_after_a_win_let_pass(preset, free):
    table = table_of("taiwan", HOME, wall="5z", preset=preset).play("E 5z", "S pass").wait()
    assert table.drawn() == "5z"
    assert table.may("S", "win") == free


@pytest.mark.rule("TAIWAN-P22", "TAIWAN-27", "TAIWAN-53")
def test_a_home_table_watches_nobody_and_wins_on_any_replacement():
    hands = {"E": "2589m258p258s123456z7z", "S": "123456789m123p5z777z"}
    for preset, free in (("home", True), (None, False)):
        table = table_of("taiwan", hands, tail="5z", preset=preset)
        table.play("E 7z", "S kong 7777z").wait()
        assert table.drawn() == "5z"
        assert table.may("S", "win") == free
    assert not table_of("taiwan", {"E": READY + "9s"}, preset="home").may("E", "watch")
