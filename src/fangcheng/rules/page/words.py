"""What each page and each copy of one is held to when it is made: settings, words, topics and patterns there are."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.errors import BadOption, BadSetting, UnknownName
from fangcheng.rules.counted import check_listed
from fangcheng.rules.option import Option
from fangcheng.rules.page.places import at, in_page
from fangcheng.rules.settings import check_price, check_settings, pattern_number
from fangcheng.rules.topics import TOPICS

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

COLUMNS = ("prices", "open_prices", "drawn_prices", "yakuman")  # the price lists of a page


def check_words(page: "Ruleset") -> None:
    """Raise UnknownName, BadSetting or UncountedPrice for what no setting, topic or pattern is, or no word of one."""
    for number, settings in page.rules.items():
        with at("rules", number):
            check_settings(f"{page.id}, {page.rule(number)}", settings, page.local_patterns)
    for number, topics in page.topics.items():
        with at("topics", number):
            _check_topics(topics)
    for option in page.options:
        with at("options", option.key):
            _check_option(page, option)
    check_settings(page.id, page.settled, page.local_patterns)
    _check_local(page)
    for part in COLUMNS:
        for name, price in getattr(page, part).items():
            with at(part, name):
                check_price(page.id, name, price)
                check_listed(page.id, page.pattern_id(name), price)


def _check_option(page: "Ruleset", option: Option) -> None:
    for value, told in option.value_topics.items():
        for topics in told.values():
            with at("value_topics", value):
                _check_topics(topics)
    for value, settings in option.choices.items():
        with at("choices", value):
            check_settings(f"{page.id}, {option.key} = {in_page(value)}", settings, page.local_patterns)
    if not option.choices and option.low is not None and option.high is not None and option.low <= option.high:
        check_settings(f"{page.id}, {option.key}", option.settings(page.id, option.low))


def _check_topics(topics: Iterable[str]) -> None:
    if isinstance(topics, str):
        raise BadSetting("topics", repr(topics), "a list of topics", f'("{topics}",)')
    for topic in topics:
        if topic not in TOPICS:
            with at(topic):
                raise UnknownName("topic of a rule", topic, TOPICS)


def _check_local(page: "Ruleset") -> None:
    """Refuse a name of the catalogue for another pattern, and two local names of one pattern."""
    meant = [local.of for local in page.local_patterns.values()]
    for name, local in page.local_patterns.items():
        with at("local_patterns", name):
            pattern_number(local.of)
            if name in PATTERN_IDS or meant.count(local.of) > 1:
                raise BadOption(page.id, "local_patterns", name, "one name a pattern, and none of the catalogue")
