"""What the page asks in Luoshu: which heads are laid, and how much is staked on a call; what hints and the log tell."""

import pytest

from fangcheng.game.hints import hint_of
from fangcheng.game.match import Match
from fangcheng.web.page.choices import own_hand
from fangcheng.web.page.translate import meld
from luoshu.test_play import at_table


def match_at(options=None, steps=(), **more):
    match = Match("luoshu", 1, options, mode="interpreted")
    match.table = at_table(options=options, **more).play(*steps).record
    return match


def asked(match, letter):
    """The prompt, and what may be clicked, with the words' arguments."""
    seat = ("ESWN".index(letter) + match.view().dealer) % 4
    hand = own_hand(match, seat, match.view(seat))
    said = [(choice.label.key, choice.label.args.get("tile", choice.label.args.get("n"))) for choice in hand.choices]
    return (hand.prompt.key if hand.prompt else None), said, hand


@pytest.mark.rule("LUOSHU-21")
def test_a_call_is_a_button_then_a_stake_then_a_tile():
    steps = ["E 1a"]
    prompt, _, hand = asked(match_at(steps=steps, wall="9p"), "S")
    assert "ready" in [choice.kind for choice in hand.choices]
    prompt, _, hand = asked(match_at(steps=[*steps, "S ready"], wall="9p"), "S")
    assert (prompt, len(hand.choices)) == ("prompt-ready-stake", 10)
    assert {choice.label.rule for choice in hand.choices} == {"LUOSHU-21"}
    _, said, hand = asked(match_at(steps=[*steps, "S ready", "S stake 3"], wall="9p"), "S")
    assert said == [("choice-discard", "9p")]
    assert all(tile.forbidden for tile in hand.tiles if tile.tile != "9p")


@pytest.mark.rule("LUOSHU-21")
def test_a_high_limit_asks_for_tens_and_then_for_ones():
    steps, options = ["E 1a", "S ready"], {"stake_limit": 34}
    prompt, said, _ = asked(match_at(options, steps, wall="9p"), "S")
    assert prompt == "prompt-ready-tens"
    assert said == [("choice-stake-tens", n) for n in (0, 10, 20, 30)]
    prompt, _, hand = asked(match_at(options, [*steps, "S stake tens 3"], wall="9p"), "S")
    assert (prompt, len(hand.choices)) == ("prompt-ready-stake", 5)


@pytest.mark.rule("LUOSHU-13", "LUOSHU-15")
def test_the_heads_of_a_mixed_set_are_clicked_one_by_one():
    hands = {"E": "2366m2367p1166s9s4a", "N": "7788m557p88s112z7z"}
    match = match_at({"head_set": "mixed"}, ["E 4a", "N head"], hands=hands)
    prompt, said, hand = asked(match, "N")
    assert prompt == "prompt-heads"
    assert hand.prompt is not None
    assert hand.prompt.args["n"] == 2
    assert said == [("choice-lay-head", tile) for tile in ("1z", "1z", "2z", "7z")]
    assert all(tile.forbidden for tile in hand.tiles if tile.tile[1] != "z")


@pytest.mark.rule("LUOSHU-15")
def test_heads_that_are_named_are_marked_in_their_order_and_not_asked_for_again():
    match = match_at({"head_set": "mixed"}, hands={"E": "2366m2367p1s11z7z3a4a"}, tail="9s")
    _, _, hand = asked(match, "E")
    begins = next(choice for choice in hand.choices if choice.kind == "kong" and choice.tiles == ["3a"])
    match.act(match.view().dealer, hand.acts[begins.index][0])
    _, said, hand = asked(match, "E")
    assert [(tile.tile, tile.picked) for tile in hand.tiles if tile.picked] == [("3a", 1)]
    assert said == [("choice-lay-head", tile) for tile in ("1z", "1z", "7z", "4a")]
    match.act(match.view().dealer, hand.acts[0][0])
    _, said, hand = asked(match, "E")
    assert sorted((tile.picked, tile.tile) for tile in hand.tiles if tile.picked) == [(1, "3a"), (2, "1z")]
    assert said == [("choice-lay-head", tile) for tile in ("1z", "7z", "4a")]


@pytest.mark.rule("LUOSHU-15")
def test_the_only_four_heads_of_a_hand_are_offered_as_one_kong_and_lie_face_up():
    hands = {"E": "2366m2367p16s11z7z3a"}
    match = match_at({"head_set": "mixed"}, hands=hands, tail="9s")
    _, _, hand = asked(match, "E")
    kongs = [choice for choice in hand.choices if choice.kind == "kong"]
    assert [choice.tiles for choice in kongs] == [["1z", "1z", "7z", "3a"]]
    seat = match.view().dealer
    for number in hand.acts[kongs[0].index]:
        match.act(seat, number)
    (laid,) = match.view(seat).seats[seat].melds
    assert sorted(meld(laid, seat, 4, match.engine.numbers).tiles) == ["1z", "1z", "3a", "7z"]


@pytest.mark.rule("LUOSHU-15")
def test_of_five_heads_each_may_begin_a_kong():
    match = match_at({"head_set": "mixed"}, hands={"E": "2366m2367p1s11z7z3a4a"}, tail="9s")
    _, _, hand = asked(match, "E")
    assert [choice.tiles for choice in hand.choices if choice.kind == "kong"] == [["1z"], ["7z"], ["3a"], ["4a"]]


@pytest.mark.rule("LUOSHU-13")
def test_heads_that_are_named_stay_secret_until_the_set_lies():
    hands = {"E": "2366m2367p1166s9s4a", "N": "7788m557p88s112z7z", "S": "159m168p3457s123a"}
    match = match_at({"head_set": "mixed"}, ["E 4a", "N head", "N give 7z"], hands=hands)
    dealer = match.view().dealer
    for letter in range(3):
        seen = match.view((letter + dealer) % 4)
        assert "7z" not in str(seen.seats[(3 + dealer) % 4].hand or "")
        assert seen.seats[(3 + dealer) % 4].hand_count == 13


@pytest.mark.rule("LUOSHU-26", "LUOSHU-28")
def test_a_hint_counts_the_heads_and_sums_that_help():
    match = match_at(steps=["E 1a"], wall="9p")
    seat = (1 + match.view().dealer) % 4
    hint = hint_of(match.view(seat))
    best = hint.discards[0]
    assert (hint.shanten, best.after.discard, dict(best.after.tiles)) == (0, "9p", {"2s": 4})
    assert [wait.tile for wait in best.waits] == ["2s"]
