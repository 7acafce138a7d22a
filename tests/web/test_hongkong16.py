"""The Hong Kong 16-tile game on the page: wins that are noted, open notes beside the players, the flower question."""

import msgspec
import numpy as np
import pytest

from fangcheng.core.state.codes import CLAIM
from fangcheng.game.event_types import Dealt
from fangcheng.game.match import Match
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.tiles import parse
from fangcheng.web import wire
from fangcheng.web.page import log
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.translate import seat_view
from flow.table_of import table_of

PEOPLE = ["you", "Mei", "Lan", "Zhu"]
E, S, W, N = range(4)

# The dealer gives 2z in his second turn; it makes South's hand 3 + 1 + 1 + 1: concealed, his wind, a wind, no flowers.
GIVES = "1m4m7m2p5p8p3s6s9s1z2z3z4z5z6z7z9m"
TAKES = "123m456p789s234s11p22z"
QUIET = "3z4z5z"  # what the others draw and discard


def match_of(hands, wall="", notes=(), **more):
    """A match with these hands dealt by seat 0; `notes` are winner, debtor and what is owed."""
    before = np.zeros((4, 4), np.int32)
    for holder, debtor, owed in notes:
        before[holder, debtor] = owed
    match = Match("taiwan", 1, preset="hkma_2020", mode="interpreted")
    before_deal = {"pulling.notes": before, "dealer": E}
    match.table = table_of("taiwan", hands, wall, preset="hkma_2020", before_deal=before_deal, **more).record
    return match


def seen(match, seat):
    view = match.view(seat)
    return seat_view(match, view, own_hand(match, seat, view), [PEOPLE[one] for one in range(4)])


def flags(match, reader):
    return [[(flag.kind, flag.text.key, flag.text.args) for flag in one.flags] for one in seen(match, reader).seats]


def all_pass(match):
    while match.table.phase == CLAIM:
        match.act(match.owed[0], "pass")


def offered(notes=(), ready=False):
    """South may win on the dealer's second discard, having declared ready before or not."""
    match = match_of({"E": GIVES, "S": TAKES}, QUIET + "9p", notes)
    for seat in (E, S, W, N):
        if ready and seat == S:
            match.act(S, "ready")
        match.act(seat, "9m" if seat == E else f"{QUIET[2 * seat - 2 : 2 * seat]} drawn")
        all_pass(match)
    match.act(E, "2z")
    return match


def fed(notes=()):
    """South has won on that discard; what happened in that step."""
    match = offered(notes)
    happened = match.act(S, "win")
    assert match.hand_over
    return match, happened


def payment_lines(match, happened):
    return [line.text for line in log.lines(match, happened) if line.kind == "payment"]


def parts(page):
    return {
        payment.seat: [(part.text.key, part.text.args, part.amount) for part in payment.parts]
        for payment in page.payments
        if payment.parts
    }


def steps(page):
    return [(step.text.key, step.value, step.rule) for step in page.steps][1:]


# --- pulling


@pytest.mark.rule("TAIWAN-P19", "TAIWAN-P14")
def test_a_win_on_a_discard_is_shown_as_noted_with_what_is_owed():
    match, happened = fed()
    owed = 10 + 2 * (6 + 1)  # base, six fan, one of the dealer
    [page] = seen(match, W).results
    assert [payment.change for payment in page.payments] == [0] * 4
    assert parts(page) == {
        E: [("part-noted", {"seat": S, "n": owed}, 0)],
        S: [("part-noted-due", {"seat": E, "n": owed}, 0)],
    }
    assert steps(page) == [("pays-tai-dealer", owed, "TAIWAN-69"), ("step-noted", owed, "TAIWAN-P19")]
    [told] = payment_lines(match, happened)
    assert (told.key, told.args["seat"], told.args["seat_from"], told.args["n"]) == ("ev-noted", S, E, owed)


@pytest.mark.rule("TAIWAN-P19")
def test_an_open_note_grows_by_half_in_the_reckoning():
    match, _ = fed([(S, E, 21)])
    [page] = seen(match, E).results
    assert page.steps[-1] == wire.Step(
        text=wire.Text("step-note-grown", {"seat": E, "note": 21, "half": 10, "amount": 24}),
        value=21 + 10 + 24,
        depth=0,
        rule="TAIWAN-P19",
    )
    assert parts(page)[E] == [("part-noted", {"seat": S, "n": 55}, 0)]


@pytest.mark.rule("TAIWAN-P19")
def test_open_notes_stand_beside_who_owes_and_who_is_owed():
    match = match_of({"E": GIVES, "S": TAKES}, notes=[(S, E, 21), (S, N, 7), (W, N, 5)])
    for reader in range(4):
        assert flags(match, reader) == [
            [("note", "flag-owes", {"seat": S, "n": 21})],
            [("bet", "flag-due-sum", {"n": 28})],
            [("bet", "flag-due", {"seat": N, "n": 5})],
            [("note", "flag-owes", {"seat": S, "n": 7}), ("note", "flag-owes", {"seat": W, "n": 5})],
        ]
    plain = Match("taiwan", 1, mode="interpreted")
    assert flags(plain, 0) == [[]] * 4


@pytest.mark.rule("TAIWAN-P19")
def test_a_note_is_told_as_collected_when_its_holder_does_not_win():
    match, happened = fed([(W, E, 21)])
    assert [told.key for told in payment_lines(match, happened)] == ["ev-noted", "ev-note"]
    assert payment_lines(match, happened)[1].args == {"seat": W, "seat_from": E, "n": 21, "paid": "+21"}
    page = seen(match, E).results[-1]
    assert page.title.key == "result-aside"
    assert parts(page) == {
        E: [("part-note-paid", {"seat": W, "n": 21}, -21)],
        W: [("part-note", {"seat": E, "n": 21}, 21)],
    }
    assert flags(match, N)[W] == []


@pytest.mark.rule("TAIWAN-P19")
def test_half_a_note_is_told_as_such_when_its_debtor_wins_from_its_holder():
    match, happened = fed([(E, S, 21)])
    assert payment_lines(match, happened)[1].args == {"seat": E, "seat_from": S, "n": 21, "paid": "+10"}
    page = seen(match, E).results[-1]
    assert parts(page) == {
        E: [("part-note_halved", {"seat": S, "n": 21}, 10)],
        S: [("part-note_halved-paid", {"seat": E, "n": 21}, -10)],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_notes_names_who_and_how_much(language):
    def said(key, **args):
        sentence = say(language, key, **args)
        assert [value for value in args.values() if str(value) not in sentence] == []

    said("ev-noted", seat="Mei", seat_from="Lan", n=34)
    said("ev-note", seat="Mei", seat_from="Lan", paid="+34")
    said("ev-note_halved", seat="Mei", seat_from="Lan", n=34, paid="+17")
    said("flag-due", seat="Mei", n=34)
    said("flag-due-sum", n=34)
    said("flag-owes", seat="Mei", n=34)
    said("part-noted", n=34)
    said("part-noted-due", seat="Mei", n=34)
    for key in ("part-note", "part-note-paid"):
        said(key, seat="Mei")
        said(key.replace("note", "note_halved"), seat="Mei", n=34)
    said("step-noted", seat="Mei")
    said("step-note-grown", seat="Mei", note=20, half=10, amount=34)


# --- flowers

EIGHT = "12345678f" + "1m4m7m2p5p8p3s6s"
SEVEN = "1234567f" + "1m4m7m2p5p8p3s6s9s"
ALL_OF_THEM = "1m2m3m4m5m6m7m8m"  # replacements


def asked(match, seat):
    view = seen(match, seat)
    return view.prompt, [(choice.kind, choice.label.key, choice.note) for choice in view.choices]


@pytest.mark.rule("TAIWAN-P17", "TAIWAN-P18")
def test_who_has_eight_flowers_is_asked_with_what_either_answer_brings():
    match = match_of({"S": EIGHT}, tail=ALL_OF_THEM)
    prompt, choices = asked(match, S)
    assert prompt == wire.Text("prompt-eight-flowers", rule="TAIWAN-P18")
    assert choices == [
        ("win", "choice-win-flowers", wire.Text("unit-fan", {"n": 40})),
        ("pass", "choice-go-on", wire.Text("note-at-once", {"n": 3 * 8 * 10})),
    ]
    assert [seen(match, seat).choices for seat in (E, W, N)] == [[]] * 3
    happened = match.act(S, "pass")
    [paid] = [told for told in payment_lines(match, happened) if told.args["cause"] == "eight_flowers"]
    assert (paid.args["seat"], paid.args["n"]) == (S, "+240")


@pytest.mark.rule("TAIWAN-P17", "TAIWAN-P18")
def test_who_has_seven_flowers_is_asked_about_the_owner_of_the_eighth():
    match = match_of({"S": SEVEN, "N": "8f" + "2m5m8m3p6p9p1s4s7s1z2z3z4z5z6z"}, tail=ALL_OF_THEM)
    prompt, choices = asked(match, S)
    assert prompt == wire.Text("prompt-seven-flowers", {"seat_from": N}, "TAIWAN-P18")
    assert [note.args["n"] for _, _, note in choices] == [30, 6 * 10]
    match.act(S, "win")
    page = seen(match, S).results[0]
    assert page.title.key == "result-win-flowers-from"
    assert parts(page)[N] == [("part-noted", {"seat": S, "n": 10 + 2 * 30}, 0)]


# --- a win let pass


@pytest.mark.rule("TAIWAN-P15")
@pytest.mark.parametrize(
    ("ready", "at_once", "later"),
    [
        (False, ["notice-passed-go-round"], []),
        (True, ["notice-passed-for-hand"], ["notice-passed-for-hand"]),
    ],
)
def test_a_win_let_pass_is_told_until_the_next_own_discard_or_after_ready_for_the_hand(ready, at_once, later):
    def notices():
        return [notice.text.key for notice in seen(match, S).notices]

    match = offered(ready=ready)
    match.act(S, "pass")
    all_pass(match)
    assert notices() == at_once
    drawn = match.view(S).seats[S].drawn
    match.act(S, f"{drawn} drawn")
    all_pass(match)
    assert notices() == later


# --- the deal


@pytest.mark.rule("TAIWAN-P12")
def test_the_dealer_is_seen_to_draw_his_seventeenth_tile_after_the_flowers():
    match = Match("taiwan", 5, preset="hkma_2020", mode="interpreted")
    dealer = int(match.table.dealer)
    [dealt] = [event for event in match.hand_events if isinstance(event, Dealt)]
    assert [len(parse(hand)) for hand in dealt.hands] == [16] * 4
    own, other = (log.lines(match, match.events_for(seat)) for seat in (dealer, (dealer + 1) % 4))
    assert "flower" in [line.kind for line in own]
    assert [(own[-1].kind, own[-1].seat), (other[-1].kind, other[-1].seat)] == [("draw", dealer)] * 2
    assert (own[-1].tiles, other[-1].tiles) == ([match.view(dealer).seats[dealer].drawn], [])
    hand = seen(match, dealer).hand
    assert [tile.drawn for tile in hand] == [False] * 16 + [True]


def test_the_views_fit_on_the_wire():
    match, _ = fed([(W, E, 21)])
    view = seen(match, S)
    assert msgspec.json.decode(msgspec.json.encode(view), type=wire.SeatView) == view
