"""Whole numbers that a program has written with a point: 25000.0, or 2.5e4."""

import json
import re

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read_source
from fangcheng.records.opening import Source
from records.samples import SAMPLES

FOREIGN = ("tenhou6", "mjai", "majiang", "botzone")


def rewritten(text, write):
    """The same lines of JSON with every number from `write`."""

    def other(value):
        if isinstance(value, dict):
            return {key: other(one) for key, one in value.items()}
        if isinstance(value, list):
            return [other(one) for one in value]
        return f"<{write(value)}>" if isinstance(value, int) and not isinstance(value, bool) else value

    lines = text.splitlines() if text.count("\n{") else [text]
    return "\n".join(re.sub(r'"<(.*?)>"', r"\1", json.dumps(other(json.loads(line)))) for line in lines)


@pytest.mark.parametrize("write", ["{}.0".format, "{}.000".format, "{}e0".format], ids=["point", "zeros", "exponent"])
@pytest.mark.parametrize("name", FOREIGN)
def test_every_number_may_be_written_with_a_point(name, write):
    text = rewritten(SAMPLES[name], write)
    assert text != SAMPLES[name]
    assert list(read_source(Source("points", text))) == list(read_source(Source("plain", SAMPLES[name])))


def test_what_stands_in_a_text_stays():
    text = SAMPLES["mjai"].replace('["a", "b", "c"]', r'["1.0", "\"2.0", "c 3.0 "]')
    [game] = read_source(Source("names", text))
    assert game.players == ("1.0", '"2.0', "c 3.0 ")


def test_half_a_point_is_still_refused_at_its_place():
    with pytest.raises(RecordError, match=r"scores.*a whole number expected, not a number"):
        list(read_source(Source("half", SAMPLES["mjai"].replace("35000", "35000.5", 1))))
    with pytest.raises(RecordError, match="line 2"):
        list(read_source(Source("large", SAMPLES["mjai"].replace("35000", "1.0e300", 1))))
