"""The handbook as it is made: no complaint, no dead link, nothing asked of the network; served by `fangcheng docs`."""

import os
import re
import subprocess
import sys
import threading
import urllib.request
import zlib
from pathlib import Path

import pytest

from fangcheng.cli import main
from fangcheng.errors import FangchengError
from fangcheng.handbook import build
from fangcheng.handbook.mentioned import PUBLIC
from fangcheng.handbook.modules import module
from fangcheng.handbook.serve import server_of
from fangcheng.variants import IDS

WORK = Path(__file__).resolve().parents[2] / "build" / "handbook"  # where test.py makes it too
LINK = re.compile(r'<(?:a|link|img|script)\b[^>]*?\b(?:href|src)="([^"]*)"')


@pytest.fixture(scope="module")
def site() -> Path:
    """Made in a process of its own, for Sphinx keeps much for the rest of one."""
    done = subprocess.run([sys.executable, "-m", "fangcheng.handbook", str(WORK)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    return WORK / "html"


@pytest.fixture(scope="module")
def texts(site) -> dict[str, str]:
    """The pages of the site by their paths in it."""
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}


@pytest.mark.by_day
def test_every_link_of_the_site_leads_to_a_file_and_a_place_in_it(site, texts):
    known = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in texts.items()}
    lost, followed = set(), 0
    for page, text in texts.items():
        for target in LINK.findall(text):
            path, _, anchor = target.partition("?")[0].partition("#")
            if re.match(r"[a-z]+:", path) or target in ("", "#"):
                continue
            there = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
            followed += 1
            if not (site / there).is_file() or (anchor and there in known and anchor not in known[there]):
                lost.add(f"{page}: {target}")
    assert followed > 5000
    assert lost == set()


@pytest.mark.by_day
def test_the_site_asks_nothing_of_the_network(texts):
    asked = re.compile(r'<(?:script|link|img|iframe)\b[^>]*?\b(?:href|src)="((?:https?:)?//[^"]*)"')
    assert {page: found for page, text in texts.items() if (found := asked.findall(text))} == {}


@pytest.mark.by_day
def test_the_site_has_every_rulebook_every_page_and_every_public_name(site, texts):
    assert {f"rules/{game}.html" for game in IDS} <= texts.keys()
    assert {"index.html", "CHANGELOG.html", "docs/cookbook.html", "docs/stability.html", "search.html"} <= texts.keys()
    index = (site / "objects.inv").read_bytes().partition(b"using zlib.\n")[2]
    names = {line.split()[0] for line in zlib.decompress(index).decode().splitlines()}
    wanted = {f"{place}.{name}" for place in PUBLIC for name in module(place).public} - {
        "fangcheng.records.RecordError"
    }
    assert wanted - names == set()
    assert {"fangcheng.Match.act", "fangcheng.View.outlooks", "fangcheng.Tables.step"} <= names


@pytest.mark.by_day
def test_the_margin_of_a_page_opens_at_the_page(texts):
    margin = texts["rules/sichuan.html"].partition('class="sidebar-tree"')[2].partition("</aside>")[0]
    assert margin.count("current-page") == 1
    assert re.search(r'current-page"><a class="reference internal current" href="#">Sichuan', margin)


@pytest.mark.by_day
def test_a_site_whose_sources_are_the_same_is_not_made_again(site):
    before = (site / "index.html").stat().st_mtime_ns
    assert build.site(WORK) == site
    assert (site / "index.html").stat().st_mtime_ns == before


@pytest.mark.by_day
def test_what_is_served_is_the_site(site):
    with server_of(site, 0) as server:
        turning = threading.Thread(target=server.serve_forever)
        turning.start()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{server.server_address[1]}/docs/match.html") as answer:
                assert b"A match, move by move" in answer.read()
        finally:
            server.shutdown()
            turning.join()


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path):
    with server_of(tmp_path, 0) as server, pytest.raises(FangchengError, match="without --port a free one is taken"):
        server_of(tmp_path, server.server_address[1])


def test_a_number_that_no_port_has_is_refused_in_one_line(tmp_path):
    with pytest.raises(FangchengError, match=r"port 99999: .*0-65535; without --port"):
        server_of(tmp_path, 99_999)


def test_without_the_generator_one_line_says_how_to_get_it(monkeypatch, capsys):
    monkeypatch.setattr(build, "GENERATOR", ("a-generator-that-nobody-has",))
    assert main(["docs"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert 'a-generator-that-nobody-has, which is not installed: pip install "fangcheng[docs]"' in said


def test_pages_are_not_written_over_a_folder_that_is_there(tmp_path, capsys):
    assert main(["docs", "--out", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_pages_are_written_into_a_new_folder(tmp_path, monkeypatch, capsys):
    made = tmp_path / "made"
    made.mkdir()
    (made / "index.html").write_text("<h1>Fangcheng</h1>", encoding="utf-8")
    monkeypatch.setattr(build, "site", lambda work, when_made: made)
    assert main(["docs", "--out", str(tmp_path / "new")]) in (None, 0)
    assert (tmp_path / "new" / "index.html").read_text(encoding="utf-8") == "<h1>Fangcheng</h1>"
    assert capsys.readouterr().out.strip() == str(tmp_path / "new" / "index.html")


@pytest.mark.filterwarnings(r"ignore:'myst_parser\S+' is deprecated")  # it is Sphinx's word to MyST, not to us
def test_what_the_generator_complains_of_is_an_error_that_says_it(tmp_path, monkeypatch):
    def lay_out(folder: Path) -> None:
        folder.mkdir(parents=True)
        (folder / "index.md").write_text("# A page\n\n[dead](no-such-page.md)\n", encoding="utf-8")

    monkeypatch.setattr(build, "lay_out", lay_out)
    with pytest.raises(FangchengError, match=r"index\.md:3: .*no-such-page\.md"):
        build.site(tmp_path)
    assert not (tmp_path / build.STATE).exists()
