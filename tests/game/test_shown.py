"""A match shown at a console or in a notebook, and what programs may hand to it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from fangcheng import FangchengError, IllegalAction, Match, UnknownName, score
from fangcheng.game.events import kinds_in_hand
from fangcheng.tiles import write
from game.players import SIX, play


class Cells(HTMLParser):
    """The text of every cell, tiles by what they are called; fails on tags that are opened and not closed."""

    def __init__(self, html):
        super().__init__()
        self.open, self.rows, self.drawn = [], [], []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        if "svg" in self.open:  # a picture
            return
        assert tag in ("div", "table", "caption", "tr", "th", "td", "span", "p", "b")
        assert not any("color" in (value or "").replace("color:inherit", "") for _, value in attrs)
        self.drawn.append(dict(attrs).get("aria-label"))
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")
        if self.drawn[-1] and self.rows:
            self.rows[-1][-1] += (" " if self.rows[-1][-1] else "") + self.drawn[-1]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open[-1] in ("th", "td"):
            self.rows[-1][-1] += data


def test_a_match_prints_itself_in_one_line():
    match = play("riichi", 7, 0)
    [dealer] = match.owed
    scores = "25000 25000 25000 25000"
    told = f"<Match riichi, seed '7': E1, hand 1, 69 tiles left, scores {scores}, seat {dealer} owes a decision>"
    assert repr(match) == told


@pytest.mark.by_day
@pytest.mark.parametrize("variant", SIX)
def test_a_match_shows_every_hand_and_a_view_only_what_its_reader_knows(variant):
    match = play(variant, 3, 50)
    for seat in range(match.seats):
        rows = Cells(match._repr_html_()).rows
        assert rows[0][:5] == ["seat", "score", "hand", "melds", "river"]
        assert rows[1 + seat][2] == write(kinds_in_hand(match.table, seat))
        assert rows[1 + seat][1] == str(match.scores[seat])
        own = Cells(match.view(seat)._repr_html_()).rows
        for other in range(match.seats):
            if other != seat and not match.hand_over:
                assert own[1 + other][2] == f"{int(match.table.hand_size[other])} hidden"
    assert "hidden" in Cells(match.view()._repr_html_()).rows[1][2] or match.hand_over


def test_a_seed_from_elsewhere_is_shown_as_text():
    html = play("mcr", '<script>alert("1")</script>', 0)._repr_html_()
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    Cells(html)


# --- what programs hand over


@pytest.mark.parametrize("mode", ["fast", "", None, 1, []])
def test_an_unknown_mode_is_refused(mode):
    with pytest.raises(UnknownName, match="Modes are auto, interpreted, compiled"):
        Match("riichi", mode=mode)


@pytest.mark.parametrize("seed", [1.5, True, b"x", [1]])
def test_a_seed_is_text_or_a_whole_number(seed):
    with pytest.raises(FangchengError, match=r"^seed=.*: any text or whole number$"):
        Match("riichi", seed)


def test_seeds_of_numpy_and_no_seed_at_all_are_taken():
    assert Match("riichi", np.int64(5)).check == Match("riichi", "5").check
    assert Match("riichi", None).seed != Match("riichi").seed


@pytest.mark.parametrize("variant", [None, 3, ["riichi"]])
def test_a_variant_that_is_no_text_is_refused(variant):
    with pytest.raises(UnknownName, match="no variant"):
        Match(variant)


@pytest.mark.parametrize("options", [3, "red_fives", ["red_fives"], {3: 1}])
def test_options_that_are_no_mapping_of_keys_are_refused(options):
    with pytest.raises(FangchengError):
        Match("riichi", options=options)


@pytest.mark.parametrize("seat", [None, 1.0, "E", True, 4, -1])
def test_a_seat_that_is_none_is_refused_with_one_line(seat):
    match = Match("riichi", 1)
    for ask in (
        lambda: match.legal(seat),
        lambda: match.act(seat, "pass"),
        lambda: match.why_not(seat, "pass"),
        lambda: match.warning(seat, "pass"),
        lambda: match.rule_chombo(seat),
        lambda: match.seat_of(seat),
    ):
        with pytest.raises(FangchengError, match="0 to 3"):
            ask()
    if seat is not None:
        for look in (match.view, match.events_for):
            with pytest.raises(FangchengError, match="0 to 3"):
                look(seat)


@pytest.mark.parametrize("action", [None, 1.0, True, [], b"pass"])
def test_an_action_that_is_none_is_refused_and_changes_nothing(action):
    match = Match("riichi", 1)
    [seat], before = match.owed, match.check
    for ask in (match.act, match.why_not, match.warning):
        with pytest.raises(FangchengError, match=r"^action=.*: an action of Match\.legal, its number or its label$"):
            ask(seat, action)
    assert match.check == before


def test_numbers_that_are_no_action_and_odd_digits_are_refused():
    match = Match("riichi", 1)
    [seat] = match.owed
    for action in (-1, 192, 10**9):
        with pytest.raises(IllegalAction):
            match.act(seat, action)
    with pytest.raises(UnknownName):
        match.act(seat, "²")


def test_steps_to_undo_are_a_whole_number():
    with pytest.raises(FangchengError, match=r"^steps=1\.5"):
        Match("riichi", 1).undo(1.5)


def test_a_saved_match_is_text():
    with pytest.raises(FangchengError, match="NoneType, not the text"):
        Match.from_json(None)


def test_a_win_shows_its_hand_patterns_and_payments_and_a_refusal_its_reason():
    win = score("riichi", "234567m34p678s55p", "2p", by="discard", context=["riichi"], mode="interpreted")
    page = Cells(win._repr_html_())
    assert {"Riichi", "Tanyao", "East", "+5,800"} <= {cell for row in page.rows for cell in row}
    assert [label for label in page.drawn if label] == [group.tiles for group in win.groups]
    lost = score("riichi", "234567m34p678s55p", "9s", by="discard", mode="interpreted")
    assert "The hand is not complete" in lost._repr_html_()


def test_what_is_shown_brings_its_own_pictures_and_no_script():
    page = play("riichi", 7, 30)._repr_html_()
    assert {*re.findall(r'href="#([^"]+)"', page)} <= {*re.findall(r'id="([^"]+)"', page)}
    assert not re.search(r"<script|https?:|url\(|onclick|@import", page)
    assert len(page) < 200_000


def test_the_library_draws_the_tiles_of_the_page():
    root = Path(__file__).resolve().parents[2]
    ours, theirs = (root / path for path in ("src/fangcheng/game/tiles.svg", "web/src/assets/tiles.svg"))
    assert ours.read_bytes() == theirs.read_bytes()
