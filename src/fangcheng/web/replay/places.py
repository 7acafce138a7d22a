"""Where in its file something stands: the line, in formats that have one for every event; else hand and event."""

from fangcheng.records.model import GameRecord
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.web.page.texts import names
from fangcheng.web.replay.shelf import Shelved
from fangcheng.web.wire import Names


def place_of(record: Shelved, number: int, hand: int, event: int) -> Names:
    """Return the place of an event of a game in words. Hand and event count from 1; 0 is the game, or hand, itself."""
    if record.format == "native":
        before = sum(_lines_of(game) for game in record.games[:number])
        inside = sum(1 + len(one.events) for one in record.games[number].hands[: max(hand - 1, 0)])
        return in_words("replay-line", line=before + 1 + inside + (1 + event if hand else 0))
    key = "replay-event" if event else "replay-hand" if hand else "replay-game"
    return in_words(key, game=number + 1, hand=hand, event=event)


def in_words(key: str, **args: int | str) -> Names:
    """Return a place, or what is said of it, in four languages."""
    return names({language: say(language, key, **args) or "" for language in LANGUAGES})


def _lines_of(game: GameRecord) -> int:
    return 1 + sum(1 + len(hand.events) for hand in game.hands) + (game.final is not None)
