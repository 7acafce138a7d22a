"""Terms of a room: whether they can be played by, and how many people they seat."""

from fangcheng.core.state.rule_codes import LIVE
from fangcheng.errors import FangchengError
from fangcheng.web import bodies
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.table.bots import check_manner


def places_for(terms: bodies.RoomTerms) -> int:
    """Return how many people play by these terms, those who wait for a seat included.

    Raises FangchengError for what does not exist, for a chosen wall, and where claims are first come: no window could
    hide there who may claim.
    """
    new = terms.table
    if new.seed is not None:
        raise FangchengError("people-no-seed")
    if new.bank and not new.seconds:
        raise FangchengError("error-bank-alone")
    check_manner(new.bots, new.temperament)
    ruleset = ruleset_of(new.variant, new.house)
    rules = ruleset.record(ruleset.choose(new.options, new.preset))[0]
    if rules["claim_timing"] == LIVE:
        raise FangchengError("people-no-live")
    return max(int(rules["seats"]), int(rules["persons"]))
