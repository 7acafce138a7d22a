"""What the page asks while an egg is laid, and about the treasure."""

import pytest

from changchun.test_mil import HANDS, at_look, at_table
from fangcheng.game.match import Match
from fangcheng.web.page.choices import own_hand
from flow.table_of import table_of

EGGS = {
    "E": "9m9p9s111s1m1p123567z",
    "S": "234567m234567p3z",
    "W": "4488m4488p4488s3z",
    "N": "2277m2277p2277s2z",
}


def test_tiles_named_for_an_egg_are_marked_and_not_asked_for_again():
    match = Match("changchun", 1, mode="interpreted")
    match.table = table_of("changchun", EGGS, tail="5m").record
    seat = match.view().dealer
    hand = own_hand(match, seat, match.view(seat))
    begins = next(choice for choice in hand.choices if choice.label.key == "choice-egg-nines")
    match.act(seat, hand.acts[begins.index][0])
    for name, left in (("9s", ["9m", "9p", "1s", "1s", "1s"]), ("1s", ["9m", "9p", "1s", "1s"])):
        hand = own_hand(match, seat, match.view(seat))
        tile = next(tile for tile in hand.tiles if tile.tile == name)
        match.act(seat, hand.acts[tile.choice][0])
        hand = own_hand(match, seat, match.view(seat))
        assert name in [tile.tile for tile in hand.tiles if tile.picked]
        assert sorted(tile.tile for tile in hand.tiles if tile.choice is not None) == sorted(left)
    assert sum(tile.picked > 0 for tile in hand.tiles) == 2


@pytest.mark.rule("CHANGCHUN-P8", "CHANGCHUN-P9")
def test_who_is_asked_about_the_treasure_reads_which_tile_it_is():
    assert asked_by(at_look("5p")) == ("prompt-treasure", "5p")
    assert asked_by(at_look("1p", thrown="1p1p1p")) == ("prompt-treasure_again", "1p")
    again = at_look("1p", thrown="1p1p", wall="9s3p4m3m2p1p7m5s")
    again.play("S pass", "S 2p drawn", "W 1p drawn", "N 7m drawn", "E 5s drawn").wait()
    assert asked_by(again) == ("prompt-treasure_again", "1p")


@pytest.mark.rule("CHANGCHUN-P6")
def test_who_may_claim_a_tile_added_to_an_egg_reads_which_it_is():
    hands = {**HANDS, "E": "567z8m24579p367s44z", "W": "1489m147p259s6m55z"}
    table = at_table("9p8p8p5z", hands).play("E egg dragons", "E 8m").throw_drawn(3)
    assert asked_by(table.play("E egg dragons"), "W") == ("prompt-rob", "5z")


def asked_by(table, letter="S"):
    """What the page asks a player, and the tile that it names."""
    match = Match("changchun", 1, preset="mil_2024", mode="interpreted")
    match.table = table.record
    prompt = own_hand(match, table.seat(letter), match.view(table.seat(letter))).prompt
    return prompt.key, prompt.args["tile"]
