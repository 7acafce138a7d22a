"""Whether a table of options has the same default in two languages: what is on, and which choice is named."""

import re

import msgspec

from fangcheng.books.rulebooks import variants_with_book
from fangcheng.rules.option import Option, Value, plain
from fangcheng.variants import load_known
from fangcheng.web.page.option_words import value_name

SWITCHES = {"zh-Hans": ("开", "关"), "ja": ("あり", "なし")}
_SWITCH = re.compile(r"(on|off|none)\b", re.I)


def switched(language: str, english: str, other: str) -> str:
    """Return that an option is on in one language and off in the other, else nothing."""
    said, told = _SWITCH.match(english), re.match(f"({'|'.join(SWITCHES[language])})(?![\u3400-\u9fff])", other)
    if not told or (said and (said[1].lower() == "on") == (told[1] == SWITCHES[language][0])):
        return ""
    return f"{english.split(' ')[0]!r} in English, {told[1]!r} here"


def other_choice(book: str, language: str, row: str, english: str, other: str) -> str:
    """Return that a default is called here as another choice of its option is, else nothing."""
    key = re.match("[a-z_0-9]+", row)
    page = load_known(book).page if book in variants_with_book() else None
    option = next((one for one in page.options if key and one.key == key[0]), None) if page else None
    if option is None or plain(english) not in option.choices:
        return ""
    names = {choice: _called(option, choice, language) for choice in option.choices if isinstance(choice, str)}
    taken = [choice for choice, name in names.items() if name and other.startswith(name)]
    meant = [choice for choice in taken if choice == plain(english)]
    return f"{english!r} in English, the name of {taken[0]!r} here" if taken and not meant else ""


def _called(option: Option, choice: Value, language: str) -> str:
    """Return what a choice is called in a language, as far as a table writes it."""
    names = msgspec.to_builtins(value_name(option, choice))
    return str(names.get(language.replace("-", "_").lower(), "")).split("：")[0]
