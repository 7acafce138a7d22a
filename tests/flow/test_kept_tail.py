"""Tiles at the tail that nobody draws: sliding or fixed, and growing with the kongs of the table.

Made-up neighbours of Sichuan, which keeps nothing back; how many tiles stay is copied from the books.
"""

import pytest

from fangcheng import FangchengError
from fangcheng.variants import from_text
from flow.table_of import Table, table_of
from made_up import made_up

PLAIN = {"lack_rule": "none", "play_on": "never", "kong_when": "never", "reserve": 14}
BY_STACKS = PLAIN | {"reserve_whole_stacks": True, "reserve_per_kong": 2}  # Beijing, Taiyuan
GROWS = PLAIN | {"reserve_at": "fixed", "reserve_first_kong": 4, "reserve_per_kong": 2}  # Wenzhou

# East lays four kongs, one after the other; nobody else can use anything.
EAST = {"E": "1111m2222m3333m4m9s"}


def table_with(monkeypatch: pytest.MonkeyPatch, settings: dict, **more) -> Table:
    return table_of(made_up(monkeypatch, "sichuan", settings), EAST, **more)


def south_to_play(monkeypatch: pytest.MonkeyPatch, settings: dict, left: int) -> Table:
    """South may lay four kongs; so many tiles are left to be drawn."""
    hands = {"E": "579m258p369s147p57s", "S": "1111m2222m3333m4m"}
    table = table_of(made_up(monkeypatch, "sichuan", settings), hands, wall="9s", left=left + 1)
    return table.play("E 7s").wait()


def kept(table: Table) -> int:
    """Tiles that stand in the wall and will not be drawn."""
    standing = sum(tile != "." for side in table.view("E").wall.sides for stack in side.stacks for tile in stack)
    return standing - int(table.record.drawable)


@pytest.mark.rule("COMMON-5")
def test_a_sliding_reserve_keeps_its_size(monkeypatch):
    """ "With kongs the replacement comes from the tail and 14 tiles still remain undrawn"."""
    table = table_with(monkeypatch, PLAIN, tail="9p8p")
    left = int(table.record.drawable)
    table.play("E kong 1111m", "E kong 2222m")
    assert (table.drawn(), kept(table), int(table.record.drawable)) == ("8p", 14, left - 2)


def test_the_kept_stacks_grow_with_the_kongs_of_the_table(monkeypatch):
    """ "Kept tiles = 14 (no kong), 15 (1), 16 (2), 19 (3), 20 (4)"."""
    table = table_with(monkeypatch, BY_STACKS, tail="444m")
    found = [kept(table)]
    for kong in ("1111m", "2222m", "3333m"):
        table.play(f"E kong {kong}")
        found.append(kept(table))
    assert found == [14, 15, 16, 19]
    table.play("E kong 4444m")
    assert kept(table) == 20


def test_seven_full_stacks_are_14_tiles_or_15_with_a_single_one_at_the_tail(monkeypatch):
    table = table_with(monkeypatch, PLAIN | {"reserve_whole_stacks": True})
    found = [kept(table)]
    for kong in ("1111m", "2222m", "3333m"):
        table.play(f"E kong {kong}")
        found.append(kept(table))
    assert found == [14, 15, 14, 15]


@pytest.mark.parametrize(("left", "allowed"), [(2, True), (1, False)])
def test_a_kong_is_allowed_if_after_its_replacement_the_kept_number_for_the_new_count_remains(
    monkeypatch, left, allowed
):
    """The first kong keeps 15 instead of 14: it and its replacement cost two of the tiles that could be drawn."""
    table = south_to_play(monkeypatch, BY_STACKS, left)
    assert table.may("S", "kong 1111m") == allowed
    if allowed:
        table.play("S kong 1111m")
        assert (int(table.record.drawable), kept(table)) == (0, 15)


@pytest.mark.rule("COMMON-5")
def test_no_kong_when_only_the_single_tile_behind_the_stacks_could_be_taken(monkeypatch):
    """One kong made, nothing to draw: "after the last drawable tile no kong may be made"."""
    table = south_to_play(monkeypatch, PLAIN | {"reserve_whole_stacks": True}, left=2)
    assert int(table.play("S kong 1111m").record.drawable) == 0
    assert not table.may("S", "kong 2222m")


@pytest.mark.rule("COMMON-5")
def test_a_fixed_reserve_grows_by_tiles_in_front_of_it(monkeypatch):
    """ "The first kong of the hand adds 4 to them, every further kong 2 more"; the replacement is drawn before."""
    table = table_with(monkeypatch, GROWS, tail="9p12345p8p")
    left = int(table.record.drawable)
    table.play("E kong 1111m")
    assert (table.drawn(), kept(table), int(table.record.drawable)) == ("9p", 18, left - 5)
    table.play("E kong 2222m")  # 1234p have joined the reserve
    assert (table.drawn(), kept(table), int(table.record.drawable)) == ("5p", 20, left - 8)


@pytest.mark.parametrize(("left", "allowed"), [(5, True), (4, False)])
def test_a_kong_needs_one_and_the_growth(monkeypatch, left, allowed):
    assert south_to_play(monkeypatch, GROWS, left).may("S", "kong 1111m") == allowed


@pytest.mark.rule("COMMON-5")
def test_a_fixed_reserve_stays_untouched_by_replacements(monkeypatch):
    """ "The tile just in front of the reserve"; "as many tiles as there are horses (default 4) stay"."""
    table = table_with(monkeypatch, PLAIN | {"reserve": 4, "reserve_at": "fixed"}, tail="9p8p")
    last = [int(kind) for kind in table.record.wall[104:108]]
    table.play("E kong 1111m", "E kong 2222m")
    assert (table.drawn(), kept(table)) == ("8p", 4)
    assert int(table.record.place[104:108].sum()) == 0  # all four still stand
    assert [int(kind) for kind in table.record.wall[104:108]] == last


@pytest.mark.rule("COMMON-6")
def test_a_robbed_kong_does_not_shorten_the_wall(monkeypatch):
    """South throws 1m, which East takes, and waits for it later."""
    hands = {"E": "11m258m369p147899s", "S": "2456m9p12378955s"}
    settings = BY_STACKS | {"rob_added": True, "claim_chi": "nobody"}
    table = table_of(made_up(monkeypatch, "sichuan", settings), hands, wall="1m3m7p7p1m")
    table.play("E 9s", "S 1m drawn", "E pon 11m", "E 9s", "S 9p", "W 7p drawn", "N 7p drawn")
    left = int(table.record.drawable)
    table.play("E kong 1111m", "S win")
    assert (table.over, int(table.record.drawable), kept(table)) == (True, left, 14)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ('reserve_at = "fixed"\nreserve = 4\nreserve_whole_stacks = true', "single tile behind"),
        ("reserve = 13\nreserve_whole_stacks = true", "even number"),
        ("reserve_per_kong = 21", "0 to 20"),
        ("reserve = 56", "too few"),
    ],
)
def test_house_rules_cannot_keep_back_what_does_not_go_together(rules, reason):
    with pytest.raises(FangchengError, match=reason):
        from_text("friday.toml", f'base = "sichuan"\n[rules]\n{rules}\n')


def test_house_rules_cannot_let_a_dead_wall_grow():
    with pytest.raises(FangchengError, match="replacements of its own"):
        from_text("friday.toml", 'base = "riichi"\n[rules]\nreserve_per_kong = 2\n')
