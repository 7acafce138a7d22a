"""What the values of options are called in the four languages."""

from fangcheng.rules.option import Option, Value, keys_of_word
from fangcheng.web import wire
from fangcheng.web.page.texts import names
from fangcheng.web.page.words import names_of


def value_name(option: Option, value: Value) -> wire.Names:
    """Name one value: the page's own name, or that of the word; a word may mean something else in one option."""
    if value in option.labels:
        return names(option.labels[value])
    return word_name(option.key, value)


def word_name(key: str, value: Value) -> wire.Names:
    """Name the value of an option or a setting with this key by the words that games share, else as it is written."""
    if isinstance(value, bool):
        return names_of("on" if value else "off") or names({})
    found = next((name for key in keys_of_word(key, value) if (name := names_of(key))), None)
    return found or names({"en": str(value).replace("_", " ")})
