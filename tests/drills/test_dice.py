"""Dice and walls: the wall that the dice name, counted a second time from what is told and the page of each book."""

import re

import pytest

from fangcheng.drills.kinds import drill

PLACES = ("own", "next", "across", "previous")  # round the table in the order of turns, from who answers
STACKS = 18  # of each wall in Chinese Official


def told(item):
    """The dealer's place, and the throws: place and dice."""
    said = [line.key for line in item.told]
    dealer = next(key.removeprefix("drill-dice-dealer-") for key in said if "dealer" in key)
    throws = [
        (line.key.removeprefix("drill-dice-throw-"), [int(die) for die in re.findall(r"\d", str(line.args["dice"]))])
        for line in item.told
        if "throw" in line.key
    ]
    return dealer, throws


def from_dealer(dealer, steps):
    """Who is so many seats after the dealer."""
    return PLACES[(PLACES.index(dealer) + steps) % 4]


@pytest.mark.rule("RIICHI-20", "RIICHI-21")
def test_in_riichi_the_sum_names_the_wall_that_is_opened():
    for seed in range(30):
        item = drill("dice", "riichi", seed)
        dealer, [(thrower, dice)] = told(item)
        assert thrower == dealer
        assert item.right == (from_dealer(dealer, sum(dice) - 1),), seed  # at most twelve of seventeen stacks


@pytest.mark.rule("MCR-7", "MCR-8")
def test_in_chinese_official_the_second_thrower_opens_his_wall_at_both_sums():
    for seed in range(30):
        item = drill("dice", "mcr", seed)
        dealer, [(first, dice), (second, more)] = told(item)
        assert first == dealer
        assert second == from_dealer(dealer, sum(dice) - 1)
        beyond = sum(dice) + sum(more) >= STACKS  # past its end it goes on in the next wall clockwise
        assert item.right == (from_dealer(second, -1 if beyond else 0),), seed


@pytest.mark.rule("SICHUAN-6")
def test_in_sichuan_the_sum_names_the_wall_and_the_smaller_die_the_stack():
    for seed in range(30):
        item = drill("dice", "sichuan", seed)
        dealer, [(_, dice)] = told(item)
        assert item.right == (from_dealer(dealer, sum(dice) - 1),), seed
        assert item.reasons[0].args["n"] == min(dice), seed


@pytest.mark.rule("GUANGXI-4", "GUANGXI-5")
def test_in_guangxi_the_larger_die_names_the_wall_and_the_sum_the_stacks_left_standing():
    for seed in range(30):
        item = drill("dice", "guangxi", seed)
        dealer, [(_, dice)] = told(item)
        assert item.right == (from_dealer(dealer, max(dice) - 1),), seed
        assert item.reasons[0].args["n"] == sum(dice), seed
