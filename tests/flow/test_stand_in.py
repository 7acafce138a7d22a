"""A dragon that stands for the joker's printed face, on made-up neighbours of Hebei: a chow, pung and kong of it."""

from typing import Any

import pytest

from fangcheng.bots.play import play
from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.moves import run_check
from fangcheng.conform.wins import play_win
from fangcheng.game.event_types import Discarded, Melded, Won
from fangcheng.game.events import kinds_in_hand
from fangcheng.game.match import Match
from fangcheng.game.printed import as_printed
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify
from fangcheng.tiles import FACES, name_of, parse
from flow.table_of import only, table_of
from made_up import made_up

EAST = "4m5z147p258s123467z"
WHITES = {"E": EAST, "S": "56m369p369s12345z", "W": "55z199m2288p1199s"}


def game(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> str:
    """A neighbour of Hebei in which White, unless told otherwise, stands for the face of the one joker."""
    settings = {"joker_rule": "after_turned", "stand_in": "white", **settings}
    return made_up(monkeypatch, "hebei", settings, prices={"german": 2, "no_joker": 0, "joker_wait": 0})


# WENZHOU-14: "A caishen may not be used for, nor claimed by, chi, pon or kong [...]. White may be used in its fixed
# part (caishen 5m: 4m 5z 6m is a chow)." The turned tile of these tables is 4m, so that 5m is wild.


def test_white_makes_a_chow_in_the_jokers_place(monkeypatch):
    table = table_of(game(monkeypatch), WHITES, wall="4m")
    assert (table.view("E").jokers, table.view("E").indicators, table.indicators()) == (("5m",), ("4m",), "4m")
    table.play("E 4m")
    assert [label for label in table.open_to("S") if label.startswith("chi")] == ["chi 5z6m"]
    table.play("S chi 5z6m")
    assert {*table.view("E").seats[1].melds[0].tiles} == {"4m", "5z", "6m"}
    [melded] = only(table.events, Melded)
    assert (melded.kind, {*parse(melded.tiles)}, melded.called) == ("chi", {*parse("46m5z")}, "4m")


def test_whites_make_a_pung_of_their_own(monkeypatch):
    table = table_of(game(monkeypatch), WHITES, wall="4m").play("E 5z")
    assert table.events == [Discarded(seat=0, person=0, tile="5z")]
    assert (table.view("W").offered, table.view("W").seats[0].river[0].tile) == ("5z", "5z")
    assert [label for label in table.open_to("W") if label.startswith("pon")] == ["pon 55z"]
    assert not any(label.startswith("chi") for label in table.open_to("S"))  # 5m and 6m, but the 5m is wild
    table.play("W pon")
    assert table.view(None).seats[2].melds[0].tiles == ("5z", "5z", "5z")


def test_four_whites_are_a_kong(monkeypatch):
    hands = {"E": "5555z147p258s1234z", "S": "5m369p369s123467z"}
    table = table_of(game(monkeypatch), hands, wall="4m")
    assert "kong 5555z" in table.open_to("E")
    table.play("E kong 5555z")
    assert table.view("S").seats[0].melds[0].tiles == ("5z",) * 4


def test_a_joker_is_neither_claimed_nor_claimed_with(monkeypatch):
    hands = {"E": "5m55z147p258s12346z", "S": "46m369p369s12345z", "W": "55m199m2288p1199s"}
    table = table_of(game(monkeypatch), hands, wall="4m").play("E 5m")
    assert table.record.turn == table.seat("S")  # nobody was asked
    assert table.view("S").seats[0].river[0].joker
    assert table.view("S").seats[0].river[0].tile == "5m"


def test_a_hand_waits_for_white_and_wins_on_it(monkeypatch):
    """South holds 46m and waits for White; a joker would do too."""
    hands = {"E": EAST, "S": "46m123456p78999s", "W": "55z199m2288p1119s"}
    table = table_of(game(monkeypatch), hands, wall="4m")
    assert {(wait.tile, wait.left) for wait in table.view("S").waits} == {("5z", 4), ("5m", 4)}
    table.play("E 5z", "S win").wait()
    assert [(won.tile, won.hand) for won in only(table.events, Won)] == [("5z", "46m123456p78999s")]


def test_nothing_stands_in_when_the_dragon_is_wild(monkeypatch):
    """The turned 6z is followed by 5z: Red, Green, White."""
    table = table_of(game(monkeypatch), WHITES, wall="6z")
    assert table.view("E").jokers == ("5z",)
    table.play("E 4m")
    assert [label for label in table.open_to("S") if label.startswith("chi")] == ["chi 56m"]


def played(match: Match, hands: int) -> Match:
    """Play some hands: claims wherever there are some, else the last tile that may be discarded."""
    for number in range(hands):
        while not match.hand_over:
            seat = match.owed[0]
            open_now = match.legal(seat)
            claims = [action for action in open_now if action.kind in ("win", "chi", "pon", "open_kong")]
            match.act(seat, (claims or open_now)[-1])
        if number < hands - 1:
            match.next_hand()
    return match


def claimed_whites(match: Match) -> int:
    """The chows with a White in them."""
    return sum(isinstance(event, Melded) and event.kind == "chi" and "5z" in tiles_of(event) for event in match.events)


def tiles_of(event: Melded) -> list[str]:
    """The tiles of a meld."""
    return [name_of(kind) for kind in parse(event.tiles or "")]


@pytest.mark.by_day
def test_a_match_is_written_down_as_it_is_printed_and_played_again(monkeypatch):
    match = played(Match(game(monkeypatch), seed="whites 4", mode="interpreted"), 3)
    assert claimed_whites(match) > 0
    record = record_of(match)
    for hand in record.hands:
        assert {tile: hand.wall.count(tile) for tile in hand.wall} == dict.fromkeys(map(name_of, range(FACES)), 4)
    report = verify(record, mode="interpreted")
    assert not report.mismatches
    assert not report.skipped
    assert report.hands == 3
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check


def test_undoing_everything_leads_back(monkeypatch):
    match = Match(game(monkeypatch), seed="whites 4", mode="interpreted")
    check, shown = match.check, match.view(0).plain()
    played(match, 1)
    match.undo(sum(map(len, match.actions)))
    assert match.check == check
    assert match.view(0).plain() == shown


def test_every_seat_sees_four_of_each_tile(monkeypatch):
    """All racks, rivers and melds are named by what is printed, so that nothing is there five times."""
    match = played(Match(game(monkeypatch), seed="whites 4", mode="interpreted"), 1)
    for seat in range(4):
        view = match.view(seat)
        assert min(view.unseen.values()) >= 0
        own = view.seats[seat]
        seen = [*(own.hand or ()), *([own.drawn] if own.drawn else [])]
        assert sorted(seen) == sorted(map(name_of, kinds_in_hand(as_printed(match.table), seat)))


def test_a_page_can_ask_about_every_tile_of_a_hand(monkeypatch):
    """What is said of a discard that is not open names the tile that was asked about."""
    match = Match(game(monkeypatch), seed="whites 4", mode="interpreted")
    other = (match.owed[0] + 1) % 4
    for tile in ("5z", "5m", "1p"):
        assert match.why_not(other, tile) is not None


@pytest.mark.parametrize(
    ("meld", "tile", "wins"), [("chi 46m5z", "8p", True), ("pon 555z", "5p", True), ("", "8p", False)]
)
def test_cases_write_white_as_it_is_printed(monkeypatch, meld, tile, wins):
    """Without a meld South holds 12m5z, which is no run."""
    written = {
        "seat": "S",
        "hand": "456p789s67p99m" if meld else "12m5z456p789s67p99m",
        "melds": [f"{meld} from E"] if meld else [],
        "jokers": {"indicator": "4m"},
        "win": {"tile": tile, "by": "discard", "from": "N"},
    }
    _, [winner], _ = play_win(game(monkeypatch), Fields(written), {})
    assert (winner.refusal is None) == wins


@pytest.mark.parametrize(("own", "allowed"), [("5z6m", True), ("3m5z", True), ("56m", False)])
def test_cases_ask_about_a_chow_with_white(monkeypatch, own, allowed):
    written = {
        "seat": "S",
        "hand": "3356m369p369s12z5z",
        "jokers": {"indicator": "4m"},
        "check": {"action": "chi", "tile": "4m", "from": "E", "with": own},
    }
    if allowed:
        _, found = run_check(game(monkeypatch), Fields(written), {})
        assert found["allowed"]
    else:
        with pytest.raises(BadCase, match="no run"):  # a 5m is wild, and stands in no chow
            run_check(game(monkeypatch), Fields(written), {})


@pytest.mark.slow
def test_bots_play_whole_matches(monkeypatch):
    """They look for sets and waits by what tiles count as, and every answer of theirs is open."""
    result = play(game(monkeypatch), ["steady", "random"], matches=2, seed="stand-in", mode="compiled")
    assert all(match.finished for match in result.matches)
