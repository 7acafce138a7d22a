"""The page as an app of the device: its manifest, its icons, and what it says when the server is gone."""

import hashlib
import json
import struct

import pytest
from starlette.testclient import TestClient

from fangcheng.sentences import say
from fangcheng.web.server import STATIC, make_app
from web.served import served
from web.tables import QUICK

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


@pytest.fixture(scope="module")
def client():
    with TestClient(make_app(QUICK), base_url="http://127.0.0.1") as found:
        yield found


def test_the_manifest_names_icons_that_are_as_large_as_it_says(client):
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert manifest["display"] == "standalone"
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} == {"192x192", "512x512"}  # what browsers ask before they install
    for icon in pictures:
        png = client.get(f"/{icon['src']}").content
        width, height = struct.unpack(">II", png[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
    assert 'rel="manifest"' in client.get("/").text


def test_the_page_that_stays_without_a_server_has_words_in_every_language(client):
    page = client.get("/offline.html").text
    for language in LANGUAGES:
        for key in ("title", "lead", "kept", "again"):
            assert say(language, f"offline-{key}") in page


def test_a_browser_that_keeps_an_older_page_comes_for_the_new_one(client):
    """Browsers look for another worker at every visit, and install one that differs."""
    page = client.get("/offline.html").content
    assert f'"offline-{hashlib.sha256(page).hexdigest()[:12]}"' in client.get("/worker.js").text


def test_when_the_server_is_gone_the_browser_says_what_needs_it(page):
    with served() as there:
        address = f"http://127.0.0.1:{there.port}/"
        page.goto(address)
        page.wait_for_selector(".card")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(address)
    assert page.get_by_text(say("en", "offline-title")).is_visible()
    assert page.get_by_role("link", name=say("en", "offline-again")).bounding_box()["height"] >= 44


def test_while_the_server_answers_its_own_page_is_shown_however_often_it_is_asked(page):
    with served() as there:
        address = f"http://127.0.0.1:{there.port}/"
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_selector(".card")
        assert page.get_by_text(say("en", "offline-title")).count() == 0
