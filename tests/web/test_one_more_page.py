"""A variant that lies in a folder of one's own, in the browser: its card, its options, its rules, its table."""

import shutil
import threading
import time
from pathlib import Path

import pytest
import uvicorn

from fangcheng import variants
from fangcheng.web.server import STATIC, listen, make_app
from web.tables import FREE, QUICK

RULES = Path(__file__).parents[1] / "rules"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with the page and its book; what FANGCHENG_VARIANTS names."""
    for name in ("qingshi.py", "qingshi.md"):
        shutil.copy(RULES / name, tmp_path)
    monkeypatch.setattr(variants, "__path__", [*variants.__path__])
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_it_is_chosen_read_and_played_in_the_browser(page, folder):
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(make_app(QUICK, bounds=FREE), ws="websockets-sansio", log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    try:
        page.goto(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        page.get_by_role("button", name="Qingshi, ").click()  # on the map, below the games that have a place there
        page.get_by_role("link", name="Rules: Qingshi").click()
        page.get_by_text("Nobody chows.").wait_for()
        page.go_back()
        page.get_by_role("button", name="Qingshi, ").click()
        page.get_by_role("button", name="Options: Qingshi").click()
        page.get_by_label("Stones").select_option(label="cheap")
        page.locator(".drawer").get_by_role("button", name="Play", exact=True).click()
        page.get_by_text("Choose three tiles of one suit").first.wait_for()
        assert page.locator(".hand .tile").count() >= 13
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()
