"""`fangcheng rules`: read a rulebook, or one rule of it."""

from fangcheng.books.rulebooks import readable, rule_text, rulebook, rules_of
from fangcheng.cli.options import Switch, offered
from fangcheng.cli.output import print_json


def rules(
    variant: str,
    rule: str | None = None,
    /,
    *,
    json: Switch = False,
) -> None:
    """Read a rulebook, or one numbered rule.

    e.g. fangcheng rules riichi 75

    Parameters
    ----------
    variant
        Whose rules; all kinds of mahjong that have a book, also those one cannot play yet. `common` is what
        many of them share.
    rule
        A number or a pattern: RIICHI-75, 75, P3 or pinfu. [default: the whole book]
    json
        Rules by id as one JSON document.
    """
    variant = offered(variant)
    if rule is not None:
        found, text = rule_text(variant, rule)
        if json:
            print_json({found: text})
        else:
            print(f"{found}  {plain(readable(text))}")
    elif json:
        print_json(rules_of(variant))
    else:
        print(readable(rulebook(variant)).rstrip())


def plain(text: str) -> str:
    """Write a row of a table as a line."""
    return " · ".join(cell.strip() for cell in text.split("|") if cell.strip())
