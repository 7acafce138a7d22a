"""The files of the page: compressed forms, what browsers may keep, and how much a first visit costs."""

import gzip
import re

import pytest
from starlette.testclient import TestClient

from fangcheng.web.files import FOR_EVER
from fangcheng.web.server import STATIC, make_app
from web.tables import QUICK

SCRIPT = b"export const tiles = 'manzu, pinzu, souzu';\n" * 99
FIRST_VISIT = 200_000  # bytes


@pytest.fixture
def client(tmp_path):
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (assets / "index-abc.js").write_bytes(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-abc.js.br").write_bytes(b"brotli")  # never unpacked here
    with TestClient(make_app(QUICK, tmp_path), base_url="http://127.0.0.1") as client:
        yield client


def test_a_file_is_sent_compressed_to_who_reads_it(client):
    packed = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.content == SCRIPT
    assert "javascript" in packed.headers["content-type"]
    plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert "accept-encoding" in plain.headers["vary"].lower()
    assert "accept-encoding" in packed.headers["vary"].lower()


def test_the_smallest_form_is_preferred(client):
    with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"brotli"


def test_browsers_keep_files_whose_names_change_and_ask_for_the_others(client):
    script, index = client.get("/assets/index-abc.js"), client.get("/")
    assert script.headers["cache-control"] == FOR_EVER
    assert index.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": index.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_a_first_visit_costs_at_most_200_kilobytes():
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as client:
        page = client.get("/").text
        linked = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
        scripts = [path for path in linked if path.endswith(".js")]
        named = re.findall(r"[\w-]+\.svg", "".join(client.get(f"/{path}").text for path in scripts))
        styles = "".join(client.get(f"/{path}").text for path in linked if path.endswith(".css"))
        named += re.findall(r"brush-calls[\w-]*\.woff2", styles)  # the logo; seals are fetched at the first win
        assert scripts
        assert any(name.endswith(".svg") for name in named)
        assert any(name.endswith(".woff2") for name in named)
        paths = ["", "api/variants", *linked, *(f"assets/{name}" for name in set(named))]
        cost = 0
        for path in paths:
            with client.stream("GET", f"/{path}", headers={"accept-encoding": "gzip"}) as answer:
                assert answer.status_code == 200, path
                cost += len(b"".join(answer.iter_raw()))
        assert cost <= FIRST_VISIT, cost
