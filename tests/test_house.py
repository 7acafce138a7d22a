"""Every file of the package is a room with one job: its first sentence names it, and it is not long."""

import ast
import re
import warnings
from pathlib import Path

import pytest

import fangcheng

SOURCE = Path(fangcheng.__file__).parent
LONG = 400  # lines; from here on somebody should ask whether the file has two jobs
ABSURD = 700  # nobody finds his way in it, whatever its job

# A second job joined to the first: in a clause of its own, or as another verb of a file that says what it does.
JOINED = re.compile(r", and\b|\band also\b|\bas well as\b|\bbesides\b")
VERBS = "Builds|Checks|Compares|Counts|Draws|Finds|Gives|Holds|Keeps|Makes|Plays|Reads|Runs|Says|Sends|Tells|Writes"
TWO_VERBS = re.compile(rf"^(?:{VERBS})\b.*\band\b")


def first_sentence(source: str) -> str:
    """The first sentence of a file, empty where it has none."""
    paragraph = (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0]
    return re.split(r"(?<=[^.]\.)\s", " ".join(paragraph.split()), maxsplit=1)[0]


def headline(sentence: str) -> str:
    """What names the job: all before the first colon or semicolon; what follows only tells more of it."""
    return re.split(r"[:;]\s", re.sub(r"`[^`]*`", "", sentence), maxsplit=1)[0]


def joins_two_jobs(sentence: str) -> bool:
    """Whether a first sentence names a second job. Two things that are one, dealer and seat, are one job."""
    head = headline(sentence)
    return bool(JOINED.search(head) or TWO_VERBS.search(head) or "; and" in sentence)


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}


def test_the_first_sentence_of_a_file_names_one_job(files):
    assert len(files) > 600
    sentences = {path: first_sentence(source) for path, source in files.items()}
    assert [path for path, sentence in sentences.items() if not sentence] == []
    assert {path: sentence for path, sentence in sentences.items() if joins_two_jobs(sentence)} == {}


@pytest.mark.filterwarnings("default")
def test_no_file_is_absurdly_long(files):
    """Length is a question, not an answer: a long file with one job stays whole, and nothing is divided to be short."""
    lengths = {path: len(source.splitlines()) for path, source in files.items()}
    for path, lines in lengths.items():
        if lines > LONG:
            warnings.warn(f"{path} has {lines} lines: has it one job still?", stacklevel=1)
    assert {path: lines for path, lines in lengths.items() if lines > ABSURD} == {}


@pytest.mark.parametrize(
    "sentence",
    [
        "Reads a record and writes it.",
        "What is paid for kongs, and the order of seats.",
        "The wall of a hand; and who deals next.",
        "Tiles as well as melds.",
        "How a bot is found by `module:Name`, and what it answers.",
    ],
)
def test_a_sentence_of_two_jobs_would_be_found(sentence):
    assert joins_two_jobs(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Sets and a pair: how far a hand is from them, and which tiles it wants.",
        "Reads mjai's lines; writer.py writes them, and the rest.",
        "Horses and birds (买马, 扎鸟): tiles turned up after a win.",
        "Who deals next, by the rules of the match, where a win keeps the deal and a draw may.",
    ],
)
def test_a_sentence_of_one_job_may_name_two_things(sentence):
    assert not joins_two_jobs(sentence)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('"""One job.\n\nMore of it, and more."""', "One job."),
        ('"""One job ... and so\non. Another thought."""', "One job ... and so on."),
        ("import re", ""),
    ],
)
def test_the_first_sentence_is_found(source, sentence):
    assert first_sentence(source) == sentence


def test_no_test_needs_a_thread_without_a_loop():
    """Playwright leaves a loop running in the main thread, so a loop of a test turns in another: `run_apart`."""
    tests = Path(__file__).parent
    apart = {"web/tables.py", "web/test_wall_page.py", "web/killed.py"}  # the helper, a thread, a program
    started = re.compile(r"asyncio\.(?:run|Runner)\(|run_until_complete\(")
    found = {str(path.relative_to(tests)) for path in tests.rglob("*.py") if started.search(path.read_text("utf-8"))}
    assert found <= apart
