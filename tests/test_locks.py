"""What pip installs is what uv.lock says, from the one public index."""

import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCK = (ROOT / "uv.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["play", "test", "cuda"])
def test_pip_gets_the_versions_of_the_lock(name):
    locked = {(package["name"], package["version"]) for package in tomllib.loads(LOCK)["package"]}
    wanted = re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / f"locks/{name}.txt").read_text(encoding="utf-8"), re.M)
    assert wanted
    assert set(wanted) - locked == set()


def test_the_lock_names_no_other_index():
    hosts = {urlsplit(url).hostname for url in re.findall(r'"(\w+://[^"]+)"', LOCK)}
    assert hosts <= {"pypi.org", "files.pythonhosted.org"}


def test_the_lock_knows_every_dependency_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (ours,) = [package for package in tomllib.loads(LOCK)["package"] if package["name"] == "fangcheng"]
    assert {package["name"] for package in ours["dependencies"]} == names(project["project"]["dependencies"])
    extras = project["project"]["optional-dependencies"]
    assert extras.keys() == ours["optional-dependencies"].keys()
    for extra, wanted in extras.items():
        assert names(wanted) - {"fangcheng"} <= names(one["name"] for one in ours["optional-dependencies"][extra])


def names(wanted):
    """The names of packages as the index spells them, without versions."""
    return {re.split(r"[^\w.-]", line)[0].replace(".", "-") for line in wanted}
