"""What is wrong with a value of a record, in words for who has the file rather than for who wrote the reader."""

import re

KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
PLACE = re.compile(r"(.*?) - at `(?:key in )?\$\.?([^`]*)`", re.DOTALL)
WORDS: tuple[tuple[str, str], ...] = (
    (r"Expected `(\w+)` <= (\S+)", "{0} of at most {1} expected"),
    (r"Expected `(\w+)` >= (\S+)", "{0} of at least {1} expected"),
    (r"Expected `(\w+)` of length (\d+)(?:, got (\d+))?", "{0} of {1} expected"),
    (r"Expected `(\w+)` matching regex .*", "{0} of another form expected"),
    (r"Expected `([\w |]+)`, got `(\w+)`", "{0} expected, not {1}"),
    (r"Object missing required field `(.*)`", 'no "{0}"'),
    (r"Object contains unknown field `(.*)`", 'unknown field "{0}"'),
    (r"Invalid enum value '?(.*?)'?", 'unknown word "{0}"'),
    (r"Invalid value '(.*)'", 'unknown word "{0}"'),
)

LONGEST = 80  # letters of a word of the record, or of the way to it, that a refusal shows


def in_words(refusal: Exception) -> str:
    """Return a decoder's refusal as a phrase that begins with the field; one that is not known here as it is."""
    told = str(refusal)
    found = PLACE.fullmatch(told)
    what, field = (found[1], found[2]) if found else (told, "")
    for pattern, words in WORDS:
        if match := re.fullmatch(pattern, what, re.DOTALL):
            what = words.format(*(_kinds(part or "") for part in match.groups()))
            break
    return f"{_short(field)}: {what}" if field else what


def _kinds(told: str) -> str:
    """Return the decoder's names of types as words; anything else as it is, but for its length."""
    return _short(" or ".join(KINDS.get(one, one) for one in told.split(" | ")))


def _short(told: str) -> str:
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 3]}..."
