"""Beijing: who pays a win, the burnt dealer, bound players, fines. Points of E S W N over 25,000; East deals."""

import random

import pytest

from fangcheng.core.institutions.bonds import bind
from fangcheng.errors import FangchengError
from fangcheng.game import event_types as ev
from fangcheng.game.explain import explanations_of
from fangcheng.game.match import Match
from fangcheng.records import record_of
from fangcheng.records.model import Payment
from fangcheng.records.verify import verify
from flow.table_of import only, table_of
from flow.test_bonds import HANDS as BOUND
from flow.test_bonds import THREE, WALL
from game.players import choose

DULL = {"E": "147m25p369s12345z9p", "W": "258m147p258s1234z", "N": "369m147p147s1234z"}
SOUTH = "123m456p78s222s55z"  # concealed, waits for 6s and 9s
HANDS = {**DULL, "S": SOUTH}
FOLLOWED = ("E 9p", "S 9p drawn", "W 9p drawn", "N 9p drawn")
TWICE = (*FOLLOWED, "E 8p drawn", "S 8p drawn", "W 8p drawn", "N 8p drawn")
THRICE = (*TWICE, "E 7z drawn", "S 7z drawn", "W 7z drawn", "N 7z drawn")
DRAWN = {FOLLOWED: "9p9p9p", TWICE: "9p9p9p8p8p8p8p", THRICE: "9p9p9p8p8p8p8p7z7z7z7z"}


def gains(table):
    return [score - 25_000 for score in table.scores()]


def burnt(steps, end, wall, hands=HANDS, **options):
    table = table_of("beijing", hands, wall=DRAWN[steps] + wall, options=options)
    return gains(table.play(*steps, *end).wait())


# --- burning the dealer


@pytest.mark.rule("BEIJING-25", "BEIJING-26", "BEIJING-28")
def test_a_dealer_whom_all_follow_freely_pays_each_when_the_hand_is_won():
    by_west = ("E 7z drawn", "S 1m drawn", "W 9s drawn", "S win")
    assert burnt(FOLLOWED, by_west, "7z1m9s") == [-3000, 2000 + 1000, -2000 + 1000, 1000]
    # from the dealer himself: concealed, 4,000 with his own fan
    assert burnt(FOLLOWED, ("E 9s drawn", "S win"), "9s") == [-4000 - 3000, 4000 + 1000, 1000, 1000]


@pytest.mark.rule("BEIJING-26")
@pytest.mark.parametrize(("burn", "each"), [(1000, 1000), (500, 500), (2000, 2000), (False, 0)])
def test_by_option_another_sum_or_none(burn, each):
    end = ("E 7z drawn", "S 1m drawn", "W 9s drawn", "S win")
    assert burnt(FOLLOWED, end, "7z1m9s", burn=burn) == [-3 * each, 2000 + each, -2000 + each, each]


@pytest.mark.rule("BEIJING-27")
@pytest.mark.parametrize(("steps", "doubled", "added"), [(TWICE, 2000, 3000), (THRICE, 4000, 7000)])
def test_burnt_again_he_pays_the_doubled_sum_or_by_option_all_sums(steps, doubled, added):
    end = ("E 1m drawn", "S 2m drawn", "W 9s drawn", "S win")
    for chain, each in (("doubled sum replaces", doubled), ("sums add up", added)):
        assert burnt(steps, end, "1m2m9s", burn_chain=chain) == [-3 * each, 2000 + each, -2000 + each, each]


@pytest.mark.rule("BEIJING-26")
def test_a_dealer_who_wins_pays_too():
    hands = {**DULL, "E": "123m456p78s222s55z9p", "S": "147m25p369s12345z"}
    end = ("E 7z drawn", "S 1m drawn", "W 9s drawn", "E win")
    assert burnt(FOLLOWED, end, "7z1m9s", hands) == [4000 - 3000, 1000, -4000 + 1000, 1000]


@pytest.mark.rule("BEIJING-28", "BEIJING-45")
def test_nobody_pays_for_burning_when_the_hand_is_drawn():
    table = table_of("beijing", HANDS, wall="9p9p9p", left=3).play(*FOLLOWED).wait()
    assert table.over
    assert gains(table) == [0, 0, 0, 0]


@pytest.mark.rule("BEIJING-25")
def test_one_other_discard_or_a_gap_breaks_the_chain():
    table = table_of("beijing", HANDS, wall="9p9p1m7z1m9s")
    table.play(*FOLLOWED[:3], "N 1m drawn", "E 7z drawn", "S 1m drawn", "W 9s drawn", "S win")
    assert gains(table) == [0, 2000, -2000, 0]
    steps = ("E 7m", "S 9m drawn", "W 9m drawn", "N 9m drawn", "E 8p drawn", *TWICE[5:])
    table = table_of("beijing", HANDS, wall="9m9m9m8p8p8p8p7z1m9s")  # the second discards alone do not count
    table.play(*steps, "E 7z drawn", "S 1m drawn", "W 9s drawn", "S win")
    assert gains(table) == [0, 2000, -2000, 0]


@pytest.mark.rule("BEIJING-25", "BEIJING-53")
def test_a_discard_that_was_claimed_or_won_on_breaks_the_chain():
    chow = {**HANDS, "S": "78p9p456m78s222s55z"}
    table = table_of("beijing", chow, wall="9p9p1m7z9s")
    table.play(
        "E 9p", "S chi 78p", "S 9p", "W 9p drawn", "N 9p drawn", "E 1m drawn", "S 7z drawn", "W 9s drawn", "S win"
    )
    assert gains(table) == [0, 1000, -1000, 0]
    won = {"E": "147m25p369s12345z9p", "S": "258m147p258s1234z", "W": "123m456s78p222s55z", "N": DULL["N"]}
    table = table_of("beijing", won, wall="9p9p9p").play(*FOLLOWED, "W win")
    assert gains(table) == [0, 0, 2000, -2000]


@pytest.mark.rule("BEIJING-27", "BEIJING-25")
def test_in_the_second_turn_nobody_has_to_follow():
    table = table_of("beijing", {**HANDS, "S": "123m456p78s222s57z"}, wall="9p9p9p7z").play(*FOLLOWED, "E 7z drawn")
    assert len({*table.discards("S")}) > 2


@pytest.mark.rule("BEIJING-26")
def test_what_a_burnt_dealer_owes_is_told_with_its_cause():
    table = table_of("beijing", HANDS, wall="9p9p9p9s").play(*FOLLOWED, "E 9s drawn", "S win")
    [paid] = [event for event in only(table.events, ev.Paid) if event.cause == "burn"]
    assert (paid.seat, paid.number, paid.changes) == (0, 1, (-3000, 1000, 1000, 1000))


# --- who pays a win


@pytest.mark.rule("BEIJING-41", "BEIJING-40")
@pytest.mark.parametrize(
    ("pays", "from_west", "from_east"),
    [
        ("discarder alone", [0, 2000, -2000, 0], [-4000, 4000, 0, 0]),
        ("all three pay, discarder double", [-4000, 10_000, -4000, -2000], [-8000, 12_000, -2000, -2000]),
    ],
)
def test_a_discard_is_paid_alone_or_by_option_by_all_the_discarder_double(pays, from_west, from_east):
    def paid(steps, wall):
        return gains(table_of("beijing", HANDS, wall=wall, options={"discard_pays": pays}).play(*steps))

    assert paid(("E 7m", "S 1m drawn", "W 9s drawn", "S win"), "1m9s") == from_west
    assert paid(("E 7m", "S 1m drawn", "W 1p drawn", "N 7z drawn", "E 9s drawn", "S win"), "1m1p7z9s") == from_east


@pytest.mark.rule("BEIJING-41", "BEIJING-F-self_draw")
def test_a_self_draw_is_paid_by_all_each_his_amount():
    steps = ("E 7m", "S 1m drawn", "W 1p drawn", "N 7z drawn", "E 6z drawn", "S win")
    assert gains(table_of("beijing", HANDS, wall="1m1p7z6z9s").play(*steps)) == [-8000, 16_000, -4000, -4000]


# --- bound players


def bound(steps, wall=WALL, **options):
    return gains(table_of("beijing", BOUND, wall=wall, options=options).play(*THREE, *steps).wait())


@pytest.mark.rule("BEIJING-29", "BEIJING-30")
@pytest.mark.parametrize(("liable", "scores"), [("3 calls", [-1000, 1000, 0, 0]), (False, [0, 1000, -1000, 0])])
def test_who_fed_three_melds_pays_what_another_discards_unless_the_option_is_off(liable, scores):
    assert bound(("W 9m", "S win"), mutual_liability=liable) == scores


@pytest.mark.rule("BEIJING-30")
@pytest.mark.parametrize(("liable", "scores"), [("3 calls", [-8000, 8000, 0, 0]), (False, [-4000, 8000, -2000, -2000])])
def test_on_a_self_draw_he_pays_the_three_amounts_each_reckoned_for_its_own_seat(liable, scores):
    steps = ("W 2z drawn", "N 8m drawn", "E 7m drawn", "S win")
    assert bound(steps, WALL + "2z8m7m9m", mutual_liability=liable) == scores


@pytest.mark.rule("BEIJING-30", "BEIJING-41")
def test_where_all_three_pay_he_pays_the_sum():
    assert bound(("W 9m", "S win"), discard_pays="all three pay, discarder double") == [-5000, 5000, 0, 0]


BOTH = {
    "E": "123p456p78m55s789s1z",
    "S": "123p456p78m66s789s",
    "W": "147s25s369p13467z",
    "N": "36m147p258s134z9p9m",
}


def both_wait(**options):
    """East and South are bound and wait for the 9m of North: 4,000 with the dealer's fan, 2,000."""
    table = table_of("beijing", BOTH, wall="9p2z2z", options={"follow_duty": False, **options})
    bind(table.record, table.seat("S"), table.seat("E"))
    return table.play("E 1z", "S 9p drawn", "W 2z drawn", "N 9m")


@pytest.mark.rule("BEIJING-30", "BEIJING-29")
def test_it_holds_the_other_way_round():
    assert gains(both_wait().play("E win").wait()) == [4000, -4000, 0, 0]


@pytest.mark.rule("BEIJING-31", "BEIJING-35")
@pytest.mark.parametrize(("winners", "scores"), [("all", [2000, -2000, 0, 0]), ("nearest only", [4000, -4000, 0, 0])])
def test_both_win_and_the_difference_is_paid_or_by_option_the_nearest_wins_alone(winners, scores):
    table = both_wait(multiple_winners=winners)
    assert gains(table.play("E win", "S win")) == scores


@pytest.mark.rule("BEIJING-30", "BEIJING-41", "COMMON-14")
def test_the_result_tells_whose_shares_are_paid():
    table = table_of("beijing", BOUND, wall=WALL + "2z8m7m9m")
    table.play(*THREE, "W 2z drawn", "N 8m drawn", "E 7m drawn", "S win")
    [told] = explanations_of(table.engine, table.record, table.events, [25_000] * 4)
    shares = [(step.args["seat"], step.value, step.rule) for step in told.steps if step.key == "share-of"]
    assert shares == [(0, 4000, "BEIJING-30"), (2, 2000, "BEIJING-30"), (3, 2000, "BEIJING-30")]


# --- fines


@pytest.mark.rule("BEIJING-17", "BEIJING-50")
def test_fines_go_into_a_pot_that_the_next_winner_takes():
    table = table_of("beijing", HANDS, wall="1m9s", options={"manual_table": True})
    assert table.engine.rule_fine(table.record, table.seat("N"))
    assert table.engine.rule_fine(table.record, table.seat("E"))
    assert gains(table) == [-1000, 0, 0, -1000]
    assert gains(table.play("E 7m", "S 1m drawn", "W 9s drawn", "S win")) == [-1000, 4000, -2000, -1000]
    assert int(table.record.beside) == 0


@pytest.mark.rule("BEIJING-17")
def test_of_several_winners_the_nearest_takes_the_pot():
    hands = {**HANDS, "N": "123p456m78s66677z"}
    table = table_of("beijing", hands, wall="1m9s", options={"manual_table": True})
    table.engine.rule_fine(table.record, table.seat("E"))
    table.play("E 7m", "S 1m drawn", "W 9s drawn", "N win", "S win")
    assert gains(table) == [-1000, 2000, -4000, 2000 + 1000]


@pytest.mark.rule("BEIJING-17", "BEIJING-48")
def test_at_the_end_of_the_match_the_first_in_rank_takes_it():
    table = table_of(
        "beijing", HANDS, left=1, options={"manual_table": True}, before_deal={"dealer": 3, "deal_number": 3}
    )
    table.record.scores[:] = [25_000, 30_000, 20_000, 25_000]
    table.engine.rule_fine(table.record, 1)
    table.throw_drawn(3)
    assert [int(score) for score in table.record.scores][1] == 29_000  # drawn: the dealer stays, the pot too
    table.record.won_count = 0
    table.next_hand()
    table.close(1, "S")
    assert only(table.events, ev.MatchEnded)
    assert [int(score) for score in table.record.scores] == [25_000, 30_000, 20_000, 25_000]


@pytest.mark.rule("BEIJING-17", "BEIJING-50")
def test_a_fine_needs_the_option_and_a_hand_and_is_kept_with_the_match():
    with pytest.raises(FangchengError, match="no fine can be ruled: beijing knows none"):
        Match("beijing", seed=1, mode="interpreted").rule_fine(0)
    match = Match("beijing", seed=1, options={"manual_table": True}, mode="interpreted")
    [paid] = only(match.rule_fine(2), ev.Paid)
    assert (paid.cause, paid.changes) == ("fine", (0, 0, -1000, 0))
    again = Match.from_json(match.to_json(), mode="interpreted")
    assert again.scores == [25_000, 25_000, 24_000, 25_000]
    match.undo()
    assert match.scores == [25_000] * 4


@pytest.mark.rule("BEIJING-17", "BEIJING-49")
def test_nobody_draws_early_or_discards_before_he_has_drawn():
    table = table_of("beijing", HANDS, wall="1m9s")
    assert table.refusal("S", "1m") == "BEIJING-9"
    assert table.play("E 7m").wait().drawn() == "1m"  # the tile comes when the discard has passed, not before


@pytest.mark.by_day
@pytest.mark.rule("BEIJING-17")
def test_a_match_with_fines_is_written_as_a_record_and_played_again():
    match = Match("beijing", 5, {"manual_table": True}, mode="interpreted")
    chance, answers = random.Random(5), 0
    for _ in range(3):
        while not match.hand_over:
            seat = match.owed[0]
            match.act(seat, choose(match, seat, chance))
            answers += 1
            if answers % 30 == 7 and not match.hand_over:
                match.rule_fine(answers % 4)
        if not match.over:
            match.next_hand()
    record = record_of(match)
    assert [event.what for hand in record.hands for event in hand.events if isinstance(event, Payment)].count(
        "fine"
    ) > 2
    assert verify(record, mode="interpreted").mismatches == []
