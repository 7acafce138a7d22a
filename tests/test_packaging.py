"""What is released: the contents of sdist and wheel, and what they say of themselves."""

import email.parser
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def made(kind, source, folder):
    """The sdist or wheel made of a source tree, without building its page."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    environment = {**os.environ, "FANGCHENG_CLIENT": "skip"}
    subprocess.run(command, cwd=source, env=environment, check=True, capture_output=True)
    [archive] = folder.iterdir()
    return archive


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """Names in the sdist, without its topmost folder, and the tree unpacked."""
    tree = tmp_path_factory.mktemp("tree")
    with tarfile.open(made("sdist", ROOT, tmp_path_factory.mktemp("sdist"))) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
        archive.extractall(tree, filter="data")
    [unpacked] = tree.iterdir()
    return names, unpacked


@pytest.fixture(scope="module")
def wheel(sdist, tmp_path_factory):
    return made("wheel", sdist[1], tmp_path_factory.mktemp("wheel"))


@pytest.mark.by_day
def test_the_sdist_holds_source_rules_and_documentation_and_no_tests(sdist):
    names, _ = sdist
    for path in ("README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "hatch_build.py", "web/package-lock.json"):
        assert path in names
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.*")} <= set(names)
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "rules").rglob("*.*")} <= set(names)
    assert [name for name in names if "tests" in Path(name).parts or "node_modules" in Path(name).parts] == []


def test_the_page_of_an_sdist_counts_as_made_from_its_sources(sdist):
    code = "import pathlib, hatch_build; print(hatch_build.digest(pathlib.Path('.')))"
    told = [
        subprocess.run([sys.executable, "-c", code], cwd=where, check=True, capture_output=True, text=True).stdout
        for where in (ROOT, sdist[1])
    ]
    assert told[0] == told[1]


def test_the_wheel_says_where_the_project_lives_and_which_pythons_it_knows(wheel):
    with zipfile.ZipFile(wheel) as archive:
        [path] = [name for name in archive.namelist() if name.endswith("METADATA")]
        said = email.parser.Parser().parsestr(archive.read(path).decode())
        assert {f"fangcheng/rulebooks/{name}.md" for name in ("riichi", "common", "how_to_play/riichi.ja")} <= set(
            archive.namelist()
        )
        assert {f"fangcheng/handbook_pages/{name}" for name in ("README.md", "CHANGELOG.md", "docs/match.md")} <= set(
            archive.namelist()
        )
    assert all("://" in url for url in said.get_all("Project-URL"))
    assert said["Requires-Python"] == ">=3.11"
    known = {line.rpartition(" :: ")[2] for line in said.get_all("Classifier") if "Python :: 3." in line}
    assert known == set(PYTHONS)


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
def test_the_wheel_works_where_it_is_installed(wheel, tmp_path, version):
    """One compiled match, and the smoke file, in a new environment without this tree."""
    python = shutil.which(f"python{version}")
    if python is None or subprocess.run([python, "--version"], check=False, capture_output=True).returncode != 0:
        pytest.skip(f"no python{version} on this machine that starts")
    subprocess.run([python, "-m", "venv", tmp_path / "env"], check=True)
    python = tmp_path / "env/bin/python"
    subprocess.run(
        [python, "-m", "pip", "install", "-q", f"{wheel}[play]", "pytest", "httpx2"], check=True, capture_output=True
    )
    shutil.copy(ROOT / "tests/test_smoke.py", tmp_path)
    ran = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_smoke.py"],
        cwd=tmp_path, check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:]
    code = "from fangcheng import Match; m = Match('sichuan', 1, mode='compiled'); print(m.act(m.owed[0], 'lack m'))"
    subprocess.run([python, "-c", code], cwd=tmp_path, check=True, capture_output=True)


@pytest.mark.slow
def test_the_wheel_alone_is_a_small_library(wheel, tmp_path):
    """NumPy, msgspec and platformdirs come with it and nothing else; all four take less than 100 MB."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    packages = next((tmp_path / "env").glob("[Ll]ib/**/site-packages"))
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", packages, wheel], check=True)
    there = {path.name.partition("-")[0] for path in packages.glob("*.dist-info")}
    assert there == {"fangcheng", "msgspec", "numpy", "platformdirs"}
    assert sum(path.stat().st_size for path in packages.rglob("*") if path.is_file()) < 100e6
    code = "from fangcheng import Match, score; print(Match('sichuan', 1).legal(0)[0].label)"
    ran = subprocess.run(
        [tmp_path / "env/bin/python", "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert ran.stdout == "lack m\n"


def test_play_py_alone_says_what_it_needs_and_leaves_nothing(tmp_path):
    alone = shutil.copy(ROOT / "play.py", tmp_path)
    ended = subprocess.run([sys.executable, alone], cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("play.py needs the whole folder of Fangcheng beside it; ")
    assert [path.name for path in tmp_path.iterdir()] == ["play.py"]
