"""Wins let pass, as books to come have them: what is barred, until when, and what counts as letting a win pass."""

import pytest

from flow.table_of import table_of
from made_up import made_up

DEALER = "17m113688p335566s"  # far from ready; throws one of the tiles that North waits for
SOUTH = "447m7788p224477s"
TWO_SIDED = "123456789m4599p"  # waits for 3p and 6p
UNTIL_MOVED = ["own_draw", "own_claim"]


@pytest.fixture
def table(monkeypatch):
    """A table of a made-up game on which North waits; `wall` names the tiles that come next."""

    def deal(wall="", north=TWO_SIDED, dealer=DEALER, bars="discards", counts=("chance",), until=(), **more):
        settings = {"pass_bars": bars, "pass_counts": list(counts), "pass_until": list(until)}
        base = {"lack_rule": "none", "play_on": "never", "kong_last": 1}
        made_up(monkeypatch, "sichuan", base | settings | more)
        return table_of("made_up", {"E": dealer, "S": SOUTH, "N": north}, wall=wall)

    return deal


def pass_then(table, first, second):
    """North lets the dealer's `first` pass; South throws `second`, which he has drawn."""
    table.play(f"E {first}")
    assert table.may("N", "win")
    return table.wait().play(f"S {second} drawn")


# --- what is barred


@pytest.mark.parametrize(("second", "wins"), [("3p", False), ("6p", True)])
def test_a_bar_by_kind_leaves_the_other_wait_free(table, second, wins):
    after = pass_then(table(second, bars="kind", until=UNTIL_MOVED), "3p", second)
    assert after.may("N", "win") == wins


@pytest.mark.parametrize("second", ["3p", "6p"])
def test_a_bar_of_all_discards_covers_every_wait(table, second):
    after = pass_then(table(second, until=["own_draw"]), "3p", second)
    assert not after.may("N", "win")


SMALL_OR_BIG = "111888999m2223p"  # 1p and 4p make a plain hand, 3p four triplets


@pytest.mark.parametrize(
    ("first", "second", "wins"),
    [
        pytest.param("4p", "3p", True, id="big after small"),
        pytest.param("4p", "4p", False, id="small after small"),
        pytest.param("3p", "4p", False, id="small after big"),
        pytest.param("3p", "3p", False, id="big after big"),
    ],
)
def test_after_a_small_hand_let_pass_only_a_big_one_may_be_won(table, first, second, wins):
    until = [*UNTIL_MOVED, "own_discard"]
    game = table(first + second, SMALL_OR_BIG, bars="class", until=until, **{"rank.all_pungs": 1})
    game.play("E 7m", f"S {first} drawn")  # the dealer's first discard would make another big hand of every one
    assert game.may("N", "win")
    assert game.wait().play(f"W {second} drawn").may("N", "win") == wins


@pytest.mark.rule("COMMON-3")
@pytest.mark.parametrize(("passed", "wins"), [("4p3p", False), ("3p4p", False), ("4p1p", True)])
def test_of_several_wins_let_pass_the_dearest_counts(table, passed, wins):
    game = table(f"{passed}1s3p", SMALL_OR_BIG, bars="value").play("E 7m", f"S {passed[:2]} drawn")
    assert game.may("N", "win")
    game.wait().play(f"W {passed[2:]} drawn").wait().play("N 1s drawn", "E 3p drawn")
    assert game.may("N", "win") == wins


@pytest.mark.rule("COMMON-3")
@pytest.mark.parametrize(("bars", "wins"), [("kind", True), ("value", True), ("discards", True), ("every_win", False)])
def test_a_self_draw_is_barred_only_where_every_win_is(table, bars, wins):
    after = pass_then(table("1s1s3p", bars=bars), "3p", "1s").play("W 1s drawn").wait()
    assert after.drawn() == "3p"
    assert after.may("N", "win") == wins


# --- until when


@pytest.mark.parametrize(("until", "wins"), [(["own_draw"], True), ([], False)])
def test_an_own_draw_lifts_the_bar_where_it_is_not_for_the_hand(table, until, wins):
    after = pass_then(table("1s1s1s3p", until=until), "3p", "1s").play("W 1s drawn", "N 1s drawn", "E 3p drawn")
    assert after.may("N", "win") == wins


@pytest.mark.parametrize(("until", "wins"), [(["own_discard"], True), ([], False)])
def test_an_own_discard_lifts_the_bar_where_it_is_not_for_the_hand(table, until, wins):
    after = pass_then(table("1s1s1s3p", until=until), "3p", "1s").play("W 1s drawn", "N 1s drawn", "E 3p drawn")
    assert after.may("N", "win") == wins


@pytest.mark.parametrize(("until", "wins"), [(["own_claim"], True), ([], False)])
def test_an_own_kong_lifts_the_bar_where_a_claim_does(table, until, wins):
    game = table("9p3p", north="123456m4522999p", until=until)
    pass_then(game, "3p", "9p").play("N kong")
    assert game.play(f"N {game.drawn()} drawn", "E 3p drawn").may("N", "win") == wins


TWO_PAIRS = "123456789m3399p"  # waits for 3p and 9p


@pytest.mark.rule("COMMON-3")
@pytest.mark.parametrize(("until", "wins"), [(["own_draw"], False), (UNTIL_MOVED, True)])
def test_a_pung_of_a_winning_tile_lets_it_pass_and_lifts_the_bar_where_a_claim_does(table, until, wins):
    after = table("9p", north=TWO_PAIRS, until=until).play("E 3p", "N pon", "N 9p", "E 9p drawn")
    assert after.may("N", "win") == wins


# --- what counts


@pytest.mark.parametrize(("counts", "wins"), [(["chance", "self_draw"], False), (["chance"], True)])
def test_a_self_draw_let_go_counts_where_the_book_says_so(table, counts, wins):
    game = table("1s1s3p6p", bars="every_win", counts=counts)
    after = game.play("E 7m", "S 1s drawn", "W 1s drawn", "N 3p drawn", "E 6p drawn")
    assert after.may("N", "win") == wins


@pytest.mark.parametrize(("second", "wins"), [("3p", False), ("6p", True)])
def test_a_kind_one_has_discarded_may_not_be_won_on(table, second, wins):
    game = table(second, north="17m11688p335566s", dealer=TWO_SIDED + "3p", bars="kind", counts=["own_river"])
    after = game.play("E 3p", f"S {second} drawn")
    assert after.may("E", "win") == wins


@pytest.mark.rule("COMMON-3")
def test_nothing_is_barred_where_the_book_has_no_such_rule(table):
    assert pass_then(table("3p", bars="nothing"), "3p", "3p").may("N", "win")
