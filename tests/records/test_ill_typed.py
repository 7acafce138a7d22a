"""What is wrong with a value is told in words, with the field first."""

import pytest

from fangcheng.errors import RecordError
from fangcheng.records import read_source
from fangcheng.records.opening import Source
from records.samples import SAMPLES


@pytest.mark.parametrize(
    ("form", "harm", "words"),
    [
        ("mjai", ('"actor": 0', '"actor": 9'), "actor: a whole number of at most 3 expected"),
        ("mjai", ('"actor": 0', '"actor": "x"'), "actor: a whole number expected, not a text"),
        ("mjai", ('"actor": 0, ', ""), 'no "actor"'),
        ("mjai", ('"type": "tsumo"', '"type": "tsumu"'), 'type: unknown word "tsumu"'),
        ("native", ('"seat":1', '"seat":null'), "seat: a whole number expected, not nothing"),
        ("tenhou6", ('"log": [', '"log": 3, "x": ['), "log: a list expected, not a whole number"),
        ("majiang", ('"jushu": 0', '"jushu": -1'), "qipai.jushu: a whole number of at least 0 expected"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_in_words(form, harm, words):
    assert harm[0] in SAMPLES[form]
    with pytest.raises(RecordError) as refusal:
        list(read_source(Source("damaged", SAMPLES[form].replace(*harm, 1))))
    assert str(refusal.value).endswith(f": {words}")
    assert "`" not in str(refusal.value)


@pytest.mark.parametrize(("old", "new"), [('"actor": 0', '"{}": 0'), ('"type": "tsumo"', '"type": "{}"')])
def test_a_word_of_a_thousand_letters_is_cut_in_the_refusal(old, new):
    with pytest.raises(RecordError) as refusal:
        list(read_source(Source("damaged", SAMPLES["mjai"].replace(old, new.format("long" * 1000), 1))))
    assert len(str(refusal.value)) < 200
